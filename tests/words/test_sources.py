"""Every id that the sources of a game name has its words, and every message is given the arguments it asks for."""

from __future__ import annotations

import ast
import fnmatch

import pytest

from sandtable.words import Words
from tests.words.scan import ANYTHING, SOURCE, Found, scan

GAMES = ("labyrinth", "plain")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Each game with sources of its own."""
    return str(request.param)


@pytest.fixture
def found(game: str) -> Found:
    """What the sources of a game say."""
    return scan("core", "search", "seat", game)


@pytest.fixture
def words(game: str) -> Words:
    """What there is to say it with."""
    return Words(game=game, strict=True)


def test_every_id_in_the_source_has_words(found: Found, words: Words) -> None:
    known = words.ids()
    without = [
        f"{id} ({found.where[id]})"
        for id in found.ids
        if not (fnmatch.filter(known, id) if ANYTHING in id else words.has(id))
    ]
    assert len(found.ids) > 400
    assert without == []


def test_every_message_is_given_the_arguments_it_uses(found: Found, words: Words) -> None:
    plain = {id: uses for id, uses in found.ids.items() if ANYTHING not in id}
    wrong = [
        f"{id} ({found.where[id]})"
        for id, uses in plain.items()
        for given in uses
        if ANYTHING not in given and not words.variables(id) <= given
    ]
    assert wrong == []


def test_every_prompt_is_given_the_arguments_it_uses(found: Found, words: Words) -> None:
    wrong = [
        f"{purpose}, given {sorted(given)}"
        for purpose, uses in found.asked.items()
        for given in uses
        if not words.variables(f"ask-{purpose}") <= given
    ]
    assert len(found.asked) > 20
    assert wrong == []


def test_what_a_flag_is_for_is_a_message_and_not_in_the_code() -> None:
    written = [
        f"{file.name}:{node.lineno}"
        for file in (*(SOURCE / "terminal").rglob("*.py"), *(SOURCE / "web").glob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.keyword) and node.arg == "help"
        if not (isinstance(node.value, ast.Constant) and node.value.value == "")
    ]
    assert written == []
