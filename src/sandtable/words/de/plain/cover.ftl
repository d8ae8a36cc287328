# A Distant Plain before anybody sits down: its name, its factions, and what can be chosen.

game-plain = A Distant Plain
    .about = Vier Fraktionen in Afghanistan, 2003 bis 2013. Koalition und Regierung teilen einen Krieg und sonst wenig; Taliban und Warlords teilen noch weniger. Keine Handkarten: Auf jeder Karte handeln zwei Fraktionen. Für eine bis vier Personen, drei bis sechs Stunden.
edition-plain = A Distant Plain
    .about = Afghanistan, 2003 bis 2013. Vier Fraktionen, und auf jeder Karte handeln zwei davon. 1–4 Personen, 3–6 Stunden.

stands-margin = { $side } { $margin }

side-coalition = Koalition
    .der = die Koalition
    .Der = Die Koalition
    .den = die Koalition
    .dem = der Koalition
    .gen = der Koalition
    .about = Gewinnt durch Unterstützung und durch Heimkehr. Wenige Spielsteine, größte Reichweite.
side-government = Regierung
    .der = die Regierung
    .Der = Die Regierung
    .den = die Regierung
    .dem = der Regierung
    .gen = der Regierung
    .about = Gewinnt durch Kontrolle und Patronage. Zahlt für beide COIN-Fraktionen.
side-taliban = Taliban
    .der = die Taliban
    .Der = Die Taliban
    .den = die Taliban
    .dem = den Taliban
    .gen = der Taliban
    .number = many
    .about = Gewinnen durch Opposition und Basen. Ein guter erster Platz.
side-warlords = Warlords
    .der = die Warlords
    .Der = Die Warlords
    .den = die Warlords
    .dem = den Warlords
    .gen = der Warlords
    .number = many
    .about = Gewinnen, wenn niemand die Kontrolle hat, und durch Geld. Allen im Weg.


## Scenarios

scenario-short = Obamas Krieg, 2009–2013
    .about = Die Truppenaufstockung läuft: Koalition und Regierung halten die Städte und die Ringstraße, die Taliban weite Teile des Landes. 48 Ereignisse, vier Propagandarunden.
scenario-main = Taliban im Aufwind, 2005–2013
    .about = Die Taliban sind über die Grenze zurückgekehrt, während die Koalition anderswohin blickt. 60 Ereignisse, fünf Propagandarunden: das Szenario für den Anfang.
scenario-extended = Der afghanische Aufstand, 2003–2013
    .about = Ein fast leeres Land, eine kleine Koalition und zehn Jahre, es zu füllen. Alle 72 Ereignisse, sechs Propagandarunden.


## Options

setting-players = Wer mitspielt
players-four = Jede Fraktion für sich
    .about = Der beste Siegabstand gewinnt allein.
players-three = Zu dritt: eine Person führt Koalition und Warlords
    .about = Beide Fraktionen einer Person müssen gewinnen, und der kleinere Siegabstand zählt.
players-two_government = Zu zweit: Koalition und Regierung gegen Taliban und Warlords
    .about = Beide Fraktionen einer Person müssen gewinnen, und der kleinere Siegabstand zählt.
players-two_warlords = Zu zweit: Koalition und Warlords gegen Taliban und Regierung
    .about = Beide Fraktionen einer Person müssen gewinnen, und der kleinere Siegabstand zählt.

setting-open_deployment = Offene Aufstellung
    .about = Die Fraktionen stellen ihre Streitkräfte selbst auf, die Warlords zuerst.
open_deployment-false = Nein
open_deployment-true = Ja

setting-events = Ereignisse
events-own = Die Ereignisse dieses Projekts
    .about = Die Regeln führen sie aus. Wo der gedruckte Text nicht zu bekommen war, ist das Ereignis ein eigener Entwurf des Projekts.
events-printed = Wie auf deinen eigenen Karten gedruckt
    .about = Wer ein Ereignis nimmt, führt es von Hand aus, in den Grenzen von Spielsteinen und Leisten.

setting-hidden_next = Verdeckte nächste Karte
    .about = Die nächste Karte bleibt verdeckt, und die letzte Ereigniskarte kennt keine Begrenzung.
