# The cards of Labyrinth: The War on Terror, in our own words.
#
# card-<number>      the card's name, as printed
#   .playable        when it may be played as an event, markers that block it included; .playable-us and
#                    .playable-jihadist where the sides differ
#   .text            what the event does; .text-us and .text-jihadist where the sides differ
#
# US本国 is the country, US側 the side. 評価 rolls only for an unmarked country.
# A placed cell is a sleeper, and removing the last cell of a country leaves a Cadre unless the text says otherwise.


## US cards

card-1 = Backlash
    .reading = 反動
    .playable = イスラム教国にプロットがある。
    .text = US側は該当するプロット1個を見ずに指定する。それが阻止されずに解決された場合、加算されるはずの値だけ資金を減らす（WMDプロットなら資金は1となる）。ほかの効果は変わらない。

card-2 = Biometrics
    .reading = 生体認証
    .playable = 常にプレイ可能。
    .text = ターン終了まで、セルは隣接していない国家へ移動できない。隣接する良好な国家への移動は1の目でのみ成功し、失敗したセルは除去する。国内での移動と、良好でない隣接国への移動は通常どおり自動的に成功する。後からプレイされた「Schengen Visas」と「Clean Operatives」はこれに優先する。

card-3 = CTR
    .reading = 協調的脅威削減（CTR）
    .playable = USが穏健姿勢。
    .text = ロシアにCTRマーカーを置く。中央アジアが同盟または中立なら、そこにも置く。ロシアのマーカーは「Loose Nuke」、中央アジアのマーカーは「Kazakh Strain」を阻止し、マーカーのある国家では「HEU」を使えない。「Ex-KGB」はロシアのマーカーを除去する。

card-4 = Moro Talks
    .reading = モロ和平交渉
    .playable = 常にプレイ可能。
    .text = フィリピンを評価し、資金を-1する。「Abu Sayyaf」が効果中なら除去し、以後ゲーム終了まで阻止する。

card-5 = NEST
    .reading = 核緊急支援隊（NEST）
    .playable = 常にプレイ可能。
    .text = 以後ゲーム終了まで、US本国のWMDプロットは（すでにあるものも含めて）表向きに置く。ソリティアでは、WMDプロットが利用可能かマップ上にある間、US本国のすべてのプロットを表向きに置く。

card-6 = Sanctions
    .reading = 経済制裁
    .playable = 「Patriot Act」が効果中。
    .text = 資金を-2する。

card-7 = Sanctions
    .reading = 経済制裁
    .playable = 「Patriot Act」が効果中。
    .text = 資金を-2する。

card-8 = Special Forces
    .reading = 特殊部隊
    .playable = 兵員のいる国家、またはそれに隣接する国家にセルがある。
    .text = US側は該当するセルを1個除去する。国家の種類や政治体制は問わない。

card-9 = Special Forces
    .reading = 特殊部隊
    .playable = 兵員のいる国家、またはそれに隣接する国家にセルがある。
    .text = US側は該当するセルを1個除去する。国家の種類や政治体制は問わない。

card-10 = Special Forces
    .reading = 特殊部隊
    .playable = 兵員のいる国家、またはそれに隣接する国家にセルがある。
    .text = US側は該当するセルを1個除去する。国家の種類や政治体制は問わない。

card-11 = Abbas
    .reading = アッバス
    .playable = 常にプレイ可能。
    .text = 兵員が「過剰展開」になく、イスラエルの隣接国にイスラム原理主義国家がなければ、国威を+1し資金を-2する。いずれの場合もマーカーを置き、「Quartet」をプレイ可能にする。マーカーはイスラエルでプロットが解決されると除去する。

card-12 = Al-Azhar
    .reading = アル＝アズハル
    .playable = 常にプレイ可能。
    .text = エジプトを評価する。資金を-2する（イスラム原理主義国家がなければ-4する）。

card-13 = Anbar Awakening
    .reading = アンバール覚醒
    .playable = イラクまたはシリアに兵員がいる。
    .text = イラクとシリアのうち兵員のいる方に援助を1個配置する（両方にいればUS側が選ぶ）。国威を+1する。「Al-Anbar」が効果中なら除去し、以後ゲーム終了まで阻止する。

card-14 = Covert Action
    .reading = 秘密工作
    .playable = 反米国家がある。
    .text = US側は反米国家（イスラム原理主義でもよい）を1つ選んでロールする。4～6なら中立にシフトする。それ以外なら何も起こらない。

card-15 = Ethiopia Strikes
    .reading = エチオピアの攻撃
    .playable = ソマリアまたはスーダンがイスラム原理主義。
    .text = US側はそのうちイスラム原理主義の国家を1つ選び、貧弱／中立にする。体制変更マーカーは置かない。

card-16 = Euro-Islam
    .reading = ユーロ・イスラム
    .playable = 常にプレイ可能。
    .text = US側はベネルクスの政治姿勢を選択する。イスラム原理主義国家がなければ、資金を-1する。

