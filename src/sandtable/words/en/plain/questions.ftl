# What A Distant Plain asks, and what can be answered.


## Set-up

ask-deploy_where = Where do the next { $count } × { $piece } go?
ask-deploy_how_many = How many { $piece } go to { $space }?


## The sequence of play

ask-act = { $card }: what do you do?{ $limited ->
    [1] {" "}Operations are limited to one space.
   *[other] {""}
}
ask-event_text = Which text of { $card } do you carry out?
ask-event_by_hand = Carry out { $card } by hand as printed, then say done.
ask-show_agenda = Show a Hidden Agenda for +1 to your margin?
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
ask-surge_how_many = Surge: how many { $piece }?
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


## Answers

option-pass = Pass
option-event = The event
option-train = Train
option-patrol = Patrol
option-sweep = Sweep
option-assault = Assault
option-rally = Rally
option-march = March
option-attack = Attack
option-terror = Terror
option-surge = Surge
option-airlift = Airlift
option-air_strike = Air Strike
option-govern = Govern
option-transport = Transport
option-eradicate = Eradicate
option-extort = Extort
option-infiltrate = Infiltrate
option-ambush = Ambush
option-cultivate = Cultivate
option-traffic = Traffic
option-suborn = Suborn
option-hidden_asset = Show a Hidden Asset for a full operation
option-unshaded = The unshaded text
option-shaded = The shaded text
option-yes = Yes
option-no = No
option-done = Done
option-back = Back: choose anew
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
