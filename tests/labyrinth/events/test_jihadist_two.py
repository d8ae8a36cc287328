"""The Jihadist events of value 2: cards 57 to 75."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth import deploy, us_operations
from sandtable.labyrinth.terms import HARD, JIHADIST, SOFT, US, WMD
from tests.labyrinth.conditions import INSURGENCY, ISLAMIST, muslim
from tests.labyrinth.scene import can_happen, event_by_itself, play, played, possible, scene, set_off, still, turn
from tests.playing import offered, waits_for

HOSTILE_SCHENGEN = {"france": {"posture": "soft"}, "spain": {"posture": "soft"}}


# -- 57 Abu Sayyaf


def test_card_57_places_a_cell_and_the_marker() -> None:
    state = played(JIHADIST, 57, dice=[6])
    assert state["philippines"].sleepers == 1
    assert state["philippines"].posture == HARD, "it was tested"
    assert state.in_play("abu_sayyaf")
    assert 57 in state.removed


def test_card_57_blocked_and_ended_by_moro_talks() -> None:
    assert can_happen(JIHADIST, 57)
    philippines = {"posture": "soft", "troops": 2}
    assert not can_happen(JIHADIST, 57, countries={"philippines": {**philippines, "markers": ["moro_talks"]}})
    table = turn(US, 4, countries={"philippines": {**philippines, "markers": ["abu_sayyaf"]}})
    play(table, 4, "event")
    assert not table.state.in_play("abu_sayyaf")
    assert table.state["philippines"].cubes == 2, "Troops stay"


def test_card_57_opens_the_philippines_to_troops_as_a_fair_country() -> None:
    with_marker = still(countries={"philippines": {"posture": "soft", "markers": ["abu_sayyaf"]}}).state
    philippines = with_marker["philippines"]
    assert deploy.deploy_destinations(with_marker, 2) == [philippines]
    assert deploy.deploy_destinations(with_marker, 1) == []
    without = still(countries={"philippines": {"posture": "soft"}}).state
    assert deploy.deploy_destinations(without, 3) == []


@pytest.mark.parametrize(
    ("markers", "troops", "prestige"),
    [(["abu_sayyaf"], 0, 4), (["abu_sayyaf"], 1, 4), (["abu_sayyaf"], 2, 5), ([], 0, 5)],
)
def test_card_57_plots_there_cost_prestige_unless_troops_outnumber_cells(
    markers: list[str], troops: int, prestige: int
) -> None:
    countries = {"philippines": {"posture": "soft", "cells": 1, "troops": troops, "markers": markers}, "iran": {}}
    table = play(turn(JIHADIST, 66, dice=[1], countries=countries), 66, "plot")
    play(table, "1")
    assert len(table.state["philippines"].plots) == 1
    assert table.state.prestige == prestige


# -- 58 Al-Anbar


def test_card_58_places_a_cell_in_iraq_and_the_marker() -> None:
    state = played(JIHADIST, 58, dice=[1])
    assert state["iraq"].sleepers == 1
    assert state["iraq"].is_poor
    assert state.in_play("al_anbar")
    assert 58 in state.removed


def test_card_58_blocked_and_ended_by_anbar_awakening() -> None:
    assert can_happen(JIHADIST, 58)
    assert not can_happen(JIHADIST, 58, events=["anbar_awakening"])
    table = play(turn(US, 13, events=["al_anbar"], countries={"iraq": muslim(troops=1)}), 13, "event")
    assert not table.state.in_play("al_anbar")


@pytest.mark.parametrize(
    ("place", "events", "touched"),
    [("iraq", ["al_anbar"], 1), ("syria", ["al_anbar"], 1), ("iraq", [], 2), ("jordan", ["al_anbar"], 2)],
)
def test_card_58_disrupt_in_iraq_or_syria_touches_one_cell(place: str, events: list[str], touched: int) -> None:
    table = turn(US, 32, events=events, countries={place: muslim("Poor Ally", cells=3, troops=2)})
    play(table, 32, "disrupt")
    assert table.state[place].active == touched


@pytest.mark.parametrize(("place", "events"), [("iraq", ["al_anbar"]), ("syria", ["al_anbar"])])
def test_card_58_disrupt_removes_no_cadre_in_iraq_or_syria(place: str, events: list[str]) -> None:
    countries = {"iran": {"cells": 1}, place: muslim("Poor Ally", cadre=True)}
    assert us_operations.disrupt_targets(still(events=events, countries=countries).state) == []
    free = still(countries=countries).state
    assert us_operations.disrupt_targets(free) == [free[place]]


@pytest.mark.parametrize("marker", ["al_anbar", "fata"])
@pytest.mark.parametrize("card", [111, 112])
def test_card_58_80_the_us_may_not_play_bin_ladin_or_zawahiri(card: int, marker: str) -> None:
    assert possible(still().state, card, US)
    assert not possible(still(events=[marker]).state, card, US)
    assert possible(still(events=[marker]).state, card, JIHADIST)


# -- 59 Amerithrax


def test_card_59_us_discards_its_highest_us_card_and_breaks_ties() -> None:
    table = play(turn(JIHADIST, 59, us=[6, 23, 24, 112, 95], more=[92]), 59, "event")
    assert waits_for(table) == (US, "choose_discard")
    assert offered(table) == ["23", "24"]
    play(table, "24")
    assert sorted(table.state.hands[US]) == [6, 23, 95, 112]
    assert table.state.discard == [24, 59]


def test_card_59_nothing_without_a_us_card() -> None:
    state = played(JIHADIST, 59, us=[112, 92, 120])
    assert len(state.hands[US]) == 3
    assert state.us_posture == HARD


@pytest.mark.parametrize(("us", "may_take_back"), [([95], False), ([], True)])
def test_card_59_what_it_tells_about_the_us_hand_cannot_be_taken_back(us: list[int], may_take_back: bool) -> None:
    table = play(turn(JIHADIST, 59, us=us, more=[90, 92]), 59, "event")
    assert table.can_undo(JIHADIST) == may_take_back


# -- 60 Bhutto Shot


def test_card_60_needs_a_cell_in_pakistan() -> None:
    assert can_happen(JIHADIST, 60, countries={"pakistan": muslim(cells=1)})
    assert not can_happen(JIHADIST, 60, countries={"pakistan": muslim(), "india": {"posture": "soft", "cells": 1}})


def test_card_60_ends_benazir_bhutto_and_blocks_her() -> None:
    state = played(JIHADIST, 60, countries={"pakistan": muslim("Fair Neutral", cells=1, markers=["benazir_bhutto"])})
    assert state.markers == {"bhutto_shot"}
    assert not possible(state, 33, US)
    assert 60 in state.removed


# -- 61 Detainee Release


@pytest.mark.parametrize("phase", ["this_phase", "last_phase"])
def test_card_61_needs_a_disrupt_in_this_or_the_last_phase(phase: str) -> None:
    position: dict[str, Any] = {"memory": {phase: {"disrupted": ["yemen"]}}, "countries": {"yemen": muslim()}}
    assert not can_happen(JIHADIST, 61, countries={"yemen": muslim()})
    assert can_happen(JIHADIST, 61, **position)
    assert not can_happen(JIHADIST, 61, lapsing=["gtmo"], **position)
    assert not can_happen(JIHADIST, 61, events=["renditions"], **position)


def test_card_61_places_a_cell_where_the_us_disrupted_and_draws_a_card() -> None:
    memory = {"last_phase": {"disrupted": ["yemen", "egypt"], "tested": ["jordan"]}}
    countries = {"yemen": muslim(cadre=True), "egypt": muslim("Fair Neutral"), "jordan": muslim()}
    table = turn(JIHADIST, 61, memory=memory, countries=countries, draw=[66, "rest"], us=[23])
    play(table, 61, "event")
    assert waits_for(table) == (JIHADIST, "place_cells")
    assert set(offered(table)) == {"yemen", "egypt"}
    play(table, "yemen")
    assert table.state["yemen"].sleepers == 1
    assert not table.state["yemen"].cadre
    assert table.state.hands[JIHADIST] == [95, 66]


def test_card_61_the_us_may_free_those_it_takes() -> None:
    countries = {"yemen": muslim("Fair Ally", active_cells=1)}
    table = play(turn(US, 61, draw=[66, "rest"], countries=countries), 61, "disrupt")
    assert table.state["yemen"].sleepers == 1
    assert 66 in table.state.hands[JIHADIST]


# -- 62 Ex-KGB


def test_card_62_removes_ctr_from_russia_and_does_no_more() -> None:
    table = turn(JIHADIST, 62, us=[23], countries={"russia": {"posture": "soft", "markers": ["ctr"]}})
    play(table, 62, "event")
    assert not table.state.in_play("ctr_russia")
    assert table.state["caucasus"].posture is None
    assert table.state["central_asia"].is_unmarked


@pytest.mark.parametrize(("us_posture", "caucasus"), [("hard", SOFT), ("soft", HARD)])
def test_card_62_caucasus_takes_the_opposite_posture_of_the_us(us_posture: str, caucasus: str) -> None:
    state = played(JIHADIST, 62, "caucasus", us_posture=us_posture)
    assert state["caucasus"].posture == caucasus
    assert state["central_asia"].is_unmarked


def test_card_62_or_central_asia_is_tested_and_shifts() -> None:
    state = played(JIHADIST, 62, "central_asia", dice=[5])
    assert state["central_asia"].is_fair
    assert state["central_asia"].is_adversary
    assert state["caucasus"].posture is None


def test_card_62_ctr_in_central_asia_does_not_matter() -> None:
    table = set_off(62, countries={"central_asia": muslim(markers=["ctr"])})
    assert waits_for(table) == (JIHADIST, "select_country")
    play(table, "central_asia")
    assert table.state["central_asia"].is_adversary
    assert table.state.in_play("ctr_central_asia")


# -- 63 Gaza War


def test_card_63_a_random_card_funding_and_prestige() -> None:
    state = played(JIHADIST, 63, us=[23, 24])
    assert len(state.hands[US]) == 1
    assert (state.funding, state.prestige) == (6, 4)
    assert 63 in state.discard


# -- 64 Hariri Killed


@pytest.mark.parametrize(
    ("syria", "dice", "governance"),
    [({}, [1, 6], "POOR"), (muslim("Good Ally"), [1], "FAIR"), (muslim("Poor Ally"), [1], "POOR")],
)
def test_card_64_tests_lebanon_and_turns_syria(syria: dict[str, Any], dice: list[int], governance: str) -> None:
    state = played(JIHADIST, 64, countries={"syria": syria}, dice=dice)
    assert state["lebanon"].is_poor
    assert state["lebanon"].is_neutral
    assert state["syria"].governance is not None
    assert state["syria"].governance.name == governance, "worse, but never Islamist Rule"
    assert state["syria"].is_adversary
    assert 64 in state.removed


# -- 65 HEU, 69 Kazakh Strain, 71 Loose Nuke

RUSSIA = {"posture": "soft", "cells": 1}
WMD_PLACES = [(65, "russia"), (65, "central_asia"), (69, "central_asia"), (71, "russia")]


def cell_in(place: str, **rest: Any) -> dict[str, Any]:
    """A position's country with a cell, Fair in any case."""
    return {place: {**(RUSSIA if place == "russia" else muslim("Fair Neutral", cells=1)), **rest}}


