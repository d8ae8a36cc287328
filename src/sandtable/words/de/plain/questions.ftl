# What A Distant Plain asks, and what can be answered.


## Set-up

ask-deploy_where = { $count ->
        [one] Wohin kommt { $piece-ein }?
       *[other] Wohin kommen die nächsten { $count } { $piece-viele }?
    }
ask-deploy_how_many = { $piece-viele } { $space-in }: wie viele?


## The sequence of play

ask-act = „{ $card }“: Was tust du?{ $limited ->
    [1] {" "}Operationen sind auf ein Gebiet begrenzt.
   *[other] {""}
}
ask-event_text =
    { $texts ->
        [1] Führst du „{ $card }“ jetzt aus?
       *[other] Welchen Text von „{ $card }“ führst du aus?
    }
ask-consent = { $side-Der } { $side-number ->
    [many] haben
   *[other] hat
} „{ $card }“ von Hand ausgeführt. Ist es richtig, wie es auf dem Tisch liegt?
ask-event_by_hand = Führe „{ $card }“ von Hand aus wie gedruckt und sag dann „Fertig“.
ask-show_agenda = Ein „Geheimes Ziel“ für +1 auf deinen Siegabstand zeigen, wenn du eines hast?
ask-special_after = Erledigt: { $operation }. Eine Sonderaktivität?


## While something is executed

ask-lift_where = Von wo nimmst du eigene Spielsteine vom Spielplan?
ask-lift_piece = Welche Spielsteine verlassen { $space-den }?
ask-lift_how_many = Wie viele verlassen { $space-den }?
ask-give_to = Wem gibst du?
ask-give_from = Was gibst du { $faction-dem }?
ask-give_how_many = Wie viel gibst du { $faction-dem }?
ask-ask_whom = Wen bittest du um Ressourcen?


## COIN operations

ask-train_where = Ausbilden: welches Gebiet als nächstes?
ask-train_troops = { $space }: wie viele Truppen?
ask-train_police = { $space }: wie viel Polizei?
ask-train_from = Keine Klötzchen Verfügbar: Von wo kommt eines { $space-nach }?
ask-train_piece = Welches Klötzchen verlässt { $space-den }?
ask-train_then = Ausbilden: Was folgt in einem der Gebiete?
ask-train_base_from = Keine Basis Verfügbar: Von wo kommt eine { $space-nach }?
ask-civic_action_where = Zivile Maßnahmen: wo?
ask-civic_action_how_much = Zivile Maßnahmen { $space-in }: wie viele Stufen zu je 3 Ressourcen?
ask-patrol_from = Patrouille: Welche Klötzchen fahren als nächste?
ask-patrol_piece = Welche Klötzchen verlassen { $space-den }?
ask-patrol_how_many = Wie viele verlassen { $space-den }?
ask-patrol_to = Wohin fahren die Klötzchen { $space-aus }?
ask-patrol_assault = Ein kostenloser Sturmangriff auf einer Straße?
ask-sweep_where = Durchkämmen: welches Gebiet als nächstes?
ask-sweep_from = Von wo ziehen Truppen { $space-nach }?
ask-sweep_how_many = Wie viele Truppen verlassen { $space-den }?
ask-sweep_escort = Wie viele Truppen der Regierung gehen { $space-aus } mit?
ask-sweep_via = Über welche Straße kommen sie { $space-nach }?
ask-activate_whose = { $space }: Wessen Guerillas werden aktiv ({ $count } Klötzchen)?
ask-assault_where = Sturmangriff: welches Gebiet als nächstes?
ask-assault_with_government = { $space }: auch Klötzchen der Regierung einsetzen, für 3 Ressourcen?
ask-assault_target = { $space }: Wer verliert Spielsteine (bis zu { $count })?


## Insurgent operations

ask-rally_where = Sammeln: welches Gebiet als nächstes?
ask-rally_how = Sammeln { $space-in }: wie?
ask-rally_how_many = Wie viele Guerillas kommen { $space-nach }?
ask-rally_replaced = { $space }: Wie viele der zwei ersetzten Guerillas sind aktive?
ask-sharia_where = Scharia: wo?
ask-sharia_how_much = Scharia { $space-in }: wie viele Stufen zu je 1 Ressource?
ask-march_from = Marsch: von wo als Nächstes?
ask-march_to = Wohin marschieren Guerillas { $space-aus }?
ask-march_underground = Wie viele untergetauchte Guerillas verlassen { $space-den }?
ask-march_active = Wie viele aktive Guerillas verlassen { $space-den }?
ask-attack_where = Angriff: welches Gebiet als nächstes?
ask-attack_how = { $space }: Angriff oder Hinterhalt?
ask-attack_target = { $space }: Welcher Spielstein wird entfernt?
ask-terror_where = Terror: welches Gebiet als nächstes?


