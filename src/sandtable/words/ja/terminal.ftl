# What the terminal says, whatever is played.


## Asking

terminal-turn = { $side }：{ $question }
terminal-several = { $least ->
        [0] コンマで区切って{ $most }個まで選んでください：
       *[other] コンマで区切って{ $least }～{ $most }個選んでください：
    }
terminal-exactly = コンマで区切って{ $most }個選んでください：
terminal-prompt = >
terminal-dealer = { $what-ask }
terminal-roll = ダイスを振ってください（{ $what }）。目はいくつですか？
terminal-draw = 引いてください（{ $what }）。どれですか？
terminal-roll-dice = ダイスを{ $count }個振り、次の順に1行で入力してください{ $times ->
        [1] {""}
       *[other] （{ $times }回繰り返し）
    }：{ $what }。
terminal-on-board = { $count ->
        [0] 手元の盤に変更はありません。
       *[other] 手元の盤：
    }
terminal-put-back = 手元の盤を元に戻してください：
terminal-read-on = { $asked } { $answered }
terminal-any-die = その結果
terminal-again = 振り直し
terminal-again-on = { $faces }：振り直し
terminal-draw-hint = 番号を入力してください。続けて引く場合は複数入力できます。Enterで全{ $count }件を表示します。
terminal-draw-by-name-hint = 名前またはその先頭を入力してください。Enterで全{ $count }件を表示します。
terminal-unseen-hint = 自分のカードの番号または名前を入力してください。Enterで全{ $count }件を表示します。
terminal-redo-hint = 取り消す前の回答：{ $what }。redoでもう一度回答します。
terminal-given-again = やり直し：{ $asked } { $answered }
refusal-roll-again = { $text }：振り直してください。
refusal-redo-how = redoまたはredo allと入力してください。「{ $text }」は使えません。
terminal-typed-too-much = 余分な入力（使いません）：{ $unused }
refusal-no-numbers = 「{ $text }」はここでは回答になりません。実物のダイスやカードのテーブルでは、数字が一覧の番号を表すことはありません。名前またはその先頭を入力してください。
refusal-not-at-hand = { $where }
refusal-bad-die = 「{ $text }」はダイスの目ではありません。目は1～6です。
refusal-bad-draw = { $text }は今は引けません。引く対象の中にありません。
refusal-nothing-called = 「{ $text }」というものはありません。
refusal-ambiguous = 「{ $text }」は{ $options }のどれか区別できません。
refusal-typed-no-text = テキストではありません。ここではUTF-8しか読めません。
refusal-too-long = この行は{ $count }文字です。読めるのは{ $most }文字までです。
refusal-not-possible = { $thing }は選べません：{ $reason }
refusal-ruled-out = { $thing }は選べません：{ $reason }（ルール{ $rule }）
refusal-not-an-option = 「{ $text }」は選択肢にありません。番号、名前、または名前の先頭を入力してください。?でコマンドの一覧を表示します。
refusal-did-you-mean = 「{ $text }」はここにありません。{ $near }のことですか？
terminal-entry = { $name } { $value }
terminal-changed = »
terminal-pair = { $name }：{ $value }
terminal-step = ステップ{ $number }
terminal-place = { $seat } { $margin }
terminal-face-down = ?
terminal-tagged = { $tag } { $label }


## An opponent's plays

terminal-go-on = Enterで続行、whyで理由を表示：
refusal-enter-first = 先にEnterを押してください。その後で回答できます。


## Passing the screen

terminal-curtain = { $side }の番です。画面を渡してからEnterを押してください。


## Commands

terminal-help =
    回答は、番号、名前、または区別できるところまでの名前の先頭で入力します。複数ならコンマで区切ります。
    コマンドは全体を入力するか、スラッシュを付けて区別できるところまで短くできます。
terminal-help-answers = 今できる回答：
terminal-command-undo = undo [list] [N]
    .about = 直前の回答を取り消す。「undo list」でこれまでのカードを表示し、「undo 12」で12枚目に戻る
terminal-command-redo = redo [all]
    .about = 取り消した回答を1つずつやり直す。「redo all」で可能な限りやり直す
terminal-command-adjust = adjust パス 値
    .about =
        テーブルの内容を手動で変更する。複数ならセミコロンで区切る。undoで取り消せる。
        ファイルにまとめてもよい：adjust changes.yaml
terminal-command-save = save [ファイル]
    .about = ゲームをファイルに保存する
terminal-command-log = log [N または > ファイル]
    .about = ログの最後のN行（20行）。「log > game.md」で全体をテキスト、Markdown、HTMLで書き出す
terminal-command-look = look 名前
    .about = マップ上の場所の詳細
