# The log of A Distant Plain: what happens, in the present tense, each note a sentence.


## The sequence of play

note-card = { $card } is played.
note-sudden = Propaganda comes suddenly: it changes places with the current card.
note-no-round = Two Propaganda cards in a row: there is no second round.
note-passes = { $faction-The } { $faction-number ->
    [many] pass
   *[other] passes
}.
note-operation = { $faction-The }: { $operation }.
note-selects = { $faction-The }: { $operation } in { $space }.
note-activity = { $faction-The }: { $activity }.
note-activity-vain = It leaves no space for the operation, so nothing of it has happened: { $activity }.
note-operation-vain = No space was found for the operation, which is none: { $operation }.
note-free-action = { $faction-The }, at no cost: { $action }.
note-event = { $faction-The }: the event { $card }, { $text }.
note-event-undivided = { $faction-The }: the event { $card }.
note-no-effect = It changes nothing.
note-stays-eligible = { $faction-The } will be eligible on the next card.
note-ineligible = { $faction-The } will not be eligible through the next card.
note-lasts = { $card } ({ $text }) is in effect from now on.
note-lasts-for = { $card } is in effect from now on, with the marker of { $faction-the }.
note-capability-flipped = { $lasting } turns to its { $text } side.
note-momentum-ends = Momentum ends.
note-agenda = { $faction-The }: a Hidden Agenda is shown, +1 to the margin.
note-asset = { $faction-The }: a Hidden Asset is shown, for a full operation.
note-manpads = A missile is feared: { $activity } is called off.
note-game-over = { $reason } { $faction-The } { $faction-number ->
    [many] win
   *[other] wins
}.
victory-during = A faction has reached its goal.
victory-after = The last Propaganda round is over.
victory-solo_stalemate = Stalemate: the player is ahead of the Non-players, but not by much.
victory-solo_success = The player is far ahead of all Non-players.
victory-solo_coalition = The extremists are shut out.
victory-solo_government = A Pashtun strongman rules.
victory-solo_taliban = The extremists return.
victory-solo_warlords = The country falls apart into fiefdoms.


## Pieces

note-placed = { $space }: { $count } × { $piece } placed.
note-removed-available = { $space }: { $count } × { $piece } removed.
note-removed-casualties = { $space }: { $count } × { $piece } lost to Casualties.
note-removed-out_of_play = { $space }: { $count } × { $piece } out of play.
note-moved = { $count } × { $piece } from { $origin } to { $space }.
note-returned = { $count } × { $piece } back from out of play to Available.
note-withdrawn = { $count } × { $piece } from Available out of play.
note-casualties = Casualties: { $bases } Bases and { $lost } Troops leave the game, { $back } Troops become Available.
note-activated = { $space }: { $count ->
    [one] a { $faction } Guerrilla turns
   *[other] { $count } { $faction } Guerrillas turn
} Active.
note-hidden = { $space }: { $count } { $faction } Guerrillas turn Underground.


## Spaces and tracks

note-level = { $space } is now at { $level }.
note-terror = { $space }: Terror.
note-terror-removed = { $space }: { $count } Terror removed.
note-sabotage = { $space } { $space-number ->
        [many] are
       *[other] is
    } sabotaged.
note-repaired = { $space } { $space-number ->
        [many] are
       *[other] is
    } open again.
note-returnees = { $space }: returnees, +1 Population.
note-track = { $track }: { $before } → { $after }.
note-islamabad = Islamabad moves to { $box }.
note-hard = Islamabad turns Hard.
note-not-hard = Islamabad is no longer Hard.


## Attacks

note-ambush = An Ambush in { $space }: nothing is rolled.
note-attack-fails = The Attack in { $space } fails.


## Dice

note-die = A { $pips } is rolled: { $what }.
roll-attack = Attack in { $space } ({ $number } or less)
    .title = Attack in { $space }
