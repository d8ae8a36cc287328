"""What is to be done on a real board: the net difference of two views, pieces, markers, tracks and cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from sandtable.core.messages import Argument, Message
from sandtable.core.moving import differences

View = Mapping[str, Any]

MOVED: Final = (("sleepers", "active"), ("troops",), ("militia",))
"""The pieces that move from country to country, those that are two sides of one together."""
COUNTED: Final = ("aid", "awakening", "reaction")
SINGLE: Final = ("cadre", "besieged", "sadr", "nato", "civil_war", "caliphate_capital")
TRACKS: Final = ("good_resources", "islamist_resources", "fair_or_good_countries", "poor_or_islamist_countries")
US_ITSELF: Final = "united_states"


def on_board(before: View, after: View) -> list[Message]:
    """What changes the board of one view into that of the other."""
    parts = (_pieces, _countries, _tracks, _counts, _events, _cards)
    return [message for part in parts for message in part(before, after)]


def _pieces(before: View, after: View) -> Iterator[Message]:
    old, new = before["countries"], after["countries"]
    moves, turns = differences(old, new, MOVED)
    for move in moves:
        pieces = Message(f"piece-{move.kind}", {"count": move.many})
        if move.origin is None:
            yield _at("on-board-put", move.to, pieces=pieces)
        elif move.to is None:
            yield _at("on-board-take", move.origin, pieces=pieces)
        else:
            yield _at("on-board-move", move.to, pieces=pieces, origin=Message(f"country-{move.origin}"))
    for turn in turns:
        had = Message(f"piece-{turn.had}", {"count": turn.many})
        yield _at("on-board-turn", turn.place, pieces=had, now=Message(f"piece-{turn.kind}", {"count": turn.many}))


def _at(id: str, country: str | None, **args: Argument) -> Message:
    return Message(id, {"country": Message(f"country-{country}"), **args})


def _countries(before: View, after: View) -> Iterator[Message]:
    for id in dict.fromkeys([*before["countries"], *after["countries"]]):
        old, new = before["countries"].get(id, {}), after["countries"].get(id, {})
        if old != new:
            yield from _condition(id, old, new)
            yield from _markers(id, old, new)


def _condition(id: str, old: View, new: View) -> Iterator[Message]:
    """Governance, Alignment and Posture, as the marker in the country shows them."""
    if id == US_ITSELF:  # its Posture is a track
        return
    kinds = ("governance", "alignment") if new.get("muslim", old.get("muslim")) else ("posture",)
    shown = [(kind, new.get(kind)) for kind in kinds if new.get(kind) is not None and not new.get("unmarked")]
    changed = [(kind, value) for kind, value in shown if old.get(kind) != value or old.get("unmarked")]
    if len(changed) == len(kinds) == 2:
        one, two = (Message(f"{kind}-{value}") for kind, value in changed)
        yield _at("on-board-mark", id, one=one, two=two)
    elif changed:
        kind, value = changed[0]
        yield _at("on-board-turn-to", id, what=Message(f"{kind}-{value}"))
    elif not shown and any(old.get(kind) is not None for kind in kinds) and not old.get("unmarked"):
        yield _at("on-board-unmark", id)


def _markers(id: str, old: View, new: View) -> Iterator[Message]:
    """What lies in a country and stays there."""
    for kind in COUNTED:
        change = new.get(kind, 0) - old.get(kind, 0)
        if change:
            pieces = Message(f"piece-{kind}", {"count": abs(change)})
            yield _at("on-board-put" if change > 0 else "on-board-take", id, pieces=pieces)
    for kind in SINGLE:
        had, has = bool(old.get(kind)), bool(new.get(kind))
        listed = {*old.get("markers", ()), *new.get("markers", ())}
        if had != has and kind not in listed:
            yield _at("on-board-put" if has else "on-board-take", id, pieces=Message(f"piece-{kind}", {"count": 1}))
    was, is_ = old.get("regime_change"), new.get("regime_change")
    if was != is_:
        verb = "on-board-put" if was is None else "on-board-take" if is_ is None else "on-board-turn-over"
        yield _at(verb, id, pieces=Message("piece-regime_change", {"count": 1}))
    yield from _plots(id, old, new)
    for marker in _added(old.get("markers", ()), new.get("markers", ())):
        yield _at("on-board-put", id, pieces=Message(f"marker-{marker}"))
    for marker in _added(new.get("markers", ()), old.get("markers", ())):
        yield _at("on-board-take", id, pieces=Message(f"marker-{marker}"))


def _plots(id: str, old: View, new: View) -> Iterator[Message]:
    had = [plot["plot"] for plot in old.get("plots", ())]
    has = [plot["plot"] for plot in new.get("plots", ())]
    for plot in _added(had, has):
        yield _at("on-board-put", id, pieces=Message(f"plot-{plot}"))
    for plot in _added(has, had):
        yield _at("on-board-take", id, pieces=Message(f"plot-{plot}"))


def _added(old: Sequence[Any], new: Sequence[Any]) -> list[Any]:
    """What there is more of than before."""
    left = list(old)
    added = []
    for thing in new:
        if thing in left:
            left.remove(thing)
        else:
            added.append(thing)
    return added


def _tracks(before: View, after: View) -> Iterator[Message]:
    """Prestige, Funding, and the Posture of the US and of the world."""
    for kind in ("prestige", "funding"):
        if before[kind]["value"] != after[kind]["value"]:
            yield Message(f"on-board-{kind}", {"number": after[kind]["value"]})
    if before["us_posture"] != after["us_posture"]:
        yield Message("on-board-us_posture", {"posture": Message(f"posture-{after['us_posture']}")})
    world = after["world_posture"]
    if before["world_posture"] != world:
        if world["side"]:
            yield Message("on-board-world", {"posture": Message(f"posture-{world['side']}"), "number": world["value"]})
        else:
            yield Message("on-board-world-even")


def _counts(before: View, after: View) -> Iterator[Message]:
    """Reserves, what decides the game, Troops off the map, and the turn."""
    for side, value in after["reserves"].items():
        if before["reserves"][side] != value:
            yield Message("on-board-reserves", {"side": side, "number": value})
    for kind in TRACKS:
        if before["victory"][kind] != after["victory"][kind]:
            yield Message(f"on-board-{kind}", {"number": after["victory"][kind]})
    if before.get("off_map_troops", 0) != after.get("off_map_troops", 0):
        yield Message("on-board-off_map", {"number": after.get("off_map_troops", 0)})
    if before["turn"] != after["turn"]:
        yield Message("on-board-turn-marker", {"number": after["turn"]})


def _events(before: View, after: View) -> Iterator[Message]:
    """Events that are in effect beside the map."""
    for event in _added(before["events"], after["events"]):
        yield Message("on-board-event", {"event": Message(f"marker-{event}")})
    for event in _added(after["events"], before["events"]):
        yield Message("on-board-event-ends", {"event": Message(f"marker-{event}")})


def _cards(before: View, after: View) -> Iterator[Message]:
    """Where used cards go."""
    for pile, id in (("discard", "on-board-discard"), ("removed", "on-board-out")):
        for card in _added(before[pile], after[pile]):
            yield Message(id, {"card": Message(f"card-{card}")})
    for card in _added(before["boxes"]["lapsing"], after["boxes"]["lapsing"]):
        yield Message("on-board-lapsing", {"card": Message(f"card-{card}")})
    first = after["boxes"]["first_plot"]
    if first is not None and first != before["boxes"]["first_plot"]:
        yield Message("on-board-first_plot", {"card": Message(f"card-{first}")})
