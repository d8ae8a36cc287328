"""An event while it is carried out, and what its verbs have in common: who decides, where, within what bounds (5.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from sandtable.core.questions import Ask
from sandtable.plain.cards import Card
from sandtable.plain.declared import EXECUTING, Decided, Effect, InSpaces, OneByOne, PickSpaces, Where
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.selecting import Picks, spaces_where
from sandtable.plain.state import Space, State
from sandtable.plain.terms import PIECE

if TYPE_CHECKING:
    from sandtable.plain.effects.prospects import Prospect

ANY: Final = 99


class Bounds:
    """What an effect did where: ``n`` in all, ``per_space`` in one, in ``spaces_max`` spaces, ``max`` of a piece."""

    def __init__(self, effect: OneByOne) -> None:
        self.left = effect.n
        self.per_space = ANY if effect.per_space is None else effect.per_space
        self.spaces_most = ANY if effect.spaces_max is None else effect.spaces_max
        self.most: dict[int, int] = {PIECE[name]: most for name, most in effect.max.items()}
        self.done: Counter[str] = Counter()
        self.kinds: Counter[int] = Counter()

    def allows(self, space: Space) -> bool:
        """Whether something more may be done in a space."""
        if space.id not in self.done:
            return len(self.done) < self.spaces_most
        return self.done[space.id] < self.per_space

    def allows_piece(self, piece: int) -> bool:
        """Whether one more of a piece may be taken."""
        return self.left_of(piece) > 0

    def left_in(self, space: Space) -> int:
        """How many pieces may still come or go in a space."""
        return min(self.left, self.per_space - self.done[space.id])

    def left_of(self, piece: int) -> int:
        """How many of a piece may still come or go."""
        return self.most.get(piece, ANY) - self.kinds[piece]

    def use(self, space: Space, piece: int | None = None) -> None:
        """Something was done in a space."""
        self.left -= 1
        self.done[space.id] += 1
        if piece is not None:
            self.kinds[piece] += 1


class Event:
    """An event while it is carried out: who does it, its card, its text, and what was picked."""

    def __init__(self, executing: str, card: Card, text: str) -> None:
        self.executing = executing
        self.card = card
        self.text = text
        self.picks = Picks()
        self.rule = f"card {card.number}"
        self.effect: Effect = NOTHING_YET
        """The effect that is carried out now."""
        self.rest: Sequence[Effect] = ()
        """Those that follow it."""
        self.bounds: Bounds | None = None
        """What that effect has done where, if it goes one by one."""

    def seat(self, effect: Decided) -> str:
        """Who decides an effect."""
        return self.executing if effect.by == EXECUTING else effect.by

    @property
    def ahead(self) -> list[Effect]:
        """The effect under way and, where it picks spaces, those that will work there."""
        later = [each for each in self.rest if _where_picked(each)] if isinstance(self.effect, PickSpaces) else []
        return [self.effect, *later]

    def bounds_of(self, effect: OneByOne) -> Bounds:
        """What an effect may do; the one under way, what it still may."""
        return self.bounds if self.bounds is not None and effect is self.effect else Bounds(effect)


NOTHING_YET: Final = Effect()


def _where_picked(effect: Effect) -> bool:
    where: Where | None = getattr(effect, "where", None)
    return where is not None and where.picked


# -- verbs

E = TypeVar("E", bound=Effect)


class Verb(Generic[E]):
    """What a verb does and what it would do: in a space, and on the tracks."""

    def __init__(self, carry_out: Callable[[Play, Event, E], Ask[None] | None]) -> None:
        self.carry_out = carry_out
        self.in_space: Callable[[Prospect, E], None] | None = None
        self.on_tracks: Callable[[State, E], Mapping[str, int]] | None = None

    def would(self, function: Callable[[Prospect, E], None]) -> Callable[[Prospect, E], None]:
        """Say what it would do in a space."""
        self.in_space = function
        return function

    def would_move(self, function: Callable[[State, E], Mapping[str, int]]) -> Callable[[State, E], Mapping[str, int]]:
        """Say by how much, at least, it would move which tracks."""
        self.on_tracks = function
        return function


VERBS: Final[dict[type[Effect], Verb[Any]]] = {}
"""What each kind of effect does, by its record."""


def verb(record: type[E]) -> Callable[[Callable[[Play, Event, E], Ask[None] | None]], Verb[E]]:
    """Say what an effect does: all at once, or with questions."""

    def entered(function: Callable[[Play, Event, E], Ask[None] | None]) -> Verb[E]:
        VERBS[record] = Verb(function)
        return VERBS[record]

    return entered


def run(g: Play, event: Event, effects: Sequence[Effect]) -> Ask[None]:
    """Carry out effects, one after another."""
    for n, effect in enumerate(effects, 1):
        event.effect, event.rest, event.bounds = effect, effects[n:], None
        rules = VERBS[type(effect)].carry_out(g, event, effect)
        if rules is not None:
            yield from rules


# -- spaces


def spaces_of(g: Play, event: Event, where: Where) -> list[Space]:
    """The spaces on which an effect works now."""
    return spaces_where(g.s, where, event.picks)


def some_of(g: Play, event: Event, effect: InSpaces, spaces: list[Space]) -> Ask[list[Space]]:
    """As many of the spaces as the effect works on; all of them where it does not say."""
    if effect.spaces_max is None or not spaces:
        return spaces
    most = min(effect.spaces_max, len(spaces))
    return (yield from at_most(g, event, effect, spaces, most))


def at_most(g: Play, event: Event, effect: Decided, spaces: list[Space], most: int) -> Ask[list[Space]]:
    """So many of the spaces, or fewer where the faction may."""
    least = 0 if effect.may else most
    return (yield from g.choose_some(event.seat(effect), Purpose.EVENT_SPACES, spaces, least, most, card=event.card))
