"""``python -m bench.learning``: steps a second of the environments, with an observation and a mask for each."""

from __future__ import annotations

import time

import numpy as np

from sandtable.rl.pettingzoo import raw_env

STEPS = 10_000


def steps_a_second(game: str) -> float:
    """Random play by processor time."""
    world, lots = raw_env(game), np.random.default_rng(1)
    world.reset(seed=1)
    began = time.process_time()
    for _ in range(STEPS):
        seen, _, ended, _, _ = world.last()
        if ended:
            world.reset()
            continue
        offered = seen["action_mask"].nonzero()[0]
        world.step(int(offered[lots.integers(len(offered))]))
    return STEPS / (time.process_time() - began)


def main() -> None:
    """Print a row for each game."""
    for game in ("labyrinth", "plain"):
        print(f"{game}: {steps_a_second(game):,.0f} steps a second")


if __name__ == "__main__":
    main()
