"""Crafts: what a search must know of a seat of a game, and the list of the crafts there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from sandtable.core.agents import Agent
from sandtable.core.chance import has_unseen_hands
from sandtable.core.entering import enter
from sandtable.core.messages import Message
from sandtable.core.playout import Playout
from sandtable.core.questions import Question
from sandtable.core.table import Table
from sandtable.search.plans import Plan


class Craft(Protocol):
    """How one seat of a game is searched for. All it is shown is a state as the seat sees or imagines it."""

    seat: str

    @property
    def policies(self) -> Mapping[str, Agent]:
        """Who answers in playouts, by seat: the base policies, quick and sensible, of this seat and of the others.

        Those that remember anything are new ones each time.
        """
        ...

    def opens(self, state: Any, question: Question) -> bool:
        """Whether a question opens something that is planned as a whole: a card, a turn."""
        ...

    def covers(self, state: Any, question: Question) -> bool:
        """Whether a question that opens nothing belongs to what this seat has under way, so that its plan answers."""
        ...

    def plans(self, state: Any, question: Question, seed: int) -> Sequence[Plan]:
        """What could be done where a question opens something, the likeliest first; strayings are told apart by seeds.

        What the base policy would do by itself is not among them: it is always tried.
        """
        ...

    def openly(self, plan: Plan, best: Plan) -> Sequence[Message]:
        """What others may be told of a plan when the best one is carried out; nothing, if it would tell too much."""
        ...

    def carry_out(self, playout: Playout) -> None:
        """Play on to the end of what a plan covers."""
        ...

    def play_on(self, playout: Playout) -> None:
        """Play on from there as far as it is worth looking."""
        ...

    def value(self, state: Any) -> float:
        """What a state is worth to the seat, between 0 (lost) and 1 (won)."""
        ...


CRAFTS: Final[dict[tuple[str, str], Craft]] = {}
"""The crafts there are, by game and seat."""


def register_craft(game: str, craft: Craft) -> None:
    """Let a seat of a game be searched for."""
    enter(CRAFTS, (game, craft.seat), craft, f"a craft for {craft.seat} in {game}")


def keeps_cards_unseen(table: Table) -> bool:
    """Whether people hold cards that nobody has named, so that nobody can look ahead for them."""
    return has_unseen_hands(table.dice) and "hands" in table.view(None)


def craft_for(game: str, seat: str) -> Craft | None:
    """The craft of a seat, if it has one."""
    return CRAFTS.get((game, seat))
