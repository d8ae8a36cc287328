"""The games of a user in the shell: none is lost, each has a name, and any of them can be gone on with."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from sandtable import Table
from sandtable.core.folders import data_folder
from sandtable.terminal import keeping
from sandtable.terminal.session import Session
from sandtable.words import Words
from tests.terminal.driving import Screen, any_answer, refused, run

WORDS = Words(strict=True)
SOLO = ("play", "labyrinth", "--seat", "jihadist=solitaire:virulent")


def begun(seed: str, *more: str) -> None:
    """A game of one person against the book, left at the first question."""
    code, _ = run(*SOLO, "--seed", seed, *more)
    assert code == 0


def dated(*names: str) -> None:
    """Make these games newer one after the other."""
    for age, name in enumerate(names):
        os.utime(keeping.folder() / f"{name}.json", (1_700_000_000 + 60 * age,) * 2)


def seed_of(name: str) -> str:
    return Table.load(keeping.folder() / f"{name}.json").seed


def test_every_game_has_a_file_of_its_own() -> None:
    for seed in ("11", "12", "13", "14"):
        begun(seed)
    assert sorted(keeping.names()) == [f"labyrinth-{number}" for number in (1, 2, 3, 4)]
    assert [seed_of(f"labyrinth-{number}") for number in (1, 2, 3, 4)] == ["11", "12", "13", "14"]


def test_the_number_of_a_game_that_is_gone_is_not_used_again_before_the_last() -> None:
    begun("1")
    begun("2")
    (keeping.folder() / "labyrinth-1.json").unlink()
    begun("3")
    assert sorted(keeping.names()) == ["labyrinth-2", "labyrinth-3"]


def test_a_game_goes_on_by_name_by_its_beginning_or_as_the_newest() -> None:
    begun("1", "--name", "friday")
    begun("2", "--name", "saturday")
    begun("3")
    dated("friday", "saturday", "labyrinth-1")
    for arguments, name in ((("resume", "friday"), "friday"), (("resume", "sat"), "saturday")):
        _, text = run(*arguments)
        assert f"The game is kept as {name};" in text
    dated("saturday", "labyrinth-1", "friday")
    _, text = run("resume")
    assert "The game is kept as friday;" in text


def test_going_on_changes_that_game_alone() -> None:
    begun("3", "--name", "one")
    begun("3", "--name", "two")
    one, two = (keeping.folder() / f"{name}.json" for name in ("one", "two"))
    before = two.read_bytes()
    assert one.read_bytes() == before
    run("resume", "one", lines=[any_answer(Table.load(one))])
    assert Table.load(one).ply > Table.load(two).ply
    assert two.read_bytes() == before


def test_what_is_no_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert f"none is kept in {keeping.folder()}" in refused(capsys, "resume", "friday")
    begun("1", "--name", "friday")
    begun("2", "--name", "frida")
    begun("3", "--name", "fritz")
    assert "no game called monday; there are: frida, friday, fritz" in refused(capsys, "resume", "monday")
    assert "fri could be frida, friday or fritz" in refused(capsys, "resume", "fri")
    assert run("resume", "frida")[0] == 0  # a whole name, though another one begins with it
    assert "a game called Friday already" in refused(capsys, *SOLO, "--name", "Friday")
    for name in ("../x", "", ".hidden", "a/b", "x" * 61, "two words"):
        assert "cannot be the name of a game" in refused(capsys, *SOLO, "--name", name)
    assert len(keeping.names()) == 3


def test_the_list_says_what_each_game_is() -> None:
    begun("3", "--scenario", "anaconda", "--name", "first")
    begun("2", "--name", "torn")
    position = keeping.folder() / "torn.json"
    position.write_text(position.read_text(encoding="utf-8")[:-5], encoding="utf-8")
    run("play", "labyrinth", "--dice", "physical", "--seat", "us=random", "--name", "real")
    dated("first", "torn", "real")
    screen = Screen(width=100)
    keeping.show(screen.console, WORDS)
    rows = [" ".join(line.split()) for line in screen.text.splitlines() if line.strip()]
    names = [row.split()[0] for row in rows if "2023-11-1" in row]
    assert names == ["real", "torn", "first"]
    text = " ".join(rows)
    assert "first Labyrinth: The War on Terror, Anaconda" in text
    assert "US: a person; Jihadist: the rule book's opponent, Virulent" in text
    assert "Turn 1: US, card 1; the US to decide" in text
    assert "a real die or card to come" in text
    assert "damaged or was cut short" in text
    assert str(keeping.folder()) in "".join(screen.text.split())


def test_a_game_that_is_over_says_who_has_won() -> None:
    table = Table.new("labyrinth", seed=1, seats={"us": "random", "jihadist": "random"})
    assert table.outcome is not None
    table.save(keeping.folder() / "done.json")
    code, text = run("games")
    assert code == 0
    assert "Over: " in text
    assert re.search("The (US|Jihadist side) wins\\.", text)


def test_no_game_at_all() -> None:
    assert run("games") == (0, "No game has been played here yet.\n")


def test_the_games_of_the_version_before_are_taken_over() -> None:
    saves = {"earlier.json": "21", "autosave.json": "22"}
    for file, seed in saves.items():
        Table.new("labyrinth", seed=seed).save(data_folder() / file)
        os.utime(data_folder() / file, (1_700_000_000 + int(seed),) * 2)
    code, text = run("games")
    assert code == 0
    assert text.index("labyrinth-2") < text.index("labyrinth-1")
    assert (seed_of("labyrinth-1"), seed_of("labyrinth-2")) == ("21", "22")
    assert not any((data_folder() / file).exists() for file in saves)
    begun("23")
    assert seed_of("labyrinth-3") == "23"


def test_a_torn_game_of_the_version_before_keeps_its_bytes() -> None:
    data_folder().mkdir(parents=True)
    (data_folder() / "autosave.json").write_bytes(b"{ torn")
    assert run("resume")[0] == 2
    assert (keeping.folder() / "autosave-1.json").read_bytes() == b"{ torn"


def test_a_game_played_on_in_two_terminals_is_kept_twice(home: Path) -> None:
    begun("3", "--name", "both")
    here, kept_here = keeping.resumed("both")
    there, kept_there = keeping.resumed("both")
    answers = [option.key for option in here.question.options] if here.question else []
    here.answer(answers[0])
    assert kept_here.write(here)
    there.answer(answers[1])
    assert not kept_there.write(there)
    assert kept_there.name == "both-1"
    assert kept_there.write(there)
    for kept, table in ((kept_here, here), (kept_there, there)):
        assert Table.load(kept.path).to_save() == table.to_save()


def test_the_session_says_that_it_is_kept_apart(home: Path) -> None:
    table = Table.new("labyrinth", seed=3, seats={"jihadist": "solitaire"})
    kept = keeping.Keeping(home / "both.json")
    kept.write(table)
    Table.new("labyrinth", seed=4).save(home / "both.json")
    screen = Screen()
    Session(table, screen.console, screen.read, WORDS, kept).run()
    assert "Somebody has gone on with both meanwhile: from here this game is kept as both-1." in screen.text
    assert Table.load(home / "both.json").seed == "4"


def test_where_nothing_can_be_kept_a_game_is_still_played(home: Path) -> None:
    (home / "data").write_text("in the way", encoding="utf-8")
    code, text = run(*SOLO, "--seed", "3", lines=["hand"])
    assert code == 0
    assert text.count("cannot be kept") == 1
    assert "Hand of the US" in text
