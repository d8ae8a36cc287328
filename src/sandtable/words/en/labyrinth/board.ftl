# The map, the pieces and the operations of Labyrinth: The War on Terror.


## Countries
#
# .the is the name inside a sentence, .The at its start, .number = many asks for a verb in the plural; only the names
# that need them have them.

country-united_states = United States
    .the = the United States
    .The = The United States
country-canada = Canada
country-united_kingdom = United Kingdom
    .the = the United Kingdom
    .The = The United Kingdom
country-scandinavia = Scandinavia
country-benelux = Benelux
country-germany = Germany
country-eastern_europe = Eastern Europe
country-france = France
country-italy = Italy
country-spain = Spain
country-serbia = Serbia
country-russia = Russia
country-caucasus = Caucasus
    .the = the Caucasus
    .The = The Caucasus
country-israel = Israel
country-india = India
country-china = China
country-thailand = Thailand
country-philippines = Philippines
    .the = the Philippines
    .The = The Philippines
country-kenya_tanzania = Kenya/Tanzania
country-morocco = Morocco
country-algeria_tunisia = Algeria/Tunisia
country-libya = Libya
country-egypt = Egypt
country-sudan = Sudan
country-somalia = Somalia
country-jordan = Jordan
country-syria = Syria
country-central_asia = Central Asia
country-indonesia_malaysia = Indonesia/Malaysia
country-turkey = Turkey
country-lebanon = Lebanon
country-yemen = Yemen
country-iraq = Iraq
country-saudi_arabia = Saudi Arabia
country-gulf_states = Gulf States
    .the = the Gulf States
    .The = The Gulf States
    .number = many
country-pakistan = Pakistan
country-afghanistan = Afghanistan
country-iran = Iran
country-mali = Mali
country-nigeria = Nigeria

type-sunni = Sunni
type-shia_mix = Shia-Mix
type-non_muslim = Non-Muslim
type-iran = Iran

mat-special = Special
mat-muslim = Muslim
mat-non_muslim = Non-Muslim


## What a country is

governance-good = Good
governance-fair = Fair
governance-poor = Poor
governance-islamist_rule = Islamist Rule

alignment-ally = Ally
    .a = an Ally
alignment-neutral = Neutral
alignment-adversary = Adversary
    .a = an Adversary

posture-hard = Hard
posture-soft = Soft

unmarked = Unmarked
untested = Untested


## Cards

association-us = US
association-jihadist = Jihadist
association-unassociated = Unassociated

flag-remove = Remove
    .about = The card leaves the game once its event happens (6.2.9).
flag-mark = Mark
    .about = The event leaves a marker, and its effect lasts until it is blocked or removed (6.2.7).
flag-lapsing = Lapsing
    .about = The effect lasts until the end of the turn (6.2.7).
flag-auto = Automatic
    .about = The event happens by itself, whoever uses the card for operations or discards it (6.3.1).


## Tracks

prestige-low = Low
prestige-medium = Medium
prestige-high = High
prestige-very_high = Very High

funding-tight = Tight
funding-moderate = Moderate
funding-ample = Ample

troops-low_intensity = Low Intensity
troops-war = War
troops-overstretch = Overstretch


## Pieces
#
# $count is how many. A piece of which a country holds at most one is named without a number.

plot-1 = Plot 1
    .a = a Plot 1
plot-2 = Plot 2
    .a = a Plot 2
plot-3 = Plot 3
    .a = a Plot 3
plot-wmd = WMD plot
    .sign = W
    .a = a WMD plot
plot-hidden = Hidden plot

piece-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
piece-sleepers =
    { $count ->
        [one] { $count } sleeper cell
       *[other] { $count } sleeper cells
    }
piece-active =
    { $count ->
        [one] { $count } active cell
       *[other] { $count } active cells
    }
piece-troops =
    { $count ->
        [one] { $count } Troop
       *[other] { $count } Troops
    }
piece-cadre =
    { $count ->
        [one] Cadre
       *[other] { $count } Cadres
    }
piece-aid =
    { $count ->
        [one] { $count } Aid marker
       *[other] { $count } Aid markers
    }
piece-besieged =
    { $count ->
        [one] Besieged Regime
       *[other] { $count } Besieged Regimes
    }
piece-regime_change =
    { $count ->
        [one] Regime Change
       *[other] { $count } Regime Changes
    }
