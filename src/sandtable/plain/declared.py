"""What a text of an event may declare: a record for each verb, filled when ``data/deck.toml`` is read (5.1).

``effects`` carries them out and says what they would do. Whatever a record does not know, lacks or cannot take is
refused with its place: card, text, number of the effect and key.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Final, Literal, TypeVar, dataclass_transform

from sandtable.core.errors import BadRecord, quoted
from sandtable.core.records import Between, Lacking, OneOf, ReadBy, read
from sandtable.plain.changes import Change, read_changes
from sandtable.plain.naming import (
    EVERYWHERE,
    EXECUTING,
    ActionName,
    Decider,
    Faction,
    Level,
    Pieces,
    Text,
    Track,
    Where,
)
from sandtable.plain.terms import ANY_NUMBER, AVAILABLE, PIECE

Count = Annotated[int, Between(1, 99)]
"""How many, or how much."""

# -- what effects have in common


@dataclass(frozen=True, kw_only=True)
class Effect:
    """One thing that a text of an event does."""

    verb: ClassVar[str] = ""

    @property
    def courses(self) -> Sequence[Sequence[Effect]]:
        """The courses of effects of which it may set off one."""
        return ()


VERBS: Final[dict[str, type[Effect]]] = {}
"""The records by the word after ``do``."""
E = TypeVar("E", bound=Effect)


@dataclass_transform(frozen_default=True, kw_only_default=True)
def verb(name: str) -> Callable[[type[E]], type[E]]:
    """Make a class a record that is declared by this word."""

    def declared(kind: type[E]) -> type[E]:
        record = dataclass(frozen=True, kw_only=True)(kind)
        record.verb = name
        VERBS[name] = record
        return record

    return declared


def read_effect(table: object, path: str) -> Effect:
    """A declared effect."""
    if not isinstance(table, Mapping):
        raise BadRecord("no-mapping", key=path, value=quoted(table))
    if "do" not in table:
        raise BadRecord("missing-key", key=f"{path}.do")
    name = table["do"]
    if not isinstance(name, str) or name not in VERBS:
        raise BadRecord("no-such-value", key=f"{path}.do", value=quoted(name), values=list(VERBS))
    return read(VERBS[name], {key: value for key, value in table.items() if key != "do"}, path)


def read_effects(rows: object, path: str) -> tuple[Effect, ...]:
    """The effects of a text, in their order."""
    if not isinstance(rows, list):
        raise BadRecord("no-list", key=path, value=quoted(rows))
    return tuple(read_effect(row, f"{path}.{n}") for n, row in enumerate(rows, 1))


Effects = Annotated[tuple[Effect, ...], ReadBy(read_effects)]


@dataclass(frozen=True, kw_only=True)
class Decided(Effect):
    """An effect with choices in it."""

    by: Decider = EXECUTING
    """Who decides."""
    may: bool = False
    """Whether fewer will do, or none; else it is met as far as possible (5.1.3)."""


@dataclass(frozen=True, kw_only=True)
class InSpaces(Decided):
    """An effect on spaces: on all of them, or on so many that are chosen."""

    where: Where = EVERYWHERE
    spaces_max: Count | None = None


@dataclass(frozen=True, kw_only=True)
class OneByOne(InSpaces):
    """An effect that goes piece by piece: ``n`` in all, so many in a space, in so many spaces, so many of a piece."""

    pieces: Pieces
    n: Count
    per_space: Count | None = None
    max: Mapping[Annotated[str, OneOf(PIECE)], Annotated[int, Between(0, 99)]] = field(default_factory=dict)


# -- pieces


@verb("place")
class Place(OneByOne):
    """Place Available pieces (5.1.1b-c)."""


@verb("remove")
class Remove(OneByOne):
    """Remove pieces one by one; Available ones may go first, if that is said."""

    from_: tuple[Literal["available", "map"], ...] = ("map",)
    to: Literal["available", "casualties", "out_of_play"] = AVAILABLE
    state: Literal["underground", "active"] | None = None
    bases_last: bool = False
    """Bases go only where nobody guards them."""


@verb("remove_share")
class RemoveShare(InSpaces):
    """Remove a share of the pieces in each space: half, rounded up, or a third, at least one."""

    pieces: Pieces
    share: Literal["half", "third"]


@verb("replace")
class Replace(OneByOne):
    """Replace pieces by others, of which there is but one kind."""

    with_: Pieces


@verb("move")
class Move(Decided):
    """Move pieces between the map (onto spaces that fit), Available and out of play."""

    pieces: Pieces
    n: Count
    from_: tuple[Literal["map", "available", "out_of_play"], ...]
    to: tuple[Literal["map", "available", "kabul"], ...]
    where: Where = EVERYWHERE


@verb("flip")
class Flip(InSpaces):
    """Turn all Guerrillas of these kinds Underground or Active."""

    pieces: Pieces
    to: Literal["underground", "active"]


@verb("desert")
class Desert(InSpaces):
    """In some spaces, up to so many if it says so, an insurgent faction loses half its Guerrillas, rounded down."""


@verb("relieve")
class Relieve(Decided):
    """Up to so many pieces of a kind go to Available one by one, each leaving a piece of another kind behind."""

    pieces: Pieces
    with_: Pieces
    n: Count
    where: Where = EVERYWHERE


# -- levels and markers


@verb("shift")
class Shift(InSpaces):
    """Shift spaces toward Support or Opposition."""

    levels: Annotated[int, Between(1, 2)]
    toward: Literal["support", "opposition"]


@verb("set_level")
class SetLevel(InSpaces):
    """Set spaces to a level."""

    level: Level


@verb("mark")
class Mark(Decided):
    """Place a marker in each of so many spaces; in all where it does not say."""

    marker: Literal["terror", "sabotage", "plus1_pop"]
    n: Count | None = None
    where: Where = EVERYWHERE


@verb("unmark")
class Unmark(Decided):
    """Remove Terror or Sabotage markers: all, or so many Terror markers one by one."""

    marker: Literal["terror", "sabotage"]
    n: Count | Literal["all"]
    where: Where = EVERYWHERE


# -- tracks


@dataclass(frozen=True, kw_only=True)
class Amount(Effect):
    """So much: a number or a die, and so much for each of what is counted, but no more than ``max_total``."""

    n: Annotated[int, Between(0, 99)] | Literal["die"] = 0
    each: Annotated[int, Between(0, 99)] = 0
    per: Literal["space", "piece", "box", "marker", "aid", "picked"] | None = None
    """Spaces of ``where``, pieces ``counted`` there, Islamabad's box, markers on the map, Aid, spaces picked."""
    counted: Pieces = ()
    where: Where | None = None
    max_total: Count | None = None

    def __post_init__(self) -> None:
        if self.per is None:
            if not self.n:
                raise Lacking("n")
            if self.each:
                raise Lacking("per")
        elif not self.each:
            raise Lacking("each")
        if self.per == "piece" and not self.counted:
            raise Lacking("counted")
        if self.per in ("piece", "space") and self.where is None:
            raise Lacking("where")


