# What the terminal says, whatever is played.


## Asking

terminal-turn = { $side }: { $question }
terminal-several = Выберите { $least ->
        [0] не больше { $most }
       *[other] от { $least } до { $most }
    } через запятую:
terminal-exactly = Выберите { $most } через запятую:
terminal-prompt = >
terminal-dealer = { $what-ask }
terminal-roll = Бросьте кубик: { $what }. Что выпало?
terminal-draw = Возьмите: { $what }. Что это?
terminal-roll-dice = { $count ->
        [one] Бросьте { $count } кубик и введите в одну строку, в этом порядке
        [few] Бросьте { $count } кубика и введите в одну строку, в этом порядке
       *[other] Бросьте { $count } кубиков и введите в одну строку, в этом порядке
    }{ $times ->
        [1] {""}
        [few] {" "}({ $times } раза)
       *[other] {" "}({ $times } раз)
    }: { $what }.
terminal-on-board = { $count ->
        [0] На вашем поле ничего не меняется.
       *[other] На вашем поле:
    }
terminal-put-back = Верните на вашем поле:
terminal-read-on = { $asked } { $answered }
terminal-any-die = что из этого выйдет
terminal-again = бросить ещё раз
terminal-again-on = { $faces }: бросить ещё раз
terminal-draw-hint = Введите номер; несколько — для нескольких карт подряд. Enter покажет все { $count }.
terminal-draw-by-name-hint = Введите название или его начало. Enter покажет все { $count }.
terminal-unseen-hint = Введите номер или название своей карты. Enter покажет все { $count }.
terminal-redo-hint = Вы взяли назад: { $what }. redo вернёт это.
terminal-given-again = Возвращено: { $asked } { $answered }
refusal-roll-again = { $text }: бросьте ещё раз.
refusal-redo-how = Введите redo или redo all, а не «{ $text }».
terminal-typed-too-much = Введено лишнее, не использовано: { $unused }
refusal-no-numbers = «{ $text }» здесь не ответ. За столом с настоящими кубиками или картами число никогда не означает место в списке: введите название или его начало.
refusal-not-at-hand = { $where }
refusal-bad-die = «{ $text }» — не бросок: на кубике от 1 до 6.
refusal-bad-draw = { $text } сейчас взять нельзя: этой карты нет там, откуда берут.
refusal-nothing-called = Ничего с названием «{ $text }» нет.
refusal-ambiguous = «{ $text }» может означать: { $options }.
refusal-typed-no-text = Это не текст: здесь читается только UTF-8.
refusal-too-long = Знаков в строке { $count }; читается не больше { $most }.
refusal-not-possible = Нельзя: { $thing }. { $reason }
refusal-ruled-out = Нельзя: { $thing }. { $reason } (правило { $rule })
refusal-not-an-option = «{ $text }» нет среди ответов. Введите номер, название или его начало; ? покажет команды.
refusal-did-you-mean = «{ $text }» здесь нет. Может быть, { $near }?
terminal-entry = { $name } { $value }
terminal-changed = »
terminal-pair = { $name }: { $value }
terminal-step = Шаг { $number }
terminal-place = { $seat } { $margin }
terminal-face-down = ?
terminal-tagged = { $tag } { $label }


## An opponent's plays

terminal-go-on = Enter — дальше, why — причины:
refusal-enter-first = Сначала нажмите Enter; потом можно отвечать.


## Passing the screen

terminal-curtain = Слово за { $side-ins }. Передайте экран и нажмите Enter.


## Commands

terminal-help =
    Ответ — это номер, название или его начало, если оно однозначно; несколько ответов — через запятую.
    Команда пишется целиком или с косой чертой впереди, и тогда сколь угодно коротко, лишь бы однозначно.
terminal-help-answers = Что можно ответить сейчас:
terminal-command-undo = undo [list] [N]
    .about = взять назад последний ответ; «undo list» показывает карты с начала, «undo 12» возвращает к двенадцатой
terminal-command-redo = redo [all]
    .about = вернуть взятое назад, по одному ответу; «redo all» возвращает всё, что ещё подходит
terminal-command-adjust = adjust ПУТЬ ЗНАЧЕНИЕ
    .about =
        изменить вручную что угодно на столе, несколько правок — через точку с запятой; undo возьмёт назад.
        Всё может сказать и файл: adjust changes.yaml
terminal-command-save = save [ФАЙЛ]
    .about = записать игру в файл
terminal-command-log = log [N или > ФАЙЛ]
    .about = последние N строк журнала (20); «log > game.md» записывает его весь как текст, Markdown или HTML
