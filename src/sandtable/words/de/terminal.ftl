# What the terminal says, whatever is played.


## Asking

terminal-turn = { $side }: { $question }
terminal-several = Wähle { $least ->
        [0] bis zu { $most }
       *[other] { $least } bis { $most }
    } davon, durch Kommas getrennt:
terminal-exactly = Wähle { $most } davon, durch Kommas getrennt:
terminal-prompt = >
terminal-dealer = { $what-ask }
terminal-roll = Würfeln – { $what }: Was zeigt der Würfel?
terminal-draw = Ziehen – { $what }: Was ist es?
terminal-roll-dice = Wirf { $count } Würfel und tippe sie in eine Zeile, in dieser Reihenfolge{ $times ->
        [1] {""}
       *[other] {" "}({ $times }-mal)
    }: { $what }.
terminal-on-board = { $count ->
        [0] Auf deinem Spielplan ändert sich nichts.
       *[other] Auf deinem Spielplan:
    }
terminal-put-back = Auf deinem Spielplan zurückstellen:
terminal-read-on = { $asked } { $answered }
terminal-any-die = was daraus wird
terminal-again = noch einmal würfeln
terminal-again-on = { $faces }: noch einmal würfeln
terminal-draw-hint = Tippe die Nummer; mehrere, wenn mehrmals hintereinander gezogen wird. Die Eingabetaste listet alle { $count } auf.
terminal-draw-by-name-hint = Tippe einen Namen oder seinen Anfang. Die Eingabetaste listet alle { $count } auf.
terminal-unseen-hint = Tippe die Nummer oder den Namen einer deiner Karten. Die Eingabetaste listet alle { $count } auf.
terminal-redo-hint = Bevor du es zurückgenommen hast: { $what }. „redo“ gibt es noch einmal.
terminal-given-again = Noch einmal gegeben: { $asked } { $answered }
refusal-roll-again = { $text }: noch einmal würfeln.
refusal-redo-how = Sag „redo“ oder „redo all“, nicht „{ $text }“.
terminal-typed-too-much = Zu viel getippt und nicht benutzt: { $unused }
refusal-no-numbers = „{ $text }“ ist hier keine Antwort. An einem Tisch mit echten Würfeln oder Karten ist eine Zahl nie ein Platz in einer Liste: Tippe einen Namen oder seinen Anfang.
refusal-not-at-hand = { $where }
refusal-bad-die = „{ $text }“ ist kein Wurf: Ein Würfel zeigt 1 bis 6.
refusal-bad-draw = { $text } lässt sich jetzt nicht ziehen: Es ist nicht dort, wo gezogen wird.
refusal-nothing-called = Nichts heißt „{ $text }“.
refusal-ambiguous = „{ $text }“ könnte sein: { $options }.
refusal-typed-no-text = Das ist kein Text: Hier lässt sich nur UTF-8 lesen.
refusal-too-long = Diese Zeile hat { $count } Zeichen; höchstens { $most } lassen sich lesen.
refusal-not-possible = Nicht möglich – { $thing }: { $reason }
refusal-ruled-out = Nicht möglich – { $thing }: { $reason } (Regel { $rule })
refusal-not-an-option = „{ $text }“ gehört nicht zu den Antworten. Tippe eine Zahl, einen Namen oder seinen Anfang; ? listet die Befehle auf.
refusal-did-you-mean = „{ $text }“ gibt es hier nicht. Meintest du { $near }?
terminal-entry = { $name } { $value }
terminal-changed = »
terminal-pair = { $name }: { $value }
terminal-step = Schritt { $number }
terminal-place = { $seat } { $margin }
terminal-face-down = ?
terminal-tagged = { $tag } { $label }


## An opponent's plays

terminal-go-on = Weiter mit der Eingabetaste, Gründe mit „why“:
refusal-enter-first = Drück zuerst die Eingabetaste; dann kannst du antworten.


## Passing the screen

terminal-curtain = Am Zug { $side-number ->
    [many] sind
   *[other] ist
} { $side-der }. Gib den Bildschirm weiter und drück dann die Eingabetaste.


## Commands

terminal-help =
    Eine Antwort ist eine Zahl, ein Name oder so viel von einem Namen, dass er eindeutig ist; mehrere sind durch Kommas getrennt.
    Ein Befehl wird ausgeschrieben, oder mit einem Schrägstrich davor so kurz, dass er eindeutig bleibt.
terminal-help-answers = Was du jetzt antworten kannst:
terminal-command-undo = undo [list] [N]
    .about = die letzte Antwort zurücknehmen; „undo list“ zeigt die bisherigen Karten, „undo 12“ geht zur zwölften zurück
terminal-command-redo = redo [all]
    .about = Zurückgenommenes noch einmal geben, eine Antwort nach der anderen; „redo all“ gibt, so viel noch passt
terminal-command-adjust = adjust PFAD WERT
    .about =
        alles auf dem Tisch von Hand ändern, mehreres durch Semikolons getrennt; undo nimmt es zurück.
        Eine Datei kann alles sagen: adjust changes.yaml
terminal-command-save = save [DATEI]
    .about = das Spiel in eine Datei schreiben
terminal-command-log = log [N oder > DATEI]
    .about = die letzten N Zeilen des Verlaufs (20); „log > game.md“ schreibt alles auf, als Text, Markdown oder HTML
