"""``sandtable learn``: the lessons, page by page in a shell."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from sandtable.core.agents import HUMAN
from sandtable.core.errors import BadSetup, SandtableError
from sandtable.core.folders import data_folder
from sandtable.core.messages import Message
from sandtable.core.table import Table
from sandtable.lessons import Lesson, Page, lessons
from sandtable.terminal.answers import Choice, NotUnderstood, folded
from sandtable.terminal.keeping import SUFFIX, Keeping
from sandtable.words import Words, listed

if TYPE_CHECKING:
    from sandtable.terminal.session import Session

LEARN: Final = "learn"


def add_parser(commands: Any, *parents: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """The command, for a command line."""
    learn: argparse.ArgumentParser = commands.add_parser(LEARN, parents=[*parents])
    learn.add_argument("lesson", nargs="?", metavar="LESSON")
    learn.add_argument("--again", action="store_true")
    learn.set_defaults(open=True)
    return learn


# -- which one


def which(wanted: str) -> Lesson:
    """The lesson of this number in the list, or of this name or its beginning."""
    known = list(lessons().values())
    if wanted.isdecimal() and 1 <= int(wanted) <= len(known):
        return known[int(wanted) - 1]
    names = {lesson.id: (lesson.id, lesson.id.removeprefix(f"{lesson.game}-")) for lesson in known}
    meant = [id for id in names if wanted in names[id]]
    meant = meant or [
        id for id in names if wanted and any(folded(name).startswith(folded(wanted)) for name in names[id])
    ]
    if len(meant) != 1:
        raise BadSetup("which-lesson" if meant else "no-lesson", text=wanted, lessons=meant or list(names))
    return lessons()[meant[0]]


def number_of(lesson: Lesson) -> int:
    """Its place in the list of all."""
    return 1 + list(lessons()).index(lesson.id)


def show(console: Console, words: Words) -> None:
    """The lessons of every game, and how far somebody has come in each."""
    game = ""
    for lesson in lessons().values():
        own = words.of(lesson.game)
        if lesson.game != game:
            game = lesson.game
            console.print(Text(own(f"game-{game}"), "bold"))
        title = Message(lesson.title)
        row = own("learn-lesson", number=number_of(lesson), title=title, name=lesson.id)
        console.print(Padding(Text(f"{row}{_how_far(lesson, own)}"), (0, 0, 0, 2), expand=False))
    console.print(Text(words("learn-hint"), "dim"))


def _how_far(lesson: Lesson, words: Words) -> str:
    """What is said of a lesson that was begun."""
    table = _kept(lesson)
    given = 0 if table is None else answered(table)
    if not given:
        return ""
    page = lesson.page_after(given)
    done = not any(page.answer for page in lesson.pages[page:])
    return "  " + (words("learn-done") if done else words("learn-begun", page=page + 1, pages=len(lesson.pages)))


# -- its table


def taken_up(lesson: Lesson, *, again: bool) -> tuple[Table, Keeping]:
    """The table of a lesson, as far as somebody has come, and where it is kept; one that was done begins anew."""
    keeping, table = Keeping(_path(lesson)), None if again else _kept(lesson)
    if table is not None and lesson.page_after(answered(table)) < len(lesson.pages) - 1:
        keeping.seen()
        return table, keeping
    keeping.path.parent.mkdir(parents=True, exist_ok=True)
    seats, dice = dict(lesson.seats), lesson.all_dice()
    return Table.from_position(dict(lesson.position), seats=seats, dice=dice, free_undo=True), keeping


def answered(table: Table) -> int:
    """How many answers people have given."""
    people = [seat for seat, who in table.setup.seats.items() if who == HUMAN]
    return sum(entry.who in people and ply not in table.unasked for ply, entry in enumerate(table.journal))


def _path(lesson: Lesson) -> Path:
    return data_folder() / "lessons" / f"{lesson.id}{SUFFIX}"


def _kept(lesson: Lesson) -> Table | None:
    """A lesson that was begun; None if it was not, or cannot be gone on with by this version."""
    try:
        return Table.load(_path(lesson)) if _path(lesson).exists() else None
    except SandtableError:
        return None


# -- through its pages


@dataclass
class Guide:
    """Leads whoever plays a session through the pages of a lesson."""

    lesson: Lesson
    _told: int = -1
    """For how many answers the pages have been told."""

    def tell(self, session: Session) -> None:
        """What comes before the question at hand: pages that are only read, and the one that asks for an answer."""
        given = answered(session.table)
        if given == self._told:
            return
        self._told = given
        for place in range(self.lesson.page_after(given), len(self.lesson.pages)):
            page = self.lesson.pages[place]
            self._print(session, page, place)
            if page.answer:
                break
            if place + 1 < len(self.lesson.pages):
                session.wait("learn-go-on")
            elif session.table.question is not None:
                session.console.print(Text(session.say("learn-over"), "dim"))

    def _print(self, session: Session, page: Page, place: int) -> None:
        heading = session.say(
            "learn-page", title=Message(self.lesson.title), page=place + 1, pages=len(self.lesson.pages)
        )
        session.console.print()
        session.console.print(Text(heading, "bold magenta"))
        session.console.print(Padding(Text(said(page, session.words)), (0, 0, 0, 2), expand=False))

    def check(self, session: Session, offered: Sequence[Choice], keys: tuple[str, ...]) -> None:
        """Refuse an answer that the lesson does not follow, and say which one it does."""
        wanted = self._wanted(session.table)
        if wanted and not {*keys} <= {*wanted}:
            labels = [choice.label for choice in offered if choice.option.key in wanted]
            raise NotUnderstood("lesson-strayed", wanted=listed(labels, "or"))

    def check_adjusting(self, table: Table) -> None:
        """Refuse to change the table by hand while the lesson needs it as it is."""
        if self._wanted(table):
            raise NotUnderstood("lesson-adjusted")

    def _wanted(self, table: Table) -> tuple[str, ...]:
        """The answers that the page at hand takes; none where the lesson is over."""
        left = self.lesson.pages[self.lesson.page_after(answered(table)) :]
        return next((page.answer for page in left if page.answer), ())

    def where_it_is_kept(self, session: Session) -> Message:
        """How to go on with it."""
        return Message(
            "learn-kept" if self._wanted(session.table) else "learn-left", {"number": number_of(self.lesson)}
        )


def said(page: Page, words: Words) -> str:
    """What a page says in a shell, where nobody points and nothing glows."""
    typed = f"typed-{page.text}"
    return words(typed if words.has(typed) else page.text)
