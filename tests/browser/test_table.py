"""Playing in a browser: by clicks and by keys, alone, at one screen and between two."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import AT_THE_DOOR, HTTP, OpenPage
from tests.browser.people import (
    SETTLED,
    answer_at_random,
    answer_until,
    choose,
    every_size,
    is_over,
    keys,
    options,
    saved,
    settle,
    sit_down,
)
from tests.browser.tables import LATE, new_game, to_the_seats

A_GAME_MAY_TAKE = 240  # seconds
EARLIER: dict[str, Any] = {**LATE, "turn": 8, "draw": list(range(61, 78))}
"""One turn before it: there are cards for one more hand of each side."""


def against_a_random_player(page: Page, scenario: str, seat: str) -> None:
    """From the first page to the table, seat by seat."""
    to_the_seats(page, scenario)
    for each in ("us", "jihadist"):
        page.locator(f"[data-seat={each}] [data-sit={'me' if each == seat else 'program'}]").click()
    page.locator("[data-plays=random]").click()
    page.locator("[data-begin]").click()


def test_three_clicks_lead_to_a_turn_against_the_books_opponent(open_page: OpenPage) -> None:
    page = open_page()
    new_game(page, "lets_roll", "alone-us")
    settle(page)
    expect(page).to_have_title("● Your turn: Let's Roll!")
    expect(page.locator("[data-part=log] summary").first).to_be_attached()  # it says why
    answer_until(page, "play_card")
    held = page.locator("[data-card]").count()
    assert held > 1

    page.locator("[data-card]").first.click()  # the card itself
    expect(page.locator("[data-purpose=use_card]")).to_be_visible()
    assert "war_of_ideas" in keys(page)
    page.locator("[data-undo]").click()
    expect(page.locator("[data-purpose=play_card]")).to_be_visible()

    page.locator("[data-card]").first.click()
    choose(page, "war_of_ideas")
    expect(page.locator("[data-card]")).to_have_count(held - 1)
    target = page.locator("[data-country].target").first
    expect(target).to_be_visible()
    target.click()  # the map
    settle(page)
    expect(page.locator("[data-part=log] svg.die").first).to_be_attached()


def test_a_turn_against_a_random_opponent_and_a_reload_in_the_middle(open_page: OpenPage) -> None:
    page = open_page()
    against_a_random_player(page, "lets_roll", "us")
    chance = random.Random(4)
    for _ in range(6):
        settle(page)
        answer_at_random(page, chance)
        page.wait_for_timeout(50)
    settle(page)
    asked, offered = page.locator("[data-part=question] h2").inner_text(), keys(page)
    lines = page.locator("[data-part=log] li").count()
    page.reload()
    settle(page)
    assert page.locator("[data-part=question] h2").inner_text() == asked
    assert keys(page) == offered
    assert page.locator("[data-part=log] li").count() == lines
    page.goto("#/")
    expect(page.locator("[data-table]")).to_have_count(1)
    expect(page.locator("[data-continue]").get_by_text("Your turn")).to_be_visible()


def test_a_long_thought_shows(open_page: OpenPage, address: str) -> None:
    wanted = {"game": "labyrinth", "position": LATE, "seats": {"us": "slow:2", "jihadist": "me"}}
    created = HTTP.post(f"{address}api/tables", json=wanted).json()
    page = open_page(AT_THE_DOOR)
    sit_down(page, created["table"], created["seats"]["jihadist"])
    thinking = page.get_by_text("The US is thinking")
    chance = random.Random(2)
    for _ in range(40):
        page.wait_for_function(f"() => ({SETTLED})() || document.querySelector('.thinking') !== null")
        if thinking.count():
            break
        answer_at_random(page, chance)
        page.wait_for_timeout(50)
    expect(thinking).to_be_visible()
    expect(options(page)).to_have_count(0)
    expect(page.locator("[data-undo]")).to_be_disabled()
    expect(page.locator(".people .turn")).to_contain_text("US")
    expect(page).to_have_title("Labyrinth: The War on Terror")
    page.locator("[data-country=iraq]").hover()  # meanwhile the table can be looked at
    expect(page.locator("[data-detail]")).to_be_visible()


def test_two_browsers_play_a_game_to_its_end(open_page: OpenPage, address: str) -> None:
    wanted = {"game": "labyrinth", "seats": {"us": "me", "jihadist": "open"}, "position": EARLIER, "name": "Two of us"}
    created: dict[str, Any] = HTTP.post(f"{address}api/tables", json=wanted).json()
    table, code = created["table"], created["join"]["jihadist"]
    us = open_page(AT_THE_DOOR)
    sit_down(us, table, created["seats"]["us"])
    us.get_by_text("Waiting for the Jihadist").wait_for()
    jihadist = open_page(f"#/join/{table}/{code}")
    jihadist.locator("[data-join]").click()
    settle(jihadist)

    chance = random.Random(11)
    until = time.monotonic() + A_GAME_MAY_TAKE
    answers = 0
    while not is_over(us) and time.monotonic() < until:
        for page in (jihadist, us):
            answers += bool(answer_at_random(page, chance))
            page.wait_for_timeout(20)
    assert is_over(us), f"after {answers} answers"
    assert answers >= 16  # two turns
    expect(jihadist.locator("[data-outcome]")).to_be_visible()
    winner = us.locator("[data-outcome]").get_attribute("data-outcome")
    assert jihadist.locator("[data-outcome]").get_attribute("data-outcome") == winner
    for _ in every_size(us):
        expect(us.locator("[data-course]").last).to_contain_text("Prestige")  # its course, turn by turn
        expect(us.locator("[data-course]").last).to_contain_text("Funding")
        assert us.locator("[data-course] polyline").count() >= 3
    us.locator("[data-outcome] summary").click()
    expect(us.get_by_text("the seed below is the one that was promised")).to_be_visible()

    us.locator("[data-outcome] a.primary").click()  # replay
    us.locator("[data-forward]").click()
    expect(us.locator("[data-moment='0'][data-beat='0']")).to_be_visible()  # note by note
    slider = us.locator("input[type=range]")
    last = slider.get_attribute("max") or ""
    slider.press("End")
    expect(us.locator(f"[data-moment='{last}']")).to_be_visible()


def test_a_spent_invitation_says_so(open_page: OpenPage, address: str) -> None:
    wanted = {"game": "labyrinth", "seats": {"us": "me", "jihadist": "open"}}
    created = HTTP.post(f"{address}api/tables", json=wanted).json()
    link = f"#/join/{created['table']}/{created['join']['jihadist']}"
    open_page(link).locator("[data-join]").click()
    late = open_page(link)
    for _ in every_size(late):
        expect(late.locator("[data-used]")).to_be_in_viewport(ratio=1)  # before anything is clicked
    expect(late.locator("[data-join]")).to_have_count(0)


def test_a_curtain_falls_between_two_at_one_screen(open_page: OpenPage) -> None:
    page = open_page()
    new_game(page, "lets_roll", "hot-seat")
    curtain = page.locator("[data-curtain]")
    expect(curtain).to_be_visible()
    assert curtain.get_attribute("data-side") == "jihadist"
    assert page.locator("[data-card], [data-country]").count() == 0
    page.keyboard.press("Enter")
    settle(page)
    expect(curtain).to_have_count(0)
    chance = random.Random(3)
    for _ in range(60):
        settle(page)
        if curtain.count():
            break
        answer_at_random(page, chance)
        page.wait_for_timeout(30)
    assert curtain.get_attribute("data-side") == "us"
    assert page.locator("[data-card], [data-country]").count() == 0
    page.reload()
    expect(curtain).to_be_visible()  # a reload opens no curtain
    curtain.get_by_role("button").click()
    settle(page)
    assert page.locator("[data-part=question] .seat").inner_text() == "US"


def test_the_guided_game_leads_to_victory(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-guided=labyrinth]").click()
    page.locator("[data-next]").click()
    page.locator('[data-options] [data-key="52"]').click()  # not what the lesson says
    expect(page.get_by_role("alert")).to_be_visible()
    for step, key in enumerate(["53", "recruit", "plot", "45", "alert", "23", "war_of_ideas", "pakistan"], start=2):
        expect(page.locator(f"[data-guide='{step}']")).to_be_visible()
        expect(page.locator(".option.wanted")).to_have_attribute("data-key", key)
        if key == "pakistan":
            page.locator("[data-country=pakistan]").click()
        else:
            choose(page, key)
    expect(page.locator("[data-guide='10']")).to_be_visible()
    page.get_by_role("button", name="How it ended").click()
    expect(page.locator("[data-outcome=us]")).to_be_visible()
    page.keyboard.press("u")  # the end has the keyboard: nothing is taken back behind it
    page.keyboard.press("Escape")
    expect(page.locator("[data-outcome]")).to_have_count(0)
    expect(page.locator("[data-guide='10']")).to_be_visible()


def test_several_picks_are_confirmed(open_page: OpenPage) -> None:
    page = open_page()
    against_a_random_player(page, "anaconda", "jihadist")
    settle(page)
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_disabled()
    page.locator("[data-country=iraq]").click()
    choose(page, "germany")
    page.keyboard.press("Escape")
    expect(page.locator("[data-options] [aria-pressed=true]")).to_have_count(0)
    for key in ("iraq", "germany", "yemen"):
        page.locator(f"[data-options] [data-key={key}]").click()
    expect(page.locator(".picked[data-country]")).to_have_count(3)
    page.locator("[data-part=board] > .frame > svg").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-card]").first).to_be_visible()


def test_a_save_is_taken_up_again(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    against_a_random_player(page, "lets_roll", "us")
    settle(page)
    file = saved(page, tmp_path)
    assert json.loads(file.read_text())
    other = open_page()
    other.locator("input[type=file]").set_input_files(file)
    settle(other)
    assert keys(other) == keys(page)


def test_a_spectator_sees_no_hand(open_page: OpenPage, address: str) -> None:
    wanted = {"game": "labyrinth", "position": LATE, "seats": {"us": "me", "jihadist": "me"}}
    created = HTTP.post(f"{address}api/tables", json=wanted).json()
    page = open_page(f"#/table/{created['table']}")
    page.locator("[data-country=iraq]").wait_for()
    assert page.locator("[data-card]").count() == 0
    assert options(page).count() == 0