card-17 = FSB
    .reading = ロシア連邦保安庁（FSB）
    .playable = 常にプレイ可能。
    .text = ジハーディスト側は手札の「Loose Nuke」「HEU」「Kazakh Strain」をすべて捨て札にする。1枚もなければ、US側はロシアまたは中央アジアからセルを1個除去する（あれば）。ソリティアではUS側がパイルを見て行い、その後、パイルをシャッフルする。

card-18 = Intel Community
    .reading = 情報コミュニティ
    .playable = 常にプレイ可能。
    .text = US側はジハーディスト側の手札を確認し、作戦値1の作戦を1回実施する（予備は使えない）。その後、ジハーディスト側のものも含めアクションフェイズを中断して、手札から追加のカードを1枚プレイしてもよい。

card-19 = Kemalist Republic
    .reading = ケマル主義の共和国
    .playable = 常にプレイ可能。
    .text = トルコを、それまでの状態に関わらず適正／同盟にする。

card-20 = King Abdullah
    .reading = アブドッラー国王
    .playable = 常にプレイ可能。
    .text = ヨルダンを、それまでの状態に関わらず適正／同盟にする。国威を+1し、資金を-1する。

card-21 = Let’s Roll!
    .reading = さあ、やろう！
    .playable = 同盟国または良好な国家にプロットがある。
    .text = US側は該当するプロット1個を選び、明らかにして除去する。数字のプロットは再び利用可能となり、WMDプロットはゲームから除外する。その後、カードを1枚引き、US本国とイスラエルを除く非イスラム教国1か国の政治姿勢を選択する。

card-22 = Mossad & Shin Bet
    .reading = モサドとシン・ベト
    .playable = イスラエル、ヨルダン、レバノンのいずれかにセルがある。
    .text = イスラエル、ヨルダン、レバノンからすべてのセルを除去する。セルがなくなった国家にはそれぞれ幹部を置く。

card-23 = Predator
    .reading = プレデター
    .playable = 常にプレイ可能。
    .text = US側はイスラム教国からセルを1個除去する（あれば）。イランはイスラム教国に含まない。

card-24 = Predator
    .reading = プレデター
    .playable = 常にプレイ可能。
    .text = US側はイスラム教国からセルを1個除去する（あれば）。イランはイスラム教国に含まない。

card-25 = Predator
    .reading = プレデター
    .playable = 常にプレイ可能。
    .text = US側はイスラム教国からセルを1個除去する（あれば）。イランはイスラム教国に含まない。

card-26 = Quartet
    .reading = 中東カルテット
    .playable = 「Abbas」が効果中で、兵員が「過剰展開」になく、イスラエルの隣接国にイスラム原理主義国家がない。
    .text = 国威を+2し、資金を-3する。

card-27 = Saddam Captured
    .reading = サダム拘束
    .playable = イラクに兵員がいる。
    .text = イラクに援助を1個配置し、国威を+1する。以後ゲーム終了まで「Saddam」を阻止し、「FREs」が配置するセルは4個ではなく2個となる。

card-28 = Sharia
    .reading = シャリーア
    .playable = 常にプレイ可能。
    .text = US側は任意の国家から孤立政権マーカーを1個除去する（あれば）。

card-29 = Tony Blair
    .reading = トニー・ブレア
    .playable = 常にプレイ可能。
    .text = イギリスの政治姿勢をUSと同じにする。その後、US側は異なる3か国までのシェンゲン加盟国でイデオロギー戦争のロールを行う。結果がUSの政治姿勢と一致するごとに国威を+1する。

card-30 = UN Nation Building
    .reading = 国連の国家建設
    .playable = 体制変更国家があり、「Vieira de Mello Slain」が効果中でない。
    .text = US側は体制変更国家を1つ選んで援助を1個配置し、テロ戦争協力関係ペナルティを0としてイデオロギー戦争のロールを行う。新しい援助も修正に数え、作戦値も、セルより5個多い兵員も必要としない。反米国家ではロールの効果がない。

card-31 = Wiretapping
    .reading = 通信傍受
    .playable = US本国、イギリス、カナダのいずれかにセル、幹部、プロットのいずれかがあり、「Wiretapping」が「Leak」で裏返されていない。
    .text = その3か国からすべてのセル、幹部、プロットを除去する（幹部は置かない）。US側はカードを1枚引く。マーカーは「Leak」で裏返されるまで残り、裏返されるとこのイベントはゲーム終了まで阻止される。

card-32 = Back Channel
    .reading = 裏ルート
    .playable = USが穏健姿勢で、US側が、ある反米国家の現在のリソースと同じ作戦値のカードをほかに持っている。
    .text = US側はそのカードを捨て札にして、その反米国家を中立にシフトし、援助を1個配置できる。印刷された作戦値を用い、予備は使えない。捨てたカードのイベントは「US Election」でない限り発動しない。「Oil Price Spike」は比べるリソースにも影響する。

