# The Non-players of A Distant Plain by the flow charts of the third printing: what they looked at, and why.
#
# box-chart_<faction>-<box>   a question that chooses the operation
# step-chart_<step>           a step of an operation: the spaces it is for
# priority-<row>              the spaces that go before the others

rule-chart-common = Ablaufdiagramme
    .text = Dritte Auflage: Ein Ereignis wird nach den Zeilen von 8.1 genommen oder gelassen, nur „Stammesälteste“ nehmen Koalition und Taliban immer. Dann nennt das Diagramm der Fraktion eine Operation, und deren Schritte werden der Reihe nach ausgeführt. Was nichts bewirken kann, weicht der nächsten Operation des Diagramms.
rule-chart-coalition = Diagramm der Koalition
    .text = Durchkämmen, wenn sich jemand unter Unterstützenden versteckt oder die Guerilla einer Spieler-Fraktion bei einer Basis der Koalition; Sturmangriff, wenn das die Basis einer Spieler-Fraktion oder irgendetwas bei Unterstützung entfernt; sonst Ausbilden.
rule-chart-government = Diagramm der Regierung
    .text = Sturmangriff für die Kontrolle von 2 Bevölkerung oder gegen eine Basis der Taliban; Patrouille, wenn eine Spieler-Fraktion oder die Taliban Straßen halten; Ausbilden mit 10 Verfügbaren Truppen oder für eine Basis; sonst Durchkämmen.
rule-chart-taliban = Diagramm der Taliban
    .text = Terror, der 3 Punkte verschiebt; Sammeln mit 15 Verfügbaren Guerillas oder für eine Basis; Angriff, wenn das 2 Spielsteine der Koalition entfernt; sonst Marsch.
rule-chart-warlords = Diagramm der Warlords
    .text = Sammeln für eine Basis; Marsch, solange keine Spieler-Fraktion über ihrem Ziel ist; Terror, wenn das den Siegabstand einer Spieler-Fraktion senkt; sonst Angriff.


## The Coalition

box-chart_coalition-start = Versteckt sich jemand unter Unterstützenden oder die Guerilla einer Spieler-Fraktion bei einer Basis der Koalition?
box-chart_coalition-assault = Würde Sturmangriff oder ein Luftschlag die Basis einer Spieler-Fraktion oder irgendetwas bei Unterstützung entfernen?
step-chart_coalition_sweep_support = Durchkämmen unter Unterstützenden
step-chart_coalition_sweep_in_place = Durchkämmen an Ort und Stelle
step-chart_coalition_sweep_into = Durchkämmen mit Einmarsch in ein weiteres Gebiet
step-chart_coalition_sweep_from = Truppen der Koalition, die kommen können
step-chart_coalition_assault_base = Sturmangriff, wo eine Basis fällt
step-chart_coalition_assault_support = Sturmangriff unter Unterstützenden
step-chart_coalition_assault = Sturmangriff an Ort und Stelle
step-chart_coalition_train_relief = Zivile Maßnahmen gegen Opposition, da die Taliban eine Spieler-Fraktion nahe am Ziel sind
step-chart_coalition_train_home = Zivile Maßnahmen bei einer Basis der Koalition
step-chart_coalition_train_abroad = Zivile Maßnahmen bei Spielsteinen der Koalition
step-chart_coalition_train_cubes = Klötzchen für eine Basis der Koalition, der sie fehlen
step-chart_coalition_village = Polizei für ein Dorf
step-chart_coalition_surge_home = Truppen, die heimkehren können
step-chart_coalition_surge_base = Ein Ort für eine Basis der Koalition
step-chart_coalition_surge_base_from = Eine Basis der Koalition ohne Unterstützende
step-chart_coalition_strike_base = Luftschlag auf eine Basis
step-chart_coalition_strike = Luftschlag
step-chart_coalition_airlift_bare = Spielsteine der Koalition, die ohne Klötzchen der Regierung Taliban gegenüberstehen
step-chart_coalition_airlift_from = Truppen der Regierung, die fliegen können
step-chart_coalition_airlift_crowded = Basen der Koalition voller Truppen der Regierung
step-chart_coalition_airlift_elsewhere = Gebiete unter COIN-Kontrolle ohne Basis der Koalition


