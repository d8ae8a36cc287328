"""``python -m tools.pictures``: takes the pictures of ``docs/pictures``, each in light and in dark.

They show real games: those of the manual, played with its seeds up to the first question, at a table of
our own server in the Chromium that the browser tests use. The client must have been built.
"""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, sync_playwright

from sandtable import Table

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WINDOW: Final = {"width": 1280, "height": 800}
QUALITY: Final = 70
PATIENCE: Final = 120_000
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
GAMES: Final[Mapping[str, Mapping[str, Any]]] = {
    "labyrinth": {
        "game": "labyrinth", "scenario": "lets_roll", "seed": 5, "seats": {"us": "human", "jihadist": "solitaire"},
    },
    "awakening": {
        "game": "labyrinth", "scenario": "awakening", "seed": 1, "seats": {"us": "human", "jihadist": "bot"},
    },
    "plain": {
        "game": "plain", "scenario": "main", "seed": 2,
        "seats": {"coalition": "book", "government": "book", "taliban": "human", "warlords": "book"},
    },
}  # fmt: skip
"""The games of the manual."""


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        for name, game in GAMES.items():
            seated = set_up(address, game)
            for scheme in SCHEMES:
                (FOLDER / f"{name}-{scheme}.webp").write_bytes(picture(browser, address, seated, scheme))
        browser.close()


@contextmanager
def server() -> Iterator[str]:
    """The address of a server with tables of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--unlimited"]
        command += ["--database", str(Path(folder) / "tables.sqlite3")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                yield next(word for word in process.stdout.readline().split() if word.startswith("http"))
            finally:
                process.terminate()


def set_up(address: str, game: Mapping[str, Any]) -> Mapping[str, Any]:
    """A table at the first question of a game, as the server describes it to whoever sat down."""
    first = Table.new(**game)
    seats = {seat: "me" if who == "human" else who for seat, who in game["seats"].items()}
    wanted = {"game": game["game"], "position": first.position(), "seats": seats}
    request = urllib.request.Request(
        f"{address}api/tables", json.dumps(wanted).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        created: dict[str, Any] = json.load(answer)
    return {"table": created["table"], "game": game["game"], "tokens": list(created["seats"].values())}


def picture(browser: Browser, address: str, seated: Mapping[str, Any], scheme: Literal["light", "dark"]) -> bytes:
    """What somebody sees who sits there, as WebP."""
    context = browser.new_context(
        base_url=address, viewport={"width": WINDOW["width"], "height": WINDOW["height"]}, color_scheme=scheme,
        reduced_motion="reduce", service_workers="block",
    )  # fmt: skip
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("healthz")
    page.evaluate("seated => localStorage.setItem('sandtable.tables', JSON.stringify([seated]))", seated)
    page.goto(f"#/table/{seated['table']}")
    page.locator("[data-options] button:enabled").first.wait_for()
    page.evaluate("document.fonts.ready")
    taken = context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    context.close()
    return base64.b64decode(taken["data"])


if __name__ == "__main__":
    main()