terminal-command-look = look NAME
    .about = ein Gebiet des Spielplans ganz
terminal-command-card = card NUMMER
    .about = eine Karte ganz; ihr Name genügt
terminal-command-rules = rules [NUMMER oder WÖRTER]
    .about = die Kapitel; „rules 8“ liest weiter, „rules 8.4.2“ ist eine Regel mit denen darunter, „rules rekrutieren“ sucht ein Wort
terminal-command-hand = hand
    .about = deine Karten
terminal-command-board = board [full]
    .about = der Tisch in Kürze: was besetzt ist oder sich verändert hat (»), seit du zuletzt nachgesehen hast; „board full“ zeigt alles
terminal-command-why = why [N]
    .about = der letzte Zug eines Gegners ganz, mit Gründen und Regeln; „why 2“ ist der davor
terminal-command-odds = odds
    .about = was über jede mögliche Antwort bekannt ist und was jetzt nicht geht, mit dem Grund
terminal-command-hint = hint
    .about = die zwei oder drei besten Pläne für diese Frage, vorausgeschaut aus dem, was du wissen darfst
terminal-command-position = position [DATEI oder PFAD]
    .about = die Stellung aufschreiben, mit allem Verborgenen, als JSON oder YAML; oder einen Teil davon zeigen
terminal-command-help = help, ?
    .about = diese Liste, und was die möglichen Antworten bedeuten
terminal-command-quit = quit
    .about = gehen; das Spiel wird aufgehoben

refusal-unknown-command = Einen Befehl { $text } gibt es nicht; ? listet sie auf.
refusal-command-alone = { $command } steht allein; wofür ist „{ $text }“?
refusal-needs-name = { $command }: welches?
terminal-saved = Gespeichert in { $file }.
terminal-position-written = Die Stellung am Anfang dieses Schritts, mit allem Verborgenen, ist in { $file }.
terminal-taken-back = Zurückgenommen: { $asked } { $answered }
terminal-not-any-more = Gilt nicht mehr: { $text }
terminal-odds-warning = !
terminal-odds-cost = Preis: { $cost }
terminal-hint-thinking = Vorausschauen …
terminal-hint-taken = { $side-Der } { $side-number ->
    [many] haben
   *[other] hat
} sich einen Tipp geholt.
refusal-hints-unagreed = Hier spielen mehrere Menschen, die keine Tipps vereinbart haben: Beginne das Spiel mit --hints.
terminal-odds-nothing = Zu dieser Frage gibt es nichts vorauszusehen.
terminal-odds-impossible = Nicht jetzt:
terminal-no-log = Noch ist nichts geschehen.
terminal-no-why = { $plays ->
        [0] Noch gibt es keinen Zug zu erklären.
        [one] Bisher gibt es nur einen Zug zu erklären.
       *[other] Bisher gibt es nur { $plays } Züge zu erklären.
    }
terminal-undo-card = Karte
terminal-undo-ply = Halbzug
terminal-undo-opening = Was geschah
terminal-undo-hint = „undo { $number }“ geht zum Anfang von Karte { $number } zurück.
terminal-gone-back = Zurück am Anfang dieser Karte. { $title }
terminal-played-again = Diese Karte wird noch einmal gespielt. { $title }
terminal-no-cards = Noch wurde keine Karte gespielt.
refusal-no-such-card = Eine Karte „{ $text }“, zu der es zurückginge, gibt es nicht; „undo list“ zeigt sie.
terminal-adjusting = Anpassung:
terminal-adjusted = { $path }: { $old } → { $new }
terminal-adjusted-nothing = Nichts hat sich verändert.
terminal-begins-again = Der laufende Schritt beginnt neu.
refusal-adjust-how = Sag, was und wie: adjust PFAD WERT, mehreres durch Semikolons getrennt, oder adjust changes.yaml. „position“ schreibt alles auf, was sich anpassen lässt; null nimmt etwas weg.
refusal-adjust-value = { $path }: „{ $text }“ lässt sich nicht lesen; schreib eine Zahl, ein Wort, true, false, eine Liste wie [1, 2] oder null.
refusal-no-hand = Gerade ist niemandes Hand offen.
refusal-no-odds = Du wirst gerade nichts gefragt.
refusal-no-rule = Eine Regel { $text } gibt es nicht; „rules“ listet die Kapitel auf.
refusal-bad-number = „{ $text }“ ist keine Zahl von 1 oder mehr.
terminal-rule = { $number } { $title }.
terminal-rules-hint = „rules 8“ liest ein Kapitel, „rules rekrutieren“ sucht ein Wort.
terminal-rules-more = Mehr: { $numbers }
terminal-transcript-end = Das Ende
terminal-log-written = Der Verlauf ist in { $file }.
terminal-rule-title = { $number }: { $title }
terminal-no-autosave = Das Spiel lässt sich nicht aufheben ({ $reason }): Speichere es selbst, bevor du gehst.


## Beginning and leaving

terminal-welcome =
    Sandtable: ein Tisch für Brettspiele über Konflikte der Gegenwart.
    Die Spiele:
