"""What the engine says: message ids with arguments, never sentences. ``sandtable.words`` turns them into text."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, NoReturn, Protocol, TypeAlias, Union

Argument: TypeAlias = Union[str, int, "Message", tuple[Union[str, "Message"], ...]]

About: TypeAlias = Union[str, int, "Message"]
"""What a question or a die is about, as data: a target such as ``country:iraq``, a number, a word, or a message."""

COUNTED: Final = 10**15
"""Numbers of this size are never counted at a table, only written by somebody who tries."""
SHOWN: Final = 40
"""As many of their digits as are shown again."""


class _Nothing(dict[str, Any]):
    """An empty mapping that stays empty, so that everybody may share it."""

    def __setitem__(self, key: str, value: Any) -> NoReturn:
        raise TypeError("this is nothing, and stays nothing")

    def __hash__(self) -> int:  # type: ignore[override]
        return 0

    def __reduce__(self) -> str:
        return "NOTHING"


NOTHING: Final[Mapping[str, Any]] = _Nothing()
"""No arguments."""


class Message(NamedTuple):
    """One thing to say: the id of a message in the word files, and what to put into it."""

    id: str
    args: Mapping[str, Argument] = NOTHING


class Thing(Protocol):
    """Something on the table that can be pointed at, as ``country:iraq`` or ``card:81``, and named in a message."""

    @property
    def target(self) -> str:
        """Its kind and its id."""
        ...


class Note(NamedTuple):
    """One line of the log: what happened, the rule it follows, and who may see it.

    ``seen_by`` is None for everybody. ``kind`` is ``"told"`` for what happened at the table and ``"why"`` for an
    opponent's reasons, which interfaces show on demand. A ``heading`` opens a new part of the log. A die that was
    checked has its ``check`` (``core/checks.py``), a message of all that came of it; an ``echo`` says in a line of its
    own what the check before it says already: who shows the check leaves it out. What a note ``withdraws``, from the
    last line that said so up to itself, has not happened after all: who reads the log later need not read it.
    """

    message: Message
    rule: str | None = None
    seen_by: tuple[str, ...] | None = None
    kind: str = "told"
    heading: bool = False
    echo: bool = False
    check: Message | None = None
    withdraws: Message | None = None

    @property
    def says(self) -> Message:
        """What is to be read: of a die that was checked the check with its verdict."""
        return self.message if self.check is None else self.check

    @property
    def cites(self) -> str | None:
        """The rule to be named beside it: its own, or the one by which a die was checked."""
        rule = None if self.check is None else self.check.args.get("rule")
        return rule if isinstance(rule, str) else self.rule

    def visible_to(self, seat: str | None) -> bool:
        """Whether ``seat`` (None: a spectator) may read this note."""
        return self.seen_by is None or seat in self.seen_by


@lru_cache(maxsize=4096)  # a game has a few hundred, and names them in every line
def name_of(target: str) -> Message:
    """The message that names what a target points at: ``country:iraq`` is called ``country-iraq``."""
    return Message(target.replace(":", "-", 1))


def spoken(about: Mapping[str, About]) -> Mapping[str, Argument]:
    """What something is about as the arguments of a message: every target by its name."""
    if not about:
        return NOTHING
    return {name: name_of(value) if isinstance(value, str) and ":" in value else value for name, value in about.items()}


def subject(value: object) -> About:
    """A thing, a message, a number or a word as what a question is about."""
    if type(value) is str or type(value) is int or type(value) is Message:
        return value
    if isinstance(value, int):
        return int(value)
    target = getattr(value, "target", None)
    return str(value) if target is None else str(target)


def argument(value: object) -> Argument:
    """A thing, a message, a number, a word, or a list of these as the argument of a message."""
    if type(value) is Message or type(value) is str:
        return value
    if isinstance(value, int):  # a plain number, also of an IntEnum or a bool
        return int(value) if -COUNTED < value < COUNTED else _digits(value)
    if isinstance(value, (list, tuple)) and not isinstance(value, Message):
        return tuple(map(_item, value))
    return _item(value)


def _digits(number: int) -> str:
    """A number that no sentence can count, as text and not too much of it."""
    try:
        text = str(number)
    except ValueError:  # longer than Python writes
        return f"<{type(number).__name__}>"
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 3]}..."


def _item(value: object) -> Message | str:
    if type(value) is Message or type(value) is str:
        return value
    target = getattr(value, "target", None)
    return str(value) if target is None else name_of(target)


def to_json(message: Message) -> object:
    """A message as JSON-ready data: its id alone, or ``[id, {arguments}]``."""
    if not message.args:
        return message.id
    return [message.id, {name: _plain_argument(value) for name, value in message.args.items()}]


def _plain_argument(value: Argument) -> object:
    if isinstance(value, Message):
        return {"message": to_json(value)}
    if isinstance(value, tuple):
        return {"messages": [to_json(item) if isinstance(item, Message) else {"text": item} for item in value]}
    return value


NESTED: Final = 4
"""How deep messages lie in messages at most."""


def from_json(data: object, depth: int = NESTED) -> Message | None:
    """The message that JSON describes, or None if it describes none."""
    if isinstance(data, str):
        return Message(data)
    if not isinstance(data, list) or len(data) != 2 or depth == 0:
        return None
    id, given = data[0], data[1]
    if not isinstance(id, str) or not isinstance(given, dict):
        return None
    args: dict[str, Argument] = {}
    for name, value in given.items():
        read = _argument_from(value, depth - 1)
        if not isinstance(name, str) or read is None:
            return None
        args[name] = read
    return Message(id, args)


def _argument_from(value: object, depth: int) -> Argument | None:
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool) and abs(value) < COUNTED):
        return value
    if not isinstance(value, dict) or len(value) != 1:
        return None
    if "message" in value:
        return from_json(value["message"], depth)
    items = value.get("messages")
    if not isinstance(items, list):
        return None
    read = [_item_from(item, depth) for item in items]
    known = [item for item in read if item is not None]
    return tuple(known) if len(known) == len(read) else None


def _item_from(item: object, depth: int) -> Message | str | None:
    if isinstance(item, dict):
        text = item.get("text")
        return text if isinstance(text, str) else None
    return from_json(item, depth)
