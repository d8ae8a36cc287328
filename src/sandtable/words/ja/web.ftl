# The table in the browser: what surrounds every game.

ui-home = ホーム
ui-close = 閉じる
ui-next = 続ける
ui-menu = テーブル
ui-language = 言語
ui-theme = ライト／ダーク
ui-opening = テーブルを準備しています…
ui-reconnecting = 接続が切れました。再接続しています…
ui-you = あなた
ui-you-called = { $name }（あなた）
ui-your-name = あなたの名前
ui-me = 自分の端末
ui-me-short = 自分
ui-me-about = アカウントは要りません。あなたの席はこのブラウザに保存されます。ほかの端末でも自分の席として使いたいときは、ここで設定します。
ui-me-another = 別の端末で続ける
ui-me-another-about = 別の端末でもすべての席が使えるようになり、どこでも続きを遊べます。
ui-me-offer = 6語の合言葉を表示
ui-me-say = もう一方の端末でこのサーバーを開き、「自分」を選んで、この合言葉を入力してください。カメラで画像を読み取ることもできます。
ui-me-picture = もう一方の端末のカメラで読み取る画像
ui-me-once = 10分以内に1回だけ使えます。ほかの人には見せないでください。
ui-me-here = 別の端末の合言葉を持っている
ui-me-words = 6語の合言葉
ui-me-as = 今後、この端末は{ $name }のものになります。
ui-me-as-somebody = 今後、この端末は合言葉をくれた人のものになります。
ui-me-along = この端末のゲームもすべて引き継がれます。自分の合言葉である場合だけ実行してください。
ui-me-agree = 自分です
ui-me-devices = 自分の端末一覧
ui-me-this = この端末
ui-me-seen = 最終使用：{ $ago }
ui-me-revoke = 失効させる
ui-me-revoke-which = { $name }を失効させる
ui-me-revoke-about = 失効させた端末では、すぐに何も見られなくなり、あなたとして遊ぶこともできなくなります。ゲームは残ります。
ui-me-sure = この端末の権限をすべて取り消しますか？
ui-me-file = 鍵ファイル
ui-me-file-about = 保管用です。このファイルを持つ人は、あなたとして遊べます。端末一覧に表示され、失効させることもできます。
ui-me-export = 鍵を保存
ui-me-import = 鍵を使う
ui-me-no-key = このファイルに鍵は入っていません
ui-person = 人間
ui-seat-open = 空席
ui-here = 在席
ui-away = 離席
ui-title-turn = ● あなたの番：{ $name }
ui-title-turns = （{ $count }）Sandtable
ui-title-waiting = （{ $count }）{ $title }
ui-description = Sandtable：戦略ボードゲームのためのテーブル
ui-view = テーブル
ui-pair = { $name }：{ $value }
ui-beside = 質問とログ
ui-tracks = トラック
ui-tab-question = 質問
ui-tab-hand = 手札
ui-tab-card = カード
ui-seats = 席の一覧
ui-fold-card = カードを畳む
ui-unfold-card = カードを表示
ui-tab-log = ログ
ui-map = マップ。矢印キーで移動、プラスとマイナスで拡大・縮小。
ui-zoom-in = 拡大
ui-zoom-out = 縮小
ui-zoom-all = マップ全体を表示


## Home

ui-tagline = ルールを完全に収めた戦略ゲーム。対戦相手もいつでも用意できます。
ui-new-game = 新しいゲーム
ui-my-games = 自分のゲーム
ui-pages = ページ
ui-new-game-of = 新しいゲーム：{ $name }
ui-continue = 続ける
ui-continue-since = あなたの番です（{ $ago }から）
ui-group-turn = あなたの番
ui-group-waiting = 待機中
ui-group-over = 終了
ui-group-empty = 今は何もありません。
ui-no-games = まだゲームがありません。1つ選べば、2回のクリックで席に着けます。
ui-no-more-games = ほかのゲームはありません
ui-look-at-table = 見る
ui-learn = 学ぶ
ui-learn-which = { $name }を学ぶ：次のレッスン
ui-lessons = レッスン
ui-lessons-done = { $of }件中{ $done }件完了
ui-lesson-done = （完了）
ui-lesson-step = 続ける（ステップ{ $step }）
ui-lesson-begin = 開始
ui-guided-about = レッスンは実際の局面から始まります。先にルールを読む必要はありません。
ui-import = セーブデータを再開
ui-import-about = 人間の席は、すべてあなたの席になります。
ui-import-failed = このファイルは再開できるセーブデータではありません：{ $reason }
ui-over = ゲーム終了
ui-waiting-short = 待機中
ui-forget = 一覧から外す
ui-forget-sure = この一覧から外しますか？席はそのまま残ります。
ui-bring-back = { $count ->
        [1] 外したゲームを戻す
       *[other] 外したゲーム{ $count }件を戻す
    }
