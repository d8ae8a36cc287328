# Refusals of the table itself: what was wrong, and what was expected.

# Answers
refusal-not-text = { $key } — не текст; ожидается один из этих ключей в виде текста: { $options-comma }
refusal-not-offered = { $key } здесь не предлагается; можно выбрать: { $options-comma }
refusal-same-option-twice = один и тот же ответ дан дважды
refusal-how-many-options = ожидается ответов от { $least } до { $most }, дано { $got }
refusal-how-many-exactly = ожидается ответов: { $count }, дано { $got }
refusal-nothing-asked = за этим столом ни о чём не спрашивают: игра окончена
refusal-not-asked = вопрос задан месту { $asked }, а не месту { $seat }
refusal-analysis-not-over = игра не окончена: разбор выдал бы скрытое
refusal-analysis-unseen = игроки не открывали своих карт: что дали бы неназванные карты, сказать нельзя
refusal-analysis-no-craft = в игре «{ $title }» никто не умеет просчитывать варианты, поэтому её партии не разобрать
refusal-not-over = игра не окончена, и ни о чём не спрашивают
refusal-nobody-answers = за место { $seat } здесь никто не отвечает; нужен агент для каждого места, которое спрашивают
refusal-intentions = { $intentions } — не намерения; ожидаются намерения, каждое с целью и ключами ответов
refusal-nothing-intended = ни одно из намерений не отвечает на нынешний вопрос
refusal-agent-keys = ответ агента на месте { $seat }: { $answer }; ожидаются ключи ответов
refusal-agent-answer = агента на месте { $seat } спросили о { $purpose }: { $reason }

# Taking back and adjusting
refusal-nothing-to-undo = взять назад нечего
refusal-nothing-to-redo = возвращать нечего: ничего не взято назад или взятое больше не подходит
refusal-redo-others = это был ответ места { $seat }
refusal-no-ply = { $ply } — не полуход; полуход — целое число
refusal-no-such-ply = полухода { $ply } нет; в журнале их { $plies }
refusal-no-step = { $step } — не шаг; шаг — целое число
refusal-no-such-step = шага { $step } нет; шаги пронумерованы от 0 до { $last }
refusal-no-history = так далеко назад история этого стола не хранится
refusal-undo-chance = с тех пор брошен кубик или взята карта
refusal-undo-revealed = с тех пор показано скрытое
refusal-undo-answered = с тех пор уже ответило место { $seat }
refusal-adjust-over = игра окончена; прежде чем править стол, возьмите что-нибудь назад
refusal-adjust-others = здесь играет кто-то ещё; править можно только стол, где все места ваши
refusal-adjust-key = { $key } — такого здесь вручную не изменить
refusal-adjustment = правка — это документ с ключами позиции

# Setting up
refusal-no-game = игры { $name } нет; есть: { $games-comma }
refusal-no-level = у { $name } нет уровня { $level }; есть: { $levels-comma }
refusal-no-levels = у { $name } нет уровня { $level }; уровней нет вовсе
refusal-no-option = в игре «{ $title }» нет настройки { $option }; есть: { $options-comma }
refusal-option-value = { $option } не может быть { $value }; ожидается одно из: { $values-comma }
refusal-no-seat = в игре «{ $title }» нет места { $seat }; есть: { $seats-comma }
refusal-seats = места указывают по имени, например { $example }, а не так: { $seats }
refusal-agents = агентов указывают по местам, а не так: { $agents }
refusal-no-agent = место { $seat }: { $agent } — ни имя игрока, ни агент, который может отвечать
refusal-nobody-called = { $who } не может занять место { $seat }; ожидается { $expected-comma }
refusal-seed = начальное число — целое число или текст, а не { $seed }
refusal-seed-unwritable = это начальное число не записать; нужно число покороче или текст в Unicode
refusal-setup = стол готовят по Setup, а не по { $setup }
refusal-no-watcher = { $watcher } — не зритель, ему ничего не рассказать
refusal-no-language = слов на языке { $language } нет; есть: { $languages-comma }

