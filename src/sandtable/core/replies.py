"""What is said in reply to a request, in its three forms: a person's keys, a value for the rules, a journal entry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sandtable.core.chance import SIDES, Draw, Reveal, Roll, shares
from sandtable.core.errors import BadSave, IllegalAnswer, quoted
from sandtable.core.journal import DICE, DRAW, REVEAL, Entry
from sandtable.core.messages import About, Message, spoken
from sandtable.core.questions import Option, Question, Request

DEALER: Final = "dealer"
"""The seat that is asked for real dice and real cards at a physical table."""

_entry: Final = tuple.__new__
"""An entry in half the time of ``Entry(...)``: there is one for every reply."""
_DIE_OPTIONS: Final = tuple(Option(str(pips), Message("die", {"pips": pips})) for pips in range(1, SIDES + 1))


def question_to_dealer(request: Roll | Draw) -> Question:
    """A request to chance as a question to whoever holds the real dice and cards."""
    if isinstance(request, Roll):
        options: Sequence[Option] = _faces_among(request.gives) if request.gives else _DIE_OPTIONS
    else:
        options = list({option.key: option for option in map(request.option, request.among)}.values())
    return Question(DEALER, request.purpose, options, about=request.about, said=request.prompt)


def _faces_among(among: Sequence[About]) -> list[Option]:
    """The faces of a die that gives one of several things, each with what it gives."""
    things = [spoken({"what": thing})["what"] for thing in among]
    return [
        Option(
            str(pips),
            Message("die-again", {"pips": pips})
            if place is None
            else Message("die-gives", {"pips": pips, "what": things[place]}),
        )
        for pips, place in enumerate(shares(len(among)), start=1)
    ]


def value_of(request: Request | None, keys: Sequence[str]) -> Any:
    """What a person's option keys say to a request: the keys, or the die or the thing drawn that they name."""
    if isinstance(request, Roll):
        return int(keys[0])
    if isinstance(request, Draw):
        return request.drawn(keys[0])
    return tuple(keys)


def entry_of(request: Request | None, reply: Any) -> Entry:
    """A reply as it is written down."""
    if isinstance(request, Question):
        return _entry(Entry, (request.seat, reply))
    if isinstance(request, Roll):
        return _entry(Entry, (DICE, reply))
    if isinstance(request, Draw):
        return Entry(DRAW, request.option(reply).key)
    return Entry(REVEAL, None)


def recorded_reply(request: Request, entry: Entry, ply: int) -> Any:
    """What an entry says to what is asked now; BadSave if it answers something else."""
    if isinstance(request, Question) and entry.who == request.seat:
        try:
            request.check(entry.value)
        except IllegalAnswer as refusal:
            raise BadSave.like(refusal, "replayed-answer", ply=ply, purpose=str(request.purpose)) from None
        return entry.value
    if isinstance(request, Reveal) and entry.who == REVEAL:
        return None
    if isinstance(request, Roll) and entry.who == DICE and 1 <= entry.value <= SIDES:
        return entry.value
    if isinstance(request, Draw) and entry.who == DRAW:
        try:
            return request.drawn(entry.value)
        except LookupError:
            pass
    raise BadSave("replayed-other", ply=ply, purpose=str(request.purpose), who=entry.who, value=quoted(entry.value))


def agents_keys(answer: Any, question: Question) -> tuple[str, ...]:
    """The option keys that an agent has answered; a key alone is an answer too."""
    try:
        keys = (answer,) if isinstance(answer, str) else tuple(answer)
    except TypeError:
        raise IllegalAnswer("agent-keys", seat=question.seat, answer=quoted(answer)) from None
    try:
        question.check(keys)
    except IllegalAnswer as refusal:
        raise IllegalAnswer.like(refusal, "agent-answer", seat=question.seat, purpose=str(question.purpose)) from None
    return keys
