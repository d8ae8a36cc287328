# The table in the browser: what surrounds every game.

ui-home = Startseite
ui-close = Schließen
ui-next = Weiter
ui-menu = Tisch
ui-language = Sprache
ui-theme = Hell oder dunkel
ui-opening = Der Tisch wird aufgebaut …
ui-reconnecting = Verbindung verloren, neuer Versuch …
ui-you = du
ui-you-called = { $name } (du)
ui-your-name = Dein Name
ui-me = Das bin ich
ui-me-short = Ich
ui-me-about = Du brauchst kein Konto. Deine Plätze sind in diesem Browser aufgehoben; sag hier, auf welchen anderen Geräten sie auch dir gehören.
ui-me-another = Auf einem anderen Gerät weiterspielen
ui-me-another-about = Das andere Gerät bekommt alle deine Plätze, und du spielst weiter, wo immer du bist.
ui-me-offer = Sechs Wörter zeigen
ui-me-say = Öffne auf dem anderen Gerät diesen Server, wähle „Ich“ und tippe diese Wörter ein; oder lass seine Kamera das Bild lesen.
ui-me-picture = Ein Bild für die Kamera des anderen Geräts
ui-me-once = Sie gelten einmal, innerhalb von zehn Minuten. Zeig sie sonst niemandem.
ui-me-here = Ich habe sechs Wörter von einem anderen Gerät
ui-me-words = sechs Wörter
ui-me-as = Von jetzt an spielt dieses Gerät als { $name }.
ui-me-as-somebody = Von jetzt an gehört dieses Gerät der Person, die dir diese Wörter gegeben hat.
ui-me-along = Alle Spiele auf diesem Gerät kommen mit. Tu es nur, wenn es deine eigenen Wörter sind.
ui-me-agree = Das bin ich
ui-me-devices = Meine Geräte
ui-me-this = dieses hier
ui-me-seen = benutzt { $ago }
ui-me-revoke = Sperren
ui-me-revoke-which = { $name } sperren
ui-me-revoke-about = Ein gesperrtes Gerät sieht sofort nichts mehr und kann nicht mehr für dich spielen. Deine Spiele bleiben.
ui-me-sure = Ihm alle Rechte nehmen?
ui-me-file = Ein Schlüssel in einer Datei
ui-me-file-about = Für die Schublade: Wer die Datei hat, kann für dich spielen. Sie steht unter deinen Geräten und lässt sich sperren.
ui-me-export = Schlüssel sichern
ui-me-import = Schlüssel benutzen
ui-me-no-key = diese Datei enthält keinen Schlüssel
ui-person = eine Person
ui-seat-open = freier Platz
ui-here = am Tisch
ui-away = nicht da
ui-title-turn = ● Du bist am Zug: { $name }
ui-title-turns = ({ $count }) Sandtable
ui-title-waiting = ({ $count }) { $title }
ui-view = Der Tisch
ui-pair = { $name }: { $value }
ui-beside = Frage und Verlauf
ui-tracks = Leisten
ui-tab-question = Frage
ui-tab-hand = Hand
ui-tab-card = Karte
ui-seats = Wer wo sitzt
ui-fold-card = Karte einklappen
ui-unfold-card = Karte zeigen
ui-tab-log = Verlauf
ui-map = Der Spielplan. Pfeiltasten verschieben ihn, Plus und Minus zoomen.
ui-zoom-in = Vergrößern
ui-zoom-out = Verkleinern
ui-zoom-all = Ganzer Spielplan


## Home

ui-description = Sandtable: ein Tisch für strategische Brettspiele
ui-tagline = Strategiespiele mit ihren vollständigen Regeln, und ein Gegner, wann immer du einen willst.
ui-new-game = Neues Spiel
ui-my-games = Meine Spiele
ui-pages = Seiten
ui-new-game-of = Neues Spiel: { $name }
ui-continue = Weiter
ui-continue-since = Du bist am Zug, gefragt { $ago }
ui-group-turn = Du bist am Zug
ui-group-waiting = Warten
ui-group-over = Beendet
ui-group-empty = Hier ist gerade nichts.
ui-no-games = Noch keine Spiele. Wähle eines: zwei Klicks, und du sitzt am Tisch.
ui-no-more-games = Keine weiteren Spiele
ui-look-at-table = Ansehen
ui-learn = Lernen
ui-learn-which = { $name } lernen: die nächste Lektion
ui-lessons = Lektionen
ui-lessons-done = { $done } von { $of } geschafft
ui-lesson-done = (geschafft)
ui-lesson-step = Weiter, Schritt { $step }
ui-lesson-begin = Beginnen
ui-guided-about = Die Lektionen beginnen mitten im Spiel: Vorher musst du keine Regeln lesen.
ui-import = Gespeichertes Spiel aufnehmen
ui-import-about = Du übernimmst jeden Platz, an dem ein Mensch saß.
ui-import-failed = Diese Datei ist kein Spielstand, der sich aufnehmen lässt: { $reason }
ui-over = Das Spiel ist vorbei
ui-waiting-short = Warten
ui-forget = Aus der Liste nehmen
ui-forget-sure = Aus dieser Liste nehmen? Dein Platz bleibt dir.
ui-bring-back = { $count ->
        [one] Das entfernte Spiel zurückholen
       *[other] { $count } entfernte Spiele zurückholen
    }
ui-import-no-save = es ist kein Spielstand dieses Programms
ui-forget-which = { $name } aus der Liste nehmen
ui-watch = Zuschauen
ui-against = Gegner: { $names }
ui-turn-number = Runde { $turn }
ui-waits-for = Warten auf { $name-den }
ui-last-move = { $ago }: { $what }
ui-last-adjusted = Der Tisch wurde von Hand angepasst.


