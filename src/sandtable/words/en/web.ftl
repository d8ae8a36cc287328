# The table in the browser: what surrounds every game.

ui-home = Home
ui-close = Close
ui-next = Go on
ui-menu = Table
ui-language = Language
ui-theme = Light or dark
ui-opening = The table is being laid …
ui-reconnecting = Connection lost, trying again …
ui-you = you
ui-you-called = { $name } (you)
ui-your-name = Your name
ui-me = This is me
ui-me-short = Me
ui-me-about = You need no account. Your seats are kept in this browser; say here on which other devices they are yours too.
ui-me-another = Go on at another device
ui-me-another-about = The other device will have all your seats, and you play on wherever you are.
ui-me-offer = Show six words
ui-me-say = On the other device open this server, choose “Me”, and type these words; or let its camera read the picture.
ui-me-picture = A picture for the camera of the other device
ui-me-once = They can be used once, within ten minutes. Show them to nobody else.
ui-me-here = I have six words from another device
ui-me-words = six words
ui-me-as = From now on this device would be { $name }’s.
ui-me-as-somebody = From now on this device would belong to whoever gave you these words.
ui-me-along = All games on this device come along. Do it only if the words are your own.
ui-me-agree = That is me
ui-me-devices = My devices
ui-me-this = this one
ui-me-seen = used { $ago }
ui-me-revoke = Revoke
ui-me-revoke-which = Revoke { $name }
ui-me-revoke-about = A device that is revoked can look at nothing and play for you no more, at once. Your games stay.
ui-me-sure = Take all rights from it?
ui-me-file = A key in a file
ui-me-file-about = For a drawer: whoever has the file can play for you. It is listed among your devices and can be revoked.
ui-me-export = Save a key
ui-me-import = Use a key
ui-me-no-key = this file holds no key
ui-person = a person
ui-seat-open = free seat
ui-here = at the table
ui-away = away
ui-title-turn = ● Your turn: { $name }
ui-title-turns = ({ $count }) Sandtable
ui-title-waiting = ({ $count }) { $title }
ui-view = The table
ui-pair = { $name }: { $value }
ui-beside = Question and log
ui-tracks = Tracks
ui-tab-question = Question
ui-tab-hand = Hand
ui-tab-card = Card
ui-seats = Who sits where
ui-fold-card = Fold the card away
ui-unfold-card = Show the card
ui-tab-log = Log
ui-map = The map. Arrow keys move it, plus and minus zoom.
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-all = See the whole map


## Home

ui-description = Sandtable: a table for strategic board games
ui-tagline = Strategic games with their complete rules, and an opponent whenever you want one.
ui-new-game = New game
ui-my-games = My games
ui-pages = Pages
ui-new-game-of = New game: { $name }
ui-continue = Continue
ui-continue-since = Your turn, asked { $ago }
ui-group-turn = Your turn
ui-group-waiting = Waiting
ui-group-over = Finished
ui-group-empty = Nothing here now.
ui-no-games = No games yet. Choose one: two clicks, and you sit at the table.
ui-no-more-games = No other games
ui-look-at-table = Look
ui-learn = Learn
ui-learn-which = Learn { $name }: the next lesson
ui-lessons = Lessons
ui-lessons-done = { $done } of { $of } done
ui-lesson-done = (done)
ui-lesson-step = Go on, step { $step }
ui-lesson-begin = Begin
ui-guided-about = The lessons begin in a real position: no rules to read first.
ui-import = Take up a saved game
ui-import-about = You take every seat that was a person's.
ui-import-failed = This file is not a save that can be taken up: { $reason }
ui-over = The game is over
ui-waiting-short = Waiting
ui-forget = Remove from this list
ui-forget-sure = Take it off this list? Your seat is kept.
ui-bring-back = { $count ->
        [one] Bring back the game that was removed
       *[other] Bring back { $count } games that were removed
    }
ui-import-no-save = it is not a save of this program
ui-forget-which = Remove { $name } from this list
ui-watch = Watch
ui-against = against { $names }
ui-turn-number = turn { $turn }
ui-waits-for = Waiting for { $name }
ui-last-move = { $ago }: { $what }
ui-last-adjusted = The table was adjusted by hand.