terminal-command-look = look НАЗВАНИЕ
    .about = место на поле целиком
terminal-command-card = card НОМЕР
    .about = карта целиком; годится и название
terminal-command-rules = rules [НОМЕР или СЛОВА]
    .about = главы; «rules 8» читает подряд, «rules 8.4.2» — одно правило с его частями, «rules вербовка» ищет слово
terminal-command-hand = hand
    .about = ваши карты
terminal-command-board = board [full]
    .about = стол вкратце: что занято или изменилось (») с тех пор, как вы смотрели; «board full» показывает всё
terminal-command-why = why [N]
    .about = последний ход соперника целиком, с причинами и правилами; «why 2» — предыдущий
terminal-command-odds = odds
    .about = что известно о каждом ответе и что сейчас невозможно, с причиной
terminal-command-hint = hint
    .about = два-три лучших плана для этого вопроса, просчитанные по тому, что вам может быть известно
terminal-command-position = position [ФАЙЛ или ПУТЬ]
    .about = записать позицию со всем скрытым, как JSON или YAML, или показать её часть
terminal-command-help = help, ?
    .about = этот список и что означают ответы
terminal-command-quit = quit
    .about = уйти; игра сохранится

refusal-unknown-command = Команды { $text } нет; ? покажет все.
refusal-command-alone = { $command } пишется отдельно; зачем здесь «{ $text }»?
refusal-needs-name = { $command }: что именно?
terminal-saved = Записано в { $file }.
terminal-position-written = Позиция в начале этого шага, со всем скрытым, — в { $file }.
terminal-taken-back = Взято назад: { $asked } { $answered }
terminal-not-any-more = Больше не так: { $text }
terminal-odds-warning = !
terminal-odds-cost = цена: { $cost }
terminal-hint-thinking = Просчитываем варианты…
terminal-hint-taken = { $side-Nom } { $side-number ->
    [many] берут
   *[other] берёт
} подсказку.
refusal-hints-unagreed = Здесь играют несколько человек и не договорились о подсказках: начните игру с --hints.
terminal-odds-nothing = Об этом вопросе ничего нельзя предвидеть.
terminal-odds-impossible = Сейчас нельзя:
terminal-no-log = Пока ничего не произошло.
terminal-no-why = { $plays ->
        [0] Пока объяснять нечего.
        [1] Пока объяснить можно только один ход.
        [one] Пока объяснить можно только { $plays } ход.
        [few] Пока объяснить можно только { $plays } хода.
       *[other] Пока объяснить можно только { $plays } ходов.
    }
terminal-undo-card = Карта
terminal-undo-ply = Полуход
terminal-undo-opening = Что произошло
terminal-undo-hint = «undo { $number }» возвращает к началу карты { $number }.
terminal-gone-back = Снова начало этой карты. { $title }
terminal-played-again = Эта карта играется снова. { $title }
terminal-no-cards = Пока не сыграно ни одной карты.
refusal-no-such-card = Карты «{ $text }», к которой можно вернуться, нет; «undo list» покажет их.
terminal-adjusting = Правка:
terminal-adjusted = { $path }: { $old } → { $new }
terminal-adjusted-nothing = Ничего не изменилось.
terminal-begins-again = Текущий шаг начинается заново.
refusal-adjust-how = Скажите, что и как: adjust ПУТЬ ЗНАЧЕНИЕ, несколько — через точку с запятой, или adjust changes.yaml. «position» записывает всё, что можно поправить; null убирает.
refusal-adjust-value = { $path }: «{ $text }» не прочесть; напишите число, слово, true, false, список вроде [1, 2] или null.
refusal-no-hand = Сейчас ничья рука не открыта.
refusal-no-odds = Сейчас вас ни о чём не спрашивают.
refusal-no-rule = Правила { $text } нет; «rules» показывает главы.
refusal-bad-number = «{ $text }» — не число от 1.
terminal-rule = { $number } { $title }.
terminal-rules-hint = «rules 8» читает главу, «rules вербовка» ищет слово.
terminal-rules-more = Ещё: { $numbers }
terminal-transcript-end = Конец
terminal-log-written = Журнал — в { $file }.
terminal-rule-title = { $number }: { $title }
terminal-no-autosave = Сохранять игру не получается ({ $reason }): запишите её сами, прежде чем уйти.


## Beginning and leaving

terminal-welcome =
    Sandtable: стол для настольных игр о современных конфликтах.
    Игры:
