"""What operations and special activities are worth to a faction, by rule of thumb: for ``steady``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sandtable.core.questions import Question
from sandtable.plain import surge_aims, tracks
from sandtable.plain.activities import government, taliban, warlords
from sandtable.plain.activities.coalition import SPACES as SURGED
from sandtable.plain.activities.coalition import surge_where
from sandtable.plain.judging import (
    assault_there,
    attack_there,
    civic_train,
    eradicate_there,
    extort_there,
    govern_there,
    infiltrate_there,
    march_from_there,
    rally_there,
    recruit_there,
    sharia,
    strike_there,
    suborn_there,
    sweep_there,
    terror_there,
    train_there,
    transport_from_there,
    transport_to_there,
)
from sandtable.plain.operations import assault, attack, insurgent, march, sweep, train
from sandtable.plain.space import Space
from sandtable.plain.stakes import Stakes
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AIR_STRIKE,
    ASSAULT,
    ATTACK,
    COALITION,
    COALITION_BASE,
    CULTIVATE,
    ERADICATE,
    EVENT,
    EXTORT,
    GOVERN,
    GOVERNMENT,
    GOVERNMENT_TROOPS,
    INFILTRATE,
    MARCH,
    PASS,
    PATROL,
    RALLY,
    SUBORN,
    SURGE,
    SWEEP,
    TALIBAN,
    TALIBAN_BASE,
    TERROR_OPERATION,
    TRAFFIC,
    TRAIN,
    TRANSPORT,
    WARLORD_BASE,
    WARLORDS,
)
from sandtable.plain.under_way import Action, under_way_for

POOR: Final = {COALITION: 0, GOVERNMENT: 7, TALIBAN: 2, WARLORDS: 3}
"""Below so many Resources a faction would rather pass than operate for little."""
OWN_EVENT: Final = 2.0
"""What an event is worth, whichever it is."""
FIELDS: Final = 8
"""The Bases with which the Warlords begin to Traffic rather than to Cultivate."""
RALLIES: Final = 6
"""In how many spaces the Taliban think of Rallying."""
COMFORT: Final = 6
"""The lead with which the Coalition may stay."""
AT_HOME: Final = 0.7
"""What a Coalition piece is worth that a Surge takes home, or to where it counts as much."""
UNGUARDED: Final = 0.5
"""How much Support counts where no Coalition Base keeps the Government from Governing (4.3.1c)."""
TASTES: Final[Mapping[tuple[str, str], float]] = {
    (COALITION, TRAIN): 0.8,
    (GOVERNMENT, ASSAULT): 2.0,
    (TALIBAN, TERROR_OPERATION): 1.6,
}
"""How much more or less than by the sum of its parts an operation or activity is worth to a faction."""


class Judgement:
    """What the options of one question are worth to its seat."""

    def __init__(self, s: State, question: Question, surges: str | None = None) -> None:
        self.s = s
        self.seat = question.seat
        self.question = question
        self._surges = surges
        self.limited = bool(question.about.get("limited"))
        self._stakes: Stakes | None = None

    @property
    def stakes(self) -> Stakes:
        """What points of margin are worth to the seat."""
        if self._stakes is None:
            self._stakes = Stakes(self.s, self.seat)
        return self._stakes

    @property
    def surges(self) -> str:
        """What the Coalition Surges for: what is laid down, or what the moment asks for."""
        return surge_aims.aim_of(self.s) if self._surges is None else self._surges

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
        return TASTES.get((self.seat, key), 1.0) * worth(self) if worth else 0

    def special(self, name: str) -> float:
        """What a special activity is worth; an unknown one is not worth it."""
        worth = SPECIALS.get(name)
        return TASTES.get((self.seat, name), 1.0) * worth(self) if worth else 0

    def best(self, spaces: Sequence[float], most: int) -> float:
        """The sum of the best few; in a Limited Operation the best alone."""
        return sum(sorted(spaces, reverse=True)[: 1 if self.limited else most])

    def also(self, *names: str) -> float:
        """What the best of these special activities adds."""
        return 0 if self.limited else max(map(self.special, names), default=0)


# -- the Coalition


def _coalition_train(judgement: Judgement) -> float:
    spaces = train.train_where(judgement.s, Action(COALITION, TRAIN))
    gained = max([2 * lasting_support(judgement, x) for x in spaces] + [patronage_back(judgement)])
    return gained + judgement.also(SURGE)


def lasting_support(judgement: Judgement, space: Space) -> float:
    """What the Civic Action of a Train is worth to the Coalition: less where the Government would Govern."""
    return civic_train(judgement.stakes, space) * (1 if space.count[COALITION_BASE] else UNGUARDED)


def patronage_back(judgement: Judgement) -> float:
    """What the Coalition gains by taking Patronage back (3.2.1e)."""
    return 3 * judgement.stakes.against(GOVERNMENT) if judgement.s.patronage else 0


def _surge(judgement: Judgement) -> float:
    """Pieces that go where they count, but Troops not home with a comfortable lead."""
    s, aim = judgement.s, judgement.surges
    if aim == surge_aims.HOME and judgement.stakes.lead >= COMFORT:
        return 0
    return AT_HOME * judgement.best([surge_aims.worth_there(s, x, aim) for x in surge_where(s)], SURGED)


def _sweep(judgement: Judgement) -> float:
    where = sweep.sweep_where(judgement.s, Action(judgement.seat, SWEEP))
    return judgement.best([sweep_there(judgement.stakes, x) for x in where], 2)


def _assault(judgement: Judgement) -> float:
    s, action = judgement.s, Action(judgement.seat, ASSAULT)
    return judgement.best([assault_there(judgement.stakes, action, x) for x in assault.assault_where(s, action)], 3)


def _air_strike(judgement: Judgement) -> float:
    return judgement.best([strike_there(judgement.stakes, x) for x in judgement.s.in_sight()], 3) * 0.5


# -- the Government


def _government_train(judgement: Judgement) -> float:
    where = train.train_where(judgement.s, Action(GOVERNMENT, TRAIN))
    gained = judgement.best([train_there(judgement.stakes, x) for x in where], 2)
    return gained + judgement.also(GOVERN, ERADICATE)


def _govern(judgement: Judgement) -> float:
    return judgement.best([govern_there(judgement.stakes, x) for x in judgement.s.afghan()], 2) * 2


def _eradicate(judgement: Judgement) -> float:
    where = [x for x in judgement.s.afghan() if government.can_eradicate_in(x)]
    return judgement.best([eradicate_there(judgement.stakes, x) for x in where], 2)


def _transport(judgement: Judgement) -> float:
    """Troops that are not missed win Control somewhere."""
    s = judgement.s
    idle = max((transport_from_there(x) for x in s.in_sight() if x.count[GOVERNMENT_TROOPS]), default=0)
    return max((transport_to_there(judgement.stakes, x, int(idle)) for x in s.afghan()), default=0) if idle else 0


# -- the Taliban


def _taliban_rally(judgement: Judgement) -> float:
    s = judgement.s
    where = [*insurgent.rally_where(s, Action(TALIBAN, RALLY))]
    shared = max((sharia(judgement.stakes, x) for x in where if x.count[TALIBAN_BASE]), default=0)
    return (
        judgement.best([rally_there(judgement.stakes, x) for x in where], RALLIES)
        + shared
        + judgement.also(EXTORT, INFILTRATE)
    )


def _terror(judgement: Judgement) -> float:
    where = insurgent.terror_where(judgement.s, Action(judgement.seat, TERROR_OPERATION))
    gained = judgement.best([terror_there(judgement.stakes, x) for x in where], 6)
    return gained + (judgement.also(EXTORT, INFILTRATE) if gained and judgement.seat == TALIBAN else 0)


def _attack(judgement: Judgement) -> float:
    where = attack.attack_where(judgement.s, Action(judgement.seat, ATTACK))
    return judgement.best([attack_there(judgement.stakes, x) for x in where], 3)


def _extort(judgement: Judgement) -> float:
    return sum(extort_there(judgement.stakes, x) for x in judgement.s.in_sight() if taliban.can_extort_in(x))


def _infiltrate(judgement: Judgement) -> float:
    s = judgement.s
    where = [x for x in s.in_sight() if taliban.can_infiltrate_in(s, x)]
    return max((infiltrate_there(judgement.stakes, x) for x in where), default=0)


# -- the Warlords


def _warlords_rally(judgement: Judgement) -> float:
    where = insurgent.rally_where(judgement.s, Action(WARLORDS, RALLY))
    gained = judgement.best([recruit_there(judgement.stakes, x) for x in where], 3)
    return gained + judgement.also(TRAFFIC, CULTIVATE, SUBORN)


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
    bribed = [suborn_there(judgement.stakes, x) for x in s.in_sight()]
    return judgement.best(bribed, 3) if s.resources[WARLORDS] > 30 else 0.0


def _march(judgement: Judgement) -> float:
    s, seat = judgement.s, judgement.seat
    action = Action(seat, MARCH)
    where = march.march_from(s, action)
    gained = judgement.best([march_from_there(judgement.stakes, action, x) for x in where], 2)
    return gained + (judgement.also(TRAFFIC) if seat == WARLORDS else judgement.also(EXTORT, INFILTRATE))


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
    TRANSPORT: _transport,
    ERADICATE: _eradicate,
    EXTORT: _extort,
    INFILTRATE: _infiltrate,
    TRAFFIC: _traffic,
    CULTIVATE: _cultivate,
    SUBORN: _suborn,
}