ui-import-no-save = このプログラムのセーブデータではありません
ui-forget-which = { $name }を一覧から外す
ui-watch = 観戦
ui-against = 対戦相手：{ $names }
ui-turn-number = 第{ $turn }ターン
ui-waits-for = { $name }を待っています
ui-last-move = { $ago }：{ $what }
ui-last-adjusted = テーブルが手動で調整されました。


## A new game

ui-who-plays = 誰がプレイしますか？
    .about = クリックで切り替わります。複数の席を自分や友人の席にできます。
ui-sits-me = 自分
ui-sits-program = プログラム
ui-sits-open = 友人
ui-strength = { $tenths ->
        [0] { $opponent }にはほとんど勝てません（{ $games }ゲームの実測）。
        [10] { $opponent }にはほぼ必ず勝ちます（{ $games }ゲームの実測）。
       *[other] { $opponent }には10ゲーム中およそ{ $tenths }ゲームで勝ちます（{ $games }ゲームの実測）。
    }
ui-strength-level = { $opponent }（{ $level }）
ui-how-program = プログラムの種類
ui-program-apart = 席ごとに選ぶ
ui-program-together = すべての席で同じにする
ui-who-plays-which = { $name }をプレイする人
ui-options = オプション
ui-options-printed = すべてルールブックどおり
ui-begins = { $who }。回答のたびに自動で保存されます。
ui-begins-me = あなたが{ $sides }を担当
ui-begins-program = { $opponent-short }が{ $sides }を担当
ui-begins-level = { $opponent-short }（{ $level }）が{ $sides }を担当
ui-begins-open = { $count ->
       *[other] 友人が{ $sides }を担当（招待リンクを送ります）
    }
ui-begins-with = { $what }を使用
ui-begins-what = { $name }：
ui-level = レベル
ui-opponent-level = { $opponent-short }（{ $level }）
opponent-program = ゲストプログラム
    .name = ゲストプログラム
    .short = ゲストプログラム
    .about = このサーバーの管理者が外部から招いたプログラムで、自分の陣営に見えるものだけを見ます。応答できないときは経験則が引き継ぎ、ログにその旨が残ります。
opponent-random = ランダムなプレーヤー
    .name = ランダム
    .short = ランダムなプレーヤー
    .about = ルール上可能な手をでたらめに選びます。操作に慣れるための気楽な相手です。
ui-table-name = テーブル名（任意）
ui-yes = はい
ui-no = いいえ
ui-begin = 開始
ui-no-answer = サーバーが応答しません
ui-answered = サーバーの応答：{ $status }
ui-failed = うまくいきませんでした：{ $reason }


## Joining

ui-join = ゲームに参加
ui-join-about = { $game }に招待されています。
ui-term-lesson = ガイド付きゲームです。局面と最初のダイスはレッスン用に選ばれています。
    .short = ガイド付き
ui-term-save = 相手が用意したセーブデータの続きです。
    .short = セーブデータから
ui-term-position = 相手が選んだ局面から始まります。
    .short = 指定の局面
ui-term-script = ダイスは、相手が知っているかもしれない台本に従います。
    .short = 台本のダイス
ui-term-hints = 質問されている人はヒントを見られます。見たことは全員に知らされます。
    .short = ヒントあり
ui-term-deck = 相手が用意したデックで遊びます。カードの内容は下にあります。
    .short = 自作デック
ui-join-deck = { $name }：カードの内容
ui-join-waits = あなたの陣営：{ $side }
ui-join-waits-by = { $count ->
       *[other] { $names }が待っています。あなたの陣営：{ $side }
    }
ui-join-used = この招待は使用済みです。席は埋まっています。
ui-join-go-on = テーブルへ
ui-join-button = 着席する
ui-join-failed = この招待は使えません：{ $reason }


## Questions

ui-question = 質問
ui-all-options = すべての回答
ui-confirm = 決定
ui-take = 選ぶ
ui-undo = 取り消す
ui-reset = 手番全体を取り消す
ui-redo = 取り消した回答をやり直す
ui-ask-undo = 相手に頼む
ui-thinking = { $side }が考えています
ui-waiting = { $side }を待っています
ui-pick-exactly = { $most }個選んでください。選択済み：{ $picked }
ui-pick-up-to = { $most }個まで選べます。選択済み：{ $picked }
ui-pick-between = { $least }～{ $most }個選んでください。選択済み：{ $picked }
ui-can-be-chosen = 選択可能
ui-invite = { $side }をプレイする人を招待：このリンクを送ってください。
ui-invite-loopback = このアドレスはこのコンピューターでしか使えません。ネットワークにつながっていないようです。つながっている場合は、次のようにサーバーを起動してください：sandtable serve --host 0.0.0.0
ui-invite-start = このアドレスはこのコンピューターでしか使えません。同じネットワークの友人を招くには、sandtable serve --host 0.0.0.0 でサーバーを起動し、{ $address } でこのテーブルを開いてから招待してください。
ui-invite-near = 同じネットワークの友人はこのリンクを使えます。このコンピューターのアドレス：{ $address }
ui-copy = コピー
ui-copied = コピーしました


