"""The US events of The Awakening with value 3, one by one (cards 152 to 163)."""

from __future__ import annotations

import pytest

from sandtable.labyrinth.terms import US
from tests.labyrinth.conditions import (
    CAPITAL,
    FAIR,
    FAIR_ALLY,
    GOOD_ALLY,
    ISLAMIST,
    OCCUPIED,
    POOR,
    POOR_ALLY,
    TRUCE,
    TRUCES,
    WAR,
    condition,
    muslim,
)
from tests.labyrinth.scene import CAMPAIGN, event, on_map, play, scene, turn, unrest, where_is
from tests.playing import how_many, offered, purpose, told

RISEN = muslim("Poor Neutral", awakening=1)


# -- Congress Acts


def test_card_152_a_soft_us_must_change_the_regime_of_a_war() -> None:
    libya = muslim("Poor Adversary", civil_war=True, militia=3, cells=2, markers=["truce"])
    yemen = muslim("Poor Adversary", civil_war=True, militia=3, cells=2, aid=1)
    countries = on_map(libya=libya, yemen=yemen)
    table = event(US, 152, "8", us_posture="soft", dice=[5, 5, 2, 3], **countries, **TRUCES)
    found = table.state["yemen"]
    assert (condition(table, "yemen"), found.regime_change, found.civil_war) == ("Fair Ally", "green", False)
    assert (found.cubes, found.militia, found.active, found.sleepers, found.aid) == (8, 0, 2, 0, 1)
    assert table.state.prestige == 3  # a Soft US in a Hard world rolls with a penalty
    assert table.state["libya"].civil_war


def test_card_152_six_troops_at_least_and_all_of_the_track_at_most() -> None:
    table = event(US, 152, dice=[1, 5, 2, 3], **on_map(libya=WAR, gulf_states={**FAIR_ALLY, "troops": 7}))
    assert offered(table, "deploy_how_many") == ["6", "7", "8"]


def test_card_152_sequestration_ends_first_and_its_troops_count() -> None:
    countries = on_map(libya=WAR, gulf_states={**FAIR_ALLY, "troops": 9})
    lasting = {"events": ["sequestration"], "off_map_troops": 3}
    table = event(US, 152, dice=[1, 5, 2, 3], **countries, **lasting)  # three on the track, and three come back
    assert table.state["libya"].cubes == 6
    assert (table.state.markers, table.state.off_map_troops) == (set(), 0)


def test_card_152_sequestration_ends_without_a_war_too() -> None:
    table = event(US, 152, events=["sequestration"], off_map_troops=3)
    assert (table.state.markers, table.state.off_map_troops, table.state.troops_on_track) == (set(), 0, 15)


def test_card_152_the_caliphate_keeps_a_country_under_regime_change() -> None:
    table = event(US, 152, "6", dice=[1, 5, 2, 3], **on_map(libya=CAPITAL))
    assert (table.state["libya"].capital, table.state["libya"].in_caliphate) == (True, True)


# -- Facebook


def test_card_153_up_to_three_countries_chosen_before_any_is_placed() -> None:
    countries = on_map(
        libya=RISEN, egypt=POOR, sudan=POOR, algeria_tunisia=WAR, jordan=POOR, mali=POOR, iraq=RISEN,
        syria={**POOR, **TRUCE},
    )  # fmt: skip
    lasting = {"events": ["smartphones"], **TRUCES}
    table = play(turn(US, 153, **countries, **lasting), 153, "event")
    assert how_many(table) == (0, 3)
    open_to_it = set(offered(table, "place_unrest"))
    assert {"libya", "egypt", "jordan", "iraq"} <= open_to_it
    assert not open_to_it & {"algeria_tunisia", "mali", "syria", "italy"}
    play(table, ("libya", "egypt", "jordan"))
    assert [unrest(table.state, id)[0] for id in ("libya", "egypt", "jordan")] == [2, 1, 1]


# -- Fracking


def test_card_155_a_prestige_roll_and_a_card() -> None:
    table = event(US, 155, dice=[5, 2, 3])
    assert table.state.prestige == 7
    assert len(table.state.hands["us"]) == 2
    assert table.state.in_play("fracking")
    assert where_is(table, 155) == "discard"


