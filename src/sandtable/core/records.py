"""Data read into records: a table of TOML becomes a dataclass once, and what does not fit its fields is refused.

What a field may hold is its type: numbers, words, lists, tables of these, other records. A refusal names the place,
as ``card.8.unshaded.2.where.kind``. A key that is a word of Python (``from``) is a field with a stroke after it
(``from_``).
"""

from __future__ import annotations

import keyword
from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from sandtable.core.errors import BadRecord, quoted
from sandtable.core.reading import is_number

R = TypeVar("R")


@dataclass(frozen=True, eq=False)
class OneOf:
    """Which words a field takes, where they come from other data: ``Annotated[str, OneOf(AREAS)]``."""

    words: Collection[str]


@dataclass(frozen=True, eq=False)
class ReadBy:
    """Who reads a field, where its type alone does not say how."""

    read: Callable[[object, str], Any]


@dataclass(frozen=True, eq=False)
class Between:
    """Which whole numbers a field takes."""

    least: int
    most: int


class Lacking(Exception):
    """What a record says in its ``__post_init__`` when the keys it has ask for another one."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def read(record: type[R], table: object, path: str, **given: object) -> R:
    """A table as a record; ``given`` are fields that the table does not hold. ``path`` is where it stands."""
    if not isinstance(table, Mapping):
        raise BadRecord("no-mapping", key=path, value=quoted(table))
    kind: Any = record
    hints = _hints(kind)
    keys = [key_of(name) for name in hints if name not in given]
    values = dict(given)
    for key, value in table.items():
        if key not in keys:
            raise BadRecord("unknown-key", key=f"{path}.{key}", keys=keys)
        name = field_of(key)
        values[name] = _value(hints[name], value, f"{path}.{key}")
    for name in _needed(kind):
        if name not in values:
            raise BadRecord("missing-key", key=f"{path}.{key_of(name)}")
    try:
        return record(**values)
    except Lacking as lacking:
        raise BadRecord("missing-key", key=f"{path}.{lacking.key}") from None


def key_of(field: str) -> str:
    """How a field is written in data."""
    return field.removesuffix("_")


def field_of(key: str) -> str:
    """The field that a key fills."""
    return f"{key}_" if keyword.iskeyword(key) else key


@cache
def _hints(record: type[Any]) -> dict[str, Any]:
    hints = get_type_hints(record, include_extras=True)
    return {each.name: hints[each.name] for each in fields(record)}


@cache
def _needed(record: type[Any]) -> tuple[str, ...]:
    return tuple(each.name for each in fields(record) if each.default is MISSING and each.default_factory is MISSING)


def _value(kind: Any, value: object, path: str) -> Any:
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _annotated(args[1], value, path)
    if origin is Literal:
        return _word(args, value, path)
    if origin in (Union, UnionType):
        return _either([each for each in args if each is not NoneType], value, path)
    if origin is tuple:
        if not isinstance(value, list):
            raise BadRecord("no-list", key=path, value=quoted(value))
        return tuple(_value(args[0], each, f"{path}.{n}") for n, each in enumerate(value, 1))
    if origin is Mapping:
        if not isinstance(value, Mapping):
            raise BadRecord("no-mapping", key=path, value=quoted(value))
        return {_value(args[0], key, path): _value(args[1], each, f"{path}.{key}") for key, each in value.items()}
    if isinstance(kind, type) and is_dataclass(kind):
        return read(kind, value, path)
    return _simple(kind, value, path)


def _annotated(note: object, value: object, path: str) -> Any:
    if isinstance(note, ReadBy):
        return note.read(value, path)
    if isinstance(note, Between):
        _simple(int, value, path)
        assert isinstance(value, int)
        if not note.least <= value <= note.most:
            raise BadRecord("not-between", key=path, value=str(value)[:20], least=note.least, most=note.most)
        return value
    assert isinstance(note, OneOf)
    return _word(note.words, value, path)


def _word(words: Collection[Any], value: object, path: str) -> object:
    if not isinstance(value, str) or value not in words:
        raise BadRecord("no-such-value", key=path, value=quoted(value), values=list(words))
    return value


def _either(kinds: list[Any], value: object, path: str) -> Any:
    for kind in kinds[:-1]:
        try:
            return _value(kind, value, path)
        except BadRecord:
            if is_number(value) and Between in map(type, get_args(kind)):
                raise
    return _value(kinds[-1], value, path)


def _simple(kind: Any, value: object, path: str) -> object:
    if kind is bool:
        if not isinstance(value, bool):
            raise BadRecord("no-flag", key=path, value=quoted(value))
    elif kind is int:
        if not is_number(value):
            raise BadRecord("no-number", key=path, value=quoted(value))
    elif not isinstance(value, str):
        assert kind is str, kind
        raise BadRecord("no-word", key=path, value=quoted(value))
    return value
