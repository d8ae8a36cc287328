"""The bots in a browser: a person plays a card, the bot answers, and its reasons can be opened."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import AT_THE_DOOR, HTTP, OpenPage
from tests.browser.people import choose, keys, settle, sit_down

POSITION = {
    "game": "labyrinth",
    "rules": "awakening",
    "prestige": 5,
    "funding": 5,
    "phase": {"side": "jihadist", "card": 2},
    "hands": {"jihadist": [198, 199, 194], "us": [168, 183, 164]},
    "countries": {
        "jordan": {"governance": "fair", "alignment": "ally", "cells": 2},
        "iran": {"cells": 1},
    },
}


def test_a_person_plays_the_jihadists_against_the_us_bot(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR, reduced_motion="reduce")
    seats = {"us": "bot:adept", "jihadist": "me"}
    wanted = {"game": "labyrinth", "seats": seats, "position": POSITION}
    created = HTTP.post(f"{address}api/tables", json=wanted).json()
    sit_down(page, created["table"], created["seats"]["jihadist"])
    settle(page)
    for key in ("198", "event"):
        if key in keys(page):
            choose(page, key)
            settle(page)
    while "199" not in keys(page):  # whatever the event asks
        choose(page, keys(page)[0])
        settle(page)
    log = page.locator("[data-part=log]")
    expect(log).to_contain_text("The US plays IEDs")
    expect(log).to_contain_text("The US plays Pirates")
    expect(log).to_contain_text("The US uses Disrupt")
    log.locator("summary").last.click()
    expect(log).to_contain_text("Is it a US or Unassociated event that can be played, and has an effect? No.")


AGAINST_THE_JIHADISTS = {
    **POSITION,
    "phase": {"side": "us", "card": 2},
    "hands": {"us": [126], "jihadist": []},
    "draw": [121, 145, 127, 128, 129, 130, 131, 132, 133, 164, 168, 173, 174, 175, 176, 177, 178, 179, 180],
}
"""The US has one card left; then the turn ends, cards are dealt, and the bot has the first two of the next turn."""


def test_a_person_plays_the_us_against_the_jihadist_bot(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR, reduced_motion="no-preference")
    wanted = {"game": "labyrinth", "seats": {"us": "me", "jihadist": "bot:potent"}, "position": AGAINST_THE_JIHADISTS}
    created = HTTP.post(f"{address}api/tables", json=wanted).json()
    sit_down(page, created["table"], created["seats"]["us"])
    settle(page)
    choose(page, "126")
    settle(page)
    choose(page, "reserves")
    page.locator("[data-story=told]").wait_for()  # what the bot does is told
    expect(page.locator("[data-options]")).to_have_count(0)
    page.locator("[data-skip]").click()
    page.locator("[data-go-on]").click()
    settle(page)
    log = page.locator("[data-part=log]")
    assert log.inner_text().count("The Jihadist side plays") == 2
    reasons = log.locator("details", has_text="12.").last
    hidden = reasons.locator(":scope > :not(summary)").first
    expect(hidden).to_be_hidden()
    reasons.locator("summary").click()
    expect(hidden).to_be_visible()
    assert all(card.isdigit() and int(card) > 120 for card in keys(page) if card not in ("hold", "discard"))


def test_at_a_real_table_the_card_of_the_us_bot_is_asked_for(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR, reduced_motion="reduce")
    position = {**POSITION, "hands": {"jihadist": [198, 199, 194], "us": [0, 0, 0]}}
    wanted = {"game": "labyrinth", "seats": {"us": "bot:adept", "jihadist": "me"}, "position": position}
    created = HTTP.post(f"{address}api/tables", json={**wanted, "dice": "physical"}).json()
    sit_down(page, created["table"], created["seats"]["jihadist"])
    settle(page)
    choose(page, "194")
    settle(page)
    choose(page, "event")
    expect(page.locator("[data-part=question]")).to_contain_text("the top card of the US pile")
    page.locator("[data-find]").fill("155")  # Fracking
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=log]")).to_contain_text("The US carries out the event Fracking")
