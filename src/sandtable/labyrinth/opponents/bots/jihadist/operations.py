"""How the Jihadist bot carries out its operations, with a card and its Reserves (12.3.9, 12.4.1, 12.4.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import debts, jihadist_operations, tracks
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.jihadist_operations import Campaign, Journey
from sandtable.labyrinth.opponents.bots import vocabulary as terms
from sandtable.labyrinth.opponents.bots.charts import by_column, by_flow
from sandtable.labyrinth.opponents.bots.jihadist import where
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ACTIVE, JIHADIST, SLEEPER

MOST: Final = 3  # dice or cells with one card (12.4.1)
AUTO_RECRUITS_TO_LEAVE: Final = 3  # so many of them must hold cells before a last one leaves (12.3.9)


# -- what a card is worth, and what has acted with it


@dataclass
class Purse:
    """What is left of a card's value, and of the Reserves that go with it: three together at most (12.4.1, 12.4.4)."""

    card: int
    reserves: int

    @classmethod
    def of(cls, s: State, value: int) -> Purse:
        """A card of this value with the Reserves that it leaves room for."""
        return cls(value, min(s.reserves[JIHADIST], MOST - value))

    @property
    def total(self) -> int:
        """All that can be spent."""
        return self.card + self.reserves

    def spend(self, g: Play, count: int) -> None:
        """Spend so much, the card first (12.4.1)."""
        from_card = min(count, self.card)
        self.card -= from_card
        if count > from_card:
            self.reserves -= count - from_card
            tracks.use_reserves(g, JIHADIST, count - from_card, "12.4.4")


def has_acted(s: State, country: Country, active: int = 0, sleepers: int = 0) -> None:
    """So many cells of a country have acted with this card, and will not again (12.4.1); Sadr among the active ones."""
    before = s.acted.get(country.id, (0, 0))
    s.acted[country.id] = (
        min(country.active + country.sadr, before[0] + active),
        min(country.sleepers, before[1] + sleepers),
    )


def _arrived(s: State, country: Country, count: int) -> None:
    """New cells stand in a country: as sleepers, or active in the Caliphate (11.3.8.3)."""
    if country.in_caliphate:
        has_acted(s, country, active=count)
    else:
        has_acted(s, country, sleepers=count)


# -- Major and Minor Jihad


def major_jihad_places(s: State, value: int) -> list[Country]:
    """Where a Major Jihad with this value could bring about Islamist Rule."""
    return [country for country in s.occupied if terms.major_possible(s, country, value)]


def major_jihad(g: Play, purse: Purse, target: Country | None = None) -> Ask[None]:
    """All dice in one Poor country (12.4.2)."""
    country = yield from by_column(g, where.MAJOR_JIHAD, major_jihad_places(g.s, purse.total))
    yield from _jihad(g, purse, [Campaign(country, major=True, dice=purse.total)])


def minor_jihad_places(s: State) -> list[Country]:
    """Good or Fair countries with an unused cell in which a Jihad could succeed; never Poor ones (12.3.8)."""
    return [
        country
        for country in s.occupied
        if (country.is_good or country.is_fair)
        and not country.under_truce
        and terms.unused(s, country) > 0
        and terms.jsp(s, country, major=False)
    ]


def minor_jihad(g: Play, purse: Purse, target: Country | None = None) -> Ask[None]:
    """A die for each unused cell of a country, then of the next (12.4.2)."""
    campaigns: list[Campaign] = []
    left = purse.total
    places = minor_jihad_places(g.s)
    while left and places:
        country = yield from by_column(g, where.MINOR_JIHAD, places)
        places.remove(country)
        dice = min(left, terms.unused(g.s, country))
        campaigns.append(Campaign(country, major=False, dice=dice))
        left -= dice
    yield from _jihad(g, purse, campaigns)


def _jihad(g: Play, purse: Purse, campaigns: Sequence[Campaign]) -> Ask[None]:
    purse.spend(g, sum(campaign.dice for campaign in campaigns))
    yield from jihadist_operations.carry_out_jihad(g, campaigns)
    for campaign in campaigns:
        has_acted(g.s, campaign.country, active=campaign.dice - campaign.failures)


# -- Recruit


