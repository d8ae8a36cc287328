"""The REST interface of tables: seats, saves and replays."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, Response, StreamingResponse

from sandtable.core.errors import quoted
from sandtable.core.messages import to_json
from sandtable.core.table import DEALER
from sandtable.lab.analysis_page import page
from sandtable.web import asking, setups, stories
from sandtable.web.analysing import Analysing
from sandtable.web.frames import Snapshot, Wished, written
from sandtable.web.limits import (
    BODY_BYTES,
    BYTES_AT_ONCE,
    ENTRIES_AT_ONCE,
    LOOKED_AHEAD,
    SAVE_BYTES,
    SEATS_AT_ONCE,
    STEPS_AT_ONCE,
    TOLD_AGAIN,
    TRIED_AT_ONCE,
)
from sandtable.web.messages import Agreement, Invitation, Join, Mine, MySeat, NewTable, Replacing, Resigning, read_body
from sandtable.web.refusals import Forbidden, Hidden, Unavailable, refusal_for, refusal_json
from sandtable.web.room import Room
from sandtable.web.rooms import Rooms
from sandtable.web.setups import OPEN
from sandtable.web.stored import ARCHIVE, DELETE, Head, Held, Record
from sandtable.web.tokens import is_table_id, new_token
from sandtable.words import ENGLISH, Words, languages

router = APIRouter(prefix="/api")

CREATED: Final = 201


# -- setting up and joining


@router.post("/tables", status_code=CREATED)
async def create(request: Request) -> JSONResponse:
    """Set up a table."""
    asking.count(request, new_table=True)
    body = await asking.bytes_of(request, BODY_BYTES)
    wanted = read_body(NewTable, body)
    rooms = _rooms(request)
    if setups.brings_text(wanted):
        async with rooms.importing():
            request.app.state.new_tables.check(asking.address(request), len(body) / BYTES_AT_ONCE)
            taken = await rooms.take_in(body, NewTable)
        return await _created(request, await rooms.keep(taken), taken.seated)
    table, seated = await rooms.in_thread(lambda: setups.begun_table(wanted))
    return await _created(request, await rooms.create(table, seated, wanted), seated)


@router.post("/tables/import", status_code=CREATED)
async def import_save(request: Request) -> JSONResponse:
    """Set up a table from a save."""
    asking.count(request, new_table=True)
    rooms = _rooms(request)
    async with rooms.importing():
        body = await asking.bytes_of(request, SAVE_BYTES)
        request.app.state.new_tables.check(asking.address(request), len(body) / BYTES_AT_ONCE)
        taken = await rooms.take_in(body)
    return await _created(request, await rooms.keep(taken), taken.seated)


async def _created(request: Request, record: Record, seated: setups.Seating) -> JSONResponse:
    given = await _give(request, [(record.id, token) for token in set(seated.tokens.values())])
    body = {
        "table": record.id,
        "seats": seated.tokens,
        "join": seated.codes,
        "watch": record.watch,
        "person": given,
    }
    return JSONResponse(body, CREATED)


@router.post("/tables/{id}/join")
async def join(request: Request, id: str) -> dict[str, Any]:
    """Take an open seat with its code."""
    request.app.state.joins.check(asking.address(request))
    wanted = await asking.body_of(request, Join)
    rooms = _rooms(request)
    token = wanted.key or new_token()
    claimed = await rooms.store.claim(id, wanted.code, token) if is_table_id(id) else None
    if claimed is None:
        raise Forbidden("code")
    given = await _give(request, [(id, token)])
    await (await rooms.room(id)).welcome(claimed)
    return {"seat": claimed.seat, "token": token, "person": given}


async def _give(request: Request, pairs: list[tuple[str, str]]) -> bool:
    """Seats that somebody takes who has shown the key of a device are that person's; whether they are."""
    person = await asking.person_of(request)
    return person is not None and bool(await _rooms(request).persons.give(person, pairs))


@router.post("/tables/{id}/invitation")
async def invitation(request: Request, id: str) -> dict[str, Any]:
    """The seat that a code stands for while it is free."""
    request.app.state.joins.check(asking.address(request))
    wanted = await asking.body_of(request, Invitation)
    return {"seat": await _rooms(request).store.waits(id, wanted.code) if is_table_id(id) else None}


