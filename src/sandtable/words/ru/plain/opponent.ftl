# The Non-players of A Distant Plain: what they looked at, and why they do what they do (8).
#
# box-<faction>-<box>   a question that chooses the operation
# step-<step>           a step of a procedure: the spaces it is for
# priority-<row>        the spaces that go before the others

note-why-yes = { $question } Да.
note-why-no = { $question } Нет.
note-why-box = { $box }: { $spaces }.
note-why-not-box = { $box }: нет таких.
note-why-closed-box = { $box }: условие сейчас не выполнено.
note-why-step = { $step }: { $spaces }.
note-why-no-step = { $step }: нет таких.
note-why-priority = Из них { $priority }: { $spaces }.
note-why-random = Равны: { $spaces }. Выпало { $tan }, { $black } и { $green }: отсчёт от { $rolled-gen }, первая из них — { $space }.
note-why-drawn = Равны: { $spaces }. По жребию: { $space }.
note-why-faction-drawn = По жребию: { $faction-nom }.
note-why-impossible = Сейчас ничего не даёт: { $operation-nom }.
note-why-poor = { $count ->
    [one] Меньше { $count } ресурса: пас.
   *[other] Меньше { $count } ресурсов: пас.
}
note-why-event = Берётся событие «{ $card }»: лист фракции не возражает, и оно что-то изменит.
note-why-no-event-instruction = «{ $card }»: лист фракции говорит «нет».
note-why-no-event-player = «{ $card }»: нет, пока от этого выиграл бы игрок.
note-why-no-event-effect = «{ $card }» ничего не изменит.
note-why-no-event-momentum = «{ $card }»: импульс не стоит того, если следующая карта — пропаганда.
note-why-no-event-patron = «{ $card }»: возможности и Исламабад — дело игрока.
note-why-no-capability = { $count ->
    [one] Выпало { $pips } против { $count } карты пропаганды: возможность не берётся.
   *[other] Выпало { $pips } против { $count } карт пропаганды: возможность не берётся.
}
note-why-rich-roads = Вымогательство на дорогах ценностью 3 и 4 без саботажа.
note-why-patronage = Патронаж больше 20, или Правительству нечем платить: 3 патронажа становятся ресурсами.
note-why-accidental = «Случайные партизаны»: единственный партизан не стоит штурма.
note-why-no-special = Ни одно особое действие невозможно.
note-why-rich = Наркоторговля довела бы полевых командиров до 75 ресурсов.
note-why-counter-narc = «Борьба с наркотиками»: наркоторговля ради одной базы не стоит того.


## The Warlords (8.5)

box-warlords-start = Доступно ли 6 или больше фишек полевых командиров?
box-warlords-march = Ресурсы и базы полевых командиров вместе не больше 50?
step-warlords_rally_hide = Сбор, чтобы скрыться (непуштунская, с базой, кубами и только активными партизанами)
step-warlords_rally_base = Сбор ради базы (с двумя партизанами и местом)
step-warlords_rally_guard = Сбор, чтобы поместить (с базой без партизан)
step-warlords_rally_grow = Сбор, чтобы поместить (с партизанами без базы)
step-warlords_rally_sow = Сбор, чтобы стало возможно возделывание
step-warlords_rally_elsewhere = Сбор, чтобы поместить где угодно
step-warlords_march_road = Марш на пустую дорогу
step-warlords_march_control = Марш туда, где это снимет контроль
step-warlords_march_province = Марш ещё в одну провинцию
step-warlords_terror_opposition = Террор там, где оппозиция (Коалиция — неигровая)
step-warlords_terror_support = Террор там, где поддержка (Талибан — неигровой)
step-warlords_terror_either = Террор там, где поддержка или оппозиция
step-warlords_cultivate = Возделывание
step-warlords_suborn_control = Подкуп там, где это снимет контроль
step-warlords_suborn_taliban = Подкуп партизан Талибана
step-warlords_suborn_government = Подкуп Правительства


## The Government (8.6)

