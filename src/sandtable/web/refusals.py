"""What the server refuses: a code for programs and a sentence for people, never a stack trace."""

from __future__ import annotations

import logging
from typing import Any, Final

from sandtable.core.errors import SandtableError

log = logging.getLogger("sandtable.web")

STATUS: Final = {
    "forbidden": 403,
    "hidden": 403,
    "not_found": 404,
    "not_your_turn": 409,
    "stale": 409,
    "cannot_undo": 409,
    "cannot_adjust": 409,
    "too_large": 413,
    "rate_limited": 429,
    "internal": 500,
    "unavailable": 503,
}
"""The HTTP status of a code; any other code is a 400."""


class Refusal(Exception):
    """Something that was asked of the server and is not done."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS.get(self.code, 400)

    def to_plain(self) -> dict[str, Any]:
        """The body of a refusal over HTTP."""
        return {"error": {"code": self.code, "message": self.message}}


def refusal_for(error: BaseException) -> Refusal:
    """Any error as a refusal; one that nobody foresaw is logged here and says nothing of itself."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, SandtableError):
        return Refusal(error.code, str(error))
    log.error("an error that was not foreseen", exc_info=error)
    return Refusal("internal", "something went wrong on the server; the game is unchanged")


def not_found(what: str) -> Refusal:
    """The refusal for a table, a game or a page that does not exist."""
    return Refusal("not_found", f"there is no {what}")


def too_fast() -> Refusal:
    """The refusal for whoever asks too often."""
    return Refusal("rate_limited", "that was too fast; wait a little and try again")
