# What Labyrinth asks, and what can be answered.
#
# ask-<purpose>     the question; its arguments are those the rules give it
# option-<word>     an answer that is neither a country nor a card
# roll-<purpose>    what a die decides, a noun phrase: it stands in the log and before a dealer with real dice
# draw-<purpose>    what a card is drawn for, likewise


## Cards

ask-play_card = Which card do you play?
ask-use_card = How do you use { $card }?
ask-choose_operation = Which operation do you carry out with a value of { $value }?
ask-spend_reserves = Spend your Reserves of { $reserves }, for a value of { $value }?
ask-reassess_with = Which second 3-value card goes into the Reassessment?
ask-reassess_order = Reassessment: what happens next?
ask-choose_discard = Which card do you discard?
ask-take_discarded = Which used card do you take?
ask-play_extra_card = Which further card do you play?
ask-second_card = Which card do you use as the second of this action phase?
ask-name_held = Which of these cards do you hold? Name every one of them.
ask-event_order = Which event happens first?
ask-remove_cadre = Where do you remove a Cadre?


## US operations

ask-war_of_ideas_where = War of Ideas: where?
ask-deploy_from = Troops leave from where?
ask-deploy_to = Troops go where?
ask-deploy_how_many = How many Troops move from { $origin-the } to { $country-the }?
ask-deploy_nato = Does NATO leave { $country-the } too?
ask-regime_change_where = Regime Change: where?
ask-withdraw_from = Withdraw from where?
ask-disrupt_where = Disrupt: where?
ask-disrupt_cell = Disrupt in { $country-the }: which cell? An active one is removed, a sleeper becomes active.
ask-alert_which = Alert: which plot?


## Jihadist operations

ask-recruit_where = Recruit: where does die { $die } of { $dice } go?
ask-event_recruit_where = Where do you try to Recruit?
ask-recruit_split = Too few cells for every success: where does the next one go?
ask-travel_from = Travel: from where does the next cell go?
ask-travel_cell = Which cell leaves { $country-the }?
ask-travel_to = Where does the cell from { $origin-the } Travel?
ask-jihad_where = Jihad: where does die { $die } of { $dice } go?
ask-jihad_major = Make it a Major Jihad in { $country-the }? All sleepers there become active, and it can bring about Islamist Rule.
ask-jihad_loss = Which cell is lost in { $country-the }?
ask-plot_where = Plot: where does die { $die } of { $dice } go?
ask-plot_marker = Which plot do you place in { $country-the }?
ask-resolve_which = Which plot is resolved next?
ask-reroll_posture = Roll the Posture of { $country-the } again?
ask-schengen_postures = Which two other Schengen countries roll their Posture?


## Set-up

ask-set_up_cells = In which three countries do you hide a cell?
ask-set_up_reroll = Which Schengen country rolls its Posture again?


## Events

ask-place_cells = Where do you place cells?
ask-place_plot = Where do you place a plot?
ask-place_aid = Where do you place Aid?
ask-remove_cell = Where do you remove a cell?
ask-remove_cell_kind = Which cell do you remove in { $country-the }?
ask-remove_plot = Which plot do you remove?
ask-remove_besieged = Where do you remove a Besieged Regime marker?
ask-flag_plot = Which plot will backfire if it is carried out?
ask-shift_alignment = { $toward ->
        [adversary] Which country shifts one box toward Adversary?
       *[neutral] Which country shifts to Neutral?
    }
ask-shift_governance = { $way ->
        [worse] In which country does Governance worsen?
       *[better] In which country does Governance improve?
    }
ask-select_country = { $event ->
        [battle_of_sirte] In which Civil War country is the battle fought?
        [al_maliki] Which country do all Troops leave?
        [al_shabaab] Which regime is besieged?
        [change_of_state] Which country changes its state?
        [ethiopia_strikes] Which country becomes Poor Neutral?
        [ex_kgb] Which do you choose: the Caucasus takes the Posture opposite to that of the US, or Central Asia shifts one box toward Adversary?
        [factional_infighting] Where do the cells fight one another?
        [gulf_union] Which country do you place Militia in and around?
        [al_nusra_front] In which country do cells and Militia become equal in number?
        [critical_middle] In which country does the event happen?
        [cross_border_support] Which African country is supported?
        [erdogan_effect] In which country does the event happen?
        [flypaper] Which countries does a cell or a Reaction marker leave?
        [heu] Where do you search for WMD?
        [islamic_maghreb] In which country of the Maghreb does the event happen?
        [paris_attacks] Which country is attacked?
        [taliban_resurgent] Where do three cells give themselves up?
        [theft_of_state] Where does a Reaction marker take the place of an Awakening marker?
        [iran] Which Shia-Mix country do you choose?
        [jaysh_al_mahdi] In which Shia-Mix country does the event happen?
        [limited_deployment] Which Civil War country do the Troops go to?
        [operation_new_dawn] Where do Militia take the place of Troops?
        [prism] Where does a sleeper cell become active?
        [russian_aid] Which Civil War country does Russia aid?
        [scaf] Which country becomes a Fair Ally?
        [status_quo] Where is the Regime Change over?
        [strike_eagle] Whose arsenal is struck?
        [unscr_1973] Which Civil War country does UNSCR 1973 apply to?
        [qadhafi] Which Civil War ends?
        [sellout] Where do all cells but one give up?
        [un_ceasefire] Which Civil War ends?
       *[other] Which country do you choose?
    }
