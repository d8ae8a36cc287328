"""For each game, how to deal anew whatever a seat may not know: the state looks the same from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, SIDES, WMD

Below = Callable[[int], int]
Redeal = Callable[[Any, str | None, Below], Any]


def shuffled(items: list[int], below: Below) -> list[int]:
    """The items in another order."""
    rest, mixed = list(items), []
    while rest:
        mixed.append(rest.pop(below(len(rest))))
    return mixed


def redealt_labyrinth(s: State, seat: str | None, below: Below) -> State:
    """Mix the hands that a seat cannot see with the deck, and the plots that lie face down."""
    hidden = [side for side in SIDES if side != seat]
    pool = shuffled([*s.deck, *(number for side in hidden for number in s.hands[side])], below)
    for side in hidden:
        count = len(s.hands[side])
        s.hands[side], pool = pool[:count], pool[count:]
    s.deck = pool
    if seat != JIHADIST:
        mix_plots(s, below)
    return s


def mix_plots(s: State, below: Below) -> None:
    """WMD stay where they are while NEST may show them."""
    stay = {WMD} if s.in_play("nest") else set()
    movable = [plot.kind for _, plot in s.plots_on_map() if plot.kind not in stay]
    kinds = shuffled([*movable, *(kind for kind in s.available_plots if kind not in stay)], below)
    for country in s.countries.values():
        country.plots = tuple(plot if plot.kind in stay else plot._replace(kind=kinds.pop()) for plot in country.plots)
    s.available_plots = sorted([*(kind for kind in s.available_plots if kind in stay), *kinds])


REDEALS: dict[str, Redeal] = {"labyrinth": redealt_labyrinth}
