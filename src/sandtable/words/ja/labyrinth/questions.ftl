# What Labyrinth asks, and what can be answered.
#
# ask-<purpose>     the question; its arguments are those the rules give it
# option-<word>     an answer that is neither a country nor a card
# roll-<purpose>    what a die decides, a noun phrase: it stands in the log and before a dealer with real dice
# draw-<purpose>    what a card is drawn for, likewise


## Cards

ask-play_card = どのカードをプレイしますか？
ask-use_card = 「{ $card }」をどう使いますか？
ask-choose_operation = 作戦値{ $value }でどの作戦を実施しますか？
ask-spend_reserves = 予備{ $reserves }を使って、作戦値を{ $value }にしますか？
ask-reassess_with = 政策の再評価に使う2枚目の作戦値3のカードはどれですか？
ask-reassess_order = 政策の再評価：次に何を行いますか？
ask-choose_discard = どのカードを捨てますか？
ask-take_discarded = 使用済みのカードのうち、どれを取りますか？
ask-play_extra_card = 追加でどのカードをプレイしますか？
ask-second_card = このアクションフェイズの2枚目にどのカードを使いますか？
ask-name_held = これらのカードのうち、手札にあるのはどれですか？すべて答えてください。
ask-event_order = どのイベントを先に発動させますか？
ask-remove_cadre = どこの幹部を除去しますか？


## US operations

ask-war_of_ideas_where = イデオロギー戦争：どこで行いますか？
ask-deploy_from = 兵員をどこから動かしますか？
ask-deploy_to = 兵員をどこへ動かしますか？
ask-deploy_how_many = { $origin }から{ $country }へ兵員をいくつ移動させますか？
ask-deploy_nato = { $country }のNATOも引き揚げますか？
ask-regime_change_where = 体制変更：どこで行いますか？
ask-withdraw_from = どこから撤退しますか？
ask-disrupt_where = 掃討作戦：どこで行いますか？
ask-disrupt_cell = { $country }での掃討作戦：どのセルが対象ですか？活動状態なら除去し、潜伏状態なら活動状態にします。
ask-alert_which = 警戒行動：どのプロットが対象ですか？


## Jihadist operations

ask-recruit_where = リクルート：{ $dice }個中{ $die }個目のダイスをどこに使いますか？
ask-event_recruit_where = どこでリクルートを試みますか？
ask-recruit_split = セルが成功の数に足りません。次の1個をどこに配置しますか？
ask-travel_from = 移動：次のセルはどこから動かしますか？
ask-travel_cell = { $country }からどのセルを動かしますか？
ask-travel_to = { $origin }のセルをどこへ移動させますか？
ask-jihad_where = ジハード：{ $dice }個中{ $die }個目のダイスをどこに使いますか？
ask-jihad_major = { $country }で大規模なジハードにしますか？潜伏状態のセルはすべて活動状態になり、イスラム原理主義にできる可能性があります。
ask-jihad_loss = { $country }でどのセルを失いますか？
ask-plot_where = プロット：{ $dice }個中{ $die }個目のダイスをどこに使いますか？
ask-plot_marker = { $country }にどのプロットを配置しますか？
ask-resolve_which = 次にどのプロットを解決しますか？
ask-reroll_posture = { $country }の政治姿勢を振り直しますか？
ask-schengen_postures = ほかにどのシェンゲン加盟国2か国の政治姿勢をロールしますか？


## Set-up

ask-set_up_cells = どの3か国にセルを潜ませますか？
ask-set_up_reroll = どのシェンゲン加盟国の政治姿勢を振り直しますか？


## Events

ask-place_cells = セルをどこに配置しますか？
ask-place_plot = プロットをどこに配置しますか？
ask-place_aid = 援助をどこに配置しますか？
ask-remove_cell = どこのセルを除去しますか？
ask-remove_cell_kind = { $country }でどのセルを除去しますか？
ask-remove_plot = どのプロットを除去しますか？
ask-remove_besieged = どこの孤立政権マーカーを除去しますか？
ask-flag_plot = どのプロットを、解決されると裏目に出るよう指定しますか？
ask-shift_alignment = { $toward ->
        [adversary] どの国家を反米へ1段階シフトさせますか？
       *[neutral] どの国家を中立にしますか？
    }
