"""Cubes that come to a road in a Patrol of the Government without a player, in both printings (8.6.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.plain.map import PROVINCES
from sandtable.plain.nonplayers import groups
from sandtable.plain.nonplayers.guidelines import may_leave
from sandtable.plain.nonplayers.steps import Step, one_of
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.operations import cubes, patrol
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import KABUL, TALIBAN
from sandtable.plain.under_way import Action

PATROLLED: Final = "patrolled"
COMING: Final = "coming"
"""What is kept in mind: the roads that were chosen, and the one to which cubes are coming."""


class Columns:
    """The cubes that can come to a road: each from the Province or Kabul with most of its kind (8.6.3)."""

    def __init__(self, s: State, action: Action) -> None:
        self.s = s
        self.action = action

    def origins(self, target: Space, piece: int) -> list[Space]:
        """From where a cube can come without changing Control; cubes on roads stay."""
        found = []
        for id in (KABUL, *PROVINCES):
            x = self.s[id]
            can_come = cubes.may_move(self.action, x, piece) > 0 and target.id in patrol.patrol_paths(self.s, x)
            if x is not target and can_come and may_leave(x, piece, 1):
                found.append(x)
        return found

    def needed(self, target: Space) -> int:
        """How many cubes are missing."""
        return target.guerrillas(TALIBAN) - target.coin_cubes

    def target(self, t: Sitting) -> Space | None:
        """The road to which cubes are coming."""
        coming = t.kept(COMING)
        return self.s[coming[0]] if coming else None

    def drive(self, t: Sitting, target: Space, steps: Iterable[tuple[int, Step]]) -> Procedure[None]:
        """One cube of the first kind that can comes to a road, from where its step says; if none can, that is all."""
        t.mind.spaces[COMING] = [target.id]
        for piece, step in steps:
            origins = self.origins(target, piece)
            if origins:
                origin = yield from one_of(t, step, origins)
                assert origin is not None
                yield from groups.go(t, groups.PATROLLING, origin.id, target.id, piece, 1)
                return
        t.kept(COMING).clear()
