"""Non-players of A Distant Plain in a terminal: told space by space, with real dice and cards, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.table import DEALER, PHYSICAL
from sandtable.plain.terms import FACTIONS
from tests.plain.nonplayers import seats
from tests.plain.scene import document
from tests.terminal.driving import any_answer, driven, run, session

SPACES = {
    "kabul": {"coalition_bases": 1, "coalition_troops": 2, "troops": 4, "police": 2},
    "zabol": {"taliban_bases": 1, "taliban": 3},
    "balkh": {"warlord_bases": 1, "warlords": 2},
    "kandahar": {"taliban": 2, "police": 1},
}
LAST_CARDS: dict[str, Any] = {"card": 67, "next": 14, "draw": [15, "propaganda"], "propaganda_done": 3}
WARLORDS = "Change in Tactics: Warlords"
TALIBAN = "Change in Tactics: Taliban"


def table(opponent: str, *nonplayers: str, dice: Any = None, **more: Any) -> Table:
    """A position whose card (67) the Warlords have first, then Government, Coalition and Taliban."""
    position = document(SPACES, **{"card": 67, "next": 14, **more})
    return Table.from_position(position, seed=1, dice=dice, seats=seats(nonplayers, opponent))


# -- the story of a turn


def test_a_turn_by_the_book_is_told_space_by_space_and_its_reasons_on_demand() -> None:
    text = session(table("book", "warlords", "taliban"), "why")
    told, why = text.split(WARLORDS, 1)[1].split("> why", 1)
    spaces = [line.split("Rally in ")[1].split(".")[0] for line in told.splitlines() if "Warlords: Rally in " in line]
    assert spaces[0] == "Balkh"
    assert len(spaces) > 1
    for space in spaces:
        assert any(line.strip().startswith(f"{space}: ") and "placed" in line for line in told.splitlines())
        assert f"Rally in {space}." in why
    assert "Equal: " not in told
    assert "Rally for a Base, with two Guerrillas and room: none.  8.5.1b" in why
    assert "Equal: " in why


def test_a_turn_by_the_chart_is_told_space_by_space_and_its_reasons_on_demand() -> None:
    text = session(table("chart", "warlords", "taliban"), "why")
    told, why = text.split(WARLORDS, 1)[1].split("> why", 1)
    for part in (
        "The Warlords: March.",
        "from Balkh to Baghlan.",
        "The Warlords: Cultivate.",
        "Warlords Base placed.",
    ):
        assert part in told
        assert part in why
    assert "? No." not in told
    assert "? No." in why
    assert "? Yes." in why


@pytest.mark.slow
@pytest.mark.parametrize("opponent", ["book", "chart"])
@pytest.mark.parametrize(
    "nonplayers", [("coalition", "government", "warlords"), ("government", "warlords"), ("warlords",)], ids=len
)
def test_one_to_three_people_play_with_non_players_to_the_end(opponent: str, nonplayers: tuple[str, ...]) -> None:
    played = table(opponent, *nonplayers, **LAST_CARDS)
    asked: set[str] = set()

    def say(table: Table) -> str | None:
        if table.question is None:
            return None
        asked.add(table.question.seat)
        return any_answer(table, table.ply * 5)

    text = driven(played, say)
    assert played.outcome is not None
    assert "The game is over." in text
    assert "Non-players" in text or len(nonplayers) < 3 or played.outcome.rule.startswith("8.9")
    assert asked <= {"coalition", "government", "taliban", "warlords"} - set(nonplayers)
    assert "taliban" in asked


# -- the companion of a real table


@pytest.mark.parametrize(
    ("opponent", "done"),
    [("book", "Rally in Bamian."), ("chart", "Warlords Guerrilla (Underground) from Balkh to")],
)
def test_real_dice_choose_its_spaces(opponent: str, done: str) -> None:
    played = table(opponent, "warlords", "taliban", dice=PHYSICAL)
    text = session(played, "7", "5", "5", "3")
    assert (
        "the tan die: the column of the Random Spaces table, the black die: the row of the Random Spaces table, "
        "the green die: the space in its row."
    ) in " ".join(text.split())
    assert '"7" is no roll: a die shows 1 to 6.' in text
    assert "dice and type them in one line, in this order: the black die: the row of the Random" in text
    assert done in text
    assert [entry.value for entry in played.journal[:3]] == [5, 5, 3]


def test_other_dice_choose_other_spaces() -> None:
    chosen = {}
    for dice in ("553", "633"):
        text = session(table("book", "warlords", dice=PHYSICAL), *dice)
        chosen[dice] = text.split("Rally in Balkh.")[1].split("Rally in ")[1].split(".")[0]
    assert chosen["553"] == "Bamian"
    assert chosen["633"] != "Bamian"


@pytest.mark.parametrize("opponent", ["book", "chart"])
def test_real_cards_and_dice_for_a_whole_round(opponent: str) -> None:
    """The card that is turned is asked for, as are the dice that choose spaces."""
    played = table(opponent, "government", "warlords", dice=PHYSICAL)
    asked: set[str] = set()

    def say(table: Table) -> str | None:
        if table.question is None or table.state.card not in (67, 14):
            return None
        asked.add(table.question.purpose)
        if table.question.seat == DEALER and table.question.purpose == "card":
            return "15"
        return any_answer(table, table.ply * 7)

    text = driven(played, say)
    assert {"random_column", "act", "card"} < asked
    assert "not among the options" not in text
    assert played.state.card not in (67, 14)
    assert 15 in (played.state.card, played.state.next)


# -- what is refused

REFUSED = [
    (("play", "--seat", "taliban=book", "--seat", "warlords=chart"), "one game uses one set of Non-player rules (8.0)"),
    (("sim", "--games", "1", "--seat", "taliban=book", "--seat", "warlords=chart"), "follow different printings"),
    (("sim", "--games", "1", "--mixes", "book,chart"), "follow different printings"),
    (("play", "--seat", "russia=book"), "plain has no seat 'russia'; it has: coalition, government, taliban, warlords"),
    (("sim", "--games", "1", "--seat", "russia=random"), "plain has no seat 'russia'"),
    (("play", "--seat", "taliban=human", "--seat", "taliban=book"), "--seat taliban=book: taliban is given twice"),
    (("play", *(part for each in FACTIONS for part in ("--seat", f"{each}=book"))), "no seat is left for a person"),
    (("play", "--seat", "taliban=tribe"), "nobody called 'tribe' can sit at taliban"),
    (("play", "--seat", "taliban=book:hard"), "no levels"),
    (("play", "--seat", "taliban=book", "--option", "players=three"), "must be four"),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "said"), REFUSED, ids=[" ".join(each)[:70] for each, _ in REFUSED])
def test_what_cannot_be_seated_is_refused_in_one_line(
    arguments: tuple[str, ...], said: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = run(arguments[0], "plain", *arguments[1:])
    errors = capsys.readouterr().err
    assert code == 2
    assert said in errors
    assert errors.count("\n") == 1
    assert text == ""
    assert not (home / "data").exists() or not any((home / "data").rglob("*.json"))
