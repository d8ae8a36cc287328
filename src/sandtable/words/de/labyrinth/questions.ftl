# What Labyrinth asks, and what can be answered.
#
# ask-<purpose>     the question; its arguments are those the rules give it
# option-<word>     an answer that is neither a country nor a card
# roll-<purpose>    what a die decides, a noun phrase: it stands in the log and before a dealer with real dice
# draw-<purpose>    what a card is drawn for, likewise


## Cards

ask-play_card = Welche Karte spielst du?
ask-use_card = Wie nutzt du „{ $card }“?
ask-choose_operation = Welche Operation führst du mit { $value ->
        [one] { $value } Operationspunkt
       *[other] { $value } Operationspunkten
    } aus?
ask-spend_reserves = Gibst du deine Reserven von { $reserves } aus, für zusammen { $value ->
        [one] { $value } Operationspunkt
       *[other] { $value } Operationspunkte
    }?
ask-reassess_with = Welche zweite Karte mit 3 Operationspunkten geht in die Neuausrichtung?
ask-reassess_order = Neuausrichtung: Was geschieht als Nächstes?
ask-choose_discard = Welche Karte legst du ab?
ask-take_discarded = Welche gespielte Karte nimmst du?
ask-play_extra_card = Welche weitere Karte spielst du?
ask-second_card = Welche Karte nutzt du als zweite dieser Aktionsphase?
ask-name_held = Welche dieser Karten hast du auf der Hand? Nenne jede davon.
ask-event_order = Welches Ereignis tritt zuerst ein?
ask-remove_cadre = Wo entfernst du einen Kader?


## US operations

ask-war_of_ideas_where = Krieg der Ideologien: wo?
ask-deploy_from = Von wo brechen die Truppen auf?
ask-deploy_to = Wohin gehen die Truppen?
ask-deploy_how_many = Wie viele Truppen verlegst du { $origin-aus } { $country-nach }?
ask-deploy_nato = Verlässt auch die NATO { $country-den }?
ask-regime_change_where = Regierungswechsel: wo?
ask-withdraw_from = Rückzug: von wo?
ask-disrupt_where = Zelle oder Kader zerschlagen: wo?
ask-disrupt_cell = Zerschlagen { $country-in }: welche Zelle? Eine aktive wird entfernt, eine Schläferzelle wird aktiv.
ask-alert_which = Welchen Plot verhinderst du?


## Jihadist operations

ask-recruit_where = Rekrutieren: Wohin geht Würfel { $die } von { $dice }?
ask-event_recruit_where = Wo versuchst du zu rekrutieren?
ask-recruit_split = Zu wenige Zellen für alle Erfolge: Wohin kommt die nächste?
ask-travel_from = Reisen: Von wo bricht die nächste Zelle auf?
ask-travel_cell = Welche Zelle verlässt { $country-den }?
ask-travel_to = Wohin reist die Zelle { $origin-aus }?
ask-jihad_where = Jihad: Wohin geht Würfel { $die } von { $dice }?
ask-jihad_major = Umfassender Jihad { $country-in }? Alle Schläferzellen dort werden aktiv, und Islamistische Herrschaft ist möglich.
ask-jihad_loss = Welche Zelle geht { $country-in } verloren?
ask-plot_where = Plot: Wohin geht Würfel { $die } von { $dice }?
ask-plot_marker = Welchen Plot platzierst du { $country-in }?
ask-resolve_which = Welcher Plot wird als nächster ausgelöst?
ask-reroll_posture = Die Haltung { $country-gen } neu erwürfeln?
ask-schengen_postures = In welchen zwei anderen Schengen-Ländern wird die Haltung erwürfelt?


## Set-up

ask-set_up_cells = In welchen drei Ländern versteckst du je eine Zelle?
ask-set_up_reroll = In welchem Schengen-Land wird die Haltung neu erwürfelt?


## Events

ask-place_cells = Wo platzierst du Zellen?
ask-place_plot = Wo platzierst du einen Plot?
ask-place_aid = Wo platzierst du Unterstützung?
ask-remove_cell = Wo entfernst du eine Zelle?
ask-remove_cell_kind = Welche Zelle entfernst du { $country-in }?
ask-remove_plot = Welchen Plot entfernst du?
ask-remove_besieged = Wo entfernst du einen Marker „Umkämpfte Regierung“?
ask-flag_plot = Welcher Plot geht nach hinten los, wenn er ausgelöst wird?
ask-shift_alignment = { $toward ->
        [adversary] Welches Land rückt ein Feld Richtung Feindlich?
       *[neutral] Welches Land wird Neutral?
    }
ask-shift_governance = { $way ->
        [worse] In welchem Land verschlechtert sich die Regierungsführung?
       *[better] In welchem Land verbessert sich die Regierungsführung?
    }
