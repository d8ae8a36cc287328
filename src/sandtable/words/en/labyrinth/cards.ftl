# The cards of Labyrinth: The War on Terror, in our own words.
#
# card-<number>      the card's name
#   .playable        when it may be played as an event, markers that block it included; .playable-us and
#                    .playable-jihadist where the sides differ
#   .text            what the event does; .text-us and .text-jihadist where the sides differ
#
# "The United States" is the country, "the US player" the side. "Test" rolls only for an unmarked country.
# A placed cell is a sleeper, and removing the last cell of a country leaves a Cadre unless the text says otherwise.


## US cards

card-1 = Backlash
    .playable = A plot is in a Muslim country.
    .text = The US player chooses one such plot without looking at it. If it is resolved unblocked, it lowers Funding by the amount it would have raised it; a WMD plot sets Funding to 1. Its other effects are unchanged.

card-2 = Biometrics
    .playable = Always.
    .text = Until the end of the turn, no cell may Travel to a country that is not Adjacent, and Travel to an Adjacent Good country needs a roll of 1 or the cell is lost. Travel within a country, or to an Adjacent country that is not Good, stays automatic. Schengen Visas or Clean Operatives, played later, overrides this.

card-3 = CTR
    .playable = US Posture is Soft.
    .text = Place a CTR marker in Russia, and another in Central Asia if it is an Ally or Neutral. The marker in Russia blocks Loose Nuke, the one in Central Asia blocks Kazakh Strain, and HEU cannot be used in a country that has one. Ex-KGB removes the marker in Russia.

card-4 = Moro Talks
    .playable = Always.
    .text = Test the Philippines and lower Funding by 1. Abu Sayyaf is removed if it is in play, and blocked for the rest of the game.

card-5 = NEST
    .playable = Always.
    .text = For the rest of the game, WMD plots in the United States lie face up, those already there included. In a solitaire game every plot there lies face up while any WMD plot is Available or on the map.

card-6 = Sanctions
    .playable = Patriot Act is in play.
    .text = Lower Funding by 2.

card-7 = Sanctions
    .playable = Patriot Act is in play.
    .text = Lower Funding by 2.

card-8 = Special Forces
    .playable = A cell is in a country with Troops, or in a country Adjacent to one.
    .text = The US player removes one such cell, whatever the type or Governance of its country.

card-9 = Special Forces
    .playable = A cell is in a country with Troops, or in a country Adjacent to one.
    .text = The US player removes one such cell, whatever the type or Governance of its country.

card-10 = Special Forces
    .playable = A cell is in a country with Troops, or in a country Adjacent to one.
    .text = The US player removes one such cell, whatever the type or Governance of its country.

card-11 = Abbas
    .playable = Always.
    .text = If the Troops level is not Overstretch and no country Adjacent to Israel is under Islamist Rule, raise Prestige by 1 and lower Funding by 2. Either way place the marker, which allows Quartet to be played. It is removed when a plot is resolved in Israel.

card-12 = Al-Azhar
    .playable = Always.
    .text = Test Egypt. Lower Funding by 4 if no country is under Islamist Rule, otherwise by 2.

card-13 = Anbar Awakening
    .playable = There are Troops in Iraq or Syria.
    .text = Place one Aid in whichever of Iraq and Syria has Troops; the US player chooses if both do. Raise Prestige by 1. Al-Anbar is removed if it is in play, and blocked for the rest of the game.

card-14 = Covert Action
    .playable = A country is an Adversary.
    .text = The US player chooses an Adversary, even one under Islamist Rule, and rolls a die. On 4 to 6 it shifts to Neutral; otherwise nothing happens.

card-15 = Ethiopia Strikes
    .playable = Somalia or Sudan is under Islamist Rule.
    .text = The US player chooses one of the two that is under Islamist Rule and sets it to Poor Neutral. No Regime Change marker is placed.

card-16 = Euro-Islam
    .playable = Always.
    .text = The US player chooses the Posture of Benelux. Lower Funding by 1 if no country is under Islamist Rule.

