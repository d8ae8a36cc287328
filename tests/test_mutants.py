"""The tool that breaks the rules a little: what it breaks, which tests it takes, and what it says of the rest."""

from __future__ import annotations

import ast
import importlib.util
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tools import covering, mutants
from tools.breaks import Break, breaks_in
from tools.covering import Cost, Covering
from tools.exchanging import CAUGHT, SURVIVED, TOO_SLOW, exchange
from tools.mutants import UNTESTED, Mutant, Trial, Tried


def broken(source: str) -> list[str]:
    """A source with each of its breaks."""
    return [change.applied(source) for change in breaks_in(source)]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", ["(a <= b)"]),
        ("a >= b", ["(a > b)"]),
        ("a == b", ["(a != b)"]),
        ("a not in b", ["(a in b)"]),
        ("a is b", ["(a is not b)"]),
        ("a and b", ["(a or b)"]),
        ("not a", ["(a)"]),
        ("x = a + b", ["x = (a - b)"]),
        ("x = 3", ["x = 4"]),
        ("x = True", ["x = False"]),
        ("x = max(a)", ["x = (min(a))"]),
        ("x = all(a)", ["x = (any(a))"]),
        ("x = a if b else c", ["x = (c if b else a)"]),
        ("f(a)", ["pass"]),
        ("def f():\n    yield from g()", ["def f():\n    yield from ()"]),
        ("for a in b:\n    continue", ["for a in b:\n    break"]),
        ("x = 'ä', 3", ["x = 'ä', 4"]),
        ("x = (a\n     and b)", ["x = ((a or b))"]),
    ],
)
def test_every_kind_of_break(source: str, expected: list[str]) -> None:
    assert broken(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        "x: Literal[3]",
        "@cache(3)\nclass A: ...",
        "raise Wrong(3)",
        "assert a == b",
        "x = f'{a + 1}'",
        "if TYPE_CHECKING:\n    f()",
        "x = zip(a, b, strict=True)",
        "'''Text with 3 < 4.'''",
    ],
)
def test_what_says_nothing_to_the_rules_is_left_alone(source: str) -> None:
    assert broken(source) == []


def test_a_break_is_told_in_one_short_line() -> None:
    (change,) = breaks_in(f"x = {'a' * 100} \\\n    + b")
    assert "\n" not in str(change)
    assert str(change).startswith("aaa")
    assert "...  ->  (" in str(change)
    assert (change.line, change.last_line) == (1, 2)


@pytest.mark.slow
def test_the_sample_is_the_same_for_the_same_size_and_seed() -> None:
    first = mutants.sample(mutants.ROOT, 40, "1")
    assert first == mutants.sample(mutants.ROOT, 40, "1")
    assert first != mutants.sample(mutants.ROOT, 40, "2")
    assert len(first) == 40
    for mutant in first:
        assert Path(mutant.file).parts[2] not in ("terminal", "web", "lab", "words")
        source = (mutants.ROOT / mutant.file).read_text(encoding="utf-8")
        ast.parse(mutant.change.applied(source))
        assert mutant.change.applied(source) != source
    halves = mutants.sample(mutants.ROOT, 41, "1", half="plain")
    assert sum(Path(mutant.file).parts[2] == "plain" for mutant in halves) == 20
    assert len(halves) == 41
    of_the_server = mutants.sample(mutants.ROOT, 40, "1", "web")
    assert {Path(mutant.file).parts[2] for mutant in of_the_server} == {"web"}
    assert {path.parent.name for path in mutants.about(mutants.ROOT, "web")} == {"web"}
    assert "web" not in {path.parent.name for path in mutants.about(mutants.ROOT, mutants.RULES)}


SEEN = Covering(
    {
        "a.py": {1: {""}, 2: {"quick", "slow"}, 3: {"slow", "gone"}, 4: {"slowest"}},
        "beside.py": {1: {"", "beside"}},
        "far/c.py": {1: {"far"}},
    },
    {
        "quick": Cost(9.0, 1.0),
        "beside": Cost(2.0, 2.0),
        "slow": Cost(6.0, 5.0),
        "slowest": Cost(60.0, 50.0),
        "far": Cost(1.0, 1.0),
        "looking": Cost(0.5, 0.5),
    },
)


@pytest.mark.parametrize(
    ("first", "last", "budget", "tests"),
    [
        (2, 2, 10.0, ["quick", "slow"]),
        (2, 2, 60.0, ["quick", "slow", "slowest"]),  # few run the line: others that use the module follow
        (2, 4, 60.0, ["quick", "slow", "slowest"]),
        (2, 4, 10.0, ["quick", "slow"]),
        (4, 4, 10.0, ["slowest"]),  # at least one
        # It runs when it is imported: those of the folder, and who runs no line and may look at what is there.
        (1, 1, 60.0, ["looking", "quick", "beside", "slow", "slowest"]),
        (9, 9, 60.0, []),
    ],
)
def test_the_tests_that_run_a_line(first: int, last: int, budget: float, tests: list[str]) -> None:
    assert SEEN.tests_of("a.py", first, last, budget) == tests
    assert SEEN.tests_of("b.py", first, last, budget) == []


