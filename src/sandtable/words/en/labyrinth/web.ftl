# Labyrinth's table in the browser.

table-schengen = Schengen
table-oil = Oil Exporter
table-resources = { $count ->
        [one] { $count } Resource
       *[other] { $count } Resources
    }
table-recruit = Recruit on { $number } or less
table-recruit-short = R{ $number }
table-adjacent = Adjacent: { $countries }.
table-backlash = { $plot } (Backlash)
regime_change-green = Regime Change (this turn)
regime_change-tan = Regime Change
table-hand = Your hand
table-hand-empty = No cards in hand.
table-hand-closed = Hands stay hidden while dice are rolled and cards are dealt.
table-hand-spectator = You are watching: hands stay hidden.
table-cards-held = holds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-card-text = The text of the card
table-ready = Event ready
table-cannot = Cannot happen
table-event-of = { $side } event
table-playable = The event can be played now.
table-not-playable = The event cannot be played now.
table-others-event = The event is the other side's: using the card for operations sets it off, if it can happen.
table-condition = Condition:
table-for-side = { $side }:
table-card-number = № { $number }
table-value = value { $value }
table-of = { $value } / { $of }
table-status = Victory and tracks
table-goal-good_resources = Good
    .about = The US wins with { $needed } Resources under Good Governance (2.1.1). Against the rule book's opponent it loses with fewer than 6, 9 or 12 of them when the last of one, two or three decks runs out (9.1).
table-goal-fair_or_good_countries = Fair or Good
    .about = The US wins with { $needed } Muslim countries at Fair or Good (2.1.1).
table-goal-islamist_resources = Islamist
    .about = The Jihadist side wins with { $needed } Resources under Islamist Rule, two of the countries Adjacent (2.1.2); the rule book's opponent needs no Adjacent ones (9.1).
table-goal-poor_or_islamist_countries = Poor or worse
    .about = The Jihadist side wins with { $needed } Muslim countries at Poor or under Islamist Rule while Prestige is 1 (2.1.2). It also wins by a WMD plot in the United States.
table-ops-1 = Value 1
table-ops-2 = Value 2
table-ops-3 = Value 3
table-course-goals = How near both sides came to victory
table-course-tracks = Tracks
table-track-prestige = Prestige
table-track-funding = Funding
table-track-troops = Troops
table-track-cells = Cells
table-available = ({ $count } Available)
table-gwot = War on Terror
    .about = The US Posture and that of the world. Where they differ, the difference counts against a War of Ideas.
table-world = World { $posture } { $value }
table-us-posture = US { $posture }
table-world-penalty = World { $posture } { $value }, −{ $penalty }
table-world-even = World divided
table-reserves = Reserves: { $count }
table-short-ally = Ally
table-short-neutral = Neut.
table-short-adversary = Adv.
table-short-good = Good
table-short-fair = Fair
table-short-poor = Poor
table-short-islamist_rule = Islamist Rule
table-short-hard = Hard
table-short-soft = Soft
table-short-unmarked = Unmarked
table-changed-plots = { $sign }{ $count } { $count ->
        [one] plot
       *[other] plots
    }
table-changed-cells = { $sign }{ $count } { $count ->
        [one] cell
       *[other] cells
    }
table-changed-troops = { $sign }{ $count } Troops
table-lost-troops = { $count ->
        [one] you lost a Troop
       *[other] you lost { $count } Troops
    }
table-lost-cells = { $count ->
        [one] you lost a cell
       *[other] you lost { $count } cells
    }
table-changed-militia = { $sign }{ $count } Militia
table-changed-awakening = { $sign }{ $count } Awakening
table-changed-reaction = { $sign }{ $count } Reaction
table-civil_war-begins = Civil War begins
table-civil_war-ends = Civil War ends
table-caliphate_capital-begins = Caliphate Capital
table-caliphate_capital-ends = no longer the Capital
table-in_caliphate-begins = joins the Caliphate
table-in_caliphate-ends = leaves the Caliphate
table-changed-aid = { $sign }{ $count } Aid
table-cards-of = Cards of { $side-the }
table-rider-prestige_1 = and Prestige 1
table-rider-adjacent = two Adjacent
table-one-short = within reach
table-told-good_resources_at_the_end = When the deck ends: { $value }/{ $needed } Good
table-goal-no_cells = Cells on the map
    .about = The US wins when no cell is left on the map (2.1.1).
