# The log of A Distant Plain: what happens, in the present tense, each note a sentence.


## The sequence of play

note-card = „{ $card }“ wird gespielt.
note-sudden = Die Propaganda kommt plötzlich: Sie tauscht mit der aktuellen Karte den Platz.
note-no-round = Zwei Propagandakarten nacheinander: Es gibt keine zweite Runde.
note-passes = { $faction-Der } { $faction-number ->
    [many] passen
   *[other] passt
}.
note-operation = { $faction-Der }: { $operation }.
note-selects = { $faction-Der }: { $operation } { $space-in }.
note-activity = { $faction-Der }: { $activity }.
note-activity-vain = Für die Operation bleibt kein Gebiet, also ist nichts davon geschehen: { $activity }.
note-operation-vain = Für die Operation fand sich kein Gebiet, sie zählt nicht: { $operation }.
note-free-action = { $faction-Der }, kostenlos: { $action }.
note-event = { $faction-Der }: das Ereignis „{ $card }“, { $text }.
note-event-undivided = { $faction-Der }: das Ereignis „{ $card }“.
note-no-effect = Es ändert nichts.
note-stays-eligible = { $faction-Der } { $faction-number ->
    [many] sind
   *[other] ist
} auf der nächsten Karte berechtigt.
note-ineligible = { $faction-Der } { $faction-number ->
    [many] sind
   *[other] ist
} bis nach der nächsten Karte nicht berechtigt.
note-lasts = „{ $card }“ ({ $text }) ist ab jetzt in Kraft.
note-lasts-for = „{ $card }“ ist ab jetzt in Kraft, mit dem Marker { $faction-gen }.
note-capability-flipped = „{ $lasting }“ wechselt zur Seite „{ $text }“.
note-momentum-ends = Das Momentum endet.
note-agenda = { $faction-Der }: Ein „Geheimes Ziel“ wird gezeigt, +1 auf den Siegabstand.
note-asset = { $faction-Der }: „Geheime Mittel“ werden gezeigt, für eine volle Operation.
note-manpads = Raketenalarm: „{ $activity }“ wird abgesagt.
note-game-over = { $reason } { $faction-Der } { $faction-number ->
    [many] gewinnen
   *[other] gewinnt
}.
victory-during = Eine Fraktion hat ihr Ziel erreicht.
victory-after = Die letzte Propagandarunde ist vorbei.
victory-solo_stalemate = Patt: Du liegst vor den Nichtspielern, aber nicht weit.
victory-solo_success = Du liegst weit vor allen Nichtspielern.
victory-solo_coalition = Die Extremisten sind ausgesperrt.
victory-solo_government = Ein paschtunischer Machthaber regiert.
victory-solo_taliban = Die Extremisten kehren zurück.
victory-solo_warlords = Das Land zerfällt in Fürstentümer.


## Pieces

note-placed = { $space }: { $count ->
        [one] { $piece-ein }
       *[other] { $count } { $piece-viele }
    } platziert.
note-removed-available = { $space }: { $count ->
        [one] { $piece-ein }
       *[other] { $count } { $piece-viele }
    } entfernt.
note-removed-casualties = { $space }: { $count ->
        [one] { $piece-ein } kommt
       *[other] { $count } { $piece-viele } kommen
    } zu den Verlusten.
note-removed-out_of_play = { $space }: { $count ->
        [one] { $piece-ein } ist
       *[other] { $count } { $piece-viele } sind
    } außer Spiel.
note-moved = { $count ->
        [one] { $piece-Ein } kommt
       *[other] { $count } { $piece-viele } kommen
    } { $origin-aus } { $space-nach }.
note-returned = { $count ->
        [one] { $piece-Ein } ist nicht mehr außer Spiel, sondern
       *[other] { $count } { $piece-viele } sind nicht mehr außer Spiel, sondern
    } Verfügbar.
note-withdrawn = { $count ->
        [one] { $piece-Ein } kommt
       *[other] { $count } { $piece-viele } kommen
    } von den Verfügbaren außer Spiel.
