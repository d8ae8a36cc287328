# Refusals of the table itself: what was wrong, and what was expected.

# Answers
refusal-not-text = { $key }は文字列ではありません。次のキーのいずれかを文字列で指定してください：{ $options-comma }
refusal-not-offered = { $key }はここでは選べません。選べるもの：{ $options-comma }
refusal-same-option-twice = 同じ選択肢が2回指定されています
refusal-how-many-options = 選択肢を{ $least }～{ $most }個指定してください（指定された数：{ $got }）
refusal-how-many-exactly = 選択肢を{ $count }個指定してください（指定された数：{ $got }）
refusal-nothing-asked = このテーブルに質問はありません。ゲームは終了しています
refusal-not-asked = この質問は{ $asked }へのもので、{ $seat }へのものではありません
refusal-analysis-not-over = ゲームはまだ終わっていません。分析すると隠された情報が分かってしまいます
refusal-analysis-unseen = 手札を伏せたまま遊んだゲームです。名前の挙がらなかったカードが何をもたらしたかは、誰にも分かりません
refusal-analysis-no-craft = { $title }の先読みには対応していないため、ゲームを分析できません
refusal-not-over = ゲームはまだ終わっていませんが、質問もありません
refusal-nobody-answers = { $seat }に回答する人がいません。質問されるすべての席にエージェントが必要です
refusal-intentions = { $intentions }は意図として使えません。それぞれ目的と選択肢のキーを持つ意図を指定してください
refusal-nothing-intended = 今の質問に答える意図がありません
refusal-agent-keys = { $seat }のエージェントが{ $answer }と回答しました。選択肢のキーで回答してください
refusal-agent-answer = { $seat }のエージェントへの質問「{ $purpose }」：{ $reason }

# Taking back and adjusting
refusal-nothing-to-undo = 取り消すものがありません
refusal-nothing-to-redo = やり直すものがありません。取り消した回答がないか、もう合わなくなっています
refusal-redo-others = それは{ $seat }の回答です
refusal-no-ply = { $ply }は手数として使えません。整数を指定してください
refusal-no-such-ply = { $ply }手目はありません。記録は{ $plies }手です
refusal-no-step = { $step }はステップ番号として使えません。整数を指定してください
refusal-no-such-step = ステップ{ $step }はありません。ステップの番号は0～{ $last }です
refusal-no-history = このテーブルには、そこまで前の履歴がありません
refusal-undo-chance = その後、ダイスが振られたかカードが引かれています
refusal-undo-revealed = その後、伏せてあったものが公開されています
refusal-undo-answered = その後、{ $seat }が回答しています
refusal-adjust-over = ゲームは終了しています。テーブルを調整する前に、いずれかの回答を取り消してください
refusal-adjust-others = ほかの人も遊んでいます。調整できるのは自分だけのテーブルに限られます
refusal-adjust-key = { $key }はここで手動変更できるものではありません
refusal-adjustment = 調整は、局面のキーを持つ文書で指定してください

# Setting up
refusal-no-game = { $name }というゲームはありません。あるもの：{ $games-comma }
refusal-no-level = { $name }に{ $level }というレベルはありません。あるもの：{ $levels-comma }
refusal-no-levels = { $name }に{ $level }というレベルはありません。レベルの区別はありません
refusal-no-option = { $title }に{ $option }というオプションはありません。あるもの：{ $options-comma }
refusal-option-value = { $option }を{ $value }にはできません。使える値：{ $values-comma }
refusal-no-seat = { $title }に{ $seat }という席はありません。あるもの：{ $seats-comma }
refusal-seats = 席は{ $seats }ではなく、{ $example }のように名前で指定してください
refusal-agents = エージェントは{ $agents }ではなく、席ごとに指定してください
refusal-no-agent = { $seat }の席：{ $agent }はプレーヤーの名前でも、回答できるエージェントでもありません
refusal-nobody-called = { $seat }の席に着ける{ $who }はいません。指定できるもの：{ $expected-comma }
refusal-seed = シード値は整数か文字列です。{ $seed }は使えません
refusal-seed-unwritable = このシード値は書き表せません。もっと短い数か、Unicodeの文字列を指定してください
refusal-setup = テーブルは{ $setup }ではなくSetupで準備してください
refusal-no-watcher = { $watcher }は観察者ではないため、できごとを知らせることができません
refusal-no-language = { $language }の言語ファイルはありません。あるもの：{ $languages-comma }

