"""What is asked of whoever holds real dice and cards: dice that are rolled together, and what each face gives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from rich.text import Text

from sandtable.core.chance import SIDES, Roll, shares
from sandtable.core.journal import Entry
from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.core.table import DEALER, Table
from sandtable.terminal.ahead import is_lot
from sandtable.terminal.answers import Choice
from sandtable.words import Words, joined, listed


def together(table: Table) -> Message | None:
    """What several dice are rolled for that are asked for together; None if the next one is asked for alone."""
    dice = table.rolls_ahead()
    if len(dice) < 2:
        return None
    whats = [Message("terminal-any-die") if what is None else what for what in dice]
    round_ = next(n for n in range(1, len(whats) + 1) if len(whats) % n == 0 and whats[:n] * (len(whats) // n) == whats)
    said = joined(whats[:round_])
    return Message("terminal-roll-dice", {"count": len(whats), "what": said, "times": len(whats) // round_})


def faces(table: Table, question: Question, words: Words) -> list[Text]:
    """What each face of a die gives, where it chooses among equals; nothing where it does not."""
    asked = table.awaits
    if question.seat != DEALER or not isinstance(asked, Roll) or not asked.gives:
        return []
    whats = [option.label.args.get("what") for option in question.options]
    given = [words.say(what) if isinstance(what, Message) else words("terminal-again") for what in whats]
    return [
        Text.assemble((_span([face for face, _ in run]), "bold cyan"), f" {what}")
        for what, run in ((what, list(each)) for what, each in groupby(enumerate(given, 1), key=lambda pair: pair[1]))
    ]


def by_lot(table: Table, question: Question, offered: Sequence[Choice]) -> list[Choice]:
    """The options, where one die settles which, with the faces that give each."""
    if not is_lot(table, question):
        return list(offered)
    given = shares(len(question.options))
    spans = [_span([face for face, it in enumerate(given, 1) if it == place]) for place in range(len(question.options))]
    return [replace(choice, tag=span) for choice, span in zip(offered, spans, strict=True)]


def again(table: Table, question: Question) -> str:
    """The faces with which a lot is cast again; nothing if there are none."""
    unused = SIDES % len(question.options) if is_lot(table, question) else 0
    return _span(list(range(SIDES - unused + 1, SIDES + 1))) if unused else ""


def _span(faces: Sequence[int]) -> str:
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]}-{faces[-1]}"


def given_again(entry: Entry, question: Question) -> Message | str:
    """What ``redo`` would give again, as it is shown."""
    keys = [str(entry.value)] if question.seat == DEALER else list(entry.value)
    return listed([option.label for option in question.options if option.key in keys])