ask-shift_governance = { $way ->
        [worse] どの国家の政治体制を悪化させますか？
       *[better] どの国家の政治体制を改善しますか？
    }
ask-select_country = { $event ->
        [battle_of_sirte] どの内戦中の国家で戦いますか？
        [al_maliki] どの国家からすべての兵員を引き揚げますか？
        [al_shabaab] どの政権を孤立させますか？
        [change_of_state] どの国家の状態を変えますか？
        [ethiopia_strikes] どの国家を貧弱／中立にしますか？
        [ex_kgb] どちらにしますか？コーカサスをUSと反対の政治姿勢にするか、中央アジアを反米へ1段階シフトさせます。
        [factional_infighting] どこでセル同士を争わせますか？
        [gulf_union] どの国家とその周辺に民兵を配置しますか？
        [al_nusra_front] どの国家でセルと民兵を同数にしますか？
        [critical_middle] どの国家でイベントを実施しますか？
        [cross_border_support] アフリカのどの国家を支援しますか？
        [erdogan_effect] どの国家でイベントを実施しますか？
        [flypaper] どの国家からセルまたは反動マーカーを除去しますか？
        [heu] どこでWMDを探しますか？
        [islamic_maghreb] マグレブのどの国家でイベントを実施しますか？
        [paris_attacks] どの国家を攻撃しますか？
        [taliban_resurgent] どこで3個のセルを投降させますか？
        [theft_of_state] どこで覚醒マーカーを反動マーカーに置き換えますか？
        [iran] どのシーア派混合国家を選びますか？
        [jaysh_al_mahdi] どのシーア派混合国家でイベントを実施しますか？
        [limited_deployment] 兵員をどの内戦中の国家へ送りますか？
        [operation_new_dawn] どこで兵員を民兵に置き換えますか？
        [prism] どこで潜伏状態のセルを活動状態にしますか？
        [russian_aid] ロシアはどの内戦中の国家を援助しますか？
        [scaf] どの国家を適正／同盟にしますか？
        [status_quo] どこの体制変更を終わらせますか？
        [strike_eagle] どこの兵器庫を攻撃しますか？
        [unscr_1973] 「UNSCR 1973」をどの内戦中の国家に適用しますか？
        [qadhafi] どの内戦を終わらせますか？
        [sellout] どこで1個を除くすべてのセルを投降させますか？
        [un_ceasefire] どの内戦を終わらせますか？
       *[other] どの国家を選びますか？
    }
ask-select_posture = { $country }の政治姿勢をどちらにしますか？
ask-select_posture_where = どこの政治姿勢を選びますか？
ask-flip_marker = どのマーカーを裏返しますか？
ask-event_choice = 「{ $card }」：今すぐ{ $country }で体制変更を実施しますか？


## The Awakening

ask-declare_caliphate = { $country }を首都としてカリフ国を宣言しますか？
ask-move_capital = カリフ国の首都をどの国家へ移しますか？
ask-send_off_map = どこの兵員1個を引き抜きますか？
ask-take_marker_from = { $marker }マーカーは15個すべて使用中です。どの国家から1個取りますか？
ask-end_truce = どの「Truce」を支払いで終わらせますか？
ask-attrition_loss = { $country }での消耗：何を失いますか？
ask-place_militia = 民兵をどこに配置しますか？
ask-remove_militia = どこの民兵を除去しますか？
ask-place_unrest = { $marker ->
        [reaction] 反動マーカーをどこに配置しますか？
       *[awakening] 覚醒マーカーをどこに配置しますか？
    }
ask-remove_unrest = { $marker ->
        [reaction] どこの反動マーカーを除去しますか？
       *[awakening] どこの覚醒マーカーを除去しますか？
    }
