"""What must hold after every answer of A Distant Plain."""

from __future__ import annotations

from sandtable.plain import control
from sandtable.plain.state import State
from sandtable.plain.terms import FORCES


def check(s: State) -> None:
    """What must hold after every answer."""
    on_map = sum(sum(space.count) for space in s.spaces.values())
    assert on_map + sum(s.available) + sum(s.casualties) + sum(s.out_of_play) == sum(FORCES) == 158
    for space in s.spaces.values():
        assert s.redeploying or space.control == control.control_of(space)
        assert space.bases <= (0 if space.is_loc else 2)
        assert min(space.count) >= 0
    assert all(0 <= value <= 75 for value in (*s.resources.values(), s.aid))
    assert 0 <= s.patronage <= 40
    assert s.markers_used <= 30
