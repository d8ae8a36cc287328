"""Forecasts of Labyrinth: what the rules know about an option before it is chosen.

They are made from the state as the seat that is asked may see it, by the functions and tables of the rules themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.forecasts import Forecast
from sandtable.core.play import DONE
from sandtable.core.questions import Question
from sandtable.labyrinth.forecasts import cards, jihadist, us
from sandtable.labyrinth.forecasts.chances import number_in
from sandtable.labyrinth.forecasts.impossible import impossible, why_no_country
from sandtable.labyrinth.forecasts.others import others_could
from sandtable.labyrinth.forecasts.worths import worths
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State

__all__ = ["forecast", "impossible", "others_could", "why_no_country", "worths"]

_FORECASTS: Final[dict[str, Callable[[State, Question, str], Forecast | None]]] = {
    Purpose.PLAY_CARD: cards.play_card,
    Purpose.PLAY_EXTRA_CARD: cards.play_card,
    Purpose.USE_CARD: cards.use_card,
    Purpose.CHOOSE_OPERATION: cards.choose_operation,
    Purpose.SPEND_RESERVES: cards.spend_reserves,
    Purpose.WAR_OF_IDEAS_WHERE: lambda s, question, key: us.war_of_ideas(s, s[key], number_in(question, "value")),
    Purpose.DEPLOY_FROM: us.deploy_from,
    Purpose.DEPLOY_TO: us.deploy_to,
    Purpose.DEPLOY_HOW_MANY: us.deploy_how_many,
    Purpose.DEPLOY_NATO: lambda s, question, key: us.deploy_nato(key),
    Purpose.REGIME_CHANGE_WHERE: lambda s, question, key: us.regime_change(s, s[key]),
    Purpose.WITHDRAW_FROM: lambda s, question, key: us.withdraw(s, s[key]),
    Purpose.DISRUPT_WHERE: lambda s, question, key: us.disrupt(s, s[key]),
    Purpose.ALERT_WHICH: lambda s, question, key: us.alert(s, key),
    Purpose.RECRUIT_WHERE: jihadist.at_recruit,
    Purpose.EVENT_RECRUIT_WHERE: jihadist.at_recruit,
    Purpose.TRAVEL_FROM: lambda s, question, key: jihadist.travel_from(s[key]),
    Purpose.TRAVEL_TO: jihadist.at_travel_to,
    Purpose.JIHAD_WHERE: lambda s, question, key: jihadist.jihad(s, s[key], number_in(question, "dice")),
    Purpose.JIHAD_MAJOR: jihadist.at_jihad_major,
    Purpose.PLOT_WHERE: lambda s, question, key: jihadist.plot(s, s[key], number_in(question, "dice")),
}


def forecast(s: State, question: Question, key: str) -> Forecast | None:
    """What the rules know about an option, from the state as the seat that is asked may see it."""
    found = _FORECASTS.get(question.purpose)
    return None if found is None or key == DONE else found(s, question, key)
