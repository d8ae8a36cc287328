"""A program as a process of its own: started without a shell, read line by line, and ended when nobody needs it.

Its lines are read and written by threads, so that neither a program that is silent nor one that does not listen can
hold up whoever waits for it longer than agreed.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Mapping, Sequence
from queue import Empty, Full, Queue
from typing import IO, Final

from sandtable.core.errors import BadSetup, SeatLost, quoted
from sandtable.seat.lines import LINE_BYTES

LINES_WAITING: Final = 64
"""So many lines of a program wait to be read; it has to wait with more."""
WORDS_KEPT: Final = 2_000
"""So much of what a program writes to its stderr is kept: the end."""
MEMORY_BYTES: Final = 4 << 30
"""A program may have so much data in memory, where the system can see to it."""
WAIT_SECONDS: Final = 0.2
PATIENCE_SECONDS: Final = 1.0
"""How long a program may take to leave after it was told good-bye."""


def command_of(text: str) -> list[str]:
    """A program and its arguments, written as in a shell; a refusal if there is no such program."""
    try:
        command = shlex.split(text)
    except ValueError:
        command = []
    if not command or "\0" in text:
        raise BadSetup("seat-command", command=quoted(text))
    if shutil.which(command[0]) is None:
        raise BadSetup("seat-no-program", command=quoted(command[0]), reason=os.strerror(2))
    return command


class Process:
    """A running program."""

    def __init__(self, command: Sequence[str], seat: str, environment: Mapping[str, str] | None = None) -> None:
        self._seat = seat
        self._is_discreet = environment is not None
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=None if environment is None else dict(environment),
                start_new_session=True,  # so that its own children end with it, and Ctrl-C is ours
            )
        except OSError as problem:
            reason = problem.strerror or str(problem)
            raise SeatLost("seat-no-program", command=quoted(command[0]), reason=reason) from None
        limit_memory(self._process.pid)
        self._heard: Queue[bytes | None] = Queue(LINES_WAITING)
        unwanted = threading.Event()
        self._to_say: Queue[bytes | None] = Queue()
        self._last_words = bytearray()
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        assert streams[0] is not None
        assert streams[1] is not None
        assert streams[2] is not None
        self.end = weakref.finalize(self, _end, self._process, self._to_say, unwanted)
        """Ends the program, and whatever it has started, at once."""
        self._threads = [
            threading.Thread(target=_write, args=(streams[0], self._to_say), daemon=True),
            threading.Thread(target=_listen, args=(streams[1], self._heard, unwanted), daemon=True),
            threading.Thread(target=_overhear, args=(streams[2], self._last_words), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def say(self, line: bytes) -> None:
        """Send a line; it waits for nobody."""
        self._to_say.put(line)

    def hear(self, seconds: float) -> bytes:
        """The next line, if it comes within so many seconds; else the seat is lost."""
        try:
            line = self._heard.get(timeout=max(seconds, 0.0))
        except Empty:
            raise TimeoutError from None
        if line is None:
            self._threads[2].join(PATIENCE_SECONDS)
            said = self.last_words
            if said and not self._is_discreet:
                raise SeatLost("seat-ended-saying", seat=self._seat, said=said)
            raise SeatLost("seat-ended", seat=self._seat)
        return line

    @property
    def last_words(self) -> str:
        """The last line that it has written to its stderr."""
        lines = bytes(self._last_words).decode("utf-8", "replace").strip().splitlines()
        return quoted("".join(filter(str.isprintable, lines[-1])))[1:-1] if lines else ""

    def leave(self) -> bool:
        """Let it end by itself after the last line, for a moment, then end it; whether it did."""
        self._to_say.put(None)
        self._threads[1].join(PATIENCE_SECONDS)
        left = not self._threads[1].is_alive()
        self.end()
        return left


def limit_memory(pid: int) -> None:
    """Let a process have so much data in memory and no more, where the system can see to it."""
    if sys.platform == "linux":
        import resource  # noqa: PLC0415 - it is not everywhere

        with contextlib.suppress(OSError, ValueError):
            resource.prlimit(pid, resource.RLIMIT_DATA, (MEMORY_BYTES, MEMORY_BYTES))


def _write(stream: IO[bytes], lines: Queue[bytes | None]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()
    with contextlib.suppress(OSError):
        stream.close()


def _listen(stream: IO[bytes], lines: Queue[bytes | None], unwanted: threading.Event) -> None:
    """Read line by line; of a line that is too long only so much that one sees it is."""
    with stream:
        while line := stream.readline(LINE_BYTES + 2):
            while not line.endswith(b"\n") and (rest := stream.readline(LINE_BYTES)):
                line = line[: LINE_BYTES + 1] + rest[-1:]
            _put(line.rstrip(b"\r\n"), lines, unwanted)
    _put(None, lines, unwanted)


def _put(line: bytes | None, lines: Queue[bytes | None], unwanted: threading.Event) -> None:
    """Lay a line down as soon as there is room, unless nobody wants it any more; that there are no more is always
    told, for somebody may wait for a line of a program that was ended meanwhile."""
    while not unwanted.is_set():
        with contextlib.suppress(Full):
            lines.put(line, timeout=WAIT_SECONDS)
            return
    while line is None:
        with contextlib.suppress(Full):
            lines.put_nowait(None)
            return
        with contextlib.suppress(Empty):
            lines.get_nowait()


def _overhear(stream: IO[bytes], kept: bytearray) -> None:
    with stream:
        while piece := os.read(stream.fileno(), WORDS_KEPT):
            kept += piece
            del kept[:-WORDS_KEPT]


def _end(process: subprocess.Popen[bytes], to_say: Queue[bytes | None], unwanted: threading.Event) -> None:
    """End a process with all that it has started, and let go of whoever reads and writes."""
    unwanted.set()
    to_say.put(None)
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)  # nobody has waited for it yet: the number is still its own
        else:
            process.kill()
    process.wait()


class Clock:
    """How much of the time for an answer is left."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """In seconds."""
        return self._end - time.monotonic()
