"""What a host looks for: health, readiness, figures, logs, settings."""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import logging
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from email.message import Message
from pathlib import Path
from typing import Any, cast
from urllib.error import HTTPError

import httpx
import pytest
import uvicorn
from prometheus_client.mmap_dict import MmapedDict, mmap_key

from sandtable.core.errors import BadSetup
from sandtable.terminal.main import main
from sandtable.web import checking, databases, logs, metering, options, serve
from sandtable.web.app import Offers, create_app
from sandtable.web.rooms import Rooms
from sandtable.web.store import Store
from sandtable.web.thinking import Thinkers
from tests.web.people import HOT_SEAT, Process, Server, bearer, listening, play_on, serving, sqlite
from tests.web.waiting import code_of

# -- health


def test_a_server_says_whether_it_is_alive_and_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(store: Store) -> None:
        await databases.safely(_refused())

    async def _refused() -> None:
        raise ConnectionRefusedError("nobody there")

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            rooms: Rooms = server.app.state.rooms
            for path in ("/healthz", "/readyz"):
                assert (await server.http.get(path)).status_code == 200
            monkeypatch.setattr(Store, "answers", away)
            assert (await server.http.get("/healthz")).status_code == 200
            reply = await server.http.get("/readyz")
            assert (reply.status_code, code_of(reply)) == (503, "unavailable")
            monkeypatch.undo()
            rooms.ending = True
            assert (await server.http.get("/readyz")).status_code == 503

    asyncio.run(scenario())


def test_a_command_asks_whether_a_server_is_ready(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            address = f"http://127.0.0.1:{server.port}"
            assert await asyncio.to_thread(main, ["health", address]) == 0
            assert await asyncio.to_thread(checking.health, f"127.0.0.1:{server.port}/") == address
            server.app.state.rooms.ending = True
            assert await asyncio.to_thread(main, ["health", address]) == 2
        assert await asyncio.to_thread(main, ["health", address]) == 2

    asyncio.run(scenario())
    said = capsys.readouterr()
    assert "is ready" in said.out
    assert "is about to end" in said.err
    assert "no server answers" in said.err


@pytest.mark.parametrize("body", [b"no document", b"[]", b'{"error": {}}', b'{"error": null}'])
def test_who_is_not_ready_and_does_not_say_why_is_not_ready(monkeypatch: pytest.MonkeyPatch, body: bytes) -> None:
    def away(address: str, timeout: float) -> None:
        assert (address, timeout) == ("http://games.example/readyz", 10)
        raise HTTPError(address, 503, "Service Unavailable", Message(), io.BytesIO(body))

    monkeypatch.setattr("urllib.request.urlopen", away)
    with pytest.raises(BadSetup, match="Service Unavailable"):
        checking.health("games.example")


# -- figures


async def figures(http: httpx.AsyncClient, address: str = "/metrics") -> dict[str, float]:
    """What Prometheus would read."""
    lines = (await http.get(address)).text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def test_figures_are_told_only_where_somebody_asks_for_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            reply = await server.http.get("/metrics")
            assert (reply.status_code, code_of(reply)) == (404, "not_found")

    asyncio.run(scenario())


@pytest.mark.parametrize("own_port", [False, True])
def test_tables_sockets_answers_refusals_and_times_are_counted(tmp_path: Path, own_port: bool) -> None:
    with listening() as found:
        port = found.getsockname()[1]
    at = ("127.0.0.1", port) if own_port else None
    app = create_app(sqlite(tmp_path), figures=not own_port, figures_at=at)

    async def scenario() -> None:
        with listening() as found:
            running = uvicorn.Server(uvicorn.Config(app, **serve.talking("127.0.0.1")))
            task = asyncio.create_task(running.serve(sockets=[found]))
            while not running.started:
                await asyncio.sleep(0.01)
            server = Server(found.getsockname()[1], app)
            where = f"http://127.0.0.1:{port}/metrics" if own_port else "/metrics"
            assert (await server.http.get("/metrics")).status_code == (404 if own_port else 200)
            created = await server.create(HOT_SEAT)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                await play_on(player, 3, random.Random(1))
                assert (await player.answer(["nonsense"]))["type"] == "error"
                told = await figures(server.http, where)
                assert told["sandtable_tables"] == told["sandtable_sockets"] == 1
                assert told['sandtable_answers_total{game="labyrinth"}'] == 3
                assert told['sandtable_refusals_total{code="illegal_answer"}'] == 1
                for part in ("rules", "views", "database"):
                    assert told[f'sandtable_seconds_count{{part="{part}"}}'] >= 3
                    assert 0 < told[f'sandtable_seconds_sum{{part="{part}"}}'] < 10 * (time.perf_counter() - begun)
            await server.http.aclose()
            running.should_exit = True
            await task

    begun = time.perf_counter()
    asyncio.run(scenario())
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port))
    assert type(metering.meters()) is metering.Meters


