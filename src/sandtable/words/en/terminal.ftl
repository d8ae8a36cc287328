# What the terminal says, whatever is played.


## Asking

terminal-turn = { $side }: { $question }
terminal-several = Choose { $least ->
        [0] up to { $most }
       *[other] { $least } to { $most }
    } of these, separated by commas:
terminal-exactly = Choose { $most } of these, separated by commas:
terminal-prompt = >
terminal-dealer = { $what-ask }
terminal-roll = Roll for { $what }: what did the die show?
terminal-draw = Draw { $what }: which one is it?
terminal-roll-dice = Roll { $count } dice and type them in one line, in this order{ $times ->
        [1] {""}
       *[other] {" "}({ $times } times over)
    }: { $what }.
terminal-on-board = { $count ->
        [0] On your board nothing changes.
       *[other] On your board:
    }
terminal-put-back = Put back on your board:
terminal-read-on = { $asked } { $answered }
terminal-any-die = what comes of it
terminal-again = roll again
terminal-again-on = { $faces }: roll again
terminal-draw-hint = Type the number; several for as many draws in a row. Enter lists all { $count }.
terminal-draw-by-name-hint = Type a name or its beginning. Enter lists all { $count }.
terminal-unseen-hint = Type the number or the name of a card of yours. Enter lists all { $count }.
terminal-redo-hint = Before you took it back: { $what }. redo gives it again.
terminal-given-again = Given again: { $asked } { $answered }
refusal-roll-again = { $text }: roll again.
refusal-redo-how = Say redo, or redo all: not "{ $text }".
terminal-typed-too-much = Typed too much, and not used: { $unused }
refusal-no-numbers = "{ $text }" is no answer here. At a table with real dice or cards a number is never a place in a list: type a name or its beginning.
refusal-not-at-hand = { $where }
refusal-bad-die = "{ $text }" is no roll: a die shows 1 to 6.
refusal-bad-draw = { $text } cannot be drawn now: it is not where this draw is made.
refusal-nothing-called = There is nothing called "{ $text }".
refusal-ambiguous = "{ $text }" could be { $options }.
refusal-typed-no-text = That is not text: only UTF-8 can be read here.
refusal-too-long = That line has { $count } characters; at most { $most } can be read.
refusal-not-possible = Not { $thing }: { $reason }
refusal-ruled-out = Not { $thing }: { $reason } (rule { $rule })
refusal-not-an-option = "{ $text }" is not among the options. Type a number, a name or its beginning; ? lists the commands.
refusal-did-you-mean = There is no "{ $text }" here. Did you mean { $near }?
terminal-entry = { $name } { $value }
terminal-changed = »
terminal-pair = { $name }: { $value }
terminal-step = Step { $number }
terminal-place = { $seat } { $margin }
terminal-face-down = ?
terminal-tagged = { $tag } { $label }


## An opponent's plays

terminal-go-on = Enter goes on, why tells the reasons:
refusal-enter-first = Press Enter first; then you can answer.


## Passing the screen

terminal-curtain = It is the turn of { $side-the }. Pass the screen, then press Enter.


## Commands

terminal-help =
    An answer is a number, a name, or as much of a name as is clear; several are separated by commas.
    A command is written in full, or with a slash before it and then as short as is clear.
terminal-help-answers = What you can answer now:
terminal-command-undo = undo [list] [N]
    .about = take back the last answer; "undo list" shows the cards so far, "undo 12" goes back to the twelfth
terminal-command-redo = redo [all]
    .about = give again what was taken back, one answer at a time; "redo all" gives as much as still fits
terminal-command-adjust = adjust PATH VALUE
    .about =
        change anything on the table by hand, several things parted by semicolons; undo takes it back.
        A file may say it all: adjust changes.yaml
terminal-command-save = save [FILE]
    .about = write the game to a file
