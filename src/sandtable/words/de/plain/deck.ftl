# A deck of one's own: what the deck to start from says of itself, and what is told of one.

deck-card = Karte { $number }, „{ $card }“
deck-card-text = Karte { $number }, „{ $card }“, { $text }
deck-blank-name = Mein Kartenstapel
deck-blank =
    Ein Kartenstapel für A Distant Plain. Schreib ab, was auf deinen eigenen Karten gedruckt ist, anstelle dessen, was hier steht.
    Die Propagandakarten sind in jedem Stapel gleich und haben keinen Text zum Abschreiben.

    order      die Fraktionsreihenfolge, von links nach rechts
    kind       "event", "momentum", "capability_coalition" oder "capability_taliban"
    islamabad  die Texte, die die Islamabad-Leiste bewegen; weggelassen, wenn keiner es tut

    Eine Karte hat [card.unshaded] und [card.shaded], oder nur [card.unshaded], wenn sie einen Text hat. Darin:

    words      was der Text sagt: Das zeigt der Tisch
    lasts      "capability" oder "momentum", wenn er anhält
    effects    was der Tisch tut; docs/decks.md hat jedes Verb mit einem Beispiel
    by_hand    true statt effects, wo er von Hand ausgeführt wird
    sheet      was das Blatt eines Nichtspielers dazu sagt, nach Fraktion

    "sandtable deck check FILE" sagt, was fehlt oder nicht sein kann, "sandtable deck show FILE 24" zeigt eine Karte,
    "sandtable deck try FILE 24 shaded" führt einen Text aus, und "sandtable play plain --deck FILE" spielt damit.
deck-written = { $file } ist ein Kartenstapel für den Anfang.
deck-sound = Mit { $file } kann gespielt werden.
deck-fault = { $place }: { $why }
deck-fault-in = { $place }: { $part }: { $why }
deck-more-faults = … und mehr.
deck-tried-by-hand = Der Rest wird von Hand ausgeführt.