terminal-command-card = card 番号
    .about = カードの詳細。名前でもよい
terminal-command-rules = rules [番号 または 語]
    .about = 章の一覧。「rules 8」で章を読み、「rules 8.4.2」でそのルールと下位の項目、「rules リクルート」で語を検索する
terminal-command-hand = hand
    .about = 自分の手札
terminal-command-board = board [full]
    .about = テーブルの概要：コマのある場所と、前回見てから変わった場所（»）。「board full」で全体を表示する
terminal-command-why = why [N]
    .about = 相手の直前のプレイの詳細と理由、ルール。「why 2」でその1つ前
terminal-command-odds = odds
    .about = 今の各回答について分かっていること、今できないこととその理由
terminal-command-hint = hint
    .about = 知り得たことから先読みした、この質問に対する上位2～3のプラン
terminal-command-position = position [ファイル または パス]
    .about = 隠された情報も含めた局面をJSONまたはYAMLで書き出す。または一部を表示する
terminal-command-help = help, ?
    .about = この一覧と、今の回答の意味
terminal-command-quit = quit
    .about = 終了する。ゲームは保存される

refusal-unknown-command = { $text }というコマンドはありません。?で一覧を表示します。
refusal-command-alone = { $command }は単独で使います。「{ $text }」は不要です。
refusal-needs-name = { $command }：どれですか？
terminal-saved = { $file }に保存しました。
terminal-position-written = このステップ開始時の局面（隠された情報を含む）を{ $file }に書き出しました。
terminal-taken-back = 取り消し：{ $asked } { $answered }
terminal-not-any-more = 取り消された内容：{ $text }
terminal-odds-warning = !
terminal-odds-cost = コスト：{ $cost }
terminal-hint-thinking = 先読みしています…
terminal-hint-taken = { $side }がヒントを見ました。
refusal-hints-unagreed = 複数の人が遊んでおり、ヒントの使用が認められていません。--hints を付けてゲームを始めてください。
terminal-odds-nothing = この質問について予測できることはありません。
terminal-odds-impossible = 今はできないこと：
terminal-no-log = まだ何も起きていません。
terminal-no-why = { $plays ->
        [0] 説明するプレイはまだありません。
       *[other] 説明できるプレイは今のところ{ $plays }件だけです。
    }
terminal-undo-card = カード
terminal-undo-ply = 手
terminal-undo-opening = できごと
terminal-undo-hint = 「undo { $number }」で{ $number }枚目のカードの開始時に戻ります。
terminal-gone-back = このカードの開始時に戻りました。{ $title }
terminal-played-again = このカードをもう一度プレイします。{ $title }
terminal-no-cards = まだカードはプレイされていません。
refusal-no-such-card = 戻れるカード「{ $text }」はありません。「undo list」で一覧を表示します。
terminal-adjusting = 調整：
terminal-adjusted = { $path }：{ $old }→{ $new }
terminal-adjusted-nothing = 何も変わっていません。
terminal-begins-again = 進行中の手順を最初からやり直します。
refusal-adjust-how = 対象と値を指定してください：adjust PATH VALUE（複数ならセミコロン区切り）、または adjust changes.yaml。「position」で調整できるものをすべて書き出せます。nullで取り除きます。
refusal-adjust-value = { $path }：「{ $text }」を読み取れません。数、語、true、false、[1, 2] のようなリスト、またはnullを指定してください。
refusal-no-hand = 今見られる手札はありません。
refusal-no-odds = 今はあなたへの質問がありません。
refusal-no-rule = ルール{ $text }はありません。「rules」で章の一覧を表示します。
refusal-bad-number = 「{ $text }」は1以上の数ではありません。
terminal-rule = { $number }【{ $title }】
terminal-rules-hint = 「rules 8」で章を読み、「rules リクルート」で語を検索します。
terminal-rules-more = 続き：{ $numbers }
terminal-transcript-end = 終わり
terminal-log-written = ログを{ $file }に書き出しました。
terminal-rule-title = { $number }：{ $title }
terminal-no-autosave = ゲームを自動保存できません（{ $reason }）。終了する前に自分で保存してください。


## Beginning and leaving

terminal-welcome =
    Sandtable：現代の紛争を扱うボードゲームのためのテーブル。
    ゲーム：
terminal-welcome-how =
    sandtable play               メニューからゲーム、陣営、対戦相手を選ぶ
    sandtable play GAME          特定のゲームで同じことを行う。--screen で全画面表示
    sandtable learn              レッスン：遊びながらゲームを学ぶ
    sandtable games, resume      保存されたゲームの一覧と再開
    sandtable serve              ブラウザで遊ぶテーブル。1人でもネットワークでも
    sandtable transcript SAVE    ゲームの記録を書き出す。verify SAVE でダイスの公正さを検証
    sandtable sim GAME           多数のゲームを自動で行い、集計する
    sandtable --help             すべてのコマンド。sandtable COMMAND --help で各コマンドの詳細