ask-select_country = { $event ->
        [battle_of_sirte] In welchem Land im Bürgerkrieg wird die Schlacht geschlagen?
        [al_maliki] Welches Land verlassen alle Truppen?
        [al_shabaab] Welche Regierung wird Umkämpft?
        [change_of_state] Welches Land wandelt sich?
        [ethiopia_strikes] Welches Land wird Schlecht und Neutral?
        [ex_kgb] Was wählst du: Der Kaukasus nimmt die Haltung an, die der der USA entgegengesetzt ist, oder Zentralasien rückt ein Feld Richtung Feindlich?
        [factional_infighting] Wo bekämpfen die Zellen einander?
        [gulf_union] In und um welches Land platzierst du Milizen?
        [al_nusra_front] In welchem Land gibt es danach gleich viele Zellen wie Milizen?
        [critical_middle] In welchem Land tritt das Ereignis ein?
        [cross_border_support] Welches afrikanische Land bekommt Hilfe?
        [erdogan_effect] In welchem Land tritt das Ereignis ein?
        [flypaper] Welche Länder verlässt eine Zelle oder ein Reaktionsmarker?
        [heu] Wo suchst du nach WMD?
        [islamic_maghreb] In welchem Land des Maghreb tritt das Ereignis ein?
        [paris_attacks] Welches Land wird angegriffen?
        [taliban_resurgent] Wo geben drei Zellen auf?
        [theft_of_state] Wo ersetzt ein Reaktionsmarker einen Aufbruchsmarker?
        [iran] Welches Gemischt-Schiitische Land wählst du?
        [jaysh_al_mahdi] In welchem Gemischt-Schiitischen Land tritt das Ereignis ein?
        [limited_deployment] In welches Land im Bürgerkrieg gehen die Truppen?
        [operation_new_dawn] Wo ersetzen Milizen die Truppen?
        [prism] Wo wird eine Schläferzelle aktiv?
        [russian_aid] Welchem Land im Bürgerkrieg hilft Russland?
        [scaf] Welches Land wird Mittelmäßig und Verbündet?
        [status_quo] Wo ist der Regierungswechsel vorbei?
        [strike_eagle] Wessen Arsenal wird angegriffen?
        [unscr_1973] Für welches Land im Bürgerkrieg gilt die UN-Resolution 1973?
        [qadhafi] Welcher Bürgerkrieg endet?
        [sellout] Wo geben alle Zellen bis auf eine auf?
        [un_ceasefire] Welcher Bürgerkrieg endet?
       *[other] Welches Land wählst du?
    }
ask-select_posture = Welche Haltung { $country-number ->
        [many] nehmen
       *[other] nimmt
    } { $country-der } an?
ask-select_posture_where = Wo bestimmst du die Haltung?
ask-flip_marker = Welchen Marker drehst du um?
ask-event_choice = „{ $card }“: jetzt einen Regierungswechsel { $country-in } ausführen?


## The Awakening

ask-declare_caliphate = Erklärst du das Kalifat, mit der Hauptstadt { $country-in }?
ask-move_capital = In welches Land zieht die Kalifatshauptstadt um?
ask-send_off_map = Von wo wird eine Truppe abberufen?
ask-take_marker_from = Alle fünfzehn Marker „{ $marker }“ sind im Einsatz. Aus welchem Land wird einer genommen?
ask-end_truce = Welche Waffenruhe beendest du gegen Zahlung?
ask-attrition_loss = Kampfauswirkungen { $country-in }: Was verlierst du?
ask-place_militia = Wo platzierst du Milizen?
ask-remove_militia = Wo entfernst du Milizen?
ask-place_unrest = { $marker ->
        [reaction] Wo platzierst du einen Reaktionsmarker?
       *[awakening] Wo platzierst du einen Aufbruchsmarker?
    }
ask-remove_unrest = { $marker ->
        [reaction] Wo entfernst du einen Reaktionsmarker?
       *[awakening] Wo entfernst du einen Aufbruchsmarker?
    }
ask-which_unrest = Welche Art von Marker?
ask-civil_war_where = Wo bricht Bürgerkrieg aus?
ask-civil_war_first = Wo bricht der Bürgerkrieg zuerst aus? Die Marker dort werden vor denen des anderen Landes ersetzt.
ask-place_marker = Wohin kommt der Marker?
ask-event_effect = Welche Wirkung wählst du?
ask-how_many_cells = Wie viele Zellen?
ask-how_many_militia = Wie viele Milizen?
ask-share_of_militia = Wie viele von { $left } Milizen gehen { $country-nach }?
ask-cancel_card = „{ $card }“ durch „Ferguson“ aufheben?
ask-buy_back = Welche Karte legst du ab, um „{ $card }“ zurückzunehmen?
ask-bring_cell_from = Von wo kommt eine Zelle { $country-nach }?
ask-place_cadre = Wo platzierst du einen Kader?
ask-place_piece = Was platzierst du { $country-in }?
ask-remove_piece = Was entfernst du { $country-in }?
ask-give_card = Welche Karte gibst du?


