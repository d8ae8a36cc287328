"""4.6 and 4.7.1 to 4.7.6: Cells and Troops, and the tracks."""

from __future__ import annotations

import pytest

from sandtable import Table
from sandtable.core.errors import BadPosition
from sandtable.labyrinth.terms import JIHADIST, US
from tests.conformance.labyrinth.setting import end_of_turn, postures
from tests.labyrinth.conditions import muslim
from tests.labyrinth.scene import play, scene, still, turn
from tests.playing import offered

PREDATOR, KING_ABDULLAH, SAFER_NOW = 23, 20, 45
SADDAM, AL_ITTIHAD, HOMEGROWN, FOREIGN_FIGHTERS, WAHHABISM = 92, 49, 66, 81, 95
GTMO = 114


def jihadist(table: Table, use: str, *answers: str) -> Table:
    return play(table, SADDAM, use, *answers)


# -- Cells and Troops (4.6)


@pytest.mark.rule("labyrinth", "4.6.1")
def test_there_are_fifteen_cells_and_fifteen_troops() -> None:
    s = still(countries={"iran": {}}).state
    assert (s.cells_on_track, s.troops_on_track) == (15, 15)
    with pytest.raises(BadPosition, match="16 cells are on the map; there are 15"):
        scene(countries={"iran": {"cells": 16}})
    with pytest.raises(BadPosition, match="16 troops are on the map; there are 15"):
        scene(countries={"iraq": muslim("Poor Ally", troops=16)})


@pytest.mark.rule("labyrinth", "4.6.2")
def test_troops_and_cells_that_are_not_in_a_country_are_on_their_tracks() -> None:
    countries = {"gulf_states": muslim("Fair Ally", active_cells=2)}
    table = turn(US, PREDATOR, more=[SAFER_NOW], countries=countries, jihadist=[SADDAM])
    assert (table.state.troops_on_track, table.state.cells_on_track) == (15, 12)
    play(table, SAFER_NOW, "deploy", "3")
    assert (table.state["gulf_states"].troops, table.state.troops_on_track) == (3, 12)
    play(table, PREDATOR, "disrupt")
    assert (table.state["gulf_states"].cells, table.state.cells_on_track) == (0, 14)


@pytest.mark.rule("labyrinth", "4.6.2")
def test_any_number_of_cells_and_troops_may_be_in_a_country() -> None:
    iraq = still(countries={"iran": {}, "iraq": muslim("Poor Ally", cells=15, troops=15)}).state["iraq"]
    assert (iraq.cells, iraq.troops) == (15, 15)


@pytest.mark.rule("labyrinth", "4.6.3")
def test_no_more_troops_can_deploy_than_there_are() -> None:
    countries = {"gulf_states": muslim("Fair Ally"), "afghanistan": muslim("Poor Ally", troops=11, rc="tan")}
    table = play(turn(US, PREDATOR, countries=countries), PREDATOR, "deploy", "track")
    assert offered(table) == ["1", "2", "3", "4"]


@pytest.mark.rule("labyrinth", "4.6.3", "6.2.4")
def test_an_event_places_only_as_many_cells_as_are_left() -> None:
    """Foreign Fighters (card 81) would place five."""
    countries = {"iran": {"cells": 12}, "iraq": muslim("Poor Ally", rc="tan")}
    table = play(turn(JIHADIST, FOREIGN_FIGHTERS, countries=countries), FOREIGN_FIGHTERS, "event")
    assert table.state["iraq"].cells == 3
    assert table.state.cells_on_track == 0


@pytest.mark.rule("labyrinth", "4.6.3", "4.6.3-ex1")
def test_with_all_fifteen_cells_in_countries_none_can_be_placed_by_event_or_recruit() -> None:
    countries = {"iran": {"cells": 15}, "united_kingdom": {"posture": "soft"}}
    table = play(turn(JIHADIST, HOMEGROWN, funding=9, countries=countries), HOMEGROWN, "event")
    assert table.state["united_kingdom"].cells == 0
    assert table.state["iran"].cells == 15
    table = jihadist(turn(JIHADIST, SADDAM, funding=9, countries=countries, dice=[1]), "recruit", "done")
    assert table.state["iran"].cells == 15


@pytest.mark.rule("labyrinth", "4.6.4", "4.6.4a")
def test_cells_placed_from_the_track_are_sleepers() -> None:
    countries = {"iran": {}, "iraq": muslim("Poor Ally", active_cells=1), "united_kingdom": {"posture": "soft"}}
    table = turn(JIHADIST, SADDAM, more=[HOMEGROWN], countries=countries, dice=[3], us=[PREDATOR])
    jihadist(table, "recruit", "done")
    assert (table.state["iraq"].active, table.state["iraq"].sleepers) == (1, 1)
    play(table, HOMEGROWN, "event")
    assert (table.state["united_kingdom"].active, table.state["united_kingdom"].sleepers) == (0, 1)


