"""The package as it is given away: built from a clean tree, unpacked where nothing else is, and run there."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tomllib
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CLIENT = Path("src") / "sandtable" / "web" / "client"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NOT_IN_A_CLONE = (".*", "__pycache__", "node_modules", "static", "build", "dist", "test-results", "*.egg-info")
BUILT_MANUAL = ROOT / "src" / "sandtable" / "web" / "manual"

pytestmark = pytest.mark.wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a tree in which nothing has been built; the packages of the client are those that are installed."""
    assert (ROOT / CLIENT / "node_modules").exists(), "the client's packages are not installed: make client"
    tree = tmp_path_factory.mktemp("clone") / "sandtable"
    unclean = shutil.ignore_patterns(*NOT_IN_A_CLONE)

    def left_out(folder: str, names: list[str]) -> set[str]:
        return unclean(folder, names) | {name for name in names if Path(folder, name) == BUILT_MANUAL}

    shutil.copytree(ROOT, tree, ignore=left_out)
    shutil.copy(ROOT / ".gitignore", tree)
    (tree / CLIENT / "node_modules").symlink_to(ROOT / CLIENT / "node_modules")
    out = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)], cwd=tree, check=True)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a Python that has the wheel, what it depends on, and no other Sandtable."""
    home = tmp_path_factory.mktemp("installed")
    site = home / "site"
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    subprocess.run([*install, "--no-deps", "--target", str(site), str(wheel)], check=True)
    return {**os.environ, "PYTHONPATH": str(site), "PYTHONSAFEPATH": "1", "XDG_DATA_HOME": str(home / "data")}


def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def ran(installed: dict[str, str], *arguments: str) -> str:
    """What a Python with the wheel prints."""
    cwd = installed["XDG_DATA_HOME"]
    Path(cwd).mkdir(exist_ok=True)
    done = subprocess.run(
        [sys.executable, *arguments], cwd=cwd, env=installed, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_it_holds_the_built_client_and_none_of_its_sources(wheel: Path) -> None:
    inside = names(wheel)
    assert "sandtable/web/static/index.html" in inside
    assert any(re.fullmatch(r"sandtable/web/static/assets/.*\.js", name) for name in inside)
    assert not [name for name in inside if name.startswith("sandtable/web/client")]
    assert not [name for name in inside if name.endswith((".svelte", ".ts"))]
    assert {name.partition("/")[0] for name in inside} == {"sandtable", f"sandtable-{PROJECT['version']}.dist-info"}


def test_it_holds_the_built_manual_with_its_pictures(wheel: Path) -> None:
    inside = names(wheel)
    assert {f"sandtable/web/manual/{page}.html" for page in ("index", "labyrinth", "reference/plain/cards")} <= {
        *inside
    }
    assert "sandtable/web/manual/pictures/labyrinth-light.webp" in inside
    assert not [name for name in inside if name.endswith(".map")]


def test_it_holds_words_and_data(wheel: Path) -> None:
    inside = set(names(wheel))
    package = ROOT / "src" / "sandtable"
    for suffix in ("ftl", "toml", "typed"):
        there = {
            str(path.relative_to(package.parent))
            for path in package.rglob(f"*.{suffix}")
            if not {"client", "static", "made_from.toml"} & {*path.parts}  # the last is for whoever translates
        }
        assert there
        assert there <= inside


def test_it_is_described_by_the_readme_and_says_where_to_find_the_games(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        described = message_from_bytes(archive.read(f"sandtable-{PROJECT['version']}.dist-info/METADATA"))
    assert described.get_all("Project-URL") == [f"{name}, {url}" for name, url in PROJECT["urls"].items()] != []
    assert described["Description-Content-Type"] == "text/markdown"
    text = described.get_payload(decode=True)
    assert isinstance(text, bytes)
    assert text.decode().strip() == (ROOT / "README.md").read_text(encoding="utf-8").strip()


def test_it_runs_where_nothing_else_is(installed: dict[str, str]) -> None:
    where = ran(installed, "-c", "import sandtable; print(sandtable.__file__)").strip()
    assert Path(where).parent == Path(installed["PYTHONPATH"]) / "sandtable"
    command = Path(installed["PYTHONPATH"]) / "bin" / "sandtable"
    assert ran(installed, str(command), "--version") == f"sandtable {PROJECT['version']}\n"
    played = (
        "from sandtable import Table; t = Table.new('labyrinth', seed=1, seats={'us': 'random', 'jihadist': 'random'})"
    )
    assert ran(installed, "-c", f"{played}; print(t.outcome.winner)").strip() in ("us", "jihadist")


SERVED = """
import asyncio, httpx
from sandtable.web.app import create_app
from sandtable.web.serve import database_url

async def look():
    app = create_app(database_url("tables.sqlite3"))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost") as browser:
        for path in ("/", "/manual/", "/manual/labyrinth.html"):
            page = await browser.get(path)
            print(page.status_code, page.headers["content-type"].partition(";")[0], "<script" in page.text)

asyncio.run(look())
"""


def test_the_page_is_served(installed: dict[str, str]) -> None:
    assert ran(installed, "-c", SERVED) == "200 text/html True\n" * 3


HEALTHY = """
import subprocess, sys, time
server = subprocess.Popen([sys.executable, sys.argv[1], "serve", "--port", sys.argv[2]], stdout=subprocess.DEVNULL)
asked = [sys.executable, sys.argv[1], "health", f"127.0.0.1:{sys.argv[2]}"]
for _ in range(600):
    if subprocess.run(asked, capture_output=True).returncode == 0:
        break
    time.sleep(0.1)
print(subprocess.run(asked, capture_output=True).returncode, flush=True)
server.terminate()
server.wait()
"""


def test_it_serves_as_a_user_without_rights(
    installed: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    home = tmp_path_factory.mktemp("nobody")
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = str(found.getsockname()[1])
    command = str(Path(installed["PYTHONPATH"]) / "bin" / "sandtable")
    lead: list[str] = []
    if os.geteuid() == 0:  # the same user, but with none of its powers
        if shutil.which("setpriv") is None:
            pytest.skip("there is no way to give up the rights of root")
        lead = ["setpriv", "--bounding-set=-all", "--inh-caps=-all", "--no-new-privs"]
    environment = {**installed, "XDG_DATA_HOME": str(home), "HOME": str(home)}
    done = subprocess.run(
        [*lead, sys.executable, "-c", HEALTHY, command, port],
        cwd=home, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout.strip()) == (0, "0"), done.stderr
    assert (home / "sandtable" / "tables.sqlite3").exists()


def test_it_holds_the_migrations(wheel: Path) -> None:
    assert "sandtable/web/migrations/versions/v1_tables.py" in names(wheel)
