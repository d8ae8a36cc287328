"""The way in: what there is and how to begin, completion for shells, the rules as a book, a game written down."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from sandtable import Table
from sandtable.core.game import games, players_at
from sandtable.terminal.main import main
from sandtable.words import Words
from tests.playing import answers, at_random
from tests.terminal.driving import run, session


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints."""
    code: object = None
    try:
        code = main(arguments)
    except SystemExit as left:  # that is how --help ends
        code = left.code
    assert not code
    return capsys.readouterr().out


def test_sandtable_alone_says_what_there_is_and_how_to_begin(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys)
    assert all(Words().of(name)(f"game-{name}") in text for name in games())
    assert "sandtable play " in text
    assert len(text.splitlines()) < 24


@pytest.mark.parametrize("command", ["play", "sim"])
def test_help_names_scenarios_options_players_and_levels(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = "".join(printed(capsys, command, "--help").split())
    for game in games().values():
        for name, values in game.options.items():
            assert name.replace("_", "-") in text
            assert all(str(value).lower() in text for value in values)
        for seat in game.seats:
            for player, levels in players_at(game, seat).items():
                assert player in text
                assert all(level in text for level in levels)


def test_completion_in_bash(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    script = home / "completion.bash"
    script.write_text(printed(capsys, "completion", "bash"), encoding="utf-8")

    def completed(*words: str) -> list[str]:
        line = " ".join(f"'{word}'" for word in words)
        asked = f"source {script}; COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; _sandtable; echo ${{COMPREPLY[@]}}"
        told = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True)
        return told.stdout.split()

    assert completed("sandtable", "pl") == ["play"]
    assert completed("sandtable", "play", "lab") == ["labyrinth"]
    assert "--scenario" in completed("sandtable", "play", "--sc")
    assert completed("sandtable", "completion", "f") == ["fish"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_is_told_of_every_command(shell: str, capsys: pytest.CaptureFixture[str], home: Path) -> None:
    text = printed(capsys, "completion", shell)
    assert all(command in text for command in ("play", "resume", "transcript", "verify", "seed", "labyrinth"))
    if shutil.which(shell):
        (home / "script").write_text(text, encoding="utf-8")
        subprocess.run([shell, "-n", str(home / "script")], check=True)


def test_rules_are_a_book() -> None:
    for game, word, title in (("labyrinth", "recruit", "Recruit"), ("plain", "rally", "Rally")):
        text = session(Table.new(game, seed=1), "rules", f"rules {word}", "rules 8", "rules narnia", open_hands=True)
        book = text[text.index("1: ") :]
        assert all(f"{chapter}: " in book for chapter in range(1, 9))
        assert '"rules 8" reads a chapter' in book
        found = book[book.index(f"rules {word}\n") :]
        assert title in found.splitlines()[1]
        assert "\n8." in found
        assert "There is no rule narnia" in found


@pytest.mark.parametrize(("suffix", "heading"), [("txt", "Turn 1"), ("md", "## Turn 1"), ("html", "<h2>Turn 1")])
def test_a_game_is_written_down(suffix: str, heading: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table.new("labyrinth", seed=3)
    for place, _ in enumerate(answers(table, at_random(3))):
        if place == 40:
            break
    table.save(home / "game.json")
    assert main(["transcript", "game.json", f"out.{suffix}"]) == 0
    text = (home / f"out.{suffix}").read_text(encoding="utf-8")
    assert heading in text
    assert "Labyrinth: The War on Terror" in text
    assert "You draw" not in text  # only what all may know
    assert printed(capsys, "transcript", "game.json", "--format", suffix) == text
    own = printed(capsys, "transcript", "game.json", "--seat", "us", "--format", suffix)
    assert "You draw" in own


def test_the_log_goes_into_a_file(home: Path) -> None:
    table = Table.new("labyrinth", seed=4, seats={"jihadist": "solitaire"})
    text = session(table, "log > told.md", "log >", "log > no/such/place.md")
    assert "The log is in" in text
    assert "log >: which one?" in text
    assert "Cannot write" in text
    assert "plays Quagmire" in (home / "told.md").read_text(encoding="utf-8")
    assert run("transcript", "told.md")[0] == 2
