"""The Jihadist events of value 3 in The Awakening: cards 185 to 199."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth import jihadist_operations, pieces
from sandtable.labyrinth.events.base.unassociated_3 import us_election
from sandtable.labyrinth.markers import TRAINING_CAMPS
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.terms import ADVERSARY, ALLY, FAIR, HARD, JIHADIST, NEUTRAL, POOR, SOFT, US
from tests.labyrinth.conditions import muslim, regime_change, truce, war
from tests.labyrinth.scene import (
    CAMPAIGN,
    REAPER,
    SECOND_REAPER,
    SNOWDEN,
    after,
    can_happen,
    event,
    play,
    played,
    plot_kinds,
    set_off,
)
from tests.playing import decided, how_many, offered, waits_for

MUSLIM_NIGERIA = {"side": "muslim", **muslim("Poor Neutral", cells=1)}


# -- 185 al-Maliki


def test_card_185_all_troops_leave_a_country_and_its_regime_changes_its_mind() -> None:
    countries = {
        "iraq": regime_change(troops=6, militia=2, cells=1, markers=["nato"]),
        "gulf_states": muslim("Fair Ally", troops=2),
        "mali": truce(troops=1),
        "yemen": war(militia=2),
    }
    table = event(JIHADIST, 185, countries=countries)
    assert waits_for(table) == (JIHADIST, "select_country")
    assert set(offered(table)) == {"iraq", "gulf_states"}
    state = play(table, "iraq").state
    iraq = state["iraq"]
    assert (iraq.troops, iraq.markers, state.troops_on_track) == (0, (), 12)
    assert (iraq.alignment, iraq.aid, iraq.regime_change) == (NEUTRAL, 1, None)
    assert (iraq.militia, iraq.cells, iraq.governance) == (2, 1, POOR), "everything else stays"
    assert 185 in state.removed


def test_card_185_also_where_only_a_marker_counts_as_troops() -> None:
    state = played(JIHADIST, 185, countries={"mali": war("Poor Ally", markers=["serval"])})
    assert (state["mali"].troops, state["mali"].alignment, state["mali"].civil_war) == (0, NEUTRAL, True)


def test_card_185_a_country_that_is_not_muslim_only_loses_troops() -> None:
    state = played(JIHADIST, 185, countries={"russia": {"posture": "hard", "troops": 3}})
    russia = state["russia"]
    assert (russia.troops, russia.alignment, russia.aid, russia.posture) == (0, None, 0, HARD)


def test_card_185_may_be_played_without_effect() -> None:
    assert can_happen(JIHADIST, 185)
    assert 185 in played(JIHADIST, 185).removed


def test_card_185_takes_a_regime_change_country_out_of_the_caliphate() -> None:
    countries = {"iraq": regime_change(troops=2), "syria": war(caliphate_capital=True)}
    state = played(JIHADIST, 185, countries=countries)
    assert (state["iraq"].in_caliphate, state["syria"].in_caliphate) == (False, True)


# -- 186 Boko Haram


def test_card_186_a_plot_2_or_3_in_nigeria() -> None:
    table = event(JIHADIST, 186, dice=[5])
    assert waits_for(table) == (JIHADIST, "event_effect")
    assert offered(table) == ["place_plot", "place_cells"]
    play(table, "place_plot")
    assert offered(table, "plot_marker") == ["2", "3"]
    state = play(table, "3", "done").state
    assert plot_kinds(state["nigeria"]) == [3]
    assert 186 in state.discard


@pytest.mark.parametrize("count", [1, 2, 3])
def test_card_186_up_to_three_cells_in_nigeria(count: int) -> None:
    state = played(JIHADIST, 186, "place_cells", str(count), "done", dice=[5], funding=1)
    assert state["nigeria"].sleepers == count
    assert state.capital is None, "Nigeria is not Muslim"


def test_card_186_three_cells_may_declare_the_caliphate_in_a_muslim_nigeria() -> None:
    countries = {"nigeria": MUSLIM_NIGERIA | {"civil_war": True}}
    table = event(JIHADIST, 186, "place_cells", "3", countries=countries)
    assert waits_for(table) == (JIHADIST, "declare_caliphate")
    state = play(table, "yes", "done").state
    assert state["nigeria"].capital
    assert (state["nigeria"].active, state["nigeria"].sleepers) == (4, 0)
    assert state.funding == 7


@pytest.mark.parametrize(("nigeria", "count"), [({"civil_war": True}, "2"), ({}, "3")])
def test_card_186_no_caliphate_with_fewer_cells_or_in_a_country_at_peace(nigeria: dict[str, Any], count: str) -> None:
    state = played(JIHADIST, 186, "place_cells", count, "done", countries={"nigeria": MUSLIM_NIGERIA | nigeria})
    assert state.capital is None


def test_card_186_comes_back_for_another_card_of_value_3() -> None:
    table = event(JIHADIST, 186, "place_plot", "2", dice=[5], more=[SNOWDEN, 173, 155, 237])
    assert waits_for(table) == (JIHADIST, "buy_back")
    assert offered(table) == ["194", "237", "done"], "neither one of value 2 nor one of the US"
    state = play(table, "194").state
    assert 186 in state.hands[JIHADIST]
    assert state.known[US] == (186,), "the US has seen it go there"
    assert SNOWDEN in state.discard
    assert 186 not in state.discard


def test_card_186_comes_back_also_from_the_us() -> None:
    table = set_off(186, dice=[5, 6])
    play(table, "place_cells", "1")
    assert waits_for(table) == (JIHADIST, "buy_back")
    play(table, "194", "war_of_ideas", "canada")
    assert table.state.playing == []
    assert 186 in table.state.hands[JIHADIST]


def test_card_186_nothing_happens_in_nigeria_under_truce_but_it_may_come_back() -> None:
    nigeria = MUSLIM_NIGERIA | {"civil_war": True, "markers": ["truce"]}
    table = event(JIHADIST, 186, countries={"nigeria": nigeria})
    assert waits_for(table) == (JIHADIST, "buy_back")
    assert table.state["nigeria"].cells == 1


def test_card_186_what_has_no_effect_is_not_offered() -> None:
    table = event(JIHADIST, 186, dice=[5], plots={"resolved": [2, 2, 3]})
    assert waits_for(table) == (JIHADIST, "how_many_cells")


# -- 187 Foreign Fighters


def test_card_187_needs_a_civil_war_or_regime_change() -> None:
    assert can_happen(JIHADIST, 187, countries={"iraq": regime_change()})
    assert can_happen(JIHADIST, 187, countries={"iraq": war()})
    assert not can_happen(JIHADIST, 187, countries={"iraq": truce(), "egypt": muslim(cells=3)})


@pytest.mark.parametrize(("aid", "left", "besieged"), [(2, 1, False), (0, 0, True)])
def test_card_187_five_cells_and_less_aid_or_a_besieged_regime(aid: int, left: int, besieged: bool) -> None:
    table = event(JIHADIST, 187, funding=1, countries={"iraq": war(aid=aid), "syria": regime_change(), "mali": truce()})
    assert waits_for(table) == (JIHADIST, "place_cells")
    assert set(offered(table)) == {"iraq", "syria"}
    play(table, "iraq")
    assert waits_for(table) == (JIHADIST, "declare_caliphate")
    iraq = play(table, "no").state["iraq"]
    assert (iraq.sleepers, iraq.aid, iraq.besieged) == (5, left, besieged)
    assert table.state.capital is None


def test_card_187_declares_the_caliphate_with_all_that_belongs_to_it() -> None:
    countries = {"iraq": war(), "syria": regime_change(cells=1), "jordan": muslim(cells=1)}
    state = played(JIHADIST, 187, "iraq", "yes", countries=countries)
    assert state["iraq"].capital
    assert [country.id for country in state.muslim() if country.in_caliphate] == ["syria", "iraq"]
    assert (state["iraq"].active, state["syria"].active, state["jordan"].active) == (5, 1, 0)


def test_card_187_no_caliphate_with_two_cells_on_the_track() -> None:
    state = played(JIHADIST, 187, countries={"iraq": war(), "iran": {"cells": 13}})
    assert (state["iraq"].cells, state.capital) == (2, None)


# -- 188 ISIL


@pytest.mark.parametrize(
    ("iraq", "breaks_out"),
    [
        (muslim("Fair Ally"), True),
        (muslim(cells=2, troops=1, militia=1), True),
        (muslim(cells=1, troops=1, militia=1), False),
        (muslim(cells=1, militia=2), False),
        (muslim("Good Ally"), False),
        (muslim("Islamist Rule Adversary"), False),
        (regime_change(troops=2, cells=2), True),
    ],
)
def test_card_188_civil_war_in_iraq_unless_guarded_or_at_an_extreme(iraq: dict[str, Any], breaks_out: bool) -> None:
    state = played(JIHADIST, 188, countries={"iraq": iraq, "syria": muslim()})
    assert state["iraq"].civil_war is breaks_out
    assert state["iraq"].regime_change is None
    assert state["syria"].civil_war
    assert state.prestige == 4
    assert 188 in state.removed


def test_card_188_tests_both_and_turns_unrest_into_pieces() -> None:
    state = played(JIHADIST, 188, dice=[5], countries={"iraq": muslim(awakening=1, reaction=2)})
    assert (state["syria"].governance, state["syria"].civil_war) == (FAIR, True)
    assert (state["iraq"].militia, state["iraq"].cells) == (1, 2)


@pytest.mark.rule("awakening", "11.2.2")
@pytest.mark.parametrize(
    ("unrest", "rest", "kind"),
    [
        ({"reaction": 2}, {"iran": {"cells": 12}}, "cells"),
        ({"awakening": 2}, {"libya": war(militia=12)}, "militia"),
    ],
)
def test_card_188_the_jihadist_side_says_where_the_last_pieces_go(
    unrest: dict[str, Any], rest: dict[str, Any], kind: str
) -> None:
    countries = {"iraq": muslim(**unrest), "syria": muslim(**unrest), **rest}
    for first, second in (("iraq", "syria"), ("syria", "iraq")):
        table = event(JIHADIST, 188, countries=countries)
        assert waits_for(table) == (JIHADIST, "civil_war_first")
        assert offered(table) == ["syria", "iraq"]
        state = play(table, first).state
        assert (getattr(state[first], kind), getattr(state[second], kind)) == (2, 1)


# -- 189, 190, 192 and 193, which say what base cards say


def test_card_189_jihadist_videos() -> None:
    countries = {"iraq": war(), "egypt": muslim("Good Ally"), "libya": muslim(), "mali": truce()}
    table = event(JIHADIST, 189, dice=[2, 3], funding=1, countries=countries)
    assert waits_for(table) == (JIHADIST, "event_recruit_where")
    assert how_many(table) == (3, 3)
    assert "iran" not in offered(table), "it has a cell"
    assert "mali" not in offered(table), "it is under Truce"
    state = play(table, ("iraq", "egypt", "libya")).state
    assert state["iraq"].cells == 1, "Civil War needs no roll (11.2.3)"
    assert (state["egypt"].cells, state["egypt"].cadre) == (0, True)
    assert (state["libya"].cells, state["libya"].cadre) == (1, False)
    assert 189 in state.discard


def test_card_190_martyrdom_operation() -> None:
    countries = {"egypt": muslim("Islamist Rule Adversary", cells=1), "iran": {}, "yemen": muslim(cells=2)}
    assert not can_happen(JIHADIST, 190, countries={**countries, "yemen": muslim()})
    state = played(JIHADIST, 190, "3", "1", countries=countries)
    assert (state["yemen"].cells, plot_kinds(state["yemen"])) == (1, [3, 1])
    assert 190 in state.discard


def test_card_190_uses_no_plot_of_this_turn_again() -> None:
    table = event(JIHADIST, 190, countries={"iran": {"cells": 2}}, plots={"resolved": [3]})
    assert "3" not in offered(table, "plot_marker")


def test_card_192_quagmire_asks_for_regime_change() -> None:
    assert can_happen(JIHADIST, 192, countries={"iraq": regime_change(cells=1)})
    assert not can_happen(JIHADIST, 192, countries={"iraq": war(cells=1)})
    assert not can_happen(JIHADIST, 192, prestige=7, countries={"iraq": regime_change(cells=1)})
    state = played(JIHADIST, 192, us=[SNOWDEN, REAPER], more=[173], countries={"iraq": regime_change(cells=1)})
    assert state.hands[US] == []
    assert state.us_posture == SOFT
    assert state["russia"].posture == SOFT, "Snowden happens while the US is Hard"
    assert SNOWDEN in state.removed


def test_card_193_regional_al_qaeda_passes_over_iran() -> None:
    table = event(
        JIHADIST, 193, dice=[1, 1], countries={"iran": {"side": "muslim", **muslim("Fair Adversary", cells=1)}}
    )
    assert how_many(table) == (2, 2)
    assert {"mali", "egypt"} <= set(offered(table, "place_cells"))
    assert not {"iran", "nigeria"} & set(offered(table))
    state = play(table, ("mali", "egypt")).state
    assert (state["mali"].cells, state["egypt"].cells) == (1, 1)


def test_card_193_two_cells_each_under_islamist_rule_somewhere() -> None:
    countries = {"yemen": muslim("Islamist Rule Adversary")}
    state = played(JIHADIST, 193, ("mali", "egypt"), dice=[1, 1], countries=countries)
    assert (state["mali"].cells, state["egypt"].cells) == (2, 2)


def test_card_193_needs_two_unmarked_muslim_countries() -> None:
    unmarked = [country.id for country in event(JIHADIST, 193).state.muslim() if country.is_unmarked]
    assert can_happen(JIHADIST, 193, prestige=5, countries={id: muslim() for id in unmarked[2:]})
    assert not can_happen(JIHADIST, 193, prestige=5, countries={id: muslim() for id in unmarked[1:]})


# -- 191 Muslim Brotherhood


def test_card_191_needs_a_country_that_takes_a_reaction() -> None:
    assert can_happen(JIHADIST, 191)
    assert not can_happen(JIHADIST, 191, lapsing=["arab_winter"])


def test_card_191_egypt_and_up_to_two_more_anywhere() -> None:
    table = event(JIHADIST, 191, dice=[1, 1], countries={"libya": war(), "jordan": muslim("Good Ally")})
    assert waits_for(table) == (JIHADIST, "place_unrest")
    assert {"egypt", "mali", "done"} <= set(offered(table))
    assert not {"libya", "jordan", "iran", "nigeria"} & set(offered(table))
    state = play(table, "egypt", "mali").state
    assert (state["egypt"].reaction, state["mali"].reaction) == (2, 1)
    assert (state["egypt"].governance, state["mali"].governance) == (POOR, POOR), "both were tested"
    assert 191 in state.removed


def test_card_191_may_stop_early_and_passes_over_an_egypt_in_civil_war() -> None:
    assert played(JIHADIST, 191, "done", dice=[1])["egypt"].reaction == 1
    state = played(JIHADIST, 191, "mali", "mali", countries={"egypt": war(), "mali": muslim()})
    assert (state["egypt"].reaction, state["mali"].reaction) == (0, 2)


# -- 194 Snowden


@pytest.mark.parametrize(("us", "others"), [("hard", SOFT), ("soft", HARD)])
def test_card_194_prestige_and_two_postures(us: str, others: str) -> None:
    state = played(JIHADIST, 194, us_posture=us, more=[173])
    assert state.prestige == 3
    assert (state["russia"].posture, state["germany"].posture) == (others, others)
    assert 194 in state.removed


# -- 195 Taliban Resurgent


@pytest.mark.parametrize(
    ("afghanistan", "expected"),
    [
        (war(cells=3), True),
        (regime_change(cells=1, active_cells=2), True),
        (war(cells=2), False),
        (muslim(cells=3), False),
        (truce(cells=3), False),
    ],
)
def test_card_195_needs_three_cells_in_a_war(afghanistan: dict[str, Any], expected: bool) -> None:
    assert can_happen(JIHADIST, 195, countries={"afghanistan": afghanistan}) is expected


def test_card_195_cells_for_plots_and_two_jihad_rolls() -> None:
    countries = {"afghanistan": war("Fair Ally", cells=3, aid=2), "iraq": war(cells=3)}
    table = event(JIHADIST, 195, dice=[2, 3], countries=countries)
    assert set(offered(table, "select_country")) == {"afghanistan", "iraq"}
    play(table, "afghanistan")
    assert offered(table, "plot_marker") == ["1", "2", "3"]
    state = play(table, "3", "2").state
    afghanistan = state["afghanistan"]
    assert (afghanistan.cells, afghanistan.cadre) == (0, True)
    assert plot_kinds(afghanistan) == [3, 2]
    assert (afghanistan.governance, afghanistan.aid) == (POOR, 1), "one success of two"
    assert 195 in state.discard


def test_card_195_places_no_wmd() -> None:
    table = event(JIHADIST, 195, countries={"afghanistan": war(cells=4), "iran": {"wmd_cache": 0}})
    assert table.state.available_plots[-1] == 4
    assert offered(table, "plot_marker") == ["1", "2", "3"]


def test_card_195_never_brings_islamist_rule_and_failures_cost_nothing() -> None:
    state = played(
        JIHADIST, 195, "1", "1", dice=[1, 1], countries={"afghanistan": war("Poor Adversary", cells=5, besieged=True)}
    )
    assert state["afghanistan"].is_poor
    state = played(JIHADIST, 195, "1", "1", dice=[6, 6], countries={"afghanistan": war("Fair Adversary", cells=5)})
    assert (state["afghanistan"].governance, state["afghanistan"].cells) == (FAIR, 2)


@pytest.mark.parametrize(("unrest", "level"), [({"reaction": 1}, POOR), ({"awakening": 1}, FAIR), ({}, FAIR)])
def test_card_195_unrest_changes_the_jihad_rolls(unrest: dict[str, int], level: int) -> None:
    countries = {"afghanistan": regime_change("Fair Ally", cells=3, **unrest)}
    assert played(JIHADIST, 195, "1", "1", dice=[3, 6], countries=countries)["afghanistan"].governance == level


def test_card_195_no_jihad_against_benazir_bhutto() -> None:
    pakistan = war("Fair Ally", cells=3, markers=["benazir_bhutto"])
    state = played(JIHADIST, 195, "1", "1", countries={"pakistan": pakistan}, **CAMPAIGN)
    assert plot_kinds(state["pakistan"]) == [1, 1]
    assert state["pakistan"].is_fair


def test_card_195_a_nigeria_that_turns_back_has_no_jihad() -> None:
    nigeria = {"side": "muslim", **war("Poor Ally", cells=3)}
    state = played(JIHADIST, 195, "1", "1", dice=[1], countries={"nigeria": nigeria})
    assert not state["nigeria"].is_muslim
    assert plot_kinds(state["nigeria"]) == [1, 1]


# -- 196 Training Camps


@pytest.mark.parametrize(
    ("countries", "expected"),
    [
        ({"mali": muslim()}, True),
        ({"mali": muslim("Islamist Rule Adversary")}, True),
        ({"mali": muslim("Good Ally")}, False),
        ({"mali": truce()}, False),
        ({}, False),
    ],
)
def test_card_196_needs_a_marked_country_that_is_not_good(countries: dict[str, Any], expected: bool) -> None:
    assert can_happen(JIHADIST, 196, countries=countries) is expected


def test_card_196_the_marker_and_two_cells() -> None:
    table = event(JIHADIST, 196, funding=1, countries={"mali": muslim(), "libya": muslim()})
    assert waits_for(table) == (JIHADIST, "place_marker")
    assert set(offered(table)) == {"mali", "libya"}
    state = play(table, "mali").state
    mali = state["mali"]
    assert (mali.markers, mali.cells) == ((TRAINING_CAMPS,), 2)
    assert state.extra_cells == 3
    assert mali.recruits_by_itself
    assert jihadist_operations.travel_number(mali, state["egypt"]) == 4
    assert 196 in state.discard


def test_card_196_five_extra_cells_in_the_caliphate() -> None:
    state = played(JIHADIST, 196, countries={"mali": war(caliphate_capital=True)})
    assert (state.extra_cells, state["mali"].active) == (5, 2)


def test_card_196_its_cells_may_be_the_extra_ones() -> None:
    state = played(JIHADIST, 196, countries={"mali": muslim(), "iran": {"cells": 15}})
    assert (state["mali"].cells, state["mali"].markers, state.extra_cells) == (2, (TRAINING_CAMPS,), 1)


def test_card_196_moves_when_it_is_played_again() -> None:
    countries = {"mali": muslim(cells=1, markers=[TRAINING_CAMPS]), "libya": muslim()}
    state = played(JIHADIST, 196, "libya", countries=countries)
    assert (state["mali"].markers, state["libya"].markers) == ((), (TRAINING_CAMPS,))
    again = played(JIHADIST, 196, "mali", countries=countries)
    assert (again["mali"].markers, again["mali"].cells) == ((TRAINING_CAMPS,), 3)


def test_card_196_leaves_with_the_last_cell_and_cadre() -> None:
    state = played(JIHADIST, 196, countries={"mali": muslim()})
    g = Play(state.copy(), None)
    pieces.remove_all_cells(g, g.s["mali"])
    assert TRAINING_CAMPS in g.s["mali"].markers, "a Cadre is left"
    pieces.remove_cadre(g, g.s["mali"])
    assert TRAINING_CAMPS not in g.s["mali"].markers


# -- 197 Unconfirmed


def test_card_197_takes_one_of_five_from_the_removed_cards() -> None:
    table = event(JIHADIST, 197, removed=[215, 225, 164])
    assert waits_for(table) == (JIHADIST, "take_discarded")
    assert offered(table) == ["215", "225"]
    state = play(table, "225").state
    assert 225 in state.hands[JIHADIST]
    assert state.known[US] == (225,)
    assert state.prestige == 4
    assert 197 in state.removed


def test_card_197_without_such_a_card_only_prestige() -> None:
    state = played(JIHADIST, 197, discard=[216, 219, 237])
    assert (state.hands[JIHADIST], state.prestige) == ([SNOWDEN], 4)


# -- 198 US Atrocities


@pytest.mark.parametrize(
    ("iraq", "expected"),
    [
        (war(troops=1), True),
        (regime_change(troops=6), True),
        (war(markers=["unscr_1973"]), True),
        (war(militia=3), False),
        (muslim(troops=3), False),
        (truce(troops=1), False),
    ],
)
def test_card_198_needs_troops_in_a_war(iraq: dict[str, Any], expected: bool) -> None:
    assert can_happen(JIHADIST, 198, countries={"iraq": iraq}) is expected


def test_card_198_a_shift_a_posture_and_prestige() -> None:
    countries = {"iraq": war("Fair Ally", troops=1), "libya": regime_change(troops=6), "russia": {"posture": "hard"}}
    table = event(JIHADIST, 198, countries=countries)
    assert waits_for(table) == (JIHADIST, "shift_alignment")
    assert set(offered(table)) == {"iraq", "libya"}
    play(table, "iraq")
    assert waits_for(table) == (JIHADIST, "select_posture_where")
    assert {"canada", "china", "kenya_tanzania", "nigeria"} <= set(offered(table))
    assert not {"russia", "france", "united_states", "israel", "iran", "egypt"} & set(offered(table))
    state = play(table, "china", "soft").state
    assert (state["iraq"].alignment, state["libya"].alignment) == (NEUTRAL, ALLY)
    assert state["china"].posture == SOFT
    assert state.prestige == 4
    assert 198 in state.discard


def test_card_198_an_adversary_stays_one() -> None:
    countries = {"iraq": war("Poor Adversary", troops=1)}
    state = played(JIHADIST, 198, "china", "hard", countries=countries)
    assert state["iraq"].alignment == ADVERSARY
    assert state["china"].posture == HARD


# -- 199 US Consulate Attacked


def test_card_199_prestige_a_card_and_the_rest_of_the_turn() -> None:
    state = played(JIHADIST, 199, us=[REAPER, SECOND_REAPER])
    assert state.prestige == 3
    assert len(state.hands[US]) == 1
    assert state.in_effect("us_consulate_attacked")
    assert state.lapsing_cards == [199]
    assert not after(state, "end_lapsing").in_effect("us_consulate_attacked")


@pytest.mark.parametrize(("us", "then"), [("hard", SOFT), ("soft", HARD)])
def test_card_199_a_us_election_this_turn_changes_the_posture_without_a_roll(us: str, then: str) -> None:
    g = Play(played(JIHADIST, 199, us_posture=us).copy(), None)
    asks = us_election(g, US)
    assert asks is not None
    decided(asks)
    assert g.s.us_posture == then
