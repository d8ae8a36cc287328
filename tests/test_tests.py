"""How tests are written: none calls what a module keeps to itself or imports another, and each is run somewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted((ROOT / "tests").rglob("*.py"))
MANY = "mark.many"
DEFINED = re.compile(r"^ *(?:async )?def (\w+)", re.MULTILINE)


def is_private(name: str) -> bool:
    """Whether a name says that it is nobody else's business."""
    return name.startswith("_") and not name.startswith("__")


@cache
def private_functions() -> frozenset[str]:
    """The functions that the sources keep to themselves."""
    texts = (path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    return frozenset(name for text in texts for name in DEFINED.findall(text) if is_private(name))


def faults(tree: ast.AST) -> Iterator[str]:
    """What a file of tests takes that is not offered."""
    ours: set[str] = set()
    private = private_functions()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            ours |= {name.asname or name.name for name in node.names if (node.module or "").startswith("sandtable")}
            yield from (f"{node.module}.{name.name}" for name in node.names if is_private(name.name))
            if (node.module or "").rpartition(".")[2].startswith("test_"):
                yield f"{node.lineno}: from {node.module}"
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ours:
            yield from [f"{node.lineno}: {ast.unparse(node)}"] * (node.attr in private)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in private and ast.unparse(node.func.value) not in ("self", "cls", "super()"):
                yield f"{node.lineno}: {ast.unparse(node.func)}"
            words = [each.value for each in node.args if isinstance(each, ast.Constant)]
            if node.func.attr == "setattr":
                yield from (f"{node.lineno}: {word}" for word in map(str, words) if word.rpartition(".")[2] in private)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_tests_take_what_is_offered(path: Path) -> None:
    assert list(faults(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "text",
    [
        "from sandtable.web.store import _bytes",
        "from tests.web.test_tables import code_of",
        "store._notice(table)",
        "monkeypatch.setattr(Store, '_notice', work)",
    ],
)
def test_what_is_not_offered_is_noticed(text: str) -> None:
    assert list(faults(ast.parse(text)))


# -- what is run where


def run_on_the_compiled_build(makefile: str) -> set[Path]:
    """The files of tests that both builds must pass."""
    said = re.search(r"^COMPILED_TESTS := ((?:.*\\\n)*.*)$", makefile, re.MULTILINE)
    assert said is not None
    places = [place for pattern in re.findall(r"tests/[\w/*.]+", said[1]) for place in ROOT.glob(pattern)]
    return {path for place in places for path in ([place] if place.is_file() else place.rglob("*.py"))}


def test_what_the_pure_build_leaves_out_is_run_on_the_compiled_one() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert '-m "not fuzz and (many or not slow)" $(COMPILED_TESTS)' in makefile
    texts = {path: path.read_text(encoding="utf-8") for path in FILES if path != Path(__file__)}
    marking = {path: re.findall(r"^(\w+) = .*mark\.many", text, re.M) for path, text in texts.items() if MANY in text}
    handed_on = {
        path
        for giver, names in marking.items()
        for path, text in texts.items()
        for taken in re.findall(
            rf"^from {'.'.join(giver.relative_to(ROOT).with_suffix('').parts)} import (.*)", text, re.M
        )
        if any(name in taken for name in names)
    }
    assert handed_on
    assert {*marking, *handed_on} <= run_on_the_compiled_build(makefile)


def test_every_part_of_the_tests_is_run() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    said = re.search(r"^APART := (.*)$", makefile, re.MULTILINE)
    assert said is not None
    assert [part for part in said[1].split() if not (ROOT / "tests" / part / "__init__.py").is_file()] == []
    assert "$(PURE_PYTEST) $(APART:%=--ignore=tests/%)" in makefile  # whatever has no part of its own
    everything = re.search(r"^test: .*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    assert everything is not None
    assert {"browsed", "test-extras", "conformance", "$(COMPILED_RUNS)", "$(STILL)", "$(PURE)"} <= {
        *everything[1].split()
    }
