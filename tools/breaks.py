"""Small breaks: the ways in which a line of Python can be a little wrong, each as a change of its text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy
from itertools import accumulate
from typing import Final, NamedTuple

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
SHOWN: Final = 60
"""As much of a piece of code as is printed."""

# What these hold says nothing to the rules: types, decorators, the words of a refusal, texts with gaps (whose parts
# have no places of their own before Python 3.12).
_LEFT_ALONE: Final = (ast.Raise, ast.Assert, ast.JoinedStr, ast.Import, ast.ImportFrom)
_FIELDS_LEFT_ALONE: Final = frozenset(("annotation", "returns", "decorator_list"))
_KEYWORDS_LEFT_ALONE: Final = frozenset(("strict", "slots", "frozen", "parents", "exist_ok"))


class Break(NamedTuple):
    """One change: the bytes from ``start`` to ``end`` become ``after``."""

    line: int
    last_line: int
    start: int
    end: int
    before: str
    after: str

    def applied(self, source: str) -> str:
        """The source with the break in it."""
        text = source.encode()
        return (text[: self.start] + self.after.encode() + text[self.end :]).decode()

    def __str__(self) -> str:
        return f"{_short(self.before)}  ->  {_short(self.after)}"


def breaks_in(source: str) -> Iterator[Break]:
    """Every small break of a module, in the order of its text."""
    starts = [0, *accumulate(len(line) for line in source.encode().splitlines(keepends=True))]
    text = source.encode()
    for node in _open_to_breaks(ast.parse(source)):
        for after in _broken(node):
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
            before = text[start:end].decode()
            if after != before:
                yield Break(node.lineno, node.end_lineno or node.lineno, start, end, before, after)


def _open_to_breaks(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """The parts of a module in which a break can mean something."""
    if isinstance(node, _LEFT_ALONE) or _is_for_types_alone(node):
        return
    if isinstance(node, ast.keyword) and node.arg in _KEYWORDS_LEFT_ALONE:
        return
    if isinstance(node, ast.expr | ast.stmt):
        yield node
    for name, value in ast.iter_fields(node):
        if name not in _FIELDS_LEFT_ALONE:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _open_to_breaks(child)


def _is_for_types_alone(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _broken(node: ast.expr | ast.stmt) -> Iterator[str]:
    """What may stand in the place of a node, as text."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            yield _written(_with(node, ops=[COMPARISONS[type(op)]()]))
        case ast.BoolOp(op=op):
            yield _written(_with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And()))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield _written(operand)
        case ast.BinOp(op=ast.Add() | ast.Sub() as op):
            yield _written(_with(node, op=ast.Sub() if isinstance(op, ast.Add) else ast.Add()))
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield str(value + 1)
        case ast.Call(func=ast.Name(id=name)) if name in NAMES:
            yield _written(_with(node, func=ast.Name(NAMES[name])))
        case ast.IfExp(body=body, orelse=orelse):
            yield _written(_with(node, body=orelse, orelse=body))
        case ast.Expr(value=ast.Call()):
            yield "pass"
        case ast.Expr(value=ast.YieldFrom()):
            yield "yield from ()"
        case ast.Continue():
            yield "break"
        case ast.Break():
            yield "continue"


def _with(node: ast.expr, **changed: object) -> ast.expr:
    """The node with some of its fields changed."""
    other = copy(node)
    for name, value in changed.items():
        setattr(other, name, value)
    return other


def _written(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= SHOWN else f"{line[: SHOWN - 3]}..."
