"""Tokens of seats and codes to join: 128 random bits, of which the server keeps only a hash.

A code that is read aloud or typed is six words of two syllables, twelve bits each, in no language in particular.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

_TABLE_ID: Final = re.compile("[A-Za-z0-9_-]{1,32}")
_CONSONANTS: Final = "bdfghjklmnprstvz"
_VOWELS: Final = "aiou"
_WORDS: Final = 6
_SYLLABLES: Final = 2
_SAID: Final = re.compile(f"(?:[{_CONSONANTS}][{_VOWELS}]){{{_WORDS * _SYLLABLES}}}")


def new_token() -> str:
    """A fresh secret of 128 bits."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """A name for a table that cannot be guessed, so that only those who have the link can watch."""
    return secrets.token_urlsafe(9)


def new_code() -> str:
    """A fresh secret of 72 bits that can be said: six words of two syllables."""
    return " ".join("".join(_syllable() for _ in range(_SYLLABLES)) for _ in range(_WORDS))


def _syllable() -> str:
    return secrets.choice(_CONSONANTS) + secrets.choice(_VOWELS)


def code_in(typed: str) -> str | None:
    """The letters of a code as somebody has typed it, whatever stands between its words; None if it is none."""
    letters = re.sub(r"[\W_]+", "", typed).lower()
    return letters if _SAID.fullmatch(letters) else None


def is_table_id(id: str) -> bool:
    """Whether a table could have this name."""
    return _TABLE_ID.fullmatch(id) is not None


def hashed(token: str) -> str:
    """What is stored instead of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, stored: str | None) -> bool:
    """Whether a token is the one whose hash is stored, in a time that tells nothing."""
    return stored is not None and hmac.compare_digest(hashed(token), stored)
