# The board of A Distant Plain in a terminal: titles, and signs short enough for a row.

plain-tracks = Tracks
plain-margins-are = Margins: { $margins }
plain-space = Space
plain-road = Road
plain-worth-pop = Pop
plain-worth-econ = Ec
plain-state = State
plain-forces = Pieces
plain-in-effect = { $card } ({ $text })
plain-brief-unshaded = { $card }
plain-brief-shaded = { $card } (s)
plain-in-effect-for = { $card } (marker: { $faction })
plain-turn = { $card }: { $faction }
plain-step-set_up = Set-up
plain-step-deployment = Open deployment
plain-step-next_card = The next card
plain-step-victory = { rule-6-1 }
plain-step-resources = { rule-6-2 }
plain-step-support = { rule-6-4 }
plain-step-redeploy = { rule-6-5 }
plain-step-reset = Reset phase
plain-text = { $text }:
plain-text-from = ({ $provenance })
plain-may-act = { $faction }
plain-out = ({ $faction }: out)
plain-did-pass = ({ $faction }: passed)
plain-did-event = ({ $faction }: event)
plain-did-operation = ({ $faction }: operation)
plain-did-operation_with_special = ({ $faction }: operation, special)
plain-did-limited_operation = ({ $faction }: limited)
plain-short-control-coin = COIN
plain-short-control-taliban = Tal
plain-short-support = +S
plain-short-opposition = -O
plain-short-terror = x{ $count }
plain-short-sabotage = xx
plain-short-coalition_bases = C*{ $count }
plain-short-coalition_troops = C{ $count }
plain-short-government_bases = G*{ $count }
plain-short-troops = G{ $count }
plain-short-police = P{ $count }
plain-short-taliban_bases = T*{ $count }
plain-short-taliban = T{ $count }
plain-short-taliban_active = T!{ $count }
plain-short-warlord_bases = W*{ $count }
plain-short-warlords = W{ $count }
plain-short-warlords_active = W!{ $count }
plain-heading = { $name }:{" "}
plain-legend = C Coalition Troops  G Government Troops  P Police  T Taliban  W Warlords  * Bases  ! Active  +S Support  -O Opposition  x Terror  xx Sabotage  (s) shaded  » changed
plain-card-is-now = { $card } is the current card.
plain-card-is-next = { $card } is the next card.
plain-card-is-played = { $card } was played.
plain-card-is-removed = { $card } is out of the game.

terminal-example-adjust =
    For example:
    adjust aid 12
    adjust spaces.kabul.police 3; spaces.kabul.terror 1


## The lessons, where they are typed

typed-plain-lesson-1 = Welcome to Afghanistan. At the head of the board stand the four factions, each with its mark and its goal: whoever has passed the goal when a Propaganda round begins has won. With them are Resources, Aid and Patronage, the current card and the next, who may act, and what is in force.
typed-plain-lesson-2 = The letters beside a space are its pieces: C and G Troops of the Coalition and the Government, P Police, T the Taliban, W the Warlords, and with a star their Bases. "look kabul" shows a space in full, and "board full" the whole map.
typed-plain-lesson-4 = Cubes can come from anywhere. Type Kabul, or its number in the list.
typed-plain-lesson-5 = From Kabul they can drive along all the roads. Choose the road to Tor Kham.
typed-plain-lesson-10 = The Guerrilla is gone; the log says so, and "rules" with the number at the end of a line shows its rule. An Airlift could follow, but the second faction could then take the event. Say done.
typed-plain-lesson-12 = They are strong where they have a Base and the people are not Pashtun. Choose Balkh.
typed-plain-lesson-coalition-3 = Sweep Zabol: choose it.
typed-plain-lesson-coalition-4 = Troops come from next door or along a free road. Choose Kandahar.
typed-plain-lesson-coalition-10 = Choose Zabol.
typed-plain-lesson-government-3 = Choose Kabul: 3 Resources.
typed-plain-lesson-government-9 = Kabul has a base of foreigners who watch their money. Nobody watches in Herat: choose it.
typed-plain-lesson-taliban-3 = One of yours hides in Kandahar: choose it.
typed-plain-lesson-taliban-5 = On the road from Kabul to Tor Kham nobody outnumbers your Guerrilla: it takes 4 Resources from the trucks. Choose the road.
typed-plain-lesson-warlords-3 = Choose Farah.
typed-plain-lesson-warlords-4 = Choose Herat. Its people are not Pashtun, so you arrive unseen.
typed-plain-lesson-warlords-8 = Choose Herat: the first cube leaves at once.
