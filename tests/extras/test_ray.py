"""A local cluster of Ray plays the same games to the byte, and plays again what a dying worker leaves."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.lab.on_ray import RayExecutor
from sandtable.lab.simulation import Plan, Played, simulate
from tests.terminal.driving import run

ray: Any = pytest.importorskip("ray")
pytestmark = [pytest.mark.extras, pytest.mark.filterwarnings("ignore")]

KILLER = """
import os
from pathlib import Path
from sandtable.core.agents import RandomAgent

class Killer(RandomAgent):
    "Ends its process once."
    def __init__(self, folder, parent):
        mark = Path(folder) / "died"
        if os.getpid() != parent and not mark.exists():
            mark.touch()
            os._exit(1)
"""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RayExecutor]:
    """Two workers of a cluster that begins and ends with these tests; they find a player in the working directory."""
    before = os.getcwd()
    os.chdir(tmp_path_factory.mktemp("players"))
    Path("killers.py").write_text(KILLER, encoding="utf-8")
    try:
        with RayExecutor(2) as executor:
            yield executor
    finally:
        os.chdir(before)


def games(plan: Plan, **more: Any) -> list[Played]:
    return [one for chunk in simulate(plan, **more) for one in chunk]


def test_a_cluster_plays_the_same(cluster: RayExecutor) -> None:
    plan = Plan("labyrinth", 12, "1").checked()
    assert cluster.workers == 2
    assert games(plan, executor=cluster, workers=cluster.workers) == games(plan)


def test_the_files_are_the_same_to_the_byte(cluster: RayExecutor, tmp_path: Path) -> None:
    command = ("sim", "labyrinth", "--games", "6", "--seed", "1", "--seat", "jihadist=random,solitaire")
    assert run(*command, "--results", str(tmp_path / "here.jsonl"))[0] == 0
    assert run(*command, "--results", str(tmp_path / "ray.jsonl"), "--on", "ray")[0] == 0
    assert (tmp_path / "ray.jsonl").read_bytes() == (tmp_path / "here.jsonl").read_bytes()


def test_a_task_that_dies_is_played_again(cluster: RayExecutor) -> None:
    folder = os.getcwd()
    plan = Plan("labyrinth", 3, "1", {"us": f"killers:Killer({folder!r}, {os.getpid()})"}).checked()
    assert games(plan, executor=cluster, workers=cluster.workers) == games(Plan("labyrinth", 3, "1").checked())
    assert Path("died").exists()
