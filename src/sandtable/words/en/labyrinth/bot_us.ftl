# What the US bot of rule 13 does, and why. The reasons are shown on demand.
#
# box-us_alert-<box>          a question of the Alert Resolution chart
# box-us_event_or_ops-<box>   a question of the Event or Ops chart
# box-us_homeland-<step>      a step of Homeland Security
# box-us_<chart>-<box>        a box of an Operations Priorities flow: the places it looks for
# priority-<row>              a row of the Priorities table or of the Alert priorities: what goes first

note-homeland-security = Homeland Security with a value of { $value }.
note-us-turns-over = The US turns over its next card: { $card }.
note-why-priority-plot = The plot to worry about is in { $country-the }.
note-why-event-alerts = The event of { $card } does away with that plot, so it is played.
note-why-alert-table = The Alert table for Funding { $funding } and Prestige { $prestige } (code { $code }): { $says }.
note-why-us-disrupt-kind = Disrupt takes active cells before sleepers.
note-why-us-event-kind = An event takes Sadr first, then sleepers, then active cells.
note-why-us-posture = A Posture that is chosen is that of the US.
note-why-us-instructions = The instructions for { $card } say how.
note-why-us-bottom = Of the cards it may take, the one nearest the bottom of the discard pile.
note-why-us-attrition = Troops go before Militia, and markers last.
note-why-us-unwanted = The instructions for { $card } do not want its event now.
note-why-us-no-effect = The event of { $card } would change nothing.
note-why-us-reassessment = Both cards with Reserves are worth six with { $card }: Reassessment.
note-why-us-no-reassessment = Both cards with Reserves are not worth six with { $card }: it goes back on top.

alert-yes = yes
alert-no = no
alert-roll = a die decides

box-us_alert-wmd = Is a WMD plot on the map?
box-us_alert-wmd_ops = Are there three ops, with Reserves?
box-us_alert-wmd_in_us = Is a WMD plot in the United States?
box-us_alert-wmd_troops = Is a WMD plot where Troops are in a Muslim country, while Prestige is above 3?
box-us_alert-wmd_non_muslim = Is a WMD plot in a Non-Muslim country, while Funding is below 8?
box-us_alert-ops = Are there three ops, with Reserves?
box-us_alert-last_or_reserves = Is it the last card of the phase, or are Reserves below 2?
box-us_alert-event = Can the event of the card be played?
box-us_alert-last_card = Is it the last card of the phase?
box-us_alert-event_alerts = Would the event of the card do away with the plot?
box-us_alert-several = Is there more than one plot on the map?
box-us_alert-table = Does the Alert table say to Alert?

box-us_event_or_ops-reassessment = Is a Reassessment possible?
box-us_event_or_ops-event = Is it a US or Unassociated event that can be played, and has an effect?
box-us_event_or_ops-jihad = Can the US Disrupt where Jihad threatens: two more cells than Troops and Militia?
box-us_event_or_ops-islamist_resources = Are there three Islamist Resources, and is a Regime Change possible?
box-us_event_or_ops-good_idea = Is there a Muslim country where nothing is taken from a War of Ideas roll?
box-us_event_or_ops-low_prestige = Is Prestige Low?
box-us_event_or_ops-disrupt_prestige = Would a Disrupt somewhere raise Prestige?
box-us_event_or_ops-soft = Is the US Soft?
box-us_event_or_ops-deploy = Do the Deploy charts give an origin and another place to go to?
box-us_event_or_ops-regime_change = Is a Regime Change possible?
box-us_event_or_ops-disrupt = Would a Disrupt raise Prestige, or leave only a Cadre in a Muslim country?
box-us_event_or_ops-poor_idea = Is there a Muslim country where only one is taken from a War of Ideas roll?

