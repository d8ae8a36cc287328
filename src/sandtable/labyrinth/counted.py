"""What is counted in a country and goes back to its track: Awakening and Reaction markers, Militia (11.2.9)."""

from __future__ import annotations

from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import Play


def take_off(g: Play, country: Country, kind: str, count: int, rule: str | None) -> int:
    """Remove as many of a kind as there are, unless nothing may happen in the country; how many."""
    there: int = getattr(country, kind)
    gone = 0 if g.barred(country) else min(count, there)
    if gone:
        setattr(country, kind, there - gone)
        g.s.moved(country)
        g.note(f"{kind}-removed", rule, country=country, count=gone)
    return gone
