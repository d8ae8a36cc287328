"""Positions of Pasture: a game written down, read back with every check, and every reason why it cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from sandtable.core.errors import BadPosition, quoted
from sandtable.core.messages import Message
from sandtable.core.reading import flag, known_keys, listing, mapping, number, one_of
from tests.toy.rules import DEAL, HARSH, MILD, OVER, STEPS
from tests.toy.state import CARDS, FIELDS, ROOM, SEATS, State

NAME: Final = "pasture"
ROUNDS: Final = (4, 3, 6)
WEATHERS: Final = (MILD, HARSH)
_KEYS: Final = (
    "game", "rounds", "weather", "mending", "step", "round", "seat", "fields", "hands", "seen", "discard",
)  # fmt: skip


def write(s: State) -> dict[str, Any]:
    """The state as a position; what lies nowhere else is in the deck."""
    return {
        "game": NAME,
        "rounds": s.rounds,
        "weather": s.weather,
        "mending": s.mending,
        "step": s.step,
        "round": s.round,
        "seat": s.seat,
        "fields": {id: {seat: count for seat, count in flock.items() if count} for id, flock in s.sheep.items()},
        "hands": {seat: list(hand) for seat, hand in s.hands.items()},
        "seen": {seat: list(cards) for seat, cards in s.seen.items() if cards},
        "discard": list(s.discard),
    }


def read(document: Mapping[str, Any], books: dict[str, str]) -> State:
    """The state of a position; keys that are left out say what they say at the start of a game."""
    known_keys(document, _KEYS)
    one_of(document, "game", (NAME,), None)
    s = State(
        rounds=number(document, "rounds", ROUNDS[0]),
        weather=one_of(document, "weather", WEATHERS, MILD),
        mending=flag(document, "mending", True),
        books=books,
        step=one_of(document, "step", (*STEPS, OVER), DEAL),
        round=number(document, "round", 1),
        seat=one_of(document, "seat", SEATS, SEATS[0]),
        discard=_cards(document, "discard"),
    )
    fields, hands, seen = (mapping(document, key) for key in ("fields", "hands", "seen"))
    known_keys(fields, list(FIELDS), "fields.")
    for id in FIELDS:
        flock = mapping(fields, id, "fields.")
        known_keys(flock, SEATS, f"fields.{id}.")
        s.sheep[id] = {seat: number(flock, seat, 0, f"fields.{id}.") for seat in SEATS}
    for key, cards, into in (("hands", hands, s.hands), ("seen", seen, s.seen)):
        known_keys(cards, SEATS, f"{key}.")
        into.update({seat: sorted(_cards(cards, seat, f"{key}.")) for seat in SEATS})
    lying = [*s.discard, *(card for hand in s.hands.values() for card in hand)]
    s.deck = [card for card in CARDS if card not in lying]
    found = faults(s)
    if found:
        raise BadPosition("faults", game=NAME, faults=found)
    return s


def _cards(row: Mapping[str, Any], key: str, path: str = "") -> list[int]:
    cards = listing(row, key, path)
    for card in cards:
        if not isinstance(card, int) or isinstance(card, bool):
            raise BadPosition("no-number", key=f"{path}{key}", value=quoted(card))
    return cards


def faults(s: State) -> list[Message]:
    """Every reason why a state cannot arise."""
    return [*_sheep(s), *_cards_in(s), *_rounds(s)]


def _rounds(s: State) -> Iterator[Message]:
    if not 1 <= s.round <= s.rounds <= max(ROUNDS):
        yield Message("fault-round", {"key": "round", "value": s.round, "most": max(ROUNDS)})


def _sheep(s: State) -> Iterator[Message]:
    for id, flock in s.sheep.items():
        if min(flock.values()) < 0 or sum(flock.values()) > ROOM:  # 1.1
            yield Message("fault-sheep", {"key": f"fields.{id}", "room": ROOM})


def _cards_in(s: State) -> Iterator[Message]:
    if sorted([*s.deck, *s.discard, *(card for hand in s.hands.values() for card in hand)]) != list(CARDS):
        yield Message("fault-cards", {"key": "hands", "most": len(CARDS)})
    for seat in SEATS:
        held = [card for other in SEATS if other != seat for card in s.hands[other]]
        if not {*s.seen[seat]} <= {*held}:
            yield Message("fault-seen", {"key": f"seen.{seat}"})
