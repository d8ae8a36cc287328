# The board of Labyrinth in a terminal: titles, and names short enough for a row.

board-turn = Ход { $turn }
board-phase = { $side }, карта { $card } из 2
board-step-set_up = Подготовка к игре
board-step-card = Ход { $turn }: { $side }, карта { $card }
board-step-plots = Ход { $turn }: теракты
board-step-end_of_turn = Ход { $turn } заканчивается
board-step-end_lapsing = Ход { $turn } заканчивается
board-step-clear_reserves = Ход { $turn } заканчивается
board-step-deal = Ход { $turn } заканчивается
board-step-return_plots = Ход { $turn } заканчивается: возвращаются теракты
board-step-polarization = Ход { $turn } заканчивается: поляризация
board-step-attrition = Ход { $turn } заканчивается: истощение
board-step-return_troops = Ход { $turn } заканчивается: возвращаются войска
board-step-turn_markers = Ход { $turn } заканчивается
board-step-over = Игра окончена
board-deck = Колода { $number } из { $of }, { $cards ->
        [one] осталась { $cards } карта
        [few] осталось { $cards } карты
       *[other] осталось { $cards } карт
    }
board-tracks = Шкалы
board-track = { $value } { $level }
board-prestige = Престиж
board-funding = Финансы
board-posture = Взгляды
board-posture-even = США: { $us-nom }, мир расколот
board-posture-agreed = США: { $us-nom }, мир: { $world-nom } { $value }
board-posture-penalty = США: { $us-nom }, мир: { $world-nom } { $value }, штраф { $penalty }
board-troops = Войска
board-troops-on-track = { $count } на шкале, { $level }
board-cells = Ячейки
board-cells-on-track = { $count } на шкале, доступно { $available }
board-reserves = Резервы
board-reserves-of = США { $us }, исламисты { $jihadist }
board-victory = Победа
board-of = { $value } из { $needed }
board-good_resources = Хорошие ресурсы
board-fair_or_good_countries = Страны норм. и хор.
board-islamist_resources = Ресурсы исламистов
board-poor_or_islamist_countries = Плох./исл. при пр. 1
board-no_cells = Ячейки на поле
board-good_resources_at_the_end = Хор. ресурсы к концу
board-in-state = { $state }: { $countries }
board-untested = { $count ->
        [1] одна страна без проверки
        [one] { $count } страна без проверки
        [few] { $count } страны без проверки
       *[other] { $count } стран без проверки
    }
board-hands = На руках: США { $us }, исламисты { $jihadist }
board-muslim = Мусульманские, Иран
board-non_muslim = Немусульманские
board-resources = Р
board-state = Состояние
board-pieces = Фишки
board-unmarked = -
board-events = События:
board-lapsing = Временные:
board-plots = Доступные теракты:
board-wmd = ОМП:
board-wmd-loose = бесхозных { $count }
board-wmd-of = { $count } в арсенале { $country-gen }
board-plots-resolved = Теракты за ход:
board-unrest = Осталось
board-unrest-left = { $militia }О, { $awakening }Пр, { $reaction }Ре
board-caliphate = Халифат
board-caliphate-of = { $country } ({ $count ->
        [one] { $count } страна
        [few] { $count } страны
       *[other] { $count } стран
    })
board-off-map = Вне поля
board-extra-cells = Доп. ячейки
board-first-plot = Первый теракт сыгран
board-legend = Р ресурсы  В войска  А активные ячейки  С спящие  СР смена режима (+ новая)  - не определилась  * событие допустимо  ! предупреждение (скажет odds)  » изменилось
board-legend-awakening = О ополчение  Пр пробуждение  Ре реакция  ГВ гражданская война  Хал. в Халифате  М ОМП в арсенале
board-hand = Рука { $side-gen } ({ $count })
board-playable = *
board-ops = ({ $ops })
board-card-remark = ({ $ops }) { $association }

terminal-example-adjust =
    Например:
    adjust prestige 7
    adjust countries.iraq.troops 3; countries.iraq.markers [sadr]
    adjust hands.us [14, 97]
terminal-example-position = Например: position countries.iraq
terminal-example-look = Например: look саудовская
terminal-example-rules = Например: rules 8.4.2

