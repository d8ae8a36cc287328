"""How a question is shown: what is asked, and its options in as few rows as leave the question in sight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from sandtable.core.chance import has_unseen_hands
from sandtable.core.messages import Message
from sandtable.core.questions import Option, Question
from sandtable.core.table import DEALER, Table
from sandtable.terminal import odds
from sandtable.terminal.answers import Choice

if TYPE_CHECKING:
    from sandtable.terminal.session import Session

MANY: Final = 12
"""From this many things that can be drawn or named on, they are listed only when asked for."""
FEW: Final = 10
"""How many options are listed one below the other, where there is room."""
BETWEEN: Final = 3
"""How much room is left between two columns of options."""


def is_card(option: Option) -> bool:
    """Whether an option is a card."""
    return (option.target or "").startswith("card:")


def is_of_unseen_cards(table: Table, question: Question) -> bool:
    """Whether somebody is asked to name one of their cards, which the program does not know."""
    cards = sum(map(is_card, question.options))
    return question.seat != DEALER and has_unseen_hands(table.dice) and cards > MANY


def asked(session: Session, question: Question) -> Text:
    """What is asked, of whom."""
    said = session.prompt_of(question)
    if question.seat != DEALER:
        said = Message("terminal-turn", {"side": question.seat, "question": said})
    return Text(session.words.say(said), "bold")


def heading(session: Session, question: Question) -> list[Text]:
    """What is asked, what is good to know about it, and how many answers are wanted."""
    lines = [asked(session, question)]
    about = session.face.about(question)
    if about:
        lines.append(Text(about, "italic"))
    if question.at_most > 1:
        kind = "terminal-exactly" if question.at_least == question.at_most else "terminal-several"
        lines.append(Text(session.say(kind, least=question.at_least, most=question.at_most), "dim"))
    return lines


def print_options(session: Session, question: Question, offered: Sequence[Choice], room: int, *, in_full: bool) -> None:
    """List the options; what would push its own question off the screen is said in fewer words, or the question again.

    ``room`` is how many rows are left.
    """
    console = session.console
    kinds = [each_in_full(session, offered)]
    if not in_full:
        kinds += [each_in_short(session, offered), [line(choice, _width(offered)) for choice in offered]]
    rows: list[Text] = []
    for lines in kinds:
        rows = in_rows(lines, console.width, room, side_by_side=not session.linear)
        if height(rows, console.width) <= room:
            break
    for row in rows:
        console.print(row)
    if height(rows, console.width) > room:
        console.print(asked(session, question))


def each_in_full(session: Session, offered: Sequence[Choice]) -> list[Text]:
    """Every option with a few words on what it points at, and its odds."""
    view: Mapping[str, Any] = session.table.view(session.shown_seat)
    lines = []
    for choice, short in zip(offered, each_in_short(session, offered), strict=True):
        remark = session.face.remark(view, choice.option.target)
        start = line(choice, _width(offered))
        if remark:
            start.append(f"  {remark}", "not bold default dim")
        lines.append(start.append_text(short[len(line(choice, _width(offered))) :]))
    return lines


def each_in_short(session: Session, offered: Sequence[Choice]) -> list[Text]:
    """Every option with its odds."""
    width = _width(offered)
    told = [odds.brief(session.table.forecast(choice.option.key), session.words) for choice in offered]
    return [line(choice, width).append_text(brief) for choice, brief in zip(offered, told, strict=True)]


def line(choice: Choice, width: int) -> Text:
    """An option as it is listed; a number that is its own answer is said once."""
    text = Text(choice.tag.rjust(width), "bold cyan")
    return text if choice.label == choice.tag else text.append(f" {choice.label}", "not bold default")


def _width(offered: Sequence[Choice]) -> int:
    return max(len(choice.tag) for choice in offered)


def in_rows(lines: Sequence[Text], width: int, room: int, *, side_by_side: bool = True) -> list[Text]:
    """A few lines below one another, many beside one another and read from top to bottom, bare numbers in one row."""
    if all(line.plain.strip().isdigit() for line in lines):
        return [Text("  ").join(lines)]
    cell = max(line.cell_len for line in lines) + BETWEEN
    columns = max(1, (width + BETWEEN) // cell)
    if not side_by_side or columns == 1 or len(lines) <= min(FEW, room):
        return list(lines)
    high = -(-len(lines) // columns)
    rows = []
    for place in range(high):
        row = Text()
        for each in lines[place::high]:
            row.pad_right(cell - row.cell_len % cell if row.cell_len % cell else 0)
            row.append_text(each)
        rows.append(row)
    return rows


def height(rows: Sequence[Text], width: int) -> int:
    """How many lines of a screen these take."""
    return sum(max(1, -(-row.cell_len // width)) for row in rows)