card-33 = Benazir Bhutto
    .reading = ベナジル・ブット
    .playable = パキスタンにもその隣接国にもイスラム原理主義国家がなく、「Bhutto Shot」が効果中でない。
    .text = パキスタンが貧弱なら、適正にする。マーカーが効果中の間、パキスタンではジハードを（小規模・大規模とも）実施できず、「Musharraf」を阻止する。「Bhutto Shot」により除去される。

card-34 = Enhanced Measures
    .reading = 強化尋問
    .playable = USが強硬姿勢で、掃討作戦を実施できる国家があり、「Enhanced Measures」が「Leak」で裏返されていない。
    .text = US側は掃討作戦を1回実施し（作戦値は不要）、その後、ジハーディスト側の手札からランダムにカードを1枚取る。マーカーは「Leak」で裏返されるまで残り、裏返されるとこのイベントはゲーム終了まで阻止される。

card-35 = Hijab
    .reading = ヒジャブ
    .playable = イスラム原理主義国家がない。
    .text = トルコを評価し、その政治体制を1段階改善する。US側はフランスの政治姿勢を選択する。資金を-2する。

card-36 = Indo-Pakistani Talks
    .reading = 印パ対話
    .playable = パキスタンが適正または良好。
    .text = パキスタンを同盟にする。US側はインドの政治姿勢を選択する。インドでプロットが解決されてマーカーが除去されるまで、「Kashmir」と「Lashkar-e-Tayyiba」を阻止する。

card-37 = Iraqi WMD
    .reading = イラクのWMD
    .playable = USが強硬姿勢で、イラクが反米。
    .text = US側は、政治体制に関わらず、このカードで直ちにイラクの体制変更を実施できる。その体制変更が実施されるまで、マーカーにより、以後の作戦値3の作戦でも、イラクの政治体制と同盟関係に関わらず同じことができる。体制変更のほかのルールは、実施する時点のものに従う。

card-38 = Libyan Deal
    .reading = リビアとの合意
    .playable = リビアが貧弱で、イラクまたはシリアが同盟。
    .text = リビアを同盟にし、国威を+1する。US側はシェンゲン加盟国2か国の政治姿勢を選択する。「Libyan WMD」が効果中なら除去し、以後ゲーム終了まで阻止する。

card-39 = Libyan WMD
    .reading = リビアのWMD
    .playable = USが強硬姿勢で、リビアが反米であり、「Libyan Deal」が効果中でない。
    .text = US側は、政治体制に関わらず、このカードで直ちにリビアの体制変更を実施できる。その体制変更が実施されるか「Libyan Deal」がプレイされるまで、マーカーにより、以後の作戦値3の作戦でも、リビアの政治体制と同盟関係に関わらず同じことができる。体制変更のほかのルールは、実施する時点のものに従う。

card-40 = Mass Turnout
    .reading = 高い投票率
    .playable = 体制変更国家がある。
    .text = US側は体制変更国家を1つ選び、その政治体制を1段階改善する。良好になったら、体制変更、孤立政権、援助のマーカーを除去する。

card-41 = NATO
    .playable = テロ戦争協力関係ペナルティが0で、体制変更国家がある。
    .text = US側は体制変更国家を1つ選び、援助1個とNATOマーカーを配置する。マーカーは1個しかないので、すでにマップ上にあればそこへ移す。兵員トラックとキューブの数を除き、兵員2個として扱う。展開または撤退するとマップから除去する。

card-42 = Pakistani Offensive
    .reading = パキスタン軍の攻勢
    .playable = パキスタンが同盟で、「FATA」が効果中。
    .text = 「FATA」マーカーを除去する。

card-43 = Patriot Act
    .reading = 愛国者法
    .playable = 常にプレイ可能。
    .text = 以後ゲーム終了まで、US本国はカナダとのみ隣接し、「Sanctions」がプレイ可能になる。

card-44 = Renditions
    .reading = 特例拘置引き渡し
    .playable = USが強硬姿勢で、「Renditions」が「Leak」で裏返されていない。
    .text = 掃討作戦を実施できる国家があれば、US側は掃討作戦を1回実施する（作戦値は不要）。ジハーディスト側はランダムに1枚捨て札にする。マーカーが効果中の間、「Detainee Release」を阻止する。「Leak」で裏返されるとその効果は終わり、このイベントはゲーム終了まで阻止される。

card-45 = Safer Now
    .reading = 今の方が安全
    .playable = イスラム原理主義国家がなく、良好な国家にセルもプロットもない。
    .text = USの政治姿勢をロールし、国威を+3する。US側は、US本国とイスラエルを除く非イスラム教国1か国の政治姿勢を選択する。

