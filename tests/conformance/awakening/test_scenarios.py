"""The scenarios of The Awakening, and the campaign over both decks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import BadPosition, BadSetup
from sandtable.core.game import game_named
from sandtable.labyrinth import hands
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.rules import AWAKENING, CAMPAIGN, WAR_ON_TERROR, rules_named
from sandtable.labyrinth.state import STATE_FIELDS
from sandtable.labyrinth.terms import WMD
from tests.conformance.awakening.setting import moment, rule
from tests.labyrinth.conditions import muslim
from tests.playing import A_WHILE, answers, at_random, decided, play_on

LABYRINTH = game_named("labyrinth")
SCENARIOS = tuple(rules_named(AWAKENING).scenarios)


@rule("10.0a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_set_up_comes_to_the_numbers_of_its_scenario(scenario: str) -> None:
    table = Table.new("labyrinth", scenario=scenario, seed=1)
    s = table.state
    printed: dict[str, Any] = rules_named(AWAKENING).scenarios[scenario]["printed"]
    posture, value = s.world_posture
    assert {
        "world_posture": {"side": posture, "value": value},
        "gwot_penalty": s.gwot_penalty,
        "troops_level": s.troops_level,
        "good_resources": s.good_resources,
        "islamist_rule_resources": s.islamist_resources,
        "fair_good_countries": s.fair_or_good_countries,
        "poor_islamist_rule_countries": s.poor_or_islamist_countries,
        "troops_on_track": s.troops_on_track,
        "cells_on_track": s.cells_on_track,
        "militia_on_map": sum(country.militia for country in s.countries.values()),
        "us_hand": len(s.hands["us"]),
        "jihadist_hand": len(s.hands["jihadist"]),
    } == printed
    assert s.rules.name == AWAKENING


def test_isil_begins_with_a_caliphate_and_without_the_wmd_of_syria() -> None:
    s = Table.new("labyrinth", scenario="isil", seed=1).state
    assert {country.id for country in s.muslim() if country.in_caliphate} == {"syria", "iraq"}
    assert (s.wmd, s.removed_plots, s.off_map_troops) == ({"pakistan": 3, "syria": 0, "iran": 1}, [WMD, WMD], 3)
    assert s["nigeria"].is_muslim


def test_mitts_turn_has_another_obama_doctrine() -> None:
    values = {name: Table.new("labyrinth", scenario=name, seed=1).state.rules.deck[143].ops for name in SCENARIOS}
    assert values == {"awakening": 2, "mitts_turn": 3, "status_of_forces": 2, "isil": 2}


def test_a_scenario_implies_its_rules_and_others_are_refused() -> None:
    assert Table.new("labyrinth", rules="awakening", scenario="isil", seed=1).state.rules.name == AWAKENING
    with pytest.raises(BadSetup, match="Anaconda is played by the rules of The War on Terror, not by awakening"):
        Table.new("labyrinth", rules="awakening", scenario="anaconda")
    with pytest.raises(BadSetup, match="the opponent of rule 9 plays the War on Terror alone"):
        Table.new("labyrinth", scenario="awakening", seats={"jihadist": "solitaire"})
    with pytest.raises(BadSetup, match=r"the opponent of rule 9 .* expected for jihadist: human, random, bot"):
        Table.new("labyrinth", campaign=True, seats={"jihadist": "solitaire"})
    with pytest.raises(BadSetup, match="a campaign begins with a scenario of the War on Terror, not with ISIL"):
        Table.new("labyrinth", scenario="isil", campaign=True)
    with pytest.raises(BadSetup, match="a campaign lasts 2 decks"):
        Table.new("labyrinth", campaign=True, decks=3)


def sound(table: Table) -> None:
    """Nothing impossible, and every step can be written down and read again."""
    assert LABYRINTH.faults(table.state) == []
    stepped = table.steps[-1].state
    read = LABYRINTH.read_position(json.loads(json.dumps(LABYRINTH.write_position(stepped))), table.setup)
    assert [name for name in STATE_FIELDS if getattr(read, name) != getattr(stepped, name)] == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_play_stays_sound(scenario: str) -> None:
    table = Table.new("labyrinth", scenario=scenario, decks=2, seed=scenario)
    for n, _ in enumerate(answers(table, at_random(scenario))):
        if n % 5 == 0:
            sound(table)
    sound(table)
    assert table.outcome is not None
    assert Table.from_save(json.loads(json.dumps(table.to_save()))).state == table.state


# -- the campaign


def test_a_campaign_begins_by_the_base_rules_on_the_larger_map() -> None:
    s = Table.new("labyrinth", campaign=True, seed=1).state
    assert (s.rules.name, s.rules.campaign, s.decks) == (WAR_ON_TERROR, CAMPAIGN, 2)
    assert len(s.countries) == 40
    assert not s["syria"].is_shia_mix
    assert (s["mali"].is_muslim, s["nigeria"].is_non_muslim) == (True, True)
    assert s.wmd == {"loose": 3, "pakistan": 3}
    assert set(s.deck) | set(s.hands["us"]) | set(s.hands["jihadist"]) == set(deck("base"))


def before_the_switch(**position: Any) -> Any:
    """The first deck of a campaign is drawn to its end."""
    document = {"rules": "war_on_terror", "campaign": True, "draw": [], "discard": [], "hands": {"us": [14]}}
    return moment(
        position.pop("countries", {}), **{**document, "removed": [*range(1, 14), *range(15, 121)], **position}
    )


@rule("11.3.3.4", "11.3.1a")
def test_the_switch_brings_the_rules_the_deck_and_an_awakening() -> None:
    g = before_the_switch(
        removed=list(range(15, 121)), discard=list(range(1, 14)), events=["pirates", "patriot_act"],
        countries={"iraq": muslim("Poor Ally", rc="tan", markers=["nato"], troops=1)},
    )  # fmt: skip
    decided(hands.draw_card(g, "us"), dice=[6], draws=["150"])
    s = g.s
    assert (s.rules.name, s.rules.follower, s.deck_number) == (AWAKENING, None, 2)
    assert sorted([*s.deck, 150]) == sorted(deck("awakening"))
    assert s.discard == list(range(1, 14))[::-1]
    assert s["syria"].is_shia_mix
    assert s.wmd == {"loose": 3, "pakistan": 3, "syria": 2, "iran": 1}
    assert (s["algeria_tunisia"].is_fair, s["algeria_tunisia"].awakening) == (True, 1)
    assert s.markers == {"pirates_73", "patriot_act"}
    assert s["iraq"].markers == ("nato_41",)
    assert LABYRINTH.faults(s) == []


def test_the_switch_finds_another_country_for_the_awakening_and_frees_the_wmd_of_an_islamist_syria() -> None:
    there = {"algeria_tunisia": muslim("Good Ally"), "egypt": muslim("Poor Neutral"),
             "syria": muslim("Islamist Rule Adversary")}  # fmt: skip
    g = before_the_switch(countries=there)
    decided(hands.draw_card(g, "us"), dice=[4, 1], draws=["150"])
    assert (g.s["algeria_tunisia"].awakening, g.s["egypt"].awakening) == (0, 1)
    assert (g.s.wmd["syria"], g.s.available_plots.count(WMD)) == (0, 2)


@pytest.mark.parametrize("seed", [1, 2])
def test_random_play_over_the_switch_stays_sound(seed: int) -> None:
    table = Table.new("labyrinth", campaign=True, scenario="anaconda", seed=seed)
    seen = set()
    for n, _ in enumerate(answers(table, at_random(seed))):
        seen.add(table.state.rules.name)
        if n % 7 == 0:
            sound(table)
    assert table.outcome is not None


def test_a_base_game_never_owes_or_does_anything_of_the_expansion() -> None:
    table = play_on(Table.new("labyrinth", seed=5), at_random(5), A_WHILE)
    for step in table.steps:
        s = step.state
        assert s.owed == ()
        assert not any((s.resolved_plots, s.off_map_troops, s.held_back, s.extra_cells))
        for country in s.countries.values():
            assert not any((country.awakening, country.reaction, country.militia, country.civil_war, country.capital))
        assert not {"operations", "events", "plots_resolved_in"} & set(s.rules.memory)
    assert "awakening" not in table.view("us")["countries"]["egypt"]


# -- positions


def test_a_position_reads_back_with_everything_of_the_expansion() -> None:
    g = moment(
        {
            "syria": muslim("Fair Neutral", civil_war=True, militia=2, active_cells=2, caliphate_capital=True,
                            wmd_cache=1, markers=["advisors", "advisors"]),
            "iraq": muslim("Poor Neutral", civil_war=True, markers=["unscr_1973", "truce"]),
            "egypt": muslim("Poor Neutral", awakening=3, reaction=2),
            "nigeria": muslim("Poor Neutral", side="muslim", cells=2),
            "iran": muslim("Fair Adversary", side="muslim", cells=1, markers=["trade_embargo_us"]),
        },
        plots={"resolved": [1, 2], "removed": ["wmd"]},
        off_map_troops=2,
        lapsing=["korean_crisis", "truce"],
        events=["fracking", "pirates"],
        memory={
            "this_phase": {"operations": ["iraq"], "events": ["egypt"]},
            "last_phase": {"plots_resolved_in": ["france"]},
        },
        hands={"us": [121], "jihadist": [164]},
        discard=[200],
    )  # fmt: skip
    written = json.loads(json.dumps(LABYRINTH.write_position(g.s)))
    table = Table.from_position(written, seed=1)
    assert LABYRINTH.write_position(table.steps[0].state) == written
    assert written["countries"]["syria"]["wmd_cache"] == 1
    assert written["countries"]["nigeria"]["side"] == "muslim"
    assert written["plots"]["resolved"] == [1, 2]
    assert g.s.available_plots == [1, 1, 2, 3]


def test_kept_governance_of_nigeria_is_written() -> None:
    g = moment({"nigeria": {"governance": "fair", "posture": "soft"}})
    assert LABYRINTH.write_position(g.s)["countries"]["nigeria"] == {"governance": "fair", "posture": "soft"}


REFUSED = {
    "marker in a Non-Muslim country": ({"countries": {"france": {"awakening": 1}}}, r"france\.awakening.*11\.1\.4"),
    "marker at Good": ({"countries": {"egypt": muslim("Good Ally", reaction=1)}}, r"awakening, reaction.*11\.1\.4"),
    "marker in a Civil War": (
        {"countries": {"egypt": muslim("Poor Ally", civil_war=True, awakening=1)}},
        r"11\.1\.4",
    ),
    "a sixteenth Awakening marker": (
        {"countries": {"egypt": muslim(awakening=15), "libya": muslim(awakening=15)}},
        r"16 awakening markers are on the map; there are 15 \(11\.2\.9\)",
    ),
    "militia in a Good country": ({"countries": {"egypt": muslim("Good Ally", militia=1)}}, r"militia.*11\.2\.4"),
    "militia in Iran": ({"countries": {"iran": {"militia": 1}}}, r"iran\.militia.*11\.2\.4"),
    "a sixteenth Militia": (
        {"countries": {"egypt": muslim(militia=9), "libya": muslim(militia=7)}},
        r"16 Militia are on the map; there are 15",
    ),
    "two Capitals": (
        {"countries": {id: muslim(civil_war=True, caliphate_capital=True) for id in ("syria", "iraq")}},
        r"there is one Caliphate Capital \(11\.3\.8\), not in syria, iraq",
    ),
    "a Capital at peace": ({"countries": {"syria": muslim(caliphate_capital=True)}}, r"caliphate_capital.*11\.3\.8"),
    "a WMD too many in an arsenal": ({"countries": {"syria": {"wmd_cache": 3}}}, r"syria\.wmd_cache.*11\.3\.1"),
    "a WMD too many": ({"plots": {"available": [1, 1, 1, 2, 2, 3, "wmd"]}}, r"7 markers of kind wmd; there are 6"),
    "Nigeria on two sides": (
        {"countries": {"nigeria": {"side": "muslim", **muslim(), "posture": "soft"}}},
        r"nigeria\.posture: only Non-Muslim countries",
    ),
    "Nigeria aligned but Non-Muslim": (
        {"countries": {"nigeria": {"side": "non_muslim", "alignment": "ally"}}},
        r"nigeria\.alignment: only Muslim",
    ),
    "a third side of Nigeria": ({"countries": {"nigeria": {"side": "both"}}}, r"nigeria\.side"),
    "a base card": ({"hands": {"us": [14]}}, r"hands\.us: there is no card 14 here; .* 121 to 240 \(10\.0, 11\.3\.5\)"),
    "a base marker": ({"events": ["patriot_act"]}, r"there is no marker 'patriot_act'"),
    "a fourth Advisors": (
        {"countries": {"syria": muslim(civil_war=True, markers=["advisors"] * 4)}},
        r"Advisors is in 4 countries; there are 3 markers",
    ),
    "twenty-one cells": ({"countries": {"egypt": muslim(cells=21)}}, r"there are 20"),
    "Regime Change in a Civil War": ({"countries": {"iraq": muslim(civil_war=True, rc="tan")}}, r"11\.2\.2"),
    "Troops off the map of the base game": ({"rules": "war_on_terror", "off_map_troops": 1}, r"11\.3\.4"),
    "Awakening in the base game": (
        {"rules": "war_on_terror", "countries": {"egypt": muslim(awakening=1)}},
        r"countries\.egypt\.awakening: not known here",
    ),
    "an Awakening card in the base game": ({"rules": "war_on_terror", "hands": {"us": [150]}}, r"there is no card 150"),
}  # fmt: skip


@pytest.mark.parametrize(("document", "said"), REFUSED.values(), ids=REFUSED)
def test_bad_positions_are_refused_with_the_rule(document: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        Table.from_position({"game": "labyrinth", "rules": "awakening", **document})
