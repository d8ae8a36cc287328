# What a position of A Distant Plain may not say, and what no state may be.

refusal-other-game = game：{ $got }は別のゲームです。{ $expected }を指定してください
refusal-faults = { $faults-semicolon }
refusal-option = { $key }：{ $value }は使えません。使える値：{ $values-comma }
refusal-hidden-and-eligibility = hidden_next：次のカードの派閥順を使うには、そのカードが見えていなければなりません（2.3.1）
refusal-hidden-and-sudden = hidden_next：突然のプロパガンダには、次のカードが見えていなければなりません（2.3.7）
refusal-deception-players = deception：3人または4人のプレーヤーの場合のみ使えます（7.3）
refusal-nonplayers-mixed = seats：{ $seats-comma }が異なる版に従っています。1つのゲームで使うノンプレーヤーのルールは1種類です（8.0）
refusal-nonplayers-and-teams = players：{ $value }では1人のプレーヤーが複数の派閥を担当します。ノンプレーヤー（{ $factions-comma }）がいる場合はfourでなければなりません（1.5、8.0）
refusal-no-space = { $key }：そのスペースはありません
refusal-space-keys = { $key }：policeやtalibanのようなキーを指定してください（指定された値：{ $value }）
refusal-no-momentum = momentum：{ $got }というモメンタムはありません。title:textの形で指定してください。例：{ $known-comma }
refusal-elders = elders：マーカー上の派閥とモメンタムtribal_eldersは、両方そろっていなければなりません（5.4）
refusal-no-faction = { $key }：{ $faction }という派閥はありません。使える値：{ $factions-comma }
refusal-acted-ineligible = { $key }：この派閥にはイベント資格がありません（2.3.1）
refusal-acted-many = acted：1枚のカードで行動するのは2派閥までです（2.3）
refusal-no-card = { $key }：カード{ $card }はありません。1～72またはpropagandaを指定してください
refusal-propaganda-done = propaganda_done：{ $value }は、プレイ済みのカードとシナリオに合いません
refusal-draw-without-next = draw：次のカードがない場合、山札は空でなければなりません
refusal-pile = piles：{ $value }はパイルとして使えません。eventsとpropagandaを指定してください
refusal-set-up-scenario = scenario：ありません。セットアップにはシナリオが必要です（2.1）
refusal-deployment-option = options.open_deployment：部隊を自由に置けるのは、オープン配置の場合だけです（setup.free）
refusal-cards-at-set-up = { $key }：デックはセットアップで作られます。プレイ中のカードだけを指定するか、カードを一切指定しないでください（2.1）
refusal-card-missing = card：シナリオのない局面には、プレイ中のカードが必要です
refusal-phase = phase：プロパガンダカードのプレイ中にだけ指定できます（6.0）
refusal-outcome-over = outcome：終了したゲームには必要で、それ以外のゲームには指定できません
refusal-outcome-keys = outcome：winner、rule、reason、4派閥のstandingを指定してください
refusal-executing = executing：イベントを手動で処理している派閥だけを指定できます
refusal-under-way = { $key }：{ $value }は実施中のものに合いません
refusal-no-marker = { $key }：{ $marker }というマーカーはありません。使える値：{ $known-comma }
refusal-markers = { $key }：各派閥が引くマーカーは2個です（7.3）
refusal-agendas = { $key }：0～2です（7.3）

fault-range = { $key }：{ $value }は0～{ $most }の範囲にありません（{ $rule }）
fault-markers = { $key }：テロとサボタージュのマーカーが{ $count }個あります。全部で{ $most }個です（{ $rule }）
fault-returnees = { $key }：+1人口マーカーが{ $count }個あります。全部で{ $most }個です（{ $rule }）
fault-negative = { $key }：{ $count }は0未満です（{ $rule }）
fault-pieces = { $key }：{ $piece }×{ $count }。全部で{ $most }個です（{ $rule }）
fault-available = { $key }：利用可能な{ $piece }×{ $count }の計算が合いません（{ $rule }）
fault-base-on-loc = { $key }：連絡線に基地は置けません（{ $rule }）
fault-bases = { $key }：基地が{ $count }個あります。1スペースに置けるのは{ $most }個です（{ $rule }）
fault-pakistan = { $key }：パキスタンに存在できるのはタリバンだけです（{ $rule }）
fault-hostility = { $key }：「敵対」ではパキスタンのタリバンは活動状態です（{ $rule }）
fault-no-opinion = { $key }：このスペースは常に中立です（{ $rule }）
fault-terror-on-loc = { $key }：連絡線に置くのはサボタージュで、テロマーカーは置けません（{ $rule }）
fault-sabotage = { $key }：サボタージュは連絡線にだけ置けます（{ $rule }）
fault-returnees-where = { $key }：+1人口マーカーは、カブールとアフガニスタンの行政区にだけ置けます（{ $rule }）
fault-control = { $key }：支配がコマの数と一致しません（{ $rule }）
fault-unsaid = { $key }：通知なしに変更されたものがあります（{ $spaces }）
fault-propaganda = { $key }：プロパガンダカードが{ $count }枚あります。全部で{ $most }枚です（{ $rule }）
fault-no-card = { $key }：カード{ $card }はありません（{ $rule }）
fault-card-places = { $key }：カード{ $card }が{ $count }か所にあります（{ $rule }）
fault-cards-missing = { $key }：カードが{ $count }枚足りません（{ $rule }）
fault-piles = { $key }：まだ見えていないイベントは{ $count }枚だけです（{ $rule }）
fault-no-capability = { $key }：{ $name }という情勢はありません（{ $rule }）
fault-no-momentum = { $key }：{ $name }というモメンタムはありません（{ $rule }）
fault-momentum-twice = { $key }：同じモメンタムが2つあります（{ $rule }）

