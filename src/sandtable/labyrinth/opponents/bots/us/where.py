"""The Operations Priorities flows of the US bot: where it Disrupts, fights the War of Ideas and Deploys (13.4.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from sandtable.core import charts
from sandtable.core.charts import Chart, WhereBox, first_box, narrowed
from sandtable.core.questions import Ask
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.deploy import REGIME_CHANGE_TROOPS, REGIME_CHANGE_VALUE
from sandtable.labyrinth.opponents.bots import vocabulary
from sandtable.labyrinth.opponents.bots.charts import FAIR, FEWEST_CELLS, GOOD, POOR, Row, by_column, by_flow
from sandtable.labyrinth.opponents.bots.us import columns
from sandtable.labyrinth.opponents.bots.us.terms import (
    CUBES_FROM_TRACK,
    TRACK,
    Place,
    can_be_fought_for,
    has_abu_sayyaf,
    is_threatened_by_jihad,
    leaving,
    would_leave_cadre,
)
from sandtable.labyrinth.opponents.random_country import random_country
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HARD
from sandtable.labyrinth.us_operations import EXCESS_IN_REGIME_CHANGE

RULE: Final = columns.RULE
CountryChart: TypeAlias = Chart[State, Country]
PlaceChart: TypeAlias = Chart[State, Place]

# -- Disrupt

DISRUPT: Final[CountryChart] = Chart(
    "us_disrupt",
    RULE,
    (
        WhereBox("jihad", is_threatened_by_jihad),
        WhereBox("prestige", vocabulary.disrupt_prestige),
        WhereBox("cadre", would_leave_cadre),
    ),
)


def disruptable(s: State, ops: int) -> list[Country]:
    """Where a Disrupt with this value is possible."""
    return [country for country in s.occupied if vocabulary.disruptable(s, country, ops)]


def where_to_disrupt(g: Play, candidates: Sequence[Country]) -> Ask[Country]:
    """The flow, then the column; where no box holds, the column of all (13.3.8)."""
    return (yield from by_flow(g, DISRUPT, columns.DISRUPT, candidates))


# -- War of Ideas in Muslim countries: no flow (13.4.3)


def _best_rolls(s: State, candidates: Sequence[Country]) -> Sequence[Country]:
    penalty = s.gwot_penalty
    return charts.best(candidates, [vocabulary.woi_drm(s, country, penalty) for country in candidates], max)


BEST_ROLL: Final[Row] = charts.Row("best_roll", _best_rolls)


def open_to_ideas(s: State, ops: int) -> list[Country]:
    """Muslim countries in which a War of Ideas with this value is possible; unmarked ones with three only."""
    return [country for country in s.muslim() if vocabulary.woi_ok(s, country, ops)]


def where_best_idea(g: Play, candidates: Sequence[Country]) -> Ask[Country]:
    """The best roll, then the column."""
    return (yield from by_column(g, columns.WOI_MUSLIM, narrowed(g, RULE, (BEST_ROLL,), candidates)))


# -- War of Ideas in Non-Muslim countries

WOI_NON_MUSLIM: Final[CountryChart] = Chart(
    "us_woi_non_muslim",
    RULE,
    (
        WhereBox("opposite", vocabulary.is_opposed_to_us),
        WhereBox("unmarked", lambda s, country: country.is_unmarked),
        WhereBox("same", vocabulary.has_posture_of_us),
    ),
)
WOI_NON_MUSLIM_TIES: Final = (POOR, FAIR, GOOD, FEWEST_CELLS)


BLAIR: Final[CountryChart] = Chart(WOI_NON_MUSLIM.name, RULE, WOI_NON_MUSLIM.boxes[:2])
"""The flow as Tony Blair uses it: never where Posture is that of the US already (card 29)."""


def open_to_posture(s: State, ops: int) -> list[Country]:
    """Non-Muslim countries in which a War of Ideas with this value is possible; neither the US, Israel nor Iran."""
    return [country for country in s.everywhere if can_be_fought_for(country, ops)]


def where_to_sway(g: Play, candidates: Sequence[Country]) -> Ask[Country]:
    """The flow, then Poor, Fair, Good, and the fewest cells."""
    left = narrowed(g, RULE, WOI_NON_MUSLIM_TIES, first_box(g, WOI_NON_MUSLIM, candidates))
    return (yield from random_country(g, left))


# -- Deploy


def _country(fits: Callable[[State, Country], object]) -> Callable[[State, Place], bool]:
    """A condition on a country, for boxes that also look at the track."""
    return lambda s, place: isinstance(place, Country) and bool(fits(s, place))


def _is_track(s: State, place: Place) -> bool:
    return place is TRACK


def _is_quiet(country: Country) -> bool:
    """No cells, or somebody else to hold the country: Militia, or a marker that counts as Troops."""
    return not country.cells or country.militia > 0 or country.marker_troops > 0


DEPLOY_TO: Final[PlaceChart] = Chart(
    "us_deploy_to",
    RULE,
    (
        WhereBox(
            "abu_sayyaf",
            _country(lambda s, country: has_abu_sayyaf(s, country) and country.cells and not country.troops),
            vocabulary.has_base_rows,
        ),
        WhereBox(
            "undefended", _country(lambda s, country: country.is_muslim and country.cells and not country.defenders)
        ),
        WhereBox(
            "regime_change",
            _country(
                lambda s, country: country.is_regime_change and country.excess_defenders() < EXCESS_IN_REGIME_CHANGE
            ),
        ),
        WhereBox("track", _is_track),
    ),
)
FROM_COUNTRIES: Final[tuple[WhereBox[State, Place], ...]] = (
    WhereBox(
        "moro_talks",
        _country(lambda s, country: country.id == "philippines" and s.in_play("moro_talks")),
        vocabulary.has_base_rows,
    ),
    WhereBox("islamist_rule", _country(lambda s, country: country.is_islamist)),
    WhereBox("good_ally", _country(lambda s, country: country.is_good and country.is_ally and _is_quiet(country))),
    WhereBox("fair_ally", _country(lambda s, country: country.is_fair and country.is_ally and _is_quiet(country))),
)
DEPLOY_FROM: Final[PlaceChart] = Chart("us_deploy_from", RULE, (*FROM_COUNTRIES, WhereBox("track", _is_track)))


def destinations(s: State, ops: int) -> list[Place]:
    """Countries to which a Deploy with this value may go, and the track."""
    return [*(country for country in s.everywhere if vocabulary.takes_troops(s, country, ops)), TRACK]


def origins(s: State, ops: int) -> list[Place]:
    """Countries that cubes may leave, and the track if it holds two."""
    places: list[Place] = [country for country in s.occupied if leaving(s, country, ops)]
    return [*places, TRACK] if s.troops_on_track >= CUBES_FROM_TRACK else places


def _by_column(g: Play, rows: Sequence[Row], places: Sequence[Place]) -> list[Place]:
    """What the rows leave of some countries; the track is alone in its box."""
    lands = [place for place in places if isinstance(place, Country)]
    return [*narrowed(g, RULE, rows, lands)] if lands else [*places]


def deploy_choices(g: Play, ops: int) -> tuple[list[Place], list[Place]]:
    """The origins and the destinations that flows and columns leave, each without regard to the other (13.4.7)."""
    start = first_box(g, DEPLOY_FROM, origins(g.s, ops))
    end = first_box(g, DEPLOY_TO, destinations(g.s, ops))
    return _by_column(g, columns.DEPLOY_FROM.rows, start), _by_column(g, columns.DEPLOY_TO.rows, end)


def may_deploy(s: State, ops: int) -> bool:
    """Whether flows and columns give an origin and another place as destination (13.4.7)."""
    start, end = deploy_choices(Play(s, None), ops)
    return bool(start and end) and not (len(start) == len(end) == 1 and start[0] is end[0])


def where_to_deploy(g: Play, ops: int) -> Ask[tuple[Place, Place]]:
    """Origin and destination, which differ (13.4.7)."""
    start, end = deploy_choices(g, ops)
    only = start[0] if len(start) == 1 else None
    destination = yield from _one_of(g, [place for place in end if place is not only])
    return (yield from _one_of(g, [place for place in start if place is not destination])), destination


def _one_of(g: Play, places: Sequence[Place]) -> Ask[Place]:
    lands = [place for place in places if isinstance(place, Country)]
    return (yield from random_country(g, lands)) if lands else places[0]


# -- Regime Change: the column for the target, a flow for the source

REGIME_CHANGE_FROM: Final[PlaceChart] = Chart(
    "us_regime_change_from",
    RULE,
    (
        *FROM_COUNTRIES,
        WhereBox("good", _country(lambda s, country: country.is_good)),
        WhereBox("fair", _country(lambda s, country: country.is_fair)),
        WhereBox("poor", _country(lambda s, country: country.is_poor)),
        WhereBox("track", _is_track),
    ),
)


def regimes(s: State, ops: int) -> list[Country]:
    """Islamist Rule countries in which this value allows a Regime Change, with six cubes from elsewhere (7.3.4)."""
    if ops < REGIME_CHANGE_VALUE or s.us_posture != HARD:
        return []
    fallen = [country for country in s.muslim() if country.is_islamist and not country.under_truce]
    return [country for country in fallen if sources(s, country)]


def sources(s: State, target: Country) -> list[Place]:
    """Places other than the target that can send six cubes."""
    places: list[Place] = [
        country
        for country in s.occupied
        if country is not target
        and not country.under_truce
        and vocabulary.deployable(s, country) >= REGIME_CHANGE_TROOPS
    ]
    return [*places, TRACK] if s.troops_on_track >= REGIME_CHANGE_TROOPS else places


def where_to_change_regime(g: Play, ops: int) -> Ask[tuple[Country, Place]]:
    """The country by its column, then where the Troops come from."""
    target = yield from by_column(g, columns.REGIME_CHANGE_COLUMN, regimes(g.s, ops))
    start = first_box(g, REGIME_CHANGE_FROM, sources(g.s, target))
    return target, (yield from _one_of(g, _by_column(g, columns.DEPLOY_FROM.rows, start)))
