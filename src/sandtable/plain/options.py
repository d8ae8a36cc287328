"""The options of a game, chosen before it begins, and which of them go together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.core.errors import BadSetup, SandtableError
from sandtable.core.own_texts import OwnText
from sandtable.plain import blank_deck, written_deck
from sandtable.plain.executing import TEAMS
from sandtable.plain.scenarios import SCENARIOS
from sandtable.plain.terms import GAME

SCENARIO: Final = "scenario"
DECK: Final = "deck"


OPTIONS: Final[Mapping[str, Sequence[Any]]] = {
    SCENARIO: SCENARIOS,
    "players": tuple(TEAMS),  # 1.5-opt
    "open_deployment": (False, True),  # setup.free
    "events": ("own", "printed"),
    "hidden_next": (False, True),  # 2.2-opt
    "eligibility": ("printed", "a", "b"),  # 2.3.1-optA, 2.3.1-optB
    "sudden_propaganda": (False, True),  # 2.3.7-opt
    "no_capabilities": (False, True),  # setup.deck-opt
    "deception": (False, True),  # 7.3-opt
    DECK: OwnText(written_deck.read, written_deck.faults, blank_deck.blank),
}
"""The options and their values, the default first."""


def chosen(options: Mapping[str, Any], kind: type[SandtableError] = BadSetup) -> dict[str, Any]:
    """The options that differ from their defaults; refused where two of them do not go together."""
    found = {name: value for name, value in options.items() if name != SCENARIO and value != OPTIONS[name][0]}
    if found.get("hidden_next") and found.get("eligibility"):
        raise kind("hidden-and-eligibility", game=GAME)  # 2.3.1-optA
    if found.get("hidden_next") and found.get("sudden_propaganda"):
        raise kind("hidden-and-sudden", game=GAME)  # 2.3.7-opt
    if found.get("deception") and str(found.get("players", "four")).startswith("two"):
        raise kind("deception-players", game=GAME)  # 7.3-opt
    return found
