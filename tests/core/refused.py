"""``python -m tests.core.refused``: what the build that is imported says to whatever is wrong, as JSON.

Positions, changes by hand, answers, set-ups and dice, each spoilt in every place in turn by things of every kind. What
is said must not depend on the build; what is no refusal at all is written down as the exception that it is.
"""

from __future__ import annotations

import copy
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import sandtable.words  # noqa: F401  gives refusals their voice
from sandtable import Table
from sandtable.core.errors import SandtableError
from sandtable.core.game import games
from tests.playing import at_random, play_on

Path = tuple[str | int, ...]

GAMES: Final = ("labyrinth", "plain")
WRONG: Final[tuple[Any, ...]] = (None, True, -1, 7, 10**30, 1.5, "no such thing", [], [[]], ["x"], {}, {"x": 1})
FAULT: Final = "not a refusal:"
DEEPEST: Final = 3
"""How far down a document it is spoilt."""
ALIKE: Final = 4
"""How many of many things of one kind (countries, cards in a hand) are spoilt."""


def places(document: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a document."""
    if path:
        yield path
    if len(path) < DEEPEST and isinstance(document, Mapping):
        for key in list(document) if len(path) == 0 else list(document)[:ALIKE]:
            yield from places(document[key], (*path, key))
    if len(path) < DEEPEST and isinstance(document, list) and document:
        yield from places(document[0], (*path, 0))


def spoilt(document: Mapping[str, Any], path: Path, wrong: Any) -> dict[str, Any]:
    """The document with something else in one place."""
    other: Any = copy.deepcopy(dict(document))
    inner = other
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = wrong
    return dict(other)


def said(action: Callable[..., object], *args: Any, **options: Any) -> str:
    """What is said to it; nothing if it is taken."""
    try:
        action(*args, **options)
    except SandtableError as refusal:
        return f"{type(refusal).__name__}: {refusal}"
    except Exception as fault:
        return f"{FAULT} {type(fault).__name__}"
    return ""


def moments(name: str) -> Iterator[Table]:
    """A game at its start and later."""
    options = games()[name].options
    for scenario in (options["scenario"][0], options["scenario"][-1]):
        table = Table.new(name, seed="refused", scenario=scenario)
        yield table
        yield play_on(table.fork(), at_random("refused"), 60)


def of_positions(name: str) -> Iterator[tuple[str, str]]:
    """Positions with something wrong in them, and the same as changes by hand."""
    for number, table in enumerate(moments(name)):
        document = table.position()
        for path in places(document):
            for wrong in WRONG:
                label = f"{name} {number} {path} {wrong!r}"
                bad = spoilt(document, path, wrong)
                yield label, said(Table.from_position, bad, seed=1)
                if number % 2 and len(path) == 2:
                    yield f"adjust {label}", said(table.fork().adjust, {path[0]: {path[1]: wrong}})


def of_answers(name: str) -> Iterator[tuple[str, str]]:
    """Answers that are not on offer, to questions of every kind."""
    table = Table.new(name, seed="refused")
    seen: set[str] = set()
    for number in range(120):
        question = table.question
        if question is None:
            break
        if question.purpose not in seen:
            seen.add(question.purpose)
            first = question.keys[0]
            for keys in ((), (first, first), tuple(question.keys), *((wrong,) for wrong in WRONG)):
                yield f"{name} {question.purpose} {keys!r}", said(table.fork().answer, *keys)
        play_on(table, at_random(number), 1)


def of_set_ups(name: str) -> Iterator[tuple[str, str]]:
    """Options, seats and dice that do not exist."""
    game = games()[name]
    for wrong in WRONG:
        for option in game.options:
            yield f"{name} {option} {wrong!r}", said(Table.new, name, seed=1, **{option: wrong})
        for seats in ({game.seats[0]: wrong}, {"nobody": wrong}, wrong):
            yield f"{name} seats {seats!r}", said(Table.new, name, seed=1, seats=seats)
        yield f"{name} dice {wrong!r}", said(Table.new, name, seed=1, dice=wrong)
        yield f"{name} a die {wrong!r}", said(Table.new, name, seed=1, dice=[wrong])
        yield f"{name} undo {wrong!r}", said(Table.new(name, seed=1, free_undo=True).undo, to=wrong)


def everything() -> dict[str, str]:
    """All that is refused, and how."""
    found: dict[str, str] = {}
    for name in GAMES:
        for kind in (of_positions, of_answers, of_set_ups):
            found |= dict(kind(name))
    return found


if __name__ == "__main__":
    json.dump(everything(), sys.stdout)
