"""Comparing data with the TypedDict that it is said to be."""

from __future__ import annotations

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def unlike(value: Any, hint: Any, where: str = "view") -> Iterator[str]:
    """Every place where data is not what its type says."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        yield from unlike(value, inner[0], where)
    elif is_typeddict(hint):
        yield from _unlike_keys(value, hint, where)
    elif origin is list and isinstance(value, list):
        for place, each in enumerate(value):
            yield from unlike(each, inner[0], f"{where}[{place}]")
    elif origin is dict and isinstance(value, dict):
        for key, each in value.items():
            yield from unlike(key, inner[0], f"{where} key {key!r}")
            yield from unlike(each, inner[1], f"{where}.{key}")
    elif not _is_one_of(value, hint, origin, inner):
        yield f"{where}: {value!r} is no {hint}"


def _is_one_of(value: Any, hint: Any, origin: Any, inner: tuple[Any, ...]) -> bool:
    if origin in (Union, UnionType):
        return any(not list(unlike(value, one)) for one in inner)
    if origin is Literal:
        return value in inner
    if origin is tuple:
        return isinstance(value, tuple) and [type(each) for each in value] == list(inner)
    return type(value) is (NoneType if hint is None else hint)


def _unlike_keys(value: Any, hint: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no {hint.__name__}"
        return
    hints = get_type_hints(hint, include_extras=True)
    for key, each in hints.items():
        if key not in value and get_origin(each) is not NotRequired:
            yield f"{where}: {key} is missing"
    for key, each in value.items():
        if key in hints:
            yield from unlike(each, hints[key], f"{where}.{key}")
        else:
            yield f"{where}: {key} is not known"
