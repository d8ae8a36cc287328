# What is to be done on a real board: net changes, each a line of a list.

on-board-move = { $piece }×{ $count }を{ $origin }から{ $space }へ動かす
on-board-put = { $space }に{ $piece }×{ $count }を置く
on-board-take = { $space }から{ $piece }×{ $count }を取り除く
on-board-turn = { $space }：{ $count }個を裏返して{ $piece }にする
on-board-casualties = 負傷者
on-board-level = { $space }を{ $level }にする
on-board-terror = { $space }：テロマーカーを{ $number }個にする
on-board-sabotage = { $space }：サボタージュマーカーを置く
on-board-sabotage-off = { $space }：サボタージュマーカーを取り除く
on-board-returnees = { $space }：+1人口マーカーを置く
on-board-returnees-off = { $space }：+1人口マーカーを取り除く
on-board-track = { $track }を{ $number }へ
on-board-islamabad = イスラマバードを{ $box }へ
on-board-hard = イスラマバードを強硬姿勢にする
on-board-hard-off = イスラマバードの強硬姿勢を解除する
on-board-support_and_available = 支持＋利用可能を{ $number }へ
on-board-opposition_and_bases = 対立＋基地を{ $number }へ
on-board-coin_and_patronage = COIN支配＋パトロネージを{ $number }へ
on-board-uncontrolled = 非支配状態の人口を{ $number }へ
on-board-eligible = { $faction }：シリンダーを「イベント資格あり」へ
on-board-ineligible = { $faction }：シリンダーを「イベント資格なし」へ
on-board-capability = 「{ $card }」（{ $text }）が効果中：カードをマップの脇に置く
on-board-momentum = 「{ $card }」は次のプロパガンダラウンドまで効果中
on-board-ends = 「{ $card }」が終了：カードを取り除く
