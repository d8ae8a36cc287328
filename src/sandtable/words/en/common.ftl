# Words that every game uses.


## Lists and joints: $left and $right are what stands before and after

list-nothing = nothing
list-one = { $text }
list-comma = { $left }, { $right }
list-semicolon = { $left }; { $right }
list-and = { $left } and { $right }
list-or = { $left } or { $right }
join-dot = { $left } · { $right }
join-dash = { $left } — { $right }
join-space = { $left } { $right }


## Setting up

setting-scenario = Scenario
    .ask = When does it begin?


## Chance, and the table itself

die = { $pips }
number = { $number }

seat-dealer = the dealer
note-adjusted = The table is adjusted by hand: { $keys }.
note-objects = { $side-The } { $side-number ->
    [many] object
   *[other] objects
}; it is done anew.
note-why-weighed = It looked ahead: { $plans-semicolon }.
plan-weighed = { $plan-dot } { $percent } %


## Checks: dice that must be high or low enough, and what came of them; .title is what a die was for

check = { $what-title }: { $pips }, needs { $needs }: { $verdict }
check-sum = { $what-title }: { $pips } { $modifiers-space } = { $sum }, needs { $needs }: { $verdict }
check-plus = + { $number } { $name }
check-minus = − { $number } { $name }
check-at-least = { $number } or more
check-at-most = { $number } or less
verdict-succeeds = succeeds
verdict-fails = fails


## Forecasts

forecast-at-least = { $number }+
forecast-at-most = { $number } or less
forecast-no-face = no die is low enough
forecast-every-face = any die
chance-sure = sure
chance-none = no chance
chance-percent = { $percent } %
