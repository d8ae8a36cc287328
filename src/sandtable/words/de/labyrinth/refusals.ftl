# What a position of Labyrinth may not say, and what no state may be.

refusal-other-game = game: { $got } ist ein anderes Spiel; erwartet: { $expected }
refusal-no-rules = rules: { $rules } ist nicht bekannt; möglich sind: { $known-comma }
refusal-scenario-rules = scenario: { $scenario } wird nach den Regeln von { $rules } gespielt, nicht nach { $asked }
refusal-campaign-scenario = scenario: eine Kampagne beginnt mit einem Szenario aus „Der Krieg gegen den Terror“, nicht mit { $scenario }
refusal-opponent-rules = seats: der Gegner nach Regel { $rule } spielt nur „Der Krieg gegen den Terror“, weder „Der Aufbruch“ noch eine Kampagne (9); erwartet für { $seat }: { $expected-comma }
refusal-other-deck = { $key }: hier gibt es keine Karte { $card }; dieses Spiel hat die Karten { $first } bis { $last } (10.0, 11.3.5)
refusal-faults = { $faults-semicolon }
refusal-no-country = { $key }: ein solches Land gibt es nicht
refusal-country-keys = { $key }: erwartet werden Schlüssel wie governance oder cells, nicht { $value }
refusal-no-marker-here = { $key }: { $marker } ist kein Marker dieses Landes
refusal-no-marker = events: einen Marker { $marker } gibt es nicht
refusal-marker-twice = events: { $name } steht zweimal da; es gibt einen Marker
refusal-no-lapsing = lapsing: { $got } ist nicht bekannt; möglich sind: { $known-comma }
refusal-no-plot = { $key }: { $plot } ist kein Plot; erwartet: 1, 2, 3 oder wmd
refusal-phase-card = phase.card: { $card } ist nicht 1 oder 2
refusal-us-holds = us_holds: die USA halten ihre letzte Karte nur vom Ende ihrer Phase bis zu den Plots (5.2.4)
refusal-mini-deck = mini_deck: { $value } liegt nicht zwischen 0 und { $most }
refusal-mini-decks = mini_decks: nur gegen den Gegner nach Regel 9
refusal-outcome-over = outcome: ein Spiel, das vorbei ist, hat eines, und kein anderes Spiel hat eines
refusal-outcome-keys = outcome: erwartet werden winner, rule und reason
refusal-memory-country = { $key }: ein Land { $country } gibt es nicht
refusal-no-card = { $key }: eine Karte { $card } gibt es nicht

fault-range = { $key }: { $value } liegt nicht zwischen { $least } und { $most }
fault-turn = { $key }: { $value } ist nicht 1 oder mehr
fault-negative = { $key }: { $count } ist weniger als nichts
fault-cells = { $key }: { $count ->
        [one] { $count } Zelle ist
       *[other] { $count } Zellen sind
    } auf dem Spielplan; es gibt { $most }
fault-troops = { $key }: { $count ->
        [one] { $count } Truppe ist
       *[other] { $count } Truppen sind
    } auf dem Spielplan; es gibt { $most }
fault-marker-copies = { $key }: { $marker } ist in { $count ->
        [2] zwei
       *[other] { $count }
    } Ländern; es gibt { $copies ->
        [1] einen Marker
       *[other] { $copies } Marker
    }
fault-wmd = { $key }: jedes Feld fasst 0 bis { $most }
fault-unsaid = { $key }: etwas wurde ohne ein Wort geändert ({ $countries })
fault-occupied = { $key }: die Länder mit Spielsteinen sind nicht die gemerkten ({ $countries })
fault-marker-troops = { $key }: die Marker hier zählen nicht als { $count ->
        [one] { $count } Truppe
       *[other] { $count } Truppen
    }
