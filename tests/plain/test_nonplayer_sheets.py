"""What the sheets of the Non-players say about events, line by line: which spaces, and whose pieces, go first (8.4)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.plain.nonplayers.instructions import FITS, MOST
from sandtable.plain.nonplayers.weighing import Weighing
from sandtable.plain.play import Play
from sandtable.plain.terms import ACTIVE, FACTIONS
from tests.plain.nonplayers import Done, book_plays, both
from tests.plain.rich import rich
from tests.plain.scene import play

EAST_ROAD, RICH_ROAD = "loc_kabul_tor_kham", "loc_kandahar_spin_boldak"
COIN, REBELS = ("coalition", "government"), ("taliban", "warlords")
TROOPS, POLICE, OPPOSED = {"coalition_troops": 1}, {"police": 1}, {"support": "opposition"}
SUPPORTED = {"support": "support"}


def event(faction: str, number: int, spaces: dict[str, Any], player: str | None = None, **keys: Any) -> Done:
    """The event of a card, taken by a Non-player among Non-players and, at most, one player."""
    others = [each for each in FACTIONS if each not in (faction, player)]
    done = book_plays(faction, spaces, others=others, card=number, **keys)
    assert done.s.acted[faction] == "event"
    return done


def narrowed(done: Done) -> list[tuple[str, set[str]]]:
    """The rows that made a difference, and the spaces that each left."""
    return [
        (args["priority"].id.removeprefix("priority-"), {space.id.removeprefix("space-") for space in args["spaces"]})
        for args in done.said("why-priority")
    ]


FIRST: list[tuple[tuple[str, ...], int, dict[str, Any], str, set[str]]] = [
    (
        COIN,
        10,
        {
            **both({"coalition_troops": 2, "troops": 2, "taliban_active": 1}, "balkh", "herat"),
            "konduz": {"coalition_troops": 2, "troops": 2, "taliban_bases": 1},
        },
        "raid",
        {"konduz"},
    ),
    (("taliban",), 16, {"herat": {"police": 2}, "balkh": {"police": 9}}, "ends_coin_control", {"herat"}),
    (("warlords",), 16, {**both({"police": 2}, "balkh", "herat"), "kabul": {"police": 9}}, "ends_control", {"balkh"}),
    (
        ("government",),
        19,
        {**both({"taliban": 1, **OPPOSED}, "khowst", "nuristan"), "kandahar": {"taliban": 1}},
        "at_opposition",
        {"khowst", "nuristan"},
    ),
    (
        ("warlords",),
        20,
        {**both({"taliban": 1, **SUPPORTED}, "khowst", "nuristan"), "kandahar": {"taliban": 1}},
        "at_support",
        {"khowst", "nuristan"},
    ),
    (COIN, 21, {"herat": {"taliban": 9}, "balkh": {"taliban_active": 2}}, "own_active", {"balkh"}),
    (COIN, 21, {"herat": {"taliban_active": 3}, "balkh": {"taliban_active": 2}}, "most_own", {"herat"}),
    (
        REBELS,
        21,
        {"herat": {"coalition_troops": 3}, "balkh": {"coalition_troops": 4, "taliban": 3}},
        "keeps_control",
        {"herat"},
    ),
    (
        REBELS,
        21,
        {"herat": {"coalition_troops": 4}, "balkh": {"coalition_troops": 3}},
        "most_coalition_troops",
        {"herat"},
    ),
    (
        ("government",),
        25,
        {"kabul": {"coalition_bases": 1, "police": 1}, "khowst": POLICE},
        "no_coalition_base",
        {"khowst"},
    ),
    (("taliban",), 25, both(TROOPS, "khowst", "kabul"), "population", {"kabul"}),
    (("taliban",), 25, {"khowst": TROOPS, "nuristan": {**TROOPS, **SUPPORTED}}, "at_support", {"nuristan"}),
    (
        ("warlords",),
        25,
        {
            **both({**TROOPS, **SUPPORTED}, "khowst", "nuristan", "kandahar", "kabul"),
            "balkh": {**TROOPS, **OPPOSED},
        },
        "at_support",
        {"khowst", "nuristan", "kandahar", "kabul"},
    ),
    (
        COIN,
        27,
        {"waziristan": {"taliban": 2, "taliban_active": 1}, "northwest_frontier": {"taliban": 2}},
        "own_active",
        {"waziristan"},
    ),
    (
        COIN,
        27,
        {"waziristan": {"taliban_bases": 1}, "northwest_frontier": {"taliban": 1}},
        "own_guerrillas",
        {"northwest_frontier"},
    ),
    *(
        (("warlords",), number, {"kandahar": SUPPORTED, "khowst": {}}, "at_support", {"kandahar"})
        for number in (21, 22, 42)
    ),
    (
        COIN,
        38,
        {
            **both({"coalition_troops": 1, "taliban": 1}, "herat", "balkh"),
            "konduz": {"coalition_troops": 2, "taliban": 2},
        },
        "raid",
        {"konduz"},
    ),
    (
        COIN,
        66,
        {"ghazni": {"coalition_troops": 1, "taliban": 1}, "nuristan": {"coalition_troops": 2, "taliban": 2}},
        "raid",
        {"nuristan"},
    ),
    (
        COIN,
        37,
        {"konduz": {"troops": 1, "taliban": 1, "taliban_bases": 1}, "balkh": {"troops": 3, "taliban_active": 2}},
        "raid",
        {"konduz"},
    ),
    (
        REBELS,
        37,
        {**both({"troops": 2, "taliban": 1}, "balkh", "konduz"), "herat": {"troops": 9}},
        "ends_coin_control",
        {"balkh", "konduz"},
    ),
    (
        REBELS,
        41,
        {"herat": {"coalition_troops": 3}, "balkh": {"coalition_troops": 4, "taliban": 3}},
        "keeps_control",
        {"herat"},
    ),
    (
        REBELS,
        41,
        {"herat": {"coalition_troops": 4}, "balkh": {"coalition_troops": 3}},
        "most_coalition_troops",
        {"herat"},
    ),
    (
        ("government",),
        42,
        {**both({**POLICE, **OPPOSED}, "khowst", "nuristan"), "kandahar": POLICE},
        "at_opposition",
        {"khowst", "nuristan"},
    ),
    (
        COIN,
        43,
        {"waziristan": {"taliban": 9}, "northwest_frontier": {"taliban_bases": 1, "taliban": 1}},
        "base_goes",
        {"northwest_frontier"},
    ),
    (
        ("warlords",),
        47,
        {"khowst": SUPPORTED, **both(OPPOSED, "nuristan", "kandahar")},
        "at_support",
        {"khowst"},
    ),
    (
        ("warlords",),
        49,
        {**both({"warlords": 1}, "balkh", "konduz"), "khowst": {"warlords": 1, "warlord_bases": 1}},
        "warlord_base",
        {"khowst"},
    ),
    (
        ("taliban",),
        55,
        {**both({**POLICE, "taliban_active": 1}, "balkh", "konduz", "kabul"), "herat": {**POLICE, "taliban_active": 2}},
        "most_own_active",
        {"herat"},
    ),
    (
        ("warlords",),
        55,
        {
            **both({**POLICE, "warlords_active": 1}, "balkh", "konduz", "kabul"),
            "herat": {**POLICE, "warlords_active": 2},
        },
        "most_own_active",
        {"herat"},
    ),
    (
        REBELS,
        56,
        {
            **both({"coalition_troops": 5, "police": 5}, "herat", "balkh"),
            **both({**TROOPS, **POLICE}, "konduz", "baghlan"),
        },
        "ends_coin_control",
        {"konduz", "baghlan"},
    ),
    (
        REBELS,
        58,
        {
            **both({"police": 2, "warlord_bases": 1}, "balkh", "konduz"),
            "herat": {"police": 9, "warlord_bases": 1},
        },
        "ends_coin_control",
        {"balkh", "konduz"},
    ),
    (
        COIN,
        60,
        {"konduz": {"taliban": 3}, "baghlan": {"taliban": 9}, "badakhshan": POLICE},
        "adds_coin_control",
        {"konduz"},
    ),
    (
        ("warlords",),
        60,
        {**both(POLICE, "konduz", "badakhshan"), **both({"police": 9}, "herat", "baghlan")},
        "ends_control",
        {"konduz"},
    ),
    (
        REBELS,
        61,
        {**both({"police": 9}, "balkh", "konduz"), "kabul": {"troops": 9}, "herat": {"police": 2}},
        "ends_coin_control",
        {"herat"},
    ),
    (
        ("warlords",),
        63,
        {**both({"taliban": 2, "warlords": 1}, "balkh", "konduz"), "herat": {"taliban": 9, "warlords": 1}},
        "ends_taliban_control",
        {"balkh", "konduz"},
    ),
    (
        ("warlords",),
        64,
        {**both({"troops": 15}, "bamian", "sar_e_pol"), "ghazni": {"police": 3}},
        "ends_control",
        {"ghazni"},
    ),
    (("warlords",), 66, {"nuristan": {"police": 2}, "ghazni": {"police": 2}}, "ends_control", {"nuristan"}),
    (
        COIN,
        68,
        {"balkh": {"taliban": 9}, "faryab": {"taliban": 1}, "sar_e_pol": {"police": 2}},
        "adds_coin_control",
        {"faryab"},
    ),
    (
        ("warlords",),
        68,
        {**both({"troops": 15}, "balkh", "sar_e_pol"), "faryab": {"police": 2}},
        "ends_control",
        {"faryab"},
    ),
    (COIN, 69, both(POLICE, "khowst", "kabul"), "population", {"kabul"}),
    (REBELS, 69, {}, "econ", {EAST_ROAD}),
    (("coalition",), 70, both({"coalition_troops": 3}, "herat", "balkh"), "least_population", {"herat"}),
    (
        COIN,
        72,
        {"herat": {"warlord_bases": 1, "police": 3}, "balkh": {"warlord_bases": 1}},
        "coin_control",
        {"herat"},
    ),
]
"""Who takes which event where, the line of a sheet that then counts, and the spaces it leaves."""


@pytest.mark.rule("plain", "8.4.4c")
@pytest.mark.parametrize(
    ("faction", "number", "spaces", "row", "left"),
    [(faction, *rest) for factions, *rest in FIRST for faction in factions],
)
def test_which_spaces_go_first(faction: str, number: int, spaces: dict[str, Any], row: str, left: set[str]) -> None:
    assert (row, left) in narrowed(event(faction, number, spaces))


def test_of_support_and_opposition_a_players_kind_goes_first() -> None:
    spaces = {"khowst": SUPPORTED, **both(OPPOSED, "nuristan", "kandahar")}
    assert ("of_a_player", {"khowst"}) in narrowed(event("warlords", 47, spaces, "coalition"))
    assert ("of_a_player", {"nuristan", "kandahar"}) in narrowed(event("warlords", 47, spaces, "taliban"))


@pytest.mark.parametrize("faction", COIN)
@pytest.mark.parametrize(
    ("number", "there", "after"),
    [
        (16, {"herat": {"police": 5, "taliban": 1, "warlords": 1}}, {"herat": {"police": 6, "warlords": 1}}),
        (35, {"konduz": {"taliban": 2, "warlords": 2}}, {"konduz": {"troops": 2, "warlords": 2}}),
        (38, {"herat": {**TROOPS, "taliban": 1, "warlords": 1}}, {"herat": {**TROOPS, "warlords_active": 1}}),
        (
            53,
            {"herat": {"police": 1, "taliban": 2, "warlords": 2}},
            {"herat": {"police": 1, "taliban_active": 1, "warlords_active": 2}},
        ),
        (61, {"herat": {"taliban": 4, "warlords": 4}}, {"herat": {"taliban": 2, "warlords": 4}}),
        (66, {"nuristan": {**TROOPS, "taliban": 1, "warlords": 1}}, {"nuristan": {**TROOPS, "warlords": 1}}),
    ],
)
def test_taliban_go_before_warlords_who_are_a_player(
    faction: str, number: int, there: dict[str, Any], after: dict[str, dict[str, int]]
) -> None:
    done = event(faction, number, there, "warlords")
    assert {id: done.at(id) for id in after} == after


def test_the_taliban_spare_their_own_and_go_for_the_government_first() -> None:
    done = event("taliban", 64, {"bamian": {"police": 1, "coalition_troops": 1, "taliban": 1}}, "coalition")
    assert done.at("bamian") == {"taliban": 1, "warlord_bases": 1, "warlords": 1}
    more = event("taliban", 64, {"bamian": {"police": 2, "coalition_troops": 1}}, "coalition")
    assert more.at("bamian") == {"coalition_troops": 1, "warlord_bases": 1, "warlords": 1}


def test_the_warlords_go_for_the_government_before_the_taliban() -> None:
    done = event("warlords", 64, {"bamian": {"police": 2, "taliban": 2}}, "taliban")
    assert done.at("bamian") == {"taliban": 2, "warlord_bases": 1, "warlords": 1}


def test_spaces_that_do_not_come_into_question() -> None:
    koran = event("warlords", 25, {"khowst": TROOPS, "nuristan": {**TROOPS, **SUPPORTED}})
    assert (koran.s["khowst"].terror, koran.s["nuristan"].terror) == (0, 1)
    jirga = event("taliban", 47, {"khowst": SUPPORTED, "nuristan": OPPOSED})
    assert (jirga.s["khowst"].level, jirga.s["nuristan"].level) == (0, -1)
    mines = event("warlords", 69, {EAST_ROAD: {"warlords": 1}})
    assert (mines.s[EAST_ROAD].sabotage, mines.s[RICH_ROAD].sabotage) == (False, True)
    breaktime = event(
        "taliban", 55, {"herat": {**POLICE, "warlords_active": 2}, "balkh": {**POLICE, "taliban_active": 1}}
    )
    assert (breaktime.at("herat"), breaktime.at("balkh")) == (
        {**POLICE, "warlords_active": 2},
        {**POLICE, "taliban": 1},
    )
    fastness = event("warlords", 66, {})
    (built,) = (id for id in fastness.s.spaces if fastness.s[id].bases)
    assert fastness.s[built].pop > 0
    surge = event("coalition", 70, {"balkh": {"coalition_troops": 3, "taliban": 2}, "kabul": {"coalition_troops": 5}})
    assert surge.at("balkh") == {"coalition_troops": 3, "taliban": 2} or surge.s["balkh"].control == "coin"


@pytest.mark.parametrize("faction", REBELS)
def test_mullah_omar_is_taken_though_propaganda_comes_next(faction: str) -> None:
    piles = [{"events": 5, "propaganda": True}] * 5
    assert event(faction, 36, {}, next="propaganda", dice=[1] * 9, piles=piles).said("event")


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_deck_may_give_any_faction_any_line(faction: str) -> None:
    """The Coalition and the Government have no Guerrillas, whatever a sheet asks for."""
    table = play(rich(25), "event", "shaded")
    weighing = Weighing(Play(table.state, None, {}), faction, ())
    for space in table.state.in_sight():
        fits = {name for name, ask in FITS.items() if ask(weighing, table.state, space)}
        most = {name: ask(weighing, table.state, space) for name, ask in MOST.items()}
        shown = space.count[ACTIVE[faction]] if faction in REBELS else 0
        assert ("own_active" in fits, most["most_own_active"]) == (shown > 0, shown)
        assert ("own_guerrillas" in fits) is (faction in REBELS and space.guerrillas(faction) > 0)
