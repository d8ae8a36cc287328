"""Dealing anew whatever a seat may not know: the state looks the same from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, SIDES, WMD, other

Below = Callable[[int], int]
"""A random integer from 0 up to, but not including, the number given."""


def redealt(s: State, seat: str | None, below: Below) -> State:
    """A copy in which the cards and the plots that ``seat`` may not know are dealt anew."""
    dealt = s.copy()
    hidden = [side for side in SIDES if side != seat or s.has_pile(side)]
    known = () if seat is None else s.known[seat]
    unseen = [number for side in hidden for number in s.hands[side] if number not in known]
    middle = [number for number in s.deck if s.held_back.get(number)]  # everybody saw it go there (card 200)
    pool = shuffled([*(number for number in s.deck if number not in middle), *unseen], below)
    for side in hidden:
        dealt.hands[side] = [number if number in known else pool.pop() for number in s.hands[side]]
    dealt.deck = pool + middle
    dealt.known = {
        side: tuple(number for number in s.known[side] if number in dealt.hands[other(side)]) for side in SIDES
    }
    if (seat != JIHADIST or s.has_pile(JIHADIST)) and not s.plots_lie_open:
        redeal_plots(dealt, below)
    return dealt


def redeal_plots(s: State, below: Below) -> None:
    """Mix the plots that lie face down with those in the box; WMD stay where they are while NEST may show them."""
    stay = {WMD} if s.in_play("nest") else set()
    movable = [plot.kind for _, plot in s.plots_on_map() if plot.kind not in stay]
    kinds = shuffled([*movable, *(kind for kind in s.available_plots if kind not in stay)], below)
    for country in s.with_plots():
        s.changed(country)
        country.plots = tuple(plot if plot.kind in stay else plot._replace(kind=kinds.pop()) for plot in country.plots)
    s.available_plots = sorted([*(kind for kind in s.available_plots if kind in stay), *kinds])


def shuffled(items: Sequence[int], below: Below) -> list[int]:
    """The items in another order."""
    rest, mixed = list(items), []
    while rest:
        mixed.append(rest.pop(below(len(rest))))
    return mixed
