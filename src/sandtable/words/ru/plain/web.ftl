# A Distant Plain's table in the browser.

plain-letter-coalition = К
plain-letter-government = П
plain-letter-taliban = Т
plain-letter-warlords = В
plain-status = Запасы победы и шкалы
plain-margins = Запасы победы
plain-course-margins = Запасы победы всех фракций, карта за картой
plain-course-tracks = Ресурсы, помощь и патронаж
plain-casualties = Потери
plain-islamabad = Исламабад
plain-islamabad-hard = Исламабад (жёсткий курс)
plain-now = сейчас
plain-next = дальше
plain-to-come = { $cards ->
        [one] впереди { $cards } карта
        [few] впереди { $cards } карты
       *[other] впереди { $cards } карт
    }, из них пропаганды { $propaganda }
plain-card-text = Текст карты
plain-column = Карты, кто действует, что в силе
plain-who = Кто действует
plain-left-anything = действует: что угодно
    .short = сейчас
plain-left-full = действует: любая операция
    .short = сейчас
plain-left-limited = действует: ограниченная операция
    .short = сейчас
plain-left-limited_or_event = действует: ограниченная операция или событие
    .short = сейчас
plain-left-acting = действует сейчас
    .short = сейчас
plain-left-then = потом, смотря по первой
    .short = потом
plain-left-then_limited = потом: ограниченная операция или событие после особого
    .short = потом
plain-left-then_full = потом: любая операция
    .short = потом
plain-left-waits = ждёт паса
    .short = ждёт
plain-left-ineligible = пропускает эту карту
    .short = мимо
plain-left-nothing = не на этой карте
    .short = мимо
plain-left-pass = пас
    .short = пас
plain-left-event = событие исполнено
    .short = событие
plain-left-operation = операция проведена
    .short = готово
plain-left-operation_with_special = операция с особым действием проведена
    .short = готово
plain-left-limited_operation = операция на одной территории проведена
    .short = готово
plain-in-force = В силе
plain-in-force-none = Ничего, кроме правил.
plain-in-force-count = { $count ->
        [1] одно событие
        [one] { $count } событие
        [few] { $count } события
       *[other] { $count } событий
    }
plain-in-force-since = Карта № { $number }, в силе с карты { $place } этой игры.
plain-in-force-start = Карта № { $number }, в силе с самого начала.
plain-order = Порядок фракций
plain-card-number = № { $number }
plain-kind-capability_coalition = Возможность Коалиции
plain-kind-capability_taliban = Возможность Талибана
plain-kind-momentum = Импульс
plain-pieces = { $pieces } { $count }
plain-pop = Население { $count }
plain-econ = Экономика { $count }
plain-terror = Террор { $count }
plain-pashtun = Пуштунская
plain-empty = Фишек нет.
plain-adjacent = Соседние: { $spaces }.
plain-lasting = Действуют
plain-lasting-text = { $card } ({ $whose }):
plain-played = Сыграны
plain-removed = Вне игры
plain-in-casualties = Потери: базы { $bases }, войска { $troops }
plain-out-of-play = Вне розыгрыша: базы { $bases }, войска { $troops }
plain-force-coalition_base = Базы Коалиции
plain-force-coalition_troops = Войска Коалиции
plain-force-government_base = Базы Правительства
plain-force-government_troops = Войска Правительства
plain-force-government_police = Полиция
plain-force-taliban_base = Базы Талибана
plain-force-taliban_underground = Партизаны Талибана
plain-force-warlord_base = Базы полевых командиров
plain-force-warlord_underground = Партизаны полевых командиров
plain-last-event = Последняя карта события
plain-set-up = Подготовка к игре
plain-over = Игра окончена
plain-since = ({ $sign }{ $number } с последнего раунда пропаганды)
plain-changed = { $change } { $what }
plain-lost-coalition_bases = { $count ->
        [1] вы теряете базу
        [one] вы теряете { $count } базу
        [few] вы теряете { $count } базы
       *[other] вы теряете { $count } баз
    }
