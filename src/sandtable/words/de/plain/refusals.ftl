# What a position of A Distant Plain may not say, and what no state may be.

refusal-other-game = game: { $got } ist ein anderes Spiel; erwartet: { $expected }
refusal-faults = { $faults-semicolon }
refusal-option = { $key }: { $value } ist nicht bekannt; möglich sind: { $values-comma }
refusal-hidden-and-eligibility = hidden_next: für die Fraktionsreihenfolge der nächsten Karte muss diese Karte zu sehen sein (2.3.1)
refusal-hidden-and-sudden = hidden_next: für Plötzliche Propaganda muss die nächste Karte zu sehen sein (2.3.7)
refusal-deception-players = deception: nur zu dritt oder zu viert (7.3)
refusal-nonplayers-mixed = seats: { $seats-comma } folgen verschiedenen Auflagen; ein Spiel nutzt eine Sorte von Nichtspieler-Regeln (8.0)
refusal-nonplayers-and-teams = players: mit { $value } führt eine Person mehrere Fraktionen; mit Nichtspielern ({ $factions-comma }) muss es four sein (1.5, 8.0)
refusal-no-space = { $key }: ein solches Gebiet gibt es nicht
refusal-space-keys = { $key }: erwartet werden Schlüssel wie police oder taliban, nicht { $value }
refusal-no-momentum = momentum: { $got } ist nicht bekannt; erwartet wird title:text, etwa eines von: { $known-comma }
refusal-elders = elders: die Fraktion auf dem Marker und das Momentum tribal_elders gehören zusammen (5.4)
refusal-no-faction = { $key }: eine Fraktion { $faction } gibt es nicht; möglich sind: { $factions-comma }
refusal-acted-ineligible = { $key }: die Fraktion ist nicht berechtigt (2.3.1)
refusal-acted-many = acted: auf einer Karte handeln höchstens zwei Fraktionen (2.3)
refusal-no-card = { $key }: eine Karte { $card } gibt es nicht; erwartet: 1 bis 72 oder propaganda
refusal-propaganda-done = propaganda_done: { $value } passt nicht zu den gespielten Karten und dem Szenario
refusal-draw-without-next = draw: der Stapel ist leer, wo keine nächste Karte angegeben ist
refusal-pile = piles: { $value } ist kein Stapel; erwartet werden events und propaganda
refusal-set-up-scenario = scenario: fehlt; aufgebaut wird ein Szenario (2.1)
refusal-deployment-option = options.open_deployment: Streitkräfte werden nur bei Offener Aufstellung platziert (setup.free)
refusal-cards-at-set-up = { $key }: der Aufbau bildet den Stapel; nenne die Karte, die gespielt wird, oder gar keine Karten (2.1)
refusal-card-missing = card: eine Stellung ohne Szenario braucht die Karte, die gespielt wird
refusal-phase = phase: nur während eine Propagandakarte gespielt wird (6.0)
refusal-outcome-over = outcome: ein Spiel, das vorbei ist, hat eines, und kein anderes Spiel hat eines
refusal-outcome-keys = outcome: erwartet werden winner, rule, reason und standing der vier Fraktionen
refusal-executing = executing: die Fraktion, die ihr Ereignis von Hand ausführt, und niemand sonst
refusal-under-way = { $key }: { $value } passt nicht zu dem, was gerade ausgeführt wird
refusal-no-marker = { $key }: einen Marker { $marker } gibt es nicht; möglich sind: { $known-comma }
refusal-markers = { $key }: jede Fraktion zieht zwei Marker (7.3)
refusal-agendas = { $key }: von 0 bis 2 (7.3)

fault-range = { $key }: { $value } liegt nicht zwischen 0 und { $most } ({ $rule })
fault-markers = { $key }: { $count } Terror- und Sabotagemarker; es gibt { $most } ({ $rule })
fault-returnees = { $key }: { $count } Marker „+1 Bevölkerung“; es gibt { $most } ({ $rule })
fault-negative = { $key }: { $count } ist weniger als nichts ({ $rule })
fault-pieces = { $key }: { $count ->
        [one] { $piece-ein }
       *[other] { $count } { $piece-viele }
    }; es gibt { $most } ({ $rule })
fault-available = { $key }: { $count ->
        [one] { $piece-ein }
       *[other] { $count } { $piece-viele }
    } Verfügbar, das geht nicht auf ({ $rule })
fault-base-on-loc = { $key }: auf einer Verbindungslinie steht keine Basis ({ $rule })
fault-bases = { $key }: { $count ->
        [one] { $count } Basis
       *[other] { $count } Basen
    }; ein Gebiet fasst { $most } ({ $rule })
fault-pakistan = { $key }: nur Taliban dürfen in Pakistan sein ({ $rule })
fault-hostility = { $key }: bei Feindschaft sind die Taliban in Pakistan aktiv ({ $rule })
fault-no-opinion = { $key }: das Gebiet ist immer Neutral ({ $rule })
fault-terror-on-loc = { $key }: eine Straße wird sabotiert, sie hat keinen Terror ({ $rule })
fault-sabotage = { $key }: nur eine Straße wird sabotiert ({ $rule })
fault-returnees-where = { $key }: +1 Bevölkerung ist für Kabul und afghanische Provinzen ({ $rule })
fault-control = { $key }: die Kontrolle folgt nicht aus den Spielsteinen ({ $rule })
fault-unsaid = { $key }: etwas wurde ohne ein Wort geändert ({ $spaces })
fault-propaganda = { $key }: { $count ->
        [one] { $count } Propagandakarte
       *[other] { $count } Propagandakarten
    }; es gibt { $most } ({ $rule })
