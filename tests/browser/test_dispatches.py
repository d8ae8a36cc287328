"""Being told things: a person chooses on their page, and the worker of the client shows what comes by push."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PATIENCE, SIZES, OpenPage
from tests.browser.looks import complaints
from tests.browser.people import every_size
from tests.web.sinks import http_sink

PUSHED = """(sent) => new Promise((shown) => {
    registration.showNotification = async (...what) => shown(what);
    dispatchEvent(new PushEvent('push', { data: JSON.stringify(sent) }));
})"""
"""Something comes by push to the worker: what it shows, which a browser without a window cannot."""


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


def test_what_comes_by_push_is_shown(chromium: Browser, telling: str) -> None:
    context = chromium.new_context(base_url=telling)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("")
    worker = context.service_workers[0] if context.service_workers else context.wait_for_event("serviceworker")
    sent = {"title": "It is your turn", "body": "Roll.", "link": "http://games.example/#/table/x", "tag": "x"}
    title, shown = worker.evaluate(PUSHED, sent)
    assert (title, shown["body"], shown["tag"], shown["data"]) == (
        sent["title"],
        sent["body"],
        "x",
        {"link": sent["link"]},
    )
    context.close()
