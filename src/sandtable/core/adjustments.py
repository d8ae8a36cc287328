"""Adjusting a table: changes merged into a position document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def merged(document: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """``document`` with ``changes``: mappings merge key by key, null removes a key, anything else replaces."""
    result = dict(document)
    for key, change in changes.items():
        if change is None:
            result.pop(key, None)
        elif isinstance(change, Mapping) and isinstance(result.get(key), Mapping):
            result[key] = merged(result[key], change)
        else:
            result[key] = change
    return result
