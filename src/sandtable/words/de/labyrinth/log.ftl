# The log of Labyrinth: what happens, in the present tense, each note a sentence.
#
# note-<id>           its arguments are those the rules give it; plain ids (side, governance, plot, ...) are named by
#                     the message of that name (side-us, governance-poor, plot-wmd)
# victory-<reason>    how a game ends, a sentence of its own


## The turn

note-deal = Karten werden ausgeteilt: { $jihadist } an die Jihadisten, { $us } an die USA.
note-draws = { $side-Der } ziehen { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
note-drew = Du ziehst: { $card }.
note-reshuffled = Der Stapel ist leer. Alle { $cards } gespielten Karten werden zu Stapel { $deck } gemischt.
note-end-of-turn = Runde { $turn } endet.
note-pirates = Piraten: Die Finanziellen Mittel sinken nicht.
note-islamist-rule-stands = Ein Land steht unter Islamistischer Herrschaft: Die USA verlieren Ansehen.
note-world-agrees = Die Haltung der Welt ist { $posture } 3, wie die der USA: Die USA gewinnen Ansehen.
note-new-turn = Runde { $turn } beginnt.
note-game-over = { $reason } { $side-Der } gewinnen.


## Cards

note-plays = { $side-Der } spielen „{ $card }“ ({ $value }).
note-event = { $side-Der } führen das Ereignis „{ $card }“ aus.
note-card-cancelled = „Ferguson“: „{ $card }“ wird aufgehoben und bleibt ohne Wirkung.
note-event-does-not-occur = Das Ereignis kann jetzt nicht eintreten: { $card }.
note-no-effect = Es ändert nichts.
note-operation = { $side-Der } nutzen „{ $operation }“ mit { $value ->
        [one] einem Operationspunkt
       *[other] { $value } Operationspunkten
    }.
note-reassessment = Die USA denken um: Neuausrichtung.
note-reserves = { $side-Der } legen die Karte in ihre Reserven, jetzt { $reserves }.
note-reserves-spent = { $side-Der } geben ihre Reserven aus, für zusammen { $value ->
        [one] einen Operationspunkt
       *[other] { $value } Operationspunkte
    }.
note-reserves-taken = { $side-Der } übernehmen die Reserven { $owner-gen } und haben jetzt { $reserves }.
note-passes = { $side-Der } können mit der Karte nichts anfangen.
note-holds = Die USA halten ihre letzte Karte.
note-discarded = { $side-Der } legen „{ $card }“ ab.
note-card-taken = { $side-Der } nehmen eine zufällige Karte von der Hand { $owner-gen }.
note-card-taken-seen = Du nimmst: { $card }.
note-card-lost-seen = Du verlierst: { $card }.
note-took-card = { $side-Der } nehmen „{ $card }“ auf die Hand.
note-gave = { $side-Der } geben eine zufällige Karte ab.
note-gave-chosen = { $side-Der } geben eine Karte ab.
note-gave-card = Die Karte { $side-gen } ist „{ $card }“.
note-hand-inspected = Die USA sehen die Hand der Jihadisten ein.
note-hand-seen = Die Hand der Jihadisten: { $cards }.
note-card-removed = Aus dem Spiel entfernt: { $card }.
note-first-plot = Es ist der Erste Plot der Runde: Die Karte löst kein Ereignis aus.
note-marked = Jetzt im Spiel: { $marker }.
note-unmarked = Nicht mehr im Spiel: { $marker }.
note-lapsing = Bis zum Ende der Runde in Kraft: { $marker }.

note-marker-placed = „{ $marker }“ kommt { $country-nach }.
note-marker-left = „{ $marker }“ verlässt { $country-den }.
note-into-the-middle = „{ $card }“ geht verdeckt in den Nachziehstapel, unter { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
note-campaign = Der Stapel von „Der Aufbruch“ beginnt: { $cards } Karten, und seine Regeln gelten.
note-fracking = „Fracking“ senkt die Finanziellen Mittel weiter.


## Dice

note-die = Eine { $pips } fällt: { $what }.
note-automatic = Erfolg { $country-in } ohne Wurf.
note-failed = Es misslingt.
note-value-too-low = Die Operationspunkte der Karte reichen für { $country-den } nicht mehr aus: Die Operation misslingt.
modifier-prestige = Ansehen
modifier-gwot = GWOT-Strafe
modifier-aid = Unterstützung
modifier-good_ally = Guter Verbündeter nebenan
modifier-to_good = hin zu Gut
modifier-awakening = Aufbruch
modifier-reaction = Reaktion
note-modifier-prestige = Ansehen: { $change ->
        [-1] −1
       *[other] +{ $change }
    }.
note-modifier-gwot = GWOT-Strafe: { $change ->
        [-1] −1
        [-2] −2
        [-3] −3
       *[other] { $change }
    }.
note-modifier-aid = Unterstützung: +{ $change }.
note-modifier-good_ally = Ein Verbündetes Nachbarland mit Guter Regierungsführung: +{ $change }.
note-modifier-awakening = Aufbruch: +{ $change }.
note-modifier-reaction = Reaktion: { $change ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $change }
    }.
note-modifier-to_good = Von Mittelmäßig zu Gut: { $change ->
        [-1] −1
       *[other] { $change }
    }.
note-sum = Die Summe ist { $sum }.


## Tracks

note-prestige = Das Ansehen geht von { $before } auf { $after }.
note-funding = Die Finanziellen Mittel gehen von { $before } auf { $after }.
note-us-posture = Die USA werden { $posture }.


## Countries

note-governance = { $governance-id ->
        [governance-islamist_rule] Revolution: { $country-der } { $country-number ->
            [many] fallen
           *[other] fällt
        } unter Islamistische Herrschaft.
       *[other] { $country-Der } { $country-number ->
            [many] haben
           *[other] hat
        } jetzt eine { $governance-full }.
    }
note-alignment = { $country-Der } { $country-number ->
        [many] sind
       *[other] ist
    } jetzt { $alignment }.
note-condition = Jetzt { $country-in }: { $governance-full }, { $alignment }.
note-posture = { $country-Der } { $country-number ->
        [many] sind
       *[other] ist
    } jetzt { $posture }.
note-posture-removed = { $country-Der } { $country-number ->
        [many] haben
       *[other] hat
    } keine Haltung mehr.
note-aid-placed = Unterstützung kommt { $country-nach }.
note-aid-removed = { $country-Der } { $country-number ->
        [many] verlieren
       *[other] verliert
    } Unterstützung.
note-besieged = Die Regierung { $country-in } ist jetzt Umkämpft.
note-relieved = Die Regierung { $country-in } ist nicht mehr Umkämpft.
note-arsenal = Pakistans Arsenal fällt den Jihadisten in die Hände: { $count ->
        [one] Ein WMD-Plot wird
       *[other] { $count } WMD-Plots werden
    } Verfügbar.

note-wmd-released = WMD { $country-gen } fallen den Jihadisten in die Hände: { $count ->
        [one] Ein Plot wird
       *[other] { $count } Plots werden
    } Verfügbar.
note-wmd-removed = { $count } WMD { $country-gen } { $count ->
        [one] verlässt
       *[other] verlassen
    } das Spiel.
note-wmd-seen = Du siehst auf dem Spielplan: { $plots }.
note-wmd-taken = Eine Verfügbare WMD verlässt das Spiel.
note-unmarked-again = Alles verlässt { $country-den }: wieder Unmarkiert.
note-regime-change-over = Der Regierungswechsel { $country-in } ist vorbei.


## Unrest, Civil War and the Caliphate

note-awakening-placed = { $count ->
        [one] Ein Aufbruch regt sich
       *[other] { $count } Aufbruchsmarker erscheinen
    } { $country-in }.
note-awakening-removed = { $count ->
        [one] Ein Aufbruchsmarker wird
       *[other] { $count } Aufbruchsmarker werden
    } { $country-aus } entfernt.
note-reaction-placed = { $count ->
        [one] Eine Reaktion regt sich
       *[other] { $count } Reaktionsmarker erscheinen
    } { $country-in }.
note-reaction-removed = { $count ->
        [one] Ein Reaktionsmarker wird
       *[other] { $count } Reaktionsmarker werden
    } { $country-aus } entfernt.
note-polarization = Polarisierung: Das Volk bezieht Stellung.
note-polarized = { $country }: { $difference ->
        [-2] Die Reaktion überwiegt um zwei: Sie wächst.
        [2] Der Aufbruch überwiegt um zwei: Er wächst.
        [-3] Die Reaktion überwiegt um drei: Das Land bewegt sich.
        [3] Der Aufbruch überwiegt um drei: Das Land bewegt sich.
        [-4] Die Reaktion überwiegt um vier: Das Land bewegt sich.
        [4] Der Aufbruch überwiegt um vier: Das Land bewegt sich.
       *[other] Aufbruch minus Reaktion ist { $difference }: Das Land bewegt sich.
    }
note-convergence = Was { $country-in } geschah, wirkt anderswo nach.
note-random-country = Die Tabelle sagt: { $country }.
note-random-neighbour = Die Tabelle sagt: { $country }. Dort ist es nicht möglich, stattdessen: { $neighbour }.
note-random-again = Die Tabelle sagt: { $country }. Dort ist es nicht möglich: noch ein Wurf.
note-civil-war = { $country-In } bricht Bürgerkrieg aus.
note-civil-war-over = Der Bürgerkrieg { $country-in } ist vorbei.
note-attrition = Kampfauswirkungen { $country-in }: { $defenders ->
        [0] niemand
        [one] eine Truppe oder Miliz
       *[other] { $defenders } Truppen und Milizen
    } gegen { $cells ->
        [0] keine Zelle
        [one] eine Zelle
       *[other] { $cells } Zellen
    }.
note-hits = { $side-Der } treffen { $country-in } { $count ->
        [0] nicht
        [one] einmal
       *[other] { $count }-mal
    }.
note-plots-return = { $count ->
        [one] Ein ausgelöster Plot ist
       *[other] { $count } ausgelöste Plots sind
    } wieder Verfügbar.
note-militia-placed = { $count ->
        [one] Eine Miliz bildet
       *[other] { $count } Milizen bilden
    } sich { $country-in }.
note-militia-removed = { $count ->
        [one] Eine Miliz wird
       *[other] { $count } Milizen werden
    } { $country-aus } entfernt.
note-caliphate-declared = Das Kalifat wird erklärt, mit der Hauptstadt { $country-in }.
note-caliphate-joined = { $country-Der } { $country-number ->
        [many] gehören
       *[other] gehört
    } zum Kalifat.
note-caliphate-left = { $country-Der } { $country-number ->
        [many] gehören
       *[other] gehört
    } nicht mehr zum Kalifat.
note-capital-moved = Die Kalifatshauptstadt ist jetzt { $country-in }.
note-capital-lost = Das Kalifat hat seine letzte Hauptstadt verloren.
note-nigeria-muslim = { $country-Der } ist jetzt ein Muslimisches Land, Schlecht und Neutral.
note-nigeria-non-muslim = { $country-Der } ist wieder ein Nicht-Muslimisches Land.
note-iran-muslim = { $country-Der } ist jetzt ein Muslimisches Land, Mittelmäßig und Feindlich.
note-troop-called-away = Eine Truppe wird { $country-aus } abberufen.
note-off-map = { $count ->
        [one] Eine Truppe verlässt
       *[other] { $count } Truppen verlassen
    } vorübergehend den Spielplan.
note-off-map-return = { $count ->
        [one] Eine abwesende Truppe kehrt
       *[other] { $count } abwesende Truppen kehren
    } zurück.


## Pieces

note-cells-placed = { $count ->
        [one] Eine Zelle erscheint
       *[other] { $count } Zellen erscheinen
    } { $country-in }.
note-cell-removed = { $kind-Ein } wird { $country-aus } entfernt.
note-activated = { $count ->
        [one] Eine Zelle wird
       *[other] { $count } Zellen werden
    } { $country-in } aktiv.
note-travelled = Eine Zelle reist { $origin-aus } { $country-nach }.
note-went-to-ground = Eine Zelle taucht { $country-in } unter.
note-cadre-placed = Ein Kader ist jetzt { $country-in }.
note-cadre-removed = Der Kader { $country-in } ist weg.
note-deployed = { $count ->
        [one] { $count } Truppe wird
       *[other] { $count } Truppen werden
    } { $origin-aus } { $country-nach } verlegt.
note-nato-left = Die NATO verlässt { $country-den }.
note-nato-placed = Die NATO kommt { $country-nach }.
note-sadr-placed = Sadr erhebt sich { $country-in }.
note-plot-set-aside = Beiseitegelegt, um einem WMD-Plot Platz zu machen: { $plot }.
note-plot-returned = Nicht mehr beiseite, sondern wieder Verfügbar: { $plot }.
note-wmd-found = Ein WMD-Plot wird { $country-in } gefunden und wird Verfügbar.
note-no-wmd-left = Es gibt { $country-in } keine WMD mehr zu finden.
note-backlash = Ein Plot { $country-in } könnte nach hinten losgehen.
note-plot-placed = Ein Plot wird { $country-in } platziert.
note-plot-kind = Es ist { $plot-ein }.
note-plot-shown = Er liegt offen: { $plot-ein }.
note-plot-removed = Der Plot { $country-in } ist verhindert: Es war { $plot-ein }.
note-plot-resolved = Ein Plot wird { $country-in } ausgelöst: { $plot-ein }.


## Operations

note-war-of-ideas = Die USA führen den Krieg der Ideologien { $country-in }.
note-disrupt = Die USA zerschlagen Zellen oder Kader { $country-in }.
note-alert = Die USA verhindern einen Plot { $country-in }.
note-regime-change = Regierungswechsel: Die USA marschieren gegen { $country-den }.
note-withdraw = Rückzug: Die USA ziehen { $country-aus } ab.
note-minor-jihad = Jihad { $country-in }, mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    }.
note-major-jihad = Umfassender Jihad { $country-in }, mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    }.
note-cells-spared = Die Misserfolge kosten keine Zellen.
note-plot = Zellen planen Plots { $country-in }, mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    }.

