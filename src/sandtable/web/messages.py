"""What clients may send, checked strictly before anything looks at it."""

from __future__ import annotations

import json
import re
import unicodedata
from typing import Annotated, Any, Final, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from sandtable.core.errors import SHOWN
from sandtable.web.limits import ADDRESS_LETTERS, DEVICE_LETTERS, INTENTIONS, LINE_LETTERS, MESSAGE_BYTES, NAME_LETTERS
from sandtable.web.refusals import BadMessage, TooLarge

MessageId = Annotated[int, Field(ge=0, le=2**53)] | Annotated[str, Field(max_length=64)]
Key = Annotated[str, Field(max_length=200)]
Word = Annotated[str, Field(max_length=64)]
Secret = Annotated[str, Field(max_length=128)]
_NEW_SECRET: Final = "^[A-Za-z0-9_-]{22,128}$"
NewSecret = Annotated[str, Field(pattern=_NEW_SECRET)]
"""A token that a browser has chosen for itself, as long as those that the server makes."""
_UNPRINTED: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""The kinds of characters that leave their line, cannot be seen or turn the rest round."""
_MISMATCH: Final = "string_pattern_mismatch"
"""Pydantic's word for a text with letters that are not allowed."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters or signs and show nothing."""


def _on_a_line(text: str) -> str:
    """A text of which everybody sees all, in its order."""
    if any(letter in _BLANK or unicodedata.category(letter) in _UNPRINTED for letter in text):
        raise PydanticCustomError(_MISMATCH, "a character that cannot be seen")
    return text


def _something(text: str) -> str:
    """A text with something in it."""
    if not text.strip():
        raise PydanticCustomError(_MISMATCH, "nothing to be seen")
    return text


Title = Annotated[str, Field(max_length=80), AfterValidator(_on_a_line)]
Name = Annotated[str, Field(max_length=NAME_LETTERS), AfterValidator(_on_a_line), AfterValidator(_something)]
Said = Annotated[str, Field(max_length=LINE_LETTERS), AfterValidator(_on_a_line), AfterValidator(_something)]
Called = Annotated[str, Field(max_length=DEVICE_LETTERS), AfterValidator(_on_a_line), AfterValidator(_something)]
"""What a device is called."""
Ply = Annotated[int, Field(ge=0, le=10_000_000)]