terminal-welcome-how =
    sandtable play               ein Spiel, eine Seite und einen Gegner im Menü wählen
    sandtable play GAME          dasselbe für ein Spiel; --screen zeigt alles im Vollbild
    sandtable learn              die Lektionen: ein Spiel, erklärt, während du es spielst
    sandtable games, resume      was aufgehoben ist, und damit weiterspielen
    sandtable serve              der Tisch in deinem Browser, allein oder übers Netz
    sandtable transcript SAVE    ein Spiel aufgeschrieben; verify SAVE: ob seine Würfel ehrlich waren
    sandtable sim GAME           viele Spiele von selbst spielen lassen und zählen
    sandtable --help             alle Befehle; sandtable COMMAND --help sagt mehr über einen

terminal-hint = Tippe ?, um die Befehle und die Bedeutung der möglichen Antworten zu sehen.
terminal-over = Das Spiel ist vorbei. { $reason } { $winner-Der } { $winner-number ->
    [many] gewinnen
   *[other] gewinnt
} ({ $rule }).
terminal-over-hint = Befehle gehen noch; mit der Eingabetaste verlässt du das Spiel.
terminal-kept = Das Spiel ist als { $name } aufgehoben; „sandtable resume { $name }“ nimmt es wieder auf.
terminal-kept-apart = Inzwischen hat jemand { $name } weitergespielt: Ab hier wird dieses Spiel als { $new } aufgehoben.
terminal-left = Ohne Kopie des Spiels verlassen.


## The lessons

learn-lesson = { $number }. { $title } ({ $name })
learn-done = geschafft
learn-begun = weiter bei Schritt { $page } von { $pages }
learn-hint = „sandtable learn 1“ spielt eine Lektion oder geht damit weiter; --again beginnt sie neu.
learn-page = { $title }, Schritt { $page } von { $pages }
learn-go-on = Weiter mit der Eingabetaste:
learn-over = Die Lektion ist vorbei. Spiel weiter, wie du magst; mit quit verlässt du sie.
learn-kept = Die Lektion ist aufgehoben: „sandtable learn { $number }“ geht hier weiter.
learn-left = Die Lektion ist geschafft. „sandtable learn“ zeigt die anderen.
refusal-which-lesson = „{ $text }“ könnte mehrere Lektionen meinen: { $lessons-comma }
refusal-no-lesson = eine Lektion „{ $text }“ gibt es nicht; es gibt: { $lessons-comma }
refusal-lesson-strayed = Hier wäre jede Antwort erlaubt, aber diese Lektion folgt einer anderen: { $wanted }.
refusal-lesson-adjusted = In einer Lektion wird vor ihrem letzten Schritt nichts von Hand geändert.


## The full screen

screen-telling = { $title } (Eingabetaste: die nächste Zeile; F9: anhalten oder weiter; Escape: alles auf einmal)
screen-key-help = Hilfe
screen-key-board = Brett
screen-key-board-full = Alles
screen-key-why = Warum
screen-key-odds = Chancen
screen-key-undo = Zurück
screen-key-pause = Pause
screen-key-skip = Springen
screen-key-quit = Ende
refusal-screen-small = das Vollbild braucht ein Terminal mit mindestens { $columns } Spalten und { $lines } Zeilen; ohne --screen genügt jede Größe
refusal-screen-nobody = das Vollbild braucht ein Terminal; ohne --screen ist das Spiel ein Strom von Zeilen


## The games that are kept

games-none = Hier wurde noch kein Spiel gespielt.
games-hint = „sandtable resume NAME“ geht mit einem davon weiter. Es sind Dateien in { $folder }.
games-seat = { $side }: { $player }
games-person = eine Person
games-turn = am Zug: { $side-der }
games-dealer = ein echter Würfel oder eine echte Karte steht aus
games-over = Vorbei: { $reason } { $winner-Der } { $winner-number ->
    [many] gewinnen
   *[other] gewinnt
}.


## The menu before a game

menu-which-game = Welches Spiel?
menu-side = Du spielst
menu-all = Alle Seiten
    .about = Eine Person an diesem Bildschirm, mit offenen Händen und beliebigem Zurücknehmen.
menu-opponent = Wer { $side-den } spielt
menu-level = Stufe { $side-gen }
menu-true = Ja
menu-false = Nein
menu-dice = Würfel
menu-digital = Digital
    .about = Das Programm würfelt.
menu-physical = Echt
    .about = Du hast die Schachtel auf dem Tisch: Du würfelst, auch für den Gegner, und tippst, was du siehst.
menu-cards = Karten
menu-cards-digital = Digital
    .about = Das Programm mischt und zieht.
menu-cards-physical = Echt
    .about = Du ziehst, auch für den Gegner, und tippst die Nummer: bei digitalen Würfeln eine Zeile für jede Karte.
menu-cards-unseen = Verdeckt
    .about = Echte, und du behältst deine für dich: Du nennst eine Karte, wenn du sie spielst oder ablegst.
menu-begin = Die Eingabetaste beginnt; eine Zahl oder ein Name ändert eine Zeile; quit bricht ab.
menu-keep = Tippe eine Zahl oder einen Namen; die Eingabetaste behält { $now }.
menu-again = Dasselbe ohne Menü: { $command }
opponent-human = eine andere Person
    .about = An diesem Bildschirm; ein Vorhang verbirgt zwischendurch deine Karten.
    .den = eine andere Person


## Simulations