## A new game

ui-who-plays = Who plays?
    .about = One click each; several seats may be yours, or a friend's.
ui-sits-me = You
ui-sits-program = Program
ui-sits-open = Friend
ui-strength = { $tenths ->
        [0] Hardly ever wins against { $opponent }, in { $games } games that were measured.
        [10] Wins nearly always against { $opponent }, in { $games } games that were measured.
       *[other] Wins about { $tenths } of 10 games against { $opponent }, by { $games } that were measured.
    }
ui-strength-level = { $opponent } ({ $level })
ui-how-program = How does the program play?
ui-program-apart = Choose seat by seat
ui-program-together = The same for all seats
ui-who-plays-which = Who plays { $name }
ui-options = Options
ui-options-printed = all as printed
ui-begins = { $who }. It is kept after every answer.
ui-begins-me = you play { $sides-the }
ui-begins-program = { $opponent-short } plays { $sides-the }
ui-begins-level = { $opponent-short }, { $level }, plays { $sides-the }
ui-begins-open = { $count ->
        [one] a friend plays { $sides-the }: you get a link to send
       *[other] friends play { $sides-the }: you get links to send
    }
ui-begins-with = with { $what }
ui-begins-what = { $name } ·
ui-level = Level
ui-opponent-level = { $opponent-short }, { $level }
opponent-program = a guest program
    .name = Guest program
    .short = a guest program
    .about = It comes from elsewhere, let in by whoever keeps this server, and sees what its side may see. Where it fails, a rule of thumb goes on, and the log says so.
opponent-random = a random player
    .name = Random
    .short = a random player
    .about = It answers with any legal move: a gentle partner for learning the table.
ui-table-name = Name of the table, if you like
ui-yes = yes
ui-no = no
ui-begin = Begin
ui-no-answer = the server does not answer
ui-answered = the server answered { $status }
ui-failed = That did not work: { $reason }


## Joining

ui-join = Join a game
ui-join-about = You are invited to play { $game }.
ui-term-lesson = It is a guided game: its position and its first dice were chosen for the lesson.
    .short = guided
ui-term-save = It goes on from a save that the other player brought.
    .short = from a save
ui-term-position = It starts from a position that the other player chose.
    .short = chosen position
ui-term-script = Its dice follow a script that the other player may know.
    .short = scripted dice
ui-term-hints = Whoever is asked may take a hint; all are told when somebody does.
    .short = hints
ui-term-deck = It is played with a deck that the other player brought: what its cards say is below.
    .short = own deck
ui-join-deck = { $name }: what its cards say
ui-join-waits = You would play { $side-the }.
ui-join-waits-by = { $count ->
        [one] { $names } waits for you to play { $side-the }.
       *[other] { $names } wait for you to play { $side-the }.
    }
ui-join-used = This invitation has been used: the seat is taken.
ui-join-go-on = To the table
ui-join-button = Sit down
ui-join-failed = This invitation cannot be used: { $reason }


## Questions

ui-question = The question
ui-all-options = All answers
ui-confirm = Confirm
ui-take = Choose
ui-undo = Take back
ui-reset = Take back the whole turn
ui-redo = Give again what was taken back
ui-ask-undo = Ask the others
ui-thinking = { $side-The } { $side-number ->
    [many] are
   *[other] is
} thinking
ui-waiting = Waiting for { $side-the }
ui-pick-exactly = Pick { $most }. Picked so far: { $picked }
ui-pick-up-to = Pick up to { $most }. Picked so far: { $picked }
ui-pick-between = Pick { $least } to { $most }. Picked so far: { $picked }
ui-can-be-chosen = can be chosen
ui-invite = Invite someone to play { $side-the }: send this link.
ui-invite-loopback = This address is known only to this machine, which seems to be in no network. In one, start the server with: sandtable serve --host 0.0.0.0
ui-invite-start = This address is known only to this machine. For a friend in the same network, start the server with: sandtable serve --host 0.0.0.0 — and open this table at { $address }, then invite.
ui-invite-near = A friend in the same network can follow this link: this machine is known there as { $address }
ui-copy = Copy
ui-copied = Copied


