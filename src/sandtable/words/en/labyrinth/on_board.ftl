# What is to be done on a real board: net changes, each a line of a list.

on-board-move = Move { $pieces } from { $origin-the } to { $country-the }
on-board-put = Put { $pieces } into { $country-the }
on-board-take = Take { $pieces } out of { $country-the }
on-board-turn = In { $country-the } turn over { $pieces }: now { $now }
on-board-turn-over = In { $country-the } turn over { $pieces }
on-board-mark = Mark { $country-the } { $one } { $two }
on-board-turn-to = Turn { $country-the } to { $what }
on-board-unmark = Take the marker off { $country-the }
on-board-prestige = Prestige to { $number }
on-board-funding = Funding to { $number }
on-board-us_posture = US Posture to { $posture }
on-board-world = World Posture to { $posture } { $number }
on-board-world-even = World Posture to 0
on-board-reserves = Reserves of { $side-the } to { $number }
on-board-good_resources = Good Resources to { $number }
on-board-islamist_resources = Islamist Resources to { $number }
on-board-fair_or_good_countries = Fair or Good countries to { $number }
on-board-poor_or_islamist_countries = Poor countries or Islamist Rule to { $number }
on-board-off_map = Troops off the map: { $number }
on-board-turn-marker = Turn marker to { $number }
on-board-event = { $event } is in effect: put its marker beside the map
on-board-event-ends = { $event } ends: take its marker away
on-board-discard = { $card } to the discard pile
on-board-out = { $card } out of the game
on-board-lapsing = { $card } into the Lapsing box
on-board-first_plot = { $card } into the 1st Plot box
