"""What is to be done on a real board: the net difference of two views, piece by piece, marker by marker."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from sandtable.core.messages import Message
from sandtable.core.moving import Lying, differences
from sandtable.plain.scenarios import POSITION_PIECES
from sandtable.plain.terms import FACTIONS, PIECES

View = Mapping[str, Any]

FAMILIES: Final = (
    ("taliban_underground", "taliban_active"),
    ("warlord_underground", "warlord_active"),
    *((piece,) for piece in PIECES if not piece.endswith(("_underground", "_active"))),
)
BOXES: Final = ("available", "casualties", "out_of_play")
LOST: Final = {"bases": "coalition_base", "troops": "coalition_troops"}


def on_board(before: View, after: View) -> list[Message]:
    """What changes the board of one view into that of the other."""
    return [*_pieces(before, after), *_spaces(before, after), *_tracks(before, after), *_cards(before, after)]


def _lying(view: View) -> Lying:
    """All pieces where they lie, on the map and in the boxes."""
    lying = {
        id: {PIECES[POSITION_PIECES[key]]: count for key, count in space["pieces"].items()}
        for id, space in view["spaces"].items()
    }
    boxes = {box: {LOST[kind]: count for kind, count in view[box].items()} for box in BOXES[1:]}
    return {**lying, BOXES[0]: view[BOXES[0]], **boxes}


def _pieces(before: View, after: View) -> Iterator[Message]:
    moves, turns = differences(_lying(before), _lying(after), FAMILIES)
    for move in moves:
        piece = Message(f"piece-{move.kind}")
        if move.origin is not None and move.to is not None:
            origin, space = _place(move.origin), _place(move.to)
            yield Message("on-board-move", {"count": move.many, "piece": piece, "origin": origin, "space": space})
        else:
            place = _place(move.origin or move.to or BOXES[0])
            id = "on-board-put" if move.origin is None else "on-board-take"
            yield Message(id, {"count": move.many, "piece": piece, "space": place})
    for turn in turns:
        piece, space = Message(f"piece-{turn.kind}"), _place(turn.place)
        yield Message("on-board-turn", {"count": turn.many, "piece": piece, "space": space})


def _place(id: str) -> Message:
    if id == "casualties":
        return Message("on-board-casualties")
    return Message(f"box-{id}" if id in BOXES else f"space-{id}")


def _spaces(before: View, after: View) -> Iterator[Message]:
    for id, new in after["spaces"].items():
        old, space = before["spaces"][id], Message(f"space-{id}")
        if old is new:
            continue
        if old["support"] != new["support"]:
            yield Message("on-board-level", {"space": space, "level": Message(f"level-{new['support']}")})
        if old["control"] != new["control"]:
            yield Message("on-board-level", {"space": space, "level": Message(f"control-{new['control']}")})
        if old["terror"] != new["terror"]:
            yield Message("on-board-terror", {"space": space, "number": new["terror"]})
        for marker in ("sabotage", "returnees"):
            if old[marker] != new[marker]:
                id_ = f"on-board-{marker}" if new[marker] else f"on-board-{marker}-off"
                yield Message(id_, {"space": space})


def _tracks(before: View, after: View) -> Iterator[Message]:
    values = {track["id"]: track["value"] for track in before["tracks"]}
    for track in after["tracks"]:
        if values[track["id"]] != track["value"]:
            told = {"track": Message(f"track-{track['id']}"), "number": track["value"]}
            yield Message("on-board-track", told)
    old, new = before["islamabad"], after["islamabad"]
    if old["box"] != new["box"]:
        yield Message("on-board-islamabad", {"box": Message(f"box-{new['box']}")})
    if old["hard"] != new["hard"]:
        yield Message("on-board-hard" if new["hard"] else "on-board-hard-off")
    for total, number in after["totals"].items():
        if before["totals"][total] != number:
            yield Message(f"on-board-{total}", {"number": number})
    for faction in FACTIONS:
        if (faction in before["eligible"]) != (faction in after["eligible"]):
            id = "on-board-eligible" if faction in after["eligible"] else "on-board-ineligible"
            yield Message(id, {"faction": Message(f"faction-{faction}")})


def _cards(before: View, after: View) -> Iterator[Message]:
    """Capabilities and Momentum that begin or end."""
    for name in dict.fromkeys([*before["capabilities"], *after["capabilities"]]):
        old, new = before["capabilities"].get(name), after["capabilities"].get(name)
        card = Message(f"lasting-{name}")
        if new is None:
            yield Message("on-board-ends", {"card": card})
        elif old != new:
            yield Message("on-board-capability", {"card": card, "text": Message(f"text-{new}")})
    for name in after["momentum"]:
        if name not in before["momentum"]:
            yield Message("on-board-momentum", {"card": _momentum(name)})
    for name in before["momentum"]:
        if name not in after["momentum"]:
            yield Message("on-board-ends", {"card": _momentum(name)})


def _momentum(name: str) -> Message:
    return Message(f"momentum-{name.replace(':', '-')}")