hidden_next-false = Nein
hidden_next-true = Ja

setting-eligibility = Fraktionsreihenfolge
eligibility-printed = Wie auf der Karte gedruckt
    .about = Wer zuerst handeln darf, steht auf der gespielten Karte.
eligibility-a = Nach der nächsten Karte
    .about = Wer zuerst handeln darf, steht auf der Karte, die als nächste kommt: Option A der ersten Auflage.
eligibility-b = Nach der nächsten Karte, und wer handelt, bleibt berechtigt
    .about = Nach der nächsten Karte, und wer handelt, darf auf ihr wieder handeln: Option B der ersten Auflage.

setting-sudden_propaganda = Plötzliche Propaganda
    .about = Eine Propagandakarte tauscht mit der aktuellen Karte den Platz, sobald sie zu sehen ist.
sudden_propaganda-false = Nein
sudden_propaganda-true = Ja

setting-no_capabilities = Entfernte Fähigkeiten zählen nicht
    .about = Fähigkeiten von Karten, die nicht im Stapel sind, treten zu Beginn nicht in Kraft.
no_capabilities-false = Treten in Kraft
no_capabilities-true = Treten nicht in Kraft

setting-deck = Ein eigener Kartenstapel
    .about = Eine Datei, die „sandtable deck new“ anlegt und die du nach deinen eigenen Karten vervollständigst. Wer eingeladen ist, sieht sie vorher.
setting-deception = Täuschungsmarker
    .about = Zwei geheime Marker für jede Fraktion: ein Bluff, eins mehr für ihren Siegabstand oder eine volle Operation statt einer begrenzten.
deception-false = Nein
deception-true = Ja


## Those who sit at the table

opponent-book = der Nichtspieler nach Regelbuch
    .den = den Nichtspieler nach Regelbuch
    .name = Das Buch
    .short = das Buch
    .about = Abschnitt 8 der zweiten Auflage: Die Fraktion folgt ihren Abläufen Schritt für Schritt und sagt dir, warum sie tut, was sie tut.
opponent-chart = der Nichtspieler nach Ablaufdiagramm
    .den = den Nichtspieler nach Ablaufdiagramm
    .name = Das Diagramm
    .short = das Diagramm
    .about = Die Diagramme der dritten Auflage: Zuerst trifft es die Menschen am Tisch, und die größte Bevölkerung zählt. Nie zusammen mit dem Buch in einem Spiel.
opponent-steady = ein solider Spieler
    .den = einen soliden Spieler
    .name = Solide
    .short = ein solider Spieler
    .about = Er spielt jede Fraktion nach Faustregeln: vernünftig, schnell und ohne Geheimnis. Gründe nennt er nicht.
opponent-stand_in = eine Vertretung
    .den = eine Vertretung
    .name = Vertretung
    .short = eine Vertretung
    .about = Sie sitzt auf dem Platz eines Menschen, mit dessen Regeln für Sieg und Berechtigung, und handelt dort wie ein Nichtspieler.
level-stand_in-book = Das Buch
    .about = Nach Abschnitt 8 der zweiten Auflage.
level-stand_in-chart = Das Diagramm
    .about = Nach den Diagrammen der dritten Auflage.
opponent-seeker = ein Vorausdenker
    .den = einen Vorausdenker
    .name = Vorausdenker
    .short = ein Vorausdenker
    .about = Er spielt jede Fraktion, indem er vorausschaut: Ganze Pläne für einen Zug probiert er in vielen Spielen aus, die er sich vorstellt, und führt den besten aus.
level-seeker-quick = Schnell
    .about = Er denkt einen Augenblick nach.
level-seeker-steady = Gründlich
    .about = Er probiert dreimal so viel aus.
level-seeker-deep = Tief
    .about = Er probiert bis zu zehnmal so viel aus und lässt sich Zeit.


## Lessons

tutorial-first_card = Geführte erste Karte
tutorial-coalition = Die Koalition: finden und zuschlagen
tutorial-government = Die Regierung: ausbilden und regieren
tutorial-taliban = Die Taliban: Terror und Wegzoll
tutorial-warlords = Die Warlords: allen im Weg
