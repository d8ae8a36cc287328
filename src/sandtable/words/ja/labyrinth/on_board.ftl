# What is to be done on a real board: net changes, each a line of a list.

on-board-move = { $pieces }を{ $origin }から{ $country }へ動かす
on-board-put = { $country }に{ $pieces }を置く
on-board-take = { $country }から{ $pieces }を取り除く
on-board-turn = { $country }の{ $pieces }を裏返す：{ $now }にする
on-board-turn-over = { $country }の{ $pieces }を裏返す
on-board-mark = { $country }のマーカー：{ $one }、{ $two }
on-board-turn-to = { $country }を{ $what }にする
on-board-unmark = { $country }のマーカーを取り除く
on-board-prestige = 国威を{ $number }へ
on-board-funding = 資金を{ $number }へ
on-board-us_posture = USの政治姿勢を{ $posture }へ
on-board-world = 国際的な政治姿勢を{ $posture }{ $number }へ
on-board-world-even = 国際的な政治姿勢を0へ
on-board-reserves = { $side }の予備を{ $number }へ
on-board-good_resources = 良好な国家のリソース数を{ $number }へ
on-board-islamist_resources = イスラム原理主義国家のリソース数を{ $number }へ
on-board-fair_or_good_countries = 適正または良好な国家の数を{ $number }へ
on-board-poor_or_islamist_countries = 貧弱以下の国家の数を{ $number }へ
on-board-off_map = マップ外の兵員：{ $number }
on-board-turn-marker = ターンマーカーを{ $number }へ
on-board-event = 「{ $event }」が効果中：マーカーをマップの脇に置く
on-board-event-ends = 「{ $event }」が終了：マーカーを取り除く
on-board-discard = 「{ $card }」を捨て札パイルへ
on-board-out = 「{ $card }」をゲームから除外
on-board-lapsing = 「{ $card }」を時限イベントボックスへ
on-board-first_plot = 「{ $card }」を第1プロットボックスへ
