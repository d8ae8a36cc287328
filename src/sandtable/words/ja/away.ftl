# What is said when the server says nothing; the client carries these words with it.

ui-server-away = サーバーが応答しません。
ui-try-again = 再試行
ui-offline = この端末はネットワークに接続していません。
ui-away-why = 1人でルールブックの相手と遊ぶ場合も含め、ゲームはすべてサーバー上で行われます。テーブルはそのままサーバーに保存されています。
