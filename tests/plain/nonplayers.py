"""Non-players on small positions, and what became of them.

Play: ``book_plays`` and ``chart_plays`` (the turn of a faction by either method), ``book_in_phase`` (a phase of a
Propaganda round), ``next_step`` (whatever comes next). Look: what ``Done`` says. For single steps: ``left_by``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sandtable.core.chance import Draw, Roll
from sandtable.core.game import Setup
from sandtable.core.messages import Note
from sandtable.core.playout import InOrder
from sandtable.core.questions import Ask, Question, Request
from sandtable.plain.nonplayers.steps import Step
from sandtable.plain.scenarios import POSITION_PIECES
from sandtable.plain.state import State
from sandtable.plain.terms import FACTIONS
from tests.plain.scene import PLAIN, Spaces, document, moment
from tests.playing import carried_out


@dataclass
class Done:
    """What there is after a Non-player's step, and what the log said of it."""

    s: State
    notes: list[Note]

    def at(self, id: str) -> dict[str, int]:
        """What lies in a space, by the keys of a position."""
        here = self.s[id]
        return {key: here.count[piece] for key, piece in POSITION_PIECES.items() if here.count[piece]}

    def said(self, id: str) -> list[dict[str, Any]]:
        """The arguments of every note of a kind."""
        return [dict(note.message.args) for note in self.notes if note.message.id == f"note-{id}"]

    @property
    def operation(self) -> str | None:
        """The operation that was executed first."""
        told = self.said("operation")
        return str(told[0]["operation"]) if told else None

    @property
    def activity(self) -> str | None:
        """The special activity that went with it."""
        told = self.said("activity")
        return str(told[0]["activity"]) if told else None

    @property
    def selected(self) -> list[str]:
        """The spaces of the operation, in their order."""
        return [_id(args["space"]) for args in self.said("selects")]

    def steps(self) -> list[str]:
        """The steps that found spaces, in their order."""
        return [args["step"].id.removeprefix("step-") for args in self.said("why-step")]

    def lines(self) -> list[str]:
        """The lines of its chart that found spaces, in their order."""
        return [step.split("_", 2)[2] if step.startswith("chart_") else step for step in self.steps()]

    def rows(self, step: str) -> list[tuple[str, list[str]]]:
        """The rows that made a difference whenever a step was taken, each with the spaces it left."""
        found: list[tuple[str, list[str]]] = []
        at = ""
        for note in self.notes:
            id, args = note.message.id, dict[str, Any](note.message.args)
            if id == "note-why-step":
                at = args["step"].id.removeprefix("step-")
            elif id == "note-why-priority" and at == step:
                found.append((args["priority"].id.removeprefix("priority-"), [_id(space) for space in args["spaces"]]))
        return found

    def boxes(self) -> dict[str, bool]:
        """The boxes of the flow that were answered, and how."""
        answers = [(args["question"].id, True) for args in self.said("why-yes")]
        answers += [(args["question"].id, False) for args in self.said("why-no")]
        return {id.rpartition("-")[2]: answer for id, answer in answers if id.startswith("box-chart_")}

    @property
    def moved(self) -> list[tuple[str, int]]:
        """The spaces that pieces moved into, in their order, and how many of them."""
        return [(_id(args["space"]), int(args["count"])) for args in self.said("moved")]

    def moved_into(self, id: str) -> dict[str, int]:
        """What moved into a space, by piece."""
        found: dict[str, int] = {}
        for args in self.said("moved"):
            if _id(args["space"]) == id:
                found[args["piece"]] = found.get(args["piece"], 0) + args["count"]
        return found

    def resources(self, faction: str) -> int:
        """The Resources of a faction."""
        return self.s.resources[faction]


Made = Callable[[State], Step]
"""A step that is made for a position."""


def left_by(
    step: Step | Made, spaces: Spaces, players: Iterable[str] = (), around: Spaces | None = None, **keys: Any
) -> list[str]:
    """The spaces that the rows of a step leave of those given, all of which fit; more may lie around them."""
    nonplayers = [each for each in FACTIONS if each not in players]
    state = moment({**spaces, **(around or {})}, seats(nonplayers, "chart"), **keys)
    step = step if isinstance(step, Step) else step(state)
    left = [state[id] for id in spaces]
    assert all(step.fits(state, space) for space in left)
    for row in step.rows:
        left = list(row.narrowed(state, left))
    return [space.id for space in left]


