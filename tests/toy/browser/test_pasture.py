"""Pasture in a real browser, whose client has no drawing of it."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import answer_at_random, choose, is_over, settle
from tests.toy.state import SEATS

pytestmark = pytest.mark.browser
A_GAME_MAY_TAKE = 120  # seconds


def to_the_seats(page: Page) -> None:
    """From the first page to the rows of the four seats."""
    page.locator("[data-game=pasture]").click()
    expect(page.locator("[data-seat]")).to_have_count(len(SEATS))


def lift_the_curtain(page: Page) -> None:
    """Whoever is asked takes the screen."""
    if page.locator("[data-curtain]").count():
        page.locator("[data-curtain] button").first.click()


def test_a_game_against_three_shepherds_is_played_to_its_end(open_page: OpenPage) -> None:
    page = open_page()
    to_the_seats(page)
    for seat in ("north", "east", "west"):
        page.locator(f"[data-seat={seat}] [data-sit=program]").click()
    page.locator("[data-seat=south] [data-sit=me]").click()
    page.locator("[data-plays=shepherd]").click()
    page.locator("[data-level=old]").click()
    page.locator("[data-begin]").click()
    settle(page)
    expect(page.locator("[data-bare]")).to_contain_text("Hill")
    chance = random.Random(3)
    until = time.monotonic() + A_GAME_MAY_TAKE
    while not is_over(page):
        assert time.monotonic() < until, "the game does not come to its end"
        settle(page)
        answer_at_random(page, chance)
        page.wait_for_timeout(30)
    expect(page.locator("[data-outcome] .standing li")).to_have_count(len(SEATS))  # every seat with its margin


def test_four_people_at_one_screen_and_a_field_on_the_table_is_an_answer(open_page: OpenPage) -> None:
    page = open_page()
    to_the_seats(page)
    for seat in SEATS:
        page.locator(f"[data-seat={seat}] [data-sit=me]").click()
    page.locator("[data-begin]").click()
    settle(page)
    lift_the_curtain(page)
    expect(page.locator("[data-purpose=play_card]")).to_be_visible()
    page.locator("[data-options] button").first.click()
    choose(page, "graze")
    expect(page.locator("[data-purpose=graze_where]")).to_be_visible()
    page.locator("[data-row=moor] button").click()
    page.wait_for_selector("[data-curtain][data-side=east]")
    lift_the_curtain(page)
    expect(page.locator("[data-part=log]")).to_contain_text("the moor: ")
    expect(page.locator("[data-purpose=play_card]")).to_be_visible()
