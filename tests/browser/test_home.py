"""The first page: three games, one to go on with, the others in groups, lessons with ticks; at every size."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import AT_THE_DOOR, HTTP, SIZES, OpenPage, viewport
from tests.browser.looks import complaints_at_all_sizes
from tests.browser.people import every_size, open_menu, settle
from tests.browser.plain_tables import opened
from tests.browser.tables import US_PHASE

BOOK: Final = {"us": "me", "jihadist": "solitaire"}
FRIEND: Final = {"us": "me", "jihadist": "open"}
"""The Jihadist side is asked first."""


def keep(page: Page, address: str, *wanted: dict[str, Any]) -> list[str]:
    """Set tables up, and give the browser their keys."""
    made = [HTTP.post(f"{address}api/tables", json={"game": "labyrinth", **each}).json() for each in wanted]
    kept = [
        {
            "table": one["table"],
            "game": each.get("game", "labyrinth"),
            "tokens": list(dict.fromkeys(one["seats"].values())),
            **({"tutorial": each["tutorial"]} if "tutorial" in each else {}),
        }
        for one, each in zip(made, wanted, strict=True)
    ]
    page.evaluate("kept => localStorage.setItem('sandtable.tables', JSON.stringify(kept))", kept)
    page.goto("#/")
    page.reload()
    page.locator("[data-group]").first.wait_for()
    return [one["table"] for one in made]


def test_three_games_lie_on_the_shelf_each_with_its_scenarios(open_page: OpenPage) -> None:
    page = open_page()
    for _ in every_size(page):
        for edition in ("labyrinth", "awakening", "plain"):
            page.locator(f"[data-game={edition}]").scroll_into_view_if_needed()
            expect(page.locator(f"[data-game={edition}]")).to_be_in_viewport(ratio=1)
            expect(page.locator(f".game:has([data-game={edition}]) svg .space").first).to_be_visible()
    found = {}
    for edition in ("labyrinth", "awakening"):
        page.goto(f"#/new/{edition}")
        page.locator("[data-scenario]").first.wait_for()
        found[edition] = page.locator("[data-scenario]").evaluate_all("all => all.map(one => one.dataset.scenario)")
    assert found == {
        "labyrinth": ["lets_roll", "you_can_call_me_al", "anaconda", "mission_accomplished"],
        "awakening": ["awakening", "mitts_turn", "status_of_forces", "isil"],
    }


def test_with_twenty_games_everything_has_its_place(open_page: OpenPage, address: str) -> None:
    page = open_page()
    scenarios = ("lets_roll", "isil", "anaconda")
    mine = [{"seats": BOOK, "options": {"scenario": "lets_roll"}} for _ in range(10)]
    bots = [{"seats": {"us": "bot", "jihadist": "me"}, "options": {"scenario": each}} for each in scenarios]
    lessons = [{"seats": {}, "tutorial": f"labyrinth-{each}"} for each in ("first_game", "second_lesson")]
    tables = keep(page, address, *mine, *bots, *[{"seats": FRIEND}] * 5, *lessons)
    for size in every_size(page):
        page.evaluate("window.scrollTo(0, 0)")
        for always in ("[data-continue] [data-table]", ".new"):
            expect(page.locator(always)).to_be_in_viewport(ratio=1)
        if size != "phone":
            for edition in ("labyrinth", "awakening", "plain"):
                expect(page.locator(f"[data-game={edition}]")).to_be_in_viewport(ratio=1)
        page.evaluate("window.scrollTo(0, 9999)")
        expect(page.locator(".new")).to_be_in_viewport(ratio=1)  # wherever one is
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    expect(page.locator("[data-continue] [data-table]")).to_have_attribute("data-table", tables[0])  # asked longest ago
    expect(page.locator("[data-group=turn] .count")).to_have_text("12")
    expect(page.locator("[data-group=waiting] .count")).to_have_text("5")
    expect(page.locator(".mine").get_by_text("The Awakening").first).to_be_visible()
    expect(page.get_by_text("lesson").filter(has=page.locator("[data-table]"))).to_have_count(0)  # nobody's turn
    page.locator("[data-group=waiting]").click()
    expect(page.locator(".mine li")).to_have_count(5)
    expect(page.locator(".mine")).to_contain_text("Waiting for")
    assert complaints_at_all_sizes(page) == []
    page.emulate_media(color_scheme="dark")
    assert complaints_at_all_sizes(page) == []
    page.mouse.click(2, 300)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"#/table/{tables[0]}"))


def test_the_small_map_is_the_last_that_was_seen_at_the_table(open_page: OpenPage, address: str) -> None:
    page = open_page()
    egypt = {**US_PHASE, "countries": {**US_PHASE["countries"], "egypt": {"governance": "good", "alignment": "ally"}}}
    [table, _] = keep(page, address, {"seats": BOOK, "position": egypt}, {"seats": FRIEND})
    page.goto(f"#/table/{table}")
    settle(page)
    kept = page.evaluate(f"JSON.parse(localStorage.getItem('sandtable.glimpse.{table}'))")
    assert kept["egypt"][0] == "good"
    page.goto("#/")
    expect(page.locator("[data-continue] svg .space")).to_have_count(len(kept))
    fills = page.locator("[data-continue] svg .space").evaluate_all("all => all.map(one => one.style.fill)")
    assert fills.count("var(--good)") == [state for state, *_ in kept.values()].count("good") >= 1
    expect(page.locator("[data-continue] [data-about]")).to_contain_text("Good 3 of 12")  # how it stands


def test_a_row_says_how_far_somebody_is_who_has_left_at_once(open_page: OpenPage, address: str) -> None:
    page = open_page(AT_THE_DOOR)
    drawings: list[Route] = []

    def hold(drawing: Route) -> None:
        drawings.append(drawing)

    of_a_game = re.compile(r"/glimpse-[^/]*\.js$")
    page.route(of_a_game, hold)
    opened(page, address)
    page.goto("#/")
    about = page.locator("[data-continue] [data-about]")
    expect(about).to_contain_text("Warlords")
    assert drawings
    page.route(of_a_game, lambda route: route.continue_())
    for drawing in drawings:
        drawing.continue_()
    for faction, margin in (("Coalition", "\u2212"), ("Taliban", "\u2212")):
        expect(about).to_contain_text(re.compile(f"{faction} {margin}\\d+"))


def test_what_was_adjusted_by_hand_is_told_as_a_sentence(open_page: OpenPage, address: str) -> None:
    page = open_page()
    [table, _] = keep(page, address, {"seats": BOOK, "position": US_PHASE}, {"seats": FRIEND})
    page.goto(f"#/table/{table}")
    settle(page)
    open_menu(page).locator("[data-adjust]").click()
    page.get_by_role("button", name="Prestige: one more").click()
    page.locator("[data-apply]").click()
    expect(page.locator("[data-part=adjust]")).to_have_count(0)
    page.goto("#/")
    expect(page.locator("[data-continue] [data-last]")).to_have_text("The table was adjusted by hand.")


@pytest.mark.parametrize("size", list(SIZES))
def test_a_lesson_goes_on_where_one_left_it_and_is_ticked_when_done(open_page: OpenPage, size: str) -> None:
    page = open_page(viewport=viewport(size))
    lesson = page.locator("[data-lesson=labyrinth-first_game]")
    lesson.click()
    page.locator("[data-guide='1']").wait_for()
    page.locator("[data-next]").click()
    page.locator("[data-guide='2']").wait_for()
    at = page.url
    page.goto("#/")
    expect(lesson).to_contain_text("Go on, step 2")
    expect(page.locator("[data-continue]")).to_have_count(0)  # a lesson is no game
    lesson.click()
    expect(page).to_have_url(at)
    page.locator("[data-guide='2']").wait_for()
    page.evaluate("table => localStorage.setItem(`sandtable.guide.${table}`, '9/10')", at.rsplit("/", 1)[1])
    page.goto("#/")
    expect(lesson).to_have_attribute("data-done", "true")
    expect(page.locator(".lessons h2")).to_contain_text("1 of 9 done")
    expect(page.locator("[data-lesson=labyrinth-second_lesson]")).to_contain_text("Begin")
