"""The conformance table: for every numbered rule of a game, the code that cites it and the tests that name it.

A game's index, `tests/conformance/index/<game>.toml`, lists its rules:

    [[rule]]
    id = "8.4.2"
    title = "Major Jihad"
    kind = "rule"           # rule, example, note, optional or component
    modes = ["all"]
    testable = true         # a rule that nothing could test says `false`, and `why_not`

An index whose rules live in the package of another game says so first: `package = "labyrinth"`.

Code cites a rule by its number in a comment or a docstring, or in a string that is nothing else (`rule="8.4.2"`); data
cites it in a line of comment.
`8.4.2-8.4.4` cites three rules, and `8.5.6` also its parts: `8.5.6a`, `8.5.6-ex1`. A test names the exact rules that
it shows: `@pytest.mark.rule("labyrinth", "8.4.2")`. Tests that are skipped or expected to fail show nothing.

The exit code is 1 when a testable rule has no test or a test names a rule that no index knows, and 2 when the tests
cannot be collected.
"""

import argparse
import contextlib
import io
import re
import sys
import textwrap
import tokenize
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent

# 8.4, 8.4.2, 8.5.6a, 4.7.4.2-ex1, 8.4-exA, 9.2-opt, 2.3.1-optA, 1.5-opt-b
NUMBER = r"\d+(?:\.\d+)+[a-z]?(?:-(?:ex[0-9A-Z]+|n\d+|opt(?:[A-Z]|-[a-z])?))?"
# scenario.lets_roll, tables.posture, setup.free.short, setup.deck-opt
NAME = r"[a-z]+\.[a-z0-9_]+(?:\.[a-z]+|-opt)?"
RANGE_END = rf"\s?[-\u2013]\s?(?P<last>{NUMBER})|(?<=[a-z])-(?P<letter>[a-z])"
CITATION = re.compile(rf"(?<![\w.])(?:(?P<first>{NUMBER})(?:{RANGE_END})?|(?P<name>{NAME}))(?!\w|\.\d)")
PARTED = re.compile(r"(\d+(?:\.\d+)+)[a-z-].*")

LINE_WIDTH = 120
TITLE_WIDTH = 48
PLACES_SHOWN = 2

# Tokens that may stand between the start of a logical line and the string that makes it a docstring.
LAYOUT = {tokenize.ENCODING, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.COMMENT}


class CannotCollect(Exception):
    """The tests could not be collected; the text is what pytest said."""


@dataclass(frozen=True)
class Rule:
    """One entry of a game's index."""

    id: str
    title: str
    testable: bool

    @property
    def number(self) -> str:
        """The number in the book, without the letter, example or note that makes this a part of it."""
        parted = PARTED.fullmatch(self.id)
        return parted[1] if parted else self.id

    def is_under(self, prefix: str) -> bool:
        """Whether this rule is the one that `prefix` names, or one of its parts or sub-rules."""
        rest = self.id.removeprefix(prefix)
        return self.id.startswith(prefix) and not (prefix and rest[:1].isdigit())


@dataclass
class Game:
    """What is known of one game's rules: the index, where code cites them and which tests name them."""

    name: str
    rules: dict[str, Rule]
    citations: Mapping[str, Sequence[str]] = field(default_factory=dict)
    tests: Mapping[str, Sequence[str]] = field(default_factory=dict)

    def places(self, rule: Rule) -> list[str]:
        """Where code cites the rule, by its own id or by the number it is a part of."""
        return list(dict.fromkeys([*self.citations.get(rule.id, ()), *self.citations.get(rule.number, ())]))

    def tests_of(self, rule: Rule) -> Sequence[str]:
        return self.tests.get(rule.id, ())

    def testable(self) -> list[Rule]:
        return [rule for rule in self.rules.values() if rule.testable]

    def untested(self) -> list[Rule]:
        return [rule for rule in self.testable() if not self.tests_of(rule)]

    def uncited(self) -> list[Rule]:
        return [rule for rule in self.testable() if not self.places(rule)]

    def unknown(self) -> list[str]:
        """The rules that tests name and the index does not have."""
        return sorted(id for id in self.tests if id not in self.rules)

    def limited_to(self, prefix: str) -> "Game":
        """The same game with the rules under `prefix` alone; a rule that nobody knows stays in sight."""
        rules = {rule.id: rule for rule in self.rules.values() if rule.is_under(prefix)}
        tests = {id: tests for id, tests in self.tests.items() if id in rules or id not in self.rules}
        return Game(self.name, rules, self.citations, tests)

    def summary(self) -> str:
        testable = len(self.testable())
        tested = testable - len(self.untested())
        cited = testable - len(self.uncited())
        return f"{self.name}: {testable} testable, {tested} tested, {cited} cited"