def counting() -> metering.Prometheus:
    """Meters that count for Prometheus."""
    return metering.Prometheus(lambda: 2, lambda: 3)


def test_figures_have_a_port_of_their_own_until_they_end() -> None:
    with listening() as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadSetup, match=f"127.0.0.1.*{port}.*in use"):
            counting().listen("127.0.0.1", port)
    end = counting().listen("127.0.0.1", port)
    told = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    assert "sandtable_tables 2.0" in told
    assert "sandtable_sockets 3.0" in told
    end()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port))


@pytest.mark.parametrize("own_port", [False, True])
def test_processes_count_in_one_place_in_which_the_dead_do_not_count(own_port: bool) -> None:
    with listening() as found:
        port = found.getsockname()[1]
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    assert metering.SHARED not in os.environ
    with metering.together("127.0.0.1", port if own_port else 0):
        folder = Path(os.environ[metering.SHARED])
        for process, tables in ((os.getpid(), 4.0), (gone.pid, 8.0)):
            kept = cast(Any, MmapedDict)(str(folder / f"gauge_livesum_{process}.db"))
            kept.write_value(mmap_key("sandtable_tables", "sandtable_tables", [], [], "Open tables"), tables, 0.0)
            kept.close()
        assert b"sandtable_tables 4.0" in counting().written()
        if own_port:
            assert "sandtable_tables 4.0" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert not (folder / f"gauge_livesum_{gone.pid}.db").exists()
    assert metering.SHARED not in os.environ
    assert not folder.exists()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port))


def test_whoever_starts_several_processes_tells_their_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with listening() as found:
        at = found.getsockname()
    app = create_app(sqlite(tmp_path), figures_at=at)
    monkeypatch.setenv(metering.SHARED, str(tmp_path))

    async def scenario() -> None:
        async with app.router.lifespan_context(app):
            assert isinstance(metering.meters(), metering.Prometheus)
            with pytest.raises(ConnectionRefusedError):
                socket.create_connection(at)

    asyncio.run(scenario())


def test_a_server_keeps_everything_for_ever_unless_it_is_told_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    found = create_app(sqlite(tmp_path)).state
    assert (found.rooms.keep_days, found.rooms.most_bytes, found.rooms.thinkers.processes) == (0, 0, 7)
    assert found.figures is None
    told = create_app(sqlite(tmp_path), keep_days=3, most_bytes=4, offers=Offers(Thinkers(2))).state.rooms
    assert (told.keep_days, told.most_bytes, told.thinkers.processes) == (3, 4, 2)


# -- logs


def test_every_request_has_an_id(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            ids = {(await server.http.get("/api/games")).headers["X-Request-ID"] for _ in range(3)}
            assert len(ids) == 3
            given = await server.http.get("/api/games", headers={"X-Request-ID": "from-the-proxy.7"})
            assert given.headers["X-Request-ID"] == "from-the-proxy.7"
            odd = await server.http.get("/api/games", headers={"X-Request-ID": 'a "b"'})
            assert '"' not in odd.headers["X-Request-ID"]

    asyncio.run(scenario())


def test_lines_of_json_name_request_and_table(tmp_path: Path) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(logs.Lines())
    before = logs.log.level
    logs.log.addHandler(handler)
    logging.getLogger("sandtable.web").addHandler(handler)
    logs.log.setLevel(logging.INFO)

    async def scenario() -> str:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            id: str = created["table"]
            head = {**bearer(created["seats"]["us"]), "X-Request-ID": "abc"}
            assert (await server.http.get(f"/api/tables/{id}", headers=head)).status_code == 200
            async with server.player(id, created["seats"]["us"]) as player:
                await play_on(player, 1, random.Random(1))
            return id

    try:
        id = asyncio.run(scenario())
        logging.getLogger("sandtable.web").error("a line\nand another", exc_info=ValueError("wrong"))
    finally:
        logs.log.setLevel(before)
        logs.log.removeHandler(handler)
        logging.getLogger("sandtable.web").removeHandler(handler)
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    asked = next(line for line in lines if line.get("request") == "abc")
    assert (asked["table"], asked["status"], asked["method"]) == (id, 200, "GET")
    assert (asked["path"], asked["address"]) == (f"/api/tables/{id}", "127.0.0.1")
    assert asked["milliseconds"] >= 0
    assert any(line.get("method") == "SOCKET" and line["table"] == id for line in lines)
    assert lines[-1]["message"] == "a line\nand another"
    assert "ValueError: wrong" in lines[-1]["exception"]
    assert "token" not in written.getvalue()


def test_logs_are_plain_unless_somebody_asks_for_lines() -> None:
    assert logs.settings("plain") == {"log_level": "warning"}
    told = logs.settings("json")
    assert (told["log_level"], told["access_log"]) == ("info", False)
    assert (told["log_config"]["version"], told["log_config"]["disable_existing_loggers"]) == (1, False)


@pytest.mark.parametrize(
    ("given", "path", "table", "taken"),
    [
        ("a" * 64, "/api/tables/abc", "abc", True),
        ("a" * 65, "/ws/abc", "abc", False),
        ("", "/api/tables/import", None, False),
        ("b", "/api/tables", None, True),
        ("b", "/api/tables/abc/save", "abc", True),
    ],
)
def test_a_line_tells_how_a_request_went(
    caplog: pytest.LogCaptureFixture, given: str, path: str, table: str | None, taken: bool
) -> None:
    seen: list[str | None] = []

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        seen.extend((logs.request_id.get(), logs.table_id.get()))
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 204, "headers": []})

    async def nothing(message: Any = None) -> Any:
        return {}

    async def scenario() -> None:
        headers = [(b"x-request-id", given.encode())]
        scope = {"type": "http", "path": path, "method": "GET", "headers": headers, "client": None}
        await logs.Named(answer)(scope, nothing, nothing)
        await logs.Named(answer)({"type": "lifespan"}, nothing, nothing)

    begun = time.perf_counter()
    with caplog.at_level(logging.INFO, "sandtable.access"):
        asyncio.run(scenario())
    took = 1000 * (time.perf_counter() - begun)
    (line,) = [record.__dict__["more"] for record in caplog.records if record.name == "sandtable.access"]
    assert 0 <= line.pop("milliseconds") <= took + 0.1
    assert line == {"method": "GET", "path": path, "status": 204, "address": None}
    assert (seen[0] == given) is taken
    assert (len(seen[0] or ""), seen[1]) == (len(given) if taken else 16, table)
    caplog.clear()
    with caplog.at_level(logging.WARNING, "sandtable.access"):
        asyncio.run(scenario())
    assert not caplog.records


