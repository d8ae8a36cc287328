"""Every box of the Jihadist bot's flows: what leads into it, what out of it, and what would happen without it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from sandtable.core.charts import first_box
from sandtable.core.messages import NOTHING, Message, Note
from sandtable.labyrinth.opponents.bots.charts import Chart
from sandtable.labyrinth.opponents.bots.jihadist import operations, where
from sandtable.labyrinth.opponents.bots.jihadist.chart import EVENT_OR_OPS, Playing, follow
from sandtable.labyrinth.opponents.bots.jihadist.operations import Purse
from sandtable.labyrinth.opponents.bots.jihadist.radicalization import STEPS
from sandtable.labyrinth.rules import rules_named
from tests.labyrinth.bot_scene import AWAKENING, BASE, moment, rule
from tests.labyrinth.conditions import FAIR, GOOD, ISLAMIST, POOR, POOR_ALLY
from tests.labyrinth.scene import WORDS
from tests.playing import decided

# -- boxes that say where

FROM = where.travel_from_flow("yemen")
CHARTS = (where.RECRUIT_FLOW, where.TRAVEL_TO_FLOW, where.PLOT_FLOW, FROM)
CELL: dict[str, Any] = {"posture": "soft", "cells": 1}
ONE = {**POOR, "cells": 1}
TIGHT = {"funding": 3}
OWN_EVENT = "box-bot_jihadist-own_event"


class Where(NamedTuple):
    """Countries of which one box of a chart keeps some."""

    chart: Chart
    box: str
    kept: list[str]
    countries: dict[str, Any]
    position: Mapping[str, Any] = NOTHING


def spread(chart: Chart) -> list[Where]:
    """The boxes that Recruit and Travel To share."""
    none: dict[str, Any] = {"yemen": POOR}
    return [
        Where(chart, "needs_cells", ["somalia"], {"somalia": ONE, "turkey": GOOD, "jordan": FAIR, "china": CELL}),
        Where(chart, "good_muslim", ["turkey"], {"turkey": GOOD, "jordan": FAIR, "china": CELL, **none}),
        Where(
            chart, "fair_muslim", ["jordan"], {"jordan": {**FAIR, "reaction": 1}, "egypt": FAIR, "china": CELL, **none}
        ),
        Where(chart, "non_muslim", ["china"], {"china": CELL, **none}),
        Where(chart, "poor_muslim", ["yemen"], {"yemen": {**POOR, "reaction": 1}, "jordan": POOR, "sudan": {}}),
    ]


BOXES = [
    *spread(where.RECRUIT_FLOW),
    *spread(where.TRAVEL_TO_FLOW),
    Where(
        where.RECRUIT_FLOW,
        "auto_recruit",
        ["syria"],
        {
            "syria": {**POOR, "rc": "tan", "reaction": 1},
            "iraq": {**POOR, "civil_war": True},
            "mali": ISLAMIST,
            "turkey": GOOD,
        },
    ),
    Where(where.RECRUIT_FLOW, "auto_recruit", ["mali"], {"mali": ISLAMIST, "turkey": GOOD}),
    Where(
        where.RECRUIT_FLOW, "auto_recruit", ["mali"], {"mali": {**POOR, "markers": ["training_camps"]}, "turkey": GOOD}
    ),
    Where(where.PLOT_FLOW, "poor_when_tight", ["nigeria"], {"nigeria": CELL, "china": CELL, "canada": CELL}, TIGHT),
    Where(where.PLOT_FLOW, "fair_when_tight", ["china"], {"china": CELL, "canada": CELL, "jordan": FAIR}, TIGHT),
    Where(where.PLOT_FLOW, "good_when_tight", ["canada"], {"canada": CELL, "jordan": FAIR}, TIGHT),
    Where(
        where.PLOT_FLOW,
        "poor_with_troops",
        ["yemen"],
        {"yemen": {**POOR, "troops": 1, "active_cells": 1}, "mali": {**ONE, "troops": 1}, "jordan": FAIR},
    ),
    Where(
        where.PLOT_FLOW,
        "poor_with_troops",
        ["iraq"],
        {"iraq": {**POOR, "troops": 1, "markers": ["sadr"]}, "yemen": {**ONE, "troops": 1}, "jordan": FAIR},
        {"rules": BASE},
    ),
    Where(where.PLOT_FLOW, "fair_muslim", ["jordan"], {"jordan": FAIR, "turkey": GOOD, "china": CELL}),
    Where(where.PLOT_FLOW, "good_muslim", ["turkey"], {"turkey": GOOD, "china": CELL, "yemen": ONE}),
    Where(where.PLOT_FLOW, "non_muslim", ["china"], {"china": CELL, "yemen": ONE}),
    Where(where.PLOT_FLOW, "poor_muslim", ["yemen"], {"yemen": ONE, "mali": ISLAMIST}),
    Where(FROM, "adjacent", ["somalia"], {"somalia": ONE, "mali": {**ISLAMIST, "cells": 1}}),
    Where(FROM, "auto_recruit", ["mali"], {"mali": {**ISLAMIST, "cells": 2}, "jordan": ONE}),
    Where(FROM, "fewest_cells", ["jordan"], {"jordan": ONE, "turkey": {**POOR, "cells": 2}}),
]


@rule("12.4.2a")
@pytest.mark.parametrize("case", BOXES, ids=lambda case: f"{case.chart.name}-{case.box}-{case.kept[0]}")
def test_a_box_keeps_its_countries(case: Where) -> None:
    heard: list[Note] = []
    g = moment(case.countries, heard=heard, **case.position)
    candidates = [g.s[id] for id in case.countries]
    assert [each.id for each in first_box(g, case.chart, candidates)] == case.kept
    assert heard[-1].message.args["box"] == Message(f"box-{case.chart.name}-{case.box}")
    boxes = tuple(box for box in case.chart.boxes if box.name != case.box)
    others = Chart(case.chart.name, case.chart.rule, boxes)
    assert [each.id for each in first_box(g, others, candidates)] != case.kept


def test_no_box_is_left_out_and_all_have_words() -> None:
    tried = {(case.chart.name, case.box) for case in BOXES}
    for chart in CHARTS:
        for box in chart.boxes:
            assert (chart.name, box.name) in tried
            assert WORDS.has(f"box-{chart.name}-{box.name}")
    for id in EVENT_OR_OPS.boxes:
        assert WORDS.say(Message(f"box-bot_jihadist-{id.rstrip('?')}")).endswith("?")
    for step in STEPS:
        assert WORDS.say(Message(f"box-bot_radicalization-{step.name}")).endswith("?")


WEST = {
    id: {"posture": "hard"}
    for id, space in rules_named(AWAKENING).board.spaces.items()
    if not space.is_muslim and id not in ("united_states", "israel", "iran")
}
SOFT = {"posture": "soft"}
SOMEWHERE = {"somalia": {**ISLAMIST, "cells": 2}}


@rule("12.4.3b", "12.4.3g")
@pytest.mark.parametrize(
    ("step", "countries", "us_posture", "yes"),
    [
        ("travel_to_unmarked", {**SOMEWHERE}, "hard", True),
        ("travel_to_unmarked", {**SOMEWHERE, **WEST}, "hard", False),  # nowhere to go
        ("travel_to_unmarked", {**SOMEWHERE, **{id: WEST[id] for id in WEST if id != "india"}}, "hard", True),
        ("travel_to_unmarked", {}, "hard", False),  # nobody goes
        ("travel_to_unmarked", {**SOMEWHERE}, "soft", False),
        ("travel_to_unmarked", {**SOMEWHERE, "france": SOFT, "italy": SOFT}, "hard", False),  # a penalty
        ("travel_to_us", {**SOMEWHERE}, "hard", True),
        ("travel_to_us", {}, "hard", False),
    ],
)
def test_when_a_step_of_radicalization_is_taken(
    step: str, countries: dict[str, Any], us_posture: str, yes: bool
) -> None:
    s = moment(countries, us_posture=us_posture).s
    found = next(each for each in STEPS if each.name == step)
    assert bool(found.asks(s, Purse.of(s, 2))) == yes


@rule("12.3.9a")
def test_travel_does_not_look_for_places_where_recruit_needs_no_roll() -> None:
    g = moment({"mali": ISLAMIST, "turkey": GOOD})
    assert [each.id for each in first_box(g, where.TRAVEL_TO_FLOW, [g.s["mali"], g.s["turkey"]])] == ["turkey"]


# -- Event or Ops: the boxes in the order in which they are asked


class Path(NamedTuple):
    """What the chart says in a situation: the answers on the way, the operation, and where, if it names a country."""

    name: str
    countries: dict[str, Any]
    answers: str
    operation: str
    target: str | None = None
    value: int = 2
    position: Mapping[str, Any] = NOTHING


AMPLE = {"funding": 8}
FIVE = {**POOR, "cells": 5}
SO_FAR = "major_jihad- tight- minor_jihad- needs_cells-"
RECRUITS = f"{SO_FAR} moderate+ prestige- recruit_when_moderate+"
NOBODY_NEAR = "major_jihad- tight- minor_jihad- needs_cells+ next_to_it- moderate+ prestige- recruit_when_moderate+"
PATHS = [
    Path("major jihad", {"yemen": FIVE}, "major_jihad+", "major_jihad"),
    Path("one die is too few", {"yemen": FIVE}, RECRUITS, "recruit", value=1),
    Path("but not when besieged", {"yemen": {**FIVE, "besieged": True}}, "major_jihad+", "major_jihad", value=1),
    Path("not in a Fair country", {"yemen": {**FAIR, "cells": 6}}, "major_jihad- tight- minor_jihad+", "minor_jihad"),
    Path("not against Militia", {"yemen": {**FIVE, "militia": 1}}, NOBODY_NEAR, "recruit"),
    Path("not if no die can succeed", {"yemen": {**FIVE, "awakening": 3}}, RECRUITS, "recruit"),
    Path("tight", {"yemen": ONE}, "major_jihad- tight+ recruit_when_tight+", "recruit", position={"funding": 3}),
    Path(
        "tight without cells",
        {"yemen": {**POOR, "cells": 5, "troops": 5}},
        "major_jihad- tight+ recruit_when_tight-",
        "plot",
        position={"funding": 3},
    ),
    Path("minor jihad", {"jordan": {**FAIR, "cells": 1}}, "major_jihad- tight- minor_jihad+", "minor_jihad"),
    Path("no minor jihad that must fail", {"jordan": {**FAIR, "cells": 1, "awakening": 2}}, RECRUITS, "recruit"),
    Path(
        "cells for a Major Jihad",
        {"yemen": ONE, "somalia": {**ISLAMIST, "cells": 2}},
        "major_jihad- tight- minor_jihad- needs_cells+ next_to_it+",
        "travel",
        "yemen",
    ),
    Path("nobody near", {"yemen": ONE, "iran": {"cells": 1}}, NOBODY_NEAR, "recruit"),
    Path(
        "Prestige at stake",
        {"yemen": {**POOR_ALLY, "troops": 1, "active_cells": 1}},
        f"{SO_FAR} moderate+ prestige+",
        "plot",
    ),
    Path(
        "Sadr is an active cell",
        {"iraq": {**POOR_ALLY, "troops": 1, "markers": ["sadr"]}},
        f"{SO_FAR} moderate+ prestige+",
        "plot",
        position={"rules": BASE},
    ),
    Path(
        "no Plot under Islamist Rule",
        {"mali": {**ISLAMIST, "troops": 1, "active_cells": 1}},
        RECRUITS,
        "recruit",
    ),
    Path(
        "no Prestige to lose",
        {"yemen": {**POOR_ALLY, "troops": 1, "active_cells": 1}},
        RECRUITS,
        "recruit",
        position={"prestige": 1},
    ),
    Path(
        "moderate, a cell outside",
        {"canada": {"posture": "soft", "cells": 11}},
        f"{SO_FAR} moderate+ prestige- recruit_when_moderate- cells_outside+",
        "plot",
    ),
    Path(
        "moderate, nothing else",
        {"mali": {**ISLAMIST, "cells": 11}},
        f"{SO_FAR} moderate+ prestige- recruit_when_moderate- cells_outside-",
        "travel",
    ),
    Path(
        "ample",
        {"mali": {**ISLAMIST, "cells": 1}},
        f"{SO_FAR} moderate- recruit_when_ample+",
        "recruit",
        position=AMPLE,
    ),
    Path(
        "ample without cells",
        {"mali": {**ISLAMIST, "cells": 15}},
        f"{SO_FAR} moderate- recruit_when_ample-",
        "travel",
        position=AMPLE,
    ),
]


@rule("12.4.1c")
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.name)
def test_the_chart_is_walked_box_by_box(path: Path) -> None:
    heard: list[Note] = []
    g = moment(path.countries, heard=heard, **path.position)
    operation, target = decided(follow(g, Playing(None, path.value), "major_jihad?"))
    assert (operation, None if target is None else target.id) == (path.operation, path.target)
    said = []
    for note in heard:
        question = note.message.args.get("question")
        if isinstance(question, Message):
            said.append(question.id.removeprefix("box-bot_jihadist-") + "-+"[note.message.id == "note-why-yes"])
            assert note.rule == "12.4.1"
    assert " ".join(said) == path.answers


def test_every_box_was_answered_both_ways() -> None:
    said = {answer for path in PATHS for answer in path.answers.split()}
    for box in EVENT_OR_OPS.boxes:
        if box != "own_event":  # tests of the cards
            assert {f"{box.rstrip('?')}+", f"{box.rstrip('?')}-"} <= said


WITH_SADR = {"cells": 1, "troops": 1, "markers": ["sadr"]}


@rule("12.3.3")
@pytest.mark.parametrize(("dice", "active"), [(1, 0), (2, 1)])
def test_sadr_plots_before_a_sleeper_turns_active(dice: int, active: int) -> None:
    """He is an active cell (card 54), and a Plot costs no cell."""
    g = moment({"iraq": {**POOR, **WITH_SADR}}, rules=BASE)
    decided(operations.plot(g, Purse(dice, 0)), dice=[6] * dice)
    assert (g.s["iraq"].active, g.s["iraq"].sleepers) == (active, 1 - active)
    assert operations.movable(g.s, g.s["iraq"], {}) == 1 - active  # the sleeper has not acted with this card


@rule("12.3.3")
def test_sadr_is_the_last_to_go_to_jihad_and_to_be_lost() -> None:
    g = moment({"iraq": {**FAIR, **WITH_SADR}}, rules=BASE)
    decided(operations.minor_jihad(g, Purse(1, 0)), dice=[6])
    assert (g.s["iraq"].cells, g.s["iraq"].sadr) == (1, True)


@rule("12.4.1c")
def test_gtmo_stops_recruiting_and_says_so() -> None:
    heard: list[Note] = []
    g = moment({"canada": CELL}, rules=BASE, heard=heard, lapsing=["gtmo"])
    assert decided(follow(g, Playing(None, 2), "major_jihad?")) == ("plot", None)
    assert any(note.rule == "card 114" for note in heard)


@rule("12.4.1c")
def test_truce_is_no_place_for_jihad() -> None:
    truce = {"markers": ["truce"]}
    for countries in (
        {"yemen": {**FIVE, **truce}},
        {"jordan": {**FAIR, "cells": 1, **truce}},
        {"yemen": {**ONE, **truce}},
    ):
        g = moment({**countries, "iran": {"cells": 1}}, rules=AWAKENING, lapsing=["truce"])
        assert decided(follow(g, Playing(None, 2), "major_jihad?")) == ("recruit", None)


def test_equal_countries_that_want_cells_are_told_apart_by_the_column() -> None:
    countries = {"yemen": ONE, "egypt": ONE, "libya": {**ISLAMIST, "cells": 2}}
    g = moment(countries)
    operation, target = decided(follow(g, Playing(None, 2), "major_jihad?"))
    assert target is not None
    assert (operation, target.id) == ("travel", "egypt")  # more Resources; Libya is next to it


@rule("12.4.1a")
@pytest.mark.parametrize(("number", "played"), [(167, True), (178, False)])
def test_an_event_of_its_own_comes_before_operations(number: int, played: bool) -> None:
    heard: list[Note] = []
    g = moment({"yemen": ONE}, heard=heard)
    card = g.card(number)
    to_do, _ = decided(follow(g, Playing(card, card.ops), "own_event"))
    assert (to_do == "event") is played
    answers = [note.message.id for note in heard if note.message.args.get("question") == Message(OWN_EVENT)]
    assert answers == ["note-why-yes" if played else "note-why-no"]
