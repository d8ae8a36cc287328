"""How the pages hold up: for those who cannot see or click well, on small screens, over slow lines."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import CLIENT, SIZES, OpenPage
from tests.browser.people import answer_at_random, answer_until, open_menu, resize, settle
from tests.browser.test_table import new_game

AXE = CLIENT / "client" / "node_modules" / "axe-core" / "axe.min.js"
MOST_BYTES = 300_000
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1024, "height": 768}


IN_SIGHT = """(text) => {
    const { left, top, right, bottom } = text.getBoundingClientRect();
    const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) => [[x, top + 1], [x, bottom - 1]]);
    return points.every(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-part=board] svg') != null);
}"""
"""Whether no panel lies over a word on the map, or over a part of it."""

RUN_AXE = f"""async (within) => {{
    const inSight = {IN_SIGHT};
    const found = await axe.run(within ?? document, {{ resultTypes: ['violations', 'incomplete'] }});
    const words = (node) => {{
        const text = document.querySelector(node.target[0]);
        return text?.matches('[data-part=board] text') && inSight(text);
    }};
    const doubts = found.incomplete.filter((each) => each.id === 'color-contrast').map((each) => (
        {{ ...each, nodes: each.nodes.filter(words) }}));
    return [...found.violations, ...doubts].flatMap(({{ id, nodes }}) => nodes.map((node) => (
        `${{id}}: ${{node.target}} ${{node.failureSummary ?? node.any[0]?.message}}`)));
}}"""


def complaints(page: Page, within: str | None = None) -> list[str]:
    """What axe finds wrong with a page or a part of it, and words on the map of which it cannot tell."""
    bring_axe(page)
    found: list[str] = page.evaluate(RUN_AXE, within)
    return found


def bring_axe(page: Page) -> None:
    """Load axe into a page that does not have it yet."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))


def complaints_in_light_and_dark(page: Page, within: str | None = None) -> list[str]:
    """What axe finds wrong with a page in either scheme."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.locator(f":root[data-theme={scheme}]").wait_for(state="attached")
        found += [f"{scheme}: {complaint}" for complaint in complaints(page, within)]
    return found


def complaints_at_all_sizes(page: Page, within: str | None = None) -> list[str]:
    """What axe finds wrong with a page on a laptop, a large screen and a phone."""
    found = []
    for size in SIZES:
        resize(page, size)
        found += [f"{size}: {complaint}" for complaint in complaints(page, within)]
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_has_nothing_to_say_at_any_size(open_page: OpenPage, scheme: str) -> None:
    page = open_page(color_scheme=scheme, reduced_motion="reduce")
    page.locator("[data-game=labyrinth]").wait_for()
    assert complaints_at_all_sizes(page) == []
    page.locator("[data-game=labyrinth]").click()
    page.locator("[data-scenario]").first.wait_for()
    assert complaints_at_all_sizes(page) == []
    page.locator("[data-scenario=mission_accomplished]").click()
    page.locator("[data-start=hot-seat]").wait_for()
    assert complaints_at_all_sizes(page) == []
    page.locator("[data-start=hot-seat]").click()
    page.locator("[data-curtain] button").wait_for()
    assert complaints_at_all_sizes(page) == []
    page.locator("[data-curtain] button").click()
    settle(page)
    assert complaints_at_all_sizes(page) == []
    resize(page, "laptop")
    page.locator("[data-country=iraq]").hover()
    expect(page.locator("[data-detail]")).to_be_visible()
    assert complaints(page, "[data-detail]") == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert complaints_at_all_sizes(page, "dialog") == []
    page.keyboard.press("Escape")
    open_menu(page).get_by_role("link", name="Replay").click()
    page.locator("[data-forward]").wait_for()
    assert complaints_at_all_sizes(page) == []


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
    page = open_page("about:blank")
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
