"""What the tests of the Jihadist events share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable import Table
from sandtable.core.chance import Draw, Roll
from sandtable.labyrinth.events.registry import EVENTS
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import Country, State
from sandtable.labyrinth.terms import JIHADIST, US
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


def can_happen(card: int, **position: Any) -> bool:
    """Whether the Jihadist event can happen at a position."""
    return possible(scene(**position).state, card, JIHADIST)


def played(card: int, *answers: str | tuple[str, ...], us: Sequence[int] = (23, 24), **rest: Any) -> State:
    """The state after the Jihadist side has played a card as an event."""
    table = play(jihadist_turn(card, us=us, **rest), card, "event", *answers)
    assert card not in table.state.playing, "the event is not over"
    return table.state


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


def plot_kinds(country: Country) -> list[int]:
    """The kinds of the plots in a country."""
    return [plot.kind for plot in country.plots]


def alone(table: Table, event: str, answers: Sequence[str] = (), dice: Sequence[int] = ()) -> State:
    """The state after an event of a book opponent, whose questions are answered from a list."""
    state = table.state.copy()
    state.opponent = "normal"
    rest, rolls = list(answers), list(dice)
    running = EVENTS[event].run(Play(state, None), JIHADIST)
    try:
        asking = next(running)
        while True:
            if isinstance(asking, Roll):
                asking = running.send(rolls.pop(0))
            elif isinstance(asking, Draw):
                raise AssertionError("nothing is drawn here")
            else:
                asking = running.send((rest.pop(0),))
    except StopIteration:
        assert not rest and not rolls, "not everything was asked for"
        return state


US_HAND = {US: [23, 24]}
