# The cards of Labyrinth: The Awakening, in our own words; as in cards.ftl. A marker or Militia is placed only where it may
# lie (11.1.4, 11.2.4), and an unmarked country is tested before cells, plots, Awakening or Reaction markers are placed.


## US cards

card-121 = Advisors
    .reading = 軍事顧問団
    .playable = 反米でなく兵員のいない内戦中の国家があり、3個のマーカーのいずれかが残っている。
    .text = 該当する国家にAdvisorsマーカーを置く（1か国に複数置いてもよい）。毎回の消耗の開始時に、そこに民兵を1個配置する。民兵がいれば、そこでの掃討作戦はセル2個に、消耗の命中もそれぞれセル2個に効果を及ぼす。国家が反米になったとき、内戦が終わったとき、または兵員がそこにいるときは、Advisorsマーカーをすべて除去する。

card-122 = Backlash
    .reading = 反動
    .playable = カリフ国に属さないイスラム教国にプロットがある。
    .text = US側は該当するプロット1個を見ずに指定する。それが阻止されずに解決された場合、加算されるはずの値だけ資金を減らす（WMDプロットなら資金は1となる）。

card-123 = Humanitarian Aid
    .reading = 人道支援
    .playable = 常にプレイ可能。
    .text = セルのあるイスラム教国に援助を1個配置する。

card-124 = Pearl Roundabout
    .reading = 真珠広場
    .playable = 「Bloody Thursday」が効果中でない。
    .text = 湾岸諸国に覚醒マーカーを1個配置する。

card-125 = Peshmerga
    .reading = ペシュメルガ
    .playable = イラクまたはシリアにセルがある。
    .text = イラクまたはシリアのうちセルのある方に、民兵を2個配置する。

card-126 = Reaper
    .reading = リーパー
    .playable = 常にプレイ可能。
    .text = 1つのイスラム教国からセルを2個まで除去する。またはジハーディスト側がランダムに1枚捨て札にする。

card-127 = Reaper
    .reading = リーパー
    .playable = 常にプレイ可能。
    .text = 1つのイスラム教国からセルを2個まで除去する。またはジハーディスト側がランダムに1枚捨て札にする。

card-128 = Reaper
    .reading = リーパー
    .playable = 常にプレイ可能。
    .text = 1つのイスラム教国からセルを2個まで除去する。またはジハーディスト側がランダムに1枚捨て札にする。

card-129 = Special Forces
    .reading = 特殊部隊
    .playable = 兵員またはAdvisorsから2か国以内にセルがある。
    .text = 該当するセルを1個除去する。

card-130 = Special Forces
    .reading = 特殊部隊
    .playable = 兵員またはAdvisorsから2か国以内にセルがある。
    .text = 該当するセルを1個除去する。

card-131 = Arab Spring Fallout
    .reading = アラブの春の余波
    .playable = 覚醒マーカーを置けて、自国にも隣接国にも覚醒マーカーのない国家がある。
    .text = 該当する国家2か国までに覚醒マーカーを1個ずつ配置する。配置する前に両方を選ぶ。

card-132 = Battle of Sirte
    .reading = シルトの戦い
    .playable = 常にプレイ可能。
    .text = 内戦中の国家1か国で、セルを1個除去し、民兵を2個まで配置する。

card-133 = Benghazi Falls
    .reading = ベンガジ陥落
    .playable = リビアまたはその隣接国に覚醒マーカーがある。
    .text = リビアで内戦が勃発する。そこに民兵を2個配置し、イタリアを強硬姿勢にする。

card-134 = Civil Resistance
    .reading = 市民的抵抗
    .playable = 常にプレイ可能。
    .text = スンニー派の国家に覚醒マーカーを1個、ランダムなシーア派混合国家にもう1個配置する。

card-135 = Delta / SEALS
    .reading = デルタ／SEALs
    .playable = 常にプレイ可能。
    .text = ジハーディスト側の手札からランダムに1枚取って手札に加える。または、利用可能なWMDと配置済みのWMDをすべて見て、1個をゲームから除外する。

card-136 = Factional Infighting
    .reading = 派閥抗争
    .playable = 常にプレイ可能。
    .text = イスラム原理主義でないイスラム教国1か国で、潜伏状態のセル1個を活動状態にし、ほかのセルを2個まで除去する。資金を-1する。

card-137 = FMS
    .reading = 対外有償軍事援助（FMS）
    .playable = 常にプレイ可能。
    .text = 良好でない同盟国に民兵を3個配置する。