terminal-command-log = log [N or > FILE]
    .about = the last N lines of the log (20); "log > game.md" writes all of it down, as text, Markdown or HTML
terminal-command-look = look NAME
    .about = a space of the map in full
terminal-command-card = card NUMBER
    .about = a card in full; its name will do
terminal-command-rules = rules [NUMBER or WORDS]
    .about = the chapters; "rules 8" reads on, "rules 8.4.2" is one rule with those below it, "rules recruit" looks for a word
terminal-command-hand = hand
    .about = your cards
terminal-command-board = board [full]
    .about = the table in brief: what is occupied or changed (») since you looked last; "board full" shows all of it
terminal-command-why = why [N]
    .about = an opponent's last play in full, with its reasons and rules; "why 2" is the one before
terminal-command-odds = odds
    .about = what is known about each answer at hand, and what cannot be done now, with the reason
terminal-command-hint = hint
    .about = the two or three best plans for this question, looked ahead from what you may know
terminal-command-position = position [FILE or PATH]
    .about = write the position down, with all that is hidden, as JSON or YAML; or show a part of it
terminal-command-help = help, ?
    .about = this list, and what the answers at hand mean
terminal-command-quit = quit
    .about = leave; the game is kept

refusal-unknown-command = There is no command { $text }; ? lists them.
refusal-command-alone = { $command } stands alone; what is "{ $text }" for?
refusal-needs-name = { $command }: which one?
terminal-saved = Saved to { $file }.
terminal-position-written = The position at the start of this step, with all that is hidden, is in { $file }.
terminal-taken-back = Taken back: { $asked } { $answered }
terminal-not-any-more = No longer so: { $text }
terminal-odds-warning = !
terminal-odds-cost = cost: { $cost }
terminal-hint-thinking = Looking ahead …
terminal-hint-taken = { $side-The } { $side-number ->
    [many] have
   *[other] has
} taken a hint.
refusal-hints-unagreed = Several people play here, and did not agree to hints: begin the game with --hints.
terminal-odds-nothing = There is nothing to foresee about this question.
terminal-odds-impossible = Not now:
terminal-no-log = Nothing has happened yet.
terminal-no-why = { $plays ->
        [0] There is no play to explain yet.
        [one] There is only one play to explain so far.
       *[other] There are only { $plays } plays to explain so far.
    }
terminal-undo-card = Card
terminal-undo-ply = Ply
terminal-undo-opening = What happened
terminal-undo-hint = "undo { $number }" goes back to the start of card { $number }.
terminal-gone-back = Back at the start of this card. { $title }
terminal-played-again = This card is played again. { $title }
terminal-no-cards = No card has been played yet.
refusal-no-such-card = There is no card "{ $text }" to go back to; "undo list" shows them.
terminal-adjusting = Adjustment:
terminal-adjusted = { $path }: { $old } → { $new }
terminal-adjusted-nothing = Nothing has changed.
terminal-begins-again = The step under way begins again.
refusal-adjust-how = Say what and how: adjust PATH VALUE, several parted by semicolons, or adjust changes.yaml. "position" writes all that can be adjusted; null takes a thing away.
refusal-adjust-value = { $path }: "{ $text }" cannot be read; write a number, a word, true, false, a list such as [1, 2], or null.
refusal-no-hand = Nobody's hand is open now.
refusal-no-odds = You are asked nothing now.
refusal-no-rule = There is no rule { $text }; "rules" lists the chapters.
refusal-bad-number = "{ $text }" is not a number of 1 or more.
terminal-rule = { $number } { $title }.
terminal-rules-hint = "rules 8" reads a chapter, "rules recruit" looks for a word.
terminal-rules-more = More: { $numbers }
terminal-transcript-end = The end
terminal-log-written = The log is in { $file }.
terminal-rule-title = { $number }: { $title }
terminal-no-autosave = The game cannot be kept ({ $reason }): save it yourself before you leave.


## Beginning and leaving

