# Words that every game uses.


## Lists and joints: $left and $right are what stands before and after

list-nothing = nichts
list-one = { $text }
list-comma = { $left }, { $right }
list-semicolon = { $left }; { $right }
list-and = { $left } und { $right }
list-or = { $left } oder { $right }
join-dot = { $left } · { $right }
join-dash = { $left } – { $right }
join-space = { $left } { $right }
join-sentences = { $left } { $right }


## Setting up

setting-scenario = Szenario
    .ask = Wann beginnt es?


## Chance, and the table itself

die = { $pips }
# A die that gives one of several things of equal chance: what each face gives
die-gives = { $pips }: { $what }
die-again = { $pips }: noch einmal würfeln
number = { $number }

seat-dealer = die Spielleitung
note-adjusted = Der Tisch wird von Hand angepasst: { $keys }.
note-objects = { $side-Der } { $side-number ->
    [many] erheben
   *[other] erhebt
} Einspruch; es wird neu entschieden.
note-why-weighed = Vorausgeschaut: { $plans-semicolon }.
note-seat-lost = Ab jetzt antwortet jemand anderes für { $side-den }: { $reason }.
note-why-kept = Vorausgeschaut und nichts gefunden, was klar besser wäre als die Faustregel: { $plans-semicolon }.
plan-weighed = { $plan-comma } { $percent } %


## Hints: the best plans of a moment; gain is signed, over what the rule of thumb would do

hint-says = { $worlds ->
        [one] Vorausgeschaut in einer Welt, die du dir vorstellen kannst:
       *[other] Vorausgeschaut in { $worlds } Welten, die du dir vorstellen kannst:
    }
    .about = Was jeder Plan erwarten lässt, als Anteil gewonnener Spiele, plus/minus einen Standardfehler; in Klammern der Gewinn gegenüber der Faustregel.
hint-plan = { $plan-comma }
hint-plan-there = { $plan-comma } ({ $places })
hint-row = { $number }. { $plan } { $percent } % ± { $error } ({ $gain })
hint-no-choice = Es gibt nur eine Antwort: Ein Tipp ist nicht nötig.
hint-unknown = Bei dieser Frage kann niemand vorausschauen.
hint-unseen = Niemand hat dem Computer gesagt, welche Karten du hast; also kann er nicht für dich vorausschauen.
hint-nothing = Hier gibt es nichts zu vergleichen.


## Analysis of a game that is over; shares of games won are in hundredths, and signed where they are differences

analysis-of = Analyse: { $name }
analysis-chances = Gewinnchancen, Moment für Moment
    .about = Mit welcher Wahrscheinlichkeit jede Seite gewonnen hätte, bevor jeweils entschieden war, was geschieht, hätten danach alle nach ihren Faustregeln weitergespielt.
analysis-now = { $side }: { $percent } %
analysis-moment = Schritt { $step }: { $says }
analysis-moment-bare = Schritt { $step }
analysis-turnings = Wendepunkte
analysis-turning = { $side }: von { $from } % auf { $to } %
analysis-turning-luck = { $side }: von { $from } % auf { $to } %, davon { $luck } durch Glück
analysis-turnings-none = Die Chancen haben sich nie auf einmal stark verändert.
analysis-better = Wo ein anderer Zug besser war
    .about = Vorausgeschaut in Welten, die sich die Seite in diesem Moment mit ihrem Wissen vorstellen konnte; plus/minus einen Standardfehler.
analysis-better-plan = { $plan }: { $gain } ± { $error }
analysis-better-none = Kein Zug gefunden, der klar besser gewesen wäre als der gewählte.
analysis-played = gespielt: { $plan-comma }
analysis-accounts = Spiel und Glück
    .about = Von den Chancen am Anfang bis zum Ende, in Hundertsteln: was die eigenen Entscheidungen jeder Seite daraus gemacht haben (verglichen mit ihrer Faustregel), was die Entscheidungen der anderen und was das Glück, also Würfel und Karten gegenüber ihrer Erwartung. „Verschenkt“ ist, was die gefundenen besseren Züge gebracht hätten, jeder für sich, zusammengezählt.
analysis-side = Seite
analysis-start = Am Anfang
analysis-own = Eigene Wahl
analysis-others = Wahl der anderen
analysis-luck = Glück
analysis-result = Am Ende
analysis-given-away = Verschenkt
analysis-estimated = Nur nach erster Schätzung: Über Entscheidungen und Glück wird nichts gesagt.
analysis-made = Durch Vorausschau in jedem Moment entstanden: Kleine Unterschiede bedeuten nichts.


## Checks: dice that must be high or low enough, and what came of them; .title is what a die was for

check = { $what-title }: { $pips }, nötig { $needs }: { $verdict }
check-sum = { $what-title }: { $pips } { $modifiers-space } = { $sum }, nötig { $needs }: { $verdict }
check-plus = + { $number } { $name }
check-minus = − { $number } { $name }
check-at-least = { $number } oder mehr
check-at-most = { $number } oder weniger
verdict-succeeds = gelingt
verdict-fails = misslingt
cite-card = Karte { $number }


## Forecasts

forecast-at-least = { $number }+
forecast-at-most = { $number } oder weniger
forecast-no-face = kein Wurf ist niedrig genug
forecast-every-face = jeder Wurf
chance-sure = sicher
chance-none = keine Chance
chance-percent = { $percent } %
