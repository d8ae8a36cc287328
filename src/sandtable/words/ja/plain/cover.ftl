# A Distant Plain before anybody sits down: its name, its factions, and what can be chosen.

game-plain = A Distant Plain（遥かなる平原）
    .about = 2003～2013年のアフガニスタンをめぐる4つの派閥。連合諸国と政府は戦争を共にするが、それ以外はほとんど共にしない。タリバンと軍閥の間はさらに薄い。手札はなく、カード1枚ごとに2つの派閥が行動する。1～4人用、3～6時間。
edition-plain = A Distant Plain（遥かなる平原）
    .about = 2003～2013年のアフガニスタン。4つの派閥のうち2つがカードごとに行動する。1～4人用、3～6時間。

stands-margin = { $side } { $margin }

side-coalition = 連合諸国
    .about = 支持を広げ、撤収することで勝利する。コマは少ないが、手は最も遠くまで届く。
side-government = 政府
    .about = 支配とパトロネージで勝利する。COIN両派閥の費用を負担する。
side-taliban = タリバン
    .about = 対立と基地で勝利する。初めての席に向く。
side-warlords = 軍閥
    .about = 誰も支配していない土地と金で勝利する。誰にとっても邪魔な存在。


## Scenarios

scenario-short = オバマの戦争、2009～2013年
    .about = 増派が進み、連合諸国と政府は都市と環状道路を、タリバンは地方の多くを握る。イベント48枚、プロパガンダラウンド4回。
scenario-main = タリバン復活、2005～2013年
    .about = 連合諸国がよそを向いている間に、タリバンが国境を越えて戻ってきた。イベント60枚、プロパガンダラウンド5回。最初に遊ぶならこのシナリオ。
scenario-extended = アフガンの反乱、2003～2013年
    .about = ほとんど空白の国土、小規模な連合諸国、そしてそれを埋めていく10年間。イベント全72枚、プロパガンダラウンド6回。


## Options

setting-players = プレーヤー
players-four = 派閥ごとに1人のプレーヤー
    .about = マージンが最も大きい派閥の単独勝利。
players-three = 3人：1人が連合諸国と軍閥を担当
    .about = 2派閥を担当するプレーヤーは両方で勝利条件を満たす必要があり、低い方のマージンを用いる。
players-two_government = 2人：「連合諸国と政府」対「タリバンと軍閥」
    .about = 担当する両方の派閥で勝利条件を満たす必要があり、低い方のマージンを用いる。
players-two_warlords = 2人：「連合諸国と軍閥」対「タリバンと政府」
    .about = 担当する両方の派閥で勝利条件を満たす必要があり、低い方のマージンを用いる。

setting-open_deployment = オープン配置
    .about = 各派閥が自分で部隊を配置する。軍閥から順に行う。
open_deployment-false = いいえ
open_deployment-true = はい

setting-events = イベント
events-own = このプロジェクトのイベント
    .about = プログラムがイベントを処理する。印刷されたテキストが手に入らなかったものは、このプロジェクト独自の内容である。
events-printed = 手元のカードのとおり
    .about = イベントを選んだ派閥が、コマとトラックの制限内で手動で処理する。

setting-hidden_next = 次のカードを伏せる
    .about = 次のカードは裏向きのままとし、最終イベントカードの制限もない。
hidden_next-false = いいえ
hidden_next-true = はい

setting-eligibility = 派閥のプレイ順序
eligibility-printed = カードの表示どおり
    .about = 先に行動できる派閥は、プレイ中のカードで決まる。
eligibility-a = 次のカードによる
    .about = 先に行動できる派閥は、次に来るカードで決まる。初刷のオプションA。
eligibility-b = 次のカードによる（行動後も資格あり）
    .about = 次のカードで決まり、行動した派閥も次のカードで再び行動できる。初刷のオプションB。

setting-sudden_propaganda = 突然のプロパガンダ
    .about = プロパガンダカードは、公開されると同時に現在のカードと入れ替わる。
sudden_propaganda-false = いいえ
sudden_propaganda-true = はい

setting-no_capabilities = 除外カードの情勢
    .about = デックから除外されたカードの情勢を、ゲーム開始時に適用するかどうか。
no_capabilities-false = 適用する
no_capabilities-true = 適用しない

setting-deck = 自作デック
    .about = 「sandtable deck new」で作り始め、手元のカードを見て書き足すファイル。招待された人は先に内容を確認できる。
setting-deception = 欺瞞マーカー
    .about = 各派閥に秘密のマーカーが2個ずつ：ブラフ、マージン+1、または限定オペレーションの代わりの通常のオペレーション。
deception-false = いいえ
deception-true = はい


## Those who sit at the table

opponent-book = ルールブックのノンプレーヤー
    .name = ルールブック
    .short = ルールブック
    .about = 第2刷の第8章。派閥は手順に一歩ずつ従い、行動の理由を説明する。
opponent-chart = フローチャートのノンプレーヤー
    .name = フローチャート
    .short = フローチャート
    .about = 第3刷のフローチャート。まずプレーヤーに打撃を与え、人口の多い所を重んじる。1つのゲームでルールブックのノンプレーヤーと併用することはできない。
opponent-steady = 堅実なプレーヤー
    .name = 堅実
    .short = 堅実なプレーヤー
    .about = どの派閥も経験則でプレイする。無難で速く、意外性はない。理由は説明しない。
opponent-stand_in = 代役
    .name = 代役
    .short = 代役
    .about = プレーヤーの席に座り、勝利条件とイベント資格はプレーヤーのものに従い、行動はノンプレーヤーと同じように行う。
level-stand_in-book = ルールブック
    .about = 第2刷の第8章による。
level-stand_in-chart = フローチャート
    .about = 第3刷のフローチャートによる。
opponent-seeker = 先読みのプレーヤー
    .name = 先読み
    .short = 先読みのプレーヤー
    .about = どの派閥でも先読みしてプレイする。想定した多数のゲームで手番のプランを丸ごと試し、最良のものを実行する。
level-seeker-quick = 即断
    .about = 少しだけ考える。
level-seeker-steady = 標準
    .about = 3倍の手を試す。
level-seeker-deep = 熟考
    .about = 最大10倍の手を試し、時間をかける。


## Lessons

tutorial-first_card = ガイド付きの最初のカード
tutorial-coalition = 連合諸国：見つけて叩く
tutorial-government = 政府：訓練と統治
tutorial-taliban = タリバン：テロと通行料
tutorial-warlords = 軍閥：誰にとっても邪魔な存在
