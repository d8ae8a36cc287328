"""Counting every way in which a game can go on: all sequences of answers to a depth, the dice among the answers."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from itertools import combinations
from operator import attrgetter
from typing import Any, NamedTuple

from sandtable import Question, Table
from sandtable.labyrinth.country import COUNTRY_FIELDS
from sandtable.labyrinth.state import STATE_FIELDS, State
from tests.playing import settled

_all_that_lies_in = attrgetter(*(name for name in COUNTRY_FIELDS if name not in ("id", "space")))


class Count(NamedTuple):
    """What lies at one depth: how many sequences of answers lead there, and to how many different positions."""

    sequences: int
    positions: int


def answers_to(question: Question) -> Iterator[tuple[str, ...]]:
    """Every answer a question allows; where it takes several options, their order does not count."""
    for count in range(question.at_least, question.at_most + 1):
        yield from combinations(question.keys, count)


def tables_after(table: Table) -> Iterator[Table]:
    """A table for each answer to the pending question; none when the game is over. No choice is no answer."""
    for keys in answers_to(table.question) if table.question else ():
        fork = table.fork()
        fork.answer(*keys)
        yield settled(fork)


def fingerprint(state: State) -> Hashable:
    """All of a state, so that two are equal exactly if the states are."""
    rest = [getattr(state, name) for name in STATE_FIELDS if name not in ("countries", "markers")]
    return repr(rest), frozenset(state.markers), tuple(map(_all_that_lies_in, state.countries.values()))


def count_sequences(table: Table, depth: int) -> list[Count]:
    """Count what lies 1, 2, ... ``depth`` answers ahead. The table should ask for its dice: every roll is a branch."""
    sequences = [0] * depth
    positions: list[set[Hashable]] = [set() for _ in range(depth)]
    ahead = [(table, 0)]
    while ahead:
        now, level = ahead.pop()
        if level < depth:
            for fork in tables_after(now):
                sequences[level] += 1
                positions[level].add(fingerprint(fork.state))
                ahead.append((fork, level + 1))
    return [Count(count, len(different)) for count, different in zip(sequences, positions, strict=True)]


def at(position: Mapping[str, Any]) -> Table:
    """A table at a position, which asks for its dice."""
    document = {"game": "labyrinth", "prestige": 5, "funding": 5, **position}
    return Table.from_position(document, dice="physical", keep_notes=False)