card-138 = Intel Community
    .reading = 情報コミュニティ
    .playable = 常にプレイ可能。
    .text = ジハーディスト側の手札を確認し、幹部を1個除去し、作戦値1の作戦を実施する。その後、アクションフェイズの2枚とは別に、カードをもう1枚プレイしてもよい。

card-139 = Int’l Banking Regime
    .reading = 国際銀行規制
    .playable = 常にプレイ可能。
    .text = ダイスを1個振り、その半分（端数切り上げ）だけ資金を減らす。

card-140 = Maersk Alabama
    .reading = マースク・アラバマ号
    .playable = 常にプレイ可能。
    .text = US側の予備に1を加え、国威を+1する。「Pirates」が効果中なら終わらせ、以後ゲーム終了まで阻止する。

card-141 = Malala Yousafzai
    .reading = マララ・ユスフザイ
    .playable = 「3 Cups of Tea」が効果中でない。
    .text = 国威を+1し、資金を-1し、パキスタンに覚醒マーカーを1個配置する。

card-142 = Militia
    .reading = 民兵
    .playable = 内戦中の国家または体制変更国家がある。
    .text = 該当する国家1か国に、そのリソースと同じ数の民兵を配置する。

card-143 = Obama Doctrine
    .reading = オバマ・ドクトリン
    .playable = USが穏健姿勢（「Mitt’s Turn」では強硬姿勢）。
    .text = 次のうち異なる2つ（「Mitt’s Turn」では3つ）を行う：覚醒マーカーを1個配置する。援助を1個配置する。国威を+1する。資金を-1する。シェンゲン加盟国1か国の政治姿勢を選択する。「Reaper」「Operation New Dawn」「Advisors」のいずれかを捨て札パイルから取る。

card-144 = Operation New Dawn
    .reading = 新しい夜明け作戦
    .playable = 常にプレイ可能。
    .text = 1か国の兵員2個を民兵2個に置き換える。

card-145 = Russian Aid
    .reading = ロシアの支援
    .playable = 常にプレイ可能。
    .text = 内戦中の国家1か国に民兵1個と援助1個を配置する。

card-146 = Sharia
    .reading = シャリーア
    .playable = マップ上に孤立政権があるか、覚醒マーカーを配置できる。
    .text = 孤立政権マーカーを1個除去し、そこに覚醒マーカーを1個配置する。孤立政権がなければ、任意の場所に覚醒マーカーを1個配置する。

card-147 = Strike Eagle
    .reading = ストライク・イーグル
    .playable = パキスタンを除く、同盟でない貧弱なイスラム教国の兵器庫にWMDがある。
    .text = その兵器庫のWMD1個をゲームから除外する。イスラエルにセルを1個配置し、資金を+1する。

card-148 = Tahrir Square
    .reading = タハリール広場
    .playable = エジプト、または覚醒マーカーのないほかの国家に、覚醒マーカーを配置できる。
    .text = エジプトに覚醒マーカー2個と反動マーカー1個を配置し、覚醒マーカーのない別の国家に覚醒マーカーを1個配置する。

card-149 = UN Nation Building
    .reading = 国連の国家建設
    .playable = カリフ国に属さない内戦中の国家または体制変更国家がある。
    .text = 該当する国家に援助を1個配置し、そこでイデオロギー戦争を行う。テロ戦争協力関係ペナルティはなく、兵員の数も問わない。

card-150 = UNSCR 1973
    .reading = 国連安保理決議1973
    .playable = 常にプレイ可能。
    .text = 内戦中の国家1か国で、セルを1個除去し、UNSCR 1973マーカーを置く。兵員1個として扱い、これだけなら国威を失わず、展開はできない。内戦が終わると除去する。

card-151 = UNSCR 2118
    .reading = 国連安保理決議2118
    .playable = シリアが評価済み。
    .text = シリアが同盟なら、その兵器庫のWMDすべてをゲームから除外する。それ以外なら1個を除外する。

card-152 = Congress Acts
    .reading = 議会の行動
    .playable = 「Sequestration」が効果中か、またはトラックに兵員が6個あり内戦中の国家がある。
    .text = 「Sequestration」が終わり、その兵員が戻る。その後、トラックに兵員が6個あれば、US側は穏健姿勢であっても、内戦中の国家で体制変更を実施しなければならない。その内戦は終わる。

