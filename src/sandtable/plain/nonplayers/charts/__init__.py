"""The opponent ``chart``: the flow charts of the third printing, faction by faction.

Their numbers differ from those of the second printing; reasons cite them as ``chart.<faction>``.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain.nonplayers import events
from sandtable.plain.nonplayers.charts import coalition, government, taliban, warlords
from sandtable.plain.nonplayers.methods import Procedures, method
from sandtable.plain.nonplayers.turn import Sitting
from sandtable.plain.terms import COALITION, GOVERNMENT, TALIBAN, WARLORDS

ELDERS: Final = "tribal_elders"


def _takes_event(t: Sitting, seated: events.Books) -> Ask[bool]:
    """As in the second printing, but the Momentum that comes before Propaganda too is Tribal Elders alone.

    Coalition and Taliban always take it, if it does anything; Mullah Omar is no exception here.
    """
    card = t.s.deck[t.s.card] if t.s.card else None
    excepted = card is not None and card.event == ELDERS and t.faction in (COALITION, TALIBAN)
    return (yield from events.takes(t, seated, excepted=excepted))


CHART: Final = method(
    "chart",
    "chart",
    {
        COALITION: Procedures(coalition.CHOICE, coalition.OPERATIONS, coalition.ACTIONS),
        GOVERNMENT: Procedures(government.CHOICE, government.OPERATIONS, government.ACTIONS),
        TALIBAN: Procedures(taliban.CHOICE, taliban.OPERATIONS, taliban.ACTIONS),
        WARLORDS: Procedures(warlords.CHOICE, warlords.OPERATIONS, warlords.ACTIONS),
    },
    _takes_event,
)
