# A Distant Plain's table in the browser.

plain-letter-coalition = C
plain-letter-government = G
plain-letter-taliban = T
plain-letter-warlords = W
plain-status = Margins and tracks
plain-margins = Victory margins
plain-course-margins = Victory margins of all factions, card by card
plain-course-tracks = Resources, Aid and Patronage
plain-casualties = Casualties
plain-islamabad = Islamabad
plain-islamabad-hard = Islamabad (Hard)
plain-now = now
plain-next = next
plain-to-come = { $cards ->
        [one] { $cards } card to come
       *[other] { $cards } cards to come
    }, { $propaganda } Propaganda
plain-card-text = The text of the card
plain-column = The cards, who may act, what is in force
plain-who = Who may act
plain-left-anything = acts now: anything
    .short = now
plain-left-full = acts now: any operation
    .short = now
plain-left-limited = acts now: a Limited Operation
    .short = now
plain-left-limited_or_event = acts now: a Limited Operation or the event
    .short = now
plain-left-acting = acts now
    .short = now
plain-left-then = then, as the first leaves it
    .short = then
plain-left-then_limited = then: Limited Operation, or event after a special
    .short = then
plain-left-then_full = then: any operation
    .short = then
plain-left-waits = waits for a pass
    .short = waits
plain-left-ineligible = sits this card out
    .short = out
plain-left-nothing = not on this card
    .short = out
plain-left-pass = passed
    .short = passed
plain-left-event = took the event
    .short = event
plain-left-operation = has operated
    .short = done
plain-left-operation_with_special = has operated, with a special
    .short = done
plain-left-limited_operation = has operated, in one space
    .short = done
plain-in-force = In force
plain-in-force-none = Nothing but the rules.
plain-in-force-count = { $count ->
        [one] one event
       *[other] { $count } events
    }
plain-in-force-since = Card № { $number }, in force since card { $place } of this game.
plain-in-force-start = Card № { $number }, in force from the start.
plain-order = Faction order
plain-card-number = № { $number }
plain-kind-capability_coalition = Coalition capability
plain-kind-capability_taliban = Taliban capability
plain-kind-momentum = Momentum
plain-pieces = { $pieces } { $count }
plain-pop = Population { $count }
plain-econ = Econ { $count }
plain-terror = Terror { $count }
plain-pashtun = Pashtun
plain-empty = No pieces.
plain-adjacent = Adjacent: { $spaces }.
plain-lasting = In effect
plain-lasting-text = { $card } ({ $whose }):
plain-played = Played
plain-removed = Out of the game
plain-in-casualties = Casualties: { $bases } Bases, { $troops } Troops
plain-out-of-play = Out of play: { $bases } Bases, { $troops } Troops
plain-force-coalition_base = Coalition Bases
plain-force-coalition_troops = Coalition Troops
plain-force-government_base = Government Bases
plain-force-government_troops = Government Troops
plain-force-government_police = Police
plain-force-taliban_base = Taliban Bases
plain-force-taliban_underground = Taliban Guerrillas
plain-force-warlord_base = Warlords Bases
plain-force-warlord_underground = Warlords Guerrillas
plain-last-event = The last event card
plain-set-up = Set-up
plain-over = The game is over
plain-since = ({ $sign }{ $number } since the last Propaganda round)
plain-changed = { $change } { $what }
plain-lost-coalition_bases = { $count ->
        [one] you lost a Base
       *[other] you lost { $count } Bases
    }
plain-lost-coalition_troops = { $count ->
        [one] you lost a Troop
       *[other] you lost { $count } Troops
    }
plain-lost-government_bases = { $count ->
        [one] you lost a Base
       *[other] you lost { $count } Bases
    }
plain-lost-troops = { $count ->
        [one] you lost a Troop
       *[other] you lost { $count } Troops
    }
plain-lost-police = { $count ->
        [one] you lost a Police
       *[other] you lost { $count } Police
    }
plain-lost-taliban_bases = { $count ->
        [one] you lost a Base
       *[other] you lost { $count } Bases
    }
plain-lost-taliban = { $count ->
        [one] you lost a Guerrilla
       *[other] you lost { $count } Guerrillas
    }
plain-lost-warlord_bases = { $count ->
        [one] you lost a Base
       *[other] you lost { $count } Bases
    }
