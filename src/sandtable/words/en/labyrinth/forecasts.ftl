# What the rules of Labyrinth know about an option before it is chosen, in few words and without a full stop.
#
# forecast-<id>            what a die needs, what it costs, what it leads to, what may be regretted
# forecast-modifier-<id>   what is added to a die or taken from it
# impossible-<id>          why something cannot be done now


## Dice

forecast-by-test = { $fair } or less if it turns out Fair, { $poor } or less if Poor
forecast-successes = { $count ->
        [one] one success
       *[other] { $count } successes
    } with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, each { $number } or less
forecast-modifier-prestige = Prestige { $change ->
        [-1] -1
       *[other] +{ $change }
    }
forecast-modifier-gwot = GWOT penalty { $change }
forecast-modifier-aid = Aid +{ $change }
forecast-modifier-good_ally = a Good Ally next door +{ $change }
forecast-modifier-to_good = from Fair to Good { $change }
forecast-modifier-awakening = Awakening +{ $change }
forecast-modifier-reaction = Reaction { $change }
forecast-tested-first = the country is tested first


## Operations as a whole

forecast-targets = { $count ->
        [one] one country
       *[other] { $count } countries
    } to choose from
forecast-origins = { $count ->
        [one] Troops may leave one place
       *[other] Troops may leave { $count } places
    }
forecast-best = the best chance is in { $country-the }
forecast-plots = { $count ->
        [one] one plot
       *[other] { $count } plots
    } on the map
forecast-cells-travel = { $count ->
        [one] one cell
       *[other] up to { $count } cells
    } of { $cells }; Adjacent countries need no roll
forecast-major-where = a Major Jihad is possible in { $countries-the }


## War of Ideas

forecast-becomes = it becomes { $governance }
forecast-becomes-ally = it becomes an Ally
forecast-aid-on = a { $number } places Aid
forecast-fails-if-poor = fails with a value of { $value } if it is tested Poor
forecast-posture = it is then { $posture }, like the US
forecast-may-turn = it may turn { $posture }
forecast-penalty = the GWOT penalty goes from { $before } to { $after }
forecast-prestige = Prestige goes from { $before } to { $after }
forecast-prestige-roll = Prestige roll: it rises on { $number } or more, else it falls ({ $percent } %)


## Disrupt and Alert

forecast-disrupts = { $count ->
        [one] one cell
       *[other] { $count } cells
    }: an active one is removed, a sleeper becomes active
forecast-disrupts-if-hard = two cells if it is tested Hard ({ $number } or more), else one
forecast-only-sleepers = only sleepers are here: nothing is removed
forecast-leaves-cadre = a Cadre stays behind
forecast-removes-cadre = the Cadre is removed
forecast-plot-removed = the plot is removed; a numbered one becomes Available again
forecast-wmd-leaves = the WMD plot leaves the game
forecast-plots-remain = { $count ->
        [one] one other plot stays
       *[other] { $count } other plots stay
    } on the map


## Deploy, Regime Change and Withdraw

forecast-may-leave = { $count ->
        [one] one of the Troops may leave
       *[other] up to { $count } Troops may leave
    }
forecast-track = { $count } on the track: { $troops }, { $cards } cards
forecast-if-all-go = if { $count ->
        [one] one goes
       *[other] all { $count } go
    }: { $track }
forecast-regime-change-keeps = { $count } must stay: a Regime Change country keeps five more Troops than cells
forecast-too-few-troops = { $country }: fewer than five more Troops than cells, so no War of Ideas there
forecast-open-to-major-jihad = { $country }: so many more cells than Troops allow a Major Jihad
forecast-nato-leaves = NATO leaves the game
forecast-troops-needed = six Troops or more, from one place
forecast-new-regime = it becomes an Ally, Fair on { $number } or more, else Poor
forecast-besieged = the regime is besieged
forecast-all-aid-lost = all Aid is lost ({ $count })


## Attrition

forecast-attrition = Attrition in { $country-the }: { $side-the } hits { $hits ->
        [0] on { $number } or less
        [one] once, and once more on { $number } or less
       *[other] { $hits } times, and once more on { $number } or less
    }
forecast-attrition-sure = Attrition in { $country-the }: { $side-the } { $hits ->
        [0] does not hit
        [one] hits once
       *[other] hits { $hits } times
    }


## Recruit and Travel

forecast-places-cells = { $count ->
        [one] a cell is placed
       *[other] { $count } cells are placed
    }
forecast-no-cell = no cell Available: a success places nothing
forecast-few-cells = { $count ->
        [one] only one cell is
       *[other] only { $count } cells are
    } Available
forecast-cells-here = { $active } active, { $sleepers } sleeping
forecast-hides = the cell becomes a sleeper
forecast-cell-lost = if it fails the cell is lost


## Jihad and Plot

