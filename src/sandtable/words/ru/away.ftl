# What is said when the server says nothing; the client carries these words with it.

ui-server-away = Сервер не отвечает.
ui-try-again = Попробовать ещё раз