table-told-no_cells = Or no cell on the map: { $value } left
table-since = { $sign }{ $number }
table-this-turn = this turn
table-aid-victory = Victory
table-aid-since = A small number with a sign beside a goal or a track is what has changed since the turn began. A goal with a ring is within reach of one country.
table-in-play = { $count ->
        [one] one event in play
       *[other] { $count } events in play
    }
table-aid-symbols = What lies on the map
table-aid-levels = Levels
table-aid-sleeper = Sleeper cell
table-aid-active = Active cell
table-aid-cadre = Cadre
table-aid-troops = Troops
table-aid-nato = NATO
table-aid-plot = Plot, face down
table-aid-aid = Aid
table-aid-besieged = Besieged Regime
table-aid-regime_change = Regime Change
table-aid-regime_change-green = Regime Change of this turn
table-aid-markers = A marker of an event, by its initials
table-aid-more = So much more: tap or point at the country to read it
table-aid-militia = Militia
table-aid-awakening = Awakening
table-aid-reaction = Reaction
table-aid-advisors = Advisors
table-aid-contingent = Counts as one Troop (UN: UNSCR 1973, FR: Serval)
table-aid-camps = Training Camps
table-aid-truce = Truce
table-aid-arsenal = WMD in the country's arsenal
table-aid-civil_war = Civil War
table-aid-capital = Caliphate Capital
table-aid-caliphate = Caliphate
table-aid-awakening-title = Unrest, Civil War, the Caliphate
table-rules-polarization = Polarization
    .about = At the end of a turn, where Awakening and Reaction differ by two, one more of the stronger appears; by three or more, the country shifts a box towards Ally and then Good, or towards Adversary and then Islamist Rule (11.1.7).
table-rules-convergence = Convergence
    .about = A country that becomes Good sends an Awakening marker to a random Muslim country; one that comes under Islamist Rule sends a Reaction marker (11.1.8).
table-rules-attrition = Attrition
    .about = After Polarization, in each Civil War: a hit for every six pieces of a side, and one more on a die that is not above the rest. Each hit removes a piece, or two cells where Troops or Advisors are; a hit that finds nothing shifts the country (11.2.5).
table-rules-caliphate = The Caliphate
    .about = Declared when an event places three cells in a country in Civil War, in Regime Change or under Islamist Rule. Such countries belong to it by an unbroken chain from the Capital; their cells are active. It counts as one Resource more (11.3.8).
table-rules-end_of_turn = End of a turn
    .about = Funding and Prestige, Reserves, used plots come back, Polarization, Attrition, the deal, lapsing events, Troops come back from off the map (11.3.6).
table-aid-hands = The US is dealt 9, 8 or 7 cards at Low Intensity, War or Overstretch; the Jihadist side 7, 8 or 9 at Tight, Moderate or Ample Funding.
table-cards-left = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-deck-of = deck { $number } of { $of }
table-events = Events in effect
table-wmd = WMD: { $held }
table-wmd-loose = { $count } loose
table-wmd-of = { $count } in { $country }'s arsenal
table-unrest = Unrest and the Caliphate
table-left-militia = Militia left
table-left-awakening = Awakening markers left
table-left-reaction = Reaction markers left
table-militia-left = { $count } Militia left
table-awakening-left = { $count } Awakening left
table-reaction-left = { $count } Reaction left
table-extra-cells = { $count } extra { $count ->
        [one] cell
       *[other] cells
    }
table-off-map = { $count ->
        [one] 1 Troop
       *[other] { $count } Troops
    } off the map
