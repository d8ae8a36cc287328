"""Logs: plain lines, or on request lines of JSON, in which every request and every table has its id."""

from __future__ import annotations

import json
import logging
import re
import secrets
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

JSON: Final = "json"
PLAIN: Final = "plain"
KINDS: Final = (PLAIN, JSON)
REQUEST_ID: Final = "X-Request-ID"
STARTS: Final = ("http.response.start", "websocket.http.response.start")
_GIVEN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
"""An id that a proxy may have given a request already."""
_TABLE: Final = re.compile(r"/(?:api/tables|ws)/([A-Za-z0-9_-]{1,32})(?:/|$)")

log = logging.getLogger("sandtable.access")
request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
table_id: ContextVar[str | None] = ContextVar("table_id", default=None)


class Lines(logging.Formatter):
    """A record of the log as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            "request": request_id.get(),
            "table": table_id.get(),
            **getattr(record, "more", {}),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps({name: value for name, value in line.items() if value is not None})


def settings(kind: str) -> dict[str, Any]:
    """What Uvicorn is told about logs."""
    if kind != JSON:
        return {"log_level": "warning"}
    handler = {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stdout"}
    return {
        "log_level": "info",
        "access_log": False,
        "log_config": {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"lines": {"()": Lines}},
            "handlers": {"lines": handler},
            "loggers": {"sandtable.access": {"level": "INFO"}},
            "root": {"handlers": ["lines"], "level": "WARNING"},
        },
    }


class Named:
    """Gives every request an id, which its log lines and its answer carry."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on under its id, and note how it ended."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        given = Headers(scope=scope).get(REQUEST_ID, "")
        id = given if _GIVEN.fullmatch(given) else secrets.token_hex(8)
        request_id.set(id)
        at = _TABLE.search(scope["path"])
        table_id.set(at[1] if at and at[1] != "import" else None)
        status: int | None = None
        begun = time.perf_counter()

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] in STARTS:
                status = message["status"]
                MutableHeaders(scope=message)[REQUEST_ID] = id
            await send(message)

        try:
            await self._app(scope, receive, send_with_id)
        finally:
            if log.isEnabledFor(logging.INFO):
                more = {
                    "method": scope.get("method", "SOCKET"),
                    "path": scope["path"],
                    "status": status,
                    "milliseconds": round(1000 * (time.perf_counter() - begun), 1),
                    "address": scope["client"][0] if scope.get("client") else None,
                }
                log.info("request", extra={"more": more})
