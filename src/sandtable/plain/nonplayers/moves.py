"""Which pieces a Non-player moves by an event, as its sheet says (8.4.1): by name in ``data/nonplayers.toml``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.core.questions import Ask, unasked
from sandtable.plain.nonplayers import propaganda
from sandtable.plain.nonplayers.surging import final_ahead, plan_surge
from sandtable.plain.nonplayers.turn import Sitting
from sandtable.plain.terms import AVAILABLE, COALITION_BASE, COALITION_TROOPS, COIN, GOVERNMENT_POLICE, OUT_OF_PLAY
from sandtable.plain.under_way import Way

Moves = list[Way]
"""One piece after the other: from where, where to, which."""


def _as_in_surge(t: Sitting, most: int) -> Ask[Moves | None]:
    """As in a Surge, within so many pieces (8.8.2; NATO, card 17)."""
    s = t.s
    controlled = [x for x in s.afghan() if x.control == COIN]
    if final_ahead(s):
        troops = [x for x in controlled if x.count[COALITION_TROOPS]]
        if not troops:
            return []
        origin = max(troops, key=lambda x: (x.count[COALITION_TROOPS], -x.pop))
        return [(origin.id, AVAILABLE, COALITION_TROOPS)] * min(most, origin.count[COALITION_TROOPS])
    bases, each = yield from plan_surge(t, controlled, most // 2, most)
    moves: Moves = [(AVAILABLE, x.id, COALITION_BASE) for x in bases]
    moves += [(AVAILABLE, id, COALITION_TROOPS) for id, count in each.items() for _ in range(count)]
    return moves[:most]


def _bases_back(t: Sitting, most: int) -> Ask[Moves | None]:
    """What is out of play becomes Available, Bases first (NATO Politics, card 41)."""
    bases, troops = t.s.out_of_play
    moves: Moves = [(OUT_OF_PLAY, AVAILABLE, COALITION_BASE)] * bases
    return unasked((moves + [(OUT_OF_PLAY, AVAILABLE, COALITION_TROOPS)] * troops)[:most])


def _as_in_redeploy(t: Sitting, most: int) -> Ask[Moves | None]:
    """Police as in Redeploy, one lot after the other (8.6.7; Power Shuffle, card 52)."""
    assert t.s.event is not None
    wanted = t.s.event.wanted
    if (yield from propaganda.draw_for_police(t, wanted)):
        return None
    planned = propaganda.police_moves(t.s, wanted)
    moves: Moves = [(giver, taker, GOVERNMENT_POLICE) for giver, taker, n in planned for _ in range(n)]
    return moves[:most]


MOVES: Final[Mapping[str, Callable[[Sitting, int], Ask[Moves | None]]]] = {
    "as_in_surge": _as_in_surge,
    "bases_back": _bases_back,
    "police_as_in_redeploy": _as_in_redeploy,
}
"""By the name in an instruction: the plan for at most so many pieces; None while there is more to draw."""
