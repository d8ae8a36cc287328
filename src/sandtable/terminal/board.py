"""What a game looks like in a terminal. A game may have a face of its own, registered under the game's name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.terminal.bare_face import BareFace
from sandtable.words import Words

__all__ = ["BareFace", "Face", "face_of", "meter", "register_face"]


class Face(Protocol):
    """How one game is shown. Whatever it shows, it takes from a seat's view and the game's facts."""

    def board(self, view: Mapping[str, Any], seat: str | None, width: int, *, hand: bool = True) -> RenderableType:
        """The whole table as a seat sees it, with or without its hand."""
        ...

    def hand(self, view: Mapping[str, Any], seat: str) -> RenderableType:
        """The cards of a seat."""
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


def face_of(game: str, facts: Mapping[str, Any], words: Words) -> Face:
    """The face of a game, in its words."""
    return _FACES.get(game, BareFace)(facts, words.of(game))


def meter(value: int, most: int) -> Text:
    """A track as a row of boxes, filled up to ``value``."""
    return Text("●" * value, "bold") + Text("○" * (most - value), "dim")