piece-sadr =
    { $count ->
        [one] Sadr
       *[other] { $count } Sadr markers
    }
piece-militia = { $count } Militia
piece-awakening =
    { $count ->
        [one] { $count } Awakening marker
       *[other] { $count } Awakening markers
    }
piece-reaction =
    { $count ->
        [one] { $count } Reaction marker
       *[other] { $count } Reaction markers
    }
piece-civil_war =
    { $count ->
        [one] Civil War
       *[other] { $count } Civil Wars
    }
piece-caliphate_capital = Caliphate Capital
piece-arsenal = { $count } WMD in its arsenal
piece-nato =
    { $count ->
        [one] NATO
       *[other] { $count } NATO markers
    }


## What the end of a turn will do in a country

foreseen-awakening = Polarization: one Awakening more
foreseen-reaction = Polarization: one Reaction more
foreseen-toward_good = Polarization: a step toward Ally, then Good
foreseen-toward_islamist_rule = Polarization: a step toward Adversary, then Islamist Rule
foreseen-attrition = Attrition: { $side-the } hits { $hits ->
        [0] on { $number } or less
        [one] once, and once more on { $number } or less
       *[other] { $hits } times, and once more on { $number } or less
    }
foreseen-attrition-sure = Attrition: { $side-the } { $hits ->
        [0] does not hit
        [one] hits once
       *[other] hits { $hits } times
    }


## Operations and other uses of a card

op-war_of_ideas = War of Ideas
    .about = Roll 5 or more to win a Neutral Muslim country as an Ally, to improve an Ally's Governance, or to set the Posture of a Non-Muslim country. In a Muslim country Prestige, the GWOT penalty, Aid, a Good Ally next door and the step to Good count (7.2).
op-deploy = Deploy
    .about = Move any number of Troops from one country or the Troops track to an Ally or back to the track (7.3.1).
op-regime_change = Regime Change
    .about = With a Hard Posture and a value of 3, send at least six Troops from one place to overthrow Islamist Rule in a country (7.3.4).
op-withdraw = Withdraw
    .about = With a Soft Posture and a value of 3, take Troops out of a Regime Change country whatever cells are there, leaving a Besieged Regime without Aid (7.3.5).
op-disrupt = Disrupt
    .about = Expose sleeper cells and remove active ones, or a Cadre, in an Ally, in a Non-Muslim country or where there are two Troops (7.4).
op-alert = Alert
    .about = With a value of 3, reveal and remove one plot anywhere (7.5).
op-reassessment = Reassessment
    .about = Spend both cards of the Action Phase, each of value 3, to change the US Posture from Hard to Soft or back (7.6).
op-reserves = Reserves
    .about = Save the value of a card of value 1 or 2, up to 2 in all, to add to a later operation this turn (6.3.3).
op-recruit = Recruit
    .about = Roll for each point of value to place an Available cell where there is a cell or Cadre (8.2).
op-travel = Travel
    .about = Move one cell for each point of value, without a roll to an Adjacent country or within its own, with a roll elsewhere (8.3).
op-jihad = Jihad
    .about = Roll with cells in a Muslim country to worsen its Governance, and with enough of them to bring about Islamist Rule (8.4).
op-minor_jihad = Minor Jihad
    .about = Jihad that can worsen Governance as far as Poor (8.4.1).
op-major_jihad = Major Jihad
    .about = Jihad with five more cells than Troops, which can bring about Islamist Rule (8.4.2).
op-plot = Plot
    .about = Roll with cells in a country not under Islamist Rule to place hidden plots, which are resolved after the next US Action Phase (8.5).
op-event = Event
    .about = Carry out the event on the card in place of operations (6.2).
op-event_first = Event first, then operations
    .about = Let the event this card triggers happen before its operations, not after them (6.3.2.1).
op-pass = Pass
    .about = Hold the last US card in hand and play nothing more this Action Phase (5.2.4).


## Event markers

marker-abbas = Abbas
    .sign = ABBA
    .about = Quartet may be played. Removed when a plot is resolved in Israel.
marker-anbar_awakening = Anbar Awakening
    .sign = AA
    .about = Al-Anbar is blocked for the rest of the game.
