"""The words of the two bots' charts: what each term of their boxes and rows means on the table (12, 13).

A number that a country does not have (the Resources of a Non-Muslim country, the Recruit number of a Muslim one) is
None: in a row for the highest or the lowest it loses against any number.
"""

from __future__ import annotations

from typing import Final

from sandtable.labyrinth import countries, jihadist_operations, levels, us_operations
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.markers import BASE, EXPANSION
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ISLAMIST_RULE

UNITED_STATES: Final = "united_states"
EDGE_FOR_MAJOR: Final = 5  # cells over Troops and Militia (8.4.2)
REGIME_CHANGE_TROOPS: Final = 6  # 7.3.4

# -- the game


def has_base_rows(s: State) -> bool:
    """Whether rows marked for the base game count: its deck is or was drawn from."""
    return BASE in s.rules.decks


def has_awakening_rows(s: State) -> bool:
    """Whether rows marked for The Awakening count: its deck is or was drawn from."""
    return EXPANSION in s.rules.decks


# -- what a country is


def is_non_muslim(s: State, country: Country) -> bool:
    """Not Muslim as it lies now; Iran before its election counts as Fair and Non-Muslim (11.3.3.1)."""
    return not country.is_muslim


def is_poor_muslim(s: State, country: Country) -> bool:
    """A Muslim country at Poor."""
    return country.is_muslim and country.is_poor


def is_fair_muslim(s: State, country: Country) -> bool:
    """A Muslim country at Fair."""
    return country.is_muslim and country.is_fair


def is_good_muslim(s: State, country: Country) -> bool:
    """A Muslim country at Good."""
    return country.is_muslim and country.is_good


def has_wmd(s: State, country: Country) -> bool:
    """Whether WMD markers are stored there, in nobody's hands yet (4.7.8.1, 11.3.1)."""
    return s.wmd.get(country.id, 0) > 0


def has_posture_of_us(s: State, country: Country) -> bool:
    """A tested Non-Muslim country with the Posture of the US; the US itself counts, Iran never."""
    return countries.posture_of(s, country) == s.us_posture


def is_opposed_to_us(s: State, country: Country) -> bool:
    """A tested Non-Muslim country with the Posture that the US has not."""
    posture = countries.posture_of(s, country)
    return posture is not None and posture != s.us_posture


def resource(s: State, country: Country) -> int | None:
    """The Resources of a Muslim country, with what oil is worth now (4.2.5, 4.2.6)."""
    return s.resources(country) if country.is_muslim else None


def recruit_number(s: State, country: Country) -> int | None:
    """The Recruit number of a Non-Muslim country: printed, or its Governance (8.2.4)."""
    return None if country.is_muslim else country.recruit_number


def near_islamist_rule(s: State, country: Country) -> bool:
    """Adjacent to a Muslim country under Islamist Rule."""
    return any(near.is_islamist for near in s.neighbours(country))


def near_good_ally(s: State, country: Country) -> bool:
    """Adjacent to a Good Ally."""
    return any(near.is_good and near.is_ally for near in s.neighbours(country))


def steps_from_us(s: State, country: Country) -> int:
    """How many steps of adjacency it is away from the United States."""
    steps = s.distance(country, lambda end: end.id == UNITED_STATES)
    return len(s.everywhere) if steps is None else steps


# -- what stands in it


def cells(s: State, country: Country) -> int:
    """All cells, Sadr among them."""
    return country.cells


def unused(s: State, country: Country) -> int:
    """Cells that have neither acted, arrived nor been placed with the card being played (12.4.1)."""
    return country.cells - sum(s.acted.get(country.id, (0, 0)))


def unused_active(s: State, country: Country) -> int:
    """Active ones among these."""
    return max(0, country.active - s.acted.get(country.id, (0, 0))[0])


def unused_plotters(s: State, country: Country) -> int:
    """Active ones among these that can Plot: Sadr is one of them (card 54)."""
    return max(0, country.active + country.sadr - s.acted.get(country.id, (0, 0))[0])


def unused_sleepers(s: State, country: Country) -> int:
    """Sleepers among these."""
    return country.sleepers - s.acted.get(country.id, (0, 0))[1]


def tandm(s: State, country: Country) -> int:
    """Troops and Militia."""
    return country.defenders


def cell_edge(s: State, country: Country) -> int:
    """By how many cells exceed Troops and Militia."""
    return country.cells - country.defenders


def prestige_troops(s: State, country: Country) -> int:
    """Troops over which Prestige is won or lost."""
    return country.troops_at_stake


# -- Jihad and Recruit


