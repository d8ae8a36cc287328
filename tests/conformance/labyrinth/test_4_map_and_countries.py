"""4.1 to 4.5: the map, Muslim and Non-Muslim countries, Iran, Schengen."""

from __future__ import annotations

import pytest

from sandtable import Table
from sandtable.core.errors import BadPosition
from sandtable.labyrinth.terms import JIHADIST, US
from tests.conformance.labyrinth.setting import MUSLIM, SCHENGEN
from tests.labyrinth.conditions import condition, muslim
from tests.labyrinth.scene import play, scene, still, turn
from tests.playing import offered

MORO_TALKS, PREDATOR, SAFER_NOW, SADDAM = 4, 23, 45, 92
HIJAB, DARFUR, OIL_PRICE_SPIKE, SALEH = 35, 113, 117, 119

LINES = """
united_states: canada united_kingdom philippines
canada: united_kingdom
serbia: russia turkey
russia: turkey caucasus central_asia
caucasus: turkey central_asia iran
israel: egypt jordan lebanon
india: pakistan indonesia_malaysia
china: central_asia thailand
thailand: philippines indonesia_malaysia
philippines: indonesia_malaysia
kenya_tanzania: sudan somalia
morocco: algeria_tunisia
algeria_tunisia: libya
libya: egypt sudan
egypt: sudan
sudan: somalia
somalia: yemen
jordan: syria iraq saudi_arabia
syria: turkey lebanon iraq
central_asia: iran afghanistan
indonesia_malaysia: pakistan
turkey: iran iraq
yemen: saudi_arabia
iraq: saudi_arabia gulf_states iran
saudi_arabia: gulf_states
gulf_states: iran pakistan
pakistan: iran afghanistan
afghanistan: iran
"""
"""The lines printed on the map, each once."""

SCHENGEN_LINKS = (
    "united_states", "canada", "united_kingdom", "serbia", "russia", "morocco", "algeria_tunisia", "libya", "turkey",
    "lebanon",
)  # fmt: skip
SHIA_MIX = ("turkey", "lebanon", "yemen", "iraq", "saudi_arabia", "gulf_states", "pakistan", "afghanistan")


def printed_lines() -> set[tuple[str, str]]:
    rows = [line.split(": ") for line in LINES.strip().splitlines()]
    return {(one, two) for one, others in rows for two in others.split()}


# -- the map (4.1)


@pytest.mark.rule("labyrinth", "4.1.1")
def test_countries_connected_by_lines_are_adjacent_and_no_others_outside_schengen() -> None:
    s = still().state
    assert len(s.countries) == 38
    outside = [country for country in s.countries.values() if country.id not in SCHENGEN]
    adjacent = {(one.id, two.id) for one in outside for two in outside if s.are_adjacent(one, two)}
    assert adjacent == {(one, two) for one, two in printed_lines()} | {(two, one) for one, two in printed_lines()}


@pytest.mark.rule("labyrinth", "4.1.1")
def test_adjacency_lets_a_cell_travel_without_a_roll() -> None:
    countries = {"iran": {}, "iraq": muslim("Poor Ally", cells=1), "syria": muslim("Good Ally")}
    table = play(turn(JIHADIST, SADDAM, countries=countries, dice=[]), SADDAM, "travel", "syria")
    assert table.state["syria"].cells == 1


@pytest.mark.rule("labyrinth", "4.1.2")
def test_every_country_is_sunni_shia_mix_non_muslim_or_iran() -> None:
    countries = still().state.countries
    kinds = {id: country.space.kind.value for id, country in countries.items()}
    assert {id for id, kind in kinds.items() if kind == "shia_mix"} == set(SHIA_MIX)
    assert {id for id, kind in kinds.items() if kind == "sunni"} == set(MUSLIM) - set(SHIA_MIX)
    assert [id for id, kind in kinds.items() if kind == "iran"] == ["iran"]
    assert list(kinds.values()).count("non_muslim") == 19