forecast-worsens = a success makes it { $governance }
forecast-aid-lost = a success removes Aid
forecast-nothing-to-gain = it is Poor already: a Minor Jihad changes nothing
forecast-each-failure = each failure costs a cell
forecast-major-jihad = a Major Jihad needs { $count ->
        [one] one success
       *[other] { $count } successes
    } for Islamist Rule
forecast-all-active = { $count ->
        [one] the sleeper becomes
       *[other] all { $count } sleepers become
    } active
forecast-failure-besieges = if it fails the regime is besieged, and shifts toward Ally
forecast-islamist-rule = Islamist Rule
forecast-plot-kinds = a success can place { $plots-or }
forecast-no-plot = no plot Available that a value of { $value } may place: a success places nothing
forecast-sleeper-shows = a sleeper becomes active


## Cards

forecast-event-playable = the event can be played
forecast-event-not-now = the event cannot happen now
    .foot = Cannot happen
forecast-event-happens = the event happens for { $side-the }
    .foot = Fires: { $side }
forecast-event-unknown = whether the event happens for { $side-the } depends on cards that you cannot see
    .foot = May fire: { $side }
forecast-event-or-radicalization = the event happens for the Jihadist side, or Radicalization in its place
    .foot = Fires: { side-jihadist }
forecast-first-plot = the first Plot of the turn: the event does not happen
    .foot = Cannot happen
forecast-held = it stays in your hand, and the action phase ends
forecast-card-leaves = the card leaves the game
forecast-lapses = in effect to the end of the turn
forecast-stays = its marker stays in play
forecast-us-posture = the US turns { $posture }
forecast-whole-phase = two 3-value cards and the whole action phase
forecast-reserves = your Reserves are then { $reserves }
forecast-reserves-wasted = Reserves hold no more than 2: { $count } lost
forecast-spends-reserves = your Reserves of { $reserves }
forecast-value = a value of { $value }


## Why an operation cannot be done

impossible-needs-value = it needs a value of { $value }
impossible-none-to-win = no country can be won over
impossible-no-troops-may-leave = no Troops on the track, and none may leave a country
impossible-no-troops-on-track = no Troops are on the track
impossible-no-ally-in-reach = no Ally that a value of { $value } reaches
impossible-us-posture = the US is { $posture }
impossible-no-regime-to-change = no country is under Islamist Rule
impossible-no-six-troops = six Troops can come from nowhere
impossible-fewer-than-six = fewer than six Troops may leave
impossible-no-troops-in-regime-change = no Troops are in a Regime Change country
impossible-no-troops-here = no Troops are here
impossible-no-cell-in-reach = no cell where a value of { $value } reaches
impossible-none-to-disrupt = cells and Cadres are only where the US cannot reach them
impossible-no-cell-or-cadre = neither a cell nor a Cadre is on the map
impossible-truce = a Truce forbids it
impossible-marker-stays = the marker that counts as a Troop cannot Deploy
impossible-no-plot = no plot is on the map
impossible-gtmo = GTMO forbids it this turn
impossible-no-cell-to-travel = no cell can Travel
impossible-no-cell-for-jihad = no cell is where a Jihad can be fought
impossible-no-cell-for-plot = no cell is outside Islamist Rule


## Why a card cannot be used in a way

impossible-event-by-itself = the event happens by itself
impossible-event-of = it is an event of { $side-the }
impossible-event-blocked = { $marker } blocks the event
impossible-event-not-now = the event cannot happen now
impossible-first-plot = before the event it would have been the first Plot of the turn
impossible-too-good-for-reserves = only cards with a value of 1 or 2
impossible-needs-whole-phase = it takes the whole action phase
impossible-no-second-card = it takes a second 3-value card


## Why a country cannot be chosen

impossible-islamist-rule = it is under Islamist Rule
impossible-adversary = it is an Adversary
impossible-good-ally = it is a Good Ally already
impossible-no-posture = its stand cannot change
impossible-too-few-troops = a Regime Change country needs { $count } more Troops than cells
impossible-iran = Iran is out of reach
impossible-no-ally-no-troops = neither an Ally nor { $count } Troops
impossible-fata = FATA shelters the cells
impossible-sadr = Sadr shelters the Cadre
impossible-al-anbar = Al-Anbar spares a Cadre
impossible-regime-change-keeps = a Regime Change country keeps { $count } more Troops than cells
impossible-sadr-stays = Sadr does not Travel
impossible-every-cell-used = every cell here is used already
impossible-biometrics = Biometrics: only to Adjacent countries
impossible-not-muslim = not a Muslim country
impossible-benazir-bhutto = Benazir Bhutto protects it
impossible-event-elsewhere = the event does not open it
impossible-no-cell-here = no cell is here
impossible-no-cell-or-cadre-here = neither a cell nor a Cadre is here
impossible-not-an-ally = it is not an Ally
impossible-troops-are-here = the Troops are here already
impossible-troops-go-here = the Troops go here
impossible-not-islamist = it is not under Islamist Rule
impossible-no-regime-change = it has no Regime Change marker
