"""Whatever is wrong is refused in words, and is never a fault."""

from __future__ import annotations

import pytest

from sandtable import Table
from sandtable.core.errors import BadPosition
from tests.core import refused


def test_nothing_that_is_wrong_is_a_fault() -> None:
    found = refused.everything()
    assert [(what, said) for what, said in found.items() if said.startswith(refused.FAULT)] == []
    words = {said for said in found.values() if said}
    assert len(words) > 1000  # of some six thousand
    assert not [said for said in words if "refusal-" in said or "fault-" in said]


@pytest.mark.parametrize("number", [10**15, -(10**15), 10**30, 10**5000], ids=lambda number: str(number.bit_length()))
def test_a_number_that_nobody_counts_is_refused_in_words(number: int) -> None:
    for document in ({"prestige": number}, {"phase": {"card": number}}, {"countries": {"iraq": {"cells": number}}}):
        with pytest.raises(BadPosition) as refusal:
            Table.from_position({"game": "labyrinth", **document}, seed=1)
        assert len(str(refusal.value)) < 400