## Plans

ui-plan = プラン作成
ui-plan-panel = プラン
ui-plan-title = { $what }{ $count ->
        [0] ：どこで？
       *[other] ：{ $count }か所
    }
ui-plan-row = { $number }行目、{ $place }
ui-plan-way = { $from }→{ $to }
ui-plan-remove = { $place }をプランから外す
ui-plan-add = { $what }：指し示すか、名前を入力
ui-plan-add-it = 追加
ui-plan-also = さらに
ui-plan-more = ほか{ $count }件
ui-plan-later = その前でプランが止まり、これはその後になります。
ui-plan-halted = 途中で状況が変わり、残りのプランは元のままではありません。変更するか、続けてください。
ui-plan-waits = { $place }は、成功した後に行う予定でした。続けるか、プランを変更するか、ここでやめてください。
ui-plan-again = テーブルが変わったので、プランを試し直しました。
ui-plan-only-if = { $place }が成功した場合のみ
ui-plan-stop = ここでやめる
ui-plan-earlier = { $place }を前へ
ui-plan-later-than = { $place }を後へ
ui-plan-from = 移動元
ui-plan-told = { $rows }。{ $sums }
ui-plan-die = その後、ダイスを振ります。
ui-plan-revealed = その後、伏せてあるものが公開されます。
ui-plan-others = その後は{ $side }次第です。
ui-plan-carry-out = 実行する
ui-plan-carrying = プランを実行しています…
ui-plan-deals = 取引
ui-plan-drop = やめる
ui-plan-off = 1手ずつ


## Real dice and cards

ui-dice = ダイスとカード
ui-dice-digital = コンピューターが振って配る
ui-dice-physical = 手元の実物を使う
ui-dice-physical_cards = カードは自分、ダイスは任せる
ui-dice-physical_dice = カードは任せ、ダイスは自分
ui-unseen = 手札を伏せておく
    .about = 自分のカードは、プレイするもの、捨てるもの、尋ねられたものだけを入力します。
ui-dice-fair = ダイスとシャッフルのシード値は最初の質問の前に確定し、最後の質問の後に公開されます。
ui-on-board = { $count ->
       *[other] 手元の盤での変更：{ $count }件
    }
ui-dice-physical_cards-about = カードは手元で切って配り、出たカードをここに入力します。ダイスはコンピューターが振ります。盤と画面の違いはいつでも調整できます。
ui-dice-physical_dice-about = ダイスは手元で振り、出た目をここに入力します。カードはコンピューターが切って配ります。盤と画面の違いはいつでも調整できます。
ui-dice-physical-about = ダイスもカードも手元の実物を使い、結果をここに入力します。盤と画面の違いはいつでも調整できます。
ui-find = 番号または名前
ui-find-none = その名前のものはここにありません。
ui-find-more = ほか{ $count }件：入力して絞り込めます
side-dealer = ディーラー
ui-dealer-roll = ダイス：{ $what }
ui-dealer-draw = カード：{ $what }


## Adjusting the table by hand

ui-adjust = 調整
ui-adjust-title = テーブルの調整
ui-adjust-about = マップの場所か下の項目を選び、手元の盤に合わせて設定してください。その後、進行中の手順は最初からやり直しになります。
ui-adjust-part = 調整するもの
ui-adjust-spaces = マップ上
ui-adjust-none = なし
ui-adjust-hidden = 伏せてある
ui-adjust-yes = ✓
ui-adjust-times = { $name }×{ $count }
ui-adjust-less = { $what }：1減らす
ui-adjust-more = { $what }：1増やす
ui-adjust-list = コンマ区切り
ui-adjust-change = { $what }：{ $old }→{ $new }
ui-adjust-drop = { $what }を元のままにする
ui-adjust-nothing = まだ変更はありません。
ui-adjust-apply = { $count ->
        [0] 適用
       *[other] { $count }件を適用
    }
ui-adjust-cancel = キャンセル


## What happened, told beat by beat