sim-title = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }: { $game }, Startwert { $seed }
sim-progress = Es wird gespielt
sim-title-each = Je Zahl { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }: { $game }, Startwert { $seed }
sim-against = Gegen
sim-player = Spieler
sim-plot-title = Wie oft { $side-der } { $side-number ->
    [many] gewinnen
   *[other] gewinnt
}
sim-plot-written = Das Diagramm ist in { $file }.
sim-plot-about = Gegen: { $rival }; { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } für jeden Punkt, Startwert { $seed }; Balken sind 95-%-Intervalle.
sim-mixes = Wie oft jede Seite gewinnt und ihr mittlerer Abstand, nach Besetzung
sim-mixes-plot = Wie oft jede Seite gewinnt, nach Besetzung
sim-mixes-about = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } für jede Zeile, Startwert { $seed }; Linien sind 95-%-Intervalle.
sim-share-of = { $share } ({ $interval })
sim-mean-margin = { $mean } ({ $low } bis { $high })
sim-at-seat = { $side }: { $player }
sim-setting = { $name }={ $value }
sim-victory = Sieg
sim-victory-by = { $victory } ({ $rule })
sim-victory-forfeit = die andere Seite hat nicht gespielt
sim-games = Spiele
sim-share = Anteil
sim-interval = 95-%-Intervall
sim-range = { $low } – { $high }
sim-all-of = { $winner } insgesamt
sim-margin = Abstand
sim-length = Länge
sim-least = kleinste
sim-median = Median
sim-mean = Mittel
sim-most = größte
sim-turns = Runden
sim-cards = Karten
sim-propaganda = Propagandarunden
sim-questions = Fragen
sim-written = Die Zahlen sind in { $file }.
sim-forfeits = { $side-Der } ({ $player }) { $side-number ->
        [many] verlieren
       *[other] verliert
    } { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    } durch Verweigern; in Spiel { $number }: { $why }
sim-forfeit-raised = ein Fehler: { $why }
sim-forfeit-nonsense = eine unsinnige Antwort: { $why }
sim-forfeit-lost = { $why }
sim-forfeit-late = länger als { $why } s nachgedacht
sim-rate = { $rate } Spiele/s
sim-stopped = Angehalten: { $games } von { $all } Spielen wurden gespielt, und alle Zahlen gelten für diese.
sim-results-written = Die Spiele sind in { $file }.
sim-goes-on = Die Spiele bisher sind in { $file }: „sandtable sim --resume { $file }“ geht weiter.
sim-games-written = Eine Zeile für jedes Spiel ist in { $file }.
sim-report-written = Der Bericht ist in { $file }.
sim-paired = Dieselben Spiele von zwei Spielern: wer mehr davon gewonnen hat
sim-compared = Verglichen
sim-paired-players = { $one } minus { $other }
sim-paired-against = { $one } minus { $other }, gegen: { $rival }
sim-paired-rivals = { $player } gegen { $one } minus gegen { $other }
sim-paired-wins = Siege
sim-paired-alone = Nur von einem gewonnen
sim-paired-counts = { $one } : { $other }
sim-paired-margins = Abstand
sim-paired-p = p (McNemar)
sim-signed-range = { $low } bis { $high }
sim-needed = Für ein Intervall von ±{ $width } { $games ->
        [0] sind es genug Spiele
        [one] ist noch ein Spiel nötig
       *[other] sind noch { $games } Spiele nötig
    } ({ $what }).
sim-ratings = Spielstärken auf der Elo-Skala (Bradley und Terry)
sim-rating = Spielstärke
sim-seat = Platz
sim-course = Der Verlauf: wie wahrscheinlich jede Seite gewinnt, wenn eine Runde beginnt
sim-turn = Runde
sim-chance = { $side }
sim-deeds = Was gespielt wurde und was es an der Gewinnchance ändert
sim-deed = Gespielt
sim-deed-of = { $kind }: { $name }
sim-deed-card = Karte
sim-deed-event = Ereignis
sim-deed-operation = Operation
sim-deed-activity = Sonderaktivität
sim-times = Je Spiel
sim-effect = Wirkung
sim-deeds-more = { $count } weitere sind in den Dateien (--json, --report).
sim-tracks = Der Verlauf von { $name }
sim-course-about = Mittel von { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    }; Balken sind 95-%-Intervalle.
sim-speed = { $seconds } Sekunden, { $rate } Spiele je Sekunde.


## Fair dice

analysis-written = Die Analyse ist in { $file }.
verify-hash = Der Hash (SHA-256) des Startwerts ist { $hash }. Es muss der sein, der vor der ersten Frage gezeigt wurde.
verify-nothing = Es gibt nichts zu prüfen: In diesem Teil des Spiels wurde weder gewürfelt noch gezogen.
verify-fair = Ehrlich: Alles ist, was der Startwert ergibt ({ $dice ->
        [one] { $dice } Wurf
       *[other] { $dice } Würfe
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }).
verify-unfair = Nicht ehrlich: { $count ->
        [one] Ein Wurf oder eine Karte ist
       *[other] { $count } Würfe oder Karten sind
    } nicht, was der Startwert ergibt.
