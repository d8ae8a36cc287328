# What the rules of Labyrinth know about an option before it is chosen, in few words and without a full stop.
#
# forecast-<id>            what a die needs, what it costs, what it leads to, what may be regretted
# forecast-modifier-<id>   what is added to a die or taken from it
# impossible-<id>          why something cannot be done now


## Dice

forecast-by-test = { $fair } или меньше, если правительство окажется нормальным, { $poor } или меньше, если плохим
forecast-successes = { $count ->
        [1] один успех
        [one] { $count } успех
        [few] { $count } успеха
       *[other] { $count } успехов
    } на { $dice ->
        [1] одном кубике
        [one] { $dice } кубике
       *[other] { $dice } кубиках
    }, успех — { $number } или меньше
forecast-modifier-prestige = престиж { $change ->
        [-1] −1
       *[other] +{ $change }
    }
forecast-modifier-gwot = штраф за взгляды на ГВСТ { $change ->
        [-1] −1
        [-2] −2
        [-3] −3
       *[other] { $change }
    }
forecast-modifier-aid = помощь +{ $change }
forecast-modifier-good_ally = соседняя хорошая союзница +{ $change }
forecast-modifier-to_good = от нормального к хорошему { $change ->
        [-1] −1
       *[other] { $change }
    }
forecast-modifier-awakening = пробуждение +{ $change }
forecast-modifier-reaction = реакция { $change ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $change }
    }
forecast-tested-first = сначала первичная проверка страны


## Operations as a whole

forecast-targets = { $count ->
        [1] на выбор одна страна
        [one] на выбор { $count } страна
        [few] на выбор { $count } страны
       *[other] на выбор { $count } стран
    }
forecast-origins = { $count ->
        [1] войска могут уйти из одного места
        [one] войска могут уйти из { $count } места
       *[other] войска могут уйти из { $count } мест
    }
forecast-best = лучший шанс { $country-in }
forecast-plots = { $count ->
        [1] один теракт
        [one] { $count } теракт
        [few] { $count } теракта
       *[other] { $count } терактов
    } на поле
forecast-cells-travel = { $count ->
        [1] одна ячейка
        [one] до { $count } ячейки
       *[other] до { $count } ячеек
    } из { $cells }; в соседние страны — без броска
forecast-major-where = большой джихад возможен { $countries-in }


## War of Ideas

forecast-becomes = правительство станет { $governance-ins }
forecast-becomes-ally = страна станет союзной
forecast-aid-on = при { $number } появится помощь
forecast-fails-if-poor = достоинства { $value } не хватит, если проверка даст плохое правительство
forecast-posture = страна будет { $posture-for }, как и США
forecast-may-turn = страна может выступить { $posture-for }
forecast-penalty = штраф за взгляды на ГВСТ: { $before } → { $after }
forecast-prestige = престиж: { $before } → { $after }
forecast-prestige-roll = бросок на престиж: растёт при { $number } или больше, иначе падает ({ $percent } %)


## Disrupt and Alert

forecast-disrupts = { $count ->
        [1] одна ячейка
        [one] { $count } ячейка
        [few] { $count } ячейки
       *[other] { $count } ячеек
    }: активная удаляется, спящая становится активной
forecast-disrupts-if-hard = две ячейки, если проверка даст жёсткие меры ({ $number } или больше), иначе одна
forecast-only-sleepers = здесь только спящие ячейки: ничего не удаляется
forecast-leaves-cadre = останется вербовщик
forecast-removes-cadre = вербовщик удаляется
forecast-plot-removed = теракт удаляется; жетон с числом снова станет доступным
forecast-wmd-leaves = теракт с ОМП выбывает из игры
forecast-plots-remain = { $count ->
        [1] ещё один теракт остаётся
        [one] ещё { $count } теракт остаётся
        [few] ещё { $count } теракта остаются
       *[other] ещё { $count } терактов остаются
    } на поле


## Deploy, Regime Change and Withdraw

forecast-may-leave = { $count ->
        [1] уйти может одно подразделение
        [one] уйти может до { $count } подразделения
       *[other] уйти может до { $count } подразделений
    }