## A new game

ui-who-plays = Wer spielt?
    .about = Je ein Klick; mehrere Plätze können dir gehören oder jemandem, den du einlädst.
ui-sits-me = Du
ui-sits-program = Programm
ui-sits-open = Einladung
ui-strength = { $tenths ->
        [0] Gewinnt so gut wie nie gegen { $opponent-den }, gemessen in { $games } Partien.
        [10] Gewinnt fast immer gegen { $opponent-den }, gemessen in { $games } Partien.
        [1] Gewinnt etwa eine von 10 Partien gegen { $opponent-den }, gemessen in { $games }.
       *[other] Gewinnt etwa { $tenths } von 10 Partien gegen { $opponent-den }, gemessen in { $games }.
    }
ui-strength-level = { $opponent } ({ $level })
    .den = { $opponent-den } ({ $level })
ui-how-program = Wie spielt das Programm?
ui-program-apart = Platz für Platz wählen
ui-program-together = Für alle Plätze gleich
ui-who-plays-which = Wer { $name } spielt
ui-options = Optionen
ui-options-printed = alles wie gedruckt
ui-begins = { $who }. Nach jeder Antwort wird gespeichert.
ui-begins-me = du spielst { $sides-den }
ui-begins-program = { $opponent-short } spielt { $sides-den }
ui-begins-level = { $opponent-short }, { $level }, spielt { $sides-den }
ui-begins-open = { $count ->
        [one] wer deiner Einladung folgt, spielt { $sides-den }: Du bekommst einen Link zum Verschicken
       *[other] wer deiner Einladung folgt, spielt { $sides-den }: Du bekommst Links zum Verschicken
    }
ui-begins-with = mit { $what }
ui-begins-what = { $name } ·
ui-level = Stufe
ui-opponent-level = { $opponent-short }, { $level }
opponent-program = ein Gastprogramm
    .den = ein Gastprogramm
    .name = Gastprogramm
    .short = ein Gastprogramm
    .about = Es kommt von anderswo, zugelassen von denen, die diesen Server betreiben, und sieht, was seine Seite sehen darf. Versagt es, geht es mit einer Faustregel weiter, und der Verlauf sagt es.
opponent-random = ein Zufallsspieler
    .den = einen Zufallsspieler
    .name = Zufall
    .short = ein Zufallsspieler
    .about = Er antwortet mit irgendeinem erlaubten Zug: ein sanfter Partner, um den Tisch kennenzulernen.
ui-table-name = Name des Tisches, wenn du magst
ui-yes = ja
ui-no = nein
ui-begin = Beginnen
ui-no-answer = der Server antwortet nicht
ui-answered = der Server antwortet { $status }
ui-failed = Das ging nicht: { $reason }


## Joining

ui-join = Einem Spiel beitreten
ui-join-about = Einladung zu einem Spiel: { $game }.
ui-term-lesson = Es ist ein geführtes Spiel: Stellung und erste Würfel wurden für die Lektion gewählt.
    .short = geführt
ui-term-save = Es geht mit einem Spielstand weiter, den die andere Seite mitgebracht hat.
    .short = aus Spielstand
ui-term-position = Es beginnt in einer Stellung, die die andere Seite gewählt hat.
    .short = gewählte Stellung
ui-term-script = Seine Würfel folgen einem Skript, das die andere Seite kennen kann.
    .short = Würfel nach Skript
ui-term-hints = Wer gefragt ist, darf sich einen Tipp holen; alle erfahren davon.
    .short = Tipps
ui-term-deck = Gespielt wird mit einem Kartenstapel, den die andere Seite mitgebracht hat: Was auf den Karten steht, siehst du unten.
    .short = eigener Kartenstapel
ui-join-deck = { $name }: was auf den Karten steht
ui-join-waits = Du spielst { $side-den }.
ui-join-waits-by = { $count ->
        [one] { $names } wartet auf dich.
       *[other] { $names } warten auf dich.
    } Deine Seite: { $side }.
ui-join-used = Diese Einladung ist schon benutzt: Der Platz ist vergeben.
ui-join-go-on = Zum Tisch
ui-join-button = Platz nehmen
ui-join-failed = Diese Einladung lässt sich nicht benutzen: { $reason }


## Questions

ui-question = Die Frage
ui-all-options = Alle Antworten
ui-confirm = Bestätigen
ui-take = Wählen
ui-undo = Zurücknehmen
ui-reset = Den ganzen Zug zurücknehmen
ui-redo = Zurückgenommenes noch einmal geben
ui-ask-undo = Andere fragen
ui-thinking = { $side-Der } { $side-number ->
    [many] denken
   *[other] denkt
} nach
ui-waiting = Warten auf { $side-den }
ui-pick-exactly = Wähle { $most }. Bisher gewählt: { $picked }
ui-pick-up-to = Wähle bis zu { $most }. Bisher gewählt: { $picked }
ui-pick-between = Wähle { $least } bis { $most }. Bisher gewählt: { $picked }
ui-can-be-chosen = wählbar
ui-invite = Lade jemanden ein, { $side-den } zu spielen: Verschicke diesen Link.
ui-invite-loopback = Diese Adresse kennt nur dieser Rechner, der in keinem Netz zu sein scheint. In einem Netz starte den Server mit: sandtable serve --host 0.0.0.0
ui-invite-start = Diese Adresse kennt nur dieser Rechner. Für jemanden im selben Netz starte den Server mit: sandtable serve --host 0.0.0.0 – öffne diesen Tisch dann unter { $address } und lade ein.
ui-invite-near = Wer im selben Netz ist, kann diesem Link folgen: Dort ist dieser Rechner als { $address } bekannt
ui-copy = Kopieren
ui-copied = Kopiert


