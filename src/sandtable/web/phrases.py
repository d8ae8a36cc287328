"""Words in which lines may break between phrases, for a language without spaces (made by tools/phrases.py)."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from sandtable.web.pages import STATIC

FOLDER: Final = STATIC / "phrases"
"""Beside the built client, each text under the mark of what it was made from."""


def file_of(text: str) -> Path:
    """Where a text with breaks is kept."""
    return FOLDER / f"{hashlib.sha256(text.encode()).hexdigest()[:16]}.ftl"


def phrased(text: str) -> str:
    """A text of word files with breaks between phrases, where there is one made of exactly this; else as it is."""
    try:
        return file_of(text).read_text("utf-8")
    except OSError:
        return text
