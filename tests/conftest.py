"""What all tests share: a game that does not come with the package, and what the contract kit is fed with."""

from __future__ import annotations

import gc
import itertools

import pytest

import tests.labyrinth.samples
import tests.plain.samples
import tests.toy.samples  # noqa: F401 - registers Pasture
from tests.known_seeds import know_the_seeds


@pytest.fixture(autouse=True)
def _known_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test plays the same games every time, if it says no seed too: what some dice would break is found by luck."""
    know_the_seeds(monkeypatch, itertools.count())


def pytest_collection_finish() -> None:
    """What has been collected stays to the end: looking through it for what is left over took a sixth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
