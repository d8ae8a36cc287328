# Refusals of the table itself: what was wrong, and what was expected.

# Answers
refusal-not-text = { $key } ist kein Text; erwartet wird einer dieser Schlüssel als Text: { $options-comma }
refusal-not-offered = { $key } steht hier nicht zur Wahl; möglich sind: { $options-comma }
refusal-same-option-twice = dieselbe Antwort wurde zweimal gegeben
refusal-how-many-options = erwartet werden { $least } bis { $most } der Antworten, gegeben wurden { $got }
refusal-how-many-exactly = erwartet werden { $count } der Antworten, gegeben wurden { $got }
refusal-nothing-asked = an diesem Tisch wird nichts gefragt: Das Spiel ist vorbei
refusal-not-asked = die Frage ist für { $asked }, nicht für { $seat }
refusal-analysis-not-over = das Spiel ist nicht vorbei: Eine Analyse würde verraten, was verborgen ist
refusal-analysis-unseen = hier wurden Karten für sich behalten: Was ungenannte Karten gebracht hätten, kann niemand sagen
refusal-analysis-no-craft = niemand kann in { $title } vorausschauen, daher lassen sich die Spiele nicht analysieren
refusal-not-over = das Spiel ist nicht vorbei, und nichts wird gefragt
refusal-nobody-answers = niemand antwortet hier für { $seat }; erwartet wird ein Agent für jeden Platz, der gefragt wird
refusal-intentions = { $intentions } kann keine Absicht sein; erwartet werden Absichten, jede mit einem Zweck und Schlüsseln von Antworten
refusal-nothing-intended = keine der Absichten beantwortet, was jetzt gefragt ist
refusal-agent-keys = der Agent auf { $seat } antwortete { $answer }; erwartet werden Schlüssel von Antworten
refusal-agent-answer = der Agent auf { $seat } wurde nach { $purpose } gefragt: { $reason }

# Taking back and adjusting
refusal-nothing-to-undo = es gibt nichts zurückzunehmen
refusal-nothing-to-redo = es gibt nichts noch einmal zu geben: Nichts wurde zurückgenommen, oder es passt nicht mehr
refusal-redo-others = das war die Antwort von { $seat }
refusal-no-ply = { $ply } ist kein Halbzug; ein Halbzug ist eine ganze Zahl
refusal-no-such-ply = einen Halbzug { $ply } gibt es nicht; das Journal hat { $plies }
refusal-no-step = { $step } ist kein Schritt; ein Schritt ist eine ganze Zahl
refusal-no-such-step = einen Schritt { $step } gibt es nicht; die Schritte sind von 0 bis { $last } nummeriert
refusal-no-history = so weit zurück hebt dieser Tisch nichts auf
refusal-undo-chance = seither wurde gewürfelt oder eine Karte gezogen
refusal-undo-revealed = seither wurde etwas Verborgenes gezeigt
refusal-undo-answered = seither hat { $seat } geantwortet
refusal-adjust-over = das Spiel ist vorbei; nimm etwas zurück, bevor du den Tisch anpasst
refusal-adjust-others = hier spielt noch jemand; nur ein Tisch, der ganz dir gehört, lässt sich anpassen
refusal-adjust-key = { $key } lässt sich hier nicht von Hand ändern
refusal-adjustment = eine Anpassung ist ein Dokument mit den Schlüsseln einer Stellung

# Setting up
refusal-no-game = ein Spiel { $name } gibt es nicht; es gibt: { $games-comma }
refusal-no-level = { $name } hat keine Stufe { $level }; es gibt: { $levels-comma }
refusal-no-levels = { $name } hat keine Stufe { $level }; es gibt keine Stufen
refusal-no-option = { $title } hat keine Option { $option }; es gibt: { $options-comma }
refusal-option-value = { $option } kann nicht { $value } sein; möglich sind: { $values-comma }
refusal-no-seat = { $title } hat keinen Platz { $seat }; es gibt: { $seats-comma }
refusal-seats = Plätze werden mit Namen angegeben, etwa { $example }, nicht als { $seats }
refusal-agents = Agenten werden nach Platz angegeben, nicht als { $agents }
refusal-no-agent = Platz { $seat }: { $agent } ist weder der Name eines Gegners noch ein Agent, der antworten kann
refusal-nobody-called = niemand namens { $who } kann auf { $seat } sitzen; erwartet: { $expected-comma }
refusal-seed = ein Startwert ist eine ganze Zahl oder ein Text, nicht { $seed }
refusal-seed-unwritable = der Startwert lässt sich nicht aufschreiben; erwartet wird eine kürzere Zahl oder ein Text in Unicode
refusal-setup = ein Tisch wird durch ein Setup aufgebaut, nicht durch { $setup }
refusal-no-watcher = { $watcher } schaut nicht zu, und ihm kann nichts erzählt werden
refusal-no-language = in { $language } gibt es keine Wörter; es gibt: { $languages-comma }

