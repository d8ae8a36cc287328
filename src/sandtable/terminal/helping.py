"""The command line in the words of a language: what each command and flag is for, and what is wrong with a line.

What a flag does is the message that is called like it: ``help-serve-port`` for ``sandtable serve --port``, or for what
several commands have, ``help-seed``. The words are looked up when somebody asks for help, so that a command starts as
fast as without.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from functools import partial
from typing import Any, Final, NoReturn

from sandtable.terminal import flags
from sandtable.words import Words

WRONG: Final = 2
"""The exit code of a command that asks for what is not there."""
PROGRAM: Final = "sandtable"
FAULTS: Final[Mapping[str, re.Pattern[str]]] = {
    "usage-required": re.compile(r"the following arguments are required: (?P<names>.+)"),
    "usage-unknown": re.compile(r"unrecognized arguments: (?P<names>.+)"),
    "usage-choice": re.compile(r"argument (?P<name>.+?): invalid choice: (?P<value>.+) \(choose from (?P<known>.+)\)"),
    "usage-value": re.compile(r"argument (?P<name>.+?): invalid \w+ value: (?P<value>.+)"),
    "usage-none": re.compile(r"argument (?P<name>.+?): expected (?:one|at least one) argument"),
    "usage-together": re.compile(r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)"),
    "usage-ignored": re.compile(r"argument (?P<name>.+?): ignored explicit argument (?P<value>.+)"),
}
"""What argparse says, in English alone, and what we say."""


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks a language, and says what is wrong in one line."""

    def __init__(self, *, words: Words, facts: Mapping[str, str], **more: Any) -> None:
        super().__init__(allow_abbrev=False, formatter_class=partial(_Formatter, words=words), **more)
        self._words = words
        self._facts = facts
        """What messages may speak of: usual numbers, and what there is."""
        self.register("action", "parsers", _Commands)

    def add_subparsers(self, **more: Any) -> Any:
        """Commands speak the same language."""
        more.setdefault("parser_class", partial(Parser, words=self._words, facts=self._facts))
        return super().add_subparsers(**more)

    def format_help(self) -> str:
        """All that can be said here, in words."""
        self._positionals.title = self._words("help-positionals")
        self._optionals.title = self._words("help-optionals")
        path = self.prog.split()[1:]
        if not path:
            self.description, self.epilog = self._help(path, "description"), self._help(path, "epilog")
        for action in self._actions:
            if isinstance(action, _Commands):
                for command in action._choices_actions:
                    command.help = self._help(path, command.dest)
            else:
                action.help = self._help(path, action.dest)
        return super().format_help()

    def _help(self, path: list[str], name: str) -> str:
        """What a command or a flag is for: its own message, or that of the commands above."""
        words = self._words
        if name.startswith(flags.OF_A_GAME):
            return words("help-of-games", whose=flags.whose(name, words("help-a-file"))).replace("%", "%%")
        tail = name.replace("_", "-")
        ids = ["-".join(("help", *path[:length], tail)) for length in range(len(path), -1, -1)]
        id = next((id for id in ids if words.has(id)), ids[-1])
        return words(id, players=flags.players(), **self._facts).replace("%", "%%")

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        faults = ((id, fault.fullmatch(message)) for id, fault in FAULTS.items())
        said = next((self._words(id, **found.groupdict()) for id, found in faults if found), message)
        self.exit(WRONG, f"{PROGRAM}: {said}\n")


class _Commands(argparse._SubParsersAction):  # type: ignore[type-arg]  # it has no arguments when it runs
    """The commands, each of which is told of."""

    def add_parser(self, name: str, **more: Any) -> Any:
        """Add a command."""
        return super().add_parser(name, help="", **more)


class _Formatter(argparse.HelpFormatter):
    """Lays help out, with the word for "usage" of the language."""

    def __init__(self, *args: Any, words: Words, **more: Any) -> None:
        super().__init__(*args, **more)
        self._words = words

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Say how a command is written."""
        super().add_usage(usage, actions, groups, self._words("help-usage") if prefix is None else prefix)