## Plans

ui-plan = Planen
ui-plan-panel = Der Plan
ui-plan-title = { $what }{ $count ->
        [0] {": "}wo?
        [one] {" "}in einem Gebiet
       *[other] {" "}in { $count } Gebieten
    }
ui-plan-row = Zeile { $number }, { $place }
ui-plan-way = { $from } → { $to }
ui-plan-remove = { $place } aus dem Plan nehmen
ui-plan-add = { $what }: zeigen oder Namen tippen
ui-plan-add-it = Hinzufügen
ui-plan-also = Außerdem
ui-plan-more = { $count } mehr
ui-plan-later = Kommt nach dem, was den Plan davor anhält.
ui-plan-halted = Etwas kam dazwischen: Der Rest des Plans ist nicht mehr, was er war. Ändere ihn oder mach weiter.
ui-plan-waits = { $place } war für den Fall eines Erfolgs geplant. Mach weiter, ändere den Plan oder hör hier auf.
ui-plan-again = Der Tisch hat sich verändert. Dein Plan wurde neu geprüft.
ui-plan-only-if = nur bei Erfolg: { $place }
ui-plan-stop = Hier aufhören
ui-plan-earlier = { $place } früher
ui-plan-later-than = { $place } später
ui-plan-from = von
ui-plan-told = { $rows }. { $sums }
ui-plan-die = Dann wird gewürfelt.
ui-plan-revealed = Dann wird etwas Verdecktes gezeigt.
ui-plan-others = Dann { $side-number ->
    [many] sind
   *[other] ist
} { $side-der } am Zug.
ui-plan-carry-out = Ausführen
ui-plan-carrying = Der Plan wird ausgeführt …
ui-plan-deals = Absprachen
ui-plan-drop = Verwerfen
ui-plan-off = Einzelschritte


## Real dice and cards

ui-dice = Würfel und Karten
ui-dice-digital = Der Computer würfelt und teilt aus
ui-dice-physical = Echte, aus deiner eigenen Schachtel
ui-dice-physical_cards = Meine Karten, deine Würfel
ui-dice-physical_dice = Deine Karten, meine Würfel
ui-unseen = Meine Karten bleiben verdeckt
    .about = Von deinen eigenen Karten nennst du nur die, die du spielst, ablegst oder nach denen gefragt wird.
ui-dice-fair = Der Startwert aller Würfe und Mischungen steht vor der ersten Frage fest und wird nach der letzten gezeigt.
ui-on-board = { $count ->
        [one] Auf deinem Spielplan: eine Änderung
       *[other] Auf deinem Spielplan: { $count } Änderungen
    }
ui-dice-physical_cards-about = Du mischst und gibst an deinem Tisch und sagst hier, welche Karten kommen; der Computer würfelt. Was sich zwischen Spielplan und Bildschirm unterscheidet, lässt sich jederzeit anpassen.
ui-dice-physical_dice-about = Du würfelst an deinem Tisch und sagst hier, was gefallen ist; der Computer mischt und gibt. Was sich zwischen Spielplan und Bildschirm unterscheidet, lässt sich jederzeit anpassen.
ui-dice-physical-about = Du würfelst, mischst und gibst an deinem Tisch und sagst hier, was gekommen ist. Was sich zwischen Spielplan und Bildschirm unterscheidet, lässt sich jederzeit anpassen.
ui-find = Nummer oder Name
ui-find-none = Hier heißt nichts so.
ui-find-more = { $count ->
        [one] und noch eins: Tippe, um es zu finden
       *[other] und noch { $count }: Tippe, um sie zu finden
    }
side-dealer = Am Tisch
    .der = die Spielleitung
    .Der = Die Spielleitung
    .den = die Spielleitung
    .dem = der Spielleitung
    .gen = der Spielleitung
ui-dealer-roll = Würfeln: { $what }
ui-dealer-draw = Ziehen: { $what }


## Adjusting the table by hand

ui-adjust = Anpassen
ui-adjust-title = Den Tisch anpassen
ui-adjust-about = Wähle ein Gebiet auf dem Spielplan oder unten einen Bereich und stell alles so ein, wie es auf deinem Tisch steht. Der laufende Schritt beginnt dann neu.
ui-adjust-part = Was angepasst wird
ui-adjust-spaces = Auf dem Spielplan
ui-adjust-none = keine
ui-adjust-hidden = verdeckt
ui-adjust-yes = ✓
ui-adjust-times = { $count } × { $name }
ui-adjust-less = { $what }: eins weniger
ui-adjust-more = { $what }: eins mehr
ui-adjust-list = durch Kommas getrennt
ui-adjust-change = { $what }: { $old } → { $new }
ui-adjust-drop = { $what } lassen, wie es war
ui-adjust-nothing = Noch nichts geändert.
ui-adjust-apply = { $count ->
        [0] Übernehmen
        [one] Eine Änderung übernehmen
       *[other] { $count } Änderungen übernehmen
    }
ui-adjust-cancel = Abbrechen


## What happened, told beat by beat

ui-story = Was geschieht
ui-told-card = Die Karte, um die es geht
ui-since = Seit deiner letzten Antwort
ui-since-count = { $count ->
        [one] Eine Sache ist geschehen
       *[other] { $count } Dinge sind geschehen
    }
