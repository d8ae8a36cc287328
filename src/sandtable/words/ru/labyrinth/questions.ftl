# What Labyrinth asks, and what can be answered.
#
# ask-<purpose>     the question; its arguments are those the rules give it
# option-<word>     an answer that is neither a country nor a card
# roll-<purpose>    what a die decides, a noun phrase: it stands in the log and before a dealer with real dice
# draw-<purpose>    what a card is drawn for, likewise


## Cards

ask-play_card = Какую карту разыграть?
ask-use_card = Как использовать карту «{ $card }»?
ask-choose_operation = Какую операцию провести (достоинство { $value })?
ask-spend_reserves = Использовать резервы ({ $reserves }), чтобы получить достоинство { $value }?
ask-reassess_with = Какая вторая карта достоинством 3 пойдёт на пересмотр взглядов?
ask-reassess_order = Пересмотр взглядов США: что дальше?
ask-choose_discard = Какую карту сбросить?
ask-take_discarded = Какую использованную карту взять?
ask-play_extra_card = Какую ещё карту разыграть?
ask-second_card = Какую карту использовать второй в этой фазе действий?
ask-name_held = Какие из этих карт у вас на руках? Назовите все.
ask-event_order = Какое событие происходит первым?
ask-remove_cadre = Откуда удалить вербовщика?


## US operations

ask-war_of_ideas_where = Идеологическая борьба: где?
ask-deploy_from = Откуда уходят войска?
ask-deploy_to = Куда идут войска?
ask-deploy_how_many = Сколько подразделений переместить { $origin-from } { $country-to }?
ask-deploy_nato = НАТО тоже уходит { $country-from }?
ask-regime_change_where = Смена режима: где?
ask-withdraw_from = Откуда вывести войска?
ask-disrupt_where = Контртеррористическая операция: где?
ask-disrupt_cell = Контртеррористическая операция { $country-in }: какая ячейка? Активная удаляется, спящая становится активной.
ask-alert_which = Объявление тревоги: какой теракт?


## Jihadist operations

ask-recruit_where = Вербовка: где бросить кубик { $die } из { $dice }?
ask-event_recruit_where = Где попытаться завербовать?
ask-recruit_split = Ячеек не хватает на все успехи: куда поместить следующую?
ask-travel_from = Перемещение: откуда идёт следующая ячейка?
ask-travel_cell = Какую ячейку переместить { $country-from }?
ask-travel_to = Куда переместить ячейку { $origin-from }?
ask-jihad_where = Джихад: где бросить кубик { $die } из { $dice }?
ask-jihad_major = Начать большой джихад { $country-in }? Все спящие ячейки там станут активными; он может установить исламистское правительство.
ask-jihad_loss = Какая ячейка погибает { $country-in }?
ask-plot_where = Теракт: где бросить кубик { $die } из { $dice }?
ask-plot_marker = Какой теракт поместить { $country-to }?
ask-resolve_which = Какой теракт разрешить следующим?
ask-reroll_posture = Перебросить взгляды { $country-gen }?
ask-schengen_postures = Взгляды каких двух других шенгенских стран определит кубик?


## Set-up

ask-set_up_cells = В каких трёх странах спрятать по ячейке?
ask-set_up_reroll = Взгляды какой шенгенской страны перебросить?


## Events

ask-place_cells = Куда поместить ячейки?
ask-place_plot = Куда поместить теракт?
ask-place_aid = Куда поместить жетон помощи?
ask-remove_cell = Откуда удалить ячейку?
ask-remove_cell_kind = Какую ячейку удалить { $country-from }?
ask-remove_plot = Какой теракт удалить?
ask-remove_besieged = Откуда удалить жетон осаждённого режима?
ask-flag_plot = Какой теракт даст обратный эффект, если состоится?
ask-shift_alignment = { $toward ->
        [adversary] Какая страна сдвигается на клетку к враждебности?
       *[neutral] Какая страна становится нейтральной?
    }
ask-shift_governance = { $way ->
        [worse] В какой стране ухудшается правительство?
       *[better] В какой стране улучшается правительство?
    }
