"""The clients that were written from the published page alone play whole games, and keep to the protocol."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.agents import game_over
from sandtable.seat.agent import ProgramAgent
from sandtable.seat.checking import check
from sandtable.seat.conversation import Terms

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
GAMES = int(os.environ.get("SANDTABLE_SEAT_GAMES", "2"))
"""How many of each kind; ten and more by the environment."""
PATIENT = Terms(seconds=300)
KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "labyrinth": ("labyrinth", {}),
    "awakening": ("labyrinth", {"scenario": "isil"}),
    "plain": ("plain", {}),
}


def node() -> str:
    """Node, of this environment or of the machine."""
    found = shutil.which("node", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    assert found is not None
    return found


def clients() -> dict[str, list[str]]:
    """How each is started."""
    return {
        "python": [sys.executable, str(EXAMPLES / "seat_client.py")],
        "javascript": [node(), str(EXAMPLES / "seat_client.mjs")],
    }


@pytest.mark.slow
@pytest.mark.parametrize("client", ["python", "javascript"])
@pytest.mark.parametrize("kind", KINDS)
def test_an_example_plays_whole_games_on_every_seat(client: str, kind: str) -> None:
    name, options = KINDS[kind]
    for seed in range(GAMES):
        agents: dict[str, ProgramAgent] = {}
        seats = Table.new(name, seed=seed, **options).game.seats
        agents[seats[seed % len(seats)]] = ProgramAgent(clients()[client], terms=PATIENT, options=options)
        others = dict.fromkeys((seat for seat in seats if seat not in agents), "random")
        table = Table.new(name, seed=seed, seats={**others, **agents}, **options)
        game_over(table.agents, table)
        assert table.outcome is not None
        assert [agent.lost for agent in agents.values()] == [None]


@pytest.mark.parametrize("client", ["python", "javascript"])
def test_an_example_keeps_to_the_protocol(client: str) -> None:
    found = list(check(clients()[client], Terms(300, tries=1), 10, [("labyrinth", {})]))
    assert [(row.tried.id, row.wrong) for row in found] == [
        (f"seat-check-{tried}", None)
        for tried in ("hello", "question", "unknown", "refused", "taken-back", "long", "end")
    ]


FLAWLESS = """
import json, sys, time
def say(message):
    print(json.dumps(message), flush=True)
for line in sys.stdin:
    m = json.loads(line)
    FLAW
    if m["type"] == "hello":
        say({"type": "hello", "protocol": 1, "name": "b"})
    if m["type"] == "ask":
        asked = m
    if m["type"] in ("ask", "refused"):
        keys = [each["key"] for each in asked["question"]["options"]][: asked["question"]["at_least"]]
        say({"type": "answer", "number": asked["number"], "keys": keys})
    if m["type"] == "bye":
        sys.exit()
"""
FLAWS = {
    "hello": "say('hello')",
    "question": "m.get('question', {}).update(at_least=99)",
    "unknown": "assert m['type'] != 'of_a_later_version'",
    "refused": "assert m['type'] != 'refused'",
    "taken-back": "assert m.get('number') != 8",
    "long": "assert len(line) < 200_000",
    "end": "time.sleep(600 if m['type'] == 'bye' else 0)",
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_client_with_a_flaw_is_told_which(flaw: str) -> None:
    command = [sys.executable, "-c", FLAWLESS.replace("FLAW", FLAWS[flaw])]
    rows = list(check(command, Terms(300, tries=1), 10, [("labyrinth", {})]))
    assert rows[-1].tried.id == f"seat-check-{flaw}"
    assert rows[-1].wrong is not None
    assert all(row.wrong is None for row in rows[:-1])
