# Why the Jihadist opponent of rule 9 does what it does. Shown on demand.
#
# box-event_or_ops-<box>   a question of the Event or Ops? chart
# box-radicalization-<use> a question of Radicalization
# box-<chart>-<box>        a box of a Where? chart: the countries it looks for
# priority-<line>          a line of a priority list: the countries that go first

note-why-yes = { $question } Ja.
note-why-no = { $question } Nein.
note-why-box = { $box }: { $countries }.
note-why-not-box = { $box }: keine.
note-why-closed-box = { $box }: Die Bedingung gilt jetzt nicht.
note-why-priority = Davon zuerst – { $priority }: { $countries }.
note-why-random = Das Diagramm hat keine Ziele mehr: für den Rest ein zufälliges.
note-why-die = Gleichstand, also per Zufall: { $countries }. Gewürfelt { $pips }: { $country }.
note-why-global = Die Tabelle „Global“ ergibt: { $country }.
note-why-shia-mix = Die Tabelle „Zufälliges Gemischt-Schiitisches Land“ ergibt bei { $total }: { $country }.
note-why-schengen = Die Schengen-Tabelle ergibt bei { $pips }: { $country }.
note-why-closest = { $country } kommt nicht infrage; am nächsten dazu: { $countries }.
note-why-drawn = Eines davon per Zufall: { $country }.
note-why-only = Es gibt nur { $country-den }.
note-why-no-place = Das Diagramm hat keinen Ort für den Plot von „{ $card }“: stattdessen Radikalisierung.
note-why-kind = Aktive Zellen vor Schläferzellen, und Sadr zuletzt.
note-why-order = Keine Regel sagt, welcher Plot zuerst kommt: nach der Reihenfolge des Spielplans.
note-why-take = Die Karten der Jihadisten mit den meisten Operationspunkten im Ablagestapel: { $cards }.
note-why-marker = Eines davon per Zufall: { $options }. Gewürfelt { $pips }: { $option }.
note-why-origin = Welche Zelle geht { $country-nach }?
note-why-last-cell = Die letzte Zelle verlässt { $country-den } nicht.
note-why-biometrics = „Biometrie“: Keine Zelle ist in einem Nachbarland { $country-gen }.
note-why-itjihad = „Tor des Idschtihad geschlossen“: In dieser Runde zählen nur Ereignisse der USA.
note-why-nothing-to-take = Keine Karte der Jihadisten im Ablagestapel, die „{ $card }“ nehmen könnte.
note-why-gtmo = „GTMO“: In dieser Runde wird nicht rekrutiert, obwohl Zellen Verfügbar sind.
note-radicalization = Radikalisierung mit { $value ->
        [one] einem Operationspunkt
       *[other] { $value } Operationspunkten
    }.

box-event_or_ops-own_event = Ist es ein Spielbares Ereignis der Jihadisten oder ein Neutrales?
box-event_or_ops-cell_event = Würde das Ereignis rekrutieren oder eine Zelle platzieren, während keine auf der Leiste für Finanzielle Mittel ist?
box-event_or_ops-plot_event = Würde das Ereignis einen Plot platzieren, für den das Plot-Diagramm keinen Ort hat?
box-event_or_ops-us_event = Ist es ein Ereignis der USA, das eintreten könnte?
box-event_or_ops-major_jihad = Könnte ein Umfassender Jihad Islamistische Herrschaft herbeiführen?
box-event_or_ops-minor_jihad = Ist ein Jihad in einem Gut oder Mittelmäßig regierten Land möglich?
box-event_or_ops-recruit = Sind Zellen zum Rekrutieren Verfügbar?

box-ex_kgb = Würde der Kaukasus den Marker für die Haltung der Welt bewegen?

box-radicalization-cell = Ist eine Zelle auf der Leiste für Finanzielle Mittel, die irgendwo erscheinen kann?
box-radicalization-travel = Kann eine Zelle reisen?
box-radicalization-plot = Sind die Finanziellen Mittel unter 9, und gibt es einen Plot und einen Ort dafür?
box-radicalization-worsen = Gibt es ein Gut oder Mittelmäßig regiertes Muslimisches Land, dessen Regierungsführung sich verschlechtern lässt?

