"""Server processes that begin with everything imported, for whoever starts many of them."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import IO, Final

from sandtable.web import options, serve
from tests.web.people import Process, Started

FORKING: Final = multiprocessing.get_context("forkserver")
FORKING.set_forkserver_preload(["sandtable.web.app", "tools.forked"])


class Forked:
    """A process that was forked from one with everything imported, which saves a second."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        self._process = FORKING.Process(target=_serve, args=(arguments, environment), daemon=True)
        self._process.start()
        self.pid = self._process.pid or 0

    def poll(self) -> int | None:
        """How it has ended; None if it has not."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended; how."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("a server", timeout or 0)
        return self._process.exitcode

    def terminate(self) -> None:
        """Ask it to end."""
        self._process.terminate()


def _serve(arguments: Sequence[str], environment: Mapping[str, str]) -> None:
    """What a server process runs: ``sandtable serve``."""
    os.environ.update(environment)
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    parser = argparse.ArgumentParser()
    options.add_arguments(parser)
    sys.exit(serve.run(parser.parse_args(arguments)))


class Served(Process):
    """A server as hosts have it, whose files may lie on a disk that loses what was not synchronised."""

    patience = 600.0

    def __init__(self, database: str, environment: Mapping[str, str], limited: bool = False) -> None:
        self._environment = environment
        self._limited = limited
        super().__init__(database)

    def _start(self, arguments: Sequence[str], out: IO[str] | None) -> Started:
        own = [each for each in arguments if each != "--unlimited"] if self._limited else arguments
        return Forked(own, self._environment)
