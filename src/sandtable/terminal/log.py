"""Lines of the log, put together so that they read well, without what was taken back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Final

from sandtable.core.messages import Argument, Message, Note
from sandtable.core.table import Table
from sandtable.words import Words

ADJUSTED: Final = "note-adjusted"
CARD: Final = "card"
"""How what goes back to a card and to no rule cites it: ``card 38``."""


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


def cited(note: Note, words: Words) -> str | None:
    """What a line goes back to: the number of a rule, or a card that is named in the language."""
    kind, _, number = (note.cites or "").partition(" ")
    return words.say(Message("cite-card", {"number": number})) if kind == CARD and number else note.cites


def withdrawn(table: Table) -> set[int]:
    """The places in the log of what has not happened after all.

    Rules may withdraw what has led nowhere, and a step that is adjusted by hand in the middle begins again.
    """
    gone: set[int] = set()
    for place, note in enumerate(table.notes):
        if note.withdraws is not None:
            said = [before for before in range(place) if table.notes[before].message == note.withdraws]
            gone |= {*range(said[-1], place)} if said else set()
    for step, following in pairwise(table.steps):
        if isinstance(table.journal[following.ply - 1].value, Mapping):  # changes by hand
            told = range(step.notes, following.notes)
            gone |= {place for place in told if table.notes[place].message.id != ADJUSTED}
    return gone


def standing(table: Table, seat: str | None) -> list[Note]:
    """The lines that a seat may read of what has happened and was not taken back."""
    gone = withdrawn(table)
    return [note for place, note in enumerate(table.notes) if place not in gone and note.visible_to(seat)]


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