@pytest.mark.rule("labyrinth", "4.6.4b")
def test_sleepers_used_for_jihad_become_active() -> None:
    table = turn(JIHADIST, SADDAM, countries={"egypt": muslim("Fair Ally", cells=3)}, dice=[2])
    jihadist(table, "jihad", "done")
    assert (table.state["egypt"].active, table.state["egypt"].sleepers) == (1, 2)


@pytest.mark.rule("labyrinth", "4.6.4b")
def test_sleepers_used_for_plot_become_active_even_if_they_fail() -> None:
    table = turn(JIHADIST, SADDAM, countries={"iran": {}, "egypt": muslim("Fair Ally", cells=3)}, dice=[6, 6])
    jihadist(table, "plot", "egypt", "done")
    assert (table.state["egypt"].active, table.state["egypt"].sleepers) == (2, 1)


@pytest.mark.rule("labyrinth", "4.6.4b")
def test_disrupted_sleepers_become_active() -> None:
    table = turn(US, PREDATOR, countries={"gulf_states": muslim("Fair Ally", cells=2)})
    play(table, PREDATOR, "disrupt")
    assert (table.state["gulf_states"].active, table.state["gulf_states"].sleepers) == (1, 1)


@pytest.mark.rule("labyrinth", "4.6.4b")
def test_all_sleepers_become_active_at_the_moment_of_a_regime_change() -> None:
    countries = {"afghanistan": muslim("Islamist Rule Adversary", cells=4), "pakistan": muslim("Fair Ally", cells=1)}
    table = turn(US, SAFER_NOW, countries=countries, dice=[1, 1, 1, 1])
    play(table, SAFER_NOW, "regime_change", "6")
    assert (table.state["afghanistan"].active, table.state["afghanistan"].sleepers) == (4, 0)
    assert table.state["pakistan"].sleepers == 1


@pytest.mark.rule("labyrinth", "4.6.4c")
@pytest.mark.parametrize("destination", ["iraq", "syria"])
def test_active_cells_that_travel_between_or_within_countries_become_sleepers(destination: str) -> None:
    countries = {"iran": {}, "iraq": muslim("Poor Ally", active_cells=1), "syria": muslim("Fair Ally")}
    table = jihadist(turn(JIHADIST, SADDAM, countries=countries), "travel", destination)
    assert (table.state[destination].active, table.state[destination].sleepers) == (0, 1)


# -- the limits of the tracks (4.7)


@pytest.mark.rule("labyrinth", "4.7", "4.7-ex1")
def test_funding_never_exceeds_9_or_falls_below_1() -> None:
    countries = {"saudi_arabia": muslim("Poor Ally")}
    rising = play(turn(JIHADIST, WAHHABISM, funding=8, countries=countries), WAHHABISM, "event")  # and 3
    assert rising.state.funding == 9
    falling = play(turn(US, 12, funding=2, countries={"egypt": muslim("Poor Ally")}), 12, "event")  # Al-Azhar: less 4
    assert falling.state.funding == 1


@pytest.mark.rule("labyrinth", "4.7", "4.7.1")
def test_prestige_never_exceeds_12_or_falls_below_1() -> None:
    rising = play(turn(US, KING_ABDULLAH, prestige=12), KING_ABDULLAH, "event")
    assert rising.state.prestige == 12
    falling = play(turn(JIHADIST, 93, prestige=1, dice=[1, 1]), 93, "event")  # Taliban
    assert falling.state.prestige == 1
    for impossible in (0, 13):
        with pytest.raises(BadPosition, match="prestige"):
            scene(prestige=impossible)


@pytest.mark.rule("labyrinth", "4.7", "4.7-ex1", "4.7.2")
def test_world_posture_never_exceeds_soft_3_or_hard_3() -> None:
    assert still(countries=postures(hard=7)).state.world_posture == ("hard", 3)
    assert still(countries=postures(soft=7)).state.world_posture == ("soft", 3)


@pytest.mark.rule("labyrinth", "4.7.1")
def test_a_prestige_roll_shifts_by_the_lower_of_two_dice() -> None:
    """GTMO (card 114) rolls Prestige: 6 is up, and of 5 and 3 the lower counts."""
    table = play(turn(US, GTMO, prestige=5, dice=[6, 5, 3]), GTMO, "event")
    assert table.state.prestige == 8
    table = play(turn(US, GTMO, prestige=5, dice=[4, 2, 6]), GTMO, "event")
    assert table.state.prestige == 3


