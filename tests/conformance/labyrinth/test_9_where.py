"""Rule 9.4.2 to 9.5: the Where? charts, told line by line from one another, and the tables of random countries."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth import plots
from sandtable.labyrinth.jihadist_operations import plot_places, recruit_places
from sandtable.labyrinth.opponents import random_country
from sandtable.labyrinth.opponents.solitaire import operations, where
from tests.labyrinth.conditions import FAIR, GOOD, ISLAMIST, POOR
from tests.labyrinth.opponent_scene import CELL, RC, UNPLAYABLE, US_EVENT, book_plays, moment, rule
from tests.labyrinth.opponent_scene import operations as operations_of
from tests.playing import decided, told

WORLD_DISAGREES: dict[str, Any] = {id: {"posture": "soft"} for id in ("canada", "india", "china")}


# -- Plot (9.4.2.2)

ABU_SAYYAF: dict[str, Any] = {"posture": "soft", "cells": 2, "troops": 2, "markers": ["abu_sayyaf"]}
PLOT_ORDER: list[tuple[str, str, dict[str, Any]]] = [
    # each row: the country that goes first, the one that comes after it, and the countries
    ("united_states", "philippines", {"united_states": CELL, "philippines": ABU_SAYYAF}),
    ("philippines", "gulf_states", {"philippines": ABU_SAYYAF, "gulf_states": {**FAIR, "cells": 1, "troops": 2}}),
    ("gulf_states", "canada", {"gulf_states": {**POOR, **CELL, "troops": 1}, "canada": {"posture": "hard", **CELL}}),
    ("canada", "yemen", {"canada": {"posture": "hard", "cells": 1}, "yemen": {**FAIR, "cells": 1, "aid": 1}}),
    ("yemen", "canada", {"yemen": {**POOR, "cells": 1, "aid": 1}, "canada": {"posture": "soft", "cells": 1}}),
    ("canada", "yemen", {"canada": {"posture": "soft", "cells": 1}, "yemen": {**FAIR, "cells": 1}}),
]


@rule("9.4.2", "9.4.2.2a", "9.4.2.2b", "9.4.2.2c", "9.4.2.2d", "9.4.2.2e")
@pytest.mark.parametrize(("first", "second", "countries"), PLOT_ORDER)
def test_each_plot_box_goes_before_the_next(first: str, second: str, countries: dict[str, Any]) -> None:
    g = moment(countries)
    candidates = plot_places(g.s)
    chosen = decided(where.where_to_plot(g, candidates))
    assert chosen is g.s[first]
    without = [country for country in candidates if country is not chosen]
    assert decided(where.where_to_plot(g, without)) is g.s[second]


@rule("9.4.2.2b")
def test_troops_count_only_while_prestige_is_above_low() -> None:
    countries = {"gulf_states": {**POOR, "cells": 1, "troops": 1}, "yemen": {**FAIR, "cells": 1, "aid": 1}}
    for prestige, expected in ((4, "gulf_states"), (3, "yemen")):
        g = moment(countries, prestige=prestige)
        assert decided(where.where_to_plot(g, plot_places(g.s))) is g.s[expected]


@rule("9.4.2.2b")
def test_abu_sayyaf_needs_as_many_cells_as_troops() -> None:
    philippines = {"posture": "soft", "cells": 1, "troops": 2, "markers": ["abu_sayyaf"]}
    g = moment({"philippines": philippines, "gulf_states": {**FAIR, "cells": 1, "troops": 2}})
    assert decided(where.where_to_plot(g, plot_places(g.s)), dice=[4]) is g.s["gulf_states"]  # equal: by die


@rule("9.4.2.2b")
def test_abu_sayyaf_counts_only_while_prestige_is_above_low() -> None:
    g = moment({"philippines": ABU_SAYYAF, "yemen": {**FAIR, "cells": 1, "aid": 1}}, prestige=3)
    assert decided(where.where_to_plot(g, plot_places(g.s))) is g.s["yemen"]


@rule("9.4.2.2b")
def test_without_the_marker_the_philippines_are_like_any_country_with_troops() -> None:
    philippines = {"posture": "soft", "cells": 2, "troops": 2}
    g = moment({"philippines": philippines, "gulf_states": {**FAIR, "cells": 1, "troops": 2}})
    assert decided(where.where_to_plot(g, plot_places(g.s)), dice=[4]) is g.s["gulf_states"]  # equal: by die


@rule("9.4.2.2c")
def test_posture_counts_only_without_a_gwot_penalty() -> None:
    countries = {"israel": CELL, "yemen": {**FAIR, "cells": 1, "aid": 1}}
    g = moment(countries)
    assert decided(where.where_to_plot(g, plot_places(g.s))) is g.s["israel"]
    g = moment({**countries, **WORLD_DISAGREES})
    assert decided(where.where_to_plot(g, plot_places(g.s))) is g.s["yemen"]


@rule("9.4.2.2e", "9.4.2.2f")
def test_at_funding_nine_the_rest_is_radicalization() -> None:
    g = moment({"yemen": {**FAIR, "cells": 1}, "russia": {"posture": "soft", "cells": 1}}, funding=9)
    assert decided(where.where_to_plot(g, plot_places(g.s))) is None
    table = book_plays(US_EVENT[1], {"yemen": {**POOR, "cells": 1}}, dice=[3] * 4, funding=9, seed=2)
    assert operations_of(table) == ["plot", "radicalization"]
    assert table.state["yemen"].plots == ()


@rule("9.4.2.2g")
def test_governance_settles_ties_in_opposite_order_for_operations_and_events() -> None:
    countries = {
        "yemen": {**POOR, "cells": 1, "aid": 1},
        "egypt": {**GOOD, "cells": 1, "aid": 1},
        "jordan": {**FAIR, "cells": 1, "aid": 1},
    }
    g = moment(countries)
    order = [g.s[id] for id in ("jordan", "egypt", "yemen")]
    by_event = [g.s[id] for id in ("egypt", "jordan", "yemen")]
    for place in range(3):
        assert decided(where.where_to_plot(g, order[place:])) is order[place]
        assert decided(where.where_to_plot(g, by_event[place:], by_event=True)) is by_event[place]


@rule("9.4.2", "9.5.1-ex1", "9.5a")
@pytest.mark.parametrize(("die", "target"), [(3, "gulf_states"), (4, "afghanistan")])
def test_example_two_plots_in_afghanistan_or_the_gulf_states(die: int, target: str) -> None:
    place = {**FAIR, "alignment": "ally", "troops": 2, "cells": 2}
    countries = {"gulf_states": place, "afghanistan": place}
    table = book_plays(US_EVENT[2], countries, dice=[die, 6, 6], prestige=8)
    assert table.state[target].active == 2
    assert operations_of(table) == ["plot"]


# -- Jihad (9.4.2.3, 9.4.2.4)


@rule("9.4.2.3")
def test_major_jihad_in_pakistan_then_by_resources() -> None:
    ready = {**POOR, "cells": 5}
    g = moment({"pakistan": ready, "egypt": ready, "yemen": ready})
    assert decided(where.where_major_jihad(g, 2)) is g.s["pakistan"]
    g = moment({"yemen": ready, "egypt": ready})
    assert decided(where.where_major_jihad(g, 2)) is g.s["egypt"]


MINOR_ORDER: list[tuple[str, str, dict[str, Any]]] = [
    ("yemen", "pakistan", {"yemen": {**GOOD, **CELL}, "pakistan": {**FAIR, **CELL, "aid": 1}}),
    ("pakistan", "egypt", {"pakistan": {**FAIR, **CELL}, "egypt": {**FAIR, **CELL, "aid": 1}}),
    ("yemen", "egypt", {"yemen": {**FAIR, **CELL, "aid": 1}, "egypt": {**FAIR, **CELL, "besieged": True}}),
    ("yemen", "egypt", {"yemen": {**FAIR, **CELL, "besieged": True}, "egypt": {**FAIR, **CELL}}),
    ("egypt", "yemen", {"egypt": {**FAIR, **CELL}, "yemen": {**FAIR, **CELL}}),
]


@rule("9.4.2.4")
@pytest.mark.parametrize(("first", "second", "countries"), MINOR_ORDER)
def test_each_minor_jihad_priority_goes_before_the_next(first: str, second: str, countries: dict[str, Any]) -> None:
    g = moment(countries)
    assert decided(where.where_minor_jihad(g, [g.s[second], g.s[first]])) is g.s[first]
    assert decided(where.where_minor_jihad(g, [g.s[second]])) is g.s[second]


@rule("9.4.2.4")
def test_poor_countries_only_to_shift_alignment() -> None:
    g = moment({"yemen": {**POOR, "cells": 1}})
    assert decided(where.where_minor_jihad(g, [g.s["yemen"]])) is None
    assert decided(where.where_minor_jihad(g, [g.s["yemen"]], alignment=True)) is g.s["yemen"]


@rule("9.4.2", "9.4.2.4")
def test_a_country_is_used_up_before_the_next_and_the_rest_radicalizes() -> None:
    countries = {"egypt": {**GOOD, "cells": 2}, "yemen": {**FAIR, "cells": 3}}
    table = book_plays(UNPLAYABLE[3], countries, dice=[6, 6, 6])
    assert table.state["egypt"].cells == 0
    assert table.state["yemen"].cells == 2
    assert operations_of(table) == ["minor_jihad"]


# -- Recruit (9.4.2.5)

RECRUIT_ORDER: list[tuple[str, str, dict[str, Any]]] = [
    ("iraq", "syria", {"iraq": {**RC, "cells": 1, "troops": 6}, "syria": {**ISLAMIST, "cells": 1}}),
    ("syria", "yemen", {"syria": {**ISLAMIST, "cells": 3}, "yemen": {**POOR, "cells": 5}}),
    ("yemen", "russia", {"yemen": {**POOR, "cells": 1}, "russia": {"posture": "soft", "cells": 5}}),
    ("philippines", "yemen", {"philippines": {"posture": "soft", "cells": 2}, "yemen": {**POOR, "cells": 1}}),
    ("jordan", "yemen", {"jordan": {**POOR, "cells": 1, "besieged": True}, "yemen": {**POOR, "cells": 4}}),
    ("yemen", "egypt", {"yemen": {**POOR, "cells": 1, "troops": 1}, "egypt": {**POOR, "cells": 1}}),
    ("egypt", "yemen", {"egypt": {**POOR, "cells": 1}, "yemen": {**POOR, "cells": 1}}),
]


@rule("9.4.2.5a", "9.4.2.5b", "9.4.2.5c", "9.4.2.5d")
@pytest.mark.parametrize(("first", "second", "countries"), RECRUIT_ORDER)
def test_each_recruit_priority_goes_before_the_next(first: str, second: str, countries: dict[str, Any]) -> None:
    g = moment(countries)
    assert decided(where.where_to_recruit(g, 2, recruit_places(g.s))) is g.s[first]
    assert decided(where.where_to_recruit(g, 2, [g.s[second]])) is g.s[second]


@rule("9.4.2.5a", "9.4.2.5b", "9.4.2.5d")
def test_no_suitable_place_leads_to_radicalization() -> None:
    g = moment({"iraq": {**RC, "cells": 3, "troops": 6}, "syria": {**ISLAMIST, "cells": 4}})
    assert decided(where.where_to_recruit(g, 2, recruit_places(g.s))) is None


@rule("9.4.2.5a")
@pytest.mark.parametrize(("troops", "fits"), [(6, True), (5, False)])
def test_a_regime_change_country_needs_five_more_troops_than_cells(troops: int, fits: bool) -> None:
    g = moment({"iraq": {**RC, "cells": 1, "troops": troops}})
    assert decided(where.where_to_recruit(g, 2, [g.s["iraq"]])) is (g.s["iraq"] if fits else None)


@rule("9.4.2.5d")
def test_one_recruit_at_a_time_until_none_are_available() -> None:
    countries = {"yemen": {**POOR, "cells": 4}}
    table = book_plays(UNPLAYABLE[3], countries, dice=[1, *[3] * 8], funding=1, seed=4)
    assert operations_of(table) == ["recruit", "radicalization"]
    assert table.state.available_cells == 0


# -- Radicalization (9.4.3)


@rule("9.4.3a")
def test_the_first_point_places_a_cell_whatever_the_funding() -> None:
    g = moment({"iran": {"cells": 5}}, funding=1)
    decided(operations.radicalize(g, 1), dice=[5], draws=[26])
    assert list(g.s.countries.values())[26].cells == 1


@rule("9.4.3b")
def test_the_second_point_travels_one_cell_from_the_second_box_on() -> None:
    countries = {"somalia": {**POOR, "besieged": True}, "turkey": FAIR, "iran": {"cells": 15}}
    g = moment(countries, lapsing=["biometrics"])
    decided(operations.radicalize(g, 1))
    assert g.s["turkey"].cells == 1
    assert g.s["somalia"].cells == 0


@rule("9.4.3b")
def test_it_travels_without_a_roll_and_without_regard_to_biometrics() -> None:
    """Egypt is two cells from a Major Jihad; Iran is not Adjacent to it, and no cell is."""
    g = moment({"egypt": {**POOR, "cells": 3}, "iran": {"cells": 12}}, lapsing=["biometrics"])
    decided(operations.radicalize(g, 1), dice=[4])  # of Egypt and Iran the die picks Iran
    assert (g.s["egypt"].cells, g.s["iran"].cells) == (4, 11)


@rule("9.4.3c")
@pytest.mark.parametrize(("funding", "placed"), [(8, 1), (9, 0)])
def test_the_third_point_places_a_plot_below_funding_nine(funding: int, placed: int) -> None:
    countries = {"iran": {"cells": 15}, "turkey": FAIR, "afghanistan": ISLAMIST}
    g = moment(countries, funding=funding)
    decided(operations.radicalize(g, 2), dice=[1] * placed, draws=[0] * placed)
    assert len(g.s["iran"].plots) + len(g.s["turkey"].plots) == placed
    assert g.s["turkey"].is_poor is (placed == 0)  # else the point worsens Governance (9.4.3d)


@rule("9.4.3c")
def test_that_plot_goes_to_a_country_with_a_cell_outside_islamist_rule() -> None:
    g = moment({"iran": {"cells": 14}, "turkey": FAIR, "afghanistan": {**ISLAMIST, "cells": 1}}, funding=8)
    decided(operations.radicalize(g, 2), dice=[4], draws=[0])  # of Turkey, where a cell has gone, and Iran the second
    assert [len(g.s[id].plots) for id in ("turkey", "afghanistan", "iran")] == [0, 0, 1]


@rule("9.4.3d")
def test_further_points_worsen_good_and_fair_countries() -> None:
    g = moment({"iran": {"cells": 15}, "egypt": GOOD, "turkey": POOR}, funding=9)
    decided(operations.radicalize(g, 3), dice=[5], draws=[1])  # Travel, to an unmarked country, takes one
    assert g.s["egypt"].is_poor


# -- random countries (9.5)


@rule("9.5a")
@pytest.mark.parametrize(
    ("count", "rolls", "place"),
    [(2, [3], 0), (2, [4], 1), (3, [5], 2), (4, [6, 5, 4], 3), (5, [6, 5], 4), (6, [6], 5)],
)
def test_equal_shares_of_one_die(count: int, rolls: list[int], place: int) -> None:
    g = moment({})
    candidates = list(g.s.countries.values())[:count]
    assert decided(random_country.random_country(g, candidates), dice=rolls) is candidates[place]


@rule("9.5b")
@pytest.mark.parametrize(("kind", "size"), [("muslim", 18), ("non_muslim", 19), ("any", 38)])
def test_more_than_six_candidates_use_the_global_table(kind: str, size: int) -> None:
    g = moment({})
    chosen = {
        "muslim": lambda c: c.is_muslim,
        "non_muslim": lambda c: c.space.is_non_muslim,
        "any": lambda c: True,
    }[kind]
    candidates = g.s.where(chosen)
    assert len(candidates) == size
    results = [decided(random_country.random_country(g, candidates), draws=[place]) for place in range(size)]
    assert results == candidates


@rule("9.5a", "9.5b")
def test_six_candidates_are_few_and_seven_are_many() -> None:
    g = moment({})
    muslim = list(g.s.muslim())
    assert decided(random_country.random_country(g, muslim[:6]), dice=[4]) is muslim[3]
    assert decided(random_country.random_country(g, muslim[:7]), draws=[3]) is muslim[3]


@rule("9.5c")
def test_the_schengen_table_leaves_out_eastern_europe() -> None:
    g = moment({})
    results = [decided(random_country.schengen_table(g, g.s.schengen()), dice=[die]).id for die in range(1, 7)]
    assert results == ["scandinavia", "benelux", "germany", "france", "spain", "italy"]


@rule("9.5c", "8.5.6g")
def test_a_plot_in_schengen_rolls_two_more_by_the_table() -> None:
    g = moment({"france": {"posture": "soft", "plots": [1]}, "iran": {"cells": 1}})
    decided(plots.resolve_one_plot(g), dice=[5, 1, 6, 6, 6])  # 1 is Scandinavia, 6 Italy
    assert {country.id for country in g.s.schengen() if country.posture == "hard"} == {"france", "scandinavia", "italy"}


@rule("9.5d")
@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ([1, 1, 1], "turkey"),
        ([1, 1, 2], "turkey"),
        ([1, 2, 2], "saudi_arabia"),
        ([2, 2, 2], "saudi_arabia"),
        ([2, 2, 3], "lebanon"),
        ([1, 1, 6], "lebanon"),
        ([3, 3, 3], "yemen"),
        ([3, 3, 4], "yemen"),
        ([3, 4, 4], "iraq"),
        ([3, 4, 5], "iraq"),
        ([4, 4, 5], "pakistan"),
        ([4, 5, 5], "pakistan"),
        ([5, 5, 5], "gulf_states"),
        ([5, 5, 6], "gulf_states"),
        ([5, 6, 6], "afghanistan"),
        ([6, 6, 6], "afghanistan"),
    ],
)
def test_the_shia_mix_table_sums_three_dice(dice: list[int], expected: str) -> None:
    assert decided(random_country.shia_mix_table(moment({})), dice=dice).id == expected


@rule("9.5.1")
def test_the_closest_country_counts_by_adjacency() -> None:
    g = moment({})
    result = g.s["egypt"]
    near, far = g.s["sudan"], g.s["yemen"]
    assert decided(random_country.closest(g, result, [far, near])) is near
    assert decided(random_country.closest(g, result, [far, result])) is result
    assert decided(random_country.closest(g, result, [near, g.s["libya"]]), dice=[4]) is g.s["libya"]


# -- events (9.4.2.1)


@rule("9.4.2.1a")
def test_event_plots_use_the_chart_or_radicalize() -> None:
    countries = {"egypt": {**GOOD, "cells": 1, "aid": 1}, "jordan": {**FAIR, "cells": 1, "aid": 1}}
    table = book_plays(87, countries, dice=[])
    assert len(table.state["egypt"].plots) == 2
    table = book_plays(87, {"yemen": {**POOR, "cells": 1}}, dice=[3] * 8, funding=9, seed=6)
    assert told(table).count("event") == 0
    assert operations_of(table) == ["radicalization"]


@rule("9.4.2.1a", "9.4.2.1c")
def test_zarqawis_plot_follows_his_cells() -> None:
    troops = {**FAIR, "alignment": "ally", "troops": 1}
    table = book_plays(110, {"iraq": troops, "jordan": troops}, dice=[6, 3, 3, 6, 6])
    assert table.state["jordan"].plots[0].kind == 2
    assert table.state["jordan"].cells >= 1
    assert table.state["iraq"].plots == ()


@rule("9.4.2.1b")
def test_event_shifts_use_the_minor_jihad_chart() -> None:
    ally = {"alignment": "ally"}
    countries = {"iraq": {**RC, "cells": 1}, "egypt": {**POOR, **ally}, "jordan": {**GOOD, **ally}}
    table = book_plays(76, countries, prestige=8)  # Abu Ghurayb
    assert table.state["jordan"].is_neutral
    assert table.state["egypt"].is_ally


@rule("9.4.2.1b", "9.4.2.4")
def test_an_alignment_shift_reaches_poor_countries_by_that_chart() -> None:
    poor_ally = {**POOR, "alignment": "ally"}
    table = book_plays(76, {"iraq": {**RC, "cells": 1}, "egypt": poor_ally, "yemen": poor_ally}, prestige=8)
    assert table.state["egypt"].is_neutral  # more Resources, without a die
    assert table.state["yemen"].is_ally


@rule("9.4.2.1b")
def test_iran_takes_the_closest_good_then_fair_shia_mix_country() -> None:
    countries = {"turkey": FAIR, "yemen": GOOD, "iran": {"cells": 1}, "lebanon": POOR}
    table = book_plays(104, countries, dice=[1, 1, 1, 1, 6, *[6] * 6])  # 3 is Turkey; Yemen alone is Good
    assert table.state["yemen"].is_fair


@rule("9.4.2.1c")
def test_lebanon_war_uses_the_shia_mix_table() -> None:
    table = book_plays(86, {"iran": {"cells": 1}, "pakistan": POOR}, dice=[5, 5, 3])
    assert table.state["pakistan"].cells == 1


@rule("9.4.2.1c")
def test_jihadist_videos_choose_by_the_global_table() -> None:
    chosen = set()
    for seed in range(10):
        table = book_plays(82, {"iran": {"cells": 1}}, dice=[4] * 12, seed=seed)
        chosen |= {country.id for country in table.state.countries.values() if country.cadre or country.cells}
    assert len(chosen) > 12


@rule("9.4.2.1c")
def test_madrassas_recruits_in_one_country_for_each_card() -> None:
    countries = {"yemen": {**ISLAMIST, "cells": 1}}
    document_dice = [1] * 8
    table = book_plays(53, countries, dice=document_dice, pile=[87], phase={"side": "jihadist", "card": 1})
    assert table.state["yemen"].cells == 5
    assert table.question is not None
    assert table.question.seat == "us"


@rule("9.4.2.1d")
def test_clean_operatives_go_to_the_united_states() -> None:
    table = book_plays(79, {"yemen": {**POOR, "cells": 3}})
    assert table.state["united_states"].cells == 2


@rule("9.4.2.1d")
def test_schengen_visas_start_at_the_posture_box() -> None:
    schengen = ("scandinavia", "benelux", "germany", "eastern_europe", "france", "spain")
    countries = {**{id: {"posture": "hard"} for id in schengen}, "yemen": {**POOR, "cells": 3}}
    table = book_plays(74, countries, dice=[6])
    assert table.state["italy"].cells == 2  # the one unmarked Schengen country, while the US is Hard
