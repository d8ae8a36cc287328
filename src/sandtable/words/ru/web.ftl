# The table in the browser: what surrounds every game.

ui-home = Главная
ui-close = Закрыть
ui-next = Далее
ui-menu = Стол
ui-language = Язык
ui-theme = Светлая или тёмная
ui-opening = Готовим стол…
ui-reconnecting = Связь потеряна, пробуем снова…
ui-you = вы
ui-you-called = { $name } (вы)
ui-your-name = Ваше имя
ui-me = Это я
ui-me-short = Я
ui-me-about = Учётная запись не нужна. Ваши места хранятся в этом браузере; здесь можно указать, на каких ещё устройствах они ваши.
ui-me-another = Продолжить на другом устройстве
ui-me-another-about = На другом устройстве будут все ваши места: играйте там, где удобно.
ui-me-offer = Показать шесть слов
ui-me-say = Откройте на другом устройстве этот сервер, выберите «Я» и введите эти слова или наведите камеру на картинку.
ui-me-picture = Картинка для камеры другого устройства
ui-me-once = Слова годятся один раз, в течение десяти минут. Больше никому их не показывайте.
ui-me-here = У меня есть шесть слов с другого устройства
ui-me-words = шесть слов
ui-me-as = Теперь это устройство будет принадлежать игроку { $name }.
ui-me-as-somebody = Теперь это устройство будет принадлежать тому, кто дал вам эти слова.
ui-me-along = Все игры этого устройства перейдут вместе с ним. Делайте так, только если слова ваши собственные.
ui-me-agree = Это я
ui-me-devices = Мои устройства
ui-me-this = это
ui-me-seen = использовалось { $ago }
ui-me-revoke = Отозвать
ui-me-revoke-which = Отозвать: { $name }
ui-me-revoke-about = Отозванное устройство сразу теряет право смотреть и играть за вас. Ваши игры остаются.
ui-me-sure = Лишить его всех прав?
ui-me-file = Ключ в файле
ui-me-file-about = На чёрный день: у кого этот файл, тот может играть за вас. Ключ числится среди ваших устройств, его можно отозвать.
ui-me-export = Сохранить ключ
ui-me-import = Применить ключ
ui-me-no-key = в этом файле нет ключа
ui-person = человек
ui-seat-open = свободное место
ui-here = за столом
ui-away = нет за столом
ui-title-turn = ● Ваш ход: { $name }
ui-title-turns = ({ $count }) Sandtable
ui-title-waiting = ({ $count }) { $title }
ui-view = Стол
ui-pair = { $name }: { $value }
ui-beside = Вопрос и журнал
ui-tracks = Шкалы
ui-tab-question = Вопрос
ui-tab-hand = Рука
ui-tab-card = Карта
ui-seats = Кто где сидит
ui-fold-card = Свернуть карту
ui-unfold-card = Показать карту
ui-tab-log = Журнал
ui-map = Игровое поле. Стрелки двигают его, плюс и минус меняют масштаб.
ui-zoom-in = Крупнее
ui-zoom-out = Мельче
ui-zoom-all = Всё поле целиком


## Home

ui-description = Sandtable: стол для стратегических настольных игр
ui-tagline = Стратегические игры с полными правилами — и соперник, когда бы он ни понадобился.
ui-new-game = Новая игра
ui-my-games = Мои игры
ui-pages = Страницы
ui-new-game-of = Новая игра: { $name }
ui-continue = Продолжить
ui-continue-since = Ваш ход, вопрос задан { $ago }
ui-group-turn = Ваш ход
ui-group-waiting = Ожидание
ui-group-over = Окончены
ui-group-empty = Здесь пока пусто.
ui-no-games = Игр пока нет. Выберите любую: два щелчка — и вы за столом.
ui-no-more-games = Других игр нет
ui-look-at-table = Взглянуть
ui-learn = Учиться
ui-learn-which = { $name }: следующий урок
ui-lessons = Уроки
ui-lessons-done = пройдено { $done } из { $of }
ui-lesson-done = (пройден)
ui-lesson-step = Продолжить с шага { $step }
ui-lesson-begin = Начать
ui-guided-about = Уроки начинаются с настоящей игровой позиции: читать правила заранее не нужно.
ui-import = Продолжить сохранённую игру
ui-import-about = Вы займёте все места, за которыми сидели люди.
ui-import-failed = Эту игру продолжить нельзя: { $reason }
ui-over = Игра окончена
ui-waiting-short = Ожидание
ui-forget = Убрать из списка
ui-forget-sure = Убрать из списка? Место останется за вами.
ui-bring-back = { $count ->
        [1] Вернуть убранную игру
        [one] Вернуть { $count } убранную игру
        [few] Вернуть { $count } убранные игры
       *[other] Вернуть { $count } убранных игр
    }