ask-select_country = { $event ->
        [battle_of_sirte] В какой стране с гражданской войной идёт битва?
        [al_maliki] Какую страну покидают все войска?
        [al_shabaab] Какой режим осадить?
        [change_of_state] В какой стране меняется строй?
        [ethiopia_strikes] Какая страна становится нейтральной с плохим правительством?
        [ex_kgb] Что выбрать: взгляды Кавказа, обратные взглядам США, или сдвиг Центральной Азии на клетку к враждебности?
        [factional_infighting] Где ячейки дерутся между собой?
        [gulf_union] В какой стране и вокруг неё поместить ополчение?
        [al_nusra_front] В какой стране сравнять число ячеек и отрядов ополчения?
        [critical_middle] В какой стране происходит событие?
        [cross_border_support] Какую африканскую страну поддержать?
        [erdogan_effect] В какой стране происходит событие?
        [flypaper] Из каких стран уходит ячейка или жетон реакции?
        [heu] Где искать ОМП?
        [islamic_maghreb] В какой стране Магриба происходит событие?
        [paris_attacks] Какая страна подвергается нападению?
        [taliban_resurgent] Где сдаются три ячейки?
        [theft_of_state] Где жетон реакции заменит жетон пробуждения?
        [iran] Какую полушиитскую страну выбрать?
        [jaysh_al_mahdi] В какой полушиитской стране происходит событие?
        [limited_deployment] В какую страну с гражданской войной идут войска?
        [operation_new_dawn] Где ополчение заменит войска?
        [prism] Где спящая ячейка становится активной?
        [russian_aid] Какой стране с гражданской войной помогает Россия?
        [scaf] Какая страна становится союзной с нормальным правительством?
        [status_quo] Где заканчивается смена режима?
        [strike_eagle] По чьему арсеналу наносится удар?
        [unscr_1973] К какой стране с гражданской войной относится резолюция 1973?
        [qadhafi] Какая гражданская война заканчивается?
        [sellout] Где сдаются все ячейки, кроме одной?
        [un_ceasefire] Какая гражданская война заканчивается?
       *[other] Какую страну выбрать?
    }
ask-select_posture = Какими станут взгляды { $country-gen }?
ask-select_posture_where = Где выбрать взгляды?
ask-flip_marker = Какой жетон перевернуть?
ask-event_choice = «{ $card }»: провести смену режима { $country-in } сейчас?


## The Awakening

ask-declare_caliphate = Провозгласить Халифат со столицей { $country-in }?
ask-move_capital = В какую страну переносится столица Халифата?
ask-send_off_map = Откуда отозвать подразделение?
ask-take_marker_from = { $marker ->
        [reaction] Все пятнадцать жетонов реакции на поле. Из какой страны взять один?
       *[awakening] Все пятнадцать жетонов пробуждения на поле. Из какой страны взять один?
    }
ask-end_truce = За прекращение какого перемирия заплатить?
ask-attrition_loss = Истощение { $country-in }: что вы теряете?
ask-place_militia = Куда поместить ополчение?
ask-remove_militia = Откуда удалить ополчение?
ask-place_unrest = { $marker ->
        [reaction] Куда поместить жетон реакции?
       *[awakening] Куда поместить жетон пробуждения?
    }
ask-remove_unrest = { $marker ->
        [reaction] Откуда удалить жетон реакции?
       *[awakening] Откуда удалить жетон пробуждения?
    }
ask-which_unrest = Какой жетон?
ask-civil_war_where = Где вспыхивает гражданская война?
ask-civil_war_first = Где гражданская война вспыхивает раньше? Там жетоны заменяются первыми.
ask-place_marker = Куда поместить жетон?
ask-event_effect = Какой эффект выбрать?
ask-how_many_cells = Сколько ячеек?
ask-how_many_militia = Сколько отрядов ополчения?
ask-share_of_militia = { $left ->
        [one] Сколько из { $left } отряда ополчения отправить { $country-to }?
       *[other] Сколько из { $left } отрядов ополчения отправить { $country-to }?
    }
