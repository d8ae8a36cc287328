"""Why a space is not among the options of an operation or a special activity, by the predicates that offer them.

Each reason is given from the state alone, without a look at the options: none is given for a space that is offered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.forecasts import Impossible
from sandtable.core.questions import Question
from sandtable.plain.forecasts.why_not import activities, coin, insurgent
from sandtable.plain.forecasts.why_not.reasons import Asked, Why
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import AIR_STRIKE
from sandtable.plain.under_way import Action

WHY: Final[Mapping[str, Why]] = {**coin.WHY, **insurgent.WHY, **activities.WHY}
"""By what is asked: why a space is not possible, or None if it is."""


def why_no_space(s: State, question: Question, space: Space) -> Impossible | None:
    """Why a space is not among the options of a question that asks for one; None if it is, or if nobody knows."""
    why = WHY.get(question.purpose)
    if question.purpose == Purpose.TRAIN_FROM and s.under_way is not None and s.under_way.into is not None:
        why = coin.train_from  # not where Village Stability Operations bring Police
    if why is None:
        return None
    action = s.under_way
    if action is None or action.faction != question.seat:
        action = Action(question.seat, AIR_STRIKE if question.purpose == Purpose.AIR_STRIKE_WHERE else "")
    reason = why(Asked(s, question, action), space)
    return None if reason is None else Impossible(space.id, space.area.option.label, reason.message, reason.rule)
