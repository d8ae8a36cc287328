"""The REST interface of dispatches: where I am told things, of what, and when."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request

from sandtable.core.errors import BadSetup, quoted
from sandtable.core.messages import Message, to_json
from sandtable.web import asking, tokens
from sandtable.web.dispatches import addresses, saying
from sandtable.web.dispatches.address_book import AddressBook, Entry
from sandtable.web.dispatches.choices import Choices, zone_named
from sandtable.web.dispatches.post import Post
from sandtable.web.dispatches.queue import GONE, SENT
from sandtable.web.me import key_of, rooms_of
from sandtable.web.messages import Chosen, ChosenHere, Empty, NewAddress, Spoken
from sandtable.web.persons import Me
from sandtable.web.refusals import BadMessage, NotFound, Unavailable
from sandtable.words import languages

router = APIRouter(prefix="/api/me/dispatches")


@router.get("")
async def chosen(request: Request) -> dict[str, Any]:
    """What this host can send, what I have chosen, and my addresses, as far as they are shown."""
    asking.count(request)
    post = rooms_of(request).post
    if post is None:
        return {"off": to_json(Message("dispatches-off"))}
    me = await _me(request)
    written = await _book(request).of(me.id)
    return {
        "off": None,
        "push": (await post.vapid()).public,
        "mail": post.sending.mail is not None,
        "choices": written.choices.to_json(),
        "tables": {table: dict(kinds) for table, kinds in written.tables.items()},
        "addresses": [entry.to_json(_device(me)) for entry in written.entries],
    }


@router.post("")
async def choose(request: Request) -> dict[str, Any]:
    """Choose of what I am told everywhere, in which language, and when."""
    asking.count(request)
    wanted = await asking.body_of(request, Chosen)
    if wanted.language not in languages():
        raise BadSetup("no-language", language=quoted(wanted.language), languages=list(languages()))
    if zone_named(wanted.zone) is None:
        raise BadMessage("time-zone", zone=quoted(wanted.zone))
    post, person = _post(request), (await _me(request)).id
    quiet = None if wanted.quiet is None else (wanted.quiet[0], wanted.quiet[1])
    choices = Choices(wanted.kinds.model_dump(), wanted.language, wanted.zone, quiet, wanted.daily)
    await _book(request).choose(person, choices)
    post.stir()
    return choices.to_json()


@router.post("/tables/{id}")
async def choose_here(request: Request, id: str) -> dict[str, Any]:
    """Choose of what I am told at one of my tables."""
    asking.count(request)
    wanted = await asking.body_of(request, ChosenHere)
    _post(request)
    kinds = {} if wanted.kinds is None else wanted.kinds.model_dump()
    await _book(request).choose_at((await _me(request)).id, id, kinds)
    return {"table": id, "kinds": kinds}


@router.post("/addresses")
async def add(request: Request) -> dict[str, Any]:
    """Tell me things here, too. To an address for mail goes first a proof that it is mine."""
    request.app.state.joins.check(asking.address(request))
    wanted = await asking.body_of(request, NewAddress)
    post, me = _post(request), await _me(request)
    near, mail = post.sending.near, post.sending.mail is not None
    if wanted.push is not None:
        endpoint, keys = wanted.push.endpoint, wanted.push.keys
        found = await asyncio.to_thread(addresses.checked_push, endpoint, keys, near=near)
    else:
        found = await asyncio.to_thread(addresses.checked, wanted.address or "", mail=mail, near=near)
    if found.kind == addresses.APPRISE and not await post.knows(found.address):
        raise BadMessage("address-unread")
    proof = tokens.new_code() if found.kind == addresses.MAIL else None
    entry = await _book(request).add(me.id, _device(me), found, proof)
    if proof is not None:
        language = (await _book(request).of(me.id)).choices.language
        if await post.deliver(found.kind, found.address, saying.proving(proof, language, post.root)) != SENT:
            await _book(request).remove(me.id, entry.id)
            raise Unavailable("address-away")
    return entry.to_json(_device(me))


@router.post("/addresses/{id}/proof")
async def prove(request: Request, id: str) -> dict[str, Any]:
    """This address is mine: I have read the words that were sent there."""
    request.app.state.joins.check(asking.address(request))
    wanted = await asking.body_of(request, Spoken)
    _post(request)
    me = await _me(request)
    return (await _book(request).prove(me.id, id, wanted.code)).to_json(_device(me))


@router.post("/addresses/{id}/test")
async def test(request: Request, id: str) -> dict[str, Any]:
    """Send me a test."""
    request.app.state.joins.check(asking.address(request))
    await asking.body_of(request, Empty)
    post, me = _post(request), await _me(request)
    entry = await _book(request).entry(me.id, id)
    if entry.proof_hash is not None:
        raise NotFound("no-address")
    return {"sent": await _tried(request, post, me, entry)}


async def _tried(request: Request, post: Post, me: Me, entry: Entry) -> bool:
    """Send a test to an address; whether it went. One that is no more is struck out."""
    language = (await _book(request).of(me.id)).choices.language
    result = await post.deliver(entry.kind, entry.address, saying.tested(language, post.root))
    if result == GONE:
        await _book(request).remove(me.id, entry.id)
    return result == SENT


@router.delete("/addresses/{id}")
async def remove(request: Request, id: str) -> dict[str, Any]:
    """Tell me nothing here any more."""
    asking.count(request)
    await _book(request).remove((await _me(request)).id, id)
    return {"removed": id}


async def _me(request: Request) -> Me:
    return await rooms_of(request).persons.me(key_of(request))


def _device(me: Me) -> str:
    """The device that asks, as the address book names it."""
    return next(each.key_hash for each in me.devices if each.id == me.this)


def _book(request: Request) -> AddressBook:
    return AddressBook(rooms_of(request).store)


def _post(request: Request) -> Post:
    post: Post | None = rooms_of(request).post
    if post is None:
        raise NotFound("dispatches-off")
    return post
