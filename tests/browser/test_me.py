"""One person on two devices: six words, the same seat on both, and a device that is revoked."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import AT_THE_DOOR, SIZES, OpenPage
from tests.browser.looks import complaints
from tests.browser.people import answer_at_random, every_size, settle, sit_down
from tests.browser.tables import a_table


def test_a_second_device_goes_on_by_six_words_until_it_is_revoked(open_page: OpenPage, address: str) -> None:
    created = a_table(address, seats={"us": "me", "jihadist": "random"})
    laptop, phone = open_page(AT_THE_DOOR), open_page("#/me")
    sit_down(laptop, created["table"], created["seats"]["us"])
    settle(laptop)
    laptop.goto("#/me")
    laptop.locator("[data-your-name]").fill("Ann")
    laptop.locator("[data-offer]").click()
    code = laptop.locator("[data-code]").inner_text()
    assert len(code.split()) == 6
    assert (laptop.locator("[data-link]").get_attribute("data-link") or "").endswith(
        f"#/continue/{code.replace(' ', '-')}"
    )
    expect(laptop.locator("[data-link] svg")).to_be_visible()
    assert created["seats"]["us"] not in laptop.evaluate("localStorage.getItem('sandtable.tables')")
    for size in every_size(laptop):
        assert laptop.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    assert complaints(laptop) == []
    phone.locator("[data-typed]").fill("not six words")
    phone.locator("[data-look]").click()
    expect(phone.get_by_role("alert")).to_contain_text("these six words are not right")
    phone.goto(f"#/continue/{code.upper().replace(' ', '-')}")
    expect(phone.locator("[data-whose]")).to_contain_text("Ann")
    phone.locator("[data-agree]").click()
    expect(phone.locator("[data-device]")).to_have_count(2)
    expect(phone.locator("[data-your-name]")).to_have_value("Ann")
    phone.goto("#/")
    phone.locator(f"[data-table='{created['table']}']").first.click()
    settle(phone)
    answer_at_random(phone, random.Random(1))
    laptop.reload()
    laptop.locator("[data-device]:not([data-device=this]) [data-revoke]").click()
    laptop.locator("[data-revoke-sure]").click()
    expect(laptop.locator("[data-device]")).to_have_count(1)
    expect(phone.get_by_role("alert").first).to_contain_text("not yours any more")
    laptop.goto(f"#/table/{created['table']}")
    settle(laptop)
