"""Whether the server is alive, whether it is ready, and its figures: for those who look after it."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from sandtable.web.metering import Prometheus
from sandtable.web.refusals import NotFound, Unavailable
from sandtable.web.rooms import Rooms
from sandtable.web.security import refused

router = APIRouter()

FIGURES: Final = "text/plain; version=0.0.4; charset=utf-8"


@router.get("/healthz")
async def alive() -> JSONResponse:
    """The process runs and answers."""
    return JSONResponse({"status": "alive"})


@router.get("/readyz")
async def ready(request: Request) -> JSONResponse:
    """It may be sent people: its database answers, and it is not about to end."""
    rooms: Rooms = request.app.state.rooms
    if rooms.ending:
        return refused(Unavailable("ending"))
    await rooms.store.answers()
    return JSONResponse({"status": "ready"})


@router.get("/metrics")
async def figures(request: Request) -> Response:
    """The figures, where somebody has asked for them on this port."""
    found = request.app.state.figures
    if not isinstance(found, Prometheus):
        raise NotFound("no-page")
    return Response(found.written(), media_type=FIGURES)