def auto_recruit(s: State, country: Country) -> bool:
    """Recruit needs no roll: Islamist Rule, Regime Change, Civil War or Training Camps (8.1.1, 8.2.3, 11.2.3)."""
    return country.is_islamist or levels.recruits_by_itself(s, country)


def jihad_drm(s: State, country: Country, *, major: bool) -> int | None:
    """What unrest adds to a Jihad die there (11.1.3); the lowest is the best."""
    if not country.is_muslim:
        return None
    hindrance = country.awakening
    if hindrance and levels.ignores_awakening(s, minor=not major):
        hindrance = 0
    return hindrance - country.reaction


def minor_drm(s: State, country: Country) -> int | None:
    """What unrest adds to a die of Minor Jihad."""
    return jihad_drm(s, country, major=False)


def major_drm(s: State, country: Country) -> int | None:
    """What unrest adds to a die of Major Jihad."""
    return jihad_drm(s, country, major=True)


def jsp(s: State, country: Country, *, major: bool) -> bool:
    """Whether a Jihad there could succeed: tested, not under Islamist Rule, on a die of 1 (card 33 spares Pakistan)."""
    level = country.governance
    if not country.is_muslim or level is None or level is ISLAMIST_RULE:
        return False
    if jihadist_operations.spared_jihad(s, country):
        return False
    return 1 + (jihad_drm(s, country, major=major) or 0) <= level


def major_possible(s: State, country: Country, value: int) -> bool:
    """Whether a Major Jihad with this value could bring about Islamist Rule in a Poor country (8.4.2)."""
    return (
        is_poor_muslim(s, country)
        and not country.under_truce
        and unused(s, country) - country.defenders >= EDGE_FOR_MAJOR
        and value >= (1 if country.besieged else 2)
        and jsp(s, country, major=True)
    )


def needs_cells(s: State, country: Country) -> bool:
    """A Poor country in which cells have an edge, but not the one that Major Jihad needs."""
    return (
        is_poor_muslim(s, country)
        and not country.under_truce
        and 1 <= cell_edge(s, country) < EDGE_FOR_MAJOR
        and jsp(s, country, major=True)
    )


def can_recruit(s: State) -> bool:
    """A cell that Funding makes Available, and a place for it; not under GTMO (card 114)."""
    return s.available_cells > 0 and jihadist_operations.may_recruit(s)


# -- War of Ideas and Disrupt


def woi_drm(s: State, country: Country, penalty: int | None = None) -> int:
    """What is added to a War of Ideas roll there (7.2.1.2); the highest is the best. The penalty may be known."""
    return us_operations.war_of_ideas_check(s, country, penalty).change


def woi_ok(s: State, country: Country, value: int) -> bool:
    """Whether a War of Ideas with this value is a target in a Muslim country; unmarked ones need 3 (13.4.3)."""
    if not country.is_muslim or not us_operations.may_be_won(country):
        return False
    return value >= 3 if country.governance is None else us_operations.affordable(country, value)


def disruptable(s: State, country: Country, value: int) -> bool:
    """Whether a Disrupt with this value can be carried out there (7.4.1)."""
    return us_operations.may_be_disrupted(s, country) and us_operations.affordable(country, value)


def disrupt_hits(s: State, country: Country) -> int:
    """How many cells a Disrupt there reaches (7.4.2)."""
    return us_operations.cells_to_disrupt(s, country)


def disrupt_prestige(s: State, country: Country) -> bool:
    """Whether a Disrupt there would raise Prestige (7.4.4, 11.2.4)."""
    return us_operations.raises_prestige(country)


def cadre_by_disrupt(s: State, country: Country) -> bool:
    """Whether a Disrupt there would leave a Cadre: no sleeper, no Cadre, and no more active cells than it reaches."""
    if country.sleepers or country.cadre or country.sadr:
        return False
    return 1 <= country.active <= disrupt_hits(s, country)


# -- Troops


def deployable(s: State, country: Country) -> int:
    """The cubes that may leave a country; under Regime Change five more Troops than cells must stay (7.3.1)."""
    if not country.is_regime_change:
        return country.cubes
    return max(0, min(country.cubes, country.troops - country.cells - us_operations.EXCESS_IN_REGIME_CHANGE))


def takes_troops(s: State, country: Country, value: int) -> bool:
    """Whether a Deploy with this value may go there: an Ally, or the Philippines with Abu Sayyaf (7.3.2, card 57)."""
    if country.under_truce:
        return False
    if country.id == "philippines":
        return s.in_play("abu_sayyaf") and us_operations.affordable(country, value)
    return country.is_muslim and country.is_ally and us_operations.affordable(country, value)
