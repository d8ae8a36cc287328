"""What the tests of the events of neither side of The Awakening share: either side plays, and all is said in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import IllegalAnswer
from sandtable.labyrinth import sequence
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.registry import is_playable
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import other
from tests.labyrinth.conditions import muslim
from tests.labyrinth.scene import WORDS, scene
from tests.playing import asked, decided, purpose, rolled

US, JIHADIST = "us", "jihadist"
FILLERS = {US: [139, 155], JIHADIST: [194, 173]}
"""Cards to fill the hands with, each side's own."""
BOTH = pytest.mark.parametrize("side", [US, JIHADIST])

Answer = str | tuple[str, ...]

WAR = muslim("Poor Neutral", civil_war=True)
CHANGED = muslim("Poor Ally", rc="tan")
CAPITAL = muslim("Poor Neutral", civil_war=True, caliphate_capital=True)
TORN = muslim("Poor Neutral", awakening=1, reaction=1)
TRUCE: dict[str, Any] = {"markers": ["truce"]}
TRUCES: dict[str, Any] = {"lapsing": ["truce"]}
MUSLIM_IRAN: dict[str, Any] = {"side": "muslim", **muslim("Fair Adversary", cells=1)}
NIGERIA: dict[str, Any] = {"side": "muslim", **muslim("Poor Neutral")}


def holds(
    side: str,
    card: int,
    countries: Mapping[str, Any] | None = None,
    *,
    own: Sequence[int] | None = None,
    theirs: Sequence[int] | None = None,
    **position: Any,
) -> Table:
    """A side is about to play a card as the first of its phase; both hold other cards."""
    hands = {
        side: [card, *(FILLERS[side] if own is None else own)],
        other(side): FILLERS[other(side)] if theirs is None else theirs,
    }
    phase = {"side": side, "card": 1}
    return scene(rules="awakening", phase=phase, hands=hands, countries=dict(countries or {}), **position)


def may(side: str, card: int, countries: Mapping[str, Any] | None = None, **position: Any) -> bool:
    """Whether a side could play a card as an event at a position, and the program offers it."""
    table = holds(side, card, countries, **position)
    if purpose(table) == "play_card":
        table.answer(str(card))
    offered = "event" in asked(table).keys
    assert offered == is_playable(table.state, deck("awakening")[card], side)
    return offered


def begun(side: str, card: int, countries: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """A side has played a card as an event, and nothing has been answered yet."""
    table = holds(side, card, countries, **position)
    if purpose(table) == "play_card":
        table.answer(str(card))
    table.answer("event")
    return table


def answer(table: Table, *answers: Answer) -> Table:
    """Answer one question after another; each of them, and every option, can be said in words."""
    for given in answers:
        question = asked(table)
        assert all(WORDS.say(message) for message in (question.prompt, *(each.label for each in question.options)))
        try:
            table.answer(*(given if isinstance(given, tuple) else (given,)))
        except IllegalAnswer as refusal:
            raise AssertionError(
                f"{question.seat}: {question.purpose} offers {question.keys}, not {given}"
            ) from refusal
    return table


def played(
    side: str, card: int, countries: Mapping[str, Any] | None = None, answers: Sequence[Answer] = (), **position: Any
) -> State:
    """The state after a side has played a card as an event; all answers and dice are used, all can be told."""
    table = answer(begun(side, card, countries, **position), *answers)
    assert card not in table.state.playing, f"the event is not over: {table.question}"
    assert len(rolled(table)) == len(position.get("dice", []))
    assert all(WORDS.say(note.message) for note in table.notes)
    state: State = table.state
    return state


def later(state: State, *phases: str) -> State:
    """The state after some phases of the end of a turn that ask and roll nothing."""
    state = state.copy()
    for phase in phases:
        state.step = phase
        decided(sequence.run_step(Play(state, None)))
    return state


def unrest(state: State, id: str) -> tuple[int, int]:
    """The Awakening and Reaction markers in a country."""
    return state[id].awakening, state[id].reaction