card-153 = Facebook
    .playable = 「Smartphones」が効果中で「Censorship」が効果中でなく、覚醒マーカーを置けて、自国または隣接国に覚醒マーカーのある国家がある。
    .text = 自国または隣接国に覚醒マーカーのある国家3か国までに、覚醒マーカーを1個ずつ配置する。配置する前にすべてを選ぶ。

card-154 = Facebook
    .playable = 「Smartphones」が効果中で「Censorship」が効果中でなく、覚醒マーカーを置けて、自国または隣接国に覚醒マーカーのある国家がある。
    .text = 自国または隣接国に覚醒マーカーのある国家3か国までに、覚醒マーカーを1個ずつ配置する。配置する前にすべてを選ぶ。

card-155 = Fracking
    .reading = フラッキング
    .playable = 常にプレイ可能。
    .text = 国威をロールし、カードを1枚引く。以後、「Oil Price Spike」まで、ターン終了時に資金がさらに1低下する。

card-156 = Gulf Union
    .reading = 湾岸連合
    .playable = 下記のように民兵を配置または移動できる。
    .text = 湾岸諸国、サウジアラビア、イエメン、ヨルダン、モロッコのいずれかを選び、そこと隣接するイスラム教国（イランを除く）に民兵を合計4個まで配置する。または、その5か国の民兵を5か国の間で自由に動かす。

card-157 = Limited Deployment
    .reading = 限定展開
    .playable = USが強硬姿勢。
    .text = 内戦中の国家1か国に、トラックの兵員2個と援助1個を配置し、その隣接国に覚醒マーカーを1個配置する。

card-158 = Mass Turnout
    .reading = 高い投票率
    .playable = カリフ国に属さない体制変更国家に覚醒マーカーがある。
    .text = その国家の政治体制を1段階改善する。

card-159 = NATO
    .playable = テロ戦争協力関係ペナルティが0で、内戦中の国家または体制変更国家がある。
    .text = 該当する国家1か国に援助1個とNATOマーカーを配置する。NATOは、展開するか失われるまで兵員2個として扱う。

card-160 = Operation Neptune Spear
    .reading = ネプチューン・スピア作戦
    .playable = 常にプレイ可能。
    .text = 「Abu Bakr al-Baghdadi」「Abu Sayyaf (ISIL)」「Ayman al-Zawahiri」「Jihadi John」「Osama bin Ladin」のいずれかを、捨て札パイルから手札に加える。

card-161 = PRISM
    .playable = 常にプレイ可能。
    .text = マップ上の潜伏状態のセルの半数（端数切り上げ）を選んで活動状態にする。またはマップ上のすべてのプロットを阻止する。国威を-1する。

card-162 = SCAF
    .reading = 軍最高評議会（SCAF）
    .playable = イランとシリアを除くイスラム教国に、覚醒マーカーと反動マーカーの両方がある。
    .text = その国家を適正／同盟にし、そこのセルをすべて反動マーカーに置き換える。

card-163 = Status Quo
    .reading = 現状維持
    .playable = カリフ国に属さず、褐色の体制変更マーカーがあり、兵員と民兵の合計がセルの2倍以上である国家がある。
    .text = 体制変更マーカーを除去し、その国家を同盟にする。


## Jihadist cards

card-164 = Bloody Thursday
    .reading = 血の木曜日
    .playable = 常にプレイ可能。
    .text = 覚醒マーカーを1個除去する。以後ゲーム終了まで「Pearl Roundabout」を阻止する。

card-165 = Coup
    .reading = クーデター
    .playable = リソース1のイスラム教国にセルが2個ある。
    .text = そこで内戦が勃発し、孤立政権となる。

card-166 = Ferguson
    .reading = ファーガソン
    .playable = 常にプレイ可能。
    .text = このターンの残りの間に1回、ジハーディスト側はUS側がプレイしたカードを無効にできる。そのカードのイベントも作戦も行われない。

card-167 = Houthi Rebels
    .reading = フーシ派
    .playable = イエメンが貧弱で、イランが同盟でない。
    .text = イエメンにセルを2個配置し、そこで内戦が勃発する。

card-168 = IEDs
    .reading = 即席爆発装置（IED）
    .playable = 内戦中の国家または体制変更国家に、セルと兵員の両方がある。
    .text = US側はランダムに1枚捨て札にする。

card-169 = Islamic Maghreb
    .reading = イスラム・マグレブ
    .playable = アルジェリア／チュニジア、リビア、マリ、モロッコ、ナイジェリアのいずれかが貧弱。
    .text = 該当する国家を1つ選び、セルを1個配置するか、資金を+1する。そこが内戦中かカリフ国に属していれば、セル2個または資金+2となる。セルビアの政治姿勢をロールする。ターン終了まで、シェンゲン加盟国への移動とその中での移動にはロールが必要となる。

