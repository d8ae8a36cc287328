"""The verbs that remove and replace pieces (5.1.1b)."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.questions import Ask
from sandtable.plain import pieces
from sandtable.plain.declared import OneByOne, Remove, RemoveShare, Replace
from sandtable.plain.effects.event import Bounds, Event, spaces_of, verb
from sandtable.plain.effects.placing import one_by_one
from sandtable.plain.effects.prospects import Prospect
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.selecting import in_state, in_stock, pieces_named
from sandtable.plain.state import Space
from sandtable.plain.terms import AVAILABLE, BASES, COIN_CUBES, GUERRILLAS, OWNER, STOCK

# -- remove


@verb(Remove)
def remove(g: Play, event: Event, effect: Remove) -> Ask[None]:
    """Remove pieces, to Available unless the effect says otherwise."""
    bounds = Bounds(effect)
    wanted = in_state(pieces_named(effect.pieces, event.picks), effect.state)
    if AVAILABLE in effect.from_:
        yield from _from_available(g, event, effect, bounds, wanted)
    while found := (
        yield from one_by_one(g, event, effect, bounds, lambda x: _removable(x, wanted, effect.bases_last))
    ):
        space, piece = found
        pieces.remove(g, space, piece, 1, event.rule, effect.to)
        bounds.use(space, piece)


def _removable(space: Space, wanted: Sequence[int], bases_last: bool) -> list[int]:
    """The pieces of a space among those wanted; Bases only where nobody guards them, if the effect says so."""
    there = [piece for piece in wanted if space.count[piece]]
    if not bases_last:
        return there
    return [piece for piece in there if piece not in BASES or not _guarded(space, OWNER[piece])]


def _guarded(space: Space, faction: str) -> bool:
    guards = GUERRILLAS.get(faction, COIN_CUBES)
    return any(space.count[piece] for piece in guards)


def _from_available(g: Play, event: Event, effect: Remove, bounds: Bounds, wanted: Sequence[int]) -> Ask[None]:
    """Available pieces may go first; what is left comes from the map."""
    piece = wanted[0]
    on_map = sum(space.count[piece] for space in spaces_of(g, event, effect.where))
    most = min(bounds.left, g.s.available[piece])
    least = min(most, max(0, bounds.left - on_map))
    if most:
        count = yield from g.how_many(event.seat(effect), Purpose.EVENT_HOW_MANY, least, most, card=event.card)
        if count:
            pieces.withdraw(g, piece, count, event.rule)
        bounds.left -= count


@remove.would
def _would_remove(prospect: Prospect, effect: Remove) -> None:
    _would_go(prospect, effect, in_state(prospect.named(effect.pieces), effect.state), effect.bases_last)


def _would_go(prospect: Prospect, effect: OneByOne, wanted: Sequence[int], bases_last: bool) -> int:
    """So many of these pieces would go one by one, in the order of whoever decides."""
    bounds = prospect.event.bounds_of(effect)
    left = {piece: bounds.left_of(piece) for piece in wanted}
    gone = 0
    while gone < bounds.left_in(prospect.space):
        kinds = [piece for piece in _removable(prospect.there, wanted, bases_last) if left[piece] > 0]
        if not kinds:
            break
        piece = prospect.first(kinds, gone)
        prospect.go(piece)
        left[piece] -= 1
        gone += 1
    return gone


# -- a share


@verb(RemoveShare)
def remove_share(g: Play, event: Event, effect: RemoveShare) -> Ask[None]:
    """Remove a share of the pieces in each space."""
    seat = event.seat(effect)
    wanted = pieces_named(effect.pieces, event.picks)
    spaces = [x for x in spaces_of(g, event, effect.where) if any(x.count[piece] for piece in wanted)]
    if effect.spaces_max is not None:
        most = min(effect.spaces_max, len(spaces))
        spaces = yield from g.choose_some(seat, Purpose.EVENT_SPACES, spaces, most, most, card=event.card)
    for space in spaces:
        for _ in range(_share(space, effect, wanted)):
            kinds = [piece for piece in wanted if space.count[piece]]
            piece = yield from g.which_piece(seat, Purpose.EVENT_PIECE, kinds, space=space)
            pieces.remove(g, space, piece, 1, event.rule)


def _share(space: Space, effect: RemoveShare, wanted: Sequence[int]) -> int:
    """How many pieces go: half, rounded up, or a third, at least one."""
    total = sum(space.count[piece] for piece in wanted)
    return (total + 1) // 2 if effect.share == "half" else max(1, total // 3)


@remove_share.would
def _would_remove_share(prospect: Prospect, effect: RemoveShare) -> None:
    wanted = prospect.named(effect.pieces)
    for taken in range(_share(prospect.there, effect, wanted)):
        kinds = [piece for piece in wanted if prospect.there.count[piece]]
        if kinds:
            prospect.go(prospect.first(kinds, taken))


# -- replace


@verb(Replace)
def replace(g: Play, event: Event, effect: Replace) -> Ask[None]:
    """Replace pieces one by one; without an Available piece they are just removed (5.1.1b)."""
    bounds = Bounds(effect)
    wanted = pieces_named(effect.pieces, event.picks)
    by = in_stock(pieces_named(effect.with_, event.picks))[0]
    while found := (
        yield from one_by_one(
            g, event, effect, bounds, lambda x: [] if x.is_pakistan else [piece for piece in wanted if x.count[piece]]
        )
    ):
        space, piece = found
        pieces.replace(g, space, piece, by, event.rule)
        bounds.use(space)


@replace.would
def _would_replace(prospect: Prospect, effect: Replace) -> None:
    if prospect.there.is_pakistan:
        return
    gone = _would_go(prospect, effect, prospect.named(effect.pieces), False)
    by = in_stock(prospect.named(effect.with_))[0]
    prospect.come(by, min(gone, prospect.s.available[STOCK[by]]))
