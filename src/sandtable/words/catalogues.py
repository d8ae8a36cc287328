"""The word files: one catalogue for each language and game, the words that every game uses behind the game's own.

``<language>/*.ftl`` of this package are shared, ``<language>/<game>/*.ftl`` belong to one game, so that two games may
both have a ``card-1``. A game that does not come with the package brings its own folder (``register``).

Reading a file only finds where its messages begin; a message is parsed when it is first said.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ENGLISH: Final = "en"
COVER: Final = "cover.ftl"
"""The file with what is said of a game before anybody sits down: its name, its sides, its scenarios."""
TERMINAL: Final = "terminal.ftl"
"""The file with what the terminal alone says."""

_OURS: Final = resources.files("sandtable.words")
_BROUGHT: Final[list[tuple[str | None, Traversable]]] = []
"""The folders that others have registered, with the game they belong to; None for words of every game."""


class MissingWords(Exception):
    """A message, an attribute or an argument that the word files ask for or lack: a bug, never a user's mistake."""


def register(game: str | None, folder: Traversable) -> None:
    """Add a folder of words, ``<language>/*.ftl``, to a game; to those of every game if ``game`` is None."""
    if (game, folder) not in _BROUGHT:
        _BROUGHT.append((game, folder))
        languages.cache_clear()
        catalogue.cache_clear()


class Language(NamedTuple):
    """What is known of a language beside its words."""

    name: str
    """What it calls itself."""
    complete: bool
    """Whether everything is said in it."""
    forms: frozenset[str]
    """The forms of names that its sentences may ask for."""


@cache
def _described() -> Mapping[str, Language]:
    """The languages that come with the package (languages.toml)."""
    rows = tomllib.loads((_OURS / "languages.toml").read_text(encoding="utf-8"))
    return {id: Language(row["name"], row["complete"], frozenset(row["forms"])) for id, row in rows.items()}


def described(language: str) -> Language:
    """A language; one that somebody has brought calls itself by its id."""
    return _described().get(language, Language(language, False, frozenset()))


@cache
def languages() -> tuple[str, ...]:
    """The languages there are word files for."""
    folders = (each for root in (_OURS, *(folder for _, folder in _BROUGHT)) for each in root.iterdir())
    return tuple(sorted({each.name for each in folders if each.is_dir() and not each.name.startswith("_")}))


def source(language: str, game: str | None = None, *, without: str = "") -> str:
    """The word files of a language as one text, but for one: those that every game uses, or a game's own."""
    return "\n".join(text for file, text in _files(language, game) if not without or not file.endswith(f"/{without}"))


def cover(language: str, game: str) -> str:
    """What a language says of a game before anybody sits down, as one text."""
    return "\n".join(text for file, text in _files(language, game) if file.endswith(f"/{COVER}"))


def _files(language: str, game: str | None) -> Iterator[tuple[str, str]]:
    """The names and texts of the word files, in a steady order."""
    own = _OURS / language if game is None else _OURS / language / game
    for folder in (own, *(brought / language for whose, brought in _BROUGHT if whose == game)):
        if folder.is_dir():
            files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
            for file in sorted(files, key=lambda file: file.name):
                yield f"{language}/{game or '*'}/{file.name}", file.read_text(encoding="utf-8")


class Entry(NamedTuple):
    """A message of a word file, or a term (``-name``), which only other messages use."""

    file: str
    text: str


_BEGINNING: Final = re.compile(r"(-?[A-Za-z][A-Za-z0-9_-]*) *=|[#A-Za-z-]")
"""How a line begins with which an entry begins, or which belongs to none; all other lines go on with an entry."""


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The ids and texts of the entries of a word file; under an empty id what stands outside of all of them."""
    id = ""
    lines: list[str] = []
    for line in text.split("\n"):
        if begins := _BEGINNING.match(line):
            yield id, "\n".join(lines)
            id = begins[1] or ""
            lines = []
        if not line.startswith("#"):
            lines.append(line)
    yield id, "\n".join(lines)


class Catalogue:
    """What one language can say of one game (None: of no game in particular), or what it says of this game alone."""

    def __init__(self, language: str, game: str | None, alone: bool = False) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, Entry] = {}
        self._variables: dict[str, Mapping[str | None, frozenset[str]]] = {}
        for whose in (game,) if alone else dict.fromkeys((None, game)):
            for file, text in _files(language, whose):
                self._read(file, text)

    def _read(self, file: str, text: str) -> None:
        for id, entry in _entries(text):
            if id in self._entries:
                raise MissingWords(f"{file}: {id} is there twice, in this game or in the words of every game")
            if id:
                self._entries[id] = Entry(file, entry)
            elif entry.strip():
                raise MissingWords(f"{file}: cannot read {entry!r}")

    @property
    def ids(self) -> list[str]:
        """The messages, in the order of the files."""
        return [id for id in self._entries if not id.startswith("-")]

    def text(self, id: str) -> str:
        """A message as it stands in its file."""
        return self._entries[id].text

    def variables(self, id: str) -> Mapping[str | None, frozenset[str]]:
        """The attributes of a message (None: the message itself), each with the variables it uses."""
        if id not in self._variables:
            self._enter(id)
        return self._variables[id]

    def parsed(self, id: str) -> ast.Message | ast.Term:
        """An entry as Fluent reads it."""
        file, text = self._entries[id]
        entry = _parsed(text)
        if entry is None:
            raise MissingWords(f"{file}: cannot read {text!r}")
        return entry

    def _enter(self, id: str) -> None:
        """Parse an entry, and those it refers to, so that the bundle can say it."""
        entry = self.parsed(id)
        self.bundle.add_resource(ast.Resource([entry]))
        used: dict[str | None, frozenset[str]] = {}
        found = _Used()
        if entry.value:
            used[None] = found.variables_of(entry.value)
        for attribute in entry.attributes:
            used[attribute.id.name] = found.variables_of(attribute.value)
        self._variables[id] = used
        for other in found.entries:
            if other in self._entries and other not in self._variables:
                self._enter(other)

    def has(self, id: str, attribute: str | None = None) -> bool:
        """Whether there is this message, or this attribute of it."""
        return id in self._entries and attribute in self.variables(id)


@cache
def catalogue(language: str, game: str | None) -> Catalogue:
    """The words of a language for a game."""
    return Catalogue(language, game)


@cache
def _parsed(text: str) -> ast.Message | ast.Term | None:
    """One entry, or None if it cannot be read; what stands in the words of every game is parsed once for all."""
    entry, *more = FluentParser(with_spans=False).parse(text).body
    return entry if isinstance(entry, ast.Message | ast.Term) and not more else None


class _Used(Visitor):
    """Collects what patterns use: the variables of each, and the entries that all of them refer to."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: set[str] = set()
        self._variables: set[str] = set()

    def variables_of(self, pattern: ast.Pattern) -> frozenset[str]:
        """The variables of one pattern."""
        self._variables = set()
        self.visit(pattern)
        return frozenset(self._variables)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        """Remember one variable."""
        self._variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Remember another message."""
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Remember a term, and look at what it is given."""
        self.entries.add(f"-{node.id.name}")
        self.generic_visit(node)
