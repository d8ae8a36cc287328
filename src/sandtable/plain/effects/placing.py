"""The verbs that place, move and turn pieces (5.1.1b-c)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sandtable.core.messages import Message
from sandtable.core.questions import Ask, Option
from sandtable.plain import pieces
from sandtable.plain.declared import Flip, Move, OneByOne, Place
from sandtable.plain.effects.event import ANY, Bounds, bounds_of, some_of, spaces_of, verb
from sandtable.plain.effects.prospects import Prospect
from sandtable.plain.play import DONE, Play, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.selecting import in_stock, pieces_named
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AVAILABLE,
    BASES,
    GUERRILLAS,
    INSURGENTS,
    KABUL,
    OUT_OF_PLAY,
    STOCK,
    UNDERGROUND,
)
from sandtable.plain.under_way import Event

Kinds = Callable[[Space], list[int]]


def one_by_one(g: Play, event: Event, effect: OneByOne, kinds: Kinds, act: Callable[[Space, int], object]) -> Ask[bool]:
    """Ask where and which piece the next one is, and do it; False when there is no more, or enough where it may be."""
    bounds = Bounds(effect, event)
    if bounds.left <= 0:
        return False
    seat = event.seat(effect)
    spaces = [
        x for x in spaces_of(g, event, effect.where) if bounds.allows(x) and any(map(bounds.allows_piece, kinds(x)))
    ]
    if not spaces:
        return False
    options = [space.area.option for space in spaces]
    if effect.may:
        options.append(word_option(DONE))
    key = yield from g.pick(seat, Purpose.EVENT_WHERE, options, card=event.card)
    if key == DONE:
        return False
    space = g.s[key]
    here = [piece for piece in kinds(space) if bounds.allows_piece(piece)]
    piece = yield from g.which_piece(seat, Purpose.EVENT_PIECE, here, space=space)
    act(space, piece)
    event.use(space.id, piece)
    return event.times < effect.n


# -- place


@verb(Place)
def place(g: Play, event: Event, effect: Place) -> Ask[bool]:
    """Place Available pieces (5.1.1b-c)."""
    wanted = in_stock(pieces_named(effect.pieces, event.picks))

    def kinds(space: Space) -> list[int]:
        return [piece for piece in wanted if pieces.can_place(g.s, space, piece)]

    def act(space: Space, piece: int) -> None:
        pieces.place(g, space, piece, 1, event.rule)

    return one_by_one(g, event, effect, kinds, act)


@place.would
def _would_place(prospect: Prospect, effect: Place) -> None:
    """Bases first."""
    bounds = bounds_of(prospect.event, effect)
    left = bounds.left_in(prospect.space)
    for piece in sorted(in_stock(prospect.named(effect.pieces)), key=lambda each: each not in BASES):
        available = prospect.s.available[STOCK[piece]]
        count = min(left, available, pieces.vacancies(prospect.there, piece), bounds.left_of(piece))
        if count > 0:
            prospect.come(piece, count)
            left -= count


# -- move


@verb(Move)
def move(g: Play, event: Event, effect: Move) -> Ask[bool]:
    """Move pieces between the map, Available and out of play."""
    seat = event.seat(effect)
    wanted = pieces_named(effect.pieces, event.picks)
    options = _origins(g, effect, wanted)
    if not options:
        return False
    if seat in g.books and event.plan is None and (yield from g.agrees(seat, Purpose.PLAN)):
        return True  # a Non-player plans all of it first, one lot after the other
    if effect.may:
        options.append(word_option(DONE))
    key = yield from g.pick(seat, Purpose.EVENT_WHERE, options, card=event.card)
    if key == DONE:
        return False
    event.times += 1
    origin = g.s.get(key)
    counts = origin.count if origin else (g.s.available if key == AVAILABLE else _out_of_play(g.s))
    kinds = [piece for piece in wanted if counts[piece] and _targets(g, event, effect, origin, piece)]
    if kinds:
        piece = yield from g.which_piece(seat, Purpose.EVENT_PIECE, kinds)
        target = yield from g.pick(
            seat, Purpose.EVENT_MOVE_TO, _targets(g, event, effect, origin, piece), card=event.card
        )
        _move_one(g, event, (key, target), piece)
    return event.times < effect.n


def _out_of_play(s: State) -> list[int]:
    return [*s.out_of_play, *[0] * 9]


def _origins(g: Play, effect: Move, wanted: Sequence[int]) -> list[Option]:
    """From where pieces can move."""
    found = []
    if "map" in effect.from_:
        found += [x.area.option for x in g.s.in_sight() if any(x.count[piece] for piece in wanted)]
    if AVAILABLE in effect.from_ and any(g.s.available[piece] for piece in wanted):
        found.append(box_option(AVAILABLE))
    if OUT_OF_PLAY in effect.from_ and any(g.s.out_of_play):
        found.append(box_option(OUT_OF_PLAY))
    return found


def _targets(g: Play, event: Event, effect: Move, origin: Space | None, piece: int) -> list[Option]:
    """Where a piece can move: what begins on the map may go to Available, and the other way round."""
    found = []
    between = AVAILABLE in effect.from_ and AVAILABLE in effect.to
    if KABUL in effect.to and pieces.may_be(g.s[KABUL], piece):
        found.append(g.s[KABUL].area.option)
    if "map" in effect.to and not (between and origin is not None):
        spaces = spaces_of(g, event, effect.where)
        found += [x.area.option for x in spaces if x is not origin and pieces.may_be(x, piece)]
    if AVAILABLE in effect.to and not (between and origin is None):
        found.append(box_option(AVAILABLE))
    return found


def box_option(box: str) -> Option:
    """A box beside the map as an option."""
    return Option(box, Message(f"option-{box}"), f"box:{box}")


def _move_one(g: Play, event: Event, way: tuple[str, str], piece: int) -> None:
    start, end = way
    origin, target = g.s.get(start), g.s.get(end)
    if start == OUT_OF_PLAY:
        pieces.return_to_play(g, piece, 1, event.rule)
    if origin is not None and target is not None:
        pieces.move(g, origin, target, piece, 1, event.rule)
    elif origin is not None:
        pieces.remove(g, origin, piece, 1, event.rule)
    elif target is not None:
        pieces.place(g, target, piece, 1, event.rule)


# -- flip


@verb(Flip)
def flip(g: Play, event: Event, effect: Flip) -> Ask[None]:
    """Turn all Guerrillas of some spaces Underground or Active."""
    hides = effect.to == "underground"
    factions = _flipped(pieces_named(effect.pieces, event.picks))
    turned = [GUERRILLAS[faction][1 if hides else 0] for faction in factions]
    spaces = [x for x in spaces_of(g, event, effect.where) if any(x.count[piece] for piece in turned)]
    for space in (yield from some_of(g, event, effect, spaces)):
        for faction in factions:
            turn = pieces.hide if hides else pieces.activate
            turn(g, space, faction, ANY, event.rule)


def _flipped(wanted: Sequence[int]) -> list[str]:
    return [faction for faction in INSURGENTS if UNDERGROUND[faction] in wanted]


@flip.would
def _would_flip(prospect: Prospect, effect: Flip) -> None:
    count = prospect.there.count
    for faction in _flipped(prospect.named(effect.pieces)):
        hidden, shown = GUERRILLAS[faction]
        start, end = (shown, hidden) if effect.to == "underground" else (hidden, shown)
        count[end] += count[start]
        count[start] = 0
