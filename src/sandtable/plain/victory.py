"""How the game is won: conditions, margins and ranks (7)."""

from __future__ import annotations

from typing import Final

from sandtable.core.game import Outcome, Place
from sandtable.core.messages import Message
from sandtable.plain.executing import TEAMS
from sandtable.plain.state import State
from sandtable.plain.terms import COALITION, FACTIONS, GOVERNMENT, TALIBAN, WARLORDS

GOALS: Final = {COALITION: 30, GOVERNMENT: 35, TALIBAN: 20}  # 7.2a-c
UNCONTROLLED_GOAL: Final = 15  # 7.2d
WARLORDS_RESOURCES_GOAL: Final = 40  # 7.2d
TIES: Final = (WARLORDS, GOVERNMENT, TALIBAN, COALITION)  # 7.1b


class Ended(Exception):
    """The game is over."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.winner)
        self.outcome = outcome


def margin(s: State, faction: str) -> int:
    """A faction's victory margin: above 0 exactly when it meets its condition (7.3b)."""
    if faction == COALITION:
        value = s.support_and_available - GOALS[COALITION]
    elif faction == GOVERNMENT:
        value = s.coin_and_patronage - GOALS[GOVERNMENT]
    elif faction == TALIBAN:
        value = s.opposition_and_bases - GOALS[TALIBAN]
    else:
        value = min(s.uncontrolled - UNCONTROLLED_GOAL, s.resources[WARLORDS] - WARLORDS_RESOURCES_GOAL)
    return value + s.agendas.get(faction, 0)  # 7.3-opt


def team_of(s: State, faction: str) -> tuple[str, ...]:
    """The factions that one player runs together with this one (1.5-opt)."""
    for team in TEAMS[s.options.get("players", "four")]:
        if faction in team:
            return team
    return (faction,)


def wins(s: State, faction: str) -> bool:
    """Whether a faction passes a victory check: with all the factions of its player (6.1, 7.2, 1.5-opt-b)."""
    return all(margin(s, each) > 0 for each in team_of(s, faction))


def standing(s: State) -> tuple[Place, ...]:
    """All factions by margin, ties in the order of the book (7.1); a player's factions count the lowest (1.5-opt-b)."""
    margins = {faction: min(margin(s, each) for each in team_of(s, faction)) for faction in FACTIONS}
    ranked = sorted(FACTIONS, key=lambda faction: (-margins[faction], TIES.index(faction)))
    return tuple(Place(faction, margins[faction]) for faction in ranked)


def outcome(s: State, rule: str, reason: str) -> Outcome:
    """How the game ends now: the highest margin is the winner's (7.1a, 7.3a)."""
    places = standing(s)
    return Outcome(places[0].seat, rule, Message(f"victory-{reason}"), places)
