"""The REST interface of a person: who I am, on which devices, and how I go on at another one."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request

from sandtable.web import asking
from sandtable.web.limits import SEATS_AT_ONCE
from sandtable.web.messages import Continuing, Empty, Introduction, Mine, Spoken, is_new_secret
from sandtable.web.refusals import Forbidden
from sandtable.web.rooms import Rooms

router = APIRouter(prefix="/api/me")

A_DEVICE: Final = "?"
"""What a device is called that has not said what it is."""


@router.get("")
async def me(request: Request) -> dict[str, Any]:
    """What I am called, and my devices."""
    asking.count(request)
    return (await rooms_of(request).persons.me(key_of(request))).to_json()


@router.post("")
async def be(request: Request) -> dict[str, Any]:
    """This is me: the key of this device is mine from now on, and so I am called."""
    request.app.state.joins.check(asking.address(request))
    wanted = await asking.body_of(request, Introduction)
    rooms = rooms_of(request)
    await rooms.check_space()
    return (await rooms.persons.be(key_of(request), wanted.device or A_DEVICE, wanted.name)).to_json()


@router.post("/seats")
async def give(request: Request) -> dict[str, Any]:
    """The seats that these tokens open are mine, on all my devices."""
    asking.count(request)
    wanted = await asking.body_of(request, Mine)
    asking.charge(request, len(wanted.tokens) / SEATS_AT_ONCE)
    rooms = rooms_of(request)
    person = (await rooms.persons.me(key_of(request))).id
    given = await rooms.persons.give(person, [(held.table, held.token) for held in wanted.tokens])
    for table in given:
        await rooms.seats_changed(table)
    return {"tables": given}


@router.post("/code")
async def code(request: Request) -> dict[str, Any]:
    """A code of six words with which I go on at another device: once, within ten minutes."""
    request.app.state.joins.check(asking.address(request))
    await asking.body_of(request, Empty)
    words, expires = await rooms_of(request).persons.code(key_of(request))
    return {"code": words, "expires": expires}


@router.post("/whose")
async def whose(request: Request) -> dict[str, Any]:
    """What the person is called whom a code stands for."""
    request.app.state.joins.check(asking.address(request))
    wanted = await asking.body_of(request, Spoken)
    return {"name": await rooms_of(request).persons.offered(wanted.code)}


@router.post("/continue")
async def go_on(request: Request) -> dict[str, Any]:
    """This device is one of the person's whom a code stands for."""
    request.app.state.joins.check(asking.address(request))
    wanted = await asking.body_of(request, Continuing)
    found = await rooms_of(request).persons.go_on(key_of(request), wanted.code, wanted.device or A_DEVICE)
    return found.to_json()


@router.delete("/devices/{device}")
async def revoke(request: Request, device: str) -> dict[str, Any]:
    """One of my devices has no rights any more; it may be this one, if I have another."""
    asking.count(request)
    await rooms_of(request).revoke(key_of(request), device)
    return {"revoked": device}


def key_of(request: Request) -> str:
    """The key of the device that asks."""
    key = asking.token_of(request)
    if key is None or not is_new_secret(key):
        raise Forbidden("no-person")
    return key


def rooms_of(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms
