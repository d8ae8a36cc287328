# What the rules of Labyrinth know about an option before it is chosen, in few words and without a full stop.
#
# forecast-<id>            what a die needs, what it costs, what it leads to, what may be regretted
# forecast-modifier-<id>   what is added to a die or taken from it
# impossible-<id>          why something cannot be done now


## Dice

forecast-by-test = { $fair } oder weniger, wenn der Test Mittelmäßig ergibt, { $poor } oder weniger bei Schlecht
forecast-successes = { $count ->
        [one] ein Erfolg
       *[other] { $count } Erfolge
    } mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    }, je { $number } oder weniger
forecast-modifier-prestige = Ansehen { $change ->
        [-1] −1
       *[other] +{ $change }
    }
forecast-modifier-gwot = GWOT-Strafe { $change ->
        [-1] −1
        [-2] −2
        [-3] −3
       *[other] { $change }
    }
forecast-modifier-aid = Unterstützung +{ $change }
forecast-modifier-good_ally = Verbündetes Nachbarland mit Guter Regierungsführung +{ $change }
forecast-modifier-to_good = von Mittelmäßig zu Gut { $change ->
        [-1] −1
       *[other] { $change }
    }
forecast-modifier-awakening = Aufbruch +{ $change }
forecast-modifier-reaction = Reaktion { $change ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $change }
    }
forecast-tested-first = das Land wird zuerst getestet


## Operations as a whole

forecast-targets = { $count ->
        [one] ein Land
       *[other] { $count } Länder
    } zur Auswahl
forecast-origins = { $count ->
        [one] Truppen können von einem Ort aufbrechen
       *[other] Truppen können von { $count } Orten aufbrechen
    }
forecast-best = die beste Chance ist { $country-in }
forecast-plots = { $count ->
        [one] ein Plot
       *[other] { $count } Plots
    } auf dem Spielplan
forecast-cells-travel = { $count ->
        [one] eine Zelle
       *[other] bis zu { $count } Zellen
    } von { $cells }; in benachbarte Länder ohne Wurf
forecast-major-where = Umfassender Jihad möglich { $countries-in }


## War of Ideas

forecast-becomes = die Regierungsführung wird { $governance }
forecast-becomes-ally = das Land wird Verbündet
forecast-aid-on = eine { $number } platziert Unterstützung
forecast-fails-if-poor = misslingt mit { $value ->
        [one] { $value } Operationspunkt
       *[other] { $value } Operationspunkten
    }, wenn der Test Schlecht ergibt
forecast-posture = das Land ist dann { $posture } wie die USA
forecast-may-turn = das Land kann { $posture } werden
forecast-penalty = die GWOT-Strafe geht von { $before } auf { $after }
forecast-prestige = das Ansehen geht von { $before } auf { $after }
forecast-prestige-roll = Ansehenswurf: Es steigt bei { $number } oder mehr, sonst sinkt es ({ $percent } %)


## Disrupt and Alert

forecast-disrupts = { $count ->
        [one] eine Zelle
       *[other] { $count } Zellen
    }: eine aktive wird entfernt, eine Schläferzelle wird aktiv
forecast-disrupts-if-hard = zwei Zellen, wenn der Test Unnachgiebig ergibt ({ $number } oder mehr), sonst eine
forecast-only-sleepers = nur Schläferzellen hier: Nichts wird entfernt
forecast-leaves-cadre = ein Kader bleibt zurück
forecast-removes-cadre = der Kader wird entfernt
forecast-plot-removed = der Plot wird entfernt; einer mit Zahl wird wieder Verfügbar
forecast-wmd-leaves = der WMD-Plot verlässt das Spiel
forecast-plots-remain = { $count ->
        [one] ein anderer Plot bleibt
       *[other] { $count } andere Plots bleiben
    } auf dem Spielplan


## Deploy, Regime Change and Withdraw

forecast-may-leave = { $count ->
        [one] eine der Truppen darf aufbrechen
       *[other] bis zu { $count } Truppen dürfen aufbrechen
    }
forecast-track = { $count } auf der Leiste: { $troops }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
forecast-if-all-go = wenn { $count ->
        [one] eine geht
       *[other] alle { $count } gehen
    }: { $track }
forecast-regime-change-keeps = { $count ->
        [one] { $count } muss
       *[other] { $count } müssen
    } bleiben: Ein Land mit Regierungswechselmarker behält fünf Truppen mehr als Zellen
forecast-too-few-troops = { $country }: keine fünf Truppen mehr als Zellen, also kein Krieg der Ideologien dort
forecast-open-to-major-jihad = { $country }: so viele Zellen mehr als Truppen erlauben einen Umfassenden Jihad
forecast-nato-leaves = die NATO verlässt das Spiel
forecast-troops-needed = sechs Truppen oder mehr, von einem Ort
forecast-new-regime = das Land wird Verbündet, bei { $number } oder mehr Mittelmäßig, sonst Schlecht
forecast-besieged = die Regierung wird Umkämpft
forecast-all-aid-lost = alle Unterstützung geht verloren ({ $count })


## Attrition

forecast-attrition = Kampfauswirkungen { $country-in }: { $side-der } treffen { $hits ->
        [0] bei { $number } oder weniger
        [one] einmal und bei { $number } oder weniger noch einmal
       *[other] { $hits }-mal und bei { $number } oder weniger noch einmal
    }
forecast-attrition-sure = Kampfauswirkungen { $country-in }: { $side-der } treffen { $hits ->
        [0] nicht
        [one] einmal
       *[other] { $hits }-mal
    }


## Recruit and Travel

forecast-places-cells = { $count ->
        [one] eine Zelle wird
       *[other] { $count } Zellen werden
    } platziert
forecast-no-cell = keine Zelle Verfügbar: Ein Erfolg platziert nichts
forecast-few-cells = nur { $count ->
        [one] eine Zelle ist
       *[other] { $count } Zellen sind
    } Verfügbar
forecast-cells-here = { $active } aktiv, { $sleepers ->
        [one] { $sleepers } Schläferzelle
       *[other] { $sleepers } Schläferzellen
    }
forecast-hides = die Zelle wird zur Schläferzelle
forecast-cell-lost = misslingt es, ist die Zelle verloren


## Jihad and Plot

forecast-worsens = ein Erfolg verschlechtert auf { $governance }
forecast-aid-lost = ein Erfolg entfernt Unterstützung
forecast-nothing-to-gain = schon Schlecht: Ein Eingeschränkter Jihad ändert nichts
forecast-each-failure = jeder Misserfolg kostet eine Zelle
forecast-major-jihad = ein Umfassender Jihad braucht { $count ->
        [one] einen Erfolg
       *[other] { $count } Erfolge
    } für Islamistische Herrschaft
forecast-all-active = { $count ->
        [one] die Schläferzelle wird
       *[other] alle { $count } Schläferzellen werden
    } aktiv
forecast-failure-besieges = misslingt es, wird die Regierung Umkämpft und das Land rückt Richtung Verbündet
forecast-islamist-rule = Islamistische Herrschaft
forecast-plot-kinds = ein Erfolg kann platzieren: { $plots-or }
forecast-no-plot = kein Plot Verfügbar, den { $value ->
        [one] { $value } Operationspunkt platzieren darf
       *[other] { $value } Operationspunkte platzieren dürfen
    }: Ein Erfolg platziert nichts
forecast-sleeper-shows = eine Schläferzelle wird aktiv


## Cards

forecast-event-playable = das Ereignis ist Spielbar
forecast-event-not-now = das Ereignis kann jetzt nicht eintreten
    .foot = Nicht möglich
forecast-event-happens = das Ereignis tritt für { $side-den } ein
    .foot = Löst aus: { $side }
forecast-event-unknown = ob das Ereignis für { $side-den } eintritt, hängt von Karten ab, die du nicht siehst
    .foot = Löst evtl. aus: { $side }
forecast-event-or-radicalization = das Ereignis tritt für die Jihadisten ein oder an seiner Stelle Radikalisierung
    .foot = Löst aus: { side-jihadist }
forecast-first-plot = der Erste Plot der Runde: Das Ereignis tritt nicht ein
    .foot = Nicht möglich
forecast-held = sie bleibt auf deiner Hand, und die Aktionsphase endet
forecast-card-leaves = die Karte verlässt das Spiel
forecast-lapses = in Kraft bis zum Ende der Runde
forecast-stays = ihr Marker bleibt im Spiel
forecast-us-posture = die USA werden { $posture }
forecast-whole-phase = zwei Karten mit 3 Operationspunkten und die ganze Aktionsphase
forecast-reserves = deine Reserven sind dann { $reserves }
forecast-reserves-wasted = Reserven fassen nicht mehr als 2: { $count } verloren
forecast-spends-reserves = deine Reserven von { $reserves }
forecast-value = { $value ->
        [one] { $value } Operationspunkt
       *[other] { $value } Operationspunkte
    }