terminal-hint = ?でコマンドの一覧と、今の回答の意味を表示します。
terminal-over = ゲーム終了。{ $reason }{ $winner }の勝利（{ $rule }）。
terminal-over-hint = コマンドはまだ使えます。Enterで終了します。
terminal-kept = ゲームを{ $name }として保存しました。「sandtable resume { $name }」で再開できます。
terminal-kept-apart = その間に誰かが{ $name }を進めました。ここからは{ $new }として保存します。
terminal-left = ゲームを保存せずに終了しました。


## The lessons

learn-lesson = { $number }. { $title }（{ $name }）
learn-done = 完了
learn-begun = ステップ{ $page }／{ $pages }から続ける
learn-hint = 「sandtable learn 1」でレッスンを始めるか、続きから再開します。--again で最初からやり直します。
learn-page = { $title }、ステップ{ $page }／{ $pages }
learn-go-on = Enterで続行：
learn-over = レッスン終了です。このまま自由に続けられます。quitで終了します。
learn-kept = レッスンを保存しました。「sandtable learn { $number }」でここから再開できます。
learn-left = レッスンは完了です。「sandtable learn」でほかのレッスンを表示します。
refusal-which-lesson = 「{ $text }」に当てはまるレッスンが複数あります：{ $lessons-comma }
refusal-no-lesson = 「{ $text }」というレッスンはありません。あるもの：{ $lessons-comma }
refusal-lesson-strayed = ここではどの回答もルール上は可能ですが、このレッスンでは次の回答に従います：{ $wanted }。
refusal-lesson-adjusted = レッスンでは、最後のステップまで手動の変更はできません。


## The full screen

screen-telling = { $title }（Enter：次の行、F9：停止／再開、Escape：一度に表示）
screen-key-help = ヘルプ
screen-key-board = 盤
screen-key-board-full = 全体
screen-key-why = 理由
screen-key-odds = 見込み
screen-key-undo = 取り消す
screen-key-pause = 一時停止
screen-key-skip = スキップ
screen-key-quit = 終了
refusal-screen-small = 全画面表示には{ $columns }桁×{ $lines }行以上のターミナルが必要です。--screen なしならどの大きさでも使えます
refusal-screen-nobody = 全画面表示にはターミナルが必要です。--screen なしなら行単位で表示されます


## The games that are kept

games-none = ここではまだゲームが行われていません。
games-hint = 「sandtable resume NAME」で再開できます。ファイルは{ $folder }にあります。
games-seat = { $side }：{ $player }
games-person = 人間
games-turn = { $side }の番
games-dealer = 実物のダイスまたはカード待ち
games-over = 終了：{ $reason }{ $winner }の勝利。


## The menu before a game

menu-which-game = どのゲームにしますか？
menu-side = 担当する陣営
menu-all = すべての陣営
    .about = この画面の1人がすべてを担当する。手札は公開され、無制限に取り消せる。
menu-opponent = { $side }の担当
menu-level = { $side }のレベル
menu-true = はい
menu-false = いいえ
menu-dice = ダイス
menu-digital = デジタル
    .about = プログラムがダイスを振る。
menu-physical = 実物
    .about = 手元に実物のゲームがある場合。相手の分も含めて自分で振り、目を入力する。
menu-cards = カード
menu-cards-digital = デジタル
    .about = プログラムがシャッフルし、カードを引く。
menu-cards-physical = 実物
    .about = 相手の分も含めて自分で引き、番号を入力する。デジタルのダイスと併用する場合はカード1枚につき1行。
menu-cards-unseen = 非公開
    .about = 実物を使い、自分の手札は伏せておく。プレイするときと捨てるときにだけカードを入力する。
menu-begin = Enterで開始。番号または名前で項目を変更。quitで終了。
menu-keep = 番号または名前を入力してください。Enterで「{ $now }」のままにします。
menu-again = メニューを使わない場合：{ $command }
opponent-human = 別の人
    .about = この画面で交代する。間にカーテンを挟んで手札を隠す。


## Simulations

