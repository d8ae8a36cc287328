# The board of Labyrinth in a terminal: titles, and names short enough for a row.

board-turn = Runde { $turn }
board-phase = { $side }, Karte { $card } von 2
board-step-set_up = Spielaufbau
board-step-card = Runde { $turn }: { $side }, Karte { $card }
board-step-plots = Runde { $turn }: Plots
board-step-end_of_turn = Runde { $turn } endet
board-step-end_lapsing = Runde { $turn } endet
board-step-clear_reserves = Runde { $turn } endet
board-step-deal = Runde { $turn } endet
board-step-return_plots = Runde { $turn } endet: Plots kommen zurück
board-step-polarization = Runde { $turn } endet: Polarisierung
board-step-attrition = Runde { $turn } endet: Kampfauswirkungen
board-step-return_troops = Runde { $turn } endet: Truppen kommen zurück
board-step-turn_markers = Runde { $turn } endet
board-step-over = Das Spiel ist vorbei
board-deck = Stapel { $number } von { $of }, noch { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
board-tracks = Leisten
board-track = { $value } { $level }
board-prestige = Ansehen
board-funding = Fin. Mittel
board-posture = Haltung
board-posture-even = USA { $us }, Welt gespalten
board-posture-agreed = USA { $us }, Welt { $world } { $value }
board-posture-penalty = USA { $us }, Welt { $world } { $value }: Strafe { $penalty }
board-troops = Truppen
board-troops-on-track = { $count } auf der Leiste, { $level }
board-cells = Zellen
board-cells-on-track = { $count } auf der Leiste, { $available } Verfügbar
board-reserves = Reserven
board-reserves-of = USA { $us }, Jihadisten { $jihadist }
board-victory = Sieg
board-of = { $value } von { $needed }
board-good_resources = Gute Ressourcen
board-fair_or_good_countries = Mittelm. oder Gut
board-islamist_resources = Islamist. Ressourcen
board-poor_or_islamist_countries = Schl./Islam. bei Ans. 1
board-no_cells = Zellen auf dem Plan
board-good_resources_at_the_end = Gute Ress. am Ende
board-in-state = { $state }: { $countries }
board-untested = { $count ->
        [one] ein Land ungetestet
       *[other] { $count } Länder ungetestet
    }
board-hands = Hände: USA { $us }, Jihadisten { $jihadist }
board-muslim = Muslimisch, Iran
board-non_muslim = Nicht-Muslimisch
board-resources = R
board-state = Stand
board-pieces = Spielsteine
board-unmarked = -
board-events = Ereignisse:
board-lapsing = Vorübergehend:
board-plots = Verfügbare Plots:
board-wmd = WMD:
board-wmd-loose = { $count } frei
board-wmd-of = { $count } im Arsenal { $country-gen }
board-plots-resolved = Ausgelöste Plots:
board-unrest = Übrig
board-unrest-left = { $militia }M, { $awakening }Au, { $reaction }Re
board-caliphate = Kalifat
board-caliphate-of = { $country } ({ $count ->
        [one] 1 Land
       *[other] { $count } Länder
    })
board-off-map = Abwesend
board-extra-cells = Zusatzzellen
board-first-plot = Erster Plot gespielt
board-legend = R Ressourcen  T Truppen  A aktive Zellen  S Schläferzellen  RW Regierungswechsel (+ neu)  - Unmarkiert  * Ereignis Spielbar  ! eine Warnung (odds nennt sie)  » verändert
board-legend-awakening = M Milizen  Au Aufbruch  Re Reaktion  BK Bürgerkrieg  Kal. im Kalifat  W WMD im Arsenal
board-hand = Hand { $side-gen } ({ $count })
board-playable = *
board-ops = ({ $ops })
board-card-remark = ({ $ops }) { $association }

terminal-example-adjust =
    Zum Beispiel:
    adjust prestige 7
    adjust countries.iraq.troops 3; countries.iraq.markers [sadr]
    adjust hands.us [14, 97]
terminal-example-position = Zum Beispiel: position countries.iraq
terminal-example-look = Zum Beispiel: look saudi
terminal-example-rules = Zum Beispiel: rules 8.4.2

short-us = USA
short-jihadist = Jih.
short-good = Gut
short-fair = Mittelm.
short-poor = Schlecht
short-islamist_rule = Islamist.
short-ally = Verb.
short-neutral = Neutral
short-adversary = Feindlich
brief-adversary = Feindl.
short-hard = Unnachg.
short-soft = Nachg.
short-troops = { $count }T
short-active = { $count }A
short-sleepers = { $count }S
short-cadre = Kader
short-plot = Plot:{ $shown }
short-backlash = Plot:{ $shown }(Rückschlag)
short-plot-1 = 1
short-plot-2 = 2
short-plot-3 = 3
short-plot-wmd = WMD
short-plot-hidden = ?
short-aid = { $count ->
        [one] Unt.
       *[other] { $count } Unt.
    }
short-regime-change-green = RW+
short-regime-change-tan = RW
short-besieged = Umkämpft
short-militia = { $count }M
short-awakening = { $count }Au
short-reaction = { $count }Re
short-civil_war = BK
short-caliphate_capital = Hauptst.
short-in_caliphate = Kal.
short-wmd = { $count }W
short-several = { $name } x{ $count }

card-head = Karte { $number }: { $ops ->
        [one] { $ops } Operationspunkt
       *[other] { $ops } Operationspunkte
    }, { $association }
card-playable = Bedingung:
card-playable-us = Bedingung für die USA:
card-playable-jihadist = Bedingung für die Jihadisten:
card-text = Ereignis:
card-sets-off = Für Operationen genutzt, löst die Karte dieses Ereignis aus, wenn es eintreten kann: danach oder, wenn du es so wählst, davor.
card-text-us = Ereignis für die USA:
card-text-jihadist = Ereignis für die Jihadisten:
card-remove-if = Entfernen, wenn { $side-der } das Ereignis ausführen
card-is-us = Karte { $number } („{ $card }“) ist auf der Hand der USA.
card-is-jihadist = Karte { $number } („{ $card }“) ist auf der Hand der Jihadisten.
card-is-discard = Karte { $number } („{ $card }“) liegt auf dem Ablagestapel.
card-is-removed = Karte { $number } („{ $card }“) ist aus dem Spiel.
card-is-playing = Karte { $number } („{ $card }“) wird gerade gespielt.
card-is-boxes = Karte { $number } („{ $card }“) liegt in einem Feld neben dem Spielplan.
refusal-no-card-called = Eine Karte „{ $text }“ gibt es nicht.

refusal-no-country-called = Ein Land „{ $text }“ gibt es nicht.
look-resources = Ressourcen { $count }
look-oil = Ölexportland
look-schengen = Schengen
look-recruit = Rekrutieren { $number }
look-in-caliphate = Im Kalifat
look-empty = Keine Spielsteine
look-marker = { $marker }:
look-backlash = { $shown }, mit Rückschlag markiert
look-adjacent = Benachbart:


## The lessons, where they are typed

typed-tutorial-first_game-1 = Willkommen am Tisch. Du spielst beide Seiten einer Runde, spät im Spiel. Um die Ziele oben auf dem Spielplan geht es: Die USA haben 11 der 12 Ressourcen unter Guter Regierungsführung, die sie zum Sieg brauchen. Die Jihadisten sind zuerst am Zug.
typed-tutorial-first_game-2 = Die Karten der Seite am Zug stehen bei der Frage; „hand“ zeigt sie noch einmal, „card 53“ zeigt eine ganz. Eine Karte ist ein Ereignis oder ein Vorrat an Operationspunkten. Spiele „Madrasas“, eine Karte mit 1 Operationspunkt: Tippe ihre Nummer, 53, oder den Anfang ihres Namens.
typed-tutorial-first_game-3 = In Afghanistan verstecken sich zwei Schläferzellen („look afghanistan“ zeigt es ganz). Es ist Schlecht regiert, das zählt 3: Ein Wurf von 3 oder weniger bringt beim Rekrutieren eine neue Zelle. Nutze die Karte zum Rekrutieren.
typed-tutorial-first_game-4 = Eine 2: Die neue Zelle ist da. Jeder Wurf steht im Verlauf, mit der Nummer seiner Regel; „rules“ und diese Nummer zeigt die Regel. Die zweite Karte, „Sprengfallen (IEDs)“, liegt schon auf dem Tisch. Nutze sie für einen Plot.
typed-tutorial-first_game-5 = Wieder war der Wurf niedrig genug: Eine Zelle ist aktiv geworden, und in Afghanistan liegt ein Plot. Er wird nach der Phase der USA ausgelöst, wenn er nicht entdeckt wird. Jetzt bist du die USA: Spiele „Jetzt sicherer“, eine Karte mit 3 Operationspunkten.
typed-tutorial-first_game-8 = Ein Krieg der Ideologien verbessert die Regierungsführung eines Verbündeten Landes. Er braucht so viele Operationspunkte, wie dessen Regierungsführung zählt: Für eine Mittelmäßige genügen 2. Wähle „Krieg der Ideologien“.
typed-tutorial-first_game-9 = Jedes wählbare Land steht in der Liste. Pakistan ist Mittelmäßig und Verbündet und hat 2 Ressourcen. Hohes Ansehen, Unterstützung und ein Nachbarland mit Guter Regierungsführung verbessern den Wurf um je 1; der Schritt bis zu Gut kostet 1. Wähle Pakistan.
typed-tutorial-first_game-10 = Eine 5, und die Summe reicht: Pakistan hat eine Gute Regierungsführung, die USA haben 13 Ressourcen unter Guter Regierungsführung und gewinnen sofort. Das war eine ganze Runde. Ein richtiges Spiel beginnt mit fast leerem Spielplan: „sandtable play labyrinth“ baut eines auf. Nimm die USA gegen den Gegner nach Regelbuch und tippe ?, wann immer du nicht weißt, was du sagen kannst.
typed-tutorial-second_lesson-2 = Zuerst die Truppen. Spiele „Hidschab“, eine Karte mit 3 Operationspunkten: Du brauchst so viele, wie die Regierungsführung des Landes zählt, und Pakistan ist Schlecht regiert, das zählt 3.
typed-tutorial-second_lesson-3 = „odds“ sagt, wozu jede Antwort führen würde und was jetzt nicht geht, und warum. Wähle „Truppen transportieren“.
typed-tutorial-second_lesson-5 = Truppen gehen in Verbündete Länder und in Länder mit Regierungswechselmarker. Wähle Pakistan.
typed-tutorial-second_lesson-6 = Zwei genügen für das, was du vorhast. Hier bedeutet eine Zahl sich selbst: Tippe 2.
typed-tutorial-second_lesson-10 = Beide Zellen sind aktiv geworden, und das Ansehen ist auf 8 gestiegen. Seither hat der Gegner zwei Karten gespielt, und jede wurde Zeile für Zeile erzählt; „why“ sagt, wie er zu seiner Entscheidung kam.
typed-tutorial-second_lesson-13 = Der Plot ist verhindert; du siehst sogar, wie groß er war. „log“ zeigt noch einmal, was geschehen ist, und „why“ sagt, wie der Gegner zu seiner Entscheidung kam. Spiel von hier weiter, wie du magst, oder lerne in der dritten Lektion die andere Seite kennen.
typed-tutorial-third_lesson-3 = „Saddam gefasst“ ist eine Karte der USA. Du darfst ihre Operationspunkte nutzen, aber ihr Ereignis tritt ein, wenn es kann. Es kann nicht: Im Irak sind keine Truppen. Spiele sie.
typed-tutorial-third_lesson-6 = In ein benachbartes Land reist eine Zelle ohne Wurf; weiter weg darf der Wurf nicht überschreiten, was die Regierungsführung dort zählt. Wähle den Irak.
typed-tutorial-uprising-1 = Diese Lektion zeigt, was „Der Aufbruch“ Neues bringt; du spielst beide Seiten bis zum Ende einer Runde. „Au“ neben Ägypten ist ein Aufbruchsmarker: Menschen, die besser regiert werden wollen. „Re“ wie neben Syrien ist ein Reaktionsmarker. Jeder Aufbruch erleichtert in seinem Land jeden Krieg der Ideologien um eins und erschwert jeden Jihad um eins; jede Reaktion bewirkt das Gegenteil.
typed-tutorial-uprising-4 = Ägypten hat jetzt drei Aufbruchsmarker und einen Reaktionsmarker. Der Unterschied ist zwei, also kommt am Ende der Runde bei der Polarisierung einer dazu; ein Unterschied von drei würde das Land selbst bewegen. Auch „look ägypten“ sagt es. Das Ereignis platziert anderswo noch einen Marker: Wähle Libyen.
typed-tutorial-uprising-7 = „BK“ zeigt einen Bürgerkrieg, und „M“ zählt die Milizen, die die Regierung verteidigen wie Truppen. „Ausländische Kämpfer“ liegt schon auf dem Tisch. Nimm das Ereignis.
typed-tutorial-uprising-10 = Die Hauptstadt ist in Syrien; auch der Irak gehört zum Kalifat, wie jedes solche Land, das eine lückenlose Reihe mit der Hauptstadt verbindet. Alle Zellen dort sind aktiv, die Finanziellen Mittel steigen um zwei, und das Kalifat zählt als eine Ressource unter Islamistischer Herrschaft. Die USA antworten: Spiele „Militärberater“.
typed-tutorial-uprising-14 = „look irak“ und „look syrien“ sagen, wie die Kampfauswirkungen ausgehen würden. Im Irak ist es knapper. Wähle ihn, und damit endet die Runde: erst Polarisierung, dann Kampfauswirkungen.
typed-tutorial-uprising-15 = Die Polarisierung hat Ägypten den vierten Aufbruchsmarker gebracht. In Syrien waren es zu viele Zellen: Eine Miliz ist weg. Im Irak haben die Militärberater einen Treffer zwei Zellen wert gemacht. Ein Treffer, der nichts mehr zu entfernen findet, bewegt das Land selbst, Richtung Gut oder Richtung Islamistische Herrschaft. Das ist der Kern von „Der Aufbruch“; „sandtable play labyrinth“ bietet seine vier Szenarien und die Kampagne über beide Stapel an.
