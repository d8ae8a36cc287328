# The table of A Distant Plain: spaces, factions, pieces, levels, tracks and boxes.


## Spaces

space-kabul = Kabul
space-badakhshan = Badakhshan
space-badghis = Badghis
space-baghlan = Baghlan
space-balkh = Balkh
space-bamian = Bamian
space-farah = Farah
space-faryab = Faryab
space-ghazni = Ghazni
space-ghowr = Ghowr
space-helmand = Helmand
space-herat = Herat
space-kandahar = Kandahar
space-khowst = Khowst
space-konduz = Konduz
space-nimruz = Nimruz
space-nuristan = Nuristan
space-oruzgan = Oruzgan
space-paktika = Paktika
space-samangan = Samangan
space-sar_e_pol = Sar-e-Pol
space-zabol = Zabol
space-balochistan = Balochistan
space-waziristan = Waziristan
space-northwest_frontier = Northwest Frontier
space-loc_kabul_tor_kham = Kabul - Tor Kham
space-loc_kandahar_spin_boldak = Kandahar - Spin Boldak
space-loc_kabul_aibak = Kabul - Aibak
space-loc_aibak_shibirghan = Aibak - Shibirghan
space-loc_farah_kandahar = Farah - Kandahar
space-loc_toraghondi_farah = Toraghondi - Farah
space-loc_kandahar_kabul = Kandahar - Kabul


## Factions (each also as the argument of a sentence)

faction-coalition = Coalition
    .the = the Coalition
    .The = The Coalition
faction-government = Government
    .the = the Government
    .The = The Government
faction-taliban = Taliban
    .the = the Taliban
    .The = The Taliban
    .number = many
faction-warlords = Warlords
    .the = the Warlords
    .The = The Warlords
    .number = many


## Pieces

piece-coalition_base = Coalition Base
piece-coalition_troops = Coalition Troops
piece-government_base = Government Base
piece-government_troops = Government Troops
piece-government_police = Police
piece-taliban_base = Taliban Base
piece-taliban_underground = Taliban Guerrilla (Underground)
piece-taliban_active = Taliban Guerrilla (Active)
piece-warlord_base = Warlords Base
piece-warlord_underground = Warlords Guerrilla (Underground)
piece-warlord_active = Warlords Guerrilla (Active)


## Levels and Control

level-support = Support
level-neutral = Neutral
level-opposition = Opposition
control-coin = COIN Control
control-taliban = Taliban Control
control-none = no Control


## Tracks and boxes

track-government = Government Resources
track-taliban = Taliban Resources
track-warlords = Warlords Resources
track-aid = Aid
track-patronage = Patronage
box-hostility = Hostility
box-pressure = Pressure
box-tolerance = Tolerance
box-backing = Backing
box-sponsorship = Sponsorship
box-available = Available Forces
box-out_of_play = Out of play


## Terrain and kinds of spaces

kind-city = City
kind-province = Province
kind-pakistan = Pakistan
kind-loc = Line of Communication
terrain-mountain = Mountain
terrain-plains = Plains


## Cards

text-unshaded = unshaded
text-shaded = shaded
provenance-known = the game's own event, in our words
provenance-reconstructed = designed by this project, not what is printed
provenance-written = from the deck that was brought along
provenance-by_hand = from the deck that was brought along; carried out by hand
marker-empty_threat = Empty Threat
marker-hidden_agenda = Hidden Agenda
marker-hidden_asset = Hidden Asset
marker-hidden = a hidden marker


## What people may adjust

adjust-tracks = Tracks
adjust-lasting = Capabilities and Momentum
adjust-cards = Cards and eligibility
adjust-resources-government = Government Resources
adjust-resources-taliban = Taliban Resources
adjust-resources-warlords = Warlords Resources
adjust-aid = Aid
adjust-patronage = Patronage
adjust-islamabad-box = Islamabad
adjust-islamabad-hard = Islamabad is Hard
adjust-casualties-bases = Bases in Casualties
adjust-casualties-troops = Troops in Casualties
adjust-out_of_play-bases = Bases out of play
adjust-out_of_play-troops = Troops out of play
adjust-momentum = Momentum
adjust-elders = On the marker of Tribal Elders
adjust-eligible = Eligible factions
adjust-played = Played cards, the oldest first
adjust-removed = Cards out of the game
adjust-support = Support or Opposition
adjust-returnees = +1 Population
adjust-terror = Terror markers
adjust-sabotage = Sabotage
adjust-coalition_bases = Coalition Bases
adjust-coalition_troops = Coalition Troops
adjust-government_bases = Government Bases
adjust-troops = Government Troops
adjust-police = Police
adjust-taliban_bases = Taliban Bases
adjust-taliban = Underground Taliban Guerrillas
adjust-taliban_active = Active Taliban Guerrillas
adjust-warlord_bases = Warlords Bases
adjust-warlords = Underground Warlords Guerrillas
adjust-warlords_active = Active Warlords Guerrillas
adjust-capability-isr = ISR
adjust-capability-predators = Predators
adjust-capability-reapers = Reapers
adjust-capability-aerostats = Aerostats
adjust-capability-find_fix_finish = Find Fix Finish
adjust-capability-village_stability_operations = Village Stability Operations
adjust-capability-prts = PRTs
adjust-capability-roadside_ieds = Roadside IEDs
adjust-capability-night_letters = Night Letters
adjust-capability-urban_specialists = Urban Specialists
adjust-capability-car_bombs = Car Bombs
adjust-capability-suicide_bombers = Suicide Bombers
adjust-capability-accidental_guerrillas = Accidental Guerrillas
adjust-capability-id_cards = ID Cards
