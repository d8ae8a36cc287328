# What A Distant Plain asks, and what can be answered.


## Setting up

ask-deploy_where = 次の{ $piece }×{ $count }をどこに置きますか？
ask-deploy_how_many = { $space }の{ $piece }：いくつですか？


## The turn

ask-act = 「{ $card }」：どうしますか？{ $limited ->
    [1] オペレーションは1スペースに限られます。
   *[other] {""}
}
ask-event_text =
    { $texts ->
        [1] 今「{ $card }」を実施しますか？
       *[other] 「{ $card }」のどちらのテキストを実施しますか？
    }
ask-consent = { $side }が「{ $card }」を手動で処理しました。テーブルの状態は正しいですか？
ask-event_by_hand = 「{ $card }」を印刷どおり手動で処理し、終わったら「完了」を選んでください。
ask-show_agenda = 秘密目標を持っていれば、公開してマージンに+1しますか？
ask-special_after = { $operation }が終わりました。特殊活動を行いますか？


## Voluntary removal and gifts

ask-lift_where = どこから自分のコマをマップ外に取り除きますか？
ask-lift_piece = { $space }からどのコマを取り除きますか？
ask-lift_how_many = { $space }からいくつ取り除きますか？
ask-give_to = 誰に渡しますか？
ask-give_from = { $faction }に何を渡しますか？
ask-give_how_many = { $faction }にいくつ渡しますか？
ask-ask_whom = 誰に提供を求めますか？


## COIN operations

ask-train_where = 訓練：次はどのスペースですか？
ask-train_troops = { $space }：兵員はいくつですか？
ask-train_police = { $space }：警察はいくつですか？
ask-train_from = 利用可能なキューブがありません。どこから{ $space }へ持ってきますか？
ask-train_piece = { $space }からどのキューブを動かしますか？
ask-train_then = 訓練：いずれかのスペースで、続けて何を行いますか？
ask-train_base_from = 利用可能な基地がありません。どこから{ $space }へ持ってきますか？
ask-civic_action_where = 民生活動：どこで行いますか？
ask-civic_action_how_much = { $space }での民生活動：1段階につきリソース3で、何段階行いますか？
ask-patrol_from = パトロール：次にどこのキューブを動かしますか？
ask-patrol_piece = { $space }からどのキューブを動かしますか？
ask-patrol_how_many = { $space }からいくつ動かしますか？
ask-patrol_to = { $space }のキューブをどこへ動かしますか？
ask-patrol_assault = 1つの連絡線で無償の急襲を行いますか？
ask-sweep_where = スイープ：次はどのスペースですか？
ask-sweep_from = どこから{ $space }へ兵員を動かしますか？
ask-sweep_how_many = { $space }から兵員をいくつ動かしますか？
ask-sweep_escort = { $space }から政府の兵員をいくつ同行させますか？
ask-sweep_via = どの連絡線を通って{ $space }へ来ますか？
ask-activate_whose = { $space }：どちらのゲリラを活動状態にしますか（キューブ{ $count }個）？
ask-assault_where = 急襲：次はどのスペースですか？
ask-assault_with_government = { $space }：リソース3で政府のキューブも使いますか？
ask-assault_target = { $space }：どちらのコマを除去しますか（{ $count }個まで）？


## Insurgent operations

ask-rally_where = 集結：次はどのスペースですか？
ask-rally_how = { $space }での集結：どのように行いますか？
ask-rally_how_many = { $space }にゲリラをいくつ配置しますか？
ask-rally_replaced = { $space }：基地に置き換えるゲリラ2個のうち、活動状態のものはいくつですか？
ask-sharia_where = シャリーア：どこで行いますか？
ask-sharia_how_much = { $space }でのシャリーア：1段階につきリソース1で、何段階行いますか？
ask-march_from = 展開：次はどこから動かしますか？
ask-march_to = { $space }のゲリラをどこへ展開させますか？
ask-march_underground = { $space }から潜伏状態のゲリラをいくつ動かしますか？
ask-march_active = { $space }から活動状態のゲリラをいくつ動かしますか？
ask-attack_where = 攻撃：次はどのスペースですか？
ask-attack_how = { $space }：攻撃ですか、待ち伏せですか？
ask-attack_target = { $space }：どのコマを除去しますか？
ask-terror_where = テロ：次はどのスペースですか？


