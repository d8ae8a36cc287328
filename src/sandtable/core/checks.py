"""Checks: a die that must be high or low enough, with what changes it.

Rules roll one by ``Play.check``, forecasts ask it for its chance, and its note says all of it to the interfaces.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from sandtable.core.chance import SIDES
from sandtable.core.messages import Argument, Message

FACES: Final = tuple(range(1, SIDES + 1))

Modifier = tuple[str, int]
"""What changes a die, by name, and by how much."""


class Check(NamedTuple):
    """What a die needs, together with what is added to it and taken from it."""

    number: int
    high: bool
    """Whether the sum must be this number or more; else this number or less."""
    modifiers: Sequence[Modifier] = ()

    @property
    def change(self) -> int:
        """What all modifiers come to."""
        return sum([change for _, change in self.modifiers])

    def is_met(self, pips: int) -> bool:
        """Whether a die that shows this is enough."""
        total = pips + self.change
        return total >= self.number if self.high else total <= self.number

    @property
    def on_the_die(self) -> int:
        """The number that the die itself must show, or more, or less."""
        return self.number - self.change

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces with which it succeeds."""
        number = self.on_the_die
        return FACES[max(number - 1, 0) :] if self.high else FACES[: max(number, 0)]

    @property
    def chance(self) -> Fraction:
        """How likely it is to succeed."""
        return _CHANCES[len(self.faces)]

    @property
    def likelihood(self) -> float:
        """The same as a number for rules of thumb."""
        return len(self.faces) / SIDES

    @property
    def needs(self) -> Message:
        """What the sum must be."""
        return Message("check-at-least" if self.high else "check-at-most", {"number": self.number})


_NAME: Final = "modifier-"
"""What the names of modifiers begin with; a game that has none needs no words for them."""
_CHANCES: Final = [Fraction(count, SIDES) for count in range(SIDES + 1)]


def at_least(number: int, modifiers: Sequence[Modifier] = ()) -> Check:
    """This number or more."""
    return Check(number, True, modifiers)


def at_most(number: int, modifiers: Sequence[Modifier] = ()) -> Check:
    """This number or less."""
    return Check(number, False, modifiers)


class Checked(NamedTuple):
    """A check that was rolled."""

    check: Check
    pips: int

    @property
    def sum(self) -> int:
        """What the die comes to with its modifiers."""
        return self.pips + self.check.change

    @property
    def succeeds(self) -> bool:
        """Whether it did."""
        return self.check.is_met(self.pips)

    @property
    def missed_by(self) -> int:
        """By how much it failed; 0 or less if it did not."""
        return self.check.number - self.sum if self.check.high else self.sum - self.check.number

    def told(self, what: Message, rule: str | None = None) -> Message:
        """All of it as one message: what it was for, the die, what changed it, the sum, what it needed, the verdict.

        The rule by which it was checked is with it as data.
        """
        verdict = "succeeds" if self.succeeds else "fails"
        args: dict[str, Argument] = {"what": what, "pips": self.pips, "needs": self.check.needs, "verdict": verdict}
        if rule is not None:
            args["rule"] = rule
        if not self.check.modifiers:
            return Message("check", args)
        args["modifiers"] = tuple([_added(name, change) for name, change in self.check.modifiers])
        args["sum"] = self.sum
        return Message("check-sum", args)


def _added(name: str, change: int) -> Message:
    """A modifier as it stands in the sum."""
    sign = "check-minus" if change < 0 else "check-plus"
    return Message(sign, {"number": abs(change), "name": Message(_NAME + name)})
