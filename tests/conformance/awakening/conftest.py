"""Every card of The Awakening can be played here, so that rules which need no particular card can be tested."""

from __future__ import annotations

import pytest

from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.registry import EVENTS, Event, always


def _nothing(g: Play, side: str) -> None:
    """An event without effect."""


@pytest.fixture(autouse=True)
def _every_card_has_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {card.event for card in deck("awakening").values()}
    blank = {name: Event(name, _nothing, always, (), False) for name in names}
    monkeypatch.setitem(EVENTS, "awakening", blank | EVENTS.get("awakening", {}))