ui-story = できごと
ui-told-card = 話題のカード
ui-since = 前回の回答以降
ui-since-count = できごと{ $count }件
ui-since-nothing = テーブルに変わったところはありません。
ui-since-more = ほか{ $count }件はログにあります
ui-again = もう一度
ui-pause = 一時停止
ui-resume = 続ける
ui-step = 1つ進む
ui-faster = 速度×{ $pace }
ui-skip = スキップ
ui-key-space = スペース
ui-from-to = { $from }→{ $to }
ui-from-to-of = { $from }→{ $to }／{ $of }
ui-die = { $what-title }：{ $pips }
ui-fold = 畳む
ui-unfold = 開く
ui-lines = { $count }行


## Before an answer

ui-percent = { $percent }%
ui-impossible = 今できないこと
ui-explain = 説明
ui-hint = ヒント
ui-hint-thinking = 先読みしています…
ui-hints = ヒント
    .about = 質問されている人はヒントを見られます。見たことは全員に知らされます。
ui-look-at = { $what }を見る
ui-ahead = 「{ $what }」を選んだ場合
ui-ahead-places = 開始できる場所：{ $count }か所。
ui-ahead-best = { $count ->
        [1] 1か所：
       *[other] { $count }か所、そのうち最良のもの：
    }
ui-ahead-known = { $what }：{ $known }
ui-ahead-first = 最良
ui-ahead-next = 次点
ui-ahead-nothing = まだ何も変わりません。
ui-here-could = ここでできること
ui-here-not = ここではできないこと
ui-here-nothing = 今の質問では何もできません。
ui-here-others = ここで{ $side }ができること
ui-roll = ロール
ui-back = 戻る
ui-undo-barred = 取り消せません：{ $reason }。
ui-taken-back = 直前の回答が取り消されました。
ui-taken-back-by = { $side }が直前の回答を取り消しました。
ui-asked-back = { $side }が直前の回答の取り消しを求めています。公開済みのダイスとカードはそのまま残ります。
ui-asked-back-own = 直前の回答の取り消しを相手に求めています。
ui-grant-undo = 認める
ui-refuse-undo = 断る
ui-unask-undo = やめておく
ui-undo-answered = その後、{ $side }が回答しています


## Log, piles, help

ui-chat = テーブルの会話
ui-chat-say = ひとこと
ui-chat-send = 送信
ui-chat-watcher = 観戦者
ui-chat-watches = { $name }（観戦中）
ui-bell = 自分の番を音と通知で知らせる
ui-bell-text = { $side }の番です。
ui-bell-sound-only = このブラウザは通知を許可していません。音でお知らせします。
ui-log = できごと
ui-log-all = すべて表示
ui-log-empty = まだ何も起きていません。
ui-why = なぜ？
ui-piles = パイル
ui-count = （{ $count }）
ui-heading = { $name }：
ui-rule = { $number }【{ $title }】
ui-save = 保存
ui-help = ヘルプ
ui-aid = 早見表
ui-aid-find = ルール、カード、場所、用語を検索
ui-found-rules = ルール
ui-found-terms = 場所と用語
ui-cards = カード
ui-cards-about = { $name }の全カード（印刷どおり）。
ui-cards-find = 名前、テキスト、番号
ui-cards-where = 場所
ui-cards-kind = 種類
ui-cards-hand = 自分の手札
ui-cards-now = テーブル上
ui-cards-effect = 効果中
ui-cards-played = プレイ済み
ui-cards-removed = 除去済み
ui-cards-out = 未登場
ui-cards-count = カード{ $of }枚中{ $count }枚
ui-cards-all = 関係するカード{ $count }枚すべて
ui-help-table = 質問はいつも質問欄に出ます。ボタン、マップ上の光る場所、手札のカード、またはキーボードで回答してください。何かを指し示すかタップすると詳細が表示され、ログの番号からはルールが読めます。「説明」を押すと、回答について分かっていることがすべて表示されます。回答を指し示すか長押しすると、マップとトラックがどう変わるかが見えます。クリックかタップをするまで回答にはなりません。すべての席が自分のものなら、「調整」で何でも手動で変更できます。
ui-keys = キー操作
ui-key-option = そのキーの回答を選ぶ
ui-key-arrows = 回答を順にたどる。マップ上ではマップを動かす
ui-key-enter = 回答を選ぶ、または複数の選択を決定する
ui-key-undo = 取り消す
ui-key-reset = 手番全体を取り消す
ui-key-redo = 取り消した回答をやり直す
ui-key-escape = 選択をすべて外す
ui-key-story = できごとの再生中：一時停止、1つ進む、速度、スキップ
ui-key-again = できごとをもう一度再生する
ui-key-aid = ルール入りの早見表
ui-key-zoom = 拡大、縮小、全体表示
ui-key-help = このヘルプ