# Dice
refusal-die = кубик { $place } в записи — { $value }; на кубике бывает от 1 до { $sides }
refusal-dice = кубики — это список бросков или одно из { $physical }, а не { $dice }
refusal-fortune = { $fortune } — не источник случая; нужен такой, у которого есть step_begins и below
refusal-below = { $below } не умеет тянуть; нужна функция, дающая число меньше другого
refusal-until = { $until } — не предел просчёта; ожидается одно из: { $known-comma }
refusal-too-many-ways = { $most ->
        [one] отсюда у случая больше { $most } пути; нужен ответ, который решают меньше кубиков и карт
       *[other] отсюда у случая больше { $most } путей; нужен ответ, который решают меньше кубиков и карт
    }
refusal-course-key = в обзоре нет { $key }; ожидаются его ключи, например prestige, вложенные — через точку
refusal-unspeakable = { $thing } не произнести; ожидается сообщение, запись, ответ или вопрос
refusal-width = { $width } — не ширина; ожидается число знаков от { $least } до { $most }
refusal-view-of-another = это стол для игры «{ $title }», а не для { $wanted }
refusal-no-vocabulary = у игры «{ $title }» нет списка действий для обучающихся программ
refusal-nobody-learns = учиться некому: все места заняты; одно из { $seats-or } должно остаться свободным
refusal-no-such-action = действие { $action } сейчас не предлагается; ожидается одно из маски, ответов от { $least } до { $most }
refusal-samples = { $samples } — не число миров; ожидается 1 или больше
refusal-no-table-to-imagine = место { $seat } играет без стола, и представлять нечего: агент, который смотрит вперёд, не должен говорить looks_ahead = False и сидит за столом
refusal-script-ran-dry = { $dice ->
        [one] запись из { $dice } кубика кончилась: нужен бросок для { $purpose }
       *[other] запись из { $dice } кубиков кончилась: нужен бросок для { $purpose }
    }

# Positions
refusal-position = позиция — это документ с ключами (game, scenario, ...)
refusal-position-game = game: не хватает; позиция называет свою игру
refusal-document-position = позиция — это документ из ключей, списков, текстов и чисел, не слишком глубокий
refusal-document-adjustment = правка — это документ из ключей, списков, текстов и чисел, не слишком глубокий
refusal-unknown-key = { $key }: здесь неизвестно; ожидается одно из: { $keys-comma }
refusal-no-number = { $key }: { $value } — не целое число
refusal-not-between = { $key }: { $value } — не от { $least } до { $most }
refusal-no-flag = { $key }: { $value } — не true и не false
refusal-no-mapping = { $key }: { $value } — не набор ключей
refusal-no-list = { $key }: { $value } — не список
refusal-no-word = { $key }: { $value } — не текст
refusal-missing-key = { $key }: не хватает
refusal-no-such-value = { $key }: { $value } — не из этих: { $values-comma }

# Files
refusal-file-unreadable = прочесть { $file } нельзя: { $reason }
refusal-file-no-text = { $file } повреждён: это не текст
refusal-file-name = { $file } — не имя файла
refusal-cannot-write = Записать { $file } нельзя: { $reason }.
refusal-file-no-name = прочесть { $file } нельзя: это не имя файла

# Saves
refusal-no-save = это не сохранение Sandtable
refusal-save-format = формат сохранения { $format }; эта программа читает форматы до { $known }
refusal-save-damaged = сохранение повреждено: содержимое не соответствует контрольной сумме
refusal-save-unwritable = сохранение повреждено: оно слишком глубокое или в нём есть текст не в Unicode
refusal-save-key = сохранение не описывает игру: { $key } — { $value }
refusal-save-step = сохранение не описывает игру: шаг — { $step }, а не полуход и хеш
refusal-save-newer-rules = сохранение следует правилам версии { $rules }; эта программа знает { $known }
refusal-save-departs = повтор расходится с записью на шаге { $step } (полуход { $ply })
refusal-save-steps = шагов в записи { $recorded }, в повторе { $replayed }
refusal-save-seats = сохранение не говорит, кто где сидит: его места — { $seats }
refusal-save-unnamed-agent = на месте { $seat } играл агент без имени; укажите его снова (agents= или --seat { $seat }=program:COMMAND)
refusal-save-cut-short = { $file } повреждён или оборван: это не целый документ JSON
refusal-journal-list = запись журнала — { $entry }; ожидается список, который начинается с места или кубика
refusal-journal-entry = запись журнала — { $entry }; её не могли дать ни место, ни кубик за этим столом
refusal-journal-goes-on = игра закончилась на полуходе { $ply }, а журнал продолжается
refusal-replayed-answer = полуход { $ply } ({ $purpose }): { $reason }
refusal-replayed-other = полуход { $ply }: правила спрашивают { $purpose }, а в журнале { $who } { $value }

