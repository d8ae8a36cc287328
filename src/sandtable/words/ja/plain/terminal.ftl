# The board of A Distant Plain in a terminal: titles, and signs short enough for a row.

plain-tracks = トラック
plain-margins-are = マージン：{ $margins }
plain-space = スペース
plain-road = 連絡線
plain-worth-pop = 人口
plain-worth-econ = 経済
plain-state = 状態
plain-forces = コマ
plain-in-effect = { $card }（{ $text }）
plain-brief-unshaded = { $card }
plain-brief-shaded = { $card }（網）
plain-in-effect-for = { $card }（マーカー：{ $faction }）
plain-turn = 「{ $card }」：{ $faction }
plain-step-set_up = セットアップ
plain-step-deployment = オープン配置
plain-step-next_card = 次のカード
plain-step-victory = { rule-6-1 }
plain-step-resources = { rule-6-2 }
plain-step-support = { rule-6-4 }
plain-step-redeploy = { rule-6-5 }
plain-step-reset = リセットフェイズ
plain-text = 【{ $text }】
plain-text-from = （{ $provenance }）
plain-may-act = { $faction }
plain-out = （{ $faction }：休み）
plain-did-pass = （{ $faction }：パス）
plain-did-event = （{ $faction }：イベント）
plain-did-operation = （{ $faction }：オペレーション）
plain-did-operation_with_special = （{ $faction }：オペレーション、特殊活動）
plain-did-limited_operation = （{ $faction }：限定）
plain-short-control-coin = COIN
plain-short-control-taliban = Tal
plain-short-support = +支
plain-short-opposition = -対
plain-short-terror = x{ $count }
plain-short-sabotage = xx
plain-short-coalition_bases = C*{ $count }
plain-short-coalition_troops = C{ $count }
plain-short-government_bases = G*{ $count }
plain-short-troops = G{ $count }
plain-short-police = P{ $count }
plain-short-taliban_bases = T*{ $count }
plain-short-taliban = T{ $count }
plain-short-taliban_active = T!{ $count }
plain-short-warlord_bases = W*{ $count }
plain-short-warlords = W{ $count }
plain-short-warlords_active = W!{ $count }
plain-heading = { $name }：
plain-legend = C 連合諸国の兵員　G 政府の兵員　P 警察　T タリバン　W 軍閥　* 基地　! 活動　+支 支持　-対 対立　x テロ　xx サボタージュ　（網）網掛け　» 変化あり
plain-card-is-now = 「{ $card }」は現在のカードです。
plain-card-is-next = 「{ $card }」は次のカードです。
plain-card-is-played = 「{ $card }」はプレイ済みです。
plain-card-is-removed = 「{ $card }」はゲームから除外されています。

terminal-example-adjust =
    例：
    adjust aid 12
    adjust spaces.kabul.police 3; spaces.kabul.terror 1


## The lessons, where they are typed

typed-plain-lesson-1 = アフガニスタンへようこそ。盤の先頭に、4つの派閥とそれぞれの得点、目標が並びます。プロパガンダラウンドの開始時に目標を超えている派閥の勝ちです。リソース、援助、パトロネージ、現在のカードと次のカード、行動できる派閥、効果中のイベントもそこにあります。
typed-plain-lesson-2 = スペースの横の文字はコマを表します。CとGは連合諸国と政府の兵員、Pは警察、Tはタリバン、Wは軍閥、星の付いたものは基地です。「look カブール」でスペースの詳細を、「board full」でマップ全体を表示します。
typed-plain-lesson-4 = キューブはどこからでも動かせます。カブール、またはその一覧の番号を入力してください。
typed-plain-lesson-5 = カブールからは、すべての連絡線に沿って進めます。トルハムへの連絡線を選んでください。
typed-plain-lesson-10 = ゲリラはいなくなりました。ログに記録され、「rules」に続けて行末の番号を入力すると、ルールが読めます。空輸を続けることもできますが、そうすると第2派閥がイベントを選べるようになります。「完了」を選んでください。
typed-plain-lesson-12 = 軍閥は、基地があってパシュトゥーン人居住区でない所で力を発揮します。バルフを選んでください。
typed-plain-lesson-coalition-3 = ザーブルをスイープします。選んでください。
typed-plain-lesson-coalition-4 = 兵員は隣から、またはサボタージュのない連絡線を通って来ます。カンダハルを選んでください。
typed-plain-lesson-coalition-10 = ザーブルを選んでください。
typed-plain-lesson-government-3 = カブールを選んでください。リソース3です。
typed-plain-lesson-government-9 = カブールには、金の行方を見張る外国人の基地があります。ヘラートでは誰も見ていません。選んでください。
typed-plain-lesson-taliban-3 = カンダハルに1個潜んでいます。選んでください。
typed-plain-lesson-taliban-5 = カブール～トルハムの連絡線では、あなたのゲリラより多い敵がいません。トラックからリソース4を巻き上げます。連絡線を選んでください。
typed-plain-lesson-warlords-3 = ファラーを選んでください。
typed-plain-lesson-warlords-4 = ヘラートを選んでください。パシュトゥーン人居住区ではないので、見つからずに着けます。
typed-plain-lesson-warlords-8 = ヘラートを選んでください。最初のキューブはすぐにいなくなります。
