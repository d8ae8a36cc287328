"""Exact counts of all that can happen from small fixed positions, dice as branches.

The numbers are a fingerprint of the rules: when one changes, a rule has changed what it offers or does. If that was
meant, look at the first depth that differs, make sure of the reason, and write the new numbers down.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from sandtable import Question, Table
from tests.plain.scene import document

POSITIONS: dict[str, dict[str, Any]] = {
    "rally and terror": {"eligible": ["taliban"], "spaces": {"kandahar": {"taliban": 1, "police": 1}}},
    "attack": {"eligible": ["warlords"], "spaces": {"herat": {"warlords": 3, "police": 1, "taliban_active": 1}}},
    "sweep": {"eligible": ["coalition"], "spaces": {"kabul": {"coalition_troops": 1}, "herat": {"taliban": 1}}},
    "support": {
        "card": "propaganda",
        "phase": "support",
        "draw": [5, "propaganda"],
        "spaces": {"kabul": {"troops": 1, "police": 1, "terror": 1}, "kandahar": {"taliban": 1}},
    },
}
COUNTS = {"rally and terror": [6, 118, 1254], "attack": [6, 117, 1051], "sweep": [5, 92, 552], "support": [2, 4, 8]}


def answers_to(question: Question) -> Iterator[tuple[str, ...]]:
    """Every answer a question allows; where it takes several options, their order does not count."""
    for count in range(question.at_least, question.at_most + 1):
        yield from combinations(question.keys, count)


def count_sequences(table: Table, depth: int) -> list[int]:
    """How many sequences of 1, 2, ... ``depth`` answers there are."""
    counts = [0] * depth
    ahead = [(table, 0)]
    while ahead:
        now, level = ahead.pop()
        if level < depth and now.question is not None:
            for keys in answers_to(now.question):
                counts[level] += 1
                if level + 1 < depth:
                    fork = now.fork()
                    fork.answer(*keys)
                    ahead.append((fork, level + 1))
    return counts


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_answer_sequences(name: str) -> None:
    table = Table.from_position(document(**POSITIONS[name]), seed=1, dice="physical")
    assert count_sequences(table, 3) == COUNTS[name]
