"""Saves that were changed by hand and say so no more."""

from __future__ import annotations

from typing import Any

from sandtable.core import saves


def resealed(save: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A save changed by somebody who knows how to make the checksum."""
    body = {key: value for key, value in {**save, **changes}.items() if key != "check"}
    return {**body, "check": saves.digest(body)}
