# The board of Labyrinth in a terminal: titles, and names short enough for a row.

board-turn = 第{ $turn }ターン
board-phase = { $side } 2枚中{ $card }枚目
board-step-set_up = セットアップ
board-step-card = 第{ $turn }ターン：{ $side }、{ $card }枚目
board-step-plots = 第{ $turn }ターン：プロット
board-step-end_of_turn = 第{ $turn }ターン終了
board-step-end_lapsing = 第{ $turn }ターン終了
board-step-clear_reserves = 第{ $turn }ターン終了
board-step-deal = 第{ $turn }ターン終了
board-step-return_plots = 第{ $turn }ターン終了：使用済みプロットの返却
board-step-polarization = 第{ $turn }ターン終了：分極化
board-step-attrition = 第{ $turn }ターン終了：消耗
board-step-return_troops = 第{ $turn }ターン終了：兵員の帰還
board-step-turn_markers = 第{ $turn }ターン終了
board-step-over = ゲーム終了
board-deck = デック{ $number }/{ $of }、残り{ $cards }枚
board-tracks = トラック
board-track = { $value } { $level }
board-prestige = 国威
board-funding = 資金
board-posture = 政治姿勢
board-posture-even = US { $us }、世界は二分
board-posture-agreed = US { $us }、世界 { $world }{ $value }
board-posture-penalty = US { $us }、世界 { $world }{ $value }：ペナルティ{ $penalty }
board-troops = 兵員
board-troops-on-track = トラックに{ $count }、{ $level }
board-cells = セル
board-cells-on-track = トラックに{ $count }、利用可能{ $available }
board-reserves = 予備
board-reserves-of = US側{ $us }、ジハーディスト側{ $jihadist }
board-victory = 勝利
board-of = { $value }/{ $needed }
board-good_resources = 良好リソース
board-fair_or_good_countries = 適正以上の国家
board-islamist_resources = 原理主義リソース
board-poor_or_islamist_countries = 貧弱以下（国威1）
board-no_cells = マップ上のセル
board-good_resources_at_the_end = 終了時の良好リソース
board-in-state = { $state }：{ $countries }
board-untested = 未評価{ $count }か国
board-hands = 手札：US側{ $us }、ジハーディスト側{ $jihadist }
board-muslim = イスラム教国、イラン
board-non_muslim = 非イスラム教国
board-resources = R
board-state = 状態
board-pieces = コマ
board-unmarked = -
board-events = イベント：
board-lapsing = 時限イベント：
board-plots = 利用可能プロット：
board-wmd = WMD：
board-wmd-loose = 流出{ $count }個
board-wmd-of = { $country }の兵器庫に{ $count }個
board-plots-resolved = このターンに使用済みのプロット：
board-unrest = 残り
board-unrest-left = { $militia }M、{ $awakening }Aw、{ $reaction }Re
board-caliphate = カリフ国
board-caliphate-of = { $country }（{ $count }か国）
board-off-map = マップ外
board-extra-cells = 追加のセル
board-first-plot = 第1プロット実施済み
board-legend = R リソース　T 兵員　A 活動状態のセル　S 潜伏状態のセル　RC 体制変更（+は新規）　- 未評価　* イベントがプレイ可能　! 注意（oddsで表示）　» 変化あり
board-legend-awakening = M 民兵　Aw 覚醒　Re 反動　CW 内戦　Cal. カリフ国に属する　W 兵器庫のWMD
board-hand = { $side }の手札（{ $count }）
board-playable = *
board-ops = ({ $ops })
board-card-remark = ({ $ops }) { $association }

terminal-example-adjust =
    例：
    adjust prestige 7
    adjust countries.iraq.troops 3; countries.iraq.markers [sadr]
    adjust hands.us [14, 97]
terminal-example-position = 例：position countries.iraq
terminal-example-look = 例：look サウジ
terminal-example-rules = 例：rules 8.4.2

