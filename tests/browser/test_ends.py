"""The end shows what decided, in the colours of those it belongs to, and where the game turned."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import HTTP, OpenPage
from tests.browser.looks import complaints_at_all_sizes
from tests.browser.people import every_size
from tests.browser.plain_tables import FACTIONS

STROKE = "line => getComputedStyle(line).stroke"
COLOUR = """side => {
    const probe = document.createElement('i');
    probe.style.color = `var(--${side})`;
    document.body.append(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    return colour;
}"""


def test_the_end_of_a_distant_plain_shows_the_margins_of_all_factions(open_page: OpenPage, address: str) -> None:
    wanted = {"game": "plain", "seats": dict.fromkeys(FACTIONS, "random"), "options": {"scenario": "short"}}
    created = HTTP.post(f"{address}api/tables", json=wanted, timeout=None).json()
    page = open_page(f"#/table/{created['table']}")
    expect(page.locator("[data-outcome]")).to_be_visible()
    for _ in every_size(page):
        for faction in FACTIONS:
            line = page.locator(f"[data-course] [data-line=margin-{faction}]")
            assert line.evaluate(STROKE) == page.evaluate(COLOUR, faction)  # the Taliban are not the Warlords
            expect(page.locator(f".standing [data-side={faction}]")).to_contain_text(faction.capitalize())
        expect(page.locator("[data-course]").first).to_contain_text("victory")
    marks = page.locator("[data-course] .mark").count()
    assert 1 <= marks == page.locator("[data-turnings] li").count() <= 4
    assert complaints_at_all_sizes(page, "dialog") == []
    page.emulate_media(color_scheme="dark")
    assert complaints_at_all_sizes(page, "dialog") == []
    page.locator("[data-turnings] a").first.click()  # to see it again
    expect(page.locator("[data-forward]")).to_be_visible()
    expect(page.locator("input[type=range]")).not_to_have_value("0")