ui-import-no-save = это не сохранение этой программы
ui-forget-which = Убрать из списка: { $name }
ui-watch = Смотреть
ui-against = против: { $names }
ui-turn-number = ход { $turn }
ui-waits-for = Ожидание: { $name }
ui-last-move = { $ago }: { $what }
ui-last-adjusted = Стол поправлен вручную.


## A new game

ui-who-plays = Кто играет?
    .about = По щелчку на каждое место; за вами или за другом может быть несколько мест.
ui-sits-me = Вы
ui-sits-program = Программа
ui-sits-open = Друг
ui-strength = { $tenths ->
        [0] Почти никогда не выигрывает у { $opponent-gen } (сыграно для проверки: { $games }).
        [10] Почти всегда выигрывает у { $opponent-gen } (сыграно для проверки: { $games }).
       *[other] Выигрывает около { $tenths } из 10 игр у { $opponent-gen } (сыграно для проверки: { $games }).
    }
ui-strength-level = { $opponent } ({ $level })
    .gen = { $opponent-gen } ({ $level })
ui-how-program = Как играет программа?
ui-program-apart = Выбрать для каждого места
ui-program-together = Одинаково для всех мест
ui-who-plays-which = Кто играет: { $name }
ui-options = Настройки
ui-options-printed = всё как в правилах
ui-begins = { $who }. Игра сохраняется после каждого ответа.
ui-begins-me = вы играете за { $sides-acc }
ui-begins-program = за { $sides-acc } играет { $opponent-short }
ui-begins-level = за { $sides-acc } играет { $opponent-short } ({ $level })
ui-begins-open = { $count ->
        [1] за { $sides-acc } играет друг: вы получите ссылку для него
       *[other] за { $sides-acc } играют друзья: вы получите ссылки для них
    }
ui-begins-with = настройки: { $what }
ui-begins-what = { $name } ·
ui-level = Уровень
ui-opponent-level = { $opponent-short } ({ $level })
opponent-program = гостевая программа
    .name = Гостевая
    .short = гостевая программа
    .gen = гостевой программы
    .about = Пришла со стороны, с согласия хозяина сервера, и видит то, что может видеть её сторона. Если она не справится, дальше сыграют простые правила, и журнал об этом скажет.
opponent-random = случайный игрок
    .name = Случайный
    .short = случайный игрок
    .gen = случайного игрока
    .about = Отвечает любым допустимым ходом: безобидный партнёр для знакомства со столом.
ui-table-name = Название стола, по желанию
ui-yes = да
ui-no = нет
ui-begin = Начать
ui-no-answer = сервер не отвечает
ui-answered = ответ сервера: { $status }
ui-failed = Не получилось: { $reason }


## Joining

ui-join = Присоединиться к игре
ui-join-about = Вас приглашают сыграть: { $game }.
ui-term-lesson = Это игра с подсказками: позиция и первые кубики подобраны для урока.
    .short = урок
ui-term-save = Игра продолжается с сохранения, которое принёс другой игрок.
    .short = из сохранения
ui-term-position = Игра начинается с позиции, которую выбрал другой игрок.
    .short = своя позиция
ui-term-script = Кубики следуют записи, которая может быть известна другому игроку.
    .short = кубики по записи
ui-term-hints = Кого спрашивают, тот может взять подсказку; об этом узнают все.
    .short = подсказки
ui-term-deck = Играют колодой, которую принёс другой игрок: тексты её карт — ниже.
    .short = своя колода
ui-join-deck = { $name }: тексты карт
ui-join-waits = Ваша сторона: { $side }.
ui-join-waits-by = { $count ->
        [1] { $names } ждёт вас.
       *[other] { $names } ждут вас.
    } Ваша сторона: { $side }.
ui-join-used = Этим приглашением уже воспользовались: место занято.
ui-join-go-on = К столу
ui-join-button = Сесть за стол
ui-join-failed = Это приглашение не действует: { $reason }


## Questions

ui-question = Вопрос
ui-all-options = Все ответы
ui-confirm = Подтвердить
ui-take = Выбрать
ui-undo = Взять назад
ui-reset = Взять назад весь ход
ui-redo = Вернуть взятое назад
ui-ask-undo = Спросить других
ui-thinking = { $side-Nom } { $side-number ->
    [many] думают
   *[other] думает
}
ui-waiting = Ожидание: { $side-nom }
ui-pick-exactly = Выберите { $most }. Уже выбрано: { $picked }
ui-pick-up-to = Выберите не больше { $most }. Уже выбрано: { $picked }
ui-pick-between = Выберите от { $least } до { $most }. Уже выбрано: { $picked }
ui-can-be-chosen = можно выбрать
ui-invite = Пригласите кого-нибудь играть за { $side-acc }: отправьте эту ссылку.
ui-invite-loopback = Этот адрес известен только этому компьютеру, а сам он, похоже, не в сети. В сети запустите сервер так: sandtable serve --host 0.0.0.0
ui-invite-start = Этот адрес известен только этому компьютеру. Чтобы позвать друга из той же сети, запустите сервер так: sandtable serve --host 0.0.0.0 — затем откройте этот стол по адресу { $address } и пригласите оттуда.
ui-invite-near = Друг из той же сети может перейти по этой ссылке: там этот компьютер известен как { $address }
ui-copy = Копировать
ui-copied = Скопировано


