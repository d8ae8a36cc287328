"""What every test of the contract is run with."""

from __future__ import annotations

import pytest

from sandtable.core.game import games

EVERY_GAME = pytest.mark.parametrize("name", sorted(games()))
SEEDS = pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.many) for seed in (2, 3))])