box-government-start = Доступно ли 15 или больше фишек Правительства, или управление может добавить патронажа?
box-government-patrol = Больше ли партизан Талибана, чем всех остальных, на дороге или в Кабуле?
box-government-assault = Удалит ли штурм с уничтожением посевов базу или двух партизан?
step-government_train_base = Обучение ради базы (с тремя кубами, без базы COIN и с местом)
step-government_train_civic = Обучение ради кубов, чтобы стала возможна работа с населением
step-government_train_cubes = Обучение ради кубов в Кабуле или у базы COIN
step-government_train_civic_action = Работа с населением без базы Коалиции
step-government_govern_patronage = Управление ради патронажа
step-government_govern_empty = Управление ради населения там, где его нет
step-government_govern_people = Управление ради населения
step-government_transport_from = Перевозка оттуда, где войска в избытке
step-government_transport_police = Перевозка к полиции без войск и базы COIN
step-government_transport_control = Перевозка туда, где это даст контроль COIN
step-government_patrol_where = Патруль туда, где партизан Талибана больше, чем всех остальных
step-government_patrol_police = Полиция, которая может прийти
step-government_patrol_troops = Войска, которые могут прийти
step-government_patrol_assault = Штурм на дороге
step-government_sweep_into = Зачистка туда, где это даст контроль COIN
step-government_sweep_in_place = Зачистка на месте
step-government_sweep_from = Войска, которые могут прийти
step-government_assault = Штурм
step-government_eradicate = Уничтожение посевов
step-government_civic_action_opposition = Работа с населением против оппозиции
step-government_civic_action_support = Работа с населением ради поддержки, без базы Коалиции


## The Taliban (8.7)

box-taliban-start = Доступно ли 15 или больше фишек Талибана, или активны 15 партизан?
box-taliban-march = На территориях с поддержкой и дорогах нет партизан Талибана в подполье, а всего их там меньше четырёх?
box-taliban-attack = Поддержка и доступные фишки Коалиции вместе не больше 20?
step-taliban_rally_hide = Сбор, чтобы скрыться (с базой, кубами и только активными партизанами)
step-taliban_rally_base = Сбор ради базы (с тремя партизанами и местом)
step-taliban_rally_kabul = Сбор в Кабуле без партизан в подполье
step-taliban_rally_control = Сбор там, где это даст контроль Талибана
step-taliban_rally_grow = Сбор там, где один или два партизана
step-taliban_rally_bases = Сбор у баз Талибана
step-taliban_infiltrate_road = Проникновение на дороге
step-taliban_infiltrate_base = Проникновение, чтобы удалить базу Правительства
step-taliban_infiltrate_police = Проникновение против последнего отряда полиции
step-taliban_infiltrate_any = Проникновение
step-taliban_march_road = Марш на дорогу
step-taliban_march_kabul = Марш в Кабул
step-taliban_march_near = Марш в провинцию без оппозиции или контроля Талибана
step-taliban_march_far = Марш через пуштунские территории в самую дешёвую и близкую провинцию
step-taliban_march_control = Марш туда, где это даст контроль Талибана
step-taliban_attack_coalition = Атака там, где засада удалит фишку Коалиции
step-taliban_attack_others = Атака там, где возможна засада
step-taliban_attack_mass = Атака четырьмя активными партизанами
step-taliban_ambush = Засада
step-taliban_terror_road = Саботаж
step-taliban_terror_people = Террор там, где население не в оппозиции
step-sharia = Шариат


## The Coalition (8.8)