box-us_homeland-at_home = Is a cell or Cadre in the United States, to Disrupt?
box-us_homeland-soft_world = Is the US Hard and the world Soft, with a Soft country to win over?
box-us_homeland-abroad = Is a Non-Muslim country there to Disrupt?
box-us_homeland-reserves = Are Reserves below 2?
box-us_homeland-muslim_cadre = Are Reserves at 2, and is only a Cadre left somewhere in the Muslim world, to Disrupt?
box-us_homeland-against_us = Is a Non-Muslim country against the US, or unmarked, to win over?

box-us_disrupt-jihad = Where Jihad threatens: two more cells than Troops and Militia
box-us_disrupt-prestige = Where a Disrupt raises Prestige
box-us_disrupt-cadre = Where a Disrupt leaves only a Cadre in a Muslim country
box-us_woi_non_muslim-opposite = Where Posture is against the US
box-us_woi_non_muslim-unmarked = Where Posture is unmarked
box-us_woi_non_muslim-same = Where Posture is that of the US
box-us_deploy_to-abu_sayyaf = To the Philippines, where Abu Sayyaf meets no Troops
box-us_deploy_to-undefended = To a Muslim country with cells but neither Troops nor Militia
box-us_deploy_to-regime_change = To Regime Change with fewer than five Troops and Militia more than cells
box-us_deploy_to-track = To the Troops track
box-us_deploy_from-moro_talks = From the Philippines after the Moro Talks
box-us_deploy_from-islamist_rule = From Islamist Rule
box-us_deploy_from-good_ally = From a Good Ally without cells, or with Militia or a marker to hold it
box-us_deploy_from-fair_ally = From a Fair Ally without cells, or with Militia or a marker to hold it
box-us_deploy_from-track = From the Troops track
box-us_regime_change_from-moro_talks = From the Philippines after the Moro Talks
box-us_regime_change_from-islamist_rule = From Islamist Rule
box-us_regime_change_from-good_ally = From a Good Ally without cells, or with Militia or a marker to hold it
box-us_regime_change_from-fair_ally = From a Fair Ally without cells, or with Militia or a marker to hold it
box-us_regime_change_from-good = From a Good country
box-us_regime_change_from-fair = From a Fair country
box-us_regime_change_from-poor = From a Poor country
box-us_regime_change_from-track = From the Troops track

priority-wmd_in_us = a WMD in the United States
priority-wmd_troops = a WMD where Troops are in a Muslim country
priority-in_us = in the United States
priority-good_muslim = in a Good Muslim country
priority-funding = in a Non-Muslim country, lifting Funding to 8
priority-fair_muslim = in a Fair Muslim country
priority-plot_troops = where Troops are in a Muslim country
priority-plot_number = the highest number
priority-poor_aid = in a Poor Muslim country with Aid
priority-plot_resource = where Resources are highest

priority-plot_dice = with the fewest plot dice
priority-regime_change = under Regime Change
priority-capital = the Caliphate Capital
priority-holds_abu_sayyaf = the Philippines with Abu Sayyaf
priority-muslim_near_islamist = Muslim and next to Islamist Rule
priority-lowest_resource = with the fewest Resources
priority-most_plots = with the most plots
priority-most_troops = with the most Troops
priority-best_roll = with the best War of Ideas roll
priority-opposite_posture = against the US
priority-quiet_ally = Allies without cells
priority-no_cells = without cells
priority-cadre = with a Cadre
priority-reaction = with a Reaction marker
priority-reaction_edge = where Reaction most exceeds Awakening
priority-more_cells = with more cells than Militia
priority-more_defenders = with more Troops and Militia than cells
priority-militia_edge = where Militia most exceed cells
priority-plots = with a plot
priority-stronghold = Muslim, not Islamist, with five cells
priority-can_be_built = where War of Ideas can gain something
priority-takes_militia = where Militia can be placed

roll-us_alert = the Alert table in { $country-the }
    .title = The Alert table in { $country-the }
draw-priority_plot = one of several plots that worry the US equally
    .ask = Several plots are equal: pick one at random. Which one is it?
draw-turn_over_us = the top card of the US pile
    .ask = Turn over the top card of the US pile: which number is it?
