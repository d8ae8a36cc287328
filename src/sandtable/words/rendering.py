"""Messages turned into sentences by Fluent.

The engine speaks in message ids with arguments. A pattern in a word file may use of an argument ``country``:

``$country``       its text: a number, a nested message rendered, several joined as a list ("Iraq, Iran and Syria");
``$country-the``   the form ``.the`` of the message it is (an attribute: "the Philippines"); the text itself if that
                   message has no such form, so that only the irregular names need one;
``$country-The``   the form ``.The`` or, where there is none, ``.the`` with a capital, for the start of a sentence; of
                   several only the first has the capital;
``$country-id``    its id, for selectors;
``$country-number``  a form like any other, but that of several is ``many``, for selectors;
``$keys-or``       several joined in another way: ``-or``, ``-comma``, ``-semicolon``, ``-space``; after a form, too
                   (``$countries-in-or``).

A plain id such as ``side="us"`` or ``governance="poor"`` stands for the message ``side-us`` or ``governance-poor``,
wherever the word files have one.

A sentence is said whole in one language: where a language lacks its pattern, a form that English has, or anything that
is nested in it at any depth, all of it is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sandtable.core.errors import BadSetup, SandtableError, quoted
from sandtable.core.messages import Argument, Message
from sandtable.words.catalogues import ENGLISH, Catalogue, MissingWords, catalogue, languages
from sandtable.words.lists import joined, listed

_FAMILY: Final = re.compile("^(note|ask|option|roll|draw|ui|game|side|scenario|opponent|level|setting)-")
"""What an id begins with that says nothing to a reader."""


LISTS: Final[Mapping[str, Callable[[Sequence[Message | str]], Message]]] = {
    "or": lambda parts: listed(parts, "or"),
    "comma": joined,
    "semicolon": lambda parts: joined(parts, "list-semicolon"),
    "space": lambda parts: joined(parts, "join-space"),
}
"""The ways to join several texts, other than with "and"."""
_LONGEST: Final = 1000
"""Fluent takes no longer piece of text; instead of such a one it gets a character that nobody writes."""
_STANDS_FOR: Final = 0xE000


def readable(id: str) -> str:
    """An id that has no words, made readable: ``side-red_army`` is "Red army"."""
    text = re.sub("[-_]", " ", _FAMILY.sub("", id))
    return text[:1].upper() + text[1:]


class Words:
    """The words of one language, for one game or for none; what it cannot say whole is said in English.

    A strict one raises MissingWords when English lacks something; one that is not shows the id as well as it can.
    """

    def __init__(self, language: str = ENGLISH, game: str | None = None, strict: bool = False) -> None:
        if language not in languages():
            raise BadSetup("no-language", language=quoted(language), languages=list(languages()))
        self.language = language
        self.game = game
        self.strict = strict
        english = catalogue(ENGLISH, game)
        self._voices = [_Voice(english, english, self._missing)]
        if language != ENGLISH:
            self._voices.insert(0, _Voice(catalogue(language, game), english, _lacking))
        self._of: dict[str | None, Words] = {game: self}

    def of(self, game: str | None) -> Words:
        """The same language with the words of a game."""
        if game not in self._of:
            other = Words(self.language, game, self.strict)
            other._of = self._of
            self._of[game] = other
        return self._of[game]

    def say(self, message: Message) -> str:
        """A message as text."""
        for voice in self._voices:
            try:
                return voice.text(message)
            except _Lacking:
                continue
        raise AssertionError("English says everything")

    def attribute(self, id: str, name: str, **args: Argument) -> str | None:
        """An attribute of a message (a card's ``text``), or None if it has none of this name."""
        for voice in self._voices:
            try:
                text = voice.formatted(Message(id, args), name)
            except _Lacking:
                continue
            if text is not None:
                return text
        return None

    def attributes(self, id: str) -> dict[str, str]:
        """All attributes of a message that need no arguments, by name, as text."""
        names = self._voices[-1].own.variables(id)
        texts = {name: self.attribute(id, name) for name, needed in names.items() if name is not None and not needed}
        return {name: text for name, text in texts.items() if text is not None}

    def refusal(self, error: SandtableError) -> str:
        """What a refusal says, in the words of the game it comes from."""
        return self.of(error.game or self.game).say(error.message)

    def has(self, id: str, attribute: str | None = None) -> bool:
        """Whether there is a message with this id, or with this attribute."""
        return any(voice.own.has(id, attribute) for voice in self._voices)

    def __call__(self, id: str, /, **args: Argument) -> str:
        """The message with this id and these arguments as text."""
        return self.say(Message(id, args))

    def ids(self, prefix: str = "") -> list[str]:
        """The ids of all messages that begin with ``prefix``, in the order of the files."""
        return [id for id in self._voices[-1].own.ids if id.startswith(prefix)]

    def variables(self, id: str) -> frozenset[str]:
        """The names of the arguments that a message uses, in whatever form."""
        for voice in self._voices:
            if voice.own.has(id):
                return frozenset(name.partition("-")[0] for name in voice.own.variables(id)[None])
        return frozenset()

    def _missing(self, problem: str, shown: str) -> str:
        if self.strict:
            raise MissingWords(problem)
        return shown


class _Lacking(Exception):
    """A language cannot say a whole sentence."""


def _lacking(problem: str, shown: str) -> str:
    raise _Lacking(problem)


class _Voice:
    """One language alone: it says a message whole, or calls ``missing`` with the problem and what to show instead."""

    def __init__(self, own: Catalogue, english: Catalogue, missing: Callable[[str, str], str]) -> None:
        self.own = own
        self.english = english
        self.missing = missing
        self._ready: dict[tuple[str, str | None], str] = {}

    def text(self, message: Message) -> str:
        """A message as text."""
        text = self.formatted(message, None)
        return self.missing(f"there is no message {message.id}", readable(message.id)) if text is None else text

    def formatted(self, message: Message, attribute: str | None) -> str | None:
        """A message or one of its attributes as text, or None if there is no such thing."""
        id, args = message
        where = (id, attribute)
        if where in self._ready:
            return self._ready[where]
        if not self.own.has(id, attribute):
            return None
        found = self.own.bundle.get_message(id)
        pattern = found.value if attribute is None else found.attributes[attribute]
        if pattern is None:
            return None
        wanted = self.own.variables(id)[attribute]
        long: list[str] = []
        result, problems = self.own.bundle.format_pattern(pattern, self._filled(wanted, args, long))
        text = str(result)
        if problems:
            self.missing(f"{id}: {'; '.join(str(problem) for problem in problems)}", id)
        elif not wanted:
            self._ready[where] = text
        for place, piece in enumerate(long):
            text = text.replace(chr(_STANDS_FOR + place), piece)
        return text

    def _filled(self, wanted: frozenset[str], args: Mapping[str, Argument], long: list[str]) -> dict[str, str | int]:
        """The variables that a pattern uses, from the arguments of its message; ``long`` gets what is put in later."""
        filled: dict[str, str | int] = {}
        for variable in wanted:
            name, _, form = variable.partition("-")
            if name in args:
                value = self._form(self._named(name, args[name]), form)
                if isinstance(value, str) and len(value) > _LONGEST:
                    long.append(value)
                    value = chr(_STANDS_FOR + len(long) - 1)
                filled[variable] = value
        return filled

    def _named(self, name: str, value: Argument) -> Argument:
        """The message that a plain id stands for, if there is one."""
        id = f"{name}-{value}"
        return Message(id) if isinstance(value, str) and (self.own.has(id) or self.english.has(id)) else value

    def _form(self, value: Argument, form: str) -> str | int:
        """An argument's text, its id, or one of its forms."""
        if isinstance(value, tuple) and not isinstance(value, Message):
            return self._form_of_several(value, form)
        if not isinstance(value, Message):
            return value
        if form == "id":
            return value.id
        text = self.formatted(value, form) if form else None
        if text is not None:
            return text
        if form[:1].isupper():
            return _capital(str(self._form(value, _small(form))))
        if form and self.english.has(value.id, form):
            return self.missing(f"{value.id} has no form .{form}", value.id)
        return self.text(value)

    def _form_of_several(self, values: Sequence[Argument], form: str) -> str:
        """Several texts as one: each in the form, put together by the joint that may stand behind it."""
        form, _, joint = form.rpartition("-") if form.rpartition("-")[2] in LISTS else (form, "", "")
        if form == "number" and len(values) > 1:
            return "many"
        parts = [str(self._form(item, _small(form))) for item in values]
        text = self.text(LISTS[joint](parts) if joint else listed(parts))
        return _capital(text) if form[:1].isupper() else text


def _capital(text: str) -> str:
    """A text as it stands at the start of a sentence."""
    return text[:1].upper() + text[1:]


def _small(form: str) -> str:
    """The form inside a sentence that belongs to one at its start."""
    return form[:1].lower() + form[1:]
