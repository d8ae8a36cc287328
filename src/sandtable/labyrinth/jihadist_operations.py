"""Jihadist operations: Recruit, Travel, Jihad and Plot (8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass
from typing import Final, NamedTuple

from sandtable.core.checks import Check, at_most
from sandtable.core.questions import Ask, Option
from sandtable.labyrinth import aftermath, countries, levels, pieces, traits
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.markers import TRAINING_CAMPS
from sandtable.labyrinth.play import DONE, Play, plot_option, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import (
    ACTIVE,
    EVERY_PLOT,
    GOOD,
    HIDDEN,
    ISLAMIST_RULE,
    JIHADIST,
    OPERATIONS,
    POOR,
    SADR,
    SLEEPER,
    WMD,
    Governance,
)

BEYOND_POOR: Final = 2  # successes from Poor to Islamist Rule; one less with Besieged Regime (8.4.2, 8.4.3.2)
FAILED_MAJOR_DICE: Final = 3  # 8.4.3.1

Places = Callable[[list[str]], list[Country]]
"""Where another die may go, given the countries to which dice have gone so far."""


def succeeds(g: Play, purpose: str, country: Country, number: int) -> Ask[bool]:
    """Roll: the number or less succeeds, and everything does under Islamist Rule (8.1.1)."""
    check = check_against(country, number)
    if check is None:
        return True
    result = yield from g.check(purpose, check, "8.1.1", country=country, number=number)
    if not result.succeeds:
        g.note("failed", "8.1.1", echo=True)
    return result.succeeds


def check_against(country: Country, number: int) -> Check | None:
    """The number or less; None under Islamist Rule, where everything succeeds (8.1.1)."""
    return None if country.is_islamist else at_most(number)


# -- Recruit (8.2)


def recruit_places(s: State) -> list[Country]:
    """Where the Jihadist side may Recruit: a cell or a Cadre must be there (8.2.2)."""
    return s.where_occupied(_takes_recruits)


def _takes_recruits(country: Country) -> bool:
    present = country.sleepers > 0 or country.active > 0 or country.cadre or country.sadr
    return present and not country.under_truce


def may_recruit(s: State) -> bool:
    """Whether a Recruit roll can be made, even if no cell is Available (8.2.2); GTMO forbids it (card 114)."""
    return not s.in_effect("gtmo") and s.any_occupied(_takes_recruits)


def recruit(
    g: Play,
    value: int,
    *,
    places: Callable[[State], list[Country]] = recruit_places,
    purpose: Purpose = Purpose.RECRUIT_WHERE,
    ignore_funding: bool = False,
) -> Ask[None]:
    """Recruit (8.2): assign the dice to countries, roll them all, place an Available cell for each success.

    An event may open other ``places`` and every cell on the track.
    """
    available = _open_to_recruit(g.s, ignore_funding)
    attempts = yield from _assign(g, purpose, value, lambda used: places(g.s), available=available)
    yield from recruit_rolls(g, attempts, ignore_funding=ignore_funding)


def _open_to_recruit(s: State, ignore_funding: bool) -> int:
    """How many cells Recruit rolls can place: those that Funding makes Available, or all on the track."""
    return s.cells_to_place if ignore_funding else s.available_cells


def recruit_rolls(g: Play, attempts: Sequence[Country], *, ignore_funding: bool = False) -> Ask[None]:
    """Roll for each attempt, then place the cells."""
    successes: list[Country] = []
    for country in attempts:
        if (yield from recruit_succeeds(g, country)):
            successes += [country] * levels.cells_per_recruit(g.s)
    yield from place_recruits(g, successes, _open_to_recruit(g.s, ignore_funding))


def recruit_succeeds(g: Play, country: Country) -> Ask[bool]:
    """One Recruit roll: automatic with Regime Change or Civil War (8.2.3, 11.2.3), else against its number (8.2.4)."""
    countries.remember(g, OPERATIONS, country)
    yield from countries.test(g, country)
    if levels.recruits_by_itself(g.s, country):
        g.note("automatic", "8.2.3" if country.is_regime_change else "11.2.3", country=country)
        return True
    return (yield from succeeds(g, "recruit", country, country.recruit_number))


def place_recruits(g: Play, successes: Sequence[Country], available: int) -> Ask[None]:
    """Place one cell for each success; with too few Available the player chooses where (8.1.2)."""
    wanted = [country.id for country in successes]
    placed = wanted
    if len(wanted) > available:
        placed = []
        for _ in range(available):
            places = [g.s[id] for id in dict.fromkeys(wanted) if wanted.count(id) > placed.count(id)]
            country = yield from g.choose(JIHADIST, Purpose.RECRUIT_SPLIT, places)
            placed.append(country.id)
    for id in dict.fromkeys(placed):
        pieces.add_cells(g, g.s[id], placed.count(id), "8.2.1")


# -- Travel (8.3)


class Journey(NamedTuple):
    """One cell's Travel: from where, which kind of cell, and where to."""

    origin: Country
    kind: str
    destination: Country


