# The Non-players of A Distant Plain by the flow charts of the third printing: what they looked at, and why.
#
# box-chart_<faction>-<box>   a question that chooses the operation
# step-chart_<step>           a step of an operation: the spaces it is for
# priority-<row>              the spaces that go before the others

rule-chart-common = フローチャート
    .text = 第3刷。イベントを実施するかどうかは8.1の各項目によるが、「Tribal Elders」は連合諸国とタリバンが必ず実施する。次に派閥のフローチャートがオペレーションを示し、その手順を順に行う。何もできないものは、フローチャートの次のオペレーションに代わる。
rule-chart-coalition = 連合諸国のフローチャート
    .text = 支持の所に潜伏状態のゲリラがいるか、連合諸国の基地にプレーヤーのゲリラが潜伏していればスイープ。プレーヤーの基地、または支持の所で何かを除去できれば急襲。それ以外は訓練。
rule-chart-government = 政府のフローチャート
    .text = 人口値2の支配を得るか、タリバンの基地を除去できれば急襲。プレーヤーまたはタリバンが連絡線を押さえていればパトロール。利用可能な兵員が10個あるか、基地を置けるなら訓練。それ以外はスイープ。
rule-chart-taliban = タリバンのフローチャート
    .text = 3点シフトさせられればテロ。利用可能なゲリラが15個あるか、基地を置けるなら集結。連合諸国のコマを2個除去できれば攻撃。それ以外は展開。
rule-chart-warlords = 軍閥のフローチャート
    .text = 基地を置けるなら集結。目標を超えたプレーヤーがいない間は展開。プレーヤーのマージンを下げられればテロ。それ以外は攻撃。


## The Coalition

box-chart_coalition-start = 支持の所に潜伏状態のゲリラがいるか、または連合諸国の基地にプレーヤーのゲリラが潜伏しているか？
box-chart_coalition-assault = 急襲または航空攻撃で、プレーヤーの基地、または支持の所で何かを除去できるか？
step-chart_coalition_sweep_support = 支持の所でのスイープ
step-chart_coalition_sweep_in_place = その場でのスイープ
step-chart_coalition_sweep_into = もう1つのスペースへのスイープ
step-chart_coalition_sweep_from = 来られる連合諸国の兵員
step-chart_coalition_assault_base = 基地を除去できる急襲
step-chart_coalition_assault_support = 支持の所での急襲
step-chart_coalition_assault = その場での急襲
step-chart_coalition_train_relief = 対立に対する民生活動（プレーヤーのタリバンが目標に近いため）
step-chart_coalition_train_home = 連合諸国の基地での民生活動
step-chart_coalition_train_abroad = 連合諸国のコマがある所での民生活動
step-chart_coalition_train_cubes = キューブのない連合諸国の基地へのキューブ
step-chart_coalition_village = 村への警察
step-chart_coalition_surge_home = 引き揚げられる兵員
step-chart_coalition_surge_base = 連合諸国の基地の置き場所
step-chart_coalition_surge_base_from = 支持のない所の連合諸国の基地
step-chart_coalition_strike_base = 基地への航空攻撃
step-chart_coalition_strike = 航空攻撃
step-chart_coalition_airlift_bare = 政府のキューブなしでタリバンと向き合う連合諸国のコマ
step-chart_coalition_airlift_from = 運べる政府の兵員
step-chart_coalition_airlift_crowded = 政府の兵員で混み合う連合諸国の基地
step-chart_coalition_airlift_elsewhere = 連合諸国の基地がないCOIN支配下のスペース


## The Government

box-chart_government-start = 急襲で人口値2の支配を得るか、またはタリバンの基地を除去できるか？
box-chart_government-patrol = プレーヤーのコマが2個ある連絡線があるか、またはタリバンが経済値3か4の連絡線を押さえているか？
box-chart_government-train = 利用可能な兵員が10個あるか、または訓練で基地を置けるか？
step-chart_government_assault_control = 支配を得る急襲
step-chart_government_assault = 急襲
step-chart_government_patrol_kabul = カブールを支配するためのキューブ
step-chart_government_patrol_players = 連絡線のプレーヤーに対するキューブ
step-chart_government_patrol_rich = 経済値3か4の連絡線へのキューブ2個
step-chart_government_patrol_roads = ほかの連絡線へのキューブ1個
step-chart_government_patrol_police = 来られる警察
step-chart_government_patrol_troops = 来られる兵員
step-chart_government_patrol_assault = 連絡線での急襲
step-chart_government_train_base = 基地のための訓練（キューブ3個と余地があり、COINの基地がない所）
step-chart_government_train_patronage = 住民を味方にし、統治でパトロネージを得るための訓練
step-chart_government_train_colony = 輸送で届く、基地のための人口値2の行政区
step-chart_government_train_cubes = キューブのための訓練（カブールまたはCOINの基地）
step-chart_government_train_relief = 民生活動
step-chart_government_sweep_into = 支配を得るスイープ
step-chart_government_sweep_in_place = その場でのスイープ
step-chart_government_sweep_from = 来られる兵員
step-chart_government_eradicate = 麻薬撲滅
step-chart_government_govern_patronage = パトロネージのための統治
step-chart_government_govern_people = COINの基地での人口のための統治
step-chart_government_transport_to = 支配を得る輸送


