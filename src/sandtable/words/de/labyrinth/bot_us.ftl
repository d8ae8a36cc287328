# What the US bot of rule 13 does, and why. The reasons are shown on demand.
#
# box-us_alert-<box>          a question of the Alert Resolution chart
# box-us_event_or_ops-<box>   a question of the Event or Ops chart
# box-us_homeland-<step>      a step of Homeland Security
# box-us_<chart>-<box>        a box of an Operations Priorities flow: the places it looks for
# priority-<row>              a row of the Priorities table or of the Alert priorities: what goes first

note-homeland-security = Homeland Security mit { $value ->
        [one] einem Operationspunkt
       *[other] { $value } Operationspunkten
    }.
note-us-turns-over = Die USA decken ihre nächste Karte auf: „{ $card }“.
note-why-priority-plot = Der Prioritätsplot liegt { $country-in }.
note-why-event-alerts = Das Ereignis „{ $card }“ beseitigt diesen Plot, also wird es gespielt.
note-why-alert-table = Die Tabelle „Plot verhindern“ für Finanzielle Mittel { $funding } und Ansehen { $prestige } (Code { $code }): { $says }.
note-why-us-disrupt-kind = Zerschlagen nimmt aktive Zellen vor Schläferzellen.
note-why-us-event-kind = Ein Ereignis nimmt zuerst Sadr, dann Schläferzellen, dann aktive Zellen.
note-why-us-posture = Eine Haltung, die bestimmt wird, ist die der USA.
note-why-us-instructions = Die Anweisungen für „{ $card }“ sagen, wie.
note-why-us-bottom = Von den Karten, die infrage kommen, die unterste im Ablagestapel.
note-why-us-attrition = Truppen gehen vor Milizen, Marker zuletzt.
note-why-us-unwanted = Nach den Anweisungen für „{ $card }“ kommt das Ereignis jetzt nicht infrage.
note-why-us-no-effect = Das Ereignis „{ $card }“ würde nichts ändern.
note-why-us-reassessment = Beide Karten mit Reserven sind mit „{ $card }“ sechs Operationspunkte wert: Neuausrichtung.
note-why-us-no-reassessment = Beide Karten mit Reserven sind mit „{ $card }“ keine sechs Operationspunkte wert: Sie kommt wieder obenauf.

alert-yes = ja
alert-no = nein
alert-roll = ein Würfel entscheidet

box-us_alert-wmd = Ist ein WMD-Plot auf dem Spielplan?
box-us_alert-wmd_ops = Gibt es mit Reserven drei Operationspunkte?
box-us_alert-wmd_in_us = Ist ein WMD-Plot in den USA?
box-us_alert-wmd_troops = Ist ein WMD-Plot bei Truppen in einem Muslimischen Land, während das Ansehen über 3 ist?
box-us_alert-wmd_non_muslim = Ist ein WMD-Plot in einem Nicht-Muslimischen Land, während die Finanziellen Mittel unter 8 sind?
box-us_alert-ops = Gibt es mit Reserven drei Operationspunkte?
box-us_alert-last_or_reserves = Ist es die letzte Karte der Phase, oder sind die Reserven unter 2?
box-us_alert-event = Ist das Ereignis der Karte Spielbar?
box-us_alert-last_card = Ist es die letzte Karte der Phase?
box-us_alert-event_alerts = Würde das Ereignis der Karte den Plot beseitigen?
box-us_alert-several = Ist mehr als ein Plot auf dem Spielplan?
box-us_alert-table = Sagt die Tabelle, den Plot zu verhindern?

box-us_event_or_ops-reassessment = Ist eine Neuausrichtung möglich?
box-us_event_or_ops-event = Ist es ein Spielbares Ereignis der USA oder ein Neutrales, mit einer Wirkung?
box-us_event_or_ops-jihad = Können die USA zerschlagen, wo ein Jihad droht: zwei Zellen mehr als Truppen und Milizen?
box-us_event_or_ops-islamist_resources = Gibt es drei Ressourcen unter Islamistischer Herrschaft, und ist ein Regierungswechsel möglich?
box-us_event_or_ops-good_idea = Gibt es ein Muslimisches Land, in dem vom Wurf für Krieg der Ideologien nichts abgezogen wird?
box-us_event_or_ops-low_prestige = Ist das Ansehen Niedrig?
box-us_event_or_ops-disrupt_prestige = Würde Zerschlagen irgendwo das Ansehen erhöhen?
box-us_event_or_ops-soft = Sind die USA Nachgiebig?
box-us_event_or_ops-deploy = Ergeben die Diagramme für „Truppen transportieren“ einen Ausgangsort und ein anderes Ziel?
box-us_event_or_ops-regime_change = Ist ein Regierungswechsel möglich?
box-us_event_or_ops-disrupt = Würde Zerschlagen das Ansehen erhöhen oder in einem Muslimischen Land nur einen Kader übrig lassen?
box-us_event_or_ops-poor_idea = Gibt es ein Muslimisches Land, in dem vom Wurf für Krieg der Ideologien nur eins abgezogen wird?

