"""Steady on the Jihadist side: a player by rule of thumb, which looks no further than its card.

It gathers cells in Poor countries until a Major Jihad is likely, raises Funding by Plots where they also hurt, wears
Good and Fair Governance down where the dice are with it, and plays the cards of the US when their events cannot happen
or are spared by the first Plot of a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import comb
from typing import Final

from sandtable.core.agents import ByThumb
from sandtable.core.questions import Question
from sandtable.labyrinth import card_play, jihadist_operations, levels
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import DONE, YES
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import is_playable, may_happen
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ACTIVE, FUNDING_MOST, GOOD, JIHADIST, POOR, US

OWN_EVENT: Final = 22
A_POINT: Final = 3
"""What an event of the Jihadists is worth, and for each point of the value of its card."""
UNASSOCIATED_EVENT: Final = 12
HARM_OF_ENEMY_EVENT: Final = 16
SPOILT: Final = 6
"""What it is worth to spend a card of the US whose event cannot happen now."""
ISLAMIST_RULE: Final = 60
"""What Islamist Rule is worth for each Resource."""
GOOD_LOST: Final = 34
FAIR_LOST: Final = 12
"""What it is worth for each Resource that Good and Fair Governance worsen."""
AID_LOST: Final = 6
LOSS: Final = 3
RISK: Final = 5
"""What a cell costs that is lost in a Major Jihad, and in a Minor one."""
SIEGE: Final = 6
"""What it costs that a failed Major Jihad leaves a besieged regime."""
RECRUIT: Final = 6.0
WANTED: Final = 2
ENOUGH: Final = 0.22
"""What a new cell is worth, more for each Resource of a Poor country, and the share of it where there are enough."""
PLOT: Final = 3.6
FUNDS: Final = 1.5
"""What a plot is worth, and for each point that Funding lacks."""
AT_HOME: Final = 25
ABROAD: Final = 5.3
TROOPS: Final = 10
WELL_GOVERNED: Final = 4
"""What a plot is worth more in the United States, in other Non-Muslim countries, where Troops are, and for each
Resource of a country that is not Poor."""
WAKING: Final = 2
TRAVEL: Final = 7
RESERVES: Final = 8
HOMELAND: Final = "united_states"


def edge(s: State, country: Country) -> int:
    """By how many cells exceed Troops and Militia there."""
    return country.cells - country.defenders


def at_least(successes: int, dice: int, chance: float) -> float:
    """The chance of so many successes with so many dice."""
    return sum(comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(max(successes, 0), dice + 1))


def worth_of_major(s: State, country: Country, dice: int) -> float:
    """What a Major Jihad with so many dice is worth: Islamist Rule, by its chance, less what it costs (8.4)."""
    start = country.governance or POOR
    chance = jihadist_operations.jihad_check(s, country, start, minor=False).likelihood
    won = at_least(jihadist_operations.successes_for_islamist_rule(country, start), dice, chance)
    losses = dice * (1 - chance)
    besieged = (1 - won) * jihadist_operations.may_besiege(dice, start) * (not country.besieged)
    return ISLAMIST_RULE * s.resources(country) * won - LOSS * losses - SIEGE * besieged


def worth_of_minor(s: State, country: Country) -> float:
    """What a die of a Minor Jihad is worth: Governance and Aid, by its chance, less the cell it may cost (8.4.1)."""
    start = country.governance or POOR
    chance = jihadist_operations.jihad_check(s, country, start, minor=True).likelihood
    if start == POOR:
        gained = AID_LOST if country.aid else 0.0
    else:
        gained = (GOOD_LOST if start == GOOD else FAIR_LOST) * s.resources(country) + (AID_LOST if country.aid else 0)
    return chance * gained - RISK * (1 - chance)


def worth_of_recruit(s: State, country: Country) -> float:
    """What a die of a Recruit is worth there: a cell, most of all in a Poor country that lacks some (8.2)."""
    chance = 1.0 if levels.recruits_by_itself(s, country) or country.is_islamist else min(6, country.recruit_number) / 6
    wanted = RECRUIT + (WANTED * s.resources(country) if country.is_muslim and country.is_poor else 0)
    if country.is_islamist:
        wanted = 5.0
    elif edge(s, country) >= levels.excess_for_major_jihad(s):
        wanted *= ENOUGH
    return chance * wanted


def worth_of_plot(s: State, country: Country) -> float:
    """What a die of a Plot is worth there: Funding, and whom it hurts (8.5.6)."""
    chance = min(6, int(country.governance or POOR)) / 6
    hurt = PLOT + FUNDS * max(0, FUNDING_MOST - 1 - s.funding)
    if country.id == HOMELAND:
        hurt += AT_HOME
    elif country.is_non_muslim:
        hurt += ABROAD
    elif country.is_muslim and not country.is_poor:
        hurt += WELL_GOVERNED * s.resources(country)
    if country.troops:
        hurt += TROOPS
    return chance * hurt - (WAKING if not country.active else 0)


def worth_of_going(s: State, country: Country) -> float:
    """How much a cell is wanted in a country: in a Poor one that has some and not enough, by its Resources."""
    if not country.is_muslim or country.is_islamist or country.is_unmarked:
        return 0.0
    lead = edge(s, country)
    if not country.is_poor:
        return 0.5 * s.resources(country)
    wanted = 3.0 if 1 <= lead < levels.excess_for_major_jihad(s) else 1.0
    return wanted * s.resources(country) - max(0, -lead)


def worth_of_leaving(s: State, country: Country) -> float:
    """How easily a cell is spared: under Islamist Rule or beyond what a Major Jihad takes, and never the last."""
    if country.cells <= 1:
        return -5.0
    if country.is_islamist:
        return 4.0
    if country.is_muslim and country.is_poor:
        return 2.0 if edge(s, country) > levels.excess_for_major_jihad(s) else -worth_of_going(s, country)
    return 1.0


class Judgement:
    """What cards and operations are worth in one situation; everything is judged once."""

    def __init__(self, s: State, question: Question) -> None:
        self.s = s
        self.question = question
        self._judged: dict[tuple[str, int], float] = {}

    def use(self, number: int, use: str) -> float:
        """What one use of a card is worth."""
        card = self.s.rules.deck[number]
        if use == card_play.EVENT:
            return OWN_EVENT + A_POINT * card.ops if card.side == JIHADIST else UNASSOCIATED_EVENT
        if use == card_play.EVENT_FIRST:
            return max(self.operation(name, self._value(card)) for name in OPERATIONS) - 1 - self._harm(card, use)
        return self.operation(use, self._value(card)) - self._harm(card, use)

    def card(self, number: int) -> float:
        """What the best use of a card is worth."""
        s, card = self.s, self.s.rules.deck[number]
        value = self._value(card)
        worths = [self.operation(name, value) - self._harm(card, name) for name in OPERATIONS]
        if card.ops <= 2:
            worths.append(self.operation(card_play.RESERVES, value) - self._harm(card, card_play.RESERVES))
        if is_playable(s, card, JIHADIST):
            worths.append(self.use(number, card_play.EVENT))
        return max(worths)

    def operation(self, name: str, value: int) -> float:
        """What an operation of a value is worth."""
        found = self._judged.get((name, value))
        if found is None:
            found = self._judged[name, value] = WORTHS[name](self.s, value) if name in WORTHS else 0.0
        return found

    def major(self, country: Country, dice: int) -> float:
        """What a Major Jihad there would be worth with these dice; nothing if there can be none."""
        if not jihadist_operations.may_be_major(self.s, country, dice):
            return 0.0
        return worth_of_major(self.s, country, dice)

    def _value(self, card: Card) -> int:
        return card_play.value_with_reserves(self.s, JIHADIST, card)

    def _harm(self, card: Card, use: str) -> float:
        """The harm of the US event that a use of a card sets off; none by the first Plot of a turn (8.5.3)."""
        if card.side != US:
            return 0.0
        if use == card_play.PLOT and card_play.spares_the_event(self.s, JIHADIST, card):
            return 0.0
        return HARM_OF_ENEMY_EVENT if may_happen(self.s, card, US) else -SPOILT


OPERATIONS: Final = ("recruit", "travel", "jihad", card_play.PLOT)


def _recruit(s: State, value: int) -> float:
    placed = min(value, s.available_cells)
    if placed <= 0 or not jihadist_operations.may_recruit(s):
        return 0.0
    return placed * max((worth_of_recruit(s, c) for c in jihadist_operations.recruit_places(s)), default=0.0)


def _travel(s: State, value: int) -> float:
    return TRAVEL + value if jihadist_operations.may_travel(s) else 0.0


def _jihad(s: State, value: int) -> float:
    best = 0.0
    for country in jihadist_operations.jihad_places(s):
        dice = min(value, country.cells)
        best = max(best, dice * worth_of_minor(s, country))
        if jihadist_operations.may_be_major(s, country, value):
            best = max(best, worth_of_major(s, country, dice))
    return best


def _plot(s: State, value: int) -> float:
    if s.plots_left <= 0:
        return 0.0
    worths: list[float] = []
    for country in jihadist_operations.plot_places(s):
        worths += [worth_of_plot(s, country)] * min(value, country.cells)
    return sum(sorted(worths, reverse=True)[:value])


WORTHS: Final[Mapping[str, Callable[[State, int], float]]] = {
    "recruit": _recruit,
    "travel": _travel,
    "jihad": _jihad,
    card_play.PLOT: _plot,
    card_play.RESERVES: lambda s, value: RESERVES if s.reserves[JIHADIST] == 0 else 2.0,
}


class SteadyJihadist(ByThumb):
    """Answers for the Jihadist side by rule of thumb, at random where the thumb is silent."""

    def __init__(self) -> None:
        super().__init__(RANKS, Judgement)


Rank = Callable[[Judgement, str], float]


def _card(judgement: Judgement, key: str) -> float:
    return judgement.card(int(key)) if key.isdigit() else -100.0


def _use(judgement: Judgement, key: str) -> float:
    return judgement.use(int(str(judgement.question.about["card"]).removeprefix("card:")), key)


def _by_country(worth: Callable[[State, Country], float], done: float = 0.0) -> Rank:
    """Rank options that name a country (``iraq`` or ``iraq:2``)."""

    def rank(judgement: Judgement, key: str) -> float:
        id = key.partition(":")[0]
        return worth(judgement.s, judgement.s[id]) if id in judgement.s else done

    return rank


def _jihad_where(judgement: Judgement, key: str) -> float:
    """A Major Jihad takes all dice; else where a die is worth most, as long as it is worth anything."""
    if key == DONE:
        return 0.0
    s = judgement.s
    country = s[key]
    dice = int(str(judgement.question.about["dice"]))
    if jihadist_operations.may_be_major(s, country, dice):
        major = worth_of_major(s, country, min(dice, country.cells)) / dice
        return max(major, worth_of_minor(s, country))
    return worth_of_minor(s, country)


def _jihad_major(judgement: Judgement, key: str) -> float:
    s, about = judgement.s, judgement.question.about
    country, dice = s[str(about["country"]).removeprefix("country:")], int(str(about["dice"]))
    better = worth_of_major(s, country, dice) >= dice * worth_of_minor(s, country)
    return float((key == YES) == better)


def _travel_to(judgement: Judgement, key: str) -> float:
    """Where a cell is wanted, by its chance to arrive."""
    s = judgement.s
    origin, country = s[str(judgement.question.about["origin"]).removeprefix("country:")], s[key]
    sure = jihadist_operations.arrives_without_a_roll(s, origin, country) or bool(judgement.question.about["automatic"])
    chance = 1.0 if sure else min(6, jihadist_operations.travel_number(origin, country)) / 6
    wanted = worth_of_going(s, country) - (worth_of_going(s, origin) if country.id == origin.id else 0)
    return chance * wanted - 4 * (1 - chance)


def _plot_marker(judgement: Judgement, key: str) -> float:
    """The largest; WMD for the United States alone."""
    if key == "wmd":
        return 9.0 if judgement.question.about.get("country") == f"country:{HOMELAND}" else 0.0
    return float(key) if key.isdigit() else 0.0


def _hurt_there(s: State, country: Country) -> float:
    return 2 * s.resources(country) + country.aid + country.troops


RANKS: Final[Mapping[str, Rank]] = {
    Purpose.PLAY_CARD: _card,
    Purpose.PLAY_EXTRA_CARD: _card,
    Purpose.USE_CARD: _use,
    Purpose.CHOOSE_OPERATION: lambda judgement, key: judgement.operation(key, 1),
    Purpose.SPEND_RESERVES: lambda judgement, key: float(key == YES),
    Purpose.RECRUIT_WHERE: _by_country(worth_of_recruit),
    Purpose.EVENT_RECRUIT_WHERE: _by_country(worth_of_recruit),
    Purpose.RECRUIT_SPLIT: _by_country(worth_of_recruit),
    Purpose.TRAVEL_FROM: _by_country(worth_of_leaving, done=0.5),
    Purpose.TRAVEL_CELL: lambda judgement, key: float(key == ACTIVE),
    Purpose.TRAVEL_TO: _travel_to,
    Purpose.JIHAD_WHERE: _jihad_where,
    Purpose.JIHAD_MAJOR: _jihad_major,
    Purpose.JIHAD_LOSS: lambda judgement, key: float(key == ACTIVE),
    Purpose.PLOT_WHERE: _by_country(worth_of_plot),
    Purpose.PLOT_MARKER: _plot_marker,
    Purpose.PLACE_PLOT: _by_country(worth_of_plot),
    Purpose.PLACE_CELLS: _by_country(worth_of_going),
    Purpose.REMOVE_CADRE: _by_country(lambda s, country: -1.0),
    Purpose.SELECT_COUNTRY: _by_country(_hurt_there),
    Purpose.SHIFT_GOVERNANCE: _by_country(_hurt_there),
    Purpose.SHIFT_ALIGNMENT: _by_country(_hurt_there),
    Purpose.SELECT_POSTURE: lambda judgement, key: float(key != judgement.s.us_posture),
}
