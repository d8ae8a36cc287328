"""What the engine says: message ids with arguments, never sentences. ``sandtable.words`` turns them into text."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias, Union

Argument: TypeAlias = Union[str, int, "Message", tuple["Message", ...]]

_NOTHING: Mapping[str, Argument] = MappingProxyType({})


class Message(NamedTuple):
    """One thing to say: the id of a message in the word files, and what to put into it."""

    id: str
    args: Mapping[str, Argument] = _NOTHING


class Note(NamedTuple):
    """One line of the log: what happened, the rule it follows, and who may see it.

    ``seen_by`` is None for everybody. ``kind`` is ``"told"`` for what happened at the table and ``"why"`` for an
    opponent's reasons, which interfaces show on demand.
    """

    message: Message
    rule: str | None = None
    seen_by: tuple[str, ...] | None = None
    kind: str = "told"

    def visible_to(self, seat: str | None) -> bool:
        """Whether ``seat`` (None: a spectator) may read this note."""
        return self.seen_by is None or seat in self.seen_by


def to_plain(message: Message) -> object:
    """A message as JSON-ready data: its id alone, or ``[id, {arguments}]``."""
    if not message.args:
        return message.id
    return [message.id, {name: _plain_argument(value) for name, value in message.args.items()}]


def _plain_argument(value: Argument) -> object:
    if isinstance(value, Message):
        return {"message": to_plain(value)}
    if isinstance(value, tuple):
        return {"messages": [to_plain(item) for item in value]}
    return value
