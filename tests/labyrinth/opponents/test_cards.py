"""Rule 9 card by card: every card that the opponent plays, or suffers, in a way of its own (9.2, 9.3, 9.4.2.1, 9.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth import card_play
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.opponents.random_country import solitaire_data
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HARD, JIHADIST, WMD
from tests.labyrinth.conditions import FAIR, GOOD, ISLAMIST, POOR
from tests.labyrinth.opponent_scene import CELL, RC, UNPLAYABLE, book_plays, moment, operations, rule
from tests.playing import decided, told

ALLY: dict[str, Any] = {"alignment": "ally"}
FIRST_CARD: dict[str, Any] = {"phase": {"side": "jihadist", "card": 1}}


def event(
    card: int,
    countries: dict[str, Any],
    *,
    dice: Sequence[int] = (),
    draws: Sequence[int] = (),
    level: str = "normal",
    **position: Any,
) -> State:
    """The state after the event of a card that lies on the table; chance is scripted, draws by place."""
    g = moment(countries, level=level, playing=[card], **position)
    decided(card_play.carry_out_event(g, g.card(card), JIHADIST), dice, draws)
    return g.s


def place_of(id: str, kind: str = "any") -> int:
    """Where a country stands on the table of random countries: among all, or the Muslim ones only."""
    s = moment({}).s
    return [country.id for country in s.where(lambda c: kind == "any" or c.is_muslim)].index(id)


def cells_in(s: State) -> dict[str, int]:
    return {country.id: country.cells for country in s.countries.values() if country.cells}


# -- cells (9.4.1, 9.4.2.1)

PLACES_A_CELL = (*(48, 49, 50, 51, 53, 55, 57, 58, 61, 66, 67, 68, 70, 72, 80, 81, 82, 83, 86, 91, 93, 98, 110),)


@rule("9.4.1b")
def test_the_cards_that_place_cells_are_known_as_such() -> None:
    named = solitaire_data()["events"]["places_cell"]
    assert {card.event for card in deck().values() if card.number in PLACES_A_CELL} == set(named)


@rule("9.4.1b")
@pytest.mark.parametrize("card", [number for number in PLACES_A_CELL if number != 48])
def test_with_an_empty_track_a_cell_event_is_radicalization(card: int) -> None:
    """Adam Gadahn (48) is not even playable then, and means operations."""
    countries = {
        "afghanistan": {**RC, "cells": 14},
        "iran": CELL,
        "iraq": {**RC, "troops": 1},
        "egypt": GOOD,
        "sudan": GOOD,
    }
    table = book_plays(
        card,
        countries,
        dice=[3] * 12,
        pile=[52],
        funding=9,
        memory={"last_phase": {"disrupted": ["afghanistan"]}},
        **FIRST_CARD,
    )
    cards = [note for note in table.notes if note.message.id == "note-event"]
    assert not [note for note in cards if note.message.args["card"].id == f"card-{card}"]  # type: ignore[union-attr]
    assert told(table).count("radicalization") >= 1


@rule("9.2a")
@pytest.mark.parametrize(("second", "value", "dice", "cells"), [(60, 2, [2, 3], 1), (12, 2, [1, 2], 2)])
def test_48_adam_gadahn_recruits_with_the_next_card(second: int, value: int, dice: list[int], cells: int) -> None:
    table = book_plays(48, {"iran": CELL}, dice=dice, pile=[second, 91], **FIRST_CARD)
    assert table.state["united_states"].cells == cells
    assert table.state.hands["jihadist"] == [91]
    assert {48, second} <= set(table.state.discard)
    assert table.state.funding == 5  # Al-Azhar (12) as second card has no effect
    assert table.question is not None
    assert table.question.seat == "us"


@rule("9.7b")
def test_48_adam_gadahn_recruits_double_when_attractive() -> None:
    table = book_plays(48, {"iran": CELL}, dice=[2, 3], pile=[60], level="attractive", **FIRST_CARD)
    assert table.state["united_states"].cells == 2


@rule("9.4.2.1c")
@pytest.mark.parametrize(("die", "country"), [(3, "iraq"), (4, "iran")])
def test_50_ansar_al_islam_chooses_at_random(die: int, country: str) -> None:
    assert cells_in(event(50, {"iraq": POOR}, dice=[die])) == {country: 1}


@rule("9.4.2.1c")
def test_53_madrassas_rolls_the_global_table_once_for_each_card() -> None:
    g = moment({"yemen": ISLAMIST, "morocco": POOR}, playing=[53], hands={"jihadist": [12, 60]}, **FIRST_CARD)
    near = [place_of("saudi_arabia"), place_of("spain")]  # the closest are Yemen and Morocco
    decided(card_play.carry_out_event(g, g.card(53), JIHADIST), dice=[3, 4], draws=near)
    assert cells_in(g.s) == {"yemen": 1, "morocco": 1}
    assert g.s.funding == 5  # the next card's US event does not happen
    assert g.s.hands["jihadist"] == [60]


@rule("9.3.1")
def test_54_sadr_takes_no_cell_from_the_track_and_is_used_last() -> None:
    table = book_plays(54, {"iraq": {**RC, "troops": 3, "cells": 2}, "iran": {"cells": 13}})
    assert table.state["iraq"].sadr
    assert table.state.cells_on_track == 0
    table = book_plays(12, {"iraq": {**RC, "troops": 3, "cells": 1, "markers": ["sadr"]}}, dice=[6, 6])
    assert table.state["iraq"].active == 1
    table = book_plays(12, {"iraq": {**RC, "troops": 3, "cells": 2, "markers": ["sadr"]}}, dice=[6, 6])
    assert table.state["iraq"].active == 2  # not Sadr and one of them


@rule("9.4.2.2b")
def test_57_abu_sayyaf_draws_plots_to_the_philippines() -> None:
    gulf = {**FAIR, "alignment": "ally", "troops": 2, "cells": 1}
    philippines = {"posture": "soft", "cells": 1, "markers": ["abu_sayyaf"]}
    table = book_plays(2, {"gulf_states": gulf, "philippines": philippines}, dice=[1])
    assert len(table.state["philippines"].plots) == 1
    assert table.state.prestige == 4  # card 57


@rule("9.2a", "9.4.2.1c")
def test_61_detainee_release_at_random_and_a_card_on_top() -> None:
    memory = {"last_phase": {"disrupted": ["yemen", "jordan"]}}
    table = book_plays(61, {"yemen": POOR, "jordan": POOR, "iran": CELL}, dice=[4], pile=[60], draw=[91], memory=memory)
    assert table.state["jordan"].cells + table.state["yemen"].cells == 1
    assert told(table).count("why-die") == 1
    assert table.state.hands["jihadist"] == [91, 60]


def test_62_ex_kgb_removes_ctr_without_asking_further() -> None:
    table = book_plays(62, {"russia": {"posture": "soft", "markers": ["ctr"]}, "iran": CELL})
    assert not table.state.in_play("ctr_russia")
    assert table.state["caucasus"].posture is None


@rule("9.6a")
def test_62_ex_kgb_leaves_a_caucasus_alone_that_is_turned_already() -> None:
    s = event(62, {"caucasus": {"posture": "soft"}, "central_asia": {**POOR, **ALLY}})
    assert s["central_asia"].is_neutral


@rule("9.3.3", "9.5a")
@pytest.mark.parametrize(("card", "dice"), [(65, [6, 3]), (69, [3]), (71, [2])])
def test_65_69_71_wmd_displace_a_plot_and_heu_chooses_at_random(card: int, dice: list[int]) -> None:
    s = event(card, {"russia": {"posture": "soft", **CELL}, "central_asia": {**POOR, **CELL}}, dice=dice)
    assert s.available_plots == [1, 1, 2, 2, 3, WMD]
    assert s.set_aside_plots == [1]


@rule("9.3.1")
def test_65_a_failed_search_costs_an_active_cell() -> None:
    s = event(65, {"russia": {"posture": "soft", "cells": 1, "active_cells": 1}}, dice=[6])
    assert (s["russia"].sleepers, s["russia"].active) == (1, 0)


@rule("9.4.2.1c")
@pytest.mark.parametrize(
    ("card", "one", "two"),
    [(67, "central_asia", "afghanistan"), (70, "pakistan", "india"), (93, "afghanistan", "pakistan")],
)
def test_67_70_93_the_one_cell_that_is_left_goes_by_die(card: int, one: str, two: str) -> None:
    known = {"central_asia": POOR, "afghanistan": POOR, "pakistan": POOR, "india": {"posture": "hard"}}
    for die, country in ((1, one), (6, two)):
        s = event(card, {**known, "iran": {"cells": 14}}, dice=[die])
        assert cells_in(s) == {"iran": 14, country: 1}
    assert cells_in(event(card, {**known, "iran": {"cells": 13}})) == {"iran": 13, one: 1, two: 1}


@rule("9.4.2.1d", "9.5c")
def test_74_schengen_visas_by_the_table_among_several() -> None:
    two = ("benelux", "spain")
    hard = {id: {"posture": "hard"} for id in moment({}).s.board.schengen if id not in two}
    s = event(74, {**hard, "yemen": {**POOR, "cells": 3}}, dice=[2, 5, 6, 6])  # then each is tested
    assert cells_in(s) == {"yemen": 1, "benelux": 1, "spain": 1}


@rule("9.4.2.1d")
def test_74_schengen_visas_without_a_fitting_country_use_the_table() -> None:
    hard = {id: {"posture": "hard"} for id in moment({}).s.board.schengen}
    s = event(74, {**hard, "yemen": {**POOR, "cells": 3}}, dice=[3, 3], us_posture="soft")
    assert cells_in(s) == {"yemen": 1, "germany": 2}
    soft = {**hard, "italy": {"posture": "soft"}}
    assert event(74, {**soft, "yemen": {**POOR, "cells": 3}}, us_posture="soft")["italy"].cells == 2


@rule("9.4.2.6.1b")
def test_74_79_a_last_cell_stays_where_it_is() -> None:
    s = event(79, {"iraq": {**RC, "active_cells": 1}})
    assert (s["iraq"].sleepers, s["iraq"].active, s["united_states"].cells) == (1, 0, 0)


@rule("9.2a", "9.4.2.4")
def test_76_abu_ghurayb_turns_the_ally_that_the_chart_gives() -> None:
    aided = {"jordan": {**FAIR, **ALLY}, "yemen": {**FAIR, **ALLY, "aid": 1}, "egypt": {**POOR, **ALLY}}
    table = book_plays(76, {"iraq": {**RC, **CELL}, **aided}, draw=[91, 66], pile=[60], prestige=8)
    assert table.state["yemen"].is_neutral
    assert table.state["jordan"].is_ally
    assert table.state.hands["jihadist"] == [66, 91, 60]
    assert 76 in table.state.removed


@rule("9.4.2.4")
def test_77_al_jazeera_shifts_the_best_governed() -> None:
    troops = {"troops": 1}
    countries = {"saudi_arabia": {**POOR, **troops, "aid": 1}, "jordan": {**FAIR, **troops}, "iraq": {**POOR, **troops}}
    assert event(77, countries)["jordan"].is_adversary


def test_77_al_jazeera_takes_one_of_several_islamist_countries_by_die() -> None:
    islamist = {"governance": "islamist_rule", "alignment": "neutral", "troops": 1}
    for die, country in ((1, "saudi_arabia"), (6, "yemen")):
        assert event(77, {"saudi_arabia": islamist, "yemen": islamist}, dice=[die])[country].is_adversary


@rule("9.4.2.1d", "9.4.2.6.1")
def test_79_clean_operatives_come_by_the_origin_chart() -> None:
    countries = {"afghanistan": {**ISLAMIST, "cells": 4}, "yemen": {**POOR, "active_cells": 3}, "canada": CELL}
    s = event(79, {**countries, "canada": {"posture": "soft", **CELL}})
    assert cells_in(s) == {"united_states": 2, "afghanistan": 2, "yemen": 3, "canada": 1}  # more than the value, 3


@rule("9.4.2.1c")
@pytest.mark.parametrize(("die", "country"), [(2, "iraq"), (5, "afghanistan")])
def test_81_foreign_fighters_at_random(die: int, country: str) -> None:
    assert event(81, {"iraq": RC, "afghanistan": RC}, dice=[die])[country].cells == 5


@rule("9.4.2.1c", "9.5.1")
def test_82_jihadist_videos_take_the_closest_to_each_roll() -> None:
    rolls = [place_of("egypt"), place_of("yemen"), place_of("russia")]
    known = {"egypt": {**POOR, **CELL}, "sudan": POOR, "libya": POOR, "yemen": POOR, "russia": {"posture": "soft"}}
    countries = {**known, "israel": CELL}
    s = event(82, countries, dice=[6, 1, 1, 6], draws=rolls)  # Libya or Sudan by a die; then three Recruit rolls
    assert s["egypt"].cells == 1
    assert s["sudan"].cells + s["libya"].cells == 1
    assert s["yemen"].cells == 1
    assert s["russia"].cadre


@rule("9.6b", "9.4.2.4")
def test_84_leak_with_one_marker_rolls_no_die_for_it() -> None:
    allies = {"jordan": {**FAIR, **ALLY}, "pakistan": {**FAIR, **ALLY}}
    s = event(84, allies, dice=[6, 5, 1, 1], events=["renditions"])
    assert s.in_play("leak_renditions")
    assert s["pakistan"].is_neutral
    assert s["jordan"].is_ally


@rule("9.5d")
def test_86_lebanon_war_by_the_shia_mix_table() -> None:
    s = event(86, {"yemen": POOR, "iraq": POOR}, dice=[3, 3, 3])  # 9 is Yemen
    assert cells_in(s) == {"yemen": 1}


# -- plots (9.3.2, 9.4.2.1)


@rule("9.4.2.1a", "9.4.2.2g", "9.3.2")
@pytest.mark.parametrize("card", [87, 88, 89])
def test_87_martyrdom_operation_good_before_fair_with_two_random_plots(card: int) -> None:
    aided = {"cells": 1, "aid": 1}
    countries = {"jordan": {**FAIR, **aided}, "egypt": {**GOOD, **aided}, "yemen": {**POOR, **aided}}
    s = event(card, countries, draws=[5, 3])
    assert [plot.kind for plot in s["egypt"].plots] == [3, 2]
    assert s["egypt"].cells == 0


@rule("9.4.2.1a")
def test_87_set_off_by_the_us_without_a_place_is_radicalization() -> None:
    """The same charts place what US card play sets off, and this one ends in Radicalization."""
    document: dict[str, Any] = {
        "game": "labyrinth",
        "prestige": 5,
        "funding": 9,
        "phase": {"side": "us", "card": 1},
        "hands": {"us": [87, 23]},
        "countries": {"yemen": {**POOR, "cells": 15}},
    }
    table = Table.from_position(document, seats={"jihadist": "solitaire"}, dice=[6, *[3] * 6], seed=1)
    table.answer("87")
    table.answer("war_of_ideas")
    table.answer("canada")
    assert told(table).count("why-no-place") == 1
    assert told(table).count("radicalization") == 1
    assert not table.state.plots_on_map()
    assert table.state.discard[-1] == 87


@rule("9.4.2.1d")
def test_90_quagmire_plans_each_of_two_travel_events_anew() -> None:
    hard = {id: {"posture": "hard"} for id in moment({}).s.board.schengen if id != "italy"}
    countries = {**hard, "italy": {"posture": "soft"}, "iraq": {**RC, "cells": 9}}
    s = event(90, countries, draws=[0], hands={"us": [74, 79]}, us_posture="soft")
    assert (s["italy"].cells, s["united_states"].cells) == (2, 2)
    assert {74, 79} <= set(s.discard)


@rule("9.4.2.6.1")
def test_90_quagmire_lets_each_card_count_with_its_own_value() -> None:
    """Three cells under Islamist Rule are more than the two of Schengen Visas, whatever else was discarded."""
    soft = {id: {"posture": "soft"} for id in moment({}).s.board.schengen if id == "italy"}
    countries = {**soft, "somalia": {**ISLAMIST, "cells": 3}, "iraq": {**RC, **CELL}, "morocco": {**POOR, "cells": 2}}
    for hand in ([74, 95], [95, 74]):  # with Wahhabism, of value 3
        s = event(90, {**countries, "saudi_arabia": POOR}, draws=[0], hands={"us": hand}, us_posture="soft")
        assert cells_in(s) == {"somalia": 1, "iraq": 1, "morocco": 2, "italy": 2}


def test_90_quagmire_ignores_unassociated_cards() -> None:
    s = event(90, {"iraq": {**RC, **CELL}}, draws=[0], hands={"us": [101, 99]})
    assert (s.prestige, s.funding, s.us_posture) == (5, 5, "soft")
    assert s.discard == [101, 99]


@rule("9.5b")
@pytest.mark.parametrize(("islamist", "each"), [(False, 1), (True, 2)])
def test_91_regional_al_qaeda_by_the_muslim_part_of_the_global_table(islamist: bool, each: int) -> None:
    countries = {"somalia": ISLAMIST} if islamist else {}
    draws = [place_of("egypt", "muslim"), place_of("turkey", "muslim")]
    s = event(91, countries, dice=[1, 1], draws=draws)
    assert cells_in(s) == {"egypt": each, "turkey": each}


@rule("9.4.2.4")
def test_94_the_door_of_itjihad_by_the_chart() -> None:
    memory = {"last_phase": {"tested": ["yemen", "egypt", "jordan"]}}
    s = event(94, {"yemen": FAIR, "egypt": FAIR, "jordan": {**FAIR, "aid": 1}}, memory=memory)
    assert s["jordan"].is_poor


@rule("9.3.2", "9.4.2.1a")
def test_96_danish_cartoons_place_plot_1_unless_there_is_islamist_rule() -> None:
    def placed(countries: dict[str, Any]) -> Table:
        table = book_plays(96, {**countries, "iran": CELL}, dice=[6] * 9)
        table.answer("hard")  # Scandinavia
        return table

    table = placed({"egypt": {**GOOD, "aid": 1}, "jordan": {**FAIR, "aid": 1}})
    assert [plot.kind for plot in table.state["egypt"].plots] == [1]
    table = book_plays(96, {"somalia": ISLAMIST, "yemen": {**FAIR, "aid": 1}, "iran": CELL}, dice=[6] * 9)
    draws = len([entry for entry in table.journal if entry.who == "draw"])
    table.answer("soft")
    assert len(table.state["yemen"].plots) == 1
    assert len([entry for entry in table.journal if entry.who == "draw"]) == draws + 1  # a random plot


@rule("9.2-ex1", "9.4.1d")
def test_97_fatwa_gives_the_top_card_and_brings_two_operations() -> None:
    table = book_plays(97, {"yemen": {**POOR, "cells": 1}}, dice=[6, 6], pile=[60, 66], us=[23, 24])
    hand = table.state.hands
    assert 60 in hand["us"]
    assert hand["jihadist"][0] in (23, 24)
    assert hand["jihadist"][1:] == [66]
    assert operations(table) == ["recruit", "recruit"]


# -- Shia-Mix (9.4.2.1)


@rule("9.4.2.1b", "9.5d")
@pytest.mark.parametrize("card", [104, 105])
def test_104_iran_tests_the_country_on_the_table_and_goes_to_the_closest_good(card: int) -> None:
    countries = {"yemen": GOOD, "turkey": GOOD, "iraq": FAIR}
    s = event(card, countries, dice=[1, 2, 3, 1, 1, 6])  # 6 is Saudi Arabia: Poor; Yemen is next to it; one success
    assert s["saudi_arabia"].is_poor
    assert s["yemen"].is_fair
    assert (s["turkey"].is_good, s["iraq"].is_fair) == (True, True)


@rule("9.4.2.1b")
def test_104_iran_goes_to_fair_if_none_is_good_even_to_what_it_just_tested() -> None:
    s = event(104, {"yemen": POOR}, dice=[1, 2, 3, 5, 2, 6])
    assert s["saudi_arabia"].is_poor  # tested as Fair, then worsened


@rule("9.4.2.1b")
def test_106_jaysh_al_mahdi_needs_cells_and_troops_and_tests_even_without_a_choice() -> None:
    battlefield = {**FAIR, "cells": 1, "troops": 1}
    s = event(106, {"iraq": battlefield, "yemen": GOOD}, dice=[1, 1, 1, 6])
    assert s["turkey"].is_fair  # tested
    assert s["iraq"].is_poor
    assert s["yemen"].is_good
    s = event(106, {"iraq": battlefield, "yemen": {**battlefield, "governance": "good"}}, dice=[1, 1, 1, 6])
    assert (s["iraq"].is_fair, s["yemen"].is_fair) == (True, True)


@rule("9.4.2.4")
def test_107_kurdistan_worsens_by_the_chart() -> None:
    s = event(107, {"turkey": FAIR, "iraq": GOOD})
    assert (s["turkey"].is_fair, s["iraq"].is_fair) == (True, True)
    s = event(107, {"turkey": {**FAIR, "aid": 1}, "iraq": FAIR})
    assert (s["turkey"].is_poor, s["iraq"].is_fair) == (True, True)


@rule("9.3.1")
def test_108_musharraf_costs_an_active_cell() -> None:
    s = event(108, {"pakistan": {**FAIR, "cells": 1, "active_cells": 1}})
    assert (s["pakistan"].sleepers, s["pakistan"].active) == (1, 0)


@rule("9.3.1", "9.2a")
def test_109_tora_bora_at_random_with_sadr_last() -> None:
    iraq = {**RC, "cells": 1, "active_cells": 1, "markers": ["sadr"]}
    s = event(109, {"iraq": iraq, "afghanistan": {**RC, "cells": 2}}, dice=[1, 6, 1, 1], draw=[91])
    assert cells_in(s) == {"iraq": 1, "afghanistan": 2}
    assert s["iraq"].sadr
    assert s.hands["jihadist"] == [91]


@rule("9.3.2", "9.4.2.1c")
@pytest.mark.parametrize(("die", "country"), [(3, "iraq"), (4, "jordan")])
def test_110_zarqawi_at_random_with_a_plot_2(die: int, country: str) -> None:
    troops = {**FAIR, "troops": 1}
    s = event(110, {"iraq": troops, "jordan": {**POOR, "troops": 1}}, dice=[die])
    assert s[country].cells == 3
    assert [plot.kind for plot in s[country].plots] == [2]


@rule("9.4.1g")
def test_114_gtmo_leads_to_travel() -> None:
    countries = {"yemen": {**POOR, "cells": 2}, "somalia": {**POOR, "besieged": True}}
    table = book_plays(114, countries, dice=[6, 1, 1, *[6] * 6])
    assert operations(table)[0] == "travel"


@rule("9.4.2.1a", "9.4.2.2g")
def test_115_hambali_by_the_plot_chart_among_the_eligible() -> None:
    countries = {
        "pakistan": {**FAIR, **ALLY, "cells": 1, "aid": 1},
        "indonesia_malaysia": {**GOOD, **ALLY, "cells": 1, "aid": 1},
        "egypt": {**GOOD, **ALLY, "cells": 1, "troops": 1},
    }
    s = event(115, countries, draws=[5])
    assert [plot.kind for plot in s["indonesia_malaysia"].plots] == [3]


@rule("9.4.2.1a")
@pytest.mark.parametrize("card", [115, 116])
def test_115_116_without_a_place_are_radicalization_with_the_value(card: int) -> None:
    table = book_plays(card, {"pakistan": {**POOR, **ALLY, "cells": 15}, "egypt": GOOD}, dice=[3] * 9, funding=9)
    assert told(table).count("event") == 0
    assert operations(table) == ["radicalization"]
    assert table.state["egypt"].is_poor  # one point Travels, two worsen


@rule("9.4.2.1a", "9.4.2.2g", "9.3.2")
def test_116_ksm_by_the_plot_chart_with_a_random_plot() -> None:
    aided = {"cells": 1, "aid": 1}
    s = event(116, {"jordan": {**FAIR, **aided}, "egypt": {**GOOD, **aided}}, draws=[3])
    assert [plot.kind for plot in s["egypt"].plots] == [2]


@rule("9.6c")
@pytest.mark.parametrize("card", [117, 118])
def test_117_118_oil_price_spike_takes_only_jihadist_cards_onto_the_pile(card: int) -> None:
    s = event(card, {}, draws=[1], discard=[47, 112, 87, 91, 66], hands={"jihadist": [60]})
    assert s.hands["jihadist"] == [91, 60]
    assert s.in_effect("oil_price_spike")


@rule("9.4.1h")
def test_120_us_election_comes_before_the_operations_also_under_the_door_of_itjihad() -> None:
    table = book_plays(
        120, {"yemen": {**POOR, "cells": 1}}, dice=[6, 6, 6, 6], lapsing=["the_door_of_itjihad_us"], us_posture="soft"
    )
    assert table.state.us_posture == HARD
    ids = [note.message.id for note in table.notes]
    assert ids.index("note-us-posture") < ids.index("note-operation")


# -- US cards that touch the opponent


@rule("9.4.2.6f", "9.4.3b")
def test_2_biometrics_keeps_travel_near_but_not_radicalization() -> None:
    countries = {"somalia": {**POOR, "besieged": True}, "turkey": FAIR, "pakistan": {**POOR, "cells": 15}}
    table = book_plays(UNPLAYABLE[1], countries, dice=[3] * 4, funding=1, lapsing=["biometrics"])
    assert operations(table) == ["travel", "radicalization"]
    assert table.state["somalia"].cells == 0
    assert sum(country.cells for country in table.state.countries.values()) == 15


@pytest.mark.parametrize(("wmd", "shown"), [(3, 0), (2, 1)])
def test_5_nest_shows_every_plot_in_the_united_states_while_wmd_are_about(wmd: int, shown: int) -> None:
    table = book_plays(
        12, {"united_states": CELL, "iran": CELL}, dice=[1, 6], events=["nest"], wmd={"loose": wmd}, seed=3
    )
    assert len(table.state["united_states"].plots) == 1
    assert told(table).count("plot-shown") == shown
    seen = table.view("us")["countries"]["united_states"]["plots"][0]["plot"]
    assert (seen != "hidden") is bool(shown)


def us_answers(table: Table, *keys: str) -> Table:
    for key in keys:
        table.answer(key)
    return table


@rule("9.2a")
def test_17_fsb_discards_what_it_looks_for_and_shuffles_the_rest() -> None:
    table = book_plays(73, {"russia": {"posture": "soft", **CELL}}, dice=[6, 6], pile=[60, 69, 66, 71], us=[17, 23])
    us_answers(table, "17", "event")
    assert sorted(table.state.hands["jihadist"]) == [60, 66]
    assert {69, 71} <= set(table.state.discard)
    assert table.state["russia"].cells == 1
    assert told(table).count("hand-seen") == 1


@rule("9.2a")
def test_18_intel_community_shows_the_pile_in_its_order() -> None:
    table = book_plays(73, {"iran": CELL}, dice=[6, 6, 6], pile=[66, 60, 95], us=[18, 23])
    us_answers(table, "18", "event")
    seen = [note for note in table.notes if note.message.id == "note-hand-seen"]
    assert [card.id for card in seen[0].message.args["cards"]] == ["card-66", "card-60", "card-95"]  # type: ignore[union-attr]
    assert table.state.hands["jihadist"] == [66, 60, 95]


@rule("9.2-ex1")
def test_34_enhanced_measures_takes_the_top_card() -> None:
    gulf = {**FAIR, **ALLY, "troops": 2, "cells": 1}
    table = book_plays(95, {"gulf_states": gulf}, pile=[60, 66], us=[34, 23])
    us_answers(table, "34", "event")
    while table.question is not None and table.question.purpose != "play_card":
        table.answer(table.question.keys[0])
    assert 60 in table.state.hands["us"]
    assert table.state.hands["jihadist"] == [66]


@rule("9.2-ex1")
def test_44_renditions_discards_the_top_card_and_us_election_happens() -> None:
    table = book_plays(95, {"iran": CELL}, dice=[1], pile=[120, 66], us=[44, 23])
    us_answers(table, "44", "event")
    while table.question is not None and table.question.purpose != "play_card":
        table.answer(table.question.keys[0])
    assert table.state.hands["jihadist"] == [66]
    assert table.state.us_posture == "soft"  # a 1, with +1


def test_47_the_door_of_itjihad_still_lets_us_events_mean_plot() -> None:
    door = ["the_door_of_itjihad_us"]
    table = book_plays(12, {"yemen": {**POOR, "cells": 1}}, dice=[6, *[3] * 6], lapsing=door)
    assert operations(table)[0] == "plot"
    table = book_plays(101, {"yemen": {**POOR, "cells": 1}}, dice=[6], lapsing=door)  # Kosovo
    assert table.state.prestige == 5
    assert operations(table) == ["recruit"]


def test_every_card_can_be_played_by_the_opponent() -> None:
    """In a lively world no card leaves the opponent without an answer."""
    countries = {
        "iraq": {**RC, "cells": 3, "active_cells": 1, "troops": 3, "markers": ["sadr"]},
        "pakistan": {**FAIR, **ALLY, "cells": 2},
        "saudi_arabia": {**GOOD, **ALLY, "troops": 2, "cells": 1},
        "somalia": {**ISLAMIST, "cells": 2},
        "russia": {"posture": "soft", "cells": 1},
        "united_states": CELL,
    }
    for number in deck():
        us = [card for card in (23, 24, 66) if card != number][:2]
        pile = [card for card in (60, 87) if card != number]
        document: dict[str, Any] = {
            "game": "labyrinth",
            "prestige": 5,
            "phase": {"side": "jihadist", "card": 1},
            "hands": {"jihadist": [number, *pile], "us": us},
            "discard": [95] if number != 95 else [],
            "events": ["wiretapping", "renditions"],
            "memory": {"last_phase": {"disrupted": ["iraq"], "tested": ["pakistan"]}},
            "countries": countries,
        }
        table = Table.from_position(document, seats={"jihadist": "solitaire"}, seed=number)
        assert table.question is None or table.question.seat == "us"
        assert table.game.faults(table.state) == []
