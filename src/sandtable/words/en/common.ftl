# Words that every game uses.


## Lists and joints: $left and $right are what stands before and after

list-nothing = nothing
list-one = { $text }
list-comma = { $left }, { $right }
list-semicolon = { $left }; { $right }
list-and = { $left } and { $right }
list-or = { $left } or { $right }
join-dot = { $left } · { $right }
join-dash = { $left } — { $right }
join-space = { $left } { $right }
join-sentences = { $left } { $right }


## Setting up

setting-scenario = Scenario
    .ask = When does it begin?


## Chance, and the table itself

die = { $pips }
# A die that gives one of several things of equal chance: what each face gives
die-gives = { $pips }: { $what }
die-again = { $pips }: roll again
number = { $number }

seat-dealer = the dealer
note-adjusted = The table is adjusted by hand: { $keys }.
note-objects = { $side-The } { $side-number ->
    [many] object
   *[other] objects
}; it is done anew.
note-why-weighed = It looked ahead: { $plans-semicolon }.
note-seat-lost = From now on somebody else answers for { $side-the }: { $reason }.
note-why-kept = It looked ahead and found nothing clearly better than what it does by rule of thumb: { $plans-semicolon }.
plan-weighed = { $plan-comma } { $percent } %


## Hints: the best plans of a moment; gain is signed, over what the rule of thumb would do

hint-says = { $worlds ->
        [one] Looked ahead in one world that you may imagine:
       *[other] Looked ahead in { $worlds } worlds that you may imagine:
    }
    .about = What is expected of each plan, as a share of games won, give or take a standard error; in brackets what it gains over the rule of thumb.
hint-plan = { $plan-comma }
hint-plan-there = { $plan-comma } ({ $places })
hint-row = { $number }. { $plan } { $percent } % ± { $error } ({ $gain })
hint-no-choice = There is only one answer: no hint is needed.
hint-unknown = Nobody knows how to look ahead from this question.
hint-unseen = Nobody has told the computer which cards you hold, so it cannot look ahead for you.
hint-nothing = There is nothing here to be compared.


## Analysis of a game that is over; shares of games won are in hundredths, and signed where they are differences

analysis-of = Analysis: { $name }
analysis-chances = Winning chances, moment by moment
    .about = How likely each side was to win before it was decided what to do, if all had gone on by their rules of thumb.
analysis-now = { $side }: { $percent } %
analysis-moment = Step { $step }: { $says }
analysis-moment-bare = Step { $step }
analysis-turnings = Turning points
analysis-turning = { $side }: { $from } % to { $to } %
analysis-turning-luck = { $side }: { $from } % to { $to } %, of which { $luck } by luck
analysis-turnings-none = The chances never changed much at once.
analysis-better = Where another play was better
    .about = By looking ahead in worlds that the side could imagine at that moment, from what it knew; give or take a standard error.
analysis-better-plan = { $plan }: { $gain } ± { $error }
analysis-better-none = No play was found that was plainly better than what was chosen.
analysis-played = played: { $plan-comma }
analysis-accounts = Play and luck
    .about = From the chances at the start to the end, in hundredths: what each side's own choices made of them (against its rule of thumb), the choices of the others, and luck, which is dice and cards against their expectation. Given away is what the better plays that were found would have brought, each by itself, added up.
analysis-side = Side
analysis-start = At the start
analysis-own = Own choices
analysis-others = Others' choices
analysis-luck = Luck
analysis-result = At the end
analysis-given-away = Given away
analysis-estimated = By a first estimate alone: of choices and luck nothing is said.
analysis-made = Made by looking ahead from every moment: small differences mean nothing.


## Checks: dice that must be high or low enough, and what came of them; .title is what a die was for

check = { $what-title }: { $pips }, needs { $needs }: { $verdict }
check-sum = { $what-title }: { $pips } { $modifiers-space } = { $sum }, needs { $needs }: { $verdict }
check-plus = + { $number } { $name }
check-minus = − { $number } { $name }
check-at-least = { $number } or more
check-at-most = { $number } or less
verdict-succeeds = succeeds
verdict-fails = fails
# What a line of the log follows that is no rule
cite-card = card { $number }


## Forecasts

forecast-at-least = { $number }+
forecast-at-most = { $number } or less
forecast-no-face = no die is low enough
forecast-every-face = any die
chance-sure = sure
chance-none = no chance
chance-percent = { $percent } %
