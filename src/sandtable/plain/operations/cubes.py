"""What the operations with cubes share: who may still move, what moving meets, who is activated (3.2.2, 3.2.3)."""

from __future__ import annotations

from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain import lasting, pieces, tracks
from sandtable.plain.changes import NoToll
from sandtable.plain.play import DONE, Play, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import GOVERNMENT, INSURGENTS, UNDERGROUND, WARLORDS
from sandtable.plain.under_way import Action

TOLL: Final = 1  # 3.2.3f, 4.3.2


def may_move(action: Action, space: Space, piece: int) -> int:
    """How many cubes of a kind in a space have not moved yet."""
    return space.count[piece] - action.arrived.get((space.id, piece), 0)


def activate(g: Play, action: Action, space: Space, cubes: int, rule: str) -> Ask[None]:
    """Activate a Guerrilla for each cube; the faction may spare another, but not in part (3.1b, 1.4.1d)."""
    left = cubes
    while left > 0:
        whose = [faction for faction in INSURGENTS if space.count[UNDERGROUND[faction]]]
        if not whose:
            return
        options = [word_option(f"activate_{faction}") for faction in whose]
        key = yield from g.pick(
            action.faction, Purpose.ACTIVATE_WHOSE, [*options, word_option(DONE)], space=space, count=left
        )
        if key == DONE:
            return
        left -= pieces.activate(g, space, key.removeprefix("activate_"), left, rule)


def toll(s: State, space: Space) -> int:
    """What the Warlords take of the Government that enters a space: 1 Resource at Guerrillas (Local Truce, card 59)."""
    return TOLL if space.any_guerrillas and not s.in_force(NoToll) else 0


def pay_toll(g: Play, space: Space, rule: str) -> None:
    """The Government pays the toll of a space as far as it has Resources."""
    tracks.transfer(g, GOVERNMENT, WARLORDS, toll(g.s, space), rule)


def roadside(g: Play, action: Action) -> Ask[bool]:
    """What waits beside the road (Roadside IEDs, card 23)."""
    yield from lasting.roadside_ieds(g, action)
    return False