@pytest.mark.parametrize(("card", "place"), WMD_PLACES)
def test_card_65_69_71_need_a_cell_and_no_ctr(card: int, place: str) -> None:
    assert can_happen(JIHADIST, card, countries=cell_in(place))
    assert not can_happen(JIHADIST, card, countries=cell_in(place, cells=0))
    assert not can_happen(JIHADIST, card, countries=cell_in(place, markers=["ctr"]))


@pytest.mark.parametrize(("card", "place"), [(69, "russia"), (71, "central_asia")])
def test_card_69_71_look_in_one_country_only(card: int, place: str) -> None:
    assert not can_happen(JIHADIST, card, countries=cell_in(place))


@pytest.mark.parametrize(("card", "place"), WMD_PLACES)
def test_card_65_69_71_success_makes_a_wmd_plot_available(card: int, place: str) -> None:
    state = played(JIHADIST, card, countries=cell_in(place), dice=[2])
    assert state.wmd_loose == 2
    assert state.available_plots.count(WMD) == 1
    assert state[place].sleepers == 1, "the cell neither goes active nor is lost"
    assert card in state.removed


@pytest.mark.parametrize(("card", "place"), WMD_PLACES)
def test_card_65_69_71_failure_costs_a_cell_and_leaves_a_cadre(card: int, place: str) -> None:
    state = played(JIHADIST, card, countries=cell_in(place), dice=[3])
    assert state.wmd_loose == 3
    assert WMD not in state.available_plots
    assert state[place].cells == 0
    assert state[place].cadre
    assert card in state.removed