@router.post("/mine")
async def mine(request: Request) -> list[dict[str, Any]]:
    """The tables where a browser has a seat: by tokens, and those of the person whose device it is."""
    asking.count(request)
    wanted = await asking.body_of(request, Mine)
    asking.charge(request, len(wanted.tokens) / SEATS_AT_ONCE)
    pairs = sorted({(held.table, held.token) for held in wanted.tokens})
    rooms = _rooms(request)
    rows = [
        {**_mine_json(held), "until": rooms.kept_until(held.record.updated)}
        for held in await rooms.store.held(pairs, await asking.person_of(request))
    ]
    return sorted(rows, key=lambda row: row["updated"], reverse=True)


def _mine_json(held: Held) -> dict[str, Any]:
    record, seats = held.record, held.mine
    return {
        "table": record.id,
        "name": record.name,
        "game": record.game,
        "options": record.options,
        "seat": seats[0] if len(seats) == 1 else seats,
        "resting": list(held.resting),
        "your_turn": record.asking in seats or record.asking == DEALER,
        "asking": record.asking,
        "people": {seat.seat: OPEN if seat.code_hash is not None else seat.stand_in or seat.who for seat in held.seats},
        "names": {seat.seat: seat.name for seat in held.seats if seat.name is not None},
        "turn": held.latest.turn,
        "last": held.latest.note,
        "over": record.over,
        "tutorial": record.tutorial,
        "updated": record.updated,
    }


# -- passing a seat on


@router.get("/tables/{id}/stand-ins")
async def stand_ins(request: Request, id: str) -> dict[str, list[str]]:
    """The programs that may stand in for the people of a table, by seat."""
    asking.count(request)
    room, _ = await _onlooker(request, id)
    return room.stand_ins()


@router.post("/tables/{id}/resign")
async def resign(request: Request, id: str) -> dict[str, Any]:
    """Let a program stand in for me."""
    request.app.state.joins.check(asking.address(request))
    wanted = await asking.body_of(request, Resigning)
    room = await _rooms(request).room(id)
    await room.resign(await room.rights_of(asking.token_of(request)), wanted.seat, wanted.program)
    return {"seat": wanted.seat}


@router.post("/tables/{id}/offer")
async def offer(request: Request, id: str) -> dict[str, Any]:
    """A code with which somebody else may have my seat, until I take it again."""
    request.app.state.joins.check(asking.address(request))
    wanted = await asking.body_of(request, MySeat)
    room = await _rooms(request).room(id)
    code = await room.offer(await room.rights_of(asking.token_of(request)), wanted.seat)
    return {"seat": wanted.seat, "code": code}


@router.post("/tables/{id}/return")
async def take_again(request: Request, id: str) -> dict[str, Any]:
    """Take my seat again, from a program or because nobody has accepted it."""
    request.app.state.joins.check(asking.address(request))
    wanted = await asking.body_of(request, MySeat)
    room = await _rooms(request).room(id)
    await room.take_again(await room.rights_of(asking.token_of(request)), wanted.seat)
    return {"seat": wanted.seat}


@router.post("/tables/{id}/replace")
async def replace(request: Request, id: str) -> dict[str, Any]:
    """Let a program play for somebody else who is out of time, or have a code with which a friend may."""
    request.app.state.joins.check(asking.address(request))
    wanted = await asking.body_of(request, Replacing)
    room = await _rooms(request).room(id)
    code = await room.replace(await room.rights_of(asking.token_of(request)), wanted.seat, wanted.program)
    return {"seat": wanted.seat, "code": code}


# -- what becomes of a table


@router.post("/tables/{id}/archive")
async def agree(request: Request, id: str) -> Wished:
    """Agree, or do not agree any more, that the play belongs to the open archive once it is over."""
    asking.count(request)
    wanted = await asking.body_of(request, Agreement)
    return await _wish(request, id, ARCHIVE, wanted.agree)


@router.post("/tables/{id}/removal")
async def agree_to_removal(request: Request, id: str) -> Wished:
    """Wish, or do not wish any more, that the table is removed; it is when all who have a seat there wish it."""
    asking.count(request)
    wanted = await asking.body_of(request, Agreement)
    return await _wish(request, id, DELETE, wanted.agree)


@router.delete("/tables/{id}")
async def remove(request: Request, id: str) -> Wished:
    """Wish that the table is removed; it is when all who have a seat there wish it."""
    asking.count(request)
    return await _wish(request, id, DELETE, True)


async def _wish(request: Request, id: str, wish: str, wished: bool) -> Wished:
    """Write a wish down; who wishes it now, and who does not yet."""
    rooms = _rooms(request)
    room = await rooms.room(id)
    told = await room.wish(await room.seats_of(asking.token_of(request)), wish, wished)
    if wish == DELETE and not told["waiting"]:
        await rooms.remove(id)
    return told