## Plans

ui-plan = Составить план
ui-plan-panel = План
ui-plan-title = { $what }{ $count ->
        [0] {": "}где?
        [1] {": "}одна территория
        [one] {": "}{ $count } территория
        [few] {": "}{ $count } территории
       *[other] {": "}{ $count } территорий
    }
ui-plan-row = Строка { $number }, { $place }
ui-plan-way = { $from } → { $to }
ui-plan-remove = Убрать из плана: { $place }
ui-plan-add = { $what }: укажите на поле или введите название
ui-plan-add-it = Добавить
ui-plan-also = Также
ui-plan-more = ещё { $count }
ui-plan-later = Наступит после того, на чём план остановится.
ui-plan-halted = Кое-что помешало: остаток плана уже не тот. Измените его или продолжайте.
ui-plan-waits = { $place }: это было намечено на случай успеха. Продолжайте, измените план или остановитесь.
ui-plan-again = Положение на столе изменилось. План проверен заново.
ui-plan-only-if = только при успехе: { $place }
ui-plan-stop = Остановиться
ui-plan-earlier = { $place }: раньше
ui-plan-later-than = { $place }: позже
ui-plan-from = откуда
ui-plan-told = { $rows }. { $sums }
ui-plan-die = Затем бросается кубик.
ui-plan-revealed = Затем вскрывается скрытое.
ui-plan-others = Затем слово за { $side-ins }.
ui-plan-carry-out = Исполнить
ui-plan-carrying = План исполняется…
ui-plan-deals = Сделки
ui-plan-drop = Убрать
ui-plan-off = Шаг за шагом


## Real dice and cards

ui-dice = Кубики и карты
ui-dice-digital = Бросает и сдаёт компьютер
ui-dice-physical = Настоящие, из вашей коробки
ui-dice-physical_cards = Мои карты, ваши кубики
ui-dice-physical_dice = Ваши карты, мои кубики
ui-unseen = Мои карты никто не видит
    .about = Из своих карт вы называете только те, что разыгрываете или сбрасываете, и те, о которых спрашивают.
ui-dice-fair = Начальное число всех бросков и перетасовок выбрано до первого вопроса и будет показано после последнего.
ui-on-board = { $count ->
        [1] На вашем поле: одно изменение
        [one] На вашем поле: { $count } изменение
        [few] На вашем поле: { $count } изменения
       *[other] На вашем поле: { $count } изменений
    }
ui-dice-physical_cards-about = Вы тасуете и сдаёте за своим столом и говорите здесь, какие карты вышли; бросает компьютер. Если поле и экран разойдутся, экран можно поправить в любой момент.
ui-dice-physical_dice-about = Вы бросаете кубики за своим столом и говорите здесь, что выпало; тасует и сдаёт компьютер. Если поле и экран разойдутся, экран можно поправить в любой момент.
ui-dice-physical-about = Вы бросаете, тасуете и сдаёте за своим столом и говорите здесь, что вышло. Если поле и экран разойдутся, экран можно поправить в любой момент.
ui-find = Номер или название
ui-find-none = Ничего с таким названием здесь нет.
ui-find-more = { $count ->
        [1] и ещё одна: введите название
       *[other] и ещё { $count }: введите название
    }
side-dealer = За столом
    .nom = ведущий
    .gen = ведущего
    .acc = ведущего
    .ins = ведущим
ui-dealer-roll = Бросьте кубик: { $what }
ui-dealer-draw = Возьмите карту: { $what }


## Adjusting the table by hand

ui-adjust = Поправить
ui-adjust-title = Поправить стол
ui-adjust-about = Выберите место на поле или раздел ниже и сделайте так, как на вашем столе. Текущий шаг затем начнётся заново.
ui-adjust-part = Что поправить
ui-adjust-spaces = На поле
ui-adjust-none = нет
ui-adjust-hidden = лицом вниз
ui-adjust-yes = ✓
ui-adjust-times = { $count } × { $name }
ui-adjust-less = { $what }: на один меньше
ui-adjust-more = { $what }: на один больше
ui-adjust-list = через запятую
ui-adjust-change = { $what }: { $old } → { $new }
ui-adjust-drop = Оставить как было: { $what }
ui-adjust-nothing = Пока ничего не изменено.
ui-adjust-apply = { $count ->
        [0] Применить
        [1] Применить одно изменение
        [one] Применить { $count } изменение
        [few] Применить { $count } изменения
       *[other] Применить { $count } изменений
    }
ui-adjust-cancel = Отмена


## What happened, told beat by beat

