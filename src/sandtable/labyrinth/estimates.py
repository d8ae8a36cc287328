"""How likely each side is to win, by what lies on the table: a first look for searches, fitted to recorded games."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final

from sandtable.core.estimating import Features, shares
from sandtable.labyrinth import levels
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.expansion import awakening
from sandtable.labyrinth.state import State
from sandtable.labyrinth.steady import nearness
from sandtable.labyrinth.terms import JIHADIST, POOR, US

CARDS_A_DECK: Final = 120
HARDEST: Final = 5
"""How many more cells than Troops and Militia a Major Jihad takes where no level makes it easier (8.4.2, 9.7)."""


def estimate(s: State, side: str) -> float:
    """How likely a side is to win from here."""
    if s.outcome is not None:
        return float(s.outcome.winner == side)
    return shares(weights()[table(s)], features(s))[side]


def table(s: State) -> str:
    """The weights that count here: those against an opponent of the book, whose rules of victory differ, or of people.

    ``war_on_terror`` is between people, ``war_on_terror_12`` against the opponent of rule 12.
    """
    for seat in s.books.values():
        against = f"{s.rules.name}_{seat.rule}"
        if against in weights():
            return against
    return s.rules.name


def features(s: State) -> dict[str, Features]:
    """What speaks for the US, each thing also as much as it counts early in the deck; the other side is the measure."""
    tracks, muslim, enough = s.victory_tracks(), s.in_sight_muslim(), levels.excess_for_major_jihad(s)
    poor = [country for country in muslim if country.governance == POOR]
    counted: dict[str, float] = {
        "constant": 1,
        "good_resources": tracks.good_resources,
        "islamist_resources": tracks.islamist_resources,
        "ahead": tracks.good_resources > 2 * tracks.islamist_resources,
        "good_countries": sum(c.is_good for c in muslim),
        "fair_or_good_countries": tracks.fair_or_good_countries,
        "prestige": s.prestige - 7,
        "funding": s.funding - 5,
        "troops_on_track": s.troops_on_track,
        "cells_on_map": s.cells_on_map,
        "regime_change": sum(c.is_regime_change for c in muslim),
        "civil_wars": sum(c.civil_war for c in muslim),
        "within_reach": sum(s.resources(c) for c in poor if -c.excess_defenders() >= enough),
        "posture": s.gwot_penalty,
        "easy_major_jihad": enough < HARDEST,
        "peril": sum(s.resources(c) * nearness(s, -c.excess_defenders()) for c in poor),
        "cells_in_poor": sum(c.cells for c in poor),
        "besieged": sum(c.besieged for c in muslim),
        "adversaries": sum(c.is_adversary for c in muslim if not c.is_islamist),
        "fair_allies": sum(s.resources(c) for c in muslim if c.is_fair and c.is_ally),
        "awakened": sum(s.resources(c) * _net(c) for c in muslim if not c.is_islamist),
        "reaction": sum(c.reaction for c in muslim),
    }
    early = s.deck_size / CARDS_A_DECK
    return {US: {**counted, **{f"early_{name}": early * value for name, value in counted.items()}}, JIHADIST: {}}


def _net(country: Country) -> int:
    """Awakening less Reaction markers, as far as they matter to Polarization (11.1.7)."""
    return max(-awakening.SHIFTS_AT, min(awakening.SHIFTS_AT, awakening.difference(country)))


@cache
def weights() -> dict[str, Features]:
    """The weights by table; whoever fits others may put them in."""
    text = resources.files("sandtable.labyrinth").joinpath("data/estimates.toml").read_text("utf-8")
    return {name: table["weights"] for name, table in tomllib.loads(text).items()}
