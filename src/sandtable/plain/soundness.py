"""What must always hold: every reason why a state cannot arise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.core.messages import Message, argument
from sandtable.plain import control, tracks
from sandtable.plain.cards import DECK
from sandtable.plain.play import card_name
from sandtable.plain.scenarios import POSITION_PIECES
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    BASES_IN_A_SPACE,
    FORCES,
    HOSTILITY,
    NEUTRAL,
    OWNER,
    PIECES,
    PROPAGANDA,
    PROPAGANDA_CARDS,
    RETURNEES_MARKERS,
    SPONSORSHIP,
    STOCK,
    TALIBAN,
    TALIBAN_UNDERGROUND,
    TERROR_MARKERS,
    TEXTS,
)

_KEYS = {piece: key for key, piece in POSITION_PIECES.items()}


def faults(s: State) -> list[Message]:
    """Every fault, each with the key of a position it is in and the rule it breaks."""
    return [*board_faults(s), *_cards(s), *_lasting(s)]


def board_faults(s: State) -> list[Message]:
    """Every fault of the map and the tracks."""
    found = [*_tracks(s), *_pieces(s)]
    for space in s.in_sight():
        found += _space(s, space)
    unsaid = s.unsaid()
    if unsaid:
        found.append(fault("unsaid", "spaces", "1.3", spaces=unsaid))
    return found


def fault(id: str, key: str, rule: str, /, **args: object) -> Message:
    """A fault in the key of a position, with the rule it breaks."""
    return Message(f"fault-{id}", {"key": key, "rule": rule, **{name: argument(value) for name, value in args.items()}})


def _within(key: str, value: int, most: int, rule: str) -> Iterator[Message]:
    if not 0 <= value <= most:
        yield fault("range", key, rule, value=value, most=most)


def _tracks(s: State) -> Iterator[Message]:
    for faction, value in s.resources.items():
        yield from _within(f"resources.{faction}", value, tracks.MOST[faction], "1.8a")
    yield from _within("aid", s.aid, tracks.MOST[tracks.AID], "1.8b")
    yield from _within("patronage", s.patronage, tracks.MOST[tracks.PATRONAGE], "1.8c")
    yield from _within("islamabad.box", s.box, SPONSORSHIP, "6.6.1")
    if s.markers_used > TERROR_MARKERS:
        yield fault("markers", "spaces", "3.3.4c", count=s.markers_used, most=TERROR_MARKERS)
    placed = sum(space.returnees for space in s.in_sight())
    if s.returnees_left != RETURNEES_MARKERS - placed or s.returnees_left < 0:
        yield fault("returnees", "spaces", "4.3.1b", count=placed, most=RETURNEES_MARKERS)


def _pieces(s: State) -> Iterator[Message]:
    total = [0] * 11
    for space in s.in_sight():
        for piece, count in enumerate(space.count):
            total[STOCK[piece]] += count
            if count < 0:
                yield fault("negative", f"spaces.{space.id}.{_KEYS[piece]}", "1.4", count=count)
    for piece in (0, 1):
        total[piece] += s.casualties[piece] + s.out_of_play[piece]
        for box, where in ((s.casualties, "casualties"), (s.out_of_play, "out_of_play")):
            if box[piece] < 0:
                yield fault("negative", where, "1.4", count=box[piece])
    for piece, most in enumerate(FORCES):
        if total[piece] > most:
            yield fault("pieces", "spaces", "1.4.1a", piece=PIECES[piece], count=total[piece], most=most)
        elif total[piece] + s.available[piece] != most:
            yield fault("available", "spaces", "1.4.1a", piece=PIECES[piece], count=s.available[piece])


def _space(s: State, space: Space) -> Iterator[Message]:
    here = f"spaces.{space.id}"
    if space.is_loc and space.bases:
        yield fault("base-on-loc", here, "1.4.2a")
    elif space.bases > BASES_IN_A_SPACE:
        yield fault("bases", here, "1.4.2a", count=space.bases, most=BASES_IN_A_SPACE)
    if space.is_pakistan and any(count and OWNER[piece] != TALIBAN for piece, count in enumerate(space.count)):
        yield fault("pakistan", here, "1.4.2a")
    if space.is_pakistan and s.box == HOSTILITY and space.count[TALIBAN_UNDERGROUND]:
        yield fault("hostility", f"{here}.taliban", "6.6.1a")
    if space.level != NEUTRAL and not space.has_opinion:
        yield fault("no-opinion", f"{here}.support", "1.6.2")
    if space.terror and space.is_loc:
        yield fault("terror-on-loc", f"{here}.terror", "3.3.4b")
    if space.terror < 0:
        yield fault("negative", f"{here}.terror", "3.3.4c", count=space.terror)
    if space.sabotage and not space.is_loc:
        yield fault("sabotage", f"{here}.sabotage", "3.3.4b")
    if space.returnees and not space.area.is_afghan:
        yield fault("returnees-where", f"{here}.returnees", "4.3.1b")
    if not s.redeploying and space.control != control.control_of(space):
        yield fault("control", here, "1.7")


def _cards(s: State) -> Iterator[Message]:
    shown = [card for card in (s.card, s.next) if card is not None]
    counts = Counter([*s.pool, *s.stacked, *s.played, *s.removed, *shown])
    propaganda = counts.pop(PROPAGANDA, 0) + sum(pile.propaganda for pile in s.piles)
    if propaganda > PROPAGANDA_CARDS:
        yield fault("propaganda", "played", "1.2", count=propaganda, most=PROPAGANDA_CARDS)
    for number, count in counts.items():
        if number not in DECK:
            yield fault("no-card", "card", "1.2", card=number)
        elif count > 1:
            yield fault("card-places", "card", "1.2", card=card_name(number), count=count)
    if s.step != "set_up" and len(counts) != len(DECK) and all(number in DECK for number in counts):
        yield fault("cards-missing", "card", "1.2", count=len(DECK) - len(counts))
    if sum(pile.events for pile in s.piles) > len(s.pool) and s.step != "set_up":
        yield fault("piles", "piles", "2.2a", count=len(s.pool))


def _lasting(s: State) -> Iterator[Message]:
    for name, text in s.capabilities.items():
        if name not in s.deck.capabilities or text not in TEXTS:
            yield fault("no-capability", f"capabilities.{name}", "5.3", name=name)
    for name in s.momentum:
        if name not in s.deck.momenta:
            yield fault("no-momentum", "momentum", "5.4", name=name)
    if len(set(s.momentum)) != len(s.momentum):
        yield fault("momentum-twice", "momentum", "5.4")
