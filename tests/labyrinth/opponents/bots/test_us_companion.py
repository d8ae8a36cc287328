"""The US bot at a real table: its cards are turned over when they are played, and the plots of the player lie open."""

from __future__ import annotations

import pytest

from sandtable import Table
from sandtable.core.table import DEALER, PHYSICAL
from sandtable.labyrinth.terms import HIDDEN, JIHADIST, US
from tests.labyrinth.scene import LABYRINTH, WORDS
from tests.labyrinth.styles import KEEN, chooser
from tests.playing import FAR, answers, asked

BOT = {US: "bot:competent"}


def dealt() -> Table:
    """A physical game after its deal: the Jihadist player has cards 70 to 78, the bot nine that nobody has seen."""
    table = Table.new("labyrinth", seats=BOT, dice=PHYSICAL, seed=1)
    for number in range(70, 79):
        assert (asked(table).seat, asked(table).purpose) == (DEALER, "card")
        table.answer(str(number))
    return table


def test_only_the_hand_of_the_player_is_asked_for_in_the_deal() -> None:
    table = dealt()
    assert table.state.hands == {JIHADIST: list(range(70, 79)), US: [HIDDEN] * 9}
    assert asked(table).seat == JIHADIST


def test_the_player_lays_plots_that_are_known_and_the_bots_card_is_turned_over() -> None:
    table = dealt()
    for key in ("73", "plot", "afghanistan"):
        if key in asked(table).keys:
            table.answer(key)
    while asked(table).purpose != "turn_over_us":
        question = asked(table)
        if question.seat == DEALER:
            table.answer("1" if question.purpose != "card" else question.keys[0])
        else:
            wanted = ("74", "reserves", "travel", "done")
            table.answer(next((key for key in wanted if key in question.keys), question.keys[0]))
    assert asked(table).seat == DEALER
    assert all(plot.kind != HIDDEN for _, plot in table.state.plots_on_map())
    assert WORDS.say(asked(table).prompt)
    table.answer("2")  # Biometrics
    assert table.state.in_effect("biometrics")


@pytest.mark.parametrize(("seed", "scenario"), [(1, "lets_roll"), (2, "awakening"), (3, "isil")])
def test_a_whole_game_at_a_real_table(seed: int, scenario: str) -> None:
    table = Table.new("labyrinth", seats=BOT, dice=PHYSICAL, seed=seed, scenario=scenario)
    seen = set()
    for count, question in enumerate(answers(table, chooser(KEEN, seed))):
        assert count < FAR
        assert WORDS.say(question.prompt)
        seen.add((question.seat, question.purpose))
        if count % 40 == 0:
            assert LABYRINTH.faults(table.state) == []
    assert table.outcome is not None
    assert (DEALER, "turn_over_us") in seen
    assert US not in {seat for seat, _ in seen}