def test_tests_are_chosen_by_the_processor_and_waited_for_by_the_clock() -> None:
    assert SEEN.tests_of("a.py", 2, 2, 5.5) == ["quick"]
    assert SEEN.seconds(["quick", "slow"]) == 15.0


MODULE = "def grown(age):\n    return age >= 18\n\n\ndef forever(n):\n    while n < 1:\n        n += 1\n"
TESTS = """
from sandtable.core.rules import forever, grown

def test_grown():
    assert grown(30) and not grown(3)

def test_border():
    assert grown(18)

def test_forever():
    forever(0)
"""


SETTINGS = """
[tool.pytest.ini_options]
markers = ["browser", "fuzz", "wheel"]
addopts = ["--import-mode=importlib", "-p", "no:schemathesis", "-p", "no:playwright", "-p", "no:xdist"]
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project of the same shape, whose tests need nothing that libraries bring for pytest."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    root = tmp_path / "tree"
    for folder in ("src/sandtable/core", "src/sandtable/web", "tests/web"):
        (root / folder).mkdir(parents=True)
        (root / folder / "__init__.py").touch()
    (root / "src/sandtable/__init__.py").touch()
    (root / "src/sandtable/core/rules.py").write_text(MODULE)
    (root / "src/sandtable/web/app.py").write_text(MODULE)
    (root / "tests/test_rules.py").write_text(TESTS)
    (root / "tests/web/test_app.py").write_text("raise SystemExit")
    (root / "tools").symlink_to(mutants.ROOT / "tools")
    (root / "pyproject.toml").write_text(SETTINGS)
    return root


RULES = "src/sandtable/core/rules.py"


@pytest.mark.slow
def test_it_looks_which_tests_run_which_lines(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(covering, "FEW", 0)
    seen = mutants.covering(tree, 1)
    of_grown = seen.tests_of(RULES, 2, 2, 60.0)
    assert {*of_grown} == {"tests/test_rules.py::test_grown", "tests/test_rules.py::test_border"}
    assert seen.tests_of(RULES, 7, 7, 60.0) == ["tests/test_rules.py::test_forever"]
    (written,) = (tree / mutants.SEEN / mutants.RULES).iterdir()
    assert {*mutants.covering(tree, 1).tests_of(RULES, 2, 2, 60.0)} == {*of_grown}  # nothing changed: not run again
    assert [path.name for path in written.glob("*.files")] == ["0.files"]
    monkeypatch.setattr(mutants, "PORTION", 1)  # what is watched is kept by portions
    (tree / "tests/test_more.py").write_text(TESTS.replace("test_border", "test_bound"))
    (tree / "tests/test_rules.py").write_text(TESTS.replace("test_border", "test_edge"))
    of_grown = mutants.covering(tree, 1).tests_of(RULES, 2, 2, 60.0)
    assert {test.rpartition("/")[2] for test in of_grown} == {
        "test_more.py::test_bound",
        "test_more.py::test_grown",
        "test_rules.py::test_edge",
        "test_rules.py::test_grown",
    }
    assert sorted(path.name for path in written.glob("*.files")) == ["0.files", "1.files", "2.files"]
    (tree / "tests/test_rules.py").unlink()
    seen = mutants.covering(tree, 1)  # what is gone is forgotten
    assert {test.partition("::")[0] for test in seen.tests_of(RULES, 2, 2, 60.0)} == {"tests/test_more.py"}
    (tree / RULES).write_text(MODULE + "\n")
    mutants.covering(tree, 1)
    assert not written.exists()


@pytest.mark.slow
def test_a_mutant_is_caught_survives_or_takes_too_long(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert mutants.sources(tree) == ["src/sandtable/core/__init__.py", RULES]
    assert mutants.sources(tree, "web") == ["src/sandtable/web/__init__.py", "src/sandtable/web/app.py"]
    monkeypatch.setattr(mutants, "START", 3600.0)  # however busy the machine is
    trial = Trial(tree, tmp_path / "copies", 1)
    changes = {str(change): Mutant(RULES, change) for change in breaks_in(MODULE)}
    border, year = changes["age >= 18  ->  (age > 18)"], changes["18  ->  19"]
    far, near, loop = (f"tests/test_rules.py::test_{name}" for name in ("grown", "border", "forever"))
    assert trial.of(border, [far], 1.0) == Tried(border, SURVIVED, 1)
    assert trial.of(border, [far, near], 1.0) == Tried(border, CAUGHT, 2)
    assert trial.of(year, [near], 1.0).verdict == CAUGHT
    assert trial.of(year, [], 1.0).verdict == UNTESTED
    nothing = Mutant(RULES, Break(6, 6, 0, 0, "", ""))
    assert trial.of(nothing, [near, far, loop], 1.0).verdict == SURVIVED  # the copy is whole again
    endless = Mutant(RULES, Break(7, 7, len(MODULE) - 7, len(MODULE) - 1, "n += 1", "n += 0"))
    assert "n += 0" in endless.change.applied(MODULE)
    monkeypatch.setattr(mutants, "START", 2.0)
    assert trial.of(endless, [loop], 0.0).verdict == TOO_SLOW
    monkeypatch.setattr(mutants, "START", 3600.0)
    with pytest.raises(SystemExit, match="do not run without it either"):
        trial.of(border, ["tests/test_rules.py::test_nothing"], 1.0)
    assert (tree / RULES).read_text() == MODULE


TABLE = """
LEAST = 3

