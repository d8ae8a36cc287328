"""What the tests of the Jihadist events share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable import Table
from sandtable.core.chance import Draw, Reveal, Roll
from sandtable.labyrinth.events.registry import EVENTS
from sandtable.labyrinth.opponents import book_seat
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import Country, State
from sandtable.labyrinth.terms import JIHADIST
from tests.labyrinth.scene import jihadist_turn, play, possible, scene, us_turn

ISLAMIST = {"governance": "islamist_rule", "alignment": "adversary"}


def muslim(governance: str = "poor", alignment: str = "neutral", **rest: Any) -> dict[str, Any]:
    """A Muslim country of a position."""
    return {"governance": governance, "alignment": alignment, **rest}


def regime_change(**rest: Any) -> dict[str, Any]:
    """A country in which the US has changed the regime."""
    return muslim("poor", "ally", rc="tan", troops=6, **rest)


INSURGENCY = {"iraq": regime_change(cells=1)}
"""A Regime Change country with a cell."""


def still(**position: Any) -> State:
    """The state of a position in which nothing has been played yet."""
    state: State = scene(hands={"us": [23, 24], "jihadist": [92, 95]}, **position).state
    return state


def can_happen(card: int, **position: Any) -> bool:
    """Whether the Jihadist event can happen at a position."""
    return possible(still(**position), card, JIHADIST)


def played(card: int, *answers: str | tuple[str, ...], us: Sequence[int] = (23, 24), **rest: Any) -> State:
    """The state after the Jihadist side has played a card as an event."""
    table = play(jihadist_turn(card, us=us, **rest), card, "event", *answers)
    assert card not in table.state.playing, "the event is not over"
    assert rolls(table) == len(rest.get("dice", [])), "not all dice were rolled"
    state: State = table.state
    return state


def rolls(table: Table) -> int:
    """How many dice were rolled."""
    return sum(note.message.id == "note-die" for note in table.notes)


def set_off(card: int, **rest: Any) -> Table:
    """A table at which the US has played a Jihadist card for operations, and its event comes first."""
    return play(us_turn(card, **rest), card, "event_first")


def asked(table: Table) -> tuple[str, str]:
    """Whom a table asks, and for what purpose."""
    assert table.question is not None
    return table.question.seat, table.question.purpose


def keys(table: Table) -> list[str]:
    """The options of the question."""
    assert table.question is not None
    return table.question.keys


def how_many(table: Table) -> tuple[int, int]:
    """How many options the question wants, at least and at most."""
    assert table.question is not None
    return table.question.at_least, table.question.at_most


def plot_kinds(country: Country) -> list[int]:
    """The kinds of the plots in a country."""
    return [plot.kind for plot in country.plots]


def run(
    table: Table,
    event: str,
    *,
    picks: Sequence[tuple[str, ...]] = (),
    dice: Sequence[int] = (),
    drawn: Sequence[int] = (),
    level: str | None = None,
) -> State:
    """The state after an event that is run by itself: with chosen draws, or for a book opponent."""
    state: State = table.state.copy()
    state.books = {} if level is None else {JIHADIST: book_seat(JIHADIST, "solitaire", level)}
    rest, pips, cards = list(picks), list(dice), list(drawn)
    running = EVENTS["base"][event].carry_out(Play(state, None), JIHADIST)
    try:
        asking = next(running)
        while True:
            if isinstance(asking, Roll):
                asking = running.send(pips.pop(0))
            elif isinstance(asking, Draw):
                asking = running.send(cards.pop(0))
            elif isinstance(asking, Reveal):
                asking = next(running)
            else:
                asking = running.send(rest.pop(0))
    except StopIteration:
        assert [rest, pips, cards] == [[], [], []], "not everything was asked for"
        return state
