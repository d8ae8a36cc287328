# A Distant Plain before anybody sits down: its name, its factions, and what can be chosen.

game-plain = A Distant Plain
    .about = Four factions in Afghanistan, 2003 to 2013. Coalition and Government share a war and little else; Taliban and Warlords share less. No hands: two factions act on each card. One to four players, three to six hours.
edition-plain = A Distant Plain
    .about = Afghanistan, 2003 to 2013. Four factions, and two of them act on each card. 1–4 players, 3–6 hours.

stands-margin = { $side } { $margin }

side-coalition = Coalition
    .the = the Coalition
    .The = The Coalition
    .about = Wins by Support and by going home. Few pieces, the longest reach.
side-government = Government
    .the = the Government
    .The = The Government
    .about = Wins by Control and Patronage. Pays for both COIN factions.
side-taliban = Taliban
    .the = the Taliban
    .The = The Taliban
    .number = many
    .about = Wins by Opposition and Bases. A good first seat.
side-warlords = Warlords
    .the = the Warlords
    .The = The Warlords
    .number = many
    .about = Wins when nobody controls, and by money. In everybody's way.


## Scenarios

scenario-short = Obama's War, 2009-2013
    .about = The surge is under way: Coalition and Government hold the cities and the ring road, the Taliban much of the countryside. 48 events, four Propaganda rounds.
scenario-main = Taliban Resurgent, 2005-2013
    .about = The Taliban are back across the border while the Coalition looks elsewhere. 60 events, five Propaganda rounds: the scenario to begin with.
scenario-extended = The Afghan Insurgency, 2003-2013
    .about = An almost empty country, a small Coalition, and ten years to fill it. All 72 events, six Propaganda rounds.


## Options

setting-players = Players
players-four = Each faction is a player's own
    .about = The best margin wins alone.
players-three = Three: one player runs Coalition and Warlords
    .about = Both of a player's factions must win, and the lower margin counts.
players-two_government = Two: Coalition and Government against Taliban and Warlords
    .about = Both of a player's factions must win, and the lower margin counts.
players-two_warlords = Two: Coalition and Warlords against Taliban and Government
    .about = Both of a player's factions must win, and the lower margin counts.

setting-open_deployment = Open deployment
    .about = The factions place their forces themselves, Warlords first.
open_deployment-false = No
open_deployment-true = Yes

setting-events = Events
events-own = This project's events
    .about = The rules carry them out. Where the printed text was not to be had the event is the project's own design.
events-printed = As printed on your own cards
    .about = Whoever takes an event carries it out by hand, within the limits of the pieces and tracks.

setting-hidden_next = Hidden next card
    .about = The next card stays face down, and the last event card has no limits.
hidden_next-false = No
hidden_next-true = Yes

setting-eligibility = Faction order
eligibility-printed = As printed on the card
    .about = Who may act first is read from the card that is played.
eligibility-a = Of the next card
    .about = Who may act first is read from the card that comes next: option A of the first printing.
eligibility-b = Of the next card, and acting leaves you eligible
    .about = Read from the next card, and who acts may act again on it: option B of the first printing.

setting-sudden_propaganda = Sudden Propaganda
    .about = A Propaganda card changes places with the current card as soon as it is seen.
sudden_propaganda-false = No
sudden_propaganda-true = Yes

setting-no_capabilities = Removed capabilities count for nothing
    .about = Capabilities of cards that are left out of the deck do not take effect at the start.
no_capabilities-false = Take effect
no_capabilities-true = Take no effect

setting-deck = A deck of your own
    .about = A file that "sandtable deck new" begins and you complete from your own cards. Whoever is invited sees it first.
setting-deception = Deception markers
    .about = Two secret markers for each faction: a bluff, one more for its margin, or a full operation in place of a Limited one.
deception-false = No
deception-true = Yes


## Those who sit at the table

opponent-book = the rule book's Non-player
    .name = The book
    .short = the book
    .about = Section 8 of the second printing: the faction follows its procedures step by step and tells you why it does what it does.
opponent-chart = the flow chart's Non-player
    .name = The chart
    .short = the chart
    .about = The charts of the third printing: players are hurt first, and the most people count. Never together with the book in one game.
opponent-steady = a steady player
    .name = Steady
    .short = a steady player
    .about = It plays each faction by rules of thumb: sensible, quick, and no mystery. It gives no reasons.
opponent-stand_in = a stand-in
    .name = Stand-in
    .short = a stand-in
    .about = It sits in a player's seat, under a player's rules of victory and eligibility, and acts there as a Non-player would.
level-stand_in-book = The book
    .about = By section 8 of the second printing.
level-stand_in-chart = The chart
    .about = By the charts of the third printing.
opponent-seeker = a seeker
    .name = Seeker
    .short = a seeker
    .about = It plays any faction by looking ahead: whole plans for a turn are tried in many games that it imagines, and the best is carried out.
level-seeker-quick = Quick
    .about = It thinks for a moment.
level-seeker-steady = Steady
    .about = It tries three times as much.
level-seeker-deep = Deep
    .about = It tries up to ten times as much, and takes its time.


## Lessons

tutorial-first_card = Guided first card
tutorial-coalition = The Coalition: find and strike
tutorial-government = The Government: train and govern
tutorial-taliban = The Taliban: terror and tolls
tutorial-warlords = The Warlords: in everybody's way
