"""The compiled build: the engine's own sources through mypyc, in a folder of their own. Pure Python is the reference.

    make compiled                                       # build into build/compiled
    PYTHONPATH=build/compiled .venv/bin/sandtable sim labyrinth
    .venv/bin/python tools/compiled.py --check          # is it what Python would import?

The package is copied whole, and the modules named here are compiled beside their sources, where Python prefers them.
Nothing is written outside the folder, so that nobody runs compiled code without asking for it. What is not named gains
nothing, or is given things of the wrong type by people and refuses them in words, which compiled code would not.
"""

import argparse
import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
FOLDER = PROJECT / "build" / "compiled"

INTERPRETED = (
    "core/adjustments.py",
    "core/ahead.py",
    "core/asides.py",
    "core/chances.py",
    "core/courses.py",
    "core/errors.py",
    "core/files.py",
    "core/folders.py",
    "core/forecasts.py",
    "core/game.py",
    "core/going_back.py",
    "core/journal.py",
    "core/moving.py",
    "core/own_texts.py",
    "core/reading.py",
    "core/records.py",
    "core/rehearsing.py",
    "core/remembering.py",
    "core/running.py",
    "core/saves.py",
    "core/setting_up.py",
    "core/showing.py",
    "core/table.py",
    "core/verify.py",
    "core/voices.py",
    "core/watching.py",
    "labyrinth/adjustable.py",
    "labyrinth/by_the_book.py",  # no search asks it anything
    "labyrinth/fields.py",
    "labyrinth/forecasts",
    "labyrinth/game.py",
    "labyrinth/making_ready.py",
    "labyrinth/on_board.py",
    "labyrinth/positions.py",
    "labyrinth/scenarios.py",
    "labyrinth/soundness.py",
    "labyrinth/typed.py",
    "labyrinth/views.py",
    "plain/adjustable.py",
    "plain/blank_deck.py",
    "plain/cards.py",
    "plain/changes.py",
    "plain/deck_lines.py",
    "plain/declared.py",
    "plain/forecasts",
    "plain/game.py",
    "plain/naming.py",
    "plain/nonplayers/instructions.py",
    "plain/on_board.py",
    "plain/options.py",
    "plain/positions.py",
    "plain/redealing.py",
    "plain/scenarios.py",
    "plain/soundness.py",
    "plain/taking_up.py",
    "plain/typed.py",
    "plain/views.py",
    "plain/written_deck.py",
    "search/analysis.py",  # what it finds goes from process to process: a frozen record that is compiled cannot
    "search/hinting.py",
    "search/strength.py",
)
"""What stays as it is in the packages that are compiled."""

PACKAGES = ("core", "search", "labyrinth", "plain")

EXTENSIBLE = {
    "core/play.py": "Play",
    "core/agents.py": "RandomAgent",
    "core/playout.py": "ByStep",
    "plain/nonplayers/patrols.py": "Columns",
}
"""Compiled classes from which interpreted ones may inherit: what people add to, and what interpreted modules do."""
MARK = """
import typing

if typing.TYPE_CHECKING:
    from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
"""


def modules(package: Path) -> list[Path]:
    """What is compiled."""
    found = [path for name in PACKAGES for path in sorted((package / name).rglob("*.py"))]
    left = {package / name for name in INTERPRETED}
    return [path for path in found if not left & {path, *path.parents} and path.name != "__init__.py"]


def copied(folder: Path) -> Path:
    """A fresh copy of the package; its sources say which compiled classes may be inherited from."""
    shutil.rmtree(folder, ignore_errors=True)
    package = folder / "sandtable"
    shutil.copytree(
        PROJECT / "src" / "sandtable", package, ignore=shutil.ignore_patterns("__pycache__", "node_modules", "client")
    )
    for name, extensible in EXTENSIBLE.items():
        path = package / name
        start = rf"^class {extensible}\b"
        text, count = re.subn(start, f"{MARK}class {extensible}", path.read_text(encoding="utf-8"), flags=re.M)
        if count != 1:
            raise ValueError(f"there is no class {extensible} in {name}")
        path.write_text(text, encoding="utf-8")
    return package


def lacking() -> str | None:
    """What is missing for compiling anything, if something is."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if compiler and shutil.which(compiler[0]) is None:
        return f"a C compiler ({compiler[0]} is not on the PATH)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's own C headers (python3-dev, on Debian)"
    return None if importlib.util.find_spec("mypyc") else "mypyc (pip install 'mypy[mypyc]')"


def build(folder: Path = FOLDER) -> None:
    """Copy the package and compile what is worth it."""
    missing = lacking()
    if missing is not None:
        raise SystemExit(f"The compiled build needs {missing}; everything else works without the compiled build.")
    package = copied(folder)
    names = [str(path.relative_to(folder)) for path in modules(package)]
    command = [sys.executable, str(PROJECT / "tools" / "compiling.py"), *names]
    if subprocess.run(command, cwd=folder, check=False, env={**os.environ, "PYTHONPATH": ""}).returncode:
        shutil.rmtree(folder)  # half a build would be taken for one
        raise SystemExit("Not compiled, for what is said above: write that module otherwise, or leave it INTERPRETED.")


def interpreted(folder: Path) -> list[str]:
    """The modules that should be compiled and are not, when Python looks for the package in a folder."""
    sys.path.insert(0, str(folder))
    names = [".".join(path.relative_to(folder).with_suffix("").parts) for path in modules(folder / "sandtable")]
    return [name for name in names if str(importlib.import_module(name).__file__).endswith(".py")]


def main(arguments: Sequence[str] | None = None) -> int:
    """Build it, or check it."""
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    parser.add_argument("--check", action="store_true", help="only say what should be compiled and is not")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to (default: build/compiled)")
    chosen = parser.parse_args(arguments)
    if not chosen.check:
        build(chosen.folder.resolve())
    left = interpreted(chosen.folder.resolve())
    print("\n".join(f"{name} is not compiled" for name in left) or f"compiled in {chosen.folder}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