card-170 = Theft of State
    .reading = 国家の簒奪
    .playable = 常にプレイ可能。
    .text = 貧弱な国家1か国で、覚醒マーカー1個を反動マーカー1個に置き換える。

card-171 = Abu Ghraib Jail Break
    .reading = アブグレイブ脱獄
    .playable = 常にプレイ可能。
    .text = イラクに活動状態のセル1個と反動マーカー1個を配置する。国威を-1する。

card-172 = Al-Shabaab
    .reading = アル・シャバブ
    .playable = 常にプレイ可能。
    .text = ソマリア、スーダン、ケニア／タンザニアで、次のうち異なる2つを行う：反動マーカーを1個配置する。セルを1個配置する。プロット1またはプロット2を1個配置する。孤立政権にする。「Pirates」「Boko Haram」「Islamic Maghreb」のいずれかを捨て札パイルから取る。

card-173 = Arab Winter
    .reading = アラブの冬
    .playable = 常にプレイ可能。
    .text = 2か国までから覚醒マーカーを1個ずつ除去する。ターン終了まで、分極化と波及を含め、覚醒マーカーも反動マーカーも配置しない。

card-174 = Boston Marathon
    .reading = ボストン・マラソン
    .playable = 常にプレイ可能。
    .text = USの政治姿勢をロールする。資金を+1する。コーカサスの政治姿勢をロールする。

card-175 = Censorship
    .reading = 検閲
    .playable = 常にプレイ可能。
    .text = 1か国から覚醒マーカーを2個まで除去する。「Smartphones」が終わり、再びプレイされるまで「Facebook」を阻止する。

card-176 = Change of State
    .reading = 国家の変貌
    .playable = シーア派混合国家、ヨルダン、モロッコのいずれかが評価済みで、良好でもイスラム原理主義でもなく、内戦も体制変更もない。
    .text = その国家からすべてのコマとマーカーを取り除き、未評価に戻す。

card-177 = Gaza Rockets
    .reading = ガザのロケット弾
    .playable = 常にプレイ可能。
    .text = イスラエルにプロット1を2個まで配置する。資金を-1する。

card-178 = Ghost Soldiers
    .reading = 幽霊兵士
    .playable = 常にプレイ可能。
    .text = 内戦中の国家または体制変更国家1か国から、民兵の半数（端数切り上げ）を除去する。

card-179 = Korean Crisis
    .reading = 朝鮮半島危機
    .playable = 常にプレイ可能。
    .text = 次の手札配布の後まで、兵員2個をマップ外に置く。中国をUSと反対の政治姿勢にする。

card-180 = Mosul Central Bank
    .reading = モスル中央銀行
    .playable = 内戦中の国家にセルがある。
    .text = 資金を+2する。

card-181 = NPT Safeguards Ignored
    .reading = NPT保障措置の無視
    .playable = イランにセルとWMDがあり、US側の「Trade Embargo」が効果中でない。
    .text = ダイスを1個振る。1～3ならWMDが利用可能となり、このカードをゲームから除去する。それ以外ならイランからセルを1個除去する。

card-182 = Paris Attacks
    .reading = パリ同時テロ
    .playable = 表に挙がる国家のいずれかが強硬姿勢。
    .text = ダイスを2個振る。1個で対象となる強硬姿勢の国家（US本国、カナダ、イギリス、ベネルクス、フランス、または任意のシェンゲン加盟国）を、もう1個でそこに現れるプロットと活動状態のセルを決める。

card-183 = Pirates
    .reading = 海賊
    .playable = 「Maersk Alabama」が効果中でなく、ソマリアまたはイエメンが貧弱／反米またはイスラム原理主義。
    .text = その状態である間、ターン終了時に資金が低下しない。

card-184 = Sequestration
    .reading = 予算強制削減
    .playable = USが穏健姿勢。
    .text = US側は捨て札パイルからカードを1枚取る（「Obama Doctrine」があればそれを取る）。兵員3個をマップ外に置く。「Congress Acts」、WMDプロットの解決、またはリソース3の国家がイスラム原理主義である間の手札配布の後に戻る。

card-185 = al-Maliki
    .reading = アル＝マリキ
    .playable = 常にプレイ可能。
    .text = 兵員のいる国家1か国から、すべての兵員を引き揚げる。イスラム教国なら、中立となり、援助を1個受け取り、体制変更マーカーを失う。

