"""6.1 and 6.2: the two uses of a card, and playing it as an event."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth.terms import JIHADIST, US
from tests.conformance.labyrinth.setting import end_of_turn
from tests.labyrinth.conditions import condition, muslim
from tests.labyrinth.scene import play, playable, turn, uses
from tests.playing import asked, offered, purpose

BIOMETRICS, MORO_TALKS, SANCTIONS, PREDATOR, UN_NATION_BUILDING = 2, 4, 6, 23, 30
PATRIOT_ACT, RENDITIONS, SAFER_NOW = 43, 44, 45
ANSAR, ABU_SAYYAF, GAZA_WAR, HOMEGROWN, SCHENGEN_VISAS, CLEAN_OPERATIVES = 50, 57, 63, 66, 74, 79
FATA, FOREIGN_FIGHTERS, LEAK, SADDAM, WAHHABISM = 80, 81, 84, 92, 95
FATWA, ZARQAWI, DARFUR = 97, 110, 113


# -- events (6.2.1 to 6.2.4)


@pytest.mark.rule("labyrinth", "6.1", "6.2.1")
def test_an_event_ignores_the_value_of_its_card() -> None:
    """Predator is a 2-value card, too low for any operation in Poor Yemen, but its event reaches there at once."""
    table = turn(US, PREDATOR, countries={"yemen": muslim("Poor Ally", cells=1)})
    assert "disrupt" not in uses(table, PREDATOR)
    table.answer("event")
    assert table.state["yemen"].cells == 0
    assert table.state.discard == [PREDATOR]


@pytest.mark.rule("labyrinth", "6.2.1", "6.3.3.1")
def test_unless_the_event_itself_speaks_of_operations() -> None:
    """Fatwa (card 97) ends with an operation of its value, 1: in a Good country, not in a Fair one."""
    countries = {"jordan": muslim("Good Neutral"), "syria": muslim("Fair Neutral"), "gulf_states": muslim("Good Ally")}
    table = turn(US, FATWA, reserves={"us": 2}, countries=countries, jihadist=[WAHHABISM])
    play(table, FATWA, "event", "war_of_ideas")
    assert "jordan" in offered(table)
    assert "syria" not in offered(table)


@pytest.mark.rule("labyrinth", "6.2.2", "6.2.2-ex1")
def test_un_nation_building_allows_a_war_of_ideas_where_troops_do_not_exceed_cells_by_five() -> None:
    countries = {"iraq": muslim("Poor Ally", troops=4, cells=4, rc="tan")}
    by_the_rules = turn(US, SAFER_NOW, countries=countries)
    play(by_the_rules, SAFER_NOW, "war_of_ideas")
    assert "iraq" not in offered(by_the_rules)
    table = turn(US, UN_NATION_BUILDING, countries=countries, dice=[4])  # and one for the Aid it brings
    play(table, UN_NATION_BUILDING, "event")
    assert condition(table, "iraq") == "Fair Ally"


@pytest.mark.rule("labyrinth", "6.2.2")
def test_a_lingering_event_goes_before_the_rules_while_it_is_in_effect() -> None:
    """Abu Sayyaf lets Troops Deploy to the Philippines, which can be no Ally (7.3.3)."""
    philippines = {"posture": "soft", "cells": 1}
    ruled = turn(US, PREDATOR, countries={"philippines": philippines})
    assert "deploy" not in uses(ruled, PREDATOR)
    marked = turn(US, PREDATOR, countries={"philippines": {**philippines, "markers": ["abu_sayyaf"]}})
    play(marked, PREDATOR, "deploy", "2")
    assert marked.state["philippines"].troops == 2


@pytest.mark.rule("labyrinth", "6.2.3")
@pytest.mark.parametrize("card", [SCHENGEN_VISAS, CLEAN_OPERATIVES])
def test_the_event_played_last_supersedes_one_it_conflicts_with(card: int) -> None:
    """Biometrics forbids Travel to France, which is far from Iraq; a later event lets cells Travel there."""
    countries = {"iran": {}, "iraq": muslim("Poor Ally", cells=1), "france": {"posture": "soft"}}
    table = turn(JIHADIST, card, lapsing=["biometrics"], countries=countries)
    play(table, card, "travel")
    assert "france" not in offered(table)
    table = turn(JIHADIST, card, lapsing=["biometrics"], countries=countries)
    play(table, card, "event", "iraq", "france")
    assert table.state["france"].cells == 1


ALL_CELLS_IN_COUNTRIES = {"iran": {"cells": 15}, "iraq": muslim("Poor Ally"), "gulf_states": muslim("Good Ally")}


@pytest.mark.rule("labyrinth", "6.2.4", "6.2.4-ex1", "6.2.9")
def test_ansar_al_islam_used_by_the_us_is_removed_even_if_there_is_no_cell_to_place() -> None:
    table = turn(US, ANSAR, countries=ALL_CELLS_IN_COUNTRIES, dice=[], jihadist=[SADDAM])
    play(table, ANSAR, "deploy", "1")
    if purpose(table) == "place_cells":
        assert asked(table).seat == "jihadist"
        table.answer("iraq")
    assert table.state["iraq"].cells == 0
    assert table.state["iran"].cells == 15
    assert table.state.removed == [ANSAR]


@pytest.mark.rule("labyrinth", "6.2.4", "6.2.7a")
def test_the_marker_is_placed_even_if_the_rest_of_an_event_does_not_apply() -> None:
    """Abu Sayyaf (card 57) also places a cell in the Philippines; Gaza War (card 63) takes a card from the US."""
    countries = {**ALL_CELLS_IN_COUNTRIES, "philippines": {"posture": "soft"}}
    table = play(turn(JIHADIST, ABU_SAYYAF, countries=countries), ABU_SAYYAF, "event")
    assert table.state["philippines"].cells == 0
    assert table.state.in_play("abu_sayyaf")
    assert table.state.removed == [ABU_SAYYAF]
    table = play(turn(JIHADIST, GAZA_WAR, us=[], countries=ALL_CELLS_IN_COUNTRIES), GAZA_WAR, "event")
    assert (table.state.funding, table.state.prestige) == (6, 4)


# -- who may play an event, and when (6.2.5, 6.2.6)


@pytest.mark.rule("labyrinth", "6.2.5", "4.10.4")
def test_an_associated_event_can_be_played_only_by_its_own_side() -> None:
    countries = {"gulf_states": muslim("Fair Ally", cells=2)}
    assert "event" in uses(turn(US, PREDATOR, countries=countries), PREDATOR)
    assert "event" not in uses(turn(JIHADIST, PREDATOR, countries=countries), PREDATOR)
    assert "event" in uses(turn(JIHADIST, HOMEGROWN), HOMEGROWN)
    assert "event" not in uses(turn(US, HOMEGROWN), HOMEGROWN)


@pytest.mark.rule("labyrinth", "6.2.5", "4.10.4")
def test_an_unassociated_event_can_be_played_by_both() -> None:
    assert "event" in uses(turn(US, DARFUR), DARFUR)
    assert "event" in uses(turn(JIHADIST, DARFUR), DARFUR)


@pytest.mark.rule("labyrinth", "6.2.5", "6.3.1")
def test_either_side_may_use_any_card_for_operations() -> None:
    countries = {"gulf_states": muslim("Fair Ally", cells=2)}
    for card in (PREDATOR, HOMEGROWN, ZARQAWI):
        assert {"war_of_ideas", "deploy", "disrupt"} <= set(uses(turn(US, card, countries=countries), card))
        assert {"recruit", "travel", "jihad", "plot"} <= set(uses(turn(JIHADIST, card, countries=countries), card))


@pytest.mark.rule("labyrinth", "6.2.6")
def test_an_event_whose_precondition_is_not_met_cannot_be_played() -> None:
    """Sanctions (card 6) needs the Patriot Act, Foreign Fighters (card 81) a Regime Change country."""
    assert "event" not in uses(turn(US, SANCTIONS), SANCTIONS)
    assert "event" in uses(turn(US, SANCTIONS, events=["patriot_act"]), SANCTIONS)
    assert "event" not in uses(turn(JIHADIST, FOREIGN_FIGHTERS), FOREIGN_FIGHTERS)
    countries = {"iraq": muslim("Poor Ally", rc="tan")}
    assert "event" in uses(turn(JIHADIST, FOREIGN_FIGHTERS, countries=countries), FOREIGN_FIGHTERS)


@pytest.mark.rule("labyrinth", "6.2.6", "6.2.8")
def test_a_blocked_event_cannot_be_played() -> None:
    """Moro Talks blocks Abu Sayyaf, Indo-Pakistani Talks block Kashmir (card 83)."""
    assert "event" in uses(turn(JIHADIST, ABU_SAYYAF), ABU_SAYYAF)
    assert "event" not in uses(turn(JIHADIST, ABU_SAYYAF, events=["moro_talks"]), ABU_SAYYAF)
    assert "event" in uses(turn(JIHADIST, 83), 83)
    assert "event" not in uses(turn(JIHADIST, 83, events=["indo_pakistani_talks"]), 83)


# -- lingering, lapsing and blocked events (6.2.7, 6.2.8)


@pytest.mark.rule("labyrinth", "6.2.7a")
def test_a_lingering_event_stays_in_effect_from_turn_to_turn() -> None:
    """FATA (card 80): no Disrupt in Pakistan."""
    countries = {"pakistan": muslim("Fair Ally")}
    table = play(turn(JIHADIST, FATA, more=[], us=[PREDATOR], countries=countries), FATA, "event")
    assert table.state.in_play("fata")
    assert "disrupt" not in uses(table, PREDATOR)
    next_turn = end_of_turn(events=[], countries={"pakistan": muslim("Fair Ally", cells=1, markers=["fata"])})
    assert next_turn.state.turn == 2
    assert next_turn.state.in_play("fata")


@pytest.mark.rule("labyrinth", "6.2.7a")
def test_patriot_act_leaves_the_united_states_adjacent_to_canada_alone() -> None:
    table = play(turn(US, PATRIOT_ACT), PATRIOT_ACT, "event")
    s = table.state
    assert [near.id for near in s.neighbours(s["united_states"])] == ["canada"]
    assert "united_states" not in [near.id for near in s.neighbours(s["france"])]


@pytest.mark.rule("labyrinth", "6.2.7b")
def test_a_lapsing_event_is_in_effect_to_the_end_of_the_turn() -> None:
    """Biometrics (card 2): Travel only to Adjacent countries."""
    table = turn(US, BIOMETRICS, more=[PREDATOR], jihadist=[SADDAM, WAHHABISM])
    play(table, BIOMETRICS, "event")
    play(table, PREDATOR, "event")
    play(table, SADDAM, "travel")
    assert purpose(table) == "travel_to"
    assert "germany" not in offered(table)
    after = end_of_turn(lapsing=["biometrics"])
    play(after, after.state.hands["jihadist"][0], "travel")
    assert "germany" in offered(after)


@pytest.mark.rule("labyrinth", "6.2.8")
def test_a_lingering_event_ends_when_an_event_that_blocks_it_is_played() -> None:
    countries = {"philippines": {"posture": "soft", "markers": ["abu_sayyaf"]}}
    table = turn(US, MORO_TALKS, more=[PREDATOR], countries=countries, jihadist=[SADDAM])
    play(table, MORO_TALKS, "event")
    assert table.state.markers == {"moro_talks"}
    assert "deploy" not in uses(table, PREDATOR)  # its effects have ended


@pytest.mark.rule("labyrinth", "6.2.8")
def test_a_flipped_marker_blocks_its_own_event() -> None:
    """Leak (card 84) flips Renditions (card 44)."""
    table = turn(JIHADIST, LEAK, events=["renditions"], dice=[6, 6, 1, 1])
    play(table, LEAK, "event")
    assert table.state.markers == {"leak_renditions"}
    assert not playable(table, RENDITIONS, "us")


@pytest.mark.rule("labyrinth", "6.2.8", "6.3.2.1")
def test_a_blocked_event_is_not_triggered_either() -> None:
    countries = {"gulf_states": muslim("Good Ally"), "philippines": {"posture": "soft"}}
    table = turn(US, ABU_SAYYAF, events=["moro_talks"], countries=countries)
    play(table, ABU_SAYYAF, "deploy", "1")
    assert not table.state.in_play("abu_sayyaf")
    assert table.state["philippines"].cells == 0
    assert table.state.discard == [ABU_SAYYAF]


# -- one-time events (6.2.9)

ONE_TIME: dict[str, Any] = {"countries": {"gulf_states": muslim("Good Ally"), "philippines": {"posture": "soft"}}}


@pytest.mark.rule("labyrinth", "6.2.9")
def test_a_one_time_event_that_is_played_leaves_the_game() -> None:
    table = play(turn(US, MORO_TALKS, **ONE_TIME), MORO_TALKS, "event")
    assert (table.state.removed, table.state.discard) == ([MORO_TALKS], [])


@pytest.mark.rule("labyrinth", "6.2.9", "6.3.2.2")
def test_and_so_does_one_that_the_other_side_triggers() -> None:
    table = play(turn(JIHADIST, MORO_TALKS, **ONE_TIME), MORO_TALKS, "reserves")
    assert (table.state.removed, table.state.discard) == ([MORO_TALKS], [])


@pytest.mark.rule("labyrinth", "6.2.9")
def test_but_not_when_the_card_is_used_for_operations_alone_or_discarded() -> None:
    used = play(turn(US, MORO_TALKS, **ONE_TIME), MORO_TALKS, "reserves")
    assert (used.state.removed, used.state.discard) == ([], [MORO_TALKS])
    discarded = play(turn(US, MORO_TALKS, more=[], jihadist=[SADDAM, WAHHABISM], **ONE_TIME), "discard")
    assert (discarded.state.removed, discarded.state.discard) == ([], [MORO_TALKS])
    first_plot = play(turn(JIHADIST, MORO_TALKS, dice=[6], **ONE_TIME), MORO_TALKS, "plot")
    assert (first_plot.state.removed, first_plot.state.first_plot_card) == ([], MORO_TALKS)


@pytest.mark.rule("labyrinth", "6.2.9")
def test_some_leave_the_game_only_if_one_side_plays_them() -> None:
    """Zarqawi (card 110) is caught only by the US."""
    countries = {"iraq": muslim("Poor Ally", troops=3)}
    us = play(turn(US, ZARQAWI, countries=countries), ZARQAWI, "event")
    assert us.state.removed == [ZARQAWI]
    jihadist = play(turn(JIHADIST, ZARQAWI, countries=countries), ZARQAWI, "event")
    assert (jihadist.state.removed, jihadist.state.discard) == ([], [ZARQAWI])
