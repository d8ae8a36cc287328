# The log of Labyrinth: what happens, in the plain style of the book, each note a sentence.
#
# note-<id>           its arguments are those the rules give it; plain ids (side, governance, plot, ...) are named by
#                     the message of that name (side-us, governance-poor, plot-wmd)
# victory-<reason>    how a game ends, a sentence of its own


## The turn

note-deal = 手札の配布：ジハーディスト側に{ $jihadist }枚、US側に{ $us }枚。
note-draws = { $side }はカードを{ $count }枚引く。
note-drew = 引いたカード：{ $card }。
note-reshuffled = 山札が尽きた。使用済みのカード{ $cards }枚をすべてシャッフルし、第{ $deck }デックとする。
note-end-of-turn = 第{ $turn }ターン終了。
note-pirates = 「Pirates」により資金は低下しない。
note-islamist-rule-stands = イスラム原理主義国家が存在するため、US側は国威を失う。
note-world-agrees = 国際的な政治姿勢が{ $posture }3でUSと一致するため、国威が上がる。
note-new-turn = 第{ $turn }ターン開始。
note-game-over = { $reason }{ $side }の勝利。


## Cards

note-plays = { $side }は「{ $card }」（{ $value }）をプレイする。
note-event = { $side }はイベント「{ $card }」を実施する。
note-card-cancelled = 「Ferguson」：「{ $card }」は無効となり、何も起こらない。
note-event-does-not-occur = イベント「{ $card }」は今は発動しない。
note-no-effect = 何も変わらない。
note-operation = { $side }は作戦値{ $value }で{ $operation }を実施する。
note-reassessment = US側は政策の再評価を実施する。
note-reserves = { $side }はカードを予備に加え、予備は{ $reserves }となる。
note-reserves-spent = { $side }は予備を使い、作戦値は{ $value }となる。
note-reserves-taken = { $side }は{ $owner }の予備を奪い、予備は{ $reserves }となる。
note-passes = { $side }はこのカードで何も実施できない。
note-holds = US側は最後の1枚を保持する。
note-discarded = { $side }は「{ $card }」を捨て札にする。
note-card-taken = { $side }は{ $owner }の手札からランダムに1枚取る。
note-card-taken-seen = 取ったカード：{ $card }。
note-card-lost-seen = 失ったカード：{ $card }。
note-took-card = { $side }は「{ $card }」を手札に加える。
note-gave = { $side }はランダムに1枚渡す。
note-gave-chosen = { $side }はカードを1枚渡す。
note-gave-card = { $side }が渡したカードは「{ $card }」。
note-hand-inspected = US側はジハーディスト側の手札を確認する。
note-hand-seen = ジハーディスト側の手札：{ $cards }。
note-card-removed = カード「{ $card }」をゲームから除去する。
note-first-plot = このターンの第1プロットなので、カードのイベントは発動しない。
note-marked = 「{ $marker }」が効果中となる。
note-unmarked = 「{ $marker }」の効果がなくなる。
note-lapsing = 「{ $marker }」はターン終了まで効果を持つ。

note-marker-placed = { $country }に「{ $marker }」を配置する。
note-marker-left = { $country }から「{ $marker }」を除去する。
note-into-the-middle = 「{ $card }」を裏向きで山札の上から{ $count }枚目の下に入れる。
note-campaign = The Awakeningのデックが始まる：カード{ $cards }枚。以後はそのルールを適用する。
note-fracking = 「Fracking」により資金がさらに低下する。


## Dice

note-die = ダイスの目は{ $pips }：{ $what }。
note-automatic = { $country }ではロールせずに成功する。
note-failed = 失敗。
note-value-too-low = 現在の{ $country }に対して作戦値が足りず、作戦は失敗する。
modifier-prestige = 国威
modifier-gwot = テロ戦争協力関係ペナルティ
modifier-aid = 援助
modifier-good_ally = 隣接する良好／同盟の国家
modifier-to_good = 良好への改善
modifier-awakening = 覚醒
modifier-reaction = 反動
note-modifier-prestige = 国威：{ $change ->
        [-1] -1
       *[other] +{ $change }
    }。
