# Words that every game uses.


## Lists and joints: $left and $right are what stands before and after

list-nothing = ничего
list-one = { $text }
list-comma = { $left }, { $right }
list-semicolon = { $left }; { $right }
list-and = { $left } и { $right }
list-or = { $left } или { $right }
join-dot = { $left } · { $right }
join-dash = { $left } — { $right }
join-space = { $left } { $right }
join-sentences = { $left } { $right }


## Setting up

setting-scenario = Сценарий
    .ask = С чего начать?


## Chance, and the table itself

die = { $pips }
# A die that gives one of several things of equal chance: what each face gives
die-gives = { $pips }: { $what }
die-again = { $pips }: бросить ещё раз
number = { $number }

seat-dealer = ведущий
note-adjusted = Стол поправлен вручную: { $keys }.
note-objects = { $side-Nom } { $side-number ->
    [many] возражают
   *[other] возражает
}; всё делается заново.
note-why-weighed = Программа просчитала варианты: { $plans-semicolon }.
note-seat-lost = Отныне за { $side-acc } отвечает кто-то другой: { $reason }.
note-why-kept = Программа просчитала варианты и не нашла ничего явно лучше обычного хода: { $plans-semicolon }.
plan-weighed = { $plan-comma } { $percent } %


## Hints: the best plans of a moment; gain is signed, over what the rule of thumb would do

hint-says = { $worlds ->
        [1] Просчитано в одном мире, который вы можете себе представить:
        [one] Просчитано в { $worlds } мире, который вы можете себе представить:
       *[other] Просчитано в { $worlds } мирах, которые вы можете себе представить:
    }
    .about = Чего ждать от каждого плана: доля выигранных игр и её стандартная ошибка; в скобках — выигрыш по сравнению с обычным ходом.
hint-plan = { $plan-comma }
hint-plan-there = { $plan-comma } ({ $places })
hint-row = { $number }. { $plan } { $percent } % ± { $error } ({ $gain })
hint-no-choice = Ответ только один: подсказка не нужна.
hint-unknown = Просчитать варианты от этого вопроса никто не умеет.
hint-unseen = Компьютер не знает, какие карты у вас на руках, и просчитать варианты за вас не может.
hint-nothing = Сравнивать здесь нечего.


## Analysis of a game that is over; shares of games won are in hundredths, and signed where they are differences

analysis-of = Разбор: { $name }
analysis-chances = Шансы на победу, шаг за шагом
    .about = Какова была вероятность победы каждой стороны перед очередным решением, если бы дальше все ходили как обычно.
analysis-now = { $side }: { $percent } %
analysis-moment = Шаг { $step }: { $says }
analysis-moment-bare = Шаг { $step }
analysis-turnings = Переломные моменты
analysis-turning = { $side }: { $from } % → { $to } %
analysis-turning-luck = { $side }: { $from } % → { $to } %, из них везение: { $luck }
analysis-turnings-none = Шансы ни разу не менялись резко.
analysis-better = Где был ход сильнее
    .about = Просчитано в мирах, которые сторона могла представить себе в тот момент по тому, что знала; указана стандартная ошибка.
analysis-better-plan = { $plan }: { $gain } ± { $error }
analysis-better-none = Ходов заметно сильнее сделанных не нашлось.
analysis-played = сыграно: { $plan-comma }
analysis-accounts = Игра и везение
    .about = От шансов в начале до итога, в сотых долях: что дали решения самой стороны (по сравнению с обычными ходами), решения остальных и везение — кубики и карты по сравнению с ожидаемыми. «Упущено» — сколько принесли бы найденные лучшие ходы, каждый сам по себе, в сумме.
analysis-side = Сторона
analysis-start = В начале
analysis-own = Свои решения
analysis-others = Чужие решения
analysis-luck = Везение
analysis-result = В конце
analysis-given-away = Упущено
analysis-estimated = Только первая оценка: о решениях и везении она ничего не говорит.
analysis-made = Просчитано от каждого момента игры: малые различия ничего не значат.


## Checks: dice that must be high or low enough, and what came of them; .title is what a die was for

check = { $what-title }: { $pips }, нужно { $needs }: { $verdict }
check-sum = { $what-title }: { $pips } { $modifiers-space } = { $sum ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
       *[other] { $sum }
    }, нужно { $needs }: { $verdict }
check-plus = + { $number } { $name }
check-minus = − { $number } { $name }
check-at-least = { $number } или больше
check-at-most = { $number } или меньше
verdict-succeeds = успех
verdict-fails = неудача
cite-card = карта { $number }


## Forecasts

forecast-at-least = { $number }+
forecast-at-most = { $number } или меньше
forecast-no-face = таких чисел на кубике нет
forecast-every-face = любое число
chance-sure = наверняка
chance-none = нет шансов
chance-percent = { $percent } %