plain-lost-coalition_troops = { $count ->
        [1] вы теряете подразделение
        [one] вы теряете { $count } подразделение
        [few] вы теряете { $count } подразделения
       *[other] вы теряете { $count } подразделений
    }
plain-lost-government_bases = { $count ->
        [1] вы теряете базу
        [one] вы теряете { $count } базу
        [few] вы теряете { $count } базы
       *[other] вы теряете { $count } баз
    }
plain-lost-troops = { $count ->
        [1] вы теряете подразделение
        [one] вы теряете { $count } подразделение
        [few] вы теряете { $count } подразделения
       *[other] вы теряете { $count } подразделений
    }
plain-lost-police = { $count ->
        [1] вы теряете отряд полиции
        [one] вы теряете { $count } отряд полиции
        [few] вы теряете { $count } отряда полиции
       *[other] вы теряете { $count } отрядов полиции
    }
plain-lost-taliban_bases = { $count ->
        [1] вы теряете базу
        [one] вы теряете { $count } базу
        [few] вы теряете { $count } базы
       *[other] вы теряете { $count } баз
    }
plain-lost-taliban = { $count ->
        [1] вы теряете партизана
        [one] вы теряете { $count } партизана
       *[other] вы теряете { $count } партизан
    }
plain-lost-warlord_bases = { $count ->
        [1] вы теряете базу
        [one] вы теряете { $count } базу
        [few] вы теряете { $count } базы
       *[other] вы теряете { $count } баз
    }
plain-lost-warlords = { $count ->
        [1] вы теряете партизана
        [one] вы теряете { $count } партизана
       *[other] вы теряете { $count } партизан
    }
plain-exposed = { $count ->
        [1] выявлен ваш партизан
        [one] выявлен { $count } ваш партизан
        [few] выявлены { $count } ваших партизана
       *[other] выявлены { $count } ваших партизан
    }
plain-sabotaged = саботаж
plain-repaired = движение восстановлено


## The player aid

plain-aid-victory = Победа
plain-aid-margins = Запас победы говорит, насколько фракция превысила свою цель. Кто превысил её к началу раунда пропаганды, побеждает; в конце побеждает наибольший запас (7.2, 7.3).
plain-aid-symbols = Знаки
plain-sign-pop = Население
plain-sign-support = Поддержка
plain-sign-opposition = Оппозиция
plain-sign-terror = Террор
plain-sign-econ = Ценность дороги
plain-sign-sabotage = Саботаж
plain-aid-turn = Одна карта
plain-aid-sequence = Карта называет фракции по порядку. Первая готовая берёт событие, или операцию с особым действием либо без него, или пасует; от её выбора зависит, что может вторая. Кто действовал, пропускает следующую карту (2.3).
plain-aid-coin = Операции COIN
plain-aid-insurgent = Операции повстанцев
plain-aid-coalition = Особые действия: Коалиция
plain-aid-government = Особые действия: Правительство
plain-aid-taliban = Особые действия: Талибан
plain-aid-warlords = Особые действия: полевые командиры

## The course of the game

table-track-government = { track-government }
table-track-taliban = { track-taliban }
table-track-warlords = { track-warlords }
table-track-aid = { track-aid }
table-track-patronage = { track-patronage }

## The guided first card