short-us = США
short-jihadist = Исл.
short-good = Хор.
short-fair = Норм.
short-poor = Плох.
short-islamist_rule = Исламист.
short-ally = Союз.
short-neutral = Нейтр.
short-adversary = Враждебн.
brief-adversary = Враж.
short-hard = жёсткие
short-soft = мягкая
short-troops = { $count }В
short-active = { $count }А
short-sleepers = { $count }С
short-cadre = Вербовщик
short-plot = Теракт:{ $shown }
short-backlash = Теракт:{ $shown }(обр.)
short-plot-1 = 1
short-plot-2 = 2
short-plot-3 = 3
short-plot-wmd = ОМП
short-plot-hidden = ?
short-aid = { $count ->
        [1] Помощь
       *[other] Помощь:{ $count }
    }
short-regime-change-green = СР+
short-regime-change-tan = СР
short-besieged = Осаждён
short-militia = { $count }О
short-awakening = { $count }Пр
short-reaction = { $count }Ре
short-civil_war = ГВ
short-caliphate_capital = Столица
short-in_caliphate = Хал.
short-wmd = { $count }М
short-several = { $name } x{ $count }

card-head = Карта { $number }: достоинство { $ops }, { $association }
card-playable = Условие:
card-playable-us = Условие для США:
card-playable-jihadist = Условие для исламистов:
card-text = Событие:
card-sets-off = Если использовать карту для операций, это событие произойдёт, когда оно возможно: после них или, по вашему выбору, до них.
card-text-us = Событие для США:
card-text-jihadist = Событие для исламистов:
card-remove-if = Удаляется, если событие разыгрывают { $side-nom }
card-is-us = Карта { $number } («{ $card }») на руке США.
card-is-jihadist = Карта { $number } («{ $card }») на руке исламистов.
card-is-discard = Карта { $number } («{ $card }») лежит в сбросе.
card-is-removed = Карта { $number } («{ $card }») вне игры.
card-is-playing = Карта { $number } («{ $card }») разыгрывается.
card-is-boxes = Карта { $number } («{ $card }») лежит в области рядом с полем.
refusal-no-card-called = Карты «{ $text }» нет.

refusal-no-country-called = Страны «{ $text }» нет.
look-resources = Ресурсы { $count }
look-oil = Экспортирует нефть
look-schengen = Шенген
look-recruit = Вербовка { $number }
look-in-caliphate = В Халифате
look-empty = Фишек нет
look-marker = { $marker }:
look-backlash = { $shown }, с обратным эффектом
look-adjacent = Соседние:


## The lessons, where they are typed