plain-lost-warlords = { $count ->
        [one] you lost a Guerrilla
       *[other] you lost { $count } Guerrillas
    }
plain-exposed = { $count ->
        [one] a Guerrilla of yours was found
       *[other] { $count } Guerrillas of yours were found
    }
plain-sabotaged = sabotaged
plain-repaired = open again


## The player aid

plain-aid-victory = Victory
plain-aid-margins = A margin says how far a faction is past its goal. Whoever is past it when a Propaganda round begins wins; at the end the highest margin does (7.2, 7.3).
plain-aid-symbols = Symbols
plain-sign-pop = Population
plain-sign-support = Support
plain-sign-opposition = Opposition
plain-sign-terror = Terror
plain-sign-econ = Econ of a road
plain-sign-sabotage = Sabotage
plain-aid-turn = A card
plain-aid-sequence = The card names the factions in their order. The first eligible one takes the event, or an operation with or without a special activity, or passes; what it takes decides what the second may do. Whoever has acted sits out the next card (2.3).
plain-aid-coin = COIN operations
plain-aid-insurgent = Insurgent operations
plain-aid-coalition = Special activities: Coalition
plain-aid-government = Special activities: Government
plain-aid-taliban = Special activities: Taliban
plain-aid-warlords = Special activities: Warlords

## The course of the game

table-track-government = { track-government }
table-track-taliban = { track-taliban }
table-track-warlords = { track-warlords }
table-track-aid = { track-aid }
table-track-patronage = { track-patronage }

## The guided first card

plain-lesson-1 = Welcome to Afghanistan. In the strip that glows the four factions ride on one ruler: whoever is past the flag when a Propaganda round begins has won. With it are Resources, Aid and Patronage. At the left lie the current card and the next, who may act, and what is in force.
plain-lesson-2 = Gold and blue cubes are the Coalition and the Government, black rounds the Taliban, green six-sided pieces the Warlords, pentagons their Bases. Lines mean COIN Control, a mesh Taliban Control. Point at a space to read all of it.
plain-lesson-3 = The card names the factions in order: the Coalition chooses first. It can take the event or carry out an operation. A Guerrilla sits on the road from Kabul to Tor Kham, and a Patrol costs the Coalition nothing: choose Patrol.
plain-lesson-4 = Cubes can come from anywhere. Click on Kabul.
plain-lesson-5 = From Kabul they can drive along all the roads. Click on the road to Tor Kham, the diamond with the 4.
plain-lesson-6 = Both Troops go.
plain-lesson-7 = More cubes could follow. Say done.
plain-lesson-8 = On every road each cube turns one Guerrilla Active: it has nowhere to hide. Activate it.
plain-lesson-9 = A Patrol ends with an Assault on one road, if you like. Take the road to Tor Kham.
plain-lesson-10 = The Guerrilla is gone; the log says so, and the small numbers beside it open the rules. An Airlift could follow, but the second faction could then take the event. Say done.
plain-lesson-11 = After an operation alone the second faction, here the Warlords, has one operation in one space. Choose Rally.
plain-lesson-12 = They are strong where they have a Base and the people are not Pashtun. Click on Balkh.
plain-lesson-13 = With a Base more than one Guerrilla can come: as many as there are Bases and Population. Choose that.
plain-lesson-14 = One Base and a Population of 2: three of them.
plain-lesson-15 = Four Guerrillas are in Balkh now, and none of them can be seen. Say done.
plain-lesson-16 = Coalition and Warlords have acted and sit out this card; the Taliban choose first. That is the whole rhythm: two factions act on a card, the others wait for the next. Play on as you like, or begin a game.

## A lesson for the Coalition