## Special activities

ask-surge_where = 増派：どのスペースですか？
ask-surge_from = 増派：どこからコマを動かしますか？
ask-surge_piece = 増派：どのコマを動かしますか？
ask-surge_to = 増派：{ $piece }をどこへ動かしますか？
ask-surge_how_many = 増派、{ $piece }：いくつですか？
ask-surge_roll = 増派：援助と軍閥のリソースのためにダイスを振りますか？
ask-surge_aid = 増派：そのうちいくつを援助に回しますか？
ask-airlift_from = 空輸：どこから運びますか？
ask-airlift_piece = 空輸：{ $space }からどの兵員を運びますか？
ask-airlift_to = 空輸：{ $space }の兵員をどこへ運びますか？
ask-airlift_how_many = 空輸：{ $space }からいくつ運びますか？
ask-air_strike_where = 航空攻撃：どこで行いますか？
ask-air_strike_target = { $space }への航空攻撃：何を攻撃しますか？
ask-govern_where = 統治：どこで行いますか？
ask-govern_how = { $space }での統治：どのように行いますか？
ask-transport_from = 輸送：どこから運びますか？
ask-transport_to = 輸送：{ $space }の兵員をどこへ運びますか？
ask-transport_how_many = 輸送：{ $space }からいくつ運びますか？
ask-eradicate_where = 麻薬撲滅：どこで行いますか？
ask-extort_where = 脅迫：どこで行いますか？
ask-infiltrate_where = 浸透：どこで行いますか？
ask-infiltrate_how = { $space }での浸透：どのように行いますか？
ask-infiltrate_target = { $space }での浸透：どのコマが対象ですか？
ask-cultivate_where = 栽培：どこで行いますか？
ask-traffic_where = 麻薬取引：どのスペースで行いますか？
ask-suborn_where = 買収：どこで行いますか？
ask-suborn_how = { $space }での買収：どのように行いますか？
ask-suborn_cube = { $space }での買収：どのコマを除去しますか？
ask-suborn_hide = { $space }での買収：{ $faction }のゲリラをいくつ潜伏状態にしますか？


## Capabilities and Momentum

ask-isr_activate = 「ISR」：どこのゲリラを活動状態にしますか？
ask-elders_level = 「Tribal Elders」：{ $space }をどの段階にしますか？
ask-roadside_ied = 「Roadside IEDs」：どの連絡線ですか？
ask-ied_cube = 「Roadside IEDs」：どこのキューブに命中しますか？
ask-manpads_cancel = リソース1を支払って{ $activity }を中止させますか？
ask-reapers_shift = 「Reapers」：どの行政区を対立へシフトさせますか？
ask-raid_activate = { $space }：どちらのゲリラを活動状態にしますか？
ask-village_police = 「Village Stability Operations」：警察をどこに配置しますか？
ask-village_defector = 「Village Stability Operations」：どこの警察が寝返りますか？
ask-village_defector_to = { $space }：警察はどちらに寝返りますか？
ask-recruit_where = どこでゲリラが加わりますか？
ask-suicide_bomber = 「Suicide Bombers」：{ $space }のゲリラはキューブを道連れにしますか？
ask-suicide_target = { $space }：どのキューブに命中しますか？


## Events

ask-event_where = 「{ $card }」：どこで行いますか？
ask-event_spaces = 「{ $card }」：どのスペースですか？
ask-event_piece = どのコマですか？
ask-event_faction = 「{ $card }」：どの派閥ですか？
ask-event_choice = 「{ $card }」：どちらにしますか？
ask-event_capability = 「{ $card }」：どの情勢ですか？
ask-event_move_to = 「{ $card }」：どこへ動かしますか？
ask-event_how_many = 「{ $card }」：利用可能部隊からいくつ使いますか？


## Propaganda

