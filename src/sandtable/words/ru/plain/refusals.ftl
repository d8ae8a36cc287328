# What a position of A Distant Plain may not say, and what no state may be.

refusal-other-game = game: { $got } — другая игра; ожидается { $expected }
refusal-faults = { $faults-semicolon }
refusal-option = { $key }: { $value } неизвестно; ожидается одно из: { $values-comma }
refusal-hidden-and-eligibility = hidden_next: порядок фракций по следующей карте требует, чтобы её видели (2.3.1)
refusal-hidden-and-sudden = hidden_next: внезапная пропаганда требует, чтобы следующую карту видели (2.3.7)
refusal-deception-players = deception: только при трёх или четырёх игроках (7.3)
refusal-nonplayers-mixed = seats: { $seats-comma } следуют разным изданиям; в одной игре неигровые фракции играют по одним правилам (8.0)
refusal-nonplayers-and-teams = players: при { $value } один игрок ведёт несколько фракций; с неигровыми фракциями ({ $factions-comma }) игроков должно быть четверо (1.5, 8.0)
refusal-no-space = { $key }: такой территории нет
refusal-space-keys = { $key }: ожидаются ключи вроде police или taliban, дано { $value }
refusal-no-momentum = momentum: { $got } неизвестно; ожидается title:text, например одно из: { $known-comma }
refusal-elders = elders: фракция на жетоне и импульс tribal_elders бывают только вместе (5.4)
refusal-no-faction = { $key }: фракции { $faction } нет; ожидается: { $factions-comma }
refusal-acted-ineligible = { $key }: фракция не готова (2.3.1)
refusal-acted-many = acted: на карте действуют не более двух фракций (2.3)
refusal-no-card = { $key }: карты { $card } нет; ожидается от 1 до 72 или propaganda
refusal-propaganda-done = propaganda_done: { $value } не сходится с сыгранными картами и сценарием
refusal-draw-without-next = draw: если следующей карты нет, колода пуста
refusal-pile = piles: { $value } — не стопка; ожидаются events и propaganda
refusal-set-up-scenario = scenario: не хватает; готовят к игре сценарий (2.1)
refusal-deployment-option = options.open_deployment: силы расставляют только при открытой расстановке (setup.free)
refusal-cards-at-set-up = { $key }: колоду собирает подготовка; назовите разыгрываемую карту или никаких карт (2.1)
refusal-card-missing = card: позиции без сценария нужна разыгрываемая карта
refusal-phase = phase: только пока разыгрывается карта пропаганды (6.0)
refusal-outcome-over = outcome: исход есть у оконченной игры и только у неё
refusal-outcome-keys = outcome: ожидаются winner, rule, reason и standing четырёх фракций
refusal-executing = executing: фракция, которая исполняет своё событие вручную, и никто другой
refusal-under-way = { $key }: { $value } не сходится с тем, что исполняется
refusal-no-marker = { $key }: жетона { $marker } нет; ожидается: { $known-comma }
refusal-markers = { $key }: каждая фракция берёт два жетона (7.3)
refusal-agendas = { $key }: от 0 до 2 (7.3)

fault-range = { $key }: { $value } — не от 0 до { $most } ({ $rule })
fault-markers = { $key }: жетонов террора и саботажа { $count }, а всего их { $most } ({ $rule })
fault-returnees = { $key }: жетонов «+1 население» { $count }, а всего их { $most } ({ $rule })
fault-negative = { $key }: { $count } меньше нуля ({ $rule })
fault-pieces = { $key }: { $count ->
        [one] { $count } { $piece-one }
        [few] { $count } { $piece-few }
       *[other] { $count } { $piece-many }
    }, а всего их { $most } ({ $rule })
fault-available = { $key }: { $count ->
        [one] { $count } { $piece-one }
        [few] { $count } { $piece-few }
       *[other] { $count } { $piece-many }
    } среди доступных: не сходится ({ $rule })
