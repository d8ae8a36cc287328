"""What a text of an event may declare: a record for each verb, filled when ``data/deck.toml`` is read (5.1).

``effects`` carries them out and says what they would do. Whatever a record does not know, lacks or cannot take is
refused with its place: card, text, number of the effect and key.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Final, Literal, TypeVar, dataclass_transform

from sandtable.core.errors import BadRecord, quoted
from sandtable.core.records import Lacking, OneOf, ReadBy, read
from sandtable.plain.map import AREAS
from sandtable.plain.terms import (
    ANY_NUMBER,
    AVAILABLE,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN_CUBES,
    FACTIONS,
    GOVERNMENT_BASE,
    GOVERNMENT_CUBES,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    GUERRILLAS,
    PIECE,
    PIECES_OF,
    TALIBAN,
    TALIBAN_BASE,
    TEXTS,
    WARLORD_BASE,
    WARLORDS,
)

# -- words

GROUPS: Final[Mapping[str, tuple[int, ...]]] = {
    "coalition_troops": (COALITION_TROOPS,),
    "coalition_base": (COALITION_BASE,),
    "government_troops": (GOVERNMENT_TROOPS,),
    "government_police": (GOVERNMENT_POLICE,),
    "government_base": (GOVERNMENT_BASE,),
    "taliban_guerrilla": GUERRILLAS[TALIBAN],
    "taliban_base": (TALIBAN_BASE,),
    "warlord_guerrilla": GUERRILLAS[WARLORDS],
    "warlord_base": (WARLORD_BASE,),
    "government_cube": GOVERNMENT_CUBES,
    "coin_cube": COIN_CUBES,
    "coin_base": (COALITION_BASE, GOVERNMENT_BASE),
    "guerrilla": (*GUERRILLAS[TALIBAN], *GUERRILLAS[WARLORDS]),
    "insurgent_base": (TALIBAN_BASE, WARLORD_BASE),
    "coalition_piece": PIECES_OF["coalition"],
    "government_piece": PIECES_OF["government"],
    "taliban_piece": PIECES_OF[TALIBAN],
    "warlord_piece": PIECES_OF[WARLORDS],
}
"""The pieces that a word means."""
PICKED: Final = ("picked_guerrilla", "picked_base", "picked_piece")
"""Those of the faction that an effect before has picked."""
EXECUTING: Final = "executing"
"""The faction that executes the event."""

Pieces = tuple[Annotated[str, OneOf((*GROUPS, *PICKED))], ...]
Faction = Annotated[str, OneOf(FACTIONS)]
Decider = Annotated[str, OneOf((EXECUTING, *FACTIONS))]
Track = Literal["aid", "patronage", "government", "taliban", "warlords"]
Text = Annotated[str, OneOf(TEXTS)]
Level = Literal["support", "neutral", "opposition"]
ActionName = Literal[
    "train", "patrol", "sweep", "assault", "rally", "march", "attack", "terror", "surge", "airlift", "air_strike",
    "govern", "transport", "eradicate", "extort", "infiltrate", "ambush", "cultivate", "traffic", "suborn",
]  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Where:
    """The spaces that an effect works on: those of which all holds that is said here."""

    any_of: tuple[Where, ...] = ()
    """One of these descriptions fits."""
    picked: bool = False
    """Those that an effect before has picked."""
    kind: tuple[Literal["province", "kabul", "loc", "pakistan"], ...] = ()
    in_: tuple[Annotated[str, OneOf(AREAS)], ...] = ()
    """These spaces, by name."""
    pashtun: bool | None = None
    terrain: Literal["mountain", "plains"] | None = None
    pop_min: int = 0
    control: tuple[Literal["coin", "taliban", "none"], ...] = ()
    level: tuple[Level, ...] = ()
    has: Pieces = ()
    """All of these are there."""
    has_any: Pieces = ()
    """One of these is there."""
    lacks: Pieces = ()
    """None of these is there."""
    unmarked: tuple[Literal["terror", "sabotage", "plus1_pop"], ...] = ()


EVERYWHERE: Final = Where()


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
    spaces_max: int | None = None


@dataclass(frozen=True, kw_only=True)
class OneByOne(InSpaces):
    """An effect that goes piece by piece: ``n`` in all, so many in a space, in so many spaces, so many of a piece."""

    pieces: Pieces
    n: int
    per_space: int | None = None
    max: Mapping[Annotated[str, OneOf(PIECE)], int] = field(default_factory=dict)


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
    n: int
    from_: tuple[Literal["map", "available", "out_of_play"], ...]
    to: tuple[Literal["map", "available", "kabul"], ...]
    where: Where = EVERYWHERE


@verb("flip")
class Flip(InSpaces):
    """Turn all Guerrillas of these kinds Underground or Active."""

    pieces: Pieces
    to: Literal["underground", "active"]


# -- levels and markers


@verb("shift")
class Shift(InSpaces):
    """Shift spaces toward Support or Opposition."""

    levels: int
    toward: Literal["support", "opposition"]


@verb("set_level")
class SetLevel(InSpaces):
    """Set spaces to a level."""

    level: Level


@verb("mark")
class Mark(Decided):
    """Place a marker in each of so many spaces; in all where it does not say."""

    marker: Literal["terror", "sabotage", "plus1_pop"]
    n: int | None = None
    where: Where = EVERYWHERE


@verb("unmark")
class Unmark(Decided):
    """Remove Terror or Sabotage markers: all, or so many Terror markers one by one."""

    marker: Literal["terror", "sabotage"]
    n: int | Literal["all"]
    where: Where = EVERYWHERE


# -- tracks


@dataclass(frozen=True, kw_only=True)
class Amount(Effect):
    """So much: a number or a die, and so much for each of what is counted, but no more than ``max_total``."""

    n: int | Literal["die"] = 0
    each: int = 0
    per: Literal["space", "piece", "box", "marker", "aid", "picked"] | None = None
    """Spaces of ``where``, pieces ``counted`` there, Islamabad's box, markers on the map, Aid, spaces picked."""
    counted: Pieces = ()
    where: Where | None = None
    max_total: int | None = None

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

    boxes: int
    toward: Literal["sponsorship", "hostility"]
    harden: bool = False


