"""Deploy and its two special forms, Regime Change and Withdraw (7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.messages import Message
from sandtable.core.questions import Ask, Option
from sandtable.labyrinth import countries, pieces, tracks
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ALLY, HARD, ISLAMIST_RULE, OPERATIONS, SOFT, US
from sandtable.labyrinth.tracks import unmark
from sandtable.labyrinth.us_operations import EXCESS_IN_REGIME_CHANGE, affordable

REGIME_CHANGE_VALUE: Final = 3  # 7.3.4
REGIME_CHANGE_TROOPS: Final = 6  # 7.3.4
WITHDRAW_VALUE: Final = 3  # 7.3.5
TRACK: Final = "track"
TRACK_OPTION: Final = Option(TRACK, Message("option-track"), "track:troops")
WMD_CLAIMS: Final = {"iraq": "iraqi_wmd", "libya": "libyan_wmd"}  # cards 37 and 39


# -- Deploy (7.3.1 to 7.3.3)


def may_leave(country: Country) -> int:
    """How many Troops may Deploy from a country: a Regime Change country keeps five more than its cells (7.3.1)."""
    if not country.is_regime_change:
        return country.troops
    return max(0, min(country.troops, country.excess_troops() - EXCESS_IN_REGIME_CHANGE))


def cubes_that_may_leave(country: Country) -> int:
    """The cubes among them."""
    return min(country.cubes, may_leave(country))


def deploy_destinations(s: State, value: int) -> list[Country]:
    """Countries to which Troops may Deploy: Allies within the value (7.3.2, 7.3.3), or by Abu Sayyaf (card 57)."""
    return s.handed_out([country for country in s.in_sight() if _welcomes_troops(s, country, value)])


def _welcomes_troops(s: State, country: Country, value: int) -> bool:
    if not country.is_ally and (country.id != "philippines" or not s.in_play("abu_sayyaf")):
        return False
    return affordable(country, value) and not country.under_truce


def deploy_origins(s: State, value: int) -> list[Option]:
    """Where Deploying Troops can come from: the track if there is somewhere to go, and countries (7.3.1)."""
    origins = [country.option for country in s.where_occupied(_can_deploy_out)]
    if s.troops_on_track and deploy_destinations(s, value):
        origins.insert(0, TRACK_OPTION)
    return origins


def may_deploy(s: State, value: int) -> bool:
    """Whether any Troops can Deploy."""
    if s.any_occupied(_can_deploy_out):
        return True
    return s.troops_on_track > 0 and s.any(lambda country: _welcomes_troops(s, country, value))


def _can_deploy_out(country: Country) -> bool:
    if not (country.cubes or country.nato) or country.under_truce:
        return False
    return cubes_that_may_leave(country) > 0 or (country.nato and may_leave(country) >= 2)


def deploy(g: Play, value: int) -> Ask[None]:
    """Deploy (7.3.1): move any number of Troops from one location to another."""
    key = yield from g.pick(US, Purpose.DEPLOY_FROM, deploy_origins(g.s, value), value=value)
    origin = None if key == TRACK else g.s[key]
    yield from _deploy_from(g, origin, value, origin is not None and may_leave(origin))


def _deploy_from(g: Play, origin: Country | None, value: int, limit: int) -> Ask[None]:
    """Ask where to and how many, and move them; ``limit`` is how many Troops may leave a country."""
    options = [country.option for country in deploy_destinations(g.s, value) if country is not origin]
    if origin is not None:
        options.insert(0, TRACK_OPTION)
    most = g.s.troops_on_track if origin is None else min(origin.cubes, limit)
    key = yield from g.pick(US, Purpose.DEPLOY_TO, options, origin=origin or TRACK_OPTION.label, value=value, most=most)
    destination = None if key == TRACK else g.s[key]
    yield from _set_out(g, origin, destination)
    if origin is None:
        count = yield from _how_many(g, None, destination, 1, most)
        pieces.move_troops(g, None, destination, count, "7.3.1")
        return
    cubes, with_nato = most, False
    if origin.nato and limit >= 2:
        with_nato = cubes == 0 or (yield from g.agrees(US, Purpose.DEPLOY_NATO, country=origin))
        cubes = min(origin.cubes, limit - 2) if with_nato else cubes
    count = yield from _how_many(g, origin, destination, 0 if with_nato else 1, cubes)
    if count:
        pieces.move_troops(g, origin, destination, count, "7.3.1")
    if with_nato:
        pieces.remove_nato(g, origin)


def _set_out(g: Play, origin: Country | None, destination: Country | None) -> Ask[None]:
    """Troops are about to move: the places are remembered, and an unmarked destination is tested (4.9.4)."""
    for place in (origin, destination):
        if place is not None:
            countries.remember(g, OPERATIONS, place)
    if destination is not None:
        yield from countries.test(g, destination)  # by Abu Sayyaf the Philippines may be unmarked


def move_cubes(g: Play, origin: Country | None, destination: Country | None, count: int) -> Ask[None]:
    """Deploy so many cubes between two places that were chosen (7.3.1); None is the Troops track."""
    yield from _set_out(g, origin, destination)
    pieces.move_troops(g, origin, destination, count, "7.3.1")


def _how_many(
    g: Play, origin: Country | None, destination: Country | None, least: int, most: int, **about: object
) -> Ask[int]:
    """Ask how many Troops make the move; None is the Troops track."""
    track = TRACK_OPTION.label
    return (
        yield from g.how_many(
            US, Purpose.DEPLOY_HOW_MANY, least, most, origin=origin or track, country=destination or track, **about
        )
    )


# -- Regime Change (7.3.4)


def regime_change_targets(s: State) -> list[Country]:
    """Regimes to change to which some location can send six Troops, while the US is Hard (7.3.4)."""
    if s.us_posture != HARD:
        return []
    return [country for country in regimes_to_change(s) if regime_change_origins(s, country)]


def regimes_to_change(s: State) -> list[Country]:
    """Islamist Rule countries, and Iraq or Libya by cards 37 and 39."""
    claimed = [id for id, claim in WMD_CLAIMS.items() if s.in_play(claim)]
    return s.handed_out([
        country
        for country in s.in_sight_muslim()
        if (country.governance is ISLAMIST_RULE or country.id in claimed) and not country.under_truce
    ])  # fmt: skip


def regime_change_origins(s: State, target: Country) -> list[Option]:
    """Locations from which six or more Troops can Deploy."""
    options = [country.option for country in s.occupied if _can_send_six(country) and country is not target]
    if s.troops_on_track >= REGIME_CHANGE_TROOPS:
        options.insert(0, TRACK_OPTION)
    return options


def _can_send_six(country: Country) -> bool:
    if country.under_truce:
        return False
    return country.cubes >= REGIME_CHANGE_TROOPS and cubes_that_may_leave(country) >= REGIME_CHANGE_TROOPS


def regime_change(g: Play, only: Country | None = None) -> Ask[None]:
    """Regime Change (7.3.4): six Troops or more throw out a government. ``only`` limits an event's use to a country."""
    targets = [country for country in regime_change_targets(g.s) if only in (None, country)]
    country = yield from g.choose(US, Purpose.REGIME_CHANGE_WHERE, targets)
    yield from change_regime(g, country, regime_change_origins(g.s, country))


