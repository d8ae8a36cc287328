"""Programs in simulations: they play like anybody, and one that fails has lost, while the run goes on."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from sandtable.lab.simulation import FORFEIT, Plan, play

CLIENT = Path(__file__).resolve().parents[2] / "examples" / "seat_client.py"
PATIENT = 300.0


def program(*arguments: str) -> str:
    """A program of Python, as a command line names it."""
    return f"program:{shlex.join([sys.executable, *arguments])}"


def test_a_program_plays_and_the_same_seed_gives_the_same_game() -> None:
    plan = Plan("labyrinth", 2, "s", {"us": program(str(CLIENT), "7")}, {"scenario": "lets_roll"}, PATIENT).checked()
    first = play(plan, 0)
    assert first.forfeit is None
    assert first.lengths["questions"] > 10
    assert play(plan, 0) == first


def test_a_program_that_fails_has_lost_and_the_other_one_is_let_go() -> None:
    fails = program("-c", "import sys; sys.exit('out of ideas')")
    plan = Plan("labyrinth", 1, "s", {"us": fails, "jihadist": program(str(CLIENT), "7")}, {}, PATIENT).checked()
    lost = play(plan, 0)
    assert (lost.winner, lost.reason) == ("jihadist", FORFEIT)
    assert lost.forfeit is not None
    assert (lost.forfeit.seat, lost.forfeit.fault) == ("us", "lost")
    assert lost.forfeit.why == "the program at us has ended; its last words: out of ideas"


def test_a_program_that_is_late_has_lost() -> None:
    plan = Plan("plain", 1, "s", {"taliban": program("-c", "import time; time.sleep(600)")}, {}, 0.2).checked()
    lost = play(plan, 0)
    assert (lost.winner, lost.reason) == ("", FORFEIT)
    assert lost.forfeit is not None
    assert lost.forfeit.why == "the program at taliban has not answered within 0.2 seconds"
