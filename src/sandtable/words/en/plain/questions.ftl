# What A Distant Plain asks, and what can be answered.


## Set-up

ask-deploy_where = Where do the next { $count } × { $piece } go?
ask-deploy_how_many = { $piece } in { $space }: how many?


## The sequence of play

ask-act = { $card }: what do you do?{ $limited ->
    [1] {" "}Operations are limited to one space.
   *[other] {""}
}
ask-event_text =
    { $texts ->
        [1] Do you carry { $card } out now?
       *[other] Which text of { $card } do you carry out?
    }
ask-consent = { $side-The } { $side-number ->
    [many] have
   *[other] has
} carried out { $card } by hand. Is it right as it lies on the table?
ask-event_by_hand = Carry out { $card } by hand as printed, then say done.
ask-show_agenda = Show a Hidden Agenda for +1 to your margin, if you hold one?
ask-special_after = { $operation } is done. A special activity?


## While something is executed

ask-lift_where = From where do you take own pieces off the map?
ask-lift_piece = Which pieces leave { $space }?
ask-lift_how_many = How many leave { $space }?
ask-give_to = To whom do you give?
ask-give_from = What do you give { $faction-the }?
ask-give_how_many = How much do you give { $faction-the }?
ask-ask_whom = Whom do you ask for a gift?


## COIN operations

ask-train_where = Train: which space next?
ask-train_troops = { $space }: how many Troops?
ask-train_police = { $space }: how many Police?
ask-train_from = No cubes are Available: from where does one come to { $space }?
ask-train_piece = Which cube leaves { $space }?
ask-train_then = Train: what follows, in one of the spaces?
ask-train_base_from = No Base is Available: from where does one come to { $space }?
ask-civic_action_where = Civic Action: where?
ask-civic_action_how_much = Civic Action in { $space }: how many steps, at 3 Resources each?
ask-patrol_from = Patrol: which cubes move next?
ask-patrol_piece = Which cubes leave { $space }?
ask-patrol_how_many = How many leave { $space }?
ask-patrol_to = Where do the cubes from { $space } go?
ask-patrol_assault = Assault on one road at no cost?
ask-sweep_where = Sweep: which space next?
ask-sweep_from = From where do Troops move into { $space }?
ask-sweep_how_many = How many Troops leave { $space }?
ask-sweep_escort = How many Government Troops go along from { $space }?
ask-sweep_via = Over which road do they come to { $space }?
ask-activate_whose = { $space }: whose Guerrillas turn Active ({ $count } cubes)?
ask-assault_where = Assault: which space next?
ask-assault_with_government = { $space }: use Government cubes too, for 3 Resources?
ask-assault_target = { $space }: who loses pieces ({ $count } can be removed)?


## Insurgent operations

ask-rally_where = Rally: which space next?
ask-rally_how = Rally in { $space }: how?
ask-rally_how_many = How many Guerrillas come to { $space }?
ask-rally_replaced = { $space }: how many of the two Guerrillas replaced are Active ones?
ask-sharia_where = Sharia: where?
ask-sharia_how_much = Sharia in { $space }: how many steps, at 1 Resource each?
ask-march_from = March: from where next?
ask-march_to = Where do Guerrillas from { $space } March?
ask-march_underground = How many Underground Guerrillas leave { $space }?
ask-march_active = How many Active Guerrillas leave { $space }?
ask-attack_where = Attack: which space next?
ask-attack_how = { $space }: Attack or Ambush?
ask-attack_target = { $space }: which piece is removed?
ask-terror_where = Terror: which space next?


## Special activities

ask-surge_where = Surge: which space?
ask-surge_from = Surge: from where do pieces move?
ask-surge_piece = Surge: which pieces?
ask-surge_to = Surge: where does { $piece } go?
ask-surge_how_many = Surge, { $piece }: how many?
ask-surge_roll = Surge: roll a die for Aid and Warlords Resources?
ask-surge_aid = Surge: how much of it goes to Aid?
ask-airlift_from = Airlift: from where?
ask-airlift_piece = Airlift: which Troops leave { $space }?
ask-airlift_to = Airlift: where do Troops from { $space } go?
ask-airlift_how_many = Airlift: how many leave { $space }?
ask-air_strike_where = Air Strike: where?
ask-air_strike_target = Air Strike in { $space }: on what?
ask-govern_where = Govern: where?
ask-govern_how = Govern in { $space }: how?
ask-transport_from = Transport: from where?
ask-transport_to = Transport: where do Troops from { $space } go?
ask-transport_how_many = Transport: how many leave { $space }?
ask-eradicate_where = Eradicate: where?
ask-extort_where = Extort: where?
ask-infiltrate_where = Infiltrate: where?
ask-infiltrate_how = Infiltrate in { $space }: how?
ask-infiltrate_target = Infiltrate in { $space }: which piece?
ask-cultivate_where = Cultivate: where?
ask-traffic_where = Traffic: in which spaces?
ask-suborn_where = Suborn: where?
ask-suborn_how = Suborn in { $space }: how?
ask-suborn_cube = Suborn in { $space }: which piece goes?
ask-suborn_hide = Suborn in { $space }: how many { $faction } Guerrillas turn Underground?


