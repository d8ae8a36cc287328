"""Reading a position document value by value: what is wrong is refused with the key it is in, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeGuard

from sandtable.core.errors import BadPosition, quoted

DEPTH: Final = 100
"""How deep keys and lists may lie in each other; no document of any game comes near it."""


def can_be_written(document: Any) -> bool:
    """Whether a document can be written as it is: not too deep, and every text in it Unicode (no lone surrogate)."""
    level = [document]
    for _ in range(DEPTH):
        if not level:
            return True
        for value in level:
            if isinstance(value, str) and not _is_unicode(value):
                return False
        rows = [value for value in level if isinstance(value, Mapping)]
        lists = [value for value in level if isinstance(value, list | tuple)]
        inside = [each for row in rows for pair in row.items() for each in pair] + [
            each for row in lists for each in row
        ]
        level = list({id(each): each for each in inside}.values())  # what YAML names twice is looked at once
    return not level


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def is_number(value: object) -> TypeGuard[int]:
    """Whether a value is a whole number, which yes and no are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def known_keys(row: Mapping[str, Any], keys: Sequence[str], path: str = "") -> None:
    """Refuse a key that is not one of these."""
    for key in row:
        if key not in keys:
            raise BadPosition("unknown-key", key=f"{path}{key}", keys=list(keys))


def number(row: Mapping[str, Any], key: str, default: int, path: str = "") -> int:
    """A whole number."""
    value = row.get(key, default)
    if not is_number(value):
        raise BadPosition("no-number", key=f"{path}{key}", value=quoted(value))
    return value


def flag(row: Mapping[str, Any], key: str, default: bool, path: str = "") -> bool:
    """True or false."""
    value = row.get(key, default)
    if not isinstance(value, bool):
        raise BadPosition("no-flag", key=f"{path}{key}", value=quoted(value))
    return value


def mapping(row: Mapping[str, Any], key: str, path: str = "") -> Mapping[str, Any]:
    """A set of keys; an empty one where there is none."""
    value = row.get(key, {})
    if not isinstance(value, Mapping):
        raise BadPosition("no-mapping", key=f"{path}{key}", value=quoted(value))
    return value


def listing(row: Mapping[str, Any], key: str, path: str = "") -> list[Any]:
    """A list; an empty one where there is none."""
    value = row.get(key, [])
    if not isinstance(value, (list, tuple)):
        raise BadPosition("no-list", key=f"{path}{key}", value=quoted(value))
    return list(value)


def one_of(row: Mapping[str, Any], key: str, allowed: Sequence[str], default: Any, path: str = "") -> str:
    """One of these words."""
    value = row.get(key, default)
    if not isinstance(value, str) or value not in allowed:
        raise BadPosition("no-such-value", key=f"{path}{key}", value=quoted(value), values=list(allowed))
    return str(value)
