"""How well words on a map can be read, measured in what is painted: no declared colour counts, only pixels.

Three pictures are taken of a map: as it is, without its letters, and of its letters alone. Where the third one has
ink, the first shows what is seen of a letter and the second what it is written on. A letter that is covered, faint, or
of the colour of its ground has no contrast there.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import CDPSession, Page

ENOUGH: Final = 4.5
"""The least contrast of a letter with its ground (WCAG 2, 1.4.3)."""
CROWDED: Final = 0.1
"""Less of what lies right beside the letters than this may look like them."""
LEAST: Final = 11
"""The least height of a letter, in pixels."""
FINE: Final = 2
"""Pixels of the picture to a pixel of the page, so that the thinnest stroke fills some of them."""

MAP: Final = "[data-part=board] .frame > svg"
ALONE: Final = f"""
    * {{ animation: none !important; transition: none !important; caret-color: transparent !important; }}
    body * {{ visibility: hidden !important; }}
    {MAP}, {MAP} * {{ visibility: visible !important; }}
"""
"""Nothing lies over the map."""
NO_LETTERS: Final = "{text} {{ visibility: hidden !important; }}"
LETTERS: Final = f"""
    html, body, body * {{{{ background: #fff !important; }}}}
    {MAP} * {{{{ visibility: hidden !important; }}}}
    {{text}} {{{{ visibility: visible !important; fill: #000 !important; opacity: 1 !important; }}}}
"""

WORDS: Final = f"""(found) => {{
    const map = document.querySelector('{MAP}').getBoundingClientRect();
    const within = ({{ left, top, right, bottom }}) => (
        left < right && left >= map.left && top >= map.top && right <= map.right && bottom <= map.bottom);
    const kind = (each) => each.getAttribute('class')?.replace(/ *svelte-\\S+/, '');
    const words = [...document.querySelectorAll(found)].filter((text) => within(text.getBoundingClientRect()));
    return words.map((text) => {{
        const {{ x, y, width, height }} = text.getBoundingClientRect();
        const {{ country, piecesOf }} = text.closest('[data-country], [data-pieces-of]')?.dataset ?? {{}};
        const sort = kind(text) || kind(text.parentElement);
        const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
        const name = `${{country ?? piecesOf ?? 'map'}}: ${{sort}} "${{text.textContent}}"`;
        return {{ name, size, box: [x, y, width, height] }};
    }});
}}"""
"""The words that are wholly in sight where nothing lies over the map."""

COMPARED: Final = """async ([words, fine]) => {
    const pictures = [...document.querySelector('input').files];
    const [seen, ground, letters] = await Promise.all(pictures.map(async (picture) => {
        const bitmap = await createImageBitmap(picture);
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
        canvas.drawImage(bitmap, 0, 0);
        return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    }));
    const linear = Float64Array.from({ length: 256 }, (_, level) => (
        level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4));
    const light = ({ data }, at) => (
        0.2126 * linear[data[at * 4]] + 0.7152 * linear[data[at * 4 + 1]] + 0.0722 * linear[data[at * 4 + 2]]);
    const contrast = (one, two) => (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    const { data: ink, width: across } = letters;
    const full = (at) => ink[at * 4] < 0.02 * 255;
    const around = [-fine, 0, fine].flatMap((down) => [-fine, 0, fine].map((right) => down * across + right));
    const near = (at) => {
        for (const way of around) if (full(at + way)) return true;
        return false;
    };
    return words.map(({ box: [x, y, width, height] }) => {
        const columns = [Math.floor(x * fine), Math.ceil((x + width) * fine)];
        const rows = [Math.floor(y * fine), Math.ceil((y + height) * fine)];
        const [inked, beside] = [[], []];
        for (let row = rows[0]; row < rows[1]; row++) {
            for (let at = row * across + columns[0]; at < row * across + columns[1]; at++) {
                if (full(at)) inked.push(at);
                else if (ink[at * 4] > 0.98 * 255 && near(at)) beside.push(at);
            }
        }
        const colours = Float64Array.from(inked, (at) => light(seen, at)).sort();
        const letter = colours[colours.length >> 1] ?? 0;
        const alike = beside.filter((at) => contrast(light(ground, at), letter) < 3);
        return {
            inked: inked.length,
            contrast: inked.reduce((least, at) => Math.min(least, contrast(light(seen, at), light(ground, at))), 21),
            crowded: alike.length / Math.max(1, beside.length),
        };
    });
}"""


@dataclass(frozen=True, slots=True)
class Word:
    """A word as it is seen on the map."""

    name: str
    size: float
    """Its height in pixels of the page."""
    inked: int
    """How many pixels of the picture its letters fill."""
    contrast: float
    """The least contrast of any of them with what lies under it."""
    crowded: float
    """The share of what is right beside its letters that can hardly be told from them."""

    @property
    def is_readable(self) -> bool:
        """Whether all of it can be read."""
        return self.inked > 0 and self.contrast >= ENOUGH and self.crowded < CROWDED and self.size >= LEAST


def _picture(session: CDPSession, page: Page) -> bytes:
    """What is seen of a page, packed quickly rather than well, for it is unpacked at once."""
    clip = {"x": 0, "y": 0, **(page.viewport_size or {}), "scale": FINE}
    wanted = {"format": "png", "optimizeForSpeed": True, "clip": clip}
    return base64.b64decode(session.send("Page.captureScreenshot", wanted)["data"])


def _beside(page: Page) -> Page:
    """An empty page beside another, which can be given pictures."""
    empty = [each for each in page.context.pages if each.url == "about:blank"]
    if empty:
        return empty[0]
    beside = page.context.new_page()
    beside.set_content("<input type=file multiple>")
    return beside


def _compared(page: Page, words: list[dict[str, Any]], pictures: list[bytes]) -> list[dict[str, Any]]:
    """What the pictures say of the words. They are handed over as files: as arguments they cost as much again."""
    beside = _beside(page)
    with TemporaryDirectory() as folder:
        files = [Path(folder) / f"{number}.png" for number in range(len(pictures))]
        for file, picture in zip(files, pictures, strict=True):
            file.write_bytes(picture)
        beside.locator("input").set_input_files(files)
        measured: list[dict[str, Any]] = beside.evaluate(COMPARED, [words, FINE])
    return measured


def words_on_the_map(page: Page, among: str = "text") -> list[Word]:
    """The words in sight, measured; the page must have been opened with ``device_scale_factor=FINE``."""
    text = f"{MAP} {among}"
    session = page.context.new_cdp_session(page)
    alone = page.add_style_tag(content=ALONE)
    found: list[dict[str, Any]] = page.evaluate(WORDS, text)
    pictures = [_picture(session, page)]
    for style in (NO_LETTERS, LETTERS):
        added = page.add_style_tag(content=style.format(text=text))
        pictures.append(_picture(session, page))
        added.evaluate("style => style.remove()")
    alone.evaluate("style => style.remove()")
    session.detach()
    measured = _compared(page, found, pictures)
    return [Word(word["name"], word["size"], **each) for word, each in zip(found, measured, strict=True)]
