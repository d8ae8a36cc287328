"""What all tests share: a game that does not come with the package, and what the contract kit is fed with."""

from __future__ import annotations

import gc
import itertools
from collections.abc import Generator

import pytest

import tests.labyrinth.samples
import tests.plain.samples
import tests.toy.samples  # noqa: F401 - registers Pasture
from tests.known_seeds import know_the_seeds


@pytest.fixture(autouse=True)
def _known_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test plays the same games every time, if it says no seed too: what some dice would break is found by luck."""
    know_the_seeds(monkeypatch, itertools.count())


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """While tests are read, nothing is left over: looking for it took a quarter of that time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish() -> None:
    """What has been collected stays to the end: looking through it for what is left over took a sixth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
