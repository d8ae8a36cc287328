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


## Setting up

setting-scenario = Scenario
    .ask = When does it begin?


## Chance, and the table itself

die = { $pips }
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
hint-nothing = There is nothing here to be compared.


## Checks: dice that must be high or low enough, and what came of them; .title is what a die was for

check = { $what-title }: { $pips }, needs { $needs }: { $verdict }
check-sum = { $what-title }: { $pips } { $modifiers-space } = { $sum }, needs { $needs }: { $verdict }
check-plus = + { $number } { $name }
check-minus = − { $number } { $name }
check-at-least = { $number } or more
check-at-most = { $number } or less
verdict-succeeds = succeeds
verdict-fails = fails


## Forecasts

forecast-at-least = { $number }+
forecast-at-most = { $number } or less
forecast-no-face = no die is low enough
forecast-every-face = any die
chance-sure = sure
chance-none = no chance
chance-percent = { $percent } %
