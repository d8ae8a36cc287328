"""Many machines: Ray as an executor. A task whose worker dies is played again by Ray itself."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from importlib import import_module
from typing import Any, TypeVar

from sandtable.core.errors import BadSetup
from sandtable.lab.working import TRIES

T = TypeVar("T")


class RayExecutor(Executor):
    """Carries out what is submitted as tasks of Ray: of the cluster that it finds, or of one begun here."""

    def __init__(self, jobs: int | None = None) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise BadSetup("not-installed", what="Ray", extra="ray") from None
        self._begun = not self._ray.is_initialized()
        if self._begun:
            # A cluster that is there (RAY_ADDRESS) has its own number of processors.
            self._ray.init(log_to_driver=False, include_dashboard=False, configure_logging=False, num_cpus=jobs)
        self._task = self._ray.remote(num_cpus=1, max_retries=TRIES)(_carry_out)

    @property
    def workers(self) -> int:
        """How many tasks the cluster has room for."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Hand a call to the cluster."""
        future: Future[T] = self._task.remote(fn, args, kwargs).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster, if it was begun or joined here."""
        if self._begun:
            self._ray.shutdown()


def _carry_out(fn: Callable[..., T], args: Any, kwargs: Any) -> T:
    return fn(*args, **kwargs)
