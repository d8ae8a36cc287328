"""The book of events: one entry a name and deck, plain functions as well as those that ask."""

from __future__ import annotations

import pytest

from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.registry import EVENTS, event, event_of
from tests.labyrinth.opponent_scene import moment
from tests.playing import decided


@pytest.fixture(autouse=True)
def _a_deck_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EVENTS, "test", {})


def test_every_card_has_its_event() -> None:
    assert {event_of(card).name for card in deck().values()} == set(EVENTS["base"])


def test_a_name_is_entered_once_a_deck() -> None:
    @event("nato", deck="test")
    def nato(g: Play, side: str) -> None:
        g.s.prestige = 9

    with pytest.raises(ValueError, match="an event nato in the test deck already"):
        event("nato", deck="test")(nato)
    assert EVENTS["base"]["nato"].run is not nato


def test_an_event_that_asks_nothing_is_a_plain_function() -> None:
    @event("plain", deck="test")
    def plain(g: Play, side: str) -> None:
        g.s.prestige = 9

    g = moment({})
    decided(EVENTS["test"]["plain"].carry_out(g, "us"))
    assert g.s.prestige == 9
