"""What views tell interfaces."""

from __future__ import annotations

import pytest

from sandtable import Table
from sandtable.core.remembering import Remembered
from sandtable.plain import views
from tests.plain.scene import play, propaganda, scene
from tests.playing import answers, at_random


def test_what_is_remembered_of_a_space_is_what_would_be_said_of_it_now(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new("plain", seed=4)
    for n, _ in enumerate(answers(table, at_random(4), 240)):
        if n % 4 == 0:
            remembered = table.view(None)
            with monkeypatch.context() as forgetful:
                forgetful.setattr(views, "_SPACES", Remembered(0))
                assert table.view(None) == remembered


ALL = {"kabul": {"coalition_bases": 1, "troops": 3, "police": 2}, "balkh": {"warlord_bases": 1, "warlords": 2}}


def left(table: Table) -> list[str]:
    """What the card leaves to each faction, from left to right."""
    return list(table.view(None)["left_to"].values())


@pytest.mark.rule("plain", "2.3.4a", "2.3.4b")
def test_a_view_says_who_may_act_and_what_is_left_to_them() -> None:
    table = scene(ALL)  # Warlords, Government, Coalition, Taliban
    assert left(table) == ["anything", "then", "waits", "waits"]
    play(table, "rally")
    assert left(table) == ["acting", "then_limited", "waits", "waits"]
    play(table, "balkh", "rally_mass", 1, "done", "done")
    assert left(table) == ["operation", "limited", "waits", "waits"]
    play(table, "pass")
    assert left(table) == ["operation", "pass", "limited", "waits"]
    assert left(scene(ALL, eligible=["government", "coalition"])) == ["ineligible", "anything", "then", "ineligible"]


@pytest.mark.rule("plain", "2.3.4c", "2.3.4d")
@pytest.mark.parametrize(
    ("did", "leaves"),
    [("event", "full"), ("operation_with_special", "limited_or_event"), ("limited_operation", "limited")],
)
def test_what_the_second_may_do_is_what_the_first_leaves(did: str, leaves: str) -> None:
    assert left(scene(ALL, acted={"warlords": did}))[:3] == [did, leaves, "waits"]


@pytest.mark.rule("plain", "2.3")
def test_nothing_is_left_on_a_propaganda_card() -> None:
    assert propaganda("support", ALL).view(None)["left_to"] == {}
