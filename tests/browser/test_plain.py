"""A Distant Plain in a browser: four factions at one screen, played by clicks on the map."""

from __future__ import annotations

import random
import time
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import AT_THE_DOOR, HTTP, OpenPage
from tests.browser.people import answer_at_random, choose, is_over, settle
from tests.browser.plain_tables import A_SPOT, FACTIONS, SPACES, START, opened, pieces

LAST_CARDS = {**START, "draw": ["propaganda"], "propaganda_done": 3}
A_GAME_MAY_TAKE: Final = 240
"""Seconds that a busy machine may take to play two cards and the last Propaganda round."""


def pick(page: Page, space: str) -> None:
    """Click a space on the map, and wait until the table has gone on."""
    before = page.locator("[data-part=question]").inner_text()
    x, y = page.locator(f"[data-space={space}].target").evaluate(A_SPOT)
    page.mouse.click(x, y)
    page.wait_for_function("before => document.querySelector('[data-part=question]')?.innerText !== before", arg=before)
    settle(page)


def until_somebody_acts(page: Page) -> None:
    """Say done until a faction is asked what it does."""
    for _ in range(5):
        settle(page)
        if page.locator("[data-purpose=act]").count():
            return
        choose(page, "done")
    raise AssertionError("nobody is asked what it does")


def test_four_factions_at_one_screen_play_on_the_map(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    opened(page, address)
    expect(page.locator("[data-curtain], [data-part=hand]")).to_have_count(0)
    expect(page.locator("[data-space]")).to_have_count(32)
    for space, found in SPACES.items():
        assert pieces(page, space) == found, space
    assert pieces(page, "helmand") == {}
    expect(page.locator("[data-space=kabul]")).to_have_attribute("data-control", "coin")
    expect(page.locator("[data-space=zabol]")).to_have_attribute("data-control", "taliban")
    expect(page.locator("[data-space=balkh]")).to_have_attribute("data-control", "none")
    expect(page.locator("[data-when=now]")).to_contain_text("Anti-Corruption Drive")
    expect(page.locator("[data-when=next]")).to_contain_text("Economic Project")
    expect(page.locator("[data-margin]")).to_have_count(4)
    expect(page.locator("[data-box=backing]")).to_have_attribute("aria-current", "true")
    expect(page.locator("[data-when=now]")).to_contain_text("designed by this project")

    page.mouse.move(*page.locator("[data-space=zabol]").evaluate(A_SPOT))
    expect(page.locator("[data-detail]")).to_contain_text("Active Taliban Guerrillas")
    page.mouse.move(0, 0)

    choose(page, "patrol")  # the Coalition
    settle(page)
    targets = page.locator("[data-space].target").evaluate_all("all => all.map(each => each.dataset.space)")
    assert {*targets} == {"kabul", "zabol"}
    pick(page, "kabul")
    pick(page, "loc_kabul_tor_kham")
    choose(page, "1")
    settle(page)
    assert pieces(page, "loc_kabul_tor_kham") == {"coalition_troops": 1}
    assert pieces(page, "kabul") == {"coalition_bases": 1, "coalition_troops": 1, "troops": 2, "police": 2}
    until_somebody_acts(page)

    choose(page, "rally")
    settle(page)
    pick(page, "balkh")
    choose(page, "rally_mass")
    settle(page)
    choose(page, "3")
    until_somebody_acts(page)
    assert pieces(page, "balkh") == {"warlord_bases": 1, "warlords": 4}
    expect(page.locator("[data-track=warlords]")).to_contain_text("14")
    expect(page.locator("[data-when=now]")).to_contain_text("Economic Project")


def test_deception_markers_are_seen_behind_a_curtain(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    held = {"coalition": ["hidden_agenda", "hidden_asset"], "taliban": ["empty_threat", "empty_threat"]}
    opened(page, address, options={"deception": True}, deception=held)
    expect(page.locator("[data-curtain]")).to_be_visible()
    expect(page.locator("[data-deception]")).to_have_count(0)
    page.locator("[data-curtain] button").click()
    expect(page.locator("[data-deception=coalition]")).to_contain_text("Hidden Agenda")
    expect(page.locator("[data-deception=taliban]")).not_to_contain_text("Empty Threat")


LESSON = (
    "patrol", "kabul", "loc_kabul_tor_kham", "2", "done", "activate_taliban", "loc_kabul_tor_kham", "done",
    "rally", "balkh", "rally_mass", "3", "done",
)  # fmt: skip


def test_the_guided_card_leads_to_the_next_one(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-guided=plain]").click()
    page.locator("[data-next]").click()
    page.locator("[data-next]").click()
    for step, key in enumerate(LESSON, start=3):
        expect(page.locator(f"[data-guide='{step}']")).to_be_visible()
        expect(page.locator(".option.wanted")).to_have_attribute("data-key", key)
        choose(page, key)
    expect(page.locator(f"[data-guide='{len(LESSON) + 3}']")).to_be_visible()
    assert pieces(page, "loc_kabul_tor_kham") == {"coalition_troops": 2}
    assert pieces(page, "balkh") == {"warlord_bases": 1, "warlords": 4}


def test_four_browsers_play_a_game_to_its_end(open_page: OpenPage, address: str) -> None:
    seats = {faction: "me" if faction == "coalition" else "open" for faction in FACTIONS}
    created = HTTP.post(f"{address}api/tables", json={"game": "plain", "position": LAST_CARDS, "seats": seats}).json()
    table = created["table"]
    first = open_page()
    first.evaluate(
        """([table, tokens]) => localStorage.setItem(
            'sandtable.tables', JSON.stringify([{table, game: 'plain', tokens}]))""",
        [table, [created["seats"]["coalition"]]],
    )
    first.goto(f"#/table/{table}")
    pages = [first]
    for faction in FACTIONS[1:]:
        page = open_page(f"#/join/{table}/{created['join'][faction]}")
        page.locator("[data-join]").click()
        page.locator("[data-part=question]").wait_for()
        pages.append(page)

    chance = random.Random(5)
    until = time.monotonic() + A_GAME_MAY_TAKE
    answers = 0
    while not is_over(first) and time.monotonic() < until:
        for page in pages:
            answers += bool(answer_at_random(page, chance))
            page.wait_for_timeout(20)
    assert is_over(first), f"after {answers} answers"
    winner = first.locator("[data-outcome]").get_attribute("data-outcome")
    for page in pages[1:]:
        expect(page.locator("[data-outcome]")).to_have_attribute("data-outcome", winner or "")
