"""The Taliban without a player (8.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.core.charts import Box, Flow, Row, highest, holds, lowest
from sandtable.core.questions import Ask
from sandtable.plain.activities import taliban
from sandtable.plain.control import control_with
from sandtable.plain.nonplayers import attacks, buying, rallies
from sandtable.plain.nonplayers.book.taliban_march import can_carry_out, march
from sandtable.plain.nonplayers.guidelines import all_active, next_piece
from sandtable.plain.nonplayers.steps import (
    START,
    Operation,
    Operations,
    Special,
    Step,
    all_of,
    next_of,
    one_of,
    possible,
    special_after,
)
from sandtable.plain.nonplayers.turn import Conversation, Procedure, Sitting
from sandtable.plain.operations import attack as attacking
from sandtable.plain.operations import insurgent
from sandtable.plain.pieces import can_place
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AMBUSH,
    ANY_NUMBER,
    ATTACK,
    COALITION,
    EXTORT,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    INFILTRATE,
    KABUL,
    MARCH,
    OPPOSITION,
    OWNER,
    PIECE,
    PIECES,
    RALLY,
    SUPPORT,
    TALIBAN,
    TALIBAN_ACTIVE,
    TALIBAN_BASE,
    TALIBAN_UNDERGROUND,
    TERROR_OPERATION,
    WARLORDS,
)
from sandtable.plain.under_way import Action

PIECES_TO_RALLY: Final = 15  # 8.7.2
GUERRILLAS_AHEAD: Final = 4  # 8.7.3
SUPPORT_TO_ATTACK: Final = 20  # 8.7.4
HIDDEN_AT_ONCE: Final = 3  # 8.7.2a
RICH_ROAD: Final = 3  # 8.7.2f
RICH_ROADS: Final = "rich roads"
ATTACKS: Final = 3  # 8.7.4
MASSED: Final = 4  # 8.7.4
ATTACKED: Final = "attacked"
AMBUSHED: Final = "ambushed"

# -- which operation (8.7.2-8.7.5)


def _is_behind(s: State, who: str) -> bool:
    """Whether Support spaces and roads together hold no Underground and fewer than 4 Taliban Guerrillas (8.7.3)."""
    ahead = [x for x in s.spaces.values() if x.is_loc or x.level == SUPPORT]
    if any(x.count[TALIBAN_UNDERGROUND] for x in ahead):
        return False
    return sum(x.count[TALIBAN_ACTIVE] for x in ahead) < GUERRILLAS_AHEAD


CHOICE: Final[Flow[State, str]] = Flow.of(
    "taliban",
    Box(
        START,
        lambda s, who: (
            s.available[TALIBAN_UNDERGROUND] + s.available[TALIBAN_BASE] >= PIECES_TO_RALLY
            or sum(x.count[TALIBAN_ACTIVE] for x in s.spaces.values()) >= PIECES_TO_RALLY
        ),
        yes=RALLY,
        no="march?",
        rule="8.7.2",
    ),
    Box("march?", _is_behind, yes=MARCH, no="attack?", rule="8.7.3"),
    Box(
        "attack?",
        lambda s, who: s.support_and_available <= SUPPORT_TO_ATTACK,
        yes=ATTACK,
        no=TERROR_OPERATION,
        rule="8.7.4",
    ),
)


# -- Rally (8.7.2)


def _placed(s: State, space: Space) -> int:
    """How many Guerrillas a Rally places: Bases and Population at a Base, else 1."""
    bases = space.count[TALIBAN_BASE]
    return min(s.available[TALIBAN_UNDERGROUND], bases + space.pop if bases else 1)


def _gains_control(s: State, space: Space) -> bool:
    placed = _placed(s, space)
    return placed > 0 and space.control != TALIBAN and control_with(space, [(TALIBAN_UNDERGROUND, placed)]) == TALIBAN


HIDE: Final = Step(
    "taliban_rally_hide",
    "8.7.2a",
    lambda s, x: x.count[TALIBAN_BASE] and x.has_cubes() and all_active(x, TALIBAN),
)
BASE: Final = Step(
    "taliban_rally_base", "8.7.2b", lambda s, x: x.guerrillas(TALIBAN) >= 3 and can_place(s, x, TALIBAN_BASE)
)
IN_KABUL: Final = Step(
    "taliban_rally_kabul",
    "8.7.2c",
    lambda s, x: x.id == KABUL and not x.count[TALIBAN_UNDERGROUND] and _placed(s, x),
)
CONTROL: Final = Step("taliban_rally_control", "8.7.2d", _gains_control)
GROW: Final = Step("taliban_rally_grow", "8.7.2d", lambda s, x: 1 <= x.guerrillas(TALIBAN) <= 2 and _placed(s, x))
AT_BASES: Final = Step("taliban_rally_bases", "8.7.2d", lambda s, x: x.count[TALIBAN_BASE] and _placed(s, x))
RALLY_STEPS: Final = (HIDE, BASE, IN_KABUL, CONTROL, GROW, AT_BASES)
RALLY_HOW: Final[Mapping[Step, Conversation]] = {HIDE: rallies.hide, BASE: rallies.build}
"""What these steps do in a space; the others place Guerrillas."""
MOST: Final = {HIDE: HIDDEN_AT_ONCE, CONTROL: 1, GROW: 1}
"""In how many spaces a Rally executes these steps."""


def _can_rally(t: Sitting) -> bool:
    return possible(t, RALLY_STEPS, list(insurgent.rally_where(t.s, Action(TALIBAN, RALLY))))


def rally(t: Sitting) -> Procedure[None]:
    """Hide, build, place, and buy Sharia in one of the spaces (8.7.2a-e); then Extort or Infiltrate."""
    while t.asks(Purpose.RALLY_WHERE) and t.offered:
        steps = [step for step in RALLY_STEPS if t.times(step.name) < MOST.get(step, ANY_NUMBER)]
        found = yield from next_of(t, steps, t.offered)
        if found is None:
            break
        step, space = found
        t.once_more(step.name)
        yield from t.answer(Purpose.RALLY_WHERE, space)
        yield from RALLY_HOW.get(step, rallies.place)(t)
    yield from t.done_after(Purpose.RALLY_WHERE)
    yield from buying.sharia(t)
    yield from special(t)


# -- Extort and Infiltrate (8.7.2f-g)


def _rich_road(space: Space) -> bool:
    return space.is_loc and space.area.econ >= RICH_ROAD and not space.sabotage and taliban.can_extort_in(space)


def special(t: Sitting) -> Procedure[None]:
    """Extort on rich roads, else Infiltrate, else Extort everywhere (8.7.2f)."""
    if t.asks(Purpose.SPECIAL_AFTER) and t.offers(EXTORT) and any(map(_rich_road, t.s.spaces.values())):
        t.g.note("why-rich-roads", "8.7.2f", why=True)
        t.once_more(RICH_ROADS)
        yield from t.answer(Purpose.SPECIAL_AFTER, EXTORT)
    elif t.asks(Purpose.SPECIAL_AFTER) and t.offers(INFILTRATE):
        yield from t.answer(Purpose.SPECIAL_AFTER, INFILTRATE)
    yield from infiltrate(t)
    yield from extort_after(t)


def extort_after(t: Sitting) -> Procedure[None]:
    """Extort everywhere, if anywhere (8.7.2f, 8.7.5)."""
    yield from special_after(t, "8.7.2f", Special(EXTORT, extort))


def extort(t: Sitting) -> Procedure[None]:
    """Extort everywhere possible, or on the rich roads alone."""
    while t.asks(Purpose.EXTORT_WHERE):
        spaces = [space for space in t.offered if not t.times(RICH_ROADS) or _rich_road(space)]
        if spaces:
            yield from t.answer(Purpose.EXTORT_WHERE, spaces[0])
        else:
            yield from t.done()


def _hits(space: Space, faction: str) -> bool:
    return any(OWNER[piece] == faction for piece in taliban.infiltrable(space))


def _last_police(s: State, space: Space) -> bool:
    """Whether Infiltrate takes the last Police of a space."""
    police = space.count[GOVERNMENT_POLICE]
    return police == 1 or (police == 2 and not s.available[TALIBAN_UNDERGROUND])


LOC_HIT: Final = Step("taliban_infiltrate_road", "8.7.2g", lambda s, x: x.is_loc)
BASE_HIT: Final = Step(
    "taliban_infiltrate_base", "8.7.2g", lambda s, x: x.count[GOVERNMENT_BASE] and not x.government_cubes
)
POLICE_HIT: Final = Step("taliban_infiltrate_police", "8.7.2g", _last_police)
ANY_HIT: Final = Step("taliban_infiltrate_any", "8.7.2g", lambda s, x: True)


def infiltrate(t: Sitting) -> Procedure[None]:
    """Government pieces first: on a road, a Base, the last Police, anywhere; else Warlords (8.7.2g)."""
    while t.question.purpose == Purpose.INFILTRATE_WHERE:
        whose = GOVERNMENT if any(_hits(space, GOVERNMENT) for space in t.offered) else WARLORDS
        steps = (LOC_HIT, BASE_HIT, POLICE_HIT, ANY_HIT) if whose == GOVERNMENT else (LOC_HIT, ANY_HIT)
        found = yield from next_of(t, steps, [space for space in t.offered if _hits(space, whose)])
        assert found is not None
        step, space = found
        yield from t.answer(Purpose.INFILTRATE_WHERE, space)
        replaces = t.s.available[TALIBAN_UNDERGROUND] > 0
        yield from t.answer(Purpose.INFILTRATE_HOW, "infiltrate_replace" if replaces else "infiltrate_remove")
        taken = 0
        while t.question.purpose == Purpose.INFILTRATE_TARGET:
            kinds = [PIECE[option.key] for option in t.question.options]
            own = [piece for piece in kinds if OWNER[piece] == whose] or kinds
            piece = next_piece(own, 0 if step is POLICE_HIT else taken)
            taken += 1
            yield from t.answer(Purpose.INFILTRATE_TARGET, PIECES[piece])


# -- Attack and Ambush (8.7.4)

TARGETS: Final = (COALITION, GOVERNMENT, WARLORDS)


def hit_first(kinds: Sequence[int], taken: int) -> int:
    """The piece an Attack removes: the Coalition's, else the Government's, else the Warlords' (8.7.4)."""
    whose = next(faction for faction in TARGETS if any(OWNER[piece] == faction for piece in kinds))
    return next_piece([piece for piece in kinds if OWNER[piece] == whose], taken)


