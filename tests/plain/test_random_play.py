"""Random play: whatever is answered, 158 pieces stay, Control follows the pieces, and the game comes to an end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some

from sandtable import Table
from sandtable.core.game import games
from sandtable.plain.state import State
from tests.fuzzing import HERE_AND_THERE
from tests.plain.checking import check
from tests.playing import answers, at_random
from tests.reading_back import reads_back

PLAIN = games()["plain"]
SCENARIOS = PLAIN.options["scenario"]
CHOICES: dict[str, Any] = {
    "players": some.sampled_from(PLAIN.options["players"]),
    "open_deployment": some.booleans(),
    "sudden_propaganda": some.booleans(),
    "no_capabilities": some.booleans(),
}


@pytest.mark.slow
@settings(
    max_examples=8, deadline=None, derandomize=True, suppress_health_check=[*HealthCheck], phases=[Phase.generate]
)
@given(scenario=some.sampled_from(SCENARIOS), seed=some.integers(0, 10**6), options=some.fixed_dictionaries(CHOICES))
def test_random_games_stay_sound_and_end(scenario: str, seed: int, options: dict[str, Any]) -> None:
    table = Table.new("plain", scenario=scenario, seed=seed, **options)
    for _ in answers(table, at_random(seed)):
        check(table.state)
    assert table.outcome is not None
    assert [place.margin for place in table.outcome.standing] == sorted(
        (place.margin for place in table.outcome.standing), reverse=True
    )
    for step in table.steps:
        assert PLAIN.faults(step.state) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [{"hidden_next": True}, {"eligibility": "a"}, {"eligibility": "b"}, {"deception": True}, {"events": "printed"}],
)
def test_every_option_plays_to_its_end(options: dict[str, Any]) -> None:
    table = Table.new("plain", scenario="short", seed=11, **options)
    for _ in answers(table, at_random(11)):
        pass
    assert table.outcome is not None
    for step in table.steps:
        assert PLAIN.faults(step.state) == []
    reads_back(table, every=HERE_AND_THERE)


COMBINATIONS: list[dict[str, Any]] = [
    {"players": "three", "hidden_next": True, "deception": True},
    {"players": "three", "eligibility": "a", "no_capabilities": True},
    {"players": "three", "eligibility": "b", "deception": True, "open_deployment": True},
    {"players": "two_government", "hidden_next": True, "no_capabilities": True},
    {"players": "two_government", "eligibility": "b", "sudden_propaganda": True},
    {"players": "two_warlords", "eligibility": "a", "sudden_propaganda": True},
    {"players": "two_warlords", "hidden_next": True, "events": "printed"},
    {"eligibility": "a", "sudden_propaganda": True, "no_capabilities": True, "deception": True},
]


@pytest.mark.slow
@pytest.mark.parametrize("n", range(len(COMBINATIONS)))
def test_options_go_together(n: int) -> None:
    """What must hold holds after every answer, each checkpoint is a position, and the winner stands first."""
    options = COMBINATIONS[n]
    table = Table.new("plain", scenario="short", seed=f"together {n}", **options)
    for _ in answers(table, at_random(n)):
        check(table.state)
    assert table.outcome is not None
    assert table.outcome.standing[0].seat == table.outcome.winner
    for step in table.steps:
        assert PLAIN.faults(step.state) == []
    s: State = table.state
    assert s.options == options
    if options.get("no_capabilities"):
        assert table.steps[1].state.capabilities == {}  # of the cards that were removed
    if options.get("hidden_next"):
        assert all(step.state.next is None for step in table.steps)


def test_each_card_is_there_once() -> None:
    table = Table.new("plain", scenario="extended", seed=7)
    for _ in answers(table, at_random(7)):
        pass
    s: State = table.state
    shown = [card for card in (s.card, s.next) if card is not None]
    events = [card for card in (*s.pool, *s.played, *s.removed, *shown) if card]
    assert sorted(events) == list(range(1, 73))
