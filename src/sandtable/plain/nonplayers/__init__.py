"""The opponents of the rule book: who they are, whom they run, and which of them go together (8.0, setup.players)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.errors import SandtableError
from sandtable.plain.nonplayers.book.method import BOOK
from sandtable.plain.nonplayers.charts import CHART
from sandtable.plain.nonplayers.turn import Method, Nonplayer
from sandtable.plain.play import in_order
from sandtable.plain.state import State
from sandtable.plain.terms import COALITION, FACTIONS, GAME, GOVERNMENT, TALIBAN, WARLORDS

DECEPTION_PLAYERS: Final = 3  # 7.3-opt
METHODS: Final[Mapping[str, Method]] = {method.name: method for method in (BOOK, CHART)}
"""The sets of non-player rules by name. Two of them never go together."""
OPPONENTS: Final[Mapping[str, tuple[str, ...]]] = {
    f"{faction}:{method.name}": () for method in METHODS.values() for faction in method.factions
}
"""Every opponent as ``faction:name``. They have no levels."""

WITHOUT_PLAYERS: Final[Mapping[int, tuple[tuple[str, ...], ...]]] = {
    1: ((GOVERNMENT, TALIBAN, WARLORDS), (COALITION, GOVERNMENT, WARLORDS)),
    2: ((GOVERNMENT, WARLORDS),),
    3: ((WARLORDS,),),
    4: ((),),
}  # setup.players
"""The factions without a player that the rule book names for a number of players; any others may be chosen."""


def check(books: Mapping[str, str], options: Mapping[str, Any], kind: type[SandtableError]) -> None:
    """Refuse two sets of non-player rules in one game, and factions that share a player with a non-player."""
    if len(set(books.values())) > 1:
        seated = [f"{faction}={books[faction]}" for faction in in_order(books)]
        raise kind("nonplayers-mixed", game=GAME, seats=seated)
    if books and options.get("players", "four") != "four":
        raise kind("nonplayers-and-teams", game=GAME, factions=in_order(books), value=options["players"])
    if options.get("deception") and len(FACTIONS) - len(books) < DECEPTION_PLAYERS:
        raise kind("deception-players", game=GAME)


def seated(s: State) -> dict[str, Nonplayer]:
    """Who plays without a player at this table, by faction: one and the same, for two methods never go together."""
    return dict.fromkeys(s.books, Nonplayer(METHODS[next(iter(s.books.values()))])) if s.books else {}
