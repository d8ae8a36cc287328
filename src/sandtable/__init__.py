"""Sandtable: a digital table for board games on modern conflict.

Everything that is promised to programs is here: ``docs/api.md`` has the whole list. What most programs need is
imported at once, the laboratory and the words when somebody asks for them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.agents import Agent, RandomAgent, Sight, register_agent
from sandtable.core.chances import Chance
from sandtable.core.errors import SandtableError
from sandtable.core.forecasts import Forecast
from sandtable.core.game import Outcome, announce
from sandtable.core.messages import Message, Note
from sandtable.core.playout import ByStep, InOrder, Playout
from sandtable.core.questions import Option, Question
from sandtable.core.showing import lend_hand
from sandtable.core.table import Table
from sandtable.core.voices import lend_voice, unvoiced

if TYPE_CHECKING:
    from sandtable.lab.reports import Report
    from sandtable.lab.simulation import Plan, Played, simulate
    from sandtable.labyrinth.typed import LabyrinthOptions, LabyrinthView, labyrinth_view
    from sandtable.plain.typed import PlainOptions, PlainView, plain_view
    from sandtable.words import Words

    __version__: str

__all__ = [
    "Agent",
    "ByStep",
    "Chance",
    "Forecast",
    "InOrder",
    "LabyrinthOptions",
    "LabyrinthView",
    "Message",
    "Note",
    "Option",
    "Outcome",
    "PlainOptions",
    "PlainView",
    "Plan",
    "Played",
    "Playout",
    "Question",
    "RandomAgent",
    "Report",
    "SandtableError",
    "Sight",
    "Table",
    "Words",
    "__version__",
    "labyrinth_view",
    "plain_view",
    "register_agent",
    "simulate",
]

_LATER: Final = {
    **dict.fromkeys(("Plan", "Played", "simulate"), "sandtable.lab.simulation"),
    "Report": "sandtable.lab.reports",
    **dict.fromkeys(("LabyrinthOptions", "LabyrinthView", "labyrinth_view"), "sandtable.labyrinth.typed"),
    **dict.fromkeys(("PlainOptions", "PlainView", "plain_view"), "sandtable.plain.typed"),
    "Words": "sandtable.words",
}
"""What is imported when somebody asks for it, and from where."""

# The games that come with the package.
announce("labyrinth", "sandtable.labyrinth.game")
announce("plain", "sandtable.plain.game")


if not TYPE_CHECKING:  # who checks types must not think that there is everything

    def __getattr__(name: str) -> Any:
        """What is imported later."""
        if name == "__version__":
            from importlib.metadata import version  # noqa: PLC0415 - it takes longer than everything else here

            return version("sandtable")
        if name == "words":
            return import_module("sandtable.words")
        if name in _LATER:
            return getattr(import_module(_LATER[name]), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _in_english(message: Message, game: str | None) -> str:
    """What a message says; its id where there are no words, for the engine alone needs none."""
    try:
        from sandtable.words import Words  # noqa: PLC0415 - only who is spoken to waits for the words
    except ImportError:
        return unvoiced(message)
    return Words(game=game).say(message)


def _as_text(table: Table, seat: str | None, width: int) -> str:
    """A table as the terminal draws it."""
    from sandtable.terminal.printing import printed  # noqa: PLC0415 - only who looks waits for the pens

    return printed(table, seat, width)


lend_voice(_in_english)
lend_hand(_as_text)
