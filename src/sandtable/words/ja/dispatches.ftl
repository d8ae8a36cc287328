# What people are told who are away from their tables, and the page where they choose it.

dispatch-turn = 「{ $table }」であなたの番です
dispatch-ended = 「{ $table }」のゲームが終了しました
dispatch-offered = 「{ $table }」で席が譲られています：{ $seat }
dispatch-chat = 「{ $table }」で発言がありました
dispatch-several = テーブルからのお知らせ{ $count }件
dispatch-test = Sandtableからのテスト
dispatch-test-body = あなたの番になったことを、ここにお知らせできます。
dispatch-proof = これはあなたの宛先ですか？
dispatch-proof-body =
    ゲームで自分の番になったことを、ここに知らせてほしいという人がいます。あなたであれば、申し込んだページでこの合言葉を入力してください：{ $code }
    あなたでなければ、これ以上は何も送られません。

# Refusals
refusal-dispatches-off = このサーバーは、離席中の人へのお知らせを行っていません
refusal-dispatches-not-installed = お知らせの送信に必要なものがありません。sandtable[dispatches]をインストールしてください
refusal-dispatches-address = ブラウザがこのサーバーに接続するアドレスを、https://games.example.org のように指定してください
refusal-dispatches-mail = メールサーバーは mailtos://name:word@host?from=address のように書いてください
refusal-address-length = 宛先は{ $letters }文字以内で、目に見える文字だけを使ってください
refusal-address-no-mail = このサーバーはメールを送りません。別の種類の宛先を入力してください
refusal-address-scheme = この宛先はここでは使えません。使えるもの：メールアドレス、ウェブのアドレス、または次のいずれかで始まるもの：{ $schemes-comma }
refusal-address-parameter = ここでは宛先に{ $name }を指定できません
refusal-address-near = この宛先はサーバー自身のネットワーク内にあり、このサーバーでは許可されていません
refusal-address-push = これはブラウザの通知の登録ではありません
refusal-address-unread = この宛先は読み取れません。書き方を確かめてください
refusal-address-away = この宛先には何も送れませんでした。後で再試行してください
refusal-address-proof = これはその宛先に送った合言葉ではありません
refusal-addresses = 1人が登録できる宛先は{ $most }件までです
refusal-no-address = その宛先は登録されていません
refusal-time-zone = { $zone }というタイムゾーンはここにはありません
dispatches-off = このサーバーは、離席中の人へのお知らせを行っていません。管理者が有効にできます。

# The page
ui-told = 離席中のお知らせ
ui-told-about = テーブルを見ていないときに自分の番になると、1回だけお知らせします。
ui-told-first = まず、このブラウザを自分のものにしてください。その後、自分の番になったときのお知らせ方法を選べます。
ui-told-be = このブラウザは自分のもの
ui-told-here = このブラウザに知らせる
ui-told-this = このブラウザ
ui-told-no-push = このブラウザには、ページを閉じている間はお知らせできません。httpsで開いたページが必要です。
ui-told-denied = ブラウザが許可していません。理由は、ブラウザのこのページの設定で確かめられます。
ui-told-address = 宛先（https://… や ntfy://… など）
ui-told-address-mail = 宛先（you@example.org、https://…、ntfy://… など）
ui-told-add = 追加
ui-told-kept = 宛先はこのサーバーにだけ保存され、誰にも表示されません。追加した端末を失効させると、その宛先もなくなります。
ui-told-test = テストを送る
ui-told-tested = テストを送りました。
ui-told-not-tested = テストを送れませんでした。
ui-told-proof = そこに送られた合言葉
ui-told-fails = 最近は届いていません
ui-told-remove = 削除
ui-told-remove-which = { $name }を削除
ui-told-of = 知らせてほしいこと
ui-told-turn = 自分の番になった
ui-told-ended = ゲームが終了した
ui-told-offered = 席が譲られている
ui-told-chat = 誰かが発言した
ui-told-when = 知らせる時間
ui-told-quiet = 次の時間帯は知らせない
ui-told-from = 知らせない時間の始まり
ui-told-until = 知らせない時間の終わり
ui-told-daily = 毎日この時刻にまとめて
ui-told-tables = テーブルごとの設定
ui-told-everywhere = 共通の設定に従う
