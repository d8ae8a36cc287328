"""Whoever has no choice is asked where others cannot see that, and only there: else the asking itself would tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.core.chance import Roll
from sandtable.core.questions import Question, Request
from sandtable.labyrinth.registry import EVENTS
from sandtable.labyrinth.terms import JIHADIST
from tests.labyrinth.scene import moment
from tests.playing import carried_out

EVERY_PLOT = [1, 1, 1, 2, 2, 3]


def asks(name: str, plots: Mapping[str, Any], countries: Mapping[str, Any]) -> list[tuple[str, list[str]]]:
    """What an event of The Awakening asks of the Jihadist side, which takes a plot wherever it can."""
    g = moment({"iran": {"cells": 1}, **countries}, rules="awakening", plots=plots)
    found: list[tuple[str, list[str]]] = []

    def reply(request: Request) -> Any:
        if isinstance(request, Roll):
            return 3
        if not isinstance(request, Question):
            return None
        found.append((str(request.purpose), request.keys))
        return (next((key for key in ("place_plot", "1", "2", "3") if key in request.keys), request.keys[0]),)

    carried_out(EVENTS["awakening"][name].carry_out(g, JIHADIST), reply)
    return found


@pytest.mark.parametrize(
    ("plots", "face_down", "expected"),
    [
        ({"available": [1, 1, 1], "resolved": [2, 2, 3]}, [], [["1", "done"], ["1", "done"]]),
        ({"available": [1, 2], "resolved": [1, 1, 2, 3]}, [], [["1", "done"], ["done"]]),  # the first lies face down
        ({"available": [2, 2, 3]}, [1, 1, 1], [["done"]]),
        ({"available": [2, 2, 3], "resolved": [1, 1, 1]}, [], []),  # as all can see
        ({"available": [], "resolved": EVERY_PLOT}, [], []),
    ],
)
def test_card_177_is_asked_while_a_plot_1_may_be_there(
    plots: dict[str, Any], face_down: list[int], expected: list[list[str]]
) -> None:
    countries = {"russia": {"posture": "hard", "plots": face_down}} if face_down else {}
    assert [keys for _, keys in asks("gaza_rockets", plots, countries)] == expected


@pytest.mark.rule("awakening", "11.3.12")
@pytest.mark.parametrize(("name", "kinds"), [("boko_haram", {2, 3}), ("jv_copycat", {1})])
def test_the_other_side_of_an_or_is_asked_for_while_a_plot_may_be_there(name: str, kinds: set[int]) -> None:
    fitting, others = ([kind for kind in EVERY_PLOT if (kind in kinds) == fits] for fits in (True, False))
    openly = asks(name, {"available": others, "resolved": fitting}, {})
    secretly = asks(name, {"available": others}, {"united_kingdom": {"posture": "hard", "plots": fitting}})
    assert ("event_effect", ["place_cells"]) not in openly
    assert ("event_effect", ["place_cells"]) in secretly


@pytest.mark.rule("awakening", "11.3.11")
def test_card_172_asks_for_the_one_effect_that_is_left_while_a_plot_may_be_there() -> None:
    no_cell_is_left = {"iran": {"cells": 15}}
    openly = asks("al_shabaab", {"available": [3], "resolved": [1, 1, 1, 2, 2]}, no_cell_is_left)
    lying = {"united_kingdom": {"posture": "hard", "plots": [1, 1, 1, 2, 2]}}
    secretly = asks("al_shabaab", {"available": [3]}, no_cell_is_left | lying)
    assert [keys for purpose, keys in openly if purpose == "event_effect"] == [["place_reaction", "besiege"]]
    assert [keys for purpose, keys in secretly if purpose == "event_effect"] == [
        ["place_reaction", "besiege"],
        ["besiege"],
    ]
