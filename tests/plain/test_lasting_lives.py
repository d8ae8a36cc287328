"""The whole life of every text that lasts: how it comes into force, each thing that it changes, and when it ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from sandtable import Table
from sandtable.plain.cards import CAPABILITY, DECK
from tests.plain.scene import pieces, play, propaganda, scene, space, turn
from tests.playing import offered, purpose

Look = Callable[[Table], object]


class Probe(NamedTuple):
    """A turn in which a text shows: what is seen with it, and what without."""

    text: str
    faction: str
    spaces: Mapping[str, Any]
    answers: tuple[Any, ...]
    look: Look
    seen_with: object
    seen_without: object
    more: Mapping[str, Any] = {}


def offers(*options: str) -> Look:
    """Which of these options are offered."""
    return lambda table: [option for option in options if option in offered(table)]


def at(id: str) -> Look:
    """What lies in a space."""
    return lambda table: pieces(table, id)


def resources(faction: str) -> Look:
    """The Resources of a faction."""
    return lambda table: table.state.resources[faction]


def level(id: str) -> Look:
    """The level of a space."""
    return lambda table: space(table, id).level


def box(table: Table) -> object:
    """Where Islamabad stands."""
    return table.state.box


def price(key: str) -> Look:
    """What an option is said to cost."""

    def look(table: Table) -> object:
        forecast = table.forecast(key)
        return forecast and forecast.cost and forecast.cost.args["count"]

    return look


def asks(name: str) -> Look:
    """Whether it is asked for this now."""
    return lambda table: purpose(table) == name


def in_force(text: str) -> dict[str, Any]:
    """A position in which a text is in force."""
    name, _, side = text.partition(":")
    if DECK.lasting[text] == CAPABILITY:
        return {"capabilities": {name: side}}
    return {"momentum": [text], **({"elders": {"faction": "warlords"}} if name == "tribal_elders" else {})}


def seen(probe: Probe, lasts: Mapping[str, Any]) -> object:
    """What a probe sees; answers that are not offered are left out."""
    return _seen(turn(probe.faction, probe.spaces, **{**probe.more, **lasts}), probe)


def _seen(table: Table, probe: Probe) -> object:
    for answer in probe.answers:
        if table.question is not None and str(answer) in table.question.keys:
            play(table, answer)
    return probe.look(table)


TROOPS_THERE = {"herat": {"coalition_troops": 2, "taliban": 3}, "waziristan": {"taliban": 1}}
THREE = {id: {"coalition_troops": 1, "taliban_active": 1} for id in ("herat", "balkh", "konduz")}
STRIKES = {"kabul": {"coalition_troops": 1}, **{id: {"taliban_active": 1} for id in ("herat", "balkh", "konduz")}}
PAKISTAN = {"kabul": {"coalition_troops": 1}, "waziristan": {"taliban": 2}, "herat": {"taliban_active": 1}}
CAMP = {"kabul": {"coalition_troops": 1}, "balochistan": {"taliban_bases": 1}, "herat": {"taliban_active": 1}}
GUARDED = {"kandahar": {"taliban": 1}, "zabol": {"coalition_bases": 1, "coalition_troops": 2}}
BASE = {"zabol": {"coalition_bases": 1, "coalition_troops": 2, "taliban_active": 2}, "kandahar": {"taliban": 1}}
ALONE = {"herat": {"coalition_troops": 2, "taliban": 1, "taliban_active": 1}}
ESCORT = {"ghazni": {"coalition_troops": 2, "troops": 1}, "bamian": {"taliban": 2}}
TALIBAN = {id: {"taliban": 1, "police": 1} for id in ("kandahar", "zabol", "ghazni")}
RAID = {"herat": {"coalition_troops": 1, "taliban_active": 1}}
VILLAGE = {"kabul": {"coalition_bases": 1}, "herat": {"coalition_troops": 1, "police": 1}}
CIVIC = {id: {"coalition_troops": 1, "police": n} for n, id in enumerate(("herat", "balkh"))}
ROAD = {"loc_kabul_aibak": {"taliban": 6, "police": 2}, "kandahar": {"taliban": 1}}
PATROL = {"kabul": {"coalition_troops": 2}, "loc_kabul_aibak": {"taliban": 1}}
AIR = {"kabul": {"coalition_troops": 1}, "herat": {"taliban_active": 1, "coalition_troops": 1}}
KABUL = {"kandahar": {"taliban": 1, "police": 1}, "kabul": {"taliban": 1}}
BOMBS = {"kandahar": {"taliban": 1, "police": 2}, "zabol": {"taliban_active": 1, "police": 2}}
LOYAL = {"kandahar": {"support": "support", "taliban": 1, "police": 1}, "zabol": {"taliban": 1, "warlords": 1}}
FARM = {"herat": {"police": 3, "warlord_bases": 1}}
TOLL = {"kabul": {"troops": 2}, "loc_kandahar_kabul": {"warlords": 1}}
POPPIES = {"herat": {"warlord_bases": 2}, "balkh": {"warlord_bases": 1}}

PROBES: list[Probe] = [
    Probe("isr:unshaded", "coalition", TROOPS_THERE, ("sweep", "herat", "done", "activate_taliban"),
          asks("isr_activate"), True, False),
    Probe("isr:unshaded", "coalition", TROOPS_THERE,
          ("sweep", "herat", "done", "activate_taliban", "waziristan", "herat"), at("waziristan"),
          {"taliban_active": 1}, {"taliban": 1}),
    Probe("isr:shaded", "coalition", TROOPS_THERE, ("sweep",), offers("airlift"), [], ["airlift"]),
    Probe("isr:shaded", "coalition", TROOPS_THERE, ("sweep", "herat", "done", "activate_taliban"), at("herat"),
          {"coalition_troops": 2, "taliban": 2, "taliban_active": 1},
          {"coalition_troops": 2, "taliban": 1, "taliban_active": 2}),
    Probe("predators:unshaded", "coalition", PAKISTAN, ("patrol", "air_strike"), offers("herat", "waziristan"),
          ["herat", "waziristan"], ["herat"]),
    Probe("predators:unshaded", "coalition", CAMP, ("patrol", "air_strike", "balochistan", "done"), box, 2, 3),
    Probe("predators:shaded", "coalition", CAMP, ("patrol", "air_strike", "balochistan", "done"), box, 4, 3),
    Probe("predators:shaded", "coalition", STRIKES, ("patrol", "air_strike", "herat", "balkh"), offers("konduz"), [],
          ["konduz"]),
    Probe("reapers:unshaded", "coalition", {"kabul": {"coalition_troops": 1}, "herat": {"taliban_active": 3}},
          ("patrol", "air_strike", "herat", "taliban_active"), at("herat"), {"taliban_active": 1},
          {"taliban_active": 2}),
    Probe("reapers:shaded", "coalition", {"kabul": {"coalition_troops": 1}, "herat": {"taliban_active": 3}},
          ("patrol", "air_strike", "herat"), level("herat"), -1, 0),
    Probe("aerostats:unshaded", "taliban", GUARDED, ("march", "kandahar", "zabol", 1), at("zabol"),
          {"coalition_bases": 1, "coalition_troops": 2, "taliban_active": 1},
          {"coalition_bases": 1, "coalition_troops": 2, "taliban": 1}),
    Probe("aerostats:unshaded", "taliban", {"khowst": {"taliban": 1}}, ("march", "khowst", "kabul", 1), at("kabul"),
          {"taliban_active": 1}, {"taliban": 1}),
    Probe("aerostats:shaded", "taliban", BASE, ("attack", "zabol"), at("zabol"),
          {"coalition_bases": 1, "taliban_active": 2},
          {"coalition_bases": 1, "coalition_troops": 2, "taliban_active": 2}, {"dice": [3]}),
    Probe("find_fix_finish:unshaded", "coalition", {"herat": {"coalition_troops": 2, "taliban": 2}}, (),
          offers("assault"), ["assault"], []),
    Probe("find_fix_finish:unshaded", "coalition", ALONE, ("assault", "herat"), at("herat"), {"coalition_troops": 2},
          {"coalition_troops": 2, "taliban": 1}),
    Probe("find_fix_finish:shaded", "coalition", {"herat": {"coalition_troops": 2, "taliban_bases": 1,
          "warlords_active": 1}}, ("assault", "herat", "remove_warlords", "remove_taliban"), at("herat"),
          {"coalition_troops": 2, "taliban_bases": 1}, {"coalition_troops": 2}),
    Probe("partnering_policy:shaded", "coalition", ALONE, (), offers("sweep", "assault"), [], ["sweep", "assault"]),
    Probe("partnering_policy:shaded", "coalition", {"herat": {**ALONE["herat"], "police": 1}}, (),
          offers("sweep", "assault"), ["sweep", "assault"], ["sweep", "assault"]),
    Probe("partnering_policy:shaded", "coalition", ESCORT,
          ("sweep", "bamian", "ghazni", 1, 0, "done", "done", "activate_taliban"), at("bamian"),
          {"coalition_troops": 1, "taliban": 2}, {"coalition_troops": 1, "taliban": 1, "taliban_active": 1}),
    Probe("strategic_release:unshaded", "taliban", TALIBAN, ("terror", "kandahar", "zabol"), offers("ghazni"), [],
          ["ghazni"]),
    Probe("strategic_release:unshaded", "taliban", TALIBAN,
          ("attack", "kandahar", "ambush", "zabol", "ambush"), offers("ghazni"), [], ["ghazni"]),
    Probe("strategic_release:shaded", "coalition", RAID, ("assault", "herat", "done", "done", "waziristan"),
          at("waziristan"), {"taliban": 1}, {}),
    Probe("village_stability_operations:unshaded", "coalition", VILLAGE, ("train", "kabul", 0, 0, "done", "done"),
          at("herat"), {"coalition_troops": 1, "police": 2}, {"coalition_troops": 1, "police": 1}),
    Probe("village_stability_operations:shaded", "coalition", VILLAGE,
          ("train", "kabul", 0, 0, "done", "done", "herat", "warlords"), at("herat"),
          {"coalition_troops": 1, "warlords": 1}, {"coalition_troops": 1, "police": 1}),
    Probe("nato:shaded", "coalition", THREE, ("assault", "herat", "balkh"), offers("konduz"), [], ["konduz"]),
    Probe("nato:shaded", "coalition", THREE, ("sweep", "herat", "konduz", "done"), offers("balkh"), [],
          ["balkh"]),
    Probe("prts:unshaded", "coalition", CIVIC,
          ("train", "herat", "balkh", "done", "civic_action", "herat", 1, "yes", 1), level("balkh"), 1, 0),
    Probe("prts:shaded", "coalition", CIVIC, ("train", "herat", "balkh", "done", "civic_action"), offers("herat"), [],
          ["herat"]),
    Probe("prts:shaded", "coalition", {"herat": {"coalition_troops": 1, "police": 1, "support": "opposition"}},
          ("train", "herat", "done", "civic_action", 2), level("herat"), 0, 1),
    Probe("roadside_ieds:unshaded", "taliban", ROAD,
          ("attack", "loc_kabul_aibak", "attack", "government_police", "government_police"), at("loc_kabul_aibak"),
          {"taliban_active": 6, "police": 1}, {"taliban_active": 6}, {"dice": [2]}),
    Probe("roadside_ieds:unshaded", "taliban", ROAD, ("terror", "loc_kabul_aibak"), resources("taliban"), 19, 20),
    Probe("roadside_ieds:shaded", "coalition", PATROL,
          ("patrol", "kabul", "loc_kabul_aibak", 2, "done", "loc_kabul_aibak"), at("loc_kabul_aibak"),
          {"coalition_troops": 1, "taliban_active": 1}, {"coalition_troops": 2, "taliban": 1}),
    Probe("roadside_ieds:shaded", "government", {"kabul": {"troops": 2}, "loc_kandahar_kabul": {"taliban": 1}},
          ("sweep", "kandahar", "kabul", 2, "done", "loc_kandahar_kabul"), at("kandahar"), {"troops": 1},
          {"troops": 2}),
    Probe("roadside_ieds:shaded", "government", {"kabul": {"troops": 2}, "loc_kandahar_kabul": {"taliban": 1}},
          ("sweep", "transport", "kandahar", 2, "loc_kandahar_kabul"), at("kandahar"), {"troops": 1}, {"troops": 2}),
    Probe("us_taliban_talks:unshaded", "taliban", {"herat": {"coalition_troops": 1, "taliban_active": 6}, "balkh":
          {"police": 1, "taliban": 6}}, ("attack",), offers("herat", "balkh"), ["balkh"], ["herat", "balkh"]),
    Probe("us_taliban_talks:shaded", "coalition", THREE, (), offers("assault", "sweep"), ["sweep"],
          ["assault", "sweep"]),
    Probe("us_taliban_talks:shaded", "coalition", {"loc_kabul_aibak": {"coalition_troops": 1, "taliban_active": 1}},
          ("patrol", "done", "loc_kabul_aibak"), at("loc_kabul_aibak"), {"coalition_troops": 1, "taliban_active": 1},
          {"coalition_troops": 1}),
    Probe("manpads_scare:shaded", "coalition", AIR, ("patrol", "air_strike", "yes"), resources("taliban"), 19, 20),
    Probe("manpads_scare:shaded", "coalition", AIR, ("patrol", "air_strike", "yes", "herat", "taliban_active", "done"),
          at("herat"), {"coalition_troops": 1, "taliban_active": 1}, {"coalition_troops": 1}),
    Probe("manpads_scare:shaded", "coalition", AIR, ("patrol", "airlift", "yes"), asks("airlift_from"), False, True),
    Probe("manpads_scare:shaded", "coalition", AIR, ("patrol", "airlift"), asks("manpads_cancel"), False, False,
          {"resources": {"government": 30, "taliban": 0, "warlords": 20}}),
    Probe("night_letters:unshaded", "taliban", KABUL, ("terror", "kandahar"), resources("taliban"), 18, 19),
    Probe("night_letters:unshaded", "taliban", KABUL, ("terror", "kabul"), resources("taliban"), 19, 19),
    Probe("night_letters:shaded", "government", {}, ("train", "kabul"), offers("4", "5", "6"), ["4"],
          ["4", "5", "6"]),
    Probe("urban_specialists:unshaded", "taliban", KABUL, ("terror",), offers("kabul"), [], ["kabul"]),
    Probe("urban_specialists:unshaded", "taliban", {"kabul": {"taliban": 2}, "zabol": {"taliban": 1}},
          ("terror", "kabul"), at("kabul"), {"taliban_active": 2}, {"taliban": 1, "taliban_active": 1}),
    Probe("urban_specialists:shaded", "taliban", KABUL, ("terror", "kabul"), resources("taliban"), 20, 19),
    Probe("urban_specialists:shaded", "taliban", KABUL, ("terror", "kabul"), at("kabul"), {"taliban": 1},
          {"taliban_active": 1}),
    Probe("car_bombs:unshaded", "taliban", BOMBS,
          ("attack", "kandahar", "ambush", "government_police", "government_police"), at("kandahar"),
          {"police": 1, "taliban": 1, "taliban_active": 1}, {"taliban": 1, "taliban_active": 1}),
    Probe("car_bombs:shaded", "taliban", BOMBS, ("attack", "zabol", "ambush"), at("zabol"), {"taliban_active": 1},
          {"taliban_active": 1, "police": 2}, {"dice": [6]}),
    Probe("suicide_bombers:unshaded", "taliban", BOMBS, ("attack", "zabol", "attack"), at("zabol"), {"police": 2},
          {"police": 2, "taliban_active": 1}, {"dice": [6]}),
    Probe("suicide_bombers:shaded", "taliban", BOMBS, ("terror", "kandahar", "government_police"), at("kandahar"),
          {"police": 1}, {"police": 2, "taliban_active": 1}),
    Probe("suicide_bombers:shaded", "taliban", TALIBAN,
          ("terror", "kandahar", "government_police", "zabol", "government_police", "ghazni", "government_police"),
          at("ghazni"), {"police": 1, "taliban_active": 1}, {"police": 1, "taliban_active": 1}),
    Probe("accidental_guerrillas:unshaded", "taliban", LOYAL, ("rally",), offers("kandahar", "zabol"), ["zabol"],
          ["kandahar", "zabol"]),
    Probe("accidental_guerrillas:shaded", "coalition", RAID, ("assault", "herat", "done", "done"), at("herat"),
          {"coalition_troops": 1, "taliban": 1}, {"coalition_troops": 1}),
    Probe("accidental_guerrillas:shaded", "coalition", STRIKES,
          ("patrol", "air_strike", "herat", "done", "done", "done"), at("herat"), {"taliban": 1}, {}),
    Probe("tribal_elders:unshaded", "taliban", {"kandahar": {"taliban": 1}}, ("terror", "kandahar", "support"),
          level("kandahar"), 1, -1),
    Probe("tribal_elders:unshaded", "taliban", {"kandahar": {"taliban": 1}}, ("terror", "kandahar", "neutral"),
          level("kandahar"), 0, -1),
    Probe("id_cards:unshaded", "taliban", LOYAL, ("march", "infiltrate", "kandahar", "infiltrate_remove"),
          at("kandahar"), {"taliban": 1, "police": 1}, {"taliban": 1}),
    Probe("id_cards:shaded", "taliban", LOYAL,
          ("march", "infiltrate", "kandahar", "infiltrate_remove", "zabol", "infiltrate_remove"), at("zabol"),
          {"taliban": 1}, {"taliban": 1, "warlords": 1}),
    Probe("sandstorms:unshaded", "coalition", AIR, ("patrol",), offers("airlift", "air_strike"), [],
          ["airlift", "air_strike"]),
    Probe("sandstorms:unshaded", "taliban", {"kandahar": {"taliban": 1}}, ("march", "kandahar", "zabol"),
          offers("zabol"), [], ["zabol"]),
    Probe("counter_narc:unshaded", "warlords", POPPIES, ("rally", "traffic"),
          lambda table: play(table, ("herat", "balkh")).state.resources["warlords"], 21, 23),
    Probe("local_truce:unshaded", "warlords", {"herat": {"police": 1}}, ("rally",), offers("suborn"), [], ["suborn"]),
    Probe("local_truce:unshaded", "government", FARM, ("train",), offers("eradicate"), ["eradicate"], ["eradicate"]),
    Probe("local_truce:unshaded", "government", TOLL, ("sweep", "kandahar", "kabul", 2), resources("warlords"), 20, 21),
    Probe("local_truce:unshaded", "government", TOLL, ("sweep", "transport", "kandahar", 1), resources("warlords"), 20,
          21),
    Probe("local_truce:unshaded", "government", TOLL, ("sweep", "transport"), price("kandahar"), 0, 1),
]  # fmt: skip


def named(probe: Probe) -> str:
    """A probe by its text and who acts."""
    return f"{probe.text} {probe.faction}"


@pytest.mark.parametrize("probe", PROBES, ids=named)
def test_a_text_changes_what_it_says_and_nothing_without_it(probe: Probe) -> None:
    assert seen(probe, in_force(probe.text)) == probe.seen_with
    assert seen(probe, {}) == probe.seen_without


def test_every_text_has_a_probe() -> None:
    elsewhere = {"mullah_omar:shaded"}  # in Propaganda rounds, below
    told = {probe.text for probe in PROBES if probe.seen_with != probe.seen_without}
    assert told | elsewhere == set(DECK.lasting)


def test_talks_bar_the_assault_of_an_event_too() -> None:
    """US-Taliban Talks, shaded (24), and the free Assault of Partnering Policy (10)."""
    spaces = {"herat": {"coalition_troops": 2, "police": 1, "taliban_active": 2}}
    left = {}
    for talks in ([], ["us_taliban_talks:shaded"]):
        table = turn("coalition", spaces, card=10, momentum=talks)
        play(table, "event", "unshaded")
        for answer in ("herat", "done", "herat"):
            if purpose(table) not in ("act", "") and answer in offered(table):
                play(table, answer)
        left[bool(talks)] = pieces(table, "herat").get("taliban_active", 0)
    assert left == {False: 0, True: 2}


def test_drones_are_not_resented_and_it_is_said_beforehand() -> None:
    """Predators, unshaded (2): a strike in Pakistan moves Islamabad, but for the first of them."""
    warned = {}
    for capabilities in ({}, {"predators": "unshaded"}):
        forecast = play(turn("coalition", CAMP, capabilities=capabilities), "patrol", "air_strike").forecast(
            "balochistan"
        )
        assert forecast is not None
        warned[bool(capabilities)] = [message.id for message in forecast.warnings]
    assert warned == {False: ["forecast-resented"], True: []}


# -- Mullah Omar (36), in a Propaganda round

OMAR = ["mullah_omar:shaded"]


def test_mullah_omar_lets_sharia_be_bought_where_nobody_controls() -> None:
    spaces = {
        "kandahar": {"taliban": 1, "police": 1},
        "helmand": {"taliban": 1},
        "ghazni": {"police": 1, "warlords": 1},
    }
    sold = {}
    for omar in ([], OMAR):
        table = propaganda("support", spaces, momentum=omar)
        sold[bool(omar)] = [id for id in ("helmand", "kandahar", "ghazni") if id in offered(table)]
    assert sold == {False: ["helmand"], True: ["helmand", "kandahar"]}


def test_mullah_omar_lets_guerrillas_stay_in_the_field() -> None:
    stay = {}
    for omar in ([], OMAR):
        table = propaganda("redeploy", {"bamian": {"taliban": 1}, "farah": {"taliban": 1}}, momentum=omar)
        stay[bool(omar)] = "done" in offered(table)
    assert stay == {False: False, True: True}


# -- the beginning

CARDS = {f"{card.event}:{text}": card for card in DECK.values() for text in card.lasting}


def executed(text: str, **more: Any) -> Table:
    """The event of a text, executed by whoever may; further questions are answered with what comes first."""
    card, side = CARDS[text], text.partition(":")[2]
    faction = card.order[0]
    spaces = {"kabul": {"troops": 1, "police": 1}, "kandahar": {"taliban": 1, "terror": 1}, "herat": {"warlords": 1}}
    table = play(scene(spaces, card=card.number, next=13, eligible=[faction], **more), "event", side)
    while table.question is not None and purpose(table).startswith("event"):
        question = table.question
        play(table, tuple(question.keys[: max(1, question.at_least)]))
    return table


@pytest.mark.rule("plain", "5.3")
@pytest.mark.rule("plain", "5.4")
@pytest.mark.parametrize("text", DECK.lasting)
def test_the_event_puts_its_text_in_force(text: str) -> None:
    name, _, side = text.partition(":")
    table = executed(text)
    kind = DECK.lasting[text]
    assert table.state.capabilities == ({name: side} if kind == CAPABILITY else {})
    assert table.state.momentum == ([] if kind == CAPABILITY else [text])
    assert table.state.elders == (CARDS[text].order[0] if name == "tribal_elders" else None)
    told = [(note.message.id, dict(note.message.args)) for note in table.notes if "note-lasts" in note.message.id]
    marked = ("note-lasts-for", "faction", table.state.elders)
    id, key, value = marked if table.state.elders else ("note-lasts", "text", side)
    assert [(each, args[key]) for each, args in told] == [(id, value)]


@pytest.mark.rule("plain", "5.3")
@pytest.mark.parametrize("text", [text for text, kind in DECK.lasting.items() if kind == CAPABILITY])
def test_the_later_text_of_a_capability_takes_the_place_of_the_other(text: str) -> None:
    name, _, side = text.partition(":")
    other = "shaded" if side == "unshaded" else "unshaded"
    assert executed(text, capabilities={name: other}).state.capabilities == {name: side}


# -- the end


@pytest.mark.rule("plain", "6.6e")
@pytest.mark.parametrize("text", DECK.momenta)
def test_momentum_ends_with_the_propaganda_round(text: str) -> None:
    table = propaganda("reset", **in_force(text))
    assert (table.state.momentum, table.state.elders) == ([], None)
    assert any(note.message.id == "note-momentum-ends" for note in table.notes)
    for probe in PROBES:
        if probe.text == text and probe.faction in table.state.eligible:
            assert seen(probe, {"momentum": table.state.momentum}) == probe.seen_without


@pytest.mark.rule("plain", "5.3")
@pytest.mark.parametrize("text", [text for text, kind in DECK.lasting.items() if kind == CAPABILITY])
def test_a_capability_stays_through_the_propaganda_round(text: str) -> None:
    name, _, side = text.partition(":")
    table = propaganda("reset", **in_force(text))
    assert table.state.capabilities == {name: side}
    assert not any(note.message.id == "note-momentum-ends" for note in table.notes)


@pytest.mark.parametrize("text", DECK.momenta)
def test_momentum_lasts_until_the_reset(text: str) -> None:
    """It is in force in the phases before: nothing else of the round ends it."""
    for phase in ("resources", "support", "redeploy"):
        table = propaganda(phase, {"bamian": {"taliban": 1}, "farah": {"taliban": 1}}, **in_force(text))
        assert table.state.momentum == [text], phase
