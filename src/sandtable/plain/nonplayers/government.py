"""The Government without a player (8.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.charts import Box, Flow, Row, highest, holds, lowest
from sandtable.core.questions import Ask
from sandtable.plain import support, tracks
from sandtable.plain.activities import government
from sandtable.plain.executing import Action
from sandtable.plain.map import LOCS, PROVINCES
from sandtable.plain.nonplayers.assaults import Removal, removal
from sandtable.plain.nonplayers.buying import levels
from sandtable.plain.nonplayers.chance import by_lot
from sandtable.plain.nonplayers.guidelines import control_with, excess, in_turn, may_leave
from sandtable.plain.nonplayers.steps import START, Operation, Step, chosen_operation, next_of, one_of, possible
from sandtable.plain.nonplayers.turn import Procedure, Turn
from sandtable.plain.operations import coin
from sandtable.plain.operations.assault import can_assault
from sandtable.plain.pieces import can_place
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import Space, State
from sandtable.plain.terms import (
    ASSAULT,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN,
    ERADICATE,
    GOVERN,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    KABUL,
    OPPOSITION,
    PATROL,
    PATRONAGE_MOST,
    PIECES,
    PROVINCE,
    SHADED,
    SUPPORT,
    SWEEP,
    TALIBAN,
    TALIBAN_UNDERGROUND,
    TRAIN,
    TRANSPORT,
    WARLORD_UNDERGROUND,
    WARLORDS,
)

PIECES_TO_TRAIN: Final = 15  # 8.6.2
TRAIN_BASES: Final = 3  # 8.6.2b
SPACES: Final = 3  # 8.6.4, 8.6.5
GUERRILLAS_TO_ASSAULT: Final = 2  # 8.6.5

# -- which operation (8.6.2-8.6.5)


def adds_patronage(s: State, space: Space) -> bool:
    """Whether Govern could add Patronage in a space now (8.6.2d)."""
    return (
        space.control == COIN
        and space.level == SUPPORT
        and not space.count[COALITION_BASE]
        and s.aid > 0
        and s.patronage < PATRONAGE_MOST
    )


def _outnumbered(space: Space) -> bool:
    """Whether Taliban Guerrillas exceed all other pieces but Taliban ones (8.6.3)."""
    return space.guerrillas(TALIBAN) > sum(space.count) - space.of(TALIBAN)


def _roads(s: State) -> list[Space]:
    """Kabul and the LoCs."""
    return [s[KABUL], *(s[id] for id in LOCS)]


def _raids(s: State, action: Action) -> list[tuple[Space, Removal]]:
    """Where an Assault would remove something, and what."""
    spaces = [x for x in s.spaces.values() if can_assault(s, action, x)]
    found = [(x, removal(s, action, x)) for x in spaces]
    return [(x, gone) for x, gone in found if gone.total]


def assault_pays(s: State, who: str = GOVERNMENT) -> bool:
    """Whether Assault and Eradicate together would remove a Base, or 2 Guerrillas (8.6.5)."""
    raids = [gone for _, gone in _raids(s, Action(GOVERNMENT, ASSAULT))]
    if not raids:
        return False
    barred = s.in_force("local_truce", SHADED)
    if not barred and any(government.can_eradicate_in(x) for x in s.afghan()):
        return True
    most = min(SPACES, tracks.funds(s, GOVERNMENT) // coin.COST)
    raids = sorted(raids, reverse=True)[:most]
    return any(gone.bases for gone in raids) or sum(gone.guerrillas for gone in raids) >= GUERRILLAS_TO_ASSAULT


CHOICE: Final[Flow[State, str]] = Flow.of(
    "government",
    Box(
        START,
        lambda s, who: (
            s.available[GOVERNMENT_TROOPS] + s.available[GOVERNMENT_POLICE] + s.available[GOVERNMENT_BASE]
            >= PIECES_TO_TRAIN
            or any(adds_patronage(s, x) for x in s.afghan())
        ),
        yes=TRAIN,
        no="patrol?",
        rule="8.6.2",
    ),
    Box("patrol?", lambda s, who: any(map(_outnumbered, _roads(s))), yes=PATROL, no="assault?", rule="8.6.3"),
    Box("assault?", assault_pays, yes=ASSAULT, no=SWEEP, rule="8.6.5"),
)


def operation(t: Turn) -> Ask[str]:
    """Train, Patrol, Sweep or Assault, or pass (8.6)."""
    yield from ()
    return chosen_operation(t, CHOICE, OPERATIONS)


# -- Train (8.6.2a-c)

BUILD: Final = Step(
    "government_train_base",
    "8.6.2a",
    lambda s, x: (
        x.area.kind == PROVINCE
        and x.government_cubes >= coin.CUBES_FOR_A_BASE
        and not x.coin_bases
        and can_place(s, x, GOVERNMENT_BASE)
    ),
)


def _cubes_left(s: State) -> int:
    return s.available[GOVERNMENT_TROOPS] + s.available[GOVERNMENT_POLICE]


def _cubes_a_space(s: State) -> int:
    return 4 if s.capable("night_letters", SHADED) else coin.CUBES_A_SPACE


def _takes(s: State, space: Space) -> bool:
    """Kabul or a space with a COIN Base, while there are cubes."""
    return coin.takes_cubes(space, GOVERNMENT) and _cubes_left(s) > 0


def _enables_civic_action(s: State, space: Space) -> bool:
    """Whether Civic Action would bring a shift once the cubes are there (8.6.2b)."""
    if not _takes(s, space) or space.count[COALITION_BASE] or not space.has_opinion or space.level == SUPPORT:
        return False
    if tracks.funds(s, GOVERNMENT) < coin.COST + support.CIVIC_ACTION_COST * (space.terror + 1):
        return False
    cubes = min(_cubes_a_space(s), _cubes_left(s))
    return control_with(space, [(GOVERNMENT_TROOPS, cubes)]) == COIN


FOR_CIVIC_ACTION: Final = Step("government_train_civic", "8.6.2b", _enables_civic_action)
FEWEST_CUBES: Final[Row[State, Space]] = lowest("government_cubes", lambda s, x: x.government_cubes)
CUBES: Final = Step("government_train_cubes", "8.6.2b", _takes, (FEWEST_CUBES,))


def _can_train(t: Turn) -> bool:
    return possible(t, (BUILD, CUBES), coin.train_where(t.s, Action(GOVERNMENT, TRAIN)))


def train(t: Turn) -> Procedure[None]:
    """A Base for three cubes, then cubes, then Civic Action if there was no Base (8.6.2a-c); then Govern."""
    build = yield from one_of(t, BUILD, t.offered)
    if build is not None:
        yield from t.answer(Purpose.TRAIN_WHERE, build)
    named: Space | None = None
    trained: list[Space] = []
    while t.offered:
        elsewhere = sum(space.id != KABUL for space in trained)
        among = [x for x in t.offered if x.id == KABUL or elsewhere < TRAIN_BASES]
        first = [FOR_CIVIC_ACTION] if build is None and not trained else []
        found = yield from next_of(t, [*first, CUBES], among)
        if found is None:
            break
        step, space = found
        if step is FOR_CIVIC_ACTION:
            named = space
        trained.append(space)
        yield from t.answer(Purpose.TRAIN_WHERE, space)
        yield from place_cubes(t, _cubes_a_space(t.s))
    yield from t.done()
    if t.question.purpose == Purpose.TRAIN_THEN:
        yield from _train_then(t, build, named, trained)
    yield from govern_or_transport(t)


def place_cubes(t: Turn, most: int) -> Procedure[None]:
    """Available cubes, Police and Troops in turn; none from elsewhere (8.1.2c, 8.6.2b)."""
    s = t.s
    police, troops = in_turn(s.available[GOVERNMENT_POLICE], s.available[GOVERNMENT_TROOPS], most)
    if t.question.purpose == Purpose.TRAIN_TROOPS:
        yield from t.number(Purpose.TRAIN_TROOPS, troops)
    if t.question.purpose == Purpose.TRAIN_POLICE:
        yield from t.number(Purpose.TRAIN_POLICE, police)
    if t.question.purpose == Purpose.TRAIN_FROM:
        yield from t.done()


def _train_then(t: Turn, build: Space | None, named: Space | None, trained: Sequence[Space]) -> Procedure[None]:
    if build is not None and t.offers("government_base"):
        yield from t.answer(Purpose.TRAIN_THEN, "government_base")
        yield from t.answer(Purpose.TRAIN_WHERE, build)
        _, troops = in_turn(build.count[GOVERNMENT_POLICE], build.count[GOVERNMENT_TROOPS], coin.CUBES_FOR_A_BASE)
        yield from t.number(Purpose.TRAIN_TROOPS, troops)
        return
    fit = [x for x in trained if _gains_by_civic_action(t.s, x)]
    space = named if named in fit else (yield from one_of(t, CIVIC_ACTION, fit))
    if build is not None or space is None or not t.offers("civic_action"):
        yield from t.done()
        return
    yield from t.answer(Purpose.TRAIN_THEN, "civic_action")
    yield from t.answer(Purpose.CIVIC_ACTION_WHERE, space)
    yield from t.most_of(Purpose.CIVIC_ACTION_HOW_MUCH)


def _gains_by_civic_action(s: State, space: Space) -> bool:
    return space.control == COIN and not space.count[COALITION_BASE] and levels(s, space, GOVERNMENT) > 0


CIVIC_ACTION: Final = Step("government_train_civic_action", "8.6.2c", _gains_by_civic_action)

# -- Govern (8.6.2d)


def _returns(s: State, space: Space) -> bool:
    return space.control == COIN and space.area.is_afghan and not space.returnees and s.returnees_left > 0


PATRONAGE: Final = Step("government_govern_patronage", "8.6.2d", adds_patronage)
EMPTY: Final = Step("government_govern_empty", "8.6.2d", lambda s, x: _returns(s, x) and x.pop == 0)
PEOPLE: Final = Step("government_govern_people", "8.6.2d", lambda s, x: _returns(s, x) and x.level == SUPPORT)
BESIDE_COALITION: Final = Step(
    "government_govern_patronage",
    "8.6.2d",
    lambda s, x: x.control == COIN and x.level == SUPPORT and s.aid > 0 and s.patronage < PATRONAGE_MOST,
)


def _govern_steps(action: Action) -> tuple[Step, ...]:
    return BESIDE_COALITION if action.beside_coalition else PATRONAGE, EMPTY, PEOPLE


def govern_or_transport(t: Turn) -> Procedure[None]:
    """Govern, else Transport (8.6.2d)."""
    if t.question.purpose != Purpose.SPECIAL_AFTER:
        return
    if t.offers(GOVERN) and possible(t, _govern_steps(t.action), t.s.afghan()):
        yield from t.answer(Purpose.SPECIAL_AFTER, GOVERN)
        yield from govern(t)
    else:
        yield from transport_after(t)


def govern(t: Turn) -> Procedure[None]:
    """Patronage, then +1 Pop where nobody lives, then elsewhere (8.6.2d)."""
    steps = _govern_steps(t.action)
    while t.question.purpose == Purpose.GOVERN_WHERE:
        found = yield from next_of(t, steps, t.offered)
        if found is None and t.offers("done"):
            yield from t.done()
            return
        space = found[1] if found else (yield from by_lot(t.g, t.offered))
        yield from t.answer(Purpose.GOVERN_WHERE, space)
        way = "govern_patronage" if found is None or found[0] is steps[0] else "govern_returnees"
        yield from t.answer(Purpose.GOVERN_HOW, way if t.offers(way) else t.most())


# -- Transport (8.6.2e)


def _spare(space: Space) -> int:
    """The Government Troops that Transport would move: the excess, but one stays."""
    troops = space.count[GOVERNMENT_TROOPS]
    return min(troops, excess(space), troops - 1)


FROM_EXCESS: Final = Step(
    "government_transport_from",
    "8.6.2e",
    lambda s, x: _spare(x) > 0,
    (highest("excess", lambda s, x: min(x.count[GOVERNMENT_TROOPS], excess(x))),),
)
TO_POLICE: Final = Step(
    "government_transport_police",
    "8.6.2e",
    lambda s, x: (
        x.area.kind == PROVINCE
        and x.count[GOVERNMENT_POLICE]
        and not x.count[GOVERNMENT_TROOPS]
        and not x.count[COALITION_TROOPS]
        and not x.coin_bases
    ),
)


def _to_control(spare: int) -> Step:
    return Step(
        "government_transport_control",
        "8.6.2e",
        lambda s, x: x.area.is_afghan and x.pop and x.control != COIN and _would_control(x, spare),
        (highest("population", lambda s, x: x.pop), holds("taliban_control", lambda s, x: x.control == TALIBAN)),
    )


def _would_control(space: Space, troops: int) -> bool:
    return control_with(space, [(GOVERNMENT_TROOPS, troops)]) == COIN


def transport_after(t: Turn) -> Procedure[None]:
    """Transport the greatest excess, if it finds a place to go (8.6.2e)."""
    if t.question.purpose != Purpose.SPECIAL_AFTER:
        return
    found: tuple[Space, Space] | None = None
    origin = yield from one_of(t, FROM_EXCESS, list(t.s.spaces.values())) if t.offers(TRANSPORT) else _none()
    if origin is not None:
        reach = [t.s[id] for id in government.transport_to(t.s, origin)]
        place = yield from next_of(t, (TO_POLICE, _to_control(_spare(origin))), reach)
        found = None if place is None else (origin, place[1])
    if found is None:
        t.g.note("why-no-special", "8.6.2e", why=True)
        yield from t.done()
        return
    count = _spare(found[0])
    yield from t.answer(Purpose.SPECIAL_AFTER, TRANSPORT)
    yield from t.answer(Purpose.TRANSPORT_FROM, found[0])
    yield from t.answer(Purpose.TRANSPORT_TO, found[1])
    yield from t.answer(Purpose.TRANSPORT_HOW_MANY, count)


def _none() -> Ask[Space | None]:
    yield from ()
    return None


# -- Patrol (8.6.3)


class Columns:
    """The cubes that can come to a road: each from the Province or Kabul with most of its kind (8.6.3)."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.arrived: dict[tuple[str, int], int] = {}

    def origins(self, target: Space, piece: int) -> list[Space]:
        """From where a cube can come without changing Control; cubes on roads stay."""
        found = []
        for id in (KABUL, *PROVINCES):
            x = self.s[id]
            free = x.count[piece] - self.arrived.get((id, piece), 0)
            if x is not target and free > 0 and may_leave(x, piece, 1) and target.id in coin.patrol_paths(self.s, x):
                found.append(x)
        return found

    def needed(self, target: Space) -> int:
        """How many cubes are missing."""
        return target.guerrillas(TALIBAN) - target.coin_cubes


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
    lambda s, x: _outnumbered(x),
    (holds("kabul", lambda s, x: x.id == KABUL), highest("econ", lambda s, x: x.area.econ)),
)


