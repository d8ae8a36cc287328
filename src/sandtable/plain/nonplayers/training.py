"""Train without a player: a space is selected, and what the instructions name first comes before its cubes."""

from __future__ import annotations

from sandtable.core.charts import lowest
from sandtable.plain import support
from sandtable.plain.nonplayers.guidelines import in_turn
from sandtable.plain.nonplayers.steps import Step, one_of
from sandtable.plain.nonplayers.turn import Conversation, Procedure, Sitting
from sandtable.plain.operations import train
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.terms import GOVERNMENT_POLICE, GOVERNMENT_TROOPS


def select(t: Sitting, space: Space, at_once: Procedure[None] | None = None) -> Procedure[None]:
    """Train in a space: what comes at once, if anything does, then its cubes are asked for."""
    yield from t.answer(Purpose.TRAIN_WHERE, space)
    if at_once is not None:
        yield from at_once
    yield from not_now(t)


def not_now(t: Sitting) -> Procedure[None]:
    """Neither Civic Action nor a Base nor Patronage at this moment."""
    if t.question.purpose == Purpose.TRAIN_THEN:
        yield from t.done()
    elif t.question.purpose == Purpose.CIVIC_ACTION:
        yield from t.answer(Purpose.CIVIC_ACTION, "no")


def move_patronage(t: Sitting) -> Procedure[None]:
    """Patronage becomes Resources (3.2.1e)."""
    if t.question.purpose == Purpose.TRAIN_THEN and t.offers(train.PATRONAGE_TO_RESOURCES):
        yield from t.answer(Purpose.TRAIN_THEN, train.PATRONAGE_TO_RESOURCES)


def none_from_elsewhere(t: Sitting) -> Procedure[None]:
    """No cubes come from elsewhere."""
    if t.asks(Purpose.TRAIN_FROM):
        yield from t.done()


def place(t: Sitting, police: int, troops: int, from_elsewhere: Conversation = none_from_elsewhere) -> Procedure[None]:
    """So many Available Police and Troops, or as many as there may be; then those from elsewhere (3.2.1b)."""
    if t.asks(Purpose.TRAIN_TROOPS):
        yield from t.number(Purpose.TRAIN_TROOPS, troops)
    if t.asks(Purpose.TRAIN_POLICE):
        yield from t.number(Purpose.TRAIN_POLICE, police)
    yield from from_elsewhere(t)


def village_police(name: str, rule: str) -> Step:
    """Where the Police of Village Stability Operations goes: where fewest are (8.8.2d)."""
    return Step(name, rule, lambda s, x: True, (lowest("police", lambda s, x: x.count[GOVERNMENT_POLICE]),))


def village(t: Sitting, where: Step, from_where: Step | None = None) -> Procedure[None]:
    """Village Stability Operations: a Police, if none is Available from where a step says or else anywhere."""
    if t.asks(Purpose.VILLAGE_POLICE):
        space = yield from one_of(t, where, t.offered)
        assert space is not None
        yield from t.answer(Purpose.VILLAGE_POLICE, space)
        if t.asks(Purpose.TRAIN_FROM):
            origin = None if from_where is None else (yield from one_of(t, from_where, t.offered))
            yield from t.answer(Purpose.TRAIN_FROM, origin or t.offered[0])


def build(t: Sitting, space: Space) -> Procedure[None]:
    """A Government Base for three cubes, Police and Troops in turn (3.2.1d, 8.1.2c)."""
    if t.question.purpose != Purpose.TRAIN_THEN or not t.offers(train.GOVERNMENT_BASE_HERE):
        return
    yield from t.answer(Purpose.TRAIN_THEN, train.GOVERNMENT_BASE_HERE)
    yield from t.answer(Purpose.TRAIN_WHERE, space)
    _, troops = in_turn(space.count[GOVERNMENT_POLICE], space.count[GOVERNMENT_TROOPS], train.CUBES_FOR_A_BASE)
    yield from t.number(Purpose.TRAIN_TROOPS, troops)
    if t.question.purpose == Purpose.TRAIN_BASE_FROM:
        yield from t.answer(Purpose.TRAIN_BASE_FROM, t.offered[0])


def civic_action(t: Sitting, space: Space, funds: int) -> Procedure[None]:
    """Civic Action in a space for so many Resources at most, the first or, with PRTs, the second one (3.2.1c)."""
    if t.question.purpose == Purpose.TRAIN_THEN and t.offers(train.CIVIC_ACTION):
        yield from t.answer(Purpose.TRAIN_THEN, train.CIVIC_ACTION)
    elif t.question.purpose == Purpose.CIVIC_ACTION:
        yield from t.answer(Purpose.CIVIC_ACTION, "yes")
    else:
        return
    yield from t.answer(Purpose.CIVIC_ACTION_WHERE, space)
    yield from t.number(Purpose.CIVIC_ACTION_HOW_MUCH, funds // support.CIVIC_ACTION_COST)
