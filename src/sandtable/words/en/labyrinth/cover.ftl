# Labyrinth before anybody sits down: its name, its sides, and what can be chosen.

game-labyrinth = Labyrinth: The War on Terror
    .about = Two sides, one card deck. The US builds good government and hunts cells; the Jihadist side recruits, plots and overthrows. One to two players, one to three hours.
edition-labyrinth = Labyrinth
    .about = The War on Terror, 2001 to 2010. Two sides, one deck: good government against cells and plots. 1–2 players, 1–3 hours.
edition-awakening = The Awakening
    .about = From the Arab Spring on: protest, civil war, a Caliphate, and an opponent for either side. 1–2 players, 2–3 hours.

stands-good_resources = Good { $value } of { $needed }
stands-fair_or_good_countries = Fair or Good { $value } of { $needed }
stands-islamist_resources = Islamist { $value } of { $needed }
stands-poor_or_islamist_countries = Poor or worse { $value } of { $needed }

side-us = US
    .the = the US
    .The = The US
    .about = Wins by Good Governance, or when no cell is left. Troops, Prestige and a long breath: a good first side.
side-jihadist = Jihadist
    .the = the Jihadist side
    .The = The Jihadist side
    .about = Wins by Islamist Rule, or with a WMD in the United States. Cells, plots and Funding: short plans, many dice.


## Scenarios

scenario-lets_roll = Let's Roll!
    .about = Autumn 2001. Afghanistan is under Islamist Rule and shelters four cells with ample Funding, while a Hard and well-respected US still has most of its Troops at home. Nearly the whole map is unmarked: the widest choice for both sides, and a good first game.
scenario-you_can_call_me_al = You Can Call Me Al
    .about = 2001 as it might have been, had the close election of 2000 gone to Al Gore. The US begins Soft in a Hard world, so war is not its first answer and "Axis of Evil" is not in the deck: expect more ideas, and fewer invasions.
scenario-anaconda = Anaconda
    .about = 2002. The Taliban have fallen, Troops hold Afghanistan and Prestige is high, but the cells have slipped over the mountains. The Jihadist side hides three more cells wherever it likes, and the hunt begins.
scenario-mission_accomplished = Mission Accomplished?
    .about = 2003. Baghdad has been taken and no Troops are left in reserve: with two Regime Changes to carry, little Prestige and Europe's mood still to be rolled, the US is stretched thin. A hard school of nation building against cells scattered over half the world.

scenario-awakening = Awakening
    .about = 2010. The first protests fill the streets of Algeria and Tunisia. A Soft US holds on in Iraq and Afghanistan while the Arab world begins to stir: a new deck, and new rules for uprisings, civil wars and a Caliphate.
scenario-mitts_turn = Mitt's Turn
    .about = The same world under another president: a Hard US with high Prestige, facing better funded cells. Obama Doctrine is a 3-value card here, and asks for a Hard Posture.
scenario-status_of_forces = Status of Forces Agreement
    .about = The Troops have left Iraq, where a Militia and two cells remain; Syria, Egypt and the Gulf States are in ferment. A Soft US has most of its army in Afghanistan.
scenario-isil = ISIL
    .about = The Caliphate stands. Civil War tears Syria and Iraq, Nigeria is a battlefield, and Sequestration keeps three Troops away: a hard beginning for the US.


## Length and other options

setting-rules = Rules
rules-war_on_terror = The War on Terror
rules-awakening = The Awakening
setting-campaign = Campaign over both decks
    .about = Begins with a scenario of the War on Terror and its deck; then comes the deck of The Awakening, with its rules.
campaign-true = Yes
campaign-false = No

setting-decks = Length of play
    .about = The game ends when the last deck does, if nobody has won before. A deck takes about two hours.
decks-1 = Standard: one deck
decks-2 = Tournament: two decks
decks-3 = Campaign: three decks

setting-mini_decks = Mini-decks
    .about = The deck is split by association, and hands are dealt from its three parts in turn: each side gets an even share of its own events. Only against the rule book's opponent.
mini_decks-true = Yes
mini_decks-false = No


## Opponents

opponent-solitaire = the rule book's opponent
    .name = The book
    .short = the book
    .about = The solitaire rules of the book: it follows its charts, gets harder level by level, and tells you why it does what it does.
level-normal = Normal
    .about = The solitaire rules as they are.
level-coherent = Coherent
    .about = Each success of a Plot places two plots.
level-attractive = Attractive
    .about = As Coherent, and each success of a Recruit places two cells.
level-potent = Potent
    .about = As Attractive, and a Major Jihad needs only three more cells than Troops.
level-infectious = Infectious
    .about = As Potent, and the US must play all its cards: it may neither hold nor discard the last.
level-virulent = Virulent
    .about = As Infectious, and failed Jihad rolls cost no cells.
opponent-bot = the bot
    .name = The bot
    .short = the bot
    .about = The solitaire rules of The Awakening, for either side and either deck: it too follows charts, gets harder level by level, and tells you why.
level-bot-muddled = Muddled
    .about = The Jihadist bot as it is.
level-bot-coherent = Coherent
    .about = Awakening markers do not hinder its Minor Jihad.
level-bot-attractive = Attractive
    .about = As Coherent, and each success of a Plot places two plots.
level-bot-potent = Potent
    .about = As Attractive, and each success of a Recruit places two cells.
level-bot-infectious = Infectious
    .about = As Potent, and the US may not hold its last card.
level-bot-virulent = Virulent
    .about = As Infectious, and Awakening markers hinder none of its Jihads.
level-bot-off_guard = Off Guard
    .about = The US bot as it is.
level-bot-competent = Competent
    .about = An Alert removes two plots of a country.
level-bot-adept = Adept
    .about = As Competent, and a Disrupt with two Troops raises Prestige by two.
level-bot-vigilant = Vigilant
    .about = As Adept, and neither Regime Change nor Civil War lets you Recruit without a roll.
level-bot-ruthless = Ruthless
    .about = As Vigilant, and the first card you use for Plot in a turn sets off its US event too.
level-bot-no_mercy = No Mercy
    .about = As Ruthless, and nothing lowers its War of Ideas rolls.
opponent-steady = a steady player
    .name = Steady
    .short = a steady player
    .about = It plays by rules of thumb: sensible, quick, and no mystery. It gives no reasons.
opponent-stand_in = a stand-in
    .name = Stand-in
    .short = a stand-in
    .about = It sits in a player's seat and uses each card as the book would.
level-stand_in-bot = The bot
    .about = By the charts of rules 12 and 13.
level-stand_in-solitaire = The book
    .about = By the chart of rule 9, which knows the first game alone.
opponent-seeker = a seeker
    .name = Seeker
    .short = a seeker
    .about = It plays either side by looking ahead: whole plans for a card are tried in many games that it imagines from what its side knows, and the best is carried out.
level-seeker-quick = Quick
    .about = It thinks for a moment.
level-seeker-steady = Steady
    .about = It tries three times as much.
level-seeker-deep = Deep
    .about = It tries up to ten times as much, and takes its time.

tutorial-first_game = Guided first game
tutorial-second_lesson = Second lesson: Troops, and the opponent
tutorial-third_lesson = Third lesson: the Jihadist side
tutorial-uprising = The Awakening: an uprising, a civil war, the Caliphate
