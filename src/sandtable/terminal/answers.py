"""What people type, understood as answers: by number, by name, or by as much of a name as is clear."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from sandtable.core.errors import SandtableError
from sandtable.core.messages import Message
from sandtable.core.questions import Option
from sandtable.words import Words, listed

Read = Callable[[str], str]
"""Reads a line after a prompt; EOFError or KeyboardInterrupt when the person leaves."""

LONGEST: Final = 1000
"""No line that means anything is longer."""


_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


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
    def names(self) -> Names:
        """What it may be called."""
        return Names(folded(self.label), folded(self.option.key))


class Names(NamedTuple):
    """What an option may be called: as it is shown, and by its key."""

    label: str
    key: str


def line_from(read: Read, prompt: str, words: Words) -> str:
    """What is typed after a prompt, or a NotUnderstood if it cannot be meant for us."""
    try:
        line = read(prompt + " ").strip()
    except UnicodeDecodeError:
        raise NotUnderstood("typed-no-text") from None
    if len(line) > LONGEST:
        raise NotUnderstood("too-long", most=LONGEST, count=len(line))
    return line


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """Letters and digits alone, without case or accents, so that ``Saudi_arabia`` is ``saudi arabia``."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = [char if char.isalnum() else " " for char in letters if not unicodedata.combining(char)]
    return " ".join("".join(kept).split())


def choices(
    options: Sequence[Option],
    say: Callable[[Message], str],
    *,
    numbered: bool = True,
    taken: Collection[str] = (),
) -> list[Choice]:
    """The options with their tags: places in the list, except where numbers are the answers themselves.

    Where numbers are not to be places (``numbered`` is False: a die could be taken for one), names alone are typed;
    none begins with a word that is ``taken``, for it means something else.
    """
    labels = [say(option.label) for option in options]
    if numbered and not any(option.key.isdigit() for option in options):
        return [
            Choice(str(place), option, label)
            for place, (option, label) in enumerate(zip(options, labels, strict=True), start=1)
        ]
    called = [Names(folded(label), folded(option.key)) for option, label in zip(options, labels, strict=True)]
    return [
        Choice(option.key if option.key.isdigit() else _shortest(place, called, taken), option, label)
        for place, (option, label) in enumerate(zip(options, labels, strict=True))
    ]


def _shortest(place: int, called: Sequence[Names], taken: Collection[str]) -> str:
    """The fewest letters that tell one option from all others: of what is shown, or else of its key."""
    others = [other for index, other in enumerate(called) if index != place]
    for which, name in enumerate(called[place]):
        rivals = [other[which] for other in others] + [other.label for other in others]
        whole = {*rivals, *(other.key for other in others)}
        for start in _beginnings(name):
            if start.partition(" ")[0] in taken or start in whole:
                continue
            if start == name or not any(rival.startswith(start) for rival in rivals):
                return start
    return f"{called[place].label} {_LETTERS[place % len(_LETTERS)]}"


def _beginnings(name: str) -> Iterator[str]:
    """The beginnings of a name that can be typed, the whole of it last; a number alone means nothing."""
    for length in range(1, len(name)):
        start = name[:length]
        if not start.endswith(" ") and not start.isdigit():
            yield start
    if name:
        yield name


def understood(text: str, offered: Sequence[Choice], several: bool, words: Words) -> tuple[str, ...]:
    """The keys that a line of input means; commas part several answers, and so do spaces where that makes sense."""
    whole = _called(folded(text), offered) if "," in text else []
    if len(whole) == 1:  # the comma is part of a name
        return (whole[0].option.key,)
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
    wanted = folded(text)
    if wanted.isdigit() and text.strip() != wanted:  # "-1" is not 1
        raise NotUnderstood("not-an-option", text=text)
    matches = _called(wanted, offered) or [choice for choice in offered if _begins(wanted, choice)]
    if len(matches) == 1:
        return matches[0].option.key
    if matches:
        could_be = listed([_tagged(choice) for choice in matches], "or")
        raise NotUnderstood("ambiguous", game=words.game, text=text, options=could_be)
    raise NotUnderstood("not-an-option", text=text)


def _called(wanted: str, offered: Sequence[Choice]) -> list[Choice]:
    """The options that are called so as a whole: by their tags, else as they are shown, else by their keys."""
    return (
        [choice for choice in offered if choice.tag == wanted]
        or [choice for choice in offered if choice.names.label == wanted]
        or [choice for choice in offered if choice.names.key == wanted]
    )


def is_whole(line: str, offered: Sequence[Choice]) -> bool:
    """Whether a line is an answer as it is shown, word for word: then it is one, even if a command begins so."""
    return " " in line and any(choice.names.label == folded(line) for choice in offered)


def _tagged(choice: Choice) -> Message:
    return Message("terminal-tagged", {"tag": choice.tag, "label": choice.option.label})


def _begins(wanted: str, choice: Choice) -> bool:
    """Whether a name begins with what is wanted; the beginning of a number means nothing."""
    return bool(wanted) and not wanted.isdigit() and any(name.startswith(wanted) for name in choice.names)
