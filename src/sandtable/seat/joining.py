"""``sandtable join``: a program plays a person's seat at a table of a server, with the rights of that seat alone.

What the server sends to the seat (``docs/messages.md``) is told to the program as anywhere, and its answers are sent.
"""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from fractions import Fraction
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit, urlunsplit

from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

from sandtable.core import messages
from sandtable.core.errors import BadSetup, SandtableError, SeatLost, quoted
from sandtable.core.forecasts import Forecast, Impossible
from sandtable.core.game import Outcome, Place, game_named
from sandtable.core.messages import Message, Note
from sandtable.core.questions import Option, Question
from sandtable.core.replies import DEALER
from sandtable.seat.conversation import Conversation, Terms, written
from sandtable.seat.process import Clock, Process
from sandtable.web.stories import applied
from sandtable.words import Words

GLANCE_SECONDS: Final = 0.05
"""So often the table is looked at while the program thinks: somebody may take something back."""
OUTLOOK_SECONDS: Final = 5.0
"""How long a forecast may take to come from the server."""
AGAIN_SECONDS: Final = 1.0
"""After so long an answer is sent again that the server could not take."""
TRIES: Final = 5
HTTP_SECONDS: Final = 30.0

Document = Mapping[str, Any]


class Invited(NamedTuple):
    """A seat at a table of a server."""

    server: str
    table: str
    key: str