## Answers

option-yes = Ja
option-no = Nein
option-done = Fertig
option-hold = Karte halten
option-discard = Karte ablegen
option-holds_none = Ich habe keine
option-remove_cadre = Einen Kader entfernen
option-random_card = Eine zufällige Karte
option-end_truce = Zahlen, um eine Waffenruhe zu beenden
option-remove_cells = Zellen entfernen
option-random_discard = Die Jihadisten legen eine zufällige Karte ab
option-take_card = Zufällige Karte von der Hand der Jihadisten
option-remove_wmd = Nach WMD suchen und eine entfernen
option-available_wmd = Eine Verfügbare WMD
option-place_awakening = Einen Aufbruchsmarker platzieren
option-place_aid = Einen Unterstützungsmarker platzieren
option-raise_prestige = Ansehen um 1 erhöhen
option-lower_funding = Finanzielle Mittel um 1 senken
option-schengen_posture = Haltung eines Schengen-Landes wählen
option-take_used_card = Eine gespielte Karte nehmen
option-place_militia = Bis zu vier Milizen platzieren
option-move_militia = Milizen zwischen den fünf Ländern bewegen
option-activate_sleepers = Die Hälfte der Schläferzellen wird aktiv
option-remove_plots = Alle Plots entfernen
option-place_cells = Zellen platzieren
option-place_plot = Einen Plot platzieren
option-place_reaction = Einen Reaktionsmarker platzieren
option-besiege = Eine Regierung wird Umkämpft
option-raise_funding = Finanzielle Mittel erhöhen
option-funding_track = Leiste für Finanzielle Mittel
option-cell = Eine Zelle
option-toward_ally = Ein Feld Richtung Verbündet verschieben
option-toward_adversary = Ein Feld Richtung Feindlich verschieben
option-worsen_governance = Regierungsführung verschlechtert sich
option-take_reserves = Reserven der anderen Seite übernehmen
option-select_posture = Eine Haltung wählen
option-place_posture = Einen Haltungsmarker platzieren
option-remove_posture = Den Haltungsmarker entfernen
option-place_cadre = Einen Kader platzieren
option-alert_plot = Einen Plot verhindern
option-raise_militia = Milizen platzieren
option-remove_militia = Milizen entfernen
option-place_pieces = Bis zu zwei Milizen und Zellen platzieren
option-remove_pieces = Bis zu zwei Milizen und Zellen entfernen
option-remove_aid = Einen Unterstützungsmarker entfernen
option-relieve = Marker „Umkämpfte Regierung“ entfernen
option-remove_awakening = Einen Aufbruchsmarker entfernen
option-remove_reaction = Einen Reaktionsmarker entfernen
option-two_awakening = Zwei Aufbruchsmarker und ein Reaktionsmarker
option-two_reaction = Zwei Reaktionsmarker und ein Aufbruchsmarker
option-two_militia = Zwei Milizen und eine Zelle
option-two_cells = Zwei Zellen und eine Miliz
option-cell_to_schengen = Eine Zelle in ein zufälliges Schengen-Land
option-us_against_world = Haltung der USA wird der Welt entgegengesetzt
option-lose_prestige = Ansehen sinkt um einen halben Würfelwurf
option-awakening = Aufbruch
option-reaction = Reaktion
option-troop = Eine Truppe
option-militia = Eine Miliz
option-nato = NATO
option-nato_41 = NATO (Karte 41)
option-unscr_1973 = UN-Resolution 1973
option-serval = Serval
option-track = Truppenleiste
    .der = die Truppenleiste
    .Der = Die Truppenleiste
    .den = die Truppenleiste
    .in = auf der Truppenleiste
    .nach = auf die Truppenleiste
    .aus = von der Truppenleiste
    .gen = der Truppenleiste
option-flip = Haltung der USA umdrehen
option-hard = Unnachgiebig
option-soft = Nachgiebig
option-active = Eine aktive Zelle
option-sleeper = Eine Schläferzelle
option-sadr = Sadr
option-enhanced_measures = Verschärfte Maßnahmen
option-renditions = Überstellungen
option-wiretapping = Abhöraktion
# Which one of a row: 1, 2 and 3 are also values of plots, so that a place is said in words.
option-plot-hidden = { $place ->
        [1] Erster Plot
        [2] Zweiter Plot
        [3] Dritter Plot
        [4] Vierter Plot
        [5] Fünfter Plot
        [6] Sechster Plot
       *[other] Plot auf Platz { $place }
    } { $country-in }