@pytest.mark.rule("awakening", "11.3.6")
@pytest.mark.parametrize(("events", "funding"), [([], 4), (["fracking"], 3)])
def test_card_155_funding_falls_by_one_more_each_turn(events: list[str], funding: int) -> None:
    table = scene(rules="awakening", step="end_of_turn", events=events)
    assert table.state.funding == funding


def test_card_155_an_oil_price_spike_ends_it() -> None:
    table = event(US, 117, rules="awakening", events=["fracking"], **CAMPAIGN, discard=[])
    assert not table.state.in_play("fracking")


# -- Gulf Union


def test_card_156_up_to_four_militia_in_and_around_a_member() -> None:
    countries = on_map(saudi_arabia=POOR, jordan=FAIR, iraq={**POOR, **TRUCE}, gulf_states=GOOD_ALLY, morocco=ISLAMIST)
    table = event(US, 156, **countries, **TRUCES)
    assert offered(table, "select_country") == ["gulf_states", "saudi_arabia", "yemen", "jordan", "morocco"]
    play(table, "saudi_arabia")
    assert set(offered(table, "place_militia")) == {"saudi_arabia", "jordan", "yemen"}
    play(table, "jordan", "saudi_arabia", "saudi_arabia", "jordan")
    assert (table.state["jordan"].militia, table.state["saudi_arabia"].militia) == (2, 2)
    assert purpose(table) == "play_card"


def test_card_156_iran_gets_none_even_when_it_is_muslim() -> None:
    iran = muslim("Fair Adversary", side="muslim", cells=1)
    table = event(US, 156, "gulf_states", **on_map(gulf_states=FAIR_ALLY, iran=iran))
    assert "pakistan" in offered(table, "place_militia")
    assert "iran" not in offered(table)


def test_card_156_fewer_if_the_us_likes_or_if_no_more_are_there() -> None:
    fewer = event(US, 156, "jordan", "jordan", "done", **on_map(jordan=POOR))
    assert fewer.state["jordan"].militia == 1
    short = event(US, 156, "jordan", "jordan", "jordan", **on_map(jordan=POOR, libya={**POOR, "militia": 13}))
    assert short.state["jordan"].militia == 2
    assert purpose(short) == "play_card"


def test_card_156_or_the_militia_of_the_members_are_shared_out_anew() -> None:
    countries = on_map(
        gulf_states=GOOD_ALLY, saudi_arabia={**POOR, "militia": 3}, yemen={**POOR, "militia": 1},
        jordan={**POOR, "militia": 2, **TRUCE}, morocco=FAIR, iraq={**POOR, "militia": 2},
    )  # fmt: skip
    table = event(US, 156, "move_militia", **countries, **TRUCES)
    assert offered(table, "share_of_militia") == ["0", "1", "2", "3", "4"]  # for Saudi Arabia
    play(table, "1")
    assert offered(table, "share_of_militia") == ["0", "1", "2", "3"]  # for Yemen; the rest is Morocco's
    play(table, "0")
    found = {id: table.state[id].militia for id in ("saudi_arabia", "yemen", "jordan", "morocco", "iraq")}
    assert found == {"saudi_arabia": 1, "yemen": 0, "jordan": 2, "morocco": 3, "iraq": 2}


def test_card_156_with_no_militia_left_they_can_only_be_moved() -> None:
    countries = on_map(saudi_arabia={**POOR, "militia": 1}, iraq={**POOR, "militia": 14})
    table = event(US, 156, "1", **countries)
    assert (table.state["gulf_states"].militia, table.state["saudi_arabia"].militia) == (1, 0)


# -- Limited Deployment


def test_card_157_troops_and_aid_for_an_adversary_at_war_and_an_awakening_next_to_it() -> None:
    countries = on_map(libya=muslim("Poor Adversary", civil_war=True), egypt=POOR, sudan=WAR, jordan=POOR)
    table = event(US, 157, "libya", **countries)
    assert (table.state["libya"].cubes, table.state["libya"].aid) == (2, 1)
    assert "egypt" in offered(table, "place_unrest")
    assert not {"sudan", "jordan", "italy"} & set(offered(table))
    play(table, "egypt")
    assert unrest(table.state, "egypt") == (1, 0)


