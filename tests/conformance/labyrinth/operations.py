"""What the tests of operations (7 and 8) share: cards by value, what is offered, what was rolled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable import Table
from tests.labyrinth.scene import jihadist_turn, play, us_turn, uses

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
