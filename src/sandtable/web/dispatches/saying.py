"""Saying: what a dispatch says, in the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sandtable.core.messages import from_json
from sandtable.web.dispatches.occasions import TURN
from sandtable.web.dispatches.queue import Thing
from sandtable.words import Words

_STANDS_FOR: Final = str.maketrans({"@": "\uff20", "<": "\u2039", ">": "\u203a"})
"""Letters with which a name could call upon others, or be more than text, where the message is read."""


class Letter(NamedTuple):
    """What is sent: a title, what follows it, where it leads, and what it takes the place of."""

    title: str
    body: str
    link: str
    tag: str


def told(things: Sequence[Thing], language: str, root: str) -> Letter:
    """Some things that have happened; several are a list under one title."""
    words = Words(language)
    if len(things) == 1:
        (thing,) = things
        return Letter(_title(words, thing), _latest(words, thing), f"{root}/#/table/{thing.table}", thing.table)
    lines = "\n".join(_title(words, thing) for thing in things)
    return Letter(words("dispatch-several", count=len(things)), lines, f"{root}/", "several")


def tested(language: str, root: str) -> Letter:
    """A test, for somebody who wants to see whether it arrives."""
    words = Words(language)
    return Letter(words("dispatch-test"), words("dispatch-test-body"), f"{root}/#/me", "test")


def proving(code: str, language: str, root: str) -> Letter:
    """The question whether an address belongs to whoever gave it, with words that show it."""
    words = Words(language)
    return Letter(words("dispatch-proof"), words("dispatch-proof-body", code=code), f"{root}/#/me", "proof")


def _title(words: Words, thing: Thing) -> str:
    called = thing.name or words.of(thing.game)(f"game-{thing.game}")
    side = words.of(thing.game)(f"side-{thing.seat}")
    return words(f"dispatch-{thing.kind}", table=called.translate(_STANDS_FOR), seat=side)


def _latest(words: Words, thing: Thing) -> str:
    """The last thing told at a table, to whoever is to go on there."""
    message = from_json(thing.note) if thing.kind == TURN else None
    return "" if message is None else words.of(thing.game).say(message).translate(_STANDS_FOR)
