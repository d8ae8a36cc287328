"""A seat that learns: masked PPO in plain numpy, for the US against a Jihadist side that plays at random.

    python -m examples.learning 400        # so many games; prints how many of the last hundred were won

It needs the extra ``rl``. The point is how the mask and the observation are used, not the strength of the player.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

import sandtable.rl.gymnasium  # noqa: F401 - it registers the environments

Floats: TypeAlias = NDArray[np.float64]
HIDDEN, RATE, CLIP, PASSES, DISCOUNT = 48, 2e-3, 0.2, 3, 0.995


class Step(NamedTuple):
    """What was seen, what could be chosen, what was chosen, and how likely that was."""

    seen: Floats
    mask: Floats
    action: int
    chance: float


class Policy:
    """One hidden layer; what the mask forbids has no chance at all."""

    def __init__(self, seen: int, actions: int, seed: int) -> None:
        lots = np.random.default_rng(seed)
        self.first = lots.normal(0, 1 / np.sqrt(seen), (seen, HIDDEN))
        self.second = np.zeros((HIDDEN, actions))
        self._steps = [np.zeros_like(self.first), np.zeros_like(self.second)]

    def chances(self, seen: Floats, mask: Floats) -> tuple[Floats, Floats]:
        """The hidden layer, and how likely each action is."""
        hidden = np.tanh(seen @ self.first)
        logits = np.where(mask > 0, hidden @ self.second, -np.inf)
        likely = np.exp(logits - logits.max(axis=-1, keepdims=True))
        return hidden, likely / likely.sum(axis=-1, keepdims=True)

    def learn(self, steps: list[Step], gains: Floats) -> None:
        """Make what gained more likelier, but never by much at a time (PPO)."""
        seen, mask = np.stack([step.seen for step in steps]), np.stack([step.mask for step in steps])
        actions, rows = np.array([step.action for step in steps]), np.arange(len(steps))
        before = np.array([step.chance for step in steps])
        for _ in range(PASSES):
            hidden, likely = self.chances(seen, mask)
            ratio = likely[rows, actions] / before
            held = ((ratio > 1 + CLIP) & (gains > 0)) | ((ratio < 1 - CLIP) & (gains < 0))
            push = np.where(held, 0.0, ratio * gains)[:, None]
            slope = -likely * push
            slope[rows, actions] += push[:, 0]
            back = (slope @ self.second.T) * (1 - hidden**2)
            self.first += self._stride(0, seen.T @ back / len(steps))
            self.second += self._stride(1, hidden.T @ slope / len(steps))

    def _stride(self, layer: int, slope: Floats) -> Floats:
        """How far the weights of a layer go along a slope, with some of the way they went before."""
        self._steps[layer] = 0.9 * self._steps[layer] + slope
        return np.asarray(RATE * self._steps[layer] / (np.abs(self._steps[layer]).max() + 1e-8))


def played(world: Any, policy: Policy, lots: np.random.Generator, seed: int) -> tuple[list[Step], float]:
    """One game: its steps, and its reward."""
    seen, info = world.reset(seed=seed)
    steps: list[Step] = []
    while True:
        mask = info["action_mask"].astype(np.float64)
        _, likely = policy.chances(seen.astype(np.float64), mask)
        action = int(lots.choice(likely.size, p=likely))
        steps.append(Step(seen.astype(np.float64), mask, action, float(likely[action])))
        seen, reward, ended, _, info = world.step(action)
        if ended:
            return steps, float(reward)


def main(games: str = "400", seed: str = "1") -> list[float]:
    """Learn, and say how it goes."""
    world = gymnasium.make("sandtable/Labyrinth-v1", seat="us")
    policy = Policy(world.observation_space.shape[0], int(world.action_space.n), int(seed))
    lots = np.random.default_rng(int(seed))
    rewards: list[float] = []
    for number in range(int(games)):
        steps, reward = played(world, policy, lots, number)
        usual = float(np.mean(rewards[-100:])) if rewards else 0.0
        fading = DISCOUNT ** np.arange(len(steps) - 1, -1, -1)
        policy.learn(steps, (reward - usual) * fading)
        rewards.append(reward)
        if (number + 1) % 100 == 0:
            print(f"{number + 1} games: {sum(each > 0 for each in rewards[-100:])} of the last 100 won", flush=True)
    return rewards


if __name__ == "__main__":
    main(*sys.argv[1:])
