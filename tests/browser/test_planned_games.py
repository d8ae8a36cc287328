"""Games of A Distant Plain that are played to their end with plans, against the book."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import settle
from tests.browser.planners import least, opened

LAST_CARDS: dict[str, Any] = {"next": 14, "draw": ["propaganda"], "piles": [], "propaganda_done": 3}
"""Two cards before the final Propaganda card: whoever acts on the first is not Eligible on the second (2.3.1)."""


def is_over(page: Page) -> bool:
    """Whether the game has come to its end, once somebody is asked or it has."""
    settle(page)
    return page.locator("[data-outcome]").count() > 0


class Typist:
    """Somebody who has only a keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def answer(self, key: str) -> None:
        """Press the key that stands at an answer, and wait until the table has gone on."""
        before = self.page.locator("[data-part=question]").inner_text()
        self.page.keyboard.press(self.page.locator(f"[data-options] [data-key='{key}'] kbd").inner_text())
        self.page.wait_for_function(
            "before => document.querySelector('[data-outcome]') !== null"
            " || document.querySelector('[data-part=question]')?.innerText !== before",
            arg=before,
        )

    def plan(self, operation: str, *spaces: str) -> None:
        """Plan an operation in these spaces by their names, and carry it out."""
        self.answer(operation)
        self.page.locator("[data-planner]").wait_for()
        self.page.keyboard.press("/")
        for space in spaces:
            self.page.keyboard.type(space)
            self.page.keyboard.press("Enter")
            expect(self.page.locator(f"[data-row='space:{space.lower()}']")).to_be_visible()
        self.page.keyboard.press("Enter")
        self.page.locator("[data-planner]").wait_for(state="detached")


def test_a_game_is_played_to_its_end_by_the_keyboard_alone(open_page: OpenPage, address: str) -> None:
    clicks = opened(open_page, address, "taliban", others="book", **LAST_CARDS)
    page = clicks.page
    page.evaluate("addEventListener('pointerdown', () => (window.pointed = true), true)")
    typist = Typist(page)
    typist.plan("rally", "Zabol", "Helmand", "Kandahar")
    planned = ["rally", "zabol", "helmand", "kandahar"]
    while not is_over(page):
        typist.answer(least(page))
    expect(page.locator("[data-outcome]")).to_be_visible()
    assert page.evaluate("window.pointed") is None
    answered = clicks.answered()
    assert [key for key in answered if key in planned] == planned
    page.keyboard.press("Escape")
    expect(page.locator("[data-outcome]")).to_have_count(0)


def test_a_game_is_played_to_its_end_in_few_clicks(open_page: OpenPage, address: str) -> None:
    clicks = opened(open_page, address, "coalition", others="book", **LAST_CARDS)
    page = clicks.page
    clicks.on("[data-key=sweep]").land("khowst").on("[data-row='space:khowst'] [data-add=kabul]")
    clicks.land("ghazni").on("[data-row='space:ghazni'] [data-add]").carry_out()
    assert clicks.count == 6
    planned = len(clicks.answered())
    while not is_over(page):
        clicks.on(f"[data-options] [data-key='{least(page)}']")
    expect(page.locator("[data-outcome]")).to_be_visible()
    answered = len(clicks.answered())
    assert clicks.count == 6 + answered - planned < answered  # one by one only what comes after the plan
