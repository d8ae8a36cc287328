"""The opponent ``book``: section 8 of the second printing, faction by faction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain.nonplayers import warlords
from sandtable.plain.nonplayers.turn import Conversation, Handler, Method, Turn
from sandtable.plain.purposes import Purpose
from sandtable.plain.terms import GOVERNMENT, PASS, TALIBAN, WARLORDS

LEAST_RESOURCES: Final = {GOVERNMENT: 3, TALIBAN: 1, WARLORDS: 1}  # 8.1e
OPERATION: Final[Mapping[str, Callable[[Turn], Ask[str]]]] = {WARLORDS: warlords.operation}
"""How each faction chooses its operation (8.5-8.8)."""
FACTION_ACTIONS: Final[Mapping[str, Mapping[str, Conversation]]] = {WARLORDS: warlords.ACTIONS}


def act(t: Turn) -> Ask[str]:
    """An operation with its special activity; without the Resources for one, pass (8.1d-e)."""
    needed = LEAST_RESOURCES.get(t.faction, 0)
    if needed and t.s.resources[t.faction] < needed:
        t.g.note("why-poor", "8.1e", why=True, count=needed)
        return PASS
    return (yield from OPERATION[t.faction](t))


def nothing(t: Turn) -> Ask[str]:
    """Give nothing to anybody (8.1.2f)."""
    yield from ()
    return t.question.options[0].key


HANDLERS: Final[Mapping[str, Handler]] = {
    Purpose.GIVE_FROM: nothing,
    Purpose.GIVE_HOW_MANY: nothing,
}
PHASES: Final[Mapping[str, Handler]] = {Purpose.ACT: act}
BOOK: Final = Method(
    name="book",
    rule="8",
    factions=tuple(OPERATION),
    handlers=HANDLERS,
    phases=PHASES,
    actions={(faction, name): run for faction, actions in FACTION_ACTIONS.items() for name, run in actions.items()},
)