ui-since-nothing = Auf dem Tisch hat sich nichts verändert.
ui-since-more = und noch { $count } im Verlauf
ui-again = Noch einmal
ui-pause = Pause
ui-resume = Weiter
ui-step = Schritt
ui-faster = Tempo ×{ $pace }
ui-skip = Überspringen
ui-key-space = Leertaste
ui-from-to = { $from } → { $to }
ui-from-to-of = { $from } → { $to } von { $of }
ui-die = { $what-title }: { $pips }
ui-fold = Einklappen
ui-unfold = Ausklappen
ui-lines = { $count ->
        [one] eine Zeile
       *[other] { $count } Zeilen
    }


## Before an answer

ui-percent = { $percent } %
ui-impossible = Was jetzt nicht geht
ui-explain = Erklären
ui-hint = Tipp
ui-hint-thinking = Vorausschauen …
ui-hints = Tipps
    .about = Wer gefragt ist, darf sich einen Tipp holen; alle erfahren davon.
ui-look-at = { $what } ansehen
ui-ahead = Wenn du „{ $what }“ wählst
ui-ahead-places = { $count ->
        [one] Ein Ort kommt infrage.
       *[other] { $count } Orte kommen infrage.
    }
ui-ahead-best = { $count ->
        [one] Ein Ort:
       *[other] { $count } Orte, und die besten davon:
    }
ui-ahead-known = { $what }: { $known }
ui-ahead-first = bester
ui-ahead-next = 2.
ui-ahead-nothing = Noch ändert sich nichts.
ui-here-could = Was du hier tun könntest
ui-here-not = Was du hier nicht könntest
ui-here-nothing = Nichts bei dem, was gerade gefragt ist.
ui-here-others = Was { $side-der } hier tun { $side-number ->
    [many] könnten
   *[other] könnte
}
ui-roll = Würfeln
ui-back = Zurück
ui-undo-barred = Das lässt sich nicht zurücknehmen: { $reason }.
ui-taken-back = Die letzte Antwort wurde zurückgenommen.
ui-taken-back-by = { $side-Der } { $side-number ->
    [many] haben
   *[other] hat
} die letzte Antwort zurückgenommen.
ui-asked-back = { $side-Der } { $side-number ->
    [many] bitten
   *[other] bittet
} darum, die letzte Antwort zurücknehmen zu dürfen. Würfel und Karten, die schon zu sehen waren, bleiben, wie sie sind.
ui-asked-back-own = Du hast die anderen gebeten, deine letzte Antwort zurücknehmen zu dürfen.
ui-grant-undo = Erlauben
ui-refuse-undo = Ablehnen
ui-unask-undo = Lassen
ui-undo-answered = { $side-der } { $side-number ->
    [many] haben
   *[other] hat
} seither geantwortet


## Log, piles, help

ui-chat = Gespräch am Tisch
ui-chat-say = Sag etwas
ui-chat-send = Senden
ui-chat-watcher = Jemand, der zuschaut
ui-chat-watches = { $name } schaut zu
ui-bell = Ton und Hinweis, wenn ich dran bin
ui-bell-text = { $side-Der } { $side-number ->
    [many] sind
   *[other] ist
} am Zug.
ui-bell-sound-only = Dieser Browser verbietet Hinweise; es gibt nur einen Ton.
ui-log = Was geschehen ist
ui-log-all = Alles zeigen
ui-log-empty = Noch ist nichts geschehen.
ui-why = Warum?
ui-piles = Stapel
ui-count = ({ $count })
ui-heading = { $name }.
ui-rule = { $number } { $title }.
ui-save = Speichern
ui-help = Hilfe
ui-aid = Spielhilfe
ui-aid-find = Regel, Karte, Ort oder Begriff suchen
ui-found-rules = Regeln
ui-found-terms = Orte und Begriffe
ui-cards = Karten
ui-cards-about = { $name }: alle Karten, wie sie gedruckt sind.
ui-cards-find = Name, Text, Nummer
ui-cards-where = Wo
ui-cards-kind = Art
ui-cards-hand = Auf meiner Hand
ui-cards-now = Auf dem Tisch
ui-cards-effect = In Kraft
ui-cards-played = Gespielt
ui-cards-removed = Entfernt
ui-cards-out = Noch im Umlauf
ui-cards-count = { $count } von { $of } Karten
ui-cards-all = { $count ->
        [one] Die eine Karte, die davon spricht
       *[other] Alle { $count } Karten, die davon sprechen
    }
ui-help-table = Die Frage steht immer in ihrem Feld. Antworte mit den Knöpfen dort, auf dem Spielplan, wo etwas leuchtet, mit den Karten deiner Hand oder mit der Tastatur. Zeig auf etwas oder tippe es an, um es ganz zu sehen, und auf die Zahlen im Verlauf, um die Regel zu lesen; „Erklären“ sagt alles, was über die Antworten bekannt ist. Zeig auf eine Antwort oder halte den Finger darauf, um auf Spielplan und Leisten zu sehen, was sie ändern würde; erst ein Klick oder ein Antippen gibt sie. An einem Tisch, der ganz dir gehört, ändert „Anpassen“ alles von Hand.
ui-keys = Tasten
ui-key-option = die Antwort mit dieser Taste
ui-key-arrows = durch die Antworten gehen; auf dem Spielplan: ihn verschieben
ui-key-enter = die Antwort geben oder mehrere bestätigen
ui-key-undo = zurücknehmen
ui-key-reset = den ganzen Zug zurücknehmen
ui-key-redo = Zurückgenommenes noch einmal geben
ui-key-escape = die Auswahl leeren
ui-key-story = während erzählt wird: Pause, Schritt, Tempo, überspringen
ui-key-again = noch einmal erzählen, was geschehen ist
ui-key-aid = die Spielhilfe mit den Regeln
ui-key-zoom = vergrößern, verkleinern, alles sehen
ui-key-help = diese Hilfe


