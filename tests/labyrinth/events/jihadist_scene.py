"""What the tests of the Jihadist events share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable import Table
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.opponents import book_seat
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.registry import EVENTS
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST
from tests.labyrinth.conditions import muslim
from tests.labyrinth.scene import jihadist_turn, play, possible, still, us_turn
from tests.playing import decided, rolled


def regime_change(**rest: Any) -> dict[str, Any]:
    """A country in which the US has changed the regime."""
    return muslim("Poor Ally", rc="tan", troops=6, **rest)


INSURGENCY = {"iraq": regime_change(cells=1)}
"""A Regime Change country with a cell."""


def can_happen(card: int, **position: Any) -> bool:
    """Whether the Jihadist event can happen at a position."""
    return possible(still(**position).state, card, JIHADIST)


def played(card: int, *answers: str | tuple[str, ...], us: Sequence[int] = (23, 24), **rest: Any) -> State:
    """The state after the Jihadist side has played a card as an event."""
    table = play(jihadist_turn(card, us=us, **rest), card, "event", *answers)
    assert card not in table.state.playing, "the event is not over"
    assert len(rolled(table)) == len(rest.get("dice", [])), "not all dice were rolled"
    state: State = table.state
    return state


def set_off(card: int, **rest: Any) -> Table:
    """A table at which the US has played a Jihadist card for operations, and its event comes first."""
    return play(us_turn(card, **rest), card, "event_first")


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
    decided(EVENTS["base"][event].carry_out(Play(state, None), JIHADIST), dice, [str(card) for card in drawn], picks)
    return state
