# The Non-players of A Distant Plain: what they looked at, and why they do what they do (8).
#
# box-<faction>-<box>   a question that chooses the operation
# step-<step>           a step of a procedure: the spaces it is for
# priority-<row>        the spaces that go before the others

note-why-yes = { $question } Yes.
note-why-no = { $question } No.
note-why-box = { $box }: { $spaces }.
note-why-not-box = { $box }: none.
note-why-closed-box = { $box }: its condition does not hold now.
note-why-step = { $step }: { $spaces }.
note-why-no-step = { $step }: none.
note-why-priority = Of these, { $priority }: { $spaces }.
note-why-random = Equal: { $spaces }. Rolled { $tan }, { $black } and { $green }: from { $rolled } on, the first of them is { $space }.
note-why-drawn = Equal: { $spaces }. By lot: { $space }.
note-why-faction-drawn = By lot: { $faction-the }.
note-why-impossible = { $operation } can do nothing now.
note-why-poor = Fewer than { $count } Resources: pass.
note-why-event = { $card } is taken: the faction's sheet does not speak against it, and it would change something.
note-why-no-event-instruction = { $card }: the faction's sheet says no.
note-why-no-event-player = { $card }: not while a player would gain by it.
note-why-no-event-effect = { $card } would change nothing.
note-why-no-event-momentum = { $card }: Momentum is not worth it with Propaganda next.
note-why-no-event-patron = { $card }: Capabilities and Islamabad are the business of a player.
note-why-no-capability = Rolled { $pips } against { $count } Propaganda cards: the Capability is left alone.
note-why-rich-roads = Extort on the unsabotaged LoCs of Econ 3 and 4.
note-why-patronage = Patronage is above 20, or the Government cannot pay: 3 Patronage become Resources.
note-why-accidental = Accidental Guerrillas: a single Guerrilla is not worth an Assault.
note-why-no-special = No special activity can be done.
note-why-rich = Traffic would bring the Warlords to 75 Resources.
note-why-counter-narc = Counter-Narc: Traffic for a single Base is not worth it.


## The Warlords (8.5)

box-warlords-start = Are 6 or more Warlords pieces Available?
box-warlords-march = Are Warlords Resources and Bases together 50 or less?
step-warlords_rally_hide = Rally to hide, non-Pashtun with a Base, cubes and all Guerrillas Active
step-warlords_rally_base = Rally for a Base, with two Guerrillas and room
step-warlords_rally_guard = Rally to place, with a Base and no Guerrilla
step-warlords_rally_grow = Rally to place, with Guerrillas and no Base
step-warlords_rally_sow = Rally to place so that Cultivate is possible
step-warlords_rally_elsewhere = Rally to place anywhere
step-warlords_march_road = March onto an empty LoC
step-warlords_march_control = March where that ends Control
step-warlords_march_province = March into one more Province
step-warlords_terror_opposition = Terror at Opposition, as the Coalition is a Non-player
step-warlords_terror_support = Terror at Support, as the Taliban are Non-players
step-warlords_terror_either = Terror at Support or Opposition
step-warlords_cultivate = Cultivate
step-warlords_suborn_control = Suborn where that ends Control
step-warlords_suborn_taliban = Suborn against Taliban Guerrillas
step-warlords_suborn_government = Suborn against the Government


## The Government (8.6)

box-government-start = Are 15 or more Government pieces Available, or could Govern add Patronage?
box-government-patrol = Do Taliban Guerrillas outnumber all others on a LoC or in Kabul?
box-government-assault = Would Assault with Eradicate remove a Base or two Guerrillas?
step-government_train_base = Train for a Base, with three cubes, no COIN Base and room
step-government_train_civic = Train for cubes so that Civic Action is possible
step-government_train_cubes = Train for cubes in Kabul or at a COIN Base
step-government_train_civic_action = Civic Action without a Coalition Base
step-government_govern_patronage = Govern for Patronage
step-government_govern_empty = Govern for Population where there is none
step-government_govern_people = Govern for Population
step-government_transport_from = Transport from an excess of Troops
step-government_transport_police = Transport to Police without Troops or COIN Base
step-government_transport_control = Transport where that adds COIN Control
step-government_patrol_where = Patrol where Taliban outnumber all others
step-government_patrol_police = Police that can come
step-government_patrol_troops = Troops that can come
step-government_patrol_assault = Assault on a LoC
step-government_sweep_into = Sweep into a space where that adds COIN Control
step-government_sweep_in_place = Sweep in place
step-government_sweep_from = Troops that can come
step-government_assault = Assault
step-government_eradicate = Eradicate
step-government_civic_action_opposition = Civic Action against Opposition
step-government_civic_action_support = Civic Action for Support, without a Coalition Base


## The Taliban (8.7)

