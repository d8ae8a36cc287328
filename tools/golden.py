"""Golden journals: whole games, written down once, that the rules of today must still play to the same end.

They are saves of games that agents have played, in `tests/<game>/golden/`. Loading one plays it again from its journal,
without asking the agents, and compares every step with the record: a change to any rule that they meet shows.

When a rule is changed on purpose, and the tests say only that, write them anew and look at what has changed:

    .venv/bin/python tools/golden.py

`--check` writes nothing; it lists the games that the rules of today no longer play as recorded.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sandtable import SandtableError, Table
from sandtable.core.game import games
from sandtable.labyrinth.rules import WAR_ON_TERROR, rules_named
from sandtable.labyrinth.scenarios import SCENARIOS

PROJECT = Path(__file__).resolve().parent.parent

LEVELS = ("normal", "attractive", "infectious", "virulent")

SEED = "golden 3"
"""A seed with which random players play long games, for that is seldom."""

PEOPLE = {scenario: {"us": "random", "jihadist": "random"} for scenario in SCENARIOS}
ALONE = {
    f"{scenario}_alone": {"us": "steady", "jihadist": f"solitaire:{level}"}
    for scenario, level in zip(rules_named(WAR_ON_TERROR).scenarios, LEVELS, strict=True)
}


PLAIN = {scenario: dict.fromkeys(games()["plain"].seats, "random") for scenario in games()["plain"].options["scenario"]}
CAMPAIGN = {"anaconda_campaign": {"us": "random", "jihadist": "random"}}
"""With this seed it goes on long after the switch of rules."""
GOLDEN = {"labyrinth": {**PEOPLE, **ALONE, **CAMPAIGN}, "plain": PLAIN}
"""By game and name: who plays."""


def played(game: str, name: str, seats: Mapping[str, str]) -> Table:
    """A game that agents play out."""
    scenario = name.removesuffix("_alone").removesuffix("_campaign")
    if name in CAMPAIGN:
        return Table.new(game, scenario=scenario, campaign=True, seats=seats, seed=SEED)
    return Table.new(game, scenario=scenario, seats=seats, seed=SEED)


def text_of(save: Mapping[str, Any]) -> str:
    """A save with a line for each answer and each step, so that a change shows as the lines it touches."""
    lines = []
    for key, value in save.items():
        if key in ("journal", "steps"):
            rows = ",\n".join(f"  {json.dumps(row)}" for row in value)
            lines.append(f"{json.dumps(key)}: [\n{rows}\n ]")
        else:
            lines.append(f"{json.dumps(key)}: {json.dumps(value)}")
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def departed(folder: Path) -> list[str]:
    """What is wrong with the golden games, one line for each that does not load."""
    found = []
    for path in sorted(folder.glob("*.json")):
        try:
            Table.load(path)
        except SandtableError as refusal:
            found.append(f"{path.stem}: {refusal}")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the golden games anew, or check them."""
    parser = argparse.ArgumentParser(description="Write the golden journals anew.")
    parser.add_argument("--check", action="store_true", help="only say which games are no longer played as recorded")
    folders = {game: PROJECT / "tests" / game / "golden" for game in GOLDEN}
    if parser.parse_args(arguments).check:
        problems = [problem for folder in folders.values() for problem in departed(folder)]
        print("\n".join(problems) or "all golden games are played as recorded")
        return 1 if problems else 0
    for game, folder in folders.items():
        folder.mkdir(exist_ok=True)
        for name, seats in GOLDEN[game].items():
            table = played(game, name, seats)
            outcome = table.outcome
            (folder / f"{name}.json").write_text(text_of(table.to_save()), encoding="utf-8")
            print(
                f"{game} {name}: {table.ply} answers and draws, {outcome.winner} by {outcome.rule}" if outcome else name
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