card-46 = Sistani
    .reading = シスタニ
    .playable = シーア派混合の体制変更国家にセルがある。
    .text = US側は該当する国家を1つ選び、その政治体制を1段階改善する。

card-47 = The door of Itjihad was closed
    .reading = イジュティハードの門は閉ざされた
    .playable = 常にプレイ可能。
    .text = ターン終了まで、ジハーディスト側がプレイするカードは、すべて手札からランダムに選ばれる。ソリティアでは代わりに、このターンのジハーディスト側アクションフェイズでUS側イベントだけがプレイ可能とみなされる（「US Election」は発動する）。


## Jihadist cards

card-48 = Adam Gadahn
    .reading = アダム・ガダーン
    .playable = ジハーディスト側アクションフェイズの1枚目で手札の最後の1枚ではなく、現在の資金で利用可能なセルがあり、「GTMO」が効果中でない。
    .text = このアクションフェイズの2枚目のカードは、US本国でのリクルートに使わなければならない。ダイスの数はその作戦値と同じで（予備は使えない）、1または2の目ごとに利用可能なセルを1個配置する。そこにセルも幹部も必要としない。そのカードのUS側イベントは発動しない（「US Election」は発動する）。

card-49 = Al-Ittihad al-Islami
    .reading = アル＝イッティハード・アル＝イスラーミ
    .playable = 常にプレイ可能。
    .text = ソマリアにセルを1個配置する。

card-50 = Ansar al-Islam
    .reading = アンサール・アル＝イスラム
    .playable = イラクが評価済みで、良好でない。
    .text = ジハーディスト側はイラクまたはイランにセルを1個配置する。

card-51 = FREs
    .reading = 旧体制分子（FRE）
    .playable = イラクに兵員がいる。
    .text = イラクにセルを4個配置する。「Saddam Captured」が効果中なら2個とする。

card-52 = IEDs
    .reading = 即席爆発装置（IED）
    .playable = 体制変更国家にセルがある。
    .text = US側はランダムに1枚捨て札にする。

card-53 = Madrassas
    .reading = マドラサ
    .playable = ジハーディスト側アクションフェイズの1枚目で、「GTMO」が効果中でない。
    .text = ジハーディスト側はこのカード（作戦値1）と、あればこのフェイズの2枚目のカードでリクルートする（予備は使えない）。資金に関わらず、資金トラック上のどのセルも使える。貧弱またはイスラム原理主義の国家では、セルも幹部もなくてよい。ほかはリクルートのルールに従う。2プレーヤーゲームでは、2枚目のカードのUS側イベントは通常どおり発動する。

card-54 = Moqtada al-Sadr
    .reading = ムクタダ・アル＝サドル
    .playable = イラクに兵員がいる。
    .text = イラクにSadrマーカーを置く。あらゆる点でイラクにある活動状態のセル（15個とは別）だが、移動できず、掃討作戦も受けない。除去されるとゲームから除外する。

card-55 = Uyghur Jihad
    .reading = ウイグルのジハード
    .playable = 常にプレイ可能。
    .text = 中国を評価する。中国が強硬姿勢なら中央アジアに、穏健姿勢なら中国に、セルを1個配置する。

card-56 = Vieira de Mello Slain
    .reading = ビエイラ・デ・メロ殺害
    .playable = 体制変更国家にセルがある。
    .text = 国威を-1する。以後ゲーム終了まで「UN Nation Building」を阻止する。

card-57 = Abu Sayyaf
    .reading = アブ・サヤフ
    .playable = 「Moro Talks」が効果中でない。
    .text = フィリピンにセルを1個配置する。マーカーが効果中の間、兵員は適正な国家と同じようにフィリピンへ展開でき、フィリピンの兵員がセルより多くない限り、そこにプロットが配置されるごとに国威を-1する。「Moro Talks」がマーカーを除去しても、兵員は残る。

card-58 = Al-Anbar
    .reading = アル＝アンバール
    .playable = 「Anbar Awakening」が効果中でない。
    .text = イラクにセルを1個配置する。マーカーが効果中の間、イラクまたはシリアでの掃討作戦は1個のセルにのみ効果があり、幹部を除去できない。またUS側は「Bin Ladin」と「Zawahiri」をイベントとしてプレイできない。「Anbar Awakening」により除去される。

card-59 = Amerithrax
    .reading = 炭疽菌事件
    .playable = 常にプレイ可能。
    .text = US側は、手札にUS側関連イベントのカードがあれば、最も作戦値の高いものを1枚捨て札にする（同値ならUS側が選ぶ）。

card-60 = Bhutto Shot
    .reading = ブット暗殺
    .playable = パキスタンにセルがある。
    .text = 「Benazir Bhutto」が効果中なら除去し、以後ゲーム終了まで阻止する。

