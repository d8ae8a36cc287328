"""A server of its own on a free port, and a real Chromium to play at it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect, sync_playwright

import sandtable.web

LEFT_OUT: Final = (
    # A third of what a page costs: two pages of the browser's own are drawn behind the address bar of every window.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    # What playwright leaves out, for a browser takes the last list alone.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""Features of Chromium that no test needs."""
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # letters as wide in a shell without a window as in one with it
    f"--disable-features={','.join(LEFT_OUT)}",
)
LAPTOP: Final = {"width": 1280, "height": 800}
USUAL: Final = {"viewport": LAPTOP, "reduced_motion": "reduce", "service_workers": "block"}
"""How a page is opened unless a test asks for something else; a test of the installed app allows its worker."""
SIZES: Final = {"laptop": (1366, 625), "desk": (1920, 1080), "phone": (390, 844)}
"""A laptop with the bars of its browser, a large screen, a phone."""
PATIENCE: Final = 120_000
"""Milliseconds that a very busy machine may take to show something; nothing that is there is waited for."""
expect.set_options(timeout=PATIENCE)
HTTP: Final = httpx.Client(verify=False, timeout=PATIENCE / 1000, limits=httpx.Limits(max_keepalive_connections=0))
"""Sets tables up: one for all, for each of its own would read the certificates of the world first."""
AT_THE_DOOR: Final = "healthz"
"""Where a browser can be given a seat before it has loaded any page."""
CLIENT: Final = Path(sandtable.web.__file__).parent

OpenPage = Callable[..., Page]


def viewport(size: str) -> Any:
    """A window of one of the sizes."""
    width, height = SIZES[size]
    return {"width": width, "height": height}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here drives a browser."""
    here = str(Path(__file__).parent) + os.sep
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker("browser")


@pytest.fixture(scope="package")
def ahead(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that says how many seconds the server is ahead of the time."""
    file = tmp_path_factory.mktemp("ahead") / "seconds"
    file.write_text("0")
    return file


@pytest.fixture
def wait_days(ahead: Path) -> Iterator[Callable[[float], None]]:
    """Lets days go by on the server, for the test that asks for it."""

    def wait(days: float) -> None:
        ahead.write_text(str(days * 86400))

    yield wait
    ahead.write_text("0")


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory, ahead: Path) -> Iterator[str]:
    """The address of a server in a process of its own."""
    if not (CLIENT / "static" / "index.html").is_file():
        pytest.fail("the browser client has not been built: make client")
    database = tmp_path_factory.mktemp("server") / "tables.sqlite3"
    command = [sys.executable, "-c", "from tests.web.people import main; main()"]
    options = ["--port", "0", "--unlimited", "--database", str(database)]
    environment = os.environ | {"AHEAD": str(ahead)}
    with subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            yield next(word for word in line.split() if word.startswith("http"))
        finally:
            process.terminate()


# Not the session-wide fixtures of pytest-playwright: their event loop would still run when other tests start one.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser."""
    with sync_playwright() as playwright:
        # The same engine without the window that nobody sees, where it is installed.
        found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS), timeout=PATIENCE)
        yield browser
        browser.close()


def _is_a_fault(line: ConsoleMessage) -> bool:
    """Whether a line of the console is an error that is not merely a refusal by the server."""
    at_the_door = line.location["url"].endswith("/favicon.ico")  # where no page names its icon
    refused = "(Forbidden)" in line.text or "(Conflict)" in line.text  # it was asked of a moment that has passed
    away = "ERR_INTERNET_DISCONNECTED" in line.text  # a test has taken the network away
    return line.type == "error" and not (refused or at_the_door or away)


class Contexts:
    """Browser contexts and their pages, which go from test to test: a new one would load and compile all anew.

    What one has stored is forgotten, and a page looks as if it were new.
    """

    def __init__(self, chromium: Browser, address: str) -> None:
        self._chromium, self._address = chromium, address
        self._free: dict[str, list[Page]] = {}
        self._taken: list[tuple[str, Page]] = []
        self._own: list[BrowserContext] = []

    def take(self, planning: bool, own: bool, **options: Any) -> Page:
        """An empty page in a context with these options, which is closed after the test if it is its own."""
        shown = {each: options.pop(each, "null") for each in ("color_scheme", "reduced_motion")}
        size, options["viewport"] = options["viewport"], LAPTOP
        if own:
            self._own.append(self._new(planning, options))
            page = self._own[-1].new_page()
        else:
            kind = repr((planning, sorted(options.items())))
            free = self._free.setdefault(kind, [])
            page = free.pop() if free else self._new(planning, options).new_page()
            self._taken.append((kind, page))
            self._forget(page)
        if page.viewport_size != size:
            page.set_viewport_size(size)
        page.emulate_media(**shown)
        return page

    def _forget(self, page: Page) -> None:
        """Forget what was stored, and where the page has been."""
        session = page.context.new_cdp_session(page)
        forgotten = {"origin": self._address.rstrip("/"), "storageTypes": "cookies,local_storage,indexeddb"}
        session.send("Storage.clearDataForOrigin", forgotten)
        session.send("Page.resetNavigationHistory")
        session.detach()

    def _new(self, planning: bool, options: dict[str, Any]) -> BrowserContext:
        context = self._chromium.new_context(base_url=self._address, **options)
        if not planning:
            context.add_init_script(
                "location.protocol === 'http:' && localStorage.setItem('sandtable.planning', 'off')"
            )
        return context

    def _leave(self, page: Page) -> None:
        """Go to the door and do as all pages do; at a blank page the browser would begin another process."""
        page.goto(AT_THE_DOOR)
        page.evaluate("sessionStorage.clear()")
        page.unroute_all()

    def give_back(self) -> None:
        """Leave all pages; what a test has opened beside its own, or has closed, is gone."""
        taken, self._taken = self._taken, []
        for kind, page in taken:
            for other in page.context.pages:
                if other is not page:
                    other.close()
            if page.is_closed():
                page.context.close()
            else:
                self._leave(page)
                self._free[kind].append(page)
        while self._own:
            self._own.pop().close()


@pytest.fixture(scope="package")
def contexts(chromium: Browser, address: str) -> Contexts:
    """The contexts of all tests."""
    return Contexts(chromium, address)


@pytest.fixture
def open_page(contexts: Contexts) -> Iterator[OpenPage]:
    """Opens pages, each in a browser context of its own; a test fails on any error in their consoles.

    They ask for as little motion as possible, so that no story is told; a test of stories asks for motion.
    Question is answered by question; a test of plans asks for planning. Whoever puts a script into a page, or something
    between it and its socket, or sets its clock, asks for a context of its own: these cannot be taken away again.
    """
    errors: list[str] = []
    heard: list[Page] = []

    def broken(error: Error) -> None:
        errors.append(str(error))

    def said(line: ConsoleMessage) -> None:
        if _is_a_fault(line):
            errors.append(line.text)

    def open_one(path: str = "", *, planning: bool = False, own: bool = False, **options: Any) -> Page:
        page = contexts.take(planning, own, **USUAL | options)
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", broken)
        page.on("console", said)
        heard.append(page)
        page.goto(path)
        return page

    yield open_one
    contexts.give_back()
    for page in heard:
        page.remove_listener("pageerror", broken)
        page.remove_listener("console", said)
    assert errors == []