def _can_patrol(t: Turn) -> bool:
    columns = Columns(t.s)
    targets = [x for x in _roads(t.s) if _outnumbered(x)]
    return any(columns.origins(x, piece) for x in targets for piece in MOST_OF_KIND)


def patrol(t: Turn) -> Procedure[None]:
    """Cubes to where Taliban outnumber all others, activation, and an Assault on a road (8.6.3); then Govern."""
    s = t.s
    columns = Columns(s)
    done: list[Space] = []
    while (target := (yield from one_of(t, OUTNUMBERED, [x for x in _roads(s) if x not in done]))) is not None:
        done.append(target)
        while columns.needed(target) > 0:
            kinds = [GOVERNMENT_TROOPS, GOVERNMENT_POLICE]
            if not target.count[GOVERNMENT_POLICE]:
                kinds.reverse()
            piece = next((each for each in kinds if columns.origins(target, each)), None)
            if piece is None:
                break
            origin = yield from one_of(t, MOST_OF_KIND[piece], columns.origins(target, piece))
            assert origin is not None
            columns.arrived[target.id, piece] = columns.arrived.get((target.id, piece), 0) + 1
            yield from t.answer(Purpose.PATROL_FROM, origin)
            yield from t.answer(Purpose.PATROL_PIECE, PIECES[piece])
            yield from t.answer(Purpose.PATROL_TO, target)
            yield from t.answer(Purpose.PATROL_HOW_MANY, 1)
    yield from t.done()
    while t.question.purpose == Purpose.ACTIVATE_WHOSE:
        yield from activate(t)
    if t.question.purpose == Purpose.PATROL_ASSAULT:
        raid = Action(GOVERNMENT, ASSAULT, free=True)
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


