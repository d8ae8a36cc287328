"""Rule 7: victory, margins, ranks and ties."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import BadSetup
from sandtable.plain import victory
from sandtable.plain.state import State
from tests.plain.scene import play, propaganda, scene, turn
from tests.playing import offered

MORE: dict[str, Any] = {"draw": [5, "propaganda"], "next": 12}
POPULATED = ("kabul", "baghlan", "balkh", "kandahar", "khowst", "konduz", "nuristan")


def margins(table: Table) -> dict[str, int]:
    s: State = table.state
    return {faction: victory.margin(s, faction) for faction in ("coalition", "government", "taliban", "warlords")}


@pytest.mark.rule("plain", "7.3b")
def test_margins() -> None:
    spaces = {
        "kabul": {"support": "support", "police": 1},
        "kandahar": {"support": "opposition", "taliban_bases": 1},
        "herat": {"coalition_troops": 1},
    }
    table = scene(spaces, resources={"warlords": 50})
    assert margins(table) == {
        "coalition": 3 + 25 - 30,
        "government": 3 + 1 + 5 - 35,
        "taliban": 2 + 1 - 20,
        "warlords": min(25 - 4 - 2 - 15, 10),
    }


@pytest.mark.rule("plain", "7.2a")
def test_coalition_victory() -> None:
    spaces = {"kabul": {"support": "support"}, "baghlan": {"support": "support"}}
    table = propaganda("victory", spaces, **MORE)
    assert table.outcome is not None
    assert table.outcome.winner == "coalition"
    assert margins(table)["coalition"] == 1
    exactly = propaganda("victory", {**spaces, "herat": {"coalition_troops": 1}}, **MORE)
    assert exactly.outcome is None


@pytest.mark.rule("plain", "7.2b")
def test_government_victory() -> None:
    spaces = {"kabul": {"police": 1}}
    assert propaganda("victory", spaces, patronage=33, **MORE).outcome.winner == "government"  # type: ignore[union-attr]
    assert propaganda("victory", spaces, patronage=32, **MORE).outcome is None


@pytest.mark.rule("plain", "7.2c")
def test_taliban_victory() -> None:
    spaces = {id: {"support": "opposition"} for id in POPULATED} | {
        "waziristan": {"taliban_bases": 2},
        "zabol": {"taliban_bases": 2},
        "helmand": {"taliban_bases": 2},
    }
    assert propaganda("victory", spaces, **MORE).outcome.winner == "taliban"  # type: ignore[union-attr]
    assert propaganda("victory", {**spaces, "helmand": {"taliban_bases": 1}}, **MORE).outcome is None


@pytest.mark.rule("plain", "7.2d")
def test_warlords_victory() -> None:
    assert propaganda("victory", {}, resources={"warlords": 41}, **MORE).outcome.winner == "warlords"  # type: ignore[union-attr]
    assert propaganda("victory", {}, resources={"warlords": 40}, **MORE).outcome is None
    held = {id: {"police": 1} for id in ("kabul", "baghlan", "balkh", "konduz", "herat")}
    assert propaganda("victory", held, resources={"warlords": 60}, **MORE).outcome is None


@pytest.mark.rule("plain", "7.1a", "7.1b")
def test_ranks_and_ties() -> None:
    table = propaganda("victory", {"kabul": {"police": 1}}, patronage=35, resources={"warlords": 43}, **MORE)
    assert table.outcome is not None
    assert [tuple(place) for place in table.outcome.standing][:2] == [("warlords", 3), ("government", 3)]
    assert table.outcome.margin("taliban") == -20
    assert victory.TIES == ("warlords", "government", "taliban", "coalition")


@pytest.mark.rule("plain", "7.3-opt")
def test_deception() -> None:
    table = Table.new("plain", seed=4, deception=True)
    mine = table.view("taliban")["deception"]
    assert all(len(markers) == 2 for markers in mine.values())
    assert "hidden" not in mine["taliban"]
    assert mine["coalition"] == ["hidden", "hidden"]
    with pytest.raises(BadSetup, match=r"7\.3"):
        Table.new("plain", deception=True, players="two_government")
    shown = propaganda(
        "victory", {"kabul": {"police": 1}}, patronage=32, deception={"government": ["hidden_agenda"]}, **MORE
    )
    play(shown, "yes")
    assert shown.outcome is not None
    assert shown.outcome.margin("government") == 1
    asset = scene(
        {"kandahar": {"taliban": 2}},
        eligible=["warlords", "taliban"],
        acted={"warlords": "operation"},
        deception={"taliban": ["hidden_asset"]},
    )
    play(asset, "hidden_asset", "rally")
    assert "extort" in offered(asset)
    assert asset.state.deception["taliban"] == []
    plain = turn("taliban", {"kandahar": {"taliban": 2}})
    assert "hidden_asset" not in offered(plain)
