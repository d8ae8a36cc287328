"""Sandtable: a digital table for board games on modern conflict."""

from sandtable.core.agents import Agent, Sight
from sandtable.core.errors import SandtableError, lend_voice, unvoiced
from sandtable.core.questions import Option, Question
from sandtable.core.table import Table
from sandtable.labyrinth import game as _labyrinth
from sandtable.plain import game as _plain

__all__ = ["Agent", "Option", "Question", "SandtableError", "Sight", "Table"]

GAMES = (_labyrinth.LABYRINTH, _plain.PLAIN)
"""The games that come with the package."""


def _in_english(refusal: SandtableError) -> str:
    """What a refusal says; its id where there are no words, for the engine alone needs none."""
    try:
        from sandtable.words import Words  # noqa: PLC0415 - only who is refused waits for the words
    except ImportError:
        return unvoiced(refusal.message)
    return Words().refusal(refusal)


lend_voice(_in_english)
