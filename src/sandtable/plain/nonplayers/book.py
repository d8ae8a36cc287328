"""The opponent ``book``: section 8 of the second printing, faction by faction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.core.play import Book
from sandtable.core.questions import Ask
from sandtable.plain.nonplayers import coalition, events, government, propaganda, reacting, taliban, warlords
from sandtable.plain.nonplayers.turn import Conversation, Handler, Method, Nonplayer, Turn
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import State
from sandtable.plain.terms import COALITION, EVENT, GOVERNMENT, PASS, TALIBAN, WARLORDS

LEAST_RESOURCES: Final = {GOVERNMENT: 3, TALIBAN: 1, WARLORDS: 1}  # 8.1e
OPERATION: Final[Mapping[str, Callable[[Turn], Ask[str]]]] = {
    COALITION: coalition.operation,
    GOVERNMENT: government.operation,
    TALIBAN: taliban.operation,
    WARLORDS: warlords.operation,
}
"""How each faction chooses its operation (8.5-8.8)."""
FACTION_ACTIONS: Final[Mapping[str, Mapping[str, Conversation]]] = {
    COALITION: coalition.ACTIONS,
    GOVERNMENT: government.ACTIONS,
    TALIBAN: taliban.ACTIONS,
    WARLORDS: warlords.ACTIONS,
}


def act(t: Turn) -> Ask[str]:
    """The event, unless a line refuses it; else an operation, or without the Resources for one pass (8.1)."""
    if (yield from events.takes(t, seated)):
        return EVENT
    needed = LEAST_RESOURCES.get(t.faction, 0)
    if needed and t.s.resources[t.faction] < needed:
        t.g.note("why-poor", "8.1e", why=True, count=needed)
        return PASS
    return (yield from OPERATION[t.faction](t))


def seated(s: State) -> Mapping[str, Book]:
    """Those who play by this book, to try something out."""
    return {faction: Nonplayer(faction, BOOK) for faction in s.books}


def nothing(t: Turn) -> Ask[str]:
    """Give nothing to anybody (8.1.2f)."""
    yield from ()
    return t.question.options[0].key


HANDLERS: Final[Mapping[str, Handler]] = {
    Purpose.GIVE_FROM: nothing,
    Purpose.GIVE_HOW_MANY: nothing,
    **reacting.HANDLERS,
    **events.HANDLERS,
}
PHASES: Final[Mapping[str, Handler]] = {Purpose.ACT: act, **propaganda.HANDLERS}
BOOK: Final = Method(
    name="book",
    rule="8",
    factions=tuple(OPERATION),
    handlers=HANDLERS,
    phases=PHASES,
    actions={(faction, name): run for faction, actions in FACTION_ACTIONS.items() for name, run in actions.items()},
)
