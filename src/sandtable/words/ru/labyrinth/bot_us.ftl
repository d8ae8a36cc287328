# What the US bot of rule 13 does, and why. The reasons are shown on demand.
#
# box-us_alert-<box>          a question of the Alert Resolution chart
# box-us_event_or_ops-<box>   a question of the Event or Ops chart
# box-us_homeland-<step>      a step of Homeland Security
# box-us_<chart>-<box>        a box of an Operations Priorities flow: the places it looks for
# priority-<row>              a row of the Priorities table or of the Alert priorities: what goes first

note-homeland-security = Внутренняя безопасность (достоинство { $value }).
note-us-turns-over = США вскрывают следующую карту: «{ $card }».
note-why-priority-plot = Приоритетный теракт — { $country-in }.
note-why-event-alerts = Событие карты «{ $card }» устраняет этот теракт, поэтому оно разыгрывается.
note-why-alert-table = Таблица тревоги при финансировании { $funding } и престиже { $prestige } (код { $code }): { $says }.
note-why-us-disrupt-kind = Контртеррористическая операция берёт активные ячейки раньше спящих.
note-why-us-event-kind = Событие берёт сначала Садра, затем спящие, затем активные ячейки.
note-why-us-posture = Если взгляды выбирают, то те же, что у США.
note-why-us-instructions = Как именно, говорят указания к карте «{ $card }».
note-why-us-bottom = Из карт, которые можно взять, — ближайшая ко дну сброса.
note-why-us-attrition = Войска идут раньше ополчения, жетоны — последними.
note-why-us-unwanted = По указаниям к карте «{ $card }» её событие сейчас не нужно.
note-why-us-no-effect = Событие карты «{ $card }» ничего не изменило бы.
note-why-us-reassessment = С картой «{ $card }» обе карты и резервы дают шесть: пересмотр взглядов.
note-why-us-no-reassessment = С картой «{ $card }» обе карты и резервы не дают шести: она возвращается наверх.

alert-yes = да
alert-no = нет
alert-roll = решает кубик

box-us_alert-wmd = Есть ли на поле теракт с ОМП?
box-us_alert-wmd_ops = Есть ли три очка операций, считая резервы?
box-us_alert-wmd_in_us = Есть ли теракт с ОМП в США?
box-us_alert-wmd_troops = Есть ли теракт с ОМП в мусульманской стране с войсками, пока престиж выше 3?
box-us_alert-wmd_non_muslim = Есть ли теракт с ОМП в немусульманской стране, пока финансирование ниже 8?
box-us_alert-ops = Есть ли три очка операций, считая резервы?
box-us_alert-last_or_reserves = Это последняя карта фазы или резервы меньше 2?
box-us_alert-event = Можно ли разыграть событие карты?
box-us_alert-last_card = Это последняя карта фазы?
box-us_alert-event_alerts = Устранило бы событие карты этот теракт?
box-us_alert-several = На поле больше одного теракта?
box-us_alert-table = Велит ли таблица тревоги объявить тревогу?

box-us_event_or_ops-reassessment = Возможен ли пересмотр взглядов?
box-us_event_or_ops-event = Это допустимое событие США или нейтральное, и у него есть эффект?
box-us_event_or_ops-jihad = Можно ли провести контртеррористическую операцию там, где грозит джихад: ячеек на 2 больше, чем войск и ополчения?
box-us_event_or_ops-islamist_resources = У исламистов три ресурса, и возможна смена режима?
box-us_event_or_ops-good_idea = Есть ли мусульманская страна, где бросок на идеологическую борьбу ничто не снижает?
box-us_event_or_ops-low_prestige = Престиж низкий?
box-us_event_or_ops-disrupt_prestige = Подняла бы где-нибудь контртеррористическая операция престиж?
box-us_event_or_ops-soft = США придерживаются мягкой линии?
box-us_event_or_ops-deploy = Дают ли схемы размещения войск место отправления и другое место назначения?
box-us_event_or_ops-regime_change = Возможна ли смена режима?
box-us_event_or_ops-disrupt = Подняла бы контртеррористическая операция престиж или оставила бы в мусульманской стране только вербовщика?
box-us_event_or_ops-poor_idea = Есть ли мусульманская страна, где бросок на идеологическую борьбу снижен только на 1?

box-us_homeland-at_home = Есть ли в США ячейка или вербовщик для контртеррористической операции?
box-us_homeland-soft_world = США за жёсткие меры, мир за мягкую линию, и есть страна с мягкой линией, которую можно переубедить?
box-us_homeland-abroad = Есть ли немусульманская страна для контртеррористической операции?
box-us_homeland-reserves = Резервы меньше 2?
box-us_homeland-muslim_cadre = Резервы равны 2, и где-то в мусульманском мире остался только вербовщик для контртеррористической операции?
box-us_homeland-against_us = Есть ли немусульманская страна против США или неопределившаяся, которую можно переубедить?