@pytest.mark.rule("labyrinth", "4.1.2", "4.4")
def test_muslim_means_sunni_or_shia_mix_and_iran_is_neither_muslim_nor_non_muslim() -> None:
    countries = still().state.countries
    assert {id for id, country in countries.items() if country.is_muslim} == set(MUSLIM)
    assert {id for id, country in countries.items() if country.space.is_non_muslim} == set(countries) - {
        *MUSLIM,
        "iran",
    }
    assert not countries["iran"].space.is_shia_mix


# -- Muslim countries (4.2)


@pytest.mark.rule("labyrinth", "4.2.1")
@pytest.mark.parametrize(
    ("card", "targets"),
    [(MORO_TALKS, ["jordan"]), (PREDATOR, ["jordan", "syria"]), (SAFER_NOW, ["jordan", "syria", "yemen"])],
)
def test_good_fair_and_poor_have_the_values_1_2_and_3(card: int, targets: list[str]) -> None:
    """A War of Ideas needs a card of that value; under Islamist Rule, which has none, it is not possible."""
    countries = {
        "jordan": muslim("Good Neutral"),
        "syria": muslim("Fair Neutral"),
        "yemen": muslim("Poor Neutral"),
        "sudan": muslim("Islamist Rule Neutral"),
    }
    table = play(turn(US, card, countries=countries), card, "war_of_ideas")
    marked = [id for id in offered(table) if id in countries]
    assert marked == targets


@pytest.mark.rule("labyrinth", "4.2.1")
@pytest.mark.parametrize(("condition", "highest"), [("Good Ally", 1), ("Fair Ally", 2), ("Poor Ally", 3)])
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_value_is_the_highest_roll_that_succeeds_for_the_jihadists(condition: str, highest: int, pips: int) -> None:
    countries = {"iran": {}, "libya": muslim(condition), "iraq": muslim("Poor Ally", cells=2)}
    table = play(turn(JIHADIST, SADDAM, countries=countries, dice=[pips]), SADDAM, "travel", "libya", "done")
    assert table.state["libya"].cells == (1 if pips <= highest else 0)


@pytest.mark.rule("labyrinth", "4.2.2", "4.2.2-ex1")
def test_saudi_arabia_improves_from_poor_to_fair_and_on_to_good_and_stays_an_ally() -> None:
    table = turn(
        US, SAFER_NOW, more=[44], countries={"saudi_arabia": muslim("Poor Ally")}, dice=[5, 6], jihadist=[SADDAM]
    )
    play(table, SAFER_NOW, "war_of_ideas", "saudi_arabia")
    assert condition(table, "saudi_arabia") == "Fair Ally"
    play(table, 44, "war_of_ideas", "saudi_arabia")
    assert condition(table, "saudi_arabia") == "Good Ally"


@pytest.mark.rule("labyrinth", "4.2.2")
@pytest.mark.parametrize("alignment", ["Ally", "Neutral", "Adversary"])
def test_governance_that_worsens_keeps_the_alignment(alignment: str) -> None:
    table = turn(JIHADIST, SADDAM, countries={"egypt": muslim(f"Good {alignment}", cells=2)}, dice=[1, 1])
    play(table, SADDAM, "jihad", "egypt")
    assert condition(table, "egypt") == f"Poor {alignment}"


@pytest.mark.rule("labyrinth", "4.2.2")
@pytest.mark.parametrize("alignment", ["Ally", "Neutral", "Adversary"])
def test_governance_that_improves_keeps_the_alignment(alignment: str) -> None:
    """Hijab (card 35) improves Turkey."""
    table = play(turn(US, HIJAB, countries={"turkey": muslim(f"Poor {alignment}")}), HIJAB, "event", "soft")
    assert condition(table, "turkey") == f"Fair {alignment}"


@pytest.mark.rule("labyrinth", "4.2.3")
@pytest.mark.parametrize(("before", "after"), [("Adversary", "Neutral"), ("Neutral", "Ally"), ("Ally", "Ally")])
def test_it_shifts_one_box_the_other_way_too(before: str, after: str) -> None:
    """Darfur (card 113) at High Prestige shifts Sudan toward Ally."""
    table = play(turn(US, DARFUR, prestige=8, countries={"sudan": muslim(f"Fair {before}")}), DARFUR, "event")
    assert condition(table, "sudan") == f"Fair {after}"


