# What A Distant Plain asks, and what can be answered.


## Set-up

ask-deploy_where = Куда поместить дальше: { $count ->
        [one] { $count } { $piece-one }
        [few] { $count } { $piece-few }
       *[other] { $count } { $piece-many }
    }?
ask-deploy_how_many = { $piece } { $space-in }: сколько?


## The sequence of play

ask-act = «{ $card }»: что делать?{ $limited ->
    [1] {" "}Операции ограничены одной территорией.
   *[other] {""}
}
ask-event_text = { $texts ->
        [1] Исполнить событие «{ $card }» сейчас?
       *[other] Какой текст события «{ $card }» исполнить?
    }
ask-consent = { $side } { $side-number ->
    [many] исполняют
   *[other] исполняет
} событие «{ $card }» вручную. Верно ли то, что теперь на столе?
ask-event_by_hand = Исполните событие «{ $card }» вручную, как напечатано, затем ответьте «Готово».
ask-show_agenda = Показать тайную цель, если она у вас есть, чтобы получить +1 к запасу победы?
ask-special_after = { $operation }: готово. Особое действие?


## While something is executed

ask-lift_where = Откуда снять с поля свои фишки?
ask-lift_piece = Какие фишки убрать { $space-from }?
ask-lift_how_many = Сколько убрать { $space-from }?
ask-give_to = Кому передать?
ask-give_from = Что передать { $faction-dat }?
ask-give_how_many = Сколько передать { $faction-dat }?
ask-ask_whom = У кого попросить?


## COIN operations

ask-train_where = Обучение: какая территория следующая?
ask-train_troops = { $space }: сколько войск?
ask-train_police = { $space }: сколько полиции?
ask-train_from = Доступных кубов нет: откуда взять куб { $space-to }?
ask-train_piece = Какой куб взять { $space-from }?
ask-train_then = Обучение: что дальше, на одной из территорий?
ask-train_base_from = Доступных баз нет: откуда взять базу { $space-to }?
ask-civic_action_where = Работа с населением: где?
ask-civic_action_how_much = Работа с населением { $space-in }: сколько ступеней, по 3 ресурса?
ask-patrol_from = Патруль: какие кубы идут следующими?
ask-patrol_piece = Какие кубы идут { $space-from }?
ask-patrol_how_many = Сколько идёт { $space-from }?
ask-patrol_to = Куда идут кубы { $space-from }?
ask-patrol_assault = Бесплатный штурм на одной дороге?
ask-sweep_where = Зачистка: какая территория следующая?
ask-sweep_from = Откуда войска входят { $space-to }?
ask-sweep_how_many = Сколько войск идёт { $space-from }?
ask-sweep_escort = Сколько войск Правительства идёт вместе { $space-from }?
ask-sweep_via = По какой дороге они приходят { $space-to }?
ask-activate_whose = { $count ->
        [one] { $space }: чьи партизаны становятся активными ({ $count } куб)?
        [few] { $space }: чьи партизаны становятся активными ({ $count } куба)?
       *[other] { $space }: чьи партизаны становятся активными ({ $count } кубов)?
    }
ask-assault_where = Штурм: какая территория следующая?
ask-assault_with_government = { $space }: задействовать и кубы Правительства за 3 ресурса?
ask-assault_target = { $space }: кто теряет фишки (можно удалить: { $count })?


## Insurgent operations

ask-rally_where = Сбор: какая территория следующая?
ask-rally_how = Сбор { $space-in }: как?
ask-rally_how_many = Сколько партизан появляется { $space-in }?
ask-rally_replaced = { $space }: сколько из двух заменяемых партизан активны?
ask-sharia_where = Шариат: где?
ask-sharia_how_much = Шариат { $space-in }: сколько ступеней, по 1 ресурсу?
ask-march_from = Марш: откуда дальше?
ask-march_to = Куда идут партизаны { $space-from }?
ask-march_underground = Сколько партизан в подполье идёт { $space-from }?
ask-march_active = Сколько активных партизан идёт { $space-from }?
ask-attack_where = Атака: какая территория следующая?
ask-attack_how = { $space }: атака или засада?
ask-attack_target = { $space }: какую фишку удалить?
ask-terror_where = Террор: какая территория следующая?


