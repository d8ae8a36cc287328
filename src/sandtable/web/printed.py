"""What is the same for everybody until the program ends: made once, compressed once, and known by its ETag."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from fastapi import Request
from fastapi.responses import Response

from sandtable.web.frames import written

ASK_AGAIN: Final = "no-cache"
"""It may be kept, but whoever keeps it asks whether it is still the same."""
NOT_MODIFIED: Final = 304
JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"


@dataclass(frozen=True)
class Sheet:
    """A document as it is sent."""

    kind: str
    whole: bytes
    pressed: bytes
    mark: str


@dataclass
class Printed:
    """The sheets that were asked for, by name."""

    _sheets: dict[str, Sheet] = field(default_factory=dict)

    def document(self, request: Request, name: str, made: Callable[[], Any]) -> Response:
        """A document, made when somebody asks for the first time."""
        return self._answer(request, name, JSON, lambda: written(made()))

    def text(self, request: Request, name: str, made: Callable[[], str]) -> Response:
        """A text, made when somebody asks for the first time."""
        return self._answer(request, name, TEXT, made)

    def _answer(self, request: Request, name: str, kind: str, made: Callable[[], str]) -> Response:
        if name not in self._sheets:
            self._sheets[name] = _sheet(kind, made().encode())
        sheet = self._sheets[name]
        headers = {"ETag": sheet.mark, "Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding"}
        if sheet.mark in [each.strip() for each in request.headers.get("If-None-Match", "").split(",")]:
            return Response(status_code=NOT_MODIFIED, headers=headers)
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            return Response(sheet.pressed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(sheet.whole, media_type=kind, headers={**headers, "Content-Encoding": "identity"})


def _sheet(kind: str, whole: bytes) -> Sheet:
    mark = f'W/"{hashlib.sha256(whole).hexdigest()[:32]}"'  # weak: pressed or not, it says the same
    return Sheet(kind, whole, gzip.compress(whole, 9, mtime=0), mark)