# Dice
refusal-die = Würfel { $place } des Skripts ist { $value }; ein Würfel zeigt 1 bis { $sides }
refusal-dice = Würfel sind eine Liste von Würfen oder eines von { $physical }, nicht { $dice }
refusal-fortune = { $fortune } ist kein Zufall; erwartet wird einer mit step_begins und below
refusal-below = { $below } zieht nicht; erwartet wird eine Funktion, die eine Zahl unter einer anderen gibt
refusal-until = { $until } sagt nicht, wie weit vorausgeschaut wird; möglich sind: { $known-comma }
refusal-too-many-ways = von hier kann der Zufall mehr als { $most } Wege gehen; erwartet wird eine Antwort, über die weniger Würfel und Karten entscheiden
refusal-course-key = eine Ansicht hat kein { $key }; erwartet werden ihre Schlüssel wie prestige, die inneren mit Punkten dazwischen
refusal-unspeakable = { $thing } lässt sich nicht sagen; erwartet wird eine Nachricht, ein Eintrag, eine Antwort oder eine Frage
refusal-width = { $width } ist keine Breite; erwartet wird eine Zahl von Zeichen von { $least } bis { $most }
refusal-view-of-another = das ist ein Tisch von { $title }, nicht von { $wanted }
refusal-no-vocabulary = { $title } hat keine Liste von Aktionen für lernende Programme
refusal-nobody-learns = niemand lernt: Jeder Platz ist besetzt; erwartet wird, dass { $seats-or } frei bleibt
refusal-no-such-action = die Aktion { $action } steht jetzt nicht zur Wahl; erwartet wird eine aus der Maske, für { $least } bis { $most } Antworten
refusal-samples = { $samples } ist keine Zahl von Welten; erwartet: 1 oder mehr
refusal-no-table-to-imagine = { $seat } wird ohne Tisch gespielt, also lässt sich keiner vorstellen: Ein Agent, der vorausschaut, darf nicht looks_ahead = False sagen und sitzt an einem Tisch
refusal-script-ran-dry = das Skript mit { $dice } Würfeln ist zu Ende: Ein Wurf für { $purpose } war nötig

# Positions
refusal-position = eine Stellung ist ein Dokument mit Schlüsseln (game, scenario, ...)
refusal-position-game = game: fehlt; eine Stellung nennt ihr Spiel
refusal-document-position = eine Stellung ist ein Dokument aus Schlüsseln, Listen, Texten und Zahlen, und nicht zu tief verschachtelt
refusal-document-adjustment = eine Anpassung ist ein Dokument aus Schlüsseln, Listen, Texten und Zahlen, und nicht zu tief verschachtelt
refusal-unknown-key = { $key }: hier nicht bekannt; möglich sind: { $keys-comma }
refusal-no-number = { $key }: { $value } ist keine ganze Zahl
refusal-not-between = { $key }: { $value } liegt nicht zwischen { $least } und { $most }
refusal-no-flag = { $key }: { $value } ist weder wahr noch falsch
refusal-no-mapping = { $key }: { $value } ist keine Menge von Schlüsseln
refusal-no-list = { $key }: { $value } ist keine Liste
refusal-no-word = { $key }: { $value } ist kein Text
refusal-missing-key = { $key }: fehlt
refusal-no-such-value = { $key }: { $value } gehört nicht zu: { $values-comma }

# Files
refusal-file-unreadable = { $file } lässt sich nicht lesen: { $reason }
refusal-file-no-text = { $file } ist beschädigt: Es ist kein Text
refusal-file-name = { $file } ist kein Dateiname
refusal-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
refusal-file-no-name = { $file } lässt sich nicht lesen: Das ist kein Dateiname

