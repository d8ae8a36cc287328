"""Resolving unblocked plots at the end of a US action phase (8.5.6)."""

from __future__ import annotations

from sandtable.core.checks import at_most
from sandtable.core.questions import Ask, Option
from sandtable.labyrinth import countries, debts, pieces, tracks, traits, victory
from sandtable.labyrinth.country import Country, Plot
from sandtable.labyrinth.expansion import civil_war, mats, off_map
from sandtable.labyrinth.play import Play, known_plot, plot_name
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.terms import FUNDING_MOST, JIHADIST, PLOTS_RESOLVED_IN, WMD
from sandtable.labyrinth.tracks import unmark

WMD_DICE = 3  # 8.5.6j
BACKLASH = "backlash"
"""The event of cards 1 and 122."""


def resolve_one_plot(g: Play) -> Ask[None]:
    """The Jihadist side picks the next plot; it is revealed and resolved (8.5.6)."""
    country, index = yield from _next_plot(g)
    plot = yield from pieces.turn_over_plot(g, country, index)
    g.note("plot-resolved", "8.5.6", country=country, plot=plot_name(plot.kind))
    yield from g.reveal("plot")
    if country.id == "united_states" and plot.kind == WMD:  # 8.5.6a
        raise victory.wmd_in_the_united_states()
    pieces.take_plot(g, country, index)  # 8.5.6k
    countries.remember(g, PLOTS_RESOLVED_IN, country)
    _raise_funding(g, country, plot)
    if mats.turned_by_plot(g, country, plot):
        yield from _lower_prestige(g, country, plot)
    else:
        yield from _strike(g, country, plot)
    if plot.kind == WMD and g.s.in_play(off_map.SEQUESTRATION):
        off_map.end_sequestration(g)
    yield from debts.pay(g)
    if country.id == "israel":  # card 11
        unmark(g, "abbas")
    elif country.id == "india":  # card 36
        unmark(g, "indo_pakistani_talks")


def _strike(g: Play, country: Country, plot: Plot) -> Ask[None]:
    """Postures, Prestige and Governance (8.5.6e to 8.5.6j)."""
    if country.is_non_muslim:
        yield from _roll_postures(g, country, plot)
    yield from _lower_prestige(g, country, plot)
    if country.is_muslim and not country.is_islamist:
        yield from _shake_government(g, country, plot)
        civil_war.struck_by_wmd(g, country, plot)


def _next_plot(g: Play) -> Ask[tuple[Country, int]]:
    """Which plot comes next, among those that differ."""
    options: dict[str, Option] = {}
    places: dict[str, tuple[Country, int]] = {}
    for country in g.s.occupied:
        for index, plot in enumerate(country.plots):
            key = f"{country.id}:{plot_name(plot.kind)}" + (":backlash" if plot.backlash else "")
            options.setdefault(key, Option(key, known_plot(country, plot), f"country:{country.id}"))
            places.setdefault(key, (country, index))
    key = yield from g.pick(JIHADIST, Purpose.RESOLVE_WHICH, list(options.values()))
    return places[key]


def _raise_funding(g: Play, country: Country, plot: Plot) -> None:
    """Funding by 8.5.6b to 8.5.6d, the other way round under Backlash (cards 1 and 122)."""
    if country.is_non_muslim:
        if plot.kind == WMD or country.id == "united_states":
            tracks.set_funding(g, FUNDING_MOST, "8.5.6")
        else:
            tracks.change_funding(g, plot.kind * 2 if country.is_good else plot.kind, "8.5.6")
        return
    amount = 2 if country.is_good else 1
    backlash = f"card {g.s.rules.cards_of(BACKLASH)[-1]}"  # of the newest deck
    if not plot.backlash:
        tracks.change_funding(g, amount, "8.5.6")
    elif plot.kind == WMD:
        tracks.set_funding(g, 1, backlash)
    else:
        tracks.change_funding(g, -amount, backlash)


def _roll_postures(g: Play, country: Country, plot: Plot) -> Ask[None]:
    """Posture of the country, and of two more in Schengen (8.5.6e to 8.5.6g)."""
    yield from countries.roll_posture(g, country, "8.5.6")
    may_reroll = plot.kind == WMD and country.takes_posture and not g.s.differs(JIHADIST, traits.NO_REROLL)  # 8.5.6f
    if may_reroll and (yield from g.agrees(JIHADIST, Purpose.REROLL_POSTURE, country=country)):
        yield from countries.roll_posture(g, country, "8.5.6")
    if country.space.schengen:
        others = [each for each in g.s.schengen() if each is not country]
        for each in (yield from g.choose_some(JIHADIST, Purpose.SCHENGEN_POSTURES, others, 2, 2)):
            yield from countries.roll_posture(g, each, "8.5.6")


def _lower_prestige(g: Play, country: Country, plot: Plot) -> Ask[None]:
    """Prestige where there are Troops, and by a roll in the United States (8.5.6h, 8.5.6i)."""
    if country.troops_at_stake and plot.kind == WMD:  # 11.2.4
        tracks.set_prestige(g, 1, "8.5.6")
    elif country.troops_at_stake:
        tracks.change_prestige(g, -1, "8.5.6")
    if country.id == "united_states":
        yield from tracks.roll_prestige(g)


def _shake_government(g: Play, country: Country, plot: Plot) -> Ask[None]:
    """Dice by the plot's number against Governance; failures do nothing (8.5.6j)."""
    start = country.governance
    if start is None:
        return
    successes = 0
    for _ in range(WMD_DICE if plot.kind == WMD else plot.kind):
        result = yield from g.check("plot_governance", at_most(start), "8.5.6", country=country, number=start)
        successes += result.succeeds
    countries.shake(g, country, successes, "8.5.6")
