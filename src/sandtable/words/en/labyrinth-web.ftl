# Labyrinth's table in the browser.

labyrinth-schengen = Schengen
labyrinth-oil = Oil Exporter
labyrinth-resources = { $count ->
        [one] { $count } Resource
       *[other] { $count } Resources
    }
labyrinth-recruit = Recruit on { $number } or less
labyrinth-recruit-short = R{ $number }
labyrinth-adjacent = Adjacent: { $countries }.
labyrinth-regime_change-green = Regime Change (this turn)
labyrinth-regime_change-tan = Regime Change
labyrinth-hand = Your hand
labyrinth-hand-empty = No cards in hand.
labyrinth-hand-spectator = You are watching: hands stay hidden.
labyrinth-cards-held = holds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
labyrinth-event-yes = ✓ event
labyrinth-event-no = ✗ no event now
labyrinth-playable = The event can be played now.
labyrinth-not-playable = The event cannot be played now.
labyrinth-value = value { $value }
labyrinth-status = Victory and tracks
labyrinth-goal-good_resources = Good
    .about = The US wins with 12 Resources under Good Governance (2.1.1).
labyrinth-goal-fair_or_good_countries = Fair or Good
    .about = The US wins with 15 Muslim countries at Fair or Good (2.1.1). It also wins when no cell is left on the map.
labyrinth-goal-islamist_resources = Islamist
    .about = The Jihadist side wins with 6 Resources under Islamist Rule, two of the countries Adjacent (2.1.2).
labyrinth-goal-poor_or_islamist_countries = Poor or worse
    .about = The Jihadist side wins with 15 Muslim countries at Poor or under Islamist Rule while Prestige is 1 (2.1.2). It also wins by a WMD plot in the United States.
labyrinth-prestige = Prestige
labyrinth-funding = Funding
labyrinth-troops = Troops at home
labyrinth-cells = Cells in reserve
labyrinth-available = { $count } Available
labyrinth-gwot = War on Terror
    .about = The US Posture and that of the world. Where they differ, the difference counts against a War of Ideas.
labyrinth-world = World { $posture } { $value }
labyrinth-world-even = World divided
labyrinth-reserves = Reserves
labyrinth-deck = Deck
labyrinth-cards-left = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
labyrinth-deck-of = deck { $number } of { $of }
labyrinth-events = Events in effect
labyrinth-wmd = WMD: { $loose } loose, { $pakistan } in Pakistan's arsenal
labyrinth-plots-available = Plots Available:
labyrinth-plots-set_aside = Plots set aside:
labyrinth-plots-removed = Plots out of the game:
labyrinth-pile-playing = Being played
labyrinth-pile-lapsing = Lapsing
labyrinth-pile-first_plot = First Plot of the turn
labyrinth-pile-discard = Discard pile, newest first
labyrinth-pile-removed = Out of the game
labyrinth-step-set_up = Set-up
labyrinth-step-over = The game is over
labyrinth-step-card = Turn { $turn } · { $side } · card { $card }
labyrinth-step-plots = Turn { $turn } · plots are resolved
labyrinth-step-end_of_turn = Turn { $turn } · end of the turn

help-labyrinth = The US wants Muslim countries well governed; the Jihadist side wants Islamist Rule. Each side in turn plays two cards, as events or for operations of their value. The number in a country's badge, 1 for Good to 4 for Islamist Rule, is what most dice must not exceed. Cells with a moon are sleepers, black diamonds are active; cubes are Troops. The bars above the map show how near each side is to victory.

tutorial-first_game = Guided first game
