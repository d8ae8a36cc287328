# The map, the pieces and the operations of Labyrinth: The War on Terror.


## Countries: names have no forms, particles stand in the sentences

country-united_states = US本国
country-canada = カナダ
country-united_kingdom = イギリス
country-scandinavia = スカンジナビア
country-benelux = ベネルクス
country-germany = ドイツ
country-eastern_europe = 東ヨーロッパ
country-france = フランス
country-italy = イタリア
country-spain = スペイン
country-serbia = セルビア
country-russia = ロシア
country-caucasus = コーカサス
country-israel = イスラエル
country-india = インド
country-china = 中国
country-thailand = タイ
country-philippines = フィリピン
country-kenya_tanzania = ケニア／タンザニア
country-morocco = モロッコ
country-algeria_tunisia = アルジェリア／チュニジア
country-libya = リビア
country-egypt = エジプト
country-sudan = スーダン
country-somalia = ソマリア
country-jordan = ヨルダン
country-syria = シリア
country-central_asia = 中央アジア
country-indonesia_malaysia = インドネシア／マレーシア
country-turkey = トルコ
country-lebanon = レバノン
country-yemen = イエメン
country-iraq = イラク
country-saudi_arabia = サウジアラビア
country-gulf_states = 湾岸諸国
country-pakistan = パキスタン
country-afghanistan = アフガニスタン
country-iran = イラン
country-mali = マリ
country-nigeria = ナイジェリア

type-sunni = スンニー派
type-shia_mix = シーア派混合
type-non_muslim = 非イスラム教国
type-iran = イラン

mat-special = 特殊
mat-muslim = イスラム教国
mat-non_muslim = 非イスラム教国


## What a country is

governance-good = 良好
governance-fair = 適正
governance-poor = 貧弱
governance-islamist_rule = イスラム原理主義

alignment-ally = 同盟
alignment-neutral = 中立
alignment-adversary = 反米

posture-hard = 強硬
posture-soft = 穏健

unmarked = 未評価
untested = 未評価


## Cards

association-us = US側
association-jihadist = ジハーディスト側
association-unassociated = 関連なし

flag-remove = REMOVE
    .about = イベントが発動すると、カードはゲームから除去される（6.2.9）。
flag-mark = MARK
    .about = イベントはマーカーを残し、阻止または除去されるまで効果が続く（6.2.7）。
flag-lapsing = LAPSING
    .about = 効果はターン終了まで続く（6.2.7）。
flag-auto = 自動イベント
    .about = どちらの陣営が作戦に使っても捨て札にしても、イベントは自動的に発動する（6.3.1）。


## Tracks

prestige-low = 低い
prestige-medium = 中程度
prestige-high = 高い
prestige-very_high = 非常に高い

funding-tight = 不足
funding-moderate = 平均
funding-ample = 潤沢

troops-low_intensity = 低烈度紛争
troops-war = 戦争状態
troops-overstretch = 過剰展開


## Pieces
#
# $count is how many. A piece of which a country holds at most one is named without a number.

plot-1 = プロット1
plot-2 = プロット2
plot-3 = プロット3
plot-wmd = WMDプロット
    .sign = W
plot-hidden = 伏せたプロット

piece-cells = セル{ $count }個
piece-sleepers = 潜伏状態のセル{ $count }個
piece-active = 活動状態のセル{ $count }個
piece-troops = 兵員{ $count }個
piece-cadre = { $count ->
        [1] 幹部
       *[other] 幹部{ $count }個
    }
piece-aid = 援助{ $count }個
piece-besieged = { $count ->
        [1] 孤立政権
       *[other] 孤立政権{ $count }個
    }
piece-regime_change = { $count ->
        [1] 体制変更
       *[other] 体制変更{ $count }個
    }
piece-sadr = { $count ->
        [1] Sadr
       *[other] Sadr{ $count }個
    }
piece-militia = 民兵{ $count }個
piece-awakening = 覚醒マーカー{ $count }個
piece-reaction = 反動マーカー{ $count }個
piece-civil_war = { $count ->
        [1] 内戦
       *[other] 内戦{ $count }個
    }
piece-caliphate_capital = カリフ国の首都
piece-arsenal = 兵器庫のWMD{ $count }個
piece-nato = { $count ->
        [1] NATO
       *[other] NATO{ $count }個
    }


## What the end of a turn will do in a country

