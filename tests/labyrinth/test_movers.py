"""One mover each: what lies on the table is written to in one place, whatever rule it is that moves it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.labyrinth import country
from tests.movers import modules, moved, strays

HOME = Path(country.__file__).parent

PIECES = ("active", "cadre", "cubes", "plots", "sadr", "sleepers", "marker_troops")
CONDITION = (
    "aid", "alignment", "awakening", "besieged", "capital", "civil_war", "governance", "in_caliphate", "posture",
    "reaction", "regime_change", "space",
)  # fmt: skip
TRACKS = ("prestige", "funding", "us_posture", "reserves", "lapsing", "wmd", "markers")
CARDS = ("hands", "deck", "stacked", "discard", "removed", "playing", "lapsing_cards", "first_plot_card", "known",
         "leftover", "held_back")  # fmt: skip
MOVERS = {
    **dict.fromkeys(PIECES, "pieces"),
    "militia": "militia",
    **dict.fromkeys(CONDITION, "countries"),
    **dict.fromkeys(TRACKS, "tracks"),
    **dict.fromkeys(CARDS, "hands"),
}
EVERYTHING = {"country", "map", "state", "positions", "fields"}
"""Where tables are made, copied and read."""
ON_COPIES = {
    "views": {"hands", "deck", "stacked", "leftover", "known", "plots"},
    "making_ready": {"hands", "deck"},
    "redealing": {"hands", "deck", "stacked", "known", "plots"},
    "forecasts.us": {"cubes"},
    "forecasts.cards": {"us_posture"},
    "opponents.solitaire.answers": {"posture"},
}
"""What is done to a copy of the table, to be looked at."""


@pytest.mark.parametrize("module", [name for name in modules(HOME) if name not in EVERYTHING])
def test_nobody_but_its_mover_writes_to_a_field(module: str) -> None:
    assert strays(HOME, module, MOVERS, ON_COPIES.get(module, ())) == []


def test_each_mover_writes_what_it_moves() -> None:
    for field, module in MOVERS.items():
        assert field in moved(HOME, module) or field in ("marker_troops", "space"), field  # by ``lay`` and ``lies_on``
