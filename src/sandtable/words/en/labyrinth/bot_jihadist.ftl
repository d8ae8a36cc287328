# Why the Jihadist bot of rule 12 does what it does. Shown on demand.
#
# box-bot_jihadist-<box>         a question of the Event or Ops chart
# box-bot_radicalization-<step>  a step of Radicalization
# box-bot_<flow>-<box>           a box of an Operations Priorities flow: the countries it looks for
# priority-<row>                 a row of the Priorities table: the countries that go first

note-why-instruction = The instructions for { $card } say no now, or it would change nothing.
note-why-preferred = What serves it best here: { $countries }.
note-why-told-to = The instructions of the event say which: { $options }.
note-why-plot-by-lot = One of the plots that may be placed, by lot.
note-why-opposite = The Posture that the US has not: { $posture }.

box-bot_jihadist-own_event = Is it a Jihadist or Unassociated event that can be played, with an effect?
box-bot_jihadist-major_jihad = Could a Major Jihad bring about Islamist Rule in a Poor country?
box-bot_jihadist-tight = Is Funding Tight?
box-bot_jihadist-recruit_when_tight = Are cells Available to Recruit?
box-bot_jihadist-minor_jihad = Could a Minor Jihad succeed in a Good or Fair country?
box-bot_jihadist-needs_cells = Does a Poor country need a few more cells for a Major Jihad?
box-bot_jihadist-next_to_it = Is a cell that may leave next to it?
box-bot_jihadist-moderate = Is Funding Moderate?
box-bot_jihadist-prestige = Can Prestige fall by a Plot of an active cell beside Troops?
box-bot_jihadist-recruit_when_ample = Are cells Available to Recruit?
box-bot_jihadist-recruit_when_moderate = Are cells Available to Recruit?
box-bot_jihadist-cells_outside = Is there a cell in a Non-Muslim country?

box-bot_radicalization-plot_in_us = Is there a WMD Available, and a cell in the United States to Plot?
box-bot_radicalization-travel_to_unmarked = Is the US Hard without penalty, with an unmarked Non-Muslim country to Travel to?
box-bot_radicalization-plot_outside = Is the US Soft without penalty, with a cell to Plot in a Non-Muslim country?
box-bot_radicalization-recruit_at_cadre = Is there a Cadre in a Muslim country to Recruit at?
box-bot_radicalization-reserves = Are the Reserves below two?
box-bot_radicalization-recruit = Are cells Available to Recruit?
box-bot_radicalization-travel_to_us = Can a cell Travel to the United States?

box-bot_recruit-needs_cells = Where a few more cells would allow a Major Jihad
box-bot_recruit-auto_recruit = Where Recruit needs no roll
box-bot_recruit-good_muslim = In Muslim countries at Good
box-bot_recruit-fair_muslim = In Muslim countries at Fair, with the best Jihad modifier
box-bot_recruit-non_muslim = In Non-Muslim countries
box-bot_recruit-poor_muslim = In Muslim countries at Poor, with the best Jihad modifier
box-bot_travel_to-needs_cells = To where a few more cells would allow a Major Jihad
box-bot_travel_to-good_muslim = To Muslim countries at Good
box-bot_travel_to-fair_muslim = To Muslim countries at Fair, with the best Jihad modifier
box-bot_travel_to-non_muslim = To Non-Muslim countries
box-bot_travel_to-poor_muslim = To Muslim countries at Poor, with the best Jihad modifier
box-bot_travel_from-adjacent = From next to the destination
box-bot_travel_from-auto_recruit = From where Recruit needs no roll
box-bot_travel_from-fewest_cells = From where the fewest cells are
box-bot_plot-poor_when_tight = In Non-Muslim countries at Poor, while Funding is Tight
box-bot_plot-fair_when_tight = In Non-Muslim countries at Fair, while Funding is Tight
box-bot_plot-good_when_tight = In Non-Muslim countries at Good, while Funding is Tight
box-bot_plot-poor_with_troops = In Muslim countries at Poor, with Troops and an active cell
box-bot_plot-fair_muslim = In Muslim countries at Fair
box-bot_plot-good_muslim = In Muslim countries at Good
box-bot_plot-non_muslim = In Non-Muslim countries
box-bot_plot-poor_muslim = In Muslim countries at Poor

box-bot_caliphate-wins = Would the Caliphate win the game at once?
box-bot_caliphate-joined = Would a country next to the Capital join it?
box-bot_reroll = Did it roll the Posture of the US?

priority-best_drm = with the best Jihad modifier
priority-easiest_minor = with the best modifier for Minor Jihad
priority-hardest_minor = with the worst modifier for Minor Jihad
priority-most_unused = with the most cells that have not acted
priority-most_unused_active = with the most active cells that have not acted
priority-no_prestige_by_disrupt = where a Disrupt would not raise Prestige
priority-prestige_by_disrupt = where a Disrupt would raise Prestige
priority-troops_for_prestige = with Troops while Prestige can fall
priority-abu_sayyaf = the Philippines with Abu Sayyaf while Prestige can fall
priority-neutral_muslim = Neutral Muslim countries
priority-fair_non_muslim = Non-Muslim and at Fair
priority-not_destination = other than the destination
priority-no_troops = without Troops
priority-cells_over_militia = where cells most exceed Militia
priority-most_awakening = where Awakening most exceeds Reaction
priority-caliphate_size = in the largest Caliphate
priority-not_ally = not Allies
priority-worse_governance = governed worst
priority-lower_woi = with the worst War of Ideas modifier
