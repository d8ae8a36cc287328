"""The room of A Distant Plain: the cards, who may act, what is in force, and a log, at four sizes of a window."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from sandtable.plain.map import AREAS
from tests.browser.conftest import AT_THE_DOOR, OpenPage
from tests.browser.looks import complaints_in_light_and_dark
from tests.browser.people import STILL, choose, settle, sheet
from tests.browser.plain_tables import A_SPOT, opened, pieces
from tests.browser.tables import BUSY

WINDOWS: Final = {"laptop": (1366, 625), "screen": (1366, 768), "desk": (1920, 1080), "phone": (390, 844)}
WIDE: Final = ("laptop", "screen", "desk")
LASTING: Final = {
    "aerostats": "unshaded", "reapers": "unshaded", "isr": "unshaded", "accidental_guerrillas": "unshaded",
    "urban_specialists": "shaded", "roadside_ieds": "shaded", "car_bombs": "shaded",
}  # fmt: skip
KARZAI: Final = 28
"""Taliban, Government, Warlords, Coalition; the Taliban can do everything with it."""
STRIP: Final = 56
LOG: Final = 160


def window(name: str) -> Any:
    """A window of one of the four sizes."""
    width, height = WINDOWS[name]
    return {"width": width, "height": height}


def busy_room(open_page: OpenPage, address: str, name: str, **more: Any) -> Page:
    """A table with much on the map and much in force."""
    page = open_page(AT_THE_DOOR, viewport=window(name), has_touch=name == "phone")
    opened(page, address, **{"card": KARZAI, "spaces": BUSY, "capabilities": LASTING, **more})
    return page


def height(page: Page, selector: str) -> float:
    """How high something is, in pixels of the table: a large window has a larger table."""
    measured: float = page.locator(selector).evaluate("each => each.getBoundingClientRect().height")
    return measured / grown(page)


def grown(page: Page) -> float:
    """How much larger the table is than on a laptop."""
    return float(page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--grown')"))


IS_WHOLE: Final = """all => all.every((each) => {
    const box = each.getBoundingClientRect();
    const inside = (room) => box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
    for (let up = each.parentElement; up; up = up.parentElement) {
        const clips = getComputedStyle(up).overflowY !== 'visible';
        if (clips && !inside(up.getBoundingClientRect())) return false;
    }
    return box.bottom <= innerHeight && each.scrollHeight <= each.clientHeight + 1;
})"""
"""Whether nothing cuts a part off from any of these."""


def is_whole(found: Locator) -> bool:
    return bool(found.evaluate_all(IS_WHOLE))


@pytest.mark.parametrize("name", list(WINDOWS))
def test_the_room_has_everything_in_sight_and_axe_has_nothing_to_say_of_it(
    open_page: OpenPage, address: str, name: str
) -> None:
    page = busy_room(open_page, address, name)
    assert height(page, "header.top") == pytest.approx(STRIP, abs=0.7)
    expect(page.locator("[data-part=question] [data-text]")).to_have_count(0)
    answers = page.locator("[data-options] button")
    expect(answers).to_have_count(6)
    assert is_whole(answers)
    if name != "phone":
        assert height(page, "[data-part=log]") >= LOG - 0.5
    sheet(page, "card")
    now = page.locator("[data-when=now]")
    expect(now.locator("[data-text=unshaded]")).to_contain_text("Set all Guerrillas", ignore_case=True)
    expect(now.locator("[data-text=shaded]")).to_contain_text("Patronage")
    expect(now).to_contain_text("designed by this project")
    assert is_whole(now.locator("[data-text]"))
    expect(page.locator("[data-when=next] [data-text]")).to_have_count(0)
    left = page.locator("[data-who] li").evaluate_all("all => all.map((each) => each.dataset.left)")
    assert left == ["anything", "then", "waits", "waits"]
    expect(page.locator("[data-lasting]")).to_have_count(len(LASTING))
    if name != "phone":
        assert is_whole(page.locator("[data-lasting]"))
        assert is_whole(page.locator("[data-who] li"))
    page.locator("[data-lasting=roadside_ieds]").click()
    page.locator("[data-in-force-text]").wait_for()
    assert complaints_in_light_and_dark(page) == []


@pytest.mark.parametrize("name", WIDE)
def test_what_is_in_force_is_read_by_pointing_by_keys_and_by_a_click(
    open_page: OpenPage, address: str, name: str
) -> None:
    page = busy_room(open_page, address, name)
    tip = page.locator("[data-tip]")
    chip = page.locator("[data-lasting=roadside_ieds]")
    chip.hover()
    expect(tip).to_contain_text("Activate an Underground Guerrilla on a LoC")
    expect(tip).to_contain_text("Card № 23, in force from the start.")
    assert is_whole(tip)
    page.mouse.move(700, 300)
    expect(tip).to_have_count(0)
    chip.focus()
    page.keyboard.press("Tab")
    expect(tip).to_contain_text("Car Bombs")
    page.keyboard.press("Shift+Tab")
    expect(tip).to_contain_text("Roadside IEDs")
    chip.click()
    page.mouse.move(700, 300)
    expect(tip).to_contain_text("Roadside IEDs")
    page.locator("[data-when=next] button").click()
    expect(tip).to_contain_text("Economic Project")
    expect(tip.locator("[data-text]")).to_have_count(2)
    assert is_whole(tip)


def test_what_is_in_force_is_read_with_a_finger(open_page: OpenPage, address: str) -> None:
    page = busy_room(open_page, address, "phone")
    sheet(page, "card")
    page.locator("[data-lasting=roadside_ieds]").tap()
    expect(page.locator("[data-in-force-text]")).to_contain_text("Activate an Underground Guerrilla on a LoC")
    page.locator("[data-when=next] button").tap()
    expect(page.locator("[data-when=next] [data-text]")).to_have_count(2)
    expect(page.locator("[data-in-force-text]")).to_have_count(0)


def test_who_may_act_follows_the_card(open_page: OpenPage, address: str) -> None:
    page = busy_room(open_page, address, "screen")
    choose(page, "pass")
    settle(page)
    expect(page.locator("[data-who] li").nth(0)).to_contain_text("passed")
    expect(page.locator("[data-who] li").nth(1)).to_contain_text("acts now: anything")
    choose(page, "train")
    settle(page)
    expect(page.locator("[data-who] li").nth(1)).to_have_attribute("data-left", "acting")
    expect(page.locator("[data-who] li").nth(2)).to_contain_text("Limited Operation, or event after a special")


def test_the_strip_keeps_its_height_whatever_the_window_was(open_page: OpenPage, address: str) -> None:
    page = busy_room(open_page, address, "screen")
    narrow: Any
    for narrow in ({"width": 860, "height": 700}, window("phone")):
        page.set_viewport_size(narrow)
        page.evaluate(STILL)
        page.set_viewport_size(window("screen"))
        page.evaluate(STILL)
        assert height(page, "header.top") == pytest.approx(STRIP, abs=0.7)


def test_a_large_window_has_a_larger_table_and_is_played_on_the_map(open_page: OpenPage, address: str) -> None:
    page = busy_room(open_page, address, "desk")
    assert grown(page) == pytest.approx(1.4)
    name = page.locator("[data-pieces-of=kandahar] .name").evaluate("each => each.getBoundingClientRect().height")
    label = page.locator("[data-options] .label").first.evaluate("each => each.getBoundingClientRect().height")
    assert label > 20
    assert name > 18
    choose(page, "rally")
    settle(page)
    spot = page.locator("[data-space=zabol].target").evaluate(A_SPOT)
    page.mouse.wheel(0, 0)
    page.mouse.move(*spot)
    expect(page.locator("[data-detail]")).to_contain_text("Zabol")
    page.mouse.wheel(0, -300)
    page.evaluate(STILL)
    under = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[data-space]').dataset.space", spot)
    assert under == "zabol"  # it is nearer, and still where the pointer is
    page.mouse.click(*spot)
    expect(page.locator("[data-part=question]")).to_contain_text("Zabol")


def test_a_small_window_opens_the_cards_over_the_map(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR, viewport={"width": 1100, "height": 700})
    opened(page, address, card=KARZAI, capabilities=LASTING)
    expect(page.locator("[data-when=now]")).to_have_count(0)
    page.locator("[data-fold=column]").click()
    assert is_whole(page.locator("[data-when=now] [data-text]"))
    assert pieces(page, "balkh") == {"warlord_bases": 1, "warlords": 1}


def test_seats_are_letters_that_open_into_words(open_page: OpenPage, address: str) -> None:
    page = busy_room(open_page, address, "laptop")
    seats = page.locator("[data-people]")
    expect(seats.locator(".emblem")).to_have_count(4)
    expect(seats.locator(".emblem.now")).to_contain_text("T")
    words = page.locator(".people [data-side=taliban]")
    expect(words).not_to_be_visible()
    seats.click()
    expect(words).to_be_visible()
    expect(words).to_contain_text("Taliban")


# -- pointing shows


def test_pointing_at_an_operation_rings_its_places_and_names_the_best_two(open_page: OpenPage, address: str) -> None:
    page = busy_room(open_page, address, "screen")
    page.locator("[data-options] [data-key=attack]").hover()
    told = page.locator("[data-foretold=attack]")
    expect(told.locator("[data-best] li")).to_have_text([re.compile("^Herat: 67 %"), re.compile("^Kandahar: 50 %")])
    expect(page.locator("[data-pieces-of=kandahar] .odds")).to_have_text("50 %")
    expect(page.locator("[data-space=kandahar].fresh")).to_have_count(1)
    expect(page.locator("[data-space=kandahar].target")).to_have_count(0)  # nothing is chosen yet
    page.locator("[data-options] [data-key=rally]").hover()  # nothing is rolled: by what they are worth
    expect(page.locator("[data-foretold=rally] [data-best] li").first).to_contain_text("Base possible")
    expect(page.locator(".odds")).to_have_text(["best", "2nd"])
    page.locator("[data-options] [data-key=pass]").hover()
    expect(page.locator("[data-foretold=pass]")).to_be_visible()
    expect(page.locator("[data-track=taliban]")).to_contain_text("10 → 11")
    page.mouse.move(5, 300)
    expect(page.locator("[data-foretold]")).to_have_count(0)
    expect(page.locator("[data-track=taliban]")).not_to_contain_text("→")
    page.locator("[data-options] [data-key=march]").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-foretold=attack]")).to_be_visible()  # by keys, too


def test_a_space_says_what_could_be_done_there_and_begins_it(open_page: OpenPage, address: str) -> None:
    page = busy_room(open_page, address, "screen")
    page.mouse.click(*page.locator("[data-space=kandahar]").evaluate(A_SPOT))
    here = page.locator("[data-here='space:kandahar']")
    expect(here.locator("[data-begin=attack]")).to_contain_text("50 %")
    expect(here.locator("[data-begin=terror]")).to_be_visible()
    expect(here.locator("[data-here-others=coalition] [data-key=sweep]")).to_contain_text("Active")
    assert complaints_in_light_and_dark(page, "[data-detail]") == []
    here.locator("[data-begin=terror]").click()
    expect(page.locator("[data-part=log]")).to_contain_text("Terror in Kandahar")


def test_a_place_says_why_something_cannot_be_done_there(open_page: OpenPage, address: str) -> None:
    page = busy_room(open_page, address, "screen")
    page.mouse.click(*page.locator("[data-space=ghowr]").evaluate(A_SPOT))
    not_here = page.locator("[data-here='space:ghowr'] [data-here-not]")
    expect(not_here.locator("[data-key=attack]")).to_contain_text("Guerrilla")


def test_a_finger_that_rests_on_an_answer_sees_what_it_would_change(open_page: OpenPage, address: str) -> None:
    page = busy_room(open_page, address, "phone")
    spot = page.locator("[data-options] [data-key=pass]").bounding_box()
    assert spot is not None
    finger = page.context.new_cdp_session(page)
    at = [{"x": spot["x"] + 90, "y": spot["y"] + 12}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(page.locator("[data-foretold=pass]")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("[data-foretold=pass]")).to_contain_text("11")
    expect(page.locator("[data-purpose=act]")).to_be_visible()  # it was looked at, not given
    page.locator("[data-part=question] h2").tap()
    expect(page.locator("[data-foretold]")).to_have_count(0)
    page.locator("[data-options] [data-key=pass]").tap()
    expect(page.locator("[data-part=question] .seat")).not_to_have_text("Taliban")


def test_chances_lie_over_nothing_else(open_page: OpenPage, address: str) -> None:
    """A Guerrilla and a cube everywhere: every name has a chance beside it, and every road near its Econ."""
    everywhere = {
        id: {"taliban_active": 1, "police" if n % 2 else "troops": 1}
        for n, id in enumerate(id for id, area in AREAS.items() if not area.is_pakistan)
    }
    page = busy_room(open_page, address, "laptop", spaces=everywhere)
    choose(page, "attack")
    settle(page)
    for name in WINDOWS:
        page.set_viewport_size(window(name))
        page.evaluate(STILL)
        assert page.evaluate(CHANCES_OVER) == [len(everywhere), []]


CHANCES_OVER: Final = """() => {
    const beside = (one, two) => one.right <= two.left + 1 || one.bottom <= two.top + 1;
    const over = (one, two) => !beside(one, two) && !beside(two, one);
    const chances = [...document.querySelectorAll('.odds rect')];
    const things = '[data-piece], .label .name, .diamond, .count, .support, .opposition, .terror, .odds rect';
    const where = (each) => {
        const { piecesOf, chanceOf } = each.closest('[data-pieces-of], [data-chance-of]')?.dataset ?? {};
        return piecesOf ?? chanceOf;
    };
    return [chances.length, chances.flatMap((chance) => [...document.querySelectorAll(things)]
        .filter((each) => each !== chance && over(chance.getBoundingClientRect(), each.getBoundingClientRect()))
        .map((each) => `${where(chance)} over ${where(each)}`))];
}"""
"""How many chances there are, and what they lie over."""


def test_the_likeliest_targets_come_first(open_page: OpenPage, address: str) -> None:
    page = busy_room(open_page, address, "screen")
    choose(page, "attack")
    settle(page)
    said = page.locator("[data-options] [data-chance]").all_inner_texts()
    odds = [int(text.rsplit("%")[0].split()[-1]) for text in said]
    assert odds == sorted(odds, reverse=True)
    assert len(odds) > 2