card-186 = Boko Haram
    .reading = ボコ・ハラム
    .playable = 常にプレイ可能。
    .text = ナイジェリアにプロット2またはプロット3を1個、もしくはセルを3個まで配置する。ジハーディスト側は、US側のものでない作戦値3のカードを捨て札にして、このカードを取り戻してもよい。イスラム教国のナイジェリアにセルを3個配置すれば、カリフ国を宣言できる。

card-187 = Foreign Fighters
    .reading = 外国人戦闘員
    .playable = 内戦中の国家または体制変更国家がある。
    .text = 該当する国家1か国にセルを5個配置し、援助を1個除去する。援助がなければ孤立政権となる。そこでカリフ国を宣言できる。

card-188 = ISIL
    .playable = 常にプレイ可能。
    .text = シリアとイラクで内戦が勃発する（良好、イスラム原理主義、または兵員と民兵の合計がセルより多い場合を除く）。国威を-1する。

card-189 = Jihadist Videos
    .reading = ジハーディストの動画
    .playable = 常にプレイ可能。
    .text = セルのない国家3か国を評価し、資金に関わらずそれぞれでリクルートを試みる。セルが現れなかった国家には幹部を置く。

card-190 = Martyrdom Operation
    .reading = 殉教作戦
    .playable = イスラム原理主義でない国家にセルがある。
    .text = そこのセルを1個除去し、任意の利用可能なプロットを2個配置する。

card-191 = Muslim Brotherhood
    .reading = ムスリム同胞団
    .playable = 反動マーカーを配置できる。
    .text = エジプトに反動マーカーを1個、さらに任意の場所に2個まで配置する。

card-192 = Quagmire
    .reading = 泥沼
    .playable = 国威が「低い」または「中程度」で、体制変更国家にセルがある。
    .text = US側はランダムに2枚捨て札にし、そのうちのジハーディスト側イベントは可能なら発動する。USを穏健姿勢にする。

card-193 = Regional al-Qaeda
    .reading = アルカイダ地域組織
    .playable = イランを除くイスラム教国2か国が未評価。
    .text = 該当する2か国にセルを1個ずつ配置する。イスラム原理主義国家があれば2個ずつとする。

card-194 = Snowden
    .reading = スノーデン
    .playable = 常にプレイ可能。
    .text = 国威を-2する。ロシアとドイツをUSと反対の政治姿勢にする。

card-195 = Taliban Resurgent
    .reading = タリバン復活
    .playable = 内戦中の国家または体制変更国家にセルが3個ある。
    .text = そこのセルを3個除去し、WMD以外の任意のプロットを2個配置し、ジハードのロールを2回行う（イスラム原理主義にはならない）。

card-196 = Training Camps
    .reading = 訓練キャンプ
    .playable = 評価済みで良好でないイスラム教国がある。
    .text = 該当する国家にマーカーとセル2個を置く。マーカーがある間、ゲーム中のセルが3個（その国家がカリフ国に属していれば5個）増え、そこでのリクルートにロールは不要となり、そこからの移動のロールは1低くなる。その国家が良好になるか、セルも幹部もなくなると除去する。

card-197 = Unconfirmed
    .reading = 未確認情報
    .playable = 常にプレイ可能。
    .text = 「Abu Bakr al-Baghdadi」「Abu Sayyaf (ISIL)」「Ayman al-Zawahiri」「Jihadi John」「Osama bin Ladin」のいずれかを、除去されたカードから手札に加える。国威を-1する。

card-198 = US Atrocities
    .reading = 米軍の残虐行為
    .playable = 内戦中の国家または体制変更国家に兵員がいる。
    .text = 該当する国家1か国を反米へ1段階シフトさせる。シェンゲン圏外の未評価の国家1か国の政治姿勢を選択する。国威を-1する。

card-199 = US Consulate Attacked
    .reading = 米領事館襲撃
    .playable = 常にプレイ可能。
    .text = 国威を-2する。US側はランダムに1枚捨て札にする。このターンの「US Election」では、USの政治姿勢はロールせずに変わる。


## Unassociated cards

card-200 = Critical Middle
    .reading = 決定的な中間層
    .playable-us = 適正なイスラム教国でリソース2以上のものがある。
    .playable-jihadist = 貧弱なイスラム教国でリソース1または2のものがある。
    .text-us = 該当する国家に覚醒マーカーを1個配置するか、同盟へ1段階シフトさせる。使用後、このカードは山札の中ほどに入れる。
    .text-jihadist = 該当する国家に、トラックまたはマップからセルを2個まで配置するか、反米へ1段階シフトさせる。使用後、このカードは山札の中ほどに入れる。

