"""The web application: the server's rooms behind its routes, sockets and pages."""

from __future__ import annotations

import os
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from sandtable.core.errors import SandtableError
from sandtable.web import catalogue, health, me, pages, routes, sign_in, sockets
from sandtable.web.dispatches import routes as dispatches
from sandtable.web.dispatches.post import Post, Sending
from sandtable.web.limits import Limits, PerAddress
from sandtable.web.logs import Named
from sandtable.web.metering import SHARED, Meters, Prometheus, use
from sandtable.web.notices import Notices, PostgresNotices
from sandtable.web.printed import Printed
from sandtable.web.refusals import BadMessage, NotFound, refusal_for
from sandtable.web.rooms import Rooms
from sandtable.web.security import Hosts, KnownHosts, Politeness, SecurityHeaders, refused
from sandtable.web.sign_in import NOBODY, SignIn
from sandtable.web.store import Store
from sandtable.web.thinking import Thinkers

NOT_FOUND = 404
COMPRESS_FROM_BYTES = 1024
ROUTERS = tuple(room.router for room in (health, catalogue, routes, me, sign_in, dispatches, sockets, pages))
"""In the order in which they are asked; pages answer whatever is left."""


@dataclass(frozen=True)
class Offers:
    """What a host offers to people besides tables: opponents that think, and that they are told things when they are
    away, and that they sign in."""

    thinkers: Thinkers | None = None
    sending: Sending | None = None
    signing_in: SignIn = NOBODY


NOTHING_MORE = Offers()


def create_app(
    database_url: str,
    *,
    limits: Limits | None = None,
    static: Path | None = None,
    hosts: Hosts | None = None,
    figures: bool = False,
    figures_at: tuple[str, int] | None = None,
    keep_days: int = 0,
    most_bytes: int = 0,
    offers: Offers = NOTHING_MORE,
) -> FastAPI:
    """The application on a database (``sqlite:///...`` or ``postgresql+asyncpg://...``).

    With ``figures`` it tells Prometheus how it is at ``/metrics``; with ``figures_at`` on a port of their own.
    """
    origin = secrets.token_hex(8)
    store = Store(database_url, origin)
    notices = PostgresNotices(store.url, origin) if store.shared else Notices()
    post = None if offers.sending is None else Post(store, offers.sending)
    rooms = Rooms(store, notices, keep_days, most_bytes, offers.thinkers, post)

    open_sockets: Counter[str] = Counter()
    counted = Prometheus(lambda: rooms.open, open_sockets.total) if figures or figures_at else None

    @asynccontextmanager
    async def alive(_: FastAPI) -> AsyncIterator[None]:
        await store.open()
        await rooms.start()
        use(counted or Meters())
        alone = SHARED not in os.environ  # else whoever started the processes tells their figures
        end = counted.listen(*figures_at) if counted is not None and figures_at is not None and alone else None
        yield
        if end is not None:
            end()
        use(Meters())
        await rooms.close()
        await store.close()

    app = FastAPI(title="Sandtable", lifespan=alive, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.rooms = rooms
    app.state.printed = Printed()
    app.state.open_sockets = open_sockets
    app.state.figures = counted if figures else None
    app.state.static = static or pages.STATIC
    app.state.hosts = hosts = hosts or Hosts()
    _set_limits(app, limits or Limits())
    app.add_middleware(Politeness)
    app.add_middleware(GZipMiddleware, minimum_size=COMPRESS_FROM_BYTES)
    app.add_middleware(KnownHosts, hosts=hosts)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(Named)
    sign_in.prepare(app, offers.signing_in)
    # As they are: FastAPI makes every route of a router that is included anew, for each app and at its first request.
    for router in ROUTERS:
        app.router.routes.extend(router.routes)
    _refuse_politely(app)
    return app


def _set_limits(app: FastAPI, limits: Limits) -> None:
    app.state.limits = limits
    app.state.requests = PerAddress(limits.requests)
    app.state.new_tables = PerAddress(limits.new_tables)
    app.state.joins = PerAddress(limits.joins)
    app.state.handshakes = PerAddress(limits.handshakes)


def _refuse_politely(app: FastAPI) -> None:
    """Every error becomes a code and a message."""

    async def refuse(_: Request, error: Exception) -> JSONResponse:
        return refused(refusal_for(error))

    async def refuse_http(_: Request, error: Exception) -> JSONResponse:
        status = error.status_code if isinstance(error, HTTPException) else 400
        return refused(NotFound("no-page") if status == NOT_FOUND else BadMessage("not-here"), status)

    async def refuse_parameters(_: Request, __: Exception) -> JSONResponse:
        return refused(BadMessage("address"))

    app.add_exception_handler(SandtableError, refuse)
    app.add_exception_handler(HTTPException, refuse_http)
    app.add_exception_handler(RequestValidationError, refuse_parameters)