class Strict(BaseModel):
    """A message with exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# -- on a socket


class Hello(Strict):
    """The first message: who I am (no token: a spectator), and what I want to be called.

    And whether I show what is known about my questions beforehand; else nobody need make it.
    """

    type: Literal["hello"]
    id: MessageId | None = None
    token: Secret | None = None
    name: Name | None = None
    outlook: bool = True


class Look(Strict):
    """From now on I show what is known about my questions beforehand, or do not any more."""

    type: Literal["look"]
    id: MessageId | None = None
    outlook: bool


class Answer(Strict):
    """The answer to the question that was asked at a ply."""

    type: Literal["answer"]
    id: MessageId | None = None
    ply: Ply
    revision: Ply | None = None
    keys: Annotated[list[Key], Field(max_length=200)]
    seat: Word | None = None


class Intended(Strict):
    """What somebody means to answer to a question that may be asked: its purpose, what it is about, and the keys."""

    purpose: Word
    keys: Annotated[list[Key], Field(max_length=60)]
    about: Annotated[dict[Word, Annotated[str, Field(max_length=64)] | int], Field(max_length=8)] = {}
    if_possible: bool = False


Plan = Annotated[list[Intended], Field(max_length=INTENTIONS)]


class Rehearse(Strict):
    """Try a plan from the question on that was asked at a ply: nothing comes of it."""

    type: Literal["rehearse"]
    id: MessageId | None = None
    ply: Ply
    revision: Ply | None = None
    plan: Plan
    seat: Word | None = None


class CarryOut(Strict):
    """Answer by a plan, from the question on that was asked at a ply, up to the first die or anybody else."""

    type: Literal["carry_out"]
    id: MessageId | None = None
    ply: Ply
    revision: Ply | None = None
    plan: Annotated[Plan, Field(min_length=1)]
    seat: Word | None = None


class HintWanted(Strict):
    """Weigh the best plans for the question that was asked at a ply."""

    type: Literal["hint"]
    id: MessageId | None = None
    ply: Ply
    revision: Ply | None = None
    seat: Word | None = None


class Undo(Strict):
    """Take back the last answer, as seen at a ply, or everything from another ply on."""

    type: Literal["undo"]
    id: MessageId | None = None
    ply: Ply
    revision: Ply | None = None
    to: Ply | None = None


class Redo(Strict):
    """Give again what was taken back first, as seen at a ply."""

    type: Literal["redo"]
    id: MessageId | None = None
    ply: Ply
    revision: Ply | None = None


class AskUndo(Strict):
    """Ask the others to take back the last answer of mine, as seen at a ply, beyond the law."""

    type: Literal["ask_undo"]
    id: MessageId | None = None
    ply: Ply
    revision: Ply | None = None


class GrantUndo(Strict):
    """Grant what somebody asks to take back, as seen at a ply, or refuse it; who has asked takes the wish back."""

    type: Literal["grant_undo"]
    id: MessageId | None = None
    ply: Ply
    revision: Ply | None = None
    grant: bool


class Adjust(Strict):
    """Change the table by hand, as seen at a ply: a part of a position to merge into it."""

    type: Literal["adjust"]
    id: MessageId | None = None
    ply: Ply
    revision: Ply | None = None
    changes: Annotated[dict[Word, Any], Field(min_length=1, max_length=64)]


class Say(Strict):
    """A line of chat."""

    type: Literal["say"]
    id: MessageId | None = None
    text: Said


class Ping(Strict):
    """Are you there?"""

    type: Literal["ping"]
    id: MessageId | None = None


AtAMoment = Answer | Rehearse | CarryOut | HintWanted | Undo | Redo | AskUndo | GrantUndo | Adjust
Message = Hello | Look | AtAMoment | Say | Ping
_ON_A_SOCKET: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


def messages_on_a_socket() -> dict[str, Any]:
    """What may be sent on a socket, as JSON Schema."""
    return _ON_A_SOCKET.json_schema()


def read_message(text: str | bytes) -> Message:
    """A message from a socket, or a refusal that says what is wrong with it."""
    if isinstance(text, bytes):
        raise BadMessage("no-document")
    if len(text) > MESSAGE_BYTES or len(text.encode("utf-8", "surrogatepass")) > MESSAGE_BYTES:
        raise TooLarge("message-size", bytes=MESSAGE_BYTES)
    try:
        return _ON_A_SOCKET.validate_json(text)
    except ValidationError as problem:
        raise _explained(problem) from None
    except ValueError:
        raise BadMessage("no-document") from None


def id_in(text: str | bytes) -> int | str | None:
    """The id of a message that was refused, if that much can be read."""
    if len(text) > MESSAGE_BYTES:
        return None
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return None
    id = document.get("id") if isinstance(document, dict) else None
    if isinstance(id, bool) or not isinstance(id, int | str) or len(str(id)) > 64:
        return None
    return id


# -- over HTTP

Real = Literal["physical", "physical_dice", "physical_cards", "physical_unseen", "physical_cards_unseen"]
"""What is real at a table: dice and cards, or one of them."""


class Pace(Strict):
    """How long people wait for one another: days without an answer, or days for a turn with a bank for all turns."""

    absence_days: Annotated[int, Field(ge=1, le=90)] | None = None
    days_per_turn: Annotated[int, Field(ge=1, le=30)] | None = None
    bank_days: Annotated[int, Field(ge=0, le=90)] = 0


class Given(Strict):
    """What was answered at a seat."""

    seat: Word
    keys: Annotated[list[Key], Field(max_length=100)]


class NewTable(Strict):
    """A table to set up. Seats are ``me``, ``open``, or the name of an agent or an opponent."""

    game: Word
    options: Annotated[dict[Word, str | int | bool], Field(max_length=32)] = {}
    seats: Annotated[dict[Word, Word], Field(max_length=8)] = {}
    name: Title | None = None
    tutorial: Word | None = None
    position: dict[str, Any] | None = None
    dice: Real | Annotated[list[int], Field(min_length=1, max_length=1000)] | None = None
    watch: bool = True
    hints: bool = False
    pace: Pace | None = None
    what_if: bool = False
    answers: Annotated[list[Given], Field(max_length=100)] = []
    """With a position: what is answered at once, as far as it is asked."""


class ImportedTable(Strict):
    """A table to take up from a save."""

    save: dict[str, Any]
    seats: Annotated[dict[Word, Word], Field(max_length=8)] = {}
    name: Title | None = None
    watch: bool = True
    hints: bool = False


class Invitation(Strict):
    """A code that may stand for an open seat."""

    code: Secret


class Join(Strict):
    """A code that stands for an open seat, and the token that will open it (the server makes one if there is none).

    Whoever chooses the token may ask again when the reply is lost: it is the same joining.
    """

    code: Secret
    key: NewSecret | None = None


class MySeat(Strict):
    """A seat of whoever asks."""

    seat: Word


class Resigning(Strict):
    """A seat of whoever asks, and the program that is to play there."""

    seat: Word
    program: Word


class Replacing(Strict):
    """A seat of somebody who is out of time, and the program that is to play there; none: a friend is asked."""

    seat: Word
    program: Word | None = None


class Agreement(Strict):
    """Whether somebody agrees to something."""

    agree: bool


class Held(Strict):
    """A seat that a browser holds."""

    table: Word
    token: Secret


class Mine(Strict):
    """All the seats that a browser holds."""

    tokens: Annotated[list[Held], Field(max_length=200)]


class Introduction(Strict):
    """What a person is called, and the device that says so."""

    name: Name | None = None
    device: Called | None = None


class Empty(Strict):
    """Nothing more needs to be said."""


class Spoken(Strict):
    """A code of six words, as somebody has typed it."""

    code: Secret


class Continuing(Strict):
    """A code of six words, and the device that goes on with it."""

    code: Secret
    device: Called | None = None


Hour = Annotated[int, Field(ge=0, le=23)]


class Kinds(Strict):
    """Of what somebody is told."""

    turn: bool = True
    ended: bool = True
    offered: bool = True
    chat: bool = False


class Chosen(Strict):
    """Of what somebody is told, in which language, and when: not from one hour to another, or once a day."""

    kinds: Kinds = Kinds()
    language: Word = "en"
    zone: Word = "UTC"
    quiet: Annotated[list[Hour], Field(min_length=2, max_length=2)] | None = None
    daily: Hour | None = None


class ChosenHere(Strict):
    """Of what somebody is told at one table; nothing: as everywhere."""

    kinds: Kinds | None = None


class Subscription(Strict):
    """How a browser is reached by its push service."""

    endpoint: Annotated[str, Field(max_length=1000)]
    keys: Annotated[dict[Word, Annotated[str, Field(max_length=128)]], Field(max_length=4)]


class NewAddress(Strict):
    """Where somebody wants to be told things: an address, or the subscription of a browser."""

    address: Annotated[str, Field(max_length=ADDRESS_LETTERS)] | None = None
    push: Subscription | None = None


def is_new_secret(text: str) -> bool:
    """Whether a browser may choose this for a key of its own."""
    return re.fullmatch(_NEW_SECRET, text) is not None


Body = TypeVar("Body", bound=Strict)


def read_body(model: type[Body], body: bytes) -> Body:
    """The body of a request, or a refusal that says what is wrong with it."""
    try:
        return model.model_validate_json(body)
    except ValidationError as problem:
        raise _explained(problem) from None


def _explained(problem: ValidationError) -> BadMessage:
    """The first thing that is wrong, with its place; ``problem`` in it is pydantic's word for what is wrong."""
    first = problem.errors(include_url=False, include_context=False, include_input=False)[0]
    named = [str(part) for part in first["loc"]]
    place = ".".join(part for part in named if "[" not in part)[:SHOWN]  # pydantic also names the kinds it has tried
    if first["type"].startswith("union_tag"):
        place = "type"
    if not place:
        return BadMessage("no-document")
    return BadMessage("field", field=place, problem=first["type"])
