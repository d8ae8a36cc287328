"""What the rules know about US operations before they are chosen (7)."""

from __future__ import annotations

from functools import cache

from sandtable.core.checks import FACES
from sandtable.core.forecasts import Forecast, modifiers_of, needs_of, of_check
from sandtable.core.messages import Message, name_of
from sandtable.core.questions import Question
from sandtable.labyrinth import countries, deploy, hands, levels, tracks, us_operations
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.forecasts import attrition
from sandtable.labyrinth.forecasts.chances import NEVER, average, country_in, number_in, percent
from sandtable.labyrinth.play import YES
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import GOVERNANCE_WORD, PRESTIGE_MOST, WMD, Governance, Posture

# -- War of Ideas (7.2)


def war_of_ideas(s: State, country: Country, value: int) -> Forecast:
    """One roll in a Muslim country, which is tested first if it is unmarked, or for the Posture of another."""
    odds = war_of_ideas_odds(s, country, value)
    if not country.is_muslim:
        return _war_of_ideas_outside(s, country, odds)
    cases = countries.after_tests(country)
    check = us_operations.war_of_ideas_check(s, cases[0])
    leads_to = [_gain(cases[0])]
    if not country.aid and check.on_the_die - 1 in FACES:
        leads_to.append(Message("forecast-aid-on", {"number": check.on_the_die - 1}))
    warnings = []
    if not all(us_operations.affordable(case, value) for case in cases):
        warnings.append(Message("forecast-fails-if-poor", {"value": value}))
    return odds._replace(modifiers=modifiers_of(check), leads_to=leads_to, warnings=warnings)


def war_of_ideas_odds(s: State, country: Country, value: int, penalty: int | None = None) -> Forecast:
    """The chance alone, and what it takes, with the GWOT penalty, if somebody knows it already."""
    if not country.is_muslim:
        return _agreement(s.us_posture)
    cases = countries.after_tests(country)
    check = us_operations.war_of_ideas_check(s, cases[0], penalty)
    affordable = [us_operations.affordable(case, value) for case in cases]
    chance = average(check.chance if each else NEVER for each in affordable)
    return Forecast(chance, needs_of(check), faces=check.faces if all(affordable) else ())


def _gain(country: Country) -> Message:
    """What success brings (7.2.1.1)."""
    if country.is_neutral:
        return Message("forecast-becomes-ally")
    return Message("forecast-becomes", {"governance": _level((country.governance or Governance.POOR) - 1)})


def _level(level: int) -> str:
    return GOVERNANCE_WORD[Governance(level)]


def _war_of_ideas_outside(s: State, country: Country, odds: Forecast) -> Forecast:
    """The Posture that equals that of the US is the good one (7.2.3)."""
    penalty, agreed = s.gwot_penalty, s.gwot_penalty_with(country, s.us_posture)
    leads_to = [Message("forecast-posture", {"posture": str(s.us_posture)}), *prestige_rises(s)]
    if agreed != penalty:
        leads_to.append(Message("forecast-penalty", {"before": penalty, "after": agreed}))
    opposite = str(s.us_posture.opposite)
    warnings = [Message("forecast-may-turn", {"posture": opposite})] if country.posture == s.us_posture else []
    return odds._replace(leads_to=leads_to, warnings=warnings)


@cache
def _agreement(posture: Posture) -> Forecast:
    """How likely a country takes the Posture of the US, and what it takes."""
    return of_check(tracks.posture_check(posture))


def prestige_rises(s: State) -> list[Message]:
    """One more Prestige, as far as its track goes."""
    if s.prestige >= PRESTIGE_MOST:
        return []
    return [Message("forecast-prestige", {"before": s.prestige, "after": s.prestige + 1})]


def prestige_roll(s: State) -> Message:
    """What a Prestige roll takes, and how likely it is to lower Prestige (4.7.1)."""
    check = tracks.prestige_check(s)
    return Message("forecast-prestige-roll", {"number": check.on_the_die, "percent": percent(1 - check.chance)})


# -- Disrupt (7.4)


def disrupt(s: State, country: Country) -> Forecast:
    """How many cells, or a Cadre, and Prestige with two Troops."""
    leads_to, warnings = [], []
    cells = country.active + country.sleepers
    if cells:
        counts = sorted(
            {min(cells, us_operations.cells_to_disrupt(s, case)) for case in countries.after_tests(country)}
        )
        if len(counts) == 1:
            leads_to.append(Message("forecast-disrupts", {"count": counts[0]}))
        else:
            leads_to.append(Message("forecast-disrupts-if-hard", {"number": tracks.HARD_ON}))
        if not country.active:
            warnings.append(Message("forecast-only-sleepers"))
        elif not country.sleepers and not country.sadr and not country.cadre and cells <= counts[0]:
            leads_to.append(Message("forecast-leaves-cadre"))
    else:
        leads_to.append(Message("forecast-removes-cadre"))
    if us_operations.raises_prestige(country):
        leads_to += prestige_rises(s)
    return Forecast(leads_to=leads_to, warnings=warnings)


