"""All that chance can make of an answer: every roll and draw in turn, each with its probability."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from sandtable.core.chance import SIDES, Draw, Roll
from sandtable.core.errors import BadDice, BadSetup, quoted
from sandtable.core.journal import to_json
from sandtable.core.saves import digest

if TYPE_CHECKING:
    from sandtable.core.asides import Asides

QUESTION: Final = "question"
CHANCE: Final = "chance"
UNTIL: Final = (QUESTION, CHANCE)
"""How far it is looked: to the next question or the end of the game, or past the first roll or draw alone."""
MOST: Final = 10_000
"""As many ways as chance may go before they are too many to be told."""

T = TypeVar("T", bound="Asides")


class Chance(NamedTuple, Generic[T]):
    """One of the things that may come of an answer: how likely it is, and the table after it."""

    probability: Fraction
    table: T


def checked_until(until: object) -> str:
    """How far it is to be looked."""
    if not isinstance(until, str) or until not in UNTIL:
        raise BadSetup("until", until=quoted(until), known=list(UNTIL))
    return until


def all_chances(answered: T, until: str) -> list[Chance[T]]:
    """What may come of a table that waits for dice and cards as for a person, the likeliest first.

    Ways that come to the same are one.
    """
    found: dict[str, Chance[T]] = {}
    for count, (probability, table) in enumerate(_ways(answered, Fraction(1), until), start=1):
        if count > MOST:
            raise BadDice("too-many-ways", most=MOST)
        same = _moment(table)
        likely = probability + (found[same].probability if same in found else 0)
        found[same] = Chance(likely, found[same].table if same in found else table)
    return sorted(found.values(), key=lambda one: -one.probability)


def _ways(table: T, probability: Fraction, until: str) -> Iterator[tuple[Fraction, T]]:
    """Every way from here on, one after the other."""
    asked = table.awaits
    if not isinstance(asked, (Roll, Draw)):
        yield probability, table
        return
    faces = _faces(asked)
    if probability / len(faces) < Fraction(1, MOST):  # one way so unlikely is one of very many
        raise BadDice("too-many-ways", most=MOST)
    for key, count in faces.items():
        way = table.fork()
        way.answer_for_good(key)
        share = probability * Fraction(count, faces.total())
        if until == CHANCE:
            yield share, way
        else:
            yield from _ways(way, share, until)


def _faces(asked: Roll | Draw) -> Counter[str]:
    """What a die can show or a draw can bring, and how many of all are each."""
    if isinstance(asked, Roll):
        return Counter({str(pips): 1 for pips in range(1, SIDES + 1)})
    return Counter(asked.option(thing).key for thing in asked.among)


def _moment(table: Asides) -> str:
    """What tells a moment from another: how the step under way began, and all that was replied in it."""
    began = table.steps[-1]
    replies = [to_json(entry) for entry in table.journal[began.ply :]]
    return digest([table.game.write_position(began.state), replies])
