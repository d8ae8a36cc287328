"""How likely each faction is to win, by its margin and how far the game has come: a first look for searches."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from sandtable.core.estimating import Features, shares
from sandtable.plain import victory
from sandtable.plain.state import State
from sandtable.plain.terms import FACTIONS


def estimate(s: State, faction: str) -> float:
    """How likely a faction is to win from here."""
    if s.outcome is not None:
        return float(s.outcome.winner == faction)
    return shares(_weights(), features(s))[faction]


def features(s: State) -> dict[str, Features]:
    """The margin of each faction, above and below its goal, more and less early, and what each faction is by itself."""
    early = float(s.propaganda_to_come)
    counted: dict[str, Features] = {}
    for faction in FACTIONS:
        margin = victory.margin(s, faction)
        counted[faction] = {
            faction: 1,
            f"{faction}_early": early,
            "margin": margin,
            "margin_early": margin * early,
            "passes": margin > 0,
            "nonplayer": s.is_nonplayer(faction),
        }
    return counted


@cache
def _weights() -> Features:
    text = resources.files("sandtable.plain").joinpath("data/estimates.toml").read_text("utf-8")
    weights: Features = tomllib.loads(text)["weights"]
    return weights
