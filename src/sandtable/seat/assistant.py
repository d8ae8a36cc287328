"""A person's seat in the hands of an assistant: it sits down alone with opponents, looks, asks why, and answers.

All that it is told is what that seat may know, and all that it may do is what a person there may do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.core.agents import HUMAN, agents_at
from sandtable.core.errors import BadSetup, NotYourTurn, quoted
from sandtable.core.game import Game, game_named, games, players_at
from sandtable.core.questions import Question
from sandtable.core.replies import DEALER
from sandtable.core.setting_up import check_seat
from sandtable.core.table import Table
from sandtable.seat import telling
from sandtable.seat.agent import AtTable
from sandtable.seat.telling import Told
from sandtable.terminal import keeping
from sandtable.terminal.keeping import Keeping
from sandtable.words import Words

USUAL: Final = ("steady", "random")
"""Who plays a seat of which nothing is said: the first of these that can."""
LINES: Final = 40
"""So many lines of the log are told, unless more are asked for."""
MOST_LINES: Final = 1000
WIDTH: Final = 100


class Assistant:
    """Sits at one table at a time."""

    def __init__(self, words: Words | None = None) -> None:
        self._all_words = words or Words()
        self._table: Table | None = None
        self._seat = ""
        self._keeping: Keeping | None = None
        self._read = 0
        """How many lines of the log have been told."""

    # -- sitting down

    def games(self) -> list[Told]:
        """The games there are, with seats, options and whoever can play a seat."""
        return [self._described(game) for game in games().values()]

    def _described(self, game: Game) -> Told:
        words = self._all_words.of(game.name)
        return {
            "game": game.name,
            "title": words(f"game-{game.name}"),
            "seats": {seat: words(f"side-{seat}") for seat in game.seats},
            "options": {name: list(values) for name, values in game.options.items()},
            "players": {
                seat: {name: list(levels) for name, levels in players_at(game, seat).items()} for seat in game.seats
            },
        }

    def sit_down(
        self,
        game: str,
        seat: str,
        options: Mapping[str, Any] | None = None,
        opponents: Mapping[str, str] | None = None,
        dice: str | None = None,
        seed: str | None = None,
    ) -> Told:
        """A new table: one seat is the assistant's, the others are played by opponents."""
        found = game_named(game)
        check_seat(found, seat)
        others = {each: _usual(found, each) for each in found.seats if each != seat} | dict(opponents or {})
        if seat in (opponents or {}) or HUMAN in others.values():
            raise BadSetup("assistant-alone", seat=seat)
        seats = {**others, seat: HUMAN}
        table = Table.new(found.name, seats=seats, seed=seed, dice=dice, free_undo=False, **dict(options or {}))
        kept = keeping.new_game(table, None)
        kept.write(table)
        return self._seated(table, kept)

    def take_up(self, name: str | None = None) -> Told:
        """A game that is kept on this machine, at which one person plays."""
        table, kept = keeping.resumed(name)
        return self._seated(table, kept)

    def _seated(self, table: Table, kept: Keeping) -> Told:
        people = [seat for seat, who in table.setup.seats.items() if who == HUMAN]
        if len(people) != 1:
            raise BadSetup("assistant-several", seats=people)
        self._table, self._seat, self._keeping, self._read = table, people[0], kept, 0
        return {"name": kept.name, "game": table.game.name, "seat": self._seat, **self._news()}

    # -- looking

    def board(self, width: int = WIDTH) -> str:
        """The table as text, and what is asked."""
        return self._at.text(self._seat, width)

    def view(self) -> Mapping[str, Any]:
        """The table as data."""
        return self._at.view(self._seat)

    def question(self) -> Told | None:
        """What is asked now."""
        asked = self._at.question
        return None if asked is None else {"seat": asked.seat, **telling.question_told(asked, self._words)}

    def log(self, lines: int = LINES) -> list[Told]:
        """The last lines of the log."""
        read = [note for note in self._at.notes_for(self._seat) if not note.echo]
        return [telling.note_told(note, self._words) for note in read[-max(1, min(lines, MOST_LINES)) :]]

    def rule(self, game: str, number: str) -> list[Told]:
        """A rule and its parts."""
        return telling.rules_told(number, self._all_words.of(game_named(game).name))

    def card(self, game: str, number: str) -> dict[str, str] | None:
        """All that a card says."""
        return telling.card_told(number, self._all_words.of(game_named(game).name))

    def forecast(self, key: str) -> Told | None:
        """What the rules know about an option."""
        self._asked.option(key)
        return telling.forecast_told(AtTable(self._at, self._seat).forecast(key), self._words)

    def why_not(self, key: str) -> Told | None:
        """Why something is no option."""
        return telling.reason_told(AtTable(self._at, self._seat).why_not(key), self._words)

    # -- answering

    def answer(self, keys: Sequence[str]) -> Told:
        """Answer the question; what has happened since, and what is asked next."""
        asked = self._asked
        self._at.answer(*keys, seat=asked.seat)
        return self._kept()

    def undo(self) -> Told:
        """Take the last answer back, if no die was rolled and nothing was shown since."""
        self._at.undo(by=self._seat)
        self._read = min(self._read, len(self._at.notes_for(self._seat)))
        return self._kept()

    def _kept(self) -> Told:
        if self._keeping is not None:
            self._keeping.write(self._at)
        return self._news()

    def _news(self) -> Told:
        """What is new in the log, what is asked, and how it has ended."""
        notes = self._at.notes_for(self._seat)
        fresh = [note for note in notes[self._read :] if not note.echo]
        self._read = len(notes)
        outcome = self._at.outcome
        return {
            "log": [telling.note_told(note, self._words)["text"] for note in fresh],
            "question": self.question(),
            "outcome": None if outcome is None else telling.outcome_told(outcome, self._words),
        }

    # -- where it sits

    @property
    def _at(self) -> Table:
        if self._table is None:
            raise NotYourTurn("assistant-stands")
        return self._table

    @property
    def _asked(self) -> Question:
        asked = self._at.question
        if asked is None:
            raise NotYourTurn("nothing-asked")
        if asked.seat not in (self._seat, DEALER):
            raise NotYourTurn("not-asked", asked=asked.seat, seat=quoted(self._seat))
        return asked

    @property
    def _words(self) -> Words:
        return self._all_words.of(self._at.game.name)


def _usual(game: Game, seat: str) -> str:
    """Who plays a seat of which nothing is said."""
    there = agents_at(game.name, seat)
    return next(name for name in USUAL if name in there)
