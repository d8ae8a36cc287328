"""How strong players are: how often they have won matches that were measured, to say so in words."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from sandtable.core.game import Game, players_at

FEWEST: Final = 50
"""Fewer games than these say too little about anybody."""


class Strength(NamedTuple):
    """How many of how many games a player has won on a seat of a scenario, against one who sat on all others."""

    scenario: str
    seat: str
    player: str
    against: str
    won: int
    games: int


def strengths(game: Game) -> list[Strength]:
    """What was measured of a game, in the order of the file; of two seats, what one has lost the other has won.

    Players are named with their level where there are several, though the usual one is not said in a match.
    """
    found = []
    for each in _matches():
        if each["game"] != game.name or each["games"] < FEWEST:
            continue
        others = [seat for seat in game.seats if seat != each["seat"]]
        player = at_its_level(game, each["seat"], each["player"])
        against = at_its_level(game, others[0], each["against"])
        found.append(Strength(each["scenario"], each["seat"], player, against, each["won"], each["games"]))
        if len(others) == 1:
            lost = each["games"] - each["won"]
            found.append(Strength(each["scenario"], others[0], against, player, lost, each["games"]))
    return found


def at_its_level(game: Game, seat: str, spec: str) -> str:
    """A player with its level, which is the usual one where none is said."""
    name, _, level = spec.partition(":")
    levels = players_at(game, seat).get(name, ())
    return f"{name}:{level or levels[0]}" if levels else name


@cache
def _matches() -> list[dict[str, Any]]:
    text = resources.files("sandtable.search").joinpath("strength.toml").read_text("utf-8")
    matches: list[dict[str, Any]] = tomllib.loads(text)["match"]
    return matches
