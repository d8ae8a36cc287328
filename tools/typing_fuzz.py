"""Types nonsense, near-answers and commands into sessions of every game: nothing may end in a traceback.

python -m tools.typing_fuzz --lines 20000 --seed 1
"""

from __future__ import annotations

import argparse
import io
import os
import random
import tempfile
from collections.abc import Callable

from rich.console import Console

import sandtable.terminal.labyrinth
import sandtable.terminal.plain  # noqa: F401 - both give a game its face
from sandtable import Table
from sandtable.core.chance import PHYSICAL, PHYSICAL_UNSEEN
from sandtable.terminal.commands import COMMANDS
from sandtable.terminal.session import Session
from sandtable.words import Words

KINDS: dict[str, Callable[[int], Table]] = {
    "labyrinth": lambda seed: Table.new("labyrinth", seed=seed, seats={"jihadist": "solitaire"}),
    "awakening": lambda seed: Table.new("labyrinth", seed=seed, seats={"us": "bot"}, scenario="awakening"),
    "real": lambda seed: Table.new("labyrinth", seed=seed, seats={"jihadist": "solitaire"}, dice=PHYSICAL),
    "unseen": lambda seed: Table.new(
        "labyrinth", seed=seed, seats={"us": "bot"}, dice=PHYSICAL_UNSEEN, scenario="awakening"
    ),
    "plain": lambda seed: Table.new(
        "plain", seed=seed, seats=dict.fromkeys(("taliban", "warlords", "coalition"), "book")
    ),
    "real plain": lambda seed: Table.new("plain", seed=seed, seats={"taliban": "book"}, dice=PHYSICAL),
}
"""The tables that lines are typed at."""
LEFT_OUT = ("quit", "hint", "save", "position", "undo")
"""Commands that end a session, look ahead for long, or write wherever nonsense says; undo is typed by itself."""
SCRAPS = (
    "", " ", ",", "-1", "0", "1", "2", "3", "5", "9999999999", "²", "٣", "../..", "\x00", "İ", "a" * 999, "b" * 2000,
    "[red]", "{ $x }", "8.4.2", "full", "list", "all", "> ", "null", "a.b.c 3", "countries.iraq.troops 99", "rules",
    "?", "/", "//u", "🎲",
)  # fmt: skip
LINES_A_TABLE = 500


class Typist:
    """Types lines by chance, and is gone after so many."""

    def __init__(self, table: Table, words: Words, seed: int, lines: int) -> None:
        self.table, self.words, self.chance, self.left = table, words, random.Random(seed), lines
        self.typed: list[str] = []

    def read(self, prompt: str) -> str:
        """The next line."""
        if self.left <= 0:
            raise EOFError
        self.left -= 1
        self.typed.append(self._line())
        return self.typed[-1]

    def _line(self) -> str:
        what = self.chance.random()
        labels = (
            [self.words.say(option.label) for option in self.table.question.options] if self.table.question else [""]
        )
        label = self.chance.choice(labels)
        if what < 0.35:
            return str(self.chance.randint(1, len(labels)))
        if what < 0.5:
            return label[: self.chance.randint(0, len(label))]
        if what < 0.6:
            at = self.chance.randint(0, len(label))
            return label[:at] + self.chance.choice("xq, ") + label[at + 1 :]
        if what < 0.62:
            return "undo"
        if what < 0.8:
            command = self.chance.choice([name for name in COMMANDS if name not in LEFT_OUT])
            return f"{command} {self.chance.choice((*SCRAPS, *labels))}"
        return " ".join(self.chance.choices((*SCRAPS, *labels), k=self.chance.randint(1, 3)))


def fuzzed(kind: str, seed: int, lines: int) -> int:
    """Type so many lines at a table; how many were typed before its game was over."""
    table = KINDS[kind](seed)
    typist = Typist(table, Words().of(table.game.name), seed, lines)
    console = Console(file=io.StringIO(), width=80, height=24, highlight=False)
    try:
        Session(table, console, typist.read, Words(), open_hands=True).run()
    except Exception as fault:
        raise AssertionError(f"{kind}, seed {seed}: {typist.typed[-3:]!r} ends in {fault!r}") from fault
    return len(typist.typed)


def main() -> None:
    """Type lines at all tables in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    typed, seed = 0, arguments.seed
    while typed < arguments.lines:
        for kind in KINDS:
            typed += fuzzed(kind, seed, min(LINES_A_TABLE, arguments.lines - typed))
        seed += 1
    print(f"{typed} lines, no traceback")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        main()