table-no-caliphate = No Caliphate
table-caliphate = Caliphate: { $country } ({ $count ->
        [one] 1 country
       *[other] { $count } countries
    })
table-in-caliphate = In the Caliphate
table-short-regime_change = RC
table-several = { $name } (× { $count })
table-plots-available = Plots Available:
table-plots-resolved = Plots used this turn:
table-plots-set_aside = Plots set aside:
table-plots-removed = Plots out of the game:
table-pile-playing = Being played
table-pile-lapsing = Lapsing
table-pile-first_plot = First Plot of the turn
table-pile-discard = Discard pile, newest first
table-pile-removed = Out of the game
table-step-set_up = Set-up
table-step-over = The game is over
table-step-card = Turn { $turn } · { $side }, card { $card } · deck { $deck } of { $decks }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } left
table-step-plots = Turn { $turn } · plots are resolved
table-step-end_of_turn = Turn { $turn } · end of the turn
table-step-end_lapsing = Turn { $turn } · end of the turn
table-step-clear_reserves = Turn { $turn } · end of the turn
table-step-deal = Turn { $turn } · end of the turn
table-step-return_plots = Turn { $turn } · used plots come back
table-step-polarization = Turn { $turn } · Polarization
table-step-attrition = Turn { $turn } · Attrition
table-step-return_troops = Turn { $turn } · Troops come back
table-step-turn_markers = Turn { $turn } · end of the turn

game-help = The US wants Muslim countries well governed; the Jihadist side wants Islamist Rule. Each side in turn plays two cards, as events or for operations of their value. The number in a country's badge, 1 for Good to 4 for Islamist Rule, is what most dice must not exceed; beside it ▲ stands for Ally, a bar for Neutral, ▼ for Adversary. Cells with a moon are sleepers, black diamonds are active; cubes are Troops. The bars of the tracks show how near each side is to victory.


## What can be adjusted by hand

adjust-tracks = Tracks and turn
adjust-events = Events in effect
adjust-plots = Plots
adjust-cards = Cards
adjust-prestige = Prestige
adjust-funding = Funding
adjust-us_posture = US Posture
adjust-reserves-us = US Reserves
adjust-reserves-jihadist = Jihadist Reserves
adjust-turn = Turn
adjust-phase-side = Next to play
adjust-phase-card = Card of the phase
adjust-deck = Deck in play
adjust-decks = Decks in all
adjust-lapsing = Lapsing
adjust-plots-available = Available
adjust-plots-resolved = Used this turn
adjust-plots-set_aside = Set aside
adjust-plots-removed = Out of the game
adjust-wmd-loose = WMD loose
adjust-wmd-pakistan = WMD in Pakistan's arsenal
adjust-hands-us = US hand
adjust-hands-jihadist = Jihadist hand
adjust-discard = Discard pile, newest first
adjust-removed = Out of the game
adjust-governance = Governance
adjust-alignment = Alignment
adjust-posture = Posture
adjust-troops = Troops
adjust-cells = Sleeper cells
adjust-active_cells = Active cells
adjust-cadre = Cadre
adjust-aid = Aid
adjust-besieged = Besieged Regime
adjust-rc = Regime Change
adjust-markers = Markers
adjust-side = Side of its mat
adjust-awakening = Awakening
adjust-reaction = Reaction
adjust-militia = Militia
adjust-civil_war = Civil War
adjust-caliphate_capital = Caliphate Capital
adjust-wmd_cache = WMD in its arsenal
adjust-off_map_troops = Troops off the map


## The guided first game

