"""How the pages hold up: for those who cannot see or click well, on small screens, over slow lines."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import CLIENT, OpenPage
from tests.browser.people import answer_at_random, answer_until, settle
from tests.browser.test_table import new_game

AXE = CLIENT / "client" / "node_modules" / "axe-core" / "axe.min.js"
MOST_BYTES = 300_000
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1024, "height": 768}


def complaints(page: Page) -> list[str]:
    """What axe finds wrong with a page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("axe.run()")
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in result["violations"]
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_has_nothing_to_say(open_page: OpenPage, scheme: str) -> None:
    page = open_page(color_scheme=scheme, reduced_motion="reduce")
    page.locator("[data-game]").wait_for()
    assert complaints(page) == []
    page.locator("[data-game=labyrinth]").click()
    page.locator("[data-scenario]").first.wait_for()
    assert complaints(page) == []
    page.locator("[data-scenario=mission_accomplished]").click()
    page.locator("[data-start=hot-seat]").wait_for()
    assert complaints(page) == []
    page.locator("[data-start=hot-seat]").click()
    page.locator("[data-curtain] button").wait_for()
    assert complaints(page) == []
    page.locator("[data-curtain] button").click()
    settle(page)
    page.locator("[data-country=iraq]").hover()
    expect(page.locator("[data-detail]")).to_be_visible()
    assert complaints(page) == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Replay").click()
    page.locator("[data-forward]").wait_for()
    assert complaints(page) == []


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_small_screens_are_playable(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page(viewport=size, has_touch=True)
    new_game(page, "lets_roll", "book-us")
    answer_until(page, "play_card")
    page.locator("[data-options] button").first.tap()
    page.locator("[data-options] [data-key=war_of_ideas]").tap()
    settle(page)
    for _ in range(2):
        answer_at_random(page, random.Random(1))
        settle(page)
    for selector in ("[data-country=iraq]", "[data-part=hand]", "[data-part=log]", "[data-part=status]"):
        expect(page.locator(selector).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_the_first_load_is_light(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    received: list[float] = []
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    page.goto("")
    new_game(page, "lets_roll", "book-us")
    settle(page)
    page.wait_for_load_state("networkidle")
    assert len(received) > 5
    assert sum(received) < MOST_BYTES
