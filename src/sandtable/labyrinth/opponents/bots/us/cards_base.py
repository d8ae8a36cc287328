"""The Event Instructions of the US bot for the cards of the base deck (13.3, 13.4.2)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Final

from sandtable.core.charts import first_box, holds
from sandtable.core.questions import Ask, Question
from sandtable.labyrinth import victory
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.opponents.bots.charts import FEWEST_CELLS, Row
from sandtable.labyrinth.opponents.bots.us import columns, where
from sandtable.labyrinth.opponents.bots.us.answers import ANSWERS, by_column, by_rows, key_of, offered
from sandtable.labyrinth.opponents.bots.us.instructions import (
    Answerer,
    Plan,
    alerts_when,
    highest_us_cards,
    how,
    never,
    plays_when,
)
from sandtable.labyrinth.opponents.bots.us.terms import UNITED_STATES
from sandtable.labyrinth.opponents.random_country import random_country
from sandtable.labyrinth.play import NO, Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import PRESTIGE_MOST

# -- what its lines ask


def prestige_can_rise(s: State) -> bool:
    return s.prestige < PRESTIGE_MOST


def funding_can_fall(s: State) -> bool:
    return s.funding > 1


def _prestige_is(*levels: str) -> Callable[[State], bool]:
    return lambda s: s.prestige_level in levels


def _fair_ally(country: Country) -> bool:
    return country.is_fair and country.is_ally


def is_to_be_swayed(s: State, country: Country) -> bool:
    """Whether a Posture there is not the one of the US (13.3.4)."""
    return country.takes_posture and country.posture != s.us_posture


def any_cells(places: Iterable[Country]) -> bool:
    return any(country.cells for country in places)


def _jordan_gains(s: State) -> bool:
    jordan = s["jordan"]
    return not jordan.is_good and (not _fair_ally(jordan) or prestige_can_rise(s) or funding_can_fall(s))


def _europe_can_be_won(s: State) -> bool:
    return is_to_be_swayed(s, s["united_kingdom"]) or any(is_to_be_swayed(s, country) for country in s.schengen())


def _no_plot_for_cartoons(s: State) -> bool:
    """No plot that Danish Cartoons may place is Available, and Scandinavia is not with the US."""
    kinds = s.available_plots if s.any_islamist_rule() else [kind for kind in s.available_plots if kind == 1]
    return not kinds and is_to_be_swayed(s, s["scandinavia"])


def _central_asia_gains(s: State) -> bool:
    """A test is better than what Central Asia is: unmarked, Islamist, Poor and no Ally, or an Adversary not at Good."""
    country = s["central_asia"]
    if country.is_unmarked or country.is_islamist:
        return True
    return (country.is_poor and not country.is_ally) or (country.is_adversary and not country.is_good)


def _shia_mix_with_cells(s: State) -> bool:
    return any_cells(country for country in s.everywhere if country.is_shia_mix or country.id == "iran")


def _pakistan_gains(s: State) -> bool:
    """Poor Ally is better than what Pakistan is: no Ally, not Good, not Fair Neutral."""
    country = s["pakistan"]
    return not (country.is_ally or country.is_good or (country.is_fair and country.is_neutral))


def us_cards_worth_taking(s: State) -> list[int]:
    """The US cards of the highest value in the discard pile and the boxes (cards 117, 118 and 236)."""
    return highest_us_cards(s, [*s.discard, *s.boxed_cards])


def _oil_is_worth_it(s: State) -> bool:
    """It wins for the US; or it does not win for the Jihadists, and there is a US card to take."""
    exporters = [country for country in s.muslim() if s.exports_oil(country)]
    if s.good_resources + sum(country.is_good for country in exporters) >= victory.GOOD_RESOURCES_TO_WIN:
        return True
    islamist = s.islamist_resources + sum(country.is_islamist for country in exporters)
    if islamist >= victory.ISLAMIST_RESOURCES_TO_WIN and victory.adjacent_islamist_rule(s):
        return False
    return bool(us_cards_worth_taking(s))


# -- how it carries them out


def blair_where(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """29: up to three Schengen countries that are against the US, or else unmarked; the fewest cells first."""
    left = offered(g, question)
    chosen: list[str] = []
    while len(chosen) < question.at_most:
        fitting = first_box(g, where.BLAIR, left)
        if not fitting:
            break
        country = yield from by_rows(g, (FEWEST_CELLS,), fitting)
        left.remove(country)
        chosen.append(country.id)
    return chosen


def iran_select(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
    """104, 105: a Shia-Mix country or Iran with a cell; if that is Iran, any Shia-Mix country is tested."""
    places = offered(g, question)
    with_cells = [country for country in [*places, g.s["iran"]] if country.cells]
    plan["cell"] = (yield from by_rows(g, columns.DISRUPT.rows, with_cells or places, "13.3.1")).id
    if plan["cell"] in question.keys:
        return [plan["cell"]]
    return [(yield from random_country(g, places)).id]


def as_planned(name: str) -> Answerer:
    """What was planned at an earlier question, if it is offered; else by the usual rule."""

    def choose(g: Play, question: Question, plan: Plan) -> Ask[Sequence[str]]:
        if plan.get(name) in question.keys:
            return [plan[name]]
        chosen = ANSWERS[question.purpose](g, question, plan)
        return (yield from chosen) if isinstance(chosen, Generator) else chosen

    return choose


CAN_BE_BUILT: Final[Row] = holds(
    "can_be_built", lambda s, country: not country.is_adversary and not (country.is_good and country.is_ally)
)


# -- when it plays each event, on top of what the card says itself

plays_when(1, 122)(funding_can_fall)
plays_when(5, 18, 32, 37, 39, 99, 120, 138, 229, 230, 239, 240)(never)
plays_when(17)(lambda s: any_cells([s["russia"], s["central_asia"]]))
plays_when(19)(lambda s: not s["turkey"].is_good and not _fair_ally(s["turkey"]))
plays_when(20)(_jordan_gains)
plays_when(29)(_europe_can_be_won)
plays_when(96)(_no_plot_for_cartoons)
plays_when(100)(lambda s: s.troops_level == "low_intensity" and funding_can_fall(s))
plays_when(102)(_central_asia_gains)
plays_when(104, 105)(_shia_mix_with_cells)
plays_when(108)(_pakistan_gains)
plays_when(110, 204, 225)(prestige_can_rise)
plays_when(113)(_prestige_is("high", "very_high"))
plays_when(114)(_prestige_is("low", "medium"))
plays_when(117, 118, 236)(_oil_is_worth_it)
plays_when(119)(lambda s: not s["yemen"].is_islamist)

# -- when an event would remove a priority plot (13.4.1)

alerts_when(21)(lambda s, country: country.is_good or country.is_ally)
alerts_when(31)(lambda s, country: country.id in (UNITED_STATES, "united_kingdom", "canada"))
alerts_when(116)(lambda s, country: country.is_non_muslim or country.is_ally)

# -- what it answers

how(Purpose.WAR_OF_IDEAS_WHERE, 29)(blair_where)
how(Purpose.PLACE_AID, 30, 149)(by_column(columns.WOI_MUSLIM, "13.3.5", CAN_BE_BUILT))
how(Purpose.EVENT_CHOICE, 37)(key_of(NO))
how(Purpose.EVENT_CHOICE, 39)(key_of(NO))
how(Purpose.PLACE_AID, 41, 159)(by_column(columns.DEPLOY_TO, "13.3.1"))
how(Purpose.SELECT_COUNTRY, 104, 105)(iran_select)
how(Purpose.REMOVE_CELL, 104, 105)(as_planned("cell"))
how(Purpose.SELECT_COUNTRY, 106)(by_column(columns.DISRUPT, "13.3.1"))