sim-title = { $game } { $games }ゲーム、シード値{ $seed }
sim-progress = プレイ中
sim-title-each = { $game } 各項目{ $games }ゲーム、シード値{ $seed }
sim-against = 相手
sim-player = プレーヤー
sim-plot-title = { $side }の勝率
sim-plot-written = グラフを{ $file }に書き出しました。
sim-plot-about = 相手は{ $rival }。各点{ $games }ゲーム、シード値{ $seed }。棒は95%信頼区間。
sim-mixes = 担当者ごとの各陣営の勝率と平均マージン
sim-mixes-plot = 担当者ごとの各陣営の勝率
sim-mixes-about = 各行{ $games }ゲーム、シード値{ $seed }。線は95%信頼区間。
sim-share-of = { $share }（{ $interval }）
sim-mean-margin = { $mean }（{ $low }～{ $high }）
sim-at-seat = { $side }：{ $player }
sim-setting = { $name }={ $value }
sim-victory = 勝利
sim-victory-by = { $victory }（{ $rule }）
sim-victory-forfeit = 相手の不戦敗
sim-games = ゲーム数
sim-share = 割合
sim-interval = 95%信頼区間
sim-range = { $low }～{ $high }
sim-all-of = { $winner }の合計
sim-margin = マージン
sim-length = 長さ
sim-least = 最小
sim-median = 中央値
sim-mean = 平均
sim-most = 最大
sim-turns = ターン
sim-cards = カード
sim-propaganda = プロパガンダラウンド
sim-questions = 質問
sim-written = 数値を{ $file }に書き出しました。
sim-forfeits = { $side }（{ $player }）は{ $games }ゲームで失格負け。第{ $number }ゲームの理由：{ $why }
sim-forfeit-raised = 例外が発生した（{ $why }）
sim-forfeit-nonsense = 無意味な回答をした（{ $why }）
sim-forfeit-lost = { $why }
sim-forfeit-late = 考慮時間が{ $why }秒を超えた
sim-rate = { $rate }ゲーム/秒
sim-stopped = 中止：{ $all }ゲーム中{ $games }ゲームを実施。数値はすべてその分によるものです。
sim-results-written = ゲームの結果を{ $file }に書き出しました。
sim-goes-on = これまでのゲームは{ $file }にあります。「sandtable sim --resume { $file }」で続けられます。
sim-games-written = ゲームごとに1行を{ $file }に書き出しました。
sim-report-written = 報告書を{ $file }に書き出しました。
sim-paired = 同じゲームを2人のプレーヤーが行った場合：どちらが多く勝ったか
sim-compared = 比較
sim-paired-players = { $one }−{ $other }
sim-paired-against = { $one }−{ $other }（相手：{ $rival }）
sim-paired-rivals = { $player }：対{ $one }−対{ $other }
sim-paired-wins = 勝ち
sim-paired-alone = 一方だけの勝ち
sim-paired-counts = { $one }：{ $other }
sim-paired-margins = マージン
sim-paired-p = p（McNemar検定）
sim-signed-range = { $low }～{ $high }
sim-needed = ±{ $width }の区間には{ $games ->
        [0] ゲーム数は足りています
       *[other] あと{ $games }ゲーム必要です
    }（{ $what }）。
sim-ratings = レーティング（Eloの尺度、Bradley-Terryモデル）
sim-rating = レーティング
sim-seat = 席
sim-course = 展開：ターン開始時の各陣営の勝率
sim-turn = ターン
sim-chance = { $side }
sim-deeds = プレイされたものと、それによる勝率の変化
sim-deed = プレイ
sim-deed-of = { $kind }：{ $name }
sim-deed-card = カード
sim-deed-event = イベント
sim-deed-operation = 作戦
sim-deed-activity = 特殊活動
sim-times = 1ゲームあたり
sim-effect = 効果
sim-deeds-more = ほか{ $count }件はファイルにあります（--json、--report）。
sim-tracks = { $name }の推移
sim-course-about = { $games }ゲームの平均。棒は95%信頼区間。
sim-speed = { $seconds }秒、毎秒{ $rate }ゲーム。


## Fair dice

analysis-written = 分析を{ $file }に書き出しました。
verify-hash = シード値のハッシュ値（SHA-256）は{ $hash }です。最初の質問の前に示されたものと一致しなければなりません。
verify-nothing = 検証するものがありません。この部分ではダイスもカードも使われていません。
verify-fair = 公正：ダイス{ $dice }個とカード{ $cards }枚は、すべてシード値のとおりです。
verify-unfair = 公正ではありません：シード値と異なるダイスまたはカードが{ $count }件あります。
verify-wrong-dice = { $ply }手目：ダイスの目は{ $recorded }ですが、シード値では{ $expected }です。
verify-wrong-draw = { $ply }手目：引かれたのはカード{ $recorded }ですが、シード値ではカード{ $expected }です。
verify-physical = 実物のダイスとカードなので、再計算するものはありません（ダイス{ $dice }個、カード{ $cards }枚）。
verify-physical_dice = ダイスは実物です。シード値によるのはカードだけです。
verify-physical_cards = カードは実物です。シード値によるのはダイスだけです。
verify-script = このゲームのダイスは台本によるものです。シード値によるのはカードだけです。
verify-earlier = このゲームの再開前の部分（{ $parts }件）は再計算できません。

