"""Trying an answer in worlds that a seat may imagine, for agents that look ahead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.core.agents import Agent, RandomAgent, Sight
from sandtable.core.errors import BadSetup, quoted
from sandtable.core.playout import ByStep, Playout
from sandtable.core.reading import is_number

QUESTION: Final = "question"
END: Final = "end"


def tried_on(sight: Sight, keys: Sequence[str], samples: int, until: str, agents: Mapping[str, Agent]) -> list[Playout]:
    """An answer tried on imagined tables, each played on ``until`` then (``Sight.try_option``)."""
    if not is_number(samples) or samples < 1:
        raise BadSetup("samples", samples=quoted(samples))
    tried: list[Playout] = []
    for _ in range(samples):
        luck = f"tried/{sight.below(1 << 62)}"
        world = sight.imagined()
        if world is None:
            continue
        world.answer(*keys)
        everybody = {**dict.fromkeys(world.game.seats, RandomAgent()), **agents}
        playout = world.playout(everybody, ByStep(luck), luck)
        if until == END:
            playout.play_out()
        elif until != QUESTION:
            playout.play_until(until)
        tried.append(playout)
    return tried
