"""No seat can prolong a turn for ever: whatever leads nowhere comes to an end (1.5.1b, 4.2.1b, 4.2.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from sandtable import Table
from sandtable.plain.activities.menu import ACTIVITIES, GOING_WITH
from sandtable.plain.play import Play
from sandtable.plain.under_way import Action
from tests.plain.reaching import driven, execute
from tests.plain.scene import document, play, scene, turn
from tests.playing import offered

SPACES = {
    "kabul": {"coalition_troops": 3, "coalition_bases": 1, "troops": 2, "taliban_active": 1},
    "herat": {"coalition_troops": 2, "troops": 2, "police": 1, "taliban": 1, "warlords": 2, "support": "support"},
    "balkh": {"warlords": 2, "warlord_bases": 1, "troops": 3, "taliban_active": 1},
    "kandahar": {"taliban": 3, "taliban_bases": 1, "police": 1},
}
LONGEST = 1500
Picks = Callable[[Sequence[str]], str]


@pytest.mark.rule("plain", "1.5.1b", "8.1.2f")
def test_a_nonplayer_is_not_asked_for_gifts_and_a_player_once_a_turn() -> None:
    seats = {"coalition": "human", "government": "human", "taliban": "human", "warlords": "book"}
    table = Table.from_position({**document(SPACES), "eligible": ["taliban"]}, seats=seats, seed=1)
    play(table, "rally", "ask_gift")
    assert table.question is not None
    assert table.question.seat == "government"  # the Warlords, who have Resources too, are not asked
    play(table, 0)
    assert "ask_gift" not in offered(table)


@pytest.mark.rule("plain", "1.5.1b")
def test_who_has_given_nothing_is_asked_again_on_another_card() -> None:
    table = play(turn("taliban", SPACES), "rally", "ask_gift", "warlords", 0, "ask_gift")
    assert table.question is not None
    assert table.question.seat == "government"
    play(table, 0)
    assert "ask_gift" not in offered(table)
    while "ask_gift" not in offered(table):  # the others act, and the Taliban again
        play(table, next(key for key in ("pass", "done", "kandahar", *offered(table)) if key in offered(table)))
        if table.question.seat == "taliban" and "rally" in offered(table) and table.state.card != 67:
            play(table, "rally")


def least(options: Sequence[str]) -> str:
    """The least number, else the first thing that is not the end."""
    numbers = [key for key in options if key.isdigit()]
    if numbers:
        return min(numbers, key=int)
    return next((key for key in options if key != "done"), "done")


def last_of_all(options: Sequence[str]) -> str:
    """The last thing that is not the end."""
    return next((key for key in reversed(options) if key != "done"), "done")


def asides_first(options: Sequence[str]) -> str:
    """Gifts, lifting and special activities before anything else, and as little as possible of them."""
    first = ("give", "ask_gift", "lift", *ACTIVITIES, "hidden_asset")
    return next((key for key in first if key in options), least(options))


@pytest.mark.parametrize("picks", [least, last_of_all, asides_first])
@pytest.mark.parametrize("card", [67, 45, 1, 34])
def test_a_turn_comes_to_an_end(card: int, picks: Picks) -> None:
    """Each faction in its turn does whatever leads nowhere; nobody gives anything."""
    table = scene(SPACES, card=card, resources={"government": 9, "taliban": 9, "warlords": 9})
    while table.question is not None and table.state.card == card and table.ply < LONGEST:
        options = table.question.keys
        play(table, picks([key for key in options if key not in ("pass", "event")] or options))
    assert 20 < table.ply < LONGEST


@pytest.mark.rule("plain", "4.2.1b", "4.2.2")
@pytest.mark.parametrize("picks", [least, last_of_all, lambda options: options[0]])
@pytest.mark.parametrize("name", sorted(ACTIVITIES))
def test_a_special_activity_comes_to_an_end(name: str, picks: Picks) -> None:
    """Pieces of a kind do not go in circles, so that moves come to an end."""
    faction = ACTIVITIES[name].faction
    operation = next(each for (who, each), found in GOING_WITH.items() if who == faction and name in dict(found))
    g = Play(turn(faction, SPACES).state, None)
    action = Action(faction, operation, may_special=True, selected=["balkh"])
    assert driven(execute(g, action, name), picks, LONGEST) < LONGEST
