"""Sandtable: a digital table for board games on modern conflict."""

from sandtable.core.agents import Agent, Sight
from sandtable.core.errors import SandtableError
from sandtable.core.questions import Option, Question
from sandtable.core.table import Table
from sandtable.labyrinth import game as _labyrinth

__all__ = ["Agent", "Option", "Question", "SandtableError", "Sight", "Table"]

GAMES = (_labyrinth.LABYRINTH,)
"""The games that come with the package."""
