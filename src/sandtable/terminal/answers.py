"""What people type, understood as answers: by number, by name, or by as much of a name as is clear."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.core.errors import SandtableError
from sandtable.core.messages import Message
from sandtable.core.questions import Option
from sandtable.words import Words, listed

Read = Callable[[str], str]
"""Reads a line after a prompt; EOFError or KeyboardInterrupt when the person leaves."""

LONGEST: Final = 1000
"""No line that means anything is longer."""


class NotUnderstood(SandtableError):
    """Something typed that is no option, or could be several."""

    code = "not_understood"


@dataclass(frozen=True)
class Choice:
    """An option as it is shown: ``tag`` is the short way to type it."""

    tag: str
    option: Option
    label: str

    @property
    def names(self) -> tuple[str, str]:
        """What it may be called."""
        return plain(self.option.key), plain(self.label)


def line_from(read: Read, prompt: str, words: Words) -> str:
    """What is typed after a prompt, or a NotUnderstood if it cannot be meant for us."""
    try:
        line = read(prompt + " ").strip()
    except UnicodeDecodeError:
        raise NotUnderstood("typed-no-text") from None
    if len(line) > LONGEST:
        raise NotUnderstood("too-long", most=LONGEST, count=len(line))
    return line


def plain(text: str) -> str:
    """Letters and digits alone, without case or accents, so that ``Saudi_arabia`` is ``saudi arabia``."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = [char if char.isalnum() else " " for char in letters if not unicodedata.combining(char)]
    return " ".join("".join(kept).split())


def choices(options: Sequence[Option], say: Callable[[Message], str], *, numbered: bool = True) -> list[Choice]:
    """The options with their tags: places in the list, except where numbers are the answers themselves.

    Where numbers are not to be places (``numbered`` is False: a die could be taken for one), names alone are typed.
    """
    labels = [say(option.label) for option in options]
    if numbered and not any(option.key.isdigit() for option in options):
        return [
            Choice(str(place), option, label)
            for place, (option, label) in enumerate(zip(options, labels, strict=True), start=1)
        ]
    names = [plain(label) for label in labels]
    names = [plain(option.key) if names.count(name) > 1 else name for option, name in zip(options, names, strict=True)]
    return [
        Choice(option.key if option.key.isdigit() else _shortest(place, names), option, label)
        for place, (option, label) in enumerate(zip(options, labels, strict=True))
    ]


def _shortest(place: int, names: Sequence[str]) -> str:
    """The fewest letters that tell one name from all others; a number alone does not."""
    name = names[place]
    others = [other for index, other in enumerate(names) if index != place]
    for length in range(1, len(name)):
        start = name[:length]
        if not start.rstrip().isdigit() and not any(other.startswith(start) for other in others):
            return start.rstrip()
    return name


def understood(text: str, offered: Sequence[Choice], several: bool, words: Words) -> tuple[str, ...]:
    """The keys that a line of input means; commas part several answers, and so do spaces where that makes sense."""
    keys: list[str] = []
    for part in text.split(","):
        if part.strip():
            keys += _part(part.strip(), offered, several, words)
    return tuple(keys)


def _part(part: str, offered: Sequence[Choice], several: bool, words: Words) -> list[str]:
    try:
        return [_one(part, offered, words)]
    except NotUnderstood:
        pieces = part.split()
        if not several or len(pieces) < 2:
            raise
    return [_one(piece, offered, words) for piece in pieces]


def _one(text: str, offered: Sequence[Choice], words: Words) -> str:
    """The key of the one option that a piece of input can mean."""
    wanted = plain(text)
    if wanted.isdigit() and text.strip() != wanted:  # "-1" is not 1
        raise NotUnderstood("not-an-option", text=text)
    for matches in (
        [choice for choice in offered if choice.tag == wanted],
        [choice for choice in offered if wanted in choice.names],
        [choice for choice in offered if _begins(wanted, choice)],
    ):
        if len(matches) == 1:
            return matches[0].option.key
        if matches:
            could_be = listed([_tagged(choice) for choice in matches], "or")
            raise NotUnderstood("ambiguous", game=words.game, text=text, options=could_be)
    raise NotUnderstood("not-an-option", text=text)


def _tagged(choice: Choice) -> Message:
    return Message("terminal-tagged", {"tag": choice.tag, "label": choice.option.label})


def _begins(wanted: str, choice: Choice) -> bool:
    """Whether a name begins with what is wanted; the beginning of a number means nothing."""
    return bool(wanted) and not wanted.isdigit() and any(name.startswith(wanted) for name in choice.names)
