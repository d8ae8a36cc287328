"""Every word on a map can be read: it is large enough, nothing covers it, and it stands on a ground it is told from."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, OpenPage, viewport
from tests.browser.ink import FINE, Word, words_on_the_map
from tests.browser.looks import IN_SIGHT, bring_axe
from tests.browser.people import answer_until, choose, every_size, resize, settle
from tests.browser.plain_tables import opened
from tests.browser.stories import MOVING, to_the_story
from tests.browser.tables import BUSY, CROWDED, SOLO, US_PHASE, new_game, sit_at

FULL: dict[str, Any] = {
    **CROWDED,
    "plots": {"available": [3]},
    "countries": {
        **CROWDED["countries"],
        "libya": {"governance": "poor", "alignment": "ally", "civil_war": True, "militia": 2, "cells": 1},
        "syria": {**CROWDED["countries"]["syria"], "cadre": False, "aid": 2, "plots": [1],
                  "markers": ["advisors", "advisors"]},
        "iraq": {"governance": "poor", "alignment": "ally", "rc": "green", "besieged": True, "troops": 5,
                 "active_cells": 4, "cells": 0, "awakening": 2, "reaction": 3, "aid": 2, "plots": [1, 1, 2],
                 "markers": ["nato", "training_camps", "advisors"]},
        "france": {"posture": "soft", "plots": [2], "cells": 4, "cadre": False},
        "saudi_arabia": {"governance": "islamist_rule", "alignment": "adversary", "cells": 2},
        "gulf_states": {"governance": "good", "alignment": "ally", "troops": 2, "aid": 1},
    },
}  # fmt: skip
"""Countries with as much in them as there can be."""

OVER_THE_MAP: Final = """async () => {
    const inSight = IN_SIGHT;
    const found = await axe.run('[data-part=board]', { runOnly: ['color-contrast'] });
    const words = (kind) => found[kind].flatMap(({ nodes }) => nodes).filter(({ html }) => html.startsWith('<text'));
    const doubts = [...words('violations'), ...words('incomplete')].filter(({ target }) => inSight(
        document.querySelector(target[0])));
    return { doubts: doubts.map(({ html, any }) => `${html} ${any[0]?.message}`), passed: words('passes').length };
}""".replace("IN_SIGHT", IN_SIGHT)


def open_finely(open_page: OpenPage, **options: Any) -> Page:
    """A page whose pixels can be counted."""
    return open_page(**{"viewport": viewport("laptop"), "device_scale_factor": FINE, **options})


def unreadable(words: list[Word]) -> list[Word]:
    return [word for word in words if not word.is_readable]


MEASURED: Final = {"light": tuple(SIZES), "dark": ("laptop", "phone")}
"""At which sizes: on a desk all is as on a laptop, only larger, and the dark changes nothing but colours."""


def all_can_be_read(page: Page, scheme: str, least: int) -> None:
    """Measure the words on the map; so many there are where all of it is seen. Axe must agree."""
    for size in MEASURED[scheme]:
        resize(page, size)
        words = words_on_the_map(page)
        assert unreadable(words) == [], size
        assert len(words) >= (least if size != "phone" else 12)
        bring_axe(page)
        found = page.evaluate(OVER_THE_MAP)
        assert found["doubts"] == [], size
        assert found["passed"] >= 10
    resize(page, "laptop")


BROKEN = {
    "of the colour of its ground": "[data-country=iraq] .name { fill: var(--tint); }",
    "faint": "[data-country=iraq] .name { opacity: 0.5; }",
    "on a ground that is not drawn": "[data-country=iraq] .band { fill: #333; }",
    "small": "[data-country=iraq] .name { font-size: 10.5px !important; }",
}


def test_a_word_that_cannot_be_read_is_noticed(open_page: OpenPage, address: str) -> None:
    page = open_finely(open_page)
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    settle(page)
    assert unreadable(words_on_the_map(page)) == []
    for broken, style in BROKEN.items():
        added = page.add_style_tag(content=style)
        assert [word.name for word in unreadable(words_on_the_map(page))] == ['iraq: name "Iraq"'], broken
        added.evaluate("style => style.remove()")


COVER = """() => {
    const name = document.querySelector('[data-country=iraq] .name');
    const cover = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    const attributes = { x: 10, y: 4, width: 6, height: 12, style: 'fill: var(--tint)' };
    for (const [key, value] of Object.entries(attributes)) cover.setAttribute(key, value);
    name.after(cover);
}"""


def test_a_word_that_is_covered_is_noticed_and_axe_notices_colours(open_page: OpenPage, address: str) -> None:
    page = open_finely(open_page)
    sit_at(page, address, seats=SOLO, position=US_PHASE)
    settle(page)
    page.evaluate(COVER)
    assert [word.name for word in unreadable(words_on_the_map(page))] == ['iraq: name "Iraq"']
    page.add_style_tag(content="[data-country=iran] .name { color: #c0c0c0; }")
    bring_axe(page)
    assert any("Iran" in doubt for doubt in page.evaluate(OVER_THE_MAP)["doubts"])


@pytest.mark.parametrize("scheme", MEASURED)
def test_words_on_the_map_of_labyrinth(open_page: OpenPage, scheme: str) -> None:
    page = open_finely(open_page, color_scheme=scheme)
    new_game(page, "mission_accomplished", "alone-us")
    answer_until(page, "play_card")
    all_can_be_read(page, scheme, 120)
    page.locator("[data-options] button").first.click()
    page.locator("[data-options] [data-key=war_of_ideas]").click()
    expect(page.locator("[data-country].target .odds").first).to_be_visible()  # some are dim now
    all_can_be_read(page, scheme, 130)


@pytest.mark.parametrize("scheme", MEASURED)
def test_words_on_the_map_of_the_awakening(open_page: OpenPage, address: str, scheme: str) -> None:
    page = open_finely(open_page, color_scheme=scheme)
    sit_at(page, address, seats={"us": "me", "jihadist": "random"}, position=FULL)
    settle(page)
    expect(page.locator("[data-country=iraq] .regime-text")).to_have_text("RC")
    expect(page.locator("[data-country=syria] .war")).to_have_count(1)
    assert page.evaluate(LYING_OVER) == []
    all_can_be_read(page, scheme, 170)
    choose(page, "126")
    settle(page)
    choose(page, "war_of_ideas")
    expect(page.locator("[data-country].target.threatened .odds").first).to_be_visible()  # chance and alarm in one box
    assert page.evaluate(LYING_OVER) == []
    all_can_be_read(page, scheme, 175)


@pytest.mark.parametrize("scheme", MEASURED)
def test_words_on_the_map_of_a_distant_plain(open_page: OpenPage, address: str, scheme: str) -> None:
    page = open_finely(open_page, color_scheme=scheme)
    opened(page, address, spaces=BUSY)
    all_can_be_read(page, scheme, 70)
    choose(page, "sweep")
    settle(page)
    expect(page.locator("[data-space].target").first).to_be_attached()  # some are dim now
    all_can_be_read(page, scheme, 70)


def test_words_of_a_story_on_the_map(open_page: OpenPage, address: str) -> None:
    page = open_finely(open_page, reduced_motion=MOVING)
    to_the_story(page, address)
    page.locator("[data-pause]").click()
    while page.locator("[data-tray]").count() == 0:
        page.locator("[data-step]").click()
    for size in every_size(page):
        words = words_on_the_map(page, "[data-tray] text")
        assert len(words) == 2, size  # what it needed, and whether it does
        assert unreadable(words) == [], size


SMALLEST_BOX: Final = """() => [...document.querySelectorAll('[data-country] .body')].reduce((least, body) => {
    const { width, height } = body.getBoundingClientRect();
    return { width: Math.min(least.width, width), height: Math.min(least.height, height) };
}, { width: 999, height: 999 })"""


def test_boxes_are_large_enough_on_a_laptop(open_page: OpenPage) -> None:
    page = open_finely(open_page, viewport={"width": 1366, "height": 768})
    new_game(page, "lets_roll", "alone-us")
    settle(page)
    smallest = page.evaluate(SMALLEST_BOX)
    assert smallest["width"] >= 96
    assert smallest["height"] >= 62
    assert unreadable(words_on_the_map(page)) == []


LYING_OVER: Final = """() => {
    const beside = (one, two) => one.right <= two.left + 1 || one.bottom <= two.top + 1;
    const over = (one, two) => !beside(one, two) && !beside(two, one);
    const kinds = '[data-token], .war, .regime, .caliphate .flag, .bomb circle, .odds rect, .word';
    const clashes = (things) => {
        const boxes = things.map(([name, each]) => [name, each.getBoundingClientRect()]);
        return boxes.flatMap(([name, one], index) => boxes.slice(index + 1)
            .filter(([, two]) => over(one, two)).map(([other]) => `${name} and ${other}`));
    };
    const name = (each) => each.dataset.token ?? each.getAttribute('class');
    const countries = [...document.querySelectorAll('[data-country]')];
    return [
        ...countries.flatMap((country) => clashes([...country.querySelectorAll(kinds)].map((each) => (
            [`${country.dataset.country}: ${name(each)}`, each])))),
        ...clashes(countries.map((country) => [country.dataset.country, country.querySelector('.body')])),
    ];
}"""
"""What lies over something else in a box, and boxes that lie over one another."""
