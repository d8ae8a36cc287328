"""One seat of a game as an environment of Gymnasium, against given opponents.

``gymnasium.make("sandtable/Labyrinth-v1", seat="us", seats={"jihadist": "solitaire"})`` once this module is imported.
The mask of actions is in ``info["action_mask"]``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sandtable.core.agents import HUMAN, Agent
from sandtable.core.game import game_named
from sandtable.rl.driving import Drive
from sandtable.rl.encoders import TABLES, encoder_of
from sandtable.rl.encoding import Array

VERSION: Final = 1


class SeatEnv(gymnasium.Env[Array, int]):
    """One seat learns, the others answer by themselves: at random, unless told otherwise."""

    def __init__(
        self,
        game: str,
        seat: str,
        *,
        seats: Mapping[str, str | Agent] | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        others: dict[str, str | Agent] = dict.fromkeys(game_named(game).seats, "random")
        self.seat = seat
        self.render_mode = render_mode
        self._drive = Drive(game, {**others, **(seats or {}), seat: HUMAN}, options, seed=0)
        self._encoder = encoder_of(game)
        self.observation_space = spaces.Box(-10, 10, (self._encoder.size,), np.float32)
        self.action_space = spaces.Discrete(self._encoder.vocabulary.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin anew: with the same seed the same game."""
        super().reset(seed=seed)
        self._drive.begin(int(self.np_random.integers(1 << 62)))
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Choose an action; the reward is 1 for a game that was won and -1 for one that was lost."""
        self._drive.act(int(action))
        outcome = self._drive.outcome
        reward = 0.0 if outcome is None else 1.0 if outcome.winner == self.seat else -1.0
        return self._seen(), reward, outcome is not None, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions may be chosen, as libraries of masked learners ask for it."""
        return self._encoder.mask(self._drive.offered).astype(np.bool_)

    def _seen(self) -> Array:
        drive = self._drive
        return self._encoder.encode(drive.view(self.seat), self.seat, drive.question, drive.picked)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._encoder.mask(self._drive.offered)}


for _game in TABLES:
    gymnasium.register(f"sandtable/{_game.title()}-v{VERSION}", entry_point=SeatEnv, kwargs={"game": _game})
