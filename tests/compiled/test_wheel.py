"""The compiled wheel, installed where nothing else is, and played."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.compiled import PROJECT

PLAY = """
from sandtable import Table
import sandtable, sandtable.labyrinth.sequence
table = Table.new("labyrinth", seed=1, seats={"us": "random", "jihadist": "random"})
print(sandtable.__file__, sandtable.labyrinth.sequence.__file__, table.outcome.winner, sep="\\n")
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of what has been compiled."""
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(command, cwd=PROJECT, env={**os.environ, "SANDTABLE_COMPILED": "1"}, check=True)
    (built,) = out.glob("*.whl")
    return built


def test_it_is_for_this_platform_alone(wheel: Path) -> None:
    assert not wheel.name.endswith("-none-any.whl")
    assert f"-cp{sys.version_info.major}{sys.version_info.minor}-" in wheel.name
    with zipfile.ZipFile(wheel) as archive:
        assert (
            "Root-Is-Purelib: false" in archive.read(f"{'-'.join(wheel.name.split('-')[:2])}.dist-info/WHEEL").decode()
        )


def test_it_plays_where_nothing_else_is(wheel: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    subprocess.run([*install, "--no-deps", "--target", str(site), str(wheel)], check=True)
    environment = {**os.environ, "PYTHONPATH": str(site), "PYTHONSAFEPATH": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    package, module, winner = done.stdout.splitlines()
    assert Path(package) == site / "sandtable" / "__init__.py"
    assert Path(module).parent == site / "sandtable" / "labyrinth"
    assert not module.endswith(".py")
    assert winner in ("us", "jihadist")