## Hot-seat

ui-curtain = { $side-Der } { $side-number ->
    [many] sind
   *[other] ist
} am Zug
ui-curtain-about = Gib den Bildschirm weiter. Sonst sollte jetzt niemand hinsehen.
ui-curtain-draw = Ich spiele { $side-den }: Tisch zeigen


## The end

ui-wins = { $side-Der } { $side-number ->
    [many] gewinnen
   *[other] gewinnt
}
ui-you-won = Du hast gewonnen.
ui-you-lost = Du hast verloren.
ui-outcome = Wie es ausging
ui-course = Der Verlauf des Spiels, Runde für Runde
ui-course-goal = Sieg
ui-turnings = Wendepunkte
ui-signed = { $sign }{ $value }
ui-value-of = { $value }/{ $of }
ui-play-again = Noch einmal spielen
ui-next-level = Nächste Stufe
ui-chronicle = Chronik behalten
ui-chronicle-turn = Runde { $turn }
ui-chronicle-map = Der Spielplan am Ende dieser Runde; was sich verändert hat, ist umrandet
ui-chronicle-turns = { $count ->
        [one] Eine Runde.
       *[other] { $count } Runden.
    }
ui-proof = Die Würfel waren ehrlich
ui-proof-about = Vor der ersten Frage hat der Server einen Fingerabdruck des Startwerts aller Würfe und Mischungen veröffentlicht. Hier ist der Startwert: Sein SHA-256-Wert ist dieser Fingerabdruck.
ui-proof-good = Vor der ersten Frage hat der Server einen Fingerabdruck des Startwerts aller Würfe und Mischungen veröffentlicht. Dein Browser hat ihn eben geprüft: Der Startwert unten ist der versprochene.
ui-proof-bad = Der Startwert unten passt nicht zu dem Fingerabdruck, der vor der ersten Frage veröffentlicht wurde.
ui-seed = Startwert
ui-commitment = Fingerabdruck


## What becomes of a table

ui-keeping = Was aus dem Tisch wird
ui-pace = Aufeinander warten
ui-pace-none = So lange, wie es eben dauert
ui-pace-absence = { $days ->
        [one] Wer einen Tag lang nicht antwortet, kann ersetzt werden.
       *[other] Wer { $days } Tage lang nicht antwortet, kann ersetzt werden.
    }
ui-pace-clock = { $days ->
        [one] Für einen Zug ist ein Tag Zeit, und alle haben ein Zeitkonto von { $bank } Tagen für alle Züge.
       *[other] Für einen Zug sind { $days } Tage Zeit, und alle haben ein Zeitkonto von { $bank } Tagen für alle Züge.
    }