ui-story = Что происходит
ui-told-card = Карта, о которой рассказывают
ui-since = С вашего последнего ответа
ui-since-count = { $count ->
        [1] Произошло одно событие
        [one] Произошло { $count } событие
        [few] Произошло { $count } события
       *[other] Произошло { $count } событий
    }
ui-since-nothing = На столе ничего не изменилось.
ui-since-more = и ещё { $count }, см. журнал
ui-again = Ещё раз
ui-pause = Пауза
ui-resume = Далее
ui-step = Шаг
ui-faster = Темп ×{ $pace }
ui-skip = Пропустить
ui-key-space = Пробел
ui-from-to = { $from } → { $to }
ui-from-to-of = { $from } → { $to } из { $of }
ui-die = { $what-title }: { $pips }
ui-fold = Свернуть
ui-unfold = Развернуть
ui-lines = { $count ->
        [1] одна строка
        [one] { $count } строка
        [few] { $count } строки
       *[other] { $count } строк
    }


## Before an answer

ui-percent = { $percent } %
ui-impossible = Что сейчас невозможно
ui-explain = Объяснить
ui-hint = Подсказка
ui-hint-thinking = Просчитываем варианты…
ui-hints = Подсказки
    .about = Кого спрашивают, тот может взять подсказку; об этом узнают все.
ui-look-at = Посмотреть: { $what }
ui-ahead = Если выбрать: { $what }
ui-ahead-places = { $count ->
        [1] Начать можно в одном месте.
        [one] Начать можно в { $count } месте.
       *[other] Начать можно в { $count } местах.
    }
ui-ahead-best = { $count ->
        [1] Одно место:
        [one] { $count } место, лучшие из них:
        [few] { $count } места, лучшие из них:
       *[other] { $count } мест, лучшие из них:
    }
ui-ahead-known = { $what }: { $known }
ui-ahead-first = лучшее
ui-ahead-next = 2-е
ui-ahead-nothing = Пока ничего не изменится.
ui-here-could = Что вы могли бы сделать здесь
ui-here-not = Чего не могли бы
ui-here-nothing = Ничего, пока задан этот вопрос.
ui-here-others = Что здесь { $side-number ->
    [many] могут
   *[other] может
} сделать { $side-nom }
ui-roll = Бросить
ui-back = Назад
ui-undo-barred = Взять назад нельзя: { $reason }.
ui-taken-back = Последний ответ взят назад.
ui-taken-back-by = { $side-Nom } { $side-number ->
    [many] берут
   *[other] берёт
} назад последний ответ.
ui-asked-back = { $side-Nom } { $side-number ->
    [many] просят
   *[other] просит
} взять назад последний ответ. Кубики и карты, которые уже видели, останутся прежними.
ui-asked-back-own = Вы просите остальных разрешить взять назад ваш последний ответ.
ui-grant-undo = Разрешить
ui-refuse-undo = Отказать
ui-unask-undo = Оставить
ui-undo-answered = после этого уже ответили: { $side-nom }


## Log, piles, help

ui-chat = Разговор за столом
ui-chat-say = Написать за стол
ui-chat-send = Отправить
ui-chat-watcher = Кто-то из зрителей
ui-chat-watches = { $name }, зритель
ui-bell = Звук и уведомление о моём ходе
ui-bell-text = Слово за { $side-ins }.
ui-bell-sound-only = Браузер запрещает уведомления; будет только звук.
ui-log = Что произошло
ui-log-all = Показать всё
ui-log-empty = Пока ничего не произошло.
ui-why = Почему?
ui-piles = Стопки
ui-count = ({ $count })
ui-heading = { $name }.
ui-rule = { $number } { $title }.
ui-save = Сохранить
ui-help = Справка
ui-aid = Памятка игрока
ui-aid-find = Найти правило, карту, место или термин
ui-found-rules = Правила
ui-found-terms = Места и термины
ui-cards = Карты
ui-cards-about = { $name }: все карты, как они напечатаны.
ui-cards-find = название, текст, номер
ui-cards-where = Где
ui-cards-kind = Вид
ui-cards-hand = У меня на руках
ui-cards-now = На столе
ui-cards-effect = Действуют
ui-cards-played = Сыграны
ui-cards-removed = Удалены
ui-cards-out = Ещё не вышли
ui-cards-count = { $of ->
        [one] { $count } из { $of } карты
       *[other] { $count } из { $of } карт
    }
