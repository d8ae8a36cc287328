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


## The lessons, where they are typed

typed-tutorial-first_game-1 = Welcome to the table. You will play both sides of one turn, late in a game. The goals at the head of the board are what it is all about: the US has 11 of the 12 Resources under Good Governance that it needs to win. The Jihadist side moves first.
typed-tutorial-first_game-2 = The cards of whoever is to play are listed with the question; "hand" shows them again, and "card 53" shows one in full. A card is an event, or a number of operations: its value. Play Madrassas, a card of value 1: type its number, 53, or the beginning of its name.
typed-tutorial-first_game-3 = Two sleeper cells hide in Afghanistan ("look afghanistan" shows it in full). It is Poor, which counts 3: a Recruit die of 3 or less brings a new cell. Use the card to Recruit.
typed-tutorial-first_game-4 = A 2: the new cell is there. Every die stands in the log, with the number of its rule; "rules" and that number shows the rule. The second card, IEDs, is already on the table. Use it to Plot.
typed-tutorial-first_game-5 = The die was low enough again: one cell has become active, and a plot lies in Afghanistan. It goes off after the US phase, unless it is found. Now you are the US: play Safer Now, a card of value 3.
typed-tutorial-first_game-8 = A War of Ideas improves the Governance of an Ally. It needs a value as high as what its Governance counts: 2 is enough for a Fair one. Choose War of Ideas.
typed-tutorial-first_game-9 = Every country that can be chosen is listed. Pakistan is a Fair Ally with 2 Resources. High Prestige, Aid and a Good neighbour each help the die; going all the way to Good costs one. Choose Pakistan.
typed-tutorial-first_game-10 = A 5, and the sum is enough: Pakistan is Good, the US holds 13 Resources under Good Governance and wins at once. That was a whole turn. A real game begins with the map nearly empty: "sandtable play labyrinth" sets one up. Take the US against the rule book's opponent, and type ? whenever you do not know what can be said.
typed-tutorial-second_lesson-2 = Troops come first. Play Hijab, a card of value 3: a value must be as high as what the Governance of a country counts, and Pakistan, which is Poor, counts 3.
typed-tutorial-second_lesson-3 = "odds" says what each answer would lead to, and what cannot be done now, and why. Choose Deploy.
typed-tutorial-second_lesson-5 = Troops go to Allies and to countries under Regime Change. Choose Pakistan.
typed-tutorial-second_lesson-6 = Two are enough for what you want to do. Here a number means itself: type 2.
typed-tutorial-second_lesson-10 = Both cells have come into the open, and Prestige rose to 8. Since then the opponent has played two cards, and each was told line by line; "why" tells how it came to its decision.
typed-tutorial-second_lesson-13 = The plot is foiled; you even see how large it was. "log" reads back what has happened, and "why" tells how the opponent came to its decision. Play on from here as you like, or learn the other side in the third lesson.
typed-tutorial-third_lesson-3 = Saddam Captured is a card of the US. You may use its value, but its event happens if it can. It cannot: there are no Troops in Iraq. Play it.
typed-tutorial-third_lesson-6 = To an Adjacent country a cell travels without a die; further away the die must not exceed what the Governance there counts. Choose Iraq.
typed-tutorial-uprising-1 = This lesson shows what The Awakening adds; you play both sides, up to the end of a turn. "Aw" beside Egypt is an Awakening marker: people who want better government. "Re", as beside Syria, is a Reaction marker. Each Awakening helps every War of Ideas and hinders every Jihad in its country by one; each Reaction does the opposite.
typed-tutorial-uprising-4 = Egypt now has three Awakening markers and one Reaction. They differ by two, so at the end of the turn, in Polarization, one more will appear; three would shift the country itself. "look egypt" says so too. The event places one more marker elsewhere: choose Libya.
typed-tutorial-uprising-7 = "CW" marks a Civil War, and "M" counts the Militia, who defend the government like Troops. Foreign Fighters is on the table already. Take its event.
typed-tutorial-uprising-10 = Syria is the Capital; Iraq belongs to the Caliphate too, as every such country does that is joined to the Capital by an unbroken chain. All cells there are active, Funding is up by two, and the Caliphate counts as one Resource under Islamist Rule. The US answers: play Advisors.
typed-tutorial-uprising-14 = "look iraq" and "look syria" say how Attrition would go. Iraq is the closer war. Choose it, and with that the turn ends: Polarization first, then Attrition.
typed-tutorial-uprising-15 = Polarization has brought Egypt its fourth Awakening marker. In Syria the cells were too many: a Militia is gone. In Iraq the Advisors made one hit worth two cells. A hit that finds nothing left to remove shifts the country itself, toward Good or toward Islamist Rule. That is the heart of The Awakening; "sandtable play labyrinth" offers its four scenarios and the campaign over both decks.
