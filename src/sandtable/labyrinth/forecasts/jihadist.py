"""What the rules know about Jihadist operations before they are chosen (8)."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from sandtable.core.checks import Check
from sandtable.core.forecasts import Forecast, modifiers_of, needs_of, of_check
from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.labyrinth import jihadist_operations, levels
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.forecasts.chances import SURE, after_test, country_in, number_in
from sandtable.labyrinth.play import YES, plot_option
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import FAIR, GOOD, GOVERNANCE_WORD, POOR, Governance

# -- Recruit (8.2)


def recruit(s: State, country: Country, available: int, die: int = 1) -> Forecast:
    """One of the dice, of which ``die`` have then been assigned, and the cells there are for them."""
    odds = after_test(country, lambda each: _recruit_check(s, each))
    cells = levels.cells_per_recruit(s)
    if not available:
        warnings = [Message("forecast-no-cell")]
    elif available < cells * die:
        warnings = [Message("forecast-few-cells", {"count": available})]
    else:
        warnings = []
    leads_to = [Message("forecast-places-cells", {"count": min(cells, available)})] if available else []
    return odds._replace(leads_to=leads_to, warnings=warnings)


def _recruit_check(s: State, country: Country) -> Check | None:
    if levels.recruits_by_itself(s, country):  # 8.2.3, 11.2.3
        return None
    return jihadist_operations.check_against(country, country.recruit_number)


# -- Travel (8.3)


def travel_from(country: Country) -> Forecast:
    """Adjacent countries are reached without a roll."""
    return Forecast(leads_to=[Message("forecast-cells-here", {"active": country.active, "sleepers": country.sleepers})])


def travel_to(s: State, origin: Country, destination: Country, *, automatic: bool) -> Forecast:
    """Without a roll, or by one against the Governance that a test may have to find first."""

    def check(country: Country) -> Check | None:
        if automatic or jihadist_operations.arrives_without_a_roll(s, origin, country):
            return None
        return jihadist_operations.check_against(country, jihadist_operations.travel_number(origin, country))

    odds = after_test(destination, check)
    leads_to = [Message("forecast-tested-first")] if destination.is_unmarked else []
    if origin.id == destination.id:
        leads_to.append(Message("forecast-hides"))
    warnings = [Message("forecast-cell-lost")] if odds.chance != SURE else []
    return odds._replace(leads_to=leads_to, warnings=warnings)


# -- Jihad (8.4)


def jihad(s: State, country: Country, value: int) -> Forecast:
    """One of the dice, what its success does, and what a Major Jihad would take."""
    start = country.governance or POOR
    leads_to = _shakes(country)
    major = jihadist_operations.may_be_major(s, country, value)
    if major:
        needed = jihadist_operations.successes_for_islamist_rule(country, start)
        leads_to.append(Message("forecast-major-jihad", {"count": needed}))
    warnings = [] if leads_to else [Message("forecast-nothing-to-gain")]
    check = jihadist_operations.jihad_check(s, country, start, minor=not major)
    return of_check(check, leads_to=leads_to, warnings=[*warnings, *_loss(s)])


def _shakes(country: Country) -> list[Message]:
    """What one success does to a government (8.4.1)."""
    shaken = [Message("forecast-aid-lost")] if country.aid else []
    if country.governance in (GOOD, FAIR):
        worse = GOVERNANCE_WORD[Governance(country.governance + 1)]
        shaken.append(Message("forecast-worsens", {"governance": worse}))
    return shaken


def _loss(s: State) -> list[Message]:
    return [] if levels.spares_failed_cells(s) else [Message("forecast-each-failure")]


def jihad_major(s: State, country: Country, dice: int, key: str) -> Forecast:
    """The chance of Islamist Rule by a Major Jihad, or of any success by a Minor one."""
    start = country.governance or POOR
    check = jihadist_operations.jihad_check(s, country, start, minor=key != YES)
    if key != YES:
        warnings = [] if _shakes(country) else [Message("forecast-nothing-to-gain")]
        return Forecast(
            of_successes(dice, 1, check.chance),
            needs_of(check),
            modifiers=modifiers_of(check),
            leads_to=_shakes(country),
            warnings=[*warnings, *_loss(s)],
            faces=check.faces if dice == 1 else (),
        )
    needed = jihadist_operations.successes_for_islamist_rule(country, start)
    warnings = _loss(s)
    if country.sleepers:
        warnings.append(Message("forecast-all-active", {"count": country.sleepers}))
    if jihadist_operations.may_besiege(dice, start):
        warnings.append(Message("forecast-failure-besieges"))
    return Forecast(
        chance=of_successes(dice, needed, check.chance),
        needs=Message("forecast-successes", {"count": needed, "dice": dice, "number": len(check.faces)}),
        modifiers=modifiers_of(check),
        leads_to=[Message("forecast-islamist-rule")],
        warnings=warnings,
    )


def of_successes(dice: int, needed: int, each: Fraction) -> Fraction:
    """The chance of at least so many successes with some dice."""
    counts = range(needed, dice + 1)
    return sum((comb(dice, count) * each**count * (1 - each) ** (dice - count) for count in counts), Fraction(0))


# -- Plot (8.5)


def plot(s: State, country: Country, value: int) -> Forecast:
    """One of the dice, and the kinds of plots that a success can place."""
    odds = after_test(country, lambda each: jihadist_operations.check_against(each, each.governance or POOR))
    kinds = jihadist_operations.plots_up_to(s, value)
    leads_to, warnings = [], []
    if kinds:
        leads_to.append(Message("forecast-plot-kinds", {"plots": tuple(plot_option(kind).label for kind in kinds)}))
    else:
        warnings.append(Message("forecast-no-plot", {"value": value}))
    if country.cells and not jihadist_operations.cells_ready(s, country):
        warnings.append(Message("forecast-sleeper-shows"))
    return odds._replace(leads_to=leads_to, warnings=warnings)


# -- at the questions


def at_recruit(s: State, question: Question, key: str) -> Forecast:
    """Where a Recruit die goes."""
    return recruit(s, s[key], number_in(question, "available"), number_in(question, "die"))


def at_travel_to(s: State, question: Question, key: str) -> Forecast | None:
    """Where a cell goes."""
    origin = country_in(s, question, "origin")
    automatic = bool(number_in(question, "automatic"))
    return None if origin is None else travel_to(s, origin, s[key], automatic=automatic)


def at_jihad_major(s: State, question: Question, key: str) -> Forecast | None:
    """Whether a Jihad is a Major one."""
    country = country_in(s, question, "country")
    return None if country is None else jihad_major(s, country, number_in(question, "dice"), key)