card-17 = FSB
    .playable = Always.
    .text = The Jihadist player discards every Loose Nuke, HEU and Kazakh Strain in hand. If there are none, the US player removes one cell from Russia or Central Asia, if there is one. In a solitaire game the US player looks through the pile to do this, and it is then shuffled.

card-18 = Intel Community
    .playable = Always.
    .text = The US player looks at the Jihadist hand, then conducts one operation of value 1, without Reserves. The US player may then interrupt the Action Phase, even a Jihadist one, to play one extra card from hand.

card-19 = Kemalist Republic
    .playable = Always.
    .text = Set Turkey to Fair Ally, whatever it was before.

card-20 = King Abdullah
    .playable = Always.
    .text = Set Jordan to Fair Ally, whatever it was before. Raise Prestige by 1 and lower Funding by 1.

card-21 = "Let's Roll!"
    .playable = A plot is in an Ally or in a Good country.
    .text = The US player chooses one such plot, reveals it and removes it: a numbered plot becomes Available again, a WMD plot leaves the game. The US player then draws a card and chooses the Posture of one Non-Muslim country other than the United States and Israel.

card-22 = Mossad & Shin Bet
    .playable = A cell is in Israel, Jordan or Lebanon.
    .text = Remove all cells from Israel, Jordan and Lebanon, leaving a Cadre in each country that is emptied.

card-23 = Predator
    .playable = Always.
    .text = The US player removes one cell from a Muslim country, if there is one. Iran is not a Muslim country.

card-24 = Predator
    .playable = Always.
    .text = The US player removes one cell from a Muslim country, if there is one. Iran is not a Muslim country.

card-25 = Predator
    .playable = Always.
    .text = The US player removes one cell from a Muslim country, if there is one. Iran is not a Muslim country.

card-26 = Quartet
    .playable = Abbas is in play, the Troops level is not Overstretch, and no country Adjacent to Israel is under Islamist Rule.
    .text = Raise Prestige by 2 and lower Funding by 3.

card-27 = Saddam Captured
    .playable = There are Troops in Iraq.
    .text = Place one Aid in Iraq and raise Prestige by 1. For the rest of the game Saddam is blocked, and FREs places two cells instead of four.

card-28 = Sharia
    .playable = Always.
    .text = The US player removes one Besieged Regime marker from any country, if there is one.

card-29 = Tony Blair
    .playable = Always.
    .text = Set the Posture of the United Kingdom to that of the US. The US player then rolls War of Ideas in up to three different Schengen countries; each result that matches the US Posture raises Prestige by 1.

card-30 = UN Nation Building
    .playable = A country is marked with Regime Change, and Vieira de Mello Slain is not in play.
    .text = The US player chooses a Regime Change country, places one Aid there, and rolls War of Ideas there as if the GWOT penalty were 0. The new Aid counts, and neither a card value nor five more Troops than cells are needed. The roll achieves nothing in an Adversary.

card-31 = Wiretapping
    .playable = A cell, Cadre or plot is in the United States, the United Kingdom or Canada, and Leak has not flipped Wiretapping.
    .text = Remove every cell, Cadre and plot from those three countries, and place no Cadres. The US player draws a card. The marker stays until Leak flips it, which blocks this event for the rest of the game.

card-32 = Back Channel
    .playable = US Posture is Soft, and the US player holds another card whose value equals the current Resources of an Adversary.
    .text = The US player may discard such a card to shift that Adversary to Neutral and place one Aid there. The card's printed value counts, without Reserves, and its event does not happen unless it is US Election. Oil Price Spike changes the Resources to match.

card-33 = Benazir Bhutto
    .playable = Neither Pakistan nor any country Adjacent to it is under Islamist Rule, and Bhutto Shot is not in play.
    .text = If Pakistan is Poor, it becomes Fair. While the marker is in play there can be no Jihad in Pakistan, Minor or Major, and Musharraf is blocked. Bhutto Shot removes it.

card-34 = Enhanced Measures
    .playable = US Posture is Hard, there is a country to Disrupt in, and Leak has not flipped Enhanced Measures.
    .text = The US player conducts one Disrupt, for which no card value is needed, then takes a card at random from the Jihadist hand. The marker stays until Leak flips it, which blocks this event for the rest of the game.