roll-surge = Surge, for Aid and Warlords Resources
roll-event = the event { $card }
    .title = The event { $card }
roll-random_column = the tan die: the column of the Random Spaces table
    .title = The tan die: the column of the Random Spaces table
roll-random_row = the black die: the row of the Random Spaces table
    .title = The black die: the row of the Random Spaces table
roll-random_space = the green die: the space in its row
    .title = The green die: the space in its row
roll-capability = below the number of Propaganda cards left, for the Capability { $card }
    .title = The Capability { $card }
roll-manpads = 1 to 4, to call the flight off
    .title = To call the flight off
roll-nonplayer_surge = the Bases and Troops of a Surge
    .title = The Bases and Troops of a Surge
draw-capability_by_lot = one of several Capabilities
draw-space_by_lot = one of several spaces
draw-faction_by_lot = one of several factions
draw-card = the next card
draw-removed = a card that leaves the game before play
draw-deception = a Deception marker for { $faction-the }


## Operations and activities by name, as arguments of a sentence

operation-train = Train
operation-patrol = Patrol
operation-sweep = Sweep
operation-assault = Assault
operation-rally = Rally
operation-march = March
operation-attack = Attack
operation-terror = Terror
activity-surge = Surge
activity-airlift = Airlift
activity-air_strike = Air Strike
activity-govern = Govern
activity-transport = Transport
activity-eradicate = Eradicate
activity-extort = Extort
activity-infiltrate = Infiltrate
activity-ambush = Ambush
activity-cultivate = Cultivate
activity-traffic = Traffic
activity-suborn = Suborn
action-train = Train
action-patrol = Patrol
action-sweep = Sweep
action-assault = Assault
action-rally = Rally
action-march = March
action-attack = Attack
action-airlift = Airlift
action-air_strike = Air Strike
action-govern = Govern
action-extort = Extort
action-traffic = Traffic
action-terror = Terror
action-surge = Surge
action-transport = Transport
action-eradicate = Eradicate
action-infiltrate = Infiltrate
action-ambush = Ambush
action-cultivate = Cultivate
action-suborn = Suborn


## Forecasts

