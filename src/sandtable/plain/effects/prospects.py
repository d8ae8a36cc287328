"""What the effects ahead would do, before they do it: in a space, and on the tracks (8.1c, 8.4.4c).

Each verb says it for itself, beside what it does. Which piece comes or goes first is for whoever decides.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence

from sandtable.plain.declared import Effect
from sandtable.plain.effects.event import VERBS
from sandtable.plain.selecting import pieces_named
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.under_way import Event

First = Callable[[Sequence[int], int], int]
"""Which of some kinds of pieces goes, after so many others."""


class Prospect:
    """A space as the effects ahead of an event would leave it, one after another, and what they would do there."""

    def __init__(
        self, s: State, event: Event, space: Space, first: First, ahead: Sequence[Effect] | None = None
    ) -> None:
        self.s = s
        self.event = event
        self.space = space
        """As it is."""
        self.there = space.copy()
        """As it would be."""
        self.first = first
        self.changes: list[tuple[int, int]] = []
        """The pieces that the event itself places (+), removes and replaces (-)."""
        self.swayed = 0
        """How much Population changes its mind."""
        self.assaulted: defaultdict[int, int] = defaultdict(int)
        """The pieces that a free Assault removes."""
        for effect in event.ahead if ahead is None else ahead:
            would = VERBS[type(effect)].in_space
            if would is not None:
                would(self, effect)

    def named(self, names: Iterable[str]) -> list[int]:
        """The pieces that these words mean."""
        return pieces_named(names, self.event.picks)

    def come(self, piece: int, count: int) -> None:
        """So many pieces would come."""
        if count > 0:
            self.there.count[piece] += count
            self.changes.append((piece, count))

    def go(self, piece: int, count: int = 1) -> None:
        """So many pieces would go."""
        self.there.count[piece] -= count
        self.changes.append((piece, -count))


def tracks_moved(s: State, effects: Iterable[Effect]) -> Counter[str]:
    """Which tracks effects would move, and by how much at least; what depends on choices is left out."""
    moved: Counter[str] = Counter()
    for effect in effects:
        would = VERBS[type(effect)].on_tracks
        if would is not None:
            for track, by in would(s, effect).items():
                moved[track] += by
    return moved