terminal-welcome-how =
    sandtable play               выбрать из меню игру, сторону и соперника
    sandtable play ИГРА          то же для одной игры; --screen — на весь экран
    sandtable learn              уроки: игра объясняется, пока вы играете
    sandtable games, resume      что сохранено, и продолжить
    sandtable serve              стол в браузере, для одного или по сети
    sandtable transcript СОХР    записанная игра; verify СОХР: честны ли были кубики
    sandtable sim ИГРА           много игр сами по себе, с подсчётом
    sandtable --help             все команды; sandtable КОМАНДА --help — об одной подробнее

terminal-hint = Введите ?, чтобы увидеть команды и что означают ответы.
terminal-over = Игра окончена. { $reason } { $winner-number ->
    [many] Побеждают
   *[other] Побеждает
} { $winner-nom } ({ $rule }).
terminal-over-hint = Команды ещё работают; Enter — уйти.
terminal-kept = Игра сохранена как { $name }; «sandtable resume { $name }» продолжит её.
terminal-kept-apart = Тем временем кто-то продолжил { $name }: отсюда эта игра сохраняется как { $new }.
terminal-left = Вы ушли без копии игры.


## The lessons

learn-lesson = { $number }. { $title } ({ $name })
learn-done = пройден
learn-begun = продолжить с шага { $page } из { $pages }
learn-hint = «sandtable learn 1» проводит урок или продолжает его; --again начинает заново.
learn-page = { $title }, шаг { $page } из { $pages }
learn-go-on = Enter — дальше:
learn-over = Урок закончен. Играйте дальше, как хотите; quit — уйти.
learn-kept = Урок сохранён: «sandtable learn { $number }» продолжит отсюда.
learn-left = Урок пройден. «sandtable learn» покажет остальные.
refusal-which-lesson = «{ $text }» может означать несколько уроков: { $lessons-comma }
refusal-no-lesson = урока «{ $text }» нет; есть: { $lessons-comma }
refusal-lesson-strayed = Здесь допустим любой ответ, но урок идёт по другому: { $wanted }.
refusal-lesson-adjusted = В уроке до последнего шага ничего не меняют вручную.


## The full screen

screen-telling = { $title } (Enter: следующая строка; F9: стоп или дальше; Escape: всё сразу)
screen-key-help = Справка
screen-key-board = Поле
screen-key-board-full = Всё
screen-key-why = Почему
screen-key-odds = Шансы
screen-key-undo = Назад
screen-key-pause = Пауза
screen-key-skip = Пропуск
screen-key-quit = Выход
refusal-screen-small = для полного экрана нужен терминал не меньше чем { $columns } × { $lines } знаков; без --screen годится любой
refusal-screen-nobody = для полного экрана нужен терминал; без --screen игра идёт строка за строкой


## The games that are kept

games-none = Здесь ещё не играли.
games-hint = «sandtable resume ИМЯ» продолжает одну из них. Это файлы в { $folder }.
games-seat = { $side }: { $player }
games-person = человек
games-turn = слово за { $side-ins }
games-dealer = ждём настоящий кубик или карту
games-over = Окончена: { $reason } { $winner-number ->
    [many] Побеждают
   *[other] Побеждает
} { $winner-nom }.


## The menu before a game

menu-which-game = Какая игра?
menu-side = Ваша сторона
menu-all = Все стороны
    .about = Один человек за этим экраном, с открытыми руками и отменой без ограничений.
menu-opponent = { $side }: играет
menu-level = { $side }: уровень
menu-true = Да
menu-false = Нет
menu-dice = Кубики
menu-digital = Цифровые
    .about = Бросает программа.
menu-physical = Настоящие
    .about = Коробка у вас на столе: бросаете вы, и за соперника тоже, и вводите, что выпало.
menu-cards = Карты
menu-cards-digital = Цифровые
    .about = Тасует и сдаёт программа.
menu-cards-physical = Настоящие
    .about = Карты берёте вы, и за соперника тоже, и вводите номер: с цифровыми кубиками по строке на карту.
menu-cards-unseen = Скрытые
    .about = Настоящие, и свои вы держите при себе: карту называют, когда разыгрывают или сбрасывают.
menu-begin = Enter — начать; номер или название меняет строку; quit — уйти.
menu-keep = Введите номер или название; Enter оставляет { $now }.
menu-again = То же без меню: { $command }
opponent-human = другой человек
    .gen = другого человека
    .about = За этим экраном; между ходами занавес скрывает ваши карты.


## Simulations

