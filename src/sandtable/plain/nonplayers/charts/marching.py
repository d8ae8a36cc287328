"""Guerrillas on the March by a flow chart: who can still go, and how so many enter a space."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.charts import highest
from sandtable.plain.executing import Action
from sandtable.plain.nonplayers.guidelines import control_with
from sandtable.plain.nonplayers.steps import Step, one_of
from sandtable.plain.nonplayers.turn import Procedure, Turn
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import Space, State
from sandtable.plain.terms import ACTIVE, UNDERGROUND, UNSHADED, WARLORDS

STEP: Final = "chart_march_from"


class Marchers:
    """Guerrillas move once, and a group between two spaces but once; some stay with their Bases."""

    def __init__(
        self, s: State, action: Action, kept: Callable[[Space], int], bars: Callable[[str, str], bool], rule: str
    ) -> None:
        self.s = s
        self.action = action
        self.faction = action.faction
        self.rule = rule
        self.arrived: dict[str, int] = {}
        self.went: set[tuple[str, str]] = set()
        self._kept = kept
        self._bars = bars

    def free(self, origin: Space) -> int:
        """How many may leave a space: some stay with a Base, and Control does not change as the chart forbids."""
        there = origin.guerrillas(self.faction)
        most = min(there - self._kept(origin), there - self.arrived.get(origin.id, 0))
        if origin.is_loc or not origin.area.is_afghan:
            return max(0, most)
        active = ACTIVE[self.faction]
        while most > 0 and self._bars(origin.control, control_with(origin, [(active, -most)])):
            most -= 1
        return max(0, most)

    def is_free_of_charge(self, origin: Space, space: Space) -> bool:
        """Whether going from one space to the other costs nothing (3.3.2a)."""
        return space.is_loc or (self.s.pakistan_is_free and (origin.is_pakistan or space.is_pakistan))

    def origins(self, space: Space) -> list[Space]:
        """From where Guerrillas could enter a space and pay."""
        action = self.action
        if self.faction == WARLORDS and space.is_pakistan:
            return []
        if action.allowed is not None and space.id not in action.allowed:
            return []
        if action.limited and action.selected and space is not action.selected[0]:
            return []
        s = self.s
        near = [s[id] for id in space.area.adjacent if (id, space.id) not in self.went]
        if action.out_of_pakistan:
            near = [x for x in near if x.is_pakistan]
        funds = s.resources[self.faction] or action.free
        return [x for x in near if (funds or self.is_free_of_charge(x, space)) and self.free(x) > 0]

    def reach(self, space: Space) -> int:
        """How many could enter a space."""
        return sum(map(self.free, self.origins(space)))

    def hidden(self, space: Space) -> bool:
        """Whether an Underground Guerrilla could enter a space."""
        return any(x.count[UNDERGROUND[self.faction]] for x in self.origins(space))


def finds_and_fixes(s: State) -> bool:
    """Whether Find Fix Finish makes it dangerous to leave Bases with few to guard them."""
    return s.capable("find_fix_finish", UNSHADED)


def enter(t: Turn, marchers: Marchers, space: Space, wanted: int, *, hidden: bool = False) -> Procedure[int]:
    """So many Guerrillas enter a space, from where most can leave; hidden ones alone, or Active ones first."""
    came = 0
    underground, active = UNDERGROUND[marchers.faction], ACTIVE[marchers.faction]
    step = Step(STEP, marchers.rule, lambda s, x: True, (highest("guerrillas_free", lambda s, x: marchers.free(x)),))
    while came < wanted:
        origins = [x for x in marchers.origins(space) if not hidden or x.count[underground]]
        origin = yield from one_of(t, step, origins)
        if origin is None:
            break
        count = min(wanted - came, marchers.free(origin))
        if hidden:
            count = min(count, origin.count[underground])
        shown = 0 if hidden else min(count, origin.count[active])
        yield from t.answer(Purpose.MARCH_FROM, origin)
        yield from t.answer(Purpose.MARCH_TO, space)
        yield from t.answer(Purpose.MARCH_UNDERGROUND, count - shown)
        yield from t.answer(Purpose.MARCH_ACTIVE, shown)
        marchers.arrived[space.id] = marchers.arrived.get(space.id, 0) + count
        marchers.went.add((origin.id, space.id))
        came += count
    return came