box-plot-united_states = In den USA
box-plot-abu_sayyaf = Auf den Philippinen mit „Abu Sayyaf“, solange das Ansehen über Niedrig ist
box-plot-troops = Wo Truppen sind, solange das Ansehen über Niedrig ist
box-plot-posture = Wo die Haltung die der USA ist, solange es keine GWOT-Strafe gibt
box-plot-aid = Wo Unterstützung ist
box-plot-non_muslim = In Nicht-Muslimischen Ländern, solange die Finanziellen Mittel unter 9 sind
box-plot-muslim_or_iran = In Muslimischen Ländern oder im Iran, solange die Finanziellen Mittel unter 9 sind
box-major_jihad-possible = Wo ein Umfassender Jihad Islamistische Herrschaft herbeiführen könnte
box-minor_jihad-good = In Ländern mit Guter Regierungsführung
box-minor_jihad-fair = In Ländern mit Mittelmäßiger Regierungsführung
box-minor_jihad-poor = In Ländern mit Schlechter Regierungsführung
box-recruit-regime_change = Mit Regierungswechselmarker und fünf Truppen mehr als Zellen
box-recruit-islamist_rule = Unter Islamistischer Herrschaft mit weniger Zellen als dem Doppelten der Operationspunkte
box-recruit-elsewhere = Weder mit Regierungswechselmarker noch unter Islamistischer Herrschaft
box-travel_to-besieged = In ein Land mit Umkämpfter Regierung
box-travel_to-regime_change = In ein Land mit Regierungswechselmarker
box-travel_to-aid = In ein Land mit Unterstützung
box-travel_to-near_major_jihad = In ein Schlecht regiertes Land, dem höchstens zwei Zellen zum Umfassenden Jihad fehlen
box-travel_to-good_or_fair = In ein Gut oder Mittelmäßig regiertes Muslimisches Land mit einer Zelle im Nachbarland
box-travel_to-posture = In ein Unmarkiertes Nicht-Muslimisches Land, wenn die USA Unnachgiebig sind, in ein Nachgiebiges, wenn sie Nachgiebig sind
box-travel_from-islamist_rule = Aus einem Land unter Islamistischer Herrschaft mit mehr Zellen als Operationspunkten
box-travel_from-regime_change = Aus einem Land mit Regierungswechselmarker und mehr als fünf Zellen
box-travel_from-adjacent = Aus einem Nachbarland des Ziels
box-travel_from-random = Von irgendwo

priority-pakistan = Pakistan vor allen anderen
priority-aid = mit Unterstützung
priority-besieged = Umkämpft
priority-resources = mit den meisten Ressourcen
priority-good = Gut
priority-fair = Mittelmäßig
priority-poor = Schlecht
priority-recruit_number = mit dem höchsten Rekrutierungswert
priority-troops_and_cells = mit den meisten Truppen und Zellen
priority-active = mit einer aktiven Zelle
priority-not_a_destination = wohin keine andere Zelle reist

roll-random_country = die Wahl zwischen mehreren Ländern
    .title = Die Wahl zwischen mehreren Ländern
roll-random_marker = die Wahl zwischen mehreren Markern
    .title = Die Wahl zwischen mehreren Markern
roll-schengen_table = die Schengen-Tabelle
    .title = Die Schengen-Tabelle
roll-shia_mix_table = die Tabelle „Zufälliges Gemischt-Schiitisches Land“
    .title = Die Tabelle „Zufälliges Gemischt-Schiitisches Land“
draw-take = eine Karte aus dem Ablagestapel
    .ask = Zieh eine davon aus dem Ablagestapel: Welche Nummer hat sie?
draw-turn_over = die oberste Karte des Stapels der Jihadisten
    .ask = Deck die oberste Karte des Stapels der Jihadisten auf: Welche Nummer hat sie?
draw-turn_over_plot = der Plot, der aufgedeckt wird
    .ask = Deck den Plot auf: Welcher ist es?
draw-plot_marker = ein Plotmarker
    .ask = Zieh einen Verfügbaren Plotmarker: Welcher ist es?
draw-global_table = ein Land aus der Tabelle „Global“
    .ask = Würfle auf der Tabelle „Global“: Welches Land ergibt sie?
draw-global_table_muslim = ein Land aus den Muslimischen Spalten der Tabelle „Global“
    .ask = Würfle auf der Tabelle „Global“ und den beigen Würfel so lange neu, bis seine Spalte Muslimisch und das Land nicht der Iran ist: Welches Land ist es?
draw-global_table_non_muslim = ein Land aus den Nicht-Muslimischen Spalten der Tabelle „Global“
    .ask = Würfle auf der Tabelle „Global“ und den beigen Würfel so lange neu, bis seine Spalte Nicht-Muslimisch und das Land nicht der Iran ist: Welches Land ist es?
draw-closest = eines der nächstgelegenen Länder
    .ask = Mehrere Länder sind gleich nah: Wähle eines per Zufall. Welches ist es?