fault-sadr = { $key }: Sadr ist immer nur im Irak
fault-alignment-missing = { $key }: ein Muslimisches Land hat Regierungsführung und Politische Einstellung oder keines von beiden
fault-untested = { $key }: fehlt; ein Land mit Spielsteinen ist getestet
fault-extremes = { $key }: nicht bei Guter Regierungsführung und nicht unter Islamistischer Herrschaft
fault-unmarked-regime-change = { $key }: ein Unmarkiertes Land kann keinen Regierungswechselmarker haben
fault-posture-muslim = { $key }: nur Nicht-Muslimische Länder haben eine
fault-governance-printed = { $key }: sie ist auf den Spielplan gedruckt und ändert sich nicht
fault-alignment-non-muslim = { $key }: nur Muslimische Länder haben eine
fault-muslim-markers = { $key }: nur in Muslimischen Ländern können diese Marker liegen
fault-israel-hard = { $key }: Israel ist immer Unnachgiebig
fault-posture-none = { $key }: dieses Land hat keine eigene
fault-plots-face-down = { $key }: es liegen mehr verdeckt, als es Plots gibt, die sie sein könnten
fault-plots-hidden = { $key }: nur Plots in Ländern dürfen verdeckt sein, und nur an einem echten Tisch gegen den Gegner nach Regel 9
fault-plot-count = { $key }: { $count } Marker der Art { $kind }; es gibt { $due }
fault-known = { $key }: von einer Karte ist bekannt, dass sie auf einer Hand ist, auf der sie nicht ist
fault-pile = { $key }: nur an einem echten Tisch gegen den Gegner nach Regel 9
fault-cards-face-down = { $key }: es liegen mehr Karten verdeckt, als es Karten gibt, die sie sein könnten
fault-no-card = { $key }: eine Karte { $card } gibt es nicht
fault-card-places = { $key }: Karte { $card } ist an { $count } Orten
fault-cards-missing = { $key }: nirgends zu finden: { $cards-comma }
fault-cards-missing-more = { $key }: nirgends zu finden: { $cards-comma } und { $more } weitere
fault-no-marker = { $key }: einen Marker { $name } gibt es nicht
fault-excluding = { $key }: { $ended } und { $blocker } können nicht zusammen im Spiel sein
fault-no-lapsing = { $key }: ein Vorübergehendes Ereignis { $name } gibt es nicht
fault-first-plot = { $key }: nicht gegen Jihadisten nach Regel 9
fault-off-map = { $key }: { $count } kann nicht sein; nur „Der Aufbruch“ kennt abwesende Truppen (11.3.4)
fault-militia = { $key }: { $count ->
        [one] { $count } Miliz ist
       *[other] { $count } Milizen sind
    } auf dem Spielplan; es gibt { $most } (11.2.9)
fault-unrest = { $key }: { $count } Marker „{ $kind }“ auf dem Spielplan; es gibt { $most } (11.2.9)
fault-unrest-place = { $key }: nicht in einem Land mit Guter Regierungsführung, unter Islamistischer Herrschaft oder im Bürgerkrieg (11.1.4)
fault-unrest-non-muslim = { $key }: nur in Muslimischen Ländern (11.1.4)
fault-militia-place = { $key }: nie in einem Land mit Guter Regierungsführung oder unter Islamistischer Herrschaft (11.2.4)
fault-militia-non-muslim = { $key }: nur in Muslimischen Ländern (11.2.4)
fault-civil-war-place = { $key }: nicht in einem Land mit Guter Regierungsführung, unter Islamistischer Herrschaft oder mit Regierungswechselmarker (11.2.2, 11.2.7)
fault-capitals = { $key }: es gibt eine Kalifatshauptstadt (11.3.8), nicht mehrere: { $countries-comma }
fault-capital-place = { $key }: nur in einem Land im Bürgerkrieg, mit Regierungswechselmarker oder unter Islamistischer Herrschaft (11.3.8)
fault-caliphate-cells = { $key }: alle Zellen im Kalifat sind aktiv (11.3.8.3)
fault-wmd-cache = { $key }: dieses Arsenal fasst 0 bis { $most } (11.3.1)
fault-campaign-decks = { $key }: eine Kampagne dauert { $decks } Stapel, den ersten nach den Regeln war_on_terror, den zweiten nach awakening
fault-held-back = { $key }: Karte { $card } ist nicht im Nachziehstapel
