"""The colours of what is on the table."""

from __future__ import annotations

from typing import Final

STYLES: Final = {
    "good": "green", "fair": "yellow", "poor": "orange3", "islamist_rule": "bold red",
    "ally": "green", "neutral": "", "adversary": "red", "hard": "cyan", "soft": "magenta",
    "us": "blue", "jihadist": "green4", "unassociated": "",
}  # fmt: skip
