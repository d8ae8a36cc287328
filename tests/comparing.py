"""Comparing tables: all there is of one, what is shown of it, and what a seat is asked and told."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sandtable import Table
from sandtable.core.chance import SeededChance
from sandtable.core.game import Game
from sandtable.core.messages import Note, to_json
from sandtable.core.questions import Question, Request
from tests.playing import STOP, Chooser, answers, at_random, carried_out


def shown(question: Question | None) -> Any:
    """Everything that is shown of a question."""
    if question is None:
        return None
    options = [(option.key, to_json(option.label), option.target) for option in question.options]
    limits = question.at_least, question.at_most, question.by_hand
    return question.seat, question.purpose, dict(question.about), to_json(question.prompt), options, limits


def log(notes: list[Note]) -> list[Any]:
    """A log as plain data."""
    return [(to_json(note.message), note.rule, note.seen_by, note.kind) for note in notes]


def snapshot(table: Table) -> tuple[Any, ...]:
    """All there is to compare about a table."""
    return table.state.copy(), list(table.journal), log(table.notes), shown(table.question)


def counted(chance: SeededChance, start: int) -> Callable[[int], int]:
    """Draws one after another."""
    numbers = itertools.count(start * 1000)
    return lambda bound: chance.below(bound, next(numbers))


def decided_blindly(
    game: Game, table: Table, choose: Chooser, decides: Callable[[Question, Any], Sequence[str]], *seats: str
) -> set[str]:
    """What these seats are asked in a play, all of it decided the same, and legally, whatever they cannot see."""
    chance = SeededChance("redeal")
    purposes = set()
    for n, question in enumerate(answers(table, choose)):
        if question.seat in seats:
            twin = game.redealt(table.state, question.seat, counted(chance, n))
            answer = decides(question, table.state)
            assert decides(question, twin) == answer
            question.check(answer)
            purposes.add(question.purpose)
    return purposes


def seen(game: Game, state: Any, seat: str | None) -> bytes:
    """The bytes of a view."""
    return json.dumps(game.describe(game.seen_by(state, seat)), sort_keys=True).encode()


def first_questions(game: Game, state: Any, seat: str) -> list[Any]:
    """What a seat is asked, and what it has been told by then, until another seat or chance decides something."""
    notes: list[Note] = []
    asked: list[Any] = []
    choose = at_random("the same")

    def reply(request: Request) -> Any:
        if not isinstance(request, Question) or request.seat != seat:
            return STOP
        asked.append((shown(request), log([note for note in notes if note.visible_to(seat)])))
        return choose(request, len(asked))

    carried_out(game.step(state, notes.append), reply)
    return asked


def likely(counts: Mapping[Any, int], expected: Mapping[Any, float]) -> bool:
    """Whether counts are as likely as they should be: nothing else, and a chi-square that chance hardly exceeds."""
    total = sum(counts.values())
    if set(counts) - set(expected):
        return False
    squares = sum((counts.get(what, 0) - share * total) ** 2 / (share * total) for what, share in expected.items())
    freedom = len(expected) - 1
    return bool(squares < freedom + 4 * (2 * freedom) ** 0.5 + 8)
