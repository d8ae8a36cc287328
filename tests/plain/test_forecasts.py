"""Forecasts, tested by counting: what an option is said to cost, to remove and to change is what playing it does."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from sandtable.core.forecasts import Forecast
from sandtable.core.messages import Message
from sandtable.plain.forecasts.trials import TRIALS
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import State
from sandtable.plain.terms import PIECES
from sandtable.words import Words
from tests.plain.scene import play, propaganda, turn
from tests.playing import offered, purpose

STOCK = {"taliban_active": "taliban_underground", "warlord_active": "warlord_underground"}
TRACKS = ("government", "taliban", "warlords", "aid", "patronage")


def value(s: State, track: str) -> int:
    """Where a track stands."""
    return s.resources[track] if track in s.resources else int(getattr(s, track))


def counted(before: State, after: State) -> set[tuple[Any, ...]]:
    """What is different, counted piece by piece."""
    found: set[tuple[Any, ...]] = set()
    for id, there in after.spaces.items():
        here = before.spaces[id]
        pieces: dict[str, int] = {}
        for n, piece in enumerate(PIECES):
            name = STOCK.get(piece, piece)
            pieces[name] = pieces.get(name, 0) + there.count[n] - here.count[n]
        found |= {("placed" if by > 0 else "removed", abs(by), piece) for piece, by in pieces.items() if by}
        for faction, n in (("taliban", 7), ("warlords", 10)):
            stays = not pieces[PIECES[n - 1]]
            turned = there.count[n] - here.count[n]
            if turned and stays:
                found.add(("shown" if turned > 0 else "hidden", abs(turned), faction))
        if here.level != there.level:
            found.add(("level", {1: "support", 0: "neutral", -1: "opposition"}[there.level]))
        if here.control != there.control:
            found.add(("control", there.control))
        if there.terror < here.terror:
            found.add(("terror-removed", here.terror - there.terror))
        if there.returnees and not here.returnees:
            found.add(("returnees",))
    for track in TRACKS:
        by = value(after, track) - value(before, track)
        if by:
            found.add(("up" if by > 0 else "down", abs(by), track))
    return found


def said(forecast: Forecast | None) -> set[tuple[Any, ...]]:
    """What a forecast says, as ``counted`` says it; a cost is what its payer loses."""
    assert forecast is not None
    found: set[tuple[Any, ...]] = set()
    for message in forecast.leads_to:
        word = message.id.removeprefix("forecast-")
        args = [arg.id.removeprefix("piece-") if isinstance(arg, Message) else arg for arg in message.args.values()]
        if word not in ("terror", "sabotage"):
            found.add((word, *args))
    if forecast.cost is not None and forecast.cost.args["count"]:
        found.add(("down", forecast.cost.args["count"], forecast.cost.args["faction"]))
    return found


CASES: list[tuple[Purpose, str, dict[str, Any], tuple[Any, ...], str]] = [
    (Purpose.TRAIN_TROOPS, "government", {"kabul": {"taliban": 2}}, ("train", "kabul"), "3"),
    (Purpose.TRAIN_POLICE, "government", {"kabul": {"taliban": 2}}, ("train", "kabul", 1), "2"),
    (Purpose.TRAIN_THEN, "coalition", {"kabul": {}}, ("train", "kabul", "done"), "patronage"),
    (
        Purpose.CIVIC_ACTION_HOW_MUCH, "government", {"kabul": {"police": 2, "terror": 1, "support": "opposition"}},
        ("train", "kabul", 0, 0, "done", "civic_action"), "3",
    ),
    (Purpose.ASSAULT_TARGET, "government", {"kabul": {"troops": 8, "taliban_active": 1, "taliban_bases": 1,
     "warlords_active": 2}}, ("assault", "kabul"), "remove_taliban"),
    (Purpose.ASSAULT_TARGET, "coalition", {"herat": {"coalition_troops": 2, "taliban_active": 2, "taliban_bases": 1,
     "warlords_active": 1}}, ("assault", "herat"), "remove_taliban"),
    (Purpose.ACTIVATE_WHOSE, "government", {"herat": {"troops": 2, "taliban": 3, "warlords": 1}},
     ("sweep", "herat", "done"), "activate_taliban"),
    (Purpose.RALLY_HOW, "taliban", {"kandahar": {"taliban": 1, "taliban_active": 1, "troops": 1}},
     ("rally", "kandahar"), "rally_place"),
    (Purpose.RALLY_HOW, "taliban", {"kandahar": {"taliban_bases": 1, "taliban_active": 2}}, ("rally", "kandahar"),
     "rally_hide"),
    (Purpose.RALLY_HOW, "warlords", {"balkh": {"warlords_active": 2, "troops": 1, "taliban": 1}}, ("rally", "balkh"),
     "rally_base"),
    (Purpose.RALLY_HOW_MANY, "taliban", {"kandahar": {"taliban_bases": 1, "troops": 3}},
     ("rally", "kandahar", "rally_mass"), "3"),
    (Purpose.ATTACK_TARGET, "taliban", {"kandahar": {"taliban": 2, "troops": 1, "police": 3}},
     ("attack", "kandahar", "ambush"), "government_police"),
    (Purpose.GOVERN_HOW, "government", {"balkh": {"police": 1, "support": "support"}}, ("train", "govern"),
     "govern_patronage"),
    (Purpose.GOVERN_HOW, "government", {"balkh": {"police": 1, "support": "support"}}, ("train", "govern"),
     "govern_returnees"),
    (Purpose.ERADICATE_WHERE, "government", {"kandahar": {"police": 3, "warlord_bases": 1, "support": "support"},
     "balkh": {"police": 2, "warlord_bases": 1}}, ("train", "eradicate"), "kandahar"),
    (Purpose.EXTORT_WHERE, "taliban", {"kandahar": {"taliban": 1}, "loc_kandahar_kabul": {"taliban": 1}},
     ("rally", "extort"), "loc_kandahar_kabul"),
    (Purpose.EXTORT_WHERE, "taliban", {"kandahar": {"taliban": 2, "warlord_bases": 1}, "herat": {"taliban": 1}},
     ("rally", "extort"), "kandahar"),
    (Purpose.CULTIVATE_WHERE, "warlords", {"balkh": {"warlords": 1, "troops": 2}, "konduz": {"warlords": 1}},
     ("rally", "balkh", "rally_place", "konduz", "rally_place", "cultivate"), "balkh"),
    (Purpose.SUBORN_HOW, "warlords", {"herat": {"government_bases": 1, "police": 1}}, ("rally", "suborn"),
     "suborn_base"),
    (Purpose.SUBORN_CUBE, "warlords", {"herat": {"troops": 1, "police": 1, "taliban": 1}},
     ("rally", "suborn", "herat", "suborn_cubes"), "government_police"),
    (Purpose.SUBORN_HIDE, "warlords", {"herat": {"taliban_active": 2, "warlords_active": 1}},
     ("rally", "suborn", "suborn_hide"), "2"),
    (Purpose.TRAIN_TROOPS, "government", {"balkh": {"government_bases": 1, "troops": 2, "police": 3, "taliban": 4}},
     ("train", "balkh", 0, 0, "done", "government_base"), "1"),
    (Purpose.RALLY_REPLACED, "taliban", {"zabol": {"taliban": 2, "taliban_active": 1, "troops": 2}},
     ("rally", "zabol", "rally_base"), "1"),
    (Purpose.INFILTRATE_TARGET, "taliban", {"kandahar": {"taliban": 2, "troops": 1, "police": 1, "warlords": 1}},
     ("rally", "infiltrate", "infiltrate_remove"), "warlord_underground"),
    (Purpose.INFILTRATE_TARGET, "taliban", {"kandahar": {"taliban": 1, "troops": 1, "police": 1}},
     ("rally", "infiltrate", "infiltrate_replace"), "government_police"),
    (Purpose.AIR_STRIKE_TARGET, "coalition", {"herat": {"taliban_active": 1, "warlords_active": 1, "troops": 1},
     "balkh": {"taliban_active": 1}}, ("patrol", "air_strike", "herat"), "taliban_active"),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "faction", "spaces", "answers", "key"), CASES)
def test_what_is_said_happens(
    asked: Purpose, faction: str, spaces: dict[str, Any], answers: tuple[Any, ...], key: str
) -> None:
    table = turn(faction, spaces)
    for answer in answers:
        if str(answer) in offered(table):
            play(table, answer)
    assert purpose(table) == asked, (purpose(table), offered(table))
    forecast = table.forecast(key)
    before = table.state.copy()
    play(table, key)
    assert said(forecast) == counted(before, table.state) != set()


ISR = {"capabilities": {"isr": "unshaded"}}
VILLAGES = {"capabilities": {"village_stability_operations": "shaded"}}
ELDERS = {"momentum": ["tribal_elders:unshaded"], "elders": {"faction": "warlords"}}

LASTING: list[tuple[Purpose, str, dict[str, Any], dict[str, Any], tuple[Any, ...], str]] = [
    (Purpose.RAID_ACTIVATE, "coalition", {"herat": {"coalition_troops": 1, "taliban": 2, "warlords": 1}}, ISR,
     ("sweep", "herat", "done", "activate_taliban", "herat"), "activate_warlords"),
    (Purpose.ELDERS_LEVEL, "taliban", {"kandahar": {"taliban": 1, "support": "support"}}, ELDERS,
     ("terror", "kandahar"), "opposition"),
    (Purpose.MANPADS_CANCEL, "coalition", {"kabul": {"coalition_troops": 1}, "herat": {"taliban_active": 1}},
     {"momentum": ["manpads_scare:shaded"]}, ("patrol", "air_strike"), "yes"),
    (Purpose.SUICIDE_BOMBER, "taliban", {"kandahar": {"taliban": 2, "police": 1, "coalition_troops": 1}},
     {"capabilities": {"suicide_bombers": "shaded"}}, ("terror", "kandahar"), "coalition_troops"),
    (Purpose.VILLAGE_POLICE, "coalition", {"kabul": {"coalition_troops": 1}, "herat": {"coalition_troops": 1,
     "taliban": 1}}, {"capabilities": {"village_stability_operations": "unshaded"}},
     ("train", "kabul", "done", "done"), "herat"),
    (Purpose.VILLAGE_DEFECTOR_TO, "coalition", {"kabul": {}, "herat": {"coalition_troops": 1, "police": 1}}, VILLAGES,
     ("train", "kabul", "done", "done", "herat"), "warlords"),
    (Purpose.RECRUIT_WHERE, "coalition", {"herat": {"coalition_troops": 1, "taliban_active": 1}},
     {"momentum": ["strategic_release:shaded"]}, ("assault", "herat", "done"), "waziristan"),
    (Purpose.REAPERS_SHIFT, "coalition", {"kabul": {"coalition_troops": 1}, "herat": {"taliban_active": 1}, "balkh":
     {"taliban_active": 1}}, {"capabilities": {"reapers": "shaded"}},
     ("patrol", "air_strike", "herat", "balkh", "done"), "balkh"),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "faction", "spaces", "lasts", "answers", "key"), LASTING)
def test_what_is_said_of_lasting_events_happens(
    asked: Purpose, faction: str, spaces: dict[str, Any], lasts: dict[str, Any], answers: tuple[Any, ...], key: str
) -> None:
    table = turn(faction, spaces, **lasts)
    for answer in answers:
        if str(answer) in offered(table):
            play(table, answer)
    while purpose(table) == "special_after":
        play(table, "done")
    assert purpose(table) == asked, (purpose(table), offered(table))
    forecast = table.forecast(key)
    before = table.state.copy()
    play(table, key)
    assert said(forecast) == counted(before, table.state) != set()


def test_each_trial_has_a_case() -> None:
    elsewhere = {
        Purpose.TRAIN_PIECE, Purpose.TRAIN_BASE_FROM, Purpose.SHARIA_HOW_MUCH, Purpose.SURGE_AID,
        Purpose.TRAFFIC_WHERE, Purpose.SUICIDE_TARGET, Purpose.DESERT,
    }  # fmt: skip
    assert {case[0] for case in (*CASES, *LASTING)} | elsewhere == set(TRIALS)


def test_a_cube_of_another_space_is_trained_away() -> None:
    spaces = {"kabul": {}, "herat": {"troops": 15, "police": 15, "taliban": 29}, "balkh": {"troops": 15, "police": 15}}
    table = play(turn("government", spaces), "train", "kabul", "herat")
    assert purpose(table) == "train_piece"
    before, forecast = table.state.copy(), table.forecast("government_police")
    play(table, "government_police")
    assert said(forecast) == counted(before, table.state)
    assert ("control", "none") in said(forecast)


def test_a_base_of_another_space_is_trained_away() -> None:
    spaces = {"kabul": {"troops": 3}, "herat": {"government_bases": 2, "taliban": 1}, "balkh": {"government_bases": 1}}
    table = play(turn("government", spaces), "train", "kabul", 0, 0, "done", "government_base")
    assert purpose(table) == "train_base_from"
    before, forecast = table.state.copy(), table.forecast("herat")
    play(table, "herat")
    assert said(forecast) == counted(before, table.state)
    assert ("control", "none") in said(forecast)


def test_one_in_three_cubes_deserts() -> None:
    table = propaganda("redeploy", {"kabul": {"troops": 2, "police": 1}})
    assert purpose(table) == "desert"
    assert said(table.forecast("government_police")) == {("removed", 1, "government_police")}


def test_a_bomb_on_the_road_takes_one_cube() -> None:
    spaces = {"kabul": {"troops": 1, "police": 1}, "loc_kabul_aibak": {"taliban": 1, "warlords": 1}}
    table = turn("government", spaces, capabilities={"roadside_ieds": "shaded"})
    play(table, "patrol", "kabul", "government_troops", "loc_kabul_aibak", "kabul", "loc_kabul_aibak", "done")
    assert (purpose(table), said(table.forecast("loc_kabul_aibak"))) == ("roadside_ied", {("removes", 1)})
    play(table, "loc_kabul_aibak")
    assert purpose(table) == "suicide_target"
    assert said(table.forecast("government_police")) == {("removed", 1, "government_police")}


def test_sharia_in_the_support_phase() -> None:
    table = play(propaganda("support", {"kandahar": {"taliban": 1, "terror": 1}}), "kandahar")
    forecast = table.forecast("2")
    before = table.state.copy()
    play(table, 2)
    assert said(forecast) == counted(before, table.state)
    assert ("level", "opposition") in said(forecast)


def test_traffic_says_what_each_space_brings() -> None:
    spaces = {"balkh": {"warlord_bases": 2, "warlords": 1}, "kandahar": {"warlord_bases": 1, "taliban": 3}}
    table = play(turn("warlords", spaces), "rally", "traffic")
    assert said(table.forecast("balkh")) == {("up", 2, "warlords")}
    assert said(table.forecast("kandahar")) == {("up", 1, "warlords"), ("up", 1, "taliban")}
    before = table.state.copy()
    play(table, ("balkh", "kandahar"))
    assert counted(before, table.state) == {("up", 3, "warlords"), ("up", 1, "taliban")}


def test_the_die_of_a_surge_is_divided() -> None:
    table = play(turn("coalition", {"kabul": {"coalition_troops": 1}}, dice=[4]), "train", "surge", "kabul", "done")
    play(table, "yes")
    forecast = table.forecast("3")
    before = table.state.copy()
    play(table, 3)
    assert said(forecast) == counted(before, table.state) == {("up", 3, "aid"), ("up", 1, "warlords")}


def test_government_cubes_cost_an_assault_of_the_coalition_three() -> None:
    spaces = {"herat": {"coalition_troops": 1, "troops": 2, "taliban_active": 3}}
    table = play(turn("coalition", spaces), "assault", "herat")
    assert purpose(table) == "assault_with_government"
    assert said(table.forecast("yes")) == {("strength", 3), ("down", 3, "government")}
    assert table.forecast("no") is None


@pytest.mark.parametrize("here", [1, 2, 3, 5, 7])
def test_the_chance_of_an_attack_is_how_many_dice_remove_something(here: int) -> None:
    spaces = {"kandahar": {"taliban_active": here, "police": 3}, "zabol": {"taliban": 1, "police": 1}}
    forecast = play(turn("taliban", spaces), "attack").forecast("kandahar")
    assert forecast is not None
    hits = []
    for die in range(1, 7):
        table = play(turn("taliban", spaces, dice=[die]), "attack", "kandahar")
        hits += [die] * (table.state["kandahar"].count[4] < 3)
    assert forecast.chance == Fraction(len(hits), 6)
    assert list(forecast.faces) == hits
    assert forecast.leads_to[0].args == {"count": 2}


def test_an_attack_tells_its_check_and_that_it_fails_only_once() -> None:
    spaces = {"kandahar": {"taliban_active": 2, "police": 3}, "zabol": {"taliban": 1, "police": 1}}
    table = play(turn("taliban", spaces, dice=[3]), "attack", "kandahar")
    (die,) = [note for note in table.notes if note.check is not None]
    assert Words(game="plain").say(die.says) == "Attack in Kandahar: 3, needs 2 or less: fails"
    assert (die.message.args["pips"], die.cites) == (3, "3.3.3b")
    assert [note.message.id for note in table.notes if note.echo] == ["note-attack-fails"]


def test_an_ambush_is_certain() -> None:
    table = play(turn("taliban", {"kandahar": {"taliban": 1, "police": 1, "troops": 3}}), "attack", "kandahar")
    ambush, attack = table.forecast("ambush"), table.forecast("attack")
    assert ambush is not None
    assert attack is not None
    assert (ambush.chance, attack.chance) == (Fraction(1), Fraction(1, 6))


SPACES: list[tuple[str, dict[str, Any], tuple[str, ...], str, int, set[tuple[Any, ...]]]] = [
    ("government", {"kabul": {}}, ("train",), "kabul", 3, set()),
    ("coalition", {"kabul": {}}, ("train",), "kabul", 0, set()),
    ("government", {"herat": {"troops": 2, "taliban": 1}}, ("sweep",), "herat", 3, {("activates", 1)}),
    ("coalition", {"herat": {"coalition_troops": 1, "police": 1, "taliban": 3}}, ("sweep",), "herat", 0,
     {("activates", 2)}),
    ("government", {"herat": {"troops": 4, "taliban_active": 1, "taliban_bases": 1, "taliban": 0}}, ("assault",),
     "herat", 3, {("removed", 1, "taliban_underground"), ("removed", 1, "taliban_base"), ("up", 6, "aid")}),
    ("coalition", {"herat": {"coalition_troops": 2, "taliban_active": 3}}, ("assault",), "herat", 0,
     {("removed", 2, "taliban_underground"), ("control", "coin")}),
    ("taliban", {"kandahar": {"taliban": 1}}, ("rally",), "kandahar", 1, {("places", 1)}),
    ("taliban", {"kabul": {"taliban": 1, "support": "support"}}, ("terror",), "kabul", 1, {("level", "neutral")}),
    ("warlords", {"kabul": {"warlords": 1, "support": "opposition"}}, ("terror",), "kabul", 1, {("level", "neutral")}),
    ("taliban", {"loc_kandahar_kabul": {"taliban": 1}}, ("terror",), "loc_kandahar_kabul", 0, set()),
    ("warlords", {"herat": {"police": 1}, "balkh": {"police": 1}}, ("rally", "suborn"), "herat", 2, set()),
    ("coalition", {"herat": {"taliban_active": 1, "troops": 1}}, ("patrol", "air_strike"), "herat", 0,
     {("removed", 1, "taliban_underground"), ("control", "coin")}),
]  # fmt: skip


@pytest.mark.parametrize(("faction", "spaces", "answers", "key", "price", "leads"), SPACES)
def test_what_a_space_costs_and_leads_to(
    faction: str,
    spaces: dict[str, Any],
    answers: tuple[str, ...],
    key: str,
    price: int,
    leads: set[tuple[Any, ...]],
) -> None:
    forecast = play(turn(faction, spaces), *answers).forecast(key)
    assert forecast is not None
    assert said(forecast._replace(cost=None)) == leads
    assert (forecast.cost.args["count"] if forecast.cost else 0) == price


def test_march_says_its_price_and_who_is_seen() -> None:
    spaces = {"ghazni": {"taliban": 3}, "bamian": {"warlords": 1, "police": 1}, "waziristan": {"taliban": 1}}
    table = play(turn("taliban", spaces, islamabad={"box": "backing"}), "march", "ghazni")
    there = table.forecast("bamian")
    assert there is not None
    assert there.cost is not None
    assert there.cost.args["count"] == 1
    assert [message.args for message in there.warnings] == [{"count": 2}]  # 3.3.2-ex1: two of them are seen
    play(table, "bamian", 1)
    again = play(table, "ghazni").forecast("bamian") if "bamian" in offered(table) else None
    assert again is None  # a group goes a way once (3.3.2c)
    free = play(turn("taliban", spaces, islamabad={"box": "backing"}), "march", "waziristan").forecast("paktika")
    assert free is not None
    assert free.cost is not None
    assert free.cost.args["count"] == 0  # 6.6.1d


def test_a_road_that_is_watched_costs_a_toll() -> None:
    spaces = {"kabul": {"troops": 2}, "loc_kandahar_kabul": {"warlords": 1}}
    table = play(turn("government", spaces), "sweep", "transport")
    assert purpose(table) == "transport_to"
    there = table.forecast("kandahar")
    assert there is not None
    assert there.cost is not None
    before = table.state.resources["government"]
    play(table, "kandahar", 1)
    assert before - table.state.resources["government"] == there.cost.args["count"] == 1


def test_a_free_action_costs_nothing() -> None:
    spaces = {"waziristan": {"taliban": 1}}
    table = play(turn("taliban", spaces, card=28), "event", "shaded")
    assert purpose(table) == "rally_where"
    free, paid = table.forecast("waziristan"), play(turn("taliban", spaces), "rally").forecast("waziristan")
    assert free is not None
    assert paid is not None
    assert free.cost is not None
    assert paid.cost is not None
    assert (free.cost.args["count"], paid.cost.args["count"]) == (0, 1)


def test_the_coalition_pays_for_the_cubes_it_places() -> None:
    table = play(turn("coalition", {"kabul": {"coalition_bases": 1, "taliban": 2}}), "train", "kabul")
    assert said(table.forecast("2")) == {
        ("placed", 2, "government_troops"),
        ("control", "coin"),
        ("down", 3, "government"),
    }
    assert table.forecast("0") is None
    play(table, 2, 0)
    assert table.state.resources["government"] == 27
