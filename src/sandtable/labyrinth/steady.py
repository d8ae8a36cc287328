"""Steady: a US player by rule of thumb, so that figures against the book's opponent mean something.

It looks one card ahead, at nothing but what its seat may see: foil plots, win the War of Ideas where it is likely and
pays, Disrupt where Troops give Prestige, and keep the world's Posture at its side.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sandtable.core.agents import RandomAgent, Sight
from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.labyrinth import card_play, us_operations
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.events.registry import may_happen
from sandtable.labyrinth.play import YES
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import Country, State
from sandtable.labyrinth.terms import ACTIVE, FAIR, HARD, JIHADIST, US

OWN_EVENT: Final = 40
HARM_OF_ENEMY_EVENT: Final = 15
UNASSOCIATED_EVENTS: Final = {
    "bin_ladin": 75, "ksm": 70, "zarqawi": 60, "zawahiri": 50, "tora_bora": 45, "hambali": 45, "jaysh_al_mahdi": 40,
    "oil_price_spike": 35, "iran": 32, "kosovo": 30, "saleh": 30, "hizballah": 25, "gaza_withdrawal": 20,
    "kurdistan": 20, "darfur": 15, "former_soviet_union": 10, "hizb_ut_tahrir": 10,
}  # fmt: skip
"""What the events of neither side are worth to the US; those not named are worth nothing."""


def value_of_country(s: State, country: Country) -> int:
    """How much a country matters: its Resources, and any plot or cell in it."""
    return 2 * s.resources(country) + len(country.plots) + country.cells


def chance_of_winning(s: State, country: Country, penalty: int) -> float:
    """How likely a War of Ideas roll there does some good."""
    if not country.is_muslim:
        wanted = 2 if s.us_posture == HARD else 4
        return wanted / 6 if country.posture != s.us_posture else 0
    if country.is_unmarked:
        return 0.3
    bonus = sum(change for _, change in us_operations.war_of_ideas_modifiers(s, country, penalty))
    return max(0, min(6, 6 - us_operations.WAR_OF_IDEAS_SUCCEEDS_ON + 1 + bonus)) / 6


def gain_of_war_of_ideas(s: State, country: Country, penalty: int) -> float:
    """What a War of Ideas there is worth, by its chance."""
    if not country.is_muslim:
        return chance_of_winning(s, country, penalty) * (30 + 16 * penalty)
    step = 16 if country.is_ally and country.governance == FAIR else 12
    return chance_of_winning(s, country, penalty) * (22 + step * max(1, s.resources(country)))


def gain_of_disrupt(s: State, country: Country) -> float:
    """What a Disrupt there is worth: cells hit, and Prestige where there are Troops (7.4.4)."""
    prestige = 16 if country.troops >= us_operations.ENOUGH_TROOPS and s.prestige < 10 else 0
    return 6 + prestige + 3 * min(2, country.active)


class Judgement:
    """What cards and operations are worth in one situation; each operation is judged once a value."""

    def __init__(self, s: State, question: Question) -> None:
        self.s = s
        self.question = question
        self._judged: dict[tuple[str, int], float] = {}

    def use(self, number: int, use: str) -> float:
        """What one use of a card is worth."""
        s, card = self.s, deck(self.s.rules)[number]
        value = min(card_play.HIGHEST, card.ops + s.reserves[US])
        if use == card_play.EVENT:
            return OWN_EVENT if card.side == US else UNASSOCIATED_EVENTS.get(card.event, 0)
        if use == card_play.EVENT_FIRST and card.auto:  # it comes either way
            return self.best_operation(card.ops) + 1
        if use == card_play.EVENT_FIRST:  # good only if the event cannot happen at this moment
            return 5 if may_happen(s, card, JIHADIST) else self.best_operation(value) + HARM_OF_ENEMY_EVENT
        return self.operation(use, value) - (HARM_OF_ENEMY_EVENT if card.side == JIHADIST else 0)

    def card(self, number: int) -> float:
        """What the best use of a card is worth."""
        return max(self.use(number, use) for use in card_play.card_uses(self.s, US, deck(self.s.rules)[number]))

    def best_operation(self, value: int) -> float:
        """What the best operation of a value is worth."""
        return max((self.operation(name, value) for name in card_play.operations(self.s, US, value)), default=0)

    def operation(self, name: str, value: int) -> float:
        """What an operation of a value is worth."""
        if (name, value) not in self._judged:
            self._judged[name, value] = WORTHS[name](self.s, value) if name in WORTHS else 1
        return self._judged[name, value]


def _best_disrupt(s: State, value: int) -> float:
    return max((gain_of_disrupt(s, country) for country in us_operations.disrupt_targets(s, value)), default=0)


def _best_war_of_ideas(s: State, value: int) -> float:
    penalty = s.gwot_penalty
    targets = us_operations.war_of_ideas_targets(s, value)
    return max((gain_of_war_of_ideas(s, country, penalty) for country in targets), default=0)


WORTHS: Final[Mapping[str, Callable[[State, int], float]]] = {
    "alert": lambda s, value: 38 + 60 * len(s["united_states"].plots),
    "regime_change": lambda s, value: 50 if s.islamist_resources >= 3 else 24,
    "disrupt": _best_disrupt,
    "war_of_ideas": _best_war_of_ideas,
    "reassessment": lambda s, value: 70 if s.gwot_penalty >= 2 else 0,
    "reserves": lambda s, value: 16 if s.reserves[US] == 0 else 4,
    "deploy": lambda s, value: 6,
}


class Steady:
    """Answers for the US by rule of thumb, at random where the thumb is silent."""

    def __init__(self) -> None:
        self._random = RandomAgent()

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """The option worth most."""
        ranked = RANKS.get(question.purpose)
        if ranked is None or question.at_most > 1:
            return self._random.answer(question, sight)
        judgement = Judgement(sight.state(), question)
        return (max(question.keys, key=lambda key: ranked(judgement, key)),)


Rank = Callable[[Judgement, str], float]


def _card_in_question(question: Question) -> int:
    """The card whose use is asked for."""
    card = question.prompt.args["card"]
    return int(card.id.removeprefix("card-")) if isinstance(card, Message) else 0


def _card(judgement: Judgement, key: str) -> float:
    return judgement.card(int(key)) if key.isdigit() else -1


def _by_country(gain: Callable[[State, Country], float]) -> Rank:
    """Rank options that name a country (``iraq`` or ``iraq:2``)."""

    def rank(judgement: Judgement, key: str) -> float:
        id = key.partition(":")[0]
        return gain(judgement.s, judgement.s[id]) if id in judgement.s.countries else 0

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
    Purpose.WAR_OF_IDEAS_WHERE: _by_country(lambda s, country: gain_of_war_of_ideas(s, country, s.gwot_penalty)),
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
