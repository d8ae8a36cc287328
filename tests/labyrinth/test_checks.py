"""A rule of a die is changed in one place, and what is played, forecast, judged and told follows."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sandtable import Table
from sandtable.labyrinth import steady, us_operations
from sandtable.labyrinth.terms import US
from sandtable.words import Words
from tests.conformance.awakening.setting import JIHADIST_CARD, document
from tests.labyrinth.scene import play, turn

WORDS = Words(game="labyrinth")


def war_of_ideas(pips: int) -> Table:
    """The US is about to choose where it fights the War of Ideas; Jordan takes a 5, for nothing changes the die."""
    countries = {id: {"governance": "fair", "alignment": "neutral"} for id in ("jordan", "egypt")}
    table = turn(US, 19, countries=countries, prestige=5, dice=[pips])
    for key in ("19", "war_of_ideas"):
        table.answer(key)
    return table


def told(table: Table) -> list[str]:
    """What is said of the dice that were checked."""
    return [WORDS.say(note.says) for note in table.notes if note.check is not None]


def test_the_war_of_ideas_takes_a_five() -> None:
    table = war_of_ideas(4)
    forecast = table.forecast("jordan")
    assert forecast is not None
    assert (forecast.chance, forecast.faces) == (Fraction(1, 3), (5, 6))
    table.answer("jordan")
    assert told(table) == ["War of Ideas in Jordan: 4, needs 5 or more: fails"]
    assert not table.state["jordan"].is_ally


def test_all_follow_when_it_takes_less(monkeypatch: pytest.MonkeyPatch) -> None:
    s = war_of_ideas(4).state
    before = steady.gain_of_war_of_ideas(s, s["jordan"], 0)
    monkeypatch.setattr(us_operations, "WAR_OF_IDEAS_SUCCEEDS_ON", 4)
    table = war_of_ideas(4)
    forecast = table.forecast("jordan")
    assert forecast is not None
    assert (forecast.chance, forecast.faces) == (Fraction(1, 2), (4, 5, 6))
    assert steady.gain_of_war_of_ideas(s, s["jordan"], 0) == pytest.approx(before * 3 / 2)
    table.answer("jordan")
    assert told(table) == ["War of Ideas in Jordan: 4, needs 4 or more: succeeds"]
    assert table.state["jordan"].is_ally


def test_a_prestige_roll_says_whether_prestige_rises() -> None:
    """4.7.1: a GWOT penalty takes one from the die; GTMO (card 114) rolls Prestige."""
    soft = {id: {"posture": "soft"} for id in ("france", "spain", "germany")}
    table = turn(US, 114, countries=soft, prestige=7, dice=[5, 3, 4])
    for key in ("114", "event"):
        table.answer(key)
    assert told(table) == ["Prestige rises: 5 − 1 GWOT penalty = 4, needs 5 or more: fails"]  # noqa: RUF001
    assert table.state.prestige == 4


def test_unrest_changes_a_jihad_and_the_check_says_so() -> None:
    """11.1.3: an Awakening adds one to the die, and it is judged after that."""
    egypt = {"governance": "fair", "alignment": "neutral", "active_cells": 2, "awakening": 1}
    other = {"governance": "fair", "alignment": "neutral", "cells": 2}
    hands = {"jihadist": [JIHADIST_CARD[1], JIHADIST_CARD[2]], "us": []}
    written = document({"egypt": egypt, "jordan": other}, phase={"side": "jihadist", "card": 1}, hands=hands)
    table = play(Table.from_position(written, seed=1, dice=[2]), JIHADIST_CARD[1], "jihad", "egypt")
    assert told(table) == ["Jihad in Egypt: 2 + 1 Awakening = 3, needs 2 or less: fails"]
