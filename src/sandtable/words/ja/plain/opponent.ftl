# The Non-players of A Distant Plain: what they looked at, and why they do what they do (8).
#
# box-<faction>-<box>   a question that chooses the operation
# step-<step>           a step of a procedure: the spaces it is for
# priority-<row>        the spaces that go before the others

note-why-yes = { $question }はい。
note-why-no = { $question }いいえ。
note-why-box = { $box }：{ $spaces }。
note-why-not-box = { $box }：なし。
note-why-closed-box = { $box }：今は条件を満たしていない。
note-why-step = { $step }：{ $spaces }。
note-why-no-step = { $step }：なし。
note-why-priority = そのうち、{ $priority }：{ $spaces }。
note-why-random = 同等：{ $spaces }。ダイスの目は{ $tan }、{ $black }、{ $green }：{ $rolled }から数えて最初のものは{ $space }。
note-why-drawn = 同等：{ $spaces }。抽選で{ $space }。
note-why-faction-drawn = 抽選で{ $faction }。
note-why-impossible = { $operation }では今は何もできない。
note-why-poor = リソースが{ $count }未満：パス。
note-why-event = 「{ $card }」を実施する：派閥のシートが禁じておらず、変わるものがある。
note-why-no-event-instruction = 「{ $card }」：派閥のシートでは実施しない。
note-why-no-event-player = 「{ $card }」：プレーヤーの得になる間は実施しない。
note-why-no-event-effect = 「{ $card }」では何も変わらない。
note-why-no-event-momentum = 「{ $card }」：次がプロパガンダなので、モメンタムの価値がない。
note-why-no-event-patron = 「{ $card }」：情勢とイスラマバードはプレーヤーに任せる。
note-why-no-capability = ダイスの目{ $pips }に対し、プロパガンダカードは残り{ $count }枚：情勢は選ばない。
note-why-rich-roads = サボタージュのない経済値3と4の連絡線で脅迫を行う。
note-why-patronage = パトロネージが20を超えるか、政府が支払えない：パトロネージ3をリソースにする。
note-why-accidental = 「Accidental Guerrillas」：ゲリラ1個だけなら急襲に値しない。
note-why-no-special = 行える特殊活動がない。
note-why-rich = 麻薬取引で軍閥のリソースが75に達してしまう。
note-why-counter-narc = 「Counter-Narc」：基地1個だけの麻薬取引は割に合わない。


## The Warlords (8.5)

box-warlords-start = 利用可能な軍閥のコマが6個以上あるか？
box-warlords-march = 軍閥のリソースと基地の合計は50以下か？
step-warlords_rally_hide = 潜伏のための集結（基地とキューブがあり、ゲリラがすべて活動状態の、パシュトゥーン人居住区以外）
step-warlords_rally_base = 基地のための集結（ゲリラ2個と余地がある所）
step-warlords_rally_guard = 配置のための集結（基地があってゲリラがいない所）
step-warlords_rally_grow = 配置のための集結（ゲリラがいて基地がない所）
step-warlords_rally_sow = 栽培を可能にする配置のための集結
step-warlords_rally_elsewhere = 配置のための集結（任意の所）
step-warlords_march_road = 空の連絡線への展開
step-warlords_march_control = 支配をなくす展開
step-warlords_march_province = もう1つの行政区への展開
step-warlords_terror_opposition = 対立でのテロ（連合諸国がノンプレーヤーのため）
step-warlords_terror_support = 支持でのテロ（タリバンがノンプレーヤーのため）
step-warlords_terror_either = 支持または対立でのテロ
step-warlords_cultivate = 栽培
step-warlords_suborn_control = 支配をなくす買収
step-warlords_suborn_taliban = タリバンのゲリラに対する買収
step-warlords_suborn_government = 政府に対する買収


## The Government (8.6)