# Refusals of the shell
refusal-nothing-to-resume = 再開するゲームがありません。{ $folder }に保存されたゲームはありません
refusal-no-such-game = { $name }というゲームはありません。あるもの：{ $games-comma }
refusal-which-game = { $name }は{ $games-or }のどれか区別できません
refusal-game-name = { $name }はゲームの名前に使えません。英字、数字、点、ハイフンを使い、英字か数字で始めてください
refusal-game-name-taken = { $name }というゲームはすでにあります。「sandtable resume { $name }」で再開できます
refusal-name-a-game = ゲームを指定してください：sandtable { $command } GAME。あるもの：{ $games-comma }
terminal-game-offered = { $name }（{ $title }）
refusal-server-not-installed = サーバーに必要なもの（{ $name }）がインストールされていません：pip install sandtable[web]
refusal-load-other-game = { $file }は{ $got }のゲームで、{ $title }のゲームではありません
refusal-flags-together = { $one }と{ $two }は同時に指定できません。ファイルにすべて含まれています
refusal-flag-value = { $flag } { $text }：NAME=VALUEの形で指定してください
refusal-flag-twice = { $flag } { $text }：{ $name }が2回指定されています
refusal-plot-svg = --plot { $file }：グラフはSVGで書き出します。ファイル名を something.svg のようにしてください
refusal-nobody-plays = 人間の席が残っていません。次のいずれかを自分の席にするか、「sandtable sim」でプログラム同士に遊ばせてください：{ $seats-comma }
refusal-sim-person = シミュレーションでは{ $seat }を人間が担当できません
refusal-player-spec = { $who }はプレーヤーとして使えません。名前、module:Class、または module:Class(name=value, ...) の形で指定してください
refusal-player-literals = { $who }：{ $arguments }は引数として使えません。Pythonの書き方で数、文字列、リストなどを指定してください
refusal-player-arguments = { $who }はこの引数では作れません：{ $reason }
refusal-player-not-made = { $who }を{ $seat }用に作れません。例外：{ $reason }
refusal-player-no-answer = { $who }はプレーヤーとして使えません。メソッド「answer」がありません
refusal-player-no-module = モジュール{ $module }が、{ $folder }にもPythonの検索先にもありません
refusal-player-module = モジュール{ $module }を読み込めません：{ $reason }
refusal-player-no-class = { $module }にクラス{ $name }はありません
refusal-player-not-installed = { $name }というプレーヤーを含むパッケージはありません。インストール済み：{ $installed-comma }
refusal-sim-worker-died = 第{ $first }～{ $last }ゲームの担当プロセスが{ $tries }回終了しました
refusal-sim-workers-gone = 担当プロセスがなくなり、新しく始めることもできません
refusal-not-installed = { $what }がインストールされていません：pip install sandtable[{ $extra }]
refusal-plan-no-game = { $file }：どのゲームを行うかの指定がない実行があります
refusal-plan-numbers = { $file }：実行は1ゲーム以上、番号は0以上にしてください
refusal-results-there = { $file }はすでにあります。「--resume { $file }」で続けられます
refusal-results-header = { $file }の先頭に実行できる計画がありません。結果のファイルではないか、壊れています
refusal-results-format = { $file }の形式は{ $format }です。必要な形式は{ $expected }です
refusal-results-rules = { $file }は{ $title }のルールのバージョン{ $got }によるものです。現在は{ $expected }です
refusal-results-line = { $file }は壊れています。{ $line }行目がゲームの記録ではありません
refusal-results-overlap = { $file }：第{ $number }ゲームが2つあります
refusal-results-differ = { $one }と{ $two }は異なる計画の結果です
refusal-sim-no-levels = このテーブルにレベルを持つ担当はいません。あるもの：{ $opponents-comma }
refusal-sim-no-level = { $level }というレベルはありません。あるもの：{ $levels-comma }
refusal-key-twice = { $key }：このキーが2つあります
refusal-file-kind = { $file }は{ $kind }ではありません：{ $reason }
refusal-file-endless = { $file }は局面ではありません。入れ子が無限に続いています
refusal-file-no-keys = { $file }は局面ではありません。局面はキーを持つ文書です


## Programs at a seat: seat-check, join

