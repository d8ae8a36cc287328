# The map, the pieces and the factions of A Distant Plain.


## Spaces: in Latin letters as the Japanese book has them, Kabul and Pakistan in katakana

space-kabul = カブール
space-badakhshan = バダフシャン
space-badghis = バドギス
space-baghlan = バグラン
space-balkh = バルフ
space-bamian = バーミヤン
space-farah = ファラー
space-faryab = ファリヤブ
space-ghazni = ガズニ
space-ghowr = ゴール
space-helmand = ヘルマンド
space-herat = ヘラート
space-kandahar = カンダハル
space-khowst = ホースト
space-konduz = クンドゥズ
space-nimruz = ニムルズ
space-nuristan = ヌリスタン
space-oruzgan = ウルズガン
space-paktika = パクティカ
space-samangan = サマンガン
space-sar_e_pol = サリプル
space-zabol = ザーブル
space-balochistan = バロチスタン
space-waziristan = ワジリスタン
space-northwest_frontier = 北西辺境
space-loc_kabul_tor_kham = カブール～トルハム
space-loc_kandahar_spin_boldak = カンダハル～スピンボルダック
space-loc_kabul_aibak = カブール～アイバク
space-loc_aibak_shibirghan = アイバク～シビルガン
space-loc_farah_kandahar = ファラー～カンダハル
space-loc_toraghondi_farah = トルグンディ～ファラー
space-loc_kandahar_kabul = カンダハル～カブール


## Factions

faction-coalition = 連合諸国
faction-government = 政府
faction-taliban = タリバン
faction-warlords = 軍閥


## Pieces

piece-coalition_base = 連合諸国の基地
piece-coalition_troops = 連合諸国の兵員
piece-government_base = 政府の基地
piece-government_troops = 政府の兵員
piece-government_police = 警察
piece-taliban_base = タリバンの基地
piece-taliban_underground = タリバンのゲリラ（潜伏）
piece-taliban_active = タリバンのゲリラ（活動）
piece-warlord_base = 軍閥の基地
piece-warlord_underground = 軍閥のゲリラ（潜伏）
piece-warlord_active = 軍閥のゲリラ（活動）


## Levels and control

level-support = 支持
level-neutral = 中立
level-opposition = 対立
control-coin = COIN支配
control-taliban = タリバン支配
control-none = 支配なし


## Tracks and boxes

track-government = 政府のリソース
track-taliban = タリバンのリソース
track-warlords = 軍閥のリソース
track-aid = 援助
track-patronage = パトロネージ
box-hostility = 敵対
box-pressure = 圧迫
box-tolerance = 寛大
box-backing = 支持
box-sponsorship = 資金提供
box-available = 利用可能部隊
box-out_of_play = ゲーム外


## Kinds of spaces

kind-city = 都市
kind-province = 行政区
kind-pakistan = パキスタン
kind-loc = 連絡線（LoC）
terrain-mountain = 山岳
terrain-plains = 平原


## Texts of events

text-unshaded = 網掛けなし
text-shaded = 網掛け
provenance-known = ゲーム本来のイベント、文章はこのプロジェクトのもの
provenance-reconstructed = このプロジェクト独自のイベント、印刷されたものとは異なる
provenance-written = 持ち込まれたデックのイベント
provenance-by_hand = 持ち込まれたデックのイベント、手動で処理
marker-empty_threat = 無意味な脅し
marker-hidden_agenda = 秘密目標
marker-hidden_asset = 秘密資産
marker-hidden = 伏せたマーカー


## What can be adjusted by hand

adjust-tracks = トラック
adjust-lasting = 情勢とモメンタム
adjust-cards = カードと資格
adjust-resources-government = 政府のリソース
adjust-resources-taliban = タリバンのリソース
adjust-resources-warlords = 軍閥のリソース
adjust-aid = 援助
adjust-patronage = パトロネージ
adjust-islamabad-box = イスラマバード
adjust-islamabad-hard = イスラマバードの強硬姿勢
adjust-casualties-bases = 負傷者の基地
adjust-casualties-troops = 負傷者の兵員
adjust-out_of_play-bases = ゲーム外の基地
adjust-out_of_play-troops = ゲーム外の兵員
adjust-momentum = モメンタム
adjust-elders = 部族の長老マーカーの上
adjust-eligible = イベント資格のある派閥
adjust-played = プレイ済みのカード（古い順）
adjust-removed = ゲームから除外したカード
adjust-support = 支持または対立
adjust-returnees = +1人口
adjust-terror = テロマーカー
adjust-sabotage = サボタージュ
adjust-coalition_bases = 連合諸国の基地
adjust-coalition_troops = 連合諸国の兵員
adjust-government_bases = 政府の基地
adjust-troops = 政府の兵員
adjust-police = 警察
adjust-taliban_bases = タリバンの基地
adjust-taliban = タリバンのゲリラ（潜伏）
adjust-taliban_active = タリバンのゲリラ（活動）
adjust-warlord_bases = 軍閥の基地
adjust-warlords = 軍閥のゲリラ（潜伏）
adjust-warlords_active = 軍閥のゲリラ（活動）
adjust-capability-isr = ISR
adjust-capability-predators = Predators
adjust-capability-reapers = Reapers
adjust-capability-aerostats = Aerostats
adjust-capability-find_fix_finish = Find Fix Finish
adjust-capability-village_stability_operations = Village Stability Operations
adjust-capability-prts = PRTs
adjust-capability-roadside_ieds = Roadside IEDs
adjust-capability-night_letters = Night Letters
adjust-capability-urban_specialists = Urban Specialists
adjust-capability-car_bombs = Car Bombs
adjust-capability-suicide_bombers = Suicide Bombers
adjust-capability-accidental_guerrillas = Accidental Guerrillas
adjust-capability-id_cards = ID Cards
