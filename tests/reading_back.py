"""Positions that are read back: the same to the letter, to every seat, and in all that follows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import cycle, takewhile
from typing import Any

from sandtable import Table
from sandtable.core.chance import Draw, Roll
from sandtable.core.game import Game
from sandtable.core.journal import Entry
from sandtable.core.messages import Note
from sandtable.core.questions import Question, Request
from sandtable.core.replies import recorded_reply
from tests.comparing import log, shown
from tests.playing import STOP, carried_out


def reads_back(table: Table, first: int = 0, every: int = 1) -> None:
    """Every step of a play is a position: read, it is the same, looks the same, is written alike, goes on alike.

    Seats look in turn, a spectator last. Many games are looked at here and there: every so many steps from the first.
    """
    game, steps, journal = table.game, [*table.steps], table.journal
    ends = [step.ply for step in steps[1:]] + [len(journal)]
    seats = cycle((*game.seats, None))
    for number, (step, end) in [*enumerate(zip(steps, ends, strict=True))][first % every :: every]:
        try:
            written = json.dumps(game.write_position(step.state))
            again = game.read_position(json.loads(written), table.setup)
            assert again == step.state
            assert json.dumps(game.write_position(again)) == written
            seat = next(seats)
            assert _view(game, again, seat) == _view(game, step.state, seat)
            replies = list(takewhile(lambda entry: not entry.adjusts, journal[step.ply : end]))
            expected = goes_on(game, step.state.copy(), replies)
            assert goes_on(game, again, replies) == expected
        except Exception as failure:
            failure.add_note(f"step {number} of a play of {table.setup} with seed {table.seed!r}")
            raise


def goes_on(game: Game, state: Any, replies: Sequence[Entry]) -> tuple[Any, ...]:
    """What comes of a step with these replies: what is asked, what is told, and the state in the end."""
    notes: list[Note] = []
    asked: list[Any] = []
    left = [*replies]

    def reply(request: Request) -> Any:
        asked.append(_whole(request))
        return recorded_reply(request, left.pop(0), len(asked)) if left else STOP  # the play has come to here

    carried_out(game.step(state, notes.append), reply)
    return asked, log(notes), state, left


def _view(game: Game, state: Any, seat: str | None) -> str:
    return json.dumps(game.describe(game.seen_by(state, seat)))


def _whole(request: Request) -> Any:
    """All of a request; what is drawn from lies in an order, so that the same number draws the same."""
    if isinstance(request, Question):
        return shown(request)
    if isinstance(request, Draw):
        return request.purpose, dict(request.about), [request.option(each).key for each in request.among]
    return (request.purpose, dict(request.about)) if isinstance(request, Roll) else request.purpose
