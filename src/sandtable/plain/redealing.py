"""Dealing anew whatever a seat may not know: the state looks the same from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from sandtable.plain.deception import MARKERS_EACH, MARKERS_OF_A_KIND
from sandtable.plain.state import State
from sandtable.plain.terms import DECEPTION, HIDDEN_AGENDA, HIDDEN_ASSET, PROPAGANDA
from sandtable.plain.views import known_ahead

Below = Callable[[int], int]
"""A random integer from 0 up to, but not including, the number given."""
T = TypeVar("T")


def redealt(s: State, seat: str | None, below: Below, now: State | None = None) -> State:
    """A copy in which the order of the deck and the Deception markers of others are dealt anew.

    Whatever has been seen by ``now`` is dealt anew, too: it is little, and soon dealt as it was seen.
    """
    dealt = s.copy()
    ahead = known_ahead(s)
    hidden = s.stacked[ahead:]
    if hidden:
        events = [card for card in hidden if card != PROPAGANDA]
        mixed = shuffled([*s.pool, *events], below)
        dealt.pool = sorted(mixed[len(events) :])
        dealt.stacked = s.stacked[:ahead] + shuffled(
            mixed[: len(events)] + [PROPAGANDA] * (len(hidden) - len(events)), below
        )
    others = [faction for faction in s.deception if faction != seat]
    markers = shuffled(_unknown_markers(s, seat), below)
    for faction in others:
        dealt.deception[faction] = [markers.pop() for _ in s.deception[faction]]
    return dealt


def _unknown_markers(s: State, seat: str | None) -> list[str]:
    """The markers that a seat has not seen: all, but its own and those that were shown."""
    if not s.deception:
        return []
    left = dict.fromkeys(DECEPTION, MARKERS_OF_A_KIND)
    for faction, kept in s.deception.items():
        agendas = s.agendas.get(faction, 0)
        left[HIDDEN_AGENDA] -= agendas
        left[HIDDEN_ASSET] -= MARKERS_EACH - len(kept) - agendas
    for kind in s.deception.get(seat or "", ()):
        left[kind] -= 1
    return [kind for kind, count in left.items() for _ in range(count)]


def shuffled(items: Sequence[T], below: Below) -> list[T]:
    """The items in another order."""
    rest, mixed = list(items), []
    while rest:
        mixed.append(rest.pop(below(len(rest))))
    return mixed