forecast-track = на шкале { $count }: { $troops }, карт { $cards }
forecast-if-all-go = { $count ->
        [1] если уйдёт одно подразделение
        [one] если уйдёт { $count } подразделение
        [few] если уйдут все { $count } подразделения
       *[other] если уйдут все { $count } подразделений
    }: { $track }
forecast-regime-change-keeps = остаться должно { $count }: в стране со сменившимся режимом войск на 5 больше, чем ячеек
forecast-too-few-troops = { $country }: перевес войск над ячейками меньше 5, и идеологической борьбы там не будет
forecast-open-to-major-jihad = { $country }: перевес ячеек над войсками позволит большой джихад
forecast-nato-leaves = НАТО выбывает из игры
forecast-troops-needed = шесть или более подразделений из одного места
forecast-new-regime = страна станет союзной, правительство — нормальным при { $number } или больше, иначе плохим
forecast-besieged = режим окажется осаждён
forecast-all-aid-lost = вся помощь будет потеряна ({ $count })


## Attrition

forecast-attrition = истощение { $country-in }: { $side-nom } попадают { $hits ->
        [0] при { $number } или меньше
        [1] один раз и ещё раз при { $number } или меньше
        [few] { $hits } раза и ещё раз при { $number } или меньше
       *[other] { $hits } раз и ещё раз при { $number } или меньше
    }
forecast-attrition-sure = истощение { $country-in }: { $side-nom } { $hits ->
        [0] не попадают
        [1] попадают один раз
        [few] попадают { $hits } раза
       *[other] попадают { $hits } раз
    }


## Recruit and Travel

forecast-places-cells = { $count ->
        [1] появится ячейка
        [one] появится { $count } ячейка
        [few] появятся { $count } ячейки
       *[other] появятся { $count } ячеек
    }
forecast-no-cell = доступных ячеек нет: успех ничего не даст
forecast-few-cells = { $count ->
        [1] доступна только одна ячейка
        [one] доступна только { $count } ячейка
        [few] доступны только { $count } ячейки
       *[other] доступно только { $count } ячеек
    }
forecast-cells-here = активных { $active }, спящих { $sleepers }
forecast-hides = ячейка станет спящей
forecast-cell-lost = при неудаче ячейка погибнет


## Jihad and Plot

forecast-worsens = успех сделает правительство { $governance-ins }
forecast-aid-lost = успех удалит помощь
forecast-nothing-to-gain = правительство уже плохое: малый джихад ничего не изменит
forecast-each-failure = каждая неудача стоит ячейки
forecast-major-jihad = для исламистского правительства большому джихаду { $count ->
        [1] нужен один успех
        [one] нужен { $count } успех
        [few] нужно { $count } успеха
       *[other] нужно { $count } успехов
    }
forecast-all-active = { $count ->
        [1] спящая ячейка станет активной
        [one] { $count } спящая ячейка станет активной
        [few] { $count } спящие ячейки станут активными
       *[other] { $count } спящих ячеек станут активными
    }
forecast-failure-besieges = при неудаче режим окажется осаждён, а страна сдвинется к союзу с США
forecast-islamist-rule = исламистское правительство
forecast-plot-kinds = успех может поместить: { $plots-nom-or }
forecast-no-plot = нет доступного теракта для достоинства { $value }: успех ничего не даст
forecast-sleeper-shows = спящая ячейка станет активной


## Cards

forecast-event-playable = событие можно разыграть
forecast-event-not-now = событие сейчас невозможно
    .foot = Невозможно
forecast-event-happens = сработает событие { $side-gen }
    .foot = Сработает: { $side }
forecast-event-unknown = сработает ли событие { $side-gen }, зависит от карт, которых вы не видите
    .foot = Возможно: { $side }
forecast-event-or-radicalization = сработает событие исламистов или вместо него радикализация
    .foot = Сработает: { side-jihadist }
forecast-first-plot = первый теракт хода: событие не происходит
    .foot = Невозможно
