"""Talk: what is said at a table. What the table itself says of its people, each reads in a language of their own."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sandtable.web.stored import Line
from sandtable.words import Words

TOLD: Final = (
    "web-seat-resigned", "web-seat-offered", "web-seat-taken-again", "web-seat-accepted", "web-seat-replaced",
    "web-seat-offered-by-others", "web-hint-taken",
)  # fmt: skip
"""What a table says of somebody; it is kept in English, among what people say."""


@cache
def _told() -> dict[str, str]:
    words = Words()
    return {words(id): id for id in TOLD}


def line_json(line: Line) -> dict[str, Any]:
    """A line as it is told to browsers: with the message that it says, where a table has said it."""
    return {**line._asdict(), "says": _told().get(line.text)}