tutorial-first_game-1 = Welcome to the table. You will play both sides of one turn, late in a game. The bars that glow are what it is all about: the US has 11 of the 12 Resources under Good Governance that it needs to win. The Jihadist side moves first.
tutorial-first_game-2 = The cards lie at the edge of the map: those of whoever is to play. A card is an event, or a number of operations: its value stands in the corner. Play Madrassas, a card of value 1.
tutorial-first_game-3 = Two cells hide in Afghanistan: the moons are sleepers. Its badge says Poor, and 3: a Recruit die of 3 or less brings a new cell. Use the card to Recruit.
tutorial-first_game-4 = A 2: the new cell is there. Every die stands in the log; point at the small number beside a line to read its rule. The second card, IEDs, is already on the table. Use it to Plot.
tutorial-first_game-5 = The die was low enough again: one cell has come into the open (the black diamond), and a plot lies in Afghanistan. It goes off after the US phase, unless it is found. Now you are the US: play Safer Now, a card of value 3.
tutorial-first_game-6 = You could take the event, Disrupt cells, move Troops. But the plot is near, and three points are enough for an Alert, which removes it. Use the card for Alert.
tutorial-first_game-7 = The plot is foiled. One card is left. Predator would remove a cell, but its value of 2 can do more. Play it.
tutorial-first_game-8 = A War of Ideas improves the Governance of an Ally. It needs a value as high as the badge of the country: 2 is enough for a Fair one. Choose War of Ideas.
tutorial-first_game-9 = All countries that glow can be chosen: click them on the map or in the list. Pakistan is a Fair Ally with 2 Resources. High Prestige, Aid and a Good neighbour each help the die; going all the way to Good costs one. Choose Pakistan.
tutorial-first_game-10 = A 5, and the sum is enough: Pakistan is Good, the US holds 13 Resources under Good Governance and wins at once. That was a whole turn. A real game begins with the map nearly empty: take the US against the rule book's opponent, and point at whatever you do not know.


## The second lesson

tutorial-second_lesson-1 = You are the US, early in a game, and the rule book plays the Jihadist side. Two cells hide in Pakistan, a Poor country and an Ally. Left alone they will grow. You have two cards to play before the other side has its turn.
tutorial-second_lesson-2 = Troops come first. Play Hijab, a card of value 3: a value must be as high as the badge of the country, and Pakistan's says 3.
tutorial-second_lesson-3 = Each answer says what it would lead to; what cannot be done now is struck out, and says why. Choose Deploy.
tutorial-second_lesson-4 = Troops come from the track, or from where they are now. The fewer are left on the track, the fewer cards you are dealt. Take them from the track.
tutorial-second_lesson-5 = Troops go to Allies and to countries under Regime Change. Choose Pakistan, on the map or in the list.
tutorial-second_lesson-6 = Two are enough for what you want to do. The keys mean the number: press 2, or click it.
tutorial-second_lesson-7 = Now the second card. Patriot Act has an event of its own, but you need its value of 3. Play it.
tutorial-second_lesson-8 = Disrupt finds cells: sleepers become active, and active cells are removed. With two Troops in the country it also raises Prestige. Choose Disrupt.
tutorial-second_lesson-9 = There is a cell in the United Kingdom too. But your Troops are in Pakistan: choose it.
tutorial-second_lesson-10 = Both cells have come into the open, and Prestige rose to 8. Now the opponent plays two cards, and the table tells you of them one after the other: pause, step or skip as you like. At the end it says what has changed. Then go on.
tutorial-second_lesson-11 = A new cell came to Pakistan, and one of the active cells gave its life for a plot, which lies there face down. It goes off when your cards are played. Play Safer Now.
tutorial-second_lesson-12 = A value of 3 is enough for an Alert, wherever the plot is. Choose Alert.
tutorial-second_lesson-13 = The plot is foiled; you even see how large it was. Every line of the log can be unfolded, and Why? tells how the opponent came to its decision. Play on from here as you like, or learn the other side in the third lesson.


## The third lesson

