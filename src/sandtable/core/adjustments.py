"""Adjusting a table: changes merged into a position document, and what a game offers to be changed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

Kind = Literal["number", "choice", "flag", "some", "list"]
"""How a field is changed: a number, one word (or none), yes or no, some of the words, a list of words and numbers."""

Path = tuple[str, ...]
"""The keys that lead to a value of a position."""


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
    open: bool = False
    """Whether it is a piece, a track or a marker in the open: no more is changed by hand at a table of several."""


@dataclass(frozen=True)
class Group:
    """Fields that belong together: a thing on the table (``country:iraq``), or a part of it (``tracks``)."""

    id: str
    fields: Sequence[Field]


def in_the_open(fields: Iterable[Field]) -> list[Field]:
    """These fields as such that all can see."""
    return [replace(field, open=True) for field in fields]


def refused_key(changes: Mapping[str, Any], groups: Iterable[Group], openly: bool) -> str | None:
    """The first key that may not be changed, or None; ``openly``, nothing but what all can see is changed."""
    fields = [field for group in groups for field in group.fields if field.open or not openly]
    paths = {tuple(field.path) for field in fields}
    inside = {path[:length] for path in paths for length in range(1, len(path))}
    return _refused(changes, (), paths, inside, whole=not openly)


def _refused(
    changes: Mapping[str, Any], at: Path, paths: Collection[Path], inside: Collection[Path], whole: bool
) -> str | None:
    """``whole`` things (a country) are cleared by null; else each key in them is named."""
    for key, change in changes.items():
        path = (*at, str(key))
        if path in paths or (whole and change is None and path in inside):
            continue
        if not isinstance(change, Mapping) or path not in inside:
            return ".".join(path)
        refused = _refused(change, path, paths, inside, whole)
        if refused is not None:
            return refused
    return None


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
