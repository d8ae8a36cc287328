"""Playing with others: names, talk, the bell, the list of one's games, invitations."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import AT_THE_DOOR, SIZES, OpenPage
from tests.browser.looks import complaints
from tests.browser.people import answer_at_random, every_size, open_menu, resize, settle, sheet, sit_down
from tests.browser.tables import a_table, host, invitation, two_at_a_table

NOTICES = """
    window.notices = [];
    window.Notification = class {
        static permission = 'default';
        static async requestPermission() { return (this.permission = 'granted'); }
        constructor(title) { window.notices.push(title); }
        close() {}
    };
    document.hasFocus = () => false;
"""
"""A browser that would show notices, and keeps them in a list."""


def test_people_have_names_and_talk(open_page: OpenPage, address: str) -> None:
    ann, ben = two_at_a_table(open_page, address)
    expect(ann.locator(".people [data-side=jihadist]")).to_contain_text("Ben <i>")
    expect(ben.locator(".people [data-side=jihadist]")).to_contain_text("Ben <i> (you)")
    expect(ben.locator(".people [data-side=us]")).to_contain_text("Ann")
    for _ in every_size(ann):
        sheet(ann, "log")
        expect(ann.locator(".people [data-side=jihadist]")).to_be_in_viewport()
        expect(ann.locator("[data-say]")).to_be_in_viewport(ratio=1)  # beside the log
        assert int(ann.locator("[data-say]").get_attribute("maxlength") or "") == 300
    ann.locator("[data-say]").fill("Hello <b>you</b>")
    ann.locator("[data-say]").press("Enter")
    line = ben.locator("[data-chat] li")
    expect(line).to_have_text("Ann Hello <b>you</b>")  # as it was written, not as a page
    expect(ann.locator("[data-say]")).to_have_value("")
    ben.locator("[data-rename]").click()
    ben.locator("[data-chat] [data-your-name]").fill("Benno")
    ben.locator("[data-say]").fill("Good luck")
    ben.locator("[data-say]").press("Enter")
    expect(ann.locator("[data-chat] li")).to_have_text(["Ann Hello <b>you</b>", "Benno Good luck"])
    expect(ann.locator(".people [data-side=jihadist]")).to_contain_text("Benno")
    for _ in every_size(ann):
        sheet(ann, "log")
        expect(ann.locator("[data-chat] li").last).to_be_in_viewport(ratio=1)
    resize(ann, "laptop")
    assert complaints(ann) == []
    watcher = open_page(ann.url)
    expect(watcher.locator("[data-chat] li")).to_have_count(2)  # whoever comes late reads it too
    watcher.locator("[data-say]").fill("I watch")
    watcher.locator("[data-say]").press("Enter")
    expect(ann.locator("[data-chat] li").last).to_have_text("Somebody who watches I watch")
    ann.reload()
    expect(ann.locator("[data-chat] li")).to_have_count(3)


def test_nobody_to_talk_to_at_a_table_of_ones_own(open_page: OpenPage, address: str) -> None:
    created = a_table(address, seats={"us": "me", "jihadist": "solitaire"})
    page = open_page(AT_THE_DOOR)
    sit_down(page, created["table"], created["seats"]["us"])
    settle(page)
    expect(page.locator("[data-chat]")).to_have_count(0)


def test_the_bell_is_off_until_asked_for_and_rings_when_the_turn_comes(open_page: OpenPage, address: str) -> None:
    ann, ben = two_at_a_table(open_page, address)
    ann.evaluate(NOTICES)
    bell = open_menu(ann).locator("[data-bell]")
    expect(bell).to_have_attribute("aria-pressed", "false")
    assert ann.evaluate("Notification.permission") == "default"  # nobody was asked yet
    for _ in every_size(ann):
        expect(bell).to_be_in_viewport(ratio=1)
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "true")
    assert ann.evaluate("Notification.permission") == "granted"
    assert ann.evaluate("localStorage.getItem('sandtable.bell')") == "on"
    assert ann.evaluate("window.notices.length") == 0
    play_until_asked(ben, ann)
    assert ann.evaluate("window.notices.length") == 1
    assert "Your turn" in ann.evaluate("window.notices[0]")


def play_until_asked(one: Page, other: Page) -> None:
    """One answers at random until the other is asked."""
    chance = random.Random(5)
    for _ in range(80):
        if other.locator("[data-options] button").count():
            return
        answer_at_random(one, chance)
        one.wait_for_timeout(40)
    raise AssertionError("the other is never asked")


def test_the_list_of_games_says_against_whom_which_turn_and_what_happened(open_page: OpenPage, address: str) -> None:
    ann, ben = two_at_a_table(open_page, address)
    play_until_asked(ben, ann)
    ben.goto("#/")
    row = ben.locator(".mine li")
    expect(row.locator("[data-about]")).to_have_text(
        re.compile(r"^Labyrinth · Jihadist, against Ann · turn 1 · Poor or worse \d+ of 15\s*$")
    )
    expect(row.locator("[data-waiting]")).to_have_text("Waiting for Ann")
    expect(row.locator("[data-last]")).to_contain_text(": ")
    for size in every_size(ben):
        for part in ("[data-about]", "[data-waiting]", "[data-last]"):
            row.locator(part).scroll_into_view_if_needed()
            expect(row.locator(part)).to_be_in_viewport()
        assert ben.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    ann.goto("#/")
    expect(ann.locator("[data-continue]")).to_contain_text("Your turn")
    assert complaints(ann) == []


def test_an_invitation_says_what_is_unusual_and_so_does_the_table(open_page: OpenPage, address: str) -> None:
    created = a_table(address, dice=[1, 2, 3, 4, 5, 6] * 50)
    page = open_page(invitation(created))
    for _ in every_size(page):
        expect(page.locator("[data-term=script]")).to_be_visible()
        expect(page.locator("[data-waits]")).to_contain_text("Jihadist")
        expect(page.locator("[data-join]")).to_be_in_viewport(ratio=1)
    page.locator("[data-join]").click()
    settle(page)
    expect(page.locator("header [data-term=script]")).to_have_text("scripted dice")
    alone = open_page(AT_THE_DOOR)
    own = a_table(address, seats={"us": "me", "jihadist": "me"}, dice=[1, 2, 3, 4, 5, 6] * 50)
    sit_down(alone, own["table"], own["seats"]["us"])
    alone.locator("[data-curtain] button").click()
    settle(alone)
    expect(alone.locator("header [data-term]")).to_have_count(0)  # there is nobody to tell


def test_whoever_sits_there_already_is_led_to_the_table(open_page: OpenPage, address: str) -> None:
    created = a_table(address)
    page = open_page(invitation(created))
    page.locator("[data-join]").click()
    settle(page)
    page.goto(invitation(created))
    page.locator("[data-used]").wait_for()
    page.get_by_role("link", name="To the table").click()
    settle(page)


def test_on_this_machine_alone_the_invitation_says_how_a_friend_comes(open_page: OpenPage, address: str) -> None:
    created = a_table(address)
    page = host(open_page, created)
    for _ in every_size(page):
        expect(page.locator("[data-loopback]")).to_contain_text("--host 0.0.0.0")
        page.locator("[data-loopback]").scroll_into_view_if_needed()
        expect(page.locator("[data-loopback]")).to_be_in_viewport(ratio=1)
    assert page.locator("[data-invite=jihadist]").input_value().endswith(invitation(created))
