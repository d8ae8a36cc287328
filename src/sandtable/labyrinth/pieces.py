"""The one place that moves pieces: cells, cadres, Troops, plots, and markers that are placed somewhere."""

from __future__ import annotations

from sandtable.core.errors import RulesFault
from sandtable.core.questions import Ask
from sandtable.labyrinth import aftermath, countries, militia, tracks, traits, victory
from sandtable.labyrinth.country import Country, Plot
from sandtable.labyrinth.markers import ADVISORS, BASE_NATO, MARKERS, NATO, TRAINING_CAMPS, UNSCR_1973
from sandtable.labyrinth.play import Play, plot_name, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.rules import CIVIL_WAR, ONCE_A_TURN_PLOTS
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ACTIVE, HIDDEN, JIHADIST, SADR, SLEEPER, US, WMD

# -- cells, each a sleeper or active (4.6.4)


def add_cells(g: Play, country: Country, count: int, rule: str | None = None) -> int:
    """Place sleepers from the Funding track, as far as there are any (4.6.3, 4.6.4a); how many were placed.

    Extra cells come last (11.3.7); in the Caliphate all of them are active at once (11.3.8.3).
    """
    placed = 0 if g.barred(country) else min(count, g.s.cells_to_place)
    if placed:
        country.sleepers += placed
        g.s.moved(country)
        g.note("cells-placed", rule, country=country, count=placed)
        if country.cadre:  # 4.8.4c
            remove_cadre(g, country)
        if country.in_caliphate:
            rouse(g, country)
    return placed


def place_cells(g: Play, country: Country, count: int = 1, rule: str | None = None) -> Ask[int]:
    """Place cells by event: the country is tested first if it is unmarked (4.9.4b); Funding does not matter."""
    if g.s.cells_to_place:
        yield from countries.test(g, country)
    return add_cells(g, country, count, rule)


def place_sadr(g: Play, country: Country, rule: str | None = None) -> None:
    """Place Sadr, a cell that does not come from the Funding track, so that a Cadre stays (card 54, 4.8.4)."""
    if not country.sadr:
        country.sadr = True
        g.s.moved(country)
        g.note("sadr-placed", rule, country=country)


def kinds_of_cells(country: Country) -> list[str]:
    """The kinds of cells present."""
    present = {ACTIVE: country.active, SLEEPER: country.sleepers, SADR: country.sadr}
    return [kind for kind, count in present.items() if count]


def remove_cell(g: Play, country: Country, kind: str, *, cadre: bool = True, rule: str | None = None) -> None:
    """Remove one cell to the Funding track (Sadr leaves the game); the last one may leave a Cadre (4.8.4a, 7.4.3)."""
    if g.barred(country):
        return
    _take_cell(g, country, kind)
    g.note("cell-removed", rule, country=country, kind=kind)
    if cadre and not country.cells and not country.cadre:
        country.cadre = True
        g.s.moved(country)
        g.note("cadre-placed", "4.8.4", country=country)
    aftermath.settle(g, country)
    victory.check_cells(g)


def _take_cell(g: Play, country: Country, kind: str) -> None:
    g.s.moved(country)
    if kind == SADR and country.sadr:
        country.sadr = False
    elif kind == ACTIVE and country.active:
        country.active -= 1
    elif kind == SLEEPER and country.sleepers:
        country.sleepers -= 1
    else:
        raise RulesFault(f"there is no {kind} cell in {country.id}")


def remove_chosen_cell(g: Play, side: str, country: Country, *, cadre: bool = True) -> Ask[None]:
    """Remove one cell that a side chooses."""
    kind = yield from choose_kind(g, side, country)
    remove_cell(g, country, kind, cadre=cadre)


def choose_kind(g: Play, side: str, country: Country) -> Ask[str]:
    """Ask which kind of cell is meant, where there are several."""
    options = [word_option(kind) for kind in kinds_of_cells(country)]
    return (yield from g.pick(side, Purpose.REMOVE_CELL_KIND, options, country=country))


def remove_all_cells(g: Play, country: Country, *, cadre: bool = True) -> None:
    """Remove every cell."""
    while country.cells and not g.barred(country):
        remove_cell(g, country, kinds_of_cells(country)[0], cadre=cadre)