def may_travel(s: State) -> bool:
    """Whether any cell can Travel; Sadr cannot (card 54)."""
    return s.any_occupied(lambda country: (country.active or country.sleepers) and not country.under_truce)


def travel(
    g: Play, value: int, *, to: Sequence[Country] | None = None, automatic: bool = False, at_least: int = 1
) -> Ask[None]:
    """Travel (8.3): declare every cell's journey, then carry them all out. ``to`` limits an event's destinations."""
    journeys: list[Journey] = []
    while len(journeys) < value:
        origins = _unused_cells(g.s, journeys)
        if not origins:
            break
        if len(journeys) >= at_least:
            origin = yield from g.choose_or_stop(JIHADIST, Purpose.TRAVEL_FROM, origins)
            if origin is None:
                break
        else:
            origin = yield from g.choose(JIHADIST, Purpose.TRAVEL_FROM, origins)
        kinds = [word_option(kind) for kind in _unused_kinds(origin, journeys)]
        kind = yield from g.pick(JIHADIST, Purpose.TRAVEL_CELL, kinds, country=origin)
        if to is None:
            destinations = travel_destinations(g.s, origin, automatic)
        else:
            stays = [origin] if g.s.differs(JIHADIST, traits.MAY_STAY) else []
            destinations = [*to, *stays]
        destination = yield from g.choose(JIHADIST, Purpose.TRAVEL_TO, destinations, origin=origin, automatic=automatic)
        journeys.append(Journey(origin, kind, destination))
    yield from carry_out_travel(g, journeys, automatic=automatic)


def travel_destinations(s: State, origin: Country, automatic: bool = False) -> list[Country]:
    """Anywhere; under Biometrics only the same or an Adjacent country (card 2)."""
    if s.in_effect("biometrics") and not automatic:  # 6.2.3
        near = (origin.id, *s.adjacent_ids(origin))
        return s.where(lambda country: country.id in near and not country.under_truce)
    return s.handed_out([country for country in s.in_sight() if not country.under_truce])


def _unused_kinds(country: Country, journeys: Iterable[Journey]) -> list[str]:
    """The kinds of cells there that are not yet declared to Travel: each cell travels once a card (8.3.3)."""
    used = [journey.kind for journey in journeys if journey.origin is country]
    kinds = []
    if country.active > used.count(ACTIVE):
        kinds.append(ACTIVE)
    if country.sleepers > used.count(SLEEPER):
        kinds.append(SLEEPER)
    return kinds


def _unused_cells(s: State, journeys: Iterable[Journey]) -> list[Country]:
    occupied = s.in_sight_occupied()
    return s.handed_out([each for each in occupied if _unused_kinds(each, journeys) and not each.under_truce])


def carry_out_travel(g: Play, journeys: Sequence[Journey], *, automatic: bool = False) -> Ask[None]:
    """Test unmarked destinations, then let every cell try (8.3.1 to 8.3.3)."""
    for journey in journeys:
        countries.remember(g, OPERATIONS, journey.origin)
        countries.remember(g, OPERATIONS, journey.destination)
        yield from countries.test(g, journey.destination)
    yield from aftermath.together(g, _set_out(g, journeys, automatic))


def _set_out(g: Play, journeys: Sequence[Journey], automatic: bool) -> Ask[None]:
    """Every cell arrives or is lost; none finds what the others have left behind (8.1.2)."""
    for origin, kind, destination in journeys:
        if automatic or (yield from _arrives(g, origin, destination)):
            pieces.move_cell(g, origin, kind, destination, "8.3.1")
        else:
            pieces.remove_cell(g, origin, kind, cadre=False, rule="8.3.2")