## Plans

ui-plan = Plan it
ui-plan-panel = The plan
ui-plan-title = { $what }{ $count ->
        [0] {": "}where?
        [one] {" "}in one space
       *[other] {" "}in { $count } spaces
    }
ui-plan-row = Row { $number }, { $place }
ui-plan-way = { $from } → { $to }
ui-plan-remove = Take { $place } out of the plan
ui-plan-add = { $what }: point, or type a name
ui-plan-add-it = Add
ui-plan-also = Also
ui-plan-more = { $count } more
ui-plan-later = Comes after what stops the plan before it.
ui-plan-halted = Something came between: the rest of the plan is not what it was. Change it, or go on.
ui-plan-waits = { $place } was planned for after a success. Go on, change the plan, or stop here.
ui-plan-again = The table has changed. Your plan was tried again.
ui-plan-only-if = only if { $place } succeeds
ui-plan-stop = Stop here
ui-plan-earlier = { $place } earlier
ui-plan-later-than = { $place } later
ui-plan-from = from
ui-plan-told = { $rows }. { $sums }
ui-plan-die = Then a die is rolled.
ui-plan-revealed = Then something hidden is shown.
ui-plan-others = Then it is up to { $side-the }.
ui-plan-carry-out = Carry it out
ui-plan-carrying = The plan is being carried out…
ui-plan-deals = Deals
ui-plan-drop = Drop
ui-plan-off = Step by step


## Real dice and cards

ui-dice = Dice and cards
ui-dice-digital = The computer rolls and deals
ui-dice-physical = Real ones, from your own box
ui-dice-physical_cards = My cards, your dice
ui-dice-physical_dice = Your cards, my dice
ui-unseen = My cards stay unseen
    .about = You name of your own cards only those that you play, discard or are asked for.
ui-dice-fair = The seed of all dice and shuffles is fixed before the first question, and shown after the last.
ui-on-board = { $count ->
        [one] On your board: one change
       *[other] On your board: { $count } changes
    }
ui-dice-physical_cards-about = You shuffle and deal at your table and say here which cards come up; the computer rolls. What differs between board and screen can be adjusted at any time.
ui-dice-physical_dice-about = You roll at your table and say here what came up; the computer shuffles and deals. What differs between board and screen can be adjusted at any time.
ui-dice-physical-about = You roll, shuffle and deal at your table, and say here what came up. What differs between board and screen can be adjusted at any time.
ui-find = Number or name
ui-find-none = Nothing here is called that.
ui-find-more = { $count ->
        [one] and one more: type to find it
       *[other] and { $count } more: type to find them
    }
side-dealer = At the table
    .the = whoever rolls and draws
    .The = Whoever rolls and draws
ui-dealer-roll = Roll: { $what }
ui-dealer-draw = Draw: { $what }


## Adjusting the table by hand

ui-adjust = Adjust
ui-adjust-title = Adjust the table
ui-adjust-about = Choose a space on the map or a part below, and set it as it stands on your table. The step under way then begins again.
ui-adjust-part = What to adjust
ui-adjust-spaces = On the map
ui-adjust-none = none
ui-adjust-hidden = face down
ui-adjust-yes = ✓
ui-adjust-times = { $count } × { $name }
ui-adjust-less = { $what }: one less
ui-adjust-more = { $what }: one more
ui-adjust-list = separated by commas
ui-adjust-change = { $what }: { $old } → { $new }
ui-adjust-drop = Leave { $what } as it was
ui-adjust-nothing = Nothing changed yet.
ui-adjust-apply = { $count ->
        [0] Apply
        [one] Apply one change
       *[other] Apply { $count } changes
    }
ui-adjust-cancel = Cancel


## What happened, told beat by beat

