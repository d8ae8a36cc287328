"""The word files: one catalogue for each language and game, the words that every game uses behind the game's own.

``<language>/*.ftl`` of this package are shared, ``<language>/<game>/*.ftl`` belong to one game, so that two games may
both have a ``card-1``. A game that does not come with the package brings its own folder (``register``).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

ENGLISH: Final = "en"
COVER: Final = "cover.ftl"
"""The file with what is said of a game before anybody sits down: its name, its sides, its scenarios."""

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


@cache
def languages() -> tuple[str, ...]:
    """The languages there are word files for."""
    folders = (each for root in (_OURS, *(folder for _, folder in _BROUGHT)) for each in root.iterdir())
    return tuple(sorted({each.name for each in folders if each.is_dir() and not each.name.startswith("_")}))


def source(language: str, game: str | None = None) -> str:
    """The word files of a language as one text: those that every game uses, or a game's own."""
    return "\n".join(text for _, text in _files(language, game))


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


class Catalogue:
    """What one language can say of one game (None: of no game in particular)."""

    def __init__(self, language: str, game: str | None) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.variables: dict[str, dict[str | None, frozenset[str]]] = {}
        """For each message, its attributes (None: the message itself) with the variables they use."""
        for whose in dict.fromkeys((None, game)):
            for file, text in _files(language, whose):
                self._read(file, _parsed(text))

    def _read(self, file: str, resource: ast.Resource) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise MissingWords(f"{file}: cannot read {entry.content!r}")
            if isinstance(entry, ast.Message):
                self._enter(entry, file)
        self.bundle.add_resource(resource)

    def _enter(self, message: ast.Message, file: str) -> None:
        if message.id.name in self.variables:
            raise MissingWords(f"{file}: {message.id.name} is there twice, in this game or in the words of every game")
        used: dict[str | None, frozenset[str]] = {}
        if message.value:
            used[None] = _variables(message.value)
        for attribute in message.attributes:
            used[attribute.id.name] = _variables(attribute.value)
        self.variables[message.id.name] = used

    def has(self, id: str, attribute: str | None = None) -> bool:
        """Whether there is this message, or this attribute of it."""
        return attribute in self.variables.get(id, ())


@cache
def catalogue(language: str, game: str | None) -> Catalogue:
    """The words of a language for a game."""
    return Catalogue(language, game)


@cache
def _parsed(text: str) -> ast.Resource:
    return FluentResource(text)


class _Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        """Remember one variable."""
        self.names.add(node.id.name)


def _variables(pattern: ast.Pattern) -> frozenset[str]:
    collector = _Variables()
    collector.visit(pattern)
    return frozenset(collector.names)
