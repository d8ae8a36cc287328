# Labyrinth's table in the browser.

table-schengen = Schengen
table-oil = Ölexportland
table-resources = { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
    }
table-recruit = Rekrutieren bei { $number } oder weniger
table-recruit-short = R{ $number }
table-adjacent = Benachbart: { $countries }.
table-backlash = { $plot } (Rückschlag)
regime_change-green = Regierungswechsel (diese Runde)
regime_change-tan = Regierungswechsel
table-hand = Deine Hand
table-hand-empty = Keine Karten auf der Hand.
table-hand-closed = Die Hände bleiben verdeckt, während gewürfelt und ausgeteilt wird.
table-hand-spectator = Du schaust zu: Die Hände bleiben verdeckt.
table-cards-held = hält { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
table-card-text = Der Text der Karte
table-ready = Ereignis bereit
table-cannot = Nicht möglich
table-event-of = Ereignis: { $side }
table-playable = Das Ereignis ist jetzt Spielbar.
table-not-playable = Das Ereignis ist jetzt nicht Spielbar.
table-others-event = Das Ereignis gehört der anderen Seite: Wer die Karte für Operationen nutzt, löst es aus, wenn es eintreten kann.
table-condition = Bedingung:
table-for-side = { $side }:
table-card-number = Nr. { $number }
table-value = { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
table-of = { $value } / { $of }
table-status = Sieg und Leisten
table-goal-good_resources = Gut
    .about = Die USA gewinnen mit { $needed } Ressourcen unter Guter Regierungsführung (2.1.1). Gegen den Gegner nach Regelbuch verlieren sie mit weniger als 6, 9 oder 12, wenn der letzte von einem, zwei oder drei Stapeln ausgeht (9.1).
table-goal-fair_or_good_countries = Mittelm./Gut
    .about = Die USA gewinnen mit { $needed } Muslimischen Ländern mit Mittelmäßiger oder Guter Regierungsführung (2.1.1).
table-goal-islamist_resources = Islamistisch
    .about = Die Jihadisten gewinnen mit { $needed } Ressourcen unter Islamistischer Herrschaft, wenn zwei der Länder benachbart sind (2.1.2); der Gegner nach Regelbuch braucht keine benachbarten (9.1).
table-goal-poor_or_islamist_countries = Schl./Islam.
    .about = Die Jihadisten gewinnen mit { $needed } Muslimischen Ländern mit Schlechter Regierungsführung oder unter Islamistischer Herrschaft, während das Ansehen 1 ist (2.1.2). Sie gewinnen auch durch einen WMD-Plot in den USA.
table-ops-1 = 1 Punkt
table-ops-2 = 2 Punkte
table-ops-3 = 3 Punkte
table-course-goals = Wie nah beide Seiten dem Sieg kamen
table-course-tracks = Leisten
table-track-prestige = Ansehen
table-track-funding = Mittel
table-track-troops = Truppen
table-track-cells = Zellen
table-available = ({ $count } Verfügbar)
table-gwot = Krieg gegen den Terror
    .about = Die Haltung der USA und die der Welt. Wo sie auseinandergehen, zählt der Unterschied gegen den Krieg der Ideologien.
table-world = Welt { $posture } { $value }
table-us-posture = USA { $posture }
table-world-penalty = Welt { $posture } { $value }, −{ $penalty }
table-world-even = Welt gespalten
table-reserves = Reserven: { $count }
table-short-ally = Verb.
table-short-neutral = Neutr.
table-short-adversary = Feindl.
table-short-good = Gut
table-short-fair = Mittel
table-short-poor = Schl.
table-short-islamist_rule = Islamist.
table-short-hard = Unnachg.
table-short-soft = Nachg.
table-short-unmarked = Unmarkiert
table-changed-plots = { $sign }{ $count } { $count ->
        [one] Plot
       *[other] Plots
    }
table-changed-cells = { $sign }{ $count } { $count ->
        [one] Zelle
       *[other] Zellen
    }
table-changed-troops = { $sign }{ $count } { $count ->
        [one] Truppe
       *[other] Truppen
    }
table-lost-troops = { $count ->
        [one] du verlierst eine Truppe
       *[other] du verlierst { $count } Truppen
    }
table-lost-cells = { $count ->
        [one] du verlierst eine Zelle
       *[other] du verlierst { $count } Zellen
    }
table-changed-militia = { $sign }{ $count } { $count ->
        [one] Miliz
       *[other] Milizen
    }
table-changed-awakening = { $sign }{ $count } Aufbruch
table-changed-reaction = { $sign }{ $count } Reaktion
table-civil_war-begins = Bürgerkrieg beginnt
table-civil_war-ends = Bürgerkrieg endet
table-caliphate_capital-begins = Kalifatshauptstadt
table-caliphate_capital-ends = nicht mehr Hauptstadt
table-in_caliphate-begins = kommt zum Kalifat
table-in_caliphate-ends = verlässt das Kalifat
table-changed-aid = { $sign }{ $count } Unterstützung
table-cards-of = Karten { $side-gen }
table-rider-prestige_1 = und Ansehen 1
table-rider-adjacent = zwei benachbart
table-one-short = in Reichweite
table-told-good_resources_at_the_end = Am Ende des Stapels: { $value }/{ $needed } Gut
table-goal-no_cells = Zellen auf dem Spielplan
    .about = Die USA gewinnen, wenn auf dem Spielplan keine Zelle übrig ist (2.1.1).
table-told-no_cells = Oder keine Zelle auf dem Spielplan: noch { $value }
table-since = { $sign }{ $number }
table-this-turn = diese Runde
table-aid-victory = Sieg
table-aid-since = Eine kleine Zahl mit Vorzeichen neben einem Ziel oder einer Leiste ist die Veränderung seit Beginn der Runde. Ein Ziel mit Ring ist mit einem Land zu erreichen.
table-in-play = { $count ->
        [one] ein Ereignis im Spiel
       *[other] { $count } Ereignisse im Spiel
    }
table-aid-symbols = Was auf dem Spielplan liegt
table-aid-levels = Stufen
table-aid-sleeper = Schläferzelle
table-aid-active = Aktive Zelle
table-aid-cadre = Kader
table-aid-troops = Truppen
table-aid-nato = NATO
table-aid-plot = Plot, verdeckt
table-aid-aid = Unterstützung
table-aid-besieged = Umkämpfte Regierung
table-aid-regime_change = Regierungswechsel
table-aid-regime_change-green = Regierungswechsel dieser Runde
table-aid-markers = Ein Ereignismarker, mit seinem Kürzel
table-aid-more = So viele weitere: auf das Land zeigen oder tippen, um es zu lesen
table-aid-militia = Miliz
table-aid-awakening = Aufbruch
table-aid-reaction = Reaktion
table-aid-advisors = Militärberater
table-aid-contingent = Zählt als eine Truppe (UN: UN-Resolution 1973, FR: Serval)
table-aid-camps = Ausbildungslager
table-aid-truce = Waffenruhe
table-aid-arsenal = WMD im Arsenal des Landes
table-aid-civil_war = Bürgerkrieg
table-aid-capital = Kalifatshauptstadt
table-aid-caliphate = Kalifat
table-aid-awakening-title = Unruhen, Bürgerkrieg, das Kalifat
table-rules-polarization = Polarisierung
    .about = Am Ende einer Runde kommt, wo Aufbruch und Reaktion sich um zwei unterscheiden, einer der stärkeren Marker dazu; bei drei oder mehr rückt das Land ein Feld Richtung Verbündet und dann Gut oder Richtung Feindlich und dann Islamistische Herrschaft (11.1.7).
table-rules-convergence = Weiterverbreitung
    .about = Ein Land, das eine Gute Regierungsführung erlangt, bringt einen Aufbruchsmarker in ein Zufälliges Muslimisches Land; eines, das unter Islamistische Herrschaft fällt, einen Reaktionsmarker (11.1.8).
table-rules-attrition = Kampfauswirkungen
    .about = Nach der Polarisierung in jedem Bürgerkrieg: ein Treffer für je sechs Spielsteine einer Seite und einer mehr bei einem Wurf, der nicht über dem Rest liegt. Jeder Treffer entfernt einen Spielstein, oder zwei Zellen, wo Truppen oder Militärberater sind; ein Treffer, der nichts mehr findet, bewegt das Land (11.2.5).
table-rules-caliphate = Das Kalifat
    .about = Kann erklärt werden, wenn ein Ereignis drei Zellen in einem Land im Bürgerkrieg, mit Regierungswechselmarker oder unter Islamistischer Herrschaft platziert. Solche Länder gehören dazu, wenn eine lückenlose Reihe sie mit der Hauptstadt verbindet; ihre Zellen sind aktiv. Es zählt als eine Ressource mehr (11.3.8).
table-rules-end_of_turn = Rundenende
    .about = Finanzielle Mittel und Ansehen, Reserven, ausgelöste Plots kommen zurück, Polarisierung, Kampfauswirkungen, Austeilen, Vorübergehende Ereignisse, abwesende Truppen kommen zurück (11.3.6).
table-aid-hands = Die USA bekommen 9, 8 oder 7 Karten bei Geringer Intensität, Krieg oder Überdehnung; die Jihadisten 7, 8 oder 9 bei Knappen, Mäßigen oder Reichlichen Mitteln.
table-cards-left = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
table-deck-of = Stapel { $number } von { $of }
table-events = Ereignisse in Kraft
table-wmd = WMD: { $held }
table-wmd-loose = { $count } frei
table-wmd-of = { $count } im Arsenal { $country-gen }
table-unrest = Unruhen und das Kalifat
table-left-militia = Milizen übrig
table-left-awakening = Aufbruchsmarker übrig
table-left-reaction = Reaktionsmarker übrig
table-militia-left = { $count ->
        [one] { $count } Miliz
       *[other] { $count } Milizen
    } übrig
table-awakening-left = { $count } Aufbruch übrig
table-reaction-left = { $count } Reaktion übrig
table-extra-cells = { $count } zusätzliche { $count ->
        [one] Zelle
       *[other] Zellen
    }
table-off-map = { $count ->
        [one] 1 Truppe
       *[other] { $count } Truppen
    } abwesend
table-no-caliphate = Kein Kalifat
table-caliphate = Kalifat: { $country } ({ $count ->
        [one] 1 Land
       *[other] { $count } Länder
    })
table-in-caliphate = Im Kalifat
table-short-regime_change = RW
table-several = { $name } (× { $count })
table-plots-available = Verfügbare Plots:
table-plots-resolved = Ausgelöste Plots dieser Runde:
table-plots-set_aside = Beiseitegelegte Plots:
table-plots-removed = Plots aus dem Spiel:
table-pile-playing = Wird gespielt
table-pile-lapsing = Vorübergehend
table-pile-first_plot = Erster Plot der Runde
table-pile-discard = Ablagestapel, die neueste zuerst
table-pile-removed = Aus dem Spiel
table-step-set_up = Spielaufbau
table-step-over = Das Spiel ist vorbei
table-step-card = Runde { $turn } · { $side }, Karte { $card } · Stapel { $deck } von { $decks }, noch { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
table-step-plots = Runde { $turn } · Plots werden ausgelöst
table-step-end_of_turn = Runde { $turn } · Rundenende
table-step-end_lapsing = Runde { $turn } · Rundenende
table-step-clear_reserves = Runde { $turn } · Rundenende
table-step-deal = Runde { $turn } · Rundenende
table-step-return_plots = Runde { $turn } · Plots kommen zurück
table-step-polarization = Runde { $turn } · Polarisierung
table-step-attrition = Runde { $turn } · Kampfauswirkungen
table-step-return_troops = Runde { $turn } · Truppen kommen zurück
table-step-turn_markers = Runde { $turn } · Rundenende

game-help = Die USA wollen Muslimische Länder gut regiert sehen, die Jihadisten wollen Islamistische Herrschaft. Abwechselnd spielt jede Seite zwei Karten, als Ereignis oder für Operationen. Die Zahl im Abzeichen eines Landes, von 1 für Gut bis 4 für Islamistische Herrschaft, darf bei den meisten Würfen nicht überschritten werden; daneben steht ▲ für Verbündet, ein Balken für Neutral, ▼ für Feindlich. Zellen mit Mond sind Schläferzellen, schwarze Rauten sind aktiv, Klötzchen sind Truppen. Die Balken der Leisten zeigen, wie nah jede Seite dem Sieg ist.


## What can be adjusted by hand

adjust-tracks = Leisten und Runde
adjust-events = Ereignisse in Kraft
adjust-plots = Plots
adjust-cards = Karten
adjust-prestige = Ansehen
adjust-funding = Finanzielle Mittel
adjust-us_posture = Haltung der USA
adjust-reserves-us = Reserven der USA
adjust-reserves-jihadist = Reserven der Jihadisten
adjust-turn = Runde
adjust-phase-side = Als Nächstes am Zug
adjust-phase-card = Karte der Phase
adjust-deck = Stapel im Spiel
adjust-decks = Stapel insgesamt
adjust-lapsing = Vorübergehend
adjust-plots-available = Verfügbar
adjust-plots-resolved = In dieser Runde ausgelöst
adjust-plots-set_aside = Beiseitegelegt
adjust-plots-removed = Aus dem Spiel
adjust-wmd-loose = Frei verfügbare WMD
adjust-wmd-pakistan = WMD in Pakistans Arsenal
adjust-hands-us = Hand der USA
adjust-hands-jihadist = Hand der Jihadisten
adjust-discard = Ablagestapel, die neueste zuerst
adjust-removed = Aus dem Spiel
adjust-governance = Regierungs­führung
adjust-alignment = Politische Einstellung
adjust-posture = Haltung
adjust-troops = Truppen
adjust-cells = Schläferzellen
adjust-active_cells = Aktive Zellen
adjust-cadre = Kader
adjust-aid = Unterstützung
adjust-besieged = Umkämpfte Regierung
adjust-rc = Regierungs­wechsel
adjust-markers = Marker
adjust-side = Seite des Landflächenmarkers
adjust-awakening = Aufbruch
adjust-reaction = Reaktion
adjust-militia = Milizen
adjust-civil_war = Bürgerkrieg
adjust-caliphate_capital = Kalifats­hauptstadt
adjust-wmd_cache = WMD im Arsenal
adjust-off_map_troops = Abwesende Truppen


## The guided first game

tutorial-first_game-1 = Willkommen am Tisch. Du spielst beide Seiten einer Runde, spät im Spiel. Um die leuchtenden Balken geht es: Die USA haben 11 der 12 Ressourcen unter Guter Regierungsführung, die sie zum Sieg brauchen. Die Jihadisten sind zuerst am Zug.
tutorial-first_game-2 = Am Rand des Spielplans liegen die Karten der Seite, die am Zug ist. Eine Karte ist ein Ereignis oder ein Vorrat an Operationspunkten: Die Zahl steht in der Ecke. Spiele „Madrasas“, eine Karte mit 1 Operationspunkt.
tutorial-first_game-3 = In Afghanistan verstecken sich zwei Zellen: Die Monde sind Schläferzellen. Das Abzeichen zeigt Schlecht und 3: Ein Wurf von 3 oder weniger bringt beim Rekrutieren eine neue Zelle. Nutze die Karte zum Rekrutieren.
tutorial-first_game-4 = Eine 2: Die neue Zelle ist da. Jeder Wurf steht im Verlauf; zeig auf die kleine Zahl neben einer Zeile, um ihre Regel zu lesen. Die zweite Karte, „Sprengfallen (IEDs)“, liegt schon auf dem Tisch. Nutze sie für einen Plot.
tutorial-first_game-5 = Wieder war der Wurf niedrig genug: Eine Zelle ist aktiv geworden (die schwarze Raute), und in Afghanistan liegt ein Plot. Er wird nach der Phase der USA ausgelöst, wenn er nicht entdeckt wird. Jetzt bist du die USA: Spiele „Jetzt sicherer“, eine Karte mit 3 Operationspunkten.
tutorial-first_game-6 = Du könntest das Ereignis nehmen, Zellen zerschlagen oder Truppen transportieren. Aber der Plot steht bevor, und drei Punkte genügen, ihn zu verhindern. Wähle „Plot verhindern“.
tutorial-first_game-7 = Der Plot ist verhindert. Eine Karte ist übrig. „Predator“ würde eine Zelle entfernen, aber mit ihren 2 Operationspunkten geht mehr. Spiele sie.
tutorial-first_game-8 = Ein Krieg der Ideologien verbessert die Regierungsführung eines Verbündeten Landes. Er braucht so viele Operationspunkte, wie das Abzeichen des Landes zeigt: Für ein Mittelmäßiges genügen 2. Wähle „Krieg der Ideologien“.
tutorial-first_game-9 = Alle leuchtenden Länder sind wählbar: Klicke sie auf dem Spielplan oder in der Liste an. Pakistan ist Mittelmäßig und Verbündet und hat 2 Ressourcen. Hohes Ansehen, Unterstützung und ein Nachbarland mit Guter Regierungsführung verbessern den Wurf um je 1; der Schritt bis zu Gut kostet 1. Wähle Pakistan.
tutorial-first_game-10 = Eine 5, und die Summe reicht: Pakistan hat eine Gute Regierungsführung, die USA haben 13 Ressourcen unter Guter Regierungsführung und gewinnen sofort. Das war eine ganze Runde. Ein richtiges Spiel beginnt mit fast leerem Spielplan: Nimm die USA gegen den Gegner nach Regelbuch und zeig auf alles, was du nicht kennst.


## The second lesson

tutorial-second_lesson-1 = Du bist die USA, früh im Spiel, und das Regelbuch spielt die Jihadisten. Zwei Zellen verstecken sich in Pakistan, das Schlecht regiert und Verbündet ist. Lässt du sie in Ruhe, werden es mehr. Du spielst zwei Karten, bevor die andere Seite an der Reihe ist.
tutorial-second_lesson-2 = Zuerst die Truppen. Spiele „Hidschab“, eine Karte mit 3 Operationspunkten: Du brauchst so viele, wie das Abzeichen des Landes zeigt, und Pakistans zeigt 3.
tutorial-second_lesson-3 = Jede Antwort sagt, wozu sie führen würde; was jetzt nicht geht, ist durchgestrichen und sagt, warum. Wähle „Truppen transportieren“.
tutorial-second_lesson-4 = Truppen kommen von der Leiste oder von dort, wo sie gerade sind. Je weniger auf der Leiste bleiben, desto weniger Karten bekommst du. Nimm sie von der Leiste.
tutorial-second_lesson-5 = Truppen gehen in Verbündete Länder und in Länder mit Regierungswechselmarker. Wähle Pakistan, auf dem Spielplan oder in der Liste.
tutorial-second_lesson-6 = Zwei genügen für das, was du vorhast. Die Tasten bedeuten die Zahl: Drücke 2 oder klicke darauf.
tutorial-second_lesson-7 = Jetzt die zweite Karte. „Patriot Act“ hat ein eigenes Ereignis, aber du brauchst ihre 3 Operationspunkte. Spiele sie.
tutorial-second_lesson-8 = „Zerschlagen“ findet Zellen: Schläferzellen werden aktiv, aktive Zellen werden entfernt. Mit zwei Truppen im Land steigt auch das Ansehen. Wähle „Zerschlagen“.
tutorial-second_lesson-9 = Auch in Großbritannien ist eine Zelle. Aber deine Truppen sind in Pakistan: Wähle es.
tutorial-second_lesson-10 = Beide Zellen sind aktiv geworden, und das Ansehen ist auf 8 gestiegen. Jetzt spielt der Gegner zwei Karten, und der Tisch erzählt dir nacheinander von ihnen: Halte an, geh Schritt für Schritt oder überspringe, wie du magst. Am Ende steht da, was sich verändert hat. Dann mach weiter.
tutorial-second_lesson-11 = Nach Pakistan ist eine neue Zelle gekommen, und eine der aktiven hat sich für einen Plot geopfert, der dort verdeckt liegt. Er wird ausgelöst, wenn deine Karten gespielt sind. Spiele „Jetzt sicherer“.
tutorial-second_lesson-12 = 3 Operationspunkte genügen, um einen Plot zu verhindern, wo immer er ist. Wähle „Plot verhindern“.
tutorial-second_lesson-13 = Der Plot ist verhindert; du siehst sogar, wie groß er war. Jede Zeile des Verlaufs lässt sich ausklappen, und „Warum?“ erzählt, wie der Gegner zu seiner Entscheidung kam. Spiel von hier weiter, wie du magst, oder lerne in der dritten Lektion die andere Seite kennen.


## The third lesson

tutorial-third_lesson-1 = Jetzt bist du die Jihadisten. Sie gewinnen mit 6 Ressourcen unter Islamistischer Herrschaft, wenn zwei der Länder benachbart sind. Saudi-Arabien ist gefallen: 3 von 6.
tutorial-third_lesson-2 = Der Irak liegt daneben, hat 3 Ressourcen und ist Schlecht regiert. Dort sind drei Zellen und keine Truppen. Ein Umfassender Jihad braucht fünf Zellen mehr als Truppen: Zwei fehlen.
tutorial-third_lesson-3 = „Saddam gefasst“ ist eine Karte der USA. Du darfst ihre Operationspunkte nutzen, aber ihr Ereignis tritt ein, wenn es kann. Der Fuß der Karte sagt, dass es nicht kann: Im Irak sind keine Truppen. Spiele sie.
tutorial-third_lesson-4 = 2 Operationspunkte bewegen zwei Zellen. Wähle „Reisen“.
tutorial-third_lesson-5 = Zwei Zellen sind nebenan in Syrien. Nimm die erste.
tutorial-third_lesson-6 = In ein benachbartes Land reist eine Zelle ohne Wurf; weiter weg darf der Wurf das Abzeichen nicht überschreiten. Wähle den Irak.
tutorial-third_lesson-7 = Die zweite folgt: wieder Syrien.
tutorial-third_lesson-8 = Und wieder der Irak.
tutorial-third_lesson-9 = Fünf Zellen sind im Irak. „Enthüllung“ ist eine eigene Karte mit 3 Operationspunkten: drei Würfel. Spiele sie.
tutorial-third_lesson-10 = Wähle „Jihad“.
tutorial-third_lesson-11 = Jeder Würfel der Karte geht dorthin, wo eine Zelle ist. Setz den ersten im Irak ein.
tutorial-third_lesson-12 = Den zweiten auch.
tutorial-third_lesson-13 = Und den dritten.
tutorial-third_lesson-14 = Bei einem Umfassenden Jihad werden alle Zellen dort aktiv, und zwei Erfolge führen von Schlecht zu Islamistischer Herrschaft. Jeder Misserfolg kostet eine Zelle. Sag ja.
tutorial-third_lesson-15 = Eine 2 und eine 3 gelingen, die 5 misslingt und kostet eine Zelle. Der Irak steht unter Islamistischer Herrschaft: 6 Ressourcen, zwei benachbarte Länder, und die Jihadisten gewinnen sofort. Jetzt kennst du beide Seiten des Tisches.


## The lesson of The Awakening

tutorial-uprising-1 = Diese Lektion zeigt, was „Der Aufbruch“ Neues bringt; du spielst beide Seiten bis zum Ende einer Runde. Die aufgehende Sonne in Ägypten ist ein Aufbruchsmarker: Menschen, die besser regiert werden wollen. Eine untergehende Sonne wie in Syrien ist ein Reaktionsmarker. Jeder Aufbruch erleichtert in seinem Land jeden Krieg der Ideologien um eins und erschwert jeden Jihad um eins; jede Reaktion bewirkt das Gegenteil.
tutorial-uprising-2 = Die USA haben in dieser Phase noch eine Karte. Spiele „Tahrir-Platz“.
tutorial-uprising-3 = Nimm das Ereignis: Die Plätze von Kairo füllen sich.
tutorial-uprising-4 = Ägypten hat jetzt drei Aufbruchsmarker und einen Reaktionsmarker. Der Unterschied ist zwei, also kommt am Ende der Runde bei der Polarisierung einer dazu; ein Unterschied von drei würde das Land selbst bewegen. Zeig auf Ägypten, um das zu lesen. Das Ereignis platziert anderswo noch einen Marker: Wähle Libyen.
tutorial-uprising-5 = Jetzt die Jihadisten. Sieh dir Syrien und den Irak an: Unruhen und Zellen, und keine Truppen. Spiele „ISIL“.
tutorial-uprising-6 = Nimm das Ereignis. In beiden Ländern bricht Bürgerkrieg aus: Aufbruchsmarker werden zu Milizen, Reaktionsmarker zu Zellen.
tutorial-uprising-7 = Der gepunktete Rahmen und die gekreuzten Schwerter zeigen einen Bürgerkrieg; die Schilde sind Milizen, die die Regierung verteidigen wie Truppen. „Ausländische Kämpfer“ liegt schon auf dem Tisch. Nimm das Ereignis.
tutorial-uprising-8 = Fünf Zellen kommen in ein vom Krieg zerrissenes Land. Wähle Syrien.
tutorial-uprising-9 = Wer durch ein Ereignis drei Zellen in einem Land im Bürgerkrieg, mit Regierungswechselmarker oder unter Islamistischer Herrschaft platziert, darf dort das Kalifat erklären. Sag ja.
tutorial-uprising-10 = Die Flagge mit Stern ist die Hauptstadt; die schlichte Flagge im Irak sagt, dass auch er zum Kalifat gehört, wie jedes solche Land, das eine lückenlose Reihe mit der Hauptstadt verbindet. Alle Zellen dort sind aktiv, die Finanziellen Mittel steigen um zwei, und das Kalifat zählt als eine Ressource unter Islamistischer Herrschaft. Die USA antworten: Spiele „Militärberater“.
tutorial-uprising-11 = Nimm das Ereignis. Militärberater brauchen eine Seite, die sie beraten können: Syrien ist Feindlich, also können sie nur in den Irak.
tutorial-uprising-12 = Sie bringen vor jeder Phase Kampfauswirkungen eine Miliz, und jeder Treffer dort entfernt zwei Zellen. Spiele „Russische Hilfe“.
tutorial-uprising-13 = Nimm das Ereignis: eine Miliz und Unterstützung für ein Land im Bürgerkrieg.
tutorial-uprising-14 = Zeig auf beide Kriege: Das Feld sagt, wie die Kampfauswirkungen ausgehen würden. Im Irak ist es knapper. Wähle ihn, und damit endet die Runde: erst Polarisierung, dann Kampfauswirkungen.
tutorial-uprising-15 = Die Polarisierung hat Ägypten den vierten Aufbruchsmarker gebracht. In Syrien waren es zu viele Zellen: Eine Miliz ist weg. Im Irak haben die Militärberater einen Treffer zwei Zellen wert gemacht. Ein Treffer, der nichts mehr zu entfernen findet, bewegt das Land selbst, Richtung Gut oder Richtung Islamistische Herrschaft. Das ist der Kern von „Der Aufbruch“; seine vier Szenarien und die Kampagne über beide Stapel warten auf der Startseite.
