# A Distant Plain's table in the browser.

plain-letter-coalition = K
plain-letter-government = R
plain-letter-taliban = T
plain-letter-warlords = W
plain-status = Siegabstände und Leisten
plain-margins = Siegabstände
plain-course-margins = Siegabstände aller Fraktionen, Karte für Karte
plain-course-tracks = Ressourcen, Hilfsgelder und Patronage
plain-casualties = Verluste
plain-islamabad = Islamabad
plain-islamabad-hard = Islamabad (Hart)
plain-now = jetzt
plain-next = nächste
plain-to-come = noch { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, davon { $propaganda } Propaganda
plain-card-text = Der Text der Karte
plain-column = Die Karten, wer handeln darf, was in Kraft ist
plain-who = Wer handeln darf
plain-left-anything = handelt jetzt: alles
    .short = jetzt
plain-left-full = handelt jetzt: jede Operation
    .short = jetzt
plain-left-limited = handelt jetzt: eine Begrenzte Operation
    .short = jetzt
plain-left-limited_or_event = handelt jetzt: Begrenzte Operation oder Ereignis
    .short = jetzt
plain-left-acting = handelt jetzt
    .short = jetzt
plain-left-then = danach, was die erste übrig lässt
    .short = dann
plain-left-then_limited = danach: Begrenzte Operation, oder Ereignis nach Sonderaktivität
    .short = dann
plain-left-then_full = danach: jede Operation
    .short = dann
plain-left-waits = wartet, dass jemand passt
    .short = wartet
plain-left-ineligible = setzt auf dieser Karte aus
    .short = aus
plain-left-nothing = nicht auf dieser Karte
    .short = aus
plain-left-pass = hat gepasst
    .short = gepasst
plain-left-event = hat das Ereignis genommen
    .short = Ereignis
plain-left-operation = hat operiert
    .short = fertig
plain-left-operation_with_special = hat operiert, mit Sonderaktivität
    .short = fertig
plain-left-limited_operation = hat operiert, in einem Gebiet
    .short = fertig
plain-in-force = In Kraft
plain-in-force-none = Nichts außer den Regeln.
plain-in-force-count = { $count ->
        [one] ein Ereignis
       *[other] { $count } Ereignisse
    }
plain-in-force-since = Karte Nr. { $number }, in Kraft seit Karte { $place } dieses Spiels.
plain-in-force-start = Karte Nr. { $number }, in Kraft von Anfang an.
plain-order = Fraktionsreihenfolge
plain-card-number = Nr. { $number }
plain-kind-capability_coalition = Fähigkeit der Koalition
plain-kind-capability_taliban = Fähigkeit der Taliban
plain-kind-momentum = Momentum
plain-pieces = { $pieces } { $count }
plain-pop = Bevölkerung { $count }
plain-econ = Wirtschaftswert { $count }
plain-terror = Terror { $count }
plain-pashtun = Paschtunisch
plain-empty = Keine Spielsteine.
plain-adjacent = Benachbart: { $spaces }.
plain-lasting = In Kraft
plain-lasting-text = { $card } ({ $whose }):
plain-played = Gespielt
plain-removed = Aus dem Spiel
plain-in-casualties = Verluste: { $bases ->
        [one] { $bases } Basis
       *[other] { $bases } Basen
    }, { $troops ->
        [one] { $troops } Truppe
       *[other] { $troops } Truppen
    }
plain-out-of-play = Außer Spiel: { $bases ->
        [one] { $bases } Basis
       *[other] { $bases } Basen
    }, { $troops ->
        [one] { $troops } Truppe
       *[other] { $troops } Truppen
    }
plain-force-coalition_base = Basen der Koalition
plain-force-coalition_troops = Truppen der Koalition
plain-force-government_base = Basen der Regierung
plain-force-government_troops = Truppen der Regierung
plain-force-government_police = Polizei
plain-force-taliban_base = Basen der Taliban
plain-force-taliban_underground = Guerillas der Taliban
plain-force-warlord_base = Basen der Warlords
plain-force-warlord_underground = Guerillas der Warlords
plain-last-event = Die letzte Ereigniskarte
plain-set-up = Aufbau
plain-over = Das Spiel ist vorbei
plain-since = ({ $sign }{ $number } seit der letzten Propagandarunde)
plain-changed = { $change } { $what }
plain-lost-coalition_bases = { $count ->
        [one] du verlierst eine Basis
       *[other] du verlierst { $count } Basen
    }
plain-lost-coalition_troops = { $count ->
        [one] du verlierst eine Truppe
       *[other] du verlierst { $count } Truppen
    }
plain-lost-government_bases = { $count ->
        [one] du verlierst eine Basis
       *[other] du verlierst { $count } Basen
    }
plain-lost-troops = { $count ->
        [one] du verlierst eine Truppe
       *[other] du verlierst { $count } Truppen
    }
plain-lost-police = { $count ->
        [one] du verlierst eine Polizeieinheit
       *[other] du verlierst { $count } Polizeieinheiten
    }
plain-lost-taliban_bases = { $count ->
        [one] du verlierst eine Basis
       *[other] du verlierst { $count } Basen
    }
plain-lost-taliban = { $count ->
        [one] du verlierst eine Guerilla
       *[other] du verlierst { $count } Guerillas
    }
plain-lost-warlord_bases = { $count ->
        [one] du verlierst eine Basis
       *[other] du verlierst { $count } Basen
    }
plain-lost-warlords = { $count ->
        [one] du verlierst eine Guerilla
       *[other] du verlierst { $count } Guerillas
    }
plain-exposed = { $count ->
        [one] eine deiner Guerillas wurde entdeckt
       *[other] { $count } deiner Guerillas wurden entdeckt
    }
plain-sabotaged = sabotiert
plain-repaired = wieder offen


## The player aid

plain-aid-victory = Sieg
plain-aid-margins = Ein Siegabstand sagt, wie weit eine Fraktion über ihr Ziel hinaus ist. Wer zu Beginn einer Propagandarunde darüber ist, gewinnt; am Ende gewinnt der höchste Siegabstand (7.2, 7.3).
plain-aid-symbols = Zeichen
plain-sign-pop = Bevölkerung
plain-sign-support = Unterstützung
plain-sign-opposition = Opposition
plain-sign-terror = Terror
plain-sign-econ = Wirtschaftswert einer Straße
plain-sign-sabotage = Sabotage
plain-aid-turn = Eine Karte
plain-aid-sequence = Die Karte nennt die Fraktionen in ihrer Reihenfolge. Die erste berechtigte nimmt das Ereignis oder eine Operation mit oder ohne Sonderaktivität, oder sie passt; davon hängt ab, was die zweite darf. Wer gehandelt hat, setzt auf der nächsten Karte aus (2.3).
plain-aid-coin = COIN-Operationen
plain-aid-insurgent = Operationen der Aufständischen
plain-aid-coalition = Sonderaktivitäten: Koalition
plain-aid-government = Sonderaktivitäten: Regierung
plain-aid-taliban = Sonderaktivitäten: Taliban
plain-aid-warlords = Sonderaktivitäten: Warlords

## The course of the game

table-track-government = { track-government }
table-track-taliban = { track-taliban }
table-track-warlords = { track-warlords }
table-track-aid = { track-aid }
table-track-patronage = { track-patronage }

## The guided first card

plain-lesson-1 = Willkommen in Afghanistan. Im leuchtenden Streifen stehen die vier Fraktionen auf einer gemeinsamen Leiste: Wer zu Beginn einer Propagandarunde hinter der Flagge ist, hat gewonnen. Dazu kommen Ressourcen, Hilfsgelder und Patronage. Links siehst du die aktuelle und die nächste Karte, wer handeln darf und was in Kraft ist.
plain-lesson-2 = Goldene und blaue Klötzchen sind Koalition und Regierung, schwarze runde Steine die Taliban, grüne sechseckige die Warlords, Fünfecke ihre Basen. Linien bedeuten COIN-Kontrolle, ein Gitter Taliban-Kontrolle. Zeig auf ein Gebiet, um alles darüber zu lesen.
plain-lesson-3 = Die Karte nennt die Fraktionen der Reihe nach: Die Koalition wählt zuerst. Sie kann das Ereignis nehmen oder eine Operation ausführen. Auf der Straße von Kabul nach Torkham sitzt eine Guerilla, und eine Patrouille kostet die Koalition nichts: Wähle „Patrouille“.
plain-lesson-4 = Klötzchen können von überall kommen. Klicke auf Kabul.
plain-lesson-5 = Von Kabul aus können sie alle Straßen entlangfahren. Klicke auf die Straße nach Torkham, die Raute mit der 4.
plain-lesson-6 = Beide Truppen fahren.
plain-lesson-7 = Weitere Klötzchen könnten folgen. Sag „Fertig“.
plain-lesson-8 = Auf jeder Straße macht jedes Klötzchen eine Guerilla aktiv: Sie kann sich nirgends verstecken. Mach sie aktiv.
plain-lesson-9 = Eine Patrouille endet, wenn du magst, mit einem Sturmangriff auf einer Straße. Nimm die Straße nach Torkham.
plain-lesson-10 = Die Guerilla ist weg; der Verlauf sagt es, und die kleinen Zahlen daneben öffnen die Regeln. Ein Lufttransport könnte folgen, aber dann dürfte die zweite Fraktion das Ereignis nehmen. Sag „Fertig“.
plain-lesson-11 = Nach einer Operation allein hat die zweite Fraktion, hier die Warlords, eine Operation in einem Gebiet. Wähle „Sammeln“.
plain-lesson-12 = Stark sind sie, wo sie eine Basis haben und die Bevölkerung nicht paschtunisch ist. Klicke auf Balch.
plain-lesson-13 = Mit einer Basis kann mehr als eine Guerilla kommen: so viele, wie es Basen und Bevölkerung gibt. Wähle das.
plain-lesson-14 = Eine Basis und eine Bevölkerung von 2: drei Guerillas.
plain-lesson-15 = Jetzt sind vier Guerillas in Balch, und keine ist zu sehen. Sag „Fertig“.
plain-lesson-16 = Koalition und Warlords haben gehandelt und setzen auf dieser Karte aus; die Taliban wählen zuerst. Das ist der ganze Rhythmus: Auf einer Karte handeln zwei Fraktionen, die anderen warten auf die nächste. Spiel weiter, wie du magst, oder beginne ein Spiel.

## A lesson for the Coalition

plain-lesson-coalition-1 = Die Koalition will Unterstützung in der Bevölkerung und ihre eigenen Spielsteine sicher wieder zu Hause: Ihr Ziel zählt beides. Sie selbst zahlt nichts; für ihre größeren Operationen zahlt die Regierung.
plain-lesson-coalition-2 = Zwei Guerillas und eine Basis der Taliban liegen in Zabul, alle untergetaucht: Was niemand sieht, kann niemand treffen. Beim Durchkämmen kommen Truppen und sehen nach. Wähle „Durchkämmen“.
plain-lesson-coalition-3 = Durchkämme Zabul: Klicke darauf.
plain-lesson-coalition-4 = Truppen kommen von nebenan oder über eine freie Straße. Klicke auf Kandahar.
plain-lesson-coalition-5 = Wenn sie will, nimmt die Koalition Truppen der Regierung mit. Nimm eine.
plain-lesson-coalition-6 = Auch Kabul könnte Truppen schicken. Sag „Fertig“: Für dieses Gebiet reicht es.
plain-lesson-coalition-7 = Weitere Gebiete ließen sich durchkämmen, jedes für 3 Ressourcen der Regierung. Sag „Fertig“.
plain-lesson-coalition-8 = Zabul ist kein Gebirge: Jedes Klötzchen findet eine Guerilla. Mach die Taliban dort aktiv.
plain-lesson-coalition-9 = Zu einer Operation gehört eine Sonderaktivität. Ein Luftschlag entfernt eine aktive Guerilla, wo immer sie ist, ohne Truppen. Wähle ihn.
plain-lesson-coalition-10 = Klicke auf Zabul.
plain-lesson-coalition-11 = Eine Guerilla ist weg, die andere liegt offen für einen Sturmangriff auf einer späteren Karte. Erst finden, dann zuschlagen: Das ist der Rhythmus der Koalition. Beginne ein Spiel, wann du magst.

## A lesson for the Government

plain-lesson-government-1 = Die Regierung will Patronage und Bevölkerung unter COIN-Kontrolle; ob man sie liebt, ist die Sorge der Koalition. Ihre Ressourcen zahlen für beide.
plain-lesson-government-2 = Ausbilden bringt Klötzchen auf den Spielplan und kann die Bevölkerung gewinnen. Wähle „Ausbilden“.
plain-lesson-government-3 = Klicke auf Kabul: 3 Ressourcen.
plain-lesson-government-4 = Zuerst die Truppen: diesmal keine, also 0.
plain-lesson-government-5 = Polizei bleibt, um zu halten, was Truppen genommen haben. Nimm 4.
plain-lesson-government-6 = Sag „Fertig“: Ein Gebiet genügt.
plain-lesson-government-7 = Wo COIN die Kontrolle hat, bewegen 3 Ressourcen die Bevölkerung eines Gebiets um eine Stufe. Wähle „Zivile Maßnahmen“ für Kabul.
plain-lesson-government-8 = Kabul unterstützt dich jetzt. Zu „Ausbilden“ darfst du „Regieren“ wählen: Ausländische Hilfsgelder landen dort, wo Freunde der Regierung sie brauchen können.
plain-lesson-government-9 = In Kabul steht eine Basis von Fremden, die auf ihr Geld achten. In Herat achtet niemand darauf: Klicke darauf.
plain-lesson-government-10 = Mach dort Hilfsgelder zu Patronage. Das kostet die Unterstützung in Herat, die für die Koalition zählt.
plain-lesson-government-11 = Sag „Fertig“.
plain-lesson-government-12 = Die Patronage ist gestiegen, Hilfsgelder und Unterstützung sind gesunken: Dein Verbündeter wird sich beschweren, und deine Marke ist vorgerückt. Beginne ein Spiel, wann du magst.

## A lesson for the Taliban

plain-lesson-taliban-1 = Die Taliban wollen Opposition und Basen. Sie haben wenig Geld und viel Geduld, und in Pakistan hat sonst niemand einen Spielstein.
plain-lesson-taliban-2 = Terror verdirbt die Unterstützung. Er braucht eine Guerilla, die niemand gesehen hat. Wähle „Terror“.
plain-lesson-taliban-3 = Eine von deinen versteckt sich in Kandahar: Klicke darauf.
plain-lesson-taliban-4 = Kandahar steht jetzt in Opposition, und ein Terrormarker macht es teuer, es zurückzugewinnen. Zu einer Operation darfst du erpressen. Wähle „Erpressen“.
plain-lesson-taliban-5 = Auf der Straße von Kabul nach Torkham ist niemand deiner Guerilla überlegen: Sie nimmt den Lastwagen 4 Ressourcen ab. Klicke auf die Straße.
plain-lesson-taliban-6 = Sie ist jetzt aktiv, wie die in Kandahar: Beide haben mit ihrer Deckung bezahlt. Sag „Fertig“.
plain-lesson-taliban-7 = Mehr Terror kostet 1 Ressource je Gebiet. Sag „Fertig“: Die Operation ist vorbei.
plain-lesson-taliban-8 = Lies den Verlauf: 1 Ressource ausgegeben, 4 gewonnen, eine Stadt umgestimmt. Sammeln würde deine Guerillas wieder verstecken. Beginne ein Spiel, wann du magst.

## A lesson for the Warlords

plain-lesson-warlords-1 = Die Warlords wollen ein Land, das niemand kontrolliert, und Ressourcen. Sie kämpfen gegen niemanden; sie stehen im Weg, und sie zahlen.
plain-lesson-warlords-2 = Drei Polizeieinheiten halten Herat. Nebenan in Farah stehen vier deiner Guerillas. Wähle „Marsch“.
plain-lesson-warlords-3 = Klicke auf Farah.
plain-lesson-warlords-4 = Klicke auf Herat. Die Bevölkerung ist nicht paschtunisch, du kommst also ungesehen an.
plain-lesson-warlords-5 = Schick drei. Drei von dir und drei von der Polizei: COIN hat keine Mehrheit mehr, und die Kontrolle ist weg.
plain-lesson-warlords-6 = Sag „Fertig“: Der Rest bleibt zu Hause.
plain-lesson-warlords-7 = Zu einem Marsch darfst du bestechen: 2 Ressourcen je Gebiet kaufen Spielsteine weg, selbst wo du niemanden hast. Wähle „Bestechen“.
plain-lesson-warlords-8 = Klicke auf Herat: Das erste Klötzchen geht sofort.
plain-lesson-warlords-9 = Bis zu drei Klötzchen gehen für den Preis. Nimm noch eines von der Polizei.
plain-lesson-warlords-10 = Sag „Fertig“: Lass eines da, man kennt sich jetzt.
plain-lesson-warlords-11 = Sag „Fertig“: Ein Gebiet genügt.
plain-lesson-warlords-12 = Die Bevölkerung von Herat zählt für dich, solange keine Seite sie kontrolliert. Beginne ein Spiel, wann du magst.
plain-at = { $place }: { $what }
plain-margin-of = Siegabstand: { $side }
plain-in-the-plan = Zeile { $number } des Plans
