# What the rules of Labyrinth know about an option before it is chosen, in few words and without a full stop.
#
# forecast-<id>            what a die needs, what it costs, what it leads to, what may be regretted
# forecast-modifier-<id>   what is added to a die or taken from it
# impossible-<id>          why something cannot be done now


## Dice

forecast-by-test = 評価が適正なら{ $fair }以下、貧弱なら{ $poor }以下
forecast-successes = ダイス{ $dice }個のうち{ $count }回成功（各{ $number }以下）
forecast-modifier-prestige = 国威{ $change ->
        [-1] -1
       *[other] +{ $change }
    }
forecast-modifier-gwot = テロ戦争協力関係ペナルティ{ $change }
forecast-modifier-aid = 援助+{ $change }
forecast-modifier-good_ally = 隣接する良好／同盟の国家+{ $change }
forecast-modifier-to_good = 適正から良好へ{ $change }
forecast-modifier-awakening = 覚醒+{ $change }
forecast-modifier-reaction = 反動{ $change }
forecast-tested-first = 先に国家を評価する


## Operations as a whole

forecast-targets = 対象は{ $count }か国
forecast-origins = 兵員を動かせる場所は{ $count }か所
forecast-best = 最も見込みがあるのは{ $country }
forecast-plots = マップ上のプロット{ $count }個
forecast-cells-travel = セル{ $cells }個のうち{ $count }個まで。隣接国へはロール不要
forecast-major-where = { $countries }で大規模なジハードが可能


## War of Ideas

forecast-becomes = { $governance }になる
forecast-becomes-ally = 同盟になる
forecast-aid-on = { $number }なら援助を配置
forecast-fails-if-poor = 評価が貧弱だと作戦値{ $value }では失敗
forecast-posture = USと同じ{ $posture }になる
forecast-may-turn = { $posture }になることもある
forecast-penalty = テロ戦争協力関係ペナルティが{ $before }から{ $after }へ
forecast-prestige = 国威が{ $before }から{ $after }へ
forecast-prestige-roll = 国威のロール：{ $number }以上で上昇、ほかは低下（{ $percent }%）


## Disrupt and Alert

forecast-disrupts = セル{ $count }個：活動状態なら除去、潜伏状態なら活動状態に
forecast-disrupts-if-hard = 評価が強硬（{ $number }以上）ならセル2個、ほかは1個
forecast-only-sleepers = 潜伏状態のセルだけなので、何も除去されない
forecast-leaves-cadre = 幹部が残る
forecast-removes-cadre = 幹部を除去
forecast-plot-removed = プロットを除去。数字のプロットは再び利用可能になる
forecast-wmd-leaves = WMDプロットはゲームから除外される
forecast-plots-remain = ほかのプロット{ $count }個がマップに残る


## Deploy, Regime Change and Withdraw

forecast-may-leave = 兵員{ $count }個まで動かせる
forecast-track = トラックに{ $count }個：{ $troops }、手札{ $cards }枚
forecast-if-all-go = { $count ->
        [1] 1個
       *[other] { $count }個すべて
    }が動けば：{ $track }
forecast-regime-change-keeps = { $count }個は残す：体制変更国家にはセルより5個多い兵員が必要
forecast-too-few-troops = { $country }：兵員がセルより5個以上多くないため、イデオロギー戦争は不可
forecast-open-to-major-jihad = { $country }：セルが兵員より多く、大規模なジハードが可能になる
forecast-nato-leaves = NATOはゲームから除去される
forecast-troops-needed = 1か所から兵員6個以上
forecast-new-regime = 同盟になり、{ $number }以上なら適正、ほかは貧弱
forecast-besieged = 孤立政権になる
forecast-all-aid-lost = 援助をすべて失う（{ $count }個）


## Attrition

forecast-attrition = { $country }での消耗：{ $side }の攻撃は{ $hits ->
        [0] { $number }以下で命中
       *[other] { $hits }回命中し、{ $number }以下でさらに1回
    }
forecast-attrition-sure = { $country }での消耗：{ $side }の攻撃は{ $hits ->
        [0] 命中しない
       *[other] { $hits }回命中
    }


## Recruit and Travel

forecast-places-cells = セルを{ $count }個配置
forecast-no-cell = 利用可能なセルがなく、成功しても何も配置できない
forecast-few-cells = 利用可能なセルは{ $count }個だけ
forecast-cells-here = 活動{ $active }、潜伏{ $sleepers }
forecast-hides = セルは潜伏状態になる
forecast-cell-lost = 失敗するとセルを失う


## Jihad and Plot

forecast-worsens = 成功すると{ $governance }になる
forecast-aid-lost = 成功すると援助を除去
forecast-nothing-to-gain = すでに貧弱なので、小規模なジハードでは何も変わらない
forecast-each-failure = 失敗1回ごとにセル1個を失う
forecast-major-jihad = 大規模なジハードでイスラム原理主義にするには{ $count }回の成功が必要
forecast-all-active = 潜伏状態のセル{ $count }個が活動状態になる
forecast-failure-besieges = 失敗すると孤立政権となり、同盟へシフトする
forecast-islamist-rule = イスラム原理主義
forecast-plot-kinds = 成功すると{ $plots-or }を配置できる
forecast-no-plot = 作戦値{ $value }で置ける利用可能なプロットがなく、成功しても何も配置できない
forecast-sleeper-shows = 潜伏状態のセル1個が活動状態になる


