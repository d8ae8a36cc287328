# The log of Labyrinth: what happens, in the present tense, each note a sentence.
#
# note-<id>           its arguments are those the rules give it; plain ids (side, governance, plot, ...) are named by
#                     the message of that name (side-us, governance-poor, plot-wmd)
# victory-<reason>    how a game ends, a sentence of its own


## The turn

note-deal = Раздача: исламистам { $jihadist ->
        [one] { $jihadist } карта
        [few] { $jihadist } карты
       *[other] { $jihadist } карт
    }, США { $us ->
        [one] { $us } карта
        [few] { $us } карты
       *[other] { $us } карт
    }.
note-draws = { $side } берут { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
note-drew = Вы берёте: { $card }.
note-reshuffled = Колода кончилась. Из сброса собирается колода { $deck }: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }.
note-end-of-turn = Ход { $turn } заканчивается.
note-pirates = Пираты не дают финансированию уменьшиться.
note-islamist-rule-stands = Есть страна с исламистским правительством: престиж США уменьшается.
note-world-agrees = Мнение мирового сообщества ({ $posture-nom } 3) совпадает со взглядами США: престиж США растёт.
note-new-turn = Начинается ход { $turn }.
note-game-over = { $reason } Побеждают { $side-nom }.


## Cards

note-plays = { $side } разыгрывают карту «{ $card }» ({ $value }).
note-event = { $side } разыгрывают событие «{ $card }».
note-card-cancelled = «Фергюсон»: карта «{ $card }» отменена, и ничего не происходит.
note-event-does-not-occur = Сейчас это событие невозможно: { $card }.
note-no-effect = Ничего не меняется.
note-operation = { $side }: { $operation-nom } (достоинство { $value }).
note-reassessment = США передумывают: пересмотр взглядов.
note-reserves = { $side } пополняют картой резервы: теперь { $reserves }.
note-reserves-spent = { $side } используют резервы: достоинство теперь { $value }.
note-reserves-taken = { $side } забирают резервы { $owner-gen }: теперь { $reserves }.
note-passes = { $side } ничего не могут сделать с этой картой.
note-holds = США сохраняют последнюю карту.
note-discarded = { $side } сбрасывают карту «{ $card }».
note-card-taken = { $side } берут случайную карту с руки { $owner-gen }.
note-card-taken-seen = Вы берёте: { $card }.
note-card-lost-seen = Вы теряете: { $card }.
note-took-card = { $side } берут на руку карту «{ $card }».
note-gave = { $side } отдают случайную карту.
note-gave-chosen = { $side } отдают карту.
note-gave-card = Карта с руки { $side-gen }: «{ $card }».
note-hand-inspected = США смотрят карты исламистов.
note-hand-seen = На руках у исламистов: { $cards }.
note-card-removed = Выбывает из игры: { $card }.
note-first-plot = Это первый теракт хода: карта не вызывает события.
note-marked = Теперь в игре: { $marker }.
note-unmarked = Больше не в игре: { $marker }.
note-lapsing = До конца хода действует: { $marker }.

note-marker-placed = Жетон «{ $marker }» помещён { $country-to }.
note-marker-left = Жетон «{ $marker }» удалён { $country-from }.
note-into-the-middle = Карта «{ $card }» кладётся в колоду рубашкой вверх, под { $count ->
        [1] одну карту
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
note-campaign = Начинается колода «Пробуждения» ({ $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }); теперь действуют её правила.
note-fracking = Гидроразрыв ещё больше уменьшает финансирование.


## Dice

note-die = Выпало { $pips }: { $what }.
note-automatic = { $country-In } успех без броска.
note-failed = Неудача.
note-value-too-low = Достоинства карты уже не хватает { $country-in }: операция проваливается.
modifier-prestige = престиж
modifier-gwot = штраф за взгляды на ГВСТ
modifier-aid = помощь
modifier-good_ally = соседняя хорошая союзница
modifier-to_good = переход к хорошему
modifier-awakening = пробуждение
modifier-reaction = реакция
note-modifier-prestige = Престиж: { $change ->
        [-1] −1
       *[other] +{ $change }
    }.
note-modifier-gwot = Штраф за взгляды на ГВСТ: { $change ->
        [-1] −1
        [-2] −2
        [-3] −3
       *[other] { $change }
    }.
note-modifier-aid = Помощь: +{ $change }.
note-modifier-good_ally = Соседняя союзница с хорошим правительством: +{ $change }.
note-modifier-awakening = Пробуждение: +{ $change }.
note-modifier-reaction = Реакция: { $change ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $change }
    }.