ask-civic_action = 2つ目のスペースで民生活動を行いますか？
ask-desert = { $space }での任務放棄：どのキューブを除去しますか？
ask-redeploy_from = 再配置：どこから動かしますか？
ask-redeploy_to = 再配置：{ $space }のコマをどこへ動かしますか？
ask-redeploy_how_many = 再配置：{ $space }からいくつ動かしますか？
ask-plan = コマを動かす前に、ほかに決めることはありますか？


## Answers

option-pass = パス
    .about = 反政府勢力はリソース1を得る。COIN派閥がパスすると政府がリソース3を得る。パスした派閥はイベント資格を保つ（2.3.3）。
option-event = イベント
option-train = 訓練
    .about = 1スペースにつきリソース3。カブールと、COINの基地がある行政区に、政府のキューブを6個まで配置する。その後、いずれか1スペースで、支持へ1段階につきリソース3の民生活動を行うか、キューブ3個を基地に置き換える（3.2.1）。
option-patrol = パトロール
    .about = 全体でリソース3（連合諸国は0）。キューブは連絡線に沿って動き、そこでキューブ1個ごとにゲリラ1個を活動状態にする。続けて1つの連絡線で急襲を行える（3.2.2）。
option-sweep = スイープ
    .about = 1スペースにつきリソース3。兵員が隣接スペースから、またはサボタージュのない連絡線を通って入り、キューブ1個ごとにゲリラ1個を活動状態にする（3.2.3）。
option-assault = 急襲
    .about = 1スペースにつきリソース3。活動状態のゲリラ、次いで基地を除去する。連合諸国のキューブ1個、政府のキューブ2個（山岳では3個）ごとに1個（3.2.4）。
option-rally = 集結
    .about = 1スペースにつきリソース1。ゲリラ1個を配置するか、2個を基地に置き換える。基地があれば、全ゲリラを潜伏状態にするか、基地と人口値の合計までゲリラを配置する（3.3.1）。
option-march = 展開
    .about = 入る行政区またはカブール1つにつきリソース1（連絡線は0）。大きな集団は途中で活動状態になる（3.3.2）。
option-attack = 攻撃
    .about = 1スペースにつきリソース1。そこの全ゲリラが活動状態になり、ダイスの目がその数以下なら敵のコマ2個を除去する（3.3.3）。
option-terror = テロ
    .about = 1スペースにつきリソース1（連絡線は0）。潜伏状態のゲリラ1個が活動状態になり、テロマーカーを置いて住民の態度をシフトさせる。連絡線ではサボタージュを行う（3.3.4）。
option-surge = 増派
    .about = 訓練とともに行う。連合諸国のコマを3スペースまでと利用可能部隊の間で動かし、その後、ダイスの目を援助と軍閥に分けることができる（4.2.1）。
option-airlift = 空輸
    .about = どのオペレーションとも行える。連合諸国の兵員と、政府の兵員3個までを、3スペースまでの間で運ぶ（4.2.2）。
option-air_strike = 航空攻撃
    .about = パトロール、スイープ、急襲とともに行う。カブールを除く3スペースまでで、活動状態のゲリラまたは無防備な基地を1個ずつ除去する。パキスタンで行うとイスラマバードが動く（4.2.3）。
option-govern = 統治
    .about = 訓練またはパトロールとともに、COIN支配下の支持のスペース2つまでで行う。帰還難民を置くか、援助をパトロネージに変えて支持を失う（4.3.1）。
option-transport = 輸送
    .about = パトロール、スイープ、急襲とともに行う。政府の兵員がまとまって連絡線を進み、途中にゲリラがいれば軍閥に支払う（4.3.2）。
option-eradicate = 麻薬撲滅
    .about = 訓練、パトロール、急襲とともに行う。COIN支配下の軍閥の基地を除去し、援助が3、パトロネージが1増え、住民は離反する（4.3.3）。
option-extort = 脅迫
    .about = どのオペレーションとも行える。タリバンが敵より多いスペースで、潜伏状態のゲリラ1個が活動状態になり、リソース1または連絡線の経済値を得る（4.4.1）。
option-infiltrate = 浸透
    .about = 集結または展開とともに、1スペースで行う。政府または軍閥のコマ2個を除去するか、1個をタリバンのゲリラに置き換える（4.4.2）。
