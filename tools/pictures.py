"""``python -m tools.pictures``: takes the pictures of ``docs/pictures``, each in light and in dark.

They show real games: those of the manual, played with its seeds up to the first question, at a table of
our own server in the Chromium that the browser tests use; and a moving one, the opponent's turn after it, as the table
tells it. The client must have been built.
"""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from playwright.sync_api import Browser, Page, sync_playwright

from sandtable import Table

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WINDOW: Final = {"width": 1280, "height": 800}
QUALITY: Final = 70
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--font-render-hinting=none")
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
TURN: Final = GAMES["labyrinth"]
BEFORE: Final = ("115", "regime_change", "6")
LAST_ANSWERS: Final = ("22", "war_of_ideas", "gulf_states")
DICE: Final = (5, 3, 2)
"""Its first turn as the manual walks through it: what was answered before, the last card of the US, and the dice."""
MOVING_SCALE: Final = 0.55
MOVING_QUALITY: Final = 42
BEAT: Final = 1600
"""Milliseconds that a beat of a story is shown."""
DRAWN: Final = """async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
"""Waits until letters and pictures have come and are drawn."""
Seated: TypeAlias = Mapping[str, Any]
Scheme: TypeAlias = Literal["light", "dark"]


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        for name, game in GAMES.items():
            seated = set_up(address, game)
            for scheme in SCHEMES:
                (FOLDER / f"{name}-{scheme}.webp").write_bytes(picture(browser, address, seated, scheme))
        for scheme in SCHEMES:
            (FOLDER / f"turn-{scheme}.webp").write_bytes(moving_picture(browser, address, scheme))
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


def set_up(address: str, game: Mapping[str, Any], answers: Sequence[str] = (), dice: Sequence[int] = ()) -> Seated:
    """A table at the first question of a game, or after some answers, as the server describes it to people."""
    first = Table.new(**game)
    for answer in answers:
        first.answer(answer)
    seats = {seat: "me" if who == "human" else who for seat, who in game["seats"].items()}
    wanted = {"game": game["game"], "position": first.position(), "seats": seats, "dice": list(dice) or None}
    request = urllib.request.Request(
        f"{address}api/tables", json.dumps(wanted).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        created: dict[str, Any] = json.load(answer)
    return {"table": created["table"], "game": game["game"], "tokens": list(created["seats"].values())}


def picture(browser: Browser, address: str, seated: Seated, scheme: Scheme) -> bytes:
    """What somebody sees who sits there, as WebP."""
    page = sitting(browser, address, seated, scheme, "reduce")
    taken = shot(page, QUALITY)
    page.context.close()
    return taken


def sitting(
    browser: Browser, address: str, seated: Seated, scheme: Scheme, motion: Literal["reduce", "no-preference"]
) -> Page:
    """The page of somebody who sits there, at a question."""
    context = browser.new_context(
        base_url=address, viewport={"width": WINDOW["width"], "height": WINDOW["height"]}, color_scheme=scheme,
        reduced_motion=motion, service_workers="block",
    )  # fmt: skip
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("healthz")
    page.evaluate("seated => localStorage.setItem('sandtable.tables', JSON.stringify([seated]))", seated)
    page.goto(f"#/table/{seated['table']}")
    page.locator("[data-options] button:enabled").first.wait_for()
    page.locator("path.land").first.wait_for(state="attached")  # the ground comes last
    page.evaluate(DRAWN)
    return page


def shot(page: Page, quality: int, scale: float = 1) -> bytes:
    """A page as it looks now, as WebP."""
    session = page.context.new_cdp_session(page)
    clip = {"x": 0, "y": 0, "width": WINDOW["width"], "height": WINDOW["height"], "scale": scale}
    wanted = {"format": "webp", "quality": quality, "clip": clip}
    taken = session.send("Page.captureScreenshot", wanted)
    session.detach()
    return base64.b64decode(taken["data"])


# -- whether a picture is still true

ALIKE: Final = 20
"""By how much a colour may differ, of 255, before it is seen."""
SHARE: Final = 0.01
"""The share of a picture that may differ: what letters do on another machine, and no more."""
COMPARED: Final = """async ([first, second]) => {
    const [width, height] = [128, 80];
    const seen = await Promise.all([first, second].map(async (picture) => {
        const image = new Image();
        image.src = `data:image/webp;base64,${picture}`;
        await image.decode();
        const canvas = new OffscreenCanvas(width, height).getContext('2d');
        canvas.imageSmoothingQuality = 'high';
        canvas.drawImage(image, 0, 0, width, height);
        return canvas.getImageData(0, 0, width, height).data;
    }));
    let differing = 0;
    for (let at = 0; at < seen[0].length; at += 4) {
        if ([0, 1, 2].some((colour) => Math.abs(seen[0][at + colour] - seen[1][at + colour]) > ALIKE)) differing += 1;
    }
    return differing / (width * height);
}"""


def difference(page: Page, first: bytes, second: bytes) -> float:
    """The share of two pictures in which they are not alike, seen from some way off."""
    told = page.evaluate(
        COMPARED.replace("ALIKE", str(ALIKE)), [base64.b64encode(each).decode() for each in (first, second)]
    )
    return float(told)


# -- what moves


def moving_picture(browser: Browser, address: str, scheme: Scheme) -> bytes:
    """The opponent's turn, beat by beat, as an animated WebP."""
    page = sitting(browser, address, set_up(address, TURN, BEFORE, DICE), scheme, "no-preference")
    for key in LAST_ANSWERS:
        page.locator(f'[data-options] [data-key="{key}"]:enabled').first.click()
    page.locator("[data-story=told]").wait_for()
    for control in ("skip", "again", "pause"):
        page.locator(f"[data-{control}]").click()
    frames: list[tuple[bytes, int]] = []
    while page.locator("[data-story=told]").count():
        page.evaluate("document.getAnimations().forEach((each) => each.finish())")
        page.evaluate("new Promise(requestAnimationFrame)")
        frames.append((shot(page, MOVING_QUALITY, MOVING_SCALE), BEAT))
        page.locator("[data-step]").click()
    frames.append((shot(page, MOVING_QUALITY, MOVING_SCALE), 3 * BEAT))
    page.context.close()
    return animated(frames)


