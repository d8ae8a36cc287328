# What the terminal says, whatever is played.


## Asking

terminal-turn = { $side }
terminal-several = Choose { $least ->
        [0] up to { $most }
       *[other] { $least } to { $most }
    } of these, parted by commas:
terminal-exactly = Choose { $most } of these, parted by commas:
terminal-prompt = >
terminal-roll = Roll one die: { $what }. What does it show?
terminal-draw = Draw { $what }. Which card is it?
terminal-ambiguous = "{ $text }" could be { $options }.
terminal-not-an-option = "{ $text }" is not among the options. Type a number, a name or its beginning; ? lists the commands.


## Passing the screen

terminal-curtain = It is the turn of { $side-the }. Pass the screen, then press Enter.


## Commands

terminal-help =
    An answer is a number, a name, or as much of a name as is clear; several are parted by commas.
    A command is written in full, or with a slash before it and then as short as is clear.
terminal-command-undo = undo
    .about = take back the last answer
terminal-command-save = save [FILE]
    .about = write the game to a file
terminal-command-log = log [N]
    .about = the last N lines of the log (20)
terminal-command-look = look COUNTRY
    .about = a country in full
terminal-command-card = card NUMBER
    .about = a card in full; its name will do
terminal-command-rules = rules 8.4.2
    .about = a rule, and those below it
terminal-command-hand = hand
    .about = your cards
terminal-command-board = board
    .about = the whole table
terminal-command-why = why [N]
    .about = the rules behind what just happened, and an opponent's reasons
terminal-command-position = position [FILE]
    .about = write the position down, with all that is hidden, as JSON or YAML
terminal-command-help = help, ?
    .about = this list
terminal-command-quit = quit
    .about = leave; the game is kept

terminal-unknown-command = There is no command { $text }; ? lists them.
terminal-needs-name = { $command }: which one?
terminal-saved = Saved to { $file }.
terminal-position-written = The position at the start of this step, with all that is hidden, is in { $file }.
terminal-taken-back = Taken back: { $asked } { $answered }
terminal-not-any-more = No longer so: { $text }
terminal-no-log = Nothing has happened yet.
terminal-no-why = Nothing to explain yet.
terminal-no-hand = Nobody's hand is open now.
terminal-no-rule = There is no rule { $text }.
terminal-bad-number = "{ $text }" is not a number.
terminal-cannot-write = Cannot write { $file }: { $reason }.
terminal-no-autosave = The game cannot be kept ({ $reason }): save it yourself before you leave.


## Beginning and leaving

terminal-hint = Type ? for the commands.
terminal-over = The game is over. { $reason } { $winner-The } wins ({ $rule }).
terminal-over-hint = Commands still work; Enter leaves.
terminal-kept = The game is kept in { $file }; "sandtable resume" takes it up again.
terminal-left = Left without a copy of the game.
terminal-nothing-to-resume = there is no game to resume: { $file } does not exist


## Simulations

sim-title = { $games } games of { $game }, seed { $seed }
sim-progress = Playing
sim-victory = Victory
sim-games = Games
sim-share = Share
sim-interval = 95% interval
sim-all-of = { $winner } in all
sim-length = Length
sim-least = least
sim-median = median
sim-mean = mean
sim-most = most
sim-turns = Turns
sim-cards = Cards
sim-questions = Questions
sim-written = The figures are in { $file }.
sim-speed = { $seconds } seconds, { $rate } games a second.


## Fair dice

verify-hash = The hash (SHA-256) of the seed is { $hash }. It must be the one that was shown before the first question.
verify-fair = Fair: all { $dice } dice and { $cards } cards are what the seed gives.
verify-unfair = Not fair: { $count ->
        [one] one die or card is
       *[other] { $count } dice or cards are
    } not what the seed gives.
verify-wrong-dice = Ply { $ply }: the die shows { $recorded }, the seed gives { $expected }.
verify-wrong-draw = Ply { $ply }: card { $recorded } was drawn, the seed gives card { $expected }.
verify-physical = Real dice and cards: there is nothing to recompute ({ $dice } dice, { $cards } cards).
verify-script = The dice of this game were a script; only its cards come from the seed.
verify-earlier = { $parts ->
        [one] One earlier part
       *[other] { $parts } earlier parts
    } of this game, played before it was taken up again, cannot be recomputed.