card-61 = Detainee Release
    .reading = 収容者釈放
    .playable = このアクションフェイズまたは前回のアクションフェイズにUS側が掃討作戦を実施しており、「Renditions」も「GTMO」も効果中でない。
    .text = ジハーディスト側は、その掃討作戦が実施された国家にセルを1個配置し、カードを1枚引く。

card-62 = Ex-KGB
    .reading = 元KGB
    .playable = 常にプレイ可能。
    .text = ロシアにCTRマーカーがあれば除去する。なければ、ジハーディスト側はコーカサスをUSと反対の政治姿勢にするか、中央アジアを評価して反米へ1段階シフトさせる。

card-63 = Gaza War
    .reading = ガザ戦争
    .playable = 常にプレイ可能。
    .text = US側はランダムに1枚捨て札にする。資金を+1し、国威を-1する。

card-64 = Hariri Killed
    .reading = ハリーリ殺害
    .playable = 常にプレイ可能。
    .text = レバノンとシリアを評価する。シリアを反米にし、その政治体制を1段階悪化させる（イスラム原理主義にはならない）。

card-65 = HEU
    .reading = 高濃縮ウラン（HEU）
    .playable = ロシアまたは中央アジアにセルがあり、そこにCTRマーカーがない。
    .text = ジハーディスト側は該当する国家を1つ選び、作戦と同じように政治体制に対してロールする（イスラム原理主義なら必ず成功する）。セルは活動状態にならない。成功なら、流出WMDのプロット1個（残っていれば）が利用可能となる。失敗なら、そこのセルを1個除去する。

card-66 = Homegrown
    .reading = 自国育ちのテロリスト
    .playable = 常にプレイ可能。
    .text = イギリスにセルを1個配置する。

card-67 = Islamic Jihad Union
    .reading = イスラム聖戦連合
    .playable = 常にプレイ可能。
    .text = 中央アジアとアフガニスタンにセルを1個ずつ配置する。

card-68 = Jemaah Islamiya
    .reading = ジェマ・イスラミア
    .playable = 常にプレイ可能。
    .text = インドネシア／マレーシアにセルを2個配置する。

card-69 = Kazakh Strain
    .reading = カザフ株
    .playable = 中央アジアにセルがあり、CTRマーカーがない。
    .text = ジハーディスト側は、作戦と同じように中央アジアの政治体制に対してロールする（イスラム原理主義なら必ず成功する）。セルは活動状態にならない。成功なら、流出WMDのプロット1個（残っていれば）が利用可能となる。失敗なら、そこのセルを1個除去する。

card-70 = Lashkar-e-Tayyiba
    .reading = ラシュカレ・タイバ
    .playable = 「Indo-Pakistani Talks」が効果中でない。
    .text = パキスタンとインドにセルを1個ずつ配置する。

card-71 = Loose Nuke
    .reading = 流出した核兵器
    .playable = ロシアにセルがあり、CTRマーカーがない。
    .text = ジハーディスト側は、作戦と同じようにロシアでロールし、1または2で成功する。セルは活動状態にならない。成功なら、流出WMDのプロット1個（残っていれば）が利用可能となる。失敗なら、そこのセルを1個除去する。

card-72 = Opium
    .reading = アヘン
    .playable = アフガニスタンにセルがある。
    .text = アフガニスタンにセルを3個配置する。その後、そこがイスラム原理主義なら、利用可能なセルをすべて配置する。

card-73 = Pirates
    .reading = 海賊
    .playable = ソマリアまたはイエメンがイスラム原理主義。
    .text = 以後ゲーム終了まで、ソマリアまたはイエメンがイスラム原理主義である間、ターン終了時に資金が低下しない。

card-74 = Schengen Visas
    .reading = シェンゲン・ビザ
    .playable = 常にプレイ可能。
    .text = ジハーディスト側は、任意の場所のセルを2個まで、ロールせずにシェンゲン加盟国へ（またはその国内で）移動させる。通常どおりセルは潜伏状態となり、未評価の移動先は評価する。

card-75 = Schroeder & Chirac
    .reading = シュレーダーとシラク
    .playable = USが強硬姿勢。
    .text = ドイツとフランスを穏健姿勢にする。国威を-1する。

card-76 = Abu Ghurayb
    .reading = アブグレイブ
    .playable = 体制変更国家にセルがある。
    .text = ジハーディスト側はカードを2枚引く。国威を-2する。ジハーディスト側は同盟国1か国を中立にシフトさせる。

card-77 = Al Jazeera
    .reading = アルジャジーラ
    .playable = サウジアラビアまたはその隣接国に兵員がいる。
    .text = ジハーディスト側は、そのうち兵員のいる国家を1つ選び、反米へ1段階シフトさせる。

card-78 = Axis of Evil
    .reading = 悪の枢軸
    .playable = 常にプレイ可能。
    .text = US側は手札の「Iran」「Hizballah」「Jaysh al-Mahdi」をすべて捨て札にする。USを強硬姿勢にし、国威をロールする。

