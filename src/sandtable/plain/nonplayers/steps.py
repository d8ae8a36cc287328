"""The steps of a procedure: each with its printed condition, its rule, and the spaces that go first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from sandtable.core.charts import Flow, Row, select, tell_candidates
from sandtable.core.messages import Message
from sandtable.core.questions import Ask
from sandtable.plain.nonplayers.chance import by_lot
from sandtable.plain.nonplayers.turn import Conversation, Procedure, Sitting
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import PASS


class Step(NamedTuple):
    """A step: its name (``step-<name>``), its rule, the spaces it is for, and which of them go first."""

    name: str
    rule: str
    fits: Callable[[State, Space], object]
    rows: tuple[Row[State, Space], ...] = ()


def spaces_of(t: Sitting, step: Step, among: Iterable[Space]) -> list[Space]:
    """The spaces that a step is for."""
    return [space for space in among if step.fits(t.s, space)]


def possible(t: Sitting, steps: Sequence[Step], among: Iterable[Space]) -> bool:
    """Whether any step has a space."""
    s = t.s
    return any(step.fits(s, space) for space in among for step in steps)


def next_of(t: Sitting, steps: Sequence[Step], among: Sequence[Space]) -> Ask[tuple[Step, Space] | None]:
    """The first step that has a space, and its space: narrowed by its rows, then by lot. None if no step has any."""
    for step in steps:
        fitting = spaces_of(t, step, among)
        if fitting:
            _tell_step(t, step, fitting)
            return step, (yield from select(t.g, step.rule, step.rows, fitting, by_lot))
        if step.name not in t.told:
            t.told.add(step.name)
            _tell_step(t, step, fitting)
    return None


def one_of(t: Sitting, step: Step, among: Sequence[Space]) -> Ask[Space | None]:
    """The space of one step, or None."""
    found = yield from next_of(t, (step,), among)
    return None if found is None else found[1]


def all_of(t: Sitting, step: Step, among: Iterable[Space]) -> list[Space]:
    """All the spaces of a step, in the order of the map."""
    fitting = spaces_of(t, step, among)
    _tell_step(t, step, fitting)
    return fitting


def _tell_step(t: Sitting, step: Step, fitting: Sequence[Space]) -> None:
    """Tell the spaces that a step is for, or that there are none."""
    if not t.g.tells:
        return
    named = Message(f"step-{step.name}")
    if fitting:
        tell_candidates(t.g, "why-step", step.rule, fitting, step=named)
    else:
        t.g.note("why-no-step", step.rule, why=True, step=named)


# -- which operation, and which special activity


class Operation(NamedTuple):
    """An operation as a procedure has it: whether it can be done now, and which one comes if it cannot."""

    rule: str
    can: Callable[[Sitting], bool]
    if_none: str


Operations = Mapping[str, Operation]
START: Final = "start"


def chosen_operation(t: Sitting, flow: Flow[State, str], operations: Operations) -> str:
    """The operation that the conditions choose or, if none of its steps can be done, the one named next; else pass."""
    name = flow.follow(t.g, t.faction, START)
    tried: list[str] = []
    while name != PASS and name not in tried:
        operation = operations[name]
        if operation.can(t):
            return name
        t.g.note("why-impossible", operation.rule, why=True, operation=name)
        tried.append(name)
        name = operation.if_none
    return PASS


def _always(t: Sitting) -> bool:
    return True


class Special(NamedTuple):
    """A special activity as a procedure has it: how it is carried out, and whether it is wanted where it is offered."""

    name: str
    carry_out: Conversation
    wanted: Callable[[Sitting], object] = _always


def special_after(t: Sitting, rule: str, *specials: Special) -> Procedure[None]:
    """After an operation, the first of these special activities that is offered and wanted; else none.

    One that is under way already goes on.
    """
    doing = t.action.doing
    for special in specials:
        if doing is not None and special.name == doing.name:
            yield from special.carry_out(t)
    if not t.asks(Purpose.SPECIAL_AFTER):
        return
    for special in specials:
        if t.offers(special.name) and special.wanted(t):
            yield from t.answer(Purpose.SPECIAL_AFTER, special.name)
            yield from special.carry_out(t)
            return
    t.g.note("why-no-special", rule, why=True)
    yield from t.done()
