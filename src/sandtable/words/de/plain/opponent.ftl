# The Non-players of A Distant Plain: what they looked at, and why they do what they do (8).
#
# box-<faction>-<box>   a question that chooses the operation
# step-<step>           a step of a procedure: the spaces it is for
# priority-<row>        the spaces that go before the others

note-why-yes = { $question } Ja.
note-why-no = { $question } Nein.
note-why-box = { $box }: { $spaces }.
note-why-not-box = { $box }: keine.
note-why-closed-box = { $box }: Die Bedingung gilt jetzt nicht.
note-why-step = { $step }: { $spaces }.
note-why-no-step = { $step }: keine.
note-why-priority = Davon zuerst – { $priority }: { $spaces }.
note-why-random = Gleichstand: { $spaces }. Gewürfelt { $tan }, { $black } und { $green }: ab { $rolled } ist das erste davon { $space }.
note-why-drawn = Gleichstand: { $spaces }. Per Los: { $space }.
note-why-faction-drawn = Per Los: { $faction-der }.
note-why-impossible = { $operation } bewirkt jetzt nichts.
note-why-poor = Weniger als { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
    }: Passen.
note-why-event = „{ $card }“ wird genommen: Das Blatt der Fraktion spricht nicht dagegen, und es würde etwas ändern.
note-why-no-event-instruction = „{ $card }“: Das Blatt der Fraktion sagt nein.
note-why-no-event-player = „{ $card }“: nicht, solange eine Spieler-Fraktion etwas davon hätte.
note-why-no-event-effect = „{ $card }“ würde nichts ändern.
note-why-no-event-momentum = „{ $card }“: Momentum lohnt nicht, wenn als Nächstes Propaganda kommt.
note-why-no-event-patron = „{ $card }“: Fähigkeiten und Islamabad sind Sache einer Spieler-Fraktion.
note-why-no-capability = Gewürfelt { $pips } gegen { $count ->
        [one] { $count } Propagandakarte
       *[other] { $count } Propagandakarten
    }: Die Fähigkeit bleibt liegen.
note-why-rich-roads = Erpressen auf den nicht sabotierten LoCs mit Wirtschaftswert 3 und 4.
note-why-patronage = Die Patronage ist über 20, oder die Regierung kann nicht zahlen: 3 Patronage werden Ressourcen.
note-why-accidental = „Zufallsguerillas“: Eine einzelne Guerilla ist keinen Sturmangriff wert.
note-why-no-special = Keine Sonderaktivität ist möglich.
note-why-rich = Drogenhandel würde die Warlords auf 75 Ressourcen bringen.
note-why-counter-narc = „Drogenbekämpfung“: Drogenhandel für eine einzelne Basis lohnt nicht.


## The Warlords (8.5)

box-warlords-start = Sind 6 oder mehr Spielsteine der Warlords Verfügbar?
box-warlords-march = Sind Ressourcen und Basen der Warlords zusammen 50 oder weniger?
step-warlords_rally_hide = Sammeln zum Untertauchen, nicht paschtunisch, mit Basis, Klötzchen und nur aktiven Guerillas
step-warlords_rally_base = Sammeln für eine Basis, mit zwei Guerillas und Platz
step-warlords_rally_guard = Sammeln zum Platzieren, mit Basis und ohne Guerilla
step-warlords_rally_grow = Sammeln zum Platzieren, mit Guerillas und ohne Basis
step-warlords_rally_sow = Sammeln zum Platzieren, damit Anbauen möglich wird
step-warlords_rally_elsewhere = Sammeln zum Platzieren, irgendwo
step-warlords_march_road = Marsch auf eine leere LoC
step-warlords_march_control = Marsch, wo das die Kontrolle beendet
step-warlords_march_province = Marsch in eine weitere Provinz
step-warlords_terror_opposition = Terror bei Opposition, da die Koalition Nichtspieler ist
step-warlords_terror_support = Terror bei Unterstützung, da die Taliban Nichtspieler sind
step-warlords_terror_either = Terror bei Unterstützung oder Opposition
step-warlords_cultivate = Anbauen
step-warlords_suborn_control = Bestechen, wo das die Kontrolle beendet
step-warlords_suborn_taliban = Bestechen gegen Guerillas der Taliban
step-warlords_suborn_government = Bestechen gegen die Regierung


## The Government (8.6)