def _arrives(g: Play, origin: Country, destination: Country) -> Ask[bool]:
    """Without a roll, or by one against Governance (8.3.1)."""
    if arrives_without_a_roll(g.s, origin, destination):
        return True
    return (yield from succeeds(g, "travel", destination, travel_number(origin, destination)))


def travel_number(origin: Country, destination: Country) -> int:
    """A Travel roll of this or less succeeds: Governance (8.3.1), and Training Camps take 1 from the die (card 196)."""
    return (destination.governance or POOR) + (TRAINING_CAMPS in origin.markers)


def arrives_without_a_roll(s: State, origin: Country, destination: Country) -> bool:
    """Within the country or to an Adjacent one (8.3.1); under Biometrics to no Good one (card 2).

    Islamic Maghreb lets nobody Travel to or within Schengen without a roll (card 169).
    """
    if s.in_effect("islamic_maghreb") and destination.space.schengen:
        return False
    if origin.id == destination.id:
        return True
    return s.are_adjacent(origin, destination) and not (s.in_effect("biometrics") and destination.governance == GOOD)


# -- Jihad (8.4)


@dataclass
class Campaign:
    """The Jihad declared in one country: whether it is Major, with how many dice, and how they fell."""

    country: Country
    major: bool
    dice: int = 0
    successes: int = 0
    failures: int = 0
    start: Governance = POOR
    """The Governance before any die is rolled."""


def jihad_places(s: State) -> list[Country]:
    """Muslim countries with cells, not under Islamist Rule (8.4); Benazir Bhutto protects Pakistan (card 33)."""
    return s.handed_out([
        country
        for country in s.in_sight_occupied()
        if country.is_muslim
        and country.cells
        and not country.is_islamist
        and not country.is_unmarked
        and not country.under_truce
        and not spared_jihad(s, country)
    ])  # fmt: skip


def spared_jihad(s: State, country: Country) -> bool:
    """Whether no Jihad is possible there: in Pakistan while Benazir Bhutto lives (card 33)."""
    return country.id == "pakistan" and s.in_play("benazir_bhutto")


def may_be_major(s: State, country: Country, value: int) -> bool:
    """Five more cells than Troops and Militia (8.4.2, 11.2.4), and a card that can do it: 2 or 3 unless besieged."""
    return country.cells - country.defenders >= levels.excess_for_major_jihad(s) and (value > 1 or country.besieged)


def jihad(g: Play, value: int) -> Ask[None]:
    """Jihad (8.4): declare countries, dice and Major Jihads, then roll everything at once."""
    campaigns: dict[str, Campaign] = {}

    def open_places(used: list[str]) -> list[Country]:
        return [country for country in jihad_places(g.s) if country.cells > used.count(country.id)]

    attempts = yield from _assign(g, Purpose.JIHAD_WHERE, value, open_places)
    for country in attempts:
        if country.id not in campaigns:
            major = may_be_major(g.s, country, value) and (
                yield from g.agrees(JIHADIST, Purpose.JIHAD_MAJOR, country=country, dice=attempts.count(country))
            )
            campaigns[country.id] = Campaign(country, major)
        campaigns[country.id].dice += 1
    yield from carry_out_jihad(g, list(campaigns.values()))


def carry_out_jihad(g: Play, campaigns: Sequence[Campaign]) -> Ask[None]:
    """All rolls are simultaneous, against the Governance each country starts with (8.1.2)."""
    for campaign in campaigns:
        country = campaign.country
        g.note("major-jihad" if campaign.major else "minor-jihad", "8.4", country=country, dice=campaign.dice)
        ready = cells_ready(g.s, country)
        pieces.activate(g, country, country.sleepers if campaign.major else campaign.dice - ready, "8.4")
        countries.remember(g, OPERATIONS, country)
        campaign.start = country.governance or POOR
        for _ in range(campaign.dice):
            if (yield from jihad_succeeds(g, country, campaign.start, minor=not campaign.major)):
                campaign.successes += 1
            else:
                campaign.failures += 1
    for campaign in campaigns:
        _apply_successes(g, campaign)
    for campaign in campaigns:
        yield from _apply_failures(g, campaign)