tutorial-third_lesson-1 = Now you are the Jihadist side. It wins with 6 Resources under Islamist Rule, if two of the countries are Adjacent. Saudi Arabia has fallen: 3 of 6.
tutorial-third_lesson-2 = Iraq lies next to it, has 3 Resources, and is Poor. Three cells are there and no Troops. A Major Jihad needs five more cells than Troops: two are missing.
tutorial-third_lesson-3 = Saddam Captured is a card of the US. You may use its value, but its event happens if it can. The foot of the card says that it cannot: there are no Troops in Iraq. Play it.
tutorial-third_lesson-4 = A value of 2 moves two cells. Choose Travel.
tutorial-third_lesson-5 = Two cells are in Syria, next door. Take the first.
tutorial-third_lesson-6 = To an Adjacent country a cell travels without a die; further away the die must not exceed the badge. Choose Iraq.
tutorial-third_lesson-7 = The second one follows: Syria again.
tutorial-third_lesson-8 = And Iraq again.
tutorial-third_lesson-9 = Five cells are in Iraq. Leak is a card of your own with a value of 3: three dice. Play it.
tutorial-third_lesson-10 = Choose Jihad.
tutorial-third_lesson-11 = Each die of the card goes where a cell is. Put the first in Iraq.
tutorial-third_lesson-12 = The second too.
tutorial-third_lesson-13 = And the third.
tutorial-third_lesson-14 = In a Major Jihad all cells there become active, and two successes lead from Poor to Islamist Rule. Each failure costs a cell. Say yes.
tutorial-third_lesson-15 = A 2 and a 3 succeed, the 5 fails and costs a cell. Iraq is under Islamist Rule: 6 Resources, two countries side by side, and the Jihadist side wins at once. Now you know both sides of the table.


## The lesson of The Awakening

tutorial-uprising-1 = This lesson shows what The Awakening adds; you play both sides, up to the end of a turn. The rising sun in Egypt is an Awakening marker: people who want better government. A setting sun, as in Syria, is a Reaction marker. Each Awakening helps every War of Ideas and hinders every Jihad in its country by one; each Reaction does the opposite.
tutorial-uprising-2 = The US has one card left in this phase. Play Tahrir Square.
tutorial-uprising-3 = Take its event: the squares of Cairo fill up.
tutorial-uprising-4 = Egypt now has three Awakening markers and one Reaction. They differ by two, so at the end of the turn, in Polarization, one more will appear; three would shift the country itself. Point at Egypt to read that. The event places one more marker elsewhere: choose Libya.
tutorial-uprising-5 = Now the Jihadist side. Look at Syria and Iraq: unrest and cells, and no Troops. Play ISIL.
tutorial-uprising-6 = Take the event. Civil War breaks out in both countries: Awakening markers become Militia, Reaction markers become cells.
tutorial-uprising-7 = The dotted frame and the crossed swords mark a Civil War; the shields are Militia, who defend the government like Troops. Foreign Fighters is on the table already. Take its event.
tutorial-uprising-8 = Five cells come to one country that is torn by war. Choose Syria.
tutorial-uprising-9 = Whoever places three cells by an event in a Civil War, in a Regime Change or under Islamist Rule may declare the Caliphate there. Say yes.
tutorial-uprising-10 = The flag with a star is the Capital; the plain flag in Iraq says that it belongs to the Caliphate too, as every such country does that is joined to the Capital by an unbroken chain. All cells there are active, Funding is up by two, and the Caliphate counts as one Resource under Islamist Rule. The US answers: play Advisors.
tutorial-uprising-11 = Take the event. Advisors need an own side to advise: Syria is an Adversary, so they can only go to Iraq.
tutorial-uprising-12 = They bring a Militia before each Attrition, and let each hit there remove two cells. Play Russian Aid.
tutorial-uprising-13 = Take its event: a Militia and Aid for one Civil War country.
tutorial-uprising-14 = Point at both wars: the box says how Attrition would go. The closer fight is in Iraq. Choose Iraq, and with that the turn ends: Polarization first, then Attrition.
tutorial-uprising-15 = Polarization has brought Egypt its fourth Awakening marker. In Syria the cells were too many: a Militia is gone. In Iraq the Advisors made one hit worth two cells. A hit that finds nothing left to remove shifts the country itself, toward Good or toward Islamist Rule. That is the heart of The Awakening; its four scenarios and the campaign over both decks wait on the first page.
