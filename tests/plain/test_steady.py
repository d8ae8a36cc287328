"""Steady, each faction by rule of thumb: it answers from what its seat sees, and does the obvious."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.agents import Sight
from sandtable.core.chance import SeededChance
from sandtable.core.game import games
from sandtable.core.questions import Question
from sandtable.plain.judging import terror_there
from sandtable.plain.state import State
from sandtable.plain.steady import RANKS, Steady
from sandtable.plain.terms import FACTIONS
from tests.comparing import decided_blindly
from tests.plain.scene import play, propaganda, scene, turn
from tests.playing import Looking, at_random

PLAIN = games()["plain"]
THINKING = SeededChance("steady", "thinking")


def decides(question: Question, state: State) -> Sequence[str]:
    """What Steady answers, looking at a state as the seat that is asked."""
    return Steady().answer(question, Sight(question.seat, Looking("plain", state), THINKING, 0))


def choice(table: Table) -> str:
    """What Steady answers to the question at a table."""
    assert table.question is not None
    return decides(table.question, table.state)[0]


def test_it_decides_the_same_whatever_it_cannot_see() -> None:
    table = Table.new("plain", scenario="short", seed="steady", deception=True)
    purposes = decided_blindly(PLAIN, table, at_random(5), decides, *FACTIONS)
    assert len(purposes & set(RANKS)) > 30


@pytest.mark.parametrize("scenario", PLAIN.options["scenario"])
def test_it_plays_every_scenario_to_its_end(scenario: str) -> None:
    table = Table.new("plain", scenario=scenario, seed=3, seats=dict.fromkeys(FACTIONS, "steady"))
    assert table.outcome is not None
    assert PLAIN.faults(table.state) == []


CIVIC = {"kabul": {"coalition_troops": 1, "troops": 2, "police": 1, "support": "neutral"}}
SUPPORTED = {"kabul": {"troops": 6, "support": "opposition"}, "balkh": {"police": 4, "support": "support"}}
TALIBAN = {"zabol": {"taliban": 3}, "farah": {"taliban": 3}}
POPPIES = {"balkh": {"warlord_bases": 2, "warlords": 1}, "farah": {"warlord_bases": 2, "warlords": 1}}


@pytest.mark.parametrize(
    ("faction", "spaces", "said", "choices"),
    [
        ("coalition", CIVIC, (), {"train"}),
        ("coalition", CIVIC, ("train",), {"kabul"}),
        ("government", SUPPORTED, ("train",), {"govern"}),
        ("taliban", TALIBAN, (), {"rally"}),
        ("taliban", TALIBAN, ("rally", "zabol"), {"rally_base"}),
        ("taliban", {"kandahar": {"taliban": 2}}, ("rally", "kandahar"), {"rally_place"}),  # no guard would be left
        ("taliban", {"kabul": {"taliban": 1, "support": "support", "troops": 9}}, (), {"terror"}),
        ("warlords", POPPIES, (), {"rally"}),
        ("warlords", POPPIES, ("rally",), {"traffic"}),
        ("warlords", {"konduz": {"troops": 1}, "balkh": {"warlords": 1}}, ("rally",), {"konduz"}),  # breaks Control
    ],
)
def test_it_does_the_obvious(faction: str, spaces: dict[str, Any], said: tuple[str, ...], choices: set[str]) -> None:
    assert choice(play(turn(faction, spaces), *said)) in choices


def test_the_coalition_takes_home_what_control_can_spare() -> None:
    spaces = {"kabul": {"coalition_troops": 4, "troops": 1, "warlords": 1, "support": "support"}}
    table = play(turn("coalition", spaces, dice=[3, 3]), "train", "surge", "kabul")
    while table.question is not None and table.question.seat == "coalition":
        table.answer(choice(table))
    assert table.state["kabul"].count[1] == 1
    assert table.state["kabul"].control == "coin"


def test_each_side_takes_its_own_text() -> None:
    for faction, text in {"coalition": "unshaded", "taliban": "shaded"}.items():
        assert choice(play(turn(faction, {"kabul": {"troops": 1}}), "event")) == text


def test_the_poor_pass() -> None:
    resources = {"government": 2, "taliban": 20, "warlords": 20}
    table = scene({"kabul": {"troops": 1}}, eligible=["government"], resources=resources)
    assert choice(table) == "pass"


def test_it_buys_the_sharia_of_the_largest_population() -> None:
    table = propaganda("support", {"kandahar": {"taliban": 2}, "helmand": {"taliban": 2}})
    assert choice(table) == "kandahar"


def test_the_coalition_takes_patronage_back_from_a_government_that_is_ahead_of_it() -> None:
    spaces = {"kabul": {"coalition_troops": 1, "troops": 2, "support": "support"}}
    chosen = {}
    for patronage in (3, 32):
        table = play(turn("coalition", spaces, patronage=patronage), "train", "kabul", "done")
        chosen[patronage] = choice(table)
    assert chosen == {3: "done", 32: "patronage"}


def test_the_taliban_infiltrate_a_government_near_its_goal() -> None:
    spaces = {"kandahar": {"taliban": 1, "police": 4}, "helmand": {"taliban": 1, "warlords": 2, "police": 1}}
    chosen = {}
    for patronage in (3, 33):
        table = play(turn("taliban", spaces, patronage=patronage), "rally")
        chosen[patronage] = choice(table)
    assert chosen[3] != "infiltrate"
    assert chosen[33] == "infiltrate"
    table = play(turn("taliban", spaces, patronage=33), "rally", "infiltrate", "helmand")
    assert choice(table) == "infiltrate_remove"
    assert choice(play(table, "infiltrate_remove")) == "government_police"


def test_the_warlords_cultivate_before_they_traffic() -> None:
    few = {"balkh": {"warlord_bases": 1, "warlords": 3}, "konduz": {"warlord_bases": 1}}
    many = {**few, **{id: {"warlord_bases": 2} for id in ("herat", "faryab", "ghowr")}}
    way = ("march", "balkh", "samangan", 1, "balkh", "konduz", 1)
    assert choice(play(turn("warlords", few), *way)) == "cultivate"
    assert choice(play(turn("warlords", many), *way)) == "traffic"


def test_the_warlords_spend_most_on_hindering_who_is_at_the_brink() -> None:
    bases = ("kandahar", "helmand", "zabol", "khowst", "ghazni", "paktika")
    worth = {}
    for number, others in ((1, ()), (4, ("nuristan",)), (6, ("nuristan", "baghlan"))):
        camps = {id: {"taliban_bases": 2} for id in bases[:number]}
        lost = {id: {"support": "opposition"} for id in others}
        s = turn("warlords", {"kabul": {"warlords": 1, "support": "opposition"}, **camps, **lost}).state
        worth[number] = terror_there(s, "warlords", s["kabul"])
    assert worth == {1: 0, 4: pytest.approx(3.6), 6: pytest.approx(7.2)}


def test_the_government_eradicates_where_the_warlords_are_near_their_goal() -> None:
    spaces = {"balkh": {"police": 4, "warlord_bases": 1}, "kabul": {"troops": 6, "police": 1, "support": "support"}}
    chosen = {}
    for resources in (5, 60):
        rich = {"government": 30, "taliban": 20, "warlords": resources}
        chosen[resources] = choice(play(turn("government", spaces, resources=rich, aid=1), "train"))
    assert chosen == {5: "govern", 60: "eradicate"}


@pytest.mark.parametrize(("resources", "trades"), [(60, True), (61, False)])
def test_the_rich_do_not_traffic(resources: int, trades: bool) -> None:
    means = {"government": 30, "taliban": 20, "warlords": resources}
    assert (choice(play(turn("warlords", POPPIES, resources=means), "rally")) == "traffic") == trades


@pytest.mark.parametrize(("kandahar", "count"), [
    ({"taliban": 3, "taliban_bases": 1}, "2"), ({"taliban": 2, "taliban_bases": 1}, "1"),
    ({"taliban": 3}, "3"), ({"taliban": 5}, "3"), ({"taliban": 9, "taliban_bases": 1}, "3"),
])  # fmt: skip
def test_a_guard_stays_at_a_base_and_three_march_at_most(kandahar: dict[str, int], count: str) -> None:
    assert choice(play(turn("taliban", {"kandahar": kandahar}), "march", "kandahar", "helmand")) == count
