"""4.7.7 to 4.8: event boxes, plots, Reserves and the other markers."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth.terms import JIHADIST, US
from tests.labyrinth.conditions import condition, muslim
from tests.labyrinth.scene import play, scene, still, turn
from tests.playing import offered, purpose

BIOMETRICS, MORO_TALKS, PREDATOR, RENDITIONS, SAFER_NOW, ITJIHAD = 2, 4, 23, 44, 45, 47
ANSAR, HOMEGROWN, LOOSE_NUKE, MARTYRDOM, SADDAM, WAHHABISM = 50, 66, 71, 87, 92, 95
GTMO, OIL_PRICE_SPIKE = 114, 117
WMD = 4


def plots_resolve(**position: Any) -> Table:
    """A US action phase without cards: the plots on the map are resolved at once."""
    return scene(phase={"side": "us", "card": 1}, hands={"us": [], "jihadist": [SADDAM, WAHHABISM]}, **position)


# -- the Event box and the card boxes (4.7.7)


@pytest.mark.rule("labyrinth", "4.7.7", "6.2.7a")
def test_the_marker_of_a_lingering_event_stays_in_the_event_box_or_in_its_country() -> None:
    countries = {"philippines": {"posture": "soft"}, "gulf_states": muslim("Fair Ally", active_cells=1)}
    table = turn(US, MORO_TALKS, more=[RENDITIONS], countries=countries, jihadist=[SADDAM])
    play(table, MORO_TALKS, "event")
    play(table, RENDITIONS, "event")
    assert table.state.markers == {"moro_talks", "renditions"}
    shown = table.game.describe(table.state)
    assert shown["events"] == ["moro_talks", "renditions"]
    assert shown["countries"]["philippines"]["markers"] == ["moro_talks"]


@pytest.mark.rule("labyrinth", "4.7.7.1", "6.2.7b", "5.2.2")
def test_lapsing_cards_are_kept_aside_for_the_rest_of_the_turn_any_number_of_them() -> None:
    table = turn(US, BIOMETRICS, more=[ITJIHAD, 24], jihadist=[SADDAM, WAHHABISM])
    play(table, BIOMETRICS, "event")
    play(table, ITJIHAD, "event")
    assert table.state.lapsing_cards == [BIOMETRICS, ITJIHAD]
    assert table.state.lapsing == ["biometrics", "the_door_of_itjihad_us"]
    assert table.state.discard == []
    more = turn(US, GTMO, lapsing=["biometrics", "the_door_of_itjihad_us"], jihadist=[SADDAM], dice=[5, 1, 1])
    play(more, GTMO, "event")
    assert more.state.lapsing_cards == [BIOMETRICS, ITJIHAD, GTMO]
    assert set(more.state.lapsing) == {"biometrics", "the_door_of_itjihad_us", "gtmo"}


FIRST_PLOT = {"iran": {"cells": 2}}


@pytest.mark.rule("labyrinth", "4.7.7.2", "5.2.2")
def test_the_first_plot_card_of_a_turn_goes_to_the_1st_plot_box() -> None:
    table = turn(JIHADIST, SADDAM, countries=FIRST_PLOT, dice=[6, 6], us=[PREDATOR, 24])
    play(table, SADDAM, "plot", "done")
    assert table.state.first_plot
    assert table.state.first_plot_card == SADDAM
    assert table.state.discard == []
    play(table, WAHHABISM, "plot", "done")  # the second
    assert table.state.first_plot_card == SADDAM
    assert WAHHABISM in table.state.discard


@pytest.mark.rule("labyrinth", "4.7.7.2", "6.3.2")
def test_it_reminds_that_later_plot_cards_trigger_us_events() -> None:
    """Moro Talks (card 4) lowers Funding."""
    first = turn(JIHADIST, MORO_TALKS, countries=FIRST_PLOT, dice=[6])
    play(first, MORO_TALKS, "plot")
    assert first.state.funding == 5
    later = turn(
        JIHADIST, MORO_TALKS, countries={**FIRST_PLOT, "philippines": {"posture": "soft"}}, first_plot=True, dice=[6]
    )
    play(later, MORO_TALKS, "plot")
    assert later.state.funding == 4


BOXED: dict[str, Any] = {
    "lapsing": ["gtmo"],
    "first_plot": True,
    "boxes": {"lapsing": [GTMO], "first_plot": SADDAM},
}


def effects_of_boxed_cards_go_on(table: Table) -> None:
    """GTMO still forbids Recruit, and a US card used for Plot sets off its event."""
    document = table.game.write_position(table.state)
    kept = {key: document[key] for key in ("lapsing", "first_plot", "boxes") if key in document}
    table = turn(JIHADIST, MORO_TALKS, **kept, countries={**FIRST_PLOT, "philippines": {"posture": "soft"}}, dice=[6])
    table.answer(str(MORO_TALKS))
    assert "recruit" not in offered(table)
    play(table, "plot")
    assert table.state.funding == 4


@pytest.mark.rule("labyrinth", "4.7.7.3", "5.3.1")
def test_a_reshuffle_takes_the_cards_out_of_the_boxes_but_their_effects_stay() -> None:
    """Wiretapping (card 31) draws a card from an empty deck."""
    countries = {"canada": {"posture": "soft", "cells": 1}}
    table = turn(US, 31, decks=2, draw=[], countries=countries, jihadist=[WAHHABISM], **BOXED)
    play(table, 31, "event")
    s = table.state
    assert s.deck_number == 2
    assert s.lapsing_cards == []
    assert s.first_plot_card is None
    assert {GTMO, SADDAM} <= {*s.deck, *s.hands["us"]}
    assert s.lapsing == ["gtmo"]
    assert s.first_plot
    effects_of_boxed_cards_go_on(table)


@pytest.mark.rule("labyrinth", "4.7.7.3")
@pytest.mark.parametrize("taken", [GTMO, SADDAM])
def test_oil_price_spike_may_take_a_card_out_of_a_box_but_its_effect_stays(taken: int) -> None:
    table = turn(US, OIL_PRICE_SPIKE, discard=[93], jihadist=[WAHHABISM], **BOXED)
    play(table, OIL_PRICE_SPIKE, "event")
    assert purpose(table) == "take_discarded"
    assert offered(table) == ["92", "93", "114"]
    table.answer(str(taken))
    s = table.state
    assert taken in s.hands["us"]
    assert taken not in (*s.lapsing_cards, s.first_plot_card)
    assert "gtmo" in s.lapsing
    assert s.first_plot
    effects_of_boxed_cards_go_on(table)


# -- plots (4.7.8, 4.8.1)


@pytest.mark.rule("labyrinth", "4.7.8")
def test_only_available_plots_can_be_placed() -> None:
    countries = {"iran": {"cells": 3}, "egypt": muslim("Poor Ally", plots=[1, 1, 1, 3])}
    table = turn(JIHADIST, SADDAM, countries=countries, dice=[1, 1, 1])
    play(table, SADDAM, "plot", "iran", "iran")  # three successes, and two Plots 2 are left
    assert sorted(plot.kind for plot in table.state["iran"].plots) == [2, 2]
    assert table.state.available_plots == []


@pytest.mark.rule("labyrinth", "4.7.8")
def test_without_available_plots_none_is_placed() -> None:
    countries = {"egypt": muslim("Poor Ally", plots=[1, 1, 1, 2, 2, 3])}
    table = play(turn(JIHADIST, MARTYRDOM, countries=countries, dice=[1]), MARTYRDOM, "plot")
    assert table.state["iran"].active == 1  # the cell has been used all the same
    assert table.state["iran"].plots == ()


@pytest.mark.rule("labyrinth", "4.7.8.1", "4.7.8.1a")
def test_an_event_makes_one_wmd_plot_available_from_its_box() -> None:
    """Loose Nuke (card 71) succeeds in Fair Russia on 1 or 2."""
    table = turn(JIHADIST, LOOSE_NUKE, countries={"russia": {"posture": "soft", "cells": 1}}, dice=[2])
    play(table, LOOSE_NUKE, "event")
    s = table.state
    assert (s.wmd_loose, s.wmd["pakistan"]) == (2, 3)
    assert s.available_plots.count(WMD) == 1


@pytest.mark.rule("labyrinth", "4.7.8.1")
def test_wmd_plots_in_the_holding_boxes_cannot_be_placed() -> None:
    table = turn(JIHADIST, SADDAM, countries={"iran": {"cells": 1}}, dice=[1])
    play(table, SADDAM, "plot")
    assert offered(table) == ["1", "2", "3"]


def revolution_in_pakistan(**position: Any) -> Table:
    table = turn(JIHADIST, SADDAM, countries={"pakistan": muslim("Poor Neutral", cells=6)}, dice=[1, 1], **position)
    return play(table, SADDAM, "jihad", "pakistan", "done", "yes")


@pytest.mark.rule("labyrinth", "4.7.8.1b")
def test_islamist_rule_in_pakistan_makes_the_three_wmd_plots_of_its_arsenal_available() -> None:
    s = revolution_in_pakistan().state
    assert s["pakistan"].is_islamist
    assert (s.wmd_loose, s.wmd["pakistan"]) == (3, 0)
    assert s.available_plots.count(WMD) == 3


@pytest.mark.rule("labyrinth", "4.7.8.1b")
def test_but_only_the_first_time() -> None:
    s = revolution_in_pakistan(wmd={"pakistan": 0}, plots={"removed": ["wmd", "wmd", "wmd"]}).state
    assert s["pakistan"].is_islamist
    assert WMD not in s.available_plots


@pytest.mark.rule("labyrinth", "4.7.8.1-n1")
def test_a_wmd_plot_is_removed_once_it_is_resolved_or_alerted() -> None:
    countries = {"iran": {"cells": 1, "plots": ["wmd"]}}
    resolved = plots_resolve(countries=countries, wmd={"loose": 2})
    alerted = turn(US, SAFER_NOW, countries=countries, wmd={"loose": 2})
    play(alerted, SAFER_NOW, "alert")
    for table in (resolved, alerted):
        s = table.state
        assert s.removed_plots == [WMD]
        assert WMD not in s.available_plots
        assert (s.wmd_loose, s.wmd["pakistan"]) == (2, 3)
        assert not s.plots_on_map()


@pytest.mark.rule("labyrinth", "4.7.9", "5.2.7", "6.3.3.2")
def test_each_side_has_its_own_reserves_and_both_go_back_to_0_at_the_end_of_the_turn() -> None:
    table = turn(JIHADIST, HOMEGROWN, us=[PREDATOR, MORO_TALKS])
    play(table, HOMEGROWN, "reserves")
    assert table.state.reserves == {"us": 0, "jihadist": 2}
    play(table, WAHHABISM, "event")
    play(table, MORO_TALKS, "reserves")
    assert table.state.reserves == {"us": 1, "jihadist": 2}
    play(table, "hold")
    assert table.state.turn == 2
    assert table.state.reserves == {"us": 0, "jihadist": 0}


@pytest.mark.rule("labyrinth", "4.8.1")
@pytest.mark.parametrize(("card", "kinds"), [(ANSAR, ["1"]), (LOOSE_NUKE, ["1", "2"]), (SADDAM, ["1", "2", "3"])])
def test_a_plot_of_a_higher_number_needs_a_card_of_a_higher_value(card: int, kinds: list[str]) -> None:
    table = turn(JIHADIST, card, countries={"iran": {"cells": 1}}, dice=[1])
    play(table, card, "plot")
    if kinds == ["1"]:  # no choice, so it was not asked
        assert [plot.kind for plot in table.state["iran"].plots] == [1]
    else:
        assert offered(table) == kinds


@pytest.mark.rule("labyrinth", "4.8.1")
def test_plots_lie_face_down_and_only_the_jihadist_side_may_inspect_them() -> None:
    table = still(countries={"iran": {"cells": 1, "plots": [3]}})
    seen = {seat: table.game.seen_by(table.state, seat)["iran"].plots[0].kind for seat in ("us", "jihadist", None)}
    assert seen == {"us": 0, "jihadist": 3, None: 0}


@pytest.mark.rule("labyrinth", "4.8.1")
def test_numbered_plots_may_be_reused() -> None:
    countries = {"iran": {"cells": 1, "plots": [3]}}
    resolved = plots_resolve(countries=countries)
    alerted = turn(US, SAFER_NOW, countries=countries)
    play(alerted, SAFER_NOW, "alert")
    for table in (resolved, alerted):
        assert not table.state.plots_on_map()
        assert sorted(table.state.available_plots) == [1, 1, 1, 2, 2, 3]


# -- Regime Change, Aid and Besieged Regime (4.8.2, 4.8.3)


@pytest.mark.rule("labyrinth", "4.8.2", "5.2.9")
def test_a_regime_change_marker_is_green_until_the_next_deal_and_then_tan() -> None:
    countries = {"afghanistan": muslim("Islamist Rule Adversary")}
    table = turn(US, SAFER_NOW, more=[PREDATOR], countries=countries, dice=[1, 1, 1, 1])
    play(table, SAFER_NOW, "regime_change", "6")
    assert table.state["afghanistan"].regime_change == "green"
    play(table, "hold")
    assert table.state.turn == 2
    assert table.state["afghanistan"].regime_change == "tan"


@pytest.mark.rule("labyrinth", "4.8.2")
@pytest.mark.parametrize("marker", ["green", "tan"])
def test_troops_may_not_deploy_out_of_a_regime_change_country_below_five_more_than_the_cells(marker: str) -> None:
    countries = {"afghanistan": muslim("Poor Ally", troops=8, cells=1, rc=marker)}
    table = turn(US, MORO_TALKS, countries=countries)
    play(table, MORO_TALKS, "deploy")  # the only place to come from; to the track is the only way
    assert offered(table) == ["1", "2"]


@pytest.mark.rule("labyrinth", "4.8.2")
def test_other_troops_may_all_deploy() -> None:
    countries = {"afghanistan": muslim("Poor Ally", troops=8, cells=1)}
    table = play(turn(US, MORO_TALKS, countries=countries), MORO_TALKS, "deploy")
    assert offered(table) == [str(number) for number in range(1, 9)]


@pytest.mark.rule("labyrinth", "4.8.2-n1")
def test_withdraw_lifts_the_restriction() -> None:
    countries = {"afghanistan": muslim("Poor Ally", troops=8, cells=6, rc="tan")}
    table = turn(US, SAFER_NOW, us_posture="soft", countries=countries, dice=[1, 1, 1])
    table.answer(str(SAFER_NOW))
    assert "deploy" in offered(table)  # from the track
    play(table, SAFER_NOW, "withdraw", "8")
    assert table.state["afghanistan"].troops == 0


@pytest.mark.rule("labyrinth", "4.8.3")
@pytest.mark.parametrize(("besieged", "islamist"), [(True, True), (False, False)])
def test_besieged_regime_makes_one_success_less_enough_for_a_major_jihad(besieged: bool, islamist: bool) -> None:
    countries = {"yemen": muslim("Poor Neutral", cells=6, besieged=besieged)}
    table = turn(JIHADIST, SADDAM, countries=countries, dice=[1, 6])
    play(table, SADDAM, "jihad", "yemen", "done", "yes")
    assert table.state["yemen"].is_islamist == islamist


@pytest.mark.rule("labyrinth", "4.8.3")
@pytest.mark.parametrize(("aid", "after"), [(1, "Poor Ally"), (0, "Poor Neutral")])
def test_aid_helps_the_war_of_ideas(aid: int, after: str) -> None:
    table = turn(US, SAFER_NOW, countries={"yemen": muslim("Poor Neutral", aid=aid)}, dice=[4])
    play(table, SAFER_NOW, "war_of_ideas", "yemen")
    assert condition(table, "yemen") == after


# -- Cadres (4.8.4)


@pytest.mark.rule("labyrinth", "4.8.4a")
def test_the_last_cell_removed_by_disrupt_leaves_a_cadre() -> None:
    table = turn(US, PREDATOR, countries={"gulf_states": muslim("Fair Ally", active_cells=1)})
    play(table, PREDATOR, "disrupt")
    assert table.state["gulf_states"].cadre


@pytest.mark.rule("labyrinth", "4.8.4a")
def test_the_last_cell_removed_by_an_event_leaves_a_cadre_but_not_one_before_it() -> None:
    table = turn(US, PREDATOR, more=[24, 25], countries={"gulf_states": muslim("Fair Ally", cells=2)})
    play(table, PREDATOR, "event")
    assert not table.state["gulf_states"].cadre
    play(table, 24, "event")
    assert table.state["gulf_states"].cadre


@pytest.mark.rule("labyrinth", "4.8.4a")
def test_the_last_cell_lost_in_jihad_or_travel_leaves_no_cadre() -> None:
    countries = {"egypt": muslim("Fair Ally", cells=1), "libya": muslim("Good Ally"), "iran": {"cells": 1}}
    jihad = play(turn(JIHADIST, SADDAM, countries=countries, dice=[6]), SADDAM, "jihad")
    assert (jihad.state["egypt"].cells, jihad.state["egypt"].cadre) == (0, False)
    travel = play(turn(JIHADIST, SADDAM, countries=countries, dice=[6]), SADDAM, "travel", "iran", "libya", "done")
    assert (travel.state["iran"].cells, travel.state["iran"].cadre) == (0, False)


@pytest.mark.rule("labyrinth", "4.8.4b")
def test_a_cadre_lets_the_jihadists_recruit_without_a_cell() -> None:
    countries = {"yemen": muslim("Poor Neutral", cadre=True), "egypt": muslim("Poor Neutral")}
    table = turn(JIHADIST, SADDAM, countries=countries, dice=[3])
    play(table, SADDAM, "recruit")
    assert offered(table) == ["yemen", "iran"]
    play(table, "yemen", "done")
    assert table.state["yemen"].cells == 1


@pytest.mark.rule("labyrinth", "4.8.4c")
def test_a_cell_placed_from_the_track_removes_the_cadre() -> None:
    countries = {"yemen": muslim("Poor Neutral", cadre=True), "united_kingdom": {"posture": "soft", "cadre": True}}
    recruited = play(turn(JIHADIST, SADDAM, countries=countries, dice=[3]), SADDAM, "recruit", "yemen", "done")
    assert not recruited.state["yemen"].cadre
    placed = play(turn(JIHADIST, HOMEGROWN, countries=countries), HOMEGROWN, "event")
    assert not placed.state["united_kingdom"].cadre


@pytest.mark.rule("labyrinth", "4.8.4c")
def test_a_cell_that_travels_in_does_not() -> None:
    countries = {"iran": {}, "yemen": muslim("Poor Neutral", cadre=True), "saudi_arabia": muslim("Poor Ally", cells=1)}
    table = play(turn(JIHADIST, SADDAM, countries=countries), SADDAM, "travel", "yemen")
    assert (table.state["yemen"].cells, table.state["yemen"].cadre) == (1, True)


@pytest.mark.rule("labyrinth", "4.8.4d", "5.2.2")
def test_the_jihadist_player_may_remove_cadres_in_an_action_phase() -> None:
    countries = {"yemen": muslim("Poor Neutral", cadre=True), "egypt": muslim("Poor Neutral", cadre=True)}
    table = turn(JIHADIST, SADDAM, countries=countries)
    play(table, "remove_cadre", "yemen")
    assert not table.state["yemen"].cadre
    assert table.state["egypt"].cadre
    assert offered(table) == [str(SADDAM), str(WAHHABISM), "remove_cadre"]
    assert (table.state.side, table.state.card) == ("jihadist", 1)


@pytest.mark.rule("labyrinth", "4.8.4d", "5.2.2")
def test_even_without_any_card_left() -> None:
    countries = {"yemen": muslim("Poor Neutral", cadre=True)}
    table = scene(hands={"us": [PREDATOR, 24], "jihadist": []}, countries=countries)
    assert offered(table) == ["remove_cadre", "done"]
    play(table, "remove_cadre")
    assert not table.state["yemen"].cadre
    assert table.state.side == "us"


@pytest.mark.rule("labyrinth", "4.8.4d", "5.2.2")
def test_even_after_the_second_card_of_the_phase() -> None:
    """A Recruit that failed may leave a Cadre which the US would only Disrupt for Prestige."""
    countries = {"yemen": muslim("Poor Neutral", cadre=True), "egypt": muslim("Poor Neutral", cadre=True)}
    hands = {"us": [PREDATOR, 24], "jihadist": [SADDAM, WAHHABISM]}
    table = scene(phase={"side": "jihadist", "card": 2}, hands=hands, countries=countries, dice=[6])
    play(table, SADDAM, "recruit", "yemen", "done")
    assert purpose(table) == "remove_cadre"
    assert offered(table) == ["egypt", "yemen", "done"]
    play(table, "yemen", "done")
    assert (table.state["yemen"].cadre, table.state["egypt"].cadre) == (False, True)
    assert table.state.side == "us"


@pytest.mark.rule("labyrinth", "4.8.4d", "5.2.2")
def test_a_lone_cadre_may_be_kept_and_the_first_card_asks_only_once() -> None:
    countries = {"yemen": muslim("Poor Neutral", cadre=True)}
    table = play(turn(JIHADIST, SADDAM, countries=countries, us=[PREDATOR, 24]), SADDAM, "travel", "iran")
    assert offered(table) == [str(WAHHABISM), "remove_cadre"]
    play(table, WAHHABISM, "travel", "iran")
    assert offered(table) == ["yemen", "done"]
    play(table, "done")
    assert table.state["yemen"].cadre
    assert table.state.side == "us"