note-modifier-gwot = テロ戦争協力関係ペナルティ：{ $change }。
note-modifier-aid = 援助：+{ $change }。
note-modifier-good_ally = 隣接する良好／同盟の国家：+{ $change }。
note-modifier-awakening = 覚醒：+{ $change }。
note-modifier-reaction = 反動：{ $change }。
note-modifier-to_good = 適正から良好へ：{ $change }。
note-sum = 合計は{ $sum }。


## Tracks

note-prestige = 国威は{ $before }から{ $after }になる。
note-funding = 資金は{ $before }から{ $after }になる。
note-us-posture = USの政治姿勢は{ $posture }となる。


## Countries

note-governance = { $governance-id ->
        [governance-islamist_rule] 革命：{ $country }はイスラム原理主義となる。
       *[other] { $country }の政治体制は{ $governance }となる。
    }
note-alignment = { $country }の同盟関係は{ $alignment }となる。
note-condition = { $country }は{ $governance }／{ $alignment }となる。
note-posture = { $country }の政治姿勢は{ $posture }となる。
note-posture-removed = { $country }の政治姿勢マーカーを除去する。
note-aid-placed = { $country }に援助を配置する。
note-aid-removed = { $country }は援助を失う。
note-besieged = { $country }は孤立政権となる。
note-relieved = { $country }は孤立政権でなくなる。
note-arsenal = パキスタンの兵器がジハーディスト側の手に落ちる：WMDプロット{ $count }個が利用可能となる。

note-wmd-released = { $country }のWMDがジハーディスト側の手に落ちる：プロット{ $count }個が利用可能となる。
note-wmd-removed = { $country }のWMD{ $count }個をゲームから除外する。
note-wmd-seen = マップ上で見えたもの：{ $plots }。
note-wmd-taken = 利用可能なWMD1個をゲームから除外する。
note-unmarked-again = { $country }からすべてを取り除き、未評価に戻す。
note-regime-change-over = { $country }は体制変更国家でなくなる。


## Unrest, Civil War and the Caliphate

note-awakening-placed = { $country }に覚醒マーカーを{ $count }個配置する。
note-awakening-removed = { $country }から覚醒マーカーを{ $count }個除去する。
note-reaction-placed = { $country }に反動マーカーを{ $count }個配置する。
note-reaction-removed = { $country }から反動マーカーを{ $count }個除去する。
note-polarization = 分極化：民衆が二手に分かれる。
note-polarized = { $country }：{ $difference ->
        [-2] 反動が覚醒を2上回り、さらに増える。
        [2] 覚醒が反動を2上回り、さらに増える。
        [-3] 反動が覚醒を3上回り、国家の状態がシフトする。
        [3] 覚醒が反動を3上回り、国家の状態がシフトする。
        [-4] 反動が覚醒を4上回り、国家の状態がシフトする。
        [4] 覚醒が反動を4上回り、国家の状態がシフトする。
       *[other] 覚醒と反動の差が{ $difference }なので、国家の状態がシフトする。
    }
note-convergence = 波及：{ $country }のできごとの影響がほかに及ぶ。
note-random-country = 表の結果は{ $country }。
note-random-neighbour = 表の結果は{ $country }だが、そこには置けないため{ $neighbour }となる。
note-random-again = 表の結果は{ $country }だが、そこには置けないため振り直す。
note-civil-war = { $country }で内戦が勃発する。
note-civil-war-over = { $country }の内戦が終わる。
note-attrition = { $country }での消耗：{ $defenders ->
        [0] 兵員も民兵もなし
       *[other] 兵員と民兵{ $defenders }個
    }対{ $cells ->
        [0] セルなし
       *[other] セル{ $cells }個
    }。
note-hits = { $count ->
        [0] { $side }の攻撃は{ $country }で命中しない。
       *[other] { $side }の攻撃は{ $country }で{ $count }回命中する。
    }
