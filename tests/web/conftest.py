"""What all tests of the server share."""

from __future__ import annotations

import itertools

import pytest

from tests.known_seeds import know_the_seeds


@pytest.fixture(autouse=True)
def _known_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test plays the same game every time."""
    know_the_seeds(monkeypatch, itertools.count())
