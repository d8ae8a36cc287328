# The log of A Distant Plain: what happens, in the present tense, each note a sentence.


## The sequence of play

note-card = Разыгрывается карта «{ $card }».
note-sudden = Внезапная пропаганда: она меняется местами с текущей картой.
note-no-round = Две карты пропаганды подряд: второго раунда нет.
note-passes = { $faction } { $faction-number ->
    [many] пасуют
   *[other] пасует
}.
note-operation = { $faction }: { $operation-nom }.
note-selects = { $faction }: { $operation-nom } { $space-in }.
note-activity = { $faction }: { $activity-nom }.
note-activity-vain = Для операции не остаётся территории, поэтому этого не было: { $activity-nom }.
note-operation-vain = Для операции не нашлось территории, она не состоялась: { $operation-nom }.
note-free-action = { $faction }, бесплатно: { $action-nom }.
note-event = { $faction }: событие «{ $card }», { $text }.
note-event-undivided = { $faction }: событие «{ $card }».
note-no-effect = Ничего не меняется.
note-stays-eligible = { $faction } { $faction-number ->
    [many] будут
   *[other] будет
} { $faction-ready } на следующей карте.
note-ineligible = { $faction } не { $faction-number ->
    [many] будут
   *[other] будет
} { $faction-ready } до конца следующей карты.
note-lasts = Отныне в силе «{ $card }» ({ $text }).
note-lasts-for = Отныне в силе «{ $card }», с жетоном { $faction-gen }.
note-capability-flipped = «{ $lasting }»: теперь { $text-side }.
note-momentum-ends = Действие импульса закончилось.
note-agenda = { $faction }: показана тайная цель, +1 к запасу победы.
note-asset = { $faction }: показан тайный ресурс ради полной операции.
note-manpads = Угроза ПЗРК: отменяется { $activity-nom }.
note-game-over = { $reason } { $faction-number ->
    [many] Побеждают
   *[other] Побеждает
} { $faction-nom }.
victory-during = Фракция достигла своей цели.
victory-after = Последний раунд пропаганды закончен.
victory-solo_stalemate = Тупик: игрок впереди неигровых фракций, но ненамного.
victory-solo_success = Игрок далеко впереди всех неигровых фракций.
victory-solo_coalition = Экстремистам закрыта дорога.
victory-solo_government = Страной железной рукой правит пуштун.
victory-solo_taliban = Экстремисты возвращаются.
victory-solo_warlords = Страна распадается на вотчины.


## Pieces

note-placed = { $space }: { $count ->
        [one] появляется { $count } { $piece-one }
        [few] появляются { $count } { $piece-few }
       *[other] появляются { $count } { $piece-many }
    }.
note-removed-available = { $space }: { $count ->
        [one] удаляется { $count } { $piece-one }
        [few] удаляются { $count } { $piece-few }
       *[other] удаляются { $count } { $piece-many }
    }.
note-removed-casualties = { $space }: { $count ->
        [one] в потери уходит { $count } { $piece-one }
        [few] в потери уходят { $count } { $piece-few }
       *[other] в потери уходят { $count } { $piece-many }
    }.
note-removed-out_of_play = { $space }: { $count ->
        [one] за пределы розыгрыша уходит { $count } { $piece-one }
        [few] за пределы розыгрыша уходят { $count } { $piece-few }
       *[other] за пределы розыгрыша уходят { $count } { $piece-many }
    }.
note-moved = { $count ->
        [one] { $count } { $piece-one }
        [few] { $count } { $piece-few }
       *[other] { $count } { $piece-many }
    } { $origin-from } { $space-to }.
note-returned = { $count ->
        [one] { $count } { $piece-one }
        [few] { $count } { $piece-few }
       *[other] { $count } { $piece-many }
    } из-за пределов розыгрыша в доступные силы.
note-withdrawn = { $count ->
        [one] { $count } { $piece-one }
        [few] { $count } { $piece-few }
       *[other] { $count } { $piece-many }
    } из доступных сил за пределы розыгрыша.