def ambushed(s: State, space: Space) -> list[int]:
    """The pieces that an Ambush in a space would remove."""
    return attacks.would_go(s, TALIBAN, space, hit_first, ambush=True)


def _hits_coalition(s: State, space: Space) -> bool:
    return any(OWNER[piece] == COALITION for piece in ambushed(s, space))


ROADS_LAST: Final[Row[State, Space]] = holds("no_road", lambda s, x: not x.is_loc)
AMBUSH_COALITION: Final = Step("taliban_attack_coalition", "8.7.4", _hits_coalition, (ROADS_LAST,))
AMBUSH_OTHERS: Final = Step("taliban_attack_others", "8.7.4", lambda s, x: True, (ROADS_LAST,))
MASS: Final = Step("taliban_attack_mass", "8.7.4", lambda s, x: x.count[TALIBAN_ACTIVE] >= MASSED and x.coalition > 0)
FEWEST: Final = Step(
    "taliban_ambush",
    "8.7.4a",
    lambda s, x: True,
    (
        lowest("taliban_guerrillas", lambda s, x: x.guerrillas(TALIBAN)),
        holds("coalition_piece", _hits_coalition),
        holds("government_base", lambda s, x: GOVERNMENT_BASE in ambushed(s, x)),
    ),
)


def _ambush_where(s: State, action: Action) -> list[Space]:
    return [x for x in attacking.attack_where(s, action) if attacking.may_ambush(s, action, x)]


