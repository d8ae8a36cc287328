"""What the procedures of the Non-players count in a space: who may leave, who is missing, what would come of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sandtable.plain.nonplayers import guidelines
from sandtable.plain.nonplayers.book import air as book_air
from sandtable.plain.nonplayers.book import coalition_train, government_fight, taliban_march
from sandtable.plain.nonplayers.book import warlords as book_warlords
from sandtable.plain.nonplayers.charts import (
    air,
    coalition,
    government,
    surge,
    warlords,
)
from sandtable.plain.nonplayers.charts import coalition_train as training
from sandtable.plain.nonplayers.charts import government_activities as activities
from sandtable.plain.nonplayers.charts import taliban_activities as extorting
from sandtable.plain.nonplayers.charts import taliban_march as chart_march
from sandtable.plain.nonplayers.charts import warlords_activities as suborning
from sandtable.plain.operations import sweep
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import COALITION, FACTIONS, MARCH, TALIBAN, WARLORDS
from sandtable.plain.under_way import Action
from tests.plain.nonplayers import seats
from tests.plain.scene import moment

EAST_ROAD, NORTH_ROAD = "loc_kabul_tor_kham", "loc_kabul_aibak"
SUPPORTED = {"support": "support"}
FIND_FIX = {"capabilities": {"find_fix_finish": "unshaded"}}
Count = Callable[[State, Space], object]


def marching(count: Callable[[Any], Callable[[Space], object]]) -> Count:
    """Something that the Taliban on the March by their chart count."""
    return lambda s, x: count(chart_march.marchers_of(s, Action(TALIBAN, MARCH)))(x)


def book_marching(count: Callable[[Any], Callable[[Space], object]]) -> Count:
    """The same by the book."""
    return lambda s, x: count(taliban_march.Marchers(s, Action(TALIBAN, MARCH)))(x)


SWEEPING: Count = lambda s, x: sweep.activates(s, COALITION, x)  # noqa: E731
AIR_SPARE: Count = lambda s, x: air.spare(x)  # noqa: E731
CASES: list[tuple[str, Count, str, dict[str, Any], object]] = [
    # Government Troops that may fly, by the chart
    ("spare", AIR_SPARE, "herat", {"troops": 5}, 3),
    ("spare", AIR_SPARE, "herat", {"troops": 3}, 2),
    ("spare", AIR_SPARE, "herat", {"troops": 4, "coalition_troops": 1}, 2),
    ("spare", AIR_SPARE, "herat", {"troops": 2, "coalition_troops": 1}, 0),
    ("spare", AIR_SPARE, "herat", {"troops": 5, **SUPPORTED}, 2),
    ("spare", AIR_SPARE, "herat", {"troops": 3, "police": 1, **SUPPORTED}, 1),
    ("spare", AIR_SPARE, "kandahar", {"troops": 5, **SUPPORTED}, 3),
    ("spare", AIR_SPARE, NORTH_ROAD, {"troops": 5}, 3),
    ("bare", lambda s, x: air.is_bare(x), "herat", {"coalition_troops": 1, "taliban": 1}, True),
    ("bare", lambda s, x: air.is_bare(x), "herat", {"coalition_troops": 1, "taliban": 1, "police": 1}, False),
    ("bare", lambda s, x: air.is_bare(x), "herat", {"coalition_troops": 1, "warlords": 1}, False),
    ("bare", lambda s, x: air.is_bare(x), "herat", {"taliban": 1}, False),
    ("crowds", lambda s, x: air.crowds(x), "herat", {"coalition_bases": 1, "coalition_troops": 1, "troops": 1}, True),
    ("crowds", lambda s, x: air.crowds(x), "herat", {"coalition_bases": 1, "coalition_troops": 2, "troops": 1}, False),
    ("crowds", lambda s, x: air.crowds(x), "herat", {"coalition_troops": 1, "troops": 1}, False),
    ("crowds", lambda s, x: air.crowds(x), "herat", {"coalition_bases": 1, "troops": 1}, False),
    # those of the Coalition who may go
    ("free", lambda s, x: coalition.cubes_free(x), "herat", {"police": 4, "coalition_troops": 1}, 5),
    ("free", lambda s, x: coalition.cubes_free(x), "herat", {"police": 5, **SUPPORTED}, 2),
    ("free", lambda s, x: coalition.cubes_free(x), "herat", {"police": 5, "taliban": 4, **SUPPORTED}, 1),
    ("free", lambda s, x: coalition.cubes_free(x), "herat", {"police": 1, "taliban": 2, **SUPPORTED}, 0),
    ("free", lambda s, x: coalition.cubes_free(x), "kandahar", {"police": 5, "taliban": 1, **SUPPORTED}, 4),
    ("go", lambda s, x: coalition.may_go(x), "herat", {"coalition_troops": 2}, 2),
    ("go", lambda s, x: coalition.may_go(x), "herat", {"coalition_troops": 2, "coalition_bases": 1}, 1),
    ("go", lambda s, x: coalition.may_go(x), "herat", {"coalition_bases": 1}, 0),
    ("go", lambda s, x: coalition.may_go(x), "herat", {"coalition_troops": 4, **SUPPORTED}, 1),
    ("escort", lambda s, x: coalition.may_escort(x, 1), "herat", {"coalition_troops": 1, "troops": 2}, 2),
    ("escort", lambda s, x: coalition.may_escort(x, 1), "herat", {"coalition_bases": 1, "troops": 2}, 1),
    ("escort", lambda s, x: coalition.may_escort(x, 1), "herat", {"coalition_bases": 1, "troops": 2, "police": 1}, 2),
    ("escort", lambda s, x: coalition.may_escort(x, 1), "herat", {"coalition_bases": 1}, 0),
    ("escort", lambda s, x: coalition.may_escort(x, 1), "herat", {"troops": 6, **SUPPORTED}, 2),
    ("finds", coalition.finds, "herat", {"coalition_troops": 1, "taliban": 2}, 1),
    ("finds", coalition.finds, "herat", {"coalition_troops": 3, "taliban": 1, "warlords": 1}, 2),
    ("finds", coalition.finds, "herat", {"police": 3, "taliban": 1}, 0),
    ("threat", coalition.threatens, "herat", {"taliban": 1, **SUPPORTED}, True),
    ("threat", coalition.threatens, "herat", {"taliban_active": 1, **SUPPORTED}, False),
    ("threat", coalition.threatens, "herat", {"taliban": 1}, False),
    ("threat", coalition.threatens, "herat", {"warlords": 1, "coalition_bases": 1}, True),
    ("threat", coalition.threatens, "herat", {"warlords_active": 1, "coalition_bases": 1}, False),
    ("threat", coalition.threatens, "herat", {"taliban": 1, "coalition_bases": 1}, False),  # nobody plays them
    ("threat", coalition.threatens, "herat", {"warlords": 1}, False),
    ("wants", training.wants_cubes, "herat", {"coalition_bases": 1}, True),
    ("wants", training.wants_cubes, "herat", {"coalition_bases": 1, "police": 1}, True),
    ("wants", training.wants_cubes, "herat", {"coalition_bases": 1, "police": 1, "government_bases": 1}, False),
    ("wants", training.wants_cubes, "herat", {"coalition_bases": 1, "police": 2}, False),
    ("wants", training.wants_cubes, "herat", {"coalition_bases": 1, "troops": 2}, True),
    ("surge", lambda s, x: surge.spare(x), "herat", {"coalition_troops": 2}, 2),
    ("surge", lambda s, x: surge.spare(x), "herat", {"coalition_troops": 2, "coalition_bases": 1}, 1),
    # the Government by the chart
    ("missing", government.missing_cubes, "kabul", {"taliban": 2, "warlords": 1, "police": 1}, 3),
    ("missing", government.missing_cubes, "kabul", {"taliban": 1, "police": 2}, 0),
    ("missing", government.missing_cubes, EAST_ROAD, {}, 2),
    ("missing", government.missing_cubes, NORTH_ROAD, {}, 1),
    ("missing", government.missing_cubes, NORTH_ROAD, {"warlords": 3, "police": 1}, 2),
    ("missing", government.missing_cubes, NORTH_ROAD, {"taliban": 3, "police": 1}, 0),
    ("leaves", lambda s, x: activities.spare(x), "herat", {"troops": 3}, 2),
    ("leaves", lambda s, x: activities.spare(x), "herat", {"troops": 3, "government_bases": 1}, 2),
    ("leaves", lambda s, x: activities.spare(x), "herat", {"troops": 1, "government_bases": 1}, 0),
    ("leaves", lambda s, x: activities.spare(x), NORTH_ROAD, {"troops": 3}, 2),
    ("needed", lambda s, x: activities.needed(x), "herat", {"taliban": 2, "warlords": 1, "police": 1}, 3),
    ("needed", lambda s, x: activities.needed(x), "herat", {}, 1),
    # the Taliban by the chart
    ("kept", extorting.kept_hidden, "herat", {"taliban": 3}, 0),
    ("kept", extorting.kept_hidden, "herat", {"taliban_bases": 1}, 1),
    ("outnumber", lambda s, x: chart_march.to_outnumber(x), NORTH_ROAD, {"police": 2, "taliban": 1}, 2),
    ("extort", extorting.extort_a, "herat", {"taliban": 2}, True),
    ("extort", extorting.extort_a, "herat", {"taliban": 1}, False),
    ("extort", extorting.extort_a, "herat", {"taliban": 1, "support": "opposition"}, True),
    (
        "extort",
        extorting.extort_a,
        "herat",
        {"taliban": 1, "taliban_bases": 1, "support": "opposition"},
        False,
    ),
    ("rich", extorting.rich_road, EAST_ROAD, {"taliban": 1}, True),
    ("rich", extorting.rich_road, EAST_ROAD, {"taliban": 1, "sabotage": True}, False),
    ("rich", extorting.rich_road, NORTH_ROAD, {"taliban": 1}, False),
    ("march", marching(lambda m: m.free), "herat", {"taliban": 3}, 2),  # Control is kept
    ("march", marching(lambda m: m.free), "herat", {"taliban": 3, "police": 1}, 1),
    ("march", marching(lambda m: m.free), "herat", {"taliban": 3, "police": 5}, 3),
    ("march", marching(lambda m: m.free), "herat", {"taliban": 3, "taliban_bases": 1, "police": 5}, 2),
    ("march", marching(lambda m: m.free), "waziristan", {"taliban": 3}, 3),
    ("march", marching(lambda m: m.free), NORTH_ROAD, {"taliban": 3, "police": 1}, 1),
    ("march", marching(lambda m: m.free), NORTH_ROAD, {"taliban": 2, "police": 2}, 2),
    ("hidden", marching(lambda m: m.hidden_free), "waziristan", {"taliban": 1, "taliban_active": 2}, 1),
    ("hidden", marching(lambda m: m.hidden_free), "waziristan", {"taliban": 2, "taliban_bases": 1}, 1),
    # the Warlords by the chart
    ("sown", warlords.could_be_cultivated, "balkh", {}, True),
    ("sown", warlords.could_be_cultivated, "balkh", {"police": 1}, False),
    ("sown", warlords.could_be_cultivated, "balkh", {"police": 2, "warlord_bases": 1}, True),
    ("use", warlords.has_use, "balkh", {}, True),
    ("ends", lambda s, x: suborning.ends_control(x), "balkh", {"police": 2}, True),
    ("ends", lambda s, x: suborning.ends_control(x), "balkh", {"police": 4}, False),
    ("ends", lambda s, x: suborning.ends_control(x), "balkh", {"taliban": 2, "police": 1}, True),
    ("ends", lambda s, x: suborning.ends_control(x), "balkh", {"taliban": 3, "police": 1}, False),
    ("ends", lambda s, x: suborning.ends_control(x), "samangan", {"police": 1}, False),  # nobody lives there
    ("frightens", warlords.frightens, "balkh", SUPPORTED, False),
    ("frightens", warlords.frightens, "balkh", {"support": "opposition"}, False),
    # by the book
    ("excess", lambda s, x: guidelines.excess(x), "herat", {"police": 4, "taliban": 1, "warlords": 1}, 1),
    ("excess", lambda s, x: guidelines.excess(x), "herat", {"police": 2, "taliban": 2}, 0),
    ("lift", lambda s, x: book_air.spare(x, 0), "herat", {"coalition_troops": 3, "troops": 5}, (2, 3)),
    ("lift", lambda s, x: book_air.spare(x, 2), "herat", {"coalition_troops": 3, "troops": 5}, (2, 1)),
    ("lift", lambda s, x: book_air.spare(x, 0), "herat", {"coalition_troops": 1, "troops": 2}, (0, 1)),
    ("lift", lambda s, x: book_air.spare(x, 0), "herat", {"coalition_troops": 3, "taliban": 1}, (1, 0)),
    ("surplus", lambda s, x: coalition_train.surplus(x), "herat", {"police": 2, "coalition_troops": 3}, 2),
    ("surplus", lambda s, x: coalition_train.surplus(x), "herat", {"police": 3, "government_bases": 1}, 3),
    ("sweeps", SWEEPING, "herat", {"coalition_troops": 1, "police": 2}, 3),
    ("sweeps", SWEEPING, "herat", {"police": 2}, 0),
    ("sweeps", lambda s, x: sweep.activates(s, COALITION, x, 2), "herat", {"police": 2}, 4),
    (
        "lacks",
        lambda s, x: government_fight.lacks(x),
        "herat",
        {"taliban": 2, "warlords": 1, "police": 1},
        3,
    ),
    ("found", lambda s, x: government_fight.found_by(x, 3), "herat", {"taliban": 2, "warlords": 2}, (2, 1)),
    ("outnumbered", lambda s, x: government_fight.outnumbered(x), EAST_ROAD, {"taliban": 2, "police": 1}, True),
    ("outnumbered", lambda s, x: government_fight.outnumbered(x), EAST_ROAD, {"taliban": 1, "warlords": 1}, False),
    ("wanted", lambda s, x: taliban_march.wanted_on(x), EAST_ROAD, {}, 1),
    ("wanted", lambda s, x: taliban_march.wanted_on(x), EAST_ROAD, {"police": 3}, 2),
    ("wanted", lambda s, x: taliban_march.wanted_on(x), EAST_ROAD, {"police": 3, "taliban": 1}, 1),
    ("goes", book_marching(lambda m: m.free), "herat", {"taliban": 4}, 3),
    ("goes", book_marching(lambda m: m.free), "herat", {"taliban": 4, "police": 1}, 2),
    ("cultivate", lambda s, x: book_warlords.could_cultivate(s, x, 1), "herat", {}, True),
    ("cultivate", lambda s, x: book_warlords.could_cultivate(s, x, 1), "herat", {"police": 1}, False),
    ("cultivate", lambda s, x: book_warlords.could_cultivate(s, x, 2), "herat", {"police": 1}, True),
    ("cultivate", lambda s, x: book_warlords.could_cultivate(s, x, 1), "samangan", {}, False),
    ("placed", book_warlords.placed, "balkh", {"warlord_bases": 2}, 4),
    ("placed", book_warlords.placed, "balkh", {}, 1),
    ("placed", book_warlords.placed, "kandahar", {"warlord_bases": 2}, 1),
]
"""What is counted, in which space, what lies there, and how much it is; the Warlords have a player."""


def counted(count: Count, id: str, row: dict[str, Any], **keys: Any) -> object:
    """What is counted in a space in which this lies."""
    alone = [each for each in FACTIONS if each != WARLORDS]
    state = moment({id: row}, seats(alone, "chart"), **keys)
    return count(state, state[id])


@pytest.mark.parametrize(("count", "id", "row", "expected"), [case[1:] for case in CASES], ids=[x[0] for x in CASES])
def test_what_is_counted(count: Count, id: str, row: dict[str, Any], expected: object) -> None:
    assert counted(count, id, row) == expected


def test_with_find_fix_finish_two_stay_hidden_at_a_base() -> None:
    assert counted(extorting.kept_hidden, "herat", {"taliban_bases": 1}, **FIND_FIX) == 2
    assert counted(extorting.may_show, "herat", {"taliban": 2, "taliban_bases": 1}, **FIND_FIX) is False
    assert counted(extorting.may_show, "herat", {"taliban": 3, "taliban_bases": 1}, **FIND_FIX) is True


def test_shaded_isr_and_partners_make_a_sweep_find_less() -> None:
    row = {"coalition_troops": 2}
    assert counted(SWEEPING, "herat", row, capabilities={"isr": "shaded"}) == 1
    assert counted(SWEEPING, "herat", row, momentum=["partnering_policy:shaded"]) == 0
    assert counted(coalition.finds, "herat", {**row, "taliban": 1}, momentum=["partnering_policy:shaded"]) == 0