note-modifier-to_good = От нормального к хорошему: { $change ->
        [-1] −1
       *[other] { $change }
    }.
note-sum = В сумме { $sum }.


## Tracks

note-prestige = Престиж: { $before } → { $after }.
note-funding = Финансирование: { $before } → { $after }.
note-us-posture = США теперь { $posture-for }.


## Countries

note-governance = { $governance-id ->
        [governance-islamist_rule] Революция: теперь { $country-in } исламистское правительство.
       *[other] Теперь { $country-in } { $governance-adj } правительство.
    }
note-alignment = { $country } теперь { $country-number ->
        [many] { $alignment-many }
       *[other] { $alignment-as }
    }.
note-condition = Теперь { $country-in } { $governance-adj } правительство, страна { $alignment-land }.
note-posture = { $country } теперь { $posture-for }.
note-posture-removed = { $country } больше не { $country-number ->
        [many] имеют
       *[other] имеет
    } определённых взглядов.
note-aid-placed = Помощь приходит { $country-to }.
note-aid-removed = { $country } { $country-number ->
        [many] лишаются
       *[other] лишается
    } помощи.
note-besieged = Режим { $country-in } осаждён.
note-relieved = Режим { $country-in } больше не осаждён.
note-arsenal = Пакистанский арсенал попадает в руки исламистов: { $count ->
        [one] доступен { $count } теракт с ОМП
        [few] доступны { $count } теракта с ОМП
       *[other] доступно { $count } терактов с ОМП
    }.

note-wmd-released = ОМП { $country-gen } попадает в руки исламистов: { $count ->
        [one] доступен { $count } теракт с ОМП
        [few] доступны { $count } теракта с ОМП
       *[other] доступно { $count } терактов с ОМП
    }.
note-wmd-removed = { $count ->
        [one] { $count } жетон ОМП { $country-gen } выбывает
        [few] { $count } жетона ОМП { $country-gen } выбывают
       *[other] { $count } жетонов ОМП { $country-gen } выбывают
    } из игры.
note-wmd-seen = Вы видите на поле: { $plots-nom }.
note-wmd-taken = Доступное ОМП выбывает из игры.
note-unmarked-again = Всё убрано { $country-from }: снова никаких отметок.
note-regime-change-over = Смена режима { $country-in } закончилась.


## Unrest, Civil War and the Caliphate

note-awakening-placed = { $count ->
        [1] Пробуждение начинается
        [one] { $count } жетон пробуждения появляется
        [few] { $count } жетона пробуждения появляются
       *[other] { $count } жетонов пробуждения появляются
    } { $country-in }.
note-awakening-removed = { $count ->
        [1] Жетон пробуждения удалён
        [one] { $count } жетон пробуждения удалён
        [few] { $count } жетона пробуждения удалены
       *[other] { $count } жетонов пробуждения удалены
    } { $country-from }.
note-reaction-placed = { $count ->
        [1] Реакция поднимается
        [one] { $count } жетон реакции появляется
        [few] { $count } жетона реакции появляются
       *[other] { $count } жетонов реакции появляются
    } { $country-in }.
note-reaction-removed = { $count ->
        [1] Жетон реакции удалён
        [one] { $count } жетон реакции удалён
        [few] { $count } жетона реакции удалены
       *[other] { $count } жетонов реакции удалены
    } { $country-from }.
note-polarization = Поляризация: народ выбирает сторону.
note-polarized = { $country }: { $difference ->
        [-2] реакция сильнее пробуждения на 2 и крепнет.
        [2] пробуждение сильнее реакции на 2 и крепнет.
        [-3] реакция сильнее пробуждения на 3, страна сдвигается.
        [3] пробуждение сильнее реакции на 3, страна сдвигается.
        [-4] реакция сильнее пробуждения на 4, страна сдвигается.
        [4] пробуждение сильнее реакции на 4, страна сдвигается.
       *[other] разница пробуждения и реакции { $difference }, страна сдвигается.
    }
note-convergence = То, что случилось { $country-in }, отзывается в других странах.
note-random-country = По таблице: { $country }.
note-random-neighbour = По таблице: { $country }, но там это невозможно; вместо этого: { $neighbour }.
note-random-again = По таблице: { $country }, но там это невозможно; ещё один бросок.
note-civil-war = Гражданская война вспыхивает { $country-in }.
note-civil-war-over = Гражданская война { $country-in } закончилась.
note-attrition = Истощение { $country-in }: { $defenders ->
        [0] ни войск, ни ополчения
        [1] одно подразделение или отряд ополчения
       *[other] войска и ополчение ({ $defenders })
    } против { $cells ->
        [0] нуля ячеек
        [1] одной ячейки
        [one] { $cells } ячейки
       *[other] { $cells } ячеек
    }.
note-hits = { $side } { $count ->
        [0] не попадают
        [1] попадают один раз
        [few] попадают { $count } раза
       *[other] попадают { $count } раз
    } { $country-in }.
note-plots-return = { $count ->
        [1] Один разрешённый теракт снова доступен
        [one] { $count } разрешённый теракт снова доступен
        [few] { $count } разрешённых теракта снова доступны
       *[other] { $count } разрешённых терактов снова доступны
    }.
note-militia-placed = { $count ->
        [1] Отряд ополчения появляется
        [one] { $count } отряд ополчения появляется
        [few] { $count } отряда ополчения появляются
       *[other] { $count } отрядов ополчения появляются
    } { $country-in }.
note-militia-removed = { $count ->
        [1] Отряд ополчения удалён
        [one] { $count } отряд ополчения удалён
        [few] { $count } отряда ополчения удалены
       *[other] { $count } отрядов ополчения удалены
    } { $country-from }.
note-caliphate-declared = Провозглашён Халифат со столицей { $country-in }.
note-caliphate-joined = { $country } { $country-number ->
        [many] входят
       *[other] входит
    } в Халифат.
note-caliphate-left = { $country } больше не { $country-number ->
        [many] входят
       *[other] входит
    } в Халифат.
note-capital-moved = Столица Халифата переносится { $country-to }.
note-capital-lost = Последняя столица Халифата потеряна.
note-nigeria-muslim = { $country } теперь мусульманская страна: правительство плохое, страна нейтральная.
note-nigeria-non-muslim = { $country } снова немусульманская страна.
note-iran-muslim = { $country } теперь мусульманская страна: правительство нормальное, страна враждебная.
note-troop-called-away = Подразделение отозвано { $country-from }.
note-off-map = { $count ->
        [1] Одно подразделение уходит
        [one] { $count } подразделение уходит
        [few] { $count } подразделения уходят
       *[other] { $count } подразделений уходят
    } с поля.
note-off-map-return = { $count ->
        [1] Одно подразделение возвращается
        [one] { $count } подразделение возвращается
        [few] { $count } подразделения возвращаются
       *[other] { $count } подразделений возвращаются
    } из-за пределов поля.


## Pieces

note-cells-placed = { $count ->
        [1] Ячейка появляется
        [one] { $count } ячейка появляется
        [few] { $count } ячейки появляются
       *[other] { $count } ячеек появляются
    } { $country-in }.
