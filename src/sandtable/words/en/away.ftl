# What is said when the server says nothing; the client carries these words with it.

ui-server-away = The server does not answer.
ui-try-again = Try again