## The Government

box-chart_government-start = Würde Sturmangriff die Kontrolle von 2 Bevölkerung bringen oder eine Basis der Taliban entfernen?
box-chart_government-patrol = Hat eine Spieler-Fraktion 2 Spielsteine auf einer LoC, oder halten die Taliban eine mit Wirtschaftswert 3 oder 4?
box-chart_government-train = Sind 10 Truppen Verfügbar, oder würde Ausbilden eine Basis schaffen?
step-chart_government_assault_control = Sturmangriff, wo Kontrolle entsteht
step-chart_government_assault = Sturmangriff
step-chart_government_patrol_kabul = Klötzchen für die Kontrolle von Kabul
step-chart_government_patrol_players = Klötzchen gegen eine Spieler-Fraktion auf einer LoC
step-chart_government_patrol_rich = Zwei Klötzchen für eine LoC mit Wirtschaftswert 3 oder 4
step-chart_government_patrol_roads = Ein Klötzchen für jede andere LoC
step-chart_government_patrol_police = Polizei, die kommen kann
step-chart_government_patrol_troops = Truppen, die kommen können
step-chart_government_patrol_assault = Sturmangriff auf einer LoC
step-chart_government_train_base = Ausbilden für eine Basis, mit drei Klötzchen, ohne COIN-Basis und mit Platz
step-chart_government_train_patronage = Ausbilden, um die Bevölkerung zu gewinnen und für Patronage zu regieren
step-chart_government_train_colony = Eine Provinz mit 2 Bevölkerung für eine Basis, per Transport erreichbar
step-chart_government_train_cubes = Ausbilden für Klötzchen in Kabul oder bei einer COIN-Basis
step-chart_government_train_relief = Zivile Maßnahmen
step-chart_government_sweep_into = Durchkämmen, wo Kontrolle entsteht
step-chart_government_sweep_in_place = Durchkämmen an Ort und Stelle
step-chart_government_sweep_from = Truppen, die kommen können
step-chart_government_eradicate = Drogenvernichtung
step-chart_government_govern_patronage = Regieren für Patronage
step-chart_government_govern_people = Regieren für Bevölkerung bei einer COIN-Basis
step-chart_government_transport_to = Transport, wo Kontrolle entsteht


## The Taliban

box-chart_taliban-start = Würde Terror 3 Punkte oder mehr verschieben?
box-chart_taliban-rally = Sind 15 Guerillas Verfügbar, oder würde Sammeln eine Basis schaffen?
box-chart_taliban-attack = Würde Angriff oder Hinterhalt 2 Spielsteine der Koalition entfernen?
step-chart_taliban_terror_support = Terror bei Unterstützung
step-chart_taliban_terror_neutral = Terror, wo die Bevölkerung Neutral ist
step-chart_taliban_rally_bare = Sammeln bei einer Basis ohne Guerillas
step-chart_taliban_rally_base = Sammeln für eine Basis, mit drei Guerillas und Platz
step-chart_taliban_rally_hide = Sammeln zum Untertauchen bei einer Basis mit Klötzchen ringsum
step-chart_taliban_rally_kabul = Sammeln in Kabul
step-chart_taliban_rally_sow = Sammeln in einem Neutralen Gebiet ohne Koalition und Taliban
step-chart_taliban_rally_bases = Sammeln bei einer Basis
step-chart_taliban_rally_pakistan = Kostenloses Sammeln in Pakistan
step-chart_taliban_march_guard = Marsch zu einer Basis, die niemand bewacht
step-chart_taliban_march_settle = Marsch dorthin, wo eine Basis sein könnte
step-chart_taliban_march_neutral = Marsch in ein Neutrales Gebiet ohne Koalition und Taliban
step-chart_taliban_march_support = Marsch in ein Gebiet mit Unterstützung
step-chart_taliban_march_road = Marsch auf eine LoC, um in der Überzahl zu sein
step-chart_taliban_attack_coalition = Angriff, wo Spielsteine der Koalition gehen
step-chart_taliban_attack_ambush = Hinterhalt
step-chart_taliban_attack_mass = Angriff mit vier Guerillas oder mehr
step-chart_taliban_infiltrate = Unterwandern


