"""The Jihadist events of value 1 in The Awakening: cards 164 to 170."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth import jihadist_operations
from sandtable.labyrinth.registry import EVENTS, Event, always
from sandtable.labyrinth.terms import FAIR, HARD, JIHADIST, POOR, SOFT, US
from tests.labyrinth.conditions import muslim, regime_change, truce, war
from tests.labyrinth.scene import (
    CAMPAIGN,
    FRACKING,
    REAPER,
    SECOND_REAPER,
    SNOWDEN,
    after,
    can_happen,
    event,
    play,
    played,
    scene,
    set_off,
)
from tests.playing import offered, purpose, told, waits_for

# -- 164 Bloody Thursday


def test_card_164_removes_an_awakening_and_stays_in_play_for_good() -> None:
    countries = {"egypt": muslim(awakening=2), "libya": muslim(awakening=1), "jordan": muslim(reaction=1)}
    table = event(JIHADIST, 164, countries=countries)
    assert waits_for(table) == (JIHADIST, "remove_unrest")
    assert offered(table) == ["libya", "egypt"]
    play(table, "egypt")
    state = table.state
    assert (state["egypt"].awakening, state["libya"].awakening) == (1, 1)
    assert state.in_play("bloody_thursday")
    assert 164 in state.discard
    assert after(state, "end_lapsing").in_play("bloody_thursday")


def test_card_164_without_an_awakening_only_marks() -> None:
    assert played(JIHADIST, 164).in_play("bloody_thursday")


def test_card_164_set_off_by_the_us_is_still_the_jihadist_choice() -> None:
    table = set_off(164, countries={"egypt": muslim(awakening=1), "libya": muslim(awakening=1)})
    assert waits_for(table) == (JIHADIST, "remove_unrest")


# -- 165 Coup


@pytest.mark.parametrize(
    ("countries", "expected"),
    [
        ({"jordan": muslim(cells=2)}, True),
        ({"jordan": muslim(cells=1, active_cells=1)}, True),
        ({"jordan": muslim(cells=1)}, False),
        ({"egypt": muslim(cells=2)}, False),
        ({"jordan": truce(cells=2)}, False),
        ({"jordan": muslim("Islamist Rule Adversary", cells=2)}, True),
    ],
)
def test_card_165_needs_two_cells_where_there_is_one_resource(countries: dict[str, Any], expected: bool) -> None:
    assert can_happen(JIHADIST, 165, countries=countries) is expected


def test_card_165_counts_the_resources_of_the_moment() -> None:
    countries = {"libya": muslim(cells=2)}
    assert can_happen(JIHADIST, 165, countries=countries)
    assert not can_happen(JIHADIST, 165, lapsing=["oil_price_spike"], countries=countries)


def test_card_165_civil_war_and_a_besieged_regime() -> None:
    countries = {"jordan": muslim("Fair Ally", cells=2, awakening=1, reaction=2), "somalia": muslim(cells=3)}
    table = event(JIHADIST, 165, countries=countries)
    assert waits_for(table) == (JIHADIST, "civil_war_where")
    assert offered(table) == ["somalia", "jordan"]
    jordan = play(table, "jordan").state["jordan"]
    assert jordan.civil_war
    assert jordan.besieged
    assert (jordan.militia, jordan.cells) == (1, 4)
    assert 165 in table.state.discard


@pytest.mark.parametrize(("before", "level"), [("Good Ally", FAIR), ("Islamist Rule Adversary", POOR)])
def test_card_165_besieges_also_what_was_good_or_islamist(before: str, level: int) -> None:
    jordan = played(JIHADIST, 165, countries={"jordan": muslim(before, cells=2)})["jordan"]
    assert (jordan.governance, jordan.civil_war, jordan.besieged) == (level, True, True)


def test_card_165_where_there_is_civil_war_already_only_besieges() -> None:
    jordan = played(JIHADIST, 165, countries={"jordan": war(cells=2, caliphate_capital=True, militia=1)})["jordan"]
    assert jordan.besieged
    assert (jordan.militia, jordan.cells, jordan.in_caliphate) == (1, 2, True)


# -- 166 Ferguson


@pytest.fixture
def us_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some US cards with an event that always happens and tells of itself."""
    for name in ("reaper", "fracking"):
        noted = Event(name, lambda g, side: g.note("no-effect"), always, (), False)
        monkeypatch.setitem(EVENTS["awakening"], name, noted)


def ferguson(*hand: int, side: str = US, **rest: Any) -> Table:
    """A table with Ferguson in effect, at which a side is about to play."""
    hands = {US: [SECOND_REAPER, 128], JIHADIST: [195, 198]} | {side: list(hand)}
    return scene(rules="awakening", lapsing=["ferguson"], phase={"side": side, "card": 1}, hands=hands, **rest)


