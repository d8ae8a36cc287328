"""What people may change on the table by hand: keys of a position, and what each may hold."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from sandtable.core.adjustments import Field, Group, in_the_open
from sandtable.plain import tracks
from sandtable.plain.cards import DECK, Deck
from sandtable.plain.map import AREAS, Area
from sandtable.plain.scenarios import POSITION_PIECES
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AID_MOST,
    BASES_IN_A_SPACE,
    BOXES,
    FACTIONS,
    FORCES,
    LEVEL,
    OWNER,
    PATRONAGE_MOST,
    STOCK,
    TALIBAN,
    TERROR_MARKERS,
    TEXTS,
    WITH_RESOURCES,
)


def offered(s: State) -> list[Group]:
    """What people may change on a table by hand."""
    return groups(s.deck)


def groups(deck: Deck = DECK) -> list[Group]:
    """Everything that can be adjusted: tracks, what lasts, cards, then space by space."""
    return [
        Group("tracks", in_the_open(_tracks())),
        Group("lasting", in_the_open(_lasting(deck))),
        Group("cards", [*in_the_open(_cylinders()), *_cards()]),
        *_spaces(),
    ]


@cache
def _spaces() -> tuple[Group, ...]:
    return tuple(Group(f"space:{area.id}", in_the_open(_space(area))) for area in AREAS.values())


def _tracks() -> Iterator[Field]:
    for faction in WITH_RESOURCES:
        yield Field(f"resources-{faction}", ["resources", faction], "number", most=tracks.MOST[faction])
    yield Field("aid", ["aid"], "number", most=AID_MOST)
    yield Field("patronage", ["patronage"], "number", most=PATRONAGE_MOST)
    yield Field("islamabad-box", ["islamabad", "box"], "choice", values=BOXES, family="box")
    yield Field("islamabad-hard", ["islamabad", "hard"], "flag")
    for box in ("casualties", "out_of_play"):
        yield Field(f"{box}-bases", [box, "bases"], "number", most=FORCES[0])
        yield Field(f"{box}-troops", [box, "troops"], "number", most=FORCES[1])


def _lasting(deck: Deck) -> Iterator[Field]:
    for name in deck.capabilities:
        yield Field(f"capability-{name}", ["capabilities", name], "choice", values=TEXTS, family="text", none=True)
    yield Field("momentum", ["momentum"], "some", values=deck.momenta, family="momentum")
    yield Field("elders", ["elders", "faction"], "choice", values=FACTIONS, family="faction", none=True)


def _cylinders() -> Iterator[Field]:
    yield Field("eligible", ["eligible"], "some", values=FACTIONS, family="faction")


def _cards() -> Iterator[Field]:
    yield Field("played", ["played"], "list", family="card")
    yield Field("removed", ["removed"], "list", family="card")


def _space(area: Area) -> Iterator[Field]:
    here = ["spaces", area.id]
    if area.is_afghan:
        yield Field("support", [*here, "support"], "choice", values=[*LEVEL], family="level")
        yield Field("returnees", [*here, "returnees"], "flag")
        yield Field("terror", [*here, "terror"], "number", most=TERROR_MARKERS)
    if area.is_loc:
        yield Field("sabotage", [*here, "sabotage"], "flag")
    for key, piece in POSITION_PIECES.items():
        if area.kind == "pakistan" and OWNER[piece] != TALIBAN:
            continue
        base = key.endswith("bases")
        if not (base and area.is_loc):
            yield Field(key, [*here, key], "number", most=BASES_IN_A_SPACE if base else FORCES[STOCK[piece]])
