"""Changing the table by hand: what is typed behind ``adjust``, and what two positions differ in."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from sandtable.core.adjustments import merged
from sandtable.terminal.answers import NotUnderstood
from sandtable.words import Words

FILES: Final = (".yaml", ".yml", ".json")
NOTHING: Final = "-"


def changes_from(text: str, words: Words) -> Mapping[str, Any]:
    """The changes that a line means: a file, or ``path value``, several parted by semicolons."""
    from sandtable.terminal.documents import read_document  # noqa: PLC0415 - YAML is seldom needed

    if text.endswith(FILES) and " " not in text:
        return read_document(file_at(text))
    changes: dict[str, Any] = {}
    for part in text.split(";"):
        path, _, value = part.strip().partition(" ")
        if not all(path.split(".")) or not value.strip():
            raise NotUnderstood("adjust-how")
        changes = merged(changes, _nested(path.split("."), _value(path, value, words)))
    return changes


def _value(path: str, text: str, words: Words) -> Any:
    """A value written in YAML; ``null`` takes a key away."""
    from sandtable.terminal.documents import value_in_yaml  # noqa: PLC0415 - YAML is seldom needed

    try:
        return value_in_yaml(text)
    except ValueError:
        raise NotUnderstood("adjust-value", path=path, text=text.strip()) from None


def _nested(keys: list[str], value: Any) -> dict[str, Any]:
    """``countries.iraq.troops`` as a document in a document in a document."""
    return {keys[0]: value if len(keys) == 1 else _nested(keys[1:], value)}


def file_at(text: str) -> Path:
    """The file of this name; ``~`` is the home of whoever plays."""
    try:
        return Path(text).expanduser()
    except RuntimeError:  # there is no such home
        return Path(text)


def part_of(document: Mapping[str, Any], path: str) -> Any:
    """What stands at a dotted path of a document; None if nothing does."""
    key, _, rest = path.partition(".")
    inner = document.get(key)
    return part_of(_mapping(inner), rest) if rest else inner


def differences(before: Mapping[str, Any], after: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, str, str]]:
    """The paths in which two documents differ, with what stands there in one and in the other."""
    for key in dict.fromkeys([*before, *after]):
        old, new = before.get(key), after.get(key)
        if isinstance(old, Mapping) or isinstance(new, Mapping):
            yield from differences(_mapping(old), _mapping(new), f"{path}{key}.")
        elif old != new:
            yield f"{path}{key}", _shown(old), _shown(new)


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def _shown(value: Any) -> str:
    if value is None:
        return NOTHING
    return value if isinstance(value, str) else json.dumps(value)