ui-story = What happens
ui-told-card = The card that is told of
ui-since = Since your last answer
ui-since-count = { $count ->
        [one] One thing happened
       *[other] { $count } things happened
    }
ui-since-nothing = Nothing on the table is different now.
ui-since-more = and { $count } more, in the log
ui-again = Again
ui-pause = Pause
ui-resume = Go on
ui-step = Step
ui-faster = Pace ×{ $pace }
ui-skip = Skip
ui-key-space = Space
ui-from-to = { $from } → { $to }
ui-from-to-of = { $from } → { $to } of { $of }
ui-die = { $what-title }: { $pips }
ui-fold = Fold
ui-unfold = Unfold
ui-lines = { $count ->
        [one] one line
       *[other] { $count } lines
    }


## Before an answer

ui-percent = { $percent } %
ui-impossible = What cannot be done now
ui-explain = Explain
ui-hint = Hint
ui-hint-thinking = Looking ahead …
ui-hints = Hints
    .about = Whoever is asked may take a hint; all are told when somebody does.
ui-look-at = Look at { $what }
ui-ahead = If you choose { $what }
ui-ahead-places = { $count ->
        [one] One place to begin with.
       *[other] { $count } places to begin with.
    }
ui-ahead-best = { $count ->
        [one] One place:
       *[other] { $count } places, and the best of them:
    }
ui-ahead-known = { $what }: { $known }
ui-ahead-first = best
ui-ahead-next = 2nd
ui-ahead-nothing = Nothing changes yet.
ui-here-could = What you could do here
ui-here-not = What you could not
ui-here-nothing = Nothing, with what is asked now.
ui-here-others = What { $side-the } could do here
ui-roll = Roll
ui-back = Back
ui-undo-barred = It cannot be taken back: { $reason }.
ui-taken-back = The last answer was taken back.
ui-taken-back-by = { $side-The } { $side-number ->
    [many] have
   *[other] has
} taken back the last answer.
ui-asked-back = { $side-The } { $side-number ->
    [many] ask
   *[other] asks
} to take back the last answer. Dice and cards that were seen stay as they are.
ui-asked-back-own = You have asked the others to take back your last answer.
ui-grant-undo = Allow it
ui-refuse-undo = Refuse
ui-unask-undo = Leave it
ui-undo-answered = { $side-the } { $side-number ->
    [many] have
   *[other] has
} answered since then


## Log, piles, help

ui-chat = Talk at the table
ui-chat-say = Say something
ui-chat-send = Say
ui-chat-watcher = Somebody who watches
ui-chat-watches = { $name }, watching
ui-bell = Sound and notice on my turn
ui-bell-text = { $side-The } { $side-number ->
    [many] are
   *[other] is
} to answer.
ui-bell-sound-only = This browser forbids notices; there will be a sound.
ui-log = What happened
ui-log-all = Show everything
ui-log-empty = Nothing has happened yet.
ui-why = Why?
ui-piles = Piles
ui-count = ({ $count })
ui-heading = { $name }.
ui-rule = { $number } { $title }.
ui-save = Save
ui-help = Help
ui-aid = Player aid
ui-aid-find = Find a rule, a card, a place or a term
ui-found-rules = Rules
ui-found-terms = Places and terms
ui-cards = Cards
ui-cards-about = All cards of { $name }, as they are printed.
ui-cards-find = name, text, number
ui-cards-where = Where
ui-cards-kind = Kind
ui-cards-hand = In my hand
ui-cards-now = On the table
ui-cards-effect = In effect
ui-cards-played = Played
ui-cards-removed = Removed
ui-cards-out = Still out
ui-cards-count = { $count } of { $of } cards
ui-cards-all = All { $count } cards that speak of it
ui-help-table = The question is always in its box. Answer with its buttons, on the map where something glows, with the cards of your hand, or with the keyboard. Point at anything, or tap it, to see it in full, and at the numbers in the log to read the rule; Explain says all that is known about the answers. Point at an answer, or hold a finger on it, to see on map and tracks what it would change; only a click or a tap gives it. At a table that is all your own, Adjust changes anything by hand.
ui-keys = Keys
ui-key-option = the answer with this key
ui-key-arrows = go through the answers; on the map, move it
ui-key-enter = take the answer, or confirm several
ui-key-undo = take back
ui-key-reset = take back the whole turn
ui-key-redo = give again what was taken back
ui-key-escape = clear what you picked
ui-key-story = while it is told what happened: pause, step, pace, skip
ui-key-again = tell once more what happened
ui-key-aid = the player aid with the rules
ui-key-zoom = zoom in, zoom out, see everything
ui-key-help = this help


