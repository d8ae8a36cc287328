"""Every game as an environment of PettingZoo, in which agents act in turn (AEC): one to four seats learn.

``env("labyrinth", seats={"jihadist": "solitaire"})``: seats that nobody plays for learn, the others answer by
themselves. An observation is ``{"observation": ..., "action_mask": ...}``; whoever has won is rewarded with 1 at the
end, the others with -1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sandtable.core.agents import Agent
from sandtable.rl.driving import Drive
from sandtable.rl.encoders import encoder_of

VERSION: Final = 1
"""Raised when the same seed and actions no longer give the same rewards, or an observation means something else."""


def env(game: str, *, seats: Mapping[str, str | Agent] | None = None, **options: Any) -> wrappers.OrderEnforcingWrapper:
    """An environment that says when it is used in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, seats=seats, **options))


class raw_env(AECEnv):  # noqa: N801 - so it is called in every environment of PettingZoo
    """The environment itself."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        *,
        seats: Mapping[str, str | Agent] | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self._drive = Drive(game, seats, options, seed=0)
        self._encoder = encoder_of(game)
        self.render_mode = render_mode
        self.metadata = {"name": f"sandtable_{game}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = list(self._drive.learners)
        size = self._encoder.vocabulary.size
        seen = spaces.Box(-10, 10, (self._encoder.size,), np.float32)
        looks = {"observation": seen, "action_mask": spaces.MultiBinary(size)}
        self.observation_spaces = {seat: spaces.Dict(looks) for seat in self.possible_agents}
        self.action_spaces = {seat: spaces.Discrete(size) for seat in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What a seat is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What a seat may choose among."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew: with the same seed the same game."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._drive.begin(int(self._seeds.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {seat: {} for seat in self.agents}
        self.agent_selection = self._whose_turn()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and what it may choose."""
        drive, asked = self._drive, self._drive.question
        mine = asked is not None and asked.seat == agent
        return {
            "observation": self._encoder.encode(drive.view(agent), agent, asked, drive.picked),
            "action_mask": self._encoder.mask(drive.offered if mine else {}),
        }

    def step(self, action: int | None) -> None:
        """Choose for the seat whose turn it is."""
        seat = self.agent_selection
        if self.terminations[seat] or self.truncations[seat]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[seat] = 0.0
        self._clear_rewards()
        self._drive.act(-1 if action is None else int(action))
        outcome = self._drive.outcome
        if outcome is not None:
            self.rewards = {each: 1.0 if each == outcome.winner else -1.0 for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._whose_turn()
        self._accumulate_rewards()

    def _whose_turn(self) -> str:
        asked = self._drive.question
        return self.agents[0] if asked is None else asked.seat

    def render(self) -> str | None:
        """The position, as text."""
        return None if self.render_mode is None else repr(self._drive.game.write_position(self._drive.state))

    def close(self) -> None:
        """There is nothing to close."""
