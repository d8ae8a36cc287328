# What both bots say (rules 12 and 13): Reserves, and the rows that their Priorities tables share.

note-reserves-used = { $side }は予備を{ $count }使う：残り{ $reserves }。

priority-not_islamist = イスラム原理主義でない国家
priority-islamist = イスラム原理主義国家
priority-ally = 同盟国
priority-neutral = 中立国
priority-adversary = 反米国家
priority-united_states = US本国
priority-not_united_states = US本国以外
priority-pakistan_wmd = WMDが保管されているパキスタン
priority-syria_wmd = WMDが保管されているシリア
priority-iran_wmd = WMDが保管されているイラン
priority-russia = ロシア
priority-troops = 兵員のいる国家
priority-regime_change_troops = 兵員のいる体制変更国家
priority-not_regime_change = 体制変更国家でない国家
priority-civil_war = 内戦中の国家
priority-resource = リソースが最も多い国家
priority-most_cells = セルが最も多い国家
priority-fewest_cells = セルが最も少ない国家
priority-cell_edge = セルが兵員と民兵を最も上回る国家
priority-highest_recruit = リクルート値が最も高い国家
priority-lowest_recruit = リクルート値が最も低い国家
priority-posture_of_us = USと同じ政治姿勢の国家
priority-near_islamist = イスラム原理主義国家の隣接国
priority-near_good_ally = 良好／同盟の国家に隣接するイスラム教国
priority-oil_exporter = 石油輸出国
priority-closest_to_us = US本国に最も近い国家
priority-unmarked = 未評価の国家