terminal-welcome =
    Sandtable: a table for board games on modern conflict.
    The games:
terminal-welcome-how =
    sandtable play               choose a game, a side and an opponent from a menu
    sandtable play GAME          the same for one game; --screen shows all on a full screen
    sandtable learn              the lessons: a game explained while you play it
    sandtable games, resume      what is kept, and go on with it
    sandtable serve              the table in your browser, alone or over the network
    sandtable transcript SAVE    a game written down; verify SAVE: whether its dice were fair
    sandtable sim GAME           many games by themselves, counted
    sandtable --help             every command; sandtable COMMAND --help says more about one

terminal-hint = Type ? for the commands, and for what the answers at hand mean.
terminal-over = The game is over. { $reason } { $winner-The } { $winner-number ->
    [many] win
   *[other] wins
} ({ $rule }).
terminal-over-hint = Commands still work; Enter leaves.
terminal-kept = The game is kept as { $name }; "sandtable resume { $name }" takes it up again.
terminal-kept-apart = Somebody has gone on with { $name } meanwhile: from here this game is kept as { $new }.
terminal-left = Left without a copy of the game.


## The lessons

learn-lesson = { $number }. { $title } ({ $name })
learn-done = done
learn-begun = go on at step { $page } of { $pages }
learn-hint = "sandtable learn 1" plays a lesson, or goes on with it; --again begins it anew.
learn-page = { $title }, step { $page } of { $pages }
learn-go-on = Enter goes on:
learn-over = The lesson is over. Play on as you like; quit leaves.
learn-kept = The lesson is kept: "sandtable learn { $number }" goes on here.
learn-left = The lesson is done. "sandtable learn" shows the others.
refusal-which-lesson = "{ $text }" could be several lessons: { $lessons-comma }
refusal-no-lesson = there is no lesson "{ $text }"; there are: { $lessons-comma }
refusal-lesson-strayed = Any answer would be legal here, but this lesson follows another one: { $wanted }.
refusal-lesson-adjusted = In a lesson nothing is changed by hand before its last step.


## The full screen

screen-telling = { $title } (Enter: the next line; F9: stop or go on; Escape: all at once)
screen-key-help = Help
screen-key-board = Board
screen-key-board-full = All
screen-key-why = Why
screen-key-odds = Odds
screen-key-undo = Undo
screen-key-pause = Pause
screen-key-skip = Skip
screen-key-quit = Quit
refusal-screen-small = a full screen needs a terminal of at least { $columns } columns and { $lines } lines; without --screen any size will do
refusal-screen-nobody = a full screen needs a terminal; without --screen the game is a stream of lines


## The games that are kept

games-none = No game has been played here yet.
games-hint = "sandtable resume NAME" goes on with one of them. They are files in { $folder }.
games-seat = { $side }: { $player }
games-person = a person
games-turn = { $side-the } to decide
games-dealer = a real die or card to come
games-over = Over: { $reason } { $winner-The } { $winner-number ->
    [many] win
   *[other] wins
}.


## The menu before a game

menu-which-game = Which game?
menu-side = You play
menu-all = Every side
    .about = One person at this screen, with open hands and undo without limit.
menu-opponent = { $side } played by
menu-level = Level of { $side-the }
menu-true = Yes
menu-false = No
menu-dice = Dice
menu-digital = Digital
    .about = The program rolls.
menu-physical = Real
    .about = You have the box on the table: you roll, for the opponent too, and type what you see.
menu-cards = Cards
menu-cards-digital = Digital
    .about = The program shuffles and draws.
menu-cards-physical = Real
    .about = You draw, for the opponent too, and type the number: with digital dice a line for each card.
menu-cards-unseen = Unseen
    .about = Real ones, and you keep yours to yourself: you name a card when you play or discard it.
menu-begin = Enter begins; a number or a name changes a line; quit leaves.
menu-keep = Type a number or a name; Enter keeps { $now }.
menu-again = The same without the menu: { $command }
opponent-human = another person
    .about = At this screen; a curtain hides your cards in between.