sim-title = { $game }: игр { $games }, начальное число { $seed }
sim-progress = Игра
sim-title-each = { $game }: по { $games } игр на каждое значение, начальное число { $seed }
sim-against = Против
sim-player = Игрок
sim-plot-title = Как часто { $side-number ->
    [many] побеждают
   *[other] побеждает
} { $side-nom }
sim-plot-written = График — в { $file }.
sim-plot-about = Соперник: { $rival }; игр на точку { $games }, начальное число { $seed }; отрезки — 95-процентные интервалы.
sim-mixes = Как часто побеждает каждая сторона и её средний запас победы, по составу игроков
sim-mixes-plot = Как часто побеждает каждая сторона, по составу игроков
sim-mixes-about = Игр на строку { $games }, начальное число { $seed }; линии — 95-процентные интервалы.
sim-share-of = { $share } ({ $interval })
sim-mean-margin = { $mean } (от { $low } до { $high })
sim-at-seat = { $side }: { $player }
sim-setting = { $name }={ $value }
sim-victory = Победа
sim-victory-by = { $victory } ({ $rule })
sim-victory-forfeit = другой игрок не играл
sim-games = Игр
sim-share = Доля
sim-interval = 95-процентный интервал
sim-range = { $low } – { $high }
sim-all-of = { $winner }, всего
sim-margin = Запас
sim-length = Длина
sim-least = наименьшая
sim-median = медиана
sim-mean = средняя
sim-most = наибольшая
sim-turns = Ходы
sim-cards = Карты
sim-propaganda = Раунды пропаганды
sim-questions = Вопросы
sim-written = Цифры — в { $file }.
sim-forfeits = { $side }, { $player }: { $games ->
        [1] одна игра проиграна
        [one] { $games } игра проиграна
        [few] { $games } игры проиграны
       *[other] { $games } игр проиграны
    } из-за отказа; в игре { $number }: { $why }
sim-forfeit-raised = ошибка { $why }
sim-forfeit-nonsense = бессмысленный ответ: { $why }
sim-forfeit-lost = { $why }
sim-forfeit-late = раздумья дольше { $why } с
sim-rate = { $rate } игр/с
sim-stopped = Остановлено: сыграно { $games } из { $all } игр, все цифры — по ним.
sim-results-written = Игры — в { $file }.
sim-goes-on = Сыгранные игры — в { $file }: «sandtable sim --resume { $file }» продолжит.
sim-games-written = По строке на игру — в { $file }.
sim-report-written = Отчёт — в { $file }.
sim-paired = Одни и те же игры у двух игроков: кто выиграл больше
sim-compared = Сравнение
sim-paired-players = { $one } минус { $other }
sim-paired-against = { $one } минус { $other }, соперник: { $rival }
sim-paired-rivals = { $player }: с соперником { $one } минус с соперником { $other }
sim-paired-wins = Победы
sim-paired-alone = Выиграл только один
sim-paired-counts = { $one } : { $other }
sim-paired-margins = Запас
sim-paired-p = p (Макнемар)
sim-signed-range = от { $low } до { $high }
sim-needed = Для интервала ±{ $width } { $games ->
        [0] игр достаточно
        [1] нужна ещё одна игра
        [one] нужна ещё { $games } игра
        [few] нужны ещё { $games } игры
       *[other] нужно ещё { $games } игр
    } ({ $what }).
sim-ratings = Рейтинги по шкале Эло (Брэдли и Терри)
sim-rating = Рейтинг
sim-seat = Место
sim-course = Ход игры: вероятность победы каждой стороны в начале хода
sim-turn = Ход
sim-chance = { $side }
sim-deeds = Что разыграно и как это меняет вероятность победы
sim-deed = Разыграно
sim-deed-of = { $kind }: { $name }
sim-deed-card = Карта
sim-deed-event = Событие
sim-deed-operation = Операция
sim-deed-activity = Особое действие
sim-times = За игру
sim-effect = Эффект
sim-deeds-more = Ещё { $count } — в файлах (--json, --report).
sim-tracks = Ход игры: { $name }
sim-course-about = { $games ->
        [one] Средние по { $games } игре; отрезки — 95-процентные интервалы.
       *[other] Средние по { $games } играм; отрезки — 95-процентные интервалы.
    }
sim-speed = Секунд: { $seconds }, игр в секунду: { $rate }.


## Fair dice

analysis-written = Разбор — в { $file }.
verify-hash = Хеш (SHA-256) начального числа — { $hash }. Он должен совпадать с тем, что показан до первого вопроса.
verify-nothing = Проверять нечего: в этой части игры не брошено ни кубика и не взято ни карты.
verify-fair = Честно: все кубики ({ $dice }) и карты ({ $cards }) — те, что даёт начальное число.
verify-unfair = Нечестно: { $count ->
        [1] один кубик или карта не те
        [one] { $count } кубик или карта не те
        [few] { $count } кубика или карты не те
       *[other] { $count } кубиков или карт не те
    }, что даёт начальное число.