card-201 = Cross Border Support
    .reading = 越境支援
    .playable = アフリカに民兵またはセルを配置できる。
    .text = アフリカの国家1か国に民兵1個またはセル2個を配置する。マリまたはナイジェリアなら、さらに1個多く配置する。ジハーディスト側がマリまたはイスラム教国のナイジェリアにセルを3個配置すれば、カリフ国を宣言できる。

card-202 = Cyber Warfare
    .reading = サイバー戦
    .playable = 常にプレイ可能。
    .text = 次のうち1つを行う：相手の予備をすべて奪う。中国、ロシア、インドのいずれかの政治姿勢を選択する。幹部を1個配置または除去する。

card-203 = Day of Rage
    .reading = 怒りの日
    .playable = 常にプレイ可能。
    .text = イエメンに覚醒マーカーまたは反動マーカーを1個配置する。

card-204 = Ebola Scare
    .reading = エボラ騒動
    .playable-us = 兵員1個をマップ外に置くことができる。
    .playable-jihadist = 常にプレイ可能。
    .text-us = 次の手札配布の後まで、兵員1個をマップ外に置く。国威を+2する。
    .text-jihadist = US側はランダムに1枚捨て札にする。

card-205 = Erdogan Effect
    .reading = エルドアン効果
    .playable = 常にプレイ可能。
    .text = トルコ、セルビア、コーカサス、シリア、イラク、イランのいずれかで、マーカー1個（援助、孤立政権、覚醒、反動、政治姿勢）を配置または除去するか、民兵とセルを合計2個まで配置または除去する。

card-206 = Friday of Anger
    .reading = 怒りの金曜日
    .playable = マップ上に覚醒マーカーまたは反動マーカーがある。
    .text = 反動マーカーのある国家に覚醒マーカーを1個、または覚醒マーカーのある国家に反動マーカーを1個配置する。

card-207 = JV / Copycat
    .reading = 二軍／模倣犯
    .playable-us = 非イスラム教国にセル、幹部、プロットのいずれかがある。
    .playable-jihadist = セルまたはプロット1が利用可能。
    .text-us = 非イスラム教国1か国で、セルか幹部を1個除去するか、プロット1個を阻止する。
    .text-jihadist = 非イスラム教国1か国に、活動状態のセル1個またはプロット1を1個配置する。

card-208 = Kinder - Gentler
    .reading = より優しく
    .playable = 兵員トラックが「過剰展開」または「低烈度紛争」。
    .text = 「過剰展開」なら資金を+1し国威を-1する。「低烈度紛争」なら資金を-1し国威を+1する。

card-209 = Quds Force
    .reading = ゴドス部隊
    .playable = イランが同盟でなく民兵を除去できるか、イランがイスラム原理主義でなくセルを除去できる。
    .text = 1か国から民兵またはセルを除去する：スンニー派なら1個、シーア派混合なら2個。

card-210 = Sectarian Violence
    .reading = 宗派間暴力
    .playable = マップ上に覚醒マーカーまたは反動マーカーがある。
    .text = 覚醒マーカーまたは反動マーカーを1個除去する。

card-211 = Smartphones
    .reading = スマートフォン
    .playable = このアクションフェイズまたは前回のアクションフェイズに、イスラム教国がイベントまたは作戦の対象となった。
    .text = 該当する国家1か国に覚醒マーカーまたは反動マーカーを1個配置する。以後「Facebook」がプレイ可能となり、「Censorship」は終わる。

card-212 = Smartphones
    .reading = スマートフォン
    .playable = このアクションフェイズまたは前回のアクションフェイズに、イスラム教国がイベントまたは作戦の対象となった。
    .text = 該当する国家1か国に覚醒マーカーまたは反動マーカーを1個配置する。以後「Facebook」がプレイ可能となり、「Censorship」は終わる。

card-213 = Smartphones
    .reading = スマートフォン
    .playable = このアクションフェイズまたは前回のアクションフェイズに、イスラム教国がイベントまたは作戦の対象となった。
    .text = 該当する国家1か国に覚醒マーカーまたは反動マーカーを1個配置する。以後「Facebook」がプレイ可能となり、「Censorship」は終わる。

