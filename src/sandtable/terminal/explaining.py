"""Why what was typed is no answer: not at hand, ruled out and by which rule, or nearly something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core.chance import SIDES
from sandtable.core.questions import Question
from sandtable.core.table import DEALER
from sandtable.terminal import commands
from sandtable.terminal.ahead import is_lot
from sandtable.terminal.answers import Choice, NotUnderstood, folded
from sandtable.terminal.nearly import did_you_mean, nearly

if TYPE_CHECKING:
    from sandtable.terminal.session import Session


def why(
    session: Session, question: Question, offered: list[Choice], typed: str, refusal: NotUnderstood
) -> NotUnderstood:
    """The best that can be said about a line that answers nothing."""
    return (
        _not_at_hand(session, question, typed)
        or _impossible(session, question, typed)
        or _nearly(session, offered, typed, refusal)
    )


def kind_of(question: Question) -> str:
    """What all options of a question point at (``card``); nothing if they do not point at things of one kind."""
    kinds = {(option.target or "").partition(":")[0] for option in question.options}
    return kinds.pop() if len(kinds) == 1 else ""


def _not_at_hand(session: Session, question: Question, line: str) -> NotUnderstood | None:
    """Why a real die or card, or any number, cannot be what was typed; None if that needs no words of its own."""
    table = session.table
    if is_lot(table, question) and line.isdigit() and 1 <= int(line) <= SIDES:
        return None
    by_number = any(option.key.isdigit() for option in question.options)
    if not session.numbered and not by_number and line.replace(",", " ").split()[0].isdigit():
        return NotUnderstood("no-numbers", text=line)
    if question.seat != DEALER:
        return None
    if not question.prompt.id.startswith("draw-"):
        return NotUnderstood("bad-die", text=line)
    if not line.isdigit():
        return None
    sole = session.people[0] if len(session.people) == 1 else None
    where = session.face.whereabouts(table.view(session.shown_seat or sole), f"{kind_of(question)}:{line}")
    if where is not None:
        return NotUnderstood("not-at-hand", game=table.game.name, where=where)
    return NotUnderstood("bad-draw", text=line)


def _impossible(session: Session, question: Question, line: str) -> NotUnderstood | None:
    """Why what was typed is no option, if it is one thing that the rules know a reason for."""
    table, words = session.table, session.words
    wanted, view = folded(line), table.view(session.shown_seat)
    if question.seat != session.shown_seat or not wanted or wanted.isdigit():
        return None
    keys = [thing.key for thing in table.impossible()]
    keys += [key for family in session.families for key in view.get(family, ())]
    things = [thing for key in dict.fromkeys(keys) if (thing := table.why_not(key)) is not None]
    names = [(thing, {folded(words.say(thing.label)), folded(thing.key)}) for thing in things]
    called = [thing for thing, each in names if wanted in each]
    called = called or [thing for thing, each in names if any(name.startswith(wanted) for name in each)]
    if len(called) != 1:
        return None
    thing, game = called[0], table.game.name
    if thing.rule is None:
        return NotUnderstood("not-possible", game=game, thing=thing.label, reason=thing.reason)
    return NotUnderstood("ruled-out", game=game, thing=thing.label, reason=thing.reason, rule=thing.rule)


def _nearly(session: Session, offered: list[Choice], line: str, refusal: NotUnderstood) -> NotUnderstood:
    """What may have been meant by a word that is nearly an answer or a command; else why it is none."""
    if refusal.message.id != "refusal-not-an-option":
        return refusal
    word, space, rest = line.partition(" ")
    meant = [f"{command}{space}{rest}" for command in nearly(word, commands.COMMANDS)]
    labels = nearly(str(refusal.message.args["text"]), [choice.label for choice in offered])
    return did_you_mean(line, [*labels, *meant], session.words) or refusal