note-casualties = Потери: из игры выбывают базы ({ $bases }) и войска ({ $lost }), снова доступны войска ({ $back }).
note-activated = { $space }: { $count ->
    [one] { $count } партизан { $faction-gen } становится активным
    [few] { $count } партизана { $faction-gen } становятся активными
   *[other] { $count } партизан { $faction-gen } становятся активными
}.
note-hidden = { $space }: { $count ->
    [one] { $count } партизан { $faction-gen } уходит в подполье
    [few] { $count } партизана { $faction-gen } уходят в подполье
   *[other] { $count } партизан { $faction-gen } уходят в подполье
}.


## Spaces and tracks

note-level = { $space }: теперь { $level-nom }.
note-terror = { $space }: террор.
note-terror-removed = { $space }: { $count ->
    [one] удалён { $count } жетон террора
    [few] удалены { $count } жетона террора
   *[other] удалено { $count } жетонов террора
}.
note-sabotage = Саботаж { $space-in }.
note-repaired = Движение { $space-in } восстановлено.
note-returnees = { $space }: беженцы возвращаются, +1 население.
note-track = { $track }: { $before } → { $after }.
note-islamabad = Исламабад теперь на ступени «{ $box }».
note-hard = Исламабад переходит к жёсткому курсу.
note-not-hard = Исламабад отказывается от жёсткого курса.


## Attacks

note-ambush = Засада { $space-in }: кубик не бросается.
note-attack-fails = Атака { $space-in } не удалась.


## Dice

note-die = Выпало { $pips }: { $what }.
roll-attack = атака { $space-in } ({ $number } или меньше)
    .title = Атака { $space-in }
roll-surge = наращивание, на помощь и ресурсы полевых командиров
roll-event = событие «{ $card }»
    .title = Событие «{ $card }»
roll-random_column = бежевый кубик: столбец таблицы случайных территорий
    .title = Бежевый кубик: столбец таблицы случайных территорий
roll-random_row = чёрный кубик: строка таблицы случайных территорий
    .title = Чёрный кубик: строка таблицы случайных территорий
roll-random_space = зелёный кубик: территория в строке
    .title = Зелёный кубик: территория в строке
roll-capability = меньше числа оставшихся карт пропаганды, для возможности «{ $card }»
    .title = Возможность «{ $card }»
roll-manpads = от 1 до 4, чтобы сорвать полёт
    .title = Сорвать полёт
roll-nonplayer_surge = базы и войска при наращивании
    .title = Базы и войска при наращивании
draw-capability_by_lot = одна из нескольких возможностей
draw-space_by_lot = одна из нескольких территорий
draw-faction_by_lot = одна из нескольких фракций
draw-card = следующая карта
draw-removed = карта, которая выбывает до начала игры
draw-deception = жетон обмана для { $faction-gen }


## Operations and activities by name, as arguments of a sentence

operation-train = Обучение
    .nom = обучение
operation-patrol = Патруль
    .nom = патруль
operation-sweep = Зачистка
    .nom = зачистка
operation-assault = Штурм
    .nom = штурм
operation-rally = Сбор
    .nom = сбор
operation-march = Марш
    .nom = марш
operation-attack = Атака
    .nom = атака
operation-terror = Террор
    .nom = террор
activity-surge = Наращивание
    .nom = наращивание
activity-airlift = Авиапереброска
    .nom = авиапереброска
activity-air_strike = Авиаудар
    .nom = авиаудар
activity-govern = Управление
    .nom = управление
activity-transport = Перевозка
    .nom = перевозка
activity-eradicate = Уничтожение посевов
    .nom = уничтожение посевов
activity-extort = Вымогательство
    .nom = вымогательство
activity-infiltrate = Проникновение
    .nom = проникновение
activity-ambush = Засада
    .nom = засада
activity-cultivate = Возделывание
    .nom = возделывание
activity-traffic = Наркоторговля
    .nom = наркоторговля
activity-suborn = Подкуп
    .nom = подкуп
action-train = Обучение
    .nom = обучение
action-patrol = Патруль
    .nom = патруль
action-sweep = Зачистка
    .nom = зачистка
action-assault = Штурм
    .nom = штурм
action-rally = Сбор
    .nom = сбор
action-march = Марш
    .nom = марш
action-attack = Атака
    .nom = атака
action-airlift = Авиапереброска
    .nom = авиапереброска
action-air_strike = Авиаудар
    .nom = авиаудар
action-govern = Управление
    .nom = управление
action-extort = Вымогательство
    .nom = вымогательство
