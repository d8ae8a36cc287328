"""Each game in a real terminal of 80 by 24 and of 120 by 40, keys and all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.pseudo import SIZES, terminal

GAMES = {
    "labyrinth": ("labyrinth", "--scenario", "lets_roll", "--seat", "jihadist=solitaire"),
    "awakening": ("labyrinth", "--scenario", "awakening", "--seat", "jihadist=bot"),
    "plain": ("plain", *(f"--seat={seat}=book" for seat in ("coalition", "taliban", "warlords"))),
}
"""What is played, against the opponents of the books."""


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("kind", GAMES)
def test_a_game_in_a_terminal(size: tuple[int, int], kind: str, home: Path) -> None:
    game = GAMES[kind]
    place, completed = ("look gu", "Gulf States") if kind != "plain" else ("look nur", "Nuristan")
    with terminal(size, home, "play", *game, "--seed", "4", "--no-pause") as screen:
        seen = screen.until("\n> ") if kind == "plain" else screen.until("do you play?") + screen.until("> ")
        board = seen[seen.rindex(" · ") :].splitlines() if " · " in seen else []
        assert all(len(line) <= size[0] for line in seen.splitlines())
        assert len(board) <= size[1]
        screen.type(f"{place}\t")
        screen.until(completed)
        screen.type("\x15")  # the line is cleared, as in any shell
        screen.say("bord")
        assert "board?" in screen.until("?")
        screen.until("> ")
        screen.type("\x1b[A")  # what was typed last is there again
        screen.until("bord")
        screen.type("\x7f\x7f\x7foard full\r")
        screen.until("changed")
        screen.until("> ")
        screen.say("quit")
        screen.until("resume")
        assert screen.end() == 0
        assert "Traceback" not in screen.raw


def test_tab_and_nearly_right_names_at_the_menu(home: Path) -> None:
    with terminal((80, 24), home, "play") as screen:
        screen.until("Which game?")
        screen.until("> ")
        screen.type("a d\t")
        screen.until("A Distant Plain")
        screen.say("")
        screen.until("quit leaves.")
        screen.until("> ")
        screen.say("scenaro")
        screen.until("Did you mean Scenario?")
        screen.until("> ")
        screen.type("sce\t")
        screen.until("Scenario")
        screen.say("")
        screen.until("Enter keeps")
        screen.until("> ")
        screen.say("quit")
        assert screen.end() == 0
