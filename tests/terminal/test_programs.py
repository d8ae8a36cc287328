"""Programs from a shell: one plays a seat, a game with one goes on, and one is tried."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from tests.terminal.driving import run

CLIENT = Path(__file__).resolve().parents[2] / "examples" / "seat_client.py"
PROGRAM = shlex.join([sys.executable, str(CLIENT), "3"])
LIMIT = ("--time-limit", "300")


def test_a_program_plays_against_a_person_and_the_game_goes_on_with_it() -> None:
    code, shown = run(
        "play", "labyrinth", "--seed", "3", "--seat", f"jihadist=program:{PROGRAM}", *LIMIT, lines=["quit"]
    )
    assert code == 0
    assert "The Jihadist side plays" in shown
    code, shown = run("resume", lines=["quit"])
    assert code == 2
    code, shown = run("resume", "--seat", f"jihadist=program:{PROGRAM}", *LIMIT, lines=["1", "quit"])
    assert code == 0
    assert "The Jihadist side plays" in shown


def test_a_program_that_fails_is_told_of_and_the_game_goes_on() -> None:
    fails = shlex.join([sys.executable, "-c", "import sys; sys.exit('out of ideas')"])
    seat = f"jihadist=program:{fails}"
    code, shown = run("play", "labyrinth", "--seed", "3", "--seat", seat, *LIMIT, lines=["quit"])
    assert code == 0
    assert "From now on somebody else answers for the Jihadist side" in " ".join(shown.split())
    assert "its last words: out of ideas" in " ".join(shown.split())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "labyrinth", "--seat", "us=program:no-such-program"), "'no-such-program' cannot be started"),
        (("play", "labyrinth", "--seat", "us=program:'"), "is no command"),
        (("sim", "labyrinth", "--games", "1", "--seat", "us=program:no-such-program"), "cannot be started"),
        (("seat-check", "no-such-program"), "'no-such-program' cannot be started"),
    ],
)
def test_what_is_no_program_is_refused(
    arguments: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments)[0] == 2
    assert words in capsys.readouterr().err


def test_a_program_is_tried() -> None:
    code, shown = run("seat-check", PROGRAM, "--questions", "10", *LIMIT)
    assert code == 0
    assert "Labyrinth: The War on Terror: answers again when it is refused: yes" in shown
    assert "The program keeps to the protocol." in shown
    code, shown = run("seat-check", shlex.join([sys.executable, "-c", "print(1)"]), *LIMIT)
    assert code == 1
    assert "says hello: no:" in shown
    assert "no JSON object" in " ".join(shown.split())