## Hot-seat

ui-curtain = { $side }の番です
ui-curtain-about = 画面を渡してください。ほかの人は見ないようにしてください。
ui-curtain-draw = { $side }です：テーブルを見る


## The end

ui-wins = { $side }の勝利
ui-you-won = あなたの勝ちです。
ui-you-lost = あなたの負けです。
ui-outcome = 結果
ui-course = ターンごとのゲーム展開
ui-course-goal = 勝利
ui-turnings = 転機
ui-signed = { $sign }{ $value }
ui-value-of = { $value }/{ $of }
ui-play-again = もう一度遊ぶ
ui-next-level = 次のレベル
ui-chronicle = 年代記を保存
ui-chronicle-turn = 第{ $turn }ターン
ui-chronicle-map = このターン終了時のマップ。変化した場所は枠で囲んであります
ui-chronicle-turns = 全{ $count }ターン。
ui-proof = ダイスは公正でした
ui-proof-about = サーバーは最初の質問の前に、ダイスとシャッフル全体のシード値の指紋（ハッシュ値）を公開しました。これがそのシード値です。SHA-256を計算すると指紋と一致します。
ui-proof-good = サーバーは最初の質問の前に、ダイスとシャッフル全体のシード値の指紋（ハッシュ値）を公開しました。今、ブラウザが照合しました。下のシード値は約束されたものと一致します。
ui-proof-bad = 下のシード値は、最初の質問の前に公開された指紋（ハッシュ値）と一致しません。
ui-seed = シード値
ui-commitment = 指紋（ハッシュ値）


## What becomes of a table

ui-keeping = テーブルの管理
ui-pace = 回答の待ち時間
ui-pace-none = いつまでも待つ
ui-pace-absence = { $days }日間回答のない人は、ほかの人やプログラムに交代させることができます。
ui-pace-clock = 1手番は{ $days }日で、ほかに各プレーヤーは全手番を通じて{ $bank }日の持ち時間があります。
ui-pace-about = 遅れても負けにはなりません。ほかの人が、プログラムか友人に続きを任せられます。プログラムが代わっている間に戻れば、元の席に着けます。
ui-time-left = { $name }の回答の残り時間：{ $time }
ui-time-left-you = あなたの回答の残り時間：{ $time }
ui-bank-left = そのうち{ $time }は持ち時間の分です。
ui-the-side = { $side }
ui-out-of-time = { $name }の回答の時間が切れました。ほかの人がこの席で続きを遊べます。
ui-out-of-time-you = 時間切れですが、まだ回答できます。回答するまでは、ほかの人がこの席を別の人に任せることができます。
ui-replace-program = このプログラムに任せる
ui-replace-friend = 友人に頼む
ui-watching = { $count }人が観戦中
ui-pass-seat = 自分の席：{ $side }
ui-pass-about = 抜けなければならないときは、友人かプログラムに続きを任せられます。その後、この席については全員に見えるものしか見えなくなります。
ui-pass-offer = 友人に譲る
ui-pass-link = 最初にこのリンクを開いた人が席に着きます。それまではあなたの席です。
ui-pass-keep = 席に残る
ui-pass-program = 引き継ぐプログラム
ui-pass-resign = プログラムに任せる
ui-pass-sure = 戻ってきて席に着き直すこともできます。
ui-rests = プログラムが代わりにプレイしています（{ $side }）。
ui-take-again = 席に戻る
ui-stands-in = { $program }（{ $name }の代理）
ui-kept-days = このテーブルは、最後のできごとから{ $days }日間保存されます。
ui-kept-on = このテーブルは、サーバーがある限り保存されます。
ui-kept-until = 保存期限：{ $date }
ui-wish-archive = 公開アーカイブ
ui-wish-archive-about = 終了したゲームは、人の遊び方を研究する人のための公開アーカイブに提供できます。名前と会話は除かれます。プレーヤー全員の同意が必要です。
ui-wish-archive-yes = このゲームをアーカイブに提供する
ui-wish-archive-not = 提供しない
ui-wish-archive-yours = ゲーム終了後にアーカイブへ提供することに同意しています。
ui-wish-delete = テーブルの削除
ui-wish-delete-about = 席を持つ全員が望むと、テーブルはゲーム、名前、会話ごと削除されます。
ui-wish-delete-yes = このテーブルを削除する
ui-wish-delete-sure = すぐに削除され、元に戻せません。よろしいですか？
ui-wish-delete-sure-all = ほかの人にも確認します。全員が同意すると削除され、元に戻せません。よろしいですか？
ui-wish-delete-not = このテーブルを残す
ui-wish-delete-yours = あなたはこのテーブルの削除を希望しています。
ui-wished = 同意：{ $names }。
ui-wished-not = 未回答：{ $names }。
ui-would-remove = { $name }がこのテーブルの削除を希望しています。
ui-would-remove-side = { $side }がこのテーブルの削除を希望しています。
ui-gone = このテーブルは、プレーヤー全員の希望により削除されました。