plain-lesson-1 = Добро пожаловать в Афганистан. На светящейся полосе четыре фракции движутся по одной линейке: кто к началу раунда пропаганды зашёл за флажок, тот победил. Рядом ресурсы, помощь и патронаж. Слева лежат текущая и следующая карты, сказано, кто действует и что в силе.
plain-lesson-2 = Золотые и синие кубы — Коалиция и Правительство, чёрные кружки — Талибан, зелёные шестигранники — полевые командиры, пятиугольники — их базы. Штриховка — контроль COIN, сетка — контроль Талибана. Наведите курсор на территорию, чтобы прочесть всё о ней.
plain-lesson-3 = Карта называет фракции по порядку: первой выбирает Коалиция. Она может взять событие или провести операцию. На дороге Кабул — Торхам сидит партизан, а патруль Коалиции ничего не стоит: выберите патруль.
plain-lesson-4 = Кубы могут прийти откуда угодно. Щёлкните по Кабулу.
plain-lesson-5 = Из Кабула они могут ехать по всем дорогам. Щёлкните по дороге на Торхам — ромбу с четвёркой.
plain-lesson-6 = Едут оба подразделения.
plain-lesson-7 = Могли бы пойти и другие кубы. Нажмите «Готово».
plain-lesson-8 = На каждой дороге куб делает активным одного партизана: спрятаться ему негде. Выявите его.
plain-lesson-9 = Патруль, если хотите, кончается штурмом на одной дороге. Выберите дорогу на Торхам.
plain-lesson-10 = Партизана больше нет; об этом говорит журнал, а маленькие номера в нём открывают правила. Можно было бы продолжить авиапереброской, но тогда вторая фракция сможет взять событие. Нажмите «Готово».
plain-lesson-11 = После операции без особого действия у второй фракции, здесь у полевых командиров, есть одна операция на одной территории. Выберите сбор.
plain-lesson-12 = Они сильны там, где у них база и население не пуштуны. Щёлкните по Балху.
plain-lesson-13 = При базе может появиться больше одного партизана: столько, сколько там баз и населения. Выберите это.
plain-lesson-14 = Одна база и население 2: трое.
plain-lesson-15 = Теперь в Балхе четыре партизана, и ни одного не видно. Нажмите «Готово».
plain-lesson-16 = Коалиция и полевые командиры действовали и пропускают эту карту; первым выбирает Талибан. Вот и весь ритм: две фракции действуют на карте, остальные ждут следующей. Играйте дальше, как хотите, или начните игру.

## A lesson for the Coalition

plain-lesson-coalition-1 = Коалиция хочет поддержки населения и чтобы её фишки благополучно вернулись домой: её отметка считает то и другое. Сама она ничего не платит; за её крупные операции платит Правительство.
plain-lesson-coalition-2 = В Забуле два партизана и база Талибана, все в подполье: нельзя ударить по тому, кого никто не видит. Зачистка приводит войска осмотреться. Выберите зачистку.
plain-lesson-coalition-3 = Зачистите Забуль: щёлкните по нему.
plain-lesson-coalition-4 = Войска приходят от соседей или по свободной дороге. Щёлкните по Кандагару.
plain-lesson-coalition-5 = Коалиция может взять с собой войска Правительства. Возьмите одно подразделение.
plain-lesson-coalition-6 = Войска могли бы прийти и из Кабула. Нажмите «Готово»: для этой территории хватит.
plain-lesson-coalition-7 = Можно зачистить и другие территории, каждую за 3 ресурса Правительства. Нажмите «Готово».
plain-lesson-coalition-8 = Забуль — не горы: каждый куб находит одного партизана. Сделайте Талибан там активным.
plain-lesson-coalition-9 = К операции положено одно особое действие. Авиаудар удаляет активного партизана где угодно, без войск. Выберите его.
plain-lesson-coalition-10 = Щёлкните по Забулю.
plain-lesson-coalition-11 = Одного партизана больше нет, второй открыт для штурма на одной из следующих карт. Найти, потом ударить — вот ритм Коалиции. Начинайте игру, когда захотите.

## A lesson for the Government

