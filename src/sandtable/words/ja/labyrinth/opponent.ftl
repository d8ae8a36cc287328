# Why the Jihadist opponent of rule 9 does what it does. Shown on demand.
#
# box-event_or_ops-<box>   a question of the Event or Ops? chart
# box-radicalization-<use> a question of Radicalization
# box-<chart>-<box>        a box of a Where? chart: the countries it looks for
# priority-<line>          a line of a priority list: the countries that go first

note-why-yes = { $question }はい。
note-why-no = { $question }いいえ。
note-why-box = { $box }：{ $countries }。
note-why-not-box = { $box }：なし。
note-why-closed-box = { $box }：今は条件を満たしていない。
note-why-priority = そのうち、{ $priority }：{ $countries }。
note-why-random = フローチャートにほかの目的地はない：残りはランダムに1つ。
note-why-die = 同等なのでダイスで決める：{ $countries }。目は{ $pips }：{ $country }。
note-why-global = 「Global」表の結果は{ $country }。
note-why-shia-mix = 「Shia-Mix」表の結果は、{ $total }で{ $country }。
note-why-schengen = シェンゲン表の結果は、{ $pips }で{ $country }。
note-why-closest = { $country }は対象にならない。最も近い国家：{ $countries }。
note-why-drawn = そのうち1つをランダムに：{ $country }。
note-why-only = { $country }しかない。
note-why-no-place = フローチャートに「{ $card }」のプロットを置く場所がないため、代わりに急進化を行う。
note-why-kind = 活動状態のセルが潜伏状態のセルより先、Sadrは最後。
note-why-order = どのプロットが先かを定めるルールはない：マップの順による。
note-why-take = 捨て札パイルで最も作戦値の高いジハーディスト側のカード：{ $cards }。
note-why-marker = { $options }のうち1つをランダムに。目は{ $pips }：{ $option }。
note-why-origin = { $country }へはどのセルが移動するか。
note-why-last-cell = 最後のセルは{ $country }を離れない。
note-why-biometrics = 「Biometrics」：{ $country }に隣接するセルがない。
note-why-itjihad = 「The door of Itjihad was closed」：このターンはUS側イベントだけがプレイ可能とみなされる。
note-why-nothing-to-take = 捨て札パイルに「{ $card }」で取れるジハーディスト側のカードがない。
note-why-gtmo = 「GTMO」：利用可能なセルはあるが、このターンはリクルートできない。
note-radicalization = 作戦値{ $value }の急進化。

box-event_or_ops-own_event = プレイ可能なジハーディスト側のイベント、または関連していないイベントか？
box-event_or_ops-cell_event = 資金トラックにセルがないのに、リクルートまたはセルの配置を行うイベントか？
box-event_or_ops-plot_event = プロットのフローチャートに置き場所のないプロットを配置するイベントか？
box-event_or_ops-us_event = 発動しうるUS側イベントか？
box-event_or_ops-major_jihad = 大規模なジハードでイスラム原理主義にできるか？
box-event_or_ops-minor_jihad = 良好または適正な国家でジハードを行えるか？
box-event_or_ops-recruit = リクルートに利用可能なセルがあるか？

box-ex_kgb = コーカサスで国際的な政治姿勢のマーカーが動くか？

box-radicalization-cell = 任意の場所に置けるセルが資金トラックにあるか？
box-radicalization-travel = 移動できるセルがあるか？
box-radicalization-plot = 資金が9未満で、プロットとその置き場所があるか？
box-radicalization-worsen = 政治体制を悪化させられる良好または適正なイスラム教国があるか？

box-plot-united_states = US本国
box-plot-abu_sayyaf = 「Abu Sayyaf」が効果中のフィリピン（国威が「低い」でない間）
box-plot-troops = 兵員のいる国家（国威が「低い」でない間）
box-plot-posture = USと同じ政治姿勢の国家（テロ戦争協力関係ペナルティがない間）
box-plot-aid = 援助のある国家
box-plot-non_muslim = 非イスラム教国（資金が9未満の間）
box-plot-muslim_or_iran = イスラム教国またはイラン（資金が9未満の間）
box-major_jihad-possible = 大規模なジハードでイスラム原理主義にできる国家
box-minor_jihad-good = 良好な国家
box-minor_jihad-fair = 適正な国家
box-minor_jihad-poor = 貧弱な国家
box-recruit-regime_change = 兵員がセルより5個以上多い体制変更国家
box-recruit-islamist_rule = セルがカードの作戦値の2倍より少ないイスラム原理主義国家
box-recruit-elsewhere = 体制変更国家でもイスラム原理主義でもない国家
box-travel_to-besieged = 孤立政権へ
box-travel_to-regime_change = 体制変更国家へ
box-travel_to-aid = 援助のある国家へ
box-travel_to-near_major_jihad = 大規模なジハードまであと2個以内の貧弱な国家へ
box-travel_to-good_or_fair = 隣にセルのある、良好または適正なイスラム教国へ
box-travel_to-posture = USが強硬姿勢なら未評価の、穏健姿勢なら穏健姿勢の非イスラム教国へ
box-travel_from-islamist_rule = セルがカードの作戦値より多いイスラム原理主義国家から
box-travel_from-regime_change = セルが6個以上の体制変更国家から
box-travel_from-adjacent = 目的地の隣接国から
box-travel_from-random = 任意の国家から

priority-pakistan = 何よりもパキスタン
priority-aid = 援助のある国家
priority-besieged = 孤立政権
priority-resources = リソースが最も多い国家
priority-good = 良好な国家
priority-fair = 適正な国家
priority-poor = 貧弱な国家
priority-recruit_number = リクルート値が最も高い国家
priority-troops_and_cells = 兵員とセルが最も多い国家
priority-active = 活動状態のセルがある国家
priority-not_a_destination = ほかのセルの移動先でない国家

roll-random_country = いくつかの国家からの選択
    .title = いくつかの国家からの選択
roll-random_marker = いくつかのマーカーからの選択
    .title = いくつかのマーカーからの選択
roll-schengen_table = シェンゲン表
    .title = シェンゲン表
roll-shia_mix_table = 「Shia-Mix」表
    .title = 「Shia-Mix」表
draw-take = 捨て札パイルのカード
    .ask = 捨て札パイルからこのうち1枚を引いてください。番号はいくつですか？
draw-turn_over = ジハーディスト側のパイルの一番上のカード
    .ask = ジハーディスト側のパイルの一番上のカードを表にしてください。番号はいくつですか？
draw-turn_over_plot = 表にするプロット
    .ask = プロットを表にしてください。どのプロットですか？
draw-plot_marker = プロットマーカー
    .ask = 利用可能なプロットマーカーを1個引いてください。どれですか？
draw-global_table = 「Global」表の国家
    .ask = 「Global」表でロールしてください。結果はどの国家ですか？
draw-global_table_muslim = 「Global」表のイスラム教国の列の国家
    .ask = 「Global」表でロールし、イスラム教国の列が出るまで（イランの場合も）褐色のダイスを振り直してください。結果はどの国家ですか？
draw-global_table_non_muslim = 「Global」表の非イスラム教国の列の国家
    .ask = 「Global」表でロールし、非イスラム教国の列が出るまで（イランの場合も）褐色のダイスを振り直してください。結果はどの国家ですか？
draw-closest = 最も近い国家の1つ
    .ask = 同じ近さの国家がいくつかあります。ランダムに1つ選んでください。どれですか？
