# What people are told who are away from their tables, and the page where they choose it.

dispatch-turn = It is your turn in “{ $table }”
dispatch-ended = The game “{ $table }” is over
dispatch-offered = A seat is offered in “{ $table }”: { $seat }
dispatch-chat = Somebody has said something in “{ $table }”
dispatch-several =
    { $count ->
        [one] One piece of news from your tables
       *[other] { $count } pieces of news from your tables
    }
dispatch-test = A test from Sandtable
dispatch-test-body = You can be told here when it is your turn.
dispatch-proof = Is this your address?
dispatch-proof-body =
    Somebody wants to be told here when it is their turn in a game. If that is you, type these words where you asked for it: { $code }
    If it is not you, nothing more will be sent.

# Refusals
refusal-dispatches-off = this host tells nobody anything who is away
refusal-dispatches-not-installed = there is nothing to send with; install sandtable[dispatches]
refusal-dispatches-address = say where browsers reach this server, as https://games.example.org
refusal-dispatches-mail = the server for mail is written as mailtos://name:word@host?from=address
refusal-address-length = an address has at most { $letters } letters, all of which can be seen
refusal-address-no-mail = this host sends no mail; expected an address of another kind
refusal-address-scheme = this is no address that can be used here; expected one of mail, of the web, or one that begins with: { $schemes-comma }
refusal-address-parameter = { $name } cannot be said in an address here
refusal-address-near = this address is in the host’s own network, which it does not allow
refusal-address-push = this is no subscription of a browser
refusal-address-unread = this address cannot be read; look up how it is written
refusal-address-away = nothing could be sent to this address; try again later
refusal-address-proof = these are not the words that were sent to this address
refusal-addresses = one person may have { $most } addresses
refusal-no-address = you have no such address
refusal-time-zone = { $zone } is no time zone that is known here
dispatches-off = This host tells nobody anything who is away. Whoever runs it can turn that on.

# The page
ui-told = Tell me when I am away
ui-told-about = You are told once when it is your turn and you are not looking at the table.
ui-told-first = This browser must first be yours: then you can choose how you are told when it is your turn.
ui-told-be = This browser is mine
ui-told-here = Tell me in this browser
ui-told-this = This browser
ui-told-no-push = This browser cannot be told anything while its page is closed. It needs a page that comes by https.
ui-told-denied = The browser does not allow it; its settings for this page say why.
ui-told-address = An address, such as https://… or ntfy://…
ui-told-address-mail = An address, such as you@example.org, https://… or ntfy://…
ui-told-add = Add
ui-told-kept = Addresses stay on this server and are shown to nobody. They go with the device on which they were added, if you revoke it.
ui-told-test = Send me a test
ui-told-tested = The test was sent.
ui-told-not-tested = The test could not be sent.
ui-told-proof = The words that were sent there
ui-told-fails = could not be reached lately
ui-told-remove = Remove
ui-told-remove-which = Remove { $name }
ui-told-of = What I want to know
ui-told-turn = It is my turn
ui-told-ended = A game is over
ui-told-offered = A seat is offered
ui-told-chat = Somebody says something
ui-told-when = When
ui-told-quiet = Not at these hours
ui-told-from = Quiet from
ui-told-until = Quiet until
ui-told-daily = All at once, each day at this hour
ui-told-tables = At single tables
ui-told-everywhere = As everywhere
