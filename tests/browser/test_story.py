"""What the table tells: what happened, what may come of an answer, and what it must not tell."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, OpenPage, viewport
from tests.browser.people import answer_at_random, answer_until, choose, open_menu, settle, sit_down
from tests.browser.test_companion import SOLO, US_PHASE, sit_at
from tests.browser.test_looks import complaints, complaints_in_light_and_dark
from tests.browser.test_table import new_game

MOVING = "no-preference"
LAST_CARD = {name: value for name, value in US_PHASE.items() if name != "draw"} | {"phase": {"side": "us", "card": 2}}
"""The US has one card to play, then the turn ends, cards are dealt, and the opponent plays."""

WHAT_IS_SHOWN = """() => ({
    map: [...document.querySelectorAll('[data-country] [aria-label]')].map((each) => each.getAttribute('aria-label')),
    goals: [...document.querySelectorAll('[data-goal]')].map((each) => each.innerText),
    tracks: [...document.querySelectorAll('[data-track]')].map((each) => each.innerText),
    cards: [...document.querySelectorAll('[data-card]')].map((each) => each.dataset.card),
})"""


def until_a_story(page: Page) -> None:
    """Answer at random until somebody else has done something."""
    chance = random.Random(5)
    for _ in range(60):
        page.wait_for_function(
            """() => document.querySelector('[data-story], [data-outcome]') !== null
                || document.querySelector('[data-options] button:not([disabled])') !== null"""
        )
        if page.locator("[data-story]").count():
            return
        answer_at_random(page, chance)
        page.wait_for_timeout(100)
    raise AssertionError("nobody else ever does anything")


@pytest.mark.parametrize("size", list(SIZES))
def test_a_story_is_told_stepped_skipped_and_ends_where_a_reload_begins(
    open_page: OpenPage, address: str, size: str
) -> None:
    page = open_page(viewport=viewport(size), reduced_motion=MOVING)
    sit_at(page, address, seats=SOLO, position=LAST_CARD)
    until_a_story(page)
    story = page.locator("[data-story=told]")
    page.locator("[data-pause]").click()
    expect(page.locator("[data-pause]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-options]")).to_have_count(0)  # nothing is asked while it is told
    before = int(story.get_attribute("data-beat") or "")
    told = page.locator("[data-part=log] .line, [data-story] .told li")
    lines = told.count()
    page.locator("[data-step]").click()
    expect(story).to_have_attribute("data-beat", str(before + 1))
    assert told.count() <= lines + 4  # nothing to come is shown
    page.locator("[data-faster]").click()
    assert page.evaluate("localStorage.getItem('sandtable.pace')") == "2"
    page.locator("[data-skip]").click()
    expect(page.locator("[data-story=ended]")).to_be_visible()
    assert 1 <= page.locator("[data-since] li").count() <= 7
    page.locator("[data-again]").click()
    expect(story).to_have_attribute("data-beat", "0")
    page.keyboard.press("Escape")
    page.locator("[data-go-on]").click()
    settle(page)
    shown = page.evaluate(WHAT_IS_SHOWN)
    page.reload()
    settle(page)
    expect(page.locator("[data-story]")).to_have_count(0)  # it was told
    assert page.evaluate(WHAT_IS_SHOWN) == shown
    page.locator("[data-story-again]").click()  # and can be told again
    expect(story).to_be_visible()


@pytest.mark.parametrize("size", list(SIZES))
def test_a_story_goes_on_by_itself_obeys_the_keys_and_can_be_read(open_page: OpenPage, address: str, size: str) -> None:
    page = open_page(viewport=viewport(size), reduced_motion=MOVING)
    sit_at(page, address, seats=SOLO, position=LAST_CARD)
    until_a_story(page)
    page.wait_for_function("() => Number(document.querySelector('[data-story]')?.dataset.beat) >= 1")
    page.keyboard.press(" ")
    expect(page.locator("[data-pause]")).to_have_attribute("aria-pressed", "true")
    assert complaints_in_light_and_dark(page) == []
    beat = int(page.locator("[data-story]").get_attribute("data-beat") or "")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-story]")).to_have_attribute("data-beat", str(beat + 1))
    page.keyboard.press("f")
    expect(page.locator("[data-faster]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("[data-since]")).to_be_visible()
    assert complaints_in_light_and_dark(page, "[data-story]") == []
    page.keyboard.press("Enter")
    settle(page)


def test_whoever_wants_no_motion_is_told_nothing_in_beats(open_page: OpenPage, address: str) -> None:
    page = open_page()
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    chance = random.Random(5)
    for _ in range(12):
        settle(page)
        assert page.locator("[data-story]").count() == 0
        answer_at_random(page, chance)
        page.wait_for_timeout(60)


IN_SIGHT = """() => {
    const panel = document.querySelector('[data-part=question]');
    const inside = (box) => box.top >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    const scroll = panel.querySelector('.scroll');
    const frame = scroll.getBoundingClientRect();
    const buttons = [...panel.querySelectorAll('[data-options] button')].map((each) => each.getBoundingClientRect());
    const seen = buttons.filter((box) => box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1 && inside(box));
    return {
        all: buttons.length,
        seen: seen.length,
        scrolls: scroll.scrollHeight > scroll.clientHeight + 1,
        foot: inside(panel.querySelector('.foot').getBoundingClientRect()),
        wide: buttons.every((box) => box.right <= frame.right + 1),
    };
}"""


@pytest.mark.parametrize("size", list(SIZES))
def test_answers_are_always_in_sight(open_page: OpenPage, size: str) -> None:
    page = open_page(viewport=viewport(size))
    new_game(page, "lets_roll", "alone-us")
    chance = random.Random(11)
    for _ in range(15):
        settle(page)
        if page.locator("[data-outcome]").count():
            break
        shown: dict[str, Any] = page.evaluate(IN_SIGHT)
        assert shown["foot"], shown
        assert shown["wide"], shown
        assert shown["seen"] == shown["all"] or (shown["scrolls"] and shown["seen"] >= 3), shown
        answer_at_random(page, chance)
        page.wait_for_timeout(60)


def test_among_people_a_die_is_rolled_when_somebody_says_so(open_page: OpenPage, address: str) -> None:
    wanted = {"game": "labyrinth", "seats": {"us": "me", "jihadist": "open"}, "position": US_PHASE}
    created = httpx.post(f"{address}api/tables", json=wanted).json()
    page = open_page(viewport=viewport("laptop"))
    sit_down(page, created["table"], created["seats"]["us"])
    settle(page)
    choose(page, "45")
    settle(page)
    choose(page, "war_of_ideas")
    settle(page)
    page.locator("[data-options] [data-key=egypt]").click()
    expect(page.locator("[data-rolling]")).to_contain_text("%")
    page.keyboard.press("Escape")
    expect(page.locator("[data-rolling]")).to_have_count(0)
    page.locator("[data-options] [data-key=egypt]").click()
    page.locator("[data-roll]").click()
    expect(page.locator("[data-results]")).to_contain_text("needs")
    expect(page.locator("[data-undo]")).to_be_disabled()
    expect(page.get_by_text("cannot be taken back")).to_be_visible()
    open_menu(page)
    expect(page.locator("[data-save]")).to_have_count(0)  # it would show what the other hides


def test_a_game_is_taken_off_the_list_only_when_one_is_sure_and_comes_back(open_page: OpenPage) -> None:
    page = open_page()
    new_game(page, "lets_roll", "alone-us")
    settle(page)
    page.goto("#/")
    listed = page.locator("[data-table]")
    page.locator("[data-forget]").click()
    expect(listed).to_have_count(1)
    page.locator("[data-forget-sure]").click()
    expect(listed).to_have_count(0)
    page.locator("[data-bring-back]").click()
    expect(listed).to_have_count(1)
    listed.click()
    settle(page)  # the seat is still ours


def test_a_file_that_is_no_save_is_refused_beside_its_button(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    file = tmp_path / "notes.json"
    file.write_text("not a save")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-import-problem]")).to_contain_text("not a save of this program")


def test_the_player_aid_finds_rules_by_word_and_number(open_page: OpenPage) -> None:
    page = open_page()
    new_game(page, "lets_roll", "alone-us")
    settle(page)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_contain_text("Sleeper cell")
    page.locator("[data-rules]").fill("7.2.1")
    expect(page.locator("[data-found] li").first).to_contain_text("7.2.1")
    page.locator("[data-rules]").fill("posture")
    expect(page.locator("[data-found] li").first).to_contain_text("osture")
    assert complaints(page, "dialog") == []


def test_a_card_or_country_in_the_log_opens_its_detail_and_blocks_fold(open_page: OpenPage, address: str) -> None:
    page = open_page(viewport=viewport("laptop"))
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    answer_until(page, "play_card")
    for key in ("45", "war_of_ideas", "egypt"):
        choose(page, key)
        settle(page)
    head = page.locator("[data-part=log] .block", has_text="Safer Now").last
    head.locator(".fold").click()
    expect(head.locator("ol")).to_have_count(0)
    head.locator("[data-thing='card:45']").click()
    expect(page.locator("[data-detail]")).to_contain_text("Safer Now")
    page.locator("[data-detail] .close").click()
    expect(page.locator("[data-detail]")).to_have_count(0)