def activate(g: Play, country: Country, count: int, rule: str | None = None) -> None:
    """Turn sleepers active, as far as there are any (4.6.4b)."""
    count = min(count, country.sleepers)
    if count > 0 and not g.barred(country):
        country.sleepers -= count
        country.active += count
        g.s.changed(country)
        g.note("activated", rule, country=country, count=count)


def rouse(g: Play, country: Country) -> None:
    """Every cell in the Caliphate is active, and stays so (11.3.8.3)."""
    count = country.sleepers
    if count:
        country.active += count
        country.sleepers = 0
        g.s.changed(country)
        g.note("activated", "11.3.8.3", country=country, count=count)


def move_cell(g: Play, origin: Country, kind: str, destination: Country, rule: str | None = None) -> None:
    """A cell Travels and becomes a sleeper (4.6.4c); no Cadre is placed or removed (4.8.4)."""
    if g.barred(origin) or g.barred(destination):
        return
    _take_cell(g, origin, kind)
    destination.sleepers += 1
    g.s.moved(destination)
    g.note("travelled" if origin is not destination else "went-to-ground", rule, origin=origin, country=destination)
    if destination.in_caliphate:
        rouse(g, destination)
    aftermath.settle(g, origin)


def remove_cadre(g: Play, country: Country, rule: str | None = None) -> None:
    """Remove a Cadre."""
    if g.barred(country):
        return
    country.cadre = False
    g.s.moved(country)
    g.note("cadre-removed", rule, country=country)
    aftermath.settle(g, country)


def place_cadre(g: Play, country: Country, rule: str | None = None) -> None:
    """Place a Cadre where there is neither one nor a cell."""
    if not country.cadre and not country.cells and not g.barred(country):
        country.cadre = True
        g.s.moved(country)
        g.note("cadre-placed", rule, country=country)


# -- troops (4.7.3)


def move_troops(
    g: Play, origin: Country | None, destination: Country | None, count: int, rule: str | None = None
) -> None:
    """Move cubes between two countries; None is the Troops track."""
    if count > (g.s.troops_on_track if origin is None else origin.cubes):
        raise RulesFault(f"there are not {count} troops to move")
    if origin is not None:
        origin.cubes -= count
        g.s.moved(origin)
    if destination is not None:
        destination.cubes += count
        g.s.moved(destination)
    g.note(
        "deployed", rule, count=count, origin=origin or word_option("track").label,
        country=destination or word_option("track").label,
    )  # fmt: skip
    if destination is not None:
        aftermath.settle(g, destination)


def remove_nato(g: Play, country: Country) -> None:
    """A NATO marker leaves play when it Deploys or Withdraws (cards 41 and 159)."""
    country.take(NATO if NATO in country.markers else BASE_NATO)
    g.s.moved(country)
    g.note("nato-left", country=country)


def place_nato(g: Play, country: Country, card: int = 41) -> None:
    """Place the NATO marker of a card; there is only one, so it leaves the country it was in (cards 41 and 159)."""
    marker = g.s.rules.base_marker(NATO) if card == 41 else NATO
    if marker in country.markers or g.barred(country):
        return
    for elsewhere in g.s.where(lambda each: marker in each.markers):
        elsewhere.take(marker)
        g.s.moved(elsewhere)
        g.note("nato-left", country=elsewhere)
    country.lay(marker)
    g.s.moved(country)
    g.note("nato-placed", f"card {card}", country=country)
    aftermath.settle(g, country)


# -- troops off the map (11.3.4)


def send_off_map(g: Play, count: int, rule: str | None = None, *, chooser: str = US) -> Ask[int]:
    """Troops go to the Off-Map box: first from the track, then from the map as the US chooses (11.3.4); how many.

    The events of a Jihadist bot say themselves from where (cards 179 and 184).
    """
    sent = min(count, g.s.troops_on_track)
    g.s.off_map_troops += sent
    while sent < count and (places := g.s.where(_may_be_called_away)):
        country = yield from g.choose(chooser, Purpose.SEND_OFF_MAP, places)
        country.cubes -= 1
        g.s.moved(country)
        g.s.off_map_troops += 1
        sent += 1
        g.note("troop-called-away", "11.3.4", country=country)
    g.note("off-map", rule or "11.3.4", count=sent)
    return sent


