"""The odd events: what the verbs of ``effects`` cannot declare, and what events forbid to free actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from sandtable.core.questions import Ask
from sandtable.plain import pieces
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
from sandtable.plain.under_way import Event

if TYPE_CHECKING:
    from sandtable.plain.effects.prospects import Prospect

SURGED: Final = 3  # card 70


def desertions(g: Play, event: Event) -> Ask[bool]:
    """Desertions & Defections, unshaded (61): in up to 3 Afghan spaces a faction loses half its Guerrillas."""
    executing, card = event.executing, event.card
    if not event.began:
        event.began = True
        spaces = g.s.where(lambda x: not x.is_pakistan and any(x.guerrillas(faction) > 1 for faction in INSURGENTS))
        if spaces:
            chosen = yield from g.choose_some(executing, Purpose.EVENT_SPACES, spaces, 0, 3, card=card)
            event.chosen = [space.id for space in chosen]
    elif event.chosen:
        space = g.s[event.chosen.pop(0)]
        losing = [faction for faction in INSURGENTS if space.guerrillas(faction) > 1]
        faction = yield from g.which_faction(executing, Purpose.EVENT_FACTION, losing, card=card)
        for _ in range(space.guerrillas(faction) // 2):
            kinds = [piece for piece in GUERRILLAS[faction] if space.count[piece]]
            piece = yield from g.which_piece(executing, Purpose.EVENT_PIECE, kinds, space=space)
            pieces.remove(g, space, piece, 1, event.rule)
    return bool(event.chosen)


def _would_desert(prospect: Prospect) -> None:
    there = prospect.there
    losing = [faction for faction in INSURGENTS if there.guerrillas(faction) > 1]
    if losing:
        faction = OWNER[prospect.first([piece for each in losing for piece in GUERRILLAS[each]], 0)]
        for taken in range(there.guerrillas(faction) // 2):
            prospect.go(prospect.first([piece for piece in GUERRILLAS[faction] if there.count[piece]], taken))


def contractor_surge(g: Play, event: Event) -> Ask[bool]:
    """Contractor Surge, unshaded (70): up to 3 Coalition Troops go to Available, each leaving a Police behind."""
    spaces = g.s.where(lambda x: x.count[COALITION_TROOPS])
    if not spaces:
        return False
    space = yield from g.choose_or_stop(COALITION, Purpose.EVENT_WHERE, spaces, card=event.card)
    if space is None:
        return False
    pieces.remove(g, space, COALITION_TROOPS, 1, event.rule)
    pieces.place(g, space, GOVERNMENT_POLICE, 1, event.rule)
    event.use(space.id)
    return event.times < SURGED


def _would_surge(prospect: Prospect) -> None:
    if prospect.there.count[COALITION_TROOPS]:
        prospect.go(COALITION_TROOPS)
        prospect.come(GOVERNMENT_POLICE, min(1, prospect.s.available[GOVERNMENT_POLICE]))


class OddEvent(NamedTuple):
    """What an odd event does, and what it would do in a space."""

    carry_out: Callable[[Play, Event], Ask[bool]]
    """The next piece of it; whether there may be more."""
    would: Callable[[Prospect], None]


ODD: Final[dict[str, OddEvent]] = {
    "desertions": OddEvent(desertions, _would_desert),
    "contractor_surge": OddEvent(contractor_surge, _would_surge),
}
