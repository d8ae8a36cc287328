"""US operations in general (7.0, 7.1): one a card, and the value that a country's Governance asks for."""

from __future__ import annotations

import pytest

from sandtable.labyrinth.terms import US
from tests.labyrinth.scene import may_use, operates, turn, uses
from tests.playing import offered

GOOD_FAIR_POOR = {
    "morocco": {"governance": "good", "alignment": "neutral"},
    "egypt": {"governance": "fair", "alignment": "neutral"},
    "yemen": {"governance": "poor", "alignment": "neutral"},
}


@pytest.mark.rule("labyrinth", "7.0")
def test_a_card_pays_for_one_operation_whatever_is_left_of_its_value() -> None:
    table = operates(US, 3, "war_of_ideas", "morocco", dice=[5], countries=GOOD_FAIR_POOR)
    assert table.state["morocco"].is_ally
    assert offered(table, "play_card") == ["23", "hold", "discard"]  # the second card of the phase
    assert table.state.discard == [47]


@pytest.mark.rule("labyrinth", "7.1.1a", "7.1.1b", "7.1.1c")
@pytest.mark.parametrize(
    ("value", "affordable"),
    [(1, {"morocco"}), (2, {"morocco", "egypt"}), (3, {"morocco", "egypt", "yemen"})],
)
def test_war_of_ideas_costs_1_at_good_2_at_fair_3_at_poor(value: int, affordable: set[str]) -> None:
    table = operates(US, value, "war_of_ideas", countries=GOOD_FAIR_POOR)
    places = set(offered(table, "war_of_ideas_where"))
    assert places & GOOD_FAIR_POOR.keys() == affordable


@pytest.mark.rule("labyrinth", "7.1.1a", "7.1.1b", "7.1.1c")
@pytest.mark.parametrize(
    ("value", "affordable"),
    [(1, ["france", "morocco"]), (2, ["france", "russia", "morocco", "egypt"])],
)
def test_disrupt_costs_by_governance_printed_or_marked(value: int, affordable: list[str]) -> None:
    allies = {id: {**row, "alignment": "ally", "cells": 1} for id, row in GOOD_FAIR_POOR.items()}
    countries = {**allies, "france": {"posture": "soft", "cells": 1}, "russia": {"posture": "soft", "cells": 1}}
    table = operates(US, value, "disrupt", countries=countries)
    assert offered(table, "disrupt_where") == affordable


@pytest.mark.rule("labyrinth", "7.1.1c")
def test_a_lone_poor_ally_is_out_of_reach_of_any_but_a_3_value_card() -> None:
    poor_ally = {"yemen": {"governance": "poor", "alignment": "ally", "cells": 1}}
    for value, possible in ((1, False), (2, False), (3, True)):
        assert ("disrupt" in may_use(US, value, countries=poor_ally)) is possible
        assert ("deploy" in may_use(US, value, countries=poor_ally)) is possible


@pytest.mark.rule("labyrinth", "7.1.1b", "6.3.3.1")
def test_reserves_raise_the_value_to_what_governance_asks_for() -> None:
    countries = {"egypt": {"governance": "fair", "alignment": "ally", "cells": 1}}
    assert "disrupt" not in may_use(US, 1, countries=countries)
    table = operates(US, 1, "disrupt", countries=countries, reserves={"us": 1})
    assert table.state["egypt"].active == 1
    assert table.state.reserves["us"] == 0


@pytest.mark.rule("labyrinth", "7.1.1d", "7.1.3")
def test_under_islamist_rule_regime_change_is_the_only_operation() -> None:
    islamist = {"governance": "islamist_rule", "alignment": "adversary", "cells": 2, "troops": 2}
    no_other_target = {"countries": {"sudan": islamist}, "us_posture": "hard"}
    assert "disrupt" not in may_use(US, 3, **no_other_target)
    assert "regime_change" in may_use(US, 3, **no_other_target)
    assert "sudan" not in offered(operates(US, 3, "war_of_ideas", **no_other_target), "war_of_ideas_where")
    deploying = operates(US, 3, "deploy", **no_other_target)  # Troops may leave Sudan for the track, none may come
    assert offered(deploying, "deploy_how_many") == ["1", "2"]
    changing = operates(US, 3, "regime_change", **no_other_target)
    assert offered(changing, "deploy_how_many")[0] == "6"


