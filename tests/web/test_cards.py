"""The browser of cards needs no more than a seat's own view: what is not seen there is still out, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sandtable.core.table import Table

SEATS = {"labyrinth": ("us", "jihadist"), "plain": ("coalition", "government", "taliban", "warlords")}


def _printed(facts: dict[str, Any], view: dict[str, Any]) -> set[int]:
    """The cards that there are at a table with this view."""
    return {int(number) for number in facts.get("rules", {}).get(view.get("facts"), facts)["cards"]}


def _in_sight(view: dict[str, Any]) -> list[int]:
    """The cards that a view shows, wherever they are."""
    if view["game"] == "plain":
        shown = [view["card"], view["next"], *view["ahead"], *view["played"], *view["removed"]]
        return [int(card) for card in shown if card not in (None, "propaganda")]
    boxes = [*view["boxes"]["lapsing"], view["boxes"]["first_plot"]]
    held = [card for hand in view["hands"].values() for card in hand]
    return [card for card in (*held, *view["discard"], *view["removed"], *view["playing"], *boxes) if card]


def _still_out(view: dict[str, Any]) -> int:
    """How many cards a view says there are besides: in the deck, and in hands that it does not show."""
    if view["game"] == "plain":
        return int(view["deck"]["cards"] - view["deck"]["propaganda"]) - len(
            [card for card in view["ahead"] if card != "propaganda"]
        )
    hidden = sum(not card for hand in view["hands"].values() for card in hand)
    return int(view["deck"]["cards"]) + hidden


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("labyrinth", {"scenario": "you_can_call_me_al"}),
        ("labyrinth", {"scenario": "isil"}),
        ("labyrinth", {"scenario": "lets_roll", "campaign": True}),
        ("plain", {"scenario": "short"}),
        ("plain", {"scenario": "extended", "eligibility": "b"}),
        ("plain", {"scenario": "main", "hidden_next": True}),
    ],
)
def test_what_a_seat_does_not_see_is_still_out_and_nothing_else_is(game: str, options: dict[str, Any]) -> None:
    table = Table.new(game, seats=dict.fromkeys(SEATS[game], "human"), seed=3, **options)
    chance, facts = random.Random(2), table.game.facts()
    for _ in range(60):
        if table.question is None:
            break
        for seat in (*SEATS[game], None):
            view = table.game.describe(table.game.seen_by(table.state, seat))
            shown = _in_sight(view)
            assert len(shown) == len(set(shown))  # no card lies in two places
            assert len(_printed(facts, view) - set(shown)) == _still_out(view)
            if game == "labyrinth":
                others = [card for side, hand in view["hands"].items() if side != seat for card in hand]
                assert not any(others)  # nobody sees into another's hand
        asked = table.question
        count = max(1, chance.randint(asked.at_least, asked.at_most))
        table.answer(*[option.key for option in chance.sample(asked.options, count)], seat=asked.seat)