box-government-start = 利用可能な政府のコマが15個以上あるか、または統治でパトロネージを増やせるか？
box-government-patrol = タリバンのゲリラがほかの合計より多い連絡線があるか、またはカブールでそうか？
box-government-assault = 麻薬撲滅を伴う急襲で、基地1個またはゲリラ2個を除去できるか？
step-government_train_base = 基地のための訓練（キューブ3個と余地があり、COINの基地がない所）
step-government_train_civic = 民生活動を可能にするキューブのための訓練
step-government_train_cubes = キューブのための訓練（カブールまたはCOINの基地）
step-government_train_civic_action = 連合諸国の基地がない所での民生活動
step-government_govern_patronage = パトロネージのための統治
step-government_govern_empty = 人口のない所での人口のための統治
step-government_govern_people = 人口のための統治
step-government_transport_from = 兵員に余裕のある所からの輸送
step-government_transport_police = 兵員もCOINの基地もない警察への輸送
step-government_transport_control = COIN支配を加える輸送
step-government_patrol_where = タリバンがほかの合計より多い所へのパトロール
step-government_patrol_police = 来られる警察
step-government_patrol_troops = 来られる兵員
step-government_patrol_assault = 連絡線での急襲
step-government_sweep_into = COIN支配を加えるスペースへのスイープ
step-government_sweep_in_place = その場でのスイープ
step-government_sweep_from = 来られる兵員
step-government_assault = 急襲
step-government_eradicate = 麻薬撲滅
step-government_civic_action_opposition = 対立に対する民生活動
step-government_civic_action_support = 支持のための民生活動（連合諸国の基地がない所）


## The Taliban (8.7)

box-taliban-start = 利用可能なタリバンのコマが15個以上あるか、または活動状態のゲリラが15個以上あるか？
box-taliban-march = 支持のスペースと連絡線に、潜伏状態のタリバンのゲリラがおらず、ゲリラが4個未満か？
box-taliban-attack = 支持と利用可能な連合諸国のコマの合計は20以下か？
step-taliban_rally_hide = 潜伏のための集結（基地とキューブがあり、ゲリラがすべて活動状態の所）
step-taliban_rally_base = 基地のための集結（ゲリラ3個と余地がある所）
step-taliban_rally_kabul = カブールでの集結（潜伏状態のゲリラがいない場合）
step-taliban_rally_control = タリバン支配を加える集結
step-taliban_rally_grow = ゲリラが1～2個いる所での集結
step-taliban_rally_bases = タリバンの基地での集結
step-taliban_infiltrate_road = 連絡線での浸透
step-taliban_infiltrate_base = 政府の基地を除去する浸透
step-taliban_infiltrate_police = 最後の警察に対する浸透
step-taliban_infiltrate_any = 浸透
step-taliban_march_road = 連絡線への展開
step-taliban_march_kabul = カブールへの展開
step-taliban_march_near = 対立でもタリバン支配でもない行政区への展開
step-taliban_march_far = パシュトゥーン人居住区を通り、最も安く近い行政区への展開
step-taliban_march_control = タリバン支配を加える展開
step-taliban_attack_coalition = 待ち伏せで連合諸国のコマを除去できる所での攻撃
step-taliban_attack_others = 待ち伏せが可能な所での攻撃
step-taliban_attack_mass = 活動状態のゲリラ4個での攻撃
step-taliban_ambush = 待ち伏せ
step-taliban_terror_road = サボタージュ
step-taliban_terror_people = 対立でない所でのテロ
step-sharia = シャリーア


## The Coalition (8.8)

box-coalition-start = COINのコマと同じ所にあるタリバンのコマは4個未満か？
box-coalition-assault = 空輸または航空攻撃を伴う急襲で、基地1個またはタリバンのコマ4個を除去できるか？
step-coalition_civic_action = 民生活動
step-coalition_train_bases = キューブのための訓練（連合諸国の基地）
step-coalition_train_police = 別の所の警察
step-coalition_village = 「Village Stability Operations」
step-coalition_surge_out = 最終プロパガンダラウンド前の引き揚げ（増派）
step-coalition_surge_base = 基地を送る増派
step-coalition_surge_troops = 兵員を送る増派
step-coalition_airlift_from = 連合諸国の兵員に余裕のある所からの空輸
step-coalition_airlift_to = COIN支配を加える空輸
step-coalition_sweep = スイープ
step-coalition_sweep_airlift = スイープで最後の潜伏状態のタリバンを見つけるための空輸
step-coalition_assault = 急襲
step-coalition_assault_airlift = 急襲で基地1個またはタリバンのコマ4個を除去するための空輸
step-coalition_strike_drone = パキスタンでの無人機による航空攻撃
step-coalition_strike_base = タリバンの基地への航空攻撃
step-coalition_strike_last = スペースの最後のタリバンへの航空攻撃
step-coalition_strike_most = タリバンのゲリラへの航空攻撃


