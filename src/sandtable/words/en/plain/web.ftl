# A Distant Plain's table in the browser.

plain-letter-coalition = C
plain-letter-government = G
plain-letter-taliban = T
plain-letter-warlords = W
plain-status = Margins, tracks and cards
plain-margins = Victory margins
plain-casualties = Casualties
plain-islamabad = Islamabad
plain-islamabad-hard = Islamabad (Hard)
plain-now = now
plain-next = next
plain-to-come = { $cards ->
        [one] { $cards } card to come
       *[other] { $cards } cards to come
    }, { $propaganda } Propaganda
plain-order = Faction order
plain-card-number = № { $number }
plain-kind-capability_coalition = Coalition capability
plain-kind-capability_taliban = Taliban capability
plain-kind-momentum = Momentum
plain-provenance = Where this text comes from
plain-pieces = { $pieces } { $count }
plain-pop = Population { $count }
plain-econ = Econ { $count }
plain-terror = Terror { $count }
plain-pashtun = Pashtun
plain-empty = No pieces.
plain-adjacent = Adjacent: { $spaces }.
plain-lasting = In effect
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


## The guided first card

plain-lesson-1 = Welcome to Afghanistan. Above the map the four factions ride on one ruler: whoever is past the flag when a Propaganda round begins has won. Beside it are Resources, Aid and Patronage; below, the current card and the next.
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
