"""The Awakening at a real table: its dice, its cards, and its board adjusted by hand."""

from __future__ import annotations

import pytest

from sandtable import Table
from sandtable.core.errors import BadPosition
from sandtable.core.table import DEALER, PHYSICAL
from tests.comparing import snapshot
from tests.conformance.awakening.setting import document

CRITICAL_MIDDLE = 200


def at_a_real_table(**position: object) -> Table:
    """A real table of The Awakening."""
    egypt = {"governance": "poor", "alignment": "neutral"}
    return Table.from_position(document({"egypt": egypt}, **position), dice=PHYSICAL, seed=1)


def test_the_critical_middle_comes_no_earlier_than_half_of_the_others() -> None:
    """The card that was put into the middle of the deck is not among those that can be drawn until it is reached."""
    others = list(range(201, 225))
    away = [number for number in range(121, 241) if number not in (CRITICAL_MIDDLE, *others)]
    hands = {"us": [CRITICAL_MIDDLE], "jihadist": []}
    table = at_a_real_table(hands=hands, removed=away, phase={"side": "us", "card": 2})
    table.answer(str(CRITICAL_MIDDLE))
    table.answer("reserves")
    drawn = 0
    while table.question is not None and table.question.seat == DEALER:
        assert (str(CRITICAL_MIDDLE) in table.question.keys) == (drawn >= len(others) // 2)
        table.answer(table.question.keys[-1])
        drawn += 1
    assert drawn > len(others) // 2


def test_dice_of_attrition_are_read_from_the_real_ones() -> None:
    war = {"governance": "poor", "alignment": "neutral", "civil_war": True, "militia": 3, "active_cells": 2}
    table = Table.from_position(document({"yemen": war}, step="attrition"), dice=PHYSICAL, seed=1)
    for pips in ("3", "6"):
        assert table.question is not None
        assert table.question.keys == ["1", "2", "3", "4", "5", "6"]
        table.answer(pips)
    assert (table.state["yemen"].militia, table.state["yemen"].cells) == (3, 1)


@pytest.mark.parametrize(
    ("country", "there", "rule"),
    [
        ("egypt", {"governance": "good", "alignment": "ally", "militia": 1}, r"11\.2\.4"),
        ("france", {"awakening": 1}, r"11\.1\.4"),
        ("egypt", {"awakening": 31}, r"11\.2\.9"),
        ("egypt", {"caliphate_capital": True}, r"11\.3\.8"),
        ("pakistan", {"wmd_cache": 4}, r"pakistan\.wmd_cache"),
    ],
)
def test_what_may_not_lie_there_is_refused_and_nothing_is_changed(
    country: str, there: dict[str, object], rule: str
) -> None:
    table = at_a_real_table(hands={"us": [126], "jihadist": [164]}, phase={"side": "us", "card": 1})
    before = snapshot(table)
    with pytest.raises(BadPosition, match=rule):
        table.adjust({"countries": {country: there}})
    assert snapshot(table) == before


def test_a_war_is_laid_out_by_hand() -> None:
    table = at_a_real_table(hands={"us": [126], "jihadist": [164]}, phase={"side": "us", "card": 1})
    war = {"civil_war": True, "caliphate_capital": True, "militia": 2, "cells": 3, "markers": ["advisors"]}
    table.adjust({"countries": {"egypt": war, "nigeria": {"side": "muslim", "governance": "poor", "alignment": "ally",
                                                          "cells": 1}}, "off_map_troops": 2})  # fmt: skip
    egypt, nigeria = table.state["egypt"], table.state["nigeria"]
    assert (egypt.civil_war, egypt.capital, egypt.in_caliphate, egypt.militia, egypt.active) == (True, True, True, 2, 3)
    assert nigeria.is_muslim
    assert table.state.off_map_troops == 2