# -- looking


@router.get("/tables/{id}")
async def table_facts(request: Request, id: str) -> dict[str, Any]:
    """What everybody may know about a table; where nobody may watch, only what an invitation says of it."""
    asking.count(request)
    room = await _rooms(request).room(id)
    about, snapshot = room.about(), room.snapshot
    invitation = {
        "table": room.id,
        "name": about.name,
        "game": snapshot.game.name,
        "options": dict(about.options),
        "terms": list(about.terms),
        "pace": about.pace,
        "tutorial": about.tutorial,
        "seats": {
            seat.seat: {"who": seat.who, "open": seat.code_hash is not None, "name": seat.name} for seat in room.seats
        },
        "watch": room.record.watch,
        "created": room.record.created,
    }
    own = stories.view_of(snapshot.game, None, snapshot.state).get("own_deck")
    if own is not None:
        invitation["own_deck"] = own
    if not room.record.watch and not await room.seats_of(asking.token_of(request)):
        return invitation
    state = stories.view_of(snapshot.game, None, snapshot.state)
    return {
        **invitation,
        "turn": state.get("turn"),
        "asking": snapshot.asking,
        "ply": snapshot.head.ply,
        "revision": snapshot.head.revision,
        "over": snapshot.outcome is not None,
        "outcome": snapshot.ended,
        "presence": dict(about.presence),
        "commitment": about.commitment,
        "seed": about.seed,
    }


@router.get("/tables/{id}/save")
async def save(request: Request, id: str) -> Response:
    """The save of a table, refused while it would show one person what another hides."""
    asking.count(request)
    room, seats = await _onlooker(request, id)
    if room.snapshot.outcome is None:
        if not seats:
            raise Forbidden("save-players")
        if not room.one_person:
            raise Hidden("save-hidden")
    asking.charge(request, room.snapshot.head.ply / ENTRIES_AT_ONCE)
    body = written(await room.save())
    name = f'attachment; filename="{room.record.game}-{room.id}.json"'
    return Response(body, media_type="application/json", headers={"Content-Disposition": name})


@router.get("/tables/{id}/position")
async def position(request: Request, id: str) -> dict[str, Any]:
    """The position that an adjustment would start from, for the one person who plays at a table."""
    asking.count(request)
    room = await _rooms(request).room(id)
    return await room.position(await room.seats_of(asking.token_of(request)))


@router.get("/tables/{id}/replay")
async def replay(request: Request, id: str, seat: str | None = None) -> dict[str, Any]:
    """Where the steps of a play begin."""
    asking.count(request)
    room, seats = await _onlooker(request, id)
    snapshot = room.snapshot
    asking.charge(request, len(snapshot.steps) / ENTRIES_AT_ONCE)
    steps = await room.steps(_eyes(room, snapshot, seats, seat))
    plies = [{"ply": ply, "label": note and to_json(note.says)} for ply, note in steps]
    return {"plies": plies, "last": snapshot.head.ply}


@router.get("/tables/{id}/replay/{ply}")
async def moment(request: Request, id: str, ply: int, seat: str | None = None) -> Response:
    """A moment of a play, as one who looks now could see it then."""
    asking.count(request)
    room, seats = await _onlooker(request, id)
    asking.charge(request, TOLD_AGAIN)
    then = await room.moment(ply)
    eyes = _eyes(room, then, seats, seat)
    body = await _rooms(request).in_thread(lambda: _moment_written(then, seats, eyes))
    return Response(body, media_type="application/json")


@router.get("/tables/{id}/course")
async def course(
    request: Request, id: str, seat: str | None = None, views: bool = False, every: bool = False
) -> dict[str, Any]:
    """How tracks and goals stood turn by turn (``every``: step by step), with ``views`` the whole table."""
    asking.count(request)
    room, seats = await _onlooker(request, id)
    asking.charge(request, len(room.snapshot.steps) / STEPS_AT_ONCE)
    return {"turns": await room.course(_eyes(room, room.snapshot, seats, seat), views, every)}


@router.get("/tables/{id}/ahead")
async def ahead(
    request: Request,
    id: str,
    revision: int,
    ply: int,
    key: Annotated[list[str], Query(default_factory=list)],
    place: str | None = None,
) -> dict[str, Any]:
    """What some answers to the question at a moment would lead to, up to what nobody can foresee.

    Of a place (``country:iraq``) also why it could not be chosen, and what the others could do there: that is known
    also where every answer is a place or a card.
    """
    asking.count(request)
    room, seats = await _onlooker(request, id)
    keys = key[:LOOKED_AHEAD]
    asking.charge(request, len(keys) / TRIED_AT_ONCE)
    return await room.ahead(seats, keys, Head(revision, ply), place)


