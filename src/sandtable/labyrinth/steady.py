"""Steady: a US player by rule of thumb, so that figures against the book's opponent mean something.

It looks one card ahead, at nothing but what its seat may see: foil plots, be Soft with a Soft world, keep Prestige up
by Posture and by Disrupt where there are Troops, win the War of Ideas where it is likely and pays, and play the cards
of the Jihadists when their events cannot happen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sandtable.core.agents import ByThumb
from sandtable.core.questions import Question
from sandtable.labyrinth import card_play, levels, tracks, us_operations
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import YES
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import is_playable, may_happen
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ACTIVE, FAIR, HARD, JIHADIST, US

OWN_EVENT: Final = 17
"""What an event of the US is worth, whichever it is."""
STEP: Final = 18
"""What a shift toward Ally or to Fair is worth for each Resource."""
STEP_TO_GOOD: Final = 40
"""What the shift to Good is worth for each Resource; no other counts at the end (2.3)."""
HARM_OF_ENEMY_EVENT: Final = 15
"""What an event of the Jihadists costs, whichever it is."""
DISRUPT: Final = 13
CELL: Final = 1
"""What a Disrupt is worth in itself, and for each active cell that it removes."""
DEPLOY: Final = 6
"""What a Deploy is worth in itself."""
ALERT: Final = 23
AT_HOME: Final = 60
"""What an Alert is worth, and for each plot in the United States."""
REGIME_CHANGE: Final = 10
ROLL_BACK: Final = 50
"""What a Regime Change is worth, and where three Resources or more are under Islamist Rule."""
RESERVES: Final = 16
POSTURE: Final = 10
PENALTY: Final = 10
"""What it is worth that a country has the Posture of the US, and for each point of the GWOT penalty."""
PRESTIGE: Final = {"low": 40, "medium": 29, "high": 19, "very_high": 5}
"""What one more Prestige is worth: much while it is low."""
MARKED: Final = 4
"""What the War of Ideas is worth for each Resource of a country that nobody has tested yet."""
PERIL: Final = 44
"""What it is worth, for each Resource, to take a Poor country out of the reach of a Major Jihad."""
NEARNESS: Final[Sequence[float]] = (0.0, 0.0, 0.1, 0.25, 0.5, 1.0)
"""How much of that peril there is: at last with as many more cells than Troops and Militia as a Major Jihad takes
(8.4.2), before that with one less each."""
UNASSOCIATED_EVENTS: Final = {
    "bin_ladin": 75, "ksm": 70, "zarqawi": 60, "zawahiri": 50, "tora_bora": 45, "hambali": 45, "jaysh_al_mahdi": 40,
    "oil_price_spike": 35, "iran": 32, "kosovo": 30, "saleh": 30, "hizballah": 25, "gaza_withdrawal": 20,
    "kurdistan": 20, "darfur": 15, "former_soviet_union": 10, "hizb_ut_tahrir": 10,
}  # fmt: skip
"""What the events of neither side are worth to the US; those not named are worth nothing."""


def value_of_country(s: State, country: Country) -> int:
    """How much a country matters: its Resources, and any plot or cell in it."""
    return 2 * s.resources(country) + len(country.plots) + country.cells


def worth_of_prestige(s: State) -> int:
    """What one more Prestige is worth: much while it is low."""
    return PRESTIGE[s.prestige_level]


def gain_of_war_of_ideas(s: State, country: Country, penalty: int) -> float:
    """What the War of Ideas is worth in a Muslim country: its Resources, by the chance of success."""
    if country.is_unmarked:
        return MARKED * s.resources(country)
    chance = us_operations.war_of_ideas_check(s, country, penalty).likelihood
    step = STEP_TO_GOOD if country.is_ally and country.governance == FAIR else STEP
    return chance * step * s.resources(country)


def gain_of_posture(s: State, penalty: int) -> float:
    """What the War of Ideas is worth in a Non-Muslim country that is not of the Posture of the US (7.2.3)."""
    chance = tracks.posture_check(s.us_posture).likelihood
    return chance * (POSTURE + worth_of_prestige(s) + PENALTY * penalty)


def nearness(s: State, edge: int) -> float:
    """How much peril there is with so many more cells than Troops and Militia."""
    most = len(NEARNESS) - 1
    return NEARNESS[max(0, min(edge + most - levels.excess_for_major_jihad(s), most))]


def averted(s: State, country: Country, fewer: int) -> float:
    """What it is worth that cells have so much less of an edge there."""
    if fewer <= 0 or not country.is_muslim or not country.is_poor or country.is_islamist:
        return 0
    edge = country.cells - country.defenders
    return PERIL * s.resources(country) * (nearness(s, edge) - nearness(s, edge - fewer))


def gain_of_disrupt(s: State, country: Country) -> float:
    """What a Disrupt there is worth: cells hit, and Prestige where there are Troops (7.4.4)."""
    prestige = worth_of_prestige(s) if country.troops >= us_operations.ENOUGH_TROOPS else 0
    hit = min(2 if country.defenders >= us_operations.ENOUGH_TROOPS else 1, country.active)
    return DISRUPT + prestige + CELL * min(2, country.active) + averted(s, country, hit)


def gain_of_deploy(s: State, country: Country) -> float:
    """What Troops from the track are worth there."""
    return averted(s, country, min(s.troops_on_track, sent_to(s, country)))


def sent_to(s: State, country: Country) -> int:
    """As many Troops as take a country out of peril."""
    harmless = levels.excess_for_major_jihad(s) - len(NEARNESS) + NEARNESS.count(0.0)
    return max(0, country.cells - country.defenders - harmless)


class Judgement:
    """What cards and operations are worth in one situation; everything is judged once."""

    def __init__(self, s: State, question: Question) -> None:
        self.s = s
        self.question = question
        self._judged: dict[tuple[str, int], float] = {}
        self._best: dict[int, float] = {}
        self._ideas: dict[str, float] = {}
        self._posture = -1.0
        self.penalty = s.gwot_penalty

    def war_of_ideas(self, country: Country) -> float:
        """What the War of Ideas is worth in a country."""
        found = self._ideas.get(country.id)
        if found is None:
            if country.is_muslim:
                found = gain_of_war_of_ideas(self.s, country, self.penalty)
            else:
                found = self.posture if country.posture != self.s.us_posture else 0.0
            self._ideas[country.id] = found
        return found

    @property
    def posture(self) -> float:
        """What the War of Ideas is worth in a Non-Muslim country of another Posture."""
        if self._posture < 0:
            self._posture = gain_of_posture(self.s, self.penalty)
        return self._posture

    def most_of_war_of_ideas(self, country: Country) -> float:
        """What it cannot be worth more than there, were it sure."""
        if country.is_muslim:
            return STEP_TO_GOOD * self.s.resources(country)
        return self.posture if country.posture != self.s.us_posture else 0.0

    def use(self, number: int, use: str) -> float:
        """What one use of a card is worth."""
        card = self.s.rules.deck[number]
        if use == card_play.EVENT:
            return OWN_EVENT if card.side == US else UNASSOCIATED_EVENTS.get(card.event, 0)
        if use == card_play.EVENT_FIRST:
            return self._event_first(card)
        return self.operation(use, self._value(card)) - self._harm(card)

    def card(self, number: int) -> float:
        """What the best use of a card is worth."""
        s, card = self.s, self.s.rules.deck[number]
        worths = [self.best_operation(self._value(card)) - self._harm(card)]
        if is_playable(s, card, US):
            worths.append(self.use(number, card_play.EVENT))
        if card_play.may_reassess(s, US, card):
            worths.append(self.operation(card_play.REASSESSMENT, card.ops))
        if card_play.sets_off(card, US):
            worths.append(self._event_first(card))
        return max(worths)

    def best_operation(self, value: int) -> float:
        """What the best operation of a value is worth."""
        if value not in self._best:
            possible = card_play.operations(self.s, US, value)
            self._best[value] = max((self.operation(name, value) for name in possible), default=0)
        return self._best[value]

    def operation(self, name: str, value: int) -> float:
        """What an operation of a value is worth."""
        if (name, value) not in self._judged:
            self._judged[name, value] = WORTHS[name](self, value) if name in WORTHS else 1
        return self._judged[name, value]

    def _value(self, card: Card) -> int:
        return min(card_play.HIGHEST, card.ops + self.s.reserves[US])

    def _harm(self, card: Card) -> float:
        """The harm of the Jihadist event that operations with a card set off."""
        return HARM_OF_ENEMY_EVENT if card.side == JIHADIST and may_happen(self.s, card, JIHADIST) else 0

    def _event_first(self, card: Card) -> float:
        """Good if the event comes either way, and better if it cannot happen now: so the card does no harm later."""
        best = self.best_operation(self._value(card))
        if card.auto:
            return best + 1
        return best - HARM_OF_ENEMY_EVENT - 1 if self._harm(card) else best + HARM_OF_ENEMY_EVENT


def _best_disrupt(judgement: Judgement, value: int) -> float:
    s = judgement.s
    return max((gain_of_disrupt(s, country) for country in us_operations.disrupt_targets(s, value)), default=0)


def _best_deploy(judgement: Judgement, value: int) -> float:
    s = judgement.s
    if not s.troops_on_track:
        return DEPLOY
    gains = [
        gain_of_deploy(s, country)
        for country in s.in_sight_occupied()
        if country.is_ally and us_operations.affordable(country, value)
    ]
    return max(gains, default=0) + DEPLOY


def _best_war_of_ideas(judgement: Judgement, value: int) -> float:
    """The best of what a card of this value may win; what could not be better is not looked into."""
    best = 0.0
    for country in judgement.s.in_sight():
        if judgement.most_of_war_of_ideas(country) <= best or not us_operations.affordable(country, value):
            continue
        if us_operations.may_be_won(country):
            best = max(best, judgement.war_of_ideas(country))
    return best


def _reassessment(judgement: Judgement, value: int) -> float:
    """The world tends to be Soft, and a Soft US wins Prestige with it."""
    s = judgement.s
    lonely = s.us_posture == HARD and s.hard_minus_soft <= 1
    return 80 if lonely or s.gwot_penalty >= 2 else 0


Worth = Callable[[Judgement, int], float]

WORTHS: Final[Mapping[str, Worth]] = {
    "alert": lambda judgement, value: ALERT + AT_HOME * len(judgement.s["united_states"].plots),
    "regime_change": lambda judgement, value: ROLL_BACK if judgement.s.islamist_resources >= 3 else REGIME_CHANGE,
    "disrupt": _best_disrupt,
    "war_of_ideas": _best_war_of_ideas,
    "reassessment": _reassessment,
    "reserves": lambda judgement, value: RESERVES if judgement.s.reserves[US] == 0 else 4,
    "deploy": _best_deploy,
}


class Steady(ByThumb):
    """Answers for the US by rule of thumb, at random where the thumb is silent."""

    def __init__(self) -> None:
        super().__init__(RANKS, Judgement)


Rank = Callable[[Judgement, str], float]


def _card_in_question(question: Question) -> int:
    """The card whose use is asked for."""
    return int(str(question.about["card"]).removeprefix("card:"))


def _card(judgement: Judgement, key: str) -> float:
    return judgement.card(int(key)) if key.isdigit() else 0


def _by_country(gain: Callable[[State, Country], float]) -> Rank:
    """Rank options that name a country (``iraq`` or ``iraq:2``)."""

    def rank(judgement: Judgement, key: str) -> float:
        id = key.partition(":")[0]
        return gain(judgement.s, judgement.s.look_at(id)) if id in judgement.s else 0

    return rank


def _at_home_first(s: State, country: Country) -> float:
    return 100 if country.id == "united_states" else value_of_country(s, country)


def _front_line(s: State, country: Country) -> float:
    return gain_of_deploy(s, country) + (10 * country.is_regime_change + country.cells - country.troops) / 100


def _deploy_from(judgement: Judgement, key: str) -> float:
    return 100 if key == "track" else -_front_line(judgement.s, judgement.s.look_at(key))


def _how_many(judgement: Judgement, key: str) -> float:
    """As many as are wanted there, back to the track as many as can go."""
    s, where = judgement.s, str(judgement.question.about["country"]).removeprefix("country:")
    return -abs(int(key) - (sent_to(s, s[where]) if where in s else 7))


RANKS: Final[Mapping[str, Rank]] = {
    Purpose.PLAY_CARD: _card,
    Purpose.PLAY_EXTRA_CARD: _card,
    Purpose.USE_CARD: lambda judgement, key: judgement.use(_card_in_question(judgement.question), key),
    Purpose.CHOOSE_OPERATION: lambda judgement, key: judgement.operation(key, 1),
    Purpose.WAR_OF_IDEAS_WHERE: lambda judgement, key: judgement.war_of_ideas(judgement.s.look_at(key)),
    Purpose.DISRUPT_WHERE: _by_country(gain_of_disrupt),
    Purpose.DISRUPT_CELL: lambda judgement, key: key == ACTIVE,
    Purpose.ALERT_WHICH: _by_country(_at_home_first),
    Purpose.REMOVE_PLOT: _by_country(_at_home_first),
    Purpose.DEPLOY_FROM: _deploy_from,
    Purpose.DEPLOY_TO: _by_country(_front_line),
    Purpose.DEPLOY_HOW_MANY: _how_many,
    Purpose.REGIME_CHANGE_WHERE: _by_country(value_of_country),
    Purpose.SPEND_RESERVES: lambda judgement, key: key == YES,
    Purpose.SELECT_POSTURE: lambda judgement, key: key == judgement.s.us_posture,
    Purpose.REMOVE_CELL: _by_country(value_of_country),
    Purpose.PLACE_AID: _by_country(value_of_country),
    Purpose.SELECT_COUNTRY: _by_country(value_of_country),
    Purpose.SHIFT_GOVERNANCE: _by_country(value_of_country),
    Purpose.SHIFT_ALIGNMENT: _by_country(value_of_country),
}
