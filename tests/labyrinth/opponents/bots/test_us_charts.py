"""The charts of the US bot: every row, every box and every question decides something that is lost without it."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from sandtable.core.charts import Chart, first_box, narrowed
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.opponents.bots.charts import Column
from sandtable.labyrinth.opponents.bots.us import alert, chart, columns, operations, where
from sandtable.labyrinth.opponents.bots.us.alert import Alarm
from sandtable.labyrinth.opponents.bots.us.answers import TO_BE_SWAYED
from sandtable.labyrinth.opponents.bots.us.priority_plot import ROWS as PLOT_ROWS
from sandtable.labyrinth.opponents.bots.us.priority_plot import plots_in
from sandtable.labyrinth.opponents.bots.us.terms import TRACK
from tests.labyrinth.bot_us_scene import FIRST, FOR_OPERATIONS, SECOND, about, moment, rule
from tests.labyrinth.conditions import muslim

CELL: dict[str, Any] = {"cells": 1}
IR = muslim("Islamist Rule Adversary")


def fair(**rest: Any) -> dict[str, Any]:
    return muslim("Fair Ally", **rest)


def neutral(**rest: Any) -> dict[str, Any]:
    return muslim("Fair Neutral", **rest)


def poor(**rest: Any) -> dict[str, Any]:
    return muslim("Poor Ally", **rest)


def islamist(**rest: Any) -> dict[str, Any]:
    return muslim("Islamist Rule Adversary", **rest)


def iran(**rest: Any) -> dict[str, Any]:
    return muslim("Fair Ally", side="muslim", **rest)


# -- the columns of the Priorities table


class Duel(NamedTuple):
    """Two countries between which a row of a column decides: the first one goes before the second."""

    column: Column
    row: str
    winner: str
    loser: str
    countries: dict[str, Any]
    later: bool = False


D, W, T, F, R = (
    columns.DISRUPT,
    columns.WOI_MUSLIM,
    columns.DEPLOY_TO,
    columns.DEPLOY_FROM,
    columns.REGIME_CHANGE_COLUMN,
)
GOOD_EGYPT = {"egypt": muslim("Good Ally")}
DUELS = [
    Duel(D, "pakistan_wmd", "pakistan", "egypt", {"pakistan": poor(), **GOOD_EGYPT}),
    Duel(D, "syria_wmd", "syria", "egypt", {"syria": poor(), **GOOD_EGYPT}, later=True),
    Duel(D, "iran_wmd", "iran", "egypt", {"iran": iran(), **GOOD_EGYPT}, later=True),
    Duel(D, "holds_abu_sayyaf", "philippines", "egypt", {"philippines": {"markers": ["abu_sayyaf"]}, **GOOD_EGYPT}),
    Duel(D, "good", "jordan", "egypt", {"jordan": muslim("Good Ally"), "egypt": poor()}),
    Duel(D, "fair", "jordan", "egypt", {"jordan": fair(), "egypt": poor()}),
    Duel(D, "resource", "egypt", "jordan", {"jordan": fair(besieged=True), "egypt": fair()}),
    Duel(D, "besieged", "jordan", "yemen", {"jordan": fair(besieged=True), "yemen": fair(cells=3)}),
    Duel(D, "most_cells", "jordan", "yemen", {"jordan": fair(cells=2), "yemen": fair(cells=1, aid=1)}),
    Duel(D, "muslim_near_islamist", "jordan", "yemen", {"jordan": fair(), "yemen": fair(aid=1), "iraq": IR}),
    Duel(D, "aid", "jordan", "yemen", {"jordan": fair(aid=1), "yemen": fair()}),
    Duel(D, "oil_exporter", "iraq", "egypt", {"iraq": fair(), "egypt": fair()}),
    Duel(W, "plot_dice", "jordan", "yemen", {"jordan": neutral(plots=[1]), "yemen": neutral(plots=[3], rc="tan")}),
    Duel(W, "regime_change", "jordan", "pakistan", {"jordan": neutral(rc="tan"), "pakistan": neutral()}),
    Duel(
        W,
        "capital",
        "jordan",
        "pakistan",
        {"jordan": neutral(civil_war=True, caliphate_capital=True), "pakistan": neutral()},
        later=True,
    ),
    Duel(W, "pakistan_wmd", "pakistan", "iraq", {"pakistan": neutral(), "iraq": neutral()}),
    Duel(W, "syria_wmd", "syria", "iraq", {"syria": neutral(), "iraq": neutral()}, later=True),
    Duel(W, "iran_wmd", "iran", "iraq", {"iran": iran(), "iraq": neutral()}, later=True),
    Duel(W, "civil_war", "jordan", "iraq", {"jordan": neutral(civil_war=True), "iraq": neutral()}, later=True),
    Duel(W, "near_good_ally", "libya", "iraq", {"libya": neutral(), "iraq": neutral(), **GOOD_EGYPT}),
    Duel(W, "resource", "iraq", "jordan", {"iraq": fair(), "jordan": neutral()}),
    Duel(W, "neutral", "jordan", "yemen", {"jordan": neutral(), "yemen": fair(besieged=True)}),
    Duel(W, "besieged", "jordan", "yemen", {"jordan": neutral(besieged=True, cells=1), "yemen": neutral()}),
    Duel(W, "near_islamist", "jordan", "yemen", {"jordan": neutral(cells=1), "yemen": neutral(), "iraq": IR}),
    Duel(W, "fewest_cells", "jordan", "yemen", {"jordan": neutral(), "yemen": neutral(cells=1, troops=2)}),
    Duel(W, "most_troops", "jordan", "yemen", {"jordan": neutral(troops=1), "yemen": neutral()}),
    Duel(W, "oil_exporter", "iraq", "egypt", {"iraq": neutral(), "egypt": neutral()}),
    Duel(T, "pakistan_wmd", "pakistan", "egypt", {"pakistan": poor(), "egypt": fair()}),
    Duel(T, "syria_wmd", "syria", "egypt", {"syria": poor(), "egypt": fair()}, later=True),
    Duel(T, "iran_wmd", "iran", "egypt", {"iran": iran(), "egypt": fair()}, later=True),
    Duel(T, "fair", "jordan", "egypt", {"jordan": fair(), "egypt": poor()}),
    Duel(T, "resource", "egypt", "jordan", {"jordan": fair(besieged=True), "egypt": fair()}),
    Duel(T, "besieged", "jordan", "yemen", {"jordan": fair(besieged=True), "yemen": fair(cells=3)}),
    Duel(T, "most_cells", "jordan", "yemen", {"jordan": fair(cells=2), "yemen": fair(aid=1)}),
    Duel(T, "near_islamist", "jordan", "yemen", {"jordan": fair(), "yemen": fair(aid=1), "iraq": IR}),
    Duel(T, "aid", "jordan", "yemen", {"jordan": fair(aid=1), "yemen": fair()}),
    Duel(T, "oil_exporter", "iraq", "egypt", {"iraq": fair(), "egypt": fair()}),
    Duel(F, "fewest_cells", "iraq", "jordan", {"iraq": fair(troops=1), "jordan": fair(troops=1, cells=1)}),
    Duel(F, "lowest_resource", "jordan", "iraq", {"jordan": fair(troops=1), "iraq": fair(troops=2)}),
    Duel(F, "most_plots", "jordan", "yemen", {"jordan": fair(troops=1, plots=[1]), "yemen": fair(troops=2)}),
    Duel(F, "most_troops", "jordan", "yemen", {"jordan": fair(troops=2), "yemen": fair(troops=1)}),
    Duel(R, "resource", "iraq", "jordan", {"iraq": islamist(cells=2), "jordan": IR}),
    Duel(R, "near_islamist", "jordan", "yemen", {"jordan": islamist(cells=1), "yemen": IR, "syria": IR}),
    Duel(R, "fewest_cells", "jordan", "yemen", {"jordan": IR, "yemen": islamist(cells=1)}),
]


@rule("13.4.3a")
@pytest.mark.parametrize("duel", DUELS, ids=lambda duel: f"{duel.column.name}-{duel.row}")
def test_every_row_of_a_column_decides(duel: Duel) -> None:
    g = moment(duel.countries, later=duel.later)
    both = [g.s[duel.loser], g.s[duel.winner]]
    assert narrowed(g, "13.4.3", duel.column.rows, both) == [g.s[duel.winner]]
    assert narrowed(g, "13.4.3", duel.column.without(duel.row).rows, both) != [g.s[duel.winner]]


def test_no_row_of_a_column_is_left_out() -> None:
    shown = {(duel.column.name, duel.row) for duel in DUELS}
    assert shown == {(column.name, row.name) for column in columns.COLUMNS for row in column.rows}


@pytest.mark.parametrize(
    ("column", "order"),
    [
        (D, [4, 5, 6, 9, 10, 11, 12, 14, 15, 16, 17, 22]),
        (W, [1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14, 16, 18, 21, 22]),
        (T, [4, 5, 6, 11, 12, 14, 15, 16, 17, 22]),
        (F, [18, 19, 20, 21]),
        (R, [12, 16, 18]),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_the_rows_stand_in_the_order_of_the_table(column: Column, order: list[int]) -> None:
    table = {
        "plot_dice": 1, "regime_change": 2, "capital": 3, "pakistan_wmd": 4, "syria_wmd": 5, "iran_wmd": 6,
        "civil_war": 7, "near_good_ally": 8, "holds_abu_sayyaf": 9, "good": 10, "fair": 11, "resource": 12,
        "neutral": 13, "besieged": 14, "most_cells": 15, "near_islamist": 16, "muslim_near_islamist": 16, "aid": 17,
        "fewest_cells": 18, "lowest_resource": 19, "most_plots": 20, "most_troops": 21, "oil_exporter": 22,
    }  # fmt: skip
    assert [table[row.name] for row in column.rows] == order


@pytest.mark.parametrize("row", ["holds_abu_sayyaf", "syria_wmd", "iran_wmd"])
def test_rows_of_the_other_deck_do_not_count(row: str) -> None:
    found = next(each for each in D.rows if each.name == row)
    assert found.counts is not None
    assert bool(found.counts(moment({}).s)) == (row == "holds_abu_sayyaf")
    assert bool(found.counts(moment({}, later=True).s)) == (row != "holds_abu_sayyaf")


# -- the Alert priorities (13.4.1)

US = "united_states"
PLOTS: list[tuple[str, str, str, dict[str, Any], dict[str, Any]]] = [
    ("wmd_in_us", f"{US}:1", f"{US}:2", {US: {"plots": ["wmd", 3]}}, {"wmd": {"loose": 2}}),
    (
        "wmd_troops",
        "jordan:1",
        "egypt:1",
        {"jordan": poor(troops=1, plots=["wmd"]), "egypt": muslim("Good Ally", plots=[3])},
        {"wmd": {"loose": 2}},
    ),
    ("in_us", f"{US}:1", "egypt:1", {US: {"plots": [1]}, "egypt": muslim("Good Ally", plots=[3])}, {}),
    ("good_muslim", "jordan:1", "canada:1", {"jordan": muslim("Good Ally", plots=[1]), "canada": {"plots": [3]}}, {}),
    ("funding", "canada:1", "jordan:1", {"canada": {"plots": [2]}, "jordan": fair(plots=[3])}, {"funding": 4}),
    ("fair_muslim", "jordan:1", "iraq:1", {"jordan": fair(plots=[1]), "iraq": poor(plots=[3], troops=2)}, {}),
    ("plot_troops", "jordan:1", "iraq:1", {"jordan": poor(troops=1, plots=[1]), "iraq": poor(plots=[3])}, {}),
    ("plot_number", "jordan:1", "iraq:1", {"jordan": poor(plots=[2]), "iraq": poor(plots=[1], aid=1)}, {}),
    ("poor_aid", "jordan:1", "iraq:1", {"jordan": poor(plots=[1], aid=1), "iraq": poor(plots=[1])}, {}),
    ("plot_resource", "iraq:1", "jordan:1", {"jordan": poor(plots=[1]), "iraq": poor(plots=[1])}, {}),
]


@rule("13.4.1a")
@pytest.mark.parametrize(("row", "winner", "loser", "countries", "position"), PLOTS, ids=[each[0] for each in PLOTS])
def test_every_row_of_the_alert_priorities_decides(
    row: str, winner: str, loser: str, countries: dict[str, Any], position: dict[str, Any]
) -> None:
    g = moment(countries, **position)
    plots = [at for at in plots_in(g.s.occupied) if at.key in (winner, loser)]
    assert [at.key for at in narrowed(g, "13.4.1", PLOT_ROWS, plots)] == [winner]
    without = [each for each in PLOT_ROWS if each.name != row]
    assert [at.key for at in narrowed(g, "13.4.1", without, plots)] != [winner]


def test_no_row_of_the_alert_priorities_is_left_out() -> None:
    assert [each[0] for each in PLOTS] == [row.name for row in PLOT_ROWS]


def test_a_plot_of_backlash_fills_no_purse() -> None:
    flagged = [{"plot": 2, "backlash": True}]
    g = moment({"iran": {"cells": 1, "plots": flagged}, "jordan": fair(plots=[1])}, funding=7)
    assert [at.key for at in narrowed(g, "13.4.1", PLOT_ROWS, plots_in(g.s.occupied))] == ["jordan:1"]


@pytest.mark.parametrize("funding", [7, 8])
def test_the_special_side_of_iran_adds_one_to_funding(funding: int) -> None:
    g = moment({"iran": {"cells": 1, "plots": [1]}, "jordan": fair(plots=[1])}, funding=funding)
    left = [at.key for at in narrowed(g, "13.4.1", PLOT_ROWS, plots_in(g.s.occupied))]
    assert left == (["iran:1"] if funding == 7 else ["jordan:1"])


# -- the flows of the Operations Priorities chart

BOXES: list[tuple[Any, str, str, dict[str, Any], dict[str, Any]]] = [
    (where.DISRUPT, "jihad", "jordan", {"jordan": fair(cells=2), "iraq": fair(troops=2, cells=1)}, {}),
    (where.DISRUPT, "prestige", "iraq", {"iraq": poor(troops=2, cells=2), "jordan": poor(active_cells=1)}, {}),
    (where.DISRUPT, "cadre", "jordan", {"jordan": poor(active_cells=1), "egypt": poor(cells=1)}, {}),
    (where.WOI_NON_MUSLIM, "opposite", "canada", {"canada": {"posture": "soft"}}, {}),
    (where.WOI_NON_MUSLIM, "unmarked", "spain", {"canada": {"posture": "hard"}, "france": {"posture": "hard"}}, {}),
    (where.WOI_NON_MUSLIM, "same", "canada", {"canada": {"posture": "hard"}}, {}),
    (
        where.DEPLOY_TO,
        "abu_sayyaf",
        "philippines",
        {"philippines": {"cells": 1, "markers": ["abu_sayyaf"]}, "jordan": fair(cells=1)},
        {},
    ),
    (where.DEPLOY_TO, "undefended", "jordan", {"jordan": fair(cells=1), "iraq": fair(rc="tan")}, {}),
    (
        where.DEPLOY_TO,
        "regime_change",
        "iraq",
        {"jordan": fair(cells=1, troops=1), "iraq": fair(rc="tan", troops=4)},
        {},
    ),
    (where.DEPLOY_TO, "track", "track", {"jordan": fair(), "iraq": fair(rc="tan", troops=5)}, {}),
    (
        where.DEPLOY_FROM,
        "moro_talks",
        "philippines",
        {"philippines": {"troops": 1, "markers": ["moro_talks"]}, "jordan": muslim("Good Ally", troops=1)},
        {},
    ),
    (where.DEPLOY_FROM, "islamist_rule", "iraq", {"iraq": islamist(troops=1), "jordan": fair(troops=1)}, {}),
    (where.DEPLOY_FROM, "good_ally", "iraq", {"iraq": muslim("Good Ally", troops=1), "jordan": fair(troops=1)}, {}),
    (where.DEPLOY_FROM, "fair_ally", "jordan", {"jordan": fair(troops=1), "iraq": fair(troops=1, cells=1)}, {}),
    (where.DEPLOY_FROM, "track", "track", {"iraq": fair(troops=1, cells=1)}, {}),
    (
        where.REGIME_CHANGE_FROM,
        "moro_talks",
        "philippines",
        {"philippines": {"troops": 6, "markers": ["moro_talks"]}, "jordan": muslim("Good Ally", troops=6)},
        {},
    ),
    (where.REGIME_CHANGE_FROM, "islamist_rule", "iraq", {"iraq": islamist(troops=6), "jordan": fair(troops=6)}, {}),
    (
        where.REGIME_CHANGE_FROM,
        "good_ally",
        "iraq",
        {"iraq": muslim("Good Ally", troops=6), "jordan": fair(troops=6)},
        {},
    ),
    (where.REGIME_CHANGE_FROM, "fair_ally", "jordan", {"jordan": fair(troops=6), "iraq": fair(troops=6, cells=1)}, {}),
    (
        where.REGIME_CHANGE_FROM,
        "good",
        "jordan",
        {"jordan": muslim("Good Neutral", troops=6), "iraq": fair(troops=6, cells=1)},
        {},
    ),
    (where.REGIME_CHANGE_FROM, "fair", "jordan", {"jordan": neutral(troops=6), "iraq": poor(troops=6)}, {}),
    (where.REGIME_CHANGE_FROM, "poor", "iraq", {"iraq": poor(troops=6)}, {}),
    (where.REGIME_CHANGE_FROM, "track", "track", {}, {}),
]


def candidates(s: Any, flow: Chart[Any, Any]) -> list[Any]:
    """The places that a flow looks at, with all the value there can be."""
    if flow is where.DISRUPT:
        return list(where.disruptable(s, 3))
    if flow is where.WOI_NON_MUSLIM:
        return list(where.open_to_posture(s, 3))
    if flow is where.DEPLOY_TO:
        return list(where.destinations(s, 3))
    return list(where.origins(s, 3)) if flow is where.DEPLOY_FROM else list(where.sources(s, s["morocco"]))


@rule("13.4.3a")
@pytest.mark.parametrize(
    ("flow", "box", "place", "countries", "position"), BOXES, ids=[f"{each[0].name}-{each[1]}" for each in BOXES]
)
def test_every_box_of_a_flow_decides(
    flow: Chart[Any, Any], box: str, place: str, countries: dict[str, Any], position: dict[str, Any]
) -> None:
    g = moment(countries, **position)
    expected = TRACK if place == "track" else g.s[place]
    if box == "same":  # every other country is with the US as well
        for country in where.open_to_posture(g.s, 3):
            country.posture = g.s.us_posture
    looked_at = candidates(g.s, flow)
    found = first_box(g, flow, looked_at)
    assert any(each is expected for each in found)
    without = Chart(flow.name, flow.rule, tuple(each for each in flow.boxes if each.name != box))
    assert [id(each) for each in first_box(g, without, looked_at)] != [id(each) for each in found]


def test_no_box_of_a_flow_is_left_out() -> None:
    flows = (where.DISRUPT, where.WOI_NON_MUSLIM, where.DEPLOY_TO, where.DEPLOY_FROM, where.REGIME_CHANGE_FROM)
    assert [(each[0].name, each[1]) for each in BOXES] == [
        (flow.name, box.name) for flow in flows for box in flow.boxes
    ]


# -- the questions of the Event or Ops chart (13.4.2, 13.4.6)

CARD = FOR_OPERATIONS[3]
SOFT: dict[str, Any] = {"us_posture": "soft"}
SOFT_WORLD = {id: {"posture": "soft"} for id in ("canada", "spain", "france", "italy")}
RICH = {"iraq": IR}
PILE = {"hands": {"us": [50]}}

ASKED: list[tuple[str, bool, dict[str, Any], dict[str, Any]]] = [
    ("reassessment?", True, RICH, {**FIRST, **SOFT, **PILE}),
    ("reassessment?", False, RICH, {**SECOND, **SOFT, **PILE}),
    ("reassessment?", False, RICH, {**FIRST, **SOFT}),
    ("reassessment?", False, RICH, {**FIRST, **SOFT, **PILE, "card": FOR_OPERATIONS[2]}),
    ("reassessment?", True, RICH, {**FIRST, **SOFT, **PILE, "card": FOR_OPERATIONS[2], "reserves": {"us": 1}}),
    ("reassessment?", False, {"jordan": IR}, {**FIRST, **SOFT, **PILE}),
    ("reassessment?", True, {"syria": IR}, {**FIRST, **SOFT, **PILE}),
    ("reassessment?", False, RICH, {**FIRST, **PILE}),
    ("reassessment?", True, SOFT_WORLD, {**FIRST, **PILE}),
    ("reassessment?", False, {**SOFT_WORLD, "jordan": IR}, {**FIRST, **PILE}),
    ("reassessment?", False, {id: SOFT_WORLD[id] for id in ("canada", "spain", "france")}, {**FIRST, **PILE}),
    ("event?", True, {}, {"card": 2}),
    ("event?", False, {}, {"card": 52}),
    ("event?", False, {}, {"card": 6}),
    ("event?", False, {}, {"card": 5}),
    ("event?", False, {}, {"card": 43, "events": ["patriot_act"]}),
    ("jihad", True, {"jordan": fair(cells=2)}, {}),
    ("jihad", False, {"jordan": fair(cells=2, troops=1)}, {}),
    ("jihad", False, {"jordan": fair(cells=2)}, {"ops": 1}),
    ("jihad", False, {"canada": {"cells": 2}}, {}),
    ("jihad", False, {"pakistan": fair(cells=2)}, {"events": ["benazir_bhutto"]}),
    ("jihad", True, {"jordan": poor(cells=2, awakening=2)}, {"later": True}),
    ("jihad", False, {"jordan": poor(cells=2, awakening=3)}, {"later": True}),
    ("islamist_resources", True, {"iraq": IR}, {}),
    ("islamist_resources", False, {"jordan": IR}, {}),
    ("islamist_resources", False, {"syria": IR}, {}),
    ("islamist_resources", False, {"iraq": IR}, {"ops": 2}),
    ("islamist_resources", False, {"iraq": IR}, SOFT),
    ("islamist_resources", False, {"iraq": IR, "jordan": poor(troops=10)}, {"ops": 2}),
    ("islamist_resources", False, {"iraq": IR, "jordan": fair(troops=5), "egypt": fair(troops=5)}, {}),
    ("islamist_resources", True, {"iraq": IR, "jordan": fair(troops=6), "egypt": fair(troops=5)}, {}),
    ("good_idea", True, {"jordan": poor()}, {}),
    ("good_idea", False, {"jordan": poor()}, {"ops": 2}),
    ("good_idea", False, {"jordan": poor()}, {"prestige": 3}),
    ("good_idea", True, {"jordan": poor(aid=1)}, {"prestige": 3}),
    ("good_idea", False, {"jordan": fair()}, {"ops": 2}),
    ("good_idea", True, {"jordan": neutral()}, {"ops": 2}),
    ("good_idea", False, {"jordan": muslim("Fair Adversary")}, {"ops": 2}),
    ("good_idea", True, {}, {}),
    ("low_prestige", True, {}, {"prestige": 3}),
    ("low_prestige", False, {}, {"prestige": 4}),
    ("disrupt_prestige", True, {"jordan": poor(cells=1, troops=2)}, {}),
    ("disrupt_prestige", False, {"jordan": poor(cells=1, troops=1)}, {}),
    ("disrupt_prestige", False, {"jordan": poor(troops=2)}, {}),
    ("disrupt_prestige", True, {"philippines": {"troops": 2, "cells": 1}}, {}),
    ("disrupt_prestige", True, {"jordan": poor(cells=1, troops=1, militia=1)}, {"later": True}),
    ("disrupt_prestige", False, {"jordan": poor(cells=1, militia=2)}, {"later": True}),
    ("soft", True, {}, SOFT),
    ("soft", False, {}, {}),
    ("deploy?", True, {"jordan": fair(cells=1)}, {}),
    ("deploy?", False, {}, {}),
    ("deploy?", False, {"jordan": poor(cells=1)}, {"ops": 2}),
    ("deploy?", True, {"jordan": fair(troops=1)}, {}),
    ("deploy?", False, {"jordan": fair(troops=1, cells=1)}, {}),
    ("deploy?", True, {"iraq": fair(rc="tan", troops=7)}, {}),
    ("deploy?", False, {"iraq": fair(rc="tan", troops=5)}, {}),
    ("deploy?", True, {"iraq": fair(rc="tan", troops=5)}, SOFT),
    ("deploy?", False, {"iraq": fair(rc="tan", troops=5)}, {**SOFT, "ops": 2}),
    ("deploy?", False, {"iraq": fair(rc="tan", troops=4)}, SOFT),
    ("regime_change?", True, {"jordan": IR}, {}),
    ("regime_change?", False, {"jordan": IR}, SOFT),
    ("disrupt?", True, {"jordan": poor(active_cells=1)}, {}),
    ("disrupt?", False, {"jordan": poor(cells=1)}, {}),
    ("disrupt?", False, {"jordan": poor(active_cells=1, cadre=True)}, {}),
    ("disrupt?", False, {"canada": {"active_cells": 1}}, {}),
    ("disrupt?", True, {"jordan": poor(cells=2, troops=2)}, {}),
    ("poor_idea?", True, {"jordan": poor()}, {"prestige": 3}),
    ("poor_idea?", False, {"jordan": fair()}, {"prestige": 3, "ops": 2}),
]


@rule("13.4.2b", "13.4.2d", "13.4.6", "13.4.7")
@pytest.mark.parametrize(("box", "answer", "countries", "position"), ASKED)
def test_every_question_of_event_or_ops(
    box: str, answer: bool, countries: dict[str, Any], position: dict[str, Any]
) -> None:
    card, ops = position.get("card", CARD), position.get("ops")
    rest = {name: value for name, value in position.items() if name not in ("card", "ops")}
    s = moment(countries, **rest).s
    if rest.get("later"):
        card = 194
    assert chart.EVENT_OR_OPS.boxes[box].asks(s, about(s, card, ops)) is answer


@rule("13.4.7-ex1")
def test_a_deploy_from_the_track_to_the_track_is_none() -> None:
    s = moment({}).s
    assert where.deploy_choices(moment({}), 3) == ([TRACK], [TRACK])
    assert not where.may_deploy(s, 3)


def test_event_or_ops_leads_where_the_chart_says() -> None:
    assert {box.id: (box.yes, box.no) for box in chart.EVENT_OR_OPS.boxes.values()} == {
        "reassessment?": ("reassessment", "event?"),
        "event?": ("event", "jihad"),
        "jihad": ("disrupt", "islamist_resources"),  # D1
        "islamist_resources": ("regime_change", "good_idea"),
        "good_idea": ("best_idea", "low_prestige"),
        "low_prestige": ("disrupt_prestige", "deploy?"),
        "disrupt_prestige": ("disrupt", "soft"),
        "deploy?": ("deploy", "regime_change?"),  # D6
        "soft": ("sway", "deploy?"),
        "regime_change?": ("regime_change", "disrupt?"),
        "disrupt?": ("disrupt", "poor_idea?"),
        "poor_idea?": ("poor_idea", "homeland_security"),  # D10
    }
    assert {box for box, *_ in ASKED} == set(chart.EVENT_OR_OPS.boxes)


def test_every_result_of_event_or_ops_is_an_operation() -> None:
    boxes = chart.EVENT_OR_OPS.boxes.values()
    results = {way for box in boxes for way in (box.yes, box.no)} - set(chart.EVENT_OR_OPS.boxes)
    assert results == {"reassessment", "event", "homeland_security", *operations.OPERATIONS}


# -- the questions of the Alert Resolution chart (13.4.1)

WMD = {"wmd": {"loose": 2}}
ONE = {"jordan": fair(plots=[1])}
ALARMS: list[tuple[str, bool, dict[str, Any], dict[str, Any]]] = [
    ("wmd", True, {"jordan": fair(plots=["wmd"])}, WMD),
    ("wmd", False, ONE, {}),
    ("wmd_ops", True, ONE, {}),
    ("wmd_ops", False, ONE, {"ops": 2}),
    ("wmd_in_us", True, {US: {"plots": ["wmd"]}, **ONE}, WMD),
    ("wmd_in_us", True, {US: {"plots": ["wmd"]}, "jordan": fair(plots=["wmd"])}, {"wmd": {"loose": 1}}),
    ("wmd_in_us", False, {US: {"plots": [1]}, "jordan": fair(plots=["wmd"])}, WMD),
    ("wmd_troops", True, {"jordan": fair(plots=["wmd"], troops=1)}, WMD),
    (
        "wmd_troops",
        True,
        {"jordan": fair(plots=["wmd"], troops=1), "egypt": fair(plots=["wmd"])},
        {"wmd": {"loose": 1}},
    ),
    ("wmd_troops", False, {"jordan": fair(plots=["wmd"], troops=1)}, {**WMD, "prestige": 3}),
    ("wmd_troops", False, {"jordan": fair(plots=["wmd"])}, WMD),
    ("wmd_non_muslim", True, {"canada": {"plots": ["wmd"]}}, {**WMD, "funding": 7}),
    (
        "wmd_non_muslim",
        True,
        {"canada": {"plots": ["wmd"]}, "egypt": fair(plots=["wmd"])},
        {"wmd": {"loose": 1}, "funding": 7},
    ),
    ("wmd_non_muslim", False, {"canada": {"plots": ["wmd"]}}, {**WMD, "funding": 8}),
    ("wmd_non_muslim", False, {"jordan": fair(plots=["wmd"])}, WMD),
    ("ops", True, ONE, {}),
    ("ops", False, ONE, {"ops": 2}),
    ("last_or_reserves", True, ONE, {**SECOND, "reserves": {"us": 2}}),
    ("last_or_reserves", True, ONE, {**FIRST, **PILE, "reserves": {"us": 1}}),
    ("last_or_reserves", True, ONE, {**FIRST, "reserves": {"us": 2}}),
    ("last_or_reserves", False, ONE, {**FIRST, **PILE, "reserves": {"us": 2}}),
    ("event", True, ONE, {"card": 2}),
    ("event", False, ONE, {}),
    ("last_card", True, ONE, SECOND),
    ("last_card", False, ONE, {**FIRST, **PILE}),
    ("event_alerts", True, ONE, {"card": 21}),
    ("event_alerts", False, {"jordan": neutral(plots=[1])}, {"card": 21}),
    ("event_alerts", False, ONE, {"card": 2}),
    ("several", True, {"jordan": fair(plots=[1, 1])}, {}),
    ("several", False, ONE, {}),
]


@rule("13.4.1a")
@pytest.mark.parametrize(("box", "answer", "countries", "position"), ALARMS)
def test_every_question_of_alert_resolution(
    box: str, answer: bool, countries: dict[str, Any], position: dict[str, Any]
) -> None:
    rest = {name: value for name, value in position.items() if name not in ("card", "ops")}
    s = moment(countries, **rest).s
    alarm = Alarm(about(s, position.get("card", CARD), position.get("ops")), plots_in(s.occupied)[0])
    assert alert.ALERT_RESOLUTION.boxes[box].asks(s, alarm) is answer


def test_alert_resolution_leads_where_the_chart_says() -> None:
    """A8 stands here as two boxes: on a last card the chart goes on, an event that alerts is played (13.4.1c)."""
    assert {box.id: (box.yes, box.no) for box in alert.ALERT_RESOLUTION.boxes.values()} == {
        "wmd": ("wmd_ops", "ops"),
        "wmd_ops": ("wmd_in_us", "last_card"),
        "wmd_in_us": ("alert", "wmd_troops"),
        "wmd_troops": ("alert", "wmd_non_muslim"),
        "wmd_non_muslim": ("alert", "alert_table"),
        "ops": ("last_or_reserves", "event"),
        "last_or_reserves": ("alert_table", "several"),
        "last_card": ("go_on", "event_alerts"),
        "event_alerts": ("play_event", "add_to_reserves"),
        "event": ("go_on", "last_card"),
        "several": ("alert_table", "go_on"),
    }
    assert {box for box, *_ in ALARMS} == set(alert.ALERT_RESOLUTION.boxes)


# -- Homeland Security (13.4.4)

MEASURES = [*operations.STEPS_BEFORE_RESERVES, *operations.STEPS_AFTER_RESERVES]
SECURED: list[tuple[str, list[str], dict[str, Any], dict[str, Any]]] = [
    ("at_home", [US], {US: CELL}, {}),
    ("at_home", [US], {US: {"cadre": True}}, {}),
    ("at_home", [], {}, {}),
    ("soft_world", ["canada"], {"canada": {"posture": "soft"}, "spain": {"posture": "soft"}}, {"prefer": "canada"}),
    ("soft_world", [], {"canada": {"posture": "soft"}, "spain": {"posture": "hard"}}, {}),
    ("soft_world", [], {"canada": {"posture": "soft"}, "spain": {"posture": "soft"}}, SOFT),
    ("abroad", ["canada"], {"canada": CELL, "jordan": fair(cells=1)}, {}),
    ("abroad", [], {"russia": CELL}, {"reach": 1}),
    ("muslim_cadre", ["jordan"], {"jordan": fair(cadre=True)}, {"reserves": {"us": 2}}),
    ("muslim_cadre", [], {"jordan": fair(cadre=True)}, {"reserves": {"us": 1}}),
    ("muslim_cadre", [], {"jordan": fair(cadre=True, cells=1)}, {"reserves": {"us": 2}}),
    ("against_us", ["canada"], {"canada": {"posture": "soft"}}, {}),
]


@rule("13.4.4a", "13.4.4b", "13.4.4c", "13.4.4e", "13.4.4f")
@pytest.mark.parametrize(("name", "ids", "countries", "position"), SECURED)
def test_where_each_measure_is_possible(
    name: str, ids: list[str], countries: dict[str, Any], position: dict[str, Any]
) -> None:
    rest = {key: value for key, value in position.items() if key not in ("reach", "prefer")}
    s = moment(countries, **rest).s
    measure = next(each for each in MEASURES if each.name == name)
    found = [country.id for country in measure.places(s, position.get("reach", 3))]
    assert found == ids or position.get("prefer") in found


@rule("13.4.4f")
def test_unmarked_countries_are_swayed_if_none_is_against_the_us() -> None:
    s = moment({"canada": {"posture": "hard"}}).s
    found = MEASURES[-1].places(s, 3)
    assert found
    assert all(country.is_unmarked for country in found)


RANKS: list[tuple[str, str, str, str, dict[str, Any]]] = [
    ("soft_world", "good", "serbia", "russia", {"serbia": {"cells": 1}}),
    ("soft_world", "fair", "russia", "nigeria", {"russia": CELL}),
    ("soft_world", "no_cells", "serbia", "canada", {"canada": CELL}),
    ("soft_world", "cadre", "serbia", "canada", {"serbia": {"cadre": True}}),
    ("soft_world", "closest_to_us", "canada", "serbia", {}),
    ("abroad", "closest_to_us", "canada", "serbia", {"canada": CELL, "serbia": {"cells": 2}}),
    ("abroad", "most_cells", "canada", "united_kingdom", {"canada": {"cells": 2}, "united_kingdom": CELL}),
    ("muslim_cadre", "closest_to_us", "morocco", "jordan", {}),
    ("against_us", "poor", "nigeria", "russia", {}),
    ("against_us", "fair", "russia", "canada", {}),
]


@rule("13.4.4b", "13.4.4c", "13.4.4e", "13.4.4f")
@pytest.mark.parametrize(("name", "row", "winner", "loser", "countries"), RANKS)
def test_who_goes_first_in_each_measure(
    name: str, row: str, winner: str, loser: str, countries: dict[str, Any]
) -> None:
    g = moment(countries, later=True)
    measure = next(each for each in MEASURES if each.name == name)
    both: list[Country] = [g.s[loser], g.s[winner]]
    assert narrowed(g, "13.4.4", measure.rows, both) == [g.s[winner]]
    without = [each for each in measure.rows if each.name != row]
    assert narrowed(g, "13.4.4", without, both) != [g.s[winner]]


# -- Posture (13.3.4)


@rule("13.3.4")
def test_countries_against_the_us_come_before_unmarked_ones() -> None:
    g = moment({"canada": {"posture": "soft"}, "spain": {"posture": "hard"}})
    assert narrowed(g, "13.3.4", TO_BE_SWAYED, [g.s["spain"], g.s["italy"], g.s["canada"]]) == [g.s["canada"]]
    assert narrowed(g, "13.3.4", TO_BE_SWAYED, [g.s["spain"], g.s["italy"]]) == [g.s["italy"]]