def activate(t: Turn) -> Procedure[None]:
    """Taliban before Warlords (8.6.3, 8.6.4, 8.8.3)."""
    for faction in (TALIBAN, WARLORDS):
        if t.offers(f"activate_{faction}"):
            yield from t.answer(Purpose.ACTIVATE_WHOSE, f"activate_{faction}")
            return


def remove_taliban_first(t: Turn) -> Procedure[None]:
    """Taliban before Warlords, whoever is a player (8.6.5, 8.8.4)."""
    while t.question.purpose == Purpose.ASSAULT_TARGET:
        whose = TALIBAN if t.offers(f"remove_{TALIBAN}") else WARLORDS
        yield from t.answer(Purpose.ASSAULT_TARGET, f"remove_{whose}")


# -- Sweep (8.6.4)


def _sources(s: State, space: Space) -> list[Space]:
    """From where Government Troops can come without changing Control."""
    return [x for x in coin.sweep_origins(s, space) if may_leave(x, GOVERNMENT_TROOPS, x.count[GOVERNMENT_TROOPS])]


def _needed(space: Space) -> int:
    """How many more COIN pieces bring Control."""
    insurgents = space.of(TALIBAN) + space.of(WARLORDS)
    return insurgents + 1 - (sum(space.count) - insurgents)