## Why an operation cannot be done

impossible-needs-value = nötig: { $value ->
        [one] { $value } Operationspunkt
       *[other] { $value } Operationspunkte
    }
impossible-none-to-win = kein Land ist zu gewinnen
impossible-no-troops-may-leave = keine Truppen auf der Leiste, und keine dürfen ein Land verlassen
impossible-no-troops-on-track = keine Truppen auf der Leiste
impossible-no-ally-in-reach = kein Verbündetes Land, für das { $value ->
        [one] { $value } Operationspunkt reicht
       *[other] { $value } Operationspunkte reichen
    }
impossible-us-posture = die USA sind { $posture }
impossible-no-regime-to-change = kein Land steht unter Islamistischer Herrschaft
impossible-no-six-troops = nirgends können sechs Truppen aufbrechen
impossible-fewer-than-six = weniger als sechs Truppen dürfen aufbrechen
impossible-no-troops-in-regime-change = keine Truppen in einem Land mit Regierungswechselmarker
impossible-no-troops-here = keine Truppen hier
impossible-no-cell-in-reach = keine Zelle, wo { $value ->
        [one] { $value } Operationspunkt reicht
       *[other] { $value } Operationspunkte reichen
    }
impossible-none-to-disrupt = Zellen und Kader sind nur, wo die USA sie nicht erreichen
impossible-no-cell-or-cadre = weder Zelle noch Kader auf dem Spielplan
impossible-truce = eine Waffenruhe verbietet es
impossible-marker-stays = der Marker, der als Truppe zählt, kann nicht transportiert werden
impossible-no-plot = kein Plot auf dem Spielplan
impossible-gtmo = „GTMO“ verbietet es in dieser Runde
impossible-no-cell-to-travel = keine Zelle kann reisen
impossible-no-cell-for-jihad = keine Zelle, wo ein Jihad möglich ist
impossible-no-cell-for-plot = keine Zelle außerhalb Islamistischer Herrschaft


## Why a card cannot be used in a way

impossible-event-by-itself = das Ereignis tritt von selbst ein
impossible-event-of = es ist ein Ereignis { $side-gen }
impossible-event-blocked = „{ $marker }“ blockiert das Ereignis
impossible-event-not-now = das Ereignis kann jetzt nicht eintreten
impossible-first-plot = vor dem Ereignis wäre es der Erste Plot der Runde gewesen
impossible-too-good-for-reserves = nur Karten mit 1 oder 2 Operationspunkten
impossible-needs-whole-phase = es braucht die ganze Aktionsphase
impossible-no-second-card = es braucht eine zweite Karte mit 3 Operationspunkten


## Why a country cannot be chosen

impossible-islamist-rule = das Land steht unter Islamistischer Herrschaft
impossible-adversary = das Land ist Feindlich
impossible-good-ally = das Land ist schon Gut und Verbündet
impossible-no-posture = die Haltung kann sich nicht ändern
impossible-too-few-troops = ein Land mit Regierungswechselmarker braucht { $count ->
        [one] { $count } Truppe
       *[other] { $count } Truppen
    } mehr als Zellen
impossible-iran = der Iran ist außer Reichweite
impossible-no-ally-no-troops = weder Verbündet noch { $count ->
        [one] { $count } Truppe
       *[other] { $count } Truppen
    }
impossible-fata = „FATA“ schützt die Zellen
impossible-sadr = Sadr schützt den Kader
impossible-al-anbar = „Al-Anbar“ verschont einen Kader
impossible-regime-change-keeps = ein Land mit Regierungswechselmarker behält { $count ->
        [one] { $count } Truppe
       *[other] { $count } Truppen
    } mehr als Zellen
impossible-sadr-stays = Sadr reist nicht
impossible-every-cell-used = jede Zelle hier ist schon benutzt
impossible-biometrics = „Biometrie“: nur in benachbarte Länder
impossible-not-muslim = kein Muslimisches Land
impossible-benazir-bhutto = „Benazir Bhutto“ schützt es
impossible-event-elsewhere = das Ereignis lässt es nicht zu
impossible-no-cell-here = keine Zelle hier
impossible-no-cell-or-cadre-here = weder Zelle noch Kader hier
impossible-not-an-ally = das Land ist nicht Verbündet
impossible-troops-are-here = die Truppen sind schon hier
impossible-troops-go-here = die Truppen gehen hierher
impossible-not-islamist = das Land steht nicht unter Islamistischer Herrschaft
impossible-no-regime-change = das Land hat keinen Regierungswechselmarker
