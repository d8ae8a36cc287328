"""In which line of a deck's text something stands: TOML tells it only of what it cannot read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_CARD: Final = re.compile(r"^\s*\[\[\s*card\s*\]\]")
_TEXT: Final = re.compile(r"^\s*\[\s*card\s*\.\s*(\w+)\s*\]")
_KEY: Final = re.compile(r"^\s*([A-Za-z0-9_-]+)\s*=")
_TOKEN: Final = re.compile(r'"""(?:[^\\]|\\.)*?"""|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*|[\[\]{}\n]', re.DOTALL)


class Lines:
    """The lines of a deck, to be looked up by card, text and place of an effect."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._lines = source.split("\n")
        self._cards = [place for place, line in enumerate(self._lines) if _CARD.match(line)]

    def of(self, card: int, text: str | None = None, place: tuple[str, ...] = ()) -> int | None:
        """The line of the card that stands so many cards down, of a key of it, or of what stands in one of its texts.

        ``place`` is the way to it: ``("effects", "2", "where", "kind")``. The nearest line that can be told is.
        """
        if card >= len(self._cards):
            return None
        start = self._cards[card]
        end = self._cards[card + 1] if card + 1 < len(self._cards) else len(self._lines)
        if text is not None:
            headed = [at for at in range(start, end) if _is_text(self._lines[at], text)]
            if not headed:
                return start + 1
            start = headed[0]
            end = next((at for at in range(start + 1, end) if self._lines[at].lstrip().startswith("[card.")), end)
        if not place:
            return start + 1
        for at in range(start, end):
            found = _KEY.match(self._lines[at])
            if found and found.group(1) == place[0]:
                return self._within(at, place[1:]) + 1
        return start + 1

    def _within(self, at: int, place: tuple[str, ...]) -> int:
        """The line of an element of the list that begins in a line."""
        if not place or not place[0].isdigit():
            return at
        begins = list(self._elements(at))
        number = int(place[0]) - 1
        return begins[number] if number < len(begins) else at

    def _elements(self, at: int) -> Iterator[int]:
        """The lines in which the elements of a list begin."""
        position = sum(len(line) + 1 for line in self._lines[:at])
        line, depth = at, 0
        for token in _TOKEN.finditer(self._source, position):
            said = token.group()
            if said[0] in "[{":
                depth += 1
                if depth == 2:
                    yield line
            elif said in ("]", "}"):
                depth -= 1
                if depth == 0:
                    return
            line += said.count("\n")


def _is_text(line: str, text: str) -> bool:
    found = _TEXT.match(line)
    return found is not None and found.group(1) == text
