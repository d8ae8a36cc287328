"""What it changes that pieces move: Control where they leave and where they arrive; for ``forecasts`` to tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sandtable.core.forecasts import Forecast
from sandtable.core.messages import Message, name_of
from sandtable.core.questions import Question
from sandtable.plain import control, pieces
from sandtable.plain.operations import march, sweep
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    BASE,
    COALITION,
    COALITION_TROOPS,
    CUBES,
    GOVERNMENT,
    GOVERNMENT_CUBES,
    GOVERNMENT_TROOPS,
    GUERRILLAS,
    MARCH,
    OWNER,
    PIECE,
    PIECES_OF,
    TALIBAN,
    TROOPS,
)
from sandtable.plain.under_way import under_way_for

Known = Callable[[State, Question, str], Forecast]

STAYS: Final = Message("forecast-control-stays")
"""Control is as it was."""


def about(s: State, question: Question, name: str = "space") -> Space | None:
    """The space that a question names, or None: pieces come out of the box of Available ones, or go there."""
    target = question.about.get(name)
    return None if target is None else s[str(target).removeprefix("space:")]


def _control_with(space: Space, faction: str, more: int) -> str:
    """Who would control a space with so many more pieces of a faction, or fewer; it does not matter which."""
    return control.control_with(space, [(BASE[faction], more)])


def _change(space: Space, faction: str, one: int, most: int, word: str) -> list[Message]:
    """From how many pieces on that come (+1) or leave (-1) the Control of a space is another, and which."""
    now = control.control_of(space)
    for count in range(1, most + 1):
        then = _control_with(space, faction, one * count)
        if then != now:
            return [Message(f"forecast-control-{word}", {"control": then, "count": count})]
    return [STAYS]


def coming(space: Space, faction: str, most: int) -> list[Message]:
    """What becomes of Control where pieces of a faction come."""
    return _change(space, faction, +1, most, "with")


def moved(origin: Space | None, space: Space | None, faction: str, count: int) -> list[Message]:
    """What becomes of Control, where so many pieces leave and where they arrive."""
    found = []
    for place, by in ((origin, -count), (space, count)):
        if place is not None:
            now, then = control.control_of(place), _control_with(place, faction, by)
            if now != then:
                found.append(Message("forecast-control-in", {"control": then, "space": name_of(place.target)}))
    return found or [STAYS]


# -- each kind of move


def _leave(kinds: Callable[[str], Sequence[int]]) -> Known:
    """The option is the space that pieces of these kinds leave, or the kind that leaves it."""

    def known(s: State, question: Question, key: str) -> Forecast:
        space = s.get(key) or about(s, question)
        if space is None:  # out of the box of Available pieces
            return Forecast(leads_to=[STAYS])
        named = key if key in PIECE else str(question.about.get("piece", ""))
        leaving = [PIECE[named]] if named in PIECE else kinds(question.seat)
        most = sum(space.count[piece] for piece in leaving)
        return Forecast(leads_to=_change(space, OWNER[leaving[0]], -1, most, "without"))

    return known


def _arrive(s: State, question: Question, key: str) -> Forecast:
    """The option is where pieces go: a space, or the box of Available pieces."""
    space = s.get(key)
    most = int(str(question.about["most"]))
    return Forecast(leads_to=[STAYS] if space is None else coming(space, question.seat, most))


def _so_many(s: State, question: Question, key: str) -> Forecast:
    """The option is how many go."""
    return Forecast(leads_to=moved(about(s, question), about(s, question, "to"), question.seat, int(key)))


def _patrol_to(s: State, question: Question, key: str) -> Forecast:
    """A Patrol shows Guerrillas on the road that it enters (3.2.2c)."""
    hidden = s[key].underground if s[key].is_loc else 0
    there = [Message("forecast-hidden-there", {"count": hidden})] if hidden else []
    return Forecast(leads_to=[*there, *_arrive(s, question, key).leads_to])


def _patrol(s: State, question: Question, key: str) -> Forecast:
    road = about(s, question, "to")
    assert road is not None
    shown = min(road.underground, road.coin_cubes + int(key)) if road.is_loc else 0
    return Forecast(leads_to=[*_activates(shown), *_so_many(s, question, key).leads_to])


def _activates(shown: int) -> list[Message]:
    return [Message("forecast-activates", {"count": shown})] if shown > 0 else []


def _sweep(s: State, question: Question, key: str) -> Forecast:
    """Troops that come show Guerrillas as well (3.2.3d-e)."""
    return _swept(s, question, {TROOPS[question.seat]: int(key)})


def _escort(s: State, question: Question, key: str) -> Forecast:
    """Government Troops go along with so many Coalition ones; a space costs 3 Resources once (3.2.3a, 3.2.3c)."""
    troops = {TROOPS[COALITION]: int(str(question.about["count"])), GOVERNMENT_TROOPS: int(key)}
    price = int(str(question.about["price"])) if int(key) else 0
    cost = Message("forecast-cost", {"count": price, "faction": GOVERNMENT})
    return _swept(s, question, troops)._replace(cost=cost)


def _swept(s: State, question: Question, troops: Mapping[int, int]) -> Forecast:
    space = about(s, question, "to")
    assert space is not None
    there = pieces.with_changes(space, troops.items())
    shown = min(there.underground, sweep.activates(s, question.seat, there))
    changed = moved(about(s, question), space, question.seat, sum(troops.values()))
    return Forecast(leads_to=[*_activates(shown), *changed])


def _march(s: State, question: Question, key: str) -> Forecast:
    """A group that is seen turns Active (3.3.2d); the Active ones of it are asked for after the Underground ones."""
    seat, space = question.seat, about(s, question, "to")
    assert space is not None
    hidden = int(str(question.about.get("count", key)))
    group = hidden + (int(key) if "count" in question.about else 0)
    seen = hidden and not under_way_for(s, seat, MARCH).terms.silent and march.is_seen(s, seat, space, group)
    shown = [Message("forecast-shown", {"count": hidden, "faction": seat})] if seen else []
    return Forecast(leads_to=[*shown, *moved(about(s, question), space, seat, group)])


_CUBES: Final = _leave(CUBES.__getitem__)
_TROOPS: Final = _leave(lambda faction: [TROOPS[faction]])
_COALITION: Final = _leave(PIECES_OF.__getitem__)
_FLYING: Final = _leave(lambda faction: (COALITION_TROOPS, GOVERNMENT_TROOPS))

MOVES: Final[Mapping[str, Known]] = {
    Purpose.TRAIN_FROM: _leave(lambda faction: GOVERNMENT_CUBES),
    Purpose.PATROL_FROM: _CUBES,
    Purpose.PATROL_PIECE: _CUBES,
    Purpose.PATROL_TO: _patrol_to,
    Purpose.PATROL_HOW_MANY: _patrol,
    Purpose.SWEEP_FROM: _TROOPS,
    Purpose.SWEEP_HOW_MANY: _sweep,
    Purpose.SWEEP_ESCORT: _escort,
    Purpose.MARCH_FROM: _leave(GUERRILLAS.__getitem__),
    Purpose.MARCH_UNDERGROUND: _march,
    Purpose.MARCH_ACTIVE: _march,
    Purpose.SURGE_WHERE: _COALITION,
    Purpose.SURGE_FROM: _COALITION,
    Purpose.SURGE_PIECE: _COALITION,
    Purpose.SURGE_TO: _arrive,
    Purpose.SURGE_HOW_MANY: _so_many,
    Purpose.AIRLIFT_FROM: _FLYING,
    Purpose.AIRLIFT_PIECE: _FLYING,
    Purpose.AIRLIFT_TO: _arrive,
    Purpose.AIRLIFT_HOW_MANY: _so_many,
    Purpose.TRANSPORT_FROM: _TROOPS,
    Purpose.TRANSPORT_HOW_MANY: _so_many,
    Purpose.REDEPLOY_FROM: _leave(lambda faction: GUERRILLAS[TALIBAN]),  # others say which piece leaves
    Purpose.REDEPLOY_TO: _arrive,
    Purpose.REDEPLOY_HOW_MANY: _so_many,
}
"""What is known of a move before it is made, by what is asked about it."""