verify-wrong-dice = Полуход { $ply }: на кубике { $recorded }, начальное число даёт { $expected }.
verify-wrong-draw = Полуход { $ply }: взята карта { $recorded }, начальное число даёт карту { $expected }.
verify-physical = Настоящие кубики и карты: пересчитывать нечего (кубиков { $dice }, карт { $cards }).
verify-physical_dice = Кубики были настоящие: от начального числа зависят только карты.
verify-physical_cards = Карты были настоящие: от начального числа зависят только кубики.
verify-script = Кубики этой игры шли по записи; от начального числа зависят только её карты.
verify-earlier = { $parts ->
        [1] Прежнюю часть этой игры, сыгранную до её продолжения,
        [one] { $parts } прежнюю часть этой игры, сыгранную до её продолжения,
        [few] { $parts } прежние части этой игры, сыгранные до её продолжения,
       *[other] { $parts } прежних частей этой игры, сыгранных до её продолжения,
    } пересчитать нельзя.

# Refusals of the shell
refusal-nothing-to-resume = продолжать нечего: в { $folder } нет сохранённых игр
refusal-no-such-game = игры с именем { $name } нет; есть: { $games-comma }
refusal-which-game = { $name } может означать { $games-or }
refusal-game-name = { $name } не годится как имя игры: берите буквы, цифры, точки и дефисы, в начале — буква или цифра
refusal-game-name-taken = игра с именем { $name } уже есть; «sandtable resume { $name }» продолжит её
refusal-name-a-game = скажите, какая игра: sandtable { $command } ИГРА; есть: { $games-comma }
terminal-game-offered = { $name } ({ $title })
refusal-server-not-installed = серверу нужно больше, чем установлено ({ $name }): pip install sandtable[web]
refusal-load-other-game = { $file } — игра { $got }, а не { $title }
refusal-flags-together = { $one } и { $two } нельзя дать вместе: всё говорит файл
refusal-flag-value = { $flag } { $text }: ожидается ИМЯ=ЗНАЧЕНИЕ
refusal-flag-twice = { $flag } { $text }: { $name } дано дважды
refusal-plot-svg = --plot { $file }: график пишется как SVG; назовите файл что-нибудь.svg
refusal-nobody-plays = для человека не осталось места; оставьте себе одно из этих или дайте играть остальным через «sandtable sim»: { $seats-comma }
refusal-sim-person = в симуляции место { $seat } не может занимать человек
refusal-player-spec = { $who } — не игрок: ожидается имя, модуль:Класс или модуль:Класс(имя=значение, ...)
refusal-player-literals = { $who }: { $arguments } — не аргументы; ожидаются числа, тексты, списки и тому подобное, как их пишет Python
refusal-player-arguments = { $who } так не создать: { $reason }
refusal-player-not-made = { $who } не создать для места { $seat }: ошибка { $reason }
refusal-player-no-answer = { $who } — не игрок: нет метода «answer»
refusal-player-no-module = модуля { $module } нет ни в { $folder }, ни там, где Python ищет модули
refusal-player-module = модуль { $module } не подключить: { $reason }
refusal-player-no-class = в { $module } нет класса { $name }
refusal-player-not-installed = ни один пакет не приносит игрока с именем { $name }; установлены: { $installed-comma }
refusal-sim-worker-died = { $tries ->
        [one] процесс, который играет игры с { $first } по { $last }, завершился { $tries } раз
        [few] процесс, который играет игры с { $first } по { $last }, завершился { $tries } раза
       *[other] процесс, который играет игры с { $first } по { $last }, завершился { $tries } раз
    }
