"""The same game every time, where a server would draw a seed that nobody knows."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from sandtable.core import chance


def know_the_seeds(patch: pytest.MonkeyPatch, seeds: Iterable[int]) -> None:
    """From now on the tables of this process take these seeds, one after the other."""
    remaining = iter(seeds)

    def next_seed(size: int) -> str:
        return f"{next(remaining):0{2 * size}x}"

    patch.setattr(chance, "token_hex", next_seed)