def both(row: dict[str, Any], *ids: str) -> dict[str, dict[str, Any]]:
    """The same in several spaces."""
    return {id: dict(row) for id in ids}


def check_first(
    step: Step | Made, spaces: Spaces, players: Iterable[str] = (), around: Spaces | None = None, **keys: Any
) -> None:
    """See that the first of these spaces goes first, in whatever order they come."""
    wanted = next(iter(spaces))
    assert left_by(step, spaces, players, around, **keys) == [wanted]
    assert left_by(step, dict(reversed(list(spaces.items()))), players, around, **keys) == [wanted]


def _id(space: Any) -> str:
    return str(space.id).removeprefix("space-")


def seats(nonplayers: Iterable[str], opponent: str = "book") -> dict[str, str]:
    """The book, or another opponent, on these seats, people on the others."""
    return {faction: opponent if faction in nonplayers else "human" for faction in FACTIONS}


def book_plays(
    faction: str,
    spaces: Spaces | None = None,
    *,
    others: Iterable[str] = (),
    dice: Sequence[int] | None = None,
    seed: int = 1,
    opponent: str = "book",
    **keys: Any,
) -> Done:
    """The turn of a Non-player that alone is eligible; the event (67) would change nothing, unless another is given."""
    keys.setdefault("eligible", [faction])
    return next_step(document(spaces, **keys), {faction, *others}, dice, seed, opponent)


def chart_plays(faction: str, spaces: Spaces | None = None, *, players: Iterable[str] = (), **keys: Any) -> Done:
    """The turn of a faction by its flow chart, with these players and charts for the others."""
    others = [each for each in FACTIONS if each not in players]
    return book_plays(faction, spaces, others=others, opponent="chart", **keys)


LAST_CAMPAIGN: dict[str, Any] = {"propaganda_done": 4, "piles": [{"events": 1, "propaganda": True}]}
"""No other Propaganda round but the final one is to come."""
FIND_FIX: dict[str, Any] = {"card": 25, "capabilities": {"find_fix_finish": "unshaded"}}
"""Find Fix Finish in effect, with a card that would change nothing (67 would)."""


def book_in_phase(
    name: str,
    spaces: Spaces | None = None,
    *,
    nonplayers: Iterable[str],
    dice: Sequence[int] | None = None,
    **keys: Any,
) -> Done:
    """A phase of a Propaganda round that is not the last one; people do as little as they can."""
    return next_step(document(spaces, **{"card": "propaganda", "phase": name, "next": 12, **keys}), nonplayers, dice, 1)


def next_step(
    position: dict[str, Any],
    nonplayers: Iterable[str],
    dice: Sequence[int] | None,
    seed: int,
    opponent: str = "book",
) -> Done:
    """Carry out the step that comes next, and all of what it begins, with scripted dice or others."""
    state: State = PLAIN.read_position(position, Setup("plain", seats(nonplayers, opponent)))
    done = Done(state, [])
    below, left = chance(seed), list(dice) if dice else None
    run(PLAIN.step(state, done.notes.append), below, left)
    while state.event is not None or state.under_way is not None or state.phase is not None:
        run(PLAIN.step(state, done.notes.append), below, left)
    return done


def chance(seed: int) -> Callable[[int], int]:
    """Random numbers from 0 up to, but not including, a bound."""
    drawn = InOrder(str(seed))
    return drawn.below


def run(rules: Ask[None] | None, below: Callable[[int], int], dice: list[int] | None = None) -> None:
    """Carry rules out; people stop where they may, and else take the first option."""
    assert rules is not None

    def reply(request: Request) -> Any:
        if isinstance(request, Roll):
            return dice.pop(0) if dice else below(6) + 1
        if isinstance(request, Draw):
            return request.among[below(len(request.among))]
        if isinstance(request, Question):
            return ("done",) if "done" in request.keys else tuple(request.keys[: max(1, request.at_least)])
        return None

    carried_out(rules, reply)