action-traffic = Наркоторговля
    .nom = наркоторговля
action-terror = Террор
    .nom = террор
action-surge = Наращивание
    .nom = наращивание
action-transport = Перевозка
    .nom = перевозка
action-eradicate = Уничтожение посевов
    .nom = уничтожение посевов
action-infiltrate = Проникновение
    .nom = проникновение
action-ambush = Засада
    .nom = засада
action-cultivate = Возделывание
    .nom = возделывание
action-suborn = Подкуп
    .nom = подкуп


## Forecasts

forecast-cost = { $count ->
    [0] бесплатно
    [one] { $count } ресурс { $faction-gen }
    [few] { $count } ресурса { $faction-gen }
   *[other] { $count } ресурсов { $faction-gen }
}
forecast-cost-each = { $count ->
    [one] { $count } ресурс { $faction-gen }
    [few] { $count } ресурса { $faction-gen }
   *[other] { $count } ресурсов { $faction-gen }
} за территорию
forecast-cost-level = { $count ->
    [one] { $count } ресурс { $faction-gen }
    [few] { $count } ресурса { $faction-gen }
   *[other] { $count } ресурсов { $faction-gen }
} за каждый жетон или ступень
forecast-gain = { $count ->
    [one] +{ $count } ресурс { $faction-gen }
    [few] +{ $count } ресурса { $faction-gen }
   *[other] +{ $count } ресурсов { $faction-gen }
}
forecast-ineligible = на следующей карте фракция не будет готова
forecast-no-cubes = кубы сюда поместить нельзя
forecast-control = { $control-nom }
forecast-control-in = { $control-nom } { $space-in }
forecast-control-with = { $count ->
    [1] { $control-nom }, если придёт один
    [few] { $control-nom }, если придут { $count }
   *[other] { $control-nom }, если придёт { $count }
}
forecast-control-without = { $count ->
    [1] { $control-nom }, если уйдёт один
    [few] { $control-nom }, если уйдут { $count }
   *[other] { $control-nom }, если уйдёт { $count }
}
forecast-control-stays = контроль не изменится
forecast-nothing = ничего не изменится
forecast-strength = { $count ->
    [one] до { $count } фишки
   *[other] до { $count } фишек
}
forecast-removed = { $count ->
        [one] удаляется { $count } { $piece-one }
        [few] удаляются { $count } { $piece-few }
       *[other] удаляются { $count } { $piece-many }
    }
forecast-removes = { $count ->
    [1] удаляется одна фишка
    [one] удаляется до { $count } фишки
   *[other] удаляется до { $count } фишек
}
forecast-replaces = одна фишка становится партизаном Талибана
forecast-cubes-go = { $count ->
    [one] { $count } куб Правительства становится базой
    [few] { $count } куба Правительства становятся базой
   *[other] { $count } кубов Правительства становятся базой
}
forecast-places = { $count ->
    [1] появляется партизан
    [one] появляется до { $count } партизана
   *[other] появляется до { $count } партизан
}
forecast-base-possible = возможна база
forecast-placed = { $count ->
        [one] появляется { $count } { $piece-one }
        [few] появляются { $count } { $piece-few }
       *[other] появляются { $count } { $piece-many }
    }
