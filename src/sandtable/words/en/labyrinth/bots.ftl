# What both bots say (rules 12 and 13): Reserves, and the rows that their Priorities tables share.

note-reserves-used = { $side-The } { $count ->
    [one] uses one of its Reserves
   *[other] uses { $count } of its Reserves
}: { $reserves } left.

priority-not_islamist = not under Islamist Rule
priority-islamist = under Islamist Rule
priority-ally = Allies
priority-neutral = Neutral
priority-adversary = Adversaries
priority-united_states = the United States
priority-not_united_states = not the United States
priority-pakistan_wmd = Pakistan while WMD are stored there
priority-syria_wmd = Syria while WMD are stored there
priority-iran_wmd = Iran while WMD are stored there
priority-russia = Russia
priority-troops = with Troops
priority-regime_change_troops = under Regime Change with Troops
priority-not_regime_change = not under Regime Change
priority-civil_war = in Civil War
priority-resource = with the most Resources
priority-most_cells = with the most cells
priority-fewest_cells = with the fewest cells
priority-cell_edge = where cells most exceed Troops and Militia
priority-highest_recruit = with the highest number to Recruit
priority-lowest_recruit = with the lowest number to Recruit
priority-posture_of_us = with the Posture of the US
priority-near_islamist = next to Islamist Rule
priority-near_good_ally = Muslim and next to a Good Ally
priority-oil_exporter = Oil Exporters
priority-closest_to_us = closest to the United States
priority-unmarked = unmarked
