"""One mover each: what lies on the table is written to in one place, whatever rule it is that moves it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.plain import state
from tests.movers import modules, moved, strays

HOME = Path(state.__file__).parent

PIECES = ("count", "available", "casualties", "out_of_play")
OPINION = ("level", "terror", "sabotage", "returnees", "returnees_left", "shifted")
TRACKS = ("resources", "aid", "patronage", "box", "hard")
CARDS = ("card", "next", "pool", "piles", "stacked", "played", "removed")
LASTING = ("capabilities", "momentum", "elders", "elders_used")
TURNS = ("eligible", "acted", "asked", "spent", "stay_eligible", "ineligible_next")
MOVERS = {
    **dict.fromkeys(PIECES, "pieces"),
    "control": "control",
    **dict.fromkeys(OPINION, "support"),
    **dict.fromkeys(TRACKS, "tracks"),
    **dict.fromkeys(CARDS, "deck"),
    **dict.fromkeys(("deception", "agendas"), "deception"),
    **dict.fromkeys(LASTING, "in_force"),
    **dict.fromkeys(TURNS, "eligibility"),
}
EVERYTHING = {"state", "positions", "taking_up"}
"""Where tables are made, copied and read."""
ON_COPIES = {
    "views": {"stacked", "pool", "piles", "deception"},
    "redealing": {"stacked", "pool", "deception"},
    "effects.prospects": {"count"},
    "effects.acting": {"count"},
    "effects.levels": {"level"},
    "effects.placing": {"count"},
    "nonplayers.events": {"stay_eligible", "ineligible_next", "eligible"},
}
"""What is done to a copy of the table or of a space, to be looked at."""


@pytest.mark.parametrize("module", [name for name in modules(HOME) if name not in EVERYTHING])
def test_nobody_but_its_mover_writes_to_a_field(module: str) -> None:
    assert strays(HOME, module, MOVERS, ON_COPIES.get(module, ())) == []


def test_each_mover_writes_what_it_moves() -> None:
    for field, module in MOVERS.items():
        assert field in moved(HOME, module), field


def test_what_is_done_to_copies_is_done() -> None:
    for module, fields in ON_COPIES.items():
        assert fields <= moved(HOME, module), module
