"""The US events of The Awakening with value 1, one by one (cards 121 to 130)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth.terms import US
from tests.labyrinth.conditions import CAPITAL, FAIR, FAIR_ALLY, GOOD_ALLY, ISLAMIST, POOR, WAR, muslim
from tests.labyrinth.scene import event, may_play, on_map, play, scene, turn, unrest
from tests.playing import offered, purpose, told

UNDER_TRUCE: dict[str, Any] = {"lapsing": ["truce"]}


def end_of_turn(step: str = "end_of_turn", **position: Any) -> Table:
    """A turn that ends now, up to the first card of the next."""
    return scene(rules="awakening", step=step, **position)


# -- Advisors


def test_card_121_several_may_be_in_one_country_but_no_more_than_three() -> None:
    two = {**WAR, "markers": ["advisors", "advisors"]}
    table = event(US, 121, **on_map(libya=two))
    assert table.state["libya"].advisors == 3
    assert not may_play(US, 121, **on_map(libya={**WAR, "markers": ["advisors"] * 3}))


def test_card_121_the_us_chooses_among_wars_that_are_no_adversaries_and_have_no_troops() -> None:
    countries = on_map(
        libya=WAR, yemen=WAR, mali={**WAR, "troops": 1}, egypt=muslim("Poor Adversary", civil_war=True), iraq=POOR
    )
    table = play(turn(US, 121, **countries), 121, "event")
    assert sorted(offered(table, "place_marker")) == ["libya", "yemen"]


def test_card_121_advisors_raise_militia_before_attrition_and_double_its_hits() -> None:
    libya = {**WAR, "markers": ["advisors"], "militia": 5, "active_cells": 4}
    table = end_of_turn("attrition", dice=[4], **on_map(libya=libya))  # six of them hit, four cells miss on a 5
    assert (table.state["libya"].militia, table.state["libya"].cells) == (5, 2)


def test_card_121_militia_with_advisors_disrupt_two_cells() -> None:
    libya = muslim("Poor Ally", civil_war=True, militia=2, active_cells=3)
    alone = play(turn(US, 155, **on_map(libya=libya)), 155, "disrupt")
    assert alone.state["libya"].cells == 2
    table = play(turn(US, 155, **on_map(libya={**libya, "markers": ["advisors"]})), 155, "disrupt")
    assert table.state["libya"].cells == 1
    assert table.state.prestige == 5


def test_card_121_all_advisors_leave_when_troops_come() -> None:
    libya = {**WAR, "markers": ["advisors", "advisors"], "militia": 1}
    table = event(US, 157, **on_map(libya=libya))  # Limited Deployment
    assert table.state["libya"].cubes == 2
    assert table.state["libya"].markers == ()
    aircraft = event(US, 150, **on_map(libya=libya))  # UNSCR 1973 counts as Troops
    assert aircraft.state["libya"].markers == ("unscr_1973",)


def test_card_121_advisors_leave_an_adversary_and_with_the_war() -> None:
    libya = {**WAR, "markers": ["advisors"], "active_cells": 6}
    shifted = end_of_turn("attrition", dice=[2], **on_map(libya=libya))  # a hit finds nothing but the Militia, if any
    assert shifted.state["libya"].markers == ("advisors",)
    lost = end_of_turn("attrition", dice=[2], **on_map(libya={**libya, "active_cells": 12}))
    assert lost.state["libya"].is_adversary
    assert lost.state["libya"].markers == ()
    over = event(US, 149, dice=[6, 4, 1, 5], **on_map(libya=muslim("Fair Ally", civil_war=True, markers=["advisors"])))
    assert over.state["libya"].is_good
    assert over.state["libya"].markers == ()


# -- Backlash


@pytest.mark.parametrize(
    ("governance", "plot", "dice", "funding"),
    [("fair", 1, [6], 5 - 1), ("poor", 2, [6, 6], 5 - 1), ("good", 1, [6], 5 - 2), ("fair", "wmd", [6, 6, 6], 1)],
)
def test_card_122_a_flagged_plot_lowers_funding(governance: str, plot: Any, dice: list[int], funding: int) -> None:
    countries = {
        "egypt": {"governance": governance, "alignment": "neutral", "plots": [plot]},
        "pakistan": {**FAIR, "wmd_cache": 2 if plot == "wmd" else 3},
    }
    table = event(US, 122, "hold", dice=dice, countries=countries)
    assert table.state.funding == funding
    assert [note.rule for note in table.notes if note.message.id == "note-funding"] == ["card 122"]


def test_card_122_the_us_picks_among_backs_in_muslim_countries_outside_the_caliphate() -> None:
    countries = on_map(
        egypt={**FAIR, "plots": [1, 2]},
        libya={**CAPITAL, "plots": [1]},
        yemen={**POOR, "plots": [1], "markers": ["truce"]},
        france={"posture": "hard", "plots": [2]},
    )
    table = play(turn(US, 122, plots={"available": [3]}, **countries, **UNDER_TRUCE), 122, "event")
    assert offered(table, "flag_plot") == ["egypt:1", "egypt:2"]
    play(table, "egypt:2")
    assert [plot.backlash for plot in table.state["egypt"].plots] == [False, True]


# -- Humanitarian Aid


def test_card_123_aid_goes_to_a_muslim_country_with_a_cell() -> None:
    countries = on_map(
        egypt={**FAIR, "active_cells": 1}, libya={**POOR, "cells": 1}, yemen=POOR,
        jordan={**POOR, "cells": 1, "markers": ["truce"]}, france={"posture": "hard", "cells": 1},
    )  # fmt: skip
    table = play(turn(US, 123, **countries, **UNDER_TRUCE), 123, "event")
    assert sorted(offered(table, "place_aid")) == ["egypt", "libya"]
    play(table, "egypt")
    assert table.state["egypt"].aid == 1


# -- Pearl Roundabout


def test_card_124_an_awakening_in_the_gulf_states_which_are_tested() -> None:
    table = event(US, 124, dice=[5])
    assert table.state["gulf_states"].is_fair
    assert unrest(table.state, "gulf_states") == (1, 0)


@pytest.mark.parametrize("gulf", [GOOD_ALLY, ISLAMIST, WAR, {**FAIR_ALLY, "markers": ["truce"]}])
def test_card_124_not_where_it_may_not_lie(gulf: dict[str, Any]) -> None:
    lapsing = ["truce"] if "markers" in gulf else []
    assert unrest(event(US, 124, lapsing=lapsing, **on_map(gulf_states=gulf)).state, "gulf_states") == (0, 0)


def test_card_124_the_sixteenth_awakening_is_taken_from_elsewhere() -> None:
    countries = on_map(gulf_states=FAIR_ALLY, egypt={**POOR, "awakening": 16}, libya={**POOR, "awakening": 13})
    table = event(US, 124, "libya", **countries)
    assert (unrest(table.state, "gulf_states"), unrest(table.state, "libya")) == ((1, 0), (12, 0))


# -- Peshmerga


def test_card_125_two_militia_where_the_cell_is() -> None:
    table = event(US, 125, **on_map(iraq={**POOR, "cells": 1}, syria=POOR))
    assert (table.state["iraq"].militia, table.state["syria"].militia) == (2, 0)


def test_card_125_no_militia_under_islamist_rule_or_at_good() -> None:
    countries = on_map(iraq={**ISLAMIST, "cells": 1}, syria={**GOOD_ALLY, "cells": 1})
    table = event(US, 125, **countries)
    assert (table.state["iraq"].militia, table.state["syria"].militia) == (0, 0)


def test_card_125_no_more_militia_than_there_are() -> None:
    table = event(US, 125, **on_map(iraq={**POOR, "cells": 1}, libya={**POOR, "militia": 14}))
    assert table.state["iraq"].militia == 1


# -- Reaper


@pytest.mark.parametrize(
    ("answers", "left"),
    [(("active", "sleeper"), (1, 0)), (("sleeper", "done"), (2, 0)), (("active", "active"), (0, 1))],
)
def test_card_126_up_to_two_cells_go(answers: tuple[str, ...], left: tuple[int, int]) -> None:
    syria = {**POOR, "cells": 1, "active_cells": 2}
    table = event(US, 126, "remove_cells", "syria", *answers, **on_map(syria=syria, iraq={**POOR, "cells": 1}))
    assert (table.state["syria"].active, table.state["syria"].sleepers) == left
    assert table.state["iraq"].cells == 1


def test_card_126_at_least_one_cell_goes() -> None:
    table = event(US, 126, "remove_cells", **on_map(syria={**POOR, "cells": 2, "active_cells": 1}))
    assert offered(table, "remove_cell_kind") == ["active", "sleeper"]
    play(table, "active")
    assert offered(table, "remove_cell_kind") == ["sleeper", "done"]


def test_card_126_the_last_cell_leaves_a_cadre() -> None:
    table = event(US, 126, "remove_cells", **on_map(syria={**POOR, "cells": 1}))
    assert table.state["syria"].cadre


def test_card_126_or_a_random_jihadist_card_is_discarded() -> None:
    table = event(US, 126, "random_discard", jihadist=[130], **on_map(syria={**POOR, "cells": 1}))
    assert table.state.hands["jihadist"] == []
    assert 130 in table.state.discard
    assert table.state["syria"].cells == 1


@pytest.mark.rule("awakening", "11.3.12")
def test_card_126_the_side_of_the_or_with_an_effect_is_taken() -> None:
    no_hand = event(US, 126, jihadist=[], **on_map(syria={**POOR, "cells": 1}))
    assert no_hand.state["syria"].cells == 0
    no_cells = event(US, 126, jihadist=[130], **on_map(france={"posture": "hard", "cells": 1}))
    assert no_cells.state.hands["jihadist"] == []
    neither = event(US, 126, jihadist=[])
    assert "no-effect" in told(neither)


def test_card_126_not_in_a_country_under_truce() -> None:
    countries = on_map(syria={**POOR, "cells": 1, "markers": ["truce"]})
    table = event(US, 126, jihadist=[], **countries, **UNDER_TRUCE)
    assert table.state["syria"].cells == 1


# -- Special Forces


def test_card_129_cells_within_two_steps_of_troops_or_advisors() -> None:
    countries = on_map(
        gulf_states={**FAIR_ALLY, "troops": 2},
        yemen={**POOR, "cells": 1},  # two steps
        jordan={**POOR, "cells": 1},  # two steps
        thailand={"posture": "hard", "cells": 1},  # further away
        libya={**WAR, "markers": ["advisors"], "cells": 1},
        italy={"posture": "hard", "cells": 1},  # Adjacent to Libya
        iraq={**POOR, "cells": 1, "markers": ["truce"]},
        philippines={"posture": "hard", "cells": 1},
        iran={},
    )
    table = play(turn(US, 129, **countries, **UNDER_TRUCE), 129, "event")
    within = set(offered(table, "remove_cell"))
    assert {"yemen", "jordan", "libya", "italy"} <= within
    assert not within & {"thailand", "iraq", "philippines"}
    play(table, "jordan")
    assert table.state["jordan"].cells == 0
    assert purpose(table) == "play_card"
