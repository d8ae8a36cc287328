"""The table of A Distant Plain as numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from sandtable.rl.encoding import Array, Rows, one_of, ones
from sandtable.rl.vocabulary import Vocabulary

FACTIONS: Final = ("government", "warlords", "coalition", "taliban")
CONTROL: Final = ("coin", "taliban")
SUPPORT: Final = ("support", "opposition")
PIECES: Final = (
    "coalition_bases",
    "coalition_troops",
    "government_bases",
    "troops",
    "police",
    "taliban_bases",
    "taliban",
    "taliban_active",
    "warlord_bases",
    "warlords",
    "warlords_active",
)
BESIDE: Final = len(FACTIONS) + 1 + 5 * len(FACTIONS) + 8
"""How many numbers lie beside the map."""
MANY: Final = 4
"""Many pieces of a kind in one space."""
TRACK: Final = 40
GOAL: Final = 30
FORCES: Final = 30


def _row(space: Mapping[str, Any]) -> Sequence[float]:
    """A space."""
    return [
        space["pop"] / MANY,
        *one_of(space["control"], CONTROL),
        *one_of(space["support"], SUPPORT),
        float(space["returnees"]),
        space["terror"] / 2,
        float(space["sabotage"]),
        *(space["pieces"].get(piece, 0) / MANY for piece in PIECES),
    ]


WIDTH: Final = 1 + len(CONTROL) + len(SUPPORT) + 3 + len(PIECES)


class PlainTable:
    """Spaces, cards, markers and tracks."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._places = {place: number for number, place in enumerate(vocabulary.places)}
        self._markers = {marker: number for number, marker in enumerate(vocabulary.markers)}
        self._cards = vocabulary.cards + 1
        self._rows = Rows(WIDTH, _row)
        self.size = WIDTH * len(self._places) + 3 * self._cards + 2 * len(self._markers) + BESIDE

    def encode(self, view: Mapping[str, Any], seat: str) -> Array:
        """The table as a seat sees it."""
        spaces = np.zeros((len(self._places), WIDTH), dtype=np.float32)
        for id, space in view["spaces"].items():
            spaces[self._places[id]] = self._rows.of(space)
        cards = [ones(self._numbers(pile), self._cards) for pile in ([view["card"]], [view["next"]], view["played"])]
        lasting = {**view["capabilities"], **dict.fromkeys(view["momentum"], "momentum")}
        unshaded = [self._markers[name] for name, text in lasting.items() if name in self._markers and text != "shaded"]
        shaded = [self._markers[name] for name, text in lasting.items() if name in self._markers and text == "shaded"]
        markers = [ones(found, len(self._markers)) for found in (unshaded, shaded)]
        return np.concatenate((spaces.ravel(), *cards, *markers, np.asarray(self._beside(view, seat), np.float32)))

    def _numbers(self, names: Sequence[str | None]) -> list[int]:
        """The numbers of cards; a Propaganda card is 0."""
        return [int(name) if name.isdigit() else 0 for name in names if name is not None]

    def _beside(self, view: Mapping[str, Any], seat: str) -> list[float]:
        """What lies beside the map, and how each faction does."""
        tracks = {track["id"]: track["value"] / TRACK for track in view["tracks"]}
        margins = {goal["side"]: goal["value"] / GOAL for goal in view["goals"]}
        islamabad = view["islamabad"]
        return [
            *one_of(seat, FACTIONS),
            view["turn"] / 5,
            *(
                number
                for faction in FACTIONS
                for number in (
                    margins[faction],
                    tracks.get(faction, 0.0),
                    float(faction in view["eligible"]),
                    float(faction in view["acted"]),
                    view["order"].index(faction) / 3 if faction in view["order"] else 0.0,
                )
            ),
            tracks["aid"],
            tracks["patronage"],
            islamabad["boxes"].index(islamabad["box"]) / len(islamabad["boxes"]),
            view["casualties"]["troops"] / FORCES,
            view["deck"]["cards"] / 72,
            view["deck"]["propaganda"] / 5,
            float(view["final_event_card"]),
            float(view["chooser"] == seat),
        ]
