"""Completion for shells (``sandtable completion bash``), made of the parser of the command line itself."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Final

from sandtable.core.game import games

Known = Mapping[str, list[str]]
"""What can stand behind each command: its flags and words."""


def script(parser: argparse.ArgumentParser, shell: str) -> str:
    """What a shell reads to complete the commands."""
    return SHELLS[shell](known(parser))


def known(parser: argparse.ArgumentParser) -> Known:
    """Every command with its flags, the words that it takes, and the games where it takes one."""
    commands = next(each for each in parser._actions if isinstance(each, argparse._SubParsersAction))
    found = {}
    for name, sub in commands.choices.items():
        words: list[str] = []
        for action in sub._actions:
            words += [flag for flag in action.option_strings if flag.startswith("--") and "_" not in flag]
            words += [] if action.option_strings else map(str, action.choices or ())
            words += games() if action.dest == "game" else ()
        found[name] = words
    return found


def _bash(known: Known) -> str:
    cases = "\n".join(f'    {name}) words="{" ".join(words)}" ;;' for name, words in known.items())
    return f"""_sandtable() {{
  local words
  case "${{COMP_WORDS[1]}}" in
{cases}
    *) words="" ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words="{" ".join(known)} --help --version"; fi
  COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _sandtable sandtable
"""


def _zsh(known: Known) -> str:
    return f"#compdef sandtable\nautoload -U +X bashcompinit && bashcompinit\n{_bash(known)}"


def _fish(known: Known) -> str:
    lines = [f"complete -c sandtable -n __fish_use_subcommand -f -a '{' '.join(known)}'"]
    for name, words in known.items():
        behind = f"complete -c sandtable -n '__fish_seen_subcommand_from {name}'"
        lines += [f"{behind} -l {word.removeprefix('--')}" for word in words if word.startswith("--")]
        plain = [word for word in words if not word.startswith("--")]
        lines += [f"{behind} -a '{' '.join(plain)}'"] if plain else []
    return "\n".join(lines) + "\n"


SHELLS: Final[dict[str, Callable[[Known], str]]] = {"bash": _bash, "zsh": _zsh, "fish": _fish}
"""The shells that are known."""