refusal-sim-workers-gone = играющих процессов не осталось, и запустить новые невозможно
refusal-not-installed = { $what } не установлено: pip install sandtable[{ $extra }]
refusal-plan-no-game = { $file }: прогон не говорит, в какую игру играть
refusal-plan-numbers = { $file }: прогон играет 1 игру или больше, с номера 0 или выше
refusal-results-there = { $file } уже есть: «--resume { $file }» продолжит
refusal-results-header = { $file } не начинается с плана, который можно сыграть: это не файл результатов или он повреждён
refusal-results-format = формат { $file } — { $format }; ожидается { $expected }
refusal-results-rules = { $file } сыгран по версии { $got } правил игры «{ $title }»; сейчас версия { $expected }
refusal-results-line = { $file } повреждён: строка { $line } — не игра
refusal-results-overlap = { $file }: игра { $number } встречается дважды
refusal-results-differ = { $one } и { $two } — результаты разных планов
refusal-sim-no-levels = ни у кого за этим столом нет уровней; есть: { $opponents-comma }
refusal-sim-no-level = уровня { $level } нет; есть: { $levels-comma }
refusal-key-twice = { $key }: этот ключ встречается дважды
refusal-file-kind = { $file } — не { $kind }: { $reason }
refusal-file-endless = { $file } — не позиция: одно вложено в другое без конца
refusal-file-no-keys = { $file } — не позиция: позиция — это документ с ключами


## Programs at a seat: seat-check, join

seat-check-hello = здоровается
seat-check-question = отвечает на вопросы
seat-check-unknown = пропускает то, чего не знает
seat-check-refused = отвечает снова после отказа
seat-check-taken-back = отвечает на последний вопрос
seat-check-long = читает длинные строки
seat-check-end = завершается, когда с ней прощаются
seat-check-right = { $game }: { $tried }: да
seat-check-wrong = { $game }: { $tried }: нет: { $wrong }
seat-check-passed = Программа соблюдает протокол.
seat-check-failed = Программа не соблюдает протокол.
join-name = { $name } (программа)
join-seated = { $name } играет за { $side-acc }. Ключ места: { $key }
join-answered = { $asked } { $answered }
join-over = { $reason } { $winner-number ->
    [many] Побеждают
   *[other] Побеждает
} { $winner-nom } ({ $rule }).


## What assistants read (sandtable mcp)

mcp-instructions = Стол для настольных игр о современных конфликтах. Сначала «games», затем «sit_down» (или «take_up» для сохранённой игры). Игра — это вопросы, которые задают её правила: читайте «question», отвечайте ключами ответов через «answer», и так до исхода. Предлагаются только допустимые ответы. Спрашивайте «forecast», что известно об ответе, «why_not», почему чего-то нет среди ответов, «rule» и «card» — правила словами. Вы видите то, что видно с вашего места, и ничего больше.
mcp-games = Игры, их места, настройки и те, кто может играть на месте.
mcp-sit-down = Новый стол. Одно место ваше, на остальных играют соперники (по местам: имя игрока или имя:уровень). С real_dice вас спрашивают, что показали настоящие кубики и карты, чтобы помогать людям за настоящим столом.
mcp-take-up = Продолжить игру, сохранённую на этом компьютере (по имени; без имени — самую новую), в которой играет один человек.
mcp-board = Стол в виде текста, каким его видно с вашего места, и о чём спрашивают.
mcp-view = Стол в виде данных, каким его видно с вашего места.
mcp-question = Что спрашивают сейчас: цель, текст вопроса, ответы с ключами и сколько их выбрать. Null, когда игра окончена.
mcp-log = Последние строки журнала, доступные вашему месту, и правила, которым они следуют.
mcp-rule = Правило игры по номеру (8.4.2) и его части.
mcp-card = Что говорит карта игры, по номеру.
mcp-forecast = Что правила знают об ответе до его выбора: шанс, цена, последствия, предупреждения. Null, если ничего.
mcp-why-not = Почему чего-то (территории, страны, действия) нет среди ответов, с правилом. Null, если есть или никто не знает.
mcp-answer = Ответить на вопрос ключами ответов; что произойдёт и что спросят дальше.
mcp-undo = Взять назад ваш последний ответ, если с тех пор не брошен кубик, ничего не показано и никто другой не ответил.

## The command line: what each command and flag is for

