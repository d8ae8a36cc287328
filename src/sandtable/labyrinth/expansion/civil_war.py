"""Civil War: its start, Attrition, and what WMD plots do in it (11.2). Its end is in ``countries.py``."""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.core.checks import at_most
from sandtable.core.questions import Ask
from sandtable.labyrinth import aftermath, countries, debts, militia, pieces
from sandtable.labyrinth.country import Country, Plot
from sandtable.labyrinth.expansion import awakening, caliphate
from sandtable.labyrinth.markers import MARKERS
from sandtable.labyrinth.play import Play, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import FAIR, ISLAMIST_RULE, JIHADIST, POOR, US, WMD, WMD_RESOLVED_IN

PIECES_A_HIT: Final = 6  # 11.2.5b
TROOP: Final = "troop"
MILITIA: Final = "militia"


# -- its start (11.2.2)


def start(g: Play, country: Country, rule: str | None = None) -> Ask[bool]:
    """Civil War breaks out; Awakening markers become Militia, Reaction markers cells; whether it did (11.2.2)."""
    if country.civil_war or not country.is_muslim or g.barred(country):
        return False
    yield from countries.test(g, country)
    countries.mark_civil_war(g, country, rule)
    if country.is_good:  # 11.2.2b
        countries.set_governance(g, country, FAIR, "11.2.2")
    elif country.is_islamist:
        countries.set_governance(g, country, POOR, "11.2.2")
    risen, reacting = countries.take_up_arms(g, country)
    militia.place(g, country, risen, "11.2.2")
    pieces.add_cells(g, country, reacting, "11.2.2")
    aftermath.settle(g, country)
    return True


# -- WMD plots in it (11.2.6)


def struck_by_wmd(g: Play, country: Country, plot: Plot) -> None:
    """A WMD plot was resolved in a Civil War country: a Militia goes, and the second one overthrows it (11.2.6)."""
    if not country.civil_war or plot.kind != WMD:
        return
    militia.remove(g, country, 1, "11.2.6")
    if country.id in g.s.this_phase.wmd_resolved_in:
        countries.set_governance(g, country, ISLAMIST_RULE, "11.2.6")
    countries.remember(g, WMD_RESOLVED_IN, country)


# -- Attrition (11.2.5)


class Hits(NamedTuple):
    """The hits that each side inflicts, and how many cells each US hit is worth."""

    by_us: int
    by_jihadist: int
    cells_a_hit: int


def attrition(g: Play) -> Ask[None]:
    """Attrition in every Civil War country, right after Polarization (11.2.5)."""
    wars = [country for country in g.s.in_civil_war() if not country.under_truce]
    yield from _train(g, wars)
    for country in wars:
        if is_fought_in(country):
            yield from fight(g, country)
            yield from caliphate.place_capital(g)
    yield from debts.pay(g)


def is_fought_in(country: Country) -> bool:
    """Whether there is Attrition in a country."""
    return country.civil_war and not country.under_truce and bool(country.defenders or country.cells)


def strength(s: State, side: str, country: Country) -> int:
    """The pieces a side fights with if Attrition came now: those there, and the Militia that Advisors bring first."""
    if side == JIHADIST:
        return country.cells
    return country.defenders + min(country.advisors, s.militia_on_track)


def hits_for(pieces_there: int) -> tuple[int, int]:
    """One hit for every six pieces; and the number that a die must not exceed for one more, 0 for none (11.2.5b)."""
    return divmod(pieces_there, PIECES_A_HIT)


def _train(g: Play, wars: list[Country]) -> Ask[None]:
    """Each Advisors marker brings a Militia first; the US chooses where if too few are left (card 121)."""
    due = {country.id: country.advisors for country in wars if country.advisors}
    while any(due.values()) and g.s.militia_on_track:
        places = [g.s[id] for id, count in due.items() if count]
        short = sum(due.values()) > g.s.militia_on_track
        country = (yield from g.choose(US, Purpose.PLACE_MILITIA, places)) if short else places[0]
        militia.place(g, country, 1, "card 121")
        due[country.id] -= 1


def fight(g: Play, country: Country) -> Ask[None]:
    """Both sides' hits fall at once; those that find nothing shift the country (11.2.5b-h)."""
    defenders, cells = country.defenders, country.cells
    g.note("attrition", "11.2.5", heading=True, country=country, defenders=defenders, cells=cells)
    hits = Hits(
        (yield from _hits(g, US, country, country.defenders)),
        (yield from _hits(g, JIHADIST, country, country.cells)),
        2 if country.troops or country.advisors else 1,
    )
    yield from aftermath.together(g, _take_hits(g, country, hits))


def _take_hits(g: Play, country: Country, hits: Hits) -> Ask[None]:
    """All hits are taken, or shift the country, before anything follows from them (11.2.5c-h)."""
    unmet_by_us = yield from _lose_defenders(g, country, hits.by_jihadist)
    unmet_by_cells = yield from _lose_cells(g, country, hits.by_us, hits.cells_a_hit)
    for _ in range(unmet_by_cells):
        if country.civil_war:
            awakening.toward_good(g, country, "11.2.5")
    for _ in range(unmet_by_us):
        if country.civil_war:
            awakening.toward_islamist_rule(g, country, "11.2.5")


def _hits(g: Play, side: str, country: Country, pieces_there: int) -> Ask[int]:
    """One hit for every six pieces; a remainder hits on a die that is not above it (11.2.5b)."""
    hits, remainder = hits_for(pieces_there)
    if remainder:
        check = at_most(remainder)
        hits += (yield from g.check(f"attrition_{side}", check, "11.2.5", country=country, number=remainder)).succeeds
    g.note("hits", "11.2.5", side=side, country=country, count=hits)
    return hits


def _lose_defenders(g: Play, country: Country, hits: int) -> Ask[int]:
    """The US removes a Troop or Militia for each hit, as it chooses; the hits that find nothing (11.2.5c, 11.2.5e)."""
    while hits and country.defenders:
        kinds = [TROOP] * (country.cubes > 0) + [MILITIA] * (country.militia > 0)
        kinds += [name for name in dict.fromkeys(country.markers) if MARKERS[name].troops]
        kind = yield from g.pick(US, Purpose.ATTRITION_LOSS, [word_option(kind) for kind in kinds], country=country)
        if kind == TROOP:
            pieces.move_troops(g, country, None, 1, "11.2.5")
        elif kind == MILITIA:
            militia.remove(g, country, 1, "11.2.5")
        else:
            pieces.remove_marker(g, country, kind)
        hits -= min(hits, MARKERS[kind].troops) if kind in MARKERS else 1
    return hits


def _lose_cells(g: Play, country: Country, hits: int, cells_a_hit: int) -> Ask[int]:
    """The Jihadist side removes one cell for each hit, two where Troops or Advisors are; hits not met in full."""
    present = country.cells
    for _ in range(min(present, hits * cells_a_hit)):
        yield from pieces.remove_chosen_cell(g, JIHADIST, country)
    return max(0, hits - present // cells_a_hit)