card-35 = Hijab
    .playable = No country is under Islamist Rule.
    .text = Test Turkey, then improve its Governance by one level. The US player chooses the Posture of France. Lower Funding by 2.

card-36 = Indo-Pakistani Talks
    .playable = Pakistan is Fair or Good.
    .text = Set Pakistan to Ally. The US player chooses the Posture of India. Kashmir and Lashkar-e-Tayyiba are blocked until any plot is resolved in India, which removes the marker.

card-37 = Iraqi WMD
    .playable = US Posture is Hard and Iraq is an Adversary.
    .text = The US player may use this card now for Regime Change in Iraq, whatever its Governance. Until that Regime Change is carried out, the marker allows any later operation of value 3 to do the same, whatever Iraq's Governance and Alignment. All other Regime Change rules apply at that time.

card-38 = Libyan Deal
    .playable = Libya is Poor, and Iraq or Syria is an Ally.
    .text = Set Libya to Ally and raise Prestige by 1. The US player chooses the Postures of two Schengen countries. Libyan WMD is removed if it is in play, and blocked for the rest of the game.

card-39 = Libyan WMD
    .playable = US Posture is Hard, Libya is an Adversary, and Libyan Deal is not in play.
    .text = The US player may use this card now for Regime Change in Libya, whatever its Governance. Until that Regime Change is carried out or Libyan Deal is played, the marker allows any later operation of value 3 to do the same, whatever Libya's Governance and Alignment. All other Regime Change rules apply at that time.

card-40 = Mass Turnout
    .playable = A country is marked with Regime Change.
    .text = The US player chooses a Regime Change country and improves its Governance by one level. If it becomes Good, its Regime Change, Besieged Regime and Aid markers are removed.

card-41 = NATO
    .playable = The GWOT penalty is 0 and a country is marked with Regime Change.
    .text = The US player chooses a Regime Change country and places one Aid and the NATO marker there; there is only one marker, so it moves if it is already on the map. It counts as two Troops for everything but the Troops track and the number of cubes. It leaves the map when it Deploys or Withdraws.

card-42 = Pakistani Offensive
    .playable = Pakistan is an Ally and FATA is in play.
    .text = Remove the FATA marker.

card-43 = Patriot Act
    .playable = Always.
    .text = For the rest of the game the United States is Adjacent to Canada only, and Sanctions may be played.

card-44 = Renditions
    .playable = US Posture is Hard, and Leak has not flipped Renditions.
    .text = The US player conducts one Disrupt, if there is a country to Disrupt in; no card value is needed. The Jihadist player discards a card at random. While the marker is in play Detainee Release is blocked; Leak flips it, which ends that and blocks this event for the rest of the game.

card-45 = Safer Now
    .playable = No country is under Islamist Rule, and no Good country has a cell or a plot.
    .text = Roll the US Posture and raise Prestige by 3. The US player chooses the Posture of one Non-Muslim country other than the United States and Israel.

card-46 = Sistani
    .playable = A Shia-Mix Regime Change country has a cell.
    .text = The US player chooses such a country and improves its Governance by one level.

card-47 = "The door of Itjihad was closed"
    .playable = Always.
    .text = Until the end of the turn, every card the Jihadist player plays is picked at random from the Jihadist hand. In a solitaire game, instead, only US events count as playable in Jihadist Action Phases this turn, though US Election still happens.


## Jihadist cards

card-48 = Adam Gadahn
    .playable = This is the first card of a Jihadist Action Phase and not the last in hand, a cell is Available at the current Funding, and GTMO is not in effect.
    .text = The second card of this Action Phase must be used to Recruit in the United States, with as many dice as its value, without Reserves; each 1 or 2 places an Available cell. No cell or Cadre needs to be there. A US event on that card does not happen, though US Election does.

card-49 = Al-Ittihad al-Islami
    .playable = Always.
    .text = Place a cell in Somalia.

card-50 = Ansar al-Islam
    .playable = Iraq is marked and worse than Good.
    .text = The Jihadist player places a cell in Iraq or in Iran.