# -- GWOT Relations (4.7.2)


@pytest.mark.rule("labyrinth", "4.7.2", "4.7.2-ex1")
def test_three_soft_and_five_hard_countries_give_a_world_posture_of_hard_2() -> None:
    countries = {**postures(hard=4, soft=3), "israel": {}}  # Israel is the fifth
    assert still(countries=countries).state.world_posture == ("hard", 2)


@pytest.mark.rule("labyrinth", "4.7.2")
@pytest.mark.parametrize(
    ("hard", "soft", "world"),
    [
        (0, 0, ("hard", 1)),
        (0, 1, (None, 0)),
        (0, 2, ("soft", 1)),
        (1, 0, ("hard", 2)),
        (3, 4, (None, 0)),
        (1, 5, ("soft", 3)),
    ],
)
def test_world_posture_is_the_difference_on_the_side_of_the_higher_count_with_israel_hard(
    hard: int, soft: int, world: tuple[str | None, int]
) -> None:
    assert still(countries=postures(hard=hard, soft=soft)).state.world_posture == world


@pytest.mark.rule("labyrinth", "4.7.2", "4.7.2-n1")
@pytest.mark.parametrize("us_posture", ["hard", "soft"])
def test_the_us_posture_does_not_count_in_world_posture(us_posture: str) -> None:
    s = still(us_posture=us_posture, countries=postures(soft=1)).state
    assert s.us_posture == us_posture
    assert s.world_posture == (None, 0)


@pytest.mark.rule("labyrinth", "4.7.2.1")
@pytest.mark.parametrize(
    ("us_posture", "hard", "soft", "penalty"),
    [
        ("soft", 0, 0, 1),  # World Hard 1
        ("soft", 1, 0, 2),
        ("soft", 2, 0, 3),
        ("hard", 2, 0, 0),  # the same Posture
        ("hard", 0, 4, 3),
        ("soft", 0, 4, 0),
        ("hard", 0, 1, 0),  # World 0
        ("soft", 0, 1, 0),
    ],
)
def test_gwot_relations_penalty(us_posture: str, hard: int, soft: int, penalty: int) -> None:
    assert still(us_posture=us_posture, countries=postures(hard=hard, soft=soft)).state.gwot_penalty == penalty


# -- Troops (4.7.3)


@pytest.mark.rule("labyrinth", "4.7.3", "4.7.3-ex1")
def test_with_eight_troops_on_the_track_the_us_is_at_war() -> None:
    s = still(countries={"gulf_states": muslim("Fair Ally", troops=3), "iraq": muslim("Poor Ally", troops=4)}).state
    assert s.troops_on_track == 8
    assert s.troops_level == "war"


@pytest.mark.rule("labyrinth", "4.7.3")
def test_deploying_from_the_track_lowers_the_level_and_coming_home_raises_it() -> None:
    countries = {"gulf_states": muslim("Fair Ally", troops=5)}
    table = turn(US, PREDATOR, more=[SAFER_NOW], countries=countries, jihadist=[SADDAM])
    assert table.state.troops_level == "low_intensity"
    play(table, PREDATOR, "deploy", "track", "1")
    assert table.state.troops_level == "war"
    play(table, SAFER_NOW, "deploy", "gulf_states", "6")
    assert table.state.troops_level == "low_intensity"


# -- Funding (4.7.4)


@pytest.mark.rule("labyrinth", "4.7.4")
def test_cells_leave_the_track_from_tight_first_and_return_to_ample_first() -> None:
    """At Moderate Funding with ten on the track five are Available; each that leaves or returns counts at once."""
    countries = {
        "iran": {"cells": 4},
        "gulf_states": muslim("Fair Ally", active_cells=1),
        "united_kingdom": {"posture": "soft"},
    }
    assert still(funding=5, countries=countries).state.available_cells == 5
    placed = play(turn(JIHADIST, HOMEGROWN, funding=5, countries=countries), HOMEGROWN, "event")
    assert placed.state.available_cells == 4
    removed = play(turn(US, PREDATOR, funding=5, countries=countries), PREDATOR, "disrupt")
    assert removed.state.available_cells == 6


@pytest.mark.rule("labyrinth", "4.7.4", "4.7.4.2a")
@pytest.mark.parametrize("on_map", range(16))
def test_cells_in_the_box_of_the_funding_level_or_left_of_it_are_available(on_map: int) -> None:
    boxes = {"tight": 0, "moderate": 0, "ample": 0}
    for box in ("ample", "moderate", "tight"):  # filled from the right, five to a box
        boxes[box] = max(0, min(5, 15 - on_map - sum(boxes.values())))
    available = [
        still(funding=value, countries={"iran": {"cells": on_map}}).state.available_cells for value in (2, 5, 8)
    ]
    assert available == [boxes["tight"], boxes["tight"] + boxes["moderate"], sum(boxes.values())]


