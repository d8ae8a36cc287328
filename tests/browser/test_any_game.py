"""What the client shows of a game it has never heard of, and where seats are chosen one by one."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import HTTP, OpenPage
from tests.browser.people import options, seated, settle, sit_down
from tests.browser.tables import to_the_seats

SEATS = ("north", "east", "south", "west")
LEVELS = ["calm", "keen", "fierce", "ruthless"]
MELEE = {
    "name": "melee",
    "seats": SEATS,
    "options": {"rounds": [3, 5, 7, 9, 11, 13], "fog": [False, True]},
    "opponents": {f"{seat}:chart_{number}": LEVELS for seat in SEATS for number in range(1, 6)},
    "agents": ["random"],
}
"""Four seats and twenty opponents, each at four levels."""


def knows_melee(page: Page) -> list[dict[str, Any]]:
    """Let the server offer a game that nobody has drawn; the tables it is asked for."""
    wanted: list[dict[str, Any]] = []

    def games(route: Route) -> None:
        route.fulfill(json={"games": [*route.fetch().json()["games"], MELEE]})

    def tables(route: Route) -> None:
        wanted.append(json.loads(route.request.post_data or "{}"))
        route.fulfill(json={"table": "t", "seats": {"north": "k"}, "join": {"east": "code"}}, status=201)

    page.route("**/api/games", games)
    page.route("**/api/tables", tables)
    return wanted


def test_four_seats_and_twenty_opponents_have_a_row_each(open_page: OpenPage) -> None:
    page = open_page()
    wanted = knows_melee(page)
    page.goto("#/")
    page.reload()
    page.locator("[data-game=melee]").click()
    rows = page.locator("[data-seat]")
    expect(rows).to_have_count(4)
    expect(page.locator("[data-sit]")).to_have_count(4 * 3)  # you, the program, a friend
    expect(page.locator("[data-plays]")).to_have_count(5 + 1)
    page.locator("[data-seat=east] [data-sit=open]").click()
    page.locator("[data-apart]").click()
    expect(page.locator("[data-company]")).to_have_count(2)
    south = page.locator("[data-company=south]")
    expect(south.locator("[data-who] option")).to_have_count(5 + 1)
    south.locator("[data-who]").select_option("chart_3")
    south.locator("[data-level-of]").select_option("fierce")
    expect(page.locator("[data-differing]")).to_have_text("all as printed")
    page.locator("[data-fold] summary").click()
    page.locator("[data-switch=fog]").check()
    page.get_by_label("Rounds").select_option("9")
    expect(page.locator("[data-differing]")).to_have_text("9 · Fog")
    page.locator("[data-begin]").click()
    expect(page).to_have_url(re.compile("#/table/t$"))
    seats = {"north": "me", "east": "open", "south": "chart_3:fierce", "west": "chart_1:calm"}
    assert wanted == [{"game": "melee", "options": {"rounds": 9, "fog": True}, "seats": seats}]


def test_a_level_is_explained_and_a_name_is_sent_only_if_somebody_types_one(open_page: OpenPage) -> None:
    page = open_page()
    to_the_seats(page, "lets_roll")
    expect(page.locator("[data-plays=solitaire]")).to_contain_text("it follows its charts")
    expect(page.locator("[data-sentence]")).to_contain_text(
        "you play the US; the book, Normal, plays the Jihadist side"
    )
    page.locator("[data-level=virulent]").click()
    expect(page.locator("[data-level-about]")).to_contain_text("failed Jihad rolls cost no cells")
    expect(page.locator("[data-sentence]")).to_contain_text("the book, Virulent, plays the Jihadist side")
    page.locator("[data-fold] summary").click()
    page.locator("[data-name]").fill("  Thursday  ")
    page.locator("[data-begin]").click()
    settle(page)
    expect(page).to_have_title("● Your turn: Thursday")
    expect(page.locator(".people [data-side=jihadist]")).to_contain_text("Virulent")


def test_a_table_without_a_name_is_called_after_its_scenario_in_every_list(open_page: OpenPage) -> None:
    page = open_page()
    to_the_seats(page, "anaconda")
    seated(page, "alone-us")
    settle(page)
    page.goto("#/")
    listed = page.locator("[data-continue] h2")
    expect(listed).to_have_text("Anaconda")
    page.evaluate(
        """() => {
            const kept = localStorage.getItem('sandtable.tables');
            localStorage.setItem('sandtable.tables', kept.replace(/anaconda/g, 'lets_roll'));
        }"""
    )
    page.reload()
    expect(listed).to_have_text("Anaconda")  # the server knows better than the browser remembers


def test_a_game_that_brings_no_drawing_can_be_played(open_page: OpenPage, address: str) -> None:
    """Labyrinth itself, under a name for which the client has nothing."""
    wanted = {"game": "labyrinth", "seats": {"us": "me", "jihadist": "random"}}
    created = HTTP.post(f"{address}api/tables", json=wanted).json()
    page = open_page(own=True)

    def nameless(route: Route) -> None:
        reply = route.fetch(url=route.request.url.replace("unheard_of", "labyrinth"))
        route.fulfill(response=reply)

    page.route("**/unheard_of/**", nameless)
    page.route("**/unheard_of", nameless)

    def renamed(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        there.on_message(lambda text: here.send(str(text).replace('"game":"labyrinth"', '"game":"unheard_of"')))

    page.route_web_socket(re.compile(r"/ws/"), renamed)
    sit_down(page, created["table"], created["seats"]["us"])
    settle(page)
    expect(page.locator("[data-bare]")).to_contain_text("Countries")
    expect(page.locator("[data-row=prestige]").first).to_be_visible()
    expect(page.locator("[data-part=hand], [data-part=status]")).to_have_count(0)
    before = page.locator("[data-part=log] li").count()
    options(page).first.click()
    settle(page)
    page.locator("[data-options] button").first.click()
    page.wait_for_function("before => document.querySelectorAll('[data-part=log] li').length > before", arg=before)
