"""The Jihadist events of value 3: cards 76 to 95."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth import us_operations
from sandtable.labyrinth.board import board
from sandtable.labyrinth.terms import HARD, JIHADIST, SOFT, US, WMD
from tests.labyrinth.conditions import INSURGENCY, ISLAMIST, muslim, occupied
from tests.labyrinth.scene import can_happen, event_by_itself, play, played, plot_kinds, possible, set_off, still, turn
from tests.playing import how_many, offered, waits_for

LEAKS = ["enhanced_measures", "renditions", "wiretapping"]
SHIA_MIX = {space.id for space in board().spaces.values() if space.is_shia_mix}
MUSLIM = tuple(space.id for space in board().spaces.values() if space.is_muslim)


# -- 76 Abu Ghurayb


def test_card_76_two_cards_prestige_and_an_ally() -> None:
    countries = {**INSURGENCY, "jordan": muslim("Fair Ally"), "yemen": muslim()}
    table = turn(JIHADIST, 76, countries=countries, draw=[66, 68, "rest"], us=[23])
    play(table, 76, "event")
    assert waits_for(table) == (JIHADIST, "shift_alignment")
    assert set(offered(table)) == {"iraq", "jordan"}
    play(table, "jordan")
    assert table.state.hands[JIHADIST] == [95, 66, 68]
    assert table.state.prestige == 3
    assert table.state["jordan"].is_neutral
    assert 76 in table.state.removed


def test_card_76_without_an_ally_the_rest_still_happens() -> None:
    countries = {"iraq": muslim("Poor Neutral", rc="tan", cells=1)}
    state = played(JIHADIST, 76, countries=countries, draw=[66, 68, "rest"])
    assert state.prestige == 3


# -- 77 Al Jazeera


@pytest.mark.parametrize("place", ["saudi_arabia", "jordan", "iraq", "gulf_states", "yemen"])
def test_card_77_needs_troops_in_or_next_to_saudi_arabia(place: str) -> None:
    assert can_happen(JIHADIST, 77, countries={place: muslim(troops=1)})
    assert not can_happen(
        JIHADIST, 77, countries={place: muslim(), "syria": muslim(troops=1), "egypt": muslim(troops=1)}
    )


@pytest.mark.parametrize(("before", "after"), [("ally", "neutral"), ("neutral", "adversary")])
def test_card_77_shifts_one_such_country_toward_adversary(before: str, after: str) -> None:
    countries = {"gulf_states": muslim(f"fair {before}", troops=2), "saudi_arabia": muslim(troops=1), "yemen": muslim()}
    table = set_off(77, countries=countries)
    assert waits_for(table) == (JIHADIST, "shift_alignment")
    assert set(offered(table)) == {"saudi_arabia", "gulf_states"}
    play(table, "gulf_states")
    assert table.state["gulf_states"].alignment is not None
    assert table.state["gulf_states"].alignment.name.lower() == after
    assert table.state["saudi_arabia"].is_neutral


# -- 78 Axis of Evil


def test_card_78_discards_posture_and_then_prestige() -> None:
    state = played(JIHADIST, 78, us=[23, 103, 104, 105, 106, 107], us_posture="soft", dice=[5, 2, 3])
    assert state.hands[US] == [23, 107]
    assert {103, 104, 105, 106, 78} == set(state.discard)
    assert state.us_posture == HARD
    assert state.prestige == 7, "a Hard US has no GWOT penalty for this roll"


# -- 79 Clean Operatives


def test_card_79_two_cells_travel_anywhere_without_a_roll_even_under_biometrics() -> None:
    countries = {"iran": {"cells": 1}, "yemen": muslim(active_cells=1)}
    table = play(turn(JIHADIST, 79, us=[23], lapsing=["biometrics"], countries=countries), 79, "event", "iran")
    assert len(offered(table)) == len(table.state.countries)
    play(table, "united_states", "yemen", "united_states")
    assert table.state["united_states"].sleepers == 2


# -- 80 FATA


def test_card_80_places_a_cell_and_its_marker_once() -> None:
    state = played(JIHADIST, 80, dice=[1])
    assert state["pakistan"].sleepers == 1
    assert state.in_play("fata")
    assert 80 in state.discard
    again = played(JIHADIST, 80, countries={"pakistan": muslim(cells=1, markers=["fata"])})
    assert again["pakistan"].sleepers == 2
    assert again.markers == {"fata"}


@pytest.mark.parametrize(
    ("pakistan", "events", "expected"),
    [
        ({}, ["fata"], False),
        ({}, [], True),
        ({"troops": 6}, ["fata"], False),
        ({"troops": 6, "rc": "tan"}, ["fata"], True),
    ],
)
def test_card_80_no_disrupt_in_pakistan_unless_under_regime_change(
    pakistan: dict[str, Any], events: list[str], expected: bool
) -> None:
    state = still(events=events, countries={"pakistan": muslim("Poor Ally", cells=1, **pakistan)}).state
    assert (state["pakistan"] in us_operations.disrupt_targets(state)) is expected


def test_card_80_ended_by_pakistani_offensive() -> None:
    countries = {"pakistan": muslim("Poor Ally", markers=["fata"])}
    table = play(turn(US, 42, countries=countries), 42, "event")
    assert not table.state.in_play("fata")
    assert can_happen(JIHADIST, 80)


# -- 81 Foreign Fighters


def test_card_81_needs_a_regime_change_country() -> None:
    assert can_happen(JIHADIST, 81, countries={"iraq": occupied()})
    assert not can_happen(JIHADIST, 81, countries={"iraq": muslim(troops=6, cells=1)})


@pytest.mark.parametrize(("aid", "left", "besieged"), [(2, 1, False), (1, 0, False), (0, 0, True)])
def test_card_81_five_cells_and_less_aid_or_a_besieged_regime(aid: int, left: int, besieged: bool) -> None:
    state = played(JIHADIST, 81, funding=1, countries={"iraq": occupied(aid=aid)})
    assert state["iraq"].sleepers == 5
    assert state["iraq"].aid == left
    assert state["iraq"].besieged is besieged


def test_card_81_jihadist_side_selects_the_country() -> None:
    countries = {"iraq": occupied(), "syria": occupied(), "iran": {"cells": 12}}
    table = set_off(81, countries=countries)
    assert waits_for(table) == (JIHADIST, "place_cells")
    play(table, "syria")
    assert table.state["syria"].sleepers == 3, "as many as the track holds"


# -- 82 Jihadist Videos


def test_card_82_recruits_in_three_countries_without_cells() -> None:
    countries = {"iran": {"cells": 5}, "yemen": muslim(), "somalia": {**ISLAMIST, "cadre": True}}
    table = turn(JIHADIST, 82, us=[23], funding=1, lapsing=["gtmo"], countries=countries, dice=[6, 3, 4])
    play(table, 82, "event")
    assert waits_for(table) == (JIHADIST, "event_recruit_where")
    assert "iran" not in offered(table)
    assert len(offered(table)) == len(table.state.countries) - 1
    assert how_many(table) == (3, 3)
    play(table, ("yemen", "united_kingdom", "somalia"))
    yemen, united_kingdom, somalia = (table.state[id] for id in ("yemen", "united_kingdom", "somalia"))
    assert united_kingdom.posture == HARD, "tested before any Recruit roll"
    assert (yemen.sleepers, yemen.cadre) == (1, False)
    assert (united_kingdom.cells, united_kingdom.cadre) == (0, True)
    assert (somalia.sleepers, somalia.cadre) == (1, False), "automatic under Islamist Rule"


def test_card_82_automatic_under_regime_change_and_by_recruit_numbers() -> None:
    countries = {"iraq": occupied(), "france": {"posture": "soft"}, "spain": {"posture": "soft"}}
    state = played(JIHADIST, 82, ("iraq", "france", "spain"), countries=countries, dice=[2, 3])
    assert [state[id].cells for id in ("iraq", "france", "spain")] == [1, 1, 0]


def test_card_82_a_cadre_where_the_last_cell_does_not_go() -> None:
    countries = {"iran": {"cells": 14}, "yemen": muslim(), "sudan": muslim(), "somalia": muslim()}
    table = turn(JIHADIST, 82, us=[23], countries=countries, dice=[1, 1, 6])
    play(table, 82, "event", ("yemen", "sudan", "somalia"))
    assert waits_for(table) == (JIHADIST, "recruit_split")
    assert offered(table) == ["yemen", "sudan"]
    play(table, "sudan")
    assert [table.state[id].cells for id in ("yemen", "sudan", "somalia")] == [0, 1, 0]
    assert [table.state[id].cadre for id in ("yemen", "sudan", "somalia")] == [True, False, True]


@pytest.mark.rule("labyrinth", "4.6.3", "6.2.4")
def test_card_82_leaves_only_cadres_if_the_track_is_empty() -> None:
    countries = {"iran": {"cells": 15}, "yemen": muslim(), "sudan": muslim(), "somalia": {}}
    state = played(JIHADIST, 82, ("yemen", "sudan", "somalia"), countries=countries, dice=[5, 1, 1, 1])
    assert state["somalia"].is_fair, "tested all the same"
    assert [state[id].cells for id in ("yemen", "sudan", "somalia")] == [0, 0, 0]
    assert all(state[id].cadre for id in ("yemen", "sudan", "somalia"))


# -- 83 Kashmir


@pytest.mark.parametrize(
    ("pakistan", "dice", "after"),
    [({}, [1], "adversary"), (muslim("Fair Ally"), [], "neutral"), (muslim("Fair Adversary"), [], "adversary")],
)
def test_card_83_pakistan_is_tested_shifts_and_gets_a_cell(
    pakistan: dict[str, Any], dice: list[int], after: str
) -> None:
    state = played(JIHADIST, 83, countries={"pakistan": pakistan}, dice=dice)
    assert state["pakistan"].alignment is not None
    assert state["pakistan"].alignment.name.lower() == after
    assert state["pakistan"].sleepers == 1


# -- 84 and 85 Leak


@pytest.mark.parametrize("card", [84, 85])
@pytest.mark.parametrize("marker", LEAKS)
def test_card_84_85_need_a_secret_measure_in_play(card: int, marker: str) -> None:
    assert can_happen(JIHADIST, card, events=[marker])
    assert not can_happen(JIHADIST, card)
    assert not can_happen(JIHADIST, card, events=[f"leak_{marker}"])


@pytest.mark.parametrize("card", [84, 85])
@pytest.mark.parametrize("marker", LEAKS)
def test_card_84_85_flip_a_marker_roll_posture_then_prestige_and_turn_an_ally(card: int, marker: str) -> None:
    countries = {"jordan": muslim("Fair Ally"), "yemen": muslim("Fair Ally")}
    table = set_off(card, countries=countries, events=LEAKS, us_posture="soft", dice=[4, 5, 2, 3])
    assert waits_for(table) == (JIHADIST, "flip_marker")
    assert offered(table) == LEAKS
    play(table, marker)
    assert table.state.markers == {*LEAKS, f"leak_{marker}"} - {marker}
    assert table.state.us_posture == HARD, "4 and 1 for the US"
    assert table.state.prestige == 7, "a Hard US has no GWOT penalty for this roll"
    assert waits_for(table) == (JIHADIST, "shift_alignment")
    play(table, "jordan")
    assert table.state["jordan"].is_neutral
    assert table.state["yemen"].is_ally


@pytest.mark.parametrize(("marker", "blocked"), [("enhanced_measures", 34), ("renditions", 44), ("wiretapping", 31)])
def test_card_84_85_block_the_flipped_event_and_no_other(marker: str, blocked: int) -> None:
    countries = {"united_kingdom": {"posture": "hard", "cells": 1}}
    assert all(possible(still(countries=countries).state, card, US) for card in (31, 34, 44))
    state = played(JIHADIST, 84, countries=countries, events=[marker], dice=[6, 1, 1, 1])
    assert [card for card in (31, 34, 44) if not possible(state, card, US)] == [blocked]
    assert 84 in state.discard


def test_card_84_renditions_leaked_no_longer_block_detainee_release() -> None:
    position: dict[str, Any] = {
        "memory": {"last_phase": {"disrupted": ["jordan"]}},
        "countries": {"jordan": muslim("Fair Ally", cells=1)},
        "events": ["renditions"],
    }
    assert not can_happen(JIHADIST, 61, **position)
    assert possible(played(JIHADIST, 84, dice=[6, 1, 1, 1], **position), 61, JIHADIST)


# -- 86 Lebanon War


def test_card_86_a_random_card_prestige_and_a_cell_in_a_shia_mix_country() -> None:
    table = set_off(86, countries={"yemen": muslim()}, more=[6])
    assert waits_for(table) == (JIHADIST, "place_cells")
    assert set(offered(table)) == SHIA_MIX
    play(table, "yemen")
    assert table.state["yemen"].sleepers == 1
    assert table.state.hands[US] == []
    assert table.state.prestige == 4


# -- 87 to 89 Martyrdom Operation

MARTYRDOM = pytest.mark.parametrize("card", [87, 88, 89])


@MARTYRDOM
def test_card_87_88_89_need_a_cell_outside_islamist_rule(card: int) -> None:
    assert can_happen(JIHADIST, card, countries={"iran": {"cells": 1}})
    assert not can_happen(JIHADIST, card, countries={"iran": {}, "somalia": {**ISLAMIST, "cells": 1}})


@MARTYRDOM
def test_card_87_88_89_a_cell_for_any_two_plots(card: int) -> None:
    countries = {"france": {"posture": "soft", "active_cells": 1}, "somalia": {**ISLAMIST, "cells": 1}, "iran": {}}
    countries["yemen"] = muslim(cells=1)
    plots = {"available": [1, 1, 1, 2, 2, 3, "wmd"]}
    table = turn(JIHADIST, card, us=[23], countries=countries, plots=plots, wmd={"loose": 2, "pakistan": 3})
    play(table, card, "event")
    assert waits_for(table) == (JIHADIST, "place_plot")
    assert offered(table) == ["france", "yemen"]
    play(table, "france")
    assert waits_for(table) == (JIHADIST, "plot_marker")
    play(table, "wmd", "3")
    france = table.state["france"]
    assert plot_kinds(france) == [WMD, 3]
    assert france.cells == 0
    assert france.cadre, "it was the last cell there"
    assert table.state.available_plots == [1, 1, 1, 2, 2]
    assert card in table.state.discard, "no third plot"


def test_card_87_jihadist_side_decides_when_the_us_sets_it_off() -> None:
    table = set_off(87, countries={"iran": {}, "yemen": muslim(cells=1, active_cells=1)})
    assert waits_for(table) == (JIHADIST, "remove_cell_kind")
    play(table, "active", "1", "1")
    assert plot_kinds(table.state["yemen"]) == [1, 1]
    assert not table.state["yemen"].cadre


@pytest.mark.parametrize(("available", "placed"), [([2], [2]), ([], [])])
def test_card_87_places_as_many_plots_as_there_are(available: list[int], placed: list[int]) -> None:
    elsewhere = [1, 1, 1, 2, 3] if available else [1, 1, 1, 2, 2, 3]
    countries = {"iran": {"cells": 2}, "yemen": muslim(cells=1, plots=elsewhere)}
    table = play(turn(JIHADIST, 87, us=[23], countries=countries), 87, "event", "iran")
    assert plot_kinds(table.state["iran"]) == placed
    assert table.state["iran"].cells == 1


@pytest.mark.rule("labyrinth", "2.1.1c")
def test_card_87_the_last_cell_on_the_map_loses_the_game() -> None:
    table = play(turn(JIHADIST, 87, us=[23]), 87, "event")
    assert table.outcome is not None
    assert table.outcome.winner == US


@pytest.mark.parametrize(("cells", "prestige"), [(1, 5), (2, 3)])
def test_card_87_under_abu_sayyaf_only_the_cells_that_are_left_count(cells: int, prestige: int) -> None:
    philippines = {"posture": "soft", "troops": 1, "cells": cells}
    table = turn(JIHADIST, 87, us=[23], events=["abu_sayyaf"], countries={"philippines": philippines})
    play(table, 87, "event", "philippines", "1", "1")
    assert plot_kinds(table.state["philippines"]) == [1, 1]
    assert table.state.prestige == prestige, "each plot costs 1 unless Troops outnumber cells"


# -- 90 Quagmire


@pytest.mark.parametrize(("prestige", "expected"), [(1, True), (6, True), (7, False), (10, False)])
def test_card_90_needs_medium_or_low_prestige(prestige: int, expected: bool) -> None:
    assert can_happen(JIHADIST, 90, prestige=prestige, countries=INSURGENCY) is expected


def test_card_90_two_random_cards_go_and_the_us_turns_soft() -> None:
    state = played(JIHADIST, 90, us=[4, 6, 7, 23], countries=INSURGENCY)
    assert len(state.hands[US]) == 2
    assert len(state.discard) == 3
    assert not state.in_play("moro_talks"), "a US event does not happen"
    assert state.us_posture == SOFT


def test_card_90_jihadist_events_happen_in_the_order_of_the_jihadist_side() -> None:
    table = play(turn(JIHADIST, 90, us=[63, 56], countries=INSURGENCY), 90, "event")
    assert waits_for(table) == (JIHADIST, "event_order")
    assert set(offered(table)) == {"56", "63"}
    play(table, "56")
    assert table.state.prestige == 3
    assert table.state.funding == 6
    assert table.state.in_play("vieira_de_mello_slain")
    assert 56 in table.state.removed, "REMOVE applies"
    assert {63, 90} <= set(table.state.discard)


@pytest.mark.parametrize(("first", "happens"), [("56", True), ("87", False)])
def test_card_90_each_event_must_be_playable_at_its_moment(first: str, happens: bool) -> None:
    table = play(turn(JIHADIST, 90, us=[87, 56], countries=INSURGENCY), 90, "event", first, "iraq", "1", "1")
    assert table.state["iraq"].cells == 0, "Martyrdom Operation took the last cell there"
    assert table.state.in_play("vieira_de_mello_slain") is happens
    assert (56 in table.state.removed) is happens
    assert (56 in table.state.discard) is not happens


def test_card_90_an_event_that_is_not_playable_does_not_happen() -> None:
    state = played(JIHADIST, 90, us=[73, 23], countries=INSURGENCY)
    assert not state.in_play("pirates")
    assert {73, 23, 90} == set(state.discard)
    assert 73 not in state.removed


def test_card_90_unassociated_events_do_not_happen_but_us_election_does() -> None:
    state = played(JIHADIST, 90, us=[98, 120], countries=INSURGENCY, us_posture="soft", dice=[6])
    assert state["israel"].cells == 0
    assert state.prestige == 6, "US Election made the US Hard, with the world"
    assert state.us_posture == SOFT, "and Quagmire Soft again"
    assert {98, 120, 90} == set(state.discard)


def test_card_90_the_jihadist_side_decides_on_the_discarded_event() -> None:
    table = set_off(90, more=[50, 23], countries=INSURGENCY)
    assert waits_for(table) == (JIHADIST, "place_cells")
    play(table, "iran")
    assert 50 in table.state.removed
    assert table.state.us_posture == SOFT


def test_card_90_a_reshuffle_by_one_event_does_not_carry_off_the_other() -> None:
    memory = {"last_phase": {"disrupted": ["iraq"]}}
    table = turn(JIHADIST, 90, us=[61, 56], countries=INSURGENCY, memory=memory, draw=[], discard=[1], decks=2)
    play(table, 90, "event", "61")
    assert 56 in table.state.removed


# -- 91 Regional al-Qaeda


def test_card_91_needs_two_unmarked_muslim_countries() -> None:
    assert can_happen(JIHADIST, 91, countries={id: muslim() for id in MUSLIM[2:]})
    assert not can_happen(JIHADIST, 91, countries={id: muslim() for id in MUSLIM[1:]})


@pytest.mark.parametrize(("somalia", "cells"), [({}, 1), (ISLAMIST, 2)])
def test_card_91_cells_in_two_unmarked_muslim_countries(somalia: dict[str, str], cells: int) -> None:
    table = set_off(91, countries={"somalia": somalia, "yemen": muslim()}, dice=[1, 6])
    assert waits_for(table) == (JIHADIST, "place_cells")
    assert set(offered(table)) == {*MUSLIM} - {"yemen"} - ({"somalia"} if somalia else set())
    assert how_many(table) == (2, 2)
    play(table, ("egypt", "sudan"))
    assert [table.state[id].sleepers for id in ("egypt", "sudan")] == [cells, cells]
    assert table.state["egypt"].is_poor
    assert table.state["sudan"].is_fair


def test_card_91_jihadist_side_divides_too_few_cells() -> None:
    countries = {"iran": {"cells": 12}, "somalia": ISLAMIST}
    table = play(turn(JIHADIST, 91, us=[23], countries=countries, dice=[1, 1]), 91, "event", ("egypt", "sudan"))
    play(table, "sudan", "sudan")
    assert [table.state[id].sleepers for id in ("egypt", "sudan")] == [1, 2]


# -- 92 Saddam


@pytest.mark.parametrize(
    ("iraq", "expected"),
    [
        (muslim("Poor Adversary"), True),
        (muslim("Fair Adversary"), False),
        (muslim("Poor Neutral"), False),
        (ISLAMIST, False),
        ({}, False),
    ],
)
def test_card_92_needs_iraq_to_be_a_poor_adversary(iraq: dict[str, Any], expected: bool) -> None:
    assert can_happen(JIHADIST, 92, countries={"iraq": iraq}) is expected
    assert not can_happen(JIHADIST, 92, countries={"iraq": iraq}, events=["saddam_captured"])


def test_card_92_raises_funding_to_9() -> None:
    state = played(JIHADIST, 92, countries={"iraq": muslim("Poor Adversary")})
    assert state.funding == 9
    assert 92 in state.discard


# -- 93 Taliban


def test_card_93_tests_besieges_and_places_cells() -> None:
    state = played(JIHADIST, 93, dice=[1, 6])
    assert state["afghanistan"].besieged
    assert [state[id].sleepers for id in ("afghanistan", "pakistan")] == [1, 1]
    assert state["afghanistan"].is_poor
    assert state["pakistan"].is_fair
    assert state.prestige == 4


def test_card_93_tests_afghanistan_even_without_a_cell_to_place() -> None:
    state = played(JIHADIST, 93, countries={"iran": {"cells": 15}}, dice=[5])
    assert state["afghanistan"].is_fair
    assert state["afghanistan"].besieged
    assert state["pakistan"].is_unmarked


@pytest.mark.rule("labyrinth", "8.4.3.2")
@pytest.mark.parametrize("level", ["good", "islamist_rule"])
def test_card_93_no_besieged_regime_at_good_or_under_islamist_rule(level: str) -> None:
    countries = {"afghanistan": muslim(f"{level} adversary"), "pakistan": muslim()}
    assert not played(JIHADIST, 93, countries=countries)["afghanistan"].besieged


@pytest.mark.parametrize("place", ["afghanistan", "pakistan"])
def test_card_93_prestige_falls_by_three_if_either_is_under_islamist_rule(place: str) -> None:
    countries = {"afghanistan": muslim(), "pakistan": muslim(), place: ISLAMIST}
    state = played(JIHADIST, 93, countries=countries, wmd={"loose": 3, "pakistan": 3})
    assert state.prestige == 2


# -- 94 "The door of Itjihad was closed"


@pytest.mark.parametrize("phase", ["this_phase", "last_phase"])
@pytest.mark.parametrize("what", ["tested", "improved"])
@pytest.mark.parametrize(("level", "expected"), [("fair", True), ("good", True), ("poor", False)])
def test_card_94_needs_a_country_tested_or_improved_and_fair_or_good(
    phase: str, what: str, level: str, expected: bool
) -> None:
    countries = {"yemen": muslim(f"{level} neutral"), "egypt": muslim("Fair Neutral")}
    assert can_happen(JIHADIST, 94, memory={phase: {what: ["yemen"]}}, countries=countries) is expected
    assert not can_happen(JIHADIST, 94, memory={phase: {"disrupted": ["yemen"]}}, countries=countries)


def test_card_94_worsens_such_a_country_by_a_level() -> None:
    memory = {"this_phase": {"tested": ["yemen"]}, "last_phase": {"improved": ["jordan"]}}
    countries = {"yemen": muslim("Fair Neutral"), "jordan": muslim("Good Ally"), "egypt": muslim("Fair Neutral")}
    table = set_off(94, memory=memory, countries=countries)
    assert waits_for(table) == (JIHADIST, "shift_governance")
    assert set(offered(table)) == {"yemen", "jordan"}
    play(table, "jordan")
    assert table.state["jordan"].is_fair
    assert table.state["jordan"].is_ally
    assert table.state["yemen"].is_fair


def test_card_94_the_us_may_lose_what_it_has_just_won() -> None:
    countries = {"jordan": muslim("Fair Ally", aid=1)}
    table = play(turn(US, 94, countries=countries, dice=[5]), 94, "war_of_ideas", "jordan")
    assert table.state["jordan"].is_fair
    assert table.state["jordan"].aid == 0, "it was Good for a moment"


# -- 95 Wahhabism


@pytest.mark.parametrize(
    ("saudi_arabia", "funding"),
    [({}, 3), (muslim("Good Neutral"), 4), (muslim("Fair Neutral"), 5), (muslim("Poor Neutral"), 6), (ISLAMIST, 9)],
)
def test_card_95_funding_by_saudi_governance(saudi_arabia: dict[str, Any], funding: int) -> None:
    state = played(JIHADIST, 95, funding=3, countries={"saudi_arabia": saudi_arabia})
    assert state.funding == funding
    assert 95 in state.discard


# -- book opponents


@pytest.mark.rule("labyrinth", "9.7")
def test_card_82_two_cells_for_each_success_of_an_attractive_ideology() -> None:
    table = turn(JIHADIST, 82, us=[23], countries={"yemen": muslim(), "sudan": muslim(), "somalia": muslim()})
    state = event_by_itself(
        table, "jihadist_videos", picks=[("yemen", "sudan", "somalia")], dice=[1, 6, 6], level="attractive"
    )
    assert [state[id].sleepers for id in ("yemen", "sudan", "somalia")] == [2, 0, 0]