## Analysis

ui-analysis = 分析
ui-analysis-progress = 先読みしています（{ $of }か所中{ $done }か所）…
ui-analysis-luck = 次までの運 { $luck }
ui-analysis-see = リプレイで見る
ui-analysis-keep = このページを保存
refusal-what-if-over = このゲームは終了しています。途中の手から続きを遊んでください
ui-what-if = もしも…
ui-what-if-about = このテーブルの今の時点から始まる、自分だけのテーブルです。進行中の手では、最初のダイスまたはほかの人の最初の回答より前の、あなた自身の回答がそのまま引き継がれます。知り得ないものは配り直され、そこで何をしてもこのテーブルには影響しません。
ui-what-if-frame = もしも：ここで遊ぶのはあなただけで、結果は数えられません。隠されていたものは配り直されています。
ui-what-if-name = もしも：{ $name }
ui-term-what_if = 1人で試すためのテーブルです。隠されていたものは配り直されており、結果は数えられません。
    .short = もしも
ui-step-link = この手へのリンク
ui-step-linked = この手へのリンクをコピーしました
ui-figures = 自分の成績
ui-figures-none = 最初のゲームが終わると、ここに数えられます。
ui-figures-game = ゲーム
ui-figures-side = 陣営
ui-figures-against = 相手
ui-figures-won = 勝利
ui-figures-played = プレイ数
ui-figures-export = プレイ記録を書き出す
ui-figures-sums = 終了したゲーム{ $games }回、勝利{ $won }回
ui-play-on = ここから遊ぶ
ui-play-on-from = { $step }手目から遊ぶ
ui-play-on-level = { $name }（{ $level }）


## Replay

ui-replay = リプレイ
ui-replay-of = リプレイ：{ $name }
ui-replay-moment = { $last }手中{ $at }手目
ui-replay-first = 最初へ
ui-replay-back = 1つ戻る
ui-replay-play = 再生
ui-replay-pause = 一時停止
ui-replay-forward = 1つ進む
ui-replay-last = 最後へ
ui-replay-table = テーブルへ戻る


## Guide

ui-guide-step = ステップ{ $step }／{ $steps }
ui-guide-strayed = ここではどの回答もルール上は可能ですが、このレッスンでは光っている回答に従います。

