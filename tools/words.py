"""What each language still lacks, what was made from English that has changed since, and what English no longer has.

    .venv/bin/python -m tools.words                 # the list, for every language
    .venv/bin/python -m tools.words --mark de       # what German newly has was made from the English of now
    .venv/bin/python -m tools.words --mark de ui-undo card-24    # these were made anew

A translation carries the mark of the English it was made from (``words/<language>/made_from.toml``). With ``--missing``
the exit code says whether a language that is said to be complete lacks anything.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import sandtable
from sandtable.core.game import games
from sandtable.words import ENGLISH
from sandtable.words.catalogues import Catalogue, described

WORDS: Final = Path(sandtable.__file__).parent / "words"
MARKS: Final = "made_from.toml"
HEAD: Final = "# The English that each message was made from, by its mark; written by tools/words.py.\n"
SHARED: Final = "shared"
"""What the words of every game are called among those of the games."""
OTHERS: Final = ("de", "ja", "ru")

Marks = dict[str, dict[str, str]]
"""The marks of messages, by game and id."""


class Account(NamedTuple):
    """What is to be done in one language: messages by game, as ``labyrinth: card-1.text``."""

    missing: list[str]
    stale: list[str]
    unused: list[str]


def mark_of(text: str) -> str:
    """A short mark of a message's English, whatever its spaces."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:8]


def own_words(language: str) -> Iterator[tuple[str, Catalogue]]:
    """The words of every game and those of each that comes with the package, by name."""
    yield SHARED, Catalogue(language, None)
    for game in (each for each in games() if (WORDS / ENGLISH / each).is_dir()):
        yield game, Catalogue(language, game, alone=True)


def english_marks() -> Marks:
    """The marks of English as it is now."""
    return {game: {id: mark_of(words.text(id)) for id in words.ids} for game, words in own_words(ENGLISH)}


def needed(words: Catalogue, id: str) -> set[str | None]:
    """The parts of an English message that every language has; forms of names are each language's own matter."""
    forms = described(ENGLISH).forms
    return {part for part in words.variables(id) if part is None or part[0].lower() + part[1:] not in forms}


def account_of(language: str, marks: Marks, now: Marks) -> Account:
    """What a language lacks, has of a former English, and has in vain."""
    account = Account([], [], [])
    own = dict(own_words(language))
    for game, english in own_words(ENGLISH):
        theirs = own[game]
        has = set(theirs.ids)
        for id in english.ids:
            lacking = needed(english, id) - set(theirs.variables(id) if id in has else ())
            account.missing.extend(f"{game}: {id}{f'.{part}' if part else ''}" for part in sorted(lacking, key=str))
            if id in has and marks.get(game, {}).get(id) != now[game][id]:
                account.stale.append(f"{game}: {id}")
        account.unused.extend(f"{game}: {id}" for id in theirs.ids if id not in now[game])
    return account


def read_marks(language: str) -> Marks:
    """The marks that a language carries."""
    path = WORDS / language / MARKS
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def marked(language: str, marks: Marks, now: Marks, anew: Sequence[str]) -> Marks:
    """The marks with those of messages that have none yet, or were made anew; those of gone ones are dropped."""
    found: Marks = {}
    for game, theirs in own_words(language):
        had, current = marks.get(game, {}), now[game]
        found[game] = {
            id: current[id] if id in anew or id not in had else had[id] for id in theirs.ids if id in current
        }
    return found


def written(marks: Mapping[str, Mapping[str, str]]) -> str:
    """Marks as TOML."""
    parts = [
        "\n".join([f"\n[{game}]", *(f'{id} = "{mark}"' for id, mark in rows.items())]) for game, rows in marks.items()
    ]
    return HEAD + "\n".join(parts) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """List what is to be done, or mark what was done."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mark", metavar="LANGUAGE", choices=OTHERS)
    parser.add_argument("--missing", action="store_true", help="fail if a complete language lacks something")
    parser.add_argument("ids", nargs="*", help="messages that were made anew")
    chosen = parser.parse_args(arguments)
    now = english_marks()
    if chosen.mark:
        marks = marked(chosen.mark, read_marks(chosen.mark), now, chosen.ids)
        (WORDS / chosen.mark / MARKS).write_text(written(marks), "utf-8")
    lacking = False
    for language in OTHERS:
        account = account_of(language, read_marks(language), now)
        print(f"{language}: {', '.join(f'{len(each)} {name}' for name, each in account._asdict().items())}")
        for name, each in account._asdict().items():
            print("".join(f"  {name}: {id}\n" for id in each), end="")
        lacking |= described(language).complete and bool(account.missing)
    if chosen.missing and lacking:
        sys.exit(1)


if __name__ == "__main__":
    main()
