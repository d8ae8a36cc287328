"""The published schema: all that is said in many games is as it says, and what it forbids is refused."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from sandtable.core.errors import SandtableError
from sandtable.seat.conversation import Terms
from sandtable.seat.lines import PROTOCOL, read, schema
from tests.seat.talking import Document, Talk, curious, play, table_for

SCHEMA: Document = schema()
PAGE = Path(__file__).resolve().parents[2] / "docs" / "seat-protocol.md"


def validator(part: str) -> Any:
    """Checks documents by one definition."""
    return jsonschema_rs.Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{part}"}]})


def closed(schema: Any) -> Any:
    """The same schema with nothing in a message of the host that is not listed."""
    if isinstance(schema, dict):
        made = {name: closed(value) for name, value in schema.items()}
        return made | ({"additionalProperties": False} if schema.get("properties") else {})
    return [closed(each) for each in schema] if isinstance(schema, list) else schema


@pytest.mark.parametrize(
    ("game", "seat", "options"),
    [("labyrinth", "us", {}), ("labyrinth", "jihadist", {"scenario": "isil"}), ("plain", "government", {})],
)
def test_all_that_is_said_is_as_the_schema_says(game: str, seat: str, options: dict[str, Any]) -> None:
    """And the schema lists all of it."""
    dice = Random(7)
    talk = Talk(table_for(game, seat, 7, **options), seat, Terms(tries=10))
    talk.hello()

    def ask_and_err(asked: Document) -> None:
        for wish in curious(asked, dice):
            talk.say(wish)
        talk.answer("no such thing")

    play(talk, dice, 40, ask_and_err)
    talk.over()
    talk.told.append(talk.conversation.bye())
    listed = jsonschema_rs.Draft202012Validator({**closed(SCHEMA), "anyOf": [{"$ref": "#/$defs/FromHost"}]})
    assert {told["type"] for told in talk.told} == {
        "hello", "ask", "forecast", "why_not", "rule", "card", "refused", "game_over", "bye",
    }  # fmt: skip
    for told in talk.told:
        assert [(each.instance_path, each.message) for each in listed.iter_errors(told)] == []
    program = validator("FromProgram")
    assert all(program.is_valid(said) for said in talk.said)


@pytest.mark.parametrize("field", ["type", "protocol", "name", "number", "keys", "key", "more"])
def test_what_the_schema_forbids_is_refused_and_what_it_allows_is_read(field: str) -> None:
    """Every field of every message of a program, with values of every kind."""
    program = validator("FromProgram")
    good: list[Document] = [
        {"type": "hello", "protocol": 1, "name": "bot"},
        {"type": "answer", "number": 1, "keys": ["5"]},
        {"type": "forecast", "key": "5"},
        {"type": "rule", "number": "8.4"},
    ]
    values: list[Any] = [None, True, 1, 0, -1, 10**9, 1.5, "5", "x" * 201, "x" * 61, [], ["5"], [5], ["5"] * 201, {}]
    tried = set()
    for message in good:
        for value in values:
            changed = {**message, field: value}
            allowed = program.is_valid(changed)
            tried.add(allowed)
            try:
                read(json.dumps(changed).encode())
            except SandtableError:
                assert not allowed, changed
            else:
                assert allowed, changed
    assert False in tried


def test_the_page_tells_of_every_message_and_its_fields() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert SCHEMA["version"] == PROTOCOL
    for side in ("FromHost", "FromProgram"):
        for row in SCHEMA["$defs"][side]["oneOf"]:
            message = SCHEMA["$defs"][row["$ref"].rpartition("/")[2]]
            for name, field in message["properties"].items():
                assert f"`{field['const'] if name == 'type' else name}`" in page, (row, name)