note-casualties = Verluste: { $bases ->
        [one] { $bases } Basis
       *[other] { $bases } Basen
    } und { $lost ->
        [one] { $lost } Truppe
       *[other] { $lost } Truppen
    } verlassen das Spiel, { $back ->
        [one] { $back } Truppe wird
       *[other] { $back } Truppen werden
    } Verfügbar.
note-activated = { $space }: { $count ->
        [one] eine Guerilla { $faction-gen } wird
       *[other] { $count } Guerillas { $faction-gen } werden
    } aktiv.
note-hidden = { $space }: { $count ->
        [one] eine Guerilla { $faction-gen } taucht
       *[other] { $count } Guerillas { $faction-gen } tauchen
    } unter.


## Spaces and tracks

note-level = { $space } steht jetzt auf { $level }.
note-terror = { $space }: Terror.
note-terror-removed = { $space }: { $count ->
        [one] ein Terrormarker
       *[other] { $count } Terrormarker
    } entfernt.
note-sabotage = { $space } { $space-number ->
        [many] sind
       *[other] ist
    } sabotiert.
note-repaired = { $space } { $space-number ->
        [many] sind
       *[other] ist
    } wieder offen.
note-returnees = { $space }: Rückkehrer, +1 Bevölkerung.
note-track = { $track }: { $before } → { $after }.
note-islamabad = Islamabad rückt auf { $box }.
note-hard = Islamabad wird Hart.
note-not-hard = Islamabad ist nicht mehr Hart.


## Attacks

note-ambush = Ein Hinterhalt { $space-in }: kein Wurf nötig.
note-attack-fails = Der Angriff { $space-in } misslingt.


## Dice

note-die = Eine { $pips } fällt: { $what }.
roll-attack = Angriff { $space-in } ({ $number } oder weniger)
    .title = Angriff { $space-in }
roll-surge = Aufstockung, für Hilfsgelder und Ressourcen der Warlords
roll-event = das Ereignis „{ $card }“
    .title = Das Ereignis „{ $card }“
roll-random_column = der beige Würfel: die Spalte der Tabelle „Zufällige Gebiete“
    .title = Der beige Würfel: die Spalte der Tabelle „Zufällige Gebiete“
roll-random_row = der schwarze Würfel: die Zeile der Tabelle „Zufällige Gebiete“
    .title = Der schwarze Würfel: die Zeile der Tabelle „Zufällige Gebiete“
roll-random_space = der grüne Würfel: das Gebiet in der Zeile
    .title = Der grüne Würfel: das Gebiet in der Zeile
roll-capability = die Fähigkeit „{ $card }“ (nötig: weniger als die Zahl der übrigen Propagandakarten)
    .title = Die Fähigkeit „{ $card }“
roll-manpads = ob der Flug abgesagt wird (bei 1 bis 4)
    .title = Absage des Flugs
roll-nonplayer_surge = die Basen und Truppen einer Aufstockung
    .title = Die Basen und Truppen einer Aufstockung
draw-capability_by_lot = eine von mehreren Fähigkeiten
draw-space_by_lot = eines von mehreren Gebieten
draw-faction_by_lot = eine von mehreren Fraktionen
draw-card = die nächste Karte
draw-removed = eine Karte, die vor Beginn das Spiel verlässt
draw-deception = ein Täuschungsmarker für { $faction-den }


## Operations and activities by name, as arguments of a sentence

operation-train = Ausbilden
operation-patrol = Patrouille
operation-sweep = Durchkämmen
operation-assault = Sturmangriff
operation-rally = Sammeln
operation-march = Marsch
operation-attack = Angriff
operation-terror = Terror
activity-surge = Aufstockung
activity-airlift = Lufttransport
activity-air_strike = Luftschlag
activity-govern = Regieren
activity-transport = Transport
activity-eradicate = Drogenvernichtung
activity-extort = Erpressen
activity-infiltrate = Unterwandern
activity-ambush = Hinterhalt
activity-cultivate = Anbauen
activity-traffic = Drogenhandel
activity-suborn = Bestechen
action-train = Ausbilden
action-patrol = Patrouille
action-sweep = Durchkämmen
action-assault = Sturmangriff
action-rally = Sammeln
action-march = Marsch
action-attack = Angriff
action-airlift = Lufttransport
action-air_strike = Luftschlag
action-govern = Regieren
action-extort = Erpressen
action-traffic = Drogenhandel
action-terror = Terror
action-surge = Aufstockung
action-transport = Transport
action-eradicate = Drogenvernichtung
action-infiltrate = Unterwandern
action-ambush = Hinterhalt
action-cultivate = Anbauen
action-suborn = Bestechen