card-79 = Clean Operatives
    .reading = 無傷の工作員
    .playable = 常にプレイ可能。
    .text = ジハーディスト側は、セルを2個まで、ロールせずに任意の国家へ移動させる。

card-80 = FATA
    .reading = 連邦直轄部族地域（FATA）
    .playable = 常にプレイ可能。
    .text = パキスタンにセルを1個配置する。マーカーが効果中の間、パキスタンでは体制変更国家でない限り掃討作戦を実施できず、US側は「Bin Ladin」と「Zawahiri」をイベントとしてプレイできない。「Pakistani Offensive」により除去される。

card-81 = Foreign Fighters
    .reading = 外国人戦闘員
    .playable = 体制変更国家がある。
    .text = ジハーディスト側は体制変更国家を1つ選び、セルを5個配置する。そこの援助を1個除去する。援助がなければ孤立政権マーカーを置く。

card-82 = Jihadist Videos
    .reading = ジハーディストの動画
    .playable = 常にプレイ可能。
    .text = ジハーディスト側はセルのない国家を3つ選び、それぞれ評価する。資金に関わらず、セルも幹部もなくても、各国で1回ずつリクルートのロールを行う（イスラム原理主義国家または体制変更国家では自動的に成功する）。セルが配置されなかった国家には幹部を置く。

card-83 = Kashmir
    .reading = カシミール
    .playable = 「Indo-Pakistani Talks」が効果中でない。
    .text = パキスタンを評価し、反米へ1段階シフトさせる。そこにセルを1個配置する。

card-84 = Leak
    .reading = 情報漏洩
    .playable = 「Enhanced Measures」「Renditions」「Wiretapping」のいずれかが効果中で、まだ裏返されていない。
    .text = ジハーディスト側はそのマーカーを1個裏返す。その効果は終わり、そのイベントはゲーム終了まで阻止される。USの政治姿勢をロールし、次いで国威をロールする。ジハーディスト側は同盟国1か国を中立にシフトさせる。

card-85 = Leak
    .reading = 情報漏洩
    .playable = 「Enhanced Measures」「Renditions」「Wiretapping」のいずれかが効果中で、まだ裏返されていない。
    .text = ジハーディスト側はそのマーカーを1個裏返す。その効果は終わり、そのイベントはゲーム終了まで阻止される。USの政治姿勢をロールし、次いで国威をロールする。ジハーディスト側は同盟国1か国を中立にシフトさせる。

card-86 = Lebanon War
    .reading = レバノン戦争
    .playable = 常にプレイ可能。
    .text = US側はランダムに1枚捨て札にする。国威を-1する。ジハーディスト側はシーア派混合国家にセルを1個配置する。

card-87 = Martyrdom Operation
    .reading = 殉教作戦
    .playable = イスラム原理主義でない国家にセルがある。
    .text = ジハーディスト側はそのような国家からセルを1個除去し、利用可能な任意のプロット2個（WMDを含む）をそこに配置する。

card-88 = Martyrdom Operation
    .reading = 殉教作戦
    .playable = イスラム原理主義でない国家にセルがある。
    .text = ジハーディスト側はそのような国家からセルを1個除去し、利用可能な任意のプロット2個（WMDを含む）をそこに配置する。

card-89 = Martyrdom Operation
    .reading = 殉教作戦
    .playable = イスラム原理主義でない国家にセルがある。
    .text = ジハーディスト側はそのような国家からセルを1個除去し、利用可能な任意のプロット2個（WMDを含む）をそこに配置する。

card-90 = Quagmire
    .reading = 泥沼
    .playable = 国威が「中程度」または「低い」で、体制変更国家にセルがある。
    .text = US側はランダムに2枚捨て札にする。そのうちプレイ可能なジハーディスト側イベントは、ジハーディスト側がプレイしたものとして発動する。「US Election」も発動する。USを穏健姿勢にする。

card-91 = Regional al-Qaeda
    .reading = アルカイダ地域組織
    .playable = 未評価のイスラム教国が2か国以上ある。
    .text = ジハーディスト側は未評価のイスラム教国を2つ選び、セルを1個ずつ配置する。イスラム原理主義国家があれば2個ずつとする。最初のセルを配置するときに評価する。

card-92 = Saddam
    .reading = サダム
    .playable = イラクが貧弱／反米で、「Saddam Captured」が効果中でない。
    .text = 資金を9にする。

card-93 = Taliban
    .reading = タリバン
    .playable = 常にプレイ可能。
    .text = アフガニスタンを評価し、孤立政権マーカーを置く。アフガニスタンとパキスタンにセルを1個ずつ配置する。国威を-1する（どちらかがイスラム原理主義なら-3する）。

