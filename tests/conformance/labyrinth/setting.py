"""Words for the tests of the rules: many countries at once, who has won, and the end of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sandtable import Table
from tests.labyrinth.conditions import muslim
from tests.labyrinth.scene import scene

MUSLIM = (
    "morocco", "algeria_tunisia", "libya", "egypt", "sudan", "somalia", "jordan", "syria", "central_asia",
    "indonesia_malaysia", "turkey", "lebanon", "yemen", "iraq", "saudi_arabia", "gulf_states", "pakistan",
    "afghanistan",
)  # fmt: skip
SCHENGEN = ("scandinavia", "benelux", "germany", "eastern_europe", "france", "italy", "spain")


def all_of(ids: Iterable[str], condition: str) -> dict[str, dict[str, Any]]:
    """The same condition for several Muslim countries."""
    return {id: muslim(condition) for id in ids}


def postures(**counts: int) -> dict[str, dict[str, str]]:
    """So many Schengen countries with each Posture, the hard ones first: ``postures(hard=2, soft=1)``."""
    wanted = ["hard"] * counts.get("hard", 0) + ["soft"] * counts.get("soft", 0)
    return {id: {"posture": posture} for id, posture in zip(SCHENGEN, wanted, strict=False)}


def winner(table: Table) -> tuple[str, str] | None:
    """Who has won, and by which rule; None while the game goes on."""
    return table.outcome and (table.outcome.winner, table.outcome.rule)


def end_of_turn(*, us: int = 23, dice: Iterable[int] = (), **position: Any) -> Table:
    """The US holds its last card and the Jihadist side has none: whatever ends a turn happens at once."""
    table = scene(phase={"side": "us", "card": 1}, hands={"us": [us], "jihadist": []}, dice=list(dice), **position)
    table.answer("hold")
    return table
