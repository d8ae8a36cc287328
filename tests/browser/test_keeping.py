"""What becomes of a table: how long it is kept, the open archive, and its removal, of which all are told."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.looks import complaints
from tests.browser.people import open_menu, resize
from tests.browser.tables import two_at_a_table


def open_keeping(page: Page) -> None:
    """Open what becomes of the table."""
    open_menu(page).locator("[data-open-keeping]").click()
    expect(page.locator("[data-kept]")).to_be_visible()


def test_people_give_a_game_to_the_archive_and_remove_a_table(open_page: OpenPage, address: str) -> None:
    ann, ben = two_at_a_table(open_page, address)
    open_keeping(ann)
    archive, removal = (ann.locator(f"[data-wish={wish}]") for wish in ("archive", "delete"))
    archive.locator("[data-wish-yes]").click()
    expect(archive.locator("[data-wished]")).to_have_text("Agreed: Ann. Not yet: Ben <i>.")
    archive.locator("[data-unwish]").click()
    expect(archive.locator("[data-wished]")).to_have_count(0)

    removal.locator("[data-wish-yes]").click()
    assert ben.locator("[data-removal]").count() == 0  # nothing is wished before somebody is sure
    removal.locator("[data-wish-sure]").click()
    expect(removal.locator("[data-wished]")).to_have_text("Agreed: Ann. Not yet: Ben <i>.")
    expect(ben.locator("[data-removal]")).to_contain_text("Ann would like to remove this table.")
    expect(ann.locator("[data-removal]")).to_have_count(0)
    assert complaints(ann, "dialog") == []
    resize(ben, "phone")
    assert complaints(ben) == []

    ben.locator("[data-removal] button").click()
    ben.locator("[data-wish=delete] [data-wish-yes]").click()
    ben.locator("[data-wish=delete] [data-wish-sure]").click()
    for page in (ann, ben):
        expect(page.locator("[data-gone]")).to_be_visible()
    ann.locator("[data-gone] a").click()
    expect(ann.locator("[data-game=labyrinth]")).to_be_visible()
    expect(ann.locator("[data-table]")).to_have_count(0)  # there is nothing to come back to


def test_the_list_says_until_when_a_table_is_kept(open_page: OpenPage, address: str) -> None:
    def kept_for_a_while(route: Route) -> None:
        rows = route.fetch().json()
        route.fulfill(body=json.dumps([{**row, "until": 1_900_000_000} for row in rows]))

    ann, _ = two_at_a_table(open_page, address)
    ann.goto("#/")
    ann.locator("[data-table]").wait_for()
    expect(ann.locator("[data-until]")).to_have_count(0)
    ann.route("**/api/mine", kept_for_a_while)
    ann.reload()
    expect(ann.locator("[data-until]")).to_have_text("Kept until March 17, 2030")
