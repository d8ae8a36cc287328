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
from sandtable.plain.judging import eradicate_there, infiltrate_there, target, terror_there
from sandtable.plain.stakes import Stakes
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


CIVIC = {"kabul": {"coalition_bases": 1, "coalition_troops": 1, "troops": 2, "police": 1, "support": "neutral"}}
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


HELD = {
    "kabul": {"coalition_troops": 3, "coalition_bases": 1, "police": 1, "warlords": 3, "support": "support"},
    "helmand": {"coalition_troops": 2, "coalition_bases": 1, "police": 1},
}
CHECK: list[dict[str, Any]] = [{"next": "propaganda"}, {"next": 12, "draw": [3, "propaganda", 4]}]
NO_CHECK: dict[str, Any] = {"next": 12, "draw": [3, 4]}


def surged(spaces: dict[str, Any], **keys: Any) -> dict[str, tuple[int, int]]:
    """The Coalition Bases and Troops on the map after a Surge by rule of thumb."""
    keys = {"played": ["propaganda"], **keys}
    table = play(turn("coalition", spaces, dice=[3], **keys), "train", "surge")
    while table.question is not None and str(table.question.purpose).startswith("surge"):
        table.answer(choice(table))
    return {x.id: (x.count[0], x.count[1]) for x in table.state.afghan() if x.count[0] + x.count[1]}


@pytest.mark.parametrize("deck", CHECK)
def test_the_coalition_goes_home_while_a_check_may_come(deck: dict[str, Any]) -> None:
    """Whatever becomes of Control; but a Base stays where people support, for the Government cannot Govern there."""
    assert surged(HELD, **deck) == {"kabul": (1, 0)}


@pytest.mark.parametrize("deck", [NO_CHECK, *({**deck, "played": []} for deck in CHECK)])
def test_when_no_check_may_come_or_none_that_counts_the_troops_of_the_coalition_stay(deck: dict[str, Any]) -> None:
    assert surged(HELD, **deck) == {"kabul": (1, 3), "helmand": (0, 2)}


@pytest.mark.parametrize("deck", [*CHECK, NO_CHECK])
def test_bases_of_the_coalition_go_to_where_many_people_live(deck: dict[str, Any]) -> None:
    """From where few do, or from home; one to each space that COIN controls."""
    many = {"konduz": {"troops": 2}, "khowst": {"police": 2}}
    after = surged({**many, "helmand": {"coalition_bases": 1, "police": 1}}, **deck)
    assert {id: bases for id, (bases, _) in after.items()} == {"konduz": 1, "khowst": 1}


def test_support_counts_for_more_where_a_coalition_base_keeps_it() -> None:
    spaces = {
        "konduz": {"coalition_troops": 1, "troops": 2},
        "kandahar": {"coalition_bases": 1, "coalition_troops": 1, "troops": 2},
    }
    assert choice(play(turn("coalition", spaces), "train")) == "kandahar"


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
    worth = {}
    for patronage in (3, 33):
        s = turn("taliban", spaces, patronage=patronage).state
        worth[patronage] = infiltrate_there(Stakes(s, "taliban"), s["kandahar"])
    assert worth[33] > worth[3]
    assert choice(play(turn("taliban", spaces, patronage=33), "rally")) == "infiltrate"
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
    for number in (0, 3, 6):
        camps = {id: {"taliban_bases": 2} for id in bases[:number]}
        s = turn("warlords", {"kabul": {"warlords": 1, "support": "opposition"}, **camps}).state
        worth[number] = terror_there(Stakes(s, "warlords"), s["kabul"])
    assert 0 < worth[0] < worth[3] < worth[6]


def test_the_government_eradicates_where_the_warlords_are_near_their_goal() -> None:
    spaces = {"balkh": {"police": 4, "warlord_bases": 1}, "kabul": {"troops": 6, "police": 1}}
    worth = {}
    for resources in (5, 60):
        rich = {"government": 30, "taliban": 20, "warlords": resources}
        table = play(turn("government", spaces, resources=rich), "train")
        worth[resources] = eradicate_there(Stakes(table.state, "government"), table.state["balkh"])
    assert worth[60] > worth[5]


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


def test_the_government_holds_with_police_what_troops_must_leave() -> None:
    spaces = {"balkh": {"troops": 2, "taliban": 1}, "konduz": {"police": 4}, "kabul": {"troops": 1, "police": 1}}
    table = propaganda("redeploy", spaces)
    while table.question is not None:
        table.answer(choice(table))
        if table.state.step != "redeploy":
            break
    assert table.state["balkh"].control == table.state["konduz"].control == "coin"


def test_who_is_far_behind_is_left_in_peace_and_who_is_ahead_is_not() -> None:
    far, ahead = (
        Stakes(turn("taliban", {"kabul": {"troops": 1}}, patronage=patronage).state, "taliban") for patronage in (0, 38)
    )
    assert far.point["taliban"] == ahead.point["taliban"] == 1
    assert far.against("government") < 0.5 < ahead.against("government")
    assert ahead.control(ahead.s["kabul"], "taliban") > 0


def test_the_taliban_strike_whoever_is_ahead() -> None:
    spaces = {"kabul": {"taliban": 4, "police": 1, "warlords": 1}}
    for resources, patronage, struck in ((5, 35, "government_police"), (60, 0, "warlord_underground")):
        rich = {"government": 30, "taliban": 20, "warlords": resources}
        stakes = Stakes(turn("taliban", spaces, resources=rich, patronage=patronage).state, "taliban")
        assert max(("government_police", "warlord_underground"), key=lambda piece: target(stakes, piece)) == struck