plain-lesson-government-1 = Правительству нужны патронаж и население под контролем COIN; любит ли его народ — забота Коалиции. Его ресурсы оплачивают и то и другое.
plain-lesson-government-2 = Обучение выводит кубы на поле и может привлечь население. Выберите обучение.
plain-lesson-government-3 = Щёлкните по Кабулу: 3 ресурса.
plain-lesson-government-4 = Сначала войска: на этот раз ни одного, то есть 0.
plain-lesson-government-5 = Полиция остаётся держать то, что взяли войска. Возьмите 4.
plain-lesson-government-6 = Нажмите «Готово»: одной территории хватит.
plain-lesson-government-7 = Где есть контроль COIN, 3 ресурса сдвигают население на одну ступень. Выберите работу с населением в Кабуле.
plain-lesson-government-8 = Теперь Кабул за вас. При обучении доступно управление: иностранная помощь окажется там, где она пригодится друзьям Правительства.
plain-lesson-government-9 = В Кабуле стоит база иностранцев, которые следят за своими деньгами. В Герате не следит никто: щёлкните по нему.
plain-lesson-government-10 = Превратите там помощь в патронаж. Это стоит поддержки Герата, которая идёт в счёт Коалиции.
plain-lesson-government-11 = Нажмите «Готово».
plain-lesson-government-12 = Патронаж вырос, помощь и поддержка упали: союзник будет жаловаться, а ваша отметка сдвинулась вперёд. Начинайте игру, когда захотите.

## A lesson for the Taliban

plain-lesson-taliban-1 = Талибану нужны оппозиция и базы. Денег у него мало, терпения много, а в Пакистане нет ничьих других фишек.
plain-lesson-taliban-2 = Террор портит поддержку. Для него нужен партизан, которого никто не видел. Выберите террор.
plain-lesson-taliban-3 = Один ваш партизан прячется в Кандагаре: щёлкните по нему.
plain-lesson-taliban-4 = Теперь в Кандагаре оппозиция, а жетон террора удорожает возврат. Вместе с операцией доступно вымогательство. Выберите его.
plain-lesson-taliban-5 = На дороге Кабул — Торхам вашего партизана никто не превосходит числом: он соберёт с грузовиков 4 ресурса. Щёлкните по дороге.
plain-lesson-taliban-6 = Теперь он активен, как и тот, что в Кандагаре: оба заплатили своим укрытием. Нажмите «Готово».
plain-lesson-taliban-7 = Дальнейший террор стоит 1 ресурс за территорию. Нажмите «Готово»: операция закончена.
plain-lesson-taliban-8 = Прочтите журнал: 1 ресурс потрачен, 4 получено, город перешёл на вашу сторону. Сбор снова спрятал бы ваших партизан. Начинайте игру, когда захотите.

## A lesson for the Warlords

plain-lesson-warlords-1 = Полевым командирам нужна страна, которую никто не контролирует, и ресурсы. Они ни с кем не воюют; они стоят у всех на пути и платят.
plain-lesson-warlords-2 = Герат держат три отряда полиции. Рядом, в Фарахе, четыре ваших партизана. Выберите марш.
plain-lesson-warlords-3 = Щёлкните по Фараху.
plain-lesson-warlords-4 = Щёлкните по Герату. Население там не пуштуны, и вы придёте незамеченными.
plain-lesson-warlords-5 = Отправьте троих. Трое ваших и три отряда полиции: у COIN больше нет большинства, и контроль пропал.
plain-lesson-warlords-6 = Нажмите «Готово»: остальные побудут дома.
plain-lesson-warlords-7 = С маршем доступен подкуп: за 2 ресурса на территории можно перекупить фишки, даже если там никого из ваших. Выберите его.
plain-lesson-warlords-8 = Щёлкните по Герату: первый куб уходит сразу.
plain-lesson-warlords-9 = За эту цену уходят до трёх кубов. Возьмите ещё один отряд полиции.
plain-lesson-warlords-10 = Нажмите «Готово»: одного оставьте, он теперь вас знает.
plain-lesson-warlords-11 = Нажмите «Готово»: одной территории хватит.
plain-lesson-warlords-12 = Население Герата идёт в ваш счёт, пока его не контролирует ни одна сторона. Начинайте игру, когда захотите.
plain-at = { $place }: { $what }
plain-margin-of = Запас победы { $side-gen }
plain-in-the-plan = строка { $number } плана