def recruit(g: Play, purse: Purse, target: Country | None = None) -> Ask[None]:
    """All dice in one country, no more than there are cells (12.3.2)."""
    country = yield from by_flow(
        g, where.RECRUIT_FLOW, where.RECRUIT_TRAVEL_TO, jihadist_operations.recruit_places(g.s)
    )
    yield from recruit_in(g, purse, country, purse.total)


def recruit_in(g: Play, purse: Purse, country: Country, most: int) -> Ask[None]:
    """Recruit dice in a country; what is placed has acted (12.4.1)."""
    dice = min(most, g.s.available_cells)
    purse.spend(g, dice)
    before = country.cells
    yield from jihadist_operations.recruit_rolls(g, [country] * dice)
    _arrived(g.s, country, country.cells - before)


# -- Travel (12.3.9)


def movable(s: State, country: Country, leaving: Mapping[str, int]) -> int:
    """Cells that may leave a country, given those that are leaving already; Sadr and those that have acted stay.

    So does the last cell of an auto-recruit country while fewer than three such countries hold cells (12.3.9).
    """
    if country.under_truce:
        return 0
    free = terms.unused_active(s, country) + terms.unused_sleepers(s, country)
    if free <= 0 or not terms.auto_recruit(s, country):
        return max(0, free)
    holding = sum(
        each.cells > leaving.get(each.id, 0) for each in s.occupied if each.cells and terms.auto_recruit(s, each)
    )
    if holding >= AUTO_RECRUITS_TO_LEAVE:
        return free
    return max(0, min(free, country.cells - leaving.get(country.id, 0) - 1))


def origins_for(s: State, destination: Country, leaving: Mapping[str, int], *, by_event: bool = False) -> list[Country]:
    """Countries from which a cell may try to reach a destination; under Biometrics only Adjacent ones (card 2).

    Whom an event moves, it moves without a roll from anywhere (6.2.3).
    """
    near = None
    if s.in_effect("biometrics") and not by_event:
        near = s.adjacent_ids(destination)
    return [
        country
        for country in s.occupied
        if country is not destination and (near is None or country.id in near) and movable(s, country, leaving)
    ]


def _all_origins(s: State, destination: Country) -> list[Country]:
    """Countries with any cell that can go, also one that the rule of the last cell would keep."""
    return [
        country
        for country in s.occupied
        if country is not destination
        and not country.under_truce
        and terms.unused_active(s, country) + terms.unused_sleepers(s, country) > 0
    ]


