# A deck of one's own: what the deck to start from says of itself, and what is told of one.

deck-card = карта { $number }, «{ $card }»
deck-card-text = карта { $number }, «{ $card }», { $text }
deck-blank-name = Моя колода
deck-blank =
    Колода A Distant Plain. Перепишите сюда то, что напечатано на ваших картах, вместо того, что здесь стоит.
    Карты пропаганды одинаковы в любой колоде, и текста у них нет.

    order      порядок фракций, слева направо
    kind       "event", "momentum", "capability_coalition" или "capability_taliban"
    islamabad  тексты, которые двигают шкалу Исламабада; пропустите, если таких нет

    У карты есть [card.unshaded] и [card.shaded] или только [card.unshaded], если текст один. В них:

    words      что говорит текст: это и показывает стол
    lasts      "capability" или "momentum", если текст действует долго
    effects    что делает стол; в docs/decks.md есть каждый глагол с примером
    by_hand    true вместо effects, если люди исполняют текст вручную
    sheet      что говорит о нём лист неигровой фракции, по фракциям

    "sandtable deck check ФАЙЛ" говорит, чего не хватает или чего быть не может, "sandtable deck show ФАЙЛ 24" показывает карту,
    "sandtable deck try ФАЙЛ 24 shaded" исполняет текст, а "sandtable play plain --deck ФАЙЛ" играет этой колодой.
deck-written = { $file } — колода, с которой можно начать.
deck-sound = { $file }: этой колодой можно играть.
deck-fault = { $place }: { $why }
deck-fault-in = { $place }: { $part }: { $why }
deck-more-faults = … и так далее.
deck-tried-by-hand = Остальное исполняется вручную.
