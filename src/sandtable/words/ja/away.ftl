# What is said when the server says nothing; the client carries these words with it.

ui-server-away = サーバーが応答しません。
ui-try-again = 再試行