note-plots-return = 使用済みのプロット{ $count }個が再び利用可能となる。
note-militia-placed = { $country }に民兵を{ $count }個配置する。
note-militia-removed = { $country }から民兵を{ $count }個除去する。
note-caliphate-declared = { $country }を首都としてカリフ国が宣言される。
note-caliphate-joined = { $country }はカリフ国に属する。
note-caliphate-left = { $country }はカリフ国に属さなくなる。
note-capital-moved = カリフ国の首都は{ $country }へ移る。
note-capital-lost = カリフ国は最後の首都を失う。
note-nigeria-muslim = { $country }はイスラム教国（貧弱／中立）となる。
note-nigeria-non-muslim = { $country }は再び非イスラム教国となる。
note-iran-muslim = { $country }は通常のイスラム教国（適正／反米）となる。
note-troop-called-away = { $country }から兵員1個を引き抜く。
note-off-map = 兵員{ $count }個をマップ外に置く。
note-off-map-return = 兵員{ $count }個がマップ外から戻る。


## Pieces

note-cells-placed = { $country }にセルを{ $count }個配置する。
note-cell-removed = { $kind-id ->
        [kind-sadr] { $country }からSadrを除去する。
       *[other] { $country }から{ $kind }を1個除去する。
    }
note-activated = { $country }のセル{ $count }個が活動状態となる。
note-travelled = セル1個が{ $origin }から{ $country }へ移動する。
note-went-to-ground = { $country }のセル1個が潜伏状態となる。
note-cadre-placed = { $country }に幹部を配置する。
note-cadre-removed = { $country }の幹部を除去する。
note-deployed = 兵員{ $count }個が{ $origin }から{ $country }へ移動する。
note-nato-left = NATOが{ $country }を去る。
note-nato-placed = { $country }にNATOを配置する。
note-sadr-placed = { $country }にSadrを配置する。
note-plot-set-aside = WMDプロットと入れ替えに、{ $plot }を脇によける。
note-plot-returned = 脇によけてあった{ $plot }が再び利用可能となる。
note-wmd-found = { $country }でWMDプロットが見つかり、利用可能となる。
note-no-wmd-left = { $country }で見つかるWMDはもうない。
note-backlash = { $country }のプロット1個は裏目に出るかもしれない。
note-plot-placed = { $country }にプロットを配置する。
note-plot-kind = { $plot }である。
note-plot-shown = 表向きに置かれる：{ $plot }。
note-plot-removed = { $country }のプロットを阻止する：{ $plot }だった。
note-plot-resolved = { $country }でプロットが解決される：{ $plot }。


## Operations

note-war-of-ideas = US側は{ $country }でイデオロギー戦争を実施する。
note-disrupt = US側は{ $country }で掃討作戦を実施する。
note-alert = US側は{ $country }で警戒行動を実施する。
note-regime-change = 体制変更：US側が{ $country }に侵攻する。
note-withdraw = US側は{ $country }から撤退する。
note-minor-jihad = { $country }でダイス{ $dice }個のジハード。
note-major-jihad = { $country }でダイス{ $dice }個の大規模なジハード。
note-cells-spared = 失敗してもセルは失われない。
note-plot = { $country }でダイス{ $dice }個のプロット。

owner-us = { side-us }
owner-jihadist = { side-jihadist }

kind-active = 活動状態のセル
kind-sleeper = 潜伏状態のセル
kind-sadr = Sadr


## How a game ends

victory-good_resources = 良好なイスラム教国のリソースが合計12以上となった。
victory-fair_or_good_countries = 15か国以上のイスラム教国が適正または良好となった。
victory-no_cells = マップ上からセルがなくなった。
victory-islamist_resources = イスラム原理主義国家のリソースが合計6以上となった。
victory-discredited = USの国威が1に落ち、15か国以上のイスラム教国が貧弱またはイスラム原理主義となった。
victory-wmd = US本国でWMDプロットが解決された。
victory-end_good = 最後のデックが尽きた：良好な国家のリソースは、イスラム原理主義国家のリソースの2倍より多い。
victory-end_islamist = 最後のデックが尽きた：良好な国家のリソースは、イスラム原理主義国家のリソースの2倍を超えない。
victory-too_few_good_resources = 最後のデックが尽きた：良好な国家のリソースが足りない。
