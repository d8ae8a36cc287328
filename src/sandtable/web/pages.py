"""The built client and the built manual: their pages and assets, or a plain page that says how to build them."""

from __future__ import annotations

import html
from pathlib import Path, PurePosixPath
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from sandtable.web.refusals import NotFound

router = APIRouter()

STATIC: Final = Path(__file__).parent / "static"
MANUAL: Final = "manual"
"""The folder of the manual, beside that of the client."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
KINDS: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
}
"""What files are by their endings, whatever the machine thinks."""
PLAIN_PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sandtable</title>
<h1>Sandtable</h1>
<p>{}</p>
</html>
"""


@router.get("/manual", include_in_schema=False)
async def manual_door(request: Request) -> Response:
    """Where the manual begins."""
    return RedirectResponse(f"{_root(request)}/manual/", headers={"Cache-Control": "no-cache"})


@router.get("/manual/{path:path}", include_in_schema=False)
async def manual(request: Request, path: str) -> Response:
    """A page of the manual, or what belongs to one."""
    built: Path = request.app.state.static.parent / MANUAL
    if not (built / "index.html").is_file():
        return _not_built("manual-not-built")
    wanted = _file(built, path or "index.html")
    if wanted is None:
        raise NotFound("no-page")
    return FileResponse(wanted, headers={"Cache-Control": "no-cache"}, media_type=KINDS.get(wanted.suffix))


@router.get("/{path:path}", include_in_schema=False)
async def page(request: Request, path: str) -> Response:
    """A file of the client; any other path is a page that the client itself knows."""
    static: Path = request.app.state.static
    if path.startswith(("api/", "ws/")):
        raise NotFound("no-page")
    index = static / "index.html"
    if not index.is_file():
        return _not_built("client-not-built")
    wanted = _file(static, path)
    if wanted is not None and wanted != index.resolve():
        hashed = path.startswith("assets/")
        headers = {"Cache-Control": FOR_EVER if hashed else "no-cache"}
        small = wanted.with_name(f"{wanted.name}.br")
        if small.is_file() and _takes_brotli(request):
            pressed = {**headers, "Content-Encoding": "br", "Vary": "Accept-Encoding"}
            return FileResponse(small, headers=pressed, media_type=KINDS.get(wanted.suffix))
        return FileResponse(wanted, headers=headers, media_type=KINDS.get(wanted.suffix))
    if PurePosixPath(path).suffix and wanted is None:
        raise NotFound("no-page")
    told = _below(index.read_text(encoding="utf-8"), _root(request))
    return HTMLResponse(told, headers={"Cache-Control": "no-cache"})


def _not_built(why: str) -> Response:
    """A plain page that says what is missing."""
    told = html.escape(str(NotFound(why)), quote=False)
    return HTMLResponse(PLAIN_PAGE.format(told), headers={"Cache-Control": "no-store"})


def _takes_brotli(request: Request) -> bool:
    """Whether a browser reads what was pressed by brotli."""
    accepted = request.headers.get("Accept-Encoding", "").split(",")
    return "br" in [each.strip() for each in accepted]  # with a weight, as for "br;q=0", the plain one is never wrong


def _root(request: Request) -> str:
    """The path below which the server stands; nothing if it has a name to itself."""
    return str(request.scope.get("root_path", "")).rstrip("/")


def _below(page: str, root: str) -> str:
    """The page, which names what belongs to it from the root, wherever it is asked for."""
    told = page.replace('="./', f'="{html.escape(root)}/')
    return told.replace("</head>", f'<meta name="sandtable-root" content="{html.escape(root)}" /></head>', 1)


def _file(static: Path, path: str) -> Path | None:
    """The file of the client that a path names, if there is one."""
    try:
        wanted = (static / path).resolve()
        found = bool(path) and wanted.is_file() and wanted.is_relative_to(static.resolve())
    except (OSError, ValueError):  # a name that no file can have
        return None
    return wanted if found else None
