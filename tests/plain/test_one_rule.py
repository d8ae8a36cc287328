"""A rule stands once: changed in its one place, people, both printings of the Non-players and forecasts follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sandtable import Table
from sandtable.plain.activities import when
from sandtable.plain.judging import (
    BASE_KILLED,
    KILLED,
    SHOWN,
    assault_there,
    attack_there,
    civic_train,
    march_from_there,
    sweep_there,
    train_there,
)
from sandtable.plain.nonplayers.assaults import removal
from sandtable.plain.nonplayers.charts import coalition
from sandtable.plain.operations import assault, attack, cubes, march, prices, sweep
from sandtable.plain.space import Space
from sandtable.plain.stakes import Stakes
from sandtable.plain.terms import ASSAULT, GOVERNMENT, MARCH, TALIBAN, TALIBAN_BASE
from sandtable.plain.under_way import Action
from tests.plain.nonplayers import Done, book_plays, chart_plays
from tests.plain.scene import pieces, play, space, spaces_offered, turn
from tests.playing import offered

ROAD = "loc_kandahar_kabul"
By = Callable[..., Done]


def paid(done: Done, rule: str, track: str) -> list[int]:
    """By how much a track moved by a rule, time after time."""
    found = []
    for note in done.notes:
        args = dict[str, Any](note.message.args)
        if note.message.id == "note-track" and note.rule == rule and args["track"] == track:
            found.append(abs(args["after"] - args["before"]))
    return found


def cost(table: Table, key: str) -> object:
    """What a forecast says that an option costs."""
    forecast = table.forecast(key)
    assert forecast is not None
    assert forecast.cost is not None
    return forecast.cost.args["count"]


# -- a price: of a March (3.3.2a)

BOOK_TALIBAN: dict[str, Any] = {
    "waziristan": {"taliban": 8, "taliban_bases": 1},
    "badakhshan": {"taliban": 8, "taliban_bases": 2},
    **{id: {"taliban_bases": 2} for id in ("badghis", "samangan", "faryab")},
    "herat": {"taliban_active": 8, "police": 12},
}
CHART_TALIBAN: dict[str, Any] = {
    "nimruz": {"taliban_active": 16, "warlord_bases": 2, "warlords": 13},
    **{id: {"taliban_bases": 2} for id in ("herat", "badghis", "faryab", "balkh", "konduz")},
    "zabol": {"taliban_bases": 2, "taliban": 6},
}
BOOK_WARLORDS: dict[str, Any] = {
    **{id: {"warlord_bases": 2} for id in ("badakhshan", "nimruz", "paktika", "zabol", "khowst", "oruzgan")},
    "loc_toraghondi_farah": {"warlords": 8},
    "faryab": {"warlords": 4},
    "balkh": {"police": 2},
    "sar_e_pol": {"police": 1},
}
CHART_WARLORDS: dict[str, Any] = {
    "herat": {"warlord_bases": 1, "warlords": 2, "coalition_bases": 1},
    "badghis": {"warlord_bases": 1, "warlords_active": 1, "coalition_bases": 1},
}


@pytest.mark.rule("plain", "3.3.2a")
def test_people_and_forecasts_follow_the_price_of_a_march(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(march, "COST", 3)
    table = turn("taliban", {"kandahar": {"taliban": 4}}, resources={"taliban": 5, "warlords": 0, "government": 0})
    play(table, "march", "kandahar")
    assert cost(table, "helmand") == 3
    assert cost(table, ROAD) == 0
    play(table, "helmand", 1)
    assert table.state.resources["taliban"] == 2
    play(table, "kandahar")
    assert all(id.startswith("loc_") for id in spaces_offered(table))  # nothing else can be paid for


@pytest.mark.rule("plain", "3.3.2a", "8.5.2", "8.7.3")
@pytest.mark.parametrize(
    ("faction", "by", "spaces", "price", "times"),
    [
        ("taliban", book_plays, BOOK_TALIBAN, 1, 4),
        ("taliban", book_plays, BOOK_TALIBAN, 8, 2),
        ("taliban", book_plays, BOOK_TALIBAN, 21, 0),
        ("taliban", chart_plays, CHART_TALIBAN, 1, 3),
        ("taliban", chart_plays, CHART_TALIBAN, 8, 1),
        ("taliban", chart_plays, CHART_TALIBAN, 21, 0),
        ("warlords", book_plays, BOOK_WARLORDS, 1, 1),
        ("warlords", book_plays, BOOK_WARLORDS, 20, 1),
        ("warlords", book_plays, BOOK_WARLORDS, 21, 0),
        ("warlords", chart_plays, CHART_WARLORDS, 1, 1),
        ("warlords", chart_plays, CHART_WARLORDS, 20, 1),
        ("warlords", chart_plays, CHART_WARLORDS, 21, 0),
    ],
)
def test_nonplayers_follow_the_price_of_a_march(
    faction: str, by: By, spaces: Any, price: int, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(march, "COST", price)
    done = by(faction, spaces)
    entered = {id for id, _ in done.moved if not done.s[id].is_loc}
    assert len(entered) == times
    assert paid(done, "3.3.2a", faction) == [price] * times


# -- a price: of a space of a COIN operation (3.2)

POOR = {"government": 7, "taliban": 20, "warlords": 20}
RAIDED: dict[str, Any] = {id: {"troops": 6, "taliban_active": 2} for id in ("herat", "balkh", "konduz", "kabul")}

CAMPS: dict[str, Any] = {
    id: {"troops": 6, "taliban_active": 2, "taliban_bases": 1} for id in ("herat", "balkh", "konduz", "badghis")
}


@pytest.mark.rule("plain", "3.2.1a", "3.2.2a", "3.2.3a", "3.2.4a")
@pytest.mark.parametrize("price", [3, 4])
def test_people_and_forecasts_follow_the_price_of_a_coin_operation(price: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prices, "COIN", price)
    for operation, where in {"train": "kabul", "sweep": "herat", "assault": "herat"}.items():
        table = turn("government", RAIDED, resources=POOR)
        assert cost(table, operation) == price
        assert cost(play(table, operation), where) == price
        play(table, where)
        assert table.state.resources["government"] == 7 - price
    assert play(turn("government", RAIDED, resources=POOR), "patrol").state.resources["government"] == 7 - price
    helped = {"herat": {"coalition_troops": 1, "troops": 2, "taliban_active": 3}}
    table = play(turn("coalition", helped), "assault", "herat")
    assert cost(table, "yes") == price
    assert play(table, "yes").state.resources["government"] == 30 - price


@pytest.mark.rule("plain", "3.2.4a")
@pytest.mark.parametrize(("price", "spaces"), [(3, 2), (4, 1), (8, 0)])
@pytest.mark.parametrize("by", [book_plays, chart_plays])
def test_nonplayers_follow_the_price_of_a_coin_operation(
    by: By, price: int, spaces: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prices, "COIN", price)
    done = by("government", CAMPS, resources=POOR)
    assert len(done.selected) == spaces
    assert paid(done, "3.2.4a" if by is chart_plays else "3.2.1a", "government") == [price] * spaces


# -- an activation: of a group on the March (3.3.2d)


@pytest.mark.rule("plain", "3.3.2d")
@pytest.mark.parametrize(("shows", "there"), [(4, {"taliban": 2}), (2, {"taliban_active": 2})])
def test_people_and_forecasts_follow_who_is_seen(shows: int, there: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(march, "GROUP_THAT_SHOWS", shows)
    table = play(turn("taliban", {"ghazni": {"taliban": 3}}), "march", "ghazni")
    forecast = table.forecast("bamian")
    assert forecast is not None
    assert [each.args["count"] for each in forecast.warnings] == [shows]
    play(table, "bamian")
    forecast = table.forecast("2")
    assert forecast is not None
    assert ("forecast-shown" in [each.id for each in forecast.leads_to]) == (shows == 2)
    assert pieces(play(table, 2), "bamian") == there


@pytest.mark.rule("plain", "3.3.2d", "8.1.2d")
@pytest.mark.parametrize(("shows", "came"), [(4, 3), (3, 2)])
def test_the_book_sends_as_many_as_are_not_seen(shows: int, came: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(march, "GROUP_THAT_SHOWS", shows)
    spaces = {
        **BOOK_TALIBAN,
        "waziristan": {"taliban_bases": 1},
        "badakhshan": {"taliban": 6, "taliban_active": 2, "taliban_bases": 2},
        "herat": {"taliban": 12, "police": 15},
    }
    done = book_plays("taliban", spaces, resources={"taliban": 1}, dice=[5, 1, 1, *[1] * 9])
    assert ("konduz", came) in done.moved
    assert done.at("konduz") == {"taliban": came}


@pytest.mark.rule("plain", "3.3.2d")
@pytest.mark.parametrize(("shows", "there"), [(4, {"warlords": 2}), (2, {"warlords_active": 2})])
def test_the_chart_is_seen_alike(shows: int, there: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(march, "GROUP_THAT_SHOWS", shows)
    assert chart_plays("warlords", {"herat": {"warlords": 2}}).at("loc_toraghondi_farah") == there


# -- an activation: by a Sweep (3.2.3e)


@pytest.mark.rule("plain", "3.2.3e")
@pytest.mark.parametrize(("capabilities", "found"), [({}, 1), ({"isr": "shaded"}, 0)])
def test_the_chart_and_steady_follow_how_many_a_sweep_shows(capabilities: Any, found: int) -> None:
    s = turn("coalition", {"kabul": {"coalition_troops": 1, "taliban": 1}}, capabilities=capabilities).state
    assert sweep.activates(s, "coalition", s["kabul"]) == found
    assert coalition.SWEEP_IN_PLACE.fits(s, s["kabul"]) == found
    assert sweep_there(Stakes(s, "coalition"), s["kabul"]) == SHOWN * found


# -- how many cubes a Train places (3.2.1b)


@pytest.mark.rule("plain", "3.2.1b")
@pytest.mark.parametrize(("capabilities", "troops"), [({}, 3), ({"night_letters": "shaded"}, 1)])
def test_the_chart_and_steady_follow_how_many_cubes_a_train_places(capabilities: Any, troops: int) -> None:
    spaces = {
        "kabul": {"coalition_bases": 1, "coalition_troops": 1, "police": 1},
        "balkh": {"coalition_bases": 1, "taliban": 6},
        "herat": {"police": 26},
    }
    done = chart_plays("coalition", spaces, capabilities=capabilities, card=41)
    assert done.at("balkh")["police"] == 3  # all there are, and Troops for the rest
    assert done.at("balkh")["troops"] == troops
    s = turn("government", spaces, capabilities=capabilities).state
    assert (train_there(Stakes(s, GOVERNMENT), s["balkh"]) > 0) == (troops == 3)  # six are needed for Control


# -- where Civic Action goes (3.2.1c)


@pytest.mark.rule("plain", "3.2.1c")
@pytest.mark.parametrize(("police", "worth"), [(1, 3), (0, 0)])
def test_steady_follows_where_a_train_buys_civic_action(police: int, worth: int) -> None:
    spaces = {"kabul": {"coalition_troops": 3, "police": police}}
    s = turn("coalition", spaces, capabilities={"prts": "shaded"}).state
    assert civic_train(Stakes(s, "coalition"), s["kabul"]) == worth


# -- where a March may go (3.3.2a)


@pytest.mark.rule("plain", "3.3.2a")
def test_steady_follows_where_a_march_may_go(monkeypatch: pytest.MonkeyPatch) -> None:
    s = turn("taliban", {"ghazni": {"taliban": 3}, "bamian": {"police": 1}}).state
    worth = march_from_there(Stakes(s, TALIBAN), Action(TALIBAN, MARCH), s["ghazni"])
    monkeypatch.setattr(march, "may_enter", lambda *of: False)
    assert march_from_there(Stakes(s, TALIBAN), Action(TALIBAN, MARCH), s["ghazni"]) < 0 < worth


# -- what an Attack removes (3.3.3b)


@pytest.mark.rule("plain", "3.3.3b")
@pytest.mark.parametrize(("most", "breaks"), [(2, True), (1, False)])
def test_steady_follows_what_an_attack_removes(most: int, breaks: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack, "REMOVED", most)
    s = turn("taliban", {"kabul": {"taliban": 4, "police": 6}}, patronage=35).state  # Control is what counts
    assert (attack_there(Stakes(s, TALIBAN), s["kabul"]) > 1) == breaks


# -- a toll: of the Warlords (3.2.3f, 4.3.2)

WATCHED: dict[str, Any] = {
    "kabul": {"coalition_bases": 1, "government_bases": 1, "troops": 12},
    "kandahar": {"warlords": 1},
    ROAD: {"warlords": 1, "police": 2},
}


@pytest.mark.rule("plain", "3.2.3f", "4.3.2")
@pytest.mark.parametrize("toll", [1, 2])
def test_people_and_forecasts_follow_the_toll(toll: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cubes, "TOLL", toll)
    spaces = {"kabul": {"troops": 2}, ROAD: {"warlords": 1}}
    table = play(turn("government", spaces), "sweep", "kandahar", "kabul", 1)
    assert table.state.resources == {"government": 30 - prices.COIN - toll, "taliban": 20, "warlords": 20 + toll}
    table = play(turn("government", spaces), "sweep", "transport")
    assert cost(table, "kandahar") == toll
    play(table, "kandahar", 1)
    assert table.state.resources == {"government": 30 - toll, "taliban": 20, "warlords": 20 + toll}


@pytest.mark.rule("plain", "4.3.2")
@pytest.mark.parametrize("toll", [1, 2])
@pytest.mark.parametrize(("by", "enemy"), [(book_plays, "taliban"), (chart_plays, "warlords")])
def test_nonplayers_follow_the_toll(by: By, enemy: str, toll: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cubes, "TOLL", toll)
    spaces = {**WATCHED, "kandahar": {enemy: 1}}
    done = by("government", spaces, resources={"government": 20})
    assert done.activity == "transport"
    assert paid(done, "4.3.2", "warlords") == [toll] * 2


def test_the_chart_goes_where_the_toll_can_be_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chart_plays("government", WATCHED, resources={"government": 12}).selected == ["kabul", "kandahar"]
    monkeypatch.setattr(cubes, "TOLL", 5)
    assert "kandahar" not in chart_plays("government", WATCHED, resources={"government": 12}).selected


# -- what an Assault removes (3.2.4e)


def without_bases(space: Space, faction: str, most: int, bases: bool) -> tuple[int, int]:
    """What an Assault removes if it spares all Bases."""
    return LOSSES(space, faction, most, False)


LOSSES = assault.losses


@pytest.mark.rule("plain", "3.2.4e", "8.6.5", "8.8.4")
@pytest.mark.parametrize(("losses", "bases"), [(LOSSES, 1), (without_bases, 0)])
def test_all_follow_what_an_assault_removes(losses: Any, bases: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assault, "losses", losses)
    spaces = {"herat": {"troops": 6, "taliban_active": 1, "taliban_bases": 1}}
    table = turn("government", spaces)
    action = Action(GOVERNMENT, ASSAULT)
    gone = removal(table.state, action, space(table, "herat"))  # by both printings
    assert (gone.taliban_guerrillas, gone.taliban_bases) == (1, bases)
    stakes = Stakes(table.state, GOVERNMENT)
    worth = KILLED + 0.5 * stakes.against(TALIBAN) + bases * (BASE_KILLED + 3 * stakes.against(TALIBAN))
    assert assault_there(stakes, action, space(table, "herat")) == pytest.approx(worth)  # steady
    forecast = play(table, "assault").forecast("herat")
    assert forecast is not None
    assert [each.args["count"] for each in forecast.leads_to if each.id == "forecast-removed"] == [1] * (1 + bases)
    play(table, "herat")
    assert space(table, "herat").count[TALIBAN_BASE] == 1 - bases


# -- when a special activity may come (4.1a)

POPPIES: dict[str, Any] = {"balkh": {"warlord_bases": 2, "warlords": 3}, "konduz": {"warlord_bases": 2, "warlords": 1}}


def at(name: str, moments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """A special activity may come at these moments alone."""
    monkeypatch.setitem(when.WHEN, name, moments)


@pytest.mark.rule("plain", "4.1a")
@pytest.mark.parametrize("moments", [when.ANY_TIME, ("after",), ("during",), ("before",), ("before", "after"), ()])
def test_people_are_offered_a_special_activity_when_it_may_come(
    moments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    at("traffic", moments, monkeypatch)
    table = play(turn("warlords", POPPIES), "rally")
    assert ("traffic" in offered(table)) == ("before" in moments)
    play(table, "balkh", "rally_hide" if "rally_hide" in offered(table) else "rally_place")
    assert ("traffic" in offered(table)) == ("during" in moments)
    play(table, "done")
    assert ("traffic" in offered(table)) == ("after" in moments)


@pytest.mark.rule("plain", "4.1a")
def test_no_operation_is_opened_by_what_may_not_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    spaces = {"kandahar": {"taliban": 2}}
    poor = {"government": 0, "taliban": 0, "warlords": 0}
    assert "rally" in offered(turn("taliban", spaces, resources=poor))
    at("extort", ("during", "after"), monkeypatch)
    assert "rally" not in offered(turn("taliban", spaces, resources=poor))


@pytest.mark.rule("plain", "4.1a")
@pytest.mark.parametrize("by", [book_plays, chart_plays])
def test_nonplayers_come_to_a_special_activity_when_they_may(by: By, monkeypatch: pytest.MonkeyPatch) -> None:
    spaces = {"herat": {"coalition_troops": 1, "taliban_active": 1, "taliban_bases": 1, "support": "support"}}
    assert by("coalition", spaces).activity == "air_strike"
    at("air_strike", ("before",), monkeypatch)
    assert by("coalition", spaces).activity != "air_strike"