## Simulations

sim-title = { $games } games of { $game }, seed { $seed }
sim-progress = Playing
sim-title-each = { $games } games of { $game } for each figure, seed { $seed }
sim-against = Against
sim-player = Player
sim-plot-title = How often { $side-the } { $side-number ->
    [many] win
   *[other] wins
}
sim-plot-written = The plot is in { $file }.
sim-plot-about = Against { $rival }; { $games } games for each point, seed { $seed }; bars are 95% intervals.
sim-mixes = How often each side wins and its mean margin, by who plays
sim-mixes-plot = How often each side wins, by who plays
sim-mixes-about = { $games } games for each row, seed { $seed }; lines are 95% intervals.
sim-share-of = { $share } ({ $interval })
sim-mean-margin = { $mean } ({ $low } to { $high })
sim-at-seat = { $side }: { $player }
sim-setting = { $name }={ $value }
sim-victory = Victory
sim-victory-by = { $victory } ({ $rule })
sim-victory-forfeit = the other player did not play
sim-games = Games
sim-share = Share
sim-interval = 95% interval
sim-range = { $low } - { $high }
sim-all-of = { $winner } in all
sim-margin = Margin
sim-length = Length
sim-least = least
sim-median = median
sim-mean = mean
sim-most = most
sim-turns = Turns
sim-cards = Cards
sim-propaganda = Propaganda rounds
sim-questions = Questions
sim-written = The figures are in { $file }.
sim-forfeits = { $side-The } ({ $player }) lost { $games ->
        [one] one game
       *[other] { $games } games
    } by refusal; in game { $number } { $why }
sim-forfeit-raised = it raised { $why }
sim-forfeit-nonsense = it answered nonsense: { $why }
sim-forfeit-lost = { $why }
sim-forfeit-late = it thought longer than { $why } s
sim-rate = { $rate } games/s
sim-stopped = Stopped: { $games } of { $all } games were played, and all figures are of these.
sim-results-written = The games are in { $file }.
sim-goes-on = The games so far are in { $file }: "sandtable sim --resume { $file }" goes on.
sim-games-written = A row for each game is in { $file }.
sim-report-written = The report is in { $file }.
sim-paired = The same games by two players: who won more of them
sim-compared = Compared
sim-paired-players = { $one } less { $other }
sim-paired-against = { $one } less { $other }, against { $rival }
sim-paired-rivals = { $player } against { $one } less against { $other }
sim-paired-wins = Wins
sim-paired-alone = Won by one alone
sim-paired-counts = { $one } : { $other }
sim-paired-margins = Margin
sim-paired-p = p (McNemar)
sim-signed-range = { $low } to { $high }
sim-needed = For an interval of ±{ $width } { $games ->
        [0] there are games enough
        [one] one more game is needed
       *[other] { $games } more games are needed
    } ({ $what }).
sim-ratings = Ratings, on the scale of Elo (Bradley and Terry)
sim-rating = Rating
sim-seat = Seat
sim-course = The course: how likely each side is to win as a turn begins
sim-turn = Turn
sim-chance = { $side }
sim-deeds = What was played, and what it changes in the chance to win
sim-deed = Played
sim-deed-of = { $kind }: { $name }
sim-deed-card = Card
sim-deed-event = Event
sim-deed-operation = Operation
sim-deed-activity = Special activity
sim-times = A game
sim-effect = Effect
sim-deeds-more = { $count } more are in the files (--json, --report).
sim-tracks = The course of { $name }
sim-course-about = Means of { $games } games; bars are 95% intervals.
sim-speed = { $seconds } seconds, { $rate } games a second.


## Fair dice

