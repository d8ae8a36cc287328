# The log of Labyrinth: what happens, in the present tense, each note a sentence.
#
# note-<id>           its arguments are those the rules give it; plain ids (side, governance, plot, ...) are named by
#                     the message of that name (side-us, governance-poor, plot-wmd)
# victory-<reason>    how a game ends, a sentence of its own


## The turn

note-deal = Cards are dealt: { $jihadist } to the Jihadist side, { $us } to the US.
note-draws = { $side-The } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
note-drew = You draw { $card }.
note-reshuffled = The deck runs out. All { $cards } used cards are shuffled into deck { $deck }.
note-end-of-turn = Turn { $turn } ends.
note-pirates = Pirates keep Funding from dropping.
note-islamist-rule-stands = A country is under Islamist Rule: the US loses Prestige.
note-world-agrees = The World Posture is { $posture } 3, like that of the US: the US gains Prestige.
note-new-turn = Turn { $turn } begins.
note-game-over = { $reason } { $side-The } wins.


## Cards

note-plays = { $side-The } plays { $card } ({ $value }).
note-event = { $side-The } carries out the event { $card }.
note-card-cancelled = Ferguson: { $card } is cancelled, and nothing comes of it.
note-event-does-not-occur = The event { $card } cannot happen now.
note-no-effect = It changes nothing.
note-operation = { $side-The } uses { $operation } with a value of { $value }.
note-reassessment = The US thinks again: Reassessment.
note-reserves = { $side-The } adds the card to its Reserves, now { $reserves }.
note-reserves-spent = { $side-The } spends its Reserves, for a value of { $value }.
note-reserves-taken = { $side-The } takes over the Reserves of { $owner-the }, and now has { $reserves }.
note-passes = { $side-The } can do nothing with the card.
note-holds = The US holds its last card.
note-discarded = { $side-The } discards { $card }.
note-card-taken = { $side-The } takes a random card from the hand of { $owner-the }.
note-card-taken-seen = You take { $card }.
note-card-lost-seen = You lose { $card }.
note-took-card = { $side-The } takes { $card } into its hand.
note-gave = { $side-The } hands over a random card.
note-gave-chosen = { $side-The } hands over a card.
note-gave-card = The card from { $side-the } is { $card }.
note-hand-inspected = The US looks at the Jihadist hand.
note-hand-seen = The Jihadist hand: { $cards }.
note-card-removed = { $card-number ->
        [many] The cards { $card } leave
       *[other] The card { $card } leaves
    } the game.
note-first-plot = It is the first Plot of the turn: the card sets off no event.
note-marked = { $marker } { $marker-number ->
        [many] are
       *[other] is
    } now in play.
note-unmarked = { $marker } { $marker-number ->
        [many] are
       *[other] is
    } no longer in play.
note-lapsing = { $marker } is in effect to the end of the turn.

note-marker-placed = { $marker } comes to { $country-the }.
note-marker-left = { $marker } leaves { $country-the }.
note-into-the-middle = { $card } goes face down into the draw deck, under { $count ->
        [one] one card
       *[other] { $count } cards
    }.
note-campaign = The deck of The Awakening begins: { $cards } cards, and its rules are in force.
note-fracking = Fracking lowers Funding further.


## Dice

note-die = A { $pips } is rolled: { $what }.
note-automatic = In { $country-the } it succeeds without a roll.
note-failed = It fails.
note-value-too-low = The card's value is too low for { $country-the } as it is now: the operation fails.
modifier-prestige = Prestige
modifier-gwot = GWOT penalty
modifier-aid = Aid
modifier-good_ally = Good Ally next door
modifier-to_good = towards Good
modifier-awakening = Awakening
modifier-reaction = Reaction
note-modifier-prestige = Prestige: { $change ->
        [-1] -1
       *[other] +{ $change }
    }.
note-modifier-gwot = GWOT penalty: { $change }.
note-modifier-aid = Aid: +{ $change }.
note-modifier-good_ally = A Good Ally next door: +{ $change }.
note-modifier-awakening = Awakening: +{ $change }.
note-modifier-reaction = Reaction: { $change }.
note-modifier-to_good = From Fair to Good: { $change }.
note-sum = The sum is { $sum }.


## Tracks

note-prestige = Prestige goes from { $before } to { $after }.
note-funding = Funding goes from { $before } to { $after }.
note-us-posture = The US turns { $posture }.


