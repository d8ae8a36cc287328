"""Making a state ready for changes by hand: what people name lies nowhere that only a refusal would tell of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from sandtable.labyrinth import pieces, redealing
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import plot_name
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HIDDEN, JIHADIST, NUMBERED_PLOTS, SIDES, US, WMD, other

KINDS = {plot_name(kind) if kind == WMD else kind: kind for kind in (1, 2, 3, WMD)}
"""The kinds of plots by what a position calls them."""


def made_ready_for(s: State, changes: Mapping[str, Any], people: Collection[str]) -> State:
    """The state to which the people at these seats make changes, who do not see all of it."""
    dealt = s.copy()
    _for_cards(s, dealt, changes, people)
    if not s.face_down and not s.plots_lie_open and (JIHADIST not in people or s.has_pile(JIHADIST)):
        _for_plots(dealt, changes, US if US in people else None)
    return dealt


# -- cards


def _for_cards(s: State, dealt: State, changes: Mapping[str, Any], people: Collection[str]) -> None:
    """A card that is named lies in no hand that nobody can see; there lies another one of the draw deck instead."""
    hands = changes.get("hands")
    written = {*hands} if isinstance(hands, Mapping) else set()
    named = set(_cards_named(changes))
    for side in SIDES:
        hidden = side not in written and (s.has_pile(side) or side not in people)
        known = {HIDDEN, *s.known[other(side)]}
        for place, number in enumerate(s.hands[side] if hidden else ()):
            spare = [card for card in dealt.deck if card not in named and card not in s.held_back]
            if number in named and number not in known and spare:
                dealt.hands[side][place] = spare[number % len(spare)]
                dealt.deck = sorted([number, *(card for card in dealt.deck if card != dealt.hands[side][place])])


def _cards_named(changes: Mapping[str, Any]) -> Iterator[int]:
    """The cards that changes put somewhere."""
    hands = changes.get("hands")
    piles = [changes.get("discard"), changes.get("removed"), *(hands.values() if isinstance(hands, Mapping) else ())]
    for pile in piles:
        for number in pile if isinstance(pile, list) else ():
            if isinstance(number, int):
                yield number


# -- plots


class Place(NamedTuple):
    """A plot on the map of which somebody sees only the back."""

    country: Country
    at: int

    @property
    def kind(self) -> int:
        """What it is."""
        return self.country.plots[self.at].kind


def _for_plots(s: State, changes: Mapping[str, Any], seat: str | None) -> None:
    """The plots that are named nowhere lie where a seat sees only their backs, and all others in the Available box.

    They stay where they are as far as they can. Where the numbers cannot be right, nothing is left to tell of them.
    """
    left = Counter([*NUMBERED_PLOTS, *[WMD] * sum(s.rules.wmd.values())])
    left.subtract(_plots_named(s, changes, seat))
    kept = [country for country in s.with_plots() if not _is_written(changes, country)]
    unseen = [place for country in kept for place in _backs(s, country, seat)]
    boxed = not isinstance((_inside(changes, "plots") or {}).get("available"), list)  # the rest goes there
    right = min(left.values()) >= 0 and (left.total() >= len(unseen) if boxed else left.total() == len(unseen))
    # Where NEST would show WMD, a plot that is not shown is none.
    unseen.sort(key=lambda place: not pieces.is_shown(s, place.country, WMD))
    others = []
    for place in unseen:
        if right and left[place.kind] > 0:
            left[place.kind] -= 1
        else:
            others.append(place)
    for place in others:
        nest = pieces.is_shown(s, place.country, WMD)
        kind = next((kind for kind in KINDS.values() if left[kind] > 0 and not (nest and kind == WMD)), HIDDEN)
        left[kind] -= kind != HIDDEN
        redealing.lay_plots(s, [place], [kind])
    if boxed and +left != Counter(s.available_plots):
        s.available_plots = sorted((+left).elements())


def _plots_named(s: State, changes: Mapping[str, Any], seat: str | None) -> Iterator[int]:
    """The kinds of all plots that changes put somewhere, or that a seat sees lie where nothing is changed."""
    piles = _inside(changes, "plots")
    now = {"resolved": s.resolved_plots, "removed": s.removed_plots, "set_aside": s.set_aside_plots}
    if piles is not None:
        for name in ("available", *now):
            yield from _kinds_in(piles.get(name)) if name in piles else now.get(name, ())
    for country in s.with_plots():
        if not _is_written(changes, country):
            backs = {place.at for place in _backs(s, country, seat)}
            yield from (plot.kind for index, plot in enumerate(country.plots) if index not in backs)
    for row in (_inside(changes, "countries") or {}).values():
        if isinstance(row, Mapping):
            yield from _kinds_in(row.get("plots"))
    boxes = _inside(changes, "wmd") or {}
    for box, most in s.rules.wmd.items():
        cache = (_inside(changes, "countries") or {}).get(box)
        row, key = (cache, "wmd_cache") if box in s.rules.caches else (boxes, box)
        said = row.get(key) if isinstance(row, Mapping) else None
        yield from [WMD] * min(said if isinstance(said, int) else s.wmd[box], most)


def _inside(changes: Mapping[str, Any], key: str) -> Mapping[str, Any] | None:
    """What is changed inside a part of a position; None if all of it is cleared."""
    value = changes.get(key, {})
    return value if isinstance(value, Mapping) else None


def _is_written(changes: Mapping[str, Any], country: Country) -> bool:
    """Whether changes say which plots lie in a country."""
    rows = _inside(changes, "countries")
    row = None if rows is None else rows.get(country.id, {})
    return not isinstance(row, Mapping) or "plots" in row


def _backs(s: State, country: Country, seat: str | None) -> list[Place]:
    """The plots in a country of which a seat sees only the backs."""
    return [
        Place(country, index)
        for index, plot in enumerate(country.plots)
        if plot.kind != HIDDEN and not pieces.is_known(s, seat, country, plot)
    ]


def _kinds_in(items: Any) -> Iterator[int]:
    """The kinds of plots that a list of a position names."""
    for item in items if isinstance(items, list) else ():
        named = item.get("plot") if isinstance(item, Mapping) else item
        if isinstance(named, (int, str)) and named in KINDS:
            yield KINDS[named]
