"""What a side has seen of the other's hand stays known to it (5.3.2), and nobody else learns it."""

from __future__ import annotations

import pytest

from sandtable import Table
from sandtable.core.messages import Message
from sandtable.labyrinth.terms import US
from tests.labyrinth.scene import play, turn

INTEL_COMMUNITY = 18
HAND = [52, 81, 92]


def jihadist_hand(table: Table, seat: str | None) -> list[int]:
    """The Jihadist hand as a seat sees it."""
    hand: list[int] = table.view(seat)["hands"]["jihadist"]
    return hand


@pytest.fixture
def seen() -> Table:
    """A table at which the US has just looked at the Jihadist hand."""
    return play(turn(US, INTEL_COMMUNITY, jihadist=HAND, dice=[6] * 9), INTEL_COMMUNITY, "event")


@pytest.mark.rule("labyrinth", "5.3.2")
def test_a_hand_that_was_shown_stays_known(seen: Table) -> None:
    assert jihadist_hand(seen, "us") == HAND
    assert jihadist_hand(seen, None) == [0, 0, 0]
    assert jihadist_hand(turn(US, 23, jihadist=HAND), "us") == [0, 0, 0]


@pytest.mark.rule("labyrinth", "5.3.2")
def test_the_position_and_the_save_remember_it(seen: Table) -> None:
    while seen.question is not None and not seen.position().get("known"):
        seen.answer(seen.question.keys[-1])
    assert seen.position()["known"] == {"us": HAND}
    again = Table.from_position(seen.position(), seed=1)
    assert jihadist_hand(again, "us") == HAND
    assert jihadist_hand(Table.from_save(seen.to_save()), "us") == HAND


@pytest.mark.rule("labyrinth", "5.3.2")
def test_a_card_that_leaves_the_hand_is_no_longer_known_to_be_there() -> None:
    hands = {"us": [23, 24], "jihadist": [*HAND, 95]}
    countries = {"iran": {"cells": 1}}
    document = {"game": "labyrinth", "hands": hands, "countries": countries, "known": {"us": HAND}}
    table = Table.from_position(document, seed=1, dice=[6] * 9)
    assert jihadist_hand(table, "us") == [0, *HAND]
    table.answer("92")
    table.answer("recruit")
    assert sorted(table.state.known["us"]) == [52, 81]
    assert jihadist_hand(table, "us") == [0, 52, 81]


@pytest.mark.rule("labyrinth", "5.3.2")
def test_what_is_known_is_not_dealt_anew() -> None:
    countries = {"iran": {"cells": 1}}
    hands = {"us": [23, 24], "jihadist": [*HAND, 95]}
    table = Table.from_position(
        {"game": "labyrinth", "hands": hands, "countries": countries, "known": {"us": HAND}}, seed=1
    )
    for n in range(5):
        dealt = table.game.redealt(table.state, "us", lambda bound, n=n: n % bound)  # type: ignore[misc]
        assert set(HAND) <= set(dealt.hands["jihadist"])
        assert table.game.faults(dealt) == []


@pytest.mark.rule("labyrinth", "5.3.2")
def test_each_side_is_told_the_cards_it_draws_and_no_others() -> None:
    table = Table.new("labyrinth", seed=3)
    for seat in ("us", "jihadist"):
        told = [note.message.args["card"] for note in table.notes_for(seat) if note.message.id == "note-drew"]
        assert told == [Message(f"card-{number}") for number in table.state.hands[seat]]
    assert not any(note.message.id == "note-drew" for note in table.notes_for(None))
