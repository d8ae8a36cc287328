"""The socket of a seat: it says hello, then answers; it is shown the newest moment of its table, never a late one."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import MutableMapping
from typing import Any, Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from sandtable.core.errors import SandtableError
from sandtable.web.connections import DIRECT, Socket
from sandtable.web.frames import Shown, frame, written
from sandtable.web.limits import REFUSALS_BEFORE_CLOSING, REHEARSED, REPLIES_WAITING, Bucket, Limits, visitor
from sandtable.web.messages import (
    Adjust,
    Answer,
    AskUndo,
    AtAMoment,
    CarryOut,
    GrantUndo,
    Hello,
    HintWanted,
    Look,
    Message,
    Ping,
    Redo,
    Rehearse,
    Say,
    Undo,
    id_in,
    read_message,
)
from sandtable.web.refusals import BadMessage, Forbidden, NotFound, RateLimited, Stale, refusal_for, refusal_json
from sandtable.web.room import Room
from sandtable.web.rooms import Rooms
from sandtable.web.security import refused
from sandtable.web.stored import Head, Rights
from sandtable.web.talk import line_json

router = APIRouter()

TOO_MANY: Final = 1013
"""The close code for an address with too many sockets, and for one that will not slow down: try again later."""
SILENT: Final = 1008
"""The close code for a socket that has not said hello in time."""
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending to a browser that has gone can raise."""


def _error(refusal: SandtableError, id: int | str | None = None) -> dict[str, Any]:
    return {"type": "error", "id": id, **refusal_json(refusal)}


