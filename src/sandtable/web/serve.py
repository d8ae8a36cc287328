"""Starting the server: ``sandtable serve`` for a host, with ``--open`` for somebody who wants to sit down now."""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from sandtable.core.errors import BadSetup, quoted
from sandtable.core.folders import data_folder
from sandtable.web import logs, metering, programs
from sandtable.web.app import Offers, create_app
from sandtable.web.connections import DOOR, Impatient, Socket
from sandtable.web.dispatches.post import Sending
from sandtable.web.limits import FRAME_BYTES, NO_LIMITS, Limits
from sandtable.web.metering import check_installed
from sandtable.web.options import (
    BIND,
    DATABASE,
    DEFLATE,
    DISPATCHES,
    HOST,
    HOSTS,
    KEEP_DAYS,
    LOG,
    MAIL,
    METRICS,
    METRICS_PORT,
    MOST_BYTES,
    NEARBY,
    PORT,
    PORTS,
    PROGRAMS,
    PROXIES,
    ROOT_PATH,
    SIGN_IN,
    SIGN_IN_CLIENT,
    SIGN_IN_HEADER,
    SIGN_IN_SECRET,
    THINKERS,
    UNLIMITED,
    WORKERS,
    flag,
    number,
    setting,
)
from sandtable.web.programs import Programs
from sandtable.web.refusals import Unavailable
from sandtable.web.security import EVERYWHERE, LOOPBACK, Hosts
from sandtable.web.sign_in import SignIn
from sandtable.web.sole import hold
from sandtable.web.store import Store
from sandtable.web.thinking import Thinkers
from sandtable.words import Words

BOUND: Final = "SANDTABLE_BOUND"
APP: Final = "sandtable.web.serve:app_from_environment"
SELDOM: Final = (10_000, 250, 100)
"""How seldom the garbage collector looks: hundreds of tables are many objects, and a full look halts everybody.

It looks at what is new often enough for that to be over in a moment.
"""
SWITCH_SECONDS: Final = 0.0005
"""How long a thread may keep others waiting: the database's thread is not to starve while all answer at once."""
UNREAD_MILLISECONDS: Final = 60_000
"""A connection whose other side takes nothing for so long is cut by the system (where it knows how)."""
DESCRIPTORS: Final = 1 << 20
"""As many open files as anybody could use."""
ROOTS: Final = re.compile(r"(/[A-Za-z0-9._~-]+)+")
LAST_PORT: Final = 65535


@dataclass(frozen=True)
class Settings:
    """How a server is to run."""

    host: str = HOST
    port: int = PORT
    database: str | None = None
    workers: int = 1
    unlimited: bool = False
    hosts: Sequence[str] = ()
    proxies: Sequence[str] = ()
    log: str = logs.PLAIN
    metrics: bool = False
    metrics_port: int = 0
    root_path: str = ""
    keep_days: int = 0
    most_bytes: int = 0
    thinkers: int = 0
    programs: Sequence[str] = ()
    dispatches: str | None = None
    """Where browsers reach a server that tells people things who are away."""
    mail: str | None = None
    nearby: bool = False
    sign_in: str | None = None
    """The provider of OpenID Connect at which people sign in."""
    sign_in_header: str | None = None
    open_browser: bool = False
    deflate: bool | None = None
    """Whether what goes over sockets is pressed; None: where it goes over a network without a proxy."""

    @property
    def sending(self) -> Sending | None:
        """How people are told things who are away; None if they are not."""
        return None if not self.dispatches else Sending(self.dispatches, self.mail, self.nearby)

    def check(self) -> None:
        """Refuse what cannot be."""
        if self.workers < 1:
            raise BadSetup("serve-workers", workers=self.workers)
        if self.workers > 1 and not database_url(self.database).startswith("postgresql"):
            raise BadSetup("serve-postgresql")
        if self.log not in logs.KINDS:
            raise BadSetup("log-kind", kind=quoted(self.log), kinds=list(logs.KINDS))
        programs.read(self.programs)
        if self.sending is not None:
            self.sending.check()
        _signing_in(self.sign_in, self.sign_in_header, self.proxies or listed(PROXIES)).check()
        if self.metrics or self.metrics_port:
            check_installed()
        if self.root_path and not ROOTS.fullmatch(self.root_path):
            raise BadSetup("root-path", path=quoted(self.root_path))
        lowest = min(self.keep_days, self.most_bytes, self.thinkers)
        if lowest < 0:
            raise BadSetup("setting-negative", value=lowest)
        if not 0 <= self.metrics_port <= LAST_PORT:
            raise BadSetup("serve-port", port=str(self.metrics_port), last=str(LAST_PORT))


