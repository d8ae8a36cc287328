"""Fair dice: every die and every card of a save recomputed from its seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from sandtable.core.chance import Draw, Roll, SeededChance, has_real_cards, has_real_dice, is_real
from sandtable.core.journal import DICE, DRAW
from sandtable.core.table import Table
from sandtable.core.watching import Watcher


class Mismatch(NamedTuple):
    """A die or a card that the seed does not give: both as the journal writes them."""

    ply: int
    kind: str
    recorded: int | str
    expected: int | str


@dataclass(frozen=True)
class Verified:
    """What came of recomputing: how many dice and cards there are, those that differ, and the hash of the seed."""

    commitment: str
    dice: int
    draws: int
    mismatches: list[Mismatch]
    source: str
    """Where the dice came from: ``"seed"``, ``"script"`` (only the cards come from the seed), or what was real."""
    earlier: int
    """How many earlier parts of the play, under older rules, are kept as history and were not recomputed."""

    @property
    def anything(self) -> bool:
        """Whether there was anything to recompute at all."""
        return self.dice + self.draws > 0

    @property
    def fair(self) -> bool:
        """Whether something was recomputed, and all of it is what the seed gives."""
        return self.anything and not self.mismatches


class _Comparison(Watcher):
    """Compares every recorded die and card with what the seed gives; beside real ones, only the others count."""

    def __init__(self, dice: object) -> None:
        self.dice = dice
        self.counts = {Roll: 0, Draw: 0}
        self.mismatches: list[Mismatch] = []

    def chance_replayed(self, ply: int, request: Roll | Draw, recorded: Any, expected: Any) -> None:
        """Count it, and keep it if it differs."""
        if (has_real_dice(self.dice) and has_real_cards(self.dice)) or not is_real(request, self.dice):
            self.counts[type(request)] += 1
        if recorded != expected:
            kind = DICE if isinstance(request, Roll) else DRAW
            self.mismatches.append(Mismatch(ply, kind, recorded, expected))


def verify(save: Mapping[str, Any]) -> Verified:
    """Replay a save and recompute its n-th draw from HMAC(seed, n); BadSave if it is damaged or does not replay."""
    comparison = _Comparison(dict(save).get("dice"))
    table = Table.from_save(save, watcher=comparison)
    return Verified(
        commitment=SeededChance(table.seed).commitment(),
        dice=comparison.counts[Roll],
        draws=comparison.counts[Draw],
        mismatches=comparison.mismatches,
        source="seed" if table.dice is None else table.dice if isinstance(table.dice, str) else "script",
        earlier=len(table.history),
    )