def _may_be_called_away(country: Country) -> bool:
    return country.cubes > 0 and not country.under_truce


def return_troops(g: Play, count: int, rule: str | None = None) -> None:
    """Troops come back from the Off-Map box to the track (11.3.4)."""
    count = min(count, g.s.off_map_troops)
    if count:
        g.s.off_map_troops -= count
        g.note("off-map-return", rule or "11.3.4", count=count)


# -- markers that lie in a country of somebody's choice


def place_marker(g: Play, country: Country, marker: str, rule: str | None = None, *, with_cells: bool = False) -> None:
    """Place the marker of an event; if no other copy is left it leaves the country it was in (6.2.7).

    A marker that comes ``with_cells`` does not rest on what is there yet.
    """
    if g.barred(country):
        return
    holders = g.s.where(lambda each: marker in each.markers)
    if sum(each.markers.count(marker) for each in holders) >= MARKERS[marker].copies:
        if holders == [country]:
            return
        take_marker(g, next(each for each in holders if each is not country), marker)
    country.lay(marker)
    g.s.moved(country)
    g.note("marker-placed", rule or "6.2.7", marker=marker, country=country)
    if not with_cells:
        aftermath.settle(g, country)


def remove_marker(g: Play, country: Country, marker: str) -> None:
    """Remove a marker that was placed in a country, if it is there (6.2.8)."""
    if marker in country.markers:
        take_marker(g, country, marker)


def take_marker(g: Play, country: Country, marker: str) -> None:
    """A marker leaves a country (6.2.8)."""
    country.take(marker)
    g.s.moved(country)
    g.note("marker-left", "6.2.8", marker=marker, country=country)


def rename_marker(s: State, name: str, renamed: str) -> None:
    """A marker goes by another name wherever it lies."""
    for country in s.where(lambda country: name in country.markers):
        country.take(name)
        country.lay(renamed)
        s.changed(country)


@aftermath.follows(CIVIL_WAR)
def _markers_leave(g: Play, country: Country) -> None:
    """Advisors, UNSCR 1973 and Training Camps leave when what they rest on is gone (cards 121, 150 and 196)."""
    if not country.markers:
        return
    if country.advisors and (country.is_adversary or not country.civil_war or country.troops):
        while country.advisors:
            take_marker(g, country, ADVISORS)
    if UNSCR_1973 in country.markers and not country.civil_war:
        take_marker(g, country, UNSCR_1973)
    if TRAINING_CAMPS in country.markers and (country.is_good or not (country.cells or country.cadre)):
        take_marker(g, country, TRAINING_CAMPS)


# -- everything at once


def clear(g: Play, country: Country) -> None:
    """Every piece leaves a country, and every marker that was placed there; plots are Available again (11.3.3.3)."""
    country.sleepers = country.active = country.cubes = 0
    country.cadre = country.sadr = False
    for marker in country.markers:
        country.take(marker)
    faces = [plot.kind for plot in country.plots if plot.kind != HIDDEN]
    g.s.available_plots = sorted([*g.s.available_plots, *faces])
    country.plots = ()
    g.s.moved(country)
    militia.disband(g, country)


# -- plots (4.7.8)


def place_plot(g: Play, country: Country, kind: int, rule: str | None = None) -> Ask[None]:
    """Place an Available Plot face down; an unmarked country is tested first (4.9.4b)."""
    if g.barred(country):
        return
    yield from countries.test(g, country)
    if kind != HIDDEN:
        g.s.available_plots.remove(kind)
    country.plots = (*country.plots, Plot(kind))
    g.s.moved(country)
    g.note("plot-placed", rule, country=country)
    if is_shown(g.s, country, kind):
        rule = "13.3.3" if g.s.plots_lie_open else "card 5"
        g.note("plot-shown", rule, country=country, plot=plot_name(kind))
    else:
        g.note("plot-kind", rule, only=JIHADIST, country=country, plot=plot_name(kind))
    if country.id == "philippines" and g.s.in_play("abu_sayyaf") and country.troops <= country.cells:  # card 57
        tracks.change_prestige(g, -1, "card 57")