marker-benazir_bhutto = Benazir Bhutto
    .sign = BB
    .about = There can be no Jihad operation in Pakistan, and Musharraf is blocked. Removed by Bhutto Shot.
marker-bhutto_shot = Bhutto Shot
    .sign = BS
    .about = Benazir Bhutto is blocked for the rest of the game.
marker-ctr = CTR
    .sign = CTR
    .about = In Russia it blocks Loose Nuke, in Central Asia Kazakh Strain, and HEU cannot be used in a country that has it. Ex-KGB removes the marker in Russia.
marker-ctr_russia = CTR (Russia)
    .sign = CR
    .about = Loose Nuke is blocked, and HEU cannot be used in Russia. Removed by Ex-KGB.
marker-ctr_central_asia = CTR (Central Asia)
    .sign = CCA
    .about = Kazakh Strain is blocked, and HEU cannot be used in Central Asia.
marker-enhanced_measures = Enhanced Measures
    .sign = EM
    .about = The Jihadist side may flip this marker with Leak.
marker-fata = FATA
    .sign = FATA
    .about = There can be no Disrupt in Pakistan unless it is a Regime Change country, and the US player may not play Bin Ladin or Zawahiri as events. Removed by Pakistani Offensive.
marker-indo_pakistani_talks = Indo-Pakistani Talks
    .sign = IPT
    .about = Kashmir and Lashkar-e-Tayyiba are blocked. Removed when a plot is resolved in India.
marker-iraqi_wmd = Iraqi WMD
    .sign = IW
    .about = Regime Change may be carried out in Iraq whatever its Governance and Alignment, by the other rules of Regime Change. Removed when it is.
marker-libyan_deal = Libyan Deal
    .sign = LD
    .about = Libyan WMD is blocked for the rest of the game.
marker-libyan_wmd = Libyan WMD
    .sign = LW
    .about = Regime Change may be carried out in Libya whatever its Governance and Alignment, by the other rules of Regime Change. Removed when it is, or by Libyan Deal.
marker-moro_talks = Moro Talks
    .sign = MT
    .about = Abu Sayyaf is blocked for the rest of the game.
marker-nato = NATO
    .about = Counts as two Troops in its country for everything but the Troops track and the number of cubes. Leaves the map when it Deploys or Withdraws.
marker-nest = NEST
    .sign = NEST
    .about = WMD plots in the United States lie face up; in a solitaire game every plot there does, while any WMD plot is Available or on the map.
marker-patriot_act = Patriot Act
    .sign = PA
    .about = The United States is Adjacent to Canada only, and Sanctions may be played.
marker-pirates = Pirates
    .sign = PIRA
    .about = Funding does not drop at the end of a turn while Somalia or Yemen is under Islamist Rule.
marker-renditions = Renditions
    .sign = REND
    .about = Detainee Release is blocked. The Jihadist side may flip this marker with Leak.
marker-saddam_captured = Saddam Captured
    .sign = SC
    .about = Saddam is blocked for the rest of the game, and FREs places two cells instead of four.
marker-sadr = Sadr
    .sign = S
    .about = An active cell in Iraq in every way, except that it cannot Travel or be Disrupted. Once removed it leaves the game.
marker-vieira_de_mello_slain = Vieira de Mello Slain
    .sign = VDMS
    .about = UN Nation Building is blocked for the rest of the game.
marker-wiretapping = Wiretapping
    .sign = WIRE
    .about = The Jihadist side may flip this marker with Leak.
marker-abu_sayyaf = Abu Sayyaf
    .sign = AS
    .about = Troops may Deploy to the Philippines as to a Fair country. Each plot placed there lowers Prestige by 1 unless its Troops outnumber its cells. Removed by Moro Talks.
marker-al_anbar = Al-Anbar
    .sign = AA
    .about = A Disrupt in Iraq or Syria affects one cell only and cannot remove a Cadre, and the US player may not play Bin Ladin or Zawahiri as events. Removed by Anbar Awakening.
marker-leak_enhanced_measures = Leak: Enhanced Measures
    .sign = EM
    .about = Enhanced Measures is blocked for the rest of the game.
marker-leak_renditions = Leak: Renditions
    .sign = LEAK
    .about = Renditions is blocked for the rest of the game, and no longer blocks Detainee Release.
marker-leak_wiretapping = Leak: Wiretapping
    .sign = LEAK
    .about = Wiretapping is blocked for the rest of the game.