card-94 = The door of Itjihad was closed
    .reading = イジュティハードの門は閉ざされた
    .playable = このアクションフェイズまたは前回のアクションフェイズに、評価または改善によって適正または良好になり、今もそうであるイスラム教国がある。
    .text = ジハーディスト側は該当する国家を1つ選び、その政治体制を1段階悪化させる。

card-95 = Wahhabism
    .reading = ワッハーブ主義
    .playable = 常にプレイ可能。
    .text = サウジアラビアの政治体制の数値（良好1、適正2、貧弱3）だけ資金を増やす。イスラム原理主義なら代わりに資金を9にする。サウジアラビアが未評価なら何も起こらない。


## Unassociated cards

card-96 = Danish Cartoons
    .reading = デンマークの風刺画
    .playable = 常にプレイ可能。
    .text = どちらがプレイしても、US側がスカンジナビアの政治姿勢を選択する。その後、ジハーディスト側は、利用可能なプロット1を1個（イスラム原理主義国家があれば任意の利用可能なプロット1個）、イスラム原理主義でないイスラム教国に配置する。そこにセルは必要ない。

card-97 = Fatwa
    .reading = ファトワー
    .playable = 両陣営とも、このカードのほかに手札が1枚以上ある。
    .text = 両陣営はランダムにカードを1枚ずつ交換する。その後、このカードをプレイした陣営は、このカードで作戦値1の作戦を実施する（予備は使えない）。

card-98 = Gaza Withdrawal
    .reading = ガザ撤退
    .playable = 常にプレイ可能。
    .text-us = 資金を-1する。
    .text-jihadist = イスラエルにセルを1個配置する。

card-99 = HAMAS Elected
    .reading = ハマス選挙勝利
    .playable = 常にプレイ可能。
    .text = US側は手札から1枚を選んで捨て札にする。国威を-1し、資金を-1する。

card-100 = Hizb Ut-Tahrir
    .reading = ヒズブ・タフリール
    .playable = 常にプレイ可能。
    .text = 兵員が「過剰展開」なら資金を+2し、「低烈度紛争」なら-2する。「戦争状態」なら何も起こらない。

card-101 = Kosovo
    .reading = コソボ
    .playable = 常にプレイ可能。
    .text = 国威を+1する。セルビアをUSと反対の政治姿勢にする。

card-102 = Former Soviet Union
    .reading = 旧ソ連
    .playable = 常にプレイ可能。
    .text = 中央アジアを、それまでの状態に関わらず中立にし、未評価の国家と同じように政治体制をロールする。

card-103 = Hizballah
    .reading = ヒズボラ
    .playable = 常にプレイ可能。
    .text-us = US側は、レバノン、またはレバノンから隣接をたどって3歩以内のシーア派混合国家からセルを1個除去する。
    .text-jihadist = レバノンを、それまでの状態に関わらず貧弱／中立にする。

card-104 = Iran
    .reading = イラン
    .playable = 常にプレイ可能。
    .text-us = US側はシーア派混合国家を1つ選んで評価し、そこまたはイランからセルを1個除去する。
    .text-jihadist = ジハーディスト側はシーア派混合国家を1つ選んで評価し、セルがなくてもそこでジハードのロールを2回行う。成功ごとに援助を1個除去し、政治体制を1段階悪化させる（イスラム原理主義にはならない）。失敗は無視する。

card-105 = Iran
    .reading = イラン
    .playable = 常にプレイ可能。
    .text-us = US側はシーア派混合国家を1つ選んで評価し、そこまたはイランからセルを1個除去する。
    .text-jihadist = ジハーディスト側はシーア派混合国家を1つ選んで評価し、セルがなくてもそこでジハードのロールを2回行う。成功ごとに援助を1個除去し、政治体制を1段階悪化させる（イスラム原理主義にはならない）。失敗は無視する。

card-106 = Jaysh al-Mahdi
    .reading = マフディー軍
    .playable = シーア派混合国家にセルと兵員の両方がある。
    .text-us = US側は該当する国家を1つ選び、セルを2個まで除去する。
    .text-jihadist = ジハーディスト側は該当する国家を1つ選び、その政治体制を1段階悪化させる（イスラム原理主義にはならない）。

card-107 = Kurdistan
    .reading = クルディスタン
    .playable = 常にプレイ可能。
    .text-us = イラクに援助を1個配置する。
    .text-jihadist = トルコを評価する。ジハーディスト側はトルコまたはイラクを選び、その政治体制を1段階悪化させる（イスラム原理主義にはならない）。

card-108 = Musharraf
    .reading = ムシャラフ
    .playable = パキスタンにセルがあり、「Benazir Bhutto」が効果中でない。
    .text = このカードをプレイした陣営は、パキスタンからセルを1個除去する。パキスタンを、それまでの状態に関わらず貧弱／同盟にする。

card-109 = Tora Bora
    .reading = トラボラ
    .playable = 体制変更国家にセルが2個以上ある。
    .text = このカードをプレイした陣営は、該当する国家を1つ選び、セルを2個除去する。国威をロールし、その後、その陣営はカードを1枚引く。

