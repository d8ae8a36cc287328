# What is to be done on a real board: net changes, each a line of a list.

on-board-move = { $count ->
        [one] { $piece-Ein }
       *[other] { $count } { $piece-viele }
    } bewegen: { $origin } → { $space }
on-board-put = { $count ->
        [one] { $piece-Ein }
       *[other] { $count } { $piece-viele }
    } stellen: { $space }
on-board-take = { $count ->
        [one] { $piece-Ein }
       *[other] { $count } { $piece-viele }
    } wegnehmen: { $space }
on-board-turn = { $space }: { $count ->
        [one] einen Spielstein umdrehen, jetzt { $piece-ein }
       *[other] { $count } Spielsteine umdrehen, jetzt { $piece-viele }
    }
on-board-casualties = Verluste
on-board-level = { $space } auf { $level }
on-board-terror = { $space }: Terror auf { $number }
on-board-sabotage = { $space }: Sabotagemarker legen
on-board-sabotage-off = { $space }: Sabotagemarker wegnehmen
on-board-returnees = { $space }: Marker „+1 Bevölkerung“ legen
on-board-returnees-off = { $space }: Marker „+1 Bevölkerung“ wegnehmen
on-board-track = { $track } auf { $number }
on-board-islamabad = Islamabad auf { $box }
on-board-hard = Islamabad ist Hart
on-board-hard-off = Islamabad ist nicht mehr Hart
on-board-support_and_available = Unterstützung + Verfügbare der Koalition auf { $number }
on-board-opposition_and_bases = Opposition + Basen der Taliban auf { $number }
on-board-coin_and_patronage = Bevölkerung unter COIN-Kontrolle + Patronage auf { $number }
on-board-uncontrolled = Bevölkerung ohne Kontrolle auf { $number }
on-board-eligible = { $faction }: Zylinder auf Berechtigt
on-board-ineligible = { $faction }: Zylinder auf Nicht berechtigt
on-board-capability = „{ $card }“ ({ $text }) ist in Kraft: Karte neben den Spielplan legen
on-board-momentum = „{ $card }“ ist bis zur nächsten Propagandarunde in Kraft
on-board-ends = „{ $card }“ endet: Karte wegnehmen
