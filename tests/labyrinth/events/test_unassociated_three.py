"""The Unassociated events of value 3: cards 112 to 120."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth import hands
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.terms import JIHADIST, US, WMD
from tests.labyrinth.conditions import FAIR_ALLY, GOOD_ALLY, ISLAMIST, POOR, POOR_ALLY
from tests.labyrinth.scene import BOTH, play, playable, possible, scene, turn
from tests.playing import offered, waits_for

# -- 112 Bin Ladin


def test_card_112_us_lowers_funding_raises_prestige_and_the_card_leaves() -> None:
    table = play(turn(US, 112, funding=6, prestige=5), 112, "event")
    assert (table.state.funding, table.state.prestige) == (2, 6)
    assert 112 in table.state.removed


@pytest.mark.parametrize(("countries", "prestige"), [({}, 6), ({"somalia": ISLAMIST}, 4)])
def test_card_112_jihadist_lowers_prestige(countries: dict[str, Any], prestige: int) -> None:
    table = play(turn(JIHADIST, 112, funding=6, prestige=8, countries=countries), 112, "event")
    assert (table.state.funding, table.state.prestige) == (6, prestige)
    assert 112 in table.state.discard


# -- 113 Darfur


@BOTH
@pytest.mark.parametrize("prestige", [7, 9, 10, 12])
def test_card_113_high_prestige_brings_aid(side: str, prestige: int) -> None:
    table = play(turn(side, 113, prestige=prestige, countries={"sudan": POOR}), 113, "event")
    sudan = table.state["sudan"]
    assert (sudan.aid, sudan.is_ally, sudan.besieged) == (1, True, False)
    assert 113 in table.state.discard


@BOTH
@pytest.mark.parametrize("prestige", [1, 3, 4, 6])
def test_card_113_low_prestige_besieges(side: str, prestige: int) -> None:
    table = play(turn(side, 113, prestige=prestige, countries={"sudan": POOR}), 113, "event")
    sudan = table.state["sudan"]
    assert (sudan.aid, sudan.is_adversary, sudan.besieged) == (0, True, True)


@pytest.mark.rule("labyrinth", "4.9.4b")
def test_card_113_tests_sudan() -> None:
    table = play(turn(US, 113, prestige=8, dice=[5]), 113, "event")
    assert table.state["sudan"].is_fair
    assert table.state["sudan"].is_ally


@pytest.mark.rule("labyrinth", "8.4.3.2")
@pytest.mark.parametrize("before", [GOOD_ALLY, ISLAMIST])
def test_card_113_does_not_besiege_at_good_or_under_islamist_rule(before: dict[str, str]) -> None:
    table = play(turn(JIHADIST, 113, prestige=4, countries={"sudan": before}), 113, "event")
    assert not table.state["sudan"].besieged


def test_card_113_shifts_even_islamist_rule() -> None:
    table = play(turn(US, 113, prestige=8, countries={"sudan": ISLAMIST}), 113, "event")
    assert table.state["sudan"].is_neutral
    assert table.state["sudan"].is_islamist
    assert table.game.faults(table.state) == []


# -- 114 GTMO


@BOTH
def test_card_114_rolls_prestige_and_lapses(side: str) -> None:
    table = play(turn(side, 114, prestige=7, dice=[5, 2, 6]), 114, "event")
    assert table.state.prestige == 9
    assert table.state.lapsing == ["gtmo"]
    assert table.state.lapsing_cards == [114]
    assert 114 not in table.state.discard


def test_card_114_forbids_recruit_and_blocks_detainee_release() -> None:
    cells = {"iran": {"cells": 1}}
    free = turn(JIHADIST, 81, countries=cells)
    assert "recruit" in offered(play(free, "81"))
    bound = turn(JIHADIST, 81, countries=cells, lapsing=["gtmo"])
    assert "recruit" not in offered(play(bound, "81"))
    disrupted = {"last_phase": {"disrupted": ["iraq"]}}
    assert possible(turn(JIHADIST, 61, memory=disrupted).state, 61, JIHADIST)
    assert not possible(turn(JIHADIST, 61, memory=disrupted, lapsing=["gtmo"]).state, 61, JIHADIST)


@pytest.mark.rule("labyrinth", "5.2.6", "6.2.7b")
def test_card_114_ends_with_the_turn() -> None:
    table = scene(lapsing=["gtmo"], step="end_of_turn", phase={"side": "us", "card": 1})
    assert table.state.turn == 2
    assert not table.state.lapsing
    assert 114 in table.state.discard


@pytest.mark.rule("labyrinth", "4.7.7.3", "5.2.6")
def test_card_114_taken_back_and_played_again_still_ends_with_the_turn() -> None:
    table = turn(US, 117, more=[23, 24], lapsing=["gtmo"], dice=[5, 1, 1])
    play(table, 117, "event")
    play(table, 114, "event")
    assert table.state.in_effect("gtmo")
    assert table.state.lapsing_cards == [117, 114]
    ended = scene(**{**table.position(), "step": "end_of_turn"})
    assert not ended.state.lapsing
    assert {114, 117} <= set(ended.state.discard)


# -- 115 Hambali

HAMBALI_READY: dict[str, dict[str, Any]] = {
    "indonesia_malaysia": {**POOR_ALLY, "cells": 1},
    "pakistan": {**FAIR_ALLY, "cells": 1},
    "india": {"posture": "hard", "cells": 1},
    "thailand": {"posture": "hard", "cells": 1},
    "philippines": {"posture": "hard", "cells": 1},
}


@BOTH
@pytest.mark.parametrize("country", list(HAMBALI_READY))
def test_card_115_needs_a_cell_in_a_friendly_country(side: str, country: str) -> None:
    ready = HAMBALI_READY[country]
    assert playable(turn(side, 115, countries={country: ready}), 115, side)
    assert not playable(turn(side, 115, countries={country: {**ready, "cells": 0}}), 115, side)
    cool = {"posture": "soft"} if "posture" in ready else {"alignment": "neutral"}
    assert not playable(turn(side, 115, countries={country: {**ready, **cool}}), 115, side)


@BOTH
def test_card_115_needs_one_of_the_five_countries(side: str) -> None:
    elsewhere = {"china": {"posture": "hard", "cells": 1}, "egypt": {**POOR_ALLY, "cells": 1}}
    assert not playable(turn(side, 115, countries=elsewhere), 115, side)


def test_card_115_us_removes_a_cell_and_draws_two() -> None:
    table = turn(US, 115, countries=HAMBALI_READY, draw=[81, 82, "rest"])
    play(table, 115, "event")
    assert set(offered(table)) == set(HAMBALI_READY)
    assert waits_for(table) == (US, "remove_cell")
    play(table, "india")
    assert table.state["india"].cadre
    assert table.state.hands[US] == [23, 81, 82]
    assert 115 in table.state.removed


@pytest.mark.rule("labyrinth", "2.1.1c")
def test_card_115_removing_the_last_cell_wins_at_once() -> None:
    table = turn(US, 115, countries={"iran": {}, "india": {"posture": "hard", "cells": 1}})
    play(table, 115, "event")
    assert table.outcome is not None
    assert table.outcome.winner == US
    assert table.state.hands[US] == [23], "no card is drawn any more"


def test_card_115_jihadist_places_any_plot() -> None:
    table = turn(JIHADIST, 115, countries=HAMBALI_READY, wmd={"loose": 2})
    play(table, 115, "event")
    assert set(offered(table)) == set(HAMBALI_READY)
    play(table, "india")
    assert (*waits_for(table), offered(table)) == (JIHADIST, "plot_marker", ["1", "2", "3", "wmd"])
    play(table, "3")
    assert [plot.kind for plot in table.state["india"].plots] == [3]
    assert 115 in table.state.discard


def test_card_115_jihadist_without_plots_places_none() -> None:
    plots = {"available": [], "removed": [1, 1, 1, 2, 2, 3]}
    table = play(turn(JIHADIST, 115, countries=HAMBALI_READY, plots=plots), 115, "event")
    assert not table.state.plots_on_map()
    assert 115 in table.state.discard


# -- 116 KSM


def test_card_116_us_needs_a_plot_in_an_ally_or_non_muslim_country() -> None:
    assert not playable(turn(US, 116), 116, US)
    for there, ready in (
        ({"france": {"plots": [1]}}, True),
        ({"united_states": {"plots": [1]}}, True),
        ({"egypt": {**POOR_ALLY, "plots": [1]}}, True),
        ({"egypt": {**POOR, "plots": [1]}}, False),
        ({"iran": {"cells": 1, "plots": [1]}}, False),
    ):
        assert playable(turn(US, 116, countries=there), 116, US) is ready


def test_card_116_us_foils_every_such_plot_and_draws_two() -> None:
    countries = {
        "france": {"plots": [1, 2]},
        "united_states": {"plots": ["wmd"]},
        "egypt": {**POOR_ALLY, "plots": [3]},
        "yemen": {**POOR, "plots": [1]},
        "iran": {"cells": 1, "plots": [2]},
    }
    table = turn(US, 116, countries=countries, wmd={"loose": 2}, draw=[81, 82, "rest"])
    play(table, 116, "event")
    s = table.state
    assert {country.id for country, _ in s.plots_on_map()} == {"yemen", "iran"}
    assert s.available_plots == [1, 1, 2, 3]
    assert s.removed_plots == [WMD]
    assert s.hands[US] == [23, 81, 82]
    assert 116 in s.removed
    revealed = [note for note in table.notes_for(US) if note.message.id == "note-plot-removed"]
    assert {note.message.args["plot"] for note in revealed} == {"1", "2", "3", "wmd"}


def test_card_116_jihadist_places_any_plot_where_a_cell_is() -> None:
    countries = {"yemen": {**POOR, "cells": 1}, "france": {"cells": 1}, "somalia": {**ISLAMIST, "cells": 3}}
    table = turn(JIHADIST, 116, countries=countries, wmd={"loose": 2}, dice=[6])
    play(table, 116, "event")
    assert waits_for(table) == (JIHADIST, "place_plot")
    assert set(offered(table)) == {"yemen", "france", "iran"}
    play(table, "france", "wmd")
    assert [plot.kind for plot in table.state["france"].plots] == [WMD]
    assert table.state["france"].posture == "hard"  # 4.9.4
    assert table.state["france"].sleepers == 1  # no cell goes active
    assert 116 in table.state.discard


def test_card_116_jihadist_may_always_play_it() -> None:
    table = turn(JIHADIST, 116, countries={"iran": {}, "somalia": {**ISLAMIST, "cells": 3}})
    assert playable(table, 116, JIHADIST)
    play(table, 116, "event")
    assert not table.state.plots_on_map()


# -- 117 and 118 Oil Price Spike


@BOTH
@pytest.mark.parametrize("card", [117, 118])
def test_card_117_118_take_a_card_from_the_discard_pile(side: str, card: int) -> None:
    other = 235 - card
    table = play(turn(side, card, discard=[60, other, 61]), card, "event")
    assert (*waits_for(table), offered(table)) == (side, "take_discarded", ["60", "61"])
    play(table, "60")
    assert 60 in table.state.hands[side]
    assert table.state.discard == [61, other]
    assert table.state.lapsing == ["oil_price_spike"]
    assert table.state.lapsing_cards == [card]
    assert any(note.message.id == "note-took-card" for note in table.notes_for(None))


@BOTH
@pytest.mark.rule("labyrinth", "4.7.7.3")
def test_card_117_takes_a_lapsing_card_whose_effect_stays(side: str) -> None:
    table = play(turn(side, 117, lapsing=["gtmo"], discard=[60]), 117, "event", "114")
    assert 114 in table.state.hands[side]
    assert table.state.in_effect("gtmo")
    assert table.state.lapsing_cards == [117]


@pytest.mark.rule("labyrinth", "4.7.7.3")
def test_card_117_takes_the_first_plot_card_whose_mark_stays() -> None:
    boxes = {"lapsing": [], "first_plot": 40}
    table = play(turn(US, 117, first_plot=True, boxes=boxes, discard=[60]), 117, "event", "40")
    assert 40 in table.state.hands[US]
    assert table.state.first_plot
    assert table.state.first_plot_card is None


@BOTH
def test_card_117_without_any_card_to_take_still_raises_oil(side: str) -> None:
    table = play(turn(side, 117), 117, "event")
    assert table.state.lapsing == ["oil_price_spike"]


@pytest.mark.rule("labyrinth", "4.2.6")
def test_card_117_118_each_add_a_resource_to_oil_exporters() -> None:
    for spikes in range(3):
        s = turn(US, 23, lapsing=["oil_price_spike"] * spikes).state
        assert s.resources(s["saudi_arabia"]) == 3 + spikes
        assert s.resources(s["pakistan"]) == 2


@pytest.mark.rule("labyrinth", "5.2.6")
def test_card_117_ends_with_the_turn() -> None:
    s = scene(lapsing=["oil_price_spike"], step="end_of_turn", phase={"side": "us", "card": 1}).state
    assert s.resources(s["saudi_arabia"]) == 3
    assert 117 in s.discard


GOOD_ELEVEN = dict.fromkeys(("saudi_arabia", "egypt", "indonesia_malaysia", "turkey"), GOOD_ALLY)
ISLAMIST_FIVE = {"iraq": ISLAMIST, "syria": ISLAMIST}


@BOTH
@pytest.mark.rule("labyrinth", "2.2")
def test_card_117_the_playing_side_wins_if_both_would(side: str) -> None:
    table = turn(side, 117, countries={**GOOD_ELEVEN, **ISLAMIST_FIVE})
    assert (table.state.good_resources, table.state.islamist_resources) == (11, 5)
    play(table, 117, "event")
    assert table.outcome is not None
    assert table.outcome.winner == side


@BOTH
@pytest.mark.rule("labyrinth", "2.1")
def test_card_117_may_win_the_game_for_the_other_side(side: str) -> None:
    table = play(turn(side, 117, countries=ISLAMIST_FIVE), 117, "event")
    assert table.outcome is not None
    assert table.outcome.winner == JIHADIST


# -- 119 Saleh


@pytest.mark.parametrize("before", ["ally", "neutral", "adversary"])
def test_card_119_us_makes_yemen_an_ally_with_aid(before: str) -> None:
    table = play(turn(US, 119, countries={"yemen": {"governance": "poor", "alignment": before}}), 119, "event")
    assert table.state["yemen"].is_ally
    assert table.state["yemen"].is_poor
    assert table.state["yemen"].aid == 1
    assert 119 in table.state.discard


def test_card_119_us_does_nothing_under_islamist_rule() -> None:
    table = play(turn(US, 119, countries={"yemen": ISLAMIST}), 119, "event")
    assert table.state["yemen"].is_adversary
    assert table.state["yemen"].aid == 0


def test_card_119_us_tests_yemen_first() -> None:
    table = play(turn(US, 119, dice=[5]), 119, "event")
    assert table.state["yemen"].is_fair
    assert table.state["yemen"].is_ally


@pytest.mark.parametrize(
    ("before", "after"), [("ally", "neutral"), ("neutral", "adversary"), ("adversary", "adversary")]
)
def test_card_119_jihadist_shifts_and_besieges_yemen(before: str, after: str) -> None:
    table = play(turn(JIHADIST, 119, countries={"yemen": {"governance": "fair", "alignment": before}}), 119, "event")
    yemen = table.state["yemen"]
    assert yemen.alignment is not None
    assert (yemen.alignment.name.lower(), yemen.besieged) == (after, True)
    assert 119 in table.state.discard


def test_card_119_jihadist_tests_yemen_first() -> None:
    table = play(turn(JIHADIST, 119, dice=[4]), 119, "event")
    assert table.state["yemen"].is_adversary
    assert table.state["yemen"].besieged


@pytest.mark.parametrize("before", [GOOD_ALLY, ISLAMIST])
def test_card_119_jihadist_does_not_besiege_at_good_or_under_islamist_rule(before: dict[str, str]) -> None:
    table = play(turn(JIHADIST, 119, countries={"yemen": before}), 119, "event")
    assert not table.state["yemen"].besieged


# -- 120 US Election

IRAN_CELLS = {"iran": {"cells": 3}}


@BOTH
@pytest.mark.rule("labyrinth", "6.3.1")
def test_card_120_is_never_played_as_an_event(side: str) -> None:
    table = turn(side, 120, countries=IRAN_CELLS)
    assert not playable(table, 120, side)
    play(table, "120")
    assert "event" not in offered(table)
    assert "event_first" in offered(table)
    assert "reserves" not in offered(table)


@pytest.mark.rule("labyrinth", "6.3.1")
def test_card_120_us_operates_first_then_votes() -> None:
    table = turn(US, 120, us_posture="hard", prestige=5, dice=[1, 3])
    play(table, 120, "war_of_ideas", "benelux")
    # the world is Soft 0 (Israel Hard, Benelux Soft), so no penalty
    assert table.state["benelux"].posture == "soft"
    assert table.state.us_posture == "soft"
    assert table.state.prestige == 6
    assert 120 in table.state.discard


@pytest.mark.rule("labyrinth", "6.3.1")
def test_card_120_us_votes_first_then_operates() -> None:
    table = turn(US, 120, us_posture="hard", prestige=5, dice=[3, 1])
    play(table, 120, "event_first")
    assert table.state.us_posture == "soft"
    assert table.state.prestige == 4  # Israel alone is Hard
    play(table, "benelux")
    assert table.state["benelux"].posture == "soft"
    assert table.state.prestige == 5  # 7.2.3
    assert 120 in table.state.discard


@pytest.mark.rule("labyrinth", "6.3.1")
def test_card_120_jihadist_in_either_order() -> None:
    table = turn(JIHADIST, 120, us_posture="soft", prestige=5, countries=IRAN_CELLS, dice=[4])
    play(table, 120, "travel", "iran", "done")
    assert (table.state.us_posture, table.state.prestige) == ("hard", 6)
    assert 120 in table.state.discard
    table = turn(JIHADIST, 120, us_posture="soft", prestige=5, countries=IRAN_CELLS, dice=[4])
    play(table, 120, "event_first")
    assert (table.state.us_posture, table.state.prestige) == ("hard", 6)
    play(table, "travel", "iran", "done")
    assert 120 in table.state.discard


@pytest.mark.rule("labyrinth", "8.5.3")
def test_card_120_happens_even_with_the_first_plot() -> None:
    table = turn(JIHADIST, 120, us_posture="soft", prestige=5, countries=IRAN_CELLS, dice=[6, 4])
    play(table, 120, "plot", "done")
    assert table.state.us_posture == "hard"
    assert table.state.first_plot_card == 120


@pytest.mark.rule("labyrinth", "4.9.3")
@pytest.mark.parametrize(("die", "posture"), [(1, "soft"), (3, "soft"), (4, "hard"), (6, "hard")])
def test_card_120_rolls_with_one_more(die: int, posture: str) -> None:
    table = turn(US, 120, us_posture="hard", dice=[die])
    play(table, 120, "event_first")
    assert table.state.us_posture == posture


@pytest.mark.rule("labyrinth", "5.2.4", "6.3.2.3")
def test_card_120_happens_when_the_us_discards_its_last_card() -> None:
    table = turn(US, 120, more=[], us_posture="soft", prestige=5, dice=[4])
    play(table, "discard")
    assert (table.state.us_posture, table.state.prestige) == ("hard", 6)
    assert 120 in table.state.discard


@pytest.mark.rule("labyrinth", "5.2.4")
def test_card_120_held_does_not_happen() -> None:
    table = turn(US, 120, more=[], jihadist=[95], us_posture="soft", prestige=5)
    play(table, "hold")
    assert (table.state.us_posture, table.state.prestige) == ("soft", 5)
    assert table.state.hands[US] == [120]


@BOTH
@pytest.mark.rule("labyrinth", "6.3.2.3")
def test_card_120_happens_in_a_random_discard(side: str) -> None:
    table = turn(side, 120, us_posture="soft")
    state = table.state.copy()
    state.hands[side] = [120]
    rules = hands.discard_at_random(Play(state, None), side)
    assert next(rules).purpose == "discard"
    assert rules.send(None).purpose == "us_posture"
    with pytest.raises(StopIteration):
        rules.send(4)
    assert state.us_posture == "hard"
    assert state.discard[-1] == 120


@pytest.mark.rule("labyrinth", "7.6.3", "6.3.1")
def test_card_120_happens_in_a_reassessment() -> None:
    table = turn(US, 120, more=[44, 23], us_posture="hard", prestige=5, dice=[4])
    play(table, 120, "reassessment", "flip")
    assert table.state.us_posture == "hard"  # flipped to Soft, then elected Hard
    assert table.state.prestige == 6
    assert 120 in table.state.discard


@pytest.mark.parametrize("card", [112, 113, 115, 116, 119])
@BOTH
@pytest.mark.rule("labyrinth", "6.3.2.3")
def test_card_112_to_119_do_not_happen_when_used_for_operations(side: str, card: int) -> None:
    countries = {**HAMBALI_READY, **IRAN_CELLS}
    table = turn(side, card, countries=countries, prestige=5, funding=5, dice=[1, 1, 1])
    if side == US:
        play(table, card, "war_of_ideas", "benelux")
    else:
        play(table, card, "travel", "iran", "iran", "done")
    assert (table.state.prestige, table.state.funding) == (5, 5)
    assert not table.state.plots_on_map()
    assert table.state["yemen"].is_unmarked
    assert card in table.state.discard


@pytest.mark.parametrize("card", [114, 117])
@BOTH
@pytest.mark.rule("labyrinth", "4.7.7.1", "6.3.2.3")
def test_card_114_117_used_for_operations_do_not_lapse(side: str, card: int) -> None:
    table = turn(side, card, countries=IRAN_CELLS, dice=[1])
    if side == US:
        play(table, card, "war_of_ideas", "benelux")
    else:
        play(table, card, "travel", "iran", "done")
    assert not table.state.lapsing
    assert card in table.state.discard
