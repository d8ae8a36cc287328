"""What an Attack or an Ambush removes, piece by piece in the order of whoever attacks (3.3.3, 4.4.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from sandtable.plain import pieces
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.operations import attack
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import GOVERNMENT_CUBES, PIECE, PIECES

First: TypeAlias = Callable[[Sequence[int], int], int]
"""Which of several kinds of pieces goes first, after so many Government cubes."""


def would_go(s: State, faction: str, space: Space, first: First, *, ambush: bool) -> list[int]:
    """The pieces that an Ambush, or an Attack that succeeds, would remove."""
    there = space
    gone: list[int] = []
    for _ in range(attack.removes_most(s, faction, space, ambush)):
        kinds = attack.removable(s, faction, there)
        if not kinds:
            break
        gone.append(first(kinds, sum(piece in GOVERNMENT_CUBES for piece in gone)))
        there = pieces.with_changes(there, [(gone[-1], -1)])
    return gone


def remove(t: Sitting, first: First) -> Procedure[None]:
    """Name the pieces that go, for as long as the rules ask."""
    taken = 0
    while t.question.purpose == Purpose.ATTACK_TARGET:
        piece = first([PIECE[option.key] for option in t.question.options if option.key in PIECE], taken)
        taken += piece in GOVERNMENT_CUBES
        yield from t.answer(Purpose.ATTACK_TARGET, PIECES[piece])
