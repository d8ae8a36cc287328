"""All bytes that a program is sent are the same over worlds that its seat cannot tell apart, in every game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.messages import to_json
from sandtable.seat.conversation import Terms, written
from tests.dealt_anew import Leak, Sending, compared
from tests.labyrinth.scene import turn
from tests.labyrinth.styles import KEEN, chooser
from tests.playing import Chooser, at_random, play_on
from tests.seat.talking import Talk, curious

KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "labyrinth": ("labyrinth", {"scenario": "lets_roll"}),
    "awakening": ("labyrinth", {"scenario": "isil"}),
    "plain": ("plain", {"deception": True}),
}
MANY = [pytest.param(kind, seed, marks=pytest.mark.fuzz) for kind in KINDS for seed in range(2, 4)]
WRONG = (
    {"type": "answer", "number": 1, "keys": ["no such thing"]},
    {"type": "answer", "number": 1, "keys": ["twice", "twice"]},
    {"type": "answer", "number": 1, "keys": []},
)
"""What is refused, whatever is asked."""


def to_a_program() -> Sending:
    """All that a program is sent: greeting, question, the replies to all that it may ask back, refusals, the end."""
    talks: list[Talk] = []

    def send(table: Table, seat: str | None) -> dict[str, Any]:
        assert seat is not None
        notes = [to_json(note.says) for note in table.notes_for(seat)]
        if not talks:
            talks.append(Talk(table, seat, Terms(tries=10**6, asides=10**6)))
            talks[0].hello()
        talk = talks[0]
        talk.table = table
        if table.question is None:
            talk.over()
        elif table.question.seat == seat:
            asked = talk.ask()
            for option in asked["question"]["options"]:
                talk.say({"type": "forecast", "key": option["key"]})
            for wish in curious(asked, Random(asked["number"])):
                talk.say(wish)
            for thing in ("iraq", "pakistan", "kabul", "event", "jihad", "train"):
                talk.say({"type": "why_not", "key": thing})
            for wrong in WRONG:
                talk.say({**wrong, "number": asked["number"]})
        sent = [json.loads(written(told)) for told in talk.told]
        return {"sent": sent, "notes": notes, "who": None if table.question is None else table.question.seat}

    return send


def style(game: str, seed: int) -> Chooser:
    """How a game is played so that much happens in it."""
    return chooser(KEEN, seed) if game == "labyrinth" else at_random(seed)


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "seed"), [*((kind, 1) for kind in KINDS), *MANY])
def test_a_program_is_sent_the_same_whatever_its_seat_cannot_know(kind: str, seed: int) -> None:
    """At steps from the whole of a random game; which ones differs from seat to seat."""
    name, options = KINDS[kind]
    table = play_on(Table.new(name, seed=seed, asks_in_secret=True, **options), style(name, seed))
    far = max(1, len(table.steps) // 24)
    same = 0
    for place, seat in enumerate(table.game.seats):
        for number in range((seed + place) % far, len(table.steps), far):
            same += compared(table, number, seat, seed + number, to_a_program)
    assert same > 24 * len(table.game.seats)


def test_a_hidden_card_that_shows_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = turn("us", 23, jihadist=[52, 81])
    table.answer("23")
    table = play_on(table, at_random(1), 1)
    assert compared(table, 0, "us", 0, to_a_program)
    monkeypatch.setattr(type(table.game), "seen_by", lambda game, state, seat: state.copy())
    with pytest.raises(Leak, match="hands"):
        compared(table, 0, "us", 0, to_a_program)
