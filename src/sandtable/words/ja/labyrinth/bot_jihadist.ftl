# Why the Jihadist bot of rule 12 does what it does. Shown on demand.
#
# box-bot_jihadist-<box>         a question of the Event or Ops chart
# box-bot_radicalization-<step>  a step of Radicalization
# box-bot_<flow>-<box>           a box of an Operations Priorities flow: the countries it looks for
# priority-<row>                 a row of the Priorities table: the countries that go first

note-why-instruction = 「{ $card }」の指示では今はプレイしないか、プレイしても何も変わらない。
note-why-preferred = ここで最も役立つもの：{ $countries }。
note-why-told-to = イベントの指示による：{ $options }。
note-why-plot-by-lot = 配置できるプロットのうち1個を抽選で。
note-why-opposite = USと異なる政治姿勢：{ $posture }。

box-bot_jihadist-own_event = プレイ可能で効果のある、ジハーディスト側のイベントまたは関連していないイベントか？
box-bot_jihadist-major_jihad = 貧弱な国家で、大規模なジハードによりイスラム原理主義にできるか？
box-bot_jihadist-tight = 資金は「不足」か？
box-bot_jihadist-recruit_when_tight = リクルートに利用可能なセルがあるか？
box-bot_jihadist-minor_jihad = 良好または適正な国家で、小規模なジハードが成功しうるか？
box-bot_jihadist-needs_cells = 大規模なジハードまであと数個のセルで足りる貧弱な国家があるか？
box-bot_jihadist-next_to_it = その隣に、動かせるセルがあるか？
box-bot_jihadist-moderate = 資金は「平均」か？
box-bot_jihadist-prestige = 兵員のそばの活動状態のセルのプロットで国威を下げられるか？
box-bot_jihadist-recruit_when_ample = リクルートに利用可能なセルがあるか？
box-bot_jihadist-recruit_when_moderate = リクルートに利用可能なセルがあるか？
box-bot_jihadist-cells_outside = 非イスラム教国にセルがあるか？

box-bot_radicalization-plot_in_us = 利用可能なWMDがあり、US本国にプロットを行えるセルがあるか？
box-bot_radicalization-travel_to_unmarked = USがペナルティなしの強硬姿勢で、移動できる未評価の非イスラム教国があるか？
box-bot_radicalization-plot_outside = USがペナルティなしの穏健姿勢で、非イスラム教国にプロットを行えるセルがあるか？
box-bot_radicalization-recruit_at_cadre = リクルートできる幹部のいるイスラム教国があるか？
box-bot_radicalization-reserves = 予備は2未満か？
box-bot_radicalization-recruit = リクルートに利用可能なセルがあるか？
box-bot_radicalization-travel_to_us = US本国へ移動できるセルがあるか？

box-bot_recruit-needs_cells = あと数個のセルで大規模なジハードが可能になる国家
box-bot_recruit-auto_recruit = リクルートにロールが不要な国家
box-bot_recruit-good_muslim = 良好なイスラム教国
box-bot_recruit-fair_muslim = ジハードの修正が最も有利な、適正なイスラム教国
box-bot_recruit-non_muslim = 非イスラム教国
box-bot_recruit-poor_muslim = ジハードの修正が最も有利な、貧弱なイスラム教国
box-bot_travel_to-needs_cells = あと数個のセルで大規模なジハードが可能になる国家へ
box-bot_travel_to-good_muslim = 良好なイスラム教国へ
box-bot_travel_to-fair_muslim = ジハードの修正が最も有利な、適正なイスラム教国へ
box-bot_travel_to-non_muslim = 非イスラム教国へ
box-bot_travel_to-poor_muslim = ジハードの修正が最も有利な、貧弱なイスラム教国へ
box-bot_travel_from-adjacent = 目的地の隣接国から
box-bot_travel_from-auto_recruit = リクルートにロールが不要な国家から
box-bot_travel_from-fewest_cells = セルが最も少ない国家から
box-bot_plot-poor_when_tight = 貧弱な非イスラム教国（資金が「不足」の間）
box-bot_plot-fair_when_tight = 適正な非イスラム教国（資金が「不足」の間）
box-bot_plot-good_when_tight = 良好な非イスラム教国（資金が「不足」の間）
box-bot_plot-poor_with_troops = 兵員と活動状態のセルがある、貧弱なイスラム教国
box-bot_plot-fair_muslim = 適正なイスラム教国
box-bot_plot-good_muslim = 良好なイスラム教国
box-bot_plot-non_muslim = 非イスラム教国
box-bot_plot-poor_muslim = 貧弱なイスラム教国

box-bot_caliphate-wins = カリフ国の宣言で直ちに勝利するか？
box-bot_caliphate-joined = 首都の隣接国がカリフ国に加わるか？
box-bot_reroll = ロールの結果はUSと同じ政治姿勢か？

priority-best_drm = ジハードの修正が最も有利な国家
priority-easiest_minor = 小規模なジハードの修正が最も有利な国家
priority-hardest_minor = 小規模なジハードの修正が最も不利な国家
priority-most_unused = まだ行動していないセルが最も多い国家
priority-most_unused_active = まだ行動していない活動状態のセルが最も多い国家
priority-no_prestige_by_disrupt = 掃討作戦で国威が上がらない国家
priority-prestige_by_disrupt = 掃討作戦で国威が上がる国家
priority-troops_for_prestige = 兵員のいる国家（国威が下がりうる間）
priority-abu_sayyaf = 「Abu Sayyaf」が効果中のフィリピン（国威が下がりうる間）
priority-neutral_muslim = 中立のイスラム教国
priority-fair_non_muslim = 適正な非イスラム教国
priority-not_destination = 目的地以外の国家
priority-no_troops = 兵員のいない国家
priority-cells_over_militia = セルが民兵を最も上回る国家
priority-most_awakening = 覚醒が反動を最も上回る国家
priority-caliphate_size = カリフ国が最も大きくなる国家
priority-not_ally = 同盟国でない国家
priority-worse_governance = 政治体制が最も悪い国家
priority-lower_woi = イデオロギー戦争の修正が最も不利な国家
