"""Watching a table play: hooks for whoever counts or checks what happens, without a hand in it."""

from __future__ import annotations

from typing import Any

from sandtable.core.chance import Draw, Roll
from sandtable.core.messages import Note


class Watcher:
    """Is told what happens at a table. Each method does nothing unless a watcher has a use for it."""

    def step_begins(self, state: Any) -> None:
        """The next step begins from this state."""

    def chance_replayed(self, ply: int, request: Roll | Draw, recorded: Any, expected: Any) -> None:
        """A recorded die or draw is given again; ``expected`` is what the seed or the script gives for it."""

    def reply_repeated(self, ply: int, state: Any) -> None:
        """What was replied at this ply is about to be replied again; ``state`` is as it was when it was asked."""

    def noted(self, ply: int, note: Note, state: Any) -> None:
        """Something is told; ``state`` is as it stands at that moment, and goes on to change."""
