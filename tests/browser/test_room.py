"""The room at every size: what is known before an answer, what is in sight, who sees what, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sandtable.web import setups
from tests.browser.conftest import SIZES, OpenPage, viewport
from tests.browser.people import choose, open_menu, settle
from tests.browser.test_companion import SOLO, US_PHASE, field, sit_at
from tests.browser.test_looks import complaints, complaints_in_light_and_dark
from tests.browser.test_table import new_game

FIRST = setups.tutorial("labyrinth-first_game")["position"]
LAST_ANSWER = {**FIRST, "phase": {"side": "us", "card": 2}, "hands": {"us": [23, 45], "jihadist": [52]}}
"""A War of Ideas in Pakistan with a 5 wins the game."""


def sheet(page: Page, name: str) -> None:
    """Bring a sheet up where there are sheets."""
    tab = page.locator(f"[data-tab={name}]")
    if tab.count() and tab.get_attribute("aria-expanded") == "false":
        tab.click()


def until_the_end(page: Page, address: str) -> None:
    """Sit down and win."""
    sit_at(page, address, seats=SOLO, position=LAST_ANSWER, dice=[5])
    for key in ("23", "war_of_ideas"):
        settle(page)
        choose(page, key)
    settle(page)
    page.locator("[data-options] [data-key=pakistan]").click()
    expect(page.locator("[data-outcome=us]")).to_be_visible()


@pytest.mark.parametrize("size", list(SIZES))
def test_what_is_known_before_an_answer_is_on_it_on_the_map_and_in_the_hand(
    open_page: OpenPage, address: str, size: str
) -> None:
    page = open_page(viewport=viewport(size))
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    settle(page)
    sheet(page, "hand")
    expect(page.locator("[data-card='14'] .event")).not_to_be_empty()
    sheet(page, "question")
    choose(page, "45")
    settle(page)
    expect(page.locator("[data-impossible] li").first).to_be_attached()
    assert all(page.locator("[data-impossible] .reason").all_inner_texts())
    assert page.evaluate(BROKEN) == []  # no word is broken in two
    page.locator("[data-options] [data-key=war_of_ideas]").click()
    expect(page.locator("[data-purpose=war_of_ideas_where]")).to_be_visible()
    expect(page.locator("[data-options] [data-chance]").first).to_contain_text("%")
    expect(page.locator("[data-country] .odds").first).to_be_attached()


BROKEN = """() => [...document.querySelectorAll('[data-options] .label, [data-impossible] .struck')].flatMap((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
    return lines > each.innerText.trim().split(/[ /]+/).length ? [each.innerText] : [];
})"""


@pytest.mark.parametrize("size", list(SIZES))
def test_two_at_one_screen_see_nothing_of_each_other(open_page: OpenPage, size: str) -> None:
    page = open_page(viewport=viewport(size))
    new_game(page, "lets_roll", "hot-seat")
    expect(page.locator("[data-curtain]")).to_be_visible()
    assert page.locator("[data-card], [data-country], [data-part=log], [data-tab]").count() == 0
    page.locator("[data-curtain] button").click()
    settle(page)
    open_menu(page).get_by_role("link", name="Replay").click()
    page.locator("[data-forward]").wait_for()
    page.locator("input[type=range]").press("End")
    for _ in range(3):
        page.locator("[data-forward]").click()
    expect(page.locator("[role=log] .line").first).to_be_visible()
    assert "You draw" not in page.locator("body").inner_text()
    assert page.locator("[data-card]").count() == 0


@pytest.mark.parametrize("size", list(SIZES))
def test_the_end_has_the_keyboard_the_course_and_a_chronicle(
    open_page: OpenPage, address: str, tmp_path: Path, size: str
) -> None:
    page = open_page(viewport=viewport(size))
    until_the_end(page, address)
    expect(page.locator("[data-course] polyline").first).to_be_attached()
    expect(page.locator("[data-play-again]")).to_be_in_viewport()  # without scrolling
    expect(page.locator("[data-next-level]")).to_be_in_viewport()
    assert complaints_in_light_and_dark(page, "dialog") == []
    with page.expect_download() as download:
        page.locator("[data-chronicle]").click()
    file = tmp_path / "chronicle.html"
    download.value.save_as(file)
    page.keyboard.press("u")  # takes nothing back behind the dialog
    page.keyboard.press("Escape")
    expect(page.locator("[data-outcome]")).to_have_count(0)
    expect(page.get_by_role("button", name="How it ended")).to_be_visible()

    kept = page.context.new_page()
    fetched: list[str] = []
    kept.on("request", lambda request: fetched.append(request.url))
    kept.goto(file.as_uri())
    expect(kept.get_by_role("heading", name="Turn 6")).to_be_visible()
    expect(kept.locator("figure svg[role=img]").last).to_contain_text("Pakistan")
    expect(kept.get_by_text("Pakistan becomes Good.")).to_be_visible()
    assert fetched == [file.as_uri()]  # it is one file


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_has_nothing_to_say_of_a_phone_the_aid_and_a_lesson(open_page: OpenPage, address: str, scheme: str) -> None:
    page = open_page(viewport=viewport("phone"), color_scheme=scheme, has_touch=True)
    page.locator("[data-lesson=labyrinth-third_lesson]").click()
    expect(page.locator("[data-guide='1']")).to_be_visible()
    expect(page.locator("[data-part=status]")).to_be_visible()  # what the lesson speaks of
    assert complaints(page) == []
    sheet(page, "hand")
    assert complaints(page) == []
    sheet(page, "question")
    page.locator("[data-aid]").click()
    expect(page.locator("[data-victory]")).to_be_visible()
    assert complaints(page, "dialog") == []


TAPPED = """() => {
    const map = document.querySelector('.frame > svg').getBoundingClientRect();
    const overlap = (box) => box.top < map.bottom && box.bottom > map.top;
    const box = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    return {
        covering: box('.glance button, .glance, [data-sheet], nav.tabs').filter(overlap).length,
        small: box('[data-options] button, .tabs button, .glance button').filter(({ height }) => height < 44).length,
        wide: document.documentElement.scrollWidth,
        high: document.documentElement.scrollHeight,
    };
}"""


def test_on_a_phone_nothing_covers_the_map_and_a_detail_leaves_with_the_question(
    open_page: OpenPage, address: str
) -> None:
    page = open_page(viewport=viewport("phone"), has_touch=True)
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    settle(page)
    assert page.evaluate(TAPPED) == {"covering": 0, "small": 0, "wide": 390, "high": 844}
    page.locator("[data-country=iraq]").tap()
    detail = page.locator("[data-detail]")
    expect(detail).to_contain_text("6 Troops")
    detail.get_by_role("button", name="Close").tap()
    expect(detail).to_have_count(0)
    page.locator("[data-country=iraq]").tap()
    expect(detail).to_be_visible()
    page.locator("[data-options] [data-key='45']").tap()
    expect(page.locator("[data-purpose=use_card]")).to_be_visible()
    expect(detail).to_have_count(0)
    before = page.locator("[data-country=iraq]").bounding_box()
    page.locator("[data-tab=question]").tap()  # the sheet goes, and the map stays where it is
    expect(page.locator("[data-options]")).to_have_count(0)
    assert page.locator("[data-country=iraq]").bounding_box() == pytest.approx(before, abs=1)


WELL_SET = """() => [...document.querySelectorAll('[data-country]')].flatMap((country) => {
    const body = country.querySelector('.body').getBoundingClientRect();
    return [...country.querySelectorAll('.word, .name')].flatMap((text) => {
        const box = text.getBoundingClientRect();
        const inside = box.left >= body.left - 0.5 && box.right <= body.right + 0.5;
        const asked = text.getAttribute('textLength');
        text.removeAttribute('textLength');
        const stretched = asked !== null && Number(asked) > text.getComputedTextLength();
        if (asked !== null) text.setAttribute('textLength', asked);
        return inside && !stretched ? [] : [text.textContent];
    });
})"""


def test_a_governance_that_changes_is_written_as_well_as_before(open_page: OpenPage, address: str) -> None:
    page = open_page(viewport=viewport("laptop"))
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    settle(page)
    for level in ("islamist_rule", "fair"):
        open_menu(page).locator("[data-adjust]").click()
        page.locator("[data-country=pakistan]").click()
        field(page, "governance").locator("select").select_option(level)
        page.locator("[data-apply]").click()
        expect(page.locator(f"[data-country=pakistan].{level}")).to_be_visible()
        settle(page)
        assert page.evaluate(WELL_SET) == []
    expect(page.locator("[data-part=log]")).to_contain_text("Pakistan: Poor → Islamist Rule")


def test_victory_says_what_is_within_reach_and_what_this_turn_has_changed(open_page: OpenPage, address: str) -> None:
    page = open_page(viewport=viewport("laptop"))
    sit_at(page, address, seats=SOLO, position=LAST_ANSWER)
    settle(page)
    good = page.locator("[data-goal=good_resources]")
    expect(good.locator("[data-near]")).to_be_visible()  # Pakistan would do
    expect(good.locator("[data-since-turn]")).to_have_count(0)
    expect(page.locator("[data-goal=good_resources_at_the_end]")).to_contain_text("11/6")
    expect(page.locator("[data-goal=poor_or_islamist_countries]")).to_contain_text("and Prestige 1")
    open_menu(page).locator("[data-adjust]").click()
    page.locator("[data-country=iraq]").click()
    field(page, "governance").locator("select").select_option("fair")
    page.locator("[data-apply]").click()
    expect(good.locator("[data-since-turn]")).to_contain_text("3 this turn")
    expect(page.locator("[data-goal=good_resources] [data-near]")).to_have_count(0)


NO_MORE_SOCKETS = """() => {
    for (const socket of window.sockets) socket.close();
    window.WebSocket = class extends EventTarget { close() {} send() {} };
}"""


def test_answers_are_dead_while_the_connection_is_lost(open_page: OpenPage, address: str) -> None:
    page = open_page("about:blank")
    page.add_init_script(
        """const Real = WebSocket; window.sockets = [];
        window.WebSocket = class extends Real { constructor(...all) { super(...all); window.sockets.push(this); } };"""
    )
    page.goto(address)
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    settle(page)
    page.evaluate(NO_MORE_SOCKETS)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    expect(page.locator("[data-options] button:enabled")).to_have_count(0)
    expect(page.locator("[data-undo]")).to_be_disabled()


def test_what_lies_on_the_map_can_be_folded_away(open_page: OpenPage, address: str) -> None:
    page = open_page(viewport=viewport("laptop"))
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    settle(page)
    page.locator("[data-fold=hand]").click()
    expect(page.locator("[data-card]")).to_have_count(0)
    page.locator("[data-fold=side]").click()
    expect(page.locator("[data-options]")).to_have_count(0)
    page.locator("[data-fold=side]").click()
    page.locator("[data-fold=hand]").click()
    expect(page.locator("[data-card]")).to_have_count(4)
    choose(page, "45")


def test_a_taken_up_game_is_not_called_save(open_page: OpenPage, address: str, tmp_path: Path) -> None:
    page = open_page()
    new_game(page, "lets_roll", "alone-us")
    settle(page)
    with page.expect_download() as download:
        open_menu(page).locator("[data-save]").click()
    file = tmp_path / "save.json"
    download.value.save_as(file)
    saved: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    assert saved
    page.goto("#/")
    page.locator("input[type=file]").set_input_files(file)
    settle(page)
    expect(page.locator("h1")).to_have_text("Let's Roll!")
