"""The client as an app: its manifest, the shell that is there without a network, and the number of turns that wait."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import SIZES, OpenPage
from tests.browser.looks import complaints
from tests.browser.people import every_size, settle
from tests.browser.tables import SOLO, US_PHASE

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    for (;;) {
        for (const name of await caches.keys())
            if (await (await caches.open(name)).match(location.origin + '/')) return name;
        await new Promise(requestAnimationFrame);
    }
}"""
DROPPED = """async (name) => {
    while (await caches.has(name)) await new Promise(requestAnimationFrame);
}"""
BADGE = "window.badges = []; navigator.setAppBadge = async (count) => void window.badges.push(count)"


def test_without_a_network_the_shell_says_what_needs_the_server(open_page: OpenPage) -> None:
    page = open_page(service_workers="allow")
    page.evaluate(KEPT)
    page.goto("#/me")
    page.locator("h1", has_text="This is me").wait_for()
    page.context.set_offline(True)
    page.reload()
    away = page.locator("[data-away]")
    expect(away).to_contain_text("not connected")
    expect(away).to_contain_text("also a game alone against an opponent of the book")
    for size in every_size(page):
        expect(page.locator("[data-try-again]")).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    assert complaints(page) == []
    page.context.set_offline(False)
    page.locator("h1", has_text="This is me").wait_for()  # a network that is back is tried at once, at the same page


def test_a_newer_build_replaces_the_shell_of_the_older(open_page: OpenPage) -> None:
    page = open_page(service_workers="allow")
    here = page.evaluate(KEPT)
    older = here.rpartition(" ")[0] + " assets/index-older.js"
    page.evaluate("name => caches.open(name)", older)
    page.evaluate("name => caches.open(name)", "somebody else's")
    page.evaluate("async () => (await navigator.serviceWorker.ready).unregister()")
    page.reload()  # it is installed anew
    page.evaluate(DROPPED, older)
    assert set(page.evaluate("caches.keys()")) == {here, "somebody else's"}
    page.evaluate("name => caches.delete(name)", "somebody else's")


def test_what_is_installed_is_named_and_drawn(address: str) -> None:
    with httpx.Client(base_url=address) as http:
        manifest = http.get("/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        for icon in manifest.json()["icons"]:
            drawn = http.get(icon["src"]).content
            width, height = (int.from_bytes(drawn[at : at + 4], "big") for at in (16, 20))
            assert f"{width}x{height}" == icon["sizes"]
            assert len(drawn) < 16_000
        worker = http.get("/sw.js")
        assert worker.headers["cache-control"] == "no-cache"
        first = worker.text.partition("FIRST = '")[2].partition("'")[0]
        assert http.get("/").text.count(f"/{first}") == 1


def test_icon_and_title_say_how_many_tables_wait(open_page: OpenPage, address: str) -> None:
    page = open_page("healthz", own=True)
    page.add_init_script(BADGE)
    wanted = {"game": "labyrinth", "seats": SOLO, "position": US_PHASE}
    with httpx.Client(base_url=address) as http:
        made = [http.post("/api/tables", json=wanted | {"name": name}).json() for name in ("Friday", "Sunday")]
        away = http.post("/api/tables", json={"game": "labyrinth", "seats": {"us": "me", "jihadist": "open"}}).json()
    kept = [{"table": each["table"], "game": "labyrinth", "tokens": [each["seats"]["us"]]} for each in (*made, away)]
    page.evaluate("kept => localStorage.setItem('sandtable.tables', JSON.stringify(kept))", kept)
    page.goto("")
    expect(page).to_have_title("(2) Sandtable")
    assert page.evaluate("window.badges.at(-1)") == 2
    page.locator(f"[data-table='{made[1]['table']}']").click()
    settle(page)
    expect(page).to_have_title("(2) ● Your turn: Sunday")
    with httpx.Client(base_url=address) as http:  # it is removed from another device
        told = http.delete(
            f"/api/tables/{made[1]['table']}", headers={"Authorization": f"Bearer {kept[1]['tokens'][0]}"}
        )
        assert told.status_code == 200
    page.locator("[data-gone]").wait_for()
    page.wait_for_function("document.title.startsWith('(1) ') && window.badges.at(-1) === 1")
