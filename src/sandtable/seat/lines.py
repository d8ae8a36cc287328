"""What a program may say, one line of JSON each, checked strictly before anything looks at it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any, Final, NamedTuple, TypeAlias

from sandtable.core.errors import SandtableError, quoted

PROTOCOL: Final = 1
"""The version of the protocol; raised when something that was sent or taken is no longer."""
PROGRAM: Final = "program:"
"""What the name of a player begins with that is a program; the command comes after it."""
SECONDS: Final = 60.0
"""How long a program may usually take for an answer."""
LINE_BYTES: Final = 65_536
"""A line of a program is no longer."""
NAME_LETTERS: Final = 60
KEY_LETTERS: Final = 200
"""A key, and whatever else a program asks about, is no longer."""
SCHEMA: Final = "protocol.schema.json"
MOST_COUNTED: Final = 10**9
MOST_KEYS: Final = 200
"""An answer has no more keys."""


def schema() -> dict[str, Any]:
    """All that a program and its host may say, as JSON Schema."""
    document: dict[str, Any] = json.loads((resources.files("sandtable.seat") / SCHEMA).read_text(encoding="utf-8"))
    return document


class BadLine(SandtableError):
    """A line of a program that is no message of the protocol; it says what is wrong."""

    code = "bad_line"


class Hello(NamedTuple):
    """What a program is called, and the version of the protocol that it speaks."""

    protocol: int
    name: str


class Answer(NamedTuple):
    """The answer to the question with this number."""

    number: int
    keys: tuple[str, ...]


class Wanted(NamedTuple):
    """What a program wants to know before it answers: a forecast, why something is no option, a rule, a card."""

    type: str
    about: str


Said: TypeAlias = Hello | Answer | Wanted

ABOUT: Final[Mapping[str, str]] = {"forecast": "key", "why_not": "key", "rule": "number", "card": "number"}
"""What a program may want to know, and the field that says of what."""


def read(line: bytes) -> Said:
    """What a program says in a line, or a refusal that says what is wrong with it."""
    if len(line) > LINE_BYTES:
        raise BadLine("seat-line", bytes=LINE_BYTES)
    try:
        document = json.loads(line.decode("utf-8"), object_pairs_hook=_once, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise BadLine("seat-json") from None
    if not isinstance(document, dict):
        raise BadLine("seat-json")
    type = document.get("type")
    if not isinstance(type, str) or type not in _READERS:
        raise BadLine("seat-type", type=quoted(type), types=list(_READERS))
    return _READERS[type](document)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A document in which no field is there twice."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError
    return found


def _no_number(text: str) -> None:
    raise ValueError(text)


def _hello(document: Mapping[str, Any]) -> Hello:
    _only(document, "protocol", "name")
    protocol, name = document["protocol"], document["name"]
    if not _is_count(protocol):
        raise _wrong(document, "protocol")
    if not isinstance(name, str) or len(name) > NAME_LETTERS or not name.strip() or not name.isprintable():
        raise _wrong(document, "name")
    return Hello(protocol, name.strip())


def _answer(document: Mapping[str, Any]) -> Answer:
    _only(document, "number", "keys")
    number, keys = document["number"], document["keys"]
    if not _is_count(number):
        raise _wrong(document, "number")
    if not isinstance(keys, list) or len(keys) > MOST_KEYS or not all(map(_is_key, keys)):
        raise _wrong(document, "keys")
    return Answer(number, tuple(keys))


def _wanted(document: Mapping[str, Any]) -> Wanted:
    type = document["type"]
    field = ABOUT[type]
    _only(document, field)
    about = document[field]
    if not _is_key(about):
        raise _wrong(document, field)
    return Wanted(type, about)


def _is_count(value: object) -> bool:
    """Whether something is a whole number from 1 on, and one that can be counted."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 < value < MOST_COUNTED


def _is_key(value: object) -> bool:
    """Whether something can be a key: a text, not too long, that can be written."""
    if not isinstance(value, str) or len(value) > KEY_LETTERS:
        return False
    try:
        value.encode()
    except UnicodeEncodeError:  # half of a pair of surrogates
        return False
    return True


def _only(document: Mapping[str, Any], *fields: str) -> None:
    """Refuse a message that has not exactly these fields."""
    for field in fields:
        if field not in document:
            raise BadLine("seat-missing", type=document["type"], field=field)
    for field in document:
        if field != "type" and field not in fields:
            raise BadLine("seat-unknown", type=document["type"], field=quoted(field))


def _wrong(document: Mapping[str, Any], field: str) -> BadLine:
    return BadLine("seat-field", type=document["type"], field=field, value=quoted(document[field]))


_READERS: Final[Mapping[str, Callable[[Mapping[str, Any]], Said]]] = {
    "hello": _hello,
    "answer": _answer,
    **dict.fromkeys(ABOUT, _wanted),
}
