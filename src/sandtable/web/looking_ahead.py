"""Looking ahead: what an answer would lead to, for whoever points at it. Nothing is answered, rolled or revealed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.core.rehearsing import USED, Intention
from sandtable.core.table import Table
from sandtable.web.frames import outlook_json, question_json
from sandtable.web.stories import changes


def ahead_json(table: Table, seat: str, keys: Sequence[str]) -> dict[str, Any]:
    """For each of these answers what would change in the view of the seat, and what it would be asked next."""
    question = table.question
    assert question is not None
    before = table.view(seat)
    found: dict[str, Any] = {}
    for key in keys:
        rehearsal = table.rehearse([Intention(str(question.purpose), (key,))], seat)
        if rehearsal.rows[0].fate != USED:
            continue
        asked = rehearsal.question
        found[key] = {
            "stopped": rehearsal.stopped,
            "question": question_json(asked),
            "outlook": None if asked is None else outlook_json(rehearsal.outlook()),
            "changes": changes(before, rehearsal.view()),
        }
    return found
