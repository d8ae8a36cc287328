# A Distant Plain's table in the browser.

plain-letter-coalition = 連
plain-letter-government = 政
plain-letter-taliban = タ
plain-letter-warlords = 軍
plain-status = マージンとトラック
plain-margins = 勝利マージン
plain-course-margins = 全派閥の勝利マージン（カードごと）
plain-course-tracks = リソース、援助、パトロネージ
plain-casualties = 負傷者
plain-islamabad = イスラマバード
plain-islamabad-hard = イスラマバード（強硬）
plain-now = 現在
plain-next = 次
plain-to-come = 残り{ $cards }枚、うちプロパガンダ{ $propaganda }枚
plain-card-text = カードのテキスト
plain-column = カード、行動できる派閥、効果中のイベント
plain-who = 行動できる派閥
plain-left-anything = 今行動：何でも可
    .short = 今
plain-left-full = 今行動：任意のオペレーション
    .short = 今
plain-left-limited = 今行動：限定オペレーション
    .short = 今
plain-left-limited_or_event = 今行動：限定オペレーションまたはイベント
    .short = 今
plain-left-acting = 今行動
    .short = 今
plain-left-then = 次：第1派閥の選択による
    .short = 次
plain-left-then_limited = 次：限定オペレーション、または特殊活動の後ならイベント
    .short = 次
plain-left-then_full = 次：任意のオペレーション
    .short = 次
plain-left-waits = パス待ち
    .short = 待機
plain-left-ineligible = このカードは休み
    .short = 休み
plain-left-nothing = このカードでは行動しない
    .short = 休み
plain-left-pass = パスした
    .short = パス
plain-left-event = イベントを実施した
    .short = 実施
plain-left-operation = オペレーションを行った
    .short = 済み
plain-left-operation_with_special = 特殊活動付きのオペレーションを行った
    .short = 済み
plain-left-limited_operation = 1スペースでオペレーションを行った
    .short = 済み
plain-in-force = 効果中
plain-in-force-none = 通常のルールのみ。
plain-in-force-count = イベント{ $count }件
plain-in-force-since = カードNo.{ $number }、このゲームの{ $place }枚目から効果中。
plain-in-force-start = カードNo.{ $number }、開始時から効果中。
plain-order = 派閥のプレイ順序
plain-card-number = No.{ $number }
plain-kind-capability_coalition = 連合情勢
plain-kind-capability_taliban = タリバン情勢
plain-kind-momentum = モメンタム
plain-pieces = { $pieces }×{ $count }
plain-pop = 人口値{ $count }
plain-econ = 経済値{ $count }
plain-terror = テロ{ $count }
plain-pashtun = パシュトゥーン人居住区
plain-empty = コマなし。
plain-adjacent = 隣接：{ $spaces }。
plain-lasting = 効果中
plain-lasting-text = { $card }（{ $whose }）：
plain-played = プレイ済み
plain-removed = ゲームから除外
plain-in-casualties = 負傷者：基地{ $bases }個、兵員{ $troops }個
plain-out-of-play = ゲーム外：基地{ $bases }個、兵員{ $troops }個
plain-force-coalition_base = 連合諸国の基地
plain-force-coalition_troops = 連合諸国の兵員
plain-force-government_base = 政府の基地
plain-force-government_troops = 政府の兵員
plain-force-government_police = 警察
plain-force-taliban_base = タリバンの基地
plain-force-taliban_underground = タリバンのゲリラ
plain-force-warlord_base = 軍閥の基地
plain-force-warlord_underground = 軍閥のゲリラ
plain-last-event = 最終イベントカード
plain-set-up = セットアップ
plain-over = ゲーム終了
plain-since = （前回のプロパガンダラウンドから{ $sign }{ $number }）
plain-changed = { $what } { $change }
plain-lost-coalition_bases = 基地を{ $count }個失いました
plain-lost-coalition_troops = 兵員を{ $count }個失いました
plain-lost-government_bases = 基地を{ $count }個失いました
plain-lost-troops = 兵員を{ $count }個失いました
plain-lost-police = 警察を{ $count }個失いました
plain-lost-taliban_bases = 基地を{ $count }個失いました
plain-lost-taliban = ゲリラを{ $count }個失いました
plain-lost-warlord_bases = 基地を{ $count }個失いました
plain-lost-warlords = ゲリラを{ $count }個失いました
plain-exposed = ゲリラ{ $count }個が発見されました
plain-sabotaged = サボタージュ
plain-repaired = 復旧


## The player aid

