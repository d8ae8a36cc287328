"""Moments of Pasture for the contract kit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable import Table
from tests.samples import SAMPLES, ByHand, Samples, Shown, Won
from tests.toy.positions import NAME
from tests.toy.rules import MEND, PLAY

AT_PLAY = {
    "game": NAME,
    "step": PLAY,
    "round": 2,
    "fields": {"hill": {"north": 2}, "pond": {"south": 1}},
    "hands": {"north": [1, 2], "east": [3, 4, 5], "south": [6, 7], "west": [8]},
    "discard": [9, 10],
}
"""North plays a card next."""


def at_play() -> Table:
    """Four people in the second round."""
    return Table.from_position(AT_PLAY, seed=1)


def mending() -> Table:
    """Four people; the West mends the fences."""
    return Table.from_position({**AT_PLAY, "step": MEND, "seat": "west"}, seed=1)


def hand_of_the_east(view: Mapping[str, Any]) -> set[int]:
    """The cards of the East, as far as a view gives them away."""
    return {number for number in view["hands"]["east"] if number}


SAMPLES[NAME] = Samples(
    won=[Won(AT_PLAY, {"fields": {"moor": {"north": 2}}}, "north")],
    shown=[Shown(at_play, ["1", "scout", "east"], "north", hand_of_the_east)],
    by_hand=[ByHand(mending, {"fields": {"hill": {"west": 1}}})],
)
