"""``make mutants``: break the rules a little, many times, and see whether the tests notice.

A sample of small breaks in the core and in the games, or in another room, the same for the same size and seed. Each is
tried with the tests that run the broken line: in a child of one run of pytest, where that can show it, else in a copy
of the tree. What no test notices is listed: a test is missing there, or the break changes nothing.

Only the quick tests of the core and of the games are run, or those of the room: what a browser, a shell or a long
random play alone would notice counts as not noticed. What was watched is kept for each file of tests, until the
sources, or what tests share, change.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

from tools.breaks import Break, breaks_in
from tools.covering import DURATIONS, Covering, watched_before
from tools.exchanging import CAUGHT, JOBS, NOT_HERE, SURVIVED, TOO_SLOW

ROOT: Final = Path(__file__).resolve().parent.parent
SEEN: Final = Path("build") / "mutants"
"""Where it is written down which tests run which lines, until what they run or share changes."""
READ: Final = frozenset((".py", ".toml", ".ftl", ".json", ".yaml"))
"""The kinds of files that tests run or read."""
PACKAGE: Final = Path("src") / "sandtable"
RULES: Final = "rules"
"""The core and the games, where no other room is named."""
NOT_RULES: Final = frozenset(("terminal", "web", "lab", "words"))
"""The parts of the package that are neither core nor game."""
NOT_RUN: Final = frozenset(("browser", "web", "terminal", "lab", "words", "compiled"))
"""Tests of servers, browsers, shells and sentences are about other things than the rules, and slow."""
MARKS: Final = "not browser and not fuzz and not wheel"
LEFT_BEHIND: Final = (".*", "__pycache__", "node_modules", "static", "build", "dist", "test-results")
"""What a copy of the tree does not need."""
PATIENCE: Final = 4
"""How many times longer than before the tests of a mutant may take,"""
START: Final = 60.0
"""besides the seconds in which they get going."""
BUDGETS: Final = {RULES: 60.0, "web": 240.0}
"""Seconds of the processor for the tests of each break. All tests of the server run the same lines of it, whatever they
are about, so that the quickest need not be those that look: all of them are tried, until one notices."""
PORTION: Final = 12
"""How many files of tests are watched at a time: what was watched is kept, even if the rest is broken off."""

UNTESTED: Final = "untested"


class Mutant(NamedTuple):
    """A break in one file."""

    file: str
    change: Break

    def __str__(self) -> str:
        return f"{self.file}:{self.change.line}  {self.change}"


class Tried(NamedTuple):
    """What became of a mutant."""

    mutant: Mutant
    verdict: str
    tests: int


def sources(root: Path, room: str = RULES) -> list[str]:
    """The modules of the core and of the games, or of another room."""
    package = root / PACKAGE
    rules = [path for path in package.iterdir() if (path / "__init__.py").exists() and path.name not in NOT_RULES]
    parts = rules if room == RULES else [package / room]
    found = sorted(str(path.relative_to(root)) for part in parts for path in part.rglob("*.py"))
    return [path for path in found if "node_modules" not in path]


def about(root: Path, room: str) -> list[Path]:
    """The files of tests that are about these sources."""
    files = [path for path in _inputs(root) if _holds_tests(path)]
    parts = {path: path.relative_to(root / "tests").parts[0] for path in files}
    return [path for path in files if (parts[path] not in NOT_RUN if room == RULES else parts[path] == room)]


def sample(root: Path, size: int, seed: str, room: str = RULES, half: str = "") -> list[Mutant]:
    """So many of all the mutants there are, in the order of the files; half of them in one package, if it is named."""
    everything = [
        Mutant(file, change)
        for file in sources(root, room)
        for change in _breaks((root / file).read_text(encoding="utf-8"))
    ]
    chance = random.Random(seed)
    if not half:
        return sorted(chance.sample(everything, min(size, len(everything))))
    inside = [mutant for mutant in everything if (PACKAGE / half) in Path(mutant.file).parents]
    outside = [mutant for mutant in everything if (PACKAGE / half) not in Path(mutant.file).parents]
    return sorted([*chance.sample(inside, size // 2), *chance.sample(outside, size - size // 2)])


@cache
def _breaks(source: str) -> tuple[Break, ...]:
    return tuple(breaks_in(source))


# -- which tests run which lines


def covering(root: Path, workers: int, room: str = RULES) -> Covering:
    """Run the tests watched, but for those files of tests that were watched before and would do the same now."""
    kept = root / SEEN / room
    folder = kept / _digest(root, [path for path in _inputs(root) if not _holds_tests(path)])
    if not folder.exists():
        shutil.rmtree(kept, ignore_errors=True)
        folder.mkdir(parents=True)
    now = {str(path.relative_to(root)): _digest(root, [path]) for path in about(root, room)}
    before = watched_before(folder)
    new = sorted(now.keys() - {file for files in before.values() for file in files if files[file] == now.get(file)})
    if new:
        print(f"Looking which lines {len(new)} files of tests run ...", flush=True)
        portions = -(-len(new) // PORTION)
        runs = enumerate((new[number::portions] for number in range(portions)), max(before, default=-1) + 1)
        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(lambda run: _watch(root, folder, run[0], run[1], now, room), runs))
    return Covering.read(folder, root, now)


def _inputs(root: Path) -> list[Path]:
    """Whatever decides what a test does."""
    files = [path for top in ("src", "tests") for path in sorted((root / top).rglob("*"))]
    return [path for path in files if path.suffix in READ and "node_modules" not in path.parts]


def _holds_tests(path: Path) -> bool:
    return path.name.startswith("test_") and path.suffix == ".py"


def _digest(root: Path, files: Sequence[Path]) -> str:
    """A name for what these files hold now."""
    digest = hashlib.sha256()
    for path in files:
        digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _watch(root: Path, folder: Path, number: int, files: Sequence[str], now: Mapping[str, str], room: str) -> None:
    """Run some files of tests, and write down what they run."""
    watched = ",".join(sorted({f"{Path(file).parent}/*" for file in sources(root, room)}))
    command = [
        *(sys.executable, "-m", "coverage", "run", f"--data-file={folder / f'{number}.coverage'}"),
        *(f"--include={watched}", "-m", "pytest", "-p", "tools.covering", "-m", MARKS, *files),
    ]
    environment = _environment(root) | {DURATIONS: str(folder / f"{number}.seconds")}
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1, 5):  # a test that fails catches nothing, and is left out
        raise SystemExit(f"mutants: the tests cannot be run\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    (folder / f"{number}.files").write_text(json.dumps({file: now[file] for file in files}), encoding="utf-8")


def _environment(tree: Path) -> dict[str, str]:
    """An environment in which the package is the one of a tree."""
    paths = (str(tree / "src"), str(tree), os.environ.get("PYTHONPATH", ""))
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}


# -- trying


class Trial:
    """Copies of the tree in which mutants are tried, one for each worker."""

    def __init__(self, root: Path, folder: Path, workers: int) -> None:
        self._root = root
        self._count = 0
        self._copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(workers):
            copy = folder / str(number)
            shutil.copytree(root, copy, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
            self._copies.put(copy)

    def of(self, mutant: Mutant, tests: Sequence[str], seconds: float) -> Tried:
        """Whether one of the tests notices a mutant."""
        if not tests:
            return Tried(mutant, UNTESTED, 0)
        copy = self._copies.get()
        try:
            source = (self._root / mutant.file).read_text(encoding="utf-8")
            self._write(copy / mutant.file, mutant.change.applied(source))
            try:
                ended = _pytest(copy, tests, START + PATIENCE * seconds)
            finally:
                self._write(copy / mutant.file, source)
            if ended not in (None, 0, 1) and _pytest(copy, tests, None) != 0:
                raise SystemExit(f"mutants: the tests of {mutant} do not run without it either")
        finally:
            self._copies.put(copy)
        verdict = {None: TOO_SLOW, 0: SURVIVED}.get(ended, CAUGHT)
        return Tried(mutant, verdict, len(tests))

    def _write(self, path: Path, text: str) -> None:
        """Change a file, and its time too, by which Python knows that what it has compiled is old."""
        path.write_text(text, encoding="utf-8")
        self._count += 1
        when = path.stat().st_mtime + 10 * self._count
        os.utime(path, (when, when))


def _pytest(tree: Path, tests: Sequence[str], limit: float | None) -> int | None:
    """How pytest ends; None if it does not in time."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as listed:
        listed.write("\n".join(tests))
        listed.flush()
        running = subprocess.Popen(
            [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", f"@{listed.name}"],
            cwd=tree,
            env=_environment(tree),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return running.wait(limit)
        except subprocess.TimeoutExpired:
            return None
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)  # what it has started ends with it
                running.wait()


def together(root: Path, jobs: Path, tests: Mapping[Mutant, Sequence[str]], seen: Covering) -> dict[Mutant, str]:
    """The verdicts on mutants that can be tried in children of one run of pytest."""
    rows = [
        {
            "file": mutant.file,
            "change": mutant.change,
            "tests": chosen,
            "limits": [START + PATIENCE * seen.seconds([test]) for test in chosen],
        }
        for mutant, chosen in tests.items()
    ]
    files = sorted({test.partition("::")[0] for chosen in tests.values() for test in chosen})
    if not files:
        return {}
    jobs.write_text(json.dumps(rows), encoding="utf-8")
    subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tools.exchanging", "-p", "no:cacheprovider", "-m", MARKS, *files],
        cwd=root,
        env=_environment(root) | {JOBS: str(jobs)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    said = jobs.with_suffix(".said")
    verdicts = said.read_text(encoding="utf-8").splitlines() if said.exists() else []
    return dict(zip(tests, verdicts, strict=False))  # what it has not come to is tried by itself


def tried(root: Path, mutants: Sequence[Mutant], seen: Covering, *, workers: int, budget: float) -> Iterator[Tried]:
    """What becomes of each mutant, in order."""
    tests = {each: seen.tests_of(each.file, each.change.line, each.change.last_line, budget) for each in mutants}
    shares = [{each: tests[each] for each in mutants[number::workers] if tests[each]} for number in range(workers)]
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(workers) as pool:
        jobs = [Path(folder) / f"{number}.jobs" for number in range(workers)]
        found: dict[Mutant, str] = {}
        for verdicts in pool.map(lambda job, share: together(root, job, share, seen), jobs, shares):
            found |= verdicts
        trial = Trial(root, Path(folder), workers)

        def one(mutant: Mutant) -> Tried:
            verdict, chosen = found.get(mutant, NOT_HERE), tests[mutant]
            by_itself = verdict == NOT_HERE
            return trial.of(mutant, chosen, seen.seconds(chosen)) if by_itself else Tried(mutant, verdict, len(chosen))

        yield from pool.map(one, mutants)


# -- telling


def report(results: Sequence[Tried]) -> list[str]:
    """The survivors and the score."""
    left = [result for result in results if result.verdict in (SURVIVED, UNTESTED)]
    slow = sum(result.verdict == TOO_SLOW for result in results)
    caught = len(results) - len(left)
    lines = [f"  {result.mutant}  ({_noticed_by(result)})" for result in left]
    share = f" ({100 * caught / len(results):.1f} %)" if results else ""
    return [
        *(["Not noticed:", *lines] if lines else []),
        f"{caught} of {len(results)} mutants caught{share}, {slow} of them by the clock.",
    ]


def _noticed_by(result: Tried) -> str:
    return f"by none of {result.tests} tests" if result.tests else "no test comes here"


def main(argv: Sequence[str] | None = None) -> int:
    """Draw a sample, try it, and say what became of it."""
    parser = argparse.ArgumentParser(prog="mutants", description="Break the rules a little and see what tests notice.")
    parser.add_argument("--size", type=int, default=50, help="how many breaks (50)")
    parser.add_argument("--seed", default="1", help="which ones (1)")
    parser.add_argument("--workers", type=int, default=2, help="how many at once (2)")
    parser.add_argument("--budget", type=float, help="seconds of the processor for each break (60; for the server 240)")
    parser.add_argument(
        "--room", choices=tuple(BUDGETS), default=RULES, help="what is broken: the rules, or the server"
    )
    parser.add_argument("--half", default="", help="a package in which half of the breaks are (plain)")
    parser.add_argument("--part", default="1/1", help="which part of the sample is tried (2/5: the second fifth)")
    arguments = parser.parse_args(argv)
    part, parts = map(int, arguments.part.split("/"))
    mutants = sample(ROOT, arguments.size, arguments.seed, arguments.room, arguments.half)[part - 1 :: parts]
    seen = covering(ROOT, arguments.workers, arguments.room)
    results = []
    budget = BUDGETS[arguments.room] if arguments.budget is None else arguments.budget
    for result in tried(ROOT, mutants, seen, workers=arguments.workers, budget=budget):
        print(f"{result.verdict:9} {result.mutant}", flush=True)
        results.append(result)
    print("\n".join(report(results)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
