"""Refusals. Each says what was wrong and what was expected; whoever raises one has changed nothing.

A refusal is a message like any other: an id ``refusal-...`` in the word files, with arguments. Interfaces say it in the
language of whoever is refused; ``str()`` says it in the program's own language once somebody has lent it a voice.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.messages import Message, argument
from sandtable.core.voices import voiced

SHOWN: Final = 100
"""As much of a wrong value as is shown again."""


class SandtableError(Exception):
    """The base of every refusal a user can cause."""

    code = "error"

    def __init__(self, id: str, /, *, game: str | None = None, **args: object) -> None:
        self.message = Message(f"refusal-{id}", {name: argument(value) for name, value in args.items()})
        self.game = game
        """The game in whose word files the message is; None for the shared ones."""
        super().__init__(id)

    @classmethod
    def like(cls, other: SandtableError, id: str | None = None, /, **args: object) -> SandtableError:
        """Another kind of refusal with the words of ``other``, alone or as the ``reason`` in a message of its own."""
        if id is not None:
            return cls(id, game=other.game, **args, reason=other.message)
        same = cls("", game=other.game)
        same.message = other.message
        return same

    def __str__(self) -> str:
        return voiced(self.message, self.game)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.message, self.game)


def _again(kind: type[SandtableError], message: Message, game: str | None) -> SandtableError:
    refusal = kind("", game=game)
    refusal.message = message
    return refusal


def quoted(value: object) -> str:
    """A wrong value as a refusal repeats it: as Python writes it, and not too much of it."""
    try:
        text = repr(value)
    except Exception:  # somebody else's object, or a number too long to be written
        text = f"<{type(value).__name__}>"
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 3]}..."


class IllegalAnswer(SandtableError):
    """An answer that the pending question does not offer."""

    code = "illegal_answer"


class NotYourTurn(SandtableError):
    """An answer from a seat that was not asked, or at a table that asks nothing."""

    code = "not_your_turn"


class CannotUndo(SandtableError):
    """An undo that would cross a die, something revealed or another person's answer, or a moment that never was."""

    code = "cannot_undo"


class CannotLookAhead(SandtableError):
    """An agent that imagines tables where there is none."""

    code = "cannot_look_ahead"


class CannotAdjust(SandtableError):
    """A change by hand at a table that is over, or where others play who were not asked."""

    code = "cannot_adjust"


class BadSetup(SandtableError):
    """A game, scenario, seat or option that does not exist."""

    code = "bad_setup"


class BadDice(SandtableError):
    """A script of dice with an impossible roll in it, or one that ran dry."""

    code = "bad_dice"


class BadPosition(SandtableError):
    """A position that cannot arise; the message names the key and says why."""

    code = "bad_position"


class BadRecord(SandtableError):
    """Data that does not fit its record: a key is not known, missing or of the wrong kind; the message says where."""

    code = "bad_record"


class BadSave(SandtableError):
    """A save that is damaged, of another format, or that does not replay as recorded."""

    code = "bad_save"


class CannotWrite(SandtableError):
    """A file that cannot be written."""

    code = "cannot_write"


class SeatLost(SandtableError):
    """Whoever plays a seat will answer no more: it has gone, was too slow, or was refused too often."""

    code = "seat_lost"


class RulesFault(Exception):
    """The rules themselves are at fault (a question without options, a lost piece): a bug, never a user's mistake."""
