"""The one place that moves Militia (11.2.4, 11.2.9)."""

from __future__ import annotations

from sandtable.labyrinth.counted import take_off
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.terms import GOOD, ISLAMIST_RULE


def may_lie_in(country: Country) -> bool:
    """Militia lie only in Muslim countries that are neither Good nor under Islamist Rule (11.2.4)."""
    return country.is_muslim and country.governance not in (GOOD, ISLAMIST_RULE)


def place(g: Play, country: Country, count: int = 1, rule: str | None = None) -> int:
    """Place Militia from their track, where they may lie and as far as there are any (11.2.9); how many."""
    placed = min(count, g.s.militia_on_track)
    if placed <= 0 or not may_lie_in(country) or g.barred(country):
        return 0
    country.militia += placed
    g.s.moved(country)
    g.note("militia-placed", rule, country=country, count=placed)
    return placed


def remove(g: Play, country: Country, count: int = 1, rule: str | None = None) -> int:
    """Remove Militia to their track, as far as there are any (11.2.9); how many."""
    return take_off(g, country, "militia", count, rule)


def disband(g: Play, country: Country) -> None:
    """All Militia leave a country with what they fought for (11.2.4, 11.2.7)."""
    if country.militia:
        country.militia = 0
        g.s.moved(country)
