"""Which tests run which lines: a plugin for pytest that watches, and what it has seen.

Run with ``coverage run ... -m pytest -p tools.covering``, every test is a context of its own (its node id).
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Iterable, Mapping
from pathlib import Path
from typing import Final

import coverage
import pytest

DURATIONS: Final = "SANDTABLE_DURATIONS"
"""The environment's word for the file to which the seconds of each test are written."""

_seconds: dict[str, float] = {}
_failed: set[str] = set()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Whatever runs from here to the end of a test is the test's."""
    watching = coverage.Coverage.current()
    if watching is not None:
        watching.switch_context(item.nodeid)
    try:
        return (yield)
    finally:
        if watching is not None:
            watching.switch_context("")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """How long each part of a test took."""
    _seconds[report.nodeid] = _seconds.get(report.nodeid, 0.0) + report.duration
    if not report.passed:
        _failed.add(report.nodeid)


def pytest_sessionfinish() -> None:
    """Write down the tests that passed; one that fails, or is skipped, can catch nothing."""
    if os.environ.get(DURATIONS):
        passed = {test: seconds for test, seconds in _seconds.items() if test not in _failed}
        Path(os.environ[DURATIONS]).write_text(json.dumps(passed), encoding="utf-8")


def watched_before(folder: Path) -> dict[int, dict[str, str]]:
    """The files of tests of each run that has ended, with a mark of what they held."""
    return {int(path.stem): json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.files")}


def _file_of(test: str) -> str:
    return test.partition("::")[0]


class Covering:
    """The tests that run a line, with their seconds."""

    def __init__(self, lines: Mapping[str, Mapping[int, set[str]]], seconds: Mapping[str, float]) -> None:
        self._lines = lines
        self._seconds = seconds

    @classmethod
    def read(cls, folder: Path, root: Path, now: Mapping[str, str]) -> Covering:
        """What several runs have seen and left in a folder of the files of tests as they are ``now``.

        Files are named as they lie below ``root``; one that has changed since it was watched was watched again.
        """
        lines: dict[str, dict[int, set[str]]] = {}
        seconds: dict[str, float] = {}
        for number, files in sorted(watched_before(folder).items()):
            same = {file for file, digest in files.items() if now.get(file) == digest}
            took = json.loads((folder / f"{number}.seconds").read_text(encoding="utf-8"))
            seconds |= {test: took[test] for test in took if _file_of(test) in same}
            seen = coverage.CoverageData(basename=str(folder / f"{number}.coverage"))
            seen.read()
            for file in seen.measured_files():
                of_file = lines.setdefault(str(Path(file).relative_to(root)), {})
                for line, tests in seen.contexts_by_lineno(file).items():
                    of_file.setdefault(line, set()).update(test for test in tests if not test or _file_of(test) in same)
        return cls(lines, seconds)

    def seconds(self, tests: Iterable[str]) -> float:
        """How long these tests take together."""
        return sum(self._seconds[test] for test in tests)

    def tests_of(self, file: str, first: int, last: int, budget: float) -> list[str]:
        """The tests that run one of these lines, the quickest first, as many as the budget of seconds allows.

        A line that runs when its module is imported belongs to no test: those that use the module, or another one of
        its folder, are taken.
        """
        of_file = self._lines.get(file, {})
        found = {test for line in range(first, last + 1) for test in of_file.get(line, ()) if test}
        if not found and any(line in of_file for line in range(first, last + 1)):
            near = [self._lines[each] for each in self._lines if Path(each).parent == Path(file).parent]
            found = {test for lines in near for tests in lines.values() for test in tests if test}
        chosen: list[str] = []
        for test in sorted((test for test in found if test in self._seconds), key=lambda test: self._seconds[test]):
            budget -= self._seconds[test]
            if chosen and budget < 0:
                break
            chosen.append(test)
        return chosen