## Event markers of The Awakening

marker-3_cups_of_tea = 3 Cups of Tea
    .sign = 3COT
    .about = Malala Yousafzai is blocked for the rest of the game.
marker-advisors = Advisors
    .about = One Militia more before each Attrition; with Militia, a Disrupt and each hit of Attrition here affect two cells. Leaves when the country becomes an Adversary, when its Civil War ends, or when Troops are here.
marker-bloody_thursday = Bloody Thursday
    .sign = BT
    .about = Pearl Roundabout is blocked for the rest of the game.
marker-censorship = Censorship
    .sign = CENS
    .about = Facebook is blocked until Smartphones is played.
marker-fracking = Fracking
    .sign = FRAC
    .about = Funding falls by one more at the end of each turn. Ends with the next Oil Price Spike.
marker-maersk_alabama = Maersk Alabama
    .sign = MA
    .about = Pirates is blocked for the rest of the game.
marker-nato_41 = NATO (card 41)
    .about = Counts as two Troops in its country, like the other NATO. Leaves the map when it Deploys or Withdraws.
marker-pirates_73 = Pirates (card 73)
    .sign = P7
    .about = Funding does not drop at the end of a turn while Somalia or Yemen is under Islamist Rule.
marker-sequestration = Sequestration
    .sign = SEQU
    .about = Three Troops are off the map. Ends with Congress Acts, when a WMD plot is resolved, or after a deal while a country of 3 Resources is under Islamist Rule.
marker-serval = Serval
    .sign = FR
    .about = Counts as one Troop in its country. It cannot Deploy.
marker-smartphones = Smartphones
    .sign = SMAR
    .about = Facebook may be played. Ends with Censorship.
marker-trade_embargo_jihadist = Trade Embargo (Jihadist)
    .sign = TE-J
    .about = Iran exports no oil. Ends when Iran becomes Neutral or an Ally, or when the US plays Trade Embargo.
marker-trade_embargo_us = Trade Embargo (US)
    .sign = TE-US
    .about = NPT Safeguards Ignored is blocked. Ends when Iran becomes Neutral or an Ally.
marker-training_camps = Training Camps
    .about = Three more cells are in the game, five if this country is in the Caliphate; Recruit here needs no roll, and Travel rolls from here are 1 lower. Leaves when the country becomes Good or has neither cell nor Cadre.
marker-truce = Truce
    .about = Until the end of the turn there are no operations, events, Polarization or Attrition here. Either side may pay the country's Resources to end it.
marker-unscr_1973 = UNSCR 1973
    .sign = UN
    .about = Counts as one Troop in its country, and alone costs no Prestige. It cannot Deploy. Leaves when the Civil War ends.


## Lapsing events

marker-arab_winter = Arab Winter
    .sign = AW
    .about = Until the end of the turn no Awakening or Reaction marker is placed.
marker-ebola_scare = Ebola Scare
    .sign = ES
    .about = One Troop is off the map until after the next deal.
marker-ferguson = Ferguson
    .sign = FERG
    .about = Once this turn the Jihadist player may cancel a US card as it is played.
marker-islamic_maghreb = Islamic Maghreb
    .sign = IM
    .about = Until the end of the turn, Travel to and within Schengen countries needs a roll.
marker-korean_crisis = Korean Crisis
    .sign = KC
    .about = Two Troops are off the map until after the next deal.
marker-us_consulate_attacked = US Consulate Attacked
    .sign = UCA
    .about = In a US Election this turn the US changes its Posture without a roll.

marker-biometrics = Biometrics
    .sign = BIOM
    .about = Until the end of the turn, no cell may Travel to a country that is not Adjacent, and Travel to an Adjacent Good country needs a roll of 1.
marker-gtmo = GTMO
    .sign = GTMO
    .about = Until the end of the turn there are no Recruit operations, and Detainee Release is blocked.
marker-oil_price_spike = Oil Price Spike
    .sign = OPS
    .about = Until the end of the turn every Oil Exporter has 1 more Resource for each Oil Price Spike in effect.
marker-the_door_of_itjihad_us = "The door of Itjihad was closed"
    .sign = TDOI
    .about = Until the end of the turn, every card the Jihadist player plays is picked at random; in a solitaire game, instead, only US events count as playable in Jihadist Action Phases.