forecast-held = карта остаётся на руке, фаза действий заканчивается
forecast-card-leaves = карта выбывает из игры
forecast-lapses = действует до конца хода
forecast-stays = жетон события остаётся в игре
forecast-us-posture = США будут { $posture-for }
forecast-whole-phase = две карты достоинством 3 и вся фаза действий
forecast-reserves = резервов станет { $reserves }
forecast-reserves-wasted = в резервах не больше 2: пропадёт { $count }
forecast-spends-reserves = ваши резервы: { $reserves }
forecast-value = достоинство { $value }


## Why an operation cannot be done

impossible-needs-value = нужно достоинство { $value }
impossible-none-to-win = нет страны, которую можно привлечь
impossible-no-troops-may-leave = на шкале войск нет, а из стран их не вывести
impossible-no-troops-on-track = на шкале войск нет
impossible-no-ally-in-reach = нет союзной страны, для которой хватит достоинства { $value }
impossible-us-posture = США { $posture-for }
impossible-no-regime-to-change = нет страны с исламистским правительством
impossible-no-six-troops = шесть подразделений взять неоткуда
impossible-fewer-than-six = уйти может меньше шести подразделений
impossible-no-troops-in-regime-change = в странах со сменившимся режимом войск нет
impossible-no-troops-here = войск здесь нет
impossible-no-cell-in-reach = ячеек нет там, где хватит достоинства { $value }
impossible-none-to-disrupt = ячейки и вербовщики только там, куда США не дотянуться
impossible-no-cell-or-cadre = на поле нет ни ячеек, ни вербовщиков
impossible-truce = мешает перемирие
impossible-marker-stays = жетон, считающийся подразделением, размещать нельзя
impossible-no-plot = на поле нет терактов
impossible-gtmo = в этом ходу мешает «Гуантанамо»
impossible-no-cell-to-travel = ни одна ячейка не может переместиться
impossible-no-cell-for-jihad = нет ячеек там, где возможен джихад
impossible-no-cell-for-plot = ячейки только в странах с исламистским правительством


## Why a card cannot be used in a way

impossible-event-by-itself = событие происходит само
impossible-event-of = это событие { $side-gen }
impossible-event-blocked = событие блокирует «{ $marker }»
impossible-event-not-now = событие сейчас невозможно
impossible-first-plot = до события это был бы первый теракт хода
impossible-too-good-for-reserves = только карты достоинством 1 или 2
impossible-needs-whole-phase = нужна вся фаза действий
impossible-no-second-card = нужна вторая карта достоинством 3


## Why a country cannot be chosen

impossible-islamist-rule = здесь исламистское правительство
impossible-adversary = страна враждебная
impossible-good-ally = страна уже союзная с хорошим правительством
impossible-no-posture = её взгляды не меняются
impossible-too-few-troops = { $count ->
        [1] в стране со сменившимся режимом войск должно быть на 1 больше, чем ячеек
       *[other] в стране со сменившимся режимом войск должно быть на { $count } больше, чем ячеек
    }
impossible-iran = до Ирана не дотянуться
impossible-no-ally-no-troops = { $count ->
        [one] не союзная страна, и нет { $count } подразделения
       *[other] не союзная страна, и нет { $count } подразделений
    }
impossible-fata = ячейки укрывает ФАТА
impossible-sadr = вербовщика укрывает Садр
impossible-al-anbar = «Анбар» бережёт вербовщика
impossible-regime-change-keeps = в стране со сменившимся режимом войск должно остаться на { $count } больше, чем ячеек
impossible-sadr-stays = Садр не перемещается
impossible-every-cell-used = все ячейки здесь уже задействованы
impossible-biometrics = «Биометрия»: только в соседние страны
impossible-not-muslim = не мусульманская страна
impossible-benazir-bhutto = страну защищает Беназир Бхутто
impossible-event-elsewhere = событие сюда не пускает
impossible-no-cell-here = ячеек здесь нет
impossible-no-cell-or-cadre-here = здесь нет ни ячейки, ни вербовщика
impossible-not-an-ally = страна не союзная
impossible-troops-are-here = войска уже здесь
impossible-troops-go-here = войска идут сюда
impossible-not-islamist = здесь не исламистское правительство
impossible-no-regime-change = здесь нет жетона смены режима
