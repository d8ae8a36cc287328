"""Refusals. Each says what was wrong and what was expected; whoever raises one has changed nothing."""

from __future__ import annotations


class SandtableError(Exception):
    """The base of every refusal a user can cause."""

    code = "error"


class IllegalAnswer(SandtableError):
    """An answer that the pending question does not offer."""

    code = "illegal_answer"


class NotYourTurn(SandtableError):
    """An answer from a seat that was not asked, or at a table that asks nothing."""

    code = "not_your_turn"


class CannotUndo(SandtableError):
    """An undo that would cross a die, something revealed, or another person's answer."""

    code = "cannot_undo"


class BadSetup(SandtableError):
    """A game, scenario, seat or option that does not exist."""

    code = "bad_setup"


class BadDice(SandtableError):
    """A script of dice with an impossible roll in it, or one that ran dry."""

    code = "bad_dice"


class BadPosition(SandtableError):
    """A position that cannot arise; the message names the key and says why."""

    code = "bad_position"


class BadSave(SandtableError):
    """A save that is damaged, of another format, or that does not replay as recorded."""

    code = "bad_save"


class RulesFault(Exception):
    """The rules themselves are at fault (a question without options, a lost piece): a bug, never a user's mistake."""