owner-us = { side-us }
    .gen = { side-us.gen }
owner-jihadist = { side-jihadist }
    .gen = { side-jihadist.gen }

kind-active = aktive Zelle
    .Ein = Eine aktive Zelle
kind-sleeper = Schläferzelle
    .Ein = Eine Schläferzelle
kind-sadr = Sadr
    .Ein = Sadr


## How a game ends

victory-good_resources = 12 oder mehr Ressourcen der muslimischen Welt stehen unter Guter Regierungsführung.
victory-fair_or_good_countries = Fünfzehn oder mehr Muslimische Länder sind Mittelmäßig oder Gut regiert.
victory-no_cells = Auf dem Spielplan ist keine Zelle übrig.
victory-islamist_resources = 6 oder mehr Ressourcen der muslimischen Welt stehen unter Islamistischer Herrschaft.
victory-discredited = Das Ansehen der USA ist dahin, und fünfzehn oder mehr Muslimische Länder sind Schlecht regiert oder stehen unter Islamistischer Herrschaft.
victory-wmd = In den USA wird ein WMD-Plot ausgelöst.
victory-end_good = Der letzte Stapel ist gespielt: Die Ressourcen unter Guter Regierungsführung sind mehr als doppelt so viele wie die unter Islamistischer Herrschaft.
victory-end_islamist = Der letzte Stapel ist gespielt: Die Ressourcen unter Guter Regierungsführung sind nicht mehr als doppelt so viele wie die unter Islamistischer Herrschaft.
victory-too_few_good_resources = Der letzte Stapel ist gespielt: Zu wenige Ressourcen stehen unter Guter Regierungsführung.
