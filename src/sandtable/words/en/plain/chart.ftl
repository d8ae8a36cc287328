# The Non-players of A Distant Plain by the flow charts of the third printing: what they looked at, and why.
#
# box-chart_<faction>-<box>   a question that chooses the operation
# step-chart_<step>           a step of an operation: the spaces it is for
# priority-<row>              the spaces that go before the others

rule-chart-common = Flow charts
    .text = Third printing: an event is taken or left by the lines of 8.1, but Tribal Elders is always taken by the Coalition and the Taliban. Then the faction's chart names an operation, and its steps are done in their order. What can do nothing gives way to the next operation of the chart.
rule-chart-coalition = Chart of the Coalition
    .text = Sweep if somebody hides among supporters, or a player's Guerrilla at a Coalition Base; Assault if that removes a player's Base or anything at Support; else Train.
rule-chart-government = Chart of the Government
    .text = Assault for Control of 2 Population or a Taliban Base; Patrol if a player or the Taliban hold roads; Train with 10 Troops Available or for a Base; else Sweep.
rule-chart-taliban = Chart of the Taliban
    .text = Terror that shifts 3 points; Rally with 15 Guerrillas Available or for a Base; Attack if that removes 2 Coalition pieces; else March.
rule-chart-warlords = Chart of the Warlords
    .text = Rally for a Base; March while no player is ahead of the goal; Terror if that lowers a player's margin; else Attack.


## The Coalition

box-chart_coalition-start = Does somebody hide among supporters, or a player's Guerrilla at a Coalition Base?
box-chart_coalition-assault = Would Assault or an Air Strike remove a player's Base, or anything at Support?
step-chart_coalition_sweep_support = Sweep among supporters
step-chart_coalition_sweep_in_place = Sweep in place
step-chart_coalition_sweep_into = Sweep into one more space
step-chart_coalition_sweep_from = Coalition Troops that can come
step-chart_coalition_assault_base = Assault where a Base falls
step-chart_coalition_assault_support = Assault among supporters
step-chart_coalition_assault = Assault in place
step-chart_coalition_train_relief = Civic Action against Opposition, as the Taliban are a player near the goal
step-chart_coalition_train_home = Civic Action at a Coalition Base
step-chart_coalition_train_abroad = Civic Action with Coalition pieces
step-chart_coalition_train_cubes = Cubes for a Coalition Base that lacks them
step-chart_coalition_village = Police for a village
step-chart_coalition_surge_home = Troops that can go home
step-chart_coalition_surge_base = A place for a Coalition Base
step-chart_coalition_surge_base_from = A Coalition Base without supporters
step-chart_coalition_strike_base = Air Strike on a Base
step-chart_coalition_strike = Air Strike
step-chart_coalition_airlift_bare = Coalition pieces that face Taliban without Government cubes
step-chart_coalition_airlift_from = Government Troops that can fly
step-chart_coalition_airlift_crowded = Coalition Bases crowded with Government Troops
step-chart_coalition_airlift_elsewhere = COIN-controlled spaces without a Coalition Base


## The Government

box-chart_government-start = Would Assault bring Control of 2 Population, or remove a Taliban Base?
box-chart_government-patrol = Has a player 2 pieces on a LoC, or do Taliban hold one of Econ 3 or 4?
box-chart_government-train = Are 10 Troops Available, or would Train make a Base?
step-chart_government_assault_control = Assault where Control comes
step-chart_government_assault = Assault
step-chart_government_patrol_kabul = Cubes for the Control of Kabul
step-chart_government_patrol_players = Cubes against a player on a LoC
step-chart_government_patrol_rich = Two cubes for a LoC of Econ 3 or 4
step-chart_government_patrol_roads = A cube for any other LoC
step-chart_government_patrol_police = Police that can come
step-chart_government_patrol_troops = Troops that can come
step-chart_government_patrol_assault = Assault on a LoC
step-chart_government_train_base = Train for a Base, with three cubes, no COIN Base and room
step-chart_government_train_patronage = Train to win the people, and govern them for Patronage
step-chart_government_train_colony = A Province of 2 Population for a Base, reached by Transport
step-chart_government_train_cubes = Train for cubes in Kabul or at a COIN Base
step-chart_government_train_relief = Civic Action
step-chart_government_sweep_into = Sweep where Control comes
step-chart_government_sweep_in_place = Sweep in place
step-chart_government_sweep_from = Troops that can come
step-chart_government_eradicate = Eradicate
step-chart_government_govern_patronage = Govern for Patronage
step-chart_government_govern_people = Govern for Population at a COIN Base
step-chart_government_transport_to = Transport where Control comes


