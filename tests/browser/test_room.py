"""The room at every size: what is known before an answer, what is in sight, who sees what, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import AT_THE_DOOR, SIZES, OpenPage, viewport
from tests.browser.looks import complaints_in_light_and_dark
from tests.browser.people import STILL, choose, every_size, open_menu, resize, saved, settle, sheet
from tests.browser.tables import LAST_ANSWER, SOLO, US_PHASE, field, new_game, sit_at


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
    page = open_page(AT_THE_DOOR, viewport=viewport(size))
    until_the_end(page, address)
    expect(page.locator("[data-outcome]")).to_contain_text("12 Resources")  # why it ended
    expect(page.locator("[data-course] polyline").first).to_be_visible()
    expect(page.locator("[data-course]").first).to_contain_text("Good")
    for line in ("good_resources", "islamist_resources", "fair_or_good_countries", "poor_or_islamist_countries"):
        expect(page.locator(f"[data-course] [data-line={line}]")).to_have_count(1)  # what decides
    expect(page.locator("[data-turnings] li").first).to_contain_text("Good")
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
    page.get_by_role("button", name="How it ended").click()
    page.locator("[data-next-level]").click()
    expect(page.locator("[data-outcome]")).to_have_count(0)
    settle(page)
    sheet(page, "log")
    expect(page.locator(".people [data-side=jihadist]")).to_contain_text("Coherent")
    page.go_back()
    page.locator("[data-play-again]").click()
    expect(page.locator("[data-outcome]")).to_have_count(0)
    settle(page)

    kept = page.context.new_page()
    fetched: list[str] = []
    kept.on("request", lambda request: fetched.append(request.url))
    kept.goto(file.as_uri())
    expect(kept.get_by_role("heading", name="Turn 6")).to_be_visible()
    expect(kept.locator("figure svg[role=img]").last).to_contain_text("Pakistan")
    expect(kept.get_by_text("Pakistan becomes Good.")).to_be_visible()
    assert fetched == [file.as_uri()]  # it is one file


def test_axe_has_nothing_to_say_of_a_phone_the_aid_and_a_lesson(open_page: OpenPage, address: str) -> None:
    page = open_page(viewport=viewport("phone"), has_touch=True)
    page.locator("[data-lesson=labyrinth-third_lesson]").click()
    expect(page.locator("[data-guide='1']")).to_be_visible()
    expect(page.locator("[data-part=status]")).to_be_visible()  # what the lesson speaks of
    assert complaints_in_light_and_dark(page) == []
    sheet(page, "hand")
    assert complaints_in_light_and_dark(page) == []
    sheet(page, "question")
    page.locator("[data-aid]").click()
    expect(page.locator("[data-victory]")).to_be_visible()
    assert complaints_in_light_and_dark(page, "dialog") == []


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
    page = open_page(AT_THE_DOOR, viewport=viewport("phone"), has_touch=True)
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
    page = open_page(AT_THE_DOOR, viewport=viewport("laptop"))
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    settle(page)
    for level in ("islamist_rule", "fair"):
        open_menu(page).locator("[data-adjust]").click()
        page.locator("[data-country=pakistan]").click()
        field(page, "governance").locator("select").select_option(level)
        page.locator("[data-apply]").click()
        expect(page.locator(f"[data-country=pakistan].{level}")).to_be_visible()
        settle(page)
        for _ in every_size(page):
            assert page.evaluate(WELL_SET) == []
        resize(page, "laptop")
    expect(page.locator("[data-part=log]")).to_contain_text("Pakistan: Poor → Islamist Rule")


def test_victory_says_what_is_within_reach_and_what_this_turn_has_changed(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR, viewport=viewport("laptop"))
    sit_at(page, address, seats=SOLO, position=LAST_ANSWER)
    settle(page)
    good = page.locator("[data-goal=good_resources]")
    for _ in every_size(page):
        sheet(page, "status")
        expect(good.locator("[data-near]")).to_be_visible()  # Pakistan would do
        expect(good.locator("[data-since-turn]")).to_have_count(0)
        expect(page.locator("[data-goal=good_resources_at_the_end]")).to_contain_text("11/6")
        expect(page.locator("[data-goal=poor_or_islamist_countries]")).to_contain_text("and Prestige 1")
    expect(page.locator(".glance .near")).to_contain_text("Good")  # a phone says so at a glance
    resize(page, "laptop")
    open_menu(page).locator("[data-adjust]").click()
    page.locator("[data-country=iraq]").click()
    field(page, "governance").locator("select").select_option("fair")
    page.locator("[data-apply]").click()
    for _ in every_size(page):
        sheet(page, "status")
        expect(good.locator("[data-since-turn]")).to_contain_text("3 this turn")
        expect(page.locator("[data-goal=good_resources] [data-near]")).to_have_count(0)


NO_MORE_SOCKETS = """() => {
    for (const socket of window.sockets) socket.close();
    window.WebSocket = class extends EventTarget { close() {} send() {} };
}"""


def test_answers_are_dead_while_the_connection_is_lost(open_page: OpenPage, address: str) -> None:
    page = open_page("about:blank", own=True)
    page.add_init_script(
        """const Real = WebSocket; window.sockets = [];
        window.WebSocket = class extends Real { constructor(...all) { super(...all); window.sockets.push(this); } };"""
    )
    page.goto(address)
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    settle(page)
    page.evaluate(NO_MORE_SOCKETS)
    for _ in every_size(page):
        expect(page.get_by_text("Connection lost")).to_be_in_viewport()
        expect(page.locator("[data-options] button").first).to_be_visible()
        expect(page.locator("[data-options] button:enabled")).to_have_count(0)
        expect(page.locator("[data-undo]")).to_be_disabled()


def test_what_lies_on_the_map_can_be_folded_away(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR, viewport=viewport("laptop"))
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    settle(page)
    for size in every_size(page):
        if size == "phone":
            break
        page.locator("[data-fold=hand]").click()
        expect(page.locator("[data-card]")).to_have_count(0)
        page.locator("[data-fold=side]").click()
        expect(page.locator("[data-options]")).to_have_count(0)
        page.locator("[data-fold=side]").click()
        page.locator("[data-fold=hand]").click()
        expect(page.locator("[data-card]")).to_have_count(4)
    page.locator("[data-tab=question]").click()  # a phone has sheets, and none is one of them
    expect(page.locator("[data-options]")).to_have_count(0)
    sheet(page, "question")
    choose(page, "45")


def test_a_taken_up_game_is_not_called_save(open_page: OpenPage, address: str, tmp_path: Path) -> None:
    page = open_page()
    new_game(page, "lets_roll", "alone-us")
    settle(page)
    file = saved(page, tmp_path)
    assert json.loads(file.read_text(encoding="utf-8"))
    page.goto("#/")
    page.locator("input[type=file]").set_input_files(file)
    settle(page)
    for _ in every_size(page):
        expect(page.locator("h1")).to_have_text("Let's Roll!")
        expect(page.locator("h1")).to_be_in_viewport()


NINE = {**US_PHASE, "hands": {"jihadist": [53, 60, 95, 101], "us": [4, 47, 62, 112, 23, 35, 45, 14, 42]}}
"""A full hand with cards of all kinds."""
FACES = {
    "4": ["1", "Moro Talks"],
    "47": ["3", '"The door of Itjihad was closed"'],
    "62": ["2", "Ex-KGB"],
    "112": ["3", "Bin Ladin"],
}

LOOKS_LIKE_A_CARD = """(card) => {
    const shown = (selector) => card.querySelector(selector)?.checkVisibility() ?? false;
    const text = card.querySelector('.text');
    const box = card.getBoundingClientRect();
    return {
        face: ['.ops', '.name'].map((each) => shown(each) && card.querySelector(each).innerText),
        side: getComputedStyle(card.querySelector('.top')).background,
        marks: shown('.marks') ? [...card.querySelectorAll('.marks [aria-hidden]')].map((each) => each.innerText) : [],
        lines: shown('.text') ? text.clientHeight / parseFloat(getComputedStyle(text).lineHeight) : 0,
        wide: box.width,
        right: box.right,
    };
}"""


def test_cards_look_like_cards_and_a_full_hand_fits(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=SOLO, position=NINE)
    settle(page)
    for size in every_size(page):
        sheet(page, "hand")
        cards = {key: page.locator(f"[data-card='{key}']").evaluate(LOOKS_LIKE_A_CARD) for key in FACES}
        assert {key: card["face"] for key, card in cards.items()} == FACES
        assert len({cards[key]["side"] for key in ("4", "62", "112")}) == 3
        assert [card["marks"] for card in cards.values()] == [["✕", "⚑"], ["◔"], [], []]
        if size == "laptop":  # their heads lie there; what is pointed at lies open beside them
            page.locator("[data-card='4']").hover()
            expect(page.locator("[data-detail]")).to_contain_text("Philippines")
            page.mouse.move(0, 0)
        else:
            assert all(card["lines"] >= 2 for card in cards.values()), cards
        if size != "phone":  # beside the question, not beneath it
            assert all(card["wide"] >= 84 and card["right"] <= SIZES[size][0] - 330 for card in cards.values())


LONG_NAMES = [31, 53, 54, 57, 69, 18, 87, 71, 44]
"""Cards with long words in their names, in other languages too."""

BROKEN_WORDS = """(names) => names.flatMap((name) => {
    const letters = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
    return [...letters.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(letters, index);
        range.setEnd(letters, index + word.length);
        return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1;
    }).map(([word]) => word);
})"""


@pytest.mark.parametrize(("height", "language"), [(768, "en"), (768, "de"), (768, "ru"), (625, "en")])
def test_no_word_of_a_name_breaks_on_a_narrow_card(
    open_page: OpenPage, address: str, height: int, language: str
) -> None:
    page = open_page(f"?lang={language}", viewport={"width": 1366, "height": height})
    sit_at(page, address, seats=SOLO, position={**US_PHASE, "hands": {"jihadist": [95], "us": LONG_NAMES}})
    settle(page)
    names = page.locator("[data-card] .name")
    expect(names).to_have_count(len(LONG_NAMES))
    assert names.evaluate_all(BROKEN_WORDS) == []


PENDING: dict[str, Any] = {
    **US_PHASE,
    "countries": {
        **US_PHASE["countries"],
        "iran": {"cells": 1},
        "egypt": {"governance": "good", "alignment": "ally"},
        "jordan": {"governance": "fair", "alignment": "neutral", "plots": [1]},
        "syria": {"governance": "islamist_rule", "alignment": "adversary"},
    },
}
LEVELS = {"good": "egypt", "fair": "jordan", "poor": "pakistan", "islamist_rule": "syria"}

DRAWN = """(levels) => Object.entries(levels).map(([level, name]) => {
    const [band, badge] = ['.band', `.drawn g.${level} > path`].map((each) => (
        document.querySelector(`[data-country=${name}] ${each}`)));
    return [getComputedStyle(band).fill, badge.getAttribute('d')];
})"""


def test_the_map_is_the_room_and_a_pending_plot_stands_out(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=SOLO, position=PENDING)
    settle(page)
    for size in every_size(page):
        width, height = SIZES[size]
        frame = page.locator("[data-part=board] > .frame > svg").bounding_box()
        bar = page.locator("header.top").bounding_box()
        assert frame is not None
        assert bar is not None
        assert page.locator("header").count() == 1  # one bar
        assert (frame["x"], frame["width"]) == (0, width)
        if size != "phone":  # everything else lies on it
            assert frame["y"] + frame["height"] == height
            assert frame["y"] == pytest.approx(bar["y"] + bar["height"])
        bomb = page.locator("[data-country=jordan] .bomb")
        expect(bomb).to_have_text("!")
        expect(page.locator("[data-country=egypt] .bomb")).to_have_count(0)
        tints, shapes = zip(*page.evaluate(DRAWN, LEVELS), strict=True)
        assert len({*tints}) == len({*shapes}) == 4  # told apart without colours, too


PLACES = """() => [...document.querySelectorAll('[data-country], [data-options] button')].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
})"""


def test_targets_do_not_move_while_a_question_is_open(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    sit_at(page, address, seats=SOLO, position=PENDING)
    settle(page)
    choose(page, "45")
    settle(page)
    choose(page, "war_of_ideas")
    settle(page)
    for size in every_size(page):
        page.mouse.move(0, 0)
        page.evaluate(STILL)
        before = page.evaluate(PLACES)
        first = page.locator("[data-options] button").first
        first.hover()
        expect(page.locator("[data-detail]")).to_contain_text(first.locator(".label").inner_text())
        assert page.evaluate(PLACES) == before
        if size == "phone":  # a detail lies over the map, and goes
            page.mouse.move(0, 0)
            expect(page.locator("[data-detail]")).to_have_count(0)
            assert page.evaluate(PLACES) == before
            continue
        page.locator("[data-country=iraq]").hover()
        expect(page.locator("[data-detail]")).to_contain_text("Iraq")
        assert page.evaluate(PLACES) == before
        fold = page.locator("[data-part=log] .head button")
        fold.click()
        expect(fold).to_have_attribute("aria-expanded", "false")
        fold.click()
        page.mouse.move(0, 0)
        page.evaluate(STILL)
        assert page.evaluate(PLACES) == before
