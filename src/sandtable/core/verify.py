"""Fair dice: every die and every card of a save recomputed from its seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from sandtable.core.chance import Draw, Roll
from sandtable.core.questions import Request
from sandtable.core.table import PHYSICAL, Table


class Mismatch(NamedTuple):
    """A die or a card that the seed does not give."""

    ply: int
    kind: str
    recorded: int
    expected: int


@dataclass(frozen=True)
class Verified:
    """What came of recomputing: how many dice and cards there are, those that differ, and the hash of the seed."""

    commitment: str
    dice: int
    draws: int
    mismatches: list[Mismatch]
    source: str
    """Where the dice came from: ``"seed"``, ``"script"`` (only the cards come from the seed) or ``"physical"``."""
    earlier: int
    """How many earlier parts of the play, under older rules, are kept as history and were not recomputed."""

    @property
    def fair(self) -> bool:
        """Whether everything that the seed should have given is what it gives."""
        return not self.mismatches


class _Recomputed(Table):
    """A table that compares every recorded die and card with what the seed gives."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        self.counts = {Roll: 0, Draw: 0}
        self.mismatches: list[Mismatch] = []
        super().__init__(*args, **settings)

    def _replayed(self, request: Request) -> Any:
        if not isinstance(request, Roll | Draw):
            return super()._replayed(request)
        ply, entry = self.ply, self._script[-1]
        expected = entry.value if self.dice == PHYSICAL else self._by_chance(request)
        reply = super()._replayed(request)
        self.counts[type(request)] += 1
        if reply != expected:
            self.mismatches.append(Mismatch(ply, entry.who, reply, expected))
        return reply


def verify(save: Mapping[str, Any]) -> Verified:
    """Replay a save and recompute its n-th draw from HMAC(seed, n); BadSave if it is damaged or does not replay."""
    table = _Recomputed.from_save(save)
    assert isinstance(table, _Recomputed)
    source = "seed" if table.dice is None else "physical" if table.dice == PHYSICAL else "script"
    return Verified(
        commitment=table._chance.commitment(),
        dice=table.counts[Roll],
        draws=table.counts[Draw],
        mismatches=table.mismatches,
        source=source,
        earlier=len(table.history),
    )
