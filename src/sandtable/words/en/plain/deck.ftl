# A deck of one's own: what the deck to start from says of itself, and what is told of one.

deck-card = card { $number }, { $card }
deck-card-text = card { $number }, { $card }, { $text }
deck-blank-name = My deck
deck-blank =
    A deck of A Distant Plain. Copy what is printed on your own cards, in place of what stands here.
    The Propaganda cards are the same in every deck, and have no text to copy.

    order      the faction order, left to right
    kind       "event", "momentum", "capability_coalition" or "capability_taliban"
    islamabad  the texts that move the Islamabad track; left out if none does

    A card has [card.unshaded] and [card.shaded], or [card.unshaded] alone if it has one text. In them:

    words      what the text says: this is what the table shows
    lasts      "capability" or "momentum", if it lasts
    effects    what the table does; docs/decks.md has every verb with an example
    by_hand    true, instead of effects, where people carry it out by hand
    sheet      what the sheet of a Non-player says of it, by faction

    "sandtable deck check FILE" says what is missing or cannot be, "sandtable deck show FILE 24" shows a card,
    "sandtable deck try FILE 24 shaded" carries a text out, and "sandtable play plain --deck FILE" plays with it.
deck-written = { $file } is a deck to start from.
deck-sound = { $file } can be played with.
deck-fault = { $place }: { $why }
deck-fault-in = { $place }: { $part }: { $why }
deck-more-faults = ... and more.
deck-tried-by-hand = The rest is carried out by hand.