## Special activities

ask-surge_where = Наращивание: какая территория?
ask-surge_from = Наращивание: откуда идут фишки?
ask-surge_piece = Наращивание: какие фишки?
ask-surge_to = Наращивание, { $piece-nom }: куда?
ask-surge_how_many = Наращивание, { $piece-nom }: сколько?
ask-surge_roll = Наращивание: бросить кубик на помощь и ресурсы полевых командиров?
ask-surge_aid = Наращивание: сколько из выпавшего идёт в помощь?
ask-airlift_from = Авиапереброска: откуда?
ask-airlift_piece = Авиапереброска: какие войска летят { $space-from }?
ask-airlift_to = Авиапереброска: куда летят войска { $space-from }?
ask-airlift_how_many = Авиапереброска: сколько летит { $space-from }?
ask-air_strike_where = Авиаудар: где?
ask-air_strike_target = Авиаудар { $space-in }: по какой цели?
ask-govern_where = Управление: где?
ask-govern_how = Управление { $space-in }: как?
ask-transport_from = Перевозка: откуда?
ask-transport_to = Перевозка: куда идут войска { $space-from }?
ask-transport_how_many = Перевозка: сколько идёт { $space-from }?
ask-eradicate_where = Уничтожение посевов: где?
ask-extort_where = Вымогательство: где?
ask-infiltrate_where = Проникновение: где?
ask-infiltrate_how = Проникновение { $space-in }: как?
ask-infiltrate_target = Проникновение { $space-in }: какая фишка?
ask-cultivate_where = Возделывание: где?
ask-traffic_where = Наркоторговля: на каких территориях?
ask-suborn_where = Подкуп: где?
ask-suborn_how = Подкуп { $space-in }: как?
ask-suborn_cube = Подкуп { $space-in }: какая фишка уходит?
ask-suborn_hide = Подкуп { $space-in }: сколько партизан { $faction-gen } уходит в подполье?


## What lasts

ask-isr_activate = ISR: где партизан становится активным?
ask-elders_level = Старейшины племён: на чьей стороне { $space }?
ask-roadside_ied = Придорожные СВУ: на какой дороге?
ask-ied_cube = Придорожные СВУ: где куб, который подорвётся?
ask-manpads_cancel = Сорвать за 1 ресурс: { $activity-nom }?
ask-reapers_shift = Риперы: какая провинция сдвигается к оппозиции?
ask-raid_activate = { $space }: чей партизан становится активным?
ask-village_police = Стабилизация деревень: куда поместить полицию?
ask-village_defector = Стабилизация деревень: где полиция переходит на другую сторону?
ask-village_defector_to = { $space }: к кому переходит полиция?
ask-recruit_where = Где появляется партизан?
ask-suicide_bomber = Смертники: забирает ли партизан { $space-in } с собой куб?
ask-suicide_target = { $space }: какой куб?


## Events

ask-event_where = «{ $card }»: где?
ask-event_spaces = «{ $card }»: какие территории?
ask-event_piece = Какая фишка?
ask-event_faction = «{ $card }»: какая фракция?
ask-event_choice = «{ $card }»: что из двух?
ask-event_capability = «{ $card }»: какая возможность?
ask-event_move_to = «{ $card }»: куда?
ask-event_how_many = «{ $card }»: сколько взять из доступных сил?


## The Propaganda round

ask-civic_action = Работа с населением на второй территории?
ask-desert = Дезертирство { $space-in }: какой куб уходит?
ask-redeploy_from = Передислокация: откуда?
ask-redeploy_to = Передислокация: куда идут фишки { $space-from }?
ask-redeploy_how_many = Передислокация: сколько идёт { $space-from }?
ask-plan = Решить ещё что-нибудь, прежде чем фишки пойдут?


