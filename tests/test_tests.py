"""How tests are written: none calls what a module keeps to itself, and none is imported by another."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted((ROOT / "tests").rglob("*.py"))


def is_private(name: str) -> bool:
    """Whether a name says that it is nobody else's business."""
    return name.startswith("_") and not name.startswith("__")


def private_functions() -> set[str]:
    """The functions that the sources keep to themselves."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "src").rglob("*.py")]
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, functions)}


PRIVATE = {name for name in private_functions() if is_private(name)}


def faults(tree: ast.AST) -> Iterator[str]:
    """What a file of tests takes that is not offered."""
    ours: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            ours |= {name.asname or name.name for name in node.names if (node.module or "").startswith("sandtable")}
            yield from (f"{node.module}.{name.name}" for name in node.names if is_private(name.name))
            if (node.module or "").rpartition(".")[2].startswith("test_"):
                yield f"{node.lineno}: from {node.module}"
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ours:
            yield from [f"{node.lineno}: {ast.unparse(node)}"] * (node.attr in PRIVATE)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in PRIVATE and ast.unparse(node.func.value) not in ("self", "cls", "super()"):
                yield f"{node.lineno}: {ast.unparse(node.func)}"
            words = [each.value for each in node.args if isinstance(each, ast.Constant)]
            if node.func.attr == "setattr":
                yield from (f"{node.lineno}: {word}" for word in map(str, words) if word.rpartition(".")[2] in PRIVATE)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_tests_take_what_is_offered(path: Path) -> None:
    assert list(faults(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "text",
    [
        "from sandtable.web.store import _bytes",
        "from tests.web.test_tables import code_of",
        "store._do(work)",
        "monkeypatch.setattr(Store, '_do', work)",
    ],
)
def test_what_is_not_offered_is_noticed(text: str) -> None:
    assert list(faults(ast.parse(text)))
