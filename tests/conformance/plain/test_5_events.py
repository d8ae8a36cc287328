"""Rule 5: executing events."""

from __future__ import annotations

import pytest

from sandtable.core.errors import BadPosition
from tests.plain.scene import pieces, play, scene, space, spaces_offered, turn
from tests.playing import offered, purpose


@pytest.mark.rule("plain", "5.1")
def test_the_executing_faction_makes_the_choices_not_given_to_others() -> None:
    table = scene({"kandahar": {"taliban": 3}, "zabol": {"taliban": 3}}, card=4, eligible=["warlords"], dice=[3])
    play(table, "event", "unshaded")
    assert table.question is not None
    assert table.question.seat == "warlords"
    assert spaces_offered(table) == {"kandahar", "zabol"}
    given = scene({"kandahar": {"taliban": 3}, "zabol": {"taliban": 3}}, card=21, eligible=["warlords"])
    play(given, "event", "unshaded")
    assert given.question is not None
    assert given.question.seat == "taliban"


@pytest.mark.rule("plain", "5.1.1a")
def test_an_event_beats_the_rules() -> None:
    table = turn("taliban", {"waziristan": {"taliban": 1}}, card=28, islamabad={"box": "hostility"})
    play(table, "event", "shaded")  # Rally in Pakistan whatever Islamabad says
    assert "waziristan" in offered(table)


@pytest.mark.rule("plain", "5.1.1c")
def test_an_event_never_breaks_stacking_or_replaces_taliban_in_pakistan() -> None:
    table = turn("warlords", {"bamian": {"taliban_bases": 2}, "ghazni": {"police": 1}}, card=64)
    play(table, "event", "shaded", ("bamian",))
    assert pieces(table, "bamian")["taliban_bases"] == 2
    assert "warlord_bases" not in pieces(table, "bamian")


@pytest.mark.rule("plain", "5.1.1e")
def test_free_actions_are_the_named_factions_own() -> None:
    table = scene({"kabul": {"coalition_troops": 2}}, card=26, eligible=["taliban"])
    play(table, "event", "unshaded")
    assert table.question is not None
    assert (table.question.seat, purpose(table)) == ("coalition", "airlift_from")


@pytest.mark.rule("plain", "5.1.2", "5.1.2-ex1")
def test_the_event_now_played_governs() -> None:
    spaces = {"kabul": {"coalition_troops": 2}}
    table = turn("coalition", spaces, card=26, momentum=["sandstorms:unshaded"])
    assert "airlift" not in offered(play(turn("coalition", spaces, momentum=["sandstorms:unshaded"]), "train"))
    play(table, "event", "unshaded", "kabul", "herat", "2")
    assert pieces(table, "herat") == {"coalition_troops": 2}


@pytest.mark.rule("plain", "5.1.3")
def test_what_can_be_done_is_done() -> None:
    table = turn("government", {"zabol": {"taliban": 1}}, card=4, dice=[3])
    play(table, "event", "unshaded")
    assert pieces(table, "zabol") == {}


@pytest.mark.rule("plain", "5.2")
def test_either_text_whatever_the_side() -> None:
    table = play(turn("taliban", card=6), "event")
    assert offered(table)[:2] == ["unshaded", "shaded"]
    play(table, "unshaded")
    assert table.view(None)["islamabad"]["box"] == "hostility"


@pytest.mark.rule("plain", "5.3")
def test_capabilities_last() -> None:
    table = play(turn("coalition", card=1), "event", "unshaded")
    assert table.state.capabilities == {"isr": "unshaded"}
    with pytest.raises(BadPosition, match="capabilities"):
        scene(capabilities={"sandstorms": "shaded"})


@pytest.mark.rule("plain", "5.4")
def test_momentum_lasts_until_reset_and_elders_note_their_faction() -> None:
    spaces = {"kandahar": {"taliban": 1, "terror": 1}}
    table = play(turn("government", spaces, card=45), "event", "unshaded")
    assert table.state.momentum == ["tribal_elders:unshaded"]
    assert table.state.elders == "government"
    table = turn("taliban", spaces, momentum=["tribal_elders:unshaded"], elders={"faction": "government"})
    play(table, "terror", "kandahar")
    assert table.question is not None
    assert (table.question.seat, offered(table)) == ("government", ["support", "neutral", "done"])
    play(table, "support")
    assert space(table, "kandahar").level == 1


@pytest.mark.rule("plain", "5.5-ex1")
def test_a_free_traffic_still_needs_spaces_without_coalition_pieces_unless_the_event_says_otherwise() -> None:
    spaces = {"herat": {"warlord_bases": 1, "coalition_troops": 1}, "balkh": {"warlord_bases": 1}}
    usual = play(turn("warlords", spaces), "rally", "traffic")
    assert usual.state.resources["warlords"] == 21
    table = play(turn("warlords", spaces, card=62), "event", "unshaded", "traffic")
    assert spaces_offered(table) == {"herat", "balkh"}
    play(table, ("herat", "balkh"))
    assert table.state.resources["warlords"] == 22
