# What is said when the server says nothing; the client carries these words with it.

ui-server-away = The server does not answer.
ui-offline = This device is not connected to the network.
ui-away-why = Every game is played on the server, also a game alone against an opponent of the book. Your tables are kept there, just as you left them.
ui-try-again = Try again