# What a deck may not say.

refusal-deck-line = { $line }行目：{ $why }
refusal-deck-deep = deck：テーブルの入れ子が深すぎます
refusal-deck-large = deck：{ $size }文字あります。{ $most }文字までです
refusal-deck-toml = deck：TOMLではありません：{ $reason }
refusal-deck-format = { $key }：先頭に{ $key } = { $format }が必要です。「sandtable deck new」でひな形を作れます
refusal-deck-name = { $key }：デックの名前を1～{ $most }文字で指定してください
refusal-deck-number = { $key }：カード{ $got }はありません。1～72の数を指定してください
refusal-deck-twice = { $key }：カード{ $card }が重複しています
refusal-deck-markers = { $key }：派閥を示すマーカーを持てるテキストは、デックに1つだけです
refusal-deck-missing = { $key }：足りないカード：{ $cards-comma }
refusal-deck-order = { $key }：{ $factions-comma }を左から右へ1回ずつ指定してください
refusal-deck-no-text = { $key }：このカードに{ $text }のテキストはありません
refusal-deck-capability = { $key }：情勢にはテキストが2つあり、どちらもlasts = "capability"とします（5.3）
refusal-deck-momentum = { $key }：モメンタムのカードにはlasts = "momentum"のテキストがあり、ほかの指定はありません（5.4）
refusal-deck-event-lasts = { $key }：イベントに効果の続くテキストはありません。"momentum"か情勢ではありませんか
refusal-deck-words = { $key }：テキストの内容を1～{ $most }文字で指定してください
refusal-deck-hand-and-effects = { $key }：手動で処理するテキストにeffectsは指定できません
refusal-deck-many = { $key }：effectsは{ $most }個までです
refusal-deck-lasts-missing = { $key }：ありません。効果"lasting"を持つテキストには、lasts = "capability"または"momentum"が必要です
refusal-deck-lasts-alone = { $key }：効果の続くテキストには、効果"lasting"か手動の指定が必要です
refusal-deck-lasts-twice = { $key }：1つのテキストで効果が続くのは1回だけです。1つの効果"lasting"に複数の変更を指定してください
refusal-deck-elders = { $key }：marks = "executing"と変更"elders"は、モメンタムで一緒に使います
refusal-deck-nested = { $key }：effectsの入れ子が深すぎます。{ $most }段までです
refusal-deck-picked-spaces = { $key }：これより前にスペースを選ぶ効果（pick_spaces）がありません
refusal-deck-picked-faction = { $key }：これより前に派閥を選ぶ効果（pick_faction）がありません
refusal-deck-picks-inside = { $key }：pick_factionはほかの効果の中に置けません
refusal-deck-coalition-only = { $key }：負傷者やゲーム外になるのは連合諸国の兵員と基地だけです
refusal-deck-from-available = { $key }：利用可能部隊から動かせるのは連合諸国のコマ1種類だけで、行き先はゲーム外です
refusal-deck-one-kind = { $key }：コマは1種類だけです
refusal-deck-sabotage-all = { $key }：サボタージュはn = "all"とともに使います
refusal-deck-flips-nothing = { $key }：もう一方の面を指定してください
refusal-deck-not-its-own = { $key }：この派閥の行動ではありません。使える値：{ $actions-comma }
refusal-deck-ambush = { $key }：待ち伏せによる攻撃ができるのはタリバンだけです
refusal-deck-activity-where = { $key }：特殊活動の場所はその活動のルールで決まります。場所を限定できるのはオペレーションと航空攻撃だけです
refusal-deck-no-card = カード{ $card }はありません。1～72の数を指定してください
refusal-deck-no-such-text = カード{ $card }にそのテキストはありません。使える値：{ $texts-comma }