verify-wrong-dice = Halbzug { $ply }: Der Würfel zeigt { $recorded }, der Startwert ergibt { $expected }.
verify-wrong-draw = Halbzug { $ply }: Karte { $recorded } wurde gezogen, der Startwert ergibt Karte { $expected }.
verify-physical = Echte Würfel und Karten: Es gibt nichts nachzurechnen ({ $dice ->
        [one] { $dice } Wurf
       *[other] { $dice } Würfe
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }).
verify-physical_dice = Die Würfel waren echt: Nur die Karten kommen aus dem Startwert.
verify-physical_cards = Die Karten waren echt: Nur die Würfe kommen aus dem Startwert.
verify-script = Die Würfel dieses Spiels waren ein Skript; nur die Karten kommen aus dem Startwert.
verify-earlier = { $parts ->
        [one] Ein früherer Teil dieses Spiels, gespielt, bevor es wieder aufgenommen wurde, lässt
       *[other] { $parts } frühere Teile dieses Spiels, gespielt, bevor es wieder aufgenommen wurde, lassen
    } sich nicht nachrechnen.

# Refusals of the shell
refusal-nothing-to-resume = es gibt kein Spiel zum Weiterspielen: In { $folder } ist keines aufgehoben
refusal-no-such-game = ein Spiel namens { $name } gibt es nicht; es gibt: { $games-comma }
refusal-which-game = { $name } könnte sein: { $games-or }
refusal-game-name = { $name } kann kein Spiel heißen: Nimm Buchstaben, Ziffern, Punkte und Striche, und zuerst einen Buchstaben oder eine Ziffer
refusal-game-name-taken = ein Spiel namens { $name } gibt es schon; „sandtable resume { $name }“ geht damit weiter
refusal-name-a-game = sag, welches Spiel: sandtable { $command } GAME; es gibt: { $games-comma }
terminal-game-offered = { $name } ({ $title })
refusal-server-not-installed = der Server braucht mehr, als installiert ist ({ $name }): pip install sandtable[web]
refusal-load-other-game = { $file } ist ein Spiel von { $got }, nicht von { $title }
refusal-flags-together = { $one } und { $two } gehen nicht zusammen: Die Datei sagt alles
refusal-flag-value = { $flag } { $text }: erwartet wird NAME=VALUE
refusal-flag-twice = { $flag } { $text }: { $name } ist zweimal angegeben
refusal-plot-svg = --plot { $file }: ein Diagramm wird als SVG geschrieben; nenne die Datei etwas.svg
refusal-nobody-plays = kein Platz ist für einen Menschen übrig; lass dir einen davon oder lass die anderen mit „sandtable sim“ spielen: { $seats-comma }
refusal-sim-person = { $seat } kann in einer Simulation kein Mensch spielen
refusal-player-spec = { $who } ist kein Spieler: erwartet wird ein Name, module:Class oder module:Class(name=value, ...)
refusal-player-literals = { $who }: { $arguments } sind keine Argumente; erwartet werden Zahlen, Texte, Listen und dergleichen, wie Python sie schreibt
refusal-player-arguments = { $who } lässt sich so nicht bilden: { $reason }
refusal-player-not-made = { $who } lässt sich für { $seat } nicht bilden: Fehler { $reason }
refusal-player-no-answer = { $who } ist kein Spieler: Die Methode "answer" fehlt
refusal-player-no-module = ein Modul { $module } gibt es nicht, weder in { $folder } noch wo Python nach Modulen sucht
refusal-player-module = das Modul { $module } lässt sich nicht importieren: { $reason }
refusal-player-no-class = { $module } hat keine Klasse { $name }
refusal-player-not-installed = kein Paket bringt einen Spieler namens { $name } mit; installiert sind: { $installed-comma }
refusal-sim-worker-died = wer die Spiele { $first } bis { $last } spielt, hat seinen Prozess { $tries }-mal beendet
refusal-sim-workers-gone = alle, die spielen, sind weg, und andere lassen sich nicht beginnen
refusal-not-installed = { $what } ist nicht installiert: pip install sandtable[{ $extra }]
refusal-plan-no-game = { $file }: ein Lauf sagt nicht, welches Spiel er spielt
refusal-plan-numbers = { $file }: ein Lauf spielt 1 Spiel oder mehr, ab Nummer 0 oder höher
refusal-results-there = { $file } gibt es schon: „--resume { $file }“ geht damit weiter
refusal-results-header = { $file } beginnt nicht mit einem spielbaren Plan: Es ist keine Datei mit Ergebnissen oder eine beschädigte
refusal-results-format = { $file } hat das Format { $format }; erwartet: { $expected }
refusal-results-rules = { $file } wurde nach Version { $got } der Regeln von { $title } gespielt; jetzt gilt { $expected }
refusal-results-line = { $file } ist beschädigt: Zeile { $line } ist kein Spiel
refusal-results-overlap = { $file }: Spiel { $number } steht zweimal da
refusal-results-differ = { $one } und { $two } sind Ergebnisse verschiedener Pläne
refusal-sim-no-levels = niemand an diesem Tisch hat Stufen; es gibt: { $opponents-comma }
refusal-sim-no-level = eine Stufe { $level } gibt es nicht; es gibt: { $levels-comma }
refusal-key-twice = { $key }: diesen Schlüssel gibt es zweimal
refusal-file-kind = { $file } ist kein { $kind }: { $reason }
refusal-file-endless = { $file } ist keine Stellung: Eines liegt ohne Ende im anderen
refusal-file-no-keys = { $file } ist keine Stellung: Eine Stellung ist ein Dokument mit Schlüsseln


## Programs at a seat: seat-check, join

