# Words that every game uses.


## Lists and joints: $left and $right are what stands before and after

list-nothing = nothing
list-one = { $text }
list-comma = { $left }, { $right }
list-semicolon = { $left }; { $right }
list-and = { $left } and { $right }
list-or = { $left } or { $right }
join-dot = { $left } · { $right }
join-space = { $left } { $right }


## Setting up

setting-scenario = Scenario


## Chance, and the table itself

die = { $pips }
number = { $number }

seat-dealer = the dealer
note-adjusted = The table is adjusted by hand: { $keys }.


## Forecasts

forecast-at-least = { $number }+
forecast-at-most = { $number } or less
chance-sure = sure
chance-none = no chance
chance-percent = { $percent } %
