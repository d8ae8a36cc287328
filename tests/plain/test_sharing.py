"""Tables share the spaces that did not change: in whole games nobody writes to a shared one, and nobody can tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.game import games
from sandtable.core.sharing import Sharing
from sandtable.plain.space import SPACE_FIELDS, Space
from sandtable.plain.state import State
from tests.copies import look_around, pure, watch
from tests.playing import answers, at_random

PLAIN = games()["plain"]
CHARTS = dict.fromkeys(PLAIN.seats, "chart")
BOOK = dict.fromkeys(PLAIN.seats, "book")
GAMES: dict[str, dict[str, Any]] = {
    "four people": {"scenario": "short"},
    "options": {"scenario": "main", "open_deployment": True, "deception": True, "hidden_next": True},
    "the second printing": {"scenario": "main", "seats": {**BOOK, "taliban": "random"}},
    "the third printing": {"scenario": "extended", "seats": {**CHARTS, "government": "random"}},
    "Steady": {"scenario": "short", "seats": {**dict.fromkeys(PLAIN.seats, "steady"), "coalition": "random"}},
}


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    yield from watch(monkeypatch, Space, "count")


@pure
@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("name", GAMES)
def test_no_shared_space_is_written_to_in_a_whole_game(name: str) -> None:
    table = Table.new("plain", seed=1, **GAMES[name])
    for asked, _ in enumerate(answers(table, at_random(1), 300)):
        if asked % 10 == 0:
            look_around(table, at_random(2))
    look_around(table, at_random(2))
    assert table.game.faults(table.state) == []


@pure
@pytest.mark.usefixtures("watched")
def test_the_copies_of_the_games_are_watched() -> None:
    table = Table.new("plain", seed=1, seats=dict.fromkeys(PLAIN.seats, "random"))
    s: State = table.steps[-1].state
    with pytest.raises(AssertionError, match="other tables share it"):
        s.in_sight()[0].terror = 1
    with pytest.raises(AssertionError, match="other tables share it"):
        s.in_sight()[0].count[3] += 1
    s["kabul"].terror += 1
    with pytest.raises(AssertionError):
        s.copy()


def unshared(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on every copy of a table has all its spaces for itself at once."""
    shares = Sharing.hold_like

    def hold_like(table: Sharing[Space], other: Sharing[Space]) -> None:
        shares(table, other)
        table.all_own()

    monkeypatch.setattr(Sharing, "hold_like", hold_like)


def played_on_forks(options: dict[str, Any]) -> tuple[Any, ...]:
    """A game that goes on on a copy of itself after every other answer, and what it came to."""
    table, choose = Table.new("plain", seed=3, **options), at_random(3)
    offered = []
    for n in range(200):
        if table.question is None:
            break
        offered.append(table.question.keys)
        table.answer(*choose(table.question, n))
        if n % 2:
            table = table.fork()
    return offered, table.journal, table.position()


@pure
@pytest.mark.parametrize("name", GAMES)
def test_nobody_can_tell_that_spaces_are_shared(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shared = played_on_forks(GAMES[name])
    unshared(monkeypatch)
    assert played_on_forks(GAMES[name]) == shared


@pure
def test_a_copy_is_independent_in_every_field() -> None:
    s: State = Table.new("plain", seed=1).state
    for name in SPACE_FIELDS:
        twin = s.copy()
        setattr(twin["kabul"], name, [99] * 11)
        twin.changed(twin["kabul"])
        assert getattr(s.copy()["kabul"], name) != [99] * 11
        assert getattr(twin.copy()["kabul"], name) == [99] * 11


def test_a_copy_shares_what_did_not_change() -> None:
    s: State = Table.new("plain", seed=1).state
    before = s.copy().kept()
    s["kabul"].terror += 1
    s.changed(s["kabul"])
    other = [now.id for now, then in zip(s.copy().kept(), before, strict=True) if now is not then]
    assert other == ["kabul"]


def test_whoever_writes_without_a_word_is_found_out() -> None:
    s: State = Table.new("plain", seed=1).state
    s.kept()
    s["kabul"].terror += 1
    assert [fault.id for fault in PLAIN.faults(s)] == ["fault-unsaid"]
