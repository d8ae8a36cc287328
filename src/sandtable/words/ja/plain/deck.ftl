# A deck of one's own: what "sandtable deck" says.

deck-card = カード{ $number }「{ $card }」
deck-card-text = カード{ $number }「{ $card }」、{ $text }
deck-blank-name = 自作デック
deck-blank =
    A Distant Plain（遥かなる平原）のデックです。ここにある内容の代わりに、手元のカードに印刷されている内容を書き写してください。
    プロパガンダカードはどのデックでも同じなので、書き写すテキストはありません。

    order      派閥のプレイ順序（左から右へ）
    kind       "event"、"momentum"、"capability_coalition"、"capability_taliban" のいずれか
    islamabad  イスラマバードトラックを動かすテキスト。なければ省略する

    カードには [card.unshaded] と [card.shaded] があります。テキストが1つなら [card.unshaded] だけです。その中には：

    words      テキストの内容。テーブルにはこれが表示される
    lasts      効果が続く場合は "capability" または "momentum"
    effects    テーブルが行うこと。docs/decks.md にすべての動詞と例がある
    by_hand    effects の代わりに true と書くと、人が手動で処理する
    sheet      ノンプレーヤーのシートがこのカードについて述べること（派閥ごと）

    "sandtable deck check FILE" は足りないものやあり得ないものを示し、"sandtable deck show FILE 24" はカードを表示し、
    "sandtable deck try FILE 24 shaded" はテキストを実行し、"sandtable play plain --deck FILE" はこのデックで遊びます。
deck-written = { $file }に新しいデックのひな形を書き込みました。
deck-sound = { $file }はこのまま使えます。
deck-fault = { $place }：{ $why }
deck-fault-in = { $place }：{ $part }：{ $why }
deck-more-faults = …ほかにもあります。
deck-tried-by-hand = 残りは手動で処理します。
