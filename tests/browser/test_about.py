"""What the table tells about itself: what is new, who made it and of what, and its manual."""

from __future__ import annotations

import json
from urllib.request import urlopen

from playwright.sync_api import expect

from tests.browser.conftest import CLIENT, SIZES, OpenPage
from tests.browser.looks import complaints
from tests.browser.people import every_size


def test_every_menu_leads_to_what_is_new_and_to_credits_and_licences(open_page: OpenPage, address: str) -> None:
    told = json.loads((CLIENT / "static" / "about.json").read_text(encoding="utf-8"))
    page = open_page()
    page.locator("[data-more] summary").click()
    page.locator("[data-more] [data-news]").click()
    newest = page.locator("[data-version]").first
    expect(newest.locator("h2")).to_have_text(told["news"][0]["version"])
    expect(newest).to_contain_text("Labyrinth: The War on Terror with its 120 events")
    page.locator("[data-more] summary").click()
    page.locator("[data-more] [data-about]").click()
    expect(page.locator(f"[data-version='{told['version']}']")).to_be_visible()
    for place, name in (("browser", "svelte"), ("browser", "Natural Earth"), ("manual", "lunr"), ("server", "fastapi")):
        expect(page.locator(f"[data-shipped={place}] b", has_text=name).first).to_be_visible()
    licence = page.locator("[data-shipped=server] li", has_text="fastapi").get_by_role("link").first
    with urlopen(address + (licence.get_attribute("href") or "").lstrip("/")) as text:
        assert b"Permission is hereby granted" in text.read()
    for size in every_size(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.goto("?lang=de#/about")
    expect(page.get_by_role("heading", level=1)).to_have_text("Über Sandtable")


def test_the_manual_opens_at_the_table_and_can_be_searched(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-more] summary").click()
    with page.expect_popup() as opened:
        page.locator("[data-more] [data-manual]").click()
    opened.value.close()
    page.goto("manual")
    expect(page.get_by_role("heading", level=1)).to_contain_text("The manual")
    page.get_by_role("link", name="A Distant Plain", exact=True).first.click()
    expect(page.locator("img[src$='plain-light.webp#only-light']")).to_be_visible()
    assert page.evaluate(
        "[...document.images].every((image) => image.complete && image.naturalWidth > 0 || !image.offsetParent)"
    )
    page.get_by_role("textbox", name="Search").fill("sharia")
    expect(page.locator(".md-search-result__item").first).to_contain_text("haria")