## Answers

option-pass = Пас
    .about = Повстанцы получают 1 ресурс, фракция COIN приносит Правительству 3; пасующая фракция остаётся готовой (2.3.3).
option-event = Событие
option-train = Обучение
    .about = 3 ресурса за территорию. До 6 кубов Правительства приходят в Кабул и провинции с базой COIN; затем на одной из территорий — работа с населением, по 3 за каждую ступень к поддержке, или база вместо 3 кубов (3.2.1).
option-patrol = Патруль
    .about = 3 ресурса за всё, для Коалиции бесплатно. Кубы едут по дорогам, каждый делает активным одного партизана; затем возможен штурм на одной дороге (3.2.2).
option-sweep = Зачистка
    .about = 3 ресурса за территорию. Войска приходят от соседей или по свободной дороге, каждый куб делает активным одного партизана (3.2.3).
option-assault = Штурм
    .about = 3 ресурса за территорию. Удаляются активные партизаны, затем базы: по одной фишке за каждый куб Коалиции, за каждые два куба Правительства, в горах за каждые три (3.2.4).
option-rally = Сбор
    .about = 1 ресурс за территорию. Появляется партизан, или двое становятся базой; где есть база, все уходят в подполье или появляется столько партизан, сколько там баз и населения (3.3.1).
option-march = Марш
    .about = 1 ресурс за каждую провинцию или Кабул, куда входят партизаны; дороги бесплатны. Большая группа в пути становится активной (3.3.2).
option-attack = Атака
    .about = 1 ресурс за территорию. Все партизаны там становятся активными; если кубик не больше их числа, удаляются две фишки противника (3.3.3).
option-terror = Террор
    .about = 1 ресурс за территорию, дороги бесплатны. Партизан из подполья становится активным: жетон террора и сдвиг населения или саботаж на дороге (3.3.4).
option-surge = Наращивание
    .about = С обучением. Фишки Коалиции перемещаются между доступными силами и не более чем тремя территориями; затем можно бросить кубик и поделить выпавшее между помощью и полевыми командирами (4.2.1).
option-airlift = Авиапереброска
    .about = С любой операцией. Войска Коалиции и до 3 подразделений Правительства перелетают между не более чем тремя территориями (4.2.2).
option-air_strike = Авиаудар
    .about = С патрулём, зачисткой или штурмом. До трёх территорий, кроме Кабула, теряют активного партизана или базу без охраны; в Пакистане это сдвигает Исламабад (4.2.3).
option-govern = Управление
    .about = С обучением или патрулём, не более чем на двух территориях с поддержкой и контролем COIN: возвращаются беженцы или помощь становится патронажем, а поддержка тратится (4.3.1).
option-transport = Перевозка
    .about = С патрулём, зачисткой или штурмом. Войска Правительства едут вместе по дорогам и платят полевым командирам там, где их партизаны на пути (4.3.2).
option-eradicate = Уничтожение посевов
    .about = С обучением, патрулём или штурмом. База полевых командиров под контролем COIN удаляется, помощь растёт на 3, патронаж на 1, а население настраивается против вас (4.3.3).
option-extort = Вымогательство
    .about = С любой операцией. Где фишек Талибана больше, чем фишек противников, партизан из подполья становится активным ради ресурса или экономической ценности дороги (4.4.1).
option-infiltrate = Проникновение
    .about = Со сбором или маршем, на одной территории: удаляются две фишки Правительства или полевых командиров, или одна становится партизаном Талибана (4.4.2).
option-ambush = Засада
    .about = С атакой, не более чем на трёх территориях: один партизан из подполья становится активным, и атака удаётся без кубика (4.4.3).
