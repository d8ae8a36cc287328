"""Cultivate, Traffic and Suborn of the Warlords by their flow chart (third printing, 8.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.charts import holds, lowest
from sandtable.plain.activities import warlords
from sandtable.plain.control import control_with
from sandtable.plain.nonplayers.charts.common import MOST_PEOPLE, in_last_campaign, is_player
from sandtable.plain.nonplayers.guidelines import next_cube
from sandtable.plain.nonplayers.steps import (
    Special,
    Step,
    next_of,
    one_of,
    possible,
    special_after,
)
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.play import DONE
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    COIN,
    CULTIVATE,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_CUBES,
    PIECE,
    PIECES,
    SUBORN,
    TALIBAN,
    TALIBAN_ACTIVE,
    TALIBAN_UNDERGROUND,
    TRAFFIC,
    UNCONTROLLED,
    WARLORD_BASE,
    WARLORDS,
)

RULE: Final = "chart.warlords"
KEPT: Final = 41
"""Resources that Suborn keeps."""
BOUGHT: Final = 4
"""By how much the margin of a Government player is lowered at most."""

# what is kept in mind
LOWERED: Final = "lowered"
PASSED: Final = "steps passed"

# -- the special activities


def special(t: Sitting) -> Procedure[None]:
    """Cultivate, else Traffic, else Suborn; in the last campaign Traffic at once."""
    yield from special_after(
        t,
        RULE,
        Special(CULTIVATE, cultivate, lambda t: not in_last_campaign(t.s)),
        Special(TRAFFIC, traffic, _traffics),
        Special(SUBORN, suborn, can_suborn),
    )


CULTIVATE_WHERE: Final = Step(
    "chart_warlords_cultivate",
    RULE,
    lambda s, x: True,
    (holds("warlord_base", lambda s, x: x.count[WARLORD_BASE]), MOST_PEOPLE),
)


def cultivate(t: Sitting) -> Procedure[None]:
    """Where a Warlords Base is already, else elsewhere; most people first."""
    space = yield from one_of(t, CULTIVATE_WHERE, t.offered)
    assert space is not None
    yield from t.answer(Purpose.CULTIVATE_WHERE, space)


def _pays_no_player(s: State, space: Space) -> bool:
    """Whether Traffic there gives no player Resources or Patronage."""
    if space.control == TALIBAN:
        return s.is_nonplayer(TALIBAN)
    return space.control == UNCONTROLLED or s.is_nonplayer(GOVERNMENT)


def _traffics(t: Sitting) -> list[Space]:
    spaces = [x for x in t.s.spaces.values() if warlords.can_traffic_in(t.action, x)]
    return [x for x in spaces if _pays_no_player(t.s, x)]


def traffic(t: Sitting) -> Procedure[None]:
    """All Uncontrolled spaces with Warlords Bases, and all others where no player gains by it."""
    spaces = [x for x in t.offered if _pays_no_player(t.s, x)]
    yield from t.answer(Purpose.TRAFFIC_WHERE, *(spaces or t.offered[:1]))


# -- Suborn


def _taken(space: Space) -> list[tuple[int, int]]:
    """What one Suborn takes to end a Control: a Base if that does it, else cubes, or a Taliban Guerrilla."""
    if space.control == TALIBAN and space.guerrillas(TALIBAN):
        return [(TALIBAN_ACTIVE, -1)]
    if space.control == COIN and space.count[GOVERNMENT_BASE] and _frees(space, [(GOVERNMENT_BASE, -1)]):
        return [(GOVERNMENT_BASE, -1)]
    if space.control == COIN and space.government_cubes:
        return [(GOVERNMENT_CUBES[0], -min(warlords.CUBES, space.government_cubes))]
    return []


def _frees(space: Space, changes: Sequence[tuple[int, int]]) -> bool:
    return bool(changes) and control_with(space, changes) != space.control


def ends_control(space: Space) -> bool:
    return space.area.is_afghan and not space.is_loc and space.pop > 0 and _frees(space, _taken(space))


SUBORN_GOVERNMENT: Final = Step(
    "chart_warlords_suborn_government",
    RULE,
    lambda s, x: is_player(s, GOVERNMENT) and x.control == COIN and ends_control(x),
    (MOST_PEOPLE,),
)
SUBORN_CONTROL: Final = Step(
    "chart_warlords_suborn_control",
    RULE,
    lambda s, x: ends_control(x),
    (MOST_PEOPLE, lowest("taliban_guerrillas", lambda s, x: x.guerrillas(TALIBAN))),
)


SUBORN_STEPS: Final = (SUBORN_GOVERNMENT, SUBORN_CONTROL)


def _is_rich(t: Sitting) -> bool:
    """Whether 41 Resources are left when one more space is paid for."""
    return t.s.resources[WARLORDS] - t.action.cost(warlords.COST) >= KEPT


def can_suborn(t: Sitting) -> bool:
    """If 41 Resources are left, and Control ends somewhere."""
    return _is_rich(t) and possible(t, (SUBORN_GOVERNMENT, SUBORN_CONTROL), t.s.afghan())


def suborn_after(t: Sitting) -> Procedure[None]:
    """Suborn, if anything."""
    yield from special_after(t, RULE, Special(SUBORN, suborn, can_suborn))


def suborn(t: Sitting) -> Procedure[None]:
    """Control by which a Government player loses up to 4 of the margin; then any Control in one space."""
    while t.asks(Purpose.SUBORN_WHERE):
        lowered = t.times(LOWERED)
        if t.offers(DONE) and not _is_rich(t):
            t.mind.counts[PASSED] = len(SUBORN_STEPS)
        if not t.times(PASSED) and not any(_lowers(t.s, x, lowered) for x in t.offered):
            t.once_more(PASSED)
        against = not t.times(PASSED)
        steps = SUBORN_STEPS[t.times(PASSED) :]
        found = yield from next_of(t, steps, [x for x in t.offered if not against or _lowers(t.s, x, lowered)])
        if found is None and t.offers(DONE):
            yield from t.done()
            return
        space = found[1] if found else t.offered[0]
        t.mind.counts[LOWERED] = lowered + space.pop
        if not against:
            t.mind.counts[PASSED] = len(SUBORN_STEPS)
        yield from _buy(t, space)


def _lowers(s: State, space: Space, lowered: int) -> bool:
    """Whether the margin of a Government player falls there, by 4 in all at most."""
    return bool(SUBORN_GOVERNMENT.fits(s, space)) and lowered + space.pop <= BOUGHT


def _buy(t: Sitting, space: Space) -> Procedure[None]:
    piece = _taken(space)[0][0] if _taken(space) else None
    ways = {GOVERNMENT_BASE: "suborn_base", TALIBAN_ACTIVE: "suborn_guerrilla"}
    yield from t.answer(Purpose.SUBORN_WHERE, space)
    way = ways.get(piece, "suborn_cubes") if piece is not None else t.question.options[0].key
    yield from t.answer(Purpose.SUBORN_HOW, way)
    taken = 0
    while t.question.purpose in (Purpose.SUBORN_CUBE, Purpose.SUBORN_HIDE):
        if t.question.purpose == Purpose.SUBORN_HIDE:
            yield from t.most_of(Purpose.SUBORN_HIDE)
            continue
        kinds = [PIECE[option.key] for option in t.question.options if option.key in PIECE]
        piece = TALIBAN_UNDERGROUND if TALIBAN_UNDERGROUND in kinds else next_cube(kinds, taken)
        taken += 1
        yield from t.answer(Purpose.SUBORN_CUBE, PIECES[piece])