def animated(frames: Sequence[tuple[bytes, int]]) -> bytes:
    """An endless animation made of pictures in WebP of the same size, each with its milliseconds."""
    width, height = size_of(frames[0][0])
    chunks = [chunk(b"VP8X", b"\2\0\0\0" + _three(width - 1) + _three(height - 1)), chunk(b"ANIM", bytes(6))]
    for picture, milliseconds in frames:
        place = bytes(6) + _three(width - 1) + _three(height - 1)
        chunks.append(chunk(b"ANMF", place + _three(milliseconds) + b"\2" + drawn(picture)))
    body = b"WEBP" + b"".join(chunks)
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def chunk(name: bytes, content: bytes) -> bytes:
    """A part of a file in RIFF: its name, its size, what it holds, and a byte more where that is odd."""
    return name + len(content).to_bytes(4, "little") + content + b"\0" * (len(content) % 2)


def chunks_of(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a picture in WebP."""
    at = 12
    while at < len(picture):
        size = int.from_bytes(picture[at + 4 : at + 8], "little")
        yield picture[at : at + 4], picture[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def drawn(picture: bytes) -> bytes:
    """The part of a still picture that is what it shows."""
    return next(chunk(name, content) for name, content in chunks_of(picture) if name in (b"VP8 ", b"VP8L"))


def size_of(picture: bytes) -> tuple[int, int]:
    """Width and height of a picture that was pressed with loss."""
    content = next(content for name, content in chunks_of(picture) if name == b"VP8 ")
    width, height = (int.from_bytes(content[at : at + 2], "little") & 0x3FFF for at in (6, 8))
    return width, height


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


if __name__ == "__main__":
    main()