## Forecasts

forecast-cost = { $count ->
    [0] kostenlos
    [one] { $count } Ressource { $faction-gen }
   *[other] { $count } Ressourcen { $faction-gen }
}
forecast-cost-each = { $count ->
    [one] { $count } Ressource { $faction-gen }
   *[other] { $count } Ressourcen { $faction-gen }
} je Gebiet
forecast-cost-level = { $count ->
    [one] { $count } Ressource { $faction-gen }
   *[other] { $count } Ressourcen { $faction-gen }
} für jeden Marker oder jede Stufe
forecast-gain = +{ $count ->
    [one] { $count } Ressource { $faction-gen }
   *[other] { $count } Ressourcen { $faction-gen }
}
forecast-ineligible = auf der nächsten Karte nicht berechtigt
forecast-no-cubes = hier können keine Klötzchen platziert werden
forecast-control = { $control }
forecast-control-in = { $control } { $space-in }
forecast-control-with = { $count ->
    [one] { $control }, wenn ein Spielstein kommt
   *[other] { $control }, wenn { $count } kommen
}
forecast-control-without = { $count ->
    [one] { $control }, wenn ein Spielstein geht
   *[other] { $control }, wenn { $count } gehen
}
forecast-control-stays = die Kontrolle bleibt, wie sie ist
forecast-nothing = nichts ändert sich
forecast-strength = { $count ->
    [one] ein Spielstein
   *[other] bis zu { $count } Spielsteine
}
forecast-removed = { $count ->
        [one] { $piece-ein }
       *[other] { $count } { $piece-viele }
    } entfernt
forecast-removes = { $count ->
    [one] ein Spielstein entfernt
   *[other] bis zu { $count } Spielsteine entfernt
}
forecast-replaces = ein Spielstein wird eine Guerilla der Taliban
forecast-cubes-go = { $count } Klötzchen der Regierung werden eine Basis
forecast-places = { $count ->
    [one] eine Guerilla platziert
   *[other] bis zu { $count } Guerillas platziert
}
forecast-base-possible = eine Basis möglich
forecast-placed = { $count ->
        [one] { $piece-ein }
       *[other] { $count } { $piece-viele }
    } platziert
forecast-up = +{ $count } { $track }
forecast-down = −{ $count } { $track }
forecast-level = { $level }
forecast-islamabad = Islamabad rückt auf { $box }
forecast-shown = { $count ->
    [one] eine Guerilla { $faction-gen } wird aktiv
   *[other] { $count } Guerillas { $faction-gen } werden aktiv
}
forecast-hidden = { $count ->
    [one] eine Guerilla { $faction-gen } taucht unter
   *[other] { $count } Guerillas { $faction-gen } tauchen unter
}
forecast-activates = { $count ->
    [one] eine Guerilla wird aktiv
   *[other] { $count } Guerillas werden aktiv
}
forecast-hides = { $count ->
    [one] eine Guerilla kann untertauchen
   *[other] bis zu { $count } Guerillas können untertauchen
}
forecast-hidden-there = { $count ->
    [one] eine untergetauchte Guerilla dort
   *[other] { $count } untergetauchte Guerillas dort
}
forecast-seen = { $count ->
    [one] wird dort aktiv
   *[other] eine Gruppe von { $count } oder mehr wird dort aktiv
}
forecast-terror-removed = { $count ->
        [one] ein Terrormarker
       *[other] { $count } Terrormarker
    } entfernt