box-us_homeland-at_home = Ist in den USA eine Zelle oder ein Kader zu zerschlagen?
box-us_homeland-soft_world = Sind die USA Unnachgiebig und die Welt Nachgiebig, und gibt es ein Nachgiebiges Land zu gewinnen?
box-us_homeland-abroad = Ist in einem Nicht-Muslimischen Land etwas zu zerschlagen?
box-us_homeland-reserves = Sind die Reserven unter 2?
box-us_homeland-muslim_cadre = Sind die Reserven bei 2, und ist irgendwo in der muslimischen Welt nur noch ein Kader zu zerschlagen?
box-us_homeland-against_us = Gibt es ein Nicht-Muslimisches Land zu gewinnen, das gegen die USA oder Unmarkiert ist?

box-us_disrupt-jihad = Wo ein Jihad droht: zwei Zellen mehr als Truppen und Milizen
box-us_disrupt-prestige = Wo Zerschlagen das Ansehen erhöht
box-us_disrupt-cadre = Wo Zerschlagen in einem Muslimischen Land nur einen Kader übrig lässt
box-us_woi_non_muslim-opposite = Wo die Haltung der der USA entgegengesetzt ist
box-us_woi_non_muslim-unmarked = Wo die Haltung Unmarkiert ist
box-us_woi_non_muslim-same = Wo die Haltung die der USA ist
box-us_deploy_to-abu_sayyaf = Auf die Philippinen, wo „Abu Sayyaf“ auf keine Truppen trifft
box-us_deploy_to-undefended = In ein Muslimisches Land mit Zellen, aber ohne Truppen und Milizen
box-us_deploy_to-regime_change = In ein Land mit Regierungswechselmarker und weniger als fünf Truppen und Milizen mehr als Zellen
box-us_deploy_to-track = Auf die Truppenleiste
box-us_deploy_from-moro_talks = Von den Philippinen nach „Gespräche mit den Moro“
box-us_deploy_from-islamist_rule = Aus einem Land unter Islamistischer Herrschaft
box-us_deploy_from-good_ally = Aus einem Gut regierten Verbündeten Land ohne Zellen oder mit Miliz oder Marker, die es halten
box-us_deploy_from-fair_ally = Aus einem Mittelmäßig regierten Verbündeten Land ohne Zellen oder mit Miliz oder Marker, die es halten
box-us_deploy_from-track = Von der Truppenleiste
box-us_regime_change_from-moro_talks = Von den Philippinen nach „Gespräche mit den Moro“
box-us_regime_change_from-islamist_rule = Aus einem Land unter Islamistischer Herrschaft
box-us_regime_change_from-good_ally = Aus einem Gut regierten Verbündeten Land ohne Zellen oder mit Miliz oder Marker, die es halten
box-us_regime_change_from-fair_ally = Aus einem Mittelmäßig regierten Verbündeten Land ohne Zellen oder mit Miliz oder Marker, die es halten
box-us_regime_change_from-good = Aus einem Land mit Guter Regierungsführung
box-us_regime_change_from-fair = Aus einem Land mit Mittelmäßiger Regierungsführung
box-us_regime_change_from-poor = Aus einem Land mit Schlechter Regierungsführung
box-us_regime_change_from-track = Von der Truppenleiste

priority-wmd_in_us = eine WMD in den USA
priority-wmd_troops = eine WMD bei Truppen in einem Muslimischen Land
priority-in_us = in den USA
priority-good_muslim = in einem Gut regierten Muslimischen Land
priority-funding = in einem Nicht-Muslimischen Land, was die Finanziellen Mittel auf 8 hebt
priority-fair_muslim = in einem Mittelmäßig regierten Muslimischen Land
priority-plot_troops = bei Truppen in einem Muslimischen Land
priority-plot_number = die höchste Zahl
priority-poor_aid = in einem Schlecht regierten Muslimischen Land mit Unterstützung
priority-plot_resource = wo die meisten Ressourcen sind

priority-plot_dice = mit den wenigsten Plot-Würfeln
priority-regime_change = mit Regierungswechselmarker
priority-capital = die Kalifatshauptstadt
priority-holds_abu_sayyaf = die Philippinen mit „Abu Sayyaf“
priority-muslim_near_islamist = Muslimisch und neben Islamistischer Herrschaft
priority-lowest_resource = mit den wenigsten Ressourcen
priority-most_plots = mit den meisten Plots
priority-most_troops = mit den meisten Truppen
priority-best_roll = mit dem besten Wurf für Krieg der Ideologien
priority-opposite_posture = gegen die USA
priority-quiet_ally = Verbündet und ohne Zellen
priority-no_cells = ohne Zellen
priority-cadre = mit einem Kader
priority-reaction = mit einem Reaktionsmarker
priority-reaction_edge = wo die Reaktion den Aufbruch am weitesten übertrifft
priority-more_cells = mit mehr Zellen als Milizen
priority-more_defenders = mit mehr Truppen und Milizen als Zellen
priority-militia_edge = wo die Milizen die Zellen am weitesten übertreffen
priority-plots = mit einem Plot
priority-stronghold = Muslimisch, nicht unter Islamistischer Herrschaft, mit fünf Zellen
priority-can_be_built = wo Krieg der Ideologien etwas gewinnen kann
priority-takes_militia = wo Milizen platziert werden können

roll-us_alert = die Tabelle „Plot verhindern“ { $country-in }
    .title = Die Tabelle „Plot verhindern“ { $country-in }
draw-priority_plot = einer von mehreren Plots, die den USA gleich wichtig sind
    .ask = Mehrere Plots sind gleich: Wähle einen per Zufall. Welcher ist es?
draw-turn_over_us = die oberste Karte des Stapels der USA
    .ask = Deck die oberste Karte des Stapels der USA auf: Welche Nummer hat sie?
