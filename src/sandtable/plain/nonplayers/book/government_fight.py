"""The Government without a player: Patrol, Sweep and Assault with Eradicate (8.6.3-8.6.5)."""

from __future__ import annotations

from typing import Final

from sandtable.core.charts import highest, holds
from sandtable.plain import tracks
from sandtable.plain.activities import government
from sandtable.plain.map import LOCS
from sandtable.plain.nonplayers import sweeps
from sandtable.plain.nonplayers.assaults import Removal, removal
from sandtable.plain.nonplayers.book.government_train import govern_or_transport, transport_after
from sandtable.plain.nonplayers.guidelines import excess, may_leave
from sandtable.plain.nonplayers.patrols import PATROLLED, Columns
from sandtable.plain.nonplayers.steps import Step, one_of, possible
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.operations import prices
from sandtable.plain.operations import sweep as sweeping
from sandtable.plain.operations.assault import assault_where
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ASSAULT,
    COIN,
    ERADICATE,
    GOVERNMENT,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    KABUL,
    OPPOSITION,
    PATROL,
    SWEEP,
    TALIBAN,
    TALIBAN_UNDERGROUND,
    WARLORD_UNDERGROUND,
    WARLORDS,
)
from sandtable.plain.under_way import Action

SPACES: Final = 3  # 8.6.4, 8.6.5
GUERRILLAS_TO_ASSAULT: Final = 2  # 8.6.5

# what is kept in mind
SWEPT_INTO: Final = "swept into"


def outnumbered(space: Space) -> bool:
    """Whether Taliban Guerrillas exceed all other pieces but Taliban ones (8.6.3)."""
    return space.guerrillas(TALIBAN) > sum(space.count) - space.of(TALIBAN)


def roads(s: State) -> list[Space]:
    """Kabul and the LoCs."""
    return [s[KABUL], *(s[id] for id in LOCS)]


def _raids(s: State, action: Action) -> list[tuple[Space, Removal]]:
    """Where an Assault would remove something, and what."""
    found = [(x, removal(s, action, x)) for x in assault_where(s, action)]
    return [(x, gone) for x, gone in found if gone.total]


