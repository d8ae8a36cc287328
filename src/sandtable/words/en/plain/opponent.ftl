# The Non-players of A Distant Plain: what they looked at, and why they do what they do (8).
#
# box-<faction>-<box>   a question that chooses the operation
# step-<step>           a step of a procedure: the spaces it is for
# priority-<row>        the spaces that go before the others

note-why-yes = { $question } Yes.
note-why-no = { $question } No.
note-why-box = { $box }: { $spaces }.
note-why-not-box = { $box }: none.
note-why-closed-box = { $box }: not now.
note-why-step = { $step }: { $spaces }.
note-why-no-step = { $step }: none.
note-why-priority = Of these, { $priority }: { $spaces }.
note-why-random = Equal: { $spaces }. Rolled { $tan }, { $black } and { $green }, which is { $rolled }: { $space }.
note-why-drawn = Equal: { $spaces }. By lot: { $space }.
note-why-faction-drawn = By lot: { $faction-the }.
note-why-impossible = { $operation } can do nothing now.
note-why-poor = Fewer than { $count } Resources: pass.
note-why-no-special = No special activity can be done.
note-why-rich = Traffic would bring the Warlords to 75 Resources.
note-why-counter-narc = Counter-Narc: Traffic for a single Base is not worth it.


## The Warlords (8.5)

box-warlords-start = Are 6 or more Warlords pieces Available?
box-warlords-march = Are Warlords Resources and Bases together 50 or less?
step-warlords_rally_hide = Rally to hide, non-Pashtun with a Base, cubes and all Guerrillas Active
step-warlords_rally_base = Rally for a Base, with two Guerrillas and room
step-warlords_rally_guard = Rally to place, with a Base and no Guerrilla
step-warlords_rally_grow = Rally to place, with Guerrillas and no Base
step-warlords_rally_sow = Rally to place so that Cultivate is possible
step-warlords_rally_elsewhere = Rally to place anywhere
step-warlords_march_road = March onto an empty LoC
step-warlords_march_control = March where that ends Control
step-warlords_march_province = March into one more Province
step-warlords_terror_opposition = Terror at Opposition, as the Coalition is a Non-player
step-warlords_terror_support = Terror at Support, as the Taliban are Non-players
step-warlords_terror_either = Terror at Support or Opposition
step-warlords_cultivate = Cultivate
step-warlords_suborn_control = Suborn where that ends Control
step-warlords_suborn_taliban = Suborn against Taliban Guerrillas
step-warlords_suborn_government = Suborn against the Government


## What goes first

priority-population = the highest Population
priority-cultivate = where Cultivate could then place a Base
priority-warlord_base = with a Warlords Base
priority-by_base = where the Government Base does it
priority-road = LoCs first
priority-afghan = Pakistan last
