"""Why a space is not among the options: a reason for each that is not, and none for one that is."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.chance import SeededChance
from sandtable.core.game import games
from sandtable.plain.forecasts.why_not import WHY
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import State
from sandtable.words import Words
from tests.comparing import counted
from tests.plain.scene import play, turn
from tests.playing import answers, at_random, offered, purpose

PLAIN = games()["plain"]
ROAD = "loc_kandahar_kabul"
POPPIES = {"balkh": {"warlord_bases": 1}, "konduz": {"warlord_bases": 1}}


def reasons(table: Table) -> dict[str, tuple[str, str | None] | None]:
    """Why each space is no option of what is asked, as the rules say without a look at the options."""
    assert table.question is not None
    seen: State = table.seen_by(table.question.seat)
    found = {}
    for id in seen.spaces:
        thing = PLAIN.why_not(seen, table.question, id)
        found[id] = None if thing is None else (thing.reason.id.removeprefix("impossible-"), thing.rule)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_every_space_is_offered_or_has_a_reason(seed: int) -> None:
    table = Table.new("plain", scenario=("short", "main", "extended")[seed % 3], seed=f"why not {seed}")
    chance = SeededChance("redeal")
    met = Counter[str]()
    for n, question in enumerate(answers(table, at_random(seed))):
        if question.purpose not in WHY:
            continue
        met[question.purpose] += 1
        offered = {key for key in question.keys if key in table.state.spaces}
        told = reasons(table)
        assert {id for id, reason in told.items() if reason is None} == offered, question.purpose
        if n % 20 == 0:  # and it tells nothing that is hidden
            twin = PLAIN.redealt(table.state, question.seat, counted(chance, n))
            seen = PLAIN.seen_by(twin, question.seat)
            for id in told:
                assert PLAIN.why_not(seen, question, id) == PLAIN.why_not(table.seen_by(question.seat), question, id)
    assert len(met) > 15
    assert table.why_not("kabul") is None  # the game is over


@pytest.mark.parametrize(
    ("faction", "spaces", "said", "at", "reason", "rule"),
    [
        ("government", {}, ("train",), ROAD, "road", "3.2.1a"),
        ("government", {}, ("train", "kabul", 0, 0), "kabul", "selected", "3.1a"),
        ("government", {}, ("train",), "waziristan", "pakistan", "3.2.1a"),
        ("coalition", {}, ("train",), "herat", "no-coalition", "3.2.1a"),
        ("government", {"kabul": {"troops": 1}}, ("sweep",), "herat", "no-troops-near", "3.2.3b"),
        ("government", {"herat": {"troops": 1, "taliban_active": 1}, "balkh": {"troops": 2, "taliban_active": 1}},
         ("assault",), "herat", "weak", "3.2.4b"),
        ("taliban", {"kandahar": {"taliban": 1}}, ("rally",), ROAD, "road", "3.3.1a"),
        ("taliban", {"herat": {"support": "support"}}, ("rally",), "herat", "at-support", "3.3.1a"),
        ("warlords", {"herat": {"warlords": 1}}, ("rally",), "waziristan", "pakistan", "3.3.1a"),
        ("taliban", {"kandahar": {"taliban": 1}}, ("march", "kandahar"), "herat", "far", "3.3.2b"),
        ("taliban", {"kandahar": {"taliban": 1}}, ("march",), "herat", "no-guerrillas", "3.3.2b"),
        ("taliban", {"kandahar": {"taliban": 1, "police": 1}, "herat": {"taliban": 1}},
         ("attack",), "herat", "no-enemy", "3.3.3a"),
        ("taliban", {"kandahar": {"taliban": 1}, "herat": {"taliban_active": 1}},
         ("terror",), "herat", "no-underground", "3.3.4a"),
        ("coalition", {"kabul": {"coalition_troops": 1}, "herat": {"taliban": 2}},
         ("train", "surge"), "herat", "no-coin-control", "4.2.1a"),
        ("warlords", {"herat": {"warlord_bases": 1, "coalition_troops": 1}, **POPPIES},
         ("rally", "traffic"), "herat", "coalition", "4.5.2"),
        ("taliban", {"herat": {"taliban": 1, "police": 1}, "balkh": {"taliban": 1}, "konduz": {"taliban": 1}},
         ("rally", "extort"), "herat", "outnumbered", "4.4.1a"),
    ],
)  # fmt: skip
def test_the_reason_is_the_rule_that_bars_it(
    faction: str, spaces: Any, said: tuple[Any, ...], at: str, reason: str, rule: str
) -> None:
    table = play(turn(faction, spaces), *said)
    thing = table.why_not(at)
    assert thing is not None
    assert (thing.key, thing.reason.id, thing.rule) == (at, f"impossible-{reason}", rule)
    assert Words(game="plain", strict=True).say(thing.reason)[-1] == "."


def test_what_is_offered_or_unknown_has_no_reason() -> None:
    table = play(turn("government", {"kabul": {"troops": 1}}), "train")
    assert purpose(table) == Purpose.TRAIN_WHERE
    assert table.why_not("kabul") is None
    assert "kabul" in offered(table)
    assert table.why_not("atlantis") is None


def test_what_is_listed_is_told_as_it_is_listed() -> None:
    table = turn("government", {}, resources={"government": 0, "taliban": 0, "warlords": 0})
    thing = table.why_not("train")
    assert thing is not None
    assert thing.reason.id == "impossible-poor"
