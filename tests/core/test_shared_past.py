"""Forks share their past with the table they come from, and neither can change what the other remembers."""

from __future__ import annotations

import pickle

import pytest

from sandtable import Table
from sandtable.core.journal import Log
from tests.playing import answers, at_random


def log_of(*items: int) -> Log[int]:
    log: Log[int] = Log()
    for item in items:
        log.append(item)
    return log


def test_a_log_and_its_fork_go_separate_ways() -> None:
    log = log_of(1, 2, 3)
    fork = log.first(2)
    log.append(4)
    fork.append(30)
    assert (log.all(), fork.all()) == ([1, 2, 3, 4], [1, 2, 30])
    assert (len(log), len(fork), len(fork.first(1))) == (4, 3, 1)


def test_a_fork_copies_nothing() -> None:
    log = log_of(1, 2, 3)
    fork = log.first(2)
    assert fork._past is log.all()
    assert fork.first(1)._past is log.all()
    assert len(fork._items) == 0


@pytest.mark.parametrize("start", range(5))
def test_what_came_since(start: int) -> None:
    fork = log_of(1, 2, 3).first(2)
    fork.append(30)
    fork.append(40)
    assert fork.since(start) == [1, 2, 30, 40][start:]


def test_appending_goes_on_where_somebody_has_looked() -> None:
    fork = log_of(1, 2, 3).first(2)
    append = fork.append
    append(30)
    assert fork.all() == [1, 2, 30]
    append(40)
    assert fork.all() == [1, 2, 30, 40]


def test_a_pickle_holds_no_more_than_what_belongs_to_it() -> None:
    fork = log_of(1, 2, 999_999_999).first(2)
    again = pickle.loads(pickle.dumps(fork))
    assert again.all() == [1, 2]
    assert str(999_999_999).encode() not in pickle.dumps(fork, protocol=0)


def test_undo_at_the_table_leaves_its_forks_alone() -> None:
    table = Table.new("labyrinth", seed=11, seats={"jihadist": "random"})
    for _ in answers(table, at_random(1), 12):
        pass
    fork = table.fork()
    journal, notes, state = list(fork.journal), list(fork.notes), fork.state.copy()
    while table.can_undo():
        table.undo()
    for _ in answers(table, at_random(2), 12):
        pass
    assert (fork.journal, fork.notes, fork.state) == (journal, notes, state)
    assert table.journal != journal


def test_a_fork_of_a_fork_remembers_all() -> None:
    table = Table.new("labyrinth", seed=11, seats={"jihadist": "random"})
    for n in range(8):
        for _ in answers(table, at_random(n), 1):
            pass
        fork = table.fork()
        assert (fork.journal, fork.notes, fork.state) == (table.journal, table.notes, table.state)
        table = fork
