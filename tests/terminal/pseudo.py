"""A terminal of a given size with ``sandtable`` in it: what is typed there, and what is to be seen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
SIZES = ((80, 24), (120, 40))
"""Columns and lines."""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\x07")
PATIENCE = 120.0
"""Seconds after which something will not come any more, however busy the machine is."""


class Terminal:
    """A process at a pseudo-terminal."""

    def __init__(self, process: subprocess.Popen[bytes], file: int) -> None:
        self._process = process
        self._file = file
        self.raw = ""
        self._read = 0

    def until(self, text: str) -> str:
        """Wait for a text behind what was waited for before; all that was seen up to it, without escapes."""
        while (found := ESCAPES.sub("", self.raw).find(text, self._read)) < 0:
            self._more(text)
        seen = ESCAPES.sub("", self.raw)[self._read : found + len(text)]
        self._read = found + len(text)
        return seen

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self._file, text.encode())

    def say(self, line: str) -> None:
        """Type a line."""
        self.type(f"{line}\r")

    def end(self) -> int:
        """Wait for the end; the exit code."""
        while self._process.poll() is None:
            try:
                self._more("the end")
            except EOFError:
                break
        return self._process.wait()

    def hang_up(self) -> int:
        """Close the terminal, as somebody closes a window; the exit code of what was in it."""
        os.close(self._file)
        self._file = -1
        return self._process.wait(PATIENCE)

    def let_go(self) -> None:
        """End whatever is still there."""
        self._process.kill()
        self._process.wait()
        if self._file >= 0:
            os.close(self._file)

    def _more(self, awaited: str) -> None:
        ready, _, _ = select.select([self._file], [], [], PATIENCE)
        assert ready, f"{awaited!r} does not come; there is:\n{self.raw}"
        try:
            got = os.read(self._file, 65536)
        except OSError:  # on Linux the end of the process is an error of its terminal
            got = b""
        if not got:
            raise EOFError(f"no {awaited!r} before the end:\n{self.raw}")
        self.raw += got.decode(errors="replace")


@contextmanager
def terminal(size: tuple[int, int], home: Path, *arguments: str) -> Iterator[Terminal]:
    """``sandtable`` with these arguments in a terminal of this size (columns, lines); it is ended in any case."""
    ours, theirs = pty.openpty()
    columns, lines = size
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    path = os.pathsep.join([str(SOURCE), kept.get("PYTHONPATH", "")])
    environment = {**kept, "TERM": "xterm-256color", "XDG_DATA_HOME": str(home / "data"), "PYTHONPATH": path}
    process = subprocess.Popen(
        [sys.executable, "-m", "sandtable", *arguments],
        stdin=theirs, stdout=theirs, stderr=theirs, env=environment, cwd=home, start_new_session=True,
    )  # fmt: skip
    os.close(theirs)
    found = Terminal(process, ours)
    try:
        yield found
    finally:
        found.let_go()