# Dice
refusal-die = 台本の{ $place }個目のダイスが{ $value }です。ダイスの目は1～{ $sides }です
refusal-dice = ダイスは目のリストか{ $physical }のいずれかです。{ $dice }は使えません
refusal-fortune = { $fortune }は乱数源ではありません。step_beginsとbelowを持つものを指定してください
refusal-below = { $below }では抽選できません。ある数未満の数を返す関数を指定してください
refusal-until = { $until }は先読みの範囲として使えません。使える値：{ $known-comma }
refusal-too-many-ways = ここからの偶然の分岐が{ $most }通りを超えます。ダイスとカードがもっと少ない回答を指定してください
refusal-course-key = 表示に{ $key }はありません。prestigeのようなキーを指定し、入れ子のキーは点でつないでください
refusal-unspeakable = { $thing }は文章にできません。メッセージ、記録、選択肢、質問のいずれかを指定してください
refusal-width = { $width }は幅として使えません。{ $least }～{ $most }の文字数を指定してください
refusal-view-of-another = これは{ $title }のテーブルで、{ $wanted }のテーブルではありません
refusal-no-vocabulary = { $title }には学習プログラム用の行動一覧がありません
refusal-nobody-learns = 学習する席がありません。すべての席が埋まっています。{ $seats-or }のいずれかを空けてください
refusal-no-such-action = 行動{ $action }は今は選べません。マスクの中から{ $least }～{ $most }個の選択肢になるように選んでください
refusal-samples = { $samples }は世界の数として使えません。1以上を指定してください
refusal-no-table-to-imagine = { $seat }はテーブルなしでプレイしているため、想定できるテーブルがありません。先読みするエージェントはlooks_ahead = Falseとせず、テーブルに着いてください
refusal-script-ran-dry = { $dice }個のダイスの台本が尽きました。{ $purpose }のロールが必要でした

# Positions
refusal-position = 局面はキー（game、scenarioなど）を持つ文書です
refusal-position-game = game：ありません。局面にはゲーム名が必要です
refusal-document-position = 局面は、キー、リスト、文字列、数からなる、深すぎない文書です
refusal-document-adjustment = 調整は、キー、リスト、文字列、数からなる、深すぎない文書です
refusal-unknown-key = { $key }：ここでは使えません。使えるキー：{ $keys-comma }
refusal-no-count = { $value }は{ $least }～{ $most }の数ではありません
refusal-no-percent = { $value }は50以下のパーセントの数ではありません
refusal-no-seconds = { $value }は秒数ではありません
refusal-no-number = { $key }：{ $value }は整数ではありません
refusal-not-between = { $key }：{ $value }は{ $least }～{ $most }の範囲にありません
refusal-no-flag = { $key }：{ $value }はtrueでもfalseでもありません
refusal-no-mapping = { $key }：{ $value }はキーの集まりではありません
refusal-no-list = { $key }：{ $value }はリストではありません
refusal-no-word = { $key }：{ $value }は文字列ではありません
refusal-missing-key = { $key }：ありません
refusal-no-such-value = { $key }：{ $value }は使えません。使える値：{ $values-comma }

# Files
refusal-file-unreadable = { $file }を読み込めません：{ $reason }
refusal-file-no-text = { $file }は壊れています。テキストではありません
refusal-file-name = { $file }はファイル名として使えません
refusal-cannot-write = { $file }に書き込めません：{ $reason }。
refusal-file-no-name = { $file }を読み込めません。ファイル名ではありません

