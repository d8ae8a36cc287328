# The cards of Labyrinth: The Awakening, in our own words; as in cards.ftl. A marker or Militia is placed only where it may
# lie (11.1.4, 11.2.4), and an unmarked country is tested before cells, plots, Awakening or Reaction markers are placed.


## US cards

card-121 = Advisors
    .playable = A Civil War country is no Adversary and has no Troops, and one of the three markers is left.
    .text = Place an Advisors marker in such a country; several may be in one. At the start of each Attrition it brings one Militia there. With Militia, a Disrupt there affects two cells, and each hit of Attrition two. All of them leave when the country becomes an Adversary, when its Civil War ends, or when Troops are there.

card-122 = Backlash
    .playable = A plot is in a Muslim country outside the Caliphate.
    .text = The US player chooses one such plot without looking at it. Resolved unblocked, it lowers Funding by what it would have added; a WMD plot sets Funding to 1.

card-123 = Humanitarian Aid
    .playable = Always.
    .text = Place one Aid marker in a Muslim country with a cell.

card-124 = Pearl Roundabout
    .playable = Bloody Thursday is not in play.
    .text = Place an Awakening marker in the Gulf States.

card-125 = Peshmerga
    .playable = A cell is in Iraq or Syria.
    .text = Place two Militia in Iraq or Syria, where a cell is.

card-126 = Reaper
    .playable = Always.
    .text = Remove up to two cells from one Muslim country, or the Jihadist player discards a random card.

card-127 = Reaper
    .playable = Always.
    .text = Remove up to two cells from one Muslim country, or the Jihadist player discards a random card.

card-128 = Reaper
    .playable = Always.
    .text = Remove up to two cells from one Muslim country, or the Jihadist player discards a random card.

card-129 = Special Forces
    .playable = A cell is no more than two countries away from Troops or Advisors.
    .text = Remove one such cell.

card-130 = Special Forces
    .playable = A cell is no more than two countries away from Troops or Advisors.
    .text = Remove one such cell.

card-131 = Arab Spring Fallout
    .playable = A country that can take an Awakening marker has none, and none is next to it.
    .text = Place an Awakening marker in each of up to two such countries, both chosen before any is placed.

card-132 = Battle of Sirte
    .playable = Always.
    .text = In one Civil War country remove a cell and place up to two Militia.

card-133 = Benghazi Falls
    .playable = An Awakening marker is in Libya or next to it.
    .text = Civil War breaks out in Libya. Place two Militia there, and Italy turns Hard.

card-134 = Civil Resistance
    .playable = Always.
    .text = Place an Awakening marker in a Sunni country, and another in a random Shia-Mix country.

card-135 = Delta / SEALS
    .playable = Always.
    .text = Take a random card from the Jihadist hand into yours, or look at all WMD that are Available or placed and remove one from the game.

card-136 = Factional Infighting
    .playable = Always.
    .text = In a Muslim country not under Islamist Rule one sleeper cell becomes active and up to two others are removed. Lower Funding by 1.

card-137 = FMS
    .playable = Always.
    .text = Place three Militia in an Ally that is not Good.

card-138 = Intel Community
    .playable = Always.
    .text = Look at the Jihadist hand, remove one Cadre and carry out an operation with a value of 1. Then you may play one more card, beyond the two of the Action Phase.

card-139 = Int'l Banking Regime
    .playable = Always.
    .text = Roll a die and lower Funding by half of it, rounded up.

card-140 = Maersk Alabama
    .playable = Always.
    .text = Add 1 to the US Reserves and raise Prestige by 1. Pirates ends if it is in play, and is blocked for the rest of the game.

card-141 = Malala Yousafzai
    .playable = 3 Cups of Tea is not in play.
    .text = Raise Prestige by 1, lower Funding by 1, and place an Awakening marker in Pakistan.

card-142 = Militia
    .playable = A country is in Civil War or under Regime Change.
    .text = Place as many Militia in one such country as it has Resources.