box-government-start = Sind 15 oder mehr Spielsteine der Regierung Verfügbar, oder könnte Regieren Patronage bringen?
box-government-patrol = Sind die Guerillas der Taliban auf einer LoC oder in Kabul zahlreicher als alle anderen?
box-government-assault = Würde Sturmangriff mit Drogenvernichtung eine Basis oder zwei Guerillas entfernen?
step-government_train_base = Ausbilden für eine Basis, mit drei Klötzchen, ohne COIN-Basis und mit Platz
step-government_train_civic = Ausbilden für Klötzchen, damit Zivile Maßnahmen möglich werden
step-government_train_cubes = Ausbilden für Klötzchen in Kabul oder bei einer COIN-Basis
step-government_train_civic_action = Zivile Maßnahmen ohne Basis der Koalition
step-government_govern_patronage = Regieren für Patronage
step-government_govern_empty = Regieren für Bevölkerung, wo keine ist
step-government_govern_people = Regieren für Bevölkerung
step-government_transport_from = Transport aus einem Überschuss an Truppen
step-government_transport_police = Transport zu Polizei ohne Truppen oder COIN-Basis
step-government_transport_control = Transport, wo das COIN-Kontrolle bringt
step-government_patrol_where = Patrouille, wo die Taliban zahlreicher sind als alle anderen
step-government_patrol_police = Polizei, die kommen kann
step-government_patrol_troops = Truppen, die kommen können
step-government_patrol_assault = Sturmangriff auf einer LoC
step-government_sweep_into = Durchkämmen mit Einmarsch, wo das COIN-Kontrolle bringt
step-government_sweep_in_place = Durchkämmen an Ort und Stelle
step-government_sweep_from = Truppen, die kommen können
step-government_assault = Sturmangriff
step-government_eradicate = Drogenvernichtung
step-government_civic_action_opposition = Zivile Maßnahmen gegen Opposition
step-government_civic_action_support = Zivile Maßnahmen für Unterstützung, ohne Basis der Koalition


## The Taliban (8.7)

box-taliban-start = Sind 15 oder mehr Spielsteine der Taliban Verfügbar oder 15 Guerillas aktiv?
box-taliban-march = Sind in Gebieten mit Unterstützung und auf LoCs keine untergetauchten und weniger als vier Guerillas der Taliban?
box-taliban-attack = Sind Unterstützung und Verfügbare Spielsteine der Koalition zusammen 20 oder weniger?
step-taliban_rally_hide = Sammeln zum Untertauchen, mit Basis, Klötzchen und nur aktiven Guerillas
step-taliban_rally_base = Sammeln für eine Basis, mit drei Guerillas und Platz
step-taliban_rally_kabul = Sammeln in Kabul, ohne untergetauchte Guerilla
step-taliban_rally_control = Sammeln, wo das Taliban-Kontrolle bringt
step-taliban_rally_grow = Sammeln, wo eine oder zwei Guerillas sind
step-taliban_rally_bases = Sammeln bei Basen der Taliban
step-taliban_infiltrate_road = Unterwandern auf einer LoC
step-taliban_infiltrate_base = Unterwandern, um eine Basis der Regierung zu entfernen
step-taliban_infiltrate_police = Unterwandern der letzten Polizei
step-taliban_infiltrate_any = Unterwandern
step-taliban_march_road = Marsch auf eine LoC
step-taliban_march_kabul = Marsch nach Kabul
step-taliban_march_near = Marsch in eine Provinz ohne Opposition oder Taliban-Kontrolle
step-taliban_march_far = Weiter durch paschtunische Gebiete zur billigsten und nächsten Provinz
step-taliban_march_control = Marsch, wo das Taliban-Kontrolle bringt
step-taliban_attack_coalition = Angriff, wo ein Hinterhalt einen Spielstein der Koalition entfernt
step-taliban_attack_others = Angriff, wo ein Hinterhalt möglich ist
step-taliban_attack_mass = Angriff mit vier aktiven Guerillas
step-taliban_ambush = Hinterhalt
step-taliban_terror_road = Sabotage
step-taliban_terror_people = Terror, wo die Bevölkerung nicht in Opposition ist
step-sharia = Scharia


## The Coalition (8.8)