# -- choices and conditions


@verb("pick_spaces")
class PickSpaces(Decided):
    """Pick spaces for the effects that follow, which mean them by ``picked``."""

    n: int
    where: Where = EVERYWHERE


@verb("pick_faction")
class PickFaction(Decided):
    """Pick a faction for the effects that follow, which mean it by ``picked`` and ``picked_...``."""

    from_: tuple[Faction, ...]


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
        """What the courses are called."""
        return [_course(course) for course in self.options]


def _course(course: Sequence[Effect]) -> str:
    first = course[0]
    if isinstance(first, Free):
        return first.action
    assert isinstance(first, Gain), first
    return f"gain_{first.track}"


@verb("if")
class OnlyIf(Effect):
    """Effects that take place if there is any such space."""

    where: Where
    then: Effects

    @property
    def courses(self) -> Sequence[Sequence[Effect]]:
        """The one that comes then."""
        return (self.then,)


# -- free actions, eligibility, what lasts


@dataclass(frozen=True, kw_only=True)
class Terms(Effect):
    """What is otherwise in an action than by the rules, while it is executed too (``under_way.Action``)."""

    spaces_most: int = ANY_NUMBER
    stays: bool = False
    """No pieces move."""
    with_government: bool = False
    """Government cubes count without payment."""
    removes_most: int = ANY_NUMBER
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


@verb("stay_eligible")
class StayEligible(Effect):
    """The executing faction is Eligible on the next card (2.3.6)."""


@verb("ineligible")
class Ineligible(Effect):
    """A faction is Ineligible from now through the next card."""

    faction: Faction


@verb("lasting")
class Lasting(Effect):
    """A capability or Momentum takes effect, for the executing faction if its marker says so (5.3, 5.4)."""

    marks: Literal["executing"] | None = None


@verb("flip_capability")
class FlipCapability(Decided):
    """Turn a capability to its other side."""

    from_: Text
    to: Text


@verb("odd")
class Odd(Effect):
    """What cannot be declared, and is written in ``events``."""

    name: Literal["desertions", "contractor_surge"]