card-51 = FREs
    .playable = There are Troops in Iraq.
    .text = Place four cells in Iraq, or two if Saddam Captured is in play.

card-52 = IEDs
    .playable = A Regime Change country has a cell.
    .text = The US player discards a card at random.

card-53 = Madrassas
    .playable = This is the first card of a Jihadist Action Phase, and GTMO is not in effect.
    .text = The Jihadist player Recruits with this card, at value 1, and with the second card of the phase, if there is one, without Reserves, using any cells on the Funding track whatever the Funding. A country marked Poor or Islamist Rule may be chosen without a cell or Cadre there. Other Recruit rules apply. In a two-player game a US event on the second card happens as usual.

card-54 = Moqtada al-Sadr
    .playable = There are Troops in Iraq.
    .text = Place the Sadr marker in Iraq. It is an active cell there in every way, over and above the fifteen, except that it cannot Travel or be Disrupted. Once removed it leaves the game.

card-55 = Uyghur Jihad
    .playable = Always.
    .text = Test China. Place a cell in Central Asia if China is Hard, or in China if it is Soft.

card-56 = Vieira de Mello Slain
    .playable = A Regime Change country has a cell.
    .text = Lower Prestige by 1. UN Nation Building is blocked for the rest of the game.

card-57 = Abu Sayyaf
    .playable = Moro Talks is not in play.
    .text = Place a cell in the Philippines. While the marker is in play, Troops may Deploy there as to a Fair country, and each plot placed there lowers Prestige by 1 unless its Troops outnumber its cells. Moro Talks removes the marker; Troops there stay.

card-58 = Al-Anbar
    .playable = Anbar Awakening is not in play.
    .text = Place a cell in Iraq. While the marker is in play, a Disrupt in Iraq or Syria affects one cell only and cannot remove a Cadre, and the US player may not play Bin Ladin or Zawahiri as events. Anbar Awakening removes the marker.

card-59 = Amerithrax
    .playable = Always.
    .text = The US player discards the US-associated card of the highest value in hand, if there is one, choosing between equals.

card-60 = Bhutto Shot
    .playable = Pakistan has a cell.
    .text = Benazir Bhutto is removed if it is in play, and blocked for the rest of the game.

card-61 = Detainee Release
    .playable = The US player conducted a Disrupt in this or the last Action Phase, and neither Renditions nor GTMO is in effect.
    .text = The Jihadist player places a cell in a country where such a Disrupt took place, and draws a card.

card-62 = Ex-KGB
    .playable = Always.
    .text = If Russia has a CTR marker, remove it. If not, the Jihadist player either sets the Caucasus to the Posture opposite to that of the US, or tests Central Asia and shifts it one box toward Adversary.

card-63 = Gaza War
    .playable = Always.
    .text = The US player discards a card at random. Raise Funding by 1 and lower Prestige by 1.

card-64 = Hariri Killed
    .playable = Always.
    .text = Test Lebanon and Syria. Set Syria to Adversary and worsen its Governance by one level, though not to Islamist Rule.

card-65 = HEU
    .playable = Russia or Central Asia has a cell and no CTR marker.
    .text = The Jihadist player chooses such a country and rolls a die against its Governance as for an operation, which always succeeds under Islamist Rule; no cell becomes active. Success makes one loose WMD plot Available, if any is left. Failure removes a cell there.

card-66 = Homegrown
    .playable = Always.
    .text = Place a cell in the United Kingdom.

card-67 = Islamic Jihad Union
    .playable = Always.
    .text = Place a cell in Central Asia and a cell in Afghanistan.

card-68 = Jemaah Islamiya
    .playable = Always.
    .text = Place two cells in Indonesia/Malaysia.

card-69 = Kazakh Strain
    .playable = Central Asia has a cell and no CTR marker.
    .text = The Jihadist player rolls a die against the Governance of Central Asia as for an operation, which always succeeds under Islamist Rule; no cell becomes active. Success makes one loose WMD plot Available, if any is left. Failure removes a cell there.

card-70 = Lashkar-e-Tayyiba
    .playable = Indo-Pakistani Talks is not in play.
    .text = Place a cell in Pakistan and a cell in India.

