# Why the Jihadist opponent of rule 9 does what it does. Shown on demand.
#
# box-event_or_ops-<box>   a question of the Event or Ops? chart
# box-radicalization-<use> a question of Radicalization
# box-<chart>-<box>        a box of a Where? chart: the countries it looks for
# priority-<line>          a line of a priority list: the countries that go first

note-why-yes = { $question } Да.
note-why-no = { $question } Нет.
note-why-box = { $box }: { $countries }.
note-why-not-box = { $box }: нет таких.
note-why-closed-box = { $box }: условие сейчас не выполнено.
note-why-priority = Из них { $priority }: { $countries }.
note-why-random = В схеме больше нет целей: для остальных — случайная.
note-why-die = Равны, решает случай: { $countries }. Выпало { $pips }: { $country }.
note-why-global = Глобальная таблица указывает: { $country }.
note-why-shia-mix = Таблица полушиитских стран при { $total } указывает: { $country }.
note-why-schengen = Таблица шенгенских стран при { $pips } указывает: { $country }.
note-why-closest = { $country } { $country-number ->
        [many] не подходят
       *[other] не подходит
    }; ближайшие: { $countries }.
note-why-drawn = Одна из них наугад: { $country }.
note-why-only = Выбора нет: { $country }.
note-why-no-place = В схеме нет места для теракта карты «{ $card }»: вместо него радикализация.
note-why-kind = Активные ячейки идут раньше спящих, Садр — последним.
note-why-order = Правила не говорят, какой теракт первый: по порядку на поле.
note-why-take = Карты исламистов наибольшего достоинства в сбросе: { $cards }.
note-why-marker = Одно из них наугад: { $options }. Выпало { $pips }: { $option }.
note-why-origin = Какая ячейка идёт { $country-to }?
note-why-last-cell = Последняя ячейка не уходит { $country-from }.
note-why-biometrics = «Биометрия»: в странах, соседних с целью ({ $country }), нет ячеек.
note-why-itjihad = «Врата иджтихада закрыты»: в этом ходу считаются только события США.
note-why-nothing-to-take = В сбросе нет карты исламистов, которую могла бы взять карта «{ $card }».
note-why-gtmo = «Гуантанамо»: в этом ходу вербовки нет, хотя ячейки доступны.
note-radicalization = Радикализация (достоинство { $value }).

box-event_or_ops-own_event = Это допустимое событие исламистов или нейтральное?
box-event_or_ops-cell_event = Событие вербует или помещает ячейку, а на шкале финансирования ячеек нет?
box-event_or_ops-plot_event = Событие помещает теракт, а в схеме терактов для него нет места?
box-event_or_ops-us_event = Это событие США, которое может произойти?
box-event_or_ops-major_jihad = Может ли большой джихад установить исламистское правительство?
box-event_or_ops-minor_jihad = Возможен ли джихад в стране с хорошим или нормальным правительством?
box-event_or_ops-recruit = Есть ли доступные ячейки для вербовки?

box-ex_kgb = Сдвинет ли Кавказ жетон мнения мирового сообщества?

box-radicalization-cell = Есть ли на шкале финансирования ячейка, чтобы появиться где угодно?
box-radicalization-travel = Может ли ячейка переместиться?
box-radicalization-plot = Финансирование ниже 9, есть теракт и место для него?
box-radicalization-worsen = Есть ли мусульманская страна с хорошим или нормальным правительством, чтобы его ухудшить?

box-plot-united_states = В США
box-plot-abu_sayyaf = На Филиппинах, если в игре «Абу Сайяф» и престиж выше низкого
box-plot-troops = Где есть войска, пока престиж выше низкого
box-plot-posture = Где взгляды те же, что у США, пока нет штрафа за взгляды на ГВСТ
box-plot-aid = Где есть помощь
box-plot-non_muslim = В немусульманских странах, пока финансирование ниже 9
box-plot-muslim_or_iran = В мусульманских странах или Иране, пока финансирование ниже 9
box-major_jihad-possible = Где большой джихад может установить исламистское правительство
box-minor_jihad-good = В странах с хорошим правительством
box-minor_jihad-fair = В странах с нормальным правительством
box-minor_jihad-poor = В странах с плохим правительством
box-recruit-regime_change = Где сменился режим и войск на 5 больше, чем ячеек
box-recruit-islamist_rule = Где исламистское правительство и ячеек меньше удвоенного достоинства карты
box-recruit-elsewhere = Где нет ни смены режима, ни исламистского правительства
box-travel_to-besieged = К осаждённому режиму
box-travel_to-regime_change = В страну со сменившимся режимом
box-travel_to-aid = В страну с помощью
box-travel_to-near_major_jihad = В страну с плохим правительством, где до большого джихада не хватает не более двух ячеек
box-travel_to-good_or_fair = В мусульманскую страну с хорошим или нормальным правительством, рядом с которой есть ячейка
box-travel_to-posture = В неопределившуюся немусульманскую страну, пока США за жёсткие меры; в страну с мягкой линией, пока они за мягкую
box-travel_from-islamist_rule = Из страны с исламистским правительством, где ячеек больше достоинства карты
box-travel_from-regime_change = Из страны со сменившимся режимом, где больше пяти ячеек
box-travel_from-adjacent = Из соседней с целью страны
box-travel_from-random = Откуда угодно

priority-pakistan = прежде всего Пакистан
priority-aid = с жетонами помощи
priority-besieged = с осаждённым режимом
priority-resources = с наибольшими ресурсами
priority-good = с хорошим правительством
priority-fair = с нормальным правительством
priority-poor = с плохим правительством
priority-recruit_number = с наибольшим показателем вербовки
priority-troops_and_cells = с наибольшим числом войск и ячеек
priority-active = с активной ячейкой
priority-not_a_destination = те, куда не идёт другая ячейка

roll-random_country = выбор из нескольких стран
    .title = Выбор из нескольких стран
roll-random_marker = выбор из нескольких жетонов
    .title = Выбор из нескольких жетонов
roll-schengen_table = таблица шенгенских стран
    .title = Таблица шенгенских стран
roll-shia_mix_table = таблица полушиитских стран
    .title = Таблица полушиитских стран
draw-take = карта из сброса
    .ask = Возьмите одну из этих карт из сброса: какой у неё номер?
draw-turn_over = верхняя карта стопки исламистов
    .ask = Вскройте верхнюю карту стопки исламистов: какой у неё номер?
draw-turn_over_plot = вскрываемый теракт
    .ask = Вскройте теракт: какой он?
draw-plot_marker = жетон теракта
    .ask = Возьмите доступный жетон теракта: какой он?
draw-global_table = страна из глобальной таблицы
    .ask = Бросьте кубики по глобальной таблице: какая это страна?
draw-global_table_muslim = страна из мусульманских столбцов глобальной таблицы
    .ask = Бросьте кубики по глобальной таблице, перебрасывая коричневый, пока столбец не станет мусульманским, а также при Иране: какая это страна?
draw-global_table_non_muslim = страна из немусульманских столбцов глобальной таблицы
    .ask = Бросьте кубики по глобальной таблице, перебрасывая коричневый, пока столбец не станет немусульманским, а также при Иране: какая это страна?
draw-closest = одна из ближайших стран
    .ask = Несколько стран одинаково близки: выберите одну наугад. Какая это страна?