class Connection:
    """One browser at one table."""

    def __init__(self, socket: WebSocket, rooms: Rooms, table: str, limits: Limits) -> None:
        self.seats: tuple[str, ...] = ()
        self.rights: Rights | None = None
        self.shows_outlook = True
        self._socket = socket
        self._direct: Socket | None = getattr(socket, "scope", {}).get("extensions", {}).get(DIRECT)
        self._soon = False
        """Whether something is about to be said."""
        self._rooms = rooms
        self._table = table
        self._room: Room | None = None
        self._replies: deque[dict[str, Any]] = deque()
        self._something = asyncio.Event()
        self._space = asyncio.Event()
        self._space.set()
        self._stale = False
        self._gone = False
        self._shown: Shown | None = None
        self._name: str | None = None
        self._heard = 0
        """The place of the last line of chat that was sent."""
        self._hinting = False
        """Whether a hint is thought about for it."""
        self._talk = Bucket(limits.chat)
        self._tries = Bucket(limits.messages)

    def refresh(self) -> None:
        """There is a newer moment to show."""
        self._stale = True
        self._speak_soon()

    def forget(self) -> None:
        """The next time all of the table is shown."""
        self._shown = None

    def dismiss(self) -> None:
        """The table was removed: there is nothing to see any more."""
        self.reply({"type": "gone"})
        self._stale, self._gone = False, True

    def turn_away(self) -> None:
        """What it had a right by has no right here any more: it sees no more, until it says hello again."""
        room, self._room = self._room, None
        self._stale, self._shown = False, None
        if room is not None:
            self._rooms.later(lambda: room.leave(self))
        self.refuse(Forbidden("seat-gone"))

    def reply(self, message: dict[str, Any]) -> None:
        """Send a direct reply, before the next moment is shown."""
        self._replies.append(message)
        self._speak_soon()
        if len(self._replies) >= REPLIES_WAITING:
            self._space.clear()

    async def space(self) -> None:
        """Wait until there is space for a reply: whoever does not listen is not listened to."""
        await self._space.wait()

    def _speak_soon(self) -> None:
        """Say what there is to say when all of it has come together."""
        if self._direct is None:
            self._something.set()
        elif not self._soon:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._speak, self._direct)

    def _speak(self, direct: Socket) -> None:
        """Say what there is to say now, if the other side listens; else when it does."""
        self._soon = False
        if not direct.listens:
            self._something.set()
            return
        direct.say(self._news())
        self._space.set()

    async def write(self) -> None:
        """Send what there is to send; a slow browser gets fewer moments, not late ones."""
        try:
            while True:
                await self._something.wait()
                self._something.clear()
                for text in self._news():  # of which nothing is kept while there is nothing else to say
                    await self._socket.send_text(text)
                self._space.set()
        except GONE:
            self._space.set()

    def _news(self) -> list[str]:
        """All that there is to send: replies first, then the newest moment and what was said."""
        texts = [written(reply) for reply in self._replies]
        self._replies.clear()
        if self._stale and self._room is not None and not self._gone and not self._room.asleep:
            self._stale = False
            texts.append(self._newest(self._room))
            if said := self._said(self._room):
                texts.append(said)
        return texts

    def _newest(self, room: Room) -> str:
        text, self._shown = frame(room.snapshot, room.about(), self.seats, self._shown)
        return text

    def _said(self, room: Room) -> str | None:
        """What was said since the last time, if anything was."""
        lines = [line for line in room.chat if line.place > self._heard]
        if not lines:
            return None
        self._heard = lines[-1].place
        return written({"type": "chat", "lines": [line_json(line) for line in lines]})

    async def take(self, text: str | bytes) -> None:
        """Deal with one message; whatever is wrong with it becomes an error reply."""
        try:
            message = read_message(text)
        except SandtableError as refusal:
            self.refuse(refusal, id_in(text))
            return
        try:
            await self._obey(message)
        except Exception as error:  # whatever happened, the connection stays usable
            self.refuse(refusal_for(error), message.id)

    def refuse(self, refusal: SandtableError, id: int | str | None = None) -> None:
        """Say that a message, the one with this id, is refused."""
        self.reply(_error(refusal, id))
        if isinstance(refusal, Stale):
            self.refresh()

    async def _obey(self, message: Message) -> None:
        if isinstance(message, Ping):
            self.reply({"type": "pong"} if message.id is None else {"type": "pong", "id": message.id})
            return
        if isinstance(message, Hello):
            await self._enter(message)
            return
        if self._gone:
            raise NotFound("no-table")
        room = self._room
        if room is None:
            raise BadMessage("hello-first")
        if isinstance(message, Look | Say):
            await self._behave(room, message)
            self.reply({"type": "ok", "id": message.id})
            return
        await self._at_a_moment(room, message)

    async def _at_a_moment(self, room: Room, message: AtAMoment) -> None:
        """What is said about the moment that somebody has seen."""
        at = message.ply if message.revision is None else Head(message.revision, message.ply)
        if isinstance(message, HintWanted):
            if self._hinting or not self._tries.take(REHEARSED):
                raise RateLimited("too-fast")
            self._hinting = True
            self._rooms.later(lambda: self._hint(room, message, at))  # meanwhile there may be an answer
        elif isinstance(message, Rehearse):
            if not self._tries.take(REHEARSED):
                raise RateLimited("too-fast")
            tried = await room.rehearse(self.seats, message.seat, message.plan, at)
            self.reply({"type": "rehearsal", "id": message.id, "ply": message.ply, **tried})
        elif isinstance(message, CarryOut):
            used = await room.carry_out(self.seats, message.seat, message.plan, at)
            self.reply({"type": "ok", "id": message.id, "used": list(used)})
        else:
            if isinstance(message, Answer):
                await room.answer(self.seats, message.seat, message.keys, at)
            elif isinstance(message, Adjust):
                await room.adjust(self.seats, message.changes, at)
            else:
                await self._take_back(room, message, at)
            self.reply({"type": "ok", "id": message.id})

    async def _take_back(self, room: Room, message: Undo | Redo | AskUndo | GrantUndo, at: Head | int) -> None:
        """What was answered is taken back, or given again."""
        if isinstance(message, Undo):
            await room.undo(self.seats, at, message.to)
        elif isinstance(message, Redo):
            await room.redo(self.seats, at)
        elif isinstance(message, AskUndo):
            await room.ask_undo(self.seats, at)
        else:
            await room.grant_undo(self.seats, at, message.grant)

    async def _hint(self, room: Room, message: HintWanted, at: Head | int) -> None:
        """Reply with a hint when it has been thought of."""
        try:
            found = await room.hint(self.seats, message.seat, at)
            self.reply({"type": "hint", "id": message.id, "ply": message.ply, **found})
        except Exception as error:  # whatever happened, the connection stays usable
            self.refuse(refusal_for(error), message.id)
        finally:
            self._hinting = False

    async def _behave(self, room: Room, message: Look | Say) -> None:
        """What somebody does who does nothing in the game: they look at it, or talk."""
        if isinstance(message, Look):
            self.shows_outlook = message.outlook
            await self._rooms.tell_presence(room)
            if message.outlook:
                room.look_ahead_soon()
        elif self._talk.take():
            await room.say(self.seats, self._name, message.text.strip())
        else:
            raise RateLimited("too-fast")

    async def _enter(self, hello: Hello) -> None:
        room = await self._rooms.room(self._table)
        rights = await room.rights_of(hello.token)
        seats, name = room.opened(rights), hello.name and hello.name.strip()
        if not seats and not room.record.watch:
            raise Forbidden("no-watching")
        await self.leave()
        self.seats, self.rights, self._room, self._name = seats, rights, room, name
        self.shows_outlook = hello.outlook
        self._shown, self._heard = None, 0
        await room.enter(self)
        if seats and name is not None:
            await room.call(seats, name)

    @property
    def has_a_place(self) -> bool:
        """Whether it has said hello to a table and was let in."""
        return self._room is not None

    async def leave(self) -> None:
        """Stop looking at the table."""
        if self._room is not None:
            room, self._room = self._room, None
            await room.leave(self)


