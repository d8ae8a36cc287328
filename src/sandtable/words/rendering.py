"""Messages turned into sentences by Fluent.

The engine speaks in message ids with arguments. A pattern in a word file may use of an argument ``country``:

``$country``       its text: a number, a nested message rendered, several joined as a list ("Iraq, Iran and Syria");
``$country-the``   the form ``.the`` of the message it is (an attribute: "the Philippines"); the text itself if that
                   message has no such form, so that only the irregular names need one;
``$country-id``    its id, for selectors;
``$keys-or``       several joined in another way: ``-or``, ``-comma``, ``-semicolon``.

A plain id such as ``side="us"`` or ``governance="poor"`` stands for the message ``side-us`` or ``governance-poor``,
wherever the word files have one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from sandtable.core.errors import BadSetup, SandtableError
from sandtable.core.messages import Argument, Message

ENGLISH: Final = "en"
LANGUAGES: Final = tuple(
    sorted(
        folder.name
        for folder in resources.files("sandtable.words").iterdir()
        if folder.is_dir() and not folder.name.startswith("_")
    )
)
"""The languages there are word files for."""

LISTS: Final = ("or", "comma", "semicolon")
"""The ways to join several texts, other than with "and"."""


class MissingWords(Exception):
    """A message, an attribute or an argument that the word files ask for or lack: a bug, never a user's mistake."""


class Words:
    """The words of one language; what it lacks is said in English.

    A strict one raises MissingWords when something is missing, one that is not shows the id and goes on.
    """

    def __init__(self, language: str = ENGLISH, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise BadSetup("no-language", language=repr(language), languages=list(LANGUAGES))
        self.language = language
        self.strict = strict
        names = [language] if language == ENGLISH else [language, ENGLISH]
        self._books = [_book(name) for name in names]
        self._ready: dict[tuple[str, str | None], str] = {}

    def say(self, message: Message) -> str:
        """A message as text."""
        return self._formatted(message, None) or self._missing(f"there is no message {message.id}", message.id)

    def refusal(self, error: SandtableError) -> str:
        """What a refusal says."""
        return self.say(error.message)

    def attribute(self, id: str, name: str, **args: Argument) -> str | None:
        """An attribute of a message (a card's ``text``), or None if it has none of this name."""
        return self._formatted(Message(id, args), name)

    def has(self, id: str) -> bool:
        """Whether there is a message with this id."""
        return any(book.bundle.has_message(id) for book in self._books)

    def __call__(self, id: str, /, **args: Argument) -> str:
        """The message with this id and these arguments as text."""
        return self.say(Message(id, args))

    def ids(self, prefix: str = "") -> list[str]:
        """The ids of all messages that begin with ``prefix``, in the order of the files."""
        return [id for id in self._books[-1].variables if id.startswith(prefix)]

    def variables(self, id: str) -> frozenset[str]:
        """The names of the arguments that a message uses, in whatever form."""
        for book in self._books:
            if book.bundle.has_message(id):
                return frozenset(name.partition("-")[0] for name in book.variables[id].get(None, ()))
        return frozenset()

    def _formatted(self, message: Message, attribute: str | None) -> str | None:
        """A message or one of its attributes as text, or None if there is no such thing."""
        id, args = message
        where = (id, attribute)
        if where in self._ready:
            return self._ready[where]
        for book in self._books:
            if not book.bundle.has_message(id):
                continue
            found = book.bundle.get_message(id)
            pattern = found.value if attribute is None else found.attributes.get(attribute)
            if pattern is None:
                continue
            wanted = book.variables[id].get(attribute, frozenset())
            text, problems = book.bundle.format_pattern(pattern, self._filled(wanted, args))
            if problems:
                self._missing(f"{id}: {'; '.join(str(problem) for problem in problems)}", id)
            if not wanted and not problems:
                self._ready[where] = str(text)
            return str(text)
        return None

    def _filled(self, wanted: frozenset[str], args: Mapping[str, Argument]) -> dict[str, str | int]:
        """The variables that a pattern uses, from the arguments of its message."""
        filled: dict[str, str | int] = {}
        for variable in wanted:
            name, _, form = variable.partition("-")
            if name in args:
                filled[variable] = self._form(self._named(name, args[name]), form)
        return filled

    def _named(self, name: str, value: Argument) -> Argument:
        """The message that a plain id stands for, if there is one."""
        if isinstance(value, str) and self.has(f"{name}-{value}"):
            return Message(f"{name}-{value}")
        return value

    def _form(self, value: Argument, form: str) -> str | int:
        """An argument's text, its id, or one of its forms."""
        if isinstance(value, Message):
            if form == "id":
                return value.id
            return (self._formatted(value, form) if form else None) or self.say(value)
        if isinstance(value, tuple):
            if form in LISTS:
                return self.listed([str(self._form(item, "")) for item in value], form)
            return self.listed([str(self._form(item, form)) for item in value])
        return value

    def listed(self, texts: Sequence[str], last: str = "and") -> str:
        """Texts as a natural list: "Iraq, Iran and Syria", or with ``last="or"``."""
        if len(texts) < 2:
            return texts[0] if texts else self("list-nothing")
        joined = texts[0]
        for text in texts[1:-1]:
            joined = self("list-semicolon" if last == "semicolon" else "list-comma", left=joined, right=text)
        return self(f"list-{last}", left=joined, right=texts[-1])

    def _missing(self, problem: str, shown: str) -> str:
        if self.strict:
            raise MissingWords(problem)
        return shown


class _Book:
    """The word files of one language."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.variables: dict[str, dict[str | None, frozenset[str]]] = {}
        for file, text in sorted(_files(language)):
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise MissingWords(f"{language}/{file}: cannot read {entry.content!r}")
                if isinstance(entry, ast.Message):
                    self._enter(entry, f"{language}/{file}")
            self.bundle.add_resource(resource)

    def _enter(self, message: ast.Message, file: str) -> None:
        if message.id.name in self.variables:
            raise MissingWords(f"{file}: {message.id.name} is there twice")
        used: dict[str | None, frozenset[str]] = {}
        if message.value:
            used[None] = _variables(message.value)
        for attribute in message.attributes:
            used[attribute.id.name] = _variables(attribute.value)
        self.variables[message.id.name] = used


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


@cache
def _book(language: str) -> _Book:
    return _Book(language)


def _files(language: str) -> Iterator[tuple[str, str]]:
    for file in resources.files("sandtable.words").joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")
