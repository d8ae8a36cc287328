# What is said when the server says nothing; the client carries these words with it.

ui-server-away = Der Server antwortet nicht.
ui-try-again = Noch einmal
