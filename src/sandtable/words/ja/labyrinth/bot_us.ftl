# What the US bot of rule 13 does, and why. The reasons are shown on demand.
#
# box-us_alert-<box>          a question of the Alert Resolution chart
# box-us_event_or_ops-<box>   a question of the Event or Ops chart
# box-us_homeland-<step>      a step of Homeland Security
# box-us_<chart>-<box>        a box of an Operations Priorities flow: the places it looks for
# priority-<row>              a row of the Priorities table or of the Alert priorities: what goes first

note-homeland-security = 作戦値{ $value }の国土安全保障。
note-us-turns-over = US側は次のカードを表にする：「{ $card }」。
note-why-priority-plot = 優先プロットは{ $country }にある。
note-why-event-alerts = 「{ $card }」のイベントでそのプロットがなくなるので、プレイする。
note-why-alert-table = 警戒行動表（資金{ $funding }、国威{ $prestige }、コード{ $code }）：{ $says }。
note-why-us-disrupt-kind = 掃討作戦は、活動状態のセル、潜伏状態のセルの順に対象とする。
note-why-us-event-kind = イベントは、Sadr、潜伏状態のセル、活動状態のセルの順に対象とする。
note-why-us-posture = 政治姿勢を選ぶときはUSと同じものにする。
note-why-us-instructions = 「{ $card }」の指示による。
note-why-us-bottom = 取れるカードのうち、捨て札パイルの最も下に近いもの。
note-why-us-attrition = 兵員、民兵の順に失い、マーカーは最後とする。
note-why-us-unwanted = 「{ $card }」の指示では、今はイベントをプレイしない。
note-why-us-no-effect = 「{ $card }」のイベントでは何も変わらない。
note-why-us-reassessment = 予備と「{ $card }」を含めて2枚で作戦値6になる：政策の再評価。
note-why-us-no-reassessment = 予備と「{ $card }」を含めても2枚で作戦値6にならない：カードは山の上に戻す。

alert-yes = 行う
alert-no = 行わない
alert-roll = ダイスで決める

box-us_alert-wmd = マップ上にWMDプロットがあるか？
box-us_alert-wmd_ops = 予備を含めて作戦値3があるか？
box-us_alert-wmd_in_us = US本国にWMDプロットがあるか？
box-us_alert-wmd_troops = 国威が4以上で、兵員のいるイスラム教国にWMDプロットがあるか？
box-us_alert-wmd_non_muslim = 資金が8未満で、非イスラム教国にWMDプロットがあるか？
box-us_alert-ops = 予備を含めて作戦値3があるか？
box-us_alert-last_or_reserves = フェイズの最後のカードか、予備が2未満か？
box-us_alert-event = カードのイベントをプレイできるか？
box-us_alert-last_card = フェイズの最後のカードか？
box-us_alert-event_alerts = カードのイベントでプロットがなくなるか？
box-us_alert-several = マップ上にプロットが2個以上あるか？
box-us_alert-table = 警戒行動表は警戒行動を指示しているか？

box-us_event_or_ops-reassessment = 政策の再評価が可能か？
box-us_event_or_ops-event = プレイ可能で効果のある、US側のイベントまたは関連していないイベントか？
box-us_event_or_ops-jihad = ジハードの恐れがある国家（セルが兵員と民兵より2個以上多い）で掃討作戦ができるか？
box-us_event_or_ops-islamist_resources = イスラム原理主義国家のリソースが3以上で、体制変更が可能か？
box-us_event_or_ops-good_idea = イデオロギー戦争のロールにマイナスの修正がないイスラム教国があるか？
box-us_event_or_ops-low_prestige = 国威は「低い」か？
box-us_event_or_ops-disrupt_prestige = どこかで掃討作戦により国威が上がるか？
box-us_event_or_ops-soft = USは穏健姿勢か？
box-us_event_or_ops-deploy = 展開のフローチャートで移動元と別の移動先が決まるか？
box-us_event_or_ops-regime_change = 体制変更が可能か？
box-us_event_or_ops-disrupt = 掃討作戦で国威が上がるか、またはイスラム教国に幹部だけが残るようにできるか？
box-us_event_or_ops-poor_idea = イデオロギー戦争のロールの修正が-1だけのイスラム教国があるか？

