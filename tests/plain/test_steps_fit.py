"""Where the steps of Non-players fit, at the numbers that decide; and what nobody sees when nothing happens."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.messages import Note
from sandtable.plain import pieces
from sandtable.plain.nonplayers.book import air as book_air
from sandtable.plain.nonplayers.book import warlords
from sandtable.plain.nonplayers.charts import air
from sandtable.plain.nonplayers.steps import Step
from sandtable.plain.play import Play
from sandtable.plain.terms import TALIBAN_BASE
from tests.plain.scene import pieces as lying
from tests.plain.scene import scene

FITS: list[tuple[Step, dict[str, Any], bool]] = [
    (warlords.BASE, {"warlords": 2}, True),  # 8.5.1b
    (warlords.BASE, {"warlords": 1}, False),
    (warlords.BASE, {"warlords": 3, "warlord_bases": 1, "taliban_bases": 1}, False),
    (book_air.ADD_CONTROL, {"taliban": 1}, True),  # 8.8.2j
    (book_air.ADD_CONTROL, {"police": 1}, False),  # it is theirs already
    (air.AIRLIFT_FROM, {"troops": 2}, True),
    (air.AIRLIFT_FROM, {"troops": 1}, False),  # the last one holds the space
]


@pytest.mark.parametrize(("step", "row", "fits"), FITS)
def test_a_step_fits_from_its_number_on(step: Step, row: dict[str, Any], fits: bool) -> None:
    s = scene({"herat": row, "balkh": {"coalition_troops": 6, "police": 9}}).state
    assert bool(step.fits(s, s["herat"])) is fits


def test_what_cannot_be_placed_is_not_told_of() -> None:
    heard: list[Note] = []
    g = Play(scene({"herat": {"warlord_bases": 2}}).state, heard.append)
    assert pieces.place(g, g.s["herat"], TALIBAN_BASE, 1) == 0
    assert heard == []


@pytest.mark.rule("plain", "6.6.1a")
def test_under_hostility_guerrillas_are_active_in_pakistan_alone() -> None:
    rows = {"waziristan": {"taliban": 2}, "herat": {"taliban": 2}}
    table = scene(rows, islamabad={"box": "hostility"})
    assert [lying(table, id) for id in rows] == [{"taliban_active": 2}, {"taliban": 2}]