option-cultivate = Возделывание
    .about = Со сбором или маршем. База полевых командиров появляется в населённой провинции, где их партизан больше, чем полиции (4.5.1).
option-traffic = Наркоторговля
    .about = Со сбором или маршем. Каждая база полевых командиров вдали от Коалиции приносит 1 ресурс; долю берёт тот, кто контролирует территорию (4.5.2).
option-suborn = Подкуп
    .about = С любой операцией, 2 ресурса за территорию: уходят кубы или база Правительства или партизан Талибана, либо партизаны уходят в подполье (4.5.3).
option-hidden_asset = Показать тайный ресурс ради полной операции
option-unshaded = Незатенённый текст
option-only_text = Событие
option-shaded = Затенённый текст
option-agree = Согласиться
option-object = Возразить
option-yes = Да
option-no = Нет
option-done = Готово
option-lift = Снять с поля свои фишки
option-give = Передать ресурсы
option-ask_gift = Попросить ресурсов
option-from_resources = Ресурсы
option-from_patronage = Патронаж
option-civic_action = Работа с населением
option-government_base = Три куба становятся базой
option-patronage = 3 патронажа — в ресурсы Правительства
option-activate_taliban = Талибан
option-activate_warlords = Полевые командиры
option-remove_taliban = Талибан
option-remove_warlords = Полевые командиры
option-rally_place = Поместить партизана
option-rally_base = Два партизана становятся базой
option-rally_hide = Все партизаны уходят в подполье
option-rally_mass = Партизаны по числу баз и населения
option-rally_nothing = Ничего, ради шариата
option-available = Доступные силы
    .gen = доступных сил
    .in = в доступных силах
    .to = в доступные силы
    .from = из доступных сил
option-out_of_play = Вне розыгрыша
    .gen = вне розыгрыша
    .in = вне розыгрыша
    .to = за пределы розыгрыша
    .from = из-за пределов розыгрыша
option-govern_returnees = +1 население
option-govern_patronage = Помощь становится патронажем
option-infiltrate_remove = Удалить две фишки
option-infiltrate_replace = Заменить одну партизаном
option-suborn_cubes = До трёх кубов Правительства
option-suborn_base = База Правительства
option-suborn_guerrilla = Партизан Талибана
option-suborn_hide = Партизаны уходят в подполье
option-support = Поддержка
option-neutral = Нейтралитет
option-opposition = Оппозиция
option-gain_aid = Помощь
option-gain_government = Ресурсы Правительства


## What a plan says of a space, in a word

plan-train_troops = войска
plan-train_police = полиция
plan-train_piece = куб
plan-train_then = Затем
plan-train_base_from = откуда база
plan-civic_action_how_much = ступени
plan-civic_action = вторая территория
plan-patrol_piece = кубы
plan-patrol_how_many = сколько
plan-sweep_from = откуда
plan-sweep_how_many = войска
plan-sweep_escort = с войсками Правительства
plan-sweep_via = через
plan-activate_whose = выявить
plan-raid_activate = выявить
plan-assault_with_government = с кубами Правительства
plan-assault_target = удалить
plan-rally_how = сделать
plan-rally_how_many = партизаны
plan-rally_replaced = из них активных
plan-sharia_how_much = ступени
plan-march_underground = в подполье
plan-march_active = активные
plan-attack_how = способ
plan-attack_target = удалить
plan-suicide_bomber = смертник
plan-special_after = После
plan-surge_piece = фишки
plan-surge_how_many = сколько
plan-surge_roll = Кубик на помощь
plan-airlift_piece = войска
plan-airlift_how_many = сколько
plan-air_strike_target = удалить
plan-govern_how = ради
plan-transport_how_many = войска
plan-infiltrate_how = сделать
plan-infiltrate_target = что
plan-suborn_how = ради
plan-suborn_cube = что
plan-suborn_hide = в подполье
part-sharia = Шариат
part-isr = ISR
part-patrol_assault = Штурм на дороге
