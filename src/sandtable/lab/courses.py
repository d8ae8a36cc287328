"""The course of games: how they stood turn by turn, which cards and operations were played, and to what effect.

The effect of something is by how much the chance to win of whoever did it has changed (the game's own estimate) until
somebody does the next thing. It takes a table with a log, so it is recorded only where it is wished.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sandtable.core.game import Game, Outcome
from sandtable.core.messages import Message, Note
from sandtable.core.watching import Watcher
from sandtable.web.courses import values_of

DEEDS: Final = {
    "note-plays": ("card", "card"),
    "note-event": ("event", "card"),
    "note-event-undivided": ("event", "card"),
    "note-operation": ("operation", "operation"),
    "note-activity": ("activity", "activity"),
}
"""What somebody does, by the notes that tell of it: its kind, and which argument names it."""
DOERS: Final = ("side", "faction")
CARDS: Final = "cards"
CHANCE: Final = "chance-"
"""What the chance of a seat to win is called among the values of a turn, before the seat."""
DIGITS: Final = 4
Z95: Final = 1.959963984540054


class Deed(NamedTuple):
    """What a seat did in a game: what kind of thing, which one, how often, and the sum of its effects."""

    seat: str
    kind: str
    name: str
    times: int
    effect: float


class Course(NamedTuple):
    """The course of one game."""

    turns: Sequence[Mapping[str, float]]
    """The values of the tracks and goals, and everybody's chance to win, as each turn began."""
    deeds: Sequence[Deed]

    def to_json(self) -> dict[str, Any]:
        """The course as JSON-ready data."""
        return {"turns": [dict(turn) for turn in self.turns], "deeds": [list(deed) for deed in self.deeds]}

    @classmethod
    def from_json(cls, document: Mapping[str, Any]) -> Course:
        """The course that was written in this way."""
        return cls(document["turns"], [Deed(*deed) for deed in document["deeds"]])


class Counting(Watcher):
    """Counts how long a game is in the units that the game itself names."""

    tells = False
    """Whether notes are wanted too."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lengths: Counter[str] = Counter()

    def step_begins(self, state: Any) -> None:
        """Count what the next step adds."""
        self.lengths.update(self.game.tally(state))


class Chronicler(Counting):
    """Writes the course of a game down as it is played."""

    tells = True

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._turns: list[dict[str, float]] = []
        self._effects: dict[tuple[str, str, str], list[float]] = {}
        self._chances: dict[str, float] = {}
        self._under_way: list[tuple[str, str, str]] = []
        self._before: dict[str, float] = {}
        self._fresh = True

    def step_begins(self, state: Any) -> None:
        """Look at the table; a turn begins where something else than a card is counted."""
        super().step_begins(state)
        self._chances = {seat: self.game.estimate(state, seat) for seat in self.game.seats}
        self._fresh = True
        if any(unit != CARDS for unit in self.game.tally(state)):
            chances = {f"{CHANCE}{seat}": round(chance, DIGITS) for seat, chance in self._chances.items()}
            self._turns.append({**chances, **values_of(self.game.describe(state))})

    def noted(self, ply: int, note: Note, state: Any) -> None:
        """Somebody does something: what was done before in another step has had its effect."""
        kind, named = DEEDS.get(note.message.id, ("", ""))
        doer = next((args for key in DOERS if isinstance(args := note.message.args.get(key), str)), None)
        if doer not in self.game.seats or named not in note.message.args:
            return
        if self._fresh:
            self._settle(self._chances)
            self._before, self._fresh = self._chances, False
        name = note.message.args[named]
        self._under_way.append((str(doer), kind, name.id if isinstance(name, Message) else str(name)))

    def _settle(self, now: Mapping[str, float]) -> None:
        for deed in self._under_way:
            self._effects.setdefault(deed, []).append(now[deed[0]] - self._before[deed[0]])
        self._under_way = []

    def course(self, outcome: Outcome) -> Course:
        """The whole course, when the game is over."""
        self._settle({seat: float(seat == outcome.winner) for seat in self.game.seats})
        deeds = [
            Deed(*deed, len(effects), round(math.fsum(effects), DIGITS)) for deed, effects in self._effects.items()
        ]
        return Course(self._turns, deeds)


# -- many courses


class Moments:
    """A number that came often: how often, and its mean with the 95% interval."""

    def __init__(self) -> None:
        self.times = 0
        self._sum = 0.0
        self._squares = 0.0
        self._samples = 0

    def add(self, value: float, times: int = 1) -> None:
        """One more; or the sum of several, which came together and are one sample."""
        self.times += times
        self._sum += value
        self._squares += value * value
        self._samples += 1

    @property
    def mean(self) -> float:
        """The mean of all."""
        return self._sum / self.times

    @property
    def spread(self) -> float:
        """How far the 95% interval of the mean reaches to either side."""
        n = self._samples
        if n < 2:
            return 0.0
        variance = max(0.0, (self._squares - self._sum**2 / n) / (n - 1))
        return Z95 * math.sqrt(variance * n) / self.times

    def to_json(self) -> dict[str, float]:
        """The figures as JSON-ready data."""
        return {"times": self.times, "mean": self.mean, "low": self.mean - self.spread, "high": self.mean + self.spread}


class Courses:
    """The courses of many games, added up."""

    def __init__(self) -> None:
        self.games = 0
        self.turns: list[dict[str, Moments]] = []
        self.deeds: dict[tuple[str, str, str], Moments] = {}

    def add(self, course: Course) -> None:
        """One more game."""
        self.games += 1
        for place, values in enumerate(course.turns):
            if place == len(self.turns):
                self.turns.append({})
            for name, value in values.items():
                self.turns[place].setdefault(name, Moments()).add(value)
        for deed in course.deeds:
            self.deeds.setdefault(deed[:3], Moments()).add(deed.effect, deed.times)

    def most_frequent(self) -> list[tuple[tuple[str, str, str], Moments]]:
        """What was done, the most frequent first."""
        return sorted(self.deeds.items(), key=lambda item: (-item[1].times, item[0]))

    def to_json(self) -> dict[str, Any]:
        """The figures as JSON-ready data."""
        return {
            "turns": [{name: value.to_json() for name, value in turn.items()} for turn in self.turns],
            "deeds": [
                {"seat": seat, "kind": kind, "name": name, **effect.to_json()}
                for (seat, kind, name), effect in self.most_frequent()
            ],
        }
