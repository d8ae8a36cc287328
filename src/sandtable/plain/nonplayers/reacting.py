"""What non-players answer while others act, as capabilities and Momentum say (8.6.1, 8.7.1, 8.8.1, 8.8.3b)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.core.charts import highest, holds
from sandtable.core.checks import at_most
from sandtable.core.questions import Ask, unasked
from sandtable.plain import support, victory
from sandtable.plain.cards import cited
from sandtable.plain.control import control_with
from sandtable.plain.nonplayers.guidelines import next_cube
from sandtable.plain.nonplayers.steps import Step, next_of, one_of
from sandtable.plain.nonplayers.turn import Handler, Sitting
from sandtable.plain.play import DONE, NO, YES, Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    COALITION,
    COALITION_TROOPS,
    COIN,
    GOVERNMENT,
    GOVERNMENT_POLICE,
    LEVEL,
    OPPOSITION,
    PIECE,
    PIECES,
    SUPPORT,
    TALIBAN,
    TALIBAN_ACTIVE,
    TALIBAN_BASE,
    TALIBAN_UNDERGROUND,
)

CANCELS: Final = 4  # 8.7.1a


def show_agenda(t: Sitting) -> Ask[str]:
    """Always."""
    return unasked(YES)


def manpads(t: Sitting) -> Ask[str]:
    """On a roll of 1 to 4 (8.7.1a)."""
    return YES if (yield from t.g.check("manpads", at_most(CANCELS), "8.7.1")).succeeds else NO


# -- Tribal Elders (45)


def elders(t: Sitting) -> Ask[str]:
    """To Support, Opposition or Neutral, as the faction would have it (8.6.1, 8.7.1b, 8.8.1)."""
    wanted = {COALITION: "support", TALIBAN: "opposition"}.get(t.faction, "neutral")
    if t.faction == GOVERNMENT and not _favours_coalition(t.s, t.about):
        wanted = "support"
    return unasked(wanted if t.offers(wanted) else DONE)


def _favours_coalition(s: State, space: Space) -> bool:
    """Whether Support there would raise the Coalition's margin above the Government's (8.6.1)."""
    there = Play(s.copy(), None)
    support.set_level(there, there.s[space.id], LEVEL["support"])
    return victory.margin(there.s, COALITION) > victory.margin(there.s, GOVERNMENT)


# -- Guerrillas that are activated, placed, or that blow themselves up

ON_ROAD: Final = Step("isr_road", "8.8.3b", lambda s, x: x.is_loc and x.count[TALIBAN_UNDERGROUND])
LAST_HIDDEN: Final = Step("isr_last", "8.8.3b", lambda s, x: not x.is_pakistan and x.count[TALIBAN_UNDERGROUND] == 1)
HIDDEN: Final = Step("isr_any", "8.8.3b", lambda s, x: x.count[TALIBAN_UNDERGROUND])
ANYBODY: Final = Step("isr_others", "8.8.3b", lambda s, x: True)


def isr(t: Sitting) -> Ask[str]:
    """Taliban on roads, then the last Underground ones of a space, then any (8.8.3b)."""
    found = yield from next_of(t, (ON_ROAD, LAST_HIDDEN, HIDDEN, ANYBODY), t.offered)
    assert found is not None
    return found[1].id


def taliban_first(t: Sitting) -> Ask[str]:
    """The Taliban, if they are among the factions."""
    return unasked(TALIBAN if t.offers(TALIBAN) else t.question.options[0].key)


def activate_taliban_first(t: Sitting) -> Ask[str]:
    """A Guerrilla of the Taliban, if there is one."""
    return unasked(next((key for key in t.question.keys if key.endswith(TALIBAN)), t.question.keys[0]))


def _frees(space: Space, piece: int, by: int = 1) -> bool:
    """Whether that piece more, or fewer, ends COIN Control."""
    return space.control == COIN and control_with(space, [(piece, by)]) != COIN


RECRUIT: Final = Step(
    "recruit",
    cited("accidental_guerrillas"),
    lambda s, x: True,
    (
        holds("taliban_base", lambda s, x: x.count[TALIBAN_BASE]),
        holds("ends_coin_control", lambda s, x: _frees(x, TALIBAN_UNDERGROUND)),
    ),
)
DEFECTOR: Final = Step(
    "defector",
    cited("village_stability_operations"),
    lambda s, x: True,
    (
        holds(
            "ends_coin_control",
            lambda s, x: (
                x.control == COIN and control_with(x, [(GOVERNMENT_POLICE, -1), (TALIBAN_UNDERGROUND, 1)]) != COIN
            ),
        ),
    ),
)
REAPERS: Final = Step(
    "reapers",
    cited("reapers"),
    lambda s, x: x.level > OPPOSITION,
    (highest("population", lambda s, x: x.pop), holds("at_support", lambda s, x: x.level == SUPPORT)),
)


def _one(step: Step) -> Handler:
    def answer(t: Sitting) -> Ask[str]:
        space = yield from one_of(t, step, t.offered)
        assert space is not None
        return space.id

    return answer


def suicide_bomber(t: Sitting) -> Ask[str]:
    """Only for Coalition Troops or to end COIN Control, and never the last Guerrilla at a Base (card 33)."""
    return unasked(_struck_at(t))


def _struck_at(t: Sitting) -> str:
    """The piece that is worth a Guerrilla, or none."""
    space = t.about
    if space.count[TALIBAN_BASE] and space.guerrillas(TALIBAN) < 2:
        return DONE
    if t.offers(PIECES[COALITION_TROOPS]):
        return PIECES[COALITION_TROOPS]
    kinds = [PIECE[option.key] for option in t.question.options if option.key in PIECE]
    ends = space.control == COIN and control_with(space, [(kinds[0], -1), (TALIBAN_ACTIVE, -1)]) != COIN
    return PIECES[next_cube(kinds, 0)] if ends else DONE


# -- Roadside IEDs (23)


def first_charge(cubes: Mapping[str, Sequence[tuple[str, int]]]) -> Step:
    """Where a Coalition cube can be hit, then on the road with most Taliban Guerrillas (card 23)."""
    return Step(
        "ied",
        cited("roadside_ieds"),
        lambda s, x: True,
        (
            holds("coalition_piece", lambda s, x: any(piece == COALITION_TROOPS for _, piece in cubes[x.id])),
            highest("taliban_guerrillas", lambda s, x: x.guerrillas(TALIBAN)),
        ),
    )


def ied(t: Sitting) -> Ask[str]:
    """Always."""
    assert t.s.under_way is not None
    space = yield from one_of(t, first_charge(t.s.under_way.on_roads), t.offered)
    assert space is not None
    return space.id


IED_SPACE: Final = Step(
    "ied_cube",
    cited("roadside_ieds"),
    lambda s, x: True,
    (holds("coalition_piece", lambda s, x: x.count[COALITION_TROOPS]),),
)


def cube(t: Sitting) -> Ask[str]:
    """A Coalition cube if possible, then Police (8.1.2b)."""
    if t.offers(PIECES[COALITION_TROOPS]):
        return unasked(PIECES[COALITION_TROOPS])
    return unasked(PIECES[next_cube([PIECE[option.key] for option in t.question.options], 0)])


HANDLERS: Final[Mapping[str, Handler]] = {
    Purpose.SHOW_AGENDA: show_agenda,
    Purpose.ELDERS_LEVEL: elders,
    Purpose.ISR_ACTIVATE: isr,
    Purpose.RAID_ACTIVATE: activate_taliban_first,
    Purpose.MANPADS_CANCEL: manpads,
    Purpose.REAPERS_SHIFT: _one(REAPERS),
    Purpose.RECRUIT_WHERE: _one(RECRUIT),
    Purpose.VILLAGE_DEFECTOR: _one(DEFECTOR),
    Purpose.VILLAGE_DEFECTOR_TO: taliban_first,
    Purpose.ROADSIDE_IED: ied,
    Purpose.IED_CUBE: _one(IED_SPACE),
    Purpose.SUICIDE_TARGET: cube,
    Purpose.SUICIDE_BOMBER: suicide_bomber,
}
