"""What a host wants to know of a server that runs: counted and timed for Prometheus, if somebody asks for it."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.errors import BadSetup

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

PARTS: Final = ("rules", "views", "database")
"""Where the time of an answer goes."""
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment's word, which the library reads, for the folder in which several processes count."""
SECONDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Meters:
    """Counts nothing: most servers are asked for no figures."""

    def answered(self, game: str) -> None:
        """Somebody's answer was written."""

    def refused(self, code: str) -> None:
        """Something was refused."""

    def took(self, part: str, seconds: float) -> None:
        """A part of the work has taken so long."""

    def look(self) -> None:
        """See how much there is now."""


class Prometheus(Meters):
    """Counts for Prometheus; of several processes, each into files of which any can tell the sum (``together``)."""

    def __init__(self, tables: Callable[[], float], sockets: Callable[[], float]) -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram  # noqa: PLC0415 - an extra

        self.registry: CollectorRegistry = CollectorRegistry()
        kept: dict[str, Any] = {"registry": self.registry}
        known = {"tables": tables, "sockets": sockets}
        self._levels = [
            (Gauge(f"sandtable_{name}", f"Open {name}", multiprocess_mode="livesum", **kept), level)
            for name, level in known.items()
        ]
        self.look()
        self._answers = Counter("sandtable_answers", "Answers that were written, by game", ["game"], **kept)
        self._refusals = Counter("sandtable_refusals", "What was refused, by code", ["code"], **kept)
        self._seconds = Histogram(
            "sandtable_seconds", "How long the parts of the work take", ["part"], buckets=SECONDS, **kept
        )
        for part in PARTS:
            self._seconds.labels(part)

    def answered(self, game: str) -> None:
        """Somebody's answer was written."""
        self._answers.labels(game).inc()

    def refused(self, code: str) -> None:
        """Something was refused."""
        self._refusals.labels(code).inc()

    def took(self, part: str, seconds: float) -> None:
        """A part of the work has taken so long."""
        self._seconds.labels(part).observe(seconds)
        self.look()

    def look(self) -> None:
        """See how many tables and sockets are open now."""
        for gauge, level in self._levels:
            gauge.set(level())

    def written(self) -> bytes:
        """All figures, as Prometheus reads them."""
        from prometheus_client import generate_latest  # noqa: PLC0415 - an extra

        self.look()
        return generate_latest(_all_processes() if SHARED in os.environ else self.registry)

    def listen(self, host: str, port: int) -> Callable[[], None]:
        """Tell them on a port of their own; what is returned ends it."""
        return _listen(self.registry, host, port)


def _listen(registry: CollectorRegistry, host: str, port: int) -> Callable[[], None]:
    from prometheus_client import start_http_server  # noqa: PLC0415 - an extra

    try:
        server, thread = start_http_server(port, host, registry)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise BadSetup("serve-address", host=host, port=str(port), reason=reason) from None

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end


def _all_processes() -> CollectorRegistry:
    """The figures of all processes of a server; what is open at one that has died is not."""
    from prometheus_client import CollectorRegistry, Metric, multiprocess  # noqa: PLC0415 - an extra

    class Everybody:
        def collect(self) -> Iterable[Metric]:
            for kept in Path(os.environ[SHARED]).glob("gauge_live*_*.db"):
                number = int(kept.stem.rpartition("_")[2])
                if not _lives(number):
                    multiprocess.mark_process_dead(number)  # type: ignore[no-untyped-call]  # as the library has it
            found: Iterable[Metric] = multiprocess.MultiProcessCollector(None).collect()  # type: ignore[no-untyped-call]
            return found

    registry = CollectorRegistry()
    registry.register(Everybody())
    return registry


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@contextmanager
def together(host: str, port: int) -> Iterator[None]:
    """Let the processes that are started meanwhile count in one place, told by each, or here on a port of their own."""
    with tempfile.TemporaryDirectory(prefix="sandtable-figures-") as folder:
        os.environ[SHARED] = folder
        end = _listen(_all_processes(), host, port) if port else None
        try:
            yield
        finally:
            del os.environ[SHARED]
            if end is not None:
                end()


def check_installed() -> None:
    """Refuse to count where the library for it is not installed."""
    try:
        import prometheus_client  # noqa: F401, PLC0415 - an extra
    except ImportError:
        raise BadSetup("metrics-not-installed") from None


class _Now:
    """The meters of this process."""

    meters: Meters = Meters()


def meters() -> Meters:
    """The meters of this process."""
    return _Now.meters


def use(found: Meters) -> None:
    """From now on this process counts with these."""
    _Now.meters = found
