"""The US events of The Awakening with value 2, one by one (cards 131 to 151)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth.registry import may_happen
from sandtable.labyrinth.terms import US
from tests.labyrinth.conditions import (
    CAPITAL,
    FAIR,
    FAIR_ALLY,
    GOOD_ALLY,
    ISLAMIST,
    OCCUPIED,
    POOR,
    POOR_ADVERSARY,
    POOR_ALLY,
    TRUCE,
    TRUCES,
    WAR,
    condition,
    muslim,
)
from tests.labyrinth.scene import CAMPAIGN, event, may_play, on_map, play, scene, turn, unrest, where_is
from tests.playing import asked, how_many, offered, purpose, told

ALL_PLOTS = [1, 1, 1, 2, 2, 3]


# -- Arab Spring Fallout


def test_card_131_countries_far_from_any_awakening_chosen_before_any_is_placed() -> None:
    countries = on_map(
        libya={**POOR, "awakening": 1}, egypt=POOR, jordan=POOR, iraq=FAIR, yemen={**POOR, **TRUCE}, mali=GOOD_ALLY,
        syria=WAR,
    )  # fmt: skip
    table = play(turn(US, 131, **countries, **TRUCES), 131, "event")
    assert how_many(table) == (0, 2)
    open_to_it = set(offered(table, "place_unrest"))
    assert {"jordan", "iraq", "lebanon"} <= open_to_it  # Jordan and Iraq are next to each other
    assert not open_to_it & {"libya", "egypt", "yemen", "mali", "syria"}
    play(table, ("jordan", "iraq"))
    assert (unrest(table.state, "jordan"), unrest(table.state, "iraq")) == ((1, 0), (1, 0))


def test_card_131_an_unmarked_country_is_tested() -> None:
    table = event(US, 131, ("lebanon",), dice=[5])
    assert (condition(table, "lebanon"), unrest(table.state, "lebanon")) == ("Fair Neutral", (1, 0))


# -- Battle of Sirte


def test_card_132_a_cell_goes_and_two_militia_come() -> None:
    countries = on_map(libya={**WAR, "active_cells": 2, "cells": 1}, yemen={**WAR, **TRUCE})
    table = event(US, 132, "sleeper", **countries, **TRUCES)
    libya = table.state["libya"]
    assert (libya.active, libya.sleepers, libya.militia) == (2, 0, 2)


def test_card_132_militia_come_where_there_is_no_cell_too() -> None:
    table = event(US, 132, **on_map(libya=WAR))
    assert (table.state["libya"].militia, table.state["libya"].cadre) == (2, False)


def test_card_132_in_an_allied_nigeria_the_war_is_over_with_its_last_cell() -> None:
    nigeria = muslim("Poor Ally", side="muslim", civil_war=True, active_cells=1, militia=1)
    table = event(US, 132, **on_map(nigeria=nigeria))
    assert table.state["nigeria"].is_non_muslim
    assert table.state["nigeria"].militia == 0
    assert not table.game.faults(table.state)


# -- Benghazi Falls


def test_card_133_civil_war_in_libya_with_two_more_militia_and_italy_hard() -> None:
    libya = muslim("Poor Adversary", awakening=2, reaction=1, aid=1)
    table = event(US, 133, **on_map(libya=libya, italy={"posture": "soft"}))
    found = table.state["libya"]
    assert found.civil_war
    assert (found.militia, found.cells, unrest(table.state, "libya")) == (2 + 2, 1, (0, 0))
    assert found.aid == 1
    assert table.state["italy"].posture == "hard"
    assert where_is(table, 133) == "removed"


def test_card_133_an_unmarked_libya_is_tested_first() -> None:
    table = event(US, 133, dice=[1], **on_map(egypt={**POOR, "awakening": 1}))
    assert (condition(table, "libya"), table.state["libya"].militia) == ("Poor Neutral", 2)


def test_card_133_in_a_war_already_the_rest_still_happens() -> None:
    table = event(US, 133, **on_map(libya={**WAR, "militia": 1}, egypt={**POOR, "awakening": 1}))
    assert (table.state["libya"].militia, table.state["italy"].posture) == (3, "hard")


def test_card_133_under_truce_only_italy_turns() -> None:
    table = event(US, 133, **on_map(libya={**POOR, "awakening": 1, **TRUCE}), **TRUCES)
    assert not table.state["libya"].civil_war
    assert (unrest(table.state, "libya"), table.state["italy"].posture) == ((1, 0), "hard")


# -- Civil Resistance


def test_card_134_a_sunni_country_of_choice_and_a_random_shia_mix_one() -> None:
    table = play(turn(US, 134, dice=[3, 3, 3, 6], **on_map(libya=POOR)), 134, "event")
    assert {"libya", "egypt", "mali"} <= set(offered(table, "place_unrest"))
    assert not {"iraq", "syria", "nigeria", "iran"} & set(offered(table))
    play(table, "libya")  # then 9: Turkey, tested with a 6
    assert (unrest(table.state, "libya"), unrest(table.state, "turkey")) == ((1, 0), (1, 0))


@pytest.mark.rule("awakening", "11.3.10")
def test_card_134_the_table_is_rolled_again_while_its_country_cannot_take_it() -> None:
    table = event(US, 134, "libya", dice=[3, 3, 4, 3, 3, 5], **on_map(libya=POOR, iraq=WAR, gulf_states=FAIR))
    assert (unrest(table.state, "iraq"), unrest(table.state, "gulf_states")) == ((0, 0), (1, 0))


def test_card_134_has_no_effect_while_arab_winter_lasts() -> None:
    table = event(US, 134, lapsing=["arab_winter"])
    assert "no-effect" in told(table)


# -- Delta / SEALS


def test_card_135_a_random_card_goes_into_the_us_hand() -> None:
    available = {"available": [*ALL_PLOTS, "wmd"]}
    table = event(US, 135, "take_card", jihadist=[130], plots=available, **on_map(pakistan={**FAIR, "wmd_cache": 2}))
    assert table.state.hands["jihadist"] == []
    assert 130 in table.state.hands["us"]
    assert table.state.prestige == 5


def seals(*answers: str) -> Any:
    """One WMD is Available and two are placed, one of them under Truce."""
    countries = on_map(
        pakistan={**FAIR, "wmd_cache": 0},
        egypt={**POOR, "plots": [1, "wmd"]},
        yemen={**POOR, "plots": ["wmd"], **TRUCE},
    )
    return event(US, 135, *answers, plots={"available": [1, 1, 2, 2, 3, "wmd"]}, **countries, **TRUCES)


def test_card_135_or_the_us_sees_where_the_wmd_are_and_removes_one() -> None:
    table = seals("remove_wmd")
    assert offered(table, "remove_plot") == ["available_wmd", "egypt:2"]
    assert "wmd-seen" in told(table, "us")
    assert "wmd-seen" not in told(table, "jihadist")
    assert "wmd-seen" not in told(table, None)
    assert not table.can_undo("us")
    play(table, "egypt:2")
    assert [plot.kind for plot in table.state["egypt"].plots] == [1]
    assert (table.state.removed_plots, table.state.prestige) == ([4], 6)


@pytest.mark.rule("awakening", "11.3.1c")
def test_card_135_an_available_wmd_is_worth_prestige_too() -> None:
    table = seals("remove_wmd", "available_wmd")
    assert table.state.available_plots == [1, 1, 2, 2, 3]
    assert (table.state.removed_plots, table.state.prestige) == ([4], 6)
    assert len(table.state["egypt"].plots) == 2


@pytest.mark.rule("awakening", "11.3.12")
def test_card_135_without_wmd_about_a_card_is_taken() -> None:
    table = event(US, 135, jihadist=[130], **on_map(egypt={**POOR, "plots": [1]}))
    assert 130 in table.state.hands["us"]


# -- Factional Infighting


def test_card_136_one_sleeper_wakes_and_two_others_go() -> None:
    table = event(US, 136, "sleeper", "sleeper", **on_map(syria={**POOR, "cells": 3}))
    assert (table.state["syria"].active, table.state["syria"].sleepers) == (1, 0)
    assert table.state.funding == 4


def test_card_136_the_cell_that_woke_is_not_removed() -> None:
    table = event(US, 136, **on_map(syria={**POOR, "cells": 2}))
    assert offered(table, "remove_cell_kind") == ["sleeper", "done"]
    mixed = event(US, 136, "active", **on_map(syria={**POOR, "cells": 2, "active_cells": 1}))
    assert offered(mixed, "remove_cell_kind") == ["sleeper", "done"]


def test_card_136_where_all_are_active_up_to_two_go() -> None:
    table = event(US, 136, "active", "active", **on_map(syria={**POOR, "active_cells": 2}))
    assert (table.state["syria"].cells, table.state["syria"].cadre) == (0, True)


def test_card_136_funding_falls_in_any_case() -> None:
    countries = on_map(syria={**ISLAMIST, "cells": 1}, yemen={**POOR, "cells": 1, **TRUCE})
    table = event(US, 136, **countries, **TRUCES)
    assert (table.state["syria"].sleepers, table.state["yemen"].sleepers, table.state.funding) == (1, 1, 4)


# -- FMS


def test_card_137_three_militia_for_an_ally_that_is_not_good() -> None:
    countries = on_map(
        iraq=POOR_ALLY, gulf_states=FAIR_ALLY, morocco=GOOD_ALLY, egypt=POOR, jordan={**FAIR_ALLY, **TRUCE}
    )
    table = play(turn(US, 137, **countries, **TRUCES), 137, "event")
    assert sorted(offered(table, "place_militia")) == ["gulf_states", "iraq"]
    play(table, "iraq")
    assert table.state["iraq"].militia == 3


# -- Intel Community


def test_card_138_hand_cadre_operation_and_an_extra_card() -> None:
    countries = on_map(
        canada={"cadre": True, "posture": "hard"}, yemen={**POOR, "cadre": True, **TRUCE}, libya={**POOR, "cadre": True}
    )
    table = event(US, 138, jihadist=[130], dice=[5, 4], **countries, **TRUCES)
    assert "hand-seen" in told(table, "us")
    assert table.state.known["us"] == (130,)
    assert sorted(offered(table, "remove_cadre")) == ["canada", "libya"]
    play(table, "libya")
    assert not table.state["libya"].cadre
    play(table, "war_of_ideas", "canada")
    assert purpose(table) == "play_extra_card"
    play(table, "139", "event")
    assert table.state.funding == 5 - 2
    assert asked(table).seat == "jihadist"  # the US hand is empty


def test_card_138_without_a_cadre_the_rest_still_happens() -> None:
    table = event(US, 138, "canada", "done", dice=[5])
    assert table.state["canada"].posture == "hard"
    assert where_is(table, 138) == "discard"


# -- Int'l Banking Regime


@pytest.mark.parametrize(("die", "loss"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_card_139_funding_falls_by_half_a_die(die: int, loss: int) -> None:
    assert event(US, 139, dice=[die]).state.funding == 5 - loss


# -- Maersk Alabama


@pytest.mark.parametrize(("reserves", "after"), [(0, 1), (1, 2), (2, 2)])
def test_card_140_reserves_and_prestige(reserves: int, after: int) -> None:
    table = event(US, 140, reserves={"us": reserves})
    assert (table.state.reserves["us"], table.state.prestige) == (after, 6)
    assert table.state.in_play("maersk_alabama")


@pytest.mark.rule("labyrinth", "6.2.8")
def test_card_140_pirates_are_over() -> None:
    table = event(US, 140, events=["pirates"])
    assert table.state.markers == {"maersk_alabama"}
    both = event(US, 140, events=["pirates", "pirates_73"], **CAMPAIGN)
    assert both.state.markers == {"maersk_alabama"}


def test_card_140_pirates_of_the_first_deck_cannot_be_played() -> None:
    somalia = on_map(somalia=ISLAMIST)
    for events, possible in (([], True), (["maersk_alabama"], False)):
        state = turn(US, 139, events=events, **CAMPAIGN, **somalia).state
        assert may_happen(state, state.rules.deck[73], "jihadist") == possible


# -- Malala Yousafzai


def test_card_141_prestige_funding_and_an_awakening_in_pakistan() -> None:
    table = event(US, 141, dice=[1])
    assert (table.state.prestige, table.state.funding) == (6, 4)
    assert (condition(table, "pakistan"), unrest(table.state, "pakistan")) == ("Poor Neutral", (1, 0))


def test_card_141_not_in_pakistan_at_war() -> None:
    table = event(US, 141, **on_map(pakistan=WAR))
    assert (table.state.prestige, unrest(table.state, "pakistan")) == (6, (0, 0))


# -- Militia


@pytest.mark.parametrize(("lapsing", "count"), [([], 3), (["oil_price_spike"], 4)])
def test_card_142_as_many_militia_as_resources_now(lapsing: list[str], count: int) -> None:
    table = event(US, 142, lapsing=lapsing, **on_map(iraq=WAR))
    assert table.state["iraq"].militia == count


def test_card_142_also_under_regime_change_but_not_under_truce() -> None:
    countries = on_map(libya=OCCUPIED, iraq=WAR, yemen={**WAR, **TRUCE}, egypt=POOR)
    table = play(turn(US, 142, **countries, **TRUCES), 142, "event")
    assert sorted(offered(table, "place_militia")) == ["iraq", "libya"]
    play(table, "libya")
    assert table.state["libya"].militia == 1


def test_card_142_no_more_than_there_are() -> None:
    table = event(US, 142, "iraq", **on_map(iraq=WAR, libya={**WAR, "militia": 13}))
    assert table.state["iraq"].militia == 2
    none_left = event(US, 142, **on_map(iraq=WAR, libya={**WAR, "militia": 15}))
    assert "no-effect" in told(none_left)


# -- Obama Doctrine

EVERYTHING = [
    "place_awakening", "place_aid", "raise_prestige", "lower_funding", "schengen_posture", "take_used_card"
]  # fmt: skip


@pytest.mark.rule("awakening", "11.3.11")
def test_card_143_two_different_effects() -> None:
    table = event(US, 143, us_posture="soft", discard=[127])
    assert offered(table, "event_effect") == EVERYTHING
    play(table, "raise_prestige")
    assert offered(table, "event_effect") == [name for name in EVERYTHING if name != "raise_prestige"]
    play(table, "lower_funding")
    assert (table.state.prestige, table.state.funding) == (6, 4)
    assert purpose(table) == "play_card"


def test_card_143_markers_and_aid() -> None:
    countries = on_map(egypt=POOR, yemen={**POOR, **TRUCE})
    lasting = {"us_posture": "soft", **TRUCES}
    table = event(US, 143, "place_awakening", "egypt", "place_aid", **countries, **lasting)
    assert "yemen" not in offered(table, "place_aid")
    assert not {"france", "iran", "nigeria"} & set(offered(table))
    play(table, "egypt")
    assert (unrest(table.state, "egypt"), table.state["egypt"].aid) == ((1, 0), 1)


def test_card_143_a_posture_and_a_used_card() -> None:
    discard = [121, 126, 127, 128, 144, 130, 163]
    table = event(US, 143, "schengen_posture", jihadist=[], us_posture="soft", discard=discard)
    assert "italy" in offered(table, "select_posture_where")
    assert "canada" not in offered(table)
    play(table, "italy", "hard", "take_used_card")
    assert table.state["italy"].posture == "hard"
    assert sorted(offered(table, "take_discarded")) == ["121", "126", "127", "128", "144"]
    play(table, "144")
    assert where_is(table, 144) == "us"
    assert table.state.known["jihadist"] == (144,)


def test_card_143_what_cannot_be_done_is_not_offered() -> None:
    table = event(US, 143, us_posture="soft", lapsing=["arab_winter"])
    assert offered(table, "event_effect") == ["place_aid", "raise_prestige", "lower_funding", "schengen_posture"]


def test_card_143_in_mitts_turn_the_us_must_be_hard_and_does_three_things() -> None:
    mitt = {"began_as": "mitts_turn"}
    assert not may_play(US, 143, us_posture="soft", **mitt)
    assert may_play(US, 143, us_posture="hard", **mitt)
    table = event(US, 143, "raise_prestige", "lower_funding", "place_aid", "egypt", **mitt)
    assert (table.state.prestige, table.state.funding, table.state["egypt"].aid) == (6, 4, 1)
    assert table.state.rules.deck[143].ops == 3


# -- Operation New Dawn


@pytest.mark.parametrize(("troops", "elsewhere", "replaced"), [(3, 0, 2), (1, 0, 1), (2, 14, 1)])
def test_card_144_militia_for_troops(troops: int, elsewhere: int, replaced: int) -> None:
    countries = on_map(iraq={**POOR_ALLY, "troops": troops}, libya={**POOR, "militia": elsewhere})
    table = event(US, 144, **countries)
    assert (table.state["iraq"].cubes, table.state["iraq"].militia) == (troops - replaced, replaced)
    assert table.state.troops_on_track == 15 - troops + replaced


def test_card_144_only_where_militia_may_be_and_not_under_truce() -> None:
    countries = on_map(
        iraq={**POOR_ALLY, "troops": 1}, yemen={**POOR_ALLY, "troops": 1}, morocco={**GOOD_ALLY, "troops": 2},
        libya={**ISLAMIST, "troops": 2}, jordan={**FAIR_ALLY, "troops": 2, **TRUCE},
        egypt={**POOR, "markers": ["nato"]},
    )  # fmt: skip
    table = play(turn(US, 144, **countries, **TRUCES), 144, "event")
    assert sorted(offered(table, "select_country")) == ["iraq", "yemen"]


# -- Russian Aid


def test_card_145_a_militia_and_aid_for_a_war() -> None:
    table = event(US, 145, **on_map(libya=WAR, iraq=OCCUPIED, yemen={**WAR, **TRUCE}), **TRUCES)
    assert (table.state["libya"].militia, table.state["libya"].aid) == (1, 1)


# -- Sharia


def test_card_146_a_besieged_regime_is_relieved_and_rises() -> None:
    countries = on_map(libya={**POOR, "besieged": True}, yemen={**POOR, "besieged": True}, egypt=POOR)
    table = play(turn(US, 146, **countries), 146, "event")
    assert sorted(offered(table, "remove_besieged")) == ["libya", "yemen"]
    play(table, "yemen")
    assert (table.state["yemen"].besieged, table.state["libya"].besieged) == (False, True)
    assert unrest(table.state, "yemen") == (1, 0)


def test_card_146_in_a_civil_war_the_regime_is_only_relieved() -> None:
    table = event(US, 146, **on_map(libya={**WAR, "besieged": True}))
    assert (table.state["libya"].besieged, unrest(table.state, "libya")) == (False, (0, 0))


def test_card_146_with_nobody_besieged_an_awakening_anywhere() -> None:
    table = event(US, 146, "egypt", **on_map(egypt=POOR))
    assert unrest(table.state, "egypt") == (1, 0)


# -- Strike Eagle


@pytest.mark.rule("awakening", "11.3.1c")
def test_card_147_a_wmd_of_syria_is_destroyed() -> None:
    table = event(US, 147, **on_map(syria=POOR_ADVERSARY))
    assert (table.state.wmd["syria"], table.state.removed_plots) == (1, [4])
    assert (table.state.prestige, table.state.funding) == (6, 6)
    assert table.state["israel"].sleepers == 1


def test_card_147_iran_once_it_is_muslim() -> None:
    iran = muslim("Poor Adversary", side="muslim", cells=1)
    table = event(US, 147, "iran", **on_map(syria=POOR, iran=iran))
    assert table.state.wmd == {"pakistan": 3, "syria": 2, "iran": 0}


# -- Tahrir Square


def test_card_148_egypt_is_torn_and_another_country_rises() -> None:
    countries = on_map(libya={**POOR, "awakening": 1}, jordan=POOR)
    table = event(US, 148, dice=[5], **countries)
    assert (condition(table, "egypt"), unrest(table.state, "egypt")) == ("Fair Neutral", (2, 1))
    assert not {"egypt", "libya"} & set(offered(table, "place_unrest"))
    play(table, "jordan")
    assert unrest(table.state, "jordan") == (1, 0)


def test_card_148_if_egypt_is_at_war_only_the_other_rises() -> None:
    table = event(US, 148, "jordan", **on_map(egypt=WAR, jordan=POOR))
    assert (unrest(table.state, "egypt"), unrest(table.state, "jordan")) == ((0, 0), (1, 0))


def test_card_148_the_us_says_where_a_sixteenth_reaction_comes_from() -> None:
    countries = on_map(egypt=POOR, libya={**POOR, "reaction": 15}, yemen={**POOR, "reaction": 13}, jordan=POOR)
    table = event(US, 148, "libya", "jordan", **countries)
    assert (unrest(table.state, "egypt"), unrest(table.state, "libya")) == ((2, 1), (0, 14))


# -- UN Nation Building


def test_card_149_aid_and_a_war_of_ideas_without_penalty_or_troops() -> None:
    soft = {"us_posture": "soft", "prestige": 5}  # a penalty of one: Israel is Hard
    table = event(US, 149, dice=[4], **soft, **on_map(iraq=muslim("Poor Neutral", rc="green")))
    assert (table.state["iraq"].aid, condition(table, "iraq")) == (1, "Poor Ally")
    assert "modifier-gwot" not in told(table)


def test_card_149_no_roll_for_an_adversary() -> None:
    table = event(US, 149, **on_map(iraq=muslim("Poor Adversary", civil_war=True)))
    assert (table.state["iraq"].aid, condition(table, "iraq")) == (1, "Poor Adversary")


@pytest.mark.rule("awakening", "11.3.8.4")
def test_card_149_only_outside_the_caliphate() -> None:
    table = event(US, 149, dice=[1], **on_map(syria=CAPITAL, iraq=WAR, mali=WAR))
    assert (table.state["syria"].aid, table.state["iraq"].aid, table.state["mali"].aid) == (0, 0, 1)


def test_card_149_vieira_de_mello_slain_blocks_it_too() -> None:
    assert may_play(US, 149, **CAMPAIGN, **on_map(iraq=WAR))
    assert not may_play(US, 149, events=["vieira_de_mello_slain"], **CAMPAIGN, **on_map(iraq=WAR))


# -- UNSCR 1973


def test_card_150_a_cell_goes_and_the_marker_counts_as_a_troop() -> None:
    table = event(US, 150, **on_map(libya={**WAR, "active_cells": 2}))
    libya = table.state["libya"]
    assert (libya.cells, libya.troops, libya.troops_at_stake, libya.cubes) == (1, 1, 0, 0)


def test_card_150_it_moves_to_another_war_and_stays_in_its_own() -> None:
    libya = {**WAR, "markers": ["unscr_1973"]}
    table = event(US, 150, "yemen", **on_map(libya=libya, yemen=WAR))
    assert (table.state["libya"].markers, table.state["yemen"].markers) == ((), ("unscr_1973",))
    stays = event(US, 150, **on_map(libya={**libya, "active_cells": 1}))
    assert (stays.state["libya"].markers, stays.state["libya"].cells) == (("unscr_1973",), 0)


def test_card_150_it_leaves_when_the_war_ends_and_cannot_deploy() -> None:
    libya = muslim("Fair Ally", civil_war=True, markers=["unscr_1973"])
    over = event(US, 149, dice=[6, 4, 1, 5], **on_map(libya=libya))
    assert (over.state["libya"].is_good, over.state["libya"].markers) == (True, ())
    still = turn(US, 155, **on_map(libya=libya))
    still.answer("155")
    assert "deploy" in offered(still, "use_card")
    still.answer("deploy")
    assert purpose(still) != "deploy_from"  # only the track can send Troops


def test_card_150_no_prestige_is_lost_over_it() -> None:
    plotted = {**WAR, "markers": ["unscr_1973"], "plots": [1]}
    table = scene(rules="awakening", step="plots", dice=[6], hands={"jihadist": [126, 127], "us": []},
                  **on_map(libya=plotted))  # fmt: skip
    assert table.state.prestige == 5
    assert not table.state["libya"].plots


def test_card_150_not_under_truce() -> None:
    table = event(US, 150, **on_map(libya={**WAR, "active_cells": 1, **TRUCE}), **TRUCES)
    assert (table.state["libya"].markers, table.state["libya"].cells) == (("truce",), 1)


def test_card_150_nigeria_may_turn_over_with_its_last_cell() -> None:
    nigeria = muslim("Poor Ally", side="muslim", civil_war=True, active_cells=1)
    table = event(US, 150, **on_map(nigeria=nigeria))
    assert table.state["nigeria"].is_non_muslim
    assert table.state["nigeria"].markers == ()


# -- UNSCR 2118


@pytest.mark.parametrize(
    ("syria", "cache", "left"),
    [(POOR_ALLY, 2, 0), (POOR, 2, 1), (POOR_ADVERSARY, 1, 0), (POOR, 0, 0)],
)
def test_card_151_the_arsenal_of_syria(syria: dict[str, Any], cache: int, left: int) -> None:
    gone = ["wmd"] * (2 - cache)
    plots = {"available": ALL_PLOTS, "removed": gone}
    table = event(US, 151, plots=plots, **on_map(syria={**syria, "wmd_cache": cache}))
    assert table.state.wmd["syria"] == left
    assert table.state.prestige == 5 + cache - left
    assert len(table.state.removed_plots) == 2 - left
