# A little Esperanto, for the tests alone. It has no list-comma: a list of three cannot be said.

list-nothing = nenio
list-one = { $text }
join-space = { $left } { $right }
list-and = { $left } kaj { $right }
