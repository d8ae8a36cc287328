"""How a server is started: what command line and environment say, what cannot be, and what comes of it."""

from __future__ import annotations

import argparse
import gc
import os
import runpy
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, ClassVar

import pytest

from sandtable.core.errors import BadSetup
from sandtable.terminal.main import STOPPED
from sandtable.web import options, serve
from sandtable.web.connections import DOOR
from sandtable.web.dispatches.post import Sending
from sandtable.web.limits import FRAME_BYTES, NO_LIMITS, Limits
from sandtable.web.serve import Settings
from sandtable.web.thinking import Thinkers
from tests.web.people import listening, sqlite

VARIABLES = [
    value for name, value in vars(options).items() if isinstance(value, str) and value.startswith("SANDTABLE_")
]  # fmt: skip


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a server writes into the environment, or tells Python, ends with the test."""
    for name in (*VARIABLES, serve.BOUND):
        monkeypatch.setenv(name, "")
    before = gc.get_threshold(), sys.getswitchinterval(), DOOR.most, DOOR.proxies
    gc.unfreeze()  # what the tests themselves have set aside
    yield
    gc.freeze()
    gc.set_threshold(*before[0])
    sys.setswitchinterval(before[1])
    DOOR.most, DOOR.proxies = before[2:]


# -- what is said


def settled(monkeypatch: pytest.MonkeyPatch, *words: str) -> Settings:
    """The settings that a command line and the environment make."""
    ran: list[Settings] = []
    monkeypatch.setattr(serve, "serve", ran.append)
    parser = argparse.ArgumentParser()
    options.add_arguments(parser)
    serve.run(parser.parse_args(words))
    return ran[0]


def test_whoever_sits_down_takes_any_port_and_a_host_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with listening() as taken:
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setenv(options.PORTS, str(port))
        assert settled(monkeypatch).port == port  # and is told that it is taken
        assert settled(monkeypatch, "--open").port == 0
        assert settled(monkeypatch, "--open", "--port", str(port)).port == port
    assert settled(monkeypatch, "--open").port == port  # free again
    assert settled(monkeypatch, "--open", "--port", "0").port == 0


def test_only_who_sits_down_alone_has_no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    def unlimited(*words: str) -> bool:
        return settled(monkeypatch, "--port", "0", *words).unlimited

    assert not unlimited()
    assert unlimited("--unlimited")
    assert unlimited("--open")
    assert unlimited("--open", "--host", "::1")
    assert not unlimited("--open", "--host", "0.0.0.0")
    assert not unlimited("--host", "127.0.0.1")
    assert settled(monkeypatch, "--open").open_browser
    assert not settled(monkeypatch).open_browser


def test_the_command_line_has_the_last_word(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (options.KEEP_DAYS, options.MOST_BYTES, options.THINKERS, options.METRICS_PORT, options.WORKERS):
        monkeypatch.setenv(name, "7")
    monkeypatch.setenv(options.DEFLATE, "0")
    monkeypatch.setenv(options.ROOT_PATH, "/games")
    said = settled(monkeypatch)
    assert (said.keep_days, said.most_bytes, said.thinkers, said.metrics_port, said.workers) == (7, 7, 7, 7, 7)
    assert (said.deflate, said.root_path, said.metrics) == (False, "/games", False)
    numbers = ("--keep-days", "0", "--most-bytes", "0", "--thinkers", "0", "--metrics-port", "0", "--workers", "1")
    said = settled(monkeypatch, *numbers, "--deflate", "--root-path", "/other", "--metrics")
    assert (said.keep_days, said.most_bytes, said.thinkers, said.metrics_port, said.workers) == (0, 0, 0, 0, 1)
    assert (said.deflate, said.root_path, said.metrics) == (True, "/other", True)


def test_a_list_has_commas_and_no_empty_names(monkeypatch: pytest.MonkeyPatch) -> None:
    assert serve.listed(options.PROXIES) == []
    monkeypatch.setenv(options.PROXIES, " 10.0.0.1, ,10.0.0.2 ,")
    assert serve.listed(options.PROXIES) == ["10.0.0.1", "10.0.0.2"]


@pytest.mark.parametrize(
    "more",
    [
        {"workers": 0},
        {"workers": -1},
        {"keep_days": -1},
        {"most_bytes": -1},
        {"thinkers": -1},
        {"metrics_port": -1},
        {"metrics_port": 65536},
        {"root_path": "/"},
        {"root_path": "/games/"},
    ],
)
def test_what_cannot_be_is_refused(more: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        Settings(**more).check()


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"metrics_port": 65535},
        {"root_path": "/games/here"},
        {"workers": 2, "database": "postgresql://db/games"},
        {"keep_days": 1, "most_bytes": 1, "thinkers": 1},
    ],
)
def test_what_can_be_is_not(more: dict[str, Any], tmp_path: Path) -> None:
    Settings(**{"database": str(tmp_path / "tables.sqlite3"), **more}).check()


def test_nothing_is_counted_without_what_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(serve, "check_installed", lambda: asked.append("figures"))
    Settings().check()
    assert asked == []
    Settings(metrics=True).check()
    Settings(metrics_port=9100).check()
    assert asked == ["figures", "figures"]


# -- what comes of it


class Uvicorn:
    """Stands for the server: it was told how to run, and does not."""

    told: ClassVar[list[dict[str, Any]]] = []
    starts: ClassVar[bool] = True
    until: ClassVar[threading.Event | None] = None

    def __init__(self, how: dict[str, Any]) -> None:
        self.told.append(how)
        self.started = False

    def run(self, sockets: list[socket.socket]) -> None:
        """Serve for a moment."""
        self.told[-1]["sockets"] = [each.getsockname()[:2] for each in sockets]
        if self.until is not None:
            assert self.until.wait(60)
        self.started = self.starts
        for each in sockets:
            each.close()


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """How servers were told to run."""
    told: list[dict[str, Any]] = []
    monkeypatch.setattr(Uvicorn, "told", told)
    monkeypatch.setattr("uvicorn.Config", lambda app, **how: {"app": app, **how})
    monkeypatch.setattr("uvicorn.Server", Uvicorn)
    monkeypatch.setattr("uvicorn.run", lambda app, **how: told.append({"app": app, **how}))
    return told


def test_a_server_is_told_how_to_run(
    ran: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(
        port=0,
        database=sqlite(tmp_path),
        unlimited=True,
        hosts=["games.example", "other.example"],
        proxies=["10.0.0.1", "10.0.0.2"],
        metrics=True,
        metrics_port=9100,
        root_path="/games",
        keep_days=5,
        most_bytes=6,
        thinkers=7,
        dispatches="https://games.example",
        mail="mailtos://name:word@host",
        nearby=True,
    )
    assert serve.serve(settings) == 0
    (how,) = ran
    assert (how["app"], how["factory"], how["host"], how["root_path"]) == (serve.APP, True, "127.0.0.1", "/games")
    assert how["sockets"] == [("127.0.0.1", how["port"])]
    assert how["port"] > 0
    assert f"http://localhost:{how['port']}/" in capsys.readouterr().out
    assert how["proxy_headers"] is True
    assert how["forwarded_allow_ips"] == ["10.0.0.1", "10.0.0.2"]
    assert (how["server_header"], how["ws_max_size"], how["timeout_graceful_shutdown"]) == (False, FRAME_BYTES, 3)
    said = {
        options.DATABASE: sqlite(tmp_path),
        options.UNLIMITED: "1",
        serve.BOUND: "127.0.0.1",
        options.METRICS: "1",
        options.METRICS_PORT: "9100",
        options.KEEP_DAYS: "5",
        options.MOST_BYTES: "6",
        options.THINKERS: "7",
        options.DISPATCHES: "https://games.example",
        options.MAIL: "mailtos://name:word@host",
        options.NEARBY: "1",
        options.HOSTS: "games.example,other.example",
        options.PROXIES: "10.0.0.1,10.0.0.2",
    }
    assert {name: os.environ[name] for name in said} == said


def test_a_server_says_nothing_that_nobody_asked_for(
    ran: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(options.HOSTS, "games.example")
    monkeypatch.setenv(options.PROXIES, "10.0.0.9")
    assert serve.serve(Settings(port=0, database=sqlite(tmp_path))) == 0
    assert (os.environ[options.UNLIMITED], os.environ[options.METRICS]) == ("", "")
    assert (os.environ[options.HOSTS], os.environ[options.PROXIES]) == ("games.example", "10.0.0.9")
    assert ran[0]["forwarded_allow_ips"] == ["10.0.0.9"]
    assert serve.talking("127.0.0.1")["proxy_headers"] is False


def test_a_server_that_did_not_start_has_failed_and_holds_nothing(
    ran: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Uvicorn, "starts", False)
    assert serve.serve(Settings(port=0, database=sqlite(tmp_path))) == 1
    monkeypatch.setattr(Uvicorn, "starts", True)
    assert serve.serve(Settings(port=0, database=sqlite(tmp_path))) == 0  # the file is free again


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "localhost"), ("0.0.0.0", "localhost"), ("127.0.0.2", "127.0.0.2")]
)
def test_the_address_is_one_that_a_browser_can_open(
    ran: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str], host: str, shown: str
) -> None:
    assert serve.serve(Settings(host=host, port=0, database=sqlite(tmp_path))) == 0
    assert f"http://{shown}:{ran[0]['port']}/" in capsys.readouterr().out


def test_several_processes_listen_for_themselves(ran: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "check_database", lambda url: None)
    with listening() as found:
        port = found.getsockname()[1]
    assert serve.serve(Settings(port=port, database="postgresql://db/games", workers=2)) == 0
    (how,) = ran
    assert (how["app"], how["workers"], how["port"]) == (serve.APP, 2, port)
    serve.listening_socket("127.0.0.1", port).close()


@pytest.mark.parametrize(("metrics", "own_port"), [(False, 0), (True, 0), (False, 9100)])
def test_several_processes_count_together_if_somebody_asks(
    ran: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch, metrics: bool, own_port: int
) -> None:
    counted: list[tuple[str, int]] = []

    def together(host: str, port: int) -> nullcontext[None]:
        counted.append((host, port))
        return nullcontext()

    monkeypatch.setattr(serve, "check_database", lambda url: None)
    monkeypatch.setattr("sandtable.web.metering.together", together)
    figures: dict[str, Any] = {"metrics": metrics, "metrics_port": own_port}
    assert serve.serve(Settings(port=0, database="postgresql://db/games", workers=2, **figures)) == 0
    assert len(ran) == 1
    assert counted == ([("127.0.0.1", own_port)] if metrics or own_port else [])


def test_a_browser_is_opened_when_the_server_listens(
    ran: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    done = threading.Event()
    knocks: list[tuple[Any, ...]] = []
    knock = socket.create_connection

    def knocked(address: Any, timeout: float) -> socket.socket:
        knocks.append(address)
        if len(knocks) < 3:
            raise ConnectionRefusedError("not yet")
        return knock(address, timeout)

    def open_page(address: str) -> None:
        opened.append(address)
        done.set()

    monkeypatch.setattr("socket.create_connection", knocked)
    monkeypatch.setattr("webbrowser.open", open_page)
    monkeypatch.setattr(Uvicorn, "until", done)
    assert serve.serve(Settings(port=0, database=sqlite(tmp_path), open_browser=True)) == 0
    assert opened == [f"http://localhost:{ran[0]['port']}/"]
    assert len(knocks) == 3


# -- what a process runs


def made(monkeypatch: pytest.MonkeyPatch, **said: str) -> dict[str, Any]:
    """How the application is made that the environment describes."""
    for name, value in said.items():
        monkeypatch.setenv(f"SANDTABLE_{name}", value)
    found: list[dict[str, Any]] = []
    monkeypatch.setattr(serve, "create_app", lambda url, **how: found.append({"url": url, **how}))
    serve.app_from_environment()
    return found[0]


def test_a_process_runs_what_the_environment_describes(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = made(monkeypatch, DATABASE="postgresql://db/games", BOUND="192.0.2.7")
    assert usual["limits"] == Limits()
    assert (usual["figures"], usual["figures_at"]) == (False, None)
    assert (usual["keep_days"], usual["most_bytes"], usual["offers"].thinkers.processes) == (0, 0, Thinkers().processes)
    assert usual["offers"].sending is None
    assert (DOOR.most, DOOR.proxies) == (Limits().connections, [])
    assert gc.get_threshold() == serve.SELDOM
    assert gc.get_freeze_count() > 0
    assert sys.getswitchinterval() == pytest.approx(serve.SWITCH_SECONDS)
    assert usual["hosts"].know("192.0.2.7")
    assert not usual["hosts"].know(socket.gethostname())
    figures = {"METRICS": "1", "METRICS_PORT": "9100"}
    kept = {"KEEP_DAYS": "5", "MOST_BYTES": "6", "THINKERS": "7"}
    kept |= {"DISPATCHES": "https://games.example", "MAIL": "mailto://host", "NEARBY": "1"}
    told = made(
        monkeypatch, UNLIMITED="1", BOUND="0.0.0.0", PROXIES="10.0.0.1", HOSTS="games.example", **figures, **kept
    )
    assert told["limits"] == NO_LIMITS
    assert (told["figures"], told["figures_at"]) == (True, ("0.0.0.0", 9100))
    assert (told["keep_days"], told["most_bytes"], told["offers"].thinkers.processes) == (5, 6, 7)
    assert told["offers"].sending == Sending("https://games.example", "mailto://host", True)
    assert (DOOR.most, DOOR.proxies) == (NO_LIMITS.connections, ["10.0.0.1"])
    assert told["hosts"].know("games.example")
    assert told["hosts"].know(socket.gethostname())


@pytest.mark.parametrize(
    ("most", "wanted"), [(1000, 1000), (serve.DESCRIPTORS, 1 << 20), (1 << 30, 1 << 20), (None, 1 << 20)]
)
def test_as_many_files_as_there_may_be(monkeypatch: pytest.MonkeyPatch, most: int | None, wanted: int) -> None:
    resource = pytest.importorskip("resource")
    limits: list[tuple[int, int]] = []
    hard = resource.RLIM_INFINITY if most is None else most
    monkeypatch.setattr(resource, "getrlimit", lambda _: (64, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: limits.append(both))
    serve.raise_descriptors()
    assert limits == [(wanted, hard)]


# -- where it listens, and where it keeps the games


def test_a_socket_is_ready_for_whoever_comes() -> None:
    with serve.listening_socket("127.0.0.1", 0) as found:
        assert found.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR) == 1
        assert found.get_inheritable()
        assert found.proto == socket.IPPROTO_TCP
        socket.create_connection(found.getsockname(), timeout=60).close()
        with pytest.raises(BadSetup):
            serve.listening_socket("127.0.0.1", found.getsockname()[1])
    for port in (-1, 65536):
        with pytest.raises(BadSetup, match="port"):
            serve.listening_socket("127.0.0.1", port)


@pytest.mark.skipif(not socket.has_ipv6, reason="this system has no IPv6")
def test_a_socket_has_the_family_of_its_address() -> None:
    try:
        found = serve.listening_socket("::1", 0)
    except BadSetup:
        pytest.skip("this machine has no IPv6")
    with found:
        assert found.family == socket.AF_INET6


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("sqlite:////games/a.sqlite3", "sqlite:////games/a.sqlite3"),
        ("sqlite+aiosqlite:////games/a.sqlite3", "sqlite:////games/a.sqlite3"),
        ("postgresql+asyncpg://db/games", "postgresql+asyncpg://db/games"),
    ],
)
def test_an_address_of_a_database_is_taken_as_it_is(given: str, url: str) -> None:
    assert serve.database_url(given) == url


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSetup, match=r"tables\.sqlite3"):
        serve.database_url(str(tmp_path / "file" / "tables.sqlite3"))


def test_no_refusal_tells_a_password(tmp_path: Path) -> None:
    with listening() as nobody:
        address = f"postgresql+asyncpg://me:word@127.0.0.1:{nobody.getsockname()[1]}/games"
        with pytest.raises(BadSetup) as refused:
            serve.check_database(address)
    assert "word" not in str(refused.value)
    assert "127.0.0.1" in str(refused.value)


# -- as a module


@pytest.mark.parametrize(("code", "told"), [(0, 0), (2, 2), (STOPPED, 0)])
def test_whoever_runs_the_package_sits_down(monkeypatch: pytest.MonkeyPatch, code: int, told: int) -> None:
    said: list[list[str]] = []

    def played(words: list[str]) -> int:
        said.append(words)
        return code

    monkeypatch.setattr("sandtable.terminal.main.main", played)
    monkeypatch.setattr(sys, "argv", ["sandtable", "--port", "0"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("sandtable.web", run_name="__main__", alter_sys=False)
    assert (ended.value.code, said) == (told, [["serve", "--open", "--port", "0"]])
