"""Eradicate, Govern and Transport by the Government's flow chart (third printing, 8.7)."""

from __future__ import annotations

from typing import Final

from sandtable.core.charts import highest, holds
from sandtable.core.questions import Ask
from sandtable.plain.activities import government
from sandtable.plain.nonplayers.chance import by_lot
from sandtable.plain.nonplayers.charts.common import MOST_PEOPLE
from sandtable.plain.nonplayers.governing import adds_patronage
from sandtable.plain.nonplayers.guidelines import may_leave
from sandtable.plain.nonplayers.steps import Step, next_of, one_of, possible
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    COIN,
    ERADICATE,
    GOVERN,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_TROOPS,
    OPPOSITION,
    SUPPORT,
    TALIBAN,
    TRANSPORT,
    WARLORDS,
)

RULE: Final = "chart.government"
TROOPS_SENT: Final = 4
"""Troops that come for Control, or more if it takes more."""

# -- Troops that may leave


def spare(space: Space) -> int:
    """The Government Troops that may leave: Control is kept, and so is the last Troop of a LoC or Government Base."""
    troops = space.count[GOVERNMENT_TROOPS]
    if space.is_loc or space.count[GOVERNMENT_BASE]:
        troops -= 1
    return may_leave(space, GOVERNMENT_TROOPS, troops) if troops > 0 else 0


def needed(space: Space) -> int:
    """How many more COIN pieces bring Control."""
    insurgents = space.of(TALIBAN) + space.of(WARLORDS)
    return insurgents + 1 - (sum(space.count) - insurgents)


SWEEP_FROM: Final = Step("chart_government_sweep_from", RULE, lambda s, x: spare(x) > 0)

# -- Eradicate


def _feeds_no_taliban(s: State, space: Space) -> bool:
    """Outside Pashtun lands no Taliban Guerrilla comes; a Taliban player is fed less only with the Elders at hand."""
    return s.aid > 0 and not space.area.pashtun and (s.is_nonplayer(TALIBAN) or s.elders == GOVERNMENT)


ERADICATE_WHERE: Final = Step(
    "chart_government_eradicate",
    RULE,
    lambda s, x: True,
    (
        holds("at_opposition", lambda s, x: x.level == OPPOSITION),
        holds("non_pashtun", _feeds_no_taliban),
    ),
)


def eradicate_after(t: Sitting) -> Procedure[None]:
    """Eradicate, else Transport."""
    if t.asks(Purpose.SPECIAL_AFTER) and t.offers(ERADICATE):
        yield from t.answer(Purpose.SPECIAL_AFTER, ERADICATE)
    yield from eradicate(t)
    yield from transport_after(t)


def eradicate_or_govern(t: Sitting) -> Procedure[None]:
    """Eradicate, else Govern, else Transport."""
    if t.question.purpose == Purpose.SPECIAL_AFTER and t.offers(ERADICATE):
        yield from eradicate_after(t)
    else:
        yield from govern_after(t)


def eradicate(t: Sitting) -> Procedure[None]:
    """At Opposition first, then where no Taliban Guerrilla comes by it, then anywhere."""
    while t.question.purpose == Purpose.ERADICATE_WHERE:
        space = yield from one_of(t, ERADICATE_WHERE, t.offered)
        assert space is not None
        yield from t.answer(Purpose.ERADICATE_WHERE, space)


# -- Govern


GOVERN_PATRONAGE: Final = Step("chart_government_govern_patronage", RULE, adds_patronage, (MOST_PEOPLE,))
GOVERN_PEOPLE: Final = Step(
    "chart_government_govern_people",
    RULE,
    lambda s, x: (
        x.control == COIN
        and x.area.is_afghan
        and x.pop
        and x.level == SUPPORT
        and x.coin_bases
        and not x.returnees
        and s.returnees_left > 0
    ),
    (holds("government_base", lambda s, x: x.count[GOVERNMENT_BASE]), MOST_PEOPLE),
)


def govern_after(t: Sitting) -> Procedure[None]:
    """Govern, else Eradicate, else Transport."""
    may = t.asks(Purpose.SPECIAL_AFTER) and t.offers(GOVERN)
    if may and possible(t, (GOVERN_PATRONAGE, GOVERN_PEOPLE), t.s.afghan()):
        yield from t.answer(Purpose.SPECIAL_AFTER, GOVERN)
    yield from govern(t)
    yield from eradicate_after(t)


def govern(t: Sitting) -> Procedure[None]:
    """Patronage where most people support it, then +1 Pop at COIN Bases."""
    while t.question.purpose == Purpose.GOVERN_WHERE:
        found = yield from next_of(t, (GOVERN_PATRONAGE, GOVERN_PEOPLE), t.offered)
        if found is not None:
            step, space = found
            yield from govern_in(t, space, step)
        elif t.offers("done"):
            yield from t.done()
            return
        else:
            lot = yield from by_lot(t.g, t.offered)
            yield from govern_in(t, lot, GOVERN_PATRONAGE)


def govern_in(t: Sitting, space: Space, step: Step) -> Procedure[None]:
    """Govern in a space as a step has it."""
    yield from t.answer(Purpose.GOVERN_WHERE, space)
    way = "govern_patronage" if step is GOVERN_PATRONAGE else "govern_returnees"
    yield from t.answer(Purpose.GOVERN_HOW, way if t.offers(way) else t.most())


# -- Transport


def transport_after(t: Sitting) -> Procedure[None]:
    """Transport from the largest excess to where most people come under COIN Control."""
    if t.question.purpose != Purpose.SPECIAL_AFTER:
        return
    found = (yield from _transport(t)) if t.offers(TRANSPORT) else None
    if found is None:
        t.g.note("why-no-special", RULE, why=True)
        yield from t.done()
        return
    origin, target = found
    count = min(spare(origin), max(TROOPS_SENT, needed(target)))
    yield from t.answer(Purpose.SPECIAL_AFTER, TRANSPORT)
    yield from t.answer(Purpose.TRANSPORT_FROM, origin)
    yield from t.answer(Purpose.TRANSPORT_TO, target)
    yield from t.number(Purpose.TRANSPORT_HOW_MANY, count)


def _transport(t: Sitting) -> Ask[tuple[Space, Space] | None]:
    s = t.s
    routes: dict[str, list[Space]] = {}
    for origin in s.spaces.values():
        free = spare(origin)
        if free > 0:
            for id in government.transport_to(s, origin):
                if _gains(s[id]) and free >= needed(s[id]):
                    routes.setdefault(id, []).append(origin)
    step = Step("chart_government_transport_to", RULE, lambda s, x: x.id in routes, (MOST_PEOPLE,))
    target = yield from one_of(t, step, list(s.afghan()))
    if target is None:
        return None
    start = Step(
        "chart_government_sweep_from",
        RULE,
        lambda s, x: True,
        (
            highest("excess", lambda s, x: spare(x)),
            holds("free", lambda s, x: not government.transport_toll(s, x, target)),
        ),
    )
    origin_or_none = yield from one_of(t, start, routes[target.id])
    return None if origin_or_none is None else (origin_or_none, target)


def _gains(space: Space) -> bool:
    return (
        space.area.is_afghan and not space.is_loc and space.pop > 0 and space.control != COIN and not space.coin_bases
    )