box-taliban-start = Are 15 or more Taliban pieces Available, or 15 Guerrillas Active?
box-taliban-march = Do Support spaces and LoCs hold no Underground and fewer than four Taliban Guerrillas?
box-taliban-attack = Are Support and Available Coalition pieces together 20 or less?
step-taliban_rally_hide = Rally to hide, with a Base, cubes and all Guerrillas Active
step-taliban_rally_base = Rally for a Base, with three Guerrillas and room
step-taliban_rally_kabul = Rally in Kabul, with no Underground Guerrilla
step-taliban_rally_control = Rally where that adds Taliban Control
step-taliban_rally_grow = Rally where one or two Guerrillas are
step-taliban_rally_bases = Rally at Taliban Bases
step-taliban_infiltrate_road = Infiltrate on a LoC
step-taliban_infiltrate_base = Infiltrate to remove a Government Base
step-taliban_infiltrate_police = Infiltrate the last Police
step-taliban_infiltrate_any = Infiltrate
step-taliban_march_road = March onto a LoC
step-taliban_march_kabul = March into Kabul
step-taliban_march_near = March into a Province without Opposition or Taliban Control
step-taliban_march_far = March on through Pashtun spaces to the cheapest and nearest Province
step-taliban_march_control = March where that adds Taliban Control
step-taliban_attack_coalition = Attack where an Ambush removes a Coalition piece
step-taliban_attack_others = Attack where an Ambush is possible
step-taliban_attack_mass = Attack with four Active Guerrillas
step-taliban_ambush = Ambush
step-taliban_terror_road = Sabotage
step-taliban_terror_people = Terror where people are not at Opposition
step-sharia = Sharia


## The Coalition (8.8)

box-coalition-start = Are fewer than four Taliban pieces with COIN pieces?
box-coalition-assault = Would Assault with Airlift or Air Strike remove a Base or four Taliban pieces?
step-coalition_civic_action = Civic Action
step-coalition_train_bases = Train for cubes at Coalition Bases
step-coalition_train_police = Police from elsewhere
step-coalition_village = Village Stability Operations
step-coalition_surge_out = Surge out, before the last Propaganda round
step-coalition_surge_base = Surge a Base in
step-coalition_surge_troops = Surge Troops in
step-coalition_airlift_from = Airlift from an excess of Coalition Troops
step-coalition_airlift_to = Airlift where that adds COIN Control
step-coalition_sweep = Sweep
step-coalition_sweep_airlift = Airlift so that Sweep finds the last Underground Taliban
step-coalition_assault = Assault
step-coalition_assault_airlift = Airlift so that Assault removes a Base or four Taliban pieces
step-coalition_strike_drone = Air Strike by drone in Pakistan
step-coalition_strike_base = Air Strike on a Taliban Base
step-coalition_strike_last = Air Strike on the last Taliban of a space
step-coalition_strike_most = Air Strike on Taliban Guerrillas


## What lasting events ask

step-isr_road = Activate Taliban on a LoC
step-isr_last = Activate the last Underground Taliban of a space
step-isr_any = Activate Taliban
step-isr_others = Activate anybody
step-recruit = Place a Guerrilla
step-defector = Turn a Police
step-reapers = Shift a Province that was struck
step-ied = A charge on a LoC
step-ied_cube = A cube that passed it


## What goes first

priority-population = the highest Population
priority-cultivate = where Cultivate could then place a Base
priority-warlord_base = with a Warlords Base
priority-by_base = where the Government Base does it
priority-road = LoCs first
priority-afghan = Pakistan last
priority-no_road = LoCs last
priority-econ = the highest Econ
priority-kabul = Kabul first
priority-terror = with the fewest Terror markers
priority-shift = the greatest shift
priority-at_support = at Support
priority-at_opposition = at Opposition
priority-non_pashtun = non-Pashtun ones
priority-government_cubes = with the fewest Government cubes
priority-cubes = with the most of that kind
priority-excess = the greatest excess
priority-taliban_control = under Taliban Control
priority-taliban_guerrillas = by the number of Taliban Guerrillas
priority-taliban_removed = where most Taliban are removed
priority-warlords_removed = where most Warlords Guerrillas are removed
priority-taliban_bases_removed = where most Taliban Bases are removed
priority-taliban_found = where most Taliban Guerrillas are activated
priority-warlords_found = where most Warlords Guerrillas are activated
priority-found = where most Guerrillas are activated
priority-coalition_piece = where a Coalition piece can go
priority-government_base = where a Government Base can go
priority-no_government_base = without a Government Base
priority-police = by the number of Police
priority-coalition_troops = with the most Coalition Troops
priority-least_population = the lowest Population
priority-taliban = with Taliban
priority-taliban_base = with a Taliban Base
priority-pakistan = Pakistan, while Islamabad is at Sponsorship and Hard
priority-ends_coin_control = where that ends COIN Control
priority-ends_taliban_control = where that ends Taliban Control
priority-ends_control = where that ends Control of most Population
priority-adds_coin_control = where that adds COIN Control
priority-keeps_control = where no Control is lost
priority-coin_control = under COIN Control
priority-of_a_player = with pieces of a player
priority-no_coalition_base = without a Coalition Base
priority-base_goes = where a Base can be removed
priority-no_warlords = without Warlords Guerrillas
priority-own_active = with own Active Guerrillas
priority-most_own = with most own pieces
priority-most_own_active = with most own Active Guerrillas
priority-most_coalition_troops = with most Coalition Troops
priority-raid = where Sweep and Assault remove most
priority-most_bases = where most Bases are placed or removed
priority-most_pieces = where most pieces are placed or removed
priority-most_shift = where most Population shifts
priority-own_guerrillas = with own Guerrillas
