"""What somebody may have meant by a word that nothing is called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from typing import Final

from sandtable.terminal.answers import NotUnderstood, folded
from sandtable.words import Words, listed

NEAR: Final = 0.74
"""How much of two words must be the same."""
SHORTEST: Final = 3
"""Shorter words are near to everything."""
OFFERED: Final = 3
"""How many names are offered at most."""


def nearly(text: str, names: Iterable[str]) -> list[str]:
    """The names that are nearly what was typed, the nearest first: a name, its beginning, or one of its words."""
    wanted = folded(text)
    if len(wanted) < SHORTEST or wanted.isdigit():
        return []
    found = sorted(
        ((_likeness(wanted, folded(name)), name) for name in dict.fromkeys(names)), key=lambda each: -each[0]
    )
    return [name for likeness, name in found if likeness >= NEAR][:OFFERED]


def _likeness(wanted: str, name: str) -> float:
    """How much a name is like what is wanted, from 0 to 1; the whole of a name counts a little more than a part."""
    parts = [name[: len(wanted) + 1], *(word for word in name.split() if len(word) >= SHORTEST)]
    return max(_ratio(wanted, name), *(0.99 * _ratio(wanted, part) for part in parts), 0)


def _ratio(one: str, other: str) -> float:
    matcher = SequenceMatcher(None, one, other, autojunk=False)
    return matcher.ratio() if matcher.real_quick_ratio() >= NEAR and matcher.quick_ratio() >= NEAR else 0


def did_you_mean(text: str, near: Sequence[str], words: Words) -> NotUnderstood | None:
    """That nothing is called so, and what may have been meant; None if nothing is near."""
    return NotUnderstood("did-you-mean", game=words.game, text=text, near=listed(near, "or")) if near else None
