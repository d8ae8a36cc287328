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
plain-legend = C Coalition Troops  G Government Troops  P Police  T Taliban  W Warlords  * Bases  ! Active  +S Support  -O Opposition  x Terror  xx Sabotage  (s) shaded  » changed
plain-card-is-now = { $card } is the current card.
plain-card-is-next = { $card } is the next card.
plain-card-is-played = { $card } was played.
plain-card-is-removed = { $card } is out of the game.

terminal-example-adjust =
    For example:
    adjust aid 12
    adjust spaces.kabul.police 3; spaces.kabul.terror 1
