"""What sets of rules have and how opponents differ are words that the rules ask for, one by one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sandtable.labyrinth import aftermath, levels, rules, tracks, traits, victory
from sandtable.labyrinth.expansion import caliphate
from sandtable.labyrinth.opponents import OPPONENTS
from sandtable.labyrinth.rules import AWAKENING, CALIPHATE, CAMPAIGN, MATS, rules_named
from sandtable.labyrinth.state import BookSeat
from sandtable.labyrinth.terms import JIHADIST, US
from sandtable.labyrinth.views import describe
from tests.conformance.awakening.setting import moment
from tests.labyrinth.conditions import muslim


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        (rules.UNREST, "reaction"), (rules.CIVIL_WAR, "militia"), (rules.EXTRA_CELLS, "extra_cells"),
        (rules.OFF_MAP_BOX, "off_map_troops"), (CALIPHATE, "caliphate"),
    ],
)  # fmt: skip
def test_a_view_shows_what_the_rules_have_and_nothing_else(word: str, shown: str) -> None:
    s = moment({}).s
    assert shown in describe(s)
    s.rules = replace(s.rules, has=s.rules.has - {word})
    assert shown not in describe(s)


def test_rules_may_have_mats_and_no_caliphate() -> None:
    g = moment({"nigeria": muslim("Poor Ally", side="muslim"), "iraq": muslim("Poor Ally", civil_war=True)})
    assert caliphate.may_be_declared(g.s, g.s["iraq"])
    g.s.rules = replace(g.s.rules, has=frozenset({MATS}))
    assert not caliphate.may_be_declared(g.s, g.s["iraq"])
    aftermath.settle(g, g.s["nigeria"])
    assert not g.s["nigeria"].is_muslim


def test_a_campaign_is_a_list_of_decks() -> None:
    first, last = (rules_named(name, campaign=True) for name in CAMPAIGN)
    assert (first.place, first.follower) == (1, AWAKENING)
    assert (last.place, last.follower) == (2, None)
    assert (first.decks, last.decks) == (("base",), ("base", "awakening"))
    assert rules_named(AWAKENING).follower is None


def test_every_difference_is_some_opponents_and_every_opponent_has_one() -> None:
    words = {value for name, value in vars(traits).items() if name.isupper() and isinstance(value, str)}
    ladders = (levels.SOLITAIRE_LADDER, levels.BOT_LADDER, levels.US_LADDER)
    brought = {trait for ladder in ladders for traits_of_a_level in ladder.values() for trait in traits_of_a_level}
    assert brought | {trait for opponent in OPPONENTS for trait in opponent.traits} == words
    assert all(opponent.traits for opponent in OPPONENTS)


def test_an_opponent_differs_by_its_words_alone_whatever_its_rule() -> None:
    g = moment({"iraq": muslim("Poor Ally")})
    g.s.books = {JIHADIST: BookSeat("newcomer", "usual", "99", (traits.KEEPS_RESERVES,))}
    g.s.reserves = {US: 1, JIHADIST: 2}
    tracks.clear_reserves(g)
    assert g.s.reserves == {US: 0, JIHADIST: 2}
    assert victory.needed_at_the_end(g.s) is None
    g.s.books = {JIHADIST: BookSeat("newcomer", "usual", "99", (traits.SOLITAIRE,))}
    tracks.clear_reserves(g)
    assert g.s.reserves == {US: 0, JIHADIST: 0}
    assert victory.needed_at_the_end(g.s) == 6
