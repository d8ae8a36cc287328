"""The analysis of a finished game in the browser: made while somebody looks, a chart that leads to the replay."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import HTTP, OpenPage
from tests.browser.looks import complaints_at_all_sizes
from tests.browser.people import settle
from tests.browser.tables import LATE


def finished(address: str) -> str:
    """A table at which the last cards of a game were played."""
    seats = {"us": "random", "jihadist": "random"}
    position = {**LATE, "hands": {"jihadist": [53], "us": [23]}}
    wanted = {"game": "labyrinth", "position": position, "seats": seats}
    created: dict[str, Any] = HTTP.post(f"{address}api/tables", json=wanted, timeout=None).json()
    return str(created["table"])


def analysed(page: Page) -> None:
    """Wait until all of it is known."""
    page.locator("[data-accounts]").wait_for()


def test_a_finished_game_is_analysed_and_its_chart_leads_to_the_replay(open_page: OpenPage, address: str) -> None:
    table = finished(address)
    page = open_page(f"#/table/{table}")
    page.locator("[data-outcome] [data-analysis]").click()
    chart = page.locator("[data-chances]")
    expect(chart.locator("[data-line]")).to_have_count(2)
    analysed(page)
    expect(page.locator("[data-progress]")).to_have_count(0)
    for side in ("us", "jihadist"):
        cells = page.locator(f"[data-account={side}] td")
        expect(cells.first).to_have_text(re.compile(r"^\d+ %$"))
        expect(cells.nth(3)).to_have_text(re.compile("^[+\N{MINUS SIGN}]\\d+$"))
    assert complaints_at_all_sizes(page) == []
    page.emulate_media(color_scheme="dark")
    assert complaints_at_all_sizes(page) == []
    box = chart.bounding_box()
    assert box is not None
    page.locator("input[type=range]").fill("1")
    step = page.locator("[data-moment]").get_attribute("data-moment")
    assert step != "0"
    expect(page.locator("[data-see]")).to_have_attribute("href", f"#/replay/{table}/{step}")
    chart.click(position={"x": box["width"] * 0.98, "y": box["height"] / 2})
    expect(page.locator("[data-forward]")).to_be_visible()
    expect(page.locator("input[type=range]")).not_to_have_value("0")
    page.locator("[data-analysis]").click()  # and back again
    expect(page.locator("[data-chances]")).to_be_visible()


def test_the_page_can_be_kept_and_a_moment_played_on(open_page: OpenPage, address: str, tmp_path: Path) -> None:
    page = open_page(f"#/analysis/{finished(address)}")
    analysed(page)
    with page.expect_download() as download:
        page.locator("[data-keep-analysis]").click()
    download.value.save_as(tmp_path / "page.html")
    assert "<polyline" in (tmp_path / "page.html").read_text(encoding="utf-8")
    page.locator("[data-play-on]").first.click()
    page.locator("[data-play-on-seat=us]").select_option("me")
    page.locator("[data-play-on-seat=jihadist]").select_option("random")
    page.locator("[data-play-on-begin]").click()
    settle(page)
    assert "#/table/" in page.url


def test_a_game_that_goes_on_is_not_analysed(open_page: OpenPage, address: str) -> None:
    wanted = {"game": "labyrinth", "seats": {"us": "me", "jihadist": "me"}}
    created = HTTP.post(f"{address}api/tables", json=wanted).json()
    page = open_page(f"#/analysis/{created['table']}")
    expect(page.locator("[role=alert]")).to_contain_text("the game is not over")