# Refusals of the server
refusal-nobody-named = { $seat }の席に誰も指定されていません。指定できるもの：{ $expected-comma }、エージェントまたは対戦相手
refusal-physical-one-person = 実物のダイスとカードを使うには、全員が1つのテーブルを囲む必要があります。人間の席はすべて自分の席にしてください
refusal-position-other-game = この局面は{ $got }のもので、テーブルは「{ $title }」です
refusal-import-seat = このセーブデータでは{ $seat }を{ $who }がプレイしています。指定できるもの：{ $expected-or }
refusal-save-no-game = セーブデータが壊れています。ゲームの記録になっていません
refusal-serve-workers = { $workers }個のプロセスでは稼働できません。1以上を指定してください
refusal-serve-postgresql = 複数のプロセスでゲームを共有するにはPostgreSQLが必要です。--database postgresql://... を指定してください
refusal-serve-database = { $scheme }はこのサーバーが対応しているデータベースではありません。ファイル名、sqliteまたはpostgresqlを指定してください
refusal-serve-no-database = { $database }にゲームを保存できません：{ $reason }
refusal-serve-taken = { $database }のゲームは別のプロセスが使用中です。先にそれを停止するか、別の --database を指定してください
refusal-database-newer = データベースのバージョンは{ $version }ですが、このプログラムが対応しているのは{ $known }までです。新しいプログラムで作られたものなので、それをインストールするか、別の --database を指定してください
refusal-text-too-long = 持ち込まれたデータは、読み込みに{ $seconds }秒を超える時間か、許容量を超えるメモリが必要です
refusal-save-too-long = セーブデータの読み込みに{ $seconds }秒を超える時間か、1ゲームに必要な量を超えるメモリが必要です
refusal-save-too-much = セーブデータがどのゲームよりも長すぎます。上限は回答{ $entries }件、手動の変更{ $adjusts }件、それ以前のゲーム{ $pasts }件です
refusal-adjust-often = テーブルの手動変更が上限の{ $adjusts }回に達しています
refusal-ending = このサーバーはまもなく終了します。しばらくしてから再試行してください
refusal-metrics-not-installed = 計測の手段がありません。sandtable[metrics] をインストールしてください
refusal-setting = { $name }の値が{ $value }になっています。指定できるもの：{ $expected }
refusal-setting-file = { $name }を{ $file }から読み込めません：{ $reason }
refusal-log-kind = ログの種類は{ $kinds-or }です。{ $kind }は使えません
refusal-no-server = { $address }のサーバーが応答しません：{ $reason }
refusal-server-not-ready = { $address }のサーバーは準備ができていません：{ $reason }
refusal-root-path = { $path }はサーバーのパスとして使えません。/games のように指定してください
refusal-setting-negative = 日数やバイト数に{ $value }は使えません。0以上を指定してください
refusal-store-full = ここには新しいテーブルを置く余地がありません。今あるテーブルは続けられます
refusal-database-older = データベースのバージョンは{ $version }、このプログラムのバージョンは{ $known }です。サーバーを一度起動すると更新されます
refusal-backup-there = { $file }はすでにあります。バックアップは何も上書きしません
refusal-no-backup = { $file }はゲームのバックアップではありません
refusal-cannot-write-here = { $file }に書き込めません：{ $reason }
refusal-prune-days = { $days }日という待ち時間は使えません。1以上を指定してください
refusal-serve-port = { $port }はポート番号として使えません。0～{ $last }を指定してください
refusal-serve-address = { $host }:{ $port }で待ち受けできません：{ $reason }
refusal-too-fast = 操作が速すぎます。少し待ってから再試行してください
refusal-too-many-imports = すでに複数のセーブデータを読み込み中です。しばらくしてから再試行してください
refusal-too-many-sockets = あなたのアドレスからの接続が多すぎます
refusal-message-size = メッセージは{ $bytes }バイトまでです
refusal-request-size = このリクエストは{ $bytes }バイトまでです
refusal-no-document = キーを持つJSON文書ではありません
refusal-field = { $field }：{ $problem ->
        [missing] ありません
        [extra_forbidden] ここでは使えません
        [union_tag_not_found] ありません
        [union_tag_invalid] この種類のメッセージはありません
        [string_type] 文字列ではありません
        [int_type] 整数ではありません
        [bool_type] trueでもfalseでもありません
        [list_type] リストではありません
        [dict_type] キーの集まりではありません
        [model_type] キーの集まりではありません
        [string_too_long] 文字列が長すぎます
        [too_long] 数が多すぎます
        [too_short] 数が少なすぎます
        [string_pattern_mismatch] ここでは使えない文字が含まれています
       *[other] ここで使える値ではありません
    }
refusal-half-sent = このリクエストの残りが時間内に届きませんでした
refusal-cannot-be-kept = 保存できないもの（文字として扱えないものなど）が含まれています
refusal-host = このサーバーの名前は{ $host }ではありません。受け付けるホスト名は管理者が設定できます
refusal-origin = { $origin }のページはこのサーバーと通信できません
refusal-content-type = content typeをapplication/jsonとして、JSONを送ってください
refusal-address = アドレスに想定外のものが含まれています
refusal-not-here = ここではその操作はできません
refusal-no-page = そのページはありません
refusal-client-not-built = サーバーは動いていますが、ブラウザ用クライアントがまだ作られていません。プロジェクトのフォルダーで「make play」を実行すると、クライアントを作ってサーバーを起動し直します。
refusal-manual-not-built = マニュアルがまだ作られていません。プロジェクトのフォルダーで「make docs」を実行してください。
refusal-no-table = そのテーブルはありません
refusal-no-tutorial = { $tutorial }というガイド付きゲームはありません。あるもの：{ $tutorials-comma }
refusal-no-moment = { $ply }手目はありません。最後は{ $last }手目です
refusal-unavailable = 今はゲームの読み書きができません。再試行してください
refusal-internal = サーバーで問題が起きました。ゲームは変わっていません
refusal-table-newer-rules = このテーブルのルールはバージョン{ $rules }ですが、このサーバーが対応しているのは{ $known }です
refusal-table-damaged = このテーブルはデータベース内で壊れており、開けません
refusal-token = このトークンで開ける席はこのテーブルにありません
refusal-code = このコードで開ける席はないか、すでに誰かが使っています
refusal-seat-gone = この席はもうあなたのものではありません。ほかの人に渡ったか、この端末が失効しています
refusal-no-person = この鍵を使っている人はいません。失効した可能性があります
refusal-device-code = この6語の合言葉は、間違っているか、期限切れか、使用済みです
refusal-no-device = その端末は登録されていません
refusal-last-device = これは最後の端末です。これがなくなると、あなたの席を誰も開けなくなります
refusal-devices = 1人が登録できる端末は{ $most }台までです
refusal-no-stand-in = そこでプレイできる{ $name }というプログラムはありません。あるもの：{ $expected }
refusal-watching = 観戦中です。これは席に着いている人だけができます
refusal-hints-not-agreed = ここでは複数の人が遊んでおり、テーブルを作ったときにヒントの使用が認められていません
web-seat-resigned = （席を離れ、プログラムが引き継ぎます）
web-seat-offered = （席をほかの人に譲ろうとしています）
web-seat-taken-again = （席に戻りました）
web-seat-accepted = （譲られたこの席を引き継ぎました）
web-seat-replaced = （待ち時間が過ぎました。戻るまでプログラムが代わります）
web-seat-offered-by-others = （待ち時間が過ぎました。ほかの人がこの席を別の人に譲ろうとしています）
refusal-not-anothers-seat = { $seat }は、このテーブルのほかの人の席ではありません
refusal-no-pace = このテーブルを作ったとき、互いを待つ時間は取り決められていません
refusal-not-out-of-time = { $seat }の人は待たれていないか、まだ回答の時間が残っています
web-hint-taken = （ヒントを見ました）
refusal-no-watching = このテーブルは観戦できません
refusal-not-your-seat = { $seat }はあなたの席ではありません
refusal-save-players = ゲームが終わるまで、セーブデータを取得できるのはプレーヤーだけです
refusal-position-not-over = ゲームが終わるまでは、局面から相手の隠しているものが見えてしまいます
refusal-analysis-not-made = 分析はまだできていません。完了するまで分析のページを開いておいてください
refusal-save-hidden = ゲームが終わるまでは、セーブデータから相手の隠しているものが見えてしまいます
refusal-hello-first = 先にhelloを送ってください
refusal-moved-on = その後、テーブルは先に進んでいます
refusal-somebody-faster = ほかの人が先に回答し、テーブルは先に進んでいます
refusal-undo-over = ゲームは終了し、シード値も公開されています

