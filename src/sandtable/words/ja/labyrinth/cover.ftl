# Labyrinth before anybody sits down: its name, its sides, and what can be chosen.

game-labyrinth = LABYRINTH：The War on Terror
    .about = 2つの陣営と1つのデック。US側は良好な政治体制を築いてセルを追い、ジハーディスト側はリクルートし、プロットを企て、政権を倒す。1～2人用、1～3時間。
edition-labyrinth = LABYRINTH
    .about = 2001～2010年の対テロ戦争。2つの陣営と1つのデックで、良好な統治とセルやプロットがせめぎ合う。1～2人用、1～3時間。
edition-awakening = The Awakening（覚醒）
    .about = アラブの春以降：抗議運動、内戦、カリフ国、そしてどちらの陣営も受け持つボット。1～2人用、2～3時間。

stands-good_resources = 良好 { $value }/{ $needed }
stands-fair_or_good_countries = 適正以上 { $value }/{ $needed }
stands-islamist_resources = 原理主義 { $value }/{ $needed }
stands-poor_or_islamist_countries = 貧弱以下 { $value }/{ $needed }

side-us = US側
    .about = 政治体制を良好にするか、マップからセルを一掃すれば勝利。兵員と国威、そして息の長い戦い。初めての陣営に向く。
side-jihadist = ジハーディスト側
    .about = イスラム原理主義を広げるか、US本国でWMDプロットを解決すれば勝利。セル、プロット、資金。短期の企てと多くのダイス。


## Scenarios

scenario-lets_roll = Let’s Roll!
    .about = 2001年秋。アフガニスタンはイスラム原理主義の下で4個のセルを匿い、資金は潤沢。強硬姿勢のUSは国威が高く、兵員の大半をまだ手元に置いている。マップのほとんどは未評価で、両陣営とも選択の幅が最も広い。初めてのゲームに向く。
scenario-you_can_call_me_al = You Can Call Me Al
    .about = 2000年の接戦をアル・ゴアが制していたら、という2001年。USは強硬な世界の中で穏健姿勢から始まり、戦争は第一の答えではない。「Axis of Evil」はデックに入らない。イデオロギー戦争が増え、侵攻は減るだろう。
scenario-anaconda = Anaconda
    .about = 2002年。タリバン政権は倒れ、兵員がアフガニスタンを押さえ、国威は高い。しかしセルは山を越えて逃れた。ジハーディスト側はさらに3個のセルを好きな場所に潜ませ、追跡が始まる。
scenario-mission_accomplished = Mission Accomplished?
    .about = 2003年。バグダッドは落ちたが、予備の兵員は残っていない。2つの体制変更国家を抱え、国威は低く、ヨーロッパの姿勢はこれからのダイス次第。USは手一杯である。世界の半分に散ったセルを相手にする、国家建設の厳しい試練。

scenario-awakening = Awakening（覚醒）
    .about = 2010年。アルジェリアとチュニジアの街頭が最初の抗議で埋まる。アラブ世界が動き始める中、穏健姿勢のUSはイラクとアフガニスタンで踏みとどまる。新しいデックと、蜂起、内戦、カリフ国の新しいルール。
scenario-mitts_turn = Mitt’s Turn（ミットの番）
    .about = 別の大統領の下の同じ世界。USは強硬姿勢で国威が高く、セルの資金はより豊か。「Obama Doctrine」は作戦値3のカードとなり、強硬姿勢を必要とする。
scenario-status_of_forces = Status of Forces Agreement（地位協定）
    .about = 兵員はイラクを去り、民兵1個とセル2個が残る。シリア、エジプト、湾岸諸国は騒然としている。穏健姿勢のUSは兵力の大半をアフガニスタンに置いている。
scenario-isil = ISIL
    .about = カリフ国はすでに存在する。シリアとイラクは内戦に引き裂かれ、ナイジェリアは戦場となり、「Sequestration」が兵員3個を遠ざけている。US側にとって厳しい幕開け。


## Length and other options

setting-rules = ルール
rules-war_on_terror = 対テロ戦争
rules-awakening = 覚醒
setting-campaign = 両デックのキャンペーン
    .about = 対テロ戦争のシナリオとデックで始め、続いて覚醒のデックを覚醒のルールで使う。
campaign-true = はい
campaign-false = いいえ

setting-decks = ゲームの長さ
    .about = それまでに勝者がいなければ、最後のデックが尽きたときにゲームは終わる。1デックにおよそ2時間かかる。