## What lasts

ask-isr_activate = ISR: where does a Guerrilla turn Active?
ask-elders_level = Tribal Elders: where does { $space } stand?
ask-roadside_ied = Roadside IEDs: on which road?
ask-ied_cube = Roadside IEDs: where is the cube that is hit?
ask-manpads_cancel = Pay 1 Resource to call off { $activity }?
ask-reapers_shift = Reapers: which Province turns toward Opposition?
ask-raid_activate = { $space }: whose Guerrilla turns Active?
ask-village_police = Village Stability Operations: where does a Police go?
ask-village_defector = Village Stability Operations: where does a Police change sides?
ask-village_defector_to = { $space }: to whom does the Police go?
ask-recruit_where = Where does a Guerrilla join?
ask-suicide_bomber = Suicide Bombers: does the Guerrilla in { $space } take a cube with it?
ask-suicide_target = { $space }: which cube is hit?


## Events

ask-event_where = { $card }: where?
ask-event_spaces = { $card }: which spaces?
ask-event_piece = Which piece?
ask-event_faction = { $card }: which faction?
ask-event_choice = { $card }: which of the two?
ask-event_capability = { $card }: which capability?
ask-event_move_to = { $card }: to where?
ask-event_how_many = { $card }: how many come from Available?


## The Propaganda round

ask-civic_action = Civic Action in a second space?
ask-desert = Desertion in { $space }: which cube goes?
ask-redeploy_from = Redeploy: from where?
ask-redeploy_to = Redeploy: where do those in { $space } go?
ask-redeploy_how_many = Redeploy: how many leave { $space }?
ask-plan = Is there more to decide before pieces move?


## Answers

option-pass = Pass
    .about = An insurgent gains 1 Resource, a COIN faction brings the Government 3; whoever passes stays eligible (2.3.3).
option-event = The event
option-train = Train
    .about = 3 Resources a space. Up to 6 Government cubes come to Kabul and to Provinces with a COIN Base; then, in one of the spaces, Civic Action at 3 for each step toward Support, or a Base for 3 cubes (3.2.1).
option-patrol = Patrol
    .about = 3 Resources in all, the Coalition nothing. Cubes drive along the roads, each turns one Guerrilla there Active, and an Assault on one road may follow (3.2.2).
option-sweep = Sweep
    .about = 3 Resources a space. Troops come from next door or over a free road, and each cube turns one Guerrilla Active (3.2.3).
option-assault = Assault
    .about = 3 Resources a space. Active Guerrillas go, then Bases: one for each cube of the Coalition, for every two of the Government, in Mountains for every three (3.2.4).
option-rally = Rally
    .about = 1 Resource a space. A Guerrilla comes, or two become a Base; where a Base is, all go Underground, or as many come as there are Bases and Population (3.3.1).
option-march = March
    .about = 1 Resource for each Province or Kabul that is entered; roads are free. A large group turns Active on the way (3.3.2).
option-attack = Attack
    .about = 1 Resource a space. All Guerrillas there turn Active; a die no higher than their number removes two Enemy pieces (3.3.3).
option-terror = Terror
    .about = 1 Resource a space, roads are free. An Underground Guerrilla turns Active for a Terror marker and a shift of the people, or for Sabotage on a road (3.3.4).
option-surge = Surge
    .about = With Train. Coalition pieces move among up to three spaces and Available; then a die may be shared between Aid and the Warlords (4.2.1).
option-airlift = Airlift
    .about = With any operation. Coalition Troops and up to 3 Government Troops fly among up to three spaces (4.2.2).
option-air_strike = Air Strike
    .about = With Patrol, Sweep or Assault. Up to three spaces but Kabul lose an Active Guerrilla or a lone Base; in Pakistan that moves Islamabad (4.2.3).
