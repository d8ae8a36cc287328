# Pasture: what is on the table, what is asked and what is told.

field-hill = Hill
    .the = the hill
field-mill = Mill
    .the = the mill
field-moor = Moor
    .the = the moor
field-pond = Pond
    .the = the pond
field-wood = Wood
    .the = the wood

card-1 = Lamb
card-2 = Ewe
card-3 = Ram
card-4 = Bell
card-5 = Crook
card-6 = Dog
card-7 = Fold
card-8 = Fleece
card-9 = Hay
card-10 = Gate
card-11 = Stile
card-12 = Brook
card-13 = Lane
card-14 = Thorn
card-15 = Clover
card-16 = Dew
card-17 = Heather
card-18 = Shears
card-19 = Cheese
card-20 = Frost


## Questions and answers

ask-play_card = Which card do you play?
ask-use_card = What is { $card } for?
ask-graze_where = Where does a sheep graze?
ask-scout_whom = Whose cards do you look at?
ask-consent = { $side-The } has mended the fences. Is it right as it lies there?
option-agree = Agree
option-object = Object
ask-mend_fences = Mend the fences after round { $number }: put right what is wrong, then say that you are done.
option-graze = Graze
option-scout = Scout
option-rest = Rest
option-done = Done


## Chance

roll-graze = a sheep for { $field-the } ({ $need } or less)
    .title = A sheep for { $field-the }
draw-card = a card for { $side-the }
draw-weather = the field that the weather comes down on
draw-card_by_lot = one of these cards
draw-field_by_lot = one of these fields
draw-seat_by_lot = one of these sides


## The log

note-round = Round { $number }.
note-draws = You draw { $card }.
note-plays = { $side-The } plays { $card }: { $use }.
note-die = A { $pips } is rolled: { $what }.
note-grazes = A sheep of { $side-the } grazes on { $field-the }.
note-strays = The sheep of { $side-the } strays from { $field-the }.
note-scouts = { $side-The } looks at the cards of { $other-the }.
note-sees = You have seen { $cards }.
note-weather = The weather comes down on { $field-the }. Sheep are lost by: { $sides }.
note-game-over = { $reason } { $side-The } wins.
victory-goal = A goal is passed.
victory-closest = The last round is over, and nobody else is as close to a goal.


## The shepherd's reasons

note-why-yes = { $question } Yes.
note-why-no = { $question } No.
note-why-box = { $box }: { $fields-the }.
note-why-not-box = { $box }: none.
note-why-closed-box = { $box }: not now.
note-why-priority = Of these, { $priority }: { $fields-the }.
box-use-old = Is the shepherd old?
box-use-blind = Has it seen no card of the others since the first round?
box-where-behind = where it shares the lead
box-where-beside = beside its own sheep
box-where-anywhere = anywhere
priority-unled = where it does not lead yet
priority-crowd = the emptiest


## Forecasts, and what cannot be done

needs-at-most = { $need } or less
modifier-beside = your sheep beside it: +1
cost-card = { $card }
leads-sheep = a sheep on { $field-the }
warning-weather = the largest flock is the first that the weather strikes
reason-full = there is room for { $room } sheep, and they are there
reason-all-seen = you know every card that the others hold


## Adjusting, and refusals

adjust-sheep-north = Sheep of the North
adjust-sheep-east = Sheep of the East
adjust-sheep-south = Sheep of the South
adjust-sheep-west = Sheep of the West
adjust-hands-north = Cards of the North
adjust-hands-east = Cards of the East
adjust-hands-south = Cards of the South
adjust-hands-west = Cards of the West
adjust-group-cards = Cards
refusal-faults = { $faults-semicolon }
fault-round = { $key }: { $value } is not a round of a game of at most { $most }
fault-sheep = { $key }: a field has room for { $room } sheep
fault-cards = { $key }: each of the { $most } cards is in one place
fault-seen = { $key }: only cards in the hands of others can have been seen


## Simulations

sim-rounds = Rounds
