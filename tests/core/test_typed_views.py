"""Views are what their types say, in whole games; and the types name every scenario and option."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest

from sandtable import Table
from sandtable.core.errors import BadSetup
from sandtable.core.game import games
from sandtable.core.own_texts import OwnText
from sandtable.labyrinth.typed import LabyrinthOptions, LabyrinthView, labyrinth_view
from sandtable.plain.typed import PlainOptions, PlainView, plain_view
from tests.typed_views import unlike

VIEWS: dict[str, Any] = {"labyrinth": LabyrinthView, "plain": PlainView}
OPTIONS: dict[str, Any] = {"labyrinth": LabyrinthOptions, "plain": PlainOptions}
PLAYED = [
    ("labyrinth", "lets_roll", {}),
    ("labyrinth", "isil", {}),
    ("plain", "short", {}),
    ("plain", "main", {"deception": True, "eligibility": "a"}),
]
EVERY = 7
"""Every so many steps are looked at."""


@pytest.mark.parametrize(("game", "scenario", "options"), PLAYED)
def test_a_view_is_what_its_type_says(game: str, scenario: str, options: dict[str, Any]) -> None:
    seats = dict.fromkeys(games()[game].seats, "random")
    table = Table.new(game, seed="typed", seats=seats, scenario=scenario, **options)
    rules = table.game
    for step in [*table.steps[::EVERY], table.steps[-1]]:
        for seat in (*rules.seats[:1], None):
            view = rules.describe(rules.seen_by(step.state, seat))
            assert list(unlike(view, VIEWS[game])) == []


@pytest.mark.parametrize("game", VIEWS)
def test_the_types_name_every_option_and_value(game: str) -> None:
    hints = get_type_hints(OPTIONS[game])
    assert hints.keys() == games()[game].options.keys()
    for name, values in games()[game].options.items():
        if isinstance(values, OwnText):
            assert hints[name] is str
            continue
        known = (False, True) if hints[name] is bool else get_args(hints[name])
        assert set(known) == set(values)


def test_a_view_of_another_game_is_refused() -> None:
    plain, labyrinth = Table.new("plain", seed=1), Table.new("labyrinth", seed=1)
    assert labyrinth_view(labyrinth, "us")["prestige"]["value"] == labyrinth.state.prestige
    assert plain_view(plain, "taliban")["turn"] == 1
    with pytest.raises(BadSetup, match="plain"):
        labyrinth_view(plain, None)
    with pytest.raises(BadSetup, match="labyrinth"):
        plain_view(labyrinth, None)


def test_the_comparison_finds_what_is_unlike() -> None:
    view = labyrinth_view(Table.new("labyrinth", seed=1), "us")
    assert list(unlike({**view, "turn": "1"}, LabyrinthView))
    assert list(unlike({**view, "more": 1}, LabyrinthView))
    assert list(unlike({key: value for key, value in view.items() if key != "turn"}, LabyrinthView))
