"""The verbs of the tracks: Resources, Aid, Patronage and Islamabad (1.8, 6.6.1)."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.core.questions import Ask
from sandtable.plain import tracks
from sandtable.plain.declared import Amount, Gain, Islamabad, Lose, Transfer
from sandtable.plain.effects.event import verb
from sandtable.plain.play import Play
from sandtable.plain.selecting import pieces_named, spaces_where
from sandtable.plain.state import State
from sandtable.plain.terms import HOSTILITY, SPONSORSHIP
from sandtable.plain.under_way import Event

# -- how much


def amount(g: Play, event: Event, effect: Amount) -> Ask[int]:
    """How much an effect gains, loses or moves: a number or a die, and so much for each of something."""
    if effect.n == "die":
        return (yield from g.roll("event", card=event.card))
    return _capped(effect, effect.n + (0 if effect.per is None else effect.each * _counted(g.s, event, effect)))


def _capped(effect: Amount, total: int) -> int:
    return total if effect.max_total is None else min(total, effect.max_total)


def _counted(s: State, event: Event, effect: Amount) -> int:
    if effect.per in ("space", "piece"):
        assert effect.where is not None
        spaces = spaces_where(s, effect.where, event.picks)
        if effect.per == "space":
            return len(spaces)
        kinds = pieces_named(effect.counted, event.picks)
        return sum(space.count[piece] for space in spaces for piece in kinds)
    return {"box": s.box, "marker": s.markers_used, "aid": s.aid, "picked": len(event.picks.spaces)}[str(effect.per)]


def _at_least(effect: Amount) -> int:
    """How much it is whatever the die shows and whatever is counted."""
    return 1 if effect.n == "die" else _capped(effect, effect.n)


def _track(event: Event, name: str) -> str:
    if name == "picked":
        assert event.picks.faction is not None
        return event.picks.faction
    return name


# -- gain, lose, transfer


@verb(Gain)
def gain(g: Play, event: Event, effect: Gain) -> Ask[None]:
    """A track goes up."""
    tracks.change(g, _track(event, effect.track), (yield from amount(g, event, effect)), event.rule)


@gain.would_move
def _would_gain(s: State, effect: Gain) -> Mapping[str, int]:
    if effect.track == "picked":
        return {}
    return {effect.track: min(_at_least(effect), tracks.MOST[effect.track] - tracks.value(s, effect.track))}


@verb(Lose)
def lose(g: Play, event: Event, effect: Lose) -> Ask[None]:
    """A track goes down."""
    tracks.change(g, _track(event, effect.track), -(yield from amount(g, event, effect)), event.rule)


@lose.would_move
def _would_lose(s: State, effect: Lose) -> Mapping[str, int]:
    if effect.track == "picked":
        return {}
    return {effect.track: -min(_at_least(effect), tracks.value(s, effect.track))}


@verb(Transfer)
def transfer(g: Play, event: Event, effect: Transfer) -> Ask[None]:
    """Move from one track to another what the giver has."""
    tracks.transfer(g, effect.from_, effect.to, (yield from amount(g, event, effect)), event.rule)


@transfer.would_move
def _would_transfer(s: State, effect: Transfer) -> Mapping[str, int]:
    given = min(_at_least(effect), tracks.value(s, effect.from_))
    return {effect.from_: -given, effect.to: min(given, tracks.MOST[effect.to] - tracks.value(s, effect.to))}


# -- Islamabad


@verb(Islamabad)
def islamabad(g: Play, event: Event, effect: Islamabad) -> None:
    """Move the Islamabad marker (6.6.1f)."""
    tracks.shift_islamabad(g, effect.boxes * (1 if effect.toward == "sponsorship" else -1), event.rule)
    if effect.harden:
        tracks.set_hard(g, True, event.rule)


@islamabad.would_move
def _would_move_islamabad(s: State, effect: Islamabad) -> Mapping[str, int]:
    if effect.toward == "sponsorship":
        return {"islamabad": min(effect.boxes, SPONSORSHIP - s.box)}
    return {"islamabad": -min(effect.boxes, s.box - HOSTILITY)}