@router.get("/tables/{id}/steps/{step}")
async def step_story(request: Request, id: str, step: int, seat: str | None = None) -> dict[str, Any]:
    """A step of a play, by its place among those that ``replay`` lists, told note by note."""
    asking.count(request)
    room, seats = await _onlooker(request, id)
    asking.charge(request, TOLD_AGAIN)
    return await room.step_told(step, _eyes(room, room.snapshot, seats, seat))


@router.get("/tables/{id}/steps/{step}/position")
async def step_position(request: Request, id: str, step: int) -> dict[str, Any]:
    """The position with which a step of a finished play began: a table can be set up there to play on."""
    asking.count(request)
    room, _ = await _onlooker(request, id)
    return await room.position_at(step)


@router.get("/tables/{id}/what-if")
async def what_if(request: Request, id: str) -> dict[str, Any]:
    """This moment, for a table to be set up there: the step under way as a position in which whatever I cannot know is
    dealt anew, and what I have answered since.
    """
    asking.count(request)
    room, seats = await _onlooker(request, id)
    asking.charge(request, TOLD_AGAIN)
    return await room.what_if(seats)


@router.get("/tables/{id}/analysis")
async def analysis(request: Request, id: str) -> Response:
    """The analysis of a finished play as a stream of events, made while somebody listens: first what is known at once,
    then each moment that has been weighed, at last what it comes to.
    """
    asking.count(request)
    room, _ = await _onlooker(request, id)
    asking.charge(request, TOLD_AGAIN)
    return StreamingResponse(
        _events(request, await room.analysis()),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def _events(request: Request, analysing: Analysing) -> AsyncIterator[str]:
    """What is told to somebody who looks, as long as they do."""
    async with aclosing(analysing.look()) as told:
        try:
            async for each in told:
                if await request.is_disconnected():
                    return
                yield ":\n\n" if each is None else f"data: {written(each)}\n\n"
        except Exception as error:  # the reply has begun: a refusal is an event, too
            yield f"data: {written({'error': refusal_json(refusal_for(error))})}\n\n"


@router.get("/tables/{id}/analysis/page")
async def analysis_page(request: Request, id: str, language: str = ENGLISH) -> Response:
    """The analysis of a finished play as a page that can be kept, when it has been made."""
    asking.count(request)
    room, _ = await _onlooker(request, id)
    found = (await room.analysis()).found
    if found is None:
        raise Unavailable("analysis-not-made")
    words = Words(language if language in languages() else ENGLISH, room.record.game)
    body = await _rooms(request).in_thread(lambda: page(found, words, room.record.name))
    name = f'attachment; filename="{room.record.game}-{room.id}-analysis.html"'
    return Response(body, media_type="text/html", headers={"Content-Disposition": name})


def _moment_written(then: Snapshot, seats: tuple[str, ...], eyes: str | None) -> str:
    asked = then.asking in seats and then.asking in (eyes, DEALER)
    fields = {
        "ply": then.head.ply,
        "seat": eyes,
        "asking": then.asking,
        "question": then.asked if asked else None,
        "outlook": then.look_ahead() if asked else None,
        "notes": then.log_json(then.log_for(eyes), eyes),
        "outcome": then.ended,
        "view": stories.view_of(then.game, eyes, then.state),
    }
    return written(fields)


def _eyes(room: Room, snapshot: Snapshot, seats: tuple[str, ...], wanted: str | None) -> str | None:
    """The seat through whose eyes to look back."""
    if wanted is None:
        played = [each for each in seats if each != DEALER]
        if len(played) > 1 and room.snapshot.outcome is None:
            return None  # two at one screen: until the game is over, neither looks back through the other's eyes
        return snapshot.viewpoint(seats)
    if wanted not in seats or wanted == DEALER:  # the dealer has no eyes of its own
        raise Forbidden("not-your-seat", seat=quoted(wanted))
    return wanted


# -- small print


async def _onlooker(request: Request, id: str) -> tuple[Room, tuple[str, ...]]:
    """A room, and the seats there of whoever asks."""
    room = await _rooms(request).room(id)
    seats = await room.seats_of(asking.token_of(request))
    if not seats and not room.record.watch:
        raise Forbidden("no-watching")
    return room, seats


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms
