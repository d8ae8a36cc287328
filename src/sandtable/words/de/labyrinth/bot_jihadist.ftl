# Why the Jihadist bot of rule 12 does what it does. Shown on demand.
#
# box-bot_jihadist-<box>         a question of the Event or Ops chart
# box-bot_radicalization-<step>  a step of Radicalization
# box-bot_<flow>-<box>           a box of an Operations Priorities flow: the countries it looks for
# priority-<row>                 a row of the Priorities table: the countries that go first

note-why-instruction = Die Anweisungen für „{ $card }“ sagen jetzt nein, oder es würde nichts ändern.
note-why-preferred = Was hier am meisten nützt: { $countries }.
note-why-told-to = Nach den Anweisungen des Ereignisses: { $options }.
note-why-plot-by-lot = Einer der Plots, die platziert werden dürfen, per Los.
note-why-opposite = Die Haltung, die die USA nicht haben: { $posture }.

box-bot_jihadist-own_event = Ist es ein Spielbares Ereignis der Jihadisten oder ein Neutrales, mit einer Wirkung?
box-bot_jihadist-major_jihad = Könnte ein Umfassender Jihad in einem Schlecht regierten Land Islamistische Herrschaft herbeiführen?
box-bot_jihadist-tight = Sind die Finanziellen Mittel Knapp?
box-bot_jihadist-recruit_when_tight = Sind Zellen zum Rekrutieren Verfügbar?
box-bot_jihadist-minor_jihad = Könnte ein Eingeschränkter Jihad in einem Gut oder Mittelmäßig regierten Land gelingen?
box-bot_jihadist-needs_cells = Braucht ein Schlecht regiertes Land noch ein paar Zellen für einen Umfassenden Jihad?
box-bot_jihadist-next_to_it = Ist in einem Nachbarland eine Zelle, die gehen darf?
box-bot_jihadist-moderate = Sind die Finanziellen Mittel Mäßig?
box-bot_jihadist-prestige = Kann das Ansehen durch den Plot einer aktiven Zelle neben Truppen sinken?
box-bot_jihadist-recruit_when_ample = Sind Zellen zum Rekrutieren Verfügbar?
box-bot_jihadist-recruit_when_moderate = Sind Zellen zum Rekrutieren Verfügbar?
box-bot_jihadist-cells_outside = Ist eine Zelle in einem Nicht-Muslimischen Land?

box-bot_radicalization-plot_in_us = Ist eine WMD Verfügbar und eine Zelle in den USA für einen Plot?
box-bot_radicalization-travel_to_unmarked = Sind die USA Unnachgiebig, ohne Strafe, und gibt es ein Unmarkiertes Nicht-Muslimisches Land als Reiseziel?
box-bot_radicalization-plot_outside = Sind die USA Nachgiebig, ohne Strafe, und gibt es eine Zelle für einen Plot in einem Nicht-Muslimischen Land?
box-bot_radicalization-recruit_at_cadre = Ist in einem Muslimischen Land ein Kader, bei dem rekrutiert werden kann?
box-bot_radicalization-reserves = Sind die Reserven unter zwei?
box-bot_radicalization-recruit = Sind Zellen zum Rekrutieren Verfügbar?
box-bot_radicalization-travel_to_us = Kann eine Zelle in die USA reisen?

box-bot_recruit-needs_cells = Wo ein paar Zellen mehr einen Umfassenden Jihad erlauben würden
box-bot_recruit-auto_recruit = Wo Rekrutieren keinen Wurf braucht
box-bot_recruit-good_muslim = In Muslimischen Ländern mit Guter Regierungsführung
box-bot_recruit-fair_muslim = In Muslimischen Ländern mit Mittelmäßiger Regierungsführung, mit dem besten Jihad-Modifikator
box-bot_recruit-non_muslim = In Nicht-Muslimischen Ländern
box-bot_recruit-poor_muslim = In Muslimischen Ländern mit Schlechter Regierungsführung, mit dem besten Jihad-Modifikator
box-bot_travel_to-needs_cells = Dorthin, wo ein paar Zellen mehr einen Umfassenden Jihad erlauben würden
box-bot_travel_to-good_muslim = In Muslimische Länder mit Guter Regierungsführung
box-bot_travel_to-fair_muslim = In Muslimische Länder mit Mittelmäßiger Regierungsführung, mit dem besten Jihad-Modifikator
box-bot_travel_to-non_muslim = In Nicht-Muslimische Länder
box-bot_travel_to-poor_muslim = In Muslimische Länder mit Schlechter Regierungsführung, mit dem besten Jihad-Modifikator
box-bot_travel_from-adjacent = Aus einem Nachbarland des Ziels
box-bot_travel_from-auto_recruit = Von dort, wo Rekrutieren keinen Wurf braucht
box-bot_travel_from-fewest_cells = Von dort, wo die wenigsten Zellen sind
box-bot_plot-poor_when_tight = In Nicht-Muslimischen Ländern mit Schlechter Regierungsführung, bei Knappen Finanziellen Mitteln
box-bot_plot-fair_when_tight = In Nicht-Muslimischen Ländern mit Mittelmäßiger Regierungsführung, bei Knappen Finanziellen Mitteln
box-bot_plot-good_when_tight = In Nicht-Muslimischen Ländern mit Guter Regierungsführung, bei Knappen Finanziellen Mitteln
box-bot_plot-poor_with_troops = In Muslimischen Ländern mit Schlechter Regierungsführung, mit Truppen und einer aktiven Zelle
box-bot_plot-fair_muslim = In Muslimischen Ländern mit Mittelmäßiger Regierungsführung
box-bot_plot-good_muslim = In Muslimischen Ländern mit Guter Regierungsführung
box-bot_plot-non_muslim = In Nicht-Muslimischen Ländern
box-bot_plot-poor_muslim = In Muslimischen Ländern mit Schlechter Regierungsführung

box-bot_caliphate-wins = Würde das Kalifat das Spiel sofort gewinnen?
box-bot_caliphate-joined = Würde ein Nachbarland der Hauptstadt dazukommen?
box-bot_reroll = Ergab der Wurf die Haltung der USA?

priority-best_drm = mit dem besten Jihad-Modifikator
priority-easiest_minor = mit dem besten Modifikator für Eingeschränkten Jihad
priority-hardest_minor = mit dem schlechtesten Modifikator für Eingeschränkten Jihad
priority-most_unused = mit den meisten Zellen, die noch nicht gehandelt haben
priority-most_unused_active = mit den meisten aktiven Zellen, die noch nicht gehandelt haben
priority-no_prestige_by_disrupt = wo Zerschlagen das Ansehen nicht erhöhen würde
priority-prestige_by_disrupt = wo Zerschlagen das Ansehen erhöhen würde
priority-troops_for_prestige = mit Truppen, solange das Ansehen sinken kann
priority-abu_sayyaf = die Philippinen mit „Abu Sayyaf“, solange das Ansehen sinken kann
priority-neutral_muslim = Neutrale Muslimische Länder
priority-fair_non_muslim = Nicht-Muslimisch und Mittelmäßig
priority-not_destination = andere als das Ziel
priority-no_troops = ohne Truppen
priority-cells_over_militia = wo die Zellen die Milizen am weitesten übertreffen
priority-most_awakening = wo der Aufbruch die Reaktion am weitesten übertrifft
priority-caliphate_size = im größten Kalifat
priority-not_ally = nicht Verbündet
priority-worse_governance = am schlechtesten regiert
priority-lower_woi = mit dem schlechtesten Modifikator für Krieg der Ideologien