forecast-returnees = +1 Bevölkerung
forecast-patronage = +{ $count } Patronage, und Neutral
forecast-die = ein Wurf für Hilfsgelder und Ressourcen der Warlords
forecast-resented = Islamabad rückt Richtung Förderung
forecast-terror = ein Terrormarker
forecast-sabotage = die Straße wird sabotiert
impossible-event = Nur nach einer Operation mit Sonderaktivität oder als erste handelnde Fraktion.
impossible-final = Nicht auf der letzten Ereigniskarte vor der Letzten Propaganda (2.3.8).
impossible-barred = Ein Ereignis in Kraft verbietet es.
impossible-poor = Die Ressourcen reichen nicht aus.
impossible-nowhere = Es gibt kein Gebiet dafür.
impossible-full = Mehr Gebiete dürfen nicht gewählt werden.
impossible-selected = Es ist schon gewählt.
impossible-not-selected = Es ist keines der gewählten Gebiete.
impossible-not-by-event = Das Ereignis erlaubt es nicht.
impossible-limited = Eine Begrenzte Operation hat ein Ziel.
impossible-here = Die Spielsteine sind schon dort.
impossible-far = Es ist außer Reichweite.
impossible-moved = Alle Spielsteine dort haben sich bewegt.
impossible-circle = Spielsteine würden im Kreis ziehen.
impossible-group-went = Eine Gruppe ist schon diesen Weg gegangen.
impossible-nowhere-to-march = Von dort geht es nirgendwohin.
impossible-road = Es ist eine Straße.
impossible-no-road = Es ist keine Straße.
impossible-no-road-near = Keine Straße führt dorthin.
impossible-no-province = Es ist keine bewohnte Provinz.
impossible-kabul = Kabul kann nicht getroffen werden.
impossible-pakistan = Nicht in Pakistan.
impossible-islamabad = Islamabad erlaubt es nicht.
impossible-sabotage = Sabotage sperrt die Straße.
impossible-sabotaged = Die Straße ist schon sabotiert.
impossible-at-support = Die Bevölkerung unterstützt die Regierung.
impossible-no-support = Die Bevölkerung unterstützt die Regierung nicht.
impossible-no-coin-control = Es ist nicht unter COIN-Kontrolle.
impossible-no-taliban-control = Es ist nicht unter Taliban-Kontrolle.
impossible-other-decides = Es entscheidet die Fraktion mit mehr Truppen dort.
impossible-nothing-to-buy = Es gibt nichts zu kaufen.
impossible-nothing-to-govern = Weder Patronage noch Bevölkerung ist zu gewinnen.
impossible-nothing-to-place = Es gibt nichts zu platzieren oder zu verstecken.
impossible-nobody-to-bribe = Niemand dort lässt sich bestechen.
impossible-coalition = Spielsteine der Koalition sind dort.
impossible-police = Dort ist Polizei.
impossible-too-much-police = Es gibt nicht mehr Guerillas als Polizei.
impossible-outnumbered = Es gibt nicht mehr Taliban als andere.
impossible-no-partners = Klötzchen der Regierung müssen dort sein.
impossible-no-coalition = Dort sind keine Spielsteine der Koalition.
impossible-no-cubes = Dort sind keine Klötzchen.
impossible-few-cubes = Dort sind { $count } Klötzchen der Regierung nötig.
impossible-weak = Zu wenige Klötzchen dort, um etwas zu entfernen.
impossible-no-troops = Dort sind keine Truppen.
impossible-no-troops-near = Dort sind keine Truppen, und es können keine kommen.
impossible-no-police = Dort ist keine Polizei.
impossible-no-base = Dort ist keine Basis.
impossible-no-warlord-base = Dort ist keine Basis der Warlords.
impossible-no-base-left = Keine Basis ist übrig.
impossible-no-room = Für eine Basis ist kein Platz.
impossible-no-guerrillas = Dort sind keine Guerillas.
impossible-no-underground = Dort sind zu wenige Guerillas untergetaucht.
impossible-no-active = Dort ist nichts zu treffen: keine aktive Guerilla und keine unbewachte Basis.
impossible-no-enemy = Dort ist kein feindlicher Spielstein, der entfernt werden könnte.

plan-by-the-book = nach Vorschrift
plan-surge-home = nach Hause
plan-surge-field = zurück ins Feld