card-214 = 3 Cups of Tea
    .reading = 3杯のお茶
    .playable = 常にプレイ可能。
    .text-us = 未評価のイスラム教国1か国を評価し、そこに覚醒マーカーを2個配置する。
    .text-jihadist = 未評価のイスラム教国1か国を評価し、そこに反動マーカーを1個配置する。以後ゲーム終了まで「Malala Yousafzai」を阻止する。

card-215 = Abu Bakr al-Baghdadi
    .reading = アブ・バクル・アル＝バグダディ
    .playable-us = マップ上にカリフ国の首都がある。
    .playable-jihadist = 常にプレイ可能。
    .text-us = 国威を+3する。
    .text-jihadist = トラックまたはマップから、シリアとイラクにセルを合計3個まで配置する。一方に3個配置すればカリフ国を宣言できる。その後、ランダムなシェンゲン加盟国にセルを1個配置するか、「Paris Attacks」または「Training Camps」を捨て札パイルから取る。

card-216 = Abu Sayyaf (ISIL)
    .reading = アブ・サヤフ（ISIL）
    .playable = 石油輸出国のいずれかが内戦中、体制変更国家、またはイスラム原理主義。
    .text-us = 国威を+2し、資金を-1する。
    .text-jihadist = 資金を+2する（カリフ国の首都がある間は+3する）。

card-217 = Agitators
    .reading = 扇動者
    .playable = 常にプレイ可能。
    .text = 「Benghazi Falls」「Congress Acts」「Coup」「Free Syrian Army」「Houthi Rebels」「ISIL」「Operation Serval」「Revolution」のいずれかを、捨て札パイルから手札に加える。基本デックも使う場合は「Iraqi WMD」または「Libyan WMD」でもよい。

card-218 = Al-Nusra Front
    .reading = アル＝ヌスラ戦線
    .playable = 内戦中の国家または体制変更国家に、セルと民兵の両方がある。
    .text = 該当する国家1か国で、セルと民兵のうち多い方を、同数になるまで除去する。

card-219 = Ayman al-Zawahiri
    .reading = アイマン・アル＝ザワヒリ
    .playable = 常にプレイ可能。
    .text-us = 資金を-1し、国威を+1する（「Osama bin Ladin」がゲームから除去されていれば+2する）。
    .text-jihadist = マップ上の反動マーカー4個ごと（端数切り上げ）に国威を-1する。

card-220 = Daraa
    .reading = ダルアー
    .playable = シリアがイスラム原理主義でない。
    .text-us = シリアの政治体制を1段階改善する（良好にはならない）。そこに覚醒マーカーを1個配置する。
    .text-jihadist = シリアの政治体制を1段階悪化させる（イスラム原理主義にはならない）。そこに反動マーカーを1個配置する。

card-221 = Flypaper
    .reading = ハエ取り紙
    .playable = 内戦中の国家、体制変更国家、またはカリフ国に属する国家がある。
    .text = 3か国までから反動マーカーまたはセルを1個ずつ除去し、同じ数のセルを該当する国家1か国に配置する。3個なら、ジハーディスト側はカリフ国を宣言できる。

card-222 = Hagel
    .reading = ヘーゲル
    .playable = 常にプレイ可能。
    .text-us = USを強硬姿勢にする。
    .text-jihadist = USを穏健姿勢にする。

card-223 = Iranian Elections
    .reading = イラン大統領選挙
    .playable = 常にプレイ可能。
    .text = イランはイスラム教国（シーア派混合、適正／反米）となる。そこに覚醒マーカー2個と反動マーカー1個、またはその逆を配置する。資金を-1する。

card-224 = Je Suis Charlie
    .reading = 私はシャルリー
    .playable = 直前のプロット解決で、非イスラム教国のプロットが解決された。
    .text-us = シェンゲン加盟国1か国と、ほかの1か国の政治姿勢を選択する。
    .text-jihadist = USの政治姿勢を国際的な政治姿勢と反対にするか、国威をダイスの目の半分（端数切り上げ）だけ下げる。

card-225 = Jihadi John
    .reading = ジハーディ・ジョン
    .playable = 常にプレイ可能。
    .text-us = 国威を+1する（カリフ国の首都がある間は+2する）。
    .text-jihadist = シェンゲン加盟国1か国の政治姿勢を選択する。資金を+1する（カリフ国の首都がある間は+2する）。

card-226 = Operation Serval
    .reading = サーバル作戦
    .playable = アフリカの貧弱なイスラム教国でリソース1または2のものがある。
    .text-us = 該当する国家に、兵員1個として扱うServalマーカーと民兵1個を配置する。
    .text-jihadist = 該当する国家で内戦が勃発する。そこにセルを1個（マリなら2個）配置する。

