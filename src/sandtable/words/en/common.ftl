# Words that every game uses.

list-nothing = nothing
list-comma = { $left }, { $right }
list-and = { $left } and { $right }
list-or = { $left } or { $right }
list-semicolon = { $left }; { $right }

die = { $pips }
number = { $number }

seat-dealer = the dealer
note-adjusted = The table is adjusted by hand: { $keys }.