@pytest.mark.slow
def test_a_server_writes_lines_of_json_on_request(tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def scenario() -> None:
        with log.open("w") as out:
            server = Process(sqlite(tmp_path), "--log", "json", out=out)
            try:
                await server.ready()
                await server.http.get("/api/games")
            finally:
                await server.stop()

    asyncio.run(scenario())
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    assert any(line.get("path") == "/api/games" and line["status"] == 200 and line["request"] for line in lines)


# -- settings


def parsed(*words: str) -> argparse.Namespace:
    """What a command line says."""
    parser = argparse.ArgumentParser()
    options.add_arguments(parser)
    return parser.parse_args(words)


SAID = {
    "SANDTABLE_HOST": "0.0.0.0",
    "SANDTABLE_PORT": "9000",
    "SANDTABLE_WORKERS": "3",
    "SANDTABLE_UNLIMITED": "yes",
    "SANDTABLE_LOG": "json",
    "SANDTABLE_METRICS": "1",
    "SANDTABLE_METRICS_PORT": "9100",
    "SANDTABLE_ROOT_PATH": "/games",
    "SANDTABLE_KEEP_DAYS": "365",
    "SANDTABLE_MOST_BYTES": "1000000",
    "SANDTABLE_DEFLATE": "0",
    "SANDTABLE_THINKERS": "4",
    "SANDTABLE_PROGRAMS": '["bot=./bot"]',
    "SANDTABLE_DISPATCHES": "https://games.example",
    "SANDTABLE_MAIL": "mailto://host",
    "SANDTABLE_NEARBY": "1",
    "SANDTABLE_SIGN_IN": "https://issuer.example",
    "SANDTABLE_SIGN_IN_HEADER": "X-User",
}


def test_every_setting_may_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[serve.Settings] = []
    monkeypatch.setattr(serve, "serve", ran.append)
    serve.run(parsed())
    for name, value in SAID.items():
        monkeypatch.setenv(name, value)
    serve.run(parsed())
    serve.run(parsed("--host", "::1", "--port", "0", "--workers", "1", "--log", "plain", "--metrics-port", "0"))
    assert ran[0] == serve.Settings(hosts=[], proxies=[], programs=[])
    assert ran[1] == serve.Settings(
        "0.0.0.0",
        9000,
        None,
        3,
        True,
        [],
        [],
        log="json",
        metrics=True,
        metrics_port=9100,
        root_path="/games",
        keep_days=365,
        most_bytes=1_000_000,
        thinkers=4,
        programs=["bot=./bot"],
        dispatches="https://games.example",
        mail="mailto://host",
        nearby=True,
        sign_in="https://issuer.example",
        sign_in_header="X-User",
        deflate=False,
    )
    assert (ran[2].host, ran[2].port, ran[2].workers, ran[2].log, ran[2].metrics_port) == ("::1", 0, 1, "plain", 0)
    words = [action.option_strings[-1] for action in argparse_actions() if action.option_strings[-1] != "--help"]
    assert len(words) == len(SAID) + 4  # the database, names and proxies besides, and whether to open a browser


def test_messages_are_pressed_only_where_they_go_far() -> None:
    def pressed(host: str, proxies: Sequence[str] = (), deflate: bool | None = None) -> object:
        return serve.talking(host, proxies, deflate)["ws_per_message_deflate"]

    assert pressed("0.0.0.0") is True
    assert pressed("127.0.0.1") is False
    assert pressed("0.0.0.0", ["10.0.0.1"]) is False  # the proxy is near, and may press them itself
    assert [pressed("0.0.0.0", (), False), pressed("127.0.0.1", (), True)] == [False, True]
    assert parsed("--no-deflate").deflate is False


def argparse_actions() -> list[argparse.Action]:
    """All options of ``sandtable serve``."""
    parser = argparse.ArgumentParser()
    options.add_arguments(parser)
    return parser._actions


def test_a_secret_may_come_from_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "secret").write_text("postgresql://me:word@db/games\n")
    monkeypatch.setenv("SANDTABLE_DATABASE_FILE", str(tmp_path / "secret"))
    assert serve.database_url(None) == "postgresql+asyncpg://me:word@db/games"
    monkeypatch.setenv("SANDTABLE_DATABASE_FILE", str(tmp_path / "none"))
    with pytest.raises(BadSetup, match="SANDTABLE_DATABASE cannot be read"):
        serve.database_url(None)


