"""What Sweep and Patrol without a player have in common, in both printings (8.6.3, 8.6.4, 8.8.3)."""

from __future__ import annotations

from sandtable.plain.nonplayers.chance import by_lot
from sandtable.plain.nonplayers.turn import Conversation, Procedure, Sitting
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space


def come_from(t: Sitting, origin: Space, count: int) -> Procedure[None]:
    """So many Troops come into the space that is swept, by a road without Guerrillas if there is one."""
    yield from t.answer(Purpose.SWEEP_FROM, origin)
    if t.asks(Purpose.SWEEP_VIA):
        quiet = [x for x in t.offered if not x.any_guerrillas]
        yield from t.answer(Purpose.SWEEP_VIA, (yield from by_lot(t.g, quiet or t.offered)))
    yield from t.number(Purpose.SWEEP_HOW_MANY, count)


def then_activate(t: Sitting, where: Purpose, activate: Conversation) -> Procedure[None]:
    """No more spaces are taken; then Guerrillas are activated, as long as it is asked whose."""
    yield from t.done_after(where)
    while t.asks(Purpose.ACTIVATE_WHOSE):
        yield from activate(t)


def end(t: Sitting, activate: Conversation, special: Conversation) -> Procedure[None]:
    """How every Sweep ends: it has its spaces, Guerrillas are activated there, and a special activity follows."""
    yield from then_activate(t, Purpose.SWEEP_WHERE, activate)
    yield from special(t)
