"""Hints told: the best plans for the question of a seat, as JSON-ready data for this seat alone."""

from __future__ import annotations

from typing import Any

from sandtable.core.messages import to_json
from sandtable.search.hinting import Hint, Row


def hint_json(hint: Hint) -> dict[str, Any]:
    """A hint as it is sent to the seat that took it."""
    rows = [_row_json(row) for row in hint.rows]
    return {"seat": hint.seat, "says": to_json(hint.says), "worlds": hint.worlds, "rows": rows}


def _row_json(row: Row) -> dict[str, Any]:
    return {
        "plan": to_json(row.plan),
        "targets": list(row.targets),
        "percent": row.percent,
        "error": row.error,
        "gain": row.gain,
        "worlds": row.worlds,
        "leads_to": [to_json(each) for each in row.leads_to],
    }
