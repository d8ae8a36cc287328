"""The colours of what is on the table."""

from __future__ import annotations

from typing import Final

STYLES: Final = {
    "coalition": "yellow", "government": "blue", "taliban": "bold", "warlords": "green",
    "coin": "blue", "support": "green", "opposition": "red",
}  # fmt: skip
