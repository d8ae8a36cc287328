"""``python -m tests.core.refused``: what the build that is imported says to whatever is wrong, as JSON.

Positions, changes by hand, answers, set-ups, dice, and every argument of whatever a table offers, each spoilt in every
place in turn by things of every kind. What is said must not depend on the build; what is no refusal at all is written
down as the exception that it is, and so is a refusal after which the table is another.
"""

from __future__ import annotations

import copy
import inspect
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import sandtable.words  # noqa: F401  gives refusals their voice
from sandtable import Table
from sandtable.core import saves
from sandtable.core.agents import RandomAgent
from sandtable.core.errors import SandtableError
from sandtable.core.game import games
from sandtable.core.playout import InOrder
from sandtable.core.watching import Watcher
from tests.comparing import snapshot
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


OWN: Final = ("self", "cls", "running", "journal")
"""Arguments that are the table's own, and never a person's."""
CHECKED: Final = ("answer_for_good",)
"""What is only called with what was checked before."""


def of_tables(name: str) -> Iterator[tuple[str, str]]:
    """Everything that a table offers, each of its arguments in turn spoilt and the others as they should be."""
    table = play_on(Table.new(name, seed="refused", free_undo=True), at_random("refused"), 20)
    assert table.question is not None
    right: dict[str, Any] = {
        "setup": table.setup,
        "seed": "1",
        "game": name,
        "position": table.position(),
        "document": table.to_save(),
        "saved": saves.kept(table),
        "path": "no/such/folder/no such file",
        "key": table.question.keys[0],
        "keys": (table.question.keys[0],),
        "seat": table.question.seat,
        "agents": dict.fromkeys(table.game.seats, RandomAgent()),
        "fortune": InOrder("1"),
        "below": lambda bound: bound - 1,
        "watcher": Watcher(),
        "changes": {},
        "intentions": [],
        "ply": 0,
        "number": 0,
        "thing": table.question.prompt,
    }
    offered = [each for each, value in vars(Table).items() if not each.startswith("_") and not _is_seen(value)]
    for called in ("__init__", *(each for each in offered if each not in CHECKED)):
        parameters = inspect.signature(getattr(Table, called)).parameters.values()
        given = {each.name: right[each.name] for each in parameters if each.name in right}
        for spoilt_one in parameters:
            if spoilt_one.name in OWN or spoilt_one.kind is spoilt_one.VAR_KEYWORD:
                continue
            for wrong in WRONG:
                if spoilt_one.name == "path" and isinstance(wrong, str):
                    continue  # a name like any other
                yield (
                    f"{name} {called} {spoilt_one.name} {wrong!r}",
                    _said_to(table.fork(), called, {**given, spoilt_one.name: wrong}),
                )


def _is_seen(value: object) -> bool:
    """Whether something about a table is looked at, not called."""
    return isinstance(value, property) or not callable(getattr(value, "__func__", value))


def _said_to(table: Table, called: str, given: dict[str, Any]) -> str:
    """What is said to a call with these arguments."""
    before = snapshot(table)
    keys = given.pop("keys", ())
    if not isinstance(keys, (tuple, list)):
        keys = (keys,)
    action = Table if called == "__init__" else getattr(table, called)
    words = said(action, *keys, **given)
    return f"{FAULT} the table is another" if words and snapshot(table) != before else words


def everything() -> dict[str, str]:
    """All that is refused, and how."""
    found: dict[str, str] = {}
    for name in GAMES:
        for kind in (of_positions, of_answers, of_set_ups, of_tables):
            found |= dict(kind(name))
    return found


if __name__ == "__main__":
    json.dump(everything(), sys.stdout)
