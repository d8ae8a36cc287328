"""The conformance table is itself tested, on small projects made for the purpose."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tools.conformance import (
    Game,
    Rule,
    citations_in_source,
    cited_in,
    find_citations,
    main,
    read_index,
    read_package,
    report,
    table,
)

TOOL = Path(__file__).resolve().parent.parent / "tools" / "conformance.py"

INDEX = """
    [[rule]]
    id = "8.4"
    title = "Jihad"
    kind = "rule"
    modes = ["all"]
    testable = true

    [[rule]]
    id = "8.4.2"
    title = "Major Jihad"
    kind = "rule"
    modes = ["all"]
    testable = true

    [[rule]]
    id = "4.0"
    title = "Component counts"
    kind = "component"
    modes = ["all"]
    testable = false
    why_not = "only counts what is in the box"
"""

CODE = '''
    """Jihad (8.4)."""

    def major_jihad() -> None:
        note(rule="8.4.2")
'''

TESTS_OF_ALL = """
    import pytest

    pytestmark = pytest.mark.rule("chess", "8.4")


    @pytest.mark.parametrize("cells", [5, 6])
    @pytest.mark.rule("chess", "8.4.2")
    def test_major_jihad(cells):
        pass
"""


def rules(*ids: str) -> dict[str, Rule]:
    return {id: Rule(id, f"title of {id}", testable=True) for id in ids}


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(text), encoding="utf-8")
    return path


def make_project(root: Path, tests: str) -> Path:
    write(root / "pytest.ini", "[pytest]\nmarkers = rule(game, *ids): the rules shown\naddopts = --strict-markers\n")
    write(root / "tests/conformance/index/chess.toml", INDEX)
    write(root / "src/sandtable/chess/jihad.py", CODE)
    write(root / "tests/test_chess.py", tests)
    return root


def run_tool(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), "--root", str(root), *arguments]
    quick = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=quick)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("# 8.4.2", ["8.4.2"]),
        ("Jihad (8.4).", ["8.4"]),
        ("8.2.3, 11.2.3", ["8.2.3", "11.2.3"]),
        ("see 8.4.2.", ["8.4.2"]),
        ("8.4.2-8.4.4", ["8.4.2", "8.4.3", "8.4.4"]),
        ("8.4.2 \u2013 8.4.4", ["8.4.2", "8.4.3", "8.4.4"]),
        ("8.5.6a-8.5.6c", ["8.5.6a", "8.5.6b", "8.5.6c"]),
        ("8.5.6a-c", ["8.5.6a", "8.5.6b", "8.5.6c"]),
        ("7.3-8.4.2", ["7.3", "8.4.2"]),
        ("8.4.2 - a country", ["8.4.2"]),
        ("8.4-exA and 4.8.2-n1, 9.2-opt", ["8.4-exA", "4.8.2-n1", "9.2-opt"]),
        ("the set-up scenario.lets_roll", ["scenario.lets_roll"]),
        ("8.4.2ab, v8.4, 15 cells", []),
    ],
)
def test_citations_in_a_text(text: str, ids: list[str]) -> None:
    assert [id for _, id in cited_in(text)] == ids


def test_comments_docstrings_and_bare_numbers_cite() -> None:
    source = '''\
"""The whole of 8.1."""


def recruit(country):  # 8.2
    """Recruit.

    In a regime change country (8.2.3) it always succeeds.
    """
    # 8.2.4
    note("recruited", rule="8.2.1", text="rule 9.9 in a sentence", speed=8.5, table="tables.posture")
'''
    assert list(citations_in_source(source)) == [
        (1, "8.1"),
        (4, "8.2"),
        (7, "8.2.3"),
        (9, "8.2.4"),
        (10, "8.2.1"),
        (10, "tables.posture"),
    ]


def test_citations_are_found_in_the_folders_asked_for(tmp_path: Path) -> None:
    write(tmp_path / "chess/moves/pawns.py", "# 8.4")
    write(tmp_path / "core/table.py", "# 8.4")
    write(tmp_path / "chess/data/pieces.toml", 'pawns = 8\n# 8.5\nversion = "8.6"\n')
    write(tmp_path / "go/stones.py", "# 8.4")
    assert find_citations(tmp_path, ["chess", "core"]) == {
        "8.4": ["chess/moves/pawns.py:1", "core/table.py:1"],
        "8.5": ["chess/data/pieces.toml:2"],
    }


@pytest.mark.parametrize(
    ("id", "cited"),
    [("8.5.6", True), ("8.5.6a", True), ("8.5.6-ex1", True), ("8.5.6.1", False), ("8.5", False), ("8.5.60", False)],
)
def test_a_number_cites_its_parts_and_nothing_else(id: str, cited: bool) -> None:
    game = Game("chess", rules(id), citations={"8.5.6": ["plots.py:1"]})
    assert bool(game.places(game.rules[id])) is cited


def test_a_place_that_cites_a_rule_twice_over_is_shown_once() -> None:
    game = Game("chess", rules("8.5.6a"), citations={"8.5.6": ["plots.py:1"], "8.5.6a": ["plots.py:1", "plots.py:2"]})
    assert game.places(game.rules["8.5.6a"]) == ["plots.py:1", "plots.py:2"]


@pytest.mark.parametrize(
    ("prefix", "under"),
    [
        ("", ["8.4", "8.4-exA", "8.4.2", "8.40", "9.7a"]),
        ("8.4", ["8.4", "8.4-exA", "8.4.2"]),
        ("8", ["8.4", "8.4-exA", "8.4.2", "8.40"]),
        ("9.7", ["9.7a"]),
    ],
)
def test_rules_under_a_number(prefix: str, under: list[str]) -> None:
    game = Game("chess", rules("8.4", "8.4-exA", "8.4.2", "8.40", "9.7a"))
    assert list(game.limited_to(prefix).rules) == under


def test_a_limit_hides_known_rules_alone() -> None:
    game = Game("chess", rules("8.4", "9.1"), tests={"9.1": ["a"], "9.2": ["b"]})
    assert game.limited_to("8.4").unknown() == ["9.2"]


def test_the_index_is_read_in_its_order(tmp_path: Path) -> None:
    index = read_index(write(tmp_path / "chess.toml", INDEX))
    assert list(index.values()) == [
        Rule("8.4", "Jihad", testable=True),
        Rule("8.4.2", "Major Jihad", testable=True),
        Rule("4.0", "Component counts", testable=False),
    ]


def test_an_index_has_no_rule_twice(tmp_path: Path) -> None:
    path = write(tmp_path / "chess.toml", INDEX + INDEX)
    with pytest.raises(ValueError, match=r"8\.4 is there twice"):
        read_index(path)


def test_an_untestable_rule_says_why(tmp_path: Path) -> None:
    path = write(tmp_path / "chess.toml", INDEX.replace("why_not", "because"))
    with pytest.raises(ValueError, match=r"4\.0 is not testable and does not say why_not"):
        read_index(path)


def test_the_table() -> None:
    game = Game(
        "chess",
        {**rules("8.4", "8.5"), "4.0": Rule("4.0", "Component counts", testable=False)},
        citations={"8.4": ["a.py:1", "a.py:2", "b.py:1", "b.py:2"]},
        tests={"8.4": ["test_a", "test_b"]},
    )
    assert table(game, game.rules.values()) == [
        "rule | title            | code that cites it | tests",
        "---- | ---------------- | ------------------ | -----",
        "8.4  | title of 8.4     | a.py:1, a.py:2 +2  |     2",
        "8.5  | title of 8.5     |                    |     0",
        "4.0  | Component counts |                    |     -",
    ]


def test_the_report_names_what_is_missing() -> None:
    game = Game("chess", rules("8.4", "8.5", "8.6"), citations={"8.4": ["a.py:1"]}, tests={"8.4": ["t"], "8.5": ["t"]})
    lines = report(game, only_missing=True)
    assert [line.split(" ")[0] for line in lines[2:4]] == ["8.5", "8.6"]
    assert lines[4:] == [
        "",
        "chess: no code cites 8.5, 8.6",
        "chess: no test names 8.6",
        "chess: 3 testable, 2 tested, 1 cited",
    ]


def test_a_project_with_every_rule_tested_passes(tmp_path: Path) -> None:
    result = run_tool(make_project(tmp_path, TESTS_OF_ALL))
    assert result.returncode == 0, result.stderr
    assert "8.4.2 | Major Jihad      | chess/jihad.py:5   |     2" in result.stdout.splitlines()
    assert result.stdout.splitlines()[-1] == "chess: 2 testable, 2 tested, 2 cited"


def test_a_rule_without_a_test_fails(tmp_path: Path) -> None:
    tests = """
        import pytest


        @pytest.mark.rule("chess", "8.4")
        class TestJihad:
            def test_one(self):
                pass

            @pytest.mark.skip
            @pytest.mark.rule("chess", "8.4.2")
            def test_skipped(self):
                pass
    """
    result = run_tool(make_project(tmp_path, tests), "--missing")
    assert result.returncode == 1, result.stderr
    assert "chess: no test names 8.4.2" in result.stdout
    assert "Component counts" not in result.stdout


def test_a_rule_that_nobody_knows_fails(tmp_path: Path) -> None:
    tests = f"{dedent(TESTS_OF_ALL)}\n\n@pytest.mark.rule('chess', '8.9')\ndef test_more():\n    pass\n"
    result = run_tool(make_project(tmp_path, tests))
    assert result.returncode == 1, result.stderr
    assert "chess: no such rule: 8.9, named by tests/test_chess.py::test_more" in result.stdout


def test_tests_that_cannot_be_collected_are_told_apart(tmp_path: Path) -> None:
    result = run_tool(make_project(tmp_path, "import nothing_of_this_name"))
    assert result.returncode == 2
    assert "nothing_of_this_name" in result.stderr


def test_a_game_without_an_index_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("tools.conformance.read_games", lambda _: [])
    assert main(["--game", "chess"]) == 1
    assert capsys.readouterr().err == "there is no index of the rules of chess\n"


def test_an_index_may_name_the_package_of_another_game(tmp_path: Path) -> None:
    own = write(tmp_path / "chess.toml", INDEX)
    other = write(tmp_path / "chess_960.toml", 'package = "chess"\n' + INDEX)
    assert read_package(own) == "chess"
    assert read_package(other) == "chess"
    assert list(read_index(other)) == ["8.4", "8.4.2", "4.0"]
