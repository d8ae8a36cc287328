"""What copies of a table share: most of what lies on a table is the same from one step to the next.

A table lays out things, each with an id: countries, spaces. A copy of it takes over what the things were like, in one
tuple that nobody ever writes to, and makes a thing its own only when somebody asks for it. So a copy costs what has
changed. Rules know nothing of this: whatever they are handed out is their table's own, and stays the same object for
as long as the table is played. Only whoever writes to a thing must say so (``changed``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Generic, Protocol, TypeVar

MANY: Final = 6
"""As many things as are made a table's own one by one."""


class Thing(Protocol):
    """What lies on a table and can be copied."""

    id: str

    def copy(self: T) -> T:
        """An independent copy."""
        ...


T = TypeVar("T", bound="Thing")


class Sharing(Generic[T]):
    """The things on one table, in order."""

    __slots__ = ("_changed", "_kept", "_kept_before", "_now", "_own", "_places")

    _kept: tuple[T, ...]
    """The things as they were when a copy was made last. They are in many tables and are never written to."""
    _places: Mapping[str, int]
    """Where each is in that row, by its id."""
    _kept_before: tuple[tuple[T, ...], list[int]] | None
    """The row before that, and in which places it may be another."""
    _own: dict[str, T]
    """Those that this table has made its own."""
    _changed: list[T]
    """Own ones that were written to since, some of them several times."""
    _now: list[T] | None
    """All of them as they are now, whether own or not."""

    def hold(self, things: Iterable[T], places: Mapping[str, int]) -> None:
        """Begin with these things, which are the table's own from now on."""
        self._now = list(things)
        self._own = {thing.id: thing for thing in self._now}
        self._kept = tuple(self._now)  # of which none is shared while all of them are changed
        self._changed = list(self._now)
        self._places = places
        self._kept_before = None

    def hold_like(self, other: Sharing[T]) -> None:
        """Begin with the things of another table as they are now, and share them with it."""
        self._kept = other.kept()
        self._places = other._places
        self._own, self._changed, self._now = {}, [], None
        self._kept_before = None

    def kept(self) -> tuple[T, ...]:
        """The things as they are now, for others to look at for as long as they like: these will never change."""
        if self._changed:
            kept, places = list(self._kept), self._places
            changed = {places[thing.id]: thing for thing in self._changed}
            for place, thing in changed.items():
                kept[place] = thing.copy()
            self._kept_before = self._kept, list(changed)
            self._kept = tuple(kept)
            self._changed = []
        return self._kept

    def changed(self, thing: T) -> None:
        """A thing of this table's own is being written to; whoever writes says so."""
        self._changed.append(thing)

    def differing(self, then: tuple[T, ...]) -> list[T]:
        """The things that are now other than they were, when they were kept."""
        now = self.kept()
        if now is then:
            return []
        if self._kept_before is not None and self._kept_before[0] is then:  # most of them need no look
            places = sorted(self._kept_before[1])
            return [now[place] for place in places if not self.are_alike(now[place], then[place])]
        return [
            mine
            for mine, before in zip(now, then, strict=True)
            if mine is not before and not self.are_alike(mine, before)
        ]

    def unsaid(self) -> list[str]:
        """The ids of things that somebody has written to without a word."""
        said = {thing.id for thing in self._changed}
        kept, places = self._kept, self._places
        own = {id: thing for id, thing in self._own.items() if id not in said}
        return [id for id, thing in own.items() if not self.are_alike(thing, kept[places[id]])]

    def are_alike(self, one: T, other: T) -> bool:
        """Whether a thing is the same as when it was kept."""
        return one == other

    def __getitem__(self, id: str) -> T:
        try:
            return self._own[id]
        except KeyError:
            return self._take(id)

    def get(self, id: str) -> T | None:
        """The thing with such an id, or None."""
        return self[id] if id in self._places else None

    def __contains__(self, id: object) -> bool:
        return id in self._places

    def _take(self, id: str) -> T:
        """Make a thing this table's own."""
        place = self._places[id]
        self._own[id] = own = self._kept[place].copy()
        if self._now is not None:
            self._now[place] = own
        self._taken(place, own)
        return own

    def _taken(self, place: int, own: T) -> None:
        """What is in sight at a place is another object from now on."""

    def _all_taken(self) -> None:
        """All that is in sight are other objects from now on."""

    def all_own(self) -> list[T]:
        """All of them, in order, to be written to or held."""
        own, now = self._own, self._now
        if now is not None and len(own) == len(self._kept):
            return now
        if len(own) < len(self._kept):
            if own:
                self._now = [own[thing.id] if thing.id in own else thing.copy() for thing in self._kept]
            else:
                self._now = [thing.copy() for thing in self._kept]
            self._own = {thing.id: thing for thing in self._now}
            self._all_taken()
        return self.in_sight()

    def in_sight(self) -> list[T]:
        """All of them, in order, to be looked at there and then: who holds one asks for it by its id."""
        if self._now is None:
            own = self._own
            self._now = [own.get(thing.id, thing) for thing in self._kept] if own else list(self._kept)
        return self._now

    def handed_out(self, found: list[T]) -> list[T]:
        """These things in sight as this table's own; where they are many, all are made its own, which is quicker."""
        if len(self._own) == len(self._kept):
            return found
        if len(found) > MANY:
            self.all_own()
        own = self._own
        return [own[thing.id] if thing.id in own else self._take(thing.id) for thing in found]


def restored(make: Callable[[Any], Any], printed: object, fields: Mapping[str, Any]) -> Any:
    """A thing as a pickle holds it: made of what is printed, and then filled."""
    thing = make(printed)
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing
