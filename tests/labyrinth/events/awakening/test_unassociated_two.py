"""The events of neither side of The Awakening with value 2, one by one (cards 214 to 233)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.errors import BadPosition
from sandtable.core.messages import Message
from sandtable.labyrinth import countries, pieces, positions
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.markers import SERVAL
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.registry import EVENTS, may_happen
from sandtable.labyrinth.terms import ADVERSARY, ALLY, JIHADIST, NEUTRAL, US, Governance, other
from tests.labyrinth.conditions import (
    CAPITAL,
    CHANGED,
    FAIR,
    FAIR_ALLY,
    ISLAMIST,
    MUSLIM_IRAN,
    NIGERIA,
    POOR,
    POOR_ADVERSARY,
    POOR_ALLY,
    TORN,
    TRUCE,
    TRUCES,
    WAR,
    WAR_UNDER_TRUCE,
    muslim,
)
from tests.labyrinth.scene import BOTH, after, event, may_play, play, played, scene, turn, unrest
from tests.playing import asked, offered, told, waits_for

FRANCE: dict[str, Any] = {"posture": "soft"}


def test_every_unassociated_card_has_its_event() -> None:
    names = {card.event for card in deck("awakening").values() if card.side == "unassociated"}
    assert len(names) == 38
    assert names <= set(EVENTS["awakening"])


# -- 3 Cups of Tea


def test_card_214_the_us_places_two_awakening_markers_in_an_unmarked_country() -> None:
    table = event(US, 214, dice=[5], countries={"libya": POOR})
    assert waits_for(table) == (US, "place_unrest")
    assert "libya" not in asked(table).keys
    state = play(table, "egypt").state
    assert unrest(state, "egypt") == (2, 0)
    assert state["egypt"].is_fair
    assert not state.in_play("3_cups_of_tea")


def test_card_214_the_jihadists_place_a_reaction_marker_and_block_malala() -> None:
    state = played(JIHADIST, 214, "egypt", dice=[1], countries={"libya": POOR})
    assert unrest(state, "egypt") == (0, 1)
    assert state.in_play("3_cups_of_tea")
    assert after(state, "end_lapsing").in_play("3_cups_of_tea")


# -- Abu Bakr al-Baghdadi


def test_card_215_his_death_needs_a_caliphate() -> None:
    assert not may_play(US, 215, countries={"syria": WAR})
    state = played(US, 215, countries={"syria": CAPITAL})
    assert state.prestige == 8
    assert 215 in state.removed


def test_card_215_three_cells_from_track_and_map_declare_the_caliphate() -> None:
    countries = {"syria": WAR, "iraq": POOR, "libya": {**POOR, "cells": 1}, "germany": FRANCE}
    gathered = ["syria", "libya", "syria", "funding_track", "syria", "funding_track"]
    state = played(JIHADIST, 215, *gathered, "yes", dice=[3], countries=countries)
    assert state["syria"].capital
    assert state["syria"].active == 3
    assert (state["libya"].cells, state["libya"].cadre) == (0, False)
    assert state["germany"].cells == 1  # a 3 on the Schengen table
    assert state.funding == 7
    assert 215 in state.discard


def test_card_215_three_cells_in_two_countries_declare_nothing() -> None:
    countries = {"syria": WAR, "iraq": WAR, "germany": FRANCE}
    gathered = ["syria", "funding_track", "iraq", "funding_track", "syria", "funding_track"]
    state = played(JIHADIST, 215, *gathered, dice=[3], countries=countries)
    assert (state["syria"].cells, state["iraq"].cells, state.capital) == (2, 1, None)


def test_card_215_may_gather_none_and_takes_a_card_instead_of_a_cell() -> None:
    state = played(JIHADIST, 215, "done", "take_used_card", "196", discard=[182, 196, 164], countries={"syria": WAR})
    assert 196 in state.hands[JIHADIST]
    assert sorted(state.discard) == [164, 182, 215]
    assert 196 in state.known[US]
    assert state["syria"].cells == 0


def test_card_215_the_country_of_the_schengen_table_is_told() -> None:
    table = play(event(JIHADIST, 215, dice=[3], countries={"syria": WAR, "germany": FRANCE}), "done")
    (note,) = [note for note in table.notes if note.message.id == "note-random-country"]
    assert (note.message.args["country"], note.rule) == (Message("country-germany"), "9.5")


def test_card_215_syria_under_truce_is_out_of_reach() -> None:
    table = event(JIHADIST, 215, **TRUCES, countries={"syria": WAR_UNDER_TRUCE, "iraq": POOR})
    assert offered(table, "place_cells") == ["iraq", "done"]


# -- Abu Sayyaf (ISIL)


@BOTH
@pytest.mark.parametrize("iraq", [WAR, CHANGED, ISLAMIST])
def test_card_216_an_oil_exporter_in_trouble(side: str, iraq: dict[str, Any]) -> None:
    assert may_play(side, 216, countries={"iraq": iraq})
    assert not may_play(side, 216, countries={"egypt": iraq, "iraq": POOR})


@BOTH
def test_card_216_an_embargoed_iran_exports_nothing(side: str) -> None:
    iran = {**MUSLIM_IRAN, **muslim("Fair Adversary", civil_war=True)}
    assert may_play(side, 216, countries={"iran": iran})
    assert not may_play(side, 216, countries={"iran": {**iran, "markers": ["trade_embargo_jihadist"]}})


def test_card_216_prestige_for_the_us_funding_for_the_jihadists() -> None:
    us = played(US, 216, countries={"iraq": WAR})
    assert (us.prestige, us.funding) == (7, 4)
    assert 216 in us.removed
    jihadist = played(JIHADIST, 216, countries={"iraq": WAR})
    assert (jihadist.prestige, jihadist.funding) == (5, 7)
    assert 216 in jihadist.discard
    assert played(JIHADIST, 216, countries={"iraq": CAPITAL}).funding == 8


# -- Agitators


@BOTH
def test_card_217_a_card_of_the_list_comes_back(side: str) -> None:
    table = event(side, 217, discard=[238, 165, 164, 126])
    assert sorted(offered(table, "take_discarded")) == ["165", "238"]
    play(table, "238")
    assert 238 in table.state.hands[side]
    assert 238 not in table.state.discard


@BOTH
def test_card_217_without_such_a_card_nothing_happens(side: str) -> None:
    table = event(side, 217, discard=[126])
    assert sorted(table.state.discard) == [126, 217]
    assert "no-effect" in told(table)


@BOTH
def test_card_217_in_a_campaign_the_base_cards_too(side: str) -> None:
    table = event(side, 217, campaign=True, deck=2, discard=[37, 39, 38])
    assert sorted(offered(table, "take_discarded")) == ["37", "39"]


# -- Al-Nusra Front


@BOTH
def test_card_218_the_more_numerous_fall_to_the_number_of_the_others(side: str) -> None:
    cells = played(side, 218, countries={"syria": {**WAR, "cells": 4, "militia": 2, "troops": 3}})
    assert (cells["syria"].cells, cells["syria"].militia, cells["syria"].troops) == (2, 2, 3)
    militia = played(side, 218, countries={"syria": {**CHANGED, "cells": 1, "militia": 3}})
    assert (militia["syria"].cells, militia["syria"].militia) == (1, 1)


@BOTH
def test_card_218_needs_both_in_a_war(side: str) -> None:
    assert not may_play(side, 218, countries={"syria": {**WAR, "cells": 4, "troops": 2}})
    assert not may_play(side, 218, countries={"syria": {**POOR, "cells": 4, "militia": 2}})
    assert not may_play(side, 218, **TRUCES, countries={"syria": {**WAR_UNDER_TRUCE, "cells": 4, "militia": 2}})
    assert may_play(side, 218, countries={"syria": {**CAPITAL, "active_cells": 4, "militia": 2}})


# -- Ayman al-Zawahiri


def test_card_219_the_us_gains_more_once_osama_is_gone() -> None:
    state = played(US, 219)
    assert (state.prestige, state.funding) == (6, 4)
    assert 219 in state.removed
    assert played(US, 219, removed=[237]).prestige == 7


@pytest.mark.parametrize(("reaction", "prestige"), [(0, 5), (1, 4), (4, 4), (5, 3), (9, 2)])
def test_card_219_reaction_markers_lower_prestige(reaction: int, prestige: int) -> None:
    state = played(JIHADIST, 219, countries={"libya": {**POOR, "reaction": reaction}})
    assert state.prestige == prestige
    assert 219 in state.discard


# -- Daraa


def test_card_220_syria_is_tested_and_governed_better_but_not_to_good() -> None:
    poor = played(US, 220, dice=[1])
    assert poor["syria"].is_fair
    assert unrest(poor, "syria") == (1, 0)
    assert 220 in poor.removed
    fair = played(US, 220, countries={"syria": FAIR})
    assert fair["syria"].is_fair
    assert unrest(fair, "syria") == (1, 0)
    assert unrest(played(US, 220, countries={"syria": {**POOR, "awakening": 1}}), "syria") == (1, 0)  # 11.1.5


def test_card_220_or_worse_but_not_to_islamist_rule() -> None:
    fair = played(JIHADIST, 220, countries={"syria": FAIR})
    assert fair["syria"].is_poor
    assert unrest(fair, "syria") == (0, 1)
    assert played(JIHADIST, 220, countries={"syria": POOR})["syria"].is_poor


@BOTH
def test_card_220_not_under_islamist_rule_and_without_effect_under_truce(side: str) -> None:
    assert not may_play(side, 220, countries={"syria": ISLAMIST})
    assert unrest(played(side, 220, countries={"syria": WAR}), "syria") == (0, 0)
    truce = played(side, 220, **TRUCES, countries={"syria": {**muslim("Fair Neutral", civil_war=True), **TRUCE}})
    assert truce["syria"].is_fair


# -- Flypaper


@BOTH
def test_card_221_cells_and_reactions_are_drawn_into_one_war(side: str) -> None:
    countries = {
        "libya": {**POOR, "reaction": 1, "cells": 1},
        "egypt": {**POOR, "reaction": 1},
        "france": {**FRANCE, "cells": 1},
        "syria": WAR,
        "yemen": CHANGED,
    }
    table = play(event(side, 221, countries=countries), ("libya", "egypt", "france"), "reaction", "syria")
    assert waits_for(table) == (JIHADIST, "declare_caliphate")  # by either side's play
    after = play(table, "yes").state
    assert (after["libya"].reaction, after["libya"].cells, after["egypt"].reaction) == (0, 1, 0)
    assert after["france"].cells == 0
    assert after["syria"].capital
    assert after["syria"].active == 3


@BOTH
def test_card_221_fewer_cells_declare_nothing_and_it_may_be_none(side: str) -> None:
    countries = {"libya": {**POOR, "cells": 2}, "syria": WAR}
    state = played(side, 221, ("libya",), countries=countries)
    assert (state["libya"].cells, state["syria"].cells, state.capital) == (1, 1, None)
    assert played(side, 221, (), countries=countries)["syria"].cells == 0


@BOTH
def test_card_221_where_the_cells_go(side: str) -> None:
    assert not may_play(side, 221, countries={"libya": ISLAMIST})
    assert not may_play(side, 221, **TRUCES, countries={"libya": WAR_UNDER_TRUCE})
    countries = {"iraq": CAPITAL, "syria": {**ISLAMIST, "active_cells": 1}}
    table = play(event(side, 221, countries=countries), ("iran",))
    assert offered(table, "place_cells") == ["syria", "iraq"]
    assert play(table, "syria").state["syria"].active == 2  # 11.3.8.3


# -- Hagel


@pytest.mark.parametrize(("side", "posture"), [(US, "hard"), (JIHADIST, "soft")])
def test_card_222_the_us_turns(side: str, posture: str) -> None:
    for before in ("hard", "soft"):
        state = played(side, 222, us_posture=before)
        assert state.us_posture == posture
        assert 222 in state.removed


# -- Iranian Elections


@BOTH
@pytest.mark.parametrize(("more", "markers"), [("two_awakening", (2, 1)), ("two_reaction", (1, 2))])
def test_card_223_iran_becomes_a_muslim_country(side: str, more: str, markers: tuple[int, int]) -> None:
    state = played(side, 223, more, countries={"iran": {"cells": 2, "plots": [1]}})
    iran = state["iran"]
    assert iran.is_muslim
    assert iran.is_shia_mix
    assert iran.is_fair
    assert iran.is_adversary
    assert (iran.cells, len(iran.plots)) == (2, 1)
    assert unrest(state, "iran") == markers
    assert state.funding == 4
    assert 223 in state.removed


@BOTH
def test_card_223_during_arab_winter_no_marker_is_placed(side: str) -> None:
    state = played(side, 223, lapsing=["arab_winter"])
    assert state["iran"].is_muslim
    assert unrest(state, "iran") == (0, 0)


# -- Je Suis Charlie

STRUCK: dict[str, Any] = {"memory": {"this_phase": {"plots_resolved_in": ["france"]}}}


@BOTH
def test_card_224_needs_a_plot_resolved_outside_the_muslim_world(side: str) -> None:
    assert may_play(side, 224, **STRUCK)
    assert may_play(side, 224, memory={"last_phase": {"plots_resolved_in": ["france"]}})
    assert not may_play(side, 224)
    assert not may_play(side, 224, memory={"this_phase": {"plots_resolved_in": ["libya", "iran"]}})


@BOTH
@pytest.mark.parametrize(
    ("plot", "was", "condition", "playable"),
    [
        (2, "non_muslim", None, True),  # the plot itself turns Nigeria
        (1, "non_muslim", None, True),
        (1, "muslim", "Poor Neutral", False),
    ],
)
def test_card_224_asks_what_nigeria_was_when_the_plot_was_resolved(
    side: str, plot: int, was: str, condition: str | None, playable: bool
) -> None:
    there = {"side": was, "cells": 1, "plots": [plot], **(muslim(condition) if condition else {"posture": "soft"})}
    hands = {JIHADIST: [224, 194], US: [224, 139]}
    hands[US if side == JIHADIST else JIHADIST].remove(224)
    table = scene(rules="awakening", step="plots", countries={"nigeria": there}, hands=hands, dice=[6, 6, 6])
    state = table.state.copy()
    assert state.this_phase.plots_resolved_in == (f"nigeria:{was}",)
    assert may_happen(state, deck("awakening")[224], side) == playable
    if was == "muslim":
        state["nigeria"].alignment = ALLY
        pieces.remove_all_cells(Play(state, None), state["nigeria"])
        assert state["nigeria"].is_non_muslim
    assert may_happen(state, deck("awakening")[224], side) == playable
    assert positions.read(positions.write(state)).this_phase == state.this_phase


@BOTH
def test_card_224_a_position_may_say_on_which_side_nigeria_was_struck(side: str) -> None:
    def struck(place: str) -> dict[str, Any]:
        return {"memory": {"last_phase": {"plots_resolved_in": [place]}}}

    assert may_play(side, 224, **struck("nigeria:non_muslim"), countries={"nigeria": NIGERIA})
    assert not may_play(side, 224, **struck("nigeria"), countries={"nigeria": NIGERIA})
    assert not may_play(side, 224, **struck("nigeria:muslim"))
    assert may_play(side, 224, **struck("nigeria"))
    for unknown in ("nigeria:sunni", "france:muslim", "atlantis"):
        with pytest.raises(BadPosition, match="there is no country"):
            turn(side, 224, **struck(unknown))


def test_card_224_the_us_chooses_two_postures() -> None:
    table = event(US, 224, **STRUCK)
    assert len(offered(table, "select_posture_where")) == 7
    play(table, "france", "hard")
    assert not {"france", "united_states", "israel", "libya"} & {*offered(table, "select_posture_where")}
    state = play(table, "china", "soft").state
    assert (state["france"].posture, state["china"].posture) == ("hard", "soft")


@pytest.mark.parametrize(("pips", "prestige"), [(1, 4), (2, 4), (5, 2), (6, 2)])
def test_card_224_the_jihadists_cost_prestige(pips: int, prestige: int) -> None:
    countries = {"israel": {}, "france": {"posture": "soft"}}  # World 0
    assert played(JIHADIST, 224, dice=[pips], **STRUCK, countries=countries).prestige == prestige


def test_card_224_or_turn_the_us_against_the_world() -> None:
    countries = {"france": {"posture": "hard"}}
    state = played(JIHADIST, 224, "us_against_world", us_posture="hard", **STRUCK, countries=countries)
    assert state.us_posture == "soft"
    assert state.prestige == 5
    assert played(JIHADIST, 224, dice=[1], us_posture="soft", **STRUCK, countries=countries).us_posture == "soft"


# -- Jihadi John


def test_card_225_for_the_us() -> None:
    state = played(US, 225)
    assert state.prestige == 6
    assert 225 in state.removed
    assert played(US, 225, countries={"syria": CAPITAL}).prestige == 7


def test_card_225_for_the_jihadists() -> None:
    table = event(JIHADIST, 225)
    assert len(offered(table, "select_posture_where")) == 7
    state = play(table, "spain", "soft").state
    assert state["spain"].posture == "soft"
    assert state.funding == 6
    assert 225 in state.discard
    assert played(JIHADIST, 225, "spain", "hard", countries={"syria": CAPITAL}).funding == 7


# -- Operation Serval


@BOTH
def test_card_226_needs_a_poor_muslim_country_of_africa(side: str) -> None:
    assert may_play(side, 226, countries={"mali": POOR})
    assert may_play(side, 226, countries={"nigeria": NIGERIA})
    assert not may_play(side, 226, countries={"egypt": POOR, "yemen": POOR, "mali": FAIR, "libya": ISLAMIST})
    assert not may_play(side, 226, **TRUCES, countries={"mali": WAR_UNDER_TRUCE})
    assert may_play(side, 226, countries={"algeria_tunisia": POOR})
    assert not may_play(side, 226, lapsing=["oil_price_spike"], countries={"algeria_tunisia": POOR})


def test_card_226_serval_counts_as_a_troop_and_moves() -> None:
    state = played(US, 226, "libya", countries={"mali": {**POOR, "markers": [SERVAL]}, "libya": WAR})
    assert state["mali"].markers == ()
    assert state["libya"].markers == (SERVAL,)
    assert (state["libya"].troops, state["libya"].cubes, state["libya"].militia) == (1, 0, 1)
    assert 226 in state.discard
    again = played(US, 226, countries={"mali": {**POOR, "markers": [SERVAL]}})
    assert again["mali"].markers == (SERVAL,)
    assert again["mali"].militia == 1


def test_card_226_serval_is_lost_in_attrition() -> None:
    state = played(US, 226, countries={"mali": {**WAR, "active_cells": 6}})
    assert state["mali"].defenders == 2
    mali = {**WAR, "active_cells": 6, "militia": 1, "markers": [SERVAL]}
    table = scene(rules="awakening", step="attrition", countries={"mali": mali}, dice=[6])
    play(table, SERVAL)
    assert table.state["mali"].markers == ()
    assert table.state["mali"].militia == 1


def test_card_226_the_jihadists_start_a_civil_war() -> None:
    mali = played(JIHADIST, 226, countries={"mali": {**TORN, "awakening": 2}})
    assert mali["mali"].civil_war
    assert (mali["mali"].militia, mali["mali"].cells) == (2, 3)  # a Reaction marker became one of the cells
    libya = played(JIHADIST, 226, countries={"libya": POOR})
    assert libya["libya"].civil_war
    assert libya["libya"].cells == 1
    assert not libya["libya"].markers
    assert played(JIHADIST, 226, countries={"libya": WAR})["libya"].cells == 1


# -- Popular Support


@BOTH
@pytest.mark.parametrize("card", [227, 228])
def test_card_227_a_kind_of_marker_spreads_to_a_neighbour(side: str, card: int) -> None:
    countries = {"libya": {**POOR, "awakening": 1}, "egypt": POOR, "iraq": {**POOR, "reaction": 1}}
    table = play(event(side, card, countries=countries), "awakening")
    assert "egypt" in offered(table, "place_unrest")
    assert not {"libya", "iraq", "italy"} & {*asked(table).keys}
    play(table, "egypt")
    assert unrest(table.state, "libya") == (2, 0)
    assert unrest(table.state, "egypt") == (1, 0)
    reaction = play(event(side, card, countries={**countries, "syria": POOR}), "reaction", "syria").state
    assert unrest(reaction, "iraq") == (0, 2)
    assert unrest(reaction, "syria") == (0, 1)


@BOTH
def test_card_227_needs_a_marker(side: str) -> None:
    assert not may_play(side, 227, countries={"libya": POOR})
    winter = played(side, 227, lapsing=["arab_winter"], countries={"libya": TORN})
    assert unrest(winter, "libya") == (1, 1)


# -- Prisoner Exchange


@BOTH
def test_card_229_each_gives_the_highest_card_of_the_other(side: str) -> None:
    cards = {US: [194, 195, 164, 155], JIHADIST: [126, 135, 173]}
    table = event(side, 229, more=cards[side], **{other(side): cards[other(side)]})
    assert waits_for(table) == (US, "give_card")
    assert offered(table) == ["194", "195"]
    state = play(table, "195").state  # 135 is the only US card of value 2
    assert sorted(state.hands[US]) == [135, 155, 164, 194]
    assert sorted(state.hands[JIHADIST]) == [126, 173, 195]
    assert state.known == {US: (195,), JIHADIST: (135,)}
    assert "gave-card" not in told(table, None)
    assert "gave-chosen" in told(table, None)


@BOTH
def test_card_229_any_card_if_there_is_none(side: str) -> None:
    cards = {US: [155, 139], JIHADIST: [126]}
    state = play(event(side, 229, more=cards[side], **{other(side): cards[other(side)]}), "139").state
    assert state.hands[JIHADIST] == [139]
    assert sorted(state.hands[US]) == [126, 155]


@BOTH
def test_card_229_both_need_another_card(side: str) -> None:
    assert may_play(side, 229)
    assert not may_play(side, 229, more=[])
    assert not may_play(side, 229, **{other(side): []})


# -- Sellout


@BOTH
def test_card_230_all_cells_but_one_are_sold(side: str) -> None:
    iraq = muslim("Fair Neutral", civil_war=True, cells=4)
    worse = played(side, 230, "worsen_governance", countries={"iraq": iraq})
    assert (worse["iraq"].cells, worse.funding) == (1, 7)
    assert worse["iraq"].is_poor
    assert worse["iraq"].is_neutral
    away = played(side, 230, "toward_adversary", countries={"iraq": iraq})
    assert away["iraq"].is_fair
    assert away["iraq"].is_adversary
    assert played(side, 230, countries={"iraq": {**WAR, "cells": 2}})["iraq"].is_adversary  # Poor is as bad as it gets
    mixed = played(side, 230, "active", countries={"iraq": {**WAR, "cells": 1, "active_cells": 1}})
    assert (mixed["iraq"].sleepers, mixed["iraq"].active, mixed.funding) == (1, 0, 6)


@BOTH
def test_card_230_not_in_the_caliphate_nor_under_truce(side: str) -> None:
    assert may_play(side, 230, countries={"iraq": {**CHANGED, "cells": 2}})
    assert not may_play(side, 230, countries={"iraq": {**WAR, "cells": 1}})
    assert not may_play(side, 230, countries={"iraq": {**POOR, "cells": 3}})
    assert not may_play(side, 230, countries={"iraq": {**CAPITAL, "active_cells": 3}})
    assert not may_play(side, 230, **TRUCES, countries={"iraq": {**WAR_UNDER_TRUCE, "cells": 3}})


# -- Siege of Kobanigrad


def test_card_231_the_us_removes_up_to_three_cells() -> None:
    countries = {"syria": {**WAR, "cells": 4}, "libya": {**WAR, "militia": 3}, "iraq": {**CHANGED, "cells": 4}}
    assert played(US, 231, *["sleeper"] * 3, countries=countries)["syria"].cells == 1
    assert played(US, 231, "sleeper", "done", countries=countries)["syria"].cells == 3
    assert not played(US, 231, "active", countries={"syria": {**WAR, "active_cells": 1}})[
        "syria"
    ].cells  # none is spared


def test_card_231_the_jihadists_remove_up_to_two_militia() -> None:
    countries = {"syria": {**WAR, "cells": 4}, "libya": {**WAR, "militia": 3}, "iraq": {**CHANGED, "militia": 3}}
    assert played(JIHADIST, 231, "2", countries=countries)["libya"].militia == 1
    assert played(JIHADIST, 231, "1", countries=countries)["libya"].militia == 2


@BOTH
def test_card_231_needs_a_civil_war(side: str) -> None:
    assert may_play(side, 231, countries={"syria": CAPITAL})
    assert not may_play(side, 231, countries={"syria": {**CHANGED, "cells": 3, "militia": 3}})
    assert not may_play(side, 231, **TRUCES, countries={"syria": {**WAR_UNDER_TRUCE, "cells": 3, "militia": 3}})


# -- Trade Embargo


def test_card_232_the_us_takes_the_wmd_of_iran() -> None:
    state = played(US, 232, countries={"iran": {"cells": 1, "markers": ["trade_embargo_jihadist"]}})
    assert state.wmd["iran"] == 0
    assert state.removed_plots == [4]
    assert state.prestige == 6  # 11.3.1
    assert state.in_play("trade_embargo_us")
    assert not state.in_play("trade_embargo_jihadist")
    assert 232 in state.removed
    assert played(US, 232, plots={"removed": ["wmd"]}, countries={"iran": {"cells": 1, "wmd_cache": 0}}).prestige == 5


def test_card_232_iran_exports_again_and_its_oil_counts_at_once() -> None:
    iran = {"side": "muslim", **ISLAMIST, "markers": ["trade_embargo_jihadist"]}
    countries = {"iran": {**iran, "cells": 1}, "afghanistan": ISLAMIST, "yemen": ISLAMIST, "lebanon": ISLAMIST}
    table = event(US, 232, lapsing=["oil_price_spike"], countries=countries)
    assert table.outcome is not None
    assert table.outcome.winner == JIHADIST  # six Resources with a third one of Iran, next to Afghanistan
    assert event(US, 232, lapsing=["oil_price_spike"], countries={**countries, "yemen": POOR}).outcome is None


def test_card_232_the_jihadists_stop_the_oil() -> None:
    table = event(JIHADIST, 232, countries={"iran": MUSLIM_IRAN, "yemen": POOR, "syria": WAR})
    assert waits_for(table) == (JIHADIST, "place_unrest")
    assert not {"libya", "syria"} & {*asked(table).keys}
    state = play(table, "yemen").state
    assert unrest(state, "yemen") == (0, 1)
    assert state.prestige == 4
    assert state.in_play("trade_embargo_jihadist")
    assert not state.exports_oil(state["iran"])
    assert 232 in state.discard


@pytest.mark.parametrize("marker", ["trade_embargo_us", "trade_embargo_jihadist"])
def test_card_232_the_embargo_ends_when_iran_is_no_adversary(marker: str) -> None:
    iran = {**MUSLIM_IRAN, "markers": [marker], "civil_war": True, "militia": 3}
    state = played(US, 235, countries={"iran": iran})  # Qadhafi makes it a Fair Ally
    assert state["iran"].is_ally
    assert not state.in_play(marker)


@BOTH
@pytest.mark.parametrize("alignment", ["Neutral", "Ally"])
@pytest.mark.rule("awakening", "11.3.3.1c")
def test_card_232_an_embargo_of_an_iran_that_is_no_adversary_lasts_until_it_turns_again(
    side: str, alignment: str
) -> None:
    marker = f"trade_embargo_{side}"
    iran = {"side": "muslim", **muslim(f"Poor {alignment}", cells=2, troops=1)}
    table = event(side, 232, countries={"iran": iran, "yemen": POOR})
    state = (play(table, "yemen") if side == JIHADIST else table).state.copy()
    assert state.in_play(marker)
    g = Play(state, None)
    pieces.remove_cell(g, state["iran"], "sleeper")
    countries.set_governance(g, state["iran"], Governance.FAIR)
    assert state.in_play(marker), "nothing but a change of Alignment ends it"
    countries.set_alignment(g, state["iran"], ADVERSARY)
    assert state.in_play(marker)
    countries.set_alignment(g, state["iran"], NEUTRAL)
    assert not state.in_play(marker)


# -- UN Ceasefire


@BOTH
def test_card_233_the_war_ends_and_its_fighters_become_unrest(side: str) -> None:
    libya = muslim("Poor Ally", civil_war=True, militia=2, cells=1, active_cells=2, troops=3, aid=1, besieged=True)
    state = played(side, 233, dice=[4], countries={"libya": libya})
    country = state["libya"]
    assert not country.civil_war
    assert unrest(state, "libya") == (2, 3)
    assert (country.militia, country.cells, country.cubes, country.aid, country.besieged) == (0, 0, 0, 1, True)
    assert country.cadre
    assert country.is_neutral
    assert country.is_poor
    assert state.troops_on_track == 15


@BOTH
def test_card_233_the_new_governance_disengages(side: str) -> None:
    state = played(side, 233, dice=[5], countries={"libya": {**WAR, "militia": 2, "cells": 1}})
    assert state["libya"].is_fair
    assert unrest(state, "libya") == (1, 1)  # 11.1.5


@BOTH
def test_card_233_in_arab_winter_cells_stay_and_militia_go(side: str) -> None:
    state = played(side, 233, dice=[1], lapsing=["arab_winter"], countries={"libya": {**WAR, "militia": 2, "cells": 1}})
    assert (state["libya"].militia, state["libya"].cells) == (0, 1)
    assert unrest(state, "libya") == (0, 0)


@BOTH
def test_card_233_allied_nigeria_stays_muslim(side: str) -> None:
    nigeria = {"side": "muslim", **muslim("Poor Ally", civil_war=True, cells=1)}
    state = played(side, 233, dice=[1], countries={"nigeria": nigeria})
    assert state["nigeria"].is_muslim
    assert unrest(state, "nigeria") == (0, 1)


@BOTH
def test_card_233_not_in_the_caliphate_nor_under_truce(side: str) -> None:
    assert may_play(side, 233, countries={"libya": WAR})
    assert not may_play(side, 233, countries={"libya": CAPITAL})
    assert not may_play(side, 233, countries={"libya": CHANGED})
    assert not may_play(side, 233, **TRUCES, countries={"libya": WAR_UNDER_TRUCE})


@BOTH
@pytest.mark.parametrize("card", [202, 214, 217, 219, 222, 223, 225, 232])
def test_some_can_always_be_played(side: str, card: int) -> None:
    assert may_play(side, card)
    assert may_play(side, card, countries={"libya": POOR_ADVERSARY, "iraq": POOR_ALLY, "turkey": FAIR_ALLY})