## Special activities

ask-surge_where = Aufstockung: welches Gebiet?
ask-surge_from = Aufstockung: Von wo kommen die Spielsteine?
ask-surge_piece = Aufstockung: welche Spielsteine?
ask-surge_to = Aufstockung, { $piece }: wohin?
ask-surge_how_many = Aufstockung, { $piece-viele }: wie viele?
ask-surge_roll = Aufstockung: für Hilfsgelder und Ressourcen der Warlords würfeln?
ask-surge_aid = Aufstockung: Wie viel davon geht in die Hilfsgelder?
ask-airlift_from = Lufttransport: von wo?
ask-airlift_piece = Lufttransport: Welche Truppen verlassen { $space-den }?
ask-airlift_to = Lufttransport: Wohin fliegen Truppen { $space-aus }?
ask-airlift_how_many = Lufttransport: Wie viele verlassen { $space-den }?
ask-air_strike_where = Luftschlag: wo?
ask-air_strike_target = Luftschlag { $space-in }: worauf?
ask-govern_where = Regieren: wo?
ask-govern_how = Regieren { $space-in }: wie?
ask-transport_from = Transport: von wo?
ask-transport_to = Transport: Wohin fahren Truppen { $space-aus }?
ask-transport_how_many = Transport: Wie viele verlassen { $space-den }?
ask-eradicate_where = Drogenvernichtung: wo?
ask-extort_where = Erpressen: wo?
ask-infiltrate_where = Unterwandern: wo?
ask-infiltrate_how = Unterwandern { $space-in }: wie?
ask-infiltrate_target = Unterwandern { $space-in }: welcher Spielstein?
ask-cultivate_where = Anbauen: wo?
ask-traffic_where = Drogenhandel: in welchen Gebieten?
ask-suborn_where = Bestechen: wo?
ask-suborn_how = Bestechen { $space-in }: wie?
ask-suborn_cube = Bestechen { $space-in }: Welcher Spielstein geht?
ask-suborn_hide = Bestechen { $space-in }: Wie viele Guerillas { $faction-gen } tauchen unter?


## What lasts

ask-isr_activate = ISR: Wo wird eine Guerilla aktiv?
ask-elders_level = Stammesälteste: Wo steht { $space-der }?
ask-roadside_ied = Sprengfallen am Straßenrand: auf welcher Straße?
ask-ied_cube = Sprengfallen am Straßenrand: Wo ist das Klötzchen, das getroffen wird?
ask-manpads_cancel = 1 Ressource zahlen, um „{ $activity }“ abzusagen?
ask-reapers_shift = Reapers: Welche Provinz wendet sich der Opposition zu?
ask-raid_activate = { $space }: Wessen Guerilla wird aktiv?
ask-village_police = Dorfstabilisierung: Wohin kommt eine Polizeieinheit?
ask-village_defector = Dorfstabilisierung: Wo läuft eine Polizeieinheit über?
ask-village_defector_to = { $space }: Zu wem läuft die Polizeieinheit über?
ask-recruit_where = Wo schließt sich eine Guerilla an?
ask-suicide_bomber = Selbstmordattentäter: Nimmt die Guerilla { $space-in } ein Klötzchen mit?
ask-suicide_target = { $space }: Welches Klötzchen wird getroffen?


## Events

ask-event_where = „{ $card }“: wo?
ask-event_spaces = „{ $card }“: welche Gebiete?
ask-event_piece = Welcher Spielstein?
ask-event_faction = „{ $card }“: welche Fraktion?
ask-event_choice = „{ $card }“: welches von beiden?
ask-event_capability = „{ $card }“: welche Fähigkeit?
ask-event_move_to = „{ $card }“: wohin?
ask-event_how_many = „{ $card }“: Wie viele kommen aus den Verfügbaren?


## The Propaganda round

ask-civic_action = Zivile Maßnahmen in einem zweiten Gebiet?
ask-desert = Desertion { $space-in }: Welches Klötzchen geht?
ask-redeploy_from = Verlegen: von wo?
ask-redeploy_to = Verlegen { $space-aus }: wohin?
ask-redeploy_how_many = Verlegen: Wie viele verlassen { $space-den }?
ask-plan = Gibt es noch etwas zu entscheiden, bevor die Spielsteine ziehen?