ask-select_posture = Which Posture does { $country-the } take?
ask-select_posture_where = Where do you choose the Posture?
ask-flip_marker = Which marker do you flip?
ask-event_choice = { $card }: carry out Regime Change in { $country-the } now?


## The Awakening

ask-declare_caliphate = Declare the Caliphate, with its Capital in { $country-the }?
ask-move_capital = To which country does the Caliphate Capital move?
ask-send_off_map = From where is a Troop called away?
ask-take_marker_from = All fifteen { $marker } markers are in use. From which country is one taken?
ask-end_truce = Which Truce do you pay to end?
ask-attrition_loss = Attrition in { $country-the }: what do you lose?
ask-place_militia = Where do you place Militia?
ask-remove_militia = Where do you remove Militia?
ask-place_unrest = { $marker ->
        [reaction] Where do you place a Reaction marker?
       *[awakening] Where do you place an Awakening marker?
    }
ask-remove_unrest = { $marker ->
        [reaction] Where do you remove a Reaction marker?
       *[awakening] Where do you remove an Awakening marker?
    }
ask-which_unrest = Which kind of marker?
ask-civil_war_where = Where does Civil War break out?
ask-civil_war_first = Where does Civil War break out first? Its markers are replaced before those of the other.
ask-place_marker = Where does the marker go?
ask-event_effect = Which effect do you choose?
ask-how_many_cells = How many cells?
ask-how_many_militia = How many Militia?
ask-share_of_militia = How many of { $left } Militia go to { $country-the }?
ask-cancel_card = Cancel { $card } by Ferguson?
ask-buy_back = Which card do you discard to take { $card } back?
ask-bring_cell_from = From where does a cell come to { $country-the }?
ask-place_cadre = Where do you place a Cadre?
ask-place_piece = What do you place in { $country-the }?
ask-remove_piece = What do you remove in { $country-the }?
ask-give_card = Which card do you give?


## Answers

option-yes = Yes
option-no = No
option-done = Done
option-hold = Hold the card
option-discard = Discard the card
option-holds_none = I hold none
option-remove_cadre = Remove a Cadre
option-random_card = A card at random
option-end_truce = Pay to end a Truce
option-remove_cells = Remove cells
option-random_discard = The Jihadist side discards a random card
option-take_card = Take a random card from the Jihadist hand
option-remove_wmd = Look for WMD and remove one
option-available_wmd = An Available WMD
option-place_awakening = Place an Awakening marker
option-place_aid = Place an Aid marker
option-raise_prestige = Raise Prestige by 1
option-lower_funding = Lower Funding by 1
option-schengen_posture = Choose the Posture of a Schengen country
option-take_used_card = Take a used card
option-place_militia = Place up to four Militia
option-move_militia = Move Militia among the five countries
option-activate_sleepers = Half of the sleeper cells become active
option-remove_plots = Remove every plot
option-place_cells = Place cells
option-place_plot = Place a plot
option-place_reaction = Place a Reaction marker
option-besiege = Besiege a regime
option-raise_funding = Raise Funding
option-funding_track = The Funding track
option-cell = A cell
option-toward_ally = Shift it one box toward Ally
option-toward_adversary = Shift it one box toward Adversary
option-worsen_governance = Its Governance worsens
option-take_reserves = Take over the Reserves of the other side
option-select_posture = Choose a Posture
option-place_posture = Place a Posture marker
option-remove_posture = Remove the Posture marker
option-place_cadre = Place a Cadre
option-alert_plot = Block a plot
option-raise_militia = Place Militia
option-remove_militia = Remove Militia
option-place_pieces = Place up to two Militia and cells
option-remove_pieces = Remove up to two Militia and cells
option-remove_aid = Remove an Aid marker
option-relieve = Remove the Besieged Regime marker
option-remove_awakening = Remove an Awakening marker
option-remove_reaction = Remove a Reaction marker
option-two_awakening = Two Awakening markers and a Reaction marker
option-two_reaction = Two Reaction markers and an Awakening marker
option-two_militia = Two Militia and a cell
option-two_cells = Two cells and a Militia
option-cell_to_schengen = Place a cell in a random Schengen country
option-us_against_world = US Posture becomes the opposite of the World Posture
option-lose_prestige = Prestige falls by half a die
option-awakening = Awakening
option-reaction = Reaction
option-troop = A Troop
option-militia = A Militia
option-nato = NATO
option-nato_41 = NATO (card 41)
option-unscr_1973 = UNSCR 1973
option-serval = Serval
option-track = Troops track
    .the = the Troops track