seat-check-hello = helloを送る
seat-check-question = 質問に回答する
seat-check-unknown = 知らないものを無視する
seat-check-refused = 拒否されたら回答し直す
seat-check-taken-back = 最新の質問に回答する
seat-check-long = 長い行を読む
seat-check-end = 終了を伝えられたら終わる
seat-check-right = { $game }：{ $tried }：はい
seat-check-wrong = { $game }：{ $tried }：いいえ：{ $wrong }
seat-check-passed = プログラムはプロトコルに従っています。
seat-check-failed = プログラムはプロトコルに従っていません。
join-name = { $name }（プログラム）
join-seated = { $name }が{ $side }を担当します。席の鍵：{ $key }
join-answered = { $asked } { $answered }
join-over = { $reason }勝者：{ $winner }（{ $rule }）。


## What assistants read (sandtable mcp)

mcp-instructions = 現代の紛争を扱うボードゲームのためのテーブル。まず「games」、次に「sit_down」（保存されたゲームなら「take_up」）を使う。ゲームはルールが出す質問の連続である。「question」を読み、「answer」で選択肢のキーを答え、結果が出るまで続ける。提示されるのはルール上可能な選択肢だけである。選択肢について分かっていることは「forecast」、選べない理由は「why_not」、ルールとカードの文章は「rule」と「card」で尋ねる。見えるのは自分の席に見えるものだけである。
mcp-games = ゲームの一覧。席、オプション、席を担当できるものを含む。
mcp-sit-down = 新しいテーブル。1つの席が自分のもので、ほかは対戦相手が担当する（席ごとにプレーヤーの名前、または name:level）。real_dice を指定すると、実物のテーブルの人を手伝うために、実物のダイスとカードの結果を尋ねられる。
mcp-take-up = このコンピューターに保存された、1人で遊ぶゲームを再開する（名前で指定。省略すると最新のもの）。
mcp-board = 自分の席から見たテーブルの文章表示と、今の質問。
mcp-view = 自分の席から見たテーブルのデータ。
mcp-question = 今の質問：目的、文、キー付きの選択肢、選ぶ数。ゲーム終了後はnull。
mcp-log = 自分の席が読めるログの最後の数行と、対応するルール。
mcp-rule = 番号（8.4.2）で指定したゲームのルールとその項目。
mcp-card = 番号で指定したゲームのカードの内容。
mcp-forecast = 選択肢を選ぶ前にルールから分かること：確率、コスト、結果、注意。なければnull。
mcp-why-not = あるもの（スペース、国家、行動）が選択肢にない理由とルール。選択肢にあるか、理由が分からなければnull。
mcp-answer = 選択肢のキーで質問に回答する。何が起きたかと、次の質問を返す。
mcp-undo = 直前の自分の回答を取り消す。その後ダイスが振られておらず、何も公開されておらず、ほかの誰も回答していない場合に限る。

## The command line: what each command and flag is for