card-71 = Loose Nuke
    .playable = Russia has a cell and no CTR marker.
    .text = The Jihadist player rolls a die in Russia as for an operation, succeeding on 1 or 2; no cell becomes active. Success makes one loose WMD plot Available, if any is left. Failure removes a cell there.

card-72 = Opium
    .playable = Afghanistan has a cell.
    .text = Place three cells in Afghanistan. Then, if it is under Islamist Rule, place all Available cells there.

card-73 = Pirates
    .playable = Somalia or Yemen is under Islamist Rule.
    .text = For the rest of the game, Funding does not drop at the end of a turn while Somalia or Yemen is under Islamist Rule.

card-74 = Schengen Visas
    .playable = Always.
    .text = The Jihadist player Travels up to two cells, from anywhere, to or within any Schengen countries without a roll. They become sleepers, and unmarked destinations are tested, as usual.

card-75 = Schroeder & Chirac
    .playable = US Posture is Hard.
    .text = Set Germany and France to Soft. Lower Prestige by 1.

card-76 = Abu Ghurayb
    .playable = A Regime Change country has a cell.
    .text = The Jihadist player draws two cards. Lower Prestige by 2. The Jihadist player shifts one Ally to Neutral.

card-77 = Al Jazeera
    .playable = There are Troops in Saudi Arabia or in a country Adjacent to it.
    .text = The Jihadist player chooses one such country with Troops and shifts it one box toward Adversary.

card-78 = "Axis of Evil"
    .playable = Always.
    .text = The US player discards every Iran, Hizballah and Jaysh al-Mahdi card in hand. Set the US Posture to Hard, then roll Prestige.

card-79 = Clean Operatives
    .playable = Always.
    .text = The Jihadist player Travels up to two cells to any countries without a roll.

card-80 = FATA
    .playable = Always.
    .text = Place a cell in Pakistan. While the marker is in play there can be no Disrupt in Pakistan unless it is a Regime Change country, and the US player may not play Bin Ladin or Zawahiri as events. Pakistani Offensive removes the marker.

card-81 = Foreign Fighters
    .playable = A country is marked with Regime Change.
    .text = The Jihadist player chooses a Regime Change country and places five cells there. Remove one Aid there, or place Besieged Regime if it has no Aid.

card-82 = Jihadist Videos
    .playable = Always.
    .text = The Jihadist player chooses three countries without cells and tests each. Make one Recruit roll in each, whatever the Funding and without needing a cell or Cadre; it is automatic under Islamist Rule or Regime Change. Place a Cadre in each that receives no cell.

card-83 = Kashmir
    .playable = Indo-Pakistani Talks is not in play.
    .text = Test Pakistan and shift it one box toward Adversary. Place a cell there.

card-84 = Leak
    .playable = Enhanced Measures, Renditions or Wiretapping is in play and not yet flipped.
    .text = The Jihadist player flips one of those markers: its effects end, and its event is blocked for the rest of the game. Roll the US Posture, then roll Prestige. The Jihadist player shifts one Ally to Neutral.

card-85 = Leak
    .playable = Enhanced Measures, Renditions or Wiretapping is in play and not yet flipped.
    .text = The Jihadist player flips one of those markers: its effects end, and its event is blocked for the rest of the game. Roll the US Posture, then roll Prestige. The Jihadist player shifts one Ally to Neutral.

card-86 = Lebanon War
    .playable = Always.
    .text = The US player discards a card at random. Lower Prestige by 1. The Jihadist player places a cell in a Shia-Mix country.

card-87 = Martyrdom Operation
    .playable = A country not under Islamist Rule has a cell.
    .text = The Jihadist player removes one cell from such a country and places any two Available plots there, WMD plots included.

card-88 = Martyrdom Operation
    .playable = A country not under Islamist Rule has a cell.
    .text = The Jihadist player removes one cell from such a country and places any two Available plots there, WMD plots included.

card-89 = Martyrdom Operation
    .playable = A country not under Islamist Rule has a cell.
    .text = The Jihadist player removes one cell from such a country and places any two Available plots there, WMD plots included.

