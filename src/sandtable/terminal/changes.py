"""Changing the table by hand: what is typed behind ``adjust``, and what two positions differ in."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import yaml

from sandtable.core.adjustments import merged
from sandtable.core.errors import BadPosition
from sandtable.core.files import read_text
from sandtable.terminal.answers import NotUnderstood
from sandtable.words import Words

FILES: Final = (".yaml", ".yml", ".json")
NOTHING: Final = "-"


def changes_from(text: str, words: Words) -> Mapping[str, Any]:
    """The changes that a line means: a file, or ``path value``, several parted by semicolons."""
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
    try:
        value = _from_yaml(text)
        json.dumps(value)
    except (yaml.YAMLError, TypeError, ValueError, RecursionError):
        raise NotUnderstood("adjust-value", path=path, text=text.strip()) from None
    return value


def _nested(keys: list[str], value: Any) -> dict[str, Any]:
    """``countries.iraq.troops`` as a document in a document in a document."""
    return {keys[0]: value if len(keys) == 1 else _nested(keys[1:], value)}


def file_at(text: str) -> Path:
    """The file of this name; ``~`` is the home of whoever plays."""
    try:
        return Path(text).expanduser()
    except RuntimeError:  # there is no such home
        return Path(text)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The keys of a document, each of which may be there once."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadPosition("key-twice", key=key)
        found[key] = value
    return found


class _Loader(yaml.SafeLoader):
    """Reads YAML in which no key is there twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        """The keys of one document in the document."""
        _unique([(str(key.value), None) for key, _ in node.value])
        return super().construct_mapping(node, deep)


def _from_yaml(text: str) -> Any:
    """What a text in YAML says; a YAMLError if it says nothing."""
    try:
        return yaml.load(text, _Loader)
    except (AttributeError, KeyError, TypeError) as problem:  # a tag such as !!bool before what is none
        raise yaml.YAMLError("a tag (!!) stands before a value that is not of its kind") from problem


def read_document(path: Path) -> Mapping[str, Any]:
    """A position, or a part of one, in JSON or YAML."""
    text = read_text(path, BadPosition)
    try:
        document = json.loads(text, object_pairs_hook=_unique) if path.suffix == ".json" else _from_yaml(text)
    except yaml.YAMLError as problem:
        raise BadPosition("file-kind", file=str(path), kind="YAML", reason=" ".join(str(problem).split())) from None
    except RecursionError:
        raise BadPosition("file-endless", file=str(path)) from None
    except ValueError as problem:
        kind = "JSON" if path.suffix == ".json" else "YAML"
        raise BadPosition("file-kind", file=str(path), kind=kind, reason=str(problem)) from None
    if not isinstance(document, Mapping):
        raise BadPosition("file-no-keys", file=str(path))
    return document


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