@pytest.mark.parametrize(("name", "value"), [("SANDTABLE_PORT", "http"), ("SANDTABLE_METRICS", "maybe")])
def test_a_setting_that_says_nothing_is_refused(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSetup, match=f"{name} says '{value}'"):
        serve.run(parsed())


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"log": "xml"}, "a log is plain or json"),
        ({"metrics_port": 70000}, "70000 is no port"),
        ({"root_path": "games"}, "is no path for a server"),
        ({"root_path": '/a"b'}, "is no path for a server"),
    ],
)
def test_settings_that_cannot_be_are_refused(more: dict[str, object], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        serve.Settings(**more).check()  # type: ignore[arg-type]  # whatever a host may say


def test_what_is_promised_is_on_the_disk(tmp_path: Path) -> None:
    async def scenario() -> int:
        store = Store(sqlite(tmp_path))
        await store.open()
        found = await store.maintain(lambda connection: connection.exec_driver_sql("PRAGMA synchronous").scalar())
        await store.close()
        return int(found or 0)

    assert asyncio.run(scenario()) == 2  # FULL


# -- ending


@pytest.mark.slow
def test_a_server_that_ends_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = await Process(sqlite(tmp_path)).ready()
        created = await server.create(HOT_SEAT)
        async with server.player(created["table"], created["seats"]["us"]) as player:
            await play_on(player, 5, random.Random(1))
            ply = player.table["ply"]
            server.end()
            await player.link.wait_closed()
            assert player.link.close_code == 1012  # a service that is started again: come back
        assert await asyncio.to_thread(server.ended) in (0, -signal.SIGTERM)
        await server.stop()
        again = await Process(sqlite(tmp_path)).ready()
        async with again.player(created["table"], created["seats"]["us"]) as player:
            assert player.table["ply"] == ply
        await again.stop()

    asyncio.run(scenario())


# -- below a path


def test_a_server_stands_below_a_path(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text('<html><head><script src="./assets/a.js"></script></head></html>')
    (static / "assets" / "a.js").write_text("1")

    async def scenario() -> None:
        for root in ("", "/games"):
            app = create_app(sqlite(tmp_path), static=static)
            with listening() as found:
                running = uvicorn.Server(uvicorn.Config(app, **serve.talking("127.0.0.1"), root_path=root))
                task = asyncio.create_task(running.serve(sockets=[found]))
                while not running.started:
                    await asyncio.sleep(0.01)
                server = Server(found.getsockname()[1], app)
                for path in ("/", "/deep/down", "/index.html"):
                    page = await server.http.get(path)
                    assert f'<script src="{root}/assets/a.js">' in page.text
                    assert f'<meta name="sandtable-root" content="{root}" />' in page.text
                assert (await server.http.get("/assets/a.js")).text == "1"  # the proxy has taken the path off
                reply = await server.http.get("/api/neighbours")
                assert reply.headers["Cache-Control"] == "no-store"
                created = await server.create(HOT_SEAT)
                async with server.player(created["table"], created["seats"]["us"]) as player:
                    await play_on(player, 1, random.Random(1))
                await server.http.aclose()
                running.should_exit = True
                await task

    asyncio.run(scenario())