## Hot-seat

ui-curtain = { $side-The } { $side-number ->
    [many] are
   *[other] is
} to answer
ui-curtain-about = Hand the screen over. Nobody else should look now.
ui-curtain-draw = I play { $side-the }: show the table


## The end

ui-wins = { $side-The } { $side-number ->
    [many] win
   *[other] wins
}
ui-you-won = You have won.
ui-you-lost = You have lost.
ui-outcome = How it ended
ui-course = The course of the game, turn by turn
ui-course-goal = victory
ui-turnings = Turning points
ui-signed = { $sign }{ $value }
ui-value-of = { $value }/{ $of }
ui-play-again = Play again
ui-next-level = Next level
ui-chronicle = Keep the chronicle
ui-chronicle-turn = Turn { $turn }
ui-chronicle-map = The map at the end of this turn; what has changed is outlined
ui-chronicle-turns = { $count ->
        [one] One turn.
       *[other] { $count } turns.
    }
ui-proof = The dice were fair
ui-proof-about = Before the first question the server published a fingerprint of the seed of all dice and shuffles. Here is the seed: its SHA-256 is that fingerprint.
ui-proof-good = Before the first question the server published a fingerprint of the seed of all dice and shuffles. Your browser has just checked it: the seed below is the one that was promised.
ui-proof-bad = The seed below does not match the fingerprint published before the first question.
ui-seed = Seed
ui-commitment = Fingerprint


## What becomes of a table

ui-keeping = Keeping this table
ui-pace = Waiting for one another
ui-pace-none = For as long as it takes
ui-pace-absence = { $days ->
    [one] Whoever does not answer for a day can be replaced.
   *[other] Whoever does not answer for { $days } days can be replaced.
 }
ui-pace-clock = { $days ->
    [one] A turn has one day, and each player has a bank of { $bank } days for all turns.
   *[other] A turn has { $days } days, and each player has a bank of { $bank } days for all turns.
 }
ui-pace-about = Nobody loses for being late: the others may let a program or a friend play on, and whoever comes back to a program takes the seat again.
ui-time-left = Time left for { $name } to answer: { $time }.
ui-time-left-you = You have { $time } left to answer.
ui-bank-left = Of that, { $time } are from the bank.
ui-the-side = { $side-the }
ui-out-of-time = The time to answer is over for { $name }. Somebody else may play on at this seat.
ui-out-of-time-you = Your time is over, but you can still answer: until you do, the others may let somebody else play here.
ui-replace-program = Let this program play
ui-replace-friend = Ask a friend
ui-watching = { $count ->
    [one] one person watches
   *[other] { $count } people watch
 }
ui-pass-seat = My seat: { $side }
ui-pass-about = If you have to leave, a friend or a program can play on. You then see no more of this seat than everybody does.
ui-pass-offer = Offer it to a friend
ui-pass-link = Whoever opens this link first has the seat; until then it is yours.
ui-pass-keep = Keep the seat
ui-pass-program = The program that plays on
ui-pass-resign = Leave it to a program
ui-pass-sure = You can come back and take the seat again.
ui-rests = A program plays for you ({ $side }).
ui-take-again = Take the seat again
ui-stands-in = { $program }, for { $name }
ui-kept-days = { $days ->
        [one] This table is kept for a day after the last thing that happens here.
       *[other] This table is kept for { $days } days after the last thing that happens here.
    }
