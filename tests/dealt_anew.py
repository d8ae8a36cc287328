"""Worlds dealt anew: all that a seat is sent must be the same, whatever it is that the seat cannot know.

A play is looked at step by step. The state with which a step begins is dealt anew for a seat, and both worlds go on
with the same answers, dice and draws. At each question both are written down as the server would send them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from typing import Any

from sandtable import Table
from sandtable.core.agents import HUMAN
from sandtable.core.chance import Draw, Reveal, Roll, SeededChance
from sandtable.core.errors import SandtableError
from sandtable.core.journal import DICE, DRAW, Checkpoint, Entry, Log
from sandtable.core.questions import Request
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HIDDEN, SIDES
from sandtable.web.frames import About, Snapshot, frame
from tests.comparing import counted

ABOUT = About(
    table="t", name=None, options={}, terms=(), tutorial=None, people={}, names={}, presence={}, commitment="",
    seed=None, thinking=None, wishes={}, keep_days=0,
)  # fmt: skip
WRONG: Sequence[Callable[[Table, str], object]] = (
    lambda table, seat: table.answer("no such thing", seat=seat),
    lambda table, seat: table.answer(*["twice"] * 99, seat=seat),
    lambda table, seat: table.adjust({"hands": {"us": [1, 1]}, "deception": {}, "draw": []}, by=seat),
)
"""What a seat may try, and is refused."""
CARD = re.compile(r"card-(\d+)")


class Parted(Exception):
    """The worlds have gone apart: somebody has no such answer here, or chance is asked for something else."""


class Leak(Parted):
    """Two worlds that a seat could not tell apart have become different to it."""


class Followed(Table):
    """A table whose answers, dice and draws are those of another play, as far as that can be."""

    played: Sequence[Entry]
    revealed: bool
    shown: Set[Any]
    """What the seat is going to be shown, and is drawn for nobody else."""

    def _by_chance(self, request: Roll | Draw) -> Any:
        entry = self.played[self.ply] if self.ply < len(self.played) else None
        if entry is None or entry.who != (DICE if isinstance(request, Roll) else DRAW):
            raise Leak(f"{request.purpose} is left to chance, where there was {entry}")
        if isinstance(request, Roll):
            return entry.value
        try:
            return request.drawn(entry.value)
        except LookupError:  # it goes where the seat cannot see it
            unseen = [each for each in request.among if each not in self.shown]
            if not unseen:
                raise Parted(f"no such draw for {request.purpose}") from None
            return unseen[0]

    def _recorded(self, request: Request | None, reply: Any) -> Any:
        self.revealed = self.revealed or isinstance(request, Reveal)
        return super()._recorded(request, reply)

    @classmethod
    def of(cls, table: Table, step: Checkpoint, state: Any, shown: Set[Any] = frozenset()) -> Followed:
        """The beginning of a step in some state, with an empty log, that has yet to be resumed."""
        world: Any = cls._twin(table, replace(step, state=state, notes=0, mark=None))
        world.__class__ = cls
        world._notes, world.played, world.revealed, world.shown = Log(), table.journal, False, shown
        followed: Followed = world
        return followed

    def begin(self) -> None:
        """Go on to the first question."""
        self._replay([], restart=False)


@dataclass(frozen=True)
class Rest:
    """A moment at which a world waits for somebody, or is over."""

    state: Any
    told: dict[str, Any]
    """What the seat is sent."""
    revealed: bool
    """Whether something hidden has been shown by now."""


Sending = Callable[[Table, str | None], dict[str, Any]]
"""What a seat is sent at a table, one moment after the other."""


def rests(world: Followed, seat: str | None, until: int, send: Sending) -> Iterator[Rest]:
    """Play a world on as the play it follows, from its first question to a ply."""
    begun = world.ply
    world.begin()
    while True:
        told = send(world, seat) | {"answered": [entry.who for entry in world.journal[begun:]]}
        yield Rest(world.state.copy(), told, world.revealed)
        if world.question is None or world.ply >= until:
            return
        answer = world.played[world.ply].value
        try:
            world.question.check(answer)
        except SandtableError as refused:
            raise Parted(f"no such answer to {world.question.purpose}") from refused
        world.answer(*answer)


def sent(table: Table, seat: str | None) -> dict[str, Any]:
    """All that the server would send to a seat now, and how it refuses what the seat may not do."""
    people = [name for name, who in table.setup.seats.items() if who == HUMAN]
    seats = () if seat is None else (seat,)
    snapshot = Snapshot.of(table, 0, people)
    snapshot.look_ahead()
    told: dict[str, Any] = json.loads(frame(snapshot, ABOUT, seats)[0])
    refused = [refusal(table, seat, attempt) for attempt in WRONG] if seat in people else []
    return told | {"refused": refused}


def refusal(table: Table, seat: str, attempt: Callable[[Table, str], object]) -> str:
    """How something is refused to a seat."""
    try:
        attempt(table, seat)
    except SandtableError as refused:
        return f"{type(refused).__name__}: {refused}"
    raise AssertionError(f"{seat} may do this at ply {table.ply}")


def to_browsers() -> Sending:
    """All that the server would send."""
    return sent


def compared(
    table: Table, number: int, seat: str | None, deal: int = 0, sending: Callable[[], Sending] = to_browsers
) -> int:
    """Play a step of a play again, and beside it the same step with what a seat cannot know dealt anew.

    How many times both were the same to the seat, until something was revealed or somebody could not answer the same.
    """
    steps = table.steps
    step, following = steps[number], steps[number + 1 : number + 2]
    until = following[0].ply if following else table.ply
    truth = Followed.of(table, step, step.state)
    were = list(rests(truth, seat, until, sending()))
    dealt = table.game.redealt(step.state, seat, counted(SeededChance(f"{seat}/{deal}", "dealt anew"), number))
    shown: set[int] = set()
    if isinstance(dealt, State):
        meanwhile = [each.state for each in steps[number:] if each.ply <= truth.ply]
        shown = shown_to(seat, [*meanwhile, *(rest.state for rest in were)]) | cards_in(were[-1].told["notes"])
        keep_cards(step.state, dealt, shown)
        if deal % 2:
            keep_plots(step.state, dealt)
    twin = Followed.of(table, step, dealt, shown)
    same = 0
    following_rests = rests(twin, seat, until, sending())
    for was in were:
        try:
            now = next(following_rests)
            if now.told != was.told:
                raise Leak(f"{seat} at ply {step.ply} + {len(was.told['answered'])}: {difference(was.told, now.told)}")
        except Parted as parted:
            if not isinstance(parted, Leak) or was.revealed or twin.revealed:
                return same
            raise
        same += 1
    return same


def difference(one: Any, two: Any, path: str = "") -> str:
    """The first difference between two documents."""
    if isinstance(one, dict) and isinstance(two, dict):
        key = next(key for key in {**one, **two} if one.get(key) != two.get(key))
        return difference(one.get(key), two.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        place = next(place for place in range(len(one)) if one[place] != two[place])
        return difference(one[place], two[place], f"{path}.{place}")
    return f"{path}: {one} or {two}"


# -- what a step of Labyrinth is going to show stays where it is


def piles(s: State) -> list[list[int]]:
    """All that may lie face down."""
    return [*(s.hands[side] for side in SIDES), s.stacked, s.deck, s.leftover]


def shown_to(seat: str | None, states: Sequence[State]) -> set[int]:
    """The cards that a seat has seen in one of these states."""
    shown: set[int] = set()
    for s in states:
        mine = s.hands[seat] if seat is not None and not s.has_pile(seat) else []
        known = s.known[seat] if seat is not None else ()
        shown |= {*s.rules.deck} - {number for pile in piles(s) for number in pile} | {*mine, *known}
    return shown


def cards_in(document: Any) -> set[int]:
    """The cards that are named."""
    return {int(number) for number in CARD.findall(json.dumps(document))}


def keep_cards(s: State, dealt: State, shown: set[int]) -> None:
    """Put these cards back where they are; what was dealt there takes their place."""
    for pile, new in zip(piles(s), piles(dealt), strict=True):
        for place, number in enumerate(pile):
            if number in shown and number != HIDDEN:
                other = next(each for each in piles(dealt) if number in each)
                other[other.index(number)], new[place] = new[place], number


def keep_plots(s: State, dealt: State) -> None:
    """Let all plots be what they are."""
    for country in s.with_plots():
        dealt[country.id].plots = country.plots
        dealt.changed(dealt[country.id])
    dealt.available_plots = s.available_plots[:]