# Saves
refusal-no-save = das ist kein Spielstand von Sandtable
refusal-save-format = der Spielstand hat das Format { $format }; dieses Programm liest Formate bis { $known }
refusal-save-damaged = der Spielstand ist beschädigt: Sein Inhalt passt nicht zu seiner Prüfsumme
refusal-save-unwritable = der Spielstand ist beschädigt: Er ist zu tief verschachtelt oder enthält einen Text, der kein Unicode ist
refusal-save-key = der Spielstand beschreibt kein Spiel: { $key } ist { $value }
refusal-save-step = der Spielstand beschreibt kein Spiel: Ein Schritt ist { $step }, nicht ein Halbzug und ein Hash
refusal-save-newer-rules = der Spielstand folgt der Regelversion { $rules }; dieses Programm kennt { $known }
refusal-save-departs = die Wiederholung weicht bei Schritt { $step } (Halbzug { $ply }) von der Aufzeichnung ab
refusal-save-steps = die Aufzeichnung hat { $recorded } Schritte, die Wiederholung { $replayed }
refusal-save-seats = der Spielstand sagt nicht, wer wo sitzt: Seine Plätze sind { $seats }
refusal-save-unnamed-agent = Platz { $seat } spielte ein Agent ohne Namen; gib ihn noch einmal an (agents=, oder --seat { $seat }=program:COMMAND)
refusal-save-cut-short = { $file } ist beschädigt oder abgeschnitten: Es ist kein ganzes JSON-Dokument
refusal-journal-list = ein Eintrag des Journals ist { $entry }; erwartet wird eine Liste, die mit einem Platz oder einem Würfel beginnt
refusal-journal-entry = ein Eintrag des Journals ist { $entry }, den kein Platz oder Würfel an diesem Tisch gegeben haben kann
refusal-journal-goes-on = das Spiel endete bei Halbzug { $ply }, aber das Journal geht weiter
refusal-replayed-answer = Halbzug { $ply } ({ $purpose }): { $reason }
refusal-replayed-other = Halbzug { $ply }: Die Regeln fragen nach { $purpose }, das Journal hat { $who } { $value }

# Programs at a seat
refusal-seat-line = die Zeile ist zu lang; eine Zeile hat höchstens { $bytes } Bytes
refusal-seat-json = das ist kein JSON-Objekt auf einer eigenen Zeile, in UTF-8, mit jedem Feld einmal
refusal-seat-type = { $type } ist keine Art von Nachricht; möglich sind: { $types-comma }
refusal-seat-missing = { $type }: Das Feld { $field } fehlt
refusal-seat-unknown = { $type }: Ein Feld { $field } gibt es nicht
refusal-seat-field = { $type }: { $field } kann nicht { $value } sein
refusal-seat-hello-first = sag zuerst hello
refusal-seat-hello-twice = hello wurde schon gesagt
refusal-seat-not-asked = Frage { $number } wurde nicht gestellt
refusal-seat-nothing-asked = nichts wird gefragt
refusal-seat-asides = vor einer Antwort kann höchstens { $asides }-mal zurückgefragt werden
refusal-seat-protocol = das Programm auf { $seat } spricht Version { $got } des Protokolls; erwartet: Version { $known }
refusal-seat-refused = das Programm auf { $seat } wurde { $tries ->
        [one] einmal
       *[other] { $tries }-mal
    } abgewiesen: { $reason }
refusal-seat-stays = das Programm hat sich nicht beendet, obwohl es verabschiedet wurde
refusal-seat-on-purpose = das wird absichtlich abgewiesen, was es auch ist; beantworte die Frage noch einmal
refusal-seat-late = das Programm auf { $seat } hat nicht innerhalb von { $seconds } Sekunden geantwortet
refusal-seat-ended = das Programm auf { $seat } ist beendet
refusal-seat-ended-saying = das Programm auf { $seat } ist beendet; seine letzten Worte: { $said }
refusal-seat-no-program = { $command } lässt sich nicht starten: { $reason }
refusal-seat-goes-on = wer { $seat } spielt, lässt sich nicht ändern, wenn ein Spiel weitergeht; nur ein Programm wird neu genannt (SEAT=program:COMMAND)
refusal-seat-command = { $command } ist kein Befehl; erwartet wird ein Programm mit seinen Argumenten, in Anführungszeichen wie in einer Shell
refusal-join-address = { $address } ist weder ein Tisch (http://HOST/#/table/ID, mit --seat-key) noch eine Einladung (http://HOST/#/join/ID/CODE)
refusal-join-seats = der Schlüssel öffnet { $seats-comma }; ein Programm spielt einen Platz
refusal-join-gone = der Server ist weg: { $reason }
refusal-join-removed = der Tisch wurde gelöscht
refusal-join-server = der Server sagt etwas, das hier nicht verstanden wird; hat er eine andere Version?
refusal-needs-web = der Server ist hier nicht installiert, und mit ihm kommt, was zum Beitreten nötig ist: pip install 'sandtable[web]'
refusal-assistant-stands = noch sitzt niemand an einem Tisch: Nimm zuerst Platz oder nimm ein Spiel auf
refusal-assistant-alone = { $seat } ist der Platz des einen Menschen; jeden anderen Platz spielt ein Gegner
refusal-assistant-several = hier spielt ein Mensch, nicht { $seats-comma }
refusal-serve-program = { $text } nennt kein Programm; erwartet wird NAME=COMMAND, jeder Name einmal, aus kleinen Buchstaben, Ziffern und _
refusal-no-count = { $value } ist keine Zahl von { $least } bis { $most }
refusal-no-percent = { $value } ist keine Prozentzahl bis 50
refusal-no-seconds = { $value } ist keine Zahl von Sekunden
