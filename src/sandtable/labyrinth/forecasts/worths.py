"""What places are worth to a side, by rule of thumb: the chance, by the Resources that come nearer to its goal (2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.core.forecasts import Forecast
from sandtable.core.questions import Question
from sandtable.labyrinth import jihadist_operations, us_operations
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.forecasts import jihadist, us
from sandtable.labyrinth.forecasts.chances import number_in
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import FAIR, GOOD, POOR

Gain = Callable[[State, Question, Country], float]

TWICE: Final = 2
"""Good Governance counts for both goals of the US (2.1.1a-b), Islamist Rule for both of the other side (2.1.2a-b)."""
NEAR: Final = 0.1
"""What it is worth to be in a country with a Resource, or to have one more cell there."""


def worths(s: State, question: Question) -> dict[str, float]:
    """What the options that name a country are worth; none where the thumb is silent."""
    gain = _GAINS.get(question.purpose)
    if gain is None:
        return {}
    named = {key: id for key in question.keys if (id := key.partition(":")[0]) in s}
    return {key: gain(s, question, s[id]) for key, id in named.items()}


def _likely(forecast: Forecast) -> float:
    return float(forecast.chance) if forecast.chance is not None else 1.0


# -- the US


def _war_of_ideas(s: State, question: Question, country: Country) -> float:
    """A step of a Muslim country's Resources (7.2.1); of another the Prestige, and the penalty it ends (7.2.3)."""
    chance = _likely(us.war_of_ideas_odds(s, country, number_in(question, "value")))
    if country.is_muslim:
        return chance * s.resources(country) * (TWICE if country.is_ally and country.governance == FAIR else 1)
    if country.posture == s.us_posture:
        return 0
    return chance * (1 + s.gwot_penalty - s.gwot_penalty_with(country, s.us_posture))


def _disrupt(s: State, question: Question, country: Country) -> float:
    """The cells that go, or a Cadre, and Prestige with Troops (7.4)."""
    cells = min(country.active + country.sleepers, us_operations.cells_to_disrupt(s, country))
    return (cells or 0.5) + us_operations.raises_prestige(country) + NEAR * _at_stake(s, country)


def _at_stake(s: State, country: Country) -> int:
    return s.resources(country) if country.is_muslim else 0


# -- the Jihadist side


def _recruit(s: State, question: Question, country: Country) -> float:
    chance = _likely(jihadist.recruit(s, country, number_in(question, "available"), number_in(question, "die", 1)))
    return chance * (1 + NEAR * _at_stake(s, country))


def _jihad(s: State, question: Question, country: Country) -> float:
    """A step down of its Resources (8.4.1), twice as much where Islamist Rule is within reach (8.4.2)."""
    value = number_in(question, "dice")
    start = country.governance or POOR
    if jihadist_operations.may_be_major(s, country, value):
        needed = jihadist_operations.successes_for_islamist_rule(country, start)
        check = jihadist_operations.jihad_check(s, country, start, minor=False)
        falls = float(jihadist.of_successes(max(value, needed), needed, check.chance))
        return TWICE * s.resources(country) * falls + NEAR
    if country.governance not in (GOOD, FAIR):
        return 0
    return jihadist_operations.jihad_check(s, country, start, minor=True).likelihood * s.resources(country)


def _plot(s: State, question: Question, country: Country) -> float:
    """Funding and Prestige in the United States above all (8.5.6i), else where a government can be shaken."""
    chance = _likely(jihadist.plot(s, country, number_in(question, "dice")))
    if country.id == "united_states":
        return chance * 3
    return chance * (1 + (NEAR * s.resources(country) if country.is_muslim else NEAR * bool(country.troops)))


_GAINS: Final[Mapping[str, Gain]] = {
    Purpose.WAR_OF_IDEAS_WHERE: _war_of_ideas,
    Purpose.DISRUPT_WHERE: _disrupt,
    Purpose.REGIME_CHANGE_WHERE: lambda s, question, country: s.resources(country),
    Purpose.ALERT_WHICH: lambda s, question, country: 3 if country.id == "united_states" else 1 + _at_stake(s, country),
    Purpose.RECRUIT_WHERE: _recruit,
    Purpose.JIHAD_WHERE: _jihad,
    Purpose.PLOT_WHERE: _plot,
    Purpose.DEPLOY_TO: lambda s, question, country: (
        max(0, country.cells - country.troops) + NEAR * _at_stake(s, country)
    ),
}
