"""Documents in JSON and YAML, which a play seldom needs: whoever does imports this."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from sandtable.core.errors import BadPosition
from sandtable.core.files import read_text


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


def value_in_yaml(text: str) -> Any:
    """A value that JSON can hold, written in YAML; ValueError if it is none."""
    try:
        value = _from_yaml(text)
        json.dumps(value)
    except (yaml.YAMLError, TypeError, ValueError, RecursionError) as problem:
        raise ValueError(text) from problem
    return value


def as_yaml(document: object) -> str:
    """A document, or a part of one, as people read it."""
    return yaml.safe_dump(document, sort_keys=False, default_flow_style=None, width=120).removesuffix("...\n")