plain-lesson-coalition-1 = The Coalition wants Support among the people, and its own pieces safe at home again: its mark counts both. It pays nothing itself; the Government pays for its larger operations.
plain-lesson-coalition-2 = Two Guerrillas and a Base of the Taliban lie in Zabol, all Underground: nothing can strike what nobody sees. A Sweep brings Troops in to look. Choose Sweep.
plain-lesson-coalition-3 = Sweep Zabol: click on it.
plain-lesson-coalition-4 = Troops come from next door or along a free road. Click on Kandahar.
plain-lesson-coalition-5 = The Coalition takes Government Troops along if it likes. Take one.
plain-lesson-coalition-6 = Kabul could send Troops too. Say done: that is enough for this space.
plain-lesson-coalition-7 = More spaces could be swept, each for 3 Government Resources. Say done.
plain-lesson-coalition-8 = Zabol is no mountain: every cube finds one Guerrilla. Turn the Taliban there Active.
plain-lesson-coalition-9 = With an operation goes one special activity. An Air Strike removes an Active Guerrilla anywhere, without Troops. Choose it.
plain-lesson-coalition-10 = Click on Zabol.
plain-lesson-coalition-11 = One Guerrilla is gone, the other lies open for an Assault on a later card. Find, then strike: that is the Coalition's rhythm. Begin a game when you like.

## A lesson for the Government

plain-lesson-government-1 = The Government wants Patronage and people under COIN Control; whether they love it is the Coalition's worry. Its Resources pay for both.
plain-lesson-government-2 = Training brings cubes to the map, and may win people over. Choose Train.
plain-lesson-government-3 = Click on Kabul: 3 Resources.
plain-lesson-government-4 = First the Troops: none this time, so 0.
plain-lesson-government-5 = Police stay to hold what Troops have taken. Take 4.
plain-lesson-government-6 = Say done: one space is enough.
plain-lesson-government-7 = Where COIN has Control, 3 Resources move the people of a space by one level. Choose Civic Action for Kabul.
plain-lesson-government-8 = Kabul supports you now. With a Train you may Govern: foreign Aid ends up where friends of the Government can use it.
plain-lesson-government-9 = Kabul has a base of foreigners who watch their money. Nobody watches in Herat: click on it.
plain-lesson-government-10 = Turn Aid into Patronage there. It costs the Support of Herat, which is counted for the Coalition.
plain-lesson-government-11 = Say done.
plain-lesson-government-12 = Patronage is up, Aid and Support are down: your ally will complain, and your mark has moved on. Begin a game when you like.

## A lesson for the Taliban

plain-lesson-taliban-1 = The Taliban want Opposition and Bases. They have little money and much patience, and in Pakistan nobody else has a piece.
plain-lesson-taliban-2 = Terror spoils Support. It needs a Guerrilla nobody has seen. Choose Terror.
plain-lesson-taliban-3 = One of yours hides in Kandahar: click on it.
plain-lesson-taliban-4 = Kandahar is in Opposition now, and a Terror marker makes it dear to win back. Along with an operation you can Extort. Choose it.
plain-lesson-taliban-5 = On the road from Kabul to Tor Kham nobody outnumbers your Guerrilla: it takes 4 Resources from the trucks. Click on the road.
plain-lesson-taliban-6 = It is Active now, like the one in Kandahar: both paid with their cover. Say done.
plain-lesson-taliban-7 = More Terror costs 1 Resource a space. Say done: the operation is over.
plain-lesson-taliban-8 = Read the log: 1 Resource spent, 4 gained, a city turned. Rally would hide your Guerrillas again. Begin a game when you like.

## A lesson for the Warlords

plain-lesson-warlords-1 = The Warlords want a country that nobody controls, and Resources. They fight nobody; they get in the way, and they pay.
plain-lesson-warlords-2 = Three Police hold Herat. Next door in Farah stand four of your Guerrillas. Choose March.
plain-lesson-warlords-3 = Click on Farah.
plain-lesson-warlords-4 = Click on Herat. Its people are not Pashtun, so you arrive unseen.
plain-lesson-warlords-5 = Send three. Three of yours and three Police: COIN no longer has the majority, and Control is gone.
plain-lesson-warlords-6 = Say done: the rest stay at home.
plain-lesson-warlords-7 = With a March you may Suborn: 2 Resources a space buy pieces away, even where you have nobody. Choose it.
plain-lesson-warlords-8 = Click on Herat: the first cube leaves at once.
plain-lesson-warlords-9 = Up to three cubes go for the price. Take another of the Police.
plain-lesson-warlords-10 = Say done: leave one, he knows you now.
plain-lesson-warlords-11 = Say done: one space is enough.
plain-lesson-warlords-12 = The people of Herat count for you while neither side controls them. Begin a game when you like.
plain-at = { $place }: { $what }
plain-margin-of = { $side } margin
plain-in-the-plan = row { $number } of the plan
