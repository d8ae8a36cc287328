# What is to be done on a real board: net changes, each a line of a list.

on-board-move = { $origin-From } { $country-to } переместите: { $pieces }
on-board-put = { $country-To } поместите: { $pieces }
on-board-take = { $country-From } уберите: { $pieces }
on-board-turn = { $country-In } переверните: { $pieces }; теперь { $now }
on-board-turn-over = { $country-In } переверните: { $pieces }
on-board-mark = { $country }: отметьте { $one-adj } правительство, страна { $two-land }
on-board-turn-to = { $country }: теперь { $what-now }
on-board-unmark = Уберите отметку: { $country }
on-board-prestige = Престиж: { $number }
on-board-funding = Финансирование: { $number }
on-board-us_posture = Взгляды США: { $posture-nom }
on-board-world = Мнение мирового сообщества: { $posture-nom } { $number }
on-board-world-even = Мнение мирового сообщества: 0
on-board-reserves = Резервы { $side-gen }: { $number }
on-board-good_resources = Хорошие ресурсы: { $number }
on-board-islamist_resources = Ресурсы исламистов: { $number }
on-board-fair_or_good_countries = Страны с нормальным или хорошим правительством: { $number }
on-board-poor_or_islamist_countries = Страны с плохим или исламистским правительством: { $number }
on-board-off_map = Войска вне поля: { $number }
on-board-turn-marker = Жетон хода: { $number }
on-board-event = Действует событие «{ $event }»: положите его жетон у поля
on-board-event-ends = Событие «{ $event }» закончилось: уберите его жетон
on-board-discard = Карту «{ $card }» — в сброс
on-board-out = Карту «{ $card }» — из игры
on-board-lapsing = Карту «{ $card }» — в область временных событий
on-board-first_plot = Карту «{ $card }» — в область первого теракта
