# The board of A Distant Plain in a terminal: titles, and signs short enough for a row.

plain-tracks = Шкалы
plain-margins-are = Запасы победы: { $margins }
plain-space = Территория
plain-road = Дорога
plain-worth-pop = Нас
plain-worth-econ = Эк
plain-state = Состояние
plain-forces = Фишки
plain-in-effect = { $card } ({ $text })
plain-brief-unshaded = { $card }
plain-brief-shaded = { $card } (з)
plain-in-effect-for = { $card } (жетон: { $faction })
plain-turn = { $card }: { $faction }
plain-step-set_up = Подготовка к игре
plain-step-deployment = Открытая расстановка
plain-step-next_card = Следующая карта
plain-step-victory = { rule-6-1 }
plain-step-resources = { rule-6-2 }
plain-step-support = { rule-6-4 }
plain-step-redeploy = { rule-6-5 }
plain-step-reset = Фаза обновления
plain-text = { $text }:
plain-text-from = ({ $provenance })
plain-may-act = { $faction }
plain-out = ({ $faction }: мимо)
plain-did-pass = ({ $faction }: пас)
plain-did-event = ({ $faction }: событие)
plain-did-operation = ({ $faction }: операция)
plain-did-operation_with_special = ({ $faction }: операция, особое)
plain-did-limited_operation = ({ $faction }: ограниченная)
plain-short-control-coin = COIN
plain-short-control-taliban = Тал
plain-short-support = +Пд
plain-short-opposition = -Оп
plain-short-terror = x{ $count }
plain-short-sabotage = xx
plain-short-coalition_bases = К*{ $count }
plain-short-coalition_troops = К{ $count }
plain-short-government_bases = П*{ $count }
plain-short-troops = П{ $count }
plain-short-police = Пц{ $count }
plain-short-taliban_bases = Т*{ $count }
plain-short-taliban = Т{ $count }
plain-short-taliban_active = Т!{ $count }
plain-short-warlord_bases = В*{ $count }
plain-short-warlords = В{ $count }
plain-short-warlords_active = В!{ $count }
plain-heading = { $name }:{" "}
plain-legend = К войска Коалиции  П войска Правительства  Пц полиция  Т Талибан  В полевые командиры  * базы  ! активные  +Пд поддержка  -Оп оппозиция  x террор  xx саботаж  (з) затенённый  » изменилось
plain-card-is-now = Карта «{ $card }» — текущая.
plain-card-is-next = Карта «{ $card }» — следующая.
plain-card-is-played = Карта «{ $card }» сыграна.
plain-card-is-removed = Карта «{ $card }» вне игры.

terminal-example-adjust =
    Например:
    adjust aid 12
    adjust spaces.kabul.police 3; spaces.kabul.terror 1


## The lessons, where they are typed

typed-plain-lesson-1 = Добро пожаловать в Афганистан. Вверху стоят четыре фракции, каждая со своей отметкой и целью: кто к началу раунда пропаганды превысил цель, тот победил. Рядом ресурсы, помощь и патронаж, текущая и следующая карты, кто действует и что в силе.
typed-plain-lesson-2 = Буквы возле территории — её фишки: К и П — войска Коалиции и Правительства, Пц — полиция, Т — Талибан, В — полевые командиры, а со звёздочкой — их базы. «look кабул» показывает территорию целиком, «board full» — всё поле.
typed-plain-lesson-4 = Кубы могут прийти откуда угодно. Введите Кабул или его номер в списке.
typed-plain-lesson-5 = Из Кабула они могут ехать по всем дорогам. Выберите дорогу на Торхам.
typed-plain-lesson-10 = Партизана больше нет; об этом говорит журнал, а «rules» с номером в конце строки показывает её правило. Можно было бы продолжить авиапереброской, но тогда вторая фракция сможет взять событие. Введите «готово».
typed-plain-lesson-12 = Они сильны там, где у них база и население не пуштуны. Выберите Балх.
typed-plain-lesson-coalition-3 = Зачистите Забуль: выберите его.
typed-plain-lesson-coalition-4 = Войска приходят от соседей или по свободной дороге. Выберите Кандагар.
typed-plain-lesson-coalition-10 = Выберите Забуль.
typed-plain-lesson-government-3 = Выберите Кабул: 3 ресурса.
typed-plain-lesson-government-9 = В Кабуле стоит база иностранцев, которые следят за своими деньгами. В Герате не следит никто: выберите его.
typed-plain-lesson-taliban-3 = Один ваш партизан прячется в Кандагаре: выберите этот город.
typed-plain-lesson-taliban-5 = На дороге Кабул — Торхам вашего партизана никто не превосходит числом: он соберёт с грузовиков 4 ресурса. Выберите дорогу.
typed-plain-lesson-warlords-3 = Выберите Фарах.
typed-plain-lesson-warlords-4 = Выберите Герат. Население там не пуштуны, и вы придёте незамеченными.
typed-plain-lesson-warlords-8 = Выберите Герат: первый куб уходит сразу.