seat-check-hello = sagt hello
seat-check-question = beantwortet Fragen
seat-check-unknown = lässt beiseite, was es nicht kennt
seat-check-refused = antwortet noch einmal, wenn es abgewiesen wird
seat-check-taken-back = beantwortet die neueste Frage
seat-check-long = liest lange Zeilen
seat-check-end = endet, wenn es verabschiedet wird
seat-check-right = { $game }: { $tried }: ja
seat-check-wrong = { $game }: { $tried }: nein: { $wrong }
seat-check-passed = Das Programm hält sich an das Protokoll.
seat-check-failed = Das Programm hält sich nicht an das Protokoll.
join-name = { $name } (ein Programm)
join-seated = { $name } spielt { $side-den }. Der Schlüssel des Platzes: { $key }
join-answered = { $asked } { $answered }
join-over = { $reason } Gewonnen { $winner-number ->
    [many] haben
   *[other] hat
} { $winner-der } ({ $rule }).


## What assistants read (sandtable mcp)

mcp-instructions = Ein Tisch für Brettspiele über Konflikte der Gegenwart. Zuerst "games", dann "sit_down" (oder "take_up" für ein aufgehobenes Spiel). Ein Spiel besteht aus den Fragen, die seine Regeln stellen: Lies "question", antworte mit den Schlüsseln von Antworten durch "answer", und so fort, bis es ein Ergebnis gibt. Nur erlaubte Antworten werden angeboten. Frag "forecast", was über eine Antwort bekannt ist, "why_not", warum etwas keine ist, "rule" und "card" nach den Regeln in Worten. Du siehst, was dein Platz sehen darf, und sonst nichts.
mcp-games = Die Spiele, mit ihren Plätzen, Optionen und wer einen Platz spielen kann.
mcp-sit-down = Ein neuer Tisch. Ein Platz ist deiner, Gegner spielen die anderen (nach Platz: der Name eines Gegners, oder name:level). Mit real_dice wirst du gefragt, was echte Würfel und Karten zeigen, um Menschen an einem echten Tisch zu helfen.
mcp-take-up = Ein Spiel weiterspielen, das auf diesem Rechner aufgehoben ist (mit Namen; ohne den das neueste) und an dem eine Person spielt.
mcp-board = Der Tisch als Text, wie dein Platz ihn sieht, und was gefragt ist.
mcp-view = Der Tisch als Daten, wie dein Platz ihn sieht.
mcp-question = Was jetzt gefragt ist: Zweck, Satz, Antworten mit Schlüsseln und wie viele davon zu wählen sind. Null, wenn das Spiel vorbei ist.
mcp-log = Die letzten Zeilen des Verlaufs, die dein Platz lesen darf, mit den Regeln, denen sie folgen.
mcp-rule = Eine Regel eines Spiels nach ihrer Nummer (8.4.2), und ihre Teile.
mcp-card = Was eine Karte eines Spiels sagt, nach ihrer Nummer.
mcp-forecast = Was die Regeln über eine Antwort wissen, bevor sie gewählt wird: Chance, Kosten, Folgen, Warnungen. Null, wenn nichts.
mcp-why-not = Warum etwas (ein Gebiet, ein Land, eine Aktion) nicht unter den Antworten ist, mit der Regel. Null, wenn es eine ist oder niemand es weiß.
mcp-answer = Die Frage mit den Schlüsseln von Antworten beantworten; was geschieht, und was als Nächstes gefragt ist.
mcp-undo = Deine letzte Antwort zurücknehmen, wenn seither nicht gewürfelt, nichts gezeigt und von niemandem sonst geantwortet wurde.

## The command line: what each command and flag is for

