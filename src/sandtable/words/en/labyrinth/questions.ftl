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
        [ethiopia_strikes] Which country becomes Poor Neutral?
        [ex_kgb] Which do you choose: the Caucasus takes the Posture opposite to that of the US, or Central Asia shifts one box toward Adversary?
        [heu] Where do you search for WMD?
        [iran] Which Shia-Mix country do you choose?
        [jaysh_al_mahdi] In which Shia-Mix country does the event happen?
       *[other] Which country do you choose?
    }
ask-select_posture = Which Posture does { $country-the } take?
ask-select_posture_where = Where do you choose the Posture?
ask-flip_marker = Which marker do you flip?
ask-event_choice = { $card }: carry out Regime Change in { $country-the } now?


## Answers

option-yes = Yes
option-no = No
option-done = Done
option-hold = Hold the card
option-discard = Discard the card
option-remove_cadre = Remove a Cadre
option-random_card = A card at random
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


## Dice and draws

roll-governance = Governance of { $country-the } (Fair on 5 or more)
roll-posture = Posture of { $country-the } (Hard on 5 or more)
roll-us_posture = US Posture (Hard on 4 or more)
roll-prestige_direction = whether Prestige rises or falls (it rises on 5 or more)
roll-prestige_amount = how far Prestige moves (the lower of two dice)
roll-war_of_ideas = War of Ideas in { $country-the } (5 or more, with modifiers)
roll-recruit = Recruit in { $country-the } ({ $number } or less)
roll-travel = Travel to { $country-the } ({ $number } or less)
roll-jihad = Jihad in { $country-the } ({ $number } or less)
roll-plot = Plot in { $country-the } ({ $number } or less)
roll-covert_action = Covert Action in { $country-the } (4 or more)
roll-seek_wmd = the search for WMD in { $country-the } ({ $number } or less)
roll-plot_governance = the plot against Governance in { $country-the } ({ $number } or less)

draw-card = the next card for { $side-the }
    .ask = Draw the next card for { $side-the }: which number is it?
draw-from_hand = a random card from the hand of { $side-the }
    .ask = Draw a random card from the hand of { $side-the }: which number is it?
draw-shuffle = the next card of the Jihadist pile