## Countries

note-governance = { $governance-id ->
        [governance-islamist_rule] Revolution: { $country-the } { $country-number ->
            [many] come
           *[other] comes
        } under Islamist Rule.
       *[other] { $country-The } { $country-number ->
            [many] become
           *[other] becomes
        } { $governance }.
    }
note-alignment = { $country-The } { $country-number ->
        [many] become
       *[other] becomes
    } { $alignment-a }.
note-condition = { $country-The } { $country-number ->
        [many] are
       *[other] is
    } now { $alignment-id ->
        [alignment-neutral] { $governance } { $alignment }
       *[other] a { $governance } { $alignment }
    }.
note-posture = { $country-The } { $country-number ->
        [many] turn
       *[other] turns
    } { $posture }.
note-posture-removed = { $country-The } { $country-number ->
        [many] have
       *[other] has
    } no Posture any more.
note-aid-placed = Aid reaches { $country-the }.
note-aid-removed = { $country-The } { $country-number ->
        [many] lose
       *[other] loses
    } Aid.
note-besieged = The regime in { $country-the } is besieged.
note-relieved = The regime in { $country-the } is no longer besieged.
note-arsenal = Pakistan's arsenal falls into Jihadist hands: { $count } WMD { $count ->
        [one] plot becomes
       *[other] plots become
    } Available.

note-wmd-released = WMD of { $country-the } fall into Jihadist hands: { $count } { $count ->
        [one] plot becomes
       *[other] plots become
    } Available.
note-wmd-removed = { $count } WMD of { $country-the } { $count ->
        [one] leaves
       *[other] leave
    } the game.
note-wmd-seen = You see on the map: { $plots }.
note-wmd-taken = An Available WMD leaves the game.
note-unmarked-again = Everything leaves { $country-the }, which { $country-number ->
        [many] are
       *[other] is
    } unmarked again.
note-regime-change-over = { $country-The } { $country-number ->
        [many] are
       *[other] is
    } no longer under Regime Change.


## Unrest, Civil War and the Caliphate

note-awakening-placed = { $count ->
        [one] An Awakening stirs
       *[other] { $count } Awakening markers appear
    } in { $country-the }.
note-awakening-removed = { $count ->
        [one] An Awakening marker is
       *[other] { $count } Awakening markers are
    } removed from { $country-the }.
note-reaction-placed = { $count ->
        [one] A Reaction stirs
       *[other] { $count } Reaction markers appear
    } in { $country-the }.
note-reaction-removed = { $count ->
        [one] A Reaction marker is
       *[other] { $count } Reaction markers are
    } removed from { $country-the }.
note-polarization = Polarization: the people take sides.
note-polarized = { $country-The }: { $difference ->
        [-2] Reaction outweighs Awakening by two: it grows.
        [2] Awakening outweighs Reaction by two: it grows.
        [-3] Reaction outweighs Awakening by three: the country shifts.
        [3] Awakening outweighs Reaction by three: the country shifts.
        [-4] Reaction outweighs Awakening by four: the country shifts.
        [4] Awakening outweighs Reaction by four: the country shifts.
       *[other] with Awakening less Reaction at { $difference } the country shifts.
    }
note-convergence = What happened in { $country-the } is felt elsewhere.
note-random-country = The table says { $country-the }.
note-random-neighbour = The table says { $country-the }, where it cannot be: it is { $neighbour-the } instead.
note-random-again = The table says { $country-the }, where it cannot be: another roll.
note-civil-war = Civil War breaks out in { $country-the }.
note-civil-war-over = The Civil War in { $country-the } is over.
note-attrition = Attrition in { $country-the }: { $defenders ->
        [0] nobody
       *[other] { $defenders } Troops and Militia
    } against { $cells ->
        [0] no cell
        [one] one cell
       *[other] { $cells } cells
    }.
note-hits = { $side-The } { $count ->
        [0] does not hit
        [one] hits once
       *[other] hits { $count } times
    } in { $country-the }.
note-plots-return = { $count ->
        [one] One used plot is
       *[other] { $count } used plots are
    } Available again.
note-militia-placed = { $count ->
        [one] A Militia forms
       *[other] { $count } Militia form
    } in { $country-the }.