card-110 = Zarqawi
    .reading = ザルカウィ
    .playable = イラク、シリア、レバノン、ヨルダンのいずれかに兵員がいる。
    .text-us = 国威を+3する。このカードをゲームから除去する。
    .text-jihadist = ジハーディスト側は、そのうち兵員のいる国家を1つ選び、セルを3個と、利用可能ならプロット2を1個配置する。

card-111 = Zawahiri
    .reading = ザワヒリ
    .playable-us = イスラム原理主義国家がなく、「FATA」も「Al-Anbar」も効果中でない。
    .playable-jihadist = 常にプレイ可能。
    .text-us = 資金を-2する。このカードをゲームから除去する。
    .text-jihadist = 国威を-1する（イスラム原理主義国家があれば-3する）。

card-112 = Bin Ladin
    .reading = ビン・ラディン
    .playable-us = イスラム原理主義国家がなく、「FATA」も「Al-Anbar」も効果中でない。
    .playable-jihadist = 常にプレイ可能。
    .text-us = 資金を-4し、国威を+1する。このカードをゲームから除去する。
    .text-jihadist = 国威を-2する（イスラム原理主義国家があれば-4する）。

card-113 = Darfur
    .reading = ダルフール
    .playable = 常にプレイ可能。
    .text = スーダンを評価する。国威が「高い」または「非常に高い」なら、援助を1個配置し、同盟へ1段階シフトさせる。それ以外なら孤立政権マーカーを置き、反米へ1段階シフトさせる。

card-114 = GTMO
    .reading = グアンタナモ（GTMO）
    .playable = 常にプレイ可能。
    .text = 国威をロールする。ターン終了までリクルートを実施できず、「Detainee Release」を阻止する。

card-115 = Hambali
    .reading = ハンバリ
    .playable = インドネシア／マレーシア、インド、パキスタン、タイ、フィリピンのいずれかにセルがあり、そこが同盟または強硬姿勢。
    .text-us = US側は該当する国家を1つ選び、セルを1個除去して、カードを2枚引く。このカードをゲームから除去する。
    .text-jihadist = ジハーディスト側は該当する国家を1つ選び、任意の利用可能なプロットを1個配置する。

card-116 = KSM
    .reading = ハリド・シェイク・モハメド（KSM）
    .playable-us = 同盟国または非イスラム教国にプロットがある。
    .playable-jihadist = 常にプレイ可能。
    .text-us = 同盟国と非イスラム教国にあるすべてのプロットを明らかにして除去する。数字のプロットは再び利用可能となり、WMDプロットはゲームから除外する。US側はカードを2枚引く。このカードをゲームから除去する。
    .text-jihadist = ジハーディスト側は、セルがありイスラム原理主義でない国家に、任意の利用可能なプロットを1個配置する。

card-117 = Oil Price Spike
    .reading = 原油価格高騰
    .playable = 常にプレイ可能。
    .text = このカードをプレイした陣営は、捨て札パイル、時限イベントボックス、第1プロットボックスのいずれかから、「Oil Price Spike」以外のカードを1枚選び、公開して手札に加える（ボックスから取ったカードの効果は残る）。ターン終了まで、効果中の「Oil Price Spike」1枚ごとに、すべての石油輸出国のリソースが1増える。直ちに勝利を判定し、両陣営が条件を満たしていれば、このカードをプレイした陣営の勝利とする。

card-118 = Oil Price Spike
    .reading = 原油価格高騰
    .playable = 常にプレイ可能。
    .text = このカードをプレイした陣営は、捨て札パイル、時限イベントボックス、第1プロットボックスのいずれかから、「Oil Price Spike」以外のカードを1枚選び、公開して手札に加える（ボックスから取ったカードの効果は残る）。ターン終了まで、効果中の「Oil Price Spike」1枚ごとに、すべての石油輸出国のリソースが1増える。直ちに勝利を判定し、両陣営が条件を満たしていれば、このカードをプレイした陣営の勝利とする。

card-119 = Saleh
    .reading = サーレハ
    .playable = 常にプレイ可能。
    .text-us = イエメンを評価する。イスラム原理主義でなければ、同盟にして援助を1個配置する。
    .text-jihadist = イエメンを評価し、反米へ1段階シフトさせる。そこに孤立政権マーカーを置く。

card-120 = US Election
    .reading = アメリカ大統領選挙
    .playable = 選んでプレイすることはできない。カードが作戦に使われるか捨て札になると、自動的に発動する。
    .text = USの政治姿勢をロールする。その後、テロ戦争協力関係ペナルティが0なら国威を+1し、それ以外なら-1する。カードが作戦に使われた場合、プレイした陣営が作戦の前か後かを選ぶ。このイベントは何によっても阻止されない。
