"""The command line: what it starts, and how it refuses."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sandtable
from sandtable.terminal.main import main
from tests.terminal.driving import refused, run


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "labyrinth", "--scenario", "narnia"], "scenario cannot be 'narnia'; expected one of: lets_roll"),
        (["play", "labyrinth", "--decks", "4"], "decks cannot be '4'"),
        (["play", "labyrinth", "--option", "colour=red"], "no option 'colour'"),
        (["play", "labyrinth", "--option", "seed=5"], "no option 'seed'"),
        (["play", "labyrinth", "--option", "seats=us"], "no option 'seats'"),
        (["sim", "labyrinth", "--option", "dice=5"], "no option 'dice'"),
        (["play", "labyrinth", "--option", "colour"], "expected NAME=VALUE"),
        (["play", "labyrinth", "--seat", "france=random"], "no seat 'france'"),
        (["play", "plain", "--seat", "pashtuns=book"], "no seat 'pashtuns'"),
        (["play", "plain", "--seat", "taliban=book", "--seat", "taliban=human"], "taliban is given twice"),
        (["play", "labyrinth", "--seat", "us=random", "--seat", "jihadist=solitaire"], "no seat is left for a person"),
        (["play", "labyrinth", "--seat", "us=somebody"], "nobody called 'somebody'"),
        (["play", "labyrinth", "--seat", "us"], "expected NAME=VALUE"),
        (["play", "labyrinth", "--load", "nothing.json"], "cannot read nothing.json: No such file"),
        (["play", "labyrinth", "--position", "nothing.yaml"], "cannot read nothing.yaml: No such file"),
        (["play", "labyrinth", "--position", ""], "cannot read .: Is a directory"),
        (["play", "labyrinth", "--load", ""], "cannot read .: Is a directory"),
        (
            ["play", "labyrinth", "--position", "x.yaml", "--decks", "2"],
            "--position and --decks cannot be given together",
        ),
        (["play", "labyrinth", "--load", "x.json", "--seed", "2"], "--load and --seed cannot be given together"),
        (["play", "labyrinth", "--seat", "us=human", "--seat", "us=random"], "us is given twice"),
        (["play", "labyrinth", "--dice", "loaded"], "is not to be had; there are"),
        (["play", "labyrinth", "--language", "xx"], "no words in 'xx'"),
        (["sim", "--games", "3"], "say which game: sandtable sim GAME; there are: labyrinth"),
        (["dance"], "is not to be had; there are"),
        (["verify"], "these are missing: SAVE"),
        (["resume"], "there is no game to resume"),
        (["serve", "--port", "65536"], "65536 is no port"),
        (["serve", "--port", "-1"], "-1 is no port"),
        (["serve", "--port", "http"], "'http' is no such value"),
        (["serve", "--port", "0", "--workers", "0"], "0"),
        (["serve", "--port", "0", "--database", "."], "unable to open database file"),
        (["serve", "--port", "0", "--database", "postgresql://me@127.0.0.1:1/games"], "127.0.0.1:1/games"),
        (["sim", "labyrinth", "--games", "0"], "not a number from 1 to 1,000,000"),
        (["sim", "labyrinth", "--games", "9" * 5000], "is not a number from 1 to 1,000,000"),
        (["sim", "labyrinth", "--jobs", "1000"], "'1000' is not a number from 1 to 256"),
        (["sim", "labyrinth", "--seat", "us=human"], "cannot be played by a person"),
        (["sim", "labyrinth", "--seat", "us=somebody"], "nobody called 'somebody'"),
        (["sim", "labyrinth", "--scenario", "narnia"], "scenario cannot be 'narnia'"),
        (["sim", "labyrinth", "--games", "1000000", "--json", "no/such/dir/x.json"], "Cannot write no/such/dir/x.json"),
        (["sim", "labyrinth", "--games", "1000000", "--plot", "no/such/dir/x.svg"], "Cannot write no/such/dir/x.svg"),
    ],
)
def test_refusals(arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert reason in refused(capsys, *arguments)


def test_play_without_a_game_asks_which_where_somebody_can_be_asked(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = run("play", lines=["a distant plane", "a dist", "", EOFError])
    assert code == 0
    assert "Which game?" in text
    assert "Did you mean A Distant Plain?" in text
    assert "sandtable play plain" in text
    assert run("play", lines=["quit"])[0] == 0
    assert main(["play", "--seed", "1"]) == 2  # into a pipe
    refusal = capsys.readouterr().err
    assert "say which game: sandtable play GAME; there are: labyrinth (Labyrinth: The War on Terror), " in refusal
    assert "plain (A Distant Plain)" in refusal


def test_a_bad_position_is_refused(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text, reason in (
        ("{", "is not JSON"),
        ("[]", "not a position"),
        ("[" * 100_000, "one thing lies in another without end"),
        ('{"turn": 1, "turn": 2}', "turn: this key is there twice"),
        ('{"countries": {"narnia": {}}}', "narnia"),
    ):
        (home / "bad.json").write_text(text, encoding="utf-8")
        assert reason in refused(capsys, "play", "labyrinth", "--position", "bad.json")
    for text, reason in (
        ("a: [", "is not YAML"),
        ("[" * 100_000, "one thing lies in another without end"),
        ("countries: {iraq: {cells: 1}, iraq: {cells: 2}}", "iraq: this key is there twice"),
        ("turn: 2001-01-01", "a position is a document of keys, lists, texts and numbers"),
        ("turn: !!bool x", "bad.yaml is not YAML: a tag (!!) stands before a value that is not of its kind"),
        ("turn: !!timestamp x", "a tag (!!) stands before"),
        ("turn: !!int x", "bad.yaml is not YAML"),
        ("turn: !!binary x", "bad.yaml is not YAML"),
        ("turn: !!python/object:os.x {}", "bad.yaml is not YAML"),
        ("? [1, 2]\n: 3", "bad.yaml is not YAML"),
        ("turn: &a [*a]", "and not too deep"),
    ):
        (home / "bad.yaml").write_text(text, encoding="utf-8")
        assert reason in refused(capsys, "play", "labyrinth", "--position", "bad.yaml")


def test_a_database_that_is_a_text_is_refused(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "text").write_text("this is a text and no database, whatever it is called" * 10)
    errors = refused(capsys, "serve", "--port", "0", "--database", "text")
    assert "file is not a database" in errors


def started(*arguments: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A program of its own, which finds what is in ``path`` before all else."""
    found = [*([str(path)] if path else []), str(Path(sandtable.__file__).parents[1])]
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(found)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_alone_it_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert run()[0] == 0
    module = started("-m", "sandtable")
    assert (module.returncode, module.stderr) == (0, "")
    for said in (capsys.readouterr().out, module.stdout):
        assert said.startswith("Sandtable: a table for board games")
        for word in ("play", "games", "resume", "sim", "serve", "verify", "labyrinth", "plain"):
            assert word in said


