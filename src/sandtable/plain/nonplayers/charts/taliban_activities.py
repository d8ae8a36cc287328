"""Extort and Infiltrate of the Taliban by their flow chart (third printing, 8.6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sandtable.core.charts import highest, holds
from sandtable.plain.activities import taliban
from sandtable.plain.nonplayers.charts.marching import finds_and_fixes
from sandtable.plain.nonplayers.guidelines import next_piece
from sandtable.plain.nonplayers.steps import (
    Special,
    Step,
    one_of,
    special_after,
)
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    EXTORT,
    GOVERNMENT,
    INFILTRATE,
    OPPOSITION,
    OWNER,
    PIECE,
    PIECES,
    TALIBAN,
    TALIBAN_BASE,
    TALIBAN_UNDERGROUND,
)

RULE: Final = "chart.taliban"
RICH_ROAD: Final = 3

# -- who may show himself


def kept_hidden(s: State, space: Space) -> int:
    """How many Underground Guerrillas stay so at a Base: the last one, with Find Fix Finish the last two."""
    if not space.count[TALIBAN_BASE]:
        return 0
    return 2 if finds_and_fixes(s) else 1


def may_show(s: State, space: Space, count: int = 1) -> bool:
    return space.count[TALIBAN_UNDERGROUND] - count >= kept_hidden(s, space)


# -- Extort


def rich_road(s: State, space: Space) -> bool:
    """Extort B: roads of Econ 3 and 4."""
    return space.is_loc and space.area.econ >= RICH_ROAD and not space.sabotage and may_show(s, space)


def extort_a(s: State, space: Space) -> bool:
    """Everywhere, but not with the last Underground Guerrilla of a space without Opposition."""
    if not may_show(s, space):
        return False
    return space.count[TALIBAN_UNDERGROUND] > 1 or (space.has_opinion and space.level == OPPOSITION)


ELSEWHERE: Final = {"rich roads": rich_road, "everywhere": may_show}
"""What is kept in mind of where to Extort, if that is not Extort A."""


def may_extort(s: State, wanted: Callable[[State, Space], bool]) -> bool:
    return any(taliban.can_extort_in(x) and wanted(s, x) for x in s.spaces.values())


def pause_to_extort(t: Sitting, purpose: Purpose, wanted: Callable[[State, Space], bool]) -> Procedure[bool]:
    """Extort in the middle of an operation that needs Resources, if any can be had. Whether they came."""
    if not t.offers(EXTORT):
        return False
    if not may_extort(t.s, wanted) and not t.s.resources[TALIBAN]:
        wanted = may_show  # Resources are still 0: everywhere
    if not may_extort(t.s, wanted):
        return False
    _keep(t, wanted)
    yield from t.answer(purpose, EXTORT)
    yield from extort(t)
    return True


def _keep(t: Sitting, wanted: Callable[[State, Space], bool]) -> None:
    """Keep in mind where to Extort."""
    for what, each in ELSEWHERE.items():
        if wanted is each:
            t.once_more(what)


def extort(t: Sitting) -> Procedure[None]:
    """Extort A, as an event gives it, or wherever it was decided."""
    wanted = next((each for what, each in ELSEWHERE.items() if t.times(what)), extort_a)
    while t.asks(Purpose.EXTORT_WHERE):
        spaces = [x for x in t.offered if wanted(t.s, x)]
        if spaces or not t.offers("done"):
            yield from t.answer(Purpose.EXTORT_WHERE, (spaces or t.offered)[0])
        else:
            yield from t.done()


def extort_a_after(t: Sitting) -> Procedure[None]:
    """Extort A; with no Resources left, everywhere."""
    wanted = extort_a if t.s.resources[TALIBAN] or may_extort(t.s, extort_a) else may_show
    if t.asks(Purpose.SPECIAL_AFTER):
        _keep(t, wanted)
    yield from special_after(t, RULE, Special(EXTORT, extort, lambda t: may_extort(t.s, wanted)))


def special(t: Sitting) -> Procedure[None]:
    """Extort B, else Infiltrate, else Extort A."""
    if t.asks(Purpose.SPECIAL_AFTER) and t.offers(EXTORT) and may_extort(t.s, rich_road):
        t.g.note("why-rich-roads", RULE, why=True)
        _keep(t, rich_road)
        yield from t.answer(Purpose.SPECIAL_AFTER, EXTORT)
    elif t.asks(Purpose.SPECIAL_AFTER) and t.offers(INFILTRATE):
        yield from t.answer(Purpose.SPECIAL_AFTER, INFILTRATE)
    yield from infiltrate(t)
    yield from extort_a_after(t)


# -- Infiltrate


def _owner(s: State, space: Space) -> str:
    """Whose pieces Infiltrate takes in a space: a player's, then the Government's."""
    owners = {OWNER[piece] for piece in taliban.infiltrable(space)}
    return sorted(owners, key=lambda each: (s.is_nonplayer(each), each != GOVERNMENT))[0]


def _is_last(s: State, space: Space) -> bool:
    """Whether a faction's last pieces of the space would go."""
    return space.of(_owner(s, space)) <= 2


INFILTRATE_WHERE: Final = Step(
    "chart_taliban_infiltrate",
    RULE,
    lambda s, x: True,
    (
        holds("of_a_player", lambda s, x: not s.is_nonplayer(_owner(s, x))),
        holds("of_the_government", lambda s, x: _owner(s, x) == GOVERNMENT),
        highest("players_cubes", lambda s, x: 0 if s.is_nonplayer(GOVERNMENT) else x.government_cubes),
        holds("last_pieces", _is_last),
        highest("population_and_econ", lambda s, x: x.pop + x.area.econ),
    ),
)


def infiltrate(t: Sitting) -> Procedure[None]:
    """One space: two pieces of a player, then of the Government, then of the Warlords; a single one is replaced."""
    while t.asks(Purpose.INFILTRATE_WHERE):
        assert t.action.doing is not None
        if t.action.doing.spaces and t.offers("done"):
            yield from t.done()
            return
        space = yield from one_of(t, INFILTRATE_WHERE, t.offered)
        assert space is not None
        owner = _owner(t.s, space)
        replaces = space.of(owner) == 1 and t.s.available[TALIBAN_UNDERGROUND] > 0
        yield from t.answer(Purpose.INFILTRATE_WHERE, space)
        yield from t.answer(Purpose.INFILTRATE_HOW, "infiltrate_replace" if replaces else "infiltrate_remove")
        taken = 0
        while t.question.purpose == Purpose.INFILTRATE_TARGET:
            kinds = [PIECE[option.key] for option in t.question.options if option.key in PIECE]
            yield from t.answer(Purpose.INFILTRATE_TARGET, PIECES[_crossing(kinds, owner, taken)])
            taken += 1


def _crossing(kinds: Sequence[int], owner: str, taken: int) -> int:
    """The piece that changes sides: Police and Troops in turn, Underground before Active."""
    return next_piece([piece for piece in kinds if OWNER[piece] == owner] or kinds, taken)
