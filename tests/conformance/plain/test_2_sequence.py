"""Rule 2: set-up, the sequence of play, and the deck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import BadSetup
from sandtable.plain.cards import DECK
from sandtable.plain.map import AREAS
from sandtable.plain.scenarios import deployment_spaces
from sandtable.plain.sequence import faction_order
from sandtable.plain.state import State
from tests.plain.scene import moment, pieces, play, scene, space, turn
from tests.playing import answers, at_random, offered, purpose

OPERATIONS = {"train", "patrol", "sweep", "assault", "rally", "march", "attack", "terror"}
FORCES = {
    "kabul": {"coalition_troops": 2, "troops": 2, "police": 2},
    "kandahar": {"coalition_troops": 2, "taliban": 2, "warlords": 2, "warlords_active": 1},
}


@pytest.mark.rule("plain", "2.2a", "2.3.7")
def test_the_first_card_is_current_and_the_next_one_shows() -> None:
    table = Table.new("plain", seed=3)
    s: State = table.state
    assert s.card is not None
    assert s.next is not None
    view = table.view(None)
    assert view["next"] is not None
    assert view["deck"]["cards"] == 60 + 5 - 2
    assert view["played"] == []


@pytest.mark.rule("plain", "2.2-opt")
def test_hidden_next_card() -> None:
    table = Table.new("plain", seed=3, hidden_next=True)
    assert table.state.next is None
    assert table.view("taliban")["next"] is None
    last = scene(options={"hidden_next": True}, next=None, propaganda_done=4, played=[])
    assert not last.state.is_final_event_card


@pytest.mark.rule("plain", "2.3", "2.3.2")
def test_eligible_factions_choose_from_left_to_right() -> None:
    table = scene(FORCES)  # Warlords, Government, Coalition, Taliban
    order = []
    while table.state.card == 67:
        assert table.question is not None
        order.append(table.question.seat)
        play(table, "pass")
    assert order == ["warlords", "government", "coalition", "taliban"]
    assert scene(FORCES, eligible=["taliban", "coalition"]).question.seat == "coalition"  # type: ignore[union-attr]


@pytest.mark.rule("plain", "2.3.1", "2.3.6")
def test_who_executed_is_not_eligible_on_the_next_card_and_the_others_are() -> None:
    table = play(scene(FORCES), "pass", "patrol", "done", "done", "patrol", "done")
    assert table.state.card == 12
    assert table.state.eligible == {"warlords", "taliban"}


@pytest.mark.rule("plain", "2.3.1-optA")
def test_eligibility_by_the_next_card() -> None:
    table = scene(FORCES, options={"eligibility": "a"}, next=1)
    assert list(faction_order(table.state)) == list(DECK[1].order)
    table = scene(FORCES, options={"eligibility": "a"}, next="propaganda", draw=[19, 20])
    assert list(faction_order(table.state)) == list(DECK[19].order)
    table = scene(FORCES, options={"eligibility": "a"}, next="propaganda", played=[37, 1], piles=[])
    assert list(faction_order(table.state)) == list(DECK[37].order)
    with pytest.raises(BadSetup, match=r"2\.3\.1"):
        Table.new("plain", hidden_next=True, eligibility="a")


@pytest.mark.rule("plain", "2.3.1-optB")
def test_eligibility_option_b_leaves_those_who_act_eligible() -> None:
    table = scene(FORCES, options={"eligibility": "b"}, eligible=["coalition"], next=1)
    play(table, "patrol", "done", "done")
    assert table.state.eligible == {"coalition", "government", "taliban", "warlords"}


@pytest.mark.rule("plain", "2.3.3")
@pytest.mark.parametrize(
    ("faction", "payer", "gain"),
    [
        ("coalition", "government", 3),
        ("government", "government", 3),
        ("taliban", "taliban", 1),
        ("warlords", "warlords", 1),
    ],
)
def test_passing(faction: str, payer: str, gain: int) -> None:
    table = turn(faction, FORCES)
    before = table.state.resources[payer]
    play(table, "pass")
    assert table.state.resources[payer] == before + gain
    assert faction in table.state.eligible
    assert table.state.card == 12


@pytest.mark.rule("plain", "2.3.4a")
def test_the_first_faction_may_do_anything() -> None:
    table = scene(FORCES, eligible=["coalition"])
    assert set(offered(table)) == {"pass", "event", "train", "patrol", "sweep", "assault"}


@pytest.mark.rule("plain", "2.3.4b", "2.3.4c", "2.3.4d")
@pytest.mark.parametrize(
    ("did", "event", "limited"),
    [("operation", False, 1), ("operation_with_special", True, 1), ("event", False, 0)],
)
def test_what_the_second_faction_may_do(did: str, event: bool, limited: int) -> None:
    table = scene(FORCES, acted={"warlords": did}, eligible=["warlords", "coalition"])
    assert table.question is not None
    assert ("event" in offered(table)) is event
    assert table.question.about["limited"] == limited
    assert {"train", "patrol", "sweep", "assault"} <= set(offered(table))
    play(table, "train")
    assert ("surge" in offered(table)) is not bool(limited)


@pytest.mark.rule("plain", "2.3.5")
def test_a_limited_operation_is_in_one_space_without_a_special_activity() -> None:
    spaces = {"kandahar": {"taliban": 2}, "zabol": {"taliban": 2}, "helmand": {"taliban": 1}}
    table = scene(spaces, acted={"warlords": "operation"}, eligible=["warlords", "taliban"])
    play(table, "march", "helmand", "kandahar")
    assert set(offered(table)) & {"kandahar", "zabol", "helmand"} == {"zabol"}
    play(table, "zabol", "2")
    assert pieces(table, "kandahar") == {"taliban": 5}
    play(table, "done")
    assert "taliban" not in table.state.eligible


@pytest.mark.rule("plain", "2.3.7-opt")
def test_sudden_propaganda_swaps_the_cards() -> None:
    table = scene(None, options={"sudden_propaganda": True}, eligible=["taliban"], next=12, draw=["propaganda", 5])
    play(table, "pass")
    assert 12 in (table.state.card, table.state.next)
    assert any(note.message.id == "note-sudden" for note in table.notes)
    assert not table.state.is_final_event_card


@pytest.mark.rule("plain", "2.3.8")
def test_the_final_event_card() -> None:
    last: dict[str, Any] = {"next": "propaganda", "propaganda_done": 4, "draw": []}
    table = scene(FORCES, eligible=["coalition"], **last)
    assert table.state.is_final_event_card
    assert set(offered(table)) == {"pass", "event", "train", "patrol", "assault"}
    assert table.question is not None
    assert table.question.about["limited"] == 1
    table = scene(FORCES, eligible=["warlords", "taliban"], acted={"warlords": "limited_operation"}, **last)
    assert "event" not in offered(table)
    assert "march" not in offered(table)


@pytest.mark.rule("plain", "2.4", "6.0")
def test_a_propaganda_card_brings_a_round_in_order() -> None:
    table = scene(None, eligible=["taliban"], next="propaganda", draw=[5, "propaganda"])
    play(table, "pass")
    heads = [note.rule for note in table.notes if note.rule]
    assert table.state.card == 5
    assert table.state.played[-1] == 0
    firsts = [next((n for n, rule in enumerate(heads) if rule.startswith(part)), None) for part in ("6.2", "6.6")]
    assert None not in firsts
    assert firsts == sorted(n for n in firsts if n is not None)


@pytest.mark.rule("plain", "2.4.1", "6.5.6", "7.3a")
def test_the_game_ends_after_the_final_round() -> None:
    table = scene(None, eligible=["taliban"], next="propaganda", draw=[], propaganda_done=4)
    play(table, "pass")
    assert table.outcome is not None
    assert table.outcome.rule == "7.3"
    assert table.state.played.count(0) == 4
    assert table.outcome.standing[0].seat == table.outcome.winner


@pytest.mark.rule("plain", "6.0b")
def test_two_propaganda_cards_in_a_row_have_one_round() -> None:
    table = scene(None, eligible=["taliban"], next="propaganda", draw=["propaganda", 5, 6, "propaganda"])
    aid = table.state.resources["government"]
    play(table, "pass")
    assert table.state.card == 5
    assert table.state.resources["government"] == aid + 12 + 15  # earned once
    table = scene(None, eligible=["taliban"], next="propaganda", draw=["propaganda"])
    play(table, "pass")
    assert table.outcome is not None
    assert table.outcome.rule == "7.3"
    assert any(note.rule == "6.0b" for note in table.notes)


# -- set-up


@pytest.mark.rule("plain", "setup.deck")
@pytest.mark.parametrize(("name", "removed", "piles"), [("short", 24, 4), ("main", 12, 5), ("extended", 0, 6)])
def test_the_deck(name: str, removed: int, piles: int) -> None:
    for seed in range(4):
        s: State = Table.new("plain", scenario=name, seed=seed).state
        assert len(s.removed) == removed
        assert s.cards_left + 2 == 72 - removed + piles
        expected = {DECK[number].event: DECK[number].removed_text for number in s.removed if DECK[number].is_capability}
        assert s.capabilities == expected


@pytest.mark.rule("plain", "setup.deck")
def test_each_pile_has_one_propaganda_card_among_its_events() -> None:
    table = Table.new("plain", scenario="short", seed=5)
    for _ in answers(table, lambda question, n: ("pass",) if "pass" in question.keys else at_random(n)(question, n)):
        pass
    cards = [*table.state.played, *([] if table.state.card is None else [table.state.card])]
    for pile in range(3):
        assert cards[13 * pile : 13 * (pile + 1)].count(0) == 1
    assert max(Counter(card for card in cards if card).values()) == 1


@pytest.mark.rule("plain", "setup.deck-opt")
def test_without_capabilities() -> None:
    for seed in range(4):
        assert Table.new("plain", scenario="short", seed=seed, no_capabilities=True).state.capabilities == {}


@pytest.mark.rule("plain", "setup.free", "setup.free.short", "setup.free.main", "setup.free.extended")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("short", {"warlord_bases": 5, "warlords": 5, "government_bases": 2, "troops": 18, "police": 18,
                   "taliban_bases": 9, "taliban": 19, "coalition_bases": 6, "coalition_troops": 14}),
        ("main", {"warlord_bases": 7, "warlords": 7, "troops": 7, "police": 10, "taliban_bases": 8, "taliban": 14,
                  "coalition_bases": 1, "coalition_troops": 8}),
        ("extended", {"warlord_bases": 2, "warlords": 2, "troops": 4, "police": 4, "taliban_bases": 4, "taliban": 6,
                      "coalition_bases": 1, "coalition_troops": 5}),
    ],
)  # fmt: skip
def test_open_deployment(name: str, expected: dict[str, int]) -> None:
    table = Table.new("plain", scenario=name, seed=2, open_deployment=True)
    seats = []
    for n in range(500):
        question = table.question
        assert question is not None
        if question.purpose not in ("deploy_where", "deploy_how_many"):
            break
        seats.append(question.seat)
        elsewhere = [key for key in question.keys if key != "kabul"]  # two bases there would keep others out (1.4.2b)
        offered = elsewhere or question.keys
        table.answer(offered[n % len(offered)])
    order = list(dict.fromkeys(seats))
    assert order == ["warlords", "government", "taliban", "coalition"]
    total: Counter[str] = Counter()
    for id in table.state.spaces:
        total.update(pieces(table, id))
    assert dict(total) == expected
    if name == "short":
        assert all(
            pieces(table, id)["taliban_bases"] >= 1 for id in ("balochistan", "waziristan", "northwest_frontier")
        )
    assert pieces(table, "kabul").get("police", 0) >= 2
    assert space(table, "kabul").returnees is (name != "extended")
    assert purpose(table) == "act"


@pytest.mark.rule("plain", "2.3.6", "6.6c")
def test_eligibility_is_adjusted_after_events_alone() -> None:
    told = scene({}, card="propaganda", step="next_card", eligible=["taliban"])
    assert told.state.eligible == {"taliban"}  # as it was said after the Propaganda round
    acted = scene({}, step="next_card", acted={"taliban": "event"}, eligible=["taliban", "warlords"])
    assert acted.state.eligible == {"coalition", "government", "warlords"}


@pytest.mark.rule("plain", "setup.free", "setup.free.short", "setup.free.main", "setup.free.extended")
def test_where_forces_of_an_open_deployment_may_go() -> None:
    s = moment()
    where = {name: {x.id for x in deployment_spaces(s, name)} for name in
             ("kabul", "each_pakistan", "pashtun", "afghan_pashtun", "populated", "afghan")}  # fmt: skip
    pakistan = {"waziristan", "northwest_frontier", "balochistan"}
    assert where["kabul"] == {"kabul"}
    assert where["each_pakistan"] == pakistan
    assert where["populated"] == {id for id, x in AREAS.items() if x.pop in (1, 2)} - pakistan
    assert len(where["populated"]) == 16
    assert where["pashtun"] == {id for id, x in AREAS.items() if x.pashtun}
    assert where["pashtun"] - where["afghan_pashtun"] == {"waziristan", "northwest_frontier"}
    assert where["afghan"] == set(AREAS) - pakistan