def run(arguments: argparse.Namespace) -> int:
    """``sandtable serve``: what the command line does not say, the environment may."""
    given = arguments
    host = given.host or setting(BIND) or HOST
    port = given.port
    if port is None:  # whoever sits down takes any, a host wants the usual one
        port = number(PORTS, PORT)
        port = port if not given.open or _is_free(host, port) else 0
    return serve(
        Settings(
            host=host,
            port=port,
            database=given.database,
            workers=number(WORKERS, 1) if given.workers is None else given.workers,
            unlimited=given.unlimited or flag(UNLIMITED) or (given.open and host in LOOPBACK),
            hosts=given.allow_host,
            proxies=given.proxy,
            log=given.log or setting(LOG) or logs.PLAIN,
            metrics=given.metrics or flag(METRICS),
            metrics_port=number(METRICS_PORT, 0) if given.metrics_port is None else given.metrics_port,
            root_path=given.root_path or setting(ROOT_PATH) or "",
            keep_days=number(KEEP_DAYS, 0) if given.keep_days is None else given.keep_days,
            most_bytes=number(MOST_BYTES, 0) if given.most_bytes is None else given.most_bytes,
            thinkers=number(THINKERS, 0) if given.thinkers is None else given.thinkers,
            programs=given.program or _programs(),
            dispatches=given.dispatches or setting(DISPATCHES),
            mail=given.mail or setting(MAIL),
            nearby=given.nearby or flag(NEARBY),
            sign_in=given.sign_in or setting(SIGN_IN),
            sign_in_header=given.sign_in_header or setting(SIGN_IN_HEADER),
            open_browser=given.open,
            deflate=flag(DEFLATE) if given.deflate is None and setting(DEFLATE) else given.deflate,
        )
    )


def serve(settings: Settings) -> int:
    """Serve until somebody stops it; 0 when that went well."""
    settings.check()
    url = database_url(settings.database)
    held = hold(url)
    try:
        return _serve(settings, url)
    finally:
        if held is not None:
            held.close()


def _serve(settings: Settings, url: str) -> int:
    check_database(url)
    host = settings.host
    listening = listening_socket(host, settings.port)
    port = listening.getsockname()[1]
    os.environ[DATABASE] = url
    os.environ[UNLIMITED] = "1" if settings.unlimited else ""
    os.environ[BOUND] = host
    os.environ[METRICS] = "1" if settings.metrics else ""
    os.environ[METRICS_PORT] = str(settings.metrics_port)
    os.environ[KEEP_DAYS] = str(settings.keep_days)
    os.environ[MOST_BYTES] = str(settings.most_bytes)
    os.environ[THINKERS] = str(settings.thinkers)
    os.environ[PROGRAMS] = json.dumps(list(settings.programs))
    os.environ[DISPATCHES] = settings.dispatches or ""
    os.environ[MAIL] = settings.mail or ""
    os.environ[NEARBY] = "1" if settings.nearby else ""
    os.environ[SIGN_IN] = settings.sign_in or ""
    os.environ[SIGN_IN_HEADER] = settings.sign_in_header or ""
    if settings.hosts:
        os.environ[HOSTS] = ",".join(settings.hosts)
    if settings.proxies:
        os.environ[PROXIES] = ",".join(settings.proxies)
    raise_descriptors()
    talk = talking(host, listed(PROXIES), settings.deflate)
    how = {"factory": True, "host": host, "port": port, **talk, **logs.settings(settings.log)}
    how["root_path"] = settings.root_path
    address = f"http://{'localhost' if host in EVERYWHERE or host == HOST else host}:{port}/"
    print(Words()("server-ready", address=address), flush=True)
    if settings.open_browser:
        threading.Thread(target=_open_when_ready, args=(host, port, address), daemon=True).start()
    if settings.workers > 1:
        listening.close()
        counted = settings.metrics or settings.metrics_port
        with metering.together(host, settings.metrics_port) if counted else nullcontext():
            uvicorn.run(APP, workers=settings.workers, **how)
        return 0
    server = uvicorn.Server(uvicorn.Config(APP, **how))
    server.run(sockets=[listening])
    return 0 if server.started else 1


def talking(host: str, proxies: Sequence[str] = (), deflate: bool | None = None) -> dict[str, Any]:
    """How Uvicorn is to talk to browsers and proxies.

    To press messages takes as long as to make them: nothing is gained by it on one machine or on the way to a proxy.
    """
    if deflate is None:
        deflate = host not in LOOPBACK and not proxies
    return {
        **logs.settings(logs.PLAIN),
        "http": Impatient,
        "ws": Socket,
        "ws_max_size": FRAME_BYTES,
        "ws_per_message_deflate": deflate,
        "timeout_graceful_shutdown": 3,
        "server_header": False,
        "proxy_headers": bool(proxies),
        "forwarded_allow_ips": list(proxies),
    }