card-143 = Obama Doctrine
    .playable = US Posture is Soft (in Mitt's Turn: Hard).
    .text = Do two of these (in Mitt's Turn three), each only once: place an Awakening marker; place an Aid marker; raise Prestige by 1; lower Funding by 1; choose the Posture of a Schengen country; take Reaper, Operation New Dawn or Advisors from the discard pile.

card-144 = Operation New Dawn
    .playable = Always.
    .text = Replace two Troops in one country by two Militia.

card-145 = Russian Aid
    .playable = Always.
    .text = Place a Militia and an Aid marker in one Civil War country.

card-146 = Sharia
    .playable = A Besieged Regime is on the map, or an Awakening marker can be placed.
    .text = Remove one Besieged Regime and place an Awakening marker there. If no regime is besieged, place an Awakening marker anywhere.

card-147 = Strike Eagle
    .playable = A Poor Muslim country that is no Ally, other than Pakistan, has a WMD in its arsenal.
    .text = Remove one WMD of that arsenal from the game. Place a cell in Israel and raise Funding by 1.

card-148 = Tahrir Square
    .playable = An Awakening marker can be placed in Egypt, or elsewhere where none is.
    .text = Place two Awakening markers and a Reaction marker in Egypt, and an Awakening marker in another country that has none.

card-149 = UN Nation Building
    .playable = A country outside the Caliphate is in Civil War or under Regime Change.
    .text = Place an Aid marker in such a country and fight the War of Ideas there, without a GWOT penalty and whatever Troops are there.

card-150 = UNSCR 1973
    .playable = Always.
    .text = In one Civil War country remove a cell and place the UNSCR 1973 marker. It counts as one Troop, alone costs no Prestige, cannot Deploy, and leaves when the Civil War ends.

card-151 = UNSCR 2118
    .playable = Syria is not unmarked.
    .text = Remove the whole arsenal of Syria from the game if Syria is an Ally, else one WMD of it.

card-152 = Congress Acts
    .playable = Sequestration is in play, or six Troops are on the track and a country is in Civil War.
    .text = Sequestration ends and its Troops come back. Then, with six Troops on the track, the US must carry out a Regime Change in a Civil War country, even if it is Soft; the Civil War is over.

card-153 = Facebook
    .playable = Smartphones is in play, Censorship is not, and a country that can take an Awakening marker has one or is next to one.
    .text = Place an Awakening marker in each of up to three countries that have one or are next to one, all chosen before any is placed.

card-154 = Facebook
    .playable = Smartphones is in play, Censorship is not, and a country that can take an Awakening marker has one or is next to one.
    .text = Place an Awakening marker in each of up to three countries that have one or are next to one, all chosen before any is placed.

card-155 = Fracking
    .playable = Always.
    .text = Roll Prestige and draw a card. From now on Funding falls by one more at the end of each turn, until an Oil Price Spike.

card-156 = Gulf Union
    .playable = Militia can be placed or moved so.
    .text = Choose the Gulf States, Saudi Arabia, Yemen, Jordan or Morocco and place up to four Militia there and in Muslim countries next to it, Iran excepted. Or move the Militia in those five countries among them as you like.

card-157 = Limited Deployment
    .playable = US Posture is Hard.
    .text = Place two Troops from the track and an Aid marker in one Civil War country, and an Awakening marker next to it.

card-158 = Mass Turnout
    .playable = A country under Regime Change, outside the Caliphate, has an Awakening marker.
    .text = Its Governance improves by one level.

card-159 = NATO
    .playable = The GWOT penalty is 0, and a country is in Civil War or under Regime Change.
    .text = Place an Aid marker and the NATO marker in one such country. NATO counts as two Troops until it Deploys or is lost.

card-160 = Operation Neptune Spear
    .playable = Always.
    .text = Take Abu Bakr al-Baghdadi, Abu Sayyaf (ISIL), Ayman al-Zawahiri, Jihadi John or Osama bin Ladin from the discard pile into your hand.

card-161 = PRISM
    .playable = Always.
    .text = Half of all sleeper cells on the map, rounded up, become active as you choose, or every plot on the map is blocked. Lower Prestige by 1.

card-162 = SCAF
    .playable = A Muslim country other than Iran and Syria has both an Awakening and a Reaction marker.
    .text = It becomes a Fair Ally, and every cell there is replaced by a Reaction marker.

card-163 = Status Quo
    .playable = A country outside the Caliphate has a tan Regime Change marker, and twice as many Troops and Militia as cells.
    .text = The Regime Change marker is removed, and the country becomes an Ally.


## Jihadist cards

card-164 = Bloody Thursday
    .playable = Always.
    .text = Remove an Awakening marker. Pearl Roundabout is blocked for the rest of the game.

card-165 = Coup
    .playable = Two cells are in a Muslim country with 1 Resource.
    .text = Civil War breaks out there, and its regime is besieged.

card-166 = Ferguson
    .playable = Always.
    .text = Once during the rest of the turn, the Jihadist player may cancel a US card as it is played: it has neither event nor operations.

card-167 = Houthi Rebels
    .playable = Yemen is Poor, and Iran is no Ally.
    .text = Place two cells in Yemen, where Civil War breaks out.

card-168 = IEDs
    .playable = Cells and Troops meet in a country in Civil War or under Regime Change.
    .text = The US player discards a random card.

card-169 = Islamic Maghreb
    .playable = Algeria/Tunisia, Libya, Mali, Morocco or Nigeria is Poor.
    .text = Choose one that is. Place a cell there or raise Funding by 1; two of either if it is in Civil War or in the Caliphate. Roll the Posture of Serbia. For the rest of the turn, Travel to and within Schengen countries needs a roll.

card-170 = Theft of State
    .playable = Always.
    .text = In a Poor country replace an Awakening marker by a Reaction marker.

card-171 = Abu Ghraib Jail Break
    .playable = Always.
    .text = Place an active cell and a Reaction marker in Iraq. Lower Prestige by 1.

card-172 = Al-Shabaab
    .playable = Always.
    .text = Do two of these, each only once, in Somalia, Sudan or Kenya/Tanzania: place a Reaction marker; place a cell; place a Plot 1 or Plot 2; besiege a regime; take Pirates, Boko Haram or Islamic Maghreb from the discard pile.

card-173 = Arab Winter
    .playable = Always.
    .text = Remove an Awakening marker from each of up to two countries. No Awakening or Reaction marker is placed for the rest of the turn, Polarization and Convergence included.

card-174 = Boston Marathon
    .playable = Always.
    .text = Roll US Posture. Raise Funding by 1. Roll the Posture of the Caucasus.

card-175 = Censorship
    .playable = Always.
    .text = Remove up to two Awakening markers from one country. Smartphones ends, and Facebook is blocked until Smartphones is played again.

card-176 = Change of State
    .playable = A Shia-Mix country, Jordan or Morocco is marked, neither Good nor under Islamist Rule, and has neither Civil War nor Regime Change.
    .text = All pieces and markers leave that country, and it is unmarked again.

card-177 = Gaza Rockets
    .playable = Always.
    .text = Place up to two Plot 1 in Israel. Lower Funding by 1.

card-178 = Ghost Soldiers
    .playable = Always.
    .text = Remove half of the Militia, rounded up, from a country in Civil War or under Regime Change.

card-179 = Korean Crisis
    .playable = Always.
    .text = Two Troops go off the map until after the next deal. China takes the Posture opposite to that of the US.

card-180 = Mosul Central Bank
    .playable = A cell is in a Civil War country.
    .text = Raise Funding by 2.

card-181 = NPT Safeguards Ignored
    .playable = A cell and a WMD are in Iran, and the US Trade Embargo is not in play.
    .text = Roll a die. On 1 to 3 the WMD becomes Available and the card leaves the game; otherwise remove a cell from Iran.

card-182 = Paris Attacks
    .playable = A country of the table is Hard.
    .text = Roll two dice: one says in which Hard country (the United States, Canada, the United Kingdom, Benelux, France, or any in Schengen), the other which plots and active cells appear there.

card-183 = Pirates
    .playable = Maersk Alabama is not in play, and Somalia or Yemen is a Poor Adversary or under Islamist Rule.
    .text = While that is so, Funding does not drop at the end of a turn.

card-184 = Sequestration
    .playable = US Posture is Soft.
    .text = The US player takes a card from the discard pile, Obama Doctrine if it is there. Three Troops go off the map, until Congress Acts, until a WMD plot is resolved, or after a deal while a country of 3 Resources is under Islamist Rule.

card-185 = al-Maliki
    .playable = Always.
    .text = All Troops leave one country that has any. A Muslim one becomes Neutral, receives an Aid marker and loses a Regime Change marker.

card-186 = Boko Haram
    .playable = Always.
    .text = In Nigeria place a Plot 2 or Plot 3, or up to three cells. By discarding a 3-value card that is not of the US the Jihadist player may take this card back. Three cells in a Muslim Nigeria may declare the Caliphate.

card-187 = Foreign Fighters
    .playable = A country is in Civil War or under Regime Change.
    .text = Place five cells in one such country and remove an Aid marker there; without Aid its regime is besieged. The Caliphate may be declared there.

card-188 = ISIL
    .playable = Always.
    .text = Civil War breaks out in Syria and in Iraq, unless Good, under Islamist Rule, or with more Troops and Militia than cells. Lower Prestige by 1.

card-189 = Jihadist Videos
    .playable = Always.
    .text = Test three countries without cells and try to Recruit in each, whatever the Funding. Place a Cadre where no cell appears.

card-190 = Martyrdom Operation
    .playable = A cell is in a country not under Islamist Rule.
    .text = Remove a cell there and place any two Available plots.

card-191 = Muslim Brotherhood
    .playable = A Reaction marker can be placed.
    .text = Place a Reaction marker in Egypt and up to two more anywhere.

card-192 = Quagmire
    .playable = Prestige is Low or Medium, and a cell is in a country under Regime Change.
    .text = The US player discards two random cards, and Jihadist events on them happen if they can. US Posture becomes Soft.

card-193 = Regional al-Qaeda
    .playable = Two Muslim countries, Iran excepted, are unmarked.
    .text = Place a cell in each of two such countries, two in each if any country is under Islamist Rule.

card-194 = Snowden
    .playable = Always.
    .text = Lower Prestige by 2. Russia and Germany take the Posture opposite to that of the US.

card-195 = Taliban Resurgent
    .playable = Three cells are in a country in Civil War or under Regime Change.
    .text = Remove three cells there, place any two plots other than WMD, and make two Jihad rolls, which cannot bring Islamist Rule.

card-196 = Training Camps
    .playable = A Muslim country is marked and not Good.
    .text = Place the marker and two cells in such a country. While it lies there, three more cells are in the game, five if the country is in the Caliphate; Recruit there needs no roll, and Travel rolls from there are 1 lower. It leaves a country that becomes Good or has neither cell nor Cadre.

card-197 = Unconfirmed
    .playable = Always.
    .text = Take Abu Bakr al-Baghdadi, Abu Sayyaf (ISIL), Ayman al-Zawahiri, Jihadi John or Osama bin Ladin from the removed cards into your hand. Lower Prestige by 1.

card-198 = US Atrocities
    .playable = Troops are in a country in Civil War or under Regime Change.
    .text = One such country shifts one box toward Adversary. Choose the Posture of an unmarked country outside Schengen. Lower Prestige by 1.

card-199 = US Consulate Attacked
    .playable = Always.
    .text = Lower Prestige by 2. The US player discards a random card. In a US Election this turn the US changes its Posture without a roll.


## Unassociated cards

card-200 = Critical Middle
    .playable-us = A Fair Muslim country has 2 Resources or more.
    .playable-jihadist = A Poor Muslim country has 1 or 2 Resources.
    .text-us = Place an Awakening marker in such a country, or shift it one box toward Ally. Once used, the card goes into the middle of the draw deck.
    .text-jihadist = Place up to two cells in such a country, from the track or the map, or shift it one box toward Adversary. Once used, the card goes into the middle of the draw deck.

card-201 = Cross Border Support
    .playable = Militia or cells can be placed in Africa.
    .text = Place one Militia or two cells in an African country, one more in Mali or Nigeria. Three cells that the Jihadist player places in Mali or a Muslim Nigeria may declare the Caliphate.

card-202 = Cyber Warfare
    .playable = Always.
    .text = Take over all Reserves of the other side, or choose the Posture of China, Russia or India, or place or remove a Cadre.

card-203 = Day of Rage
    .playable = Always.
    .text = Place an Awakening or a Reaction marker in Yemen.

card-204 = Ebola Scare
    .playable-us = A Troop can go off the map.
    .playable-jihadist = Always.
    .text-us = One Troop goes off the map until after the next deal. Raise Prestige by 2.
    .text-jihadist = The US player discards a random card.

card-205 = Erdogan Effect
    .playable = Always.
    .text = In Turkey, Serbia, the Caucasus, Syria, Iraq or Iran place or remove one marker (Aid, Besieged Regime, Awakening, Reaction or Posture), or place or remove up to two Militia and cells.

card-206 = Friday of Anger
    .playable = An Awakening or Reaction marker is on the map.
    .text = Place an Awakening marker where a Reaction marker is, or a Reaction marker where an Awakening marker is.

card-207 = JV / Copycat
    .playable-us = A cell, a Cadre or a plot is in a Non-Muslim country.
    .playable-jihadist = A cell or a Plot 1 is Available.
    .text-us = In a Non-Muslim country remove a cell or a Cadre, or block a plot.
    .text-jihadist = In a Non-Muslim country place an active cell or a Plot 1.

card-208 = Kinder - Gentler
    .playable = The Troops track is at Overstretch or Low Intensity.
    .text = At Overstretch raise Funding by 1 and lower Prestige by 1; at Low Intensity the other way round.

card-209 = Quds Force
    .playable = Militia can be removed while Iran is no Ally, or cells while it is not under Islamist Rule.
    .text = Remove Militia or cells from one country: one if it is Sunni, two if it is Shia-Mix.

card-210 = Sectarian Violence
    .playable = An Awakening or Reaction marker is on the map.
    .text = Remove one Awakening or Reaction marker.

card-211 = Smartphones
    .playable = A Muslim country was the target of an event or operation in this or the last Action Phase.
    .text = Place an Awakening or a Reaction marker in one such country. Facebook may be played from now on, and Censorship ends.

card-212 = Smartphones
    .playable = A Muslim country was the target of an event or operation in this or the last Action Phase.
    .text = Place an Awakening or a Reaction marker in one such country. Facebook may be played from now on, and Censorship ends.

card-213 = Smartphones
    .playable = A Muslim country was the target of an event or operation in this or the last Action Phase.
    .text = Place an Awakening or a Reaction marker in one such country. Facebook may be played from now on, and Censorship ends.

card-214 = 3 Cups of Tea
    .playable = Always.
    .text-us = Test an unmarked Muslim country and place two Awakening markers there.
    .text-jihadist = Test an unmarked Muslim country and place a Reaction marker there. Malala Yousafzai is blocked for the rest of the game.

card-215 = Abu Bakr al-Baghdadi
    .playable-us = The Caliphate Capital is on the map.
    .playable-jihadist = Always.
    .text-us = Raise Prestige by 3.
    .text-jihadist = Place up to three cells in Syria and Iraq, from the track or the map; three in one of them may declare the Caliphate. Then place a cell in a random Schengen country, or take Paris Attacks or Training Camps from the discard pile.

card-216 = Abu Sayyaf (ISIL)
    .playable = An Oil Exporter is in Civil War, under Regime Change or under Islamist Rule.
    .text-us = Raise Prestige by 2 and lower Funding by 1.
    .text-jihadist = Raise Funding by 2, by 3 while the Caliphate Capital stands.

card-217 = Agitators
    .playable = Always.
    .text = Take Benghazi Falls, Congress Acts, Coup, Free Syrian Army, Houthi Rebels, ISIL, Operation Serval or Revolution from the discard pile into your hand; with the base deck also Iraqi WMD or Libyan WMD.

card-218 = Al-Nusra Front
    .playable = Cells and Militia are in a country in Civil War or under Regime Change.
    .text = In one such country remove cells or Militia, whichever are more, until there are as many of one as of the other.

card-219 = Ayman al-Zawahiri
    .playable = Always.
    .text-us = Lower Funding by 1 and raise Prestige by 1, by 2 if Osama bin Ladin has left the game.
    .text-jihadist = Lower Prestige by 1 for every four Reaction markers on the map or part of four.

card-220 = Daraa
    .playable = Syria is not under Islamist Rule.
    .text-us = The Governance of Syria improves by one level, but not to Good; place an Awakening marker there.
    .text-jihadist = The Governance of Syria worsens by one level, but not to Islamist Rule; place a Reaction marker there.

card-221 = Flypaper
    .playable = A country is in Civil War, under Regime Change or in the Caliphate.
    .text = Remove a Reaction marker or a cell from each of up to three countries, and place as many cells in one such country. With three the Jihadist player may declare the Caliphate.

card-222 = Hagel
    .playable = Always.
    .text-us = US Posture becomes Hard.
    .text-jihadist = US Posture becomes Soft.

card-223 = Iranian Elections
    .playable = Always.
    .text = Iran becomes a Muslim country, Shia-Mix, Fair and an Adversary. Place two Awakening markers and a Reaction marker there, or the other way round. Lower Funding by 1.

card-224 = Je Suis Charlie
    .playable = A plot was resolved in a Non-Muslim country when plots were last resolved.
    .text-us = Choose the Posture of one Schengen country and of one other.
    .text-jihadist = US Posture becomes the opposite of the World Posture, or Prestige falls by half a die, rounded up.

card-225 = Jihadi John
    .playable = Always.
    .text-us = Raise Prestige by 1, by 2 while the Caliphate Capital stands.
    .text-jihadist = Choose the Posture of a Schengen country. Raise Funding by 1, by 2 while the Caliphate Capital stands.

card-226 = Operation Serval
    .playable = A Poor Muslim country in Africa has 1 or 2 Resources.
    .text-us = Place the Serval marker, which counts as a Troop, and a Militia in such a country.
    .text-jihadist = Civil War breaks out in such a country; place a cell there, two in Mali.

card-227 = Popular Support
    .playable = An Awakening or Reaction marker is on the map.
    .text = Place one more marker where one of its kind is, and another of that kind in a country next to it.

card-228 = Popular Support
    .playable = An Awakening or Reaction marker is on the map.
    .text = Place one more marker where one of its kind is, and another of that kind in a country next to it.

card-229 = Prisoner Exchange
    .playable = Both sides hold another card.
    .text = Each side gives the other its highest card that is associated with the other, or any card if it has none.

card-230 = Sellout
    .playable = Two cells are in a country in Civil War or under Regime Change, outside the Caliphate.
    .text = Remove all cells there but one, and raise Funding by half of that number, rounded up. Its Governance worsens by one level, or it shifts one box toward Adversary.

card-231 = Siege of Kobanigrad
    .playable = A country is in Civil War.
    .text-us = Remove up to three cells from one Civil War country.
    .text-jihadist = Remove up to two Militia from one Civil War country.

card-232 = Trade Embargo
    .playable = Always.
    .text-us = The WMD of Iran leave the game, a Jihadist embargo ends, and NPT Safeguards Ignored is blocked.
    .text-jihadist = Lower Prestige by 1, place a Reaction marker in a Shia-Mix country, and Iran exports no oil.

card-233 = UN Ceasefire
    .playable = A Civil War country is outside the Caliphate.
    .text = Its Civil War ends. Each Militia becomes an Awakening marker, each cell a Reaction marker. Troops leave, the country is Neutral, and its Governance is rolled.

card-234 = Free Syrian Army
    .playable = Syria is not unmarked.
    .text = Civil War breaks out in Syria. Place two Militia and a cell there, or two cells and a Militia, and an Aid marker in Turkey.

card-235 = Qadhafi
    .playable = Always.
    .text = End one Civil War. If there were more cells, the country is a Poor Adversary; if there were more Troops and Militia, a Fair Ally.

card-236 = Oil Price Spike
    .playable = Always.
    .text = Take a used card other than an Oil Price Spike into your hand. Fracking ends. For the rest of the turn every Oil Exporter has 1 more Resource.

card-237 = Osama bin Ladin
    .playable-us = Neither Pakistan nor Afghanistan is under Islamist Rule.
    .playable-jihadist = Always.
    .text-us = Lower Funding by 2 and raise Prestige by 3.
    .text-jihadist = Lower Prestige by 1 for each country in Civil War or under Islamist Rule.

card-238 = Revolution
    .playable = A Poor country has both an Awakening and a Reaction marker.
    .text = Civil War breaks out in one such country.

card-239 = Truce
    .playable = A country outside the Caliphate is in Civil War, under Regime Change, or has both an Awakening and a Reaction marker.
    .text = For the rest of the turn there are no operations, events, Polarization or Attrition in that country. Either side may end it by paying its Resources in Prestige or Funding.

card-240 = US Election
    .playable = Never by choice: it happens whenever the card is used for operations or discarded.
    .text = Roll US Posture, or change it if US Consulate Attacked is in effect. Then raise Prestige by 1 if the GWOT penalty is 0, else lower it by 1.
