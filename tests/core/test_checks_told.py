"""Whole games: every die that can fail tells its check, and what is told beside it says the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.messages import Argument, Message, Note
from sandtable.words import Words
from tests.toy.state import SEATS

HOW_MUCH = {
    "labyrinth": {
        "governance", "posture", "us_posture", "prestige_amount", "random_country", "random_marker", "schengen_table",
        "shia_mix_table", "random_muslim_white", "random_muslim_black", "random_muslim_second", "random_shia_mix",
        "random_schengen", "paris_attacks_tan", "paris_attacks_black", "je_suis_charlie", "intl_banking_regime",
    },
    "plain": {"surge", "nonplayer_surge", "event", "random_column", "random_row", "random_space"},
    "pasture": set(),
}  # fmt: skip
"""Dice that can neither succeed nor fail: they say how much or which."""
PLAYS: Mapping[str, Any] = {
    "labyrinth": [
        {"scenario": "lets_roll", "seats": {"us": "random", "jihadist": "solitaire:normal"}, "seed": 1},
        {"scenario": "awakening", "seats": {"us": "bot:off_guard", "jihadist": "bot:attractive"}, "seed": 2},
        {"scenario": "mitts_turn", "seats": {"us": "random", "jihadist": "random"}, "seed": 3},
    ],
    "plain": [
        {"seats": dict.fromkeys(("government", "coalition", "taliban", "warlords"), "random"), "seed": 1},
        {"seats": dict.fromkeys(("government", "coalition", "taliban", "warlords"), "chart"), "seed": 2},
        {"seats": dict.fromkeys(("government", "coalition", "taliban", "warlords"), "book"), "seed": 3},
    ],
    "pasture": [{"seats": dict.fromkeys(SEATS, "random"), "seed": 1}],
}


@cache
def told(game: str) -> list[Note]:
    """All that is told in some whole games."""
    return [note for options in PLAYS[game] for note in Table.new(game, **options).notes]


def rolled(game: str) -> Iterator[tuple[str, Note, list[Note]]]:
    """Every die: what it is for, its note, and the echoes that follow it."""
    notes = told(game)
    for place, note in enumerate(notes):
        what = note.message.args.get("what")
        if note.message.id == "note-die" and isinstance(what, Message):
            after = notes[place + 1 :]
            end = next((n for n, each in enumerate(after) if not each.echo), len(after))
            yield what.id.removeprefix("roll-"), note, after[:end]


def number(value: Argument) -> int:
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize("game", PLAYS)
def test_a_die_has_a_check_if_it_can_fail(game: str) -> None:
    dice = Counter((purpose in HOW_MUCH[game], note.check is None) for purpose, note, _ in rolled(game))
    assert set(dice) <= {(True, True), (False, False)}, dice
    assert dice[False, False] >= 3


@pytest.mark.parametrize("game", PLAYS)
def test_a_check_adds_up_and_its_verdict_follows(game: str) -> None:
    for _, note, _ in rolled(game):
        if note.check is None:
            continue
        args = note.check.args
        assert (args["pips"], args["what"]) == (note.message.args["pips"], note.message.args["what"])
        changes, needs = args.get("modifiers", ()), args["needs"]
        assert isinstance(changes, tuple)
        assert isinstance(needs, Message)
        total = number(args["pips"])
        for change in changes:
            assert isinstance(change, Message)
            total += number(change.args["number"]) * (-1 if change.id == "check-minus" else 1)
        assert args.get("sum", total) == total
        wanted = number(needs.args["number"])
        met = total >= wanted if needs.id == "check-at-least" else total <= wanted
        assert args["verdict"] == ("succeeds" if met else "fails")


@pytest.mark.parametrize("game", PLAYS)
def test_echoes_say_what_the_check_before_them_says(game: str) -> None:
    echoed = 0
    for _, note, echoes in rolled(game):
        for echo in echoes:
            assert note.check is not None
            args, echoed = note.check.args, echoed + 1
            if echo.message.id == "note-sum":
                assert echo.message.args["sum"] == args["sum"]
            elif "change" in echo.message.args:
                change = number(echo.message.args["change"])
                name = Message(echo.message.id.removeprefix("note-"))
                sign = "check-minus" if change < 0 else "check-plus"
                assert Message(sign, {"number": abs(change), "name": name}) in args["modifiers"]  # type: ignore[operator]
            else:
                assert args["verdict"] == "fails"
    assert echoed == sum(note.echo for note in told(game))
    assert echoed or game != "labyrinth"


@pytest.mark.parametrize("game", PLAYS)
def test_every_check_has_its_words(game: str) -> None:
    words = Words(game=game, strict=True)
    for _, note, _ in rolled(game):
        assert words.say(note.says)
