"""Rules 8.0 to 8.4 and 8.9: what all Non-players share, chance, events, and victory against them."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import BadPosition, BadSetup
from sandtable.core.game import games
from sandtable.plain import nonplayers
from sandtable.plain.map import AREAS
from sandtable.plain.nonplayers.chance import COLUMNS, ORDER
from sandtable.plain.nonplayers.guidelines import in_turn, players_first
from tests.plain.nonplayers import book_in_phase, book_plays, seats
from tests.plain.scene import document, moment, play
from tests.playing import purpose

# -- who plays


@pytest.mark.rule("plain", "8.0", "1.5a")
@pytest.mark.parametrize("faction", ["coalition", "government", "taliban", "warlords"])
def test_a_faction_without_a_player_is_never_asked(faction: str) -> None:
    table = Table.new(
        "plain", scenario="short", seed=3, seats=dict.fromkeys(table_seats(), "random") | {faction: "book"}
    )
    assert table.outcome is not None
    assert all(entry.who != faction for entry in table.journal)


def table_seats() -> tuple[str, ...]:
    return ("coalition", "government", "taliban", "warlords")


@pytest.mark.rule("plain", "setup.players")
def test_factions_by_number_of_players() -> None:
    assert nonplayers.WITHOUT_PLAYERS == {
        1: (("government", "taliban", "warlords"), ("coalition", "government", "warlords")),
        2: (("government", "warlords"),),
        3: (("warlords",),),
        4: ((),),
    }
    assert games()["plain"].facts()["without_players"]["2"] == [["government", "warlords"]]


def test_what_does_not_go_together_is_refused() -> None:
    with pytest.raises(BadSetup, match="must be four"):
        Table.new("plain", players="three", seats={"taliban": "book"})
    with pytest.raises(BadPosition, match="must be four"):
        Table.from_position(document({}, options={"players": "three"}), seats={"taliban": "book"})
    with pytest.raises(BadSetup, match="three or four players"):
        Table.new("plain", deception=True, seats={"taliban": "book", "warlords": "book"})
    with pytest.raises(BadSetup, match="no levels"):
        Table.new("plain", seats={"taliban": "book:hard"})
    with pytest.raises(BadSetup, match="pashtuns"):
        Table.new("plain", seats={"pashtuns": "book"})
    with pytest.raises(BadSetup, match="different printings"):
        nonplayers.check({"taliban": "book", "warlords": "chart"}, {}, BadSetup)


def test_non_players_draw_no_deception_markers_and_keep_their_forces() -> None:
    table = Table.new(
        "plain", scenario="short", deception=True, open_deployment=True, seats={"warlords": "book"}, seed=1
    )
    assert set(table.state.deception) == {"coalition", "government", "taliban"}
    assert sum(space.count[8] for space in table.state.spaces.values()) == 5


# -- event or operation (8.1)


@pytest.mark.rule("plain", "8.1a", "8.4.2")
@pytest.mark.parametrize(
    ("faction", "text"),
    [("coalition", "unshaded"), ("government", "unshaded"), ("taliban", "shaded"), ("warlords", "shaded")],
)
def test_the_event_is_taken_with_the_text_of_its_side(faction: str, text: str) -> None:
    done = book_plays(faction, {}, card=40)
    assert done.s.acted[faction] == "event"
    assert done.said("event")[0]["text"] == text


@pytest.mark.rule("plain", "8.1b")
@pytest.mark.parametrize("card", [5, 6])
@pytest.mark.parametrize(("faction", "patron"), [("warlords", "taliban"), ("government", "coalition")])
def test_capabilities_and_islamabad_are_left_to_a_player(card: int, faction: str, patron: str) -> None:
    with_player = book_plays(faction, {}, card=card)
    assert with_player.s.acted[faction] != "event"
    assert with_player.said("why-no-event-patron")
    assert book_plays(faction, {}, card=card, others=[patron]).s.acted[faction] == "event"


@pytest.mark.rule("plain", "8.1b")
@pytest.mark.parametrize("faction", ["taliban", "coalition"])
@pytest.mark.parametrize(("roll", "taken"), [(3, True), (4, False)])
def test_a_capability_needs_a_roll_below_the_propaganda_cards_left(faction: str, roll: int, taken: bool) -> None:
    piles = [{"events": 3, "propaganda": True}] * 4
    done = book_plays(faction, {}, card=5, dice=[roll, *[6] * 30], piles=piles)
    assert (done.s.acted[faction] == "event") == taken
    assert bool(done.s.capabilities) == taken


@pytest.mark.rule("plain", "8.1c", "8.1-ex1")
def test_an_event_without_effect_is_not_taken() -> None:
    done = book_plays("warlords", {}, others=["taliban"])
    assert done.said("why-no-event-effect")
    assert done.operation == "rally"
    assert book_plays("government", {}, card=14).said("why-no-event-effect")


@pytest.mark.rule("plain", "8.1c")
def test_momentum_is_not_taken_with_propaganda_next_but_for_mullah_omar() -> None:
    last: dict[str, Any] = {"next": "propaganda", "piles": [{"events": 3, "propaganda": True}]}
    assert book_plays("taliban", {}, card=24, **last).said("why-no-event-momentum")
    assert book_plays("taliban", {}, card=24).s.acted["taliban"] == "event"
    assert book_plays("taliban", {}, card=36, **last).s.acted["taliban"] == "event"


@pytest.mark.rule("plain", "8.1d")
def test_operations_are_never_limited() -> None:
    spaces = {id: {"warlord_bases": 1} for id in ("balkh", "herat", "faryab")}
    after: dict[str, Any] = {"acted": {"government": "operation"}, "eligible": ["government", "warlords"]}
    done = book_plays("warlords", spaces, **after)
    assert len(done.selected) == 3
    assert done.activity is not None
    last = book_plays("warlords", spaces, next="propaganda", propaganda_done=4, piles=[])
    assert len(last.selected) == 3


@pytest.mark.rule("plain", "8.1e", "2.3.3")
@pytest.mark.parametrize(
    ("faction", "had", "passes"),
    [
        ("warlords", 0, True),
        ("taliban", 0, True),
        ("government", 2, True),
        ("government", 3, False),
        ("coalition", 0, False),
    ],
)
def test_without_resources_they_pass(faction: str, had: int, passes: bool) -> None:
    purse = {"government": had, "taliban": had, "warlords": had}
    spaces = {"kabul": {"coalition_bases": 1, "coalition_troops": 2, "police": 2}}
    done = book_plays(faction, spaces, resources=purse, patronage=5)
    assert (done.s.acted[faction] == "pass") == passes


@pytest.mark.rule("plain", "8.1.2f")
def test_non_players_give_nothing_but_take() -> None:
    spaces = {"khowst": {"taliban": 2, "taliban_bases": 1}}
    table = Table.from_position(document(spaces, eligible=["taliban"]), seats=seats(["warlords"]), seed=1)
    play(table, "rally", "ask_gift")
    assert purpose(table) == "give_how_many"  # the Government, for the Warlords are not asked
    play(table, 0, "give", "warlords", "3")
    assert table.state.resources["warlords"] == 23


# -- guidelines (8.1.2)


@pytest.mark.rule("plain", "8.1.2c", "8.1.2b")
@pytest.mark.parametrize(
    ("there", "most", "taken"),
    [((9, 9), 6, (3, 3)), ((9, 9), 5, (3, 2)), ((1, 9), 5, (1, 4)), ((9, 1), 5, (4, 1)), ((1, 1), 5, (1, 1))],
)
def test_police_and_troops_in_turn(there: tuple[int, int], most: int, taken: tuple[int, int]) -> None:
    assert in_turn(*there, most) == taken


@pytest.mark.rule("plain", "8.1.2a", "8.1.2b")
def test_players_pieces_go_before_those_of_non_players() -> None:
    """Prison Break (53) has an order of its own; Fratricide and others leave it to the guidelines (38 without one)."""
    spaces = {"konduz": {"troops": 1, "taliban": 1, "warlords": 1}}
    done = book_plays(
        "taliban", {"bamian": {"troops": 2, "taliban": 1, "police": 2}, **spaces}, card=71, eligible=["taliban"]
    )
    assert done.s.acted["taliban"] == "event"
    kabul = book_plays("taliban", {"kabul": {"troops": 2, "police": 2}}, card=71)
    assert kabul.at("kabul") == {"troops": 1, "police": 1}


@pytest.mark.rule("plain", "8.1.2a")
@pytest.mark.parametrize(
    ("alone", "first"),
    [
        (("taliban",), ["government", "coalition"]),
        (("taliban", "government"), ["coalition"]),
        (("taliban", "coalition"), ["government"]),
        (("taliban", "coalition", "government"), ["government", "coalition"]),
    ],
)
def test_where_no_sheet_says_whose_those_of_players_go_first(alone: tuple[str, ...], first: list[str]) -> None:
    state = moment(None, seats(alone))
    assert players_first(state, ["government", "coalition"]) == first


@pytest.mark.rule("plain", "8.1.1a", "8.1.1b")
def test_every_faction_follows_a_section_of_its_own() -> None:
    for faction, rule in (("warlords", "8.5"), ("government", "8.6"), ("taliban", "8.7"), ("coalition", "8.8")):
        done = book_plays(faction, {"kabul": {"coalition_bases": 1, "police": 2}, "khowst": {"taliban_bases": 1}})
        reasons = [note.rule for note in done.notes if note.kind == "why" and note.rule]
        assert any(reason.startswith(rule) for reason in reasons), faction


# -- chance (8.2, 8.3)


@pytest.mark.rule("plain", "8.2a")
def test_the_table_of_random_spaces() -> None:
    assert len(set(ORDER)) == 25
    assert COLUMNS[1][3:6] == ("kabul",) * 3
    spaces = {"herat": {"warlords": 2}, "faryab": {"warlords": 2}, "konduz": {"warlords": 2}}
    for dice, chosen in (([1, 3, 1], "herat"), ([5, 3, 3], "faryab"), ([6, 2, 2], "konduz")):
        assert book_plays("warlords", spaces, dice=[*dice, *[1] * 40]).selected[0] == chosen


@pytest.mark.rule("plain", "8.2b")
def test_a_space_that_does_not_qualify_sends_one_down_the_column() -> None:
    spaces = {"herat": {"warlords": 2}, "konduz": {"warlords": 2}}
    for dice, chosen in (([1, 1, 1], "herat"), ([1, 3, 3], "konduz"), ([5, 5, 5], "herat")):
        assert book_plays("warlords", spaces, dice=[*dice, *[1] * 40]).selected[0] == chosen
    assert ORDER[-1] == "kandahar"
    assert ORDER[0] == "balochistan"


@pytest.mark.rule("plain", "8.2c")
def test_a_space_is_used_up_before_the_next_roll() -> None:
    spaces = {"herat": {"warlord_bases": 1}, "konduz": {"warlord_bases": 1}}
    done = book_plays("warlords", spaces, dice=[1, 3, 1, *[1] * 40])
    assert done.at("herat")["warlords"] == 1 + done.s["herat"].pop


@pytest.mark.rule("plain", "8.3a")
def test_among_roads_the_richest_comes_first() -> None:
    done = book_plays("taliban", {}, card=69)
    assert {loc.id for loc in done.s.locs() if loc.sabotage} == {"loc_kabul_tor_kham", "loc_kandahar_spin_boldak"}


@pytest.mark.rule("plain", "8.3b")
def test_only_roads_without_sabotage_are_sabotaged() -> None:
    done = book_plays("taliban", {"loc_kabul_tor_kham": {"sabotage": True}}, card=69)
    assert sum(loc.sabotage for loc in done.s.locs()) == 3


# -- events (8.4)


@pytest.mark.rule("plain", "8.4.1")
def test_an_instruction_comes_before_the_general_rules() -> None:
    spaces = {"herat": {"warlord_bases": 1}}
    assert book_plays("warlords", spaces, card=13).said("why-no-event-instruction")
    taken = book_plays("government", spaces, card=13)
    assert taken.said("event")[0]["text"] == "shaded"


@pytest.mark.rule("plain", "8.4.3")
def test_as_many_pieces_as_can_be() -> None:
    done = book_plays("taliban", {"herat": {"troops": 3}, "balkh": {"troops": 1}}, card=37)
    assert done.at("herat") == {"troops": 1}
    assert done.at("balkh") == {}


@pytest.mark.rule("plain", "8.4.4a")
@pytest.mark.parametrize("faction", ["taliban", "warlords"])
def test_who_benefits_is_the_non_player_itself(faction: str) -> None:
    piece = {"taliban": "taliban", "warlords": "warlords"}[faction]
    done = book_plays(faction, {}, card=35)
    placed = [id for id in ("badakhshan", "baghlan", "konduz", "nuristan") if piece in done.at(id)]
    assert len(placed) == 1


@pytest.mark.rule("plain", "8.4.4b")
def test_free_actions_follow_the_factions_own_order() -> None:
    spaces = {"bamian": {"taliban_bases": 1}, "badghis": {"taliban_active": 1}, "faryab": {"taliban_active": 5}}
    done = book_plays("coalition", {**spaces, "balkh": {"taliban": 4}}, card=20)
    assert done.s.acted["coalition"] == "event"
    assert done.at("bamian") == {}
    assert done.at("badghis") == {}
    assert done.at("faryab") == {"taliban_active": 4}


@pytest.mark.rule("plain", "8.4.4c")
def test_where_most_bases_then_pieces_then_population() -> None:
    spaces = {"waziristan": {"taliban": 3}, "northwest_frontier": {"taliban_bases": 1, "taliban": 1}}
    assert book_plays("coalition", spaces, card=8).at("northwest_frontier") == {}
    most = book_plays("coalition", {"waziristan": {"taliban": 1}, "northwest_frontier": {"taliban": 2}}, card=8)
    assert most.at("northwest_frontier") == {}
    people = {"kandahar": {"taliban": 1}, "ghazni": {"taliban": 1}, "farah": {"taliban": 1}, "kabul": {"taliban": 1}}
    shifted = book_plays("coalition", people, card=19)
    pops = sorted((shifted.s[id].pop for id in people), reverse=True)[:2]
    assert sorted((shifted.s[id].pop for id in people if shifted.s[id].level == 1), reverse=True) == pops


# -- victory (7.1, 8.9)

TALIBAN_AHEAD: dict[str, Any] = {
    "spaces": {
        id: {"taliban_bases": 2, "support": "opposition"}
        for id in ("kandahar", "khowst", "konduz", "baghlan", "nuristan", "balkh")
    },
}


def ended(nonplayers: list[str], **keys: Any) -> Any:
    spaces = keys.pop("spaces", {})
    table = Table.from_position(
        document(spaces, **{"card": "propaganda", "phase": "victory", "next": 12, **keys}),
        seats=seats(nonplayers),
        seed=1,
    )
    return table.outcome


THREE = ["government", "taliban", "warlords"]


BEHIND: dict[str, Any] = {"nimruz": {"coalition_troops": 20}}
"""The Coalition at -24, behind Warlords and Taliban at -20."""


@pytest.mark.rule("plain", "8.9a")
def test_a_lone_player_loses_only_from_the_second_round_on_and_only_when_behind() -> None:
    assert ended(THREE, spaces=BEHIND, propaganda_done=0) is None
    assert ended(THREE, spaces=BEHIND, propaganda_done=1).winner == "warlords"
    assert ended(THREE, propaganda_done=1) is None
    won = {**TALIBAN_AHEAD, "propaganda_done": 1}
    assert ended(["coalition", "government", "warlords"], **won) is None  # 7.2 ends no solo game


@pytest.mark.rule("plain", "8.9b", "8.9-n1")
@pytest.mark.parametrize(
    ("patronage", "resources", "winner"), [(15, 20, "warlords"), (15, 19, "government"), (14, 19, "taliban")]
)
def test_the_best_non_player_wins_instead_warlords_first(patronage: int, resources: int, winner: str) -> None:
    """In Nimruz nobody lives, so that all three can stand at -20."""
    spaces = {"nimruz": {"coalition_troops": 20}}
    lost = ended(THREE, spaces=spaces, propaganda_done=1, patronage=patronage, resources={"warlords": resources})
    assert lost.standing[0].margin == -20
    assert lost.winner == winner
    assert lost.message.id == f"victory-solo_{winner}"


def final(nonplayers: list[str], **keys: Any) -> Any:
    last: dict[str, Any] = {"propaganda_done": 4, "piles": [], "next": None, "phase": "redeploy"}
    return ended(nonplayers, **{**last, **keys})


EXAMPLE: dict[str, Any] = {
    **{id: {"taliban_bases": 2, "support": "opposition"} for id in ("kandahar", "khowst", "nuristan", "ghazni")},
    **{id: {"taliban_bases": 2} for id in ("paktika", "zabol")},
    "kabul": {"coalition_troops": 20, "coalition_bases": 2},
    "herat": {"coalition_bases": 2},
    "nimruz": {"coalition_bases": 2},
}


@pytest.mark.rule("plain", "8.9-ex1", "8.9c")
@pytest.mark.parametrize(("lead", "message"), [(2, "stalemate"), (5, "stalemate"), (6, "success")])
def test_the_worked_example_of_a_lone_taliban(lead: int, message: str) -> None:
    """The best Non-player is the Government; a lead of 1 to 5 over it is a stalemate."""
    opposition = sum(AREAS[id].pop for id, row in EXAMPLE.items() if row.get("support"))
    margin = opposition + 12 - 20
    held = AREAS["kabul"].pop + AREAS["herat"].pop + AREAS["nimruz"].pop
    patronage = margin - lead + 35 - held
    done = final(
        ["coalition", "government", "warlords"], spaces=EXAMPLE, patronage=patronage, resources={"warlords": 0}
    )
    assert dict(done.standing)["taliban"] == margin
    assert dict(done.standing)["government"] == margin - lead
    assert done.winner == "taliban"
    assert done.message.id == f"victory-solo_{message}"


@pytest.mark.rule("plain", "8.9b", "7.1b")
def test_a_tie_at_the_end_goes_to_the_non_player() -> None:
    opposition = sum(AREAS[id].pop for id, row in EXAMPLE.items() if row.get("support"))
    held = AREAS["kabul"].pop + AREAS["herat"].pop + AREAS["nimruz"].pop
    patronage = opposition + 12 - 20 + 35 - held
    done = final(
        ["coalition", "government", "warlords"], spaces=EXAMPLE, patronage=patronage, resources={"warlords": 0}
    )
    assert done.winner == "government"


@pytest.mark.rule("plain", "7.1a", "7.1b")
def test_a_non_player_that_passes_the_check_beats_all_players() -> None:
    both = {**TALIBAN_AHEAD, "patronage": 40}
    assert ended([], **both).winner == "government"
    outcome = ended(["taliban"], **both)
    assert dict(outcome.standing)["government"] > dict(outcome.standing)["taliban"] > 0
    assert outcome.winner == outcome.standing[0].seat == "taliban"


@pytest.mark.rule("plain", "8.9a")
def test_with_several_players_or_none_the_usual_check_holds() -> None:
    assert ended(["warlords"], **TALIBAN_AHEAD).winner == "taliban"
    assert ended(["coalition", *THREE], **TALIBAN_AHEAD).winner == "taliban"
    assert book_in_phase("victory", {}, nonplayers=["warlords"]).s.outcome is None