## Answers

option-pass = Passen
    .about = Aufständische erhalten 1 Ressource, eine COIN-Fraktion bringt der Regierung 3; wer passt, bleibt berechtigt (2.3.3).
option-event = Das Ereignis
option-train = Ausbilden
    .about = 3 Ressourcen je Gebiet. Bis zu 6 Klötzchen der Regierung kommen nach Kabul und in Provinzen mit einer COIN-Basis; dann in einem der Gebiete Zivile Maßnahmen zu je 3 für jede Stufe Richtung Unterstützung, oder eine Basis für 3 Klötzchen (3.2.1).
option-patrol = Patrouille
    .about = Insgesamt 3 Ressourcen, für die Koalition nichts. Klötzchen fahren die Straßen entlang, jedes macht dort eine Guerilla aktiv, und ein Sturmangriff auf einer Straße kann folgen (3.2.2).
option-sweep = Durchkämmen
    .about = 3 Ressourcen je Gebiet. Truppen kommen von nebenan oder über eine freie Straße, und jedes Klötzchen macht eine Guerilla aktiv (3.2.3).
option-assault = Sturmangriff
    .about = 3 Ressourcen je Gebiet. Aktive Guerillas gehen, dann Basen: eine für jedes Klötzchen der Koalition, für je zwei der Regierung, im Gebirge für je drei (3.2.4).
option-rally = Sammeln
    .about = 1 Ressource je Gebiet. Eine Guerilla kommt, oder zwei werden eine Basis; wo eine Basis ist, tauchen alle unter, oder es kommen so viele, wie es Basen und Bevölkerung gibt (3.3.1).
option-march = Marsch
    .about = 1 Ressource für jede betretene Provinz und für Kabul; Straßen sind frei. Eine große Gruppe wird unterwegs aktiv (3.3.2).
option-attack = Angriff
    .about = 1 Ressource je Gebiet. Alle Guerillas dort werden aktiv; ein Wurf, der nicht über ihrer Zahl liegt, entfernt zwei feindliche Spielsteine (3.3.3).
option-terror = Terror
    .about = 1 Ressource je Gebiet, Straßen sind frei. Eine untergetauchte Guerilla wird aktiv für einen Terrormarker und eine Verschiebung der Bevölkerung, oder für Sabotage auf einer Straße (3.3.4).
option-surge = Aufstockung
    .about = Mit Ausbilden. Spielsteine der Koalition bewegen sich zwischen bis zu drei Gebieten und den Verfügbaren; dann kann ein Würfelwurf auf Hilfsgelder und Warlords verteilt werden (4.2.1).
option-airlift = Lufttransport
    .about = Mit jeder Operation. Truppen der Koalition und bis zu 3 Truppen der Regierung fliegen zwischen bis zu drei Gebieten (4.2.2).
option-air_strike = Luftschlag
    .about = Mit Patrouille, Durchkämmen oder Sturmangriff. Bis zu drei Gebiete außer Kabul verlieren eine aktive Guerilla oder eine unbewachte Basis; in Pakistan bewegt das Islamabad (4.2.3).
option-govern = Regieren
    .about = Mit Ausbilden oder Patrouille, in bis zu zwei unterstützenden Gebieten unter COIN-Kontrolle: Menschen kehren zurück, oder Hilfsgelder werden zu Patronage, und die Unterstützung ist verbraucht (4.3.1).
option-transport = Transport
    .about = Mit Patrouille, Durchkämmen oder Sturmangriff. Truppen der Regierung fahren zusammen die Straßen entlang und zahlen den Warlords, wo Guerillas auf dem Weg sind (4.3.2).
option-eradicate = Drogenvernichtung
    .about = Mit Ausbilden, Patrouille oder Sturmangriff. Eine Basis der Warlords unter COIN-Kontrolle geht, Hilfsgelder steigen um 3 und Patronage um 1, und die Bevölkerung wendet sich gegen dich (4.3.3).
option-extort = Erpressen
    .about = Mit jeder Operation. Wo die Taliban in der Überzahl sind, wird eine untergetauchte Guerilla aktiv für eine Ressource oder für den Wirtschaftswert einer Straße (4.4.1).
option-infiltrate = Unterwandern
    .about = Mit Sammeln oder Marsch, in einem Gebiet: Zwei Spielsteine der Regierung oder der Warlords gehen, oder einer wird eine Guerilla der Taliban (4.4.2).
