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
