"""What a person does at the table, by clicks and keys."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.conftest import SIZES, viewport

OPTIONS = "[data-options] button"
SETTLED = """() => {
    const options = document.querySelectorAll('[data-options] button');
    const ready = options.length > 0 && [...options].every((option) => !option.disabled);
    return ready || document.querySelector('[data-outcome], [data-curtain]') !== null;
}"""


def seated(page: Page, start: str) -> None:
    """On the page of a new game say who sits where: ``alone-us``, ``invite-us`` or ``hot-seat``; then begin."""
    kind, _, seat = start.partition("-")
    others = {"alone": "program", "invite": "open", "hot": "me"}[kind]
    page.locator("[data-seat]").first.wait_for()
    for each in page.locator("[data-seat]").evaluate_all("all => all.map(one => one.dataset.seat)"):
        page.locator(f"[data-seat={each}] [data-sit={'me' if each == seat else others}]").click()
    page.locator("[data-begin]").click()


def options(page: Page) -> Locator:
    """The buttons that answer the question."""
    return page.locator(OPTIONS)


def keys(page: Page) -> list[str]:
    """The keys of the answers on offer."""
    return [key or "" for key in options(page).evaluate_all("all => all.map(each => each.dataset.key)")]


def choose(page: Page, key: str) -> None:
    """Click the button of an answer, and wait until the table has gone on."""
    before = page.locator("[data-part=question]").inner_text()
    page.locator(f'[data-options] [data-key="{key}"]').click()
    page.wait_for_function(
        "before => document.querySelector('[data-part=question]')?.innerText !== before"
        " || document.querySelector('[data-curtain]') !== null",
        arg=before,
    )


def open_menu(page: Page) -> Locator:
    """Open the menu of the table."""
    page.locator("header details summary").last.click()
    menu = page.locator("header .menu")
    menu.wait_for()
    return menu


def saved(page: Page, folder: Path) -> Path:
    """The file in which the menu saves the game."""
    with page.expect_download() as download:
        open_menu(page).locator("[data-save]").click()
    file = folder / "save.json"
    download.value.save_as(file)
    return file


def settle(page: Page) -> None:
    """Wait until this person is asked, or the game is over."""
    page.wait_for_function(SETTLED)


STILL = """async () => {
    const things = () => [...document.querySelectorAll('svg, svg [data-country], svg [data-space], button')];
    const places = () => JSON.stringify(things().map((each) => each.getBoundingClientRect()));
    for (let before = '', same = 0; same < 3; ) {
        await new Promise(requestAnimationFrame);
        const now = places();
        same = now === before ? same + 1 : 0;
        before = now;
    }
}"""


def resize(page: Page, size: str) -> None:
    """Make the window another size, and wait until everything has found its place."""
    page.set_viewport_size(viewport(size))
    page.evaluate(STILL)


def every_size(page: Page) -> Iterator[str]:
    """Show a page at one size after the other."""
    for size in SIZES:
        resize(page, size)
        yield size


def sheet(page: Page, name: str) -> None:
    """Bring a sheet up where there are sheets."""
    tab = page.locator(f"[data-tab={name}]")
    if tab.count() and tab.get_attribute("aria-expanded") == "false":
        tab.click()


def is_over(page: Page) -> bool:
    """Whether the end is on the screen."""
    return page.locator("[data-outcome]").count() > 0


ANSWER_AT_RANDOM = """(dice) => {
    const roll = document.querySelector('[data-roll]');
    if (roll) {
        roll.click();
        return 'more';
    }
    const shown = [...document.querySelectorAll('[data-options] button')];
    if (!shown.length || shown.some((each) => each.disabled)) return false;
    const confirm = document.querySelector('[data-confirm]');
    if (!confirm) {
        shown[Math.floor(dice[0] * shown.length)].click();
        return true;
    }
    for (let tries = 0; confirm.disabled && tries < 60; tries++) {
        const open = shown.filter((each) => each.getAttribute('aria-pressed') !== 'true');
        open[Math.floor(dice[tries % dice.length] * open.length)]?.click();
        return 'more';
    }
    confirm.click();
    return true;
}"""


def answer_at_random(page: Page, chance: random.Random) -> Any:
    """Click one of the answers, or what it takes to confirm several; false if nobody is asked here."""
    return page.evaluate(ANSWER_AT_RANDOM, [chance.random() for _ in range(4)])


def answer_until(page: Page, purpose: str) -> None:
    """Answer at random until a question of this purpose is asked, as chance may ask others first."""
    chance = random.Random(7)
    for _ in range(40):
        settle(page)
        if page.locator(f"[data-purpose={purpose}]").count():
            return
        answer_at_random(page, chance)
        page.wait_for_timeout(50)
    raise AssertionError(f"nobody asks {purpose}")


def sit_down(page: Page, table: str, token: str) -> None:
    """Give a browser the token of a seat, and open the table."""
    page.evaluate(
        """([table, token]) => localStorage.setItem(
            'sandtable.tables', JSON.stringify([{table, game: 'labyrinth', tokens: [token]}]))""",
        [table, token],
    )
    page.goto(f"#/table/{table}")
