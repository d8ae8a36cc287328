"""The rules of Pasture, where they show what the core must carry: chance by key, changes by hand, books on any seat."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.chance import Draw, SeededChance
from sandtable.core.errors import BadPosition, BadSetup, CannotUndo
from sandtable.core.forecasts import Forecast
from sandtable.core.game import Game
from sandtable.core.journal import DRAW
from sandtable.core.messages import Note
from sandtable.core.table import DEALER, PHYSICAL
from sandtable.words import Words
from tests.comparing import counted, snapshot
from tests.playing import answers, at_random, carried_out, play_on
from tests.toy.book import LEVELS
from tests.toy.positions import NAME
from tests.toy.rules import PLAY
from tests.toy.samples import AT_PLAY, at_play
from tests.toy.state import FIELDS, SEATS, State

WORDS = Words(game=NAME, strict=True)


def forecast(table: Table, key: str) -> Forecast:
    """What is known of an answer."""
    told = table.forecast(key)
    assert told is not None
    return told


def test_a_sheep_grazes_by_a_die_and_the_forecast_counts_its_outcomes() -> None:
    for field, need in (("mill", 4), ("moor", 3)):  # beside the sheep on the hill or not (3.1)
        grazed = 0
        told: Forecast | None = None
        for pips in range(1, 7):
            table = Table.from_position(AT_PLAY, seed=1, dice=[pips])
            table.answer("1")
            table.answer("graze")
            told = forecast(table, field)
            table.answer(field)
            grazed += table.state.sheep[field]["north"]
        assert told is not None
        assert told.chance == Fraction(grazed, 6) == Fraction(need, 6)
        assert (told.needs, len(told.modifiers)) == (("needs-at-most", {"need": need}), need - 3)
        assert told.cost == ("cost-card", {"card": ("card-1", {})})


def test_a_full_field_is_impossible_and_says_why() -> None:
    table = Table.from_position({**AT_PLAY, "fields": {"hill": {"north": 1, "east": 1, "west": 2}}}, seed=1)
    table.answer("1")
    table.answer("graze")
    assert table.question is not None
    assert table.question.keys == ["mill", "moor", "pond", "wood"]
    assert [WORDS.say(each.reason) for each in table.impossible()] == ["there is room for 4 sheep, and they are there"]


def test_what_the_weather_strikes_is_written_down_by_its_name() -> None:
    table = play_on(Table.new(NAME, seed=2), at_random(2))
    drawn = [entry.value for entry in table.journal if entry.who == DRAW]
    assert any(value in FIELDS for value in drawn)
    assert all(value in FIELDS or value.isdigit() for value in drawn)


def test_real_fields_and_cards_are_asked_of_the_dealer() -> None:
    table = Table.new(NAME, seed=1, dice=PHYSICAL)
    asked = [question for question in answers(table, at_random(1)) if question.seat == DEALER]
    assert table.outcome is not None
    assert {question.purpose for question in asked} >= {"card", "weather", "graze"}
    assert all(WORDS.say(question.prompt) for question in asked)


def test_what_one_has_looked_at_is_not_taken_back() -> None:
    table = at_play()
    for key in ("1", "scout", "east"):
        table.answer(key)
    with pytest.raises(CannotUndo, match="something hidden has been shown"):
        table.undo(by="north")


@pytest.mark.parametrize(("weather", "left"), [("mild", (1, 1)), ("harsh", (1, 0))])
def test_the_weather_may_be_harsh(weather: str, left: tuple[int, int]) -> None:
    document = {"game": NAME, "step": "weather", "weather": weather, "fields": {"hill": {"north": 2, "east": 1}}}
    table = Table.from_position(document, seed=1, dice=PHYSICAL)
    table.answer("hill")
    assert (table.state.sheep["hill"]["north"], table.state.sheep["hill"]["east"]) == left


def test_the_other_options_change_the_game_too() -> None:
    for rounds in (3, 4, 6):
        table = play_on(Table.new(NAME, seed=1, rounds=rounds), at_random(1))
        assert table.state.round == rounds
    for mending in (True, False):
        asked = {question.purpose for question in answers(Table.new(NAME, seed=1, mending=mending), at_random(1))}
        assert ("mend_fences" in asked) == mending
    with pytest.raises(BadSetup, match="weather cannot be 'snow'; expected one of: mild, harsh"):
        Table.new(NAME, weather="snow")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"fields": {"hill": {"north": 5}}}, "fields.hill: a field has room for 4 sheep"),
        ({"hands": {"north": [3]}}, "hands: each of the 20 cards is in one place"),
        ({"seen": {"north": [1]}}, "seen.north: only cards in the hands of others can have been seen"),
        ({"hands": {"north": ["x"]}}, "hands.north: 'x' is not a whole number"),
        ({"round": 9}, "round: 9 is not a round of a game of at most 6"),
        ({"game": "chess"}, "game: 'chess' is not one of: pasture"),
        ({"lake": 1}, "lake: not known here"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any], reason: str) -> None:
    table = at_play()
    before = snapshot(table)
    with pytest.raises(BadPosition, match=reason):
        table.adjust(changes)
    assert snapshot(table) == before


# -- the shepherd


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("level", LEVELS)
def test_the_book_plays_any_seat_at_any_level_and_says_why(seat: str, level: str) -> None:
    table = Table.new(NAME, seed=4, seats={seat: f"shepherd:{level}"})
    asked = {question.seat for question in answers(table, at_random(4))}
    assert asked == {*SEATS} - {seat}
    assert table.outcome is not None
    reasons = [WORDS.say(note.message) for note in table.notes if note.kind == "why"]
    assert reasons
    assert ("Is the shepherd old? Yes." in reasons) == (level == "old")


def test_levels_play_otherwise() -> None:
    young, old = (Table.new(NAME, seed=1, seats=dict.fromkeys(SEATS, f"shepherd:{level}")) for level in LEVELS)
    assert young.outcome is not None
    assert old.outcome is not None
    assert young.journal != old.journal


@pytest.mark.parametrize("seed", range(5))
def test_the_book_decides_by_what_its_seat_may_know(seed: int) -> None:
    table = Table.new(NAME, seed=seed, seats=dict.fromkeys(SEATS, "shepherd:old"))
    chance = SeededChance(str(seed))
    others = 0
    for n, step in enumerate(table.steps):
        if step.state.step == PLAY:
            twin = table.game.redealt(step.state, step.state.seat, counted(chance, n))
            others += twin.hands != step.state.hands
            assert told_by_step(table.game, twin) == told_by_step(table.game, step.state.copy())
    assert others > 5


def told_by_step(game: Game, state: State) -> list[Note]:
    """What everybody is told in a step in which chance always takes the first thing."""
    notes: list[Note] = []
    rules = game.step(state, notes.append)
    assert rules is not None
    carried_out(rules, lambda request: request.among[0] if isinstance(request, Draw) else 1)
    return [note for note in notes if note.visible_to(None)]


@pytest.mark.parametrize("seed", range(6))
def test_everything_can_be_said(seed: int) -> None:
    seats = {"east": "shepherd:old", "west": "shepherd"} if seed % 2 else {}
    table = Table.new(NAME, seed=seed, seats=seats)
    for question in answers(table, at_random(seed)):
        assert WORDS.say(question.prompt)
        for option in question.options:
            assert WORDS.say(option.label)
            told = table.forecast(option.key)
            if told is not None:
                for message in (told.needs, told.cost, *told.modifiers, *told.leads_to, *told.warnings):
                    assert message is not None
                    assert WORDS.say(message)
        for each in table.impossible():
            assert WORDS.say(each.label)
            assert WORDS.say(each.reason)
    assert table.outcome is not None
    for message in (table.outcome.message, *(note.message for note in table.notes)):
        assert WORDS.say(message)
