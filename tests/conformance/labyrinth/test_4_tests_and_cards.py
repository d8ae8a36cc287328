"""4.9 and 4.10: tests of countries, and the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.terms import JIHADIST, US
from tests.conformance.labyrinth.setting import postures
from tests.labyrinth.conditions import condition, muslim
from tests.labyrinth.scene import play, turn

MORO_TALKS, PREDATOR, SAFER_NOW = 4, 23, 45
AL_ITTIHAD, SADDAM = 49, 92


# -- tests (4.9.2 to 4.9.5)


@pytest.mark.rule("labyrinth", "4.9.2")
def test_war_of_ideas_outside_the_muslim_world_uses_the_posture_table() -> None:
    """Low Prestige and the GWOT penalty, which would spoil a War of Ideas roll, do not matter."""
    table = turn(US, SAFER_NOW, prestige=1, countries=postures(soft=4), dice=[5])
    play(table, SAFER_NOW, "war_of_ideas", "china")
    assert table.state["china"].posture == "hard"


@pytest.mark.rule("labyrinth", "4.9.4a")
def test_the_target_of_a_us_operation_is_tested() -> None:
    table = turn(US, SAFER_NOW, dice=[5, 5])
    play(table, SAFER_NOW, "war_of_ideas", "sudan")
    assert condition(table, "sudan") == "Fair Ally"  # tested with a 5, won over with a 5


@pytest.mark.rule("labyrinth", "4.9.4a")
@pytest.mark.parametrize(("destination", "dice"), [("sudan", [1, 6]), ("thailand", [1, 6])])
def test_the_destination_of_travel_is_tested_even_if_the_travel_fails(destination: str, dice: list[int]) -> None:
    countries = {"iran": {}, "iraq": muslim("Poor Ally", cells=2)}
    table = play(turn(JIHADIST, SADDAM, countries=countries, dice=dice), SADDAM, "travel", destination, "done")
    assert table.state["iraq"].cells == 1
    assert table.state[destination].cells == 0
    assert not table.state[destination].is_unmarked


@pytest.mark.rule("labyrinth", "4.9.4b")
def test_a_country_in_which_an_event_places_a_cell_is_tested() -> None:
    table = play(turn(JIHADIST, AL_ITTIHAD, dice=[5]), AL_ITTIHAD, "event")
    assert condition(table, "somalia") == "Fair Neutral"
    assert table.state["somalia"].cells == 1


@pytest.mark.rule("labyrinth", "4.9.4b")
def test_a_country_in_which_an_event_places_a_plot_is_tested() -> None:
    """Danish Cartoons (card 96)."""
    table = play(turn(JIHADIST, 96, dice=[2]), 96, "event", "soft", "yemen")
    assert condition(table, "yemen") == "Poor Neutral"
    assert len(table.state["yemen"].plots) == 1


@pytest.mark.rule("labyrinth", "4.9.4c")
def test_a_country_that_an_event_says_to_test_is_tested() -> None:
    """Al-Azhar (card 12) tests Egypt, Moro Talks (card 4) the Philippines."""
    egypt = play(turn(US, 12, dice=[6]), 12, "event")
    assert condition(egypt, "egypt") == "Fair Neutral"
    philippines = play(turn(US, MORO_TALKS, dice=[6]), MORO_TALKS, "event")
    assert philippines.state["philippines"].posture == "hard"


@pytest.mark.rule("labyrinth", "4.9.4d")
def test_a_test_makes_a_country_neutral_and_a_regime_change_makes_it_an_ally() -> None:
    tested = play(turn(US, 12, dice=[1]), 12, "event")
    assert condition(tested, "egypt") == "Poor Neutral"
    countries = {"afghanistan": muslim("Islamist Rule Adversary")}
    changed = turn(US, SAFER_NOW, countries=countries, dice=[1, 1, 1, 1])
    play(changed, SAFER_NOW, "regime_change", "6")
    assert condition(changed, "afghanistan") == "Poor Ally"


@pytest.mark.rule("labyrinth", "4.9.4e")
def test_to_test_a_marked_country_does_nothing() -> None:
    egypt = play(turn(US, 12, countries={"egypt": muslim("Good Adversary")}, dice=[]), 12, "event")
    assert condition(egypt, "egypt") == "Good Adversary"
    countries = {"philippines": {"posture": "soft"}}
    philippines = play(turn(US, MORO_TALKS, countries=countries, dice=[]), MORO_TALKS, "event")
    assert philippines.state["philippines"].posture == "soft"


@pytest.mark.rule("labyrinth", "4.9.4e")
@pytest.mark.parametrize("before", [None, "hard", "soft"])
@pytest.mark.parametrize("chosen", ["hard", "soft"])
def test_to_select_is_a_choice_whether_the_country_is_marked_or_not(before: str | None, chosen: str) -> None:
    """Euro-Islam (card 16): the US selects the Posture of Benelux."""
    countries = {"benelux": {"posture": before}} if before else {}
    table = play(turn(US, 16, countries=countries, dice=[]), 16, "event", chosen)
    assert table.state["benelux"].posture == chosen


@pytest.mark.rule("labyrinth", "4.9.5")
def test_war_of_ideas_fails_if_the_card_is_too_low_for_the_governance_that_the_test_shows() -> None:
    table = turn(US, PREDATOR, prestige=12, countries={"yemen": {}}, dice=[4])  # Poor, and no other roll
    play(table, PREDATOR, "war_of_ideas", "yemen")
    assert condition(table, "yemen") == "Poor Neutral"
    assert table.state["yemen"].aid == 0
    assert table.state.card == 2


@pytest.mark.rule("labyrinth", "4.9.5")
def test_and_goes_on_if_the_card_is_high_enough() -> None:
    table = turn(US, PREDATOR, dice=[5, 5])
    play(table, PREDATOR, "war_of_ideas", "yemen")
    assert condition(table, "yemen") == "Fair Ally"


@pytest.mark.rule("labyrinth", "4.9.5", "4.9.5-ex1")
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_cell_travels_from_iraq_to_unmarked_sudan(pips: int) -> None:
    """The test is a 5: Fair Neutral. A Travel roll of 2 or less brings the cell there, 3 or more removes it."""
    countries = {"iran": {}, "iraq": muslim("Poor Ally", cells=2)}
    table = play(turn(JIHADIST, SADDAM, countries=countries, dice=[5, pips]), SADDAM, "travel", "sudan", "done")
    assert condition(table, "sudan") == "Fair Neutral"
    assert table.state["sudan"].cells == (1 if pips <= 2 else 0)
    assert table.state["iraq"].cells == 1
    assert table.state.cells_on_track == (13 if pips <= 2 else 14)


# -- cards (4.10)


@pytest.mark.rule("labyrinth", "4.10.1", "4.10.3")
def test_there_are_120_numbered_cards_with_values_from_1_to_3() -> None:
    assert list(deck()) == list(range(1, 121))
    assert all(card.number == number for number, card in deck().items())
    assert Counter(card.ops for card in deck().values()) == {1: 25, 2: 50, 3: 45}


@pytest.mark.rule("labyrinth", "4.10.1", "6.2.9")
def test_some_cards_are_marked_lapsing_or_removed_and_us_election_is_automatic() -> None:
    cards = deck().values()
    assert [card.number for card in cards if card.auto] == [120]
    assert [card.number for card in cards if card.lapsing] == [2, 47, 114, 117, 118]
    assert [card.number for card in cards if card.remove] == [
        4, 5, 11, 15, 16, 20, 27, 29, 33, 35, 36, 37, 38, 39, 43,
        49, 50, 54, 55, 56, 57, 58, 60, 64, 65, 67, 69, 71, 73, 75, 76,
        96, 98, 99, 109,
    ]  # fmt: skip
    assert {card.number: card.remove_if for card in cards if card.remove_if} == dict.fromkeys(
        (110, 111, 112, 115, 116), "us"
    )
    assert [card.number for card in cards if card.mark and not card.remove] == [3, 13, 31, 34, 41, 44, 80]


@pytest.mark.rule("labyrinth", "4.10.4")
def test_every_event_is_associated_with_a_side_or_unassociated() -> None:
    sides = {number: card.side for number, card in deck().items()}
    assert all(sides[number] == "us" for number in range(1, 48))
    assert all(sides[number] == "jihadist" for number in range(48, 96))
    assert all(sides[number] == "unassociated" for number in range(96, 121))