note-cell-removed = { $kind-start } { $kind-gender ->
        [m] удалён
       *[other] удалена
    } { $country-from }.
note-activated = { $count ->
        [1] Ячейка становится активной
        [one] { $count } ячейка становится активной
        [few] { $count } ячейки становятся активными
       *[other] { $count } ячеек становятся активными
    } { $country-in }.
note-travelled = Ячейка перемещается { $origin-from } { $country-to }.
note-went-to-ground = Ячейка залегает на дно { $country-in }.
note-cadre-placed = Теперь { $country-in } есть вербовщик.
note-cadre-removed = Вербовщик удалён { $country-from }.
note-deployed = { $count ->
        [one] { $count } подразделение перемещается
        [few] { $count } подразделения перемещаются
       *[other] { $count } подразделений перемещаются
    } { $origin-from } { $country-to }.
note-nato-left = НАТО уходит { $country-from }.
note-nato-placed = НАТО приходит { $country-to }.
note-sadr-placed = Садр поднимается { $country-in }.
note-plot-set-aside = Чтобы освободить место теракту с ОМП, отложен { $plot-nom }.
note-plot-returned = Больше не отложен и снова доступен { $plot-nom }.
note-wmd-found = Теракт с ОМП найден { $country-in } и становится доступным.
note-no-wmd-left = Искать { $country-in } больше нечего: ОМП не осталось.
note-backlash = Теракт { $country-in } может дать обратный эффект.
note-plot-placed = Теракт готовится { $country-in }.
note-plot-kind = Это { $plot-nom }.
note-plot-shown = Он лежит открыто: { $plot-nom }.
note-plot-removed = Теракт { $country-in } предотвращён: это { $plot-nom }.
note-plot-resolved = Теракт { $country-in } совершён: это { $plot-nom }.


## Operations

note-war-of-ideas = США ведут идеологическую борьбу { $country-in }.
note-disrupt = США проводят контртеррористическую операцию { $country-in }.
note-alert = США объявляют тревогу { $country-in }.
note-regime-change = Смена режима: войска США входят { $country-to }.
note-withdraw = США выводят войска { $country-from }.
note-minor-jihad = Джихад { $country-in }: { $dice ->
        [1] один кубик
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[other] { $dice } кубиков
    }.
note-major-jihad = Большой джихад { $country-in }: { $dice ->
        [1] один кубик
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[other] { $dice } кубиков
    }.
note-cells-spared = Неудачи не отнимают ячеек.
note-plot = Ячейки готовят теракт { $country-in }: { $dice ->
        [1] один кубик
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[other] { $dice } кубиков
    }.

owner-us = { side-us }
    .gen = { side-us.gen }
owner-jihadist = { side-jihadist }
    .gen = { side-jihadist.gen }

kind-active = активная ячейка
    .start = Активная ячейка
kind-sleeper = спящая ячейка
    .start = Спящая ячейка
kind-sadr = Садр
    .start = Садр
    .gender = m


## How a game ends

victory-good_resources = Мусульманские страны с хорошим правительством обладают 12 или более ресурсами.
victory-fair_or_good_countries = В пятнадцати или более мусульманских странах нормальное или хорошее правительство.
victory-no_cells = На поле не осталось ни одной ячейки.
victory-islamist_resources = Страны с исламистским правительством обладают 6 или более ресурсами.
victory-discredited = Престиж США упал до 1, а в пятнадцати или более мусульманских странах плохое или исламистское правительство.
victory-wmd = В США совершён теракт с ОМП.
victory-end_good = Последняя колода сыграна: хороших ресурсов более чем вдвое больше, чем ресурсов исламистов.
victory-end_islamist = Последняя колода сыграна: хороших ресурсов не более чем вдвое больше, чем ресурсов исламистов.
victory-too_few_good_resources = Последняя колода сыграна: у стран с хорошим правительством слишком мало ресурсов.
