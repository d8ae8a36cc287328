"""What came of the dice of a Jihad: the log names them and what each must not exceed; the rest is left to be seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sandtable.core.messages import Message, Note

MODIFIER: Final = "note-modifier-"


def with_failures(notes: Sequence[Note]) -> Iterator[Note]:
    """The notes, with a line after every die of a Jihad that fails, and after what is added to it."""
    owed: Note | None = None
    excess = 0
    for note in notes:
        if owed is not None and note.message.id.startswith(MODIFIER):
            excess += _number(note.message, "change")
        elif owed is not None:
            if excess > 0:
                yield owed
            owed = None
        yield note
        what = note.message.args.get("what")
        if isinstance(what, Message) and what.id == "roll-jihad":
            excess = _number(note.message, "pips") - _number(what, "number")
            owed = note._replace(message=Message("note-failed"), rule="8.4.3")
    if owed is not None and excess > 0:
        yield owed


def _number(message: Message, name: str) -> int:
    value = message.args[name]
    return value if isinstance(value, int) else 0