@pytest.mark.parametrize("card", [65, 69])
def test_card_65_69_automatic_under_islamist_rule(card: int) -> None:
    state = played(JIHADIST, card, countries={"central_asia": {**ISLAMIST, "cells": 1}})
    assert state.available_plots.count(WMD) == 1


def test_card_65_jihadist_side_chooses_where_and_ctr_shuts_one_country_only() -> None:
    both = {**cell_in("russia"), **cell_in("central_asia")}
    table = set_off(65, countries=both)
    assert waits_for(table) == (JIHADIST, "select_country")
    assert offered(table) == ["russia", "central_asia"]
    state = played(JIHADIST, 65, countries={**both, **cell_in("russia", markers=["ctr"])}, dice=[6])
    assert state["central_asia"].cells == 0
    assert state["russia"].cells == 1


def test_card_65_jihadist_side_chooses_the_lost_cell() -> None:
    table = set_off(71, countries=cell_in("russia", active_cells=1), dice=[6])
    assert waits_for(table) == (JIHADIST, "remove_cell_kind")
    play(table, "sleeper")
    assert (table.state["russia"].active, table.state["russia"].cadre) == (1, False)


def test_card_71_nothing_is_left_in_an_empty_box() -> None:
    plots = {"available": [1, 1, 1, 2, 2, 3], "removed": ["wmd", "wmd", "wmd"]}
    state = played(JIHADIST, 71, countries=cell_in("russia"), wmd={"loose": 0, "pakistan": 3}, plots=plots, dice=[1])
    assert WMD not in state.available_plots
    assert state.wmd_loose == 0
    assert 71 in state.removed


