"""Who writes to what: the fields that the modules of a game write to, by their syntax trees."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path

WRITING = {"append", "remove", "insert", "pop", "add", "discard", "extend", "clear", "update", "setdefault", "sort"}


def modules(home: Path) -> list[str]:
    """The modules of a package."""
    paths = (path.relative_to(home).with_suffix("") for path in home.rglob("*.py"))
    return sorted(".".join(path.parts) for path in paths)


@cache
def written(home: Path, module: str) -> tuple[tuple[str, int], ...]:
    """The fields of things other than oneself that a module writes to, and where."""
    text = home.joinpath(*module.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    return tuple(_written(ast.parse(text)))


def _written(tree: ast.AST) -> Iterator[tuple[str, int]]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            names = _other_names(function)
            for target, rebinds in _targets(function):
                field = target
                while isinstance(field, ast.Subscript):
                    field = field.value
                if isinstance(field, ast.Name) and field.id in names and not (rebinds and field is target):
                    field = names[field.id]
                if isinstance(field, ast.Attribute) and not (
                    isinstance(field.value, ast.Name) and field.value.id == "self"
                ):
                    yield field.attr, target.lineno


def _targets(function: ast.FunctionDef) -> Iterator[tuple[ast.expr, bool]]:
    """What is written to, and whether a name among it would stand for something else from then on."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.Delete):
            for target in node.targets:
                for each in target.elts if isinstance(target, ast.Tuple) else [target]:
                    yield each, True
        elif isinstance(node, ast.AugAssign):
            yield node.target, True
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WRITING:
            yield node.func.value, False


def _other_names(function: ast.FunctionDef) -> dict[str, ast.Attribute]:
    """The names in a function that stand for fields of something."""
    found = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target, value = node.targets[0], node.value
            both = isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
            names = target.elts if isinstance(target, ast.Tuple) and both else [target]
            values = value.elts if isinstance(value, ast.Tuple) and both else [value]
            for name, field in zip(names, values, strict=True):
                if isinstance(name, ast.Name) and isinstance(field, ast.Attribute):
                    found[name.id] = field
    return found


def moved(home: Path, module: str) -> set[str]:
    """The fields that a module writes to."""
    return {field for field, _ in written(home, module)}


def strays(home: Path, module: str, movers: Mapping[str, str], allowed: Collection[str]) -> list[tuple[str, int]]:
    """What a module writes to that another one moves."""
    return [
        (field, line)
        for field, line in written(home, module)
        if field in movers and module != movers[field] and field not in allowed
    ]