@router.websocket("/ws/{table}")
async def sit_at_table(socket: WebSocket, table: str) -> None:
    """A browser sits down at a table, or watches it."""
    limits: Limits = socket.app.state.limits
    open_sockets: Counter[str] = socket.app.state.open_sockets
    address = visitor(socket.client.host if socket.client else "")
    try:
        socket.app.state.handshakes.check(address)
    except RateLimited as refusal:
        await socket.send_denial_response(refused(refusal))
        return
    await socket.accept()
    if open_sockets[address] >= limits.sockets:
        await socket.send_text(written(_error(RateLimited("too-many-sockets"))))
        await socket.close(TOO_MANY)
        return
    open_sockets[address] += 1
    connection = Connection(socket, socket.app.state.rooms, table, limits)
    writing = asyncio.create_task(connection.write())
    try:
        await listen(socket, connection, limits)
    except WebSocketDisconnect:
        pass
    finally:
        open_sockets[address] -= 1
        if not open_sockets[address]:
            del open_sockets[address]
        writing.cancel()
        await connection.leave()


async def listen(socket: WebSocket, connection: Connection, limits: Limits) -> None:
    bucket, too_soon = Bucket(limits.messages), 0
    deadline = asyncio.get_running_loop().time() + limits.patience
    while True:
        await connection.space()
        if connection.has_a_place:
            message = await socket.receive()
        else:
            try:
                async with asyncio.timeout_at(deadline):
                    message = await socket.receive()
            except TimeoutError:
                await socket.close(SILENT)
                return
        if message["type"] == "websocket.disconnect":
            return
        if not bucket.take():
            too_soon += 1
            if too_soon > REFUSALS_BEFORE_CLOSING:
                await socket.close(TOO_MANY)
                return
            connection.refuse(RateLimited("too-fast"), id_in(_said_in(message)))
            continue
        await connection.take(_said_in(message))


def _said_in(message: MutableMapping[str, Any]) -> str | bytes:
    """What a browser has sent, as text or as bytes."""
    text: str | None = message.get("text")
    return message.get("bytes") or b"" if text is None else text


@router.websocket("/{path:path}")
async def no_table(socket: WebSocket, path: str) -> None:
    """There is nothing to sit at anywhere else."""
    await socket.send_denial_response(refused(NotFound("no-page")))
