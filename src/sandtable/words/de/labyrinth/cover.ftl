# Labyrinth before anybody sits down: its name, its sides, and what can be chosen.

game-labyrinth = Labyrinth: Der Krieg gegen den Terror
    .about = Zwei Seiten, ein Kartenstapel. Die USA fördern gute Regierungsführung und jagen Zellen; die Jihadisten rekrutieren, planen Plots und stürzen Regierungen. Für eine oder zwei Personen, eine bis drei Stunden.
edition-labyrinth = Labyrinth
    .about = Der Krieg gegen den Terror, 2001 bis 2010. Zwei Seiten, ein Kartenstapel: gute Regierungsführung gegen Zellen und Plots. 1–2 Personen, 1–3 Stunden.
edition-awakening = Der Aufbruch
    .about = Vom Arabischen Frühling an: Protest, Bürgerkrieg, ein Kalifat und ein Gegner für jede der beiden Seiten. 1–2 Personen, 2–3 Stunden.

stands-good_resources = Gut { $value } von { $needed }
stands-fair_or_good_countries = Mittelmäßig oder Gut { $value } von { $needed }
stands-islamist_resources = Islamistisch { $value } von { $needed }
stands-poor_or_islamist_countries = Schlecht oder schlimmer { $value } von { $needed }

side-us = USA
    .der = die USA
    .Der = Die USA
    .den = die USA
    .dem = den USA
    .gen = der USA
    .number = many
    .about = Sie gewinnen durch Gute Regierungsführung oder wenn keine Zelle übrig ist. Truppen, Ansehen und ein langer Atem: eine gute erste Seite.
side-jihadist = Jihadisten
    .der = die Jihadisten
    .Der = Die Jihadisten
    .den = die Jihadisten
    .dem = den Jihadisten
    .gen = der Jihadisten
    .number = many
    .about = Sie gewinnen durch Islamistische Herrschaft oder mit einer WMD in den USA. Zellen, Plots und Finanzielle Mittel: kurze Pläne, viele Würfel.


## Scenarios

scenario-lets_roll = Let's Roll!
    .about = Herbst 2001. Afghanistan steht unter Islamistischer Herrschaft und beherbergt vier Zellen mit Reichlichen Mitteln, während die Unnachgiebigen, hoch angesehenen USA die meisten ihrer Truppen noch zu Hause haben. Fast der ganze Spielplan ist Unmarkiert: die größte Auswahl für beide Seiten und ein gutes erstes Spiel.
scenario-you_can_call_me_al = You Can Call Me Al
    .about = 2001, wie es hätte sein können, wäre die knappe Wahl von 2000 an Al Gore gegangen. Die USA beginnen Nachgiebig in einer Unnachgiebigen Welt, Krieg ist also nicht ihre erste Antwort, und „Achse des Bösen“ ist nicht im Stapel: mehr Ideologien, weniger Einmärsche.
scenario-anaconda = Anaconda
    .about = 2002. Die Taliban sind gestürzt, Truppen halten Afghanistan, das Ansehen ist hoch, aber die Zellen sind über die Berge entwischt. Die Jihadisten verstecken drei weitere Zellen, wo sie wollen, und die Jagd beginnt.
scenario-mission_accomplished = Mission erfüllt?
    .about = 2003. Bagdad ist eingenommen, und keine Truppen sind mehr in Reserve: Mit zwei Regierungswechseln zugleich, wenig Ansehen und einem Europa, dessen Haltung noch erwürfelt wird, sind die USA überdehnt. Eine harte Schule des Staatsaufbaus gegen Zellen, die über die halbe Welt verstreut sind.

scenario-awakening = Der Aufbruch
    .about = 2010. Die ersten Proteste füllen die Straßen in Algerien und Tunesien. Nachgiebige USA harren im Irak und in Afghanistan aus, während die arabische Welt in Bewegung gerät: ein neuer Kartenstapel und neue Regeln für Aufstände, Bürgerkriege und ein Kalifat.
scenario-mitts_turn = Mitt ist dran
    .about = Dieselbe Welt unter einem anderen Präsidenten: Unnachgiebige USA mit hohem Ansehen, und besser finanzierte Zellen. „Obama-Doktrin“ hat hier 3 Operationspunkte und verlangt eine Unnachgiebige Haltung.
scenario-status_of_forces = Stationierungsabkommen
    .about = Die Truppen haben den Irak verlassen, wo eine Miliz und zwei Zellen zurückbleiben; in Syrien, Ägypten und den Golfstaaten gärt es. Die Nachgiebigen USA haben den größten Teil ihrer Armee in Afghanistan.
scenario-isil = ISIL
    .about = Das Kalifat steht. Bürgerkrieg zerreißt Syrien und den Irak, Nigeria ist ein Schlachtfeld, und die „Haushaltssperre“ hält drei Truppen fern: ein schwerer Anfang für die USA.


## Length and other options

setting-rules = Regeln
rules-war_on_terror = Der Krieg gegen den Terror
rules-awakening = Der Aufbruch
setting-campaign = Kampagne über beide Stapel
    .about = Beginnt mit einem Szenario aus „Der Krieg gegen den Terror“ und dessen Stapel; danach kommt der Stapel von „Der Aufbruch“ mit seinen Regeln.
campaign-true = Ja
campaign-false = Nein

setting-decks = Spiellänge
    .about = Das Spiel endet mit dem letzten Stapel, wenn vorher niemand gewonnen hat. Ein Stapel dauert etwa zwei Stunden.