ui-kept-on = This table is kept for as long as its server is.
ui-kept-until = Kept until { $date }
ui-wish-archive = The open archive
ui-wish-archive-about = Finished games can belong to an open archive, for whoever studies how people play. Names and talk are left out; everybody who plays here must agree.
ui-wish-archive-yes = Give this game to the archive
ui-wish-archive-not = Do not give it
ui-wish-archive-yours = You agree that this game belongs to the archive once it is over.
ui-wish-delete = Removing the table
ui-wish-delete-about = A table is removed with its whole game, its names and its talk when everybody who has a seat wishes it.
ui-wish-delete-yes = Remove this table
ui-wish-delete-sure = It is removed at once, for good. Are you sure?
ui-wish-delete-sure-all = The others are asked. When all agree, it is removed for good. Are you sure?
ui-wish-delete-not = Keep this table
ui-wish-delete-yours = You wish that this table is removed.
ui-wished = Agreed: { $names }.
ui-wished-not = Not yet: { $names }.
ui-would-remove = { $name } would like to remove this table.
ui-would-remove-side = { $side-The } would like to remove this table.
ui-gone = This table was removed, as all who played here wished.


## Analysis

ui-analysis = Analysis
ui-analysis-progress = Looking ahead from moment { $done } of { $of } …
ui-analysis-luck = luck until the next { $luck }
ui-analysis-see = See it in the replay
ui-analysis-keep = Keep this page
refusal-what-if-over = this game is over; play on from a step of it instead
ui-what-if = What if …
ui-what-if-about = A table of your own that begins where this one stands. Of the step under way your own answers are given again, up to the first roll or the first answer of somebody else. What you cannot know is dealt anew, and nothing that you do there touches this table.
ui-what-if-frame = What if: only you play here, and nothing of it counts. What was hidden has been dealt anew.
ui-what-if-name = What if: { $name }
ui-term-what_if = It is a trial of one's own: what was hidden has been dealt anew, and nothing of it counts.
    .short = What if
ui-step-link = A link to this step
ui-step-linked = Copied: the link to this step
ui-figures = My figures
ui-figures-none = When your first game is over, it is counted here.
ui-figures-game = Game
ui-figures-side = Side
ui-figures-against = Against
ui-figures-won = Won
ui-figures-played = Played
ui-figures-export = Export my plays
ui-figures-sums = { $games ->
    [one] one game is over, { $won } won
   *[other] { $games } games are over, { $won } won
 }
ui-play-on = Play on from here
ui-play-on-from = Play on from step { $step }
ui-play-on-level = { $name }, { $level }


## Replay

ui-replay = Replay
ui-replay-of = Replay: { $name }
ui-replay-moment = Step { $at } of { $last }
ui-replay-first = To the beginning
ui-replay-back = One note back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-forward = One note on
ui-replay-last = To the end
ui-replay-table = Back to the table


## Guide

ui-guide-step = Step { $step } of { $steps }
ui-guide-strayed = Any answer would be legal here, but this lesson follows another one: the one that glows.