def enough(n):
    return n >= 3

def made():
    return 5

KINDS = {"many": enough, "some": lambda n: n > 1}
MADE = made()
"""


@pytest.mark.parametrize(
    ("change", "call", "before", "after"),
    [
        ("n >= 3  ->  (n > 3)", lambda module: module.KINDS["many"](3), True, False),
        ("n > 1  ->  (n >= 1)", lambda module: module.KINDS["some"](1), False, True),
        ("3  ->  4", lambda module: module.KINDS["many"](3), True, False),  # that in the function
    ],
)
def test_code_is_exchanged_whoever_holds_it(
    tmp_path: Path, change: str, call: Callable[[ModuleType], bool], before: bool, after: bool
) -> None:
    module = loaded(tmp_path / "table.py")
    assert call(module) is before
    *_, wanted = [each for each in breaks_in(TABLE) if str(each) == change]
    assert exchange(tmp_path / "table.py", wanted, set())
    assert call(module) is after


def test_what_runs_when_it_is_imported_is_not_exchanged(tmp_path: Path) -> None:
    loaded(tmp_path / "table.py")
    first, *_ = [each for each in breaks_in(TABLE) if str(each) == "3  ->  4"]
    assert not exchange(tmp_path / "table.py", first, set())  # LEAST
    (made,) = [each for each in breaks_in(TABLE) if str(each) == "5  ->  6"]
    assert not exchange(tmp_path / "table.py", made, {(str(tmp_path / "table.py"), 7, "made")})


def loaded(path: Path) -> ModuleType:
    """A module as it is imported."""
    path.write_text(TABLE)
    spec = importlib.util.spec_from_file_location("table", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_mutants_of_functions_are_tried_in_one_run(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "START", 3600.0)
    monkeypatch.setattr(covering, "FEW", 0)
    seen = mutants.covering(tree, 1)
    changes = {str(change): Mutant(RULES, change) for change in breaks_in(MODULE)}
    sample = [changes["age >= 18  ->  (age > 18)"], changes["18  ->  19"], changes["n < 1  ->  (n <= 1)"]]
    tests = {each: seen.tests_of(RULES, each.change.line, each.change.line, 60.0) for each in sample}
    found = mutants.together(tree, tree / "some.jobs", tests, seen)
    assert list(found.values()) == [CAUGHT, CAUGHT, SURVIVED]
    assert [(each.verdict, each.tests) for each in mutants.tried(tree, sample, seen, workers=1, budget=60.0)] == [
        (CAUGHT, 2),
        (CAUGHT, 2),
        (SURVIVED, 1),
    ]
    assert mutants.together(tree, tree / "none.jobs", {}, seen) == {}
    monkeypatch.setattr(mutants, "START", 0.0)
    endless = Mutant(
        RULES, next(change for change in breaks_in(MODULE) if change.before == "n < 1")._replace(after="True")
    )
    tests = {endless: seen.tests_of(RULES, 6, 6, 60.0)}
    assert mutants.together(tree, tree / "endless.jobs", tests, seen) == {endless: TOO_SLOW}


def test_what_is_left_is_listed_with_its_place_and_its_change() -> None:
    mutant = Mutant("a.py", Break(7, 7, 0, 1, "a < b", "(a <= b)"))
    results = [Tried(mutant, verdict, tests) for verdict, tests in
               ((CAUGHT, 3), (TOO_SLOW, 3), (SURVIVED, 3), (UNTESTED, 0))]  # fmt: skip
    assert mutants.report(results) == [
        "Not noticed:",
        "  a.py:7  a < b  ->  (a <= b)  (by none of 3 tests)",
        "  a.py:7  a < b  ->  (a <= b)  (no test comes here)",
        "2 of 4 mutants caught (50.0 %), 1 of them by the clock.",
    ]
    assert mutants.report([]) == ["0 of 0 mutants caught, 0 of them by the clock."]


def test_it_says_what_it_can_be_told() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.mutants", "--help"],
        cwd=mutants.ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for option in ("--size", "--seed", "--workers", "--budget", "--room", "--half", "--part"):
        assert option in done.stdout