ui-cards-all = Все карты об этом: { $count }
ui-help-table = Вопрос всегда стоит в своём окне. Отвечайте кнопками, прямо на поле — там, где что-то светится, — картами с руки или с клавиатуры. Наведите курсор на что угодно или коснитесь, чтобы рассмотреть, а на номера в журнале — чтобы прочесть правило; «Объяснить» говорит всё, что известно об ответах. Наведите курсор на ответ или задержите на нём палец, чтобы увидеть на поле и шкалах, что он изменит; отвечает только щелчок или касание. За столом, где все места ваши, «Поправить» позволяет изменить что угодно вручную.
ui-keys = Клавиши
ui-key-option = ответ с этой клавишей
ui-key-arrows = перебирать ответы; на поле — двигать его
ui-key-enter = выбрать ответ или подтвердить несколько
ui-key-undo = взять назад
ui-key-reset = взять назад весь ход
ui-key-redo = вернуть взятое назад
ui-key-escape = снять выбор
ui-key-story = пока идёт рассказ: пауза, шаг, темп, пропустить
ui-key-again = рассказать о случившемся ещё раз
ui-key-aid = памятка игрока с правилами
ui-key-zoom = крупнее, мельче, всё поле
ui-key-help = эта справка


## Hot-seat

ui-curtain = Слово за { $side-ins }
ui-curtain-about = Передайте экран. Остальным сейчас смотреть нельзя.
ui-curtain-draw = Играю за { $side-acc }: показать стол


## The end

ui-wins = { $side-Nom } { $side-number ->
    [many] побеждают
   *[other] побеждает
}
ui-you-won = Вы победили.
ui-you-lost = Вы проиграли.
ui-outcome = Чем кончилось
ui-course = Игра ход за ходом
ui-course-goal = победа
ui-turnings = Переломные моменты
ui-signed = { $sign }{ $value }
ui-value-of = { $value }/{ $of }
ui-play-again = Сыграть ещё раз
ui-next-level = Следующий уровень
ui-chronicle = Сохранить летопись
ui-chronicle-turn = Ход { $turn }
ui-chronicle-map = Поле в конце этого хода; изменения обведены
ui-chronicle-turns = { $count ->
        [1] Один ход.
        [one] { $count } ход.
        [few] { $count } хода.
       *[other] { $count } ходов.
    }
ui-proof = Кубики были честными
ui-proof-about = До первого вопроса сервер обнародовал отпечаток начального числа всех бросков и перетасовок. Вот это число: его SHA-256 — тот самый отпечаток.
ui-proof-good = До первого вопроса сервер обнародовал отпечаток начального числа всех бросков и перетасовок. Ваш браузер только что его проверил: число ниже — то самое, что было обещано.
ui-proof-bad = Число ниже не соответствует отпечатку, обнародованному до первого вопроса.
ui-seed = Начальное число
ui-commitment = Отпечаток


## What becomes of a table

ui-keeping = Хранение стола
ui-pass-seat = Моё место: { $side }
ui-pass-about = Если вам надо уйти, доиграть может друг или программа. После этого вы увидите с этого места не больше, чем все остальные.
ui-pass-offer = Предложить другу
ui-pass-link = Место достанется тому, кто первым откроет эту ссылку; до тех пор оно ваше.
ui-pass-keep = Оставить себе
ui-pass-program = Программа, которая доиграет
ui-pass-resign = Оставить программе
ui-pass-sure = Вы сможете вернуться и снова занять место.
ui-rests = За вас играет программа ({ $side }).
ui-take-again = Снова занять место
ui-stands-in = { $program }, вместо { $name }
ui-kept-days = { $days ->
        [1] Этот стол хранится один день после последнего события.
        [one] Этот стол хранится { $days } день после последнего события.
        [few] Этот стол хранится { $days } дня после последнего события.
       *[other] Этот стол хранится { $days } дней после последнего события.
    }
ui-kept-on = Этот стол хранится, пока жив его сервер.
ui-kept-until = Хранится до { $date }
ui-wish-archive = Открытый архив
ui-wish-archive-about = Оконченные игры можно передать в открытый архив — для тех, кто изучает, как играют люди. Имена и разговоры туда не попадают; согласны должны быть все, кто здесь играет.
ui-wish-archive-yes = Передать игру в архив
ui-wish-archive-not = Не передавать
ui-wish-archive-yours = Вы согласны передать эту игру в архив, когда она закончится.
ui-wish-delete = Удаление стола
ui-wish-delete-about = Стол удаляется вместе со всей игрой, именами и разговорами, когда этого хотят все, у кого есть место.
ui-wish-delete-yes = Удалить этот стол
ui-wish-delete-sure = Он будет удалён сразу и навсегда. Точно?
ui-wish-delete-sure-all = Остальных спросят. Когда согласятся все, стол будет удалён навсегда. Точно?
ui-wish-delete-not = Оставить этот стол
ui-wish-delete-yours = Вы хотите удалить этот стол.
ui-wished = Согласны: { $names }.
ui-wished-not = Пока нет: { $names }.
ui-would-remove = { $name } хочет удалить этот стол.
ui-would-remove-side = { $side-Nom } { $side-number ->
    [many] хотят
   *[other] хочет
} удалить этот стол.
ui-gone = Этот стол удалён: этого хотели все, кто за ним играл.


## Analysis