ask-cancel_card = Отменить карту «{ $card }» событием «Фергюсон»?
ask-buy_back = Какую карту сбросить, чтобы вернуть карту «{ $card }»?
ask-bring_cell_from = Откуда придёт ячейка { $country-to }?
ask-place_cadre = Куда поместить вербовщика?
ask-place_piece = Что поместить { $country-to }?
ask-remove_piece = Что удалить { $country-from }?
ask-give_card = Какую карту отдать?


## Answers

option-yes = Да
option-no = Нет
option-done = Готово
option-hold = Сохранить карту
option-discard = Сбросить карту
option-holds_none = Ни одной
option-remove_cadre = Удалить вербовщика
option-random_card = Случайная карта
option-end_truce = Заплатить за прекращение перемирия
option-remove_cells = Удалить ячейки
option-random_discard = Исламисты сбрасывают случайную карту
option-take_card = Взять у исламистов случайную карту
option-remove_wmd = Искать ОМП и удалить одно
option-available_wmd = Доступное ОМП
option-place_awakening = Поместить жетон пробуждения
option-place_aid = Поместить жетон помощи
option-raise_prestige = Увеличить престиж на 1
option-lower_funding = Уменьшить финансирование на 1
option-schengen_posture = Выбрать взгляды шенгенской страны
option-take_used_card = Взять использованную карту
option-place_militia = Поместить до четырёх отрядов ополчения
option-move_militia = Переместить ополчение между пятью странами
option-activate_sleepers = Половина спящих ячеек становится активной
option-remove_plots = Удалить все теракты
option-place_cells = Поместить ячейки
option-place_plot = Поместить теракт
option-place_reaction = Поместить жетон реакции
option-besiege = Осадить режим
option-raise_funding = Увеличить финансирование
option-funding_track = Шкала финансирования
option-cell = Ячейка
option-toward_ally = Сдвинуть на клетку к союзу с США
option-toward_adversary = Сдвинуть на клетку к враждебности
option-worsen_governance = Ухудшить правительство
option-take_reserves = Забрать резервы другой стороны
option-select_posture = Выбрать взгляды
option-place_posture = Поместить жетон взглядов
option-remove_posture = Удалить жетон взглядов
option-place_cadre = Поместить вербовщика
option-alert_plot = Предотвратить теракт
option-raise_militia = Поместить ополчение
option-remove_militia = Удалить ополчение
option-place_pieces = Поместить до двух ячеек и отрядов ополчения
option-remove_pieces = Удалить до двух ячеек и отрядов ополчения
option-remove_aid = Удалить жетон помощи
option-relieve = Удалить жетон осаждённого режима
option-remove_awakening = Удалить жетон пробуждения
option-remove_reaction = Удалить жетон реакции
option-two_awakening = Два жетона пробуждения и жетон реакции
option-two_reaction = Два жетона реакции и жетон пробуждения
option-two_militia = Два отряда ополчения и ячейка
option-two_cells = Две ячейки и отряд ополчения
option-cell_to_schengen = Ячейка в случайную шенгенскую страну
option-us_against_world = Взгляды США — обратные мнению мира
option-lose_prestige = Престиж падает на половину кубика
option-awakening = Пробуждение
option-reaction = Реакция
option-troop = Подразделение
option-militia = Отряд ополчения
option-nato = НАТО
option-nato_41 = НАТО (карта 41)
option-unscr_1973 = Резолюция ООН 1973
option-serval = „Сервал“
option-track = Шкала вооружённых сил
    .gen = шкалы вооружённых сил
    .in = на шкале вооружённых сил
    .to = на шкалу вооружённых сил
    .from = со шкалы вооружённых сил
option-flip = Сменить взгляды США
option-hard = Жёсткие меры
option-soft = Мягкая линия
option-active = Активная ячейка
option-sleeper = Спящая ячейка
option-sadr = Садр
option-enhanced_measures = Усиленные меры
option-renditions = Выдачи
option-wiretapping = Прослушка
# Which one of a row: 1, 2 and 3 are also values of plots, so that a place is said in words.
option-plot-hidden = { $place ->
        [1] Первый теракт
        [2] Второй теракт
        [3] Третий теракт
        [4] Четвёртый теракт
        [5] Пятый теракт
        [6] Шестой теракт
       *[other] Теракт на месте { $place }
    } { $country-in }
