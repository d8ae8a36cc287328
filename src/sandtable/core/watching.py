"""Watching a table play: hooks for whoever counts or checks what happens, without a hand in it."""

from __future__ import annotations

from typing import Any

from sandtable.core.chance import Draw, Roll


class Watcher:
    """Is told what happens at a table. Each method does nothing unless a watcher has a use for it."""

    def step_begins(self, state: Any) -> None:
        """The next step begins from this state."""

    def chance_replayed(self, ply: int, request: Roll | Draw, recorded: Any, expected: Any) -> None:
        """A recorded die or draw is given again; ``expected`` is what the seed or the script gives for it."""
