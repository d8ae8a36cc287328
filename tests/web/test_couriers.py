"""What a courier does with a parcel, seen from inside its process: whom it reaches, and what it says became of it."""

from __future__ import annotations

import io
import json
import logging
import resource
import socket
import sys
from typing import Any

import pytest

from sandtable.web.dispatches import courier, libraries
from sandtable.web.dispatches.courier import CHECK, MEMORY_BYTES, carried_out, main
from sandtable.web.dispatches.nearby import Guard, Nearby, resolves_near
from sandtable.web.dispatches.queue import FAILED, GONE, SENT
from tests.web.sinks import Browser, http_sink

PARCEL = {
    "near": True,
    "title": "Your turn",
    "body": "Play.",
    "link": "https://games.example.org/#/table/x",
    "tag": "x",
}
OF_APPRISE = pytest.mark.filterwarnings("ignore:'imghdr' is deprecated")
"""What the library imports it imports once, in whichever test comes first."""
FAR, HERE = ("8.8.8.8", 443), ("127.0.0.1", 8642)


@OF_APPRISE
def test_what_becomes_of_a_text() -> None:
    guard = Guard()
    with http_sink() as sink:
        parcel = {**PARCEL, "kind": "apprise", "address": f"json://127.0.0.1:{sink.port}/ann"}
        assert carried_out(parcel, guard) == SENT
        said = sink.arrived[-1].document
        assert (said["title"], said["message"]) == ("Your turn", f"Play.\n\n{PARCEL['link']}")
        assert carried_out({**parcel, "link": ""}, guard) == SENT
        assert sink.arrived[-1].document["message"] == "Play."
        sink.status = 500
        assert carried_out(parcel, guard) == FAILED
        assert carried_out({**parcel, "address": "nothing://that/anybody/knows"}, guard) == FAILED


def test_what_becomes_of_a_push() -> None:
    guard, browser, vapid = Guard(), Browser(), libraries.new_vapid()
    with http_sink() as sink:
        parcel = {**PARCEL, "kind": "push", "address": json.dumps(browser.subscription(sink.address))}
        parcel |= {"vapid": vapid.private, "contact": "mailto:host@example.org"}
        assert carried_out(parcel, guard) == SENT
        assert browser.read(sink.arrived[-1]) == {name: PARCEL[name] for name in ("title", "body", "link", "tag")}
        assert int(sink.arrived[-1].headers["ttl"]) == libraries.TO_LIVE_SECONDS
        became = []
        for sink.status in (404, 410, 403, 429, 500):
            became.append(carried_out(parcel, guard))
        assert became == [GONE, GONE, FAILED, FAILED, FAILED]
        assert carried_out({**parcel, "address": "no subscription"}, guard) == FAILED


@OF_APPRISE
def test_an_address_is_looked_at_without_being_reached() -> None:
    with http_sink() as sink:
        known = {**PARCEL, "kind": CHECK, "address": f"json://127.0.0.1:{sink.port}/ann"}
        unknown = {**known, "address": "nothing://that/anybody/knows"}
        assert [carried_out(each, Guard()) for each in (known, unknown)] == [SENT, FAILED]
        assert sink.arrived == []


@pytest.mark.parametrize(("kind", "near", "allowed"), [
    ("apprise", False, False), ("apprise", True, True), ("push", False, False), ("mail", False, True),
])  # fmt: skip
def test_only_the_hosts_own_mail_or_word_lets_a_parcel_stay_near(
    kind: str, near: bool, allowed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(libraries, "notify", lambda *given: SENT)
    monkeypatch.setattr(libraries, "push", lambda *given: SENT)
    guard = Guard()
    guard.near_allowed = not allowed  # what held for the parcel before
    assert carried_out({**PARCEL, "kind": kind, "near": near, "address": "", "vapid": "", "contact": ""}, guard) == SENT
    assert guard.near_allowed is allowed


@pytest.mark.parametrize("event", ["socket.connect", "socket.sendto"])
def test_the_guard_lets_through_what_goes_far(event: str) -> None:
    guard = Guard()
    guard.look(event, (None, FAR))
    guard.look(event, (None, ("2001:4860:4860::8888", 443, 0, 0)))
    for near in (HERE, ("::1", 1, 0, 0), ("10.0.0.1", 1), "/run/postgresql/.s.PGSQL.5432", b"\0name", (), (7, 1)):
        with pytest.raises(Nearby, match="own network"):
            guard.look(event, (None, near))
    guard.near_allowed = True
    guard.look(event, (None, HERE))


def test_the_guard_lets_nothing_be_begun_and_minds_nothing_else() -> None:
    guard = Guard()
    guard.near_allowed = True
    for event in ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork"):
        with pytest.raises(Nearby, match=event):
            guard.look(event, ())
    guard.look("open", ("/etc/hosts", "r", 0))
    guard.look("socket.bind", (None, HERE))


def test_a_name_is_near_if_any_of_its_addresses_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*addresses: str) -> Any:
        return lambda host, port: [(0, 0, 0, "", (address, 0)) for address in addresses]

    for addresses, near in ((("8.8.8.8",), False), (("8.8.8.8", "127.0.0.1"), True), ((), False)):
        monkeypatch.setattr(socket, "getaddrinfo", found(*addresses))
        assert resolves_near("games.example.org") is near

    def unknown(host: str, port: None) -> Any:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    assert resolves_near("nowhere.example.org") is False


def test_parcels_come_in_line_by_line_to_a_courier_that_is_guarded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[object] = []
    monkeypatch.setattr(resource, "setrlimit", lambda what, bounds: done.append((what, bounds)))
    monkeypatch.setattr(logging, "disable", lambda: done.append("silent"))
    monkeypatch.setattr(Guard, "stand", lambda self: done.append("guarded"))
    monkeypatch.setattr(courier, "carried_out", lambda parcel, guard: f"{parcel['n']} {guard.near_allowed}")
    monkeypatch.setattr(sys, "stdin", io.StringIO('{"n": 1}\n{"n": 2}\n'))
    main()
    assert done == [(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES)), "silent", "guarded"]
    assert capsys.readouterr().out == "1 False\n2 False\n"