# $games, $languages and $players are lists of what there is, as it is typed.
help-usage = 使い方：
help-positionals = 引数
help-optionals = オプション
help-description = 現代の紛争を扱うボードゲームのためのテーブル。
help-epilog = ゲーム：{ $games }。「sandtable COMMAND --help」でコマンドの詳細を表示します。
help-help = このヘルプを表示して終了する
help-version = バージョンを表示して終了する
help-language = 言語（{ $languages }）：このコマンドでの言語。コマンドとして使うと、以後の言語
help-plain = スクリーンリーダーやパイプ用：色も枠も横並びも使わない
help-of-games = 指定できる値：{ $whose }
help-a-file = ファイル
help-game = ゲーム：{ $games }
help-option = ゲームの任意のオプション
help-seed = すべての偶然のシード値。同じシード値なら、同じダイスとカードになる
help-seat = 席の担当：human、program:COMMAND、または{ $players }。シミュレーションではコンマ区切りで複数、また自作のプレーヤーも指定できる：module:Class(name=value)
help-pause = 相手のプレイのたびにEnterを待つ（--plain でない限り、ターミナルではこれが既定）
help-screen = 盤、手札、ログ、質問を並べて表示し、キーとマウスで操作する（sandtable[screen]）
help-time-limit = プログラムが1つの回答に使える秒数（{ $seconds }）
help-save = テーブルから取得した、終了したゲームのセーブデータ
help-database = SQLiteのファイルまたは postgresql:// のアドレス（$SANDTABLE_DATABASE、またはデータフォルダーのファイル）
help-play = 1つのターミナルでゲームを遊ぶ。設定を指定しなければメニューから選ぶ
help-play-dice = 実物を使って尋ねるもの：ダイスとカード（physical）、ダイスのみ、カードのみ（プログラムが振る）。unseenでは、自分のカードは使うものだけを入力する
help-play-position = 局面（JSONまたはYAML）からゲームを始める
help-play-load = セーブデータの続きを遊ぶ
help-play-open = 1人がすべてを担当する：手札は公開、取り消しは無制限
help-play-hints = 複数の人が遊び、ヒントを使うことに合意する
help-play-name = ゲームの一覧での名前（既定はゲーム名と番号）
help-learn = レッスンでゲームを学ぶ。単独ではレッスンの一覧
help-learn-lesson = どのレッスンか：番号または名前
help-learn-again = 進み具合に関わらず、最初から始める
help-games = 保存されたゲームを新しい順に一覧表示する
help-resume = ゲームを再開する
help-resume-name = どのゲームか：名前またはその先頭（既定は最新）
help-resume-open = 1人がすべてを担当する：手札は公開
help-resume-seat = 席を担当するプログラム
help-sim = エージェント同士で多数のゲームを行い、集計する
help-sim-games = ゲーム数（100）
help-sim-first = 最初のゲームの番号（0）
help-sim-jobs = プロセス数（1）。結果には影響しない
help-sim-on = 実行場所：このコンピューター、またはRayのクラスター
help-sim-time-limit = 1つの回答にこれより長く考えると、そのゲームは負けになる
help-sim-levels = ルールブックの相手をこれらのレベルで動かす（all または a,b,c）
help-sim-mixes = 空いている席で、これらのプレーヤー（a,b）のすべての組み合わせを試す
help-sim-courses = ゲームの経過を記録する：ターン、カード、作戦（遅くなる）
help-sim-plan = 計画ファイルの指定どおりに行う
help-sim-results = ゲームが終わるたびにファイルに書き出す
help-sim-resume = そのファイルの続きから再開する
help-merge = 複数のファイルの結果をまとめて集計する
help-merge-files = sim --results が書き出したファイル
help-merge-output = 1つのファイルに書き出す
help-half-width = この幅の信頼区間に、あと何ゲーム必要かを示す
help-paired = 異なるプレーヤーによる同じゲームを比較する（McNemar検定）
help-ratings = 全プレーヤーのレーティングを求める（Bradley-Terryモデル、Eloの尺度）
help-report = すべてを図入りの1ページに書き出す
help-plot = 最初の陣営の勝率をグラフにする
help-json = 数値と全ゲームをファイルに書き出す
help-csv = ゲームごとに1行を書き出す
help-parquet = 同じものをArrowとpandas用に書き出す（extra：lab）
help-analyse = 終了したゲームの勝率の推移、より良い手、運
help-analyse-out = 保存できるページを書き出す
help-analyse-quick = ゲームの概算だけで、すぐに表示する
help-analyse-playouts = 各時点をどれだけ考えるか（{ $playouts }）
help-serve = ブラウザ用のテーブルを提供する
help-serve-open = すぐに遊ぶ：ブラウザを開く。このコンピューター専用で、回数制限なし、空いている任意のポートを使う
help-serve-host = 待ち受けるアドレス（$SANDTABLE_HOST、または{ $host }）
help-serve-port = 待ち受けるポート（$SANDTABLE_PORT、または{ $port }。0なら空いている任意のポート）
help-serve-allow-host = アドレスのほかに、ブラウザがこのサーバーに接続するときの名前（$SANDTABLE_HOSTS。繰り返し指定可）
help-serve-proxy = X-Forwarded-Forを信頼するプロキシのアドレス（$SANDTABLE_PROXIES。繰り返し指定可）
help-serve-root-path = プロキシがサーバーを公開し、転送時に取り除くパス（$SANDTABLE_ROOT_PATH、またはなし）
help-serve-workers = プロセス数（$SANDTABLE_WORKERS、または1。2以上にはPostgreSQLが必要）
help-serve-unlimited = 回数制限なし。自分のコンピューターでの計測用（$SANDTABLE_UNLIMITED）
help-serve-deflate = ソケットの通信を圧縮するかどうか（$SANDTABLE_DEFLATE。1台のコンピューター内やプロキシの背後では、通常は圧縮しない）
help-serve-log = 通常の行、またはJSONの行（$SANDTABLE_LOG、またはplain）
help-serve-metrics = Prometheus用の数値を /metrics で誰にでも公開する（$SANDTABLE_METRICS）
help-serve-metrics-port = 同じものを専用のポートで公開する（$SANDTABLE_METRICS_PORT）
help-serve-keep-days = この日数の間何も起きていないテーブルを削除する（$SANDTABLE_KEEP_DAYS、または削除しない）
help-serve-most-bytes = 保存量がこれに達したら新しいテーブルを断る（$SANDTABLE_MOST_BYTES、または断らない）
help-serve-thinkers = 先読みする相手のために考えるプロセス数（$SANDTABLE_THINKERS、またはプロセッサー数より1少ない数）
help-serve-program = 訪問者が名前で対戦相手に選べるプログラム（$SANDTABLE_PROGRAMS。繰り返し指定可）
help-serve-dispatches = 離席中の人に自分の番になったことを知らせる。ブラウザがこのサーバーに接続するアドレスを指定する（$SANDTABLE_DISPATCHES）
help-serve-mail = メールを送るサーバー。mailtos://name:word@host?from=address のように書く（$SANDTABLE_MAIL）
help-serve-nearby = このサーバー自身のネットワーク内の宛先へのお知らせを許可する（$SANDTABLE_NEARBY）
help-serve-sign-in = OpenID Connectでのサインインを可能にする：その発行者（$SANDTABLE_SIGN_IN。$SANDTABLE_SIGN_IN_CLIENTと$SANDTABLE_SIGN_IN_SECRETも必要）
help-serve-sign-in-header = プロキシが、そこでサインインした人を伝えるヘッダー（$SANDTABLE_SIGN_IN_HEADER）
help-backup = 稼働中のサーバーの全ゲームをファイルにコピーする
help-backup-file = 新しいファイル
help-restore = 稼働中のサーバーにバックアップのゲームを復元する
help-restore-file = バックアップ
help-restore-replace = すでにあるゲームも、バックアップの状態に戻す
help-export = サーバーのゲームをセーブデータとして書き出す
help-export-folder = 書き出し先
help-export-table = このテーブルだけ（既定はすべて）
help-dump = プレーヤーが同意した、終了したゲームをアーカイブとして書き出す
help-dump-file = 1行に1つのセーブデータを収めたファイル
help-prune = 誰も続けていないゲームを削除する
help-prune-idle = この日数の間、何も起きていないもの
help-prune-really = 実際に削除する。指定しなければ一覧表示のみ
help-seat-check = プログラムが席のプロトコルに従っているか調べる
help-seat-check-program = シェルと同じように引用符を付けた、プログラムと引数
help-seat-check-questions = 各ゲームで尋ねる質問の数（{ $questions }）
help-mcp = stdio上のModel Context Protocolで、アシスタントに遊ばせる
help-join = ブラウザのテーブルで、自分の席をプログラムに担当させる
help-join-address = テーブルのアドレス、またはその招待のアドレス
help-join-seat-key = 自分の席の鍵。招待には不要
help-join-program = シェルと同じように引用符を付けたプログラム
help-join-name = テーブルでの名前（既定はプログラム自身の名前）
help-deck = A Distant Plain用の自作デック
help-deck-new = デックのひな形を書き出す
help-deck-check = デックに足りないものや、あり得ないものを示す
help-deck-show = テーブルに表示されるとおりにカードを表示する
help-deck-try = ランダムな回答でテキストを実行し、何が起きたかを示す
help-deck-file = デック（TOMLファイル）
help-deck-card = カードの番号
help-deck-try-text = unshadedまたはshaded
help-deck-try-scenario = 試すシナリオ（既定は最初のもの）
help-deck-try-faction = 実施する派閥（既定はカードの順序で最初のもの）
help-deck-try-seed = すべての偶然と回答のシード値
help-health = サーバーの準備ができているか尋ねる（できていなければ終了コード2）
help-health-address = サーバーのアドレス（既定はこのコンピューターの通常のポート）
help-transcript = ゲームの記録をテキスト、Markdown、HTMLで書き出す
help-transcript-save = セーブデータ
help-transcript-out = 書き出し先（.txt、.md、.html。指定しなければ画面）
help-transcript-format = ファイル名に関わらず使う形式
help-transcript-seat = この席が知り得る内容にする（指定しなければ全員が知り得る内容）
help-verify = セーブデータのダイスとカードをすべて再計算する
help-spoken = 以後使う言語（{ $languages }）。指定しなければ一覧を表示する
help-completion = sandtableのコマンドをTabで補完するためにシェルに必要なもの
help-completion-shell = どのシェルか

## The command line: what is wrong with a line

usage-required = 足りないもの：{ $names }
usage-unknown = 理解できないもの：{ $names }
usage-choice = { $name }：{ $value }は選べません。選べるもの：{ $known }
usage-value = { $name }：{ $value }は値として使えません
usage-none = { $name }には値が必要です
usage-together = { $name }と{ $other }は同時に使えません
usage-ignored = { $name }に値は指定できません：{ $value }

# $spoken is 1 for the language that is spoken.
terminal-language = { $spoken ->
        [1] * { $language }  { $name }
       *[other] {"  "}{ $language }  { $name }
    }