def test_card_166_is_in_effect_to_the_end_of_the_turn() -> None:
    state = played(JIHADIST, 166)
    assert state.in_effect("ferguson")
    assert state.lapsing_cards == [166]
    later = after(state, "end_lapsing")
    assert not later.in_effect("ferguson")
    assert 166 in later.discard


@pytest.mark.usefixtures("us_cards")
@pytest.mark.parametrize("use", ["event", "reserves"])
def test_card_166_cancels_one_us_card_that_still_counts_as_played(use: str) -> None:
    table = play(ferguson(REAPER, SECOND_REAPER, 128), REAPER, use)
    assert waits_for(table) == (JIHADIST, "cancel_card")
    play(table, "yes")
    state = table.state
    assert "card-cancelled" in told(table)
    assert "event" not in told(table)
    assert state.reserves[US] == 0
    assert REAPER in state.discard
    assert (state.side, state.card) == (US, 2)
    assert not state.in_effect("ferguson")
    assert waits_for(play(table, SECOND_REAPER, "reserves")) == (JIHADIST, "play_card"), "it cancels once"


@pytest.mark.usefixtures("us_cards")
def test_card_166_may_wait_for_a_better_card() -> None:
    table = play(ferguson(REAPER, SECOND_REAPER, 128), REAPER, "reserves", "no")
    assert table.state.reserves[US] == 1
    assert table.state.in_effect("ferguson")
    assert waits_for(play(table, SECOND_REAPER, "reserves")) == (JIHADIST, "cancel_card")


@pytest.mark.usefixtures("us_cards")
def test_card_166_spares_cards_that_are_not_of_the_us() -> None:
    table = play(ferguson(173, REAPER), 173, "reserves")
    assert table.state.reserves[US] == 2
    assert table.state.in_effect("ferguson")


@pytest.mark.usefixtures("us_cards")
def test_card_166_cancels_also_what_the_jihadist_side_plays_itself() -> None:
    table = play(ferguson(REAPER, SNOWDEN, side=JIHADIST), REAPER, "travel")
    assert waits_for(table) == (JIHADIST, "cancel_card")
    play(table, "yes")
    assert "operation" not in told(table)
    assert "event" not in told(table)
    assert REAPER in table.state.discard


@pytest.mark.usefixtures("us_cards")
def test_card_166_a_cancelled_first_card_leaves_the_second_of_a_reassessment_in_hand() -> None:
    table = play(ferguson(FRACKING, SNOWDEN), FRACKING, "reassessment", "yes")
    assert table.state.us_posture == HARD
    assert FRACKING in table.state.discard
    assert table.state.hands[US] == [SNOWDEN]
    assert (table.state.side, table.state.card) == (US, 2)


@pytest.mark.usefixtures("us_cards")
def test_card_166_a_cancelled_second_card_leaves_only_the_event_of_the_first() -> None:
    table = ferguson(FRACKING, SNOWDEN, REAPER)
    play(table, SNOWDEN, "reassessment", "yes")
    assert table.state.us_posture == HARD
    assert table.state["russia"].posture == SOFT, "Snowden has happened"
    assert FRACKING in table.state.discard


@pytest.mark.usefixtures("us_cards")
def test_card_166_cancels_the_second_card_of_madrassas() -> None:
    table = ferguson(53, REAPER, side=JIHADIST, dice=[1], **CAMPAIGN)
    play(table, 53, "event", "iran")
    assert waits_for(table) == (JIHADIST, "cancel_card")
    play(table, "yes")
    assert REAPER in table.state.discard
    assert table.state.side == US, "it was the second card of the phase"


# -- 167 Houthi Rebels


@pytest.mark.parametrize(
    ("countries", "expected"),
    [
        ({"yemen": muslim()}, True),
        ({"yemen": muslim("Fair Neutral")}, False),
        ({}, False),
        ({"yemen": muslim(), "iran": {"side": "muslim", **muslim("Fair Ally", cells=1)}}, False),
        ({"yemen": muslim(), "iran": {"side": "muslim", **muslim("Fair Neutral", cells=1)}}, True),
    ],
)
def test_card_167_needs_a_poor_yemen_and_an_iran_that_is_no_ally(countries: dict[str, Any], expected: bool) -> None:
    assert can_happen(JIHADIST, 167, countries=countries) is expected


def test_card_167_cells_and_civil_war_in_yemen() -> None:
    state = played(JIHADIST, 167, funding=1, countries={"yemen": muslim(reaction=1)})
    assert (state["yemen"].cells, state["yemen"].civil_war) == (3, True)
    assert 167 in state.removed


def test_card_167_does_nothing_under_truce() -> None:
    state = played(JIHADIST, 167, countries={"yemen": truce()})
    assert state["yemen"].cells == 0


# -- 168 IEDs


@pytest.mark.parametrize(
    ("iraq", "expected"),
    [
        (regime_change(cells=1, troops=1), True),
        (war(cells=1, troops=1), True),
        (war(cells=1, markers=["unscr_1973"]), True),
        (war(cells=1, militia=3), False),
        (war(troops=1), False),
        (muslim(cells=1, troops=1), False),
    ],
)
def test_card_168_needs_a_cell_and_troops_in_a_war(iraq: dict[str, Any], expected: bool) -> None:
    assert can_happen(JIHADIST, 168, countries={"iraq": iraq}) is expected