class Departures:
    """The journeys declared so far: each cell that will go counts as having acted, and as gone for the next (8.3.3)."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.journeys: list[Journey] = []
        self.leaving: Counter[str] = Counter()

    def add(self, origin: Country, destination: Country) -> Journey:
        """One more cell goes, an active one if there is any (12.3.3)."""
        kind = ACTIVE if terms.unused_active(self.s, origin) > 0 else SLEEPER
        journey = Journey(origin, kind, destination)
        self.journeys.append(journey)
        self.leaving[origin.id] += origin is not destination
        has_acted(self.s, origin, active=kind == ACTIVE, sleepers=kind == SLEEPER)
        return journey

    def carry_out(self, g: Play) -> Ask[None]:
        """Let them all go; who arrives has acted."""
        s = self.s
        for origin, kind, _ in self.journeys:
            active, sleepers = s.acted[origin.id]
            s.acted[origin.id] = (active - 1, sleepers) if kind == ACTIVE else (active, sleepers - 1)
        goals = list({journey.destination.id: journey.destination for journey in self.journeys}.values())
        before = {goal.id: goal.cells - self._departures(goal) for goal in goals}
        yield from jihadist_operations.carry_out_travel(g, self.journeys)
        for goal in goals:
            _arrived(s, goal, goal.cells - before[goal.id])

    def _departures(self, country: Country) -> int:
        return sum(journey.origin is country for journey in self.journeys)


def choose_origin(g: Play, destination: Country, departures: Departures) -> Ask[Country | None]:
    """The country from which the next cell goes: the flow Travel From, then its column; None if none can (12.3.9)."""
    candidates = origins_for(g.s, destination, departures.leaving)
    return (yield from _by_travel_from(g, destination, candidates))


def choose_origin_by_event(
    g: Play, destination: Country, departures: Departures, *, anyone: bool = False, goals: Sequence[Country] = ()
) -> Ask[Country | None]:
    """The same for a cell that an event moves.

    With ``anyone`` a cell goes though all that are left should stay. Where another of the event's ``goals`` is, a cell
    leaves only if no other can go: a destination is no origin (12.3.9).
    """
    candidates = origins_for(g.s, destination, departures.leaving, by_event=True)
    if anyone and not candidates:
        candidates = _all_origins(g.s, destination)
    elsewhere = [country for country in candidates if all(country is not goal for goal in goals)]
    return (yield from _by_travel_from(g, destination, elsewhere or candidates))


def _by_travel_from(g: Play, destination: Country, candidates: Sequence[Country]) -> Ask[Country | None]:
    if not candidates:
        return None
    g.note("why-origin", "12.3.9", why=True, country=destination)
    flow, column = where.travel_from_flow(destination.id), where.travel_from_column(destination.id)
    return (yield from by_flow(g, flow, column, candidates))


def send(g: Play, destination: Country, departures: Departures, most: int) -> Ask[None]:
    """Declare up to so many journeys to one destination, all that may leave an origin before the next (12.3.9)."""
    s = g.s
    left = most
    while left:
        origin = yield from choose_origin(g, destination, departures)
        if origin is None:
            break
        while left and movable(s, origin, departures.leaving):
            departures.add(origin, destination)
            left -= 1
    while left and terms.unused_active(s, destination) > 0 and not destination.in_caliphate:
        if destination.under_truce:
            break
        departures.add(destination, destination)  # no other cell can go: one goes to ground
        left -= 1


def destinations(s: State) -> list[Country]:
    """Where a cell can try to go from somewhere else."""
    sources = [country for country in s.occupied if movable(s, country, {})]
    if not sources:
        return []
    if s.in_effect("biometrics"):
        return s.where(lambda country: not country.under_truce and bool(origins_for(s, country, {})))
    return s.where(lambda country: not country.under_truce and sources != [country])


def travel(g: Play, purse: Purse, target: Country | None = None) -> Ask[None]:
    """The destination first, then the origins; all attempts are declared before any roll (12.3.9)."""
    candidates = destinations(g.s)
    if target is None and not candidates:
        return
    if target is None:
        target = yield from by_flow(g, where.TRAVEL_TO_FLOW, where.RECRUIT_TRAVEL_TO, candidates)
    departures = Departures(g.s)
    yield from send(g, target, departures, purse.total)
    purse.spend(g, len(departures.journeys))
    yield from departures.carry_out(g)


# -- Plot


def plot_places(s: State) -> list[Country]:
    """Where an unused cell can Plot (8.5.1)."""
    return [country for country in jihadist_operations.plot_places(s) if terms.unused(s, country) > 0]


def plot(g: Play, purse: Purse, target: Country | None = None) -> Ask[None]:
    """A die for each unused cell of a country, then of the next, no more than there are plots (12.3.4, 12.4.2)."""
    yield from plot_in(g, purse, plot_places(g.s), lambda g, places: by_flow(g, where.PLOT_FLOW, where.PLOT, places))


def plot_in(
    g: Play, purse: Purse, places: Iterable[Country], choose: Callable[[Play, Sequence[Country]], Ask[Country]]
) -> Ask[None]:
    """Plot in one of these countries after another, as far as cells, plots and value go."""
    left = min(purse.total, g.s.plots_left)
    candidates, attempts = list(places), list[Country]()
    while left > 0 and candidates:
        country = yield from choose(g, candidates)
        candidates.remove(country)
        dice = min(left, terms.unused(g.s, country))
        attempts += [country] * dice
        left -= dice
    if attempts:
        purse.spend(g, len(attempts))
        yield from jihadist_operations.plot_rolls(g, attempts, MOST)
        for country in {each.id: each for each in attempts}.values():
            has_acted(g.s, country, active=attempts.count(country))


OPERATIONS: Final[Mapping[str, Callable[[Play, Purse, Country | None], Ask[None]]]] = {
    "major_jihad": major_jihad,
    "minor_jihad": minor_jihad,
    "recruit": recruit,
    "travel": travel,
    "plot": plot,
}


def operate(g: Play, operation: str, purse: Purse, target: Country | None = None) -> Ask[None]:
    """Carry out one operation and what follows from it."""
    yield from OPERATIONS[operation](g, purse, target)
    yield from debts.pay(g)
