# The board of A Distant Plain in a terminal: titles, and signs short enough for a row.

plain-tracks = Leisten
plain-margins-are = Siegabstände: { $margins }
plain-space = Gebiet
plain-road = Straße
plain-worth-pop = Bev
plain-worth-econ = Wi
plain-state = Stand
plain-forces = Spielsteine
plain-in-effect = { $card } ({ $text })
plain-brief-unshaded = { $card }
plain-brief-shaded = { $card } (s)
plain-in-effect-for = { $card } (Marker: { $faction })
plain-turn = { $card }: { $faction }
plain-step-set_up = Aufbau
plain-step-deployment = Offene Aufstellung
plain-step-next_card = Die nächste Karte
plain-step-victory = { rule-6-1 }
plain-step-resources = { rule-6-2 }
plain-step-support = { rule-6-4 }
plain-step-redeploy = { rule-6-5 }
plain-step-reset = Rücksetzphase
plain-text = { $text }:
plain-text-from = ({ $provenance })
plain-may-act = { $faction }
plain-out = ({ $faction }: aus)
plain-did-pass = ({ $faction }: gepasst)
plain-did-event = ({ $faction }: Ereignis)
plain-did-operation = ({ $faction }: Operation)
plain-did-operation_with_special = ({ $faction }: Operation, Sonderaktivität)
plain-did-limited_operation = ({ $faction }: begrenzt)
plain-short-control-coin = COIN
plain-short-control-taliban = Tal
plain-short-support = +U
plain-short-opposition = -O
plain-short-terror = x{ $count }
plain-short-sabotage = xx
plain-short-coalition_bases = K*{ $count }
plain-short-coalition_troops = K{ $count }
plain-short-government_bases = R*{ $count }
plain-short-troops = R{ $count }
plain-short-police = P{ $count }
plain-short-taliban_bases = T*{ $count }
plain-short-taliban = T{ $count }
plain-short-taliban_active = T!{ $count }
plain-short-warlord_bases = W*{ $count }
plain-short-warlords = W{ $count }
plain-short-warlords_active = W!{ $count }
plain-heading = { $name }:{" "}
plain-legend = K Truppen der Koalition  R Truppen der Regierung  P Polizei  T Taliban  W Warlords  * Basen  ! aktiv  +U Unterstützung  -O Opposition  x Terror  xx Sabotage  (s) schattiert  » verändert
plain-card-is-now = „{ $card }“ ist die aktuelle Karte.
plain-card-is-next = „{ $card }“ ist die nächste Karte.
plain-card-is-played = „{ $card }“ wurde gespielt.
plain-card-is-removed = „{ $card }“ ist aus dem Spiel.

terminal-example-adjust =
    Zum Beispiel:
    adjust aid 12
    adjust spaces.kabul.police 3; spaces.kabul.terror 1


## The lessons, where they are typed

typed-plain-lesson-1 = Willkommen in Afghanistan. Oben auf dem Spielplan stehen die vier Fraktionen, jede mit ihrem Stand und ihrem Ziel: Wer zu Beginn einer Propagandarunde über dem Ziel ist, hat gewonnen. Dazu kommen Ressourcen, Hilfsgelder und Patronage, die aktuelle und die nächste Karte, wer handeln darf und was in Kraft ist.
typed-plain-lesson-2 = Die Buchstaben neben einem Gebiet sind seine Spielsteine: K und R Truppen der Koalition und der Regierung, P Polizei, T die Taliban, W die Warlords, und mit einem Stern ihre Basen. „look kabul“ zeigt ein Gebiet ganz, „board full“ den ganzen Spielplan.
typed-plain-lesson-4 = Klötzchen können von überall kommen. Tippe Kabul oder seine Nummer in der Liste.
typed-plain-lesson-5 = Von Kabul aus können sie alle Straßen entlangfahren. Wähle die Straße nach Torkham.
typed-plain-lesson-10 = Die Guerilla ist weg; der Verlauf sagt es, und „rules“ mit der Nummer am Ende einer Zeile zeigt ihre Regel. Ein Lufttransport könnte folgen, aber dann dürfte die zweite Fraktion das Ereignis nehmen. Sag „Fertig“.
typed-plain-lesson-12 = Stark sind sie, wo sie eine Basis haben und die Bevölkerung nicht paschtunisch ist. Wähle Balch.
typed-plain-lesson-coalition-3 = Durchkämme Zabul: Wähle es.
typed-plain-lesson-coalition-4 = Truppen kommen von nebenan oder über eine freie Straße. Wähle Kandahar.
typed-plain-lesson-coalition-10 = Wähle Zabul.
typed-plain-lesson-government-3 = Wähle Kabul: 3 Ressourcen.
typed-plain-lesson-government-9 = In Kabul steht eine Basis von Fremden, die auf ihr Geld achten. In Herat achtet niemand darauf: Wähle es.
typed-plain-lesson-taliban-3 = Eine von deinen versteckt sich in Kandahar: Wähle es.
typed-plain-lesson-taliban-5 = Auf der Straße von Kabul nach Torkham ist niemand deiner Guerilla überlegen: Sie nimmt den Lastwagen 4 Ressourcen ab. Wähle die Straße.
typed-plain-lesson-warlords-3 = Wähle Farah.
typed-plain-lesson-warlords-4 = Wähle Herat. Die Bevölkerung ist nicht paschtunisch, du kommst also ungesehen an.
typed-plain-lesson-warlords-8 = Wähle Herat: Das erste Klötzchen geht sofort.
