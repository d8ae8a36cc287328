"""Rule 9.4.2.6: where the cells of the solitaire opponent Travel to and from, box by box."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.charts import first_box
from sandtable.labyrinth.jihadist_operations import Journey
from sandtable.labyrinth.opponents.solitaire import operations, where
from sandtable.labyrinth.terms import ACTIVE, SLEEPER
from tests.labyrinth.conditions import FAIR, GOOD, ISLAMIST, POOR
from tests.labyrinth.opponent_scene import CELL, RC, UNPLAYABLE, book_plays, moment, rule
from tests.labyrinth.opponent_scene import operations as operations_of
from tests.playing import decided, told

# -- destinations (9.4.2.6)

TO_ORDER: list[tuple[int, str, dict[str, Any]]] = [
    (0, "yemen", {"yemen": {**POOR, "besieged": True}, "iraq": {**RC}, "jordan": {**FAIR, "aid": 1}}),
    (0, "iraq", {"iraq": {**RC}, "jordan": {**FAIR, "aid": 1}}),
    (0, "jordan", {"jordan": {**FAIR, "aid": 1}, "iran": CELL}),
    (1, "yemen", {"yemen": {**POOR, "cells": 3}, "iran": CELL}),
    (2, "turkey", {"turkey": FAIR, "iran": CELL, "morocco": GOOD}),
]


@rule("9.4.2.6a", "9.4.2.6b", "9.4.2.6c")
@pytest.mark.parametrize(("box", "expected", "countries"), TO_ORDER)
def test_each_box_gives_its_destination(box: int, expected: str, countries: dict[str, Any]) -> None:
    g = moment(countries)
    assert decided(where.travel_destinations(g, 1, first=box)) == [g.s[expected]]


@rule("9.4.2.6a")
def test_aid_counts_only_outside_islamist_rule() -> None:
    g = moment({"jordan": {**FAIR, "aid": 1}, "sudan": {**ISLAMIST, "aid": 1}})  # with the same Resources
    assert decided(where.travel_destinations(g, 1)) == [g.s["jordan"]]


@rule("9.4.2.6b", "9.7c")
@pytest.mark.parametrize(
    ("country", "row", "level", "fits"),
    [
        ("yemen", {**POOR, "cells": 3}, "normal", True),
        ("yemen", {**POOR, "cells": 2}, "normal", False),
        ("yemen", {**POOR, "cells": 5, "troops": 2}, "normal", True),
        ("yemen", {**POOR, "cells": 4, "troops": 2}, "normal", False),
        ("yemen", {**FAIR, "cells": 6}, "normal", False),
        ("yemen", {**POOR, "cells": 1}, "potent", True),
        ("pakistan", {**POOR, "cells": 3}, "normal", True),
        ("pakistan", {**POOR, "cells": 3, "markers": ["benazir_bhutto"]}, "normal", False),
    ],
)
def test_two_more_cells_must_open_a_major_jihad_in_a_poor_country(
    country: str, row: dict[str, Any], level: str, fits: bool
) -> None:
    g = moment({country: row}, level=level)
    assert bool(first_box(g, where.TO[1], list(g.s.countries.values()))) is fits


@rule("9.4.2.6d")
def test_the_posture_box_depends_on_the_us() -> None:
    marked = [id for id, country in moment({}).s.countries.items() if country.space.takes_posture]
    others = {id: {"posture": "hard"} for id in marked if id not in ("china", "thailand")}
    countries = {**others, "thailand": {"posture": "soft"}}
    g = moment(countries)
    assert decided(where.travel_destinations(g, 1)) == [g.s["china"]]
    g = moment(countries, us_posture="soft")
    assert decided(where.travel_destinations(g, 1)) == [g.s["thailand"]]


@rule("9.4.2.6e")
def test_what_is_left_goes_to_one_random_country() -> None:
    everything_hard = {id: {"posture": "hard"} for id, c in moment({}).s.countries.items() if c.space.takes_posture}
    g = moment({**everything_hard, "iran": CELL})
    assert decided(where.travel_destinations(g, 3), draws=[5]) == [list(g.s.countries.values())[5]] * 3


@rule("9.4.2.6a", "9.4.2.6f")
def test_one_cell_a_box_pakistan_first_then_resources() -> None:
    besieged = {**FAIR, "besieged": True}
    g = moment({"pakistan": besieged, "egypt": besieged, "iran": {"cells": 2}, "turkey": FAIR})
    destinations = decided(where.travel_destinations(g, 2))
    assert destinations == [g.s["pakistan"], g.s["pakistan"]]  # besieged; and Fair with a cell Adjacent
    g = moment({"jordan": besieged, "egypt": besieged})
    assert decided(where.travel_destinations(g, 1)) == [g.s["egypt"]]


@rule("9.4.2.6f")
def test_biometrics_turns_a_far_destination_into_radicalization() -> None:
    countries = {"egypt": {**POOR, "besieged": True}, "indonesia_malaysia": {**POOR, "cells": 6}}
    table = book_plays(UNPLAYABLE[1], countries, dice=[3] * 6, funding=1, lapsing=["biometrics"], seed=3)
    assert operations_of(table) == ["travel", "radicalization"]
    assert told(table).count("why-biometrics") == 1


# -- origins (9.4.2.6.1)

ORIGIN_ORDER: list[tuple[str, str, dict[str, Any]]] = [
    ("afghanistan", "iraq", {"afghanistan": {**ISLAMIST, "cells": 3}, "iraq": {**RC, "cells": 6}}),
    ("iraq", "saudi_arabia", {"iraq": {**RC, "cells": 6}, "saudi_arabia": {**POOR, "cells": 1}}),
    ("saudi_arabia", "egypt", {"saudi_arabia": {**POOR, "cells": 1}, "egypt": {**POOR, "cells": 1}}),
    ("egypt", "jordan", {"egypt": {**POOR, "active_cells": 1}, "jordan": {**POOR, "cells": 1}}),
]


@rule("9.4.2.6.1", "9.4.2.6.1a")
@pytest.mark.parametrize(("first", "second", "countries"), ORIGIN_ORDER)
def test_each_origin_box_goes_before_the_next(first: str, second: str, countries: dict[str, Any]) -> None:
    g = moment({**countries, "yemen": POOR})
    destination = g.s["yemen"]

    def origin(allowed: list[str]) -> Journey | None:
        return decided(where.travel_origin(g, destination, 2, [], [destination], allowed))

    chosen = origin([first, second])
    assert chosen is not None
    assert chosen.origin is g.s[first]
    chosen = origin([second])
    assert chosen is not None
    assert chosen.origin is g.s[second]


@rule("9.4.2.6.1")
@pytest.mark.parametrize(
    ("country", "row", "cells_needed"), [("afghanistan", ISLAMIST, 3), ("iraq", RC, 6)], ids=["value 2", "five"]
)
def test_only_cells_above_the_value_or_above_five_can_be_spared_first(
    country: str, row: dict[str, Any], cells_needed: int
) -> None:
    for cells, expected in ((cells_needed, country), (cells_needed - 1, "saudi_arabia")):
        g = moment({country: {**row, "cells": cells}, "saudi_arabia": {**POOR, "cells": 1}, "yemen": POOR})
        journey = decided(where.travel_origin(g, g.s["yemen"], 2, [], [g.s["yemen"]], g.s.countries))
        assert journey is not None
        assert journey.origin is g.s[expected]  # else the country Adjacent to Yemen


@rule("9.3.1", "9.4.2.6.1a")
def test_an_active_cell_travels_before_a_sleeper() -> None:
    g = moment({"egypt": {**POOR, "active_cells": 1, "cells": 1}, "libya": POOR})
    journey = decided(where.travel_origin(g, g.s["libya"], 2, [], [g.s["libya"]], g.s.countries))
    assert journey == Journey(g.s["egypt"], ACTIVE, g.s["libya"])


@rule("9.4.2.6.1a")
def test_another_destination_is_avoided_as_an_origin() -> None:
    g = moment({"egypt": {**POOR, "cells": 1}, "jordan": {**POOR, "cells": 1}, "yemen": POOR})
    both = [g.s["yemen"], g.s["egypt"]]
    journey = decided(where.travel_origin(g, g.s["yemen"], 2, [], both, g.s.countries))
    assert journey == Journey(g.s["jordan"], SLEEPER, g.s["yemen"])


@rule("9.4.2.6.1a")
def test_an_active_cell_not_yet_committed_matters_more_than_that() -> None:
    countries = {"egypt": {**POOR, "active_cells": 1, "cells": 1}, "jordan": {**POOR, "cells": 1}, "yemen": POOR}
    g = moment(countries)
    both = [g.s["yemen"], g.s["egypt"]]
    first = decided(where.travel_origin(g, g.s["yemen"], 2, [], both, g.s.countries))
    assert first == Journey(g.s["egypt"], ACTIVE, g.s["yemen"])
    second = decided(where.travel_origin(g, g.s["yemen"], 2, [first], both, g.s.countries))
    assert second == Journey(g.s["jordan"], SLEEPER, g.s["yemen"])  # Egypt's active cell is spoken for


@rule("9.4.2.6.1", "4.6.4c")
def test_the_destination_itself_may_be_the_random_origin() -> None:
    g = moment({"yemen": {**POOR, "active_cells": 1}})
    journey = decided(where.travel_origin(g, g.s["yemen"], 1, [], [g.s["yemen"]], g.s.countries))
    assert journey == Journey(g.s["yemen"], ACTIVE, g.s["yemen"])


@rule("9.4.2.6.1b")
def test_the_last_cell_of_a_regime_change_country_stays() -> None:
    g = moment({"iraq": {**RC, "active_cells": 1}, "jordan": POOR})
    journey = decided(where.travel_origin(g, g.s["jordan"], 1, [], [g.s["jordan"]], g.s.countries))
    assert journey == Journey(g.s["iraq"], ACTIVE, g.s["iraq"])


@rule("9.4.2.6.1b")
@pytest.mark.parametrize("row", [ISLAMIST, RC], ids=["islamist rule", "regime change"])
def test_so_does_the_last_one_that_has_not_left_yet(row: dict[str, Any]) -> None:
    g = moment({"iraq": {**row, "cells": 2}, "jordan": POOR})
    first = Journey(g.s["iraq"], SLEEPER, g.s["jordan"])
    journey = decided(where.travel_origin(g, g.s["jordan"], 2, [first], [g.s["jordan"]] * 2, g.s.countries))
    assert journey == Journey(g.s["iraq"], SLEEPER, g.s["iraq"])


@rule("9.4.2.6.2")
def test_all_travel_is_carried_out_after_all_choices() -> None:
    countries = {"yemen": {**POOR, "besieged": True}, "saudi_arabia": {**FAIR, "cells": 6}, "jordan": FAIR}
    g = moment(countries, funding=1)
    decided(operations.travel(g, 2))
    assert (g.s["yemen"].cells, g.s["jordan"].cells, g.s["saudi_arabia"].cells) == (1, 1, 4)


@rule("9.4.2.6.2", "8.3.3")
def test_a_cell_that_arrives_does_not_travel_on_with_the_same_card() -> None:
    """The one cell goes to Yemen; nobody is left for Jordan, and that point places a cell in Iran."""
    countries = {"yemen": {**POOR, "besieged": True}, "saudi_arabia": {**POOR, "cells": 1}, "jordan": FAIR}
    g = moment(countries, funding=1)
    decided(operations.travel(g, 2), draws=[list(g.s.countries).index("iran")])
    assert [g.s[id].cells for id in ("saudi_arabia", "yemen", "jordan", "iran")] == [0, 1, 0, 1]
