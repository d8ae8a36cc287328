"""The built client: its pages and assets, or a plain page that says how to build it."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from sandtable.web.refusals import not_found

router = APIRouter()

STATIC: Final = Path(__file__).parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sandtable</title>
<h1>Sandtable</h1>
<p>The server runs, but the browser client has not been built. Run <code>make play</code> in the project's folder:
it builds the client and starts the server again.</p>
</html>
"""


@router.get("/{path:path}", include_in_schema=False)
async def page(request: Request, path: str) -> Response:
    """A file of the client; any other path is a page that the client itself knows."""
    static: Path = request.app.state.static
    if path.startswith(("api/", "ws/")):
        raise not_found("such page")
    index = static / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, headers={"Cache-Control": "no-store"})
    wanted = (static / path).resolve()
    if path and wanted.is_file() and wanted.is_relative_to(static.resolve()):
        hashed = path.startswith("assets/")
        return FileResponse(wanted, headers={"Cache-Control": FOR_EVER if hashed else "no-cache"})
    if PurePosixPath(path).suffix:
        raise not_found("such page")
    return FileResponse(index, headers={"Cache-Control": "no-cache"})