@pytest.mark.rule("labyrinth", "7.1.1d")
@pytest.mark.parametrize("value", [1, 2])
def test_regime_change_needs_a_3_value_card(value: int) -> None:
    countries = {"sudan": {"governance": "islamist_rule", "alignment": "adversary"}}
    assert "regime_change" not in may_use(US, value, countries=countries)


@pytest.mark.rule("labyrinth", "7.1.1e", "7.5.1")
def test_alert_needs_a_3_value_card_even_at_good() -> None:
    countries = {"morocco": {"governance": "good", "alignment": "ally", "plots": [1]}}
    assert "alert" not in may_use(US, 1, countries=countries)
    assert "alert" not in may_use(US, 2, countries=countries)
    assert "alert" in may_use(US, 3, countries=countries)


@pytest.mark.rule("labyrinth", "7.1.1-ex1")
@pytest.mark.parametrize(("value", "enough"), [(1, False), (2, True), (3, True)])
def test_example_war_of_ideas_in_the_gulf_states_at_fair(value: int, enough: bool) -> None:
    countries = {"gulf_states": {"governance": "fair", "alignment": "ally"}}
    table = operates(US, value, "war_of_ideas", countries=countries)
    assert ("gulf_states" in offered(table, "war_of_ideas_where")) is enough


EVERYTHING_POSSIBLE = {
    "sudan": {"governance": "islamist_rule", "alignment": "adversary"},
    "egypt": {"governance": "good", "alignment": "ally", "cells": 1, "plots": [1]},
    "iraq": {"governance": "fair", "alignment": "ally", "rc": "tan", "troops": 3},
}


@pytest.mark.rule("labyrinth", "7.1.2")
def test_the_menu_of_a_3_value_card() -> None:
    menu = may_use(US, 3, more=[34], countries=EVERYTHING_POSSIBLE)
    assert set(menu) - {"event"} == {"war_of_ideas", "deploy", "regime_change", "disrupt", "alert", "reassessment"}


@pytest.mark.rule("labyrinth", "7.1.2")
def test_the_menu_of_a_soft_us_has_withdraw_in_place_of_regime_change() -> None:
    menu = may_use(US, 3, more=[34], countries=EVERYTHING_POSSIBLE, us_posture="soft")
    assert set(menu) - {"event"} == {"war_of_ideas", "deploy", "withdraw", "disrupt", "alert", "reassessment"}


@pytest.mark.rule("labyrinth", "7.1.2", "6.3.3")
@pytest.mark.parametrize("value", [1, 2])
def test_the_menu_of_a_lower_card_has_reserves(value: int) -> None:
    menu = may_use(US, value, more=[34], countries=EVERYTHING_POSSIBLE)
    assert set(menu) - {"event"} == {"war_of_ideas", "deploy", "disrupt", "reserves"}


@pytest.mark.rule("labyrinth", "7.1.2", "6.3.2")
def test_a_card_of_the_jihadist_side_may_also_let_its_event_come_first() -> None:
    table = turn(US, 81, countries=EVERYTHING_POSSIBLE)
    menu = uses(table, 81)
    assert "event_first" in menu
    assert "event" not in menu


@pytest.mark.rule("labyrinth", "7.1.3", "7.5.2")
def test_alert_still_removes_a_plot_where_islamist_rule_came_after_it() -> None:
    countries = {"sudan": {"governance": "islamist_rule", "alignment": "adversary", "plots": [2]}}
    table = operates(US, 3, "alert", countries=countries)
    assert table.state["sudan"].plots == ()
