"""What an Assault would remove, for those who look before they act (8.6.5, 8.8.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sandtable.plain import pieces
from sandtable.plain.operations import assault
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import ACTIVE, BASE, TALIBAN, WARLORDS
from sandtable.plain.under_way import Action


class Removal(NamedTuple):
    """What goes; the more of what counts first, the greater."""

    taliban_bases: int
    taliban_guerrillas: int
    warlord_guerrillas: int
    warlord_bases: int

    @property
    def bases(self) -> int:
        """Bases of either faction."""
        return self.taliban_bases + self.warlord_bases

    @property
    def guerrillas(self) -> int:
        """Guerrillas of either faction."""
        return self.taliban_guerrillas + self.warlord_guerrillas

    @property
    def taliban(self) -> int:
        """Taliban pieces."""
        return self.taliban_bases + self.taliban_guerrillas

    @property
    def total(self) -> int:
        """All pieces."""
        return self.bases + self.guerrillas


def removed(space: Space, cubes: int, bases: bool, order: Sequence[str] = (TALIBAN, WARLORDS)) -> Removal:
    """What so many removals take, the Taliban before the Warlords (8.6.5, 8.8.4) or in another order."""
    gone: dict[str, tuple[int, int]] = {}
    left = cubes
    for faction in order:
        gone[faction] = assault.losses(space, faction, left, bases)
        left -= sum(gone[faction])
    return Removal(gone[TALIBAN][1], gone[TALIBAN][0], gone[WARLORDS][0], gone[WARLORDS][1])


def left_by(space: Space, gone: Removal) -> Space:
    """A space as an Assault that removes so much would leave it."""
    losses = (
        (BASE[TALIBAN], -gone.taliban_bases),
        (ACTIVE[TALIBAN], -gone.taliban_guerrillas),
        (ACTIVE[WARLORDS], -gone.warlord_guerrillas),
        (BASE[WARLORDS], -gone.warlord_bases),
    )
    return pieces.with_changes(space, losses)


def removal(
    s: State,
    action: Action,
    space: Space,
    *,
    with_government: bool = False,
    more: int = 0,
    order: Sequence[str] = (TALIBAN, WARLORDS),
) -> Removal:
    """What an Assault in a space would remove, with so many more Coalition Troops."""
    cubes = assault.strength(action, space, with_government) + more
    return removed(space, cubes, assault.takes_bases(s, action, space), order)
