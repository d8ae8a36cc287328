"""How rule 9 carries out its operations, and Radicalization with what it cannot use (9.4.2, 9.4.3)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sandtable.core.charts import tell_answer
from sandtable.core.messages import Message
from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, jihadist_operations, pieces
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.jihadist_operations import Campaign, Journey
from sandtable.labyrinth.opponents.random_country import random_country
from sandtable.labyrinth.opponents.solitaire import where
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.terms import EVERY_PLOT, FUNDING_MOST

SECOND_TO_BOX = 1  # where the To chart starts for Radicalization (9.4.3)


def plot(g: Play, value: int) -> Ask[None]:
    """Plot as much as possible in each country in turn (9.4.2.2)."""
    attempts: list[Country] = []
    while len(attempts) < value and g.s.plots_left > 0:
        used = [country.id for country in attempts]
        candidates = [c for c in jihadist_operations.plot_places(g.s) if c.cells > used.count(c.id)]
        country = yield from where.where_to_plot(g, candidates)
        if country is None:
            break
        attempts += [country] * min(value - len(attempts), country.cells - used.count(country.id))
    if attempts:
        yield from jihadist_operations.plot_rolls(g, attempts, value)
    yield from radicalize(g, value - len(attempts), value)


def major_jihad(g: Play, value: int) -> Ask[None]:
    """All dice in the one country that could fall (9.4.2.3)."""
    country = yield from where.where_major_jihad(g, value)
    dice = min(value, country.cells)
    yield from jihadist_operations.carry_out_jihad(g, [Campaign(country, major=True, dice=dice)])
    yield from radicalize(g, value - dice, value)


def minor_jihad(g: Play, value: int) -> Ask[None]:
    """As many dice as cells in each country in turn (9.4.2.4)."""
    campaigns: list[Campaign] = []
    left = value
    while left:
        chosen = [campaign.country.id for campaign in campaigns]
        candidates = [country for country in where.minor_jihad_places(g.s) if country.id not in chosen]
        country = yield from where.where_minor_jihad(g, candidates)
        if country is None:
            break
        dice = min(left, country.cells)
        campaigns.append(Campaign(country, major=False, dice=dice))
        left -= dice
    yield from jihadist_operations.carry_out_jihad(g, campaigns)
    yield from radicalize(g, left, value)


def recruit(g: Play, value: int) -> Ask[None]:
    """One Recruit roll at a time, the place chosen anew for each (9.4.2.5)."""
    left = value
    while left and g.s.available_cells:
        country = yield from where.where_to_recruit(g, value, jihadist_operations.recruit_places(g.s))
        if country is None:
            break
        yield from jihadist_operations.recruit_rolls(g, [country])
        left -= 1
    yield from radicalize(g, left, value)


def travel(g: Play, value: int) -> Ask[None]:
    """All destinations, then all origins, then all the journeys (9.4.2.6, 9.4.2.6.2)."""
    destinations = yield from where.travel_destinations(g, value)
    journeys = yield from choose_origins(g, destinations, value)
    if journeys:
        yield from jihadist_operations.carry_out_travel(g, journeys)
    yield from radicalize(g, value - len(journeys), value)


def choose_origins(
    g: Play, destinations: Sequence[Country], value: int, *, automatic: bool = False
) -> Ask[list[Journey]]:
    """A cell for each destination; Biometrics lets none go that is not Adjacent (9.4.2.6.1)."""
    journeys: list[Journey] = []
    near: Collection[str] = g.s.board.places
    for destination in destinations:
        if g.s.in_effect("biometrics") and not automatic:
            near = {destination.id, *g.s.adjacent_ids(destination)}
            if not any(each.cells for each in g.s.neighbours(destination)):
                g.note("why-biometrics", "9.4.2.6", why=True, country=destination)
                continue
        journey = yield from where.travel_origin(g, destination, value, journeys, destinations, near)
        if journey is not None:
            journeys.append(journey)
    return journeys


# -- Radicalization (9.4.3)


def radicalize(g: Play, left: int, value: int | None = None) -> Ask[None]:
    """Use what is left of a card's value: place a cell, Travel, place a plot, each once; then worsen Governance."""
    if left <= 0:
        return
    g.note("radicalization", "9.4.3", value=left)
    left -= yield from _place_a_cell(g)
    if left:
        left -= yield from _travel_one_cell(g, value or left)
    if left:
        left -= yield from _place_a_plot(g)
    while left and (yield from _worsen_a_country(g)):
        left -= 1


def _holds(g: Play, line: str, answer: bool) -> bool:
    """Tell whether a line of Radicalization can be used."""
    if g.tells:
        tell_answer(g, Message(f"box-radicalization-{line}"), "9.4.3", answer)
    return answer


def _anywhere_of(g: Play, places: Sequence[Country]) -> Ask[Country]:
    """A random one of these countries, told also if it is the only one."""
    if len(places) == 1:
        g.note("why-only", "9.4.3", why=True, country=places[0])
    return (yield from random_country(g, places))


def _place_a_cell(g: Play) -> Ask[int]:
    """A cell from the Funding track, whatever the Funding, goes to a random country."""
    if not _holds(g, "cell", g.s.cells_on_track > 0):
        return 0
    country = yield from random_country(g, g.s.everywhere)
    yield from pieces.place_cells(g, country, rule="9.4.3")
    return 1


def _travel_one_cell(g: Play, value: int) -> Ask[int]:
    """One cell Travels without a roll and without regard to Biometrics, from the second To box on."""
    if not _holds(g, "travel", jihadist_operations.may_travel(g.s)):
        return 0
    destinations = yield from where.travel_destinations(g, 1, first=SECOND_TO_BOX)
    journeys = yield from choose_origins(g, destinations, value, automatic=True)
    yield from jihadist_operations.carry_out_travel(g, journeys, automatic=True)
    return 1


def _place_a_plot(g: Play) -> Ask[int]:
    """Below Funding 9, a random plot goes to a random country with a cell that is not under Islamist Rule."""
    places = jihadist_operations.plot_places(g.s)
    if not _holds(g, "plot", g.s.funding < FUNDING_MOST and g.s.plots_left > 0 and bool(places)):
        return 0
    country = yield from _anywhere_of(g, places)
    yield from jihadist_operations.choose_and_place_plot(g, country, EVERY_PLOT, "9.4.3")
    return 1


def _worsen_a_country(g: Play) -> Ask[bool]:
    """A random Good or Fair Muslim country is governed worse."""
    places = [country for country in g.s.muslim() if country.is_good or country.is_fair]
    if not _holds(g, "worsen", bool(places)):
        return False
    country = yield from _anywhere_of(g, places)
    countries.worsen(g, country, "9.4.3")
    return True
