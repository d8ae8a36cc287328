"""Whoever asks something by REST: from where, how often, with which token and which body."""

from __future__ import annotations

import asyncio

from fastapi import Request
from starlette.requests import ClientDisconnect

from sandtable.web.limits import BODY_BYTES, Limits
from sandtable.web.messages import Body, read_body
from sandtable.web.refusals import BadMessage, TooLarge


def address(request: Request) -> str:
    return request.client.host if request.client else ""


def count(request: Request, new_table: bool = False) -> None:
    """Refuse an address that asks too often."""
    request.app.state.requests.check(address(request))
    if new_table:
        request.app.state.new_tables.check(address(request))


def charge(request: Request, cost: float) -> None:
    """Refuse an address that asks for too much: beside the request itself, what it costs to answer it."""
    request.app.state.requests.check(address(request), cost)


def token_of(request: Request) -> str | None:
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


async def person_of(request: Request) -> str | None:
    """The person whose device asks; None if it has shown no key, or a token."""
    token = token_of(request)
    return None if token is None else (await request.app.state.rooms.persons.rights(token)).person


async def body_of(request: Request, model: type[Body]) -> Body:
    """The body of a request, checked."""
    return read_body(model, await bytes_of(request, BODY_BYTES))


async def bytes_of(request: Request, most: int) -> bytes:
    """The body of a request, read no further and waited for no longer than is allowed."""
    if request.headers.get("Content-Type", "").partition(";")[0].strip().lower() != "application/json":
        raise BadMessage("content-type")
    body = bytearray()
    limits: Limits = request.app.state.limits
    try:
        async with asyncio.timeout(limits.patience):
            async for piece in request.stream():
                body += piece
                if len(body) > most:
                    raise TooLarge("request-size", bytes=most)
    except (TimeoutError, ClientDisconnect):
        raise BadMessage("half-sent") from None
    return bytes(body)
