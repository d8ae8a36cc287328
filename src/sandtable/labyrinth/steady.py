"""Steady: a US player by rule of thumb, so that figures against the book's opponent mean something.

It looks one card ahead, at nothing but what its seat may see: foil plots, be Soft with a Soft world, keep Prestige up
by Posture and by Disrupt where there are Troops, win the War of Ideas where it is likely and pays, and play the cards
of the Jihadists when their events cannot happen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.core.agents import ByThumb
from sandtable.core.questions import Question
from sandtable.labyrinth import card_play, tracks, us_operations
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import YES
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import is_playable, may_happen
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ACTIVE, FAIR, HARD, JIHADIST, US

OWN_EVENT: Final = 28
"""What an event of the US is worth, whichever it is."""
STEP: Final = 18
"""What a shift toward Ally or to Fair is worth for each Resource."""
STEP_TO_GOOD: Final = 40
"""What the shift to Good is worth for each Resource; no other counts at the end (2.3)."""
HARM_OF_ENEMY_EVENT: Final = 15
"""What an event of the Jihadists costs, whichever it is."""
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
    return {"low": 30, "medium": 22, "high": 14, "very_high": 4}[s.prestige_level]


def gain_of_war_of_ideas(s: State, country: Country, penalty: int) -> float:
    """What the War of Ideas is worth in a Muslim country: its Resources, by the chance of success."""
    if country.is_unmarked:
        return 4 * s.resources(country)
    chance = us_operations.war_of_ideas_check(s, country, penalty).likelihood
    step = STEP_TO_GOOD if country.is_ally and country.governance == FAIR else STEP
    return chance * step * s.resources(country)


def gain_of_posture(s: State, penalty: int) -> float:
    """What the War of Ideas is worth in a Non-Muslim country that is not of the Posture of the US (7.2.3)."""
    chance = tracks.posture_check(s.us_posture).likelihood
    return chance * (10 + worth_of_prestige(s) + 16 * penalty)


def gain_of_disrupt(s: State, country: Country) -> float:
    """What a Disrupt there is worth: cells hit, and Prestige where there are Troops (7.4.4)."""
    prestige = worth_of_prestige(s) if country.troops >= us_operations.ENOUGH_TROOPS else 0
    return 6 + prestige + 3 * min(2, country.active)


class Judgement:
    """What cards and operations are worth in one situation; everything is judged once."""

    def __init__(self, s: State, question: Question) -> None:
        self.s = s
        self.question = question
        self._judged: dict[tuple[str, int], float] = {}
        self._best: dict[int, float] = {}
        self._war_of_ideas: dict[str, float] | None = None

    @property
    def war_of_ideas(self) -> dict[str, float]:
        """What the War of Ideas is worth in every country where a card of the highest value may fight it."""
        if self._war_of_ideas is None:
            self._war_of_ideas = self._judged_war_of_ideas()
        return self._war_of_ideas

    def _judged_war_of_ideas(self) -> dict[str, float]:
        s, penalty = self.s, self.s.gwot_penalty
        posture = gain_of_posture(s, penalty)
        gains: dict[str, float] = {}
        for country in us_operations.war_of_ideas_targets(s, card_play.HIGHEST):
            if country.is_muslim:
                gains[country.id] = gain_of_war_of_ideas(s, country, penalty)
            else:
                gains[country.id] = posture if country.posture != s.us_posture else 0
        return gains

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


def _best_war_of_ideas(judgement: Judgement, value: int) -> float:
    s = judgement.s
    gains = judgement.war_of_ideas
    return max((gain for id, gain in gains.items() if us_operations.affordable(s.look_at(id), value)), default=0)


def _reassessment(judgement: Judgement, value: int) -> float:
    """The world tends to be Soft, and a Soft US wins Prestige with it."""
    s = judgement.s
    lonely = s.us_posture == HARD and s.hard_minus_soft <= 1
    return 80 if lonely or s.gwot_penalty >= 2 else 0


Worth = Callable[[Judgement, int], float]

WORTHS: Final[Mapping[str, Worth]] = {
    "alert": lambda judgement, value: 38 + 60 * len(judgement.s["united_states"].plots),
    "regime_change": lambda judgement, value: 50 if judgement.s.islamist_resources >= 3 else 24,
    "disrupt": _best_disrupt,
    "war_of_ideas": _best_war_of_ideas,
    "reassessment": _reassessment,
    "reserves": lambda judgement, value: 16 if judgement.s.reserves[US] == 0 else 4,
    "deploy": lambda judgement, value: 6,
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
    return 10 * country.is_regime_change + country.cells - country.troops


def _deploy_from(judgement: Judgement, key: str) -> float:
    return 100 if key == "track" else -_front_line(judgement.s, judgement.s[key])


RANKS: Final[Mapping[str, Rank]] = {
    Purpose.PLAY_CARD: _card,
    Purpose.PLAY_EXTRA_CARD: _card,
    Purpose.USE_CARD: lambda judgement, key: judgement.use(_card_in_question(judgement.question), key),
    Purpose.CHOOSE_OPERATION: lambda judgement, key: judgement.operation(key, 1),
    Purpose.WAR_OF_IDEAS_WHERE: lambda judgement, key: judgement.war_of_ideas.get(key, 0),
    Purpose.DISRUPT_WHERE: _by_country(gain_of_disrupt),
    Purpose.DISRUPT_CELL: lambda judgement, key: key == ACTIVE,
    Purpose.ALERT_WHICH: _by_country(_at_home_first),
    Purpose.REMOVE_PLOT: _by_country(_at_home_first),
    Purpose.DEPLOY_FROM: _deploy_from,
    Purpose.DEPLOY_TO: _by_country(_front_line),
    Purpose.DEPLOY_HOW_MANY: lambda judgement, key: -abs(int(key) - 7),
    Purpose.REGIME_CHANGE_WHERE: _by_country(value_of_country),
    Purpose.SPEND_RESERVES: lambda judgement, key: key == YES,
    Purpose.SELECT_POSTURE: lambda judgement, key: key == judgement.s.us_posture,
    Purpose.REMOVE_CELL: _by_country(value_of_country),
    Purpose.PLACE_AID: _by_country(value_of_country),
    Purpose.SELECT_COUNTRY: _by_country(value_of_country),
    Purpose.SHIFT_GOVERNANCE: _by_country(value_of_country),
    Purpose.SHIFT_ALIGNMENT: _by_country(value_of_country),
}