@pytest.mark.parametrize(("troops", "sent"), [(14, 1), (15, 0)])
def test_card_157_no_more_troops_than_the_track_has(troops: int, sent: int) -> None:
    countries = on_map(libya=WAR, gulf_states={**FAIR_ALLY, "troops": troops}, egypt=POOR)
    table = event(US, 157, "egypt", **countries)
    assert (table.state["libya"].cubes, table.state["libya"].aid) == (sent, 1)


def test_card_157_not_under_truce() -> None:
    table = event(US, 157, **on_map(libya={**WAR, **TRUCE}), **TRUCES)
    assert (table.state["libya"].cubes, table.state["libya"].aid) == (0, 0)


# -- Mass Turnout


@pytest.mark.rule("awakening", "11.1.5a")
def test_card_158_governance_improves_and_an_awakening_goes() -> None:
    table = event(US, 158, **on_map(iraq={**OCCUPIED, "awakening": 2, "reaction": 1}))
    assert (condition(table, "iraq"), unrest(table.state, "iraq")) == ("Fair Ally", (1, 1))


@pytest.mark.rule("awakening", "11.1.8a")
def test_card_158_a_good_country_converges() -> None:
    iraq = muslim("Fair Ally", rc="tan", troops=6, awakening=2, aid=1, militia=1)
    table = event(US, 158, dice=[4, 1], **on_map(iraq=iraq, egypt=POOR))  # Egypt by the table
    found = table.state["iraq"]
    assert (found.is_good, found.is_regime_change, found.aid, found.militia, found.cubes) == (True, False, 0, 0, 6)
    assert unrest(table.state, "egypt") == (1, 0)


# -- NATO


def test_card_159_aid_and_nato_which_counts_as_two_troops() -> None:
    table = event(US, 159, **on_map(libya=WAR))
    libya = table.state["libya"]
    assert (libya.markers, libya.troops, libya.troops_at_stake, libya.aid) == (("nato",), 2, 2, 1)


def test_card_159_nato_moves_but_not_the_one_of_card_41() -> None:
    countries = on_map(libya={**WAR, "markers": ["nato"]}, iraq={**OCCUPIED, "markers": ["nato_41"]}, mali=WAR)
    table = event(US, 159, "mali", **countries, **CAMPAIGN)
    assert [table.state[id].markers for id in ("libya", "iraq", "mali")] == [(), ("nato_41",), ("nato",)]


def test_card_159_nato_is_lost_in_attrition_and_leaves_when_it_deploys() -> None:
    libya = {**WAR, "markers": ["nato"], "active_cells": 6}
    lost = scene(rules="awakening", step="attrition", dice=[3], **on_map(libya=libya))
    assert lost.state["libya"].markers == ()
    table = play(turn(US, 152, **on_map(libya={**POOR_ALLY, "markers": ["nato"]})), 152, "deploy")
    play(table, "libya")
    assert table.state["libya"].markers == ()
    assert table.state.troops_on_track == 15


# -- Operation Neptune Spear


def test_card_160_a_leader_is_taken_from_the_discard_pile() -> None:
    table = event(US, 160, discard=[215, 216, 219, 225, 237, 130])
    assert offered(table, "take_discarded") == ["215", "216", "219", "225", "237"]
    play(table, "225")
    assert where_is(table, 225) == "us"
    assert table.state.known["jihadist"] == (225,)


# -- PRISM


def test_card_161_half_of_the_sleepers_become_active_where_the_us_chooses() -> None:
    countries = on_map(
        iraq={**POOR, "cells": 2}, france={"posture": "hard", "cells": 2}, yemen={**POOR, "cells": 1, **TRUCE}, iran={}
    )
    table = event(US, 161, **countries, **TRUCES)  # five sleepers: three wake, none of them in Yemen
    assert offered(table, "select_country") == ["france", "iraq"]
    play(table, "iraq", "france", "france")
    found = [(table.state[id].active, table.state[id].sleepers) for id in ("iraq", "france", "yemen")]
    assert found == [(1, 1), (2, 0), (0, 1)]
    assert table.state.prestige == 4


