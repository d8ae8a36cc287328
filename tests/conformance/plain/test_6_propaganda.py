"""Rule 6: the Propaganda round and the Islamabad track."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.errors import BadPosition
from sandtable.plain.play import Play
from sandtable.plain.tracks import shift_islamabad
from tests.plain.scene import pieces, play, propaganda, scene, space, spaces_offered, turn
from tests.playing import offered, purpose

MORE: dict[str, Any] = {"draw": [5, "propaganda"], "next": 12}


@pytest.mark.rule("plain", "6.1")
def test_a_faction_that_meets_its_condition_ends_the_game() -> None:
    table = propaganda("victory", {}, patronage=36 - 0, **MORE)
    assert table.outcome is not None
    assert (table.outcome.rule, table.outcome.winner) == ("6.1", "government")
    table = propaganda("victory", {"kabul": {"police": 1}}, patronage=32, **MORE)
    assert table.outcome is None


@pytest.mark.rule("plain", "6.2", "6.2.2", "6.2.3", "6.2.4", "6.2.1")
def test_resources_phase() -> None:
    spaces = {
        "loc_kabul_tor_kham": {"taliban": 2, "police": 1},
        "loc_kabul_aibak": {"taliban": 1, "police": 1, "warlords": 2},
        "kandahar": {"taliban_bases": 2, "warlord_bases": 0},
        "herat": {"warlord_bases": 2},
        "kabul": {"troops": 1, "police": 1},
    }
    table = propaganda("resources", spaces, casualties={"troops": 2}, **MORE)
    assert purpose(table) == "civic_action_where"
    assert space(table, "loc_kabul_tor_kham").sabotage
    assert not space(table, "loc_kabul_aibak").sabotage
    assert table.state.resources["government"] == 30 + 15 + 12 - 4
    assert table.state.resources["taliban"] == 22
    assert table.state.resources["warlords"] == 20 + 2 + 2
    assert table.state.aid == 15 - 6
    rich = propaganda(
        "resources", {"kabul": {"troops": 1, "police": 1, "terror": 1}}, resources={"government": 70}, **MORE
    )
    assert rich.state.resources["government"] == 75


@pytest.mark.rule("plain", "6.4", "6.4.1")
def test_civic_action_is_bought_by_who_has_more_troops() -> None:
    spaces = {
        "kabul": {"coalition_troops": 1, "troops": 1, "police": 1},
        "herat": {"troops": 2, "coalition_troops": 1, "police": 1, "terror": 1},
        "balkh": {"troops": 2},
        "konduz": {"police": 2},
    }
    table = propaganda("support", spaces, **MORE)
    assert table.question is not None
    assert (table.question.seat, spaces_offered(table)) == ("coalition", {"kabul"})
    play(table, "kabul")
    assert (space(table, "kabul").level, table.state.resources["government"]) == (1, 27)
    assert table.question.seat == "government"
    assert spaces_offered(table) == {"herat"}
    play(table, "herat", "2")
    assert (space(table, "herat").terror, space(table, "herat").level) == (0, 1)
    assert table.state.resources["government"] == 21


@pytest.mark.rule("plain", "6.4.2")
def test_sharia() -> None:
    spaces = {
        "kandahar": {"taliban": 2, "terror": 1, "support": "support"},
        "zabol": {"taliban": 1},
        "herat": {"taliban": 1, "police": 1},
    }
    table = propaganda("support", spaces, **MORE)
    assert table.question is not None
    assert (table.question.seat, spaces_offered(table)) == ("taliban", {"kandahar"})
    play(table, "kandahar", "3")
    assert (space(table, "kandahar").terror, space(table, "kandahar").level) == (0, -1)
    assert table.state.resources["taliban"] == 17


@pytest.mark.rule("plain", "6.5.1", "6.5.1-ex1")
def test_desertion() -> None:
    spaces = {
        "kabul": {"troops": 4, "police": 3},
        "loc_kabul_aibak": {"police": 3},
        "herat": {"police": 2, "government_bases": 1},
    }
    table = propaganda("redeploy", spaces, **MORE)
    assert purpose(table) == "desert"
    play(table, "government_troops", "government_police")
    assert pieces(table, "kabul") == {"troops": 3, "police": 2}
    assert pieces(table, "loc_kabul_aibak") == {"police": 2}
    assert pieces(table, "herat") == {"police": 2, "government_bases": 1}


@pytest.mark.rule("plain", "6.5.2")
def test_troops_redeploy() -> None:
    spaces = {
        "kabul": {"taliban": 3},
        "herat": {"coalition_troops": 2, "troops": 2},
        "balkh": {"coalition_bases": 1, "troops": 1},
        "konduz": {"government_bases": 1, "taliban": 3},
        "loc_kabul_aibak": {"coalition_troops": 1},
    }
    table = propaganda("redeploy", spaces, **MORE)
    assert table.question is not None
    assert (table.question.seat, spaces_offered(table)) == ("coalition", {"herat", "loc_kabul_aibak"})
    assert "done" in offered(table)
    play(table, "herat")
    assert spaces_offered(table) == {"kabul", "balkh"}
    play(table, "balkh", "1", "done")
    assert table.question is not None
    assert table.question.seat == "government"
    assert purpose(table) == "redeploy_to"  # it must go, and Herat is the only place to leave
    play(table, "kabul", "2")
    assert pieces(table, "herat") == {"coalition_troops": 1}


@pytest.mark.rule("plain", "6.5.3", "6.5", "6.5.5", "1.7")
def test_police_redeploy_and_control_waits() -> None:
    spaces = {
        "herat": {"police": 2},
        "balkh": {"police": 1, "coalition_bases": 1},
        "konduz": {"taliban": 1, "police": 1},
    }
    table = propaganda("redeploy", spaces, **MORE)
    play(table, "herat")
    assert {"loc_kabul_aibak", "balkh"} <= spaces_offered(table)
    assert "konduz" not in spaces_offered(table)
    play(table, "loc_kabul_aibak", "2")
    assert space(table, "herat").control == "coin"
    play(table, "done")
    while table.state.card == 0:
        play(table, offered(table)[0])
    assert space(table, "herat").control == "none"


@pytest.mark.rule("plain", "6.5.3")
def test_police_redeploy_once() -> None:
    table = propaganda("redeploy", {"herat": {"police": 2}, "balkh": {"police": 2, "coalition_bases": 1}}, **MORE)
    play(table, "herat", "balkh", "1")
    assert "balkh" in spaces_offered(table)
    play(table, "balkh", "loc_kabul_aibak", "2")  # the two that were there
    assert spaces_offered(table) == {"herat"}  # who has come stays


@pytest.mark.rule("plain", "6.5.4")
def test_taliban_redeploy() -> None:
    spaces = {
        "kabul": {"taliban": 1},
        "loc_kabul_aibak": {"taliban": 1},
        "bamian": {"taliban_active": 2},
        "kandahar": {"taliban_bases": 1, "taliban": 1},
        "herat": {"taliban_bases": 1, "police": 3},
        "waziristan": {"taliban": 1},
        "balochistan": {"taliban": 1},
    }
    table = propaganda("redeploy", spaces, **MORE)
    while table.question is not None and table.question.seat != "taliban":
        play(table, "done" if "done" in offered(table) else offered(table)[0])
    assert spaces_offered(table) == {"loc_kabul_aibak", "bamian", "balochistan"}
    play(table, "bamian")
    assert spaces_offered(table) == {"kandahar", "waziristan", "northwest_frontier"}


@pytest.mark.rule("plain", "6.6a", "6.6c", "6.6d", "6.6e", "6.6f", "6.6g")
def test_reset() -> None:
    spaces = {
        "kandahar": {"taliban_active": 2, "terror": 2},
        "loc_kabul_aibak": {"sabotage": True, "warlords_active": 1},
    }
    table = propaganda(
        "reset", spaces, casualties={"bases": 1, "troops": 5}, eligible=["taliban"], momentum=["nato:shaded"], **MORE
    )
    s = table.state
    assert (s.out_of_play, s.casualties, s.available[1]) == ([1, 2], [0, 0], 18)
    (note,) = [note for note in table.notes if note.message.id == "note-casualties"]
    assert note.message.args == {"bases": 1, "lost": 2, "back": 3}
    assert s.eligible == {"coalition", "government", "taliban", "warlords"}
    assert (space(table, "kandahar").terror, space(table, "loc_kabul_aibak").sabotage) == (0, False)
    assert s.momentum == []
    assert pieces(table, "kandahar") == {"taliban": 2}
    assert pieces(table, "loc_kabul_aibak") == {"warlords": 1}
    assert (s.card, s.next) == (12, 5)


@pytest.mark.rule("plain", "6.6b", "6.6.1h")
@pytest.mark.parametrize(
    ("box", "hard", "after"),
    [
        ("hostility", True, ("hostility", False)),
        ("hostility", False, ("pressure", False)),
        ("backing", False, ("backing", False)),
        ("sponsorship", False, ("backing", False)),
    ],
)
def test_islamabad_resets(box: str, hard: bool, after: tuple[str, bool]) -> None:
    table = propaganda("reset", {}, islamabad={"box": box, "hard": hard}, **MORE)
    islamabad = table.view(None)["islamabad"]
    assert (islamabad["box"], islamabad["hard"]) == after


# -- Islamabad


def in_pakistan(box: str) -> set[str]:
    table = turn("taliban", {"waziristan": {"taliban": 1}}, islamabad={"box": box})
    return spaces_offered(play(table, "rally"))


@pytest.mark.rule("plain", "6.6.1", "6.6.1a", "6.6.1b", "6.6.1c")
def test_the_boxes_of_islamabad() -> None:
    assert scene().view(None)["islamabad"]["boxes"] == ["hostility", "pressure", "tolerance", "backing", "sponsorship"]
    assert "waziristan" not in in_pakistan("hostility")
    assert "waziristan" not in in_pakistan("pressure")
    assert "waziristan" in in_pakistan("tolerance")
    hostile = scene({"waziristan": {"taliban": 2}}, islamabad={"box": "hostility"})
    assert pieces(hostile, "waziristan") == {"taliban_active": 2}
    with pytest.raises(BadPosition, match=r"islamabad\.box"):
        scene(islamabad={"box": "friendship"})


@pytest.mark.rule("plain", "6.6.1d")
def test_backing_makes_pakistan_free() -> None:
    table = turn("taliban", {"waziristan": {"taliban": 2}}, islamabad={"box": "backing"})
    play(table, "rally", "waziristan", "rally_place")
    assert table.state.resources["taliban"] == 20
    table = turn("taliban", {"waziristan": {"taliban": 2}}, islamabad={"box": "backing"})
    play(table, "march", "waziristan", "zabol", "1")
    assert table.state.resources["taliban"] == 20
    table = turn("taliban", {"waziristan": {"taliban": 2}}, islamabad={"box": "tolerance"})
    play(table, "march", "waziristan", "zabol", "1")
    assert table.state.resources["taliban"] == 19


@pytest.mark.rule("plain", "6.6.1e")
def test_sponsorship_lets_limited_operations_use_several_spaces() -> None:
    table = scene(
        {"kandahar": {"taliban": 1}},
        islamabad={"box": "sponsorship"},
        eligible=["warlords", "taliban"],
        acted={"warlords": "operation"},
    )
    play(table, "rally", "kandahar", "zabol")
    assert "herat" in offered(table)
    assert "extort" not in offered(table)


@pytest.mark.rule("plain", "6.6.1f", "6.6.1i")
def test_islamabad_turns_hard_past_its_ends() -> None:
    table = turn("taliban", card=6, islamabad={"box": "backing"})
    play(table, "event", "shaded")
    islamabad = table.view(None)["islamabad"]
    assert (islamabad["box"], islamabad["hard"]) == ("sponsorship", True)
    g = Play(table.state, None)
    shift_islamabad(g, -1)
    assert (table.state.box, table.state.hard) == (3, True)