ui-analysis = Разбор
ui-analysis-progress = Просчитывается момент { $done } из { $of }…
ui-analysis-luck = везение до следующего: { $luck }
ui-analysis-see = Посмотреть в повторе
ui-analysis-keep = Сохранить страницу
ui-play-on = Играть отсюда
ui-play-on-from = Играть с шага { $step }
ui-play-on-level = { $name } ({ $level })


## Replay

ui-replay = Повтор
ui-replay-of = Повтор: { $name }
ui-replay-moment = Шаг { $at } из { $last }
ui-replay-first = В начало
ui-replay-back = На запись назад
ui-replay-play = Пуск
ui-replay-pause = Пауза
ui-replay-forward = На запись вперёд
ui-replay-last = В конец
ui-replay-table = К столу


## Guide

ui-guide-step = Шаг { $step } из { $steps }
ui-guide-strayed = Здесь допустим любой ответ, но урок идёт по другому: по тому, что светится.

# Refusals of the server
refusal-nobody-named = для места { $seat } никто не назван; ожидается { $expected-comma }, агент или соперник
refusal-physical-one-person = с настоящими кубиками и картами все сидят за одним столом: все места людей должны быть вашими
refusal-position-other-game = позиция для игры { $got }, а стол для игры «{ $title }»
refusal-import-seat = в этом сохранении место { $seat } занимает { $who }; ожидается { $expected-or }
refusal-save-no-game = сохранение повреждено: в нём не описана игра
refusal-serve-workers = процессов: { $workers } — так сервер не работает; нужен 1 или больше
refusal-serve-postgresql = общие игры у нескольких процессов возможны только через PostgreSQL; укажите --database postgresql://...
refusal-serve-database = { $scheme } — такой базы данных этот сервер не знает; ожидается имя файла, sqlite или postgresql
refusal-serve-no-database = хранить игры в { $database } нельзя: { $reason }
refusal-serve-taken = игры из { $database } уже обслуживает другой процесс; сначала остановите его или укажите другую --database
refusal-database-newer = версия базы данных { $version }, а эта программа знает { $known }: базу создала более новая программа; установите её или укажите другую --database
refusal-text-too-long = { $seconds ->
        [one] принесённое читается дольше { $seconds } секунды или требует больше памяти, чем можно
       *[other] принесённое читается дольше { $seconds } секунд или требует больше памяти, чем можно
    }
refusal-save-too-long = { $seconds ->
        [one] сохранение читается дольше { $seconds } секунды или требует больше памяти, чем нужно игре
       *[other] сохранение читается дольше { $seconds } секунд или требует больше памяти, чем нужно игре
    }
refusal-save-too-much = сохранение длиннее любой игры: допустимо ответов — { $entries }, правок вручную — { $adjusts }, предшествующих игр — { $pasts }
refusal-adjust-often = правок стола вручную: { $adjusts }, больше нельзя
refusal-ending = сервер вот-вот остановится; попробуйте чуть позже
refusal-metrics-not-installed = считать нечем; установите sandtable[metrics]
refusal-setting = в { $name } указано { $value }; ожидается { $expected }
refusal-setting-file = { $name } нельзя прочесть из { $file }: { $reason }
refusal-log-kind = вид журнала — { $kinds-or }, а не { $kind }
refusal-no-server = по адресу { $address } сервер не отвечает: { $reason }
refusal-server-not-ready = сервер по адресу { $address } не готов: { $reason }
refusal-root-path = { $path } — не путь для сервера; ожидается, например, /games
refusal-setting-negative = дней или байт не может быть { $value }; ожидается 0 или больше
refusal-store-full = места для нового стола здесь нет; уже открытые продолжаются
refusal-database-older = версия базы данных { $version }, а эта программа знает { $known }; запустите сервер один раз, и он её обновит
refusal-backup-there = { $file } уже есть, а резервная копия ничего не заменяет
refusal-no-backup = { $file } — не резервная копия игр
refusal-cannot-write-here = записать в { $file } нельзя: { $reason }
refusal-prune-days = дней ожидания: { $days } — столько не бывает; ожидается 1 или больше
refusal-serve-port = { $port } — не порт; ожидается от 0 до { $last }
refusal-serve-address = сервер не может работать по адресу { $host }:{ $port }: { $reason }
refusal-too-fast = слишком быстро; немного подождите и попробуйте снова
refusal-too-many-imports = уже продолжают несколько сохранённых игр; попробуйте чуть позже
refusal-too-many-sockets = с вашего адреса слишком много соединений
refusal-message-size = сообщение может занимать не больше { $bytes } Б
refusal-request-size = этот запрос может занимать не больше { $bytes } Б
refusal-no-document = это не документ JSON с ключами
refusal-field = { $field }: { $problem ->
        [missing] этого не хватает
        [extra_forbidden] это здесь неизвестно
        [union_tag_not_found] этого не хватает
        [union_tag_invalid] сообщения такого вида нет
        [string_type] это не текст
        [int_type] это не целое число
        [bool_type] это не true и не false
        [list_type] это не список
        [dict_type] это не набор ключей
        [model_type] это не набор ключей
        [string_too_long] этот текст слишком длинный
        [too_long] их слишком много
        [too_short] их слишком мало
        [string_pattern_mismatch] в этом тексте есть знаки, которые здесь не допускаются
       *[other] ожидается что-то другое
    }