ui-pace-about = Niemand verliert, weil es länger dauert: Die anderen dürfen ein Programm oder jemand anderen weiterspielen lassen, und wer zurückkommt, während ein Programm spielt, nimmt den Platz wieder ein.
ui-time-left = Antwortzeit für { $name }: noch { $time }.
ui-time-left-you = Zeit für deine Antwort: noch { $time }.
ui-bank-left = Davon vom Zeitkonto: { $time }.
ui-the-side = { $side-den }
ui-out-of-time = Die Antwortzeit für { $name } ist um. Jemand anderes darf auf diesem Platz weiterspielen.
ui-out-of-time-you = Deine Zeit ist um, aber du kannst noch antworten: Bis dahin dürfen die anderen jemand anderen hier spielen lassen.
ui-replace-program = Dieses Programm spielen lassen
ui-replace-friend = Jemanden fragen
ui-watching = { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
ui-pass-seat = Mein Platz: { $side }
ui-pass-about = Wenn du gehen musst, kann jemand anderes oder ein Programm weiterspielen. Du siehst dann von diesem Platz nicht mehr als alle.
ui-pass-offer = Jemandem anbieten
ui-pass-link = Wer diesen Link zuerst öffnet, bekommt den Platz; bis dahin gehört er dir.
ui-pass-keep = Platz behalten
ui-pass-program = Das Programm, das weiterspielt
ui-pass-resign = Einem Programm überlassen
ui-pass-sure = Du kannst zurückkommen und den Platz wieder einnehmen.
ui-rests = Ein Programm spielt für dich ({ $side }).
ui-take-again = Platz wieder einnehmen
ui-stands-in = { $program }, für { $name }
ui-kept-days = { $days ->
        [one] Dieser Tisch wird noch einen Tag aufgehoben, nachdem hier zuletzt etwas geschehen ist.
       *[other] Dieser Tisch wird noch { $days } Tage aufgehoben, nachdem hier zuletzt etwas geschehen ist.
    }
ui-kept-on = Dieser Tisch wird so lange aufgehoben, wie es den Server gibt.
ui-kept-until = Aufgehoben bis { $date }
ui-wish-archive = Das offene Archiv
ui-wish-archive-about = Beendete Spiele können in ein offenes Archiv kommen, für alle, die untersuchen, wie Menschen spielen. Namen und Gespräche bleiben draußen; alle, die hier spielen, müssen zustimmen.
ui-wish-archive-yes = Dieses Spiel dem Archiv geben
ui-wish-archive-not = Nicht dem Archiv geben
ui-wish-archive-yours = Du stimmst zu, dass dieses Spiel ins Archiv kommt, sobald es vorbei ist.
ui-wish-delete = Den Tisch löschen
ui-wish-delete-about = Ein Tisch wird mit seinem ganzen Spiel, seinen Namen und Gesprächen gelöscht, wenn alle es wünschen, die einen Platz haben.
ui-wish-delete-yes = Diesen Tisch löschen
ui-wish-delete-sure = Er wird sofort und endgültig gelöscht. Bist du sicher?
ui-wish-delete-sure-all = Die anderen werden gefragt. Stimmen alle zu, wird er endgültig gelöscht. Bist du sicher?
ui-wish-delete-not = Diesen Tisch behalten
ui-wish-delete-yours = Du möchtest, dass dieser Tisch gelöscht wird.
ui-wished = Dafür: { $names }.
ui-wished-not = Noch nicht: { $names }.
ui-would-remove = { $name } möchte diesen Tisch löschen.
ui-would-remove-side = { $side-Der } { $side-number ->
    [many] möchten
   *[other] möchte
} diesen Tisch löschen.
ui-gone = Dieser Tisch wurde gelöscht, wie es alle wünschten, die hier gespielt haben.


## Analysis

ui-analysis = Analyse
ui-analysis-progress = Vorausschau ab Moment { $done } von { $of } …
ui-analysis-luck = Glück bis zum nächsten Moment: { $luck }
ui-analysis-see = In der Wiederholung ansehen
ui-analysis-keep = Seite behalten
refusal-what-if-over = dieses Spiel ist vorbei; spiel stattdessen ab einem seiner Schritte weiter
ui-what-if = Was wäre, wenn …
ui-what-if-about = Ein eigener Tisch, der dort beginnt, wo dieser steht. Vom laufenden Schritt werden deine eigenen Antworten noch einmal gegeben, bis zum ersten Wurf oder zur ersten Antwort von jemand anderem. Was du nicht wissen kannst, wird neu ausgeteilt, und nichts, was du dort tust, berührt diesen Tisch.
ui-what-if-frame = Was wäre, wenn: Hier spielst nur du, und nichts davon zählt. Was verborgen war, wurde neu ausgeteilt.
ui-what-if-name = Was wäre, wenn: { $name }
ui-term-what_if = Es ist ein Versuch für sich allein: Was verborgen war, wurde neu ausgeteilt, und nichts davon zählt.
    .short = Was wäre, wenn
ui-step-link = Ein Link zu diesem Schritt
ui-step-linked = Kopiert: der Link zu diesem Schritt
ui-figures = Meine Zahlen
ui-figures-none = Ist dein erstes Spiel vorbei, wird es hier gezählt.
ui-figures-game = Spiel
ui-figures-side = Seite
ui-figures-against = Gegen
ui-figures-won = Gewonnen
ui-figures-played = Gespielt
ui-figures-export = Meine Partien exportieren
ui-figures-sums = { $games ->
        [one] ein Spiel ist vorbei, { $won } gewonnen
       *[other] { $games } Spiele sind vorbei, { $won } gewonnen
    }
ui-play-on = Von hier weiterspielen
ui-play-on-from = Ab Schritt { $step } weiterspielen
ui-play-on-level = { $name }, { $level }


## Replay

ui-replay = Wiederholung
ui-replay-of = Wiederholung: { $name }
ui-replay-moment = Schritt { $at } von { $last }
ui-replay-first = Zum Anfang
ui-replay-back = Einen Eintrag zurück
ui-replay-play = Abspielen
ui-replay-pause = Pause
ui-replay-forward = Einen Eintrag weiter
ui-replay-last = Zum Ende
ui-replay-table = Zurück zum Tisch


## Guide

ui-guide-step = Schritt { $step } von { $steps }
ui-guide-strayed = Hier wäre jede Antwort erlaubt, aber diese Lektion folgt einer anderen: der, die leuchtet.

# Refusals of the server
refusal-nobody-named = für den Platz { $seat } ist niemand genannt; erwartet: { $expected-comma }, ein Agent oder ein Gegner
refusal-physical-one-person = echte Würfel und Karten brauchen alle an einem Tisch: Alle Plätze von Menschen müssen deine sein
refusal-position-other-game = die Stellung gehört zu { $got }, der Tisch zu „{ $title }“
refusal-import-seat = in diesem Spielstand spielt { $who } auf { $seat }; erwartet: { $expected-or }
refusal-save-no-game = der Spielstand ist beschädigt: Er beschreibt kein Spiel
refusal-serve-workers = mit { $workers } Prozessen läuft kein Server; erwartet: 1 oder mehr
refusal-serve-postgresql = mehrere Prozesse können Spiele nur über PostgreSQL teilen; gib --database postgresql://... an
refusal-serve-database = { $scheme } ist keine Datenbank, die dieser Server kennt; erwartet: ein Dateiname, sqlite oder postgresql
refusal-serve-no-database = die Spiele lassen sich nicht in { $database } aufbewahren: { $reason }
refusal-serve-taken = die Spiele in { $database } bedient schon ein anderer Prozess; beende ihn zuerst oder gib ein anderes --database an
refusal-database-newer = die Datenbank hat Version { $version }, dieses Programm kennt { $known }: Sie stammt von einem neueren; installiere es oder gib ein anderes --database an
refusal-text-too-long = was du mitbringst, lässt sich nicht in { $seconds } Sekunden lesen oder braucht mehr Speicher, als es darf
refusal-save-too-long = der Spielstand lässt sich nicht in { $seconds } Sekunden lesen oder braucht mehr Speicher, als ein Spiel braucht
refusal-save-too-much = der Spielstand ist länger als jedes Spiel: erwartet höchstens { $entries } Antworten, { $adjusts } Änderungen von Hand und { $pasts } Spiele vor diesem
refusal-adjust-often = der Tisch wurde { $adjusts }-mal von Hand geändert, öfter geht es nicht
refusal-ending = dieser Server wird gleich beendet; versuch es in einem Moment noch einmal
refusal-metrics-not-installed = es ist nichts da, womit gezählt werden könnte; installiere sandtable[metrics]
refusal-setting = in { $name } steht { $value }; erwartet: { $expected }
refusal-setting-file = { $name } lässt sich nicht aus { $file } lesen: { $reason }
refusal-log-kind = ein Protokoll ist { $kinds-or }, nicht { $kind }
refusal-no-server = unter { $address } antwortet kein Server: { $reason }
refusal-server-not-ready = der Server unter { $address } ist nicht bereit: { $reason }
refusal-root-path = { $path } ist kein Pfad für einen Server; erwartet: einer wie /games
refusal-setting-negative = { $value } Tage oder Bytes kann es nicht geben; erwartet: 0 oder mehr
refusal-store-full = hier ist kein Platz für einen weiteren Tisch; die vorhandenen gehen weiter
refusal-database-older = die Datenbank hat Version { $version }, dieses Programm kennt { $known }; starte den Server einmal, das bringt sie auf den neuen Stand
refusal-backup-there = { $file } gibt es schon, und eine Sicherung ersetzt nichts
refusal-no-backup = { $file } ist keine Sicherung von Spielen
refusal-cannot-write-here = in { $file } lässt sich nichts schreiben: { $reason }
refusal-prune-days = { $days } Tage sind keine Wartezeit; erwartet: 1 oder mehr
refusal-serve-port = { $port } ist kein Port; erwartet: 0 bis { $last }
refusal-serve-address = auf { $host }:{ $port } lässt sich nicht lauschen: { $reason }
refusal-too-fast = das war zu schnell; warte ein wenig und versuch es noch einmal
refusal-too-many-imports = gerade werden schon mehrere Spielstände aufgenommen; versuch es in einem Moment noch einmal
refusal-too-many-sockets = von deiner Adresse gibt es zu viele Verbindungen
refusal-message-size = eine Nachricht darf höchstens { $bytes } Bytes haben
refusal-request-size = diese Anfrage darf höchstens { $bytes } Bytes haben
refusal-no-document = das ist kein JSON-Dokument mit Schlüsseln
refusal-field = { $field }: { $problem ->
        [missing] das fehlt
        [extra_forbidden] das ist hier nicht bekannt
        [union_tag_not_found] das fehlt
        [union_tag_invalid] eine Nachricht dieser Art gibt es nicht
        [string_type] das ist kein Text
        [int_type] das ist keine ganze Zahl
        [bool_type] das ist weder wahr noch falsch
        [list_type] das ist keine Liste
        [dict_type] das ist keine Menge von Schlüsseln
        [model_type] das ist keine Menge von Schlüsseln
        [string_too_long] dieser Text ist zu lang
        [too_long] davon gibt es zu viele
        [too_short] davon gibt es zu wenige
        [string_pattern_mismatch] dieser Text hat Zeichen, die hier nicht erlaubt sind
       *[other] das ist hier nicht, was erwartet wird
    }
refusal-half-sent = der Rest dieser Anfrage kam nicht rechtzeitig
refusal-cannot-be-kept = darin ist etwas, das sich nicht aufbewahren lässt, etwa ein Zeichen, das kein Text hat
refusal-host = dieser Server heißt nicht { $host }; wer ihn betreibt, kann die Namen angeben, auf die er hört
refusal-origin = Seiten von { $origin } dürfen mit diesem Server nicht sprechen
refusal-content-type = schick JSON, mit dem Inhaltstyp application/json
refusal-address = in der Adresse steht etwas, das dort nicht erwartet wird
refusal-not-here = das kann man hier nicht fragen
refusal-no-page = diese Seite gibt es nicht
refusal-client-not-built = Der Server läuft, aber der Teil für den Browser ist noch nicht gebaut. Führe „make play“ im Ordner des Projekts aus: Das baut ihn und startet den Server neu.
refusal-manual-not-built = Das Handbuch ist noch nicht gebaut. Führe „make docs“ im Ordner des Projekts aus.
refusal-no-table = diesen Tisch gibt es nicht
refusal-no-tutorial = ein geführtes Spiel { $tutorial } gibt es nicht; es gibt: { $tutorials-comma }
refusal-no-moment = einen Moment { $ply } gibt es nicht; der letzte ist { $last }
refusal-unavailable = die Spiele lassen sich gerade nicht lesen oder schreiben; versuch es noch einmal
refusal-internal = auf dem Server ist etwas schiefgegangen; das Spiel ist unverändert
refusal-table-newer-rules = dieser Tisch folgt der Regelversion { $rules }; dieser Server kennt { $known }
refusal-table-damaged = dieser Tisch ist in der Datenbank beschädigt und lässt sich nicht öffnen
refusal-token = dieser Schlüssel öffnet keinen Platz an diesem Tisch
refusal-code = dieser Code öffnet hier keinen Platz oder wurde schon benutzt
refusal-seat-gone = der Platz gehört dir nicht mehr: Er ist weitergegeben, oder dieses Gerät wurde gesperrt
refusal-no-person = mit diesem Schlüssel spielt niemand; vielleicht wurde er gesperrt
refusal-device-code = diese sechs Wörter stimmen nicht, sind zu alt oder schon benutzt
refusal-no-device = ein solches Gerät hast du nicht
refusal-last-device = das ist dein letztes Gerät; ohne es könnte niemand deine Plätze öffnen
refusal-devices = eine Person darf höchstens { $most } Geräte haben
refusal-no-stand-in = ein Programm { $name } kann dort nicht spielen; es gibt { $expected }
refusal-watching = du schaust zu; das ist denen vorbehalten, die einen Platz haben
refusal-hints-not-agreed = hier spielen mehrere Menschen, und Tipps wurden beim Aufbau nicht vereinbart
web-seat-resigned = (verlässt den Platz; ein Programm spielt weiter)
web-seat-offered = (bietet den Platz jemand anderem an)
web-seat-taken-again = (nimmt den Platz wieder ein)
web-seat-accepted = (hat diesen Platz übernommen, der angeboten war)
web-seat-replaced = (ließ zu lange auf sich warten; bis zur Rückkehr spielt hier ein Programm)
web-seat-offered-by-others = (ließ zu lange auf sich warten; die anderen bieten den Platz jemand anderem an)
refusal-not-anothers-seat = { $seat } ist an diesem Tisch nicht der Platz von jemand anderem
refusal-no-pace = beim Aufbau dieses Tisches wurde nicht vereinbart, wie lange man aufeinander wartet
refusal-not-out-of-time = auf { $seat } wird nicht gewartet, oder dort ist noch Zeit zu antworten
web-hint-taken = (holt sich einen Tipp)
refusal-no-watching = an diesem Tisch darf niemand zuschauen
refusal-not-your-seat = du spielst nicht { $seat }
refusal-save-players = bis das Spiel vorbei ist, dürfen nur die den Spielstand nehmen, die mitspielen
refusal-position-not-over = bis das Spiel vorbei ist, würde eine Stellung zeigen, was die andere Seite verbirgt
refusal-analysis-not-made = die Analyse ist noch nicht gemacht: Sieh ihr zu, bis sie fertig ist
refusal-save-hidden = bis das Spiel vorbei ist, würde sein Spielstand zeigen, was die andere Seite verbirgt
refusal-hello-first = sag zuerst hallo
refusal-moved-on = der Tisch ist inzwischen weiter
refusal-somebody-faster = jemand anderes war schneller; der Tisch ist schon weiter
refusal-undo-over = das Spiel ist vorbei, und sein Startwert wurde gezeigt

# The server says where it is
server-backup = { $tables ->
        [one] { $tables } Tisch ist
       *[other] { $tables } Tische sind
    } in { $file }.
server-restored = { $restored ->
        [one] { $restored } Tisch wurde
       *[other] { $restored } Tische wurden
    } zurückgeholt; { $there ->
        [one] { $there } war schon da und blieb
       *[other] { $there } waren schon da und blieben
    } unberührt.
server-exported = { $tables ->
        [one] { $tables } Spielstand ist
       *[other] { $tables } Spielstände sind
    } in { $folder }.
server-dumped = { $tables ->
        [one] { $tables } beendete Partie ist
       *[other] { $tables } beendete Partien sind
    } in { $file }, jede aus ihrem Startwert nachgerechnet; { $unproved ->
        [one] { $unproved } ließ sich nicht nachrechnen und ist
       *[other] { $unproved } ließen sich nicht nachrechnen und sind
    } weggelassen.
server-prune = { $tables ->
        [one] { $tables } Tisch würde
       *[other] { $tables } Tische würden
    } gelöscht; --really löscht wirklich.
server-pruned = { $tables ->
        [one] { $tables } Tisch wurde
       *[other] { $tables } Tische wurden
    } gelöscht.
server-healthy = der Server unter { $address } ist bereit
server-ready = Sandtable ist unter { $address } (Strg-C beendet es)
refusal-sign-in-both = angemeldet wird bei einem Anbieter oder durch den Header eines Proxys, nicht beides
refusal-sign-in-client = für die Anmeldung bei einem Anbieter müssen SANDTABLE_SIGN_IN_CLIENT und SANDTABLE_SIGN_IN_SECRET gesetzt sein
refusal-sign-in-not-installed = es ist nichts da, womit man sich anmelden könnte; installiere sandtable[sign-in]
refusal-sign-in-proxy = der Header { $header } wird nur genannten Proxys geglaubt; nenne sie mit --proxy
refusal-not-signed-in = du bist nicht angemeldet
refusal-signed-in-otherwise = dieser Browser gehört jemandem, der sich unter einem anderen Namen angemeldet hat
ui-sign-in = Anmelden
ui-sign-in-about = Auf diesem Server kannst du dich anmelden: Dadurch gehören dir alle deine Geräte.
ui-signed-in = Du bist angemeldet als { $name }.


## Was der Tisch über sich selbst sagt

ui-more = Mehr
ui-manual = Handbuch (englisch)
ui-news = Was ist neu
ui-news-english = Diese Liste gibt es nur auf Englisch.
ui-about = Über Sandtable
ui-about-version = Version { $version }
ui-about-credits = Labyrinth: The War on Terror ist von Volko Ruhnke, The Awakening von Trevor Bender, A Distant Plain von Volko Ruhnke und Brian Train. GMT Games verlegt sie und hält die Rechte an den Spielen, ihren Namen und ihrer Grafik.
ui-about-independent = Sandtable ist ein unabhängiges Projekt und mit keinem von ihnen verbunden. Regeln und Karten sind in eigene Worte gefasst, und mit dem Spiel im Regal macht es mehr Freude. Die Umrisse der Spielpläne sind mit Natural Earth gemacht.
ui-about-free = Sandtable selbst ist frei, unter dieser Lizenz:
ui-about-shipped = Woraus es gemacht ist, und die Lizenzen
ui-about-in-browser = Im Browser
ui-about-in-manual = Im Handbuch
ui-about-in-server = Auf dem Server
