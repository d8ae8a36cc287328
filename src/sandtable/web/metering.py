"""What a host wants to know of a server that runs: counted and timed for Prometheus, if somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.errors import BadSetup

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

PARTS: Final = ("rules", "views", "database")
"""Where the time of an answer goes."""
SECONDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Meters:
    """Counts nothing: most servers are asked for no figures."""

    def answered(self, game: str) -> None:
        """Somebody's answer was written."""

    def refused(self, code: str) -> None:
        """Something was refused."""

    def took(self, part: str, seconds: float) -> None:
        """A part of the work has taken so long."""


class Prometheus(Meters):
    """Counts for Prometheus."""

    def __init__(self, tables: Callable[[], float], sockets: Callable[[], float]) -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram  # noqa: PLC0415 - an extra

        self.registry: CollectorRegistry = CollectorRegistry()
        kept: dict[str, Any] = {"registry": self.registry}
        Gauge("sandtable_tables", "Tables that are open in this process", **kept).set_function(tables)
        Gauge("sandtable_sockets", "Sockets that are open in this process", **kept).set_function(sockets)
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

    def written(self) -> bytes:
        """All figures, as Prometheus reads them."""
        from prometheus_client import generate_latest  # noqa: PLC0415 - an extra

        return generate_latest(self.registry)

    def listen(self, host: str, port: int) -> Callable[[], None]:
        """Tell them on a port of their own; what is returned ends it."""
        from prometheus_client import start_http_server  # noqa: PLC0415 - an extra

        try:
            server, thread = start_http_server(port, host, self.registry)
        except OSError as problem:
            reason = problem.strerror or str(problem)
            raise BadSetup("serve-address", host=host, port=str(port), reason=reason) from None

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return end


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
