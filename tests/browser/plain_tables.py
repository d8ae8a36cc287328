"""Tables of A Distant Plain that several browser tests sit down at."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import HTTP
from tests.browser.people import settle

FACTIONS = ("coalition", "government", "taliban", "warlords")


SPACES = {
    "kabul": {"coalition_bases": 1, "coalition_troops": 2, "troops": 2, "police": 2},
    "zabol": {"coalition_troops": 1, "taliban_bases": 1, "taliban": 2, "taliban_active": 1},
    "waziristan": {"taliban_bases": 1, "taliban": 2},
    "balkh": {"warlord_bases": 1, "warlords": 1},
    "loc_kabul_aibak": {"police": 1},
}


START = {
    "game": "plain",
    "card": 13,
    "next": 14,
    "resources": {"government": 30, "taliban": 10, "warlords": 15},
    "aid": 15,
    "patronage": 5,
    "islamabad": {"box": "backing"},
    "spaces": SPACES,
}
"""Anti-Corruption Drive: Coalition, Warlords, Taliban, Government."""


def opened(page: Page, address: str, **more: object) -> None:
    """A table of four factions, all of them at this screen."""
    wanted = {"game": "plain", "position": {**START, **more}, "seats": dict.fromkeys(FACTIONS, "me")}
    created = HTTP.post(f"{address}api/tables", json=wanted).json()
    page.evaluate(
        """([table, tokens]) => localStorage.setItem(
            'sandtable.tables', JSON.stringify([{table, game: 'plain', tokens}]))""",
        [created["table"], [created["seats"]["coalition"]]],
    )
    page.goto(f"#/table/{created['table']}")
    settle(page)


def pieces(page: Page, space: str) -> dict[str, int]:
    """The pieces that are drawn in a space."""
    found = page.locator(f"[data-pieces-of={space}] [data-piece]")
    pairs = found.evaluate_all("all => all.map(each => [each.dataset.piece, Number(each.dataset.count)])")
    return dict(pairs)


A_SPOT = """space => {
    const box = space.getBoundingClientRect();
    for (let down = 1; down < 40; down++) {
        for (let across = 1; across < 40; across++) {
            const [x, y] = [box.x + (box.width * across) / 40, box.y + (box.height * down) / 40];
            const around = [[x, y], [x - 2, y], [x + 2, y], [x, y - 2], [x, y + 2]];
            const at = ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-space]');
            if (around.every((point) => at(point) === space)) return [x, y];
        }
    }
    return null;
}"""
"""A point of a space that nothing else covers, and no edge is near."""
