"""Drawing a table for whoever plays from Python. The core has no board to draw: somebody lends it a hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sandtable.core.errors import BadSetup, quoted

if TYPE_CHECKING:
    from sandtable.core.table import Table

WIDTH: Final = 80
NARROWEST: Final = 20
WIDEST: Final = 1000

Hand = Callable[["Table", "str | None", int], str]
"""Draws a table as a seat (None: a spectator) may see it, and what it is asked, in lines of a width."""

_hands: list[Hand] = []


def lend_hand(hand: Hand) -> None:
    """From now on tables are drawn so."""
    _hands[:] = [hand]


def checked_width(width: object) -> int:
    """How wide lines may be."""
    if not isinstance(width, int) or isinstance(width, bool) or not NARROWEST <= width <= WIDEST:
        raise BadSetup("width", width=quoted(width), least=NARROWEST, most=WIDEST)
    return width


def drawn(table: Table, seat: str | None, width: int) -> str:
    """A table as text; who is asked what, where there is nobody to draw it."""
    if _hands:
        return _hands[0](table, seat, width)
    return repr(table) if table.question is None else f"{table!r}\n{table.question}"