option-ambush = Hinterhalt
    .about = Mit Angriff, in bis zu drei Gebieten: Eine untergetauchte Guerilla wird aktiv, und der Angriff gelingt ohne Wurf (4.4.3).
option-cultivate = Anbauen
    .about = Mit Sammeln oder Marsch. Eine Basis der Warlords kommt in eine bewohnte Provinz, in der ihre Guerillas zahlreicher sind als die Polizei (4.5.1).
option-traffic = Drogenhandel
    .about = Mit Sammeln oder Marsch. Jede Basis der Warlords fern der Koalition bringt 1 Ressource; wer das Gebiet kontrolliert, nimmt einen Anteil (4.5.2).
option-suborn = Bestechen
    .about = Mit jeder Operation, für 2 Ressourcen je Gebiet: Klötzchen oder eine Basis der Regierung gehen, oder eine Guerilla der Taliban, oder Guerillas tauchen unter (4.5.3).
option-hidden_asset = „Geheime Mittel“ zeigen für eine volle Operation
option-unshaded = Der unschattierte Text
option-only_text = Das Ereignis
option-shaded = Der schattierte Text
option-agree = Zustimmen
option-object = Einspruch
option-yes = Ja
option-no = Nein
option-done = Fertig
option-lift = Eigene Spielsteine vom Spielplan nehmen
option-give = Ressourcen geben
option-ask_gift = Um Ressourcen bitten
option-from_resources = Ressourcen
option-from_patronage = Patronage
option-civic_action = Zivile Maßnahmen
option-government_base = Drei Klötzchen werden eine Basis
option-patronage = 3 Patronage werden Ressourcen der Regierung
option-activate_taliban = Taliban
option-activate_warlords = Warlords
option-remove_taliban = Taliban
option-remove_warlords = Warlords
option-rally_place = Eine Guerilla platzieren
option-rally_base = Zwei Guerillas werden eine Basis
option-rally_hide = Alle Guerillas tauchen unter
option-rally_mass = Guerillas bis Basen + Bevölkerung platzieren
option-rally_nothing = Nichts, für die Scharia
option-available = Verfügbar
option-out_of_play = Außer Spiel
option-govern_returnees = +1 Bevölkerung
option-govern_patronage = Hilfsgelder werden Patronage
option-infiltrate_remove = Zwei Spielsteine entfernen
option-infiltrate_replace = Einen durch eine Guerilla ersetzen
option-suborn_cubes = Bis zu drei Klötzchen der Regierung
option-suborn_base = Eine Basis der Regierung
option-suborn_guerrilla = Eine Guerilla der Taliban
option-suborn_hide = Guerillas tauchen unter
option-support = Unterstützung
option-neutral = Neutral
option-opposition = Opposition
option-gain_aid = Hilfsgelder
option-gain_government = Ressourcen der Regierung


## What a plan says of a space, in a word

plan-train_troops = Truppen
plan-train_police = Polizei
plan-train_piece = Klötzchen
plan-train_then = Dann
plan-train_base_from = Basis aus
plan-civic_action_how_much = Stufen
plan-civic_action = ein zweites Gebiet
plan-patrol_piece = Klötzchen
plan-patrol_how_many = wie viele
plan-sweep_from = aus
plan-sweep_how_many = Truppen
plan-sweep_escort = mit Truppen der Regierung
plan-sweep_via = über
plan-activate_whose = werden aktiv
plan-raid_activate = werden aktiv
plan-assault_with_government = mit Klötzchen der Regierung
plan-assault_target = entfernen
plan-rally_how = tun
plan-rally_how_many = Guerillas
plan-rally_replaced = davon aktive
plan-sharia_how_much = Stufen
plan-march_underground = untergetaucht
plan-march_active = aktiv
plan-attack_how = durch
plan-attack_target = entfernen
plan-suicide_bomber = Selbstmord­attentäter
plan-special_after = Danach
plan-surge_piece = Spielsteine
plan-surge_how_many = wie viele
plan-surge_roll = Für Hilfsgelder würfeln
plan-airlift_piece = Truppen
plan-airlift_how_many = wie viele
plan-air_strike_target = entfernen
plan-govern_how = für
plan-transport_how_many = Truppen
plan-infiltrate_how = tun
plan-infiltrate_target = welcher
plan-suborn_how = für
plan-suborn_cube = welcher
plan-suborn_hide = untergetaucht
part-sharia = Scharia
part-isr = ISR
part-patrol_assault = Sturmangriff auf einer Straße