@pytest.mark.slow
def test_the_module_of_the_server_takes_the_arguments_of_the_command(home: Path) -> None:
    told = started("-m", "sandtable.web", "--help")
    assert (told.returncode, told.stderr) == (0, "")
    for argument in ("--host", "--port", "--database", "--allow-host", "--proxy", "--workers", "--unlimited"):
        assert argument in told.stdout
    refusal = started("-m", "sandtable.web", "--port", "65536", "--database", str(home / "games.sqlite3"))
    assert (refusal.returncode, refusal.stdout) == (2, "")
    assert refusal.stderr == "sandtable: 65536 is no port; expected 0 to 65535\n"


@pytest.mark.parametrize("arguments", [["sandtable.web"], ["sandtable", "serve"]])
def test_a_server_that_is_not_installed_is_missed_in_words(home: Path, arguments: list[str]) -> None:
    (home / "uvicorn.py").write_text("raise ModuleNotFoundError('not installed', name='uvicorn')")
    refusal = started("-m", *arguments, path=home)
    assert (refusal.returncode, refusal.stdout) == (2, "")
    assert refusal.stderr == (
        "sandtable: the server needs more than is installed (uvicorn): pip install sandtable[web]\n"
    )


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["games"], ["sim", "labyrinth", "--games", "2"]])
def test_when_nobody_reads_any_more_it_ends_quietly(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as nobody:
        ended = subprocess.run(
            [sys.executable, "-m", "sandtable.terminal.main", *arguments],
            env={**os.environ, "PYTHONUNBUFFERED": "", "PYTHONPATH": str(Path(sandtable.__file__).parents[1])},
            stdout=nobody,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (ended.returncode, ended.stderr) == (141, b"")


def test_a_position_may_begin_with_a_byte_order_mark(home: Path) -> None:
    (home / "notepad.json").write_text('{"scenario": "anaconda"}', encoding="utf-8-sig")
    code, text = run("play", "labyrinth", "--position", "notepad.json", lines=[""])
    assert (code, "Anaconda" in text) == (0, True)


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        run("--version")
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith("sandtable ")


def test_play_and_resume() -> None:
    code, text = run("play", "labyrinth", "--seed", "1", "--seat", "us=random", lines=["77", "event"])
    assert code == 0
    assert "Which country shifts one box toward Adversary?" in text
    code, text = run("resume", lines=["board"])
    assert code == 0
    assert "The Jihadist side plays Al Jazeera (3)." in text
    assert "Which country shifts one box toward Adversary?" in text


def test_resuming_a_damaged_game_is_refused(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("play", "labyrinth", "--seed", "1", "--seat", "us=random")
    kept = home / "data" / "sandtable" / "games" / "labyrinth-1.json"
    kept.write_text(kept.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    assert "damaged or was cut short" in refused(capsys, "resume")


def test_load_goes_on_with_a_save() -> None:
    run("play", "labyrinth", "--seed", "1", "--seat", "us=random", lines=["77", "event", "save mine.json"])
    code, text = run("play", "labyrinth", "--load", "mine.json", lines=["saudi"])
    assert code == 0
    assert "Saudi Arabia becomes Neutral." in text


@pytest.mark.parametrize("suffix", ["json", "yaml"])
def test_a_position_is_taken_up(home: Path, suffix: str) -> None:
    position = {"phase": {"side": "us", "card": 1}, "countries": {"iran": {"cells": 1}}, "hands": {"us": [12, 23]}}
    (home / f"p.{suffix}").write_text(json.dumps(position), encoding="utf-8")
    code, text = run("play", "labyrinth", "--position", f"p.{suffix}", "--seat", "jihadist=random", lines=["12"])
    assert code == 0
    assert "How do you use Al-Azhar?" in text


def test_open_play_by_one_person() -> None:
    code, text = run("play", "labyrinth", "--seed", "1", "--open", lines=["77", "event", "1", "undo"])
    assert code == 0
    assert "Pass the screen" not in text
    assert "Taken back: Which country shifts one box toward Adversary?" in text


def test_a_simulation_is_told_and_written(home: Path) -> None:
    code, text = run("sim", "labyrinth", "--games", "3", "--seed", "1", "--decks", "1", "--json", "out.json")
    assert code == 0
    assert "3 games of Labyrinth: The War on Terror, seed 1" in text
    assert "95% interval" in text
    assert "Questions" in text
    document = json.loads((home / "out.json").read_text(encoding="utf-8"))
    assert document["plan"]["seats"] == {"us": "random", "jihadist": "random"}
    assert len(document["games"]) == 3