def raise_descriptors() -> None:
    """Allow as many open files, and with them connections, as the system lets a process have."""
    try:
        import resource  # noqa: PLC0415 - not every system has it
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if most == resource.RLIM_INFINITY else min(most, DESCRIPTORS)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def listed(variable: str) -> list[str]:
    """The names that the environment lists, with commas between them."""
    return [name.strip() for name in (setting(variable) or "").split(",") if name.strip()]


def app_from_environment() -> FastAPI:
    """The application that the environment describes; what a worker process runs."""
    limits = NO_LIMITS if flag(UNLIMITED) else Limits()
    DOOR.most, DOOR.proxies = limits.connections, listed(PROXIES)
    gc.freeze()
    gc.set_threshold(*SELDOM)
    sys.setswitchinterval(SWITCH_SECONDS)
    bound = os.environ.get(BOUND, HOST)
    hosts = Hosts.of(bound, [*listed(HOSTS), *(own_names() if bound in EVERYWHERE else ())])
    own_port = number(METRICS_PORT, 0)
    address = setting(DISPATCHES)
    return create_app(
        database_url(None),
        limits=limits,
        hosts=hosts,
        figures=flag(METRICS),
        figures_at=(bound, own_port) if own_port else None,
        keep_days=number(KEEP_DAYS, 0),
        most_bytes=number(MOST_BYTES, 0),
        offers=Offers(
            thinkers=Thinkers(number(THINKERS, 0), Programs(programs.read(_programs()))),
            sending=None if address is None else Sending(address, setting(MAIL), flag(NEARBY)),
            signing_in=_signing_in(setting(SIGN_IN), setting(SIGN_IN_HEADER), listed(PROXIES)),
        ),
    )


def _signing_in(issuer: str | None, header: str | None, proxies: Sequence[str]) -> SignIn:
    """How people sign in."""
    return SignIn(issuer, setting(SIGN_IN_CLIENT) or "", setting(SIGN_IN_SECRET) or "", header, proxies)


def _programs() -> list[str]:
    """The programs that the environment names."""
    said = setting(PROGRAMS)
    try:
        found = json.loads(said or "[]")
    except ValueError:
        found = None
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise BadSetup("setting", name=PROGRAMS, value=quoted(said), expected="a JSON list of NAME=COMMAND")
    return found


def own_names() -> list[str]:
    """The names of this machine in its own network."""
    name = socket.gethostname()
    return [name, f"{name}.local"]


def database_url(given: str | None) -> str:
    """The address of the database: what was given, the environment's, or a file in the user's data folder."""
    name = given or setting(DATABASE) or str(data_folder() / "tables.sqlite3")
    scheme, separator, rest = name.partition("://")
    if separator and scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        return f"postgresql+asyncpg://{rest}"
    if separator and scheme in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite://{rest}"
    if separator:
        raise BadSetup("serve-database", scheme=scheme)
    path = Path(name).expanduser().absolute()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:
        raise BadSetup("serve-no-database", database=quoted(name), reason=str(problem)) from None
    return f"sqlite:///{path}"


def check_database(url: str) -> None:
    """Refuse a database that cannot be reached, or is none, before anybody is let in."""

    async def look() -> None:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()

    try:
        asyncio.run(look())
    except Unavailable as refusal:
        problem = refusal.__cause__
        reason = getattr(problem, "orig", None) or problem
        raise BadSetup("serve-no-database", database=_shown(url), reason=str(reason)) from None
    except (SQLAlchemyError, ValueError) as problem:
        raise BadSetup("serve-no-database", database=_shown(url), reason=str(problem)) from None


def _shown(url: str) -> str:
    """The address of a database without whoever's password."""
    scheme, _, rest = url.partition("://")
    return quoted(f"{scheme}://{rest.rpartition('@')[2]}")


def listening_socket(host: str, port: int) -> socket.socket:
    if not 0 <= port <= LAST_PORT:
        raise BadSetup("serve-port", port=str(port), last=str(LAST_PORT))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, so that accepted connections send small messages at once (TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MILLISECONDS)
    try:
        listening.bind((host, port))
    except OSError as problem:
        listening.close()
        raise BadSetup("serve-address", host=host, port=str(port), reason=problem.strerror or str(problem)) from None
    listening.listen(2048)
    listening.set_inheritable(True)
    return listening


def _is_free(host: str, port: int) -> bool:
    try:
        listening_socket(host, port).close()
    except BadSetup:
        return False
    return True


def _open_when_ready(host: str, port: int, address: str) -> None:
    for _ in range(100):
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
            continue
        webbrowser.open(address)
        return
