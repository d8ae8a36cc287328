"""The lessons, clicked through to their ends."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, viewport
from tests.browser.looks import complaints
from tests.browser.people import choose
from tests.browser.stories import MOVING


def follow(page: Page, keys: list[str | None], first: int = 1) -> None:
    """Do what each step of a lesson asks for; None where it is only read."""
    for step, key in enumerate(keys, start=first):
        expect(page.locator(f"[data-guide='{step}']")).to_be_visible()
        if key is None:
            page.locator("[data-next]").click()
        else:
            expect(page.locator(".option.wanted")).to_have_attribute("data-key", key)
            choose(page, key)


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_second_lesson_tells_of_the_opponents_turn_and_ends_with_an_alert(open_page: OpenPage, size: str) -> None:
    page = open_page(viewport=viewport(size), reduced_motion=MOVING)
    page.locator("[data-lesson=labyrinth-second_lesson]").click()
    follow(page, [None, "35", "deploy", "track", "pakistan"])
    expect(page.locator("[data-guide='6']")).to_be_visible()
    page.keyboard.press("2")  # where numbers are asked for, the keys mean the numbers
    follow(page, ["43", "disrupt", "pakistan"], first=7)
    expect(page.locator("[data-part=log] , [data-story]").first).to_contain_text("Pakistan")
    expect(page.locator("[data-guide='10']")).to_be_visible()
    expect(page.locator("[data-story]")).to_be_visible()
    page.locator("[data-skip]").click()
    expect(page.locator("[data-since]")).to_contain_text("plot")
    page.locator("[data-go-on]").click()
    expect(page.locator("[data-guide='11']")).to_be_visible()  # the guide goes on with the story
    follow(page, ["45", "alert"], first=11)
    expect(page.locator("[data-guide='13']")).to_be_visible()
    expect(page.locator("[data-country=pakistan] [aria-label*='Pakistan']").first).to_be_attached()
    assert complaints(page) == []


def test_the_third_lesson_leads_the_jihadist_side_to_victory(open_page: OpenPage) -> None:
    page = open_page(viewport=viewport("laptop"))
    page.locator("[data-lesson=labyrinth-third_lesson]").click()
    travel = ["27", "travel", "syria", "iraq", "syria", "iraq"]
    follow(page, [None, None, *travel, "84", "jihad", "iraq", "iraq", "iraq", "yes"])
    expect(page.locator("[data-guide='15']")).to_be_visible()
    expect(page.locator("[data-part=log]")).to_contain_text("Jihad in Iraq: 5, needs 3 or less: fails")
    page.get_by_role("button", name="How it ended").click()
    expect(page.locator("[data-outcome=jihadist]")).to_be_visible()
