"""What a game looks like in a terminal. Each game has a face of its own, registered under the game's name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from rich.console import Group, RenderableType
from rich.text import Text

from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.words import Words


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

    def step(self, view: Mapping[str, Any]) -> tuple[str, str | None]:
        """What the step that begins here is called, and whose card it is (None: nobody's)."""
        ...

    def whereabouts(self, view: Mapping[str, Any], target: str) -> Message | None:
        """Where something is that cannot be drawn; None if the view does not say."""
        ...


class PlainFace:
    """A face for a game that has none of its own: its view as it is."""

    def __init__(self, facts: Mapping[str, Any], words: Words) -> None:
        self.words = words

    def board(self, view: Mapping[str, Any], seat: str | None, width: int, *, hand: bool = True) -> RenderableType:
        """Every key of the view."""
        return Group(*(Text(f"{key}: {value}") for key, value in view.items()))

    def hand(self, view: Mapping[str, Any], seat: str) -> RenderableType:
        """The hand as it stands in the view."""
        return Text(str(view.get("hands", {}).get(seat, "")))

    def look(self, view: Mapping[str, Any], name: str) -> RenderableType:
        """The part of the view with this name."""
        return Text(str(view.get(name, "")))

    def card(self, view: Mapping[str, Any], name: str) -> RenderableType:
        """The card's number."""
        return Text(name)

    def remark(self, view: Mapping[str, Any], target: str | None) -> str:
        """Nothing."""
        return ""

    def about(self, question: Question) -> str:
        """Nothing."""
        return ""

    def step(self, view: Mapping[str, Any]) -> tuple[str, str | None]:
        """No name, and nobody's."""
        return "", None

    def whereabouts(self, view: Mapping[str, Any], target: str) -> Message | None:
        """Nothing."""
        return None


FaceFactory = Callable[[Mapping[str, Any], Words], Face]
_FACES: dict[str, FaceFactory] = {}


def register_face(game: str, factory: FaceFactory) -> None:
    """Give a game a face."""
    _FACES[game] = factory


def face_of(game: str, facts: Mapping[str, Any], words: Words) -> Face:
    """The face of a game, in its words."""
    return _FACES.get(game, PlainFace)(facts, words.of(game))


def meter(value: int, most: int) -> Text:
    """A track as a row of boxes, filled up to ``value``."""
    return Text("●" * value, "bold") + Text("○" * (most - value), "dim")