box-coalition-start = Вместе с фишками COIN меньше четырёх фишек Талибана?
box-coalition-assault = Удалит ли штурм с авиапереброской или авиаударом базу или четыре фишки Талибана?
step-coalition_civic_action = Работа с населением
step-coalition_train_bases = Обучение ради кубов у баз Коалиции
step-coalition_train_police = Полиция с других территорий
step-coalition_village = Стабилизация деревень
step-coalition_surge_out = Наращивание (вывод) перед последним раундом пропаганды
step-coalition_surge_base = Наращивание (ввод базы)
step-coalition_surge_troops = Наращивание (ввод войск)
step-coalition_airlift_from = Авиапереброска оттуда, где войска Коалиции в избытке
step-coalition_airlift_to = Авиапереброска туда, где это даст контроль COIN
step-coalition_sweep = Зачистка
step-coalition_sweep_airlift = Авиапереброска, чтобы зачистка нашла последних партизан Талибана в подполье
step-coalition_assault = Штурм
step-coalition_assault_airlift = Авиапереброска, чтобы штурм удалил базу или четыре фишки Талибана
step-coalition_strike_drone = Авиаудар дроном в Пакистане
step-coalition_strike_base = Авиаудар по базе Талибана
step-coalition_strike_last = Авиаудар по последней фишке Талибана на территории
step-coalition_strike_most = Авиаудар по партизанам Талибана


## What lasting events ask

step-isr_road = Выявить Талибан на дороге
step-isr_last = Выявить последних партизан Талибана в подполье на территории
step-isr_any = Выявить партизан Талибана
step-isr_others = Выявить кого угодно
step-recruit = Поместить партизана
step-defector = Переманить полицию
step-reapers = Сдвинуть провинцию, по которой нанесён удар
step-ied = Заряд на дороге
step-ied_cube = Куб, который по ней прошёл


## What goes first

priority-population = с наибольшим населением
priority-cultivate = те, где затем возделывание может дать базу
priority-warlord_base = с базой полевых командиров
priority-by_base = те, где это делает база Правительства
priority-road = сначала дороги
priority-afghan = Пакистан последним
priority-no_road = дороги последними
priority-econ = с наибольшей экономической ценностью
priority-kabul = сначала Кабул
priority-terror = с наименьшим числом жетонов террора
priority-shift = с наибольшим сдвигом
priority-at_support = с поддержкой
priority-at_opposition = с оппозицией
priority-non_pashtun = непуштунские
priority-government_cubes = с наименьшим числом кубов Правительства
priority-cubes = те, где таких больше всего
priority-excess = с наибольшим избытком
priority-taliban_control = под контролем Талибана
priority-taliban_guerrillas = по числу партизан Талибана
priority-taliban_removed = те, где удаляется больше всего фишек Талибана
priority-warlords_removed = те, где удаляется больше всего партизан полевых командиров
priority-taliban_bases_removed = те, где удаляется больше всего баз Талибана
priority-taliban_found = те, где выявляется больше всего партизан Талибана
priority-warlords_found = те, где выявляется больше всего партизан полевых командиров
priority-found = те, где выявляется больше всего партизан
priority-coalition_piece = те, где можно удалить фишку Коалиции
priority-government_base = те, где можно удалить базу Правительства
priority-no_government_base = без базы Правительства
priority-police = по числу полиции
priority-coalition_troops = те, где больше всего войск Коалиции
priority-least_population = с наименьшим населением
priority-taliban = с фишками Талибана
priority-taliban_base = с базой Талибана
priority-pakistan = Пакистан, пока Исламабад на ступени «Покровительство» с жёстким курсом
priority-ends_coin_control = те, где это снимет контроль COIN
priority-ends_taliban_control = те, где это снимет контроль Талибана
priority-ends_control = те, где это снимет контроль над наибольшим населением
priority-adds_coin_control = те, где это даст контроль COIN
priority-keeps_control = те, где контроль не теряется
priority-coin_control = под контролем COIN
priority-of_a_player = с фишками игрока
priority-no_coalition_base = без базы Коалиции
priority-base_goes = те, где можно удалить базу
priority-no_warlords = без партизан полевых командиров
priority-own_active = со своими активными партизанами
priority-most_own = те, где больше всего своих фишек
priority-most_own_active = те, где больше всего своих активных партизан
priority-most_coalition_troops = те, где больше всего войск Коалиции
priority-raid = те, где зачистка и штурм удалят больше всего
priority-most_bases = те, где помещается или удаляется больше всего баз
priority-most_pieces = те, где помещается или удаляется больше всего фишек
priority-most_shift = те, где сдвигается больше всего населения
priority-own_guerrillas = со своими партизанами
