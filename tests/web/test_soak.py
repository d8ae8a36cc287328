"""The soak counts what is lost and doubled, and a short one loses nothing."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any

import pytest

from tools.soak import SQLITE, Count, Seat, Sent, soak

SENT = {1: Sent(["us", "a"], acknowledged=True), 3: Sent(["us", "b"], acknowledged=True), 4: Sent(["jihadist", "c"])}
GOOD = [["dice", 1], ["us", "a"], ["dice", 2], ["us", "b"]]


@pytest.mark.parametrize(
    ("journal", "lost", "doubled"),
    [
        (GOOD, 0, 0),
        ([*GOOD, ["jihadist", "c"]], 0, 0),
        (GOOD[:3], 1, 0),
        ([], 2, 0),
        ([*GOOD[:3], ["us", "x"]], 1, 1),
        ([*GOOD, ["jihadist", "c"], ["jihadist", "c"]], 0, 1),
        ([*GOOD, ["us", "b"]], 0, 1),
    ],
)
def test_a_journal_is_held_against_what_was_sent(journal: list[Any], lost: int, doubled: int) -> None:
    count = Count()
    count.check(Seat("t", "k", ("us", "jihadist"), SENT), journal)
    assert (count.lost, count.doubled) == (lost, doubled)
    assert count.good is (lost == doubled == 0)
    assert f"{lost} lost, {doubled} doubled" in count.told(SQLITE)


def test_what_left_no_choice_was_written_down_unasked() -> None:
    for unasked, doubled in (((), 1), ((4,), 0), ((3,), 1)):
        count = Count()
        count.check(Seat("t", "k", ("us", "jihadist"), {1: SENT[1], 3: SENT[3]}), [*GOOD, ["us", "x"]], unasked)
        assert (count.lost, count.doubled) == (0, doubled)


@pytest.mark.slow
def test_a_short_soak_loses_nothing() -> None:
    count = asyncio.run(soak(SQLITE, seconds=0, tables=2, seed=3))
    assert count.good, count.told(SQLITE)
    assert count.kills == 1
    assert count.acknowledged > 10
    assert count.rubbish > 0


@pytest.mark.slow
def test_a_power_cut_loses_nothing_that_was_promised() -> None:
    command = [sys.executable, "-m", "tools.soak", "--power-cuts", "--database", SQLITE, "--tables", "2"]
    soaked = subprocess.run(
        [*command, "--seconds", "0", "--rounds", "2", "--seed", "5"], capture_output=True, text=True, check=False
    )
    assert soaked.returncode == 0, soaked.stdout + soaked.stderr
    assert "0 lost, 0 doubled" in soaked.stdout
    assert "2 kills" in soaked.stdout
