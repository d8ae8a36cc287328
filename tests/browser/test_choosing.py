"""Before an answer, at every size: what may come of it, what cannot be done and why, and when a die is rolled."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import AT_THE_DOOR, OpenPage
from tests.browser.people import choose, every_size, keys, open_menu, settle, sheet
from tests.browser.tables import MIXED, SOLO, sit_at

BROKEN = """() => [...document.querySelectorAll('[data-options] .label, [data-impossible] .struck')].flatMap((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
    return lines > each.innerText.trim().split(/[ /]+/).length ? [each.innerText] : [];
})"""


def answer(page: Page, key: str) -> Locator:
    return page.locator(f'[data-options] [data-key="{key}"]')


def test_a_card_of_the_other_side_says_in_the_hand_whether_its_event_happens(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=SOLO, position=MIXED)
    settle(page)
    for _ in every_size(page):
        sheet(page, "hand")
        expect(page.locator("[data-card='62'] .event.fires")).to_have_text("Fires: Jihadist")
        expect(page.locator("[data-card='53'] .event.no")).to_have_text("Cannot happen")
        for card in ("62", "53"):
            page.locator(f"[data-card='{card}'] .event").scroll_into_view_if_needed()
            expect(page.locator(f"[data-card='{card}'] .event")).to_be_in_viewport(ratio=1)
        sheet(page, "question")
        expect(answer(page, "62")).to_contain_text("the event happens for the Jihadist side")  # and on the answer


def test_an_answer_says_what_it_takes_and_leads_to_and_what_cannot_be_is_struck_out(
    open_page: OpenPage, address: str
) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=SOLO, position=MIXED)
    settle(page)
    choose(page, "45")
    settle(page)
    for _ in every_size(page):
        expect(answer(page, "war_of_ideas")).to_contain_text("50 %")
        expect(answer(page, "war_of_ideas")).to_contain_text("4+")
        expect(answer(page, "deploy")).to_contain_text("12 on the track: Low Intensity, 9 cards")
        struck = page.locator("[data-impossible] [data-key=disrupt]")
        expect(struck).to_contain_text("cells and Cadres are only where the US cannot reach them")
        assert struck.locator(".struck").evaluate("each => getComputedStyle(each).textDecorationLine") == "line-through"
        expect(page.locator("[data-options] [data-key=disrupt]")).to_have_count(0)
        expect(page.locator("[data-impossible] [data-key=reassessment]")).to_be_visible()
        assert page.evaluate(BROKEN) == []  # no word is broken in two
    choose(page, "war_of_ideas")
    settle(page)
    for size in every_size(page):
        expect(answer(page, "gulf_states").locator("[data-chance]")).to_contain_text("33 %")
        expect(page.locator("[data-country=gulf_states] .odds")).to_have_text("33 %")
        expect(page.locator("[data-country=iraq] .odds")).to_have_count(0)
        expect(page.locator("[data-impossible] [data-key=iraq]")).to_contain_text("5 more Troops than cells")
        if size != "phone":  # where a part of the map is seen
            assert page.locator("[data-country=gulf_states] .odds").bounding_box() is not None
            expect(page.locator("[data-country=gulf_states] .odds")).to_be_in_viewport()


WARNED: dict[str, Any] = {
    **MIXED,
    "phase": {"side": "jihadist", "card": 1},
    "countries": {
        **MIXED["countries"],
        "iran": {"cells": 12},
        "pakistan": {"governance": "poor", "alignment": "neutral", "cells": 1},
    },
    "hands": {"us": [45], "jihadist": [62, 53, 70]},
}
"""No cell is Available to the Jihadist side."""


def test_an_answer_warns_of_what_it_would_not_do(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats={"us": "random", "jihadist": "me"}, position=WARNED)
    settle(page)
    choose(page, "62")
    settle(page)
    warning = "no cell Available: a success places nothing"
    for _ in every_size(page):
        expect(answer(page, "recruit").locator(".warning")).to_contain_text(warning)
        expect(answer(page, "recruit").locator(".warning")).to_be_visible()
        expect(answer(page, "travel").locator(".warning")).to_have_count(0)
    choose(page, "recruit")
    settle(page)
    for _ in every_size(page):
        expect(page.locator("[data-common]")).to_have_text(re.compile(warning, re.IGNORECASE))  # of all alike, once


def test_among_people_a_die_is_rolled_when_somebody_says_so(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats={"us": "me", "jihadist": "open"}, position=MIXED)
    settle(page)
    choose(page, "45")
    settle(page)
    choose(page, "war_of_ideas")
    settle(page)
    page.locator("[data-undo]").click()  # before the die it can be taken back
    expect(page.locator("[data-purpose=use_card]")).to_be_visible()
    settle(page)
    choose(page, "war_of_ideas")
    settle(page)
    asked = page.locator("[data-rolling]")
    for _ in every_size(page):
        answer(page, "gulf_states").click()
        for part in ("Gulf States", "33 %", "5+"):
            expect(asked).to_contain_text(part)
        expect(page.locator("[data-roll]")).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
        expect(asked).to_have_count(0)
        assert "gulf_states" in keys(page)  # nothing was rolled
    answer(page, "gulf_states").click()
    page.locator("[data-roll]").click()
    expect(page.locator("[data-results]")).to_contain_text("needs 5 or more")
    for _ in every_size(page):
        expect(page.locator("[data-undo]")).to_be_disabled()
        expect(page.locator("[data-undo-barred]")).to_have_text(re.compile("cannot be taken back"))
        expect(page.locator("[data-undo-barred]")).to_be_in_viewport(ratio=1)
        open_menu(page)
        expect(page.locator("[data-save]")).to_have_count(0)  # it would show what the other hides
        page.mouse.click(5, 300)  # elsewhere: the menu closes


def test_where_numbers_are_asked_for_the_keys_mean_the_numbers(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    afghanistan = {"governance": "islamist_rule", "alignment": "adversary", "cells": 2}
    invaded = {**MIXED, "countries": {**MIXED["countries"], "afghanistan": afghanistan}}
    sit_at(page, address, seats=SOLO, position=invaded)
    for key in ("45", "regime_change"):
        settle(page)
        choose(page, key)
    settle(page)
    assert keys(page) == ["6", "7", "8", "9", "10", "11", "12"]
    for _ in every_size(page):
        expect(page.locator("[data-options] kbd")).to_have_text(["6", "7", "8", "9"])
    page.keyboard.press("1")  # nothing
    page.keyboard.press("7")
    expect(page.locator("[data-country=afghanistan] [aria-label*='7 Troops']")).to_have_count(1)


def test_each_of_many_answers_says_what_it_takes_and_its_chance(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=SOLO, position=MIXED)
    for key in ("45", "war_of_ideas"):
        settle(page)
        choose(page, key)
    settle(page)
    for _ in every_size(page):
        sheet(page, "question")
        chance = answer(page, "gulf_states").locator("[data-chance]")
        chance.scroll_into_view_if_needed()
        expect(chance).to_have_text("5+, 33 %")
        expect(chance).to_be_in_viewport(ratio=1)


def test_the_text_of_a_card_is_written_once(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=SOLO, position=MIXED)
    settle(page)
    choose(page, "23")
    settle(page)
    for _ in every_size(page):
        sheet(page, "question")
        page.locator("[data-part=question] details").first.evaluate("text => text.open = true")
        said = page.locator("[data-part=question]").inner_text()
        assert said.count("removes one cell from a Muslim country") == 1