note-militia-removed = { $count ->
        [one] A Militia is
       *[other] { $count } Militia are
    } removed from { $country-the }.
note-caliphate-declared = The Caliphate is declared, with its Capital in { $country-the }.
note-caliphate-joined = { $country-The } { $country-number ->
        [many] belong
       *[other] belongs
    } to the Caliphate.
note-caliphate-left = { $country-The } no longer { $country-number ->
        [many] belong
       *[other] belongs
    } to the Caliphate.
note-capital-moved = The Caliphate Capital moves to { $country-the }.
note-capital-lost = The Caliphate has lost its last Capital.
note-nigeria-muslim = { $country-The } is a Muslim country now, Poor and Neutral.
note-nigeria-non-muslim = { $country-The } is a Non-Muslim country again.
note-iran-muslim = { $country-The } is a Muslim country now, Fair and an Adversary.
note-troop-called-away = A Troop is called away from { $country-the }.
note-off-map = { $count ->
        [one] One Troop goes
       *[other] { $count } Troops go
    } off the map.
note-off-map-return = { $count ->
        [one] One Troop comes
       *[other] { $count } Troops come
    } back from off the map.


## Pieces

note-cells-placed = { $count ->
        [one] A cell appears
       *[other] { $count } cells appear
    } in { $country-the }.
note-cell-removed = { $kind-The } is removed from { $country-the }.
note-activated = { $count ->
        [one] A cell becomes
       *[other] { $count } cells become
    } active in { $country-the }.
note-travelled = A cell Travels from { $origin-the } to { $country-the }.
note-went-to-ground = A cell goes to ground in { $country-the }.
note-cadre-placed = A Cadre is now in { $country-the }.
note-cadre-removed = The Cadre in { $country-the } is gone.
note-deployed = { $count ->
        [one] { $count } Troop moves
       *[other] { $count } Troops move
    } from { $origin-the } to { $country-the }.
note-nato-left = NATO leaves { $country-the }.
note-nato-placed = NATO comes to { $country-the }.
note-sadr-placed = Sadr rises in { $country-the }.
note-plot-set-aside = { $plot } is set aside to make room for a WMD plot.
note-plot-returned = { $plot } is no longer set aside: it is Available again.
note-wmd-found = A WMD plot is found in { $country-the } and becomes Available.
note-no-wmd-left = There is no WMD left to find in { $country-the }.
note-backlash = A plot in { $country-the } may backfire.
note-plot-placed = A plot is laid in { $country-the }.
note-plot-kind = It is { $plot-a }.
note-plot-shown = It lies open: { $plot-a }.
note-plot-removed = The plot in { $country-the } is foiled: it was { $plot-a }.
note-plot-resolved = A plot is carried out in { $country-the }: { $plot-a }.


## Operations

note-war-of-ideas = The US fights the War of Ideas in { $country-the }.
note-disrupt = The US Disrupts in { $country-the }.
note-alert = The US is on the Alert in { $country-the }.
note-regime-change = Regime Change: the US marches on { $country-the }.
note-withdraw = The US Withdraws from { $country-the }.
note-minor-jihad = Jihad in { $country-the }, with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
note-major-jihad = Major Jihad in { $country-the }, with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
note-cells-spared = The failures cost no cells.
note-plot = Cells plot in { $country-the }, with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.

owner-us = { side-us }
    .the = { side-us.the }
owner-jihadist = { side-jihadist }
    .the = { side-jihadist.the }

kind-active = active cell
    .The = An active cell
kind-sleeper = sleeper cell
    .The = A sleeper cell
kind-sadr = Sadr
    .The = Sadr


## How a game ends

victory-good_resources = Good Governance holds 12 Resources or more of the Muslim world.
victory-fair_or_good_countries = Fifteen or more Muslim countries are Fair or Good.
victory-no_cells = No cell is left on the map.
victory-islamist_resources = Islamist Rule holds 6 Resources or more of the Muslim world.
victory-discredited = US Prestige is gone, and fifteen or more Muslim countries are Poor or under Islamist Rule.
victory-wmd = A WMD plot is carried out in the United States.
victory-end_good = The last deck is played: Good Resources are more than twice those under Islamist Rule.
victory-end_islamist = The last deck is played: Good Resources are not more than twice those under Islamist Rule.
victory-too_few_good_resources = The last deck is played: too few Resources are under Good Governance.
