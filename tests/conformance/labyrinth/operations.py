"""What the tests of operations (7 and 8) share: cards by value, what is offered, what was rolled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable import Question, Table
from sandtable.core.journal import DICE
from tests.labyrinth.scene import jihadist_turn, play, us_turn

US_CARDS: Final[Mapping[int, int]] = {1: 8, 2: 14, 3: 47}
"""A card of the US for each value: used for operations, it sets nothing off (6.3.2.3)."""
JIHADIST_CARDS: Final[Mapping[int, int]] = {1: 52, 2: 62, 3: 81}
"""A card of the Jihadist side for each value."""


def us_may(value: int, **scene: Any) -> list[str]:
    """What the US may do with a card of this value."""
    return uses(us_turn(US_CARDS[value], **scene), US_CARDS[value])


def jihadist_may(value: int, **scene: Any) -> list[str]:
    """What the Jihadist side may do with a card of this value."""
    return uses(jihadist_turn(JIHADIST_CARDS[value], **scene), JIHADIST_CARDS[value])


def us_operates(value: int, operation: str, *answers: str | tuple[str, ...], **scene: Any) -> Table:
    """The US plays a card of this value for an operation and gives these answers."""
    return play(us_turn(US_CARDS[value], **scene), US_CARDS[value], operation, *answers)


def jihadist_operates(value: int, operation: str, *answers: str | tuple[str, ...], **scene: Any) -> Table:
    """The Jihadist side plays a card of this value for an operation and gives these answers."""
    return play(jihadist_turn(JIHADIST_CARDS[value], **scene), JIHADIST_CARDS[value], operation, *answers)


def uses(table: Table, card: int) -> list[str]:
    """Lay a card of the hand on the table: everything that may be done with it."""
    table.answer(str(card))
    assert asked(table).purpose == "use_card"
    return asked(table).keys


def asked(table: Table) -> Question:
    """The question that waits for an answer."""
    assert table.question is not None
    return table.question


def offered(table: Table, purpose: str) -> list[str]:
    """The options of the question that waits, which is the one expected."""
    assert asked(table).purpose == purpose
    return asked(table).keys


def rolled(table: Table) -> list[int]:
    """Every die rolled so far."""
    return [entry.value for entry in table.journal if entry.who == DICE]
