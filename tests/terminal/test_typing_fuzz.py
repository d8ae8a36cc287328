"""A few hundred lines of nonsense at every kind of table; ``tools/typing_fuzz.py`` types as many as one likes."""

from __future__ import annotations

import pytest

from tools.typing_fuzz import KINDS, fuzzed


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_that_is_typed_ends_in_a_traceback(kind: str) -> None:
    assert fuzzed(kind, 1, 120) > 20
