# The log of A Distant Plain: what happens, in the plain style of the book, each note a sentence.


## The sequence of play

note-card = 「{ $card }」がプレイされる。
note-sudden = 突然のプロパガンダ：現在のカードと入れ替わる。
note-no-round = プロパガンダカードが続いたため、2回目のラウンドは行わない。
note-passes = { $faction }はパスする。
note-operation = { $faction }：{ $operation }。
note-selects = { $faction }：{ $space }で{ $operation }。
note-activity = { $faction }：{ $activity }。
note-activity-vain = オペレーションを行うスペースがなくなるため、行わなかったものとする：{ $activity }。
note-operation-vain = オペレーションを行うスペースがないため、行わなかったものとする：{ $operation }。
note-free-action = { $faction }：無償の{ $action }。
note-event = { $faction }：イベント「{ $card }」（{ $text }）。
note-event-undivided = { $faction }：イベント「{ $card }」。
note-no-effect = 何も変わらない。
note-stays-eligible = { $faction }は次のカードでもイベント資格を持つ。
note-ineligible = { $faction }は次のカードが終わるまでイベント資格を失う。
note-lasts = 「{ $card }」（{ $text }）が効果中となる。
note-lasts-for = 「{ $card }」が効果中となる（{ $faction }のマーカー）。
note-capability-flipped = 「{ $lasting }」が{ $text }の面になる。
note-momentum-ends = モメンタムが終わる。
note-agenda = { $faction }：秘密目標を公開し、マージンに+1。
note-asset = { $faction }：秘密資産を公開し、通常のオペレーションを行う。
note-manpads = ミサイルの脅威により、{ $activity }は中止される。
note-game-over = { $reason }{ $faction }の勝利。
victory-during = 勝利条件を達成した派閥がある。
victory-after = 最終プロパガンダラウンドが終わった。
victory-solo_stalemate = 手詰まり：プレーヤーはノンプレーヤーを上回ったが、大差ではない。
victory-solo_success = プレーヤーはすべてのノンプレーヤーを大きく上回った。
victory-solo_coalition = 過激派は締め出された。
victory-solo_government = パシュトゥーン人の強権者が統治する。
victory-solo_taliban = 過激派が戻ってきた。
victory-solo_warlords = 国は群雄割拠の状態に分裂した。


## Pieces

note-placed = { $space }：{ $piece }×{ $count }を配置。
note-removed-available = { $space }：{ $piece }×{ $count }を除去。
note-removed-casualties = { $space }：{ $piece }×{ $count }が負傷者となる。
note-removed-out_of_play = { $space }：{ $piece }×{ $count }がゲーム外となる。
note-moved = { $piece }×{ $count }：{ $origin }から{ $space }へ。
note-returned = { $piece }×{ $count }：ゲーム外から利用可能部隊へ。
note-withdrawn = { $piece }×{ $count }：利用可能部隊からゲーム外へ。
note-casualties = 負傷者：基地{ $bases }個と兵員{ $lost }個がゲーム外となり、兵員{ $back }個が利用可能となる。
note-activated = { $space }：{ $faction }のゲリラ{ $count }個が活動状態となる。
note-hidden = { $space }：{ $faction }のゲリラ{ $count }個が潜伏状態となる。


## Spaces and tracks

note-level = { $space }は{ $level }となる。
note-terror = { $space }：テロ。
note-terror-removed = { $space }：テロマーカー{ $count }個を除去。
note-sabotage = { $space }でサボタージュ。
note-repaired = { $space }は復旧する。
note-returnees = { $space }：帰還難民、+1人口。
note-track = { $track }：{ $before }→{ $after }。
note-islamabad = イスラマバードは{ $box }へ移る。
note-hard = イスラマバードは強硬姿勢となる。
note-not-hard = イスラマバードは強硬姿勢でなくなる。


## Attacks

note-ambush = { $space }で待ち伏せ：ダイスは振らない。
note-attack-fails = { $space }での攻撃は失敗する。


## Dice

note-die = ダイスの目は{ $pips }：{ $what }。
roll-attack = { $space }での攻撃（{ $number }以下）
    .title = { $space }での攻撃
