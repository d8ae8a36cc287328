"""What a Rally without a player does in a space, in both printings (8.5.1, 8.7.2)."""

from __future__ import annotations

from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.purposes import Purpose


def hide(t: Sitting) -> Procedure[None]:
    """Its Guerrillas go Underground."""
    yield from t.answer(Purpose.RALLY_HOW, "rally_hide")


def build(t: Sitting) -> Procedure[None]:
    """A Base for Guerrillas, Active ones first (8.1.2c)."""
    yield from t.answer(Purpose.RALLY_HOW, "rally_base")
    yield from t.most_of(Purpose.RALLY_REPLACED)


def place(t: Sitting) -> Procedure[None]:
    """As many Guerrillas as can be; where none can, they go Underground."""
    if t.offers("rally_mass"):
        yield from t.answer(Purpose.RALLY_HOW, "rally_mass")
        yield from t.most_of(Purpose.RALLY_HOW_MANY)
    elif t.offers("rally_place"):
        yield from t.answer(Purpose.RALLY_HOW, "rally_place")
    else:
        yield from hide(t)
