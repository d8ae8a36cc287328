# The Non-players of A Distant Plain by the flow charts of the third printing: what they looked at, and why.
#
# box-chart_<faction>-<box>   a question that chooses the operation
# step-chart_<step>           a step of an operation: the spaces it is for
# priority-<row>              the spaces that go before the others

rule-chart-common = Блок-схемы
    .text = Третье издание: событие берётся или пропускается по строкам 8.1, но событие «Старейшины племён» Коалиция и Талибан берут всегда. Затем схема фракции называет операцию, и её шаги выполняются по порядку. То, что ничего не даёт, уступает следующей операции схемы.
rule-chart-coalition = Схема Коалиции
    .text = Зачистка, если кто-то скрывается там, где поддержка, или партизан игрока — у базы Коалиции; штурм, если он удалит базу игрока или что угодно там, где поддержка; иначе обучение.
rule-chart-government = Схема Правительства
    .text = Штурм ради контроля над населением 2 или против базы Талибана; патруль, если дороги держит игрок или Талибан; обучение при 10 доступных подразделениях или ради базы; иначе зачистка.
rule-chart-taliban = Схема Талибана
    .text = Террор, который сдвигает 3 очка; сбор при 15 доступных партизанах или ради базы; атака, если она удалит 2 фишки Коалиции; иначе марш.
rule-chart-warlords = Схема полевых командиров
    .text = Сбор ради базы; марш, пока ни один игрок не превысил цель; террор, если он снизит запас победы игрока; иначе атака.


## The Coalition

box-chart_coalition-start = Скрывается ли кто-то там, где поддержка, или партизан игрока у базы Коалиции?
box-chart_coalition-assault = Удалит ли штурм или авиаудар базу игрока или что угодно там, где поддержка?
step-chart_coalition_sweep_support = Зачистка там, где поддержка
step-chart_coalition_sweep_in_place = Зачистка на месте
step-chart_coalition_sweep_into = Зачистка ещё одной территории
step-chart_coalition_sweep_from = Войска Коалиции, которые могут прийти
step-chart_coalition_assault_base = Штурм там, где падёт база
step-chart_coalition_assault_support = Штурм там, где поддержка
step-chart_coalition_assault = Штурм на месте
step-chart_coalition_train_relief = Работа с населением против оппозиции (Талибан — игрок близко к цели)
step-chart_coalition_train_home = Работа с населением у базы Коалиции
step-chart_coalition_train_abroad = Работа с населением, где есть фишки Коалиции
step-chart_coalition_train_cubes = Кубы для базы Коалиции, которой их не хватает
step-chart_coalition_village = Полиция для деревни
step-chart_coalition_surge_home = Войска, которые могут вернуться домой
step-chart_coalition_surge_base = Место для базы Коалиции
step-chart_coalition_surge_base_from = База Коалиции там, где нет поддержки
step-chart_coalition_strike_base = Авиаудар по базе
step-chart_coalition_strike = Авиаудар
step-chart_coalition_airlift_bare = Фишки Коалиции против Талибана без кубов Правительства
step-chart_coalition_airlift_from = Войска Правительства, которые могут лететь
step-chart_coalition_airlift_crowded = Базы Коалиции, где войск Правительства слишком много
step-chart_coalition_airlift_elsewhere = Территории под контролем COIN без базы Коалиции


## The Government

box-chart_government-start = Даст ли штурм контроль над населением 2 или удалит базу Талибана?
box-chart_government-patrol = Есть ли у игрока 2 фишки на дороге, или Талибан держит дорогу ценностью 3 или 4?
box-chart_government-train = Доступны ли 10 подразделений, или обучение даст базу?
step-chart_government_assault_control = Штурм там, где он даст контроль
step-chart_government_assault = Штурм
step-chart_government_patrol_kabul = Кубы ради контроля над Кабулом
step-chart_government_patrol_players = Кубы против игрока на дороге
step-chart_government_patrol_rich = Два куба на дорогу ценностью 3 или 4
step-chart_government_patrol_roads = Куб на любую другую дорогу
step-chart_government_patrol_police = Полиция, которая может прийти
step-chart_government_patrol_troops = Войска, которые могут прийти
step-chart_government_patrol_assault = Штурм на дороге
step-chart_government_train_base = Обучение ради базы (с тремя кубами, без базы COIN и с местом)
step-chart_government_train_patronage = Обучение, чтобы привлечь население и управлять им ради патронажа
step-chart_government_train_colony = Провинция с населением 2 для базы, куда дойдёт перевозка
step-chart_government_train_cubes = Обучение ради кубов в Кабуле или у базы COIN
step-chart_government_train_relief = Работа с населением
step-chart_government_sweep_into = Зачистка там, где она даст контроль
step-chart_government_sweep_in_place = Зачистка на месте
step-chart_government_sweep_from = Войска, которые могут прийти
step-chart_government_eradicate = Уничтожение посевов
step-chart_government_govern_patronage = Управление ради патронажа
step-chart_government_govern_people = Управление ради населения у базы COIN
step-chart_government_transport_to = Перевозка туда, где она даст контроль