@pytest.mark.rule("labyrinth", "4.7.4.2a", "4.7.4.2-ex1")
def test_at_funding_6_with_three_cells_in_countries_seven_are_available() -> None:
    s = still(funding=6, countries={"iran": {"cells": 3}}).state
    assert s.cells_on_track == 12
    assert s.available_cells == 7


@pytest.mark.rule("labyrinth", "4.7.4.2a")
def test_recruit_places_no_more_cells_than_are_available() -> None:
    """Eleven cells on the track and Funding 3: one is in the Tight box, so one of three successes places a cell."""
    countries = {"iran": {}, "iraq": muslim("Poor Ally", cells=4)}
    table = jihadist(turn(JIHADIST, SADDAM, funding=3, countries=countries, dice=[1, 2, 3]), "recruit", "iraq", "iraq")
    assert table.state["iraq"].cells == 5
    assert table.state.available_cells == 0


@pytest.mark.rule("labyrinth", "4.7.4.2a")
def test_without_available_cells_recruit_places_none() -> None:
    table = turn(JIHADIST, SADDAM, funding=3, countries={"iran": {"cells": 5}}, dice=[1])
    assert jihadist(table, "recruit", "done").state["iran"].cells == 5


@pytest.mark.rule("labyrinth", "4.7.4.2b")
def test_events_place_cells_whatever_the_funding() -> None:
    countries = {"iran": {"cells": 10}, "iraq": muslim("Poor Ally", rc="tan")}
    table = turn(JIHADIST, FOREIGN_FIGHTERS, funding=1, countries=countries)
    assert table.state.available_cells == 0
    play(table, FOREIGN_FIGHTERS, "event")
    assert table.state["iraq"].cells == 5


@pytest.mark.rule("labyrinth", "4.7.4.2b")
def test_a_drop_in_funding_does_not_affect_cells_in_countries() -> None:
    countries = {"iran": {"cells": 15}, "egypt": muslim("Poor Ally")}
    table = play(turn(US, 12, funding=9, countries=countries), 12, "event")  # Al-Azhar
    assert table.state.funding == 5
    assert table.state["iran"].cells == 15


# -- the play sequence tracks (4.7.5)


@pytest.mark.rule("labyrinth", "4.7.5", "5.2.2.2", "5.2.2")
def test_the_card_marker_moves_with_each_card_and_returns_to_jihadist_card_1() -> None:
    table = scene(hands={"jihadist": [SADDAM, WAHHABISM, HOMEGROWN, AL_ITTIHAD], "us": [PREDATOR, 24, SAFER_NOW, 44]})
    places = [(table.state.side, table.state.card)]
    for card in (HOMEGROWN, AL_ITTIHAD, PREDATOR, 24):
        play(table, card, "reserves")
        places.append((table.state.side, table.state.card))
    assert places == [("jihadist", 1), ("jihadist", 2), ("us", 1), ("us", 2), ("jihadist", 1)]


@pytest.mark.rule("labyrinth", "4.7.5", "5.3.1")
def test_the_deck_marker_moves_with_each_reshuffle() -> None:
    assert end_of_turn(draw=[], decks=3, deck=1).state.deck_number == 2
    assert end_of_turn(draw=[], decks=3, deck=2).state.deck_number == 3


# -- the victory tracks (4.7.6)


@pytest.mark.rule("labyrinth", "4.7.6")
def test_the_victory_tracks() -> None:
    countries = {
        "egypt": muslim("Good Ally"),  # 3
        "turkey": muslim("Good Neutral"),  # 2
        "syria": muslim("Fair Adversary"),
        "iraq": muslim("Poor Ally"),
        "libya": muslim("Poor Adversary"),
        "sudan": muslim("Islamist Rule Adversary"),  # 1
    }
    s = still(countries=countries).state
    assert (s.good_resources, s.islamist_resources) == (5, 1)
    assert (s.fair_or_good_countries, s.poor_or_islamist_countries) == (3, 3)


@pytest.mark.rule("labyrinth", "4.7.6")
def test_non_muslim_countries_and_iran_do_not_count_on_them() -> None:
    s = still().state
    assert (s.good_resources, s.islamist_resources) == (0, 0)
    assert (s.fair_or_good_countries, s.poor_or_islamist_countries) == (0, 0)