@verb("gain")
class Gain(Amount):
    """A track goes up; ``picked`` is the Resources of the faction picked."""

    track: Track | Literal["picked"]


@verb("lose")
class Lose(Amount):
    """A track goes down."""

    track: Track | Literal["picked"]


@verb("transfer")
class Transfer(Amount):
    """Move from one track to another what the giver has."""

    from_: Track
    to: Track


@verb("islamabad")
class Islamabad(Effect):
    """Move the Islamabad marker, and turn it Hard if that is said (6.6.1f)."""

    boxes: Annotated[int, Between(1, 4)]
    toward: Literal["sponsorship", "hostility"]
    harden: bool = False


# -- choices and conditions


@verb("pick_spaces")
class PickSpaces(Decided):
    """Pick spaces for the effects that follow, which mean them by ``picked``."""

    n: Count
    where: Where = EVERYWHERE


@verb("pick_faction")
class PickFaction(Decided):
    """Pick a faction for the effects that follow, which mean it by ``picked`` and ``picked_...``."""

    from_: tuple[Literal["taliban", "warlords"], ...]


@verb("choose")
class Choose(Decided):
    """One of several courses, each called by the track or the free action with which it begins."""

    options: tuple[Effects, ...]

    @property
    def courses(self) -> Sequence[Sequence[Effect]]:
        """Those to choose from."""
        return self.options

    @property
    def names(self) -> list[str]:
        """What the courses are called; by their numbers, where one has no name or two have the same."""
        names = [_course(course) for course in self.options]
        if "" in names or len(set(names)) < len(names):
            return [f"course_{number}" for number in range(1, len(names) + 1)]
        return names

    def __post_init__(self) -> None:
        if not 2 <= len(self.options) <= COURSES or not all(self.options):
            raise Lacking("options")


COURSES: Final = 6
"""Among how many courses one may choose."""


def _course(course: Sequence[Effect]) -> str:
    first = course[0] if course else None
    if isinstance(first, Free):
        return first.action
    if isinstance(first, Gain) and first.track != "picked":
        return f"gain_{first.track}"
    return ""


@verb("if")
class OnlyIf(Effect):
    """Effects that take place if there are such spaces, or if a track stands so; others if not."""

    where: Where | None = None
    spaces: Count = 1
    """So many such spaces at least."""
    track: Track | Literal["islamabad"] | None = None
    """A track, or Islamabad's box: 0 Hostility, 4 Sponsorship."""
    at_least: Annotated[int, Between(0, 99)] = 0
    at_most: Annotated[int, Between(0, 99)] = 99
    then: Effects
    otherwise: Effects = ()

    def __post_init__(self) -> None:
        if (self.where is None) == (self.track is None):
            raise Lacking("where" if self.where is None else "track")

    @property
    def courses(self) -> Sequence[Sequence[Effect]]:
        """The one that comes then, and the other."""
        return (self.then, self.otherwise)


# -- free actions, eligibility, what lasts


@dataclass(frozen=True, kw_only=True)
class Terms(Effect):
    """What is otherwise in an action than by the rules, while it is executed too (``under_way.Action``)."""

    spaces_most: Annotated[int, Between(1, ANY_NUMBER)] = ANY_NUMBER
    stays: bool = False
    """No pieces move."""
    with_government: bool = False
    """Government cubes count without payment."""
    removes_most: Annotated[int, Between(1, ANY_NUMBER)] = ANY_NUMBER
    one_a_cube: bool = False
    """Each cube that counts removes a piece, Mountain or not."""
    any_state: bool = False
    """Underground Guerrillas may be removed too."""
    defiant: bool = False
    """What other events or Islamabad forbid is ignored (5.1.2)."""
    silent: bool = False
    """No own Guerrilla is activated."""
    beside_coalition: bool = False
    """Coalition pieces are no bar."""
    out_of_pakistan: bool = False
    ambush_only: bool = False


BY_THE_RULES: Final = Terms()


@verb("free")
class Free(Terms):
    """A faction executes an operation or a special activity that costs nothing, on these terms (5.1.1e, 5.5)."""

    faction: Faction
    action: ActionName
    where: Where | None = None
    """Where an operation or an Air Strike may take place; other special activities are where their rules say."""


@verb("stay_eligible")
class StayEligible(Effect):
    """The executing faction is Eligible on the next card (2.3.6)."""


@verb("ineligible")
class Ineligible(Effect):
    """A faction is Ineligible from now through the next card."""

    faction: Faction


@verb("lasting")
class Lasting(Effect):
    """A capability or Momentum takes effect, for the executing faction if its marker says so (5.3, 5.4).

    What it changes in the rules stands in ``changes``, each with its own words.
    """

    marks: Literal["executing"] | None = None
    changes: Annotated[tuple[Change, ...], ReadBy(read_changes)] = ()


@verb("flip_capability")
class FlipCapability(Decided):
    """Turn a capability to its other side."""

    from_: Text
    to: Text
