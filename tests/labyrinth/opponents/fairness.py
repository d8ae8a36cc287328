"""What the fair-play tests of all opponents share: streams of chance, the moments to compare, and what is compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from sandtable import Table
from sandtable.core.chance import Reveal, Roll, SeededChance
from sandtable.core.messages import Note, to_json
from sandtable.core.questions import Question, Request
from sandtable.labyrinth.redealing import Below
from sandtable.labyrinth.state import State
from tests.labyrinth.scene import LABYRINTH
from tests.labyrinth.styles import KEEN, chooser
from tests.playing import STOP, answers, carried_out


def below(seed: str) -> Below:
    """Random numbers below a bound, the same for the same seed."""
    chance, count = SeededChance(seed), Counter[str]()

    def draw(bound: int) -> int:
        count["draws"] += 1
        return chance.below(bound, count["draws"])

    return draw


def played(table: Table, seed: int) -> Table:
    """The table, played to its end."""
    for _ in answers(table, chooser(KEEN, seed)):
        pass
    return table


def cards_of(table: Table, side: str) -> Iterator[State]:
    """The states of a game in which a side was about to play a card of its pile."""
    for step in table.steps:
        s = step.state
        if s.step == "card" and s.side == side and s.hands[side]:
            yield s


def decisions(state: State, seed: str, deeds: Iterable[str]) -> list[object]:
    """What an opponent says and does in its step; each kind of die and draw has a stream of its own."""
    notes: list[Note] = []
    streams: dict[str, Below] = {}

    def reply(request: Request) -> Any:
        if isinstance(request, Question):  # the other side is asked: what follows is no longer the opponent's alone
            return STOP
        if isinstance(request, Reveal):
            return None
        stream = streams.setdefault(request.purpose, below(f"{seed} {request.purpose}"))
        return 1 + stream(6) if isinstance(request, Roll) else request.among[stream(len(request.among))]

    carried_out(LABYRINTH.step(state, notes.append), reply)
    ids = [f"note-{deed}" for deed in deeds]
    return [(to_json(note.message), note.rule) for note in notes if note.kind == "why" or note.message.id in ids]


def with_another_top(s: State, side: str) -> State | None:
    """A twin in which the second card of the pile lies on top."""
    pile = s.hands[side]
    if len(pile) < 2:
        return None
    twin = s.copy()
    twin.hands[side] = [*pile[1:], pile[0]]
    return twin


DEEDS = ("operation", "radicalization", "plot", "plot-placed", "cells-placed", "travelled", "went-to-ground")


def decided(state: State, seed: str) -> list[object]:
    """What the opponent says and does in its step."""
    return decisions(state, seed, DEEDS)