typed-tutorial-first_game-1 = Добро пожаловать за стол. Вы сыграете за обе стороны один ход ближе к концу партии. Цели вверху — это то, ради чего всё: у США 11 из 12 ресурсов в странах с хорошим правительством, нужных для победы. Первыми ходят исламисты.
typed-tutorial-first_game-2 = Карты того, чья очередь, перечислены вместе с вопросом; «hand» показывает их снова, а «card 53» — одну целиком. Карта — это событие или очки операций: её достоинство. Разыграйте «Медресе», карту достоинством 1: введите номер, 53, или начало названия.
typed-tutorial-first_game-3 = В Афганистане прячутся две спящие ячейки («look афганистан» показывает страну целиком). Правительство там плохое, это число 3: при 3 или меньше на кубике вербовка даст новую ячейку. Используйте карту для вербовки.
typed-tutorial-first_game-4 = Выпало 2: новая ячейка на месте. Каждый бросок записан в журнале с номером правила; «rules» с этим номером показывает правило. Вторая карта, «СВУ», уже на столе. Используйте её для теракта.
typed-tutorial-first_game-5 = Кубик снова не подвёл: одна ячейка стала активной, а в Афганистане лежит теракт. Он совершится после фазы США, если его не найдут. Теперь вы за США: разыграйте «Теперь безопаснее», карту достоинством 3.
typed-tutorial-first_game-8 = Идеологическая борьба улучшает правительство союзной страны. Достоинство карты должно быть не меньше числа правительства: для нормального хватит 2. Выберите идеологическую борьбу.
typed-tutorial-first_game-9 = Перечислены все страны, которые можно выбрать. Пакистан — союзная страна с нормальным правительством и 2 ресурсами. Высокий престиж, помощь и сосед с хорошим правительством добавляют к броску; переход к хорошему отнимает единицу. Выберите Пакистан.
typed-tutorial-first_game-10 = Выпало 5, суммы хватает: в Пакистане хорошее правительство, у США 13 ресурсов, и они сразу побеждают. Это был целый ход. Настоящая игра начинается с почти пустого поля: её готовит «sandtable play labyrinth». Возьмите США против соперника из правил и вводите ?, когда не знаете, что можно сказать.
typed-tutorial-second_lesson-2 = Сначала войска. Разыграйте «Хиджаб», карту достоинством 3: достоинство должно быть не меньше числа правительства страны, а у Пакистана с его плохим правительством это 3.
typed-tutorial-second_lesson-3 = «odds» говорит, к чему приведёт каждый ответ, что сейчас невозможно и почему. Выберите размещение войск.
typed-tutorial-second_lesson-5 = Войска идут в союзные страны и в страны со сменившимся режимом. Выберите Пакистан.
typed-tutorial-second_lesson-6 = Двух хватит для того, что вы задумали. Здесь число означает само себя: введите 2.
typed-tutorial-second_lesson-10 = Обе ячейки раскрыты, престиж вырос до 8. С тех пор соперник разыграл две карты, и о каждой рассказано строка за строкой; «why» говорит, как он пришёл к решению.
typed-tutorial-second_lesson-13 = Теракт предотвращён; вы даже видите, насколько он был велик. «log» перечитывает, что произошло, а «why» говорит, как соперник пришёл к решению. Играйте дальше, как хотите, или познакомьтесь с другой стороной в третьем уроке.
typed-tutorial-third_lesson-3 = «Саддам схвачен» — карта США. Её достоинством можно воспользоваться, но событие произойдёт, если оно возможно. Оно невозможно: в Ираке нет войск. Разыграйте её.
typed-tutorial-third_lesson-6 = В соседнюю страну ячейка идёт без кубика; дальше кубик не должен превысить числа правительства. Выберите Ирак.
typed-tutorial-uprising-1 = Этот урок показывает, что добавляет «Пробуждение»; вы играете за обе стороны до конца хода. «Пр» возле Египта — жетон пробуждения: народ хочет лучшего правительства. «Ре», как возле Сирии, — жетон реакции. Каждый жетон пробуждения на единицу помогает идеологической борьбе и мешает джихаду в своей стране; жетон реакции — наоборот.
typed-tutorial-uprising-4 = Теперь в Египте три жетона пробуждения и один реакции. Разница — два, и в конце хода, при поляризации, появится ещё один; разница в три сдвинула бы саму страну. Об этом говорит и «look египет». Событие помещает ещё один жетон в другом месте: выберите Ливию.
typed-tutorial-uprising-7 = «ГВ» — знак гражданской войны, «О» — число отрядов ополчения, которое защищает правительство, как войска. «Иностранные боевики» уже на столе. Выберите событие.
typed-tutorial-uprising-10 = Столица — в Сирии; Ирак тоже входит в Халифат, как всякая такая страна, соединённая со столицей непрерывной цепью. Все ячейки там активны, финансирование выросло на два, а сам Халифат считается за один ресурс исламистов. США отвечают: разыграйте карту «Советники».
typed-tutorial-uprising-14 = «look ирак» и «look сирия» говорят, как пойдёт истощение. В Ираке борьба равнее. Выберите его, и на этом ход закончится: сначала поляризация, затем истощение.
typed-tutorial-uprising-15 = Поляризация принесла Египту четвёртый жетон пробуждения. В Сирии ячеек было слишком много: отряда ополчения больше нет. В Ираке благодаря советникам одно попадание стоило двух ячеек. Попадание, которому нечего удалить, сдвигает саму страну — к хорошему правительству или к исламистскому. В этом суть «Пробуждения»; четыре сценария и кампанию из двух колод предлагает «sandtable play labyrinth».