## The Taliban

box-chart_taliban-start = Would Terror shift 3 points or more?
box-chart_taliban-rally = Are 15 Guerrillas Available, or would Rally make a Base?
box-chart_taliban-attack = Would Attack or Ambush remove 2 Coalition pieces?
step-chart_taliban_terror_support = Terror at Support
step-chart_taliban_terror_neutral = Terror where people are Neutral
step-chart_taliban_rally_bare = Rally at a Base without Guerrillas
step-chart_taliban_rally_base = Rally for a Base, with three Guerrillas and room
step-chart_taliban_rally_hide = Rally to hide at a Base with cubes around it
step-chart_taliban_rally_kabul = Rally in Kabul
step-chart_taliban_rally_sow = Rally in a Neutral space with neither Coalition nor Taliban
step-chart_taliban_rally_bases = Rally at a Base
step-chart_taliban_rally_pakistan = Rally in Pakistan for nothing
step-chart_taliban_march_guard = March to a Base that nobody guards
step-chart_taliban_march_settle = March to where a Base could be
step-chart_taliban_march_neutral = March to a Neutral space with neither Coalition nor Taliban
step-chart_taliban_march_support = March to a Support space
step-chart_taliban_march_road = March onto a LoC to outnumber enemies
step-chart_taliban_attack_coalition = Attack where Coalition pieces go
step-chart_taliban_attack_ambush = Ambush
step-chart_taliban_attack_mass = Attack with four Guerrillas or more
step-chart_taliban_infiltrate = Infiltrate


## The Warlords

box-chart_warlords-start = Would Rally make a Base?
box-chart_warlords-march = Is no player past the goal?
box-chart_warlords-terror = Would Terror lower a player's margin?
step-chart_warlords_rally_replace = Suborn a Government Base to make room for one
step-chart_warlords_rally_base = Rally for a Base, with three Guerrillas and room
step-chart_warlords_rally_second = Rally at a lone Base with room for another
step-chart_warlords_rally_guard = Rally at a Base without Guerrillas
step-chart_warlords_rally_bases = Rally at a Base
step-chart_warlords_rally_loose = Rally with Guerrillas that have no Base
step-chart_warlords_rally_elsewhere = Rally anywhere
step-chart_warlords_march_guard = March to a Base without a hidden Guerrilla
step-chart_warlords_march_road = March onto a LoC, two of them
step-chart_warlords_march_settle = March to where a Base could be
step-chart_warlords_march_control = March where that ends Control
step-chart_warlords_march_people = March to the people
step-chart_march_from = Guerrillas that can come
step-chart_warlords_terror_player = Terror that lowers a player's margin
step-chart_warlords_terror_any = Terror at Support or Opposition
step-chart_warlords_attack = Attack that lowers a player's margin
step-chart_warlords_cultivate = Cultivate
step-chart_warlords_suborn_government = Suborn against a Government player
step-chart_warlords_suborn_control = Suborn where that ends Control


## Which spaces go first

priority-ambush_list = where the most valuable piece goes
priority-bases = with the most Bases
priority-bases_removed = where the most Bases go
priority-coalition_base = with a Coalition Base
priority-coalition_hit = where the most Coalition pieces go
priority-crowded = crowded with Government Troops
priority-free = where the way costs nothing
priority-guerrillas_free = with the most Guerrillas to spare
priority-guerrillas_removed = where the most Guerrillas go
priority-hidden = where they arrive unseen
priority-last_guerrilla = with the last Guerrilla of a faction
priority-last_pieces = with a faction's last pieces
priority-no_coalition = without Coalition pieces
priority-no_taliban = without Taliban
priority-not_at_support = without Support
priority-of_the_government = with Government pieces
priority-players_control = controlled by a player
priority-players_cubes = with the most cubes of a Government player
priority-players_found = where the most Guerrillas of players are found
priority-players_pieces = with the most pieces of a player
priority-population_and_econ = with the most Population and Econ
priority-removed = where the most goes
priority-troops_free = with the most Troops to spare
priority-warlord_bases = with the most Warlords Bases
