"""Golden journals: whole games, written down once, that the rules of today must still play to the same end.

They are saves of games that agents have played, in `tests/<game>/golden/`. Loading one plays it again from its journal,
without asking the agents, and compares every step with the record: a change to any rule that they meet shows.

Beside them lies `told.txt`: many more games, with the opponents of the rule books on all mixes of seats, each as a mark
for every step of all that the log says in it, reasons too: what an opponent does otherwise, or why, shows.

When a rule is changed on purpose, and the tests say only that, write them anew and look at what has changed:

    .venv/bin/python tools/golden.py

`--check` writes nothing; it lists the games that the rules of today no longer play as recorded.
"""

import argparse
import hashlib
import itertools
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sandtable import SandtableError, Table
from sandtable.core.game import games
from sandtable.core.messages import Note, to_json
from sandtable.labyrinth.levels import BOT_IDEOLOGY, US_RESOLVE
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


# -- what is told


def _labyrinth_told() -> dict[str, dict[str, Any]]:
    """The bots, alone and against each other, rule 9's opponent, and random players, in every scenario."""
    found: dict[str, dict[str, Any]] = {}
    for number, scenario in enumerate([*SCENARIOS] * 3):
        us, jihadist = f"bot:{US_RESOLVE[number % 6]}", f"bot:{BOT_IDEOLOGY[number % len(BOT_IDEOLOGY)]}"
        decks = 1 + number % 3
        for name, seats in {
            "jihadist": {"us": ("steady", "random")[number % 2], "jihadist": jihadist},
            "us": {"us": us, "jihadist": "random"},
            "bots": {"us": us, "jihadist": jihadist},
            "people": {"us": "random", "jihadist": "random"},
        }.items():
            found[f"{name}_{number}"] = {"seats": seats, "scenario": scenario, "decks": decks, "seed": number}
    for number, scenario in enumerate([*rules_named(WAR_ON_TERROR).scenarios] * 3):
        seats = {"us": ("steady", "random")[number % 2], "jihadist": f"solitaire:{LEVELS[number % len(LEVELS)]}"}
        found[f"alone_{number}"] = {"seats": seats, "scenario": scenario, "decks": 1 + number % 3, "seed": number}
    return found


PLAIN_OPTIONS: Sequence[Mapping[str, Any]] = (
    {},
    {"hidden_next": True},
    {"eligibility": "a"},
    {"eligibility": "b"},
    {"sudden_propaganda": True},
    {"no_capabilities": True},
    {"events": "printed"},
    {"deception": True},
)


def _plain_told() -> dict[str, dict[str, Any]]:
    """Every mix of Non-players with random players, then with steady ones, by the book and by the charts."""
    found: dict[str, dict[str, Any]] = {}
    factions, scenarios = games()["plain"].seats, games()["plain"].options["scenario"]
    mixes = list(itertools.product((True, False), repeat=len(factions)))
    rounds = [
        (("random", "steady")[n % 2], scenario, mix)
        for n, scenario in enumerate([*scenarios, *scenarios])
        for mix in mixes
    ]
    for method, (number, (person, scenario, mix)) in itertools.product(("book", "chart"), enumerate(rounds)):
        seats = {faction: method if alone else person for faction, alone in zip(factions, mix, strict=True)}
        options = PLAIN_OPTIONS[(number + number // len(mixes)) % len(PLAIN_OPTIONS)]
        if "deception" in options and sum(mix) > 1:  # it is for three players at least
            options = {}
        found[f"{method}_{number}"] = {"seats": seats, "scenario": scenario, "seed": number, **options}
    return found


TOLD = {"labyrinth": _labyrinth_told(), "plain": _plain_told()}
"""By game and name: how a game begins that agents play out."""


def told(game: str, name: str) -> tuple[Table, list[str]]:
    """A game played out, and a mark for each of its steps of what was said in it."""
    table = Table.new(game, **TOLD[game][name])
    return table, [_mark(said) for said in said_in(table)]


def said_in(table: Table) -> list[list[Note]]:
    """What the log said, step by step."""
    starts = [step.notes for step in table.steps]
    notes = table.notes
    return [notes[start:end] for start, end in zip(starts, [*starts[1:], len(notes)], strict=True)]


def _mark(notes: Sequence[Note]) -> str:
    said = [(to_json(each.message), each.rule, each.seen_by, each.kind, each.heading) for each in notes]
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()[:4]


def recorded(game: str) -> dict[str, list[str]]:
    """The marks of the games that are told, by name."""
    lines = (_folder(game) / "told.txt").read_text(encoding="utf-8").splitlines()
    return {name: marks.split() for name, marks in (line.split(": ") for line in lines)}


def difference(game: str, name: str, marks: Sequence[str]) -> str:
    """The first step in which something else is said than was recorded, with all of it; or nothing."""
    table, now = told(game, name)
    at = next((n for n, pair in enumerate(itertools.zip_longest(now, marks)) if pair[0] != pair[1]), None)
    if at is None:
        return ""
    said = said_in(table)[at] if at < len(now) else []
    lines = [f"{game} {name}, step {at}: something else was said than was recorded, now:"]
    return "\n".join([*lines, *(f"  {each.rule}  {json.dumps(to_json(each.message))}" for each in said)])


def _folder(game: str) -> Path:
    return PROJECT / "tests" / game / "golden"


def departed(folder: Path) -> list[str]:
    """What is wrong with the golden games, one line for each that does not load."""
    found = []
    for path in sorted(folder.glob("*.json")):
        try:
            Table.load(path)
        except SandtableError as refusal:
            found.append(f"{path.stem}: {refusal}")
    return found


def departed_from_told(game: str) -> list[str]:
    """What is said otherwise than recorded, one line for each game."""
    differences = (difference(game, name, marks) for name, marks in recorded(game).items())
    return [each.partition("\n")[0] for each in differences if each]


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the golden games anew, or check them."""
    parser = argparse.ArgumentParser(description="Write the golden journals anew.")
    parser.add_argument("--check", action="store_true", help="only say which games are no longer played as recorded")
    folders = {game: _folder(game) for game in GOLDEN}
    if parser.parse_args(arguments).check:
        problems = [problem for folder in folders.values() for problem in departed(folder)]
        problems += [problem for game in TOLD for problem in departed_from_told(game)]
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
        lines = [f"{name}: {' '.join(told(game, name)[1])}\n" for name in TOLD[game]]
        (folder / "told.txt").write_text("".join(lines), encoding="utf-8")
        print(f"{game}: {len(lines)} games told")
    return 0


if __name__ == "__main__":
    sys.exit(main())
