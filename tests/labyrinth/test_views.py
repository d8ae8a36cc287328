"""What views tell interfaces, so that none of them knows a rule: goals, tracks, kinds, headings."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.chance import Roll
from sandtable.core.messages import Note
from sandtable.core.remembering import Remembered, RememberedOf
from sandtable.labyrinth import hands, views
from sandtable.labyrinth.expansion import awakening, civil_war
from sandtable.labyrinth.terms import SOFT
from tests.labyrinth.scene import moment
from tests.playing import answers, at_random, carried_out, play_on

PEOPLE = {"us": "human", "jihadist": "human"}
HANDS = {"us": [12], "jihadist": [14, 53]}
RULE_9 = {"us": "human", "jihadist": "solitaire"}


def view(seats: dict[str, str], **position: Any) -> dict[str, Any]:
    """The view of the US of a position."""
    document = {"game": "labyrinth", "countries": {"iran": {"cells": 2}}, "hands": HANDS, **position}
    return Table.from_position(document, seats=seats, seed=1).view("us")


def goals(seats: dict[str, str], **position: Any) -> dict[str, tuple[Any, ...]]:
    """Value, need, rule, rider and whether it counts at the end only, by goal."""
    keys = ("side", "value", "needed", "rule", "rider", "at_the_end")
    return {goal["id"]: tuple(goal[key] for key in keys) for goal in view(seats, **position)["goals"]}


def test_goals_between_two_people() -> None:
    governed = {"saudi_arabia": {"governance": "good", "alignment": "ally"}, "iran": {"cells": 2}}
    assert goals(PEOPLE, countries=governed) == {
        "good_resources": ("us", 3, 12, "2.1.1a", None, False),
        "islamist_resources": ("jihadist", 0, 6, "2.1.2a", "adjacent", False),
        "fair_or_good_countries": ("us", 1, 15, "2.1.1b", None, False),
        "poor_or_islamist_countries": ("jihadist", 0, 15, "2.1.2b", "prestige_1", False),
        "no_cells": ("us", 2, 0, "2.1.1c", None, False),
    }


@pytest.mark.parametrize(("decks", "needed"), [(1, 6), (2, 9), (3, 12)])
def test_goals_against_rule_9(decks: int, needed: int) -> None:
    against = goals(RULE_9, decks=decks)
    assert against["good_resources_at_the_end"] == ("us", 0, needed, "9.1c", None, True)
    assert against["islamist_resources"][4] is None  # no two of them need be Adjacent
    assert "no_cells" not in against


def near(**position: Any) -> set[str]:
    return {goal["id"] for goal in view(PEOPLE, **position)["goals"] if goal["near"]}


def governed(level: str, *countries: str) -> dict[str, dict[str, str]]:
    return {country: {"governance": level, "alignment": "neutral"} for country in countries}


def test_a_goal_is_near_when_one_country_more_would_do() -> None:
    rich = ("saudi_arabia", "iraq", "gulf_states")
    shown = view(PEOPLE)
    assert near() == set()
    assert near(countries=governed("good", *rich)) == set()  # 9 of 12, and nothing that could become Good
    assert near(countries=governed("good", *rich) | governed("fair", "pakistan")) == set()  # 2 more are not enough
    assert near(countries=governed("good", *rich) | governed("fair", "indonesia_malaysia")) == {"good_resources"}
    fallen = governed("islamist_rule", "saudi_arabia") | governed("poor", "iraq")
    assert near(countries=fallen) == {"islamist_resources"}
    assert near(countries={"iran": {"cells": 1}}) == {"no_cells"}
    muslim = [id for id, space in shown["countries"].items() if space["muslim"]]
    poor = governed("poor", *muslim[:14])
    assert "poor_or_islamist_countries" in near(countries=poor, prestige=1)
    assert "poor_or_islamist_countries" not in near(countries=poor, prestige=2)


def test_tracks_say_how_long_they_are_and_where_their_levels_begin() -> None:
    shown = view(
        PEOPLE,
        prestige=10,
        funding=3,
        countries={"iran": {"cells": 2}, "gulf_states": {"governance": "fair", "alignment": "ally", "troops": 6}},
    )
    tracks = {track["id"]: track for track in shown["tracks"]}
    assert {id: (track["value"], track["level"]) for id, track in tracks.items()} == {
        "prestige": (10, "very_high"), "funding": (3, "tight"), "troops": (9, "war"), "cells": (13, "tight"),
    }  # fmt: skip
    assert {id: (track["least"], track["most"]) for id, track in tracks.items()} == {
        "prestige": (1, 12), "funding": (1, 9), "troops": (0, 15), "cells": (0, 15),
    }  # fmt: skip
    assert tracks["troops"]["zones"] == [
        {"level": "overstretch", "least": 0, "most": 4},
        {"level": "war", "least": 5, "most": 9},
        {"level": "low_intensity", "least": 10, "most": 15},
    ]
    assert tracks["cells"]["zones"] == [  # the Funding at which each box opens (4.7.4.2)
        {"level": "ample", "least": 0, "most": 4},
        {"level": "moderate", "least": 5, "most": 9},
        {"level": "tight", "least": 10, "most": 15},
    ]
    for id, levels, ends in (
        ("prestige", ["low", "medium", "high", "very_high"], [3, 6, 9, 12]),
        ("funding", ["tight", "moderate", "ample"], [3, 6, 9]),
    ):
        zones = tracks[id]["zones"]
        assert [zone["level"] for zone in zones] == levels
        assert [zone["most"] for zone in zones] == ends
        assert [zone["least"] for zone in zones] == [1, *(end + 1 for end in ends[:-1])]


@pytest.mark.parametrize("value", range(1, 13))
def test_the_level_of_a_track_is_that_of_its_zone(value: int) -> None:
    tracks = {track["id"]: track for track in view(PEOPLE, prestige=value, funding=min(9, value))["tracks"]}
    for track in (tracks["prestige"], tracks["funding"], tracks["troops"]):
        [zone] = [zone for zone in track["zones"] if zone["least"] <= track["value"] <= zone["most"]]
        assert zone["level"] == track["level"]


def test_countries_say_what_they_are_and_whether_they_are_unmarked() -> None:
    governed = {
        "egypt": {"governance": "poor", "alignment": "neutral"},
        "france": {"posture": "soft"},
        "iran": {"cells": 1},
    }
    countries = view(PEOPLE, countries=governed)["countries"]
    said = {id: (countries[id]["kind"], countries[id]["muslim"], countries[id]["unmarked"]) for id in countries}
    assert said["egypt"] == ("sunni", True, False)
    assert said["yemen"] == ("shia_mix", True, True)
    assert said["france"] == ("non_muslim", False, False)
    assert said["spain"] == ("non_muslim", False, True)
    assert said["israel"] == ("non_muslim", False, False)
    assert said["iran"] == ("iran", False, False)


def test_hands_have_a_size_though_they_cannot_be_seen() -> None:
    shown = view(PEOPLE)
    assert shown["hand_sizes"] == {"us": 1, "jihadist": 2}
    assert shown["hands"]["jihadist"] == [0, 0]


def test_only_the_markers_of_the_event_box_lie_beside_the_map() -> None:
    shown = view(PEOPLE, events=["renditions"], countries={"iran": {"cells": 1}, "russia": {"markers": ["ctr"]}})
    assert shown["events"] == ["ctr_russia", "renditions"]
    assert shown["events_beside"] == ["renditions"]


def test_the_log_has_headings_where_turns_begin_and_end() -> None:
    table = play_on(Table.new("labyrinth", seats=PEOPLE, seed=2, decks=2), at_random(2))
    there = {note.message.id for note in table.notes}
    headings = {note.message.id for note in table.notes if note.heading}
    assert headings == {"note-deal", "note-end-of-turn", "note-new-turn", "note-reshuffled"} & there
    assert {"note-deal", "note-end-of-turn", "note-new-turn"} <= headings
    for id in headings:
        assert all(note.heading for note in table.notes if note.message.id == id)


def test_parts_of_the_end_of_a_turn_have_headings() -> None:
    heard: list[Note] = []
    poor = {"governance": "poor", "alignment": "neutral"}
    countries = {"syria": {**poor, "civil_war": True, "cells": 1, "militia": 1}, "libya": {**poor, "awakening": 2}}
    g = moment(countries, rules="awakening", heard=heard, decks=2)
    for part in (awakening.polarization(g), civil_war.fight(g, g.s["syria"]), hands.reshuffle(g)):
        carried_out(part, lambda request: 6 if isinstance(request, Roll) else None)  # nobody is asked anything
    headings = [note.message.id.removeprefix("note-") for note in heard if note.heading]
    assert headings == ["polarization", "attrition", "reshuffled"]


@pytest.mark.parametrize("scenario", ["lets_roll", "awakening", "isil"])
def test_what_is_remembered_of_a_country_is_what_would_be_said_of_it_now(
    scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.new("labyrinth", seed=4, scenario=scenario, decks=1)
    for n, _ in enumerate(answers(table, at_random(4), 240)):
        if n % 4 == 0:
            for seat in ("us", "jihadist"):
                remembered = table.view(seat)
                with monkeypatch.context() as forgetful:
                    forgetful.setattr(views, "_COUNTRIES", Remembered(0))
                    forgetful.setattr(views, "_KEPT", RememberedOf(0))
                    forgetful.setattr(views, "_MAPS", RememberedOf(0))
                    assert table.view(seat) == remembered


def test_a_country_is_described_anew_when_what_is_around_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "_COUNTRIES", Remembered(100))
    monkeypatch.setattr(views, "_MAPS", RememberedOf(100))
    table = Table.new("labyrinth", seed=4)
    now, then = table.state, table.state.copy()
    then.us_posture = SOFT
    then.markers |= {"patriot_act", "abu_sayyaf"}
    then.lapsing.append("oil_price_spike")
    before, after = (views.describe(state)["countries"] for state in (now, then))
    assert (before["united_states"]["posture"], after["united_states"]["posture"]) == ("hard", "soft")
    assert after["united_states"]["adjacent"] == ["canada"] != before["united_states"]["adjacent"]
    assert after["iraq"]["resources"] == before["iraq"]["resources"] + 1
    assert after["philippines"]["markers"] == ["abu_sayyaf"] != before["philippines"]["markers"]
    assert after["egypt"] == before["egypt"]
    assert views.describe(now.copy())["countries"]["egypt"] is before["egypt"]


def test_what_is_told_of_the_map_is_the_same_thing_until_something_there_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(views, "_KEPT", RememberedOf(100))
    monkeypatch.setattr(views, "_MAPS", RememberedOf(100))
    table = Table.new("labyrinth", seed=4)
    before = table.state.copy()
    after = table.state.copy()
    after.hands["us"].clear()
    first, second = views.describe(before), views.describe(after)
    assert all(first[told] is second[told] for told in ("countries", "goals", "tracks"))
    after.prestige -= 1
    third = views.describe(after)
    assert third["tracks"] != second["tracks"]
    assert third["countries"]["egypt"] is second["countries"]["egypt"]
