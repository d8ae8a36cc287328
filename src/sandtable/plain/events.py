"""The odd events: what the verbs of ``effects`` cannot declare, and what events forbid to free actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from sandtable.core.questions import Ask
from sandtable.plain import pieces
from sandtable.plain.cards import DECK
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.terms import (
    COALITION,
    COALITION_TROOPS,
    GOVERNMENT_POLICE,
    GUERRILLAS,
    INSURGENTS,
    OWNER,
)

if TYPE_CHECKING:
    from sandtable.plain.effects.prospects import Prospect


def desertions(g: Play, executing: str, rule: str, number: int) -> Ask[None]:
    """Desertions & Defections, unshaded (61): in up to 3 Afghan spaces a faction loses half its Guerrillas."""
    spaces = g.s.where(lambda x: not x.is_pakistan and any(x.guerrillas(faction) > 1 for faction in INSURGENTS))
    if not spaces:
        return
    chosen = yield from g.choose_some(executing, Purpose.EVENT_SPACES, spaces, 0, 3, card=DECK[number])
    for space in chosen:
        losing = [faction for faction in INSURGENTS if space.guerrillas(faction) > 1]
        faction = yield from g.which_faction(executing, Purpose.EVENT_FACTION, losing, card=DECK[number])
        for _ in range(space.guerrillas(faction) // 2):
            kinds = [piece for piece in GUERRILLAS[faction] if space.count[piece]]
            piece = yield from g.which_piece(executing, Purpose.EVENT_PIECE, kinds, space=space)
            pieces.remove(g, space, piece, 1, rule)


def _would_desert(prospect: Prospect) -> None:
    there = prospect.there
    losing = [faction for faction in INSURGENTS if there.guerrillas(faction) > 1]
    if losing:
        faction = OWNER[prospect.first([piece for each in losing for piece in GUERRILLAS[each]], 0)]
        for taken in range(there.guerrillas(faction) // 2):
            prospect.go(prospect.first([piece for piece in GUERRILLAS[faction] if there.count[piece]], taken))


def contractor_surge(g: Play, executing: str, rule: str, number: int) -> Ask[None]:
    """Contractor Surge, unshaded (70): up to 3 Coalition Troops go to Available, each leaving a Police behind."""
    for _ in range(3):
        spaces = g.s.where(lambda x: x.count[COALITION_TROOPS])
        space = (
            (yield from g.choose_or_stop(COALITION, Purpose.EVENT_WHERE, spaces, card=DECK[number])) if spaces else None
        )
        if space is None:
            return
        pieces.remove(g, space, COALITION_TROOPS, 1, rule)
        pieces.place(g, space, GOVERNMENT_POLICE, 1, rule)


def _would_surge(prospect: Prospect) -> None:
    if prospect.there.count[COALITION_TROOPS]:
        prospect.go(COALITION_TROOPS)
        prospect.come(GOVERNMENT_POLICE, min(1, prospect.s.available[GOVERNMENT_POLICE]))


class OddEvent(NamedTuple):
    """What an odd event does, and what it would do in a space."""

    carry_out: Callable[[Play, str, str, int], Ask[None]]
    would: Callable[[Prospect], None]


ODD: Final[dict[str, OddEvent]] = {
    "desertions": OddEvent(desertions, _would_desert),
    "contractor_surge": OddEvent(contractor_surge, _would_surge),
}