def test_card_161_or_every_plot_is_foiled() -> None:
    countries = on_map(
        iraq={**POOR, "cells": 1, "plots": [1, "wmd"]},
        france={"posture": "hard", "plots": [2]},
        yemen={**POOR, "plots": [3], **TRUCE},
        pakistan={**FAIR, "wmd_cache": 2},
    )
    table = event(US, 161, "remove_plots", prestige=6, **countries, **TRUCES)
    assert [len(table.state[id].plots) for id in ("iraq", "france", "yemen")] == [0, 0, 1]
    assert table.state.prestige == 6 + 1 - 1
    assert (table.state.resolved_plots, table.state.removed_plots) == ([1, 2], [4])
    assert table.state["iraq"].sleepers == 1


@pytest.mark.rule("awakening", "11.3.12")
def test_card_161_prestige_falls_in_any_case() -> None:
    neither = event(US, 161, **on_map(iran={"active_cells": 1}))
    assert neither.state.prestige == 4
    plots = event(US, 161, **on_map(iran={"active_cells": 1, "plots": [1]}))
    assert (plots.state.prestige, plots.state["iran"].plots) == (4, ())


# -- SCAF


@pytest.mark.rule("awakening", "11.1.5a")
def test_card_162_a_torn_country_becomes_a_fair_ally_and_cells_become_reactions() -> None:
    egypt = muslim("Poor Adversary", awakening=2, reaction=1, cells=1, active_cells=1)
    table = event(US, 162, **on_map(egypt=egypt))
    assert (condition(table, "egypt"), unrest(table.state, "egypt")) == ("Fair Ally", (1, 3))
    assert (table.state["egypt"].cells, table.state["egypt"].cadre) == (0, True)


def test_card_162_without_a_shift_no_awakening_goes() -> None:
    table = event(US, 162, **on_map(egypt=muslim("Fair Neutral", awakening=1, reaction=1)))
    assert (condition(table, "egypt"), unrest(table.state, "egypt")) == ("Fair Ally", (1, 1))
    assert not table.state["egypt"].cadre


def test_card_162_nigeria_turns_back_when_it_has_no_cells_left() -> None:
    nigeria = muslim("Poor Neutral", side="muslim", awakening=1, reaction=1, cells=2)
    table = event(US, 162, **on_map(nigeria=nigeria))
    found = table.state["nigeria"]
    assert (found.is_non_muslim, found.cells, found.awakening, found.reaction) == (True, 0, 0, 0)
    assert not table.game.faults(table.state)


# -- Status Quo


def test_card_163_the_regime_change_is_over_and_all_else_stays() -> None:
    iraq = muslim("Poor Neutral", rc="tan", troops=1, militia=3, cells=2, aid=1, awakening=1)
    table = event(US, 163, **on_map(iraq=iraq))
    found = table.state["iraq"]
    assert (condition(table, "iraq"), found.regime_change) == ("Poor Ally", None)
    assert (found.cubes, found.militia, found.cells, found.aid, found.awakening) == (1, 3, 2, 1, 1)


@pytest.mark.rule("awakening", "11.3.8.4")
def test_card_163_only_outside_the_caliphate() -> None:
    old = muslim("Poor Ally", rc="tan", troops=2)
    table = event(US, 163, **on_map(syria=CAPITAL, iraq=old, mali=old))
    assert (table.state["iraq"].regime_change, table.state["mali"].regime_change) == ("tan", None)


def test_card_163_an_allied_nigeria_without_cells_turns_back() -> None:
    nigeria = muslim("Poor Neutral", side="muslim", rc="tan", troops=1)
    table = event(US, 163, **on_map(nigeria=nigeria))
    assert (table.state["nigeria"].is_non_muslim, table.state["nigeria"].alignment) == (True, None)
    assert "regime-change-over" not in told(table)
