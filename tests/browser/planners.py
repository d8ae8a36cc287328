"""Somebody who plans operations of A Distant Plain in a browser, and counts clicks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import AT_THE_DOOR, HTTP, OpenPage, viewport
from tests.browser.people import keys, settle
from tests.browser.plain_tables import A_SPOT, FACTIONS, START

SPACES = {
    "kabul": {"coalition_bases": 1, "coalition_troops": 4, "troops": 4, "police": 2},
    "khowst": {"coalition_troops": 1, "taliban": 2},
    "ghazni": {"coalition_troops": 1, "troops": 1, "taliban": 1},
    "zabol": {"taliban_bases": 1, "taliban": 3},
    "kandahar": {"taliban": 2, "police": 3},
    "helmand": {"taliban_bases": 1, "taliban": 3},
    "waziristan": {"taliban_bases": 1, "taliban": 4},
}
FIRST = {"coalition": 13, "government": 37, "taliban": 20, "warlords": 56}
"""A card on which each faction comes first."""
PREFERRED = ("done", "pass", "no")


def least(page: Page) -> str:
    """The answer that does least."""
    offered = keys(page)
    return next((key for key in PREFERRED if key in offered), offered[0])


IS_ANSWERED = """async ([table, token, address, key]) => {
    const headers = { Authorization: `Bearer ${token}` };
    const { journal } = await (await fetch(`${address}api/tables/${table}/save`, { headers })).json();
    return journal.some((entry) => entry[1] === key);
}"""


class Clicks:
    """Somebody who plans, and counts."""

    def __init__(self, page: Page, table: str, token: str, address: str, line: object = None) -> None:
        self.page = page
        self.count = 0
        self.line = line
        """What stands between the page and the server."""
        self._of = (table, token, address)

    def on(self, selector: str) -> Clicks:
        """Click a button, and wait until the plan was tried."""
        before = self._shown()
        self.page.locator(selector).first.click()
        self.count += 1
        self._wait(before)
        return self

    def land(self, space: str) -> Clicks:
        """Click a space on the map."""
        before = self._shown()
        x, y = self.page.locator(f"[data-space={space}].target").evaluate(A_SPOT)
        self.page.mouse.click(x, y)
        self.count += 1
        self._wait(before)
        return self

    def carry_out(self) -> Clicks:
        """Carry the plan out, and wait until somebody else is asked."""
        self.page.locator("[data-carry-out]").click()
        self.count += 1
        self.page.locator("[data-planner]").wait_for(state="detached")
        return self

    def _shown(self) -> str:
        return self.page.locator("[data-part=question]").inner_text()

    def _wait(self, before: str) -> None:
        script = "before => document.querySelector('[data-part=question]')?.innerText !== before"
        self.page.wait_for_function(script, arg=before)

    def answered(self) -> list[str]:
        """What was answered at the table, without chance."""
        table, token, address = self._of
        headers = {"Authorization": f"Bearer {token}"}
        save = HTTP.get(f"{address}api/tables/{table}/save", headers=headers).json()
        return [entry[1] for entry in save["journal"] if entry[0] in FACTIONS]

    def until_answered(self, key: str) -> None:
        """Wait until something has been answered at the table, whatever the page still shows of before."""
        self.page.wait_for_function(IS_ANSWERED, arg=[*self._of, key])


def opened(
    open_page: OpenPage,
    address: str,
    seat: str,
    size: str | None = None,
    lines: Callable[[Page], object] | None = None,
    dice: Sequence[int] = (),
    others: str = "me",
    **more: Any,
) -> Clicks:
    """A table where a faction acts first, all of them at this screen unless others play them."""
    shown = {} if size is None else {"viewport": viewport(size)}
    page = open_page(AT_THE_DOOR, planning=True, own=lines is not None, **shown)
    line = None if lines is None else lines(page)
    position = {**START, "spaces": SPACES, "card": FIRST[seat], **more}
    seats = {**dict.fromkeys(FACTIONS, others), seat: "me"}
    wanted: dict[str, Any] = {"game": "plain", "position": position, "seats": seats}
    if dice:
        wanted["dice"] = list(dice)
    created = HTTP.post(f"{address}api/tables", json=wanted).json()
    token = created["seats"][seat]
    sit_down(page, created["table"], token)
    settle(page)
    return Clicks(page, created["table"], token, address, line)


def sit_down(page: Page, table: str, token: str) -> None:
    """Give a browser the token of its seats, and open the table."""
    page.evaluate(
        """([table, tokens]) => localStorage.setItem(
            'sandtable.tables', JSON.stringify([{table, game: 'plain', tokens}]))""",
        [table, [token]],
    )
    page.goto(f"#/table/{table}")


def two_opened(open_page: OpenPage, address: str, seat: str, card: int, **more: Any) -> tuple[Page, Clicks]:
    """A table with two browsers: somebody has a faction and plans, somebody else has the others and does not."""
    position = {**START, "spaces": SPACES, "card": card, **more}
    seats = {**dict.fromkeys(FACTIONS, "me"), seat: "open"}
    wanted = {"game": "plain", "position": position, "seats": seats}
    created = HTTP.post(f"{address}api/tables", json=wanted).json()
    table = created["table"]
    joined = HTTP.post(f"{address}api/tables/{table}/join", json={"code": created["join"][seat]}).json()
    others, page = open_page(AT_THE_DOOR), open_page(AT_THE_DOOR, planning=True)
    sit_down(others, table, next(iter(created["seats"].values())))
    sit_down(page, table, joined["token"])
    settle(others)
    return others, Clicks(page, table, joined["token"], address)