def _can_attack(t: Sitting) -> bool:
    action = Action(TALIBAN, ATTACK, may_special=True)
    spaces = list(attacking.attack_where(t.s, action))
    return any(attacking.may_ambush(t.s, action, x) for x in spaces) or possible(t, (MASS,), spaces)


def attack(t: Sitting) -> Procedure[None]:
    """Up to 3 spaces where an Ambush is possible, then where many Active Guerrillas stand by (8.7.4)."""
    if ATTACKED not in t.mind.spaces and t.asks(Purpose.ATTACK_WHERE):
        yield from _plan_attack(t)
    while t.asks(Purpose.ATTACK_WHERE) and t.kept(ATTACKED):
        space = t.s[t.kept(ATTACKED).pop(0)]
        yield from t.answer(Purpose.ATTACK_WHERE, space)
        if t.asks(Purpose.ATTACK_HOW):
            yield from t.answer(Purpose.ATTACK_HOW, AMBUSH if space.id in t.kept(AMBUSHED) else "attack")
        yield from attacks.remove(t, hit_first)
    if t.asks(Purpose.ATTACK_WHERE):
        yield from t.done()
    if t.asks(Purpose.SPECIAL_AFTER):
        t.g.note("why-no-special", "8.7.4a", why=True)
        yield from t.done()