option-ambush = 待ち伏せ
    .about = 攻撃とともに、3スペースまでで行う。潜伏状態のゲリラ1個だけが活動状態になり、攻撃はダイスなしで成功する（4.4.3）。
option-cultivate = 栽培
    .about = 集結または展開とともに行う。軍閥のゲリラが警察より多い、人口のある行政区に軍閥の基地を配置する（4.5.1）。
option-traffic = 麻薬取引
    .about = 集結または展開とともに行う。連合諸国のいないスペースの軍閥の基地ごとにリソース1を得る。そのスペースを支配する側も分け前を得る（4.5.2）。
option-suborn = 買収
    .about = どのオペレーションとも行える。1スペースにつきリソース2で、政府のキューブ、政府の基地、タリバンのゲリラのいずれかを除去するか、ゲリラを潜伏状態にする（4.5.3）。
option-hidden_asset = 秘密資産を公開して通常のオペレーションを行う
option-unshaded = 網掛けなしのテキスト
option-only_text = イベント
option-shaded = 網掛けのテキスト
option-agree = 同意する
option-object = 異議あり
option-yes = はい
option-no = いいえ
option-done = 完了
option-lift = 自分のコマをマップから取り除く
option-give = リソースを渡す
option-ask_gift = リソースを求める
option-from_resources = リソース
option-from_patronage = パトロネージ
option-civic_action = 民生活動
option-government_base = キューブ3個を基地に置き換える
option-patronage = パトロネージ3を政府のリソースにする
option-activate_taliban = タリバン
option-activate_warlords = 軍閥
option-remove_taliban = タリバン
option-remove_warlords = 軍閥
option-rally_place = ゲリラを1個配置する
option-rally_base = ゲリラ2個を基地に置き換える
option-rally_hide = 全ゲリラを潜伏状態にする
option-rally_mass = 基地と人口値の合計までゲリラを配置する
option-rally_nothing = 何もしない（シャリーアのため）
option-available = 利用可能部隊
option-out_of_play = ゲーム外
option-govern_returnees = +1人口
option-govern_patronage = 援助をパトロネージに変える
option-infiltrate_remove = コマを2個除去する
option-infiltrate_replace = 1個をゲリラに置き換える
option-suborn_cubes = 政府のキューブ3個まで
option-suborn_base = 政府の基地
option-suborn_guerrilla = タリバンのゲリラ
option-suborn_hide = ゲリラを潜伏状態にする
option-support = 支持
option-neutral = 中立
option-opposition = 対立
option-gain_aid = 援助
option-gain_government = 政府のリソース


## Plans: what stands before a choice in a row

plan-train_troops = 兵員
plan-train_police = 警察
plan-train_piece = キューブ
plan-train_then = その後
plan-train_base_from = 基地の移動元
plan-civic_action_how_much = 段階
plan-civic_action = 2つ目のスペース
plan-patrol_piece = キューブ
plan-patrol_how_many = 数
plan-sweep_from = 移動元
plan-sweep_how_many = 兵員
plan-sweep_escort = 同行する政府の兵員
plan-sweep_via = 経由
plan-activate_whose = 活動状態にする
plan-raid_activate = 活動状態にする
plan-assault_with_government = 政府のキューブも使う
plan-assault_target = 除去
plan-rally_how = 方法
plan-rally_how_many = ゲリラ
plan-rally_replaced = 使う活動状態のゲリラ
plan-sharia_how_much = 段階
plan-march_underground = 潜伏
plan-march_active = 活動
plan-attack_how = 方法
plan-attack_target = 除去
plan-suicide_bomber = 自爆攻撃
plan-special_after = その後
plan-surge_piece = コマ
plan-surge_how_many = 数
plan-surge_roll = 援助のロール
plan-airlift_piece = 兵員
plan-airlift_how_many = 数
plan-air_strike_target = 除去
plan-govern_how = 目的
plan-transport_how_many = 兵員
plan-infiltrate_how = 方法
plan-infiltrate_target = 対象
plan-suborn_how = 目的
plan-suborn_cube = 対象
plan-suborn_hide = 潜伏
part-sharia = シャリーア
part-isr = ISR
part-patrol_assault = 連絡線での急襲
