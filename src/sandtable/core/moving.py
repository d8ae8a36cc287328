"""What lies elsewhere than before: which pieces are to be moved, turned over, put down or taken away, and no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Lying = Mapping[str, Mapping[str, int]]
"""How many pieces of each kind lie at each place."""


class Moved(NamedTuple):
    """So many pieces that are to be moved; None is where pieces are that lie at no place."""

    kind: str
    many: int
    origin: str | None
    to: str | None


class Turned(NamedTuple):
    """So many pieces at a place that are to be turned over, from one kind to another."""

    place: str
    many: int
    had: str
    kind: str


class _Pile:
    """Pieces of one kind at one place that are too many or too few."""

    def __init__(self, place: str, kind: str, count: int) -> None:
        self.place = place
        self.kind = kind
        self.count = count


def differences(before: Lying, after: Lying, families: Sequence[Sequence[str]]) -> tuple[list[Moved], list[Turned]]:
    """The fewest moves that make one into the other; the kinds of a family are the sides of one piece."""
    moves: list[Moved] = []
    turns: list[Turned] = []
    for family in families:
        too_many: list[_Pile] = []
        too_few: list[_Pile] = []
        for place in dict.fromkeys([*before, *after]):
            old, new = before.get(place, {}), after.get(place, {})
            changes = [(kind, new.get(kind, 0) - old.get(kind, 0)) for kind in family]
            more = [_Pile(place, kind, -change) for kind, change in changes if change < 0]
            less = [_Pile(place, kind, change) for kind, change in changes if change > 0]
            for had, gets, count in _matched(more, less):
                turns.append(Turned(place, count, had.kind, gets.kind))
            too_many += [pile for pile in more if pile.count]
            too_few += [pile for pile in less if pile.count]
        for alike in (True, False):
            for had, gets, count in _matched(too_many, too_few, alike=alike):
                moves.append(Moved(gets.kind, count, had.place, gets.place))
        moves += [Moved(pile.kind, pile.count, pile.place, None) for pile in too_many if pile.count]
        moves += [Moved(pile.kind, pile.count, None, pile.place) for pile in too_few if pile.count]
    return moves, turns


def _matched(more: Sequence[_Pile], less: Sequence[_Pile], *, alike: bool = False) -> list[tuple[_Pile, _Pile, int]]:
    """Piles that make up for one another, and by how many pieces; ``alike`` only those of one kind."""
    matched: list[tuple[_Pile, _Pile, int]] = []
    for had in more:
        for gets in less:
            count = min(had.count, gets.count)
            if count and (not alike or had.kind == gets.kind):
                had.count -= count
                gets.count -= count
                matched.append((had, gets, count))
    return matched
