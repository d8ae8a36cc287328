"""What the other side could do in a country with a card of the highest value, as far as a side may know."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from sandtable.core.forecasts import Forecast, Possible
from sandtable.labyrinth import card_play, deploy, jihadist_operations, us_operations
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.forecasts import jihadist, us
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import US, other

VALUE = card_play.HIGHEST


def others_could(s: State, side: str, place: str) -> list[Possible]:
    """The operations that are open to the other side there, with what is known of each."""
    kind, _, id = place.partition(":")
    if kind != "country" or id not in s:
        return []
    country, enemy = s[id], other(side)
    found = _us(s, country) if enemy == US else _jihadist(s, country)
    return [Possible(enemy, name, card_play.use_option(name).label, forecast) for name, forecast in found]


def _us(s: State, country: Country) -> Iterator[tuple[str, Forecast]]:
    """What the US could do (7)."""
    if country in us_operations.war_of_ideas_targets(s, VALUE):
        yield "war_of_ideas", us.war_of_ideas(s, country, VALUE)
    if s.troops_on_track and country in deploy.deploy_destinations(s, VALUE):
        yield "deploy", Forecast(leads_to=[us.track(s)])
    if country in deploy.regime_change_targets(s):
        yield "regime_change", us.regime_change(s, country)
    if country in us_operations.disrupt_targets(s, VALUE):
        yield "disrupt", us.disrupt(s, country)


def _jihadist(s: State, country: Country) -> Iterator[tuple[str, Forecast]]:
    """What the Jihadist side could do (8)."""
    if jihadist_operations.may_recruit(s) and country in jihadist_operations.recruit_places(s):
        yield "recruit", jihadist.recruit(s, country, s.available_cells)
    journeys = [
        jihadist.travel_to(s, origin, country, automatic=False)
        for origin in s.where_occupied(lambda each: each.cells and each.id != country.id and not each.under_truce)
        if country in jihadist_operations.travel_destinations(s, origin)
    ]
    if journeys:
        yield "travel", max(journeys, key=lambda each: each.chance or Fraction(0))._replace(warnings=[])
    if country in jihadist_operations.jihad_places(s):
        yield "jihad", jihadist.jihad(s, country, VALUE)._replace(warnings=[])
    if country in jihadist_operations.plot_places(s):
        yield card_play.PLOT, jihadist.plot(s, country, VALUE)._replace(warnings=[])