@pytest.mark.rule("labyrinth", "4.2.3")
@pytest.mark.parametrize(
    ("before", "after"), [("Ally", "Neutral"), ("Neutral", "Adversary"), ("Adversary", "Adversary")]
)
def test_alignment_shifts_one_box_along_ally_neutral_adversary(before: str, after: str) -> None:
    """Saleh (card 119) played by the Jihadist side shifts Yemen toward Adversary."""
    table = play(turn(JIHADIST, SALEH, countries={"yemen": muslim(f"Fair {before}")}), SALEH, "event")
    assert condition(table, "yemen") == f"Fair {after}"


@pytest.mark.rule("labyrinth", "4.2.3-n1", "4.3.2")
def test_a_non_muslim_country_is_never_an_ally() -> None:
    """So no Troops can be Deployed to one, however friendly."""
    countries = {"united_kingdom": {"posture": "hard"}, "gulf_states": muslim("Good Ally")}
    table = play(turn(US, MORO_TALKS, countries=countries), MORO_TALKS, "deploy")
    assert table.state["gulf_states"].troops == 0
    assert offered(table) == [str(number) for number in range(1, 16)]  # the one destination was not asked for
    assert not any(country.is_ally for country in table.state.countries.values() if not country.is_muslim)
    with pytest.raises(BadPosition, match="only Muslim countries have one"):
        scene(countries={"united_kingdom": {"alignment": "ally"}})


@pytest.mark.rule("labyrinth", "4.2.4")
def test_a_marked_muslim_country_has_both_governance_and_alignment() -> None:
    for half in ({"governance": "poor"}, {"alignment": "ally"}):
        with pytest.raises(BadPosition, match="both Governance and Alignment, or neither"):
            scene(countries={"saudi_arabia": half})


@pytest.mark.rule("labyrinth", "4.2.5")
def test_resources() -> None:
    printed = {
        3: {"egypt", "indonesia_malaysia", "iraq", "saudi_arabia", "gulf_states"},
        2: {"morocco", "algeria_tunisia", "syria", "central_asia", "turkey", "pakistan"},
        1: {"libya", "sudan", "somalia", "jordan", "lebanon", "yemen", "afghanistan"},
    }
    s = still().state
    for value, countries in printed.items():
        assert {country.id for country in s.countries.values() if s.resources(country) == value} == countries
    assert {s.resources(country) for country in s.countries.values() if not country.is_muslim} == {0}


@pytest.mark.rule("labyrinth", "4.2.6")
@pytest.mark.parametrize("spikes", [0, 1, 2])
def test_each_oil_price_spike_adds_one_to_the_resources_of_oil_exporters(spikes: int) -> None:
    before = still().state
    s = still(lapsing=["oil_price_spike"] * spikes).state
    exporters = {"algeria_tunisia", "libya", "sudan", "indonesia_malaysia", "iraq", "saudi_arabia", "gulf_states"}
    for id in MUSLIM:
        assert s.resources(s[id]) == before.resources(before[id]) + (spikes if id in exporters else 0)


@pytest.mark.rule("labyrinth", "4.2.6", "4.7.6")
def test_oil_price_spike_moves_the_victory_tracks() -> None:
    countries = {"iraq": muslim("Good Ally"), "egypt": muslim("Good Ally"), "libya": muslim("Islamist Rule Adversary")}
    table = play(turn(US, OIL_PRICE_SPIKE, countries=countries), OIL_PRICE_SPIKE, "event")
    assert (table.state.good_resources, table.state.islamist_resources) == (7, 2)


# -- Non-Muslim countries (4.3)

FAIR_OUTSIDE = {"russia", "caucasus", "china", "thailand", "philippines", "kenya_tanzania"}


@pytest.mark.rule("labyrinth", "4.3.1")
def test_non_muslim_countries_have_a_printed_governance_of_good_or_fair() -> None:
    s = still().state
    outside = [country for country in s.countries.values() if country.space.is_non_muslim]
    assert {country.id for country in outside if country.is_fair} == FAIR_OUTSIDE
    assert all(country.is_good for country in outside if country.id not in FAIR_OUTSIDE)