roll-surge = 増派（援助と軍閥のリソース）
roll-event = イベント「{ $card }」
    .title = イベント「{ $card }」
roll-random_column = 褐色のダイス：ランダムスペース表の列
    .title = 褐色のダイス：ランダムスペース表の列
roll-random_row = 黒のダイス：ランダムスペース表の行
    .title = 黒のダイス：ランダムスペース表の行
roll-random_space = 緑のダイス：行の中のスペース
    .title = 緑のダイス：行の中のスペース
roll-capability = 情勢「{ $card }」（残りのプロパガンダカードの枚数未満）
    .title = 情勢「{ $card }」
roll-manpads = 飛行の中止（1～4）
    .title = 飛行の中止
roll-nonplayer_surge = 増派の基地と兵員
    .title = 増派の基地と兵員
draw-capability_by_lot = いくつかの情勢のうち1つ
draw-space_by_lot = いくつかのスペースのうち1つ
draw-faction_by_lot = いくつかの派閥のうち1つ
draw-card = 次のカード
draw-removed = ゲーム開始前に除外するカード
draw-deception = { $faction }の欺瞞マーカー


## Operations and activities by name, as arguments of a sentence

operation-train = 訓練
operation-patrol = パトロール
operation-sweep = スイープ
operation-assault = 急襲
operation-rally = 集結
operation-march = 展開
operation-attack = 攻撃
operation-terror = テロ
activity-surge = 増派
activity-airlift = 空輸
activity-air_strike = 航空攻撃
activity-govern = 統治
activity-transport = 輸送
activity-eradicate = 麻薬撲滅
activity-extort = 脅迫
activity-infiltrate = 浸透
activity-ambush = 待ち伏せ
activity-cultivate = 栽培
activity-traffic = 麻薬取引
activity-suborn = 買収
action-train = 訓練
action-patrol = パトロール
action-sweep = スイープ
action-assault = 急襲
action-rally = 集結
action-march = 展開
action-attack = 攻撃
action-airlift = 空輸
action-air_strike = 航空攻撃
action-govern = 統治
action-extort = 脅迫
action-traffic = 麻薬取引
action-terror = テロ
action-surge = 増派
action-transport = 輸送
action-eradicate = 麻薬撲滅
action-infiltrate = 浸透
action-ambush = 待ち伏せ
action-cultivate = 栽培
action-suborn = 買収


## Forecasts

