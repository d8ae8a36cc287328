"""A hint in the browser: the best plans below the question, with their places on the map."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import AT_THE_DOOR, OpenPage
from tests.browser.people import choose, settle
from tests.browser.tables import MIXED, SOLO, sit_at


def test_a_hint_tells_the_best_plans_and_shows_their_places(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=SOLO, position=MIXED)
    settle(page)
    choose(page, "45")
    settle(page)
    page.locator("[data-hint-take]").click()
    rows = page.locator("[data-hint-row]")
    expect(rows.first).to_have_text(re.compile(r"1\. .+ \d+ % ± \d+ \(.\d+\)"))
    assert 2 <= rows.count() <= 3
    placed = rows.filter(has_text=re.compile(r"War of Ideas \(")).first
    fresh = page.locator(".country.fresh")
    expect(fresh).not_to_have_count(0)
    of_all = fresh.count()
    placed.hover()
    expect(fresh).to_have_count(1)
    page.mouse.move(0, 0)
    expect(fresh).to_have_count(of_all)
    page.locator("[data-hint-close]").click()
    expect(fresh).to_have_count(0)
    page.locator("[data-hint-take]").click()
    expect(fresh).to_have_count(of_all)
    choose(page, "war_of_ideas")
    expect(rows).to_have_count(0)
    expect(fresh).to_have_count(0)
