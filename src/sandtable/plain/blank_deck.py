"""A deck to start from: every card with its facts, and this project's words, effects and instructions for each text."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any

from sandtable.core.messages import Message
from sandtable.core.own_texts import Say
from sandtable.plain.terms import TEXTS
from sandtable.plain.written_deck import FORMAT


def blank(say: Say) -> str:
    """The whole deck as a text."""
    return "\n".join(_lines(say)) + "\n"


def _lines(say: Say) -> Iterator[str]:
    deck, sheets = _data("deck.toml"), _data("nonplayers.toml")
    yield from _comment(say(Message("deck-blank"), ""))
    yield f"sandtable_deck = {FORMAT}"
    yield f"name = {_value(say(Message('deck-blank-name'), ''))}"
    for row in deck["card"]:
        yield ""
        yield from _card(row, sheets.get(str(row["number"]), {}), say)


def _card(row: Mapping[str, Any], sheets: Mapping[str, Any], say: Say) -> Iterator[str]:
    name = Message(f"card-{row['number']}")
    yield "[[card]]"
    yield from _comment(say(name, ""))
    yield f"number = {row['number']}"
    for key in ("order", "kind", "islamabad"):
        if key in row:
            yield f"{key} = {_value(row[key])}"
    for text in [text for text in TEXTS if text in row]:
        yield f"[card.{text}]"
        yield f"words = {_value(say(name, text))}"
        if text in row.get("lasting", {}):
            yield f"lasts = {_value(row['lasting'][text])}"
        yield "effects = ["
        yield from (f"    {_value(effect)}," for effect in row[text])
        yield "]"
        if text in sheets:
            yield f"sheet = {_value(sheets[text])}"


def _comment(text: str) -> Iterator[str]:
    return (f"# {line}".rstrip() for line in text.split("\n"))


def _value(value: object) -> str:
    """A value in one line of TOML."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{key} = {_value(each)}" for key, each in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False)


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files("sandtable.plain").joinpath(f"data/{name}").read_text(encoding="utf-8"))
