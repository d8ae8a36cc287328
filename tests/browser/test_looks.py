"""How the pages hold up: for those who cannot see or click well, on small screens, over slow lines."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.looks import PHONE, complaints_at_all_sizes_in_light_and_dark, complaints_in_light_and_dark
from tests.browser.people import answer_at_random, answer_until, open_menu, resize, seated, settle
from tests.browser.tables import new_game

MOST_BYTES = 340_000
TABLET = {"width": 1024, "height": 768}


def test_axe_has_nothing_to_say_at_any_size_in_light_and_dark(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-game=labyrinth]").wait_for()
    assert complaints_at_all_sizes_in_light_and_dark(page) == []
    page.locator("[data-game=labyrinth]").click()
    page.locator("[data-scenario]").first.wait_for()
    assert complaints_at_all_sizes_in_light_and_dark(page) == []
    page.locator("[data-scenario=mission_accomplished]").click()
    page.locator("[data-fold] summary").click()
    assert complaints_at_all_sizes_in_light_and_dark(page) == []
    seated(page, "hot-seat")
    page.locator("[data-curtain] button").wait_for()
    assert complaints_at_all_sizes_in_light_and_dark(page) == []
    page.locator("[data-curtain] button").click()
    settle(page)
    assert complaints_at_all_sizes_in_light_and_dark(page) == []
    resize(page, "laptop")
    page.locator("[data-country=iraq]").hover()
    expect(page.locator("[data-detail]")).to_be_visible()
    assert complaints_in_light_and_dark(page, "[data-detail]") == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert complaints_at_all_sizes_in_light_and_dark(page, "dialog") == []
    page.keyboard.press("Escape")
    open_menu(page).get_by_role("link", name="Replay").click()
    page.locator("[data-forward]").wait_for()
    assert complaints_at_all_sizes_in_light_and_dark(page) == []


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_small_screens_are_playable(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page(viewport=size, has_touch=True)
    new_game(page, "lets_roll", "alone-us")
    answer_until(page, "play_card")
    page.locator("[data-options] button").first.tap()
    page.locator("[data-options] [data-key=war_of_ideas]").tap()
    settle(page)
    for _ in range(2):
        answer_at_random(page, random.Random(1))
        settle(page)
    expect(page.locator("[data-country=iraq]")).to_be_visible()
    for part in ("hand", "log", "status"):
        tab = page.locator(f"[data-tab={part}]")
        if size is PHONE:  # one sheet at a time
            tab.tap()
        expect(page.locator(f"[data-part={part}]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


class Fingers:
    """Fingers on a touch screen."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def __call__(self, kind: str, *points: tuple[float, float]) -> None:
        """Put them down, move them, or lift them."""
        fingers = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def _seen(page: Page) -> list[float]:
    """The part of the map that is seen: left, top, width, height."""
    box = page.locator("[data-part=board] > .frame > svg").get_attribute("viewBox") or ""
    return [float(number) for number in box.split()]


def _tap_iraq(page: Page, details: int) -> None:
    """Tap until the detail comes or goes: Chromium may take a tap soon after a drag for the end of that drag."""
    for _ in range(5):
        page.locator("[data-country=iraq]").tap()
        try:
            expect(page.locator("[data-detail]")).to_have_count(details, timeout=3000)
        except AssertionError:
            continue
        return
    pytest.fail("no tap is heard")


def test_two_fingers_zoom_the_map_and_one_moves_it(open_page: OpenPage) -> None:
    page = open_page(viewport=TABLET, has_touch=True)
    new_game(page, "lets_roll", "alone-us")
    answer_until(page, "play_card")
    page.mouse.move(0, 0)  # nothing is pointed at
    touch, whole = Fingers(page), _seen(page)
    frame = page.locator("[data-country=iraq]").bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    touch("touchStart", (x - 20, y), (x + 20, y))
    for spread in (30, 40, 60):
        touch("touchMove", (x - spread, y), (x + spread, y))
    touch("touchEnd")
    page.wait_for_function(
        "width => document.querySelector('.frame > svg').viewBox.baseVal.width < width", arg=whole[2]
    )
    near = _seen(page)
    assert whole[2] / near[2] == pytest.approx(3, rel=0.15)
    nearer = page.locator("[data-country=iraq]").bounding_box()
    assert nearer is not None
    assert nearer["x"] + nearer["width"] / 2 == pytest.approx(x, abs=12)  # what lies between the fingers stays there

    touch("touchStart", (x, y))
    for step in (20, 40, 60):
        touch("touchMove", (x - step, y))
    touch("touchEnd")
    page.wait_for_function(f"document.querySelector('.frame > svg').viewBox.baseVal.x > {near[0]}")
    assert _seen(page)[2] == pytest.approx(near[2])
    page.wait_for_timeout(400)
    expect(page.locator("[data-detail]")).to_have_count(0)  # neither was a tap
    _tap_iraq(page, details=1)
    page.wait_for_timeout(400)  # not a double tap
    _tap_iraq(page, details=0)


def test_a_phone_looks_at_a_part_of_the_map_first(open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE, has_touch=True)
    new_game(page, "lets_roll", "alone-us")
    settle(page)
    whole = page.get_by_role("button", name="See the whole map")
    near = _seen(page)
    whole.tap()
    assert _seen(page)[2] > 2 * near[2]


def test_the_first_load_is_light(open_page: OpenPage) -> None:
    """Also over a proxy that knows nothing better than gzip."""
    page = open_page("about:blank", own=True, extra_http_headers={"Accept-Encoding": "gzip"})
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    received: list[float] = []
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    page.goto("")
    new_game(page, "lets_roll", "alone-us")
    settle(page)
    page.wait_for_load_state("networkidle")
    assert len(received) > 5
    assert sum(received) < MOST_BYTES


def test_the_letters_come_with_the_page(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-game=labyrinth]").wait_for()
    assert page.evaluate(
        "[...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family)"
    ) == [
        "Table Sans",
        "Table Narrow",
        "Table Slab",
    ]
    wide, narrow = page.evaluate(
        """() => ['--font', '--narrow'].map((family) => {
            const probe = document.createElement('span');
            probe.style.cssText = `position: absolute; font: 40px var(${family})`;
            probe.textContent = 'Indonesia/Malaysia';
            document.body.append(probe);
            return probe.getBoundingClientRect().width;
        })"""
    )
    assert 0.7 < narrow / wide < 0.9  # the same file at another width
