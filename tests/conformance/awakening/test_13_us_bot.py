"""13: the US bot, in whole plays of its cards."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth import card_play, levels, sequence, victory
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.opponents.bots.us.terms import Purse
from sandtable.labyrinth.registry import is_playable, may_happen
from sandtable.labyrinth.terms import JIHADIST, US
from sandtable.labyrinth.traits import OPEN_PLOTS
from sandtable.labyrinth.views import seen_by
from tests.labyrinth.bot_us_scene import (
    FIRST,
    FOR_OPERATIONS,
    LATER_OPERATIONS,
    book_plays,
    event,
    events,
    moment,
    operations,
    places,
    rule,
)
from tests.labyrinth.conditions import muslim
from tests.playing import asked, decided, told

CELL: dict[str, Any] = {"cells": 1}
IR = muslim("Islamist Rule Adversary")
SOFT: dict[str, Any] = {"us_posture": "soft"}


def world(posture: str = "hard", **others: Any) -> dict[str, Any]:
    """A base world in which every country is marked: Muslim ones Good Allies, the others with this Posture."""
    s = moment({}).s
    marked: dict[str, Any] = {}
    for country in s.countries.values():
        if country.is_muslim:
            marked[country.id] = muslim("Poor Adversary")
        elif country.takes_posture:
            marked[country.id] = {"posture": posture}
    return {**marked, "iran": CELL, **others}


def fair(**rest: Any) -> dict[str, Any]:
    return muslim("Fair Ally", **rest)


def poor(**rest: Any) -> dict[str, Any]:
    return muslim("Poor Ally", **rest)


# -- 13.0 to 13.2


@rule("13.0")
@pytest.mark.parametrize(
    "options", [{"scenario": "lets_roll"}, {"scenario": "awakening"}, {"campaign": True}], ids=["base", "later", "both"]
)
def test_a_person_plays_the_jihadists_against_the_bot(options: dict[str, Any]) -> None:
    table = Table.new("labyrinth", seats={US: "bot:off_guard"}, seed=1, **options)
    assert asked(table).seat == JIHADIST
    assert table.state.differs(US, OPEN_PLOTS)


@rule("13.1")
def test_both_sides_win_by_rule_2() -> None:
    g = moment({"egypt": muslim("Islamist Rule Adversary"), "iraq": muslim("Islamist Rule Adversary")})
    assert victory.needed_at_the_end(g.s) is None
    assert not victory.adjacent_islamist_rule(g.s)
    table = book_plays(23, {"iran": {}, "jordan": poor(cells=1)})
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.rule) == (US, "2.1.1c")


@rule("13.2")
def test_the_bot_plays_from_the_top_of_a_pile_that_nobody_sees() -> None:
    table = book_plays(2, {}, pile=[43, 12])
    assert table.state.hands[US] == [43, 12]
    assert seen_by(table.state, JIHADIST).hands[US] == [0, 0]
    assert seen_by(table.state, US).hands[US] == [0, 0]


@rule("13.2")
def test_events_that_lose_cards_take_the_top_one() -> None:
    g = moment({}, playing=[99], hands={"us": [12, 2], "jihadist": [70]})
    decided(card_play.carry_out_event(g, g.card(99), JIHADIST))
    assert g.s.hands[US] == [2]


@rule("13.2")
def test_events_that_look_into_a_hand_find_nothing() -> None:
    g = moment({"jordan": muslim("Poor Adversary")}, hands={"us": [1, 104, 2], "jihadist": [59, 70]}, **SOFT)
    assert not may_happen(g.s, g.card(59), JIHADIST)  # Amerithrax
    assert not may_happen(g.s, g.card(32), US)  # Back Channel
    g.s.hands[JIHADIST].remove(70)
    g.s.playing = [78]
    decided(card_play.carry_out_event(g, g.card(78), JIHADIST), dice=[1, 1, 1])  # Axis of Evil
    assert g.s.hands[US] == [1, 104, 2]


@rule("13.2")
def test_intel_community_shows_the_bot_nothing_and_gives_it_no_card() -> None:
    g = moment({}, playing=[18], hands={"us": [1, 2], "jihadist": [70]}, reserves={"us": 2})
    decided(card_play.carry_out_event(g, g.card(18), US), dice=[1], draws=["canada"])
    assert g.s.known[US] == ()
    assert g.s.hands[US] == [1, 2]


@rule("13.2")
def test_cards_gained_go_on_top() -> None:
    table = book_plays(21, {"canada": {"plots": [1]}}, pile=[12], draw=[2], seed=3)
    assert table.state.hands[US] == [2, 12]


# -- 13.3


@rule("13.3.1")
def test_cells_go_by_the_disrupt_column_and_militia_by_deploy_to() -> None:
    s = event(23, {"jordan": fair(cells=1), "iraq": poor(cells=3)})
    assert (s["jordan"].cells, s["iraq"].cells) == (0, 3)
    s = event(137, {"jordan": fair(), "egypt": poor()})
    assert (s["jordan"].militia, s["egypt"].militia) == (3, 0)


@rule("13.3.2")
def test_disrupt_takes_active_cells_and_events_take_sadr_and_sleepers() -> None:
    table = book_plays(FOR_OPERATIONS[3], world(jordan=fair(cells=2, active_cells=1)))
    assert (table.state["jordan"].active, table.state["jordan"].sleepers) == (0, 2)
    s = event(23, {"iraq": fair(cells=1, active_cells=1, markers=["sadr"])})
    assert (s["iraq"].sadr, s["iraq"].cells) == (False, 2)
    s = event(23, {"iraq": fair(cells=1, active_cells=1)})
    assert (s["iraq"].sleepers, s["iraq"].active) == (0, 1)


@rule("13.3.3")
def test_plots_lie_open() -> None:
    g = moment({"jordan": fair(cells=1, plots=[2])})
    for seat in (US, JIHADIST, None):
        assert [plot.kind for plot in seen_by(g.s, seat)["jordan"].plots] == [2]
    document = {"game": "labyrinth", "prestige": 5, "funding": 5, "countries": {"jordan": poor(cells=1)}}
    hands = {"jihadist": [70, 71], "us": [2, 43]}
    table = Table.from_position({**document, "hands": hands}, seats={US: "bot:off_guard"}, dice=[1])
    for key in ("70", "plot", "2"):
        table.answer(key)
    shown = [note for note in table.notes if note.message.id == "note-plot-shown"]
    assert [note.rule for note in shown] == ["13.3.3"]


@rule("13.3.3")
def test_an_event_removes_the_priority_plot() -> None:
    s = event(21, {"canada": {"plots": [1]}, "jordan": muslim("Good Ally", plots=[1])}, draws=["2", "canada"])
    assert s["jordan"].plots == ()
    assert len(s["canada"].plots) == 1


@rule("13.3.4")
def test_a_posture_is_that_of_the_us_and_first_where_it_is_opposite() -> None:
    assert event(16, {"benelux": {"posture": "soft"}})["benelux"].posture == "hard"
    assert event(16, {}, **SOFT)["benelux"].posture == "soft"
    s = event(38, {"libya": muslim("Poor Neutral"), "iraq": poor(), "spain": {"posture": "soft"}}, draws=[], dice=[1])
    assert s["spain"].posture == "hard"


@rule("13.3.5")
def test_awakening_is_placed_and_countries_come_from_the_column() -> None:
    s = event(203, {"yemen": muslim("Poor Neutral", reaction=1)})
    assert (s["yemen"].awakening, s["yemen"].reaction) == (1, 1)
    s = event(
        206, {"yemen": muslim("Poor Neutral", reaction=1), "egypt": muslim("Poor Neutral", awakening=1, reaction=1)}
    )
    assert (s["egypt"].awakening, s["yemen"].awakening) == (2, 0)
    s = event(28, {"jordan": muslim("Poor Neutral", besieged=True), "egypt": muslim("Poor Neutral", besieged=True)})
    assert (s["jordan"].besieged, s["egypt"].besieged) == (True, False)
    s = event(123, {"jordan": muslim("Poor Neutral", cells=1), "egypt": muslim("Poor Neutral", cells=1)})
    assert (s["jordan"].aid, s["egypt"].aid) == (0, 1)


@rule("13.3.6")
def test_shifts_go_toward_ally_and_good_and_the_opposite_is_not_played() -> None:
    s = event(14, {"jordan": muslim("Poor Adversary"), "egypt": muslim("Poor Adversary")}, dice=[4])
    assert (s["jordan"].is_neutral, s["egypt"].is_neutral) == (False, True)
    war = muslim("Poor Neutral", civil_war=True, cells=2)
    table = book_plays(230, {"jordan": war}, dice=[1] * 3)
    assert events(table) == []


@rule("13.3.7")
def test_attrition_takes_troops_then_militia_then_markers() -> None:
    war = muslim("Poor Neutral", civil_war=True, cells=12, troops=1, militia=1, markers=["unscr_1973"])
    g = moment({"jordan": war}, later=True, step="attrition")
    g.s.step = "attrition"
    decided(sequence.run_step(g), dice=[6])
    assert (g.s["jordan"].cubes, g.s["jordan"].militia, g.s["jordan"].markers) == (0, 0, ("unscr_1973",))


@rule("13.3.8")
def test_a_disrupt_by_event_follows_the_flow_then_the_column() -> None:
    s = event(34, {"jordan": fair(cells=2), "egypt": muslim("Good Ally", active_cells=1)}, hands={"jihadist": [70]})
    assert s["jordan"].active == 1  # Jihad threatens there
    s = event(44, {"jordan": poor(cells=1), "egypt": fair(cells=1)})
    assert s["egypt"].active == 1  # no box holds: the column of all


@rule("13.3.9")
@pytest.mark.parametrize(("die", "id"), [(3, "jordan"), (4, "lebanon")])
def test_ties_are_left_to_chance(die: int, id: str) -> None:
    s = event(23, {"jordan": fair(cells=1), "lebanon": fair(cells=1)}, dice=[die])
    assert s[id].cells == 0


# -- 13.4


@rule("13.4")
def test_jihadist_events_on_its_cards_never_happen() -> None:
    table = book_plays(73, world())  # Pirates
    assert not table.state.in_play("pirates")
    assert "event" not in told(table)
    assert 73 in table.state.discard


@rule("13.4")
def test_the_last_card_is_played() -> None:
    table = book_plays(2, {}, **FIRST)
    assert table.state.hands[US] == []
    assert table.state.in_effect("biometrics")
    assert "holds" not in told(table)


@rule("13.4")
@pytest.mark.parametrize("card", [120, 240])
def test_us_election_comes_before_the_operation(card: int) -> None:
    marked = world() if card == 120 else {}
    table = book_plays(card, marked, dice=[1, 6, 6, 6, 6])
    lines = told(table)
    assert lines.index("event") < lines.index("operation" if "operation" in lines else "homeland-security")


# -- 13.4.1


@rule("13.4.1a", "13.4.1b")
def test_an_alert_uses_the_card_and_as_much_of_the_reserves_as_it_needs() -> None:
    table = book_plays(FOR_OPERATIONS[2], {"united_states": {"plots": ["wmd"]}}, wmd={"loose": 2}, reserves={"us": 2})
    assert operations(table) == ["alert"]
    assert table.state.reserves[US] == 1
    assert table.state["united_states"].plots == ()


@rule("13.4.1a")
def test_the_alert_table_decides_perhaps_by_a_die() -> None:
    """Funding 5 and Prestige 5 in a Muslim country without Troops: a die not above the number of the plot."""
    for die, result in ((1, ["alert"]), (2, [])):
        table = book_plays(FOR_OPERATIONS[3], world(jordan=muslim("Poor Adversary", plots=[1])), dice=[die, 6, 6, 6, 6])
        assert operations(table)[:1] == (result or ["homeland_security"])
    table = book_plays(FOR_OPERATIONS[3], world(jordan=muslim("Poor Adversary", plots=[1])), funding=7)
    assert operations(table) == ["alert"]


@rule("13.4.1b")
def test_the_event_is_played_instead_if_it_removes_the_plot() -> None:
    table = book_plays(31, {"united_states": {"plots": ["wmd"]}}, wmd={"loose": 2}, reserves={"us": 2})
    assert events(table) == ["card-31"]
    assert table.state.reserves[US] == 2


@rule("13.4.1c")
def test_a_card_for_the_reserves_is_played_for_its_event_if_that_removes_the_plot() -> None:
    """JV / Copycat has one op, and the phase has another card; the WMD plot asks for three ops."""
    table = book_plays(207, {"canada": {"plots": ["wmd"]}, "pakistan": {"wmd_cache": 2}}, pile=[139], dice=[1], **FIRST)
    assert events(table)[0] == "card-207"
    table = book_plays(
        168, {"canada": {"plots": ["wmd"]}, "pakistan": {"wmd_cache": 2}}, pile=[139], dice=[1] * 4, **FIRST
    )
    lines = told(table)
    assert "reserves" in lines[: lines.index("plays", lines.index("plays") + 1)]
    assert operations(table) == ["alert"]  # with the next card


@rule("13.4.1d")
def test_without_a_plot_it_goes_on_with_event_or_ops() -> None:
    table = book_plays(2, {})
    assert not any(line.startswith("why-priority-plot") for line in told(table))
    assert events(table) == ["card-2"]


# -- 13.4.2 and 13.4.6


@rule("13.4.2a", "13.4.6", "13.4.5")
def test_a_reassessment_with_two_cards_and_reserves() -> None:
    table = book_plays(FOR_OPERATIONS[3], {"iraq": IR}, pile=[73, 2], reserves={"us": 2}, **FIRST, **SOFT)
    assert table.state.us_posture == "hard"
    assert table.state.reserves[US] == 1  # only what was missing
    assert table.state.hands[US] == [2]
    assert {FOR_OPERATIONS[3], 73} <= set(table.state.discard)
    assert operations(table) == []


@rule("13.4.2a")
def test_a_second_card_that_is_not_enough_goes_back_on_top() -> None:
    table = book_plays(FOR_OPERATIONS[3], {"iraq": IR}, pile=[52, 2], dice=[6] * 8, **FIRST, **SOFT)
    assert "us-turns-over" in told(table)
    assert table.state.us_posture == "soft"
    assert "reassessment" not in told(table)
    plays = [note.message.args["card"] for note in table.notes if note.message.id == "note-plays"]
    assert [getattr(card, "id", "") for card in plays][:2] == [f"card-{FOR_OPERATIONS[3]}", "card-52"]


@rule("13.4.2b")
def test_an_event_that_can_be_played_is_played() -> None:
    assert events(book_plays(12, {"egypt": fair()})) == ["card-12"]
    assert events(book_plays(12, world(), funding=1, dice=[6] * 4)) == []


@rule("13.4.2c")
def test_an_unassociated_event_fills_the_reserves_too() -> None:
    table = book_plays(101, {})  # Kosovo
    assert (events(table), table.state.reserves[US]) == (["card-101"], 1)
    table = book_plays(112, {}, reserves={"us": 1})
    assert (events(table), table.state.reserves[US]) == (["card-112"], 2)
    table = book_plays(12, {"egypt": fair()})
    assert table.state.reserves[US] == 0


@rule("13.4.2d")
def test_operations_take_reserves_for_a_card_below_three() -> None:
    table = book_plays(FOR_OPERATIONS[1], world(jordan=poor(cells=3)), reserves={"us": 2})
    assert operations(table) == ["disrupt"]
    assert table.state.reserves[US] == 0


# -- 13.4.3


@rule("13.4.3b")
def test_one_operation_in_one_country() -> None:
    table = book_plays(FOR_OPERATIONS[3], world(jordan=fair(cells=2), lebanon=fair(cells=2)), dice=[1, 1])
    assert operations(table) == ["disrupt", "homeland_security"]
    assert len(places(table, "disrupt")) == 1


@rule("13.4.3a")
def test_regime_change_by_its_column_with_six_cubes_from_where_its_flow_says() -> None:
    marked = world(iraq=IR, jordan=IR, egypt=muslim("Good Ally", troops=6), libya=fair(troops=8))
    table = book_plays(FOR_OPERATIONS[3], marked, dice=[5, 5, 1, 1])
    assert operations(table) == ["regime_change"]
    assert places(table, "regime-change") == ["iraq"]
    assert table.state["iraq"].cubes == 6
    assert (table.state["egypt"].cubes, table.state["libya"].cubes) == (0, 8)


@rule("13.4.3a")
def test_war_of_ideas_by_the_best_roll_then_the_column() -> None:
    marked = world(jordan=muslim("Fair Neutral", aid=1), egypt=muslim("Fair Neutral"), iraq=muslim("Fair Neutral"))
    table = book_plays(FOR_OPERATIONS[3], marked, dice=[4])
    assert places(table, "war-of-ideas")[0] == "jordan"
    assert table.state["jordan"].is_ally


@rule("13.4.3c")
def test_unmarked_countries_need_three() -> None:
    table = book_plays(FOR_OPERATIONS[2], {"jordan": muslim("Fair Neutral")}, dice=[5])
    assert places(table, "war-of-ideas") == ["jordan"]
    table = book_plays(FOR_OPERATIONS[2], {"jordan": muslim("Fair Neutral")}, reserves={"us": 1}, dice=[5, 5])
    assert places(table, "war-of-ideas") == ["pakistan"]
    assert table.state["pakistan"].is_ally
    assert table.state.reserves[US] == 1  # tested and Fair: it cost two


# -- 13.4.4


@rule("13.4.4", "13.4.4a")
def test_what_is_left_of_a_card_goes_home_first() -> None:
    marked = world(jordan=fair(cells=2), united_states={"active_cells": 1}, canada={"posture": "hard", "cells": 1})
    table = book_plays(FOR_OPERATIONS[3], marked)
    assert operations(table) == ["disrupt", "homeland_security", "disrupt"]
    assert places(table, "disrupt") == ["jordan", "united_states"]


@rule("13.4.4b")
def test_a_soft_world_is_talked_to() -> None:
    marked = world(
        "soft",
        **{id: {"posture": "soft", "cells": 1} for id in ("united_kingdom", "france", "italy", "spain", "germany")},
    )
    table = book_plays(FOR_OPERATIONS[1], marked, dice=[1, 5], prestige=2)
    assert operations(table) == ["homeland_security", "war_of_ideas"]
    assert places(table, "war-of-ideas")[0] in ("canada", "scandinavia", "benelux", "eastern_europe")


@rule("13.4.4c")
def test_cells_abroad_are_disrupted_close_to_the_us() -> None:
    marked = world(canada={"posture": "hard", "cells": 1}, serbia={"posture": "hard", "cells": 3})
    table = book_plays(FOR_OPERATIONS[1], marked, prestige=5)
    assert places(table, "disrupt") == ["canada"]


@rule("13.4.4d")
def test_reserves_are_filled_then() -> None:
    table = book_plays(FOR_OPERATIONS[2], world(), reserves={"us": 1})
    assert operations(table) == ["homeland_security"]
    assert table.state.reserves[US] == 2


@rule("13.4.4e")
def test_then_a_cadre_in_the_muslim_world_goes() -> None:
    """One op is left, and Reserves pay the rest: two in a Fair country."""
    table = book_plays(FOR_OPERATIONS[1], world(jordan=fair(cadre=True)), reserves={"us": 2}, prestige=2)
    assert not table.state["jordan"].cadre
    assert table.state.reserves[US] == 1


@rule("13.4.4f")
def test_at_last_the_bot_fights_for_the_posture_of_others() -> None:
    marked = world("hard", canada={"posture": "soft"}, russia={"posture": "soft"})
    table = book_plays(FOR_OPERATIONS[2], marked, reserves={"us": 2}, dice=[5])
    assert places(table, "war-of-ideas") == ["russia"]  # Fair before Good


@rule("13.4.4")
def test_reserves_alone_are_not_spent_and_more_than_three_may_be() -> None:
    g = moment({}, reserves={"us": 2})
    assert Purse(0).reach(g.s) == 0
    assert Purse(3).reach(g.s) == 5
    purse = Purse(1)
    purse.pay(g, 2)
    assert (purse.left, g.s.reserves[US]) == (0, 1)


# -- 13.4.5, 13.4.7, 13.4.8


@rule("13.4.5")
def test_reserves_are_kept_when_a_turn_ends() -> None:
    g = moment({}, reserves={"us": 2, "jihadist": 2})
    g.s.step = "clear_reserves"
    decided(sequence.run_step(g))
    assert g.s.reserves == {US: 2, JIHADIST: 0}


@rule("13.4.7")
def test_a_deploy_moves_two_from_the_track_or_all_that_may_leave() -> None:
    marked = world(jordan=fair(cells=1))
    table = book_plays(FOR_OPERATIONS[3], marked, prestige=4)
    assert operations(table)[0] == "deploy"
    assert table.state["jordan"].cubes == 2
    marked = world(jordan=fair(troops=3), iraq=fair(troops=9, rc="tan", cells=1))
    table = book_plays(FOR_OPERATIONS[3], marked, prestige=4)
    assert table.state["jordan"].cubes == 0


@rule("13.4.7-ex1")
def test_from_the_track_to_the_track_is_no_deploy() -> None:
    table = book_plays(FOR_OPERATIONS[1], world())
    assert "deploy" not in operations(table)


@rule("13.4.8")
def test_a_deploy_out_of_regime_change_is_a_withdraw_for_a_soft_us() -> None:
    held = fair(troops=4, rc="tan", aid=1, cells=2, markers=["nato"])
    marked = world("soft", iraq=held, jordan=fair(cells=1))
    table = book_plays(FOR_OPERATIONS[3], marked, prestige=4, dice=[5, 1, 1], **SOFT)
    assert operations(table) == ["withdraw"]
    iraq = table.state["iraq"]
    assert (iraq.cubes, iraq.aid, iraq.besieged, iraq.nato) == (0, 0, True, True)
    assert table.state["jordan"].cubes == 4
    marked = world("hard", iraq=held, jordan=fair(cells=1))
    table = book_plays(FOR_OPERATIONS[3], marked, prestige=4)
    assert operations(table)[0] == "deploy"
    assert table.state["iraq"].cubes == 4


# -- 13.5


@rule("13.5")
def test_the_levels_are_cumulative_and_off_guard_adds_nothing() -> None:
    s = moment({"jordan": fair(troops=2)}).s
    assert levels.plots_per_alert(s) == 1
    assert levels.prestige_of_disrupt(s, s["jordan"]) == 1
    s = moment({"jordan": fair(troops=2)}, level="no_mercy").s
    assert levels.plots_per_alert(s) == 2
    assert levels.prestige_of_disrupt(s, s["jordan"]) == 2


LADDER = levels.US_RESOLVE


@rule("13.5a")
@pytest.mark.parametrize("level", LADDER)
def test_competent_alerts_two_plots_of_a_country(level: str) -> None:
    marked: dict[str, Any] = {"united_states": {"plots": ["wmd", 1]}, "canada": {"plots": [1]}}
    table = book_plays(FOR_OPERATIONS[3], marked, level=level, wmd={"loose": 2}, dice=[1] * 12)
    removed = told(table).count("plot-removed")
    assert removed == (1 if level == "off_guard" else 2)
    assert set(places(table, "alert")) == {"united_states"}


@rule("13.5b")
@pytest.mark.parametrize("level", LADDER)
def test_adept_gains_two_prestige_with_two_troops(level: str) -> None:
    table = book_plays(FOR_OPERATIONS[3], world(jordan=poor(cells=5, troops=2)), level=level)
    assert table.state.prestige == (7 if LADDER.index(level) >= 2 else 6)
    table = book_plays(LATER_OPERATIONS[3], {"jordan": poor(cells=5, troops=1, militia=1)}, level=level)
    assert table.state.prestige == 6


@rule("13.5c")
@pytest.mark.parametrize("level", LADDER)
def test_vigilant_lets_no_war_recruit_by_itself(level: str) -> None:
    countries = {
        "iraq": fair(rc="tan"),
        "jordan": muslim("Poor Neutral", civil_war=True),
        "mali": muslim("Poor Neutral", markers=["training_camps"], cells=1),
    }
    s = moment(countries, level=level, later=True).s
    by_itself = [id for id in countries if levels.recruits_by_itself(s, s[id])]
    assert by_itself == (["mali"] if LADDER.index(level) >= 3 else ["iraq", "jordan", "mali"])


@rule("13.5d")
@pytest.mark.parametrize("level", LADDER)
def test_ruthless_events_happen_on_the_first_plot_too(level: str) -> None:
    document = {"game": "labyrinth", "prestige": 5, "funding": 5, "countries": {"jordan": poor(cells=1)}}
    hands = {"jihadist": [43, 71], "us": [2, 12]}
    table = Table.from_position({**document, "hands": hands}, seats={US: f"bot:{level}"}, dice=[6])
    for key in ("43", "plot"):
        table.answer(key)
    assert table.state.in_play("patriot_act") == (LADDER.index(level) >= 4)


@rule("13.5e")
@pytest.mark.parametrize("level", LADDER)
def test_no_mercy_takes_nothing_from_a_war_of_ideas(level: str) -> None:
    marked = world("soft", jordan=fair(aid=1))
    table = book_plays(FOR_OPERATIONS[3], marked, level=level, prestige=2, dice=[4] * 6, reserves={"us": 2})
    modifiers = {line for line in told(table) if line.startswith("modifier-")}
    won = table.state["jordan"].is_good
    assert won == (level == "no_mercy")
    assert modifiers <= ({"modifier-aid"} if level == "no_mercy" else modifiers)


def test_the_deck_is_not_asked_what_a_card_of_the_us_would_bring() -> None:
    """The US side plays none of the cards that only a look at a hand makes useful."""
    s = moment({}, hands={"us": [1], "jihadist": [70]}).s
    assert not is_playable(s, deck()[32], US)
