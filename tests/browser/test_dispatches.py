"""Being told things: a person chooses on their page, and the worker of the client shows what comes by push."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE, SIZES, OpenPage
from tests.browser.looks import complaints
from tests.browser.people import every_size, sit_down
from tests.browser.tables import a_table
from tests.web.people import bearer
from tests.web.sinks import Browser as Subscriber
from tests.web.sinks import http_sink

LEAVE = """(subscription) => {
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription });
}"""
"""A browser without a network of push services is subscribed at the test's own."""
OVERHEAR = """() => {
    self.went = [];
    WindowClient.prototype.focus = async () => void went.push('focus');
    Clients.prototype.openWindow = async (url) => void went.push(url);
    if (Notification.permission === 'granted') return;
    const shown = [];
    const close = () => void shown.pop();
    registration.showNotification = async (title, how) => void shown.push({ title, ...how, close });
    registration.getNotifications = async () => shown;
}"""
"""Only a click by hand opens or focuses a window, and Chromium's shell shows no notices: what would be is kept."""
SHOWN = """async () => {
    for (;;) {
        const shown = await registration.getNotifications();
        if (shown.length) return shown.map(({ title, body, tag, data }) => ({ title, body, tag, link: data.link }));
        await new Promise((next) => setTimeout(next, 10));
    }
}"""
GONE = """async () => {
    while ((await clients.matchAll({ type: 'window' })).length) await new Promise((next) => setTimeout(next, 10));
}"""
"""A page that was left is known to the worker for a moment, and would never get anywhere."""
CLICKED = """async () => {
    self.went.length = 0;
    const [notification] = await registration.getNotifications();
    const doing = [];
    const more = { notification, waitUntil: (work) => doing.push(work) };
    dispatchEvent(Object.assign(new Event('notificationclick'), more));
    await Promise.all(doing);
    return [went, (await registration.getNotifications()).length];
}"""


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that tells people things."""
    database = tmp_path_factory.mktemp("telling") / "tables.sqlite3"
    command = [sys.executable, "-c", "from tests.web.people import main; main()", "--port", "0", "--unlimited"]
    more = ["--database", str(database), "--dispatches", "http://games.example", "--nearby"]
    with subprocess.Popen([*command, *more], stdout=subprocess.PIPE, text=True, cwd=Path.cwd()) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            yield next(word for word in line.split() if word.startswith("http"))
        finally:
            process.terminate()


def test_where_nothing_is_sent_the_page_says_so(open_page: OpenPage) -> None:
    page = open_page("#/me")
    page.locator("[data-be-me]").click()
    expect(page.locator("[data-told-off]")).to_contain_text("This host tells nobody anything")


def test_a_person_chooses_where_and_when_and_is_sent_a_test(chromium: Browser, telling: str) -> None:
    page = chromium.new_context(base_url=telling).new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("#/me")
    page.locator("[data-be-me]").click()
    with http_sink() as sink:
        page.locator("[data-address-typed]").fill("file:///etc/passwd")
        page.locator("[data-add]").click()
        expect(page.get_by_role("alert")).to_contain_text("no address that can be used here")
        page.locator("[data-address-typed]").fill(f"{sink.address}/secret")
        page.locator("[data-add]").click()
        page.locator("[data-test]").click()
        expect(page.get_by_role("status")).to_contain_text("The test was sent.")
        assert [each.document["title"] for each in sink.arrived] == ["A test from Sandtable"]
    page.locator("[data-kind=chat]").check()
    page.locator("[data-quiet]").check()
    expect(page.get_by_label("Quiet from")).to_have_value("22")
    page.reload()
    expect(page.locator("[data-kind=chat]")).to_be_checked()
    assert "secret" not in page.content()
    for size in every_size(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    assert complaints(page) == []
    page.locator("[data-remove]").click()
    expect(page.locator("[data-address]")).to_have_count(0)
    page.context.close()


def deliver(page: Page, text: str) -> None:
    """Let Chromium give what has come by push to the worker of a page, as it does with what a push service sends."""
    session = page.context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(10)
    scope, id = known[-1]["scopeURL"], known[-1]["registrationId"]
    session.send("ServiceWorker.deliverPushMessage", {"origin": scope, "registrationId": id, "data": text})
    session.detach()


def test_a_push_of_the_server_is_shown_by_the_worker_and_leads_to_its_table(chromium: Browser, telling: str) -> None:
    context = chromium.new_context(base_url=telling)
    context.grant_permissions(["notifications"], origin=telling.rstrip("/"))
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    keys = Subscriber()
    with http_sink() as service, httpx.Client(base_url=telling, timeout=PATIENCE) as http:
        made = a_table(telling, name="Friday")
        at = f"/api/tables/{made['table']}"
        ben = http.post(f"{at}/join", json={"code": made["join"]["jihadist"]}).json()["token"]
        page.goto("healthz")
        sit_down(page, made["table"], made["seats"]["us"])
        page.goto("#/me")
        page.locator("[data-be-me]").click()
        page.evaluate(LEAVE, keys.subscription(f"{service.address}/push/ann"))
        page.locator("[data-push]").click()
        expect(page.locator("[data-address=push]")).to_be_visible()
        # Ben leaves his seat to a program, and as soon as it has played, it is Ann's turn.
        leaves = {"seat": "jihadist", "program": "random"}
        assert http.post(f"{at}/resign", json=leaves, headers=bearer(ben)).status_code == 200
        while not service.arrived:
            page.wait_for_timeout(10)
    (said,) = map(keys.read, service.arrived)
    worker = context.service_workers[0]
    worker.evaluate(OVERHEAR)
    deliver(page, json.dumps(said))
    (shown,) = worker.evaluate(SHOWN)
    assert shown == said
    assert shown["title"] == "It is your turn in “Friday”"
    # What was sent leads to the host's name; the worker goes there where the browser knows it.
    there = f"{telling}#/table/{made['table']}"
    assert worker.evaluate(CLICKED) == [["focus"], 0]
    page.wait_for_url(there)
    page.locator("[data-country]").first.wait_for()
    other = context.new_page()  # looked at last
    other.goto("#/me")
    deliver(page, json.dumps(said))
    worker.evaluate(SHOWN)
    page.goto("#/me")
    assert worker.evaluate(CLICKED) == [["focus"], 0]
    page.wait_for_url(there)  # the window that began there, and not the other
    assert other.url == f"{telling}#/me"
    deliver(page, json.dumps(said))
    worker.evaluate(SHOWN)
    page.goto("about:blank")
    other.goto("about:blank")
    worker.evaluate(GONE)
    assert worker.evaluate(CLICKED) == [[there], 0]  # a new one
    context.close()