option-flip = Flip the US Posture
option-hard = Hard
option-soft = Soft
option-active = An active cell
option-sleeper = A sleeper cell
option-sadr = Sadr
option-enhanced_measures = Enhanced Measures
option-renditions = Renditions
option-wiretapping = Wiretapping
# Which one of a row: 1, 2 and 3 are also values of plots, so that a place is said in words.
option-plot-hidden = { $place ->
        [1] First plot
        [2] Second plot
        [3] Third plot
        [4] Fourth plot
        [5] Fifth plot
        [6] Sixth plot
       *[other] Plot at place { $place }
    } in { $country-the }
option-plot-backlash = { $place ->
        [1] First plot
        [2] Second plot
        [3] Third plot
        [4] Fourth plot
        [5] Fifth plot
        [6] Sixth plot
       *[other] Plot at place { $place }
    } in { $country-the } (Backlash)
option-plot-known = { $plot } in { $country-the }
option-plot-known-backlash = { $plot } in { $country-the } (Backlash)


## Dice and draws

roll-governance = Governance of { $country-the } (Fair on 5 or more)
    .title = Governance of { $country-the }
roll-posture = Posture of { $country-the } (Hard on 5 or more)
    .title = Posture of { $country-the }
roll-us_posture = US Posture (Hard on 4 or more)
    .title = US Posture
roll-prestige_direction = whether Prestige rises or falls (it rises on 5 or more)
    .title = Prestige rises
roll-prestige_amount = how far Prestige moves (the lower of two dice)
    .title = How far Prestige moves
roll-war_of_ideas = War of Ideas in { $country-the } (5 or more, with modifiers)
    .title = War of Ideas in { $country-the }
roll-recruit = Recruit in { $country-the } ({ $number } or less)
    .title = Recruit in { $country-the }
roll-travel = Travel to { $country-the } ({ $number } or less)
    .title = Travel to { $country-the }
roll-jihad = Jihad in { $country-the } ({ $number } or less)
    .title = Jihad in { $country-the }
roll-plot = Plot in { $country-the } ({ $number } or less)
    .title = Plot in { $country-the }
roll-random_muslim_white = the white die of the Random Muslim Country table
    .title = The white die of the Random Muslim Country table
roll-random_muslim_black = the black die of the Random Muslim Country table
    .title = The black die of the Random Muslim Country table
roll-random_muslim_second = the second Random Muslim Country table
    .title = The second Random Muslim Country table
roll-random_shia_mix = the Random Shia-Mix table (three dice)
    .title = The Random Shia-Mix table
roll-random_schengen = the Schengen table
    .title = The Schengen table
roll-npt_safeguards = the WMD of Iran ({ $number } or less)
    .title = The WMD of Iran
roll-paris_attacks_tan = the tan die of Paris Attacks, where
    .title = The tan die of Paris Attacks, where
roll-paris_attacks_black = the black die of Paris Attacks, what
    .title = The black die of Paris Attacks, what
roll-je_suis_charlie = Je Suis Charlie (Prestige falls by half, rounded up)
    .title = Je Suis Charlie
roll-attrition_us = US attrition in { $country-the } ({ $number } or less hits)
    .title = US attrition in { $country-the }
roll-attrition_jihadist = Jihadist attrition in { $country-the } ({ $number } or less hits)
    .title = Jihadist attrition in { $country-the }
roll-intl_banking_regime = Int'l Banking Regime (Funding falls by half, rounded up)
    .title = Int'l Banking Regime
roll-covert_action = Covert Action in { $country-the } (4 or more)
    .title = Covert Action in { $country-the }
roll-seek_wmd = the search for WMD in { $country-the } ({ $number } or less)
    .title = The search for WMD in { $country-the }
roll-plot_governance = the plot against Governance in { $country-the } ({ $number } or less)
    .title = The plot against Governance in { $country-the }

draw-card = the next card for { $side-the }
    .ask = Draw the next card for { $side-the }: which number is it?
draw-from_hand = a random card from the hand of { $side-the }
    .ask = Draw a random card from the hand of { $side-the }: which number is it?
draw-shuffle = the next card of the Jihadist pile
draw-random_neighbour = one of the neighbours that can take the marker
