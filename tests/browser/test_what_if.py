"""A trial of one's own beside a game, with a frame that nobody overlooks; a link to a step; my figures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import SIZES, OpenPage
from tests.browser.looks import complaints
from tests.browser.people import every_size, keys, open_menu, resize, settle
from tests.browser.tables import two_at_a_table


def test_a_trial_has_a_loud_frame_and_the_game_goes_on_beside_it(open_page: OpenPage, address: str) -> None:
    _, ben = two_at_a_table(open_page, address)
    asked = keys(ben)
    real = ben.url
    open_menu(ben).locator("[data-what-if]").click()
    ben.locator("[data-play-on-begin]").click()
    trial = ben.locator("[data-trial]")
    expect(trial).to_contain_text("nothing of it counts")
    assert ben.url != real
    for size in every_size(ben):
        box = ben.locator(".trial").bounding_box()
        assert box is not None
        assert (box["width"], box["height"]) == SIZES[size]
        expect(ben.locator("[data-trial]")).to_be_in_viewport(ratio=1)
        assert ben.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    resize(ben, "laptop")
    assert complaints(ben) == []
    ben.goto(real)
    settle(ben)
    expect(ben.locator("[data-trial]")).to_have_count(0)
    assert keys(ben) == asked


def test_figures_count_games_that_are_over_and_are_exported(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("healthz")
    page.evaluate(
        "localStorage.setItem('sandtable.tables', JSON.stringify([{table: 'T', game: 'labyrinth', tokens: ['x']}]))"
    )
    now: dict[str, Any] = {
        "table": "T", "name": None, "game": "labyrinth", "options": {}, "seat": "us", "resting": [],
        "your_turn": False, "asking": None, "people": {"us": "human", "jihadist": "solitaire:muddled"},
        "names": {"us": "Ann"}, "turn": 9, "last": None, "over": True, "tutorial": None, "updated": 7200, "until": None,
    }  # fmt: skip
    ended = {"winner": "us", "rule": "1", "message": "x", "standing": [{"seat": "us", "margin": 4}]}
    about = {"table": "T", "game": "labyrinth", "terms": [], "seats": {}, "created": 3600, "outcome": ended}
    page.route("**/api/mine", lambda route: route.fulfill(json=[now]))
    page.route("**/api/tables/T", lambda route: route.fulfill(json=about))
    page.goto("")
    figures = page.locator("[data-figures]")
    expect(figures.locator("[data-sums]")).to_have_text("one game is over, 1 won")
    expect(figures.locator("tbody tr")).to_have_count(1)
    for size in every_size(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    assert complaints(page) == []
    with page.expect_download() as download:
        figures.locator("[data-export-plays]").click()
    download.value.save_as(tmp_path / "plays.json")
    (play,) = json.loads((tmp_path / "plays.json").read_text())["plays"]
    assert (play["durationMin"], play["players"][0]["winner"], play["players"][0]["name"]) == (60, True, "Ann")
