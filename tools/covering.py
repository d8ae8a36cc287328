"""Which tests run which lines: a plugin for pytest that watches, and what it has seen.

Run with ``coverage run ... -m pytest -p tools.covering``, every test is a context of its own (its node id).
What a test costs is told twice: by the clock, and in time of the processor, which is the same on a busy machine.
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import coverage
import pytest

DURATIONS: Final = "SANDTABLE_DURATIONS"
"""The environment's word for the file to which the seconds of each test are written."""
FEW: Final = 5
"""Fewer tests than this that run a line are not trusted to be all that depend on it."""


class Cost(NamedTuple):
    """What a test costs, in seconds."""

    clock: float
    processor: float
    """Its own, and that of the processes it has started and seen end."""


_seconds: dict[str, float] = {}
_worked: dict[str, float] = {}
_failed: set[str] = set()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Whatever runs from here to the end of a test is the test's."""
    watching = coverage.Coverage.current()
    if watching is not None:
        watching.switch_context(item.nodeid)
    begun = _processor_time()
    try:
        return (yield)
    finally:
        _worked[item.nodeid] = _processor_time() - begun
        if watching is not None:
            watching.switch_context("")


def _processor_time() -> float:
    return sum(os.times()[:4])


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """How long each part of a test took."""
    _seconds[report.nodeid] = _seconds.get(report.nodeid, 0.0) + report.duration
    if not report.passed:
        _failed.add(report.nodeid)


def pytest_sessionfinish() -> None:
    """Write down the tests that passed; one that fails, or is skipped, can catch nothing."""
    if os.environ.get(DURATIONS):
        passed = {test: Cost(seconds, _worked[test]) for test, seconds in _seconds.items() if test not in _failed}
        Path(os.environ[DURATIONS]).write_text(json.dumps(passed), encoding="utf-8")


def watched_before(folder: Path) -> dict[int, dict[str, str]]:
    """The files of tests of each run that has ended, with a mark of what they held."""
    return {int(path.stem): json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.files")}


def _file_of(test: str) -> str:
    return test.partition("::")[0]


class Covering:
    """The tests that run a line, with what they cost."""

    def __init__(self, lines: Mapping[str, Mapping[int, set[str]]], costs: Mapping[str, Cost]) -> None:
        self._lines = lines
        self._costs = costs
        running = {test for of_file in lines.values() for tests in of_file.values() for test in tests}
        self._running_none = costs.keys() - running

    @classmethod
    def read(cls, folder: Path, root: Path, now: Mapping[str, str]) -> Covering:
        """What several runs have seen and left in a folder of the files of tests as they are ``now``.

        Files are named as they lie below ``root``; one that has changed since it was watched was watched again.
        """
        lines: dict[str, dict[int, set[str]]] = {}
        costs: dict[str, Cost] = {}
        for number, files in sorted(watched_before(folder).items()):
            same = {file for file, digest in files.items() if now.get(file) == digest}
            took = json.loads((folder / f"{number}.seconds").read_text(encoding="utf-8"))
            costs |= {test: Cost(*took[test]) for test in took if _file_of(test) in same}
            seen = coverage.CoverageData(basename=str(folder / f"{number}.coverage"))
            seen.read()
            for file in seen.measured_files():
                of_file = lines.setdefault(str(Path(file).relative_to(root)), {})
                for line, tests in seen.contexts_by_lineno(file).items():
                    of_file.setdefault(line, set()).update(test for test in tests if not test or _file_of(test) in same)
        return cls(lines, costs)

    def seconds(self, tests: Iterable[str]) -> float:
        """How long these tests take together, by the clock."""
        return sum(self._costs[test].clock for test in tests)

    def tests_of(self, file: str, first: int, last: int, budget: float) -> list[str]:
        """The tests that run one of these lines, the quickest first, as many as the budget of processor time allows.

        A line that runs when its module is imported belongs to no test: those that use the module, or another one of
        its folder, are taken, and those that run no line at all, for they may look at what a module says (a bound, a
        table) and call nothing. Of what is remembered only the first to ask for it has run the line: where there are
        few, others that use the module follow.
        """
        of_file = self._lines.get(file, {})
        found = {test for line in range(first, last + 1) for test in of_file.get(line, ()) if test}
        others = {test for tests in of_file.values() for test in tests if test} if 0 < len(found) < FEW else set[str]()
        if not found and any(line in of_file for line in range(first, last + 1)):
            near = [self._lines[each] for each in self._lines if Path(each).parent == Path(file).parent]
            found = {test for lines in near for tests in lines.values() for test in tests if test} | self._running_none
        chosen: list[str] = []
        known = {test: self._costs[test].processor for test in found | others if test in self._costs}
        for test in sorted(known, key=lambda test: (test not in found, known[test])):
            budget -= known[test]
            if chosen and budget < 0:
                break
            chosen.append(test)
        return chosen
