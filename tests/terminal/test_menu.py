"""The menu before a game: what Enter takes, what can be changed, and what skips it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable import Table
from sandtable.core.errors import CannotUndo
from sandtable.core.game import games
from sandtable.terminal import menu
from sandtable.terminal.menu import Desk
from sandtable.terminal.naming import level_called
from sandtable.words import Words
from tests.terminal.driving import Screen, run

WORDS = Words(strict=True)


def settings(*lines: str, game: str = "labyrinth") -> menu.Settings:
    """What these lines choose."""
    screen = Screen(lines)
    chosen = menu.ask(games()[game], Desk(screen.console, screen.read, WORDS))
    assert chosen is not None
    return chosen


def kept(home: Path, name: str = "labyrinth-1") -> Table:
    """A game that is kept."""
    return Table.load(home / "data" / "sandtable" / "games" / f"{name}.json")


def test_enter_takes_a_good_game(home: Path) -> None:
    code, text = run("play", "labyrinth", "--seed", "1", lines=[""])
    assert code == 0
    for part in ("Let's Roll!", "the rule book's opponent", "Normal", "Standard: one deck", "Digital"):
        assert part in text
    assert "--seat us=human --seat jihadist=solitaire:normal" in text
    assert "US: Which card do you play?" in text
    table = kept(home)
    assert table.setup.seats == {"us": "human", "jihadist": "solitaire:normal"}
    assert (table.setup.options["scenario"], table.setup.options["decks"], table.dice) == ("lets_roll", 1, None)


def test_every_line_can_be_changed_by_number_or_name(home: Path) -> None:
    lines = ["scenario", "ana", "level", "vir", "len", "2", "mini", "yes", "dice", "real", "cards", "real", ""]
    code, text = run("play", "labyrinth", "--seed", "1", lines=lines)
    assert code == 0
    assert "failed Jihad rolls cost no cells" in text
    assert "the cells have slipped over the mountains" in " ".join(text.split())
    table = kept(home)
    assert table.setup.seats["jihadist"] == "solitaire:virulent"
    wanted = {"scenario": "anaconda", "decks": 2, "mini_decks": True, "rules": "war_on_terror", "campaign": False}
    assert table.setup.options == wanted
    assert table.dice == "physical"


def test_the_command_line_it_names_gives_the_same_game(home: Path) -> None:
    chosen = settings("1", "4", "level", "potent", "mini", "y", "cards", "real", "")
    arguments = chosen.command_line().split()[1:]
    run(*arguments, "--seed", "3")
    again = kept(home)
    assert again.setup.seats == chosen.seats
    assert again.setup.options == chosen.options
    assert again.dice == chosen.real == "physical_cards"


def test_cards_may_be_real_and_unseen_where_people_hold_any() -> None:
    assert settings("cards", "unseen", "").real == "physical_cards_unseen"
    assert settings("cards", "unseen", "dice", "real", "").real == "physical_unseen"
    screen = Screen(["cards", "", "quit"])
    menu.ask(games()["plain"], Desk(screen.console, screen.read, WORDS))
    assert "Unseen" not in screen.text


def test_enter_keeps_a_line_and_wrong_input_is_one_line() -> None:
    screen = Screen(["9", "banana", "scen", "narnia", "", ""])
    chosen = menu.ask(games()["labyrinth"], Desk(screen.console, screen.read, WORDS))
    assert chosen is not None
    assert chosen.options["scenario"] == "lets_roll"
    assert screen.text.count("is not among the options") == 3


def test_a_question_mark_says_again_what_can_be_typed() -> None:
    screen = Screen(["?", ""])
    assert menu.ask(games()["labyrinth"], Desk(screen.console, screen.read, WORDS)) is not None
    assert screen.text.count("Enter begins; a number or a name changes a line") == 2
    assert "not among the options" not in screen.text


@pytest.mark.parametrize(
    ("lines", "seats"),
    [
        (["2", "jihadist", ""], {"us": "bot:off_guard", "jihadist": "human"}),
        (["2", "jihadist", "us played", "steady", ""], {"us": "steady", "jihadist": "human"}),
        (["3", "the bot", "level", "potent", ""], {"us": "human", "jihadist": "bot:potent"}),
        (["2", "jihadist", "us played", "random", ""], {"us": "random", "jihadist": "human"}),
        (["3", "another", ""], {"us": "human", "jihadist": "human"}),
        (["3", "random", ""], {"us": "human", "jihadist": "random"}),
        (["2", "every", ""], {"us": "human", "jihadist": "human"}),
    ],
)
def test_who_plays(lines: list[str], seats: dict[str, str]) -> None:
    assert settings(*lines).seats == seats


def test_with_the_bot_the_awakening_and_a_campaign_can_be_played() -> None:
    chosen = settings("3", "the bot", "scenario", "isil", "")
    assert chosen.options["scenario"] == "isil"
    assert settings("3", "the bot", "campaign", "yes", "").options["campaign"] is True
    screen = Screen(["scenario", "isil", "", ""])
    chosen_by_rule_9 = menu.ask(games()["labyrinth"], Desk(screen.console, screen.read, WORDS))
    assert chosen_by_rule_9 is not None
    assert chosen_by_rule_9.options["scenario"] == "lets_roll"


def test_mini_decks_go_away_with_the_opponent_they_belong_to() -> None:
    chosen = settings("mini", "yes", "3", "random", "")
    assert chosen.options["mini_decks"] is False
    assert "setting-mini_decks" not in [line.title.id for line in chosen.lines()]


def test_one_person_who_plays_every_side_has_open_hands() -> None:
    _, text = run("play", "labyrinth", "--seed", "1", lines=["2", "every", "", "77", "event", "1", "undo"])
    assert "Pass the screen" not in text
    assert "Taken back:" in text


@pytest.mark.parametrize("leave", ["quit", EOFError, KeyboardInterrupt])
def test_leaving_the_menu_begins_nothing(home: Path, leave: str | type[BaseException]) -> None:
    code, text = run("play", "labyrinth", lines=[leave])
    assert code == 0
    assert "Which card" not in text
    assert not (home / "data").exists()


@pytest.mark.parametrize("said", ["--seat us=random", "--scenario anaconda", "--decks 2", "--open", "--dice physical"])
def test_arguments_skip_the_menu(said: str) -> None:
    _, text = run("play", "labyrinth", *said.split(), lines=[])
    assert "Enter begins" not in text


def test_a_new_game_does_not_lose_the_one_before(home: Path) -> None:
    run("play", "labyrinth", "--seed", "1", lines=["", "22", "1"])
    before = kept(home).to_save()
    run("play", "labyrinth", "--seed", "2", lines=[""])
    run("play", "labyrinth", "--seed", "3", lines=[""])
    assert [kept(home, f"labyrinth-{number}").seed for number in (1, 2, 3)] == ["1", "2", "3"]
    assert kept(home).to_save() == before


@pytest.mark.parametrize("game", sorted(games()))
def test_every_choice_of_every_game_has_words(game: str) -> None:
    words = WORDS.of(game)
    chosen = menu.Settings(games()[game], WORDS)
    for side in (*games()[game].seats, menu.ALL):
        chosen.side = side
        for line in chosen.lines():
            assert words.say(line.title)
            assert all(words.say(option.label) for option in line.options)
    for seat_and_name, levels in games()[game].opponents.items():
        called = [level_called(words, seat_and_name.partition(":")[2], level) for level in levels]
        assert all(words.attribute(level.id, "about") for level in called)


def test_a_game_against_the_book_can_be_taken_back_without_limit(home: Path) -> None:
    run("play", "labyrinth", "--seed", "3", lines=["", "103", "1"])
    table = kept(home)
    while table.can_undo():
        table.undo()
    with pytest.raises(CannotUndo):
        table.undo()
