"""The opponent ``book``: section 8 of the second printing, faction by faction."""

from __future__ import annotations

from typing import Final

from sandtable.plain.nonplayers import events
from sandtable.plain.nonplayers.book import coalition, government, taliban, warlords
from sandtable.plain.nonplayers.methods import Procedures, method
from sandtable.plain.terms import COALITION, GOVERNMENT, TALIBAN, WARLORDS

BOOK: Final = method(
    "book",
    "8",
    {
        COALITION: Procedures(coalition.CHOICE, coalition.OPERATIONS, coalition.ACTIONS),
        GOVERNMENT: Procedures(government.CHOICE, government.OPERATIONS, government.ACTIONS),
        TALIBAN: Procedures(taliban.CHOICE, taliban.OPERATIONS, taliban.ACTIONS),
        WARLORDS: Procedures(warlords.CHOICE, warlords.OPERATIONS, warlords.ACTIONS),
    },
    events.takes,
)
