# What people are told who are away from their tables, and the page where they choose it.

dispatch-turn = Du bist am Zug: „{ $table }“
dispatch-ended = Das Spiel „{ $table }“ ist vorbei
dispatch-offered = Bei „{ $table }“ wird ein Platz angeboten: { $seat }
dispatch-chat = Bei „{ $table }“ hat jemand etwas gesagt
dispatch-several = { $count ->
        [one] Eine Neuigkeit von deinen Tischen
       *[other] { $count } Neuigkeiten von deinen Tischen
    }
dispatch-test = Ein Test von Sandtable
dispatch-test-body = Hier kannst du eine Nachricht bekommen, wenn du am Zug bist.
dispatch-proof = Ist das deine Adresse?
dispatch-proof-body =
    Jemand möchte hier eine Nachricht bekommen, sobald in einem Spiel der eigene Zug ansteht. Bist du das, dann tippe diese Wörter dort ein, wo du darum gebeten hast: { $code }
    Bist du es nicht, kommt nichts weiter.

# Refusals
refusal-dispatches-off = dieser Server benachrichtigt niemanden, der nicht da ist
refusal-dispatches-not-installed = es ist nichts da, womit gesendet werden könnte; installiere sandtable[dispatches]
refusal-dispatches-address = sag, wo Browser diesen Server erreichen, etwa https://games.example.org
refusal-dispatches-mail = der Server für E-Mail wird so geschrieben: mailtos://name:word@host?from=address
refusal-address-length = eine Adresse hat höchstens { $letters } Zeichen, die alle sichtbar sind
refusal-address-no-mail = dieser Server sendet keine E-Mail; erwartet wird eine Adresse anderer Art
refusal-address-scheme = diese Adresse lässt sich hier nicht benutzen; erwartet wird eine für E-Mail, eine im Web oder eine, die so beginnt: { $schemes-comma }
refusal-address-parameter = { $name } darf hier in keiner Adresse stehen
refusal-address-near = diese Adresse liegt im eigenen Netz des Servers, und das lässt er nicht zu
refusal-address-push = das ist kein Abonnement eines Browsers
refusal-address-unread = diese Adresse lässt sich nicht lesen; sieh nach, wie sie geschrieben wird
refusal-address-away = an diese Adresse ließ sich nichts senden; versuch es später noch einmal
refusal-address-proof = das sind nicht die Wörter, die an diese Adresse gesendet wurden
refusal-addresses = eine Person darf höchstens { $most } Adressen haben
refusal-no-address = eine solche Adresse hast du nicht
refusal-time-zone = eine Zeitzone { $zone } ist hier nicht bekannt
dispatches-off = Dieser Server benachrichtigt niemanden, der nicht da ist. Wer ihn betreibt, kann das einschalten.

# The page
ui-told = Benachrichtigen, wenn ich nicht da bin
ui-told-about = Du erfährst es einmal, wenn du am Zug bist und den Tisch gerade nicht ansiehst.
ui-told-first = Erst muss dieser Browser dir gehören: Dann kannst du wählen, wie du erfährst, dass du am Zug bist.
ui-told-be = Dieser Browser gehört mir
ui-told-here = In diesem Browser benachrichtigen
ui-told-this = Dieser Browser
ui-told-no-push = Dieser Browser kann nichts erfahren, solange seine Seite geschlossen ist. Dazu muss die Seite über https kommen.
ui-told-denied = Der Browser lässt es nicht zu; warum, steht in seinen Einstellungen für diese Seite.
ui-told-address = Eine Adresse, etwa https://… oder ntfy://…
ui-told-address-mail = Eine Adresse, etwa du@example.org, https://… oder ntfy://…
ui-told-add = Hinzufügen
ui-told-kept = Adressen bleiben auf diesem Server und werden niemandem gezeigt. Sperrst du das Gerät, auf dem du sie hinzugefügt hast, verschwinden sie mit ihm.
ui-told-test = Test senden
ui-told-tested = Der Test wurde gesendet.
ui-told-not-tested = Der Test ließ sich nicht senden.
ui-told-proof = Die Wörter, die dorthin gesendet wurden
ui-told-fails = war zuletzt nicht erreichbar
ui-told-remove = Entfernen
ui-told-remove-which = { $name } entfernen
ui-told-of = Was ich wissen will
ui-told-turn = Ich bin am Zug
ui-told-ended = Ein Spiel ist vorbei
ui-told-offered = Ein Platz wird angeboten
ui-told-chat = Jemand sagt etwas
ui-told-when = Wann
ui-told-quiet = Nicht zu diesen Stunden
ui-told-from = Ruhe von
ui-told-until = Ruhe bis
ui-told-daily = Alles auf einmal, jeden Tag zu dieser Stunde
ui-told-tables = An einzelnen Tischen
ui-told-everywhere = Wie überall