card-90 = Quagmire
    .playable = Prestige is Medium or Low, and a Regime Change country has a cell.
    .text = The US player discards two cards at random. Each playable Jihadist-associated event among them happens as if the Jihadist player had played it, and US Election happens too. Set the US Posture to Soft.

card-91 = Regional al-Qaeda
    .playable = At least two Muslim countries are unmarked.
    .text = The Jihadist player chooses two unmarked Muslim countries and places a cell in each, or two in each if any country is under Islamist Rule. Each is tested as the first cell is placed.

card-92 = Saddam
    .playable = Iraq is a Poor Adversary, and Saddam Captured is not in play.
    .text = Set Funding to 9.

card-93 = Taliban
    .playable = Always.
    .text = Test Afghanistan and place Besieged Regime there. Place a cell in Afghanistan and a cell in Pakistan. Lower Prestige by 3 if either country is under Islamist Rule, otherwise by 1.

card-94 = "The door of Itjihad was closed"
    .playable = In this or the last Action Phase a Muslim country was tested or improved to Fair or Good, and it still is Fair or Good.
    .text = The Jihadist player chooses such a country and worsens its Governance by one level.

card-95 = Wahhabism
    .playable = Always.
    .text = Raise Funding by Saudi Arabia's Governance number: 1 if it is Good, 2 if Fair, 3 if Poor. Under Islamist Rule set Funding to 9 instead; if Saudi Arabia is unmarked, nothing happens.


## Unassociated cards

card-96 = Danish Cartoons
    .playable = Always.
    .text = The US player chooses the Posture of Scandinavia, whoever played the card. Then the Jihadist player places an Available Plot 1, or any Available plot if a country is under Islamist Rule, in a Muslim country that is not under Islamist Rule. No cell is needed there.

card-97 = Fatwa
    .playable = Both sides hold at least one card besides this one.
    .text = Each side gives the other a card at random. Then the side that played this card conducts an operation with it, at value 1 and without Reserves.

card-98 = Gaza Withdrawal
    .playable = Always.
    .text-us = Lower Funding by 1.
    .text-jihadist = Place a cell in Israel.

card-99 = HAMAS Elected
    .playable = Always.
    .text = The US player chooses a card in hand and discards it. Lower Prestige by 1 and Funding by 1.

card-100 = Hizb Ut-Tahrir
    .playable = Always.
    .text = Raise Funding by 2 if the Troops level is Overstretch, or lower it by 2 if the level is Low Intensity. At War nothing happens.

card-101 = Kosovo
    .playable = Always.
    .text = Raise Prestige by 1. Set Serbia to the Posture opposite to that of the US.

card-102 = Former Soviet Union
    .playable = Always.
    .text = Set Central Asia to Neutral and roll its Governance as if it were unmarked, whatever it was before.

card-103 = Hizballah
    .playable = Always.
    .text-us = The US player removes one cell from a Shia-Mix country at most three Adjacent steps from Lebanon, Lebanon included.
    .text-jihadist = Set Lebanon to Poor Neutral, whatever it was before.

card-104 = Iran
    .playable = Always.
    .text-us = The US player chooses a Shia-Mix country and tests it, then removes one cell there or in Iran.
    .text-jihadist = The Jihadist player chooses a Shia-Mix country, tests it, and makes two Jihad rolls there without needing cells. Each success removes one Aid and worsens its Governance by one level, though not to Islamist Rule. Failures do nothing.

card-105 = Iran
    .playable = Always.
    .text-us = The US player chooses a Shia-Mix country and tests it, then removes one cell there or in Iran.
    .text-jihadist = The Jihadist player chooses a Shia-Mix country, tests it, and makes two Jihad rolls there without needing cells. Each success removes one Aid and worsens its Governance by one level, though not to Islamist Rule. Failures do nothing.

card-106 = Jaysh al-Mahdi
    .playable = A Shia-Mix country has both cells and Troops.
    .text-us = The US player chooses such a country and removes up to two cells there.
    .text-jihadist = The Jihadist player chooses such a country and worsens its Governance by one level, though not to Islamist Rule.

