# What is to be done on a real board: net changes, each a line of a list.

on-board-move = { $pieces } { $origin-aus } { $country-nach } bewegen
on-board-put = { $pieces } { $country-nach } stellen
on-board-take = { $pieces } { $country-aus } nehmen
on-board-turn = { $pieces } { $country-in } umdrehen: jetzt { $now }
on-board-turn-over = { $pieces } { $country-in } umdrehen
on-board-mark = { $country-Den } markieren: { $one } { $two }
on-board-turn-to = { $country-Den } drehen auf: { $what }
on-board-unmark = Marker { $country-gen } wegnehmen
on-board-prestige = Ansehen auf { $number }
on-board-funding = Finanzielle Mittel auf { $number }
on-board-us_posture = Haltung der USA auf { $posture }
on-board-world = Haltung der Welt auf { $posture } { $number }
on-board-world-even = Haltung der Welt auf 0
on-board-reserves = Reserven { $side-gen } auf { $number }
on-board-good_resources = Ressourcen unter Guter Regierungsführung auf { $number }
on-board-islamist_resources = Ressourcen unter Islamistischer Herrschaft auf { $number }
on-board-fair_or_good_countries = Länder „Mittelmäßig oder Gut“ auf { $number }
on-board-poor_or_islamist_countries = Länder „Schlecht oder Islamistische Herrschaft“ auf { $number }
on-board-off_map = Abwesende Truppen: { $number }
on-board-turn-marker = Rundenmarker auf { $number }
on-board-event = „{ $event }“ ist in Kraft: Marker neben den Spielplan legen
on-board-event-ends = „{ $event }“ endet: Marker wegnehmen
on-board-discard = „{ $card }“ auf den Ablagestapel
on-board-out = „{ $card }“ aus dem Spiel
on-board-lapsing = „{ $card }“ ins Feld für Vorübergehende Ereignisse
on-board-first_plot = „{ $card }“ ins Feld für den Ersten Plot
