"""Dealing anew whatever a seat may not know: the state looks the same from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sandtable.labyrinth import pieces
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HIDDEN, JIHADIST, SIDES, WMD, other

Below = Callable[[int], int]
"""A random integer from 0 up to, but not including, the number given."""


def redealt(s: State, seat: str | None, below: Below, now: State | None = None) -> State:
    """A copy in which the cards and the plots that ``seat`` may not know are dealt anew.

    Cards that it has seen by ``now``, what has come of the state, stay where they were.
    """
    dealt = s.copy()
    unknown = unknown_cards(s, seat)
    if now is not None and now is not s:
        unknown &= unknown_cards(now, seat)
    # The deck has no order, so that only what lies elsewhere is drawn; sorted, the rest says nothing of where it was.
    pool = sorted(unknown)
    for side in SIDES:
        dealt.hands[side] = [drawn(pool, below) if number in unknown else number for number in s.hands[side]]
    dealt.stacked = [drawn(pool, below) if number in unknown else number for number in s.stacked]
    dealt.deck = pool + [number for number in s.deck if number not in unknown]
    dealt.known = {
        side: tuple(number for number in s.known[side] if number in dealt.hands[other(side)]) for side in SIDES
    }
    if (seat != JIHADIST or s.has_pile(JIHADIST)) and not s.plots_lie_open:
        redeal_plots(dealt, seat, below)
    return dealt


def unknown_cards(s: State, seat: str | None) -> set[int]:
    """The cards of which a seat does not know where they lie: in the hands of others and piles, or in the deck."""
    hidden = [side for side in SIDES if side != seat or s.has_pile(side)]
    known = (HIDDEN,) if seat is None else (HIDDEN, *s.known[seat])  # real cards that nobody has seen stay so
    held = {number for side in hidden for number in s.hands[side] if number not in known}
    in_deck = {number for number in s.deck if not s.held_back.get(number)}  # seen there (card 200)
    ahead = {number for number in s.stacked if not s.rules.deck[number].to_middle}
    return held | in_deck | ahead


def redeal_plots(s: State, seat: str | None, below: Below) -> None:
    """Mix the plots that a seat, which is not the Jihadists', has not seen with those in the box.

    Where NEST would show WMD (card 5), a plot that is not shown is no WMD.
    """
    places = [
        (country, index)
        for country in s.with_plots()
        for index, plot in enumerate(country.plots)
        if plot.kind != HIDDEN and not pieces.is_known(s, seat, country, plot)
    ]
    numbered = [place for place in places if pieces.is_shown(s, place[0], WMD)]
    others = [place for place in places if not pieces.is_shown(s, place[0], WMD)]
    kinds = [*(country.plots[index].kind for country, index in places), *s.available_plots]
    if numbered:  # those first, of what they can be; all the rest is then as likely as it was
        eligible = shuffled([kind for kind in kinds if kind != WMD], below)
        lay_plots(s, numbered, eligible)
        kinds = [*eligible, *(kind for kind in kinds if kind == WMD)]
    kinds = shuffled(kinds, below)
    lay_plots(s, others, kinds)
    s.available_plots = sorted(kinds)


def lay_plots(s: State, places: Sequence[tuple[Country, int]], kinds: list[int]) -> None:
    """Give each place in the row of a country the next of these kinds."""
    for country, index in places:
        plots = country.plots
        country.plots = (*plots[:index], plots[index]._replace(kind=kinds.pop()), *plots[index + 1 :])
        s.changed(country)


def drawn(pool: list[int], below: Below) -> int:
    """One of these at random, which is in the pool no more."""
    return pool.pop(below(len(pool)))


def shuffled(items: Sequence[int], below: Below) -> list[int]:
    """The items in another order."""
    rest, mixed = list(items), []
    while rest:
        mixed.append(rest.pop(below(len(rest))))
    return mixed