def _sweep_adds_control(s: State, space: Space) -> bool:
    if space.control == COIN:
        return False
    coming = sum(may_leave(x, GOVERNMENT_TROOPS, x.count[GOVERNMENT_TROOPS]) for x in _sources(s, space))
    return coming >= _needed(space)


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


def _can_sweep(t: Turn) -> bool:
    return possible(t, (INTO, IN_PLACE), coin.sweep_where(t.s, Action(GOVERNMENT, SWEEP)))


def sweep(t: Turn) -> Procedure[None]:
    """Into the one space where that adds Control, then in place (8.6.4); then Transport."""
    into = None if t.action.stays else (yield from one_of(t, INTO, t.offered))
    if into is not None:
        yield from t.answer(Purpose.SWEEP_WHERE, into)
        while t.question.purpose == Purpose.SWEEP_FROM:
            needed = _needed(into)
            sources = [x for x in t.offered if may_leave(x, GOVERNMENT_TROOPS, x.count[GOVERNMENT_TROOPS])]
            origin = (yield from one_of(t, SWEEP_FROM, sources)) if needed > 0 and sources else None
            if origin is None:
                yield from t.done()
                continue
            count = min(needed, may_leave(origin, GOVERNMENT_TROOPS, origin.count[GOVERNMENT_TROOPS]))
            yield from t.answer(Purpose.SWEEP_FROM, origin)
            if t.question.purpose == Purpose.SWEEP_VIA:
                quiet = [x for x in t.offered if not x.any_guerrillas]
                yield from t.answer(Purpose.SWEEP_VIA, (yield from by_lot(t.g, quiet or t.offered)))
            yield from t.number(Purpose.SWEEP_HOW_MANY, count)
    while len(t.action.selected) < SPACES and t.offered:
        space = yield from one_of(t, IN_PLACE, t.offered)
        if space is None:
            break
        yield from t.answer(Purpose.SWEEP_WHERE, space)
        if t.question.purpose == Purpose.SWEEP_FROM:
            yield from t.done()
    yield from t.done_after(Purpose.SWEEP_WHERE)
    while t.question.purpose == Purpose.ACTIVATE_WHOSE:
        yield from activate(t)
    yield from transport_after(t)


