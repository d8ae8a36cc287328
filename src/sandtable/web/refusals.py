"""What the server refuses: messages like every other refusal, with a status of HTTP and never a stack trace."""

from __future__ import annotations

import logging
from typing import Any, Final

from sandtable.core.errors import SandtableError
from sandtable.core.messages import to_json
from sandtable.web.metering import meters

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


class Refusal(SandtableError):
    """Something that was asked of the server and is not done."""


class BadMessage(Refusal):
    """A message or a request that cannot be read."""

    code = "bad_message"


class Forbidden(Refusal):
    """Something that only others may do."""

    code = "forbidden"


class Hidden(Refusal):
    """Something that would show what another person hides."""

    code = "hidden"


class NotFound(Refusal):
    """A table, a game or a page that does not exist."""

    code = "not_found"


class Stale(Refusal):
    """Something that was meant for another moment of the table."""

    code = "stale"


class TooLarge(Refusal):
    """More than anybody needs to send."""

    code = "too_large"


class RateLimited(Refusal):
    """Asked too often."""

    code = "rate_limited"


class Unavailable(Refusal):
    """The database is away; what was asked may be asked again."""

    code = "unavailable"


class Internal(Refusal):
    """An error that nobody foresaw. It says nothing of itself."""

    code = "internal"


def refusal_for(error: BaseException) -> SandtableError:
    """Any error as a refusal; one that nobody foresaw is logged here."""
    if isinstance(error, SandtableError):
        return error
    log.error("an error that was not foreseen", exc_info=error)
    return Internal("internal")


def status_of(refusal: SandtableError) -> int:
    """The HTTP status that goes with a refusal."""
    return STATUS.get(refusal.code, 400)


def refusal_json(refusal: SandtableError) -> dict[str, Any]:
    """A refusal as JSON-ready data: in English, and as the message that a client says in its own language."""
    meters().refused(refusal.code)
    return {
        "code": refusal.code,
        "message": str(refusal),
        "text": to_json(refusal.message),
        "game": refusal.game,
    }