def assault_pays(s: State, who: str = GOVERNMENT) -> bool:
    """Whether Assault and Eradicate together would remove a Base, or 2 Guerrillas (8.6.5)."""
    raids = [gone for _, gone in _raids(s, Action(GOVERNMENT, ASSAULT))]
    if not raids:
        return False
    if government.can_eradicate_now(s):
        return True
    most = min(SPACES, tracks.funds(s, GOVERNMENT) // prices.COIN)
    raids = sorted(raids, reverse=True)[:most]
    return any(gone.bases for gone in raids) or sum(gone.guerrillas for gone in raids) >= GUERRILLAS_TO_ASSAULT


# -- Patrol (8.6.3)


MOST_OF_KIND: Final = {
    piece: Step(
        f"government_patrol_{word}",
        "8.6.3",
        lambda s, x: True,
        (highest("cubes", lambda s, x, piece=piece: x.count[piece]),),  # type: ignore[misc]
    )
    for piece, word in ((GOVERNMENT_POLICE, "police"), (GOVERNMENT_TROOPS, "troops"))
}
OUTNUMBERED: Final = Step(
    "government_patrol_where",
    "8.6.3",
    lambda s, x: outnumbered(x),
    (holds("kabul", lambda s, x: x.id == KABUL), highest("econ", lambda s, x: x.area.econ)),
)


def can_patrol(t: Sitting) -> bool:
    columns = Columns(t.s, Action(GOVERNMENT, PATROL))
    targets = [x for x in roads(t.s) if outnumbered(x)]
    return any(columns.origins(x, piece) for x in targets for piece in MOST_OF_KIND)


def patrol(t: Sitting) -> Procedure[None]:
    """Cubes to where Taliban outnumber all others, activation, and an Assault on a road (8.6.3); then Govern."""
    columns = Columns(t.s, t.action)
    while t.asks(Purpose.PATROL_FROM):
        target = columns.target(t)
        if target is None:
            target = yield from one_of(t, OUTNUMBERED, [x for x in roads(t.s) if x.id not in t.kept(PATROLLED)])
            if target is None:
                break
            t.kept(PATROLLED).append(target.id)
        kinds = [GOVERNMENT_TROOPS, GOVERNMENT_POLICE]
        if not target.count[GOVERNMENT_POLICE]:
            kinds.reverse()
        wanted = columns.needed(target) > 0
        yield from columns.drive(t, target, [(piece, MOST_OF_KIND[piece]) for piece in kinds] if wanted else ())
    yield from sweeps.then_activate(t, Purpose.PATROL_FROM, activate)
    if t.question.purpose == Purpose.PATROL_ASSAULT:
        raid = Action(GOVERNMENT, ASSAULT)
        step = Step(
            "government_patrol_assault",
            "8.6.3",
            lambda s, x: True,
            (highest("taliban_removed", lambda s, x: removal(s, raid, x).taliban),),
        )
        space = yield from one_of(t, step, t.offered)
        assert space is not None
        yield from t.answer(Purpose.PATROL_ASSAULT, space)
        yield from remove_taliban_first(t)
    yield from govern_or_transport(t)


def activate(t: Sitting) -> Procedure[None]:
    """Taliban before Warlords (8.6.3, 8.6.4, 8.8.3)."""
    for faction in (TALIBAN, WARLORDS):
        if t.offers(f"activate_{faction}"):
            yield from t.answer(Purpose.ACTIVATE_WHOSE, f"activate_{faction}")
            return


def remove_taliban_first(t: Sitting) -> Procedure[None]:
    """Taliban before Warlords, whoever is a player (8.6.5, 8.8.4)."""
    while t.question.purpose == Purpose.ASSAULT_TARGET:
        whose = TALIBAN if t.offers(f"remove_{TALIBAN}") else WARLORDS
        yield from t.answer(Purpose.ASSAULT_TARGET, f"remove_{whose}")


# -- Sweep (8.6.4)


def _sources(s: State, space: Space) -> list[Space]:
    """From where Government Troops can come without changing Control."""
    return [x for x in sweeping.sweep_origins(s, space) if may_leave(x, GOVERNMENT_TROOPS, x.count[GOVERNMENT_TROOPS])]


def lacks(space: Space) -> int:
    """How many more COIN pieces bring Control."""
    insurgents = space.of(TALIBAN) + space.of(WARLORDS)
    return insurgents + 1 - (sum(space.count) - insurgents)


def _sweep_adds_control(s: State, space: Space) -> bool:
    if space.control == COIN:
        return False
    coming = sum(may_leave(x, GOVERNMENT_TROOPS, x.count[GOVERNMENT_TROOPS]) for x in _sources(s, space))
    return coming >= lacks(space)


def found_by(space: Space, cubes: int) -> tuple[int, int]:
    """How many Underground Taliban and Warlords Guerrillas so many cubes activate, Taliban first."""
    taliban = min(cubes, space.count[TALIBAN_UNDERGROUND])
    return taliban, min(cubes - taliban, space.count[WARLORD_UNDERGROUND])


INTO: Final = Step("government_sweep_into", "8.6.4", _sweep_adds_control, (highest("population", lambda s, x: x.pop),))
IN_PLACE: Final = Step(
    "government_sweep_in_place",
    "8.6.4",
    lambda s, x: sum(found_by(x, x.government_cubes)),
    (
        highest("taliban_found", lambda s, x: found_by(x, x.government_cubes)[0]),
        highest("warlords_found", lambda s, x: found_by(x, x.government_cubes)[1]),
        holds("kabul", lambda s, x: x.id == KABUL),
    ),
)
SWEEP_FROM: Final = Step(
    "government_sweep_from",
    "8.6.4",
    lambda s, x: True,
    (highest("excess", lambda s, x: min(x.count[GOVERNMENT_TROOPS], excess(x))),),
)


def can_sweep(t: Sitting) -> bool:
    return possible(t, (INTO, IN_PLACE), sweeping.sweep_where(t.s, Action(GOVERNMENT, SWEEP)))


def sweep(t: Sitting) -> Procedure[None]:
    """Into the one space where that adds Control, then in place (8.6.4); then Transport."""
    if t.asks(Purpose.SWEEP_WHERE) and not t.action.terms.stays and SWEPT_INTO not in t.mind.spaces:
        into = yield from one_of(t, INTO, t.offered)
        t.kept(SWEPT_INTO).extend([] if into is None else [into.id])
        if into is not None:
            yield from t.answer(Purpose.SWEEP_WHERE, into)
    yield from _come_in(t)
    while t.asks(Purpose.SWEEP_WHERE) and len(t.action.selected) < SPACES and t.offered:
        space = yield from one_of(t, IN_PLACE, t.offered)
        if space is None:
            break
        yield from t.answer(Purpose.SWEEP_WHERE, space)
        yield from _come_in(t)
    yield from sweeps.end(t, activate, transport_after)


def _come_in(t: Sitting) -> Procedure[None]:
    """Troops come into the one space until they bring Control; into the others none do."""
    while t.asks(Purpose.SWEEP_FROM):
        into = t.s[t.action.selected[-1]]
        needed = lacks(into) if into.id in t.kept(SWEPT_INTO) else 0
        sources = [x for x in t.offered if may_leave(x, GOVERNMENT_TROOPS, x.count[GOVERNMENT_TROOPS])]
        origin = (yield from one_of(t, SWEEP_FROM, sources)) if needed > 0 and sources else None
        if origin is None:
            yield from t.done()
            continue
        count = min(needed, may_leave(origin, GOVERNMENT_TROOPS, origin.count[GOVERNMENT_TROOPS]))
        yield from sweeps.come_from(t, origin, count)


# -- Assault and Eradicate (8.6.5)


def assault_step(action: Action) -> Step:
    def gone(s: State, space: Space) -> Removal:
        return removal(s, action, space)

    return Step(
        "government_assault",
        "8.6.5",
        lambda s, x: gone(s, x).total,
        (
            holds("no_road", lambda s, x: not x.is_loc),
            highest("taliban_bases_removed", lambda s, x: gone(s, x).taliban_bases),
            highest("taliban_removed", lambda s, x: gone(s, x).taliban_guerrillas),
            highest("warlords_removed", lambda s, x: gone(s, x).warlord_guerrillas),
        ),
    )


def can_assault_now(t: Sitting) -> bool:
    return bool(_raids(t.s, Action(GOVERNMENT, ASSAULT)))


def assault(t: Sitting) -> Procedure[None]:
    """Up to 3 spaces where most is removed (8.6.5); then Eradicate, else Transport."""
    step = assault_step(t.action)
    while t.asks(Purpose.ASSAULT_WHERE) and len(t.action.selected) < SPACES and t.offered:
        space = yield from one_of(t, step, t.offered)
        if space is None:
            break
        yield from t.answer(Purpose.ASSAULT_WHERE, space)
        yield from remove_taliban_first(t)
    yield from t.done_after(Purpose.ASSAULT_WHERE)
    if t.asks(Purpose.SPECIAL_AFTER) and t.offers(ERADICATE):
        yield from t.answer(Purpose.SPECIAL_AFTER, ERADICATE)
    yield from eradicate(t)
    yield from transport_after(t)


ERADICATED: Final = Step(
    "government_eradicate",
    "8.6.5a",
    lambda s, x: True,
    (
        holds("at_opposition", lambda s, x: x.level == OPPOSITION),
        holds("non_pashtun", lambda s, x: not x.area.pashtun),
    ),
)


def eradicate(t: Sitting) -> Procedure[None]:
    """At Opposition first, then on non-Pashtun ground (8.6.5a)."""
    while t.question.purpose == Purpose.ERADICATE_WHERE:
        space = yield from one_of(t, ERADICATED, t.offered)
        assert space is not None
        yield from t.answer(Purpose.ERADICATE_WHERE, space)