# -- Assault and Eradicate (8.6.5)


def _assault_step(action: Action) -> Step:
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


def _can_assault(t: Turn) -> bool:
    return bool(_raids(t.s, Action(GOVERNMENT, ASSAULT)))


def assault(t: Turn) -> Procedure[None]:
    """Up to 3 spaces where most is removed (8.6.5); then Eradicate, else Transport."""
    step = _assault_step(t.action)
    while len(t.action.selected) < SPACES and t.offered:
        space = yield from one_of(t, step, t.offered)
        if space is None:
            break
        yield from t.answer(Purpose.ASSAULT_WHERE, space)
        yield from remove_taliban_first(t)
    yield from t.done_after(Purpose.ASSAULT_WHERE)
    if t.question.purpose == Purpose.SPECIAL_AFTER and t.offers(ERADICATE):
        yield from t.answer(Purpose.SPECIAL_AFTER, ERADICATE)
        yield from eradicate(t)
    else:
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


def eradicate(t: Turn) -> Procedure[None]:
    """At Opposition first, then on non-Pashtun ground (8.6.5a)."""
    while t.question.purpose == Purpose.ERADICATE_WHERE:
        space = yield from one_of(t, ERADICATED, t.offered)
        assert space is not None
        yield from t.answer(Purpose.ERADICATE_WHERE, space)


OPERATIONS: Final = {
    TRAIN: Operation("8.6.2", _can_train, PATROL),
    PATROL: Operation("8.6.3", _can_patrol, SWEEP),
    SWEEP: Operation("8.6.4", _can_sweep, ASSAULT),
    ASSAULT: Operation("8.6.5", _can_assault, "pass"),
}
ACTIONS: Final = {TRAIN: train, PATROL: patrol, SWEEP: sweep, ASSAULT: assault, GOVERN: govern}