## Cards

forecast-event-playable = イベントをプレイできる
forecast-event-not-now = イベントは今は発動しない
    .foot = 発動不可
forecast-event-happens = { $side }のイベントが発動する
    .foot = { $side-id ->
        [side-jihadist] 発動：ジハード側
       *[other] 発動：US側
    }
forecast-event-unknown = { $side }のイベントが発動するかどうかは、見えないカード次第
    .foot = { $side-id ->
        [side-jihadist] 発動？ジハード側
       *[other] 発動？US側
    }
forecast-event-or-radicalization = ジハーディスト側のイベント、またはその代わりに急進化が発生する
    .foot = 発動：ジハード側
forecast-first-plot = このターンの第1プロットなので、イベントは発動しない
    .foot = 発動不可
forecast-held = 手札に残り、アクションフェイズが終わる
forecast-card-leaves = カードはゲームから除去される
forecast-lapses = 効果はターン終了まで
forecast-stays = マーカーが残り、効果が続く
forecast-us-posture = USは{ $posture }になる
forecast-whole-phase = 作戦値3のカード2枚とアクションフェイズ全体
forecast-reserves = 予備は{ $reserves }になる
forecast-reserves-wasted = 予備は2まで：{ $count }が無駄になる
forecast-spends-reserves = 予備{ $reserves }
forecast-value = 作戦値{ $value }


## Why an operation cannot be done

impossible-needs-value = 作戦値{ $value }が必要
impossible-none-to-win = 対象にできる国家がない
impossible-no-troops-may-leave = トラックに兵員がなく、国家から動かせる兵員もない
impossible-no-troops-on-track = トラックに兵員がない
impossible-no-ally-in-reach = 作戦値{ $value }で届く同盟国がない
impossible-us-posture = USの政治姿勢が{ $posture }
impossible-no-regime-to-change = イスラム原理主義国家がない
impossible-no-six-troops = 6個の兵員を出せる場所がない
impossible-fewer-than-six = 動かせる兵員が6個に満たない
impossible-no-troops-in-regime-change = 体制変更国家に兵員がいない
impossible-no-troops-here = ここに兵員がいない
impossible-no-cell-in-reach = 作戦値{ $value }で届く所にセルがない
impossible-none-to-disrupt = セルと幹部はUS側の手の届かない所にしかない
impossible-no-cell-or-cadre = マップ上にセルも幹部もない
impossible-truce = 「Truce」により不可
impossible-marker-stays = 兵員として扱うマーカーは展開できない
impossible-no-plot = マップ上にプロットがない
impossible-gtmo = このターンは「GTMO」により不可
impossible-no-cell-to-travel = 移動できるセルがない
impossible-no-cell-for-jihad = ジハードを行える所にセルがない
impossible-no-cell-for-plot = イスラム原理主義でない国家にセルがない


## Why a card cannot be used in a way

impossible-event-by-itself = イベントは自動的に発動する
impossible-event-of = { $side }のイベント
impossible-event-blocked = 「{ $marker }」がイベントを阻止している
impossible-event-not-now = イベントは今は発動しない
impossible-first-plot = イベントより先なら、このターンの第1プロットになる
impossible-too-good-for-reserves = 作戦値1または2のカードのみ
impossible-needs-whole-phase = アクションフェイズ全体が必要
impossible-no-second-card = 2枚目の作戦値3のカードが必要


## Why a country cannot be chosen

impossible-islamist-rule = イスラム原理主義国家
impossible-adversary = 反米国家
impossible-good-ally = すでに良好／同盟
impossible-no-posture = 政治姿勢は変わらない
impossible-too-few-troops = 体制変更国家では、兵員がセルより{ $count }個多くなければならない
impossible-iran = イランには手が届かない
impossible-no-ally-no-troops = 同盟国でなく、兵員{ $count }個もない
impossible-fata = 「FATA」がセルを匿っている
impossible-sadr = Sadrが幹部を匿っている
impossible-al-anbar = 「Al-Anbar」により幹部は除去できない
impossible-regime-change-keeps = 体制変更国家には、セルより{ $count }個多い兵員を残す
impossible-sadr-stays = Sadrは移動しない
impossible-every-cell-used = ここのセルはすべて使用済み
impossible-biometrics = 「Biometrics」：隣接国へのみ
impossible-not-muslim = イスラム教国ではない
impossible-benazir-bhutto = 「Benazir Bhutto」に守られている
impossible-event-elsewhere = イベントの対象ではない
impossible-no-cell-here = ここにセルがない
impossible-no-cell-or-cadre-here = ここにセルも幹部もない
impossible-not-an-ally = 同盟国ではない
impossible-troops-are-here = 兵員はすでにここにいる
impossible-troops-go-here = 兵員の行き先である
impossible-not-islamist = イスラム原理主義国家ではない
impossible-no-regime-change = 体制変更マーカーがない
