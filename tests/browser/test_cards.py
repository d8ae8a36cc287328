"""All cards at a table, and one search for rules, cards, places and terms."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import AT_THE_DOOR, SIZES, OpenPage
from tests.browser.looks import complaints_at_all_sizes
from tests.browser.people import every_size, open_menu, settle
from tests.browser.plain_tables import opened
from tests.browser.tables import MIXED, SOLO, sit_at


def test_cards_are_found_by_where_they_are_and_what_they_say(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=SOLO, position={**MIXED, "discard": [7], "removed": [14], "events": ["patriot_act"]})
    settle(page)
    open_menu(page).locator("[data-all-cards]").click()
    browsed = page.locator("[data-browsed]")
    expect(browsed).to_have_count(120)
    page.locator("[data-place=hand]").click()
    expect(browsed).to_have_count(4)
    assert set(browsed.evaluate_all("all => all.map(one => one.dataset.browsed)")) == {"45", "53", "62", "23"}
    expect(page).to_have_url(re.compile(r"/cards\?where=hand$"))
    page.locator("[data-place=hand]").click()
    page.locator("[data-place=played]").click()
    expect(browsed).to_have_count(1)
    expect(browsed).to_have_attribute("data-browsed", "7")
    page.locator("[data-place=played]").click()
    page.locator("[data-place=out]").click()
    expect(page.locator("[data-browsed='1']")).to_be_visible()  # of the Jihadist hand; nobody can tell
    expect(page.locator("[data-place=out] b")).to_have_text(str(120 - 4 - 2))
    page.locator("[data-find-card]").fill("predator")
    expect(browsed).to_have_count(2)  # the third is in the hand
    for size in every_size(page):
        browsed.last.click()
        expect(page.locator("[data-card-shown='25']")).to_contain_text("removes one cell from a Muslim country")
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    assert complaints_at_all_sizes(page, "dialog") == []
    page.emulate_media(color_scheme="dark")
    assert complaints_at_all_sizes(page, "dialog") == []
    page.reload()  # an address that can be sent
    expect(browsed).to_have_count(2)
    page.get_by_role("button", name="Close").click()
    expect(page.locator("[data-cards]")).to_have_count(0)
    expect(page).not_to_have_url(re.compile("cards"))
    settle(page)


def test_the_cards_of_a_distant_plain_say_what_is_in_effect_and_left_out(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    opened(page, address)
    page.goto(f"{page.url}/cards")
    browsed = page.locator("[data-browsed]")
    expect(browsed).to_have_count(72)
    expect(page.locator("[data-place=hand]")).to_have_count(0)  # there are no hands
    page.locator("[data-kind=plain-kind-momentum]").click()
    expect(browsed).to_have_count(10)
    expect(page.locator("[data-card-shown]")).to_contain_text("Momentum")
    assert complaints_at_all_sizes(page, "dialog") == []


def test_one_search_finds_rules_cards_places_and_terms(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=SOLO, position=MIXED)
    settle(page)
    page.keyboard.press("r")
    find = page.locator("[data-rules]")
    for _ in every_size(page):
        find.fill("osama bin ladin")
        expect(page.locator("[data-found-cards] li").first).to_contain_text("Bin Ladin")  # as this deck calls him
        find.fill("war of ideas")
        expect(page.locator("[data-found-terms]")).to_contain_text("Roll 5 or more")
        expect(page.locator("[data-found-rules]")).to_contain_text("7.2")
        find.fill("gulf states")
        expect(page.locator("[data-found-place='country:gulf_states']")).to_be_visible()
        find.fill("7.2.1")
        expect(page.locator("[data-found] li").first).to_contain_text("7.2.1")
        find.fill("xyzzy")
        expect(page.locator("[data-found]")).to_contain_text("Nothing here is called that.")
    find.fill("gulf states")
    page.locator("[data-found-place='country:gulf_states'] summary").click()
    expect(page.locator("[data-found-place='country:gulf_states']")).to_contain_text("Ally")
    find.fill("osama bin ladin")
    assert complaints_at_all_sizes(page, "dialog") == []
    page.locator("[data-found-cards] a").first.click()
    expect(page.locator("[data-card-shown]")).to_contain_text("Bin Ladin")


def test_all_cards_of_every_game_are_read_without_a_table(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-all-cards]").click()
    browsed = page.locator("[data-browsed]")
    expect(browsed).to_have_count(120)
    expect(page.locator("[data-place]")).to_have_count(0)  # they are nowhere yet
    page.locator("[data-find-card]").fill("osama")
    expect(browsed).to_have_count(0)
    page.locator("[data-find-card]").fill("bin ladin")
    expect(browsed.first).to_contain_text("Bin Ladin")
    page.locator("[data-find-card]").fill("")
    page.locator("[data-cards-of=awakening]").click()
    expect(page.locator("[data-browsed='121']")).to_be_visible()
    expect(page.locator("[data-browsed='1']")).to_have_count(0)
    page.locator("[data-cards-of=plain]").click()
    expect(browsed).to_have_count(72)
    page.locator("[data-browsed='23']").click()
    expect(page.locator("[data-card-shown='23']")).to_contain_text("Buried charges")
    assert complaints_at_all_sizes(page) == []
    for size in every_size(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]


def test_who_follows_a_link_and_types_at_once_is_not_led_back(open_page: OpenPage) -> None:
    page = open_page("#/cards/plain?find=3.3.3")
    page.locator("[data-found-rules]").wait_for()
    page.evaluate("""() => {
        const find = document.querySelector('[data-find-card]');
        location.hash = document.querySelector('[data-cards-of=labyrinth]').hash; // heard of a moment later
        find.value = 'war of ideas';
        find.dispatchEvent(new Event('input', { bubbles: true }));
    }""")
    expect(page.locator("[data-cards-of=labyrinth]")).to_have_attribute("aria-current", "page")
    expect(page.locator("[data-found-terms]")).to_contain_text("Roll 5 or more")


def test_one_search_finds_everything_without_a_table(open_page: OpenPage) -> None:
    page = open_page()
    for size in every_size(page):
        page.goto("#/")
        find = page.locator("[data-find-anything]")
        expect(find).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
        assert page.locator("header").evaluate("bar => bar.offsetHeight") < 110  # two lines at most
        find.fill("kandahar")
        find.press("Enter")
        expect(page.locator("[data-cards-of=plain]")).to_have_attribute("aria-current", "page")  # there it is called so
        place = page.locator("[data-found-place='space:kandahar']")
        place.locator("summary").click()
        expect(place).to_contain_text("Adjacent: ")  # as it is printed
        expect(place).to_contain_text("Population 2")
    find = page.locator("[data-find-card]")
    expect(find).to_have_value("kandahar")
    find.fill("3.3.3")
    expect(page.locator("[data-found-rules]")).to_contain_text("Attack")
    field = find.element_handle()
    page.locator("[data-cards-of=labyrinth]").click()
    expect(page.locator("[data-cards-of=labyrinth]")).to_have_attribute("aria-current", "page")
    expect(find).to_have_value("3.3.3")  # the search goes along
    assert field.evaluate("field => field.isConnected")  # so that nothing is lost of what is typed meanwhile
    find.fill("war of ideas")
    expect(page.locator("[data-found-terms]")).to_contain_text("Roll 5 or more")
    expect(page.locator("[data-found-rules]")).to_contain_text("7.2")
    find.fill("gulf states")
    place = page.locator("[data-found-place='country:gulf_states']")
    place.locator("summary").click()
    expect(place).to_contain_text("Adjacent: ")
    assert complaints_at_all_sizes(page) == []
    find.fill("bin ladin")
    expect(page.locator("[data-browsed]").first).to_contain_text("Bin Ladin")
    counts = page.locator("[data-found-count]")
    expect(counts).to_have_count(3)
    assert int(counts.first.inner_text()) > 0
    find.fill("xyzzy")
    expect(page.locator("[data-cards]")).to_contain_text("Nothing here is called that.")
    assert counts.all_inner_texts() == ["0", "0", "0"]
    page.goto("#/")
    assert complaints_at_all_sizes(page) == []