forecast-cost = { $count ->
    [0] free
    [one] { $count } { $faction } Resource
   *[other] { $count } { $faction } Resources
}
forecast-cost-each = { $count } { $faction } { $count ->
    [one] Resource
   *[other] Resources
} a space
forecast-cost-level = { $count } { $faction } { $count ->
    [one] Resource
   *[other] Resources
} for each marker or level
forecast-gain = +{ $count } { $faction } { $count ->
    [one] Resource
   *[other] Resources
}
forecast-ineligible = not eligible on the next card
forecast-no-cubes = no cubes can be placed here
forecast-control = { $control }
forecast-control-in = { $control } in { $space }
forecast-control-with = { $count ->
    [one] { $control } if one comes
   *[other] { $control } if { $count } come
}
forecast-control-without = { $count ->
    [one] { $control } if one leaves
   *[other] { $control } if { $count } leave
}
forecast-control-stays = Control stays as it is
forecast-nothing = nothing changes
forecast-strength = up to { $count } pieces
forecast-removed = { $count } × { $piece } removed
forecast-removes = { $count ->
    [one] one piece removed
   *[other] up to { $count } pieces removed
}
forecast-replaces = one piece becomes a Taliban Guerrilla
forecast-cubes-go = { $count } Government cubes become a Base
forecast-places = { $count ->
    [one] a Guerrilla placed
   *[other] up to { $count } Guerrillas placed
}
forecast-base-possible = a Base possible
forecast-placed = { $count } × { $piece } placed
forecast-up = +{ $count } { $track }
forecast-down = −{ $count } { $track }
forecast-level = { $level }
forecast-islamabad = Islamabad moves to { $box }
forecast-shown = { $count ->
    [one] one { $faction } Guerrilla becomes Active
   *[other] { $count } { $faction } Guerrillas become Active
}
forecast-hidden = { $count ->
    [one] one { $faction } Guerrilla turns Underground
   *[other] { $count } { $faction } Guerrillas turn Underground
}
forecast-activates = { $count ->
    [one] one Guerrilla becomes Active
   *[other] { $count } Guerrillas become Active
}
forecast-hides = { $count ->
    [one] one Guerrilla can turn Underground
   *[other] up to { $count } Guerrillas can turn Underground
}
forecast-hidden-there = { $count ->
    [one] one Underground Guerrilla there
   *[other] { $count } Underground Guerrillas there
}
forecast-seen = { $count ->
    [one] becomes Active there
   *[other] a group of { $count } or more becomes Active there
}
forecast-terror-removed = { $count } × Terror removed
forecast-returnees = +1 Population
forecast-patronage = +{ $count } Patronage, and Neutral
forecast-die = a die for Aid and Warlords Resources
forecast-resented = Islamabad moves toward Sponsorship
forecast-terror = a Terror marker
forecast-sabotage = the road is sabotaged
impossible-event = Only after an operation with a special activity, or as the first to act.
impossible-final = Not on the last event card before the final Propaganda round (2.3.8).
impossible-barred = An event that is in force forbids it.
impossible-poor = There are not enough Resources to pay for it.
impossible-nowhere = There is no space for it.
impossible-full = No more spaces may be selected.
impossible-selected = It is selected already.
impossible-not-selected = It is none of the spaces selected.
impossible-not-by-event = The event does not allow it.
impossible-limited = A Limited Operation has one destination.
impossible-here = The pieces are there already.
impossible-far = It is out of reach.
impossible-moved = All pieces there have moved.
impossible-circle = Pieces would go in a circle.
impossible-group-went = A group has gone this way.
impossible-nowhere-to-march = There is nowhere to go from there.
impossible-road = It is a road.
impossible-no-road = It is no road.
impossible-no-road-near = No road leads there.
impossible-no-province = It is no Province where people live.
impossible-kabul = Kabul cannot be struck.
impossible-pakistan = Not in Pakistan.
impossible-islamabad = Islamabad does not allow it.
impossible-sabotage = Sabotage bars the road.
impossible-sabotaged = The road is sabotaged already.
impossible-at-support = The people support the Government.
impossible-no-support = The people do not support the Government.
impossible-no-coin-control = It is not under COIN Control.
impossible-no-taliban-control = It is not under Taliban Control.
impossible-other-decides = The faction with more Troops there decides.
impossible-nothing-to-buy = There is nothing to buy.
impossible-nothing-to-govern = There is neither Patronage nor Population to gain.
impossible-nothing-to-place = There is nothing to place or to hide.
impossible-nobody-to-bribe = Nobody there can be bribed.
impossible-coalition = Coalition pieces are there.
impossible-police = Police are there.
impossible-too-much-police = There are no more Guerrillas than Police.
impossible-outnumbered = There are no more Taliban than others.
impossible-no-partners = Government cubes must be there.
impossible-no-coalition = No Coalition pieces are there.
impossible-no-cubes = No cubes are there.
impossible-few-cubes = { $count } Government cubes are needed there.
impossible-weak = Too few cubes are there to remove anything.
impossible-no-troops = No Troops are there.
impossible-no-troops-near = No Troops are there or can come.
impossible-no-police = No Police are there.
impossible-no-base = No Base is there.
impossible-no-warlord-base = No Warlords Base is there.
impossible-no-base-left = No Base is left.
impossible-no-room = There is no room for a Base.
impossible-no-guerrillas = No Guerrillas are there.
impossible-no-underground = Too few Guerrillas are Underground there.
impossible-no-active = Nobody is there who can be hit: no Active Guerrilla, and no Base without a guard.
impossible-no-enemy = No Enemy piece that could be removed is there.

plan-by-the-book = by the book
plan-surge-home = home
plan-surge-field = back into the field