fault-no-card = { $key }: eine Karte { $card } gibt es nicht ({ $rule })
fault-card-places = { $key }: Karte { $card } ist an { $count } Orten ({ $rule })
fault-cards-missing = { $key }: { $count ->
        [one] { $count } Karte fehlt
       *[other] { $count } Karten fehlen
    } ({ $rule })
fault-piles = { $key }: es gibt nur { $count } ungesehene Ereignisse ({ $rule })
fault-no-capability = { $key }: { $name } ist keine Fähigkeit ({ $rule })
fault-no-momentum = { $key }: { $name } ist kein Momentum ({ $rule })
fault-momentum-twice = { $key }: dasselbe Momentum steht zweimal da ({ $rule })

# What a deck may not say.

refusal-deck-line = Zeile { $line }: { $why }
refusal-deck-deep = deck: seine Tabellen liegen zu tief ineinander
refusal-deck-large = deck: er hat { $size } Zeichen; höchstens { $most }
refusal-deck-toml = deck: das ist kein TOML: { $reason }
refusal-deck-format = { $key }: erwartet wird am Anfang { $key } = { $format }; „sandtable deck new“ schreibt einen Kartenstapel für den Anfang
refusal-deck-name = { $key }: wie der Kartenstapel heißt, in 1 bis { $most } Zeichen
refusal-deck-number = { $key }: { $got } ist keine Karte; erwartet wird eine Zahl von 1 bis 72
refusal-deck-twice = { $key }: Karte { $card } steht hier ein zweites Mal
refusal-deck-markers = { $key }: nur ein Text eines Kartenstapels kann den Marker haben, der eine Fraktion festhält
refusal-deck-missing = { $key }: es fehlen: { $cards-comma }
refusal-deck-order = { $key }: jede von { $factions-comma } einmal, von links nach rechts
refusal-deck-no-text = { $key }: die Karte hat keinen Text „{ $text }“
refusal-deck-capability = { $key }: eine Fähigkeit hat zwei Texte, und beide sagen lasts = "capability" (5.3)
refusal-deck-momentum = { $key }: eine Momentumkarte hat einen Text, der lasts = "momentum" sagt, und keinen, der anderes sagt (5.4)
refusal-deck-event-lasts = { $key }: ein Ereignis hat keinen Text, der anhält; ist es "momentum" oder eine Fähigkeit?
refusal-deck-words = { $key }: was der Text sagt, in 1 bis { $most } Zeichen
refusal-deck-hand-and-effects = { $key }: ein Text von Hand hat keine effects
refusal-deck-many = { $key }: höchstens { $most } effects
refusal-deck-lasts-missing = { $key }: fehlt; ein Text mit dem Effekt "lasting" sagt lasts = "capability" oder "momentum"
refusal-deck-lasts-alone = { $key }: ein Text, der anhält, braucht den Effekt "lasting" oder ist von Hand
refusal-deck-lasts-twice = { $key }: ein Text hält nur einmal an; gib einem Effekt "lasting" mehrere Änderungen
refusal-deck-elders = { $key }: marks = "executing" und die Änderung "elders" gehören zusammen, in Momentum
refusal-deck-nested = { $key }: Effekte stehen zu tief ineinander; höchstens { $most }
refusal-deck-picked-spaces = { $key }: kein Effekt davor hat Gebiete gewählt (pick_spaces)
refusal-deck-picked-faction = { $key }: kein Effekt davor hat eine Fraktion gewählt (pick_faction)
refusal-deck-picks-inside = { $key }: pick_faction steht in keinem Ablauf eines anderen Effekts
refusal-deck-coalition-only = { $key }: nur Truppen und Basen der Koalition werden Verluste oder gehen außer Spiel
refusal-deck-from-available = { $key }: nur eine Art von Spielsteinen der Koalition geht von den Verfügbaren weg, und außer Spiel
refusal-deck-one-kind = { $key }: eine Art von Spielstein
refusal-deck-sabotage-all = { $key }: Sabotage geht mit n = "all"
refusal-deck-flips-nothing = { $key }: erwartet wird die andere Seite
refusal-deck-not-its-own = { $key }: keine Aktion dieser Fraktion; möglich sind: { $actions-comma }
refusal-deck-ambush = { $key }: nur die Taliban greifen aus dem Hinterhalt an
refusal-deck-activity-where = { $key }: eine Sonderaktivität findet statt, wo ihre eigene Regel es sagt; nur Operationen und der Luftschlag lassen sich eingrenzen
refusal-deck-no-card = eine Karte { $card } gibt es nicht; erwartet wird eine Zahl von 1 bis 72
refusal-deck-no-such-text = Karte { $card } hat keinen solchen Text; möglich sind: { $texts-comma }
