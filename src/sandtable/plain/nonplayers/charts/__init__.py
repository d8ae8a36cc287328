"""The opponent ``chart``: the flow charts of the third printing, faction by faction.

Their numbers differ from those of the second printing; reasons cite them as ``chart.<faction>``.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain.cards import DECK
from sandtable.plain.nonplayers import events
from sandtable.plain.nonplayers.charts import coalition, government, taliban, warlords
from sandtable.plain.nonplayers.methods import Procedures, method
from sandtable.plain.nonplayers.turn import Turn
from sandtable.plain.terms import COALITION, EVENT, GOVERNMENT, TALIBAN, WARLORDS

ELDERS: Final = "tribal_elders"


def _takes_event(t: Turn, seated: events.Books) -> Ask[bool]:
    """As in the second printing, but Tribal Elders is always taken by Coalition and Taliban if it does anything."""
    card = DECK[t.s.card] if t.s.card else None
    if card is None or card.event != ELDERS or t.faction not in (COALITION, TALIBAN) or not t.offers(EVENT):
        return (yield from events.takes(t, seated))
    if not events.has_effect(t.s, t.faction, card, events.text_for(card, t.faction), seated):
        return False
    t.g.note("why-event", "chart.common", why=True, card=card)
    return True


CHART: Final = method(
    "chart",
    "chart",
    {
        COALITION: Procedures(coalition.operation, coalition.ACTIONS),
        GOVERNMENT: Procedures(government.operation, government.ACTIONS),
        TALIBAN: Procedures(taliban.operation, taliban.ACTIONS),
        WARLORDS: Procedures(warlords.operation, warlords.ACTIONS),
    },
    _takes_event,
)
