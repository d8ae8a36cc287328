"""The same games by different players, side by side."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from sandtable.lab.inference import Paired, bootstrap, paired
from sandtable.lab.ledgers import LOST, UNKNOWN, WON, Ledger
from sandtable.lab.reports import Histogram, Mean


class Pair(NamedTuple):
    """Two players compared over the games that both have played: wins, and margins where they are known."""

    wins: Paired
    margins: Mean
    variance: float
    """Of the difference of the wins in a game, for how many are still needed: as if either had won one more alone."""


def pair(one: Ledger, other: Ledger, seed: str) -> Pair:
    """How far one player is ahead of another in the same games."""
    cells = Counter(zip(one.ends, other.ends, strict=True))
    both, mine_alone, yours_alone, neither = (
        cells[each] for each in ((WON, WON), (WON, LOST), (LOST, WON), (LOST, LOST))
    )
    margins = Histogram(
        mine - yours for mine, yours in zip(one.margins, other.margins, strict=True) if UNKNOWN not in (mine, yours)
    )
    ahead = Histogram()
    ahead.counts.update({1: mine_alone + 1, 0: both + neither, -1: yours_alone + 1})
    wins = paired(both, mine_alone, yours_alone, neither, seed)
    return Pair(wins, bootstrap(margins, seed), ahead.variance)
