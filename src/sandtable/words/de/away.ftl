# What is said when the server says nothing; the client carries these words with it.

ui-server-away = Der Server antwortet nicht.
ui-offline = Dieses Gerät ist mit keinem Netz verbunden.
ui-away-why = Jedes Spiel läuft auf dem Server, auch allein gegen einen Gegner nach Regelbuch. Deine Tische sind dort aufgehoben, so wie du sie verlassen hast.
ui-try-again = Noch einmal