refusal-half-sent = остаток этого запроса не пришёл вовремя
refusal-cannot-be-kept = в этом есть что-то, чего нельзя сохранить, например знак, которого не бывает в тексте
refusal-host = этот сервер не называется { $host }; его хозяин может указать нужные имена
refusal-origin = страницам с { $origin } нельзя обращаться к этому серверу
refusal-content-type = присылайте JSON, с типом содержимого application/json
refusal-address = в адресе есть что-то лишнее
refusal-not-here = здесь об этом спросить нельзя
refusal-no-page = такой страницы нет
refusal-client-not-built = Сервер работает, но клиент для браузера не собран. Выполните «make play» в папке проекта: клиент соберётся, и сервер запустится снова.
refusal-manual-not-built = Руководство не собрано. Выполните «make docs» в папке проекта.
refusal-no-table = такого стола нет
refusal-no-tutorial = урока { $tutorial } нет; есть: { $tutorials-comma }
refusal-no-moment = момента { $ply } нет; последний — { $last }
refusal-unavailable = сейчас игры нельзя ни прочесть, ни записать; попробуйте снова
refusal-internal = на сервере что-то сломалось; игра не изменилась
refusal-table-newer-rules = этот стол следует правилам версии { $rules }; этот сервер знает { $known }
refusal-table-damaged = этот стол повреждён в базе данных, открыть его нельзя
refusal-token = этот ключ не открывает места за этим столом
refusal-code = этот код не открывает здесь места или им уже воспользовались
refusal-seat-gone = место больше не ваше: оно передано, или это устройство отозвано
refusal-no-person = с этим ключом никто не играет; возможно, он отозван
refusal-device-code = эти шесть слов неверны, устарели или уже использованы
refusal-no-device = такого устройства у вас нет
refusal-last-device = это ваше последнее устройство; без него ваши места никто не откроет
refusal-devices = { $most ->
        [one] у одного человека может быть не больше { $most } устройства
       *[other] у одного человека может быть не больше { $most } устройств
    }
refusal-no-stand-in = программа { $name } там играть не может; есть: { $expected }
refusal-watching = вы зритель; это для тех, у кого есть место
refusal-hints-not-agreed = здесь играют несколько человек, и о подсказках не договаривались, когда готовили стол
web-seat-resigned = (уходит; доигрывает программа)
web-seat-offered = (предлагает своё место другому)
web-seat-taken-again = (снова занимает место)
web-hint-taken = (берёт подсказку)
refusal-no-watching = смотреть за этим столом нельзя
refusal-not-your-seat = место { $seat } не ваше
refusal-save-players = пока игра не окончена, сохранение могут взять только те, кто играет
refusal-position-not-over = пока игра не окончена, позиция показала бы, что скрывает другой игрок
refusal-analysis-not-made = разбор ещё не готов: откройте его и дождитесь конца
refusal-save-hidden = пока игра не окончена, сохранение показало бы, что скрывает другой игрок
refusal-hello-first = сначала поздоровайтесь
refusal-moved-on = с тех пор положение на столе изменилось
refusal-somebody-faster = кто-то другой ответил раньше; положение на столе изменилось
refusal-undo-over = игра окончена, и её начальное число уже показано

# The server says where it is
server-backup = { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[other] { $tables } столов
    } в { $file }.
server-restored = Возвращено столов: { $restored }; уже были на месте и не тронуты: { $there }.
server-exported = { $tables ->
        [one] { $tables } сохранение
        [few] { $tables } сохранения
       *[other] { $tables } сохранений
    } в { $folder }.
server-dumped = { $tables ->
        [one] { $tables } оконченная игра
        [few] { $tables } оконченные игры
       *[other] { $tables } оконченных игр
    } в { $file }, каждая пересчитана от своего начального числа; пересчитать не удалось и пропущено: { $unproved }.
