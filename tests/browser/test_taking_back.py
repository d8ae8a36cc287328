"""Taking back: the whole turn, giving it again, and asking the others where the law does not allow it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import AT_THE_DOOR, OpenPage
from tests.browser.looks import complaints
from tests.browser.people import choose, every_size, settle, sheet
from tests.browser.tables import LATE, MIXED, SOLO, sit_at, two_at_a_table


def test_a_turn_is_taken_back_and_given_again(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=SOLO, position=MIXED)
    settle(page)
    expect(page.locator("[data-reset], [data-redo]")).to_have_count(0)
    choose(page, "45")
    expect(page.locator("[data-reset]")).to_have_count(0)  # one answer is merely taken back
    choose(page, "war_of_ideas")
    for _ in every_size(page):
        sheet(page, "question")
        expect(page.locator("[data-reset]")).to_be_in_viewport(ratio=1)
    page.locator("[data-reset]").click()
    expect(page.locator("[data-purpose=play_card]")).to_be_visible()
    for _ in range(2):
        for _ in every_size(page):
            sheet(page, "question")
            expect(page.locator("[data-redo]")).to_be_in_viewport(ratio=1)
        assert complaints(page) == []
        page.keyboard.press("y")
        expect(page.locator("[data-purpose=play_card]")).to_have_count(0)
    expect(page.locator("[data-redo]")).to_have_count(0)


def test_the_others_are_asked_and_grant_it(open_page: OpenPage, address: str) -> None:
    ann, ben = two_at_a_table(open_page, address, position=LATE)
    for key in ("60", "plot", "france"):
        choose(ben, key)
    ben.locator("[data-roll]").click()
    ben.locator("[data-options] [data-key=done]").click()
    expect(ben.locator("[data-undo-barred]")).to_contain_text("It cannot be taken back")
    for _ in every_size(ben):
        sheet(ben, "question")
        expect(ben.locator("[data-ask-undo]")).to_be_in_viewport(ratio=1)
    ben.locator("[data-ask-undo]").click()
    expect(ben.locator("[data-asked-back=jihadist] [data-grant]")).to_have_count(0)
    for _ in every_size(ann):
        sheet(ann, "question")
        expect(ann.locator("[data-asked-back=jihadist]")).to_contain_text("The Jihadist side asks to take back")
        expect(ann.locator("[data-grant]")).to_be_in_viewport(ratio=1)
    assert complaints(ann) == []
    ann.locator("[data-refuse]").click()
    expect(ben.locator("[data-asked-back]")).to_have_count(0)
    ben.locator("[data-ask-undo]").click()
    ann.locator("[data-grant]").click()
    expect(ben.locator("[data-purpose=plot_where]")).to_be_visible()
    expect(ann.locator("[data-taken-back=jihadist]")).to_be_visible()