decks-1 = 標準：1デック
decks-2 = トーナメント：2デック
decks-3 = キャンペーン：3デック

setting-mini_decks = ミニデック
    .about = デックを関連陣営ごとに3つに分け、手札を順に配る。両陣営に自分のイベントが均等に行き渡る。ルールブックの相手と遊ぶ場合のみ。
mini_decks-true = はい
mini_decks-false = いいえ


## Opponents

opponent-solitaire = ルールブックの相手
    .name = ルールブック
    .short = ルールブック
    .about = ルールブックのソリティアルール。フローチャートに従い、レベルが上がるほど手強くなり、行動の理由も説明する。
level-normal = 通常
    .about = ソリティアルールそのまま。
level-coherent = 一貫性
    .about = プロットの成功ごとに、プロットを2個配置する。
level-attractive = 魅力的
    .about = 「一貫性」に加え、リクルートの成功ごとにセルを2個配置する。
level-potent = 説得力
    .about = 「魅力的」に加え、大規模なジハードに必要なセルは、兵員より3個多ければ足りる。
level-infectious = 伝染性
    .about = 「説得力」に加え、US側はすべてのカードをプレイしなければならず、最後の1枚を保持することも捨てることもできない。
level-virulent = 敵意
    .about = 「伝染性」に加え、ジハードのロールに失敗してもセルを失わない。
opponent-bot = ボット
    .name = ボット
    .short = ボット
    .about = The Awakeningのソリティアルール。どちらの陣営、どちらのデックでも使える。これもフローチャートに従い、レベルが上がるほど手強くなり、理由を説明する。
level-bot-muddled = 混迷
    .about = ジハーディスト側ボットそのまま。
level-bot-coherent = 一貫性
    .about = 覚醒マーカーは小規模なジハードを妨げない。
level-bot-attractive = 魅力的
    .about = 「一貫性」に加え、プロットの成功ごとに、プロットを2個配置する。
level-bot-potent = 説得力
    .about = 「魅力的」に加え、リクルートの成功ごとにセルを2個配置する。
level-bot-infectious = 伝染性
    .about = 「説得力」に加え、US側は最後の1枚を保持できない。
level-bot-virulent = 敵意
    .about = 「伝染性」に加え、覚醒マーカーはどのジハードも妨げない。
level-bot-off_guard = 油断
    .about = US側ボットそのまま。
level-bot-competent = 有能
    .about = 警戒行動は、その国家のプロットを2個除去する。
level-bot-adept = 熟練
    .about = 「有能」に加え、兵員2個以上での掃討作戦は国威を2上げる。
level-bot-vigilant = 警戒
    .about = 「熟練」に加え、体制変更や内戦があっても、リクルートにはロールが必要となる。
level-bot-ruthless = 非情
    .about = 「警戒」に加え、各ターンで最初にプロットに使ったカードがUS側イベントなら、それも発動する。
level-bot-no_mercy = 容赦なし
    .about = 「非情」に加え、イデオロギー戦争のロールにマイナスの修正を受けない。
opponent-steady = 堅実なプレーヤー
    .name = 堅実
    .short = 堅実なプレーヤー
    .about = 経験則でプレイする。無難で速く、意外性はない。理由は説明しない。
opponent-stand_in = 代役
    .name = 代役
    .short = 代役
    .about = プレーヤーの席に座り、カードはルールブックの相手と同じように使う。
level-stand_in-bot = ボット
    .about = ルール12と13のフローチャートによる。
level-stand_in-solitaire = ルールブック
    .about = ルール9のフローチャートによる。基本ゲームにのみ対応。
opponent-seeker = 先読みのプレーヤー
    .name = 先読み
    .short = 先読みのプレーヤー
    .about = どちらの陣営でも先読みしてプレイする。自陣営が知っていることから想定した多数のゲームで、カードの使い方を丸ごと試し、最良のものを実行する。
level-seeker-quick = 即断
    .about = 少しだけ考える。
level-seeker-steady = 標準
    .about = 3倍の手を試す。
level-seeker-deep = 熟考
    .about = 最大10倍の手を試し、時間をかける。

tutorial-first_game = ガイド付き初回ゲーム
tutorial-second_lesson = レッスン2：兵員と対戦相手
tutorial-third_lesson = レッスン3：ジハーディスト側
tutorial-uprising = 覚醒：蜂起、内戦、カリフ国
