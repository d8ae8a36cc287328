"""The table of Labyrinth and The Awakening as numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from sandtable.rl.encoding import Array, Rows, one_of, ones
from sandtable.rl.vocabulary import Vocabulary

GOVERNANCE: Final = ("good", "fair", "poor", "islamist_rule")
ALIGNMENT: Final = ("ally", "neutral", "adversary")
POSTURE: Final = ("hard", "soft")
REGIME_CHANGE: Final = ("green", "tan")
FLAGS: Final = ("sadr", "nato", "cadre", "besieged", "oil", "civil_war", "caliphate_capital", "in_caliphate")
COUNTS: Final = {
    "resources": 4,
    "sleepers": 5,
    "active": 5,
    "troops": 5,
    "aid": 2,
    "awakening": 3,
    "reaction": 3,
    "militia": 5,
    "wmd_cache": 3,
}
"""What is counted in a country, by what is much of it."""
SIDES: Final = ("us", "jihadist")
TURNS: Final = 20
BESIDE: Final = 28
"""How many numbers lie beside the map."""
PILES: Final = ("own", "others", "discard", "removed", "playing")
"""Where cards lie, each a row of all cards."""


def _row(country: Mapping[str, Any]) -> Sequence[float]:
    """A country."""
    return [
        *one_of(country["governance"], GOVERNANCE),
        *one_of(country["alignment"], ALIGNMENT),
        *one_of(country["posture"], POSTURE),
        *one_of(country["regime_change"], REGIME_CHANGE),
        *(float(bool(country.get(flag))) for flag in FLAGS),
        *(country.get(name, 0) / much for name, much in COUNTS.items()),
        len(country["plots"]) / 2,
        sum(plot["plot"] == "wmd" for plot in country["plots"]),
        len(country["markers"]) / 2,
    ]


WIDTH: Final = len(GOVERNANCE) + len(ALIGNMENT) + len(POSTURE) + len(REGIME_CHANGE) + len(FLAGS) + len(COUNTS) + 3


class LabyrinthTable:
    """Countries, cards, markers and tracks."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._places = {place: number for number, place in enumerate(vocabulary.places)}
        self._markers = {marker: number for number, marker in enumerate(vocabulary.markers)}
        self._cards = vocabulary.cards + 1
        self._rows = Rows(WIDTH, _row)
        self.size = WIDTH * len(self._places) + len(PILES) * self._cards + len(self._markers) + BESIDE

    def encode(self, view: Mapping[str, Any], seat: str) -> Array:
        """The table as a seat sees it."""
        countries = np.zeros((len(self._places), WIDTH), dtype=np.float32)
        for id, country in view["countries"].items():
            countries[self._places[id]] = self._rows.of(country)
        hands = view["hands"]
        others = [card for side, hand in hands.items() if side != seat for card in hand]
        piles = (hands[seat], others, view["discard"], view["removed"], view["playing"])
        cards = [ones(pile, self._cards) for pile in piles]
        present = [self._markers[name] for name in (*view["events"], *view["lapsing"]) if name in self._markers]
        beside = np.asarray(self._beside(view, seat), np.float32)
        return np.concatenate((countries.ravel(), *cards, ones(present, len(self._markers)), beside))

    def _beside(self, view: Mapping[str, Any], seat: str) -> list[float]:
        """What lies beside the map."""
        other = SIDES[1 - SIDES.index(seat)]
        victory, world = view["victory"], view["world_posture"]
        return [
            float(seat == "us"),
            float(view["phase"]["side"] == seat),
            view["phase"]["card"] / 2,
            min(view["turn"] / TURNS, 2),
            view["deck"]["number"] / view["deck"]["of"],
            view["deck"]["cards"] / 120,
            view["prestige"]["value"] / 12,
            view["funding"]["value"] / 9,
            float(view["us_posture"] == "hard"),
            float(world["side"] == "hard"),
            float(world["side"] == "soft"),
            world["value"] / 3,
            view["gwot_penalty"] / 3,
            view["reserves"][seat] / 2,
            view["reserves"][other] / 2,
            view["hand_sizes"][seat] / 9,
            view["hand_sizes"][other] / 9,
            view["troops"]["on_track"] / 15,
            view["cells"]["on_track"] / 15,
            view["cells"]["available"] / 15,
            victory["good_resources"] / 12,
            victory["islamist_resources"] / 6,
            victory["fair_or_good_countries"] / 15,
            victory["poor_or_islamist_countries"] / 15,
            len(view["plots"]["available"]) / 6,
            float(view["first_plot"]),
            sum(view["wmd"].values()) / 6,
            float(view["rules"] == "awakening"),
        ]
