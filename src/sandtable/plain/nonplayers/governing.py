"""Govern of the Government without a player, in both printings (8.6.2d)."""

from __future__ import annotations

from typing import Final

from sandtable.plain.activities.government import takes_patronage
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import GOVERN, GOVERNMENT, PATRONAGE_MOST
from sandtable.plain.under_way import Action

_GOVERN: Final = Action(GOVERNMENT, GOVERN)


def adds_patronage(s: State, space: Space) -> bool:
    """Whether Govern could add Patronage in a space now (8.6.2d)."""
    return takes_patronage(_GOVERN, space) and s.aid > 0 and s.patronage < PATRONAGE_MOST
