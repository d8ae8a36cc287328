"""A new game on one page: when it begins, who plays, how the program plays, and a sentence that says what begins."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SIZES, OpenPage
from tests.browser.looks import complaints_at_all_sizes
from tests.browser.people import settle

WINDOWS: Final = {**SIZES, "screen": (1366, 768)}
NEEDED: Final = ("[data-scenario] >> nth=0", "[data-seat] >> nth=0", "[data-plays] >> nth=0", "[data-fold] summary")
"""What one must have, beside the button that begins."""


@pytest.mark.parametrize("edition", ["labyrinth", "awakening", "plain"])
def test_nothing_that_one_must_have_is_below_the_fold(open_page: OpenPage, edition: str) -> None:
    page = open_page(f"#/new/{edition}")
    page.locator("[data-begin]").wait_for()
    for size, (width, height) in WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        for part in ("[data-begin]", "[data-sentence]"):
            expect(page.locator(part)).to_be_in_viewport(ratio=1)
        if size != "phone":
            for part in NEEDED:
                expect(page.locator(part)).to_be_in_viewport(ratio=0.9)
            foot = page.locator("footer").bounding_box()
            seats = page.locator("[data-seat]").last.bounding_box()
            assert foot is not None
            assert seats is not None
            assert seats["y"] + seats["height"] <= foot["y"]  # nor does the foot lie over them
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert complaints_at_all_sizes(page) == []


def test_the_sentence_says_what_will_begin(open_page: OpenPage) -> None:
    page = open_page("#/new/plain")
    said = page.locator("[data-sentence]")
    expect(said).to_contain_text("Taliban Resurgent")
    expect(said).to_contain_text("you play the Coalition; the book plays the Government, the Taliban and the Warlords")
    page.locator("[data-seat=coalition] [data-sit=program]").click()
    page.locator("[data-seat=taliban] [data-sit=me]").click()
    page.locator("[data-seat=warlords] [data-sit=open]").click()
    page.locator("[data-plays=steady]").click()
    page.locator("[data-scenario=short]").click()
    expect(said).to_contain_text("Obama's War")
    expect(said).to_contain_text(
        "you play the Taliban; a steady player plays the Coalition and the Government; a friend plays the Warlords"
    )
    expect(page.locator("[data-differing]")).to_have_text("all as printed")
    page.locator("[data-fold] summary").click()
    for option in ("open_deployment", "hidden_next", "sudden_propaganda", "no_capabilities", "deception"):
        expect(page.locator(f"label:has([data-switch={option}]) .muted")).to_have_text(re.compile(r"\w+ \w+.*\."))
    page.locator("[data-switch=hidden_next]").check()
    expect(page.locator("[data-differing]")).to_have_text("Hidden next card")
    expect(said).to_contain_text("with Hidden next card")
    page.locator("[data-apart]").click()
    page.locator("[data-company=government] [data-who]").select_option("random")
    expect(said).to_contain_text("a random player plays the Government")


def test_every_option_has_its_sentence_and_mini_decks_are_explained(open_page: OpenPage) -> None:
    page = open_page("#/new/labyrinth")
    page.locator("[data-fold] summary").click()
    expect(page.locator("label:has([data-switch=mini_decks])")).to_contain_text("split by association")
    for option in page.locator("[data-option]").all():
        expect(option.locator("p")).to_have_text(re.compile(r"\."))


def test_enter_begins(open_page: OpenPage) -> None:
    page = open_page("#/new/labyrinth/anaconda")
    expect(page.locator("[data-scenario=anaconda]")).to_have_attribute("aria-current", "true")
    page.keyboard.press("Enter")
    settle(page)
    expect(page).to_have_title(re.compile("Anaconda"))


def test_opponents_say_how_strong_they_are_where_it_was_measured(open_page: OpenPage) -> None:
    page = open_page("#/new/labyrinth/lets_roll")
    page.locator("[data-seat=us] [data-sit=me]").click()
    page.locator("[data-seat=jihadist] [data-sit=program]").click()
    told = re.compile(r"^Wins about \d of 10 games against .+, by \d+ that were measured\.$")
    expect(page.locator("[data-plays=steady] [data-strength]")).to_have_text(told)
    expect(page.locator("[data-plays=random] [data-strength]")).to_have_count(0)
