"""Adjusting a table: changes merged into a position document, and what a game offers to be changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

Kind = Literal["number", "choice", "flag", "some", "list"]
"""How a field is changed: a number, one word (or none), yes or no, some of the words, a list of words and numbers."""


@dataclass(frozen=True)
class Field:
    """A key of a position that people may change by hand; an interface knows from it what to offer."""

    id: str
    """Its name in the word files is ``adjust-<id>``."""
    path: Sequence[str]
    kind: Kind
    least: int = 0
    most: int | None = None
    values: Sequence[str] = ()
    family: str = ""
    """A value's name in the word files is ``<family>-<value>``."""
    none: bool = False
    """Whether a choice may be left open."""


@dataclass(frozen=True)
class Group:
    """Fields that belong together: a thing on the table (``country:iraq``), or a part of it (``tracks``)."""

    id: str
    fields: Sequence[Field]


def merged(document: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """``document`` with ``changes``: mappings merge key by key, null removes a key, anything else replaces."""
    result = dict(document)
    for key, change in changes.items():
        if change is None:
            result.pop(key, None)
        elif isinstance(change, Mapping) and isinstance(result.get(key), Mapping):
            result[key] = merged(result[key], change)
        else:
            result[key] = change
    return result


def changed_keys(changes: Mapping[str, Any]) -> list[str]:
    """The keys that are changed, such as ``countries.iraq.troops``; not their values, which not everybody may see."""
    keys: list[str] = []
    for key, change in changes.items():
        if isinstance(change, Mapping) and change:
            keys += [f"{key}.{inner}" for inner in changed_keys(change)]
        else:
            keys.append(key)
    return keys


def differences(before: Mapping[str, Any], after: Mapping[str, Any], key: str) -> list[tuple[str, Any, Any]]:
    """What differs between two positions at a key such as ``countries.iraq``: keys, old and new values (null: none)."""
    old, new = (_inside(document, key) for document in (before, after))
    if not isinstance(old, Mapping) and not isinstance(new, Mapping):
        return [] if old == new else [(key, old, new)]
    inner = {**_mapping(old), **_mapping(new)}
    return [row for name in inner for row in differences(before, after, f"{key}.{name}")]


def _inside(document: Mapping[str, Any], key: str) -> Any:
    value: Any = document
    for name in key.split("."):
        value = _mapping(value).get(name)
    return value


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}
