"""Whether a test notices when a line of a bot's instructions is dropped: a line that none misses is not tested."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from sandtable.core.errors import RulesFault, SandtableError
from sandtable.labyrinth.opponents.bots.instructions import Instructions


def lines(book: Instructions) -> list[tuple[tuple[int, ...], str]]:
    """The lines of a book: the cards that have each, and the purpose of the question it answers."""
    cards: dict[tuple[int, str], tuple[int, ...]] = {}
    for number, purpose in book.answers:
        same = sorted(
            n for n, p in book.answers if p == purpose and book.answers[n, p] is book.answers[number, purpose]
        )
        cards[same[0], purpose] = tuple(same)
    return [(numbers, purpose) for (_, purpose), numbers in cards.items()]


def numbers_in(name: str) -> set[int]:
    """The cards that the name of a test names: ``cards_87_to_89_and_190``."""
    found = {int(number) for number in re.findall(r"(?<=_)\d+(?=_|$)", name)}
    for first, last in re.findall(r"_(\d+)_to_(\d+)(?=_|$)", name):
        found.update(range(int(first), int(last) + 1))
    return found


def fails(tests: Mapping[str, object], numbers: Iterable[int]) -> bool:
    """Whether one of these tests that names one of these cards fails now."""
    return any(
        _fails(test, values)
        for name, test in tests.items()
        if name.startswith("test_") and numbers_in(name) & set(numbers)
        for values in _parameters(test)
    )


def _parameters(test: object) -> list[tuple[object, ...]]:
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    return [each if isinstance(each, tuple) else (each,) for each in marks[0].args[1]] if marks else [()]


def _fails(test: object, values: tuple[object, ...]) -> bool:
    assert callable(test)
    try:
        test(*values)
    except (AssertionError, RulesFault, SandtableError, LookupError):
        return True
    return False
