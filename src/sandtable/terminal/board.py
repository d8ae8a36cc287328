"""What a game looks like in a terminal. A game may have a face of its own, registered under the game's name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, Protocol

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.core.table import Table
from sandtable.terminal.bare_face import BareFace
from sandtable.words import Words

__all__ = ["BareFace", "Changed", "Face", "beside", "changed_places", "face_of", "meter", "register_face"]

Changed = Collection[str]
"""The ids of the places of the map that have changed since somebody looked last."""
ROOMY: Final = 108
"""From this many columns on, three lists of places stand beside one another, not two."""

TIGHT: Final = 64
"""Below this many columns, nothing stands beside something else."""


class Face(Protocol):
    """How one game is shown. Whatever it shows, it takes from a seat's view and the game's facts."""

    def board(self, view: Mapping[str, Any], seat: str | None, width: int, *, hand: bool = True) -> RenderableType:
        """The whole table as a seat sees it, with or without its hand."""
        ...

    def brief(self, view: Mapping[str, Any], seat: str | None, width: int, changed: Changed) -> RenderableType:
        """The table in 24 lines: what is occupied or has changed in a line each, the rest of what matters in few."""
        ...

    def hand(self, view: Mapping[str, Any], seat: str, width: int) -> RenderableType:
        """The cards of a seat; a SandtableError if nobody holds any."""
        ...

    def look(self, view: Mapping[str, Any], name: str) -> RenderableType:
        """One space in full; a SandtableError if there is no such space."""
        ...

    def card(self, view: Mapping[str, Any], name: str) -> RenderableType:
        """One card in full; a SandtableError if there is no such card."""
        ...

    def remark(self, view: Mapping[str, Any], target: str | None) -> str:
        """A few words beside an option about what it points at."""
        ...

    def about(self, question: Question) -> str:
        """What is good to know before answering a question; nothing if it speaks for itself."""
        ...

    def step(self, view: Mapping[str, Any]) -> tuple[str, str | None] | None:
        """What the step that begins here is called, and whose card it is (None: nobody's); None if nobody knows."""
        ...

    def whereabouts(self, view: Mapping[str, Any], target: str) -> Message | None:
        """Where something is that cannot be drawn; None if the view does not say."""
        ...


FaceFactory = Callable[[Mapping[str, Any], Words], Face]
_FACES: dict[str, FaceFactory] = {}


def register_face(game: str, factory: FaceFactory) -> None:
    """Give a game a face."""
    _FACES[game] = factory


def facts_at(table: Table) -> Mapping[str, Any]:
    """What is printed for a table: the game's facts, with the cards of a deck that somebody has brought along."""
    facts, own = table.game.facts(), table.view(None).get("own_deck")
    return facts if own is None else {**facts, "cards": own["cards"]}


def face_of(game: str, facts: Mapping[str, Any], words: Words) -> Face:
    """The face of a game, in its words."""
    return _FACES.get(game, BareFace)(facts, words.of(game))


def meter(value: int, most: int) -> Text:
    """A track as a row of boxes, filled up to ``value``."""
    return Text("●" * value, "bold") + Text("○" * (most - value), "dim")


def beside(rows: Sequence[Sequence[Text]], width: int) -> RenderableType:
    """Rows of cells as up to three lists beside one another, read from top to bottom; the last cell may be folded."""
    if not rows:
        return Group()
    lists = 3 if width >= ROOMY else 2 if width >= TIGHT else 1
    high = -(-len(rows) // lists)
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    parts = [rows[at : at + high] for at in range(0, len(rows), high)]
    for _ in parts:
        grid.add_column(ratio=1)
    grid.add_row(*map(_column, parts))
    return grid


def _column(rows: Sequence[Sequence[Text]]) -> Grid:
    column = Grid.grid(padding=(0, 1, 0, 0))
    for place in range(len(rows[0])):
        last = place == len(rows[0]) - 1
        column.add_column(no_wrap=not last, ratio=1 if last else None, overflow="fold" if last else "ellipsis")
    for row in rows:
        column.add_row(*row)
    return column


def changed_places(before: Mapping[str, Any] | None, now: Mapping[str, Any], families: Collection[str]) -> set[str]:
    """The places that are not as they were; ``families`` are the parts of a view in which places lie."""
    if before is None:
        return set()
    return {
        id
        for family in families
        for id, place in now.get(family, {}).items()
        if before.get(family, {}).get(id) != place
    }
