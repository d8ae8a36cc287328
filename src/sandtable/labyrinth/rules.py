"""What differs between one set of rules and another without any marker lying on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sandtable.labyrinth.board import Board, board, read_data
from sandtable.labyrinth.cards import Card, deck

WAR_ON_TERROR: Final = "war_on_terror"
RULES: Final = (WAR_ON_TERROR,)
"""The sets of rules there are; the first is the usual one."""

LOOSE: Final = "loose"
"""The box of WMD markers that are in nobody's arsenal (4.7.8.1)."""


@dataclass(frozen=True, eq=False)
class Rules:
    """A set of rules: its board, its cards, its scenarios, its WMD, its fields, the phases that end a turn."""

    name: str
    board: Board
    deck: Mapping[int, Card]
    scenarios: Mapping[str, Mapping[str, Any]]
    wmd: Mapping[str, int]
    """WMD markers by the box or country they begin in."""
    fields: tuple[str, ...]
    """What can lie in a country, by the key of a position (``fields.py`` says what each is)."""
    end_of_turn: tuple[str, ...]
    """The steps in which a turn ends, in order (5.2.5 to 5.2.9)."""

    def __reduce__(self) -> tuple[object, ...]:
        """Rules are there once: a pickle names them."""
        return rules_named, (self.name,)

    def cards_of(self, event: str) -> tuple[int, ...]:
        """The numbers of the cards that carry an event."""
        return _cards_of(self, event)


@cache
def _cards_of(rules: Rules, event: str) -> tuple[int, ...]:
    return tuple(number for number, card in rules.deck.items() if card.event == event)


@cache
def rules_named(name: str) -> Rules:
    """A set of rules."""
    return {WAR_ON_TERROR: _war_on_terror}[name]()


def _war_on_terror() -> Rules:
    """Labyrinth: The War on Terror (rules 1 to 9)."""
    return Rules(
        name=WAR_ON_TERROR,
        board=board("base"),
        deck=deck("base"),
        scenarios=read_data("base/scenarios.toml")["scenario"],
        wmd={LOOSE: 3, "pakistan": 3},  # 3.2, 4.7.8.1
        fields=(
            "governance", "alignment", "posture", "cells", "active_cells", "troops", "rc", "aid", "besieged", "cadre",
        ),
        end_of_turn=("end_of_turn", "end_lapsing", "clear_reserves", "deal", "turn_markers"),
    )  # fmt: skip
