"""What Attrition will do in a Civil War country, as far as it can be foreseen: hits for sure, and one more by a die."""

from __future__ import annotations

from sandtable.core.messages import Argument, Message, name_of
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.expansion import civil_war
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import SIDES


def foreseen(s: State, country: Country) -> list[Message]:
    """The hits that each side would inflict with what is there now (11.2.5)."""
    if not civil_war.is_fought_in(country):
        return []
    return [_hits(country, side, *civil_war.hits_for(civil_war.strength(s, side, country))) for side in SIDES]


def _hits(country: Country, side: str, sure: int, number: int) -> Message:
    args: dict[str, Argument] = {"country": name_of(country.target), "side": side, "hits": sure, "number": number}
    return Message("forecast-attrition" if number else "forecast-attrition-sure", args)
