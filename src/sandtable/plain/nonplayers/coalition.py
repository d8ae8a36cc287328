"""The Coalition without a player: which operation, Train with Surge, Sweep and Assault (8.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.charts import Box, Flow, highest, holds, lowest
from sandtable.core.questions import Ask
from sandtable.plain import tracks
from sandtable.plain.executing import Action
from sandtable.plain.nonplayers import buying
from sandtable.plain.nonplayers.air import (
    Lift,
    air_strike,
    airlift,
    airlift_after_train,
    airlift_is_possible,
    lift_into,
    lift_origins,
    strikes,
    struck,
)
from sandtable.plain.nonplayers.assaults import Removal, removal
from sandtable.plain.nonplayers.government import activate, found_by, remove_taliban_first
from sandtable.plain.nonplayers.guidelines import excess, in_turn, may_leave
from sandtable.plain.nonplayers.steps import START, Operation, Step, chosen_operation, one_of
from sandtable.plain.nonplayers.turn import Procedure, Turn
from sandtable.plain.operations import coin
from sandtable.plain.operations.assault import can_assault, may_use_government
from sandtable.plain.pieces import room
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import Space, State
from sandtable.plain.terms import (
    AIR_STRIKE,
    AIRLIFT,
    ASSAULT,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    KABUL,
    PIECES,
    SHADED,
    SURGE,
    SWEEP,
    TALIBAN,
    TALIBAN_UNDERGROUND,
    TRAIN,
    UNSHADED,
)

TALIBAN_TO_FIGHT: Final = 4  # 8.8.2, 8.8.4
PATRONAGE_TOO_HIGH: Final = 20  # 8.8.2a
SPACES: Final = 3  # 8.8.2, 8.8.2g
SURPLUS: Final = 6  # 8.8.2c
POLICE_FROM_ELSEWHERE: Final = 3  # 8.8.2c

# -- which operation (8.8.2-8.8.4)


def _among_taliban(s: State) -> int:
    """The Taliban pieces in all spaces with COIN pieces (8.8.2)."""
    return sum(x.of(TALIBAN) for x in s.spaces.values() if x.coin_cubes or x.coin_bases)


def assault_pays(s: State, who: str = COALITION) -> bool:
    """Whether Assault with Airlift or Air Strike would remove a Base, or 4 Taliban pieces (8.8.4)."""
    action = Action(COALITION, ASSAULT, may_special=True)
    if s.in_force("us_taliban_talks", SHADED) or not any(can_assault(s, action, x) for x in s.spaces.values()):
        return False
    return any(
        sum(gone.bases for gone in plan) > 0 or sum(gone.taliban for gone in plan) >= TALIBAN_TO_FIGHT
        for plan in _plans(s, action)
    )


CHOICE: Final[Flow[State, str]] = Flow.of(
    "coalition",
    Box(START, lambda s, who: _among_taliban(s) < TALIBAN_TO_FIGHT, yes=TRAIN, no="assault?", rule="8.8.2"),
    Box("assault?", assault_pays, yes=ASSAULT, no=SWEEP, rule="8.8.4"),
)


def operation(t: Turn) -> Ask[str]:
    """Train, Sweep or Assault, or pass (8.8)."""
    yield from ()
    return chosen_operation(t, CHOICE, OPERATIONS)


# -- Train (8.8.2a-d)


def _wants_patronage(s: State) -> bool:
    """Whether 3 Patronage become Resources (8.8.2a)."""
    low = tracks.funds(s, COALITION) < coin.COST
    return s.patronage >= coin.PATRONAGE_MOVED and (s.patronage > PATRONAGE_TOO_HIGH or low)


def _civic_levels(s: State, space: Space) -> int:
    """How many levels Civic Action would shift a space in a Train (3.2.1c; PRTs, card 18)."""
    shaded = s.capable("prts", SHADED)
    if space.control != COIN or (shaded and not space.count[GOVERNMENT_POLICE]):
        return 0
    return buying.levels(s, space, COALITION, 1 if shaded else 2)


def _gains(s: State, space: Space) -> bool:
    return _civic_levels(s, space) > 0


def _surplus(space: Space) -> int:
    """The Government pieces that could leave with COIN Control kept (8.8.2c)."""
    return min(space.government_cubes + space.count[GOVERNMENT_BASE], excess(space))


def _can_place(s: State, space: Space) -> bool:
    """Whether Train would bring cubes to a Coalition Base: Available ones, or Police from elsewhere (8.8.2c)."""
    if not coin.takes_cubes(space, COALITION) or tracks.funds(s, COALITION) < coin.COST:
        return False
    if s.available[GOVERNMENT_TROOPS] + s.available[GOVERNMENT_POLICE]:
        return True
    return any(may_leave(x, GOVERNMENT_POLICE, 1) for x in _police_elsewhere(s, [space]))


def _police_elsewhere(s: State, trained: Sequence[Space]) -> list[Space]:
    return [x for x in s.spaces.values() if x.count[GOVERNMENT_POLICE] and x not in trained]


AT_BASES: Final = Step("coalition_train_bases", "8.8.2c", lambda s, x: _can_place(s, x) and _surplus(x) <= SURPLUS)
MOST_POLICE: Final = Step(
    "coalition_train_police",
    "8.8.2c",
    lambda s, x: may_leave(x, GOVERNMENT_POLICE, 1),
    (highest("police", lambda s, x: x.count[GOVERNMENT_POLICE]),),
)


def _can_train(t: Turn) -> bool:
    s = t.s
    spaces = list(coin.train_where(s, Action(COALITION, TRAIN)))
    return _wants_patronage(s) or any(_gains(s, x) or AT_BASES.fits(s, x) for x in spaces)


def train(t: Turn) -> Procedure[None]:
    """Patronage, or else Civic Action; cubes at Coalition Bases (8.8.2a-d); then Surge, else Airlift."""
    s = t.s
    patronage = _wants_patronage(s)
    civic: list[Space] = []
    if patronage:
        t.g.note("why-patronage", "8.8.2a", why=True)
        yield from t.answer(Purpose.TRAIN_WHERE, KABUL)
        yield from _cubes(t, 0)
    else:
        while len(civic) < (2 if s.capable("prts", UNSHADED) else 1):
            held = sum(_price(s, x) for x in civic)
            fit = [x for x in t.offered if _gains(s, x) and _price(s, x) + held <= tracks.funds(s, COALITION)]
            space = yield from buying.where(t, COALITION, fit)
            if space is None:
                break
            civic.append(space)
            yield from t.answer(Purpose.TRAIN_WHERE, space)
            yield from _cubes(t, sum(_price(s, x) for x in civic))
    while len(t.action.selected) < SPACES:
        held = sum(_price(s, x) for x in civic)
        fit = [x for x in t.offered if tracks.funds(s, COALITION) >= held + coin.COST]
        space = yield from one_of(t, AT_BASES, fit)
        if space is None:
            break
        yield from t.answer(Purpose.TRAIN_WHERE, space)
        yield from _cubes(t, held, elsewhere=True)
    yield from t.done()
    if t.question.purpose == Purpose.TRAIN_THEN:
        yield from _train_then(t, patronage, civic)
    yield from _village(t)
    yield from surge_or_airlift(t)


def _price(s: State, space: Space) -> int:
    """What the Civic Action of a space costs."""
    return 3 * (space.terror + _civic_levels(s, space))


def _cubes(t: Turn, held: int, *, elsewhere: bool = False) -> Procedure[None]:
    """The most Available cubes, Police and Troops in turn, as far as Civic Action can still be paid (8.8.2a-c)."""
    s = t.s
    most = 4 if s.capable("night_letters", SHADED) else coin.CUBES_A_SPACE
    if tracks.funds(s, COALITION) < held + coin.COST:
        most = 0
    police, troops = in_turn(s.available[GOVERNMENT_POLICE], s.available[GOVERNMENT_TROOPS], most)
    if t.question.purpose == Purpose.TRAIN_TROOPS:
        yield from t.number(Purpose.TRAIN_TROOPS, troops)
    if t.question.purpose == Purpose.TRAIN_POLICE:
        yield from t.number(Purpose.TRAIN_POLICE, police)
    taken = 0
    while t.question.purpose == Purpose.TRAIN_FROM:
        among = [x for x in t.offered if x.count[GOVERNMENT_POLICE] and x not in t.action.selected]
        more = elsewhere and most and taken < POLICE_FROM_ELSEWHERE
        origin = (yield from one_of(t, MOST_POLICE, among)) if more else None
        if origin is None:
            yield from t.done()
            return
        taken += 1
        yield from t.answer(Purpose.TRAIN_FROM, origin)
        yield from t.answer(Purpose.TRAIN_PIECE, PIECES[GOVERNMENT_POLICE])


def _train_then(t: Turn, patronage: bool, civic: Sequence[Space]) -> Procedure[None]:
    s = t.s
    if patronage and t.offers("patronage"):
        yield from t.answer(Purpose.TRAIN_THEN, "patronage")
        return
    fit = [x for x in civic if _gains(s, x)]
    if not fit or not t.offers("civic_action"):
        yield from t.done()
        return
    yield from t.answer(Purpose.TRAIN_THEN, "civic_action")
    yield from t.answer(Purpose.CIVIC_ACTION_WHERE, fit[0])
    yield from t.most_of(Purpose.CIVIC_ACTION_HOW_MUCH)
    if t.question.purpose == Purpose.CIVIC_ACTION:
        second = [x for x in fit[1:] if _gains(s, x)]
        yield from t.answer(Purpose.CIVIC_ACTION, "yes" if second else "no")
        if second:
            yield from t.answer(Purpose.CIVIC_ACTION_WHERE, second[0])
            yield from t.most_of(Purpose.CIVIC_ACTION_HOW_MUCH)


FEWEST_POLICE: Final = Step(
    "coalition_village",
    "8.8.2d",
    lambda s, x: True,
    (lowest("police", lambda s, x: x.count[GOVERNMENT_POLICE]),),
)


def _village(t: Turn) -> Procedure[None]:
    """Village Stability Operations: a Police where Coalition Troops are and fewest Police (8.8.2d)."""
    if t.question.purpose == Purpose.VILLAGE_POLICE:
        space = yield from one_of(t, FEWEST_POLICE, t.offered)
        assert space is not None
        yield from t.answer(Purpose.VILLAGE_POLICE, space)
        if t.question.purpose == Purpose.TRAIN_FROM:
            free = [x for x in t.offered if may_leave(x, GOVERNMENT_POLICE, 1)]
            origin = yield from one_of(t, MOST_POLICE, free)
            yield from t.answer(Purpose.TRAIN_FROM, origin or t.offered[0])


# -- Surge (8.8.2e-i)


def final_ahead(s: State) -> bool:
    """Whether the next Propaganda round is the final one."""
    return s.propaganda_to_come <= 1


SURGE_OUT: Final = Step(
    "coalition_surge_out",
    "8.8.2h",
    lambda s, x: x.control == COIN and x.count[COALITION_TROOPS],
    (
        highest("coalition_troops", lambda s, x: x.count[COALITION_TROOPS]),
        lowest("least_population", lambda s, x: x.pop),
    ),
)
BASE_IN: Final = Step(
    "coalition_surge_base",
    "8.8.2f",
    lambda s, x: x.control == COIN and not x.count[COALITION_BASE] and room(x, COALITION_BASE),
    (
        highest("population", lambda s, x: x.pop),
        holds("no_government_base", lambda s, x: not x.count[GOVERNMENT_BASE]),
    ),
)
TROOPS_IN: Final = Step(
    "coalition_surge_troops",
    "8.8.2g",
    lambda s, x: x.control == COIN,
    (holds("taliban", lambda s, x: x.of(TALIBAN) > 0),),
)


def surge_or_airlift(t: Turn) -> Procedure[None]:
    """Surge, or where it would place or remove nothing Airlift (8.8.2e)."""
    if t.question.purpose != Purpose.SPECIAL_AFTER:
        return
    controlled = [x for x in t.s.afghan() if x.control == COIN]
    if t.offers(SURGE):
        if final_ahead(t.s):
            space = yield from one_of(t, SURGE_OUT, controlled)
            if space is not None:
                yield from _surge_out(t, space)
                return
        elif (yield from _surge_in(t, controlled)):
            return
    yield from airlift_after_train(t)


def _surge_out(t: Turn, space: Space) -> Procedure[None]:
    """All Coalition Troops of a space become Available, even if Control is lost (8.8.2h)."""
    yield from t.answer(Purpose.SPECIAL_AFTER, SURGE)
    yield from t.answer(Purpose.SURGE_WHERE, space)
    yield from t.done()
    yield from t.answer(Purpose.SURGE_FROM, space)
    yield from t.answer(Purpose.SURGE_PIECE, PIECES[COALITION_TROOPS])
    yield from t.answer(Purpose.SURGE_TO, "available")
    yield from t.most_of(Purpose.SURGE_HOW_MANY)
    yield from _surge_ends(t)


def _surge_ends(t: Turn) -> Procedure[None]:
    if t.question.purpose == Purpose.SURGE_FROM:
        yield from t.done()
    yield from t.answer(Purpose.SURGE_ROLL, "yes")
    yield from t.most_of(Purpose.SURGE_AID)  # 8.8.2i


def plan_surge(
    t: Turn, controlled: Sequence[Space], bases: int, troops: int
) -> Ask[tuple[list[Space], dict[str, int]]]:
    """Where Bases and Troops come in: Bases where most people are, Troops evenly, 3 spaces in all (8.8.2f-g)."""
    s = t.s
    for_bases: list[Space] = []
    while len(for_bases) < min(bases, s.available[COALITION_BASE], SPACES):
        space = yield from one_of(t, BASE_IN, [x for x in controlled if x not in for_bases])
        if space is None:
            break
        for_bases.append(space)
    spaces = list(for_bases)
    count = min(troops, s.available[COALITION_TROOPS])
    while len(spaces) < min(SPACES, max(count, len(for_bases))):
        space = yield from one_of(t, TROOPS_IN, [x for x in controlled if x not in spaces])
        if space is None:
            break
        spaces.append(space)
    each = {x.id: count // len(spaces) for x in spaces} if spaces else {}
    odd = count - sum(each.values())
    rest = list(spaces)
    while odd > 0 and rest:
        space = yield from one_of(t, TROOPS_IN, rest)
        assert space is not None
        each[space.id] += 1
        rest.remove(space)
        odd -= 1
    return for_bases, each


def _surge_in(t: Turn, controlled: Sequence[Space]) -> Procedure[bool]:
    """Roll a die: half as many Bases and as many Troops come in (8.8.2f-g). Whether anything came."""
    s = t.s
    if not controlled or not (s.available[COALITION_BASE] or s.available[COALITION_TROOPS]):
        return False
    roll = yield from t.g.roll("nonplayer_surge")
    bases, troops = yield from plan_surge(t, controlled, roll // 2, roll)
    if not bases and not any(troops.values()):
        return False
    yield from t.answer(Purpose.SPECIAL_AFTER, SURGE)
    spaces = list(dict.fromkeys([*(x.id for x in bases), *(id for id, count in troops.items() if count)]))
    for id in spaces:
        yield from t.answer(Purpose.SURGE_WHERE, id)
    if t.question.purpose == Purpose.SURGE_WHERE:
        yield from t.done()
    for space in bases:
        yield from _surge_place(t, COALITION_BASE, space.id, 1)
    for id, count in troops.items():
        if count:
            yield from _surge_place(t, COALITION_TROOPS, id, count)
    yield from _surge_ends(t)
    return True


def _surge_place(t: Turn, piece: int, id: str, count: int) -> Procedure[None]:
    yield from t.answer(Purpose.SURGE_FROM, "available")
    yield from t.answer(Purpose.SURGE_PIECE, PIECES[piece])
    yield from t.answer(Purpose.SURGE_TO, id)
    yield from t.answer(Purpose.SURGE_HOW_MANY, count)


# -- Sweep (8.8.3)


def _sweeping(s: State, space: Space, more: int = 0) -> int:
    """How many Guerrillas a Sweep in a space activates, with so many more Troops flown in (3.2.3e)."""
    if not (space.coalition or more):
        return 0
    if s.in_force("partnering_policy", SHADED) and not space.government_cubes:
        return 0
    return max(0, space.coin_cubes + more - s.capable("isr", SHADED))


def _found(s: State, space: Space) -> int:
    return sum(found_by(space, _sweeping(s, space)))


def _in_place(s: State) -> list[Space]:
    return [x for x in s.afghan() if x.coalition and coin.can_sweep(s, Action(COALITION, SWEEP, stays=True), x)]


def _lift_helps(s: State, action: Action) -> dict[str, Lift]:
    """Where an Airlift would let the Sweep activate the last Underground Taliban, who else would stay so (8.8.3a)."""
    if not airlift_is_possible(s, action):
        return {}
    lifts = {}
    origins = lift_origins(s)
    for space in s.afghan():
        hidden = space.count[TALIBAN_UNDERGROUND]
        if origins and hidden > _sweeping(s, space):
            lift = lift_into(s, space, origins)
            if lift.total and (space.coalition or lift.coalition) and _sweeping(s, space, lift.total) >= hidden:
                lifts[space.id] = lift
    return lifts


def _can_sweep(t: Turn) -> bool:
    s = t.s
    if any(_found(s, x) for x in _in_place(s)):
        return True
    if s.capable("isr", UNSHADED) and _in_place(s) and any(x.underground for x in s.spaces.values()):
        return True
    return bool(_lift_helps(s, Action(COALITION, SWEEP, may_special=True)))


MOST_FOUND: Final = Step(
    "coalition_sweep",
    "8.8.3",
    lambda s, x: x.coalition,
    (
        highest("taliban_found", lambda s, x: found_by(x, _sweeping(s, x))[0]),
        highest("warlords_found", lambda s, x: found_by(x, _sweeping(s, x))[1]),
    ),
)


def sweep(t: Turn) -> Procedure[None]:
    """In place wherever the Coalition is, after an Airlift or before an Air Strike (8.8.3)."""
    s = t.s
    lifts = _lift_helps(s, t.action) if t.offers(AIRLIFT) else {}
    if lifts:
        step = Step(
            "coalition_sweep_airlift",
            "8.8.3a",
            lambda s, x: x.id in lifts,
            (highest("found", lambda s, x: sum(found_by(x, _sweeping(s, x, lifts[x.id].total)))),),
        )
        space = yield from one_of(t, step, list(s.afghan()))
        assert space is not None
        yield from t.answer(Purpose.SWEEP_WHERE, AIRLIFT)
        yield from airlift(t, space)
    while t.question.purpose == Purpose.SWEEP_WHERE and not t.action.is_full:
        fit = [x for x in t.offered if x.coalition and (x.has_cubes() or t.action.stays)]
        if not fit:
            break
        limited = t.action.spaces_most < len(fit)
        chosen = (yield from one_of(t, MOST_FOUND, fit)) if limited else fit[0]
        assert chosen is not None
        yield from t.answer(Purpose.SWEEP_WHERE, chosen)
        if t.question.purpose == Purpose.SWEEP_FROM:
            yield from t.done()
    yield from t.done_after(Purpose.SWEEP_WHERE)
    while t.question.purpose == Purpose.ACTIVATE_WHOSE:
        yield from activate(t)
    yield from air_strike_after(t)


def air_strike_after(t: Turn) -> Procedure[None]:
    """Air Strike against the Taliban, if there is anything to strike (8.8.3d)."""
    if t.question.purpose != Purpose.SPECIAL_AFTER:
        return
    if t.offers(AIR_STRIKE) and strikes(t.s, t.action):
        yield from t.answer(Purpose.SPECIAL_AFTER, AIR_STRIKE)
        yield from air_strike(t)
    else:
        t.g.note("why-no-special", "8.8.3d", why=True)
        yield from t.done()


# -- Assault (8.8.4)


def _with_government(s: State, action: Action, space: Space, more: int = 0) -> Removal:
    return removal(s, action, space, with_government=True, more=more)


def _removes_base_only_so(s: State, action: Action, space: Space) -> bool:
    """Whether Government cubes are needed to remove a Base (8.8.4c)."""
    if not may_use_government(s, action, space):
        return False
    return _with_government(s, action, space).bases > removal(s, action, space).bases


def _best(s: State, action: Action, space: Space, paid: bool) -> Removal:
    """What an Assault removes, with Government cubes where 8.8.4c pays for them."""
    alone = removal(s, action, space)
    if not may_use_government(s, action, space):
        return alone
    together = _with_government(s, action, space)
    if together.bases > alone.bases or (not paid and together.total > alone.total):
        return together
    return alone


def _raids(s: State, action: Action) -> list[Space]:
    return [x for x in s.spaces.values() if can_assault(s, action, x) and _best(s, action, x, False).total]


def _ranked(s: State, action: Action) -> list[tuple[Space, Removal]]:
    """The spaces of an Assault in their order, and what each removes (8.8.4b-c)."""
    found = []
    paid = False
    funds = tracks.funds(s, COALITION)
    rest = _raids(s, action)
    while rest:
        space = max(rest, key=lambda x: (*_best(s, action, x, paid)[:2], x.pop))
        rest.remove(space)
        gone = _best(s, action, space, paid)
        if gone != removal(s, action, space):
            if funds < coin.COST:
                gone = removal(s, action, space)
            else:
                funds -= coin.COST
                paid = True
        if gone.total:
            found.append((space, gone))
    return found


def _plans(s: State, action: Action) -> list[list[Removal]]:
    """What each plan removes: Assault and Air Strike, or an Airlift into some space before it (8.8.4)."""
    raids = _ranked(s, action)
    plans = [[gone for _, gone in raids] + struck(s, action, {x.id: gone for x, gone in raids})]
    origins = lift_origins(s)
    if origins and airlift_is_possible(s, action):
        for space in _lift_targets(s, action):
            lift = lift_into(s, space, origins)
            if lift.total:
                flown = removal(s, action, space, more=lift.coalition)
                plans.append([flown, *(gone for x, gone in raids if x is not space and x.id not in lift.origins)])
    return plans


def _lift_targets(s: State, action: Action) -> list[Space]:
    """Where the Coalition could Assault if it were there."""
    return [x for x in s.spaces.values() if not x.is_pakistan and x.of(TALIBAN) and action.may_select(x)]


def _lifts_that_pay(s: State, action: Action) -> dict[str, Removal]:
    """Where an Airlift lets the Assault remove 4 Taliban pieces or a Base that it else would not (8.8.4a)."""
    origins = lift_origins(s)
    if not origins or not airlift_is_possible(s, action):
        return {}
    raids = {x.id: gone for x, gone in _ranked(s, action)}
    hit = struck_in(s, action, raids)
    found = {}
    for space in _lift_targets(s, action):
        lift = lift_into(s, space, origins)
        if not lift.total:
            continue
        flown = removal(s, action, space, more=lift.coalition)
        had = raids.get(space.id, Removal(0, 0, 0, 0))
        more_bases = flown.taliban_bases > had.taliban_bases + hit.get(space.id, (0, 0))[1]
        if more_bases or (flown.taliban >= TALIBAN_TO_FIGHT > had.taliban + sum(hit.get(space.id, (0, 0)))):
            found[space.id] = flown
    return found


def struck_in(s: State, action: Action, raids: dict[str, Removal]) -> dict[str, tuple[int, int]]:
    """Guerrillas and Bases of the Taliban that the Air Strike after an Assault would remove, by space."""
    return {id: (1 - base, base) for id, base in strikes(s, action, raids)}


def _can_assault(t: Turn) -> bool:
    s = t.s
    action = Action(COALITION, ASSAULT, may_special=True)
    if s.in_force("us_taliban_talks", SHADED) or not any(can_assault(s, action, x) for x in s.spaces.values()):
        return False
    raids = _ranked(s, action)
    lifts = _lifts_that_pay(s, action)
    if not raids and not lifts:
        return False
    if s.capable("accidental_guerrillas", SHADED):  # 8.8.4d
        hit = strikes(s, action, {x.id: gone for x, gone in raids})
        removals = [gone for _, gone in raids]
        total = sum(gone.total for gone in removals) + len(hit)
        bases = sum(gone.bases for gone in removals) + sum(base for _, base in hit)
        if total == 1 and not bases and not lifts:
            t.g.note("why-accidental", "8.8.4d", why=True)
            return False
    return True


def assault(t: Turn) -> Procedure[None]:
    """With all Coalition Troops, after an Airlift or before an Air Strike (8.8.4)."""
    s = t.s
    lifts = _lifts_that_pay(s, t.action) if t.offers(AIRLIFT) else {}
    if lifts:
        step = Step(
            "coalition_assault_airlift",
            "8.8.4a",
            lambda s, x: x.id in lifts,
            (highest("taliban_removed", lambda s, x: lifts[x.id].taliban),),
        )
        space = yield from one_of(t, step, list(s.spaces.values()))
        assert space is not None
        yield from t.answer(Purpose.ASSAULT_WHERE, AIRLIFT)
        yield from airlift(t, space)
    paid = False
    while t.question.purpose == Purpose.ASSAULT_WHERE and t.offered:
        step = _assault_step(t.action, paid)
        chosen = yield from one_of(t, step, t.offered)
        if chosen is None:
            break
        yield from t.answer(Purpose.ASSAULT_WHERE, chosen)
        if t.question.purpose == Purpose.ASSAULT_WITH_GOVERNMENT:
            more = _with_government(s, t.action, chosen).total > removal(s, t.action, chosen).total
            pays = _removes_base_only_so(s, t.action, chosen) or (more and not paid)
            paid |= pays
            yield from t.answer(Purpose.ASSAULT_WITH_GOVERNMENT, "yes" if pays else "no")
        yield from remove_taliban_first(t)
    yield from t.done_after(Purpose.ASSAULT_WHERE)
    yield from air_strike_after(t)


def _assault_step(action: Action, paid: bool) -> Step:
    return Step(
        "coalition_assault",
        "8.8.4",
        lambda s, x: _best(s, action, x, paid).total or (s.capable("find_fix_finish", UNSHADED) and x.underground),
        (
            highest("taliban_bases_removed", lambda s, x: _best(s, action, x, paid).taliban_bases),
            highest("taliban_removed", lambda s, x: _best(s, action, x, paid).taliban_guerrillas),
            highest("population", lambda s, x: x.pop),
        ),
    )


OPERATIONS: Final = {
    TRAIN: Operation("8.8.2", _can_train, SWEEP),
    SWEEP: Operation("8.8.3", _can_sweep, ASSAULT),
    ASSAULT: Operation("8.8.4", _can_assault, "pass"),
}
ACTIONS: Final = {
    TRAIN: train,
    SWEEP: sweep,
    ASSAULT: assault,
    AIRLIFT: airlift_after_train,
    AIR_STRIKE: air_strike,
}