box-us_homeland-at_home = US本国に、掃討作戦の対象となるセルまたは幹部があるか？
box-us_homeland-soft_world = USが強硬、世界が穏健で、説得できる穏健姿勢の国家があるか？
box-us_homeland-abroad = 掃討作戦ができる非イスラム教国があるか？
box-us_homeland-reserves = 予備は2未満か？
box-us_homeland-muslim_cadre = 予備が2で、掃討作戦の対象となる幹部だけが残るイスラム教国があるか？
box-us_homeland-against_us = USと反対または未評価で、説得できる非イスラム教国があるか？

box-us_disrupt-jihad = ジハードの恐れがある国家（セルが兵員と民兵より2個以上多い）
box-us_disrupt-prestige = 掃討作戦で国威が上がる国家
box-us_disrupt-cadre = 掃討作戦で幹部だけが残るイスラム教国
box-us_woi_non_muslim-opposite = USと反対の政治姿勢の国家
box-us_woi_non_muslim-unmarked = 政治姿勢が未評価の国家
box-us_woi_non_muslim-same = USと同じ政治姿勢の国家
box-us_deploy_to-abu_sayyaf = 「Abu Sayyaf」が効果中で兵員のいないフィリピンへ
box-us_deploy_to-undefended = セルがあり、兵員も民兵もいないイスラム教国へ
box-us_deploy_to-regime_change = 兵員と民兵がセルより5個以上多くない体制変更国家へ
box-us_deploy_to-track = 兵員トラックへ
box-us_deploy_from-moro_talks = 「Moro Talks」の後のフィリピンから
box-us_deploy_from-islamist_rule = イスラム原理主義国家から
box-us_deploy_from-good_ally = セルがないか、民兵またはマーカーが守る良好／同盟の国家から
box-us_deploy_from-fair_ally = セルがないか、民兵またはマーカーが守る適正／同盟の国家から
box-us_deploy_from-track = 兵員トラックから
box-us_regime_change_from-moro_talks = 「Moro Talks」の後のフィリピンから
box-us_regime_change_from-islamist_rule = イスラム原理主義国家から
box-us_regime_change_from-good_ally = セルがないか、民兵またはマーカーが守る良好／同盟の国家から
box-us_regime_change_from-fair_ally = セルがないか、民兵またはマーカーが守る適正／同盟の国家から
box-us_regime_change_from-good = 良好な国家から
box-us_regime_change_from-fair = 適正な国家から
box-us_regime_change_from-poor = 貧弱な国家から
box-us_regime_change_from-track = 兵員トラックから

priority-wmd_in_us = US本国のWMD
priority-wmd_troops = 兵員のいるイスラム教国のWMD
priority-in_us = US本国のもの
priority-good_muslim = 良好なイスラム教国のもの
priority-funding = 資金を8に上げる非イスラム教国のもの
priority-fair_muslim = 適正なイスラム教国のもの
priority-plot_troops = 兵員のいるイスラム教国のもの
priority-plot_number = 数字が最も大きいもの
priority-poor_aid = 援助のある貧弱なイスラム教国のもの
priority-plot_resource = リソースが最も多い国家のもの

priority-plot_dice = プロットのダイスが最も少ない国家
priority-regime_change = 体制変更国家
priority-capital = カリフ国の首都
priority-holds_abu_sayyaf = 「Abu Sayyaf」が効果中のフィリピン
priority-muslim_near_islamist = イスラム原理主義国家に隣接するイスラム教国
priority-lowest_resource = リソースが最も少ない国家
priority-most_plots = プロットが最も多い国家
priority-most_troops = 兵員が最も多い国家
priority-best_roll = イデオロギー戦争のロールが最も有利な国家
priority-opposite_posture = USと反対の政治姿勢の国家
priority-quiet_ally = セルのない同盟国
priority-no_cells = セルのない国家
priority-cadre = 幹部のいる国家
priority-reaction = 反動マーカーのある国家
priority-reaction_edge = 反動が覚醒を最も上回る国家
priority-more_cells = セルが民兵より多い国家
priority-more_defenders = 兵員と民兵がセルより多い国家
priority-militia_edge = 民兵がセルを最も上回る国家
priority-plots = プロットのある国家
priority-stronghold = セルが5個以上ある、イスラム原理主義でないイスラム教国
priority-can_be_built = イデオロギー戦争で成果を得られる国家
priority-takes_militia = 民兵を配置できる国家

roll-us_alert = { $country }の警戒行動表
    .title = { $country }の警戒行動表
draw-priority_plot = US側にとって同等の脅威であるプロットの1個
    .ask = 同等のプロットがいくつかあります。ランダムに1個選んでください。どれですか？
draw-turn_over_us = US側のパイルの一番上のカード
    .ask = US側のパイルの一番上のカードを表にしてください。番号はいくつですか？
