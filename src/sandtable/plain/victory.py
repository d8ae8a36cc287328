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
STALEMATE: Final = 5  # 8.9c
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


def lone_player(s: State) -> str | None:
    """The one faction that a player runs against three Non-players (8.9)."""
    players = [faction for faction in FACTIONS if not s.is_nonplayer(faction)]
    return players[0] if len(players) == 1 else None


def standing(s: State) -> tuple[Place, ...]:
    """All factions by margin, ties in the order of the book, Non-players first (7.1).

    A player's factions count the lowest of their margins (1.5-opt-b).
    """
    margins = {faction: min(margin(s, each) for each in team_of(s, faction)) for faction in FACTIONS}
    ranked = sorted(FACTIONS, key=lambda each: (-margins[each], not s.is_nonplayer(each), TIES.index(each)))
    return tuple(Place(faction, margins[faction]) for faction in ranked)


def outcome(s: State, rule: str, reason: str) -> Outcome:
    """How the game ends now: the highest margin is the winner's (7.1a, 7.3a), in a solo game by 8.9."""
    places = standing(s)
    alone = lone_player(s)
    if alone is None:
        return Outcome(places[0].seat, rule, Message(f"victory-{reason}"), places)
    if places[0].seat != alone:
        return Outcome(places[0].seat, "8.9b", Message(f"victory-solo_{places[0].seat}"), places)
    lead = places[0].margin - places[1].margin
    degree = "stalemate" if lead <= STALEMATE else "success"
    return Outcome(alone, "8.9c", Message(f"victory-solo_{degree}"), places)


def outcome_of_phase(s: State) -> Outcome | None:
    """How a Victory phase ends the game, if it does (6.1).

    If a Non-player passes the check all players lose (7.1a). A solo game ends only from the second round on, and only
    if the player's margin is lower than another one (8.9a).
    """
    alone = lone_player(s)
    if alone is not None:
        behind = any(margin(s, each) > margin(s, alone) for each in FACTIONS)
        return outcome(s, "8.9a", "during") if behind and s.propaganda_done else None
    winners = [place for place in standing(s) if wins(s, place.seat)]
    if not winners:
        return None
    best = next((place for place in winners if s.is_nonplayer(place.seat)), winners[0])
    rest = tuple(place for place in standing(s) if place is not best and place.seat != best.seat)
    return Outcome(best.seat, "6.1", Message("victory-during"), (best, *rest))