def _plan_attack(t: Sitting) -> Ask[None]:
    """Which spaces, and where by Ambush (8.7.4, 8.7.4a)."""
    s = t.s
    room = t.action.spaces_most
    if not t.action.free:
        room = min(room, s.resources[TALIBAN] // attacking.COST)
    legal = _ambush_where(s, t.action)
    spaces: list[Space] = []
    while len(spaces) < min(ATTACKS, room):
        found = yield from next_of(t, (AMBUSH_COALITION, AMBUSH_OTHERS), [x for x in legal if x not in spaces])
        if found is None:
            break
        spaces.append(found[1])
    if not t.action.terms.ambush_only:
        spaces += all_of(t, MASS, [x for x in t.offered if x not in spaces])[: room - len(spaces)]
    ambushes: list[Space] = []
    while len(ambushes) < attacking.AMBUSHES:
        space_or_none = yield from one_of(t, FEWEST, [x for x in spaces if x in legal and x not in ambushes])
        if space_or_none is None:
            break
        ambushes.append(space_or_none)
    t.kept(ATTACKED).extend(x.id for x in spaces)
    t.kept(AMBUSHED).extend(x.id for x in ambushes)


# -- Terror (8.7.5)

ROADS: Final = Step("taliban_terror_road", "8.7.5", lambda s, x: x.is_loc and s.marker_left)
PEOPLE: Final = Step(
    "taliban_terror_people",
    "8.7.5",
    lambda s, x: x.has_opinion and x.level != OPPOSITION,
    (highest("population", lambda s, x: x.pop),),
)


def _can_terror(t: Sitting) -> bool:
    return possible(t, (ROADS, PEOPLE), insurgent.terror_where(t.s, Action(TALIBAN, TERROR_OPERATION)))


def terror(t: Sitting) -> Procedure[None]:
    """Sabotage all roads, then Terror where most people are not at Opposition (8.7.5); then Extort everywhere."""
    while t.asks(Purpose.TERROR_WHERE) and t.offered:
        found = yield from next_of(t, (ROADS, PEOPLE), t.offered)
        if found is None:
            break
        yield from t.answer(Purpose.TERROR_WHERE, found[1])
    yield from t.done_after(Purpose.TERROR_WHERE)
    yield from extort_after(t)


OPERATIONS: Final[Operations] = {
    RALLY: Operation("8.7.2", _can_rally, MARCH),
    MARCH: Operation("8.7.3", can_carry_out, ATTACK),
    ATTACK: Operation("8.7.4", _can_attack, TERROR_OPERATION),
    TERROR_OPERATION: Operation("8.7.5", _can_terror, ATTACK),
}


def march_and_special(t: Sitting) -> Procedure[None]:
    """March (8.7.3), then Extort or Infiltrate."""
    yield from march(t)
    yield from t.done_after(Purpose.MARCH_FROM)
    yield from special(t)


ACTIONS: Final[Mapping[str, Conversation]] = {
    RALLY: rally,
    MARCH: march_and_special,
    ATTACK: attack,
    TERROR_OPERATION: terror,
    EXTORT: extort,
}
