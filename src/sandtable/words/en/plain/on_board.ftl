# What is to be done on a real board: net changes, each a line of a list.

on-board-move = Move { $count } × { $piece } from { $origin } to { $space }
on-board-put = Put { $count } × { $piece } into { $space }
on-board-take = Take { $count } × { $piece } out of { $space }
on-board-turn = { $space }: turn over { $count } ×, now { $piece }
on-board-casualties = Casualties
on-board-level = { $space } to { $level }
on-board-terror = { $space }: Terror to { $number }
on-board-sabotage = { $space }: put a Sabotage marker
on-board-sabotage-off = { $space }: take the Sabotage marker away
on-board-returnees = { $space }: put a marker for +1 Population
on-board-returnees-off = { $space }: take the marker for +1 Population away
on-board-track = { $track } to { $number }
on-board-islamabad = Islamabad to { $box }
on-board-hard = Islamabad is Hard
on-board-hard-off = Islamabad is no longer Hard
on-board-support_and_available = Total Support and Available Coalition to { $number }
on-board-opposition_and_bases = Total Opposition and Taliban Bases to { $number }
on-board-coin_and_patronage = COIN-Controlled Population and Patronage to { $number }
on-board-uncontrolled = Uncontrolled Population to { $number }
on-board-eligible = { $faction }: cylinder to Eligible
on-board-ineligible = { $faction }: cylinder to Ineligible
on-board-capability = { $card } ({ $text }) is in effect: lay the card beside the map
on-board-momentum = { $card } is in effect until the next Propaganda round
on-board-ends = { $card } ends: take the card away