short-us = US
short-jihadist = ジハ
short-good = 良好
short-fair = 適正
short-poor = 貧弱
short-islamist_rule = 原理主義
short-ally = 同盟
short-neutral = 中立
short-adversary = 反米
brief-adversary = 反米
short-hard = 強硬
short-soft = 穏健
short-troops = { $count }T
short-active = { $count }A
short-sleepers = { $count }S
short-cadre = 幹部
short-plot = プロット:{ $shown }
short-backlash = プロット:{ $shown }(Backlash)
short-plot-1 = 1
short-plot-2 = 2
short-plot-3 = 3
short-plot-wmd = WMD
short-plot-hidden = ?
short-aid = { $count ->
        [1] 援助
       *[other] 援助{ $count }
    }
short-regime-change-green = RC+
short-regime-change-tan = RC
short-besieged = 孤立
short-militia = { $count }M
short-awakening = { $count }Aw
short-reaction = { $count }Re
short-civil_war = CW
short-caliphate_capital = 首都
short-in_caliphate = Cal.
short-wmd = { $count }W
short-several = { $name }×{ $count }

card-head = カード{ $number }：作戦値{ $ops }、{ $association }
card-playable = 条件：
card-playable-us = US側の条件：
card-playable-jihadist = ジハーディスト側の条件：
card-text = イベント：
card-sets-off = カードを作戦に使うと、可能ならこのイベントが発動する。作戦の後に処理するが、先に処理することも選べる。
card-text-us = US側のイベント：
card-text-jihadist = ジハーディスト側のイベント：
card-remove-if = { $side }がイベントを実施したら除去
card-is-us = カード{ $number }「{ $card }」はUS側の手札にあります。
card-is-jihadist = カード{ $number }「{ $card }」はジハーディスト側の手札にあります。
card-is-discard = カード{ $number }「{ $card }」は捨て札パイルにあります。
card-is-removed = カード{ $number }「{ $card }」はゲームから除外されています。
card-is-playing = カード{ $number }「{ $card }」はプレイ中です。
card-is-boxes = カード{ $number }「{ $card }」はマップ脇のボックスにあります。
refusal-no-card-called = 「{ $text }」というカードはありません。

refusal-no-country-called = 「{ $text }」という国家はありません。
look-resources = リソース{ $count }
look-oil = 石油輸出国
look-schengen = シェンゲン圏
look-recruit = リクルート値{ $number }
look-in-caliphate = カリフ国に属する
look-empty = コマなし
look-marker = { $marker }：
look-backlash = { $shown }（Backlashの指定あり）
look-adjacent = 隣接：


## The lessons, where they are typed