forecast-cost = { $count ->
    [0] コストなし
   *[other] { $faction }のリソース{ $count }
}
forecast-cost-each = 1スペースにつき{ $faction }のリソース{ $count }
forecast-cost-level = マーカーまたは段階1つにつき{ $faction }のリソース{ $count }
forecast-gain = { $faction }のリソース+{ $count }
forecast-ineligible = 次のカードではイベント資格なし
forecast-no-cubes = ここにキューブは配置できない
forecast-control = { $control }
forecast-control-in = { $space }が{ $control }
forecast-control-with = { $count }個来れば{ $control }
forecast-control-without = { $count }個出れば{ $control }
forecast-control-stays = 支配は変わらない
forecast-nothing = 何も変わらない
forecast-strength = コマ{ $count }個まで
forecast-removed = { $piece }×{ $count }を除去
forecast-removes = { $count ->
    [1] コマ1個を除去
   *[other] コマ{ $count }個まで除去
}
forecast-replaces = コマ1個をタリバンのゲリラに置き換え
forecast-cubes-go = 政府のキューブ{ $count }個を基地に置き換え
forecast-places = { $count ->
    [1] ゲリラ1個を配置
   *[other] ゲリラ{ $count }個まで配置
}
forecast-base-possible = 基地も可能
forecast-placed = { $piece }×{ $count }を配置
forecast-up = { $track }+{ $count }
forecast-down = { $track }−{ $count }
forecast-level = { $level }
forecast-islamabad = イスラマバードが{ $box }へ移る
forecast-shown = { $faction }のゲリラ{ $count }個が活動状態になる
forecast-hidden = { $faction }のゲリラ{ $count }個が潜伏状態になる
forecast-activates = ゲリラ{ $count }個が活動状態になる
forecast-hides = { $count ->
    [1] ゲリラ1個を潜伏状態にできる
   *[other] ゲリラ{ $count }個まで潜伏状態にできる
}
forecast-hidden-there = 潜伏状態のゲリラ{ $count }個がいる
forecast-seen = { $count ->
    [1] そこで活動状態になる
   *[other] { $count }個以上の集団はそこで活動状態になる
}
forecast-terror-removed = テロマーカー×{ $count }を除去
forecast-returnees = +1人口
forecast-patronage = パトロネージ+{ $count }、中立になる
forecast-die = 援助と軍閥のリソースのためのダイス
forecast-resented = イスラマバードが資金提供の方向へ移る
forecast-terror = テロマーカー1個
forecast-sabotage = 連絡線にサボタージュ
impossible-event = 最初に行動するか、特殊活動を伴うオペレーションの後でなければならない。
impossible-final = 最終プロパガンダラウンド直前の最終イベントカードではできない（2.3.8）。
impossible-barred = 効果中のイベントにより禁じられている。
impossible-poor = 支払うリソースが足りない。
impossible-nowhere = 対象となるスペースがない。
impossible-full = これ以上スペースを選べない。
impossible-selected = すでに選んでいる。
impossible-not-selected = 選んだスペースではない。
impossible-not-by-event = イベントが認めていない。
impossible-limited = 限定オペレーションの目的地は1つだけである。
impossible-here = コマはすでにそこにある。
impossible-far = 届かない。
impossible-moved = そこのコマはすべて移動済みである。
impossible-circle = コマが一巡してしまう。
impossible-group-went = ある集団がすでにこの経路を通った。
impossible-nowhere-to-march = そこから行ける場所がない。
impossible-road = 連絡線である。
impossible-no-road = 連絡線ではない。
impossible-no-road-near = そこへ通じる連絡線がない。
impossible-no-province = 人口のある行政区ではない。
impossible-kabul = カブールは攻撃できない。
impossible-pakistan = パキスタンではできない。
impossible-islamabad = イスラマバードが認めていない。
impossible-sabotage = サボタージュで連絡線が塞がれている。
impossible-sabotaged = 連絡線はすでにサボタージュされている。
impossible-at-support = 住民は政府を支持している。
impossible-no-support = 住民は政府を支持していない。
impossible-no-coin-control = COIN支配下ではない。
impossible-no-taliban-control = タリバン支配下ではない。
impossible-other-decides = そこで兵員がより多い派閥が決める。
impossible-nothing-to-buy = 買えるものがない。
impossible-nothing-to-govern = パトロネージも人口も得られない。
impossible-nothing-to-place = 配置するものも潜伏状態にするものもない。
impossible-nobody-to-bribe = そこに買収できる相手がいない。
impossible-coalition = そこに連合諸国のコマがある。
impossible-police = そこに警察がいる。
impossible-too-much-police = ゲリラが警察より多くない。
impossible-outnumbered = タリバンがほかより多くない。
impossible-no-partners = そこに政府のキューブが必要である。
impossible-no-coalition = そこに連合諸国のコマがない。
impossible-no-cubes = そこにキューブがない。
impossible-few-cubes = そこに政府のキューブが{ $count }個必要である。
impossible-weak = そこのキューブが少なすぎて、何も除去できない。
impossible-no-troops = そこに兵員がいない。
impossible-no-troops-near = そこに兵員がおらず、来ることもできない。
impossible-no-police = そこに警察がいない。
impossible-no-base = そこに基地がない。
impossible-no-warlord-base = そこに軍閥の基地がない。
impossible-no-base-left = 基地が残っていない。
impossible-no-room = 基地を置く余地がない。
impossible-no-guerrillas = そこにゲリラがいない。
impossible-no-underground = そこの潜伏状態のゲリラが足りない。
impossible-no-active = そこに攻撃できる相手（活動状態のゲリラ、または無防備な基地）がいない。
impossible-no-enemy = そこに除去できる敵のコマがない。

plan-by-the-book = ルールブックどおり
plan-surge-home = 引き揚げ
plan-surge-field = 再展開
