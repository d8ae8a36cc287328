"""Steady: a player by rule of thumb for each faction, so that figures of whole games mean something.

It looks no further than its question, at nothing but what its seat may see. The Coalition wins Support and takes home
whatever Control can spare; the Government builds Control and turns Support into Patronage; the Taliban build Bases and
spread Opposition; the Warlords break Control and live on their poppies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sandtable.core.agents import RandomAgent, Sight
from sandtable.core.questions import Question
from sandtable.plain import tracks
from sandtable.plain.activities import government, menu, taliban, warlords
from sandtable.plain.activities.coalition import surge_where
from sandtable.plain.executing import ASK_GIFT, GIVE, LIFT
from sandtable.plain.judging import (
    RICH,
    assault_there,
    attack_there,
    civic_action,
    civic_train,
    free,
    govern_there,
    infiltrate_there,
    is_near,
    lead,
    march_from_there,
    march_to_there,
    patronage_back,
    rally_there,
    recruit_there,
    sharia,
    spare,
    strike_there,
    suborn_there,
    sweep_there,
    terror_there,
    train_there,
    wanted_for_control,
)
from sandtable.plain.operations import assault, attack, insurgent, march, sweep, train
from sandtable.plain.play import DONE, YES
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ACTIVE,
    AIR_STRIKE,
    ASSAULT,
    ATTACK,
    BASE,
    COALITION,
    COIN_FACTIONS,
    CULTIVATE,
    ERADICATE,
    EVENT,
    EXTORT,
    GOVERN,
    GOVERNMENT,
    INFILTRATE,
    KABUL,
    MARCH,
    PASS,
    PATROL,
    RALLY,
    SHADED,
    SUBORN,
    SURGE,
    SWEEP,
    TALIBAN,
    TALIBAN_BASE,
    TERROR_OPERATION,
    TRAFFIC,
    TRAIN,
    UNSHADED,
    WARLORD_BASE,
    WARLORDS,
)
from sandtable.plain.under_way import Action, under_way_for

POOR: Final = {COALITION: 0, GOVERNMENT: 7, TALIBAN: 2, WARLORDS: 3}
"""Below so many Resources a faction would rather pass than operate for little."""
NEVER: Final = -100.0
"""Not while anything else is offered."""
OWN_EVENT: Final = 2.0
"""What an event is worth, whichever it is."""
FIELDS: Final = 8
"""The Bases with which the Warlords begin to Traffic rather than to Cultivate."""
ENOUGH: Final = 0.1
"""What a space must be worth to go on with an operation."""


class Judgement:
    """What the options of one question are worth to its seat."""

    def __init__(self, s: State, question: Question) -> None:
        self.s = s
        self.seat = question.seat
        self.question = question
        self.limited = bool(question.about.get("limited"))

    def rank(self, key: str) -> float:
        """What an option is worth."""
        if key in (LIFT, GIVE, ASK_GIFT):
            return NEVER
        if key == DONE:
            return ENOUGH
        ranked = RANKS[self.question.purpose]
        if key in self.s:
            return ranked(self, key)
        return self.special(key) if key in menu.ACTIVITIES else ranked(self, key)

    def about(self, name: str = "space") -> Space:
        """The space that the question is about."""
        return self.s[str(self.question.about[name]).removeprefix("space:")]

    def action(self, name: str) -> Action:
        """What the seat executes."""
        return under_way_for(self.s, self.seat, name)

    # -- what to do with a card

    def act(self, key: str) -> float:
        """What an operation, the event or a pass is worth."""
        if key == PASS:
            return 2.5 if tracks.funds(self.s, self.seat) < POOR[self.seat] else 1
        if key == EVENT:
            return OWN_EVENT
        worth = WORTHS.get((self.seat, key))
        return worth(self) if worth else 0

    def special(self, name: str) -> float:
        """What a special activity is worth; an unknown one is not worth it."""
        worth = SPECIALS.get(name)
        return worth(self) if worth else 0

    def best(self, spaces: Sequence[float], most: int) -> float:
        """The sum of the best few; in a Limited Operation the best alone."""
        return sum(sorted(spaces, reverse=True)[: 1 if self.limited else most])

    def also(self, *names: str) -> float:
        """What the best of these special activities adds."""
        return 0 if self.limited else max(map(self.special, names), default=0)


# -- the Coalition


def _coalition_train(judgement: Judgement) -> float:
    s = judgement.s
    spaces = train.train_where(s, Action(COALITION, TRAIN))
    gained = max(2 * max(civic_train(s, x, COALITION) for x in spaces), 4 if is_near(s, GOVERNMENT) else 0)
    return gained + judgement.also(SURGE)


def _surge(judgement: Judgement) -> float:
    return judgement.best([spare(x) for x in surge_where(judgement.s)], 3) * 0.7


def _sweep(judgement: Judgement) -> float:
    s, seat = judgement.s, judgement.seat
    return judgement.best([sweep_there(s, seat, x) for x in sweep.sweep_where(s, Action(seat, SWEEP))], 2)


def _assault(judgement: Judgement) -> float:
    s, action = judgement.s, Action(judgement.seat, ASSAULT)
    return judgement.best([assault_there(s, action, x) for x in assault.assault_where(s, action)], 3)


def _air_strike(judgement: Judgement) -> float:
    return judgement.best([strike_there(judgement.s, x) for x in judgement.s.in_sight()], 3) * 0.5


# -- the Government


def _government_train(judgement: Judgement) -> float:
    s = judgement.s
    gained = judgement.best([train_there(s, x) for x in train.train_where(s, Action(GOVERNMENT, TRAIN))], 2)
    return gained + judgement.also(GOVERN, ERADICATE)


def _govern(judgement: Judgement) -> float:
    return judgement.best([govern_there(judgement.s, x) for x in judgement.s.afghan()], 2) * 2


def _eradicate(judgement: Judgement) -> float:
    """Worth more while the Warlords are near their goal."""
    s = judgement.s
    worth = 3.0 if is_near(s, WARLORDS) else 0.8
    return judgement.best([worth for x in s.afghan() if government.can_eradicate_in(x)], 2)


# -- the Taliban


def _taliban_rally(judgement: Judgement) -> float:
    s = judgement.s
    where = [*insurgent.rally_where(s, Action(TALIBAN, RALLY))]
    shared = max((sharia(s, x) for x in where if x.count[TALIBAN_BASE]), default=0)
    return judgement.best([rally_there(s, x) for x in where], 3) + shared + judgement.also(INFILTRATE)


def _terror(judgement: Judgement) -> float:
    s = judgement.s
    where = insurgent.terror_where(s, Action(judgement.seat, TERROR_OPERATION))
    return judgement.best([terror_there(s, judgement.seat, x) for x in where], 4)


def _attack(judgement: Judgement) -> float:
    s, seat = judgement.s, judgement.seat
    return judgement.best([attack_there(s, seat, x) for x in attack.attack_where(s, Action(seat, ATTACK))], 3)


def _extort(judgement: Judgement) -> float:
    s = judgement.s
    return 0.3 * sum(map(taliban.can_extort_in, s.in_sight())) if s.resources[TALIBAN] < 12 else 0.0


def _infiltrate(judgement: Judgement) -> float:
    s = judgement.s
    return max((infiltrate_there(s, x) for x in s.in_sight() if taliban.can_infiltrate_in(s, x)), default=0)


# -- the Warlords


def _warlords_rally(judgement: Judgement) -> float:
    s = judgement.s
    where = insurgent.rally_where(s, Action(WARLORDS, RALLY))
    return judgement.best([recruit_there(x) for x in where], 3) + judgement.also(TRAFFIC, CULTIVATE, SUBORN)


def _traffic(judgement: Judgement) -> float:
    s, action = judgement.s, Action(WARLORDS, RALLY)
    if s.resources[WARLORDS] > 60:
        return 0
    return sum(x.count[WARLORD_BASE] for x in s.in_sight() if warlords.can_traffic_in(action, x))


def _cultivate(judgement: Judgement) -> float:
    """Fields come before their harvest, until there are enough."""
    return 7 if judgement.s.on_map(WARLORD_BASE) < FIELDS else 2


def _suborn(judgement: Judgement) -> float:
    s = judgement.s
    return judgement.best([suborn_there(x) for x in s.in_sight()], 3) if s.resources[WARLORDS] > 30 else 0.0


def _march(judgement: Judgement) -> float:
    s, seat = judgement.s, judgement.seat
    action = Action(seat, MARCH)
    where = march.march_from(s, action)
    return judgement.best([march_from_there(s, action, x) for x in where], 2) + judgement.also(TRAFFIC)


Worth = Callable[[Judgement], float]

WORTHS: Final[Mapping[tuple[str, str], Worth]] = {
    (COALITION, TRAIN): _coalition_train,
    (COALITION, SWEEP): _sweep,
    (COALITION, ASSAULT): _assault,
    (GOVERNMENT, TRAIN): _government_train,
    (GOVERNMENT, SWEEP): _sweep,
    (GOVERNMENT, ASSAULT): _assault,
    (GOVERNMENT, PATROL): lambda judgement: judgement.also(GOVERN, ERADICATE) * 0.7,
    (TALIBAN, RALLY): _taliban_rally,
    (TALIBAN, MARCH): _march,
    (TALIBAN, TERROR_OPERATION): _terror,
    (TALIBAN, ATTACK): _attack,
    (WARLORDS, RALLY): _warlords_rally,
    (WARLORDS, MARCH): _march,
    (WARLORDS, TERROR_OPERATION): _terror,
    (WARLORDS, ATTACK): _attack,
}
"""What an operation is worth to a faction; what is not named is worth nothing."""

SPECIALS: Final[Mapping[str, Worth]] = {
    SURGE: _surge,
    AIR_STRIKE: _air_strike,
    GOVERN: _govern,
    ERADICATE: _eradicate,
    EXTORT: _extort,
    INFILTRATE: _infiltrate,
    TRAFFIC: _traffic,
    CULTIVATE: _cultivate,
    SUBORN: _suborn,
}


# -- every other question


def _there(worth: Callable[[State, Space], float]) -> Rank:
    """Rank options that name a space."""
    return lambda judgement, key: worth(judgement.s, judgement.s[key]) if key in judgement.s else 0


def _most(judgement: Judgement, key: str) -> float:
    return int(key)


def _least(judgement: Judgement, key: str) -> float:
    return -int(key)


def _train_where(judgement: Judgement, key: str) -> float:
    s, space = judgement.s, judgement.s[key]
    if judgement.seat == COALITION:
        return civic_train(s, space, COALITION) + (space.id == KABUL and is_near(s, GOVERNMENT))
    return train_there(s, space) - 0.5


def _train_troops(judgement: Judgement, key: str) -> float:
    """Two Troops for each Police; the Coalition trains where Control is missing, for it spends what others need."""
    if judgement.seat == COALITION and not wanted_for_control(judgement.about()):
        return -int(key)
    return -abs(int(key) - 4)


def _train_police(judgement: Judgement, key: str) -> float:
    return _train_troops(judgement, key) if judgement.seat == COALITION else int(key)


def _train_then(judgement: Judgement, key: str) -> float:
    return {"civic_action": 3, "patronage": patronage_back(judgement.s)}.get(key, 0)


def _sweep_how_many(judgement: Judgement, key: str) -> float:
    """As many as Control at home can spare."""
    return int(key) if int(key) <= max(1, free(judgement.about())) else -int(key)


def _sweep_from(judgement: Judgement, key: str) -> float:
    """Troops come as long as Control is missing, from where they are not missed."""
    home, space = judgement.s[key], judgement.about()
    if not wanted_for_control(space):
        return 0
    return 1 if free(home) > 0 else 0


def _surge_from(judgement: Judgement, key: str) -> float:
    return spare(judgement.s[key]) if key in judgement.s else NEVER


def _surge_how_many(judgement: Judgement, key: str) -> float:
    return int(key) if int(key) == 1 else NEVER


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


Rank = Callable[[Judgement, str], float]

RANKS: Final[Mapping[str, Rank]] = {
    Purpose.ACT: Judgement.act,
    Purpose.EVENT_TEXT: _text,
    Purpose.SPECIAL_AFTER: Judgement.special,
    Purpose.TRAIN_WHERE: _train_where,
    Purpose.TRAIN_TROOPS: _train_troops,
    Purpose.TRAIN_POLICE: _train_police,
    Purpose.TRAIN_THEN: _train_then,
    Purpose.CIVIC_ACTION_WHERE: lambda judgement, key: civic_action(judgement.s, judgement.s[key], judgement.seat),
    Purpose.CIVIC_ACTION_HOW_MUCH: _most,
    Purpose.SWEEP_WHERE: lambda judgement, key: sweep_there(judgement.s, judgement.seat, judgement.s[key]),
    Purpose.SWEEP_FROM: _sweep_from,
    Purpose.SWEEP_HOW_MANY: _sweep_how_many,
    Purpose.SWEEP_ESCORT: _least,
    Purpose.ACTIVATE_WHOSE: lambda judgement, key: 2 if key == f"activate_{TALIBAN}" else 1,
    Purpose.ASSAULT_WHERE: lambda judgement, key: assault_there(
        judgement.s, judgement.action(ASSAULT), judgement.s[key]
    ),
    Purpose.ASSAULT_TARGET: lambda judgement, key: 2 if key == f"remove_{TALIBAN}" else 1,
    Purpose.RALLY_WHERE: lambda judgement, key: (
        rally_there(judgement.s, judgement.s[key])
        if judgement.seat == TALIBAN
        else recruit_there(judgement.s[key]) - (0.4 if judgement.s.resources[WARLORDS] > RICH else 1)
    ),
    Purpose.RALLY_HOW: _rally_how,
    Purpose.RALLY_HOW_MANY: _most,
    Purpose.RALLY_REPLACED: _most,
    Purpose.SHARIA_WHERE: _there(sharia),
    Purpose.SHARIA_HOW_MUCH: _most,
    Purpose.MARCH_FROM: lambda judgement, key: march_from_there(judgement.s, judgement.action(MARCH), judgement.s[key]),
    Purpose.MARCH_TO: lambda judgement, key: march_to_there(judgement.seat, judgement.s[key], 2),
    Purpose.MARCH_UNDERGROUND: _march_number,
    Purpose.MARCH_ACTIVE: _least,
    Purpose.ATTACK_WHERE: lambda judgement, key: attack_there(judgement.s, judgement.seat, judgement.s[key]),
    Purpose.TERROR_WHERE: lambda judgement, key: terror_there(judgement.s, judgement.seat, judgement.s[key]),
    Purpose.SURGE_WHERE: _there(lambda s, space: spare(space)),
    Purpose.SURGE_FROM: _surge_from,
    Purpose.SURGE_TO: lambda judgement, key: 0 if key in judgement.s else 1,
    Purpose.SURGE_HOW_MANY: _surge_how_many,
    Purpose.SURGE_ROLL: lambda judgement, key: key == YES,
    Purpose.SURGE_AID: _most,
    Purpose.AIR_STRIKE_WHERE: _there(strike_there),
    Purpose.AIR_STRIKE_TARGET: lambda judgement, key: 2 * (key == "taliban_base") + key.startswith(TALIBAN),
    Purpose.GOVERN_WHERE: _there(govern_there),
    Purpose.GOVERN_HOW: lambda judgement, key: (
        min(judgement.s.aid, judgement.about().pop) if key == "govern_patronage" else 1
    ),
    Purpose.ERADICATE_WHERE: _there(lambda s, space: 1),
    Purpose.EXTORT_WHERE: _there(lambda s, space: space.area.econ or 1),
    Purpose.INFILTRATE_WHERE: _there(infiltrate_there),
    Purpose.INFILTRATE_HOW: lambda judgement, key: key == "infiltrate_remove",
    Purpose.INFILTRATE_TARGET: lambda judgement, key: key.startswith(GOVERNMENT),
    Purpose.CULTIVATE_WHERE: _there(lambda s, space: lead(space)),
    Purpose.SUBORN_WHERE: _there(lambda s, space: suborn_there(space)),
    Purpose.SUBORN_HOW: lambda judgement, key: {"suborn_cubes": 3, "suborn_guerrilla": 2, "suborn_base": 1}.get(key, 0),
    Purpose.GIVE_HOW_MANY: _least,
    Purpose.REDEPLOY_FROM: lambda judgement, key: 0,
    Purpose.REDEPLOY_HOW_MANY: _most,
}
"""How the options of a purpose are ranked; at other purposes the thumb is silent."""


class Steady:
    """Answers for any faction by rule of thumb, at random where the thumb is silent."""

    looks_ahead = False

    def __init__(self) -> None:
        self._random = RandomAgent()

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """The option worth most."""
        if question.purpose == Purpose.TRAFFIC_WHERE:
            return question.keys
        if question.purpose not in RANKS or question.at_most > 1:
            return self._random.answer(question, sight)
        judgement = Judgement(sight.state(), question)
        return (max(question.keys, key=judgement.rank),)


def worths(s: State, question: Question) -> dict[str, float]:
    """What the options that name a space are worth to their seat; none where the thumb is silent."""
    if question.purpose not in RANKS:
        return {}
    judgement = Judgement(s, question)
    return {key: float(judgement.rank(key)) for key in question.keys if key in s}
