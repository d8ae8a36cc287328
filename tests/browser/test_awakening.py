"""The Awakening in a browser: played by clicks, drawn at a glance, and taught by a lesson."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import AT_THE_DOOR, HTTP, OpenPage
from tests.browser.looks import complaints
from tests.browser.people import STILL, answer_at_random, choose, keys, open_menu, seated, settle
from tests.browser.tables import CROWDED, HOT_SEAT, sit_at, to_the_seats

SCREENS: dict[str, Any] = {"laptop": {"width": 1366, "height": 768}, "phone": {"width": 390, "height": 844}}
RAW = r"\b(?:note|ask|table|marker|card|option|roll|rule|impossible|forecast|piece|foreseen)-[a-z0-9_]+"


TOLD = """async () => {
    const told = [];
    while (document.querySelector('[data-story=told]')) {
        told.push(document.querySelector('[data-story] .now').innerText);
        document.querySelector('[data-step]').click();
        await new Promise(requestAnimationFrame);
    }
    return told.join(' ');
}"""
"""A story stepped through to its end: all that it tells."""


def pick_up(page: Page) -> None:
    """Take the screen over, if it is handed on."""
    curtain = page.locator("[data-curtain] button")
    settle(page)
    if curtain.count():
        curtain.first.click()
        settle(page)


def sees(page: Page, country: str) -> str:
    """What is said of a country to those who do not see the map."""
    return page.locator(f"[data-country={country}] [aria-label]").get_attribute("aria-label") or ""


def test_everything_that_lies_on_the_map_is_drawn_and_told(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=HOT_SEAT, position=CROWDED)
    pick_up(page)
    for screen, size in SCREENS.items():
        page.set_viewport_size(size)
        page.evaluate(STILL)
        all_is_drawn_and_told(page, screen)


def all_is_drawn_and_told(page: Page, screen: str) -> None:
    for part in ("Civil War", "Caliphate Capital", "3 Militia", "4 active cells", "2 WMD in its arsenal"):
        assert part in sees(page, "syria")
    assert "In the Caliphate" in sees(page, "iraq")
    assert "2 Awakening markers" in sees(page, "iraq")
    assert "2 Reaction markers" in sees(page, "mali")
    assert "Neutral" in sees(page, "nigeria")  # its Muslim side
    assert page.locator("[data-country=libya] .war").count() == 1
    assert page.locator("[data-country=syria] .capital").count() == 1
    assert page.locator("[data-country=iraq] .caliphate").count() == 1
    assert page.locator("[data-country=iraq] .capital").count() == 0
    for country, marks in (("syria", "camps"), ("syria", "militia"), ("yemen", "truce"), ("nigeria", "sun")):
        assert page.locator(f"[data-country={country}] .{marks}").count() >= 1, marks
    if screen == "phone":
        page.locator("[data-tab=status]").click()
    status = page.locator("[data-unrest]")
    expect(status).to_contain_text("Caliphate: Syria (2 countries)")
    expect(status).to_contain_text("3 Troops off the map")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert (screen, complaints(page)) == (screen, [])


def test_a_country_at_war_says_what_attrition_will_do(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=HOT_SEAT, position=CROWDED)
    pick_up(page)
    page.locator("[data-country=syria]").hover()
    detail = page.locator("[data-detail]")
    expect(detail).to_contain_text("Attrition: the US hits on 5 or less")  # three Militia and two by the Advisors
    expect(detail).to_contain_text("Attrition: the Jihadist side hits on 4 or less")
    expect(detail).to_contain_text(re.compile(r"Advisors \(. 2\)"))
    page.locator("[data-country=nigeria]").hover()
    expect(detail).to_contain_text("Polarization: a step toward Ally")
    open_menu(page).get_by_text("Piles").click()
    piles = page.get_by_role("dialog")
    expect(piles).to_contain_text("Plots used this turn:")
    expect(piles).to_contain_text("in Iran's arsenal")
    expect(piles).to_contain_text("Militia left")
    page.keyboard.press("Escape")


def test_the_aid_explains_what_is_new(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=HOT_SEAT, position=CROWDED)
    pick_up(page)
    open_menu(page).get_by_text("Player aid").click()
    aid = page.get_by_role("dialog")
    for part in (
        "Militia",
        "Awakening",
        "Reaction",
        "Training Camps",
        "Caliphate Capital",
        "Polarization",
        "Attrition",
    ):
        expect(aid).to_contain_text(part)
    assert complaints(page, "dialog") == []


@pytest.mark.parametrize("scenario", ["awakening", "isil"])
def test_a_few_cards_are_played_by_clicking(open_page: OpenPage, scenario: str) -> None:
    page = open_page()
    to_the_seats(page, scenario)
    assert page.locator("[data-switch]").count() == 0  # neither a campaign nor mini-decks go with it
    assert page.get_by_text("Rules", exact=True).count() == 0
    seated(page, "hot-seat")
    chance = random.Random(scenario)
    for _ in range(45):
        pick_up(page)
        if page.locator("[data-outcome]").count():
            break
        answer_at_random(page, chance)
    pick_up(page)
    assert page.locator("[data-part=log] .line").count() > 10
    assert page.evaluate("raw => document.body.innerText.match(new RegExp(raw))", RAW) is None


def test_a_campaign_can_be_chosen_with_a_scenario_of_the_war_on_terror(open_page: OpenPage) -> None:
    page = open_page()
    to_the_seats(page, "lets_roll")
    page.locator("[data-fold] summary").click()
    page.locator("[data-switch=campaign]").check()
    expect(page.locator("[data-sentence]")).to_contain_text("with Campaign over both decks")
    seated(page, "hot-seat")
    pick_up(page)
    expect(page.locator("[data-country=mali]")).to_be_visible()
    expect(page.locator("[data-unrest]")).to_have_count(0)  # not before the switch


LAST_OF_THE_FIRST_DECK: dict[str, Any] = {
    "game": "labyrinth", "rules": "war_on_terror", "campaign": True, "prestige": 5, "funding": 5,
    "phase": {"side": "us", "card": 2}, "hands": {"us": [14], "jihadist": []},
    "draw": [], "discard": list(range(1, 14)), "removed": list(range(15, 121)), "events": ["patriot_act"],
    "countries": {
        "iraq": {"governance": "poor", "alignment": "ally", "troops": 2, "cells": 1, "markers": ["nato"]},
        "syria": {"governance": "fair", "alignment": "adversary"},
        "algeria_tunisia": {"governance": "poor", "alignment": "neutral"},
    },
}  # fmt: skip
"""A campaign in which the US has one card left, and no card is left to draw."""


def test_a_campaign_goes_over_to_the_awakening_when_its_first_deck_is_drawn(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=HOT_SEAT, position=LAST_OF_THE_FIRST_DECK)
    pick_up(page)
    expect(page.locator("[data-unrest]")).to_have_count(0)
    assert "Awakening" not in sees(page, "algeria_tunisia")
    assert "WMD" not in sees(page, "syria")
    choose(page, "14")
    settle(page)
    choose(page, "reserves")  # the turn ends, and cards are dealt
    pick_up(page)
    expect(page.locator("[data-unrest]")).to_be_visible()
    assert "1 Awakening marker" in sees(page, "algeria_tunisia")
    assert "2 WMD in its arsenal" in sees(page, "syria")
    assert "NATO" in sees(page, "iraq")  # what lay there stays
    log = page.locator("[data-part=log]")
    expect(log).to_contain_text("The deck of The Awakening begins: 120 cards, and its rules are in force.")
    expect(log).to_contain_text("An Awakening stirs in Algeria/Tunisia.")
    cards = [int(key) for key in keys(page) if key.isdigit()]
    assert len(cards) == 8
    assert all(120 < card <= 240 for card in cards)
    assert page.evaluate("raw => document.body.innerText.match(new RegExp(raw))", RAW) is None
    choose(page, str(cards[0]))  # and it goes on
    settle(page)


def test_a_base_game_has_no_mali(open_page: OpenPage) -> None:
    page = open_page()
    to_the_seats(page, "lets_roll")
    seated(page, "hot-seat")
    pick_up(page)
    expect(page.locator("[data-country=morocco]")).to_be_visible()
    assert page.locator("[data-country]").count() == 38


LESSON = ["148", "event", "libya", "188", "event", "event", "syria", "yes", "121", "event", "145", "event", "iraq"]


def test_the_lesson_shows_an_uprising_a_civil_war_and_the_caliphate(open_page: OpenPage, address: str) -> None:
    page = open_page()
    wanted = {"game": "labyrinth", "seats": HOT_SEAT, "tutorial": "labyrinth-uprising"}
    created = HTTP.post(f"{address.rstrip('/')}/api/tables", json=wanted).json()
    kept = {"table": created["table"], "game": "labyrinth", "tutorial": wanted["tutorial"]}
    kept["tokens"] = list(dict.fromkeys(created["seats"].values()))
    page.evaluate("kept => localStorage.setItem('sandtable.tables', JSON.stringify([kept]))", kept)
    page.goto(f"#/table/{created['table']}")
    page.locator("[data-next]").click()
    for step, key in enumerate(LESSON, start=2):
        expect(page.locator(f"[data-guide='{step}']")).to_be_visible()
        expect(page.locator(".option.wanted")).to_have_attribute("data-key", key)
        if key in ("libya", "syria", "iraq"):
            page.locator(f"[data-country={key}]").click()
        else:
            choose(page, key)
        if key == "188":
            assert "Civil War" not in sees(page, "syria")
        if key == "yes":
            expect(page.locator("[data-country=syria] .capital")).to_have_count(1)
    expect(page.locator("[data-guide='15']")).to_be_visible()
    egypt = page.locator("[data-country=egypt] [aria-label]")
    expect(egypt).to_have_attribute("aria-label", re.compile("4 Awakening markers"))
    assert "1 Militia" in sees(page, "syria")
    assert "1 active cell" in sees(page, "iraq")


def test_the_end_of_a_turn_is_told_as_a_story(open_page: OpenPage, address: str) -> None:
    """Polarization and Attrition in beats: with their countries, dice, and what each removed."""
    page = open_page(AT_THE_DOOR, reduced_motion="no-preference")
    last = CROWDED | {"hands": {"us": [126], "jihadist": []}, "phase": {"side": "us", "card": 2}, "plots": {}}
    last["countries"] = {**CROWDED["countries"], "syria": {**CROWDED["countries"]["syria"], "plots": []}}
    sit_at(page, address, seats={"us": "me", "jihadist": "random"}, position=last)
    settle(page)
    choose(page, "126")
    page.locator('[data-options] [data-key="reserves"]').click()
    page.locator("[data-story]").wait_for()
    page.locator("[data-pause]").click()
    story = page.evaluate(TOLD)
    assert "Polarization: the people take sides." in story
    assert "Attrition in Libya" in story
    assert "US attrition in Syria" in story
    assert "hits" in story


def test_the_strip_is_as_high_as_it_always_is(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=HOT_SEAT, position=CROWDED)  # of all games The Awakening has most to say in it
    page.locator("[data-curtain] button").click()
    settle(page)
    strip = page.locator("header.top")
    for width in (1366, 1100, 880):
        page.set_viewport_size({"width": width, "height": 768})
        page.evaluate(STILL)
        high = strip.evaluate("strip => [innerWidth, strip.offsetHeight, strip.scrollHeight <= strip.clientHeight]")
        assert high == [width, 56, True]