# Programs at a seat
refusal-seat-line = { $bytes ->
        [one] строка слишком длинная; в строке не больше { $bytes } байта
       *[other] строка слишком длинная; в строке не больше { $bytes } байт
    }
refusal-seat-json = это не объект JSON на отдельной строке, в UTF-8, где каждое поле встречается один раз
refusal-seat-type = { $type } — не вид сообщения; ожидается одно из: { $types-comma }
refusal-seat-missing = { $type }: не хватает поля { $field }
refusal-seat-unknown = { $type }: поля { $field } нет
refusal-seat-field = { $type }: { $field } не может быть { $value }
refusal-seat-hello-first = сначала поздоровайтесь (hello)
refusal-seat-hello-twice = hello уже было сказано
refusal-seat-not-asked = вопрос { $number } не задавали
refusal-seat-nothing-asked = сейчас ни о чём не спрашивают
refusal-seat-asides = { $asides ->
        [one] до ответа можно переспросить не больше { $asides } раза
       *[other] до ответа можно переспросить не больше { $asides } раз
    }
refusal-seat-protocol = программа на месте { $seat } говорит на версии протокола { $got }; ожидается версия { $known }
refusal-seat-refused = программа на месте { $seat } получила отказ { $tries ->
        [1] один раз
        [few] { $tries } раза
       *[other] { $tries } раз
    }: { $reason }
refusal-seat-stays = программа не завершилась, хотя с ней попрощались
refusal-seat-on-purpose = это отказ нарочно, каким бы ни был ответ; ответьте на вопрос ещё раз
refusal-seat-late = { $seconds ->
        [one] программа на месте { $seat } не ответила за { $seconds } секунду
        [few] программа на месте { $seat } не ответила за { $seconds } секунды
       *[other] программа на месте { $seat } не ответила за { $seconds } секунд
    }
refusal-seat-ended = программа на месте { $seat } завершилась
refusal-seat-ended-saying = программа на месте { $seat } завершилась; её последние слова: { $said }
refusal-seat-no-program = { $command } не запустить: { $reason }
refusal-seat-goes-on = в продолженной игре нельзя сменить того, кто играет на месте { $seat }; заново называют только программу (SEAT=program:COMMAND)
refusal-seat-command = { $command } — не команда; ожидается программа с аргументами, в кавычках, как в командной строке
refusal-join-address = { $address } — ни стол (http://HOST/#/table/ID, с --seat-key), ни приглашение (http://HOST/#/join/ID/CODE)
refusal-join-seats = ключ открывает места { $seats-comma }; программа играет на одном
refusal-join-gone = сервер пропал: { $reason }
refusal-join-removed = стол удалён
refusal-join-server = сервер говорит что-то непонятное; не другой ли он версии?
refusal-needs-web = сервер здесь не установлен, а с ним и то, что нужно, чтобы присоединиться: pip install 'sandtable[web]'
refusal-assistant-stands = за столом ещё никто не сидит: сначала сядьте или продолжите игру
refusal-assistant-alone = { $seat } — место единственного человека; на всех остальных играют соперники
refusal-assistant-several = здесь играет один человек, а не { $seats-comma }
refusal-serve-program = { $text } не называет программу; ожидается NAME=COMMAND, каждое имя один раз, из строчных букв, цифр и _
refusal-no-count = { $value } — не число от { $least } до { $most }
refusal-no-percent = { $value } — не число процентов до 50
refusal-no-seconds = { $value } — не число секунд
