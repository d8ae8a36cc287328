"""Books that modules fill, each entry once: whoever comes second with another one has made a mistake."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def enter(book: dict[K, V], key: K, entry: V, what: str) -> None:
    """Enter something, unless something else stands there."""
    if book.setdefault(key, entry) is not entry:
        raise ValueError(f"there is {what} already")


def entering(book: dict[K, V], what: str, *keys: K) -> Callable[[V], V]:
    """What enters a function under each of these keys, as a decorator; ``what`` is what it is for one of them."""

    def entered(entry: V) -> V:
        for key in keys:
            enter(book, key, entry, f"{what} {key}")
        return entry

    return entered
