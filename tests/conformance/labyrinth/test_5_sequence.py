"""5: the sequence of play, and the draw and discard piles."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import IllegalAnswer
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.terms import US
from tests.conformance.labyrinth.setting import MUSLIM, all_of, end_of_turn, postures, winner
from tests.labyrinth.conditions import condition, muslim
from tests.labyrinth.scene import play, playable, scene, turn
from tests.playing import asked, offered, purpose, told

BIOMETRICS, MORO_TALKS, SPECIAL_FORCES, AL_AZHAR, PREDATOR, PREDATOR_2, PREDATOR_3, SAFER_NOW = (
    2,
    4,
    8,
    12,
    23,
    24,
    25,
    45,
)
AL_ITTIHAD, ANSAR, HOMEGROWN, DETAINEE_RELEASE, SADDAM, WAHHABISM = 49, 50, 66, 61, 92, 95
ITJIHAD, GTMO, OIL_PRICE_SPIKE = 94, 114, 117


def first_phase(us: list[int], jihadist: list[int], **position: Any) -> Table:
    """The first action phase of a turn, with these hands."""
    return scene(hands={"us": us, "jihadist": jihadist}, **position)


def reserve(table: Table, *cards: int) -> Table:
    """Play cards one after another for Reserves, which changes nothing else."""
    for card in cards:
        play(table, card, "reserves")
    return table


# -- turns and action phases (5.2.1, 5.2.2)


@pytest.mark.rule("labyrinth", "5.2.1", "5.2.2")
def test_the_sides_play_two_cards_each_in_turn_until_both_have_none() -> None:
    table = first_phase([PREDATOR, PREDATOR_2, PREDATOR_3], [AL_ITTIHAD, ANSAR, HOMEGROWN, 62, 63])
    asked_sides = []
    for card in [AL_ITTIHAD, ANSAR, PREDATOR, PREDATOR_2, HOMEGROWN, 62, PREDATOR_3]:
        asked_sides.append(asked(table).seat)
        reserve(table, card)
    assert asked_sides == ["jihadist", "jihadist", "us", "us", "jihadist", "jihadist", "us"]
    assert (table.state.turn, asked(table).seat) == (1, "jihadist")
    reserve(table, 63)
    assert table.state.turn == 2


@pytest.mark.rule("labyrinth", "5.2.1", "5.2.2")
def test_a_side_without_cards_does_nothing_while_the_other_plays_on() -> None:
    table = first_phase([PREDATOR, PREDATOR_2, PREDATOR_3, SPECIAL_FORCES], [])
    assert asked(table).seat == "us"
    reserve(table, PREDATOR, PREDATOR_2)
    assert (asked(table).seat, table.state.card, table.state.turn) == ("us", 1, 1)
    reserve(table, PREDATOR_3, SPECIAL_FORCES)
    assert table.state.turn == 2
    alone = reserve(first_phase([], [AL_ITTIHAD, ANSAR, HOMEGROWN]), AL_ITTIHAD, ANSAR)
    assert (asked(alone).seat, alone.state.turn) == ("jihadist", 1)


@pytest.mark.rule("labyrinth", "5.2.2")
def test_no_side_may_play_a_third_card_or_pass() -> None:
    table = first_phase([PREDATOR, PREDATOR_2], [AL_ITTIHAD, ANSAR, HOMEGROWN])
    assert offered(table) == [str(AL_ITTIHAD), str(ANSAR), str(HOMEGROWN)]
    reserve(table, AL_ITTIHAD, ANSAR)
    with pytest.raises(IllegalAnswer):
        table.answer(str(HOMEGROWN))


@pytest.mark.rule("labyrinth", "5.2.2")
def test_played_cards_go_to_the_discard_pile() -> None:
    """Except lapsing ones (4.7.7.1), the first used for Plot (4.7.7.2) and those removed (6.2.9)."""
    countries = {"iran": {"cells": 2}, "somalia": muslim("Poor Neutral")}
    table = first_phase([BIOMETRICS, PREDATOR], [SADDAM, AL_ITTIHAD, HOMEGROWN], countries=countries, dice=[6])
    play(table, SADDAM, "plot", "done")
    play(table, AL_ITTIHAD, "event")
    play(table, BIOMETRICS, "event")
    play(table, PREDATOR, "reserves")
    s = table.state
    assert s.discard == [PREDATOR]
    assert (s.first_plot_card, s.lapsing_cards, s.removed) == (SADDAM, [BIOMETRICS], [AL_ITTIHAD])


@pytest.mark.rule("labyrinth", "5.2.2-n1")
def test_last_action_phase_is_the_other_sides_phase_just_before_this_one() -> None:
    """Detainee Release (card 61) needs a Disrupt in this or the last action phase."""
    countries = {"gulf_states": muslim("Fair Ally", cells=4)}
    table = turn(US,
        PREDATOR, more=[PREDATOR_2, PREDATOR_3, SPECIAL_FORCES], countries=countries,
        jihadist=[DETAINEE_RELEASE, SADDAM, AL_ITTIHAD, ANSAR],
    )  # fmt: skip
    assert not playable(table, DETAINEE_RELEASE, "jihadist")
    play(table, PREDATOR, "disrupt")
    reserve(table, PREDATOR_2)
    assert asked(table).seat == "jihadist"
    assert playable(table, DETAINEE_RELEASE, "jihadist")
    reserve(table, AL_ITTIHAD, ANSAR, PREDATOR_3, SPECIAL_FORCES)  # a US phase without a Disrupt
    assert asked(table).seat == "jihadist"
    assert not playable(table, DETAINEE_RELEASE, "jihadist")


@pytest.mark.rule("labyrinth", "5.2.2-n1")
def test_even_if_it_was_in_the_previous_turn() -> None:
    countries = {"gulf_states": muslim("Fair Ally", cells=4)}
    table = turn(US, PREDATOR, more=[], countries=countries, draw=[DETAINEE_RELEASE, "rest"])
    play(table, PREDATOR, "disrupt")
    assert table.state.turn == 2
    assert DETAINEE_RELEASE in table.state.hands["jihadist"]
    assert playable(table, DETAINEE_RELEASE, "jihadist")


@pytest.mark.rule("labyrinth", "5.2.2-n1", "scenario.anaconda")
def test_set_up_is_no_action_phase() -> None:
    """Card 94 needs a country tested in this or the last one; Anaconda tests Egypt before the first."""
    table = Table.new("labyrinth", scenario="anaconda", seed=5, dice=[5])
    play(table, ("egypt", "iraq", "iran"))
    assert condition(table, "egypt") == "Fair Neutral"
    assert (table.state.side, table.state.card) == ("jihadist", 1)
    assert not playable(table, ITJIHAD, "jihadist")


@pytest.mark.rule("labyrinth", "5.2.2.1", "6.1")
def test_a_card_is_used_for_its_event_or_for_operations_not_both() -> None:
    countries = {"gulf_states": muslim("Fair Ally", cells=2)}
    as_event = turn(US, PREDATOR, countries=countries)
    as_event.answer(str(PREDATOR))
    assert purpose(as_event) == "use_card"
    assert {"event", "disrupt", "reserves"} <= set(offered(as_event))
    as_event.answer("event")
    assert (as_event.state["gulf_states"].cells, as_event.state.card) == (1, 2)
    for_operations = play(turn(US, PREDATOR, countries=countries), PREDATOR, "disrupt")
    assert (for_operations.state["gulf_states"].cells, for_operations.state.card) == (2, 2)


# -- plots (5.2.3)


@pytest.mark.rule("labyrinth", "5.2.3")
def test_plots_are_resolved_at_the_end_of_the_us_action_phase_and_not_before() -> None:
    countries = {"iran": {"cells": 1, "plots": [1]}, "egypt": muslim("Poor Ally", plots=[2])}
    table = first_phase([PREDATOR, PREDATOR_2], [AL_ITTIHAD, ANSAR, SADDAM], countries=countries, dice=[6, 6])
    reserve(table, AL_ITTIHAD, ANSAR, PREDATOR)
    assert len(table.state.plots_on_map()) == 2
    assert table.state.funding == 5
    reserve(table, PREDATOR_2)
    assert (asked(table).seat, purpose(table)) == ("jihadist", "resolve_which")
    assert offered(table) == ["egypt:2", "iran:1"]
    table.answer("iran:1")
    assert not table.state.plots_on_map()
    assert table.state.funding == 7
    assert (asked(table).seat, purpose(table)) == ("jihadist", "use_card")


@pytest.mark.rule("labyrinth", "5.2.3")
def test_even_if_the_us_played_no_card() -> None:
    table = first_phase([], [AL_ITTIHAD, ANSAR, SADDAM], countries={"iran": {"cells": 1, "plots": [1]}})
    assert len(table.state.plots_on_map()) == 1
    reserve(table, AL_ITTIHAD, ANSAR)
    assert not table.state.plots_on_map()
    assert table.state.funding == 6


# -- the last US card (5.2.4)


@pytest.mark.rule("labyrinth", "5.2.4")
def test_the_us_may_play_discard_or_hold_its_last_card() -> None:
    table = turn(US, PREDATOR, more=[], jihadist=[SADDAM])
    assert offered(table) == [str(PREDATOR), "hold", "discard"]


@pytest.mark.rule("labyrinth", "5.2.4")
def test_with_two_cards_it_must_play_one_of_them() -> None:
    table = turn(US, PREDATOR, more=[PREDATOR_2], jihadist=[SADDAM])
    assert offered(table) == [str(PREDATOR), str(PREDATOR_2)]
    reserve(table, PREDATOR)
    assert offered(table) == [str(PREDATOR_2), "hold", "discard"]


@pytest.mark.rule("labyrinth", "5.2.4", "6.3.2.3")
def test_a_discarded_last_card_has_no_effect() -> None:
    """Saddam (card 92) would raise Funding to 9."""
    table = turn(US, SADDAM, more=[], jihadist=[WAHHABISM], countries={"iraq": muslim("Poor Adversary")})
    play(table, "discard")
    assert table.state.funding == 5
    assert table.state.discard == [SADDAM]
    assert table.state.hands["us"] == []


@pytest.mark.rule("labyrinth", "5.2.4", "5.2.1")
def test_a_held_card_stays_in_hand_while_the_jihadists_still_have_cards() -> None:
    table = turn(US, PREDATOR, more=[], jihadist=[AL_ITTIHAD, ANSAR, HOMEGROWN])
    play(table, "hold")
    assert (asked(table).seat, table.state.turn) == ("jihadist", 1)
    reserve(table, AL_ITTIHAD, ANSAR)
    assert offered(table) == [str(PREDATOR), "hold", "discard"]


@pytest.mark.rule("labyrinth", "5.2.4", "5.2.1", "5.2.3")
def test_holding_it_when_the_jihadists_have_none_resolves_plots_and_ends_the_turn() -> None:
    table = turn(US, PREDATOR, more=[], countries={"iran": {"cells": 1, "plots": [3]}})
    play(table, "hold")
    assert not table.state.plots_on_map()
    assert table.state.funding == 5  # one more for the plot, one less at the end of the turn
    assert table.state.turn == 2
    assert PREDATOR in table.state.hands["us"]


@pytest.mark.rule("labyrinth", "5.2.4", "5.2.1")
def test_a_card_held_once_does_not_end_a_later_turn_early() -> None:
    table = end_of_turn()
    table.adjust({"hands": {"us": [PREDATOR, PREDATOR_2, PREDATOR_3], "jihadist": [AL_ITTIHAD, ANSAR]}})
    reserve(table, AL_ITTIHAD, ANSAR, PREDATOR, PREDATOR_2)
    assert table.state.turn == 2
    assert offered(table) == [str(PREDATOR_3), "hold", "discard"]


# -- Expenditures and Diplomacy (5.2.5)


@pytest.mark.rule("labyrinth", "5.2.5a")
def test_funding_drops_by_one_at_the_end_of_each_turn() -> None:
    assert end_of_turn(funding=5).state.funding == 4
    assert end_of_turn(funding=1).state.funding == 1


@pytest.mark.rule("labyrinth", "5.2.5a", "5.2.8")
def test_expenditures_come_before_the_deal() -> None:
    """Funding 7 is Ample, but 6 is Moderate."""
    assert len(end_of_turn(funding=7).state.hands["jihadist"]) == 8


ISLAMIST_SUDAN = {"sudan": muslim("Islamist Rule Adversary")}


@pytest.mark.rule("labyrinth", "5.2.5b")
def test_prestige_drops_by_one_if_any_country_is_under_islamist_rule() -> None:
    assert end_of_turn(prestige=5).state.prestige == 5
    assert end_of_turn(prestige=5, countries=ISLAMIST_SUDAN).state.prestige == 4
    two = {**ISLAMIST_SUDAN, "syria": muslim("Islamist Rule Adversary")}
    assert end_of_turn(prestige=5, countries=two).state.prestige == 4


@pytest.mark.rule("labyrinth", "5.2.5c")
@pytest.mark.parametrize(
    ("us_posture", "hard", "soft", "prestige"),
    [
        ("hard", 2, 0, 6),  # with Israel Hard 3
        ("hard", 1, 0, 5),  # Hard 2
        ("soft", 2, 0, 5),  # Hard 3, but the US is Soft
        ("soft", 0, 4, 6),  # Soft 3
        ("soft", 0, 3, 5),  # Soft 2
        ("hard", 0, 4, 5),
    ],
)
def test_prestige_rises_by_one_if_world_posture_is_3_and_that_of_the_us(
    us_posture: str, hard: int, soft: int, prestige: int
) -> None:
    table = end_of_turn(prestige=5, us_posture=us_posture, countries=postures(hard=hard, soft=soft))
    assert table.state.prestige == prestige


@pytest.mark.rule("labyrinth", "5.2.5-ex1", "5.2.5b", "5.2.5c", "4.7")
def test_prestige_1_stays_1_for_islamist_rule_and_is_2_after_diplomacy() -> None:
    table = end_of_turn(prestige=1, countries={**ISLAMIST_SUDAN, **postures(hard=2)})
    assert table.state.prestige == 2


@pytest.mark.rule("labyrinth", "5.2.5b", "5.2.5c", "2.1")
def test_the_loss_comes_first_and_may_lose_the_game_before_diplomacy() -> None:
    countries = {**all_of(MUSLIM[:15], "Poor Neutral"), **ISLAMIST_SUDAN, **postures(hard=2)}
    assert winner(end_of_turn(prestige=2, countries=countries)) == ("jihadist", "2.1.2b")


# -- the rest of the end of a turn (5.2.6 to 5.2.9)


@pytest.mark.rule("labyrinth", "5.2.6", "6.2.7b")
def test_lapsing_and_1st_plot_cards_are_discarded_and_their_effects_end() -> None:
    table = end_of_turn(
        lapsing=["gtmo", "oil_price_spike"], first_plot=True,
        boxes={"lapsing": [GTMO, OIL_PRICE_SPIKE], "first_plot": SADDAM},
        countries={"iraq": muslim("Fair Ally")},
    )  # fmt: skip
    s = table.state
    assert {GTMO, OIL_PRICE_SPIKE, SADDAM} <= set(s.discard)
    assert (s.lapsing, s.lapsing_cards) == ([], [])
    assert (s.first_plot, s.first_plot_card) == (False, None)
    assert s.resources(s["iraq"]) == 3
    table.answer(str(s.hands["jihadist"][0]))
    assert "recruit" in offered(table)


@pytest.mark.rule("labyrinth", "5.2.6", "5.3.1")
def test_they_are_discarded_before_the_deal_so_that_a_reshuffle_finds_them() -> None:
    table = end_of_turn(draw=[], decks=2, lapsing=["gtmo"], boxes={"lapsing": [GTMO]})
    s = table.state
    assert s.lapsing == []
    assert GTMO in (*s.deck, *s.hands["us"], *s.hands["jihadist"])


@pytest.mark.rule("labyrinth", "5.2.7", "6.3.3.2")
def test_reserves_go_back_to_0() -> None:
    assert end_of_turn(reserves={"us": 2, "jihadist": 1}).state.reserves == {"us": 0, "jihadist": 0}


@pytest.mark.rule("labyrinth", "5.2.8")
def test_cards_are_dealt_one_by_one_the_jihadist_side_first() -> None:
    """Moderate Funding gives the Jihadist side eight cards; Low Intensity gives the US nine."""
    top = [number for number in deck() if number != PREDATOR][:20]
    table = end_of_turn(funding=5, draw=[*top, "rest"])
    hands = table.state.hands
    assert hands["jihadist"] == top[0:16:2]
    assert hands["us"] == [PREDATOR, *top[1:16:2], top[16]]


@pytest.mark.rule("labyrinth", "5.2.8", "5.2.4")
def test_a_held_card_does_not_reduce_the_deal() -> None:
    held = end_of_turn()
    assert len(held.state.hands["us"]) == 10
    played = reserve(turn(US, PREDATOR, more=[]), PREDATOR)
    assert played.state.turn == 2
    assert len(played.state.hands["us"]) == 9


@pytest.mark.rule("labyrinth", "5.2.8", "5.2.9")
def test_the_next_turn_begins_with_a_jihadist_action_phase() -> None:
    table = end_of_turn(turn=4)
    assert (table.state.turn, table.state.side, table.state.card) == (5, "jihadist", 1)
    assert (asked(table).seat, purpose(table)) == ("jihadist", "play_card")


@pytest.mark.rule("labyrinth", "5.2.9", "4.8.2")
def test_green_regime_change_markers_turn_tan_after_the_deal() -> None:
    countries = {"iraq": muslim("Poor Ally", troops=6, rc="green"), "afghanistan": muslim("Fair Ally", rc="tan")}
    s = end_of_turn(countries=countries).state
    assert (s["iraq"].regime_change, s["afghanistan"].regime_change) == ("tan", "tan")


@pytest.mark.rule("labyrinth", "5.2.5a", "5.2.5b", "5.2.5c", "5.2.8")
def test_the_steps_come_in_the_order_of_the_rules() -> None:
    table = end_of_turn(prestige=5, countries={**ISLAMIST_SUDAN, **postures(hard=2)})
    log = [line for line in told(table) if line in ("holds", "funding", "prestige", "deal", "new-turn")]
    assert log == ["holds", "funding", "prestige", "prestige", "deal", "new-turn"]


# -- draw and discard piles (5.3)


@pytest.mark.rule("labyrinth", "5.3.1")
def test_used_cards_are_shuffled_into_a_new_deck_when_a_card_is_needed_and_none_is_left() -> None:
    table = end_of_turn(draw=[SADDAM, WAHHABISM], decks=2, removed=[MORO_TALKS])
    s = table.state
    assert s.deck_number == 2
    assert SADDAM in s.hands["jihadist"]
    assert WAHHABISM in s.hands["us"]
    assert s.discard == []
    assert s.removed == [MORO_TALKS]
    dealt = [*s.hands["us"], *s.hands["jihadist"]]
    assert len(dealt) == 8 + 10
    assert sorted([*dealt, *s.deck, MORO_TALKS]) == sorted(deck())


@pytest.mark.rule("labyrinth", "5.3.1")
def test_the_deck_is_not_reshuffled_before_a_card_is_needed() -> None:
    exactly = [number for number in deck() if number != PREDATOR][:17]
    table = end_of_turn(draw=exactly, decks=2)
    assert table.state.deck_number == 1
    assert table.state.deck_size == 0
    assert len(table.state.discard) == 120 - 17 - 1


@pytest.mark.rule("labyrinth", "5.3.1")
def test_when_even_a_reshuffle_brings_no_card_none_is_drawn() -> None:
    """Wiretapping (card 31) draws a card, but all the others are in hands or out of the game."""
    countries = {"canada": {"posture": "soft", "cells": 1}}
    table = turn(US, 31, draw=[], discard=[], decks=2, countries=countries, jihadist=[SADDAM])
    play(table, 31, "event")
    assert table.state.deck_number == 2
    assert table.state.hands["us"] == [PREDATOR]
    assert table.state.in_play("wiretapping")


@pytest.mark.rule("labyrinth", "5.3.1", "5.1")
def test_the_game_ends_at_once_at_the_game_end_reshuffle_even_in_the_middle_of_a_turn() -> None:
    """Wiretapping (card 31) draws a card, but there is none: its marker is no longer placed."""
    countries = {"canada": {"posture": "soft", "cells": 1}, "egypt": muslim("Good Ally")}
    table = turn(US, 31, draw=[], decks=1, countries=countries, jihadist=[SADDAM])
    play(table, 31, "event")
    assert winner(table) == ("us", "2.3")
    assert not table.state.in_play("wiretapping")


@pytest.mark.rule("labyrinth", "5.3.2")
@pytest.mark.parametrize("seat", ["us", "jihadist", None])
def test_used_cards_and_the_numbers_of_cards_are_open(seat: str | None) -> None:
    table = scene(
        hands={"us": [PREDATOR], "jihadist": [WAHHABISM, ANSAR]}, discard=[AL_AZHAR], removed=[MORO_TALKS],
        lapsing=["gtmo"], first_plot=True, boxes={"lapsing": [GTMO], "first_plot": SADDAM},
    )  # fmt: skip
    seen = table.game.describe(table.game.seen_by(table.state, seat))
    assert seen["discard"] == [AL_AZHAR]
    assert seen["removed"] == [MORO_TALKS]
    assert seen["boxes"] == {"lapsing": [GTMO], "first_plot": SADDAM}
    assert len(seen["hands"]["us"]) == 1
    assert len(seen["hands"]["jihadist"]) == 2
    assert seen["deck"]["cards"] == 120 - 7


@pytest.mark.rule("labyrinth", "5.3.2")
def test_hands_and_the_deck_are_hidden_from_all_but_their_owner() -> None:
    table = scene(hands={"us": [PREDATOR], "jihadist": [WAHHABISM, ANSAR]}, draw=[SADDAM, "rest"])
    views = {seat: table.game.seen_by(table.state, seat) for seat in ("us", "jihadist", None)}
    assert views["us"].hands == {"us": [PREDATOR], "jihadist": [0, 0]}
    assert views["jihadist"].hands == {"us": [0], "jihadist": [WAHHABISM, ANSAR]}
    assert views[None].hands == {"us": [0], "jihadist": [0, 0]}
    for view in views.values():
        assert {*view.deck, *view.stacked} == {0}
        assert view.deck_size == table.state.deck_size == 117
