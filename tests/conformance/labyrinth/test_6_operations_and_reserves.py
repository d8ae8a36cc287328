"""6.3: playing cards for operations, the events this triggers, and Reserves."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth.terms import JIHADIST, US
from tests.conformance.labyrinth.setting import end_of_turn
from tests.labyrinth.conditions import condition, muslim
from tests.labyrinth.scene import BOTH, play, turn, uses
from tests.playing import asked, offered, purpose

BIOMETRICS, MORO_TALKS, SANCTIONS, PREDATOR = 2, 4, 6, 23
BACK_CHANNEL, RENDITIONS, SAFER_NOW = 32, 44, 45
ANSAR, ABU_SAYYAF, GAZA_WAR, HOMEGROWN = 50, 57, 63, 66
FOREIGN_FIGHTERS, LEBANON_WAR, SADDAM, WAHHABISM = 81, 86, 92, 95
GAZA_WITHDRAWAL, US_ELECTION = 98, 120


# -- cards for operations (6.3.1)


@pytest.mark.rule("labyrinth", "6.3.1")
@pytest.mark.parametrize(("card", "dice"), [(ANSAR, 1), (HOMEGROWN, 2), (SADDAM, 3)])
def test_one_type_of_operation_uses_the_value_of_the_card(card: int, dice: int) -> None:
    """Each point is one Recruit roll; all of them succeed here."""
    countries = {"iran": {}, "iraq": muslim("Poor Ally", cells=1)}
    table = turn(JIHADIST, card, countries=countries, dice=[1] * dice)
    play(table, card, "recruit", *["iraq"] * (dice - 1))
    assert table.state["iraq"].cells == 1 + dice
    assert table.state.card == 2


@pytest.mark.rule("labyrinth", "6.3.1-n1", "6.3.2.3")
@BOTH
def test_us_election_always_happens_when_the_card_is_played_before_or_after_the_operations(side: str) -> None:
    countries = {"gulf_states": muslim("Good Ally"), "iran": {"cells": 1}}
    operation, answer = ("deploy", "1") if side == US else ("travel", "iran")
    after = turn(side, US_ELECTION, countries=countries, dice=[4])
    assert "event" not in uses(after, US_ELECTION)
    assert "event_first" in offered(after)
    play(after, operation, answer)
    assert after.state.prestige == 6  # US Hard, World Hard 1
    before = turn(side, US_ELECTION, countries=countries, dice=[4])
    play(before, US_ELECTION, "event_first")
    assert before.state.prestige == 6
    play(before, operation, answer)
    assert before.state.prestige == 6
    for table in (after, before):
        assert table.state.discard == [US_ELECTION]
        assert table.state.card == 2


@pytest.mark.rule("labyrinth", "6.3.1-n1")
def test_us_election_happens_even_with_the_first_plot_card() -> None:
    table = play(turn(JIHADIST, US_ELECTION, dice=[6, 4]), US_ELECTION, "plot")
    assert table.state.first_plot_card == US_ELECTION
    assert table.state.prestige == 6


@pytest.mark.rule("labyrinth", "6.3.2.3", "6.3.1-n1")
def test_us_election_happens_when_it_is_discarded() -> None:
    table = turn(US, US_ELECTION, more=[], jihadist=[SADDAM, WAHHABISM], dice=[1])
    play(table, "discard")
    assert table.state.us_posture == "soft"
    assert table.state.prestige == 4  # World Hard 1 against a Soft US


# -- triggering the other side's events (6.3.2)


@pytest.mark.rule("labyrinth", "6.3.2")
def test_operations_with_a_card_of_the_other_side_cause_its_event() -> None:
    """Homegrown (card 66) places a cell in the United Kingdom; Moro Talks (card 4) lowers Funding."""
    countries = {"gulf_states": muslim("Fair Ally"), "united_kingdom": {"posture": "hard"}}
    us = play(turn(US, HOMEGROWN, countries=countries), HOMEGROWN, "deploy", "1")
    assert us.state["united_kingdom"].cells == 1
    countries = {"philippines": {"posture": "hard"}}
    jihadist = play(turn(JIHADIST, MORO_TALKS, countries=countries), MORO_TALKS, "travel", "iran")
    assert jihadist.state.funding == 4


@pytest.mark.rule("labyrinth", "6.3.2", "4.7.7.2")
def test_except_the_first_card_used_for_plot_each_turn() -> None:
    countries = {"philippines": {"posture": "hard"}}
    table = turn(
        JIHADIST, MORO_TALKS, more=[SANCTIONS], countries=countries, events=["patriot_act"], dice=[6, 6], us=[PREDATOR]
    )
    play(table, MORO_TALKS, "plot")
    assert table.state.funding == 5
    play(table, SANCTIONS, "plot")  # the second: Funding falls by two
    assert table.state.funding == 3


@pytest.mark.rule("labyrinth", "6.3.2.1")
@pytest.mark.parametrize("order", ["event_first", "deploy"])
def test_the_side_that_plays_the_card_chooses_the_order(order: str) -> None:
    """Homegrown (card 66) places a cell in the United Kingdom before or after the US Deploys."""
    countries = {"gulf_states": muslim("Fair Ally"), "united_kingdom": {"posture": "hard"}}
    table = turn(US, HOMEGROWN, countries=countries)
    assert {"event_first", "deploy"} <= set(uses(table, HOMEGROWN))
    table.answer(order)
    happened = table.state["united_kingdom"].cells == 1
    assert happened == (order == "event_first")
    play(table, *(["deploy", "1"] if happened else ["1"]))
    assert table.state["gulf_states"].troops == 1
    assert table.state["united_kingdom"].cells == 1


REGIME_CHANGE_TO_GOOD: dict[str, Any] = {
    "countries": {"afghanistan": muslim("Fair Ally", troops=6, rc="tan"), "iran": {"cells": 1}},
    "dice": [6],  # from Fair to Good: the Regime Change marker is removed
}


@pytest.mark.rule("labyrinth", "6.3.2.1")
def test_the_event_does_not_occur_if_its_precondition_is_not_met_at_that_moment() -> None:
    """Foreign Fighters (card 81) needs a Regime Change country; a War of Ideas ends the only one."""
    table = turn(US, FOREIGN_FIGHTERS, **REGIME_CHANGE_TO_GOOD)
    play(table, FOREIGN_FIGHTERS, "war_of_ideas", "afghanistan")
    assert condition(table, "afghanistan") == "Good Ally"
    assert table.state["afghanistan"].cells == 0


@pytest.mark.rule("labyrinth", "6.3.2.1")
def test_but_it_does_if_it_comes_first() -> None:
    countries = {"afghanistan": muslim("Fair Ally", troops=11, rc="tan"), "iran": {"cells": 1}}
    table = turn(US, FOREIGN_FIGHTERS, countries=countries, dice=[6])
    play(table, FOREIGN_FIGHTERS, "event_first")
    assert table.state["afghanistan"].cells == 5
    play(table, "war_of_ideas", "afghanistan")
    assert condition(table, "afghanistan") == "Good Ally"


@pytest.mark.rule("labyrinth", "6.3.2.1")
def test_an_event_whose_precondition_operations_bring_about_does_occur() -> None:
    """Foreign Fighters again: this time the operation is the Regime Change."""
    table = turn(US, FOREIGN_FIGHTERS, countries={"afghanistan": muslim("Islamist Rule Adversary")}, dice=[1, 1, 1, 1])
    play(table, FOREIGN_FIGHTERS, "regime_change", "6")
    assert table.state["afghanistan"].is_regime_change
    assert table.state["afghanistan"].cells == 5


@pytest.mark.rule("labyrinth", "6.3.2.1", "6.2.9", "4.7.7.1")
def test_a_card_whose_event_came_first_is_removed_or_kept_aside_after_its_operation() -> None:
    """Abu Sayyaf (card 57) is a one-time event, Biometrics (card 2) a lapsing one."""
    table = turn(US, ABU_SAYYAF, countries={"philippines": {"posture": "hard"}})
    play(table, ABU_SAYYAF, "event_first", "reserves")
    assert (table.state.removed, table.state.discard) == ([ABU_SAYYAF], [])
    table = play(turn(JIHADIST, BIOMETRICS), BIOMETRICS, "event_first", "reserves")
    assert (table.state.lapsing_cards, table.state.discard) == ([BIOMETRICS], [])


@pytest.mark.rule("labyrinth", "6.3.2.2")
def test_a_triggered_event_is_decided_by_the_side_it_belongs_to() -> None:
    """Lebanon War (card 86) used by the US: the Jihadist side says which Shia-Mix country gets a cell."""
    countries = {"gulf_states": muslim("Good Ally"), "iraq": muslim("Poor Ally"), "lebanon": muslim("Fair Neutral")}
    table = turn(US, LEBANON_WAR, countries=countries)
    play(table, LEBANON_WAR, "deploy", "gulf_states", "1")
    assert (asked(table).seat, purpose(table)) == ("jihadist", "place_cells")
    table.answer("lebanon")
    assert table.state["lebanon"].cells == 1
    assert [note.message.args["side"] for note in table.notes if note.message.id == "note-event"] == ["jihadist"]
    countries = {"egypt": muslim("Fair Ally", cells=1), "jordan": muslim("Fair Ally", cells=1)}
    table = turn(JIHADIST, PREDATOR, countries=countries)
    play(table, PREDATOR, "reserves")
    assert (asked(table).seat, purpose(table)) == ("us", "remove_cell")
    assert offered(table) == ["egypt", "jordan"]


@pytest.mark.rule("labyrinth", "6.3.2.2", "6.2.7a", "6.2.9")
def test_it_is_marked_and_removed_as_if_its_own_side_had_played_it() -> None:
    countries = {"gulf_states": muslim("Good Ally"), "philippines": {"posture": "hard"}}
    table = play(turn(US, ABU_SAYYAF, countries=countries), ABU_SAYYAF, "deploy", "1")
    assert table.state.in_play("abu_sayyaf")
    assert table.state.removed == [ABU_SAYYAF]


@pytest.mark.rule("labyrinth", "6.3.2.3")
def test_a_friendly_or_unassociated_card_used_for_operations_triggers_nothing() -> None:
    countries = {"gulf_states": muslim("Good Ally"), "philippines": {"posture": "hard"}}
    friendly = turn(US, MORO_TALKS, countries=countries)
    assert "event_first" not in uses(friendly, MORO_TALKS)
    play(friendly, "deploy", "1")
    assert friendly.state.funding == 5
    unassociated = turn(US, GAZA_WITHDRAWAL, countries=countries)
    assert "event_first" not in uses(unassociated, GAZA_WITHDRAWAL)
    play(unassociated, "deploy", "1")
    assert unassociated.state.funding == 5
    assert unassociated.state["israel"].cells == 0


@pytest.mark.rule("labyrinth", "6.3.2.3")
def test_discarding_a_card_triggers_nothing() -> None:
    """Gaza War (card 63) has the US discard Homegrown (card 66)."""
    table = turn(JIHADIST, GAZA_WAR, us=[HOMEGROWN], countries={"united_kingdom": {"posture": "hard"}})
    play(table, GAZA_WAR, "event")
    assert table.state.discard == [HOMEGROWN, GAZA_WAR]
    assert table.state["united_kingdom"].cells == 0


# -- Reserves (6.3.3)


@pytest.mark.rule("labyrinth", "6.3.3")
@pytest.mark.parametrize(("card", "before", "after"), [(MORO_TALKS, 0, 1), (PREDATOR, 0, 2), (MORO_TALKS, 1, 2)])
def test_a_card_of_value_1_or_2_adds_its_value_to_reserves(card: int, before: int, after: int) -> None:
    table = play(turn(US, card, reserves={"us": before}), card, "reserves")
    assert table.state.reserves == {"us": after, "jihadist": 0}
    assert table.state.discard == [card]


@pytest.mark.rule("labyrinth", "6.3.3")
@pytest.mark.parametrize("before", [1, 2])
def test_reserves_never_exceed_2(before: int) -> None:
    table = play(turn(JIHADIST, HOMEGROWN, reserves={"jihadist": before}), HOMEGROWN, "reserves")
    assert table.state.reserves["jihadist"] == 2


@pytest.mark.rule("labyrinth", "6.3.3")
def test_a_card_of_value_3_cannot_be_put_into_reserves() -> None:
    assert "reserves" not in uses(turn(US, SAFER_NOW), SAFER_NOW)
    assert "reserves" not in uses(turn(JIHADIST, SADDAM), SADDAM)


@pytest.mark.rule("labyrinth", "6.3.3", "6.3.2")
def test_a_card_of_the_other_side_put_into_reserves_causes_its_event_if_it_is_playable() -> None:
    countries = {"united_kingdom": {"posture": "hard"}, "philippines": {"posture": "hard"}}
    table = play(turn(US, HOMEGROWN, countries=countries), HOMEGROWN, "reserves")
    assert table.state.reserves["us"] == 2
    assert table.state["united_kingdom"].cells == 1
    blocked = play(turn(US, ABU_SAYYAF, countries=countries, events=["moro_talks"]), ABU_SAYYAF, "reserves")
    assert blocked.state.reserves["us"] == 2
    assert blocked.state["philippines"].cells == 0


ALERT: dict[str, Any] = {"countries": {"iran": {"cells": 1, "plots": [2]}}}


@pytest.mark.rule("labyrinth", "6.3.3.1", "6.3.3.1-ex1")
@pytest.mark.parametrize("card", [MORO_TALKS, PREDATOR])
def test_with_two_reserves_a_card_of_value_1_or_2_can_alert_a_plot(card: int) -> None:
    table = turn(US, card, reserves={"us": 2}, **ALERT)
    play(table, card, "alert")
    assert not table.state.plots_on_map()
    assert table.state.reserves["us"] == 0


@pytest.mark.rule("labyrinth", "6.3.3.1")
@pytest.mark.parametrize(
    ("card", "reserves", "alert"), [(PREDATOR, 1, True), (MORO_TALKS, 1, False), (PREDATOR, 0, False)]
)
def test_an_operation_needs_card_and_reserves_of_its_value_together(card: int, reserves: int, alert: bool) -> None:
    table = turn(US, card, reserves={"us": reserves}, **ALERT)
    assert ("alert" in uses(table, card)) == alert


@pytest.mark.rule("labyrinth", "6.3.3.1")
@pytest.mark.parametrize(
    ("card", "reserves", "dice"), [(ANSAR, 1, 2), (ANSAR, 2, 3), (HOMEGROWN, 1, 3), (HOMEGROWN, 2, 3)]
)
def test_all_reserves_are_spent_and_add_to_the_card_up_to_3(card: int, reserves: int, dice: int) -> None:
    countries = {"iran": {}, "iraq": muslim("Poor Ally", cells=1)}
    table = turn(JIHADIST, card, reserves={"jihadist": reserves}, countries=countries, dice=[1] * dice)
    play(table, card, "recruit", "yes", *["iraq"] * (dice - 1))
    assert table.state["iraq"].cells == 1 + dice
    assert table.state.reserves["jihadist"] == 0


@pytest.mark.rule("labyrinth", "6.3.3.1")
def test_a_side_may_also_keep_its_reserves() -> None:
    countries = {"iran": {}, "iraq": muslim("Poor Ally", cells=1)}
    table = turn(JIHADIST, ANSAR, reserves={"jihadist": 2}, countries=countries, dice=[1])
    play(table, ANSAR, "recruit")
    assert purpose(table) == "spend_reserves"
    table.answer("no")
    assert table.state["iraq"].cells == 2
    assert table.state.reserves["jihadist"] == 2


@pytest.mark.rule("labyrinth", "6.3.3.1")
def test_reserves_open_countries_that_the_card_alone_could_not_reach() -> None:
    countries = {"jordan": muslim("Good Neutral"), "yemen": muslim("Poor Neutral")}
    for answer, reached in (("yes", True), ("no", False)):
        table = turn(US, PREDATOR, reserves={"us": 1}, countries=countries)
        play(table, PREDATOR, "war_of_ideas", answer)
        assert ("yemen" in offered(table)) == reached
        assert "jordan" in offered(table)


@pytest.mark.rule("labyrinth", "6.3.3.1")
def test_a_card_of_value_3_gains_nothing_and_leaves_reserves_alone() -> None:
    countries = {"iran": {}, "iraq": muslim("Poor Ally", cells=1)}
    table = turn(JIHADIST, SADDAM, reserves={"jihadist": 2}, countries=countries, dice=[1, 1, 1])
    play(table, SADDAM, "recruit", "iraq", "iraq")
    assert table.state["iraq"].cells == 4
    assert table.state.reserves["jihadist"] == 2


@pytest.mark.rule("labyrinth", "6.3.3.1")
def test_a_reserves_operation_does_not_spend_reserves() -> None:
    table = play(turn(US, MORO_TALKS, reserves={"us": 1}), MORO_TALKS, "reserves")
    assert table.state.reserves["us"] == 2


@pytest.mark.rule("labyrinth", "6.3.3.1")
def test_reserves_do_not_help_an_event_such_as_back_channel() -> None:
    """It needs a card whose value is an Adversary's Resources: for Iraq, 3."""
    countries = {"iraq": muslim("Poor Adversary"), "gulf_states": muslim("Good Ally")}
    soft: dict[str, Any] = {"us_posture": "soft", "reserves": {"us": 2}, "countries": countries}
    low = turn(US, BACK_CHANNEL, more=[PREDATOR], **soft)
    assert "event" not in uses(low, BACK_CHANNEL)
    high = turn(US, BACK_CHANNEL, more=[SAFER_NOW], jihadist=[SADDAM], **soft)
    assert "event" in uses(high, BACK_CHANNEL)
    play(high, BACK_CHANNEL, "event", "iraq")
    assert condition(high, "iraq") == "Poor Neutral"
    assert high.state.reserves["us"] == 2


@pytest.mark.rule("labyrinth", "6.3.3.1")
def test_the_us_may_not_use_reserves_for_reassessment() -> None:
    with_reserves = turn(US, SAFER_NOW, more=[PREDATOR], reserves={"us": 2})
    assert "reassessment" not in uses(with_reserves, SAFER_NOW)
    second = turn(US, PREDATOR, more=[SAFER_NOW], reserves={"us": 2})
    assert "reassessment" not in uses(second, PREDATOR)
    two_cards = turn(US, SAFER_NOW, more=[RENDITIONS], reserves={"us": 2})
    assert "reassessment" in uses(two_cards, SAFER_NOW)
    play(two_cards, "reassessment")
    assert two_cards.state.us_posture == "soft"


@pytest.mark.rule("labyrinth", "6.3.3.2", "5.2.7")
def test_reserves_not_spent_by_the_end_of_the_turn_are_lost() -> None:
    assert end_of_turn(reserves={"us": 2, "jihadist": 2}).state.reserves == {"us": 0, "jihadist": 0}