def invited(address: str, key: str | None) -> Invited:
    """The seat that an address means: a table with the key of a seat, or an invitation, which is taken."""
    parts = urlsplit(address)
    path = parts.fragment.strip("/").split("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not all(map(_is_plain, path)):
        raise BadSetup("join-address", address=quoted(address))
    server = urlunsplit((parts.scheme, parts.netloc, parts.path.rstrip("/"), "", ""))
    match path:
        case ["table", table, *_] if key is not None:
            return Invited(server, table, key)
        case ["join", table, code] if key is None:
            taken = _posted(f"{server}/api/tables/{table}/join", {"code": code})
            return Invited(server, table, str(taken["token"]))
    raise BadSetup("join-address", address=quoted(address))


def _is_plain(part: str) -> bool:
    return part.isascii() and part.replace("-", "").replace("_", "").isalnum()


def _posted(address: str, body: Document) -> Document:
    asked = urllib.request.Request(
        address, json.dumps(body).encode(), {"Content-Type": "application/json"}, method="POST"
    )
    try:
        with urllib.request.urlopen(asked, timeout=HTTP_SECONDS) as reply:
            found: Document = json.loads(reply.read())
            return found
    except urllib.error.HTTPError as problem:
        raise _told(problem, address) from None
    except (OSError, ValueError) as problem:
        raise BadSetup("no-server", address=quoted(address), reason=str(problem)) from None


def _told(problem: urllib.error.HTTPError, address: str) -> SandtableError:
    """Why a request was refused: in the server's words, or in those of whatever stands before it."""
    with problem:
        try:
            return _refused(json.loads(problem.read())["error"])
        except (ValueError, KeyError, TypeError):
            return BadSetup("no-server", address=quoted(address), reason=str(problem.reason))


def _refused(error: Document) -> SandtableError:
    """What the server refuses, in its own words."""
    refusal = BadSetup("", game=error.get("game"))
    refusal.message = _message(error["text"])
    return refusal


# -- what the server says, as the engine knows it


def _message(data: object) -> Message:
    read = messages.from_json(data)
    if read is None:
        raise BadSetup("join-server")
    return read


def _messages(data: Sequence[object]) -> list[Message]:
    return [_message(each) for each in data]


def _note(data: Document) -> Note:
    check = data.get("check")
    return Note(
        _message(data["text"]),
        data["rule"],
        kind=data["kind"],
        heading=data["heading"],
        echo=data.get("echo", False),
        check=None if check is None else _message(check),
    )


def _question(data: Document) -> Question:
    about = {
        name: _message(value["message"]) if isinstance(value, dict) else value for name, value in data["about"].items()
    }
    options = [
        Option(each["key"], _message(each["label"]), each["target"], each.get("aside", False))
        for each in data["options"]
    ]
    said = _message(data["prompt"])
    return Question(data["seat"], data["purpose"], options, data["at_least"], data["at_most"], about, said=said)


def _forecast(data: Document) -> Forecast:
    return Forecast(
        None if data["chance"] is None else Fraction(*data["chance"]),
        None if data["needs"] is None else _message(data["needs"]),
        _messages(data["modifiers"]),
        None if data["cost"] is None else _message(data["cost"]),
        _messages(data["leads_to"]),
        _messages(data["warnings"]),
        data.get("faces", ()),
    )


def _outcome(data: Document | None) -> Outcome | None:
    if data is None:
        return None
    standing = tuple(Place(place["seat"], place["margin"]) for place in data["standing"])
    return Outcome(data["winner"], data["rule"], _message(data["message"]), standing)


# -- a seat at a socket


class SeatOnSocket:
    """One seat at a table of a server: what it is shown, and how it answers."""

    def __init__(self, place: Invited, name: str) -> None:
        address = place.server.replace("http", "ws", 1) + f"/ws/{place.table}"
        self._open = ExitStack()
        try:
            self._link: ClientConnection = self._open.enter_context(connect(address, max_size=None, compression=None))
        except (OSError, InvalidHandshake, WebSocketException) as problem:
            raise BadSetup("no-server", address=quoted(place.server), reason=str(problem)) from None
        self.table: dict[str, Any] = {}
        self._notes: list[Note] = []
        self._replies: dict[int, Document] = {}
        self._sent = 0
        try:
            self.seat = self._seated(place.key, name)
            """The seat that the key opens."""
        except BaseException:
            self.close()
            raise

    def _seated(self, key: str, name: str) -> str:
        """Say hello, and hear how the table stands."""
        self._send({"type": "hello", "token": key, "name": name})
        while not self.table:
            self.look(None)
        seats: list[str] = [seat for seat in self.table["seats"] if seat != DEALER]
        if len(seats) != 1:
            raise BadSetup("join-seats", seats=seats)
        return seats[0]

    def close(self) -> None:
        """Leave the table."""
        self._open.close()

    def look(self, seconds: float | None) -> bool:
        """Take in what the server says next, if it comes within so many seconds; whether it did."""
        try:
            text = self._link.recv(seconds)
        except TimeoutError:
            return False
        except WebSocketException as problem:
            raise BadSetup("join-gone", reason=str(problem)) from None
        said = json.loads(text)
        if said["type"] in ("table", "update"):
            self._take_in(said)
        elif said["type"] == "gone":
            raise BadSetup("join-removed")
        elif said["type"] in ("ok", "error") and isinstance(said.get("id"), int):
            self._replies[said["id"]] = said
        elif said["type"] == "error":
            raise _refused(said)
        return True

    def _take_in(self, said: dict[str, Any]) -> None:
        if "changes" in said:
            said["view"] = applied(self.table["view"], said.pop("changes"))
        if "notes" in said:
            self._notes = [*self._notes[: said["from"]], *map(_note, said["notes"])]
        self.table = said if said["type"] == "table" else {**self.table, **said}

    @property
    def moment(self) -> tuple[int, int]:
        """How far the table has come."""
        return self.table["revision"], self.table["ply"]

    @property
    def question(self) -> Question | None:
        """What the seat is asked now."""
        asked = self.table["question"]
        return _question(asked) if asked is not None and asked["seat"] == self.seat else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended."""
        return _outcome(self.table["outcome"])

    def answer(self, keys: Sequence[str]) -> Document:
        """Send an answer to the question of this moment; what the server replies."""
        self._sent += 1
        revision, ply = self.moment
        said = {"type": "answer", "id": self._sent, "ply": ply, "revision": revision, "keys": keys, "seat": self.seat}
        self._send(said)
        while self._sent not in self._replies:
            self.look(None)
        return self._replies.pop(self._sent)

    def _send(self, message: Document) -> None:
        try:
            self._link.send(json.dumps(message))
        except WebSocketException as problem:
            raise BadSetup("join-gone", reason=str(problem)) from None

    # -- what the seat may know

    def view(self) -> Mapping[str, Any]:
        """The table as the seat sees it."""
        view: Mapping[str, Any] = self.table["view"]
        return view

    def notes(self) -> Sequence[Note]:
        """The log as the seat may read it."""
        return self._notes

    def forecast(self, key: str) -> Forecast | None:
        """What the rules know about an option, as soon as the server has sent it."""
        known = self._outlook()["forecasts"].get(key)
        return None if known is None else _forecast(known)

    def why_not(self, key: str) -> Impossible | None:
        """Why something is no option, if the server has said so of it."""
        for thing in self._outlook()["impossible"]:
            if thing["key"] == key:
                return Impossible(key, _message(thing["label"]), _message(thing["reason"]), thing.get("rule"))
        return None

    def _outlook(self) -> Document:
        """What is known about the question; it comes a moment after it."""
        clock = Clock(OUTLOOK_SECONDS)
        while self.table["outlook"] is None and clock.left > 0:
            self.look(clock.left)
        found: Document | None = self.table["outlook"]
        return found or {"forecasts": {}, "impossible": []}


class Bridge:
    """A program at a seat of a server."""

    def __init__(self, seat: SeatOnSocket, command: Sequence[str], words: Words, terms: Terms) -> None:
        self._seat = seat
        self._terms = terms
        game = game_named(seat.table["game"])
        self._talk = Conversation(game, seat.seat, words, terms, seat.table["options"])
        self._process = Process(command, seat.seat)

    def play(self, tell: Callable[[Message], None]) -> Outcome:
        """Play until the game is over; how it ended. ``tell`` is told what the program is asked and answers."""
        seat, talk = self._seat, self._talk
        try:
            self._say(talk.hello(seat))
            clock = Clock(self._terms.seconds)
            while talk.name is None:
                self._hear(clock, clock.left)
            while (outcome := seat.outcome) is None:
                question = seat.question
                if question is None:
                    seat.look(None)
                else:
                    self._answer(question, tell)
            self._say(talk.over(outcome, seat))
            self._say(talk.bye())
            self._process.leave()
        finally:
            self._process.end()
        return outcome

    def _answer(self, question: Question, tell: Callable[[Message], None]) -> None:
        """Let the program answer a question, unless it is taken back meanwhile."""
        seat, then = self._seat, self._seat.moment
        clock = Clock(self._terms.seconds)
        self._say(self._talk.ask(question, seat, clock.left))
        while (keys := self._hear(clock, min(clock.left, GLANCE_SECONDS))) is None:
            while seat.look(0):
                pass
            if seat.moment != then:
                return
        for left in reversed(range(TRIES)):
            reply = seat.answer(keys)
            if reply["type"] == "ok":
                labels = tuple(option.label for option in question.options if option.key in keys)
                tell(Message("join-answered", {"asked": question.prompt, "answered": labels}))
                while seat.moment == then:
                    seat.look(None)
                return
            if seat.moment != then or reply["code"] == "stale":
                return
            if not left:
                raise _refused(reply)
            time.sleep(AGAIN_SECONDS)

    def _say(self, told: Document) -> None:
        self._process.say(written(told))

    def _hear(self, clock: Clock, seconds: float) -> tuple[str, ...] | None:
        """Take in a line of the program, if one comes so soon, and reply to it unless it is an answer."""
        if clock.left <= 0:
            raise SeatLost("seat-late", seat=self._seat.seat, seconds=f"{self._terms.seconds:g}")
        try:
            line = self._process.hear(seconds)
        except TimeoutError:
            return None
        reply = self._talk.take(line, clock.left)
        if isinstance(reply, dict):
            self._say(reply)
            return None
        return reply
