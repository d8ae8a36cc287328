# What a position of Labyrinth may not say, and what no state may be.

refusal-other-game = game: { $got } — другая игра; ожидается { $expected }
refusal-no-rules = rules: { $rules } неизвестно; ожидается одно из: { $known-comma }
refusal-scenario-rules = scenario: { $scenario } играется по правилам { $rules }, а не { $asked }
refusal-campaign-scenario = scenario: кампания начинается со сценария «Войны против терроризма», а не с { $scenario }
refusal-opponent-rules = seats: соперник из правила { $rule } играет только в «Войну против терроризма», но не в «Пробуждение» и не в кампанию (9); для { $seat } ожидается: { $expected-comma }
refusal-other-deck = { $key }: карты { $card } здесь нет; в этой игре карты от { $first } до { $last } (10.0, 11.3.5)
refusal-faults = { $faults-semicolon }
refusal-no-country = { $key }: такой страны нет
refusal-country-keys = { $key }: ожидаются ключи вроде governance или cells, дано { $value }
refusal-no-marker-here = { $key }: { $marker } — не жетон этой страны
refusal-no-marker = events: жетона { $marker } нет
refusal-marker-twice = events: { $name } указан дважды, а жетон один
refusal-no-lapsing = lapsing: { $got } неизвестно; ожидается одно из: { $known-comma }
refusal-no-plot = { $key }: { $plot } — не теракт; ожидается 1, 2, 3 или wmd
refusal-phase-card = phase.card: { $card } — не 1 и не 2
refusal-us-holds = us_holds: США сохраняют последнюю карту только от конца своей фазы до терактов (5.2.4)
refusal-mini-deck = mini_deck: { $value } — не от 0 до { $most }
refusal-mini-decks = mini_decks: только против соперника из правила 9
refusal-outcome-over = outcome: исход есть у оконченной игры и только у неё
refusal-outcome-keys = outcome: ожидаются winner, rule и reason
refusal-memory-country = { $key }: страны { $country } нет
refusal-no-card = { $key }: карты { $card } нет

fault-range = { $key }: { $value } — не от { $least } до { $most }
fault-turn = { $key }: { $value } — а должно быть 1 или больше
fault-negative = { $key }: { $count } меньше нуля
fault-cells = { $key }: ячеек на поле { $count }, а всего их { $most }
fault-troops = { $key }: подразделений на поле { $count }, а всего их { $most }
fault-marker-copies = { $key }: { $marker } — стран с этим жетоном { $count ->
        [2] две
       *[other] { $count }
    }, а жетонов всего { $copies ->
        [1] один
       *[other] { $copies }
    }
fault-wmd = { $key }: в каждой области от 0 до { $most }
fault-unsaid = { $key }: что-то изменено молча ({ $countries })
fault-occupied = { $key }: страны с фишками не те, что запомнены ({ $countries })
fault-marker-troops = { $key }: здешние жетоны не считаются за столько подразделений: { $count }
fault-sadr = { $key }: Садр бывает только в Ираке
fault-alignment-missing = { $key }: у мусульманской страны есть и правительство, и отношение к США или нет ни того ни другого
fault-untested = { $key }: не хватает; страна с фишками уже прошла проверку
fault-extremes = { $key }: не при хорошем и не при исламистском правительстве
fault-unmarked-regime-change = { $key }: в неопределившейся стране не может быть смены режима
fault-posture-muslim = { $key }: взгляды есть только у немусульманских стран
fault-governance-printed = { $key }: напечатано на поле и не меняется
fault-alignment-non-muslim = { $key }: отношение к США есть только у мусульманских стран
fault-muslim-markers = { $key }: такие жетоны бывают только в мусульманских странах
fault-israel-hard = { $key }: Израиль всегда за жёсткие меры
fault-posture-none = { $key }: своих взглядов у этой страны нет
fault-plots-face-down = { $key }: лицом вниз лежит больше терактов, чем их может там быть
fault-plots-hidden = { $key }: скрытыми могут быть только теракты в странах и только за настоящим столом против соперника из правила 9
fault-plot-count = { $key }: жетонов вида { $kind } — { $count }, а должно быть { $due }
fault-known = { $key }: известно, что карта на руке, на которой её нет
fault-pile = { $key }: только за настоящим столом против соперника из правила 9
fault-cards-face-down = { $key }: лицом вниз лежит больше карт, чем их может там быть
fault-no-card = { $key }: карты { $card } нет
fault-card-places = { $key }: карта { $card } сразу в нескольких местах: { $count }
fault-cards-missing = { $key }: нигде нет карт { $cards-comma }
fault-cards-missing-more = { $key }: нигде нет карт { $cards-comma } и ещё { $more }
fault-no-marker = { $key }: жетона { $name } нет
fault-excluding = { $key }: { $ended } и { $blocker } не могут быть в игре одновременно
fault-no-lapsing = { $key }: временного события { $name } нет
fault-first-plot = { $key }: не против соперника-исламиста из правила 9
fault-off-map = { $key }: { $count } быть не может; войска вне поля бывают только в «Пробуждении» (11.3.4)
fault-militia = { $key }: отрядов ополчения на поле { $count }, а всего их { $most } (11.2.9)
fault-unrest = { $key }: { $kind ->
        [reaction] жетонов реакции
       *[awakening] жетонов пробуждения
    } на поле { $count }, а всего их { $most } (11.2.9)
fault-unrest-place = { $key }: не в стране с хорошим или исламистским правительством и не с гражданской войной (11.1.4)
fault-unrest-non-muslim = { $key }: только в мусульманских странах (11.1.4)
fault-militia-place = { $key }: никогда в стране с хорошим или исламистским правительством (11.2.4)
fault-militia-non-muslim = { $key }: только в мусульманских странах (11.2.4)
fault-civil-war-place = { $key }: не в стране с хорошим или исламистским правительством и не со сменившимся режимом (11.2.2, 11.2.7)
fault-capitals = { $key }: столица Халифата одна (11.3.8), а не в странах { $countries-comma }
fault-capital-place = { $key }: только в стране с гражданской войной, сменившимся режимом или исламистским правительством (11.3.8)
fault-caliphate-cells = { $key }: все ячейки в Халифате активны (11.3.8.3)
fault-wmd-cache = { $key }: в этом арсенале от 0 до { $most } (11.3.1)
fault-campaign-decks = { $key }: колод в кампании { $decks }, первая по правилам war_on_terror, вторая по awakening
fault-held-back = { $key }: карты { $card } нет в колоде