## What lasting events ask

step-isr_road = 連絡線のタリバンを活動状態に
step-isr_last = スペースの最後の潜伏状態のタリバンを活動状態に
step-isr_any = タリバンを活動状態に
step-isr_others = 任意のゲリラを活動状態に
step-recruit = ゲリラの配置
step-defector = 警察の寝返り
step-reapers = 攻撃された行政区のシフト
step-ied = 連絡線の爆薬
step-ied_cube = そこを通ったキューブ


## What goes first

priority-population = 人口値が最も高い所
priority-cultivate = 栽培で基地を置けるようになる所
priority-warlord_base = 軍閥の基地がある所
priority-by_base = 政府の基地が決め手となる所
priority-road = 連絡線を優先
priority-afghan = パキスタンは最後
priority-no_road = 連絡線は最後
priority-econ = 経済値が最も高い所
priority-kabul = カブールを優先
priority-terror = テロマーカーが最も少ない所
priority-shift = シフトが最も大きい所
priority-at_support = 支持の所
priority-at_opposition = 対立の所
priority-non_pashtun = パシュトゥーン人居住区以外
priority-government_cubes = 政府のキューブが最も少ない所
priority-cubes = その種類が最も多い所
priority-excess = 余裕が最も大きい所
priority-taliban_control = タリバン支配下の所
priority-taliban_guerrillas = タリバンのゲリラの数で選んだ所
priority-taliban_removed = 除去できるタリバンが最も多い所
priority-warlords_removed = 除去できる軍閥のゲリラが最も多い所
priority-taliban_bases_removed = 除去できるタリバンの基地が最も多い所
priority-taliban_found = 活動状態にできるタリバンのゲリラが最も多い所
priority-warlords_found = 活動状態にできる軍閥のゲリラが最も多い所
priority-found = 活動状態にできるゲリラが最も多い所
priority-coalition_piece = 連合諸国のコマを除去できる所
priority-government_base = 政府の基地を除去できる所
priority-no_government_base = 政府の基地がない所
priority-police = 警察の数で選んだ所
priority-coalition_troops = 連合諸国の兵員が最も多い所
priority-least_population = 人口値が最も低い所
priority-taliban = タリバンがいる所
priority-taliban_base = タリバンの基地がある所
priority-pakistan = パキスタン（イスラマバードが「資金提供」で強硬姿勢の間）
priority-ends_coin_control = COIN支配がなくなる所
priority-ends_taliban_control = タリバン支配がなくなる所
priority-ends_control = 最も多くの人口の支配がなくなる所
priority-adds_coin_control = COIN支配が加わる所
priority-keeps_control = 支配を失わない所
priority-coin_control = COIN支配下の所
priority-of_a_player = プレーヤーのコマがある所
priority-no_coalition_base = 連合諸国の基地がない所
priority-base_goes = 基地を除去できる所
priority-no_warlords = 軍閥のゲリラがいない所
priority-own_active = 自分の活動状態のゲリラがいる所
priority-most_own = 自分のコマが最も多い所
priority-most_own_active = 自分の活動状態のゲリラが最も多い所
priority-most_coalition_troops = 連合諸国の兵員が最も多い所
priority-raid = スイープと急襲で最も多く除去できる所
priority-most_bases = 最も多くの基地を配置または除去できる所
priority-most_pieces = 最も多くのコマを配置または除去できる所
priority-most_shift = 最も多くの人口がシフトする所
priority-own_guerrillas = 自分のゲリラがいる所
