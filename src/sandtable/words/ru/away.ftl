# What is said when the server says nothing; the client carries these words with it.

ui-server-away = Сервер не отвечает.
ui-offline = Это устройство не подключено к сети.
ui-away-why = Все игры идут на сервере, даже игра в одиночку против соперника из правил. Ваши столы хранятся там такими, какими вы их оставили.
ui-try-again = Попробовать ещё раз