def jihad_succeeds(g: Play, country: Country, start: Governance, *, minor: bool = False) -> Ask[bool]:
    """One Jihad roll against the Governance a country starts with; unrest there changes the die (8.4, 11.1.3)."""
    check = jihad_check(g.s, country, start, minor=minor)
    result = yield from g.check("jihad", check, "8.4", country=country, number=start)
    g.echo_modifiers(check, "11.1.3")
    return result.succeeds


def jihad_check(s: State, country: Country, start: Governance, *, minor: bool) -> Check:
    """What a Jihad die takes: the Governance a country starts with or less (8.4.1, 11.1.3)."""
    return at_most(start, unrest_modifiers(s, country, minor=minor))


def unrest_modifiers(s: State, country: Country, *, minor: bool) -> list[tuple[str, int]]:
    """What Awakening and Reaction markers add to and take from a Jihad roll; the same as for the US (11.1.3)."""
    hindered = 0 if country.awakening and levels.ignores_awakening(s, minor=minor) else country.awakening
    modifiers = (("awakening", hindered), ("reaction", -country.reaction))
    return [(name, change) for name, change in modifiers if change]


def _apply_successes(g: Play, campaign: Campaign) -> None:
    """Each success removes one Aid and worsens Governance; beyond Poor only Major Jihad counts (8.4.1, 8.4.2)."""
    country = campaign.country
    needed = successes_for_islamist_rule(country, campaign.start)
    countries.shake(g, country, campaign.successes, "8.4.1")
    if campaign.major and campaign.successes >= needed:
        countries.set_governance(g, country, ISLAMIST_RULE, "8.4.2")


def successes_for_islamist_rule(country: Country, start: Governance) -> int:
    """How many successes of a Major Jihad bring it about: down to Poor, and beyond (8.4.2, 8.4.3.2)."""
    return POOR - start + (BEYOND_POOR - 1 if country.besieged else BEYOND_POOR)


def _apply_failures(g: Play, campaign: Campaign) -> Ask[None]:
    """Each failure removes one cell without a Cadre (8.4.3); a Major Jihad that fails besieges (8.4.3.1)."""
    country = campaign.country
    if campaign.failures and levels.spares_failed_cells(g.s):
        g.note("cells-spared", "9.7")
    else:
        for _ in range(campaign.failures):
            kinds = [word_option(kind) for kind in _exposed_kinds(country)]
            kind = yield from g.pick(JIHADIST, Purpose.JIHAD_LOSS, kinds, country=country)
            pieces.remove_cell(g, country, kind, cadre=False, rule="8.4.3")
    if campaign.major and may_besiege(campaign.dice, campaign.start) and not country.is_islamist:
        countries.besiege(g, country, "8.4.3.1")
        countries.toward_ally(g, country, "8.4.3.1")


def may_besiege(dice: int, start: Governance) -> bool:
    """Whether a Major Jihad with so many dice besieges the regime if it fails (8.4.3.1)."""
    return dice >= FAILED_MAJOR_DICE and start == POOR


def cells_ready(s: State, country: Country, *, plot: bool = False) -> int:
    """Cells that can be used without turning a sleeper active; a book opponent uses Sadr last, or only not in a Plot.

    One that has acted with this card does so no more (12.4.1).
    """
    if s.is_person(JIHADIST):
        return country.active + country.sadr
    ready = country.active + (plot and country.sadr and s.differs(JIHADIST, traits.SADR_PLOTS))
    return max(0, ready - s.acted.get(country.id, (0, 0))[0])


def _exposed_kinds(country: Country) -> list[str]:
    """The cells that a failed Jihad can cost: those that were active for it, and Sadr."""
    return [ACTIVE] * (country.active > 0) + [SADR] * country.sadr


# -- Plot (8.5)


def plot_places(s: State) -> list[Country]:
    """Any country with a cell that is not under Islamist Rule, Iran among them (8.5.1)."""
    return s.where_occupied(_takes_plots)


def _takes_plots(country: Country) -> bool:
    present = country.sleepers > 0 or country.active > 0 or country.sadr
    return present and not country.is_islamist and not country.under_truce


def may_plot(s: State) -> bool:
    """Whether a Plot roll can be made, even if no plot is Available (8.5.1)."""
    return s.any_occupied(_takes_plots)


