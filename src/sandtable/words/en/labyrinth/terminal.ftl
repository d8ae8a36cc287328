# The board of Labyrinth in a terminal: titles, and names short enough for a row.

board-turn = Turn { $turn }
board-phase = { $side } card { $card } of 2
board-step-set_up = Set-up
board-step-card = Turn { $turn }: { $side }, card { $card }
board-step-plots = Turn { $turn }: plots
board-step-end_of_turn = Turn { $turn } ends
board-step-end_lapsing = Turn { $turn } ends
board-step-clear_reserves = Turn { $turn } ends
board-step-deal = Turn { $turn } ends
board-step-return_plots = Turn { $turn } ends: used plots come back
board-step-polarization = Turn { $turn } ends: Polarization
board-step-attrition = Turn { $turn } ends: Attrition
board-step-return_troops = Turn { $turn } ends: Troops come back
board-step-turn_markers = Turn { $turn } ends
board-step-over = The game is over
board-deck = Deck { $number } of { $of }, { $cards } cards left
board-tracks = Tracks
board-track = { $value } { $level }
board-prestige = Prestige
board-funding = Funding
board-posture = Posture
board-posture-even = US { $us }, world even
board-posture-agreed = US { $us }, world { $world } { $value }
board-posture-penalty = US { $us }, world { $world } { $value }: penalty { $penalty }
board-troops = Troops
board-troops-on-track = { $count } on track, { $level }
board-cells = Cells
board-cells-on-track = { $count } on track, { $available } Available
board-reserves = Reserves
board-reserves-of = US { $us }, Jihadist { $jihadist }
board-victory = Victory
board-of = { $value } of { $needed }
board-good_resources = Good Resources
board-fair_or_good_countries = Fair or Good countries
board-islamist_resources = Islamist Resources
board-poor_or_islamist_countries = Poor/Islamist at Pr. 1
board-no_cells = Cells left on the map
board-good_resources_at_the_end = Good Resources at the end
board-in-state = { $state }: { $countries }
board-untested = { $count ->
        [one] one country untested
       *[other] { $count } countries untested
    }
board-hands = Hands: US { $us }, Jihadist { $jihadist }
board-muslim = Muslim, Iran
board-non_muslim = Non-Muslim
board-resources = R
board-state = State
board-pieces = Pieces
board-unmarked = -
board-events = Events:
board-lapsing = Lapsing:
board-plots = Available Plots:
board-wmd = WMD:
board-wmd-loose = { $count } loose
board-wmd-of = { $count } in { $country }'s arsenal
board-plots-resolved = Plots used this turn:
board-unrest = Left
board-unrest-left = { $militia }M, { $awakening }Aw, { $reaction }Re
board-caliphate = Caliphate
board-caliphate-of = { $country } ({ $count ->
        [one] 1 country
       *[other] { $count } countries
    })
board-off-map = Off the map
board-extra-cells = Extra cells
board-first-plot = First Plot played
board-legend = R Resources  T Troops  A active cells  S sleepers  RC Regime Change (+ new)  - unmarked  * event can be played  ! a warning (odds tells it)  » changed
board-legend-awakening = M Militia  Aw Awakening  Re Reaction  CW Civil War  Cal. in the Caliphate  W WMD in its arsenal
board-hand = Hand of { $side-the } ({ $count })
board-playable = *
board-ops = ({ $ops })
board-card-remark = ({ $ops }) { $association }

terminal-example-adjust =
    For example:
    adjust prestige 7
    adjust countries.iraq.troops 3; countries.iraq.markers [sadr]
    adjust hands.us [14, 97]
terminal-example-position = For example: position countries.iraq
terminal-example-look = For example: look saudi
terminal-example-rules = For example: rules 8.4.2

short-us = US
short-jihadist = Jih.
short-good = Good
short-fair = Fair
short-poor = Poor
short-islamist_rule = Islamist
short-ally = Ally
short-neutral = Neutral
short-adversary = Adversary
brief-adversary = Adv.
short-hard = Hard
short-soft = Soft
short-troops = { $count }T
short-active = { $count }A
short-sleepers = { $count }S
short-cadre = Cadre
short-plot = Plot:{ $shown }
short-backlash = Plot:{ $shown }(Backlash)
short-plot-1 = 1
short-plot-2 = 2
short-plot-3 = 3
short-plot-wmd = WMD
short-plot-hidden = ?
short-aid = { $count ->
        [one] Aid
       *[other] { $count } Aid
    }
short-regime-change-green = RC+
short-regime-change-tan = RC
short-besieged = Besieged
short-militia = { $count }M
short-awakening = { $count }Aw
short-reaction = { $count }Re
short-civil_war = CW
short-caliphate_capital = Capital
short-in_caliphate = Cal.
short-wmd = { $count }W
short-several = { $name } x{ $count }

card-head = Card { $number }: value { $ops }, { $association }
card-playable = Condition:
card-playable-us = Condition for the US:
card-playable-jihadist = Condition for the Jihadist side:
card-text = Event:
card-sets-off = Used for operations, the card sets this event off, if it can happen: after them, or before if you choose so.
card-text-us = Event for the US:
card-text-jihadist = Event for the Jihadist side:
card-remove-if = Remove if the event is carried out by { $side-the }
card-is-us = Card { $number } ({ $card }) is in the hand of the US.
card-is-jihadist = Card { $number } ({ $card }) is in the hand of the Jihadist side.
card-is-discard = Card { $number } ({ $card }) lies on the discard pile.
card-is-removed = Card { $number } ({ $card }) is out of the game.
card-is-playing = Card { $number } ({ $card }) is being played.
card-is-boxes = Card { $number } ({ $card }) lies in a box beside the map.
refusal-no-card-called = There is no card "{ $text }".

refusal-no-country-called = There is no country "{ $text }".
look-resources = Resources { $count }
look-oil = Oil Exporter
look-schengen = Schengen
look-recruit = Recruit { $number }
look-in-caliphate = In the Caliphate
look-empty = No pieces
look-marker = { $marker }:
look-backlash = { $shown }, flagged with Backlash
look-adjacent = Adjacent:
