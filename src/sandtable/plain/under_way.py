"""What is under way, as data: an operation with its special activity, a free action, an event, and what it has done.

It lies in the state (``State.under_way``, ``State.event``), so that a step can begin between two spaces, and whoever
must know it (a question, a forecast, a Non-player, a search) reads it there. Spaces are named by their ids.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from sandtable.plain.cards import DECK, Card, Deck
from sandtable.plain.declared import BY_THE_RULES, Decided, Effect, PickSpaces, Terms
from sandtable.plain.naming import EXECUTING, Where
from sandtable.plain.terms import ANY_NUMBER

if TYPE_CHECKING:
    from sandtable.plain.space import Space
    from sandtable.plain.state import Board, State

OVER: Final = -1
"""The stage of an action that is executed to its end."""
Way = tuple[str, str, int]
"""From where pieces of a kind went, where to, and which kind."""


@dataclass(slots=True)
class Marching:
    """Who has Marched: Guerrillas that may not go on, groups that went, destinations that are paid (3.3.2)."""

    arrived: dict[str, int] = field(default_factory=dict)
    groups: set[tuple[str, str]] = field(default_factory=set)
    paid: set[str] = field(default_factory=set)

    def movable(self, space: Space, faction: str) -> int:
        """How many Guerrillas may still March from a space."""
        there = space.guerrillas(faction)
        return max(0, there - self.arrived.get(space.id, 0)) if self.arrived else there

    def copy(self) -> Marching:
        """An independent copy."""
        return Marching(self.arrived.copy(), self.groups.copy(), self.paid.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return Marching, (self.arrived, self.groups, self.paid)


@dataclass(slots=True)
class Doing:
    """A special activity while it is executed."""

    name: str
    spaces: list[str] = field(default_factory=list)
    """Those it was executed in, or among which it moves pieces."""
    gone: set[Way] = field(default_factory=set)
    """The ways by which it has moved pieces."""
    moves: bool = False
    """Whether its spaces are chosen, and pieces move now (4.2.1b)."""
    lifted: int = 0
    """Government Troops that have flown (4.2.2)."""
    drone: bool = False
    """Whether the drone was used (Predators, card 2)."""
    load: bool = False
    """Whether the second load was dropped (Reapers, card 3)."""
    resented: bool = False
    """Whether it struck in Pakistan (4.2.3c)."""
    before: Board | None = None
    """The table before it began, if its operation had no space yet: then it may turn out to be none (4.1a)."""

    def copy(self) -> Doing:
        """An independent copy."""
        new = Doing(*_all_of_doing(self))
        new.spaces = self.spaces[:]
        new.gone = self.gone.copy()
        return new

    def __reduce__(self) -> tuple[object, ...]:
        return Doing, _all_of_doing(self)


Group = tuple[str, str, int, int]
"""From where a group goes, where to, and how many Underground and Active; or which pieces, and how many."""


@dataclass(slots=True)
class Mind:
    """What a Non-player keeps in mind while it executes an action, from one space to the next (8.1.1a)."""

    told: set[str] = field(default_factory=set)
    """The steps of its procedure of which was told that they were skipped."""
    spaces: dict[str, list[str]] = field(default_factory=dict)
    """The spaces it has decided on or has done with, by what for."""
    counts: dict[str, int] = field(default_factory=dict)
    """How often it has done what, how much of it is left, or may still be spent."""
    groups: list[Group] = field(default_factory=list)
    """Who will go, one group after the other."""
    must: str = ""
    """What was asked when it took a space only because it must take one (5.5)."""

    def copy(self) -> Mind:
        """An independent copy."""
        spaces = {name: ids[:] for name, ids in self.spaces.items()}
        return Mind(self.told.copy(), spaces, self.counts.copy(), self.groups[:], self.must)

    def __reduce__(self) -> tuple[object, ...]:
        return Mind, (self.told, self.spaces, self.counts, self.groups, self.must)


@dataclass(slots=True)
class Phase:
    """How far a phase of a Propaganda round, or an open deployment, has come: its stage, and how far that is."""

    stage: int = 0
    at: int = 0
    moved: dict[str, int] = field(default_factory=dict)
    """How many pieces have come where, and stay there."""
    wanted: dict[str, int] = field(default_factory=dict)
    """How many Police a Non-player wants where (8.6.7)."""

    def next_stage(self) -> None:
        """This stage is over."""
        self.stage, self.at = self.stage + 1, 0
        self.moved.clear()
        self.wanted.clear()

    def copy(self) -> Phase:
        """An independent copy."""
        return Phase(self.stage, self.at, self.moved.copy(), self.wanted.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return Phase, (self.stage, self.at, self.moved, self.wanted)


@dataclass(slots=True)
class Action:
    """An operation with its special activity, or a free action that an event gives, while it is executed."""

    faction: str
    name: str
    limited: bool = False
    """A Limited Operation: one space and no special activity (2.3.5)."""
    free: bool = False
    """Costs nothing (3.1.2, 5.5)."""
    may_special: bool = False
    special: str | None = None
    """The special activity that goes with it, once chosen (4.1)."""
    vain: list[str] = field(default_factory=list)
    """Special activities that left it no space, and so were none (4.1a)."""
    selected: list[str] = field(default_factory=list)
    tolled: set[str] = field(default_factory=set)
    """The LoCs for which the Warlords have had their toll (3.2.3f)."""
    # how far it is
    stage: int = 0
    """0 while spaces are selected, then one after the other what ends it, at last ``OVER``."""
    at: int = 0
    """How far that stage is."""
    into: str | None = None
    """The space that was selected, while pieces come into it one after the other."""
    placed: int = 0
    """How many have come."""
    escorted: bool = False
    """Whether Government Troops are paid for that come along into it (3.2.3c)."""
    arrived: dict[tuple[str, int], int] = field(default_factory=dict)
    """How many of which cubes have moved where, and move no more (3.2.2b, 3.2.3b)."""
    marching: Marching = field(default_factory=Marching)
    then: str | None = None
    """What a Train has come to beside cubes (3.2.1c-e)."""
    bought: list[str] = field(default_factory=list)
    """Where it has bought Civic Action."""
    bombers: int = 0
    """In how many spaces suicide bombers went (card 33)."""
    doing: Doing | None = None
    """The special activity that is executed now."""
    # what an event says otherwise
    terms: Terms = BY_THE_RULES
    allowed: Collection[str] | None = None
    """The spaces it may be executed in, if not everywhere."""
    spaces_most: int = ANY_NUMBER
    """How many may be selected, by its terms and by what lasts."""
    ambushes: int = 0
    # what lasting events ask about afterwards
    removed_in: list[str] = field(default_factory=list)
    """Where Coalition Assaults and Air Strikes have removed insurgent pieces."""
    guerrillas_hit: bool = False
    """Whether Assaults have removed Taliban Guerrillas."""
    on_roads: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    """By LoC that moving cubes entered: where they are now, and which they are."""
    # who executes it without a player
    mind: Mind | None = None

    def may_select(self, space: Space) -> bool:
        """Whether a space may still be selected: each once, within what an event allows (3.1a)."""
        return (self.allowed is None or space.id in self.allowed) and space.id not in self.selected

    def selectable(self, spaces: Iterable[Space]) -> Iterable[Space]:
        """Those of these spaces that may still be selected."""
        allowed, selected = self.allowed, self.selected
        if allowed is None:
            return [space for space in spaces if space.id not in selected] if selected else spaces
        return [space for space in spaces if space.id in allowed and space.id not in selected]

    def arrive(self, space: Space, piece: int, count: int) -> None:
        """So many cubes have moved into a space, and move no more (3.2.2b, 3.2.3b)."""
        if count:
            self.arrived[space.id, piece] = self.arrived.get((space.id, piece), 0) + count

    @property
    def may_begin_special(self) -> bool:
        """Whether a special activity may still be chosen (4.1)."""
        return self.may_special and self.special is None

    @property
    def is_full(self) -> bool:
        """Whether no more spaces may be selected."""
        return len(self.selected) >= (1 if self.limited else self.spaces_most)

    def cost(self, price: int) -> int:
        """What something costs that is free in a free action."""
        return 0 if self.free else price

    def copy(self) -> Action:
        """An independent copy."""
        new = Action(*_all_of_action(self))
        new.vain = self.vain[:]
        new.selected = self.selected[:]
        new.tolled = self.tolled.copy()
        new.arrived = self.arrived.copy()
        new.bought = self.bought[:]
        new.marching = self.marching.copy()
        new.doing = None if self.doing is None else self.doing.copy()
        new.removed_in = self.removed_in[:]
        new.on_roads = {id: cubes[:] for id, cubes in self.on_roads.items()}
        new.mind = None if self.mind is None else self.mind.copy()
        return new

    def __reduce__(self) -> tuple[object, ...]:
        return Action, _all_of_action(self)


def under_way_for(s: State, faction: str, name: str) -> Action:
    """What a faction executes, with what it has done so far; an action of this name if nothing is under way for it."""
    action = s.under_way
    return action if action is not None and action.faction == faction else Action(faction, name)


# -- events

Path = tuple[int, ...]
"""Where an effect stands: its number in the text; in a course of another effect the path to that, and both numbers."""


@dataclass(slots=True)
class Picks:
    """What earlier effects of a text have picked: spaces and an insurgent faction."""

    spaces: list[str] = field(default_factory=list)
    faction: str | None = None

    def copy(self) -> Picks:
        """An independent copy."""
        return Picks(self.spaces[:], self.faction)

    def __reduce__(self) -> tuple[object, ...]:
        return Picks, (self.spaces, self.faction)


@dataclass(slots=True)
class Event:
    """An event while it is carried out: who does it, its text, what was picked, and what its effect has done so far."""

    executing: str
    number: int
    text: str = ""
    """The text that it uses; empty until one is chosen (5.2)."""
    path: Path = (0,)
    """Where the effect under way stands; of no length when the last one is carried out."""
    picks: Picks = field(default_factory=Picks)
    told: bool = False
    """Whether anything has happened of which the log tells (5.1.3)."""
    # what the effect under way has done
    began: bool = False
    """Whether what comes before its first piece is decided: in which spaces, or how many go from Available."""
    times: int = 0
    """How many pieces have come, gone or moved, or how often else it was carried out."""
    done: dict[str, int] = field(default_factory=dict)
    """How many of them where."""
    kinds: dict[int, int] = field(default_factory=dict)
    """How many of which."""
    chosen: list[str] = field(default_factory=list)
    """The spaces in which it is still to be carried out, one after the other."""
    plan: list[Way] | None = None
    """What a Non-player has planned to move."""
    wanted: dict[str, int] = field(default_factory=dict)
    """How many Police it wants where, while it plans that (8.6.7; Power Shuffle, card 52)."""
    deck: Deck = DECK
    """The deck of its card."""

    @property
    def card(self) -> Card:
        """Its card."""
        return self.deck[self.number]

    @property
    def rule(self) -> str:
        """What notes cite for it."""
        return f"card {self.number}"

    @property
    def effect(self) -> Effect:
        """The effect that is carried out now."""
        path = self.path
        return self.deck[self.number].texts[self.text][path[0]] if len(path) == 1 else self._course(path[:-1])[path[-1]]

    def _course(self, path: Path) -> Sequence[Effect]:
        """The text itself, or the course with that number of the effect with that path."""
        if not path:
            return self.card.texts[self.text]
        return self._course(path[:-2])[path[-2]].courses[path[-1]]

    @property
    def ahead(self) -> list[Effect]:
        """The effect under way and, where it picks spaces, those that will work there."""
        effects = self._course(self.path[:-1])[self.path[-1] :]
        later = effects[1:] if isinstance(effects[0], PickSpaces) else ()
        return [effects[0], *(each for each in later if _where_picked(each))]

    def seat(self, effect: Decided) -> str:
        """Who decides an effect."""
        return self.executing if effect.by == EXECUTING else effect.by

    # -- going on

    def follow(self, course: int) -> bool:
        """A course of the effect under way comes next; whether there is anything in it."""
        if not self.effect.courses[course]:
            return False
        self.path = (*self.path, course, 0)
        return True

    def use(self, space: str, piece: int | None = None) -> None:
        """Something was done in a space."""
        self.times += 1
        self.done[space] = self.done.get(space, 0) + 1
        if piece is not None:
            self.kinds[piece] = self.kinds.get(piece, 0) + 1

    def next_effect(self) -> None:
        """This effect is carried out: the next one comes or, after the last one of a course, what follows that."""
        path = self.path
        while path and path[-1] + 1 == len(self._course(path[:-1])):
            path = path[:-2]
        self.path = (*path[:-1], path[-1] + 1) if path else ()
        self.began, self.times, self.plan = False, 0, None
        self.done, self.kinds, self.chosen, self.wanted = {}, {}, [], {}

    def copy(self) -> Event:
        """An independent copy."""
        new = Event(*_all_of_event(self))
        new.picks = self.picks.copy()
        new.done = self.done.copy()
        new.kinds = self.kinds.copy()
        new.chosen = self.chosen[:]
        new.plan = None if self.plan is None else self.plan[:]
        new.wanted = self.wanted.copy()
        return new

    def __reduce__(self) -> tuple[object, ...]:
        return Event, _all_of_event(self)


def _where_picked(effect: Effect) -> bool:
    where: Where | None = getattr(effect, "where", None)
    return where is not None and where.picked


_all_of_doing: Final = attrgetter(*(each.name for each in fields(Doing)))
_all_of_action: Final = attrgetter(*(each.name for each in fields(Action)))
_all_of_event: Final = attrgetter(*(each.name for each in fields(Event)))
