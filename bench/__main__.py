"""``make bench``: whole games a second, and microseconds per question, fork and position."""

from __future__ import annotations

import time
from collections.abc import Callable

from sandtable import Table
from sandtable.labyrinth.scenarios import SCENARIOS

GAMES = 60


def whole_games(jihadist: str) -> None:
    """Random US against an opponent, all scenarios, one deck, one core."""
    started = time.perf_counter()
    entries = questions = 0
    for seed in range(GAMES):
        table = Table.new(
            "labyrinth",
            scenario=SCENARIOS[seed % len(SCENARIOS)],
            seed=seed,
            seats={"us": "random", "jihadist": jihadist},
            keep_notes=False,
            keep_history=False,
        )
        entries += table.ply
        questions += sum(entry.who in ("us", "jihadist") for entry in table.journal)
    seconds = time.perf_counter() - started
    print(
        f"us=random jihadist={jihadist:<18} {GAMES / seconds:7.1f} games/s   {1e6 * seconds / entries:6.1f} us per "
        f"entry (question, die or draw)   {1e6 * seconds / max(questions, 1):6.1f} us per question"
    )


def microseconds(name: str, action: Callable[[], object], times: int = 2000) -> None:
    """The mean time of an action."""
    started = time.perf_counter()
    for _ in range(times):
        action()
    print(f"{name:<46} {1e6 * (time.perf_counter() - started) / times:7.1f} us")


def main() -> None:
    """Print all figures."""
    whole_games("random")
    whole_games("solitaire:normal")
    table = Table.new("labyrinth", seed=3, seats={"jihadist": "random"})
    microseconds("fork at the start of a card", table.fork)
    table.answer(_first(table))
    microseconds("fork with a card chosen", table.fork)
    microseconds("copy of a state", table.state.copy)
    game, setup, state = table.game, table.setup, table.steps[-1].state
    microseconds("position written and read", lambda: game.read_position(game.write_position(state), setup), 300)
    microseconds("view of one seat", lambda: table.view("us"), 300)


def _first(table: Table) -> str:
    assert table.question is not None
    return table.question.keys[0]


if __name__ == "__main__":
    main()
