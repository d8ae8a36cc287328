"""The opponent ``chart``: the flow charts of the third printing, faction by faction.

Their numbers differ from those of the second printing; reasons cite them as ``chart.<faction>``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.core.play import Book
from sandtable.core.questions import Ask
from sandtable.plain.cards import DECK
from sandtable.plain.nonplayers import events, propaganda, reacting
from sandtable.plain.nonplayers.book import LEAST_RESOURCES, nothing
from sandtable.plain.nonplayers.charts import coalition, government, taliban, warlords
from sandtable.plain.nonplayers.turn import Conversation, Method, Nonplayer, Turn
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import State
from sandtable.plain.terms import COALITION, EVENT, GOVERNMENT, PASS, TALIBAN, WARLORDS

OPERATION: Final[Mapping[str, Callable[[Turn], Ask[str]]]] = {
    COALITION: coalition.operation,
    GOVERNMENT: government.operation,
    TALIBAN: taliban.operation,
    WARLORDS: warlords.operation,
}
"""How each faction chooses its operation."""
FACTION_ACTIONS: Final[Mapping[str, Mapping[str, Conversation]]] = {
    COALITION: coalition.ACTIONS,
    GOVERNMENT: government.ACTIONS,
    TALIBAN: taliban.ACTIONS,
    WARLORDS: warlords.ACTIONS,
}
ELDERS: Final = "tribal_elders"


def act(t: Turn) -> Ask[str]:
    """The event, unless a line refuses it; else the faction's chart."""
    if (yield from _takes_event(t)):
        return EVENT
    needed = LEAST_RESOURCES.get(t.faction, 0)
    if needed and t.s.resources[t.faction] < needed:
        t.g.note("why-poor", "8.1e", why=True, count=needed)
        return PASS
    return (yield from OPERATION[t.faction](t))


def _takes_event(t: Turn) -> Ask[bool]:
    """As in the second printing, but Tribal Elders is always taken by Coalition and Taliban if it does anything."""
    card = DECK[t.s.card] if t.s.card else None
    if card is None or card.event != ELDERS or t.faction not in (COALITION, TALIBAN) or not t.offers(EVENT):
        return (yield from events.takes(t, seated))
    if not events.has_effect(t.s, t.faction, card, events.text_for(card, t.faction), seated):
        return False
    t.g.note("why-event", "chart.common", why=True, card=card)
    return True


def seated(s: State) -> Mapping[str, Book]:
    """Those who play by these charts, to try something out."""
    return {faction: Nonplayer(faction, CHART) for faction in s.books}


CHART: Final = Method(
    name="chart",
    rule="chart",
    factions=tuple(OPERATION),
    handlers={
        Purpose.GIVE_FROM: nothing,
        Purpose.GIVE_HOW_MANY: nothing,
        **reacting.HANDLERS,
        **events.HANDLERS,
    },
    phases={Purpose.ACT: act, **propaganda.HANDLERS},
    actions={(faction, name): run for faction, actions in FACTION_ACTIONS.items() for name, run in actions.items()},
)