# Saves
refusal-no-save = Sandtableのセーブデータではありません
refusal-save-format = セーブデータの形式は{ $format }ですが、このプログラムが読めるのは{ $known }までです
refusal-save-damaged = セーブデータが壊れています。内容がチェックサムと一致しません
refusal-save-unwritable = セーブデータが壊れています。深すぎるか、Unicodeでない文字列が含まれています
refusal-save-key = セーブデータがゲームの記録になっていません：{ $key }が{ $value }です
refusal-save-step = セーブデータがゲームの記録になっていません：ステップが手数とハッシュ値ではなく{ $step }です
refusal-save-newer-rules = セーブデータのルールはバージョン{ $rules }ですが、このプログラムが対応しているのは{ $known }です
refusal-save-departs = 再現がステップ{ $step }（{ $ply }手目）で記録と食い違います
refusal-save-steps = 記録は{ $recorded }ステップですが、再現は{ $replayed }ステップです
refusal-save-seats = セーブデータに席の割り当てがありません：席は{ $seats }です
refusal-save-unnamed-agent = { $seat }の席は名前のないエージェントがプレイしていました。もう一度指定してください（agents=、または --seat { $seat }=program:COMMAND）
refusal-save-cut-short = { $file }は壊れているか、途中で切れています。完全なJSON文書ではありません
refusal-journal-list = 記録の項目が{ $entry }です。席またはダイスで始まるリストでなければなりません
refusal-journal-entry = 記録の項目{ $entry }は、このテーブルのどの席やダイスからも出るはずがありません
refusal-journal-goes-on = ゲームは{ $ply }手目で終わっていますが、記録が続いています
refusal-replayed-answer = { $ply }手目（{ $purpose }）：{ $reason }
refusal-replayed-other = { $ply }手目：ルール上の質問は{ $purpose }ですが、記録は{ $who } { $value }です

# Programs at a seat
refusal-seat-line = 行が長すぎます。1行は{ $bytes }バイトまでです
refusal-seat-json = 各フィールドが1つずつの、UTF-8で1行のJSONオブジェクトではありません
refusal-seat-type = { $type }というメッセージの種類はありません。使えるもの：{ $types-comma }
refusal-seat-missing = { $type }：フィールド{ $field }がありません
refusal-seat-unknown = { $type }：{ $field }というフィールドはありません
refusal-seat-field = { $type }：{ $field }を{ $value }にはできません
refusal-seat-hello-first = 先にhelloを送ってください
refusal-seat-hello-twice = helloはすでに送られています
refusal-seat-not-asked = 質問{ $number }はまだ出されていません
refusal-seat-nothing-asked = 今は質問がありません
refusal-seat-asides = 回答の前に問い返せるのは{ $asides }回までです
refusal-seat-protocol = { $seat }のプログラムのプロトコルはバージョン{ $got }です。必要なバージョンは{ $known }です
refusal-seat-refused = { $seat }のプログラムの回答は{ $tries }回拒否されました：{ $reason }
refusal-seat-stays = プログラムに終了を伝えましたが、まだ終了していません
refusal-seat-on-purpose = これは内容に関わらず意図的に拒否しています。もう一度回答してください
refusal-seat-late = { $seat }のプログラムが{ $seconds }秒以内に回答しませんでした
refusal-seat-ended = { $seat }のプログラムが終了しました
refusal-seat-ended-saying = { $seat }のプログラムが終了しました。最後の出力：{ $said }
refusal-seat-no-program = { $command }を起動できません：{ $reason }
refusal-seat-goes-on = ゲームの再開時に{ $seat }の担当は変えられません。プログラムだけは指定し直せます（SEAT=program:COMMAND）
refusal-seat-command = { $command }はコマンドとして使えません。シェルと同じように引用符を付けて、プログラムと引数を指定してください
refusal-join-address = { $address }は、テーブル（http://HOST/#/table/ID に --seat-key を付けたもの）でも招待（http://HOST/#/join/ID/CODE）でもありません
refusal-join-seats = この鍵で開く席は{ $seats-comma }です。プログラムがプレイできる席は1つです
refusal-join-gone = サーバーとの接続がなくなりました：{ $reason }
refusal-join-removed = テーブルは削除されました
refusal-join-server = サーバーの応答を理解できません。バージョンが違うのではありませんか
refusal-needs-web = サーバーへの参加に必要なものがインストールされていません：pip install 'sandtable[web]'
refusal-assistant-stands = まだ誰もテーブルに着いていません。先に着席するか、ゲームを再開してください
refusal-assistant-alone = { $seat }はただ1人の人間の席です。ほかの席はすべて対戦相手がプレイします
refusal-assistant-several = ここでプレイする人間は1人だけです。{ $seats-comma }にはできません
refusal-serve-program = { $text }にプログラムの指定がありません。NAME=COMMANDの形で指定してください（名前は英小文字、数字、_ からなり、重複不可）
