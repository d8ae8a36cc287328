"""Three people and a bot agree how long to wait; one stays away, is replaced by a program, and comes back."""

from __future__ import annotations

from collections.abc import Callable

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import SIZES, OpenPage
from tests.browser.looks import complaints
from tests.browser.people import every_size, resize, settle, sheet, sit_down
from tests.browser.tables import to_the_seats

SEATS = {"government": "open", "coalition": "me", "taliban": "open", "warlords": "book"}


def test_somebody_who_stays_away_is_replaced_and_comes_back(
    open_page: OpenPage, address: str, wait_days: Callable[[float], None]
) -> None:
    wanted = {"game": "plain", "seats": SEATS, "pace": {"absence_days": 3}, "options": {"scenario": "short"}}
    with httpx.Client(base_url=address) as http:
        made = http.post("/api/tables", json=wanted).json()
        table, code = made["table"], made["join"]
        tokens = {"coalition": made["seats"]["coalition"]}
        for seat in ("government", "taliban"):
            joined = http.post(f"/api/tables/{table}/join", json={"code": code[seat]}).json()
            tokens[seat] = joined["token"]
        asked = http.get(f"/api/tables/{table}").json()["asking"]
    other = next(seat for seat in tokens if seat != asked)
    ann = open_page("healthz", own=True)
    sit_down(ann, table, tokens[other])
    clock = ann.locator(f"[data-clock={asked}]")
    expect(clock).to_contain_text("Time left for")
    eve = open_page(f"#/table/{table}")
    ann.locator("[data-people]").click()
    expect(ann.locator("[data-watching]")).to_have_text("one person watches")
    eve.close()
    wait_days(3.1)
    ann.clock.set_fixed_time(ann.evaluate("Date.now()") + 3.1 * 86_400_000)
    ann.reload()
    expect(clock).to_contain_text("is over")
    for size in every_size(ann):
        sheet(ann, "question")
        expect(clock.locator("[data-replace]")).to_be_in_viewport(ratio=1)
        assert ann.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    resize(ann, "laptop")
    assert complaints(ann) == []
    clock.locator("[data-program]").select_option("random")
    clock.locator("[data-replace]").click()
    expect(ann.locator("[data-chat] li").first).to_contain_text("was waited for too long")
    ben = open_page("healthz")
    sit_down(ben, table, tokens[asked])
    ben.locator("[data-take-again]").click()
    expect(ann.locator("[data-chat] li").last).to_contain_text("taken the seat again")


def test_what_is_agreed_on_is_chosen_and_told_to_the_guest(open_page: OpenPage) -> None:
    page = open_page()
    to_the_seats(page, "lets_roll")
    page.locator("[data-seat=jihadist] [data-sit=open]").click()
    page.locator("details summary").last.click()
    page.locator("[data-pace]").select_option(index=5)
    expect(page.locator("[data-sentence]")).to_contain_text("Waiting for one another")
    page.locator("[data-begin]").click()
    link = page.locator("[data-invite=jihadist]")
    link.wait_for()
    code = page.evaluate("Object.values(JSON.parse(localStorage.getItem('sandtable.tables'))[0].join)[0]")
    table = page.evaluate("JSON.parse(localStorage.getItem('sandtable.tables'))[0].table")
    guest = open_page(f"#/join/{table}/{code}")
    expect(guest.locator("[data-pace]")).to_contain_text("A turn has 2 days")
    guest.locator("[data-join]").click()
    settle(guest)
    expect(guest.locator("[data-clock]")).to_contain_text("You have")