def read_index(path: Path) -> dict[str, Rule]:
    """The rules of one game in the order of its index."""
    rules: dict[str, Rule] = {}
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]:
        rule = Rule(entry["id"], entry["title"], entry["testable"])
        if rule.id in rules:
            raise ValueError(f"{path}: {rule.id} is there twice")
        if not rule.testable and not entry.get("why_not"):
            raise ValueError(f"{path}: {rule.id} is not testable and does not say why_not")
        rules[rule.id] = rule
    return rules


def read_package(path: Path) -> str:
    """The package whose code carries out the rules of an index: the one that it names, or that of its own name."""
    package: str = tomllib.loads(path.read_text(encoding="utf-8")).get("package", path.stem)
    return package


def cited_in(text: str) -> Iterator[tuple[int, str]]:
    """Each rule that a text cites, with the place in the text, ranges written out."""
    for match in CITATION.finditer(text):
        first, last, letter = match["first"], match["last"], match["letter"]
        if letter:
            last = first[:-1] + letter
        for id in between(first, last) if last else [first or match["name"]]:
            yield match.start(), id


def between(first: str, last: str) -> list[str]:
    """The rules from `first` to `last`: 8.4.2 to 8.4.4, 8.5.6a to 8.5.6d. Those too far apart to count stand alone."""
    if first[:-1] == last[:-1] and first[-1].isalpha() and last[-1].isalpha():
        return [first[:-1] + chr(letter) for letter in range(ord(first[-1]), ord(last[-1]) + 1)]
    stem, _, low = first.rpartition(".")
    other, _, high = last.rpartition(".")
    if stem == other and low.isdigit() and high.isdigit():
        return [f"{stem}.{part}" for part in range(int(low), int(high) + 1)]
    return [first, last]


def citations_in_source(source: str) -> Iterator[tuple[int, str]]:
    """Each rule that Python code cites, with its line."""
    fresh_line = True
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and fresh_line):
            for start, id in cited_in(token.string):
                yield token.start[0] + token.string.count("\n", 0, start), id
        elif token.type == tokenize.STRING and re.fullmatch(f"{NUMBER}|{NAME}", token.string[1:-1]):
            yield token.start[0], token.string[1:-1]
        fresh_line = token.type in LAYOUT


def citations_in_data(data: str) -> Iterator[tuple[int, str]]:
    """Each rule that the comments of a TOML file cite, with its line."""
    for line, text in enumerate(data.splitlines(), start=1):
        if text.startswith("#"):
            for _, id in cited_in(text):
                yield line, id


def find_citations(package: Path, folders: Iterable[str]) -> dict[str, list[str]]:
    """For each rule that code in these folders cites: the files and lines."""
    found: dict[str, list[str]] = defaultdict(list)
    for ending, citations in {".py": citations_in_source, ".toml": citations_in_data}.items():
        for path in sorted(path for folder in folders for path in (package / folder).rglob(f"*{ending}")):
            for line, id in citations(path.read_text(encoding="utf-8")):
                found[id].append(f"{path.relative_to(package).as_posix()}:{line}")
    return found