def is_shown(s: State, country: Country, kind: int) -> bool:
    """Whether a plot lies face up: all of them against the US bot (13.3.3).

    NEST shows WMD in the United States, and any plot there of a book opponent while WMD are about (card 5).
    """
    if s.plots_lie_open:
        return True
    if country.id != "united_states" or not s.in_play("nest"):
        return False
    return kind == WMD or (s.differs(JIHADIST, traits.SOLITAIRE) and s.wmd_about)


def is_known(s: State, seat: str | None, country: Country, plot: Plot) -> bool:
    """Whether a seat (None: a spectator) other than the Jihadists' knows a plot: it is shown, or the US has seen it."""
    return is_shown(s, country, plot.kind) or (seat == US and plot.seen)


def plots_as_seen(s: State, seat: str | None, country: Country) -> tuple[Plot, ...]:
    """The plots in a country as a seat (None: a spectator) sees them that is not the Jihadists' (8.5.4)."""
    return tuple(plot if is_known(s, seat, country, plot) else plot._replace(kind=HIDDEN) for plot in country.plots)


def kinds_face_down(s: State) -> set[int]:
    """The kinds of plots that are Available or lie face down: for all that others can tell, any is in the box."""
    placed = (plot.kind for country in s.with_plots() for plot in country.plots if not is_shown(s, country, plot.kind))
    return {*s.available_plots, *placed}


def look_at_plots(g: Play) -> Ask[None]:
    """The US looks at every plot on the map, and knows it from now on (card 135)."""
    for country in g.s.where(lambda country: country.plots):
        for index in range(len(country.plots)):
            yield from turn_over_plot(g, country, index)
        if not g.s.plots_lie_open:
            country.plots = tuple(plot._replace(seen=True) for plot in country.plots)
            g.s.changed(country)


def turn_over_plot(g: Play, country: Country, index: int) -> Ask[Plot]:
    """The plot at a place in the row, turned over if nobody has seen its face yet."""
    plot = country.plots[index]
    if plot.kind == HIDDEN:
        plot = plot._replace(kind=(yield from g.draw_plot("turn_over_plot", g.s.available_plots)))
        g.s.available_plots.remove(plot.kind)
        country.plots = (*country.plots[:index], plot, *country.plots[index + 1 :])
        g.s.changed(country)
    return plot


def remove_plot(g: Play, country: Country, index: int, rule: str | None = None) -> Ask[Plot]:
    """Reveal and remove a plot: numbered ones become Available again, WMD leave the game (7.5.3, 8.5.5).

    In The Awakening each WMD is worth Prestige (11.3.1).
    """
    yield from turn_over_plot(g, country, index)
    plot = take_plot(g, country, index)
    g.note("plot-removed", rule, country=country, plot=plot_name(plot.kind))
    if plot.kind == WMD:
        tracks.change_prestige(g, g.s.rules.wmd_prestige, "11.3.1")
    yield from g.reveal("plot")
    return plot


def take_plot(g: Play, country: Country, index: int) -> Plot:
    """Pick up a plot marker and put it where used plots go (8.5.6k): once used, it waits for the next turn (11.3.2)."""
    plot = country.plots[index]
    country.plots = country.plots[:index] + country.plots[index + 1 :]
    g.s.moved(country)
    if plot.kind == WMD:
        g.s.removed_plots.append(WMD)
    elif ONCE_A_TURN_PLOTS in g.s.rules.has:
        g.s.resolved_plots = sorted([*g.s.resolved_plots, plot.kind])
    else:
        g.s.available_plots.append(plot.kind)
    g.s.available_plots.sort()
    tracks.keep_six_plots(g)
    return plot


def flag_plot(g: Play, country: Country, index: int, rule: str) -> None:
    """Flag a plot with Backlash, unseen (cards 1 and 122)."""
    plots = country.plots
    country.plots = (*plots[:index], plots[index]._replace(backlash=True), *plots[index + 1 :])
    g.s.changed(country)
    g.note("backlash", rule, country=country)