# The server says where it is
server-backup = { $tables }件のテーブルを{ $file }に保存しました。
server-restored = { $restored }件のテーブルを復元しました。{ $there }件はすでにあったので、そのままにしました。
server-exported = { $tables }件のセーブデータを{ $folder }に保存しました。
server-dumped = 終了したゲーム{ $tables }件をそれぞれシード値から再計算し、{ $file }に保存しました。再計算できなかった{ $unproved }件は除きました。
server-prune = { $tables }件のテーブルが削除対象です。--really を付けると削除します。
server-pruned = { $tables }件のテーブルを削除しました。
server-healthy = { $address }のサーバーは準備ができています
server-ready = Sandtable：{ $address }（Ctrl-Cで終了）
refusal-sign-in-both = サインインの方法は、プロバイダーかプロキシのヘッダーのどちらか一方だけにしてください
refusal-sign-in-client = プロバイダーでサインインするには、SANDTABLE_SIGN_IN_CLIENTとSANDTABLE_SIGN_IN_SECRETを設定してください
refusal-sign-in-not-installed = サインインに必要なものがありません。sandtable[sign-in]をインストールしてください
refusal-sign-in-proxy = ヘッダー{ $header }は、指定されたプロキシからのものだけを信頼します。--proxy で指定してください
refusal-not-signed-in = サインインしていません
refusal-signed-in-otherwise = このブラウザは、別の名前でサインインした人のものです
ui-sign-in = サインイン
ui-sign-in-about = このサーバーではサインインできます。サインインすれば、どの端末でも自分の席を使えます。
ui-signed-in = { $name }としてサインインしています。


## このテーブルについて

ui-more = その他
ui-manual = マニュアル（英語）
ui-news = 新着情報
ui-news-english = この一覧は英語のみです。
ui-about = Sandtableについて
ui-about-version = バージョン{ $version }
ui-about-credits = 『Labyrinth: The War on Terror』のデザインはVolko Ruhnke、『The Awakening』はTrevor Bender、『A Distant Plain』はVolko RuhnkeとBrian Trainです。出版元はGMT Gamesで、ゲームとその名称、アートの権利を保有しています。
ui-about-independent = Sandtableは独立したプロジェクトで、上記のいずれとも関係ありません。ルールとカードは独自の文章で書かれています。実物のゲームがあれば、いっそう楽しめます。地図の輪郭にはNatural Earthを使っています。
ui-about-free = Sandtable自体は次のライセンスで自由に使えます：
ui-about-shipped = 使用している素材とライセンス
ui-about-in-browser = ブラウザ
ui-about-in-manual = マニュアル
ui-about-in-server = サーバー
