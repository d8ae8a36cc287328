"""The Government by its flow chart (third printing, 8.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.charts import Box, Flow, highest, holds
from sandtable.plain import tracks
from sandtable.plain.control import control_of
from sandtable.plain.map import LOCS
from sandtable.plain.nonplayers import patrols, sweeps
from sandtable.plain.nonplayers.assaults import left_by
from sandtable.plain.nonplayers.charts.common import MOST_PEOPLE, activate, found_of, removal, remove_in_order, to_spend
from sandtable.plain.nonplayers.charts.government_activities import (
    RULE,
    SWEEP_FROM,
    TROOPS_SENT,
    eradicate,
    eradicate_after,
    govern,
    govern_after,
    needed,
    spare,
    transport_after,
)
from sandtable.plain.nonplayers.charts.government_train import PEOPLE_TO_ASSAULT, SPACES, builds, can_train, train
from sandtable.plain.nonplayers.patrols import Columns
from sandtable.plain.nonplayers.steps import START, Operation, Operations, Step, next_of, one_of, possible
from sandtable.plain.nonplayers.turn import Conversation, Procedure, Sitting
from sandtable.plain.operations import cubes, prices
from sandtable.plain.operations import sweep as sweeping
from sandtable.plain.operations.assault import assault_where
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ASSAULT,
    COIN,
    ERADICATE,
    GOVERN,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    INSURGENTS,
    KABUL,
    PATROL,
    SWEEP,
    TALIBAN,
    TALIBAN_UNDERGROUND,
    TRAIN,
    WARLORDS,
)
from sandtable.plain.under_way import Action

SWEEPS: Final = 2
ON_A_ROAD: Final = 2
RICH_ROAD: Final = 3
TO_TRAIN: Final = 10
"""Troops Available that make a Train."""

# what is kept in mind
MOST: Final = "most"
WANTED: Final = "wanted"
USED: Final = "used"

# -- which operation


def _affordable(s: State) -> int:
    """Spaces that can be paid within the spending limit."""
    return min(SPACES, to_spend(tracks.funds(s, GOVERNMENT)) // prices.COIN)


def _brings_control(s: State, action: Action, space: Space) -> bool:
    if space.is_loc or space.control == COIN:
        return False
    return control_of(left_by(space, removal(s, action, space))) == COIN


def _assault_pays(s: State, who: str) -> bool:
    """Whether Assault would put 2 Population or more under COIN Control, or remove a Taliban Base."""
    action = Action(GOVERNMENT, ASSAULT)
    spaces = list(assault_where(s, action))
    won = sorted((x.pop for x in spaces if _brings_control(s, action, x)), reverse=True)[: _affordable(s)]
    return sum(won) >= PEOPLE_TO_ASSAULT or any(removal(s, action, x).taliban_bases for x in spaces)


def _players_on(s: State, space: Space) -> int:
    """The most pieces that a player among the insurgents has there."""
    return max((space.of(each) for each in INSURGENTS if not s.is_nonplayer(each)), default=0)


def _roads_lost(s: State, who: str) -> bool:
    """Whether a player has 2 pieces on some LoC, or Taliban exceed their enemies on one of Econ 3 or 4."""
    for road in s.locs():
        if _players_on(s, road) >= ON_A_ROAD:
            return True
        if road.area.econ >= RICH_ROAD and road.of(TALIBAN) > road.enemies_of(TALIBAN):
            return True
    return False


CHOICE: Final[Flow[State, str]] = Flow.of(
    "chart_government",
    Box(START, _assault_pays, yes=ASSAULT, no="patrol?", rule=RULE),
    Box("patrol?", _roads_lost, yes=PATROL, no="train?", rule=RULE),
    Box(
        "train?",
        lambda s, who: s.available[GOVERNMENT_TROOPS] >= TO_TRAIN or any(builds(s, x) for x in s.afghan()),
        yes=TRAIN,
        no=SWEEP,
        rule=RULE,
    ),
)


# -- Assault


def assault_steps(action: Action) -> tuple[Step, Step]:
    def worth(s: State, space: Space) -> bool:
        gone = removal(s, action, space)
        if not gone.total:
            return False
        return not space.is_loc or space.of(TALIBAN) > 0 or _players_on(s, space) > 0

    return (
        Step(
            "chart_government_assault_control",
            RULE,
            lambda s, x: removal(s, action, x).total and _brings_control(s, action, x),
            (MOST_PEOPLE,),
        ),
        Step(
            "chart_government_assault",
            RULE,
            worth,
            (
                holds("no_road", lambda s, x: not x.is_loc),
                highest("bases_removed", lambda s, x: removal(s, action, x).bases),
                highest("guerrillas_removed", lambda s, x: removal(s, action, x).guerrillas),
            ),
        ),
    )


def _can_assault(t: Sitting) -> bool:
    action = Action(GOVERNMENT, ASSAULT)
    return possible(t, assault_steps(action), assault_where(t.s, action))


def assault(t: Sitting) -> Procedure[None]:
    """Up to 3 spaces within the spending limit; then Eradicate, else Transport."""
    most = t.mind.counts.setdefault(MOST, SPACES if t.action.free else max(1, _affordable(t.s)))
    while t.asks(Purpose.ASSAULT_WHERE) and len(t.action.selected) < most:
        found = yield from next_of(t, assault_steps(t.action), t.offered)
        if found is None:
            break
        yield from t.answer(Purpose.ASSAULT_WHERE, found[1])
        yield from remove_in_order(t, INSURGENTS)
    yield from t.done_after(Purpose.ASSAULT_WHERE)
    yield from eradicate_after(t)


# -- Patrol


class Patrols(Columns):
    """Cubes that can come to a road; Bases and non-Pashtun spaces keep their last Police, and Control is kept."""

    def origins(self, target: Space, piece: int) -> list[Space]:
        """From where a cube can come."""
        return [x for x in super().origins(target, piece) if not self._needs_last_police(x, piece)]

    def _needs_last_police(self, space: Space, piece: int) -> bool:
        held = space.count[GOVERNMENT_BASE] or (not space.is_loc and not space.area.pashtun)
        return piece == GOVERNMENT_POLICE and bool(held) and space.count[piece] == 1


def missing_cubes(s: State, space: Space) -> int:
    """How many Government cubes a patrolled space still wants."""
    if space.id == KABUL:
        insurgents = space.of(TALIBAN) + space.of(WARLORDS)
        return 0 if space.control == COIN else insurgents + 1 - (sum(space.count) - insurgents)
    wanted = max(_players_on(s, space), ON_A_ROAD if space.area.econ >= RICH_ROAD else 1)
    return wanted - space.government_cubes


PATROLLED: Final = (
    Step("chart_government_patrol_kabul", RULE, lambda s, x: x.id == KABUL and missing_cubes(s, x) > 0),
    Step(
        "chart_government_patrol_players",
        RULE,
        lambda s, x: x.is_loc and _players_on(s, x) and missing_cubes(s, x) > 0,
        (highest("econ", lambda s, x: x.area.econ),),
    ),
    Step(
        "chart_government_patrol_rich",
        RULE,
        lambda s, x: x.is_loc and x.area.econ >= RICH_ROAD and missing_cubes(s, x) > 0,
        (highest("econ", lambda s, x: x.area.econ),),
    ),
    Step("chart_government_patrol_roads", RULE, lambda s, x: x.is_loc and missing_cubes(s, x) > 0),
)
FROM_MOST: Final = {
    piece: Step(
        f"chart_government_patrol_{word}",
        RULE,
        lambda s, x: True,
        (highest("cubes", lambda s, x, piece=piece: x.count[piece]),),  # type: ignore[misc]
    )
    for piece, word in ((GOVERNMENT_POLICE, "police"), (GOVERNMENT_TROOPS, "troops"))
}
"""Police come first, if any can, from where most of the kind are."""


def _patrolled(s: State) -> list[Space]:
    return [s[KABUL], *(s[id] for id in LOCS)]


def _can_patrol(t: Sitting) -> bool:
    columns = Patrols(t.s, Action(GOVERNMENT, PATROL))
    wanting = [x for x in _patrolled(t.s) if missing_cubes(t.s, x) > 0]
    return any(columns.origins(x, piece) for x in wanting for piece in FROM_MOST)


def patrol(t: Sitting) -> Procedure[None]:
    """Cubes for Kabul, against players on roads, for rich roads, for all; an Assault on one; then Govern."""
    s = t.s
    columns = Patrols(s, t.action)
    while t.asks(Purpose.PATROL_FROM):
        target = columns.target(t)
        if target is None:
            among = [x for x in _patrolled(s) if x.id not in t.kept(patrols.PATROLLED)]
            found = yield from next_of(t, PATROLLED, among)
            if found is None:
                break
            target = found[1]
            t.kept(patrols.PATROLLED).append(target.id)
        yield from columns.drive(t, target, FROM_MOST.items() if missing_cubes(s, target) > 0 else ())
    yield from sweeps.then_activate(t, Purpose.PATROL_FROM, activate)
    if t.question.purpose == Purpose.PATROL_ASSAULT:
        raid = Action(GOVERNMENT, ASSAULT)
        step = Step(
            "chart_government_patrol_assault",
            RULE,
            lambda s, x: True,
            (
                highest("players_pieces", _players_on),
                highest("taliban_removed", lambda s, x: removal(s, raid, x).taliban),
                highest("removed", lambda s, x: removal(s, raid, x).total),
            ),
        )
        space = yield from one_of(t, step, t.offered)
        assert space is not None
        yield from t.answer(Purpose.PATROL_ASSAULT, space)
        yield from remove_in_order(t, INSURGENTS)
    yield from govern_after(t)


# -- Sweep


def _free(origin: Space, action: Action) -> int:
    return min(spare(origin), cubes.may_move(action, origin, GOVERNMENT_TROOPS))


def into_where(action: Action) -> Step:
    """Where Troops who have not moved yet bring COIN Control."""

    return Step(
        "chart_government_sweep_into",
        RULE,
        lambda s, x: (
            x.pop
            and x.control != COIN
            and not x.coin_bases
            and sum(_free(y, action) for y in sweeping.sweep_origins(s, x)) >= needed(x)
        ),
        (MOST_PEOPLE,),
    )


SWEEP_IN_PLACE: Final = Step(
    "chart_government_sweep_in_place",
    RULE,
    lambda s, x: x.government_cubes and x.underground,
    (
        highest("players_found", lambda s, x: found_of(s, x, x.government_cubes)),
        highest("taliban_found", lambda s, x: min(x.government_cubes, x.count[TALIBAN_UNDERGROUND])),
        highest("found", lambda s, x: min(x.government_cubes, x.underground)),
    ),
)


def _pays_no_toll(s: State, space: Space, origin: Space) -> bool:
    roads = sweeping.sweep_locs(s, space, origin)
    return not roads or any(not cubes.toll(s, road) for road in roads)


def _can_sweep(t: Sitting) -> bool:
    action = Action(GOVERNMENT, SWEEP)
    return possible(t, (into_where(action), SWEEP_IN_PLACE), list(sweeping.sweep_where(t.s, action)))


def sweep(t: Sitting) -> Procedure[None]:
    """Up to 2 spaces: into those where Control comes, then in place; then Transport."""
    yield from _move_in(t)
    while t.asks(Purpose.SWEEP_WHERE) and len(t.action.selected) < SWEEPS and t.offered:
        steps = (SWEEP_IN_PLACE,) if t.action.terms.stays else (into_where(t.action), SWEEP_IN_PLACE)
        found = yield from next_of(t, steps, t.offered)
        if found is None:
            break
        step, space = found
        t.mind.counts[WANTED] = max(TROOPS_SENT, needed(space)) if step is not SWEEP_IN_PLACE else 0
        t.kept(USED).clear()
        yield from t.answer(Purpose.SWEEP_WHERE, space)
        yield from _move_in(t)
    yield from sweeps.end(t, activate, transport_after)


def _move_in(t: Sitting) -> Procedure[None]:
    """As many Troops come as are wanted, evenly from where some can be spared; from where no toll is paid first."""
    while t.asks(Purpose.SWEEP_FROM):
        space, wanted, used = t.about, t.times(WANTED), t.kept(USED)
        origins = [x for x in t.offered if SWEEP_FROM.fits(t.s, x)]
        origins = [x for x in origins if _pays_no_toll(t.s, space, x)] or origins
        origins = [x for x in origins if x.id not in used] or origins
        origin = (yield from one_of(t, SWEEP_FROM, origins)) if wanted > 0 else None
        if origin is None:
            yield from t.done()
            return
        used.append(origin.id)
        count = min(_free(origin, t.action), -(-wanted // len(origins)))
        t.mind.counts[WANTED] = max(0, wanted - count)
        yield from sweeps.come_from(t, origin, count)


OPERATIONS: Final[Operations] = {
    ASSAULT: Operation(RULE, _can_assault, PATROL),
    PATROL: Operation(RULE, _can_patrol, TRAIN),
    TRAIN: Operation(RULE, can_train, SWEEP),
    SWEEP: Operation(RULE, _can_sweep, TRAIN),
}
ACTIONS: Final[Mapping[str, Conversation]] = {
    ASSAULT: assault,
    PATROL: patrol,
    TRAIN: train,
    SWEEP: sweep,
    GOVERN: govern,
    ERADICATE: eradicate,
}
