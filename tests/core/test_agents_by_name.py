"""Agents take seats by name: registered by any module, for a game or for all, with levels."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable import Table
from sandtable.core.agents import AGENTS, RandomAgent, agents_at, register_agent
from sandtable.core.errors import BadSetup
from sandtable.core.game import game_named, players_at
from sandtable.core.setting_up import own_players


class Patient(RandomAgent):
    """Plays at a level."""

    def __init__(self, level: str) -> None:
        self.level = level


@pytest.fixture
def _registered() -> Iterator[None]:
    before = dict(AGENTS)
    register_agent("patient", Patient, levels=("calm", "deep"), game="pasture", seats=("east",))
    yield
    AGENTS.clear()
    AGENTS.update(before)


@pytest.mark.usefixtures("_registered")
def test_a_registered_agent_sits_where_it_can_at_the_level_it_is_asked_for() -> None:
    for spec, level in (("patient", "calm"), ("patient:deep", "deep")):
        agent = Table.new("pasture", seed=1, seats={"east": spec}).agents["east"]
        assert isinstance(agent, Patient)
        assert agent.level == level
    pasture = game_named("pasture")
    assert players_at(pasture, "east") == {"shepherd": ("young", "old"), "patient": ("calm", "deep"), "random": ()}
    assert "patient" not in players_at(pasture, "west")
    assert ("east", "patient") in own_players(pasture)
    assert list(agents_at("", "")) == ["random"]


@pytest.mark.usefixtures("_registered")
@pytest.mark.parametrize(
    ("seat", "spec", "words"),
    [
        ("west", "patient", "nobody called 'patient' can sit at west"),
        ("east", "patient:hasty", "calm"),
        ("east", "random:calm", "no levels"),
    ],
)
def test_whoever_cannot_sit_there_is_refused_in_words(seat: str, spec: str, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        Table.new("pasture", seed=1, seats={seat: spec})


@pytest.mark.usefixtures("_registered")
def test_two_agents_of_one_name_cannot_have_one_place() -> None:
    with pytest.raises(ValueError, match="patient"):
        register_agent("patient", Patient, game="pasture", seats=("east",))
    register_agent("patient", Patient, game="pasture", seats=("west",))
