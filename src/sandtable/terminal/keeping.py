"""The games of a user in the shell: each is a file of its own with a name, written after every answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core import saves
from sandtable.core.agents import HUMAN, Agent
from sandtable.core.errors import BadSave, BadSetup, SandtableError, quoted
from sandtable.core.folders import data_folder
from sandtable.core.game import Game, game_named
from sandtable.core.messages import Message
from sandtable.core.table import DEALER, Table
from sandtable.terminal.board import face_of, facts_at
from sandtable.terminal.naming import at_level
from sandtable.words import Words, joined

SUFFIX: Final = ".json"
NAME: Final = re.compile(r"[^\W_][\w.-]{0,59}")
"""What a game may be called."""
BEFORE: Final = ("earlier.json", "autosave.json")
"""The two games that an older version kept, the older one first."""


@dataclass
class Keeping:
    """Where one game is kept."""

    path: Path
    _known: tuple[int, int] | None = None
    """The file as it was left here; it is another one once somebody else has gone on with the game."""

    @property
    def name(self) -> str:
        """What the game is called."""
        return self.path.name.removesuffix(SUFFIX)

    def write(self, table: Table) -> bool:
        """Keep the game as it is now; False if it had to be kept under a new name.

        That is so when the file has changed meanwhile: two terminals play the game on, and neither is to be lost.
        """
        same = self._known is None or self._known == self._look()
        if not same:
            self.path = _claimed(self.path.parent, self.name)
        table.save(self.path)
        self._known = self._look()
        return same

    def seen(self) -> None:
        """From now on the file is the one that was read."""
        self._known = self._look()

    def _look(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_ino


def folder() -> Path:
    """Where the games are."""
    return data_folder() / "games"


def new_game(table: Table, name: str | None) -> Keeping:
    """A place for a game that begins: under the name that was given, or under one of its own."""
    _take_over()
    path = folder() / f"{name or table.game.name}{SUFFIX}"
    try:
        if name is None:
            return Keeping(_claimed(folder(), table.game.name))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(exist_ok=False)
    except FileExistsError:
        raise BadSetup("game-name-taken", name=path.stem) from None
    except OSError:
        pass  # the session will say that nothing can be kept
    return Keeping(path)


def check_name(name: str | None) -> None:
    """Refuse a name that cannot be one, or that a game has already."""
    if name is None:
        return
    if not NAME.fullmatch(name):
        raise BadSetup("game-name", name=quoted(name))
    _take_over()
    if name.casefold() in {other.casefold() for other in names()}:
        raise BadSetup("game-name-taken", name=name)


def _claimed(where: Path, start: str) -> Path:
    """A file that nobody else has, called by a beginning and the next number."""
    where.mkdir(parents=True, exist_ok=True)
    numbered = re.compile(rf"{re.escape(start)}-(\d{{1,9}})")
    taken = [int(found.group(1)) for path in where.iterdir() if (found := numbered.fullmatch(path.stem))]
    number = max(taken, default=0)
    while True:
        number += 1
        path = where / f"{start}-{number}{SUFFIX}"
        with suppress(FileExistsError):
            path.touch(exist_ok=False)
            return path


def names() -> list[str]:
    """The names of all games, the newest first."""
    try:
        dated = [(path.stat().st_mtime_ns, path.name) for path in folder().glob(f"*{SUFFIX}")]
    except OSError:
        return []
    return [name.removesuffix(SUFFIX) for _, name in sorted(dated, reverse=True)]


def _take_over() -> None:
    """Give the games of an older version names, and a place among the others."""
    for file in BEFORE:
        path = data_folder() / file
        with suppress(OSError):  # what cannot be moved stays where it is
            if path.exists():
                path.replace(_claimed(folder(), _game_in(path) or path.stem))


def _game_in(path: Path) -> str | None:
    """The game that a save is of; None if that cannot be read."""
    try:
        return saves.checked(saves.read_file(path)).setup.game
    except SandtableError:
        return None


def resumed(
    name: str | None, programs: Callable[[Game], Mapping[str, Agent]] = lambda game: {}
) -> tuple[Table, Keeping]:
    """A game to go on with: the one of this name, or of which this is enough of the name; without a name the newest.

    ``programs`` makes those that play there.
    """
    _take_over()
    keeping = Keeping(folder() / f"{_meant(name, names())}{SUFFIX}")
    keeping.seen()
    saved = saves.checked(saves.read_file(keeping.path))
    return Table.from_saved(saved, agents=programs(game_named(saved.setup.game))), keeping


def _meant(name: str | None, there: list[str]) -> str:
    if not there:
        raise BadSetup("nothing-to-resume", folder=str(folder()))
    if name is None:
        return there[0]
    found = [other for other in there if other == name] or [other for other in there if name and other.startswith(name)]
    if len(found) != 1:
        raise BadSetup("which-game" if found else "no-such-game", name=name, games=sorted(found or there))
    return found[0]


# -- the list


def show(console: Console, words: Words) -> None:
    """Every game that is kept: what it is, who plays, how far it is, whose turn it is, and when that was."""
    _take_over()
    there = names()
    if not there:
        console.print(Text(words("games-none")))
        return
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold cyan", overflow="fold")
    grid.add_column(overflow="fold")
    grid.add_column(style="dim", no_wrap=True)
    for name in there:
        path = folder() / f"{name}{SUFFIX}"
        when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        grid.add_row(Text(name), Text("\n".join(_lines(path, words))), Text(when.strftime("%Y-%m-%d %H:%M")))
    console.print(grid)
    console.print(Text(words("games-hint", folder=str(folder())), "dim"))


def _lines(path: Path, words: Words) -> list[str]:
    """A game in a few lines; why not, where it cannot be read."""
    try:
        table = Table.load(path)
    except BadSave as refusal:
        return [words.refusal(refusal)]
    words = words.of(table.game.name)
    return [words.say(_what(table)), words.say(_who(table, words)), words.say(_how_far(table, words))]


def _what(table: Table) -> Message:
    """The game and its scenario, which is the first thing that is chosen."""
    title = Message(f"game-{table.game.name}")
    options = table.setup.options
    first = next(iter(table.game.options), None)
    if first is None or first not in options:
        return title
    return joined([title, Message(f"{first}-{str(options[first]).lower()}")])


def _who(table: Table, words: Words) -> Message:
    return joined(
        [
            Message("games-seat", {"side": seat, "player": _player(table.setup.seats[seat], words)})
            for seat in table.game.seats
        ],
        "list-semicolon",
    )


def _player(spec: str, words: Words) -> Message:
    return Message("games-person") if spec == HUMAN else at_level(words, spec)


def _how_far(table: Table, words: Words) -> Message:
    """The step under way and who is asked, or how the game ended."""
    if table.outcome is not None:
        return Message(
            "games-over", {"winner": Message(f"side-{table.outcome.winner}"), "reason": table.outcome.message}
        )
    view = table.view(None)
    known = face_of(table.game.name, facts_at(table), words).step(view)
    step = joined([known[0]]) if known else Message("terminal-step", {"number": len(table.steps)})
    seat = table.question.seat if table.question else DEALER
    whose = Message("games-dealer") if seat == DEALER else Message("games-turn", {"side": seat})
    return joined([step, whose], "list-semicolon")