typed-tutorial-first_game-1 = テーブルへようこそ。ゲーム終盤の1ターンを、両方の陣営でプレイします。盤の先頭にある目標がすべての焦点です。US側は、勝利に必要な良好な国家のリソース12のうち、11まで来ています。先に動くのはジハーディスト側です。
typed-tutorial-first_game-2 = これからプレイする側のカードは、質問と一緒に表示されます。「hand」でもう一度表示し、「card 53」で1枚の詳細を表示します。カードはイベントとしても、作戦値の分の作戦としても使えます。作戦値1の「Madrassas」をプレイしてください。番号の53か、名前の先頭を入力します。
typed-tutorial-first_game-3 = アフガニスタンに潜伏状態のセルが2個あります（「look アフガニスタン」で詳細を表示）。政治体制は貧弱、つまり3です。リクルートのダイスが3以下なら、新しいセルが現れます。このカードをリクルートに使ってください。
typed-tutorial-first_game-4 = 目は2。新しいセルが現れました。ダイスの目はすべて、ルールの番号とともにログに残ります。「rules」に続けて番号を入力すると、ルールが読めます。2枚目のカード「IEDs」はもうテーブルに出ています。プロットに使ってください。
typed-tutorial-first_game-5 = また十分に低い目が出ました。セル1個が活動状態になり、アフガニスタンにプロットが1個置かれました。発見されない限り、US側のフェイズの後に解決されます。今度はあなたがUS側です。作戦値3の「Safer Now」をプレイしてください。
typed-tutorial-first_game-8 = イデオロギー戦争は、同盟国の政治体制を改善します。必要な作戦値は政治体制の数値と同じで、適正な国家なら2で足ります。イデオロギー戦争を選んでください。
typed-tutorial-first_game-9 = 選べる国家がすべて表示されています。パキスタンは適正／同盟で、リソースは2です。高い国威、援助、良好な隣国がそれぞれダイスを助け、良好への改善は1のマイナスになります。パキスタンを選んでください。
typed-tutorial-first_game-10 = 目は5で、合計は足りています。パキスタンは良好となり、US側は良好な国家のリソースが13になって、直ちに勝利しました。これが1ターンの流れです。実際のゲームは、ほとんど空のマップから始まります。「sandtable play labyrinth」で準備できます。US側を持ってルールブックの相手と対戦してみてください。何が入力できるか分からないときは、?を入力してください。
typed-tutorial-second_lesson-2 = まずは兵員です。作戦値3の「Hijab」をプレイしてください。作戦値は国家の政治体制の数値以上でなければならず、貧弱なパキスタンは3です。
typed-tutorial-second_lesson-3 = 「odds」で、各回答を選ぶとどうなるか、今できないこととその理由が表示されます。展開を選んでください。
typed-tutorial-second_lesson-5 = 兵員は同盟国と体制変更国家へ行けます。パキスタンを選んでください。
typed-tutorial-second_lesson-6 = 目的には2個で足ります。ここでは数字がそのまま数を表します。2と入力してください。
typed-tutorial-second_lesson-10 = 両方のセルが姿を現し、国威は8に上がりました。その後、相手がカードを2枚プレイし、そのようすが1行ずつ表示されました。「why」で相手の判断の理由が読めます。
typed-tutorial-second_lesson-13 = プロットは阻止され、その大きさも分かりました。「log」でこれまでのできごとを、「why」で相手の判断の理由を読めます。ここから自由に続けても、レッスン3でもう一方の陣営を学んでもかまいません。
typed-tutorial-third_lesson-3 = 「Saddam Captured」はUS側のカードです。作戦値は使えますが、可能ならイベントが発動します。イラクに兵員がいないので、発動しません。プレイしてください。
typed-tutorial-third_lesson-6 = 隣接国へはダイスなしで移動できます。それより遠い国へは、ダイスの目がそこの政治体制の数値以下でなければなりません。イラクを選んでください。
typed-tutorial-uprising-1 = このレッスンでは、The Awakeningで加わるものを見ていきます。ターンの終わりまで、両方の陣営をプレイします。エジプトの横の「Aw」は覚醒マーカーで、より良い政治を求める人々を表します。シリアの横にあるような「Re」は反動マーカーです。覚醒は1個ごとに、その国家でのイデオロギー戦争を1だけ助け、ジハードを1だけ妨げます。反動はその逆です。
typed-tutorial-uprising-4 = エジプトには覚醒マーカーが3個、反動マーカーが1個あります。差が2なので、ターン終了時の分極化で覚醒がもう1個増えます。差が3なら国家そのものがシフトします。「look エジプト」でも表示されます。このイベントでは、別の国家にももう1個配置します。リビアを選んでください。
typed-tutorial-uprising-7 = 「CW」は内戦の印で、「M」は民兵の数です。民兵は兵員と同じように政府を守ります。「Foreign Fighters」がもうテーブルに出ています。イベントを選んでください。
typed-tutorial-uprising-10 = シリアが首都です。イラクもカリフ国に属します。首都から切れ目なくつながるこのような国家は、すべてカリフ国に属します。そこのセルはすべて活動状態となり、資金は2増え、カリフ国はイスラム原理主義国家のリソース1として加算されます。US側が応じる番です。「Advisors」をプレイしてください。
typed-tutorial-uprising-14 = 「look イラク」と「look シリア」で、消耗がどうなるかが表示されます。より拮抗しているのはイラクです。イラクを選ぶとターンが終わり、まず分極化、次いで消耗が行われます。
typed-tutorial-uprising-15 = 分極化で、エジプトに4個目の覚醒マーカーが現れました。シリアではセルが多すぎて、民兵1個が失われました。イラクでは、Advisorsのおかげで1回の命中がセル2個分になりました。除去するものがない命中は、国家そのものを良好へ、またはイスラム原理主義へとシフトさせます。これがThe Awakeningの核心です。「sandtable play labyrinth」で、4つのシナリオと両デックのキャンペーンが選べます。