analysis-written = The analysis is in { $file }.
verify-hash = The hash (SHA-256) of the seed is { $hash }. It must be the one that was shown before the first question.
verify-nothing = There is nothing to verify: no die was rolled and no card drawn in this part of the play.
verify-fair = Fair: all { $dice } dice and { $cards } cards are what the seed gives.
verify-unfair = Not fair: { $count ->
        [one] one die or card is
       *[other] { $count } dice or cards are
    } not what the seed gives.
verify-wrong-dice = Ply { $ply }: the die shows { $recorded }, the seed gives { $expected }.
verify-wrong-draw = Ply { $ply }: card { $recorded } was drawn, the seed gives card { $expected }.
verify-physical = Real dice and cards: there is nothing to recompute ({ $dice } dice, { $cards } cards).
verify-physical_dice = The dice were real: only the cards come from the seed.
verify-physical_cards = The cards were real: only the dice come from the seed.
verify-script = The dice of this game were a script; only its cards come from the seed.
verify-earlier = { $parts ->
        [one] One earlier part
       *[other] { $parts } earlier parts
    } of this game, played before it was taken up again, cannot be recomputed.

# Refusals of the shell
refusal-nothing-to-resume = there is no game to resume: none is kept in { $folder }
refusal-no-such-game = there is no game called { $name }; there are: { $games-comma }
refusal-which-game = { $name } could be { $games-or }
refusal-game-name = { $name } cannot be the name of a game: take letters, digits, dots and dashes, and a letter or digit first
refusal-game-name-taken = there is a game called { $name } already; "sandtable resume { $name }" goes on with it
refusal-name-a-game = say which game: sandtable { $command } GAME; there are: { $games-comma }
terminal-game-offered = { $name } ({ $title })
refusal-server-not-installed = the server needs more than is installed ({ $name }): pip install sandtable[web]
refusal-load-other-game = { $file } is a game of { $got }, not of { $title }
refusal-flags-together = { $one } and { $two } cannot be given together: the file says it all
refusal-flag-value = { $flag } { $text }: expected NAME=VALUE
refusal-flag-twice = { $flag } { $text }: { $name } is given twice
refusal-plot-svg = --plot { $file }: a plot is written as SVG; name the file something.svg
refusal-nobody-plays = no seat is left for a person; leave one of these to yourself, or let the others play with "sandtable sim": { $seats-comma }
refusal-sim-person = { $seat } cannot be played by a person in a simulation
refusal-player-spec = { $who } is no player: expected a name, module:Class or module:Class(name=value, ...)
refusal-player-literals = { $who }: { $arguments } are no arguments; expected numbers, texts, lists and the like as Python writes them
refusal-player-arguments = { $who } cannot be made in this way: { $reason }
refusal-player-not-made = { $who } cannot be made for { $seat }: it raised { $reason }
refusal-player-no-answer = { $who } is no player: it has no method "answer"
refusal-player-no-module = there is no module { $module }, neither in { $folder } nor where Python looks for modules
refusal-player-module = the module { $module } cannot be imported: { $reason }
refusal-player-no-class = { $module } has no class { $name }
refusal-player-not-installed = no package brings a player called { $name }; installed are: { $installed-comma }
refusal-sim-worker-died = whoever plays games { $first } to { $last } has ended its process { $tries } times
refusal-sim-workers-gone = those who play are gone, and there is no way to begin others
refusal-not-installed = { $what } is not installed: pip install sandtable[{ $extra }]
refusal-plan-no-game = { $file }: a run does not say which game it plays
refusal-plan-numbers = { $file }: a run plays 1 game or more, from number 0 or higher
refusal-results-there = { $file } is there already: "--resume { $file }" goes on with it
refusal-results-header = { $file } does not begin with a plan that can be played: it is no file of results, or a damaged one
refusal-results-format = { $file } is written in format { $format }; expected { $expected }
refusal-results-rules = { $file } was played by version { $got } of the rules of { $title }; they are at { $expected } now
refusal-results-line = { $file } is damaged: line { $line } is no game
refusal-results-overlap = { $file }: game { $number } is there twice
refusal-results-differ = { $one } and { $two } are results of different plans
refusal-sim-no-levels = nobody at this table has levels; there are: { $opponents-comma }
refusal-sim-no-level = there is no level { $level }; there are: { $levels-comma }
refusal-key-twice = { $key }: this key is there twice
refusal-file-kind = { $file } is not { $kind }: { $reason }
refusal-file-endless = { $file } is not a position: one thing lies in another without end
refusal-file-no-keys = { $file } is not a position: a position is a document with keys


