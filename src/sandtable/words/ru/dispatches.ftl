# What people are told who are away from their tables, and the page where they choose it.

dispatch-turn = Ваш ход: «{ $table }»
dispatch-ended = Игра «{ $table }» окончена
dispatch-offered = Предлагается место за столом «{ $table }»: { $seat }
dispatch-chat = За столом «{ $table }» кто-то заговорил
dispatch-several = { $count ->
        [1] Одна новость с ваших столов
        [one] { $count } новость с ваших столов
        [few] { $count } новости с ваших столов
       *[other] { $count } новостей с ваших столов
    }
dispatch-test = Проверка от Sandtable
dispatch-test-body = Сюда могут приходить сообщения о том, что сейчас ваш ход.
dispatch-proof = Это ваш адрес?
dispatch-proof-body =
    Кто-то хочет получать сюда сообщения о своём ходе в игре. Если это вы, введите эти слова там, где вы об этом попросили: { $code }
    Если это не вы, больше ничего не придёт.

# Refusals
refusal-dispatches-off = этот сервер ничего не сообщает тем, кого нет за столом
refusal-dispatches-not-installed = отправлять нечем; установите sandtable[dispatches]
refusal-dispatches-address = скажите, где браузеры находят этот сервер, например https://games.example.org
refusal-dispatches-mail = почтовый сервер пишется как mailtos://name:word@host?from=address
refusal-address-length = { $letters ->
        [one] в адресе не больше { $letters } знака, и все они видимые
       *[other] в адресе не больше { $letters } знаков, и все они видимые
    }
refusal-address-no-mail = этот сервер не отправляет почту; нужен адрес другого вида
refusal-address-scheme = такой адрес здесь не годится; нужен почтовый, веб-адрес или такой, что начинается с: { $schemes-comma }
refusal-address-parameter = { $name } нельзя указывать в адресе
refusal-address-near = этот адрес в собственной сети сервера, а это не разрешено
refusal-address-push = это не подписка браузера
refusal-address-unread = этот адрес не прочесть; проверьте, как он пишется
refusal-address-away = на этот адрес ничего не удалось отправить; попробуйте позже
refusal-address-proof = это не те слова, что отправлены на этот адрес
refusal-addresses = { $most ->
        [one] у одного человека может быть не больше { $most } адреса
       *[other] у одного человека может быть не больше { $most } адресов
    }
refusal-no-address = такого адреса у вас нет
refusal-time-zone = часовой пояс { $zone } здесь неизвестен
dispatches-off = Этот сервер ничего не сообщает тем, кого нет за столом. Его хозяин может это включить.

# The page
ui-told = Сообщать, когда меня нет
ui-told-about = Если наступит ваш ход, а вы не смотрите на стол, вам сообщат об этом один раз.
ui-told-first = Сначала этот браузер должен стать вашим: тогда можно выбрать, как сообщать вам о вашем ходе.
ui-told-be = Это мой браузер
ui-told-here = Сообщать в этом браузере
ui-told-this = Этот браузер
ui-told-no-push = Этому браузеру нельзя ничего сообщить, пока страница закрыта. Нужна страница по https.
ui-told-denied = Браузер этого не разрешает; почему, сказано в его настройках для этой страницы.
ui-told-address = Адрес, например https://… или ntfy://…
ui-told-address-mail = Адрес, например you@example.org, https://… или ntfy://…
ui-told-add = Добавить
ui-told-kept = Адреса остаются на этом сервере и никому не показываются. Если отозвать устройство, адреса, добавленные на нём, исчезнут вместе с ним.
ui-told-test = Проверить
ui-told-tested = Проверочное сообщение отправлено.
ui-told-not-tested = Проверочное сообщение отправить не удалось.
ui-told-proof = Слова, которые туда отправлены
ui-told-fails = в последнее время недоступен
ui-told-remove = Удалить
ui-told-remove-which = Удалить: { $name }
ui-told-of = О чём сообщать
ui-told-turn = Мой ход
ui-told-ended = Игра окончена
ui-told-offered = Предлагается место
ui-told-chat = Разговор за столом
ui-told-when = Когда
ui-told-quiet = Не в эти часы
ui-told-from = Тишина с
ui-told-until = Тишина до
ui-told-daily = Всё сразу, каждый день в этот час
ui-told-tables = За отдельными столами
ui-told-everywhere = Как везде