box-coalition-start = Sind weniger als vier Spielsteine der Taliban bei COIN-Spielsteinen?
box-coalition-assault = Würde Sturmangriff mit Lufttransport oder Luftschlag eine Basis oder vier Spielsteine der Taliban entfernen?
step-coalition_civic_action = Zivile Maßnahmen
step-coalition_train_bases = Ausbilden für Klötzchen bei Basen der Koalition
step-coalition_train_police = Polizei von anderswo
step-coalition_village = Dorfstabilisierung
step-coalition_surge_out = Aufstockung: Spielsteine hinaus, vor der letzten Propagandarunde
step-coalition_surge_base = Aufstockung: eine Basis hinein
step-coalition_surge_troops = Aufstockung: Truppen hinein
step-coalition_airlift_from = Lufttransport aus einem Überschuss an Truppen der Koalition
step-coalition_airlift_to = Lufttransport, wo das COIN-Kontrolle bringt
step-coalition_sweep = Durchkämmen
step-coalition_sweep_airlift = Lufttransport, damit Durchkämmen die letzten untergetauchten Taliban findet
step-coalition_assault = Sturmangriff
step-coalition_assault_airlift = Lufttransport, damit Sturmangriff eine Basis oder vier Spielsteine der Taliban entfernt
step-coalition_strike_drone = Luftschlag mit Drohne in Pakistan
step-coalition_strike_base = Luftschlag auf eine Basis der Taliban
step-coalition_strike_last = Luftschlag auf die letzten Taliban eines Gebiets
step-coalition_strike_most = Luftschlag auf Guerillas der Taliban


## What lasting events ask

step-isr_road = Taliban auf einer LoC aktiv machen
step-isr_last = Die letzten untergetauchten Taliban eines Gebiets aktiv machen
step-isr_any = Taliban aktiv machen
step-isr_others = Irgendwen aktiv machen
step-recruit = Eine Guerilla platzieren
step-defector = Eine Polizeieinheit zum Überlaufen bringen
step-reapers = Eine getroffene Provinz verschieben
step-ied = Eine Sprengladung auf einer LoC
step-ied_cube = Ein Klötzchen, das daran vorbeikam


## What goes first

priority-population = die größte Bevölkerung
priority-cultivate = wo Anbauen dann eine Basis platzieren könnte
priority-warlord_base = mit einer Basis der Warlords
priority-by_base = wo die Basis der Regierung es bewirkt
priority-road = LoCs zuerst
priority-afghan = Pakistan zuletzt
priority-no_road = LoCs zuletzt
priority-econ = der höchste Wirtschaftswert
priority-kabul = Kabul zuerst
priority-terror = mit den wenigsten Terrormarkern
priority-shift = die größte Verschiebung
priority-at_support = bei Unterstützung
priority-at_opposition = bei Opposition
priority-non_pashtun = nicht paschtunische
priority-government_cubes = mit den wenigsten Klötzchen der Regierung
priority-cubes = mit den meisten dieser Art
priority-excess = der größte Überschuss
priority-taliban_control = unter Taliban-Kontrolle
priority-taliban_guerrillas = nach der Zahl der Guerillas der Taliban
priority-taliban_removed = wo die meisten Taliban entfernt werden
priority-warlords_removed = wo die meisten Guerillas der Warlords entfernt werden
priority-taliban_bases_removed = wo die meisten Basen der Taliban entfernt werden
priority-taliban_found = wo die meisten Guerillas der Taliban aktiv werden
priority-warlords_found = wo die meisten Guerillas der Warlords aktiv werden
priority-found = wo die meisten Guerillas aktiv werden
priority-coalition_piece = wo ein Spielstein der Koalition gehen kann
priority-government_base = wo eine Basis der Regierung gehen kann
priority-no_government_base = ohne Basis der Regierung
priority-police = nach der Zahl der Polizeieinheiten
priority-coalition_troops = mit den meisten Truppen der Koalition
priority-least_population = die kleinste Bevölkerung
priority-taliban = mit Taliban
priority-taliban_base = mit einer Basis der Taliban
priority-pakistan = Pakistan, solange Islamabad auf Förderung und Hart steht
priority-ends_coin_control = wo das die COIN-Kontrolle beendet
priority-ends_taliban_control = wo das die Taliban-Kontrolle beendet
priority-ends_control = wo das die Kontrolle über die größte Bevölkerung beendet
priority-adds_coin_control = wo das COIN-Kontrolle bringt
priority-keeps_control = wo keine Kontrolle verloren geht
priority-coin_control = unter COIN-Kontrolle
priority-of_a_player = mit Spielsteinen einer Person
priority-no_coalition_base = ohne Basis der Koalition
priority-base_goes = wo eine Basis entfernt werden kann
priority-no_warlords = ohne Guerillas der Warlords
priority-own_active = mit eigenen aktiven Guerillas
priority-most_own = mit den meisten eigenen Spielsteinen
priority-most_own_active = mit den meisten eigenen aktiven Guerillas
priority-most_coalition_troops = mit den meisten Truppen der Koalition
priority-raid = wo Durchkämmen und Sturmangriff am meisten entfernen
priority-most_bases = wo die meisten Basen platziert oder entfernt werden
priority-most_pieces = wo die meisten Spielsteine platziert oder entfernt werden
priority-most_shift = wo sich die größte Bevölkerung verschiebt
priority-own_guerrillas = mit eigenen Guerillas
