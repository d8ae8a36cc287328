"""A seat is left to a program in mid-game and taken again; another goes to a friend by a link."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import SIZES, OpenPage
from tests.browser.looks import complaints
from tests.browser.people import answer_at_random, every_size, open_menu, resize, settle, sheet
from tests.browser.tables import two_at_a_table


def test_a_seat_passes_on_in_mid_game_and_is_taken_again(open_page: OpenPage, address: str) -> None:
    ann, ben = two_at_a_table(open_page, address)
    answer_at_random(ben, random.Random(3))
    settle(ben)
    open_menu(ben).locator("[data-open-keeping]").click()
    mine = ben.locator("[data-passing=jihadist]")
    mine.locator("[data-program]").select_option("random")
    expect(mine.locator("[data-program] option", has_text="book")).not_to_have_count(0)
    for size in every_size(ben):
        expect(mine.locator("[data-resign]")).to_be_in_viewport(ratio=1)
        assert ben.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    resize(ben, "laptop")
    assert complaints(ben) == []
    mine.locator("[data-resign]").click()
    mine.locator("[data-resign-sure]").click()
    settle(ann)  # the program has answered
    expect(ann.locator(".people [data-side=jihadist]")).to_contain_text("for Ben")
    expect(ann.locator("[data-chat] li").last).to_contain_text("a program plays on")
    ben.keyboard.press("Escape")
    for _ in every_size(ben):
        sheet(ben, "question")
        expect(ben.locator("[data-take-again]")).to_be_in_viewport(ratio=1)
    expect(ben.locator("[data-options] button")).to_have_count(0)
    resize(ben, "laptop")
    ben.locator("[data-take-again]").click()
    expect(ben.locator(".people [data-side=jihadist]")).to_contain_text("(you)")
    expect(ann.locator("[data-chat] li").last).to_contain_text("taken the seat again")
    open_menu(ben).locator("[data-open-keeping]").click()
    mine.locator("[data-offer-seat]").click()
    carl = open_page(mine.locator("[data-offered]").input_value().replace("#", "?lang=de#"))
    expect(carl.locator("[data-waits]")).to_contain_text("Jihadisten")
    carl.locator("[data-your-name]").fill("Carl")
    carl.locator("[data-join]").click()
    expect(carl.locator("[data-chat] li").last).to_contain_text("hat diesen Platz übernommen")
    expect(ann.locator(".people [data-side=jihadist]")).to_contain_text("Carl")
    expect(ben.get_by_role("alert").first).to_contain_text("not yours any more")
