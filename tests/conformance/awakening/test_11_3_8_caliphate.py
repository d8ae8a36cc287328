"""The Caliphate (11.3.8)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.messages import Note
from sandtable.labyrinth import countries, debts, deploy, jihadist_operations, pieces, victory
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.expansion import caliphate, civil_war
from sandtable.labyrinth.registry import EVENTS, may_happen
from sandtable.labyrinth.terms import ALLY, FAIR, GOOD, ISLAMIST_RULE, POOR
from tests.conformance.awakening.setting import JIHADIST_CARD, moment, notes, rule, table
from tests.labyrinth.conditions import muslim
from tests.labyrinth.scene import play
from tests.playing import decided, purpose

WAR: dict[str, Any] = {"civil_war": True}
SYRIA_TO_PAKISTAN = {
    "syria": muslim("Fair Neutral", **WAR),
    "iraq": muslim("Poor Neutral", **WAR),
    "gulf_states": muslim("Fair Ally", rc="tan"),
    "pakistan": muslim("Islamist Rule Adversary", wmd_cache=0),
}


def members(g: Any) -> set[str]:
    """The countries of the Caliphate."""
    return {country.id for country in g.s.muslim() if country.in_caliphate}


@rule("11.3.8a", "11.3.8b")
@pytest.mark.parametrize(
    ("there", "placed", "asked"),
    [
        (muslim("Fair Neutral", **WAR), 3, True),
        (muslim("Poor Ally", rc="tan"), 4, True),
        (muslim("Islamist Rule Adversary"), 3, True),
        (muslim("Fair Neutral", **WAR), 2, False),
        (muslim("Poor Neutral"), 3, False),
    ],
)
def test_three_cells_by_an_event_may_declare_it(there: dict[str, Any], placed: int, asked: bool) -> None:
    g = moment({"iraq": there})
    decided(caliphate.offer(g, g.s["iraq"], placed), picks=[("yes",)] if asked else [])
    assert g.s["iraq"].capital == asked
    assert g.s.funding == (7 if asked else 5)


@rule("11.3.8a")
def test_the_jihadist_side_may_decline_and_there_is_one_capital() -> None:
    g = moment({"iraq": muslim("Poor Neutral", **WAR), "yemen": muslim("Poor Neutral", **WAR)})
    decided(caliphate.offer(g, g.s["iraq"], 3), picks=[("no",)])
    assert g.s.capital is None
    decided(caliphate.offer(g, g.s["iraq"], 3), picks=[("yes",)])
    decided(caliphate.offer(g, g.s["yemen"], 3))
    assert g.s.capital is g.s["iraq"]


@rule("11.3.8a")
def test_operations_declare_nothing() -> None:
    there = {"syria": muslim("Fair Neutral", **WAR, cells=3), "iran": {}, "iraq": muslim("Poor Ally", cells=1)}
    t = table(there, hands={"jihadist": [JIHADIST_CARD[3], 164]}, funding=9)
    play(t, JIHADIST_CARD[3], "recruit", "syria", "syria", "syria")
    assert t.state["syria"].cells == 6
    assert purpose(t) == "play_card" or purpose(t) == "use_card"
    assert t.state.capital is None


@rule("11.3.8b")
def test_the_capital_counts_a_resource_and_allows_no_regime_change() -> None:
    g = moment({"syria": muslim("Fair Neutral", **WAR)}, us_posture="hard")
    caliphate.declare(g, g.s["syria"])
    assert (g.s.islamist_resources, g.s.resources(g.s["syria"]), g.s["syria"].governance) == (1, 2, FAIR)
    assert deploy.regime_change_targets(g.s) == []


@rule("11.3.8.1", "11.3.8.1-ex1", "11.3.8b")
def test_from_syria_to_pakistan() -> None:
    g = moment(SYRIA_TO_PAKISTAN)
    decided(pieces.place_cells(g, g.s["syria"], 3))
    decided(caliphate.offer(g, g.s["syria"], 3), picks=[("yes",)])
    assert members(g) == {"syria", "iraq", "gulf_states", "pakistan"}
    assert (g.s.funding, g.s.islamist_resources) == (7, 3)


@rule("11.3.8.1")
def test_its_borders_follow_at_once() -> None:
    g = moment({**SYRIA_TO_PAKISTAN, "syria": muslim("Fair Neutral", **WAR, caliphate_capital=True)})
    countries.end_civil_war(g, g.s["iraq"])
    assert members(g) == {"syria"}  # the chain is broken
    decided(civil_war.start(g, g.s["iraq"]))
    assert members(g) == {"syria", "iraq", "gulf_states", "pakistan"}


@rule("11.3.8.2a", "11.3.8.2c")
def test_the_capital_moves_to_the_only_other_country() -> None:
    g = moment({"syria": muslim("Fair Neutral", **WAR, caliphate_capital=True), "iraq": muslim("Poor Neutral", **WAR)})
    countries.end_civil_war(g, g.s["syria"])
    assert (g.s.capital, members(g)) == (g.s["iraq"], {"iraq"})
    assert (g.s.funding, g.s.prestige, g.s.islamist_resources) == (4, 6, 1)


@rule("11.3.8.2a")
def test_the_jihadist_side_picks_among_several() -> None:
    heard: list[Note] = []
    g = moment({**SYRIA_TO_PAKISTAN, "syria": muslim("Fair Neutral", **WAR, caliphate_capital=True)}, heard=heard)
    countries.end_civil_war(g, g.s["syria"])
    assert (g.s.funding, g.s.prestige) == (4, 6)
    decided(debts.pay(g), picks=[("gulf_states",)])
    assert g.s.capital is g.s["gulf_states"]
    assert members(g) == {"iraq", "gulf_states", "pakistan"}
    assert len(notes(heard, "capital-moved")) == 1


@rule("11.3.8.2a")
def test_a_capital_that_turns_good_is_nowhere_if_that_wins_the_game() -> None:
    good = dict.fromkeys(("saudi_arabia", "gulf_states", "indonesia_malaysia"), muslim("Good Ally"))
    capital = muslim("Fair Ally", **WAR, caliphate_capital=True)
    g = moment({"egypt": capital, "libya": muslim("Poor Neutral", **WAR), **good})
    with pytest.raises(victory.Ended, match="good_resources"):
        countries.improve(g, g.s["egypt"])
    assert not g.s["egypt"].capital


@rule("11.3.8.2b")
def test_the_capital_is_lost_and_may_be_declared_again() -> None:
    g = moment({"syria": muslim("Fair Neutral", **WAR, caliphate_capital=True)})
    countries.end_civil_war(g, g.s["syria"])
    assert (g.s.capital, members(g), g.s.islamist_resources) == (None, set(), 0)
    assert (g.s.funding, g.s.prestige) == (3, 7)
    decided(civil_war.start(g, g.s["syria"]))
    decided(caliphate.offer(g, g.s["syria"], 3), picks=[("yes",)])
    assert g.s.capital is g.s["syria"]


@rule("11.3.8.2a", "11.3.8.2b")
def test_a_capital_under_islamist_rule_stays_and_one_that_turns_good_is_gone() -> None:
    g = moment({"syria": muslim("Poor Neutral", **WAR, caliphate_capital=True)})
    countries.set_governance(g, g.s["syria"], ISLAMIST_RULE)
    assert g.s.capital is g.s["syria"]
    good = moment({"syria": muslim("Fair Ally", **WAR, caliphate_capital=True)})
    countries.set_governance(good, good.s["syria"], GOOD)
    assert good.s.capital is None


@rule("11.3.8.3")
def test_cells_of_the_caliphate_are_active_whatever_they_do() -> None:
    g = moment({**SYRIA_TO_PAKISTAN, "iraq": muslim("Poor Neutral", **WAR, cells=2)})
    caliphate.declare(g, g.s["syria"])
    assert (g.s["iraq"].active, g.s["iraq"].sleepers) == (2, 0)
    pieces.add_cells(g, g.s["syria"], 1)
    pieces.move_cell(g, g.s["iran"], "sleeper", g.s["gulf_states"])
    pieces.move_cell(g, g.s["iraq"], "active", g.s["iraq"])
    decided(jihadist_operations.place_recruits(g, [g.s["iraq"]], 1))
    assert [(g.s[id].active, g.s[id].sleepers) for id in ("syria", "gulf_states", "iraq")] == [(1, 0), (1, 0), (3, 0)]


@rule("11.3.8.4")
@pytest.mark.parametrize(
    ("card", "there"),
    [
        (1, muslim("Poor Ally", rc="tan", plots=[1])),
        (30, muslim("Poor Ally", rc="tan")),
        (40, muslim("Poor Ally", rc="tan")),
    ],
)
def test_events_of_the_base_game_kept_out_of_it(card: int, there: dict[str, Any]) -> None:
    outside = moment({"iraq": there}, campaign=True, deck=2)
    assert may_happen(outside.s, outside.card(card), "us")
    inside = moment({"iraq": {**there, "caliphate_capital": True}}, campaign=True, deck=2)
    assert not may_happen(inside.s, inside.card(card), "us")


@rule("11.3.8d")
@pytest.mark.parametrize(
    ("event", "there", "picks"),
    [
        ("foreign_fighters", {"iraq": muslim("Poor Ally", rc="tan")}, []),
        ("fres", {"iraq": muslim("Poor Ally", rc="tan", troops=2)}, []),
        ("opium", {"afghanistan": muslim("Poor Ally", rc="tan", cells=1)}, []),
        ("zarqawi", {"jordan": muslim("Poor Ally", **WAR, troops=2)}, []),
    ],
)
def test_events_of_the_base_game_that_may_declare_it(event: str, there: dict[str, Any], picks: list[Any]) -> None:
    g = moment(there, campaign=True, deck=2)
    decided(EVENTS["base"][event].carry_out(g, "jihadist"), picks=[*picks, ("yes",)])
    assert g.s.capital is g.s[next(iter(there))]
    base = moment({id: {key: value for key, value in each.items() if key != "civil_war"} for id, each in there.items()},
                  rules="war_on_terror")  # fmt: skip
    decided(EVENTS["base"][event].carry_out(base, "jihadist"))
    assert base.s.capital is None


@rule("11.3.8d")
def test_fres_after_saddam_is_captured_places_too_few() -> None:
    g = moment({"iraq": muslim("Poor Ally", rc="tan", troops=2)}, campaign=True, deck=2, events=["saddam_captured"])
    decided(EVENTS["base"]["fres"].carry_out(g, "jihadist"))
    assert g.s.capital is None


def test_nigeria_leaves_the_caliphate_when_it_turns_back() -> None:
    there = muslim("Poor Neutral", side="muslim", **WAR, cells=1, caliphate_capital=True)
    g = moment({"nigeria": there})
    pieces.remove_cell(g, g.s["nigeria"], "active", cadre=False)
    countries.set_alignment(g, g.s["nigeria"], ALLY)
    assert (g.s["nigeria"].is_non_muslim, g.s.capital, g.s["nigeria"].governance) == (True, None, POOR)
    assert (g.s.funding, g.s.prestige) == (3, 7)


def test_the_cards_of_both_decks_are_distinct() -> None:
    assert not set(deck("base")) & set(deck("awakening"))
