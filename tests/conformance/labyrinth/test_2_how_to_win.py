"""2: how to win, at the instant a condition holds and at the end."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import NotYourTurn
from sandtable.labyrinth.terms import JIHADIST, US
from tests.conformance.labyrinth.setting import MUSLIM, all_of, end_of_turn, winner
from tests.labyrinth.conditions import muslim
from tests.labyrinth.scene import play, scene, turn

KING_ABDULLAH, PREDATOR, SAFER_NOW, SADDAM = 20, 23, 45, 92


def war_of_ideas_in_iraq(others: dict[str, Any], *, card: int = SAFER_NOW) -> Table:
    """Iraq improves from Fair to Good: 5, one less for that and one more for a Good Ally next to it."""
    table = turn(US, card, dice=[5], countries={"iraq": muslim("Fair Ally"), **others})
    return play(table, card, "war_of_ideas", "iraq")


@pytest.mark.rule("labyrinth", "2.1.1a")
def test_us_wins_the_instant_twelve_resources_are_under_good_governance() -> None:
    good = all_of(["saudi_arabia", "gulf_states", "egypt"], "Good Ally")  # 9 Resources; Iraq has 3
    table = war_of_ideas_in_iraq(good)
    assert table.state.good_resources == 12
    assert winner(table) == ("us", "2.1.1a")


@pytest.mark.rule("labyrinth", "2.1.1a")
def test_eleven_resources_are_not_enough() -> None:
    good = all_of(["saudi_arabia", "gulf_states", "pakistan"], "Good Ally")  # 8 Resources
    table = war_of_ideas_in_iraq(good)
    assert table.state.good_resources == 11
    assert winner(table) is None


@pytest.mark.rule("labyrinth", "2.1.1b")
@pytest.mark.parametrize(("already", "outcome"), [(14, ("us", "2.1.1b")), (13, None)])
def test_us_wins_with_fifteen_countries_at_fair_or_good(already: int, outcome: tuple[str, str] | None) -> None:
    others = [id for id in MUSLIM if id != "yemen"]
    countries = all_of(others[: already - 1], "Fair Neutral") | {others[already - 1]: muslim("Good Neutral")}
    table = turn(US, SAFER_NOW, dice=[5], countries={**countries, "yemen": muslim("Poor Ally")})
    play(table, SAFER_NOW, "war_of_ideas", "yemen")
    assert table.state.fair_or_good_countries == already + 1
    assert winner(table) == outcome


@pytest.mark.rule("labyrinth", "2.1.1b")
@pytest.mark.parametrize(("already", "outcome"), [(14, ("us", "2.1.1b")), (13, None)])
def test_an_event_that_sets_governance_wins_at_once_as_well(already: int, outcome: tuple[str, str] | None) -> None:
    """King Abdullah (card 20) makes Jordan a Fair Ally, then raises Prestige."""
    others = [id for id in MUSLIM if id != "jordan"]
    countries = {**all_of(others[:already], "Fair Neutral"), "jordan": muslim("Poor Neutral")}
    table = play(turn(US, KING_ABDULLAH, countries=countries), KING_ABDULLAH, "event")
    assert winner(table) == outcome
    assert table.state.prestige == (5 if outcome else 6)


@pytest.mark.rule("labyrinth", "2.1.1c")
def test_us_wins_when_the_last_cell_leaves_the_map() -> None:
    countries = {"iran": {}, "gulf_states": muslim("Fair Ally", active_cells=1)}
    table = play(turn(US, PREDATOR, countries=countries), PREDATOR, "disrupt")
    assert winner(table) == ("us", "2.1.1c")


@pytest.mark.rule("labyrinth", "2.1.1c")
def test_a_last_cell_lost_in_travel_wins_for_the_us_too() -> None:
    countries = {"iran": {}, "iraq": muslim("Poor Ally", cells=1), "libya": muslim("Fair Ally")}
    table = play(turn(JIHADIST, SADDAM, countries=countries, dice=[3]), SADDAM, "travel", "libya")
    assert winner(table) == ("us", "2.1.1c")


@pytest.mark.rule("labyrinth", "2.1.1c")
def test_a_cell_in_a_country_that_is_not_muslim_keeps_the_jihadists_in_the_game() -> None:
    countries = {
        "iran": {},
        "france": {"cells": 1, "posture": "soft"},
        "gulf_states": muslim("Fair Ally", active_cells=1),
    }
    table = turn(US, PREDATOR, countries=countries)
    play(table, PREDATOR, "disrupt", "gulf_states")
    assert table.state["gulf_states"].cells == 0
    assert winner(table) is None


@pytest.mark.rule("labyrinth", "2.1.1c")
def test_sadr_is_a_cell_that_keeps_them_in_the_game_and_the_last_that_can_be_lost() -> None:
    countries = {
        "iran": {},
        "iraq": muslim("Poor Ally", troops=1, markers=["sadr"]),
        "gulf_states": muslim("Fair Ally", active_cells=1),
    }
    table = turn(US, PREDATOR, more=[24], countries=countries, jihadist=[SADDAM])
    play(table, PREDATOR, "disrupt")
    assert table.state["gulf_states"].cells == 0
    assert winner(table) is None
    play(table, 24, "event")
    assert winner(table) == ("us", "2.1.1c")


def major_jihad_in_iraq(**countries: dict[str, Any]) -> Table:
    table = turn(JIHADIST, SADDAM, dice=[1, 1], countries={"iraq": muslim("Poor Neutral", cells=6), **countries})
    return play(table, SADDAM, "jihad", "iraq", "done", "yes")


@pytest.mark.rule("labyrinth", "2.1.2a")
def test_jihadists_win_with_six_resources_under_islamist_rule_two_countries_adjacent() -> None:
    table = major_jihad_in_iraq(saudi_arabia=muslim("Islamist Rule Adversary"))
    assert table.state.islamist_resources == 6
    assert winner(table) == ("jihadist", "2.1.2a")


@pytest.mark.rule("labyrinth", "2.1.2a", "4.1.1")
def test_six_resources_in_countries_apart_do_not_win() -> None:
    table = major_jihad_in_iraq(egypt=muslim("Islamist Rule Adversary"))
    assert table.state.islamist_resources == 6
    assert winner(table) is None


@pytest.mark.rule("labyrinth", "2.1.2a")
def test_five_resources_in_adjacent_countries_do_not_win() -> None:
    table = major_jihad_in_iraq(syria=muslim("Islamist Rule Adversary"))
    assert table.state.islamist_resources == 5
    assert winner(table) is None


@pytest.mark.rule("labyrinth", "2.1.2a")
def test_two_adjacent_countries_are_enough_for_resources_elsewhere_to_count() -> None:
    """Iraq (3) and Jordan (1) are Adjacent; Morocco (2) is far away."""
    islamist = all_of(["jordan", "morocco"], "Islamist Rule Adversary")
    assert winner(major_jihad_in_iraq(**islamist)) == ("jihadist", "2.1.2a")


@pytest.mark.rule("labyrinth", "2.1.2b")
@pytest.mark.parametrize(
    ("prestige", "already", "outcome"),
    [(1, 14, ("jihadist", "2.1.2b")), (2, 14, None), (1, 13, None)],
)
def test_jihadists_win_at_prestige_1_with_fifteen_countries_at_poor_or_islamist_rule(
    prestige: int, already: int, outcome: tuple[str, str] | None
) -> None:
    others = [id for id in MUSLIM if id != "yemen"]
    countries = all_of(others[: already - 1], "Poor Neutral") | {others[already - 1]: muslim("Islamist Rule Adversary")}
    table = turn(
        JIHADIST, SADDAM, prestige=prestige, dice=[2], countries={**countries, "yemen": muslim("Fair Neutral", cells=1)}
    )
    play(table, SADDAM, "jihad")
    assert table.state.poor_or_islamist_countries == already + 1
    assert winner(table) == outcome


@pytest.mark.rule("labyrinth", "2.1.2b")
def test_it_is_checked_when_prestige_falls_to_1() -> None:
    countries = all_of(MUSLIM[:14], "Poor Neutral") | {"pakistan": muslim("Islamist Rule Adversary")}
    table = end_of_turn(prestige=2, countries=countries, wmd={"pakistan": 0})  # 5.2.5
    assert table.state.prestige == 1
    assert winner(table) == ("jihadist", "2.1.2b")


def us_phase_without_cards(**countries: dict[str, Any]) -> Table:
    hands = {"us": [], "jihadist": [SADDAM]}
    return scene(phase={"side": "us", "card": 1}, hands=hands, countries=countries, wmd={"loose": 2}, dice=[4, 1, 1, 1])


@pytest.mark.rule("labyrinth", "2.1.2c")
def test_jihadists_win_when_a_wmd_plot_is_resolved_in_the_united_states() -> None:
    table = us_phase_without_cards(united_states={"cells": 1, "plots": ["wmd"]})
    assert winner(table) == ("jihadist", "2.1.2c")


@pytest.mark.rule("labyrinth", "2.1.2c")
def test_a_wmd_plot_elsewhere_does_not_win() -> None:
    table = us_phase_without_cards(iran={"cells": 1, "plots": ["wmd"]})
    assert table.state.removed_plots == [4]
    assert winner(table) is None


@pytest.mark.rule("labyrinth", "2.1.2c")
def test_a_wmd_plot_that_is_alerted_does_not_win() -> None:
    countries = {"united_states": {"cells": 1, "plots": ["wmd"]}}
    table = turn(US, SAFER_NOW, more=[], countries=countries, wmd={"loose": 2}, jihadist=[SADDAM])
    play(table, SAFER_NOW, "alert")
    assert not table.state.plots_on_map()
    assert winner(table) is None


@pytest.mark.rule("labyrinth", "2.1", "5.1")
def test_the_game_ends_at_the_instant_and_nothing_more_happens() -> None:
    """Lebanon War (card 86) was used for operations, but its event no longer occurs."""
    good = all_of(["saudi_arabia", "gulf_states", "egypt"], "Good Ally")
    table = war_of_ideas_in_iraq(good, card=86)
    assert winner(table) == ("us", "2.1.1a")
    assert table.state.prestige == 5
    assert table.question is None
    with pytest.raises(NotYourTurn):
        table.answer("iraq")


OIL_PRICE_SPIKE = 117
BOTH_NEARLY_THERE = {
    **all_of(["saudi_arabia", "gulf_states", "indonesia_malaysia"], "Good Ally"),  # 9 Resources, and 3 for oil
    **all_of(["iraq", "syria"], "Islamist Rule Adversary"),  # 5 Resources, and 1 for oil
}


@pytest.mark.rule("labyrinth", "2.2", "4.2.6")
def test_oil_price_spike_that_gives_both_sides_victory_wins_for_the_us_if_it_played_it() -> None:
    table = turn(US, OIL_PRICE_SPIKE, countries=BOTH_NEARLY_THERE, jihadist=[SADDAM])
    play(table, OIL_PRICE_SPIKE, "event")
    assert (table.state.good_resources, table.state.islamist_resources) == (12, 6)
    assert winner(table) == ("us", "2.1.1a")


@pytest.mark.rule("labyrinth", "2.2", "4.2.6")
def test_oil_price_spike_that_gives_both_sides_victory_wins_for_the_jihadists_if_they_played_it() -> None:
    table = turn(JIHADIST, OIL_PRICE_SPIKE, countries=BOTH_NEARLY_THERE, us=[PREDATOR])
    play(table, OIL_PRICE_SPIKE, "event")
    assert (table.state.good_resources, table.state.islamist_resources) == (12, 6)
    assert winner(table) == ("jihadist", "2.1.2a")


def last_deal(**position: Any) -> Table:
    """The end of a turn with no card left to deal in a game of one deck."""
    return end_of_turn(draw=[], decks=1, **position)


@pytest.mark.rule("labyrinth", "2.3a")
@pytest.mark.parametrize(
    ("good", "islamist", "who"),
    [
        (["egypt", "turkey", "morocco"], ["iraq"], "us"),  # 7 against 3
        (["egypt", "gulf_states"], ["iraq"], "jihadist"),  # 6 is only twice 3
        (["lebanon"], [], "us"),  # 1 against 0
        ([], [], "jihadist"),  # 0 is not more than twice 0
    ],
)
def test_at_the_final_reshuffle_the_us_needs_more_than_twice_the_resources(
    good: list[str], islamist: list[str], who: str
) -> None:
    table = last_deal(countries=all_of(good, "Good Ally") | all_of(islamist, "Islamist Rule Adversary"))
    assert winner(table) == (who, "2.3")


@pytest.mark.rule("labyrinth", "2.3b", "4.8.2", "5.2.9")
@pytest.mark.parametrize(("marker", "who"), [("green", "jihadist"), ("tan", "us")])
def test_a_regime_change_of_this_turn_counts_as_islamist_rule_at_the_end(marker: str, who: str) -> None:
    """Good: Egypt, 3. Islamist Rule: Lebanon, 1, and Afghanistan, 1, if its marker is still green."""
    countries = {
        "egypt": muslim("Good Ally"),
        "lebanon": muslim("Islamist Rule Adversary"),
        "afghanistan": muslim("Poor Ally", troops=6, rc=marker),
    }
    assert winner(last_deal(countries=countries)) == (who, "2.3")


@pytest.mark.rule("labyrinth", "2.3b")
def test_it_counts_with_all_its_resources() -> None:
    """Good: Egypt and Turkey, 5. Iraq, whose marker is still green, has 3."""
    countries = {**all_of(["egypt", "turkey"], "Good Ally"), "iraq": muslim("Poor Ally", troops=6, rc="green")}
    assert winner(last_deal(countries=countries)) == ("jihadist", "2.3")


@pytest.mark.rule("labyrinth", "2.3a", "5.2.6")
def test_an_oil_price_spike_is_over_before_the_resources_are_counted() -> None:
    """Good: Saudi Arabia and Iraq, 6, no longer 8. Islamist Rule: Egypt, 3, which exports no oil."""
    countries = {**all_of(["saudi_arabia", "iraq"], "Good Ally"), "egypt": muslim("Islamist Rule Adversary")}
    table = last_deal(countries=countries, lapsing=["oil_price_spike"])
    assert winner(table) == ("jihadist", "2.3")


@pytest.mark.rule("labyrinth", "2.3b")
def test_before_the_end_a_green_regime_change_does_not_count_as_islamist_rule() -> None:
    countries = {"iraq": muslim("Poor Ally", troops=6, rc="green"), "saudi_arabia": muslim("Islamist Rule Adversary")}
    table = scene(phase={"side": "us", "card": 1}, hands={"us": [PREDATOR], "jihadist": [SADDAM]}, countries=countries)
    play(table, "discard")
    assert table.state.islamist_resources == 3
    assert winner(table) is None