## The Warlords

box-chart_warlords-start = Würde Sammeln eine Basis schaffen?
box-chart_warlords-march = Ist keine Spieler-Fraktion über ihrem Ziel?
box-chart_warlords-terror = Würde Terror den Siegabstand einer Spieler-Fraktion senken?
step-chart_warlords_rally_replace = Eine Basis der Regierung bestechen, um Platz für eine zu machen
step-chart_warlords_rally_base = Sammeln für eine Basis, mit drei Guerillas und Platz
step-chart_warlords_rally_second = Sammeln bei einer einzelnen Basis mit Platz für eine weitere
step-chart_warlords_rally_guard = Sammeln bei einer Basis ohne Guerillas
step-chart_warlords_rally_bases = Sammeln bei einer Basis
step-chart_warlords_rally_loose = Sammeln bei Guerillas ohne Basis
step-chart_warlords_rally_elsewhere = Sammeln irgendwo
step-chart_warlords_march_guard = Marsch zu einer Basis ohne untergetauchte Guerilla
step-chart_warlords_march_road = Marsch auf eine LoC, zu zweit
step-chart_warlords_march_settle = Marsch dorthin, wo eine Basis sein könnte
step-chart_warlords_march_control = Marsch, wo das die Kontrolle beendet
step-chart_warlords_march_people = Marsch zur Bevölkerung
step-chart_march_from = Guerillas, die kommen können
step-chart_warlords_terror_player = Terror, der den Siegabstand einer Spieler-Fraktion senkt
step-chart_warlords_terror_any = Terror bei Unterstützung oder Opposition
step-chart_warlords_attack = Angriff, der den Siegabstand einer Spieler-Fraktion senkt
step-chart_warlords_cultivate = Anbauen
step-chart_warlords_suborn_government = Bestechen gegen eine Regierung als Spieler-Fraktion
step-chart_warlords_suborn_control = Bestechen, wo das die Kontrolle beendet


## Which spaces go first

priority-ambush_list = wo der wertvollste Spielstein geht
priority-bases = mit den meisten Basen
priority-bases_removed = wo die meisten Basen gehen
priority-coalition_base = mit einer Basis der Koalition
priority-coalition_hit = wo die meisten Spielsteine der Koalition gehen
priority-crowded = voller Truppen der Regierung
priority-free = wo der Weg nichts kostet
priority-guerrillas_free = mit den meisten entbehrlichen Guerillas
priority-guerrillas_removed = wo die meisten Guerillas gehen
priority-hidden = wo sie ungesehen ankommen
priority-last_guerrilla = mit der letzten Guerilla einer Fraktion
priority-last_pieces = mit den letzten Spielsteinen einer Fraktion
priority-no_coalition = ohne Spielsteine der Koalition
priority-no_taliban = ohne Taliban
priority-not_at_support = ohne Unterstützung
priority-of_the_government = mit Spielsteinen der Regierung
priority-players_control = unter Kontrolle einer Spieler-Fraktion
priority-players_cubes = mit den meisten Klötzchen einer Regierung als Spieler-Fraktion
priority-players_found = wo die meisten Guerillas von Spieler-Fraktionen gefunden werden
priority-players_pieces = mit den meisten Spielsteinen einer Spieler-Fraktion
priority-population_and_econ = mit der größten Bevölkerung und dem höchsten Wirtschaftswert
priority-removed = wo am meisten geht
priority-troops_free = mit den meisten entbehrlichen Truppen
priority-warlord_bases = mit den meisten Basen der Warlords
