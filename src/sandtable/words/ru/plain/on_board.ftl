# What is to be done on a real board: net changes, each a line of a list.

on-board-move = { $origin-From } { $space-to } переместите: { $count ->
        [one] { $count } { $piece-one }
        [few] { $count } { $piece-few }
       *[other] { $count } { $piece-many }
    }
on-board-put = { $space-To } поместите: { $count ->
        [one] { $count } { $piece-one }
        [few] { $count } { $piece-few }
       *[other] { $count } { $piece-many }
    }
on-board-take = { $space-From } уберите: { $count ->
        [one] { $count } { $piece-one }
        [few] { $count } { $piece-few }
       *[other] { $count } { $piece-many }
    }
on-board-turn = { $space }: переверните { $count }, теперь { $piece-nom }
on-board-casualties = Потери
    .gen = потерь
    .in = в области потерь
    .to = в область потерь
    .from = из области потерь
on-board-level = { $space }: { $level-nom }
on-board-terror = { $space }: жетонов террора { $number }
on-board-sabotage = { $space }: положите жетон саботажа
on-board-sabotage-off = { $space }: уберите жетон саботажа
on-board-returnees = { $space }: положите жетон «+1 население»
on-board-returnees-off = { $space }: уберите жетон «+1 население»
on-board-track = { $track }: { $number }
on-board-islamabad = Исламабад: «{ $box }»
on-board-hard = Исламабад: жёсткий курс
on-board-hard-off = Исламабад: больше не жёсткий курс
on-board-support_and_available = Поддержка + доступные Коалиции: { $number }
on-board-opposition_and_bases = Оппозиция + базы Талибана: { $number }
on-board-coin_and_patronage = Население под контролем COIN + патронаж: { $number }
on-board-uncontrolled = Население без контроля: { $number }
on-board-eligible = { $faction }: цилиндр на «Готова»
on-board-ineligible = { $faction }: цилиндр на «Не готова»
on-board-capability = В силе «{ $card }» ({ $text }): положите карту у поля
on-board-momentum = «{ $card }»: в силе до следующего раунда пропаганды
on-board-ends = «{ $card }» больше не в силе: уберите карту
