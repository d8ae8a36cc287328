"""Sandtable: a digital table for board games on modern conflict."""

from sandtable.core.agents import Agent, Sight
from sandtable.core.errors import SandtableError, lend_voice, unvoiced
from sandtable.core.game import announce
from sandtable.core.questions import Option, Question
from sandtable.core.table import Table

__all__ = ["Agent", "Option", "Question", "SandtableError", "Sight", "Table"]

# The games that come with the package.
announce("labyrinth", "sandtable.labyrinth.game")
announce("plain", "sandtable.plain.game")


def _in_english(refusal: SandtableError) -> str:
    """What a refusal says; its id where there are no words, for the engine alone needs none."""
    try:
        from sandtable.words import Words  # noqa: PLC0415 - only who is refused waits for the words
    except ImportError:
        return unvoiced(refusal.message)
    return Words().refusal(refusal)


lend_voice(_in_english)
