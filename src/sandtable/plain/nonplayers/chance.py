"""Random choice among equals: three dice on the Random Spaces table, the richest road, or a lot (8.2, 8.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from sandtable.core.chance import Roll
from sandtable.core.charts import tell_candidates
from sandtable.core.questions import Ask
from sandtable.plain.play import Play, faction_option
from sandtable.plain.space import Space

T = TypeVar("T")

COLUMNS: Final = (
    ("balochistan", "nimruz", "farah", "herat", "badghis", "helmand", "zabol", "oruzgan", "paktika"),
    ("waziristan", "khowst", "ghazni", "kabul", "kabul", "kabul", "nuristan", "baghlan", "northwest_frontier"),
    ("konduz", "badakhshan", "samangan", "balkh", "faryab", "ghowr", "sar_e_pol", "bamian", "kandahar"),
)
"""The table: three columns (tan) of three rows (black) of three spaces (green); Kabul fills a row (8.2a)."""
ORDER: Final = tuple(id for column in COLUMNS for id in column)
"""Down each column and on to the next; after Kandahar comes Balochistan (8.2b)."""


def by_lot(g: Play, spaces: Sequence[Space]) -> Ask[Space]:
    """One of several spaces of equal priority."""
    if len(spaces) == 1:
        return spaces[0]
    roads = sum(space.is_loc for space in spaces)
    if roads == len(spaces):  # 8.3a
        econ = max(space.area.econ for space in spaces)
        return (yield from _drawn(g, [space for space in spaces if space.area.econ == econ], "8.3"))
    if roads:  # the table has no roads on it
        return (yield from _drawn(g, spaces, "8.2"))
    return (yield from _on_the_table(g, spaces))


def _drawn(g: Play, spaces: Sequence[Space], rule: str) -> Ask[Space]:
    space = yield from g.by_lot("space_by_lot", spaces, lambda each: each.area.option)
    if len(spaces) > 1:
        tell_candidates(g, "why-drawn", rule, spaces, space=space)
    return space


def _on_the_table(g: Play, spaces: Sequence[Space]) -> Ask[Space]:
    """Roll tan, black and green; if that space is no candidate go down the column (8.2a-b)."""
    g.requests += 3
    tan: int = yield Roll("random_column")
    black: int = yield Roll("random_row")
    green: int = yield Roll("random_space")
    at = (tan - 1) // 2 * 9 + (black - 1) // 2 * 3 + (green - 1) // 2
    rolled = ORDER[at]
    ids = {space.id for space in spaces}
    while ORDER[at] not in ids:
        at = (at + 1) % len(ORDER)
    space = g.s[ORDER[at]]
    if g.tells:
        tell_candidates(
            g, "why-random", "8.2", spaces, tan=tan, black=black, green=green, rolled=g.s[rolled], space=space
        )
    return space


def any_faction(g: Play, factions: Sequence[str]) -> Ask[str]:
    """One of several factions, with equal chance (8.1.2b, 8.4.4a)."""
    faction = yield from g.by_lot("faction_by_lot", factions, faction_option)
    if len(factions) > 1:
        g.note("why-faction-drawn", "8.4.4", why=True, faction=faction)
    return faction
