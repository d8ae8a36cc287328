"""Plans of operations: what a faction means that has only named the spaces, and what pointing at one may mean.

Nothing here is a rule. A plan is put to the rules question by question; these are the answers that most would give.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from sandtable.core.planning import Planning, Ways
from sandtable.core.questions import Question
from sandtable.core.rehearsing import Intention
from sandtable.plain import victory
from sandtable.plain.activities.coalition import SPACES as SURGED
from sandtable.plain.activities.coalition import surge_where
from sandtable.plain.activities.government import transport_to
from sandtable.plain.judging import wanted_for_control
from sandtable.plain.operations import assault, cubes, march, patrol, train
from sandtable.plain.play import DONE, YES
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AIR_STRIKE,
    AIRLIFT,
    AMBUSH,
    ASSAULT,
    ATTACK,
    AVAILABLE,
    BASE,
    COALITION_TROOPS,
    CUBES,
    CULTIVATE,
    ERADICATE,
    EXTORT,
    GOVERN,
    GOVERNMENT_TROOPS,
    INFILTRATE,
    INSURGENTS,
    MARCH,
    PATROL,
    PIECES,
    RALLY,
    SUBORN,
    SURGE,
    SWEEP,
    TALIBAN_UNDERGROUND,
    TERROR_OPERATION,
    TRAFFIC,
    TRAIN,
    TRANSPORT,
    UNDERGROUND,
)
from sandtable.plain.under_way import Action

POLICE: Final = 2
"""So many Police come where none are wanted for Control."""

# -- answers by default


def _space(s: State, question: Question, name: str = "space") -> Space:
    """The space that a question is about."""
    return s[str(question.about[name]).removeprefix("space:")]


def _done(s: State, question: Question) -> str:
    """Nothing more, where one may stop."""
    return DONE if DONE in question.keys else ""


def _first(s: State, question: Question) -> str:
    return question.keys[0]


def _most(s: State, question: Question) -> str:
    """The highest number."""
    return question.keys[-1]


def _all_but_one(s: State, question: Question) -> str:
    """Somebody stays behind, if not everybody has to go."""
    return question.keys[-2] if len(question.keys) > 1 else question.keys[-1]


def _some(s: State, question: Question) -> str:
    """A third of what there is, so that others can have some."""
    return question.keys[(len(question.keys) - 1) // 3]


def _none(s: State, question: Question) -> str:
    """The lowest number."""
    return question.keys[0]


def _yes(s: State, question: Question) -> str:
    return YES


def _of(*wanted: str) -> Callable[[State, Question], str]:
    """The first of these that is offered, or else of all."""

    def found(s: State, question: Question) -> str:
        return next((key for key in wanted if key in question.keys), question.keys[0])

    return found


def _of_the_leader(prefix: str) -> Callable[[State, Question], str]:
    """The insurgent faction that is nearer to its victory."""

    def found(s: State, question: Question) -> str:
        leading = sorted(INSURGENTS, key=lambda faction: -victory.margin(s, faction))
        return _of(*(prefix + faction for faction in leading))(s, question)

    return found


def _troops(s: State, question: Question) -> str:
    """Police keep a space: Troops become the Base, and none come by themselves."""
    return question.keys[-1] if "base" in question.about else question.keys[0]


def _police(s: State, question: Question) -> str:
    """As many as change Control, else two."""
    wanted = wanted_for_control(_space(s, question))
    return _at_most(question, wanted if wanted > 0 else POLICE)


def _at_most(question: Question, count: int) -> str:
    """This number, or the nearest that is offered."""
    return min(question.keys, key=lambda key: (abs(int(key) - count), int(key)))


def _train_where(s: State, question: Question) -> str:
    """Nowhere else; a Base has to be somewhere."""
    return question.keys[0] if "base" in question.about else _done(s, question)


def _most_people(s: State, question: Question) -> str:
    """The space with the most people."""
    return max(question.keys, key=lambda key: s[key].pop if key in s.spaces else -1)


def _quiet_road(s: State, question: Question) -> str:
    """The road without Underground Taliban, if there is one (card 23)."""
    return min(question.keys, key=lambda key: s[key].count[TALIBAN_UNDERGROUND])


def _rally_how(s: State, question: Question) -> str:
    """As many as can come where there is a Base; else one comes."""
    space, seat = _space(s, question), question.seat
    mass = space.count[BASE[seat]] > 0
    return _of(*(["rally_mass"] if mass else []), "rally_place", "rally_mass", "rally_hide")(s, question)


def _assault_target(s: State, question: Question) -> str:
    """Whoever loses most."""
    space, most = _space(s, question), int(str(question.about["count"]))

    def lost(key: str) -> int:
        return -1 if key == DONE else sum(assault.losses(space, key.removeprefix("remove_"), most, True))

    return max(question.keys, key=lost)


def _strike(s: State, question: Question) -> str:
    """A Base, or a Guerrilla of whoever is nearer to victory."""
    leading = sorted(INSURGENTS, key=lambda faction: -victory.margin(s, faction))
    bases = [PIECES[BASE[faction]] for faction in leading]
    return _of(*bases, *(f"{faction}_active" for faction in leading))(s, question)


DEFAULTS: Final[dict[str, Callable[[State, Question], str]]] = {
    Purpose.SPECIAL_AFTER: _done,
    # COIN operations (3.2)
    Purpose.TRAIN_WHERE: _train_where,
    Purpose.TRAIN_TROOPS: _troops,
    Purpose.TRAIN_POLICE: _police,
    Purpose.TRAIN_FROM: _done,
    Purpose.TRAIN_PIECE: _first,
    Purpose.TRAIN_THEN: _done,
    Purpose.TRAIN_BASE_FROM: _first,
    Purpose.CIVIC_ACTION_WHERE: _most_people,
    Purpose.CIVIC_ACTION_HOW_MUCH: _most,
    Purpose.CIVIC_ACTION: _of("no"),
    Purpose.PATROL_FROM: _done,
    Purpose.PATROL_PIECE: _first,
    Purpose.PATROL_HOW_MANY: _all_but_one,
    Purpose.PATROL_ASSAULT: _done,
    Purpose.SWEEP_WHERE: _done,
    Purpose.SWEEP_FROM: _done,
    Purpose.SWEEP_HOW_MANY: _most,
    Purpose.SWEEP_ESCORT: _most,
    Purpose.SWEEP_VIA: _quiet_road,
    Purpose.ACTIVATE_WHOSE: _of_the_leader("activate_"),
    Purpose.ASSAULT_WHERE: _done,
    Purpose.ASSAULT_WITH_GOVERNMENT: _yes,
    Purpose.ASSAULT_TARGET: _assault_target,
    # insurgent operations (3.3)
    Purpose.RALLY_WHERE: _done,
    Purpose.RALLY_HOW: _rally_how,
    Purpose.RALLY_HOW_MANY: _most,
    Purpose.RALLY_REPLACED: _most,
    Purpose.SHARIA_WHERE: _done,
    Purpose.SHARIA_HOW_MUCH: _most,
    Purpose.MARCH_FROM: _done,
    Purpose.MARCH_UNDERGROUND: _all_but_one,
    Purpose.MARCH_ACTIVE: _none,
    Purpose.ATTACK_WHERE: _done,
    Purpose.ATTACK_HOW: _of(AMBUSH),
    Purpose.ATTACK_TARGET: _of("government_troops", "government_police"),
    Purpose.TERROR_WHERE: _done,
    # special activities (4)
    Purpose.SURGE_WHERE: _done,
    Purpose.SURGE_FROM: _done,
    Purpose.SURGE_PIECE: _of(PIECES[COALITION_TROOPS]),
    Purpose.SURGE_HOW_MANY: _some,
    Purpose.SURGE_ROLL: _yes,
    Purpose.AIRLIFT_FROM: _done,
    Purpose.AIRLIFT_PIECE: _of(PIECES[COALITION_TROOPS]),
    Purpose.AIRLIFT_HOW_MANY: _most,
    Purpose.AIR_STRIKE_WHERE: _done,
    Purpose.AIR_STRIKE_TARGET: _strike,
    Purpose.GOVERN_WHERE: _done,
    Purpose.GOVERN_HOW: _of("govern_patronage"),
    Purpose.TRANSPORT_HOW_MANY: _most,
    Purpose.ERADICATE_WHERE: _done,
    Purpose.EXTORT_WHERE: _done,
    Purpose.INFILTRATE_WHERE: _done,
    Purpose.INFILTRATE_HOW: _of("infiltrate_replace"),
    Purpose.INFILTRATE_TARGET: _first,
    Purpose.CULTIVATE_WHERE: _most_people,
    Purpose.SUBORN_WHERE: _done,
    Purpose.SUBORN_HOW: _first,
    Purpose.SUBORN_CUBE: _first,
    Purpose.SUBORN_HIDE: _most,
    # what lasts (5.3, 5.4)
    Purpose.ISR_ACTIVATE: _done,
    Purpose.RAID_ACTIVATE: _of_the_leader("activate_"),
    Purpose.ELDERS_LEVEL: _done,
    Purpose.VILLAGE_POLICE: _most_people,
    Purpose.RECRUIT_WHERE: _first,
    Purpose.SUICIDE_BOMBER: _done,
}
"""What is answered to a question of which the plan says nothing; the others stop it."""


def default(s: State, question: Question) -> Sequence[str]:
    """How a faction answers a question of which it has said nothing; no keys if it must say."""
    if question.purpose == Purpose.TRAFFIC_WHERE:
        return question.keys  # each earns (4.5.2)
    answer = DEFAULTS.get(question.purpose)
    key = answer(s, question) if answer is not None else ""
    return (key,) if key else ()


# -- what pointing at a space may mean


def _about(space: Space | str) -> dict[str, str]:
    """The space that a question is about; nothing for the box of Available pieces."""
    return {} if isinstance(space, str) else {"space": space.target}


def _move(name: str, origin: Space | str, piece: int | None, target: str) -> list[Intention]:
    """Pieces of a kind go from one place to another."""
    key = origin if isinstance(origin, str) else origin.id
    which = [Intention(f"{name}_piece", (PIECES[piece],), _about(origin))] if piece is not None else []
    return [Intention(f"{name}_from", (key,)), *which, Intention(f"{name}_to", (target,), _about(origin))]


Way = tuple[float, str, list[Intention]]
"""How likely it is to be meant, where it leads, and the answers."""


def _marches(s: State, action: Action, question: Question) -> Iterator[Way]:
    """A group goes into an adjacent space, likeliest where most Underground Guerrillas come from (3.3.2)."""
    hidden = UNDERGROUND[action.faction]
    for key in question.keys:
        if key in s.spaces:
            origin = s[key]
            for space in march.march_to(s, action, origin):
                yield origin.count[hidden], space.id, _move("march", origin, None, space.id)


def _patrols(s: State, action: Action, question: Question) -> Iterator[Way]:
    """Cubes of a kind go over LoCs (3.2.2)."""
    for key in question.keys:
        if key in s.spaces:
            origin = s[key]
            for piece in CUBES[action.faction]:
                if cubes.may_move(action, origin, piece) > 0:
                    for target in patrol.patrol_to(s, origin, action):
                        yield cubes.may_move(action, origin, piece), target, _move("patrol", origin, piece, target)


def _surges(s: State, action: Action, question: Question) -> Iterator[Way]:
    """Troops come from Available or from another space of the Surge (4.2.1)."""
    doing = action.doing
    chosen, gone = (doing.spaces, doing.gone) if doing is not None else ([], set())
    offered = [space for space in surge_where(s) if len(chosen) < SURGED or space.id in chosen]
    come = {target for _, target, _ in gone}
    for space in offered:
        if s.available[COALITION_TROOPS]:
            move = _move("surge", AVAILABLE, COALITION_TROOPS, space.id)
            yield s.available[COALITION_TROOPS], space.id, _among(space) + move
        for origin in offered:
            if origin is not space and origin.count[COALITION_TROOPS] and origin.id not in come:
                move = _move("surge", origin, COALITION_TROOPS, space.id)
                yield origin.count[COALITION_TROOPS], space.id, _among(origin, space) + move


def _among(*spaces: Space) -> list[Intention]:
    """These are spaces of the Surge, whether or not they were chosen already."""
    return [Intention(Purpose.SURGE_WHERE, (space.id,), if_possible=True) for space in spaces]


def _airlifts(s: State, action: Action, question: Question) -> Iterator[Way]:
    """Troops fly to any other space (4.2.2)."""
    for key in question.keys:
        if key in s.spaces:
            for piece in (COALITION_TROOPS, GOVERNMENT_TROOPS):
                if s[key].count[piece]:
                    for space in s.spaces.values():
                        if space.id != key and not space.is_pakistan:
                            likely = s[key].count[piece] - (piece == GOVERNMENT_TROOPS) / 2
                            yield likely, space.id, _move("airlift", s[key], piece, space.id)


def _transports(s: State, action: Action, question: Question) -> Iterator[Way]:
    """Troops of one space go together (4.3.2)."""
    for key in question.keys:
        if key in s.spaces:
            origin = s[key]
            for target in transport_to(s, origin):
                yield origin.count[GOVERNMENT_TROOPS], target, _move("transport", origin, None, target)


WAYS: Final[dict[str, Callable[[State, Action, Question], Iterator[Way]]]] = {
    Purpose.MARCH_FROM: _marches,
    Purpose.PATROL_FROM: _patrols,
    Purpose.SURGE_WHERE: _surges,
    Purpose.SURGE_FROM: _surges,
    Purpose.AIRLIFT_FROM: _airlifts,
    Purpose.TRANSPORT_FROM: _transports,
}
"""The moves, of which one points at the end."""


def ways(s: State, question: Question) -> Ways:
    """For each space at which a move can end, the moves, the likeliest first."""
    found = WAYS.get(question.purpose)
    if found is None or s.under_way is None:
        return {}
    return _sorted(found(s, s.under_way, question))


def _sorted(found: Iterable[Way]) -> Ways:
    by_target: dict[str, list[Way]] = {}
    for way in found:
        by_target.setdefault(f"space:{way[1]}", []).append(way)
    return {target: [way[2] for way in sorted(group, key=lambda way: -way[0])] for target, group in by_target.items()}


def under_way(s: State, faction: str) -> bool:
    """Whether a faction is in the middle of an operation, a free action or an event of its own."""
    action, event = s.under_way, s.event
    return faction == action.faction if action is not None else event is not None and faction == event.executing


PARTS: Final[dict[str, str]] = {
    Purpose.TRAIN_WHERE: TRAIN,
    Purpose.CIVIC_ACTION_WHERE: train.CIVIC_ACTION,
    Purpose.PATROL_FROM: PATROL,
    Purpose.PATROL_ASSAULT: "patrol_assault",
    Purpose.SWEEP_WHERE: SWEEP,
    Purpose.ISR_ACTIVATE: "isr",
    Purpose.ASSAULT_WHERE: ASSAULT,
    Purpose.RALLY_WHERE: RALLY,
    Purpose.SHARIA_WHERE: "sharia",
    Purpose.MARCH_FROM: MARCH,
    Purpose.ATTACK_WHERE: ATTACK,
    Purpose.TERROR_WHERE: TERROR_OPERATION,
    Purpose.SURGE_WHERE: SURGE,
    Purpose.SURGE_FROM: SURGE,
    Purpose.AIRLIFT_FROM: AIRLIFT,
    Purpose.AIR_STRIKE_WHERE: AIR_STRIKE,
    Purpose.GOVERN_WHERE: GOVERN,
    Purpose.TRANSPORT_FROM: TRANSPORT,
    Purpose.ERADICATE_WHERE: ERADICATE,
    Purpose.EXTORT_WHERE: EXTORT,
    Purpose.INFILTRATE_WHERE: INFILTRATE,
    Purpose.CULTIVATE_WHERE: CULTIVATE,
    Purpose.TRAFFIC_WHERE: TRAFFIC,
    Purpose.SUBORN_WHERE: SUBORN,
}
"""The questions whose answers are rows of a plan, and the operation, activity or purchase to which these belong."""

OPERATIONS: Final = {TRAIN, PATROL, SWEEP, ASSAULT, RALLY, MARCH, ATTACK, TERROR_OPERATION}
BEGINS: Final = frozenset({Purpose.ACT, *(purpose for purpose, part in PARTS.items() if part in OPERATIONS)})
ADDRESS: Final = frozenset({"space", "to", "base", "piece", "how", "faction"})

ENDS: Final = frozenset(
    {Purpose.MARCH_TO, Purpose.PATROL_TO, Purpose.SURGE_TO, Purpose.AIRLIFT_TO, Purpose.TRANSPORT_TO}
)

PLANNING: Final = Planning(BEGINS, PARTS, ENDS, ADDRESS, default, ways, under_way)
