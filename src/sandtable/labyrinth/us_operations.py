"""US operations other than Deploy: War of Ideas, Disrupt, Alert (7.2, 7.4, 7.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.core.checks import Check, at_least
from sandtable.core.messages import Message, name_of
from sandtable.core.questions import Ask, Option
from sandtable.labyrinth import countries, levels, pieces, tracks
from sandtable.labyrinth.country import Country, Plot
from sandtable.labyrinth.play import Play, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ACTIVE, ALLY, DISRUPTED, FAIR, HARD, OPERATIONS, SLEEPER, US

ALERT_VALUE: Final = 3  # 7.1.1e, 7.5.1
ENOUGH_TROOPS: Final = 2  # to Disrupt two cells, and for Prestige (7.4.2, 7.4.4)
EXCESS_IN_REGIME_CHANGE: Final = 5  # 7.2.1.3, 7.3.1
WAR_OF_IDEAS_SUCCEEDS_ON: Final = 5  # 4.9.2, 7.2.1.2
PRESTIGE_MODIFIER: Final = {"low": -1, "medium": 0, "high": 1, "very_high": 2}


def affordable(country: Country, value: int) -> bool:
    """Whether a card of this value allows an operation there: 1 Good, 2 Fair, 3 Poor, none at IR (7.1.1, 7.1.3)."""
    if country.governance is None:
        return True  # tested first; too low a value then fails (4.9.5)
    return country.governance <= value and not country.is_islamist


# -- War of Ideas (7.2)


def war_of_ideas_targets(s: State, value: int) -> list[Country]:
    """Where a card of this value may fight the War of Ideas, in sight."""
    return [country for country in s.in_sight() if affordable(country, value) and may_be_won(country)]


def may_fight_war_of_ideas(s: State, value: int) -> bool:
    """Whether there is any such country."""
    return s.any(lambda country: may_be_won(country) and affordable(country, value))


def may_be_won(country: Country) -> bool:
    """A Muslim country that is no Adversary and can still gain (7.2.1), or a Non-Muslim one with a marker (7.2.3)."""
    if not country.is_muslim:
        return country.takes_posture and not country.under_truce
    if country.is_adversary or country.is_islamist or (country.is_ally and country.is_good) or country.under_truce:
        return False
    return not country.is_regime_change or country.excess_defenders() >= EXCESS_IN_REGIME_CHANGE  # 7.2.1.3, 11.2.4


def war_of_ideas(g: Play, value: int) -> Ask[None]:
    """War of Ideas (7.2): win over a country by one roll."""
    country = yield from g.choose(US, Purpose.WAR_OF_IDEAS_WHERE, war_of_ideas_targets(g.s, value), value=value)
    yield from fight_war_of_ideas(g, country, value)


def fight_war_of_ideas(g: Play, country: Country, value: int) -> Ask[None]:
    """War of Ideas in a country that was chosen, with a card of this value."""
    g.note("war-of-ideas", "7.2", country=country)
    countries.remember(g, OPERATIONS, country)
    if country.is_muslim:
        yield from countries.test(g, country)
        if not affordable(country, value):
            g.note("value-too-low", "4.9.5", country=country)
        else:
            yield from war_of_ideas_roll(g, country)
    else:
        yield from war_of_ideas_outside(g, country)


def war_of_ideas_modifiers(s: State, country: Country, penalty: int) -> list[tuple[str, int]]:
    """What changes a War of Ideas roll in a Muslim country, by name (7.2.1.2, 11.1.3, tables.war_of_ideas)."""
    good_ally = any(near.is_ally and near.is_good for near in s.in_sight_neighbours(country))
    modifiers = [
        ("prestige", PRESTIGE_MODIFIER[s.prestige_level]),
        ("gwot", -penalty),
        ("aid", country.aid),
        ("good_ally", 1 if good_ally else 0),
        ("to_good", -1 if country.is_ally and country.governance == FAIR else 0),
        ("awakening", country.awakening),
        ("reaction", -country.reaction),
    ]
    least = 1 if levels.knows_no_doubt(s) else -12
    return [(name, change) for name, change in modifiers if change and change >= least]


def war_of_ideas_check(s: State, country: Country, penalty: int | None = None) -> Check:
    """What the War of Ideas takes in a Muslim country (7.2.1.2), with the GWOT penalty there is or another one."""
    modifiers = war_of_ideas_modifiers(s, country, s.gwot_penalty if penalty is None else penalty)
    return at_least(WAR_OF_IDEAS_SUCCEEDS_ON, modifiers)


def war_of_ideas_roll(g: Play, country: Country, penalty: int | None = None) -> Ask[None]:
    """The roll in a Muslim country: 5 or more succeeds, a miss by one places the first Aid (7.2.2.1, 7.2.2.2)."""
    check = war_of_ideas_check(g.s, country, penalty)
    result = yield from g.check("war_of_ideas", check, "7.2.1.2", country=country)
    g.echo_modifiers(check, "7.2.1.2")
    if check.modifiers:
        g.note("sum", "7.2.1.2", echo=True, sum=result.sum)
    if result.succeeds:
        if country.is_neutral:
            countries.set_alignment(g, country, ALLY, "7.2.1.1")
        else:
            countries.improve(g, country, "7.2.1.1")
    elif result.missed_by == 1 and not country.aid:
        countries.place_aid(g, country, "7.2.2.1")
    else:
        g.note("failed", "7.2.1.2", echo=True)


def war_of_ideas_outside(g: Play, country: Country) -> Ask[None]:
    """The roll in a Non-Muslim country: Posture, and Prestige if it now equals that of the US (7.2.3)."""
    yield from countries.roll_posture(g, country, "7.2.3")
    if country.posture == g.s.us_posture:
        tracks.change_prestige(g, 1, "7.2.3")


# -- Disrupt (7.4)


def disrupt_targets(s: State, value: int = 3) -> list[Country]:
    """Where a card of this value may Disrupt, in sight."""
    return [country for country in s.in_sight_occupied() if may_be_disrupted(s, country) and affordable(country, value)]


def may_disrupt(s: State, value: int = 3) -> bool:
    """Whether there is any such country."""
    return s.any_occupied(lambda country: may_be_disrupted(s, country) and affordable(country, value))


def may_be_disrupted(s: State, country: Country) -> bool:
    """A cell or Cadre in an Ally, with two Troops or Militia, or Non-Muslim; never Iran (7.4.1, 11.2.4)."""
    if not (country.active or country.sleepers or country.cadre) or country.space.is_iran or country.is_islamist:
        return False
    if not is_open_to_disrupt(country) or is_sheltered(s, country):
        return False
    if country.active or country.sleepers:
        return True
    return country.cadre and not country.sadr and not _one_cell_only(s, country)


def is_open_to_disrupt(country: Country) -> bool:
    """An Ally, two Troops or Militia, or a Non-Muslim country (7.4.1, 11.2.4); never under Truce (card 239)."""
    if country.under_truce:
        return False
    return country.is_ally or country.defenders >= ENOUGH_TROOPS or country.is_non_muslim


def is_sheltered(s: State, country: Country) -> bool:
    """FATA shelters the cells in Pakistan, unless it is a Regime Change country (card 80)."""
    return country.id == "pakistan" and s.in_play("fata") and not country.is_regime_change


def _one_cell_only(s: State, country: Country) -> bool:
    """Whether Al-Anbar limits Disrupt here, in Iraq or Syria, to one cell, and so spares a Cadre (card 58)."""
    return s.in_play("al_anbar") and country.id in ("iraq", "syria")


def disrupt(g: Play, value: int = 3) -> Ask[None]:
    """Disrupt (7.4): activate or remove cells, or remove a Cadre."""
    country = yield from g.choose(US, Purpose.DISRUPT_WHERE, disrupt_targets(g.s, value), value=value)
    yield from disrupt_in(g, country)


def disrupt_in(g: Play, country: Country) -> Ask[None]:
    """Disrupt in a country that was chosen."""
    g.note("disrupt", "7.4", country=country)
    yield from countries.test(g, country)
    countries.remember(g, DISRUPTED, country)
    countries.remember(g, OPERATIONS, country)
    gain = levels.prestige_of_disrupt(g.s, country) if raises_prestige(country) else 0  # Nigeria may lose its Troops
    if country.active or country.sleepers:
        yield from _disrupt_cells(g, country)
    elif country.cadre:
        pieces.remove_cadre(g, country, "7.4.2")
    tracks.change_prestige(g, gain, "7.4.4")


def raises_prestige(country: Country) -> bool:
    """Whether a Disrupt here raises Prestige (7.4.4); Militia help, but a Troop must be among them (11.2.4)."""
    return country.defenders >= ENOUGH_TROOPS and country.troops_at_stake > 0


def _disrupt_cells(g: Play, country: Country) -> Ask[None]:
    """Each cell is activated or removed, never both (7.4.2)."""
    to_remove, to_activate = yield from _select_cells(g, country, cells_to_disrupt(g.s, country))
    for _ in range(to_remove):
        pieces.remove_cell(g, country, ACTIVE, rule="7.4.2")
    pieces.activate(g, country, to_activate, "7.4.2")


def cells_to_disrupt(s: State, country: Country) -> int:
    """Two cells with two Troops or Hard Posture, else one (7.4.2).

    Militia reach a second cell only beside Troops or with Advisors (11.2.4).
    """
    trained = country.defenders >= ENOUGH_TROOPS and (country.troops > 0 or country.advisors > 0)
    two = trained or countries.posture_of(s, country) == HARD
    return 2 if two and not _one_cell_only(s, country) else 1


def _select_cells(g: Play, country: Country, count: int) -> Ask[tuple[int, int]]:
    """How many active cells and how many sleepers the US selects; where there are no more than that, all of them."""
    if country.active + country.sleepers <= count:
        return country.active, country.sleepers
    active = sleepers = 0
    for _ in range(count):
        kinds = [ACTIVE] * (country.active > active) + [SLEEPER] * (country.sleepers > sleepers)
        options = [word_option(kind) for kind in kinds]
        kind = yield from g.pick(US, Purpose.DISRUPT_CELL, options, country=country)
        active += kind == ACTIVE
        sleepers += kind == SLEEPER
    return active, sleepers


# -- Alert (7.5)


def plot_choices(where: Iterable[Country]) -> list[Option]:
    """The plots in some countries as options for one who sees only their backs: country and place in the row."""
    return [
        Option(f"{country.id}:{place}", _plot_label(country, plot, place), f"country:{country.id}")
        for country in where
        for place, plot in enumerate(country.plots, start=1)
    ]


def _plot_label(country: Country, plot: Plot, place: int) -> Message:
    shown = "backlash" if plot.backlash else "hidden"
    return Message(f"option-plot-{shown}", {"country": name_of(country.target), "place": place})


def chosen_plot(s: State, key: str) -> tuple[Country, int]:
    """The country and index that a plot option names."""
    id, _, place = key.partition(":")
    return s[id], int(place) - 1


def alert_places(s: State) -> list[Country]:
    """Where there is a plot to Alert."""
    return s.handed_out([country for country in s.in_sight_occupied() if country.plots and not country.under_truce])


def alert(g: Play) -> Ask[None]:
    """Alert (7.5): pick one plot anywhere, reveal it and remove it (7.5.2); at some levels two in a country (13.5)."""
    places = alert_places(g.s)
    for _ in range(levels.plots_per_alert(g.s)):
        if not places:
            return
        key = yield from g.pick(US, Purpose.ALERT_WHICH, plot_choices(places))
        country, index = chosen_plot(g.s, key)
        g.note("alert", "7.5", country=country)
        countries.remember(g, OPERATIONS, country)
        yield from pieces.remove_plot(g, country, index, "7.5.3")
        places = [country] if country.plots else []
