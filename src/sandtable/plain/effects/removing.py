"""The verbs that remove and replace pieces (5.1.1b)."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.questions import Ask
from sandtable.plain import pieces
from sandtable.plain.declared import Desert, OneByOne, Relieve, Remove, RemoveShare, Replace
from sandtable.plain.effects.event import bounds_of, spaces_of, verb
from sandtable.plain.effects.placing import one_by_one
from sandtable.plain.effects.prospects import Prospect
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.selecting import in_state, in_stock, pieces_named
from sandtable.plain.space import Space
from sandtable.plain.terms import AVAILABLE, BASES, COIN_CUBES, GUERRILLAS, INSURGENTS, OWNER, STOCK
from sandtable.plain.under_way import Event, Picks

# -- remove


@verb(Remove)
def remove(g: Play, event: Event, effect: Remove) -> Ask[bool]:
    """Remove pieces, to Available unless the effect says otherwise."""
    wanted = in_state(pieces_named(effect.pieces, event.picks), effect.state)
    if AVAILABLE in effect.from_ and not event.began:
        return _from_available(g, event, effect, wanted[0])

    def act(space: Space, piece: int) -> None:
        pieces.remove(g, space, piece, 1, event.rule, effect.to)

    return one_by_one(g, event, effect, lambda x: _removable(x, wanted, effect.bases_last), act)


def _removable(space: Space, wanted: Sequence[int], bases_last: bool) -> list[int]:
    """The pieces of a space among those wanted; Bases only where nobody guards them, if the effect says so."""
    there = [piece for piece in wanted if space.count[piece]]
    if not bases_last:
        return there
    return [piece for piece in there if piece not in BASES or not _guarded(space, OWNER[piece])]


def _guarded(space: Space, faction: str) -> bool:
    guards = GUERRILLAS.get(faction, COIN_CUBES)
    return any(space.count[piece] for piece in guards)


def _from_available(g: Play, event: Event, effect: Remove, piece: int) -> Ask[bool]:
    """Available pieces may go first; what is left comes from the map."""
    event.began = True
    on_map = sum(space.count[piece] for space in spaces_of(g, event, effect.where))
    most = min(effect.n, g.s.available[piece])
    least = min(most, max(0, effect.n - on_map))
    if most:
        count = yield from g.how_many(event.seat(effect), Purpose.EVENT_HOW_MANY, least, most, card=event.card)
        if count:
            pieces.withdraw(g, piece, count, event.rule)
        event.times = count
    return event.times < effect.n


@remove.would
def _would_remove(prospect: Prospect, effect: Remove) -> None:
    _would_go(prospect, effect, in_state(prospect.named(effect.pieces), effect.state), effect.bases_last)


def _would_go(prospect: Prospect, effect: OneByOne, wanted: Sequence[int], bases_last: bool) -> int:
    """So many of these pieces would go one by one, in the order of whoever decides."""
    bounds = bounds_of(prospect.event, effect)
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
def remove_share(g: Play, event: Event, effect: RemoveShare) -> Ask[bool]:
    """Remove a share of the pieces in each space, one space after the other."""
    seat = event.seat(effect)
    wanted = pieces_named(effect.pieces, event.picks)
    if not event.began:
        event.began = True
        spaces = [x for x in spaces_of(g, event, effect.where) if any(x.count[piece] for piece in wanted)]
        if effect.spaces_max is not None:
            most = min(effect.spaces_max, len(spaces))
            spaces = yield from g.choose_some(seat, Purpose.EVENT_SPACES, spaces, most, most, card=event.card)
        event.chosen = [space.id for space in spaces]
    elif event.chosen:
        space = g.s[event.chosen.pop(0)]
        for _ in range(_share(space, effect, wanted)):
            kinds = [piece for piece in wanted if space.count[piece]]
            piece = yield from g.which_piece(seat, Purpose.EVENT_PIECE, kinds, space=space)
            pieces.remove(g, space, piece, 1, event.rule)
            event.use(space.id)
    return bool(event.chosen)


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
def replace(g: Play, event: Event, effect: Replace) -> Ask[bool]:
    """Replace pieces one by one; without an Available piece they are just removed (5.1.1b)."""
    wanted = pieces_named(effect.pieces, event.picks)
    by = in_stock(pieces_named(effect.with_, event.picks))[0]

    def kinds(space: Space) -> list[int]:
        return [] if space.is_pakistan else [piece for piece in wanted if space.count[piece]]

    def act(space: Space, piece: int) -> None:
        pieces.replace(g, space, piece, by, event.rule)

    return one_by_one(g, event, effect, kinds, act)


@replace.would
def _would_replace(prospect: Prospect, effect: Replace) -> None:
    if prospect.there.is_pakistan:
        return
    gone = _would_go(prospect, effect, prospect.named(effect.pieces), False)
    by = in_stock(prospect.named(effect.with_))[0]
    prospect.come(by, min(gone, prospect.s.available[STOCK[by]]))


# -- desert and relieve


@verb(Desert)
def desert(g: Play, event: Event, effect: Desert) -> Ask[bool]:
    """In some spaces a faction loses half its Guerrillas, one space after the other."""
    seat, card = event.seat(effect), event.card
    if not event.began:
        event.began = True
        spaces = [x for x in spaces_of(g, event, effect.where) if _losing(x)]
        if spaces:
            most = len(spaces) if effect.spaces_max is None else min(effect.spaces_max, len(spaces))
            least = 0 if effect.may else most
            chosen = yield from g.choose_some(seat, Purpose.EVENT_SPACES, spaces, least, most, card=card)
            event.chosen = [space.id for space in chosen]
    elif event.chosen:
        space = g.s[event.chosen.pop(0)]
        faction = yield from g.which_faction(seat, Purpose.EVENT_FACTION, _losing(space), card=card)
        for _ in range(space.guerrillas(faction) // 2):
            kinds = [piece for piece in GUERRILLAS[faction] if space.count[piece]]
            piece = yield from g.which_piece(seat, Purpose.EVENT_PIECE, kinds, space=space)
            pieces.remove(g, space, piece, 1, event.rule)
    return bool(event.chosen)


def _losing(space: Space) -> list[str]:
    return [faction for faction in INSURGENTS if space.guerrillas(faction) > 1]


@desert.would
def _would_desert(prospect: Prospect, effect: Desert) -> None:
    there = prospect.there
    losing = _losing(there)
    if losing:
        faction = OWNER[prospect.first([piece for each in losing for piece in GUERRILLAS[each]], 0)]
        for taken in range(there.guerrillas(faction) // 2):
            prospect.go(prospect.first([piece for piece in GUERRILLAS[faction] if there.count[piece]], taken))


@verb(Relieve)
def relieve(g: Play, event: Event, effect: Relieve) -> Ask[bool]:
    """Pieces go to Available one by one, each leaving another behind."""
    gone, by = _relief(effect, event.picks)
    spaces = [x for x in spaces_of(g, event, effect.where) if x.count[gone]]
    if not spaces:
        return False
    choose = g.choose_or_stop if effect.may else g.choose
    space = yield from choose(event.seat(effect), Purpose.EVENT_WHERE, spaces, card=event.card)
    if space is None:
        return False
    pieces.remove(g, space, gone, 1, event.rule)
    pieces.place(g, space, by, 1, event.rule)
    event.use(space.id)
    return event.times < effect.n


def _relief(effect: Relieve, picks: Picks) -> tuple[int, int]:
    return in_stock(pieces_named(effect.pieces, picks))[0], in_stock(pieces_named(effect.with_, picks))[0]


@relieve.would
def _would_relieve(prospect: Prospect, effect: Relieve) -> None:
    gone, by = _relief(effect, prospect.event.picks)
    if prospect.there.count[gone]:
        prospect.go(gone)
        prospect.come(by, min(1, prospect.s.available[by]))