# Refusals of the server
refusal-nobody-named = nobody is named for seat { $seat }; expected { $expected-comma }, an agent or an opponent
refusal-physical-one-person = real dice and cards need everybody at one table: all seats of people must be yours
refusal-position-other-game = the position is for { $got }, the table for '{ $title }'
refusal-import-seat = in this save { $seat } is played by { $who }; expected { $expected-or }
refusal-save-no-game = the save is damaged: it does not describe a game
refusal-serve-workers = { $workers } processes cannot serve; expected 1 or more
refusal-serve-postgresql = several processes can share games only through PostgreSQL; give --database postgresql://...
refusal-serve-database = { $scheme } is not a database this server knows; expected a file name, sqlite or postgresql
refusal-serve-no-database = the games cannot be kept in { $database }: { $reason }
refusal-serve-taken = the games in { $database } are served by another process already; stop it first, or give another --database
refusal-database-newer = the database has version { $version }, and this program knows { $known }: it was made by a newer one; install that, or give another --database
refusal-text-too-long = what you bring along takes more than { $seconds } seconds to read, or more memory than it may
refusal-save-too-long = the save takes more than { $seconds } seconds to read, or more memory than a game needs
refusal-save-too-much = the save is longer than any game: expected at most { $entries } answers, { $adjusts } changes by hand, and { $pasts } games before this one
refusal-adjust-often = the table was changed by hand { $adjusts } times, which is as often as can be
refusal-ending = this server is about to end; try again in a moment
refusal-metrics-not-installed = there is nothing to count with; install sandtable[metrics]
refusal-setting = { $name } says { $value }; expected { $expected }
refusal-setting-file = { $name } cannot be read from { $file }: { $reason }
refusal-log-kind = a log is { $kinds-or }, not { $kind }
refusal-no-server = no server answers at { $address }: { $reason }
refusal-server-not-ready = the server at { $address } is not ready: { $reason }
refusal-root-path = { $path } is no path for a server; expected one such as /games
refusal-setting-negative = { $value } days or bytes cannot be; expected 0 or more
refusal-store-full = there is no space for another table here; those that are there go on
refusal-database-older = the database has version { $version }, and this program knows { $known }; start the server once, which brings it forward
refusal-backup-there = { $file } is there already, and a backup takes the place of nothing
refusal-no-backup = { $file } is no backup of games
refusal-cannot-write-here = nothing can be written to { $file }: { $reason }
refusal-prune-days = { $days } days are no time to wait; expected 1 or more
refusal-serve-port = { $port } is no port; expected 0 to { $last }
refusal-serve-address = cannot listen on { $host }:{ $port }: { $reason }
refusal-too-fast = that was too fast; wait a little and try again
refusal-too-many-imports = several saves are being taken up already; try again in a moment
refusal-too-many-sockets = there are too many connections from your address
refusal-message-size = a message may have { $bytes } bytes
refusal-request-size = this request may have { $bytes } bytes
refusal-no-document = this is not a JSON document with keys
refusal-field = { $field }: { $problem ->
        [missing] this is missing
        [extra_forbidden] this is not known here
        [union_tag_not_found] this is missing
        [union_tag_invalid] there is no message of this kind
        [string_type] this is not a text
        [int_type] this is not a whole number
        [bool_type] this is not true or false
        [list_type] this is not a list
        [dict_type] this is not a set of keys
        [model_type] this is not a set of keys
        [string_too_long] this text is too long
        [too_long] there are too many of these
        [too_short] there are too few of these
        [string_pattern_mismatch] this text has letters that are not allowed here
       *[other] this is not what is expected here
    }
refusal-half-sent = the rest of this request did not come in time
refusal-cannot-be-kept = there is something in it that cannot be kept, such as a letter that no text has
refusal-host = this server is not called { $host }; whoever runs it can name the hosts to serve
refusal-origin = pages from { $origin } may not talk to this server
refusal-content-type = send JSON, with the content type application/json
refusal-address = the address holds something that is not expected there
refusal-not-here = this cannot be asked here
refusal-no-page = there is no such page
refusal-client-not-built = The server runs, but the browser client has not been built. Run "make play" in the project's folder: it builds the client and starts the server again.
refusal-manual-not-built = The manual has not been built. Run "make docs" in the project's folder.
refusal-no-table = there is no such table
refusal-no-tutorial = there is no guided game { $tutorial }; there are: { $tutorials-comma }
refusal-no-moment = there is no moment { $ply }; the last is { $last }
refusal-unavailable = the games cannot be read or written just now; try again
refusal-internal = something went wrong on the server; the game is unchanged
refusal-table-newer-rules = this table follows rules version { $rules }; this server knows { $known }
refusal-table-damaged = this table is damaged in the database, and cannot be opened
refusal-token = this token opens no seat at this table
refusal-code = this code opens no seat here, or somebody has used it already
refusal-seat-gone = the seat is not yours any more: it has passed on, or this device was revoked
refusal-no-person = nobody plays with this key; it may have been revoked
refusal-device-code = these six words are not right, too old, or used already
refusal-no-device = you have no such device
refusal-last-device = this is your last device; without it nobody could open your seats
refusal-devices = one person may have { $most } devices
refusal-no-stand-in = no program { $name } can play there; there are { $expected }
refusal-watching = you are watching; that is for those who have a seat
refusal-hints-not-agreed = several people play here, and hints were not agreed upon when the table was set up
web-seat-resigned = (leaves the seat; a program plays on)
web-seat-offered = (offers the seat to somebody else)
web-seat-taken-again = (has taken the seat again)
web-seat-accepted = (has taken over this seat, which was offered)
web-seat-replaced = (was waited for too long; until they come back, a program plays here)
web-seat-offered-by-others = (was waited for too long; the others offer the seat to somebody else)
refusal-not-anothers-seat = { $seat } is no seat of somebody else at this table
refusal-no-pace = it was not agreed upon, when this table was set up, for how long people wait for one another
refusal-not-out-of-time = whoever sits at { $seat } is not waited for, or still has time to answer
web-hint-taken = (has taken a hint)
refusal-no-watching = nobody may watch at this table
refusal-not-your-seat = you do not play { $seat }
refusal-save-players = until the game is over, only those who play may take its save
refusal-position-not-over = until the game is over, a position would show what the other player hides
refusal-analysis-not-made = the analysis has not been made yet: look at it until it is done
refusal-save-hidden = until the game is over, its save would show what the other player hides
refusal-hello-first = say hello first
refusal-moved-on = the table has moved on since then
refusal-somebody-faster = somebody else was faster; the table has moved on
refusal-undo-over = the game is over, and its seed has been shown

