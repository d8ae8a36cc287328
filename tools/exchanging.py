"""Many mutants in one run of pytest: collected once, each tried in a child in which code is exchanged.

Run with ``-p tools.exchanging``. What a break changes is the code of some functions; whoever holds them, in a table, a
chart or under another name, calls the new code from then on. That says nothing where a function has run before the
first test, or where the break is in what a module does when it is imported: such a mutant is left to a run of its own.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Final

import pytest
from _pytest.runner import runtestprotocol

from tools.breaks import Break

JOBS: Final = "SANDTABLE_MUTANTS"
"""The environment's word for the file with the mutants, each with its tests and seconds; verdicts stand beside it."""
CAUGHT, SURVIVED, TOO_SLOW, NOT_HERE = "caught", "survived", "too slow", "not here"
PARTING: Final = 60
"""Within so many seconds a test that took too long lets go of what it holds."""
_FUNCTION: Final = 0x2  # CO_NEWLOCALS: the body of a class has none of its own

_begun: set[tuple[str, int, str]] = set()


def _place(code: CodeType) -> tuple[str, int, str]:
    return code.co_filename, code.co_firstlineno, code.co_qualname


def _watch(frame: FrameType, event: str, _: object) -> None:
    if event == "call":
        _begun.add(_place(frame.f_code))


if os.environ.get(JOBS):
    sys.setprofile(_watch)  # what runs before the first test


def _inside(code: CodeType) -> list[CodeType]:
    """All the code in this code, in the order of the text."""
    found: list[CodeType] = []
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found += [constant, *_inside(constant)]
    return found


def _own(code: CodeType) -> tuple[object, ...]:
    """What is this code's own, without the code in it; numbers are told from truth values."""
    constants = [(type(each), each) for each in code.co_consts if not isinstance(each, CodeType)]
    return code.co_code, code.co_names, code.co_varnames, constants


def exchange(path: Path, change: Break, begun: set[tuple[str, int, str]]) -> bool:
    """Exchange the code of living functions for what a break makes of it; False where that cannot show it."""
    source = path.read_text(encoding="utf-8")
    whole, broken = (compile(text, str(path), "exec", dont_inherit=True) for text in (source, change.applied(source)))
    before, after = _inside(whole), _inside(broken)
    if len(before) != len(after) or _own(whole) != _own(broken):
        return False
    pairs = list(zip(before, after, strict=True))
    changed = [old for old, new in pairs if _own(old) != _own(new)]
    if not changed or not all(old.co_flags & _FUNCTION and _place(old) not in begun for old in changed):
        return False
    living: dict[tuple[str, int, str], list[FunctionType]] = {}
    for each in gc.get_objects():
        if type(each) is FunctionType and each.__code__.co_filename == str(path):  # some stand for what is gone
            living.setdefault(_place(each.__code__), []).append(each)
    done = 0
    for old, new in pairs:
        if old in changed or any(inner in changed for inner in _inside(old)):
            for function in living.get(_place(old), []):
                if _own(function.__code__) == _own(old):
                    function.__code__ = new
                    done += 1
    return done > 0


def _verdict(items: Mapping[pytest.Item, float], path: Path, change: Break) -> str:
    """What becomes of a mutant, in a child; each test may take so many seconds."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        said = NOT_HERE
        try:
            said = _tried(items, path, change)
        finally:
            os.write(writing, said.encode())
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as told:
        said = told.read()
    os.waitpid(child, 0)
    return said or TOO_SLOW


def _tried(items: Mapping[pytest.Item, float], path: Path, change: Break) -> str:
    if not exchange(path, change, _begun):
        return NOT_HERE
    signal.signal(signal.SIGALRM, _give_up)
    for (item, limit), following in zip(items.items(), [*list(items)[1:], None], strict=True):
        signal.alarm(max(1, round(limit)))
        failures = [report for report in runtestprotocol(item, log=False, nextitem=following) if report.failed]
        if failures:
            with suppress(Exception):
                item.session._setupstate.teardown_exact(None)  # what tests share, such as a database, ends with them
            return TOO_SLOW if any(TooSlow.__name__ in str(report.longrepr) for report in failures) else CAUGHT
    return SURVIVED


class TooSlow(BaseException):
    """A test takes too long; nothing that is tested takes this for an error of its own."""


def _give_up(*_: object) -> None:
    """A test takes too long; if it cannot even be stopped, the system ends this child."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(PARTING)
    raise TooSlow


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Try every mutant, and write down its verdict, instead of running the tests."""
    if not os.environ.get(JOBS):
        return None
    sys.setprofile(None)
    jobs = Path(os.environ[JOBS])
    items = {item.nodeid: item for item in session.items}
    with jobs.with_suffix(".said").open("w", encoding="utf-8") as told:
        for job in json.loads(jobs.read_text(encoding="utf-8")):
            limits = dict(zip(job["tests"], job["limits"], strict=True))
            chosen = {items[test]: limit for test, limit in limits.items() if test in items}
            path = session.config.rootpath / job["file"]
            found = _verdict(chosen, path, Break(*job["change"])) if len(chosen) == len(limits) else NOT_HERE
            print(found, file=told, flush=True)
    return True
