# Why the Jihadist opponent of rule 9 does what it does. Shown on demand.
#
# box-event_or_ops-<box>   a question of the Event or Ops? chart
# box-radicalization-<use> a question of Radicalization
# box-<chart>-<box>        a box of a Where? chart: the countries it looks for
# priority-<line>          a line of a priority list: the countries that go first

note-why-yes = { $question } Yes.
note-why-no = { $question } No.
note-why-box = { $box }: { $countries }.
note-why-not-box = { $box }: none.
note-why-closed-box = { $box }: its condition does not hold now.
note-why-priority = Of these, { $priority }: { $countries }.
note-why-random = The chart has no more destinations: one at random for the rest.
note-why-die = Equal, so by chance: { $countries }. Rolled { $pips }: { $country }.
note-why-global = The Global table gives { $country-the }.
note-why-shia-mix = The Shia-Mix table gives { $country-the } for { $total }.
note-why-schengen = The Schengen table gives { $country-the } for { $pips }.
note-why-closest = { $country } will not do; closest to it: { $countries }.
note-why-drawn = One of them at random: { $country }.
note-why-only = There is only { $country-the }.
note-why-no-place = The chart has no place for the plot of { $card }: Radicalization instead.
note-why-kind = Active cells go before sleepers, and Sadr last.
note-why-order = No rule says which plot comes first: by the order of the map.
note-why-take = The Jihadist cards of the highest value in the discard pile: { $cards }.
note-why-marker = One of { $options } at random. Rolled { $pips }: { $option }.
note-why-origin = Which cell goes to { $country-the }?
note-why-last-cell = The last cell does not leave { $country-the }.
note-why-biometrics = Biometrics: no cell is Adjacent to { $country-the }.
note-why-itjihad = The door of Itjihad was closed: only US events count this turn.
note-why-nothing-to-take = No Jihadist card in the discard pile for { $card } to take.
note-why-gtmo = GTMO: no Recruit this turn, though cells are Available.
note-radicalization = Radicalization with a value of { $value }.

box-event_or_ops-own_event = Is it a Jihadist or Unassociated event that can be played?
box-event_or_ops-cell_event = Would the event Recruit or place a cell while none is on the Funding track?
box-event_or_ops-plot_event = Would the event place a plot where the Plot chart has no place for it?
box-event_or_ops-us_event = Is it a US event that could happen?
box-event_or_ops-major_jihad = Could a Major Jihad bring about Islamist Rule?
box-event_or_ops-minor_jihad = Can there be Jihad in a Good or Fair country?
box-event_or_ops-recruit = Are cells Available to Recruit?

box-ex_kgb = Would the Caucasus move the World Posture marker?

box-radicalization-cell = Is a cell on the Funding track, to appear anywhere?
box-radicalization-travel = Can a cell Travel?
box-radicalization-plot = Is Funding below 9, with a plot and a place for it?
box-radicalization-worsen = Is a Muslim country at Good or Fair, to be governed worse?

box-plot-united_states = In the United States
box-plot-abu_sayyaf = In the Philippines, with Abu Sayyaf while Prestige is above Low
box-plot-troops = Where Troops are, while Prestige is above Low
box-plot-posture = Where Posture is that of the US, while there is no GWOT penalty
box-plot-aid = Where Aid is
box-plot-non_muslim = In Non-Muslim countries, while Funding is below 9
box-plot-muslim_or_iran = In Muslim countries or Iran, while Funding is below 9
box-major_jihad-possible = Where Major Jihad could bring about Islamist Rule
box-minor_jihad-good = In countries at Good
box-minor_jihad-fair = In countries at Fair
box-minor_jihad-poor = In countries at Poor
box-recruit-regime_change = Under Regime Change, with five more Troops than cells
box-recruit-islamist_rule = Under Islamist Rule, with fewer cells than twice the card's value
box-recruit-elsewhere = Under neither Regime Change nor Islamist Rule
box-travel_to-besieged = To a Besieged Regime
box-travel_to-regime_change = To Regime Change
box-travel_to-aid = To Aid
box-travel_to-near_major_jihad = To a Poor country that is at most two cells short of Major Jihad
box-travel_to-good_or_fair = To a Good or Fair Muslim country with a cell Adjacent to it
box-travel_to-posture = To an unmarked Non-Muslim country while the US is Hard, a Soft one while it is Soft
box-travel_from-islamist_rule = From Islamist Rule with more cells than the card's value
box-travel_from-regime_change = From Regime Change with more than five cells
box-travel_from-adjacent = From next to the destination
box-travel_from-random = From anywhere

priority-pakistan = Pakistan before all others
priority-aid = with Aid
priority-besieged = besieged
priority-resources = with the most Resources
priority-good = at Good
priority-fair = at Fair
priority-poor = at Poor
priority-recruit_number = with the highest number to Recruit
priority-troops_and_cells = with the most Troops and cells
priority-active = with an active cell
priority-not_a_destination = to which no other cell Travels

roll-random_country = the choice between several countries
    .title = The choice between several countries
roll-random_marker = the choice between several markers
    .title = The choice between several markers
roll-schengen_table = the Schengen table
    .title = The Schengen table
roll-shia_mix_table = the Shia-Mix table
    .title = The Shia-Mix table
draw-take = a card from the discard pile
    .ask = Draw one of these from the discard pile: which number is it?
draw-turn_over = the top card of the Jihadist pile
    .ask = Turn over the top card of the Jihadist pile: which number is it?
draw-turn_over_plot = the plot that is turned over
    .ask = Turn over the plot: which one is it?
draw-plot_marker = a plot marker
    .ask = Draw an Available plot marker: which one is it?
draw-global_table = a country from the Global table
    .ask = Roll on the Global table: which country does it give?
draw-global_table_muslim = a country from the Muslim columns of the Global table
    .ask = Roll on the Global table, the tan die again until its column is Muslim, and for Iran: which country does it give?
draw-global_table_non_muslim = a country from the Non-Muslim columns of the Global table
    .ask = Roll on the Global table, the tan die again until its column is Non-Muslim, and for Iran: which country does it give?
draw-closest = one of the closest countries
    .ask = Several countries are equally close: pick one at random. Which one is it?