## The Taliban

box-chart_taliban-start = Сдвинет ли террор 3 очка или больше?
box-chart_taliban-rally = Доступны ли 15 партизан, или сбор даст базу?
box-chart_taliban-attack = Удалит ли атака или засада 2 фишки Коалиции?
step-chart_taliban_terror_support = Террор там, где поддержка
step-chart_taliban_terror_neutral = Террор там, где нейтралитет
step-chart_taliban_rally_bare = Сбор у базы без партизан
step-chart_taliban_rally_base = Сбор ради базы (с тремя партизанами и местом)
step-chart_taliban_rally_hide = Сбор, чтобы скрыться у базы среди кубов
step-chart_taliban_rally_kabul = Сбор в Кабуле
step-chart_taliban_rally_sow = Сбор там, где нейтралитет и нет ни Коалиции, ни Талибана
step-chart_taliban_rally_bases = Сбор у базы
step-chart_taliban_rally_pakistan = Бесплатный сбор в Пакистане
step-chart_taliban_march_guard = Марш к базе, которую никто не охраняет
step-chart_taliban_march_settle = Марш туда, где может быть база
step-chart_taliban_march_neutral = Марш туда, где нейтралитет и нет ни Коалиции, ни Талибана
step-chart_taliban_march_support = Марш на территорию с поддержкой
step-chart_taliban_march_road = Марш на дорогу, чтобы превзойти противников числом
step-chart_taliban_attack_coalition = Атака там, где удаляются фишки Коалиции
step-chart_taliban_attack_ambush = Засада
step-chart_taliban_attack_mass = Атака четырьмя или более партизанами
step-chart_taliban_infiltrate = Проникновение


## The Warlords

box-chart_warlords-start = Даст ли сбор базу?
box-chart_warlords-march = Ни один игрок не превысил цель?
box-chart_warlords-terror = Снизит ли террор запас победы игрока?
step-chart_warlords_rally_replace = Подкуп базы Правительства, чтобы освободить место для своей
step-chart_warlords_rally_base = Сбор ради базы (с тремя партизанами и местом)
step-chart_warlords_rally_second = Сбор у одинокой базы, где есть место ещё одной
step-chart_warlords_rally_guard = Сбор у базы без партизан
step-chart_warlords_rally_bases = Сбор у базы
step-chart_warlords_rally_loose = Сбор с партизанами без базы
step-chart_warlords_rally_elsewhere = Сбор где угодно
step-chart_warlords_march_guard = Марш к базе без партизана в подполье
step-chart_warlords_march_road = Марш на дорогу, вдвоём
step-chart_warlords_march_settle = Марш туда, где может быть база
step-chart_warlords_march_control = Марш туда, где это снимет контроль
step-chart_warlords_march_people = Марш к населению
step-chart_march_from = Партизаны, которые могут прийти
step-chart_warlords_terror_player = Террор, который снизит запас победы игрока
step-chart_warlords_terror_any = Террор там, где поддержка или оппозиция
step-chart_warlords_attack = Атака, которая снизит запас победы игрока
step-chart_warlords_cultivate = Возделывание
step-chart_warlords_suborn_government = Подкуп против игрока за Правительство
step-chart_warlords_suborn_control = Подкуп там, где это снимет контроль


## Which spaces go first

priority-ambush_list = те, где удаляется самая ценная фишка
priority-bases = те, где больше всего баз
priority-bases_removed = те, где удаляется больше всего баз
priority-coalition_base = с базой Коалиции
priority-coalition_hit = те, где удаляется больше всего фишек Коалиции
priority-crowded = те, где войск Правительства слишком много
priority-free = те, куда путь бесплатный
priority-guerrillas_free = те, где больше всего лишних партизан
priority-guerrillas_removed = те, где удаляется больше всего партизан
priority-hidden = те, куда приходят незамеченными
priority-last_guerrilla = с последним партизаном фракции
priority-last_pieces = с последними фишками фракции
priority-no_coalition = без фишек Коалиции
priority-no_taliban = без фишек Талибана
priority-not_at_support = без поддержки
priority-of_the_government = с фишками Правительства
priority-players_control = под контролем игрока
priority-players_cubes = те, где больше всего кубов игрока за Правительство
priority-players_found = те, где выявляется больше всего партизан игроков
priority-players_pieces = те, где больше всего фишек игрока
priority-population_and_econ = с наибольшими населением и экономической ценностью
priority-removed = те, где удаляется больше всего
priority-troops_free = те, где больше всего лишних войск
priority-warlord_bases = те, где больше всего баз полевых командиров
