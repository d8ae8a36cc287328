# What both bots say (rules 12 and 13): Reserves, and the rows that their Priorities tables share.

note-reserves-used = { $side-Der } { $count ->
    [one] nutzen einen Punkt ihrer Reserven
   *[other] nutzen { $count } Punkte ihrer Reserven
}: { $reserves } übrig.

priority-not_islamist = nicht unter Islamistischer Herrschaft
priority-islamist = unter Islamistischer Herrschaft
priority-ally = Verbündet
priority-neutral = Neutral
priority-adversary = Feindlich
priority-united_states = die USA
priority-not_united_states = nicht die USA
priority-pakistan_wmd = Pakistan, solange dort WMD lagern
priority-syria_wmd = Syrien, solange dort WMD lagern
priority-iran_wmd = der Iran, solange dort WMD lagern
priority-russia = Russland
priority-troops = mit Truppen
priority-regime_change_troops = mit Regierungswechselmarker und Truppen
priority-not_regime_change = ohne Regierungswechselmarker
priority-civil_war = im Bürgerkrieg
priority-resource = mit den meisten Ressourcen
priority-most_cells = mit den meisten Zellen
priority-fewest_cells = mit den wenigsten Zellen
priority-cell_edge = wo die Zellen Truppen und Milizen am weitesten übertreffen
priority-highest_recruit = mit dem höchsten Rekrutierungswert
priority-lowest_recruit = mit dem niedrigsten Rekrutierungswert
priority-posture_of_us = mit der Haltung der USA
priority-near_islamist = neben Islamistischer Herrschaft
priority-near_good_ally = Muslimisch und neben einem Verbündeten Land mit Guter Regierungsführung
priority-oil_exporter = Ölexportländer
priority-closest_to_us = am nächsten zu den USA
priority-unmarked = Unmarkiert
