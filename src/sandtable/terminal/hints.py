"""Hints at the terminal: the best plans for the question at hand; among several people only where they have agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from sandtable.search import hinting
from sandtable.search.hinting import Row
from sandtable.terminal.answers import NotUnderstood
from sandtable.words import joined

if TYPE_CHECKING:
    from sandtable.terminal.session import Session


def hint(session: Session, rest: str) -> bool:
    """The best plans, what is expected of them and what the rules know of each; all are told that it was asked for."""
    question, seat = session.table.question, session.shown_seat
    if question is None or seat is None or question.seat != seat:
        raise NotUnderstood("no-odds")
    several = len(session.people) > 1 and not session.open_hands
    if several and not session.hints:
        raise NotUnderstood("hints-unagreed")
    session.console.print(Text(session.say("terminal-hint-thinking"), "dim"))
    found = hinting.hint(session.table, seat)
    session.console.print(Text(session.words.say(found.says)))
    for number, row in enumerate(found.rows, start=1):
        session.console.print(_line(session, number, row))
    if found.rows:
        session.console.print(Text(session.words.attribute(found.says.id, "about") or "", "dim"))
        if several:
            session.hints_untold.append(seat)
    return True


def _line(session: Session, number: int, row: Row) -> Text:
    gain = f"{row.gain:+d}"
    told = session.say("hint-row", number=number, plan=row.plan, percent=row.percent, error=row.error, gain=gain)
    line = Text(told, "bold")
    if row.leads_to:
        line.append(f"  {session.words.say(joined(list(row.leads_to), 'list-semicolon'))}", "not bold dim")
    return line


def tell(session: Session) -> None:
    """Say who has taken hints, as soon as somebody else may look at the screen."""
    for seat in session.hints_untold:
        if seat != session.shown_seat:
            session.console.print(Text(session.say("terminal-hint-taken", side=seat)))
    session.hints_untold[:] = [seat for seat in session.hints_untold if seat == session.shown_seat]