# $games, $languages and $players are lists of what there is, as it is typed.
help-usage = использование:{" "}
help-positionals = аргументы
help-optionals = ключи
help-description = Стол для настольных игр о современных конфликтах.
help-epilog = Игры: { $games }. «sandtable КОМАНДА --help» расскажет о команде подробнее.
help-help = показать эту справку и выйти
help-version = показать версию и выйти
help-language = язык ({ $languages }): этой команды или, если дан как команда, отныне и впредь
help-plain = для программ экранного доступа и конвейеров: без цветов и рамок, всё друг под другом
help-of-games = для { $whose }
help-a-file = файл
help-game = игра: { $games }
help-option = любая настройка игры
help-seed = начальное число всех случайностей; одно и то же число даёт те же кубики и карты
help-seat = кто играет на месте: human, program:КОМАНДА или { $players }; в симуляции можно нескольких через запятую и своих игроков: модуль:Класс(имя=значение)
help-pause = ждать Enter после каждого хода соперника (в терминале так и есть, если не --plain)
help-screen = поле, рука, журнал и вопрос рядом, клавишами и мышью (sandtable[screen])
help-time-limit = сколько секунд программа может думать над ответом ({ $seconds })
help-save = сохранение оконченной игры, каким его даёт стол
help-database = файл SQLite или адрес postgresql:// ($SANDTABLE_DATABASE или файл в вашей папке данных)
help-play = сыграть за одним терминалом; без настроек — из меню
help-play-dice = что настоящее и о чём спрашивают: кубики и карты (physical), только кубики или только карты (бросает программа); unseen: из своих карт вы называете только те, что используете
help-play-position = начать игру с позиции (JSON или YAML)
help-play-load = продолжить сохранённую игру
help-play-open = один человек играет за всех: открытые руки, отмена без ограничений
help-play-hints = играют несколько человек и согласны, что можно брать подсказки
help-play-name = как игра называется в списке ваших игр (название игры и номер)
help-learn = научиться игре на уроке; без аргументов — список уроков
help-learn-lesson = какой: номер или название
help-learn-again = с начала, как бы далеко вы ни зашли
help-games = показать сохранённые игры, начиная с новейшей
help-resume = продолжить игру
help-resume-name = какую: имя или его начало (новейшую)
help-resume-open = один человек играет за всех: открытые руки
help-resume-seat = программа, которая играет на месте
help-sim = дать агентам сыграть много игр и подсчитать
help-sim-games = сколько игр (100)
help-sim-first = номер первой игры (0)
help-sim-jobs = сколько процессов (1); на результаты это не влияет
help-sim-on = кто играет: этот компьютер или кластер Ray
help-sim-time-limit = кто думает над ответом дольше, проигрывает
help-sim-levels = играть с соперником из правил на этих уровнях (all или a,b,c)
help-sim-mixes = сыграть все сочетания этих игроков (a,b) на свободных местах
help-sim-courses = записывать ход игр: ходы, карты, операции (медленнее)
help-sim-plan = сыграть то, чего требует файл плана
help-sim-results = записывать каждую игру в файл, как только она кончится
help-sim-resume = продолжить такой файл с места остановки
help-merge = подсчитать вместе результаты нескольких файлов
help-merge-files = файлы, записанные sim --results
help-merge-output = записать их в один файл
help-half-width = сказать, сколько игр ещё нужно для таких интервалов
help-paired = сравнить одни и те же игры у разных игроков (Макнемар)
help-ratings = оценить всех игроков (Брэдли и Терри, по шкале Эло)
help-report = записать всё одной страницей с рисунками
help-plot = нарисовать, как часто побеждает первая сторона
help-json = записать цифры и все игры в файл
help-csv = записать по строке на игру
help-parquet = то же для Arrow и pandas (дополнение: lab)
help-analyse = шансы на победу в оконченной игре, ходы сильнее и везение
help-analyse-out = записать страницу, которую можно сохранить
help-analyse-quick = только по оценкам самой игры, сразу
help-analyse-playouts = сколько думать над каждым моментом ({ $playouts })
help-serve = открыть стол для браузеров
help-serve-open = сесть и играть: открыть браузер; только на этом компьютере, без ограничений частоты, на любом свободном порту
help-serve-host = адрес, по которому слушать ($SANDTABLE_HOST или { $host })
help-serve-port = порт, на котором слушать ($SANDTABLE_PORT или { $port }; 0: любой свободный)
help-serve-allow-host = имя, под которым браузеры находят этот сервер, кроме его адреса ($SANDTABLE_HOSTS; можно повторять)
help-serve-proxy = адрес прокси, чьему X-Forwarded-For можно верить ($SANDTABLE_PROXIES; можно повторять)
help-serve-root-path = путь, под которым сервер виден через прокси и который прокси отбрасывает ($SANDTABLE_ROOT_PATH или никакого)
help-serve-workers = сколько процессов ($SANDTABLE_WORKERS или 1; для нескольких нужен PostgreSQL)
help-serve-unlimited = без ограничений частоты, для измерений на своём компьютере ($SANDTABLE_UNLIMITED)
help-serve-deflate = сжимать ли то, что идёт через сокеты ($SANDTABLE_DEFLATE; обычно нет на одном компьютере или за прокси)
help-serve-log = простые строки или строки json ($SANDTABLE_LOG или простые)
help-serve-metrics = цифры для Prometheus по адресу /metrics, видные всем ($SANDTABLE_METRICS)
help-serve-metrics-port = то же на отдельном порту ($SANDTABLE_METRICS_PORT)
help-serve-keep-days = удалять столы, за которыми столько дней ничего не происходит ($SANDTABLE_KEEP_DAYS или никогда)
help-serve-most-bytes = не открывать новых столов, когда занято столько места ($SANDTABLE_MOST_BYTES или никогда)
help-serve-thinkers = сколько процессов думает за соперников, которые смотрят вперёд ($SANDTABLE_THINKERS или на один меньше, чем процессоров)
help-serve-program = программа, которую гости могут выбрать соперником по имени ($SANDTABLE_PROGRAMS; можно повторять)
help-serve-dispatches = сообщать тем, кого нет за столом, об их ходе; где браузеры находят этот сервер ($SANDTABLE_DISPATCHES)
help-serve-mail = сервер, через который уходит почта, как mailtos://name:word@host?from=address ($SANDTABLE_MAIL)
help-serve-nearby = разрешить сообщения на адреса собственной сети этого сервера ($SANDTABLE_NEARBY)
help-serve-sign-in = вход через OpenID Connect: его издатель ($SANDTABLE_SIGN_IN, вместе с $SANDTABLE_SIGN_IN_CLIENT и $SANDTABLE_SIGN_IN_SECRET)
help-serve-sign-in-header = заголовок, в котором прокси говорит, кто там вошёл ($SANDTABLE_SIGN_IN_HEADER)
help-backup = скопировать все игры сервера в файл, не останавливая его
help-backup-file = новый файл
help-restore = вернуть игры из резервной копии, не останавливая сервер
help-restore-file = резервная копия
help-restore-replace = также игры, которые есть на месте: они станут прежними
help-export = записать игры сервера как сохранения
help-export-folder = куда
help-export-table = только этот стол (все)
help-dump = записать в архив оконченные игры, чьи игроки согласны
help-dump-file = файл с сохранением на каждой строке
help-prune = удалить игры, которых никто не продолжает
help-prune-idle = столько дней ничего не происходит
help-prune-really = действительно удалить; без этого они только перечисляются
help-seat-check = проверить, соблюдает ли программа протокол места
help-seat-check-program = программа с аргументами, в кавычках, как в командной строке
help-seat-check-questions = сколько вопросов задать ей в каждой игре ({ $questions })
help-mcp = дать играть ассистенту, по Model Context Protocol через stdio
help-join = дать программе играть на вашем месте за столом в браузере
help-join-address = адрес стола или приглашения к нему
help-join-seat-key = ключ вашего места; приглашению он не нужен
help-join-program = программа, в кавычках, как в командной строке
help-join-name = как она называется за столом (её собственное имя)
help-deck = своя колода для A Distant Plain
help-deck-new = записать колоду, с которой можно начать
help-deck-check = сказать, чего в колоде не хватает или чего быть не может
help-deck-show = показать карту такой, какой её покажет стол
help-deck-try = исполнить текст со случайными ответами и сказать, что произошло
help-deck-file = колода, файл TOML
help-deck-card = её номер
help-deck-try-text = unshaded или shaded
help-deck-try-scenario = сценарий, на котором её пробуют (первый)
help-deck-try-faction = кто исполняет (первая в порядке карты)
help-deck-try-seed = начальное число всех случайностей и ответов
help-health = спросить сервер, готов ли он (если нет: код выхода 2)
help-health-address = где он (на этом компьютере, на обычном порту)
help-transcript = записать игру: текст, Markdown или HTML
help-transcript-save = сохранение
help-transcript-out = куда (.txt, .md, .html; без этого — на экран)
help-transcript-format = как, независимо от имени файла
help-transcript-seat = какой её видно с этого места (без этого: какой её видят все)
help-verify = пересчитать все кубики и карты сохранения
help-spoken = язык, на котором говорить отныне ({ $languages }); без него — список
help-completion = что нужно оболочке, чтобы дополнять команды sandtable клавишей Tab
help-completion-shell = какая оболочка

## The command line: what is wrong with a line

usage-required = не хватает: { $names }
usage-unknown = непонятно: { $names }
usage-choice = { $name }: { $value } нет; есть { $known }
usage-value = { $name }: значение { $value } не подходит
usage-none = { $name } требует значения
usage-together = { $name } и { $other } несовместимы
usage-ignored = { $name } не принимает значения: { $value }

# $spoken is 1 for the language that is spoken.
terminal-language = { $spoken ->
        [1] * { $language }  { $name }
       *[other] {"  "}{ $language }  { $name }
    }
