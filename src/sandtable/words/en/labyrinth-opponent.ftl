# Why the Jihadist opponent of rule 9 does what it does. Shown on demand.
#
# box-event_or_ops-<box>   a question of the Event or Ops? chart
# box-<chart>-<box>        a box of a Where? chart: the countries it looks for
# priority-<line>          a line of a priority list: the countries that go first

note-why-yes = { $question } Yes.
note-why-no = { $question } No.
note-why-box = { $box }: { $countries }.
note-why-not-box = { $box }: none.
note-why-priority = First { $priority }: { $countries }.
note-why-random = No box is left: a random country.
note-why-die = The die shows { $pips }: { $country } of { $countries }.
note-why-global = The Global table gives { $country-the }.
note-why-shia-mix = The Shia-Mix table gives { $country-the } for { $total }.
note-why-closest = { $country } is not eligible; the closest: { $countries }.
note-why-last-cell = The last cell stays in { $country-the }.
note-why-biometrics = Biometrics: no cell is near enough to { $country-the }.
note-radicalization = Radicalization with a value of { $value }.

box-event_or_ops-own_event = Can its own or an Unassociated event be played?
box-event_or_ops-cell_event = Does the event need a cell or a place for a plot that is not there?
box-event_or_ops-us_event = Is it a US event that could happen?
box-event_or_ops-major_jihad = Could a Major Jihad bring about Islamist Rule?
box-event_or_ops-minor_jihad = Can there be Jihad in a Good or Fair country?
box-event_or_ops-recruit = Are cells Available to Recruit?

box-plot-united_states = The United States
box-plot-abu_sayyaf = The Philippines under Abu Sayyaf, with Prestige to lose
box-plot-troops = Troops, with Prestige to lose
box-plot-posture = The same Posture as the US, with no GWOT penalty yet
box-plot-aid = Aid
box-plot-non_muslim = Non-Muslim, with Funding to gain
box-plot-muslim_or_iran = Muslim or Iran, with Funding to gain
box-minor_jihad-good = Good
box-minor_jihad-fair = Fair
box-minor_jihad-poor = Poor
box-recruit-regime_change = Regime Change with five more Troops than cells
box-recruit-islamist_rule = Islamist Rule with few cells
box-recruit-elsewhere = Neither Islamist Rule nor Regime Change
box-travel_to-besieged = Besieged Regime
box-travel_to-regime_change = Regime Change
box-travel_to-aid = Aid
box-travel_to-near_major_jihad = Poor, and two cells short of a Major Jihad at most
box-travel_to-good_or_fair = Good or Fair Muslim with a cell next door
box-travel_to-posture = Non-Muslim whose Posture can hurt the US
box-travel_from-islamist_rule = Islamist Rule with more cells than the card's value
box-travel_from-regime_change = Regime Change with more than five cells
box-travel_from-adjacent = Adjacent to the destination
box-travel_from-random = Anywhere else

priority-pakistan = Pakistan
priority-aid = those with Aid
priority-besieged = those besieged
priority-resources = the most Resources
priority-good = Good
priority-fair = Fair
priority-poor = Poor
priority-recruit_number = the best chance to Recruit
priority-troops_and_cells = the most Troops and cells
priority-active = those with an active cell
priority-not_a_destination = those to which no cell Travels

roll-random_country = a random country
roll-random_marker = a random marker
roll-schengen_table = the Schengen table
roll-shia_mix_table = the Shia-Mix table
draw-take = a card from the discard pile
draw-turn_over = the top card of the Jihadist pile
draw-turn_over_plot = the plot that is turned over
draw-plot_marker = a plot marker
draw-global_table = a country from the Global table
draw-closest = one of the closest countries