option-govern = Govern
    .about = With Train or Patrol, in up to two supporting spaces under COIN Control: people return, or Aid becomes Patronage and the Support is spent (4.3.1).
option-transport = Transport
    .about = With Patrol, Sweep or Assault. Government Troops drive together along the roads and pay the Warlords where Guerrillas are on the way (4.3.2).
option-eradicate = Eradicate
    .about = With Train, Patrol or Assault. A Warlords Base under COIN Control goes, Aid rises by 3 and Patronage by 1, and the people turn against you (4.3.3).
option-extort = Extort
    .about = With any operation. Where Taliban outnumber their Enemies an Underground Guerrilla turns Active for a Resource, or for the Econ of a road (4.4.1).
option-infiltrate = Infiltrate
    .about = With Rally or March, in one space: two Government or Warlords pieces go, or one becomes a Taliban Guerrilla (4.4.2).
option-ambush = Ambush
    .about = With Attack, in up to three spaces: one Underground Guerrilla turns Active, and the Attack succeeds without a die (4.4.3).
option-cultivate = Cultivate
    .about = With Rally or March. A Warlords Base comes to a populated Province where their Guerrillas outnumber Police (4.5.1).
option-traffic = Traffic
    .about = With Rally or March. Each Warlords Base away from the Coalition brings 1 Resource; whoever controls the space takes a share (4.5.2).
option-suborn = Suborn
    .about = With any operation, for 2 Resources a space: Government cubes or a Base go, or a Taliban Guerrilla, or Guerrillas turn Underground (4.5.3).
option-hidden_asset = Show a Hidden Asset for a full operation
option-unshaded = The unshaded text
option-only_text = The event
option-shaded = The shaded text
option-agree = Agree
option-object = Object
option-yes = Yes
option-no = No
option-done = Done
option-lift = Take own pieces off the map
option-give = Give Resources
option-ask_gift = Ask for Resources
option-from_resources = Resources
option-from_patronage = Patronage
option-civic_action = Civic Action
option-government_base = Three cubes become a Base
option-patronage = 3 Patronage become Government Resources
option-activate_taliban = Taliban
option-activate_warlords = Warlords
option-remove_taliban = Taliban
option-remove_warlords = Warlords
option-rally_place = Place a Guerrilla
option-rally_base = Two Guerrillas become a Base
option-rally_hide = All Guerrillas turn Underground
option-rally_mass = Place Guerrillas up to Bases and Population
option-rally_nothing = Nothing, for Sharia
option-available = Available
option-out_of_play = Out of play
option-govern_returnees = +1 Population
option-govern_patronage = Aid becomes Patronage
option-infiltrate_remove = Remove two pieces
option-infiltrate_replace = Replace one by a Guerrilla
option-suborn_cubes = Up to three Government cubes
option-suborn_base = A Government Base
option-suborn_guerrilla = A Taliban Guerrilla
option-suborn_hide = Guerrillas turn Underground
option-support = Support
option-neutral = Neutral
option-opposition = Opposition
option-gain_aid = Aid
option-gain_government = Government Resources


## What a plan says of a space, in a word

plan-train_troops = Troops
plan-train_police = Police
plan-train_piece = cube
plan-train_then = Then
plan-train_base_from = Base from
plan-civic_action_how_much = levels
plan-civic_action = a second space
plan-patrol_piece = cubes
plan-patrol_how_many = how many
plan-sweep_from = from
plan-sweep_how_many = Troops
plan-sweep_escort = with Government Troops
plan-sweep_via = over
plan-activate_whose = turn Active
plan-raid_activate = turn Active
plan-assault_with_government = with Government cubes
plan-assault_target = remove
plan-rally_how = do
plan-rally_how_many = Guerrillas
plan-rally_replaced = Active ones used
plan-sharia_how_much = levels
plan-march_underground = Underground
plan-march_active = Active
plan-attack_how = by
plan-attack_target = remove
plan-suicide_bomber = Suicide Bomber
plan-special_after = After it
plan-surge_piece = pieces
plan-surge_how_many = how many
plan-surge_roll = Roll for Aid
plan-airlift_piece = Troops
plan-airlift_how_many = how many
plan-air_strike_target = remove
plan-govern_how = for
plan-transport_how_many = Troops
plan-infiltrate_how = do
plan-infiltrate_target = which
plan-suborn_how = for
plan-suborn_cube = which
plan-suborn_hide = Underground
part-sharia = Sharia
part-isr = ISR
part-patrol_assault = Assault on a road
