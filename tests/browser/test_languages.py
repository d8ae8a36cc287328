"""The table in other languages, and in two that nobody speaks: nothing is cut, nothing is said by code."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from sandtable.core.game import games
from sandtable.words import ENGLISH, cover, source
from tests.browser.conftest import HTTP, OpenPage
from tests.browser.looks import complaints
from tests.browser.people import choose, keys, settle, sheet
from tests.browser.plain_tables import FACTIONS, START
from tests.browser.tables import CROWDED
from tools.pseudo import pseudo

SPOKEN: Final = {"de": "Neues Spiel", "ja": "新しいゲーム", "ru": "Новая игра"}
"""Each with what a new game is called in it."""
PSEUDO: Final = {"xx": "long", "ja-AQ": "dense"}
WINDOWS: Final = {"laptop": {"width": 1366, "height": 768}, "phone": {"width": 390, "height": 844}}
TABLES: Final[dict[str, dict[str, Any]]] = {
    "labyrinth": {"position": CROWDED, "seats": {"us": "me", "jihadist": "random"}},
    "plain": {"position": START, "seats": dict.fromkeys(FACTIONS, "me")},
}
FOREIGN: Final = """() => [...document.querySelectorAll('body [lang]')]
    .filter((each) => each.lang !== document.documentElement.lang && !each.closest('.printed, select'))
    .map((each) => each.textContent)"""
"""What is said in another language than the page's, beside the titles that are printed on cards."""
TEXTS: Final = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const parent = node.parentElement;
        if (!/\\p{L}/u.test(node.data) || parent.closest('script, style, select, kbd, .printed')) continue;
        if (parent.checkVisibility({ visibilityProperty: true })) found.push([node, parent]);
    }
    return found;
}"""
BY_CODE: Final = (
    f"""() => ({TEXTS})().map(([node]) => node.data.trim()).filter((text) => /[A-Za-z]{{2,}}/.test(text))"""
)
"""The texts with letters that no message of a pseudo-language has."""
CUT: Final = f"""(allowed) => {{
    const cut = ({TEXTS})().map(([, parent]) => parent).filter((each) => {{
        if (each.closest('svg') || each.closest(allowed)) return false;
        const style = getComputedStyle(each);
        if (style.clipPath !== 'none' || style.overflowX === 'visible') return false;
        return each.scrollWidth > each.clientWidth + 1;
    }});
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page itself'] : [];
    return [...wide, ...new Set(cut.map((each) => `${{each.tagName}}.${{each.className}}: ${{each.textContent}}`))];
}}"""
SMALL: Final = f"""() => ({TEXTS})()
    .filter(([, parent]) => !parent.closest('svg') && parseFloat(getComputedStyle(parent).fontSize) < 11)
    .map(([node]) => node.data)"""
OUT_OF_BOX: Final = """() => [...document.querySelectorAll('[data-country]')].flatMap((box) => {
    const body = box.querySelector('.body').getBBox();
    return [...box.querySelectorAll('.name, .word, .posture-word')].filter((text) => {
        const { x, width } = text.getBBox();
        return x < body.x || x + width > body.x + body.width + 0.5;
    }).map((text) => text.textContent);
})"""
"""Words in the boxes of the map that do not stay inside."""
NAMES: Final = ("Sandtable", "Slow")
"""Names: of the program, and of a player that only the tests know."""
MAY_BE_CUT: Final = ".gwot, [data-glance], [data-scenario], header h1, header p"
"""What ends in three dots where a window is too narrow, and can be read in full where it is opened."""


def sit(page: Page, address: str, game: str, language: str) -> None:
    """Sit down at a table of a game, in a language."""
    created = HTTP.post(f"{address}api/tables", json={"game": game, **TABLES[game]}).json()
    entry = {"table": created["table"], "game": game, "tokens": [next(iter(created["seats"].values()))]}
    page.evaluate("entry => localStorage.setItem('sandtable.tables', JSON.stringify([entry]))", entry)
    page.goto(f"?lang={language}#/table/{created['table']}")
    settle(page)


@pytest.mark.parametrize("language", SPOKEN)
def test_both_games_are_played_in_every_language_without_english(
    open_page: OpenPage, address: str, language: str
) -> None:
    page = open_page(f"?lang={language}")
    expect(page.get_by_role("link", name=SPOKEN[language], exact=True).first).to_be_visible()
    for game, answers in (("labyrinth", ("126", "war_of_ideas")), ("plain", ("sweep", "kandahar"))):
        sit(page, address, game, language)
        for answer in answers:
            assert answer in keys(page)
            choose(page, answer)
            settle(page)
        assert page.evaluate("document.documentElement.lang") == language
        assert page.evaluate(FOREIGN) == []
    if language == "ja":
        assert complaints(page) == []


def test_the_switch_is_on_every_page_and_is_remembered(open_page: OpenPage) -> None:
    page = open_page("?lang=en")
    for language, said in SPOKEN.items():
        page.locator("[data-language]").first.select_option(language)
        expect(page.get_by_role("link", name=said, exact=True).first).to_be_visible()
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.goto("#/new/plain")
    page.locator("[data-language]").first.select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")


# -- languages that nobody speaks


@cache
def disguised(way: str, game: str | None) -> str:
    return pseudo(way, source(ENGLISH, game))


def teach(page: Page, language: str) -> None:
    """Have the server of a page know a pseudo-language."""
    way = PSEUDO[language]
    known = [ENGLISH, language]
    first = {
        "languages": known,
        "shared": disguised(way, None),
        "covers": {game: pseudo(way, cover(ENGLISH, game)) for game in games()},
    }

    def english(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "languages": known})

    def of_a_game(route: Route) -> None:
        route.fulfill(body=disguised(way, route.request.url.rpartition("/")[2]), content_type="text/plain")

    page.route(f"**/api/words/{ENGLISH}", english)
    page.route(f"**/api/words/{language}", lambda route: route.fulfill(json=first))
    page.route(f"**/api/words/{language}/*", of_a_game)


def faults(page: Page, where: str) -> list[str]:
    """What is wrong with what is seen."""
    found = []
    for fault, script in (("by code", BY_CODE), ("small", SMALL), ("out of its box", OUT_OF_BOX), ("cut", CUT)):
        texts = page.evaluate(script, MAY_BE_CUT if fault == "cut" else None)
        found += [f"{where}, {fault}: {text}" for text in texts if text not in NAMES]
    return found


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("language", PSEUDO)
def test_nothing_is_cut_and_nothing_is_said_by_code(
    open_page: OpenPage, address: str, language: str, window: str
) -> None:
    page = open_page("healthz", viewport=WINDOWS[window])
    teach(page, language)
    found = []
    for path, shown in (
        ("", "[data-game=plain]"),
        ("#/new/labyrinth", "[data-begin]"),
        ("#/new/plain", "[data-begin]"),
    ):
        page.goto(f"./?lang={language}{path}")
        page.locator(shown).first.wait_for()
        found += faults(page, path or "home")
    for game, answer in (("labyrinth", "126"), ("plain", "sweep")):
        sit(page, address, game, language)
        found += faults(page, game)
        choose(page, answer)
        settle(page)
        found += faults(page, f"{game}, {answer}")
        for tab in ("hand", "card", "status", "log"):
            sheet(page, tab)
            found += faults(page, f"{game}, {tab}")
    assert "\n".join(found) == ""