decks-1 = Standard: ein Stapel
decks-2 = Turnier: zwei Stapel
decks-3 = Kampagne: drei Stapel

setting-mini_decks = Teilstapel
    .about = Der Stapel wird nach Zuordnung geteilt, und die Hände werden reihum aus den drei Teilen gegeben: Jede Seite bekommt einen gleichmäßigen Anteil ihrer eigenen Ereignisse. Nur gegen den Gegner nach Regelbuch.
mini_decks-true = Ja
mini_decks-false = Nein


## Opponents

opponent-solitaire = der Gegner nach Regelbuch
    .den = den Gegner nach Regelbuch
    .name = Das Buch
    .short = das Buch
    .about = Die Solospielregeln des Buchs: Dieser Gegner folgt seinen Diagrammen, wird von Stufe zu Stufe schwerer und sagt dir, warum er tut, was er tut.
level-normal = Normal
    .about = Die Solospielregeln, wie sie sind.
level-coherent = Strukturiert
    .about = Jeder gelungene Plot platziert zwei Plots.
level-attractive = Anziehend
    .about = Wie Strukturiert, und jede gelungene Rekrutierung platziert zwei Zellen.
level-potent = Wehrhaft
    .about = Wie Anziehend, und ein Umfassender Jihad braucht nur drei Zellen mehr, als Truppen da sind.
level-infectious = Ansteckend
    .about = Wie Wehrhaft, und die USA müssen alle ihre Karten spielen: Die letzte darf weder gehalten noch abgelegt werden.
level-virulent = Bösartig
    .about = Wie Ansteckend, und misslungene Jihad-Würfe kosten keine Zellen.
opponent-bot = der Bot
    .den = den Bot
    .name = Der Bot
    .short = der Bot
    .about = Die Solospielregeln von „Der Aufbruch“, für beide Seiten und beide Stapel: Auch er folgt Diagrammen, wird von Stufe zu Stufe schwerer und sagt dir, warum.
level-bot-muddled = Ungeordnet
    .about = Der Bot der Jihadisten, wie er ist.
level-bot-coherent = Strukturiert
    .about = Aufbruchsmarker behindern seinen Eingeschränkten Jihad nicht.
level-bot-attractive = Anziehend
    .about = Wie Strukturiert, und jeder gelungene Plot platziert zwei Plots.
level-bot-potent = Wehrhaft
    .about = Wie Anziehend, und jede gelungene Rekrutierung platziert zwei Zellen.
level-bot-infectious = Ansteckend
    .about = Wie Wehrhaft, und die USA dürfen ihre letzte Karte nicht halten.
level-bot-virulent = Bösartig
    .about = Wie Ansteckend, und Aufbruchsmarker behindern keinen seiner Jihads.
level-bot-off_guard = Unvorbereitet
    .about = Der Bot der USA, wie er ist.
level-bot-competent = Zuständig
    .about = „Plot verhindern“ entfernt zwei Plots eines Landes.
level-bot-adept = Erfahren
    .about = Wie Zuständig, und „Zelle oder Kader zerschlagen“ mit zwei Truppen erhöht das Ansehen um zwei.
level-bot-vigilant = Wachsam
    .about = Wie Erfahren, und weder Regierungswechsel noch Bürgerkrieg lassen dich automatisch rekrutieren.
level-bot-ruthless = Schonungslos
    .about = Wie Wachsam, und die erste Karte, die du in einer Runde für Plots benutzt, löst auch ihr Ereignis der USA aus.
level-bot-no_mercy = Keine Gnade
    .about = Wie Schonungslos, und nichts verschlechtert seine Würfe für Krieg der Ideologien.
opponent-steady = ein solider Spieler
    .den = einen soliden Spieler
    .name = Solide
    .short = ein solider Spieler
    .about = Er spielt nach Faustregeln: vernünftig, schnell und ohne Geheimnis. Gründe nennt er nicht.
opponent-stand_in = eine Vertretung
    .den = eine Vertretung
    .name = Vertretung
    .short = eine Vertretung
    .about = Sie sitzt auf dem Platz eines Menschen und nutzt jede Karte wie das Buch.
level-stand_in-bot = Der Bot
    .about = Nach den Diagrammen der Regeln 12 und 13.
level-stand_in-solitaire = Das Buch
    .about = Nach dem Diagramm der Regel 9, die nur das erste Spiel kennt.
opponent-seeker = ein Vorausdenker
    .den = einen Vorausdenker
    .name = Vorausdenker
    .short = ein Vorausdenker
    .about = Er spielt beide Seiten, indem er vorausschaut: Ganze Pläne für eine Karte probiert er in vielen Spielen aus, die er sich nach dem Wissen seiner Seite vorstellt, und führt den besten aus.
level-seeker-quick = Schnell
    .about = Er denkt einen Augenblick nach.
level-seeker-steady = Gründlich
    .about = Er probiert dreimal so viel aus.
level-seeker-deep = Tief
    .about = Er probiert bis zu zehnmal so viel aus und lässt sich Zeit.

tutorial-first_game = Geführtes erstes Spiel
tutorial-second_lesson = Zweite Lektion: Truppen und der Gegner
tutorial-third_lesson = Dritte Lektion: die Jihadisten
tutorial-uprising = Der Aufbruch: ein Aufstand, ein Bürgerkrieg, das Kalifat
