"""The events of neither side of value 2."""

from __future__ import annotations

from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, jihadist_operations, pieces, tracks
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.events.actions import draw_cards, remove_a_cell, remove_up_to
from sandtable.labyrinth.expansion import caliphate
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ALLY, JIHADIST, NEUTRAL, POOR, TESTED, US

PLOT_2: Final = 2


NEAR_LEBANON: Final = 3  # Adjacent steps (card 103)


ZARQAWI_COUNTRIES: Final = ("iraq", "syria", "lebanon", "jordan")


@event("former_soviet_union")
def former_soviet_union(g: Play, side: str) -> Ask[None]:
    """Card 102: Central Asia is tested anew, whatever it was: Neutral, with a Governance roll."""
    central_asia = g.s["central_asia"]
    level = yield from countries.roll_governance(g, central_asia)
    countries.remember(g, TESTED, central_asia)
    countries.set_condition(g, central_asia, level, NEUTRAL)


@event("hizballah")
def hizballah(g: Play, side: str) -> Ask[None]:
    """Card 103: a cell falls in a Shia-Mix country near Lebanon, or Lebanon becomes Poor Neutral."""
    if side == US:
        yield from remove_a_cell(g, US, [country for country in _shia_mix(g.s) if _is_near_lebanon(g.s, country)])
    else:
        countries.set_condition(g, g.s["lebanon"], POOR, NEUTRAL)


def _shia_mix(s: State) -> list[Country]:
    return [country for country in s.muslim() if country.is_shia_mix]


def _is_near_lebanon(s: State, country: Country) -> bool:
    steps = s.distance(country, lambda end: end.id == "lebanon")
    return steps is not None and steps <= NEAR_LEBANON


@event("iran")
def iran(g: Play, side: str) -> Ask[None]:
    """Cards 104 and 105: a Shia-Mix country is tested; a cell falls there or in Iran, or its government is shaken."""
    country = yield from g.choose(side, Purpose.SELECT_COUNTRY, _shia_mix(g.s), event=g.event)
    yield from countries.test(g, country)
    if side == US:
        yield from remove_a_cell(g, US, [country, g.s["iran"]])
    else:
        yield from _jihad_rolls(g, country, 2)


def _jihad_rolls(g: Play, country: Country, dice: int) -> Ask[None]:
    """Jihad rolls without cells: they never reach Islamist Rule, and failures do nothing."""
    start = country.governance
    if start is None or country.is_islamist:
        return
    successes = 0
    for _ in range(dice):
        successes += yield from jihadist_operations.jihad_succeeds(g, country, start)
    countries.shake(g, country, successes, "8.4.1")


def shia_mix_battlefields(s: State) -> list[Country]:
    return [country for country in _shia_mix(s) if country.cells and country.troops]


@event("jaysh_al_mahdi", playable=lambda s, side: bool(shia_mix_battlefields(s)))
def jaysh_al_mahdi(g: Play, side: str) -> Ask[None]:
    """Card 106: where cells and Troops meet in a Shia-Mix country, two cells fall or Governance worsens."""
    country = yield from g.choose(side, Purpose.SELECT_COUNTRY, shia_mix_battlefields(g.s), event=g.event)
    if side == JIHADIST:
        countries.worsen(g, country)
        return
    yield from remove_up_to(g, US, country, 2)


@event("kurdistan")
def kurdistan(g: Play, side: str) -> Ask[None]:
    """Card 107: Aid for Iraq, or Turkey is tested and it or Iraq is governed worse."""
    if side == US:
        countries.place_aid(g, g.s["iraq"])
        return
    yield from countries.test(g, g.s["turkey"])
    country = yield from g.choose(JIHADIST, Purpose.SHIFT_GOVERNANCE, [g.s["turkey"], g.s["iraq"]], way="worse")
    countries.worsen(g, country)


@event("musharraf", playable=lambda s, side: s["pakistan"].cells > 0, blocked_by=("benazir_bhutto",))
def musharraf(g: Play, side: str) -> Ask[None]:
    """Card 108: a cell falls in Pakistan, which becomes a Poor Ally."""
    pakistan = g.s["pakistan"]
    yield from pieces.remove_chosen_cell(g, side, pakistan)
    countries.set_condition(g, pakistan, POOR, ALLY)


def _caves(s: State) -> list[Country]:
    """Regime Change countries with two cells."""
    return s.where(lambda country: country.is_regime_change and country.cells >= 2)


@event("tora_bora", playable=lambda s, side: bool(_caves(s)))
def tora_bora(g: Play, side: str) -> Ask[None]:
    """Card 109: two cells fall in a Regime Change country, Prestige is rolled, and the playing side draws a card."""
    country = yield from g.choose(side, Purpose.REMOVE_CELL, _caves(g.s))
    for _ in range(2):
        yield from pieces.remove_chosen_cell(g, side, country)
    yield from tracks.roll_prestige(g)
    yield from draw_cards(g, side)


def _zarqawis_ground(s: State) -> list[Country]:
    return [s[id] for id in ZARQAWI_COUNTRIES if s[id].troops]


@event("zarqawi", playable=lambda s, side: bool(_zarqawis_ground(s)))
def zarqawi(g: Play, side: str) -> Ask[None]:
    """Card 110: Prestige rises by three, or three cells and a Plot 2 appear where there are Troops."""
    if side == US:
        tracks.change_prestige(g, 3)
        return
    country = yield from g.choose(JIHADIST, Purpose.PLACE_CELLS, _zarqawis_ground(g.s))
    placed = yield from pieces.place_cells(g, country, 3)
    if PLOT_2 in g.s.available_plots:
        yield from pieces.place_plot(g, country, PLOT_2)
    yield from caliphate.offer(g, country, placed)


def not_for_us_while_islamists_hold_out(s: State, side: str) -> bool:
    """The US needs a world without Islamist Rule; FATA and Al-Anbar block its version alone (cards 111 and 112)."""
    return side == JIHADIST or not (s.any_islamist_rule() or s.in_play("fata") or s.in_play("al_anbar"))


@event("zawahiri", playable=not_for_us_while_islamists_hold_out)
def zawahiri(g: Play, side: str) -> None:
    """Card 111: Funding falls by two, or Prestige falls by one, by three under any Islamist Rule."""
    if side == US:
        tracks.change_funding(g, -2)
    else:
        tracks.change_prestige(g, -3 if g.s.any_islamist_rule() else -1)
