"""An event while it is carried out, and what its verbs have in common: who decides, where, within what bounds (5.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from sandtable.core.questions import Ask
from sandtable.plain.declared import Decided, Effect, InSpaces, OneByOne
from sandtable.plain.naming import Where
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.selecting import spaces_where
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import PIECE
from sandtable.plain.under_way import Event

if TYPE_CHECKING:
    from sandtable.plain.effects.prospects import Prospect

ANY: Final = 99
_NO_MOST: Final[Mapping[int, int]] = {}


class Bounds:
    """What an effect may do where: ``n`` in all, ``per_space`` in one, in ``spaces_max`` spaces, ``max`` of a piece."""

    def __init__(self, effect: OneByOne, event: Event | None = None) -> None:
        """Of an effect that the event has begun, what it still may."""
        self.left = effect.n - (0 if event is None else event.times)
        self.per_space = ANY if effect.per_space is None else effect.per_space
        self.spaces_most = ANY if effect.spaces_max is None else effect.spaces_max
        self.most = {PIECE[name]: most for name, most in effect.max.items()} if effect.max else _NO_MOST
        self.done: Mapping[str, int] = {} if event is None else event.done
        self.kinds: Mapping[int, int] = {} if event is None else event.kinds

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
        return min(self.left, self.per_space - self.done.get(space.id, 0))

    def left_of(self, piece: int) -> int:
        """How many of a piece may still come or go."""
        return self.most.get(piece, ANY) - self.kinds.get(piece, 0)


def bounds_of(event: Event, effect: OneByOne) -> Bounds:
    """What an effect may do; the one under way, what it still may."""
    return Bounds(effect, event if effect is event.effect else None)


# -- verbs

E = TypeVar("E", bound=Effect)
CarryOut = Callable[[Play, Event, E], Ask[bool | None] | None]
"""All at once, or with questions, piece by piece: then it says whether there is more to do."""


class Verb(Generic[E]):
    """What a verb does and what it would do: in a space, and on the tracks."""

    def __init__(self, carry_out: CarryOut[E]) -> None:
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


def verb(record: type[E]) -> Callable[[CarryOut[E]], Verb[E]]:
    """Say what an effect does."""

    def entered(function: CarryOut[E]) -> Verb[E]:
        VERBS[record] = Verb(function)
        return VERBS[record]

    return entered


def piece(g: Play, event: Event) -> Ask[None]:
    """Carry out the next piece of the effect under way, which is a step of its own."""
    effect = event.effect
    rules = VERBS[type(effect)].carry_out(g, event, effect)
    more = False if rules is None else (yield from rules)
    if not more:
        event.next_effect()


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
