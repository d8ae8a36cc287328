"""Steady: a player by rule of thumb for each faction, so that figures of whole games mean something.

It looks no further than its question, at nothing but what its seat may see. The Coalition wins Support beside its
Bases and goes home when a check may come; the Government builds Control and turns Support into Patronage; the Taliban
build Bases and spread Opposition; the Warlords break Control and live on their poppies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sandtable.core.agents import RandomAgent, Sight
from sandtable.core.questions import Question
from sandtable.plain import surge_aims
from sandtable.plain.activities import menu
from sandtable.plain.activities.coalition import SPACES as SURGED
from sandtable.plain.executing import ASK_GIFT, GIVE, LIFT
from sandtable.plain.judging import (
    MOVED,
    assault_there,
    attack_there,
    civic_bought,
    civic_train,
    cubes_from_there,
    eradicate_there,
    extort_there,
    free,
    govern_there,
    infiltrate_how,
    infiltrate_there,
    lead,
    march_from_there,
    march_to_there,
    rally_there,
    recruit_there,
    redeploy_from_there,
    redeploy_to_there,
    sharia,
    strike_there,
    suborn_there,
    sweep_there,
    target,
    terror_there,
    train_there,
    transport_from_there,
    transport_to_there,
    wanted_for_control,
)
from sandtable.plain.operations_worth import Judgement, lasting_support, patronage_back
from sandtable.plain.play import DONE, YES
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.stakes import Stakes
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ACTIVE,
    ASSAULT,
    BASE,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN_FACTIONS,
    GOVERNMENT,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    KABUL,
    MARCH,
    PIECES,
    SHADED,
    TALIBAN,
    TRAIN,
    UNSHADED,
    WARLORDS,
)

NEVER: Final = -100.0
"""Not while anything else is offered."""
RICH: Final = 35
"""The Resources with which the Warlords begin to spend freely; they need more than 40 to win (7.2d)."""
A_TRAIN: Final = 1.0
"""What a space must be worth for the Government to Train there: it pays for each."""
A_SWEEP: Final = {COALITION: 0.0, GOVERNMENT: 1.3}
"""The same for a Sweep."""
A_RALLY: Final = 0.3
"""What a space must be worth to Rally there."""
NARROW: Final = 1
"""By how many pieces Control is held where it is narrow."""
ENOUGH: Final = 0.1
"""What a space must be worth to go on with an operation."""


Rank = Callable[[Judgement, str], float]


def _there(worth: Callable[[Stakes, Space], float]) -> Rank:
    """Rank options that name a space."""
    return lambda judgement, key: worth(judgement.stakes, judgement.s[key]) if key in judgement.s else 0


def _most(judgement: Judgement, key: str) -> float:
    return int(key)


def _least(judgement: Judgement, key: str) -> float:
    return -int(key)


def _train_where(judgement: Judgement, key: str) -> float:
    space = judgement.s[key]
    if judgement.seat == COALITION:
        if judgement.action(TRAIN).selected:  # what Train is meant for happens in one space (3.2.1c-e)
            return 0
        return max(lasting_support(judgement, space), (space.id == KABUL) * patronage_back(judgement))
    return train_there(judgement.stakes, space) - A_TRAIN


def _civic_where(judgement: Judgement, key: str) -> float:
    worth = civic_train if judgement.s.under_way is not None else civic_bought
    return worth(judgement.stakes, judgement.s[key])


def _train_troops(judgement: Judgement, key: str) -> float:
    """Two Troops for each Police; the Coalition only where Control is missing or narrow: it spends what others need."""
    if judgement.seat == COALITION and not wanted_for_control(judgement.about()) and lead(judgement.about()) > NARROW:
        return -int(key)
    return -abs(int(key) - 4)


def _train_police(judgement: Judgement, key: str) -> float:
    return _train_troops(judgement, key) if judgement.seat == COALITION else int(key)


def _train_then(judgement: Judgement, key: str) -> float:
    s = judgement.s
    if key == "patronage":
        return patronage_back(judgement)
    if key != "civic_action":
        return 0
    return max(civic_train(judgement.stakes, s[id]) for id in judgement.action(TRAIN).selected)


def _transport_to(judgement: Judgement, key: str) -> float:
    idle = int(transport_from_there(judgement.about())) if "space" in judgement.question.about else MOVED
    return transport_to_there(judgement.stakes, judgement.s[key], idle)


def _transport_how_many(judgement: Judgement, key: str) -> float:
    """As many as Control at home can spare."""
    return int(key) if int(key) <= max(1, free(judgement.about())) else -int(key)


def _redeploy_from(judgement: Judgement, key: str) -> float:
    """Police alone may choose to go; others must, or stay."""
    moves = judgement.question.about.get("piece") == PIECES[GOVERNMENT_POLICE]
    return redeploy_from_there(judgement.s, judgement.s[key]) if moves else 0


def _redeploy_how_many(judgement: Judgement, key: str) -> float:
    """As many as Control takes there, where it hangs on them."""
    count, wanted = int(key), wanted_for_control(judgement.about("to")) if judgement.seat == GOVERNMENT else 0
    return -count if 0 < wanted < count else count


def _sweep_how_many(judgement: Judgement, key: str) -> float:
    """As many as Control at home can spare."""
    return int(key) if int(key) <= max(1, free(judgement.about())) else -int(key)


def _sweep_from(judgement: Judgement, key: str) -> float:
    """Troops come as long as Control is missing, from where they are not missed."""
    home, space = judgement.s[key], judgement.about()
    if not wanted_for_control(space):
        return 0
    return 1 if free(home) > 0 else 0


def _surge_where(judgement: Judgement, key: str) -> float:
    return surge_aims.worth_there(judgement.s, judgement.s[key], judgement.surges)


def _surge_from(judgement: Judgement, key: str) -> float:
    s = judgement.s
    if key in s:
        return surge_aims.leaving(s[key], judgement.surges) or NEVER
    if judgement.surges == surge_aims.FIELD:
        return surge_aims.coming_back(s)
    doing = judgement.action(TRAIN).doing
    wanted = doing is not None and any(surge_aims.wants_base(s[id]) for id in doing.spaces)
    return 2 * ENOUGH if wanted and s.available[COALITION_BASE] else NEVER


def _surge_piece(judgement: Judgement, key: str) -> float:
    """Troops first; but Bases come from home, unless Troops come back."""
    troops = judgement.surges == surge_aims.FIELD or (
        judgement.surges == surge_aims.HOME and "space" in judgement.question.about
    )
    return key == PIECES[COALITION_TROOPS if troops else COALITION_BASE]


def _surge_to(judgement: Judgement, key: str) -> float:
    """Home; Bases to where they are wanted, and Troops that come back to where the fewest are."""
    if key not in judgement.s:
        return NEVER if judgement.surges == surge_aims.FIELD else 0
    space = judgement.s[key]
    if judgement.surges == surge_aims.FIELD:
        return -space.count[COALITION_TROOPS]
    is_base = judgement.question.about["piece"] == PIECES[COALITION_BASE]
    return space.pop if is_base and surge_aims.wants_base(space) else NEVER


def _surge_how_many(judgement: Judgement, key: str) -> float:
    """All that are there, or a third of those who come back; of Bases one."""
    if judgement.surges == surge_aims.FIELD:
        return -abs(int(key) - max(1, (surge_aims.coming_back(judgement.s) + SURGED - 1) // SURGED))
    about = judgement.question.about
    return -int(key) if "to" in about and about["piece"] == PIECES[COALITION_BASE] else int(key)


def _rally_how(judgement: Judgement, key: str) -> float:
    space, seat = judgement.about(), judgement.seat
    many = space.count[BASE[seat]] + space.pop
    order = {"rally_base": 5 if space.guerrillas(seat) > 2 else 0, "rally_mass": many}
    return {**order, "rally_hide": space.count[ACTIVE[seat]], "rally_place": 1, "rally_nothing": -1}[key]


def _text(judgement: Judgement, key: str) -> float:
    """COIN factions take the unshaded text, insurgents the shaded one (5.2)."""
    return float(key == (UNSHADED if judgement.seat in COIN_FACTIONS else SHADED)) if key in (UNSHADED, SHADED) else -1


def _march_number(judgement: Judgement, key: str) -> float:
    """All but the guard of a Base, a group that stays unseen if it can."""
    home, seat = judgement.about(), judgement.seat
    idle = home.guerrillas(seat) - (1 if home.count[BASE[seat]] else 0)
    return int(key) if int(key) <= min(3, max(1, idle)) else -int(key)


RANKS: Final[Mapping[str, Rank]] = {
    Purpose.ACT: Judgement.act,
    Purpose.EVENT_TEXT: _text,
    Purpose.SPECIAL_AFTER: Judgement.special,
    Purpose.TRAIN_WHERE: _train_where,
    Purpose.TRAIN_TROOPS: _train_troops,
    Purpose.TRAIN_POLICE: _train_police,
    Purpose.TRAIN_THEN: _train_then,
    Purpose.CIVIC_ACTION_WHERE: _civic_where,
    Purpose.CIVIC_ACTION_HOW_MUCH: _most,
    Purpose.SWEEP_WHERE: lambda judgement, key: (
        sweep_there(judgement.stakes, judgement.s[key]) - A_SWEEP[judgement.seat]
    ),
    Purpose.SWEEP_FROM: _sweep_from,
    Purpose.SWEEP_HOW_MANY: _sweep_how_many,
    Purpose.SWEEP_ESCORT: _least,
    Purpose.ACTIVATE_WHOSE: lambda judgement, key: 2 if key == f"activate_{TALIBAN}" else 1,
    Purpose.ASSAULT_WHERE: lambda judgement, key: assault_there(
        judgement.stakes, judgement.action(ASSAULT), judgement.s[key]
    ),
    Purpose.ASSAULT_WITH_GOVERNMENT: lambda judgement, key: key == YES,
    Purpose.ASSAULT_TARGET: lambda judgement, key: 2 if key == f"remove_{TALIBAN}" else 1,
    Purpose.RALLY_WHERE: lambda judgement, key: (
        rally_there(judgement.stakes, judgement.s[key]) - A_RALLY
        if judgement.seat == TALIBAN
        else recruit_there(judgement.stakes, judgement.s[key]) - (0.4 if judgement.s.resources[WARLORDS] > RICH else 1)
    ),
    Purpose.RALLY_HOW: _rally_how,
    Purpose.RALLY_HOW_MANY: _most,
    Purpose.RALLY_REPLACED: _most,
    Purpose.SHARIA_WHERE: _there(sharia),
    Purpose.SHARIA_HOW_MUCH: _most,
    Purpose.MARCH_FROM: lambda judgement, key: march_from_there(
        judgement.stakes, judgement.action(MARCH), judgement.s[key]
    ),
    Purpose.MARCH_TO: lambda judgement, key: march_to_there(judgement.stakes, judgement.s[key], 2),
    Purpose.MARCH_UNDERGROUND: _march_number,
    Purpose.MARCH_ACTIVE: _least,
    Purpose.ATTACK_WHERE: lambda judgement, key: attack_there(judgement.stakes, judgement.s[key]),
    Purpose.TERROR_WHERE: lambda judgement, key: terror_there(judgement.stakes, judgement.s[key]),
    Purpose.SURGE_WHERE: _surge_where,
    Purpose.SURGE_FROM: _surge_from,
    Purpose.SURGE_PIECE: _surge_piece,
    Purpose.SURGE_TO: _surge_to,
    Purpose.SURGE_HOW_MANY: _surge_how_many,
    Purpose.SURGE_ROLL: lambda judgement, key: key == YES,
    Purpose.SURGE_AID: _most,
    Purpose.AIR_STRIKE_WHERE: _there(strike_there),
    Purpose.AIR_STRIKE_TARGET: lambda judgement, key: 2 * (key == "taliban_base") + key.startswith(TALIBAN),
    Purpose.GOVERN_WHERE: _there(govern_there),
    Purpose.GOVERN_HOW: lambda judgement, key: (
        min(judgement.s.aid, judgement.about().pop) if key == "govern_patronage" else 1
    ),
    Purpose.TRANSPORT_FROM: _there(lambda stakes, space: transport_from_there(space)),
    Purpose.TRANSPORT_TO: _transport_to,
    Purpose.TRANSPORT_HOW_MANY: _transport_how_many,
    Purpose.PATROL_FROM: lambda judgement, key: 0,
    Purpose.ERADICATE_WHERE: _there(eradicate_there),
    Purpose.EXTORT_WHERE: _there(extort_there),
    Purpose.INFILTRATE_WHERE: _there(infiltrate_there),
    Purpose.INFILTRATE_HOW: lambda judgement, key: infiltrate_how(
        judgement.stakes, judgement.about(), key == "infiltrate_remove"
    ),
    Purpose.INFILTRATE_TARGET: lambda judgement, key: target(judgement.stakes, key),
    Purpose.ATTACK_TARGET: lambda judgement, key: target(judgement.stakes, key),
    Purpose.CULTIVATE_WHERE: _there(lambda stakes, space: lead(space)),
    Purpose.SUBORN_WHERE: _there(suborn_there),
    Purpose.SUBORN_HOW: lambda judgement, key: {"suborn_cubes": 3, "suborn_guerrilla": 2, "suborn_base": 1}.get(key, 0),
    Purpose.GIVE_HOW_MANY: _least,
    Purpose.TRAIN_FROM: lambda judgement, key: cubes_from_there(judgement.s[key], judgement.about()),
    Purpose.DESERT: lambda judgement, key: key == PIECES[GOVERNMENT_TROOPS],
    Purpose.REDEPLOY_FROM: _redeploy_from,
    Purpose.REDEPLOY_TO: lambda judgement, key: redeploy_to_there(judgement.seat, judgement.s[key]),
    Purpose.REDEPLOY_HOW_MANY: _redeploy_how_many,
}
"""How the options of a purpose are ranked; at other purposes the thumb is silent."""


def ranked(judgement: Judgement, key: str) -> float:
    """What an option is worth."""
    if key in (LIFT, GIVE, ASK_GIFT):
        return NEVER
    if key == DONE:
        return ENOUGH
    if key not in judgement.s and key in menu.ACTIVITIES:
        return judgement.special(key)
    return RANKS[judgement.question.purpose](judgement, key)


class Steady:
    """Answers for any faction by rule of thumb, at random where the thumb is silent."""

    looks_ahead = False

    def __init__(self, surges: str | None = None) -> None:
        self._random = RandomAgent()
        self._surges = surges
        """What the Coalition Surges for, whatever the moment asks for (``surge_aims``)."""

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """The option worth most."""
        if question.purpose == Purpose.TRAFFIC_WHERE:
            return question.keys
        if question.purpose not in RANKS or question.at_most > 1:
            return self._random.answer(question, sight)
        judgement = Judgement(sight.state(), question, self._surges)
        return (max(question.keys, key=lambda key: ranked(judgement, key)),)


def worths(s: State, question: Question) -> dict[str, float]:
    """What the options that name a space are worth to their seat; none where the thumb is silent."""
    if question.purpose not in RANKS:
        return {}
    judgement = Judgement(s, question)
    return {key: float(ranked(judgement, key)) for key in question.keys if key in s}
