"""A PostgreSQL server of the tests' own: in a temporary folder, on a free port, never as root."""

from __future__ import annotations

import getpass
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.web.people import listening

HOMES = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql", "/usr/pgsql")


def programs() -> Path:
    """The folder with initdb and pg_ctl."""
    found = sorted(path.parent for home in HOMES for path in Path("/").glob(f"{home[1:]}*/**/bin/initdb"))
    on_path = shutil.which("initdb")
    if on_path is not None:
        found.append(Path(on_path).parent)
    if not found:
        raise RuntimeError("these tests need PostgreSQL: `make postgres-deps` installs it")
    return found[-1]


def _user() -> str:
    """Who runs the server: ourselves, unless we are root."""
    if os.geteuid() != 0:
        return getpass.getuser()
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def _run(user: str, *command: str) -> None:
    """Run a command as a user."""
    lead = ["runuser", "-u", user, "--"] if os.geteuid() == 0 else []
    done = subprocess.run([*lead, *command], capture_output=True, text=True, check=False, cwd="/")
    if done.returncode != 0:
        raise RuntimeError(f"{command[0]} failed: {done.stdout}{done.stderr}")


@dataclass(frozen=True)
class Cluster:
    """A PostgreSQL server: the address of its database, and how it is killed and started again."""

    url: str
    folder: Path
    """Where its data lie."""
    _user: str
    _control: tuple[str, ...]
    _options: tuple[str, ...]

    @property
    def process(self) -> int:
        """The process from which all others of it come."""
        return int((self.folder / "postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        """Let it run."""
        _run(self._user, *self._control, "-w", "-t", "120", *self._options, "start")

    def crash(self) -> None:
        """End all its processes at once, as a power cut would; then it takes up its log."""
        _run(self._user, *self._control, "-m", "immediate", "-w", "stop")


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a database on a fresh PostgreSQL server, which is stopped afterwards."""
    with running() as found:
        yield found.url


@contextmanager
def running() -> Iterator[Cluster]:
    """A fresh PostgreSQL server, which is stopped afterwards."""
    where, user = programs(), _user()
    folder = Path(tempfile.mkdtemp(prefix="sandtable-postgres-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, user)
        data = folder / "data"
        _run(user, str(where / "initdb"), "-D", str(data), "-U", "sandtable", "-A", "trust", "-E", "UTF8", "--no-sync")
        with listening() as found:
            port = found.getsockname()[1]
        options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"
        log = str(folder / "log")
        control = (str(where / "pg_ctl"), "-D", str(data))
        found_there = Cluster(
            f"postgresql://sandtable@127.0.0.1:{port}/postgres", data, user, control, ("-l", log, "-o", options)
        )
        found_there.start()
        try:
            yield found_there
        finally:
            found_there.crash()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
