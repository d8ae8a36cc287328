"""A power cut for the soak: of all files under a folder only what was synchronised is still there.

A small library (``power_cut.c``) stands before the C library of a process and keeps a copy of each file as it was when
it was synchronised last. A cut puts those copies in the place of the files, so that every write that nobody had waited
for is gone. It does not tear a write in two or keep some of those that are lost, as a disk might.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

SOURCE = Path(__file__).with_name("power_cut.c")


def library(folder: Path) -> Path:
    """The library, made for this machine by its C compiler, to be named in ``LD_PRELOAD``."""
    made = folder / "power_cut.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", str(made), str(SOURCE), "-ldl"], check=True)
    return made


class Disk:
    """A folder whose files are lost unless they were synchronised."""

    def __init__(self, folder: Path, kept: Path) -> None:
        self._folder = folder
        self._kept = kept
        self._kept.mkdir(parents=True)
        self.environment = {"POWER_CUT_FROM": str(folder), "POWER_CUT_TO": str(kept)}
        """With this and the library before it a process writes to the disk."""

    def cut(self) -> int:
        """All processes that write there have ended: what was not synchronised is gone; how many bytes that is."""
        changed = 0
        for path in [path for path in self._folder.rglob("*") if path.is_file()]:
            kept = self._kept / path.relative_to(self._folder)
            if kept.exists():
                changed += _differs(path, kept)
            else:
                path.unlink()
        for kept in self._kept.rglob("*"):
            path = self._folder / kept.relative_to(self._kept)
            if kept.is_file() and kept.suffix != ".part":
                was = path.stat() if path.exists() else None
                shutil.copyfile(kept, path)
                if was is not None and os.geteuid() == 0:
                    os.chown(path, was.st_uid, was.st_gid)
        return changed


def _differs(path: Path, kept: Path) -> int:
    """How many bytes of a file are not as they were kept."""
    now, then = path.read_bytes(), kept.read_bytes()
    if now == then:
        return 0
    return sum(one != two for one, two in zip(now, then, strict=False)) + abs(len(now) - len(then))