# $games, $languages and $players are lists of what there is, as it is typed.
help-usage = Aufruf:{" "}
help-positionals = Argumente
help-optionals = Optionen
help-description = Ein Tisch für Brettspiele über Konflikte der Gegenwart.
help-epilog = Die Spiele: { $games }. „sandtable COMMAND --help“ sagt mehr über einen Befehl.
help-help = diese Hilfe zeigen und beenden
help-version = die Version zeigen und beenden
help-language = die Sprache ({ $languages }): dieses Befehls oder, als Befehl, von nun an
help-plain = für Vorleseprogramme und Pipes: keine Farben, keine Rahmen, nichts nebeneinander
help-of-games = für { $whose }
help-a-file = eine Datei
help-game = das Spiel: { $games }
help-option = jede Option des Spiels
help-seed = der Startwert allen Zufalls; derselbe Startwert gibt dieselben Würfe und Karten
help-seat = wer einen Platz spielt: human, program:COMMAND oder { $players }; in einer Simulation mehrere, durch Kommas getrennt, und eigene Spieler: module:Class(name=value)
help-pause = nach jedem Zug eines Gegners auf die Eingabetaste warten (so ist es an einem Terminal, außer mit --plain)
help-screen = Spielplan, Hand, Verlauf und Frage nebeneinander, mit Tasten und Maus (sandtable[screen])
help-time-limit = wie viele Sekunden ein Programm für eine Antwort brauchen darf ({ $seconds })
help-save = ein Spielstand eines beendeten Spiels, wie der Tisch ihn gibt
help-database = eine SQLite-Datei oder eine postgresql://-Adresse ($SANDTABLE_DATABASE, oder eine Datei in deinem Datenordner)
help-play = ein Spiel spielen, alle an einem Terminal; ohne Angaben aus einem Menü
help-play-dice = was echt ist und erfragt wird: Würfel und Karten (physical), nur Würfel oder nur Karten (das Programm würfelt); unseen: von deinen Karten nennst du nur die, die du benutzt
help-play-position = ein Spiel aus einer Stellung aufnehmen (JSON oder YAML)
help-play-load = ein gespeichertes Spiel weiterspielen
help-play-open = eine Person spielt alles: offene Hände, beliebiges Zurücknehmen
help-play-hints = mehrere Menschen spielen und sind einverstanden, dass Tipps erfragt werden
help-play-name = wie das Spiel in der Liste deiner Spiele heißt (das Spiel und eine Zahl)
help-learn = ein Spiel lernen, indem du eine Lektion spielst; allein: sie auflisten
help-learn-lesson = welche: ihre Nummer oder ihr Name
help-learn-again = von Anfang an, wie weit du auch gekommen warst
help-games = die aufgehobenen Spiele auflisten, das neueste zuerst
help-resume = ein Spiel weiterspielen
help-resume-name = welches: sein Name oder dessen Anfang (das neueste)
help-resume-open = eine Person spielt alles: offene Hände
help-resume-seat = das Programm, das einen Platz spielt
help-sim = Agenten viele Spiele spielen lassen und zählen
help-sim-games = wie viele Spiele (100)
help-sim-first = die Nummer des ersten Spiels (0)
help-sim-jobs = wie viele Prozesse (1); die Ergebnisse hängen nicht davon ab
help-sim-on = wer spielt: dieser Rechner oder ein Ray-Cluster
help-sim-time-limit = wer über eine Antwort länger nachdenkt, verliert das Spiel
help-sim-levels = einen Gegner nach Regelbuch auf diesen Stufen spielen lassen (all, oder a,b,c)
help-sim-mixes = jede Mischung dieser Spieler (a,b) auf den freien Plätzen spielen
help-sim-courses = aufzeichnen, wie die Spiele verliefen: Runden, Karten, Operationen (langsamer)
help-sim-plan = spielen, was eine Plandatei verlangt
help-sim-results = jedes Spiel in eine Datei schreiben, sobald es endet
help-sim-resume = mit einer solchen Datei weitermachen, wo sie aufgehört hat
help-merge = die Ergebnisse mehrerer Dateien zusammen zählen
help-merge-files = Dateien, die sim --results geschrieben hat
help-merge-output = sie in eine Datei schreiben
help-half-width = sagen, wie viele Spiele für solche Intervalle noch nötig sind
help-paired = dieselben Spiele von verschiedenen Spielern vergleichen (McNemar)
help-ratings = die Spielstärke aller bestimmen (Bradley-Terry, auf der Elo-Skala)
help-report = alles als eine Seite mit Bildern schreiben
help-plot = zeichnen, wie oft die erste Seite gewinnt
help-json = die Zahlen und alle Spiele in eine Datei schreiben
help-csv = eine Zeile für jedes Spiel schreiben
help-parquet = dasselbe für Arrow und pandas (Extra: lab)
help-analyse = Gewinnchancen eines beendeten Spiels, bessere Züge und Glück
help-analyse-out = eine Seite schreiben, die man aufheben kann
help-analyse-quick = nur nach den Schätzungen des Spiels, sofort
help-analyse-playouts = wie viel über jeden Moment nachgedacht wird ({ $playouts })
help-serve = den Tisch für Browser bereitstellen
help-serve-open = Platz nehmen und spielen: den Browser öffnen; nur auf diesem Rechner, ohne Begrenzung der Anfragen, auf irgendeinem freien Port
help-serve-host = die Adresse, auf der gelauscht wird ($SANDTABLE_HOST, oder { $host })
help-serve-port = der Port, auf dem gelauscht wird ($SANDTABLE_PORT, oder { $port }; 0: irgendein freier)
help-serve-allow-host = ein Name, unter dem Browser diesen Server erreichen, außer seiner Adresse ($SANDTABLE_HOSTS; mehrfach möglich)
help-serve-proxy = die Adresse eines Proxys, dessen X-Forwarded-For geglaubt wird ($SANDTABLE_PROXIES; mehrfach möglich)
help-serve-root-path = der Pfad, unter dem ein Proxy den Server hat und den er abschneidet ($SANDTABLE_ROOT_PATH, oder keiner)
help-serve-workers = wie viele Prozesse ($SANDTABLE_WORKERS, oder 1; mehr brauchen PostgreSQL)
help-serve-unlimited = keine Begrenzung der Anfragen, zum Messen auf dem eigenen Rechner ($SANDTABLE_UNLIMITED)
help-serve-deflate = komprimieren, was über Sockets geht, oder nicht ($SANDTABLE_DEFLATE; meist nicht auf einem Rechner oder hinter einem Proxy)
help-serve-log = schlichte Zeilen (plain) oder Zeilen aus json ($SANDTABLE_LOG, oder plain)
help-serve-metrics = Zahlen für Prometheus unter /metrics, für alle sichtbar ($SANDTABLE_METRICS)
help-serve-metrics-port = dieselben auf einem eigenen Port ($SANDTABLE_METRICS_PORT)
help-serve-keep-days = Tische löschen, an denen so lange nichts geschehen ist ($SANDTABLE_KEEP_DAYS, oder nie)
help-serve-most-bytes = neue Tische ablehnen, wenn so viel gespeichert ist ($SANDTABLE_MOST_BYTES, oder nie)
help-serve-thinkers = wie viele Prozesse für Gegner denken, die vorausschauen ($SANDTABLE_THINKERS, oder einer weniger als Prozessoren)
help-serve-program = ein Programm, das Gäste mit seinem Namen als Gegner wählen dürfen ($SANDTABLE_PROGRAMS; mehrfach möglich)
help-serve-dispatches = Menschen, die nicht da sind, benachrichtigen, wenn sie am Zug sind; wo Browser diesen Server erreichen ($SANDTABLE_DISPATCHES)
help-serve-mail = der Server, über den E-Mail gesendet wird, als mailtos://name:word@host?from=address ($SANDTABLE_MAIL)
help-serve-nearby = Benachrichtigungen an Adressen im eigenen Netz dieses Servers zulassen ($SANDTABLE_NEARBY)
help-serve-sign-in = Anmeldung über OpenID Connect zulassen: der Aussteller ($SANDTABLE_SIGN_IN, mit $SANDTABLE_SIGN_IN_CLIENT und $SANDTABLE_SIGN_IN_SECRET)
help-serve-sign-in-header = der Header, in dem ein Proxy sagt, wer sich dort angemeldet hat ($SANDTABLE_SIGN_IN_HEADER)
help-backup = alle Spiele eines Servers in eine Datei kopieren, während er läuft
help-backup-file = eine neue Datei
help-restore = die Spiele einer Sicherung zurückholen, während der Server läuft
help-restore-file = eine Sicherung
help-restore-replace = auch vorhandene Spiele, die wieder werden, was sie waren
help-export = die Spiele eines Servers als Spielstände schreiben
help-export-folder = wohin
help-export-table = nur diesen (alle)
help-dump = die beendeten Spiele, deren Leute zugestimmt haben, als Archiv schreiben
help-dump-file = eine Datei mit einem Spielstand je Zeile
help-prune = die Spiele löschen, mit denen niemand weitermacht
help-prune-idle = seit so vielen Tagen ist nichts geschehen
help-prune-really = sie löschen; ohne das werden sie nur aufgelistet
help-seat-check = prüfen, ob sich ein Programm an das Platzprotokoll hält
help-seat-check-program = das Programm mit seinen Argumenten, in Anführungszeichen wie in einer Shell
help-seat-check-questions = wie viele Fragen es in jedem Spiel bekommt ({ $questions })
help-mcp = einen Assistenten spielen lassen, über das Model Context Protocol auf stdio
help-join = ein Programm deinen Platz an einem Tisch im Browser spielen lassen
help-join-address = die Adresse des Tisches oder einer Einladung dorthin
help-join-seat-key = der Schlüssel deines Platzes; eine Einladung braucht keinen
help-join-program = das Programm, in Anführungszeichen wie in einer Shell
help-join-name = wie es am Tisch heißt (sein eigener Name)
help-deck = ein eigener Kartenstapel für A Distant Plain
help-deck-new = einen Kartenstapel für den Anfang schreiben
help-deck-check = sagen, was in einem Kartenstapel fehlt oder nicht sein kann
help-deck-show = eine Karte zeigen, wie der Tisch sie zeigen wird
help-deck-try = einen Text ausführen, mit zufälligen Antworten, und sagen, was geschah
help-deck-file = der Kartenstapel, eine TOML-Datei
help-deck-card = ihre Nummer
help-deck-try-text = unshaded (unschattiert) oder shaded (schattiert)
help-deck-try-scenario = das Szenario, in dem es ausprobiert wird (das erste)
help-deck-try-faction = wer ihn ausführt (die erste in der Reihenfolge der Karte)
help-deck-try-seed = der Startwert allen Zufalls und der Antworten
help-health = einen Server fragen, ob er bereit ist (sonst: Exit-Code 2)
help-health-address = wo er ist (auf diesem Rechner, auf seinem üblichen Port)
help-transcript = ein Spiel aufschreiben: Text, Markdown oder HTML
help-transcript-save = ein Spielstand
help-transcript-out = wohin (.txt, .md, .html; ohne: auf den Bildschirm)
help-transcript-format = wie, gleich wie die Datei heißt
help-transcript-seat = wie dieser Platz es wissen darf (ohne: wie alle es wissen dürfen)
help-verify = jeden Wurf und jede Karte eines Spielstands nachrechnen
help-spoken = die Sprache, die von nun an gesprochen wird ({ $languages }); ohne eine werden sie aufgelistet
help-completion = was eine Shell braucht, um die Befehle von sandtable mit Tab zu ergänzen
help-completion-shell = welche Shell

## The command line: what is wrong with a line

usage-required = es fehlen: { $names }
usage-unknown = nicht verstanden: { $names }
usage-choice = { $name }: { $value } gibt es nicht; es gibt { $known }
usage-value = { $name }: { $value } ist kein solcher Wert
usage-none = { $name } braucht einen Wert
usage-together = { $name } und { $other } gehen nicht zusammen
usage-ignored = { $name } nimmt keinen Wert an: { $value }

# $spoken is 1 for the language that is spoken.
terminal-language = { $spoken ->
        [1] * { $language }  { $name }
       *[other] {"  "}{ $language }  { $name }
    }
