"""Guerrillas on the March by a flow chart: who can still go, and how so many enter a space."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

from sandtable.core.charts import Row, highest
from sandtable.core.messages import NOTHING
from sandtable.plain.changes import Uncovers
from sandtable.plain.control import control_with
from sandtable.plain.nonplayers.marches import go
from sandtable.plain.nonplayers.steps import Step, one_of
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.operations.march import can_march, march_cost
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import ACTIVE, UNDERGROUND
from sandtable.plain.under_way import Action

STEP: Final = "chart_march_from"

# what is kept in mind, beside how many have come into a space and who goes there first
ENTERED: Final = "entered"
WANTED: Final = "wanted"


class Marchers:
    """Guerrillas on the March by a chart: each moves but once, and some stay with their Bases."""

    def __init__(
        self,
        s: State,
        action: Action,
        kept: Callable[[Space], int],
        bars: Callable[[str, str], bool],
        rule: str,
        *,
        least_left: int = 0,
    ) -> None:
        self.s = s
        self.action = action
        self.faction = action.faction
        self.rule = rule
        self.least_left = least_left
        """Resources that are not spent."""
        self.came: Mapping[str, int] = NOTHING if action.mind is None else action.mind.counts
        """How many have come where, and stay there."""
        self._kept = kept
        self._bars = bars

    def free(self, origin: Space) -> int:
        """How many may leave a space: some stay with a Base, and Control does not change as the chart forbids."""
        there = origin.guerrillas(self.faction)
        most = min(there - self._kept(origin), there - self.came.get(origin.id, 0))
        if origin.is_loc or not origin.area.is_afghan:
            return max(0, most)
        active = ACTIVE[self.faction]
        while most > 0 and self._bars(origin.control, control_with(origin, [(active, -most)])):
            most -= 1
        return max(0, most)

    def hidden_free(self, origin: Space) -> int:
        """How many Underground Guerrillas may leave a space: those who stay with a Base stay Underground."""
        return max(0, min(self.free(origin), origin.count[UNDERGROUND[self.faction]] - self._kept(origin)))

    def price(self, origin: Space, space: Space) -> int:
        """What it costs (still) to enter a space from another one (3.3.2a)."""
        return march_cost(self.s, self.action, origin, space)

    def origins(self, space: Space) -> list[Space]:
        """From where Guerrillas could enter a space and pay."""
        s = self.s
        near = [x for x in s.neighbours(space) if can_march(s, self.action, x, space) and self.free(x) > 0]
        to_spend = max(0, s.resources[self.faction] - self.least_left)
        return [x for x in near if self.price(x, space) <= to_spend]

    def reach(self, space: Space) -> int:
        """How many could enter a space."""
        return sum(map(self.free, self.origins(space)))

    def hidden(self, space: Space) -> bool:
        """Whether an Underground Guerrilla could enter a space."""
        return any(map(self.hidden_free, self.origins(space)))


def finds_and_fixes(s: State) -> bool:
    """Whether Find Fix Finish makes it dangerous to leave Bases with few to guard them."""
    return bool(s.in_force(Uncovers))


class Group(Enum):
    """Who goes first where not all are needed."""

    ACTIVE_FIRST = "active first"
    HIDDEN_FIRST = "hidden first"
    HIDDEN_ONLY = "hidden only"


def choose(t: Sitting, space: Space, wanted: int, group: Group = Group.ACTIVE_FIRST) -> None:
    """So many Guerrillas will enter a space."""
    t.kept(ENTERED).append(space.id)
    t.mind.counts[WANTED] = wanted
    for each in Group:
        t.mind.spaces[each.value] = [space.id] if each is group else []


def enter(t: Sitting, marchers: Marchers) -> Procedure[bool]:
    """A group enters the space that was chosen, from where most of those who are wanted can leave; whether one did."""
    group = next((each for each in Group if t.kept(each.value)), None)
    if group is None or t.times(WANTED) <= 0:
        return False
    space = t.s[t.kept(group.value)[0]]
    free = marchers.hidden_free if group is Group.HIDDEN_ONLY else marchers.free
    rows: tuple[Row[State, Space], ...] = (highest("guerrillas_free", lambda s, x: free(x)),)
    if group is Group.HIDDEN_FIRST:
        hidden: Row[State, Space] = highest("hidden", lambda s, x: marchers.hidden_free(x))
        rows = (hidden, *rows)
    step = Step(STEP, marchers.rule, lambda s, x: free(x) > 0, rows)
    origin = yield from one_of(t, step, marchers.origins(space))
    if origin is None:
        t.mind.counts[WANTED] = 0
        return False
    count = min(t.times(WANTED), free(origin))
    if group is Group.ACTIVE_FIRST:
        shown = min(count, origin.count[ACTIVE[marchers.faction]])
    else:
        shown = count - min(count, marchers.hidden_free(origin))
    t.mind.counts[WANTED] -= count
    t.mind.counts[space.id] = t.times(space.id) + count
    yield from go(t, origin, space, (count - shown, shown))
    return True