foreseen-awakening = 分極化：覚醒が1増える
foreseen-reaction = 分極化：反動が1増える
foreseen-toward_good = 分極化：同盟へ、次いで良好へ1段階
foreseen-toward_islamist_rule = 分極化：反米へ、次いでイスラム原理主義へ1段階
foreseen-attrition = 消耗：{ $side }の攻撃は{ $hits ->
        [0] { $number }以下で命中
       *[other] { $hits }回命中し、{ $number }以下でさらに1回
    }
foreseen-attrition-sure = 消耗：{ $side }の攻撃は{ $hits ->
        [0] 命中しない
       *[other] { $hits }回命中
    }


## Operations and other uses of a card

op-war_of_ideas = イデオロギー戦争
    .about = 5以上のロールで、中立のイスラム教国を同盟にし、同盟国の政治体制を改善し、または非イスラム教国の政治姿勢を設定する。イスラム教国では国威、テロ戦争協力関係ペナルティ、援助、隣接する良好／同盟の国家、良好への改善が修正となる（7.2）。
op-deploy = 展開
    .about = 1つの国家または兵員トラックから、任意の数の兵員を同盟国へ、またはトラックへ移動させる（7.3.1）。
op-regime_change = 体制変更
    .about = 強硬姿勢で作戦値3を使い、1か所から6個以上の兵員を送って、イスラム原理主義国家の政権を倒す（7.3.4）。
op-withdraw = 撤退
    .about = 穏健姿勢で作戦値3を使い、セルの数に関わらず体制変更国家から兵員を引き揚げる。そこは援助のない孤立政権となる（7.3.5）。
op-disrupt = 掃討作戦
    .about = 同盟国、非イスラム教国、または兵員が2個以上いる国家で、潜伏状態のセルを活動状態にし、活動状態のセルまたは幹部を除去する（7.4）。
op-alert = 警戒行動
    .about = 作戦値3で、任意の場所のプロット1個を明らかにして除去する（7.5）。
op-reassessment = 政策の再評価
    .about = 作戦値3のカード2枚でアクションフェイズ全体を使い、USの政治姿勢を強硬から穏健へ、またはその逆に変える（7.6）。
op-reserves = 予備
    .about = 作戦値1または2のカードの値を合計2まで蓄え、このターンの後の作戦に加える（6.3.3）。
op-recruit = リクルート
    .about = セルまたは幹部のある国家で作戦値1ごとにロールし、利用可能なセルを配置する（8.2）。
op-travel = 移動
    .about = 作戦値1ごとにセル1個を移動させる。隣接国または同じ国の中ならロールは不要、それ以外はロールする（8.3）。
op-jihad = ジハード
    .about = イスラム教国のセルでロールして政治体制を悪化させる。セルが十分に多ければ、イスラム原理主義にできる（8.4）。
op-minor_jihad = 小規模なジハード
    .about = 政治体制を貧弱まで悪化させられるジハード（8.4.1）。
op-major_jihad = 大規模なジハード
    .about = 兵員より5個以上多いセルで行い、イスラム原理主義にできるジハード（8.4.2）。
op-plot = プロット
    .about = イスラム原理主義でない国家のセルでロールし、伏せたプロットを配置する。次のUS側アクションフェイズの後に解決される（8.5）。
op-event = イベント
    .about = 作戦の代わりに、カードのイベントを実施する（6.2）。
op-event_first = 先にイベント、次に作戦
    .about = このカードが発動させるイベントを、作戦の後ではなく先に処理する（6.3.2.1）。
op-pass = パス
    .about = US側の最後の1枚を手札に保持し、このアクションフェイズではもうプレイしない（5.2.4）。


## Event markers

marker-abbas = Abbas
    .sign = ABBA
    .about = 「Quartet」がプレイ可能になる。イスラエルでプロットが解決されると除去される。
marker-anbar_awakening = Anbar Awakening
    .sign = AA
    .about = 「Al-Anbar」をゲーム終了まで阻止する。
marker-benazir_bhutto = Benazir Bhutto
    .sign = BB
    .about = パキスタンでジハードを実施できず、「Musharraf」を阻止する。「Bhutto Shot」により除去される。
marker-bhutto_shot = Bhutto Shot
    .sign = BS
    .about = 「Benazir Bhutto」をゲーム終了まで阻止する。
marker-ctr = CTR
    .sign = CTR
    .about = ロシアでは「Loose Nuke」、中央アジアでは「Kazakh Strain」を阻止し、マーカーのある国家では「HEU」を使えない。「Ex-KGB」はロシアのマーカーを除去する。
marker-ctr_russia = CTR（ロシア）
    .sign = CR
    .about = 「Loose Nuke」を阻止し、ロシアでは「HEU」を使えない。「Ex-KGB」により除去される。