forecast-up = { $track-nom } +{ $count }
forecast-down = { $track-nom } −{ $count }
forecast-level = { $level-nom }
forecast-islamabad = Исламабад: «{ $box }»
forecast-shown = { $count ->
    [1] один партизан { $faction-gen } становится активным
    [one] { $count } партизан { $faction-gen } становится активным
    [few] { $count } партизана { $faction-gen } становятся активными
   *[other] { $count } партизан { $faction-gen } становятся активными
}
forecast-hidden = { $count ->
    [1] один партизан { $faction-gen } уходит в подполье
    [one] { $count } партизан { $faction-gen } уходит в подполье
    [few] { $count } партизана { $faction-gen } уходят в подполье
   *[other] { $count } партизан { $faction-gen } уходят в подполье
}
forecast-activates = { $count ->
    [1] один партизан становится активным
    [one] { $count } партизан становится активным
    [few] { $count } партизана становятся активными
   *[other] { $count } партизан становятся активными
}
forecast-hides = { $count ->
    [1] один партизан может уйти в подполье
    [one] до { $count } партизана могут уйти в подполье
   *[other] до { $count } партизан могут уйти в подполье
}
forecast-hidden-there = { $count ->
    [1] там один партизан в подполье
    [one] там { $count } партизан в подполье
    [few] там { $count } партизана в подполье
   *[other] там { $count } партизан в подполье
}
forecast-seen = { $count ->
    [1] станет там активным
   *[other] группа из { $count } и более станет там активной
}
forecast-terror-removed = { $count ->
    [one] удалён { $count } жетон террора
    [few] удалены { $count } жетона террора
   *[other] удалено { $count } жетонов террора
}
forecast-returnees = +1 население
forecast-patronage = патронаж +{ $count }, и нейтралитет
forecast-die = кубик на помощь и ресурсы полевых командиров
forecast-resented = Исламабад сдвигается к покровительству
forecast-terror = жетон террора
forecast-sabotage = саботаж на дороге
impossible-event = Только после операции с особым действием или действуя первой.
impossible-final = Не на последней карте события перед последним раундом пропаганды (2.3.8).
impossible-barred = Запрещает действующее событие.
impossible-poor = На это не хватает ресурсов.
impossible-nowhere = Для этого нет территории.
impossible-full = Больше территорий выбрать нельзя.
impossible-selected = Эта территория уже выбрана.
impossible-not-selected = Эта территория не из выбранных.
impossible-not-by-event = Событие этого не позволяет.
impossible-limited = У ограниченной операции одна цель.
impossible-here = Фишки уже там.
impossible-far = Слишком далеко.
impossible-moved = Все фишки оттуда уже перемещены.
impossible-circle = Фишки ходили бы по кругу.
impossible-group-went = Этим путём группа уже прошла.
impossible-nowhere-to-march = Оттуда некуда идти.
impossible-road = Это дорога.
impossible-no-road = Это не дорога.
impossible-no-road-near = Дороги туда нет.
impossible-no-province = Это не населённая провинция.
impossible-kabul = По Кабулу ударить нельзя.
impossible-pakistan = В Пакистане нельзя.
impossible-islamabad = Исламабад этого не допускает.
impossible-sabotage = Дорога закрыта саботажем.
impossible-sabotaged = На дороге уже есть саботаж.
impossible-at-support = Население поддерживает Правительство.
impossible-no-support = Население не поддерживает Правительство.
impossible-no-coin-control = Здесь нет контроля COIN.
impossible-no-taliban-control = Здесь нет контроля Талибана.
impossible-other-decides = Решает фракция, у которой там больше войск.
impossible-nothing-to-buy = Покупать нечего.
impossible-nothing-to-govern = Ни патронажа, ни населения здесь не получить.
impossible-nothing-to-place = Некого поместить и некого скрыть.
impossible-nobody-to-bribe = Подкупать там некого.
impossible-coalition = Там фишки Коалиции.
impossible-police = Там полиция.
impossible-too-much-police = Партизан там не больше, чем полиции.
impossible-outnumbered = Фишек Талибана там не больше, чем остальных.
impossible-no-partners = Там должны быть кубы Правительства.
impossible-no-coalition = Фишек Коалиции там нет.
impossible-no-cubes = Кубов там нет.
impossible-few-cubes = { $count ->
    [one] Там нужен { $count } куб Правительства.
    [few] Там нужно { $count } куба Правительства.
   *[other] Там нужно { $count } кубов Правительства.
}
impossible-weak = Кубов слишком мало, чтобы кого-то удалить.
impossible-no-troops = Войск там нет.
impossible-no-troops-near = Войск там нет, и прийти они не могут.
impossible-no-police = Полиции там нет.
impossible-no-base = Базы там нет.
impossible-no-warlord-base = Базы полевых командиров там нет.
impossible-no-base-left = Баз не осталось.
impossible-no-room = Для базы нет места.
impossible-no-guerrillas = Партизан там нет.
impossible-no-underground = Партизан в подполье там слишком мало.
impossible-no-active = Бить некого: нет ни активного партизана, ни базы без охраны.
impossible-no-enemy = Там нет фишки противника, которую можно удалить.

plan-by-the-book = по правилам
plan-surge-home = домой
plan-surge-field = обратно на театр действий