def test_card_168_the_us_discards_a_random_card() -> None:
    state = played(JIHADIST, 168, us=[REAPER, SECOND_REAPER], countries={"iraq": war(cells=1, troops=1)})
    assert len(state.hands[US]) == 1
    assert set(state.discard) - {168} < {REAPER, SECOND_REAPER}


# -- 169 Islamic Maghreb

FAIR_NIGERIA = {"nigeria": {"side": "muslim", **muslim("Fair Neutral", cells=1)}}


def test_card_169_needs_a_poor_country_of_the_maghreb() -> None:
    assert can_happen(JIHADIST, 169), "Nigeria is Poor on its Non-Muslim side"
    assert not can_happen(JIHADIST, 169, countries=FAIR_NIGERIA)
    assert not can_happen(JIHADIST, 169, countries={**FAIR_NIGERIA, "mali": truce()})
    for id in ("libya", "algeria_tunisia", "morocco", "mali"):
        assert can_happen(JIHADIST, 169, countries={**FAIR_NIGERIA, id: muslim()})
        assert not can_happen(JIHADIST, 169, countries={**FAIR_NIGERIA, id: muslim("Fair Neutral"), "egypt": muslim()})


def test_card_169_a_cell_or_funding_and_serbia_rolls() -> None:
    countries = {**FAIR_NIGERIA, "mali": muslim(), "libya": muslim()}
    table = event(JIHADIST, 169, dice=[5], countries=countries)
    assert set(offered(table, "select_country")) == {"mali", "libya"}
    play(table, "mali")
    assert (purpose(table), offered(table)) == ("event_effect", ["place_cells", "raise_funding"])
    play(table, "place_cells")
    state = table.state
    assert (state["mali"].sleepers, state.funding) == (1, 5)
    assert state["serbia"].posture == HARD
    assert played(JIHADIST, 169, "mali", "raise_funding", dice=[1], countries=countries).funding == 6


@pytest.mark.parametrize(
    "countries",
    [
        {"mali": war()},
        {"mali": regime_change(), "algeria_tunisia": war("Fair Neutral", caliphate_capital=True)},
    ],
)
def test_card_169_twice_as_much_in_civil_war_or_the_caliphate(countries: dict[str, Any]) -> None:
    assert played(JIHADIST, 169, "place_cells", dice=[1], countries={**FAIR_NIGERIA, **countries})["mali"].cells == 2
    assert played(JIHADIST, 169, "raise_funding", dice=[1], countries={**FAIR_NIGERIA, **countries}).funding == 7


def test_card_169_what_has_no_effect_is_not_offered() -> None:
    everywhere = {**FAIR_NIGERIA, "mali": muslim(cells=13)}
    assert played(JIHADIST, 169, dice=[1], countries=everywhere).funding == 6
    assert played(JIHADIST, 169, dice=[1], funding=9, countries={**FAIR_NIGERIA, "mali": muslim()})["mali"].cells == 1


def test_card_169_travel_to_schengen_needs_a_roll_for_the_rest_of_the_turn() -> None:
    state = played(JIHADIST, 169, "raise_funding", dice=[1], countries={})

    def free(origin: str, destination: str) -> bool:
        return jihadist_operations.arrives_without_a_roll(state, state[origin], state[destination])

    assert not free("germany", "france")
    assert not free("france", "france")
    assert not free("morocco", "spain")
    assert free("morocco", "mali")
    state = after(state, "end_lapsing")
    assert free("germany", "france")


# -- 170 Theft of State


def test_card_170_a_reaction_takes_the_place_of_an_awakening() -> None:
    countries = {"egypt": muslim(awakening=2), "libya": muslim(awakening=1), "jordan": muslim("Fair Ally", awakening=1)}
    table = event(JIHADIST, 170, countries=countries)
    assert waits_for(table) == (JIHADIST, "select_country")
    assert offered(table) == ["libya", "egypt"]
    egypt = play(table, "egypt").state["egypt"]
    assert (egypt.awakening, egypt.reaction) == (1, 1)


def test_card_170_may_be_played_without_effect() -> None:
    assert can_happen(JIHADIST, 170)
    state = played(JIHADIST, 170, lapsing=["arab_winter"], countries={"egypt": muslim(awakening=1)})
    assert (state["egypt"].awakening, state["egypt"].reaction) == (1, 0)


def test_card_170_with_all_reactions_in_use_takes_one_from_elsewhere() -> None:
    countries = {"egypt": muslim(awakening=1), "libya": muslim(reaction=29)}
    state = played(JIHADIST, 170, countries=countries)
    assert (state["egypt"].reaction, state["libya"].reaction) == (1, 28)
