"""A line that answers several questions in order: what is left of it is read on at the questions that follow."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from sandtable.core.chance import SIDES, Draw, Roll, has_real_dice, shares
from sandtable.core.questions import Question
from sandtable.core.table import DEALER, Table
from sandtable.terminal.answers import Choice, NotUnderstood, understood
from sandtable.terminal.nearly import nearly
from sandtable.words import Words

_BETWEEN: Final = re.compile(r"[,\s]+")


class Ahead:
    """What was typed in one line beyond the answer to the question that was asked then.

    A line belongs to one card. Of what is typed ahead a number is never a place in a list, where dice are real 1 to 6
    are always a die, and a card is one only among cards that are drawn in a row.
    """

    def __init__(self, table: Table) -> None:
        self.pieces: list[str] = []
        self._table = table
        self._steps = 0
        self._seat: str | None = None
        self._drawn: tuple[str, int] | None = None

    def begin(self, question: Question) -> None:
        """A line is typed at a question."""
        self.pieces = []
        self._steps = len(self._table.steps)
        self._seat = question.seat
        self._drawn = None

    def dropped(self) -> list[str]:
        """What is left, which nobody reads any more."""
        left, self.pieces = self.pieces, []
        return left

    def fits(self, question: Question, hidden: bool) -> bool:
        """Whether what is left may be meant for a question; nobody answers for another whose hand is ``hidden``."""
        if hidden and question.seat not in (DEALER, self._seat):
            return False
        begun = self._table.steps[self._steps :]
        return not any(self._table.game.tally(step.state) for step in begun) and self._allows(question, self.pieces[0])

    def first(
        self, line: str, question: Question, offered: Sequence[Choice], words: Words, *, several: bool = True
    ) -> tuple[str, ...]:
        """The keys that a line, or as much of it as can be meant, answers a question with; the rest is kept."""
        pieces = self.pieces = [piece for piece in _BETWEEN.split(line) if piece]
        by_die = self._by_die(question, pieces[0]) if pieces else None
        if by_die is not None:
            self._use(1, question)
            return (by_die,)
        try:
            keys = understood(line, offered, question.at_most > 1, words)
            refusal = None
        except NotUnderstood as why:
            keys, refusal = (), why
        if refusal is None and (len(keys) <= question.at_most or not several):
            self._use(len(pieces), question)
            return keys
        return self._first_pieces(question, offered, words, keys, refusal) if several else self._refused(refusal)

    def _first_pieces(
        self,
        question: Question,
        offered: Sequence[Choice],
        words: Words,
        keys: tuple[str, ...],
        refusal: NotUnderstood | None,
    ) -> tuple[str, ...]:
        """The keys of as many pieces as can be meant, not all of them."""
        for count in range(len(self.pieces) - 1, 0, -1):
            try:
                some = understood(" ".join(self.pieces[:count]), offered, question.at_most > 1, words)
            except NotUnderstood:
                continue
            if question.at_least <= len(some) <= question.at_most and not self._is_misspelt(some[-1], count, offered):
                self._use(count, question)
                return some
        if refusal is not None:
            return self._refused(refusal)
        self._use(len(self.pieces), question)
        return keys

    def _is_misspelt(self, key: str, count: int, offered: Sequence[Choice]) -> bool:
        """Whether the piece after these is nearly the rest of a name that they begin, and so no answer of its own."""
        names = [choice.names.label for choice in offered if choice.option.key == key]
        rests = [" ".join(name.split()[1:]) for name in names]
        return bool(nearly(self.pieces[count], [rest for rest in rests if rest]))

    def _refused(self, refusal: NotUnderstood | None) -> tuple[str, ...]:
        """Nothing of a line is understood; of one that begins with a number the rest is said to be too much."""
        self.pieces = self.pieces[1:] if self.pieces and self.pieces[0].isdigit() else []
        assert refusal is not None
        raise refusal

    def _use(self, count: int, question: Question) -> None:
        self.pieces = self.pieces[count:]
        drawn = question.seat == DEALER and isinstance(self._table.awaits, Draw)
        self._drawn = (question.purpose, len(self._table.steps)) if drawn else None

    def _allows(self, question: Question, piece: str) -> bool:
        """Whether the next piece may be an answer to a question that was not asked when it was typed."""
        if not piece.isdigit():
            return True
        asked, real_dice = self._table.awaits, has_real_dice(self._table.dice)
        if question.seat == DEALER:
            if isinstance(asked, Roll) or is_lot(self._table, question):
                return True
            return self._drawn == (question.purpose, len(self._table.steps))
        by_number = any(option.key == piece for option in question.options)
        return by_number and not (real_dice and int(piece) <= SIDES)

    def _by_die(self, question: Question, piece: str) -> str | None:
        """The key of what a die gives where equals are chosen among by lot; None where it is no die."""
        if not is_lot(self._table, question) or not piece.isdigit() or not 1 <= int(piece) <= SIDES:
            return None
        place = shares(len(question.options))[int(piece) - 1]
        if place is None:
            self.pieces = self.pieces[1:]
            raise NotUnderstood("roll-again", text=piece)
        return question.options[place].key


def is_lot(table: Table, question: Question) -> bool:
    """Whether a question is a choice among equals that one real die settles."""
    asked = table.awaits
    by_lot = question.seat == DEALER and isinstance(asked, Draw) and asked.by_lot
    return by_lot and has_real_dice(table.dice) and len(question.options) <= SIDES