box-us_disrupt-jihad = Где грозит джихад (ячеек на 2 больше, чем войск и ополчения)
box-us_disrupt-prestige = Где контртеррористическая операция поднимает престиж
box-us_disrupt-cadre = Где контртеррористическая операция оставит в мусульманской стране только вербовщика
box-us_woi_non_muslim-opposite = Где взгляды против США
box-us_woi_non_muslim-unmarked = Где взгляды не определены
box-us_woi_non_muslim-same = Где взгляды те же, что у США
box-us_deploy_to-abu_sayyaf = На Филиппины, где есть жетон «Абу Сайяф» и нет войск
box-us_deploy_to-undefended = В мусульманскую страну с ячейками, но без войск и ополчения
box-us_deploy_to-regime_change = В страну со сменившимся режимом, где перевес войск и ополчения над ячейками меньше 5
box-us_deploy_to-track = На шкалу вооружённых сил
box-us_deploy_from-moro_talks = С Филиппин после события «Переговоры с моро»
box-us_deploy_from-islamist_rule = Из страны с исламистским правительством
box-us_deploy_from-good_ally = Из союзной страны с хорошим правительством, без ячеек или с ополчением либо жетоном для защиты
box-us_deploy_from-fair_ally = Из союзной страны с нормальным правительством, без ячеек или с ополчением либо жетоном для защиты
box-us_deploy_from-track = Со шкалы вооружённых сил
box-us_regime_change_from-moro_talks = С Филиппин после события «Переговоры с моро»
box-us_regime_change_from-islamist_rule = Из страны с исламистским правительством
box-us_regime_change_from-good_ally = Из союзной страны с хорошим правительством, без ячеек или с ополчением либо жетоном для защиты
box-us_regime_change_from-fair_ally = Из союзной страны с нормальным правительством, без ячеек или с ополчением либо жетоном для защиты
box-us_regime_change_from-good = Из страны с хорошим правительством
box-us_regime_change_from-fair = Из страны с нормальным правительством
box-us_regime_change_from-poor = Из страны с плохим правительством
box-us_regime_change_from-track = Со шкалы вооружённых сил

priority-wmd_in_us = с ОМП в США
priority-wmd_troops = с ОМП в мусульманской стране с войсками
priority-in_us = в США
priority-good_muslim = в мусульманской стране с хорошим правительством
priority-funding = в немусульманской стране, с ростом финансирования до 8
priority-fair_muslim = в мусульманской стране с нормальным правительством
priority-plot_troops = в мусульманской стране с войсками
priority-plot_number = с наибольшим числом
priority-poor_aid = в мусульманской стране с плохим правительством и помощью
priority-plot_resource = те, где больше всего ресурсов

priority-plot_dice = с наименьшим числом кубиков теракта
priority-regime_change = со сменившимся режимом
priority-capital = столица Халифата
priority-holds_abu_sayyaf = Филиппины с жетоном «Абу Сайяф»
priority-muslim_near_islamist = мусульманские рядом со страной с исламистским правительством
priority-lowest_resource = с наименьшими ресурсами
priority-most_plots = те, где больше всего терактов
priority-most_troops = те, где больше всего войск
priority-best_roll = с лучшим броском на идеологическую борьбу
priority-opposite_posture = против США
priority-quiet_ally = союзные без ячеек
priority-no_cells = без ячеек
priority-cadre = с вербовщиком
priority-reaction = с жетоном реакции
priority-reaction_edge = те, где перевес реакции над пробуждением наибольший
priority-more_cells = те, где ячеек больше, чем ополчения
priority-more_defenders = те, где войск и ополчения больше, чем ячеек
priority-militia_edge = те, где перевес ополчения над ячейками наибольший
priority-plots = с терактом
priority-stronghold = мусульманские без исламистского правительства с пятью ячейками
priority-can_be_built = те, где идеологическая борьба может что-то дать
priority-takes_militia = те, куда можно поместить ополчение

roll-us_alert = таблица тревоги { $country-in }
    .title = Таблица тревоги { $country-in }
draw-priority_plot = один из нескольких одинаково опасных терактов
    .ask = Несколько терактов равны: выберите один наугад. Какой это теракт?
draw-turn_over_us = верхняя карта стопки США
    .ask = Вскройте верхнюю карту стопки США: какой у неё номер?