card-107 = Kurdistan
    .playable = Always.
    .text-us = Place one Aid in Iraq.
    .text-jihadist = Test Turkey. The Jihadist player chooses Turkey or Iraq and worsens its Governance by one level, though not to Islamist Rule.

card-108 = Musharraf
    .playable = Pakistan has a cell, and Benazir Bhutto is not in play.
    .text = The side that played this card removes one cell from Pakistan. Set Pakistan to Poor Ally, whatever it was before.

card-109 = Tora Bora
    .playable = A Regime Change country has at least two cells.
    .text = The side that played this card chooses such a country and removes two cells there. Roll Prestige; then that side draws a card.

card-110 = Zarqawi
    .playable = There are Troops in Iraq, Syria, Lebanon or Jordan.
    .text-us = Raise Prestige by 3. This card leaves the game.
    .text-jihadist = The Jihadist player chooses one of those countries that has Troops and places three cells there, and a Plot 2 if one is Available.

card-111 = Zawahiri
    .playable-us = No country is under Islamist Rule, and neither FATA nor Al-Anbar is in play.
    .playable-jihadist = Always.
    .text-us = Lower Funding by 2. This card leaves the game.
    .text-jihadist = Lower Prestige by 3 if any country is under Islamist Rule, otherwise by 1.

card-112 = Bin Ladin
    .playable-us = No country is under Islamist Rule, and neither FATA nor Al-Anbar is in play.
    .playable-jihadist = Always.
    .text-us = Lower Funding by 4 and raise Prestige by 1. This card leaves the game.
    .text-jihadist = Lower Prestige by 4 if any country is under Islamist Rule, otherwise by 2.

card-113 = Darfur
    .playable = Always.
    .text = Test Sudan. If Prestige is High or Very High, place one Aid there and shift it one box toward Ally. Otherwise place Besieged Regime there and shift it one box toward Adversary.

card-114 = GTMO
    .playable = Always.
    .text = Roll Prestige. Until the end of the turn there are no Recruit operations, and Detainee Release is blocked.

card-115 = Hambali
    .playable = Indonesia/Malaysia, India, Pakistan, Thailand or the Philippines has a cell and is an Ally or Hard.
    .text-us = The US player chooses such a country, removes one cell there, and draws two cards. This card leaves the game.
    .text-jihadist = The Jihadist player chooses such a country and places any one Available plot there.

card-116 = KSM
    .playable-us = A plot is in an Ally or in a Non-Muslim country.
    .playable-jihadist = Always.
    .text-us = Reveal and remove every plot in Allies and in Non-Muslim countries: numbered plots become Available again, WMD plots leave the game. The US player draws two cards. This card leaves the game.
    .text-jihadist = The Jihadist player places any one Available plot in a country that has a cell and is not under Islamist Rule.

card-117 = Oil Price Spike
    .playable = Always.
    .text = The side that played this card takes one card other than Oil Price Spike from the discard pile, the Lapsing boxes or the 1st Plot box, and shows it; a card taken from a box leaves its effect in force. Until the end of the turn every Oil Exporter has 1 more Resource for each Oil Price Spike in effect. Check victory at once: if both sides qualify, the side that played this card wins.

card-118 = Oil Price Spike
    .playable = Always.
    .text = The side that played this card takes one card other than Oil Price Spike from the discard pile, the Lapsing boxes or the 1st Plot box, and shows it; a card taken from a box leaves its effect in force. Until the end of the turn every Oil Exporter has 1 more Resource for each Oil Price Spike in effect. Check victory at once: if both sides qualify, the side that played this card wins.

card-119 = Saleh
    .playable = Always.
    .text-us = Test Yemen. Unless it is under Islamist Rule, set it to Ally and place one Aid there.
    .text-jihadist = Test Yemen and shift it one box toward Adversary. Place Besieged Regime there.

card-120 = US Election
    .playable = Never by choice: it happens by itself whenever the card is used for operations or discarded.
    .text = Roll the US Posture. Then raise Prestige by 1 if the GWOT penalty is 0, otherwise lower it by 1. If the card is used for operations, the side playing it chooses whether they come before or after. Nothing blocks this event.
