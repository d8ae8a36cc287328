# Why the Jihadist bot of rule 12 does what it does. Shown on demand.
#
# box-bot_jihadist-<box>         a question of the Event or Ops chart
# box-bot_radicalization-<step>  a step of Radicalization
# box-bot_<flow>-<box>           a box of an Operations Priorities flow: the countries it looks for
# priority-<row>                 a row of the Priorities table: the countries that go first

note-why-instruction = Указания к карте «{ $card }» сейчас говорят «нет», или она ничего не изменила бы.
note-why-preferred = Что здесь выгоднее всего: { $countries }.
note-why-told-to = Указания к событию говорят, что именно: { $options }.
note-why-plot-by-lot = Один из терактов, которые можно поместить, по жребию.
note-why-opposite = Взгляды, обратные взглядам США: { $posture-nom }.

box-bot_jihadist-own_event = Это допустимое событие исламистов или нейтральное, и у него есть эффект?
box-bot_jihadist-major_jihad = Может ли большой джихад установить исламистское правительство в стране с плохим?
box-bot_jihadist-tight = Финансирование скудное?
box-bot_jihadist-recruit_when_tight = Есть ли доступные ячейки для вербовки?
box-bot_jihadist-minor_jihad = Может ли удаться малый джихад в стране с хорошим или нормальным правительством?
box-bot_jihadist-needs_cells = Не хватает ли какой-нибудь стране с плохим правительством нескольких ячеек для большого джихада?
box-bot_jihadist-next_to_it = Есть ли рядом с ней ячейка, которая может уйти?
box-bot_jihadist-moderate = Финансирование умеренное?
box-bot_jihadist-prestige = Может ли престиж упасть от теракта активной ячейки там, где есть войска?
box-bot_jihadist-recruit_when_ample = Есть ли доступные ячейки для вербовки?
box-bot_jihadist-recruit_when_moderate = Есть ли доступные ячейки для вербовки?
box-bot_jihadist-cells_outside = Есть ли ячейка в немусульманской стране?

box-bot_radicalization-plot_in_us = Есть ли доступное ОМП и ячейка в США для теракта?
box-bot_radicalization-travel_to_unmarked = США за жёсткие меры без штрафа, и есть неопределившаяся немусульманская страна для перемещения?
box-bot_radicalization-plot_outside = США за мягкую линию без штрафа, и есть ячейка для теракта в немусульманской стране?
box-bot_radicalization-recruit_at_cadre = Есть ли вербовщик в мусульманской стране для вербовки?
box-bot_radicalization-reserves = Резервы меньше двух?
box-bot_radicalization-recruit = Есть ли доступные ячейки для вербовки?
box-bot_radicalization-travel_to_us = Может ли ячейка переместиться в США?

box-bot_recruit-needs_cells = Где нескольких ячеек не хватает для большого джихада
box-bot_recruit-auto_recruit = Где вербовка не требует броска
box-bot_recruit-good_muslim = В мусульманских странах с хорошим правительством
box-bot_recruit-fair_muslim = В мусульманских странах с нормальным правительством и лучшим модификатором джихада
box-bot_recruit-non_muslim = В немусульманских странах
box-bot_recruit-poor_muslim = В мусульманских странах с плохим правительством и лучшим модификатором джихада
box-bot_travel_to-needs_cells = Туда, где нескольких ячеек не хватает для большого джихада
box-bot_travel_to-good_muslim = В мусульманские страны с хорошим правительством
box-bot_travel_to-fair_muslim = В мусульманские страны с нормальным правительством и лучшим модификатором джихада
box-bot_travel_to-non_muslim = В немусульманские страны
box-bot_travel_to-poor_muslim = В мусульманские страны с плохим правительством и лучшим модификатором джихада
box-bot_travel_from-adjacent = Из соседней с целью страны
box-bot_travel_from-auto_recruit = Оттуда, где вербовка не требует броска
box-bot_travel_from-fewest_cells = Оттуда, где меньше всего ячеек
box-bot_plot-poor_when_tight = В немусульманских странах с плохим правительством, пока финансирование скудное
box-bot_plot-fair_when_tight = В немусульманских странах с нормальным правительством, пока финансирование скудное
box-bot_plot-good_when_tight = В немусульманских странах с хорошим правительством, пока финансирование скудное
box-bot_plot-poor_with_troops = В мусульманских странах с плохим правительством, войсками и активной ячейкой
box-bot_plot-fair_muslim = В мусульманских странах с нормальным правительством
box-bot_plot-good_muslim = В мусульманских странах с хорошим правительством
box-bot_plot-non_muslim = В немусульманских странах
box-bot_plot-poor_muslim = В мусульманских странах с плохим правительством

box-bot_caliphate-wins = Принёс бы Халифат победу сразу?
box-bot_caliphate-joined = Вошла бы в него страна, соседняя со столицей?
box-bot_reroll = Выпали взгляды США?

priority-best_drm = с лучшим модификатором джихада
priority-easiest_minor = с лучшим модификатором малого джихада
priority-hardest_minor = с худшим модификатором малого джихада
priority-most_unused = те, где больше всего не действовавших ячеек
priority-most_unused_active = те, где больше всего не действовавших активных ячеек
priority-no_prestige_by_disrupt = те, где контртеррористическая операция не подняла бы престиж
priority-prestige_by_disrupt = те, где контртеррористическая операция подняла бы престиж
priority-troops_for_prestige = с войсками, пока престиж может упасть
priority-abu_sayyaf = Филиппины с жетоном «Абу Сайяф», пока престиж может упасть
priority-neutral_muslim = нейтральные мусульманские
priority-fair_non_muslim = немусульманские с нормальным правительством
priority-not_destination = не сама цель
priority-no_troops = без войск
priority-cells_over_militia = те, где перевес ячеек над ополчением наибольший
priority-most_awakening = те, где перевес пробуждения над реакцией наибольший
priority-caliphate_size = в наибольшем Халифате
priority-not_ally = не союзные
priority-worse_governance = с худшим правительством
priority-lower_woi = с худшим модификатором идеологической борьбы