class RuleMarks:
    """A pytest plugin that keeps which tests name which rule of which game."""

    def __init__(self) -> None:
        self.tests: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
                continue
            named = {(mark.args[0], id) for mark in item.iter_markers("rule") for id in mark.args[1:]}
            for game, id in sorted(named):
                self.tests[game][id].append(item.nodeid)


def collect_tests(root: Path) -> dict[str, dict[str, list[str]]]:
    """For each game and each rule that tests name: those tests."""
    marks = RuleMarks()
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main(["--collect-only", "-p", "no:cacheprovider", str(root / "tests")], plugins=[marks])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise CannotCollect(said.getvalue())
    return marks.tests


def read_games(root: Path) -> list[Game]:
    """Every game that has an index, and every game that only tests speak of."""
    tests = collect_tests(root)
    indexes = {path.stem: path for path in sorted((root / "tests/conformance/index").glob("*.toml"))}
    package = root / "src/sandtable"
    return [
        Game(
            name,
            read_index(indexes[name]) if name in indexes else {},
            find_citations(package, [read_package(indexes[name]) if name in indexes else name, "core"]),
            tests.get(name, {}),
        )
        for name in [*indexes, *sorted(tests.keys() - indexes.keys())]
    ]


def shorten(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 3] + "..."


def describe_places(places: Sequence[str]) -> str:
    more = f" +{len(places) - PLACES_SHOWN}" if len(places) > PLACES_SHOWN else ""
    return ", ".join(places[:PLACES_SHOWN]) + more


def table(game: Game, rules: Iterable[Rule]) -> list[str]:
    """The lines of the table: rule, title, code that cites it, number of tests."""
    rows = [("rule", "title", "code that cites it", "tests")]
    for rule in rules:
        count = len(game.tests_of(rule))
        tests = str(count) if count or rule.testable else "-"
        rows.append((rule.id, shorten(rule.title, TITLE_WIDTH), describe_places(game.places(rule)), tests))
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    rows.insert(1, ("-" * widths[0], "-" * widths[1], "-" * widths[2], "-" * widths[3]))
    return [
        f"{id:<{widths[0]}} | {title:<{widths[1]}} | {code:<{widths[2]}} | {tests:>{widths[3]}}"
        for id, title, code, tests in rows
    ]


def report(game: Game, only_missing: bool) -> list[str]:
    """What the tool prints about one game."""
    missing = {rule.id for rule in [*game.untested(), *game.uncited()]}
    shown = [rule for rule in game.rules.values() if not only_missing or rule.id in missing]
    lines = [*table(game, shown), ""] if shown else []
    for heading, ids in (
        ("no code cites", [rule.id for rule in game.uncited()]),
        ("no test names", [rule.id for rule in game.untested()]),
    ):
        if ids:
            lines += textwrap.wrap(f"{game.name}: {heading} {', '.join(ids)}", LINE_WIDTH, break_on_hyphens=False)
    lines += [f"{game.name}: no such rule: {id}, named by {', '.join(game.tests[id])}" for id in game.unknown()]
    return [*lines, game.summary()]


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Print which rules are cited by code and named by tests.")
    parser.add_argument("--game", help="this game alone")
    parser.add_argument("--rules", metavar="PREFIX", default="", help="only rules under this number, such as 8.4")
    parser.add_argument("--missing", action="store_true", help="only rules that lack a test or a citation")
    parser.add_argument("--root", type=Path, default=PROJECT, help="the project to look at, if not this one")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    wanted = parse_arguments(arguments)
    try:
        games = [game for game in read_games(wanted.root) if wanted.game in (None, game.name)]
    except CannotCollect as error:
        print(error, file=sys.stderr)
        return 2
    if not games:
        print(f"there is no index of the rules of {wanted.game or 'any game'}", file=sys.stderr)
        return 1
    games = [game.limited_to(wanted.rules) for game in games]
    for game in games:
        print("\n".join(report(game, wanted.missing)))
    return int(any(game.untested() or game.unknown() for game in games))


if __name__ == "__main__":
    sys.exit(main())
