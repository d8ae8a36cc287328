# Refusals of the table itself: what was wrong, and what was expected.

# Answers
refusal-not-text = { $key } is not a text; expected one of these keys as a text: { $options-comma }
refusal-not-offered = { $key } is not offered here; expected one of: { $options-comma }
refusal-same-option-twice = the same option was given twice
refusal-how-many-options = expected { $least } to { $most } of the options, got { $got }
refusal-how-many-exactly = expected { $count } of the options, got { $got }
refusal-nothing-asked = nothing is being asked at this table: the game is over
refusal-not-asked = the question is for { $asked }, not for { $seat }
refusal-analysis-not-over = the game is not over: an analysis would tell what is hidden
refusal-analysis-unseen = people kept their cards to themselves: of cards that nobody has named, nobody can say what they would have brought
refusal-analysis-no-craft = nobody knows how to look ahead in { $title }, so that its games cannot be analysed
refusal-not-over = the game is not over, and nothing is being asked
refusal-nobody-answers = nobody answers for { $seat } here; expected an agent for every seat that is asked
refusal-intentions = { $intentions } cannot be intended; expected intentions, each with a purpose and option keys
refusal-nothing-intended = none of the intentions answers what is asked now
refusal-agent-keys = the agent at { $seat } answered { $answer }; expected option keys
refusal-agent-answer = the agent at { $seat } was asked { $purpose }: { $reason }

# Taking back and adjusting
refusal-nothing-to-undo = there is nothing to take back
refusal-nothing-to-redo = there is nothing to give again: nothing was taken back, or it no longer fits
refusal-redo-others = that was the answer of { $seat }
refusal-no-ply = { $ply } is no ply; a ply is a whole number
refusal-no-such-ply = there is no ply { $ply }; the journal has { $plies }
refusal-no-step = { $step } is no step; a step is a whole number
refusal-no-such-step = there is no step { $step }; the steps are numbered from 0 to { $last }
refusal-no-history = this table keeps no history that far back
refusal-undo-chance = a die has been rolled or a card drawn since then
refusal-undo-revealed = something hidden has been shown since then
refusal-undo-answered = { $seat } has answered since then
refusal-adjust-over = the game is over; take something back before adjusting the table
refusal-adjust-others = somebody else plays here too; only a table of your own can be adjusted
refusal-adjust-key = { $key } is nothing that can be changed by hand here
refusal-adjustment = an adjustment is a document with the keys of a position

# Setting up
refusal-no-game = there is no game { $name }; there are: { $games-comma }
refusal-no-level = { $name } has no level { $level }; it has: { $levels-comma }
refusal-no-levels = { $name } has no level { $level }; it has no levels
refusal-no-option = { $title } has no option { $option }; it has: { $options-comma }
refusal-option-value = { $option } cannot be { $value }; expected one of: { $values-comma }
refusal-no-seat = { $title } has no seat { $seat }; it has: { $seats-comma }
refusal-seats = seats are given by name, such as { $example }, not as { $seats }
refusal-agents = agents are given by seat, not as { $agents }
refusal-no-agent = seat { $seat }: { $agent } is neither a player's name nor an agent that can answer
refusal-nobody-called = nobody called { $who } can sit at { $seat }; expected { $expected-comma }
refusal-seed = a seed is a whole number or a text, not { $seed }
refusal-seed-unwritable = the seed cannot be written down; expected a shorter number, or a text in Unicode
refusal-setup = a table is set up by a Setup, not by { $setup }
refusal-no-watcher = { $watcher } is no watcher, and cannot be told what happens
refusal-no-language = there are no words in { $language }; there are: { $languages-comma }

# Dice
refusal-die = die { $place } of the script is { $value }; a die shows 1 to { $sides }
refusal-dice = dice are a list of rolls, or one of { $physical }, not { $dice }
refusal-fortune = { $fortune } is no fortune; expected one with step_begins and below
refusal-below = { $below } does not draw; expected a function that gives a number below another
refusal-until = { $until } is not how far it can be looked; expected one of { $known-comma }
refusal-too-many-ways = chance can go more than { $most } ways from here; expected an answer that fewer dice and cards decide
refusal-course-key = a view has no { $key }; expected keys of it such as prestige, those inside others with dots between
refusal-unspeakable = { $thing } cannot be said; expected a message, a note, an option or a question
refusal-width = { $width } is no width; expected a number of characters from { $least } to { $most }
refusal-view-of-another = this is a table of { $title }, not of { $wanted }
refusal-no-vocabulary = { $title } has no list of actions for learning programs
refusal-nobody-learns = nobody learns: every seat is played by somebody; expected one of { $seats-or } to be left open
refusal-no-such-action = action { $action } is not offered now; expected one of the mask, for { $least } to { $most } options
refusal-samples = { $samples } is no number of worlds; expected 1 or more
refusal-no-table-to-imagine = { $seat } is played without a table, so there is none to imagine: an agent that looks ahead must not say looks_ahead = False, and sits at a table
refusal-script-ran-dry = the script of { $dice } dice ran dry: a roll for { $purpose } was needed

