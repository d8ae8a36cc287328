"""The Jihadist events of value 2 in The Awakening: cards 171 to 184."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth.expansion import awakening
from sandtable.labyrinth.terms import HARD, JIHADIST, POOR, SOFT, US, WMD
from tests.labyrinth.conditions import muslim, regime_change, truce, war
from tests.labyrinth.scene import CAMPAIGN, SNOWDEN, after, can_happen, event, play, played, plot_kinds, set_off
from tests.playing import how_many, offered, rolled, waits_for

HARD_ALLY = {"posture": "hard"}
END_OF_TURN_AFTER_THE_DEAL = ("end_lapsing", "return_troops", "turn_markers")


# -- 171 Abu Ghraib Jail Break


def test_card_171_an_active_cell_and_a_reaction_in_iraq() -> None:
    state = played(JIHADIST, 171, dice=[3])
    iraq = state["iraq"]
    assert (iraq.governance, iraq.active, iraq.sleepers, iraq.reaction) == (POOR, 1, 0, 1)
    assert state.prestige == 4
    assert 171 in state.removed


@pytest.mark.parametrize("iraq", [war(), muslim("Good Ally"), muslim("Islamist Rule Adversary")])
def test_card_171_no_reaction_where_none_may_lie(iraq: dict[str, Any]) -> None:
    state = played(JIHADIST, 171, countries={"iraq": iraq})
    assert (state["iraq"].active, state["iraq"].reaction, state.prestige) == (1, 0, 4)


def test_card_171_only_the_new_cell_is_active() -> None:
    iraq = played(JIHADIST, 171, countries={"iraq": muslim(cells=2)})["iraq"]
    assert (iraq.sleepers, iraq.active) == (2, 1)


# -- 172 Al-Shabaab

HORN = {"somalia": muslim(), "sudan": muslim(), "yemen": muslim()}


def test_card_172_two_different_effects_around_somalia() -> None:
    table = event(JIHADIST, 172, countries=HORN)
    assert waits_for(table) == (JIHADIST, "event_effect")
    assert offered(table) == ["place_reaction", "place_cells", "place_plot", "besiege"]
    play(table, "place_reaction")
    assert set(offered(table, "place_unrest")) == {"somalia", "sudan"}
    play(table, "sudan")
    assert offered(table, "event_effect") == ["place_cells", "place_plot", "besiege"]
    play(table, "place_cells")
    assert set(offered(table, "place_cells")) == {"somalia", "sudan", "kenya_tanzania"}
    play(table, "somalia")
    assert (table.state["sudan"].reaction, table.state["somalia"].cells) == (1, 1)
    assert 172 in table.state.discard


def test_card_172_a_plot_1_or_2_and_a_besieged_regime() -> None:
    table = event(JIHADIST, 172, "place_plot", "kenya_tanzania", dice=[1], countries=HORN)
    assert offered(table, "plot_marker") == ["1", "2"]
    play(table, "2", "besiege")
    assert set(offered(table, "select_country")) == {"somalia", "sudan"}, "Kenya/Tanzania has no regime to besiege"
    play(table, "sudan")
    assert plot_kinds(table.state["kenya_tanzania"]) == [2]
    assert table.state["sudan"].besieged


def test_card_172_takes_a_card_that_all_see() -> None:
    table = event(JIHADIST, 172, "take_used_card", discard=[183, 169, 164], countries=HORN)
    assert set(offered(table, "take_discarded")) == {"183", "169"}
    play(table, "169")
    assert 169 in table.state.hands[JIHADIST]
    assert table.state.known[US] == (169,)
    assert "take_used_card" not in offered(table, "event_effect"), "each effect once (11.3.11)"


def test_card_172_takes_also_the_pirates_of_the_first_deck() -> None:
    table = event(JIHADIST, 172, "take_used_card", discard=[73, 183], countries=HORN, **CAMPAIGN)
    assert set(offered(table, "take_discarded")) == {"73", "183"}


def test_card_172_offers_only_what_can_be_done() -> None:
    good = muslim("Good Ally")
    countries = {"somalia": good, "sudan": truce(), "kenya_tanzania": {"plots": [1, 1, 1, 2, 2]}}
    state = played(JIHADIST, 172, "somalia", countries=countries)
    assert state["somalia"].cells == 1, "a cell is all that is left"


@pytest.mark.rule("labyrinth", "4.9.4b", "4.9.4c")
def test_card_172_a_regime_is_besieged_without_a_test() -> None:
    table = event(JIHADIST, 172, "besiege", "somalia", dice=[1], countries={})
    assert (table.state["somalia"].is_unmarked, table.state["somalia"].besieged, rolled(table)) == (True, True, [])
    play(table, "place_reaction", "somalia")
    somalia = table.state["somalia"]
    assert (somalia.governance, somalia.besieged, somalia.reaction, rolled(table)) == (POOR, True, 1, [1])


# -- 173 Arab Winter


def test_card_173_removes_up_to_two_awakening_from_different_countries() -> None:
    countries = {"egypt": muslim(awakening=3), "libya": muslim(awakening=1), "jordan": muslim(awakening=1)}
    table = event(JIHADIST, 173, countries=countries)
    assert waits_for(table) == (JIHADIST, "remove_unrest")
    assert how_many(table) == (0, 2)
    play(table, ("egypt", "jordan"))
    assert [table.state[id].awakening for id in countries] == [2, 1, 0]


def test_card_173_nothing_is_placed_until_the_turn_ends() -> None:
    countries = {"egypt": muslim(awakening=2), "libya": muslim(reaction=2), "jordan": muslim("Fair Ally", awakening=3)}
    state = played(JIHADIST, 173, (), countries=countries)
    assert state.in_effect("arab_winter")
    assert state.lapsing_cards == [173]
    assert not any(awakening.takes_markers(state, country) for country in state.muslim())
    state = after(state, "polarization")
    assert (state["egypt"].awakening, state["libya"].reaction) == (2, 2), "Polarization adds none"
    assert state["jordan"].is_good, "but it shifts, and no Convergence rolled"
    state = after(state, "end_lapsing")
    assert awakening.takes_markers(state, state["egypt"])
    assert 173 in state.discard


def test_card_173_lapses_also_where_there_is_nothing_to_remove() -> None:
    assert played(JIHADIST, 173).in_effect("arab_winter")


# -- 174 Boston Marathon


@pytest.mark.parametrize(
    ("dice", "us", "caucasus"), [([4, 4], HARD, SOFT), ([3, 5], SOFT, HARD)], ids=["US Hard", "US Soft"]
)
def test_card_174_two_postures_and_funding(dice: list[int], us: str, caucasus: str) -> None:
    for before in ("hard", "soft"):
        state = played(JIHADIST, 174, dice=dice, us_posture=before)
        assert (state.us_posture, state["caucasus"].posture, state.funding) == (us, caucasus, 6)
        assert 174 in state.removed


# -- 175 Censorship


def test_card_175_two_awakening_of_one_country_and_the_marker() -> None:
    countries = {"egypt": muslim(awakening=3), "libya": muslim(awakening=1)}
    table = event(JIHADIST, 175, countries=countries, events=["smartphones"])
    assert set(offered(table, "remove_unrest")) == {"egypt", "libya", "done"}
    play(table, "egypt")
    assert offered(table, "remove_unrest") == ["egypt", "done"], "from the same country"
    play(table, "egypt")
    state = table.state
    assert (state["egypt"].awakening, state["libya"].awakening) == (1, 1)
    assert state.markers == {"censorship"}
    assert after(state, "end_lapsing").in_play("censorship")
    assert 175 in state.discard


@pytest.mark.parametrize(("answers", "left"), [(["done"], 3), (["egypt", "done"], 2)])
def test_card_175_may_remove_fewer(answers: list[str], left: int) -> None:
    state = played(JIHADIST, 175, *answers, countries={"egypt": muslim(awakening=3)})
    assert state["egypt"].awakening == left
    assert state.in_play("censorship")


def test_card_175_happens_without_awakening() -> None:
    assert played(JIHADIST, 175).markers == {"censorship"}


# -- 176 Change of State


@pytest.mark.parametrize(
    ("countries", "expected"),
    [
        ({"jordan": muslim()}, True),
        ({"morocco": muslim("Fair Ally")}, True),
        ({"syria": muslim()}, True),
        ({"iran": {"side": "muslim", **muslim("Fair Adversary", cells=1)}}, True),
        ({"egypt": muslim()}, False),
        ({}, False),
        ({"jordan": muslim("Good Ally")}, False),
        ({"syria": muslim("Islamist Rule Adversary")}, False),
        ({"jordan": war()}, False),
        ({"syria": regime_change()}, False),
    ],
)
def test_card_176_needs_a_state_that_can_change(countries: dict[str, Any], expected: bool) -> None:
    assert can_happen(JIHADIST, 176, countries=countries) is expected


def test_card_176_everything_leaves_and_the_country_is_unmarked() -> None:
    there = muslim(
        "Fair Ally", cells=1, active_cells=1, troops=2, militia=3, aid=1, awakening=2, reaction=1, besieged=True,
        plots=[2, "wmd"], markers=["training_camps", "serval"], wmd_cache=2,
    )  # fmt: skip
    table = event(JIHADIST, 176, countries={"syria": there, "jordan": muslim(), "pakistan": {"wmd_cache": 2}})
    assert set(offered(table, "select_country")) == {"syria", "jordan"}
    state = play(table, "syria").state
    syria = state["syria"]
    assert syria.is_unmarked
    assert syria.alignment is None
    assert (syria.cells, syria.troops, syria.militia, syria.aid, syria.awakening, syria.reaction) == (0,) * 6
    assert (syria.besieged, syria.cadre, syria.markers, syria.plots) == (False, False, (), ())
    assert state.troops_on_track == 15
    assert state.available_plots == [1, 1, 1, 2, 2, 3, WMD]
    assert state.wmd["syria"] == 2, "its arsenal stays"
    assert state["jordan"].is_poor
    assert 176 in state.discard


def test_card_176_takes_the_markers_of_events_along() -> None:
    iran = {"side": "muslim", **muslim("Fair Adversary", cells=1, markers=["trade_embargo_jihadist"])}
    state = played(JIHADIST, 176, countries={"iran": iran, "egypt": muslim(cells=1)}, events=["censorship"])
    assert state.markers == {"censorship"}
    assert state["iran"].is_unmarked


def test_card_176_takes_sadr_along() -> None:
    state = played(JIHADIST, 176, countries={"iraq": muslim(markers=["sadr"])}, **CAMPAIGN)
    assert state["iraq"].cells == 0


def test_card_176_taking_the_last_cell_ends_the_game() -> None:
    table = event(JIHADIST, 176, countries={"iran": {}, "jordan": muslim(cells=1)})
    assert table.outcome is not None
    assert table.outcome.rule == "2.1.1c"


# -- 177 Gaza Rockets


@pytest.mark.parametrize(("answers", "kinds"), [(["1", "1"], [1, 1]), (["1", "done"], [1]), (["done"], [])])
def test_card_177_up_to_two_plots_in_israel(answers: list[str], kinds: list[int]) -> None:
    state = played(JIHADIST, 177, *answers)
    assert plot_kinds(state["israel"]) == kinds
    assert state.funding == 4
    assert state.available_plots.count(1) == 3 - len(kinds)


def test_card_177_only_available_plots() -> None:
    state = played(JIHADIST, 177, "1", countries={"russia": {"plots": [1, 1], "posture": "hard"}})
    assert plot_kinds(state["israel"]) == [1]
    state = played(JIHADIST, 177, plots={"resolved": [1, 1, 1]})
    assert (plot_kinds(state["israel"]), state.funding) == ([], 4)


# -- 178 Ghost Soldiers


@pytest.mark.parametrize(("militia", "left"), [(1, 0), (2, 1), (5, 2)])
def test_card_178_half_of_the_militia_rounded_up(militia: int, left: int) -> None:
    countries = {"iraq": war(militia=militia), "egypt": muslim(militia=2)}
    assert played(JIHADIST, 178, countries=countries)["iraq"].militia == left


def test_card_178_jihadist_side_selects_a_war() -> None:
    countries = {"iraq": regime_change(militia=4), "libya": war(militia=2), "mali": truce(militia=4), "yemen": war()}
    table = set_off(178, countries=countries)
    assert waits_for(table) == (JIHADIST, "remove_militia")
    assert set(offered(table)) == {"iraq", "libya"}
    assert play(table, "iraq").state["iraq"].militia == 2


def test_card_178_may_be_played_without_effect() -> None:
    assert can_happen(JIHADIST, 178)
    assert played(JIHADIST, 178, countries={"egypt": muslim(militia=2)})["egypt"].militia == 2


# -- 179 Korean Crisis


@pytest.mark.parametrize(("us", "china"), [("hard", SOFT), ("soft", HARD)])
def test_card_179_troops_off_the_map_and_china_against_the_us(us: str, china: str) -> None:
    state = played(JIHADIST, 179, us_posture=us)
    assert (state.off_map_troops, state.troops_on_track) == (2, 13)
    assert state["china"].posture == china
    assert state.in_effect("korean_crisis")
    state = after(state, *END_OF_TURN_AFTER_THE_DEAL)
    assert (state.off_map_troops, state.troops_on_track) == (0, 15)
    assert not state.in_effect("korean_crisis")


def test_card_179_what_the_track_lacks_the_us_takes_from_the_map() -> None:
    countries = {
        "iraq": regime_change(troops=6),
        "saudi_arabia": muslim("Poor Ally", troops=6),
        "mali": truce(troops=2),
    }
    table = event(JIHADIST, 179, countries=countries)
    assert waits_for(table) == (US, "send_off_map")
    assert set(offered(table)) == {"iraq", "saudi_arabia"}, "one comes from the track; nothing happens under Truce"
    state = play(table, "iraq").state
    assert (state.off_map_troops, state["iraq"].cubes, state.troops_on_track) == (2, 5, 0)


# -- 180 Mosul Central Bank


def test_card_180_funding_for_a_cell_in_a_civil_war() -> None:
    assert can_happen(JIHADIST, 180, countries={"iraq": war(cells=1)})
    assert not can_happen(JIHADIST, 180, countries={"iraq": war()})
    assert not can_happen(JIHADIST, 180, countries={"iraq": regime_change(cells=1)})
    state = played(JIHADIST, 180, countries={"iraq": war(cells=1)})
    assert state.funding == 7
    assert 180 in state.removed


# -- 181 NPT Safeguards Ignored


@pytest.mark.parametrize(
    ("iran", "expected"),
    [
        ({"cells": 1}, True),
        ({"side": "muslim", **muslim("Fair Adversary", cells=1)}, True),
        ({}, False),
        ({"cells": 1, "wmd_cache": 0}, False),
        ({"cells": 1, "markers": ["trade_embargo_us"]}, False),
        ({"cells": 1, "markers": ["trade_embargo_jihadist"]}, True),
    ],
)
def test_card_181_needs_a_cell_and_a_wmd_in_iran_and_no_embargo(iran: dict[str, Any], expected: bool) -> None:
    spare = [] if iran.get("wmd_cache", 1) else ["wmd"]
    position = {"plots": {"removed": spare}}
    assert can_happen(JIHADIST, 181, **position, countries={"iran": iran, "egypt": muslim(cells=1)}) is expected


def test_card_181_success_frees_the_wmd_and_the_card_leaves_the_game() -> None:
    state = played(JIHADIST, 181, dice=[3])
    assert (state.wmd["iran"], state.available_plots.count(WMD)) == (0, 1)
    assert state["iran"].cells == 1
    assert 181 in state.removed


def test_card_181_failure_costs_a_cell_and_the_card_is_discarded() -> None:
    state = played(JIHADIST, 181, "sleeper", dice=[4], countries={"iran": {"cells": 1, "active_cells": 1}})
    assert (state.wmd["iran"], state["iran"].cells, state["iran"].active) == (1, 1, 1)
    assert 181 in state.discard


# -- 182 Paris Attacks


@pytest.mark.parametrize(
    ("us", "countries", "expected"),
    [
        ("hard", {}, True),
        ("soft", {}, False),
        ("soft", {"canada": HARD_ALLY}, True),
        ("soft", {"italy": HARD_ALLY}, True),
        ("soft", {"russia": HARD_ALLY, "canada": {"posture": "soft"}}, False),
    ],
)
def test_card_182_needs_a_hard_country_of_its_table(us: str, countries: dict[str, Any], expected: bool) -> None:
    assert can_happen(JIHADIST, 182, us_posture=us, countries=countries) is expected


@pytest.mark.parametrize(
    ("black", "kinds", "cells"),
    [(1, [1, 2], 0), (2, [3], 2), (3, [2], 1), (4, [2], 0), (5, [1], 1), (6, [1], 0)],
)
def test_card_182_the_black_die_says_what(black: int, kinds: list[int], cells: int) -> None:
    canada = played(JIHADIST, 182, dice=[2, black], countries={"canada": HARD_ALLY})["canada"]
    assert plot_kinds(canada) == kinds
    assert (canada.active, canada.sleepers) == (cells, 0)


@pytest.mark.parametrize(
    ("tan", "struck"),
    [(1, "united_states"), (2, "canada"), (3, "united_kingdom"), (4, "benelux"), (5, "france"), (6, "spain")],
)
def test_card_182_the_tan_die_says_where(tan: int, struck: str) -> None:
    postures = dict.fromkeys(("canada", "united_kingdom", "benelux", "france", "spain"), HARD_ALLY)
    table = event(JIHADIST, 182, dice=[tan, 6], countries=postures)
    if tan == 6:
        assert waits_for(table) == (JIHADIST, "select_country")
        assert set(offered(table)) == {"benelux", "france", "spain"}
        play(table, "spain")
    assert [country.id for country in table.state.where(lambda country: country.plots)] == [struck]


@pytest.mark.parametrize(
    ("countries", "struck"),
    [({}, "united_states"), ({"canada": HARD_ALLY}, "canada"), ({"canada": HARD_ALLY, "france": HARD_ALLY}, "france")],
)
def test_card_182_a_country_that_is_not_hard_gives_way_to_the_highest_number(
    countries: dict[str, Any], struck: str
) -> None:
    state = played(JIHADIST, 182, dice=[3, 6], countries=countries)
    assert plot_kinds(state[struck]) == [1]


def test_card_182_places_what_is_available() -> None:
    state = played(JIHADIST, 182, dice=[1, 2], plots={"resolved": [3]})
    assert (plot_kinds(state["united_states"]), state["united_states"].active) == ([], 2)


# -- 183 Pirates


@pytest.mark.parametrize("shore", ["somalia", "yemen"])
def test_card_183_needs_a_shore_that_shelters_pirates(shore: str) -> None:
    for condition, expected in (
        ("Poor Adversary", True),
        ("Islamist Rule Adversary", True),
        ("Poor Neutral", False),
        ("Fair Adversary", False),
    ):
        assert can_happen(JIHADIST, 183, countries={shore: muslim(condition)}) is expected
    assert not can_happen(JIHADIST, 183, events=["maersk_alabama"], countries={shore: muslim("Poor Adversary")})


def test_card_183_keeps_funding_up_while_the_shore_shelters_them() -> None:
    state = played(JIHADIST, 183, countries={"yemen": muslim("Poor Adversary")})
    assert state.in_play("pirates")
    assert 183 in state.removed
    assert after(state, "end_of_turn").funding == 5
    state["yemen"].alignment = None
    state["yemen"].governance = None
    state.changed(state["yemen"])
    assert after(state, "end_of_turn").funding == 4
    assert state.in_play("pirates"), "it works again when it can"


# -- 184 Sequestration


def test_card_184_needs_a_soft_us() -> None:
    assert can_happen(JIHADIST, 184, us_posture="soft")
    assert not can_happen(JIHADIST, 184, us_posture="hard")


def test_card_184_a_card_for_the_us_and_three_troops_off_the_map() -> None:
    table = event(JIHADIST, 184, us_posture="soft", discard=[SNOWDEN, 126], more=[173], us=[])
    assert waits_for(table) == (US, "take_discarded")
    assert set(offered(table)) == {"126", "194"}
    state = play(table, "126").state
    assert (state.hands[US], state.known[JIHADIST]) == ([126], (126,))
    assert state.off_map_troops == 3
    assert state.in_play("sequestration")
    assert 184 in state.removed


def test_card_184_obama_doctrine_if_it_is_there() -> None:
    assert played(JIHADIST, 184, us_posture="soft", discard=[126, 143], us=[]).hands[US] == [143]


def test_card_184_nothing_to_take() -> None:
    state = played(JIHADIST, 184, us_posture="soft", us=[])
    assert (state.hands[US], state.off_map_troops) == ([], 3)


def test_card_184_lasts_until_a_great_country_is_lost() -> None:
    state = played(JIHADIST, 184, us_posture="soft", countries={"egypt": muslim("Poor Adversary")})
    state = after(state, *END_OF_TURN_AFTER_THE_DEAL)
    assert (state.off_map_troops, state.in_play("sequestration")) == (3, True)
    state["egypt"].governance = type(POOR).ISLAMIST_RULE
    state.changed(state["egypt"])
    state = after(state, *END_OF_TURN_AFTER_THE_DEAL)
    assert (state.off_map_troops, state.in_play("sequestration")) == (0, False)


def test_card_184_ends_with_a_wmd_plot() -> None:
    countries = {"russia": {"plots": ["wmd"], "posture": "hard"}, "pakistan": {"wmd_cache": 2}}
    state = played(JIHADIST, 184, us_posture="soft", countries=countries)
    resolved = after(state, "plots", dice=[1], picks=[("no",)])
    assert (resolved.off_map_troops, resolved.in_play("sequestration")) == (0, False)


def test_card_184_and_korean_crisis_come_back_at_their_own_times() -> None:
    state = played(JIHADIST, 184, us_posture="soft", off_map_troops=2, lapsing=["korean_crisis"])
    assert state.off_map_troops == 5
    assert after(state, *END_OF_TURN_AFTER_THE_DEAL).off_map_troops == 3
