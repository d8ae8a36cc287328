# Words that every game uses.


## Lists and joints: $left and $right are what stands before and after

list-nothing = なし
list-one = { $text }
list-comma = { $left }、{ $right }
list-semicolon = { $left }；{ $right }
list-and = { $left }、{ $right }
list-or = { $left }または{ $right }
join-dot = { $left }・{ $right }
join-dash = { $left }――{ $right }
join-space = { $left } { $right }
join-sentences = { $left }{ $right }


## Setting up

setting-scenario = シナリオ
    .ask = いつから始めますか？


## Chance, and the table itself

die = { $pips }
# A die that gives one of several things of equal chance: what each face gives
die-gives = { $pips }：{ $what }
die-again = { $pips }：振り直し
number = { $number }

seat-dealer = ディーラー
note-adjusted = テーブルを手動で調整した：{ $keys }。
note-objects = { $side }の異議により、やり直す。
note-why-weighed = 先読みの結果：{ $plans-semicolon }。
note-seat-lost = これ以降、{ $side }は別の担当が回答する：{ $reason }。
note-why-kept = 先読みしたが、経験則より明らかに良い手は見つからない：{ $plans-semicolon }。
plan-weighed = { $plan-comma } { $percent }%


## Hints: the best plans of a moment; gain is signed, over what the rule of thumb would do

hint-says = あなたから見てありうる{ $worlds }通りの世界で先読みしました：
    .about = 各プランで見込まれる勝率と標準誤差です。括弧内は、経験則でプレイした場合と比べた増減です。
hint-plan = { $plan-comma }
hint-plan-there = { $plan-comma }（{ $places }）
hint-row = { $number }. { $plan } { $percent }%±{ $error }（{ $gain }）
hint-no-choice = 回答は1つしかないので、ヒントは不要です。
hint-unknown = この質問からの先読みには対応していません。
hint-unseen = あなたの手札をコンピューターは知らされていないため、先読みできません。
hint-nothing = ここには比べるものがありません。


## Analysis of a game that is over; shares of games won are in hundredths, and signed where they are differences

analysis-of = 分析：{ $name }
analysis-chances = 勝率の推移
    .about = その先を全員が経験則でプレイしたとして、各判断の直前に各陣営が勝つ見込みです。
analysis-now = { $side }：{ $percent }%
analysis-moment = { $step }手目：{ $says }
analysis-moment-bare = { $step }手目
analysis-turnings = 転機
analysis-turning = { $side }：{ $from }%から{ $to }%へ
analysis-turning-luck = { $side }：{ $from }%から{ $to }%へ（うち運が{ $luck }）
analysis-turnings-none = 勝率が一度に大きく動いた場面はありません。
analysis-better = もっと良い手があった場面
    .about = その時点でその陣営が知り得たことから、ありうる世界を先読みした結果と標準誤差です。
analysis-better-plan = { $plan }：{ $gain }±{ $error }
analysis-better-none = 実際の選択より明らかに良い手は見つかりませんでした。
analysis-played = 実際の手：{ $plan-comma }
analysis-accounts = 選択と運
    .about = 開始時の勝率から結果までの内訳（百分率）です。自分の選択（経験則との比較）、ほかの陣営の選択、そして運、すなわち期待値に対するダイスとカードの出方に分けてあります。「取りこぼし」は、見つかったより良い手がそれぞれ単独でもたらしたはずの差の合計です。
analysis-side = 陣営
analysis-start = 開始時
analysis-own = 自分の選択
analysis-others = 他者の選択
analysis-luck = 運
analysis-result = 終了時
analysis-given-away = 取りこぼし
analysis-estimated = 最初の概算だけによるものです。選択と運の内訳はありません。
analysis-made = すべての時点から先読みしたものです。小さな差に意味はありません。


## Checks: dice that must be high or low enough, and what came of them; .title is what a die was for

check = { $what-title }：{ $pips }（必要な目：{ $needs }）→{ $verdict }
check-sum = { $what-title }：{ $pips } { $modifiers-space } = { $sum }（必要な目：{ $needs }）→{ $verdict }
check-plus = +{ $number }（{ $name }）
check-minus = −{ $number }（{ $name }）
check-at-least = { $number }以上
check-at-most = { $number }以下
verdict-succeeds = 成功
verdict-fails = 失敗
cite-card = カード{ $number }


## Forecasts

forecast-at-least = { $number }以上
forecast-at-most = { $number }以下
forecast-no-face = 成功する目はない
forecast-every-face = どの目でも成功
chance-sure = 確実
chance-none = 見込みなし
chance-percent = { $percent }%
