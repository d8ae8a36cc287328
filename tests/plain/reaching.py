"""What rules can reach: they are played on copies of a table by every answer, or by answers drawn by lot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, combinations
from random import Random
from typing import Any

from sandtable.core.chance import Roll
from sandtable.core.questions import Ask, Question, Request
from sandtable.plain.activities import menu
from sandtable.plain.operations.where import has_space
from sandtable.plain.play import Play
from sandtable.plain.state import State
from sandtable.plain.under_way import Action, Doing
from tests.playing import STOP, carried_out

Rules = Callable[[Play], Ask[Any]]


def execute(g: Play, action: Action, name: str) -> Ask[None]:
    """Execute a special activity from its beginning to its end."""
    action.doing = Doing(name)
    while (yield from menu.piece(g, action)):
        pass
    action.doing = None


def answers_of(question: Question) -> list[tuple[str, ...]]:
    """Every answer that a question allows."""
    sizes = range(question.at_least, question.at_most + 1)
    return list(chain.from_iterable(combinations(question.keys, size) for size in sizes))


def endings(s: State, rules: Rules, most: int = 30_000) -> Iterator[State]:
    """The tables that rules can leave, by every answer, depth first; dice always show 1."""
    waiting: list[tuple[tuple[str, ...], ...]] = [()]
    for _ in range(most):
        if not waiting:
            return
        given = waiting.pop()
        g = Play(s.copy(), None)
        request = _after(rules(g), given)
        if request is None:
            yield g.s
        else:
            waiting += [(*given, answer) for answer in reversed(answers_of(request))]
    raise AssertionError("too many endings")


def _after(rules: Ask[Any], given: tuple[tuple[str, ...], ...]) -> Question | None:
    """The question that comes after these answers, or None at the end."""
    left, asked = list(given), []

    def reply(request: Request) -> Any:
        if not isinstance(request, Question):
            return 1 if isinstance(request, Roll) else None
        if left:
            return left.pop(0)
        asked.append(request)
        return STOP

    carried_out(rules, reply)
    return asked[0] if asked else None


def by_lot(s: State, rules: Rules, seed: object, times: int) -> Iterator[State]:
    """Some of the tables that rules can leave, by answers that are drawn."""
    for time in range(times):
        g = Play(s.copy(), None)
        carried_out(rules(g), _drawn(Random(f"{seed} {time}")))
        yield g.s


def _drawn(random: Random) -> Callable[[Request], Any]:
    return lambda request: random.choice(answers_of(request)) if isinstance(request, Question) else 1


def activity(faction: str, operation: str, name: str) -> Rules:
    """A special activity before its operation has a space."""
    return lambda g: execute(g, Action(faction, operation, may_special=True), name)


def opens(after: State, faction: str, operation: str) -> bool:
    """Whether an operation has a space on such a table."""
    return has_space(after, Action(faction, operation, may_special=True))


def driven(rules: Ask[Any], picks: Callable[[list[str]], str], most: int) -> int:
    """Play rules by whoever picks one key of each question; how many answers it took, at most so many."""
    count = 0

    def reply(request: Request) -> Any:
        nonlocal count
        count += 1
        if count == most:
            return STOP
        return (picks(request.keys),) if isinstance(request, Question) else 1

    carried_out(rules, reply)
    return count
