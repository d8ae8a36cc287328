"""The tools that attack a server: a short attack finds no failure, and they would notice one."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from sandtable.web.limits import CONNECTIONS
from tools import idle_connections, import_bombs
from tools.bystander import Attack
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


@pytest.mark.slow
def test_saves_that_are_dear_to_read_are_refused_while_somebody_plays() -> None:
    kinds = ("changes by hand", "a long past", "a deep document")
    attack = asyncio.run(import_bombs.attacked(1, 1, kinds))
    assert import_bombs.faults(attack) == 0, attack.told()
    assert sum(": 4" in what for what in attack.said) == len(kinds), attack.told()
    assert attack.waited


@pytest.mark.slow
def test_idle_connections_of_one_visitor_are_turned_away_while_somebody_plays() -> None:
    attack = asyncio.run(idle_connections.attacked(CONNECTIONS + 30, seconds=4, seed=1))
    held = sum(count for what, count in attack.said.items() if "held" in what)
    assert sum(attack.said.values()) - held >= 30, attack.told()
    assert attack.waited


def test_a_failure_to_refuse_a_save_is_counted() -> None:
    said = Counter({"a long text: 400 bad_save": 3})
    assert import_bombs.faults(Attack(said)) == 0
    assert import_bombs.faults(Attack(said | Counter({"a long text: 500 internal": 2}))) == 2
    assert "3 a long text" in Attack(said, [0.5]).told()