def change_regime(g: Play, country: Country, origins: Sequence[Option]) -> Ask[None]:
    """Regime Change in a country with Troops from one of these places, whatever allows it (7.3.4, card 152)."""
    announce_regime_change(g, country)
    key = yield from g.pick(US, Purpose.DEPLOY_FROM, origins, country=country)
    origin = None if key == TRACK else g.s[key]
    most = g.s.troops_on_track if origin is None else cubes_that_may_leave(origin)
    count = yield from _how_many(g, origin, country, REGIME_CHANGE_TROOPS, most, regime_change=True)
    yield from throw_out(g, country, origin, count)


def announce_regime_change(g: Play, country: Country) -> None:
    """Tell where the regime will be changed."""
    g.note("regime-change", "7.3.4", country=country)
    countries.remember(g, OPERATIONS, country)


def throw_out(g: Play, country: Country, origin: Country | None, count: int) -> Ask[None]:
    """So many Troops from one place throw out the government of a country (7.3.4)."""
    pieces.move_troops(g, origin, country, count, "7.3.4")
    unmark(g, WMD_CLAIMS.get(country.id, ""))  # cards 37 and 39
    level = yield from countries.roll_governance(g, country)
    countries.mark_regime_change(g, country)
    countries.set_condition(g, country, level, ALLY, "7.3.4")
    pieces.activate(g, country, country.sleepers, "7.3.4")
    yield from tracks.roll_prestige(g)


# -- Withdraw (7.3.5)


def withdraw_origins(s: State) -> list[Country]:
    """Regime Change countries with Troops, while the US is Soft."""
    if s.us_posture != SOFT:
        return []
    return s.where_occupied(_can_withdraw)


def _can_withdraw(country: Country) -> bool:
    return country.is_regime_change and bool(country.cubes or country.nato) and not country.under_truce


def withdraw(g: Play) -> Ask[None]:
    """Withdraw (7.3.5): Troops leave a Regime Change country whatever the cells, and the regime is besieged."""
    country = yield from g.choose(US, Purpose.WITHDRAW_FROM, withdraw_origins(g.s))
    g.note("withdraw", "7.3.5", country=country)
    yield from _deploy_from(g, country, WITHDRAW_VALUE, country.troops)
    yield from give_up(g, country)


def give_up(g: Play, country: Country) -> Ask[None]:
    """What follows when Troops have Withdrawn: no Aid is left, the regime is besieged, Prestige is rolled (7.3.5)."""
    while country.aid:
        countries.remove_aid(g, country, "7.3.5")
    countries.besiege(g, country, "7.3.5")
    yield from tracks.roll_prestige(g)
