"""Rule 12.4.3: the seven steps of Radicalization."""

from __future__ import annotations

from typing import Any

from sandtable.labyrinth.opponents.bots.jihadist import operations
from sandtable.labyrinth.opponents.bots.jihadist.operations import Purse
from sandtable.labyrinth.opponents.bots.jihadist.radicalization import radicalize
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.terms import JIHADIST
from tests.labyrinth.bot_scene import moment, rule
from tests.labyrinth.conditions import FAIR, ISLAMIST, POOR
from tests.playing import decided

SOFT: dict[str, Any] = {"posture": "soft"}
PENALTY: dict[str, Any] = {"us_posture": "soft"}
"""Israel is Hard and a Soft US alone: steps two and three are closed."""
WITH_WMD = {"available": [1, 1, 1, 2, 2, 3, "wmd"]}


def purse(g: Play, card: int = 2) -> Purse:
    return Purse.of(g.s, card)


@rule("12.4.3", "12.4.3a")
def test_one_cells_in_the_us_plot_while_a_wmd_is_available() -> None:
    countries = {"united_states": {"cells": 2}, "pakistan": {**POOR, "wmd_cache": 2}}
    g = moment(countries, plots=WITH_WMD, **PENALTY)
    decided(radicalize(g, purse(g)), dice=[1, 2], draws=[0])
    assert len(g.s["united_states"].plots) == 1
    assert g.s.reserves[JIHADIST] == 0
    g = moment({"united_states": {"cells": 2}}, **PENALTY)  # without a WMD it keeps the value
    decided(radicalize(g, purse(g)))
    assert g.s.reserves[JIHADIST] == 2


@rule("12.4.3b")
def test_two_cells_go_to_unmarked_countries_while_a_hard_us_is_not_alone() -> None:
    g = moment({"mali": {**ISLAMIST, "cells": 4}}, us_posture="hard", reserves={"jihadist": 1})
    decided(radicalize(g, purse(g)), dice=[1, 1, 1, 1, 1, 1], draws=[])
    gone = [country.id for country in g.s.countries.values() if not country.is_muslim and country.cells]
    assert len(gone) == 3  # one each, with the Reserves
    assert g.s.reserves[JIHADIST] == 0
    assert "nigeria" in gone  # Poor goes first


@rule("12.4.3b")
def test_two_is_closed_by_a_penalty() -> None:
    countries = {"mali": {**ISLAMIST, "cells": 4}, "canada": SOFT, "germany": SOFT, "france": SOFT}
    g = moment(countries, us_posture="hard")
    decided(radicalize(g, purse(g)))
    assert (g.s["mali"].cells, g.s.reserves[JIHADIST]) == (4, 2)


@rule("12.4.3c")
def test_three_cells_outside_plot_while_a_soft_us_is_not_alone() -> None:
    countries = {"china": {"posture": "soft", "cells": 1}, "canada": {"posture": "soft", "cells": 1}, "india": SOFT}
    g = moment(countries, us_posture="soft")
    decided(radicalize(g, purse(g)), dice=[2, 2], draws=[0])
    assert [len(g.s[id].plots) for id in ("china", "canada")] == [1, 0]  # a 2 is enough in China alone
    others = dict.fromkeys(("india", "canada", "italy"), SOFT)
    g = moment({"china": {"posture": "hard", "cells": 1}, **others}, us_posture="soft")
    decided(radicalize(g, purse(g, 1)), dice=[2], draws=[0])
    assert g.s["china"].plots  # a Hard country too


@rule("12.4.3d")
def test_four_it_recruits_at_a_cadre_with_the_best_jihad_modifier() -> None:
    countries = {
        "egypt": {**POOR, "cadre": True},
        "yemen": {**POOR, "cadre": True, "reaction": 1},
        "iran": {"cells": 1},
    }
    g = moment(countries, **PENALTY)
    decided(radicalize(g, purse(g)), dice=[3, 3])
    assert (g.s["yemen"].cells, g.s["egypt"].cells) == (2, 0)


@rule("12.4.3e")
def test_five_the_rest_goes_to_the_reserves_up_to_two() -> None:
    g = moment({"iran": {"cells": 1}}, reserves={"jihadist": 1}, **PENALTY)
    spent = purse(g, 1)
    decided(radicalize(g, spent))
    assert (g.s.reserves[JIHADIST], spent.card) == (2, 0)


@rule("12.4.3f")
def test_six_it_recruits_without_reserves() -> None:
    g = moment({"mali": {**ISLAMIST, "cells": 1}}, reserves={"jihadist": 2}, **PENALTY)
    decided(radicalize(g, purse(g)))
    assert (g.s["mali"].cells, g.s.reserves[JIHADIST]) == (3, 2)


@rule("12.4.3g")
def test_seven_it_travels_to_the_us_without_reserves() -> None:
    g = moment({"mali": {**ISLAMIST, "cells": 11}}, reserves={"jihadist": 2}, **PENALTY)  # no cell is Available
    decided(radicalize(g, purse(g)), dice=[1, 6])
    assert (g.s["united_states"].cells, g.s["mali"].cells, g.s.reserves[JIHADIST]) == (1, 9, 2)


@rule("12.4.3")
def test_never_with_reserves_alone() -> None:
    g = moment({"mali": {**ISLAMIST, "cells": 1}, "yemen": {**POOR, "cadre": True}}, reserves={"jihadist": 2})
    decided(radicalize(g, Purse(0, 2)))
    assert g.s.reserves[JIHADIST] == 2


@rule("12.4.3")
def test_a_cell_that_has_acted_does_nothing_more() -> None:
    countries = {"jordan": {**FAIR, "cells": 1}, "china": {"posture": "soft"}}
    g = moment(countries, us_posture="hard")
    spent = purse(g)
    decided(operations.minor_jihad(g, spent), dice=[1])
    assert spent.card == 1
    decided(radicalize(g, spent))  # step two finds no cell to send
    assert g.s["jordan"].cells == 1
    assert g.s.reserves[JIHADIST] == 1
