"""Which language a shell is spoken to in: as the command says, a setting, what was remembered, or the system's own."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from sandtable.core.errors import BadSetup, quoted
from sandtable.core.folders import data_folder
from sandtable.words import ENGLISH, languages

LANGUAGE: Final = "language"
"""The command that remembers a language, and the file in which it is kept."""
FLAG: Final = "--language"
SETTING: Final = "SANDTABLE_LANGUAGE"
OF_THE_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment's words for the language of the system, the first that says something."""


def chosen(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language for a command line; one that is asked for and not there is refused by whoever reads the flag."""
    known = languages()
    for wanted in _wanted(arguments, environment):
        for tag in (wanted, wanted.partition("_")[0].partition("-")[0]):
            if tag.lower() in known:
                return tag.lower()
    return ENGLISH


def _wanted(arguments: Sequence[str], environment: Mapping[str, str]) -> Iterator[str]:
    for place, each in enumerate(arguments):
        if each == FLAG and place + 1 < len(arguments):
            yield arguments[place + 1]
        elif each.startswith(f"{FLAG}="):
            yield each.partition("=")[2]
    yield environment.get(SETTING, "")
    yield remembered()
    yield next((value for name in OF_THE_SYSTEM if (value := environment.get(name))), "").partition(".")[0]


def remembered() -> str:
    """The language that somebody has asked for once and for all; nothing if nobody has."""
    try:
        return _file().read_text("utf-8").strip()
    except (OSError, ValueError):
        return ""


def remember(language: str) -> None:
    """Speak this language from now on."""
    if language not in languages():
        raise BadSetup("no-language", language=quoted(language), languages=list(languages()))
    _file().parent.mkdir(parents=True, exist_ok=True)
    _file().write_text(f"{language}\n", "utf-8")


def _file() -> Path:
    return data_folder() / LANGUAGE
