"""A game that is won ends at that instant (2.1), also if somebody sets it up or adjusts it so."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import BadPosition
from sandtable.labyrinth.terms import US
from tests.labyrinth.conditions import FAIR, GOOD_ALLY, ISLAMIST, POOR
from tests.labyrinth.scene import turn

CELL: dict[str, Any] = {"iran": {"cells": 1}}
MUSLIM = (
    "morocco", "algeria_tunisia", "libya", "egypt", "sudan", "somalia", "jordan", "syria", "central_asia",
    "indonesia_malaysia", "turkey", "lebanon", "yemen", "iraq", "saudi_arabia",
)  # fmt: skip

WON: list[tuple[str, str, dict[str, Any]]] = [
    (
        "us",
        "2.1.1a",
        {
            **CELL,
            "saudi_arabia": GOOD_ALLY,
            "gulf_states": GOOD_ALLY,
            "iraq": GOOD_ALLY,
            "indonesia_malaysia": GOOD_ALLY,
        },
    ),
    ("us", "2.1.1b", {**CELL, **dict.fromkeys(MUSLIM, FAIR)}),
    ("us", "2.1.1c", {"egypt": FAIR}),
    ("jihadist", "2.1.2a", {**CELL, "saudi_arabia": ISLAMIST, "gulf_states": ISLAMIST}),
]


def position(countries: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A moment of a game of two."""
    return {"game": "labyrinth", "hands": {"us": [1, 2], "jihadist": [92, 95]}, "countries": countries, **more}


@pytest.mark.rule("labyrinth", "2.1", "2.1.1a", "2.1.1b", "2.1.1c", "2.1.2a")
@pytest.mark.parametrize(("winner", "rule", "countries"), WON, ids=[row[1] for row in WON])
def test_a_position_that_is_won_is_over(winner: str, rule: str, countries: dict[str, Any]) -> None:
    table = Table.from_position(position(countries), seed=1)
    assert table.question is None
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.rule) == (winner, rule)
    assert table.notes[-1].message.id == "note-game-over"
    assert Table.from_save(table.to_save()).outcome == table.outcome


@pytest.mark.rule("labyrinth", "2.1.2b")
def test_prestige_1_and_fifteen_poor_countries_end_it_too() -> None:
    poor = dict.fromkeys(MUSLIM, POOR)
    table = Table.from_position(position({**CELL, **poor}, prestige=1), seed=1)
    assert table.outcome is not None
    assert table.outcome.rule == "2.1.2b"
    assert Table.from_position(position({**CELL, **poor}, prestige=2), seed=1).outcome is None


@pytest.mark.rule("labyrinth", "2.1")
@pytest.mark.parametrize("step", ["plots", "end_of_turn", "end_lapsing", "clear_reserves", "deal", "turn_markers"])
def test_whatever_step_comes_next(step: str) -> None:
    table = Table.from_position(position({"egypt": FAIR}, step=step), seed=1)
    assert table.outcome is not None
    assert table.outcome.rule == "2.1.1c"


@pytest.mark.rule("labyrinth", "9.1a")
def test_no_cell_wins_nothing_against_rule_9() -> None:
    table = Table.from_position(position({"egypt": FAIR}), seats={"jihadist": "solitaire"}, seed=1)
    assert table.outcome is None


@pytest.mark.rule("labyrinth", "2.1.1c")
def test_a_table_adjusted_into_a_victory_is_over_and_can_be_taken_back() -> None:
    table = turn(US, 23)
    before = table.position()
    table.adjust({"countries": {"iran": {"cells": 0}}})
    assert table.outcome is not None
    assert table.outcome.rule == "2.1.1c"
    with pytest.raises(BadPosition, match="take something back"):
        table.adjust({"prestige": 3})
    table.undo()
    assert table.outcome is None
    assert table.position() == before


@pytest.mark.rule("labyrinth", "9.2a")
def test_mini_decks_need_rule_9_however_they_are_asked_for() -> None:
    table = turn(US, 23)
    before = table.position()
    with pytest.raises(BadPosition, match="only against the opponent of rule 9"):
        table.adjust({"mini_decks": True})
    assert table.position() == before
