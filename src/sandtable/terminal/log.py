"""Lines of the log, put together so that they read well."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.core.messages import Argument, Message, Note


def gathered(notes: Iterable[Note]) -> list[Note]:
    """The notes, with what one seat alone is told several times over (the cards it draws) said in one line.

    What only repeats a part of a check is left out: the check says it.
    """
    lines: list[Note] = []
    for note in notes:
        if note.echo:
            continue
        last = lines[-1] if lines else None
        if last and note.seen_by and (last.message.id, last.rule) == (note.message.id, note.rule):
            lines[-1] = last._replace(message=_both(last.message, note.message))
        else:
            lines.append(note)
    return lines


def _both(one: Message, two: Message) -> Message:
    """Two messages of one kind as one, with the arguments in which they differ listed."""
    args: dict[str, Argument] = dict(one.args)
    for name, value in one.args.items():
        other = two.args[name]
        if isinstance(other, Message) and value != other:
            args[name] = (value, other) if isinstance(value, Message) else (*_messages(value), other)
    return Message(one.id, args)


def _messages(value: Argument) -> tuple[str | Message, ...]:
    return value if isinstance(value, tuple) and not isinstance(value, Message) else ()
