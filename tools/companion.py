"""``python -m tools.companion``: how many lines an opponent's card takes whoever has real dice or cards.

In A Distant Plain that is an opponent's turn; the draw of the card and the Propaganda rounds are counted in.

``--games`` are played for each opponent and each of the three ways to have something real, by somebody who types what
the screen asks for and chooses at random. ``--fuzz`` types that many lines of anything at all instead.
"""

from __future__ import annotations

import argparse
import io
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from rich.console import Console

import sandtable.terminal.labyrinth
import sandtable.terminal.plain  # noqa: F401 - both give a game its face
from sandtable import Table
from sandtable.core.chance import PHYSICAL, PHYSICAL_CARDS, PHYSICAL_DICE, Roll
from sandtable.core.table import DEALER
from sandtable.terminal.ahead import is_lot
from sandtable.terminal.answers import choices
from sandtable.terminal.commands import COMMANDS
from sandtable.terminal.session import Session
from sandtable.words import Words

COMPANIES: Final[dict[str, dict[str, Any]]] = {
    "labyrinth": {"game": "labyrinth", "seats": {"jihadist": "solitaire"}},
    "awakening-jihadist": {
        "game": "labyrinth", "seats": {"jihadist": "bot"}, "scenario": "awakening", "rules": "awakening"
    },
    "awakening-us": {"game": "labyrinth", "seats": {"us": "bot"}, "scenario": "awakening", "rules": "awakening"},
    "plain": {"game": "plain", "seats": {"coalition": "book", "taliban": "book", "warlords": "book"}},
}  # fmt: skip
"""Who plays against whom."""
WAYS: Final = (PHYSICAL_CARDS, PHYSICAL, PHYSICAL_DICE)
AIMS: Final = {PHYSICAL_CARDS: 1.2, PHYSICAL: 2.5}
"""How many lines an opponent's card should take at most; with everything real 3.5 in A Distant Plain."""
AIM_IN_PLAIN: Final = 3.5
ODD: Final = "0123456789 ,;:?/.-'\"\\abcdefghijklmnopqrstuvwxyz\t{}[]$%é\u0301\u200b"
"""What anybody might type."""


@dataclass
class Counted:
    """The lines that were typed in the cards of opponents, and how many of those there were."""

    lines: int = 0
    cards: int = 0
    answers: int = 0
    said: list[tuple[str, str]] = field(default_factory=list)
    """Each prompt and what was typed at it; at the last one nothing."""
    table: Table | None = None
    screen: io.StringIO = field(default_factory=io.StringIO)

    @property
    def per_card(self) -> float:
        """Lines for each card of an opponent."""
        return self.lines / max(1, self.cards)


def opened(name: str, dice: str | None, seed: int) -> Table:
    """A table of one person against the opponents of a company."""
    settings = dict(COMPANIES[name])
    return Table.new(settings.pop("game"), seed=seed, dice=dice, **settings)


def session_of(table: Table, read: Callable[[str], str], screen: io.StringIO, width: int = 80) -> Session:
    """A session on a small screen, with the pauses that people have."""
    console = Console(file=screen, width=width, height=24, color_system=None, highlight=False)
    return Session(table, console, read, Words(strict=True), pause=True)


def counted(name: str, dice: str, seed: int, most: int = 100_000) -> Counted:
    """A whole game, or as many answers of it, by somebody who types what is asked for."""
    table, chance, found = opened(name, dice, seed), random.Random(f"{name}/{seed}"), Counted()
    opponents = [seat for seat in table.game.seats if table.setup.seats[seat] != "human"]

    def whose() -> str | None:
        known = session.face.step(table.game.describe(table.game.seen_by(table.state, None)))
        return None if known is None else known[1]

    def read(prompt: str) -> str:
        if table.question is None or found.answers >= most:
            found.said.append((prompt, ""))
            raise EOFError
        found.answers += 1
        waits = not prompt.startswith(">")
        theirs = opponents if table.game.name != "plain" else [*opponents, None]  # there cards are drawn for all
        set_up = table.question.purpose == "removed"  # what leaves the game before play
        found.lines += waits or (table.question.seat == DEALER and whose() in theirs and not set_up)
        line = "" if waits else typed(table, chance)
        found.said.append((prompt, line))
        return line

    session = session_of(table, read, found.screen)
    session.run()
    found.table = table
    found.cards = sum(1 for _ in cards_of(table, session, opponents))
    return found