@pytest.mark.rule("labyrinth", "4.3.1")
@pytest.mark.parametrize(("country", "highest"), [("germany", 1), ("thailand", 2)])
@pytest.mark.parametrize("pips", [1, 2, 3])
def test_their_governance_affects_play(country: str, highest: int, pips: int) -> None:
    countries = {country: {"posture": "soft"}, "iran": {}, "iraq": muslim("Poor Ally", cells=2)}
    table = play(turn(JIHADIST, SADDAM, countries=countries, dice=[pips]), SADDAM, "travel", country, "done")
    assert table.state[country].cells == (1 if pips <= highest else 0)


@pytest.mark.rule("labyrinth", "4.3.1")
def test_their_governance_never_changes() -> None:
    """A Plot 3 is resolved in the Philippines: no roll worsens its Governance."""
    countries = {"philippines": {"posture": "hard", "cells": 1, "plots": [3]}}
    hands = {"us": [], "jihadist": [SADDAM]}
    table = scene(phase={"side": "us", "card": 1}, hands=hands, countries=countries, dice=[1])
    assert table.state["philippines"].posture == "soft"  # the only roll
    assert table.state["philippines"].is_fair
    with pytest.raises(BadPosition, match="does not change"):
        scene(countries={"philippines": {"governance": "poor"}})


@pytest.mark.rule("labyrinth", "4.3.2")
def test_non_muslim_countries_have_a_posture_and_others_do_not() -> None:
    s = still(us_posture="soft", countries={"china": {"posture": "hard"}, "india": {"posture": "soft"}}).state
    assert (s["china"].posture, s["india"].posture, s["russia"].posture) == ("hard", "soft", None)
    assert s["russia"].is_unmarked
    assert s.us_posture == "soft"
    for id in ("iran", "egypt"):
        with pytest.raises(BadPosition, match="posture"):
            scene(countries={id: {"posture": "hard"}})


@pytest.mark.rule("labyrinth", "4.3.2", "4.7.2-n1")
def test_the_united_states_have_no_posture_box() -> None:
    with pytest.raises(BadPosition, match="none of its own"):
        scene(countries={"united_states": {"posture": "hard"}})


@pytest.mark.rule("labyrinth", "4.3.3")
def test_israel_is_always_hard() -> None:
    table = still()
    assert table.state["israel"].posture == "hard"
    assert not table.state["israel"].is_unmarked
    with pytest.raises(BadPosition, match="always Hard"):
        scene(countries={"israel": {"posture": "soft"}})


@pytest.mark.rule("labyrinth", "4.3.3")
def test_the_posture_of_israel_is_never_rolled() -> None:
    """Neither when a plot is resolved there, nor by War of Ideas."""
    hands = {"us": [PREDATOR, SAFER_NOW], "jihadist": [SADDAM]}
    countries = {"israel": {"cells": 1, "plots": [2]}}
    table = scene(phase={"side": "us", "card": 1}, hands=hands, countries=countries, dice=[6])
    play(table, PREDATOR, "event")
    play(table, SAFER_NOW, "war_of_ideas")
    assert "israel" not in offered(table)
    assert "united_states" not in offered(table)
    table.answer("china")  # 6: the only die
    assert table.state.funding == 9  # the plot was resolved: 5 and twice 2
    assert table.state["israel"].posture == "hard"


@pytest.mark.rule("labyrinth", "4.3.4")
def test_recruit_numbers() -> None:
    countries = still().state.countries
    printed = {id: country.space.recruit for id, country in countries.items() if country.space.recruit}
    assert printed == {"united_kingdom": 3, "france": 2, "spain": 2, "philippines": 3}


@pytest.mark.rule("labyrinth", "4.3.4", "4.3.4-ex1")
@pytest.mark.parametrize("pips", range(1, 7))
def test_in_the_philippines_a_recruit_roll_of_1_to_3_succeeds(pips: int) -> None:
    countries = {"iran": {}, "philippines": {"posture": "soft", "cells": 1}}
    table = play(turn(JIHADIST, SADDAM, countries=countries, dice=[pips]), SADDAM, "recruit", "done")
    assert table.state["philippines"].cells == (2 if pips <= 3 else 1)


