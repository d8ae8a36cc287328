"""Who plays without a player at a table, and by which set of rules (8.0)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.plain.nonplayers.book.method import BOOK
from sandtable.plain.nonplayers.charts import CHART
from sandtable.plain.nonplayers.turn import Method, Nonplayer
from sandtable.plain.state import State

METHODS: Final[Mapping[str, Method]] = {method.name: method for method in (BOOK, CHART)}
"""The sets of non-player rules by name. Two of them never go together."""


def seated(s: State) -> dict[str, Nonplayer]:
    """Who plays without a player at this table, by faction: one and the same, for two methods never go together."""
    return dict.fromkeys(s.books, Nonplayer(METHODS[next(iter(s.books.values()))])) if s.books else {}