## The Taliban

box-chart_taliban-start = テロで3点以上シフトさせられるか？
box-chart_taliban-rally = 利用可能なゲリラが15個あるか、または集結で基地を置けるか？
box-chart_taliban-attack = 攻撃または待ち伏せで連合諸国のコマを2個除去できるか？
step-chart_taliban_terror_support = 支持の所でのテロ
step-chart_taliban_terror_neutral = 中立の所でのテロ
step-chart_taliban_rally_bare = ゲリラのいない基地での集結
step-chart_taliban_rally_base = 基地のための集結（ゲリラ3個と余地がある所）
step-chart_taliban_rally_hide = 周りにキューブがいる基地での、潜伏のための集結
step-chart_taliban_rally_kabul = カブールでの集結
step-chart_taliban_rally_sow = 連合諸国もタリバンもいない中立のスペースでの集結
step-chart_taliban_rally_bases = 基地での集結
step-chart_taliban_rally_pakistan = パキスタンでの無償の集結
step-chart_taliban_march_guard = 守る者のいない基地への展開
step-chart_taliban_march_settle = 基地を置ける所への展開
step-chart_taliban_march_neutral = 連合諸国もタリバンもいない中立のスペースへの展開
step-chart_taliban_march_support = 支持のスペースへの展開
step-chart_taliban_march_road = 敵より多くなるための連絡線への展開
step-chart_taliban_attack_coalition = 連合諸国のコマを除去できる攻撃
step-chart_taliban_attack_ambush = 待ち伏せ
step-chart_taliban_attack_mass = ゲリラ4個以上での攻撃
step-chart_taliban_infiltrate = 浸透


## The Warlords

box-chart_warlords-start = 集結で基地を置けるか？
box-chart_warlords-march = 目標を超えたプレーヤーはいないか？
box-chart_warlords-terror = テロでプレーヤーのマージンを下げられるか？
step-chart_warlords_rally_replace = 基地の余地を作るための、政府の基地の買収
step-chart_warlords_rally_base = 基地のための集結（ゲリラ3個と余地がある所）
step-chart_warlords_rally_second = もう1個置ける、単独の基地での集結
step-chart_warlords_rally_guard = ゲリラのいない基地での集結
step-chart_warlords_rally_bases = 基地での集結
step-chart_warlords_rally_loose = 基地のないゲリラの所での集結
step-chart_warlords_rally_elsewhere = 任意の所での集結
step-chart_warlords_march_guard = 潜伏状態のゲリラのいない基地への展開
step-chart_warlords_march_road = 連絡線への2個の展開
step-chart_warlords_march_settle = 基地を置ける所への展開
step-chart_warlords_march_control = 支配をなくす展開
step-chart_warlords_march_people = 人口のある所への展開
step-chart_march_from = 来られるゲリラ
step-chart_warlords_terror_player = プレーヤーのマージンを下げるテロ
step-chart_warlords_terror_any = 支持または対立の所でのテロ
step-chart_warlords_attack = プレーヤーのマージンを下げる攻撃
step-chart_warlords_cultivate = 栽培
step-chart_warlords_suborn_government = 政府のプレーヤーに対する買収
step-chart_warlords_suborn_control = 支配をなくす買収


## Which spaces go first

priority-ambush_list = 最も価値の高いコマを除去できる所
priority-bases = 基地が最も多い所
priority-bases_removed = 除去できる基地が最も多い所
priority-coalition_base = 連合諸国の基地がある所
priority-coalition_hit = 除去できる連合諸国のコマが最も多い所
priority-crowded = 政府の兵員で混み合う所
priority-free = 移動にコストがかからない所
priority-guerrillas_free = 余裕のあるゲリラが最も多い所
priority-guerrillas_removed = 除去できるゲリラが最も多い所
priority-hidden = 潜伏状態のまま着ける所
priority-last_guerrilla = ある派閥の最後のゲリラがいる所
priority-last_pieces = ある派閥の最後のコマがある所
priority-no_coalition = 連合諸国のコマがない所
priority-no_taliban = タリバンがいない所
priority-not_at_support = 支持でない所
priority-of_the_government = 政府のコマがある所
priority-players_control = プレーヤーが支配する所
priority-players_cubes = 政府のプレーヤーのキューブが最も多い所
priority-players_found = 見つかるプレーヤーのゲリラが最も多い所
priority-players_pieces = プレーヤーのコマが最も多い所
priority-population_and_econ = 人口値と経済値の合計が最も高い所
priority-removed = 最も多く除去できる所
priority-troops_free = 余裕のある兵員が最も多い所
priority-warlord_bases = 軍閥の基地が最も多い所