ask-which_unrest = どちらの種類のマーカーですか？
ask-civil_war_where = どこで内戦を勃発させますか？
ask-civil_war_first = 最初にどこで内戦を勃発させますか？マーカーの置き換えもそこから先に行います。
ask-place_marker = マーカーをどこに置きますか？
ask-event_effect = どの効果を選びますか？
ask-how_many_cells = セルはいくつですか？
ask-how_many_militia = 民兵はいくつですか？
ask-share_of_militia = 民兵{ $left }個のうち、いくつを{ $country }に置きますか？
ask-cancel_card = 「Ferguson」で「{ $card }」を無効にしますか？
ask-buy_back = 「{ $card }」を取り戻すために、どのカードを捨てますか？
ask-bring_cell_from = { $country }へどこからセルを移しますか？
ask-place_cadre = 幹部をどこに配置しますか？
ask-place_piece = { $country }に何を配置しますか？
ask-remove_piece = { $country }から何を除去しますか？
ask-give_card = どのカードを渡しますか？


## Answers

option-yes = はい
option-no = いいえ
option-done = 完了
option-hold = カードを保持する
option-discard = カードを捨てる
option-holds_none = 1枚も持っていない
option-remove_cadre = 幹部を除去する
option-random_card = ランダムな1枚
option-end_truce = 支払って「Truce」を終わらせる
option-remove_cells = セルを除去する
option-random_discard = ジハーディスト側がランダムに1枚捨てる
option-take_card = ジハーディスト側の手札からランダムに1枚取る
option-remove_wmd = WMDを探して1個除去する
option-available_wmd = 利用可能なWMD
option-place_awakening = 覚醒マーカーを1個配置する
option-place_aid = 援助を1個配置する
option-raise_prestige = 国威を+1する
option-lower_funding = 資金を-1する
option-schengen_posture = シェンゲン加盟国の政治姿勢を選ぶ
option-take_used_card = 使用済みのカードを1枚取る
option-place_militia = 民兵を4個まで配置する
option-move_militia = 5か国の間で民兵を動かす
option-activate_sleepers = 潜伏状態のセルの半数を活動状態にする
option-remove_plots = すべてのプロットを除去する
option-place_cells = セルを配置する
option-place_plot = プロットを配置する
option-place_reaction = 反動マーカーを1個配置する
option-besiege = 孤立政権にする
option-raise_funding = 資金を増やす
option-funding_track = 資金トラック
option-cell = セル
option-toward_ally = 同盟へ1段階シフトさせる
option-toward_adversary = 反米へ1段階シフトさせる
option-worsen_governance = 政治体制を悪化させる
option-take_reserves = 相手の予備を奪う
option-select_posture = 政治姿勢を選ぶ
option-place_posture = 政治姿勢マーカーを置く
option-remove_posture = 政治姿勢マーカーを除去する
option-place_cadre = 幹部を配置する
option-alert_plot = プロットを阻止する
option-raise_militia = 民兵を配置する
option-remove_militia = 民兵を除去する
option-place_pieces = 民兵とセルを合計2個まで配置する
option-remove_pieces = 民兵とセルを合計2個まで除去する
option-remove_aid = 援助を1個除去する
option-relieve = 孤立政権マーカーを除去する
option-remove_awakening = 覚醒マーカーを1個除去する
option-remove_reaction = 反動マーカーを1個除去する
option-two_awakening = 覚醒マーカー2個と反動マーカー1個
option-two_reaction = 反動マーカー2個と覚醒マーカー1個
option-two_militia = 民兵2個とセル1個
option-two_cells = セル2個と民兵1個
option-cell_to_schengen = ランダムなシェンゲン加盟国にセルを1個配置する
option-us_against_world = USの政治姿勢を国際的な政治姿勢と反対にする
option-lose_prestige = 国威をダイスの目の半分だけ下げる
option-awakening = 覚醒
option-reaction = 反動
option-troop = 兵員
option-militia = 民兵
option-nato = NATO
option-nato_41 = NATO（カード41）
option-unscr_1973 = UNSCR 1973
option-serval = Serval
option-track = 兵員トラック
option-flip = USの政治姿勢を変える
option-hard = 強硬
option-soft = 穏健
option-active = 活動状態のセル
option-sleeper = 潜伏状態のセル
option-sadr = Sadr
option-enhanced_measures = Enhanced Measures
option-renditions = Renditions
option-wiretapping = Wiretapping
# Which one of a row: 1, 2 and 3 are also values of plots, so that a place is said as an ordinal.
option-plot-hidden = { $country }の{ $place }番目のプロット
option-plot-backlash = { $country }の{ $place }番目のプロット（Backlash）
option-plot-known = { $country }の{ $plot }
option-plot-known-backlash = { $country }の{ $plot }（Backlash）