option-plot-backlash = { $place ->
        [1] Erster Plot
        [2] Zweiter Plot
        [3] Dritter Plot
        [4] Vierter Plot
        [5] Fünfter Plot
        [6] Sechster Plot
       *[other] Plot auf Platz { $place }
    } { $country-in } (Rückschlag)
option-plot-known = { $plot } { $country-in }
option-plot-known-backlash = { $plot } { $country-in } (Rückschlag)


## Dice and draws

roll-governance = Regierungsführung { $country-gen } (Mittelmäßig bei 5 oder mehr)
    .title = Regierungsführung { $country-gen }
roll-posture = Haltung { $country-gen } (Unnachgiebig bei 5 oder mehr)
    .title = Haltung { $country-gen }
roll-us_posture = Haltung der USA (Unnachgiebig bei 4 oder mehr)
    .title = Haltung der USA
roll-prestige_direction = ob das Ansehen steigt oder sinkt (es steigt bei 5 oder mehr)
    .title = Ansehen steigt
roll-prestige_amount = wie weit sich das Ansehen bewegt (der niedrigere von zwei Würfeln)
    .title = Wie weit sich das Ansehen bewegt
roll-war_of_ideas = Krieg der Ideologien { $country-in } (5 oder mehr, mit Modifikatoren)
    .title = Krieg der Ideologien { $country-in }
roll-recruit = Rekrutieren { $country-in } ({ $number } oder weniger)
    .title = Rekrutieren { $country-in }
roll-travel = Reise { $country-nach } ({ $number } oder weniger)
    .title = Reise { $country-nach }
roll-jihad = Jihad { $country-in } ({ $number } oder weniger)
    .title = Jihad { $country-in }
roll-plot = Plot { $country-in } ({ $number } oder weniger)
    .title = Plot { $country-in }
roll-random_muslim_white = der weiße Würfel der Tabelle „Zufälliges Muslimisches Land“
    .title = Der weiße Würfel der Tabelle „Zufälliges Muslimisches Land“
roll-random_muslim_black = der schwarze Würfel der Tabelle „Zufälliges Muslimisches Land“
    .title = Der schwarze Würfel der Tabelle „Zufälliges Muslimisches Land“
roll-random_muslim_second = die zweite Tabelle „Zufälliges Muslimisches Land“
    .title = Die zweite Tabelle „Zufälliges Muslimisches Land“
roll-random_shia_mix = die Tabelle „Zufälliges Gemischt-Schiitisches Land“ (drei Würfel)
    .title = Die Tabelle „Zufälliges Gemischt-Schiitisches Land“
roll-random_schengen = die Schengen-Tabelle
    .title = Die Schengen-Tabelle
roll-npt_safeguards = die WMD des Iran ({ $number } oder weniger)
    .title = Die WMD des Iran
roll-paris_attacks_tan = der beige Würfel für „Anschläge von Paris“: wo
    .title = Der beige Würfel für „Anschläge von Paris“: wo
roll-paris_attacks_black = der schwarze Würfel für „Anschläge von Paris“: was
    .title = Der schwarze Würfel für „Anschläge von Paris“: was
roll-je_suis_charlie = „Je suis Charlie“ (das Ansehen sinkt um die Hälfte des Wurfs, aufgerundet)
    .title = Je suis Charlie
roll-attrition_us = Kampfauswirkungen { $country-in }, USA (Treffer bei { $number } oder weniger)
    .title = Kampfauswirkungen { $country-in }, USA
roll-attrition_jihadist = Kampfauswirkungen { $country-in }, Jihadisten (Treffer bei { $number } oder weniger)
    .title = Kampfauswirkungen { $country-in }, Jihadisten
roll-intl_banking_regime = „Int. Bankenaufsicht“ (die Finanziellen Mittel sinken um die Hälfte des Wurfs, aufgerundet)
    .title = Int. Bankenaufsicht
roll-covert_action = Verdeckte Aktion { $country-in } (4 oder mehr)
    .title = Verdeckte Aktion { $country-in }
roll-seek_wmd = die Suche nach WMD { $country-in } ({ $number } oder weniger)
    .title = Die Suche nach WMD { $country-in }
roll-plot_governance = der Plot gegen die Regierungsführung { $country-in } ({ $number } oder weniger)
    .title = Der Plot gegen die Regierungsführung { $country-in }

draw-card = die nächste Karte für { $side-den }
    .ask = Zieh die nächste Karte für { $side-den }: Welche Nummer hat sie?
draw-from_hand = eine zufällige Karte von der Hand { $side-gen }
    .ask = Zieh eine zufällige Karte von der Hand { $side-gen }: Welche Nummer hat sie?
draw-shuffle = die nächste Karte des Stapels der Jihadisten
draw-random_neighbour = eines der Nachbarländer, die den Marker aufnehmen können