# Positions
refusal-position = a position is a document with keys (game, scenario, ...)
refusal-position-game = game: missing; a position names its game
refusal-document-position = a position is a document of keys, lists, texts and numbers, and not too deep
refusal-document-adjustment = an adjustment is a document of keys, lists, texts and numbers, and not too deep
refusal-unknown-key = { $key }: not known here; expected one of: { $keys-comma }
refusal-no-number = { $key }: { $value } is not a whole number
refusal-not-between = { $key }: { $value } is not between { $least } and { $most }
refusal-no-flag = { $key }: { $value } is not true or false
refusal-no-mapping = { $key }: { $value } is not a set of keys
refusal-no-list = { $key }: { $value } is not a list
refusal-no-word = { $key }: { $value } is not a text
refusal-missing-key = { $key }: missing
refusal-no-such-value = { $key }: { $value } is not one of: { $values-comma }

# Files
refusal-file-unreadable = cannot read { $file }: { $reason }
refusal-file-no-text = { $file } is damaged: it is not text
refusal-file-name = { $file } is no name of a file
refusal-cannot-write = Cannot write { $file }: { $reason }.
refusal-file-no-name = cannot read { $file }: that is no name of a file

# Saves
refusal-no-save = this is not a Sandtable save
refusal-save-format = the save has format { $format }; this program reads formats up to { $known }
refusal-save-damaged = the save is damaged: its contents do not match its checksum
refusal-save-unwritable = the save is damaged: it is too deep, or has a text in it that is no Unicode
refusal-save-key = the save does not describe a game: { $key } is { $value }
refusal-save-step = the save does not describe a game: a step is { $step }, not a ply and a hash
refusal-save-newer-rules = the save follows rules version { $rules }; this program knows { $known }
refusal-save-departs = the replay departs from the record at step { $step } (ply { $ply })
refusal-save-steps = the record has { $recorded } steps, the replay { $replayed }
refusal-save-seats = the save does not say who sits where: its seats are { $seats }
refusal-save-unnamed-agent = seat { $seat } was played by an agent without a name; give it again (agents=, or --seat { $seat }=program:COMMAND)
refusal-save-cut-short = { $file } is damaged or was cut short: it is not a whole JSON document
refusal-journal-list = a journal entry is { $entry }; expected a list that starts with a seat or a die
refusal-journal-entry = a journal entry is { $entry }, which no seat or die at this table could have given
refusal-journal-goes-on = the game ended at ply { $ply }, but the journal goes on
refusal-replayed-answer = ply { $ply } ({ $purpose }): { $reason }
refusal-replayed-other = ply { $ply }: the rules ask { $purpose }, the journal has { $who } { $value }

# Programs at a seat
refusal-seat-line = the line is too long; a line has no more than { $bytes } bytes
refusal-seat-json = that is no JSON object on a line of its own, in UTF-8, with each field once
refusal-seat-type = { $type } is no type of message; expected one of: { $types-comma }
refusal-seat-missing = { $type }: the field { $field } is missing
refusal-seat-unknown = { $type }: there is no field { $field }
refusal-seat-field = { $type }: { $field } cannot be { $value }
refusal-seat-hello-first = say hello first
refusal-seat-hello-twice = hello has been said already
refusal-seat-not-asked = question { $number } has not been asked
refusal-seat-nothing-asked = nothing is being asked
refusal-seat-asides = no more than { $asides } things can be asked back before an answer
refusal-seat-protocol = the program at { $seat } speaks version { $got } of the protocol; expected version { $known }
refusal-seat-refused = the program at { $seat } was refused { $tries ->
        [one] once
       *[other] { $tries } times, in the end
    }: { $reason }
refusal-seat-stays = the program has not ended though it was told good-bye
refusal-seat-on-purpose = this is refused on purpose, whatever it is; answer the question again
refusal-seat-late = the program at { $seat } has not answered within { $seconds } seconds
refusal-seat-ended = the program at { $seat } has ended
refusal-seat-ended-saying = the program at { $seat } has ended; its last words: { $said }
refusal-seat-no-program = { $command } cannot be started: { $reason }
refusal-seat-goes-on = who plays { $seat } cannot be changed when a game goes on; only a program is named anew (SEAT=program:COMMAND)
refusal-seat-command = { $command } is no command; expected a program with its arguments, quoted as in a shell
refusal-join-address = { $address } is neither a table (http://HOST/#/table/ID, with --seat-key) nor an invitation (http://HOST/#/join/ID/CODE)
refusal-join-seats = the key opens { $seats-comma }; a program plays one seat
refusal-join-gone = the server has gone: { $reason }
refusal-join-removed = the table has been removed
refusal-join-server = the server says something that is not understood here; is it of another version?
refusal-needs-web = the server is not installed here, which brings what is needed to join one: pip install 'sandtable[web]'
refusal-assistant-stands = nobody sits at a table yet: sit down first, or take a game up
refusal-assistant-alone = { $seat } is the one person's seat; every other seat is played by an opponent
refusal-assistant-several = one person plays here, not { $seats-comma }
refusal-serve-program = { $text } names no program; expected NAME=COMMAND, each name once, of small letters, digits and _
refusal-no-count = { $value } is not a number from { $least } to { $most }
refusal-no-percent = { $value } is not a number of percent up to 50
refusal-no-seconds = { $value } is not a number of seconds