# -- Alert (7.5)


def alert(s: State, key: str) -> Forecast:
    """A plot is removed without a roll; only one that shows its face says where it goes."""
    country, index = us_operations.chosen_plot(s, key)
    wmd = country.plots[index].kind == WMD
    others = len(s.plots_on_map()) - 1
    return Forecast(
        leads_to=[Message("forecast-wmd-leaves") if wmd else Message("forecast-plot-removed")],
        warnings=[Message("forecast-plots-remain", {"count": others})] if others else [],
    )


# -- Deploy, Regime Change and Withdraw (7.3)


def deploy_from(s: State, question: Question, key: str) -> Forecast:
    """How many Troops may leave a location."""
    origin = None if key == deploy.TRACK else s[key]
    if origin is None:
        most = s.troops_on_track
    elif country_in(s, question, "country") is None:
        most = deploy.may_leave(origin)
    else:  # only cubes change a regime
        most = deploy.cubes_that_may_leave(origin)
    warnings = []
    if origin is not None and origin.is_regime_change and deploy.may_leave(origin) < origin.troops:
        warnings.append(Message("forecast-regime-change-keeps", {"count": origin.troops - deploy.may_leave(origin)}))
    return Forecast(leads_to=[Message("forecast-may-leave", {"count": most})], warnings=warnings)


def deploy_to(s: State, question: Question, key: str) -> Forecast | None:
    """The Troops track as it would be if all Troops that may move did."""
    origin = country_in(s, question, "origin")
    destination = None if key == deploy.TRACK else s[key]
    count = number_in(question, "most")
    if (origin is None) == (destination is None):
        return None
    after = track(_moved(s, origin, destination, count))
    return Forecast(leads_to=[Message("forecast-if-all-go", {"count": count, "track": after})])


def deploy_how_many(s: State, question: Question, key: str) -> Forecast:
    """The Troops track after the move, and what is then open to either side at both ends."""
    origin, destination = (country_in(s, question, name) for name in ("origin", "country"))
    after = _moved(s, origin, destination, int(key))
    leads_to = [track(after)] if after.troops_on_track != s.troops_on_track else []
    warnings = []
    for country in (origin, destination):
        if country is not None:
            regime_change = country.is_regime_change or (country is destination and "regime_change" in question.about)
            warnings += _exposed(s, country, after[country.id], regime_change)
            leads_to += attrition.foreseen(after, after[country.id])
    return Forecast(leads_to=leads_to, warnings=warnings)


def _moved(s: State, origin: Country | None, destination: Country | None, count: int) -> State:
    """The state after Troops have moved; None is the Troops track."""
    after = s.copy()
    if origin is not None:
        after[origin.id].cubes -= count
        after.moved(after[origin.id])
    if destination is not None:
        after[destination.id].cubes += count
        after.moved(after[destination.id])
    return after


def _exposed(s: State, before: Country, after: Country, regime_change: bool) -> list[Message]:
    """What too few Troops in a country close to the US (7.2.1.3) and open to the Jihadist side (8.4.2)."""
    warnings = []
    if regime_change and after.excess_troops() < us_operations.EXCESS_IN_REGIME_CHANGE:
        warnings.append(Message("forecast-too-few-troops", {"country": name_of(after.target)}))
    excess = levels.excess_for_major_jihad(s)
    if after.is_muslim and before.cells - before.defenders < excess <= after.cells - after.defenders:
        warnings.append(Message("forecast-open-to-major-jihad", {"country": name_of(after.target)}))
    return warnings


def deploy_nato(key: str) -> Forecast | None:
    """The NATO marker does not come back (card 41)."""
    return Forecast(warnings=[Message("forecast-nato-leaves")]) if key == YES else None


def track(s: State) -> Message:
    """The Troops track: how many are on it, its level, and the cards that the US is dealt (4.7.3, 5.2.8)."""
    return Message("forecast-track", {"count": s.troops_on_track, "troops": s.troops_level, "cards": hands.us_deal(s)})


def regime_change(s: State, country: Country) -> Forecast:
    """A new Ally, by a roll Poor or Fair, and a Prestige roll (7.3.4)."""
    leads_to = [Message("forecast-new-regime", {"number": countries.FAIR_ON})]
    if country.sleepers:
        leads_to.append(Message("forecast-all-active", {"count": country.sleepers}))
    cost = Message("forecast-troops-needed", {"count": deploy.REGIME_CHANGE_TROOPS})
    return Forecast(cost=cost, leads_to=leads_to, warnings=[prestige_roll(s)])


def withdraw(s: State, country: Country) -> Forecast:
    """The regime is besieged, Aid is lost, and a Prestige roll (7.3.5)."""
    warnings = [Message("forecast-besieged")]
    if country.aid:
        warnings.append(Message("forecast-all-aid-lost", {"count": country.aid}))
    may_go = Message("forecast-may-leave", {"count": country.troops})
    return Forecast(leads_to=[may_go], warnings=[*warnings, prestige_roll(s)])
