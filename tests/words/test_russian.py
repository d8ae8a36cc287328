"""What Russian asks of every sentence: a dash does not begin a line, and numbers agree."""

from __future__ import annotations

import re

import pytest

from sandtable.core.game import games
from sandtable.words.catalogues import Catalogue

RUSSIAN = "ru"
ONE = {"один", "одна", "одно", "одной", "одну"}


@pytest.mark.parametrize("game", [None, *games()])
def test_the_space_before_a_dash_does_not_break(game: str | None) -> None:
    words = Catalogue(RUSSIAN, game, alone=True)
    assert [id for id in words.ids if re.search(r"\S \N{EM DASH}", words.text(id))] == []


@pytest.mark.parametrize("game", [None, *games()])
def test_what_is_said_of_one_is_not_said_of_twenty_one(game: str | None) -> None:
    """``[one]`` is 21, too: a word in place of the number stands under ``[1]``."""
    words = Catalogue(RUSSIAN, game, alone=True)
    lines = [(id, line) for id in words.ids for line in words.text(id).splitlines() if "[one]" in line]
    assert [id for id, line in lines if "{" not in line and ONE & set(re.findall(r"\w+", line))] == []
