"""The Event Instructions of the US bot, card by card: how it decides what an event asks (13.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sandtable.core.messages import Note
from sandtable.core.questions import Ask, Question
from sandtable.labyrinth import card_play
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.opponents.bots.us import UsBot, instructions, rehearsal
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, US
from tests.labyrinth.bot_us_scene import event, moment, rule
from tests.labyrinth.conditions import muslim
from tests.labyrinth.opponents.bots.lines import fails, lines
from tests.labyrinth.opponents.bots.us_games import carried_out, moments
from tests.labyrinth.opponents.fairness import below
from tests.playing import decided

CELL: dict[str, Any] = {"cells": 1}
IR = muslim("Islamist Rule Adversary")
SOFT: dict[str, Any] = {"us_posture": "soft"}
NOBODY: dict[str, Any] = {"iran": {}, "canada": CELL}
CARDS = {**deck("base"), **deck("awakening")}


def poor(**rest: Any) -> dict[str, Any]:
    return muslim("Poor Neutral", **rest)


def fair(**rest: Any) -> dict[str, Any]:
    return muslim("Fair Neutral", **rest)


def war(**rest: Any) -> dict[str, Any]:
    return muslim("Poor Neutral", civil_war=True, **rest)


def changed(condition: str = "Poor Ally", **rest: Any) -> dict[str, Any]:
    return muslim(condition, rc="tan", **rest)


def cells(s: State, *ids: str) -> list[int]:
    return [s[id].cells for id in ids]


def militia(s: State, *ids: str) -> list[int]:
    return [s[id].militia for id in ids]


# -- base deck


@rule("13.3")
def test_29_blair_goes_against_the_us_then_unmarked_the_fewest_cells_first() -> None:
    world = {id: {"posture": "hard"} for id in ("scandinavia", "benelux", "germany", "eastern_europe")}
    others: dict[str, Any] = {"france": {"posture": "soft", "cells": 1}, "spain": {"posture": "soft"}}
    s = event(29, {**world, **others}, dice=[5, 5, 1])
    assert [str(s[id].posture) for id in ("spain", "france", "italy")] == ["hard", "hard", "soft"]
    assert event(29, {**world, **others, "italy": {"posture": "hard"}}, dice=[1, 5])["france"].posture == "hard"


@rule("13.3")
def test_30_nations_are_built_where_war_of_ideas_can_gain_something() -> None:
    s = event(30, {"iraq": changed("Poor Adversary"), "jordan": changed()}, dice=[1])
    assert (s["iraq"].aid, s["jordan"].aid) == (0, 1)
    assert event(30, {"iraq": changed("Poor Adversary")})["iraq"].aid == 1  # if there is no other
    s = event(149, {"iraq": muslim("Poor Adversary", civil_war=True), "jordan": war()}, dice=[1])
    assert (s["iraq"].aid, s["jordan"].aid) == (0, 1)


@pytest.mark.parametrize(("card", "id"), [(37, "iraq"), (39, "libya")])
def test_37_39_a_case_for_regime_change_is_not_acted_upon(card: int, id: str) -> None:
    """Only the Jihadist side can bring this about: the bot does not play these events."""
    s = event(card, {id: muslim("Poor Adversary")})
    assert s[id].cubes == 0
    assert s.in_play({37: "iraqi_wmd", 39: "libyan_wmd"}[card])


@rule("13.3.1", "13.3.5")
@pytest.mark.parametrize("card", [41, 159])
def test_41_159_nato_goes_where_deploy_to_says(card: int) -> None:
    s = event(card, {"jordan": changed("Fair Ally"), "iraq": changed("Poor Ally")})
    assert s["jordan"].nato
    assert s["jordan"].aid == 1


@pytest.mark.parametrize("card", [104, 105])
def test_104_a_cell_in_a_shia_mix_country_by_the_disrupt_column(card: int) -> None:
    s = event(card, {"turkey": fair(cells=1), "yemen": poor(cells=3)})
    assert cells(s, "turkey", "yemen", "iran") == [0, 3, 1]


def test_105_a_cell_in_iran_if_there_is_no_other() -> None:
    s = event(105, {"canada": CELL}, dice=[5], draws=["turkey"])
    assert cells(s, "iran", "canada") == [0, 1]
    assert s["turkey"].is_fair  # any Shia-Mix country is tested


def test_105_the_country_is_chosen_once() -> None:
    heard: list[Note] = []
    g = moment({"turkey": fair(cells=1)}, playing=[105], heard=heard)
    decided(card_play.carry_out_event(g, g.card(105), US))
    assert [note.message.id for note in heard].count("note-why-priority") == 1


def test_106_jaysh_al_mahdi_by_the_disrupt_column() -> None:
    s = event(106, {"yemen": fair(cells=1, troops=1), "lebanon": fair(cells=2, troops=1)})
    assert cells(s, "yemen", "lebanon") == [1, 0]


# -- The Awakening, US cards


@pytest.mark.parametrize("card", [126, 127, 128])
def test_126_reaper_strikes_five_cells_or_takes_a_card_or_strikes_anywhere(card: int) -> None:
    held: dict[str, Any] = {"hands": {"jihadist": [198]}}
    s = event(card, {"egypt": muslim("Good Ally", cells=1), "jordan": poor(cells=5)}, **held)
    assert cells(s, "egypt", "jordan") == [1, 3]
    assert s.hands["jihadist"] == [198]
    s = event(
        card, {"egypt": muslim("Good Ally", cells=1), "jordan": muslim("Islamist Rule Adversary", cells=5)}, **held
    )
    assert s.hands["jihadist"] == []
    s = event(card, {"egypt": muslim("Good Ally", cells=1), "jordan": poor(cells=4)})
    assert cells(s, "egypt", "jordan") == [0, 4]


def test_132_sirte_where_cells_are_furthest_ahead() -> None:
    s = event(132, {"jordan": war(cells=2), "iraq": war(cells=1)})
    assert cells(s, "jordan", "iraq") == [1, 1]
    assert militia(s, "jordan", "iraq") == [2, 0]


def test_135_an_available_wmd_before_a_card_and_before_one_on_the_map() -> None:
    world = {"pakistan": {"wmd_cache": 1}, "jordan": fair(plots=["wmd"])}
    plots = {"available": [1, 1, 1, 2, 2, 3, "wmd"]}
    s = event(135, world, hands={"jihadist": [198]}, plots=plots)
    assert s.hands["jihadist"] == [198]
    assert [plot.kind for plot in s["jordan"].plots] == [4]
    assert 4 not in s.available_plots
    s = event(135, {"pakistan": {"wmd_cache": 2}, "jordan": fair(plots=["wmd"])}, hands={"jihadist": [198]})
    assert s.hands["us"] == [198]
    s = event(135, {"pakistan": {"wmd_cache": 2}, "jordan": fair(plots=["wmd"])})  # set off, with nothing else to do
    assert s["jordan"].plots == ()


def test_136_infighting_where_cells_are_furthest_ahead() -> None:
    s = event(136, {"jordan": poor(cells=3), "egypt": muslim("Good Ally", cells=1)})
    assert cells(s, "jordan", "egypt") == [1, 1]
    assert s["jordan"].active == 1


def test_143_the_first_effects_that_do_anything() -> None:
    s = event(143, {}, **SOFT)
    assert (s.prestige, s.funding) == (6, 4)
    s = event(143, {"jordan": changed(), "egypt": poor()}, prestige=12, **SOFT)
    assert (s.funding, s["jordan"].awakening, s["jordan"].aid) == (4, 1, 0)
    s = event(143, {"jordan": changed(), "egypt": poor()}, prestige=12, funding=1, **SOFT)
    assert (s["jordan"].awakening, s["jordan"].aid, s["egypt"].aid) == (1, 1, 0)


def test_143_three_effects_in_mitts_turn() -> None:
    g = moment({}, later=True, scenario="mitts_turn", playing=[143], prestige=5, funding=5)
    g.s.us_posture = g.s.us_posture.__class__("hard")
    before = sum(country.awakening for country in g.s.muslim())
    decided(card_play.carry_out_event(g, g.card(143), "us"), dice=[])
    assert (g.s.prestige, g.s.funding) == (6, 4)
    assert sum(country.awakening for country in g.s.muslim()) == before + 1


def test_144_new_dawn_under_regime_change_then_with_plots() -> None:
    s = event(144, {"jordan": changed("Fair Ally", troops=2), "egypt": muslim("Fair Ally", troops=2, plots=[1])})
    assert militia(s, "jordan", "egypt") == [2, 0]
    s = event(144, {"jordan": fair(troops=2), "egypt": muslim("Fair Ally", troops=2, plots=[1])})
    assert militia(s, "jordan", "egypt") == [0, 2]


@rule("13.3.1", "13.3.5")
def test_145_russian_aid_where_deploy_to_says() -> None:
    s = event(145, {"jordan": muslim("Fair Ally", civil_war=True), "iraq": war()})
    assert militia(s, "jordan", "iraq") == [1, 0]


def test_147_strike_eagle_by_the_disrupt_column() -> None:
    s = event(147, {"syria": poor(plots=[1]), "iran": muslim("Poor Adversary", side="muslim", cells=1)})
    assert (s.wmd["syria"], s.wmd["iran"]) == (1, 1)


def test_150_unscr_1973_where_resources_are_highest() -> None:
    s = event(150, {"jordan": muslim("Fair Ally", civil_war=True, cells=2), "iraq": war(cells=1)})
    assert s["iraq"].markers == ("unscr_1973",)
    s = event(150, {"egypt": muslim("Good Ally"), "sudan": war(cells=1), "iraq": war(cells=1)})
    assert s["iraq"].markers == ("unscr_1973",)


def test_152_congress_acts_with_six_from_the_track() -> None:
    world = {"jordan": war(cells=2), "iraq": war(cells=1)}
    s = event(152, world, dice=[5, 5, 1, 1], **SOFT)
    assert (s["jordan"].cubes, s["iraq"].cubes) == (6, 0)
    assert s["jordan"].is_regime_change


def test_156_all_militia_go_where_cells_are_furthest_ahead() -> None:
    s = event(156, {"yemen": poor(cells=1), "iraq": poor(cells=2), "jordan": poor(militia=1)})
    assert militia(s, "yemen", "iraq", "jordan") == [0, 4, 1]


def test_156_militia_are_not_moved_even_if_nothing_else_is_possible() -> None:
    s = event(156, {"yemen": poor(cells=3, militia=1), "jordan": poor(militia=14)})
    assert militia(s, "yemen", "jordan") == [1, 14]


def test_157_limited_deployment_where_cells_are_furthest_ahead() -> None:
    neighbours = {"israel": {}, "saudi_arabia": poor(), "syria": poor()}
    s = event(157, {"jordan": war(cells=2), "egypt": muslim("Fair Ally", civil_war=True, cells=1), **neighbours})
    assert (s["jordan"].cubes, s["egypt"].cubes) == (2, 0)
    assert s["syria"].awakening == 1  # WMD are stored there


def test_160_217_the_card_nearest_the_bottom_of_the_discard_pile() -> None:
    assert event(160, {}, discard=[155, 219, 215]).hands["us"] == [215]
    assert event(160, {}, discard=[155, 215, 219]).hands["us"] == [219]


def test_217_agitators_take_the_card_nearest_the_bottom() -> None:
    assert event(217, {}, discard=[152, 238, 165, 155]).hands["us"] == [165]
    assert event(217, {}, discard=[165, 188, 152]).hands["us"] == [152]


def test_161_prism_foils_every_plot() -> None:
    s = event(161, {"jordan": fair(plots=[1], cells=3), "egypt": fair(plots=[2])})
    assert not s.plots_on_map()
    assert s["jordan"].active == 0


def test_161_prism_rouses_all_sleepers_of_a_country_before_the_next() -> None:
    s = event(161, {"iran": {"active_cells": 1}, "jordan": fair(cells=2), "lebanon": fair(cells=2)}, dice=[1])
    assert sorted([s["jordan"].active, s["lebanon"].active]) == [0, 2]  # one die for both sleepers


def test_162_scaf_takes_adversaries_then_neutrals_then_the_fewest_cells_then_poor() -> None:
    both: dict[str, Any] = {"awakening": 1, "reaction": 1}
    s = event(162, {"jordan": muslim("Poor Adversary", **both), "egypt": poor(**both)})
    assert s["jordan"].is_ally
    s = event(162, {"jordan": poor(**both), "egypt": muslim("Poor Ally", **both)})
    assert s["jordan"].is_ally
    assert event(162, {"jordan": fair(**both), "egypt": fair(cells=1, **both)})["jordan"].is_ally
    assert event(162, {"jordan": poor(**both), "egypt": fair(**both)})["jordan"].is_ally
    assert event(162, {"jordan": poor(**both), "egypt": poor(**both)})["egypt"].is_ally  # then the column


def test_163_status_quo_takes_adversaries_then_neutrals_then_resources() -> None:
    assert event(163, {"jordan": changed("Poor Adversary"), "iraq": changed("Poor Neutral")})["jordan"].is_ally
    assert event(163, {"jordan": changed("Poor Neutral"), "iraq": changed("Poor Ally")})["jordan"].is_ally
    assert not event(163, {"jordan": changed(), "iraq": changed()})["iraq"].is_regime_change


# -- a Jihadist card that asks the US


def sequestered(*discard: int, draws: list[int | str] | None = None) -> list[int]:
    g = moment({}, later=True, playing=[184], discard=list(discard), **SOFT)
    decided(card_play.carry_out_event(g, g.card(184), JIHADIST), (), draws or [])
    return g.s.hands["us"]


def test_184_the_us_takes_obama_doctrine_then_congress_acts_then_its_highest_card() -> None:
    assert sequestered(143, 152, 155) == [143]
    assert sequestered(152, 155) == [152]
    assert sequestered(126, 155, 194) == [155]
    assert sequestered(155, 163, draws=["163"]) == [163]
    assert sequestered(194, 126) == [126]
    assert sequestered(194, 164) == [194]


# -- The Awakening, Unassociated cards


def test_200_the_critical_middle_shifts_before_it_rises() -> None:
    s = event(200, {"egypt": muslim("Fair Ally"), "turkey": fair(), "morocco": muslim("Fair Adversary")})
    assert s["morocco"].is_neutral
    s = event(200, {"egypt": muslim("Fair Ally"), "turkey": fair(), "morocco": muslim("Fair Ally")})
    assert s["turkey"].is_ally
    s = event(200, {"egypt": muslim("Fair Ally"), "turkey": muslim("Fair Ally")})
    assert (s["egypt"].awakening, s["turkey"].awakening) == (1, 0)


def test_201_militia_in_africa_where_cells_are_furthest_ahead() -> None:
    s = event(201, {"mali": poor(cells=2), "libya": poor(cells=1), "sudan": {**IR, "cells": 3}})
    assert militia(s, "mali", "libya") == [2, 0]


def test_202_a_posture_before_reserves_and_never_a_cadre() -> None:
    world: dict[str, Any] = {"china": {"posture": "soft"}, "russia": {"posture": "hard"}, "canada": {"cadre": True}}
    s = event(202, world, reserves={"jihadist": 1})
    assert (str(s["china"].posture), s.reserves["jihadist"]) == ("hard", 1)
    hard = {id: {"posture": "hard"} for id in ("china", "russia", "india")}
    assert event(202, hard, reserves={"jihadist": 2}).reserves == {"us": 2, "jihadist": 0}


def test_205_erdogan_removes_cells_then_a_reaction() -> None:
    s = event(205, {**NOBODY, "turkey": fair(cells=2, militia=1), "iraq": poor(cells=1), "syria": poor(reaction=1)})
    assert cells(s, "turkey", "iraq") == [0, 1]
    assert (s["turkey"].militia, s["syria"].reaction) == (1, 1)
    s = event(205, {**NOBODY, "turkey": fair(militia=1), "syria": poor(reaction=1), "iraq": poor(awakening=1)})
    assert (s["syria"].reaction, s["turkey"].militia) == (0, 1)


def test_207_copycats_in_the_united_states_first() -> None:
    s = event(207, {"united_states": {"plots": [1], "cells": 1}, "canada": {"plots": [3]}})
    assert (s["united_states"].plots, cells(s, "united_states")) == ((), [1])
    s = event(207, {"united_states": CELL, "canada": {"plots": [3]}})
    assert cells(s, "united_states") == [0]
    s = event(207, {"united_states": {"cadre": True}, "canada": {"cells": 2}})
    assert not s["united_states"].cadre
    s = event(207, {"russia": {"cells": 1}, "canada": {"cells": 1}, "spain": {"cadre": True}})
    assert cells(s, "russia", "canada") == [1, 0]  # Good, and the most cells


def test_207_all_in_the_country_that_is_chosen() -> None:
    s = event(207, {"united_states": CELL, "canada": {"cells": 2}})
    assert cells(s, "united_states", "canada") == [0, 2]
    s = event(207, {"united_states": {"cadre": True}, "canada": {"cadre": True}})
    assert (s["united_states"].cadre, s["canada"].cadre) == (False, True)
    s = event(207, {"canada": {"plots": [1]}, "russia": {"plots": [3]}})  # Good before Fair
    assert ([plot.kind for plot in s["canada"].plots], [plot.kind for plot in s["russia"].plots]) == ([], [3])


def test_207_the_plot_with_the_highest_number() -> None:
    s = event(207, {"canada": {"plots": [1, 2]}})
    assert [plot.kind for plot in s["canada"].plots] == [1]


def test_209_the_quds_force_turns_on_cells() -> None:
    s = event(209, {"jordan": poor(cells=1, militia=1)})
    assert (cells(s, "jordan"), militia(s, "jordan")) == ([0], [1])


def test_210_a_reaction_goes_not_an_awakening() -> None:
    s = event(210, {"jordan": poor(awakening=1), "egypt": poor(reaction=1)})
    assert (s["jordan"].awakening, s["egypt"].reaction) == (1, 0)


def test_218_al_nusra_where_cells_are_more_and_furthest_ahead() -> None:
    s = event(
        218, {"jordan": war(cells=3, militia=1), "iraq": war(cells=2, militia=1), "syria": war(cells=1, militia=3)}
    )
    assert cells(s, "jordan", "iraq", "syria") == [1, 2, 1]


def test_221_flypaper_draws_two_away_reactions_first_to_the_poorest_war() -> None:
    world = {"iraq": war(), "jordan": war(), "egypt": poor(reaction=2), "turkey": fair(cells=2), "yemen": poor(cells=1)}
    s = event(221, {**NOBODY, **world})
    assert (s["egypt"].reaction, cells(s, "turkey", "yemen", "canada")) == (1, [2, 1, 0])
    assert cells(s, "jordan", "iraq") == [2, 0]


def test_221_the_target_is_found_once() -> None:
    world = {"lebanon": war(), "jordan": war(), "egypt": poor(reaction=1)}
    s = event(221, {**NOBODY, **world, "canada": {"cells": 2}}, dice=[1])
    assert sorted(cells(s, "lebanon", "jordan")) == [0, 2]


def test_221_three_if_there_is_a_caliphate_already() -> None:
    world = {
        "iraq": war(caliphate_capital=True),
        "egypt": poor(reaction=1),
        "turkey": fair(cells=2),
        "yemen": poor(cells=1),
    }
    s = event(221, {**NOBODY, **world})
    assert s["iraq"].cells == 3


def test_223_two_awakenings_in_iran() -> None:
    s = event(223, {})
    assert (s["iran"].awakening, s["iran"].reaction) == (2, 1)


def test_226_serval_where_cells_are_furthest_ahead_then_neutral() -> None:
    assert event(226, {"mali": muslim("Poor Ally", cells=2), "sudan": poor(cells=1)})["mali"].militia == 1
    assert event(226, {"mali": muslim("Poor Ally"), "sudan": poor()})["sudan"].militia == 1
    assert event(226, {"mali": poor(cells=2), "morocco": poor(cells=1)})["mali"].militia == 1


def test_230_a_sellout_that_cannot_be_helped_costs_an_ally_not_a_government() -> None:
    """The bot never plays it."""
    s = event(230, {"jordan": muslim("Fair Ally", civil_war=True, cells=2)})
    assert (s["jordan"].is_fair, s["jordan"].is_neutral) == (True, True)


def test_233_ceasefire_where_militia_are_furthest_ahead() -> None:
    s = event(233, {"jordan": war(militia=2), "iraq": war(militia=1)}, dice=[1])
    assert (s["jordan"].civil_war, s["iraq"].civil_war) == (False, True)
    adversary = muslim("Poor Adversary", civil_war=True, militia=1)
    assert not event(233, {"jordan": adversary, "iraq": war(militia=1)}, dice=[1])["jordan"].civil_war
    outnumbered = {"jordan": war(militia=2), "iraq": war(militia=3, cells=3)}
    assert not event(233, outnumbered, dice=[1])["jordan"].civil_war  # cells count against Militia


def test_234_two_militia_and_one_cell_in_syria() -> None:
    s = event(234, {"syria": poor()})
    assert (s["syria"].militia, s["syria"].cells) == (2, 1)


def test_235_qadhafi_ends_a_war_that_the_us_is_winning() -> None:
    s = event(235, {"jordan": war(militia=2), "iraq": war(cells=1), "yemen": war(militia=1, cells=1)})
    assert s["jordan"].is_fair
    s = event(235, {"jordan": war(militia=2), "iraq": war(militia=1)})
    assert s["iraq"].is_fair


def test_238_revolution_where_reaction_is_furthest_ahead() -> None:
    s = event(238, {"jordan": poor(awakening=1, reaction=2), "egypt": poor(awakening=1, reaction=1)})
    assert s["jordan"].civil_war
    s = event(238, {"jordan": poor(awakening=1, reaction=1), "egypt": poor(awakening=1, reaction=1)})
    assert s["egypt"].civil_war


# -- every question of every event is answered by a line of its own, or by what rule 13.3 says of it

BY_RULE: dict[Purpose, tuple[int, ...]] = {
    Purpose.REMOVE_CELL: (8, 9, 10, 17, 23, 24, 25, 103, 109, 115, 129, 130, 132, 150, 209, 231),  # 13.3.1
    Purpose.PLACE_MARKER: (121,),
    Purpose.PLACE_MILITIA: (125, 137, 142),
    Purpose.REMOVE_CADRE: (18, 138),
    Purpose.REMOVE_CELL_KIND: (
        8, 9, 10, 17, 22, 23, 24, 25, 103, 104, 105, 106, 108, 109, 115, 126, 127, 128, 129, 130, 132, 136, 150, 207,
        209, 218, 231,
    ),  # 13.3.2
    Purpose.DISRUPT_CELL: (18, 34, 44, 97, 138),
    Purpose.REMOVE_PLOT: (21,),  # 13.3.3
    Purpose.FLAG_PLOT: (1, 122),
    Purpose.SELECT_POSTURE_WHERE: (21, 38, 45, 202, 224),  # 13.3.4
    Purpose.SELECT_POSTURE: (16, 21, 35, 36, 38, 45, 96, 202, 224),
    Purpose.PLACE_AID: (13, 123, 143),  # 13.3.5
    Purpose.REMOVE_BESIEGED: (28, 146),
    Purpose.PLACE_UNREST: (28, 131, 134, 143, 146, 148, 153, 154, 157, 206, 211, 212, 213, 214, 227, 228),
    Purpose.REMOVE_UNREST: (210,),
    Purpose.WHICH_UNREST: (203, 206, 211, 212, 213, 227, 228),
    Purpose.SELECT_COUNTRY: (15,),  # 13.3.6
    Purpose.SHIFT_ALIGNMENT: (14,),
    Purpose.SHIFT_GOVERNANCE: (40, 46, 158),
    Purpose.DISRUPT_WHERE: (34, 44),  # 13.3.8
    Purpose.SEND_OFF_MAP: (204,),  # 11.3.4
    Purpose.TAKE_DISCARDED: (117, 118, 143, 236),  # a US card of the highest value, by lot
}  # fmt: skip
"""The cards whose instructions say no more of a question than the rule does, or nothing."""


def test_no_instruction_is_left_to_a_rule_that_says_otherwise() -> None:
    unlisted: set[tuple[int, str]] = set()

    class Asked(UsBot):
        def answer(self, g: Play, question: Question) -> Ask[Sequence[str]]:
            numbers = [number for number in g.s.playing if g.card(number).event == g.event]
            lines = {purpose for number in numbers for purpose in how_lines(number)}
            for number in numbers:
                if question.purpose not in lines and number not in BY_RULE.get(Purpose(question.purpose), ()):
                    unlisted.add((number, question.purpose))
            return (yield from super().answer(g, question))

    for n, state in enumerate(moments(16)):
        for card in state.rules.deck.values():
            if rehearsal.is_wanted(state, card):
                carried_out(state.copy(), card, US, below(f"{n} {card.number}"), Asked())
    assert not unlisted
    both = {number for number, _ in instructions.BOOK.answers}
    assert not {(n, p) for p, cards in BY_RULE.items() for n in cards if n in both and p in how_lines(n)}


def how_lines(number: int) -> set[str]:
    """The questions of a card for which it has lines."""
    return {purpose for card, purpose in instructions.BOOK.answers if card == number}


@pytest.mark.parametrize(("numbers", "purpose"), lines(instructions.BOOK), ids=str)
def test_every_line_of_how_is_tested(numbers: tuple[int, ...], purpose: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the line, a test of its card fails."""
    for number in numbers:
        monkeypatch.delitem(instructions.BOOK.answers, (number, purpose))
    assert fails(globals(), numbers)