def plot(g: Play, value: int) -> Ask[None]:
    """Plot (8.5): assign the dice to cells, roll them all, place a plot face down for each success."""

    def open_places(used: list[str]) -> list[Country]:
        return [country for country in plot_places(g.s) if country.cells > used.count(country.id)]

    attempts = yield from _assign(g, Purpose.PLOT_WHERE, value, open_places)
    yield from plot_rolls(g, attempts, value)


def plot_rolls(g: Play, attempts: Sequence[Country], value: int) -> Ask[None]:
    """Sleepers used become active (8.5.1); roll for each attempt; then place the plots (8.5.2)."""
    successes: list[Country] = []
    assigned = [country.id for country in attempts]
    for id in dict.fromkeys(assigned):
        country, dice = g.s[id], assigned.count(id)
        yield from countries.test(g, country)
        g.note("plot", "8.5", country=country, dice=dice)
        countries.remember(g, OPERATIONS, country)
        pieces.activate(g, country, dice - cells_ready(g.s, country, plot=True), "8.5.1")
        for _ in range(dice):
            if (yield from succeeds(g, "plot", country, country.governance or POOR)):
                successes.append(country)
    yield from _place_plots(g, [each for each in successes for _ in range(levels.plots_per_success(g.s))], value)


def _place_plots(g: Play, successes: list[Country], value: int) -> Ask[None]:
    """Place one plot for each success; with too few Available the player chooses where (8.1.2).

    A book opponent takes the countries as they come.
    """
    left = list(successes)
    while left:
        allowed = placed_by(g.s, value)
        available = sum(kind in allowed for kind in g.s.available_plots)
        country = left[0]
        if g.s.is_person(JIHADIST) and 0 < available < len(left):
            places = {each.id: each for each in left}
            country = yield from g.choose(JIHADIST, Purpose.PLACE_PLOT, places.values())
        left.pop([each.id for each in left].index(country.id))
        yield from choose_and_place_plot(g, country, allowed, "8.5.2")


def plots_up_to(s: State, value: int) -> list[int]:
    """The kinds of Available Plots that a card of this value may place, as far as they can be seen."""
    return [kind for kind in s.available_kinds if kind == HIDDEN or kind in placed_by(s, value)]


def placed_by(s: State, value: int) -> frozenset[int]:
    """The kinds of plots that a card of this value places: its number or less, or WMD (8.5.2, 8.5.5).

    A book opponent places any (9.3.2, 12.3.4).
    """
    any_kind = s.differs(JIHADIST, traits.ANY_PLOT)
    return EVERY_PLOT if any_kind else frozenset(kind for kind in EVERY_PLOT if kind <= value or kind == WMD)


def choose_and_place_plot(g: Play, country: Country, allowed: Set[int], rule: str | None = None) -> Ask[None]:
    """The Jihadist side places an Available Plot of one of these kinds, if it has any.

    Which it has others cannot see, so it is asked where for all they know there are several kinds.
    """
    kinds = [kind for kind in g.s.available_kinds if kind in allowed]
    if not kinds or g.s.plots_left <= 0:
        return
    unseen = g.s.face_down and g.s.has_pile(JIHADIST) and len(kinds) > 1 and len(kinds) == len(g.s.available_kinds)
    if unseen and not pieces.is_shown(g.s, country, HIDDEN):
        yield from pieces.place_plot(g, country, HIDDEN, rule)
    else:
        options = [plot_option(kind) for kind in kinds]
        pick = g.pick_in_secret if len(pieces.kinds_face_down(g.s) & allowed) > 1 else g.pick
        key = yield from pick(JIHADIST, Purpose.PLOT_MARKER, options, country=country)
        yield from pieces.place_plot(g, country, WMD if key == "wmd" else int(key), rule)


# -- assigning dice (8.1.2)


def _assign(g: Play, purpose: Purpose, value: int, open_places: Places, **about: object) -> Ask[list[Country]]:
    """Ask where each die of a card goes, before any is rolled; the side may stop after the first."""
    chosen: list[Country] = []
    while len(chosen) < value:
        places = open_places([country.id for country in chosen])
        if not places:
            break
        options: list[Option] = [country.option for country in places]
        if chosen:
            options.append(word_option(DONE))
        of_the_die: dict[str, object] = {"die": len(chosen) + 1, "dice": value, **about}
        key = yield from g.pick_about(JIHADIST, purpose, options, of_the_die)
        if key == DONE:
            break
        chosen.append(g.s[key])
    return chosen