## Programs at a seat: seat-check, join

seat-check-hello = says hello
seat-check-question = answers questions
seat-check-unknown = leaves aside what it does not know
seat-check-refused = answers again when it is refused
seat-check-taken-back = answers the newest question
seat-check-long = reads long lines
seat-check-end = ends when it is told good-bye
seat-check-right = { $game }: { $tried }: yes
seat-check-wrong = { $game }: { $tried }: no: { $wrong }
seat-check-passed = The program keeps to the protocol.
seat-check-failed = The program does not keep to the protocol.
join-name = { $name } (a program)
join-seated = { $name } plays { $side-the }. The key of the seat: { $key }
join-answered = { $asked } { $answered }
join-over = { $reason } The winner: { $winner-the } ({ $rule }).


## What assistants read (sandtable mcp)

mcp-instructions = A table for board games on modern conflict. First "games", then "sit_down" (or "take_up" a game that is kept). A game is the questions that its rules ask: read "question", answer by the keys of options with "answer", and so on until there is an outcome. Only legal options are offered. Ask "forecast" what is known about an option, "why_not" why something is none, "rule" and "card" for the rules in words. You see what your seat may see and nothing else.
mcp-games = The games, with their seats, options and whoever can play a seat.
mcp-sit-down = A new table. One seat is yours, opponents play the others (by seat: a player's name, or name:level). With real_dice you are asked what real dice and cards show, to help people at a real table.
mcp-take-up = Go on with a game that is kept on this machine (by its name; without one the newest), at which one person plays.
mcp-board = The table as text, as your seat sees it, and what is asked.
mcp-view = The table as data, as your seat sees it.
mcp-question = What is asked now: purpose, sentence, options with keys, and how many of them to pick. Null when the game is over.
mcp-log = The last lines of the log that your seat may read, with the rules they follow.
mcp-rule = A rule of a game by its number (8.4.2), and its parts.
mcp-card = What a card of a game says, by its number.
mcp-forecast = What the rules know about an option before it is chosen: chance, cost, consequences, warnings. Null if nothing.
mcp-why-not = Why something (a space, a country, an action) is not among the options, with the rule. Null if it is, or if nobody knows.
mcp-answer = Answer the question by the keys of options; what happens, and what is asked next.
mcp-undo = Take your last answer back, if no die was rolled, nothing was shown and nobody else has answered since.

## The command line: what each command and flag is for

# $games, $languages and $players are lists of what there is, as it is typed.
help-usage = usage:{" "}
help-positionals = arguments
help-optionals = options
help-description = A table for board games on modern conflict.
help-epilog = The games: { $games }. "sandtable COMMAND --help" says more about a command.
help-help = show this help and exit
help-version = show the version and exit
help-language = the language ({ $languages }): of this command or, as a command, from now on
help-plain = for screen readers and pipes: no colours, no frames, nothing beside anything
help-of-games = of { $whose }
help-a-file = a file
help-game = the game: { $games }
help-option = any option of the game
help-seed = the seed of all chance; the same seed gives the same dice and cards
help-seat = who plays a seat: human, program:COMMAND, or { $players }; in a simulation several, separated by commas, and players of your own: module:Class(name=value)
help-pause = wait for Enter after each play of an opponent (so it is at a terminal, unless --plain)
help-screen = board, hand, log and question side by side, by keys and mouse (sandtable[screen])
help-time-limit = how many seconds a program may take for an answer ({ $seconds })
help-save = a save of a finished game, as the table gives it
help-database = a SQLite file or a postgresql:// address ($SANDTABLE_DATABASE, or a file in your data folder)
help-play = play a game, all at one terminal; without a set-up, from a menu
help-play-dice = what is real and asked for: dice and cards (physical), dice alone, or cards alone (the program rolls); unseen: you name of your cards only those that you use
help-play-position = take a game up from a position (JSON or YAML)
help-play-load = go on with a saved game
help-play-open = one person plays all: open hands, undo without limit
help-play-hints = several people play, and agree that hints may be asked for
help-play-name = what the game is called in the list of your games (the game and a number)
help-learn = learn a game by playing a lesson; alone, list them
help-learn-lesson = which one: its number or its name
help-learn-again = from its beginning, however far you had come
help-games = list the games that are kept, the newest first
help-resume = go on with a game
help-resume-name = which one: its name or the beginning (the newest)
help-resume-open = one person plays all: open hands
help-resume-seat = the program that plays a seat
help-sim = let agents play many games and count
help-sim-games = how many games (100)
help-sim-first = the number of the first game (0)
help-sim-jobs = how many processes (1); the results do not depend on it
help-sim-on = who plays: this machine, or a cluster of Ray
help-sim-time-limit = who thinks longer about one answer loses the game
help-sim-levels = play a book opponent at these levels (all, or a,b,c)
help-sim-mixes = play every mix of these players (a,b) at the open seats
help-sim-courses = record how games went: turns, cards, operations (slower)
help-sim-plan = play what a plan file asks for
help-sim-results = write every game to a file as it ends
help-sim-resume = go on with such a file where it stopped
help-merge = count the results of several files together
help-merge-files = files that sim --results has written
help-merge-output = write them to one file
help-half-width = say how many games are still needed for such intervals
help-paired = compare the same games by different players (McNemar)
help-ratings = rate all players (Bradley-Terry, on the scale of Elo)
help-report = write everything as one page with pictures
help-plot = draw how often the first side wins
help-json = write the figures and all games to a file
help-csv = write a row for each game
help-parquet = the same for Arrow and pandas (extra: lab)
help-analyse = winning chances of a finished game, better plays, and luck
help-analyse-out = write a page that can be kept
help-analyse-quick = by the game's estimates alone, at once
help-analyse-playouts = how much is thought about each moment ({ $playouts })
help-serve = serve the table to browsers
help-serve-open = sit down and play: open the browser; on this machine alone without rate limits, on any port that is free
help-serve-host = the address to listen on ($SANDTABLE_HOST, or { $host })
help-serve-port = the port to listen on ($SANDTABLE_PORT, or { $port }; 0: any that is free)
help-serve-allow-host = a name under which browsers reach this server, besides its address ($SANDTABLE_HOSTS; may be repeated)
help-serve-proxy = the address of a proxy whose X-Forwarded-For is believed ($SANDTABLE_PROXIES; may be repeated)
help-serve-root-path = the path below which a proxy has the server, and which it takes off ($SANDTABLE_ROOT_PATH, or none)
help-serve-workers = how many processes ($SANDTABLE_WORKERS, or 1; more need PostgreSQL)
help-serve-unlimited = no rate limits, for measuring on your own machine ($SANDTABLE_UNLIMITED)
help-serve-deflate = press what goes over sockets, or do not ($SANDTABLE_DEFLATE; usually not on one machine or behind a proxy)
help-serve-log = plain lines, or lines of json ($SANDTABLE_LOG, or plain)
help-serve-metrics = figures for Prometheus at /metrics, for all to see ($SANDTABLE_METRICS)
help-serve-metrics-port = the same on a port of their own ($SANDTABLE_METRICS_PORT)
help-serve-keep-days = remove tables at which nothing has happened for so long ($SANDTABLE_KEEP_DAYS, or never)
help-serve-most-bytes = refuse new tables when so much is stored ($SANDTABLE_MOST_BYTES, or never)
help-serve-thinkers = how many processes think for opponents that look ahead ($SANDTABLE_THINKERS, or one less than processors)
help-serve-program = a program that visitors may choose as an opponent by its name ($SANDTABLE_PROGRAMS; may be repeated)
help-serve-dispatches = tell people who are away when it is their turn; where browsers reach this server ($SANDTABLE_DISPATCHES)
help-serve-mail = the server by which mail is sent, as mailtos://name:word@host?from=address ($SANDTABLE_MAIL)
help-serve-nearby = let people be told things at addresses of this host’s own network ($SANDTABLE_NEARBY)
help-serve-sign-in = let people sign in by OpenID Connect: its issuer ($SANDTABLE_SIGN_IN, with $SANDTABLE_SIGN_IN_CLIENT and $SANDTABLE_SIGN_IN_SECRET)
help-serve-sign-in-header = the header in which a proxy says who has signed in there ($SANDTABLE_SIGN_IN_HEADER)
help-backup = copy all games of a server into a file, as it runs
help-backup-file = a new file
help-restore = bring the games of a backup back, as it runs
help-restore-file = a backup
help-restore-replace = also games that are there, which become what they were
help-export = write the games of a server as saves
help-export-folder = where to
help-export-table = only this one (all)
help-dump = write the finished games whose people agreed as an archive
help-dump-file = a file with a save on each line
help-prune = remove the games that nobody goes on with
help-prune-idle = nothing has happened for so many days
help-prune-really = remove them; without it they are only listed
help-seat-check = see whether a program keeps to the seat protocol
help-seat-check-program = the program with its arguments, quoted as in a shell
help-seat-check-questions = how many it is asked in each game ({ $questions })
help-mcp = let an assistant play, by the Model Context Protocol over stdio
help-join = let a program play your seat at a table in the browser
help-join-address = the address of the table, or of an invitation to it
help-join-seat-key = the key of your seat; an invitation needs none
help-join-program = the program, quoted as in a shell
help-join-name = what it is called at the table (its own name)
help-deck = a deck of your own for A Distant Plain
help-deck-new = write a deck to start from
help-deck-check = say what is missing in a deck or cannot be
help-deck-show = show a card as the table will show it
help-deck-try = carry a text out, with answers by chance, and say what happened
help-deck-file = the deck, a file of TOML
help-deck-card = its number
help-deck-try-text = unshaded or shaded
help-deck-try-scenario = the scenario on which it is tried (the first)
help-deck-try-faction = who executes it (the first in the order of the card)
help-deck-try-seed = the seed of all chance, and of the answers
help-health = ask a server whether it is ready (else: exit code 2)
help-health-address = where it is (on this machine, at its usual port)
help-transcript = write a game down: text, Markdown or HTML
help-transcript-save = a save
help-transcript-out = where to (.txt, .md, .html; without one, the screen)
help-transcript-format = how, whatever the file is called
help-transcript-seat = as this seat may know it (without: as all may know it)
help-verify = recompute every die and card of a save
help-spoken = the language to be spoken from now on ({ $languages }); without one they are listed
help-completion = what a shell needs to complete sandtable's commands with Tab
help-completion-shell = which shell

## The command line: what is wrong with a line

usage-required = these are missing: { $names }
usage-unknown = not understood: { $names }
usage-choice = { $name }: { $value } is not to be had; there are { $known }
usage-value = { $name }: { $value } is no such value
usage-none = { $name } needs a value
usage-together = { $name } and { $other } do not go together
usage-ignored = { $name } takes no value: { $value }

# $spoken is 1 for the language that is spoken.
terminal-language = { $spoken ->
        [1] * { $language }  { $name }
       *[other] {"  "}{ $language }  { $name }
    }
