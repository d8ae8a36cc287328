"""The shepherd: Pasture's own opponent, for any seat (5). A young one takes chances, an old one looks first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.core.charts import Box, Chart, Flow, Row, WhereBox, best, first_box, holds, lowest, select
from sandtable.core.questions import Ask, Question
from tests.toy.rules import (
    GRAZE,
    GRAZE_WHERE,
    PLAY_CARD,
    REST,
    SCOUT,
    SCOUT_WHOM,
    USE_CARD,
    Play,
    card_option,
    field_option,
    seat_option,
)
from tests.toy.state import CARDS, FIELDS, Field, State

YOUNG: Final = "young"
OLD: Final = "old"
LEVELS: Final = (YOUNG, OLD)

# 5.1 what to use a card for
USE: Final[Flow[State, str]] = Flow.of(
    "use",
    Box("old", lambda s, seat: s.books[seat] == OLD, yes="blind", no=GRAZE, rule="5.1", silent_no=True),
    Box("blind", lambda s, seat: s.round > 1 and not s.seen[seat], yes=SCOUT, no=GRAZE, rule="5.1"),
)


def _shares_the_lead(s: State, field: Field) -> bool:
    flock = s.sheep[field.id]
    return 0 < max(flock.values()) == flock[s.seat] and not s.leads(s.seat, field.id)


# 5.2 where to graze; it is always the turn of whoever is asked
WHERE: Final[Chart[State, Field]] = Chart(
    "where",
    "5.2",
    (
        WhereBox("behind", _shares_the_lead, lambda s: s.round > 1),
        WhereBox("beside", lambda s, field: s.has_beside(s.seat, field.id)),
        WhereBox("anywhere", lambda s, field: True),
    ),
)
WHERE_ROWS: Final[Mapping[str, Sequence[Row[State, Field]]]] = {
    YOUNG: (),
    OLD: (
        holds("unled", lambda s, field: not s.leads(s.seat, field.id)),
        lowest("crowd", lambda s, field: sum(s.sheep[field.id].values())),
    ),
}


LIKED: Final[Mapping[str, Callable[[Sequence[int]], int]]] = {YOUNG: min, OLD: max}
"""The value of the card that it plays (5.3)."""


@dataclass(frozen=True)
class Shepherd:
    """Answers for a seat at a level."""

    level: str

    def answer(self, g: Play, question: Question) -> Ask[Sequence[str]]:
        """The one key that its charts give."""
        return ((yield from ANSWERS[question.purpose](self, g, question)),)

    def card(self, g: Play, question: Question) -> Ask[str]:
        """The card with the value it likes; it gives no reasons, which would show its hand (5.3)."""
        values = [CARDS[int(key)].value for key in question.keys]
        liked = best([int(key) for key in question.keys], values, LIKED[self.level])
        return str((yield from g.draw("card_by_lot", liked, card_option)))

    def use(self, g: Play, question: Question) -> Ask[str]:
        """What the flow says, if it can be done (5.1)."""
        use = USE.follow(g, question.seat, "old")
        yield from ()
        return next(key for key in (use, GRAZE, REST) if key in question.keys)

    def where(self, g: Play, question: Question) -> Ask[str]:
        """The first box that fits, its ties by the rows, then by lot (5.2)."""
        fields = first_box(g, WHERE, [FIELDS[key] for key in question.keys])
        return (yield from select(g, "5.2", WHERE_ROWS[self.level], fields, by_lot)).id

    def whom(self, g: Play, question: Question) -> Ask[str]:
        """Anybody (5.3)."""
        return (yield from g.draw("seat_by_lot", question.keys, seat_option))


def by_lot(g: Play, fields: Sequence[Field]) -> Ask[Field]:
    """One field of several, drawn."""
    return (yield from g.draw("field_by_lot", fields, lambda field: field_option(field.id)))


ANSWERS: Final = {
    PLAY_CARD: Shepherd.card,
    USE_CARD: Shepherd.use,
    GRAZE_WHERE: Shepherd.where,
    SCOUT_WHOM: Shepherd.whom,
}