# The server says where it is
server-backup = { $tables ->
        [one] { $tables } table is
       *[other] { $tables } tables are
    } in { $file }.
server-restored = { $restored ->
        [one] { $restored } table was
       *[other] { $restored } tables were
    } brought back; { $there ->
        [one] { $there } was there already and was
       *[other] { $there } were there already and were
    } left alone.
server-exported = { $tables ->
        [one] { $tables } save is
       *[other] { $tables } saves are
    } in { $folder }.
server-dumped = { $tables ->
        [one] { $tables } finished play is
       *[other] { $tables } finished plays are
    } in { $file }, each recomputed from its seed; { $unproved } could not be and { $unproved ->
        [one] is
       *[other] are
    } left out.
server-prune = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } would be removed; --really removes.
server-pruned = { $tables ->
        [one] { $tables } table was
       *[other] { $tables } tables were
    } removed.
server-healthy = the server at { $address } is ready
server-ready = Sandtable is at { $address } (Ctrl-C ends it)
refusal-sign-in-both = people sign in at a provider or by a header of a proxy, not both
refusal-sign-in-client = to sign in at a provider, SANDTABLE_SIGN_IN_CLIENT and SANDTABLE_SIGN_IN_SECRET must be set
refusal-sign-in-not-installed = there is nothing to sign in with; install sandtable[sign-in]
refusal-sign-in-proxy = the header { $header } is believed of named proxies alone; name them with --proxy
refusal-not-signed-in = you are not signed in
refusal-signed-in-otherwise = this browser is somebody’s who has signed in under another name
ui-sign-in = Sign in
ui-sign-in-about = At this host you can sign in: then all your devices are yours by that.
ui-signed-in = You are signed in as { $name }.


## What is told about the table itself

ui-more = More
ui-manual = Manual
ui-news = What is new
ui-news-english = This list is kept in English.
ui-about = About
ui-about-version = Version { $version }
ui-about-credits = Labyrinth: The War on Terror was designed by Volko Ruhnke, The Awakening by Trevor Bender, A Distant Plain by Volko Ruhnke and Brian Train. GMT Games publishes them and holds the rights to the games, their names and their art.
ui-about-independent = Sandtable is an independent project with no affiliation to any of them. Rules and cards are put in our own words, and you will enjoy it more with the game on your shelf. Map outlines are made with Natural Earth.
ui-about-free = Sandtable itself is free, under this licence:
ui-about-shipped = What it is made with, and the licences
ui-about-in-browser = In the browser
ui-about-in-manual = In the manual
ui-about-in-server = On the server