@pytest.mark.rule("labyrinth", "9.3.3")
def test_card_71_wmd_displaces_a_numbered_plot_for_a_book_opponent() -> None:
    state = event_by_itself(turn(JIHADIST, 71, countries=cell_in("russia")), "loose_nuke", dice=[1], level="normal")
    assert state.available_plots == [1, 1, 2, 2, 3, WMD]
    assert state.set_aside_plots == [1]


# -- 66 Homegrown, 67 Islamic Jihad Union, 68 Jemaah Islamiya, 70 Lashkar-e-Tayyiba


@pytest.mark.parametrize(
    ("card", "dice", "cells", "removed"),
    [
        (66, [1], {"united_kingdom": 1}, False),
        (67, [1, 1], {"central_asia": 1, "afghanistan": 1}, True),
        (68, [1], {"indonesia_malaysia": 2}, False),
        (70, [1, 1], {"pakistan": 1, "india": 1}, False),
    ],
)
def test_card_66_67_68_70_place_cells_in_tested_countries(
    card: int, dice: list[int], cells: dict[str, int], removed: bool
) -> None:
    state = played(JIHADIST, card, dice=dice, countries={"iran": {"cells": 1}})
    found = {country.id: country.sleepers for country in state.where(lambda country: country.cells)}
    assert found == {"iran": 1, **cells}
    assert not any(state[id].is_unmarked for id in cells)
    assert card in (state.removed if removed else state.discard)


@pytest.mark.parametrize(
    ("card", "places"),
    [(67, ["central_asia", "afghanistan"]), (70, ["pakistan", "india"]), (93, ["afghanistan", "pakistan"])],
)
@pytest.mark.parametrize("index", [0, 1])
def test_card_67_70_93_jihadist_side_chooses_where_the_last_cell_goes(card: int, places: list[str], index: int) -> None:
    countries: dict[str, Any] = {
        "iran": {"cells": 14},
        "central_asia": muslim(),
        "afghanistan": muslim(),
        "pakistan": muslim(),
        "india": {"posture": "soft"},
    }
    table = set_off(card, countries=countries)
    assert waits_for(table) == (JIHADIST, "place_cells")
    assert offered(table) == places
    play(table, places[index])
    assert [table.state[id].sleepers for id in places] == ([1, 0] if index == 0 else [0, 1])


@pytest.mark.parametrize("card", [70, 83])
def test_card_70_83_blocked_by_indo_pakistani_talks(card: int) -> None:
    assert can_happen(JIHADIST, card)
    assert not can_happen(JIHADIST, card, events=["indo_pakistani_talks"])


# -- 72 Opium


def test_card_72_needs_a_cell_in_afghanistan() -> None:
    assert can_happen(JIHADIST, 72, countries={"afghanistan": muslim(cells=1)})
    assert not can_happen(JIHADIST, 72, countries={"afghanistan": ISLAMIST})


