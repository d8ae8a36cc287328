"""``python -m bench.engine``: the figures of the engine, whichever build of it is imported, as JSON.

Everything is processor time, the best of several rounds, so that the load of a machine shows as little as can be.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from time import process_time
from typing import Any

from sandtable import Question, Table
from sandtable.core.agents import RandomAgent
from sandtable.core.chance import SIDES, Draw, Roll, SeededChance
from sandtable.core.messages import Note
from sandtable.core.playout import ByStep

ROUNDS = 5
GAMES = 24
SCENARIOS = ("lets_roll", "you_can_call_me_al", "anaconda", "mission_accomplished")
BOTH = {"us": RandomAgent(), "jihadist": RandomAgent()}
PLAYS = 150
PLAYOUTS = 24


def yardstick() -> None:
    """A fixed loop of plain Python; whatever takes as long as this has the ratio 1. It must never change."""
    counts: dict[int, int] = {}
    value = 0
    for number in range(20_000):
        value = (value * 31 + number) & 0xFFFF
        counts[value & 255] = counts.get(value & 255, 0) + 1
        sorted((value, number))


def seconds(action: Callable[[], object], times: int = 1) -> float:
    """How long an action takes: the best of several rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        started = process_time()
        for _ in range(times):
            action()
        best = min(best, process_time() - started)
    return best / times


# -- whole games


def games(jihadist: str) -> int:
    """Play some games without keeping anything; how many questions agents answered."""
    asked = 0
    for seed in range(GAMES):
        table = Table.new(
            "labyrinth",
            scenario=SCENARIOS[seed % len(SCENARIOS)],
            seed=seed,
            seats={"us": "random", "jihadist": jihadist},
            keep_notes=False,
            keep_history=False,
        )
        asked += sum(entry.who in BOTH for entry in table.journal)
    return asked


# -- the book


def books_cards() -> Iterator[Any]:
    """States in which rule 9 is about to play a card."""
    for seed in range(100):
        table = Table.new("labyrinth", seats={"us": "random", "jihadist": "solitaire"}, seed=f"book {seed}")
        for step in table.steps:
            state = step.state
            if state.step == "card" and state.side == "jihadist" and state.hands["jihadist"]:
                yield state


def play_a_card(game: Any, state: Any, note: Callable[[Note], None] | None, chance: SeededChance) -> None:
    """Let the book play one card; whatever the US is asked, it says the first thing that is allowed."""
    rules = game.step(state, note)
    reply: Any = None
    drawn = 0
    try:
        while True:
            request = rules.send(reply)
            drawn += 1
            if isinstance(request, Question):
                reply = tuple(request.keys[: request.at_least])
            elif isinstance(request, Roll):
                reply = 1 + chance.below(SIDES, drawn)
            elif isinstance(request, Draw):
                reply = request.among[chance.below(len(request.among), drawn)]
            else:
                reply = None
    except StopIteration:
        pass


def book_play(reasons: bool) -> float:
    """The mean time of one play of rule 9."""
    game = Table.new("labyrinth", seed=0).game
    states = list(islice(books_cards(), PLAYS))
    chance = SeededChance("bench")
    best = float("inf")
    for _ in range(ROUNDS):
        copies = [state.copy() for state in states]
        started = process_time()
        for state in copies:
            notes: list[Note] = []
            play_a_card(game, state, notes.append if reasons else None, chance)
        best = min(best, process_time() - started)
    return best / len(states)


# -- a game in its middle


def in_the_middle() -> list[Table]:
    """Games half played, at a question."""
    found = []
    for seed, scenario in enumerate(SCENARIOS):
        seats = dict.fromkeys(BOTH, "random")
        played = Table.new("labyrinth", scenario=scenario, seed=f"middle {seed}", seats=seats, keep_notes=False)
        found.append(played.at(played.ply // 2))
    return found


def playouts(tables: Sequence[Table]) -> None:
    """Play on from these moments without a table."""
    for number in range(PLAYOUTS):
        tables[number % len(tables)].playout(BOTH, ByStep(str(number))).play_out()


def playouts_at_tables(tables: Sequence[Table]) -> None:
    """Play on from these moments at forks."""
    for number in range(PLAYOUTS):
        tables[number % len(tables)].fork(seed=number).play_out(BOTH)


# -- saving


def three_decks() -> Table:
    """The longest of some games of three decks, all kept."""
    played = [
        Table.new("labyrinth", decks=3, seed=f"three {seed}", seats={"us": "random", "jihadist": "random"})
        for seed in range(12)
    ]
    return max(played, key=lambda table: table.ply)


def figures() -> dict[str, float]:
    """All of them, in seconds."""
    found = {"yardstick": seconds(yardstick, 3)}
    for name, jihadist in (("random game", "random"), ("game against rule 9", "solitaire:normal")):
        asked = games(jihadist)
        taken = seconds(lambda jihadist=jihadist: games(jihadist))  # type: ignore[misc]
        found[name] = taken / GAMES
        if jihadist == "random":
            found["question"] = taken / asked
    found["new table"] = seconds(lambda: Table.new("labyrinth", seed=3), 200)
    table = Table.new("labyrinth", seed=3, seats={"jihadist": "random"})
    found["fork at the start of a card"] = seconds(table.fork, 500)
    assert table.question is not None
    table.answer(table.question.keys[0])
    found["fork with a card chosen"] = seconds(table.fork, 500)
    found["copy of a state"] = seconds(table.state.copy, 1000)
    found["play of the book"] = book_play(reasons=False)
    found["play of the book with reasons"] = book_play(reasons=True)
    middle = in_the_middle()
    found["playout from the middle"] = seconds(lambda: playouts(middle)) / PLAYOUTS
    found["playout from the middle at a fork"] = seconds(lambda: playouts_at_tables(middle)) / PLAYOUTS
    table = middle[0]
    state, setup, game = table.steps[-1].state, table.setup, table.game
    found["position written and read"] = seconds(lambda: game.read_position(game.write_position(state), setup), 50)
    found["view of one seat"] = seconds(lambda: table.view("us"), 100)
    long = three_decks()
    found["fork late in a game of three decks"] = seconds(long.fork, 300)
    found["save of a game of three decks"] = seconds(long.to_save)
    save = json.loads(json.dumps(long.to_save()))
    found["load of a game of three decks"] = seconds(lambda: Table.from_save(save))
    return found


if __name__ == "__main__":
    json.dump(figures(), sys.stdout)
