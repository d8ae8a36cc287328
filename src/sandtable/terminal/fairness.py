"""``sandtable verify``: every die and every card of a save, recomputed from its seed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from sandtable.core import saves
from sandtable.core.chance import has_real_cards, has_real_dice
from sandtable.core.verify import Verified, verify
from sandtable.words import Words

UNFAIR: Final = 1
"""The exit code when something is not what the seed gives."""
SHOWN: Final = 10
"""How many departures are listed."""


def run(path: str, console: Console, words: Words) -> int:
    """Say whether a save is fair; 0 if it is."""
    result = verify(saves.read_file(Path(path)))
    for line in _lines(result, words):
        console.print(Text(line), soft_wrap=True)
    return UNFAIR if result.mismatches else 0


def _lines(result: Verified, words: Words) -> list[str]:
    lines = [words("verify-hash", hash=result.commitment)]
    if result.earlier:
        lines.append(words("verify-earlier", parts=result.earlier))
    real_dice, real_cards = has_real_dice(result.source), has_real_cards(result.source)
    if real_dice and real_cards:
        return [*lines, words("verify-physical", dice=result.dice, cards=result.draws)]
    if result.source == "script":
        lines.append(words("verify-script"))
    if real_dice:
        lines.append(words("verify-physical_dice"))
    if real_cards:
        lines.append(words("verify-physical_cards"))
    if not result.anything:
        return [*lines, words("verify-nothing")]
    if result.fair:
        return [*lines, words("verify-fair", dice=result.dice, cards=result.draws)]
    lines.append(words("verify-unfair", count=len(result.mismatches)))
    for mismatch in result.mismatches[:SHOWN]:
        values = {"recorded": mismatch.recorded, "expected": mismatch.expected}
        lines.append(words(f"verify-wrong-{mismatch.kind}", ply=mismatch.ply, **values))
    return lines