fault-base-on-loc = { $key }: на линии сообщения баз не бывает ({ $rule })
fault-bases = { $key }: баз { $count }, а на территории их помещается { $most } ({ $rule })
fault-pakistan = { $key }: в Пакистане может быть только Талибан ({ $rule })
fault-hostility = { $key }: при враждебности Талибан в Пакистане активен ({ $rule })
fault-no-opinion = { $key }: на этой территории всегда нейтралитет ({ $rule })
fault-terror-on-loc = { $key }: на дороге бывает саботаж, а не террор ({ $rule })
fault-sabotage = { $key }: саботаж бывает только на дороге ({ $rule })
fault-returnees-where = { $key }: +1 население — только для Кабула и афганских провинций ({ $rule })
fault-control = { $key }: контроль не следует из фишек ({ $rule })
fault-unsaid = { $key }: что-то изменено молча ({ $spaces })
fault-propaganda = { $key }: карт пропаганды { $count }, а всего их { $most } ({ $rule })
fault-no-card = { $key }: карты { $card } нет ({ $rule })
fault-card-places = { $key }: карта { $card } сразу в нескольких местах: { $count } ({ $rule })
fault-cards-missing = { $key }: не хватает карт: { $count } ({ $rule })
fault-piles = { $key }: ещё не раскрытых событий всего { $count } ({ $rule })
fault-no-capability = { $key }: { $name } — не возможность ({ $rule })
fault-no-momentum = { $key }: { $name } — не импульс ({ $rule })
fault-momentum-twice = { $key }: один и тот же импульс указан дважды ({ $rule })

# What a deck may not say.

refusal-deck-line = строка { $line }: { $why }
refusal-deck-deep = deck: таблицы вложены слишком глубоко
refusal-deck-large = deck: знаков { $size }, а можно не больше { $most }
refusal-deck-toml = deck: это не TOML: { $reason }
refusal-deck-format = { $key }: в начале ожидается { $key } = { $format }; «sandtable deck new» пишет колоду, с которой можно начать
refusal-deck-name = { $key }: название колоды, от 1 знака до { $most }
refusal-deck-number = { $key }: { $got } — не карта; ожидается число от 1 до 72
refusal-deck-twice = { $key }: карта { $card } стоит здесь второй раз
refusal-deck-markers = { $key }: жетон, отмечающий фракцию, может быть только у одного текста колоды
refusal-deck-missing = { $key }: не хватает: { $cards-comma }
refusal-deck-order = { $key }: каждая из фракций { $factions-comma } один раз, слева направо
refusal-deck-no-text = { $key }: у карты нет такого текста: { $text }
refusal-deck-capability = { $key }: у возможности два текста, и оба говорят lasts = "capability" (5.3)
refusal-deck-momentum = { $key }: у карты импульса есть текст с lasts = "momentum" и нет текста с другим значением (5.4)
refusal-deck-event-lasts = { $key }: у события нет долгих текстов; не "momentum" ли это или возможность?
refusal-deck-words = { $key }: что говорит текст, от 1 знака до { $most }
refusal-deck-hand-and-effects = { $key }: у текста, исполняемого вручную, нет effects
refusal-deck-many = { $key }: effects не больше { $most }
refusal-deck-lasts-missing = { $key }: не хватает; текст с эффектом "lasting" говорит lasts = "capability" или "momentum"
refusal-deck-lasts-alone = { $key }: долгому тексту нужен эффект "lasting", или он исполняется вручную
refusal-deck-lasts-twice = { $key }: текст действует долго лишь однажды; дайте одному эффекту "lasting" несколько изменений
refusal-deck-elders = { $key }: marks = "executing" и изменение "elders" бывают только вместе, в импульсе
refusal-deck-nested = { $key }: effects вложены слишком глубоко; не больше { $most }
refusal-deck-picked-spaces = { $key }: ни один эффект до него не выбрал территорий (pick_spaces)
refusal-deck-picked-faction = { $key }: ни один эффект до него не выбрал фракцию (pick_faction)
refusal-deck-picks-inside = { $key }: pick_faction не стоит внутри другого эффекта
refusal-deck-coalition-only = { $key }: в потери или за пределы розыгрыша уходят только войска и базы Коалиции
refusal-deck-from-available = { $key }: из доступных сил и за пределы розыгрыша уходят фишки Коалиции только одного вида
refusal-deck-one-kind = { $key }: фишки одного вида
refusal-deck-sabotage-all = { $key }: саботаж требует n = "all"
refusal-deck-flips-nothing = { $key }: ожидается другая сторона
refusal-deck-not-its-own = { $key }: не действие этой фракции; ожидается одно из: { $actions-comma }
refusal-deck-ambush = { $key }: атаковать из засады может только Талибан
refusal-deck-activity-where = { $key }: особое действие проходит там, где велит его собственное правило; ограничить место можно только у операций и авиаудара
refusal-deck-no-card = карты { $card } нет; ожидается число от 1 до 72
refusal-deck-no-such-text = у карты { $card } нет такого текста; ожидается: { $texts-comma }