## Dice and draws

roll-governance = { $country }の政治体制（5以上で適正）
    .title = { $country }の政治体制
roll-posture = { $country }の政治姿勢（5以上で強硬）
    .title = { $country }の政治姿勢
roll-us_posture = USの政治姿勢（4以上で強硬）
    .title = USの政治姿勢
roll-prestige_direction = 国威の増減（5以上で上昇）
    .title = 国威の上昇
roll-prestige_amount = 国威の変動幅（2個のダイスの低い方）
    .title = 国威の変動幅
roll-war_of_ideas = { $country }でのイデオロギー戦争（5以上、修正あり）
    .title = { $country }でのイデオロギー戦争
roll-recruit = { $country }でのリクルート（{ $number }以下）
    .title = { $country }でのリクルート
roll-travel = { $country }への移動（{ $number }以下）
    .title = { $country }への移動
roll-jihad = { $country }でのジハード（{ $number }以下）
    .title = { $country }でのジハード
roll-plot = { $country }でのプロット（{ $number }以下）
    .title = { $country }でのプロット
roll-random_muslim_white = ランダムなイスラム教国表の白のダイス
    .title = ランダムなイスラム教国表の白のダイス
roll-random_muslim_black = ランダムなイスラム教国表の黒のダイス
    .title = ランダムなイスラム教国表の黒のダイス
roll-random_muslim_second = 2番目のランダムなイスラム教国表
    .title = 2番目のランダムなイスラム教国表
roll-random_shia_mix = 「Shia-Mix」表（ダイス3個）
    .title = 「Shia-Mix」表
roll-random_schengen = シェンゲン表
    .title = シェンゲン表
roll-npt_safeguards = イランのWMD（{ $number }以下）
    .title = イランのWMD
roll-paris_attacks_tan = 「Paris Attacks」の褐色のダイス：場所
    .title = 「Paris Attacks」の褐色のダイス：場所
roll-paris_attacks_black = 「Paris Attacks」の黒のダイス：内容
    .title = 「Paris Attacks」の黒のダイス：内容
roll-je_suis_charlie = 「Je Suis Charlie」（国威を目の半分下げる、端数切り上げ）
    .title = 「Je Suis Charlie」
roll-attrition_us = { $country }でのUS側の消耗ロール（{ $number }以下で命中）
    .title = { $country }でのUS側の消耗ロール
roll-attrition_jihadist = { $country }でのジハーディスト側の消耗ロール（{ $number }以下で命中）
    .title = { $country }でのジハーディスト側の消耗ロール
roll-intl_banking_regime = 「Int’l Banking Regime」（資金を目の半分下げる、端数切り上げ）
    .title = 「Int’l Banking Regime」
roll-covert_action = { $country }での「Covert Action」（4以上）
    .title = { $country }での「Covert Action」
roll-seek_wmd = { $country }でのWMDの捜索（{ $number }以下）
    .title = { $country }でのWMDの捜索
roll-plot_governance = { $country }の政治体制に対するプロット（{ $number }以下）
    .title = { $country }の政治体制に対するプロット

draw-card = { $side }の次のカード
    .ask = { $side }の次のカードを引いてください。番号はいくつですか？
draw-from_hand = { $side }の手札からランダムに1枚
    .ask = { $side }の手札からランダムに1枚引いてください。番号はいくつですか？
draw-shuffle = ジハーディスト側のパイルの次のカード
draw-random_neighbour = マーカーを置ける隣接国の1つ
