"""A little Esperanto that lives in the tests, to prove what happens where a language cannot say everything."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sandtable.core.messages import Argument, Message
from sandtable.words import register

LANGUAGE = "eo"
FOLDER = Path(__file__).parent / "esperanto"
CASES: list[dict[str, Any]] = json.loads((FOLDER / "cases.json").read_text(encoding="utf-8"))
"""Messages and how they are said; the tests of the client read the same."""

register(None, FOLDER / "shared")
register("labyrinth", FOLDER / "labyrinth")


def message_from(plain: Any) -> Message:
    """The message that ``to_json`` has written."""
    if isinstance(plain, str):
        return Message(plain)
    id, args = plain
    return Message(id, {name: _argument(value) for name, value in args.items()})


def _argument(plain: Any) -> Argument:
    if not isinstance(plain, dict):
        return plain  # type: ignore[no-any-return]  # a text or a number, as JSON has it
    if "message" in plain:
        return message_from(plain["message"])
    return tuple(each["text"] if isinstance(each, dict) else message_from(each) for each in plain["messages"])
