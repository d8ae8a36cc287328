"""Rule 12: victory, the pile, events, operations, Reserves and levels of the Jihadist bot."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth import card_play, jihadist_operations, pieces, sequence, victory
from sandtable.labyrinth.events.actions import inspect_jihadist_hand
from sandtable.labyrinth.opponents.bots import vocabulary as terms
from sandtable.labyrinth.opponents.bots.jihadist import operations
from sandtable.labyrinth.opponents.bots.jihadist.operations import Departures, Purse, movable
from sandtable.labyrinth.terms import JIHADIST, US
from tests.labyrinth import bot_scene
from tests.labyrinth.bot_scene import AWAKENING, BASE, US_CARD, book_plays, carried_out, moment, rule
from tests.labyrinth.conditions import FAIR, FAIR_ALLY, GOOD, ISLAMIST, POOR, POOR_ALLY
from tests.playing import decided, told


def cells(table: Table, id: str) -> int:
    return int(table.state[id].cells)


# -- 12.0 to 12.2


@rule("12.0")
@pytest.mark.parametrize(
    "options", [{"scenario": "anaconda"}, {"scenario": "isil"}, {"scenario": "lets_roll", "campaign": True}]
)
def test_it_plays_either_game_and_the_campaign(options: dict[str, Any]) -> None:
    table = Table.new("labyrinth", seats={"jihadist": "bot"}, seed=3, **options)
    assert table.question is not None
    assert table.question.seat == "us"


@rule("12.1")
def test_removing_the_last_cell_does_not_win_and_islamist_rule_needs_no_neighbour() -> None:
    g = moment({"egypt": ISLAMIST, "indonesia_malaysia": ISLAMIST})
    with pytest.raises(victory.Ended, match="islamist_resources"):
        victory.check_all(g)
    victory.check_all(moment({"egypt": ISLAMIST}))  # no cell is on the map, and nobody has won


@rule("12.1")
@pytest.mark.parametrize(("good", "winner"), [(["egypt", "yemen"], "jihadist"), (["egypt", "saudi_arabia"], "us")])
def test_the_us_needs_good_resources_at_the_end(good: list[str], winner: str) -> None:
    position = {"game": "labyrinth", "step": "end_of_turn", "draw": [], "countries": dict.fromkeys(good, GOOD)}
    table = Table.from_position(position, seats={"jihadist": "bot"}, dice=[])
    assert table.outcome is not None
    assert table.outcome.winner == winner


@rule("12.2", "12.4")
def test_cards_come_from_the_top_of_the_pile_and_go_there() -> None:
    countries = {"iraq": {**POOR, "rc": "tan", "cells": 1, "troops": 3}}
    table = book_plays(76, countries, rules=BASE, pile=[60], draw=[91, 66], prestige=8)  # Abu Ghurayb draws two cards
    assert table.state.hands["jihadist"] == [66, 91, 60]


@rule("12.2")
def test_nobody_looks_into_the_pile() -> None:
    russia = {"russia": {"posture": "soft", "cells": 1}}
    g = moment(russia, rules=BASE, playing=[17], hands={"jihadist": [65, 60]})
    decided(card_play.carry_out_event(g, g.card(17), US))  # FSB finds no card, and takes a cell
    assert (g.s.hands[JIHADIST], g.s["russia"].cells) == ([65, 60], 0)
    decided(inspect_jihadist_hand(g))  # Intel Community
    assert g.s.known[US] == ()


@rule("12.4")
def test_us_events_never_happen_on_its_cards() -> None:
    table = book_plays(2, {"iran": {"cells": 1}}, rules=BASE, dice=[6])  # Biometrics
    assert not table.state.in_effect("biometrics")
    assert not table.state.first_plot
    assert "event" not in told(table)


@rule("12.2")
def test_nest_shows_its_plots_in_the_us_while_wmd_are_about() -> None:
    countries = {"united_states": {"plots": [1]}}
    g = moment(countries, rules=BASE, events=["nest"])
    assert not pieces.is_shown(g.s, g.s["united_states"], 1)
    wmd: dict[str, Any] = {"wmd": {"loose": 2, "pakistan": 3}, "plots": {"available": [1, 1, 2, 2, 3, "wmd"]}}
    g = moment(countries, rules=BASE, events=["nest"], **wmd)
    assert pieces.is_shown(g.s, g.s["united_states"], 1)


# -- 12.3: events


@rule("12.3")
def test_an_instruction_beats_rule_12_3() -> None:
    """Cyber Warfare (202): 12.3.2 would know a place for a Cadre; the instruction never takes one."""
    s = carried_out(202, {"china": {"posture": "hard"}}, us_posture="hard")
    assert s["china"].posture == "soft"
    assert not s.any(lambda country: country.cadre)


@rule("12.3.1")
def test_militia_go_by_the_column_jihad() -> None:
    war = {**POOR, "civil_war": True, "militia": 2}
    s = carried_out(178, {"yemen": war, "syria": war})  # Ghost Soldiers; Syria has WMD and more Resources
    assert (s["syria"].militia, s["yemen"].militia) == (1, 2)


@rule("12.3.2a")
def test_cells_of_events_go_by_the_flow_recruit() -> None:
    countries = {"lebanon": {**POOR, "civil_war": True}, "yemen": POOR, "turkey": GOOD}
    s = carried_out(86, countries, rules=AWAKENING, campaign=True, prestige=5)  # Lebanon War: a Shia-Mix country
    assert s["lebanon"].cells == 1


@rule("12.3.2a", "12.3.4a")
def test_with_a_plot_the_column_plot_decides() -> None:
    """Zarqawi (110) brings cells and a plot: Troops before the country that wants cells."""
    countries = {"syria": {**POOR, "troops": 1}, "jordan": {**POOR, "troops": 1, "active_cells": 3}}
    assert carried_out(110, countries)["jordan"].plots
    s = carried_out(110, countries, plots={"available": [1, 1, 1, 3], "removed": [2, 2]})
    assert s["jordan"].cells == 6  # it wants cells, by the flow
    assert not s["jordan"].plots


@rule("12.3.2b")
def test_no_more_recruit_dice_than_cells() -> None:
    countries = {"mali": {**ISLAMIST, "cells": 9}}
    table = book_plays(US_CARD[AWAKENING][3], countries, us_posture="soft")  # one cell is Available
    assert cells(table, "mali") == 10
    assert "radicalization" in told(table)
    assert table.state.reserves["jihadist"] == 2


@rule("12.3.3")
def test_active_cells_go_before_sleepers() -> None:
    countries = {"iran": {"cells": 2, "active_cells": 1}}
    s = carried_out(181, countries, dice=[6])  # NPT Safeguards Ignored fails
    assert (s["iran"].sleepers, s["iran"].active) == (moment(countries).s["iran"].sleepers, 0)


@rule("12.3.3")
def test_active_cells_act_before_sleepers() -> None:
    table = book_plays(US_CARD[AWAKENING][1], {"jordan": {**FAIR, "cells": 1, "active_cells": 1}}, dice=[1])
    assert (table.state["jordan"].sleepers, table.state["jordan"].active) == (1, 1)


@rule("12.3.4a")
def test_a_plot_is_drawn_by_lot_and_the_value_does_not_limit_it() -> None:
    countries = {"canada": {"posture": "soft", "cells": 11}}
    kinds: set[int] = set()
    for seed in range(12):
        table = book_plays(US_CARD[AWAKENING][1], countries, dice=[1], seed=seed, us_posture="hard")
        kinds.update(plot.kind for _, plot in table.state.plots_on_map())
    assert kinds == {1, 2, 3}


@rule("12.3.4b")
def test_no_more_plot_dice_than_plots() -> None:
    countries = {"canada": {"posture": "hard", "cells": 11}}
    plots = {"available": [1], "removed": [1, 1, 2, 2, 3]}
    table = book_plays(US_CARD[AWAKENING][2], countries, dice=[6], plots=plots, us_posture="soft")
    assert told(table).count("die") == 1
    assert table.state.reserves["jihadist"] == 1
    none = {"removed": [1, 1, 1, 2, 2, 3], "available": []}
    table = book_plays(US_CARD[AWAKENING][2], countries, plots=none, us_posture="soft")
    assert table.state.reserves["jihadist"] == 2


@rule("12.3.5")
def test_postures_are_turned_against_the_us() -> None:
    countries = {"germany": {"posture": "hard"}, "italy": {"posture": "soft"}}
    s = carried_out(225, countries, us_posture="hard")  # Jihadi John chooses one in Schengen
    assert (s["germany"].posture, s["italy"].posture) == ("soft", "soft")
    s = carried_out(225, {"germany": {"posture": "soft"}}, us_posture="hard", dice=[1], draws=[])
    assert sum(country.posture == "soft" for country in s.schengen()) == 2  # an unmarked one, by lot


@rule("12.3.6")
def test_reaction_is_placed_where_the_column_jihad_says() -> None:
    s = carried_out(203, {"yemen": POOR})  # Day of Rage
    assert (s["yemen"].reaction, s["yemen"].awakening) == (1, 0)
    s = carried_out(206, {"yemen": {**POOR, "awakening": 1}, "egypt": {**POOR, "awakening": 1}})  # Friday of Anger
    assert (s["egypt"].reaction, s["yemen"].reaction) == (1, 0)


@rule("12.3.6")
def test_awakening_is_removed_where_the_column_jihad_says() -> None:
    s = carried_out(164, {"yemen": {**POOR, "awakening": 1}, "egypt": {**POOR, "awakening": 1}})  # Bloody Thursday
    assert (s["egypt"].awakening, s["yemen"].awakening) == (0, 1)


@rule("12.3.7")
def test_countries_shift_only_toward_adversary_and_islamist_rule() -> None:
    countries = {"jordan": {**POOR_ALLY, "troops": 1}, "iraq": {**POOR, "alignment": "adversary", "troops": 1}}
    assert carried_out(77, countries)["jordan"].is_neutral  # Al-Jazeera: Iraq could shift no further
    table = book_plays(
        102, {"central_asia": {**POOR, "alignment": "adversary"}, "iran": {"cells": 1}}, rules=BASE, dice=[1, 1]
    )
    assert told(table).count("event") == 0  # Former Soviet Union could only help the US


@rule("12.3.8")
def test_no_minor_jihad_in_a_poor_country() -> None:
    g = moment({"yemen": {**POOR, "cells": 3}, "jordan": {**FAIR, "cells": 1}})
    assert [country.id for country in operations.minor_jihad_places(g.s)] == ["jordan"]


@rule("12.3.9a")
def test_travel_goes_to_one_destination_from_several_origins() -> None:
    countries = {"jordan": FAIR, "syria": {**ISLAMIST, "cells": 2}, "mali": {**ISLAMIST, "cells": 3}}
    g = moment(countries)
    decided(operations.travel(g, Purse(3, 0)), dice=[1, 1])
    assert g.s["jordan"].cells == 3
    assert (g.s["syria"].cells, g.s["mali"].cells) == (1, 1)


@rule("12.3.9b")
def test_the_last_cell_of_an_auto_recruit_country_stays() -> None:
    one = {**ISLAMIST, "cells": 1}
    g = moment({"syria": one, "mali": one, "yemen": {**POOR, "cells": 1}})
    assert [movable(g.s, g.s[id], {}) for id in ("syria", "mali", "yemen")] == [0, 0, 1]
    g = moment({"syria": one, "mali": one, "iraq": {**POOR, "rc": "tan", "cells": 1}})
    assert [movable(g.s, g.s[id], {}) for id in ("syria", "mali", "iraq")] == [1, 1, 1]
    departures = Departures(g.s)
    departures.add(g.s["syria"], g.s["yemen"])
    assert movable(g.s, g.s["mali"], departures.leaving) == 0  # two are left


@rule("12.3.10")
@pytest.mark.parametrize(
    ("countries", "declared"),
    [
        ({"mali": {**POOR, "civil_war": True}}, False),
        ({"mali": {**POOR, "civil_war": True}, "morocco": ISLAMIST}, True),
        ({"mali": {**POOR, "civil_war": True}, "iraq": ISLAMIST, "syria": ISLAMIST}, True),  # it wins at once
    ],
)
def test_when_it_declares_the_caliphate(countries: dict[str, Any], declared: bool) -> None:
    table = book_plays(201, {**countries, "iran": {"cells": 1}})  # Cross Border Support: three cells in Mali
    assert cells(table, "mali") == 3
    assert table.state["mali"].capital is declared
    assert (table.outcome is not None) is ("iraq" in countries)


@rule("12.3.11")
def test_an_operation_in_an_event_follows_the_chart() -> None:
    """Fatwa (97) gives an operation of its value, with Reserves."""
    hands = {"jihadist": [60], "us": [23]}
    g = moment({"jordan": {**FAIR, "cells": 3}}, rules=BASE, playing=[97], hands=hands, reserves={"jihadist": 2})
    decided(card_play.carry_out_event(g, g.card(97), JIHADIST), dice=[6, 6, 6])
    assert g.s["jordan"].cells == 0  # three dice of Minor Jihad failed
    assert g.s.reserves[JIHADIST] == 0


@rule("12.3.12")
def test_what_is_equal_goes_by_chance() -> None:
    there = set()
    war = {**POOR, "civil_war": True, "militia": 1}
    for pips in (1, 4):
        s = carried_out(178, {"yemen": war, "somalia": war}, dice=[pips])
        there.add(next(id for id in ("yemen", "somalia") if not s[id].militia))
    assert there == {"yemen", "somalia"}


# -- 12.4.1: event or operations


@rule("12.4.1a")
def test_an_event_that_would_change_nothing_is_no_event() -> None:
    table = book_plays(180, {"yemen": {**POOR, "civil_war": True, "cells": 1}}, funding=9)  # Mosul Central Bank
    assert "event" not in told(table)
    assert bot_scene.operations(table) == ["recruit"]
    table = book_plays(180, {"yemen": {**POOR, "civil_war": True, "cells": 1}}, funding=6)
    assert table.state.funding == 8
    assert bot_scene.operations(table) == []


@rule("12.4.1b")
def test_an_unassociated_event_fills_the_reserves() -> None:
    table = book_plays(222, {"iran": {"cells": 1}}, us_posture="hard")  # Hagel
    assert table.state.us_posture == "soft"
    assert table.state.reserves["jihadist"] == 2
    table = book_plays(164, {"yemen": {**POOR, "cells": 1, "awakening": 1}})  # a Jihadist event does not
    assert table.state.reserves["jihadist"] == 0


@rule("12.4.1c", "12.4.4")
def test_reserves_are_added_to_a_card_below_three() -> None:
    table = book_plays(
        US_CARD[AWAKENING][2], {"jordan": {**FAIR, "cells": 3}}, dice=[6, 6, 6], reserves={"jihadist": 2}
    )
    assert told(table).count("die") == 3
    assert table.state.reserves["jihadist"] == 1  # one of them was needed


@rule("12.4.1d")
def test_a_cell_acts_once_with_a_card_but_one_that_came_back_may_be_recruited() -> None:
    """A journey fails: the cell goes back to the track, and Radicalization Recruits it."""
    countries = {
        "canada": {"posture": "hard"},
        "mali": {**ISLAMIST, "cells": 2},
        "yemen": {**FAIR_ALLY, "troops": 3, "cadre": True},
    }
    g = moment(countries, us_posture="soft")
    departures = Departures(g.s)
    departures.add(g.s["mali"], g.s["canada"])
    assert terms.unused(g.s, g.s["mali"]) == 1
    decided(departures.carry_out(g), dice=[1])
    assert terms.unused(g.s, g.s["canada"]) == 0  # it has arrived with this card
    assert terms.unused(g.s, g.s["mali"]) == 1
    assert operations.plot_places(g.s) == []


@rule("12.4.1d")
def test_sadr_acts_once_too() -> None:
    g = moment({"iraq": {**FAIR, "markers": ["sadr"]}}, rules=BASE)
    decided(operations.minor_jihad(g, Purse(2, 0)), dice=[1])
    assert g.s["iraq"].sadr
    assert operations.plot_places(g.s) == []


@rule("12.4.1d")
def test_recruited_cells_have_acted() -> None:
    g = moment({"yemen": {**POOR, "civil_war": True, "cells": 1}})
    decided(operations.recruit(g, Purse(2, 0)))
    assert (g.s["yemen"].cells, terms.unused(g.s, g.s["yemen"])) == (3, 1)


@rule("12.4.1e")
def test_the_card_is_spent_before_the_reserves() -> None:
    g = moment({}, reserves={"jihadist": 2})
    purse = Purse.of(g.s, 2)
    assert purse.total == 3
    purse.spend(g, 2)
    assert (purse.card, purse.reserves, g.s.reserves[JIHADIST]) == (0, 1, 2)
    purse.spend(g, 1)
    assert g.s.reserves[JIHADIST] == 1
    assert Purse.of(g.s, 3).total == 3


@rule("12.4.1a")
def test_us_election_comes_before_the_operation() -> None:
    """The die makes the US Soft without penalty; Radicalization then Plots outside (12.4.3c)."""
    table = book_plays(240, {"iran": {"cells": 1}}, dice=[1, 1, 1, 1], us_posture="hard")
    notes = told(table)
    assert notes.index("event") < notes.index("operation")


# -- 12.4.2: where


@rule("12.4.2a")
def test_jihad_is_by_the_column_alone() -> None:
    countries = {"jordan": {**GOOD, "cells": 1}, "egypt": {**FAIR, "cells": 1}}
    table = book_plays(US_CARD[AWAKENING][1], countries, dice=[1])
    assert table.state["egypt"].is_poor  # more Resources, though Jordan is Good


@rule("12.4.2b")
def test_it_goes_on_in_the_next_country_up_to_three_dice() -> None:
    countries = {"egypt": {**FAIR, "cells": 2}, "jordan": {**FAIR, "cells": 3}}
    table = book_plays(US_CARD[AWAKENING][3], countries, dice=[6, 6, 6])
    assert (cells(table, "egypt"), cells(table, "jordan")) == (0, 2)


@rule("12.4.2b")
def test_major_jihad_takes_all_dice_and_wakes_all_sleepers() -> None:
    table = book_plays(US_CARD[AWAKENING][2], {"yemen": {**POOR, "cells": 5}}, dice=[1, 1, 1, 1, 1])
    assert table.state["yemen"].is_islamist
    assert table.state["yemen"].active == 5


@rule("12.4.2c")
def test_what_is_left_goes_to_radicalization() -> None:
    table = book_plays(US_CARD[AWAKENING][2], {"jordan": {**FAIR, "cells": 1}}, dice=[1], us_posture="soft")
    assert "radicalization" in told(table)
    assert table.state.reserves["jihadist"] == 1


# -- 12.4.4: Reserves


@rule("12.4.4")
def test_its_reserves_stay_from_turn_to_turn() -> None:
    g = moment({"iran": {"cells": 1}}, step="clear_reserves", reserves={"jihadist": 2, "us": 2})
    decided(sequence.run_step(g))
    assert g.s.reserves == {US: 0, JIHADIST: 2}


# -- 12.5: Ideology


@rule("12.5", "12.5a", "12.5e")
@pytest.mark.parametrize(
    ("level", "minor", "major"),
    [("muddled", False, False), ("coherent", True, False), ("infectious", True, False), ("virulent", True, True)],
)
def test_awakening_markers_hinder_it_less_and_less(level: str, minor: bool, major: bool) -> None:
    countries = {
        "jordan": {**FAIR, "cells": 1, "awakening": 1},
        "yemen": {**POOR, "cells": 5, "awakening": 1, "reaction": 1},
    }
    g = moment(countries, level=level)
    jordan, yemen = g.s["jordan"], g.s["yemen"]
    for campaign, passes in (
        (jihadist_operations.Campaign(jordan, major=False, dice=1), minor),
        (jihadist_operations.Campaign(yemen, major=True, dice=1), major),
    ):
        number = int(campaign.country.governance or 0)
        dice = [number] if campaign.country is jordan else [number + 1]  # Reaction still helps
        decided(jihadist_operations.carry_out_jihad(g, [campaign]), dice=dice)
        assert (campaign.successes == 1) is passes


@rule("12.5", "12.5b")
@pytest.mark.parametrize(("level", "count"), [("muddled", 1), ("coherent", 1), ("attractive", 2), ("virulent", 2)])
def test_attractive_places_two_plots(level: str, count: int) -> None:
    g = moment({"canada": {"posture": "soft", "cells": 1}}, level=level)
    decided(operations.plot(g, Purse(1, 0)), dice=[1], draws=[0] * count)
    assert len(g.s["canada"].plots) == count


@rule("12.5", "12.5c")
@pytest.mark.parametrize(("level", "count"), [("attractive", 1), ("potent", 2), ("infectious", 2)])
def test_potent_places_two_cells(level: str, count: int) -> None:
    g = moment({"mali": {**ISLAMIST, "cells": 1}}, level=level)
    decided(operations.recruit(g, Purse(1, 0)))
    assert g.s["mali"].cells == 1 + count


@rule("12.5", "12.5d")
@pytest.mark.parametrize(("level", "offered"), [("potent", ["hold", "discard"]), ("infectious", ["discard"])])
def test_infectious_lets_the_us_hold_no_card(level: str, offered: list[str]) -> None:
    position = {
        "game": "labyrinth",
        "rules": "awakening",
        "phase": {"side": "us", "card": 1},
        "hands": {"us": [126]},
        "countries": {"iran": {"cells": 1}},
    }
    table = Table.from_position(position, seats={"jihadist": f"bot:{level}"}, dice=[])
    assert table.question is not None
    assert [key for key in table.question.keys if key != "126"] == offered
