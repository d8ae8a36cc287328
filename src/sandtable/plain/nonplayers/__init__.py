"""The opponents of the rule book: who they are, whom they run, and which of them go together (8.0, setup.players)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.errors import SandtableError
from sandtable.plain.nonplayers.seats import METHODS, seated
from sandtable.plain.play import in_order
from sandtable.plain.terms import COALITION, FACTIONS, GAME, GOVERNMENT, TALIBAN, WARLORDS

__all__ = ["METHODS", "OPPONENTS", "WITHOUT_PLAYERS", "check", "seated"]

DECEPTION_PLAYERS: Final = 3  # 7.3-opt
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
        named = [f"{faction}={books[faction]}" for faction in in_order(books)]
        raise kind("nonplayers-mixed", game=GAME, seats=named)
    if books and options.get("players", "four") != "four":
        raise kind("nonplayers-and-teams", game=GAME, factions=in_order(books), value=options["players"])
    if options.get("deception") and len(FACTIONS) - len(books) < DECEPTION_PLAYERS:
        raise kind("deception-players", game=GAME)
