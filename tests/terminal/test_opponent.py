"""An opponent's plays: told one by one, explained on demand, and gone back to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable import Table
from sandtable.labyrinth.terms import US
from tests.labyrinth.scene import turn
from tests.terminal.driving import any_answer, driven, session

FIRST = "Turn 1: Jihadist, card 1"
SECOND = "Turn 1: Jihadist, card 2"


def solitaire() -> Table:
    """A game of one person against the book's opponent."""
    return Table.new("labyrinth", seed=3, seats={"jihadist": "solitaire"})


def part(text: str, start: str, end: str) -> str:
    """What stands between two pieces of text."""
    return text.split(start, 1)[1].split(end, 1)[0]


# -- telling


def test_each_card_has_a_heading_and_its_dice() -> None:
    text = session(solitaire())
    first = part(text, FIRST, SECOND)
    assert "The Jihadist side plays Special Forces (1)." in first
    assert "A 3 is rolled: Governance of Yemen (Fair on 5 or more)." in first
    assert "The Jihadist side plays CTR (1)." in part(text, SECOND, "Tracks")
    assert "Is it a Jihadist" not in text


def test_the_board_counts_what_wins_and_loses_against_it() -> None:
    """Its last cell wins nothing, and too few Good Resources at the end lose (9.1)."""
    text = session(solitaire())
    assert re.search(r"Good Resources at the end +0 of 6", text)
    assert "Cells left on the map" not in text
    assert "Cells left on the map" in session(turn(US, 24), open_hands=True)


def test_a_person_s_own_card_has_no_heading() -> None:
    table = solitaire()
    text = session(table, "22", "1", "7")
    assert "The US fights the War of Ideas in France." in text
    assert "Turn 1: US, card 1" not in text


def test_enter_between_its_cards() -> None:
    table = solitaire()
    text = session(table, "why", "22", "undo", "", "", "22", pause=True)
    first, second, *_ = text.split("Enter goes on, why tells the reasons:")[1:]
    assert "Is it a Jihadist or Unassociated event that can be played? No.  9.4.1" in first
    assert SECOND not in first
    assert "Press Enter first" in second
    assert "How do you use Mossad & Shin Bet?" in text


def test_leaving_while_it_plays(home: Path) -> None:
    for leave in ("quit", EOFError, KeyboardInterrupt):
        text = session(solitaire(), leave, pause=True, autosave=home / "kept.json")
        assert "The game is kept as kept" in text
        assert Table.load(home / "kept.json").to_save() == solitaire().to_save()


def test_a_game_taken_up_again_does_not_wait_for_what_is_past() -> None:
    table = solitaire()
    session(table, "22", "1", "7")
    text = session(Table.from_save(table.to_save()), pause=True)
    assert "Enter goes on" not in text


@pytest.mark.slow
@pytest.mark.parametrize("level", ["normal", "virulent"])
def test_a_whole_game_with_a_pause_after_each_play(level: str) -> None:
    table = Table.new("labyrinth", seed=4, seats={"jihadist": f"solitaire:{level}"})
    lines: list[str] = []

    def say(table: Table) -> str:
        lines.append("" if table.question is None or len(lines) % 3 else any_answer(table, len(lines)))
        return lines[-1]

    text = driven(table, say, pause=True)
    assert table.outcome is not None
    assert "The game is over." in text
    told = re.findall(r"^(Turn \d+: Jihadist, card \d)", text, re.MULTILINE)
    assert len(told) == text.count("The Jihadist side plays") == text.count("Enter goes on") - text.count("Press Enter")


# -- why


def test_why_repeats_the_last_play_in_full() -> None:
    text = session(solitaire(), "why", "why 2", "why 3", "why 0", "why ²")
    last, before, none, *_ = text.split("> why")[1:]
    assert SECOND in last
    assert "The Jihadist side plays CTR (1).  5.2.2" in last
    assert "Are cells Available to Recruit? Yes.  9.4.1" in last
    assert "Recruit in Yemen: 6, needs 3 or less: fails  8.1.1" in last
    assert FIRST in before
    assert "The Global table gives Yemen.  9.5" in before
    assert "There are only 2 plays to explain so far." in none
    assert text.count("is not a number") == 2


def test_every_reason_of_a_play_is_told() -> None:
    table = solitaire()
    text = session(table, "why 2")
    reasons = [note for note in table.notes[: table.steps[2].notes] if note.kind == "why"]
    assert len(reasons) > 5
    assert part(text, "> why 2", "> ").count("  9.") >= len(reasons)


def test_why_before_anything_and_between_people() -> None:
    assert "no play to explain yet" in session(turn(US, 23), "", "why")
    table = turn(US, 23, countries={"canada": {}}, dice=[5, 5])
    text = session(table, "", "23", "war", "canada", "why", open_hands=False)
    assert "7.2.3: War of Ideas in a Non-Muslim country" in text


# -- back to a card


def after_five_cards() -> Table:
    """A game at the second card of the US in the second round."""
    table = solitaire()
    for number in range(40):
        if len(table.steps) > 9:
            break
        assert table.question is not None
        keys = table.question.keys
        table.answer(*keys[number % len(keys) :][:1])
    return table


def test_the_cards_so_far_are_listed() -> None:
    text = session(after_five_cards(), "undo list", "undo list all")
    listed = part(text, "> undo list", '"undo')
    assert re.search(r"1 +Turn 1: Jihadist, card 1 +18 +The Jihadist side plays Special Forces \(1\)\.", listed)
    assert re.search(r"3 +Turn 1: US, card 1 +21 +The US plays", listed)
    assert "goes back to the start of card" in text


@pytest.mark.parametrize("command", ["undo 3", "undo card 3"])
def test_going_back_to_a_card(command: str, home: Path) -> None:
    table = after_five_cards()
    text = session(table, command, autosave=home / "kept.json")
    assert table.to_save() == solitaire().to_save() == Table.load(home / "kept.json").to_save()
    gone = part(text, "Back at the start of this card.", "Which card do you play?")
    assert "Turn 1: US, card 1" in gone
    assert "No longer so: The US plays" in gone
    assert "The Jihadist side plays CTR" not in gone


def test_an_opponent_s_card_is_told_again() -> None:
    table = after_five_cards()
    text = session(table, "undo 2")
    assert table.to_save() == solitaire().to_save()
    assert "The Jihadist side plays CTR (1)." in text.split("> undo 2")[1]
    assert "This card is played again. Turn 1: Jihadist, card 2" in text
    assert "Back at the start of this card." not in text
    assert "No longer so: The Jihadist side plays CTR" not in text


@pytest.mark.parametrize("command", ["undo 0", "undo ²", "undo 99", "undo everything", "undo card", "undo -1"])
def test_a_card_that_is_not_there(command: str) -> None:
    table = after_five_cards()
    before = table.to_save()
    assert '"undo list" shows them' in session(table, command)
    assert table.to_save() == before


def test_nothing_to_go_back_to() -> None:
    table = turn(US, 23)
    assert "No card has been played yet." in session(table, "", "undo list")


def test_the_undo_law_holds_between_two_people() -> None:
    table = turn(US, 23, countries={"canada": {}}, dice=[5, 5])
    text = session(table, "", "23", "war", "canada", "undo 1")
    assert "a die has been rolled or a card drawn since then" in text
    assert table.state["canada"].posture == "hard"


def test_taking_back_in_a_game_taken_up_again() -> None:
    table = solitaire()
    session(table, "22")
    text = session(Table.from_save(table.to_save()), "undo")
    assert "Taken back: Which card do you play?" in text
