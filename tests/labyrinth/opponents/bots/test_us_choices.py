"""What the US bot decides beside its charts: the Alert table, cards that are cancelled, and single choices."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth import card_play
from sandtable.labyrinth.opponents.bots.us import alert
from sandtable.labyrinth.opponents.bots.us.priority_plot import plots_in
from sandtable.labyrinth.terms import JIHADIST, US
from tests.labyrinth.bot_us_scene import FIRST, book_plays, event, events, moment, operations, rule
from tests.labyrinth.conditions import muslim
from tests.playing import asked, decided, told

CELL: dict[str, Any] = {"cells": 1}
IR = muslim("Islamist Rule Adversary")
SOFT: dict[str, Any] = {"us_posture": "soft"}


def poor(**rest: Any) -> dict[str, Any]:
    return muslim("Poor Ally", **rest)


# -- the Alert table (13.4.1)

YES, NO = True, False
CODES: list[tuple[str, bool | None, dict[str, Any]]] = [
    ("Y", YES, {"jordan": poor(plots=[1])}),
    ("N", NO, {"jordan": poor(plots=[3])}),
    ("R", None, {"jordan": poor(plots=[3])}),
    ("G", YES, {"jordan": muslim("Good Ally", plots=[1])}),
    ("G", NO, {"jordan": muslim("Fair Ally", plots=[3])}),
    ("L", YES, {"jordan": muslim("Good Ally", plots=[1])}),
    ("L", YES, {"jordan": poor(plots=[1], troops=1)}),
    ("L", NO, {"jordan": poor(plots=[1])}),
    ("T", YES, {"jordan": poor(plots=[1], troops=1)}),
    ("T", None, {"jordan": poor(plots=[1])}),
    ("Z", YES, {"united_states": {"plots": [1]}}),
    ("Z", NO, {"canada": {"plots": [3]}}),
    ("U", YES, {"united_states": {"plots": [1]}}),
    ("U", None, {"canada": {"plots": [1]}}),
    ("S", None, {"united_states": {"plots": [1]}}),
    ("S", NO, {"canada": {"plots": [3]}}),
    ("2Z", YES, {"canada": {"plots": [1]}}),
    ("2Z", NO, {"russia": {"plots": [1]}}),
    ("2Z", YES, {"russia": {"plots": [2]}}),
    ("3Z", YES, {"canada": {"plots": [2]}}),
    ("3Z", NO, {"russia": {"plots": [2]}}),
    ("3Z", YES, {"russia": {"plots": [3]}}),
    ("4Z", YES, {"canada": {"plots": [2]}}),
    ("4Z", NO, {"canada": {"plots": [1]}}),
    ("4Z", NO, {"russia": {"plots": [3]}}),
]


@rule("13.4.1a")
@pytest.mark.parametrize(("code", "answer", "countries"), CODES)
def test_what_each_code_of_the_alert_table_says(code: str, answer: bool | None, countries: dict[str, Any]) -> None:
    at = plots_in(moment(countries).s.occupied)[0]
    assert alert.said_by(code, at) is answer


def test_every_code_of_the_alert_table_is_tested() -> None:
    shown = {code[-1] for code, *_ in CODES} | {code[0] for code, *_ in CODES if len(code) > 1}
    used = {
        sign for kind in ("muslim", "non_muslim") for row in alert.table(kind).values() for code in row for sign in code
    }
    assert used == shown
    for kind in ("muslim", "non_muslim"):
        assert [*alert.table(kind)] == [*range(1, 10)]
        assert {len(row) for row in alert.table(kind).values()} == {12}


ROLLS: list[tuple[int, bool, dict[str, Any]]] = [
    (2, True, {"jordan": poor(plots=[2])}),
    (3, False, {"jordan": poor(plots=[2])}),
    (3, True, {"jordan": poor(plots=[2], aid=1)}),
    (3, True, {"jordan": poor(plots=["wmd"])}),
    (4, False, {"jordan": poor(plots=["wmd"])}),
    (2, True, {"russia": {"plots": [2]}}),
]


@pytest.mark.parametrize(("die", "answer", "countries"), ROLLS)
def test_a_roll_of_the_alert_table(die: int, answer: bool, countries: dict[str, Any]) -> None:
    """Funding 8: a roll in Muslim countries; at Prestige 4 also in a Non-Muslim one that is not the United States."""
    g = moment(countries, funding=8, prestige=5 if "jordan" in countries else 4, wmd={"loose": 2})
    at = plots_in(g.s.occupied)[0]
    assert decided(alert.table_says_yes(g, at), dice=[die]) is answer


EXPECTED: list[tuple[tuple[int, int], dict[str, Any], dict[str, Any]]] = [
    ((5, 5), {}, {}),
    ((7, 5), {"egypt": muslim("Good Ally", plots=[1])}, {}),
    ((6, 5), {"egypt": muslim("Fair Ally", plots=[3])}, {}),
    ((6, 4), {"egypt": poor(plots=[3], troops=1)}, {}),
    ((9, 5), {"canada": {"plots": [2]}}, {}),
    ((7, 5), {"russia": {"plots": [2]}}, {}),
    ((5, 6), {id: {"posture": "hard"} for id in ("canada", "spain")}, {}),
    ((5, 4), {"egypt": IR}, {}),
    ((6, 4), {"somalia": IR}, {"events": ["pirates"]}),
    ((9, 5), {"canada": {"plots": [3]}}, {"funding": 9}),
    ((5, 1), {"egypt": IR}, {"prestige": 1}),
]


@rule("13.4.1a")
@pytest.mark.parametrize(("tracks", "countries", "position"), EXPECTED)
def test_what_other_plots_and_the_end_of_the_turn_would_make_of_the_tracks(
    tracks: tuple[int, int], countries: dict[str, Any], position: dict[str, Any]
) -> None:
    g = moment({"jordan": poor(plots=[1]), **countries}, **position)
    priority = next(at for at in plots_in(g.s.occupied) if at.country.id == "jordan")
    assert alert.expected(g.s, priority) == tracks


def test_fracking_lowers_what_funding_will_be() -> None:
    g = moment({"jordan": poor(plots=[1])}, later=True, events=["fracking"])
    assert alert.expected(g.s, plots_in(g.s.occupied)[0]) == (4, 5)


# -- cards that are used for something else than their event


def test_a_card_used_for_an_alert_or_for_reserves_is_discarded() -> None:
    """Biometrics would lie in the box of lapsing events if its event had happened."""
    plot: dict[str, Any] = {"united_states": {"plots": ["wmd"]}}
    table = book_plays(2, plot, wmd={"loose": 2}, reserves={"us": 2})
    assert (operations(table), table.state.discard, table.state.lapsing_cards) == (["alert"], [2], [])
    table = book_plays(2, plot, pile=[92], wmd={"loose": 2}, **FIRST)
    assert operations(table)[0] == "alert"  # with the next card
    assert set(table.state.discard) == {2, 92}
    assert table.state.lapsing_cards == []


def test_a_card_used_for_operations_is_discarded() -> None:
    table = book_plays(5, {"jordan": muslim("Fair Ally", cells=2)}, reserves={"us": 2})  # NEST, which is removed
    assert operations(table)[0] == "disrupt"
    assert (table.state.discard, table.state.removed) == ([5], [])


# -- cards that do not come to their use


def test_ferguson_cancels_a_card_of_the_bot() -> None:
    table = book_plays(155, {}, lapsing=["ferguson"])
    assert asked(table).purpose == "cancel_card"
    table.answer("yes")
    assert events(table) == operations(table) == []
    assert 155 in table.state.discard


def test_ferguson_cancels_a_reassessment_with_its_second_card() -> None:
    table = book_plays(194, {"iraq": IR}, pile=[155], lapsing=["ferguson"], **FIRST, **SOFT)
    assert asked(table).purpose == "cancel_card"
    table.answer("yes")
    assert table.state.us_posture == "soft"
    assert {155, 194} <= set(table.state.discard)
    assert operations(table) == []


def test_us_election_as_second_card_of_a_reassessment_comes_first() -> None:
    table = book_plays(194, {"iraq": IR}, pile=[240], dice=[1, 1, 1], **FIRST, **SOFT)
    assert table.state.us_posture == "hard"
    assert told(table).index("event") < told(table).index("us-posture")


# -- operations inside events


def test_97_fatwa_exchanges_the_top_card_and_operates_with_reserves() -> None:
    g = moment(
        {"jordan": poor(cells=4)},
        playing=[97],
        hands={"us": [2, 43], "jihadist": [70]},
        reserves={"us": 2},
    )
    decided(card_play.carry_out_event(g, g.card(97), US))
    assert g.s.hands == {US: [70, 43], JIHADIST: [2]}
    assert g.s["jordan"].active == 1
    assert g.s.reserves[US] == 0  # a Disrupt in a Poor country costs three


def test_an_operation_inside_another_event_takes_no_reserves() -> None:
    g = moment({"jordan": poor(cells=4), "canada": {"cells": 1}}, playing=[18], reserves={"us": 2})
    decided(card_play.carry_out_event(g, g.card(18), US), dice=[1])
    assert g.s["canada"].active == 1
    assert g.s.reserves[US] == 2


# -- single choices


def test_204_a_troop_is_called_away_from_islamist_rule_then_from_a_quiet_ally() -> None:
    s = event(204, {"egypt": muslim("Islamist Rule Adversary", troops=1), "jordan": poor(troops=14)})
    assert (s["egypt"].cubes, s["jordan"].cubes) == (0, 14)
    s = event(204, {"egypt": poor(troops=1, cells=1), "jordan": poor(troops=14)})
    assert (s["egypt"].cubes, s["jordan"].cubes) == (1, 13)
    s = event(204, {"egypt": poor(troops=5)})
    assert (s["egypt"].cubes, s.off_map_troops) == (5, 1)


def test_an_awakening_that_is_short_is_taken_from_elsewhere_by_lot() -> None:
    s = event(203, {"yemen": muslim("Poor Neutral"), "egypt": muslim("Poor Neutral", awakening=30)})
    assert (s["yemen"].awakening, s["egypt"].awakening) == (1, 28)  # fifteen markers lie on their backs
    others = {"egypt": muslim("Poor Neutral", awakening=16), "jordan": muslim("Poor Neutral", awakening=14)}
    s = event(203, {"yemen": muslim("Poor Neutral"), **others}, dice=[6])
    assert s["egypt"].awakening + s["jordan"].awakening == 28


def test_a_reaction_that_is_short_is_taken_by_the_column() -> None:
    others = {"egypt": muslim("Poor Neutral", reaction=16), "jordan": muslim("Poor Neutral", reaction=14)}
    s = event(223, others)
    assert (s["iran"].reaction, s["egypt"].reaction, s["jordan"].reaction) == (1, 14, 14)


def test_1_backlash_goes_to_the_priority_plot_that_has_none_yet() -> None:
    flagged = muslim("Fair Ally", plots=[{"plot": 3, "backlash": True}])
    s = event(1, {"egypt": flagged, "jordan": poor(plots=[1])})
    assert s["jordan"].plots[0].backlash
    s = event(1, {"egypt": flagged})
    assert s["egypt"].plots[0].backlash


def test_117_a_us_card_of_the_highest_value_comes_back() -> None:
    assert event(117, {}, discard=[2, 12, 92, 11], draws=["11"]).hands[US] == [11]
    assert event(117, {id: muslim("Good Neutral") for id in ("egypt",)}, discard=[92, 52]).hands[US] == [92]


def test_131_two_countries_one_after_the_other_by_the_column() -> None:
    tested = {id: muslim("Poor Neutral") for id in ("iraq", "pakistan", "egypt", "syria")}
    s = event(131, tested)
    assert (s["pakistan"].awakening, s["syria"].awakening) == (1, 1)