# -- Iran (4.4)


@pytest.mark.rule("labyrinth", "4.4")
def test_iran_has_fixed_fair_governance_and_neither_posture_nor_alignment() -> None:
    iran = still().state["iran"]
    assert iran.is_fair
    assert iran.posture is None
    assert iran.alignment is None
    assert not iran.is_unmarked
    for change in ({"governance": "poor"}, {"alignment": "ally"}, {"posture": "hard"}, {"aid": 1}):
        with pytest.raises(BadPosition):
            scene(countries={"iran": change})


@pytest.mark.rule("labyrinth", "4.4")
@pytest.mark.parametrize("pips", [2, 3])
def test_jihadists_recruit_in_iran_as_in_a_fair_country(pips: int) -> None:
    table = play(turn(JIHADIST, SADDAM, dice=[pips]), SADDAM, "recruit", "done")
    assert table.state["iran"].cells == (2 if pips == 2 else 1)


@pytest.mark.rule("labyrinth", "4.4", "4.1.2")
def test_iran_is_no_place_for_jihad_war_of_ideas_or_disrupt() -> None:
    jihad = turn(JIHADIST, SADDAM, countries={"iran": {"cells": 3}})
    jihad.answer(str(SADDAM))
    assert "plot" in offered(jihad)
    assert "jihad" not in offered(jihad)
    us = turn(US, SAFER_NOW, countries={"iran": {"cells": 3}})
    us.answer(str(SAFER_NOW))
    assert "disrupt" not in offered(us)
    us.answer("war_of_ideas")
    assert "iran" not in offered(us)


@pytest.mark.rule("labyrinth", "4.4")
def test_an_event_for_muslim_countries_does_not_reach_iran() -> None:
    """Predator (card 23) removes a cell from a Muslim country."""
    table = play(turn(US, PREDATOR, countries={"iran": {"cells": 2}}), PREDATOR, "event")
    assert table.state["iran"].cells == 2


@pytest.mark.rule("labyrinth", "4.4")
def test_a_plot_in_iran_rolls_no_posture_and_no_governance() -> None:
    hands = {"us": [], "jihadist": [SADDAM]}
    countries = {"iran": {"cells": 1, "plots": [3]}}
    table = scene(phase={"side": "us", "card": 1}, hands=hands, countries=countries, dice=[])
    assert table.state.funding == 6
    assert table.state["iran"].is_fair


# -- Schengen (4.5)


@pytest.mark.rule("labyrinth", "4.5")
def test_schengen_countries_are_adjacent_to_each_other_and_to_all_that_is_linked_to_the_symbol() -> None:
    s = still().state
    assert s.board.schengen == SCHENGEN
    for one in SCHENGEN:
        others = [id for id in SCHENGEN if id != one]
        assert {near.id for near in s.neighbours(s[one])} == {*others, *SCHENGEN_LINKS}
    for one in SCHENGEN_LINKS:
        assert {near.id for near in s.neighbours(s[one])} >= set(SCHENGEN)


@pytest.mark.rule("labyrinth", "4.5")
@pytest.mark.parametrize("destination", SCHENGEN)
def test_a_cell_that_moves_to_the_schengen_symbol_may_go_to_any_of_the_seven(destination: str) -> None:
    countries = {"iran": {}, "morocco": muslim("Poor Ally", cells=1), destination: {"posture": "soft"}}
    table: Table = turn(JIHADIST, SADDAM, countries=countries, dice=[])
    play(table, SADDAM, "travel", destination)
    assert table.state[destination].cells == 1


@pytest.mark.rule("labyrinth", "4.5")
def test_two_countries_linked_to_the_symbol_are_not_adjacent_by_it() -> None:
    s = still().state
    assert not s.are_adjacent(s["morocco"], s["turkey"])
    assert not s.are_adjacent(s["lebanon"], s["libya"])
