"""The companion of a real table in a browser: adjusting by hand, real dice and cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import AT_THE_DOOR, OpenPage
from tests.browser.looks import PHONE, complaints
from tests.browser.people import keys, open_menu, seated, settle
from tests.browser.tables import SOLO, US_PHASE, field, sit_at


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_is_adjusted_by_hand_and_the_adjustment_undone(
    open_page: OpenPage, address: str, scheme: str
) -> None:
    page = open_page(AT_THE_DOOR, color_scheme=scheme, reduced_motion="reduce")
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    settle(page)
    asked = keys(page)
    open_menu(page).locator("[data-adjust]").click()
    expect(field(page, "prestige").locator("output")).to_have_text("5")
    assert complaints(page, "[data-part=adjust]") == []
    page.get_by_role("button", name="Prestige: one more").click()
    expect(field(page, "prestige").locator("output")).to_have_text("6")

    page.locator("[data-country=egypt]").click()  # the map chooses what to adjust
    expect(page.locator("[data-group]")).to_have_value("country:egypt")
    field(page, "governance").locator("select").select_option("good")
    page.get_by_role("button", name="Sleeper cells: one less").click()
    field(page, "cadre").get_by_role("checkbox").check()
    page.locator("[data-group]").select_option("events")
    page.get_by_role("button", name="Patriot Act").click()
    expect(page.get_by_text("Egypt, Governance: Fair → Good")).to_be_visible()
    assert complaints(page, "[data-part=adjust]") == []
    page.locator("[data-apply]").click()

    expect(page.locator("[data-part=adjust]")).to_have_count(0)
    expect(page.locator("[data-country=egypt].good")).to_be_visible()
    expect(page.locator("[data-part=log]")).to_contain_text("The table is adjusted by hand: ")
    expect(page.locator("[data-part=log]")).to_contain_text("Egypt: Fair → Good")
    expect(page.locator("[data-part=status]")).to_contain_text("Patriot Act")
    settle(page)
    assert keys(page) == asked
    page.locator("[data-undo]").click()
    expect(page.locator("[data-country=egypt].fair")).to_be_visible()
    expect(page.locator("[data-part=log]")).not_to_contain_text("adjusted by hand")


def test_an_adjustment_that_cannot_be_says_why_and_changes_nothing(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    settle(page)
    open_menu(page).locator("[data-adjust]").click()
    page.locator("[data-group]").select_option("cards")
    cards = field(page, "hands-us").get_by_role("textbox")
    expect(cards).to_have_value("23, 35, 45, 14")
    cards.fill("23, 35, 45, 140")
    page.locator("[data-group]").focus()
    page.locator("[data-apply]").click()
    expect(page.get_by_role("alert")).to_contain_text("hands.us: there is no card 140")
    cards.fill("23, 35, 45")
    page.locator("[data-group]").focus()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator("[data-apply]").click()
    expect(page.locator("[data-card]")).to_have_count(3)
    open_menu(page).locator("[data-adjust]").click()
    expect(page.locator("[data-group]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=adjust]")).to_have_count(0)


def test_nobody_adjusts_a_table_of_two_people(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats={"us": "me", "jihadist": "open"})
    page.locator("[data-country=iraq]").wait_for()
    expect(page.locator("[data-adjust]")).to_have_count(0)


def test_real_dice_and_cards_are_asked_for(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-game=labyrinth]").click()
    page.locator("[data-scenario=lets_roll]").click()
    page.locator("[data-fold] summary").click()
    page.locator("[data-dice=physical]").check()
    expect(page.locator("[data-sit=open]")).to_have_count(0)
    seated(page, "alone-us")
    find = page.locator("[data-find]")
    for number in range(40, 49):  # the US hand is dealt: type a number, Enter, the next
        expect(find).to_be_focused()
        expect(find).to_have_value("")
        page.keyboard.type(str(number))
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-card='{number}']")).to_be_visible()
    page.mouse.move(0, 0)  # nothing is pointed at
    expect(page.locator("[data-detail]")).to_have_count(0)
    assert complaints(page) == []
    assert page.locator("[data-card]").count() == 9
    find.fill("Moro Talks")  # the first card of the Jihadist pile, by its name
    expect(page.locator("[data-options] button")).to_have_count(1)
    page.locator("[data-options] button").click()
    for _ in range(20):
        settle(page)
        if page.locator("[data-options] svg.die").count():
            break
        page.locator("[data-options] button").first.click()
        page.wait_for_timeout(100)
    expect(page.locator("[data-options] svg.die")).to_have_count(6)
    before = page.locator("[data-part=log] svg.die").count()
    page.keyboard.press("4")
    expect(page.locator("[data-part=log] svg.die")).to_have_count(before + 1)
    expect(page.locator("[data-part=log] svg.die").last).to_have_attribute("aria-label", "4")
    page.locator("[data-undo]").click()
    expect(page.locator("[data-options] svg.die")).to_have_count(6)


def test_my_cards_and_the_dice_of_the_program(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-game=labyrinth]").click()
    page.locator("[data-scenario=lets_roll]").click()
    page.locator("[data-fold] summary").click()
    page.locator("[data-dice=physical_cards]").check()
    seated(page, "alone-us")
    find = page.locator("[data-find]")
    for number in (*range(40, 49), 24):  # the US hand, and the first card of the Jihadist pile
        expect(find).to_be_focused()
        expect(find).to_have_value("")
        page.keyboard.type(str(number))
        page.keyboard.press("Enter")
        if number != 24:
            expect(page.locator(f"[data-card='{number}']")).to_be_visible()
    settle(page)
    expect(page.locator("[data-on-board] li").last).to_have_text("Predator to the discard pile")
    expect(page.locator("[data-options] svg.die")).to_have_count(0)


def test_adjusting_on_a_phone(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR, viewport=PHONE, has_touch=True)
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    settle(page)
    open_menu(page).locator("[data-adjust]").tap()
    page.locator("[data-country=iraq]").tap()
    expect(page.locator("[data-group]")).to_have_value("country:iraq")
    page.get_by_role("button", name="Troops: one less").tap()
    page.locator("[data-apply]").tap()
    expect(page.locator("[data-part=adjust]")).to_have_count(0)
    page.locator("[data-tab=log]").tap()
    expect(page.locator("[data-part=log]")).to_contain_text("The table is adjusted by hand: Iraq, Troops: 6 → 5.")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_cards_of_ones_own_may_stay_unseen_and_are_named_when_played(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-game=labyrinth]").click()
    page.locator("[data-scenario=lets_roll]").click()
    page.locator("[data-fold] summary").click()
    expect(page.locator("[data-unseen]")).to_have_count(0)
    page.locator("[data-dice=physical_cards]").check()
    page.locator("[data-unseen]").check()
    seated(page, "alone-us")
    find = page.locator("[data-find]")
    for number in (95, 24):  # the opponent's cards alone are asked for
        expect(find).to_have_value("")
        find.fill(str(number))
        find.press("Enter")
        settle(page)
    expect(page.locator("[data-part=question]")).to_contain_text("Which card do you play?")
    expect(page.locator("[data-card]")).to_have_count(0)
    find.fill("23")
    find.press("Enter")
    expect(page.locator("[data-part=question]")).to_contain_text("How do you use Predator?")
