# What both bots say (rules 12 and 13): Reserves, and the rows that their Priorities tables share.

note-reserves-used = { $side } используют из резервов { $count ->
    [1] одно очко
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}: осталось { $reserves }.

priority-not_islamist = без исламистского правительства
priority-islamist = с исламистским правительством
priority-ally = союзные
priority-neutral = нейтральные
priority-adversary = враждебные
priority-united_states = США
priority-not_united_states = не США
priority-pakistan_wmd = Пакистан, пока там хранится ОМП
priority-syria_wmd = Сирия, пока там хранится ОМП
priority-iran_wmd = Иран, пока там хранится ОМП
priority-russia = Россия
priority-troops = с войсками
priority-regime_change_troops = со сменившимся режимом и войсками
priority-not_regime_change = без смены режима
priority-civil_war = с гражданской войной
priority-resource = с наибольшими ресурсами
priority-most_cells = те, где больше всего ячеек
priority-fewest_cells = те, где меньше всего ячеек
priority-cell_edge = те, где перевес ячеек над войсками и ополчением наибольший
priority-highest_recruit = с наибольшим показателем вербовки
priority-lowest_recruit = с наименьшим показателем вербовки
priority-posture_of_us = со взглядами США
priority-near_islamist = рядом со страной с исламистским правительством
priority-near_good_ally = мусульманские рядом с союзницей с хорошим правительством
priority-oil_exporter = экспортирующие нефть
priority-closest_to_us = ближайшие к США
priority-unmarked = неопределившиеся