marker-ctr_central_asia = CTR（中央アジア）
    .sign = CCA
    .about = 「Kazakh Strain」を阻止し、中央アジアでは「HEU」を使えない。
marker-enhanced_measures = Enhanced Measures
    .sign = EM
    .about = ジハーディスト側は「Leak」でこのマーカーを裏返すことができる。
marker-fata = FATA
    .sign = FATA
    .about = パキスタンでは、体制変更国家でない限り掃討作戦を実施できず、US側は「Bin Ladin」と「Zawahiri」をイベントとしてプレイできない。「Pakistani Offensive」により除去される。
marker-indo_pakistani_talks = Indo-Pakistani Talks
    .sign = IPT
    .about = 「Kashmir」と「Lashkar-e-Tayyiba」を阻止する。インドでプロットが解決されると除去される。
marker-iraqi_wmd = Iraqi WMD
    .sign = IW
    .about = 政治体制と同盟関係に関わらず、イラクで体制変更を実施できる（ほかの条件は通常どおり）。実施すると除去される。
marker-libyan_deal = Libyan Deal
    .sign = LD
    .about = 「Libyan WMD」をゲーム終了まで阻止する。
marker-libyan_wmd = Libyan WMD
    .sign = LW
    .about = 政治体制と同盟関係に関わらず、リビアで体制変更を実施できる（ほかの条件は通常どおり）。実施するか、「Libyan Deal」により除去される。
marker-moro_talks = Moro Talks
    .sign = MT
    .about = 「Abu Sayyaf」をゲーム終了まで阻止する。
marker-nato = NATO
    .about = 兵員トラックとキューブの数を除き、その国家の兵員2個として扱う。展開または撤退するとマップから除去される。
marker-nest = NEST
    .sign = NEST
    .about = US本国のWMDプロットは表向きに置かれる。ソリティアでは、WMDプロットが利用可能かマップ上にある間、US本国のすべてのプロットが表向きになる。
marker-patriot_act = Patriot Act
    .sign = PA
    .about = US本国はカナダとのみ隣接し、「Sanctions」がプレイ可能になる。
marker-pirates = Pirates
    .sign = PIRA
    .about = ソマリアまたはイエメンがイスラム原理主義である間、ターン終了時に資金が低下しない。
marker-renditions = Renditions
    .sign = REND
    .about = 「Detainee Release」を阻止する。ジハーディスト側は「Leak」でこのマーカーを裏返すことができる。
marker-saddam_captured = Saddam Captured
    .sign = SC
    .about = 「Saddam」をゲーム終了まで阻止し、「FREs」が配置するセルは4個ではなく2個となる。
marker-sadr = Sadr
    .sign = S
    .about = あらゆる点でイラクにある活動状態のセルだが、移動できず、掃討作戦も受けない。除去されるとゲームから除外される。
marker-vieira_de_mello_slain = Vieira de Mello Slain
    .sign = VDMS
    .about = 「UN Nation Building」をゲーム終了まで阻止する。
marker-wiretapping = Wiretapping
    .sign = WIRE
    .about = ジハーディスト側は「Leak」でこのマーカーを裏返すことができる。
marker-abu_sayyaf = Abu Sayyaf
    .sign = AS
    .about = 兵員は、適正な国家と同じようにフィリピンへ展開できる。フィリピンの兵員がセルより多くない限り、そこにプロットが配置されるごとに国威が1下がる。「Moro Talks」により除去される。
marker-al_anbar = Al-Anbar
    .sign = AA
    .about = イラクまたはシリアでの掃討作戦は1個のセルにのみ効果があり、幹部を除去できない。US側は「Bin Ladin」と「Zawahiri」をイベントとしてプレイできない。「Anbar Awakening」により除去される。
marker-leak_enhanced_measures = Leak：Enhanced Measures
    .sign = EM
    .about = 「Enhanced Measures」をゲーム終了まで阻止する。
marker-leak_renditions = Leak：Renditions
    .sign = LEAK
    .about = 「Renditions」をゲーム終了まで阻止し、「Detainee Release」の阻止も解除する。
marker-leak_wiretapping = Leak：Wiretapping
    .sign = LEAK
    .about = 「Wiretapping」をゲーム終了まで阻止する。


## Event markers of The Awakening

marker-3_cups_of_tea = 3 Cups of Tea
    .sign = 3COT
    .about = 「Malala Yousafzai」をゲーム終了まで阻止する。
