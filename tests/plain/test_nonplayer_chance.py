"""What Non-players leave to chance: drawn and told where there is a choice, and then never taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sandtable.core.messages import Note
from sandtable.core.questions import Ask, Request
from sandtable.plain.nonplayers.chance import any_faction, by_lot
from sandtable.plain.play import Play
from sandtable.plain.space import Space
from sandtable.plain.terms import COALITION, GOVERNMENT, TALIBAN
from tests.plain.nonplayers import chance
from tests.plain.scene import turn
from tests.playing import carried_out


def chosen(choose: Callable[[Play], Ask[Any]]) -> tuple[Any, bool, list[str]]:
    """What was chosen, whether chance was asked, and what is told of it."""
    notes: list[Note] = []
    g = Play(turn(TALIBAN).state, notes.append)
    below, cast = chance(3), False

    def reply(request: Request) -> Any:
        nonlocal cast
        cast = True
        among = getattr(request, "among", range(1, 7))
        return among[below(len(among))]

    return carried_out(choose(g), reply), cast, [note.message.id for note in notes]


def roads(g: Play, econ: int) -> list[Space]:
    """The roads of at most this economic value."""
    return [space for space in g.s.spaces.values() if space.is_loc and space.area.econ <= econ]


@pytest.mark.rule("plain", "8.1.2b")
def test_a_faction_is_drawn_where_there_are_several_and_only_there() -> None:
    assert chosen(lambda g: any_faction(g, [TALIBAN])) == (TALIBAN, False, [])
    faction, fixed, told = chosen(lambda g: any_faction(g, [COALITION, GOVERNMENT]))
    assert faction in (COALITION, GOVERNMENT)
    assert (fixed, told) == (True, ["note-why-faction-drawn"])


@pytest.mark.rule("plain", "8.2a")
def test_a_space_is_rolled_for_where_there_are_several_and_only_there() -> None:
    space, fixed, told = chosen(lambda g: by_lot(g, [g.s["kabul"]]))
    assert (space.id, fixed, told) == ("kabul", False, [])
    space, fixed, told = chosen(lambda g: by_lot(g, [g.s["kabul"], g.s["herat"]]))
    assert space.id in ("kabul", "herat")
    assert (fixed, told) == (True, ["note-why-random"])


@pytest.mark.rule("plain", "8.3a")
def test_of_roads_the_richest_is_taken_and_of_equals_one_is_drawn() -> None:
    road, fixed, told = chosen(lambda g: by_lot(g, roads(g, econ=4)))
    assert (road.area.econ, fixed, told) == (4, False, [])
    road, fixed, told = chosen(lambda g: by_lot(g, roads(g, econ=1)))
    assert (road.area.econ, fixed, told) == (1, True, ["note-why-drawn"])