option-plot-backlash = { $place ->
        [1] Первый теракт
        [2] Второй теракт
        [3] Третий теракт
        [4] Четвёртый теракт
        [5] Пятый теракт
        [6] Шестой теракт
       *[other] Теракт на месте { $place }
    } { $country-in } (обратный эффект)
option-plot-known = { $plot } { $country-in }
    .nom = { $plot-nom } { $country-in }
option-plot-known-backlash = { $plot } { $country-in } (обратный эффект)
    .nom = { $plot-nom } { $country-in } (обратный эффект)


## Dice and draws

roll-governance = правительство { $country-gen } (нормальное при 5 или больше)
    .title = Правительство { $country-gen }
roll-posture = взгляды { $country-gen } (жёсткие меры при 5 или больше)
    .title = Взгляды { $country-gen }
roll-us_posture = взгляды США (жёсткие меры при 4 или больше)
    .title = Взгляды США
roll-prestige_direction = растёт или падает престиж (растёт при 5 или больше)
    .title = Рост престижа
roll-prestige_amount = насколько изменится престиж (меньший из двух кубиков)
    .title = Насколько изменится престиж
roll-war_of_ideas = идеологическая борьба { $country-in } (5 и больше, с модификаторами)
    .title = Идеологическая борьба { $country-in }
roll-recruit = вербовка { $country-in } ({ $number } или меньше)
    .title = Вербовка { $country-in }
roll-travel = перемещение { $country-to } ({ $number } или меньше)
    .title = Перемещение { $country-to }
roll-jihad = джихад { $country-in } ({ $number } или меньше)
    .title = Джихад { $country-in }
roll-plot = теракт { $country-in } ({ $number } или меньше)
    .title = Теракт { $country-in }
roll-random_muslim_white = белый кубик таблицы случайной мусульманской страны
    .title = Белый кубик таблицы случайной мусульманской страны
roll-random_muslim_black = чёрный кубик таблицы случайной мусульманской страны
    .title = Чёрный кубик таблицы случайной мусульманской страны
roll-random_muslim_second = вторая таблица случайной мусульманской страны
    .title = Вторая таблица случайной мусульманской страны
roll-random_shia_mix = таблица случайной полушиитской страны (три кубика)
    .title = Таблица случайной полушиитской страны
roll-random_schengen = таблица шенгенских стран
    .title = Таблица шенгенских стран
roll-npt_safeguards = ОМП Ирана ({ $number } или меньше)
    .title = ОМП Ирана
roll-paris_attacks_tan = коричневый кубик события «Теракты в Париже»: где
    .title = Коричневый кубик события «Теракты в Париже»: где
roll-paris_attacks_black = чёрный кубик события «Теракты в Париже»: что
    .title = Чёрный кубик события «Теракты в Париже»: что
roll-je_suis_charlie = «Je suis Charlie» (престиж падает на половину с округлением вверх)
    .title = «Je suis Charlie»
roll-attrition_us = истощение { $country-in }, бросок США (попадание при { $number } или меньше)
    .title = Истощение { $country-in }, бросок США
roll-attrition_jihadist = истощение { $country-in }, бросок исламистов (попадание при { $number } или меньше)
    .title = Истощение { $country-in }, бросок исламистов
roll-intl_banking_regime = «Международный банковский режим» (финансирование падает на половину с округлением вверх)
    .title = «Международный банковский режим»
roll-covert_action = тайная операция { $country-in } (4 или больше)
    .title = Тайная операция { $country-in }
roll-seek_wmd = поиск ОМП { $country-in } ({ $number } или меньше)
    .title = Поиск ОМП { $country-in }
roll-plot_governance = теракт против правительства { $country-in } ({ $number } или меньше)
    .title = Теракт против правительства { $country-in }

draw-card = следующая карта для { $side-gen }
    .ask = Возьмите следующую карту для { $side-gen }: какой у неё номер?
draw-from_hand = случайная карта с руки { $side-gen }
    .ask = Возьмите случайную карту с руки { $side-gen }: какой у неё номер?
draw-shuffle = следующая карта стопки исламистов
draw-random_neighbour = одна из соседних стран, куда можно поместить жетон