server-prune = Было бы удалено столов: { $tables }; удаляет --really.
server-pruned = Удалено столов: { $tables }.
server-healthy = сервер по адресу { $address } готов
server-ready = Sandtable работает по адресу { $address } (Ctrl-C завершит)
refusal-sign-in-both = входят либо у провайдера, либо по заголовку прокси, но не то и другое сразу
refusal-sign-in-client = для входа у провайдера нужны SANDTABLE_SIGN_IN_CLIENT и SANDTABLE_SIGN_IN_SECRET
refusal-sign-in-not-installed = входить нечем; установите sandtable[sign-in]
refusal-sign-in-proxy = заголовку { $header } верят только от названных прокси; назовите их через --proxy
refusal-not-signed-in = вход не выполнен
refusal-signed-in-otherwise = этот браузер принадлежит тому, кто вошёл под другим именем
ui-sign-in = Войти
ui-sign-in-about = На этом сервере можно войти под своим именем: тогда все устройства, где вы вошли, ваши.
ui-signed-in = Вы вошли как { $name }.
ui-pace = Ожидание друг друга
ui-pace-none = Сколько потребуется
ui-pace-absence = { $days ->
        [1] Кто не отвечает один день, того можно заменить.
        [one] Кто не отвечает { $days } день, того можно заменить.
        [few] Кто не отвечает { $days } дня, того можно заменить.
       *[many] Кто не отвечает { $days } дней, того можно заменить.
    }
ui-pace-clock = { $days ->
        [1] На ход даётся один день, а на все ходы вместе у каждого есть запас времени (дней: { $bank }).
        [one] На ход даётся { $days } день, а на все ходы вместе у каждого есть запас времени (дней: { $bank }).
        [few] На ход даётся { $days } дня, а на все ходы вместе у каждого есть запас времени (дней: { $bank }).
       *[many] На ход даётся { $days } дней, а на все ходы вместе у каждого есть запас времени (дней: { $bank }).
    }
ui-pace-about = За опоздание никто не проигрывает: остальные могут доверить место программе или другу; если там играет программа, вернувшийся снова занимает своё место.
ui-time-left = Осталось времени на ответ ({ $name }): { $time }.
ui-time-left-you = У вас осталось времени на ответ: { $time }.
ui-bank-left = Из них из запаса: { $time }.
ui-the-side = { $side-nom }
ui-out-of-time = Время на ответ вышло: { $name }. На этом месте может играть кто-то другой.
ui-out-of-time-you = Ваше время вышло, но ответить ещё можно: до тех пор остальные могут доверить это место кому-то другому.
ui-replace-program = Пусть играет эта программа
ui-replace-friend = Позвать друга
ui-watching = { $count ->
        [1] один зритель
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
ui-what-if = Что, если…
ui-what-if-about = Ваш собственный стол, который начинается там же, где стоит этот. Ваши ответы текущего шага повторяются до первого броска или первого чужого ответа. То, чего вы не можете знать, раздаётся заново, и ничто из сделанного там этого стола не касается.
ui-what-if-frame = Что, если: здесь играете только вы, и ничто не идёт в счёт. Скрытое роздано заново.
ui-what-if-name = Что, если: { $name }
ui-term-what_if = Это личная проба: скрытое роздано заново, и ничто не идёт в счёт.
    .short = Что, если
ui-step-link = Ссылка на этот шаг
ui-step-linked = Скопировано: ссылка на этот шаг
ui-figures = Мои итоги
ui-figures-none = Когда закончится ваша первая игра, она появится здесь.
ui-figures-game = Игра
ui-figures-side = Сторона
ui-figures-against = Против
ui-figures-won = Побед
ui-figures-played = Игр
ui-figures-export = Выгрузить мои игры
ui-figures-sums = { $games ->
        [1] окончена одна игра, побед: { $won }
        [one] окончена { $games } игра, побед: { $won }
        [few] окончены { $games } игры, побед: { $won }
       *[many] окончено { $games } игр, побед: { $won }
    }
web-seat-accepted = (теперь на этом предложенном месте)
web-seat-replaced = (ответа ждали слишком долго; до возвращения играет программа)
web-seat-offered-by-others = (ответа ждали слишком долго; остальные предлагают место другому)
refusal-what-if-over = эта игра окончена; вместо этого продолжите с одного из её шагов
refusal-not-anothers-seat = { $seat } — не чужое место за этим столом
refusal-no-pace = при создании этого стола не договорились, сколько ждать друг друга
refusal-not-out-of-time = на месте { $seat } ответа не ждут, или время на ответ ещё есть


## Что стол говорит о себе

ui-more = Ещё
ui-manual = Руководство (на английском)
ui-news = Что нового
ui-news-english = Этот список ведётся только на английском.
ui-about = О программе
ui-about-version = Версия { $version }
ui-about-credits = Автор Labyrinth: The War on Terror — Волко Рунке, The Awakening — Тревор Бендер, A Distant Plain — Волко Рунке и Брайан Трейн. Игры издаёт GMT Games; ей принадлежат права на игры, их названия и оформление.
ui-about-independent = Sandtable — независимый проект, никак с ними не связанный. Правила и карты пересказаны своими словами, а с игрой на полке удовольствия больше. Контуры на поле сделаны по данным Natural Earth.
ui-about-free = Сам Sandtable свободен, вот его лицензия:
ui-about-shipped = Из чего он сделан и под какими лицензиями
ui-about-in-browser = В браузере
ui-about-in-manual = В руководстве
ui-about-in-server = На сервере