marker-advisors = Advisors
    .about = 消耗の前に毎回、民兵を1個配置する。民兵がいれば、ここでの掃討作戦と消耗の命中はそれぞれセル2個に効果を及ぼす。反米になったとき、内戦が終わったとき、または兵員がここにいるときに除去される。
marker-bloody_thursday = Bloody Thursday
    .sign = BT
    .about = 「Pearl Roundabout」をゲーム終了まで阻止する。
marker-censorship = Censorship
    .sign = CENS
    .about = 「Smartphones」がプレイされるまで「Facebook」を阻止する。
marker-fracking = Fracking
    .sign = FRAC
    .about = ターン終了時に資金がさらに1低下する。次の「Oil Price Spike」で終わる。
marker-maersk_alabama = Maersk Alabama
    .sign = MA
    .about = 「Pirates」をゲーム終了まで阻止する。
marker-nato_41 = NATO（カード41）
    .about = もう1つのNATOと同じく、その国家の兵員2個として扱う。展開または撤退するとマップから除去される。
marker-pirates_73 = Pirates（カード73）
    .sign = P7
    .about = ソマリアまたはイエメンがイスラム原理主義である間、ターン終了時に資金が低下しない。
marker-sequestration = Sequestration
    .sign = SEQU
    .about = 兵員3個がマップ外に置かれる。「Congress Acts」、WMDプロットの解決、またはリソース3の国家がイスラム原理主義である間の手札配布の後に終わる。
marker-serval = Serval
    .sign = FR
    .about = その国家の兵員1個として扱う。展開できない。
marker-smartphones = Smartphones
    .sign = SMAR
    .about = 「Facebook」がプレイ可能になる。「Censorship」で終わる。
marker-trade_embargo_jihadist = Trade Embargo（ジハーディスト側）
    .sign = TE-J
    .about = イランは石油を輸出しない。イランが中立か同盟になるか、US側が「Trade Embargo」をプレイすると終わる。
marker-trade_embargo_us = Trade Embargo（US側）
    .sign = TE-US
    .about = 「NPT Safeguards Ignored」を阻止する。イランが中立か同盟になると終わる。
marker-training_camps = Training Camps
    .about = ゲーム中のセルが3個（この国家がカリフ国に属していれば5個）増える。ここでのリクルートにロールは不要で、ここからの移動のロールは1低くなる。この国家が良好になるか、セルも幹部もなくなると除去される。
marker-truce = Truce
    .about = ターン終了まで、ここでは作戦、イベント、分極化、消耗を行わない。どちらの陣営も、この国家のリソース分を支払って終わらせることができる。
marker-unscr_1973 = UNSCR 1973
    .sign = UN
    .about = その国家の兵員1個として扱い、これだけなら国威を失わない。展開できない。内戦が終わると除去される。


## Lapsing events

marker-arab_winter = Arab Winter
    .sign = AW
    .about = ターン終了まで、覚醒マーカーも反動マーカーも配置されない。
marker-ebola_scare = Ebola Scare
    .sign = ES
    .about = 次の手札配布の後まで、兵員1個がマップ外に置かれる。
marker-ferguson = Ferguson
    .sign = FERG
    .about = このターンに1回、ジハーディスト側はUS側がプレイしたカードを無効にできる。
marker-islamic_maghreb = Islamic Maghreb
    .sign = IM
    .about = ターン終了まで、シェンゲン加盟国への移動とその中での移動にはロールが必要となる。
marker-korean_crisis = Korean Crisis
    .sign = KC
    .about = 次の手札配布の後まで、兵員2個がマップ外に置かれる。
marker-us_consulate_attacked = US Consulate Attacked
    .sign = UCA
    .about = このターンの「US Election」では、USの政治姿勢はロールせずに変わる。

marker-biometrics = Biometrics
    .sign = BIOM
    .about = ターン終了まで、セルは隣接していない国家へ移動できず、隣接する良好な国家への移動には1の目が必要となる。
marker-gtmo = GTMO
    .sign = GTMO
    .about = ターン終了までリクルートを実施できず、「Detainee Release」を阻止する。
marker-oil_price_spike = Oil Price Spike
    .sign = OPS
    .about = ターン終了まで、効果中の「Oil Price Spike」1枚ごとに、すべての石油輸出国のリソースが1増える。
marker-the_door_of_itjihad_us = The door of Itjihad was closed
    .sign = TDOI
    .about = ターン終了まで、ジハーディスト側がプレイするカードはすべてランダムに選ばれる。ソリティアでは代わりに、ジハーディスト側アクションフェイズでUS側イベントだけがプレイ可能とみなされる。