plain-aid-victory = 勝利
plain-aid-margins = マージンは、派閥が目標をどれだけ超えているかを示す。プロパガンダラウンド開始時に目標を超えている派閥が勝利し、最後まで決まらなければマージンの最も大きい派閥が勝利する（7.2、7.3）。
plain-aid-symbols = 記号
plain-sign-pop = 人口値
plain-sign-support = 支持
plain-sign-opposition = 対立
plain-sign-terror = テロ
plain-sign-econ = 連絡線の経済値
plain-sign-sabotage = サボタージュ
plain-aid-turn = カードの流れ
plain-aid-sequence = カードには派閥のプレイ順序が示されている。第1派閥は、イベント、オペレーション（特殊活動の有無は任意）、パスのいずれかを選び、それによって第2派閥にできることが決まる。行動した派閥は次のカードを休む（2.3）。
plain-aid-coin = COINのオペレーション
plain-aid-insurgent = 反政府勢力のオペレーション
plain-aid-coalition = 特殊活動：連合諸国
plain-aid-government = 特殊活動：政府
plain-aid-taliban = 特殊活動：タリバン
plain-aid-warlords = 特殊活動：軍閥

## The course of the game

table-track-government = { track-government }
table-track-taliban = { track-taliban }
table-track-warlords = { track-warlords }
table-track-aid = { track-aid }
table-track-patronage = { track-patronage }

## The guided first card

plain-lesson-1 = アフガニスタンへようこそ。光っている帯では、4つの派閥が1本の物差しの上を進みます。プロパガンダラウンドの開始時に旗を越えている派閥の勝ちです。リソース、援助、パトロネージもそこにあります。左側には、現在のカードと次のカード、行動できる派閥、効果中のイベントが並びます。
plain-lesson-2 = 金色のキューブは連合諸国、青のキューブは政府、黒い丸はタリバン、緑の六角形は軍閥、五角形はその基地です。線の模様はCOIN支配、網目はタリバン支配を表します。スペースを指し示すと、すべての情報が読めます。
plain-lesson-3 = カードには派閥の順序が示されています。最初に選ぶのは連合諸国です。イベントかオペレーションを選べます。カブール～トルハムの連絡線にゲリラが1個います。連合諸国のパトロールにはコストがかかりません。パトロールを選んでください。
plain-lesson-4 = キューブはどこからでも動かせます。カブールをクリックしてください。
plain-lesson-5 = カブールからは、すべての連絡線に沿って進めます。トルハムへの連絡線（4と書かれたひし形）をクリックしてください。
plain-lesson-6 = 兵員は2個とも行きます。
plain-lesson-7 = ほかのキューブも続けられます。「完了」を選んでください。
plain-lesson-8 = どの連絡線でも、キューブ1個ごとにゲリラ1個が活動状態になります。隠れる場所はありません。活動状態にしてください。
plain-lesson-9 = パトロールの最後に、1つの連絡線で急襲を行えます。トルハムへの連絡線を選んでください。
plain-lesson-10 = ゲリラはいなくなりました。ログに記録され、横の小さな番号からルールが読めます。空輸を続けることもできますが、そうすると第2派閥がイベントを選べるようになります。「完了」を選んでください。
plain-lesson-11 = オペレーションだけの後、第2派閥（ここでは軍閥）は1スペースでオペレーションを1つ行えます。集結を選んでください。
plain-lesson-12 = 軍閥は、基地があってパシュトゥーン人居住区でない所で力を発揮します。バルフをクリックしてください。
plain-lesson-13 = 基地があれば、ゲリラを2個以上、基地と人口値の合計まで配置できます。それを選んでください。
plain-lesson-14 = 基地1個と人口値2で、3個です。
plain-lesson-15 = バルフのゲリラは4個になり、すべて潜伏状態です。「完了」を選んでください。
plain-lesson-16 = 連合諸国と軍閥は行動したので、このカードは休みです。タリバンが最初に選びます。これがゲームのリズムです。カード1枚で2つの派閥が行動し、残りは次を待ちます。このまま続けても、新しいゲームを始めてもかまいません。

## A lesson for the Coalition

plain-lesson-coalition-1 = 連合諸国が求めるのは、住民の支持と、自分のコマが無事に引き揚げることです。得点はその両方を数えます。自分では何も支払わず、大きなオペレーションの費用は政府が払います。
plain-lesson-coalition-2 = ザーブルにタリバンのゲリラ2個と基地1個があり、ゲリラはすべて潜伏状態です。見えないものは攻撃できません。スイープで兵員を送り込んで探します。スイープを選んでください。
plain-lesson-coalition-3 = ザーブルをスイープします。クリックしてください。
plain-lesson-coalition-4 = 兵員は隣から、またはサボタージュのない連絡線を通って来ます。カンダハルをクリックしてください。
plain-lesson-coalition-5 = 連合諸国は政府の兵員を同行させることもできます。1個連れて行きましょう。
plain-lesson-coalition-6 = カブールからも兵員を送れますが、このスペースにはこれで十分です。「完了」を選んでください。
plain-lesson-coalition-7 = 1スペースにつき政府のリソース3で、さらにスイープできます。「完了」を選んでください。
plain-lesson-coalition-8 = ザーブルは山岳ではないので、キューブ1個がゲリラ1個を見つけます。タリバンを活動状態にしてください。
plain-lesson-coalition-9 = オペレーションには特殊活動を1つ付けられます。航空攻撃は、兵員がいなくても、どこでも活動状態のゲリラを除去します。選んでください。
plain-lesson-coalition-10 = ザーブルをクリックしてください。
plain-lesson-coalition-11 = ゲリラ1個が除去され、もう1個は後のカードで急襲できる状態です。見つけて、叩く。これが連合諸国のリズムです。いつでもゲームを始められます。

