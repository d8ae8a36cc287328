"""The flags of the command line that come from the games: one for every option that a game has."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.game import Game, games, players_at
from sandtable.core.own_texts import OwnText

RESERVED: Final = frozenset(
    (
        "courses", "csv", "dice", "first", "games", "half-width", "help", "jobs", "json", "language",
        "levels", "load", "mixes", "name", "no-pause", "on", "open", "option", "paired", "parquet", "pause", "plain",
        "plan", "plot", "position", "ratings", "report", "results", "resume", "screen", "seat", "seed", "time-limit",
    )
)  # fmt: skip
"""What the flags of the commands themselves are called; an option of this name is given with ``--option``."""
OF_A_GAME: Final = "option_"
"""What the destinations of flags begin with that are options of games."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Give a parser a flag for every option of every game."""
    for name in option_names():
        if name not in RESERVED:
            parser.add_argument(*_spellings(name), dest=_destination(name), metavar="VALUE")


def players() -> str:
    """Everybody who can play a seat of some game, with their levels."""
    found: dict[str, dict[str, None]] = {}
    for game in games().values():
        for seat in game.seats:
            for name, levels in players_at(game, seat).items():
                found.setdefault(name, {}).update(dict.fromkeys(levels))
    return "; ".join(f"{name}:{'|'.join(levels)}" if levels else name for name, levels in found.items())


def option_names() -> list[str]:
    """The names of the options of all games."""
    return list(dict.fromkeys(name for game in games().values() for name in game.options))


def _having(name: str) -> list[Game]:
    return [game for game in games().values() if name in game.options]


def whose(destination: str, a_file: str) -> str:
    """The games that have the option of a flag, with its values; what is a file is called so."""
    name = destination.removeprefix(OF_A_GAME)
    return "; ".join(f"{game.name}: {_values(game, name, a_file)}" for game in _having(name))


def _values(game: Game, name: str, a_file: str) -> str:
    if isinstance(game.options[name], OwnText):
        return a_file
    return ", ".join(str(value).lower() for value in game.options[name])


def _spellings(name: str) -> list[str]:
    return list(dict.fromkeys((f"--{name.replace('_', '-')}", f"--{name}")))


def _destination(name: str) -> str:
    return f"{OF_A_GAME}{name}"


def given(arguments: argparse.Namespace) -> dict[str, str]:
    """The options of games that have been given by their flags, as they were typed."""
    said = {name: getattr(arguments, _destination(name), None) for name in option_names()}
    return {name: text for name, text in said.items() if text is not None}


def said(options: Mapping[str, Any], game: Game) -> list[str]:
    """The flags that choose these options, those left out that are the default."""
    flags = []
    for name, values in game.options.items():
        if options[name] != values[0]:
            value = "FILE" if isinstance(values, OwnText) else str(options[name]).lower()
            flags.append(f"--option {name}={value}" if name in RESERVED else f"{_spellings(name)[0]} {value}")
    return flags
