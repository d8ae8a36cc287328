"""The lessons: guided games that the browser and the shell both teach. Each is a file of data in this folder."""

from __future__ import annotations

import secrets
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Annotated, Any, Final

from sandtable.core.chance import SIDES
from sandtable.core.records import ReadBy, read

DICE_AFTER_A_SCRIPT: Final = 2000
"""A guided game goes on with ordinary dice when its script ends."""
_DATA: Final = ".toml"


@dataclass(frozen=True, kw_only=True)
class Page:
    """What a lesson says in one piece, and what it then waits for."""

    text: str
    """The message that is said; in a shell another one, where a hand types what it would point at."""
    look: str | None = None
    """What to look at: a place, a card, or one of the parts ``question``, ``status``, ``hand``, ``log``, ``board``."""
    answer: tuple[str, ...] = ()
    """The keys that are wanted as an answer; none for a page that is only read."""
    story: bool = False
    """What others do is told while it is read."""


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A position with a script of dice, and the pages that lead through it."""

    id: str
    game: str
    number: int
    """Its place among the lessons of its game."""
    title: str
    seats: Mapping[str, str]
    dice: tuple[int, ...]
    pages: tuple[Page, ...]
    position: Annotated[Mapping[str, Any], ReadBy(lambda table, path: table)]
    """As a game reads positions."""

    def all_dice(self) -> list[int]:
        """The script of its dice, and enough others to play on after it."""
        return [*self.dice, *(1 + secrets.randbelow(SIDES) for _ in range(DICE_AFTER_A_SCRIPT))]

    def page_after(self, answers: int) -> int:
        """The place of the page that comes when so many answers have been given."""
        asking = [place for place, page in enumerate(self.pages) if page.answer]
        return 0 if not answers else asking[answers - 1] + 1 if answers <= len(asking) else len(self.pages)


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by id: game by game, each in the order of its numbers."""
    files = [file for file in resources.files(__name__).iterdir() if file.name.endswith(_DATA)]
    found = [_read(file.name.removesuffix(_DATA), file.read_text(encoding="utf-8")) for file in files]
    return {lesson.id: lesson for lesson in sorted(found, key=lambda lesson: (lesson.game, lesson.number))}


def _read(id: str, text: str) -> Lesson:
    return read(Lesson, tomllib.loads(text), id, id=id)
