"""The tool that lays siege: a short one finds no failure, and it would notice one."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from tools.siege import faults, siege


@pytest.mark.slow
def test_a_short_siege_is_refused_in_words() -> None:
    laid = asyncio.run(siege(200, seed=1))
    assert faults(laid.said) == 0, laid.said
    assert laid.said["error bad_message"] > 50
    assert laid.said["status 400"] > 0
    assert laid.said["an answer, ok"] > 0


def test_a_failure_of_the_server_is_counted() -> None:
    said = Counter({"error bad_message": 9, "the table is as it was played": 1})
    assert faults(said) == 0
    assert faults(said | Counter({"status 500": 2, "error internal": 1})) == 3
    assert faults(said - Counter({"the table is as it was played": 1})) == 1