def cards_of(table: Table, session: Session, opponents: list[str]) -> Iterator[str]:
    """The cards, or turns, of opponents that were played."""
    before: tuple[str, str | None] | None = None
    for step in table.steps:
        known = session.face.step(table.game.describe(table.game.seen_by(step.state, None)))
        if known is not None and known != before and known[1] in opponents:
            yield known[0]
        before = known


def typed(table: Table, chance: random.Random) -> str:
    """A line that answers what is asked: as many dice as are asked for together, a card, or any other answer."""
    question = table.question
    assert question is not None
    if isinstance(table.awaits, Roll):
        return " ".join(str(chance.randint(1, 6)) for _ in table.rolls_ahead())
    if is_lot(table, question):
        return str(chance.randint(1, 6))
    say = Words(game=table.game.name).say
    offered = choices(question.options, say, numbered=not isinstance(table.dice, str), taken=COMMANDS)
    picked = chance.sample(offered, max(1, question.at_least))
    return ",".join(choice.tag for choice in picked)


def fuzzed(lines: int, seed: int = 1) -> int:
    """Type so many lines of anything at all into games of every kind; how many of them were answers."""
    chance, kinds = random.Random(seed), [(name, dice) for name in COMPANIES for dice in (*WAYS, None)]
    left, answers = lines, 0
    while left > 0:
        name, dice = chance.choice(kinds)
        table = opened(name, dice, chance.randint(1, 10**6))
        some = min(left, 250)
        left -= some

        def read(prompt: str, budget: list[int] = [some], table: Table = table) -> str:  # noqa: B006 - counts down
            budget[0] -= 1
            if budget[0] < 0 or table.question is None:
                raise EOFError
            return odd_line(table, chance)

        session_of(table, read, io.StringIO()).run()
        answers += table.ply
    return answers


def odd_line(table: Table, chance: random.Random) -> str:
    """A line as somebody in a hurry types it, or a cat: answers run together, halves of words, commands, noise."""
    kinds = chance.random()
    if kinds < 0.4:
        return typed(table, chance)
    if kinds < 0.6:
        more = [str(chance.randint(0, 130)) for _ in range(chance.randint(1, 6))]
        return " ".join([typed(table, chance), *more])
    if kinds < 0.75:
        command = chance.choice([name for name in COMMANDS if name not in ("quit", "save", "position", "hint")])
        return f"{command} {chance.choice(['', '1', 'all', 'list', 'iraq', 'prestige 3', '99'])}".strip()
    if kinds < 0.85:
        line = typed(table, chance)
        return line[: chance.randint(0, len(line))] + chance.choice(ODD)
    return "".join(chance.choice(ODD) for _ in range(chance.randint(0, 40)))


def main() -> None:
    """Print the figures, or say that every line was taken or refused in words."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("companies", nargs="*", default=list(COMPANIES), metavar="COMPANY", help=", ".join(COMPANIES))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--fuzz", type=int, default=0, metavar="LINES")
    arguments = parser.parse_args()
    if arguments.fuzz:
        print(f"{arguments.fuzz} lines, {fuzzed(arguments.fuzz)} answers, no traceback")
        return
    print(f"{'':24}" + "".join(f"{dice:>18}" for dice in WAYS))
    for name in arguments.companies:
        row = []
        for dice in WAYS:
            games = [counted(name, dice, seed) for seed in range(1, arguments.games + 1)]
            row.append(sum(game.lines for game in games) / sum(game.cards for game in games))
        print(f"{name:24}" + "".join(f"{lines:18.2f}" for lines in row), flush=True)


if __name__ == "__main__":
    main()
