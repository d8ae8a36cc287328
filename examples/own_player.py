"""A player of one's own: it tries each answer in a few imagined worlds and takes the one that leaves it best off.

sandtable sim labyrinth --games 10 --seat us=examples.own_player:Careful(samples=4) --seat jihadist=solitaire
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from statistics import fmean

from sandtable import Question, Sight, Table


class Careful:
    """Chooses what to play by looking ahead to the next question; everything else at random."""

    def __init__(self, samples: int = 2, purposes: Sequence[str] = ("play_card", "use_card")) -> None:
        self.samples = samples
        self.purposes = purposes

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """The option after which this seat is likeliest to win."""
        if question.purpose not in self.purposes:
            return question.sample(sight.below)
        return (max(question.keys, key=lambda key: self._worth(key, sight)),)

    def _worth(self, key: str, sight: Sight) -> float:
        tried = sight.try_option(key, samples=self.samples)
        return fmean(playout.game.estimate(playout.state, sight.seat) for playout in tried) if tried else 0.0


def main(seed: str = "1") -> None:
    """Play one game of it against rule 9."""
    table = Table.new("labyrinth", seed=seed, seats={"us": Careful(), "jihadist": "solitaire"})
    print(table.text("us"))
    print(repr(table))


if __name__ == "__main__":
    main(*sys.argv[1:])
