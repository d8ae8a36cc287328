"""How to win: at the instant a condition holds, and at the end (2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.game import Outcome, won_by
from sandtable.core.messages import Message
from sandtable.labyrinth import traits
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State, VictoryTracks
from sandtable.labyrinth.terms import GREEN, ISLAMIST_RULE, JIHADIST, SIDES, US

GOOD_RESOURCES_TO_WIN: Final = 12
ISLAMIST_RESOURCES_TO_WIN: Final = 6
COUNTRIES_TO_WIN: Final = 15
SOLITAIRE_MINIMUM: Final = {1: 6, 2: 9, 3: 12}  # 9.1c


class Ended(Exception):
    """The game has just been won; whatever was being carried out stops here."""

    def __init__(self, winner: str, rule: str, reason: str) -> None:
        super().__init__(reason)
        self.outcome = Outcome(winner, rule, Message(f"victory-{reason}"), won_by(winner, SIDES))


def us_condition(s: State, tracks: VictoryTracks) -> Ended | None:
    """The US victory that holds on the victory tracks, if any."""
    if tracks.good_resources >= GOOD_RESOURCES_TO_WIN:
        return Ended(US, "2.1.1a", "good_resources")
    if tracks.fair_or_good_countries >= COUNTRIES_TO_WIN:
        return Ended(US, "2.1.1b", "fair_or_good_countries")
    return None


def jihadist_condition(s: State, tracks: VictoryTracks) -> Ended | None:
    """The Jihadist victory that holds on the victory tracks, if any."""
    if tracks.islamist_resources >= ISLAMIST_RESOURCES_TO_WIN and adjacent_islamist_rule(s):
        return Ended(JIHADIST, "2.1.2a", "islamist_resources")
    if s.prestige == 1 and tracks.poor_or_islamist_countries >= COUNTRIES_TO_WIN:
        return Ended(JIHADIST, "2.1.2b", "discredited")
    return None


def adjacent_islamist_rule(s: State) -> bool:
    """Whether two Islamist Rule countries are Adjacent (2.1.2a), which a book opponent does not need (9.1b, 12.1)."""
    if s.differs(JIHADIST, traits.SOLITAIRE):
        return True
    islamist = s.where_muslim(lambda country: country.governance == ISLAMIST_RULE)
    return any(s.are_adjacent(one, two) for one in islamist for two in islamist)


def check_tracks(g: Play, first: str = US) -> None:
    """End the game if a victory track says so (2.1); ``first`` is the side that wins if both do (2.2)."""
    conditions = (us_condition, jihadist_condition) if first == US else (jihadist_condition, us_condition)
    tracks = g.s.victory_tracks()
    for condition in conditions:
        ended = condition(g.s, tracks)
        if ended is not None:
            raise ended


def check_cells(g: Play) -> None:
    """End the game if no cell is left on the map (2.1.1c), which is nothing against a book opponent (9.1a, 12.1)."""
    if not g.s.differs(JIHADIST, traits.SOLITAIRE) and not g.s.any_cells():
        raise Ended(US, "2.1.1c", "no_cells")


def check_all(g: Play) -> None:
    """End the game if it is won already, as a table set up or adjusted by hand may be (2.1)."""
    check_tracks(g)
    check_cells(g)


def wmd_in_the_united_states() -> Ended:
    """The victory of a WMD plot resolved in the United States (2.1.2c)."""
    return Ended(JIHADIST, "2.1.2c", "wmd")


def needed_at_the_end(s: State) -> int | None:
    """How many Good Resources the US must have against a book opponent when the cards run out (9.1c, 12.1)."""
    return SOLITAIRE_MINIMUM[s.decks] if s.differs(JIHADIST, traits.SOLITAIRE) else None


def at_the_end(s: State) -> Ended:
    """Who has won when the game-end reshuffle comes (2.3, 9.1c)."""
    fresh = s.where_muslim(lambda country: country.regime_change == GREEN)
    islamist = s.islamist_resources + sum(s.resources(country) for country in fresh)  # 2.3b
    minimum = needed_at_the_end(s)
    if minimum is not None and s.good_resources < minimum:
        return Ended(JIHADIST, "9.1", "too_few_good_resources")
    if s.good_resources > 2 * islamist:
        return Ended(US, "2.3", "end_good")
    return Ended(JIHADIST, "2.3", "end_islamist")


CONDITIONS: Final[Sequence[str]] = (
    "good_resources",
    "fair_or_good_countries",
    "no_cells",
    "islamist_resources",
    "discredited",
    "wmd",
    "end_good",
    "end_islamist",
    "too_few_good_resources",
)
"""Every kind of victory; its sentence is the message ``victory-<kind>``."""
