"""Every language alone, with no English behind it, says every message, and tells whole games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from sandtable import Table
from sandtable.core.game import games
from sandtable.core.messages import Argument, Message
from sandtable.words import ENGLISH, Words
from sandtable.words.catalogues import Catalogue, catalogue, described
from tests.playing import answers, at_random

OTHERS: Final = ("de", "ja", "ru")
TOLD: Final = ("labyrinth", "plain")
FORMS: Final = {"the", "The", "a", "A", "number"}
"""The forms of names that English alone has."""
LONG: Final = 4
"""So many English words are no name any more."""
TYPICAL: Final[dict[str, Argument]] = {
    "country": Message("country-iraq"),
    "countries": (Message("country-iraq"), Message("country-iran")),
    "space": Message("space-kabul"),
    "spaces": (Message("space-kabul"), Message("space-zabol")),
    "card": Message("card-1"),
    "count": 2,
    "number": 3,
    "pips": 4,
    "value": 2,
}
"""What stands for arguments of these names; for all others a letter does."""


def alone(language: str, game: str | None) -> Words:
    """A language that says nothing in English where it lacks something."""
    words = Words(language, game)
    words._voices = words._voices[:1]
    return words


def can_say(words: Words, message: Message) -> bool:
    """Whether a language alone has all that a message needs."""
    try:
        words.say(message)
    except AssertionError:
        return False
    return True


def is_expected(name: str, language: str, game: str | None) -> bool:
    """Whether a language must say a message: what it has it must, and all of it once it is said to be complete."""
    id, _, attribute = name.partition(".")
    return described(language).complete or catalogue(language, game).has(id, attribute or None)


def typical(names: frozenset[str], words: Words) -> dict[str, Argument]:
    """Arguments for these variables."""
    given: dict[str, Argument] = {}
    for name in {each.partition("-")[0] for each in names}:
        value = TYPICAL.get(name, "X")
        first = value[0] if isinstance(value, tuple) and not isinstance(value, Message) else value
        given[name] = value if not isinstance(first, Message) or words.has(first.id) else "X"
    return given


def everything(language: str, game: str | None) -> Iterator[tuple[str, str, str]]:
    """What a language and English say of every message and attribute of English: its name, and both texts."""
    words, english = alone(language, game), Words(game=game)
    source = Catalogue(ENGLISH, game, alone=True)
    for id in source.ids:
        for attribute, names in source.variables(id).items():
            args = typical(names, english)
            if attribute is None:
                message = Message(id, args)
                yield id, words.say(message) if can_say(words, message) else "", english.say(message)
            elif attribute not in FORMS:
                yield (
                    f"{id}.{attribute}",
                    words.attribute(id, attribute, **args) or "",
                    english.attribute(id, attribute, **args) or "",
                )


def is_left_over(said: str, english: str) -> bool:
    """Whether a text is the English one, and more than a name."""
    return said == english and len(re.findall(r"[A-Za-z]{2,}", said)) >= LONG


PRINTED: Final = re.compile(r"^(card|scenario|marker|momentum)-\w+$")
"""Titles of cards, and what is named after them, may stay as they are printed."""


@pytest.mark.parametrize("game", [None, *TOLD])
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_said_and_none_is_left_in_english(language: str, game: str | None) -> None:
    faults = []
    for name, said, english in everything(language, game):
        if english and not said and is_expected(name, language, game):
            faults.append(f"{name} cannot be said")
        if "{" in said and "{" not in english:
            faults.append(f"{name}: {said}")
        if is_left_over(said, english) and not PRINTED.match(name):
            faults.append(f"{name} is left in English: {said}")
    assert "\n".join(faults) == ""


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", TOLD)
def test_whole_games_are_told_without_english(game: str, seed: int) -> None:
    table = Table.new(game, seats=dict.fromkeys(games()[game].seats, "random"), seed=seed)
    assert table.outcome is not None
    for language in OTHERS:
        words = alone(language, game)
        for message in (*(note.message for note in table.notes), table.outcome.message):
            assert can_say(words, message) or not is_expected(message.id, language, game), message


@pytest.mark.parametrize("game", TOLD)
def test_questions_are_asked_without_english(game: str) -> None:
    spoken = {language: alone(language, game) for language in OTHERS}
    for question in answers(Table.new(game, seed=3), at_random(3), 300):
        for message in (question.prompt, *(option.label for option in question.options[:12])):
            for language, words in spoken.items():
                assert can_say(words, message) or not is_expected(message.id, language, game), message