@pytest.mark.parametrize(
    ("afghanistan", "funding", "cells"),
    [
        (muslim(cells=1), 9, 4),
        ({**ISLAMIST, "cells": 1}, 9, 14),
        ({**ISLAMIST, "cells": 1}, 5, 9),
        ({**ISLAMIST, "cells": 1}, 1, 4),
    ],
)
def test_card_72_three_cells_and_all_available_ones_under_islamist_rule(
    afghanistan: dict[str, Any], funding: int, cells: int
) -> None:
    state = played(JIHADIST, 72, funding=funding, countries={"iran": {"cells": 1}, "afghanistan": afghanistan})
    assert state["afghanistan"].sleepers == cells


# -- 73 Pirates


def test_card_73_needs_somalia_or_yemen_under_islamist_rule() -> None:
    assert can_happen(JIHADIST, 73, countries={"somalia": ISLAMIST})
    assert can_happen(JIHADIST, 73, countries={"yemen": ISLAMIST})
    assert not can_happen(JIHADIST, 73, countries={"sudan": ISLAMIST, "yemen": muslim(), "somalia": muslim()})


def test_card_73_places_its_marker_for_good() -> None:
    state = played(JIHADIST, 73, countries={"somalia": ISLAMIST})
    assert state.in_play("pirates")
    assert 73 in state.removed


@pytest.mark.parametrize(
    ("events", "place", "funding"),
    [(["pirates"], "somalia", 5), (["pirates"], "yemen", 5), (["pirates"], "sudan", 4), ([], "yemen", 4)],
)
@pytest.mark.rule("labyrinth", "5.2.5a")
def test_card_73_keeps_funding_from_falling_at_the_end_of_a_turn(events: list[str], place: str, funding: int) -> None:
    table = scene(events=events, countries={place: ISLAMIST}, removed=[73] if events else [])
    assert table.state.turn == 2, "there were no cards to play"
    assert table.state.funding == funding


# -- 74 Schengen Visas


def test_card_74_two_cells_travel_to_schengen_without_a_roll_even_under_biometrics() -> None:
    countries = {"iran": {"cells": 1}, "yemen": muslim(active_cells=1), **HOSTILE_SCHENGEN}
    table = play(turn(JIHADIST, 74, us=[23], lapsing=["biometrics"], countries=countries), 74, "event")
    assert set(offered(table)) == {"iran", "yemen", "done"}
    play(table, "iran")
    assert set(offered(table)) == {country.id for country in table.state.schengen()}
    play(table, "france", "yemen", "spain")
    assert table.state["france"].sleepers == 1
    assert table.state["spain"].sleepers == 1, "it became a sleeper"
    assert table.state["iran"].cells + table.state["yemen"].cells == 0


def test_card_74_within_schengen_and_unmarked_destinations_are_tested() -> None:
    countries = {"france": {"posture": "soft", "active_cells": 1}, "iran": {"cells": 1}}
    state = played(JIHADIST, 74, "france", "france", "iran", "spain", countries=countries, dice=[6])
    assert (state["france"].active, state["france"].sleepers) == (0, 1)
    assert state["spain"].posture == HARD


@pytest.mark.parametrize("card", [74, 79])
@pytest.mark.parametrize(
    ("answers", "left"),
    [(["done"], 3), (["iran", "france", "done"], 2), (["iran", "france", "iran", "france"], 1)],
)
def test_card_74_79_none_one_or_two_cells_but_no_third(card: int, answers: list[str], left: int) -> None:
    state = played(JIHADIST, card, *answers, countries={"iran": {"cells": 3}, **HOSTILE_SCHENGEN})
    assert (state["iran"].cells, state["france"].cells) == (left, 3 - left)


# -- 75 Schroeder & Chirac


def test_card_75_needs_a_hard_us() -> None:
    assert can_happen(JIHADIST, 75, us_posture="hard")
    assert not can_happen(JIHADIST, 75, us_posture="soft")


def test_card_75_germany_and_france_turn_soft_and_prestige_falls() -> None:
    state = played(JIHADIST, 75, countries={"germany": {"posture": "hard"}})
    assert [state[id].posture for id in ("germany", "france")] == [SOFT, SOFT]
    assert state.prestige == 4
    assert 75 in state.removed


# -- all of them


@pytest.mark.rule("labyrinth", "6.3.2", "6.3.2.2")
@pytest.mark.parametrize("card", [57, 58, 63, 64, 66, 67, 68, 70])
def test_card_57_to_75_without_precondition_happen_when_the_us_uses_them(card: int) -> None:
    table = turn(US, card, dice=[1, 1], countries=INSURGENCY)
    before = table.state.copy()
    play(table, card, "reserves")
    changed = [id for id, country in before.countries.items() if country != table.state[id]]
    assert changed or before.prestige != table.state.prestige
