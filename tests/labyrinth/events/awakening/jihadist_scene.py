"""What the tests of the Jihadist events of The Awakening share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable import Table
from sandtable.labyrinth import sequence
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.registry import may_happen
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST
from tests.labyrinth.conditions import muslim
from tests.labyrinth.scene import WORDS, scene
from tests.playing import asked, decided, purpose, rolled

SNOWDEN, FRACKING, REAPER, SECOND_REAPER = 194, 155, 126, 127
"""Cards to fill hands with: a Jihadist one, and three of the US."""
CAMPAIGN: dict[str, Any] = {"campaign": True, "deck": 2}
"""The second deck of a campaign, with what the first has left behind."""


def war(condition: str = "Poor Neutral", **rest: Any) -> dict[str, Any]:
    """A Civil War country."""
    return muslim(condition, civil_war=True, **rest)


def truce(condition: str = "Poor Neutral", **rest: Any) -> dict[str, Any]:
    """A Civil War country under Truce."""
    return war(condition, markers=["truce"], **rest)


def regime_change(condition: str = "Poor Ally", **rest: Any) -> dict[str, Any]:
    """A country in which the US has changed the regime."""
    return muslim(condition, rc="tan", **rest)


def can_happen(card: int, countries: Mapping[str, Any] | None = None, **position: Any) -> bool:
    """Whether the Jihadist event can happen at a position."""
    state = scene(rules="awakening", countries=countries or {}, hands={JIHADIST: [SNOWDEN]}, **position).state
    return may_happen(state, deck("awakening")[card], JIHADIST)


def about_to_play(card: int, *, more: Sequence[int] = (SNOWDEN,), us: Sequence[int] = (), **rest: Any) -> Table:
    """The Jihadist side is about to play a card as the first of its action phase; another is left for the second."""
    hands = {"jihadist": [card, *(each for each in more if each != card)], "us": list(us)}
    return scene(rules="awakening", phase={"side": "jihadist", "card": 1}, hands=hands, **rest)


def plays(card: int, *answers: str | tuple[str, ...], **rest: Any) -> Table:
    """A table at which the Jihadist side plays a card as an event, and answers are given; all of it can be told."""
    table = about_to_play(card, **rest)
    given: list[str | tuple[str, ...]] = [str(card)] if purpose(table) == "play_card" else []
    for answer in [*given, "event", *answers]:
        question = asked(table)
        for message in (question.prompt, *(option.label for option in question.options)):
            assert WORDS.say(message)
        table.answer(*(answer if isinstance(answer, tuple) else (answer,)))
    for note in table.notes:
        assert WORDS.say(note.message)
    return table


def played(card: int, *answers: str | tuple[str, ...], **rest: Any) -> State:
    """The state after the Jihadist side has played a card as an event."""
    table = plays(card, *answers, **rest)
    assert card not in table.state.playing, f"the event is not over: {table.question}"
    assert len(rolled(table)) == len(rest.get("dice", [])), "not all dice were rolled"
    state: State = table.state
    return state


def set_off(card: int, **rest: Any) -> Table:
    """A table at which the US has used a Jihadist card for operations, and its event comes first."""
    hands = {"us": [card, REAPER], "jihadist": [SNOWDEN if card != SNOWDEN else 173]}
    table = scene(rules="awakening", phase={"side": "us", "card": 1}, hands=hands, **rest)
    table.answer(str(card))
    table.answer("event_first")
    return table


def after(state: State, *phases: str, dice: Sequence[int] = (), picks: Sequence[tuple[str, ...]] = ()) -> State:
    """The state after some phases of the end of a turn."""
    later = state.copy()
    for phase in phases:
        later.step = phase
        decided(sequence.run_step(Play(later, None)), dice, (), picks)
    return later


def plot_kinds(country: Country) -> list[int]:
    """The kinds of the plots in a country."""
    return [plot.kind for plot in country.plots]