card-227 = Popular Support
    .reading = 民衆の支持
    .playable = マップ上に覚醒マーカーまたは反動マーカーがある。
    .text = いずれかのマーカーがある国家に同じ種類のマーカーを1個、その隣接国にも同じ種類を1個配置する。

card-228 = Popular Support
    .reading = 民衆の支持
    .playable = マップ上に覚醒マーカーまたは反動マーカーがある。
    .text = いずれかのマーカーがある国家に同じ種類のマーカーを1個、その隣接国にも同じ種類を1個配置する。

card-229 = Prisoner Exchange
    .reading = 捕虜交換
    .playable = 両陣営とも、ほかに手札がある。
    .text = 両陣営は、相手陣営に関連するカードのうち最も作戦値の高いもの（なければ任意のカード）を互いに渡す。

card-230 = Sellout
    .reading = 裏切り
    .playable = カリフ国に属さない内戦中の国家または体制変更国家にセルが2個ある。
    .text = そこのセルを1個だけ残してすべて除去し、除去した数の半分（端数切り上げ）だけ資金を増やす。その政治体制を1段階悪化させるか、反米へ1段階シフトさせる。

card-231 = Siege of Kobanigrad
    .reading = コバニ攻防戦
    .playable = 内戦中の国家がある。
    .text-us = 内戦中の国家1か国からセルを3個まで除去する。
    .text-jihadist = 内戦中の国家1か国から民兵を2個まで除去する。

card-232 = Trade Embargo
    .reading = 禁輸措置
    .playable = 常にプレイ可能。
    .text-us = イランのWMDをゲームから除外する。ジハーディスト側の「Trade Embargo」は終わり、「NPT Safeguards Ignored」を阻止する。
    .text-jihadist = 国威を-1し、シーア派混合国家に反動マーカーを1個配置する。イランは石油を輸出しなくなる。

card-233 = UN Ceasefire
    .reading = 国連停戦
    .playable = カリフ国に属さない内戦中の国家がある。
    .text = その内戦は終わる。民兵は1個ごとに覚醒マーカーに、セルは1個ごとに反動マーカーになる。兵員は引き揚げ、国家は中立となり、政治体制をロールする。

card-234 = Free Syrian Army
    .reading = 自由シリア軍
    .playable = シリアが評価済み。
    .text = シリアで内戦が勃発する。そこに民兵2個とセル1個、またはセル2個と民兵1個を配置し、トルコに援助を1個配置する。

card-235 = Qadhafi
    .reading = カダフィ
    .playable = 常にプレイ可能。
    .text = 内戦を1つ終わらせる。その国家は、セルの方が多かったなら貧弱／反米、兵員と民兵の方が多かったなら適正／同盟となる。

card-236 = Oil Price Spike
    .reading = 原油価格高騰
    .playable = 常にプレイ可能。
    .text = 「Oil Price Spike」以外の使用済みのカードを1枚手札に加える。「Fracking」は終わる。ターン終了まで、すべての石油輸出国のリソースが1増える。

card-237 = Osama bin Ladin
    .reading = オサマ・ビン・ラディン
    .playable-us = パキスタンもアフガニスタンもイスラム原理主義でない。
    .playable-jihadist = 常にプレイ可能。
    .text-us = 資金を-2し、国威を+3する。
    .text-jihadist = 内戦中の国家とイスラム原理主義国家1か国ごとに国威を-1する。

card-238 = Revolution
    .reading = 革命
    .playable = 貧弱な国家に覚醒マーカーと反動マーカーの両方がある。
    .text = 該当する国家1か国で内戦が勃発する。

card-239 = Truce
    .reading = 休戦
    .playable = カリフ国に属さず、内戦中か、体制変更国家か、覚醒マーカーと反動マーカーの両方がある国家がある。
    .text = ターン終了まで、その国家では作戦、イベント、分極化、消耗を行わない。どちらの陣営も、その国家のリソース分の国威または資金を支払って終わらせることができる。

card-240 = US Election
    .reading = アメリカ大統領選挙
    .playable = 選んでプレイすることはできない。カードが作戦に使われるか捨て札になると発動する。
    .text = USの政治姿勢をロールする（「US Consulate Attacked」が効果中なら、ロールせずに変える）。その後、テロ戦争協力関係ペナルティが0なら国威を+1し、それ以外なら-1する。