## A lesson for the Government

plain-lesson-government-1 = 政府が求めるのは、パトロネージとCOIN支配下の人口です。住民に好かれるかどうかは連合諸国の心配事です。両派閥の費用は政府のリソースでまかないます。
plain-lesson-government-2 = 訓練はキューブをマップに出し、住民を味方につけることもできます。訓練を選んでください。
plain-lesson-government-3 = カブールをクリックしてください。リソース3です。
plain-lesson-government-4 = まず兵員です。今回は置かないので0です。
plain-lesson-government-5 = 警察は、兵員が取った場所を守り続けます。4個置いてください。
plain-lesson-government-6 = 1スペースで十分です。「完了」を選んでください。
plain-lesson-government-7 = COIN支配下では、リソース3でスペースの住民を1段階シフトさせられます。カブールで民生活動を選んでください。
plain-lesson-government-8 = カブールは支持となりました。訓練には統治を付けられます。外国の援助を、政府の仲間が使える形に変えるのです。
plain-lesson-government-9 = カブールには、金の行方を見張る外国人の基地があります。ヘラートでは誰も見ていません。クリックしてください。
plain-lesson-government-10 = そこで援助をパトロネージに変えてください。代わりに、連合諸国の得点となるヘラートの支持が失われます。
plain-lesson-government-11 = 「完了」を選んでください。
plain-lesson-government-12 = パトロネージは増え、援助と支持は減りました。味方は文句を言うでしょうが、あなたの得点は伸びました。いつでもゲームを始められます。

## A lesson for the Taliban

plain-lesson-taliban-1 = タリバンが求めるのは対立と基地です。金は乏しく、忍耐は豊富です。そしてパキスタンには、ほかの誰のコマもありません。
plain-lesson-taliban-2 = テロは支持を損ないます。それには誰にも見つかっていないゲリラが必要です。テロを選んでください。
plain-lesson-taliban-3 = カンダハルに1個潜んでいます。クリックしてください。
plain-lesson-taliban-4 = カンダハルは対立となり、テロマーカーのために取り戻すのは高くつきます。オペレーションに加えて脅迫ができます。選んでください。
plain-lesson-taliban-5 = カブール～トルハムの連絡線では、あなたのゲリラより多い敵がいません。トラックからリソース4を巻き上げます。連絡線をクリックしてください。
plain-lesson-taliban-6 = カンダハルのものと同じく、このゲリラも活動状態になりました。どちらも姿をさらすという代償を払ったのです。「完了」を選んでください。
plain-lesson-taliban-7 = テロを続けるには1スペースにつきリソース1です。「完了」を選ぶとオペレーションが終わります。
plain-lesson-taliban-8 = ログを読んでみてください。リソース1を使い、4を得て、1つのスペースの態度を変えました。集結を行えば、ゲリラはまた潜伏できます。いつでもゲームを始められます。

## A lesson for the Warlords

plain-lesson-warlords-1 = 軍閥が求めるのは、誰にも支配されない国土とリソースです。誰とも正面から戦わず、邪魔をし、そして金を使います。
plain-lesson-warlords-2 = ヘラートを警察3個が押さえています。隣のファラーには自分のゲリラが4個います。展開を選んでください。
plain-lesson-warlords-3 = ファラーをクリックしてください。
plain-lesson-warlords-4 = ヘラートをクリックしてください。パシュトゥーン人居住区ではないので、見つからずに着けます。
plain-lesson-warlords-5 = 3個送ってください。こちらが3個、警察が3個。COINは過半数を失い、支配がなくなります。
plain-lesson-warlords-6 = 残りは動かしません。「完了」を選んでください。
plain-lesson-warlords-7 = 展開には買収を付けられます。1スペースにつきリソース2で、自分のコマがいない所でも相手のコマを買い取れます。選んでください。
plain-lesson-warlords-8 = ヘラートをクリックしてください。最初のキューブはすぐにいなくなります。
plain-lesson-warlords-9 = この値段でキューブ3個まで除去できます。警察をもう1個選んでください。
plain-lesson-warlords-10 = 1個は残しておきましょう。もう顔なじみです。「完了」を選んでください。
plain-lesson-warlords-11 = 1スペースで十分です。「完了」を選んでください。
plain-lesson-warlords-12 = どちらの側にも支配されていない間、ヘラートの人口はあなたの得点になります。いつでもゲームを始められます。
plain-at = { $place }：{ $what }
plain-margin-of = { $side }のマージン
plain-in-the-plan = プランの{ $number }行目
